//! Rules, cards and questions: pages to look things up in.

use kaiju_rules::{Card, Chapter, Clause, EditionId, Kind, Monster, deck_of};
use kaiju_text::words::faq;
use kaiju_text::{books, cards, editions, rules, web};
use leptos::prelude::*;

use crate::board::{card_face, kind_class};
use crate::info::monster_kind;
use crate::page::{icon, rich};
use crate::prefs::{lang, t};

/// A field to search with.
fn search_field(query: RwSignal<String>) -> AnyView {
    view! {
        <div class="field"><label for="search">{icon("i-search")} {t!(search)}</label>
            <input id="search" class="input" type="search" autocomplete="off" prop:value=query on:input=move |event| query.set(event_target_value(&event))/></div>
    }
    .into_any()
}

/// Does a text say all the words of a query, in any order and case?
fn says(text: &str, query: &str) -> bool {
    let text = text.to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// The editions to choose from.
fn edition_choice(edition: RwSignal<Option<EditionId>>) -> AnyView {
    let one = |value: Option<EditionId>| {
        let text = move || value.map_or_else(|| web::all_editions(lang()), |edition| editions::title(lang(), edition));
        view! { <label><input type="radio" name="edition" prop:checked=move || edition.get() == value on:change=move |_| edition.set(value)/><span>{text}</span></label> }
    };
    let all = std::iter::once(None).chain(EditionId::all().map(Some));
    view! { <fieldset class="segment"><legend>{t!(edition)}</legend>{all.map(one).collect_view()}</fieldset> }
        .into_any()
}

/// The rules, clause by clause.
#[component]
pub(crate) fn RulesPage(clause: Option<String>) -> impl IntoView {
    let query = RwSignal::new(String::new());
    let edition = RwSignal::new(None::<EditionId>);
    let found = Memo::new(move |_| {
        let (query, edition, lang) = (query.get(), edition.get(), lang());
        let holds = |clause: &Clause| edition.is_none_or(|edition| clause.holds(&edition.edition().rules));
        let read =
            |clause: Clause| format!("{} {} {}", clause.id(), rules::title(lang, clause), rules::text(lang, clause));
        let all = Clause::ALL.iter().copied().filter(holds);
        all.filter(|&clause| says(&read(clause), &query)).collect::<Vec<_>>()
    });
    let target = clause.clone();
    Effect::new(move |_| {
        if let Some(id) = target.clone() {
            request_animation_frame(move || {
                if let Some(found) = document().get_element_by_id(&format!("clause-{}", id.to_uppercase())) {
                    found.scroll_into_view();
                    let _ = found.set_attribute("tabindex", "-1");
                    crate::page::focus(&format!("#clause-{}", id.to_uppercase()));
                }
            });
        }
    });
    let entry = |&chapter: &Chapter| {
        let first = Clause::ALL.iter().find(|clause| clause.chapter() == chapter).map_or("", |clause| clause.id());
        view! { <a href=format!("#/rules/{first}")>{move || rules::chapter(lang(), chapter)}</a> }
    };
    let contents = Chapter::ALL.iter().map(entry).collect_view();
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(rules)}</h1>
            <div class="filters">{search_field(query)} {edition_choice(edition)}</div>
            <p class="muted" role="status">{move || web::found(lang(), found.with(Vec::len) as u32)}</p>
            <div class="reader">
                <nav class="reader-toc" aria-label=t!(chapters)>{contents}</nav>
                <div class="prose">
                    <For each=move || found.get() key=|clause| *clause children=move |clause| clause_view(clause, edition)/>
                </div>
            </div>
        </main>
    }
}

fn clause_view(clause: Clause, edition: RwSignal<Option<EditionId>>) -> AnyView {
    let notes = move || {
        let chosen = edition.get();
        rules::notes(lang(), clause)
            .filter(|(of, _)| chosen.is_none_or(|chosen| chosen == of.edition()))
            .map(|(of, text)| view! { <p class="note"><span><b>{books::title_of_preset(lang(), of)}</b> ": " {rich(text)}</span></p> })
            .collect_view()
    };
    let see = clause
        .see()
        .iter()
        .map(|see| see.id())
        .map(|id| view! { <a href=format!("#/rules/{id}")>{id}</a> " " })
        .collect_view();
    view! {
        <article class="rule" id=format!("clause-{}", clause.id())>
            <h2><span class="clause">{clause.id()}</span> " " {move || rules::title(lang(), clause)}</h2>
            <p>{move || rich(rules::text(lang(), clause))}</p>
            {notes}
            {(!clause.see().is_empty()).then(|| view! { <p class="small">{t!(see_also)} " " {see}</p> })}
        </article>
    }
    .into_any()
}

/// Every card once: an edition's own print where the text differs.
fn deck(edition: EditionId) -> impl Iterator<Item = &'static Card> {
    let deck = edition.edition().deck;
    deck.kinds().map(|(card, _)| card).chain(deck.promos())
}

/// The cards.
#[component]
pub(crate) fn CardsPage(card: Option<String>) -> impl IntoView {
    let query = RwSignal::new(String::new());
    // None stands for the Evolutions.
    let edition = RwSignal::new(Some(EditionId::default()));
    let wanted = card.clone();
    // An address that names a card opens the deck it is in.
    if let Some(id) = &card {
        let mut editions = std::iter::once(EditionId::default()).chain(EditionId::all());
        edition.set(editions.find(|&edition| deck(edition).any(|card| card.id == id)));
        query.set(
            cards::all()
                .find(|card| card.id == id)
                .map(|card| cards::name(lang(), card).to_string())
                .unwrap_or_default(),
        );
    }
    let found = Memo::new(move |_| {
        let (query, lang) = (query.get(), lang());
        let all: Vec<(&'static Card, Option<Monster>)> = match edition.get() {
            None => Monster::ALL
                .iter()
                .filter_map(|&monster| Some((monster, deck_of(monster)?)))
                .flat_map(|(monster, deck)| deck.iter().map(move |&card| (card, Some(monster))))
                .collect(),
            Some(edition) => deck(edition).map(|card| (card, None)).collect(),
        };
        all.into_iter()
            .filter(|(card, of)| {
                let owner = of.map_or("", Monster::name);
                says(&format!("{} {} {} {owner}", cards::name(lang, card), cards::text(lang, card), card.id), &query)
            })
            .map(|(card, of)| Shown { card, of })
            .collect::<Vec<_>>()
    });
    let choice = |value: Option<EditionId>| {
        let text = move || value.map_or_else(|| web::evolutions(lang()), |edition| editions::title(lang(), edition));
        view! { <label><input type="radio" name="deck" prop:checked=move || edition.get() == value on:change=move |_| edition.set(value)/><span>{text}</span></label> }
    };
    let shown = move |Shown { card, of }: Shown| {
        let class = format!(
            "card {}{}",
            kind_class(card.kind),
            if wanted.as_deref() == Some(card.id) { " is-best" } else { "" }
        );
        view! {
            <article class=class id=format!("card-{}", card.id)>
                {card_face(card, None)}
                {of.map(|monster| view! { <p class="small muted">{move || monster_kind(monster)}</p> })}
            </article>
        }
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(cards)}</h1>
            <div class="filters">{search_field(query)}
                <fieldset class="segment"><legend>{t!(deck)}</legend>{EditionId::all().map(Some).chain([None]).map(choice).collect_view()}</fieldset>
            </div>
            <p class="muted" role="status">{move || web::found(lang(), found.with(Vec::len) as u32)}</p>
            <div class="cards"><For each=move || found.get() key=|one| (one.card.id, one.card.kind == Kind::Keep, std::ptr::from_ref(one.card) as usize) children=shown/></div>
        </main>
    }
}

#[derive(Clone, Copy)]
struct Shown {
    card: &'static Card,
    of: Option<Monster>,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        std::ptr::eq(self.card, other.card)
    }
}

/// Questions people ask, with their answers in each edition.
#[component]
pub(crate) fn FaqPage() -> impl IntoView {
    let query = RwSignal::new(String::new());
    let found = move || {
        let (query, lang) = (query.get(), lang());
        faq::ids()
            .filter(|id| !id.contains('.'))
            .filter_map(|id| {
                let question = faq::by_id(lang, id)?;
                let part = |name: &str| faq::by_id(lang, &format!("{id}.{name}"));
                let notes = EditionId::all().filter_map(|edition| Some((Some(edition), part(edition.name())?)));
                let answer = part("answer").map(|answer| (None, answer));
                let parts: Vec<(Option<EditionId>, &str)> = answer.into_iter().chain(notes).collect();
                let whole: String = parts.iter().map(|(_, text)| *text).collect::<Vec<_>>().join(" ");
                says(&format!("{question} {whole}"), &query).then_some((question, parts))
            })
            .map(|(question, parts)| {
                let answers = parts.into_iter().map(|(edition, text)| match edition {
                    None => view! { <p>{rich(text)}</p> }.into_any(),
                    Some(edition) => {
                        view! { <p><b>{editions::title(lang, edition)}</b> ": " {rich(text)}</p> }.into_any()
                    }
                });
                view! { <details class="faq"><summary>{rich(question)}</summary>{answers.collect_view()}</details> }
            })
            .collect_view()
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(faq)}</h1>
            <div class="filters">{search_field(query)}</div>
            {found}
        </main>
    }
}

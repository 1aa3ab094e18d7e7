//! Rules, cards and questions: pages to look things up in.

use kaiju_rules::{Card, Chapter, Clause, EditionId, Kind, Monster, Rules, deck_of};
use kaiju_text::search::{self, Searched};
use kaiju_text::{books, cards, editions, faq, rules, rulings, web};
use leptos::prelude::*;

use crate::board::{card_face, kind_class};
use crate::info::monster_kind;
use crate::page::{icon, rich};
use crate::prefs::{lang, t};

/// A field to search with.
pub(crate) fn search_field(query: RwSignal<String>) -> AnyView {
    view! {
        <div class="field"><label for="search">{icon("i-search")} {t!(search)}</label>
            <input id="search" class="input" type="search" autocomplete="off" prop:value=query on:input=move |event| query.set(event_target_value(&event))/></div>
    }
    .into_any()
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

/// Editions with the rules they have by default.
fn as_printed(editions: &[EditionId]) -> Vec<(EditionId, Rules)> {
    editions.iter().map(|edition| (*edition, edition.edition().rules)).collect()
}

/// The rules, clause by clause.
#[component]
pub(crate) fn RulesPage(clause: Option<String>) -> impl IntoView {
    let query = RwSignal::new(String::new());
    let edition = RwSignal::new(None::<EditionId>);
    let editions = move || edition.get().map_or(EditionId::ALL.to_vec(), |only| vec![only]);
    let clauses = Memo::new(move |_| rules::searched(lang(), &editions()));
    let decided = Memo::new(move |_| rulings::searched(lang(), &as_printed(&editions())));
    let found = Memo::new(move |_| clauses.with(|all| query.with(|query| named(query, all))));
    let ruled = Memo::new(move |_| decided.with(|all| query.with(|query| named(query, all))));
    let number = move || (found.with(Vec::len) + ruled.with(Vec::len)) as u32;
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
            <p class="muted" role="status">{move || web::found(lang(), number())}</p>
            <div class="reader">
                <nav class="reader-toc" aria-label=t!(chapters)>{contents} <a href=format!("#/rules/{RULINGS}")>{t!(rulings)}</a></nav>
                <div class="prose">
                    <For each=move || found.get() key=|clause| *clause children=move |clause| clause_view(clause, edition)/>
                    <section id=format!("clause-{RULINGS}") hidden=move || ruled.with(Vec::is_empty)>
                        <h2>{t!(rulings)}</h2>
                        <ul class="rulings"><For each=move || ruled.get() key=Clone::clone children=ruling_view/></ul>
                    </section>
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
    let rulings = move || {
        let editions = edition.get().map_or(EditionId::ALL.to_vec(), |only| vec![only]);
        let all: Vec<_> =
            rulings::on(clause, &as_printed(&editions)).map(|id| ruling(id, rulings::text(lang(), id))).collect();
        (!all.is_empty()).then(|| view! { <ul class="rulings">{all}</ul> })
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
            {rulings}
            {(!clause.see().is_empty()).then(|| view! { <p class="small">{t!(see_also)} " " {see}</p> })}
        </article>
    }
    .into_any()
}

/// Where the rulings begin on the page of the rules, as the address names it.
const RULINGS: &str = "RULINGS";

/// A ruling with its id, as part of a list.
pub(crate) fn ruling(id: &str, text: Option<&'static str>) -> AnyView {
    view! { <li><span class="clause">{id.to_string()}</span> " " {text.map(rich)}</li> }.into_any()
}

/// A ruling with what it is about.
fn ruling_view(id: String) -> AnyView {
    let clauses = rulings::clauses(&id).iter().map(|clause| {
        let id = clause.id();
        view! { " " <a href=format!("#/rules/{id}")>{id}</a> }
    });
    let cards = rulings::cards(&id).into_iter().map(|card| {
        view! { " " <a href=format!("#/cards/{}", card.id)>{move || cards::name(lang(), card)}</a> }
    });
    let text = {
        let id = id.clone();
        move || rulings::text(lang(), &id).map(rich)
    };
    view! {
        <li id=format!("clause-{id}")><span class="clause">{id.clone()}</span> " " {text}
            <span class="small">{clauses.collect_view()} {cards.collect_view()}</span></li>
    }
    .into_any()
}

/// What a query finds, the best first.
pub(crate) fn named<T: Clone>(query: &str, all: &[Searched<T>]) -> Vec<T> {
    search::find(query, all).into_iter().map(|(what, _)| what.clone()).collect()
}

/// Every card once: an edition's own print where the text differs.
pub(crate) fn deck(edition: EditionId) -> impl Iterator<Item = &'static Card> {
    let deck = edition.edition().deck;
    deck.kinds().map(|(card, _)| card).chain(deck.extras())
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
    }
    // It is shown alone until somebody looks for something else.
    let only = card.clone();
    let named_here = move |shelf: &[Searched<&'static Card>]| {
        let alone = only.as_deref().filter(|_| query.with(String::is_empty));
        let found = named("", shelf).into_iter().filter(|card| Some(card.id) == alone).collect::<Vec<_>>();
        if found.is_empty() { query.with(|query| named(query, shelf)) } else { found }
    };
    let shelf = Memo::new_with_compare(
        move |_| {
            let evolutions =
                || Monster::ALL.iter().filter_map(|&monster| deck_of(monster)).flatten().copied().collect();
            let all: Vec<&'static Card> = edition.get().map_or_else(evolutions, |edition| deck(edition).collect());
            cards::searched(lang(), all)
        },
        |_, _| true,
    );
    let found = Memo::new(move |_| {
        let cards = shelf.with(|shelf| named_here(shelf));
        cards.into_iter().map(|card| Shown { card, of: cards::owner(card) }).collect::<Vec<_>>()
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
            <p><a href="#/atlas">{t!(atlas)}</a></p>
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
        let lang = lang();
        query
            .with(|query| named(query, &faq::searched(lang, &EditionId::ALL)))
            .into_iter()
            .map(|entry| {
                let notes = EditionId::all().filter_map(|edition| Some((Some(edition), entry.note(lang, edition)?)));
                let parts: Vec<(Option<EditionId>, &str)> =
                    std::iter::once((None, entry.answer(lang))).chain(notes).collect();
                (entry.question(lang), parts)
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

//! The window that explains: a card, a clause, an event and why it happened.

use std::cell::OnceCell;
use std::sync::Arc;

use kaiju_client::{Beat, Explained, explain};
use kaiju_rules::{Card, Clause, EditionId, Event, Kind, Monster, Reason, deck_of};
use kaiju_text::{ask, books, cards, editions, events, rules, rulings, turn, web};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::board::{kind_class, kind_name};
use crate::game::game;
use crate::page::{icon, modal, pictogram, rich};
use crate::prefs::{lang, t};
use crate::reference::ruling;
use crate::stage::Stage;
use crate::turn_aid;

/// What is explained.
#[derive(Clone)]
pub(crate) enum Info {
    Card(&'static Card),
    Event(Arc<Beat>),
    Clause(Clause),
    /// The steps of a turn at this table.
    Turn(Stage),
    /// What Tokyo pays and forbids, in energy or in stars.
    Tokyo {
        duo: bool,
    },
}

thread_local! {
    static INFO: OnceCell<RwSignal<Option<Info>>> = const { OnceCell::new() };
}

/// What is explained now.
pub(crate) fn info() -> RwSignal<Option<Info>> {
    INFO.with(|cell| *cell.get_or_init(|| RwSignal::new(None)))
}

/// Explains something.
pub(crate) fn open(what: Info) {
    info().set(Some(what));
}

/// Closes the window.
pub(crate) fn close() {
    info().set(None);
}

/// The window itself; there is one on every page.
#[component]
pub(crate) fn InfoWindow() -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    modal(dialog, move || info().get().is_some());
    let body = move || match info().get() {
        Some(Info::Card(card)) => card_info(card),
        Some(Info::Event(beat)) => event_info(&beat),
        Some(Info::Clause(clause)) => clause_info(clause),
        Some(Info::Turn(stage)) => turn_aid::summary(stage),
        Some(Info::Tokyo { duo }) => {
            let paid: &[Clause] = if duo { &[Clause::Duo1] } else { &[Clause::Enter4, Clause::Start1] };
            paid.iter().chain(&[Clause::Heal2]).map(|&clause| clause_info(clause)).collect_view().into_any()
        }
        None => ().into_any(),
    };
    let title = move || match info().get() {
        Some(Info::Card(card)) => cards::name(lang(), card).to_string(),
        Some(Info::Event(_)) => web::why_title(lang()).to_string(),
        Some(Info::Clause(_)) => web::rules(lang()).to_string(),
        Some(Info::Turn(_)) => turn::summary(lang()).to_string(),
        Some(Info::Tokyo { .. }) => web::tokyo(lang()).to_string(),
        None => String::new(),
    };
    view! {
        <dialog class="dialog" node_ref=dialog aria-labelledby="info-title" on:close=move |_| info().set(None)
            on:click=move |event| { if dialog.get().is_some_and(|d| event.target() == Some(d.into())) { info().set(None); } }>
            <div class="dialog-head">
                <h2 id="info-title">{title}</h2>
                <button type="button" class="btn btn-plain btn-icon" aria-label=t!(close) on:click=move |_| info().set(None)>{icon("i-close")}</button>
            </div>
            <div class="dialog-body stack">{body}</div>
        </dialog>
    }
}

fn card_info(card: &'static Card) -> AnyView {
    let evolution = matches!(card.kind, Kind::Temporary | Kind::Permanent);
    let rulings: Vec<_> = game().stage.view.with(|view| {
        let followed = rulings::followed(card, view.table().edition(), view.table().rules());
        followed.map(|id| ruling(id, rulings::text(lang(), id))).collect()
    });
    view! {
        <div class=format!("card card-big {}", kind_class(card.kind))>
            <div class="card-art">{pictogram(card.id)}</div>
            <p class="card-text">{rich(cards::text(lang(), card))}</p>
            <div class="card-foot"><span class="card-kind">{kind_name(card.kind)}</span>
                {owner_of(card).map(|monster| view! { <span>{monster_kind(monster)}</span> })}
                {(!evolution).then(|| view! { <span>{web::costs(lang(), u32::from(card.cost))}</span> })}
            </div>
        </div>
        {(!rulings.is_empty()).then(|| view! { <h3>{web::rulings(lang())}</h3><ul class="rulings">{rulings}</ul> })}
        <p><a href=format!("#/cards/{}", card.id) on:click=move |_| info().set(None)>{web::all_about_card(lang())}</a></p>
    }
    .into_any()
}

/// The monster an Evolution belongs to.
fn owner_of(card: &Card) -> Option<Monster> {
    Monster::ALL
        .iter()
        .copied()
        .find(|&monster| deck_of(monster).is_some_and(|deck| deck.iter().any(|one| one.id == card.id)))
}

/// A monster and its species.
pub(crate) fn monster_kind(monster: Monster) -> String {
    format!("{} · {}", monster.name(), ask::species(lang(), monster.species()))
}

fn clause_info(clause: Clause) -> AnyView {
    let here =
        game().stage.view.with(|view| rules::note_at(lang(), clause, view.table().edition(), view.table().rules()));
    let notes = rules::notes(lang(), clause).map(|(of, text)| {
        let class = if here == Some(text) { "note note-good" } else { "note" };
        view! { <p class=class><span><b>{books::title_of_preset(lang(), of)}</b> ": " {rich(text)}</span></p> }
    });
    view! {
        <h3><span class="clause">{clause.id()}</span> " " {rules::title(lang(), clause)}</h3>
        <p>{rich(rules::text(lang(), clause))}</p>
        {notes.collect_view()}
        <p><a href=format!("#/rules/{}", clause.id()) on:click=move |_| info().set(None)>{web::read_in_rules(lang())}</a></p>
    }
    .into_any()
}

fn event_info(beat: &Beat) -> AnyView {
    let line = events::line(lang(), &beat.before, beat.event);
    let reason = match beat.event.why().reason() {
        Reason::Clause(clause) => clause_info(clause),
        Reason::Power(source) => {
            let card = beat.before.print(source).under(beat.before.rules());
            let who = beat.before.holder(source).map(|seat| events::seat_name(&beat.before, seat));
            view! {
                <p>{web::because_of(lang(), cards::name(lang(), card))}{who.map(|who| format!(" ({who})"))}</p>
                {card_info(card)}
            }
            .into_any()
        }
    };
    let Explained { pitfalls, questions, .. } = explain(&beat.before, beat.event);
    let pitfalls = pitfalls.into_iter().map(|pitfall| {
        let id = pitfall.clause().id();
        view! { <p class="note note-good"><span>{rich(&pitfall.text(lang(), &beat.before))} " " <span class="clause">{id}</span></span></p> }
    });
    let asked = questions.into_iter().map(|entry| {
        let answer = entry.told(lang(), beat.before.edition());
        view! { <details class="faq"><summary>{rich(entry.question(lang()))}</summary><p>{rich(&answer)}</p></details> }
    });
    view! {
        <p class="loud">{rich(&line)}</p>
        {pitfalls.collect_view()}
        {subject(beat).map(card_info)} {reason}
        {asked.collect_view()}
    }
    .into_any()
}

/// The card an event is about, where its reason is another.
fn subject(beat: &Beat) -> Option<&'static Card> {
    let table = &beat.before;
    Some(match beat.event {
        Event::Bought { card, .. }
        | Event::Revealed { card, .. }
        | Event::Lost { card, .. }
        | Event::Milled { card, .. }
        | Event::Gained { card, .. }
        | Event::Taken { card, .. } => table.card(card).under(table.rules()),
        Event::Played { evolution, .. } => table.print(evolution),
        _ => return None,
    })
}

/// What people call the edition a server names; the server's own word for one we do not know.
pub(crate) fn edition_name(name: &str) -> String {
    EditionId::from_name(name).map_or(name, |edition| editions::title(lang(), edition)).to_string()
}

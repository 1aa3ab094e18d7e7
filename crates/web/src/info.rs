//! The window that explains: a card, a clause, an event and why it happened.

use std::cell::OnceCell;
use std::sync::Arc;

use kaiju_client::{Beat, Chair, Explained, explain};
use kaiju_rules::{Card, Clause, Event, Kind, Monster, Reason, Seat, Source, Viewer, deck_of};
use kaiju_text::{ask, books, cards, events, faq, reasons, rules, rulings, turn, web};
use kaiju_wire::Code;
use kaiju_wire::table::BotReasonInfo;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::aloud;
use crate::board::{kind_class, kind_name, seat_info};
use crate::game::game;
use crate::online::{OnlineError, call};
use crate::page::{icon, modal, pictogram, pressed, rich, stays_closed};
use crate::prefs::{lang, t};
use crate::reference::{deck, named, ruling, search_field};
use crate::stage::Stage;
use crate::turn_aid;

/// What is explained.
#[derive(Clone)]
pub(crate) enum Info {
    Card(&'static Card),
    Event(Arc<Beat>),
    Clause(Clause),
    /// A monster at this table, its player and its cards.
    Seat(Stage, Seat),
    /// The steps of a turn at this table.
    Turn(Stage),
    /// Rules, cards, rulings and questions, by what somebody types.
    LookUp,
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
        Some(Info::Card(card)) => {
            aloud::at_once(card);
            card_info(card)
        }
        Some(Info::Event(beat)) => event_info(&beat),
        Some(Info::Clause(clause)) => clause_info(clause),
        Some(Info::Seat(stage, seat)) => seat_info(stage, seat),
        Some(Info::Turn(stage)) => view! { {turn_aid::now_you_may(stage)} {turn_aid::summary(stage)} }.into_any(),
        Some(Info::LookUp) => view! { <LookUp/> }.into_any(),
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
        Some(Info::Seat(stage, seat)) => {
            stage.view.try_with(|view| events::seat_name(view.table(), seat).to_string()).unwrap_or_default()
        }
        Some(Info::Turn(_)) => turn::summary(lang()).to_string(),
        Some(Info::LookUp) => web::look_up(lang()).to_string(),
        Some(Info::Tokyo { .. }) => web::tokyo(lang()).to_string(),
        None => String::new(),
    };
    view! {
        <dialog class="dialog" node_ref=dialog aria-labelledby="info-title" on:close=move |_| if stays_closed(dialog) { info().set(None) }
            on:click=pressed(move |event| { if dialog.get().is_some_and(|d| event.target() == Some(d.into())) { info().set(None); } })>
            <div class="dialog-head">
                <h2 id="info-title">{title}</h2>
                <button type="button" class="btn btn-plain btn-icon" aria-label=t!(close) on:click=pressed(move |_| info().set(None))>{icon("i-close")}</button>
            </div>
            <div class="dialog-body stack">{body}</div>
        </dialog>
    }
}

/// The most that is shown of each kind of thing that was looked up.
const MOST_FOUND: usize = 6;

/// What somebody types is looked up in the rules, the rulings, the cards and the questions, as this table plays.
#[component]
fn LookUp() -> impl IntoView {
    let query = RwSignal::new(String::new());
    let (edition, rules_here) =
        game().stage.view.with_untracked(|view| (view.table().edition(), *view.table().rules()));
    let found = move || {
        let query = query.get();
        if query.trim().is_empty() {
            return view! { <p class="muted">{web::look_up_about(lang())}</p> }.into_any();
        }
        let clauses = named(&query, &rules::searched(lang(), &[edition]));
        let all: Vec<&'static Card> = deck(edition).collect();
        let cards = named(&query, &cards::searched(lang(), all));
        let ruled = named(&query, &rulings::searched(lang(), &[(edition, rules_here)]));
        let asked = named(&query, &faq::searched(lang(), &[edition]));
        let clauses = clauses.into_iter().take(MOST_FOUND).map(|clause| {
            view! { <details class="faq"><summary><span class="clause">{clause.id()}</span> " " {rules::title(lang(), clause)}</summary>{clause_info(clause)}</details> }
        });
        let cards = cards.into_iter().take(MOST_FOUND).map(|card| {
            view! { <details class="faq"><summary>{cards::name(lang(), card)}</summary>{card_info(card)}</details> }
        });
        let asked = asked.into_iter().take(MOST_FOUND).map(|entry| {
            view! { <details class="faq"><summary>{rich(entry.question(lang()))}</summary><p>{rich(&entry.told(lang(), edition))}</p></details> }
        });
        let ruled = ruled.into_iter().take(MOST_FOUND).map(|id| ruling(&id, rulings::text(lang(), &id)));
        view! {
            {cards.collect_view()} {clauses.collect_view()} {asked.collect_view()}
            <ul class="rulings">{ruled.collect_view()}</ul>
        }
        .into_any()
    };
    view! { {search_field(query)} <div class="stack" role="status">{found}</div> }
}

/// A switch for a power that somebody here has and does not want to be asked about.
fn mute_switch(card: &'static Card) -> AnyView {
    let game = game();
    let mine = game.stage.view.with_untracked(|view| {
        let table = view.table();
        let Viewer::Seat(me) = view.viewer() else { return false };
        let held = table.held(me).iter().map(Source::card);
        let played = table.evolutions(me);
        let own = played.shown.iter().chain(played.hand.iter()).map(|n| Source::evolution(me, n));
        held.chain(own).any(|source| table.print(source).id == card.id)
    });
    if !mine || !game.on.get_untracked() {
        return ().into_any();
    }
    let power = card.id;
    view! {
        <label class="switch"><span>{t!(mute_power)}</span>
            <input type="checkbox" role="switch" prop:checked=game.is_muted(power) on:change=move |event| game.mute(power, event_target_checked(&event))/></label>
    }
    .into_any()
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
        {aloud::button(card)}
        {(!rulings.is_empty()).then(|| view! { <h3>{web::rulings(lang())}</h3><ul class="rulings">{rulings}</ul> })}
        {mute_switch(card)}
        <p><a href=format!("#/cards/{}", card.id) on:click=pressed(move |_| info().set(None))>{web::all_about_card(lang())}</a>
            <br/><a href=format!("#/atlas/{}", card.id) on:click=pressed(move |_| info().set(None))>{web::atlas_of_card(lang())}</a></p>
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
        <p><a href=format!("#/rules/{}", clause.id()) on:click=pressed(move |_| info().set(None))>{web::read_in_rules(lang())}</a></p>
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
        {bot_reason(beat)}
        {pitfalls.collect_view()}
        {subject(beat).map(card_info)} {reason}
        {asked.collect_view()}
    }
    .into_any()
}

/// A button behind an event of a bot: why did it choose that? The bot is asked again when somebody wants to know, at a server's table
/// by the server.
fn bot_reason(beat: &Beat) -> AnyView {
    let found = game().session(|session| {
        let seat = beat.event.seat().unwrap_or(beat.before.active());
        match session.local() {
            Some(local) => matches!(local.chairs().get(seat.index()), Some(Chair::Bot(_))).then_some(None),
            None => session.reason_path(beat, lang()).map(Some),
        }
    });
    let Some(path) = found.flatten() else { return ().into_any() };
    let (beat, told) = (beat.clone(), RwSignal::new(None::<String>));
    let ask = move |_| {
        if let Some(path) = path.clone() {
            spawn_local(async move {
                let sentence = match call::<BotReasonInfo>("GET", &path, None, None).await {
                    Ok(info) => info.why,
                    Err(OnlineError::Refused(Code::Forbidden)) => reasons::no_choice(lang()).to_string(),
                    Err(error) => error.text(lang()).to_string(),
                };
                let _ = told.try_set(Some(sentence));
            });
            return;
        }
        let sentence = game().session(|session| {
            let over = session.local().is_some_and(|local| local.state().table().over().is_some());
            session.bot_choice(&beat).map(|choice| choice.told(lang(), over))
        });
        told.set(Some(sentence.flatten().unwrap_or_else(|| reasons::no_choice(lang()).to_string())));
    };
    view! {
        <button type="button" class="btn" on:click=pressed(ask)>{icon("i-bot")} {reasons::ask_why(lang())}</button>
        <p role="status">{move || told.get().map(|told| rich(&told))}</p>
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
    kaiju_client::club::edition_title(lang(), name)
}

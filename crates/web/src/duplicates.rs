//! Duplicates on the page: a new one; and one of them, with a link for each group and, when all have finished, every seat compared.

use kaiju_client::HouseRules;
use kaiju_client::pinned::fingerprint;
use kaiju_rules::{EditionId, Monster};
use kaiju_text::{Lang, account as account_words, duplicates as words, fair, tournaments, web};
use kaiju_wire::duplicate::{
    DuplicateGroup, DuplicateInfo, DuplicatePhase, DuplicateResult, DuplicateSeat, Duplicates, FEWEST_GROUPS,
    MOST_GROUPS, NewDuplicate,
};
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Overtime, Phase};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::account;
use crate::board::bot_name;
use crate::clock::ClockChoice;
use crate::home::{PLAYERS, choice_name, word_for};
use crate::info::edition_name;
use crate::online::{OnlineError, call, make, shared_base};
use crate::page::{icon, monster, pressed, sleep};
use crate::paged::PagedList;
use crate::prefs::{Label, lang, said, t};
use crate::route::go;
use crate::rules_choice::{RulesChoice, SwitchChoice, kept_rules};
use crate::talk::copy_line;

/// How often a duplicate that is looked at is asked for again, in milliseconds.
const AGAIN_MS: u32 = 5000;

/// A duplicate in a list.
fn duplicate_row(one: DuplicateInfo) -> AnyView {
    let (about, label) = (stands(&one), format!("{}: {}", tournaments::look(lang()), one.title));
    view! { <li class="swing"><span><b>{one.title}</b><br/><small>{about}</small></span> <a class="btn" href=format!("#/duplicate/{}", one.duplicate) aria-label=label>{tournaments::look(lang())}</a></li> }
        .into_any()
}

/// The duplicates that somebody made.
fn own_duplicates(session: String) -> AnyView {
    let read = |page: Duplicates| (page.duplicates, page.next);
    let (id, title, path) = ("my-duplicates", Some(words::yours as Label), "/account/duplicates");
    PagedList { id, title, none: None, path, session: Some(session), read, row: duplicate_row }.view()
}

/// One's own duplicates and a new one, for whoever is signed in.
#[component]
pub(crate) fn DuplicatesPage() -> impl IntoView {
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{said(words::duplicate)}</h1>
            <p class="muted">{said(words::about)}</p>
            {account::session().map(own_duplicates)}
            {account::session().map_or_else(|| needs_account().into_any(), |session| view! { <Making session/> }.into_any())}
        </main>
    }
}

fn needs_account() -> impl IntoView {
    view! { <section class="stack"><p>{said(words::needs_account)}</p>
    <p><a class="btn" href="#/account">{icon("i-key")} {said(account_words::title)}</a></p></section> }
}

#[component]
fn Making(session: String) -> impl IntoView {
    let (house, saved) = (RwSignal::new(HouseRules::from(EditionId::default())), kept_rules());
    let (title, groups) = (RwSignal::new(String::new()), RwSignal::new(FEWEST_GROUPS));
    let (people, bots) = (RwSignal::new(2u32), RwSignal::new(2u32));
    let level = RwSignal::new(kaiju_bots::Player::USUAL_NAME.to_string());
    let clock = ClockChoice::none(Overtime::Answer);
    let trouble = RwSignal::new(None::<OnlineError>);
    let make = move |_| {
        let bot = word_for(&level.get_untracked());
        let mut seats = vec![NewSeat::of(NewSeatKind::Human); people.get_untracked() as usize];
        seats.resize(seats.len() + bots.get_untracked() as usize, NewSeat::bot(bot));
        let house = house.get_untracked();
        let (rhythm, clock_s, overtime) = clock.chosen();
        let table = NewTable {
            edition: house.edition.name().to_string(),
            switches: house.switches(),
            seats,
            title: title.get_untracked(),
            rhythm,
            clock_s,
            overtime,
            ..NewTable::default()
        };
        let new = NewDuplicate { groups: groups.get_untracked(), table };
        let (session, body) = (session.clone(), serde_json::to_string(&new).ok());
        spawn_local(async move {
            match make::<DuplicateInfo>("/duplicates", Some(&session), body).await {
                Ok(made) => go(&format!("/duplicate/{}", made.duplicate)),
                Err(why) => trouble.set(Some(why)),
            }
        });
    };
    let number = |id: &'static str, text: fn(Lang) -> &'static str, value: RwSignal<u32>, from: u32, to: u32| {
        let options =
            (from..=to).map(|n| view! { <option value=n.to_string() selected=move || value.get() == n>{n}</option> });
        view! {
            <div class="field"><label for=id>{said(text)}</label>
                <select class="select" id=id on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { value.set(n) }>{options.collect_view()}</select></div>
        }
    };
    let fits = move || (2..=6).contains(&(people.get() + bots.get()));
    view! {
        <section class="box stack" aria-labelledby="d-make"><h2 id="d-make">{said(words::make)}</h2>
            <div class="field"><label for="d-title">{said(words::title)}</label>
                <input id="d-title" class="input" maxlength="24" prop:value=title on:input=move |event| title.set(event_target_value(&event))/></div>
            <RulesChoice house saved/>
            <div class="filters filters-short">
                {number("d-groups", words::groups, groups, FEWEST_GROUPS, MOST_GROUPS)}
                {number("d-people", web::people, people, 1, 6)}
                {number("d-bots", web::bots, bots, 0, 5)}
                <div class="field"><label for="d-level">{t!(bot_strength)}</label>
                    <select class="select" id="d-level" on:change=move |event| level.set(event_target_value(&event))>
                        {PLAYERS.map(|word| view! { <option value=word selected=move || level.get() == word>{move || choice_name(word)}</option> }).collect_view()}
                    </select></div>
                {clock.field("d-clock")}
                {clock.overtime_field("d-overtime")}
            </div>
            <SwitchChoice house saved/>
            <Show when=move || !fits()><p class="note note-bad">{t!(two_to_six)}</p></Show>
            {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
            <button type="button" class="btn btn-main" id="make-duplicate" disabled=move || !fits() || title.with(|title| title.trim().is_empty()) on:click=pressed(make)>{icon("i-plus")} {said(words::make)}</button>
        </section>
    }
}

/// One duplicate. It is asked for again and again until all groups have finished.
#[component]
pub(crate) fn DuplicatePage(id: String) -> impl IntoView {
    let info = RwSignal::new(None::<DuplicateInfo>);
    let trouble = RwSignal::new(None::<OnlineError>);
    let address = StoredValue::new(format!("/duplicates/{id}"));
    let link = StoredValue::new(format!("{}#/duplicate/{id}", shared_base()));
    let is_over =
        move || info.with_untracked(|info| info.as_ref().is_some_and(|one| one.phase == DuplicatePhase::Over));
    spawn_local(async move {
        while let Some(path) = address.try_get_value() {
            match call::<DuplicateInfo>("GET", &path, None, None).await {
                Ok(found) => {
                    let _ = (info.try_set(Some(found)), trouble.try_set(None));
                }
                Err(why) => {
                    let _ = trouble.try_set(Some(why));
                }
            }
            sleep(AGAIN_MS).await;
            if address.try_get_value().is_none() || is_over() {
                break;
            }
        }
    });
    let close = move |_| {
        let Some(session) = account::session() else { return };
        let path = format!("{}/close", address.get_value());
        spawn_local(async move {
            match call::<DuplicateInfo>("POST", &path, Some(&session), None).await {
                Ok(found) => {
                    let _ = info.try_set(Some(found));
                }
                Err(why) => {
                    let _ = trouble.try_set(Some(why));
                }
            }
        });
    };
    let hosts = Memo::new(move |_| {
        let mine =
            |one: &DuplicateInfo| one.phase == DuplicatePhase::Playing && Some(&one.host) == account::name().as_ref();
        info.with(|info| info.as_ref().is_some_and(mine))
    });
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{move || info.with(|info| info.as_ref().map(|info| info.title.clone()))}</h1>
            <p class="muted">{move || info.with(|info| info.as_ref().map(|info| edition_name(&info.edition)))}</p>
            {move || trouble.get().map(|why| view! { <p class="note" role="alert">{icon("i-offline")} {why.text(lang())}</p> })}
            <p role="status" id="duplicate-state">{move || info.with(|info| info.as_ref().map(stands))}</p>
            {move || info.with(|info| info.as_ref().map(compared))}
            <section class="stack" aria-labelledby="d-groups-title"><h2 id="d-groups-title">{said(words::groups)}</h2>
                <ul class="story">{move || info.with(|info| info.as_ref().map(|info| info.groups.iter().map(group).collect_view()))}</ul>
                <div class="stack-tight"><b class="small" aria-hidden="true">{said(words::whole_link)}</b>
                    {copy_line(said(words::whole_link), move || link.get_value())}</div>
            </section>
            {move || info.with(|info| info.as_ref().map(|info| view! { <p class="small muted">{fair::sealed(lang(), fingerprint(&info.commitment))}</p> }))}
            <Show when=move || hosts.get()>
                <details class="box"><summary>{said(words::close)}</summary>
                    <p>{said(words::close_why)}</p>
                    <button type="button" class="btn" id="close-duplicate" on:click=pressed(close)>{said(words::close)}</button>
                </details>
            </Show>
        </main>
    }
}

/// How many groups have finished.
fn stands(info: &DuplicateInfo) -> String {
    if info.phase == DuplicatePhase::Over {
        return words::all_finished(lang()).to_string();
    }
    let done = info.groups.iter().filter(|one| matches!(one.phase, Phase::Over | Phase::Closed)).count();
    words::finished(lang(), done as u32, info.groups.len() as u32)
}

fn group(one: &DuplicateGroup) -> impl IntoView + use<> {
    let state = match one.phase {
        Phase::Gathering => web::free_seats(lang(), one.free),
        Phase::Over | Phase::Closed => web::game_over(lang()).to_string(),
        _ => web::game_is_on(lang()).to_string(),
    };
    let (number, players, over) = (one.group, one.players.join(" · "), one.phase == Phase::Over);
    let link = one.code.as_ref().map(|code| {
        let link = StoredValue::new(format!("{}#/join/{code}", shared_base()));
        view! { {copy_line(said(words::group_link), move || link.get_value())}
        <a class="btn" href=format!("#/join/{code}")>{icon("i-seat")} {words::join(lang(), number)}</a> }
    });
    let replay = over.then(|| view! { <a class="btn" href=format!("#/replay/{}", one.game)>{icon("i-replay")} {web::watch_replay(lang())}</a> });
    view! { <li class="stack-tight"><span><b>{words::group(lang(), number)}</b> " " <small>{[players, state].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")}</small></span>{link} {replay}</li> }
}

/// Every seat, and what each group made of it.
fn compared(info: &DuplicateInfo) -> Option<impl IntoView + use<>> {
    (info.phase == DuplicatePhase::Over).then_some(())?;
    if info.seats.is_empty() {
        return Some(view! { <p class="note">{words::nothing(lang())}</p> }.into_any());
    }
    let seats = info.seats.iter().map(seat_table).collect_view();
    Some(view! { <div class="stack">{seats}<p class="small muted">{words::points_why(lang())}</p></div> }.into_any())
}

fn seat_table(seat: &DuplicateSeat) -> impl IntoView + use<> {
    let row = |one: &DuplicateResult| {
        let name = if one.bot { bot_name(&one.name) } else { one.name.clone() };
        let won = one.won.then(|| icon("i-trophy"));
        view! { <tr><td class="n">{one.group}</td><th scope="row">{name} {won}</th><td class="n">{one.stars}"★"</td><td class="n">{one.hearts}"♥"</td><td class="n">{one.tokyo}</td><td class="n loud">{one.points}</td></tr> }
    };
    let name = Monster::from_id(&seat.monster).map_or("", Monster::name);
    view! {
        <section class="stack-tight"><h2 class="row"><span class="portrait portrait-s">{monster(&seat.monster)}</span> {words::seat(lang(), seat.seat, name)}</h2>
            <table class="grid-table">
                <thead><tr><th scope="col" class="n">{words::group_column(lang())}</th><th scope="col">{tournaments::player(lang())}</th><th scope="col" class="n">"★"</th><th scope="col" class="n">"♥"</th><th scope="col" class="n">{words::tokyo_turns(lang())}</th><th scope="col" class="n">{tournaments::points(lang())}</th></tr></thead>
                <tbody>{seat.results.iter().map(row).collect_view()}</tbody>
            </table></section>
    }
}

//! Tables with others: making one, finding one, and sitting down by an invitation.

use kaiju_client::turns::{duration, graced};
use kaiju_client::{HouseRules, KeptTicket, MyTable, Speed, sitter_name, sitting_names};
use kaiju_rules::{EditionId, Monster, Seat};
use kaiju_text::{
    Lang, account as account_words, club, duplicates, events, ladder, moderation, people, ratings, tournaments, turns,
    web,
};
use kaiju_wire::hex;
use kaiju_wire::table::{Found, NewSeat, NewSeatKind, NewTable, Overtime, Pace, Phase, Rhythm, SeatKind, TableInfo};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use crate::account;
use crate::clock::ClockChoice;
use crate::find_table::{PublicTables, QuickBox};
use crate::home::{NameField, PLAYERS, choice_name, word_for};
use crate::info::edition_name;
use crate::my_tables;
use crate::online::{self, OnlineError, call, code_drawer};
use crate::page::{icon, monster, pressed};
use crate::people::InvitationList;
use crate::place::ServerField;
use crate::prefs::{Label, keep, lang, lang_now, said, settings, t};
use crate::route::{go, go_instead};
use crate::rules_choice::{RulesChoice, SwitchChoice, fair_for_two, kept_rules};

/// By how many seconds spectators may see a game later.
const DELAYS: [u32; 4] = [0, 60, 5 * 60, 15 * 60];
/// After how many seconds a bot plays for somebody who is gone; 0 for never.
const GRACES: [u32; 4] = [60, 5 * 60, 15 * 60, 0];
/// The bot at tables for children.
const GENTLE: &str = "level1";

/// The name others see; a monster's own, where none was given.
pub(crate) fn my_name() -> String {
    let name = settings().with_untracked(|settings| settings.name.clone());
    if name.is_empty() { web::anonymous(lang_now()).to_string() } else { name }
}

/// Makes a table, or finds one.
#[component]
pub(crate) fn OnlinePage() -> impl IntoView {
    let (house, saved) = (RwSignal::new(HouseRules::from(EditionId::default())), kept_rules());
    let (people, bots) = (RwSignal::new(2usize), RwSignal::new(2usize));
    // Several on this device share it: they pass it around.
    let around = RwSignal::new(1usize);
    let level = RwSignal::new(kaiju_bots::Player::USUAL_NAME.to_string());
    let (clock, public) = (ClockChoice::none(Overtime::Nothing), RwSignal::new(false));
    let title = RwSignal::new(String::new());
    let (rated, child) = (RwSignal::new(false), RwSignal::new(false));
    let undo = RwSignal::new(false);
    let (delay, grace) = (RwSignal::new(0u32), RwSignal::new(GRACES[0]));
    let trouble = RwSignal::new(None::<OnlineError>);
    let busy = RwSignal::new(false);
    let make = move |_| {
        let here = around.get_untracked().clamp(1, people.get_untracked());
        let mut seats = Vec::new();
        for n in 0..here {
            let name = if n == 0 { my_name() } else { web::player_number(lang_now(), n + 1) };
            seats.push(NewSeat { name: Some(name), ..NewSeat::of(NewSeatKind::Me) });
        }
        let bot = if child.get_untracked() { GENTLE.to_string() } else { word_for(&level.get_untracked()) };
        seats.resize(people.get_untracked().max(here), NewSeat::of(NewSeatKind::Human));
        seats.resize(seats.len() + bots.get_untracked(), NewSeat::bot(bot));
        let house = house.get_untracked();
        let (rhythm, clock_s, overtime) = clock.chosen();
        let relaxed = rhythm == Rhythm::Relaxed;
        let table = NewTable {
            edition: house.edition.name().to_string(),
            switches: house.switches(),
            seats,
            title: title.get_untracked(),
            rhythm,
            clock_s,
            overtime,
            grace_s: Some(if relaxed { 0 } else { grace.get_untracked() }),
            undo: undo.get_untracked(),
            public: public.get_untracked(),
            rated: rated.get_untracked() && !child.get_untracked(),
            child: child.get_untracked(),
            delay_s: if relaxed { 0 } else { delay.get_untracked() },
            pace: match settings().with_untracked(|s| s.speed) {
                Speed::Instant => Pace::Instant,
                Speed::Fast => Pace::Quick,
                Speed::Normal => Pace::Humane,
                Speed::Slow => Pace::Slow,
            },
            ..NewTable::default()
        };
        busy.set(true);
        spawn_local(async move {
            match online::open_table(table).await {
                Ok(game) => go(&format!("/table/{game}")),
                Err(why) => trouble.set(Some(why)),
            }
            busy.set(false);
        });
    };
    let number = |id: &'static str, text: fn(Lang) -> &'static str, value: RwSignal<usize>, from: usize, to: usize| {
        let options =
            (from..=to).map(|n| view! { <option value=n.to_string() selected=move || value.get() == n>{n}</option> });
        view! {
            <div class="field"><label for=id>{said(text)}</label>
                <select class="select" id=id on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { value.set(n) }>{options.collect_view()}</select></div>
        }
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(title_online)}</h1>
            <ServerField/>
            <InvitationList/>
            <YourTables/>
            <nav class="row" aria-label=said(club::members)>
                <a class="btn" href="#/account">{icon("i-human")} {said(account_words::title)}</a>
                <a class="btn" href="#/people">{icon("i-chat")} {said(people::people)}</a>
                <a class="btn" href="#/ratings">{icon("i-log")} {said(ratings::ratings)}</a>
                <a class="btn" href="#/bots">{icon("i-bot")} {said(ladder::bots)}</a>
                <a class="btn" href="#/tournaments">{icon("i-trophy")} {said(tournaments::tournaments)}</a>
                <a class="btn" href="#/duplicates">{icon("i-fork")} {said(duplicates::duplicate)}</a>
            </nav>
            <QuickBox/>
            <section class="box stack" aria-labelledby="make-title">
                <h2 id="make-title">{t!(make_table)}</h2>
                <p>{t!(make_table_why)}</p>
                <NameField/>
                <div class="field"><label for="title">{said(club::table_title)}</label>
                    <input id="title" class="input" maxlength="24" autocomplete="off" prop:value=title on:input=move |event| title.set(event_target_value(&event))/></div>
                <RulesChoice house saved/>
                <div class="filters filters-short">
                    {number("people", web::people, people, 1, 6)}
                    {number("around", web::people_here, around, 1, 6)}
                    {number("bots", web::bots, bots, 0, 5)}
                    <div class="field"><label for="level">{t!(bot_strength)}</label>
                        <select class="select" id="level" on:change=move |event| level.set(event_target_value(&event))>
                            {PLAYERS.map(|word| view! { <option value=word selected=move || level.get() == word>{move || choice_name(word)}</option> }).collect_view()}
                        </select></div>
                    {clock.field("clock")}
                    <Show when=move || !clock.is_relaxed()>
                        <div class="field"><label for="delay">{said(turns::delay)}</label>
                            <select class="select" id="delay" on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { delay.set(n) }>
                                {DELAYS.map(|s| view! { <option value=s.to_string() selected=move || delay.get() == s>{move || if s == 0 { turns::delay_none(lang()).to_string() } else { duration(lang(), u64::from(s) * 1000) }}</option> }).collect_view()}
                            </select></div>
                        <div class="field"><label for="grace">{said(turns::grace)}</label>
                            <select class="select" id="grace" on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { grace.set(n) }>
                                {GRACES.map(|s| view! { <option value=s.to_string() selected=move || grace.get() == s>{move || graced(lang(), s)}</option> }).collect_view()}
                            </select></div>
                    </Show>
                    {clock.overtime_field("overtime")}
                </div>
                {fair_for_two(house, Signal::derive(move || people.get() + bots.get()))}
                <SwitchChoice house saved/>
                <label class="switch"><span>{t!(public_table)}</span><input type="checkbox" role="switch" prop:checked=public on:change=move |event| public.set(event_target_checked(&event))/></label>
                {account::session().map(|_| view! { <label class="switch"><span>{said(ratings::rated_table)}</span><input type="checkbox" role="switch" prop:checked=rated on:change=move |event| rated.set(event_target_checked(&event))/></label> })}
                <label class="switch"><span>{said(moderation::child_table)}</span><input type="checkbox" role="switch" id="child" prop:checked=child on:change=move |event| child.set(event_target_checked(&event))/></label>
                <label class="switch"><span>{said(turns::allow_undo)}</span><input type="checkbox" role="switch" id="undo" prop:checked=undo on:change=move |event| undo.set(event_target_checked(&event))/></label>
                {move || { let n = people.get() + bots.get(); (!(2..=6).contains(&n)).then(|| view! { <p class="note note-bad">{web::two_to_six(lang())}</p> }) }}
                {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
                <button type="button" class="btn btn-main btn-big" disabled=move || busy.get() || !(2..=6).contains(&(people.get() + bots.get())) on:click=pressed(make)>{icon("i-share")} {t!(make_table)}</button>
            </section>
            <PublicTables/>
        </main>
    }
}

/// A table in a list.
pub(crate) fn table_row(table: TableInfo, press: Label) -> impl IntoView {
    let names = sitting_names(lang(), &table.seats);
    let free = table.seats.iter().filter(|seat| !seat.taken && seat.kind != SeatKind::Bot).count() as u32;
    let phase = table.phase;
    let state = move || match phase {
        Phase::Gathering => web::free_seats(lang(), free),
        Phase::Over | Phase::Closed => web::game_over(lang()).to_string(),
        _ => web::game_is_on(lang()).to_string(),
    };
    let edition = table.edition.clone();
    // Its name, where it has one, and who sits there.
    let (title, who) = if table.title.is_empty() {
        (names.clone(), String::new())
    } else {
        (table.title.clone(), format!("{names} · "))
    };
    let kinds: [(bool, Label); 3] = [
        (table.rhythm == Rhythm::Relaxed, club::relaxed),
        (table.rated, club::rated),
        (table.child, club::for_children),
    ];
    let kinds = kinds.into_iter().filter(|(is, _)| *is);
    let kinds = kinds.map(|(_, kind)| view! { <span class="badge">{said(kind)}</span> }).collect_view();
    view! {
        <li class="swing">
            <div class="portrait portrait-s">{table.seats.first().map(|seat| monster(&seat.monster))}</div>
            <span><b>{title}</b><br/><small>{who} {move || edition_name(&edition)} " · " {state}</small> <span class="kinds">{kinds}</span></span>
            <a class="btn" href=format!("#/table/{}", table.game) aria-label=move || format!("{}: {names}", press(lang()))>{said(press)}</a>
        </li>
    }
}

/// The tables this device has a seat at, the most urgent first: the way back.
#[component]
pub(crate) fn YourTables() -> impl IntoView {
    let tables = my_tables::list();
    my_tables::look();
    let rows = move || tables.get().into_iter().map(my_row).collect_view();
    let relaxed = move || tables.with(|all| all.iter().any(|one| one.turn.table.rhythm == Rhythm::Relaxed));
    let ends = move || my_tables::ended().get().into_iter().map(end_row).collect_view();
    view! {
        <Show when=move || my_tables::ended().with(|all| !all.is_empty())><ul class="story" id="ended">{ends}</ul></Show>
        <Show when=move || tables.with(|all| !all.is_empty())>
            <section class="stack" aria-labelledby="yours-title"><h2 id="yours-title">{t!(your_tables)}</h2><ul class="story">{rows}</ul>
                <Show when=relaxed><HolidayField/></Show>
            </section>
        </Show>
    }
}

/// How a table ended that we left before.
fn end_row(table: TableInfo) -> impl IntoView {
    let game = StoredValue::new(table.game.clone());
    let winners: Vec<String> = table
        .seats
        .iter()
        .filter(|seat| table.winners.as_ref().is_some_and(|all| all.contains(&seat.seat)))
        .map(|seat| Monster::from_id(&seat.monster).map_or("", Monster::name).to_string())
        .collect();
    let told = move || {
        if winners.is_empty() {
            club::ended_nobody(lang()).to_string()
        } else {
            club::ended(lang(), events::list(lang(), winners.clone()))
        }
    };
    view! {
        <li class="swing"><b>{told}</b><a class="btn btn-main" href=format!("#/story/{}", game.get_value()) on:click=move |_| my_tables::told_end(&game.get_value())>{t!(look)}</a></li>
    }
}

/// A table of ours in the list.
fn my_row(one: MyTable) -> impl IntoView {
    let table = one.turn.table.clone();
    let (edition, names, mine) = (table.edition.clone(), sitting_names(lang(), &table.seats), one.mine);
    let label = names.clone();
    let away =
        table.seats.iter().filter_map(|seat| holiday_told(sitter_name(lang(), seat), seat.holiday_ms)).collect_view();
    view! {
        <li class="swing" data-mine=mine.then_some("yes")>
            <div class="portrait portrait-s">{table.seats.first().map(|seat| monster(&seat.monster))}</div>
            <span><b>{names}</b><br/><small>{move || edition_name(&edition)} " · " {move || one.told(lang())}{away}</small></span>
            <a class="btn" class:btn-main=mine href=format!("#/table/{}", table.game) aria-label=move || format!("{}: {label}", web::back_to_table(lang()))>{t!(back_to_table)}</a>
        </li>
    }
}

/// Who is on holiday, if they are.
fn holiday_told(who: String, until: Option<u64>) -> Option<impl IntoView> {
    let until = until.filter(|&until| until as f64 > js_sys::Date::now())?;
    Some(view! { " · " {move || turns::holiday_of(lang(), who.clone(), date(until))} })
}

/// A day as people here write it.
pub(crate) fn date(ms: u64) -> String {
    let day = js_sys::Date::new(&JsValue::from_f64(ms as f64));
    day.to_locale_date_string(lang().code(), &JsValue::UNDEFINED).into()
}

/// Says until when we are away, at all our tables over days.
#[component]
fn HolidayField() -> impl IntoView {
    let until = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<OnlineError>);
    let tell = move |until_ms: Option<u64>| {
        spawn_local(async move {
            let done = my_tables::holiday(until_ms).await;
            let _ = trouble.try_set(done.err());
            my_tables::look();
        });
    };
    let parsed = move || Some(js_sys::Date::parse(&until.get())).filter(|ms| ms.is_finite()).map(|ms| ms as u64);
    view! {
        <details class="box"><summary>{said(turns::holiday)}</summary>
            <p class="muted">{said(turns::holiday_why)}</p>
            <div class="row">
                <div class="field grow"><label for="holiday">{said(turns::holiday)}</label>
                    <input class="input" id="holiday" type="date" on:input=move |event| until.set(event_target_value(&event))/></div>
                <button type="button" class="btn" disabled=move || parsed().is_none() on:click=pressed(move |_| tell(parsed()))>{said(turns::holiday_take)}</button>
                <button type="button" class="btn" on:click=pressed(move |_| tell(None))>{said(turns::holiday_end)}</button>
            </div>
            {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
        </details>
    }
}

/// Where an invitation leads.
#[component]
pub(crate) fn JoinPage(code: String) -> impl IntoView {
    let trouble = RwSignal::new(None::<OnlineError>);
    let wanted = code.trim().to_uppercase();
    spawn_local(async move {
        match call::<Found>("GET", &format!("/codes/{wanted}"), None, None).await {
            Ok(found) => {
                keep(&code_drawer(&found.game), &wanted);
                go_instead(&format!("/table/{}", found.game));
            }
            Err(why) => {
                let _ = trouble.try_set(Some(why));
            }
        }
    });
    move || match trouble.get() {
        None => looking(),
        Some(why) => dead_end(why),
    }
}

/// Where the link of a seat leads: the seat is kept on this device, and the link leaves the address at once.
#[component]
pub(crate) fn SeatPage(table: String, seat: char, token: String, seed: Option<String>) -> impl IntoView {
    if let Some(seat) = Seat::from_letter(seat) {
        online::take_seat(&table, KeptTicket { seat, token, seed: seed.as_deref().and_then(hex::read) });
    }
    go_instead(&format!("/table/{table}"));
    looking()
}

/// The page while something is looked for.
pub(crate) fn looking() -> AnyView {
    view! { <main id="main" class="dead-end"><h1 tabindex="-1">{t!(looking_for_table)}</h1><span class="spinner" aria-hidden="true"></span></main> }.into_any()
}

fn dead_end(why: OnlineError) -> AnyView {
    let text = move || why.text(lang());
    view! {
        <main id="main" class="dead-end">
            <div class="portrait m-space-penguin">{monster("space-penguin")}</div>
            <h1 tabindex="-1">{t!(no_way_in)}</h1>
            <p>{text}</p>
            <div class="row"><a class="btn btn-main" href="#/online">{t!(make_table)}</a><a class="btn" href="#/">{t!(to_home)}</a></div>
        </main>
    }
    .into_any()
}

//! Tables with others: making one, finding one, and sitting down by an invitation.

use kaiju_client::{HouseRules, KeptTicket, Speed};
use kaiju_rules::{EditionId, Seat};
use kaiju_text::{Lang, web};
use kaiju_wire::hex;
use kaiju_wire::table::{Found, Lobby, NewSeat, NewSeatKind, NewTable, Pace, Phase, SeatKind, TableInfo};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::board::bot_name;
use crate::home::{NameField, PLAYERS};
use crate::info::edition_name;
use crate::online::{self, OnlineError, call, code_drawer, keys_of};
use crate::page::{icon, monster, pressed};
use crate::place::ServerField;
use crate::prefs::{Label, keep, lang, lang_now, said, settings, t};
use crate::route::{go, go_instead};
use crate::rules_choice::{RulesChoice, SwitchChoice, fair_for_two, kept_rules};

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
    let (clock, public) = (RwSignal::new(0u32), RwSignal::new(false));
    let trouble = RwSignal::new(None::<OnlineError>);
    let busy = RwSignal::new(false);
    let make = move |_| {
        let seat = |kind: NewSeatKind, player: Option<String>| NewSeat { kind, player, ..NewSeat::default() };
        let here = around.get_untracked().clamp(1, people.get_untracked());
        let mut seats = Vec::new();
        for n in 0..here {
            let name = if n == 0 { my_name() } else { web::player_number(lang_now(), n + 1) };
            seats.push(NewSeat { name: Some(name), ..seat(NewSeatKind::Me, None) });
        }
        seats.extend((here..people.get_untracked()).map(|_| seat(NewSeatKind::Human, None)));
        seats.extend((0..bots.get_untracked()).map(|_| seat(NewSeatKind::Bot, Some(level.get_untracked()))));
        let house = house.get_untracked();
        let table = NewTable {
            edition: house.edition.name().to_string(),
            switches: house.switches(),
            seats,
            clock_s: Some(clock.get_untracked()).filter(|&s| s > 0),
            public: public.get_untracked(),
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
    let clocks = [0u32, 30, 60, 120].map(|s| view! {
        <option value=s.to_string()>{move || if s == 0 { web::no_clock(lang()).to_string() } else { web::seconds(lang(), s) }}</option>
    });
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(title_online)}</h1>
            <ServerField/>
            <YourTables/>
            <section class="box stack" aria-labelledby="make-title">
                <h2 id="make-title">{t!(make_table)}</h2>
                <p>{t!(make_table_why)}</p>
                <NameField/>
                <RulesChoice house saved/>
                <div class="filters">
                    {number("people", web::people, people, 1, 6)}
                    {number("around", web::people_here, around, 1, 6)}
                    {number("bots", web::bots, bots, 0, 5)}
                    <div class="field"><label for="level">{t!(bot_strength)}</label>
                        <select class="select" id="level" on:change=move |event| level.set(event_target_value(&event))>
                            {PLAYERS.map(|word| view! { <option value=word selected=move || level.get() == word>{move || bot_name(word)}</option> }).collect_view()}
                        </select></div>
                    <div class="field"><label for="clock">{t!(clock)}</label>
                        <select class="select" id="clock" on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { clock.set(n) }>{clocks.into_iter().collect_view()}</select></div>
                </div>
                {fair_for_two(house, Signal::derive(move || people.get() + bots.get()))}
                <SwitchChoice house saved/>
                <label class="switch"><span>{t!(public_table)}</span><input type="checkbox" role="switch" prop:checked=public on:change=move |event| public.set(event_target_checked(&event))/></label>
                {move || { let n = people.get() + bots.get(); (!(2..=6).contains(&n)).then(|| view! { <p class="note note-bad">{web::two_to_six(lang())}</p> }) }}
                {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
                <button type="button" class="btn btn-main btn-big" disabled=move || busy.get() || !(2..=6).contains(&(people.get() + bots.get())) on:click=pressed(make)>{icon("i-share")} {t!(make_table)}</button>
            </section>
            <PublicTables/>
        </main>
    }
}

/// A table in a list.
fn table_row(table: TableInfo, press: Label) -> impl IntoView {
    let names: Vec<String> =
        table.seats.iter().filter(|seat| seat.taken && !seat.name.is_empty()).map(|seat| seat.name.clone()).collect();
    let free = table.seats.iter().filter(|seat| !seat.taken && seat.kind != SeatKind::Bot).count() as u32;
    let phase = table.phase;
    let state = move || match phase {
        Phase::Gathering => web::free_seats(lang(), free),
        Phase::Over | Phase::Closed => web::game_over(lang()).to_string(),
        _ => web::game_is_on(lang()).to_string(),
    };
    let edition = table.edition.clone();
    view! {
        <li class="swing">
            <div class="portrait portrait-s">{table.seats.first().map(|seat| monster(&seat.monster))}</div>
            <span><b>{names.join(", ")}</b><br/><small>{move || edition_name(&edition)} " · " {state}</small></span>
            <a class="btn" href=format!("#/table/{}", table.game) aria-label=move || format!("{}: {}", press(lang()), names.join(", "))>{said(press)}</a>
        </li>
    }
}

/// The tables this device has a seat at: the way back.
#[component]
pub(crate) fn YourTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<TableInfo>::new());
    spawn_local(async move {
        for game in online::tables() {
            match call::<TableInfo>("GET", &format!("/tables/{game}"), keys_of(&game).token(), None).await {
                Ok(table) if !online::is_over(&table) => {
                    let _ = tables.try_update(|all| all.push(table));
                }
                // What is gone for good is not asked for again.
                Err(OnlineError::Refused(kaiju_wire::Code::Forbidden)) => online::drop_keys(&game),
                _ => {}
            }
        }
    });
    let rows = move || {
        let mut all = tables.get();
        all.sort_by_key(|table| std::cmp::Reverse(table.created_ms));
        all.into_iter().map(|table| table_row(table, web::back_to_table)).collect_view()
    };
    view! {
        <Show when=move || tables.with(|all| !all.is_empty())>
            <section class="stack" aria-labelledby="yours-title"><h2 id="yours-title">{t!(your_tables)}</h2><ul class="story">{rows}</ul></section>
        </Show>
    }
}

#[component]
fn PublicTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<TableInfo>::new());
    let trouble = RwSignal::new(None::<OnlineError>);
    spawn_local(async move {
        match call::<Lobby>("GET", "/tables", None, None).await {
            Ok(lobby) => {
                let _ = tables.try_set(lobby.tables);
            }
            Err(why) => {
                let _ = trouble.try_set(Some(why));
            }
        }
    });
    let rows = move || tables.get().into_iter().map(|table| table_row(table, web::look)).collect_view();
    view! {
        {move || trouble.get().map(|why| view! { <p class="note">{icon("i-offline")} {why.text(lang())}</p> })}
        <Show when=move || tables.with(|all| !all.is_empty())>
            <section class="stack" aria-labelledby="public-title"><h2 id="public-title">{t!(public_tables)}</h2><ul class="story">{rows}</ul></section>
        </Show>
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

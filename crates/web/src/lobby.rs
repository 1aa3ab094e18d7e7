//! Tables with others: making one, the invitation, joining, watching, talking.

use kaiju_client::pinned::{self, Checked, Noted, fingerprint};
use kaiju_client::{KeptTicket, Link, Speed};
use kaiju_rules::{EDITIONS, Seat};
use kaiju_text::{Lang, fair, web};
use kaiju_wire::code::Close;
use kaiju_wire::frame::EMOTES;
use kaiju_wire::hex;
use kaiju_wire::table::{
    Found, Lobby, NewSeat, NewSeatKind, NewTable, Pace, Phase, Reach, Rematch, SeatInfo, SeatKind, TableInfo,
};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::LangChoice;
use crate::board::bot_name;
use crate::game::{game, keep_table};
use crate::home::NameField;
use crate::info::edition_name;
use crate::online::{self, OnlineError, call, code_drawer, emote, fetch, keys_of, line, shared_base};
use crate::page::{copy_and_say, download, icon, monster, now_ms, renew, share, sleep, sprite};
use crate::prefs::{Label, keep, kept, lang, lang_now, settings, t};
use crate::result::headline;
use crate::route::{go, go_instead};
use crate::table::TableView;

/// The name others see; a monster's own, where none was given.
fn my_name() -> String {
    let name = settings().with_untracked(|settings| settings.name.clone());
    if name.is_empty() { web::anonymous(lang_now()).to_string() } else { name }
}

/// Makes a table, or finds one.
#[component]
pub(crate) fn OnlinePage() -> impl IntoView {
    let edition = RwSignal::new("second");
    let (people, bots) = (RwSignal::new(2usize), RwSignal::new(2usize));
    // Several on this device share it: they pass it around.
    let around = RwSignal::new(1usize);
    let level = RwSignal::new(kaiju_bots::Player::USUAL_NAME.to_string());
    let (clock, public, evolutions) = (RwSignal::new(0u32), RwSignal::new(false), RwSignal::new(false));
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
        let mut table = NewTable {
            edition: edition.get_untracked().to_string(),
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
        if evolutions.get_untracked() {
            table.switches.insert("evolutions".to_string(), "yes".to_string());
        }
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
            <div class="field"><label for=id>{move || text(lang())}</label>
                <select class="select" id=id on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { value.set(n) }>{options.collect_view()}</select></div>
        }
    };
    let editions = EDITIONS.iter().map(|one| {
        let name = one.name;
        view! { <label><input type="radio" name="edition" prop:checked=move || edition.get() == name on:change=move |_| edition.set(name)/><span>{move || edition_name(name)}</span></label> }
    });
    let clocks = [0u32, 30, 60, 120].map(|s| view! {
        <option value=s.to_string()>{move || if s == 0 { web::no_clock(lang()).to_string() } else { web::seconds(lang(), s) }}</option>
    });
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(title_online)}</h1>
            <YourTables/>
            <section class="box stack" aria-labelledby="make-title">
                <h2 id="make-title">{t!(make_table)}</h2>
                <p>{t!(make_table_why)}</p>
                <NameField/>
                <fieldset class="segment"><legend>{t!(edition)}</legend>{editions.collect_view()}</fieldset>
                <div class="filters">
                    {number("people", web::people, people, 1, 6)}
                    {number("around", web::people_here, around, 1, 6)}
                    {number("bots", web::bots, bots, 0, 5)}
                    <div class="field"><label for="level">{t!(bot_strength)}</label>
                        <select class="select" id="level" on:change=move |event| level.set(event_target_value(&event))>
                            {(1..=5).map(|n| { let word = format!("level{n}"); let mine = word.clone(); view! { <option value=word selected=move || level.get() == mine>{move || web::by_id(lang(), &format!("level-{n}"))}</option> } }).collect_view()}
                        </select></div>
                    <div class="field"><label for="clock">{t!(clock)}</label>
                        <select class="select" id="clock" on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { clock.set(n) }>{clocks.to_vec()}</select></div>
                </div>
                <label class="switch"><span>{t!(with_evolutions)}</span><input type="checkbox" role="switch" prop:checked=evolutions on:change=move |event| evolutions.set(event_target_checked(&event))/></label>
                <label class="switch"><span>{t!(public_table)}</span><input type="checkbox" role="switch" prop:checked=public on:change=move |event| public.set(event_target_checked(&event))/></label>
                {move || { let n = people.get() + bots.get(); (!(2..=6).contains(&n)).then(|| view! { <p class="note note-bad">{web::two_to_six(lang())}</p> }) }}
                {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
                <button type="button" class="btn btn-main btn-big" disabled=move || busy.get() || !(2..=6).contains(&(people.get() + bots.get())) on:click=make>{icon("i-share")} {t!(make_table)}</button>
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
            <a class="btn" href=format!("#/table/{}", table.game) aria-label=move || format!("{}: {}", press(lang()), names.join(", "))>{move || press(lang())}</a>
        </li>
    }
}

/// The tables this device has a seat at: the way back.
#[component]
fn YourTables() -> impl IntoView {
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

/// A table on the server: the lobby before the game, the game, and what comes after.
#[component]
pub(crate) fn TablePage(table: String) -> impl IntoView {
    online::enter(&table);
    on_cleanup(online::leave);
    let line = line();
    let stage = Memo::new(move |_| {
        let (link, phase, known) =
            (line.link.get(), line.info.with(|info| info.phase), line.info.with(|info| !info.game.is_empty()));
        match (link, known, phase) {
            (Link::Closed(number), ..) => TableStage::Closed(number),
            (_, false, _) => TableStage::Waiting,
            (_, _, Phase::Gathering | Phase::Sealing) => TableStage::Lobby,
            _ => TableStage::Play,
        }
    });
    let id = table.clone();
    // At public tables everybody thinks alone, unless they ask for the coach there.
    let coached = settings().with_untracked(|settings| settings.coach);
    Effect::new(move |before: Option<bool>| {
        let public = line.info.with(|info| info.public);
        if public && before != Some(true) {
            settings().update(|settings| settings.coach = false);
        }
        public
    });
    on_cleanup(move || {
        if coached {
            settings().update(|settings| settings.coach = true);
        }
    });
    // A region that is always there: what appears in it is read aloud.
    let banner = move || match (line.link.get(), line.back.get()) {
        (Link::Lost(_), _) => {
            view! { <p class="banner">{icon("i-offline")} {web::reconnecting(lang())}</p> }.into_any()
        }
        (Link::Up, true) => {
            view! { <p class="banner banner-good">{icon("i-check")} {web::back_again(lang())}</p> }.into_any()
        }
        _ => ().into_any(),
    };
    let refused = move || {
        line.refused.get().map(|code| {
            view! {
                <div class="toasts"><div class="toast">{icon("i-warn")} <span>{OnlineError::Refused(code).text(lang())}</span>
                    <button type="button" class="btn btn-plain" on:click=move |_| line.refused.set(None)>{t!(close)}</button></div></div>
            }
        })
    };
    let doubts = move || {
        line.doubts
            .get()
            .into_iter()
            .map(|doubt| view! { <p class="banner">{icon("i-warn")} {doubt.told(lang())}</p> })
            .collect_view()
    };
    view! {
        <div class="line-status" role="status">{banner}{doubts}{refused}</div>
        {move || match stage.get() {
            TableStage::Closed(number) => closed(number),
            TableStage::Waiting => looking(),
            TableStage::Lobby => lobby(id.clone()),
            TableStage::Play => play(id.clone()),
        }}
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TableStage {
    Waiting,
    Lobby,
    Play,
    Closed(u16),
}

fn closed(number: u16) -> AnyView {
    let (title, text): (Label, Label) = match number {
        n if n == Close::Replaced.number() => (web::title_elsewhere, web::closed_replaced),
        n if n == Close::Upgrade.number() => (web::title_old, web::trouble_old),
        _ => (web::no_way_in, web::trouble_dead),
    };
    let old = number == Close::Upgrade.number();
    view! {
        <main id="main" class="dead-end">
            <div class="portrait m-space-penguin">{monster("space-penguin")}</div>
            <h1 tabindex="-1">{move || title(lang())}</h1>
            <p>{move || text(lang())}</p>
            <div class="row">
                <button type="button" class="btn btn-main" on:click=move |_| if old { renew() } else { let _ = window().location().reload(); }>{t!(load_again)}</button>
                <a class="btn" href="#/">{t!(to_home)}</a>
            </div>
        </main>
    }
    .into_any()
}

/// Who is expected, and how they get here.
fn lobby(id: String) -> AnyView {
    let line = line();
    let info = line.info;
    let trouble = RwSignal::new(None::<OnlineError>);
    let code = {
        let id = id.clone();
        Memo::new(move |_| info.with(|info| info.code.clone()).or_else(|| kept(&code_drawer(&id))))
    };
    let link = move || format!("{}#/join/{}", shared_base(), code.get().unwrap_or_default());
    let reach = Memo::new(move |_| line.address.with(|told| told.as_ref().map(|told| told.reach)));
    let warned = move || match reach.get()? {
        Reach::Machine => Some(web::invite_only_here(lang())),
        Reach::Offline => Some(web::invite_offline(lang())),
        Reach::Others | Reach::Unknown => None,
    };
    let rules = move || {
        info.with(|info| match info.clock_s {
            Some(s) => format!("{} · {}", edition_name(&info.edition), web::seconds(lang(), s)),
            None => edition_name(&info.edition),
        })
    };
    let seated = {
        let id = id.clone();
        move || !keys_of(&id).tickets.is_empty()
    };
    let is_in = RwSignal::new(seated());
    let waits = move || info.with(|info| info.seats.iter().any(|seat| seat.kind == SeatKind::Human && !seat.taken));
    let seat = move |seat: SeatInfo| {
        let letter = seat.seat;
        let here = move || line.here.with(|here| here.contains(&letter));
        let class = format!("seat-row m-{}{}", seat.monster, if seat.taken { "" } else { " is-free" });
        let who = match (&seat.player, seat.taken) {
            (Some(player), _) => bot_name(player),
            (None, true) => seat.name.clone(),
            (None, false) => web::free_seat(lang()).to_string(),
        };
        let mine = Seat::from_letter(letter).is_some_and(|seat| online::our_seats().contains(&seat));
        view! {
            <div class=class>
                <div class="portrait portrait-s">{monster(&seat.monster)}</div>
                <div class="grow"><b>{who}</b>{mine.then(|| view! { " " <span class="badge badge-good">{web::you(lang())}</span> })}
                    <br/><small>{kaiju_rules::Monster::from_id(&seat.monster).map(kaiju_rules::Monster::name)}</small></div>
                {(seat.taken && seat.player.is_none()).then(|| view! { <span class="badge">{move || if here() { web::here(lang()) } else { web::away(lang()) }}</span> })}
            </div>
        }
    };
    let sit = {
        let id = id.clone();
        move |_| {
            let (id, code) = (id.clone(), code.get_untracked());
            spawn_local(async move {
                match online::sit_down(&id, code, my_name()).await {
                    Ok(()) => {
                        is_in.set(true);
                        online::reenter(&id);
                    }
                    Err(why) => trouble.set(Some(why)),
                }
            });
        }
    };
    let start = {
        let id = id.clone();
        move |_| {
            let id = id.clone();
            spawn_local(async move {
                let keys = keys_of(&id);
                if let Err(why) = fetch("POST", &format!("/tables/{id}/start"), keys.token(), None).await {
                    trouble.set(Some(why));
                }
            });
        }
    };
    let own = id;
    let full = move || info.with(|info| info.seats.iter().all(|seat| seat.taken || seat.kind == SeatKind::Bot));
    view! {
        <header class="site-head">
            <a href="#/" aria-label=t!(home)>{sprite("wordmark", "#wordmark")}</a>
            <LangChoice/>
        </header>
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(the_table)}</h1>
            <p class="muted">{rules}</p>
            <div class="lobby">
                <section class="stack" aria-label=t!(seats)>
                    <div class="seats">{move || info.with(|info| info.seats.clone()).into_iter().map(seat).collect_view()}</div>
                    <Show when=move || line.watching.get() != 0><p class="muted">{move || web::watching(lang(), line.watching.get())}</p></Show>
                    <Show when=move || !is_in.get() && !full()>
                        <div class="box stack"><NameField/><button type="button" class="btn btn-main btn-big" on:click=sit.clone()>{icon("i-seat")} {t!(sit_down)}</button></div>
                    </Show>
                    <Show when=move || !is_in.get() && full()><p class="note">{icon("i-info")} {t!(full_watch)}</p></Show>
                    <Show when=move || is_in.get()>
                        <button type="button" class="btn btn-main btn-big" disabled=waits on:click=start.clone()>{icon("i-dice")} {t!(start)}</button>
                        <Show when=waits><p class="muted" role="status">{t!(waiting_for_people)}</p></Show>
                    </Show>
                    {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
                    <Show when=move || is_in.get()>{other_device(&own)}</Show>
                </section>
                <Show when=move || code.get().is_some()>
                    <section class="invite box" aria-label=t!(invite)>
                        <h2>{t!(invite)}</h2>
                        <p class="loud">{move || code.get()}</p>
                        <Show when=move || reach.get() == Some(Reach::Others)>
                            <img class="qr" alt=t!(qr) src=move || format!("/api/v1/codes/{}/qr.svg", code.get().unwrap_or_default())/>
                        </Show>
                        <Show when=move || reach.get().is_some()>
                            {copy_line(t!(link), link)}
                            {share(None).then(|| view! { <button type="button" class="btn" on:click=move |_| { share(Some(&link())); }>{icon("i-share")} {t!(share)}</button> })}
                        </Show>
                        {move || warned().map(|why| view! { <p class="note" role="status">{icon("i-warn")} {why}</p> })}
                    </section>
                </Show>
            </div>
        </main>
    }
    .into_any()
}

/// A link to be copied, and a word that it was.
fn copy_line(
    name: impl Fn() -> &'static str + Send + 'static,
    link: impl Fn() -> String + Copy + Send + 'static,
) -> AnyView {
    let copied = RwSignal::new(false);
    let press = move |_| copy_and_say(&link(), copied);
    view! {
        <div class="copy-line"><input class="input grow" readonly aria-label=name prop:value=link/>
            <button type="button" class="btn" on:click=press>{move || icon(if copied.get() { "i-check" } else { "i-copy" })}
                <span role="status">{move || if copied.get() { web::copied(lang()) } else { web::copy(lang()) }}</span></button></div>
    }
    .into_any()
}

/// What the dice are sealed with: short, and the whole of it at hand.
fn sealed() -> AnyView {
    let line = line();
    let short = move || line.sealed.get().map(|all| fair::sealed(lang(), fingerprint(&all)));
    view! {
        <Show when=move || line.sealed.get().is_some()>
            <details class="sealed"><summary>{icon("i-verify")} {short}</summary>
                <div class="stack"><p class="small muted">{move || fair::sealed_why(lang())}</p>
                    {copy_line(t!(verify_dice), move || line.sealed.get().unwrap_or_default())}</div></details>
        </Show>
    }
    .into_any()
}

/// The links that bring our seats to another device.
fn other_device(id: &str) -> AnyView {
    let tickets = keys_of(id).tickets;
    if tickets.is_empty() {
        return ().into_any();
    }
    let links = tickets.into_iter().map(|ticket| {
        let link = StoredValue::new(online::seat_link(id, &ticket));
        copy_line(t!(seat_link), move || format!("{}{}", shared_base(), link.get_value()))
    });
    view! {
        <details class="other-device"><summary>{icon("i-link")} {t!(other_device)}</summary>
            <div class="stack"><p class="small muted">{t!(other_device_why)}</p>{links.collect_view()}</div></details>
    }
    .into_any()
}

/// The game itself.
fn play(id: String) -> AnyView {
    let line = line();
    let tick = RwSignal::new(0u32);
    let alive = StoredValue::new(true);
    on_cleanup(move || alive.set_value(false));
    spawn_local(async move {
        while alive.try_get_value() == Some(true) {
            sleep(500).await;
            let _ = tick.try_update(|n| *n += 1);
        }
    });
    let clock = Signal::derive(move || {
        tick.track();
        line.deadline.get().map(|end| ((end - now_ms()).max(0.0) / 1000.0).ceil() as u32)
    });
    let over = Memo::new(move |_| line.info.with(online::is_over));
    let aside = view! { <Talk table=id.clone()/> }.into_any();
    view! {
        <TableView game=game() talk=Some(aside) clock=clock/>
        <Show when=move || over.get() && game().over.get().is_some()>{after(id.clone())}</Show>
    }
    .into_any()
}

/// What can be done when the game is over: its story, its replay, its record, its dice, another one.
fn after(id: String) -> AnyView {
    let record = RwSignal::new(None::<String>);
    let trouble = RwSignal::new(None::<OnlineError>);
    {
        let id = id.clone();
        spawn_local(async move {
            match fetch("GET", &format!("/tables/{id}/record"), keys_of(&id).token(), None).await {
                Ok(text) => {
                    keep_table(&text);
                    let _ = record.try_set(Some(text));
                }
                Err(why) => {
                    let _ = trouble.try_set(Some(why));
                }
            }
        });
    }
    let story = move |_| {
        game().finished.set(record.get_untracked());
        go("/result");
    };
    let next = Memo::new(move |_| line().info.with(|info| info.rematch.clone()));
    let plays = !keys_of(&id).tickets.is_empty();
    let again = {
        let id = id.clone();
        move |_| {
            let id = id.clone();
            spawn_local(async move {
                if let Err(why) = play_again(&id, next.get_untracked()).await {
                    let _ = trouble.try_set(Some(why));
                }
            });
        }
    };
    let headline = move || {
        let over = game().over.get();
        game().stage.view.with(|view| match over {
            Some(winners) => headline(view.table(), winners),
            None => web::game_over(lang()).to_string(),
        })
    };
    let words = move || if next.get().is_some() { web::to_rematch(lang()) } else { web::rematch(lang()) };
    let replay = format!("#/replay/{id}");
    view! {
        <div class="toasts" role="status">
            <section class="toast over-panel" aria-label=t!(game_over)>
                <p class="loud">{headline}</p>
                <div class="row">
                    <Show when=move || plays || next.get().is_some()>
                        <button type="button" class="btn btn-main" on:click=again.clone()>{icon("i-dice")} {words}</button>
                    </Show>
                    <Show when=move || record.get().is_some()>
                        <button type="button" class="btn" on:click=story>{icon("i-trophy")} {t!(title_result)}</button>
                        <a class="btn" href=replay.clone()>{icon("i-replay")} {t!(watch_replay)}</a>
                        <VerifyDice record=record.get_untracked().unwrap_or_default()/>
                        <button type="button" class="btn" on:click=move |_| download("kaiju.game", &record.get_untracked().unwrap_or_default())>{icon("i-download")} {t!(download_record)}</button>
                    </Show>
                </div>
                {move || trouble.get().map(|why| view! { <p class="note note-bad">{icon("i-warn")} {why.text(lang())}</p> })}
            </section>
        </div>
    }
    .into_any()
}

/// Checks that every draw follows from what was sealed before the game, and that the game is the one this device saw.
#[component]
pub(crate) fn VerifyDice(record: String) -> impl IntoView {
    let checked = RwSignal::new(None::<Result<Checked, pinned::Fault>>);
    let verify = move |_| {
        let pins = pinned::game_of(&record).and_then(online::pins_of);
        checked.set(Some(pinned::check(&record, pins.as_ref())));
    };
    let verdict = move || {
        checked.get().map(|said| match said {
            Ok(checked) => {
                let class = if checked.noted == Noted::Never { "note" } else { "note note-good" };
                let lines = pinned::told(lang(), &checked).into_iter().map(|line| view! { <li>{line}</li> });
                view! { <div class=class>{icon("i-check")} <ul>{lines.collect_view()}</ul></div> }.into_any()
            }
            Err(why) => {
                view! { <p class="note note-bad">{icon("i-warn")} {web::dice_unfair(lang(), why.told(lang()))}</p> }
                    .into_any()
            }
        })
    };
    view! {
        <button type="button" class="btn" on:click=verify>{icon("i-verify")} {t!(verify_dice)}</button>
        <div class="verdict" role="status">{verdict}</div>
    }
}

/// Goes to the rematch of a table, and makes it where nobody has yet.
async fn play_again(id: &str, next: Option<String>) -> Result<(), OnlineError> {
    let keys = keys_of(id);
    let next = match next {
        Some(next) => next,
        None => call::<Rematch>("POST", &format!("/tables/{id}/rematch"), keys.token(), None).await?.game,
    };
    online::move_seats(keys, &next).await;
    go(&format!("/table/{next}"));
    Ok(())
}

/// Signs, chat, and who is watching.
#[component]
fn Talk(table: String) -> impl IntoView {
    let line = line();
    let text = RwSignal::new(String::new());
    let muted = line.muted;
    // It stands open where it has a place of its own: beside the table, below not too many rivals.
    let few = line.info.with_untracked(|info| info.seats.len() <= 4);
    let wide = few && window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width >= 1152.0);
    let may_speak = move || {
        line.info.track();
        !online::our_seats().is_empty()
    };
    let name = move |seat: char| {
        line.info.with(|info| info.seats.iter().find(|s| s.seat == seat).map(|s| s.name.clone()).unwrap_or_default())
    };
    let own = |seat: char| Seat::from_letter(seat).is_some_and(|seat| online::our_seats().contains(&seat));
    let silenced = move || {
        let all = muted.get().into_iter().map(|seat| view! {
            <li><button type="button" class="btn" on:click=move |_| muted.update(|muted| muted.retain(|&one| one != seat))>{icon("i-chat")} {move || web::unmute(lang(), name(seat))}</button></li>
        });
        all.collect_view()
    };
    let lines = move || {
        let silent = muted.get();
        line.talk.get().into_iter().filter(|said| !silent.contains(&said.seat)).map(|said| {
            let words = if said.emote {
                format!("{} {}", emote(&said.text), web::by_id(lang(), &format!("emote-{}", said.text)).unwrap_or_default())
            } else {
                said.text.clone()
            };
            let seat = said.seat;
            view! {
                <li class="said"><span><b>{name(seat)}</b> ": " {words}</span>
                    {(!own(seat)).then(|| view! { <button type="button" class="btn btn-plain btn-icon" aria-label=web::mute(lang(), name(seat)) on:click=move |_| muted.update(|muted| muted.push(seat))>{icon("i-mute-chat")}</button> })}</li>
            }
        }).collect_view()
    };
    view! {
        <details class="talk" prop:open=wide>
            <summary>{icon("i-chat")} {t!(talk)} <span class="small muted">{move || web::watching(lang(), line.watching.get())}</span></summary>
            <Show when=move || settings().with(|s| s.chat)>
                <ol class="talk-list" aria-live="polite" tabindex="0" aria-label=t!(talk)>{lines}</ol>
                <Show when=move || muted.with(|muted| !muted.is_empty())><ul class="silenced">{silenced}</ul></Show>
                <Show when=may_speak>
                    <div class="signs" role="group" aria-label=t!(signs)>
                        {EMOTES.map(|word| view! { <button type="button" class="btn btn-icon" aria-label=move || web::by_id(lang(), &format!("emote-{word}")) on:click=move |_| online::say(word, true)><span aria-hidden="true">{emote(word)}</span></button> }).into_iter().collect_view()}
                    </div>
                    <form class="chat-form" on:submit=move |event| {
                        event.prevent_default();
                        let said = text.get_untracked().trim().to_string();
                        if !said.is_empty() {
                            online::say(&said, false);
                            text.set(String::new());
                        }
                    }>
                        <input class="input grow" maxlength="200" aria-label=t!(say_something) placeholder=t!(say_something) prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                        <button type="submit" class="btn btn-icon" aria-label=t!(send)>{icon("i-chat")}</button>
                    </form>
                </Show>
            </Show>
            <label class="switch"><span>{t!(chat)}</span><input type="checkbox" role="switch" prop:checked=move || settings().with(|s| s.chat) on:change=move |event| settings().update(|s| s.chat = event_target_checked(&event))/></label>
            {sealed()}
            {other_device(&table)}
        </details>
    }
}

//! Tables with others: making one, the invitation, joining, watching, talking.

use kaiju_rules::{EDITIONS, Seat};
use kaiju_text::{Lang, events, web};
use kaiju_wire::code::Close;
use kaiju_wire::frame::EMOTES;
use kaiju_wire::table::{
    Found, Lobby, NewSeat, NewSeatKind, NewTable, Pace, Phase, Rematch, SeatInfo, SeatKind, TableInfo,
};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::board::bot_name;
use crate::game::game;
use crate::home::NameField;
use crate::info::edition_name;
use crate::online::{self, Keys, Link, Trouble, call, emote, fetch, line};
use crate::page::{copy, icon, monster, now_ms, sleep};
use crate::prefs::{lang, settings, t};
use crate::route::go;
use crate::table::TableView;

/// The name others see; a monster's own, where none was given.
fn my_name() -> String {
    let name = settings().with_untracked(|settings| settings.name.clone());
    if name.is_empty() { web::anonymous(settings().with_untracked(|s| s.lang)).to_string() } else { name }
}

/// Makes a table, or finds one.
#[component]
pub(crate) fn OnlinePage() -> impl IntoView {
    let edition = RwSignal::new("second");
    let (people, bots) = (RwSignal::new(2usize), RwSignal::new(2usize));
    let level = RwSignal::new("level3".to_string());
    let (clock, public, evolutions) = (RwSignal::new(0u32), RwSignal::new(false), RwSignal::new(false));
    let trouble = RwSignal::new(None::<Trouble>);
    let busy = RwSignal::new(false);
    let make = move |_| {
        let seat = |kind: NewSeatKind, player: Option<String>| NewSeat {
            kind,
            player,
            name: (kind == NewSeatKind::Me).then(my_name),
            ..NewSeat::default()
        };
        let mut seats = vec![seat(NewSeatKind::Me, None)];
        seats.extend((1..people.get_untracked()).map(|_| seat(NewSeatKind::Human, None)));
        seats.extend((0..bots.get_untracked()).map(|_| seat(NewSeatKind::Bot, Some(level.get_untracked()))));
        let mut table = NewTable {
            edition: edition.get_untracked().to_string(),
            seats,
            clock_s: Some(clock.get_untracked()).filter(|&s| s > 0),
            public: public.get_untracked(),
            pace: match settings().with_untracked(|s| s.speed) {
                crate::prefs::Speed::Instant => Pace::Instant,
                crate::prefs::Speed::Fast => Pace::Quick,
                crate::prefs::Speed::Normal => Pace::Humane,
                crate::prefs::Speed::Slow => Pace::Slow,
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
            <section class="box stack" aria-labelledby="make-title">
                <h2 id="make-title">{t!(make_table)}</h2>
                <p>{t!(make_table_why)}</p>
                <NameField/>
                <fieldset class="segment"><legend>{t!(edition)}</legend>{editions.collect_view()}</fieldset>
                <div class="filters">
                    {number("people", web::people, people, 1, 6)}
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

#[component]
fn PublicTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<TableInfo>::new());
    spawn_local(async move {
        if let Ok(lobby) = call::<Lobby>("GET", "/tables", None, None).await {
            let _ = tables.try_set(lobby.tables);
        }
    });
    let rows = move || {
        tables
            .get()
            .into_iter()
            .map(|table| {
                let names: Vec<String> = table
                    .seats
                    .iter()
                    .filter(|seat| seat.taken)
                    .map(|seat| seat.name.clone())
                    .filter(|n| !n.is_empty())
                    .collect();
                let free = table.seats.iter().filter(|seat| !seat.taken && seat.kind != SeatKind::Bot).count();
                view! {
                    <li class="swing">
                        <span>{edition_name(&table.edition)}</span>
                        <span>{names.join(", ")} " · " {web::free_seats(lang(), free as u32)}</span>
                        <a class="btn" href=format!("#/table/{}", table.game)>{t!(look)}</a>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <Show when=move || tables.with(|all| !all.is_empty())>
            <section class="stack"><h2>{t!(public_tables)}</h2><ul class="story">{rows}</ul></section>
        </Show>
    }
}

/// Where an invitation leads.
#[component]
pub(crate) fn JoinPage(code: String) -> impl IntoView {
    let trouble = RwSignal::new(None::<Trouble>);
    let wanted = code.trim().to_uppercase();
    spawn_local(async move {
        match call::<Found>("GET", &format!("/codes/{wanted}"), None, None).await {
            Ok(found) => {
                crate::prefs::keep(&format!("kaiju.code.{}", found.game), &wanted);
                go(&format!("/table/{}", found.game));
            }
            Err(why) => {
                let _ = trouble.try_set(Some(why));
            }
        }
    });
    move || {
        match trouble.get() {
        None => view! { <main id="main" class="dead-end"><h1 tabindex="-1">{t!(looking_for_table)}</h1><span class="spinner" aria-hidden="true"></span></main> }.into_any(),
        Some(why) => dead_end(why),
    }
    }
}

fn dead_end(why: Trouble) -> AnyView {
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
            (Link::Closed(number), ..) => Stage::Closed(number),
            (_, false, _) => Stage::Waiting,
            (_, _, Phase::Gathering | Phase::Sealing) => Stage::Lobby,
            _ => Stage::Play,
        }
    });
    let id = table.clone();
    let banner = move || match line.link.get() {
        Link::Lost(_) => {
            Some(view! { <div class="banner" role="status">{icon("i-offline")} {web::reconnecting(lang())}</div> })
        }
        _ => None,
    };
    view! {
        {banner}
        {move || match stage.get() {
            Stage::Closed(number) => closed(number),
            Stage::Waiting => view! { <main id="main" class="dead-end"><h1 tabindex="-1">{t!(looking_for_table)}</h1><span class="spinner" aria-hidden="true"></span></main> }.into_any(),
            Stage::Lobby => lobby(id.clone()),
            Stage::Play => play(id.clone()),
        }}
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Waiting,
    Lobby,
    Play,
    Closed(u16),
}

fn closed(number: u16) -> AnyView {
    let text = move || match number {
        n if n == Close::Replaced.number() => web::closed_replaced(lang()),
        n if n == Close::Upgrade.number() => web::trouble_old(lang()),
        _ => web::trouble_dead(lang()),
    };
    view! {
        <main id="main" class="dead-end">
            <div class="portrait m-space-penguin">{monster("space-penguin")}</div>
            <h1 tabindex="-1">{t!(no_way_in)}</h1>
            <p>{text}</p>
            <div class="row">
                <button type="button" class="btn btn-main" on:click=|_| { let _ = window().location().reload(); }>{t!(load_again)}</button>
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
    let trouble = RwSignal::new(None::<Trouble>);
    let code = {
        let id = id.clone();
        Memo::new(move |_| {
            info.with(|info| info.code.clone()).or_else(|| crate::prefs::kept(&format!("kaiju.code.{id}")))
        })
    };
    let link = move || {
        let here = window().location().href().unwrap_or_default();
        let base = here.split('#').next().unwrap_or_default().to_string();
        format!("{base}#/join/{}", code.get().unwrap_or_default())
    };
    let seated = {
        let id = id.clone();
        move || !Keys::of(&id).tickets.is_empty()
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
                    <br/><small>{kaiju_rules::Monster::from_id(&seat.monster).map(events::monster_name)}</small></div>
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
                let keys = Keys::of(&id);
                if let Err(why) = fetch("POST", &format!("/tables/{id}/start"), keys.token(), None).await {
                    trouble.set(Some(why));
                }
            });
        }
    };
    let full = move || info.with(|info| info.seats.iter().all(|seat| seat.taken || seat.kind == SeatKind::Bot));
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(the_table)}</h1>
            <div class="lobby">
                <section class="stack" aria-label=t!(seats)>
                    <div class="seats">{move || info.with(|info| info.seats.clone()).into_iter().map(seat).collect_view()}</div>
                    <p class="muted">{move || web::watching(lang(), line.watching.get())}</p>
                    <Show when=move || !is_in.get() && !full()>
                        <div class="box stack"><NameField/><button type="button" class="btn btn-main btn-big" on:click=sit.clone()>{icon("i-seat")} {t!(sit_down)}</button></div>
                    </Show>
                    <Show when=move || !is_in.get() && full()><p class="note">{icon("i-info")} {t!(full_watch)}</p></Show>
                    <Show when=move || is_in.get()>
                        <button type="button" class="btn btn-main btn-big" disabled=waits on:click=start.clone()>{icon("i-dice")} {t!(start)}</button>
                        <Show when=waits><p class="muted" role="status">{t!(waiting_for_people)}</p></Show>
                    </Show>
                    {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
                </section>
                <Show when=move || code.get().is_some()>
                    <section class="invite box" aria-label=t!(invite)>
                        <h2>{t!(invite)}</h2>
                        <p class="loud">{move || code.get()}</p>
                        <img class="qr" alt=t!(qr) src=move || format!("/api/v1/codes/{}/qr.svg", code.get().unwrap_or_default())/>
                        <div class="copy-line"><input class="input grow" readonly aria-label=t!(link) prop:value=link/>
                            <button type="button" class="btn" on:click=move |_| copy(&link())>{icon("i-copy")} {t!(copy)}</button></div>
                    </section>
                </Show>
            </div>
        </main>
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
    let aside = view! { <Talk/> }.into_any();
    view! {
        <TableView game=game() talk=Some(aside) clock=clock/>
        <Show when=move || over.get() && game().over.get().is_some()>{after(id.clone())}</Show>
    }
    .into_any()
}

/// When the game is over.
fn after(id: String) -> AnyView {
    let checked = RwSignal::new(None::<Result<usize, String>>);
    let record = {
        let id = id.clone();
        move || format!("/tables/{id}/record")
    };
    let verify = {
        let record = record.clone();
        move |_| {
            let path = record();
            spawn_local(async move {
                let said = match fetch("GET", &path, None, None).await {
                    Ok(text) => kaiju_wire::fair::verify(&text).map(|ok| ok.draws).map_err(|flaw| flaw.to_string()),
                    Err(why) => Err(why.text(settings().with_untracked(|s| s.lang)).to_string()),
                };
                checked.set(Some(said));
            });
        }
    };
    let again = {
        let id = id.clone();
        move |_| {
            let id = id.clone();
            spawn_local(async move {
                let keys = Keys::of(&id);
                if let Ok(next) = call::<Rematch>("POST", &format!("/tables/{id}/rematch"), keys.token(), None).await {
                    keys.keep(&next.game);
                    go(&format!("/table/{}", next.game));
                }
            });
        }
    };
    let next = Memo::new(move |_| line().info.with(|info| info.rematch.clone()));
    let watch = {
        let record = record.clone();
        move |_| {
            let path = record();
            spawn_local(async move {
                if let Ok(text) = fetch("GET", &path, None, None).await {
                    game().finished.set(Some(text));
                    go("/result");
                }
            });
        }
    };
    let mine = {
        let id = id.clone();
        move |_| {
            if let Some(next) = next.get_untracked() {
                Keys::of(&id).keep(&next);
                go(&format!("/table/{next}"));
            }
        }
    };
    view! {
        <div class="toasts" role="status">
            <div class="toast stack">
                <b>{t!(game_over)}</b>
                <div class="row">
                    <button type="button" class="btn btn-main" on:click=watch>{icon("i-trophy")} {t!(title_result)}</button>
                    <Show when=move || next.get().is_none() fallback=move || view! { <button type="button" class="btn" on:click=mine.clone()>{icon("i-dice")} {t!(to_rematch)}</button> }>
                        <button type="button" class="btn" on:click=again.clone()>{icon("i-dice")} {t!(rematch)}</button>
                    </Show>
                    <button type="button" class="btn" on:click=verify>{icon("i-verify")} {t!(verify_dice)}</button>
                </div>
                {move || checked.get().map(|said| match said {
                    Ok(draws) => view! { <p class="note note-good">{icon("i-check")} {web::dice_fair(lang(), draws as u32)}</p> }.into_any(),
                    Err(why) => view! { <p class="note note-bad">{icon("i-warn")} {web::dice_unfair(lang(), why)}</p> }.into_any(),
                })}
            </div>
        </div>
    }
    .into_any()
}

/// Signs, chat, and who is watching.
#[component]
fn Talk() -> impl IntoView {
    let line = line();
    let text = RwSignal::new(String::new());
    let muted = RwSignal::new(Vec::<char>::new());
    let wide = window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width >= 1150.0);
    let may_speak = move || {
        line.info.track();
        !online::our_seats().is_empty()
    };
    let name = move |seat: char| {
        line.info.with(|info| info.seats.iter().find(|s| s.seat == seat).map(|s| s.name.clone()).unwrap_or_default())
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
                <li class="log-line"><b>{name(seat)}</b> ": " {words} " "
                    <button type="button" class="why" aria-label=web::mute(lang(), name(seat)) on:click=move |_| muted.update(|muted| muted.push(seat))>{icon("i-mute-chat")}</button></li>
            }
        }).collect_view()
    };
    view! {
        <details class="talk" prop:open=wide>
            <summary>{icon("i-chat")} {t!(talk)} <span class="small muted">{move || web::watching(lang(), line.watching.get())}</span></summary>
            <Show when=move || settings().with(|s| s.chat)>
                <ol class="log-list" aria-live="polite" tabindex="0" aria-label=t!(talk)>{lines}</ol>
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
        </details>
    }
}

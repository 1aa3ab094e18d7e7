//! A table of a server: the invitation and the seats, the game, and what comes after it.

use std::iter;

use kaiju_client::terms::terms;
use kaiju_client::{HouseRules, Link, Pick, bets, sitter_name};
use kaiju_rules::{Monster, Seat};
use kaiju_text::{club, duplicates, events, web};
use kaiju_wire::code::Close;
use kaiju_wire::table::{Phase, Reach, Rematch, SeatInfo, SeatKind, TableInfo};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::LangChoice;
use crate::board::bot_name;
use crate::find_table::countdown;
use crate::game::game;
use crate::home::{MonsterWindow, NameField};
use crate::info::{edition_name, monster_kind};
use crate::notices::HookField;
use crate::online::{self, OnlineError, call, code_drawer, fetch, keys_of, line, shared_base};
use crate::page::{download, icon, monster, now_ms, pressed, renew, share, sleep, sprite};
use crate::people::FriendInvites;
use crate::place::api;
use crate::prefs::{Label, kept, lang, said, t};
use crate::result::headline;
use crate::route::go;
use crate::rules_choice::{changed, rules_name};
use crate::shelf::keep_table;
use crate::table::TableView;
use crate::tables::{looking, my_name};
use crate::talk::{Talk, copy_line};
use crate::verify::VerifyDice;

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
                    <button type="button" class="btn btn-plain" on:click=pressed(move |_| line.refused.set(None))>{t!(close)}</button></div></div>
            }
        })
    };
    // Who wants a pause, and what to say to that; once everybody does, the game rests.
    let pause = move || {
        let (pauses, paused, names) = line.info.with(|info| {
            let wants = |seat: &&SeatInfo| info.pauses.contains(&seat.seat);
            let names: Vec<String> = info.seats.iter().filter(wants).map(|seat| sitter_name(lang(), seat)).collect();
            (info.pauses.clone(), info.paused, names)
        });
        if pauses.is_empty() {
            return None;
        }
        let ours = online::our_seats();
        let mine = ours.iter().any(|seat| pauses.contains(&seat.letter()));
        let text = if paused {
            web::paused(lang()).to_string()
        } else {
            web::wants_pause(lang(), events::list(lang(), names))
        };
        let word: Label = match (paused, mine) {
            (true, _) => web::end_pause,
            (false, true) => web::undo,
            (false, false) => web::agree,
        };
        Some(view! {
            <div class="toasts"><div class="toast">{icon("i-clock")} <span>{text}</span>
                {(!ours.is_empty()).then(|| view! { <button type="button" class="btn" data-pause=(!mine).to_string() on:click=pressed(move |_| online::pause(!mine))>{said(word)}</button> })}</div></div>
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
        <div class="line-status" role="status">{banner}{doubts}{refused}{pause}</div>
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
            <h1 tabindex="-1">{said(title)}</h1>
            <p>{said(text)}</p>
            <div class="row">
                <button type="button" class="btn btn-main" on:click=pressed(move |_| if old { renew() } else { let _ = window().location().reload(); })>{t!(load_again)}</button>
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
    // The seat of ours whose monster is being chosen.
    let picking = RwSignal::new(None::<char>);
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
    let house = Memo::new(move |_| {
        let setup = info.with(TableInfo::setup);
        setup.map(|setup| HouseRules { edition: setup.edition(), rules: setup.rules() })
    });
    let rules = move || {
        let name =
            house.get().map_or_else(|| info.with(|info| edition_name(&info.edition)), |house| rules_name(&house));
        let told = info.with(|info| terms(lang(), info));
        iter::once(name).chain(told).collect::<Vec<_>>().join(" · ")
    };
    let seated = {
        let id = id.clone();
        move || !keys_of(&id).tickets.is_empty()
    };
    let is_in = RwSignal::new(seated());
    let (own_id, hosts) = (StoredValue::new(id.clone()), StoredValue::new(keys_of(&id).host.is_some()));
    let empty = |seat: &SeatInfo| seat.kind == SeatKind::Human && !seat.taken && seat.player.is_none();
    let waits = move || info.with(|info| info.seats.iter().any(empty));
    let seat = move |seat: SeatInfo| {
        let letter = seat.seat;
        let here = move || line.here.with(|here| here.contains(&letter));
        let class = format!("seat-row m-{}{}", seat.monster, if seat.taken { "" } else { " is-free" });
        let who = match (&seat.player, seat.taken) {
            (Some(player), _) => bot_name(player),
            (None, _) if seat.taken || seat.bot => sitter_name(lang(), &seat),
            _ => web::free_seat(lang()).to_string(),
        };
        let mine = Seat::from_letter(letter).is_some_and(|seat| online::our_seats().contains(&seat));
        let playing = Monster::from_id(&seat.monster);
        let gathering = info.with(|info| info.phase) == Phase::Gathering;
        // In a duplicate every group plays the same monsters.
        let free = info.with(|info| info.duplicate.is_none());
        let change = (mine && gathering && free).then(|| {
            let now = playing.map_or("", Monster::name);
            view! {
                <button type="button" class="btn btn-icon" data-pick=letter.to_string() on:click=pressed(move |_| picking.set(Some(letter)))
                    title=t!(change_monster) aria-label=move || web::change_monster_from(lang(), now)>{icon("i-edit")}</button>
            }
        });
        // Where a friend does not come, a bot can: the host says so, and takes it back when the friend comes after all.
        let invited = seat.kind != SeatKind::Bot && !seat.taken && gathering && hosts.get_value();
        let filled = seat.player.is_some();
        let fill = invited.then(|| {
            let text = move || if filled { web::free_again(lang()) } else { web::fill_with_bot(lang()) };
            view! {
                <button type="button" class="btn" data-fill=letter.to_string() on:click=pressed(move |_| {
                    let id = own_id.get_value();
                    spawn_local(async move {
                        let done = online::fill_seat(&id, letter, !filled).await;
                        let _ = trouble.try_set(done.err());
                    });
                })>{icon(if filled { "i-seat" } else { "i-bot" })} {text}</button>
            }
        });
        view! {
            <div class=class>
                <div class="portrait portrait-s">{monster(&seat.monster)}</div>
                <div class="grow"><b>{who}</b>{mine.then(|| view! { " " <span class="badge badge-good">{web::you(lang())}</span> })}
                    <br/><small>{playing.map(monster_kind)}</small></div>
                {change} {fill}
                {(seat.taken && seat.player.is_none() && !mine).then(|| view! { <span class="badge">{move || if here() { web::here(lang()) } else { web::away(lang()) }}</span> })}
            </div>
        }
    };
    let choose = {
        let id = id.clone();
        Callback::new(move |pick: Option<Pick>| {
            let seat = picking.get_untracked();
            picking.set(None);
            let (Some(seat), Some(pick), id) = (seat, pick, id.clone()) else { return };
            spawn_local(async move {
                let done = online::choose_monster(&id, seat, pick).await;
                let _ = trouble.try_set(done.err());
            });
        })
    };
    let monsters = Signal::derive(move || picking.get().map(online::monsters_for).unwrap_or_default());
    let mine = Signal::derive(move || {
        let seat = picking.get()?;
        info.with(|info| info.seats.iter().find(|one| one.seat == seat).and_then(|one| Monster::from_id(&one.monster)))
    });
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
    let full = move || info.with(|info| info.seats.iter().all(|seat| seat.taken || seat.player.is_some()));
    view! {
        <header class="site-head">
            <a href="#/" aria-label=t!(home)>{sprite("wordmark", "#wordmark")}</a>
            <LangChoice/>
        </header>
        <main id="main" class="page stack">
            <h1 tabindex="-1">{move || info.with(|info| if info.title.is_empty() { web::the_table(lang()).to_string() } else { info.title.clone() })}</h1>
            <p class="muted">{rules}</p>
            {move || house.get().map(|house| changed(&house))}
            {move || info.with(|info| info.duplicate.clone()).map(|id| view! { <p class="note">{icon("i-info")} {duplicates::same_luck(lang())} <a href=format!("#/duplicate/{id}")>{duplicates::compare(lang())}</a></p> })}
            <div class="lobby">
                <section class="stack" aria-label=t!(seats)>
                    <div class="seats">{move || info.with(|info| info.seats.clone()).into_iter().map(seat).collect_view()}</div>
                    <Show when=move || line.watching.get() != 0><p class="muted">{move || web::watching(lang(), line.watching.get())}</p></Show>
                    <Show when=move || !is_in.get() && !full()>
                        <div class="box stack"><Show when=move || !line.info.with(|info| info.child)><NameField/></Show><button type="button" class="btn btn-main btn-big" on:click=pressed(sit.clone())>{icon("i-seat")} {t!(sit_down)}</button></div>
                    </Show>
                    <Show when=move || !is_in.get() && full()><p class="note">{icon("i-info")} {t!(full_watch)}</p></Show>
                    <Show when=move || is_in.get()>
                        <button type="button" class="btn btn-main btn-big" disabled=waits on:click=pressed(start.clone())>{icon("i-dice")} {t!(start)}</button>
                        {countdown()}
                        <Show when=waits><p class="muted" role="status">{t!(waiting_for_people)}</p></Show>
                    </Show>
                    {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
                    <Show when=move || is_in.get()><Talk table=own.clone()/></Show>
                </section>
                <Show when=move || code.get().is_some()>
                    <section class="invite box" aria-label=t!(invite)>
                        <h2>{t!(invite)}</h2>
                        <p class="loud">{move || code.get()}</p>
                        <Show when=move || reach.get() == Some(Reach::Others)>
                            <img class="qr" alt=t!(qr) crossorigin="anonymous" src=move || api(&format!("/codes/{}/qr.svg", code.get().unwrap_or_default()))/>
                            // Over https there is a proxy, which everybody reaches.
                            {move || shared_base().starts_with("http:").then(|| view! { <p class="muted">{t!(invite_no_entry)}</p> })}
                        </Show>
                        <Show when=move || reach.get().is_some()>
                            {copy_line(t!(link), link)}
                            {share(None).then(|| view! { <button type="button" class="btn" on:click=pressed(move |_| { share(Some(&link())); })>{icon("i-share")} {t!(share)}</button> })}
                        </Show>
                        {move || warned().map(|why| view! { <p class="note" role="status">{icon("i-warn")} {why}</p> })}
                        <Show when=move || is_in.get()><FriendInvites game=own_id.get_value()/></Show>
                    </section>
                </Show>
                {hosts.get_value().then(|| view! { <HookField game=own_id.get_value()/> })}
            </div>
            <MonsterWindow open=Signal::derive(move || picking.get().is_some()) mine all=monsters choose/>
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
                    keep_table(text.clone());
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
    let foresaw = move || {
        let winners = line().info.with(|info| info.winners.clone().unwrap_or_default());
        let seats = line().talk.with(|talk| bets::foresaw(talk, &winners));
        let named = |seat: &char| {
            line().info.with(|info| info.seats.iter().find(|one| one.seat == *seat).map(|one| sitter_name(lang(), one)))
        };
        let names: Vec<String> = seats.iter().filter_map(named).collect();
        (!names.is_empty()).then(|| view! { <p>{club::foresaw(lang(), events::list(lang(), names))}</p> })
    };
    let words = move || if next.get().is_some() { web::to_rematch(lang()) } else { web::rematch(lang()) };
    let replay = format!("#/replay/{id}");
    let groups = line().info.with_untracked(|info| info.duplicate.clone());
    let groups = groups.map(|id| view! { <a class="btn" href=format!("#/duplicate/{id}")>{icon("i-fork")} {move || duplicates::compare(lang())}</a> });
    view! {
        <div class="toasts" role="status">
            <section class="toast over-panel" aria-label=t!(game_over)>
                <p class="loud">{headline}</p>
                {foresaw}
                <div class="row">
                    <Show when=move || plays || next.get().is_some()>
                        <button type="button" class="btn btn-main" on:click=pressed(again.clone())>{icon("i-dice")} {words}</button>
                    </Show>
                    {groups}
                    <Show when=move || record.get().is_some()>
                        <button type="button" class="btn" on:click=pressed(story)>{icon("i-trophy")} {t!(title_result)}</button>
                        <a class="btn" href=replay.clone()>{icon("i-replay")} {t!(watch_replay)}</a>
                        <VerifyDice record=record.get_untracked().unwrap_or_default()/>
                        <button type="button" class="btn" on:click=pressed(move |_| download("kaiju.game", &record.get_untracked().unwrap_or_default()))>{icon("i-download")} {t!(download_record)}</button>
                    </Show>
                </div>
                {move || trouble.get().map(|why| view! { <p class="note note-bad">{icon("i-warn")} {why.text(lang())}</p> })}
            </section>
        </div>
    }
    .into_any()
}

/// Goes to the rematch of a table, and makes it where nobody has yet.
pub(crate) async fn play_again(id: &str, next: Option<String>) -> Result<(), OnlineError> {
    let keys = keys_of(id);
    let next = match next {
        Some(next) => next,
        None => call::<Rematch>("POST", &format!("/tables/{id}/rematch"), keys.token(), None).await?.game,
    };
    online::move_seats(keys, &next).await;
    go(&format!("/table/{next}"));
    Ok(())
}

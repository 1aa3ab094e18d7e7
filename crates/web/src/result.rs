//! After the game: the result and its story, replays, the games kept on this device.

use kaiju_client::records::{self, BETWEEN, address_of, day_played, table_of};
use kaiju_client::story::{self, Point, Trend};
use kaiju_client::{Beat, Chair, Chart, Fortune, Local, Replay, Speed, Story, city};
use kaiju_rules::{Pending, Seat, SeatSet, Setup, Table, Viewer};
use kaiju_text::search::Searched;
use kaiju_text::{editions, events, people, web};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use wasm_bindgen::JsCast;

use crate::board::{Mine, Rivals, Shop, Tokyo};
use crate::dock::lone_tray;
use crate::game::game;
use crate::online::shared_base;
use crate::page::{carried, carry, copy_and_say, download, focus, icon, monster, pressed, random_word, rich, sleep};
use crate::prefs::{Label, lang, said, settings, t};
use crate::reference::search_field;
use crate::route::go;
use crate::shelf::{self, ShelfRecord};
use crate::stage::Stage;
use crate::table::LogView;
use crate::tables::looking;
use crate::turn_aid::Steps;
use crate::verify::VerifyDice;

/// The page after a game on this device.
#[component]
pub(crate) fn ResultPage() -> impl IntoView {
    // None while the records of this device are looked through.
    let found = RwSignal::new(at_once(LAST).map(Some));
    if found.with_untracked(Option::is_none) {
        spawn_local(async move {
            let _ = found.try_set(Some(shelf::find(LAST).await));
        });
    }
    move || {
        match found.get() {
        None => looking(),
        Some(text) => match text.and_then(|text| Some((Replay::read(&text).ok()?, text))) {
            Some((replay, text)) => result_view(&text, &replay, &address_of(&text)),
            None => view! {
                <main id="main" class="dead-end"><h1 tabindex="-1">{t!(no_result)}</h1><a class="btn btn-main" href="#/">{t!(to_home)}</a></main>
            }
            .into_any(),
        },
    }
    }
}

/// The story of any record.
#[component]
pub(crate) fn StoryPage(game: String) -> impl IntoView {
    let address = game.clone();
    with_record(game, move |replay, text| result_view(&text, &replay, &address))
}

/// Who won, as a headline.
pub(crate) fn headline(table: &Table, winners: SeatSet) -> String {
    if winners.is_empty() {
        return web::nobody_wins(lang()).to_string();
    }
    let names = events::list(lang(), winners.iter().map(|seat| events::seat_name(table, seat).to_string()));
    if winners.len() == 1 { web::wins(lang(), names) } else { web::win_together(lang(), names) }
}

/// Who won a recorded game, or that it was left before its end.
fn outcome(replay: &Replay) -> String {
    let state = replay.at(replay.len());
    match state.pending() {
        Pending::Over(winners) => headline(state.table(), winners),
        _ => web::unfinished(lang()).to_string(),
    }
}

fn result_view(text: &str, replay: &Replay, address: &str) -> AnyView {
    let story = Story::of(replay);
    let state = replay.at(replay.len());
    let table = state.table().clone();
    let winner = table.over().and_then(|winners| winners.lowest()).unwrap_or(Seat::A);
    let id = table.stand(winner).monster.id();
    let stars = table.stars(winner);
    let (setup, chairs) = (*replay.setup(), chairs_of(text, replay.setup()));
    let head = {
        let replay = Replay::read(text).ok();
        move || replay.as_ref().map(outcome)
    };
    let online = table_of(text).map(str::to_string);
    let rematch = {
        let (chairs, names, online) = (chairs.clone(), Local::names_in(text), online.clone());
        move |_| {
            if let Some(table) = online.clone() {
                go(&format!("/table/{table}"));
                return;
            }
            game().begin(setup, chairs.clone(), &names, random_word());
            go("/play");
        }
    };
    let record = text.to_string();
    let names: Vec<String> = table.seats().iter().map(|seat| events::seat_name(&table, seat).to_string()).collect();
    let swings = swings(replay, &story, &table, address);
    // Where one person played, it is told how that went.
    let people: Vec<Seat> =
        table.seats().iter().filter(|seat| chairs.get(seat.index()) == Some(&Chair::Person)).collect();
    let mine = match (people.as_slice(), table.over()) {
        (&[me], Some(winners)) if online.is_none() => Some((winners.has(me), story::placing(&table, me))),
        _ => None,
    };
    let verdict = move || {
        mine.map(|(won, place)| match (won, place) {
            (true, _) => web::you_won(lang()).to_string(),
            (_, 2) => web::you_came_second(lang()).to_string(),
            (_, 3) => web::you_came_third(lang()).to_string(),
            (_, place) => web::you_came(lang(), place),
        })
    };
    view! {
        <main id="main" class="page stack">
            <section class=format!("victory m-{id}")>
                <div class="portrait">{monster(id)}</div>
                <h1 tabindex="-1">{head}</h1>
                <p class="loud">{verdict}</p>
                <p>{move || rich(&web::result_line(lang(), stars, table.turns()))}</p>
                <button type="button" class="btn btn-main btn-big" on:click=pressed(rematch)>{icon("i-dice")} {t!(rematch)}</button>
            </section>
            <div class="row result-acts">
                <a class="btn" href=format!("#/review/{address}")>{icon("i-search")} {t!(review)}</a>
                <a class="btn" href=format!("#/replay/{address}")>{icon("i-replay")} {t!(watch_replay)}</a>
                <button type="button" class="btn" on:click=pressed(move |_| download("kaiju.game", &record))>{icon("i-download")} {t!(download_record)}</button>
                <a class="btn" href="#/new">{icon("i-plus")} {t!(new_game)}</a>
                {online.map(|_| view! { <VerifyDice record=text.to_string()/> })}
            </div>
            <section class="stack" aria-labelledby="story-title">
                <h2 id="story-title">{t!(story)}</h2>
                {swings}
                <div class="charts">
                    {chart(web::chart_chances, &names, &story, &|point, i| point.shares[i] * 100.0, 100.0, address, true)}
                    {chart(web::chart_stars, &names, &story, &|point, i| f64::from(point.stars[i]), 20.0, address, false)}
                    {chart(web::chart_hearts, &names, &story, &|point, i| f64::from(point.hearts[i]), 12.0, address, false)}
                    {chart(web::chart_energy, &names, &story, &|point, i| f64::from(point.energy[i]), 0.0, address, false)}
                    {chart(web::chart_damage, &names, &story, &|point, i| f64::from(point.dealt[i]), 0.0, address, false)}
                </div>
                {tallies(&story, &names)}
            </section>
        </main>
    }
    .into_any()
}

/// Who sat where, from the comments of a record; one person among bots where it does not say.
fn chairs_of(text: &str, setup: &Setup) -> Vec<Chair> {
    let players = setup.monsters().len();
    Chair::read(text, players).unwrap_or_else(|| {
        let mut chairs = vec![Chair::USUAL; players];
        chairs[0] = Chair::Person;
        chairs
    })
}

fn swings(replay: &Replay, story: &Story, table: &Table, address: &str) -> AnyView {
    let all = story.swings.iter().map(|swing| {
        let from = story.points[swing.point - 1];
        let id = table.stand(swing.seat).monster.id();
        let name = events::seat_name(table, swing.seat);
        let change = swing.change * 100.0;
        let turn = from.turn.max(1);
        let text = move || {
            let points = format!("{:.0}", change.abs());
            if change > 0.0 {
                web::swing_up(lang(), turn, name, points)
            } else {
                web::swing_down(lang(), turn, name, points)
            }
        };
        let causes: Vec<Beat> = story::causes(replay, story, swing).into_iter().cloned().collect();
        let told = move || {
            let lines: Vec<String> = causes.iter().map(|beat| events::line(lang(), &beat.before, beat.event)).collect();
            (!lines.is_empty()).then(|| view! { <b>{rich(&lines.join(" · "))}</b><br/> })
        };
        view! {
            <div class=format!("swing m-{id}")>
                <div class="portrait portrait-s">{monster(id)}</div>
                <span>{told}<small>{text}</small></span>
                <a class="btn" href=format!("#/replay/{address}/{}", from.moment)>{icon("i-play")} {t!(look)}</a>
            </div>
        }
    });
    view! { <div class="story">{all.collect_view()}</div> }.into_any()
}

/// A chart with one line a seat, and its last figures for those who listen. A press on it leads to that moment of the
/// replay.
fn chart(
    title: Label,
    names: &[String],
    story: &Story,
    value: &dyn Fn(&Point, usize) -> f64,
    least: f64,
    address: &str,
    wide: bool,
) -> AnyView {
    // As wide as it is shown, so that the letters of all charts are of one size.
    let window = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default();
    let (width, height) = Chart::size(window, wide);
    let points = &story.points;
    let most = points.iter().flat_map(|p| (0..names.len()).map(move |i| value(p, i))).fold(least, f64::max).max(1.0);
    let chart = Chart { width, height, last: points.len().max(2) - 1, most };
    // A number for every few turns along the foot.
    let every = (points.len() / 6).max(1);
    let mut inside = chart.grid("class=\"chart-grid\"");
    inside += &chart.foot(points.iter().map(|point| point.turn).enumerate().step_by(every));
    for seat in 0..names.len() {
        let figures = points.iter().map(|point| value(point, seat)).enumerate();
        inside += &chart.line(&format!("class=\"chart-line c{}\"", seat + 1), figures);
    }
    let legend = names.iter().enumerate().map(|(i, name)| {
        view! { <li class="legend-item"><svg class="legend-key" viewBox="0 0 36 12" aria-hidden="true"><line class=format!("c{}", i + 1) x1="0" y1="6" x2="36" y2="6"></line></svg>{name.clone()}</li> }
    });
    let told = told(names, story, value);
    let last = points.last();
    let summary: Vec<String> =
        names.iter().enumerate().filter_map(|(i, name)| Some(format!("{name} {:.0}", value(last?, i)))).collect();
    let moments: Vec<usize> = points.iter().map(|point| point.moment).collect();
    let address = address.to_string();
    let visit = move |event: web_sys::MouseEvent| {
        let drawn = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(frame) = drawn.map(|drawn| drawn.get_bounding_client_rect()) else { return };
        let at = chart.place((f64::from(event.client_x()) - frame.left()) / frame.width() * width);
        go(&format!("/replay/{address}/{}", moments[at.min(moments.len() - 1)]));
    };
    view! {
        <figure class="box">
            <figcaption><b>{said(title)}</b></figcaption>
            <svg class="chart" viewBox=format!("0 0 {width} {height}") role="img" aria-label=move || format!("{}: {}", title(lang()), summary.join(", ")) on:click=pressed(visit) inner_html=inside></svg>
            <ul class="legend">{legend.collect_view()}</ul>
            <details class="chart-told"><summary>{t!(chart_words)}</summary>{told}</details>
        </figure>
    }
    .into_any()
}

/// What a chart shows, in sentences: who led from when on, and each monster's trend.
fn told(names: &[String], story: &Story, value: &dyn Fn(&Point, usize) -> f64) -> AnyView {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let leads: Vec<(u16, String)> =
        story::leads(&story.points, names.len(), value).into_iter().map(|(turn, seat)| (turn, name(seat))).collect();
    let trends: Vec<(String, Trend)> = names
        .iter()
        .enumerate()
        .filter_map(|(i, name)| Some((name.clone(), Trend::of(&story.points, |point| value(point, i))?)))
        .collect();
    let sentences = move || {
        let figure = |n: f64| format!("{n:.0}");
        let led = leads.iter().map(|(turn, who)| web::chart_lead(lang(), who, *turn));
        let went = trends.iter().map(|(who, trend)| {
            let end = figure(trend.end);
            if trend.high.0 <= trend.low.0 {
                return web::chart_level(lang(), who, end);
            }
            let (high, low) = (figure(trend.high.0), figure(trend.low.0));
            web::chart_course(lang(), who, figure(trend.from), high, trend.high.1, low, trend.low.1, end)
        });
        led.chain(went).map(|sentence| view! { <li>{sentence}</li> }).collect_view()
    };
    view! { <ul>{sentences}</ul> }.into_any()
}

fn tallies(story: &Story, names: &[String]) -> AnyView {
    let rows = names.iter().enumerate().map(|(i, name)| {
        let t = story.tallies[i];
        let cells = [t.dealt, t.lost, t.healed, t.energy, t.cards, t.entered, t.kills];
        view! { <tr><th scope="row">{name.clone()}</th>{cells.map(|n| view! { <td class="n">{n}</td> }).into_iter().collect_view()}</tr> }
    });
    view! {
        <div class="table-scroll" tabindex="0" role="region" aria-label=t!(figures)>
            <table class="grid-table">
                <thead><tr><th scope="col">{t!(monster)}</th><th scope="col">{t!(dealt)}</th><th scope="col">{t!(lost)}</th><th scope="col">{t!(healed)}</th><th scope="col">{t!(energy)}</th><th scope="col">{t!(cards)}</th><th scope="col">{t!(entered)}</th><th scope="col">{t!(kills)}</th></tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// How many records the list grows by.
const RECORDS_SHOWN: usize = 50;

/// The games kept on this device.
#[component]
pub(crate) fn RecordsPage() -> impl IntoView {
    // None while they are read.
    let all = RwSignal::new(None::<Vec<ShelfRecord>>);
    let (query, shown) = (RwSignal::new(String::new()), RwSignal::new(RECORDS_SHOWN));
    let pasted = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    // What was deleted last can be brought back.
    let gone = RwSignal::new(None::<ShelfRecord>);
    let read = move || {
        spawn_local(async move {
            let _ = all.try_set(Some(shelf::all().await));
        });
    };
    read();
    let open = move |text: String| {
        let parts: Vec<&str> = text.split(BETWEEN).collect();
        if parts.len() > 1 {
            let parts = parts.into_iter().map(str::to_string).collect();
            spawn_local(async move {
                shelf::take(parts).await;
                read();
            });
            return;
        }
        match Replay::read(&text) {
            Ok(_) => {
                crate::prefs::keep("kaiju.pasted", &text);
                go("/replay/pasted");
            }
            Err(why) => wrong.set(Some(why.to_string())),
        }
    };
    let file = move |event: web_sys::Event| {
        let chosen = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(read) = chosen.and_then(|chosen| chosen.files()?.get(0)).map(|file| file.text()) else { return };
        spawn_local(async move {
            let text = wasm_bindgen_futures::JsFuture::from(read).await.ok().and_then(|text| text.as_string());
            open(text.unwrap_or_default());
        });
    };
    // What people remember of each; one that cannot be read is not listed.
    let searchable = Memo::new_with_compare(
        move |_: Option<&Vec<Searched<usize>>>| {
            let read = |(i, one): (usize, &ShelfRecord)| records::searched(lang(), i, &one.text);
            all.with(|all| all.iter().flatten().enumerate().filter_map(read).collect())
        },
        |_, _| true,
    );
    let found = Memo::new(move |_| query.with(|query| searchable.with(|all| records::found(query, all))));
    let is_empty = move || all.with(|all| all.as_ref().is_some_and(Vec::is_empty));
    let some = move || all.with(|all| all.as_ref().is_some_and(|all| !all.is_empty()));
    let forget = move |one: ShelfRecord| {
        spawn_local(async move {
            shelf::drop(&one).await;
            let _ = gone.try_set(Some(one));
            read();
        });
    };
    let bring_back = move |one: ShelfRecord| {
        spawn_local(async move {
            shelf::put_back(one).await;
            let _ = gone.try_set(None);
            read();
        });
    };
    let row = move |one: ShelfRecord| {
        let replay = Replay::read(&one.text).ok()?;
        let (when, address) = (day_played(&one.text).map(str::to_string), address_of(&one.text));
        let (text, lost) = (one.text.clone(), one);
        let monsters = replay.setup().monsters().iter().map(|&m| monster(m.id())).collect_view();
        let names: Vec<&str> = replay.setup().monsters().iter().map(|m| m.name()).collect();
        Some(view! {
            <li class="swing">
                <div class="row" aria-hidden="true">{monsters}</div>
                <span><b>{outcome(&replay)}</b><br/><small class="muted">{editions::title(lang(), replay.setup().edition())} " · " {names.join(", ")} " · " {when}</small></span>
                <span class="row">
                    <a class="btn btn-icon" href=format!("#/story/{address}") aria-label=t!(story) title=t!(story)>{icon("i-trophy")}</a>
                    <a class="btn btn-icon" href=format!("#/review/{address}") aria-label=t!(review) title=t!(review)>{icon("i-search")}</a>
                    <a class="btn btn-icon" href=format!("#/replay/{address}") aria-label=t!(watch_replay)>{icon("i-replay")}</a>
                    <button type="button" class="btn btn-icon" aria-label=t!(download_record) on:click=pressed(move |_| download("kaiju.game", &text))>{icon("i-download")}</button>
                    <button type="button" class="btn btn-icon" aria-label=t!(forget) on:click=pressed(move |_| forget(lost.clone()))>{icon("i-trash")}</button>
                </span>
            </li>
        })
    };
    let rows = move || {
        let these: Vec<ShelfRecord> = all.with(|all| {
            let all = all.as_deref().unwrap_or_default();
            found.with(|found| found.iter().take(shown.get()).filter_map(|&at| all.get(at).cloned()).collect())
        });
        these.into_iter().filter_map(row).collect_view()
    };
    let more = move |_| {
        let before = shown.get_untracked();
        shown.set(before + RECORDS_SHOWN);
        // Whoever pressed the button is led to what came.
        spawn_local(async move {
            sleep(0).await;
            focus(&format!(".records > :nth-child({}) a", before + 1));
        });
    };
    let every =
        move || all.with(|all| all.iter().flatten().map(|one| one.text.clone()).collect::<Vec<_>>().join(BETWEEN));
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(records)}</h1>
            <p>{t!(records_about)}</p>
            <div role="status">{move || gone.get().map(|one| view! {
                <p class="note row"><span>{web::record_gone(lang())}</span>
                    <button type="button" class="btn" on:click=pressed(move |_| bring_back(one.clone()))>{icon("i-undo")} {web::undo(lang())}</button></p>
            })}</div>
            <Show when=is_empty><p class="note">{t!(no_records)}</p></Show>
            <Show when=some>
                {search_field(query)}
                <p class="muted" role="status">{move || web::found(lang(), found.with(Vec::len) as u32)}</p>
                <ul class="story records">{rows}</ul>
                <Show when=move || found.with(Vec::len).gt(&shown.get())><button type="button" class="btn" id="records-more" on:click=pressed(more)>{said(people::more)}</button></Show>
            </Show>
            <form class="box stack" on:submit=move |event| {
                event.prevent_default();
                open(pasted.get_untracked());
            }>
                <div class="field"><label for="pasted">{t!(paste_record)}</label>
                    <textarea id="pasted" class="textarea" rows="4" prop:value=pasted on:input=move |event| pasted.set(event_target_value(&event))></textarea>
                    {move || wrong.get().map(|why| view! { <span class="error" role="alert">{why}</span> })}</div>
                <div class="row"><button type="submit" class="btn">{t!(open_record)}</button>
                    <label class="btn">{icon("i-plus")} {t!(open_file)}<input class="sr" type="file" on:change=file/></label>
                    <Show when=some>
                        <button type="button" class="btn" on:click=pressed(move |_| download("kaiju.games", &every()))>{icon("i-download")} {t!(download_all)}</button>
                    </Show></div>
            </form>
        </main>
    }
}

/// The address of the game that was finished last.
const LAST: &str = "last";

/// The text of a replay's address, where it is at hand.
fn at_once(address: &str) -> Option<String> {
    match address {
        LAST => game().finished.get_untracked(),
        "pasted" => crate::prefs::kept("kaiju.pasted"),
        _ => None,
    }
}

/// A game to walk through.
#[component]
pub(crate) fn ReplayPage(game: String, moment: Option<usize>) -> impl IntoView {
    let address = game.clone();
    with_record(game, move |replay, text| replay_view(replay, text, address.clone(), moment))
}

/// What is shown of the record at an address: on this device, in the address itself, or at the server.
pub(crate) fn with_record(
    address: String,
    shown: impl Fn(Replay, String) -> AnyView + Send + 'static,
) -> impl Fn() -> AnyView + Send {
    let found = RwSignal::new(at_once(&address).map(Some));
    if found.with_untracked(Option::is_none) {
        spawn_local(async move {
            let here = shelf::find(&address).await;
            let text = match if here.is_some() { here } else { carried(&address).await } {
                None => crate::online::fetch("GET", &format!("/tables/{address}/record"), None, None).await.ok(),
                text => text,
            };
            let _ = found.try_set(Some(text));
        });
    }
    move || {
        match found.get() {
        None => looking(),
        Some(text) => match text.and_then(|text| Some((Replay::read(&text).ok()?, text))) {
            Some((replay, text)) => shown(replay, text),
            None => view! {
                <main id="main" class="dead-end"><h1 tabindex="-1">{t!(no_replay)}</h1><p>{t!(no_replay_why)}</p><a class="btn btn-main" href="#/records">{t!(records)}</a></main>
            }
            .into_any(),
        },
    }
    }
}

/// Each seat's chance to win over the whole game, with a line where the replay is.
fn curve(replay: &Replay, at: RwSignal<usize>) -> AnyView {
    let story = Story::of(replay);
    let end = replay.len().max(1);
    let seats = replay.at(0).table().seats().len();
    let lines = (0..seats).map(|seat| {
        let points: Vec<String> = story
            .points
            .iter()
            .map(|point| format!("{},{:.1}", point.moment, 100.0 - point.shares[seat] * 100.0))
            .collect();
        view! { <polyline class=format!("chart-line c{}", seat + 1) fill="none" points=points.join(" ")></polyline> }
    });
    view! {
        <svg class="curve" viewBox=format!("0 0 {end} 100") preserveAspectRatio="none" role="img" aria-label=t!(curve)>
            {lines.collect_view()}
            <line class="chart-now" x1=move || at.get().to_string() x2=move || at.get().to_string() y1="0" y2="100" vector-effect="non-scaling-stroke"></line>
        </svg>
    }
    .into_any()
}

/// Copies the link to a moment of a game on some page, and whether that was just done.
pub(crate) fn sharing(
    page: &'static str,
    address: String,
    text: &str,
) -> (impl Fn(usize) + Copy + use<>, RwSignal<bool>) {
    let copied = RwSignal::new(false);
    // A link to a game of this device carries the game. It is made before anybody asks for it: what is put on the clipboard
    // must be there when the button is pressed.
    let shared = RwSignal::new(address);
    if table_of(text).is_none() {
        let brief = Local::brief(text);
        spawn_local(async move {
            let _ = shared.try_set(carry(&brief).await);
        });
    }
    let share = move |moment: usize| {
        let (base, address) = (untrack(shared_base), shared.get_untracked());
        copy_and_say(&format!("{base}#/{page}/{address}/{moment}"), copied);
    };
    (share, copied)
}

/// Plays on from a moment of a game against bots, with the monster of whoever looks.
pub(crate) fn go_on_from(replay: &Replay, text: &str, moment: usize, eyes: Viewer) {
    let chairs = chairs_of(text, replay.setup());
    if let Some(local) = replay.go_on(moment, eyes, &chairs, Fortune::seeded(random_word())) {
        game().go_on(local.with_names(&Local::names_in(text)));
        go("/play");
    }
}

fn replay_view(replay: Replay, text: String, address: String, moment: Option<usize>) -> AnyView {
    let end = replay.len();
    let at = RwSignal::new(moment.unwrap_or(0).min(end));
    let playing = RwSignal::new(false);
    let eyes = RwSignal::new(Viewer::Public);
    let (chairs, called) = (chairs_of(&text, replay.setup()), Local::names_in(&text));
    let seats: Vec<Seat> = replay.at(0).table().seats().iter().collect();
    let names: Vec<&'static str> = seats.iter().map(|&seat| events::seat_name(replay.at(0).table(), seat)).collect();
    let stage = Stage::new(replay.at(0).seen_by(Viewer::Public));
    let duel = seats.len() == 2;
    // Who sat at a table elsewhere is not told by its record.
    let known = table_of(&text).is_none();
    stage.sitters.set(
        chairs
            .iter()
            .enumerate()
            .filter(|_| known)
            .map(|(i, chair)| crate::stage::Sitter {
                name: called.get(i).cloned().unwrap_or_default(),
                bot: match chair {
                    Chair::Bot(player) => Some(player.to_string()),
                    Chair::Person => None,
                },
                of_bot: false,
                away: false,
            })
            .collect(),
    );
    let log = RwSignal::new(Vec::<Arc<Beat>>::new());
    let curve = curve(&replay, at);
    let turns = StoredValue::new(replay.turns());
    let speed = RwSignal::new(settings().with_untracked(|settings| settings.speed));
    let replay = StoredValue::new(replay);
    Effect::new(move |before: Option<usize>| {
        let (now, viewer) = (at.get(), eyes.get());
        replay.with_value(|replay| {
            let next = before == Some(now.wrapping_sub(1)) && stage.view.with_untracked(|view| view.viewer()) == viewer;
            if next {
                let mut view = stage.view.get_untracked();
                for event in replay.step(now).iter().map(|beat| beat.event.seen_by(viewer)) {
                    view.fold(event);
                    stage.show(event, view.clone());
                }
            }
            stage.set(replay.at(now).seen_by(viewer));
            stage.mark(replay.at(now).turn_step());
            let beats = replay.beats(now);
            stage.batter(city::attacks(beats));
            log.set(
                beats[beats.len().saturating_sub(80)..].iter().map(|beat| Arc::new(beat.seen_by(viewer))).collect(),
            );
        });
        now
    });
    let alive = StoredValue::new(true);
    on_cleanup(move || alive.set_value(false));
    let play = move || {
        playing.update(|on| *on = !*on);
        if playing.get_untracked() {
            spawn_local(async move {
                while alive.try_get_value() == Some(true)
                    && playing.try_get_untracked() == Some(true)
                    && at.get_untracked() < end
                {
                    at.update(|at| *at += 1);
                    let look = replay.with_value(|replay| replay.look(at.get_untracked(), speed.get_untracked()));
                    sleep(look as u32).await;
                }
                let _ = playing.try_set(false);
            });
        }
    };
    let turn_back =
        move || at.update(|at| *at = turns.with_value(|all| all.iter().rev().copied().find(|m| m < at)).unwrap_or(0));
    let turn_on =
        move || at.update(|at| *at = turns.with_value(|all| all.iter().copied().find(|m| m > at)).unwrap_or(end));
    let (share, copied) = sharing("replay", address.clone(), &text);
    let record = text.clone();
    let branch =
        move |_| replay.with_value(|replay| go_on_from(replay, &record, at.get_untracked(), eyes.get_untracked()));
    let viewpoints = names.into_iter().enumerate().map(|(i, name)| {
        view! { <option value=i.to_string()>{name}</option> }
    });
    let step = move |by: isize| at.update(|at| *at = at.saturating_add_signed(by).min(end));
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let within =
            |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).ok().flatten().is_some());
        if event.ctrl_key() || event.alt_key() || event.meta_key() || within("input, select, textarea, dialog") {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => step(-1),
            "ArrowRight" => step(1),
            "ArrowUp" => turn_back(),
            "ArrowDown" => turn_on(),
            "Home" => at.set(0),
            "End" => at.set(end),
            " " if !within("button, a") => play(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    let speeds: [Label; 4] = [web::speed_slow, web::speed_normal, web::speed_fast, web::speed_instant];
    let speeds = Speed::ALL.into_iter().zip(speeds).map(|(one, text)| {
        view! { <option value=one.word() selected=move || speed.get() == one>{said(text)}</option> }
    });
    view! {
        <main class="game is-replay" class:is-duel=duel id="main">
            <header class="topbar">
                <a class="btn btn-icon" href="#/records" aria-label=t!(records)>{icon("i-back")}</a>
                <h1 class="topbar-title" tabindex="-1">{t!(title_replay)}<small>{move || web::moment_of(lang(), at.get(), end)}</small></h1>
                <Steps stage/>
                <label class="row"><span class="sr">{t!(perspective)}</span>
                    <select class="select" on:change=move |event| {
                        eyes.set(event_target_value(&event).parse().map_or(Viewer::Public, |i: usize| Viewer::Seat(Seat::new(i))));
                    }><option value="">{t!(spectator)}</option>{viewpoints.collect_view()}</select></label>
            </header>
            <Rivals stage/>
            <Tokyo stage/>
            <Shop stage on_buy=Callback::new(|_| ())/>
            <Mine stage/>
            <LogView log/>
            <section class="dock" aria-label=t!(replay_controls)>
                {lone_tray(stage)}
                <div class="scrubber">
                    <div class="row">
                        <button type="button" class="btn btn-icon" aria-label=t!(turn_before) on:click=pressed(move |_| turn_back())>{icon("i-first")}</button>
                        <button type="button" class="btn btn-icon" aria-label=t!(step_back) on:click=pressed(move |_| step(-1))>{icon("i-prev")}</button>
                        <button type="button" class="btn btn-main btn-icon" aria-label=move || if playing.get() { web::pause(lang()) } else { web::play(lang()) } title=t!(replay_keys) on:click=pressed(move |_| play())>{move || icon(if playing.get() { "i-pause" } else { "i-play" })}</button>
                        <button type="button" class="btn btn-icon" aria-label=t!(step_on) on:click=pressed(move |_| step(1))>{icon("i-next")}</button>
                        <button type="button" class="btn btn-icon" aria-label=t!(turn_after) on:click=pressed(move |_| turn_on())>{icon("i-last")}</button>
                        <label><span class="sr">{t!(speed)}</span><select class="select" on:change=move |event| {
                            let word = event_target_value(&event);
                            speed.set(Speed::ALL.into_iter().find(|speed| speed.word() == word).unwrap_or_default());
                        }>{speeds.collect_view()}</select></label>
                    </div>
                    {curve}
                    <input class="range" type="range" min="0" max=end.to_string() aria-label=t!(moment) prop:value=move || at.get().to_string() on:input=move |event| if let Ok(n) = event_target_value(&event).parse() { at.set(n) }/>
                    <div class="row scrubber-acts">
                        <button type="button" class="btn" on:click=pressed(branch)>{icon("i-fork")} {t!(go_on_from_here)}</button>
                        <a class="btn" href=format!("#/review/{address}")>{icon("i-search")} <span class="wide-only">{t!(review)}</span></a>
                        <a class="btn" href=format!("#/story/{address}")>{icon("i-trophy")} <span class="wide-only">{t!(story)}</span></a>
                        <button type="button" class="btn" on:click=pressed(move |_| share(at.get_untracked()))>{icon("i-link")} <span class="wide-only">{t!(copy_link)}</span></button>
                        <button type="button" class="btn" on:click=pressed(move |_| download("kaiju.game", &text))>{icon("i-download")} <span class="wide-only">{t!(download_record)}</span></button>
                        <span role="status">{move || copied.get().then(|| web::copied(lang()))}</span>
                    </div>
                </div>
            </section>
        </main>
    }
    .into_any()
}

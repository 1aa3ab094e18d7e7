//! The table page: everything around the board that makes it a game.

use std::sync::Arc;

use kaiju_client::{Beat, HouseRules, Press, Sheet, pace};
use kaiju_rules::{Event, Face, Reason, Why};
use kaiju_text::{events, rules, web};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::ask;
use crate::board::{Behind, Mine, Rivals, Shop, Tokyo};
use crate::coach;
use crate::dock::{Dock, DockView};
use crate::game::{Game, game};
use crate::info::{self, Info};
use crate::online;
use crate::page::{drawn, focus, icon, monster, pressed};
use crate::prefs::{lang, settings, t};
use crate::route::go;
use crate::rules_choice::rules_name;
use crate::settings_page::SettingsWindow;
use crate::talk::open_talk;
use crate::turn_aid::Steps;

/// The answer that Enter gives.
const MAIN: &str = ".prompt .btn-main, .prompt .btn-enter";

/// The page of a game on this device.
#[component]
pub(crate) fn PlayPage() -> impl IntoView {
    let game = game();
    if !game.resume() {
        go("/");
    }
    view! { <TableView game clock=Signal::derive(|| None)/> }
}

/// A game, with or without a lesson on top.
#[component]
pub(crate) fn TableView(
    game: Game,
    #[prop(optional_no_strip)] lesson: Option<AnyView>,
    /// What the lesson points at; the style knows where that is.
    #[prop(optional, into)]
    step: Signal<&'static str>,
    #[prop(optional_no_strip)] talk: Option<AnyView>,
    /// What stands at the top, in large and in small; by default whose turn it is.
    #[prop(optional, into)]
    heading: Option<Signal<[String; 2]>>,
    clock: Signal<Option<u32>>,
) -> impl IntoView {
    // Said by the table itself: a style that looks for it inside would go through all of the table at every event.
    let class = if talk.is_some() { "game has-talk" } else { "game" };
    let dock = Dock::new(game, clock);
    let stage = game.stage;
    let duel = Memo::new(move |_| stage.is_duel());
    keys(dock, game);
    // A new question takes the focus to its first answer, unless somebody is busy elsewhere. When it was answered, what
    // had the focus is gone: it goes to where the next question will be, never to nowhere.
    Effect::new(move |before: Option<bool>| {
        let asked = game.prompt.with(|prompt| prompt.as_ref().map(|p| matches!(p.sheet, Sheet::Shop { .. })));
        let shopped = before == Some(true);
        request_animation_frame(move || {
            let at = document().active_element();
            let within = |places: &str| at.as_ref().is_some_and(|at| at.closest(places).ok().flatten().is_some());
            let busy = within(".log, .talk, dialog, .topbar, .card, .seat");
            match asked {
                Some(_) if !busy => focus(MAIN),
                None if !within("main, dialog, .pass") => focus(".dock"),
                _ => {}
            }
            // On a small screen: the shop to buy in, the city for everything else and while others play.
            match asked {
                Some(true) => {
                    if let Ok(Some(shop)) = document().query_selector(".shop") {
                        shop.scroll_into_view_with_bool(false);
                    }
                }
                Some(false) if !busy => {
                    window().scroll_to_with_x_and_y(0.0, 0.0);
                    in_sight(MAIN);
                }
                None if shopped => window().scroll_to_with_x_and_y(0.0, 0.0),
                _ => {}
            }
        });
        asked == Some(true)
    });
    let title = move || {
        if let Some(heading) = heading {
            let [title, _] = heading.get();
            return title;
        }
        stage.view.with(|view| {
            let table = view.table();
            let asked = game.prompt.with(|prompt| prompt.as_ref().map(|prompt| prompt.seat));
            if let Some(seat) = asked {
                // Where several share the device, the one who is meant is named.
                if game.session(|session| session.people().len() > 1) == Some(true) {
                    web::decision_of(lang(), stage.called(table, seat))
                } else {
                    web::your_turn(lang()).to_string()
                }
            } else {
                web::turn_of(lang(), events::seat_name(table, table.active()))
            }
        })
    };
    let small = move || {
        if let Some(heading) = heading {
            let [_, small] = heading.get();
            return small;
        }
        stage.view.with(|view| {
            let table = view.table();
            let house = HouseRules { edition: table.edition(), rules: *table.rules() };
            web::turn_number(lang(), table.turns(), rules_name(&house))
        })
    };
    let options = RwSignal::new(false);
    let asks = Memo::new(move |_| game.plays() && !game.puzzle.get());
    let has_talk = talk.is_some();
    let unread = move || Some(online::line().unread.get()).filter(|&n| n > 0 && has_talk);
    view! {
        <main class=class class:is-duel=move || duel.get() id="main" data-step=step>
            <header class="topbar">
                <a class="btn btn-icon" href="#/" aria-label=t!(home)>{icon("i-home")}</a>
                <h1 class="topbar-title">{title}<small>{small}</small></h1>
                <Steps stage/>
                <Behind stage/>
                <Show when=move || game.undo.get()>
                    <button type="button" class="btn btn-icon" aria-label=t!(undo) title=t!(undo) on:click=pressed(move |_| game.take_back())>{icon("i-undo")}</button>
                </Show>
                {move || unread().map(|n| view! {
                    <button type="button" class="btn btn-icon unread" aria-label=web::unread(lang(), n) title=web::unread(lang(), n) on:click=pressed(move |_| open_talk())>{icon("i-chat")} <b>{n}</b></button>
                })}
                <Show when=move || asks.get()>
                    <button type="button" class="btn btn-icon topbar-sound" aria-label=t!(bot_plays) title=t!(bot_plays)
                        aria-pressed=move || game.resting.get().to_string() on:click=pressed(move |_| game.rest(!game.resting.get_untracked()))>{icon("i-bot")}</button>
                </Show>
                <button type="button" class="btn btn-icon topbar-sound" aria-label=t!(look_up) title=t!(look_up) on:click=pressed(move |_| info::open(Info::LookUp))>{icon("i-search")}</button>
                <Show when=move || coach::allowed(game)>
                    <button type="button" class="btn btn-icon" aria-label=t!(coach) title=t!(coach)
                        aria-pressed=move || settings().with(|s| s.coach).to_string()
                        on:click=pressed(move |_| coach::toggle())>{icon("i-coach")}</button>
                </Show>
                <button type="button" class="btn btn-icon topbar-sound" aria-label=t!(sound) title=t!(sound)
                    aria-pressed=move || settings().with(|s| s.sound).to_string()
                    on:click=pressed(move |_| settings().update(|s| s.sound = !s.sound))>{move || icon(if settings().with(|s| s.sound) { "i-sound" } else { "i-mute" })}</button>
                <button type="button" class="btn btn-icon" aria-label=t!(settings) title=t!(settings) on:click=pressed(move |_| options.set(true))>{icon("i-settings")}</button>
            </header>
            <Rivals stage/>
            <Tokyo stage/>
            <Shop stage prompt=game.prompt on_buy=Callback::new(move |press: Press| dock.push(press))/>
            <Mine stage/>
            <LogView log=game.log/>
            {talk}
            {lesson}
            <DockView dock/>
            <Speaker game/>
        </main>
        <div role="status">{move || game.notice.get().map(|text| view! {
            <div class="toasts"><div class="toast">{icon("i-info")} <span>{text(lang())}</span>
                <button type="button" class="btn btn-plain" on:click=pressed(move |_| game.notice.set(None))>{t!(close)}</button></div></div>
        })}</div>
        <SettingsWindow open=options game=Some(game)/>
        {move || game.curtain.get().map(|seat| {
            let (id, name) = stage.view.with(|view| (view.table().stand(seat).monster.id(), stage.called(view.table(), seat)));
            view! {
                <div class=format!("pass m-{id}") role="dialog" aria-modal="true" aria-labelledby="pass-title">
                    <div class="portrait portrait-xl">{monster(id)}</div>
                    <h2 id="pass-title">{web::pass_to(lang(), &name)}</h2>
                    <p>{web::pass_why(lang())}</p>
                    <button type="button" class="btn btn-main btn-big" autofocus on:click=pressed(move |_| game.lift_curtain())>{web::pass_ready(lang(), &name)}</button>
                </div>
            }
        })}
    }
}

/// Scrolls until something can be seen as a whole, where it cannot.
fn in_sight(selector: &str) {
    let Ok(Some(found)) = document().query_selector(selector) else { return };
    let frame = found.get_bounding_client_rect();
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    if frame.top() < 0.0 || frame.bottom() > height {
        found.scroll_into_view_with_bool(false);
    }
}

/// Reads the game aloud: what happens in its turn, questions at once.
#[component]
fn Speaker(game: Game) -> impl IntoView {
    let told = move |urgent: bool| {
        move || game.said.with(|said| said.iter().filter(|one| one.urgent == urgent).cloned().collect::<Vec<_>>())
    };
    let latest = move || told(true)().pop();
    view! {
        <div class="sr" role="log" aria-live="polite" aria-label=t!(announcements)>
            <For each=told(false) key=|said| said.number children=|said| view! { <p>{said.text}</p> }/>
        </div>
        <div class="sr" aria-live="assertive" aria-atomic="true">
            <For each=latest key=|said| said.number children=|said| view! { <p>{said.text}</p> }/>
        </div>
    }
}

/// What happened, line by line, each with its reason.
#[component]
pub(crate) fn LogView(log: RwSignal<Vec<Arc<Beat>>>) -> impl IntoView {
    let lines = move || {
        let detail = settings().with(|settings| settings.detail).max(2);
        log.with(|log| {
            let shown = log.iter().enumerate().filter(|(_, beat)| pace::weight(beat.event) <= detail);
            let all: Vec<(usize, Arc<Beat>)> = shown.map(|(i, beat)| (i, beat.clone())).collect();
            let from = all.len().saturating_sub(120);
            all[from..].to_vec()
        })
    };
    view! {
        <aside class="log" aria-label=t!(log)>
            <h2 class="sr">{t!(log)}</h2>
            <div class="log-list" role="group" tabindex="0" aria-label=t!(log) on:keydown=move |event| walk(&event)>
                <ol>
                    <For each=lines key=|(i, beat)| (*i, beat.input, beat.event) children=|(_, beat)| log_line(beat)/>
                </ol>
            </div>
        </aside>
    }
}

/// From one line of the log to another.
type Onward = fn(&web_sys::Element) -> Option<web_sys::Element>;

/// The log is one stop of the Tab key: the arrow keys walk from line to line, upwards first because the last is lowest.
fn walk(event: &web_sys::KeyboardEvent) {
    let log = event.current_target().and_then(|log| log.dyn_into::<web_sys::Element>().ok());
    let Some(list) = log.and_then(|log| log.first_element_child()) else { return };
    let at = document().active_element().and_then(|at| at.closest("li").ok().flatten());
    let (up, down): (Onward, Onward) =
        (web_sys::Element::previous_element_sibling, web_sys::Element::next_element_sibling);
    let (mut line, next) = match event.key().as_str() {
        "ArrowUp" => (at.as_ref().map_or_else(|| list.last_element_child(), up), up),
        "ArrowDown" => (at.as_ref().and_then(down), down),
        "Home" => (list.first_element_child(), down),
        "End" => (list.last_element_child(), up),
        _ => return,
    };
    event.prevent_default();
    // Where a turn begins nothing is to be explained: on to the next line.
    while let Some(here) = line {
        if let Ok(Some(why)) = here.query_selector(".why") {
            let _ = why.unchecked_into::<web_sys::HtmlElement>().focus();
            return;
        }
        line = next(&here);
    }
}

/// What a reason is called: a rule by its title, a power by its name.
fn reason_name(table: &kaiju_rules::Table, why: Why) -> String {
    match why.reason() {
        Reason::Clause(clause) => rules::title(lang(), clause).to_string(),
        Reason::Power(_) => events::why_label(lang(), table, why),
    }
}

fn log_line(beat: Arc<Beat>) -> AnyView {
    let table = &beat.before;
    if let Event::TurnBegan { seat, .. } = beat.event {
        let id = table.stand(seat).monster.id();
        let beat = beat.clone();
        return view! {
            <li class=format!("log-line log-turn m-{id}")><div class="portrait">{monster(id)}</div>
                <span>{move || events::line(lang(), &beat.before, beat.event)}</span></li>
        }
        .into_any();
    }
    let id = table.stand(beat.event.seat().unwrap_or(table.active())).monster.id();
    let big = pace::weight(beat.event) == 1;
    let class = format!("log-line m-{id}{}", if big { " is-big" } else { "" });
    let words = move || {
        let line = events::line(lang(), &beat.before, beat.event);
        // The mark stays on the line of the last word.
        let (all, last) = line.rsplit_once(' ').unwrap_or(("", &line));
        let (heard, why) = (ask::spoken(lang(), &line), reason_name(&beat.before, beat.event.why()));
        let beat = beat.clone();
        view! {
            <span aria-hidden="true">{drawn(all)}</span><span class="sr">{heard}</span>
            " "
            <span class="whole"><span aria-hidden="true">{drawn(last)}</span>
                " "
                <button type="button" class="why" tabindex="-1" on:click=pressed(move |_| info::open(Info::Event(beat.clone())))
                    aria-label=web::why_label(lang(), why)>"?"</button></span>
        }
    };
    view! { <li class=class><span>{words}</span></li> }.into_any()
}

/// One key per face, Enter to roll, numbers for answers.
fn keys(dock: Dock, game: Game) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let within =
            |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).ok().flatten().is_some());
        let open = document().query_selector("dialog[open], .pass").ok().flatten().is_some();
        if open || event.ctrl_key() || event.alt_key() || event.meta_key() || within("input, select, textarea") {
            return;
        }
        let key = event.key();
        let click = |selector: &str| {
            let found = document().query_selector(selector).ok().flatten();
            let button = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok());
            button.map(|button| button.click()).is_some()
        };
        let rolling = game.prompt.with_untracked(|prompt| {
            prompt.as_ref().is_some_and(|prompt| matches!(prompt.sheet, Sheet::Dice { rolls: 1.., .. }))
        });
        let done = match key.as_str() {
            "Enter" if within(".die") || !within("button, a") => click(MAIN),
            " " if game.moving.get_untracked() && !within("button, a") => {
                game.skip();
                true
            }
            _ => {
                let letter = key.chars().next().filter(|_| key.chars().count() == 1).map(|c| c.to_ascii_lowercase());
                match letter {
                    Some(letter) if rolling && Face::from_letter(letter).is_some() => {
                        if let Some(face) = Face::from_letter(letter) {
                            dock.keep_face(face, event.shift_key());
                        }
                        true
                    }
                    // Shift turns digits into signs on many keyboards: the place of the key still tells.
                    None | Some('!' | '@' | '"' | '#' | '·') if rolling && event.shift_key() => {
                        let face = match event.code().as_str() {
                            "Digit1" => Some(Face::One),
                            "Digit2" => Some(Face::Two),
                            "Digit3" => Some(Face::Three),
                            _ => None,
                        };
                        if let Some(face) = face {
                            dock.keep_face(face, true);
                        }
                        face.is_some()
                    }
                    Some(letter) if click(&format!(".game [data-key=\"{}\"]", letter.to_ascii_uppercase())) => true,
                    Some('u') if game.undo.get_untracked() => {
                        game.take_back();
                        true
                    }
                    Some('c') if untrack(|| coach::allowed(game)) => {
                        coach::toggle();
                        true
                    }
                    Some('m') => {
                        settings().update(|s| s.sound = !s.sound);
                        true
                    }
                    Some('g') => {
                        info::open(Info::Turn(game.stage));
                        true
                    }
                    Some('l') => {
                        focus(".log-list");
                        true
                    }
                    Some('b') => {
                        game.rest(!game.resting.get_untracked());
                        true
                    }
                    Some('?' | 'f') => {
                        info::open(Info::LookUp);
                        true
                    }
                    _ => false,
                }
            }
        };
        if done {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

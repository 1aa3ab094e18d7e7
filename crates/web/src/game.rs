//! The game that is being played on this page: it shows what happens, asks the player, and lets programs think.

use std::cell::OnceCell;
use std::sync::Arc;

use js_sys::Promise;
use kaiju_bots::Bits;
use kaiju_client::coach::Weighing;
use kaiju_client::daily::Daily;
use kaiju_client::{
    Beat, BotAnswer, BotRequest, Chair, Detail, Ear, Fortune, Local, Narrator, Next, Prompt, Replay, Session, Sheet,
    Sound, Speed, Tray, Wishes, city, pace, sounds,
};
use kaiju_rules::notation::Words;
use kaiju_rules::{Action, EditionId, Input, Monster, Seat, SeatSet, Setup, State, View, Viewer};
use kaiju_text::{Lang, web};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::page::{now_ms, random_word, sleep};
use crate::prefs::{Label, forget, keep, kept, lang_now, settings};
use crate::shelf::keep_record;
use crate::stage::{Fx, Sitter, Stage};
use crate::{ask, online, route, sound};

/// Where the game in progress is kept.
const SAVED: &str = "kaiju.game";

/// Something said to those who listen rather than look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Announcement {
    pub number: usize,
    pub text: String,
    /// It is said at once, whatever is being said.
    pub urgent: bool,
}

/// The game on this page.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    pub stage: Stage,
    pub prompt: RwSignal<Option<Prompt>>,
    /// What the answers to it are worth, once the coach knows.
    pub weighed: RwSignal<Option<Arc<Weighing>>>,
    pub log: RwSignal<Vec<Arc<Beat>>>,
    pub said: RwSignal<Vec<Announcement>>,
    /// Whom the device is to be handed to.
    pub curtain: RwSignal<Option<Seat>>,
    pub over: RwSignal<Option<SeatSet>>,
    pub undo: RwSignal<bool>,
    /// Something is being shown that can be skipped.
    pub moving: RwSignal<bool>,
    /// There is a game at all.
    pub on: RwSignal<bool>,
    /// The record of the game that was finished last on this page.
    pub finished: RwSignal<Option<String>>,
    /// A bot plays for somebody at this device.
    pub resting: RwSignal<bool>,
    /// A puzzle is asked, and no game is played.
    pub puzzle: RwSignal<bool>,
    /// Something the player has to know, until it is closed.
    pub notice: RwSignal<Option<Label>>,
    inner: StoredValue<Inner, LocalStorage>,
}

#[derive(Default)]
struct Inner {
    session: Option<Session>,
    running: bool,
    /// Grows with every new game, so that what was begun for an old one is dropped.
    age: usize,
    worker: Option<web_sys::Worker>,
    lesson: bool,
    /// What is done with the answer to a puzzle.
    solver: Option<Callback<Action>>,
    narrator: Narrator,
    ear: Ear,
}

thread_local! {
    static GAME: OnceCell<Game> = const { OnceCell::new() };
    static ROOM: OnceCell<js_sys::Function> = const { OnceCell::new() };
    static IMAGINE: OnceCell<js_sys::Function> = const { OnceCell::new() };
}

/// From now on bots think in workers that the first function makes. Those that imagine games are asked by the second: it takes an order
/// and promises the answer, both as text.
pub(crate) fn think_in(room: js_sys::Function, imagine: js_sys::Function) {
    ROOM.with(|cell| {
        let _ = cell.set(room);
    });
    IMAGINE.with(|cell| {
        let _ = cell.set(imagine);
    });
}

/// What a bot that imagines games answers; none where its program or its network cannot be fetched.
async fn imagined(order: &str) -> Option<String> {
    let asked = IMAGINE.with(|cell| cell.get()?.call1(&JsValue::UNDEFINED, &order.into()).ok())?;
    JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()?.as_string().filter(|answer| !answer.is_empty())
}

/// The game on this page; it lives as long as the page.
pub(crate) fn game() -> Game {
    GAME.with(|cell| *cell.get_or_init(Game::empty))
}

/// Some of these in an order that follows from the seed.
pub(crate) fn shuffled(mut monsters: Vec<Monster>, seed: u64) -> Vec<Monster> {
    let mut bits = Bits::new(seed, 1);
    for i in (1..monsters.len()).rev() {
        monsters.swap(i, bits.below(i + 1));
    }
    monsters
}

/// A quick game: the second edition, three programs of middling strength, monsters drawn by the seed.
pub(crate) fn quick_setup(seed: u64) -> (Setup, Vec<Chair>) {
    let second = EditionId::SECOND.edition();
    let monsters = shuffled(second.monsters.to_vec(), seed);
    let setup = Setup::of(EditionId::SECOND, second.rules, &monsters[..4]).expect("four can play");
    let mut chairs = vec![Chair::Person];
    chairs.resize(4, Chair::USUAL);
    (setup, chairs)
}

impl Game {
    fn empty() -> Game {
        let (setup, _) = quick_setup(0);
        Game {
            stage: Stage::new(State::new(&setup).seen_by(Viewer::Public)),
            prompt: RwSignal::new(None),
            weighed: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
            curtain: RwSignal::new(None),
            over: RwSignal::new(None),
            undo: RwSignal::new(false),
            moving: RwSignal::new(false),
            on: RwSignal::new(false),
            finished: RwSignal::new(None),
            resting: RwSignal::new(false),
            puzzle: RwSignal::new(false),
            notice: RwSignal::new(None),
            inner: StoredValue::new_local(Inner::default()),
        }
    }

    // ── beginning ────────────────────────────────────────────────────────────

    /// Begins a new game. The seed decides everything that the players do not: the same seed, the same game.
    pub(crate) fn begin(self, setup: Setup, chairs: Vec<Chair>, names: &[String], seed: u64) {
        let fit = settings().with_untracked(|settings| settings.fit);
        let chairs = chairs.into_iter().map(|chair| fit.fitted(chair)).collect();
        if let Ok(local) = Local::new(setup, chairs, Fortune::seeded(seed)) {
            self.put_aside();
            self.play(Session::begin(local.with_names(names), luck()), false);
        }
    }

    /// Begins a lesson.
    pub(crate) fn teach(self, local: Local) {
        self.play(Session::begin(local, luck()), true);
    }

    /// Goes on with a game from where it is.
    pub(crate) fn go_on(self, local: Local) {
        self.put_aside();
        self.play(Session::resume(local, luck()), false);
    }

    /// Puts a game that is not over among the records, if somebody has done anything in it, and says so.
    fn put_aside(self) {
        self.notice.set(None);
        let Some(text) = kept(SAVED) else { return };
        forget(SAVED);
        let acted = |replay: &Replay| replay.inputs().iter().any(|input| matches!(input, Input::Act(_)));
        if Replay::read(&text).is_ok_and(|replay| acted(&replay)) {
            keep_record(&text);
            self.notice.set(Some(web::game_kept));
        }
    }

    /// Takes up the game that was left on this device; false when there is none.
    pub(crate) fn resume(self) -> bool {
        let here = |inner: &Inner| inner.session.as_ref().is_some_and(|session| session.local().is_some());
        if self.inner.with_value(|inner| here(inner) && !inner.lesson) {
            return true;
        }
        let found = kept(SAVED)
            .and_then(|text| Local::load(&text, |seed| Fortune::seeded(seed.unwrap_or_else(random_word))).ok());
        match found {
            Some(local) => {
                self.play(Session::resume(local, luck()), false);
                true
            }
            None => false,
        }
    }

    /// Begins the game of a day.
    pub(crate) fn begin_daily(self, daily: &Daily) {
        self.put_aside();
        self.play(Session::begin(daily.begin(), luck()), false);
    }

    /// Is there a game to be taken up?
    pub(crate) fn is_kept() -> bool {
        kept(SAVED).is_some()
    }

    fn play(self, session: Session, lesson: bool) {
        if let Some(local) = session.local() {
            self.stage.sitters.set(sitters(local));
        }
        self.attend(session);
        self.inner.update_value(|inner| inner.lesson = lesson);
        self.lay_out();
        self.pump();
    }

    /// Goes to another game. It is laid out once there is something to see.
    pub(crate) fn attend(self, session: Session) {
        self.inner.update_value(|inner| {
            inner.age += 1;
            (inner.session, inner.running, inner.lesson, inner.solver) = (Some(session), false, false, None);
            inner.narrator.forget();
        });
        self.puzzle.set(false);
    }

    /// What is done with the session of this page, if there is one.
    pub(crate) fn session<T>(self, what: impl FnOnce(&mut Session) -> T) -> Option<T> {
        self.inner.try_update_value(|inner| inner.session.as_mut().map(what)).flatten()
    }

    /// Asks a puzzle: lays out what its player sees, and hands the answer over. Nothing is played.
    pub(crate) fn pose_puzzle(self, view: View, solver: Callback<Action>) {
        self.leave();
        self.inner.update_value(|inner| {
            inner.solver = Some(solver);
            inner.narrator.forget();
        });
        self.puzzle.set(true);
        self.stage.sitters.set(Vec::new());
        self.lay_out();
        let prompt = Prompt::of(&view);
        self.stage.mark(view.turn_step());
        self.stage.set(view);
        if let Some(prompt) = prompt {
            self.pose(prompt);
        }
    }

    /// Clears the table and lays out the game as it is shown now.
    pub(crate) fn lay_out(self) {
        self.stage.tray.set(Tray::scattered());
        self.stage.fx.set(Fx::default());
        self.log.set(Vec::new());
        self.prompt.set(None);
        self.curtain.set(None);
        self.over.set(None);
        self.moving.set(false);
        self.on.set(true);
        self.draw();
        let attacks = self.log.with_untracked(|log| city::attacks(log.iter().map(AsRef::as_ref)));
        self.stage.batter(attacks);
        self.inner.update_value(|inner| inner.narrator.recall(attacks));
    }

    /// Is it a table at a server that is shown?
    pub(crate) fn is_far(self) -> bool {
        self.inner.with_value(|inner| inner.session.as_ref().is_some_and(|session| session.remote().is_some()))
    }

    // ── showing ──────────────────────────────────────────────────────────────

    /// Draws the game as the session shows it now.
    pub(crate) fn draw(self) {
        let seen = self.stage.view.with_untracked(|view| view.viewer());
        let told = self.log.with_untracked(Vec::len);
        let drawn = self.session(|session| {
            let view = session.view()?.clone();
            // Other eyes have seen other things.
            let other = view.viewer() != seen || told != session.log().len();
            let log = other.then(|| session.log().iter().cloned().map(Arc::new).collect::<Vec<_>>());
            let resting = session.people().iter().any(|seat| session.is_played_by_bot(seat));
            Some((view, log, session.may_undo(), session.turn_step(), resting))
        });
        let Some(Some((view, log, undo, step, resting))) = drawn else { return };
        self.resting.set(resting);
        self.stage.set(view);
        self.stage.mark(step);
        if let Some(log) = log {
            self.log.set(log);
        }
        self.undo.set(undo);
    }

    /// Shows what happens and asks what is asked, until somebody else has to do something.
    pub(crate) fn pump(self) {
        let begun = self.inner.try_update_value(|inner| !std::mem::replace(&mut inner.running, true));
        if begun != Some(true) {
            return;
        }
        let age = self.inner.with_value(|inner| inner.age);
        let same = move || self.inner.with_value(|inner| inner.age == age);
        spawn_local(async move {
            while same() {
                let wishes = settings().with_untracked(|settings| Wishes {
                    speed: settings.speed,
                    comfort: settings.comfort,
                    busy: false,
                });
                let next = self.session(|session| session.next(now_ms() as u64, &wishes));
                self.save();
                match next {
                    Some(Next::Showed) => self.show(),
                    Some(Next::Think(order)) => self.think(&order),
                    Some(Next::Pause(ms)) => {
                        self.moving.set(self.session(|session| session.is_hurried()) == Some(false));
                        sleep(ms as u32).await;
                        if same() && self.stage.fx.with_untracked(|fx| *fx != Fx::default()) {
                            self.stage.fx.set(Fx::default());
                            sleep(16).await;
                        }
                    }
                    next => {
                        self.inner.update_value(|inner| inner.running = false);
                        self.settle(next.unwrap_or(Next::Wait));
                        return;
                    }
                }
            }
        });
    }

    /// Shows everything without pauses until somebody here is asked.
    pub(crate) fn skip(self) {
        self.session(Session::skip);
        self.moving.set(false);
        self.wake();
    }

    /// Looks at once what comes next, whatever is being waited for.
    fn wake(self) {
        self.inner.update_value(|inner| {
            inner.age += 1;
            inner.running = false;
        });
        self.pump();
    }

    /// Has a bot play for the person who looks, or everybody here play again.
    pub(crate) fn rest(self, bot: bool) {
        let Viewer::Seat(me) = self.stage.view.with_untracked(|view| view.viewer()) else { return };
        let whom = self.session(|session| {
            let back = session.people().iter().filter(|&seat| session.is_played_by_bot(seat)).collect::<Vec<_>>();
            if bot { vec![me] } else { back }
        });
        let mut done = false;
        for seat in whom.unwrap_or_default() {
            if self.is_far() {
                online::let_bot_play(seat, bot);
            } else {
                done |= self.session(|session| session.let_bot_play(seat, bot)) == Some(true);
            }
        }
        if done {
            self.prompt.set(None);
            self.draw();
            self.wake();
        }
    }

    /// Whether somebody here plays, and does not only watch.
    pub(crate) fn plays(self) -> bool {
        self.stage.view.with(|view| matches!(view.viewer(), Viewer::Seat(_)))
    }

    /// Whether somebody here does not want to be asked about a power, by the id of its card.
    pub(crate) fn is_muted(self, power: &'static str) -> bool {
        self.session(|session| session.muted().contains(&power)) == Some(true)
    }

    /// Asks about a power, or does not any more.
    pub(crate) fn mute(self, power: &'static str, muted: bool) {
        self.session(|session| session.mute(power, muted));
    }

    /// Shows the event that the session shows last.
    fn show(self) {
        let shown =
            self.session(|session| Some((session.log().last()?.clone(), session.view()?.clone(), session.turn_step())));
        let Some(Some((beat, view, step))) = shown else { return };
        self.stage.show(beat.event, view);
        self.stage.mark(step);
        let (lang, detail, me) = self.ears();
        let ours = self.session(|session| session.people()).unwrap_or(SeatSet::EMPTY);
        if let Some((sound, loud)) = sounds::of(beat.event, beat.before.active(), ours) {
            self.sound(sound, loud);
        }
        let shown = self.stage.view.with_untracked(|view| pace::pause(view, beat.event, ours));
        let told = self.inner.try_update_value(|inner| inner.narrator.hear(lang, detail, me, &beat, shown));
        if let Some(text) = told.flatten() {
            self.say(text);
        }
        self.log.update(|log| log.push(Arc::new(beat)));
    }

    /// Lets something be heard, where the ear is ready for it.
    fn sound(self, sound: Sound, loud: f32) {
        let hurried = self.session(|session| session.is_hurried()) == Some(true)
            || settings().with_untracked(|settings| settings.speed == Speed::Instant);
        let heard = self.inner.try_update_value(|inner| inner.ear.hears(sound, now_ms() as u64, hurried));
        if heard == Some(true) {
            sound::play(sound, loud);
        }
    }

    /// Who listens: the language, how much is told, and whose ears they are.
    fn ears(self) -> (Lang, Detail, Option<Seat>) {
        let me = self.stage.view.with_untracked(|view| match view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        });
        let detail = settings().with_untracked(|settings| settings.detail);
        (lang_now(), Detail::from_number(detail), me)
    }

    /// Tells those who listen, after what is being said.
    pub(crate) fn say(self, text: String) {
        self.announce(text, false);
    }

    fn announce(self, text: String, urgent: bool) {
        self.said.update(|said| {
            let number = said.last().map_or(0, |last| last.number + 1);
            said.push(Announcement { number, text, urgent });
            let extra = said.len().saturating_sub(12);
            said.drain(..extra);
        });
    }

    // ── asking ───────────────────────────────────────────────────────────────

    /// Everything has been shown: whose move is it?
    fn settle(self, next: Next) {
        self.stage.fx.set(Fx::default());
        // A bot that thinks on this device can be skipped too.
        if self.is_far() || !matches!(next, Next::Wait) {
            self.moving.set(false);
        }
        self.draw();
        let (mut prompt, mut curtain) = (None, None);
        match next {
            Next::Ask(asked) => prompt = Some(asked),
            Next::HandOver(seat) => curtain = Some(seat),
            Next::Over(winners) => self.end(winners),
            _ => {}
        }
        if self.curtain.get_untracked() != curtain {
            self.curtain.set(curtain);
        }
        if self.prompt.with_untracked(|now| *now != prompt) {
            match prompt {
                Some(prompt) => self.pose(prompt),
                None => self.prompt.set(None),
            }
        }
        online::run_errands();
    }

    /// Asks the player.
    fn pose(self, prompt: Prompt) {
        let turn = self.stage.view.with_untracked(|view| view.table().turns());
        if self.inner.try_update_value(|inner| inner.ear.calls(turn, prompt.seat)) == Some(true) {
            self.sound(Sound::Turn, 1.0);
        }
        let text = self.stage.view.with_untracked(|view| ask::question(lang_now(), view.table(), &prompt));
        let dice = match prompt.sheet {
            Sheet::Dice { dice, .. } => Some(dice),
            _ => None,
        };
        self.prompt.set(Some(prompt));
        let (lang, detail, me) = self.ears();
        let told = self.inner.try_update_value(|inner| inner.narrator.ask(lang, detail, me, dice, &text));
        self.announce(told.unwrap_or_default(), true);
    }

    /// The person the device was handed to is ready.
    pub(crate) fn lift_curtain(self) {
        self.curtain.set(None);
        self.session(Session::ready);
        self.draw();
        self.pump();
    }

    /// Gives the answer of whoever is asked.
    pub(crate) fn press(self, action: Action) {
        let Some(prompt) = self.prompt.get_untracked() else { return };
        if let Some(solver) = self.inner.with_value(|inner| inner.solver) {
            self.sound(Sound::Click, 1.0);
            self.prompt.set(None);
            solver.run(action);
            return;
        }
        let hold = settings().with_untracked(|settings| settings.comfort.hold);
        let taken = self.session(|session| {
            if hold {
                session.answer_with_time_to_undo(prompt.seat, action, now_ms() as u64)
            } else {
                session.answer(prompt.seat, action)
            }
        });
        if taken == Some(Ok(())) {
            self.sound(Sound::Click, 1.0);
            self.prompt.set(None);
            self.undo.set(self.is_far() && self.session(|session| session.may_undo()) == Some(true));
            self.pump();
        }
    }

    /// Takes the last answer back.
    pub(crate) fn take_back(self) {
        if self.session(Session::undo) == Some(true) {
            self.prompt.set(None);
            self.draw();
            self.say(web::undone(lang_now()).to_string());
            self.wake();
            if self.is_far() {
                crate::online::run_errands();
            }
        }
    }

    // ── programs ─────────────────────────────────────────────────────────────

    fn think(self, order: &BotRequest) {
        if order.player.is_here() {
            self.think_here(order);
            return;
        }
        let (order, age) = (order.clone(), self.inner.with_value(|inner| inner.age));
        spawn_local(async move {
            let answer = imagined(&order.write()).await;
            if self.inner.with_value(|inner| inner.age != age) {
                return;
            }
            if let Some(answer) = answer {
                self.heard(&answer);
            } else {
                self.notice.set(Some(web::champion_missing));
                self.think_here(&order);
            }
        });
    }

    fn think_here(self, order: &BotRequest) {
        let text = order.write();
        self.inner.update_value(|inner| {
            if inner.worker.is_none() {
                inner.worker = worker(self);
            }
        });
        let sent = self.inner.with_value(|inner| {
            inner.worker.as_ref().is_some_and(|worker| worker.post_message(&JsValue::from_str(&text)).is_ok())
        });
        if !sent {
            self.session(|session| session.thought(order.think()));
        }
    }

    fn heard(self, text: &str) {
        self.session(|session| {
            let Some(local) = session.local() else { return };
            let answer = BotAnswer::read(Words::for_setup(local.setup()), text);
            // Where the worker could not make sense of the order the bot thinks here.
            if let Some(answer) = answer.or_else(|| Some(local.order()?.think())) {
                session.thought(answer);
            }
        });
        self.pump();
    }

    // ── ending ───────────────────────────────────────────────────────────────

    fn end(self, winners: SeatSet) {
        if self.over.get_untracked().is_some() {
            return;
        }
        self.over.set(Some(winners));
        let text = self.session(|session| session.local().map(Local::save)).flatten();
        let (lesson, age) = self.inner.with_value(|inner| (inner.lesson, inner.age));
        let Some(text) = text else { return };
        self.finished.set(Some(if lesson { text } else { keep_record(&text) }));
        if !lesson {
            forget(SAVED);
            let chairs = self.session(|session| session.local().map(|local| local.chairs().to_vec())).flatten();
            let fit = settings().with_untracked(|settings| settings.fit.after(&chairs.unwrap_or_default(), winners));
            if let Some(fit) = fit {
                settings().update(|settings| settings.fit = fit);
            }
            spawn_local(async move {
                sleep(settings().with_untracked(|settings| settings.speed.scale(1400)) as u32).await;
                if self.inner.with_value(|inner| inner.age == age)
                    && route::route().get_untracked() == route::Route::Play
                {
                    route::go("/result");
                }
            });
        }
    }

    /// Ends the game in progress without a result.
    pub(crate) fn abandon(self) {
        if !self.is_far() && !self.inner.with_value(|inner| inner.lesson) {
            self.put_aside();
        }
        self.leave();
    }

    /// Leaves the game; one that is kept on this device stays kept.
    pub(crate) fn leave(self) {
        self.inner.update_value(|inner| {
            inner.age += 1;
            (inner.session, inner.running, inner.solver) = (None, false, None);
        });
        self.puzzle.set(false);
        self.on.set(false);
        self.prompt.set(None);
    }

    fn save(self) {
        let text = self.session(Session::to_save).flatten();
        if let Some(text) = text.filter(|_| !self.inner.with_value(|inner| inner.lesson)) {
            keep(SAVED, &text);
        }
    }

    /// The record so far.
    pub(crate) fn record(self) -> Option<String> {
        self.session(|session| session.local().map(Local::record)).flatten()
    }
}

/// Random words from the browser.
pub(crate) fn luck() -> Fortune {
    Fortune::from_fn(random_word)
}

/// The names at the table: the player's own where it is known, and how programs play.
fn sitters(local: &Local) -> Vec<Sitter> {
    let me = settings().with_untracked(|settings| settings.name.clone());
    let people = local.people().len();
    local
        .chairs()
        .iter()
        .enumerate()
        .map(|(i, chair)| match chair {
            Chair::Person if people == 1 && !me.is_empty() => {
                Sitter { name: me.clone(), bot: None, of_bot: false, away: false }
            }
            Chair::Person => {
                Sitter { name: local.name(Seat::new(i)).to_string(), bot: None, of_bot: false, away: false }
            }
            Chair::Bot(player) => {
                Sitter { name: String::new(), bot: Some(player.to_string()), of_bot: false, away: false }
            }
        })
        .collect()
}

/// A worker that thinks for the bots; none where the browser has none.
fn worker(game: Game) -> Option<web_sys::Worker> {
    let made = ROOM.with(|cell| cell.get()?.call0(&JsValue::UNDEFINED).ok())?;
    let worker = made.dyn_into::<web_sys::Worker>().ok()?;
    let heard = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |message: web_sys::MessageEvent| {
        if let Some(text) = message.data().as_string() {
            game.heard(&text);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    Some(worker)
}

/// What the worker does with an order: text in, text out.
#[wasm_bindgen]
pub fn think(order: &str) -> String {
    match BotRequest::read(order) {
        Some(order) => order.think().write(Words::for_table(order.view.table())),
        None => String::new(),
    }
}

/// The game to be taken up, as it was saved.
pub(crate) fn kept_game() -> Option<String> {
    kept(SAVED)
}

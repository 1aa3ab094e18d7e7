//! The game that is being played on this page: it shows what happens, asks the player, and lets programs think.

use std::cell::OnceCell;
use std::collections::VecDeque;
use std::sync::Arc;

use kaiju_bots::Bits;
use kaiju_client::{Answer, Beat, Chair, Fortune, Local, Order, Prompt, Waits};
use kaiju_rules::notation::Words;
use kaiju_rules::{Action, EditionId, Event, Monster, Seat, SeatSet, Setup, State, View, Viewer};
use kaiju_text::{events, web};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;

use crate::page::{now_ms, random_word, sleep};
use crate::prefs::{self, forget, keep, kept, lang_now, settings};
use crate::sound::{self, Sound};
use crate::stage::{self, Fx, Sitter, Stage};
use crate::{ask, route};

/// Where the game in progress is kept.
const SAVED: &str = "kaiju.game";
/// Where finished games are kept, newest first, separated by a line of its own.
const RECORDS: &str = "kaiju.records";
const BETWEEN: &str = "\n=====\n";
/// How many finished games are kept.
const MOST_RECORDS: usize = 30;

/// Something said to those who listen rather than look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub number: usize,
    pub text: String,
}

/// What a table elsewhere looks like now.
pub(crate) struct Look {
    pub view: View,
    /// It is one of our seats that is asked.
    pub asked: bool,
    pub over: Option<SeatSet>,
}

/// A table elsewhere: how it looks, and how answers get there.
pub(crate) struct Far {
    /// As whoever is asked here sees it; where nobody is, through the same eyes as before, if they are ours.
    pub look: Box<dyn Fn(Viewer) -> Option<Look>>,
    pub send: Box<dyn Fn(Seat, Action)>,
}

/// The game on this page.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    pub stage: Stage,
    pub prompt: RwSignal<Option<Prompt>>,
    pub log: RwSignal<Vec<Arc<Beat>>>,
    pub said: RwSignal<Vec<Said>>,
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
    inner: StoredValue<Inner, LocalStorage>,
}

#[derive(Default)]
struct Inner {
    local: Option<Local>,
    far: Option<Far>,
    queue: VecDeque<Beat>,
    cursor: usize,
    running: bool,
    skip: bool,
    /// Grows with every new game, so that what was begun for an old one is dropped.
    age: usize,
    worker: Option<web_sys::Worker>,
    asked_at: f64,
    /// The one seat whose eyes are used, where there is only one.
    lesson: bool,
}

thread_local! {
    static GAME: OnceCell<Game> = const { OnceCell::new() };
    static ROOM: OnceCell<js_sys::Function> = const { OnceCell::new() };
}

/// From now on bots think in workers that this function makes.
pub(crate) fn think_in(room: js_sys::Function) {
    ROOM.with(|cell| {
        let _ = cell.set(room);
    });
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
    chairs.resize(4, Chair::Bot(kaiju_bots::Player::level(3).expect("there are five levels")));
    (setup, chairs)
}

impl Game {
    fn empty() -> Game {
        let (setup, _) = quick_setup(0);
        Game {
            stage: Stage::new(State::new(&setup).seen_by(Viewer::Public)),
            prompt: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
            curtain: RwSignal::new(None),
            over: RwSignal::new(None),
            undo: RwSignal::new(false),
            moving: RwSignal::new(false),
            on: RwSignal::new(false),
            finished: RwSignal::new(None),
            inner: StoredValue::new_local(Inner::default()),
        }
    }

    // ── beginning ────────────────────────────────────────────────────────────

    /// Begins a new game. The seed decides everything that the players do not: the same seed, the same game.
    pub(crate) fn begin(self, setup: Setup, chairs: Vec<Chair>, seed: u64) {
        if let Ok(local) = Local::new(setup, chairs, Fortune::seeded(seed)) {
            self.take(local, true, false);
        }
    }

    /// Takes up the game that was left on this device; false when there is none.
    pub(crate) fn resume(self) -> bool {
        if self.inner.with_value(|inner| inner.local.is_some() && !inner.lesson) {
            return true;
        }
        let found = kept(SAVED)
            .and_then(|text| Local::load(&text, |seed| Fortune::seeded(seed.unwrap_or_else(random_word))).ok());
        match found {
            Some(local) => {
                self.take(local, false, false);
                true
            }
            None => false,
        }
    }

    /// Is there a game to be taken up?
    pub(crate) fn is_kept() -> bool {
        kept(SAVED).is_some()
    }

    /// Shows a game from now on; from its beginning where `whole` is set, from its end otherwise.
    pub(crate) fn take(self, local: Local, whole: bool, lesson: bool) {
        let viewer = Game::eyes(&local);
        let view = if whole { State::new(local.setup()).seen_by(viewer) } else { local.view(viewer) };
        // The events of the setup itself are part of that first view: begin after them.
        let cursor =
            if whole { local.beats().iter().take_while(|beat| beat.input == 0).count() } else { local.beats().len() };
        let log: Vec<Arc<Beat>> = local.beats()[..cursor].iter().cloned().map(Arc::new).collect();
        self.stage.sitters.set(sitters(&local));
        self.lay_out(view, log);
        self.inner.update_value(|inner| {
            inner.local = Some(local);
            inner.cursor = cursor;
            inner.lesson = lesson;
        });
        self.save();
        self.catch_up();
    }

    /// Clears the table for another game.
    fn lay_out(self, view: View, log: Vec<Arc<Beat>>) {
        self.stage.dice.set(Vec::new());
        let attacks = log.iter().filter(|beat| matches!(beat.event, Event::Attacked { .. })).count();
        self.stage.scars.set(attacks as u32);
        self.stage.set(view);
        self.stage.fx.set(Fx::default());
        self.log.set(log);
        self.prompt.set(None);
        self.curtain.set(None);
        self.over.set(None);
        self.undo.set(false);
        self.on.set(true);
        self.inner.update_value(|inner| {
            inner.age += 1;
            inner.local = None;
            inner.far = None;
            inner.queue.clear();
            inner.running = false;
            inner.skip = false;
            inner.lesson = false;
        });
    }

    // ── a table elsewhere ────────────────────────────────────────────────────

    /// Shows a table elsewhere from now on.
    pub(crate) fn join(self, view: View, sitters: Vec<Sitter>, far: Far) {
        self.stage.sitters.set(sitters);
        self.lay_out(view, Vec::new());
        self.inner.update_value(|inner| inner.far = Some(far));
        self.settle();
    }

    /// Is it a table elsewhere that is shown?
    pub(crate) fn is_far(self) -> bool {
        self.inner.with_value(|inner| inner.far.is_some())
    }

    /// Something happened there.
    pub(crate) fn feed(self, beats: Vec<Beat>) {
        self.prompt.set(None);
        self.inner.update_value(|inner| inner.queue.extend(beats));
        self.pump();
    }

    /// It looks different without anything having happened: ask again what is asked.
    pub(crate) fn refresh(self) {
        if !self.inner.with_value(|inner| inner.running) {
            self.settle();
        }
    }

    /// The table elsewhere, with the eyes that look at it now.
    fn far_look(self) -> Option<Look> {
        let seen = self.stage.view.with_untracked(|view| view.viewer());
        self.inner.with_value(|inner| inner.far.as_ref().and_then(|far| (far.look)(seen)))
    }

    fn settle_far(self) {
        let Some(look) = self.far_look() else { return };
        let seen = self.stage.view.with_untracked(|view| view.viewer());
        let secrets = look.view.table().rules().evolutions;
        if look.asked && secrets && seen != look.view.viewer() && seen != Viewer::Public {
            if let Viewer::Seat(seat) = look.view.viewer() {
                self.curtain.set(Some(seat));
            }
            return;
        }
        let comfort = settings().with_untracked(|settings| settings.comfort);
        let (reply, prompt) = (comfort.reply(&look.view), Prompt::of(&look.view));
        self.stage.set(look.view);
        if let Some(winners) = look.over {
            self.over.set(Some(winners));
            self.prompt.set(None);
            return;
        }
        match (look.asked, reply, prompt) {
            (true, Some(reply), Some(prompt)) => {
                let age = self.inner.with_value(|inner| inner.age);
                let pause = if reply.veiled { 500 + (random_word() % 2000) as u32 } else { 0 };
                spawn_local(async move {
                    sleep(pause).await;
                    if self.inner.with_value(|inner| inner.age != age) {
                        return;
                    }
                    // Another tab, the clock or an earlier look may have answered meanwhile.
                    let now = self.far_look();
                    let still = now.filter(|look| look.asked).and_then(|look| Prompt::of(&look.view));
                    if still.as_ref() == Some(&prompt) {
                        self.answer(prompt.seat, reply.action);
                    }
                });
            }
            (true, None, Some(prompt)) => {
                if self.prompt.with_untracked(|now| now.as_ref() != Some(&prompt)) {
                    self.pose(prompt);
                }
            }
            _ => self.prompt.set(None),
        }
    }

    /// Asks the player.
    fn pose(self, prompt: Prompt) {
        sound::play(Sound::Turn);
        let text = self.stage.view.with_untracked(|view| ask::question(lang_now(), view.table(), &prompt));
        self.prompt.set(Some(prompt));
        self.say(ask::spoken(lang_now(), &text));
    }

    /// Whose eyes the table is seen with: the person's, where there is one; the first of several; nobody's.
    fn eyes(local: &Local) -> Viewer {
        match local.waits() {
            Waits::Person(seat, _) => Viewer::Seat(seat),
            _ => local.people().lowest().map_or(Viewer::Public, Viewer::Seat),
        }
    }

    // ── showing ──────────────────────────────────────────────────────────────

    /// Puts what has happened since into the queue, and begins to show it.
    fn catch_up(self) {
        self.inner.update_value(|inner| {
            let Some(local) = &inner.local else { return };
            inner.queue.extend(local.beats()[inner.cursor.min(local.beats().len())..].iter().cloned());
            inner.cursor = local.beats().len();
        });
        self.pump();
    }

    fn pump(self) {
        let started = self.inner.try_update_value(|inner| !std::mem::replace(&mut inner.running, true));
        if started != Some(true) {
            return;
        }
        let age = self.inner.with_value(|inner| inner.age);
        let same = move || self.inner.with_value(|inner| inner.age == age);
        spawn_local(async move {
            while same() {
                let Some(beat) = self.inner.try_update_value(|inner| inner.queue.pop_front()).flatten() else { break };
                self.show(&beat);
                let skip = self.inner.with_value(|inner| inner.skip);
                let brisk = self.stage.brisk.get_untracked();
                let pause = if brisk { stage::pause(beat.event) * 11 / 20 } else { stage::pause(beat.event) };
                let ms = settings().with_untracked(|settings| settings.speed.scale(pause));
                if ms > 0 && !skip {
                    self.moving.set(true);
                    sleep(ms).await;
                    if !same() {
                        return;
                    }
                    self.stage.fx.set(Fx::default());
                    sleep(16).await;
                }
            }
            if same() {
                self.stage.fx.set(Fx::default());
                self.moving.set(false);
                self.inner.update_value(|inner| {
                    inner.running = false;
                    inner.skip = false;
                });
                self.settle();
            }
        });
    }

    /// Shows everything that waits to be shown at once.
    pub(crate) fn skip(self) {
        self.inner.update_value(|inner| inner.skip = true);
    }

    fn show(self, beat: &Beat) {
        let viewer = self.stage.view.with_untracked(|view| view.viewer());
        let event = beat.event.seen_by(viewer);
        self.stage.show(event);
        if let Some(sound) = stage::sound(event) {
            sound::play(sound);
        }
        self.log.update(|log| log.push(Arc::new(Beat { event, ..beat.clone() })));
        if stage::weight(event) <= settings().with_untracked(|settings| settings.detail) {
            self.say(ask::spoken(lang_now(), &events::line(lang_now(), &beat.before, event)));
        }
    }

    /// Tells those who listen.
    pub(crate) fn say(self, text: String) {
        self.said.update(|said| {
            let number = said.last().map_or(0, |last| last.number + 1);
            said.push(Said { number, text });
            let extra = said.len().saturating_sub(12);
            said.drain(..extra);
        });
    }

    // ── asking ───────────────────────────────────────────────────────────────

    /// Everything has been shown: whose move is it?
    fn settle(self) {
        if self.is_far() {
            self.settle_far();
            return;
        }
        let comfort = settings().with_untracked(|settings| settings.comfort);
        let seen = self.stage.view.with_untracked(|view| view.viewer());
        let next = self.inner.with_value(|inner| {
            let Some(local) = &inner.local else { return Next::Nothing };
            match local.waits() {
                Waits::Person(seat, _) => {
                    let secrets = local.setup().rules().evolutions;
                    if local.people().len() > 1 && secrets && seen != Viewer::Seat(seat) {
                        return Next::Curtain(seat);
                    }
                    let view = local.view(Viewer::Seat(seat));
                    let reply = comfort.reply(&view);
                    self.stage.set(view.clone());
                    match (reply, Prompt::of(&view)) {
                        (Some(reply), _) => Next::Reply(reply.action),
                        (None, Some(prompt)) => Next::Ask(prompt),
                        (None, None) => Next::Nothing,
                    }
                }
                Waits::Bot(..) => {
                    self.stage.set(local.view(seen));
                    local.order().map_or(Next::Nothing, |order| Next::Think(Box::new(order)))
                }
                Waits::Nobody(winners) => {
                    self.stage.set(local.view(seen));
                    Next::Over(winners, local.save())
                }
            }
        });
        self.undo
            .set(self.inner.with_value(|inner| inner.local.as_ref().is_some_and(|local| local.may_undo().is_some())));
        match next {
            Next::Ask(prompt) => self.pose(prompt),
            Next::Reply(action) => {
                let Some(seat) = self.asked() else { return };
                self.answer(seat, action);
            }
            Next::Curtain(seat) => self.curtain.set(Some(seat)),
            Next::Think(order) => self.think(&order),
            Next::Over(winners, text) => self.end(winners, &text),
            Next::Nothing => {}
        }
    }

    /// The person who is asked.
    fn asked(self) -> Option<Seat> {
        self.inner.with_value(|inner| match inner.local.as_ref()?.waits() {
            Waits::Person(seat, _) => Some(seat),
            _ => None,
        })
    }

    /// The person the device was handed to is ready.
    pub(crate) fn lift_curtain(self) {
        let Some(seat) = self.curtain.get_untracked() else { return };
        self.curtain.set(None);
        if self.is_far() {
            if let Some(look) = self.far_look() {
                self.stage.set(look.view);
            }
            self.settle();
            return;
        }
        let view = self.inner.with_value(|inner| inner.local.as_ref().map(|local| local.view(Viewer::Seat(seat))));
        if let Some(view) = view {
            self.stage.set(view);
        }
        self.settle();
    }

    /// Gives the answer of whoever is asked.
    pub(crate) fn press(self, action: Action) {
        if let Some(prompt) = self.prompt.get_untracked() {
            self.answer(prompt.seat, action);
        }
    }

    fn answer(self, seat: Seat, action: Action) {
        if self.is_far() {
            sound::play(Sound::Click);
            self.prompt.set(None);
            self.inner.with_value(|inner| {
                if let Some(far) = &inner.far {
                    (far.send)(seat, action);
                }
            });
            return;
        }
        let taken = self
            .inner
            .try_update_value(|inner| inner.local.as_mut().is_some_and(|local| local.answer(seat, action).is_ok()));
        if taken == Some(true) {
            sound::play(Sound::Click);
            self.prompt.set(None);
            self.undo.set(false);
            self.save();
            self.catch_up();
        }
    }

    /// Takes the last answer back.
    pub(crate) fn take_back(self) {
        let undone = self.inner.try_update_value(|inner| {
            let local = inner.local.as_mut()?;
            let done = local.undo();
            inner.queue.clear();
            inner.cursor = local.beats().len();
            inner.age += 1;
            inner.running = false;
            done.then(|| (local.view(Game::eyes(local)), local.beats().len()))
        });
        if let Some(Some((view, beats))) = undone {
            self.log.update(|log| log.truncate(beats));
            self.stage.set(view);
            self.prompt.set(None);
            self.save();
            self.say(web::undone(lang_now()).to_string());
            self.settle();
        }
    }

    // ── programs ─────────────────────────────────────────────────────────────

    fn think(self, order: &Order) {
        let text = order.write();
        self.inner.update_value(|inner| {
            inner.asked_at = now_ms();
            if inner.worker.is_none() {
                inner.worker = worker(self);
            }
        });
        let sent = self.inner.with_value(|inner| {
            inner.worker.as_ref().is_some_and(|worker| worker.post_message(&JsValue::from_str(&text)).is_ok())
        });
        if !sent {
            self.thought(order.think());
        }
    }

    fn thought(self, answer: Answer) {
        let age = self.inner.with_value(|inner| inner.age);
        let waited = now_ms() - self.inner.with_value(|inner| inner.asked_at);
        // People want to see who is deciding, even where that takes no time.
        let least = settings().with_untracked(|settings| settings.speed.scale(140));
        spawn_local(async move {
            if waited < f64::from(least) {
                sleep(least - waited as u32).await;
            }
            let taken = self.inner.try_update_value(|inner| {
                inner.age == age && inner.local.as_mut().is_some_and(|local| local.think(answer))
            });
            if taken == Some(true) {
                self.undo.set(false);
                self.save();
                self.catch_up();
            }
        });
    }

    fn heard(self, text: &str) {
        let answer = self.inner.with_value(|inner| {
            let words = Words::for_setup(inner.local.as_ref()?.setup());
            Answer::read(words, text)
        });
        // Where the worker could not make sense of the order it is thought about here.
        let here = || self.inner.with_value(|inner| Some(inner.local.as_ref()?.order()?.think()));
        if let Some(answer) = answer.or_else(here) {
            self.thought(answer);
        }
    }

    // ── ending ───────────────────────────────────────────────────────────────

    fn end(self, winners: SeatSet, text: &str) {
        self.over.set(Some(winners));
        self.prompt.set(None);
        let lesson = self.inner.with_value(|inner| inner.lesson);
        if !lesson {
            forget(SAVED);
            keep_record(text);
        }
        self.finished.set(Some(text.to_string()));
        if !lesson {
            let age = self.inner.with_value(|inner| inner.age);
            spawn_local(async move {
                sleep(settings().with_untracked(|settings| settings.speed.scale(1400))).await;
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
        if !self.inner.with_value(|inner| inner.lesson || inner.far.is_some()) {
            forget(SAVED);
        }
        self.abandon_lesson();
    }

    /// Ends a lesson; a game that was left for it stays kept.
    pub(crate) fn abandon_lesson(self) {
        self.inner.update_value(|inner| {
            inner.age += 1;
            inner.local = None;
            inner.queue.clear();
            inner.running = false;
        });
        self.on.set(false);
        self.prompt.set(None);
    }

    fn save(self) {
        let text = self.inner.with_value(|inner| inner.local.as_ref().filter(|_| !inner.lesson).map(Local::save));
        if let Some(text) = text {
            keep(SAVED, &text);
        }
    }

    /// The record so far.
    pub(crate) fn record(self) -> Option<String> {
        self.inner.with_value(|inner| inner.local.as_ref().map(Local::record))
    }
}

/// What comes after everything has been shown.
enum Next {
    Ask(Prompt),
    Reply(Action),
    Curtain(Seat),
    Think(Box<Order>),
    Over(SeatSet, String),
    Nothing,
}

/// The names at the table: the player's own where it is known, and how programs play.
fn sitters(local: &Local) -> Vec<Sitter> {
    let me = settings().with_untracked(|settings| settings.name.clone());
    let people = local.people().len();
    local
        .chairs()
        .iter()
        .map(|chair| match chair {
            Chair::Person if people == 1 && !me.is_empty() => Sitter { name: me.clone(), bot: None, away: false },
            Chair::Person => Sitter { name: String::new(), bot: None, away: false },
            Chair::Bot(player) => Sitter { name: String::new(), bot: Some(player.to_string()), away: false },
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
    match Order::read(order) {
        Some(order) => order.think().write(Words::for_table(order.view.table())),
        None => String::new(),
    }
}

/// The finished games kept on this device, newest first.
pub(crate) fn records() -> Vec<String> {
    kept(RECORDS).map_or_else(Vec::new, |all| all.split(BETWEEN).map(str::to_string).collect())
}

fn keep_record(text: &str) {
    let mut all = records();
    let stamp = format!("# played {}\n", js_sys::Date::new_0().to_iso_string());
    all.insert(0, format!("{text}{stamp}"));
    all.truncate(MOST_RECORDS);
    keep(RECORDS, &all.join(BETWEEN));
}

/// The table on a server that a record comes from.
pub(crate) fn table_of(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("# game ")).map(str::trim)
}

/// Keeps the record of a table that is over among those of this device, once.
pub(crate) fn keep_table(text: &str) {
    if !records().iter().any(|record| table_of(record) == table_of(text)) {
        keep_record(text);
    }
}

/// Forgets a finished game.
pub(crate) fn drop_record(number: usize) {
    let mut all = records();
    if number < all.len() {
        all.remove(number);
        if all.is_empty() { prefs::forget(RECORDS) } else { keep(RECORDS, &all.join(BETWEEN)) }
    }
}

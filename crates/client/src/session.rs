//! A game on a screen, here or at a server: what is to be shown when, who is asked next, what goes over the line. Time is
//! handed in, in milliseconds; frames are handed in and out.

use std::collections::VecDeque;

use kaiju_rules::{Action, Illegal, Input, Seat, SeatSet, TurnStep, View, Viewer};
use kaiju_text::Lang;
use kaiju_wire::frame::{Ev, ToClient, ToServer};
use kaiju_wire::hex;

use crate::aid;
use crate::comfort::Comfort;
use crate::fortune::Fortune;
use crate::line::{Due, LineState, Link};
use crate::local::{Beat, Local, Waits};
use crate::mind::{BotAnswer, BotRequest};
use crate::pace::{self, Speed};
use crate::pinned::Pins;
use crate::reasons::BotChoice;
use crate::remote::{News, Remote};
use crate::screen::Prompt;

/// People want to see who is deciding, even where a bot needs no time for it.
const THINKING_MS: u64 = 140;
/// The shortest pause before an answer that must not tell by its speed what is in a hand.
const VEIL_MS: u64 = 500;
/// How much longer it may be.
const VEIL_MORE_MS: u64 = 2_000;
/// How long an answer to a server is held back where it can still be undone.
const HOLD_MS: u64 = 3_000;
/// When more events than this wait to be shown, the oldest ones are shown without pauses: whoever comes back to a table, or
/// looks at one where bots answer at once, is about a minute behind at most. A round of five bots is shown whole.
const MOST_WAITING: usize = 100;

/// What the person at a screen wishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// How fast events are shown.
    pub speed: Speed,
    /// What is answered without asking.
    pub comfort: Comfort,
    /// Somebody looks at something else: nothing is answered for them meanwhile.
    pub busy: bool,
}

/// What a session comes to next.
pub enum Next {
    /// One event more was shown: the last of [`Session::log`].
    Showed,
    /// Nothing is due for this many milliseconds.
    Pause(u64),
    /// A bot is to think about this; told once.
    Think(Box<BotRequest>),
    /// The device is to be handed to this person; [`Session::ready`] says that it was.
    HandOver(Seat),
    /// A person is asked this.
    Ask(Prompt),
    /// The game is over, and these won.
    Over(SeatSet),
    /// Somebody else has to answer.
    Wait,
}

/// What is to be done for a session at a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// Open a socket. [`Session::opened`] or [`Session::broke`] says what became of it.
    Connect,
    /// Close the socket there is.
    HangUp,
    /// Keep [`Session::pins`] on this device, before anything else is sent. What another window kept there is handed to
    /// [`Session::remember`] first.
    Keep,
    /// Send this text.
    Send(String),
    /// Nothing for this many milliseconds.
    Rest(u64),
}

/// A table at a server, with the line to it.
struct There {
    remote: Remote,
    line: LineState,
    outbox: VecDeque<ToServer>,
}

/// Where the game is played: the only difference between a game here and one at a server.
enum GameSource {
    Here(Box<Local>),
    There(Box<There>),
}

/// Who has to answer.
enum Answerer {
    /// A person at this device.
    Us(Seat),
    /// A bot on this device.
    Bot,
    /// Nobody any more.
    Nobody(SeatSet),
    /// Somebody elsewhere.
    Others,
}

impl GameSource {
    fn beats(&self) -> &[Beat] {
        match self {
            GameSource::Here(local) => local.beats(),
            GameSource::There(there) => there.remote.beats(),
        }
    }

    fn view(&self, viewer: Viewer) -> Option<View> {
        match self {
            GameSource::Here(local) => Some(local.view(viewer)),
            GameSource::There(there) => there.remote.view(viewer).cloned(),
        }
    }

    /// The people who share this device.
    fn people(&self) -> SeatSet {
        match self {
            GameSource::Here(local) => local.people(),
            GameSource::There(there) => there.remote.eyes().iter().copied().collect(),
        }
    }

    fn asked(&self) -> Answerer {
        match self {
            GameSource::Here(local) => match local.waits() {
                Waits::Person(seat, _) => Answerer::Us(seat),
                Waits::Bot(..) => Answerer::Bot,
                Waits::Nobody(winners) => Answerer::Nobody(winners),
            },
            GameSource::There(there) => {
                let remote = &there.remote;
                let ours = |seat: &Seat| remote.eyes().contains(seat) && !remote.by_bot(*seat) && !remote.is_waiting();
                match remote.view(remote.main_viewer()).and_then(|view| view.table().over()) {
                    Some(winners) => Answerer::Nobody(winners),
                    None if remote.info().paused => Answerer::Others,
                    None => remote.asked().filter(ours).map_or(Answerer::Others, Answerer::Us),
                }
            }
        }
    }

    /// The number of the question that is asked.
    fn moment(&self) -> u64 {
        match self {
            GameSource::Here(local) => local.inputs().len() as u64,
            GameSource::There(there) => there.remote.asked_at(),
        }
    }
}

/// A game on a screen.
pub struct Session {
    source: GameSource,
    fortune: Fortune,
    /// Who holds the device: whose secrets may be shown.
    holder: Viewer,
    /// Whom the device is being handed to.
    passing: Option<Seat>,
    /// The game as it has been shown; none before it has begun.
    view: Option<View>,
    /// The number of the turn in which everything had been shown last.
    turn: u16,
    /// What has been shown, as the holder sees it.
    log: Vec<Beat>,
    /// Until when the event shown last is looked at.
    due: u64,
    /// Everything is shown without pauses until somebody here is asked.
    hurry: bool,
    /// The question a bot was asked last, and its answer.
    ordered: Option<usize>,
    thought: Option<BotAnswer>,
    /// When a veiled answer is given, and to which question.
    veil: Option<(u64, u64)>,
    /// The question that was taken back: it is not answered for anybody.
    taken_back: Option<u64>,
    /// An answer that is sent to the server at this time, unless it is undone: to which question, whose, and which.
    held: Option<(u64, u64, Seat, Action)>,
    /// The ids of the powers that people here do not want to be asked about.
    muted: Vec<&'static str>,
    /// The game has changed since it was saved.
    unsaved: bool,
}

impl Session {
    /// A game on this device, shown from its beginning.
    pub fn begin(local: Local, fortune: Fortune) -> Session {
        let mut session = Session::of(GameSource::Here(Box::new(local)), fortune);
        let GameSource::Here(local) = &session.source else { return session };
        // The events of the setup are part of the first picture.
        let setup = local.beats().iter().take_while(|beat| beat.input == 0).count();
        let view = local.beginning().state().seen_by(session.holder);
        session.log.truncate(setup);
        (session.view, session.turn) = (Some(view), 0);
        session
    }

    /// A game on this device, shown from where it is now.
    pub fn resume(local: Local, fortune: Fortune) -> Session {
        Session::of(GameSource::Here(Box::new(local)), fortune)
    }

    /// A table at a server.
    pub fn attend(remote: Remote, fortune: Fortune) -> Session {
        let there = There { remote, line: LineState::new(), outbox: VecDeque::new() };
        Session::of(GameSource::There(Box::new(there)), fortune)
    }

    fn of(source: GameSource, fortune: Fortune) -> Session {
        let mut session = Session {
            source,
            fortune,
            holder: Viewer::Public,
            passing: None,
            view: None,
            turn: 0,
            log: Vec::new(),
            due: 0,
            hurry: false,
            ordered: None,
            thought: None,
            veil: None,
            taken_back: None,
            held: None,
            muted: Vec::new(),
            unsaved: true,
        };
        session.start();
        session
    }

    /// Shows everything there is, through the eyes of whoever may look first.
    fn start(&mut self) {
        let people = self.source.people();
        let first = people.lowest().map_or(Viewer::Public, Viewer::Seat);
        let stays = self.view.is_some() && matches!(self.holder, Viewer::Seat(seat) if people.has(seat));
        if !stays {
            let open = people.len() < 2 || !self.is_secret(Viewer::Public, first);
            (self.holder, self.passing) = (if open { first } else { Viewer::Public }, None);
        }
        self.look_again(self.source.beats().len());
        self.settle();
    }

    // ── what is shown ────────────────────────────────────────────────────────

    /// The game as it has been shown; none before it has begun.
    pub fn view(&self) -> Option<&View> {
        self.view.as_ref()
    }

    /// What has been shown, as the viewer sees it.
    pub fn log(&self) -> &[Beat] {
        &self.log
    }

    /// Whether everything that happened has been shown.
    pub fn is_current(&self) -> bool {
        self.log.len() == self.source.beats().len()
    }

    /// The step of the turn as far as it has been shown; none before the first turn and after the last.
    pub fn turn_step(&self) -> Option<TurnStep> {
        let view = self.view.as_ref()?;
        let asked = view.turn_step();
        if self.is_current() {
            return asked;
        }
        // What was asked last still tells where its turn was: not every step begins with an event.
        asked.filter(|_| view.table().turns() == self.turn).max(aid::shown_step(&self.log))
    }

    /// Whose eyes look: those of the holder, and nobody's while the device is handed over.
    pub fn viewer(&self) -> Viewer {
        if self.passing.is_some() { Viewer::Public } else { self.holder }
    }

    /// The people who share this device.
    pub fn people(&self) -> SeatSet {
        self.source.people()
    }

    /// Why a bot chose what led to an event: the input it follows from, or the one before where dice fell in between. None where no
    /// bot chose, and at a server's table, where bots think elsewhere: see [`Session::reason_path`].
    pub fn bot_choice(&self, beat: &Beat) -> Option<BotChoice> {
        let local = self.local()?;
        let before = matches!(local.inputs().get(beat.input.checked_sub(1)?), Some(Input::Luck(_)));
        local.bot_choice(if before { beat.input - 1 } else { beat.input })
    }

    /// Where under the address of its API a server tells why one of its bots chose what led to an event, in a language. None in a game on
    /// this device, where no bot sits, and while a server does not tell: in a public or rated game that goes on.
    pub fn reason_path(&self, beat: &Beat, lang: Lang) -> Option<String> {
        let remote = self.remote().filter(|_| beat.row > 0)?;
        let seat = beat.event.seat().unwrap_or(beat.before.active());
        remote.info().seats.iter().find(|info| info.seat == seat.letter())?.player.as_ref()?;
        let over = self.view.as_ref().is_some_and(|view| view.table().over().is_some());
        let path = || format!("/tables/{}/rows/{}/reason?lang={lang}", remote.game(), beat.row);
        (over || self.may_coach()).then(path)
    }

    /// Whether the coach may speak here: at public tables and where the game counts for ratings everybody thinks alone.
    pub fn may_coach(&self) -> bool {
        self.remote().is_none_or(|remote| !remote.info().public && !remote.info().rated)
    }

    /// Whether one viewer knows something that another must not see: their positions differ. What is still to be done is
    /// the same for everybody, so what lies on the table decides.
    fn is_secret(&self, one: Viewer, other: Viewer) -> bool {
        let (ours, theirs) = (self.source.view(one), self.source.view(other));
        one != other && ours.as_ref().map(View::table) != theirs.as_ref().map(View::table)
    }

    /// Shows the first `shown` events as the viewer of now sees them.
    fn look_again(&mut self, shown: usize) {
        let viewer = self.viewer();
        self.log = self.source.beats()[..shown].iter().map(|beat| beat.seen_by(viewer)).collect();
    }

    /// Shows the game as it is.
    fn settle(&mut self) {
        self.view = self.source.view(self.viewer());
        self.turn = self.view.as_ref().map_or(0, |view| view.table().turns());
    }

    /// Gives the device to this person, or shows nobody's secrets while it is handed over.
    fn hand(&mut self, holder: Viewer, passing: Option<Seat>) {
        (self.holder, self.passing) = (holder, passing);
        self.look_again(self.source.beats().len());
        self.settle();
    }

    fn show(&mut self, now: u64, wishes: &Wishes) {
        let beat = self.source.beats()[self.log.len()].seen_by(self.viewer());
        if let Some(view) = &mut self.view {
            let ours = self.source.people();
            let late = self.source.beats().len() - self.log.len() > MOST_WAITING;
            let pause = if self.hurry || late { 0 } else { wishes.speed.scale(pace::pause(view, beat.event, ours)) };
            self.due = now + pause;
            view.fold(beat.event);
        }
        self.log.push(beat);
        if self.is_current() {
            self.settle();
        }
    }

    /// Shows everything without pauses until somebody here is asked again, or to the end where nobody is.
    pub fn skip(&mut self) {
        self.hurry = !self.is_current() || !matches!(self.source.asked(), Answerer::Us(_) | Answerer::Nobody(_));
        self.due = 0;
    }

    /// Whether everything is shown without pauses at the moment.
    pub fn is_hurried(&self) -> bool {
        self.hurry
    }

    // ── whose move it is ─────────────────────────────────────────────────────

    /// What comes next. To be asked again at once after an event was shown or a bot was asked, otherwise when the pause
    /// is over or something came in.
    pub fn next(&mut self, now: u64, wishes: &Wishes) -> Next {
        loop {
            // Bots think while people look.
            if let Some(order) = self.order() {
                return Next::Think(Box::new(order));
            }
            if now < self.due {
                return Next::Pause(self.due - now);
            }
            if !self.is_current() {
                self.show(now, wishes);
                return Next::Showed;
            }
            if let Some((at, of, seat, action)) = self.held {
                if of == self.source.moment() && now < at {
                    return Next::Pause(at - now);
                }
                // Somebody may have answered in the player's place: then it is not sent any more.
                self.held = None;
                if of == self.source.moment() {
                    // What is refused is asked again.
                    let _ = self.answer(seat, action);
                }
            }
            let asked = self.source.asked();
            // The device may be in other hands already: nothing is shown before somebody says that it is in theirs.
            if let (Some(seat), Answerer::Us(_) | Answerer::Others | Answerer::Bot) = (self.passing, &asked) {
                return Next::HandOver(seat);
            }
            match asked {
                Answerer::Us(seat) => {
                    if let Some(next) = self.ask(seat, now, wishes) {
                        return next;
                    }
                }
                Answerer::Bot => {
                    let at = self.due + if self.hurry { 0 } else { wishes.speed.scale(THINKING_MS) };
                    if now < at {
                        return Next::Pause(at - now);
                    }
                    let (Some(answer), GameSource::Here(local)) = (self.thought.take(), &mut self.source) else {
                        return Next::Wait;
                    };
                    local.think(answer);
                    self.moved();
                    self.due = now;
                }
                Answerer::Nobody(winners) => {
                    self.hurry = false;
                    return Next::Over(winners);
                }
                Answerer::Others => return Next::Wait,
            }
        }
    }

    /// A question to a bot on this device that was not put yet.
    fn order(&mut self) -> Option<BotRequest> {
        let GameSource::Here(local) = &self.source else { return None };
        if self.ordered == Some(local.inputs().len()) {
            return None;
        }
        let order = local.order()?;
        self.ordered = Some(order.ticket);
        Some(order)
    }

    /// Asks somebody here; none when the answer was given for them.
    fn ask(&mut self, seat: Seat, now: u64, wishes: &Wishes) -> Option<Next> {
        let asked = Viewer::Seat(seat);
        if self.is_secret(self.holder, asked) {
            self.hurry = false;
            self.hand(self.holder, Some(seat));
            return Some(Next::HandOver(seat));
        }
        if self.viewer() != asked {
            self.hand(asked, None);
        }
        let moment = self.source.moment();
        let free = !wishes.busy && self.taken_back != Some(moment);
        let reply = self.view.as_ref().filter(|_| free);
        let reply = reply.and_then(|view| wishes.comfort.reply_without(view, &self.muted));
        if let Some(reply) = reply {
            let pause = if reply.veiled { VEIL_MS + self.fortune.word() % VEIL_MORE_MS } else { 0 };
            let (_, at) = self.veil.filter(|&(of, _)| of == moment).unwrap_or((moment, now + pause));
            self.veil = Some((moment, at));
            if now < at {
                return Some(Next::Pause(at - now));
            }
            // What comfort answers is legal; where it ever were not, the person is asked.
            if self.answer(seat, reply.action).is_ok() {
                return None;
            }
        }
        self.hurry = false;
        Some(self.view.as_ref().and_then(Prompt::of).map_or(Next::Wait, Next::Ask))
    }

    /// Says whether a power, by the id of its card, is left alone in this game: nobody here is asked about it, and it
    /// keeps no other question open.
    pub fn mute(&mut self, power: &'static str, muted: bool) {
        self.muted.retain(|one| *one != power);
        if muted {
            self.muted.push(power);
        }
    }

    /// The ids of the powers that are left alone.
    pub fn muted(&self) -> &[&'static str] {
        &self.muted
    }

    /// Has a bot answer for a person of a game on this device from now on, or the person again. False where there is no
    /// such person here.
    pub fn let_bot_play(&mut self, seat: Seat, bot: bool) -> bool {
        let GameSource::Here(local) = &mut self.source else { return false };
        if !local.let_bot_play(seat, bot) {
            return false;
        }
        self.moved();
        (self.ordered, self.thought) = (None, None);
        true
    }

    /// Whether a bot answers for this person, here or at a server.
    pub fn is_played_by_bot(&self, seat: Seat) -> bool {
        match &self.source {
            GameSource::Here(local) => local.is_played_by_bot(seat),
            GameSource::There(there) => there.remote.by_bot(seat),
        }
    }

    /// The person the device was handed to has it.
    pub fn ready(&mut self) {
        if let Some(seat) = self.passing {
            self.hand(Viewer::Seat(seat), None);
        }
    }

    /// Takes a person's answer. On an error nothing has moved.
    pub fn answer(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match &mut self.source {
            GameSource::Here(local) => local.answer(seat, action)?,
            GameSource::There(there) => {
                let id = fresh_id(&mut self.fortune);
                there.outbox.push_back(there.remote.act(seat, action, id).ok_or(Illegal::Over)?);
            }
        }
        self.moved();
        Ok(())
    }

    /// Takes a person's answer. One that goes to a server is held back for a while, so that it can be undone; dice that
    /// are to be rolled again are not, because nobody waits twice for them. On an error nothing has moved.
    pub fn answer_with_time_to_undo(&mut self, seat: Seat, action: Action, now: u64) -> Result<(), Illegal> {
        let rolls =
            matches!(action, Action::Keep(kept) if self.view.as_ref().is_some_and(|v| v.table().turn().dice != kept));
        if self.local().is_some() || rolls {
            return self.answer(seat, action);
        }
        self.held = Some((now + HOLD_MS, self.source.moment(), seat, action));
        Ok(())
    }

    /// Takes a bot's answer; it counts once everything has been shown. One that comes too late does not count.
    pub fn thought(&mut self, answer: BotAnswer) {
        self.thought =
            Some(answer).filter(|answer| self.local().is_some_and(|local| local.inputs().len() == answer.ticket));
    }

    /// Whether the last answer may be taken back now.
    pub fn may_undo(&self) -> bool {
        self.held.is_some()
            || self.is_current()
                && match &self.source {
                    GameSource::Here(local) => local.may_undo().is_some(),
                    GameSource::There(there) => there.remote.undoable().is_some(),
                }
    }

    /// Takes the last answer back; at a server's table it asks for that. False when there is none to be taken back.
    pub fn undo(&mut self) -> bool {
        if self.held.take().is_some() {
            self.taken_back = Some(self.source.moment());
            return true;
        }
        let local = match &mut self.source {
            GameSource::Here(local) => local,
            GameSource::There(there) => {
                let frame = there.remote.undo(fresh_id(&mut self.fortune));
                there.outbox.extend(frame.clone());
                return frame.is_some();
            }
        };
        if !local.undo() {
            return false;
        }
        self.moved();
        (self.ordered, self.thought, self.due) = (None, None, 0);
        self.taken_back = Some(self.source.moment());
        self.look_again(self.source.beats().len());
        self.settle();
        true
    }

    /// Takes note that the game has moved: an answer without an event leaves nothing to be shown, but another question.
    fn moved(&mut self) {
        (self.unsaved, self.veil, self.taken_back) = (true, None, None);
        if self.is_current() {
            self.settle();
        }
    }

    /// The game as text, if it has changed since it was last asked for. What bots answer is saved together, when
    /// somebody else is asked: they would answer alike again.
    pub fn to_save(&mut self) -> Option<String> {
        let GameSource::Here(local) = &self.source else { return None };
        if !self.unsaved || matches!(local.waits(), Waits::Bot(..)) {
            return None;
        }
        self.unsaved = false;
        Some(local.save())
    }

    /// The game, if it is played on this device.
    pub fn local(&self) -> Option<&Local> {
        match &self.source {
            GameSource::Here(local) => Some(local),
            GameSource::There(_) => None,
        }
    }

    // ── a table at a server ──────────────────────────────────────────────────

    /// The table, if it is at a server.
    pub fn remote(&self) -> Option<&Remote> {
        match &self.source {
            GameSource::Here(_) => None,
            GameSource::There(there) => Some(&there.remote),
        }
    }

    /// How the line to the server is; up where none is needed.
    pub fn link(&self) -> Link {
        match &self.source {
            GameSource::Here(_) => Link::Up,
            GameSource::There(there) => there.line.link(),
        }
    }

    /// What this device has noted of the dice.
    pub fn pins(&self) -> Option<&Pins> {
        self.remote().map(Remote::pins)
    }

    /// Takes up what this device noted of the table before, or what another window of it has noted since.
    pub fn remember(&mut self, pins: &Pins) {
        if let GameSource::There(there) = &mut self.source {
            there.remote.remember(pins);
        }
    }

    /// What is to be done now; to be asked until there is a rest.
    pub fn errand(&mut self, now: u64) -> Errand {
        let GameSource::There(there) = &mut self.source else { return Errand::Rest(u64::MAX) };
        let mut rest = 0;
        match there.line.due(now, &mut self.fortune) {
            Due::Connect => return Errand::Connect,
            Due::HangUp => return Errand::HangUp,
            Due::Ping => there.outbox.push_back(ToServer::Ping { c_ms: now }),
            Due::Resend => there.outbox.extend(there.remote.again()),
            Due::Rest(time) => rest = time,
        }
        if there.remote.pins_to_keep() {
            return Errand::Keep;
        }
        // What is said while the line is down waits until it is open again.
        if there.line.is_open()
            && let Some(frame) = there.outbox.pop_front()
        {
            return Errand::Send(serde_json::to_string(&frame).unwrap_or_default());
        }
        Errand::Rest(rest)
    }

    /// The socket is open: we say who we are, and again what has no verdict yet.
    pub fn opened(&mut self, now: u64) {
        if let GameSource::There(there) = &mut self.source {
            there.line.opened(now);
            // The greeting has every answer without a verdict; lines of chat that wait come after it.
            there.outbox.retain(|frame| matches!(frame, ToServer::Say(_)));
            for frame in there.remote.greet().into_iter().rev() {
                there.outbox.push_front(frame);
            }
        }
    }

    /// The socket is gone, with the number the server gave.
    pub fn broke(&mut self, now: u64, number: u16) {
        if let GameSource::There(there) = &mut self.source {
            there.line.broke(now, number, &mut self.fortune);
        }
    }

    /// The network is back, or somebody looks at the page again: a lost line comes back at once.
    pub fn hurry(&mut self, now: u64) {
        if let GameSource::There(there) = &mut self.source {
            there.line.hurry(now);
        }
    }

    /// Says something at the table, in the name of whoever holds the device, or of our first seat. False for somebody
    /// who only watches.
    pub fn say(&mut self, text: &str, emote: bool) -> bool {
        let holder = if let Viewer::Seat(seat) = self.holder { Some(seat) } else { self.people().lowest() };
        let (GameSource::There(there), Some(seat)) = (&mut self.source, holder) else { return false };
        there.outbox.push_back(there.remote.say(seat, text, emote));
        true
    }

    /// The first event of the table that is still to be read for the log, if `last` is the last one that was read. None
    /// when nothing is missing: we were there from the beginning, or have recalled everything.
    pub fn forgotten(&self, last: Option<u64>) -> Option<u64> {
        self.remote()?.forgotten(last)
    }

    /// Puts what happened before we came in front of the log: the events of the table from the first one on.
    pub fn recall(&mut self, events: &[Ev]) {
        let GameSource::There(there) = &mut self.source else { return };
        let shown = self.log.len() + there.remote.recall(events);
        self.look_again(shown);
    }

    /// Takes the text of a frame; answers what a screen wants to know besides the game itself. A frame that cannot be read
    /// is one we do not know.
    pub fn hear(&mut self, now: u64, text: &str) -> Vec<News> {
        self.take(now, serde_json::from_str(text).unwrap_or(ToClient::Unknown))
    }

    fn take(&mut self, now: u64, frame: ToClient) -> Vec<News> {
        let (GameSource::There(there), fortune) = (&mut self.source, &mut self.fortune) else { return Vec::new() };
        there.line.heard(now);
        if matches!(frame, ToClient::Welcome(_)) {
            there.line.welcomed();
        }
        let (news, reply) = there.remote.hear(frame);
        there.outbox.extend(reply);
        there.outbox.extend(there.remote.reveals(|| fresh_id(fortune)));
        let (mut told, mut fresh, mut undone) = (Vec::new(), false, false);
        for one in news {
            match one {
                News::Astray => there.line.give_up(now, fortune),
                News::Fresh => fresh = true,
                News::Undone => (fresh, undone) = (true, true),
                News::GoingAway(_) => {
                    there.line.leaving();
                    told.push(one);
                }
                _ => told.push(one),
            }
        }
        if fresh || self.view.is_none() {
            self.start();
            if self.view.is_some() {
                told.insert(0, News::Fresh);
            }
        } else if self.is_current() {
            self.settle();
        }
        if undone {
            // What was taken back is not answered at once for anybody.
            (self.taken_back, self.veil, self.due) = (Some(self.source.moment()), None, 0);
        }
        told
    }
}

/// An id that is never used again: 32 hexadecimal digits.
fn fresh_id(fortune: &mut Fortune) -> String {
    let bytes = [fortune.word(), fortune.word()].map(u64::to_be_bytes);
    hex::write(bytes.as_flattened())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::RESEND_MS;
    use crate::local::Chair;
    use crate::remote::tests::{TestDesk, desk, sealing, ticket};
    use kaiju_rules::notation::{lines, parse_position};
    use kaiju_rules::{Dice, EditionId, Event, Input, Legal, Setup};
    use kaiju_wire::Close;
    use kaiju_wire::frame::Ack;
    use kaiju_wire::limits::SILENCE_MS;
    use kaiju_wire::table::SeatKind;

    const AT_ONCE: Wishes = Wishes { speed: Speed::Instant, ..NORMAL };
    const NORMAL: Wishes = Wishes { speed: Speed::Normal, comfort: Comfort::USUAL, busy: false };

    fn bot() -> Chair {
        Chair::Bot(kaiju_bots::Player::GREEDY)
    }

    fn local(chairs: Vec<Chair>, evolutions: bool, seed: u64) -> Local {
        let setup = Setup::new(EditionId::SECOND, chairs.len()).unwrap();
        let mut rules = setup.rules();
        rules.evolutions = evolutions;
        Local::new(setup.with_rules(rules), chairs, Fortune::seeded(seed)).unwrap()
    }

    fn begin(chairs: Vec<Chair>, evolutions: bool, seed: u64) -> Session {
        Session::begin(local(chairs, evolutions, seed), Fortune::seeded(1))
    }

    /// The frame that is to be sent.
    fn sent(errand: Errand) -> ToServer {
        let Errand::Send(text) = errand else { panic!("something is to be sent") };
        serde_json::from_str(&text).unwrap()
    }

    /// Goes on until something is due that is neither an event nor a bot's thought.
    fn rest(session: &mut Session, now: u64, wishes: &Wishes) -> Next {
        loop {
            match session.next(now, wishes) {
                Next::Showed => {}
                Next::Think(order) => session.thought(order.think()),
                next => return next,
            }
        }
    }

    #[test]
    fn events_are_shown_one_by_one_with_a_pause_for_each_and_lead_to_the_game_as_it_is() {
        let mut session = begin(vec![Chair::Person, bot(), bot()], false, 5);
        let all = session.local().unwrap().beats().len();
        let mut now = 0;
        let mut paused = 0;
        while !session.is_current() {
            let before = (session.log().len(), session.view().unwrap().clone());
            match session.next(now, &NORMAL) {
                Next::Showed => {
                    assert_eq!(session.log().len(), before.0 + 1);
                    let pause = pace::pause(&before.1, session.log().last().unwrap().event, session.people());
                    assert_eq!(session.due, now + pause);
                    paused += pause;
                }
                Next::Pause(ms) => {
                    now += ms;
                    assert_eq!(session.due, now);
                }
                Next::Think(order) => session.thought(order.think()),
                _ => panic!("there is more to be shown"),
            }
        }
        assert!(all > 5 && paused > 1_000);
        let live = session.local().unwrap().view(session.viewer());
        assert!(*session.view().unwrap() == live);
    }

    #[test]
    fn who_skips_sees_the_rest_at_once_and_a_game_taken_up_has_been_seen() {
        let mut session = begin(vec![Chair::Person; 2], false, 5);
        while session.is_current() || !matches!(session.next(0, &NORMAL), Next::Pause(_)) {}
        assert!(!session.is_current());
        session.skip();
        assert!(matches!(rest(&mut session, 0, &NORMAL), Next::Ask(_)));
        assert!(session.is_current());
        let saved = Local::load(&session.to_save().unwrap(), |_| Fortune::seeded(5)).unwrap();
        let mut again = Session::resume(saved, Fortune::seeded(1));
        assert!(again.is_current());
        assert_eq!(again.log().len(), session.log().len());
        assert!(!matches!(again.next(0, &NORMAL), Next::Showed));
    }

    /// A person among three bots, played at normal speed by somebody who thinks for three seconds about everything: how
    /// long it takes, and how long each loss of the person's hearts stands before anything else is shown.
    fn played(seed: u64) -> (u64, Vec<u64>) {
        let mut session = begin(vec![Chair::Person, bot(), bot(), bot()], false, seed);
        let ours = session.people();
        let (mut now, mut stands, mut wound) = (0, Vec::new(), None);
        loop {
            let next = session.next(now, &NORMAL);
            if !matches!(next, Next::Pause(_) | Next::Think(_)) {
                stands.extend(wound.take().map(|at| now - at));
            }
            match next {
                Next::Showed => {
                    wound = pace::wounds(session.log().last().unwrap().event, ours).then_some(now);
                }
                Next::Pause(ms) => now += ms,
                Next::Think(order) => session.thought(order.think()),
                Next::Ask(prompt) => {
                    now += 3_000;
                    let order = session.local().unwrap().order_for(prompt.seat, kaiju_bots::Player::GREEDY);
                    session.answer(prompt.seat, order.think().action).unwrap();
                }
                Next::Over(_) => return (now, stands),
                Next::HandOver(_) | Next::Wait => panic!("one person, and bots that answer at once"),
            }
        }
    }

    #[test]
    fn at_normal_speed_a_game_takes_three_to_six_minutes_and_each_loss_of_hearts_stands_a_second() {
        let games: Vec<(u64, Vec<u64>)> = (0..15).map(played).collect();
        let stands: Vec<u64> = games.iter().flat_map(|(_, stands)| stands.clone()).collect();
        assert!(stands.len() > 20 && stands.iter().all(|&ms| ms >= pace::WOUND_MS), "{stands:?}");
        let mut times: Vec<u64> = games.iter().map(|(ms, _)| ms / 1000).collect();
        times.sort_unstable();
        let middle = times[times.len() / 2];
        assert!((180..=360).contains(&middle), "half of the games take longer than {middle} s: {times:?}");
        assert!(times.iter().all(|seconds| (150..=360).contains(seconds)), "{times:?}");
    }

    #[test]
    fn who_skips_is_asked_next_without_a_pause_and_who_is_out_sees_the_end() {
        let chairs = || vec![Chair::Person, bot(), bot()];
        let mut session = begin(chairs(), false, 5);
        loop {
            match rest(&mut session, 0, &NORMAL) {
                Next::Pause(_) => session.skip(),
                Next::Ask(prompt) => {
                    assert!(!session.is_hurried(), "a question is no hurry");
                    session.skip();
                    assert!(!session.is_hurried(), "there is nothing to be skipped");
                    let action = session.view().unwrap().legal().get(0).unwrap();
                    session.answer(prompt.seat, action).unwrap();
                    session.skip();
                    let next = rest(&mut session, 0, &NORMAL);
                    assert!(matches!(next, Next::Ask(_) | Next::Over(_)), "one press leads to the next question");
                }
                Next::Over(_) => break,
                _ => panic!("one person, and bots that answer at once"),
            }
        }
    }

    /// Answers often have no events ("no" to an Evolution): what is asked after one is still the question of now.
    #[test]
    fn whoever_is_asked_sees_the_game_as_it_is_in_every_edition() {
        let mut silent = 0;
        for (edition, evolutions) in [("first", true), ("second", true), ("godzilla", true), ("second", false)] {
            for seed in 0..24 {
                let chairs = [Chair::Person, bot(), Chair::Person, bot()][..2 + seed as usize % 3].to_vec();
                let setup = Setup::new(EditionId::from_name(edition).unwrap(), chairs.len()).unwrap();
                let mut rules = setup.rules();
                rules.evolutions = evolutions;
                let game = Local::new(setup.with_rules(rules), chairs, Fortune::seeded(seed)).unwrap();
                let mut session = Session::begin(game, Fortune::seeded(1));
                let (mut now, mut told) = (0, (0, 0));
                loop {
                    match rest(&mut session, now, &AT_ONCE) {
                        Next::Pause(ms) => now += ms,
                        Next::HandOver(_) => session.ready(),
                        Next::Ask(prompt) => {
                            let local = session.local().unwrap();
                            let live = local.view(Viewer::Seat(prompt.seat));
                            assert!(*session.view().unwrap() == live, "{edition} {seed}: an old question");
                            let now = (local.inputs().len(), local.beats().len());
                            silent += usize::from(now.0 > told.0 && now.1 == told.1);
                            told = now;
                            let legal = live.legal();
                            let action = legal.get((told.0 + seed as usize) % legal.len()).unwrap();
                            session.answer(prompt.seat, action).unwrap();
                        }
                        Next::Over(_) => break,
                        _ => panic!("{edition} {seed}: nobody is asked\n{}", session.local().unwrap().save()),
                    }
                }
            }
        }
        assert!(silent > 20, "{silent} questions came without an event");
    }

    #[test]
    fn a_bot_plays_for_a_person_until_they_are_back() {
        let mut session = begin(vec![Chair::Person, bot()], false, 3);
        let Next::Ask(prompt) = rest(&mut session, 0, &AT_ONCE) else { panic!("a person is asked") };
        assert!(!session.let_bot_play(Seat::B, true), "a bot sits there already");
        assert!(session.let_bot_play(prompt.seat, true) && session.is_played_by_bot(prompt.seat));
        let inputs = session.local().unwrap().inputs().len();
        let Next::Think(order) = session.next(0, &AT_ONCE) else { panic!("a bot is asked instead") };
        session.thought(order.think());
        assert!(!matches!(session.next(0, &AT_ONCE), Next::Ask(_)));
        assert!(session.local().unwrap().inputs().len() > inputs);
        assert!(session.let_bot_play(prompt.seat, false));
        let saved = session.local().unwrap().save();
        let next = rest(&mut session, 0, &AT_ONCE);
        assert!(matches!(next, Next::Ask(_) | Next::Over(_)), "the person is asked again");
        assert!(saved.contains("# chairs person greedy"), "who took a rest has not left: {saved}");
    }

    #[test]
    fn a_power_that_is_left_alone_asks_nothing() {
        let position = "kaiju position 1\nedition second\nseat A gigazaur ⚡2 ♥6\nseat B kraken city\n\
            cards A rapid-healing\nshop heal tanks -\ndeck skyscraper\nat buy A";
        let state = parse_position(position).unwrap();
        let view = state.seen_by(Viewer::Seat(Seat::A));
        assert!(view.legal().iter().any(|action| matches!(action, Action::Use(_))), "it could be used");
        let comfort = Comfort { skip_shop: true, ..Comfort::default() };
        assert_eq!(comfort.reply(&view), None, "a power that could be used is not passed over");
        let reply = comfort.reply_without(&view, &["rapid-healing"]).map(|reply| reply.action);
        assert_eq!(reply, Some(Action::No), "unless its owner wants it to be");
        let mut session = begin(vec![Chair::Person, bot()], false, 3);
        session.mute("rapid-healing", true);
        session.mute("rapid-healing", true);
        assert_eq!(session.muted(), ["rapid-healing"]);
        session.mute("rapid-healing", false);
        assert!(session.muted().is_empty());
    }

    #[test]
    fn a_bot_is_asked_once_and_its_answer_counts_when_everything_was_shown() {
        let mut session = begin(vec![bot(), bot()], false, 2);
        let Next::Think(order) = session.next(0, &NORMAL) else { panic!("a bot begins") };
        assert!(!matches!(session.next(0, &NORMAL), Next::Think(_)), "it thinks already");
        let inputs = session.local().unwrap().inputs().len();
        session.thought(BotAnswer { ticket: inputs + 1, ..order.think() });
        assert!(session.thought.is_none(), "the answer to another question does not count");
        session.thought(order.think());
        assert_eq!(session.local().unwrap().inputs().len(), inputs);
        let mut now = 0;
        while session.local().unwrap().inputs().len() == inputs {
            let current = session.is_current();
            match session.next(now, &NORMAL) {
                Next::Pause(ms) => now += ms,
                Next::Showed | Next::Think(_) => {}
                _ => panic!("the bot has answered"),
            }
            assert!(current || session.local().unwrap().inputs().len() == inputs, "first everything is shown");
        }
        assert!(now >= THINKING_MS, "it is seen to think");
        assert!(session.to_save().is_none(), "a bot is asked again");
    }

    #[test]
    fn a_game_of_bots_ends_and_nobody_holds_the_device() {
        let mut session = begin(vec![bot(); 3], true, 4);
        assert!(matches!(rest(&mut session, 0, &AT_ONCE), Next::Over(_)));
        assert_eq!(session.viewer(), Viewer::Public);
        assert!(session.to_save().is_some() && session.to_save().is_none());
        let hidden = |beat: &Beat| beat.event == beat.event.seen_by(Viewer::Public);
        assert!(session.log().iter().all(hidden));
    }

    /// Answers the first thing that comes for as long as people are asked; counts hand-overs.
    fn hand_overs(mut session: Session, answers: usize) -> usize {
        let (mut handed, mut holder) = (0, None);
        for _ in 0..answers {
            match rest(&mut session, 0, &AT_ONCE) {
                Next::HandOver(seat) => {
                    handed += 1;
                    assert_ne!(holder, Some(seat), "who has the device keeps it");
                    assert_eq!(session.viewer(), Viewer::Public);
                    assert!(*session.view().unwrap() == session.source.view(Viewer::Public).unwrap());
                    let seen = |beat: &Beat| beat.event == beat.event.seen_by(Viewer::Public);
                    assert!(session.log().iter().all(seen), "what the other saw is not told");
                    assert!(matches!(rest(&mut session, 0, &AT_ONCE), Next::HandOver(again) if again == seat));
                    session.ready();
                    holder = Some(seat);
                }
                Next::Ask(prompt) => {
                    assert_eq!(session.viewer(), Viewer::Seat(prompt.seat));
                    let action = session.view().unwrap().legal().get(0).unwrap();
                    session.answer(prompt.seat, action).unwrap();
                }
                _ => break,
            }
        }
        handed
    }

    #[test]
    fn the_device_is_handed_over_where_people_know_different_things() {
        assert_eq!(hand_overs(begin(vec![Chair::Person; 3], false, 3), 200), 0, "nobody has a secret");
        assert_eq!(hand_overs(begin(vec![Chair::Person, bot(), bot()], true, 3), 200), 0, "one person");
        assert!(hand_overs(begin(vec![Chair::Person, Chair::Person, bot()], true, 3), 200) > 3);
    }

    /// Two people share a device at a server.
    fn shared(position: &str) -> (TestDesk, Session) {
        let mut desk = desk(&[Seat::A, Seat::B], false);
        desk.state = parse_position(position).unwrap();
        let session = seated(&desk);
        (desk, session)
    }

    fn seated(desk: &TestDesk) -> Session {
        let tickets = desk.eyes.iter().map(|&seat| ticket(seat)).collect();
        let mut session = Session::attend(Remote::new("g", tickets), Fortune::seeded(9));
        assert_eq!((session.errand(0), session.link()), (Errand::Connect, Link::Opening));
        session.opened(0);
        assert!(matches!(sent(session.errand(0)), ToServer::Hello(_)));
        assert!(session.view().is_none() && matches!(session.next(0, &AT_ONCE), Next::Wait));
        assert!(session.take(0, desk.welcome()).is_empty());
        assert!(session.take(0, desk.snapshot()).iter().any(|news| matches!(news, News::Fresh)));
        assert_eq!(session.link(), Link::Up);
        session
    }

    #[test]
    fn the_coach_speaks_everywhere_but_at_public_and_rated_tables() {
        for (public, rated) in [(false, false), (true, false), (false, true)] {
            let mut desk = desk(&[Seat::A], false);
            (desk.info.public, desk.info.rated) = (public, rated);
            assert_eq!(seated(&desk).may_coach(), !public && !rated);
        }
        let setup = Setup::new(EditionId::SECOND, 2).unwrap();
        let local = Local::new(setup, vec![bot(), Chair::Person], Fortune::seeded(1)).unwrap();
        assert!(Session::begin(local, Fortune::seeded(1)).may_coach());
    }

    const LAB: &str = "kaiju position 1\nedition second\nseat A gigazaur ⚡3\nseat B kraken city\ncards A made-in-a-lab\n\
        shop tanks skyscraper energize\ndeck mimic heal\nat buy A";

    #[test]
    fn a_card_that_was_looked_at_is_a_secret_without_evolutions() {
        let (mut desk, mut session) = shared(LAB);
        assert!(matches!(rest(&mut session, 0, &AT_ONCE), Next::Ask(prompt) if prompt.seat == Seat::A));
        let words = kaiju_rules::notation::Words::for_table(desk.state.table());
        let look = words.read_action(&mut lines("use made-in-a-lab").next().unwrap()).unwrap();
        session.answer(Seat::A, look).unwrap();
        session.take(0, desk.apply(Input::Act(look)));
        assert!(matches!(rest(&mut session, 0, &AT_ONCE), Next::Ask(prompt) if prompt.seat == Seat::A));
        session.answer(Seat::A, Action::No).unwrap();
        session.take(0, desk.apply(Input::Act(Action::No)));
        assert!(matches!(rest(&mut session, 0, &AT_ONCE), Next::HandOver(Seat::B)));
        let told = |session: &Session| {
            session
                .log()
                .iter()
                .filter(|beat| matches!(beat.event, Event::Peeked { .. }))
                .map(|beat| beat.event)
                .next_back()
        };
        let public = told(&session).unwrap();
        assert_eq!(public, public.seen_by(Viewer::Public));
        session.ready();
        assert!(matches!(rest(&mut session, 0, &AT_ONCE), Next::Ask(prompt) if prompt.seat == Seat::B));
        assert_eq!(told(&session), Some(public));
        assert!(session.log().iter().any(|beat| matches!(beat.event, Event::TurnBegan { .. })));
    }

    #[test]
    fn what_has_no_verdict_is_sent_again_and_on_a_new_line_too() {
        let mut desk = desk(&[Seat::A], false);
        let mut session = seated(&desk);
        assert!(matches!(session.errand(0), Errand::Rest(_)));
        let Next::Ask(prompt) = rest(&mut session, 0, &AT_ONCE) else { panic!("A is asked") };
        session.answer(prompt.seat, Action::Keep(Dice::NONE)).unwrap();
        let Errand::Send(act) = session.errand(0) else { panic!("it is sent") };
        assert!(matches!(session.next(0, &AT_ONCE), Next::Wait), "and not asked again");
        assert!(matches!(session.errand(0), Errand::Rest(_)));
        assert_eq!(session.errand(RESEND_MS), Errand::Send(act.clone()));
        session.broke(RESEND_MS, 1006);
        assert_eq!(session.link(), Link::Lost(1));
        let Errand::Rest(wait) = session.errand(RESEND_MS) else { panic!("it waits") };
        let now = RESEND_MS + wait;
        assert_eq!(session.errand(now), Errand::Connect);
        session.opened(now);
        assert!(matches!(sent(session.errand(now)), ToServer::Hello(hello) if hello.resume.is_some()));
        assert_eq!(session.errand(now), Errand::Send(act.clone()));
        let Ok(ToServer::Act(act)) = serde_json::from_str(&act) else { panic!("an answer") };
        session.take(now, ToClient::Ack(Ack { id: act.id, seq: 5, dup: false }));
        session.take(now, desk.apply(Input::Act(Action::Keep(Dice::NONE))));
        assert!(matches!(rest(&mut session, now, &AT_ONCE), Next::Ask(_)));
        assert_eq!(session.errand(now), Errand::Keep);
        assert!(matches!(session.errand(now), Errand::Rest(_)));
    }

    #[test]
    fn who_is_far_behind_sees_what_happened_last_at_the_usual_pace_and_what_happened_before_at_once() {
        let mut desk = desk(&[Seat::A], false);
        let mut session = seated(&desk);
        assert!(matches!(rest(&mut session, 0, &NORMAL), Next::Ask(_)));
        let mut legal = Legal::default();
        desk.state.legal_into(&mut legal);
        // The rest of the game comes in at once.
        while let Some(answer) = legal.iter().last() {
            session.take(0, desk.apply(Input::Act(answer)));
            desk.state.legal_into(&mut legal);
        }
        assert!(session.source.beats().len() > 2 * MOST_WAITING, "{}", session.source.beats().len());
        let (mut now, mut pauses) = (0, 0);
        while !session.is_current() {
            let waiting = session.source.beats().len() - session.log().len();
            match session.next(now, &NORMAL) {
                Next::Showed => assert!(waiting <= MOST_WAITING || session.due == now, "{waiting} wait"),
                Next::Pause(ms) => (now, pauses) = (now + ms, pauses + 1),
                _ => panic!("there is more to be shown"),
            }
        }
        assert!((20..=MOST_WAITING).contains(&pauses) && now > 20_000, "{pauses} pauses, {now} ms");
    }

    #[test]
    fn what_is_said_while_the_line_is_down_is_said_once_it_is_back() {
        let desk = desk(&[Seat::A], false);
        let mut session = seated(&desk);
        let Next::Ask(prompt) = rest(&mut session, 0, &AT_ONCE) else { panic!("A is asked") };
        session.broke(0, 1006);
        assert!(session.say("hello", false));
        session.answer(prompt.seat, Action::Keep(Dice::NONE)).unwrap();
        let Errand::Rest(wait) = session.errand(0) else { panic!("nothing goes over a line that is down") };
        assert_eq!(session.errand(wait), Errand::Connect);
        session.opened(wait);
        let mut sent = Vec::new();
        while let Errand::Send(text) = session.errand(wait) {
            sent.push(serde_json::from_str::<ToServer>(&text).unwrap());
        }
        assert!(
            matches!(&sent[..], [ToServer::Hello(_), ToServer::Act(_), ToServer::Say(said)] if said.text == "hello"),
            "the greeting first, and everything once: {sent:?}"
        );
    }

    #[test]
    fn a_silent_line_and_a_game_gone_astray_are_given_up() {
        let mut desk = desk(&[Seat::A], false);
        let mut session = seated(&desk);
        let ToClient::Ev(mut wrong) = desk.apply(Input::Act(Action::Keep(Dice::NONE))) else { panic!("an event") };
        wrong.changes.push("stopped".to_string());
        assert!(session.take(5, ToClient::Ev(wrong)).is_empty());
        assert_eq!((session.errand(5), session.link()), (Errand::HangUp, Link::Lost(1)));
        session.hurry(6);
        assert_eq!(session.errand(6), Errand::Connect);
        session.opened(6);
        assert!(matches!(sent(session.errand(6)), ToServer::Hello(h) if h.resume.is_none()));
        session.take(6, desk.welcome());
        session.take(6, desk.snapshot());
        assert!(matches!(rest(&mut session, 6, &AT_ONCE), Next::Ask(_)));
        let mut now = 6;
        let hung_up = loop {
            match session.errand(now) {
                Errand::Rest(ms) => now += ms,
                Errand::HangUp => break now,
                _ => {}
            }
        };
        assert!((SILENCE_MS..SILENCE_MS + RESEND_MS + 10).contains(&hung_up), "{hung_up}");
        session.hurry(now);
        assert_eq!(session.errand(now), Errand::Connect);
        session.broke(now, Close::Replaced.number());
        assert_eq!(session.link(), Link::Closed(Close::Replaced.number()));
        session.hurry(now);
        assert!(matches!(session.errand(now), Errand::Rest(_)));
    }

    #[test]
    fn what_was_noted_of_the_dice_is_kept_before_anything_is_shown_to_the_server() {
        let mut desk = desk(&[Seat::A], false);
        let seed = [3; 32];
        desk.info = sealing("c1", &crate::keys::KeptTicket::tip(seed), None);
        let tickets = vec![crate::keys::KeptTicket { seed: Some(seed), ..ticket(Seat::A) }];
        let mut session = Session::attend(Remote::new("g", tickets), Fortune::seeded(9));
        session.errand(0);
        session.opened(0);
        session.errand(0);
        session.take(0, desk.welcome());
        session.take(0, desk.snapshot());
        assert_eq!(session.errand(0), Errand::Keep);
        assert_eq!((session.pins().unwrap().shown(Seat::A), session.pins().unwrap().commitment()), (1, Some("c1")));
        assert!(matches!(sent(session.errand(0)), ToServer::Reveal(_)));
        assert!(matches!(session.errand(0), Errand::Rest(_)));
    }

    #[test]
    fn nobody_is_asked_while_the_game_rests() {
        let mut desk = desk(&[Seat::A], false);
        desk.info = sealing("c1", "", None);
        desk.info.paused = true;
        assert!(matches!(rest(&mut seated(&desk), 0, &AT_ONCE), Next::Wait));
        desk.info.paused = false;
        assert!(matches!(rest(&mut seated(&desk), 0, &AT_ONCE), Next::Ask(_)));
    }

    #[test]
    fn who_is_played_for_by_a_bot_is_not_asked() {
        let mut desk = desk(&[Seat::A], false);
        desk.info = sealing("c1", "", None);
        (desk.info.seats[0].kind, desk.info.seats[0].taken) = (SeatKind::Human, true);
        assert!(matches!(rest(&mut seated(&desk), 0, &AT_ONCE), Next::Ask(_)));
        desk.info.seats[0].player = Some("level3".to_string());
        assert!(matches!(rest(&mut seated(&desk), 0, &AT_ONCE), Next::Wait));
    }

    #[test]
    fn an_answer_to_a_server_can_be_undone_until_it_is_sent() {
        let desk = desk(&[Seat::A], false);
        let mut session = seated(&desk);
        let Next::Ask(prompt) = rest(&mut session, 0, &AT_ONCE) else { panic!("A is asked") };
        assert!(matches!(session.errand(0), Errand::Rest(_)) && !session.may_undo());
        let stop = prompt.stop().unwrap().action;
        session.answer_with_time_to_undo(prompt.seat, stop, 0).unwrap();
        assert!(matches!(rest(&mut session, 1, &AT_ONCE), Next::Pause(ms) if ms == HOLD_MS - 1));
        assert!(session.may_undo() && matches!(session.errand(1), Errand::Rest(_)), "nothing is sent yet");
        assert!(session.undo() && !session.may_undo());
        assert!(matches!(rest(&mut session, 2, &AT_ONCE), Next::Ask(again) if again == prompt));
        session.answer_with_time_to_undo(prompt.seat, stop, 2).unwrap();
        assert!(matches!(rest(&mut session, 2 + HOLD_MS, &AT_ONCE), Next::Wait));
        assert!(matches!(sent(session.errand(2 + HOLD_MS)), ToServer::Act(_)));
        assert!(!session.undo(), "what was sent was said");
    }

    #[test]
    fn dice_that_are_rolled_again_are_not_held_back() {
        let desk = desk(&[Seat::A], false);
        let mut session = seated(&desk);
        let Next::Ask(prompt) = rest(&mut session, 0, &AT_ONCE) else { panic!("A is asked") };
        session.answer_with_time_to_undo(prompt.seat, Action::Keep(Dice::NONE), 0).unwrap();
        assert!(matches!(sent(session.errand(0)), ToServer::Act(_)));
    }

    const HAND: &str = "kaiju position 1\nedition second\nswitch evolutions yes\nseat A kraken\n\
        seat B cyber-kitty ♥2 city\nevolutions B hand cat-nip\nat resolve A dice 12sssh";

    #[test]
    fn comfort_answers_unless_somebody_looks_elsewhere_or_took_the_answer_back() {
        let comfort = Comfort { yield_at: Some(12), ..Comfort::default() };
        let mut asked = 0;
        for seed in 0..40 {
            let mut session = begin(vec![Chair::Person, Chair::Person], false, seed);
            let mut wishes = AT_ONCE;
            for _ in 0..40 {
                let Next::Ask(prompt) = rest(&mut session, 0, &wishes) else { break };
                if prompt.question == kaiju_rules::Question::Yield {
                    asked += 1;
                    wishes.comfort = comfort;
                    wishes.busy = true;
                    assert!(matches!(rest(&mut session, 0, &wishes), Next::Ask(again) if again == prompt));
                    wishes.busy = false;
                    let inputs = session.local().unwrap().inputs().len();
                    rest(&mut session, 0, &wishes);
                    assert!(session.local().unwrap().inputs().len() > inputs, "it was answered");
                    if session.may_undo() && session.local().unwrap().may_undo() == Some(prompt.seat) {
                        assert!(session.undo());
                        assert!(matches!(rest(&mut session, 0, &wishes), Next::Ask(again) if again == prompt));
                    }
                    break;
                }
                let action = session.view().unwrap().legal().get(0).unwrap();
                session.answer(prompt.seat, action).unwrap();
            }
        }
        assert!(asked > 3, "{asked}");
    }

    #[test]
    fn an_answer_that_could_tell_something_takes_its_time() {
        let mut desk = desk(&[Seat::B], true);
        desk.state = parse_position(HAND).unwrap();
        let mut session = seated(&desk);
        let Next::Pause(wait) = rest(&mut session, 0, &AT_ONCE) else { panic!("it is answered after a pause") };
        assert!((VEIL_MS..VEIL_MS + VEIL_MORE_MS).contains(&wait));
        assert!(
            matches!(rest(&mut session, 1, &AT_ONCE), Next::Pause(less) if less == wait - 1),
            "one pause, not many"
        );
        assert!(matches!(session.errand(wait - 1), Errand::Rest(_)));
        assert!(matches!(rest(&mut session, wait, &AT_ONCE), Next::Wait));
        assert!(matches!(sent(session.errand(wait)), ToServer::Act(_)));
        assert!(session.say("hi", false));
        assert!(matches!(sent(session.errand(wait)), ToServer::Say(say) if say.seat == Some('B')));
    }
}

//! A table on a server: what is known of it, what is told, what is to be sent. The line itself is somebody else's.

use std::collections::BTreeMap;

use kaiju_rules::notation::{Words, lines, parse_view};
use kaiju_rules::{Action, Seat, View, Viewer};
use kaiju_wire::chain::{self, Chain};
use kaiju_wire::frame::{
    Act, Ask, Ev, EvKind, FIRST_HASH, Hello, Resume, Reveal, Said, Say, Snapshot, ToClient, ToServer, Undo,
};
use kaiju_wire::table::{Phase, SeatInfo, SeatKind, TableInfo};
use kaiju_wire::{Code, VERSION, hex};

use crate::keys::KeptTicket;
use crate::local::Beat;
use crate::pinned::{Doubt, Pins};

/// Something a screen wants to know.
#[derive(Clone)]
pub enum News {
    /// We are in; everything that was shown before may be old.
    Fresh,
    /// An answer was taken back: what was shown since does not count.
    Undone,
    /// Who sits where has changed, or the table stands elsewhere.
    Table,
    /// Somebody is asked something, or nobody any more.
    Asked,
    /// Who is there, and how many watch.
    Presence,
    /// Somebody said something.
    Said(Said),
    /// An answer did not count.
    Refused(Code),
    /// The server goes away for about so long.
    GoingAway(u64),
    /// What we saw is not what the server showed, or we cannot read it. A connection takes one greeting: connect again.
    Astray,
    /// Something about the dice that the player has to know.
    Doubt(Doubt),
}

/// How many answers back the game is remembered at a table that allows undo. Whoever has to go further asks for a snapshot.
const REMEMBERED: usize = 32;

/// A game before an answer.
struct Earlier {
    /// The event of the answer.
    answer: u64,
    views: Vec<View>,
    /// How many beats there were.
    beats: usize,
    /// Has anybody learnt anything by the answer?
    news: bool,
}

/// A table on a server.
pub struct Remote {
    game: String,
    tickets: Vec<KeptTicket>,
    /// The chains that were needed so far.
    chains: Vec<Chain>,
    epoch: Option<String>,
    seq: u64,
    hash: String,
    /// The table and the seats, once told.
    info: TableInfo,
    eyes: Vec<Seat>,
    /// The game as each of our seats sees it, and as a spectator does unless we have one seat; none before it has begun.
    views: Vec<View>,
    /// What happened since we came, and before where it was recalled.
    beats: Vec<Beat>,
    ask: Option<Ask>,
    /// The event that asked it.
    asked_at: u64,
    /// The last event of a game that a snapshot showed; what led there can be recalled.
    shown_at: u64,
    /// The game before each of the last answers, where they may be taken back.
    earlier: Vec<Earlier>,
    here: Vec<char>,
    watching: u32,
    /// Sent, and no verdict yet.
    waiting: Vec<(String, ToServer)>,
    inputs: usize,
    /// What we note of the dice, and whether that has changed since it was kept.
    pins: Pins,
    unkept: bool,
    /// What the player has not been told yet.
    doubts: Vec<Doubt>,
    left_out: bool,
}

impl Remote {
    /// A table that nothing is known of yet.
    pub fn new(game: impl Into<String>, tickets: Vec<KeptTicket>) -> Remote {
        let game = game.into();
        Remote {
            pins: Pins::new(game.clone()),
            unkept: false,
            doubts: Vec::new(),
            left_out: false,
            game,
            tickets,
            chains: Vec::new(),
            epoch: None,
            seq: 0,
            hash: FIRST_HASH.to_string(),
            info: TableInfo::default(),
            eyes: Vec::new(),
            views: Vec::new(),
            beats: Vec::new(),
            ask: None,
            asked_at: 0,
            shown_at: 0,
            earlier: Vec::new(),
            here: Vec::new(),
            watching: 0,
            waiting: Vec::new(),
            inputs: 0,
        }
    }

    /// The table's id.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The last event that is known.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Takes up what this device noted of the table before, or what another window of it has noted since.
    pub fn remember(&mut self, pins: &Pins) {
        if !self.pins.merge(pins) {
            self.doubts.push(Doubt::Commitment);
        }
    }

    /// What this device has noted of the dice.
    pub fn pins(&self) -> &Pins {
        &self.pins
    }

    /// Whether they have changed since this was last asked: they are to be kept before anything else is sent. Somebody
    /// who only watches has nothing to keep.
    pub fn pins_to_keep(&mut self) -> bool {
        std::mem::take(&mut self.unkept) && !self.eyes.is_empty()
    }

    /// Who sits where, and what is played.
    pub fn info(&self) -> &TableInfo {
        &self.info
    }

    /// The seats that are ours; none when we watch.
    pub fn eyes(&self) -> &[Seat] {
        &self.eyes
    }

    /// What happened since we came, and before where it was recalled.
    pub(crate) fn beats(&self) -> &[Beat] {
        &self.beats
    }

    /// What is asked now.
    pub fn ask(&self) -> Option<&Ask> {
        self.ask.as_ref()
    }

    /// The event that asked it.
    pub(crate) fn asked_at(&self) -> u64 {
        self.asked_at
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.ask.as_ref().and_then(|ask| Seat::from_letter(ask.seat))
    }

    /// Seats whose player is there.
    pub fn here(&self) -> &[char] {
        &self.here
    }

    /// How many watch.
    pub fn watching(&self) -> u32 {
        self.watching
    }

    /// Is the answer to what is asked now on its way? What was answered to an earlier question does not count: its
    /// verdict may come after what it led to. What happens beside the game does not matter either.
    pub fn is_waiting(&self) -> bool {
        self.waiting.iter().any(|(_, frame)| matches!(frame, ToServer::Act(act) if act.expect >= self.asked_at))
    }

    /// The game as one of our seats sees it, or as somebody who watches does; none before it has begun.
    pub fn view(&self, viewer: Viewer) -> Option<&View> {
        self.views.iter().find(|view| view.viewer() == viewer).or(self.views.first())
    }

    /// Does a bot play for the person at this seat?
    pub fn by_bot(&self, seat: Seat) -> bool {
        let info = self.info.seats.iter().find(|info| info.seat == seat.letter());
        info.is_some_and(|info| info.kind != SeatKind::Bot && info.taken && info.player.is_some())
    }

    /// Our only or first seat, or nobody's eyes.
    pub fn main_viewer(&self) -> Viewer {
        self.eyes.first().map_or(Viewer::Public, |&seat| Viewer::Seat(seat))
    }

    // ── what we say ──────────────────────────────────────────────────────────

    /// The first frame on a new line, and after it what has no verdict yet.
    pub fn greet(&self) -> Vec<ToServer> {
        let hello = ToServer::Hello(Hello {
            version: VERSION,
            game: self.game.clone(),
            auth: self.tickets.iter().map(|ticket| ticket.token.clone()).collect(),
            resume: self.epoch.clone().filter(|_| self.seq > 0).map(|epoch| Resume { epoch, seq: self.seq }),
            positions: false,
            todo: true,
            bot: None,
        });
        std::iter::once(hello).chain(self.again()).collect()
    }

    /// What has no verdict yet: the same frames, to be sent again.
    pub fn again(&self) -> impl Iterator<Item = ToServer> + '_ {
        self.waiting.iter().map(|(_, frame)| frame.clone())
    }

    /// An answer. The id is 32 random hexadecimal digits.
    pub fn act(&mut self, seat: Seat, action: Action, id: String) -> Option<ToServer> {
        let action = Words::for_table(self.view(Viewer::Seat(seat))?.table()).action(action);
        let reveal = self.next_link(seat);
        let frame = ToServer::Act(Act { id: id.clone(), expect: self.seq, seat: Some(seat.letter()), action, reveal });
        self.waiting.push((id, frame.clone()));
        Some(frame)
    }

    /// The answer of ours that can be taken back now, by its event.
    pub fn undoable(&self) -> Option<u64> {
        let undoing = self.waiting.iter().any(|(_, frame)| matches!(frame, ToServer::Undo(_)));
        self.ask.as_ref().filter(|_| !undoing && !self.is_waiting())?.undo
    }

    /// Takes that answer back. The id is 32 random hexadecimal digits.
    pub fn undo(&mut self, id: String) -> Option<ToServer> {
        let frame = ToServer::Undo(Undo { id: id.clone(), answer: self.undoable()? });
        self.waiting.push((id, frame.clone()));
        Some(frame)
    }

    /// A line of chat or an emote.
    pub fn say(&self, seat: Seat, text: &str, emote: bool) -> ToServer {
        ToServer::Say(Say { seat: Some(seat.letter()), text: text.to_string(), emote })
    }

    /// The first elements that are asked for before the game begins, each with an id from `id`.
    pub fn reveals(&mut self, mut id: impl FnMut() -> String) -> Vec<ToServer> {
        if self.info.phase != Phase::Sealing {
            return Vec::new();
        }
        let owed = |seat: &SeatInfo| {
            let tip = seat.tip.as_deref().filter(|_| seat.first.is_none())?;
            Seat::from_letter(seat.seat).filter(|seat| self.eyes.contains(seat)).map(|seat| (seat, tip.to_string()))
        };
        let owed: Vec<(Seat, String)> = self.info.seats.iter().filter_map(owed).collect();
        let mut frames = Vec::new();
        for (seat, tip) in owed {
            let Some(element) = self.behind(seat, &tip) else { continue };
            let sent = |frame: &ToServer| matches!(frame, ToServer::Reveal(reveal) if reveal.element == element);
            if self.waiting.iter().any(|(_, frame)| sent(frame)) {
                continue;
            }
            let id = id();
            let frame = ToServer::Reveal(Reveal { id: id.clone(), seat: Some(seat.letter()), element });
            self.waiting.push((id, frame.clone()));
            frames.push(frame);
        }
        frames
    }

    /// The element that goes with an answer. We count ourselves: an element is shown only if the one before it is out,
    /// and the server has to prove by the last one that it is.
    fn next_link(&mut self, seat: Seat) -> Option<String> {
        let ask = self.ask.as_ref()?;
        let (links, last) = (ask.links?, ask.last.clone());
        let chain = self.chain(seat)?;
        let next = (1..chain::LENGTH - 1).contains(&links).then(|| chain.element(links + 1));
        let known = |next: &chain::Element| match &last {
            Some(last) => hex::read(last) == Some(chain::step(next)),
            None => links <= self.pins.shown(seat),
        };
        match next.filter(known) {
            Some(next) if !self.pins.is_broken() => Some(self.show(seat, links + 1, &next)),
            _ => {
                self.doubts.push(Doubt::Jump);
                None
            }
        }
    }

    /// The element behind one that the server shows us, if that one is of our chain.
    fn behind(&mut self, seat: Seat, element: &str) -> Option<String> {
        let chain = self.chain(seat)?;
        let number = hex::read(element).and_then(|element| chain.number_of(&element));
        let next =
            number.filter(|number| number + 1 < chain::LENGTH).map(|number| (number + 1, chain.element(number + 1)));
        match next {
            // What is out is known by the element itself: only we can have shown it.
            Some((number, next)) if !self.pins.is_broken() => Some(self.show(seat, number, &next)),
            _ => {
                let doubt = Doubt::Chain(seat);
                if number.is_none() && !self.doubts.contains(&doubt) {
                    self.doubts.push(doubt);
                }
                None
            }
        }
    }

    /// The chain of one of our seats, if it has one.
    fn chain(&mut self, seat: Seat) -> Option<&Chain> {
        let seed = self.tickets.iter().find(|ticket| ticket.seat == seat)?.seed?;
        let known = self.chains.iter().position(|chain| chain.grows_from(&seed));
        let at = known.unwrap_or_else(|| {
            self.chains.push(Chain::new(seed));
            self.chains.len() - 1
        });
        self.chains.get(at)
    }

    fn show(&mut self, seat: Seat, number: u32, element: &chain::Element) -> String {
        self.pins.show(seat, number);
        self.unkept = true;
        hex::write(element)
    }

    /// Notes how the table is sealed.
    fn look(&mut self) {
        let before = self.pins.clone();
        let mut doubts = self.pins.look(&self.info);
        let withheld = |seat: &&Seat| self.info.withheld.contains(&seat.letter());
        for &seat in self.eyes.iter().filter(withheld) {
            if !std::mem::replace(&mut self.left_out, true) {
                doubts.push(Doubt::LeftOut(seat));
            }
        }
        self.unkept |= self.pins != before;
        self.doubts.extend(doubts);
    }

    // ── what we hear ─────────────────────────────────────────────────────────

    /// Takes a frame: what a screen wants to know of it, and what is to be sent because of it.
    pub fn hear(&mut self, frame: ToClient) -> (Vec<News>, Option<ToServer>) {
        let (mut news, reply) = self.listen(frame);
        news.extend(std::mem::take(&mut self.doubts).into_iter().map(News::Doubt));
        (news, reply)
    }

    fn listen(&mut self, frame: ToClient) -> (Vec<News>, Option<ToServer>) {
        let one = |news: News| (vec![news], None);
        match frame {
            ToClient::Welcome(welcome) => {
                if self.epoch.as_ref() != Some(&welcome.epoch) {
                    self.forget();
                    self.epoch = Some(welcome.epoch);
                }
                self.eyes = welcome.eyes.into_iter().filter_map(Seat::from_letter).collect();
                self.pins.look_through(&self.eyes);
                (Vec::new(), None)
            }
            ToClient::Snapshot(snapshot) => {
                self.take(*snapshot);
                (vec![News::Fresh, News::Table, News::Asked], None)
            }
            ToClient::Ev(event) => self.follow(*event),
            ToClient::Ack(ack) => {
                self.waiting.retain(|(id, _)| *id != ack.id);
                one(News::Asked)
            }
            ToClient::Nack(nack) => {
                if !nack.retry {
                    self.waiting.retain(|(id, _)| *id != nack.id);
                    return (vec![News::Refused(nack.code), News::Asked], self.missing(nack.head));
                }
                (Vec::new(), None)
            }
            ToClient::Pong { head, .. } => (Vec::new(), self.missing(head)),
            ToClient::Presence { here, watching } => {
                (self.here, self.watching) = (here, watching);
                one(News::Presence)
            }
            ToClient::Said(said) => one(News::Said(said)),
            ToClient::GoingAway { after_ms } => one(News::GoingAway(after_ms)),
            ToClient::Unknown => (Vec::new(), None),
        }
    }

    /// Asks for what was missed, if something was.
    fn missing(&self, head: u64) -> Option<ToServer> {
        (head > self.seq).then(|| ToServer::Sync { from: self.seq + 1 })
    }

    fn forget(&mut self) {
        self.seq = 0;
        self.hash = FIRST_HASH.to_string();
        self.views.clear();
        self.ask = None;
    }

    fn take(&mut self, snapshot: Snapshot) {
        self.seq = snapshot.seq;
        self.epoch = Some(snapshot.epoch);
        self.hash = snapshot.vh;
        self.info = snapshot.table;
        self.look();
        self.see(&snapshot.positions);
        self.beats.clear();
        self.earlier.clear();
        self.shown_at = if self.views.is_empty() { 0 } else { self.seq };
        self.ask = snapshot.ask;
        // When it was asked is not told: what was sent before may have answered it, and its verdict will say so.
        self.asked_at = 0;
    }

    /// Whose views are kept: ours, and a spectator's unless we have one seat. While a shared device is handed over,
    /// nobody's secrets are shown.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + '_ {
        let public = (self.eyes.len() != 1).then_some(Viewer::Public);
        self.eyes.iter().map(|&seat| Viewer::Seat(seat)).chain(public)
    }

    /// Reads the positions of a snapshot. Each of them has what a spectator sees.
    fn see(&mut self, positions: &BTreeMap<String, String>) {
        let read = |viewer: Viewer| {
            let text = match viewer {
                Viewer::Seat(seat) => positions.get(&seat.to_string()),
                Viewer::Public => positions.values().next(),
            };
            parse_view(text?, viewer).ok()
        };
        self.views = self.viewers().filter_map(read).collect();
    }

    /// The first event that is still to be read so that everything before the snapshot is known, if `last` is the last one
    /// that was read. None when nothing is missing.
    pub(crate) fn forgotten(&self, last: Option<u64>) -> Option<u64> {
        let next = last.map_or(1, |last| last + 1);
        (next <= self.shown_at).then_some(next)
    }

    /// Takes what happened up to the snapshot from the events of the table since its first; recalled once. Nothing where
    /// something cannot be read. Answers how much it was.
    pub(crate) fn recall(&mut self, events: &[Ev]) -> usize {
        let shown = std::mem::take(&mut self.shown_at);
        let told = || {
            let mut view = View::new(&self.info.setup()?, self.main_viewer());
            let words = Words::for_table(view.table());
            let mut beats = Vec::new();
            let mut earlier: Vec<(u64, View, usize)> = Vec::new();
            for event in events.iter().take_while(|event| event.seq <= shown) {
                if let Some(answer) = event.answer {
                    let at = earlier.iter().rposition(|(seq, ..)| *seq == answer)?;
                    let (_, before, count) = earlier.drain(at..).next()?;
                    view = before;
                    beats.truncate(count);
                }
                if self.info.undo && event.kind.is_move() {
                    earlier.push((event.seq, view.clone(), beats.len()));
                }
                for change in &event.changes {
                    let told = words.read_event(&mut lines(change).next()?).ok()?;
                    beats.push(Beat { event: told, before: view.table().clone(), input: 0, row: event.seq });
                    view.fold(told.seen_by(view.viewer()));
                }
            }
            Some(beats)
        };
        let told = told().unwrap_or_default();
        let count = told.len();
        self.earlier.iter_mut().for_each(|earlier| earlier.beats += count);
        self.beats.splice(0..0, told);
        count
    }

    fn follow(&mut self, event: Ev) -> (Vec<News>, Option<ToServer>) {
        if event.seq <= self.seq {
            return (Vec::new(), None);
        }
        if event.seq != self.seq + 1 {
            return (Vec::new(), Some(ToServer::Sync { from: self.seq + 1 }));
        }
        if !event.follows(&self.hash) {
            return self.astray();
        }
        self.seq = event.seq;
        self.hash.clone_from(&event.vh);
        self.inputs += 1;
        let mut news = Vec::new();
        if let Some(info) = &event.table {
            self.info = info.clone();
            self.look();
            news.push(News::Table);
        }
        if event.kind.is_move() {
            self.pins.see(&event);
            self.unkept = true;
            self.asked_at = event.seq;
        }
        let known = self.beats.len();
        if let Some(answer) = event.answer {
            if self.go_back(answer, event.seq).is_none() {
                return self.astray();
            }
            news.insert(0, News::Undone);
        }
        let before = (self.info.undo && event.kind.is_move()).then(|| self.views.clone());
        if self.fold(&event).is_none() {
            self.beats.truncate(known.min(self.beats.len()));
            return self.astray();
        }
        if let Some(views) = before {
            let learnt = self.beats[known..].iter().any(|beat| beat.event.is_news());
            self.earlier.push(Earlier { answer: event.seq, views, beats: known, news: learnt });
            let surplus = self.earlier.len().saturating_sub(REMEMBERED);
            self.earlier.drain(..surplus);
        }
        self.ask = event.ask;
        news.push(News::Asked);
        (news, None)
    }

    /// Goes back to before an answer that was taken back with an event. Where something was drawn with it, the answer stays
    /// noted, and the check of the dice will miss it: nobody rolls twice by taking back. None where it is not remembered.
    fn go_back(&mut self, answer: u64, event: u64) -> Option<()> {
        let at = self.earlier.iter().rposition(|earlier| earlier.answer == answer)?;
        let Earlier { views, beats, news, .. } = self.earlier.drain(at..).next()?;
        self.views = views;
        self.beats.truncate(beats);
        if !news {
            self.pins.forget(answer);
            self.unkept = true;
        }
        self.asked_at = event;
        Some(())
    }

    /// Forgets everything: the next greeting asks for a snapshot.
    fn astray(&mut self) -> (Vec<News>, Option<ToServer>) {
        self.forget();
        (vec![News::Astray], None)
    }

    /// Follows what happened and expects what is asked now, in every view. None where something cannot be read.
    fn fold(&mut self, event: &Ev) -> Option<()> {
        if event.kind == EvKind::Begun {
            let setup = self.info.setup()?;
            self.views = self.viewers().map(|viewer| View::new(&setup, viewer)).collect();
        }
        let Some(main) = self.views.first() else { return Some(()) };
        let words = Words::for_table(main.table());
        for change in &event.changes {
            let told = words.read_event(&mut lines(change).next()?).ok()?;
            let before = self.views[0].table().clone();
            self.beats.push(Beat { event: told, before, input: self.inputs, row: event.seq });
            for view in &mut self.views {
                view.fold(told.seen_by(view.viewer()));
            }
        }
        // Only the last event there is tells what is asked.
        let todo = event.ask.as_ref().map_or(Some([].as_slice()), |ask| ask.todo.as_deref())?;
        let agenda = words.read_agenda(todo).ok()?;
        self.views.iter_mut().all(|view| view.expect(&agenda)).then_some(())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use kaiju_bots::{Bits, random_input};
    use kaiju_rules::{Dice, EditionId, Event, Input, Legal, Log, Monster, Pending, SeatSet, Setup, State};
    use kaiju_wire::frame::{Ack, Nack, Welcome};

    /// A server for one table of two, reduced to what the client hears.
    pub(crate) struct TestDesk {
        pub state: State,
        pub seq: u64,
        pub hash: String,
        pub info: TableInfo,
        /// The seats of whoever listens.
        pub eyes: Vec<Seat>,
    }

    impl TestDesk {
        fn positions(&self) -> BTreeMap<String, String> {
            if self.eyes.is_empty() {
                return BTreeMap::from([("-".to_string(), self.state.seen_by(Viewer::Public).position())]);
            }
            let seen = |seat: &Seat| (seat.letter().to_string(), self.state.seen_by(Viewer::Seat(*seat)).position());
            self.eyes.iter().map(seen).collect()
        }

        fn ask(&self) -> Option<Ask> {
            let Pending::Decide(seat, question) = self.state.pending() else { return None };
            let words = Words::for_table(self.state.table());
            Some(Ask {
                seat: seat.letter(),
                question: words.question(question),
                legal: None,
                todo: Some(words.agenda(self.state.agenda())),
                links: None,
                last: None,
                deadline_ms: None,
                undo: None,
                left_ms: None,
            })
        }

        pub(crate) fn snapshot(&self) -> ToClient {
            ToClient::Snapshot(Box::new(Snapshot {
                game: "g".to_string(),
                seq: self.seq,
                epoch: "e".to_string(),
                server_ms: 0,
                table: self.info.clone(),
                positions: self.positions(),
                ask: self.ask(),
                vh: self.hash.clone(),
            }))
        }

        pub(crate) fn welcome(&self) -> ToClient {
            ToClient::Welcome(Welcome {
                versions: (1, 1),
                epoch: "e".to_string(),
                head: self.seq,
                eyes: self.eyes.iter().map(|seat| seat.letter()).collect(),
                server_ms: 0,
                heartbeat_ms: 10_000,
                limits: kaiju_wire::limits::Limits::default(),
            })
        }

        pub(crate) fn apply(&mut self, input: Input) -> ToClient {
            let mut log = Log::on();
            self.state.apply(input, &mut log).unwrap();
            self.event(EvKind::Acted, log)
        }

        /// The answer of an event is taken back: the game is as it was before.
        pub(crate) fn undo(&mut self, before: State, answer: u64) -> ToClient {
            self.state = before;
            let ToClient::Ev(mut event) = self.event(EvKind::Undone, Log::on()) else { panic!("an event") };
            event.answer = Some(answer);
            ToClient::Ev(event)
        }

        /// The game begins anew, from a setup.
        fn begin(&mut self, setup: &Setup) -> ToClient {
            let mut log = Log::on();
            self.state = State::start(setup, &mut log);
            self.event(EvKind::Begun, log)
        }

        /// Lets chance speak, and tells what happened.
        fn event(&mut self, kind: EvKind, mut log: Log) -> ToClient {
            let words = Words::for_table(self.state.table());
            while let Pending::Chance(luck) = self.state.pending() {
                let word = 12_345_678_901_234_567u64.wrapping_mul(2 * self.seq + 1);
                let outcome = luck.draw(self.state.table(), word);
                self.state.apply(Input::Luck(outcome), &mut log).unwrap();
            }
            let seen = |event: &Event| {
                let full = self.eyes.iter().any(|&seat| event.seen_by(Viewer::Seat(seat)) == *event);
                words.event(if full { *event } else { event.seen_by(Viewer::Public) })
            };
            let changes: Vec<String> = log.events().iter().map(seen).collect();
            self.seq += 1;
            self.hash = Ev::hash_after(&self.hash, self.seq, kind.as_str(), &changes);
            ToClient::Ev(Box::new(Ev {
                game: "g".to_string(),
                seq: self.seq,
                at_ms: 0,
                answer: None,
                table: (kind == EvKind::Begun).then(|| self.info.clone()),
                kind,
                actor: None,
                changes,
                ask: self.ask(),
                positions: BTreeMap::new(),
                vh: self.hash.clone(),
            }))
        }
    }

    pub(crate) fn desk(eyes: &[Seat], evolutions: bool) -> TestDesk {
        let setup = Setup::new(EditionId::SECOND, 2).unwrap();
        let mut rules = setup.rules();
        rules.set("first_player", "seat").unwrap();
        rules.evolutions = evolutions;
        let mut state = State::new(&setup.with_rules(rules));
        while let Pending::Chance(luck) = state.pending() {
            state.apply(Input::Luck(luck.draw(state.table(), 77)), &mut Log::Off).unwrap();
        }
        TestDesk { state, seq: 4, hash: FIRST_HASH.to_string(), info: TableInfo::default(), eyes: eyes.to_vec() }
    }

    /// The table of a game, as a server tells of it.
    fn table_of(setup: &Setup) -> TableInfo {
        let changes = setup.rules();
        let changes = changes.changes(EditionId::SECOND.edition().rules);
        let seat = |monster: &Monster| SeatInfo { monster: monster.id().into(), ..SeatInfo::default() };
        TableInfo {
            rules: kaiju_rules::RULES_VERSION,
            edition: "second".to_string(),
            switches: changes.map(|(name, word)| (name.into(), word.into())).collect(),
            seats: setup.monsters().iter().map(seat).collect(),
            ..TableInfo::default()
        }
    }

    pub(crate) fn ticket(seat: Seat) -> KeptTicket {
        KeptTicket { seat, token: "t".to_string(), seed: None }
    }

    fn table() -> (TestDesk, Remote) {
        let desk = desk(&[Seat::A], false);
        let mut remote = Remote::new("g", vec![ticket(Seat::A)]);
        remote.hear(desk.welcome());
        remote.hear(desk.snapshot());
        (desk, remote)
    }

    #[test]
    fn an_answer_goes_out_and_what_it_led_to_comes_back_before_or_after_its_verdict() {
        let (mut desk, mut remote) = table();
        assert_eq!((remote.asked(), remote.main_viewer()), (Some(Seat::A), Viewer::Seat(Seat::A)));
        let frame = remote.act(Seat::A, Action::Keep(Dice::NONE), "id".to_string()).unwrap();
        assert!(matches!(&frame, ToServer::Act(act) if act.expect == 4 && act.action == "keep -"));
        assert!(remote.is_waiting());
        let event = desk.apply(Input::Act(Action::Keep(Dice::NONE)));
        let (_, answer) = remote.hear(event);
        assert!(answer.is_none());
        assert!(remote.beats.iter().any(|beat| matches!(beat.event, Event::Threw { .. })));
        // The next question is there although the verdict is not: it may be answered.
        assert!(!remote.is_waiting() && remote.again().count() == 1);
        remote.hear(ToClient::Ack(Ack { id: "id".to_string(), seq: 5, dup: false }));
        assert_eq!(remote.again().count(), 0);
        let view = remote.view(Viewer::Seat(Seat::A)).unwrap();
        assert!(*view == desk.state.seen_by(Viewer::Seat(Seat::A)));
    }

    /// Every view there is shows the game as its viewer sees it.
    fn agrees(remote: &Remote, state: &State) {
        for viewer in remote.viewers() {
            assert!(remote.views.iter().any(|view| *view == state.seen_by(viewer)), "{viewer:?}");
        }
        assert_eq!(remote.views.len(), remote.viewers().count());
    }

    #[test]
    fn a_game_is_followed_from_its_setup_to_its_end_by_events_and_what_is_still_to_be_done() {
        let eyes: [&[Seat]; 4] = [&[], &[Seat::B], &[Seat::A, Seat::C], &[Seat::A, Seat::B, Seat::C]];
        for (game, eyes) in eyes.into_iter().enumerate() {
            let mut desk = desk(eyes, true);
            let setup = Setup::new(EditionId::SECOND, 3).unwrap().with_rules(*desk.state.table().rules());
            desk.info = table_of(&setup);
            let mut remote = Remote::new("g", eyes.iter().map(|&seat| ticket(seat)).collect());
            remote.hear(desk.welcome());
            // Nobody has played yet: a snapshot has no positions.
            let ToClient::Snapshot(mut gathering) = desk.snapshot() else { panic!("a snapshot") };
            (gathering.positions, gathering.ask) = (BTreeMap::new(), None);
            remote.hear(ToClient::Snapshot(gathering));
            assert!(remote.views.is_empty());
            let begun = desk.begin(&setup);
            let mut all = vec![begun.clone()];
            remote.hear(begun);
            let revealed = |beat: &Beat| matches!(beat.event, Event::Revealed { .. });
            assert!(remote.beats.iter().any(revealed), "the setup is told too");
            agrees(&remote, &desk.state);
            let (mut bits, mut legal, mut late) = (Bits::new(17, game as u64), Legal::default(), 0);
            while let Some(input) = random_input(&desk.state, &mut bits, &mut legal) {
                let ToClient::Ev(mut event) = desk.apply(input) else { panic!("an event") };
                // Whoever reads it late, when more has happened, is not told what was asked.
                let ask = event.ask.take_if(|_| bits.below(4) == 0);
                all.push(ToClient::Ev(event.clone()));
                remote.hear(ToClient::Ev(event));
                if ask.is_some() {
                    late += 1;
                    assert!(remote.asked().is_none());
                    let pending = |view: &View| view.pending() == Pending::Over(SeatSet::EMPTY);
                    assert!(remote.views.iter().all(pending), "nothing is asked that is not known");
                } else {
                    agrees(&remote, &desk.state);
                }
            }
            assert!(desk.state.table().over().is_some() && late > 5, "{late}");
            // Whoever comes later reads in the log what those who were there read.
            let mut later = Remote::new("g", eyes.iter().map(|&seat| ticket(seat)).collect());
            later.hear(desk.welcome());
            later.hear(desk.snapshot());
            let is_event = |frame: ToClient| if let ToClient::Ev(event) = frame { Some(*event) } else { None };
            let all: Vec<Ev> = all.into_iter().filter_map(is_event).collect();
            assert_eq!((later.forgotten(None), later.forgotten(Some(desk.seq))), (Some(1), None));
            assert_eq!(later.recall(&all), remote.beats.len());
            let happened = |beats: &[Beat]| beats.iter().map(|beat| beat.event).collect::<Vec<_>>();
            assert_eq!(happened(&later.beats), happened(&remote.beats));
            assert!(later.beats.iter().zip(&remote.beats).all(|(one, other)| one.before == other.before));
            assert_eq!(later.forgotten(None), None, "it is recalled once");
        }
    }

    /// Answers are taken back now and then, honestly where nothing was drawn with them and dishonestly where something was.
    #[test]
    fn what_is_taken_back_is_gone_from_every_view_and_what_was_drawn_stays_noted() {
        let eyes = [Seat::A, Seat::B];
        let mut desk = desk(&eyes, true);
        let setup = Setup::new(EditionId::SECOND, 2).unwrap().with_rules(*desk.state.table().rules());
        desk.info = TableInfo { undo: true, ..table_of(&setup) };
        let mut remote = Remote::new("g", eyes.iter().map(|&seat| ticket(seat)).collect());
        remote.hear(desk.welcome());
        let ToClient::Snapshot(mut gathering) = desk.snapshot() else { panic!("a snapshot") };
        (gathering.positions, gathering.ask) = (BTreeMap::new(), None);
        remote.hear(ToClient::Snapshot(gathering));
        let mut all = vec![desk.begin(&setup)];
        remote.hear(all[0].clone());
        let (mut bits, mut legal) = (Bits::new(23, 1), Legal::default());
        let (mut honest, mut dishonest) = (0, Vec::new());
        while let Some(input) = random_input(&desk.state, &mut bits, &mut legal) {
            let (before, beats, known) = (desk.state.clone(), remote.beats.len(), remote.pins.clone());
            let event = desk.apply(input);
            all.push(event.clone());
            remote.hear(event);
            agrees(&remote, &desk.state);
            if bits.below(3) > 0 || desk.state.table().over().is_some() {
                continue;
            }
            let (answer, drew) = (desk.seq, remote.beats[beats..].iter().any(|beat| beat.event.is_news()));
            let undone = desk.undo(before, answer);
            all.push(undone.clone());
            let (news, reply) = remote.hear(undone);
            assert!(matches!(news.as_slice(), [News::Undone, News::Asked]) && reply.is_none());
            agrees(&remote, &desk.state);
            assert_eq!((remote.beats.len(), remote.asked_at()), (beats, desk.seq));
            if drew {
                dishonest.push(answer);
            } else {
                honest += 1;
                assert_eq!(remote.pins.events_noted(), known.events_noted(), "nothing is left of it");
            }
        }
        assert!(honest > 3 && dishonest.len() > 3, "{honest} {dishonest:?}");
        let noted = remote.pins.events_noted();
        assert!(dishonest.iter().all(|answer| noted.contains(answer)), "the check will miss what was drawn");
        // Whoever comes later reads the same log.
        let mut later = Remote::new("g", eyes.iter().map(|&seat| ticket(seat)).collect());
        later.hear(desk.welcome());
        later.hear(desk.snapshot());
        let is_event = |frame: ToClient| if let ToClient::Ev(event) = frame { Some(*event) } else { None };
        let all: Vec<Ev> = all.into_iter().filter_map(is_event).collect();
        later.recall(&all);
        let happened = |beats: &[Beat]| beats.iter().map(|beat| beat.event).collect::<Vec<_>>();
        assert_eq!(happened(&later.beats), happened(&remote.beats));
        // What is not remembered is asked for.
        let mut late = Remote::new("g", eyes.iter().map(|&seat| ticket(seat)).collect());
        late.hear(desk.welcome());
        late.hear(desk.snapshot());
        let before = desk.state.clone();
        assert!(matches!(late.hear(desk.undo(before, 7)).0.as_slice(), [News::Astray]));
    }

    /// Whatever chance says is told by an event that says so: a client knows by events alone what can be taken back.
    #[test]
    fn chance_is_always_news() {
        for seed in 0..4 {
            let mut state = desk(&[], seed % 2 == 1).state;
            let (mut bits, mut legal) = (Bits::new(29, seed), Legal::default());
            loop {
                let mut log = Log::on();
                if let Pending::Chance(luck) = state.pending() {
                    let outcome = luck.draw(state.table(), bits.word());
                    state.apply(Input::Luck(outcome), &mut log).unwrap();
                    assert!(log.events().iter().any(|event| event.is_news()), "{luck:?} {:?}", log.events());
                } else if let Some(input) = random_input(&state, &mut bits, &mut legal) {
                    state.apply(input, &mut log).unwrap();
                } else {
                    break;
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_astray_and_a_snapshot_mends_it() {
        let spoil: [fn(&mut Ev); 4] = [
            |event| event.changes.push("sang A".to_string()),
            |event| event.ask.as_mut().unwrap().todo = None,
            |event| event.ask.as_mut().unwrap().todo = Some(vec!["dance".to_string()]),
            |event| event.ask.as_mut().unwrap().todo.as_mut().unwrap().push("ask F keep".to_string()),
        ];
        for spoil in spoil {
            let (mut desk, mut remote) = table();
            let ToClient::Ev(mut event) = desk.apply(Input::Act(Action::Keep(Dice::NONE))) else { panic!("an event") };
            spoil(&mut event);
            event.vh = Ev::hash_after(FIRST_HASH, event.seq, "acted", &event.changes);
            assert!(event.follows(FIRST_HASH));
            assert!(matches!(remote.hear(ToClient::Ev(event)).0.as_slice(), [News::Astray]));
            assert!(remote.view(Viewer::Seat(Seat::A)).is_none() && remote.beats.is_empty());
            assert!(matches!(&remote.greet()[0], ToServer::Hello(Hello { resume: None, .. })));
            remote.hear(desk.snapshot());
            agrees(&remote, &desk.state);
        }
    }

    #[test]
    fn gaps_are_asked_for_and_what_does_not_follow_is_forgotten() {
        let (mut desk, mut remote) = table();
        let first = desk.apply(Input::Act(Action::Keep(Dice::NONE)));
        let second = desk.apply(Input::Act(Action::Keep(Dice::NONE)));
        let (news, answer) = remote.hear(second.clone());
        assert!(news.is_empty() && answer == Some(ToServer::Sync { from: 5 }));
        // Twice the same counts once.
        assert!(!remote.hear(first.clone()).0.is_empty());
        assert!(remote.hear(first).0.is_empty());
        let ToClient::Ev(mut wrong) = second else { panic!("an event") };
        wrong.changes.push("stopped".to_string());
        let (news, answer) = remote.hear(ToClient::Ev(wrong));
        assert!(matches!(news.as_slice(), [News::Astray]) && answer.is_none());
        assert!(matches!(&remote.greet()[0], ToServer::Hello(Hello { resume: None, .. })));
        // A pong that knows more makes us ask.
        assert_eq!(remote.hear(ToClient::Pong { c_ms: 0, server_ms: 0, head: 6 }).1, Some(ToServer::Sync { from: 1 }));
    }

    #[test]
    fn what_happens_beside_the_game_does_not_ask_again() {
        let (mut desk, mut remote) = table();
        remote.act(Seat::A, Action::Keep(Dice::NONE), "id".to_string()).unwrap();
        desk.seq += 1;
        desk.hash = Ev::hash_after(&desk.hash, desk.seq, "bot", &[]);
        let ToClient::Ev(mut beside) = desk.apply(Input::Act(Action::Keep(Dice::NONE))) else { panic!("an event") };
        desk.seq -= 1;
        (beside.seq, beside.kind, beside.changes) = (desk.seq, EvKind::Bot, Vec::new());
        beside.vh = Ev::hash_after(FIRST_HASH, desk.seq, "bot", &[]);
        let (news, answer) = remote.hear(ToClient::Ev(beside));
        assert!(!news.is_empty() && answer.is_none());
        assert!(remote.is_waiting(), "the answer is still on its way");
        // The verdict frees the hand.
        remote.hear(ToClient::Ack(Ack { id: "id".to_string(), seq: 6, dup: false }));
        assert!(!remote.is_waiting());
    }

    #[test]
    fn what_has_no_verdict_is_sent_again_after_the_greeting() {
        let (_, mut remote) = table();
        remote.act(Seat::A, Action::Keep(Dice::NONE), "id".to_string()).unwrap();
        let frames = remote.greet();
        assert!(matches!(&frames[0], ToServer::Hello(hello) if hello.resume.as_ref().is_some_and(|r| r.seq == 4)));
        assert!(matches!(&frames[1], ToServer::Act(act) if act.id == "id"));
        // Nobody knows whether it counted: the same goes out again, until somebody does.
        let (id, code) = ("id".to_string(), kaiju_wire::Code::OutcomeUnknown);
        let nack = Nack { id, code, head: 4, retry: code.retry(), after_ms: Some(500) };
        let (news, answer) = remote.hear(ToClient::Nack(nack));
        assert!(news.is_empty() && answer.is_none());
        assert!(matches!(remote.again().next(), Some(ToServer::Act(act)) if act.id == "id"));
    }

    const SEED: [u8; 32] = [3; 32];

    /// The same table with a chain of ours, of which the first element is out.
    fn sealed() -> (TestDesk, Remote) {
        let (desk, mut remote) = table();
        remote.tickets[0].seed = Some(SEED);
        remote.pins.show(Seat::A, 1);
        (desk, remote)
    }

    fn element(number: u32) -> String {
        hex::write(&Chain::new(SEED).element(number))
    }

    /// What our answer shows when the server says that n elements are out, and names the last.
    fn shown_when_asked(remote: &mut Remote, links: u32, last: Option<String>) -> Option<String> {
        let ask = remote.ask.as_mut().unwrap();
        (ask.links, ask.last) = (Some(links), last);
        match remote.act(Seat::A, Action::Keep(Dice::NONE), format!("{links}")).unwrap() {
            ToServer::Act(act) => act.reveal,
            _ => panic!("an answer"),
        }
    }

    fn jumps(remote: &mut Remote) -> usize {
        let (news, _) = remote.hear(ToClient::Unknown);
        news.iter().filter(|one| matches!(one, News::Doubt(Doubt::Jump))).count()
    }

    #[test]
    fn a_server_that_asks_for_more_of_the_chain_than_is_next_gets_nothing() {
        for last in [None, Some(element(1)), Some(element(0)), Some("00".repeat(32)), Some("?".to_string())] {
            let (_, mut remote) = sealed();
            assert_eq!(shown_when_asked(&mut remote, 4095, last.clone()), None, "{last:?}");
            assert_eq!((jumps(&mut remote), remote.pins().shown(Seat::A)), (1, 1), "the player is told");
            assert_eq!(shown_when_asked(&mut remote, 2, last), None, "not one too far either");
            // What is due is shown all the same, and the count is to be kept before it is sent.
            assert_eq!(shown_when_asked(&mut remote, 1, Some(element(1))), Some(element(2)));
            assert!(remote.pins_to_keep() && remote.pins().shown(Seat::A) == 2);
            assert!(!remote.pins_to_keep(), "once");
        }
    }

    #[test]
    fn what_is_out_is_shown_again_and_another_device_is_believed_only_by_what_it_showed() {
        let (_, mut remote) = sealed();
        assert_eq!(shown_when_asked(&mut remote, 1, None), Some(element(2)), "our own count is enough");
        assert_eq!(shown_when_asked(&mut remote, 1, None), Some(element(2)), "the answer did not count: once more");
        assert_eq!(shown_when_asked(&mut remote, 5, None), None, "nobody showed five");
        assert_eq!(shown_when_asked(&mut remote, 5, Some(element(5))), Some(element(6)), "another device did");
        assert_eq!(remote.pins().shown(Seat::A), 6);
        // What was kept is taken up after a restart; an older note does not take anything back.
        let mut again = table().1;
        again.tickets[0].seed = Some(SEED);
        again.remember(remote.pins());
        assert_eq!(again.pins().shown(Seat::A), 6);
        again.remember(&Pins::new("g"));
        assert_eq!(shown_when_asked(&mut again, 6, None), Some(element(7)));
    }

    pub(crate) fn sealing(commitment: &str, a: &str, b: Option<&str>) -> TableInfo {
        let seat =
            |seat: char, tip: Option<&str>| SeatInfo { seat, tip: tip.map(str::to_string), ..SeatInfo::default() };
        let (phase, commitment) = (Phase::Sealing, Some(commitment.to_string()));
        TableInfo { phase, commitment, seats: vec![seat('A', Some(a)), seat('B', b)], ..TableInfo::default() }
    }

    fn told(remote: &mut Remote, info: TableInfo) -> (Vec<Doubt>, Vec<String>) {
        remote.info = info;
        remote.look();
        let frames = remote.reveals(|| "id".to_string());
        let doubts = remote.hear(ToClient::Unknown).0.into_iter().filter_map(|one| match one {
            News::Doubt(doubt) => Some(doubt),
            _ => None,
        });
        let shown = frames.into_iter().filter_map(|frame| match frame {
            ToServer::Reveal(reveal) => Some(reveal.element),
            _ => None,
        });
        (doubts.collect(), shown.collect())
    }

    #[test]
    fn a_table_is_sealed_anew_only_without_somebody() {
        let (_, mut remote) = table();
        remote.tickets[0].seed = Some(SEED);
        let other = hex::write(&Chain::new([9; 32]).tip());
        let first = told(&mut remote, sealing("c1", &element(0), Some(&other)));
        assert_eq!(first, (vec![], vec![element(1)]));
        assert_eq!(remote.pins().commitment(), Some("c1"));
        let again = told(&mut remote, sealing("c1", &element(0), Some(&other)));
        assert_eq!(again, (vec![], vec![]), "it is on its way");
        // B withheld: our chain goes on from what is out.
        let anew = told(&mut remote, sealing("c2", &element(1), None));
        assert_eq!(anew, (vec![], vec![element(2)]));
        // Nobody withheld: the server wants to draw once more.
        let exchanged = told(&mut remote, sealing("c3", &element(2), None));
        assert_eq!(exchanged, (vec![Doubt::Commitment], vec![]), "nothing is shown to it");
        assert_eq!(shown_when_asked(&mut remote, 2, Some(element(2))), None, "nor later");
    }

    #[test]
    fn a_tip_that_is_not_ours_gets_nothing_and_whoever_is_left_out_hears_of_it() {
        let (_, mut remote) = table();
        remote.tickets[0].seed = Some(SEED);
        let foreign = hex::write(&Chain::new([9; 32]).tip());
        assert_eq!(told(&mut remote, sealing("c1", &foreign, None)), (vec![Doubt::Chain(Seat::A)], vec![]));
        let (_, mut remote) = table();
        let without = TableInfo { withheld: vec!['A'], ..sealing("c1", &foreign, None) };
        assert_eq!(told(&mut remote, without.clone()).0, [Doubt::LeftOut(Seat::A)]);
        assert_eq!(told(&mut remote, without).0, [], "once");
    }
}

//! What each viewer gets to see of a table. Nothing leaves the server except through here, and everything here is built
//! from views: what a viewer may not know is not there to be sent.

use std::collections::{BTreeMap, HashMap};

use kaiju_rules::notation::Words;
use kaiju_rules::{Event, Seat, SeatSet, Viewer};
use kaiju_wire::bot::{BotOver, BotQuestion, BotSetup, BotWants, ToBot};
use kaiju_wire::frame::{Ask, Ev, FIRST_HASH, Hand, Snapshot};
use kaiju_wire::hex;
use kaiju_wire::table::Phase;

use crate::room::Room;
use crate::row::Deed;

/// The seats somebody looks through; nobody's when they watch.
pub type Eyes = SeatSet;

/// What a client wants to be told besides what happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wants {
    /// The whole position, with the last event.
    pub positions: bool,
    /// What is still to be done, instead of the legal answers.
    pub todo: bool,
    /// What bots are told, with what else this one wants.
    pub bot: Option<BotWants>,
}

/// Until when the open question may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline {
    /// By the server's wall clock.
    pub at_ms: u64,
    /// So much is left.
    pub left_ms: u64,
}

/// An event as these eyes may see it: with several seats, as the one who sees most of it.
fn seen(event: Event, eyes: Eyes) -> Event {
    let full = |seat: &Seat| event.seen_by(Viewer::Seat(*seat)) == event;
    match eyes.iter().find(full) {
        Some(_) => event,
        None => event.seen_by(Viewer::Public),
    }
}

/// The positions these eyes see, by letter.
fn positions(room: &Room, eyes: Eyes) -> BTreeMap<String, String> {
    let Some(state) = room.state() else { return BTreeMap::new() };
    if eyes.is_empty() {
        return BTreeMap::from([("-".to_string(), state.seen_by(Viewer::Public).position())]);
    }
    eyes.iter().map(|seat| (seat.to_string(), state.seen_by(Viewer::Seat(seat)).position())).collect()
}

/// What is asked, with the legal answers only for the seat that is asked.
fn ask(room: &Room, eyes: Eyes, wants: Wants, deadline: Option<Deadline>) -> Option<Ask> {
    let (seat, question) = room.question()?;
    let state = room.state()?;
    let words = Words::for_table(state.table());
    let mine = eyes.has(seat);
    let links = mine.then(|| room.links(seat)).flatten();
    let legal =
        || state.seen_by(Viewer::Seat(seat)).legal().iter().map(|action| words.action(action)).collect::<Vec<_>>();
    Some(Ask {
        seat: seat.letter(),
        question: words.question(question),
        legal: (mine && !wants.todo).then(legal),
        // It is the same for every viewer.
        todo: wants.todo.then(|| words.agenda(state.agenda())),
        links: links.map(|(_, count)| count),
        last: links.map(|(last, _)| hex::write(&last)),
        deadline_ms: deadline.map(|d| d.at_ms),
        left_ms: deadline.map(|d| d.left_ms),
        undo: room.undoable(eyes),
    })
}

/// The hashes of what was seen, for each pair of eyes that ever looked; made when needed. There is one chain for all of them until
/// somebody sees more than others do.
#[derive(Default)]
pub struct Hashes {
    /// Of what everybody sees.
    common: Vec<String>,
    own: HashMap<Eyes, OwnHashes>,
    /// The row that was told last, in words, as everybody sees it.
    words: (u64, Vec<String>),
}

/// What one pair of eyes saw.
#[derive(Default)]
struct OwnHashes {
    /// Up to this row it was what everybody sees.
    common: u64,
    /// After each row since.
    since: Vec<String>,
}

impl OwnHashes {
    fn head(&self) -> u64 {
        self.common + self.since.len() as u64
    }
}

/// Do these eyes see of some events what everybody sees?
fn is_common(events: &[Event], eyes: Eyes) -> bool {
    eyes.is_empty() || events.iter().all(|event| seen(*event, eyes) == event.seen_by(Viewer::Public))
}

/// What happened with a row as these eyes see it, in words.
fn in_words(room: &Room, eyes: Eyes, events: &[Event]) -> Vec<String> {
    let Some(words) = room.words() else { return Vec::new() };
    events.iter().map(|&event| words.event(seen(event, eyes))).collect()
}

impl Hashes {
    /// The hash after a row.
    pub fn after(&mut self, room: &Room, eyes: Eyes, seq: u64) -> &str {
        let head = seq.min(room.head());
        let from = self.own.get(&eyes).map_or(0, OwnHashes::head);
        for next in from + 1..=head {
            self.advance(room, eyes, next);
        }
        self.known(eyes, seq)
    }

    /// Adds the next row to what these eyes have seen; tells it in words where they had to be found.
    fn advance(&mut self, room: &Room, eyes: Eyes, seq: u64) -> Option<Vec<String>> {
        let (row, events) = room.row(seq)?;
        let own = self.own.entry(eyes).or_default();
        let mut found = None;
        if own.since.is_empty() && is_common(events, eyes) {
            own.common = seq;
            if self.common.len() as u64 == seq - 1 {
                let changes = in_words(room, Eyes::EMPTY, events);
                let before = self.common.last().map_or(FIRST_HASH, String::as_str);
                self.common.push(Ev::hash_after(before, seq, row.deed.kind().as_str(), &changes));
                self.words = (seq, changes);
            }
        } else {
            let changes = in_words(room, eyes, events);
            let before = self.known(eyes, seq - 1);
            let hash = Ev::hash_after(before, seq, row.deed.kind().as_str(), &changes);
            self.own.entry(eyes).or_default().since.push(hash);
            found = Some(changes);
        }
        found
    }

    /// What happened with a row as these eyes see it, in words, and the hash after it. The words are found once, as far as can
    /// be.
    fn told(&mut self, room: &Room, eyes: Eyes, seq: u64) -> Option<(Vec<String>, String)> {
        let (_, events) = room.row(seq)?;
        self.after(room, eyes, seq - 1);
        let fresh = self.own.get(&eyes).is_none_or(|own| own.head() < seq);
        let found = if fresh { self.advance(room, eyes, seq) } else { None };
        let changes = match found {
            Some(changes) => changes,
            None if self.words.0 == seq && is_common(events, eyes) => self.words.1.clone(),
            None => in_words(room, eyes, events),
        };
        Some((changes, self.known(eyes, seq).to_string()))
    }

    /// The hash after a row that was looked at before.
    fn known(&self, eyes: Eyes, seq: u64) -> &str {
        let Some(at) = seq.checked_sub(1) else { return FIRST_HASH };
        let own = self.own.get(&eyes);
        let hash = match own.map_or(0, |own| own.common) {
            common if seq <= common => self.common.get(at as usize),
            common => own.and_then(|own| own.since.get((at - common) as usize)),
        };
        hash.map_or("", String::as_str)
    }
}

/// A table as these eyes see it now.
pub fn snapshot(
    room: &Room,
    (eyes, wants): (Eyes, Wants),
    insider: bool,
    hashes: &mut Hashes,
    deadline: Option<Deadline>,
    (epoch, server_ms): (&str, u64),
) -> Snapshot {
    Snapshot {
        game: room.id().to_string(),
        seq: room.head(),
        epoch: epoch.to_string(),
        server_ms,
        table: room.info(insider),
        positions: positions(room, eyes),
        ask: ask(room, eyes, wants, deadline),
        vh: hashes.after(room, eyes, room.head()).to_string(),
    }
}

/// A row as these eyes see it. Only the last one tells what is asked. How the table stands is told by the last row, unless it is an
/// answer, by the last one that was none, and by those that tell what the dice come from.
pub fn event(
    room: &Room,
    (eyes, wants): (Eyes, Wants),
    seq: u64,
    hashes: &mut Hashes,
    deadline: Option<Deadline>,
) -> Option<Ev> {
    let (row, _) = room.row(seq)?;
    let (changes, vh) = hashes.told(room, eyes, seq)?;
    let last = seq == room.head();
    let lively = matches!(row.deed, Deed::Acted { .. } | Deed::Undone { .. }) && room.phase() == Phase::Playing;
    // Later readers are told as well, even where answers alone have followed: that a pause is over is told by no answer.
    let sealed = matches!(row.deed, Deed::Renewed { .. } | Deed::Begun { .. }) || seq == room.turned();
    Some(Ev {
        game: room.id().to_string(),
        seq,
        at_ms: row.at_ms,
        kind: row.deed.kind(),
        actor: row.deed.actor(),
        changes,
        answer: row.deed.undone(),
        table: (sealed || last && !lively).then(|| room.info(!eyes.is_empty())),
        ask: if last { ask(room, eyes, wants, deadline) } else { None },
        positions: if last && wants.positions { positions(room, eyes) } else { BTreeMap::new() },
        vh,
    })
}

/// What the bot at a seat is told of what is played; that it has to wait until the game has begun.
pub fn bot_setup(room: &Room, seat: Seat) -> ToBot {
    match room.setup() {
        Some(setup) => {
            let time_ms = room.plan().clock_s.map(|seconds| u64::from(seconds) * 1000);
            ToBot::Setup(Box::new(BotSetup { time_ms, ..BotSetup::new(setup, seat) }))
        }
        None if room.is_ended() => bot_question(room, seat, BotWants::default(), None),
        None => ToBot::Wait,
    }
}

/// What the bot at a seat is asked; how the game ended, if it has; or that it has to wait.
pub fn bot_question(room: &Room, seat: Seat, wants: BotWants, deadline: Option<Deadline>) -> ToBot {
    if room.is_ended() {
        return ToBot::Over(Box::new(match room.state() {
            Some(state) => BotOver { events: news(room, seat), ..BotOver::new(state.table(), seat) },
            None => BotOver { seat: seat.to_string(), ..BotOver::default() },
        }));
    }
    let asked = room.question().is_some_and(|(asked, _)| asked == seat) && room.bot(seat).is_none();
    let view = room.state().filter(|_| asked).map(|state| state.seen_by(Viewer::Seat(seat)));
    let question = view.and_then(|view| BotQuestion::new(&view, &view.legal(), wants));
    question.map_or(ToBot::Wait, |question| {
        ToBot::Question(Box::new(BotQuestion {
            id: room.asked(),
            events: news(room, seat),
            random: room.lot(seat),
            time_ms: deadline.map(|deadline| deadline.left_ms),
            ..question
        }))
    })
}

/// What happened since a seat's last answer, as the seat may see it. What somebody else answered in its place is news.
fn news(room: &Room, seat: Seat) -> Vec<String> {
    let Some(words) = room.words() else { return Vec::new() };
    let rows = (1..=room.head()).filter(|_| room.plan().undo);
    let undone: Vec<u64> = rows.filter_map(|seq| room.row(seq)?.0.deed.undone()).collect();
    let own = |seq: &u64| {
        !undone.contains(seq)
            && room.row(*seq).is_some_and(
                |(row, _)| matches!(&row.deed, Deed::Acted { seat: acted, by: Hand::Player, .. } if *acted == seat),
            )
    };
    let from = (1..=room.head()).rev().find(own).unwrap_or(1);
    let rows = (from..=room.head()).filter(|seq| !undone.contains(seq)).filter_map(|seq| room.row(seq));
    let events = rows.flat_map(|(_, events)| events);
    events.map(|&event| words.event(seen(event, Eyes::just(seat)))).collect()
}

//! What a device notes of a table's dice while the game is on, and the check of the record against it: so nobody has to be
//! believed afterwards. `docs/fair-dice.md` says what each of these notes is good for.

use std::collections::{BTreeMap, BTreeSet};

use kaiju_rules::notation::Words;
use kaiju_rules::{Event, Input, Log, Seat, State, Viewer};
use kaiju_text::{Lang, fair as say};
use kaiju_wire::chain;
use kaiju_wire::fair::{self, Flaw, Verified};
use kaiju_wire::frame::{Ev, Hand};
use kaiju_wire::hex;
use kaiju_wire::table::{Phase, TableInfo};
use serde::{Deserialize, Serialize};

/// What a device notes of one table. It is kept with the keys to the seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Pins {
    /// The table.
    game: String,
    /// How many elements of each of our chains are out, by our own count.
    shown: BTreeMap<char, u32>,
    /// The commitment as it was before the table was sealed.
    gathered: Option<String>,
    /// What the table was sealed with, the earliest first.
    seals: Vec<Seal>,
    /// The commitment was exchanged: nothing more is shown.
    broken: bool,
    /// Whose eyes saw what is noted here.
    eyes: String,
    /// A hash of what each answer led to, by the number of its event.
    seen: BTreeMap<u64, String>,
    /// Events that were seen and do not count any more: the server was restored.
    undone: u32,
    /// Answers that were taken back, by their events.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    taken_back: BTreeSet<u64>,
}

/// What a table was sealed with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Seal {
    commitment: String,
    /// Each seat's tip, and its first element as soon as it is shown.
    tips: BTreeMap<char, String>,
    firsts: BTreeMap<char, String>,
    /// The event of the restore it follows.
    renewed: Option<u64>,
    /// Was it noted before the first roll?
    before: bool,
}

/// Something about the dice that the player has to be told at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// The server asked for an element further than the next one. It was not shown.
    Jump,
    /// The server exchanged its commitment without a reason.
    Commitment,
    /// The chain of this seat is not the one it was.
    Chain(Seat),
    /// Our seat is named as one that withheld its element: it plays without a chain.
    LeftOut(Seat),
    /// The server was restored from a backup, and took a new secret.
    Renewed,
}

impl Doubt {
    /// In words.
    pub fn told(self, lang: Lang) -> String {
        match self {
            Doubt::Jump => say::jump(lang).to_string(),
            Doubt::Commitment => say::exchanged(lang).to_string(),
            Doubt::Chain(seat) => say::other_chain(lang, seat),
            Doubt::LeftOut(seat) => say::left_out(lang, seat),
            Doubt::Renewed => say::restored(lang).to_string(),
        }
    }
}

/// The beginning of a commitment, short enough to be read aloud.
pub fn fingerprint(commitment: &str) -> String {
    let start = commitment.get(..16).unwrap_or(commitment);
    start.as_bytes().chunks(4).map(|four| String::from_utf8_lossy(four)).collect::<Vec<_>>().join(" ")
}

fn by_seat(info: &TableInfo, of: impl Fn(&kaiju_wire::table::SeatInfo) -> Option<&String>) -> BTreeMap<char, String> {
    info.seats.iter().filter_map(|seat| Some((seat.seat, of(seat)?.clone()))).collect()
}

/// Does this element lead to that one with one step?
fn leads(element: &str, to: &str) -> bool {
    hex::read(element).is_some_and(|element| hex::read(to) == Some(chain::step(&element)))
}

/// Does this element lead to that one with so many steps at most? With none it is that one.
fn leads_within(element: &str, to: &str, steps: usize) -> bool {
    let (Some(mut element), Some(to)) = (hex::read(element), hex::read(to)) else { return false };
    for _ in 0..steps {
        if element == to {
            break;
        }
        element = chain::step(&element);
    }
    element == to
}

impl Pins {
    /// Nothing is noted of this table yet.
    pub fn new(game: impl Into<String>) -> Pins {
        Pins { game: game.into(), ..Pins::default() }
    }

    /// The table.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The commitment in force, once the table is sealed.
    pub fn commitment(&self) -> Option<&str> {
        self.seals.last().map(|seal| seal.commitment.as_str())
    }

    /// May anything more be shown?
    pub(crate) fn is_broken(&self) -> bool {
        self.broken
    }

    /// How many elements of a seat's chain are out, by our own count.
    pub fn shown(&self, seat: Seat) -> u32 {
        self.shown.get(&seat.letter()).copied().unwrap_or(0)
    }

    /// How many elements are out now; the count never goes back.
    pub(crate) fn show(&mut self, seat: Seat, number: u32) {
        let count = self.shown.entry(seat.letter()).or_default();
        *count = number.max(*count);
    }

    /// Whose eyes look from now on; what other eyes saw cannot be compared with it.
    pub(crate) fn look_through(&mut self, eyes: &[Seat]) {
        let eyes: String = eyes.iter().map(|seat| seat.letter()).collect();
        if self.eyes != eyes {
            self.seen.clear();
            self.eyes = eyes;
        }
    }

    /// Notes how the table is sealed, and tells what does not fit to what was noted before.
    pub(crate) fn look(&mut self, info: &TableInfo) -> Vec<Doubt> {
        let Some(commitment) = info.commitment.clone() else { return Vec::new() };
        if info.phase == Phase::Gathering {
            self.gathered = Some(commitment);
            return Vec::new();
        }
        let mut doubts = Vec::new();
        let (tips, firsts) = (by_seat(info, |seat| seat.tip.as_ref()), by_seat(info, |seat| seat.first.as_ref()));
        let odd = |seat: &char| Seat::from_letter(*seat).map(Doubt::Chain);
        let restored = self.seals.last().is_some_and(|last| last.renewed < info.renewed);
        if let Some(event) = info.renewed.filter(|_| restored) {
            self.undone += self.seen.split_off(&event).len() as u32;
            doubts.push(Doubt::Renewed);
        }
        match self.seals.last_mut() {
            Some(seal) if seal.commitment == commitment => {
                for (seat, first) in &firsts {
                    let before = seal.firsts.entry(*seat).or_insert_with(|| first.clone());
                    if before != first || !seal.tips.get(seat).is_some_and(|tip| leads(first, tip)) {
                        doubts.extend(odd(seat));
                    }
                }
                let differ = |seat: &&char| seal.tips.get(*seat) != tips.get(*seat);
                doubts.extend(tips.keys().chain(seal.tips.keys()).filter(differ).filter_map(odd));
            }
            last => {
                if let Some(last) = last {
                    // A table is sealed again without a seat, or after a restore; there is no other reason.
                    if !restored && last.tips.keys().all(|seat| tips.contains_key(seat)) {
                        self.broken = true;
                        doubts.push(Doubt::Commitment);
                    }
                    // Each time it was sealed again somebody was left out, and the others went on by an element. Who was
                    // away may have missed some of it.
                    let steps = last.tips.keys().filter(|seat| !tips.contains_key(seat)).count().max(1);
                    let follows = |(seat, tip): &(&char, &String)| {
                        last.tips.get(*seat).is_some_and(|old| leads_within(tip, old, steps))
                    };
                    // A restore may lead back to before people sat down; then others may have brought other chains.
                    if !restored || info.phase != Phase::Sealing {
                        doubts.extend(tips.iter().filter(|one| !follows(one)).filter_map(|(seat, _)| odd(seat)));
                    }
                }
                let before = info.phase == Phase::Sealing || self.gathered.as_ref() == Some(&commitment);
                self.seals.push(Seal { commitment, tips, firsts, renewed: info.renewed, before });
            }
        }
        doubts.dedup();
        doubts
    }

    /// Notes what an answer led to.
    pub(crate) fn see(&mut self, event: &Ev) {
        if event.kind.is_move() {
            let hash = hash(event.seq, event.actor.map(|actor| actor.by), &event.changes);
            self.seen.insert(event.seq, hash);
        }
    }

    /// The events that are noted.
    #[cfg(test)]
    pub(crate) fn events_noted(&self) -> Vec<u64> {
        self.seen.keys().copied().collect()
    }

    /// An answer by which nobody has learnt anything was taken back.
    pub(crate) fn forget(&mut self, event: u64) {
        self.seen.remove(&event);
        self.taken_back.insert(event);
    }

    /// Takes in what another window of this device has noted of the same table. False when the two were told different
    /// things.
    pub fn merge(&mut self, other: &Pins) -> bool {
        if self.game != other.game {
            return true;
        }
        for (&seat, &count) in &other.shown {
            let ours = self.shown.entry(seat).or_default();
            *ours = count.max(*ours);
        }
        let same = self.seals.iter().zip(&other.seals).all(|(a, b)| a.commitment == b.commitment);
        if same && other.seals.len() > self.seals.len() {
            self.seals.clone_from(&other.seals);
            self.seen.clone_from(&other.seen);
            self.undone = other.undone;
            self.taken_back.clone_from(&other.taken_back);
        } else if same && self.eyes == other.eyes && self.undone == other.undone {
            self.taken_back.extend(&other.taken_back);
            let gone = std::mem::take(&mut self.taken_back);
            self.seen.retain(|event, _| !gone.contains(event));
            for (event, hash) in other.seen.iter().filter(|(event, _)| !gone.contains(event)) {
                self.seen.entry(*event).or_insert_with(|| hash.clone());
            }
            self.taken_back = gone;
        }
        for (ours, theirs) in self.seals.iter_mut().zip(&other.seals).filter(|_| same) {
            ours.before |= theirs.before;
        }
        self.broken |= other.broken || !same;
        same
    }
}

/// A hash of what an answer led to, as these eyes saw it.
fn hash(event: u64, by: Option<Hand>, changes: &[String]) -> String {
    let (kind, by) = by.map_or(("begun", ""), |by| ("acted", by.word()));
    Ev::hash_after(by, event, kind, changes)
}

// ── the check ────────────────────────────────────────────────────────────────

/// What was found in a record that passed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// What the record shows by itself.
    pub verified: Verified,
    /// When this device noted the commitment and the tips.
    pub noted: Noted,
    /// How many events are as this device saw them.
    pub seen: usize,
    /// How many events there are.
    pub events: usize,
    /// Events that this device saw and that do not count: the server was restored.
    pub undone: u32,
}

/// When a device noted what a table was sealed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noted {
    /// Before the first roll.
    Before,
    /// During the game: it came later.
    Late,
    /// Not at all: the record was checked only against itself.
    Never,
}

/// Why a record does not pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It does not fit together.
    Flaw(Flaw),
    /// It is of another table.
    Game,
    /// A commitment is not in it that this device noted.
    Commitment,
    /// The chain of this seat is not the one this device noted.
    Chain(Seat),
    /// This event is not the one this device saw.
    Event(u64),
}

impl Fault {
    /// In words.
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Fault::Flaw(flaw) => flaw.to_string(),
            Fault::Game => say::other_game(lang).to_string(),
            Fault::Commitment => say::other_commitment(lang).to_string(),
            Fault::Chain(seat) => say::other_chain(lang, seat),
            Fault::Event(event) => say::other_event(lang, event),
        }
    }
}

/// An event as these eyes saw it: with several seats, as the one who saw most of it.
fn seen_by(event: Event, eyes: &[Seat]) -> Event {
    let full = eyes.iter().any(|&seat| event.seen_by(Viewer::Seat(seat)) == event);
    if full { event } else { event.seen_by(Viewer::Public) }
}

/// The events of a record with the hash of what these eyes saw of each; none where the record does not number them.
fn events(verified: &Verified, eyes: &str) -> Result<Vec<(u64, String)>, Flaw> {
    let (record, proof) = (&verified.record, &verified.proof);
    let Some(begun) = proof.begun else { return Ok(Vec::new()) };
    let eyes: Vec<Seat> = eyes.chars().filter_map(Seat::from_letter).collect();
    let words = Words::for_setup(&record.setup);
    let mut all = Vec::new();
    let mut log = Log::on();
    let mut state = State::start(&record.setup, &mut log);
    let mut row = (begun, None);
    let mut close = |(event, by): (u64, Option<Hand>), log: &mut Log| {
        let changes: Vec<String> = log.take().into_iter().map(|event| words.event(seen_by(event, &eyes))).collect();
        all.push((event, hash(event, by, &changes)));
    };
    for (index, &input) in record.inputs.iter().enumerate() {
        let note = proof.notes.get(index);
        if let (Input::Act(_), Some(note)) = (input, note) {
            close(row, &mut log);
            row = (note.event.unwrap_or(0), note.by);
        }
        let line = record.lines.get(index).copied().unwrap_or(0);
        state.apply(input, &mut log).map_err(|illegal| Flaw::Refused(line, illegal))?;
    }
    close(row, &mut log);
    Ok(all)
}

/// The table a record is of.
pub fn game_of(record: &str) -> Option<&str> {
    record.lines().take_while(|line| *line != "---").find_map(|line| line.strip_prefix("# game "))
}

/// Checks a record: by itself, and against what this device noted while the game was on.
pub fn check(record: &str, pins: Option<&Pins>) -> Result<Checked, Fault> {
    let verified = fair::verify(record).map_err(Fault::Flaw)?;
    let Some(pins) = pins.filter(|pins| !pins.seals.is_empty()) else {
        let events = verified.proof.notes.iter().filter(|note| note.event.is_some()).count();
        return Ok(Checked { verified, noted: Noted::Never, seen: 0, events, undone: 0 });
    };
    if pins.game != verified.game {
        return Err(Fault::Game);
    }
    let proof = &verified.proof;
    let early = proof.abandoned.iter().map(|one| &one.commitment);
    let late: Vec<String> = std::iter::once(&proof.commitment)
        .chain(proof.renewals.iter().map(|one| &one.commitment))
        .map(|commitment| hex::write(commitment))
        .collect();
    let all: Vec<String> = early.map(|commitment| hex::write(commitment)).chain(late.iter().cloned()).collect();
    let mut rest = all.iter();
    if pins.broken || !pins.seals.iter().all(|seal| rest.any(|told| *told == seal.commitment)) {
        return Err(Fault::Commitment);
    }
    for seal in pins.seals.iter().filter(|seal| late.contains(&seal.commitment)) {
        for (i, (tip, first)) in proof.seats.iter().enumerate() {
            let seat = Seat::new(i);
            let noted = |of: &BTreeMap<char, String>| of.get(&seat.letter()).cloned();
            let other = noted(&seal.firsts).is_some_and(|noted| first.map(|e| hex::write(&e)) != Some(noted));
            if noted(&seal.tips) != tip.map(|e| hex::write(&e)) || other {
                return Err(Fault::Chain(seat));
            }
        }
    }
    let told = events(&verified, &pins.eyes).map_err(Fault::Flaw)?;
    let mut seen = 0;
    for (event, hash) in &told {
        match pins.seen.get(event) {
            Some(noted) if noted != hash => return Err(Fault::Event(*event)),
            Some(_) => seen += 1,
            None => {}
        }
    }
    let missing = |event: &&u64| !told.iter().any(|(told, _)| told == *event);
    if let Some(&event) = pins.seen.keys().find(missing).filter(|_| !told.is_empty()) {
        return Err(Fault::Event(event));
    }
    let before = pins.seals.iter().any(|seal| seal.before && Some(&seal.commitment) == late.first());
    let noted = if before { Noted::Before } else { Noted::Late };
    Ok(Checked { noted, seen, events: told.len(), undone: pins.undone, verified })
}

/// What was checked, what was not, and what else is to be known, a sentence each.
pub fn told(lang: Lang, checked: &Checked) -> Vec<String> {
    let verified = &checked.verified;
    let mut lines = vec![say::draws_follow(lang, verified.draws as u32)];
    lines.push(
        match checked.noted {
            Noted::Before => say::noted_before(lang),
            Noted::Late => say::noted_late(lang),
            Noted::Never => say::noted_never(lang),
        }
        .to_string(),
    );
    if checked.noted != Noted::Never {
        lines.push(say::events_seen(lang, checked.seen as u32, checked.events as u32));
    }
    let seats: Vec<String> = verified.contributors.iter().map(char::to_string).collect();
    lines.push(if seats.is_empty() { say::no_shares(lang).to_string() } else { say::shares(lang, seats.join(", ")) });
    lines.extend(notices(lang, verified));
    if checked.undone > 0 {
        lines.push(say::undone(lang, checked.undone));
    }
    lines
}

/// What a record tells that a player should know, although every draw in it is right.
pub fn notices(lang: Lang, verified: &Verified) -> Vec<String> {
    let mut lines = Vec::new();
    if !verified.withheld.is_empty() {
        lines.push(say::withheld(lang, verified.withheld.iter().collect::<String>()));
    }
    if verified.renewals > 0 {
        lines.push(say::renewals(lang, verified.renewals as u32));
    }
    for (i, answers) in verified.answers.iter().enumerate() {
        let seat = Seat::new(i);
        if answers.clock > 0 {
            lines.push(say::by_clock(lang, answers.clock, seat));
        }
        if answers.substitute > 0 {
            lines.push(say::by_substitute(lang, answers.substitute, seat));
        }
        // A seat that is a bot's from beginning to end is no surprise.
        if answers.bot > 0 && answers.player > 0 {
            lines.push(say::by_bot(lang, answers.bot, seat));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::Record;
    use kaiju_rules::{EditionId, Legal, Pending, Setup};
    use kaiju_wire::chain::Chain;
    use kaiju_wire::fair::{Abandoned, Key, Note, Proof, Renewal};
    use kaiju_wire::frame::Actor;
    use kaiju_wire::table::SeatInfo;

    const GAME: &str = "testtesttesttest";

    /// A server that plays a game of two with evolutions: A has a chain, B is somebody whom the clock answers for.
    struct TestServer {
        setup: Setup,
        secret: [u8; 32],
        proof: Proof,
        inputs: Vec<Input>,
        /// What A is told.
        events: Vec<Ev>,
    }

    impl TestServer {
        fn play(secret: [u8; 32], mut word: u64) -> TestServer {
            let setup = Setup::new(EditionId::SECOND, 2).unwrap();
            let mut rules = setup.rules();
            rules.set("evolutions", "yes").unwrap();
            let setup = setup.with_rules(rules);
            let chain = Chain::new([1; 32]);
            let first = chain.element(1);
            let key = Key::new(GAME, &secret, &[Some(first), None]);
            let words = Words::for_setup(&setup);
            let (mut log, mut legal) = (Log::on(), Legal::default());
            let mut state = State::start(&setup, &mut log);
            let (mut inputs, mut notes, mut events) = (Vec::new(), Vec::new(), Vec::new());
            let (mut link, mut shown, mut row) = (None, 1, (4, None));
            loop {
                let (input, note) = match state.pending() {
                    Pending::Chance(luck) => {
                        let outcome = key.draw(GAME, inputs.len() as u64, link.as_ref(), luck, state.table());
                        (Input::Luck(outcome), Note::default())
                    }
                    asked => {
                        let seen = |event: Event| words.event(seen_by(event, &[Seat::A]));
                        events.push(ev(row, log.take().into_iter().map(seen).collect()));
                        let Pending::Decide(seat, _) = asked else { break };
                        word = word.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                        link = (seat == Seat::A).then(|| {
                            shown += 1;
                            chain.element(shown)
                        });
                        let by = if seat == Seat::A { Hand::Player } else { Hand::Clock };
                        row = (row.0 + 1, Some(Actor { seat: seat.letter(), by }));
                        let action = state.pick(word, &mut legal).unwrap();
                        (Input::Act(action), Note { event: Some(row.0), by: Some(by), link })
                    }
                };
                state.apply(input, &mut log).unwrap();
                inputs.push(input);
                notes.push(note);
            }
            let proof = Proof {
                game: GAME.to_string(),
                commitment: fair::commitment(GAME, &secret),
                secret,
                seats: vec![(Some(chain.tip()), Some(first)), (None, None)],
                abandoned: vec![Abandoned { commitment: [7; 32], withheld: vec![Seat::B] }],
                begun: Some(4),
                notes,
                ..Proof::default()
            };
            TestServer { setup, secret, proof, inputs, events }
        }

        fn record(&self) -> String {
            fair::write(&Record::new(self.setup, self.inputs.clone()), &self.proof).unwrap()
        }

        fn info(&self, phase: Phase) -> TableInfo {
            let chain = Chain::new([1; 32]);
            let seat = |seat, tip: Option<&chain::Element>, first: Option<&chain::Element>| SeatInfo {
                seat,
                tip: tip.map(|e| hex::write(e)),
                first: first.map(|e| hex::write(e)),
                ..SeatInfo::default()
            };
            let first = chain.element(1);
            TableInfo {
                phase,
                commitment: Some(hex::write(&fair::commitment(GAME, &self.secret))),
                seats: vec![
                    seat('A', Some(&chain.tip()), Some(&first).filter(|_| phase != Phase::Sealing)),
                    seat('B', None, None),
                ],
                ..TableInfo::default()
            }
        }

        /// What A notes who is told everything from this event on.
        fn noted(&self, from: usize) -> Pins {
            let mut pins = Pins::new(GAME);
            pins.look_through(&[Seat::A]);
            if from == 0 {
                assert_eq!(pins.look(&self.info(Phase::Sealing)), []);
            }
            assert_eq!(pins.look(&self.info(Phase::Playing)), []);
            self.events[from..].iter().for_each(|event| pins.see(event));
            pins
        }
    }

    fn ev((seq, actor): (u64, Option<Actor>), changes: Vec<String>) -> Ev {
        Ev {
            game: GAME.to_string(),
            seq,
            at_ms: 0,
            kind: if actor.is_some() { "acted" } else { "begun" }.to_string().into(),
            actor,
            answer: None,
            changes,
            table: None,
            ask: None,
            positions: BTreeMap::new(),
            vh: String::new(),
        }
    }

    #[test]
    fn a_record_is_checked_against_what_was_noted_and_seen() {
        let server = TestServer::play([4; 32], 1);
        let record = server.record();
        let all = server.events.len();
        let full = check(&record, Some(&server.noted(0))).unwrap();
        assert_eq!((full.noted, full.seen, full.events), (Noted::Before, all, all));
        let late = check(&record, Some(&server.noted(10))).unwrap();
        assert_eq!((late.noted, late.seen, late.events), (Noted::Late, all - 10, all));
        let never = check(&record, None).unwrap();
        assert_eq!((never.noted, never.seen), (Noted::Never, 0));
        assert!(full.verified.answers[1].clock > 0, "the clock is named");
        for lang in Lang::ALL {
            let lines = told(lang, &full);
            assert!(lines.len() >= 6 && lines.iter().all(|line| !line.is_empty()), "{lines:?}");
        }
        // What is kept reads back.
        let text = serde_json::to_string(&server.noted(0)).unwrap();
        assert_eq!(serde_json::from_str::<Pins>(&text).unwrap(), server.noted(0));
    }

    #[test]
    fn a_record_that_fits_together_and_is_not_what_was_noted_does_not_pass() {
        let server = TestServer::play([4; 32], 1);
        let pins = server.noted(0);
        // Another secret, chosen afterwards: the record is consistent, and not the game that was sealed.
        let other = TestServer::play([5; 32], 1);
        assert!(check(&other.record(), None).is_ok(), "by itself it is fine");
        assert_eq!(check(&other.record(), Some(&pins)), Err(Fault::Commitment));
        // The same secret, other answers.
        let other = TestServer::play([4; 32], 2);
        assert!(check(&other.record(), None).is_ok());
        assert!(matches!(check(&other.record(), Some(&pins)), Err(Fault::Event(_))));
        // The same game, but the clock's answers are said to be the player's.
        let mut other = TestServer::play([4; 32], 1);
        other.proof.notes.iter_mut().filter_map(|note| note.by.as_mut()).for_each(|by| *by = Hand::Player);
        assert!(check(&other.record(), None).is_ok());
        assert!(matches!(check(&other.record(), Some(&pins)), Err(Fault::Event(_))));
        // A game that is cut short.
        let mut other = TestServer::play([4; 32], 1);
        other.inputs.truncate(other.inputs.len() / 2);
        assert!(check(&other.record(), None).is_ok());
        assert!(matches!(check(&other.record(), Some(&pins)), Err(Fault::Event(_))));
        // Somebody else's chain beside ours.
        let mut stranger = pins.clone();
        stranger.seals[0].tips.insert('B', "00".repeat(32));
        assert_eq!(check(&server.record(), Some(&stranger)), Err(Fault::Chain(Seat::B)));
        let elsewhere = Pins { game: "another".to_string(), ..pins };
        assert_eq!(check(&server.record(), Some(&elsewhere)), Err(Fault::Game));
    }

    #[test]
    fn a_restore_is_told_and_a_commitment_exchanged_without_one_is_not_forgiven() {
        let mut server = TestServer::play([4; 32], 1);
        let mut pins = server.noted(0);
        let last = server.events.last().unwrap().seq;
        // The last two events are undone by a restore; the new secret counts from the end on.
        let (secret, seen) = ([6; 32], pins.seen.len());
        let commitment = fair::commitment(GAME, &secret);
        let mut info = server.info(Phase::Playing);
        (info.renewed, info.commitment) = (Some(last - 1), Some(hex::write(&commitment)));
        assert_eq!(pins.look(&info), [Doubt::Renewed]);
        assert_eq!((pins.undone, pins.seen.len()), (2, seen - 2));
        let cut = server.proof.notes.iter().position(|note| note.event == Some(last - 1)).unwrap();
        server.inputs.truncate(cut);
        server.proof.renewals.push(Renewal { input: cut, event: last - 1, commitment, secret });
        let checked = check(&server.record(), Some(&pins)).unwrap();
        assert_eq!((checked.undone, checked.noted, checked.seen), (2, Noted::Before, checked.events));
        // The same without a restore.
        let server = TestServer::play([4; 32], 1);
        let mut pins = server.noted(0);
        info.renewed = None;
        assert_eq!(pins.look(&info), [Doubt::Commitment]);
        assert_eq!(check(&server.record(), Some(&pins)), Err(Fault::Commitment));
    }

    /// Seed 95000032 of the simulator.
    #[test]
    fn who_was_away_while_two_seats_were_left_out_one_after_the_other_doubts_nothing() {
        let chain = |n: usize| Chain::new([n as u8 + 1; 32]);
        // The table when the chains of these seats have shown so many elements.
        let sealed = |secret: u8, seats: &[(char, u32)]| TableInfo {
            phase: Phase::Playing,
            commitment: Some(hex::write(&[secret; 32])),
            seats: seats
                .iter()
                .enumerate()
                .map(|(i, &(seat, shown))| SeatInfo {
                    seat,
                    tip: Some(hex::write(&chain(i).element(shown))),
                    ..SeatInfo::default()
                })
                .collect(),
            ..TableInfo::default()
        };
        let begun = sealed(1, &[('B', 0), ('A', 0), ('C', 0)]);
        let later = |shown| {
            let mut pins = Pins::new(GAME);
            assert_eq!(pins.look(&begun), []);
            pins.look(&sealed(2, &[('B', shown)]))
        };
        assert_eq!([0, 1, 2].map(later), [const { Vec::new() }; 3]);
        assert_eq!(later(3), [Doubt::Chain(Seat::B)], "only two were left out");
    }

    #[test]
    fn two_windows_of_one_device_agree_or_it_is_noticed() {
        let server = TestServer::play([4; 32], 1);
        let (mut one, two) = (server.noted(5), server.noted(0));
        assert!(one.merge(&two));
        let checked = check(&server.record(), Some(&one)).unwrap();
        assert_eq!((checked.noted, checked.seen), (Noted::Before, checked.events));
        assert!(!one.merge(&TestServer::play([5; 32], 1).noted(0)), "they were told different commitments");
        assert_eq!(fingerprint("0123456789abcdef0000"), "0123 4567 89ab cdef");
    }
}

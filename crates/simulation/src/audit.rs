//! The auditor knows everything: what the database holds, what everybody was told, and who was there. Whatever is told,
//! acknowledged, refused or done is held against it at once.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex};

use kaiju_rules::notation::{Words, position};
use kaiju_rules::{Version, View, Viewer};
use kaiju_server::projection::{Eyes, Hashes};
use kaiju_server::room::Room;
use kaiju_server::row::{Deed, Row};
use kaiju_server::state::TableState;
use kaiju_server::store::TableRecord;
use kaiju_wire::code::Code;
use kaiju_wire::frame::{Ask, Ev, Hand, Snapshot};
use kaiju_wire::table::Phase;
use kaiju_wire::{fair, hex};

use crate::database::{SimDatabase, StoreKind};
use crate::executor::{Executor, held};
use crate::network::SimLine;

/// So many of the last positions of a table are remembered.
const REMEMBERED: usize = 24;
/// For so long after a fault nobody is blamed for not knowing what others know.
const SETTLED_US: u64 = 45_000_000;
/// Nodes count in milliseconds.
const ROUNDED_US: u64 = 2_000;
/// A table at which something is due moves within this time when nothing goes wrong.
const STANDSTILL_US: u64 = 200_000_000;
/// What one node wrote is told to the clients of another within this time when nothing goes wrong.
const PROMPT_US: u64 = 2_000_000;

/// Something that must not happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimBreach {
    /// When, in microseconds since the beginning.
    pub at_us: u64,
    /// Which law, in a word.
    pub law: &'static str,
    /// What happened.
    pub what: String,
}

/// What was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SimCounts {
    /// Rows that were written.
    pub rows: u64,
    /// Answers among them.
    pub answers: u64,
    /// Answers of players that were acknowledged.
    pub acks: u64,
    /// Frames that arrived at clients, and answers over HTTP.
    pub deliveries: u64,
    /// Answers that the clock gave.
    pub clocks: u64,
    /// Answers that bots gave for absent players.
    pub substitutes: u64,
    /// Games that ended and whose dice were verified.
    pub games: u64,
    /// Crashes, of nodes and of the database.
    pub crashes: u64,
    /// Faults of every kind.
    pub faults: u64,
    /// What was acknowledged between games and held in the end.
    pub promises: u64,
    /// Notices that went out.
    pub notices: u64,
}

impl SimCounts {
    /// Both together.
    #[must_use]
    pub fn plus(self, more: SimCounts) -> SimCounts {
        SimCounts {
            rows: self.rows + more.rows,
            answers: self.answers + more.answers,
            acks: self.acks + more.acks,
            deliveries: self.deliveries + more.deliveries,
            clocks: self.clocks + more.clocks,
            substitutes: self.substitutes + more.substitutes,
            games: self.games + more.games,
            crashes: self.crashes + more.crashes,
            faults: self.faults + more.faults,
            promises: self.promises + more.promises,
            notices: self.notices + more.notices,
        }
    }
}

struct Audited {
    room: Room,
    hashes: Hashes,
    written: Vec<u64>,
    states: VecDeque<Arc<TableState>>,
    acked: BTreeMap<String, u64>,
    refused: BTreeSet<String>,
    /// The highest number anybody was told is safe.
    known: u64,
    secrets: Vec<String>,
    /// Since when it has been seen to, where there is one node.
    seen_to: u64,
    /// When it last went on after a pause.
    resumed: u64,
    /// Which nodes have seen to it, by their names.
    tenures: BTreeMap<String, SimTenure>,
}

/// A time in which one node saw to a table without a break.
#[derive(Clone, Copy)]
struct SimTenure {
    since: u64,
    /// The node may believe in its lease until then.
    until: u64,
}

impl Audited {
    fn at(&self, seq: u64) -> Option<&Arc<TableState>> {
        self.states.iter().find(|state| state.head() == seq)
    }
}

/// A player who is there.
#[derive(Clone)]
struct PresentPlayer {
    since: u64,
    line: Arc<SimLine>,
}

#[derive(Default)]
struct AuditState {
    games: BTreeMap<String, Audited>,
    breaches: Vec<SimBreach>,
    counts: SimCounts,
    present: BTreeMap<(String, char), PresentPlayer>,
    /// Seats that somebody plays.
    played: BTreeSet<(String, char)>,
    /// Until when something was wrong with a node, or with the database.
    disturbed: BTreeMap<Option<usize>, u64>,
    calm_since: Option<u64>,
    /// Where each game is played again.
    rematches: BTreeMap<String, String>,
}

/// Has nothing been wrong with a node for a while, nor with the database?
fn is_settled(disturbed: &BTreeMap<Option<usize>, u64>, node: usize, now: u64) -> bool {
    [None, Some(node)].iter().all(|who| disturbed.get(who).is_none_or(|at| at + SETTLED_US < now))
}

/// The auditor.
pub struct Audit {
    executor: Executor,
    state: Mutex<AuditState>,
}

impl Audit {
    /// One who has seen nothing yet.
    pub fn new(executor: &Executor) -> Arc<Audit> {
        Arc::new(Audit { executor: executor.clone(), state: Mutex::default() })
    }

    /// Something that must not happen has happened.
    pub fn breach(&self, law: &'static str, what: impl Into<String>) {
        let breach = SimBreach { at_us: self.executor.now(), law, what: what.into() };
        held(&self.state).breaches.push(breach);
    }

    /// What must not have happened.
    pub fn breaches(&self) -> Vec<SimBreach> {
        held(&self.state).breaches.clone()
    }

    /// Has anything gone wrong?
    pub fn has_failed(&self) -> bool {
        !held(&self.state).breaches.is_empty()
    }

    /// What was counted.
    pub fn counts(&self) -> SimCounts {
        held(&self.state).counts
    }

    pub(crate) fn count(&self, count: impl FnOnce(&mut SimCounts)) {
        count(&mut held(&self.state).counts);
    }

    /// Something is wrong with a node, or with the database.
    pub(crate) fn disturb(&self, node: Option<usize>) {
        self.disturb_for(node, 0);
    }

    /// Something is wrong with a node, or with the database, for so many milliseconds.
    pub(crate) fn disturb_for(&self, node: Option<usize>, ms: u64) {
        let until = self.executor.now() + ms * 1000;
        held(&self.state).disturbed.insert(node, until);
    }

    /// Has nothing been wrong with a node for a while, nor with the database?
    pub(crate) fn is_settled(&self, node: usize) -> bool {
        let now = self.executor.now();
        is_settled(&held(&self.state).disturbed, node, now)
    }

    /// Has nothing been wrong with a node since a moment, nor with the database?
    pub(crate) fn is_undisturbed(&self, node: usize, since: u64) -> bool {
        let state = held(&self.state);
        [None, Some(node)].iter().all(|who| state.disturbed.get(who).is_none_or(|at| *at < since))
    }

    /// Since when nothing goes wrong any more.
    pub(crate) fn calm_since(&self) -> Option<u64> {
        held(&self.state).calm_since
    }

    /// Who is asked at a table, after which row, and the first of the answers.
    pub(crate) fn asked(&self, game: &str) -> Option<(char, u64, String)> {
        let state = held(&self.state);
        let at = state.games.get(game)?.states.back()?;
        let (seat, _) = at.question()?;
        Some((seat.letter(), at.head(), legal(at)?.into_iter().next()?))
    }

    /// From now on nothing goes wrong.
    pub(crate) fn calm(&self) {
        held(&self.state).calm_since = Some(self.executor.now());
    }

    // ── what the database does ───────────────────────────────────────────────
    pub(crate) fn opened(&self, game: TableRecord, rows: Vec<Row>) {
        let (id, count, secret) = (game.id.clone(), rows.len(), hex::write(&game.secret));
        let now = self.executor.now();
        self.executor.note_bytes(id.as_bytes());
        match Room::rebuilt(game, rows) {
            Ok(room) => {
                let audited = Audited {
                    states: VecDeque::from([Arc::new((*room).clone())]),
                    room,
                    hashes: Hashes::default(),
                    written: vec![now; count],
                    acked: BTreeMap::new(),
                    refused: BTreeSet::new(),
                    known: 0,
                    secrets: vec![secret],
                    seen_to: now,
                    resumed: now,
                    tenures: BTreeMap::new(),
                };
                let mut state = held(&self.state);
                state.counts.rows += count as u64;
                state.games.insert(id, audited);
            }
            Err(spoiled) => self.breach("replay", format!("{id} cannot be opened: {}", spoiled.0)),
        }
    }

    /// A node is about to write a row. What the server writes by itself comes from the node that sees to the table. Tells since
    /// when it has, where there are several.
    pub(crate) fn appending(&self, db: &SimDatabase, game: &str, row: &Row, name: &str) -> Option<u64> {
        let by_itself = row.id.starts_with('~') && (row.id.ends_with("bot") || row.id.ends_with("stand-in"));
        if !by_itself || db.kind() == StoreKind::File {
            return None;
        }
        let now = self.executor.now();
        let tenure = held(&self.state).games.get(game).and_then(|audited| audited.tenures.get(name)).copied();
        if tenure.is_none_or(|tenure| tenure.until + ROUNDED_US < now) {
            let what = format!("{game}: row {} comes from {name}, which does not see to the table", row.seq);
            self.breach("lease", what);
        }
        tenure.map(|tenure| tenure.since)
    }

    /// A row is safely written. The node that wrote it has seen to the table since this moment, where there are several.
    pub(crate) fn appended(&self, game: &str, row: Row, since: Option<u64>) {
        let now = self.executor.now();
        self.executor.note(row.seq);
        self.executor.note_bytes(row.id.as_bytes());
        let mut state = held(&self.state);
        let state = &mut *state;
        let mut wrong = Vec::new();
        let Some(audited) = state.games.get_mut(game) else { return };
        let room = &mut audited.room;
        if row.seq != room.head() + 1 {
            wrong.push(("order", format!("{game}: row {} follows row {}", row.seq, room.head())));
        }
        if room.known(&row.id).is_some() {
            wrong.push(("once", format!("{game}: {} is there twice", row.id)));
        }
        if room.row(room.head()).is_some_and(|(last, _)| last.at_ms > row.at_ms) {
            wrong.push(("order", format!("{game}: row {} was written before the one before it", row.seq)));
        }
        state.counts.rows += 1;
        if let Deed::Acted { seat, by, .. } = &row.deed {
            state.counts.answers += 1;
            let asked = audited.written.get((room.asked() as usize).wrapping_sub(1)).copied().unwrap_or(0);
            if room.is_paused() && *by != Hand::Player {
                wrong.push(("pause", format!("{game}: {by:?} answers for {seat} while the game rests")));
            }
            match by {
                Hand::Clock => {
                    state.counts.clocks += 1;
                    let from = asked.max(since.unwrap_or(audited.seen_to)).max(audited.resumed);
                    let clock = room.plan().clock_s.map(|s| u64::from(s) * 1_000_000);
                    if clock.is_none_or(|clock| now + 50_000 < from + clock) {
                        let left = clock.map(|clock| (from + clock - now) / 1000);
                        wrong.push(("clock", format!("{game}: the clock answers {left:?} ms too early")));
                    }
                }
                Hand::Substitute => {
                    state.counts.substitutes += 1;
                    let there = state.present.get(&(game.to_string(), seat.letter())).filter(|player| {
                        let long = player.since + SETTLED_US < now && player.line.is_well_since(now - SETTLED_US);
                        long && is_settled(&state.disturbed, player.line.node, now)
                    });
                    if there.is_some() {
                        wrong.push(("presence", format!("{game}: a bot answers for {seat}, who is there")));
                    }
                }
                _ => {}
            }
        }
        if let Deed::Renewed { secret, .. } = &row.deed {
            audited.secrets.push(hex::write(secret));
        }
        if wrong.is_empty() {
            let (seq, rested) = (row.seq, room.is_paused());
            if let Err(spoiled) = room.fold(row) {
                wrong.push(("replay", format!("{game}: row {seq} cannot be followed: {}", spoiled.0)));
            }
            if rested && !room.is_paused() {
                audited.resumed = now;
            }
            audited.written.push(now);
            if audited.states.len() == REMEMBERED {
                audited.states.pop_front();
            }
            audited.states.push_back(Arc::new((**room).clone()));
        }
        let breaches = wrong.into_iter().map(|(law, what)| SimBreach { at_us: now, law, what });
        state.breaches.extend(breaches);
    }

    /// The only node there is begins: everybody has the whole time again.
    pub(crate) fn restarted(&self) {
        let now = self.executor.now();
        held(&self.state).games.values_mut().for_each(|audited| audited.seen_to = now);
    }

    /// A node has a table for a while, from now on or still.
    pub(crate) fn leased(&self, game: &str, node: &str, for_ms: u64) {
        let now = self.executor.now();
        let mut state = held(&self.state);
        let Some(audited) = state.games.get_mut(game) else { return };
        let since = audited.tenures.get(node).filter(|tenure| now <= tenure.until).map_or(now, |tenure| tenure.since);
        audited.tenures.insert(node.to_string(), SimTenure { since, until: now + for_ms * 1000 });
    }

    /// A node has given a table up.
    pub(crate) fn given_up(&self, game: &str, node: &str) {
        if let Some(audited) = held(&self.state).games.get_mut(game) {
            audited.tenures.remove(node);
        }
    }

    // ── what clients are told ────────────────────────────────────────────────
    /// A client was told of an event, over a line that it has had since a moment.
    pub(crate) fn told(&self, eyes: Eyes, ev: &Ev, since: u64) {
        let now = self.executor.now();
        let mut state = held(&self.state);
        let state = &mut *state;
        let (mut law, game, seq) = (None, &ev.game, ev.seq);
        match state.games.get_mut(game) {
            None => law = Some("truth"),
            Some(audited) => {
                if seq > audited.room.head() {
                    law = Some("safe");
                } else if ev.vh != audited.hashes.after(&audited.room, eyes, seq) {
                    law = Some("truth");
                } else if !audited.at(seq).is_none_or(|at| is_fit(at, ev.ask.as_ref(), eyes)) {
                    law = Some("secrecy");
                }
                let written = audited.written.get(seq as usize - 1).copied().unwrap_or(now);
                let calm = state.calm_since.is_some_and(|calm| calm + 60_000_000 < written);
                if calm && since + 10_000_000 < written && now > written + PROMPT_US {
                    law = Some("prompt");
                }
                audited.known = audited.known.max(seq);
            }
        }
        state.counts.deliveries += 1;
        if let Some(law) = law {
            let what = format!("{game}: event {seq} as {eyes:?} was told it: {ev:?}");
            state.breaches.push(SimBreach { at_us: now, law, what });
        }
    }

    /// A client was shown a table.
    pub(crate) fn shown(&self, eyes: Eyes, snapshot: &Snapshot) {
        let now = self.executor.now();
        let mut state = held(&self.state);
        let state = &mut *state;
        let (mut law, game, seq) = (None, &snapshot.game, snapshot.seq);
        match state.games.get_mut(game) {
            None => law = Some("truth"),
            Some(audited) => {
                if seq > audited.room.head() {
                    law = Some("safe");
                } else if snapshot.vh != audited.hashes.after(&audited.room, eyes, seq) {
                    law = Some("truth");
                } else if let Some(at) = audited.at(seq) {
                    let fit = is_fit(at, snapshot.ask.as_ref(), eyes) && snapshot.positions == positions(at, eyes);
                    law = (!fit).then_some("secrecy");
                }
                audited.known = audited.known.max(seq);
            }
        }
        state.counts.deliveries += 1;
        if let Some(law) = law {
            let what = format!("{game}: as {eyes:?} was shown it at {seq}");
            state.breaches.push(SimBreach { at_us: now, law, what });
        }
    }

    /// A screen shows a game as it is after an event.
    pub(crate) fn pictured(&self, game: &str, seq: u64, view: &View) {
        let state = held(&self.state);
        let at = state.games.get(game).and_then(|audited| audited.at(seq)).and_then(|at| at.state());
        let wrong = at.is_some_and(|at| at.seen_by(view.viewer()) != *view);
        drop(state);
        if wrong {
            self.breach("truth", format!("{game}: event {seq} as a screen shows it to {:?}", view.viewer()));
        }
    }

    /// How many events there were in a game up to a row.
    pub(crate) fn happened(&self, game: &str, seq: u64) -> Option<usize> {
        let state = held(&self.state);
        let room = &state.games.get(game)?.room;
        Some((1..=seq).filter_map(|seq| room.row(seq)).map(|(_, events)| events.len()).sum())
    }

    /// Anything a client hears: no secret is in it while it is one.
    pub(crate) fn heard(&self, game: &str, text: &str) {
        let mut state = held(&self.state);
        let Some(audited) = state.games.get(game).filter(|audited| !audited.room.is_ended()) else { return };
        if audited.secrets.iter().any(|secret| text.contains(secret.as_str())) {
            let breach = SimBreach { at_us: self.executor.now(), law: "secrecy", what: format!("{game}: {text}") };
            state.breaches.push(breach);
        }
    }

    /// The last event anybody was told of: nobody who asks from now on is shown less.
    pub(crate) fn known(&self, game: &str) -> u64 {
        held(&self.state).games.get(game).map_or(0, |audited| audited.known)
    }

    /// Somebody who asked when this was known was shown a table up to there.
    pub(crate) fn not_older(&self, game: &str, known: u64, shown: u64) {
        if shown < known {
            self.breach(
                "stale",
                format!("{game}: shown up to {shown}, when {known} was known before it was asked for"),
            );
        }
    }

    /// It counts.
    pub(crate) fn acked(&self, game: &str, id: &str, seq: u64) {
        let mut state = held(&self.state);
        let state = &mut *state;
        state.counts.acks += 1;
        let Some(audited) = state.games.get_mut(game) else { return };
        let there = audited.room.known(id).map(|row| row.seq);
        let before = audited.acked.insert(id.to_string(), seq);
        audited.known = audited.known.max(seq);
        let untrue = there != Some(seq) || before.is_some_and(|before| before != seq) || audited.refused.contains(id);
        if untrue {
            let what = format!("{game}: {id} was acknowledged as {seq}, it is {there:?}, before {before:?}");
            state.breaches.push(SimBreach { at_us: self.executor.now(), law: "ack", what });
        }
    }

    /// It does not count: for good, or not this copy. Where every copy was said not to have been written, it is not there.
    pub(crate) fn refused(&self, game: &str, id: &str, code: Code, retry: bool, denied: bool) {
        let mut state = held(&self.state);
        let state = &mut *state;
        let Some(audited) = state.games.get_mut(game) else { return };
        let there = audited.room.known(id).is_some();
        if !retry {
            audited.refused.insert(id.to_string());
        }
        if there && (!retry || denied) {
            let what = format!("{game}: {id} was refused with {code}, and is there");
            state.breaches.push(SimBreach { at_us: self.executor.now(), law: "nack", what });
        }
    }

    /// Somebody plays this seat to the end.
    pub(crate) fn plays(&self, game: &str, seat: char) {
        held(&self.state).played.insert((game.to_string(), seat));
    }

    // ── who is there ─────────────────────────────────────────────────────────
    pub(crate) fn comes(&self, game: &str, seat: char, line: &Arc<SimLine>) {
        let player = PresentPlayer { since: self.executor.now(), line: line.clone() };
        held(&self.state).present.insert((game.to_string(), seat), player);
    }

    pub(crate) fn goes(&self, game: &str, seat: char) {
        held(&self.state).present.remove(&(game.to_string(), seat));
    }

    // ── planting ─────────────────────────────────────────────────────────────
    /// A table as nobody may see it.
    pub(crate) fn whole_position(&self, game: &str, seq: u64) -> Option<String> {
        let state = held(&self.state);
        state.games.get(game)?.at(seq)?.state().map(position)
    }

    /// The answers of the seat that is asked.
    pub(crate) fn legal(&self, game: &str, seq: u64) -> Option<Vec<String>> {
        let state = held(&self.state);
        let at = state.games.get(game)?.at(seq)?;
        legal(at)
    }

    // ── the end ──────────────────────────────────────────────────────────────
    /// Tables at which something is due and nothing happens, although nothing goes wrong.
    pub(crate) fn stand_still(&self) {
        let now = self.executor.now();
        let mut state = held(&self.state);
        let state = &mut *state;
        let Some(calm) = state.calm_since else { return };
        for (id, audited) in &state.games {
            let room = &audited.room;
            let waits = waits(room, &state.played);
            let last = audited.written.last().copied().unwrap_or(0).max(calm);
            if waits && last + STANDSTILL_US < now {
                let what =
                    format!("{id}: nothing has happened since row {}, asked is {:?}", room.head(), room.question());
                state.breaches.push(SimBreach { at_us: now, law: "standstill", what });
            }
        }
    }

    /// The version of the rules that a table is played by.
    pub(crate) fn rules(&self, game: &str) -> Option<Version> {
        let state = held(&self.state);
        Version::of(state.games.get(game)?.room.plan().rules)
    }

    /// A finished game is played again at this table: at no other, whoever asks.
    pub(crate) fn rematch(&self, old: &str, new: &str) {
        let mut state = held(&self.state);
        let agreed = state.rematches.entry(old.to_string()).or_insert_with(|| new.to_string());
        let mut wrong = (agreed != new).then(|| ("once", format!("{old} is played again at {agreed} and at {new}")));
        if state.games.get(new).is_none_or(|audited| audited.room.phase() == Phase::Closed) {
            wrong = Some(("door", format!("{old} is played again at {new}, which is closed")));
        }
        let at_us = self.executor.now();
        state.breaches.extend(wrong.map(|(law, what)| SimBreach { at_us, law, what }));
    }

    /// Has a game begun, and perhaps ended?
    pub(crate) fn has_begun(&self, game: &str) -> bool {
        held(&self.state).games.get(game).is_some_and(|audited| audited.room.state().is_some())
    }

    /// The last event of a table, and whether it is over.
    pub(crate) fn head(&self, game: &str) -> Option<(u64, bool)> {
        let state = held(&self.state);
        state.games.get(game).map(|audited| (audited.room.head(), audited.room.is_ended()))
    }

    /// Are all tables over that somebody plays at or that the server plays by itself?
    pub(crate) fn is_all_over(&self) -> bool {
        let state = held(&self.state);
        !state.games.values().any(|audited| waits(&audited.room, &state.played))
    }

    /// The calm is over, and so many clients still wait.
    pub(crate) fn never_ended(&self, clients: u32, members: &[String]) {
        let open: Vec<String> = {
            let state = held(&self.state);
            let played = |id: &String| state.played.iter().any(|(game, _)| game == id);
            let open = state.games.iter().filter(|(id, audited)| !audited.room.is_ended() && played(id));
            open.map(|(id, audited)| {
                let room = &audited.room;
                let (phase, asked, rests) = (room.phase(), room.question(), room.is_paused());
                format!("{id} {phase:?} at {}, asked is {asked:?}, rests: {rests}", room.head())
            })
            .collect()
        };
        self.breach("standstill", format!("{clients} clients never heard the end: {open:?}; members: {members:?}"));
    }

    /// Everything that was acknowledged is there once and for ever, nothing that was refused is, and every game that is over
    /// verifies.
    pub(crate) fn close(&self, db: &SimDatabase) {
        let logs = db.logs();
        let mut wrong: Vec<(&'static str, String)> = Vec::new();
        let mut state = held(&self.state);
        let state = &mut *state;
        for (id, rows, record) in &logs {
            let Some(audited) = state.games.get(id) else { continue };
            let room = &audited.room;
            let same = rows.len() as u64 == room.head()
                && rows.iter().all(|row| room.row(row.seq).is_some_and(|(known, _)| known == row));
            if !same {
                wrong.push(("ack", format!("{id}: the log is not what it was")));
            }
            for (ack, seq) in &audited.acked {
                if room.known(ack).map(|row| row.seq) != Some(*seq) {
                    wrong.push(("ack", format!("{id}: {ack} was acknowledged as {seq} and is gone")));
                }
            }
            for refused in audited.refused.iter().filter(|refused| room.known(refused).is_some()) {
                wrong.push(("nack", format!("{id}: {refused} was refused for good, and is there")));
            }
            if room.phase() == Phase::Over {
                state.counts.games += 1;
                let text = record.clone().unwrap_or_default();
                match fair::verify(&text) {
                    Ok(verified) if verified.game == *id && Some(text) == room.record().ok() => {}
                    Ok(_) => wrong.push(("dice", format!("{id}: the record is of another game"))),
                    Err(flaw) => wrong.push(("dice", format!("{id}: {flaw}"))),
                }
            }
        }
        if logs.len() != state.games.len() {
            wrong.push(("ack", "a table is gone".to_string()));
        }
        let now = self.executor.now();
        state.breaches.extend(wrong.into_iter().map(|(law, what)| SimBreach { at_us: now, law, what }));
    }
}

/// Does something have to happen at a table: by the server itself, or by somebody who plays the seat that is asked?
fn waits(room: &Room, played: &BTreeSet<(String, char)>) -> bool {
    let asked = room.question().is_some_and(|(seat, _)| played.contains(&(room.id().to_string(), seat.letter())));
    room.is_due() || asked && !room.is_paused()
}

fn legal(at: &TableState) -> Option<Vec<String>> {
    let (seat, _) = at.question()?;
    let state = at.state()?;
    let words = Words::for_table(state.table());
    Some(state.seen_by(Viewer::Seat(seat)).legal().iter().map(|action| words.action(action)).collect())
}

/// Does a question tell these eyes what they may know, and no more?
fn is_fit(at: &TableState, ask: Option<&Ask>, eyes: Eyes) -> bool {
    let Some(ask) = ask else { return true };
    let Some((seat, _)) = at.question() else { return false };
    if ask.seat != seat.letter() {
        return false;
    }
    if !eyes.has(seat) {
        return ask.legal.is_none() && ask.links.is_none() && ask.last.is_none();
    }
    ask.legal.is_none() || ask.legal == legal(at)
}

/// The positions these eyes may see.
fn positions(at: &TableState, eyes: Eyes) -> BTreeMap<String, String> {
    let Some(state) = at.state() else { return BTreeMap::new() };
    if eyes.is_empty() {
        return BTreeMap::from([("-".to_string(), state.seen_by(Viewer::Public).position())]);
    }
    eyes.iter().map(|seat| (seat.to_string(), state.seen_by(Viewer::Seat(seat)).position())).collect()
}

//! What the simulated database holds, and what each statement does to it: the same as the statements of the real ones,
//! one after the other.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use kaiju_server::results::SeatResult;
use kaiju_server::reviews::SeatReview;
use kaiju_server::row::{Deed, Row};
use kaiju_server::store::{
    AccountRow, Appended, ArchivedTable, BotAdded, BotRow, ChannelRow, Claim, Entered, Headline, Leased, LedgerEntry,
    LogLine, Mark, PasskeyRow, RATED, ReportRow, SessionRow, StoreCounts, StoreError, StoreResult, StoredBot,
    TableRecord, TableWait, Tie, TieKind, WaitingTable,
};
use kaiju_wire::frame::Said;
use kaiju_wire::hex;
use kaiju_wire::notice::QuietHours;
use kaiju_wire::people::ProfileRow;
use kaiju_wire::table::Phase;

use crate::notices::SimNoticeBook;
use crate::planted::Planted;

/// How many lines of chat a table keeps.
const TALK_KEPT: usize = 200;
/// A session is noted as used when that was last done so long ago.
const USED_MS: u64 = 24 * 60 * 60 * 1000;
/// Lapsed leases are forgotten after so long.
const FORGOTTEN_MS: u64 = 60_000;

/// A table with everything that belongs to it.
#[derive(Clone)]
pub(crate) struct SimGame {
    pub(crate) record: TableRecord,
    pub(crate) due: u64,
    waits: TableWait,
    pub(crate) rows: Vec<Row>,
    /// When each row was written, in microseconds since the beginning.
    pub(crate) written: Vec<u64>,
    ids: HashMap<String, u64>,
    kept: Option<String>,
    /// Lines of chat with their ids.
    talk: Vec<(Said, Option<String>)>,
    talked: u64,
    seen: BTreeMap<char, u64>,
}

impl SimGame {
    fn head(&self) -> u64 {
        self.rows.last().map_or(0, |row| row.seq)
    }

    fn is_open(&self) -> bool {
        !matches!(self.record.phase, Phase::Over | Phase::Closed)
    }

    fn take(&mut self, row: Row, now_us: u64) {
        self.ids.entry(row.id.clone()).or_insert(row.seq);
        self.rows.push(row);
        self.written.push(now_us);
    }
}

struct SimLogin {
    account: String,
    label: String,
    created_ms: u64,
    seen_ms: u64,
}

/// A node's right to see to a table.
#[derive(Clone, Debug)]
pub(crate) struct SimLease {
    pub(crate) node: String,
    /// By the database's clock.
    pub(crate) until_ms: u64,
}

/// The moment at which a statement is carried out.
#[derive(Clone, Copy)]
pub(crate) struct StatementTime {
    /// By the database's clock.
    pub(crate) ms: u64,
    /// Since the beginning, in microseconds.
    pub(crate) us: u64,
}

/// Everything.
#[derive(Default)]
pub(crate) struct SimTables {
    pub(crate) epoch: Arc<str>,
    pub(crate) games: BTreeMap<String, SimGame>,
    pub(crate) leases: BTreeMap<String, SimLease>,
    /// The last request of each node.
    asked: BTreeMap<String, u64>,
    accounts: BTreeMap<String, AccountRow>,
    logins: BTreeMap<String, SimLogin>,
    passkeys: BTreeMap<String, PasskeyRow>,
    challenges: BTreeMap<String, (String, u64)>,
    holdings: BTreeMap<(String, String, char), u64>,
    /// The holdings that were reviewed.
    reviewed: BTreeSet<(String, String, char)>,
    ledgers: BTreeMap<String, Vec<LedgerEntry>>,
    /// What accounts are called in ledgers.
    players: BTreeMap<String, String>,
    pub(crate) notices: SimNoticeBook,
    ties: BTreeMap<(String, TieKind, String), Tie>,
    results: BTreeMap<(String, char), SeatResult>,
    reviews: BTreeMap<(String, char), SeatReview>,
    reports: BTreeMap<String, ReportRow>,
    /// What makes accounts bots.
    bots: BTreeMap<String, BotRow>,
    restoring: bool,
    pub(crate) planted: Option<Planted>,
}

fn taken(what: &str) -> StoreError {
    StoreError::Unavailable(format!("the {what} is taken"))
}

/// The first of those that come after a mark, the latest first.
fn page<T>(mut all: Vec<((u64, String), T)>, after: &Mark, most: u32) -> Vec<T> {
    let mark = (after.at_ms, after.id.clone());
    all.retain(|(place, _)| *place < mark);
    all.sort_by(|(one, _), (other, _)| other.cmp(one));
    all.truncate(most as usize);
    all.into_iter().map(|(_, entry)| entry).collect()
}

/// What the column `due` says of a table that is written down as a whole.
fn due(record: &TableRecord, last: u64) -> u64 {
    let begins = record.phase == Phase::Gathering && record.info.begin_by_ms.is_some();
    if begins || matches!(record.phase, Phase::Sealing | Phase::Playing) { last } else { 0 }
}

/// A table in a list, with whom it waits for.
fn waiting(game: &SimGame) -> WaitingTable {
    let (asked, deadline_ms) = (game.waits.asked, game.waits.deadline_ms);
    WaitingTable { table: game.record.clone(), asked, deadline_ms, own: Vec::new() }
}

impl SimTables {
    pub(crate) fn new(planted: Option<Planted>) -> SimTables {
        SimTables { epoch: "first life".into(), planted, ..SimTables::default() }
    }

    fn game(&mut self, id: &str) -> StoreResult<&mut SimGame> {
        self.games.get_mut(id).ok_or_else(|| StoreError::Unavailable("there is no such table".to_string()))
    }

    // ── tables ───────────────────────────────────────────────────────────────
    pub(crate) fn open(&mut self, record: TableRecord, rows: Vec<Row>, at: StatementTime) -> StoreResult<()> {
        if self.games.contains_key(&record.id) {
            return Err(taken("id"));
        }
        if self.by_code(&record.code).is_some() {
            return Err(taken("code"));
        }
        let due = due(&record, rows.last().map_or(0, |row| row.seq));
        let mut game = SimGame {
            due,
            waits: TableWait { due_ms: Some(0), ..TableWait::default() },
            rows: Vec::new(),
            written: Vec::new(),
            ids: HashMap::new(),
            kept: None,
            talk: Vec::new(),
            talked: 0,
            seen: BTreeMap::new(),
            record,
        };
        for row in rows {
            game.take(row, at.us);
        }
        self.games.insert(game.record.id.clone(), game);
        Ok(())
    }

    pub(crate) fn append(&mut self, id: &str, row: Row, headline: Headline, at: StatementTime) -> Appended {
        let planted = self.planted;
        let Some(game) = self.games.get_mut(id) else { return Appended::Conflict { head: 0 } };
        if let Some(&seq) = game.ids.get(&row.id) {
            let claim = game.rows.iter().find(|known| known.seq == seq).map(|known| known.claim.clone());
            return Appended::Known { seq, claim: claim.unwrap_or_default() };
        }
        let head = game.head();
        if row.seq != head + 1 && planted != Some(Planted::NumberTwice) {
            return Appended::Conflict { head };
        }
        game.record.phase = headline.phase;
        game.record.updated_ms = row.at_ms;
        let due = headline.waits.due_ms.is_some() && planted != Some(Planted::DueForgotten);
        (game.due, game.waits) = (if due { row.seq } else { 0 }, headline.waits);
        if let Some(info) = headline.info {
            game.record.info = info;
        }
        if let Some(text) = headline.record {
            game.kept.get_or_insert(text);
        }
        let (seq, at_ms) = (row.seq, row.at_ms);
        let gathers = headline.phase == Phase::Gathering;
        let risen = if let Deed::Rose { seat } = row.deed { Some(seat.letter()).filter(|_| gathers) } else { None };
        game.take(row, at.us);
        if let Some(risen) = risen {
            self.holdings.retain(|(_, game, seat), _| (game.as_str(), *seat) != (id, risen));
            self.reviewed.retain(|(_, game, seat)| (game.as_str(), *seat) != (id, risen));
        }
        if let Some(seat) = headline.notice {
            let holds = self.holdings.keys().filter(|(_, game, at)| game == id && *at == seat);
            let accounts = holds.map(|(account, _, _)| account.clone()).collect();
            let sessions = self.session_hashes();
            self.notices.tell((id, seat, seq), at_ms, &accounts, &sessions);
        }
        if let Some(entry) = headline.rated {
            self.enter(RATED, LedgerEntry { seq: 0, id: id.to_string(), at_ms, entry }, None);
        }
        self.keep_results(id, headline.results);
        Appended::Fresh
    }

    /// The hashes of all sessions.
    pub(crate) fn session_hashes(&self) -> BTreeSet<String> {
        self.logins.keys().cloned().collect()
    }

    /// A channel of an account or a table that is there.
    pub(crate) fn add_channel(&mut self, channel: ChannelRow, most: u32) {
        if self.accounts.contains_key(&channel.account) || self.games.contains_key(&channel.game) {
            self.notices.add(channel, most);
        }
    }

    /// Tells a player of ledgers that a seat waits for them.
    pub(crate) fn tell_player(&mut self, player: &str, game: &str, seat: char, now_ms: u64) {
        let known = self.players.iter().find(|(_, known)| *known == player).map(|(account, _)| account.clone());
        let sessions = self.session_hashes();
        if let Some(account) = known {
            self.notices.tell_one((game, seat, 1), now_ms, &BTreeSet::from([account]), &sessions);
        }
    }

    /// Sets the quiet hours of an account that is there.
    pub(crate) fn set_quiet(&mut self, account: String, quiet: Option<QuietHours>) {
        if self.accounts.contains_key(&account) {
            self.notices.set_quiet(account, quiet);
        }
    }

    // ── what happens between games ───────────────────────────────────────────
    pub(crate) fn enter(&mut self, ledger: &str, entry: LedgerEntry, expected: Option<u64>) -> Entered {
        let entries = self.ledgers.entry(ledger.to_string()).or_default();
        let twice = self.planted == Some(Planted::EntryTwice);
        if let Some(known) = entries.iter().find(|known| known.id == entry.id && !twice) {
            return Entered::Known(known.clone());
        }
        let last = entries.len() as u64;
        if expected.is_some_and(|expected| expected != last) {
            return Entered::Conflict;
        }
        entries.push(LedgerEntry { seq: last + 1, ..entry });
        Entered::Fresh(last + 1)
    }

    pub(crate) fn ledger_entry(&self, ledger: &str, id: &str) -> Option<LedgerEntry> {
        self.ledgers.get(ledger)?.iter().find(|entry| entry.id == id).cloned()
    }

    pub(crate) fn entries(&self, ledger: &str, after: u64, most: u32) -> Vec<LedgerEntry> {
        let entries = self.ledgers.get(ledger).into_iter().flatten();
        entries.filter(|entry| entry.seq > after).take(most as usize).cloned().collect()
    }

    pub(crate) fn ledger_names(&self, after: &str, most: u32) -> Vec<String> {
        self.ledgers.keys().filter(|name| name.as_str() > after).take(most as usize).cloned().collect()
    }

    pub(crate) fn player(&mut self, account: &str, otherwise: Option<String>) -> Option<String> {
        if let (None, Some(otherwise), true) =
            (self.players.get(account), otherwise, self.accounts.contains_key(account))
        {
            self.players.insert(account.to_string(), otherwise);
        }
        self.players.get(account).cloned()
    }

    pub(crate) fn players(&self, players: &[String]) -> Vec<(String, String)> {
        let known = self.players.iter().filter(|(_, player)| players.contains(player));
        known.filter_map(|(name, player)| Some((player.clone(), self.accounts.get(name)?.shown.clone()))).collect()
    }

    // ── what accounts keep ───────────────────────────────────────────────────
    pub(crate) fn tie(&mut self, tie: Tie, most: u32) -> bool {
        let others = self.ties(|one| one.owner == tie.owner && one.kind == tie.kind && one.key != tie.key).len();
        if !self.accounts.contains_key(&tie.owner) || others >= most as usize {
            return false;
        }
        let word = tie.word.clone();
        if self.planted == Some(Planted::TieForgotten) && tie.at_ms.is_multiple_of(8) {
            return true;
        }
        self.ties.entry((tie.owner.clone(), tie.kind, tie.key.clone())).or_insert(tie).word = word;
        true
    }

    pub(crate) fn untie(&mut self, owner: &str, kind: TieKind, key: &str) -> u64 {
        u64::from(self.ties.remove(&(owner.to_string(), kind, key.to_string())).is_some())
    }

    pub(crate) fn ties(&self, wanted: impl Fn(&Tie) -> bool) -> Vec<Tie> {
        let mut all: Vec<Tie> = self.ties.values().filter(|tie| wanted(tie)).cloned().collect();
        all.sort_by(|one, other| (other.at_ms, &other.id).cmp(&(one.at_ms, &one.id)));
        all
    }

    pub(crate) fn table_holders(&self, game: &str) -> Vec<(char, String)> {
        let held = self.holdings.keys().filter(|(_, at, _)| at == game);
        let mut all: Vec<(char, String)> = held.map(|(account, _, seat)| (*seat, account.clone())).collect();
        all.sort();
        all
    }

    pub(crate) fn keep_results(&mut self, game: &str, results: Vec<SeatResult>) {
        for one in results {
            self.results.entry((game.to_string(), one.seat)).or_insert(one);
        }
    }

    pub(crate) fn unreviewed(&self, most: u32) -> Vec<String> {
        let left = self.holdings.iter().filter(|(held, _)| {
            let counted = self.results.contains_key(&(held.1.clone(), held.2));
            counted && !self.reviewed.contains(*held)
        });
        let mut games: Vec<(u64, &String)> = left.map(|((_, game, _), made)| (*made, game)).collect();
        games.sort_by(|one, other| other.cmp(one));
        games.truncate(most as usize);
        games.dedup();
        games.into_iter().map(|(_, game)| game.clone()).collect()
    }

    pub(crate) fn keep_reviews(&mut self, game: &str, reviews: Vec<SeatReview>) {
        if !self.games.contains_key(game) {
            return;
        }
        let counted = |at: char| self.results.contains_key(&(game.to_string(), at));
        let held = self.holdings.keys().filter(|(_, at, seat)| at == game && counted(*seat));
        let held: Vec<(String, String, char)> = held.cloned().collect();
        self.reviewed.extend(held);
        for one in reviews {
            self.reviews.entry((game.to_string(), one.seat)).or_insert(one);
        }
    }

    pub(crate) fn reviews(&self, game: &str) -> Vec<SeatReview> {
        self.reviews.iter().filter(|((at, _), _)| at == game).map(|(_, review)| *review).collect()
    }

    pub(crate) fn uncounted(&self, account: &str, most: u32) -> Vec<(String, char)> {
        let over = |game: &String| self.games.get(game).is_some_and(|game| game.record.phase == Phase::Over);
        let own = self.seats_of(account).into_iter().filter(|seat| !self.results.contains_key(seat) && over(&seat.0));
        own.take(most as usize).collect()
    }

    pub(crate) fn sums(&self, account: &str) -> Vec<ProfileRow> {
        let mut sums: BTreeMap<(String, u32, String), ProfileRow> = BTreeMap::new();
        for seat in self.seats_of(account) {
            let Some(one) = self.results.get(&seat) else { continue };
            if one.edition.is_empty() {
                continue;
            }
            let (edition, players, monster) = (one.edition.clone(), one.players, one.monster.clone());
            let new = ProfileRow { edition, players, monster, ..ProfileRow::default() };
            let sum = sums.entry((new.edition.clone(), players, new.monster.clone())).or_insert(new);
            sum.games += 1;
            sum.wins += u64::from(one.won);
            sum.damage += u64::from(one.damage);
            sum.stars += u64::from(one.stars);
            sum.tokyo += u64::from(one.tokyo);
            sum.eliminations += u64::from(one.eliminations);
            if let Some(review) = self.reviews.get(&seat) {
                sum.reviewed += 1;
                sum.luck += i64::from(review.luck);
                sum.play += i64::from(review.play);
                sum.decided += u64::from(review.accuracy.is_some());
                sum.accuracy += u64::from(review.accuracy.unwrap_or(0));
            }
        }
        sums.into_values().collect()
    }

    pub(crate) fn file_report(&mut self, report: ReportRow) -> bool {
        let fresh = !self.reports.contains_key(&report.id);
        self.reports.entry(report.id.clone()).or_insert(report);
        fresh
    }

    pub(crate) fn report(&self, id: &str) -> Option<ReportRow> {
        self.reports.get(id).cloned()
    }

    pub(crate) fn reports(&self, after: &Mark, most: u32) -> Vec<ReportRow> {
        let all = self.reports.values().map(|report| ((report.at_ms, report.id.clone()), report.clone()));
        page(all.collect(), after, most)
    }

    pub(crate) fn drop_report(&mut self, id: &str) -> u64 {
        u64::from(self.reports.remove(id).is_some())
    }

    pub(crate) fn forget_reports(&mut self, before_ms: u64) {
        self.reports.retain(|_, report| report.at_ms >= before_ms);
    }

    pub(crate) fn holders(&self, game: &str, seat: char) -> Vec<String> {
        let held = self.holdings.keys().filter(|(_, at, held)| at == game && *held == seat);
        held.map(|(account, _, _)| account.clone()).collect()
    }

    pub(crate) fn counts(&self) -> StoreCounts {
        let [tables, accounts, reports] =
            [self.games.len(), self.accounts.len(), self.reports.len()].map(|count| count as u64);
        StoreCounts { tables, accounts, reports }
    }

    pub(crate) fn rows(&self, id: &str, after: u64, now_us: u64) -> Vec<Row> {
        let Some(game) = self.games.get(id) else { return Vec::new() };
        let lag = if self.planted == Some(Planted::StaleReads) { 2_000_000 } else { 0 };
        let from = game.rows.partition_point(|row| row.seq <= after);
        let known = game.written.partition_point(|at| *at + lag <= now_us).max(1);
        game.rows[from.min(known)..known].to_vec()
    }

    pub(crate) fn heads(&self, ids: &[String]) -> Vec<(String, u64)> {
        let blind = self.planted == Some(Planted::NeverWoken);
        let head = |id: &String| self.games.get(id).filter(|_| !blind).map_or(0, SimGame::head);
        ids.iter().map(|id| (id.clone(), head(id))).collect()
    }

    pub(crate) fn by_code(&self, code: &str) -> Option<String> {
        let found = self.games.values().find(|game| game.record.code == code && game.is_open());
        found.map(|game| game.record.id.clone())
    }

    pub(crate) fn record_of(&self, id: &str) -> Option<TableRecord> {
        self.games.get(id).map(|game| game.record.clone())
    }

    pub(crate) fn lobby(&self, since_ms: u64, after: &Mark, most: u32) -> Vec<TableRecord> {
        let open = self.games.values().filter(|game| game.record.public && game.is_open());
        let lively = open.filter(|game| game.record.updated_ms >= since_ms);
        page(lively.map(|g| ((g.record.updated_ms, g.record.id.clone()), g.record.clone())).collect(), after, most)
    }

    pub(crate) fn records(&self, after: &Mark, most: u32) -> Vec<TableRecord> {
        let over = self.games.values().filter(|game| game.record.public && game.record.phase == Phase::Over);
        page(over.map(|g| ((g.record.created_ms, g.record.id.clone()), g.record.clone())).collect(), after, most)
    }

    pub(crate) fn stalled(
        &self,
        (after_ms, after): (u64, &str),
        (due_by_ms, most): (u64, u32),
        leased: bool,
        now_ms: u64,
    ) -> Vec<(u64, String)> {
        let lapsed = |id: &str| !leased || self.leases.get(id).is_none_or(|lease| lease.until_ms <= now_ms);
        let by_now = |game: &SimGame| game.due > 0 && game.waits.due_ms.unwrap_or(0) <= due_by_ms;
        let due = self.games.values().filter(|game| by_now(game) && lapsed(&game.record.id));
        let mut all: Vec<(u64, String)> = due.map(|game| (game.record.updated_ms, game.record.id.clone())).collect();
        all.retain(|(at, id)| (*at, id.as_str()) > (after_ms, after));
        all.sort();
        all.truncate(most as usize);
        all
    }

    pub(crate) fn rest(&mut self, id: &str, seq: u64, waits: TableWait) {
        if let Some(game) = self.games.get_mut(id).filter(|game| game.due == seq) {
            (game.due, game.waits) = (if waits.due_ms.is_some() { seq } else { 0 }, waits);
        }
    }

    pub(crate) fn turns(&self, ids: &[String]) -> Vec<WaitingTable> {
        ids.iter().filter_map(|id| self.games.get(id)).map(waiting).collect()
    }

    pub(crate) fn open_holdings(&self, account: &str, most: u32) -> Vec<WaitingTable> {
        let held = self.holdings.keys().filter(|(owner, _, _)| owner == account).map(|(_, game, seat)| (game, seat));
        let open = held.filter_map(|(game, seat)| Some((self.games.get(game).filter(|game| game.is_open())?, *seat)));
        let mut open: Vec<(&SimGame, char)> = open.collect();
        open.sort_by_key(|(game, seat)| std::cmp::Reverse((game.record.created_ms, game.record.id.clone(), *seat)));
        open.truncate(most as usize);
        let mut all: Vec<WaitingTable> = Vec::new();
        for (game, seat) in open {
            match all.last_mut().filter(|last| last.table.id == game.record.id) {
                Some(last) => last.own.push(seat),
                None => all.push(WaitingTable { own: vec![seat], ..waiting(game) }),
            }
        }
        all
    }

    pub(crate) fn games_after(&self, id: &str, most: u32) -> Vec<TableRecord> {
        let after = self.games.range::<str, _>((std::ops::Bound::Excluded(id), std::ops::Bound::Unbounded));
        after.take(most as usize).map(|(_, game)| game.record.clone()).collect()
    }

    pub(crate) fn forget_games(&mut self, phase: Phase, before_ms: u64, most: u32) -> Vec<String> {
        let old = self.games.values().filter(|g| g.record.phase == phase && g.record.updated_ms < before_ms);
        let mut old: Vec<(u64, String)> = old.map(|g| (g.record.updated_ms, g.record.id.clone())).collect();
        old.sort();
        old.truncate(most as usize);
        let gone: Vec<String> = old.into_iter().map(|(_, id)| id).collect();
        for id in &gone {
            self.games.remove(id);
            self.holdings.retain(|(_, game, _), _| game != id);
            self.reviewed.retain(|(_, game, _)| game != id);
            self.notices.forget_game(id);
            self.results.retain(|(game, _), _| game != id);
            self.reviews.retain(|(game, _), _| game != id);
            self.ties.retain(|_, tie| !(tie.kind.is_of_game() && tie.key == *id));
        }
        gone
    }

    // ── leases ───────────────────────────────────────────────────────────────
    pub(crate) fn lease(&mut self, claim: &Claim, at: StatementTime) -> Leased {
        let now_ms = Some(at.ms);
        let last = self.asked.entry(claim.node.clone()).or_default();
        if claim.number <= *last && self.planted != Some(Planted::LateLeases) {
            return Leased { now_ms, games: Vec::new() };
        }
        *last = claim.number.max(*last);
        let asked: BTreeSet<&String> = claim.games.iter().collect();
        self.leases.retain(|game, lease| {
            let given_up = lease.node == claim.node && claim.given_up.contains(game);
            asked.contains(game) || (lease.until_ms + FORGOTTEN_MS >= at.ms && !given_up)
        });
        let mut games = Vec::new();
        for game in asked {
            let before = self.leases.get(game);
            if before.is_none_or(|lease| lease.node == claim.node || lease.until_ms <= at.ms) {
                let lease = SimLease { node: claim.node.clone(), until_ms: at.ms + claim.for_ms };
                self.leases.insert(game.clone(), lease);
                games.push(game.clone());
            }
        }
        if self.planted == Some(Planted::LeaseForAll) {
            games.clone_from(&claim.games);
        }
        Leased { now_ms, games }
    }

    // ── talk and presence ────────────────────────────────────────────────────
    pub(crate) fn say(&mut self, game: &str, said: Said, id: Option<String>) -> StoreResult<u64> {
        if let Some(number) = id.as_ref().and_then(|id| self.said(game, id)) {
            return Ok(number);
        }
        let game = self.game(game)?;
        game.talked += 1;
        game.talk.push((Said { number: game.talked, ..said }, id));
        let surplus = game.talk.len().saturating_sub(TALK_KEPT);
        game.talk.drain(..surplus);
        Ok(game.talked)
    }

    pub(crate) fn said(&self, game: &str, id: &str) -> Option<u64> {
        let mut lines = self.games.get(game)?.talk.iter();
        lines.find(|(_, known)| known.as_deref() == Some(id)).map(|(said, _)| said.number)
    }

    pub(crate) fn talk(&self, id: &str, after: u64) -> Vec<Said> {
        let lines = self.games.get(id).into_iter().flat_map(|game| &game.talk).map(|(said, _)| said);
        lines.filter(|said| said.number > after).take(TALK_KEPT).cloned().collect()
    }

    pub(crate) fn touch(&mut self, seen: &[(String, char, u64)], at: StatementTime) {
        for (id, seat, ago) in seen {
            if let Some(game) = self.games.get_mut(id) {
                game.seen.insert(*seat, at.ms.saturating_sub(*ago));
            }
        }
    }

    pub(crate) fn seen(&self, id: &str, now_ms: u64) -> Vec<(char, u64)> {
        let seen = self.games.get(id).into_iter().flat_map(|game| &game.seen);
        seen.map(|(seat, at)| (*seat, now_ms.saturating_sub(*at))).collect()
    }

    // ── people ───────────────────────────────────────────────────────────────
    pub(crate) fn make_account(&mut self, account: AccountRow) -> bool {
        let alike = |other: &AccountRow| account.looks.is_some() && other.looks == account.looks;
        if self.accounts.contains_key(&account.name) || self.accounts.values().any(alike) {
            return false;
        }
        self.accounts.insert(account.name.clone(), account);
        true
    }

    pub(crate) fn account(&self, name: &str) -> Option<AccountRow> {
        self.accounts.get(name).cloned()
    }

    pub(crate) fn accounts(&self) -> Vec<AccountRow> {
        self.accounts.values().cloned().collect()
    }

    pub(crate) fn sessions(&self, account: &str) -> Vec<SessionRow> {
        let own = self.logins.iter().filter(|(_, login)| login.account == account);
        let row = |(hash, login): (&String, &SimLogin)| SessionRow {
            hash: hash.clone(),
            label: login.label.clone(),
            created_ms: login.created_ms,
            seen_ms: login.seen_ms,
        };
        let mut all: Vec<SessionRow> = own.map(row).collect();
        all.sort_by(|one, other| (other.seen_ms, &other.hash).cmp(&(one.seen_ms, &one.hash)));
        all
    }

    pub(crate) fn end_session_of(&mut self, account: &str, id: &str) -> u64 {
        let before = self.logins.len();
        self.logins.retain(|hash, login| login.account != account || hash.get(..16) != Some(id));
        (before - self.logins.len()) as u64
    }

    pub(crate) fn add_passkey(&mut self, passkey: PasskeyRow) -> bool {
        let free = self.accounts.contains_key(&passkey.account) && !self.passkeys.contains_key(&passkey.id);
        if free {
            self.passkeys.insert(passkey.id.clone(), passkey);
        }
        free
    }

    pub(crate) fn passkey(&self, id: &str) -> Option<PasskeyRow> {
        self.passkeys.get(id).cloned()
    }

    pub(crate) fn passkeys(&self, account: &str) -> Vec<PasskeyRow> {
        let mut own: Vec<PasskeyRow> = self.passkeys.values().filter(|one| one.account == account).cloned().collect();
        own.sort_by(|one, other| (one.created_ms, &one.id).cmp(&(other.created_ms, &other.id)));
        own
    }

    pub(crate) fn use_passkey(&mut self, id: &str, counter: u32) {
        if let Some(passkey) = self.passkeys.get_mut(id) {
            passkey.counter = counter;
        }
    }

    pub(crate) fn drop_passkey(&mut self, account: &str, id: &str) -> u64 {
        let ours = self.passkeys.get(id).is_some_and(|passkey| passkey.account == account);
        u64::from(ours && self.passkeys.remove(id).is_some())
    }

    pub(crate) fn make_challenge(&mut self, hash: String, account: String, now_ms: u64, until_ms: u64) {
        self.challenges.retain(|_, (_, until)| *until >= now_ms);
        self.challenges.insert(hash, (account, until_ms));
    }

    pub(crate) fn take_challenge(&mut self, hash: &str, now_ms: u64) -> Option<String> {
        let good = self.challenges.get(hash).is_some_and(|(_, until)| *until >= now_ms);
        self.challenges.remove(hash).filter(|_| good).map(|(account, _)| account)
    }

    pub(crate) fn make_session(
        &mut self,
        hash: String,
        account: String,
        label: String,
        now_ms: u64,
    ) -> StoreResult<()> {
        if self.logins.contains_key(&hash) {
            return Err(taken("session"));
        }
        self.logins.insert(hash, SimLogin { account, label, created_ms: now_ms, seen_ms: now_ms });
        Ok(())
    }

    pub(crate) fn session(&mut self, hash: &str, since_ms: u64, now_ms: u64) -> Option<AccountRow> {
        let login = self.logins.get_mut(hash).filter(|login| login.seen_ms >= since_ms)?;
        let account = self.accounts.get(&login.account).filter(|account| account.created_ms <= login.created_ms)?;
        if now_ms.saturating_sub(login.seen_ms) >= USED_MS {
            login.seen_ms = now_ms;
        }
        Some(account.clone())
    }

    pub(crate) fn end_session(&mut self, hash: &str) -> u64 {
        u64::from(self.logins.remove(hash).is_some())
    }

    pub(crate) fn end_sessions(&mut self, account: &str) -> u64 {
        let before = self.logins.len();
        self.logins.retain(|_, login| login.account != account);
        (before - self.logins.len()) as u64
    }

    // ── bots ─────────────────────────────────────────────────────────────────
    pub(crate) fn add_bot(&mut self, StoredBot { account, bot }: StoredBot, most: u32) -> BotAdded {
        let had = self.bots.values().filter(|one| one.owner == bot.owner).count();
        if had >= most as usize || !self.accounts.contains_key(&bot.owner) {
            return BotAdded::TooMany;
        }
        let name = account.name.clone();
        if !self.make_account(account) {
            return BotAdded::NameTaken;
        }
        self.bots.insert(name, bot);
        BotAdded::Fresh
    }

    pub(crate) fn bot(&self, account: &str) -> Option<BotRow> {
        self.bots.get(account).cloned()
    }

    pub(crate) fn bots(&self, wanted: impl Fn(&BotRow) -> bool) -> Vec<StoredBot> {
        let found = self.bots.iter().filter(|(_, bot)| wanted(bot));
        found.filter_map(|(name, bot)| Some(StoredBot { account: self.account(name)?, bot: bot.clone() })).collect()
    }

    pub(crate) fn bots_since(&self, since_ms: u64, most: u32) -> Vec<StoredBot> {
        let mut found = self.bots(|bot| bot.seen_ms >= since_ms);
        found.sort_by(|a, b| (a.bot.seen_ms, &a.account.name).cmp(&(b.bot.seen_ms, &b.account.name)));
        found.truncate(most as usize);
        found
    }

    pub(crate) fn bots_among(&self, players: &[String]) -> Vec<(String, StoredBot)> {
        let known = self.players.iter().filter(|(_, player)| players.contains(player));
        let bot = |(name, player): (&String, &String)| {
            let (account, bot) = (self.account(name)?, self.bot(name)?);
            Some((player.clone(), StoredBot { account, bot }))
        };
        known.filter_map(bot).collect()
    }

    pub(crate) fn renew_bot(&mut self, account: &str, hash: String) -> u64 {
        let bot = self.bots.get_mut(account);
        u64::from(bot.map(|bot| bot.hash = hash).is_some())
    }

    pub(crate) fn bot_seen(&mut self, player: &str, now_ms: u64) {
        let name = self.players.iter().find(|(_, one)| *one == player).map(|(name, _)| name);
        if let Some(bot) = name.and_then(|name| self.bots.get_mut(name)) {
            bot.seen_ms = bot.seen_ms.max(now_ms);
        }
    }

    pub(crate) fn delete_account(&mut self, name: &str) -> u64 {
        for bot in self.bots(|bot| bot.owner == name) {
            self.delete_account(&bot.account.name);
        }
        self.bots.remove(name);
        let ended = self.end_sessions(name);
        self.holdings.retain(|(account, _, _), _| account != name);
        self.reviewed.retain(|(account, _, _)| account != name);
        self.passkeys.retain(|_, passkey| passkey.account != name);
        self.challenges.retain(|_, (account, _)| account != name);
        self.notices.forget_account(name);
        self.accounts.remove(name);
        self.players.remove(name);
        self.ties.retain(|_, tie| tie.owner != name && !(tie.kind.is_of_account() && tie.key == name));
        ended
    }

    pub(crate) fn forget_sessions(&mut self, before_ms: u64) {
        self.logins.retain(|_, login| login.seen_ms >= before_ms);
    }

    pub(crate) fn hold(&mut self, account: String, game: String, seat: char) {
        if self.accounts.contains_key(&account) {
            let made = self.games.get(&game).map_or(0, |game| game.record.created_ms);
            self.holdings.entry((account, game, seat)).or_insert(made);
        }
    }

    pub(crate) fn holdings(&self, account: &str, after: &Mark, most: u32) -> Vec<(char, TableRecord)> {
        let own = self.holdings.iter().filter(|((holder, _, _), _)| holder == account);
        let list = own.filter_map(|((_, game, seat), made)| {
            let record = self.record_of(game)?;
            Some(((*made, format!("{game}.{seat}")), (*seat, record)))
        });
        page(list.collect(), after, most)
    }

    pub(crate) fn seats_of(&self, account: &str) -> Vec<(String, char)> {
        let own = self.holdings.keys().filter(|(holder, _, _)| holder == account);
        own.map(|(_, game, seat)| (game.clone(), *seat)).collect()
    }

    // ── what is kept word for word ───────────────────────────────────────────
    pub(crate) fn entry(&self, id: &str) -> Option<ArchivedTable> {
        let TableRecord { id, code, rules, secret, public, phase, created_ms, updated_ms, info } =
            self.record_of(id)?;
        Some(ArchivedTable {
            id,
            code,
            rules: i64::from(rules),
            secret: hex::write(&secret),
            public: i64::from(public),
            phase: phase.word().to_string(),
            created_ms: created_ms as i64,
            updated_ms: updated_ms as i64,
            info: serde_json::to_string(&info).unwrap_or_default(),
        })
    }

    pub(crate) fn entries_after(&self, id: &str, most: u32) -> Vec<ArchivedTable> {
        self.games_after(id, most).iter().filter_map(|record| self.entry(&record.id)).collect()
    }

    pub(crate) fn log_lines(&self, id: &str) -> Vec<LogLine> {
        let rows = self.games.get(id).into_iter().flat_map(|game| &game.rows);
        rows.map(|row| LogLine {
            seq: row.seq as i64,
            id: row.id.clone(),
            claim: row.claim.clone(),
            at_ms: row.at_ms as i64,
            deed: serde_json::to_string(&row.deed).unwrap_or_default(),
        })
        .collect()
    }

    pub(crate) fn take_in(&mut self, entry: &ArchivedTable, lines: &[LogLine], at: StatementTime) -> StoreResult<()> {
        let rows = lines.iter().map(LogLine::row).collect::<StoreResult<Vec<Row>>>()?;
        self.open(entry.game()?, rows, at)
    }

    pub(crate) fn kept_record(&self, id: &str) -> Option<String> {
        self.games.get(id)?.kept.clone()
    }

    pub(crate) fn keep_record(&mut self, id: &str, text: String) -> StoreResult<()> {
        self.game(id)?.kept.get_or_insert(text);
        Ok(())
    }

    pub(crate) fn set_restoring(&mut self, under_way: bool) {
        self.restoring = under_way;
    }
}

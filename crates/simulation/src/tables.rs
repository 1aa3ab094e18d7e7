//! What the simulated database holds, and what each statement does to it: the same as the statements of the real ones,
//! one after the other.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use kaiju_server::row::Row;
use kaiju_server::store::{
    AccountRow, Appended, ArchivedTable, Claim, Headline, Leased, LogLine, Mark, StoreError, StoreResult, TableRecord,
};
use kaiju_wire::frame::Said;
use kaiju_wire::hex;
use kaiju_wire::table::Phase;

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
    pub(crate) rows: Vec<Row>,
    /// When each row was written, in microseconds since the beginning.
    pub(crate) written: Vec<u64>,
    ids: HashMap<String, u64>,
    kept: Option<String>,
    talk: Vec<Said>,
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
    holdings: BTreeMap<(String, String, char), u64>,
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
fn due(phase: Phase, last: u64) -> u64 {
    if matches!(phase, Phase::Sealing | Phase::Playing) { last } else { 0 }
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
        let due = due(record.phase, rows.last().map_or(0, |row| row.seq));
        let mut game = SimGame {
            due,
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
        let due = headline.due && planted != Some(Planted::DueForgotten);
        game.due = if due { row.seq } else { 0 };
        if let Some(info) = headline.info {
            game.record.info = info;
        }
        if let Some(text) = headline.record {
            game.kept.get_or_insert(text);
        }
        game.take(row, at.us);
        Appended::Fresh
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
        most: u32,
        leased: bool,
        now_ms: u64,
    ) -> Vec<(u64, String)> {
        let lapsed = |id: &str| !leased || self.leases.get(id).is_none_or(|lease| lease.until_ms <= now_ms);
        let due = self.games.values().filter(|game| game.due > 0 && lapsed(&game.record.id));
        let mut all: Vec<(u64, String)> = due.map(|game| (game.record.updated_ms, game.record.id.clone())).collect();
        all.retain(|(at, id)| (*at, id.as_str()) > (after_ms, after));
        all.sort();
        all.truncate(most as usize);
        all
    }

    pub(crate) fn rest(&mut self, id: &str, seq: u64) {
        if let Some(game) = self.games.get_mut(id).filter(|game| game.due == seq) {
            game.due = 0;
        }
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
    pub(crate) fn say(&mut self, id: &str, said: Said) -> StoreResult<u64> {
        let game = self.game(id)?;
        game.talked += 1;
        game.talk.push(Said { number: game.talked, ..said });
        let surplus = game.talk.len().saturating_sub(TALK_KEPT);
        game.talk.drain(..surplus);
        Ok(game.talked)
    }

    pub(crate) fn talk(&self, id: &str, after: u64) -> Vec<Said> {
        let lines = self.games.get(id).into_iter().flat_map(|game| &game.talk);
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

    pub(crate) fn make_session(&mut self, hash: String, account: String, now_ms: u64) -> StoreResult<()> {
        if self.logins.contains_key(&hash) {
            return Err(taken("session"));
        }
        self.logins.insert(hash, SimLogin { account, created_ms: now_ms, seen_ms: now_ms });
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

    pub(crate) fn delete_account(&mut self, name: &str) -> u64 {
        let ended = self.end_sessions(name);
        self.holdings.retain(|(account, _, _), _| account != name);
        self.accounts.remove(name);
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

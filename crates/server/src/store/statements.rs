//! The statements both databases understand, written once.

use kaiju_wire::frame::Said;
use kaiju_wire::table::Phase;
use tokio::sync::oneshot;

use kaiju_wire::table::TableInfo;

use super::archive::{ArchivedTable, LogLine};
use super::bots::{BotAdded, BotWrite};
use super::ledger::{Entered, LedgerEntry};
use super::notices::{NoticeRow, NoticeWrite};
use super::reports::ReportRow;
use super::ties::{Tie, TieKind};
use super::{
    AccountRow, Appended, Headline, Mark, PasskeyRow, StoreError, StoreResult, TableRecord, TableWait, WaitingTable,
};
use crate::results::SeatResult;
use crate::reviews::SeatReview;
use crate::row::Row;

/// Refuses a database that a newer kaiju has changed.
pub(super) fn check_newest(newest: i64, ours: &sqlx::migrate::Migrator) -> StoreResult<()> {
    if ours.iter().all(|migration| migration.version < newest) {
        return Err(StoreError::TooNew(format!("it has migration {newest}")));
    }
    Ok(())
}

/// Something to be written.
pub(super) enum Write {
    Open(Box<TableRecord>, Vec<Row>),
    Append(String, Box<Row>, Box<Headline>),
    /// A line at a table, and its id.
    Say(String, Said, Option<String>),
    Touch(Vec<(String, char, u64)>),
    Rest(String, u64, TableWait),
    Pulse(String),
    Account(AccountRow),
    Session(String, String, String, u64),
    EndSessionOf(String, String),
    Passkey(PasskeyRow),
    UsePasskey(String, u32),
    DropPasskey(String, String),
    Challenge(String, String, u64, u64),
    TakeChallenge(String, u64),
    UseSession(String, u64),
    EndSession(String),
    EndSessions(String),
    DeleteAccount(String),
    ForgetGames(Phase, u64, u32),
    ForgetSessions(u64),
    Hold(String, String, char),
    Epoch(String),
    TakeIn(Box<ArchivedTable>, Vec<LogLine>),
    Record(String, String),
    Restoring(bool),
    Enter(String, LedgerEntry, Option<u64>),
    Player(String, String),
    Notice(NoticeWrite),
    Tie(Box<Tie>, u32),
    Untie(String, TieKind, String),
    Results(String, Vec<SeatResult>),
    Reviews(String, Vec<SeatReview>),
    Report(ReportRow),
    Bot(Box<BotWrite>),
    DropReport(String),
    ForgetReports(u64),
}

/// What came of it.
#[derive(Debug)]
pub(super) enum Written {
    Appended(Appended),
    /// A number of rows, or that of a line.
    Number(u64),
    Ids(Vec<String>),
    Entered(Entered),
    Notices(Vec<NoticeRow>),
    Bot(BotAdded),
}

/// Something to be written, and where the answer goes.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) answer: oneshot::Sender<StoreResult<Written>>,
}

pub(super) type GameColumns = (String, String, i64, Vec<u8>, i64, String, i64, i64, String);
pub(super) type AccountColumns = (String, String, String, i64, Option<String>);
pub(super) type RowColumns = (i64, String, String, i64, String);

pub(super) fn game(
    (id, code, rules, secret, public, phase, created, updated, info): GameColumns,
) -> StoreResult<TableRecord> {
    let spoiled = |what: &str| StoreError::Unfit(format!("table {id} cannot be read: its {what} is spoiled"));
    Ok(TableRecord {
        secret: secret.try_into().map_err(|_| spoiled("secret"))?,
        info: serde_json::from_str(&info).map_err(|_| spoiled("description"))?,
        rules: rules as u32,
        public: public != 0,
        phase: Phase::from_word(&phase),
        created_ms: created as u64,
        updated_ms: updated as u64,
        code,
        id,
    })
}

/// The columns of a table, and whom it waits for.
pub(super) type WaitingColumns = (String, String, i64, Vec<u8>, i64, String, i64, i64, String, Option<String>, i64);

pub(super) fn waiting(columns: WaitingColumns) -> Option<WaitingTable> {
    let (id, code, rules, secret, public, phase, created, updated, info, asked, by) = columns;
    let table = game((id, code, rules, secret, public, phase, created, updated, info)).ok()?;
    let (asked, deadline_ms) = (asked.as_deref().map(letter), u64::try_from(by).ok().filter(|&by| by > 0));
    Some(WaitingTable { table, asked, deadline_ms, own: Vec::new() })
}

/// The same with a seat of one's own.
pub(super) type OwnColumns = (String, String, i64, Vec<u8>, i64, String, i64, i64, String, Option<String>, i64, String);

pub(super) fn own(columns: OwnColumns) -> Option<WaitingTable> {
    let (id, code, rules, secret, public, phase, created, updated, info, asked, by, seat) = columns;
    let table = waiting((id, code, rules, secret, public, phase, created, updated, info, asked, by))?;
    Some(WaitingTable { own: vec![letter(&seat)], ..table })
}

/// What the columns of a table say of what it waits for, given its last row: what is due and from when on, who is asked and
/// until when.
pub(super) fn waits(waits: &TableWait, seq: i64) -> (i64, i64, Option<String>, i64) {
    let due_ms = waits.due_ms.map_or(0, |at| at as i64);
    let due = if waits.due_ms.is_some() { seq } else { 0 };
    (due, due_ms, waits.asked.map(|seat| seat.to_string()), waits.deadline_ms.map_or(0, |at| at as i64))
}

pub(super) fn row((seq, id, claim, at_ms, deed): RowColumns) -> StoreResult<Row> {
    let deed = serde_json::from_str(&deed)
        .map_err(|error| StoreError::Unfit(format!("row {seq} of a table cannot be read: {error}")))?;
    Ok(Row { seq: seq as u64, id, claim, at_ms: at_ms as u64, deed })
}

pub(super) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub(super) fn letter(word: &str) -> char {
    word.chars().next().unwrap_or('?')
}

pub(super) const GAME: &str =
    "SELECT id, code, rules, secret, public, phase, created_ms, updated_ms, info FROM games WHERE id = $1";
pub(super) const ROWS: &str =
    "SELECT seq, id, claim, at_ms, deed FROM log WHERE game = $1 AND seq > $2 ORDER BY seq LIMIT 20000";
pub(super) const HEAD: &str = "SELECT COALESCE(MAX(seq), 0) FROM log WHERE game = $1";
/// Only open tables have a code; the index is on those.
pub(super) const BY_CODE: &str = "SELECT id FROM games WHERE code = $1 AND phase NOT IN ('over', 'closed')";
// The indexes for these lists are those of migration 4: what they ask for is what an index is in order of.
pub(super) const LOBBY: &str = "SELECT id, code, rules, secret, public, phase, created_ms, updated_ms, info FROM games \
     WHERE public = 1 AND phase NOT IN ('over', 'closed') AND updated_ms >= $1 \
     AND (updated_ms, id) < ($2, $3) ORDER BY updated_ms DESC, id DESC LIMIT $4";
pub(super) const RECORDS: &str = "SELECT id, code, rules, secret, public, phase, created_ms, updated_ms, info FROM games \
     WHERE public = 1 AND phase = 'over' AND (created_ms, id) < ($1, $2) ORDER BY created_ms DESC, id DESC LIMIT $3";
pub(super) const GAMES_AFTER: &str = "SELECT id, code, rules, secret, public, phase, created_ms, updated_ms, info \
     FROM games WHERE id > $1 ORDER BY id LIMIT $2";
pub(super) const TALK: &str =
    "SELECT number, at_ms, seat, text, emote FROM talk WHERE game = $1 AND number > $2 ORDER BY number LIMIT 200";
pub(super) const ACCOUNT: &str = "SELECT name, shown, recovery, created_ms, looks FROM accounts WHERE name = $1";
pub(super) const ACCOUNTS: &str = "SELECT name, shown, recovery, created_ms, looks FROM accounts ORDER BY name";
/// A session is younger than its account: one that outlived it is not for the next who has the name.
pub(super) const SESSION: &str = "SELECT a.name, a.shown, a.recovery, a.created_ms, a.looks, s.seen_ms FROM sessions s \
     JOIN accounts a ON a.name = s.account AND a.created_ms <= s.created_ms WHERE s.hash = $1 AND s.seen_ms >= $2";
pub(super) const HOLDINGS: &str = "SELECT h.seat, g.id, g.code, g.rules, g.secret, g.public, g.phase, g.created_ms, \
     g.updated_ms, g.info FROM holdings h JOIN games g ON g.id = h.game WHERE h.account = $1 \
     AND (h.made_ms, h.game, h.seat) < ($2, $3, $4) ORDER BY h.made_ms DESC, h.game DESC, h.seat DESC LIMIT $5";
pub(super) const OLD: &str = "SELECT id FROM games WHERE phase = $1 AND updated_ms < $2 ORDER BY updated_ms LIMIT $3";

pub(super) const NEW_GAME: &str = "INSERT INTO games (id, code, rules, secret, public, phase, created_ms, updated_ms, \
     info, due) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
pub(super) const NEW_ROW: &str = "INSERT INTO log (game, seq, id, claim, at_ms, deed) VALUES ($1, $2, $3, $4, $5, $6)";
/// Only the next number is taken, and only once; only a new id.
pub(super) const APPEND: &str = "INSERT INTO log (game, seq, id, claim, at_ms, deed) \
     SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT COALESCE(MAX(seq), 0) FROM log WHERE game = $1) = $2 - 1 \
     ON CONFLICT DO NOTHING";
pub(super) const KNOWN: &str = "SELECT seq, claim FROM log WHERE game = $1 AND id = $2";
pub(super) const MOVED: &str = "UPDATE games SET updated_ms = $2, phase = $3, due = $4, due_ms = $5, asked = $6, \
     deadline_ms = $7 WHERE id = $1";
pub(super) const RETOLD: &str = "UPDATE games SET updated_ms = $2, phase = $3, due = $4, due_ms = $5, asked = $6, \
     deadline_ms = $7, info = $8 WHERE id = $1";
pub(super) const OPEN_HOLDINGS: &str = "SELECT g.id, g.code, g.rules, g.secret, g.public, g.phase, g.created_ms, \
     g.updated_ms, g.info, g.asked, g.deadline_ms, h.seat FROM holdings h JOIN games g ON g.id = h.game WHERE h.account = $1 \
     AND h.settled = 0 AND g.phase NOT IN ('over', 'closed') ORDER BY h.made_ms DESC, h.game DESC, h.seat DESC LIMIT $2";
pub(super) const SAY: &str = "INSERT INTO talk (game, number, at_ms, seat, text, emote, id) \
     SELECT $1, (SELECT COALESCE(MAX(number), 0) + 1 FROM talk WHERE game = $1), $2, $3, $4, $5, $6 \
     ON CONFLICT DO NOTHING RETURNING number";
pub(super) const SAID: &str = "SELECT number FROM talk WHERE game = $1 AND id = $2";
pub(super) const HUSH: &str = "DELETE FROM talk WHERE game = $1 AND number <= $2";
/// Only when nothing has happened since.
pub(super) const REST: &str =
    "UPDATE games SET due = $3, due_ms = $4, asked = $5, deadline_ms = $6 WHERE id = $1 AND due = $2";
pub(super) const NEW_ACCOUNT: &str = "INSERT INTO accounts (name, shown, recovery, created_ms, looks) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
/// Accounts made before looks were compared get theirs, one of those that look alike.
pub(super) const LOOKLESS: &str = "SELECT name, shown FROM accounts WHERE looks IS NULL ORDER BY created_ms, name";
pub(super) const SET_LOOKS: &str = "UPDATE accounts SET looks = $2 WHERE name = $1 \
     AND NOT EXISTS (SELECT 1 FROM accounts WHERE looks = $2)";
pub(super) const NEW_SESSION: &str =
    "INSERT INTO sessions (hash, account, created_ms, seen_ms, label) VALUES ($1, $2, $3, $3, $4)";
pub(super) const SESSIONS: &str = "SELECT hash, label, created_ms, seen_ms FROM sessions WHERE account = $1";
pub(super) const END_SESSION_OF: &str = "DELETE FROM sessions WHERE account = $1 AND substr(hash, 1, 16) = $2";
pub(super) const NEW_PASSKEY: &str = "INSERT INTO passkeys (id, account, key, counter, label, created_ms) \
     SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT 1 FROM accounts WHERE name = $2) ON CONFLICT DO NOTHING";
pub(super) const PASSKEY: &str = "SELECT id, account, key, counter, label, created_ms FROM passkeys WHERE id = $1";
pub(super) const PASSKEYS: &str = "SELECT id, account, key, counter, label, created_ms FROM passkeys \
     WHERE account = $1 ORDER BY created_ms, id";
pub(super) const USE_PASSKEY: &str = "UPDATE passkeys SET counter = $2 WHERE id = $1";
pub(super) const DROP_PASSKEY: &str = "DELETE FROM passkeys WHERE account = $1 AND id = $2";
pub(super) const NEW_CHALLENGE: &str = "INSERT INTO challenges (hash, account, until_ms) VALUES ($1, $2, $3)";
pub(super) const OLD_CHALLENGES: &str = "DELETE FROM challenges WHERE until_ms < $1";
pub(super) const TAKE_CHALLENGE: &str = "DELETE FROM challenges WHERE hash = $1 AND until_ms >= $2 RETURNING account";
pub(super) const USE_SESSION: &str = "UPDATE sessions SET seen_ms = $2 WHERE hash = $1";
pub(super) const END_SESSION: &str = "DELETE FROM sessions WHERE hash = $1";
pub(super) const END_SESSIONS: &str = "DELETE FROM sessions WHERE account = $1";
pub(super) const FORGET_SESSIONS: &str = "DELETE FROM sessions WHERE seen_ms < $1";
/// What belongs to an account; its own row is the last.
/// Beside its sessions.
pub(super) const DELETE_ACCOUNT: [&str; 11] = [
    "DELETE FROM channels WHERE account = $1",
    "DELETE FROM quiet_hours WHERE account = $1",
    "DELETE FROM holdings WHERE account = $1",
    "DELETE FROM totals WHERE account = $1",
    "DELETE FROM passkeys WHERE account = $1",
    "DELETE FROM challenges WHERE account = $1",
    "DELETE FROM players WHERE account = $1",
    "DELETE FROM ties WHERE owner = $1",
    "DELETE FROM ties WHERE key = $1 AND kind IN ('friend', 'block', 'mute')",
    "DELETE FROM bots WHERE account = $1",
    "DELETE FROM accounts WHERE name = $1",
];
pub(super) const FORGET_GAME: &str = "DELETE FROM games WHERE id = $1 AND phase = $2 AND updated_ms < $3";
/// What belongs to a table.
pub(super) const FORGET_REST: [&str; 10] = [
    "DELETE FROM channels WHERE game = $1",
    "DELETE FROM notices WHERE game = $1",
    "DELETE FROM records WHERE game = $1",
    "DELETE FROM log WHERE game = $1",
    "DELETE FROM talk WHERE game = $1",
    "DELETE FROM presence WHERE game = $1",
    "DELETE FROM holdings WHERE game = $1",
    "DELETE FROM results WHERE game = $1",
    "DELETE FROM reviews WHERE game = $1",
    "DELETE FROM ties WHERE key = $1 AND kind IN ('invitation', 'note')",
];
/// Only an account that is there holds anything: nothing is left for the next who has the name.
pub(super) const HOLD: &str = "INSERT INTO holdings (account, game, seat, made_ms) \
     SELECT $1, $2, $3, COALESCE((SELECT created_ms FROM games WHERE id = $2), 0) \
     WHERE EXISTS (SELECT 1 FROM accounts WHERE name = $1) ON CONFLICT DO NOTHING";
/// Whoever stood up before the game has that seat no more.
pub(super) const UNHOLD: &str = "DELETE FROM holdings WHERE game = $1 AND seat = $2";
/// A session is noted as used when that was last done so long ago.
pub(super) const USED_MS: u64 = 24 * 60 * 60 * 1000;
pub(super) const NEWEST: &str = "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations";
pub(super) const TABLES: &str = "SELECT COUNT(*) FROM games";
pub(super) const EPOCH: &str = "SELECT name FROM epoch";
pub(super) const SET_EPOCH: &str =
    "INSERT INTO epoch (one, name) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET name = excluded.name";
pub(super) const FIRST_EPOCH: &str = "INSERT INTO epoch (one, name) VALUES (1, $1) ON CONFLICT DO NOTHING";

/// How often the number of a line of chat is tried for.
pub(super) const SAY_TRIES: usize = 1000;
/// What the column `due` says of a table that is written down as a whole: it is looked at once, and then left alone if
/// nothing is to be done.
pub(super) fn due(phase: Phase, info: &TableInfo, last: Option<i64>) -> i64 {
    let begins = phase == Phase::Gathering && info.begin_by_ms.is_some();
    last.filter(|_| begins || matches!(phase, Phase::Sealing | Phase::Playing)).unwrap_or(0)
}

/// How many lines of chat a table keeps.
pub(super) const TALK_KEPT: i64 = 200;

/// Runs a statement with these values; tells how many rows it changed.
macro_rules! run {
    ($conn:expr, $statement:expr $(, $value:expr)* $(,)?) => {
        sqlx::query($statement)$(.bind($value))*.execute(&mut *$conn).await?.rows_affected()
    };
}
pub(super) use run;

/// What is written, in a transaction that is already open. A row that conflicts is no error to the database.
macro_rules! performs {
    ($connection:ty) => {
        async fn perform(conn: &mut $connection, write: &Write) -> Result<Written, sqlx::Error> {
            Ok(match write {
                Write::Open(game, rows) => {
                    let due = due(game.phase, &game.info, rows.last().map(|row| row.seq as i64));
                    let (rules, public) = (i64::from(game.rules), i64::from(game.public));
                    let (made, moved) = (game.created_ms as i64, game.updated_ms as i64);
                    let (id, code, secret, phase) = (&game.id, &game.code, &game.secret[..], game.phase.word());
                    run!(conn, NEW_GAME, id, code, rules, secret, public, phase, made, moved, json(&game.info), due);
                    for row in rows {
                        let (seq, at_ms) = (row.seq as i64, row.at_ms as i64);
                        run!(conn, NEW_ROW, id, seq, &row.id, &row.claim, at_ms, json(&row.deed));
                    }
                    Written::Number(1)
                }
                Write::Append(game, row, headline) => {
                    let (seq, at_ms) = (row.seq as i64, row.at_ms as i64);
                    if run!(conn, APPEND, game, seq, &row.id, &row.claim, at_ms, json(&row.deed)) == 0 {
                        let known: Option<(i64, String)> =
                            sqlx::query_as(KNOWN).bind(game).bind(&row.id).fetch_optional(&mut *conn).await?;
                        if let Some((seq, claim)) = known {
                            return Ok(Written::Appended(Appended::Known { seq: seq as u64, claim }));
                        }
                        let (head,): (i64,) = sqlx::query_as(HEAD).bind(game).fetch_one(&mut *conn).await?;
                        return Ok(Written::Appended(Appended::Conflict { head: head as u64 }));
                    }
                    let ((due, due_ms, asked, by), phase) = (waits(&headline.waits, seq), headline.phase.word());
                    match &headline.info {
                        Some(info) => run!(conn, RETOLD, game, at_ms, phase, due, due_ms, asked, by, json(info)),
                        None => run!(conn, MOVED, game, at_ms, phase, due, due_ms, asked, by),
                    };
                    if let Some(text) = &headline.record {
                        run!(conn, KEEP_RECORD, game, text);
                    }
                    if let Some(result) = &headline.rated {
                        let (id, entry) = (game.clone(), result.clone());
                        enter(conn, RATED, &LedgerEntry { seq: 0, id, at_ms: row.at_ms, entry }, None).await?;
                    }
                    if let Some(seat) = headline.notice {
                        tell_notice(conn, game, seat, seq, at_ms).await?;
                    }
                    keep_results(conn, game, &headline.results).await?;
                    if headline.phase == Phase::Gathering
                        && let crate::row::Deed::Rose { seat } = &row.deed
                    {
                        run!(conn, UNHOLD, game, seat.letter().to_string());
                    }
                    if headline.phase == Phase::Closed {
                        run!(conn, SETTLE_CLOSED, game);
                    }
                    Written::Appended(Appended::Fresh)
                }
                Write::Say(game, said, id) => {
                    // Two nodes may want the same number. One of them gets it, and the other looks again: it waited
                    // for the first to be done, so that each try is lost to another line.
                    let mut numbered = None;
                    for _ in 0..SAY_TRIES {
                        if let Some(id) = id {
                            let known: Option<(i64,)> =
                                sqlx::query_as(SAID).bind(game).bind(id).fetch_optional(&mut *conn).await?;
                            if let Some((number,)) = known {
                                return Ok(Written::Number(number as u64));
                            }
                        }
                        numbered = sqlx::query_as(SAY)
                            .bind(game)
                            .bind(said.at_ms as i64)
                            .bind(said.seat.to_string())
                            .bind(&said.text)
                            .bind(i64::from(said.emote))
                            .bind(id)
                            .fetch_optional(&mut *conn)
                            .await?;
                        if numbered.is_some() {
                            break;
                        }
                    }
                    let (number,): (i64,) = numbered.ok_or(sqlx::Error::RowNotFound)?;
                    if number > TALK_KEPT {
                        run!(conn, HUSH, game, number - TALK_KEPT);
                    }
                    Written::Number(number as u64)
                }
                Write::Touch(seen) => Written::Number(run!(conn, TOUCH, json(seen))),
                Write::Rest(game, seq, wait) => {
                    let (seq, (due, due_ms, asked, by)) = (*seq as i64, waits(wait, *seq as i64));
                    Written::Number(run!(conn, REST, game, seq, due, due_ms, asked, by))
                }
                Write::Pulse(node) => Written::Number(run!(conn, PULSE, node)),
                Write::Account(AccountRow { name, shown, recovery, created_ms, looks }) => {
                    let made = *created_ms as i64;
                    Written::Number(run!(conn, NEW_ACCOUNT, name, shown, recovery, made, looks))
                }
                Write::Session(hash, account, label, now) => {
                    Written::Number(run!(conn, NEW_SESSION, hash, account, *now as i64, label))
                }
                Write::EndSessionOf(account, id) => Written::Number(run!(conn, END_SESSION_OF, account, id)),
                Write::Passkey(PasskeyRow { id, account, key, counter, label, created_ms }) => {
                    let (counter, made) = (i64::from(*counter), *created_ms as i64);
                    Written::Number(run!(conn, NEW_PASSKEY, id, account, key, counter, label, made))
                }
                Write::UsePasskey(id, counter) => Written::Number(run!(conn, USE_PASSKEY, id, i64::from(*counter))),
                Write::DropPasskey(account, id) => Written::Number(run!(conn, DROP_PASSKEY, account, id)),
                Write::Challenge(hash, account, now, until) => {
                    run!(conn, OLD_CHALLENGES, *now as i64);
                    Written::Number(run!(conn, NEW_CHALLENGE, hash, account, *until as i64))
                }
                Write::TakeChallenge(hash, now) => {
                    let taken: Option<(String,)> =
                        sqlx::query_as(TAKE_CHALLENGE).bind(hash).bind(*now as i64).fetch_optional(&mut *conn).await?;
                    Written::Ids(taken.into_iter().map(|(account,)| account).collect())
                }
                Write::UseSession(hash, now) => Written::Number(run!(conn, USE_SESSION, hash, *now as i64)),
                Write::EndSession(hash) => Written::Number(run!(conn, END_SESSION, hash)),
                Write::EndSessions(account) => Written::Number(run!(conn, END_SESSIONS, account)),
                Write::DeleteAccount(name) => {
                    let ended = run!(conn, END_SESSIONS, name);
                    let bots: Vec<(String,)> = sqlx::query_as(OWNED).bind(name).fetch_all(&mut *conn).await?;
                    for name in bots.iter().map(|(bot,)| bot).chain([name]) {
                        for statement in DELETE_ACCOUNT {
                            run!(conn, statement, name);
                        }
                    }
                    Written::Number(ended)
                }
                Write::ForgetGames(phase, before, most) => {
                    let (word, before) = (phase.word(), *before as i64);
                    let old: Vec<(String,)> = sqlx::query_as(OLD)
                        .bind(word)
                        .bind(before)
                        .bind(i64::from(*most))
                        .fetch_all(&mut *conn)
                        .await?;
                    let mut gone = Vec::with_capacity(old.len());
                    for (id,) in old {
                        if run!(conn, FORGET_GAME, &id, word, before) == 1 {
                            unsettle(conn, &id).await?;
                            for statement in FORGET_REST {
                                run!(conn, statement, &id);
                            }
                            gone.push(id);
                        }
                    }
                    Written::Ids(gone)
                }
                Write::ForgetSessions(before) => Written::Number(run!(conn, FORGET_SESSIONS, *before as i64)),
                Write::Hold(account, game, seat) => {
                    let held = run!(conn, HOLD, account, game, seat.to_string());
                    settle(conn, game).await?;
                    Written::Number(held)
                }
                Write::Epoch(name) => Written::Number(run!(conn, SET_EPOCH, name)),
                Write::TakeIn(entry, lines) => {
                    let ArchivedTable { id, code, rules, public, phase, created_ms, updated_ms, info, .. } = &**entry;
                    let told = serde_json::from_str(info).unwrap_or_default();
                    let due = due(super::Phase::from_word(phase), &told, lines.last().map(|line| line.seq));
                    let secret = entry.secret_bytes();
                    run!(conn, NEW_GAME, id, code, rules, secret, public, phase, created_ms, updated_ms, info, due);
                    for line in lines {
                        run!(conn, NEW_ROW, id, line.seq, &line.id, &line.claim, line.at_ms, &line.deed);
                    }
                    Written::Number(1)
                }
                Write::Record(game, text) => Written::Number(run!(conn, KEEP_RECORD, game, text)),
                Write::Restoring(under_way) => {
                    let statement = if *under_way { BEGIN_RESTORE } else { END_RESTORE };
                    Written::Number(run!(conn, statement))
                }
                Write::Enter(ledger, new, expected) => Written::Entered(enter(conn, ledger, new, *expected).await?),
                Write::Player(account, player) => Written::Number(run!(conn, NEW_PLAYER, account, player)),
                Write::Notice(write) => write_notice(conn, write).await?,
                Write::Tie(tie, most) => {
                    let Tie { owner, kind, key, id, at_ms, word } = &**tie;
                    let (kind, at, most) = (kind.word(), *at_ms as i64, i64::from(*most));
                    Written::Number(run!(conn, NEW_TIE, owner, kind, key, id, at, word, most))
                }
                Write::Untie(owner, kind, key) => Written::Number(run!(conn, UNTIE, owner, kind.word(), key)),
                Write::Results(game, results) => Written::Number(keep_results(conn, game, results).await?),
                Write::Reviews(game, reviews) => Written::Number(keep_reviews(conn, game, reviews).await?),
                Write::Report(ReportRow { id, at_ms, report }) => {
                    Written::Number(run!(conn, NEW_REPORT, id, *at_ms as i64, report))
                }
                Write::Bot(write) => write_bot(conn, write).await?,
                Write::DropReport(id) => Written::Number(run!(conn, DROP_REPORT, id)),
                Write::ForgetReports(before) => Written::Number(run!(conn, FORGET_REPORTS, *before as i64)),
            })
        }
    };
}
pub(super) use performs;

/// Gives accounts that have none yet what their names look like.
macro_rules! remembers_looks {
    ($connection:ty) => {
        async fn remember_looks(conn: &mut $connection) -> Result<(), sqlx::Error> {
            let lookless: Vec<(String, String)> = sqlx::query_as(LOOKLESS).fetch_all(&mut *conn).await?;
            for (name, shown) in lookless {
                run!(conn, SET_LOOKS, name, crate::name::looks(&shown));
            }
            Ok(())
        }
    };
}
pub(super) use remembers_looks;

/// Everything a store does that is the same for both: reading from `self.reads`, writing through `self.write`.
macro_rules! keeps {
    ($store:ty { $($rest:tt)* }) => {
        #[async_trait]
        impl Store for $store {
        fn epoch(&self) -> Arc<str> {
            self.epoch.lock().clone()
        }

        async fn open(&self, game: &TableRecord, rows: &[Row]) -> StoreResult<()> {
            self.write(Write::Open(Box::new(game.clone()), rows.to_vec())).await.map(|_| ())
        }

        async fn append(&self, game: &str, row: &Row, headline: &Headline) -> StoreResult<Appended> {
            let write = Write::Append(game.to_string(), Box::new(row.clone()), Box::new(headline.clone()));
            match self.write(write).await? {
                Written::Appended(appended) => {
                    if appended == Appended::Fresh {
                        self.moved(game, row.seq);
                    }
                    Ok(appended)
                }
                other => Err(StoreError::Unavailable(format!("an append was answered with {other:?}"))),
            }
        }

        async fn game(&self, id: &str) -> StoreResult<Option<TableRecord>> {
            let found: Option<GameColumns> = sqlx::query_as(GAME).bind(id).fetch_optional(&self.reads).await?;
            found.map(game).transpose()
        }

        async fn rows(&self, id: &str, after: u64) -> StoreResult<Vec<Row>> {
            let found: Vec<RowColumns> =
                sqlx::query_as(ROWS).bind(id).bind(after as i64).fetch_all(&self.reads).await?;
            found.into_iter().map(row).collect()
        }

        async fn heads(&self, ids: &[String]) -> StoreResult<Vec<(String, u64)>> {
            let found: Vec<(String, i64)> = sqlx::query_as(HEADS).bind(json(&ids)).fetch_all(&self.reads).await?;
            Ok(found.into_iter().map(|(id, head)| (id, head as u64)).collect())
        }

        async fn by_code(&self, code: &str) -> StoreResult<Option<String>> {
            let found: Option<(String,)> = sqlx::query_as(BY_CODE).bind(code).fetch_optional(&self.reads).await?;
            Ok(found.map(|(id,)| id))
        }

        async fn lobby(&self, since_ms: u64, after: &Mark, most: u32) -> StoreResult<Vec<TableRecord>> {
            let mut list = Listing::new(after, most);
            loop {
                let asked = sqlx::query_as(LOBBY).bind(since_ms as i64).bind(list.mark.at_ms as i64).bind(&list.mark.id);
                let found: Vec<GameColumns> = asked.bind(list.wanted()).fetch_all(&self.reads).await?;
                if list.ends_with(found, |found| (found.7, found.0.clone()), |columns| game(columns).ok()) {
                    return Ok(list.all);
                }
            }
        }

        async fn records(&self, after: &Mark, most: u32) -> StoreResult<Vec<TableRecord>> {
            let mut list = Listing::new(after, most);
            loop {
                let asked = sqlx::query_as(RECORDS).bind(list.mark.at_ms as i64).bind(&list.mark.id);
                let found: Vec<GameColumns> = asked.bind(list.wanted()).fetch_all(&self.reads).await?;
                if list.ends_with(found, |found| (found.6, found.0.clone()), |columns| game(columns).ok()) {
                    return Ok(list.all);
                }
            }
        }

        async fn turns(&self, ids: &[String]) -> StoreResult<Vec<WaitingTable>> {
            let found: Vec<WaitingColumns> = sqlx::query_as(TURNS).bind(json(&ids)).fetch_all(&self.reads).await?;
            Ok(found.into_iter().filter_map(waiting).collect())
        }

        async fn open_holdings(&self, account: &str, most: u32) -> StoreResult<Vec<WaitingTable>> {
            let asked = sqlx::query_as(OPEN_HOLDINGS).bind(account).bind(i64::from(most));
            let found: Vec<OwnColumns> = asked.fetch_all(&self.reads).await?;
            let mut all: Vec<WaitingTable> = Vec::new();
            for found in found {
                let Some(mut next) = own(found) else { continue };
                // Several seats at one table come one after the other.
                match all.last_mut().filter(|last| last.table.id == next.table.id) {
                    Some(last) => last.own.append(&mut next.own),
                    None => all.push(next),
                }
            }
            Ok(all)
        }

        async fn stalled(
            &self,
            (after_ms, after): (u64, &str),
            now_ms: u64,
            most: u32,
        ) -> StoreResult<Vec<(u64, String)>> {
            let found: Vec<(i64, String)> = sqlx::query_as(STALLED)
                .bind(after_ms as i64)
                .bind(after)
                .bind(now_ms as i64)
                .bind(i64::from(most))
                .fetch_all(&self.reads)
                .await?;
            Ok(found.into_iter().map(|(at, id)| (at as u64, id)).collect())
        }

        async fn rest(&self, game: &str, seq: u64, waits: &TableWait) -> StoreResult<()> {
            self.write(Write::Rest(game.to_string(), seq, *waits)).await.map(|_| ())
        }

        async fn pulse(&self, node: &str) -> StoreResult<()> {
            self.write(Write::Pulse(node.to_string())).await.map(|_| ())
        }

        async fn games_after(&self, id: &str, most: u32) -> StoreResult<Vec<TableRecord>> {
            let found: Vec<GameColumns> =
                sqlx::query_as(GAMES_AFTER).bind(id).bind(i64::from(most)).fetch_all(&self.reads).await?;
            found.into_iter().map(game).collect()
        }

        async fn say(&self, game: &str, said: &Said, id: Option<&str>) -> StoreResult<u64> {
            match self.write(Write::Say(game.to_string(), said.clone(), id.map(str::to_string))).await? {
                Written::Number(number) => {
                    self.moved(game, 0);
                    Ok(number)
                }
                other => Err(StoreError::Unavailable(format!("a line was answered with {other:?}"))),
            }
        }

        async fn said(&self, game: &str, id: &str) -> StoreResult<Option<u64>> {
            let found: Option<(i64,)> = sqlx::query_as(SAID).bind(game).bind(id).fetch_optional(&self.reads).await?;
            Ok(found.map(|(number,)| number as u64))
        }

        async fn talk(&self, game: &str, after: u64) -> StoreResult<Vec<Said>> {
            let found: Vec<(i64, i64, String, String, i64)> =
                sqlx::query_as(TALK).bind(game).bind(after as i64).fetch_all(&self.reads).await?;
            let said = |(number, at_ms, seat, text, emote): (i64, i64, String, String, i64)| Said {
                number: number as u64,
                at_ms: at_ms as u64,
                seat: letter(&seat),
                text,
                emote: emote != 0,
            };
            Ok(found.into_iter().map(said).collect())
        }

        async fn touch(&self, seen: &[(String, char, u64)]) -> StoreResult<()> {
            self.write(Write::Touch(seen.to_vec())).await.map(|_| ())
        }

        async fn seen(&self, game: &str) -> StoreResult<Vec<(char, u64)>> {
            let found: Vec<(String, i64)> = sqlx::query_as(SEEN).bind(game).fetch_all(&self.reads).await?;
            Ok(found.into_iter().map(|(seat, at)| (letter(&seat), at.max(0) as u64)).collect())
        }

        async fn make_account(&self, account: &AccountRow) -> StoreResult<bool> {
            Ok(number(self.write(Write::Account(account.clone())).await?)? == 1)
        }

        async fn account(&self, name: &str) -> StoreResult<Option<AccountRow>> {
            let found: Option<AccountColumns> =
                sqlx::query_as(ACCOUNT).bind(name).fetch_optional(&self.reads).await?;
            Ok(found.map(account_row))
        }

        async fn accounts(&self) -> StoreResult<Vec<AccountRow>> {
            let found: Vec<AccountColumns> =
                sqlx::query_as(ACCOUNTS).fetch_all(&self.reads).await?;
            Ok(found.into_iter().map(account_row).collect())
        }

        async fn make_session(&self, hash: &str, account: &str, label: &str, now_ms: u64) -> StoreResult<()> {
            let (hash, account, label) = (hash.to_string(), account.to_string(), label.to_string());
            self.write(Write::Session(hash, account, label, now_ms)).await.map(|_| ())
        }

        async fn sessions(&self, account: &str) -> StoreResult<Vec<SessionRow>> {
            let found: Vec<(String, String, i64, i64)> =
                sqlx::query_as(SESSIONS).bind(account).fetch_all(&self.reads).await?;
            let row = |(hash, label, created_ms, seen_ms): (String, String, i64, i64)| SessionRow {
                hash,
                label,
                created_ms: created_ms as u64,
                seen_ms: seen_ms as u64,
            };
            let mut all: Vec<SessionRow> = found.into_iter().map(row).collect();
            all.sort_by(|one, other| (other.seen_ms, &other.hash).cmp(&(one.seen_ms, &one.hash)));
            Ok(all)
        }

        async fn end_session_of(&self, account: &str, id: &str) -> StoreResult<u64> {
            number(self.write(Write::EndSessionOf(account.to_string(), id.to_string())).await?)
        }

        async fn add_passkey(&self, passkey: &PasskeyRow) -> StoreResult<bool> {
            Ok(number(self.write(Write::Passkey(passkey.clone())).await?)? == 1)
        }

        async fn passkey(&self, id: &str) -> StoreResult<Option<PasskeyRow>> {
            let found: Option<PasskeyColumns> = sqlx::query_as(PASSKEY).bind(id).fetch_optional(&self.reads).await?;
            Ok(found.map(passkey_row))
        }

        async fn passkeys(&self, account: &str) -> StoreResult<Vec<PasskeyRow>> {
            let found: Vec<PasskeyColumns> = sqlx::query_as(PASSKEYS).bind(account).fetch_all(&self.reads).await?;
            Ok(found.into_iter().map(passkey_row).collect())
        }

        async fn use_passkey(&self, id: &str, counter: u32) -> StoreResult<()> {
            self.write(Write::UsePasskey(id.to_string(), counter)).await.map(|_| ())
        }

        async fn drop_passkey(&self, account: &str, id: &str) -> StoreResult<u64> {
            number(self.write(Write::DropPasskey(account.to_string(), id.to_string())).await?)
        }

        async fn make_challenge(&self, hash: &str, account: &str, now_ms: u64, until_ms: u64) -> StoreResult<()> {
            let write = Write::Challenge(hash.to_string(), account.to_string(), now_ms, until_ms);
            self.write(write).await.map(|_| ())
        }

        async fn take_challenge(&self, hash: &str, now_ms: u64) -> StoreResult<Option<String>> {
            match self.write(Write::TakeChallenge(hash.to_string(), now_ms)).await? {
                Written::Ids(accounts) => Ok(accounts.into_iter().next()),
                other => Err(StoreError::Unavailable(format!("a challenge was answered with {other:?}"))),
            }
        }

        async fn session(&self, hash: &str, since_ms: u64, now_ms: u64) -> StoreResult<Option<AccountRow>> {
            let found: Option<(String, String, String, i64, Option<String>, i64)> =
                sqlx::query_as(SESSION).bind(hash).bind(since_ms as i64).fetch_optional(&self.reads).await?;
            let Some((name, shown, recovery, created_ms, looks, seen_ms)) = found else { return Ok(None) };
            if now_ms.saturating_sub(seen_ms as u64) >= USED_MS {
                self.write(Write::UseSession(hash.to_string(), now_ms)).await?;
            }
            Ok(Some(account_row((name, shown, recovery, created_ms, looks))))
        }

        async fn end_session(&self, hash: &str) -> StoreResult<u64> {
            number(self.write(Write::EndSession(hash.to_string())).await?)
        }

        async fn end_sessions(&self, account: &str) -> StoreResult<u64> {
            number(self.write(Write::EndSessions(account.to_string())).await?)
        }

        async fn delete_account(&self, name: &str) -> StoreResult<u64> {
            number(self.write(Write::DeleteAccount(name.to_string())).await?)
        }

        async fn forget_games(&self, phase: Phase, before_ms: u64, most: u32) -> StoreResult<Vec<String>> {
            match self.write(Write::ForgetGames(phase, before_ms, most)).await? {
                Written::Ids(ids) => Ok(ids),
                other => Err(StoreError::Unavailable(format!("forgetting was answered with {other:?}"))),
            }
        }

        async fn forget_sessions(&self, before_ms: u64) -> StoreResult<()> {
            self.write(Write::ForgetSessions(before_ms)).await.map(|_| ())
        }

        async fn hold(&self, account: &str, game: &str, seat: char) -> StoreResult<()> {
            self.write(Write::Hold(account.to_string(), game.to_string(), seat)).await.map(|_| ())
        }

        async fn holdings(&self, account: &str, after: &Mark, most: u32) -> StoreResult<Vec<(char, TableRecord)>> {
            type Columns = (String, String, String, i64, Vec<u8>, i64, String, i64, i64, String);
            let mut list = Listing::new(after, most);
            let read = |(seat, a, b, c, d, e, f, g, h, i): Columns| {
                Some((letter(&seat), game((a, b, c, d, e, f, g, h, i)).ok()?))
            };
            loop {
                let (at, seat) = list.mark.id.split_once('.').unwrap_or((&list.mark.id, ""));
                let asked = sqlx::query_as(HOLDINGS).bind(account).bind(list.mark.at_ms as i64).bind(at).bind(seat);
                let found: Vec<Columns> = asked.bind(list.wanted()).fetch_all(&self.reads).await?;
                if list.ends_with(found, |found| (found.7, format!("{}.{}", found.1, found.0)), read) {
                    return Ok(list.all);
                }
            }
        }

        async fn renew_epoch(&self, name: &str) -> StoreResult<()> {
            self.write(Write::Epoch(name.to_string())).await?;
            *self.epoch.lock() = name.into();
            Ok(())
        }

        fn wakes(&self) -> broadcast::Receiver<Wake> {
            self.wakes.subscribe()
        }

        fn archive(&self) -> &dyn Archive {
            self
        }

        fn ledgers(&self) -> &dyn Ledgers {
            self
        }

        fn notices(&self) -> &dyn NoticeBook {
            self
        }

        fn ties(&self) -> &dyn Ties {
            self
        }

        fn reporting(&self) -> &dyn Reports {
            self
        }

        fn bots(&self) -> &dyn BotBook {
            self
        }

        $($rest)*
        }
    };
}
pub(super) use keeps;

/// A list that is read part by part, until it is as long as wanted. An entry that cannot be read is in no list, and hides
/// no other.
pub(super) struct Listing<T> {
    /// Where the next part begins.
    pub(super) mark: Mark,
    pub(super) all: Vec<T>,
    most: u32,
}

impl<T> Listing<T> {
    pub(super) fn new(after: &Mark, most: u32) -> Listing<T> {
        Listing { mark: after.clone(), all: Vec::new(), most }
    }

    /// How many entries are still wanted.
    pub(super) fn wanted(&self) -> i64 {
        i64::from(self.most) - self.all.len() as i64
    }

    /// Adds the part that was found; was it the last one?
    pub(super) fn ends_with<C>(
        &mut self,
        found: Vec<C>,
        place: impl Fn(&C) -> (i64, String),
        read: impl Fn(C) -> Option<T>,
    ) -> bool {
        let full = found.len() as i64 == self.wanted();
        let last = found.last().map(place);
        self.all.extend(found.into_iter().filter_map(read));
        match last {
            Some((at_ms, id)) if full && self.wanted() > 0 => {
                self.mark = Mark { at_ms: at_ms as u64, id };
                false
            }
            _ => true,
        }
    }
}

pub(super) type PasskeyColumns = (String, String, String, i64, String, i64);

pub(super) fn passkey_row((id, account, key, counter, label, created_ms): PasskeyColumns) -> PasskeyRow {
    PasskeyRow { id, account, key, counter: counter as u32, label, created_ms: created_ms as u64 }
}

pub(super) fn account_row((name, shown, recovery, created_ms, looks): AccountColumns) -> AccountRow {
    AccountRow { name, shown, recovery, created_ms: created_ms as u64, looks }
}

pub(super) fn number(written: Written) -> StoreResult<u64> {
    match written {
        Written::Number(number) => Ok(number),
        other => Err(StoreError::Unavailable(format!("a number was wanted, not {other:?}"))),
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, Connection, Row as _};

    use super::super::bots::{BOT, BOT_BY_HASH, BOT_BY_ID, BOTS_COUNT, BOTS_OF, BOTS_SINCE, OWNED};
    use super::super::ledger::{ENTERED, ENTRIES, PLAYER};
    use super::super::notices::{CHANNEL, CHANNELS, QUIET};
    use super::super::reports::{HOLDERS, REPORT, REPORTS};
    use super::super::ties::{REVIEWS, SETTLED, SUMS, TABLE_HOLDERS, TIES_OF, TIES_TO, UNREVIEWED};
    use super::*;
    use crate::store;
    use kaiju_loadtest::Postgres;

    /// Every list somebody can ask for, and what the server looks for by itself.
    const LISTS: [&str; 39] = [
        GAME,
        ROWS,
        HEAD,
        BY_CODE,
        LOBBY,
        RECORDS,
        TALK,
        SAID,
        ACCOUNT,
        SESSION,
        SESSIONS,
        PASSKEY,
        PASSKEYS,
        HOLDINGS,
        OPEN_HOLDINGS,
        OLD,
        ENTRIES,
        ENTERED,
        PLAYER,
        CHANNEL,
        CHANNELS,
        QUIET,
        REPORT,
        REPORTS,
        TIES_OF,
        TIES_TO,
        TABLE_HOLDERS,
        HOLDERS,
        SETTLED,
        SUMS,
        REVIEWS,
        UNREVIEWED,
        BOT,
        BOT_BY_HASH,
        BOT_BY_ID,
        BOTS_COUNT,
        BOTS_OF,
        BOTS_SINCE,
        OWNED,
    ];

    /// No list is made by going over everything or by sorting: it takes as long with a million games as with ten.
    #[tokio::test]
    async fn lists_are_read_from_an_index_in_sqlite() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("kaiju.db").display().to_string();
        store::open(&place).await.unwrap().close().await;
        let mut conn = sqlx::SqliteConnection::connect(&format!("sqlite://{place}")).await.unwrap();
        for list in LISTS {
            let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {list}"));
            let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain).fetch_all(&mut conn).await.unwrap();
            assert!(!plan.is_empty());
            for (_, _, _, step) in plan {
                assert!(step.starts_with("SEARCH ") && step.contains("USING "), "{step}: {list}");
            }
        }
    }

    #[tokio::test]
    async fn lists_are_read_from_an_index_in_postgres() {
        let postgres = Postgres::start().unwrap();
        let place = postgres.database("plans").unwrap();
        store::open(&place).await.unwrap().close().await;
        let mut conn = sqlx::PgConnection::connect(&place).await.unwrap();
        // As if there were very much of everything, and without knowing what is asked for.
        for setting in ["enable_seqscan = off", "enable_sort = off", "plan_cache_mode = force_generic_plan"] {
            sqlx::query(AssertSqlSafe(format!("SET {setting}"))).execute(&mut conn).await.unwrap();
        }
        for (i, list) in LISTS.into_iter().enumerate() {
            let values = (1..=9).take_while(|n| list.contains(&format!("${n}"))).map(|_| "NULL");
            let explain = format!(
                "PREPARE list{i} AS {list}; EXPLAIN EXECUTE list{i} ({})",
                values.collect::<Vec<_>>().join(", ")
            );
            let plan = sqlx::raw_sql(AssertSqlSafe(explain)).fetch_all(&mut conn).await.unwrap();
            let text = plan.iter().map(|row| row.get::<String, _>(0)).collect::<Vec<_>>().join("\n");
            assert!(text.contains("Index") && !text.contains("Seq Scan") && !text.contains("Sort"), "{list}\n{text}");
        }
    }
}

//! The statements both databases understand, written once.

use kaiju_wire::frame::Said;
use tokio::sync::oneshot;

use super::archive::{Entry, LogLine};
use super::{AccountRow, Appended, Game, Headline, Kept, StoreError, read_phase};
use crate::row::Row;

/// Something to be written.
pub(super) enum Write {
    Open(Box<Game>, Vec<Row>),
    Append(String, Box<Row>, Box<Headline>),
    Say(String, Said),
    Touch(Vec<(String, char, u64)>),
    Account(AccountRow),
    Session(String, String, u64),
    Hold(String, String, char),
    Epoch(String),
    TakeIn(Box<Entry>, Vec<LogLine>),
    Record(String, String),
    Restoring(bool),
}

/// What came of it.
#[derive(Debug)]
pub(super) enum Written {
    Done,
    Appended(Appended),
    Number(u64),
    New(bool),
}

/// Something to be written, and where the answer goes.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) answer: oneshot::Sender<Kept<Written>>,
}

pub(super) type GameColumns = (String, String, i64, Vec<u8>, i64, String, i64, i64, String);
pub(super) type RowColumns = (i64, String, String, i64, String);

pub(super) fn game((id, code, rules, secret, public, phase, created, updated, info): GameColumns) -> Kept<Game> {
    let spoiled = |what: &str| StoreError::Unfit(format!("table {id} cannot be read: its {what} is spoiled"));
    Ok(Game {
        secret: secret.try_into().map_err(|_| spoiled("secret"))?,
        info: serde_json::from_str(&info).map_err(|_| spoiled("description"))?,
        rules: rules as u32,
        public: public != 0,
        phase: read_phase(&phase),
        created_ms: created as u64,
        updated_ms: updated as u64,
        code,
        id,
    })
}

pub(super) fn row((seq, id, claim, at_ms, deed): RowColumns) -> Kept<Row> {
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
pub(super) const BY_CODE: &str = "SELECT id FROM games WHERE code = $1";
pub(super) const LOBBY: &str = "SELECT id, code, rules, secret, public, phase, created_ms, updated_ms, info FROM games \
     WHERE public = 1 AND phase IN ('gathering', 'sealing', 'playing') AND updated_ms >= $1 \
     ORDER BY updated_ms DESC LIMIT $2";
pub(super) const RECORDS: &str = "SELECT id, code, rules, secret, public, phase, created_ms, updated_ms, info FROM games \
     WHERE public = 1 AND phase = 'over' AND created_ms < $1 ORDER BY created_ms DESC LIMIT $2";
pub(super) const STALLED: &str =
    "SELECT id FROM games WHERE phase IN ('sealing', 'playing') AND updated_ms <= $1 ORDER BY updated_ms DESC LIMIT $2";
pub(super) const GAMES_AFTER: &str = "SELECT id, code, rules, secret, public, phase, created_ms, updated_ms, info \
     FROM games WHERE id > $1 ORDER BY id LIMIT $2";
pub(super) const TALK: &str =
    "SELECT number, at_ms, seat, text, emote FROM talk WHERE game = $1 AND number > $2 ORDER BY number LIMIT 200";
pub(super) const SEEN: &str = "SELECT seat, seen_ms FROM presence WHERE game = $1";
pub(super) const ACCOUNT: &str = "SELECT name, shown, recovery, created_ms FROM accounts WHERE name = $1";
pub(super) const ACCOUNTS: &str = "SELECT name, shown, recovery, created_ms FROM accounts ORDER BY name";
pub(super) const SESSION: &str = "SELECT a.name, a.shown, a.recovery, a.created_ms FROM accounts a \
     JOIN sessions s ON s.account = a.name WHERE s.hash = $1";
pub(super) const HOLDINGS: &str = "SELECT h.seat, g.id, g.code, g.rules, g.secret, g.public, g.phase, g.created_ms, \
     g.updated_ms, g.info FROM holdings h JOIN games g ON g.id = h.game WHERE h.account = $1 \
     ORDER BY g.created_ms DESC LIMIT $2";

pub(super) const NEW_GAME: &str = "INSERT INTO games (id, code, rules, secret, public, phase, created_ms, updated_ms, \
     info) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
pub(super) const NEW_ROW: &str = "INSERT INTO log (game, seq, id, claim, at_ms, deed) VALUES ($1, $2, $3, $4, $5, $6)";
/// Only the next number is taken, and only once; only a new id.
pub(super) const APPEND: &str = "INSERT INTO log (game, seq, id, claim, at_ms, deed) \
     SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT COALESCE(MAX(seq), 0) FROM log WHERE game = $1) = $2 - 1 \
     ON CONFLICT DO NOTHING";
pub(super) const KNOWN: &str = "SELECT seq, claim FROM log WHERE game = $1 AND id = $2";
pub(super) const MOVED: &str = "UPDATE games SET updated_ms = $2, phase = $3 WHERE id = $1";
pub(super) const RETOLD: &str = "UPDATE games SET updated_ms = $2, phase = $3, info = $4 WHERE id = $1";
pub(super) const SAY: &str = "INSERT INTO talk (game, number, at_ms, seat, text, emote) \
     SELECT $1, (SELECT COALESCE(MAX(number), 0) + 1 FROM talk WHERE game = $1), $2, $3, $4, $5 RETURNING number";
pub(super) const HUSH: &str = "DELETE FROM talk WHERE game = $1 AND number <= $2";
pub(super) const TOUCH: &str = "INSERT INTO presence (game, seat, seen_ms) VALUES ($1, $2, $3) \
     ON CONFLICT (game, seat) DO UPDATE SET seen_ms = excluded.seen_ms";
pub(super) const NEW_ACCOUNT: &str =
    "INSERT INTO accounts (name, shown, recovery, created_ms) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
pub(super) const NEW_SESSION: &str = "INSERT INTO sessions (hash, account, created_ms) VALUES ($1, $2, $3)";
pub(super) const HOLD: &str = "INSERT INTO holdings (account, game, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
pub(super) const EPOCH: &str = "SELECT name FROM epoch";
pub(super) const SET_EPOCH: &str =
    "INSERT INTO epoch (one, name) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET name = excluded.name";
pub(super) const FIRST_EPOCH: &str = "INSERT INTO epoch (one, name) VALUES (1, $1) ON CONFLICT DO NOTHING";

/// How many lines of chat a table keeps.
pub(super) const TALK_KEPT: i64 = 200;

/// What is written, in a transaction that is already open. A row that conflicts is no error to the database.
macro_rules! performs {
    ($connection:ty) => {
        async fn perform(conn: &mut $connection, write: &Write) -> Result<Written, sqlx::Error> {
            match write {
                Write::Open(game, rows) => {
                    sqlx::query(NEW_GAME)
                        .bind(&game.id)
                        .bind(&game.code)
                        .bind(i64::from(game.rules))
                        .bind(&game.secret[..])
                        .bind(i64::from(game.public))
                        .bind(phase_word(game.phase))
                        .bind(game.created_ms as i64)
                        .bind(game.updated_ms as i64)
                        .bind(json(&game.info))
                        .execute(&mut *conn)
                        .await?;
                    for row in rows {
                        sqlx::query(NEW_ROW)
                            .bind(&game.id)
                            .bind(row.seq as i64)
                            .bind(&row.id)
                            .bind(&row.claim)
                            .bind(row.at_ms as i64)
                            .bind(json(&row.deed))
                            .execute(&mut *conn)
                            .await?;
                    }
                    Ok(Written::Done)
                }
                Write::Append(game, row, headline) => {
                    let done = sqlx::query(APPEND)
                        .bind(game)
                        .bind(row.seq as i64)
                        .bind(&row.id)
                        .bind(&row.claim)
                        .bind(row.at_ms as i64)
                        .bind(json(&row.deed))
                        .execute(&mut *conn)
                        .await?;
                    if done.rows_affected() == 0 {
                        let known: Option<(i64, String)> =
                            sqlx::query_as(KNOWN).bind(game).bind(&row.id).fetch_optional(&mut *conn).await?;
                        if let Some((seq, claim)) = known {
                            return Ok(Written::Appended(Appended::Known { seq: seq as u64, claim }));
                        }
                        let (head,): (i64,) = sqlx::query_as(HEAD).bind(game).fetch_one(&mut *conn).await?;
                        return Ok(Written::Appended(Appended::Conflict { head: head as u64 }));
                    }
                    match &headline.info {
                        Some(info) => {
                            sqlx::query(RETOLD)
                                .bind(game)
                                .bind(row.at_ms as i64)
                                .bind(phase_word(headline.phase))
                                .bind(json(info))
                                .execute(&mut *conn)
                                .await?
                        }
                        None => {
                            sqlx::query(MOVED)
                                .bind(game)
                                .bind(row.at_ms as i64)
                                .bind(phase_word(headline.phase))
                                .execute(&mut *conn)
                                .await?
                        }
                    };
                    if let Some(text) = &headline.record {
                        sqlx::query(KEEP_RECORD).bind(game).bind(text).execute(&mut *conn).await?;
                    }
                    Ok(Written::Appended(Appended::Fresh))
                }
                Write::Say(game, said) => {
                    let (number,): (i64,) = sqlx::query_as(SAY)
                        .bind(game)
                        .bind(said.at_ms as i64)
                        .bind(said.seat.to_string())
                        .bind(&said.text)
                        .bind(i64::from(said.emote))
                        .fetch_one(&mut *conn)
                        .await?;
                    if number > TALK_KEPT {
                        sqlx::query(HUSH).bind(game).bind(number - TALK_KEPT).execute(&mut *conn).await?;
                    }
                    Ok(Written::Number(number as u64))
                }
                Write::Touch(seen) => {
                    for (game, seat, at) in seen {
                        sqlx::query(TOUCH)
                            .bind(game)
                            .bind(seat.to_string())
                            .bind(*at as i64)
                            .execute(&mut *conn)
                            .await?;
                    }
                    Ok(Written::Done)
                }
                Write::Account(account) => {
                    let done = sqlx::query(NEW_ACCOUNT)
                        .bind(&account.name)
                        .bind(&account.shown)
                        .bind(&account.recovery)
                        .bind(account.created_ms as i64)
                        .execute(&mut *conn)
                        .await?;
                    Ok(Written::New(done.rows_affected() == 1))
                }
                Write::Session(hash, account, now) => {
                    sqlx::query(NEW_SESSION).bind(hash).bind(account).bind(*now as i64).execute(&mut *conn).await?;
                    Ok(Written::Done)
                }
                Write::Hold(account, game, seat) => {
                    sqlx::query(HOLD).bind(account).bind(game).bind(seat.to_string()).execute(&mut *conn).await?;
                    Ok(Written::Done)
                }
                Write::Epoch(name) => {
                    sqlx::query(SET_EPOCH).bind(name).execute(&mut *conn).await?;
                    Ok(Written::Done)
                }
                Write::TakeIn(entry, lines) => {
                    sqlx::query(NEW_GAME)
                        .bind(&entry.id)
                        .bind(&entry.code)
                        .bind(entry.rules)
                        .bind(entry.secret_bytes())
                        .bind(entry.public)
                        .bind(&entry.phase)
                        .bind(entry.created_ms)
                        .bind(entry.updated_ms)
                        .bind(&entry.info)
                        .execute(&mut *conn)
                        .await?;
                    for line in lines {
                        sqlx::query(NEW_ROW)
                            .bind(&entry.id)
                            .bind(line.seq)
                            .bind(&line.id)
                            .bind(&line.claim)
                            .bind(line.at_ms)
                            .bind(&line.deed)
                            .execute(&mut *conn)
                            .await?;
                    }
                    Ok(Written::Done)
                }
                Write::Record(game, text) => {
                    sqlx::query(KEEP_RECORD).bind(game).bind(text).execute(&mut *conn).await?;
                    Ok(Written::Done)
                }
                Write::Restoring(under_way) => {
                    let statement = if *under_way { BEGIN_RESTORE } else { END_RESTORE };
                    sqlx::query(statement).execute(&mut *conn).await?;
                    Ok(Written::Done)
                }
            }
        }
    };
}
pub(super) use performs;

/// Everything a store does that is the same for both: reading from `self.reads`, writing through `self.write`.
macro_rules! keeps {
    ($store:ty { $($rest:tt)* }) => {
        #[async_trait]
        impl Store for $store {
        fn epoch(&self) -> String {
            self.epoch.lock().map(|name| name.clone()).unwrap_or_default()
        }

        async fn open(&self, game: &Game, rows: &[Row]) -> Kept<()> {
            self.write(Write::Open(Box::new(game.clone()), rows.to_vec())).await.map(|_| ())
        }

        async fn append(&self, game: &str, row: &Row, headline: &Headline) -> Kept<Appended> {
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

        async fn game(&self, id: &str) -> Kept<Option<Game>> {
            let found: Option<GameColumns> = sqlx::query_as(GAME).bind(id).fetch_optional(&self.reads).await?;
            found.map(game).transpose()
        }

        async fn rows(&self, id: &str, after: u64) -> Kept<Vec<Row>> {
            let found: Vec<RowColumns> =
                sqlx::query_as(ROWS).bind(id).bind(after as i64).fetch_all(&self.reads).await?;
            found.into_iter().map(row).collect()
        }

        async fn heads(&self, ids: &[String]) -> Kept<Vec<(String, u64)>> {
            let mut heads = Vec::with_capacity(ids.len());
            for id in ids {
                let (head,): (i64,) = sqlx::query_as(HEAD).bind(id).fetch_one(&self.reads).await?;
                heads.push((id.clone(), head as u64));
            }
            Ok(heads)
        }

        async fn by_code(&self, code: &str) -> Kept<Option<String>> {
            let found: Option<(String,)> = sqlx::query_as(BY_CODE).bind(code).fetch_optional(&self.reads).await?;
            Ok(found.map(|(id,)| id))
        }

        async fn lobby(&self, since_ms: u64, most: u32) -> Kept<Vec<Game>> {
            let found: Vec<GameColumns> =
                sqlx::query_as(LOBBY).bind(since_ms as i64).bind(i64::from(most)).fetch_all(&self.reads).await?;
            Ok(found.into_iter().filter_map(|columns| game(columns).ok()).collect())
        }

        async fn records(&self, before_ms: u64, most: u32) -> Kept<Vec<Game>> {
            let before = before_ms.min(i64::MAX as u64) as i64;
            let found: Vec<GameColumns> =
                sqlx::query_as(RECORDS).bind(before).bind(i64::from(most)).fetch_all(&self.reads).await?;
            Ok(found.into_iter().filter_map(|columns| game(columns).ok()).collect())
        }

        async fn stalled(&self, since_ms: u64, most: u32) -> Kept<Vec<String>> {
            let since = since_ms.min(i64::MAX as u64) as i64;
            let found: Vec<(String,)> =
                sqlx::query_as(STALLED).bind(since).bind(i64::from(most)).fetch_all(&self.reads).await?;
            Ok(found.into_iter().map(|(id,)| id).collect())
        }

        async fn games_after(&self, id: &str, most: u32) -> Kept<Vec<Game>> {
            let found: Vec<GameColumns> =
                sqlx::query_as(GAMES_AFTER).bind(id).bind(i64::from(most)).fetch_all(&self.reads).await?;
            found.into_iter().map(game).collect()
        }

        async fn say(&self, game: &str, said: &Said) -> Kept<u64> {
            match self.write(Write::Say(game.to_string(), said.clone())).await? {
                Written::Number(number) => {
                    self.moved(game, 0);
                    Ok(number)
                }
                other => Err(StoreError::Unavailable(format!("a line was answered with {other:?}"))),
            }
        }

        async fn talk(&self, game: &str, after: u64) -> Kept<Vec<Said>> {
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

        async fn touch(&self, seen: &[(String, char, u64)]) -> Kept<()> {
            self.write(Write::Touch(seen.to_vec())).await.map(|_| ())
        }

        async fn seen(&self, game: &str) -> Kept<Vec<(char, u64)>> {
            let found: Vec<(String, i64)> = sqlx::query_as(SEEN).bind(game).fetch_all(&self.reads).await?;
            Ok(found.into_iter().map(|(seat, at)| (letter(&seat), at as u64)).collect())
        }

        async fn make_account(&self, account: &AccountRow) -> Kept<bool> {
            Ok(matches!(self.write(Write::Account(account.clone())).await?, Written::New(true)))
        }

        async fn account(&self, name: &str) -> Kept<Option<AccountRow>> {
            let found: Option<(String, String, String, i64)> =
                sqlx::query_as(ACCOUNT).bind(name).fetch_optional(&self.reads).await?;
            Ok(found.map(account_row))
        }

        async fn accounts(&self) -> Kept<Vec<AccountRow>> {
            let found: Vec<(String, String, String, i64)> =
                sqlx::query_as(ACCOUNTS).fetch_all(&self.reads).await?;
            Ok(found.into_iter().map(account_row).collect())
        }

        async fn make_session(&self, hash: &str, account: &str, now_ms: u64) -> Kept<()> {
            self.write(Write::Session(hash.to_string(), account.to_string(), now_ms)).await.map(|_| ())
        }

        async fn session(&self, hash: &str) -> Kept<Option<AccountRow>> {
            let found: Option<(String, String, String, i64)> =
                sqlx::query_as(SESSION).bind(hash).fetch_optional(&self.reads).await?;
            Ok(found.map(account_row))
        }

        async fn hold(&self, account: &str, game: &str, seat: char) -> Kept<()> {
            self.write(Write::Hold(account.to_string(), game.to_string(), seat)).await.map(|_| ())
        }

        async fn holdings(&self, account: &str, most: u32) -> Kept<Vec<(char, Game)>> {
            type Columns = (String, String, String, i64, Vec<u8>, i64, String, i64, i64, String);
            let found: Vec<Columns> =
                sqlx::query_as(HOLDINGS).bind(account).bind(i64::from(most)).fetch_all(&self.reads).await?;
            let held = |(seat, a, b, c, d, e, f, g, h, i): Columns| {
                Some((letter(&seat), game((a, b, c, d, e, f, g, h, i)).ok()?))
            };
            Ok(found.into_iter().filter_map(held).collect())
        }

        async fn renew_epoch(&self, name: &str) -> Kept<()> {
            self.write(Write::Epoch(name.to_string())).await?;
            if let Ok(mut epoch) = self.epoch.lock() {
                *epoch = name.to_string();
            }
            Ok(())
        }

        fn wakes(&self) -> broadcast::Receiver<Wake> {
            self.wakes.subscribe()
        }

        fn archive(&self) -> &dyn Archive {
            self
        }

        $($rest)*
        }
    };
}
pub(super) use keeps;

pub(super) fn account_row((name, shown, recovery, created_ms): (String, String, String, i64)) -> AccountRow {
    AccountRow { name, shown, recovery, created_ms: created_ms as u64 }
}

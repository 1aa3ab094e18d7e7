//! A club in which people have played for years: accounts and finished games that are written into a file at once, tables over days
//! that are opened at a server, and how long it takes to look at them.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use kaiju_bits::{Bits, random_input};
use kaiju_rules::notation::Record;
use kaiju_rules::{EditionId, Legal, Log, Pending, Setup, State};
use kaiju_server::entropy::hashed;
use kaiju_server::name::looks;
use kaiju_server::ratings::{RatedGame, RatedSeat};
use kaiju_server::results::{self, SeatResult};
use kaiju_server::reviews::SeatReview;
use kaiju_server::store::{RATED, SqliteStore, Store};
use kaiju_wire::hex;
use kaiju_wire::people::Profile;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened, Phase, Rhythm, SeatInfo, SeatKind, TableInfo, Turns};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::task::JoinSet;

use crate::caller::Caller;

/// Games that are played; all others are copies of them with other people.
const PLAYED: usize = 24;
/// Rows that are written with one statement.
const PART: usize = 2000;
/// One game in so many counts for ratings.
const RATED_EACH: u32 = 4;
/// Tables that are opened at a time.
const DOORS: usize = 16;
/// A game began so long after the one before.
const STEP_MS: u64 = 7 * 60 * 1000;

/// How large a club is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Club {
    /// How many accounts.
    pub accounts: u32,
    /// How many finished games. The first account sat at one in forty of them, everybody else at as many as anybody.
    pub games: u32,
    /// How many tables over days that are not over.
    pub tables: u32,
    /// The seed of everything that is written at once.
    pub seed: u64,
}

/// A game that was played, as it is written down for those who did not play it.
struct ClubGame {
    setup: Setup,
    results: Vec<SeatResult>,
    /// What a review might say of its seats: drawn, for nobody reads what it was that luck gave.
    reviews: Vec<SeatReview>,
    winners: Vec<usize>,
    record: String,
}

/// Plays a game at random, for 2 to 6.
fn played(club: &Club, number: usize) -> io::Result<ClubGame> {
    let edition = EditionId::SECOND;
    let players = 2 + number % 5;
    let setup = Setup::new(edition, players).map_err(|_| io::Error::other("no such table"))?;
    let (mut bits, mut legal) = (Bits::new(club.seed, number as u64), Legal::default());
    let (mut state, mut inputs) = (State::new(&setup), Vec::new());
    while let Some(input) = random_input(&state, &mut bits, &mut legal) {
        state.advance(input, &mut Log::Off);
        inputs.push(input);
    }
    let Pending::Over(winners) = state.pending() else { return Err(io::Error::other("the game did not end")) };
    let info = described(&setup, "", 0, &|_| String::new());
    let record = Record::new(setup, inputs.clone()).write();
    let record = record.map_err(|_| io::Error::other("the game cannot be written"))?;
    let results = results::of(&info, setup, inputs);
    let review = |one: &SeatResult| {
        let [luck, play, accuracy] = [6000, 3000, 10_000].map(|most| bits.below(most) as i32);
        SeatReview { seat: one.seat, luck: luck - 3000, play: -play, accuracy: Some(accuracy.unsigned_abs()) }
    };
    let reviews = results.iter().map(review).collect();
    Ok(ClubGame { setup, results, reviews, winners: winners.iter().map(kaiju_rules::Seat::index).collect(), record })
}

/// What lists show of a game of these people.
fn described(setup: &Setup, id: &str, created_ms: u64, name: &dyn Fn(usize) -> String) -> TableInfo {
    let monsters = setup.monsters().iter().enumerate();
    let seat = |(i, monster): (usize, &kaiju_rules::Monster)| SeatInfo {
        seat: (b'A' + i as u8) as char,
        kind: SeatKind::Human,
        taken: true,
        name: name(i),
        monster: monster.id().to_string(),
        ..SeatInfo::default()
    };
    TableInfo {
        game: id.to_string(),
        phase: Phase::Over,
        rules: kaiju_rules::RULES_VERSION,
        edition: "second".to_string(),
        public: true,
        created_ms,
        seats: monsters.map(seat).collect(),
        commitment: Some(hex::write(&[7; 32])),
        secret: Some(hex::write(&[7; 32])),
        ..TableInfo::default()
    }
}

impl Club {
    /// The name of an account.
    pub fn name(account: u32) -> String {
        format!("member{account}")
    }

    /// The token of a session of an account.
    pub fn token(&self, account: u32) -> String {
        hashed(&format!("club {} {account}", self.seed))
    }

    /// Who sat at the seats of a game: different accounts.
    fn people(&self, game: u32, seats: usize) -> Vec<u32> {
        let mut bits = Bits::new(self.seed ^ 0xC1B, u64::from(game));
        let mut sat: Vec<u32> = if game.is_multiple_of(40) { vec![0] } else { Vec::new() };
        while sat.len() < seats.min(self.accounts as usize) {
            let one = bits.below(self.accounts as usize) as u32;
            if !sat.contains(&one) {
                sat.push(one);
            }
        }
        sat
    }

    /// Writes accounts, their sessions and finished games into a new file, as if all of it had happened until now. The log of a game
    /// that is over is left out: its record is kept, and nobody reads the log any more.
    pub async fn fill(&self, place: &std::path::Path, now_ms: u64) -> io::Result<()> {
        let made = SqliteStore::open(place).await.map_err(io::Error::other)?;
        made.close().await;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(place);
        let mut conn = SqliteConnection::connect_with(&options).await.map_err(io::Error::other)?;
        let filled = self.write(&mut conn, now_ms).await;
        conn.close().await.map_err(io::Error::other)?;
        filled
    }

    async fn write(&self, conn: &mut SqliteConnection, now_ms: u64) -> io::Result<()> {
        let begun_ms = now_ms.saturating_sub(u64::from(self.games + 1) * STEP_MS);
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *conn).await.map_err(io::Error::other)?;
        let mut rows = Rows::default();
        for account in 0..self.accounts {
            let (name, player) = (Club::name(account), format!("player{account}"));
            rows.accounts.push(json!([name, hashed(&name), begun_ms, looks(&name)]));
            rows.sessions.push(json!([hashed(&self.token(account)), name, now_ms]));
            rows.players.push(json!([player, name]));
            rows.write(conn, PART).await?;
        }
        let games: Vec<ClubGame> = (0..PLAYED).map(|number| played(self, number)).collect::<io::Result<_>>()?;
        let mut counted = 0;
        for game in 0..self.games {
            let played = &games[game as usize % PLAYED];
            let (id, at_ms) = (format!("club{game:08}"), begun_ms + u64::from(game) * STEP_MS);
            let people = self.people(game, played.results.len());
            let info =
                described(&played.setup, &id, at_ms, &|i| people.get(i).map_or(String::new(), |&one| Club::name(one)));
            let info = serde_json::to_string(&info).map_err(io::Error::other)?;
            rows.games.push(json!([id, kaiju_rules::RULES_VERSION, game % 2, at_ms, at_ms + STEP_MS, info]));
            rows.records.push(json!([id, played.record]));
            for (one, &account) in played.results.iter().zip(&people) {
                rows.holdings.push(json!([Club::name(account), id, one.seat, at_ms]));
                let (won, tokyo) = (u32::from(one.won), one.tokyo);
                let (edition, players, monster) = (&one.edition, one.players, &one.monster);
                let (damage, stars, out) = (one.damage, one.stars, one.eliminations);
                rows.results.push(json!([id, one.seat, edition, players, monster, won, damage, stars, tokyo, out]));
            }
            for one in &played.reviews {
                rows.reviews.push(json!([id, one.seat, one.luck, one.play, one.accuracy]));
            }
            if game.is_multiple_of(RATED_EACH) && people.len() == played.results.len() {
                counted += 1;
                let seats = people.iter().map(|account| RatedSeat::Player(format!("player{account}"))).collect();
                let rated = RatedGame {
                    list: format!("second-{}", people.len()),
                    seats,
                    bots: Vec::new(),
                    winners: played.winners.clone(),
                };
                let entry = serde_json::to_string(&rated).map_err(io::Error::other)?;
                rows.ledgers.push(json!([RATED, counted, id, at_ms + STEP_MS, entry]));
            }
            rows.write(conn, PART).await?;
        }
        rows.write(conn, 1).await?;
        sqlx::query(TOTALS).execute(&mut *conn).await.map_err(io::Error::other)?;
        sqlx::query("COMMIT").execute(&mut *conn).await.map_err(io::Error::other)?;
        Ok(())
    }

    /// Opens the tables over days at a server that has the file: each account one after the other sits at both seats of a table, and
    /// the first has some more.
    pub async fn open_tables(&self, addr: SocketAddr) -> io::Result<()> {
        let mut doors = JoinSet::new();
        for door in 0..DOORS as u32 {
            let club = *self;
            doors.spawn(async move {
                let mut caller = Caller::new(addr);
                for table in (door..club.tables).step_by(DOORS) {
                    let account = if table.is_multiple_of(100) { 0 } else { table % club.accounts };
                    let opened = caller.call("POST", "/tables", Some(&club.token(account)), Some(&relaxed())).await?;
                    opened.json::<Opened>()?;
                }
                io::Result::Ok(())
            });
        }
        while let Some(done) = doors.join_next().await {
            done.map_err(io::Error::other)??;
        }
        Ok(())
    }

    /// Looks once at what all share, ratings and the lobby: the server works ratings out when they are first asked for, and what it keeps
    /// of them counts for its memory.
    pub async fn look_around(&self, addr: SocketAddr) -> io::Result<()> {
        let mut caller = Caller::new(addr);
        for path in ["/ratings/second-4", "/tables", "/records"] {
            caller.get::<Value>(path, None).await?;
        }
        Ok(())
    }

    /// Looks at *My tables* and at a profile again and again, by turns, as different accounts; one time in ten as the one that has
    /// played most. Tells how long each took, sorted.
    pub async fn look(&self, addr: SocketAddr, times: u32) -> io::Result<ClubTimes> {
        let (mut caller, mut bits) = (Caller::new(addr), Bits::new(self.seed, 99));
        let mut all = ClubTimes::default();
        for time in 0..times {
            let account = if time % 10 == 0 { 0 } else { bits.below(self.accounts as usize) as u32 };
            let token = self.token(account);
            let begun = Instant::now();
            let tables = caller.call("GET", "/account/tables", Some(&token), None::<&()>).await?;
            all.tables.push(begun.elapsed());
            let begun = Instant::now();
            let profile = caller.call("GET", "/account/profile", Some(&token), None::<&()>).await?;
            all.profiles.push(begun.elapsed());
            let (tables, profile): (Turns, Profile) = (tables.json()?, profile.json()?);
            all.seen += tables.tables.len() as u64 + profile.rows.iter().map(|row| row.games).sum::<u64>();
        }
        all.tables.sort_unstable();
        all.profiles.sort_unstable();
        Ok(all)
    }
}

/// How long it took to look at a club.
#[derive(Clone, Debug, Default)]
pub struct ClubTimes {
    /// *My tables*, sorted.
    pub tables: Vec<Duration>,
    /// Profiles, sorted.
    pub profiles: Vec<Duration>,
    /// Tables and games that were shown in all of them.
    pub seen: u64,
}

/// A table over days for two.
fn relaxed() -> NewTable {
    let seat = NewSeat::of(NewSeatKind::Me);
    NewTable {
        edition: "second".to_string(),
        seats: vec![seat.clone(), seat],
        rhythm: Rhythm::Relaxed,
        clock_s: Some(3 * 24 * 60 * 60),
        start: true,
        ..NewTable::default()
    }
}

/// Rows that are still to be written.
#[derive(Default)]
struct Rows {
    accounts: Vec<Value>,
    sessions: Vec<Value>,
    players: Vec<Value>,
    games: Vec<Value>,
    records: Vec<Value>,
    holdings: Vec<Value>,
    results: Vec<Value>,
    reviews: Vec<Value>,
    ledgers: Vec<Value>,
}

impl Rows {
    /// Writes the rows of each table that has at least so many.
    async fn write(&mut self, conn: &mut SqliteConnection, least: usize) -> io::Result<()> {
        for (rows, statement) in [
            (&mut self.accounts, ACCOUNTS),
            (&mut self.sessions, SESSIONS),
            (&mut self.players, PLAYERS),
            (&mut self.games, GAMES),
            (&mut self.records, RECORDS),
            (&mut self.holdings, HOLDINGS),
            (&mut self.results, RESULTS),
            (&mut self.reviews, REVIEWS),
            (&mut self.ledgers, LEDGERS),
        ] {
            if rows.len() < least {
                continue;
            }
            let text = Value::Array(std::mem::take(rows)).to_string();
            sqlx::query(statement).bind(text).execute(&mut *conn).await.map_err(io::Error::other)?;
        }
        Ok(())
    }
}

const ACCOUNTS: &str = "INSERT INTO accounts (name, shown, recovery, created_ms, looks) \
     SELECT value ->> 0, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";
const SESSIONS: &str = "INSERT INTO sessions (hash, account, created_ms, seen_ms, label) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 2, '' FROM json_each($1)";
const PLAYERS: &str = "INSERT INTO players (player, account) SELECT value ->> 0, value ->> 1 FROM json_each($1)";
const GAMES: &str = "INSERT INTO games (id, code, rules, secret, public, phase, created_ms, updated_ms, info) \
     SELECT value ->> 0, value ->> 0, value ->> 1, zeroblob(32), value ->> 2, 'over', value ->> 3, value ->> 4, value ->> 5 \
     FROM json_each($1)";
const RECORDS: &str = "INSERT INTO records (game, text) SELECT value ->> 0, value ->> 1 FROM json_each($1)";
const HOLDINGS: &str = "INSERT INTO holdings (account, game, seat, made_ms, settled, reviewed) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, 1, 1 FROM json_each($1)";
const RESULTS: &str = "INSERT INTO results (game, seat, edition, players, monster, won, damage, stars, tokyo, \
     eliminations) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, \
     value ->> 7, value ->> 8, value ->> 9 FROM json_each($1)";
const REVIEWS: &str = "INSERT INTO reviews (game, seat, luck, play, accuracy) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)";
const LEDGERS: &str = "INSERT INTO ledgers (ledger, seq, id, at_ms, entry) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)";
/// What the results add up to, counted anew.
const TOTALS: &str = "INSERT INTO totals (account, edition, players, monster, games, wins, damage, stars, tokyo, \
     eliminations, reviewed, luck, play, decided, accuracy) SELECT h.account, r.edition, r.players, r.monster, COUNT(*), \
     SUM(r.won), SUM(r.damage), SUM(r.stars), SUM(r.tokyo), SUM(r.eliminations), COUNT(v.game), COALESCE(SUM(v.luck), 0), \
     COALESCE(SUM(v.play), 0), COUNT(v.accuracy), COALESCE(SUM(v.accuracy), 0) \
     FROM holdings h JOIN results r ON r.game = h.game AND r.seat = h.seat \
     LEFT JOIN reviews v ON v.game = r.game AND v.seat = r.seat GROUP BY h.account, r.edition, r.players, r.monster";

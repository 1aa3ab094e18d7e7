//! Ties: what an account keeps of somebody or something, each once. And the results of games that are over and what their reviews
//! say, which profiles are the sums of.

use async_trait::async_trait;
use kaiju_wire::people::ProfileRow;
use serde::{Deserialize, Serialize};

use super::StoreResult;
use super::statements::letter;
use crate::results::SeatResult;
use crate::reviews::SeatReview;

/// What an account keeps of somebody or something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tie {
    /// The account.
    pub owner: String,
    /// What for.
    pub kind: TieKind,
    /// The account, the game or the code it is about.
    pub key: String,
    /// What others speak of it by, so that nobody has to be told the key.
    pub id: String,
    /// Since when.
    pub at_ms: u64,
    /// What is kept.
    pub word: String,
}

/// What a tie is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieKind {
    /// The code by which others ask the owner to be friends.
    Code,
    /// An account the owner wants as a friend. Friends are two who want each other.
    Friend,
    /// An account that may not sit down at the owner's tables and whose talk is hidden; the word is the name it was met by.
    Block,
    /// An account whose talk is hidden; the word is the name it was met by.
    Mute,
    /// A table the owner is invited to; the word is who invites.
    Invitation,
    /// A game of the owner; the word is a note in JSON.
    Note,
}

impl TieKind {
    /// All of them.
    pub const ALL: [TieKind; 6] =
        [TieKind::Code, TieKind::Friend, TieKind::Block, TieKind::Mute, TieKind::Invitation, TieKind::Note];

    /// The word for it in databases.
    pub const fn word(self) -> &'static str {
        match self {
            TieKind::Code => "code",
            TieKind::Friend => "friend",
            TieKind::Block => "block",
            TieKind::Mute => "mute",
            TieKind::Invitation => "invitation",
            TieKind::Note => "note",
        }
    }

    /// The kind a word stands for.
    fn from_word(word: &str) -> Option<TieKind> {
        TieKind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Is it about an account? Then it goes with that account.
    pub const fn is_of_account(self) -> bool {
        matches!(self, TieKind::Friend | TieKind::Block | TieKind::Mute)
    }

    /// Is it about a game? Then it goes with that game.
    pub const fn is_of_game(self) -> bool {
        matches!(self, TieKind::Invitation | TieKind::Note)
    }
}

/// Where ties and results are kept.
#[async_trait]
pub trait Ties: Send + Sync {
    /// Keeps a tie. One that is there already keeps its id and its moment, and gets the new word. False, and nothing is kept,
    /// where the account is not there, or where it has `most` others of this kind.
    async fn tie(&self, tie: &Tie, most: u32) -> StoreResult<bool>;

    /// Drops a tie. Tells how many were dropped.
    async fn untie(&self, owner: &str, kind: TieKind, key: &str) -> StoreResult<u64>;

    /// The ties of a kind an account has, the latest first.
    async fn ties_of(&self, owner: &str, kind: TieKind) -> StoreResult<Vec<Tie>>;

    /// The ties of a kind that are about something, the latest first.
    async fn ties_to(&self, kind: TieKind, key: &str) -> StoreResult<Vec<Tie>>;

    /// The accounts that hold seats at a table.
    async fn holders(&self, game: &str) -> StoreResult<Vec<(char, String)>>;

    /// Keeps the results of a game. Those that are there stay.
    async fn keep_results(&self, game: &str, results: &[SeatResult]) -> StoreResult<()>;

    /// Seats of an account in games that are over and have no result, at most `most` of them.
    async fn uncounted(&self, account: &str, most: u32) -> StoreResult<Vec<(String, char)>>;

    /// Games in which accounts sat, that were counted and are neither reviewed nor known to be no games to review: the latest first, from
    /// at most `most` seats.
    async fn unreviewed(&self, most: u32) -> StoreResult<Vec<String>>;

    /// Keeps what the review of a game says of some of its seats; what is there stays. The seats that were counted by now are reviewed
    /// then, also where nothing is said of them. Nothing is kept of a game that is not there.
    async fn keep_reviews(&self, game: &str, reviews: &[SeatReview]) -> StoreResult<()>;

    /// What is kept of the review of a game, seat by seat.
    async fn reviews(&self, game: &str) -> StoreResult<Vec<SeatReview>>;

    /// The sums of the results of an account and of what reviews say of its seats, for each edition, size of table and monster.
    async fn sums(&self, account: &str) -> StoreResult<Vec<ProfileRow>>;
}

pub(super) type TieColumns = (String, String, String, String, i64, String);

pub(super) fn read_ties(found: Vec<TieColumns>) -> Vec<Tie> {
    let read = |(owner, kind, key, id, at_ms, word): TieColumns| {
        Some(Tie { owner, kind: TieKind::from_word(&kind)?, key, id, at_ms: at_ms as u64, word })
    };
    let mut all: Vec<Tie> = found.into_iter().filter_map(read).collect();
    all.sort_by(|one, other| (other.at_ms, &other.id).cmp(&(one.at_ms, &one.id)));
    all
}

/// A row of totals, and what reviews say.
pub(super) type SumColumns = (String, i64, String, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64);

pub(super) fn read_sum(columns: SumColumns) -> ProfileRow {
    let (edition, players, monster, games, wins, damage, stars, tokyo, eliminations, ..) = columns;
    let (.., reviewed, luck, play, decided, accuracy) = columns;
    ProfileRow {
        edition,
        players: players as u32,
        monster,
        games: games as u64,
        wins: wins as u64,
        damage: damage as u64,
        stars: stars as u64,
        tokyo: tokyo as u64,
        eliminations: eliminations as u64,
        reviewed: reviewed as u64,
        luck,
        play,
        decided: decided as u64,
        accuracy: accuracy as u64,
    }
}

pub(super) type ReviewColumns = (String, i64, i64, Option<i64>);

pub(super) fn read_review((seat, luck, play, accuracy): ReviewColumns) -> SeatReview {
    SeatReview { seat: letter(&seat), luck: luck as i32, play: play as i32, accuracy: accuracy.map(|part| part as u32) }
}

/// Only an account that is there keeps anything: nothing is left for the next who has the name.
pub(super) const NEW_TIE: &str = "INSERT INTO ties (owner, kind, key, id, at_ms, word) SELECT $1, $2, $3, $4, $5, $6 \
     WHERE EXISTS (SELECT 1 FROM accounts WHERE name = $1) \
     AND (SELECT COUNT(*) FROM ties WHERE owner = $1 AND kind = $2 AND key <> $3) < $7 \
     ON CONFLICT (owner, kind, key) DO UPDATE SET word = excluded.word";
pub(super) const UNTIE: &str = "DELETE FROM ties WHERE owner = $1 AND kind = $2 AND key = $3";
pub(super) const TIES_OF: &str =
    "SELECT owner, kind, key, id, at_ms, word FROM ties WHERE owner = $1 AND kind = $2 ORDER BY key";
pub(super) const TIES_TO: &str =
    "SELECT owner, kind, key, id, at_ms, word FROM ties WHERE kind = $1 AND key = $2 ORDER BY owner";
pub(super) const TABLE_HOLDERS: &str = "SELECT seat, account FROM holdings WHERE game = $1";
pub(super) const NEW_RESULT: &str = "INSERT INTO results (game, seat, edition, players, monster, won, damage, stars, \
     tokyo, eliminations) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
/// The seats of an account whose game is over and whose result is in no total.
pub(super) const UNCOUNTED: &str = "SELECT h.game, h.seat FROM holdings h WHERE h.account = $1 AND h.settled = 0 \
     AND EXISTS (SELECT 1 FROM games g WHERE g.id = h.game AND g.phase = 'over') \
     ORDER BY h.made_ms DESC, h.game DESC, h.seat DESC LIMIT $2";
pub(super) const SUMS: &str = "SELECT edition, players, monster, games, wins, damage, stars, tokyo, eliminations, \
     reviewed, luck, play, decided, accuracy FROM totals WHERE account = $1 ORDER BY edition, players, monster";
/// Whoever gets a seat back from this, and nobody else, adds its result to the totals.
pub(super) const SETTLE: &str = "UPDATE holdings SET settled = 1 WHERE game = $1 AND settled = 0 \
     AND EXISTS (SELECT 1 FROM results r WHERE r.game = holdings.game AND r.seat = holdings.seat) RETURNING account, seat";
/// A table that was closed has no results.
pub(super) const SETTLE_CLOSED: &str = "UPDATE holdings SET settled = 1 WHERE game = $1";
pub(super) const SETTLED: &str = "SELECT account, seat FROM holdings WHERE game = $1 AND settled = 1";
/// Adds a result and what a review says of it to the totals of an account, or takes both out again (−1). One without an edition is of a
/// game that nobody could count.
pub(super) const ADD_TOTAL: &str = "INSERT INTO totals (account, edition, players, monster, games, wins, damage, stars, \
     tokyo, eliminations, reviewed, luck, play, decided, accuracy) SELECT $1, r.edition, r.players, r.monster, \
     CAST($4 AS BIGINT), $4 * r.won, $4 * r.damage, $4 * r.stars, $4 * r.tokyo, $4 * r.eliminations, \
     CASE WHEN v.game IS NULL THEN 0 ELSE $4 END, $4 * COALESCE(v.luck, 0), $4 * COALESCE(v.play, 0), \
     CASE WHEN v.accuracy IS NULL THEN 0 ELSE $4 END, $4 * COALESCE(v.accuracy, 0) \
     FROM results r LEFT JOIN reviews v ON v.game = r.game AND v.seat = r.seat \
     WHERE r.game = $2 AND r.seat = $3 AND r.edition <> '' \
     ON CONFLICT (account, edition, players, monster) DO UPDATE SET games = totals.games + excluded.games, \
     wins = totals.wins + excluded.wins, damage = totals.damage + excluded.damage, stars = totals.stars + excluded.stars, \
     tokyo = totals.tokyo + excluded.tokyo, eliminations = totals.eliminations + excluded.eliminations, \
     reviewed = totals.reviewed + excluded.reviewed, luck = totals.luck + excluded.luck, play = totals.play + excluded.play, \
     decided = totals.decided + excluded.decided, accuracy = totals.accuracy + excluded.accuracy";
/// A table that was closed is among them: it was settled without a result.
pub(super) const UNREVIEWED: &str = "SELECT game FROM holdings WHERE settled = 1 AND reviewed = 0 AND made_ms >= 0 \
     ORDER BY made_ms DESC, game DESC LIMIT $1";
pub(super) const REVIEWS: &str = "SELECT seat, luck, play, accuracy FROM reviews WHERE game = $1 ORDER BY seat";
pub(super) const NEW_REVIEW: &str = "INSERT INTO reviews (game, seat, luck, play, accuracy) SELECT $1, $2, $3, $4, $5 \
     WHERE EXISTS (SELECT 1 FROM games WHERE id = $1) ON CONFLICT DO NOTHING";
/// The seats that were counted, reviewed from now on.
pub(super) const SET_REVIEWED: &str =
    "UPDATE holdings SET reviewed = 1 WHERE game = $1 AND settled = 1 RETURNING account, seat";
/// Adds what a review says to the totals that have the result. Where these are gone with their account nothing comes back.
pub(super) const ADD_REVIEW: &str = "UPDATE totals SET reviewed = reviewed + 1, luck = luck + $4, play = play + $5, \
     decided = decided + $6, accuracy = accuracy + $7 WHERE account = $1 AND (edition, players, monster) = \
     (SELECT r.edition, r.players, r.monster FROM results r WHERE r.game = $2 AND r.seat = $3)";
pub(super) const EMPTY_TOTALS: &str = "DELETE FROM totals WHERE account = $1 AND games = 0";

/// The ties and results of either database.
macro_rules! keeps_ties {
    ($store:ty, $connection:ty) => {
        /// Keeps results, in a transaction that is already open.
        async fn keep_results(conn: &mut $connection, game: &str, results: &[SeatResult]) -> Result<u64, sqlx::Error> {
            let mut kept = 0;
            for one in results {
                let (players, won) = (i64::from(one.players), i64::from(one.won));
                let (damage, stars) = (i64::from(one.damage), i64::from(one.stars));
                let (tokyo, gone) = (i64::from(one.tokyo), i64::from(one.eliminations));
                let (seat, edition, monster) = (one.seat.to_string(), &one.edition, &one.monster);
                kept += run!(conn, NEW_RESULT, game, seat, edition, players, monster, won, damage, stars, tokyo, gone);
            }
            if !results.is_empty() {
                settle(conn, game).await?;
            }
            Ok(kept)
        }

        /// Adds the results of a game to the totals of those who hold its seats, each once.
        async fn settle(conn: &mut $connection, game: &str) -> Result<(), sqlx::Error> {
            let held: Vec<(String, String)> = sqlx::query_as(SETTLE).bind(game).fetch_all(&mut *conn).await?;
            if held.is_empty() {
                return Ok(());
            }
            lock_results(conn, game).await?;
            add_totals(conn, game, held, 1).await
        }

        /// Holds on to the results of a game until the transaction ends: whoever adds up a game does, so that what a review says is added
        /// once, whether it comes before a seat is counted, afterwards or at the same moment.
        async fn lock_results(conn: &mut $connection, game: &str) -> Result<(), sqlx::Error> {
            if let Some(lock) = LOCK_RESULTS {
                run!(conn, lock, game);
            }
            Ok(())
        }

        /// Keeps what a review says, and adds it to the totals of those whose seats were counted. Those that are counted later have
        /// it added with their result.
        async fn keep_reviews(conn: &mut $connection, game: &str, reviews: &[SeatReview]) -> Result<u64, sqlx::Error> {
            lock_results(conn, game).await?;
            let mut held: Vec<(String, String)> = sqlx::query_as(SET_REVIEWED).bind(game).fetch_all(&mut *conn).await?;
            held.sort();
            let mut fresh = Vec::new();
            for one in reviews {
                let (luck, play, accuracy) = (i64::from(one.luck), i64::from(one.play), one.accuracy.map(i64::from));
                if run!(conn, NEW_REVIEW, game, one.seat.to_string(), luck, play, accuracy) == 1 {
                    fresh.push((one.seat, luck, play, accuracy));
                }
            }
            for (account, at) in held {
                for &(seat, luck, play, accuracy) in fresh.iter().filter(|(seat, ..)| *seat == letter(&at)) {
                    let (decided, part) = (i64::from(accuracy.is_some()), accuracy.unwrap_or(0));
                    run!(conn, ADD_REVIEW, &account, game, seat.to_string(), luck, play, decided, part);
                }
            }
            Ok(fresh.len() as u64)
        }

        /// Takes the results of a game that is forgotten out of the totals again.
        async fn unsettle(conn: &mut $connection, game: &str) -> Result<(), sqlx::Error> {
            lock_results(conn, game).await?;
            let held: Vec<(String, String)> = sqlx::query_as(SETTLED).bind(game).fetch_all(&mut *conn).await?;
            add_totals(conn, game, held.clone(), -1).await?;
            for (account, _) in held {
                run!(conn, EMPTY_TOTALS, account);
            }
            Ok(())
        }

        /// In the order of accounts, so that two games that end at once do not wait for each other.
        async fn add_totals(
            conn: &mut $connection,
            game: &str,
            mut held: Vec<(String, String)>,
            times: i64,
        ) -> Result<(), sqlx::Error> {
            held.sort();
            for (account, seat) in held {
                run!(conn, ADD_TOTAL, account, game, seat, times);
            }
            Ok(())
        }

        #[async_trait]
        impl Ties for $store {
            async fn tie(&self, tie: &Tie, most: u32) -> StoreResult<bool> {
                Ok(number(self.write(Write::Tie(Box::new(tie.clone()), most)).await?)? == 1)
            }

            async fn untie(&self, owner: &str, kind: TieKind, key: &str) -> StoreResult<u64> {
                number(self.write(Write::Untie(owner.to_string(), kind, key.to_string())).await?)
            }

            async fn ties_of(&self, owner: &str, kind: TieKind) -> StoreResult<Vec<Tie>> {
                let asked = sqlx::query_as(TIES_OF).bind(owner).bind(kind.word());
                Ok(read_ties(asked.fetch_all(&self.reads).await?))
            }

            async fn ties_to(&self, kind: TieKind, key: &str) -> StoreResult<Vec<Tie>> {
                let asked = sqlx::query_as(TIES_TO).bind(kind.word()).bind(key);
                Ok(read_ties(asked.fetch_all(&self.reads).await?))
            }

            async fn holders(&self, game: &str) -> StoreResult<Vec<(char, String)>> {
                let found: Vec<(String, String)> =
                    sqlx::query_as(TABLE_HOLDERS).bind(game).fetch_all(&self.reads).await?;
                let mut all: Vec<(char, String)> =
                    found.into_iter().map(|(seat, account)| (letter(&seat), account)).collect();
                all.sort();
                Ok(all)
            }

            async fn keep_results(&self, game: &str, results: &[SeatResult]) -> StoreResult<()> {
                self.write(Write::Results(game.to_string(), results.to_vec())).await.map(|_| ())
            }

            async fn uncounted(&self, account: &str, most: u32) -> StoreResult<Vec<(String, char)>> {
                let asked = sqlx::query_as(UNCOUNTED).bind(account).bind(i64::from(most));
                let found: Vec<(String, String)> = asked.fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(|(game, seat)| (game, letter(&seat))).collect())
            }

            async fn unreviewed(&self, most: u32) -> StoreResult<Vec<String>> {
                let asked = sqlx::query_as(UNREVIEWED).bind(i64::from(most));
                let found: Vec<(String,)> = asked.fetch_all(&self.reads).await?;
                let mut games: Vec<String> = found.into_iter().map(|(game,)| game).collect();
                // Several seats of one game come one after the other.
                games.dedup();
                Ok(games)
            }

            async fn keep_reviews(&self, game: &str, reviews: &[SeatReview]) -> StoreResult<()> {
                self.write(Write::Reviews(game.to_string(), reviews.to_vec())).await.map(|_| ())
            }

            async fn reviews(&self, game: &str) -> StoreResult<Vec<SeatReview>> {
                let found: Vec<ReviewColumns> = sqlx::query_as(REVIEWS).bind(game).fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(read_review).collect())
            }

            async fn sums(&self, account: &str) -> StoreResult<Vec<ProfileRow>> {
                let found: Vec<SumColumns> = sqlx::query_as(SUMS).bind(account).fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(read_sum).collect())
            }
        }
    };
}
pub(super) use keeps_ties;

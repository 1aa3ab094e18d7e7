//! Accounts that are bots: whose they are, how their programs prove themselves, and when those were last here.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::statements::AccountColumns;
use super::{AccountRow, StoreResult};

/// What makes an account a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotRow {
    /// The account that owns it.
    pub owner: String,
    /// What others speak of it by.
    pub id: String,
    /// The hash of its token.
    pub hash: String,
    /// When a program of it was last here; 0 for never.
    pub seen_ms: u64,
}

/// A bot with its account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredBot {
    /// The account it plays with.
    pub account: AccountRow,
    /// What makes it a bot.
    pub bot: BotRow,
}

/// What came of a new bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotAdded {
    /// It is there.
    Fresh,
    /// Its name, or one that looks like it, is in use.
    NameTaken,
    /// Its owner has as many as they may, or is not there any more.
    TooMany,
}

/// Where bots are kept.
#[async_trait]
pub trait BotBook: Send + Sync {
    /// A new account that is a bot, if its owner is there and has fewer than `most` of them.
    async fn add_bot(&self, bot: &StoredBot, most: u32) -> StoreResult<BotAdded>;

    /// What makes this account a bot; none for a person.
    async fn bot(&self, account: &str) -> StoreResult<Option<BotRow>>;

    /// The bot that others speak of by this id.
    async fn bot_by_id(&self, id: &str) -> StoreResult<Option<StoredBot>>;

    /// The bot whose token has this hash.
    async fn bot_by_hash(&self, hash: &str) -> StoreResult<Option<StoredBot>>;

    /// The bots of an owner, in the order of their names.
    async fn bots_of(&self, owner: &str) -> StoreResult<Vec<StoredBot>>;

    /// Bots that were here since a moment, those that have been away longest first, at most `most` of them.
    async fn bots_since(&self, since_ms: u64, most: u32) -> StoreResult<Vec<StoredBot>>;

    /// Those of some players of ledgers that are bots.
    async fn bots_among(&self, players: &[String]) -> StoreResult<Vec<(String, StoredBot)>>;

    /// Gives a bot another token, by its hash. Tells how many bots got one.
    async fn renew_bot(&self, account: &str, hash: &str) -> StoreResult<u64>;

    /// A program of a bot, by what its account is called in ledgers, is here now.
    async fn bot_seen(&self, player: &str, now_ms: u64) -> StoreResult<()>;
}

pub(super) type BotColumns = (String, String, String, String, i64);
pub(super) type StoredBotColumns = (String, String, String, i64, Option<String>, String, String, String, i64);

pub(super) fn bot_row((_, owner, id, hash, seen_ms): BotColumns) -> BotRow {
    BotRow { owner, id, hash, seen_ms: seen_ms as u64 }
}

pub(super) fn stored_bot(columns: StoredBotColumns) -> StoredBot {
    let (name, shown, recovery, created_ms, looks, owner, id, hash, seen_ms) = columns;
    let account: AccountColumns = (name.clone(), shown, recovery, created_ms, looks);
    StoredBot { account: super::statements::account_row(account), bot: bot_row((name, owner, id, hash, seen_ms)) }
}

pub(super) const BOTS_COUNT: &str = "SELECT COUNT(*) FROM bots WHERE owner = $1";
/// Only an owner that is there has one: nothing is left for the next who has the name.
pub(super) const NEW_BOT: &str = "INSERT INTO bots (account, owner, id, hash, seen_ms) SELECT $1, $2, $3, $4, $5 \
     WHERE EXISTS (SELECT 1 FROM accounts WHERE name = $2)";
pub(super) const NO_BOT: &str = "DELETE FROM accounts WHERE name = $1";
pub(super) const BOT: &str = "SELECT account, owner, id, hash, seen_ms FROM bots WHERE account = $1";
pub(super) const BOT_BY_ID: &str = "SELECT a.name, a.shown, a.recovery, a.created_ms, a.looks, b.owner, b.id, b.hash, \
     b.seen_ms FROM bots b JOIN accounts a ON a.name = b.account WHERE b.id = $1";
pub(super) const BOT_BY_HASH: &str = "SELECT a.name, a.shown, a.recovery, a.created_ms, a.looks, b.owner, b.id, b.hash, \
     b.seen_ms FROM bots b JOIN accounts a ON a.name = b.account WHERE b.hash = $1";
pub(super) const BOTS_OF: &str = "SELECT a.name, a.shown, a.recovery, a.created_ms, a.looks, b.owner, b.id, b.hash, \
     b.seen_ms FROM bots b JOIN accounts a ON a.name = b.account WHERE b.owner = $1 ORDER BY b.account";
pub(super) const BOTS_SINCE: &str = "SELECT a.name, a.shown, a.recovery, a.created_ms, a.looks, b.owner, b.id, b.hash, \
     b.seen_ms FROM bots b JOIN accounts a ON a.name = b.account WHERE b.seen_ms >= $1 ORDER BY b.seen_ms, b.account LIMIT $2";
pub(super) const OWNED: &str = "SELECT account FROM bots WHERE owner = $1";
pub(super) const RENEW_BOT: &str = "UPDATE bots SET hash = $2 WHERE account = $1";
pub(super) const BOT_SEEN: &str = "UPDATE bots SET seen_ms = $2 WHERE seen_ms < $2 \
     AND account = (SELECT account FROM players WHERE player = $1)";

/// A bot that is to be written.
pub(super) enum BotWrite {
    Add(StoredBot, u32),
    Renew(String, String),
    Seen(String, u64),
}

/// The bots of either database.
macro_rules! keeps_bots {
    ($store:ty, $connection:ty) => {
        async fn write_bot(conn: &mut $connection, write: &BotWrite) -> Result<Written, sqlx::Error> {
            Ok(match write {
                BotWrite::Add(StoredBot { account, bot }, most) => {
                    let (had,): (i64,) = sqlx::query_as(BOTS_COUNT).bind(&bot.owner).fetch_one(&mut *conn).await?;
                    if had >= i64::from(*most) {
                        return Ok(Written::Bot(BotAdded::TooMany));
                    }
                    let AccountRow { name, shown, recovery, created_ms, looks } = account;
                    if run!(conn, NEW_ACCOUNT, name, shown, recovery, *created_ms as i64, looks) == 0 {
                        return Ok(Written::Bot(BotAdded::NameTaken));
                    }
                    let seen = bot.seen_ms as i64;
                    if run!(conn, NEW_BOT, name, &bot.owner, &bot.id, &bot.hash, seen) == 0 {
                        run!(conn, NO_BOT, name);
                        return Ok(Written::Bot(BotAdded::TooMany));
                    }
                    Written::Bot(BotAdded::Fresh)
                }
                BotWrite::Renew(account, hash) => Written::Number(run!(conn, RENEW_BOT, account, hash)),
                BotWrite::Seen(player, now) => Written::Number(run!(conn, BOT_SEEN, player, *now as i64)),
            })
        }

        #[async_trait]
        impl BotBook for $store {
            async fn add_bot(&self, bot: &StoredBot, most: u32) -> StoreResult<BotAdded> {
                match self.write(Write::Bot(Box::new(BotWrite::Add(bot.clone(), most)))).await? {
                    Written::Bot(added) => Ok(added),
                    other => Err(StoreError::Unavailable(format!("a bot was answered with {other:?}"))),
                }
            }

            async fn bot(&self, account: &str) -> StoreResult<Option<BotRow>> {
                let found: Option<BotColumns> = sqlx::query_as(BOT).bind(account).fetch_optional(&self.reads).await?;
                Ok(found.map(bot_row))
            }

            async fn bot_by_id(&self, id: &str) -> StoreResult<Option<StoredBot>> {
                let found: Option<StoredBotColumns> =
                    sqlx::query_as(BOT_BY_ID).bind(id).fetch_optional(&self.reads).await?;
                Ok(found.map(stored_bot))
            }

            async fn bot_by_hash(&self, hash: &str) -> StoreResult<Option<StoredBot>> {
                let found: Option<StoredBotColumns> =
                    sqlx::query_as(BOT_BY_HASH).bind(hash).fetch_optional(&self.reads).await?;
                Ok(found.map(stored_bot))
            }

            async fn bots_of(&self, owner: &str) -> StoreResult<Vec<StoredBot>> {
                let found: Vec<StoredBotColumns> = sqlx::query_as(BOTS_OF).bind(owner).fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(stored_bot).collect())
            }

            async fn bots_since(&self, since_ms: u64, most: u32) -> StoreResult<Vec<StoredBot>> {
                let asked = sqlx::query_as(BOTS_SINCE).bind(since_ms as i64).bind(i64::from(most));
                let found: Vec<StoredBotColumns> = asked.fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(stored_bot).collect())
            }

            async fn bots_among(&self, players: &[String]) -> StoreResult<Vec<(String, StoredBot)>> {
                type Columns = (String, String, String, String, i64, Option<String>, String, String, String, i64);
                let found: Vec<Columns> =
                    sqlx::query_as(BOTS_AMONG).bind(json(&players)).fetch_all(&self.reads).await?;
                let read =
                    |(player, a, b, c, d, e, f, g, h, i): Columns| (player, stored_bot((a, b, c, d, e, f, g, h, i)));
                Ok(found.into_iter().map(read).collect())
            }

            async fn renew_bot(&self, account: &str, hash: &str) -> StoreResult<u64> {
                number(self.write(Write::Bot(Box::new(BotWrite::Renew(account.to_string(), hash.to_string())))).await?)
            }

            async fn bot_seen(&self, player: &str, now_ms: u64) -> StoreResult<()> {
                self.write(Write::Bot(Box::new(BotWrite::Seen(player.to_string(), now_ms)))).await.map(|_| ())
            }
        }
    };
}
pub(super) use keeps_bots;

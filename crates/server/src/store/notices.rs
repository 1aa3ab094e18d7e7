//! What is still to be told to players who are asked, and how each of them is told. A notice is written with the row after which
//! a seat is asked, in one transaction, and whoever claims it tells it: however many nodes there are, one does.

use async_trait::async_trait;
use kaiju_wire::notice::{ChannelKind, QuietHours};
use serde::{Deserialize, Serialize};

use super::StoreResult;

/// A notice is told so long after its row: whoever is at the table has seen it by then.
pub const NOTICE_DELAY_MS: u64 = 5_000;
/// A channel that fails so often in a row is dropped.
pub const MOST_FAILURES: u32 = 5;
/// A notice that could not be told for so long is forgotten.
const KEPT_MS: i64 = 2 * 24 * 60 * 60 * 1000;
/// No notice waits longer than this: what is due later was written by a clock that was wrong.
const FAR_MS: i64 = 26 * 60 * 60 * 1000;
/// An address that was not confirmed for so long is forgotten.
pub const CONFIRM_MS: u64 = 24 * 60 * 60 * 1000;

/// A way to tell somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChannelRow {
    /// Its id.
    pub id: String,
    /// What it is.
    pub kind: ChannelKind,
    /// The account; empty for the webhook of a table.
    pub account: String,
    /// The table, for its webhook; otherwise empty.
    pub game: String,
    /// The session of the browser, which it goes with; otherwise empty.
    pub session: String,
    /// The address: of a push service, of a webhook, for e-mail.
    pub address: String,
    /// The host messages go to: where it does not answer, nothing goes there for a while.
    pub host: String,
    /// What messages are encrypted or signed with.
    pub keys: String,
    /// The language to be told in.
    pub lang: String,
    /// Is it used?
    pub confirmed: bool,
    /// How often in a row it failed.
    pub failures: u32,
    /// When it was made.
    pub made_ms: u64,
}

/// Something that is to be told: a seat is asked since a row.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoticeRow {
    /// The table.
    pub game: String,
    /// The seat.
    pub seat: char,
    /// The number of the row since which it is asked.
    pub turn: u64,
    /// How it is to be told.
    pub channel: String,
    /// How often that was tried.
    pub tries: u32,
}

/// What came of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// It was told.
    Told,
    /// Nobody has to be told any more.
    Needless,
    /// It is to be told at that moment; was it tried?
    Later(u64, bool),
    /// It cannot be told. A channel for which that happens again and again is dropped.
    Failed,
    /// The channel is no more.
    Gone,
}

/// Where notices are kept.
#[async_trait]
pub trait NoticeBook: Send + Sync {
    /// A channel of an account or a table that is there; one with the same id is replaced, and stays confirmed. An account keeps
    /// the latest `most` of a kind.
    async fn add_channel(&self, channel: &ChannelRow, most: u32) -> StoreResult<()>;

    /// The channel with this id.
    async fn channel(&self, id: &str) -> StoreResult<Option<ChannelRow>>;

    /// The channels of an account, the oldest first; those of browsers that were logged out are not among them.
    async fn channels(&self, account: &str) -> StoreResult<Vec<ChannelRow>>;

    /// A channel is used from now on. Tells how many there are.
    async fn confirm_channel(&self, id: &str) -> StoreResult<u64>;

    /// Drops a channel. Tells how many were dropped.
    async fn drop_channel(&self, id: &str) -> StoreResult<u64>;

    /// Drops all channels of an account. Tells how many were dropped.
    async fn drop_channels(&self, account: &str) -> StoreResult<u64>;

    /// Sets the quiet hours of an account that is there.
    async fn set_quiet(&self, account: &str, quiet: Option<QuietHours>) -> StoreResult<()>;

    /// The quiet hours of an account.
    async fn quiet(&self, account: &str) -> StoreResult<Option<QuietHours>>;

    /// Tells a player of ledgers that their seat at a table that gathers players waits for them; once, however often it is asked for before
    /// that was told.
    async fn tell_player(&self, player: &str, game: &str, seat: char, now_ms: u64) -> StoreResult<()>;

    /// When the next notice is due.
    async fn next_notice_ms(&self) -> StoreResult<Option<u64>>;

    /// Takes up to `most` notices that are due, so that nobody else gets them until a moment.
    async fn claim_notices(&self, now_ms: u64, until_ms: u64, most: u32) -> StoreResult<Vec<NoticeRow>>;

    /// What came of a notice.
    async fn settle_notice(&self, notice: &NoticeRow, settled: Settled) -> StoreResult<()>;

    /// Puts off everything that is due for a host.
    async fn postpone_host(&self, host: &str, now_ms: u64, until_ms: u64) -> StoreResult<()>;

    /// Forgets what is too old: notices, browsers that were logged out, addresses nobody confirmed.
    async fn sweep_notices(&self, now_ms: u64) -> StoreResult<()>;
}

/// Something to be written about notices.
pub(super) enum NoticeWrite {
    Add(Box<ChannelRow>, u32),
    Confirm(String),
    Drop(String),
    DropAll(String),
    Quiet(String, Option<QuietHours>),
    Tell(String, String, char, u64),
    Claim(u64, u64, u32),
    Settle(NoticeRow, Settled),
    Postpone(String, u64, u64),
    Sweep(u64),
}

pub(super) type ChannelColumns =
    (String, String, String, String, String, String, String, String, String, i64, i64, i64);

pub(super) fn channel_row(columns: ChannelColumns) -> Option<ChannelRow> {
    let (id, kind, account, game, session, address, host, keys, lang, confirmed, failures, made_ms) = columns;
    let (kind, confirmed) = (ChannelKind::from_word(&kind)?, confirmed != 0);
    let (failures, made_ms) = (failures as u32, made_ms as u64);
    Some(ChannelRow { id, kind, account, game, session, address, host, keys, lang, confirmed, failures, made_ms })
}

/// Only an account or a table that is there is told.
pub(super) const NEW_CHANNEL: &str = "INSERT INTO channels (id, kind, account, game, session, address, host, keys, \
     lang, confirmed, failures, made_ms) SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11 \
     WHERE EXISTS (SELECT 1 FROM accounts WHERE name = $3) OR EXISTS (SELECT 1 FROM games WHERE id = $4) \
     ON CONFLICT (id) DO UPDATE SET session = excluded.session, address = excluded.address, host = excluded.host, \
     keys = excluded.keys, lang = excluded.lang, failures = 0, made_ms = excluded.made_ms, \
     confirmed = CASE WHEN channels.confirmed = 1 THEN 1 ELSE excluded.confirmed END";
pub(super) const SURPLUS_CHANNELS: &str = "DELETE FROM channels WHERE account = $1 AND kind = $2 AND id NOT IN \
     (SELECT id FROM channels WHERE account = $1 AND kind = $2 ORDER BY made_ms DESC, id DESC LIMIT $3)";
pub(super) const CHANNEL: &str = "SELECT id, kind, account, game, session, address, host, keys, lang, confirmed, \
     failures, made_ms FROM channels WHERE id = $1";
/// A browser is told as long as its session lasts.
pub(super) const CHANNELS: &str = "SELECT c.id, c.kind, c.account, c.game, c.session, c.address, c.host, c.keys, \
     c.lang, c.confirmed, c.failures, c.made_ms FROM channels c LEFT JOIN sessions s ON s.hash = c.session \
     WHERE c.account = $1 AND (c.session = '' OR s.hash IS NOT NULL) ORDER BY c.made_ms, c.id";
pub(super) const CONFIRM_CHANNEL: &str = "UPDATE channels SET confirmed = 1 WHERE id = $1";
pub(super) const DROP_CHANNEL: &str = "DELETE FROM channels WHERE id = $1";
pub(super) const DROP_CHANNELS: &str = "DELETE FROM channels WHERE account = $1";
pub(super) const NO_QUIET: &str = "DELETE FROM quiet_hours WHERE account = $1";
pub(super) const SET_QUIET: &str = "INSERT INTO quiet_hours (account, from_min, to_min, offset_min) \
     SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM accounts WHERE name = $1)";
pub(super) const QUIET: &str = "SELECT from_min, to_min, offset_min FROM quiet_hours WHERE account = $1";
/// What was to be told of a table before is no longer so: somebody else is asked.
pub(super) const UNTELL: &str = "DELETE FROM notices WHERE game = $1";
pub(super) const TELL: &str = "INSERT INTO notices (game, seat, turn, channel, host, at_ms, due_ms, tries) \
     SELECT $1, $2, $3, c.id, c.host, $4, $5, 0 FROM holdings h JOIN channels c ON c.account = h.account \
     WHERE h.game = $1 AND h.seat = $2 AND c.confirmed = 1 AND (c.session = '' OR EXISTS \
     (SELECT 1 FROM sessions WHERE hash = c.session)) ON CONFLICT DO NOTHING";
pub(super) const TELL_WEBHOOK: &str = "INSERT INTO notices (game, seat, turn, channel, host, at_ms, due_ms, tries) \
     SELECT $1, $2, $3, c.id, c.host, $4, $5, 0 FROM channels c WHERE c.game = $1 ON CONFLICT DO NOTHING";
/// A seat that is kept for somebody, since the table was made.
pub(super) const TELL_PLAYER: &str = "INSERT INTO notices (game, seat, turn, channel, host, at_ms, due_ms, tries) \
     SELECT $2, $3, 1, c.id, c.host, $4, $5, 0 FROM players p JOIN channels c ON c.account = p.account \
     WHERE p.player = $1 AND c.confirmed = 1 AND (c.session = '' OR EXISTS \
     (SELECT 1 FROM sessions WHERE hash = c.session)) ON CONFLICT DO NOTHING";
pub(super) const NEXT_NOTICE: &str = "SELECT MIN(due_ms) FROM notices";
pub(super) const END_NOTICE: &str = "DELETE FROM notices WHERE game = $1 AND seat = $2 AND turn = $3 AND channel = $4";
pub(super) const PUT_OFF: &str = "UPDATE notices SET due_ms = $5, tries = tries + $6 \
     WHERE game = $1 AND seat = $2 AND turn = $3 AND channel = $4";
pub(super) const CHANNEL_WORKS: &str = "UPDATE channels SET failures = 0 WHERE id = $1 AND failures > 0";
pub(super) const CHANNEL_FAILS: &str = "UPDATE channels SET failures = failures + 1 WHERE id = $1";
pub(super) const DROP_FAILING: &str = "DELETE FROM channels WHERE id = $1 AND failures >= $2";
pub(super) const POSTPONE: &str = "UPDATE notices SET due_ms = $3 WHERE due_ms <= $2 AND host = $1";
pub(super) const OLD_NOTICES: &str = "DELETE FROM notices WHERE at_ms < $1";
pub(super) const STRANDED: &str = "UPDATE notices SET due_ms = $1 WHERE due_ms > $2";
pub(super) const LOGGED_OUT: &str =
    "DELETE FROM channels WHERE session <> '' AND NOT EXISTS (SELECT 1 FROM sessions WHERE hash = channels.session)";
pub(super) const UNCONFIRMED: &str = "DELETE FROM channels WHERE confirmed = 0 AND made_ms < $1";

/// Before this moment, notices are too old.
pub(super) fn old_before(now_ms: u64) -> i64 {
    now_ms as i64 - KEPT_MS
}

/// After this moment, no notice is due by a clock that is right.
pub(super) fn far_after(now_ms: u64) -> i64 {
    now_ms as i64 + FAR_MS
}

/// The notices of either database.
macro_rules! keeps_notices {
    ($store:ty, $connection:ty) => {
        /// A seat is asked since a row: it is to be told, in the transaction of the row.
        async fn tell_notice(
            conn: &mut $connection,
            game: &str,
            seat: char,
            turn: i64,
            at_ms: i64,
        ) -> Result<(), sqlx::Error> {
            let (seat, due_ms) = (seat.to_string(), at_ms + NOTICE_DELAY_MS as i64);
            run!(conn, UNTELL, game);
            run!(conn, TELL, game, &seat, turn, at_ms, due_ms);
            run!(conn, TELL_WEBHOOK, game, &seat, turn, at_ms, due_ms);
            Ok(())
        }

        async fn write_notice(conn: &mut $connection, write: &NoticeWrite) -> Result<Written, sqlx::Error> {
            Ok(match write {
                NoticeWrite::Add(channel, most) => {
                    let ChannelRow { id, account, game, session, address, host, keys, lang, made_ms, .. } = &**channel;
                    let (kind, confirmed) = (channel.kind.word(), i64::from(channel.confirmed));
                    let made = *made_ms as i64;
                    run!(
                        conn,
                        NEW_CHANNEL,
                        id,
                        kind,
                        account,
                        game,
                        session,
                        address,
                        host,
                        keys,
                        lang,
                        confirmed,
                        made
                    );
                    if !account.is_empty() {
                        run!(conn, SURPLUS_CHANNELS, account, kind, i64::from(*most));
                    }
                    Written::Number(1)
                }
                NoticeWrite::Confirm(id) => Written::Number(run!(conn, CONFIRM_CHANNEL, id)),
                NoticeWrite::Drop(id) => Written::Number(run!(conn, DROP_CHANNEL, id)),
                NoticeWrite::DropAll(account) => Written::Number(run!(conn, DROP_CHANNELS, account)),
                NoticeWrite::Quiet(account, quiet) => {
                    run!(conn, NO_QUIET, account);
                    if let Some(QuietHours { from_min, to_min, offset_min }) = quiet {
                        let (from, to, offset) = (i64::from(*from_min), i64::from(*to_min), i64::from(*offset_min));
                        run!(conn, SET_QUIET, account, from, to, offset);
                    }
                    Written::Number(1)
                }
                NoticeWrite::Tell(player, game, seat, now) => {
                    let (seat, due_ms) = (seat.to_string(), *now as i64 + NOTICE_DELAY_MS as i64);
                    Written::Number(run!(conn, TELL_PLAYER, player, game, seat, *now as i64, due_ms))
                }
                NoticeWrite::Claim(now, until, most) => {
                    let claimed: Vec<(String, String, i64, String, i64)> = sqlx::query_as(CLAIM_NOTICES)
                        .bind(*now as i64)
                        .bind(*until as i64)
                        .bind(i64::from(*most))
                        .fetch_all(&mut *conn)
                        .await?;
                    let row = |(game, seat, turn, channel, tries): (String, String, i64, String, i64)| NoticeRow {
                        game,
                        seat: letter(&seat),
                        turn: turn as u64,
                        channel,
                        tries: tries as u32,
                    };
                    Written::Notices(claimed.into_iter().map(row).collect())
                }
                NoticeWrite::Settle(NoticeRow { game, seat, turn, channel, .. }, settled) => {
                    let (seat, turn) = (seat.to_string(), *turn as i64);
                    if let Settled::Later(due_ms, tried) = settled {
                        let (due_ms, tried) = (*due_ms as i64, i64::from(*tried));
                        run!(conn, PUT_OFF, game, &seat, turn, channel, due_ms, tried);
                    } else {
                        run!(conn, END_NOTICE, game, &seat, turn, channel);
                    }
                    match settled {
                        Settled::Told => {
                            run!(conn, CHANNEL_WORKS, channel);
                        }
                        Settled::Failed => {
                            run!(conn, CHANNEL_FAILS, channel);
                            run!(conn, DROP_FAILING, channel, i64::from(MOST_FAILURES));
                        }
                        Settled::Gone => {
                            run!(conn, DROP_CHANNEL, channel);
                        }
                        Settled::Needless | Settled::Later(..) => {}
                    }
                    Written::Number(1)
                }
                NoticeWrite::Postpone(host, now, until) => {
                    Written::Number(run!(conn, POSTPONE, host, *now as i64, *until as i64))
                }
                NoticeWrite::Sweep(now) => {
                    run!(conn, OLD_NOTICES, old_before(*now));
                    run!(conn, STRANDED, *now as i64, far_after(*now));
                    run!(conn, LOGGED_OUT);
                    run!(conn, UNCONFIRMED, *now as i64 - CONFIRM_MS as i64);
                    Written::Number(1)
                }
            })
        }

        #[async_trait]
        impl NoticeBook for $store {
            async fn add_channel(&self, channel: &ChannelRow, most: u32) -> StoreResult<()> {
                self.write(Write::Notice(NoticeWrite::Add(Box::new(channel.clone()), most))).await.map(|_| ())
            }

            async fn channel(&self, id: &str) -> StoreResult<Option<ChannelRow>> {
                let found: Option<ChannelColumns> =
                    sqlx::query_as(CHANNEL).bind(id).fetch_optional(&self.reads).await?;
                Ok(found.and_then(channel_row))
            }

            async fn channels(&self, account: &str) -> StoreResult<Vec<ChannelRow>> {
                let found: Vec<ChannelColumns> = sqlx::query_as(CHANNELS).bind(account).fetch_all(&self.reads).await?;
                Ok(found.into_iter().filter_map(channel_row).collect())
            }

            async fn confirm_channel(&self, id: &str) -> StoreResult<u64> {
                number(self.write(Write::Notice(NoticeWrite::Confirm(id.to_string()))).await?)
            }

            async fn drop_channel(&self, id: &str) -> StoreResult<u64> {
                number(self.write(Write::Notice(NoticeWrite::Drop(id.to_string()))).await?)
            }

            async fn drop_channels(&self, account: &str) -> StoreResult<u64> {
                number(self.write(Write::Notice(NoticeWrite::DropAll(account.to_string()))).await?)
            }

            async fn set_quiet(&self, account: &str, quiet: Option<QuietHours>) -> StoreResult<()> {
                self.write(Write::Notice(NoticeWrite::Quiet(account.to_string(), quiet))).await.map(|_| ())
            }

            async fn quiet(&self, account: &str) -> StoreResult<Option<QuietHours>> {
                let found: Option<(i64, i64, i64)> =
                    sqlx::query_as(QUIET).bind(account).fetch_optional(&self.reads).await?;
                let hours = |(from, to, offset): (i64, i64, i64)| QuietHours {
                    from_min: from as u16,
                    to_min: to as u16,
                    offset_min: offset as i16,
                };
                Ok(found.map(hours))
            }

            async fn tell_player(&self, player: &str, game: &str, seat: char, now_ms: u64) -> StoreResult<()> {
                let write = NoticeWrite::Tell(player.to_string(), game.to_string(), seat, now_ms);
                self.write(Write::Notice(write)).await.map(|_| ())
            }

            async fn next_notice_ms(&self) -> StoreResult<Option<u64>> {
                let (next,): (Option<i64>,) = sqlx::query_as(NEXT_NOTICE).fetch_one(&self.reads).await?;
                Ok(next.map(|next| next as u64))
            }

            async fn claim_notices(&self, now_ms: u64, until_ms: u64, most: u32) -> StoreResult<Vec<NoticeRow>> {
                match self.write(Write::Notice(NoticeWrite::Claim(now_ms, until_ms, most))).await? {
                    Written::Notices(claimed) => Ok(claimed),
                    other => Err(StoreError::Unavailable(format!("a claim was answered with {other:?}"))),
                }
            }

            async fn settle_notice(&self, notice: &NoticeRow, settled: Settled) -> StoreResult<()> {
                self.write(Write::Notice(NoticeWrite::Settle(notice.clone(), settled))).await.map(|_| ())
            }

            async fn postpone_host(&self, host: &str, now_ms: u64, until_ms: u64) -> StoreResult<()> {
                let write = NoticeWrite::Postpone(host.to_string(), now_ms, until_ms);
                self.write(Write::Notice(write)).await.map(|_| ())
            }

            async fn sweep_notices(&self, now_ms: u64) -> StoreResult<()> {
                self.write(Write::Notice(NoticeWrite::Sweep(now_ms))).await.map(|_| ())
            }
        }
    };
}
pub(super) use keeps_notices;

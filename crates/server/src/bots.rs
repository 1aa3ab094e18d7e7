//! Bot accounts: who sits down as a bot, whose programs are here, and that somebody wants to play with them.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::watch;

use crate::hub::Hub;
use crate::lock::Mutex;
use crate::store::{AccountRow, BotRow, StoreResult};

/// How many bots an account may have.
pub(crate) const MOST_BOTS: u32 = 5;
/// A bot whose programs were not here for so long is away.
const AWAY_MS: u64 = 60_000;
/// That a program is here is written down at most this often.
const NOTED_MS: u64 = 15_000;
/// Of n bots it is remembered when that was written down.
const NOTED: usize = 20_000;

/// An account that opens a table or sits down: a person's, or a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SittingAccount {
    pub(crate) account: AccountRow,
    /// What makes it a bot; none for a person.
    pub(crate) bot: Option<SittingBot>,
}

/// What is known of a bot that opens a table or sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SittingBot {
    pub(crate) row: BotRow,
    /// What its account is called in ledgers.
    pub(crate) player: String,
}

impl SittingAccount {
    /// The account of the person behind it.
    pub(crate) fn person(&self) -> &str {
        self.bot.as_ref().map_or(&self.account.name, |bot| &bot.row.owner)
    }

    pub(crate) fn is_bot(&self) -> bool {
        self.bot.is_some()
    }

    /// What it is called in ledgers, where it is a bot.
    pub(crate) fn bots_player(&self) -> Option<&str> {
        self.bot.as_ref().map(|bot| bot.player.as_str())
    }
}

/// A seat that is kept for a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KeptSeat {
    /// Its number, from 0 on.
    pub(crate) seat: usize,
    /// What the account of the bot is called in ledgers.
    pub(crate) player: String,
    /// The name of the bot.
    pub(crate) name: String,
}

/// What a node knows of bots.
pub(crate) struct BotsHere {
    /// When it was last written down that a program is here, by the steady clock.
    noted: Mutex<HashMap<String, u64>>,
    /// Counts challenges made at this node.
    challenges: watch::Sender<u64>,
}

impl Default for BotsHere {
    fn default() -> BotsHere {
        BotsHere { noted: Mutex::default(), challenges: watch::channel(0).0 }
    }
}

impl BotsHere {
    /// Is it time to write down that a program of a bot is here?
    fn is_due(&self, player: &str, now: u64) -> bool {
        let mut noted = self.noted.lock();
        if noted.len() >= NOTED {
            noted.retain(|_, at| now < *at + NOTED_MS);
        }
        let due = noted.get(player).is_none_or(|at| now >= at + NOTED_MS);
        if due {
            noted.insert(player.to_string(), now);
        }
        due
    }

    /// A bot was challenged at this node.
    pub(crate) fn challenged(&self) {
        self.challenges.send_modify(|count| *count += 1);
    }

    /// Tells of challenges from now on.
    pub(crate) fn challenges(&self) -> watch::Receiver<u64> {
        self.challenges.subscribe()
    }
}

impl Hub {
    /// A program of a bot is here, as far as lists tell it.
    pub(crate) async fn bot_is_here(&self, player: &str) -> StoreResult<()> {
        if !self.bots.is_due(player, self.clock.steady_ms()) {
            return Ok(());
        }
        let noted = self.store.bots().bot_seen(player, self.now_ms()).await;
        if noted.is_err() {
            self.bots.noted.lock().remove(player);
        }
        noted
    }

    /// A program of a bot was just seen at a table.
    pub(crate) fn bot_was_seen(self: &Arc<Hub>, player: &str) {
        if self.bots.is_due(player, self.clock.steady_ms()) {
            let (hub, player, now) = (self.clone(), player.to_string(), self.now_ms());
            self.tasks.start(Box::pin(async move {
                if hub.store.bots().bot_seen(&player, now).await.is_err() {
                    hub.bots.noted.lock().remove(&player);
                }
            }));
        }
    }

    /// What a person and all their bots are called in ledgers, for somebody who is one of them.
    pub(crate) async fn household_of(&self, sitter: &SittingAccount) -> StoreResult<Vec<String>> {
        let bots = self.store.bots().bots_of(sitter.person()).await?;
        let mut players = Vec::new();
        for account in bots.iter().map(|one| one.account.name.as_str()).chain([sitter.person()]) {
            players.extend(self.store.ledgers().player(account, None).await?);
        }
        Ok(players)
    }

    /// A bot that was here since this moment can be challenged. One that never was here was so at 0.
    pub(crate) fn bots_here_since(&self) -> u64 {
        self.now_ms().saturating_sub(AWAY_MS).max(1)
    }
}

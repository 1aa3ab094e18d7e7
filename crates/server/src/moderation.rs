//! Moderation: who may open tables, sit down and talk. Bans, mutes and all else that hosts do are entries of a ledger, which is
//! the audit log; what holds now is folded from it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;

use kaiju_rules::Seat;
use kaiju_wire::moderation::{AuditDeed, AuditLine, AuditLog, SanctionInfo, SanctionKind, SanctionTarget};
use kaiju_wire::{Code, Refusal};
use serde::{Deserialize, Serialize};

use crate::bots::SittingAccount;
use crate::config::Config;
use crate::hub::Hub;
use crate::limiter::household;
use crate::lock;
use crate::range::AddressRange;
use crate::store::{AccountRow, Entered, LedgerEntry, Store, StoreError, StoreResult};
use crate::word_filter::WordFilter;

/// The ledger of what hosts did.
const MODERATION: &str = "moderation";
/// How many entries are read at a time.
const PART: u32 = 2000;
/// How many lines of the audit log are shown at a time.
const SHOWN: u64 = 50;
/// Of n seats it is remembered which address they last sat down or spoke from.
const WHENCE: usize = 20_000;

/// An entry of the ledger. Stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct HostEntry {
    /// Who did it.
    by: String,
    deed: HostDeed,
}

/// What a host did. Stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HostDeed {
    /// A ban or mute; the id of the entry is its own.
    Laid { kind: SanctionKind, target: StoredTarget, until_ms: u64, why: String },
    /// It is over early.
    Lifted { sanction: String },
    /// A report was settled.
    Settled { report: String, game: String, seat: char, verdict: String },
}

/// Whom a ban or mute is for. Stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredTarget {
    /// An account, by what it is called in ledgers.
    Player(String),
    /// A range of addresses.
    Range(String),
    /// A seat.
    Seat { game: String, seat: char },
}

/// A ban or mute.
#[derive(Clone, Debug)]
struct HeldSanction {
    kind: SanctionKind,
    target: StoredTarget,
    /// The range, where it is one.
    range: Option<AddressRange>,
    since_ms: u64,
    until_ms: u64,
    by: String,
    why: String,
}

/// What follows from all that hosts did.
#[derive(Default)]
struct ModerationFold {
    read: u64,
    /// Those that were not lifted, by their ids.
    sanctions: BTreeMap<String, HeldSanction>,
    /// The reports that were settled.
    settled: BTreeSet<String>,
}

impl ModerationFold {
    /// Takes in the next entry. One that cannot be read changes nothing.
    fn take(&mut self, entry: &LedgerEntry) {
        self.read = entry.seq;
        let Ok(HostEntry { by, deed }) = serde_json::from_str(&entry.entry) else { return };
        match deed {
            HostDeed::Laid { kind, target, until_ms, why } => {
                let range = match &target {
                    StoredTarget::Range(text) => AddressRange::read(text),
                    _ => None,
                };
                let held = HeldSanction { kind, target, range, since_ms: entry.at_ms, until_ms, by, why };
                self.sanctions.insert(entry.id.clone(), held);
            }
            HostDeed::Lifted { sanction } => drop(self.sanctions.remove(&sanction)),
            HostDeed::Settled { report, .. } => drop(self.settled.insert(report)),
        }
    }

    /// The hardest sanction that holds now for what fits.
    fn hardest(&self, now_ms: u64, fits: impl Fn(&HeldSanction) -> bool) -> Option<SanctionKind> {
        let holds = self.sanctions.values().filter(|held| held.until_ms > now_ms && fits(held));
        holds.map(|held| held.kind).max()
    }
}

/// Who wants something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker<'a> {
    pub(crate) address: IpAddr,
    pub(crate) account: Option<&'a AccountRow>,
    /// The seat they have.
    pub(crate) seat: Option<(&'a str, Seat)>,
}

impl<'a> Asker<'a> {
    /// Somebody from an address, with an account or without.
    pub(crate) fn new(address: IpAddr, account: Option<&'a AccountRow>) -> Asker<'a> {
        Asker { address, account, seat: None }
    }
}

/// What a node knows of moderation.
pub(crate) struct Moderation {
    fold: tokio::sync::Mutex<ModerationFold>,
    words: WordFilter,
    /// How many open tables an account may have a seat at, and a bot.
    tables: u32,
    bot_tables: u32,
    whence: lock::Mutex<HashMap<(String, char), IpAddr>>,
}

impl Moderation {
    pub(crate) fn new(config: &Config) -> Moderation {
        Moderation {
            fold: tokio::sync::Mutex::default(),
            words: config.words.clone(),
            tables: config.tables,
            bot_tables: config.bot_tables,
            whence: lock::Mutex::new(HashMap::new()),
        }
    }

    /// Reads what hosts have done since, and looks at all of it.
    async fn with<T>(&self, store: &dyn Store, look: impl FnOnce(&ModerationFold) -> T) -> StoreResult<T> {
        let mut fold = self.fold.lock().await;
        loop {
            let part = store.ledgers().entries(MODERATION, fold.read, PART).await?;
            for entry in &part {
                fold.take(entry);
            }
            if part.len() < PART as usize {
                return Ok(look(&fold));
            }
        }
    }
}

/// The database does not answer.
fn silent(_: StoreError) -> Refusal {
    Refusal::from(Code::StorageUnavailable).after(500)
}

impl Hub {
    /// What holds now for somebody: nothing, a mute or a ban.
    async fn sanctioned(&self, asker: Asker<'_>) -> Result<Option<SanctionKind>, Refusal> {
        let (store, now) = (&*self.store, self.now_ms());
        let spoken = asker.seat.map(|(game, seat)| (game.to_string(), seat.letter()));
        let here = |held: &HeldSanction| match &held.target {
            StoredTarget::Range(_) => held.range.is_some_and(|range| range.has(asker.address)),
            StoredTarget::Seat { game, seat } => spoken.as_ref().is_some_and(|at| (&at.0, &at.1) == (game, seat)),
            StoredTarget::Player(_) => false,
        };
        let is_player = |held: &HeldSanction| matches!(held.target, StoredTarget::Player(_));
        let look = |fold: &ModerationFold| (fold.hardest(now, here), fold.hardest(now, is_player).is_some());
        let (hardest, players) = self.moderation.with(store, look).await.map_err(silent)?;
        if !players || hardest == Some(SanctionKind::Ban) {
            return Ok(hardest);
        }
        // Some account is banned or muted: is it one of theirs?
        let mut accounts: Vec<String> = asker.account.iter().map(|account| account.name.clone()).collect();
        if let Some((game, seat)) = asker.seat {
            accounts.extend(store.reporting().holders(game, seat.letter()).await.map_err(silent)?);
        }
        let mut own = Vec::new();
        for account in accounts {
            own.extend(store.ledgers().player(&account, None).await.map_err(silent)?);
            // What holds for somebody holds for their bots.
            if let Some(bot) = store.bots().bot(&account).await.map_err(silent)? {
                own.extend(store.ledgers().player(&bot.owner, None).await.map_err(silent)?);
            }
        }
        let theirs = |held: &HeldSanction| matches!(&held.target, StoredTarget::Player(player) if own.contains(player));
        let for_accounts = self.moderation.with(store, |fold| fold.hardest(now, theirs)).await.map_err(silent)?;
        Ok(hardest.max(for_accounts))
    }

    /// May somebody open tables and tournaments, sit down and make accounts?
    pub(crate) async fn may_come(&self, asker: Asker<'_>) -> Result<(), Refusal> {
        match self.sanctioned(asker).await? {
            Some(SanctionKind::Ban) => Err(Code::Banned.into()),
            _ => Ok(()),
        }
    }

    /// At how many tables a bot may have a seat.
    pub(crate) fn most_bot_tables(&self) -> u32 {
        self.moderation.bot_tables
    }

    /// May an account have a seat at one more table?
    pub(crate) async fn may_have_more(&self, sitter: Option<&SittingAccount>) -> Result<(), Refusal> {
        let Some(SittingAccount { account, bot }) = sitter else { return Ok(()) };
        let most = if bot.is_some() { self.moderation.bot_tables } else { self.moderation.tables };
        let open = self.store.open_holdings(&account.name, most.saturating_mul(6)).await.map_err(silent)?;
        if open.len() >= most as usize { Err(Code::TooManyTables.into()) } else { Ok(()) }
    }

    /// May a seat say this? An emote is a word of ours.
    pub(crate) async fn may_talk(
        &self,
        address: IpAddr,
        (game, seat): (&str, Seat),
        words: Option<&str>,
    ) -> Result<(), Refusal> {
        self.came_from(game, seat, address);
        match self.sanctioned(Asker { address, account: None, seat: Some((game, seat)) }).await? {
            Some(SanctionKind::Ban) => return Err(Code::Banned.into()),
            Some(SanctionKind::Mute) => return Err(Code::Muted.into()),
            None => {}
        }
        Ok(words.map_or(Ok(()), |words| self.may_write(words))?)
    }

    /// May people read this: a name, a title, a line of talk?
    pub(crate) fn may_write(&self, text: &str) -> Result<(), Code> {
        if self.moderation.words.finds(text) { Err(Code::BadWords) } else { Ok(()) }
    }

    /// A seat sat down or spoke from this address: a report about it can tell the host. Only memory knows.
    pub(crate) fn came_from(&self, game: &str, seat: Seat, address: IpAddr) {
        let mut whence = self.moderation.whence.lock();
        if whence.len() >= WHENCE {
            whence.clear();
        }
        whence.insert((game.to_string(), seat.letter()), household(address));
    }

    /// Where a seat last sat down or spoke from, as far as this node knows.
    pub(crate) fn whence(&self, game: &str, seat: Seat) -> Option<IpAddr> {
        self.moderation.whence.lock().get(&(game.to_string(), seat.letter())).copied()
    }

    // ── what hosts do and see ────────────────────────────────────────────────
    /// A host does something. Done again with the same id, it counts once.
    pub(crate) async fn host_does(&self, by: &str, id: &str, deed: HostDeed) -> StoreResult<Entered> {
        let entry = serde_json::to_string(&HostEntry { by: by.to_string(), deed }).unwrap_or_default();
        let new = LedgerEntry { seq: 0, id: id.to_string(), at_ms: self.now_ms(), entry };
        self.store.ledgers().enter(MODERATION, &new, None).await
    }

    /// Was something with this id done?
    pub(crate) async fn has_done(&self, id: &str) -> StoreResult<bool> {
        Ok(self.store.ledgers().entry(MODERATION, id).await?.is_some())
    }

    /// Is there such a ban or mute, which was not lifted?
    pub(crate) async fn has_sanction(&self, id: &str) -> StoreResult<bool> {
        self.moderation.with(&*self.store, |fold| fold.sanctions.contains_key(id)).await
    }

    /// Was a report settled?
    pub(crate) async fn has_settled(&self, report: &str) -> StoreResult<bool> {
        self.moderation.with(&*self.store, |fold| fold.settled.contains(report)).await
    }

    /// The bans and mutes that have not ended, the latest first.
    pub(crate) async fn sanctions(&self) -> StoreResult<Vec<SanctionInfo>> {
        let now = self.now_ms();
        let look = |fold: &ModerationFold| {
            let held = fold.sanctions.iter().filter(|(_, held)| held.until_ms > now);
            held.map(|(id, held)| (id.clone(), held.clone())).collect::<Vec<_>>()
        };
        let held = self.moderation.with(&*self.store, look).await?;
        let names = self.names_of(held.iter().map(|(_, held)| &held.target)).await?;
        let told = |(sanction, held): (String, HeldSanction)| SanctionInfo {
            sanction,
            kind: held.kind,
            target: told_target(held.target, &names),
            since_ms: held.since_ms,
            until_ms: held.until_ms,
            by: held.by,
            why: held.why,
        };
        let mut all: Vec<SanctionInfo> = held.into_iter().map(told).collect();
        all.sort_by(|one, other| (other.since_ms, &other.sanction).cmp(&(one.since_ms, &one.sanction)));
        Ok(all)
    }

    /// What hosts did before an entry, the latest first.
    pub(crate) async fn audit_log(&self, before: Option<u64>) -> StoreResult<AuditLog> {
        let last = self.moderation.with(&*self.store, |fold| fold.read).await?;
        let end = before.unwrap_or(last + 1).min(last + 1).max(1);
        let begin = end.saturating_sub(SHOWN + 1);
        let entries = self.store.ledgers().entries(MODERATION, begin, (end - 1 - begin) as u32).await?;
        let read = |entry: LedgerEntry| Some((serde_json::from_str::<HostEntry>(&entry.entry).ok()?, entry));
        let read: Vec<(HostEntry, LedgerEntry)> = entries.into_iter().rev().filter_map(read).collect();
        let targets = read.iter().filter_map(|(host, _)| match &host.deed {
            HostDeed::Laid { target, .. } => Some(target),
            _ => None,
        });
        let names = self.names_of(targets).await?;
        let line = |(HostEntry { by, deed }, entry): (HostEntry, LedgerEntry)| {
            let deed = match deed {
                HostDeed::Laid { kind, target, until_ms, why } => {
                    AuditDeed::Laid { sanction: entry.id, kind, target: told_target(target, &names), until_ms, why }
                }
                HostDeed::Lifted { sanction } => AuditDeed::Lifted { sanction },
                HostDeed::Settled { report, game, seat, verdict } => AuditDeed::Settled { report, game, seat, verdict },
            };
            AuditLine { number: entry.seq, at_ms: entry.at_ms, by, deed }
        };
        Ok(AuditLog { lines: read.into_iter().map(line).collect(), next: (begin > 0).then_some(begin + 1) })
    }

    /// The names of the accounts among some targets.
    async fn names_of<'a>(
        &self,
        targets: impl Iterator<Item = &'a StoredTarget>,
    ) -> StoreResult<HashMap<String, String>> {
        let player = |target: &StoredTarget| match target {
            StoredTarget::Player(player) => Some(player.clone()),
            _ => None,
        };
        let players: Vec<String> = targets.filter_map(player).collect();
        Ok(self.store.ledgers().players(&players).await?.into_iter().collect())
    }
}

fn told_target(target: StoredTarget, names: &HashMap<String, String>) -> SanctionTarget {
    match target {
        StoredTarget::Player(player) => SanctionTarget::Account(names.get(&player).cloned().unwrap_or_default()),
        StoredTarget::Range(range) => SanctionTarget::Range(range),
        StoredTarget::Seat { game, seat } => SanctionTarget::Seat { game, seat },
    }
}

//! The duplicates of a server: they are read from their ledgers, and seen to by every node alike. As long as one group plays, what
//! happens at a table stays at that table; when all have finished, everything is told.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use kaiju_rules::Seat;
use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::duplicate::{DuplicateGroup, DuplicateInfo, DuplicatePhase, FEWEST_GROUPS, MOST_GROUPS, NewDuplicate};
use kaiju_wire::table::{NewSeatKind, Phase, SeatKind};
use kaiju_wire::{fair, hex};

use crate::bots::SittingAccount;
use crate::desk::Mail;
use crate::duplicate::{Duplicate, DuplicateDeed, DuplicatePlan, seat_ends};
use crate::entropy::{self, claim};
use crate::hub::Hub;
use crate::ids::derived;
use crate::lock::Mutex;
use crate::name::clean;
use crate::opening::UNASKED;
use crate::plan::{Founding, TablePlan};
use crate::row::Deed;
use crate::store::{Entered, LedgerEntry, StoreError, StoreResult, TableRecord};
use crate::wish::{Request, Wish};

/// The ledger with the ids of all duplicates.
const ALL: &str = "duplicates";
/// How many entries are read at a time.
const PART: u32 = 1000;
/// How often duplicates are seen to.
const TICK: Duration = Duration::from_secs(3);

/// What a node knows of duplicates.
#[derive(Default)]
pub(crate) struct DuplicateShelf {
    /// Those whose groups have all finished.
    over: Mutex<BTreeSet<String>>,
    /// Those that something may still have to be done for.
    watch: Mutex<Watch>,
    /// Who made each.
    hosts: tokio::sync::Mutex<DuplicateHosts>,
}

/// Who made each duplicate, by what the account is called in ledgers.
#[derive(Default)]
struct DuplicateHosts {
    /// The number of the last entry that was read of the list of all.
    head: u64,
    /// All of them, in order; without a host where it was not found out yet.
    of: Vec<(String, Option<String>)>,
}

/// The duplicates that a node sees to.
#[derive(Default)]
struct Watch {
    /// The number of the last entry that was read of the list of all.
    head: u64,
    /// Their tables, and how many of these were noted as ended; nothing where it is not known that all of them are there.
    open: BTreeMap<String, Option<Watched>>,
}

/// The tables of a duplicate.
#[derive(Clone)]
struct Watched {
    games: Vec<String>,
    noted: usize,
}

impl DuplicateShelf {
    /// Does this node know that all groups of a duplicate have finished?
    pub(crate) fn is_over(&self, id: &str) -> bool {
        self.over.lock().contains(id)
    }
}

fn ledger(id: &str) -> String {
    format!("duplicate {id}")
}

/// The id of the table of a group, counted from 0: the same whoever makes it, so that it is made once.
fn table_of(duplicate: &str, group: usize) -> String {
    entropy::keyed_id(&format!("duplicate table {duplicate}"), &group.to_string())
}

fn is_ended(table: &TableRecord) -> bool {
    matches!(table.phase, Phase::Over | Phase::Closed)
}

impl Hub {
    /// A duplicate as its ledger tells it now.
    pub(crate) async fn duplicate(&self, id: &str) -> StoreResult<Option<Duplicate>> {
        Ok(self.duplicates_of(&[id.to_string()]).await?.pop())
    }

    /// Duplicates as their ledgers tell them now.
    async fn duplicates_of(&self, ids: &[String]) -> StoreResult<Vec<Duplicate>> {
        let mut since: Vec<(String, u64)> = ids.iter().map(|id| (ledger(id), 0)).collect();
        let mut found: Vec<Option<Duplicate>> = vec![None; ids.len()];
        loop {
            let news = self.store.ledgers().news(&since, PART).await?;
            for (place, entry) in &news {
                since[*place].1 = entry.seq;
                let Ok(deed) = serde_json::from_str(&entry.entry) else { continue };
                match &mut found[*place] {
                    Some(found) => found.take(deed),
                    none => *none = Duplicate::opened(&ids[*place], deed),
                }
            }
            if news.len() < PART as usize {
                return Ok(found.into_iter().flatten().collect());
            }
        }
    }

    /// Does a group of a duplicate still play? Then nobody is told what happened at other tables than their own. A table that was
    /// deleted is played by nobody any more.
    pub(crate) async fn is_sealed(&self, duplicate: &str) -> StoreResult<bool> {
        if self.duplicates.is_over(duplicate) {
            return Ok(false);
        }
        // Nobody plays before all its tables are there.
        let Some(known) = self.duplicate(duplicate).await?.filter(|known| known.made) else { return Ok(true) };
        let tables = self.store.turns(&known.plan.games).await?;
        let playing = tables.iter().any(|one| !is_ended(&one.table));
        if !playing {
            self.duplicates.over.lock().insert(duplicate.to_string());
        }
        Ok(playing)
    }

    /// May a game be told to those who have no seat at it, as far as other groups are concerned that play with its luck?
    pub(crate) async fn is_open(&self, table: &TableRecord) -> StoreResult<bool> {
        match &table.info.duplicate {
            Some(duplicate) => self.is_sealed(duplicate).await.map(|sealed| !sealed),
            None => Ok(true),
        }
    }

    /// The secret that all tables of a duplicate take when the database has begun a new life: whoever is first draws it.
    pub(crate) async fn shared_secret(&self, duplicate: &str, epoch: &str) -> StoreResult<[u8; 32]> {
        let drawn: [u8; 32] = self.entropy.bytes();
        let entry = serde_json::to_string(&hex::write(&drawn)).unwrap_or_default();
        let new = LedgerEntry { seq: 0, id: epoch.to_string(), at_ms: self.now_ms(), entry };
        match self.store.ledgers().enter(&format!("{} secrets", ledger(duplicate)), &new, None).await? {
            Entered::Known(found) => {
                let kept = serde_json::from_str::<String>(&found.entry).ok().and_then(|kept| hex::read(&kept));
                Ok(kept.unwrap_or(drawn))
            }
            _ => Ok(drawn),
        }
    }

    /// Makes a duplicate, for the account with this name in ledgers: a table for each group, all with one secret. It is written down
    /// first, and its tables are made of what was written. Asked for again with the same key, it is the same one.
    pub(crate) async fn open_duplicate(
        &self,
        new: &NewDuplicate,
        host: String,
        key: Option<String>,
    ) -> Result<Duplicate, Refusal> {
        let wanted = &new.table;
        let alone = wanted.public || wanted.rated || wanted.child || wanted.start || wanted.delay_s > 0;
        let people = wanted.seats.iter().filter(|seat| seat.kind != NewSeatKind::Bot).count();
        let sits = wanted.seats.iter().any(|seat| seat.kind == NewSeatKind::Me);
        if alone || sits || people == 0 || !(FEWEST_GROUPS..=MOST_GROUPS).contains(&new.groups) {
            return Err(Code::BadSetup.into());
        }
        let title = clean(&wanted.title).ok_or(Code::BadName)?;
        let id = match key {
            Some(key) => entropy::keyed_id(&format!("duplicate {host}"), &key),
            None => entropy::game_id(&*self.entropy),
        };
        let (secret, claim) = (self.entropy.bytes(), claim(&[&serde_json::to_string(new).unwrap_or_default()]));
        // Nobody has the token: the host of a duplicate is an account.
        let (token, epoch) = (entropy::token(&*self.entropy), self.store.epoch());
        let founding =
            Founding { host: &token, commitment: fair::commitment(&id, &secret), epoch: &epoch, rules: self.rules() };
        let table = TablePlan { duplicate: Some(id.clone()), title, ..TablePlan::wanted(wanted, founding)? };
        let TablePlan { title, edition, switches, .. } = table.clone();
        let games = (0..new.groups as usize).map(|group| table_of(&id, group)).collect();
        let table = Some(Box::new(table));
        let plan = DuplicatePlan { title, edition, switches, host, secret, games, table, claim: claim.clone() };
        // Whatever is on this list and nowhere else is nothing; a duplicate that is not on it nobody would see to.
        let listed = LedgerEntry { seq: 0, id: id.clone(), at_ms: self.now_ms(), entry: "{}".to_string() };
        self.store.ledgers().enter(ALL, &listed, None).await.map_err(Code::from)?;
        let opened = DuplicateDeed::Opened { plan: Box::new(plan) };
        self.enter_duplicate(&id, "opened", &opened).await.map_err(Code::from)?;
        let known = self.duplicate(&id).await.map_err(Code::from)?.ok_or(Code::Unavailable)?;
        if known.plan.claim != claim {
            return Err(Code::IdReused.into());
        }
        self.make_tables(&known).await?;
        Ok(self.duplicate(&id).await.map_err(Code::from)?.ok_or(Code::Unavailable)?)
    }

    /// Makes the tables of a duplicate that are not there yet. Every node may, and again after a restart: their ids follow from that of
    /// the duplicate.
    async fn make_tables(&self, known: &Duplicate) -> Result<(), Refusal> {
        let Duplicate { id, plan: DuplicatePlan { secret, games, table: Some(table), .. }, made: false, .. } = known
        else {
            return Ok(());
        };
        for game in games {
            if self.store.game(game).await.map_err(Code::from)?.is_none() {
                let deeds = vec![Deed::Opened(table.clone())];
                let made = self.found(game.clone(), *secret, table, deeds, UNASKED).await;
                // Another node may have made it meanwhile.
                if made.is_err() && self.store.game(game).await.map_err(Code::from)?.is_none() {
                    made?;
                }
            }
        }
        self.enter_duplicate(id, "made", &DuplicateDeed::Made).await.map_err(Code::from)?;
        Ok(())
    }

    async fn enter_duplicate(&self, id: &str, what: &str, deed: &DuplicateDeed) -> StoreResult<Entered> {
        let entry = serde_json::to_string(deed).unwrap_or_default();
        let new = LedgerEntry { seq: 0, id: what.to_string(), at_ms: self.now_ms(), entry };
        self.store.ledgers().enter(&ledger(id), &new, None).await
    }

    /// May somebody sit down at a table of a duplicate? Whoever plays in another group knows its luck, and so do their bots.
    pub(crate) async fn may_join_group(
        self: &Arc<Hub>,
        duplicate: &str,
        game: &str,
        sitter: Option<&SittingAccount>,
    ) -> Result<(), Refusal> {
        let sitter = sitter.ok_or(Code::NeedsAccount)?;
        let household = self.household_of(sitter).await.map_err(Code::from)?;
        let known = self.duplicate(duplicate).await.map_err(Code::from)?.ok_or(Code::Forbidden)?;
        for other in known.plan.games.iter().filter(|other| *other != game) {
            let household = household.clone();
            let sits = move |desk: &mut crate::desk::Desk| {
                desk.room().players().iter().any(|player| household.contains(player))
            };
            match self.read(other, sits).await {
                Ok(true) => return Err(Code::OtherGroup.into()),
                Err(refusal) if refusal.retry => return Err(refusal),
                // One that was deleted or set aside is played by nobody.
                Ok(false) | Err(_) => {}
            }
        }
        Ok(())
    }

    /// Ends what its groups still play; what is over is told. Only the host may.
    pub(crate) async fn close_duplicate(self: &Arc<Hub>, known: &Duplicate) -> Result<(), Refusal> {
        for game in &known.plan.games {
            let close = Request::unasked(Wish::Close, derived(0, "close"), "close");
            match self.perform(game, &close).await {
                Err(refusal) if refusal.retry => return Err(refusal),
                // It has ended by itself, or is no more.
                Ok(_) | Err(_) => {}
            }
        }
        Ok(())
    }

    /// What everybody may know of a duplicate.
    pub(crate) async fn duplicate_info(&self, known: &Duplicate) -> StoreResult<DuplicateInfo> {
        let Duplicate { id, plan, .. } = known;
        let sealed = self.is_sealed(id).await?;
        let tables: BTreeMap<String, TableRecord> =
            self.store.turns(&plan.games).await?.into_iter().map(|one| (one.table.id.clone(), one.table)).collect();
        let group = |(at, game): (usize, &String)| {
            let table = tables.get(game);
            let seats = table.map(|table| table.info.seats.as_slice()).unwrap_or_default();
            let people = || seats.iter().filter(|seat| seat.kind != SeatKind::Bot);
            let gathers = table.is_some_and(|table| table.phase == Phase::Gathering);
            DuplicateGroup {
                group: at as u32 + 1,
                game: game.clone(),
                code: table.filter(|_| gathers).map(|table| table.code.clone()),
                phase: table.map_or(Phase::Closed, |table| table.phase),
                players: people().filter(|seat| !seat.name.is_empty()).map(|seat| seat.name.clone()).collect(),
                free: if gathers { people().filter(|seat| !seat.taken).count() as u32 } else { 0 },
            }
        };
        let host = self.store.ledgers().players(std::slice::from_ref(&plan.host)).await?.pop();
        // Of a table that was deleted the names are gone.
        let named = |group: usize, seat: Seat| {
            let seats = tables.get(&plan.games[group]).map(|table| table.info.seats.as_slice()).unwrap_or_default();
            seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default()
        };
        Ok(DuplicateInfo {
            duplicate: id.clone(),
            title: plan.title.clone(),
            phase: if sealed { DuplicatePhase::Playing } else { DuplicatePhase::Over },
            edition: plan.edition.name().to_string(),
            switches: plan.switches.clone(),
            host: host.map(|(_, name)| name).unwrap_or_default(),
            commitment: hex::write(&fair::commitment(id, &plan.secret)),
            secret: (!sealed).then(|| hex::write(&plan.secret)),
            groups: plan.games.iter().enumerate().map(group).collect(),
            seats: if sealed { Vec::new() } else { known.compared(named) },
        })
    }

    /// The ids of the duplicates that a player made, the latest first.
    pub(crate) async fn duplicates_by(&self, player: &str) -> StoreResult<Vec<String>> {
        let mut hosts = self.duplicates.hosts.lock().await;
        loop {
            let part = self.store.ledgers().entries(ALL, hosts.head, PART).await?;
            hosts.head = part.last().map_or(hosts.head, |last| last.seq);
            hosts.of.extend(part.iter().map(|entry| (entry.id.clone(), None)));
            if part.len() < PART as usize {
                break;
            }
        }
        // One is on the list before it is written down what it was made as.
        let new: Vec<String> = hosts.of.iter().filter(|(_, host)| host.is_none()).map(|(id, _)| id.clone()).collect();
        for part in new.chunks(PART as usize) {
            let found = self.duplicates_of(part).await?;
            let mut found: BTreeMap<String, String> =
                found.into_iter().map(|known| (known.id, known.plan.host)).collect();
            for (id, host) in hosts.of.iter_mut().filter(|(_, host)| host.is_none()) {
                *host = found.remove(id);
            }
        }
        let own = hosts.of.iter().rev().filter(|(_, host)| host.as_deref() == Some(player));
        Ok(own.map(|(id, _)| id.clone()).collect())
    }

    /// What everybody may know of some duplicates.
    pub(crate) async fn duplicate_infos(self: &Arc<Hub>, ids: &[String]) -> StoreResult<Vec<DuplicateInfo>> {
        let mut all = Vec::new();
        for id in ids {
            // What came of tables that have just ended is noted first.
            self.see_to_duplicate(id).await?;
            if let Some(known) = self.duplicate(id).await? {
                all.push(self.duplicate_info(&known).await?);
            }
        }
        Ok(all)
    }

    // ── seeing to them ───────────────────────────────────────────────────────
    /// Sees to all duplicates until the server stops.
    pub(crate) async fn keep_duplicates(self: Arc<Hub>) {
        let mut ticks = self.clock.ticks(TICK);
        let mut tries = crate::backoff::Backoff::new("seeing to duplicates");
        while self.goes_on(&mut ticks).await {
            self.paced(&mut tries, self.see_to_duplicates()).await;
        }
    }

    /// Notes what came of tables that have ended, and tells what is told when all have.
    pub async fn see_to_duplicates(self: &Arc<Hub>) -> StoreResult<()> {
        let open = self.open_duplicates().await?;
        let games: Vec<String> = open.values().flatten().flat_map(|watched| watched.games.clone()).collect();
        let mut playing = BTreeSet::new();
        for part in games.chunks(PART as usize) {
            let tables = self.store.turns(part).await?;
            playing.extend(tables.into_iter().map(|one| one.table).filter(|table| !is_ended(table)).map(|one| one.id));
        }
        let ended = |watched: &Watched| watched.games.iter().filter(|game| !playing.contains(*game)).count();
        for (id, watched) in open {
            let is_due = watched.is_none_or(|watched| ended(&watched) != watched.noted);
            if is_due && !self.stop.is_cancelled() {
                self.see_to_duplicate(&id).await?;
            }
        }
        Ok(())
    }

    /// The duplicates that something may still have to be done for.
    async fn open_duplicates(&self) -> StoreResult<BTreeMap<String, Option<Watched>>> {
        loop {
            let head = self.duplicates.watch.lock().head;
            let part = self.store.ledgers().entries(ALL, head, PART).await?;
            let mut watch = self.duplicates.watch.lock();
            watch.head = part.last().map_or(watch.head, |last| last.seq);
            for entry in &part {
                watch.open.entry(entry.id.clone()).or_default();
            }
            if part.len() < PART as usize {
                return Ok(watch.open.clone());
            }
        }
    }

    /// Notes what came of the tables of a duplicate that have ended.
    pub(crate) async fn see_to_duplicate(self: &Arc<Hub>, id: &str) -> StoreResult<()> {
        let Some(known) = self.duplicate(id).await? else { return Ok(()) };
        if !known.made {
            // Whoever asked for it may have lost the answer, or this server was stopped in between.
            return match self.make_tables(&known).await {
                Err(refusal) if refusal.retry => Err(StoreError::Unavailable(refusal.code.to_string())),
                _ => Ok(()),
            };
        }
        let tables = self.store.turns(&known.plan.games).await?;
        let (mut all, mut noted) = (true, known.ended());
        for (group, game) in known.plan.games.iter().enumerate().filter(|(group, _)| !known.has_ended(*group)) {
            let table = tables.iter().find(|one| one.table.id == *game);
            if table.is_some_and(|one| !is_ended(&one.table)) {
                all = false;
                continue;
            }
            let seats = match self.read(game, |desk| seat_ends(desk.room())).await {
                Ok(seats) => seats,
                Err(refusal) if refusal.retry => {
                    all = false;
                    continue;
                }
                // It was deleted or set aside.
                Err(_) => Vec::new(),
            };
            let ended = DuplicateDeed::Ended { group, seats };
            if matches!(self.enter_duplicate(id, &format!("ended {group}"), &ended).await?, Entered::Fresh(_)) {
                self.metrics.duplicate_groups.up();
            }
            noted += 1;
        }
        if all && !self.is_sealed(id).await? {
            for game in &known.plan.games {
                self.mail(game, Mail::Unsealed);
            }
            self.duplicates.watch.lock().open.remove(id);
        } else if !all {
            let watched = Watched { games: known.plan.games, noted };
            self.duplicates.watch.lock().open.insert(id.to_string(), Some(watched));
        }
        Ok(())
    }
}

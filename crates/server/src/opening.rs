//! Making tables. One that is asked for again with the same key is the same table, and whoever has the key gets its tokens again.

use std::net::IpAddr;
use std::sync::Arc;

use kaiju_rules::Seat;
use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::table::{NewSeatKind, NewTable, Opened, Phase, TableInfo, Ticket};
use kaiju_wire::{fair, hex};

use crate::bots::KeptSeat;
use crate::entropy::{self, hashed};
use crate::hub::Hub;
use crate::ids::derived;
use crate::name::{clean, distinct};
use crate::notices::KEYS;
use crate::plan::{Founding, TablePlan};
use crate::room::Room;
use crate::row::{Deed, Row};
use crate::store::{Entered, LedgerEntry, StoreError, StoreResult, TableRecord};
use crate::wish::{Request, Wish};

/// What the first rows of a table say of the request, where nobody asked for it with a key.
pub(crate) const UNASKED: &str = "server";

/// The account of somebody who makes a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableOwner {
    /// Its name in lower case.
    pub account: String,
    /// What it is called in ledgers, where the game counts for ratings or it is a bot.
    pub player: Option<String>,
    /// What it is called in ledgers, where it is a person's: other devices of theirs may have tokens of the seats.
    pub holder: Option<String>,
    /// The name it sits down with where it is a bot.
    pub bot: Option<String>,
}

/// A table that is asked for with a key.
#[derive(Clone, Debug)]
pub(crate) struct TableKey {
    /// Its id: the same for the same key of the same maker.
    id: String,
    key: String,
    /// What its tokens follow from, beside the key.
    secret: String,
    /// A short hash of what was asked.
    claim: String,
}

/// What a table has that nobody can ask for in the description of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Opening {
    /// The seat that is kept for a bot.
    pub(crate) kept: Option<KeptSeat>,
    /// When the game begins with whoever is there.
    pub(crate) begin_by_ms: Option<u64>,
    /// The key it is asked for with.
    pub(crate) key: Option<TableKey>,
}

/// May a bot open such a table? It sits down once, and not among children.
fn bot_may_open(wanted: &NewTable) -> Result<(), Code> {
    let own = wanted.seats.iter().filter(|seat| seat.kind == NewSeatKind::Me).count();
    match own {
        _ if wanted.child => Err(Code::ChildTable),
        0 | 1 => Ok(()),
        _ => Err(Code::NeedsAccount),
    }
}

impl Hub {
    /// What tokens and recovery codes follow from, beside the keys of those who ask for them: drawn once in the life of a database.
    pub(crate) async fn key_secret(&self) -> StoreResult<String> {
        let (ledgers, id) = (self.store.ledgers(), "accounts".to_string());
        if let Some(kept) = ledgers.entry(KEYS, &id).await? {
            return Ok(kept.entry);
        }
        // In JSON, as all entries are.
        let entry = format!("\"{}\"", entropy::token(&*self.entropy));
        let new = LedgerEntry { seq: 0, id, at_ms: self.now_ms(), entry };
        match ledgers.enter(KEYS, &new, None).await? {
            Entered::Known(kept) => Ok(kept.entry),
            _ => Ok(new.entry),
        }
    }

    /// The table that somebody asks for with a key, in these words.
    pub(crate) async fn table_key(&self, maker: &str, key: String, asked: &[&str]) -> StoreResult<TableKey> {
        let id = entropy::keyed_id(&format!("table {maker}"), &key);
        Ok(TableKey { id, key, secret: self.key_secret().await?, claim: entropy::claim(asked) })
    }

    /// Is the table there already that somebody asks for with a key?
    pub(crate) async fn is_made(&self, key: Option<&TableKey>) -> StoreResult<bool> {
        match key {
            Some(key) => Ok(self.store.game(&key.id).await?.is_some()),
            None => Ok(false),
        }
    }

    /// A new table, made from this address. The seats that are taken at once belong to its owner, if there is one; where the game
    /// counts for ratings there has to be.
    pub async fn open(
        self: &Arc<Hub>,
        wanted: &NewTable,
        maker: IpAddr,
        owner: Option<TableOwner>,
    ) -> Result<Opened, Refusal> {
        self.open_as(wanted, maker, owner, Opening::default()).await
    }

    /// A new table with what only the server gives it; with a key that was shown before, the table it stands for.
    pub(crate) async fn open_as(
        self: &Arc<Hub>,
        wanted: &NewTable,
        maker: IpAddr,
        owner: Option<TableOwner>,
        Opening { kept, begin_by_ms, key }: Opening,
    ) -> Result<Opened, Refusal> {
        let entropy = &*self.entropy;
        let secret = entropy.bytes();
        let id = key.as_ref().map_or_else(|| entropy::game_id(entropy), |key| key.id.clone());
        let token = |opens: &str| match &key {
            Some(key) => entropy::opening_token(&key.secret, &format!("{id} {opens}"), &key.key),
            None => entropy::token(entropy),
        };
        let (host, claim) = (token("host"), key.as_ref().map_or(UNASKED, |key| &key.claim));
        let epoch = self.store.epoch();
        let commitment = fair::commitment(&id, &secret);
        let founding = Founding { host: &host, commitment, epoch: &epoch, rules: self.rules() };
        let mut plan = TablePlan { begin_by_ms, ..TablePlan::wanted(wanted, founding)? };
        if let Some(KeptSeat { seat, player, name }) = kept {
            (plan.seats[seat].reserved, plan.seats[seat].bot) = (Some(player), Some(name));
        }
        let bot = owner.as_ref().and_then(|owner| owner.bot.clone());
        if bot.is_some() {
            bot_may_open(wanted)?;
        }
        let player = owner.as_ref().and_then(|owner| owner.player.clone()).filter(|_| plan.rated || bot.is_some());
        if plan.rated && player.is_none() && wanted.seats.iter().any(|seat| seat.kind == NewSeatKind::Me) {
            return Err(Code::NeedsAccount.into());
        }
        let holder = owner.as_ref().and_then(|owner| owner.holder.clone());
        let mut deeds = vec![Deed::Opened(Box::new(plan.clone()))];
        let mut tickets = Vec::new();
        let mut names: Vec<String> = Vec::new();
        for (i, seat) in wanted.seats.iter().enumerate().filter(|(_, seat)| seat.kind == NewSeatKind::Me) {
            let at = Seat::new(i);
            let token = token(&at.to_string());
            let name = bot.clone().or_else(|| seat.name.clone()).filter(|name| !name.trim().is_empty());
            let name = name.unwrap_or_else(|| at.to_string());
            let name = plan.called(&name, plan.seats[i].monster);
            let tip = seat.tip.as_deref().map(|tip| hex::read(tip).ok_or(Code::BadReveal)).transpose()?;
            let name = clean(name).ok_or(Code::BadName)?;
            let others: Vec<&str> = names.iter().map(String::as_str).collect();
            let name = distinct(&name, &others);
            names.push(name.clone());
            let (monster, hash) = (plan.seats[i].monster, hashed(&token));
            let (player, bot, holder) = (player.clone(), bot.is_some(), holder.clone());
            deeds.push(Deed::Sat { seat: at, name, monster, hash, salt: None, tip, player, bot, holder });
            tickets.push(Ticket { game: id.clone(), seat: at.letter(), token });
        }
        if !self.is_made(key.as_ref()).await.map_err(Code::from)? {
            let made = self.found(id.clone(), secret, &plan, deeds, claim).await;
            // Another copy of the same request may have been quicker.
            if made.is_err() && !self.is_made(key.as_ref()).await.map_err(Code::from)? {
                made?;
            }
            self.made_by(&id, maker);
        }
        let (asked, told) = (claim.to_string(), tickets.clone());
        let look = move |desk: &mut crate::desk::Desk| {
            let room = desk.room();
            let held = |ticket: &Ticket| room.seat_of(&ticket.token).is_some_and(|seat| seat.letter() == ticket.seat);
            let same = room.row(1).is_some_and(|(row, _)| row.claim == asked);
            // A token that was replaced since is given out no more.
            same.then(|| (room.code().to_string(), told.iter().filter(|ticket| held(ticket)).cloned().collect()))
        };
        let (code, tickets): (String, Vec<Ticket>) = self.read(&id, look).await?.ok_or(Code::IdReused)?;
        if let Some(owner) = owner {
            for ticket in &tickets {
                // Before anybody is asked: whoever is, is told.
                let held = self.store.hold(&owner.account, &ticket.game, ticket.seat).await;
                held.map_err(|error| Refusal::from(Code::from(error)).after(500))?;
            }
        }
        if wanted.start {
            match self.perform(&id, &Request::unasked(Wish::Start, derived(0, "start"), "start")).await {
                Ok(_) => {}
                // Somebody may have begun or closed it since it was first asked for.
                Err(refusal) if matches!(refusal.code, Code::SeatsEmpty | Code::Begun | Code::GameOver) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        let table = self.read(&id, |desk| desk.info(true)).await?;
        Ok(Opened { game: id, code, host, tickets, table })
    }

    /// Writes a new table down.
    pub(crate) async fn found(
        &self,
        id: String,
        secret: [u8; 32],
        plan: &TablePlan,
        deeds: Vec<Deed>,
        claim: &str,
    ) -> Result<TableRecord, Refusal> {
        let now = self.now_ms();
        let mut game = TableRecord {
            id,
            code: entropy::table_code(&*self.entropy),
            rules: plan.rules,
            secret,
            public: plan.public,
            phase: Phase::Gathering,
            created_ms: now,
            updated_ms: now,
            info: TableInfo::default(),
        };
        let row = |(i, deed): (usize, Deed)| {
            let seq = i as u64 + 1;
            Row { seq, id: derived(seq, "first"), claim: claim.to_string(), at_ms: now, deed }
        };
        let rows: Vec<Row> = deeds.into_iter().enumerate().map(row).collect();
        let room = Room::rebuilt(game.clone(), rows.clone()).map_err(|_| Refusal::from(Code::BadSetup))?;
        game.info = room.info(false);
        // A code that is taken is drawn again; five times in a row does not happen.
        for _ in 0..5 {
            match self.store.open(&game, &rows).await {
                Ok(()) => return Ok(game),
                // A client that asks again without a key gets another table; this one is nobody's.
                Err(error @ StoreError::Doubt(_)) => return Err(Refusal::from(Code::from(error)).after(500)),
                Err(error) => {
                    if self.store.by_code(&game.code).await.is_ok_and(|found| found.is_some()) {
                        game.code = entropy::table_code(&*self.entropy);
                        continue;
                    }
                    tracing::warn!(error = %error, "a table was not written");
                    self.metrics.storage_errors.up();
                    return Err(Refusal::from(Code::StorageUnavailable).after(500));
                }
            }
        }
        Err(Refusal::from(Code::StorageUnavailable).after(500))
    }
}

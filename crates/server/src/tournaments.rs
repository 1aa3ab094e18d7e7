//! The tournaments of a server: they are read from their ledgers, and seen to by every node alike. Whatever a node does is done once,
//! however many of them do it and whenever one of them dies: entries have ids, and tables have ids that follow from the round.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use kaiju_rules::Seat;
use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::fair;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Phase};
use kaiju_wire::tournament::{LeagueInfo, LeaguePlayer, NewTournament, TournamentInfo, TournamentPhase};
use tokio::sync::{Mutex, MutexGuard};

use crate::desk::Desk;
use crate::entropy;
use crate::hub::Hub;
use crate::ids::derived;
use crate::name::clean;
use crate::named_bot::NamedBot;
use crate::opening::UNASKED;
use crate::plan::{Founding, TablePlan};
use crate::row::Deed;
use crate::store::{Entered, LedgerEntry, Mark, StoreResult};
use crate::tournament::{RoundTable, Tournament, TournamentDeed, TournamentPlan};
use crate::wish::{Request, Wish};

/// The ledger with the ids of all tournaments.
const ALL: &str = "tournaments";
/// How many entries are read at a time.
const PART: u32 = 1000;
/// Of how many ledgers news are asked for at a time.
const ASKED: usize = 500;
/// How often tournaments are seen to.
const TICK: Duration = Duration::from_secs(3);
/// How often an entry is tried while others are entered.
const TRIES: usize = 20;

/// The tournaments of a node.
#[derive(Default)]
pub(crate) struct TournamentShelf {
    known: Mutex<KnownTournaments>,
    /// The last round of each of which those who are paired were told.
    told: Mutex<BTreeMap<String, usize>>,
}

/// Tournaments as far as a node has read.
#[derive(Default)]
struct KnownTournaments {
    /// The ids on the list of all, in order, and the number of the last of them.
    listed: Vec<String>,
    head: u64,
    folded: BTreeMap<String, Tournament>,
    /// Those that have ended: nothing can happen in them any more.
    ended: BTreeSet<String>,
}

impl KnownTournaments {
    /// Takes in entries of the ledger of a tournament.
    fn take<'a>(&mut self, id: &str, entries: impl IntoIterator<Item = &'a LedgerEntry>) {
        for entry in entries {
            // What only a newer node knows changes nothing here.
            let deed: Option<TournamentDeed> = serde_json::from_str(&entry.entry).ok();
            match (self.folded.get_mut(id), &deed) {
                (Some(known), Some(deed)) => known.take(deed, entry.at_ms),
                (None, Some(deed)) => {
                    let opened = Tournament::opened(id, deed, entry.at_ms);
                    self.folded.extend(opened.map(|opened| (id.to_string(), opened)));
                }
                (_, None) => {}
            }
            if let Some(known) = self.folded.get_mut(id) {
                known.head = entry.seq;
            }
        }
        let phase = self.folded.get(id).map(Tournament::phase);
        if matches!(phase, Some(TournamentPhase::Over | TournamentPhase::Closed)) {
            self.ended.insert(id.to_string());
        }
    }

    /// Takes in entries of the ledgers of several.
    fn take_news(&mut self, ids: &[String], news: &[(usize, LedgerEntry)]) {
        for part in news.chunk_by(|one, next| one.0 == next.0) {
            self.take(&ids[part[0].0], part.iter().map(|(_, entry)| entry));
        }
    }

    fn head_of(&self, id: &str) -> u64 {
        self.folded.get(id).map_or(0, |known| known.head)
    }

    /// All of them, in order.
    fn all(&self) -> impl DoubleEndedIterator<Item = &Tournament> {
        self.listed.iter().filter_map(|id| self.folded.get(id))
    }
}

fn ledger(id: &str) -> String {
    format!("tournament {id}")
}

/// How a table of a tournament stands, as far as the tournament is concerned.
struct TableEnd {
    phase: Phase,
    /// For each seat that is kept for an entrant: did they come?
    came: Vec<bool>,
    /// The seats that won.
    winners: Vec<usize>,
    /// How well each seat did.
    worth: Vec<(bool, bool, u8, u8)>,
}

fn table_end(desk: &mut Desk) -> TableEnd {
    let room = desk.room();
    let reserved = room.plan().seats.iter().filter(|seat| seat.reserved.is_some()).count();
    let came = room.chairs.iter().take(reserved).map(|chair| chair.player.is_some()).collect();
    let winners: Vec<usize> = room.info(false).winners.unwrap_or_default().into_iter().filter_map(index).collect();
    let worth = |seat: Seat| {
        let won = winners.contains(&seat.index());
        room.state().map_or((won, false, 0, 0), |state| {
            let table = state.table();
            (won, table.alive().has(seat), table.stars(seat), table.hearts(seat))
        })
    };
    let worth = (0..reserved).map(|at| worth(Seat::new(at))).collect();
    TableEnd { phase: room.phase(), came, winners, worth }
}

fn index(letter: char) -> Option<usize> {
    Seat::from_letter(letter).map(Seat::index)
}

impl Hub {
    /// A tournament as its ledger tells it now.
    pub(crate) async fn tournament(&self, id: &str) -> StoreResult<Option<Tournament>> {
        let mut known = self.tournaments.known.lock().await;
        while !known.ended.contains(id) {
            let part = self.store.ledgers().entries(&ledger(id), known.head_of(id), PART).await?;
            known.take(id, &part);
            if part.len() < PART as usize {
                break;
            }
        }
        Ok(known.folded.get(id).cloned())
    }

    /// All tournaments as their ledgers tell them now.
    async fn tournaments(&self) -> StoreResult<MutexGuard<'_, KnownTournaments>> {
        let mut known = self.tournaments.known.lock().await;
        loop {
            let part = self.store.ledgers().entries(ALL, known.head, PART).await?;
            known.head = part.last().map_or(known.head, |last| last.seq);
            known.listed.extend(part.iter().map(|entry| entry.id.clone()));
            if part.len() < PART as usize {
                break;
            }
        }
        let open: Vec<String> = known.listed.iter().filter(|id| !known.ended.contains(*id)).cloned().collect();
        for ids in open.chunks(ASKED) {
            loop {
                let since: Vec<(String, u64)> = ids.iter().map(|id| (ledger(id), known.head_of(id))).collect();
                let news = self.store.ledgers().news(&since, PART).await?;
                known.take_news(ids, &news);
                if news.len() < PART as usize {
                    break;
                }
            }
        }
        Ok(known)
    }

    /// Makes a tournament, for the account with this name in ledgers. Asked for again with the same key, it is the same one.
    pub(crate) async fn open_tournament(
        &self,
        new: &NewTournament,
        host: String,
        key: Option<String>,
    ) -> Result<Tournament, Refusal> {
        let title = clean(&new.title).ok_or(Code::BadName)?;
        let league = new.league.as_deref().map(|name| clean(name).ok_or(Code::BadName)).transpose()?;
        let plan = TournamentPlan::wanted(new, (title, league), host).ok_or(Code::BadSetup)?;
        if let Some(bot) = &plan.fill {
            NamedBot::wanted(bot)?;
        }
        let id = match key {
            Some(key) => entropy::keyed_id(&plan.host, &key),
            None => entropy::game_id(&*self.entropy),
        };
        // What cannot be played is refused now, not when the first round begins.
        self.table_plan(&plan, &id, &[String::new(), String::new()][..2.min(plan.seats)], [0; 32])?;
        let deed = TournamentDeed::Opened { plan: Box::new(plan) };
        let opened = self.enter_deed(&id, "opened", &deed, 0).await.map_err(Code::from)?;
        if let Entered::Known(other) = opened
            && other.entry != serde_json::to_string(&deed).unwrap_or_default()
        {
            return Err(Code::IdReused.into());
        }
        let listed = LedgerEntry { seq: 0, id: id.clone(), at_ms: self.now_ms(), entry: "{}".to_string() };
        self.store.ledgers().enter(ALL, &listed, None).await.map_err(Code::from)?;
        self.tournament(&id).await.map_err(Code::from)?.ok_or(Code::Unavailable.into())
    }

    async fn enter_deed(&self, id: &str, what: &str, deed: &TournamentDeed, expected: u64) -> StoreResult<Entered> {
        let entry = serde_json::to_string(deed).unwrap_or_default();
        let new = LedgerEntry { seq: 0, id: what.to_string(), at_ms: self.now_ms(), entry };
        self.store.ledgers().enter(&ledger(id), &new, Some(expected)).await
    }

    /// Does something in a tournament that a judge allows as it stands now; none from the judge means that it is so already.
    pub(crate) async fn in_tournament(
        &self,
        id: &str,
        judge: impl Fn(&Tournament) -> Result<Option<TournamentDeed>, Code>,
    ) -> Result<Tournament, Refusal> {
        for _ in 0..TRIES {
            let tournament = self.tournament(id).await.map_err(Code::from)?.ok_or(Code::Forbidden)?;
            let Some(deed) = judge(&tournament)? else { return Ok(tournament) };
            let what = format!("{} by hand", tournament.head + 1);
            match self.enter_deed(id, &what, &deed, tournament.head).await.map_err(Code::from)? {
                Entered::Fresh(_) => {
                    return self.tournament(id).await.map_err(Code::from)?.ok_or(Code::Unavailable.into());
                }
                // Somebody was quicker: look again.
                Entered::Known(_) | Entered::Conflict => {}
            }
        }
        Err(Refusal::from(Code::Unavailable).after(500))
    }

    /// What everybody may know of a tournament.
    pub(crate) async fn tournament_info(&self, tournament: &Tournament) -> StoreResult<TournamentInfo> {
        let entrants = tournament.entrants.iter().map(|one| one.player.clone());
        let players: Vec<String> = entrants.chain([tournament.plan.host.clone()]).collect();
        let names = self.store.ledgers().players(&players).await?.into_iter().collect();
        Ok(tournament.info(&names))
    }

    /// The tournaments that follow one on the list, the latest first: of all, or of those that a player made or entered.
    pub(crate) async fn tournaments_after(
        &self,
        after: &Mark,
        most: usize,
        player: Option<&str>,
    ) -> StoreResult<Vec<Tournament>> {
        let known = self.tournaments().await?;
        let own =
            |one: &&Tournament| player.is_none_or(|player| one.plan.host == player || one.number(player).is_some());
        let from = known.all().rev().skip_while(|one| !after.is_start() && one.id != after.id);
        let following = from.skip(usize::from(!after.is_start()));
        Ok(following.filter(own).take(most).cloned().collect())
    }

    /// What everybody may know of some tournaments.
    pub(crate) async fn tournament_infos(&self, tournaments: &[Tournament]) -> StoreResult<Vec<TournamentInfo>> {
        let mut all = Vec::new();
        for tournament in tournaments {
            all.push(self.tournament_info(tournament).await?);
        }
        Ok(all)
    }

    /// The league of a tournament: those of the same host with the same name, and what they add up to.
    pub(crate) async fn league(&self, of: &Tournament) -> StoreResult<Option<LeagueInfo>> {
        let Some(league) = of.plan.league.clone() else { return Ok(None) };
        let mut tournaments = Vec::new();
        let mut players: BTreeMap<String, (u32, u32)> = BTreeMap::new();
        let known = self.tournaments().await?;
        let same = |one: &&Tournament| (&one.plan.host, &one.plan.league) == (&of.plan.host, &of.plan.league);
        for one in known.all().rev().filter(same) {
            for (player, points) in one.league_points() {
                let sum = players.entry(player.to_string()).or_default();
                *sum = (sum.0 + points, sum.1 + 1);
            }
            tournaments.push(one.id.clone());
        }
        drop(known);
        let keys: Vec<String> = players.keys().cloned().collect();
        let names: BTreeMap<String, String> = self.store.ledgers().players(&keys).await?.into_iter().collect();
        let place = |points: u32| 1 + players.values().filter(|(more, _)| *more > points).count() as u32;
        let mut players: Vec<LeaguePlayer> = players
            .iter()
            .map(|(player, &(points, tournaments))| {
                let name = names.get(player).cloned().unwrap_or_default();
                LeaguePlayer { place: place(points), name, points, tournaments }
            })
            .collect();
        players.sort_by(|a, b| (a.place, &a.name).cmp(&(b.place, &b.name)));
        Ok(Some(LeagueInfo { league, tournaments, players }))
    }

    // ── seeing to them ───────────────────────────────────────────────────────
    /// Sees to all tournaments until the server stops.
    pub(crate) async fn keep_tournaments(self: Arc<Hub>) {
        let mut ticks = self.clock.ticks(TICK);
        let mut tries = crate::backoff::Backoff::new("seeing to tournaments");
        while self.goes_on(&mut ticks).await {
            self.paced(&mut tries, self.see_to_tournaments()).await;
        }
    }

    /// Goes on with every tournament that can go on.
    pub async fn see_to_tournaments(self: &Arc<Hub>) -> StoreResult<()> {
        let playing = |one: &&Tournament| one.phase() == TournamentPhase::Playing;
        let known = self.tournaments().await?;
        let open = known.all().filter(|one| !known.ended.contains(&one.id));
        let playing: Vec<String> = open.filter(playing).map(|one| one.id.clone()).collect();
        drop(known);
        for id in playing {
            if self.stop.is_cancelled() {
                return Ok(());
            }
            self.see_to_tournament(&id).await?;
        }
        Ok(())
    }

    /// Goes on with a tournament, if it can go on.
    pub(crate) async fn see_to_tournament(self: &Arc<Hub>, id: &str) -> StoreResult<()> {
        let found = self.tournament(id).await?;
        let Some(tournament) = found.filter(|one| one.phase() == TournamentPhase::Playing) else { return Ok(()) };
        if !tournament.round_is_open() {
            return self.begin_round(&tournament).await;
        }
        let Some(round) = tournament.rounds.last() else { return Ok(()) };
        self.tell_round(&tournament).await?;
        let waited = self.now_ms() >= round.at_ms + u64::from(tournament.plan.wait_s) * 1000;
        for (number, table) in round.tables.iter().enumerate().filter(|(_, table)| table.winners.is_none()) {
            self.see_to_table(&tournament, number, table, waited).await?;
        }
        Ok(())
    }

    /// Begins a table whose players are there, or that has waited long enough, and notes how it ended.
    async fn see_to_table(
        self: &Arc<Hub>,
        tournament: &Tournament,
        number: usize,
        table: &RoundTable,
        waited: bool,
    ) -> StoreResult<()> {
        let end = match self.read(&table.game, table_end).await {
            Ok(end) => end,
            Err(refusal) if refusal.retry => return Ok(()),
            // A newer node plays it, and sees how it ends.
            Err(refusal) if refusal.code == Code::OtherRules => return Ok(()),
            // It was set aside: those who sat there stay equal.
            Err(_) => TableEnd { phase: Phase::Closed, came: Vec::new(), winners: Vec::new(), worth: Vec::new() },
        };
        match end.phase {
            Phase::Gathering if waited || end.came.iter().all(|came| *came) => {
                let start = Request::unasked(Wish::Start, derived(0, "start"), "start");
                let _ = self.perform(&table.game, &start).await;
            }
            Phase::Over | Phase::Closed => {
                let came = |seat: usize| end.came.get(seat).copied().unwrap_or(true);
                let mut order: Vec<usize> = (0..table.entrants.len()).filter(|&seat| came(seat)).collect();
                order.sort_by_key(|&seat| {
                    let worth = end.worth.get(seat).copied().unwrap_or_default();
                    (std::cmp::Reverse(worth), tournament.lot(table.entrants[seat]))
                });
                let who = |seat: &usize| table.entrants[*seat];
                let winners = end.winners.iter().filter(|seat| order.contains(seat)).map(who).collect();
                let absent = (0..table.entrants.len()).filter(|&seat| !came(seat)).map(|seat| who(&seat)).collect();
                let order = order.iter().map(who).collect();
                let deed = TournamentDeed::Ended { table: number, winners, order, absent };
                let what = format!("{} {number} ended", tournament.rounds.len());
                // Where something else came first, the next look does it.
                let head = self.head_of(&tournament.id).await?;
                if matches!(self.enter_deed(&tournament.id, &what, &deed, head).await?, Entered::Fresh(_)) {
                    self.metrics.tournament_tables.up();
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Tells those who are paired that their tables wait for them, once for each round. What was written before the server died is written
    /// again, and counts once.
    async fn tell_round(&self, tournament: &Tournament) -> StoreResult<()> {
        let (number, told) = (tournament.rounds.len(), format!("{} told", ledger(&tournament.id)));
        let known = self.tournaments.told.lock().await.get(&tournament.id).copied().unwrap_or(0);
        let Some(round) = tournament.rounds.last().filter(|_| known < number) else { return Ok(()) };
        let id = format!("round {number}");
        if self.store.ledgers().entry(&told, &id).await?.is_none() {
            for table in &round.tables {
                for (seat, &entrant) in table.entrants.iter().enumerate() {
                    let player = &tournament.entrants[entrant].player;
                    let seat = Seat::new(seat).letter();
                    self.store.notices().tell_player(player, &table.game, seat, self.now_ms()).await?;
                }
            }
            let new = LedgerEntry { seq: 0, id, at_ms: self.now_ms(), entry: "{}".to_string() };
            self.store.ledgers().enter(&told, &new, None).await?;
        }
        self.tournaments.told.lock().await.insert(tournament.id.clone(), number);
        Ok(())
    }

    /// The tables of rounds that are played, at which a player of ledgers has a seat, with its number.
    pub(crate) async fn paired_tables(&self, player: &str) -> Vec<(String, usize)> {
        let known = self.tournaments.known.lock().await;
        let open = known.folded.values().filter(|one| !known.ended.contains(&one.id));
        let playing = open.filter(|one| one.phase() == TournamentPhase::Playing);
        let own = playing.flat_map(|one| one.tables_of(player));
        own.map(|(game, seat)| (game.to_string(), seat)).collect()
    }

    async fn head_of(&self, id: &str) -> StoreResult<u64> {
        Ok(self.tournament(id).await?.map_or(0, |tournament| tournament.head))
    }

    /// Makes the tables of the next round, and tells who sits where.
    async fn begin_round(&self, tournament: &Tournament) -> StoreResult<()> {
        let Some(pairing) = tournament.next_round() else { return Ok(()) };
        let round = tournament.rounds.len() + 1;
        let mut tables = Vec::new();
        for (number, entrants) in pairing.tables.iter().enumerate() {
            let id = tournament.game(round, number);
            if self.store.game(&id).await?.is_none() {
                let players: Vec<String> =
                    entrants.iter().map(|&one| tournament.entrants[one].player.clone()).collect();
                let secret = self.entropy.bytes();
                let made = match self.table_plan(&tournament.plan, &id, &players, secret) {
                    Ok(plan) => {
                        let deeds = vec![Deed::Opened(Box::new(plan.clone()))];
                        self.found(id.clone(), secret, &plan, deeds, UNASKED).await.map(|_| ())
                    }
                    Err(code) => Err(code.into()),
                };
                // Another node may have made it meanwhile; otherwise the next look tries again.
                if made.is_err() && self.store.game(&id).await?.is_none() {
                    return Ok(());
                }
            }
            tables.push((id, entrants.clone()));
        }
        let deed = TournamentDeed::Round { tables, byes: pairing.byes };
        let entered = self.enter_deed(&tournament.id, &format!("round {round}"), &deed, tournament.head).await?;
        if matches!(entered, Entered::Fresh(_)) {
            self.metrics.tournament_rounds.up();
        }
        Ok(())
    }

    /// The plan of a table at which these players meet, and bots where they fill tables.
    fn table_plan(
        &self,
        plan: &TournamentPlan,
        id: &str,
        players: &[String],
        secret: [u8; 32],
    ) -> Result<TablePlan, Code> {
        let bot = plan.fill.clone().unwrap_or_else(|| NamedBot::usual().name().to_string());
        let seat = |kind: NewSeatKind| NewSeat { kind, player: Some(bot.clone()), ..NewSeat::default() };
        let filled = if plan.fill.is_some() { plan.seats } else { players.len().max(2) };
        let seats = (0..filled.max(players.len()))
            .map(|at| seat(if at < players.len() { NewSeatKind::Open } else { NewSeatKind::Bot }))
            .collect();
        let wanted = NewTable {
            edition: plan.edition.name().to_string(),
            seats,
            rhythm: plan.rhythm,
            clock_s: plan.clock_s,
            overtime: plan.overtime,
            grace_s: Some(plan.grace_s),
            title: plan.title.clone(),
            rated: plan.rated,
            ..NewTable::default()
        };
        let (host, epoch) = (entropy::token(&*self.entropy), self.store.epoch());
        let founding =
            Founding { host: &host, commitment: fair::commitment(id, &secret), epoch: &epoch, rules: self.rules() };
        let mut made = TablePlan::wanted(&wanted, founding)?;
        for (seat, player) in made.seats.iter_mut().zip(players) {
            seat.reserved = Some(player.clone());
        }
        Ok(made)
    }
}

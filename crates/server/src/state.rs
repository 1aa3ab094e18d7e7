//! How a table stands, without its history: seats, phase and game. What may be done next is judged in `judge`, and what
//! a row of the log does to it is in `fold`.

mod fold;
mod judge;

use std::sync::Arc;

use kaiju_bots::Player;
use kaiju_rules::notation::Words;
use kaiju_rules::{Event, Input, Pending, Question, Seat, SeatSet, Setup, State};
use kaiju_wire::chain::Element;
use kaiju_wire::fair::{Abandoned, Key, Note};
use kaiju_wire::hex;
use kaiju_wire::table::{Overtime, Phase, Rhythm, TableInfo};
use sha2::{Digest, Sha256};

use crate::entropy::hashed;
use crate::game::{LiveGame, LuckFrom};
use crate::named_bot::NamedBot;
use crate::plan::TablePlan;
use crate::ratings::{RatedGame, RatedSeat};
use crate::row::{Deed, Row};
use crate::seat::TableSeat;
use crate::store::{TableRecord, TableWait};

/// Everything about a table but its history. It is small: a copy of it is made for every row.
#[derive(Clone, PartialEq)]
pub struct TableState {
    pub(crate) game: Arc<TableRecord>,
    plan: Arc<TablePlan>,
    phase: Phase,
    pub(crate) chairs: Arc<Vec<TableSeat>>,
    pub(crate) play: Option<LiveGame>,
    /// The seats whose players want the game to rest.
    pauses: SeatSet,
    rematch: Option<String>,
    /// The secret in force, and what is published of it.
    secret: [u8; 32],
    commitment: [u8; 32],
    /// The life of the database it was taken in.
    epoch: Option<String>,
    /// Sealings that were given up before the game began.
    pub(crate) abandoned: Vec<Abandoned>,
    /// The row with which the server took a new secret because it was restored.
    renewed: Option<u64>,
    head: u64,
    /// The row that asked the question that is open.
    asked: u64,
    /// From when on the player who is asked has had time, by the wall clock, at a relaxed table: a player has the same time
    /// for all answers until somebody else is asked, and holidays do not count.
    timed_ms: u64,
    /// The last answer, while it may be taken back.
    standing: Option<Arc<StandingAnswer>>,
}

/// An answer that may be taken back, and what the game was before it.
#[derive(Clone, PartialEq)]
struct StandingAnswer {
    seat: Seat,
    /// Its row.
    answer: u64,
    play: LiveGame,
    /// How far the seat's chain was shown.
    link: Option<(Element, u32)>,
    timed_ms: u64,
    /// The answer before, while that may be taken back next.
    earlier: Option<Arc<StandingAnswer>>,
}

/// One step of a table: the row that is written, the table it leads to, and what happened in the game in between.
/// Judging a wish makes one, and so does following a row of the log.
pub struct TableStep {
    /// The row.
    pub row: Row,
    /// The table as it will be.
    pub next: TableState,
    pub(crate) events: Vec<Event>,
    pub(crate) inputs: Vec<(Input, Note)>,
}

impl TableState {
    /// What is needed to find it.
    pub fn game(&self) -> &TableRecord {
        &self.game
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.game.id
    }

    /// Its six letters.
    pub fn code(&self) -> &str {
        &self.game.code
    }

    /// What it was made as.
    pub fn plan(&self) -> &TablePlan {
        &self.plan
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Is the game over, or was the table closed?
    pub fn is_ended(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Closed)
    }

    /// The number of its last row.
    pub fn head(&self) -> u64 {
        self.head
    }

    /// The row that asked the open question.
    pub fn asked(&self) -> u64 {
        self.asked
    }

    /// The seats.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.chairs.len())
    }

    /// The seat a token opens.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        let hash = hashed(token);
        self.seats().iter().find(|&seat| self.holds(seat, &hash))
    }

    /// Is this the host's token?
    pub fn is_host(&self, token: &str) -> bool {
        self.plan.host == hashed(token)
    }

    /// The game, once it has begun.
    pub fn state(&self) -> Option<&State> {
        self.play.as_ref().map(|play| &play.state)
    }

    /// What the game started from.
    pub fn setup(&self) -> Option<&Setup> {
        self.play.as_ref().map(|play| &play.setup)
    }

    /// The words of its cards, once the game has begun.
    pub fn words(&self) -> Option<Words> {
        self.play.as_ref().map(LiveGame::words)
    }

    /// The question that is open.
    pub fn question(&self) -> Option<(Seat, Question)> {
        match self.state()?.pending() {
            Pending::Decide(seat, question) if self.phase == Phase::Playing => Some((seat, question)),
            _ => None,
        }
    }

    /// The bot that plays a seat now.
    pub fn bot(&self, seat: Seat) -> Option<Player> {
        self.chairs.get(seat.index())?.bot.as_ref().map(|bot| bot.player())
    }

    /// The bot the plan names for a seat.
    pub fn spare(&self, seat: Seat) -> NamedBot {
        self.chairs.get(seat.index()).map_or_else(NamedBot::usual, |chair| chair.spare.clone())
    }

    /// Does a token of a seat have this hash?
    pub fn holds(&self, seat: Seat, hash: &str) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.opens_to(hash))
    }

    /// Does a bot account sit at a seat?
    pub fn is_bots(&self, seat: Seat) -> bool {
        self.bots_player(seat).is_some()
    }

    /// What the bot account that sits at a seat is called in ledgers.
    pub fn bots_player(&self, seat: Seat) -> Option<&str> {
        let chair = self.chairs.get(seat.index()).filter(|chair| chair.of_bot && chair.hash.is_some())?;
        chair.player.as_deref()
    }

    /// The seats of an account, by what that is called in ledgers.
    pub fn seats_of(&self, player: &str) -> SeatSet {
        let own = self.seats().iter().filter(|seat| self.chairs[seat.index()].is_of(player));
        own.fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// May a seat be said to be an account's, by its token? Not where it is that of another one already.
    pub fn may_be_held(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.holder.is_none() && !chair.of_bot)
    }

    /// The seat at which a bot account sits, by what that is called in ledgers.
    pub fn bots_seat(&self, player: &str) -> Option<Seat> {
        self.seats().iter().find(|seat| self.bots_player(*seat) == Some(player))
    }

    /// What the accounts of those who sit here are called in ledgers, as far as the table knows them.
    pub fn players(&self) -> Vec<String> {
        self.chairs.iter().filter_map(|chair| chair.player.clone()).collect()
    }

    /// Does nobody have to come any more before the game begins?
    pub fn is_full(&self) -> bool {
        self.chairs.iter().all(TableSeat::taken)
    }

    /// The last element of a seat's chain that is out, and how many are, if its chain is in use.
    pub fn links(&self, seat: Seat) -> Option<(Element, u32)> {
        self.chairs.get(seat.index())?.link
    }

    /// Was the secret taken in another life of the database? Then it is no longer one, and another has to be taken
    /// before anything else happens.
    pub fn outlived(&self, epoch: &str) -> bool {
        !self.is_ended() && self.epoch.as_deref() != Some(epoch)
    }

    /// Have all seats with a tip shown their first element?
    pub fn all_revealed(&self) -> bool {
        !self.chairs.iter().any(TableSeat::withholds)
    }

    /// Random bits for the thoughts of the bot that is asked.
    pub fn thoughts(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.key.thoughts(self.luck_id(), play.inputs as u64))
    }

    /// Does the game rest? It does while everybody who plays wants it to: bots wait, and no time runs out.
    pub fn is_paused(&self) -> bool {
        let plays = |seat: &Seat| self.chairs[seat.index()].hash.is_some() && self.bot(*seat).is_none();
        let mut players = self.seats().iter().filter(plays).peekable();
        self.phase == Phase::Playing && players.peek().is_some() && players.all(|seat| self.pauses.has(seat))
    }

    /// A random number for a bot outside that is asked: the same however often it asks, and known to nobody without the
    /// seat's token. The dice have nothing to do with it.
    pub fn lot(&self, seat: Seat) -> u64 {
        let hash = self.chairs.get(seat.index()).and_then(|chair| chair.hash.as_deref()).unwrap_or_default();
        let drawn = Sha256::new()
            .chain_update(b"kaiju lot 1")
            .chain_update(self.id())
            .chain_update(self.asked.to_be_bytes())
            .chain_update(hash)
            .finalize();
        drawn[..8].iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte)) >> 11
    }

    /// Does the server have something to do by itself here, sooner or later: begin the game, let a bot answer, look at
    /// the clock, or stand in for somebody who may be absent? A table that waits for a person without any of that needs
    /// nobody.
    pub fn is_due(&self) -> bool {
        self.due_ms().is_some()
    }

    /// When the server has something to do by itself here, by the wall clock: at a relaxed table when the time is over, where a game
    /// begins by itself when it does, and otherwise at any moment.
    pub fn due_ms(&self) -> Option<u64> {
        match self.phase {
            Phase::Sealing => return Some(0),
            Phase::Gathering => return self.begin_by_ms(),
            _ => {}
        }
        let (seat, _) = self.question().filter(|_| !self.is_paused())?;
        let by_itself = match self.plan.rhythm {
            _ if self.bot(seat).is_some() => true,
            Rhythm::Live => self.plan.clock_s.is_some() || self.plan.grace_s > 0,
            Rhythm::Relaxed if self.plan.overtime == Overtime::Nothing => false,
            Rhythm::Relaxed => return self.deadline_ms(),
        };
        by_itself.then_some(0)
    }

    /// When the server begins the game by itself, while it gathers players: at once when everybody is there.
    fn begin_by_ms(&self) -> Option<u64> {
        let due = self.plan.begin_by_ms?;
        Some(if self.is_full() { 0 } else { due })
    }

    /// Does anybody sit here?
    pub fn is_deserted(&self) -> bool {
        self.chairs.iter().all(|chair| chair.hash.is_none())
    }

    /// When the time of the player who is asked is over, by the wall clock, at a relaxed table that has a clock.
    pub fn deadline_ms(&self) -> Option<u64> {
        let (seat, _) = self.question().filter(|_| !self.plan.rhythm.is_live() && !self.is_paused())?;
        let clock = u64::from(self.plan.clock_s?) * 1000;
        self.bot(seat).is_none().then_some(self.timed_ms + clock)
    }

    /// What the table waits for, as lists tell it.
    pub fn waits(&self) -> TableWait {
        let asked = self.question().map(|(seat, _)| seat.letter());
        TableWait { due_ms: self.due_ms(), asked, deadline_ms: self.deadline_ms() }
    }

    /// The player whom a table over days waits for.
    pub fn awaited(&self) -> Option<Seat> {
        let (seat, _) = self.question().filter(|_| !self.plan.rhythm.is_live() && !self.is_paused())?;
        self.bot(seat).is_none().then_some(seat)
    }

    /// The row of the answer that whoever has these seats may take back now.
    pub fn undoable(&self, seats: SeatSet) -> Option<u64> {
        self.standing.as_ref().filter(|standing| seats.has(standing.seat)).map(|standing| standing.answer)
    }

    /// What everybody may know of the table; its code only for who sits there, and only while it is the table's.
    pub fn info(&self, insider: bool) -> TableInfo {
        let ended = self.is_ended();
        let withheld = self.abandoned.iter().flat_map(|one| &one.withheld);
        let seats = self.seats().iter().zip(self.chairs.iter());
        TableInfo {
            game: self.game.id.clone(),
            code: (insider && !ended).then(|| self.game.code.clone()),
            phase: self.phase,
            title: self.plan.title.clone(),
            rules: self.plan.rules,
            edition: self.plan.edition.edition().name.to_string(),
            book: self.plan.book().map(|book| book.name().to_string()),
            switches: self.plan.switches.clone(),
            rhythm: self.plan.rhythm,
            clock_s: self.plan.clock_s,
            overtime: self.plan.overtime,
            grace_s: self.plan.grace_s,
            undo: self.plan.undo,
            pace: self.plan.pace,
            public: self.plan.public,
            created_ms: self.game.created_ms,
            seats: seats.map(|(seat, chair)| chair.info(seat)).collect(),
            commitment: Some(hex::write(&self.commitment)),
            withheld: withheld.map(|seat| seat.letter()).collect(),
            renewed: self.renewed,
            // Other groups may still play with it: it is told with the duplicate.
            secret: (ended && self.plan.duplicate.is_none()).then(|| hex::write(&self.secret)),
            winners: self.winners(),
            pauses: self.pauses.iter().map(Seat::letter).collect(),
            paused: self.is_paused(),
            rematch_of: self.plan.rematch_of.clone(),
            rematch: self.rematch.clone(),
            rated: self.plan.rated,
            child: self.plan.child,
            delay_s: self.plan.delay_s,
            duplicate: self.plan.duplicate.clone(),
            begin_by_ms: self.plan.begin_by_ms.filter(|_| self.phase == Phase::Gathering),
        }
    }

    /// What came of a game that is over and counts for ratings.
    pub fn rated_game(&self) -> Option<RatedGame> {
        let list = self.plan.rating_list().filter(|_| self.phase == Phase::Over)?;
        let Pending::Over(winners) = self.state()?.pending() else { return None };
        let seats = self.chairs.iter().map(|chair| {
            let bot = || chair.rated_bot.as_ref().map(|bot| RatedSeat::Bot(bot.name().to_string()));
            chair.player.clone().map(RatedSeat::Player).or_else(bot)
        });
        let seats = seats.collect::<Option<Vec<_>>>()?;
        let bots = self.seats().iter().filter(|seat| self.is_bots(*seat)).map(Seat::index).collect();
        Some(RatedGame { list: list.to_string(), seats, bots, winners: winners.iter().map(Seat::index).collect() })
    }

    fn winners(&self) -> Option<Vec<char>> {
        match self.state()?.pending() {
            Pending::Over(winners) => Some(winners.iter().map(Seat::letter).collect()),
            _ => None,
        }
    }

    /// The plan and the seats for a rematch. The hash chains start over, and nobody else plays with its luck.
    pub fn again(&self) -> (TablePlan, Vec<Deed>) {
        let mut plan = TablePlan { duplicate: None, begin_by_ms: None, ..(*self.plan).clone() };
        for (seat, chair) in plan.seats.iter_mut().zip(self.chairs.iter()) {
            seat.monster = chair.monster;
        }
        let seats = || self.seats().iter().zip(self.chairs.iter());
        let sat = seats().filter_map(|(seat, chair)| {
            let (name, monster, hash) = (chair.name.clone(), chair.monster, chair.hash.clone()?);
            let (player, bot, holder) = (chair.player.clone(), chair.of_bot, chair.holder.clone());
            Some(Deed::Sat { seat, name, monster, hash, salt: None, tip: None, player, bot, holder })
        });
        let shared = seats().flat_map(|(seat, chair)| {
            chair.shared().iter().map(move |hash| Deed::Shared { seat, hash: hash.clone(), salt: None })
        });
        (plan, sat.chain(shared).collect())
    }

    /// The id its commitment, its key and its draws are made with: its own, or that of the duplicate it is a table of.
    pub fn luck_id(&self) -> &str {
        self.plan.duplicate.as_deref().unwrap_or(self.id())
    }

    /// Where its luck comes from.
    fn luck(&self) -> LuckFrom<'_> {
        match &self.plan.duplicate {
            Some(duplicate) => LuckFrom::Shared(duplicate),
            None => LuckFrom::Key(self.id()),
        }
    }

    /// The key of the game: from the secret in force and the first element of each seat.
    fn key(&self) -> Key {
        let firsts: Vec<Option<Element>> = self.chairs.iter().map(|chair| chair.first).collect();
        Key::new(self.luck_id(), &self.secret, &firsts)
    }
}

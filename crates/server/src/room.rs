//! A table as its log tells it, without time, network or disk: rows go in, and what may be done next comes out.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

use kaiju_bots::Player;
use kaiju_bots::search::Budget;
use kaiju_rules::notation::{Line, Record, Words, lines};
use kaiju_rules::{
    Action, EditionId, Event, INPUT_LIMIT, Input, Log, Monster, Pending, Question, RULES_VERSION, Seat, SeatSet, Setup,
    State,
};
use kaiju_wire::chain::{self, Element};
use kaiju_wire::code::Code;
use kaiju_wire::fair::{self, Abandoned, Key, Note, Proof, Renewal};
use kaiju_wire::frame::Hand;
use kaiju_wire::hex;
use kaiju_wire::table::{NewSeatKind, NewTable, Phase, SeatInfo, SeatKind, TableInfo};

use crate::entropy::hashed;
use crate::name::{clean, distinct};
use crate::row::{Deed, Plan, Row, SeatPlan};
use crate::store::{Game, Headline};

/// The longest clock and the longest grace, in seconds.
const LONGEST: u32 = 24 * 60 * 60;
/// How long an absent player is waited for unless the table says otherwise.
const GRACE_S: u32 = 60;
/// The longest a bot may be told to think, and the most games it may imagine.
const MOST_THOUGHT_MS: u128 = 5_000;
const MOST_PLAYOUTS: u32 = 20_000;
/// At a table with n rows nobody sits down or changes their seat any more: nobody makes a log grow for ever. A game
/// that begins then still has room for every answer and for what its seats may write during it.
const MOST_GATHERED: u64 = INPUT_LIMIT as u64 / 2;
/// So many rows a sitter may spend on changing the seat, handing it to a bot and taking it back. A seat that has spent
/// them can still be handed over for good.
const MOST_CHANGES: u32 = 100;
/// So many tokens a seat may have while one and the same player sits there.
const MOST_KEYS: u32 = 20;
/// The bot that plays where nobody said which.
pub const USUAL_BOT: &str = "level3";

/// A row that cannot have been written by us: the table is set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoiled(pub String);

/// A seat.
#[derive(Clone, Debug)]
struct Chair {
    kind: SeatKind,
    name: String,
    monster: String,
    /// The bot the plan names, for a bot's seat and an open one that stays empty.
    spare: String,
    /// The hash of the token of who sits here.
    hash: Option<String>,
    /// The bot that plays the seat now.
    bot: Option<String>,
    tip: Option<Element>,
    first: Option<Element>,
    /// How many elements were shown before the game began.
    shown: u32,
    /// The last element shown, and how many were; none when there is no chain or it was given up.
    link: Option<(Element, u32)>,
    /// Rows spent on the seat since somebody sat down: changes and tokens.
    spent: (u32, u32),
}

impl Chair {
    fn taken(&self) -> bool {
        self.hash.is_some() || self.kind == SeatKind::Bot
    }

    /// May its player change something about it?
    fn may_change(&self) -> Result<&Chair, Code> {
        if self.spent.0 < MOST_CHANGES { Ok(self) } else { Err(Code::RateLimited) }
    }

    /// May it go to a bot? Where nothing else may be changed any more, it goes for good.
    fn may_go(&self) -> Result<&Chair, Code> {
        if self.bot.is_none() { Ok(self) } else { self.may_change() }
    }
}

/// The game itself, once it has begun.
#[derive(Clone)]
struct Play {
    setup: Setup,
    state: State,
    key: Key,
    /// The secret it began with.
    secret: [u8; 32],
    /// The row it began with.
    begun: u64,
    /// Secrets taken since.
    renewals: Vec<Renewal>,
    inputs: Vec<Input>,
    /// What the record tells of each input.
    notes: Vec<Note>,
    /// The element that came with the last answer.
    link: Option<Element>,
}

/// What somebody wants to be done.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Sit down; the hash is that of the token the seat will have.
    Sit {
        /// Where; anywhere unless told.
        seat: Option<Seat>,
        /// Under which name.
        name: String,
        /// As which monster.
        monster: Option<String>,
        /// The tip of the seat's chain.
        tip: Option<String>,
        /// The hash of the new token.
        hash: String,
        /// What it was made of, beside the player's key.
        salt: Option<String>,
    },
    /// Change one's seat.
    Change {
        /// Which.
        seat: Seat,
        /// Another name.
        name: Option<String>,
        /// Another monster.
        monster: Option<String>,
        /// Another tip.
        tip: Option<String>,
    },
    /// Stand up, or let a bot play on.
    Rise(Seat),
    /// Hand a seat to a bot.
    HandOver(Seat, String),
    /// Take it back.
    TakeBack(Seat),
    /// Another token.
    Rekey {
        /// For which seat.
        seat: Seat,
        /// The hash of the new token.
        hash: String,
        /// What it was made of, beside the player's key.
        salt: Option<String>,
    },
    /// Begin.
    Start,
    /// Show the first element of a chain.
    Reveal(Seat, String),
    /// Take this secret in this life of the database: because the table knows an earlier life, or to seal it anew without
    /// those who withhold their element.
    Renew {
        /// The life of the database.
        epoch: String,
        /// The secret.
        secret: [u8; 32],
    },
    /// All first elements are there, or no longer awaited.
    Begin,
    /// Answer the question.
    Act(Answer),
    /// Play again at that table, which has the seats as they were at a row.
    Rematch {
        /// The new table.
        game: String,
        /// The row.
        seen: u64,
    },
    /// Close the table.
    Close,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Who answers.
    pub seat: Seat,
    /// Whose hand it is.
    pub by: Hand,
    /// The last event the player saw.
    pub expect: u64,
    /// The answer in the notation.
    pub action: String,
    /// The next element of the seat's chain.
    pub link: Option<String>,
}

/// Everything about a table but its history.
#[derive(Clone)]
pub struct Scene {
    game: Arc<Game>,
    plan: Arc<Plan>,
    phase: Phase,
    chairs: Vec<Chair>,
    play: Option<Play>,
    rematch: Option<String>,
    /// The secret in force, and what is published of it.
    secret: [u8; 32],
    commitment: String,
    /// The life of the database it was taken in.
    epoch: Option<String>,
    /// Sealings that were given up before the game began.
    abandoned: Vec<Abandoned>,
    /// The row with which the server took a new secret because it was restored.
    renewed: Option<u64>,
    head: u64,
    /// The row that asked the question that is open.
    asked: u64,
}

/// A table: how it stands, and how it came to that.
pub struct Room {
    now: Scene,
    rows: Vec<Row>,
    /// What happened in the game with each row.
    events: Vec<Vec<Event>>,
    ids: HashMap<String, u64>,
}

/// A row that fits, and the table as it will be with it.
pub struct Prepared {
    /// The row.
    pub row: Row,
    /// The table as it will be.
    pub next: Scene,
    events: Vec<Event>,
}

impl Deref for Room {
    type Target = Scene;

    fn deref(&self) -> &Scene {
        &self.now
    }
}

impl Room {
    /// A table that nothing has happened at.
    pub fn new(game: Game) -> Room {
        let now = Scene {
            secret: game.secret,
            commitment: String::new(),
            epoch: None,
            abandoned: Vec::new(),
            renewed: None,
            game: Arc::new(game),
            plan: Arc::default(),
            phase: Phase::Gathering,
            chairs: Vec::new(),
            play: None,
            rematch: None,
            head: 0,
            asked: 0,
        };
        Room { now, rows: Vec::new(), events: Vec::new(), ids: HashMap::new() }
    }

    /// A table rebuilt from its rows.
    pub fn rebuilt(game: Game, rows: Vec<Row>) -> Result<Room, Spoiled> {
        let mut room = Room::new(game);
        for row in rows {
            room.fold(row)?;
        }
        Ok(room)
    }

    /// Looks whether a row fits, without taking it in.
    pub fn prepare(&self, row: Row) -> Result<Prepared, Spoiled> {
        if row.seq != self.head + 1 {
            return Err(Spoiled(format!("row {} follows row {}", row.seq, self.head)));
        }
        let (mut next, mut log) = (self.now.clone(), Log::on());
        next.take(&row.deed, row.seq, &mut log)?;
        next.head = row.seq;
        Ok(Prepared { row, next, events: log.take() })
    }

    /// Takes in a row that fits.
    pub fn commit(&mut self, prepared: Prepared) {
        debug_assert_eq!(prepared.row.seq, self.head + 1, "one after the other");
        self.now = prepared.next;
        self.ids.insert(prepared.row.id.clone(), prepared.row.seq);
        self.rows.push(prepared.row);
        self.events.push(prepared.events);
    }

    /// Takes in the next row.
    pub fn fold(&mut self, row: Row) -> Result<(), Spoiled> {
        let prepared = self.prepare(row)?;
        self.commit(prepared);
        Ok(())
    }

    /// A row by its number, and what happened with it in the game.
    pub fn row(&self, seq: u64) -> Option<(&Row, &[Event])> {
        let at = usize::try_from(seq).ok()?.checked_sub(1)?;
        Some((self.rows.get(at)?, self.events.get(at)?))
    }

    /// The row with this id.
    pub fn known(&self, id: &str) -> Option<&Row> {
        self.ids.get(id).and_then(|&seq| self.row(seq)).map(|(row, _)| row)
    }
}

impl Scene {
    // ── reading ──────────────────────────────────────────────────────────────
    /// What is needed to find it.
    pub fn game(&self) -> &Game {
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
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        self.phase
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
        self.chairs.iter().position(|chair| chair.hash.as_deref() == Some(&hash)).map(Seat::new)
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

    /// The question that is open.
    pub fn question(&self) -> Option<(Seat, Question)> {
        match self.state()?.pending() {
            Pending::Decide(seat, question) if self.phase == Phase::Playing => Some((seat, question)),
            _ => None,
        }
    }

    /// The bot that plays a seat now.
    pub fn bot(&self, seat: Seat) -> Option<Player> {
        self.chairs.get(seat.index())?.bot.as_ref().map(|name| name.parse().unwrap_or(Player::Random))
    }

    /// Does a person have this seat?
    pub fn is_held(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.hash.is_some())
    }

    /// Does a seat's token have this hash?
    pub fn holds(&self, seat: Seat, hash: &str) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.hash.as_deref() == Some(hash))
    }

    /// The last element of a seat's chain that is out, and how many are, if its chain is in use.
    pub fn links(&self, seat: Seat) -> Option<(Element, u32)> {
        self.chairs.get(seat.index())?.link
    }

    /// Was the secret taken in another life of the database? Then it is no longer one, and another has to be taken before
    /// anything else happens.
    pub fn outlived(&self, epoch: &str) -> bool {
        self.open().is_ok() && self.epoch.as_deref() != Some(epoch)
    }

    /// Have all seats with a tip shown their first element?
    pub fn all_revealed(&self) -> bool {
        self.chairs.iter().all(|chair| chair.tip.is_none() || chair.first.is_some())
    }

    /// Random bits for the thoughts of whoever is asked.
    pub fn thoughts(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.key.thoughts(self.id(), play.inputs.len() as u64))
    }

    /// What everybody may know of the table; its code only for who sits there, and only while it is the table's.
    pub fn info(&self, insider: bool) -> TableInfo {
        let over = matches!(self.phase, Phase::Over | Phase::Closed);
        let withheld = self.abandoned.iter().flat_map(|one| &one.withheld);
        TableInfo {
            game: self.game.id.clone(),
            code: self.open().is_ok().then(|| self.game.code.clone()).filter(|_| insider),
            phase: self.phase,
            title: self.plan.title.clone(),
            rules: self.plan.rules,
            edition: self.plan.edition.clone(),
            switches: self.plan.switches.clone(),
            clock_s: self.plan.clock_s,
            grace_s: self.plan.grace_s,
            pace: self.plan.pace,
            public: self.plan.public,
            created_ms: self.game.created_ms,
            seats: self.chairs.iter().enumerate().map(|(i, chair)| chair_info(i, chair)).collect(),
            commitment: Some(self.commitment.clone()),
            withheld: withheld.map(|seat| seat.letter()).collect(),
            renewed: self.renewed,
            secret: over.then(|| hex::write(&self.secret)),
            winners: self.winners(),
            rematch_of: self.plan.rematch_of.clone(),
            rematch: self.rematch.clone(),
        }
    }

    fn winners(&self) -> Option<Vec<char>> {
        match self.state()?.pending() {
            Pending::Over(winners) => Some(winners.iter().map(Seat::letter).collect()),
            _ => None,
        }
    }

    /// The same table to be played again: its plan, and who sits where. Chains begin anew.
    pub fn again(&self) -> (Plan, Vec<Deed>) {
        let mut plan = (*self.plan).clone();
        for (seat, chair) in plan.seats.iter_mut().zip(&self.chairs) {
            seat.monster.clone_from(&chair.monster);
        }
        let sat = self.chairs.iter().enumerate().filter_map(|(i, chair)| {
            Some(Deed::Sat {
                seat: Seat::new(i).letter(),
                name: chair.name.clone(),
                monster: chair.monster.clone(),
                hash: chair.hash.clone()?,
                salt: None,
                tip: None,
            })
        });
        (plan, sat.collect())
    }

    /// What changes of the table's entry with a row that led to this.
    pub fn headline(&self, deed: &Deed) -> Headline {
        let plain = matches!(deed, Deed::Acted { .. } | Deed::Revealed { .. });
        let info = (!plain || self.phase == Phase::Over).then(|| self.info(false));
        let ends =
            matches!(self.phase, Phase::Over | Phase::Closed) && matches!(deed, Deed::Acted { .. } | Deed::Closed);
        let record = if ends { self.record().ok() } else { None };
        Headline { phase: self.phase, info, due: self.is_due(), record }
    }

    /// Does the server have something to do by itself here, sooner or later: begin the game, let a bot answer, look at the
    /// clock, or stand in for somebody who may be absent? A table that waits for a person without any of that needs nobody.
    pub fn is_due(&self) -> bool {
        let by_itself = self.plan.clock_s.is_some() || self.plan.grace_s > 0;
        self.phase == Phase::Sealing || self.question().is_some_and(|(seat, _)| by_itself || self.bot(seat).is_some())
    }

    /// The record of a game that is over or was closed, with its proof.
    pub fn record(&self) -> Result<String, Code> {
        let over = matches!(self.phase, Phase::Over | Phase::Closed);
        let play = self.play.as_ref().filter(|_| over).ok_or(Code::NotOver)?;
        let proof = Proof {
            game: self.game.id.clone(),
            commitment: fair::commitment(&self.game.id, &play.secret),
            secret: play.secret,
            seats: self.chairs.iter().map(|chair| (chair.tip, chair.first)).collect(),
            abandoned: self.abandoned.clone(),
            begun: Some(play.begun),
            renewals: play.renewals.clone(),
            notes: play.notes.clone(),
        };
        let record = Record::new(play.setup, play.inputs.clone());
        fair::write(&record, &proof).map_err(|_| Code::Unavailable)
    }

    // ── judging ──────────────────────────────────────────────────────────────
    /// May whoever shows tokens with these hashes wish for this?
    pub fn may(&self, wish: &Wish, shown: &[String]) -> bool {
        let sits = |seat: &Seat| shown.iter().any(|hash| self.holds(*seat, hash));
        let hosts = || shown.contains(&self.plan.host);
        match wish {
            Wish::Sit { .. } => true,
            Wish::Change { seat, .. } | Wish::TakeBack(seat) | Wish::Rekey { seat, .. } | Wish::Reveal(seat, _) => {
                sits(seat)
            }
            Wish::Act(answer) => sits(&answer.seat),
            Wish::Rise(seat) | Wish::HandOver(seat, _) => sits(seat) || hosts(),
            Wish::Start => hosts() || self.seats().iter().any(|seat| sits(&seat)),
            Wish::Close => hosts(),
            Wish::Begin | Wish::Renew { .. } | Wish::Rematch { .. } => false,
        }
    }

    /// Is it so already? Then nothing has to be written.
    pub fn has(&self, wish: &Wish) -> Option<Deed> {
        match wish {
            Wish::TakeBack(seat) => {
                let mine =
                    self.chairs.get(seat.index()).is_some_and(|chair| chair.hash.is_some() && chair.bot.is_none());
                (mine && self.open().is_ok()).then(|| Deed::Back { seat: seat.letter() })
            }
            _ => None,
        }
    }

    /// What would be written for a wish, or why it cannot be. Nothing moves.
    pub fn judge(&self, wish: &Wish) -> Result<Deed, Code> {
        match wish {
            Wish::Sit { seat, name, monster, tip, hash, salt } => {
                self.gathering()?;
                self.has_room()?;
                let free = |s: &Seat| !self.chairs[s.index()].taken() && self.chairs[s.index()].bot.is_none();
                let seat = match seat {
                    Some(seat) => self.chair(*seat).map(|_| *seat).ok().filter(free),
                    None => self.seats().iter().find(free),
                };
                let seat = seat.ok_or(Code::SeatTaken)?;
                let name = self.named(seat, &clean(name).ok_or(Code::BadName)?);
                let (monster, tip) = (self.monster(seat, monster.as_deref())?, element(tip.as_deref())?);
                Ok(Deed::Sat {
                    seat: seat.letter(),
                    name,
                    monster,
                    hash: hash.clone(),
                    salt: salt.clone(),
                    tip: tip.map(|t| hex::write(&t)),
                })
            }
            Wish::Change { seat, name, monster, tip } => {
                self.gathering()?;
                self.has_room()?;
                let chair = self.chair(*seat)?.may_change()?;
                let name = match name {
                    Some(name) => self.named(*seat, &clean(name).ok_or(Code::BadName)?),
                    None => chair.name.clone(),
                };
                let monster = match monster {
                    Some(monster) => self.monster(*seat, Some(monster))?,
                    None => chair.monster.clone(),
                };
                let tip = element(tip.as_deref())?.or(chair.tip).map(|t| hex::write(&t));
                Ok(Deed::Changed { seat: seat.letter(), name, monster, tip })
            }
            Wish::Rise(seat) => {
                let chair = self.chair(*seat)?;
                match self.phase {
                    Phase::Gathering => Ok(Deed::Rose { seat: seat.letter() }),
                    Phase::Sealing | Phase::Playing => {
                        chair.may_go()?;
                        Ok(Deed::Bot { seat: seat.letter(), player: bot(&chair.spare)? })
                    }
                    _ => Err(Code::GameOver),
                }
            }
            Wish::HandOver(seat, player) => {
                self.open()?;
                self.chair(*seat)?.may_go()?;
                Ok(Deed::Bot { seat: seat.letter(), player: bot(player)? })
            }
            Wish::TakeBack(seat) => {
                self.open()?;
                if self.chair(*seat)?.hash.is_none() {
                    return Err(Code::SeatTaken);
                }
                self.chair(*seat)?.may_change()?;
                Ok(Deed::Back { seat: seat.letter() })
            }
            Wish::Rekey { seat, hash, salt } => {
                let (_, keys) = self.chair(*seat)?.spent;
                if keys >= MOST_KEYS {
                    return Err(Code::RateLimited);
                }
                Ok(Deed::Rekeyed { seat: seat.letter(), hash: hash.clone(), salt: salt.clone() })
            }
            Wish::Start => {
                self.gathering()?;
                let waits = |chair: &Chair| chair.kind == SeatKind::Human && !chair.taken() && chair.bot.is_none();
                if self.chairs.iter().any(waits) { Err(Code::SeatsEmpty) } else { Ok(Deed::Sealed) }
            }
            Wish::Reveal(seat, element) => {
                match self.phase {
                    Phase::Sealing => {}
                    Phase::Gathering => return Err(Code::NotBegun),
                    _ => return Err(Code::Begun),
                }
                let chair = self.chair(*seat)?;
                let first = hex::read(element).ok_or(Code::BadReveal)?;
                if chair.first.is_some() || chair.tip != Some(chain::step(&first)) {
                    return Err(Code::BadReveal);
                }
                Ok(Deed::Revealed { seat: seat.letter(), element: hex::write(&first) })
            }
            Wish::Renew { epoch, secret } => self.judge_renewal(epoch, secret),
            Wish::Begin => {
                if self.phase != Phase::Sealing {
                    return Err(Code::Begun);
                }
                let mut play = self.begin().map_err(|_| Code::BadSetup)?;
                Ok(Deed::Begun { luck: self.draw(&mut play)? })
            }
            Wish::Act(answer) => self.judge_answer(answer),
            Wish::Rematch { game, seen } => match (self.phase, &self.rematch) {
                // A seat may have another token since.
                (Phase::Over, None) if *seen != self.head => Err(Code::SeqConflict),
                (Phase::Over, None) => Ok(Deed::Rematch { game: game.clone() }),
                (Phase::Over, Some(_)) => Err(Code::Begun),
                _ => Err(Code::NotOver),
            },
            Wish::Close => {
                self.open()?;
                Ok(Deed::Closed)
            }
        }
    }

    /// A new secret is taken where the old one is none any more, and where a seat withholds its element. Nobody can choose
    /// between keys by withholding: without the element there is another key, from a secret that is committed to before
    /// the others show their next elements.
    fn judge_renewal(&self, epoch: &str, secret: &[u8; 32]) -> Result<Deed, Code> {
        self.open()?;
        let withholds = |chair: &Chair| chair.tip.is_some() && chair.first.is_none();
        let without: Vec<char> = match self.phase {
            _ if self.outlived(epoch) => Vec::new(),
            Phase::Sealing => {
                self.seats().iter().filter(|s| withholds(&self.chairs[s.index()])).map(Seat::letter).collect()
            }
            _ => return Err(Code::Begun),
        };
        if without.is_empty() && !self.outlived(epoch) {
            return Err(Code::Begun);
        }
        let commitment = hex::write(&fair::commitment(self.id(), secret));
        Ok(Deed::Renewed { epoch: epoch.to_string(), secret: hex::write(secret), commitment, without })
    }

    fn judge_answer(&self, answer: &Answer) -> Result<Deed, Code> {
        match self.phase {
            Phase::Playing => {}
            Phase::Gathering | Phase::Sealing => return Err(Code::NotBegun),
            _ => return Err(Code::GameOver),
        }
        // What happened to other seats since then does not matter; what happened in the game does.
        if answer.expect < self.asked || answer.expect > self.head() {
            return Err(Code::SeqConflict);
        }
        let Some(play) = &self.play else { return Err(Code::NotBegun) };
        let Pending::Decide(asked, _) = play.state.pending() else { return Err(Code::GameOver) };
        if asked != answer.seat {
            return Err(Code::NotYourTurn);
        }
        let action = read_action(&play.setup, &answer.action).ok_or(Code::IllegalAction)?;
        let link = element(answer.link.as_deref())?;
        let chair = self.chair(asked)?;
        if let Some(link) = link {
            match chair.link {
                Some((before, count)) if chain::step(&link) == before && count < chain::LENGTH => {}
                _ => return Err(Code::BadReveal),
            }
        }
        let mut play = play.clone();
        let note = Note { event: Some(self.head + 1), by: Some(answer.by), link };
        play.answer(action, note, &mut Log::Off).map_err(|_| Code::IllegalAction)?;
        Ok(Deed::Acted {
            seat: asked.letter(),
            by: answer.by,
            action: Words::for_setup(&play.setup).action(action),
            link: link.map(|l| hex::write(&l)),
            luck: self.draw(&mut play)?,
        })
    }

    /// What chance says up to the next question.
    fn draw(&self, play: &mut Play) -> Result<Vec<String>, Code> {
        let words = Words::for_setup(&play.setup);
        let mut said = Vec::new();
        while let Pending::Chance(luck) = play.state.pending() {
            let index = play.inputs.len() as u64;
            let outcome = play.key.draw(self.id(), index, play.link.as_ref(), luck, play.state.table());
            play.chance(Input::Luck(outcome), &mut Log::Off).map_err(|_| Code::Unavailable)?;
            said.push(words.outcome(outcome));
        }
        Ok(said)
    }

    fn begin(&self) -> Result<Play, Spoiled> {
        let setup = setup(&self.plan, self.chairs.iter().map(|chair| chair.monster.as_str()))
            .map_err(|code| Spoiled(format!("the setup is not possible: {code}")))?;
        let firsts: Vec<Option<Element>> = self.chairs.iter().map(|chair| chair.first).collect();
        let key = Key::new(self.id(), &self.secret, &firsts);
        Ok(Play {
            state: State::new(&setup),
            setup,
            key,
            secret: self.secret,
            begun: self.head + 1,
            renewals: Vec::new(),
            inputs: Vec::new(),
            notes: Vec::new(),
            link: None,
        })
    }

    fn gathering(&self) -> Result<(), Code> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Over | Phase::Closed => Err(Code::GameOver),
            _ => Err(Code::Begun),
        }
    }

    fn has_room(&self) -> Result<(), Code> {
        if self.head >= MOST_GATHERED { Err(Code::RateLimited) } else { Ok(()) }
    }

    fn open(&self) -> Result<(), Code> {
        if matches!(self.phase, Phase::Over | Phase::Closed) { Err(Code::GameOver) } else { Ok(()) }
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Code> {
        self.chairs.get(seat.index()).ok_or(Code::Forbidden)
    }

    /// The name somebody gets: what they asked for, with a number if somebody else here is called like that.
    fn named(&self, seat: Seat, asked: &str) -> String {
        let others = self.chairs.iter().enumerate().filter(|(i, chair)| *i != seat.index() && chair.taken());
        distinct(asked, &others.map(|(_, chair)| chair.name.as_str()).collect::<Vec<_>>())
    }

    /// The monster somebody gets: the one asked for if it is free, or the one that waits at the seat.
    fn monster(&self, seat: Seat, asked: Option<&str>) -> Result<String, Code> {
        let Some(asked) = asked else { return Ok(self.chairs[seat.index()].monster.clone()) };
        let monster = Monster::from_id(asked).ok_or(Code::BadMonster)?;
        let others = self.chairs.iter().enumerate().filter(|(i, _)| *i != seat.index());
        let mut holders = others.filter(|(_, chair)| chair.monster == monster.id());
        // A monster that waits at an empty seat can be had: that seat gets another.
        if holders.any(|(_, chair)| chair.taken() && chair.kind != SeatKind::Bot) {
            return Err(Code::MonsterTaken);
        }
        Ok(monster.id().to_string())
    }

    // ── folding ──────────────────────────────────────────────────────────────
    fn take(&mut self, deed: &Deed, seq: u64, log: &mut Log) -> Result<(), Spoiled> {
        match deed {
            Deed::Opened(plan) => {
                if plan.rules != RULES_VERSION {
                    return Err(Spoiled(format!("rules version {} is not known here", plan.rules)));
                }
                self.chairs = plan.seats.iter().map(chair).collect();
                self.commitment.clone_from(&plan.commitment);
                self.epoch.clone_from(&plan.epoch);
                self.plan = Arc::new((**plan).clone());
            }
            Deed::Sat { seat, name, monster, hash, tip, .. } => {
                self.claim(*seat, monster)?;
                let chair = self.chair_mut(*seat)?;
                chair.spent = (0, 0);
                chair.name.clone_from(name);
                chair.hash = Some(hash.clone());
                chair.tip = read_element(tip.as_deref())?;
            }
            Deed::Changed { seat, name, monster, tip } => {
                self.claim(*seat, monster)?;
                let chair = self.chair_mut(*seat)?;
                chair.spent.0 += 1;
                chair.name.clone_from(name);
                chair.tip = read_element(tip.as_deref())?;
            }
            Deed::Rose { seat } => {
                let chair = self.chair_mut(*seat)?;
                (chair.hash, chair.tip, chair.name) = (None, None, String::new());
            }
            Deed::Bot { seat, player } => {
                let chair = self.chair_mut(*seat)?;
                chair.spent.0 += 1;
                chair.bot = Some(player.clone());
            }
            Deed::Back { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.spent.0 += 1;
                chair.bot = None;
            }
            Deed::Rekeyed { seat, hash, .. } => {
                let chair = self.chair_mut(*seat)?;
                chair.spent.1 += 1;
                chair.hash = Some(hash.clone());
            }
            Deed::Sealed => {
                self.phase = Phase::Sealing;
                for chair in &mut self.chairs {
                    if !chair.taken() && chair.bot.is_none() {
                        chair.bot = Some(chair.spare.clone());
                    }
                }
            }
            Deed::Revealed { seat, element } => {
                let chair = self.chair_mut(*seat)?;
                chair.first = read_element(Some(element))?;
                chair.shown += 1;
                chair.link = chair.first.map(|first| (first, chair.shown));
            }
            Deed::Renewed { epoch, secret, commitment, without } => {
                self.renew(epoch, secret, commitment, without, seq)?;
            }
            Deed::Begun { luck } => {
                let mut play = self.begin()?;
                play.state = State::start(&play.setup, log);
                play.hear(luck, log)?;
                self.play = Some(play);
                self.phase = Phase::Playing;
                self.asked = seq;
            }
            Deed::Acted { seat, by, action, link, luck } => {
                let link = read_element(link.as_deref())?;
                let chair = self.chair_mut(*seat)?;
                match (link, *by) {
                    (Some(link), _) => chair.link = chair.link.map(|(_, count)| (link, count + 1)),
                    // Who answers without an element has given the chain up.
                    (None, Hand::Player) => chair.link = None,
                    (None, _) => {}
                }
                let play = self.play.as_mut().ok_or_else(|| Spoiled("an answer before the game".to_string()))?;
                let action =
                    read_action(&play.setup, action).ok_or_else(|| Spoiled(format!("`{action}` is no answer")))?;
                let note = Note { event: Some(seq), by: Some(*by), link };
                let refused = |illegal| Spoiled(format!("an answer of the log is refused: {illegal}"));
                play.answer(action, note, log).map_err(refused)?;
                play.hear(luck, log)?;
                if matches!(play.state.pending(), Pending::Over(_)) {
                    self.phase = Phase::Over;
                }
                self.asked = seq;
            }
            Deed::Rematch { game } => self.rematch = Some(game.clone()),
            Deed::Closed => self.phase = Phase::Closed,
        }
        Ok(())
    }

    /// A new secret. While the table is being sealed, chains go on from the last element that is out: what was shown for
    /// the old secret adds nothing to the new one.
    fn renew(
        &mut self,
        epoch: &str,
        secret: &str,
        commitment: &str,
        without: &[char],
        seq: u64,
    ) -> Result<(), Spoiled> {
        let unread = |what: &str| Spoiled(format!("the {what} of a renewal cannot be read"));
        let old = hex::read(&self.commitment).ok_or_else(|| unread("commitment"))?;
        let secret = hex::read(secret).ok_or_else(|| unread("secret"))?;
        if hex::write(&fair::commitment(self.id(), &secret)) != commitment {
            return Err(Spoiled("a secret is not the one that was committed to".to_string()));
        }
        if self.epoch.as_deref() != Some(epoch) {
            (self.epoch, self.renewed) = (Some(epoch.to_string()), Some(seq));
        }
        (self.secret, self.commitment) = (secret, commitment.to_string());
        let firsts: Vec<Option<Element>> = self.chairs.iter().map(|chair| chair.first).collect();
        if let Some(play) = &mut self.play {
            let published = fair::commitment(&self.game.id, &secret);
            play.key = Key::new(&self.game.id, &secret, &firsts);
            play.renewals.push(Renewal { input: play.inputs.len(), event: seq, commitment: published, secret });
            return Ok(());
        }
        let withheld: Option<Vec<Seat>> = without.iter().map(|&letter| Seat::from_letter(letter)).collect();
        self.abandoned.push(Abandoned { commitment: old, withheld: withheld.ok_or_else(|| unread("seats"))? });
        for (i, chair) in self.chairs.iter_mut().enumerate() {
            chair.link = None;
            if without.contains(&Seat::new(i).letter()) {
                (chair.tip, chair.first) = (None, None);
            } else if let Some(first) = chair.first.take() {
                chair.tip = Some(first);
            }
        }
        Ok(())
    }

    /// A seat gets a monster; whoever waited there with it gets the seat's old one.
    fn claim(&mut self, seat: char, monster: &str) -> Result<(), Spoiled> {
        let mine = self.chair_mut(seat)?;
        let old = std::mem::replace(&mut mine.monster, monster.to_string());
        let at = Seat::from_letter(seat).map_or(0, Seat::index);
        let others = self.chairs.iter_mut().enumerate().filter(|(i, _)| *i != at);
        for (_, chair) in others.filter(|(_, chair)| chair.monster == monster) {
            chair.monster.clone_from(&old);
        }
        Ok(())
    }

    fn chair_mut(&mut self, letter: char) -> Result<&mut Chair, Spoiled> {
        let index = Seat::from_letter(letter).map(Seat::index);
        index.and_then(|i| self.chairs.get_mut(i)).ok_or_else(|| Spoiled(format!("there is no seat {letter}")))
    }
}

impl Play {
    fn answer(&mut self, action: Action, note: Note, log: &mut Log) -> Result<(), kaiju_rules::Illegal> {
        self.state.apply(Input::Act(action), log)?;
        self.inputs.push(Input::Act(action));
        self.link = note.link;
        self.notes.push(note);
        Ok(())
    }

    fn chance(&mut self, input: Input, log: &mut Log) -> Result<(), Spoiled> {
        if self.inputs.len() >= INPUT_LIMIT {
            return Err(Spoiled("the game takes longer than any game may".to_string()));
        }
        let refused = |illegal| Spoiled(format!("a draw of the log is refused: {illegal}"));
        self.state.apply(input, log).map_err(refused)?;
        self.inputs.push(input);
        self.notes.push(Note::default());
        Ok(())
    }

    /// Takes in what chance said.
    fn hear(&mut self, luck: &[String], log: &mut Log) -> Result<(), Spoiled> {
        let words = Words::for_setup(&self.setup);
        for said in luck {
            let text = format!("luck {said}");
            let mut line = line(&text).ok_or_else(|| Spoiled("an empty draw".to_string()))?;
            let (_, input) = words.read_input(&mut line).map_err(|e| Spoiled(e.to_string()))?;
            self.chance(input, log)?;
        }
        Ok(())
    }
}

fn line(text: &str) -> Option<Line<'_>> {
    lines(text).next()
}

fn read_action(setup: &Setup, text: &str) -> Option<Action> {
    let mut line = line(text).filter(|_| text.len() <= 200)?;
    let action = Words::for_setup(setup).read_action(&mut line).ok()?;
    line.done().ok().map(|()| action)
}

/// An element as it comes from outside.
fn element(text: Option<&str>) -> Result<Option<Element>, Code> {
    text.map(|text| hex::read(text).ok_or(Code::BadReveal)).transpose()
}

/// An element as it comes from the log.
fn read_element(text: Option<&str>) -> Result<Option<Element>, Spoiled> {
    element(text).map_err(|_| Spoiled("an element cannot be read".to_string()))
}

fn chair(plan: &SeatPlan) -> Chair {
    let bot = plan.kind == SeatKind::Bot;
    Chair {
        kind: plan.kind,
        name: String::new(),
        monster: plan.monster.clone(),
        spare: plan.player.clone(),
        hash: None,
        bot: bot.then(|| plan.player.clone()),
        tip: None,
        first: None,
        shown: 0,
        link: None,
        spent: (0, 0),
    }
}

fn chair_info(i: usize, chair: &Chair) -> SeatInfo {
    SeatInfo {
        seat: Seat::new(i).letter(),
        kind: chair.kind,
        taken: chair.taken(),
        name: chair.name.clone(),
        monster: chair.monster.clone(),
        player: chair.bot.clone(),
        tip: chair.tip.map(|t| hex::write(&t)),
        first: chair.first.map(|f| hex::write(&f)),
    }
}

/// A bot we have, and that does not think for too long.
pub fn bot(name: &str) -> Result<String, Code> {
    let player: Player = name.parse().map_err(|_| Code::BadBot)?;
    match player {
        Player::Search(Budget::Time(time)) if time.as_millis() > MOST_THOUGHT_MS => Err(Code::BadBot),
        Player::Search(Budget::Playouts(n)) if n > MOST_PLAYOUTS => Err(Code::BadBot),
        _ => Ok(name.to_lowercase()),
    }
}

/// The setup of a plan with these monsters.
fn setup<'a>(plan: &Plan, monsters: impl Iterator<Item = &'a str>) -> Result<Setup, Code> {
    let edition = EditionId::from_name(&plan.edition).ok_or(Code::BadSetup)?;
    let monsters: Vec<Monster> = monsters.filter_map(Monster::from_id).collect();
    let mut rules = edition.edition().rules;
    for (name, word) in &plan.switches {
        rules.set(name, word).map_err(|_| Code::BadSetup)?;
    }
    let setup = Setup::new(edition, 2).and_then(|setup| setup.with_rules(rules).with_monsters(&monsters));
    setup.map_err(|_| Code::BadSetup)
}

/// The plan of a table somebody wants, if it is possible. Monsters nobody asked for are given out in order.
pub fn plan(wanted: &NewTable, host: &str, commitment: &str) -> Result<Plan, Code> {
    let edition = EditionId::from_name(&wanted.edition).ok_or(Code::BadSetup)?.edition();
    if !(2..=6).contains(&wanted.seats.len()) {
        return Err(Code::BadSetup);
    }
    let asked: Vec<Option<Monster>> = wanted
        .seats
        .iter()
        .map(|seat| seat.monster.as_deref().map(|id| Monster::from_id(id).ok_or(Code::BadMonster)).transpose())
        .collect::<Result<_, _>>()?;
    for (i, monster) in asked.iter().enumerate() {
        if monster.is_some() && asked[..i].contains(monster) {
            return Err(Code::MonsterTaken);
        }
    }
    let usual = edition.monsters.iter().chain(Monster::ALL);
    let mut others = usual.copied().filter(|&m| !asked.contains(&Some(m)));
    let mut given: Vec<Monster> = Vec::new();
    for one in &asked {
        let next = one.or_else(|| others.find(|m| !given.contains(m))).ok_or(Code::BadSetup)?;
        given.push(next);
    }
    let mut seats = Vec::new();
    for (seat, monster) in wanted.seats.iter().zip(&given) {
        let kind = match seat.kind {
            NewSeatKind::Me | NewSeatKind::Human => SeatKind::Human,
            NewSeatKind::Open => SeatKind::Open,
            NewSeatKind::Bot => SeatKind::Bot,
        };
        let player = bot(seat.player.as_deref().unwrap_or(USUAL_BOT))?;
        seats.push(SeatPlan { kind, player, monster: monster.id().to_string() });
    }
    let title =
        if wanted.title.trim().is_empty() { String::new() } else { clean(&wanted.title).ok_or(Code::BadName)? };
    let plan = Plan {
        rules: RULES_VERSION,
        edition: wanted.edition.clone(),
        switches: wanted.switches.clone(),
        seats,
        clock_s: wanted.clock_s.filter(|&s| s > 0).map(|s| s.min(LONGEST)),
        grace_s: wanted.grace_s.unwrap_or(GRACE_S).min(LONGEST),
        pace: wanted.pace,
        public: wanted.public,
        title,
        host: hashed(host),
        commitment: commitment.to_string(),
        epoch: None,
        rematch_of: None,
    };
    setup(&plan, plan.seats.iter().map(|seat| seat.monster.as_str()))?;
    Ok(plan)
}

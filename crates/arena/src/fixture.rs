//! Games between named entrants: who sits where, and what came of each game.

use std::ops::ControlFlow;
use std::sync::Arc;

use kaiju_bots::fortune::LuckWatch;
use kaiju_bots::{Bot, Player};
use kaiju_rules::{INPUT_LIMIT, Input, Log, Seat, Setup, State};

use crate::PlayedGame;
use crate::crew::share_out;
use crate::decision::{Clerk, DecisionDepth, DecisionRow};
use crate::row::GameRow;
use crate::scribe::Scribe;
use crate::seat::SeatRow;
use crate::sitting::{Sitting, Streams};
use crate::tally::Tally;
use crate::turn::TurnRow;

/// How many games of random players a thread takes at a time: few enough to share the work evenly, enough to rarely
/// meet the others. Whoever thinks takes one.
const BATCH: u64 = 64;

/// Somebody who enters: a name, and a way to seat as many of it as are needed.
#[derive(Clone)]
pub struct Entrant {
    name: String,
    random: bool,
    /// Does it ask the network?
    asks: bool,
    make: Arc<dyn Fn() -> Box<dyn Bot> + Send + Sync>,
}

impl Entrant {
    /// Somebody with a name of its own.
    pub fn new(name: impl Into<String>, make: impl Fn() -> Box<dyn Bot> + Send + Sync + 'static) -> Entrant {
        Entrant { name: name.into(), random: false, asks: false, make: Arc::new(make) }
    }

    /// A copy of this entrant under another name.
    #[must_use]
    pub fn renamed(&self, name: impl Into<String>) -> Entrant {
        Entrant { name: name.into(), ..self.clone() }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Does it play at random? Such games are many times as fast.
    pub fn is_random(&self) -> bool {
        self.random
    }

    /// Does it keep dice as the network likes it best?
    pub(crate) fn asks(&self) -> bool {
        self.asks
    }

    /// Somebody who plays like this.
    pub fn seat(&self) -> Box<dyn Bot> {
        (self.make)()
    }
}

impl From<Player> for Entrant {
    fn from(player: Player) -> Entrant {
        let asks = !matches!(player, Player::Random | Player::Clumsy(_) | Player::Greedy(_));
        Entrant { random: player == Player::Random, asks, ..Entrant::new(player.to_string(), move || player.seat()) }
    }
}

/// Games with the same entrants.
#[derive(Clone)]
pub struct Fixture {
    /// What every game starts from.
    pub setup: Setup,
    /// Who plays, seat by seat.
    pub entrants: Vec<Entrant>,
    /// Do they move one seat on from game to game?
    pub rotate: bool,
    /// Together with its number, the seed of each game.
    pub seed: u64,
    /// The number of the first game.
    pub first_game: u64,
    /// How many games.
    pub games: u64,
}

/// Some games that follow one another.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// What they add up to.
    pub tally: Tally,
    /// A row for each game.
    pub rows: Vec<GameRow>,
    /// A row for each turn, where they were asked for.
    pub turns: Vec<TurnRow>,
    /// A row for each seat of each game, where they were asked for.
    pub seats: Vec<SeatRow>,
    /// A row for each decision, where they were asked for.
    pub decisions: Vec<DecisionRow>,
    /// What luck with dice added to the first entrant's chance to win, a number for each game, where they were asked for.
    pub luck: Vec<f64>,
}

/// What is wanted to know about games besides how they ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Also {
    /// A row for each seat.
    pub seats: bool,
    /// A row for each turn.
    pub turns: bool,
    /// A row for each decision, with so much about it.
    pub decisions: Option<DecisionDepth>,
    /// How lucky the first entrant was.
    pub luck: bool,
}

impl Also {
    /// Nothing.
    pub const NOTHING: Also = Also { seats: false, turns: false, decisions: None, luck: false };
    /// How lucky the first entrant was.
    pub const LUCK: Also = Also { luck: true, ..Also::NOTHING };
}

/// Those who watch a game and write about it.
#[derive(Default)]
struct Observers {
    scribe: Option<Scribe>,
    clerk: Option<Clerk>,
    fortune: Option<LuckWatch>,
    record: Option<Vec<Input>>,
}

impl Fixture {
    /// Games of random players from one setup and one seed.
    pub fn random(setup: Setup, seed: u64, games: u64) -> Fixture {
        let entrants = vec![Entrant::from(Player::Random); setup.monsters().len()];
        Fixture { setup, entrants, rotate: false, seed, first_game: 0, games }
    }

    /// Plays all games on n threads and adds them up. `progress` hears how many more are done.
    pub fn run(&self, threads: usize, mut progress: impl FnMut(u64)) -> Tally {
        let mut sum = Tally::default();
        self.stream(threads, Also::NOTHING, |batch| {
            sum = sum.plus(&batch.tally);
            progress(batch.tally.games);
            ControlFlow::Continue(())
        });
        sum
    }

    /// Plays all games on n threads and hands them over in order, a few at a time, with what else is
    /// wanted. Memory stays the same for any number of games. Breaking off ends it; what was handed over by
    /// then is a whole beginning of the study.
    pub fn stream(&self, threads: usize, also: Also, mut take: impl FnMut(Batch) -> ControlFlow<()>) {
        let batch = if self.entrants.iter().all(Entrant::is_random) { BATCH } else { 1 };
        let work = |sitting: &mut Sitting, piece: u64, batch: &mut Batch| {
            let game = self.first_game.wrapping_add(piece);
            let entrants = self.seated(game);
            let mut watch = Observers {
                scribe: (also.turns || also.seats)
                    .then(|| Scribe::new(game, &self.setup, entrants, also.turns, also.seats)),
                clerk: also.decisions.map(Clerk::new),
                fortune: also.luck.then(|| self.fortune(game)),
                record: None,
            };
            let (state, inputs) = self.game(game, sitting, &mut watch);
            let row = GameRow::new(game, entrants, state.table(), inputs);
            batch.tally.count(&row);
            batch.rows.push(row);
            if let Some(scribe) = watch.scribe {
                let (turns, seats) = scribe.finish(inputs.is_none());
                batch.turns.extend(turns);
                batch.seats.extend(seats);
            }
            batch.decisions.extend(watch.clerk.into_iter().flat_map(Clerk::finish));
            batch.luck.extend(watch.fortune.map(|fortune| fortune.sum()));
        };
        share_out(self.games, batch, threads, || Sitting::new(&self.entrants), work, |_, batch| take(batch));
    }

    /// Plays the game with this number and keeps its inputs.
    pub fn play(&self, game: u64) -> PlayedGame {
        let mut watch = Observers { record: Some(Vec::new()), ..Observers::default() };
        let (state, _) = self.game(game, &mut Sitting::new(&self.entrants), &mut watch);
        PlayedGame { inputs: watch.record.unwrap_or_default(), state }
    }

    /// How far everybody has moved on in a game.
    fn moved(&self, game: u64) -> usize {
        if self.rotate { (game % self.setup.monsters().len() as u64) as usize } else { 0 }
    }

    /// Which entrant sits where in a game.
    fn seated(&self, game: u64) -> [u8; 6] {
        let (players, moved) = (self.setup.monsters().len(), self.moved(game));
        std::array::from_fn(|seat| if seat < players { ((seat + moved) % players) as u8 } else { 0 })
    }

    /// Watches the luck of the first entrant.
    fn fortune(&self, game: u64) -> LuckWatch {
        let (players, moved) = (self.setup.monsters().len(), self.moved(game));
        let seat = |entrant: usize| Seat::new((entrant + players - moved) % players);
        LuckWatch::new(seat(0), (0..players).filter(|&entrant| self.entrants[entrant].asks).map(seat).collect())
    }

    /// One game; says how many inputs it took. None when it takes more than any game may. A game that nobody watches
    /// passes over questions with a single answer, and counts them.
    fn game(&self, game: u64, sitting: &mut Sitting, watch: &mut Observers) -> (State, Option<u64>) {
        let (moved, entrants) = (self.moved(game), self.seated(game));
        let mut streams = Streams::new(self.seed, game);
        sitting.rotate(moved);
        sitting.begin(&self.setup);
        let told = watch.scribe.is_some() || sitting.listens();
        let mut log = if told { Log::on() } else { Log::Off };
        let mut state = State::start(&self.setup, &mut log);
        let watched = told || watch.clerk.is_some() || watch.record.is_some();
        let (mut many, mut inputs) = (0, None);
        while many <= INPUT_LIMIT as u64 {
            let events = log.take();
            sitting.hear(&events);
            if let Some(scribe) = &mut watch.scribe {
                scribe.hear(&events);
            }
            let Some(input) = sitting.input(&state, &mut streams) else {
                inputs = Some(many);
                break;
            };
            if let Some(clerk) = &mut watch.clerk {
                clerk.note((self.seed, game), entrants, &state, input, many);
            }
            many += 1;
            if let Some(fortune) = &mut watch.fortune {
                fortune.hear(&state, input);
            }
            if watched {
                state.advance(input, &mut log);
            } else {
                many += u64::from(state.hurry(input));
            }
            if let Some(record) = &mut watch.record {
                record.push(input);
            }
        }
        sitting.end(state.table());
        sitting.rotate_back(moved);
        (state, inputs)
    }
}

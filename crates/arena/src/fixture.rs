//! Games between players that have names: who sat where, who won, and how.

use std::fmt::Write;
use std::sync::Arc;

use kaiju_bots::{Bits, Bot, Player, play};
use kaiju_rules::{Input, Seat, SeatSet, Setup, State, Table};

use crate::Played;
use crate::crew::share_out;
use crate::tally::{Ending, Tally};

/// Somebody who enters: a name, and a way to seat as many of it as are needed.
#[derive(Clone)]
pub struct Entrant {
    name: String,
    make: Arc<dyn Fn() -> Box<dyn Bot> + Send + Sync>,
}

impl Entrant {
    /// Somebody with a name of its own.
    pub fn new(name: impl Into<String>, make: impl Fn() -> Box<dyn Bot> + Send + Sync + 'static) -> Entrant {
        Entrant { name: name.into(), make: Arc::new(make) }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Somebody who plays like this.
    pub fn seat(&self) -> Box<dyn Bot> {
        (self.make)()
    }
}

impl From<Player> for Entrant {
    fn from(player: Player) -> Entrant {
        Entrant::new(player.to_string(), move || player.seat())
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

/// One game that was played, in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number.
    pub game: u64,
    /// Which entrant sat where, by its place in the list of entrants.
    pub entrants: [u8; 6],
    /// Who won, by seat.
    pub winners: SeatSet,
    /// How it ended; none when it was given up.
    pub ending: Option<Ending>,
    /// How many turns it took.
    pub turns: u16,
    /// How many inputs.
    pub inputs: u64,
    /// Stars in the end, by seat.
    pub stars: [u8; 6],
    /// Hearts in the end, by seat.
    pub hearts: [u8; 6],
}

impl Row {
    pub(crate) fn new(game: u64, entrants: [u8; 6], table: &Table, inputs: Option<u64>) -> Row {
        Row {
            game,
            entrants,
            winners: table.over().unwrap_or_default(),
            ending: inputs.map(|_| Ending::of(table)),
            turns: table.turns(),
            inputs: inputs.unwrap_or(0),
            stars: Seat::ALL.map(|seat| table.stars(seat)),
            hearts: Seat::ALL.map(|seat| table.hearts(seat)),
        }
    }

    /// The names of the columns for so many players.
    pub fn head(players: usize) -> String {
        let mut head = "game,seed,edition,winner,ending,turns,inputs".to_string();
        for what in ["bot", "stars", "hearts"] {
            for seat in Seat::ALL.into_iter().take(players) {
                let _ = write!(head, ",{what}_{seat}");
            }
        }
        head
    }

    /// The row as a line of a CSV file.
    pub fn line(&self, seed: u64, edition: &str, names: &[&str]) -> String {
        let ending = self.ending.map_or("given_up", Ending::word);
        let Row { game, winners, turns, inputs, .. } = self;
        let mut line = format!("{game},{seed},{edition},{winners},{ending},{turns},{inputs}");
        for &entrant in self.entrants.iter().take(names.len()) {
            let name = names.get(usize::from(entrant)).copied().unwrap_or_default();
            let quoted = name.contains([',', '"', '\n']);
            let _ = if quoted { write!(line, ",\"{}\"", name.replace('"', "\"\"")) } else { write!(line, ",{name}") };
        }
        for dial in self.stars.iter().take(names.len()).chain(self.hearts.iter().take(names.len())) {
            let _ = write!(line, ",{dial}");
        }
        line
    }
}

impl Fixture {
    /// Plays all games on so many threads and gives a row for each, in order.
    pub fn run(&self, threads: usize, progress: impl Fn(u64) + Sync) -> (Tally, Vec<Row>) {
        let seat_all = || self.entrants.iter().map(Entrant::seat).collect::<Vec<_>>();
        let work = |bots: &mut Vec<Box<dyn Bot>>, piece: u64, pile: &mut (Tally, Vec<Row>)| {
            let game = self.first_game.wrapping_add(piece);
            let mut state = State::new(&self.setup);
            let (entrants, inputs) = self.game(game, bots, &mut state, |_| ());
            pile.0.count(state.table(), inputs);
            pile.1.push(Row::new(game, entrants, state.table(), inputs));
        };
        let piles = share_out(self.games, 1, threads, seat_all, work, progress);
        let mut rows = Vec::new();
        let mut sum = Tally::default();
        for (tally, more) in piles {
            sum = sum.plus(&tally);
            rows.extend(more);
        }
        rows.sort_by_key(|row| row.game.wrapping_sub(self.first_game));
        (sum, rows)
    }

    /// Plays the game with this number and keeps its inputs.
    pub fn play(&self, game: u64) -> Played {
        let mut bots: Vec<_> = self.entrants.iter().map(Entrant::seat).collect();
        let mut state = State::new(&self.setup);
        let mut inputs = Vec::new();
        self.game(game, &mut bots, &mut state, |input| inputs.push(input));
        Played { inputs, state }
    }

    /// One game with these bots, one for each entrant; says who sat where.
    fn game(
        &self,
        game: u64,
        bots: &mut [Box<dyn Bot>],
        state: &mut State,
        tell: impl FnMut(Input),
    ) -> ([u8; 6], Option<u64>) {
        let players = bots.len();
        let turn = if self.rotate { (game % players as u64) as usize } else { 0 };
        let (mut luck, mut thoughts) = (Bits::new(self.seed, game), Bits::new(self.seed ^ THOUGHTS, game));
        bots.rotate_left(turn);
        let inputs = play(&self.setup, state, bots, &mut luck, &mut thoughts, tell);
        bots.rotate_right(turn);
        let entrants = std::array::from_fn(|seat| if seat < players { ((seat + turn) % players) as u8 } else { 0 });
        (entrants, inputs)
    }
}

/// Keeps the stream of thoughts apart from that of luck.
const THOUGHTS: u64 = 0x7468_6F75_6768_7473;

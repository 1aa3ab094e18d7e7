//! How often levels 1 to 5 win against bots that are to fit them. Each begins as somebody of whom nothing is known, and plays game after game
//! against the bots that `PlayerFit` proposes, by the rules and not by a formula.
//!
//! `cargo run --release -p kaiju-client --example fits_me -- LIVES [LEVEL...]`

use kaiju_bots::{Bits, Bot, Player, play};
use kaiju_client::{Chair, PlayerFit};
use kaiju_rules::{EditionId, Setup, State};

/// A level as a person who plays against bots that fit.
#[derive(Clone, Copy)]
pub(crate) struct FittedLevel {
    /// The level.
    pub(crate) level: u8,
    /// How many sit at the table, the level among them.
    pub(crate) players: usize,
}

/// The games of a life.
pub(crate) const GAMES: usize = 20;
/// From this game on, counted from 0, bots should fit.
pub(crate) const SETTLED: usize = 10;

impl FittedLevel {
    /// Who wins each game of a life: 1 where the level does, a part of it where it wins with others. Luck and thoughts follow from the number of
    /// the life.
    pub(crate) fn life(self, number: u64) -> [f64; GAMES] {
        let mut fit = PlayerFit::default();
        std::array::from_fn(|game| {
            let me = (game + number as usize) % self.players;
            let chairs: Vec<Chair> = (0..self.players)
                .map(|seat| if seat == me { Chair::Person } else { Chair::Bot(fit.player()) })
                .collect();
            let person = Player::level(self.level).expect("levels 1 to 6");
            let mut bots: Vec<Box<dyn Bot>> = chairs
                .iter()
                .map(|chair| match chair {
                    Chair::Bot(player) => player.seat(),
                    Chair::Person => person.seat(),
                })
                .collect();
            let setup = Setup::new(EditionId::SECOND, self.players).expect("two to six can play");
            let mut state = State::new(&setup);
            let seed = number << 8 | u64::from(self.level) << 4 | self.players as u64;
            let (mut luck, mut thoughts) = (Bits::new(seed, game as u64), Bits::new(!seed, game as u64));
            let _ = play(&setup, &mut state, &mut bots, &mut luck, &mut thoughts, |_| {});
            let winners = state.table().over().unwrap_or_default();
            fit = fit.after(&chairs, winners).expect("one person among bots that fit");
            let won = winners.iter().any(|seat| seat.index() == me);
            if won { 1.0 / winners.len() as f64 } else { 0.0 }
        })
    }

    /// The mean share of the games before they should fit and after, over the lives from 0 on, and half of the 95 % interval of the second.
    pub(crate) fn shares(self, lives: u64) -> [f64; 3] {
        let mean = |part: &[f64]| part.iter().sum::<f64>() / part.len() as f64;
        let each: Vec<[f64; 2]> = (0..lives)
            .map(|number| {
                let won = self.life(number);
                [mean(&won[..SETTLED]), mean(&won[SETTLED..])]
            })
            .collect();
        let [early, late] = [0, 1].map(|part| mean(&each.iter().map(|one| one[part]).collect::<Vec<_>>()));
        let squares: f64 = each.iter().map(|one| one[1] - late).map(|off| off * off).sum();
        let many = lives as f64;
        [early, late, 1.96 * (squares / (many * (many - 1.0).max(1.0))).sqrt()]
    }
}

fn main() {
    let words: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (lives, levels) = (words.first().copied().unwrap_or(20), words.get(1..).unwrap_or_default());
    for players in [2, 4] {
        for level in (1..=5).filter(|level| levels.is_empty() || levels.contains(&u64::from(*level))) {
            let [early, late, off] = FittedLevel { level, players }.shares(lives).map(|share| 100.0 * share);
            println!(
                "level {level}, {players} players, {lives} lives: {early:.1} in games 1 to 10, {late:.1} ± {off:.1} later"
            );
        }
    }
}

//! Makes the chances of reviews true: plays games of `seer`, and fits curves to what the judge of reviews told before each
//! turn and who won.

use std::error::Error;

use kaiju_bots::calibration::{Calibration, ToldMoment};
use kaiju_bots::judge::about_to_roll;
use kaiju_bots::review::{Shares, table_shares};
use kaiju_bots::{Bits, Bot, Player, play};
use kaiju_rules::{Log, Seat, Setup, State};

use crate::seat::table;
use crate::sharing::shared;

/// How often the fit is improved.
const ROUNDS: u32 = 400;

/// The stage.
pub(crate) struct Calibrating {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

impl Calibrating {
    /// Plays games at each table, fits, and prints the curves as the source has them.
    pub(crate) fn run(&self, names: &[&str]) -> Result<(), Box<dyn Error>> {
        let mut moments = Vec::new();
        for name in names {
            moments.extend(self.told(name)?.into_iter().flatten());
            eprintln!("{name}: {} moments in all", moments.len());
        }
        let fitted = Calibration::fit(&moments, ROUNDS);
        println!("    pub const OURS: Calibration = Calibration {{\n        rises: [");
        for curve in fitted.rises {
            println!("            {curve:?},");
        }
        println!("        ],\n    }};");
        Ok(())
    }

    /// Plays games at each table, and prints for each tenth how many points more often those won than was told whose chance lay in
    /// it, as the network says it and with the curves in place; ± is half of a 95 % interval over games.
    pub(crate) fn check(&self, names: &[&str]) -> Result<(), Box<dyn Error>> {
        for name in names {
            let games = self.told(name)?;
            println!("{name}, {} games: moments, beyond the network, beyond the curves", games.len());
            let [network, curves] = [Calibration::NONE, Calibration::OURS].map(|curves| beyond(&games, &curves));
            for (tenth, (network, curves)) in network.iter().zip(&curves).enumerate() {
                let [(_, off, half), (many, settled, settled_half)] = [network, curves];
                println!("{tenth:>2}0 % {many:>8} {off:>+6.1} ± {half:.1} {settled:>+6.1} ± {settled_half:.1}");
            }
        }
        Ok(())
    }

    /// All moments of each game at a table.
    fn told(&self, name: &str) -> Result<Vec<Vec<ToldMoment>>, Box<dyn Error>> {
        let setup =
            table(name).ok_or_else(|| format!("{name}: a table is second-4, first-2, godzilla-3-evolutions, …"))?;
        Ok(shared(self.games, self.threads, |game| self.game(&setup, game)))
    }

    /// One game: what was told whenever somebody was about to roll.
    fn game(&self, setup: &Setup, game: u64) -> Vec<ToldMoment> {
        let mut bots: Vec<Box<dyn Bot>> = setup.monsters().iter().map(|_| Player::Seer.seat()).collect();
        let (mut state, mut shadow) = (State::new(setup), State::new(setup));
        let (mut luck, mut thoughts) = (Bits::new(self.seed, game), Bits::new(!self.seed, game));
        let mut told: Vec<(usize, Shares)> = Vec::new();
        let _ = play(setup, &mut state, &mut bots, &mut luck, &mut thoughts, |input| {
            shadow.advance(input, &mut Log::Off);
            let table = shadow.table();
            if about_to_roll(table) && table.over().is_none() {
                told.push((table.alive().len(), table_shares(table)));
            }
        });
        let winners = state.table().over().unwrap_or_default();
        let part = 1.0 / winners.len().max(1) as f64;
        let won: Shares = std::array::from_fn(|i| if winners.has(Seat::new(i)) { part } else { 0.0 });
        let known = !winners.is_empty();
        let seats = setup.monsters().len();
        told.into_iter().filter(|_| known).map(|(alive, told)| ToldMoment { seats, alive, told, won }).collect()
    }
}

/// For each tenth: how many moments a chance lay in it that these curves tell, how many points more often it came true, and half
/// of the 95 % interval of that. Moments of one game belong together.
fn beyond(games: &[Vec<ToldMoment>], curves: &Calibration) -> [(f64, f64, f64); 10] {
    // The sums, and over games their squares and products.
    let mut sums = [[0.0; 5]; 10];
    for game in games {
        let mut own = [[0.0; 2]; 10];
        for moment in game {
            let settled = curves.settle(moment.seats, moment.alive, &moment.told);
            for (chance, won) in settled.into_iter().zip(moment.won).filter(|(chance, _)| *chance > 0.0) {
                let [many, more] = &mut own[((chance * 10.0) as usize).min(9)];
                *many += 1.0;
                *more += won - chance;
            }
        }
        for (sums, [many, more]) in sums.iter_mut().zip(own) {
            let each = [many, more, many * many, many * more, more * more];
            sums.iter_mut().zip(each).for_each(|(sum, one)| *sum += one);
        }
    }
    sums.map(|[many, more, squares, products, mores]| {
        let mean = more / many.max(1.0);
        let spread = (mores - 2.0 * mean * products + mean * mean * squares).max(0.0).sqrt();
        (many, 100.0 * mean, 196.0 * spread / many.max(1.0))
    })
}

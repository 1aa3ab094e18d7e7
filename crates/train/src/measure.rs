//! How strong a network is, and how long it thinks: one player among others of one kind, with the luck of the dice taken out.

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use kaiju_bots::deep::Deep;
use kaiju_bots::fortune::LuckWatch;
use kaiju_bots::roster::Random;
use kaiju_bots::{Bits, Bot, play};
use kaiju_rules::{Action, Legal, Log, Seat, SeatSet, Setup, State, View};

use crate::seat::{named, table};
use crate::sharing::shared;

/// The stage.
pub(crate) struct Measuring {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) net: Option<&'static Deep>,
    pub(crate) threads: usize,
}

/// How often somebody was asked, and how long it thought in all, in microseconds.
#[derive(Debug, Default)]
struct ThinkingTime {
    many: AtomicU64,
    took: AtomicU64,
}

/// A bot whose answers are counted.
struct Counted(Box<dyn Bot>, Arc<ThinkingTime>);

impl Bot for Counted {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        let begun = Instant::now();
        let answer = self.0.choose(view, legal, bits);
        self.1.many.fetch_add(1, Ordering::Relaxed);
        self.1.took.fetch_add(begun.elapsed().as_micros() as u64, Ordering::Relaxed);
        answer
    }
}

impl Measuring {
    /// Plays at one table, and prints a line.
    pub(crate) fn run(&self, bot: &str, among: &str, name: &str) -> Result<(), Box<dyn Error>> {
        let setup =
            table(name).ok_or_else(|| format!("{name}: a table is second-4, first-2, godzilla-3-evolutions, …"))?;
        let asks = |name: &str| {
            ["net", "both", "small", "seer", "unsure", "mcts", "champion", "level", "fits"]
                .iter()
                .any(|asks| name.starts_with(asks))
        };
        named(bot, self.net).and(named(among, self.net))?;
        let answers = Arc::<ThinkingTime>::default();
        let of = |game| self.game(&setup, game, [bot, among], [asks(bot), asks(among)], &answers);
        let results: Vec<(f64, f64)> = shared(self.games, self.threads, of);
        let spread = |of: &dyn Fn(&(f64, f64)) -> f64| {
            let many = results.len().max(2) as f64;
            let mean = results.iter().map(of).sum::<f64>() / many;
            let square = results.iter().map(|one| of(one) - mean).map(|off| off * off).sum::<f64>();
            (100.0 * mean, 196.0 * (square / (many * (many - 1.0))).sqrt())
        };
        let ((wins, off), (less, less_off)) = (spread(&|one| one.0), spread(&|one| one.0 - one.1));
        let [many, took] = [&answers.many, &answers.took].map(|count| count.load(Ordering::Relaxed) as f64);
        let thinks = took / many.max(1.0) / 1000.0;
        println!(
            "{bot} among {among} at {name}: {} games, par {:.1}, wins {wins:.1} ± {off:.1}, less luck {less:.1} ± {less_off:.1}, {thinks:.2} ms an answer",
            results.len(),
            100.0 / setup.monsters().len() as f64,
        );
        Ok(())
    }

    /// The share of a game that the one won, and how much of it was luck.
    fn game(
        &self,
        setup: &Setup,
        game: u64,
        names: [&str; 2],
        asks: [bool; 2],
        answers: &Arc<ThinkingTime>,
    ) -> (f64, f64) {
        let players = setup.monsters().len();
        let one = game as usize % players;
        let kind = |seat: usize| usize::from(seat != one);
        let mut bots: Vec<Box<dyn Bot>> =
            (0..players).filter_map(|seat| named(names[kind(seat)], self.net).ok()).collect();
        let bot = std::mem::replace(&mut bots[one], Box::new(Random));
        bots[one] = Box::new(Counted(bot, answers.clone()));
        let asking: SeatSet = (0..players).filter(|&seat| asks[kind(seat)]).map(Seat::new).collect();
        let mut watch = LuckWatch::new(Seat::new(one), asking);
        let (mut state, mut shadow) = (State::new(setup), State::new(setup));
        let (mut luck, mut thoughts) = (Bits::new(self.seed, game), Bits::new(!self.seed, game));
        let _ = play(setup, &mut state, &mut bots, &mut luck, &mut thoughts, |input| {
            watch.hear(&shadow, input);
            shadow.advance(input, &mut Log::Off);
        });
        let winners = state.table().over().unwrap_or_default();
        let won = if winners.has(Seat::new(one)) { 1.0 / winners.len() as f64 } else { 0.0 };
        (won, watch.sum())
    }
}

//! How often players of each kind go wrong as reviews grade it, and how far a review changes its mind although nothing fell.

use std::error::Error;

use kaiju_bots::review::{GameReview, Grade, ReviewDepth, StepPart};
use kaiju_bots::{Bits, Bot, Player, play};
use kaiju_rules::{Input, Log, Seat, Setup, State};

use crate::seat::table;
use crate::sharing::shared;

/// The stage.
pub(crate) struct Grading {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// What reviews say of one kind of player.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Marks {
    /// How many games it played; a game counts for each seat it has.
    games: u64,
    /// How many decisions it made, by grade.
    grades: [u64; Grade::ALL.len()],
    /// What its decisions cost, and what was at stake in them.
    lost: f64,
    stake: f64,
    /// What it won.
    won: f64,
}

/// How far reviews change their mind although nothing fell.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Reassessed {
    /// How many steps there were, and at how many of them it did for some seat, by a tenth of a point at least.
    steps: u64,
    many: u64,
    /// The most it changed for a seat in one step.
    most: f64,
    /// Of seats of games: how many, and of the sums over a game the sum, the sum of their sizes and of their squares.
    seats: u64,
    sum: f64,
    size: f64,
    squares: f64,
}

/// What the reviews of some games say, player by player.
#[derive(Clone, PartialEq, Debug)]
struct Report {
    marks: Vec<Marks>,
    reassessed: Reassessed,
}

impl Grading {
    /// Reviews games at one table in which these players sit in turn, and prints a line for each of them.
    pub(crate) fn run(&self, name: &str, names: &[&str]) -> Result<(), Box<dyn Error>> {
        let setup =
            table(name).ok_or_else(|| format!("{name}: a table is second-4, first-2, godzilla-3-evolutions, …"))?;
        let players: Vec<Player> = names.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
        let Report { marks, reassessed } = self.report(&setup, &players);
        println!("{name}, {} games, seed {}: of a hundred decisions with a choice", self.games, self.seed);
        for (name, Marks { games, grades, lost, stake, won }) in names.iter().zip(marks) {
            let all = grades.iter().sum::<u64>().max(1) as f64;
            let [_, inaccuracy, mistake, blunder] = grades.map(|many| 100.0 * many as f64 / all);
            let each = games.max(1) as f64;
            println!(
                "{name:>12}: {inaccuracy:.2} inaccuracies, {mistake:.2} mistakes, {blunder:.2} blunders; a game: {:.1} decisions, \
                 {:.2} errors, {:.1} points lost, {:.1} won; accuracy {:.1}",
                all / each,
                (all - grades[0] as f64) / each,
                100.0 * lost / each,
                100.0 * won / each,
                100.0 * (1.0 - lost / stake.max(f64::MIN_POSITIVE)),
            );
        }
        let Reassessed { steps, many, most, seats, sum, size, squares } = reassessed;
        let each = seats.max(1) as f64;
        let mean = sum / each;
        println!(
            "reassessed: at {:.1} % of the steps by 0.1 points or more, {:.1} points at most; a seat and game: {:+.2} on average, \
             {:.2} in size, {:.2} standard deviation",
            100.0 * many as f64 / steps.max(1) as f64,
            100.0 * most,
            100.0 * mean,
            100.0 * size / each,
            100.0 * (squares / each - mean * mean).max(0.0).sqrt(),
        );
        Ok(())
    }

    /// What the reviews say. In each game another player sits first, and everybody sits at every seat as often as any other.
    fn report(&self, setup: &Setup, players: &[Player]) -> Report {
        let many = setup.monsters().len();
        let reviews = shared(self.games, self.threads, |game| {
            let (states, inputs) = played(setup, players, self.seed, game);
            GameReview::of(&states, &inputs, ReviewDepth::default(), |_| {})
        });
        let mut report = Report { marks: vec![Marks::default(); players.len()], reassessed: Reassessed::default() };
        for (game, review) in reviews.iter().enumerate() {
            for seat in 0..many {
                let marks = &mut report.marks[sits(seat, game as u64, players)];
                let balance = review.balance(Seat::new(seat));
                marks.games += 1;
                marks.won += balance.result;
                marks.grades.iter_mut().zip(balance.grades).for_each(|(sum, more)| *sum += u64::from(more));
                for step in &review.steps {
                    if let StepPart::Decision(judgement) = step.part
                        && judgement.seat == Seat::new(seat)
                    {
                        marks.lost += judgement.loss();
                        marks.stake += judgement.stake;
                    }
                }
            }
            report.reassessed.hear(review, many);
        }
        report
    }
}

impl Reassessed {
    /// Counts a game with n seats.
    fn hear(&mut self, review: &GameReview, seats: usize) {
        for step in &review.steps {
            let most = step.reassessed.iter().fold(0.0, |most: f64, one| most.max(one.abs()));
            self.steps += 1;
            self.many += u64::from(most >= 0.001);
            self.most = self.most.max(most);
        }
        for seat in 0..seats {
            let sum: f64 = review.steps.iter().map(|step| step.reassessed[seat]).sum();
            self.seats += 1;
            self.sum += sum;
            self.size += sum.abs();
            self.squares += sum * sum;
        }
    }
}

/// Who of the players sits at a seat: in each game everybody moves on by one.
fn sits(seat: usize, game: u64, players: &[Player]) -> usize {
    (seat + game as usize) % players.len()
}

/// The states of a game of these players and the inputs between them.
pub(crate) fn played(setup: &Setup, players: &[Player], seed: u64, game: u64) -> (Vec<State>, Vec<Input>) {
    let seats = (0..setup.monsters().len()).map(|seat| players[sits(seat, game, players)]);
    let mut bots: Vec<Box<dyn Bot>> = seats.map(Player::seat).collect();
    let (mut state, mut states, mut inputs) = (State::new(setup), vec![State::new(setup)], Vec::new());
    let (mut luck, mut thoughts) = (Bits::new(seed, game), Bits::new(!seed, game));
    let _ = play(setup, &mut state, &mut bots, &mut luck, &mut thoughts, |input| {
        let mut next = states[states.len() - 1].clone();
        next.advance(input, &mut Log::Off);
        states.push(next);
        inputs.push(input);
    });
    (states, inputs)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who thinks best errs least, gravely above all. Who plays at random blunders less often than a greedy player, because it soon has nothing
    /// left to lose; of what its decisions could bring it loses more. What a review reassesses is a small part.
    #[test]
    fn the_better_player_errs_less_often() {
        let setup = table("second-4").expect("a table");
        let players = ["random", "greedy", "seer"].map(|name| name.parse().expect("a player"));
        let report = |threads| Grading { games: 6, seed: 9001, threads }.report(&setup, &players);
        let two = report(2);
        assert_eq!(two, report(1));
        let share = |grade: Grade| {
            two.marks.iter().map(move |one| one.grades[grade as usize] as f64 / one.grades.iter().sum::<u64>() as f64)
        };
        for grade in [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder] {
            let shares: Vec<f64> = share(grade).collect();
            assert!(shares[2] < shares[0] && shares[2] < shares[1], "{grade:?}: {shares:?}");
        }
        let lost: Vec<f64> = two.marks.iter().map(|one| one.lost / one.stake).collect();
        assert!(lost.is_sorted_by(|worse, better| worse > better), "{lost:?}");
        assert!(two.marks.iter().all(|one| one.games == 8), "{two:?}");
        let Reassessed { steps, many, most, seats, .. } = two.reassessed;
        assert!(many < steps && most < 0.5 && seats == 24, "{two:?}");
    }
}

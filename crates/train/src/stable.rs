//! How stable the grades of reviews are: each game is reviewed twice, and the judge thinks with another seed the second time.

use std::error::Error;

use kaiju_bots::Player;
use kaiju_bots::review::{GameReview, Grade, ReviewDepth, ReviewStep, StepPart};
use kaiju_rules::Setup;

use crate::graded::played;
use crate::seat::table;
use crate::sharing::shared;

/// Who plays: some who go wrong often, and one who does not.
const PLAYERS: [&str; 4] = ["greedy", "clumsy:20", "seer", "greedy"];
/// The two seeds of the judge.
const SEEDS: [u64; 2] = [1, 2];

/// The stage.
pub(crate) struct Reviewing {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// How often decisions that had a grade in one of two reviews had each grade in the other one: the second by the first, and the first
/// by the second.
type GradesKept = [[u64; Grade::ALL.len()]; Grade::ALL.len()];

impl Reviewing {
    /// Reviews games at one table, and prints a line for each grade.
    pub(crate) fn run(&self, name: &str) -> Result<(), Box<dyn Error>> {
        let setup =
            table(name).ok_or_else(|| format!("{name}: a table is second-4, first-2, godzilla-3-evolutions, …"))?;
        let kept = self.kept(&setup)?;
        println!(
            "{name}, {} games, each reviewed twice: of those of a grade in one review, how many had which in the other one",
            self.games
        );
        for (grade, row) in Grade::ALL.iter().zip(kept) {
            let [fine, inaccuracy, mistake, blunder] = row;
            let same = 100.0 * row[*grade as usize] as f64 / row.iter().sum::<u64>().max(1) as f64;
            println!(
                "{:>10}: {fine:>7} fine {inaccuracy:>5} inaccuracy {mistake:>5} mistake {blunder:>5} blunder, {same:.1} % the same",
                grade.word()
            );
        }
        Ok(())
    }

    /// What two reviews of each game say of the same decisions.
    fn kept(&self, setup: &Setup) -> Result<GradesKept, String> {
        let players: Vec<Player> = PLAYERS.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
        let mut sum = GradesKept::default();
        for pairs in shared(self.games, self.threads, |game| self.grades(setup, &players, game)) {
            for [one, other] in pairs {
                sum[one as usize][other as usize] += 1;
                sum[other as usize][one as usize] += 1;
            }
        }
        Ok(sum)
    }

    /// The two grades of each decision of a game.
    fn grades(&self, setup: &Setup, players: &[Player], game: u64) -> Vec<[Grade; 2]> {
        let (states, inputs) = played(setup, players, self.seed, game);
        let [one, other] = SEEDS.map(|seed| {
            let depth = ReviewDepth { seed, ..ReviewDepth::default() };
            GameReview::of(&states, &inputs, depth, |_| {}).steps
        });
        one.iter().zip(&other).filter_map(|(one, other)| Some([grade(one)?, grade(other)?])).collect()
    }
}

/// The grade of a step, if somebody decided.
fn grade(step: &ReviewStep) -> Option<Grade> {
    match step.part {
        StepPart::Decision(judgement) => Some(judgement.grade()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of the blunders that one review finds, another one with other thoughts finds 95 of a hundred.
    #[test]
    fn blunders_are_blunders_the_second_time() {
        let setup = table("second-4").expect("a table");
        let kept = Reviewing { games: 12, seed: 9001, threads: 2 }.kept(&setup).expect("players");
        let blunders = kept[Grade::Blunder as usize];
        let (same, all) = (blunders[Grade::Blunder as usize], blunders.iter().sum::<u64>());
        assert!(
            all > 20 && same * 100 >= 95 * all && same < kept[Grade::Fine as usize][Grade::Fine as usize],
            "{kept:?}"
        );
    }
}

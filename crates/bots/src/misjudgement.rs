//! Imperfect judgement: how a bot that is not sure misjudges what it compares.
//!
//! Nothing is thrown away at random. A table looks a little better or worse than it is, and the bot then does what is best by what it
//! thinks. What decides the game is never overlooked for long: the surer the truth, the larger a mistake it takes. Only additions, products,
//! quotients and square roots are used, so that a bot misjudges alike on every machine.

use kaiju_rules::{Dice, Face};

use crate::Bits;

/// How far judgement is off: the standard deviation of an error, in thousandths. At even chances an error of 100 turns 50 % into 55 %.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misjudgement(pub u16);

/// No chance is taken for less than this, or for more than one less this.
const LEAST: f64 = 0.0005;

impl Misjudgement {
    /// No doubt.
    pub const NONE: Misjudgement = Misjudgement(0);

    /// A chance to win as it looks to who doubts.
    pub fn misjudged(self, chance: f64, bits: &mut Bits) -> f64 {
        shifted(chance, self.spread() * error(bits))
    }

    /// What a doubter makes of the faces of dice for now.
    pub fn tastes(self, bits: &mut Bits) -> Tastes {
        Tastes(Face::ALL.map(|_| self.spread() * error(bits)))
    }

    fn spread(self) -> f64 {
        f64::from(self.0) / 1000.0
    }
}

/// How much better than it is each die of a face looks.
#[derive(Clone, Copy, Debug)]
pub struct Tastes([f64; Face::ALL.len()]);

impl Tastes {
    /// The chance to win with a Roll, as it looks.
    pub fn misjudged(&self, roll: Dice, chance: f64) -> f64 {
        let sum: f64 = Face::ALL.iter().zip(self.0).map(|(&face, taste)| f64::from(roll.count(face)) * taste).sum();
        shifted(chance, sum / f64::from(roll.len().max(1)).sqrt())
    }
}

/// An error with a mean of nothing and a deviation of one: four numbers added up.
fn error(bits: &mut Bits) -> f64 {
    let word = bits.word();
    let sum: u64 = [0, 16, 32, 48].iter().map(|&at| word >> at & 0xffff).sum();
    (sum as f64 / 65536.0 - 2.0) * 1.732_050_807_568_877_2
}

/// A chance moved on a scale that has no ends.
fn shifted(chance: f64, by: f64) -> f64 {
    let from_half = chance.clamp(LEAST, 1.0 - LEAST) - 0.5;
    let far = from_half / (0.25 - from_half * from_half).sqrt() + by;
    0.5 + 0.5 * far / (1.0 + far * far).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_fair_and_as_large_as_told() {
        let mut bits = Bits::new(1, 2);
        let all: Vec<f64> = (0..20_000).map(|_| error(&mut bits)).collect();
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        let spread = all.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>() / all.len() as f64;
        assert!(mean.abs() < 0.02 && (spread - 1.0).abs() < 0.03, "{mean} {spread}");
    }

    #[test]
    fn chances_stay_chances_and_keep_their_order() {
        for by in [-9.0, -0.5, 0.0, 0.5, 9.0] {
            let moved: Vec<f64> = (0..=20).map(|n| shifted(f64::from(n) / 20.0, by)).collect();
            assert!(moved.is_sorted() && moved.iter().all(|chance| (0.0..=1.0).contains(chance)), "{moved:?}");
        }
        assert!((shifted(0.3, 0.0) - 0.3).abs() < 1e-12 && (shifted(0.5, 1.0) - 0.854).abs() < 0.001);
    }

    /// Who errs by as much as this takes an even table for a good one easily, and a won one for a lost one hardly ever.
    #[test]
    fn what_is_clear_is_seldom_misjudged() {
        let mut bits = Bits::new(3, 4);
        let mut wrong = |worse: f64, better: f64| {
            let one =
                |bits: &mut Bits| Misjudgement(600).misjudged(worse, bits) > Misjudgement(600).misjudged(better, bits);
            (0..2000).filter(|_| one(&mut bits)).count()
        };
        assert!(wrong(0.45, 0.5) > 600);
        assert!(wrong(0.5, 1.0) == 0);
    }
}

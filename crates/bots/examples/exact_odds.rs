//! The exact chances of a Roll, and the dice to keep: `cargo run -p kaiju-bots --example exact_odds`.

use kaiju_bots::solver::Odds;
use kaiju_rules::prelude::*;

fn main() {
    // Whoever plays for three 3s or more, with six dice and three rolls.
    let odds = Odds::new(6, 3, |dice| dice.count(Face::Three) >= 3).expect("so many dice can be counted");
    println!("before the first roll: {:.2} %", 100.0 * odds.before().value());
    // After the first roll, with two rolls left.
    let rolled: Dice =
        [Face::Three, Face::Three, Face::One, Face::Heart, Face::Energy, Face::Smash].into_iter().collect();
    let (keep, chance) = odds.best(rolled, 2);
    println!("with {rolled} keep {keep}: {:.2} %", 100.0 * chance.value());
}

//! Reads a position and lists what may be answered: `cargo run -p kaiju-rules --example legal_answers`.

use kaiju_rules::notation::{Words, parse_position};
use kaiju_rules::prelude::*;

const POSITION: &str = "kaiju position 1
edition second
seat A gigazaur ⚡5
seat B cyber-kitty ♥3 city
seat C the-king
shop jets corner-store heal
at buy A";

fn main() {
    let game = parse_position(POSITION).expect("the position is well-formed");
    let Pending::Decide(seat, question) = game.pending() else { unreachable!("somebody is asked") };
    let words = Words::for_table(game.table());
    println!("{} is asked: {}", game.table().stand(seat).monster.name(), words.question(question));
    for action in game.legal().iter() {
        // What would happen is tried on a copy; the game has not moved.
        let (mut next, mut log) = (game.clone(), Log::on());
        next.apply(Input::Act(action), &mut log).expect("it is legal");
        println!("  {:<8} {} events follow", words.action(action), log.events().len());
    }
}

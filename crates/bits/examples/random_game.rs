//! Plays a random game and tells how it ended: `cargo run -p kaiju-bits --example random_game`.

use kaiju_bits::{Bits, random_playout};
use kaiju_rules::prelude::*;

fn main() {
    let setup = Setup::new(EditionId::SECOND, 4).expect("four monsters may play");
    let mut game = State::new(&setup);
    // The same two numbers give the same game on every machine.
    let mut bits = Bits::new(2026, 1);
    let mut log = Log::on();
    let inputs = random_playout(&mut game, &mut bits, &mut log);
    let Pending::Over(winners) = game.pending() else { unreachable!("it was played to its end") };
    println!("{inputs} inputs, {} events, {} turns", log.events().len(), game.table().turns());
    for seat in winners.iter() {
        println!("{} wins with {}★", game.table().stand(seat).monster.name(), game.table().stars(seat));
    }
}

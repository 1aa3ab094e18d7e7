//! Reads the record of a game and says why each thing happened: `cargo run -p kaiju-rules --example read_record -- my.game`.

use kaiju_rules::notation::{Record, Words, parse_record};
use kaiju_rules::prelude::*;

fn main() {
    let text = std::env::args().nth(1).map(|path| std::fs::read_to_string(path).expect("the file can be read"));
    let record = text.map_or_else(first_card, |text| parse_record(&text).expect("it is the record of a game"));
    let mut log = Log::on();
    let game = record.replay(&mut log).expect("every input of it is legal");
    let words = Words::for_table(game.table());
    for &event in log.events() {
        println!("{:<12} {}", event.word(), words.why(event.why()));
    }
}

/// A game of which only the first card is known.
fn first_card() -> Record {
    let setup = Setup::new(EditionId::SECOND, 2).expect("two monsters may play");
    let game = State::new(&setup);
    let Pending::Chance(luck) = game.pending() else { unreachable!("the shop is filled first") };
    Record::new(setup, vec![Input::Luck(luck.draw(game.table(), 7))])
}

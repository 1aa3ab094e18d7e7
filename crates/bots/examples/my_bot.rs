//! A bot in twenty lines, and a match against the greedy one: `cargo run --release -p kaiju-bots --example my_bot`.

use kaiju_bots::{Bits, Bot, Player, play};
use kaiju_rules::Legal;
use kaiju_rules::prelude::*;

/// Rolls for smashes, never yields, and buys whatever comes first.
struct Brawler;

impl Bot for Brawler {
    fn choose(&mut self, view: &View, legal: &Legal, _: &mut Bits) -> Action {
        let Pending::Decide(_, question) = view.pending() else { unreachable!("it is asked") };
        match question {
            Question::Keep => {
                let smashes = view.table().turn().dice.count(Face::Smash);
                let keep = Action::Keep(Dice::of(Face::Smash, smashes));
                if legal.contains(keep) { keep } else { kaiju_bots::default_answer(view, legal) }
            }
            Question::Yield => Action::No,
            _ => legal.get(0).expect("there are at least two answers"),
        }
    }
}

fn main() {
    let setup = Setup::new(EditionId::SECOND, 2).expect("two monsters may play");
    let greedy = "greedy".parse::<Player>().expect("it is a bot");
    let mut wins = 0;
    for game in 0..200 {
        // Whoever begins has an edge: each begins as often as the other.
        let me = if game % 2 == 0 { Seat::A } else { Seat::B };
        let mut bots: Vec<Box<dyn Bot>> = vec![greedy.seat(), greedy.seat()];
        bots[me.index()] = Box::new(Brawler);
        let mut state = State::new(&setup);
        let (mut luck, mut thoughts) = (Bits::new(5, game), Bits::new(6, game));
        play(&setup, &mut state, &mut bots, &mut luck, &mut thoughts, |_| {});
        wins += u32::from(matches!(state.pending(), Pending::Over(winners) if winners.has(me)));
    }
    println!("the brawler won {wins} of 200");
}

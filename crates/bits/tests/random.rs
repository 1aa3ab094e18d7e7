//! Random players: an answer found without a list is the one the list would have given.

use kaiju_bits::{Bits, random_input};
use kaiju_rules::{EditionId, Legal, Log, Pending, Rules, Setup, State};

#[test]
fn answers_without_a_list_are_those_of_the_list() {
    let mut scratch = Legal::default();
    for edition in EditionId::all() {
        for evolutions in [false, true] {
            for players in 2..=6 {
                let setup = Setup::new(edition, players).expect("two to six can play");
                let setup = setup.with_rules(Rules { evolutions, promos: true, ..setup.rules() });
                for game in 0..20 {
                    let (mut state, mut bits, mut words) = (State::new(&setup), Bits::new(3, game), Bits::new(4, game));
                    while let Some(input) = random_input(&state, &mut bits, &mut scratch) {
                        if let Pending::Decide(_, question) = state.pending() {
                            let (word, legal) = (words.word(), state.legal());
                            let picked = state.pick(word, &mut scratch);
                            assert_eq!(picked, legal.pick(word), "{question:?} of {legal:?} by {word:#x}");
                        }
                        state.apply(input, &mut Log::Off).expect("a legal input");
                    }
                }
            }
        }
    }
}

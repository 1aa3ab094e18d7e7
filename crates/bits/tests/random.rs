//! Random players: an answer found without a list is the one the list would have given, and a game nobody watches goes like
//! one that is watched.

use kaiju_bits::{Bits, random_input, random_playout};
use kaiju_rules::{EditionId, Legal, Log, Pending, Rules, Setup, State};

#[test]
fn answers_without_a_list_are_those_of_the_list() {
    let mut scratch = Legal::default();
    for edition in EditionId::all() {
        for evolutions in [false, true] {
            for players in 2..=6 {
                let setup = Setup::new(edition, players).expect("two to six can play");
                let setup = setup.with_rules(Rules { evolutions, promos: true, costumes: true, ..setup.rules() });
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

/// Where nobody watches, a Roll is rolled in one go and questions with a single answer are passed over: it comes to the same,
/// after as many inputs.
#[test]
fn a_game_nobody_watches_goes_like_one_that_is_watched() {
    for (edition, evolutions) in EditionId::all().flat_map(|edition| [(edition, false), (edition, true)]) {
        for players in 2..=6 {
            let setup = Setup::new(edition, players).expect("two to six can play");
            let setup = setup.with_rules(Rules { evolutions, promos: true, costumes: true, ..setup.rules() });
            for game in 0..40 {
                let [mut hurried, mut watched] = [State::new(&setup), State::new(&setup)];
                let hurried_inputs = random_playout(&mut hurried, &mut Bits::new(5, game), &mut Log::Off);
                let inputs = random_playout(&mut watched, &mut Bits::new(5, game), &mut Log::on());
                assert!(hurried == watched, "{edition} for {players}, game {game}");
                assert_eq!(hurried_inputs, inputs, "{edition} for {players}, game {game}");
            }
        }
    }
}

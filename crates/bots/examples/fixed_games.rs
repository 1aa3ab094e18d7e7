//! Plays games that are always the same, and nothing else: for tools that count instructions.
//!
//! `fixed_games random 60`, `fixed_games evolutions 60`, `fixed_games greedy 3`, `fixed_games search 2`.

use kaiju_bots::search::{Budget, Search, SearchSettings};
use kaiju_bots::{Bits, Bot, Player, play, random_input, random_playout};
use kaiju_rules::{EditionId, Legal, Log, Pending, Question, Rules, Setup, State, Viewer};

/// The games that the search imagines for one answer.
const IMAGINED: u32 = 256;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (kind, games) = match words.as_slice() {
        [kind, games] => (kind.as_str(), games.parse().expect("a number of games")),
        _ => panic!("what is played, and how many games"),
    };
    let edition = if kind == "evolutions" { EditionId::GODZILLA } else { EditionId::SECOND };
    let setup = Setup::new(edition, 4).expect("four can play");
    let setup = setup.with_rules(Rules { evolutions: kind == "evolutions", ..setup.rules() });
    let greedy: Player = "greedy".parse().expect("there is a greedy player");
    let mut turns = 0;
    for game in 0..games {
        let mut state = State::new(&setup);
        let mut luck = Bits::new(1, game);
        match kind {
            "greedy" => {
                let mut bots: Vec<_> = setup.monsters().iter().map(|_| greedy.seat()).collect();
                play(&setup, &mut state, &mut bots, &mut luck, &mut Bits::new(2, game), |_| ());
            }
            "search" => search(&mut state, &mut luck),
            _ => _ = random_playout(&mut state, &mut luck, &mut Log::Off),
        }
        turns += u64::from(state.table().turns());
    }
    println!("{games} games, {turns} turns");
}

/// Plays at random until the middle of a game, where the search thinks about what to keep.
fn search(state: &mut State, luck: &mut Bits) {
    let mut legal = Legal::default();
    while let Some(input) = random_input(state, luck, &mut legal) {
        state.advance(input, &mut Log::Off);
        let asked = matches!(state.pending(), Pending::Decide(_, Question::Keep));
        if asked && state.table().turns() >= 10 && state.legal().len() > 8 {
            let settings = SearchSettings { enough: 0.0, ..SearchSettings::new(Budget::Playouts(IMAGINED)) };
            let view = state.seen_by(Viewer::Seat(state.table().active()));
            Search::new(settings).choose(&view, &state.legal(), luck);
            return;
        }
    }
}

//! Plays games that are always the same, and nothing else: for tools that count instructions.
//!
//! `fixed_games random 60`, `fixed_games evolutions 60`, `fixed_games greedy 3`.

use kaiju_bots::{Bits, Player, play, random_playout};
use kaiju_rules::{EditionId, Log, Rules, Setup, State};

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
        if kind == "greedy" {
            let mut bots: Vec<_> = setup.monsters().iter().map(|_| greedy.seat()).collect();
            play(&setup, &mut state, &mut bots, &mut luck, &mut Bits::new(2, game), |_| ());
        } else {
            random_playout(&mut state, &mut luck, &mut Log::Off);
        }
        turns += u64::from(state.table().turns());
    }
    println!("{games} games, {turns} turns");
}

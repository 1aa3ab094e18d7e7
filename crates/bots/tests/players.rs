//! Players play whole games of every edition, legally, and the better ones win.

use kaiju_bots::search::Budget;
use kaiju_bots::{Bits, Bot, Player, play};
use kaiju_rules::{EditionId, Legal, Log, Pending, Seat, Setup, State, View};

fn table(setup: &Setup, players: &[Player], seed: u64, game: u64) -> State {
    let mut state = State::new(setup);
    let mut bots: Vec<Box<dyn Bot>> = players.iter().map(|player| player.seat()).collect();
    let (mut luck, mut thoughts) = (Bits::new(seed, game), Bits::new(!seed, game));
    let mut checked = State::new(setup);
    play(setup, &mut state, &mut bots, &mut luck, &mut thoughts, |input| {
        checked.apply(input, &mut Log::Off).unwrap_or_else(|illegal| panic!("{input:?}: {illegal}"));
    })
    .unwrap_or_else(|| panic!("{players:?}, game {game}: too long"));
    state
}

fn second(players: usize) -> Setup {
    Setup::new(EditionId::from_name("second").unwrap(), players).unwrap()
}

/// An answer that is not legal would be replaced in silence, so look at each.
struct Watched(Box<dyn Bot>, Player);

impl Bot for Watched {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> kaiju_rules::Action {
        let answer = self.0.choose(view, legal, bits);
        assert!(legal.contains(answer), "{} answers {answer:?} to {:?}", self.1, view.pending());
        answer
    }
}

#[test]
fn everybody_plays_every_edition() {
    let all = ["greedy", "smasher", "banker", "survivor", "scorer", "mcts:4", "level2"];
    for edition in EditionId::all() {
        for players in 2..=6 {
            let setup = Setup::new(edition, players).unwrap();
            for game in 0..4 {
                let mut state = State::new(&setup);
                let mut bots: Vec<Box<dyn Bot>> = (0..players)
                    .map(|i| {
                        let player: Player = all[(i + game as usize) % all.len()].parse().unwrap();
                        Box::new(Watched(player.seat(), player)) as Box<dyn Bot>
                    })
                    .collect();
                let (mut luck, mut thoughts) = (Bits::new(3, game), Bits::new(4, game));
                let inputs = play(&setup, &mut state, &mut bots, &mut luck, &mut thoughts, |_| ());
                assert!(inputs.is_some() && matches!(state.pending(), Pending::Over(_)), "{edition:?} for {players}");
            }
        }
    }
}

#[test]
fn greedy_beats_three_randoms() {
    let greedy: Player = "greedy".parse().unwrap();
    let wins = (0..120)
        .filter(|&game| {
            let mut players = [Player::Random; 4];
            let seat = game as usize % 4;
            players[seat] = greedy;
            let state = table(&second(4), &players, 1, game);
            state.table().over().is_some_and(|winners| winners.has(Seat::new(seat)) && winners.len() == 1)
        })
        .count();
    assert!(wins >= 100, "{wins} of 120");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let players = [Player::Search(Budget::Playouts(20)), Player::level(3).unwrap(), Player::level(2).unwrap()];
    let one = table(&second(3), &players, 7, 1);
    assert!(one == table(&second(3), &players, 7, 1));
}

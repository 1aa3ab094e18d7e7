//! What a card is worth: it is dealt to a random seat at the start, for nothing, and everybody plays on as usual.
//!
//! A trial is randomised, so nothing but the card can make the seat win more often than its share. The same seed
//! gives the same result on any number of threads.

use std::sync::atomic::{AtomicU64, Ordering};

use kaiju_bots::Bits;
use kaiju_rules::{CardId, Log, Monster, Seat, Setup, State};

use crate::{playout, wilson};

/// One card on trial.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// What every game starts from.
    pub setup: Setup,
    /// Together with the number of the game, its seed.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// What is dealt.
    pub dealt: Dealt,
}

/// What a trial deals to a random seat.
#[derive(Clone, Copy, Debug)]
pub enum Dealt {
    /// Nothing: the share of a seat without help.
    Nothing,
    /// A Power card.
    Card(CardId),
    /// An evolution of a monster, by its number in that monster's deck; the monster sits at a random seat.
    Evolution(Monster, usize),
}

/// What came out of a trial.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Worth {
    /// Games played to the end.
    pub games: u64,
    /// Games the seat with the card won, alone or with others.
    pub wins: u64,
}

impl Worth {
    /// How much more often the seat won than its share of `players`, in percentage points, with its 95 % interval.
    pub fn effect(&self, players: usize) -> (f64, f64, f64) {
        let par = 1.0 / players as f64;
        let (low, high) = wilson(self.wins, self.games);
        let share = self.wins as f64 / self.games.max(1) as f64;
        (100.0 * (share - par), 100.0 * (low - par), 100.0 * (high - par))
    }
}

impl Trial {
    /// Plays all games on so many threads.
    pub fn run(&self, threads: usize) -> Worth {
        let next = AtomicU64::new(0);
        let work = || {
            let mut worth = Worth::default();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games {
                    return worth;
                }
                if let Some(won) = self.play(game) {
                    worth.games += 1;
                    worth.wins += u64::from(won);
                }
            }
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(work)).collect();
            others.into_iter().fold(work(), |sum, other| match other.join() {
                Ok(part) => Worth { games: sum.games + part.games, wins: sum.wins + part.wins },
                Err(panic) => std::panic::resume_unwind(panic),
            })
        })
    }

    /// One game: did the seat with the card win? None when the card had come up in the shop before the first turn.
    fn play(&self, game: u64) -> Option<bool> {
        let mut bits = Bits::new(self.seed, game);
        let players = self.setup.monsters().len();
        let seat = Seat::new(bits.below(players));
        let mut setup = self.setup;
        if let Dealt::Evolution(monster, _) = self.dealt {
            setup = seated(&setup, monster, seat)?;
        }
        let mut state = State::new(&setup);
        let mut legal = kaiju_rules::Legal::default();
        while state.table().turns() == 0 {
            let input = kaiju_bots::random_input(&state, &mut bits, &mut legal)?;
            state.hurry(input);
        }
        match self.dealt {
            Dealt::Nothing => {}
            Dealt::Card(card) => state.grant(seat, card, &mut Log::Off).ok()?,
            Dealt::Evolution(_, number) => state.grant_evolution(seat, number, &mut Log::Off).ok()?,
        }
        playout(&mut state, &mut bits, State::hurry)?;
        state.table().over().map(|winners| winners.has(seat))
    }
}

/// The same game with this monster at this seat.
fn seated(setup: &Setup, monster: Monster, seat: Seat) -> Option<Setup> {
    let mut cast = setup.monsters().to_vec();
    match cast.iter().position(|&m| m == monster) {
        Some(there) => cast.swap(there, seat.index()),
        None => cast[seat.index()] = monster,
    }
    setup.with_monsters(&cast).ok()
}

#[cfg(test)]
mod tests {
    use kaiju_rules::EditionId;

    use super::*;

    fn trial(id: &str, games: u64, threads: usize) -> Worth {
        let second = EditionId::from_name("second").expect("an edition");
        let setup = Setup::new(second, 4).expect("four can play");
        let card = second.edition().deck.copies(id).next().expect("a card");
        Trial { setup, seed: 3, games, dealt: Dealt::Card(card) }.run(threads)
    }

    #[test]
    fn stars_help_and_wounds_hurt() {
        let skyscraper = trial("skyscraper", 3000, 2).effect(4);
        assert!(skyscraper.1 > 0.0, "{skyscraper:?}");
        let bombing = trial("evacuation-orders", 3000, 2).effect(4);
        assert!(bombing.2 > -5.0, "{bombing:?}");
    }

    #[test]
    fn the_same_on_any_number_of_threads() {
        assert_eq!(trial("wings", 300, 1), trial("wings", 300, 3));
    }
}

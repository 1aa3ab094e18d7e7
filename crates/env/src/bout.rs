//! One game in which learners and bots sit: it plays on by itself until a learner has to choose.

use std::cell::RefCell;
use std::sync::Arc;

use kaiju_arena::Streams;
use kaiju_bots::{Bits, Bot, Player, ask};
use kaiju_rules::{
    Action, GOAL, HEARTS, INPUT_LIMIT, Input, Legal, Pending, Seat, SeatSet, Setup, State, Table, Viewer,
};

/// What a bout starts from.
#[derive(Clone, Copy, Debug)]
pub struct BoutSetup {
    /// The game.
    pub setup: Setup,
    /// The bot at each seat; a learner sits where there is none.
    pub bots: [Option<Player>; 6],
    /// How much of what a seat gains on the way is a reward, see [`Bout::rewards`].
    pub shaping: f32,
}

impl BoutSetup {
    /// The seats of learners.
    pub fn learners(&self) -> SeatSet {
        (0..self.setup.monsters().len()).filter(|&seat| self.bots[seat].is_none()).map(Seat::new).collect()
    }
}

/// How a bout ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoutEnd {
    /// These won, nobody when it is empty.
    Over(SeatSet),
    /// All learners are out; the bots did not play on.
    LearnersOut,
    /// It took more inputs than any game may.
    GivenUp,
}

/// A game with learners. The same seed and number give the dice of the same game of `kaiju sim`.
///
/// It is small, so that a thousand of them stay near a core: what may be answered is written into a list of the caller's.
#[derive(Clone)]
pub struct Bout {
    about: Arc<BoutSetup>,
    learners: SeatSet,
    state: State,
    streams: Streams,
    asked: Option<Seat>,
    end: Option<BoutEnd>,
    inputs: u64,
    /// What each seat had when it was rewarded last.
    had: [f32; 6],
}

impl Bout {
    /// A game that has been played up to the first choice of a learner. The list gets what it may answer: at least two answers,
    /// since whoever has one is not asked.
    pub fn new(about: &Arc<BoutSetup>, seed: u64, game: u64, legal: &mut Legal) -> Bout {
        let state = State::new(&about.setup);
        let mut bout = Bout {
            about: Arc::clone(about),
            learners: about.learners(),
            had: standing(state.table()),
            state,
            streams: Streams::new(seed, game),
            asked: None,
            end: None,
            inputs: 0,
        };
        bout.run(None, legal);
        bout
    }

    /// The game.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The learner who has to choose; none when the bout is over.
    pub fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Option<BoutEnd> {
        self.end
    }

    /// How many inputs there were.
    pub fn inputs(&self) -> u64 {
        self.inputs
    }

    /// Takes a learner's answer, which must be legal, and plays on to the next choice of a learner. The list gets what may be
    /// answered there.
    pub fn answer(&mut self, action: Action, legal: &mut Legal) {
        debug_assert!(self.asked.is_some() && self.state.legal().contains(action), "it was asked for before");
        self.run(Some(Input::Act(action)), legal);
    }

    /// What a bot would answer in the place of the learner who has to choose.
    pub fn advice(&self, player: Player, bits: &mut Bits) -> Action {
        let seat = self.asked.unwrap_or(Seat::A);
        bot_answer(player, &self.state, seat, &self.state.legal(), bits)
    }

    /// What each seat was rewarded with since this was last asked: at the end its share of the win, 1 alone and a half with
    /// another; and on the way what it gained in stars and hearts, as a part of what one can have of both, times the shaping.
    /// What is gained is lost again when a monster is out, so that shaping does not change which play is best.
    pub fn rewards(&mut self) -> [f32; 6] {
        let mut rewards = [0.0; 6];
        self.write_rewards(&mut rewards);
        rewards
    }

    /// Writes what [`Bout::rewards`] tells.
    #[inline(always)]
    pub(crate) fn write_rewards(&mut self, rewards: &mut [f32; 6]) {
        *rewards = [0.0; 6];
        if self.about.shaping != 0.0 || self.end.is_some() {
            self.write_some_rewards(rewards);
        }
    }

    #[inline(never)]
    fn write_some_rewards(&mut self, rewards: &mut [f32; 6]) {
        let now = standing(self.state.table());
        let before = std::mem::replace(&mut self.had, now);
        let winners = match self.end {
            Some(BoutEnd::Over(winners)) => winners,
            _ => SeatSet::EMPTY,
        };
        *rewards = std::array::from_fn(|seat| {
            let share = if winners.has(Seat::new(seat)) { 1.0 / winners.len() as f32 } else { 0.0 };
            share + self.about.shaping * (now[seat] - before[seat])
        });
    }

    /// Takes an input, if there is one, and plays on to the next choice of a learner. The engine stands here once and no more:
    /// it is large, and two copies of it would drive each other out of the processor's cache.
    fn run(&mut self, first: Option<Input>, legal: &mut Legal) {
        self.asked = None;
        let Some(mut input) = first.or_else(|| self.next(legal)) else { return };
        loop {
            self.inputs += 1 + u64::from(self.state.hurry(input));
            match self.next(legal) {
                Some(next) => input = next,
                None => return,
            }
        }
    }

    /// What is played next, as long as no learner has to choose.
    #[inline(always)]
    fn next(&mut self, legal: &mut Legal) -> Option<Input> {
        if self.inputs > INPUT_LIMIT as u64 {
            self.end = Some(BoutEnd::GivenUp);
            return None;
        }
        match self.state.pending() {
            Pending::Over(winners) => {
                self.end = Some(BoutEnd::Over(winners));
                None
            }
            Pending::Chance(chance) => Some(Input::Luck(chance.draw(self.state.table(), self.streams.luck.word()))),
            Pending::Decide(..) if self.learners.and(self.state.table().alive()).is_empty() => {
                self.end = Some(BoutEnd::LearnersOut);
                None
            }
            Pending::Decide(seat, _) => {
                self.state.legal_into(legal);
                if !legal.has_choice() {
                    Some(Input::Act(legal.get(0).unwrap_or(Action::No)))
                } else if let Some(player) = self.about.bots[seat.index()] {
                    Some(Input::Act(bot_answer(player, &self.state, seat, legal, &mut self.streams.thoughts)))
                } else {
                    self.asked = Some(seat);
                    None
                }
            }
        }
    }
}

/// What each seat has of stars and hearts, as a part of what one can have; nothing when it is out.
pub fn standing(table: &Table) -> [f32; 6] {
    let most = f32::from(GOAL + HEARTS);
    std::array::from_fn(|seat| {
        let seat = Seat::new(seat);
        if table.alive().has(seat) { f32::from(table.stars(seat) + table.hearts(seat)) / most } else { 0.0 }
    })
}

/// The answer of a bot. Bots remember what they worked out, and nothing that would change an answer: a thread has one of each.
fn bot_answer(player: Player, state: &State, seat: Seat, legal: &Legal, bits: &mut Bits) -> Action {
    thread_local! {
        static BOTS: RefCell<Vec<(Player, Box<dyn Bot>)>> = const { RefCell::new(Vec::new()) };
    }
    if player == Player::Random {
        return legal.pick(bits.word()).unwrap_or(Action::No);
    }
    BOTS.with_borrow_mut(|bots| {
        let at = bots.iter().position(|(known, _)| *known == player).unwrap_or_else(|| {
            bots.push((player, player.seat()));
            bots.len() - 1
        });
        ask(&mut *bots[at].1, legal, bits, || state.seen_by(Viewer::Seat(seat)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_arena::{Entrant, Fixture};
    use kaiju_rules::EditionId;

    fn about(bots: &[Option<&str>], shaping: f32) -> BoutSetup {
        let setup = Setup::new(EditionId::SECOND, bots.len()).expect("two to six can play");
        let bots = std::array::from_fn(|seat| bots.get(seat).copied().flatten().and_then(|name| name.parse().ok()));
        BoutSetup { setup, bots, shaping }
    }

    /// A bout in which a bot answers for the learner is the game that the arena plays.
    #[test]
    fn it_is_the_game_of_the_arena() {
        let about = about(&[None, Some("random"), Some("greedy")], 0.0);
        let entrants = ["greedy", "random", "greedy"].map(|name| name.parse::<Player>().expect("a bot"));
        let fixture = Fixture {
            setup: about.setup,
            entrants: entrants.map(Entrant::from).into(),
            rotate: false,
            seed: 9,
            first_game: 0,
            games: 4,
        };
        for game in 0..4 {
            let played = fixture.play(game);
            let mut legal = Legal::default();
            let mut bout = Bout::new(&Arc::new(about), 9, game, &mut legal);
            while bout.asked().is_some() {
                let mut thoughts = bout.streams.thoughts.clone();
                let action = bout.advice(entrants[0], &mut thoughts);
                bout.streams.thoughts = thoughts;
                assert!(legal.contains(action));
                bout.answer(action, &mut legal);
            }
            match bout.end() {
                Some(BoutEnd::Over(winners)) => {
                    assert!(bout.state == played.state);
                    assert_eq!(
                        (Some(winners), bout.inputs()),
                        (played.state.table().over(), played.inputs.len() as u64)
                    );
                }
                end => {
                    assert_eq!(end, Some(BoutEnd::LearnersOut));
                    assert!(!played.state.table().alive().has(Seat::A));
                }
            }
        }
    }

    #[test]
    fn rewards_add_up() {
        let about = about(&[None, None, Some("random")], 0.5);
        let mut bits = Bits::new(1, 1);
        for game in 0..30 {
            let mut legal = Legal::default();
            let mut bout = Bout::new(&Arc::new(about), 3, game, &mut legal);
            let start = standing(bout.state.table());
            let mut sum = [0.0; 6];
            while bout.asked().is_some() {
                assert!(legal.len() > 1);
                let action = legal.pick(bits.word()).expect("a choice");
                bout.answer(action, &mut legal);
                for (sum, more) in sum.iter_mut().zip(bout.rewards()) {
                    *sum += more;
                }
            }
            let end = standing(bout.state.table());
            let winners = bout.state.table().over().unwrap_or_default();
            for seat in bout.state.table().seats().iter() {
                let share = if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
                let gained = 0.5 * (end[seat.index()] - start[seat.index()]);
                // What happened before the first choice was rewarded with the first answer.
                assert!((sum[seat.index()] - share - gained).abs() < 0.2, "{sum:?}");
            }
        }
    }
}

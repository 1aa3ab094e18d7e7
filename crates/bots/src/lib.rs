//! Bots, and the arithmetic of rolling.

pub mod calibration;
pub mod clock;
pub mod deep;
pub mod foresight;
pub mod fortune;
pub mod greedy;
pub mod judge;
mod ledger;
pub mod lessons;
pub mod lookout;
pub mod mind;
pub mod misjudgement;
pub mod net;
pub mod outlook;
pub mod quick;
pub mod reason;
pub mod review;
pub mod risk;
pub mod roster;
pub mod search;
pub mod solver;

pub use kaiju_bits::{Bits, random_input, random_playout};
pub use reason::BotReason;
pub use roster::Player;

use kaiju_rules::{
    Action, Event, INPUT_LIMIT, Input, Legal, Log, Pending, Question, Seat, Setup, State, Table, View, Viewer,
};

/// Somebody who plays. It is given a [`View`], in which secrets of others are unknowns: it cannot cheat.
///
/// ```
/// use kaiju_bots::{Bits, Bot, Player, play};
/// use kaiju_rules::Legal;
/// use kaiju_rules::prelude::*;
///
/// /// Leaves Tokyo whenever it may, and leaves the rest to chance.
/// struct Coward;
///
/// impl Bot for Coward {
///     fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
///         match view.pending() {
///             Pending::Decide(_, Question::Yield) => Action::Yes,
///             _ => legal.get(bits.below(legal.len())).expect("it is one of them"),
///         }
///     }
/// }
///
/// let setup = Setup::new(EditionId::SECOND, 2).unwrap();
/// let mut game = State::new(&setup);
/// let mut bots: Vec<Box<dyn Bot>> = vec![Box::new(Coward), Player::Random.seat()];
/// play(&setup, &mut game, &mut bots, &mut Bits::new(1, 1), &mut Bits::new(2, 1), |_| {});
/// assert!(matches!(game.pending(), Pending::Over(_)));
/// ```
pub trait Bot {
    /// A game begins, and this is one's seat.
    fn begin(&mut self, setup: &Setup, seat: Seat) {
        let _ = (setup, seat);
    }

    /// Does it want to be told what happens? Most bots look at the table instead.
    fn listens(&self) -> bool {
        false
    }

    /// Something happened at the table: the event as the bot's seat may see it.
    fn hear(&mut self, event: Event) {
        let _ = event;
    }

    /// The answer to the question the viewer is asked, one of `legal`, which are never fewer than two.
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action;

    /// The answer that [`Bot::choose`] gives with the same bits, and why. A bot of others does not say.
    fn explain(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> BotReason {
        BotReason { action: self.choose(view, legal, bits), grounds: reason::Grounds::Untold }
    }

    /// The game is over.
    fn end(&mut self, table: &Table) {
        let _ = table;
    }
}

/// What counts when there is no answer: stop rolling, or the first legal answer.
pub fn default_answer(view: &View, legal: &Legal) -> Action {
    let stop = Action::Keep(view.table().turn().dice);
    match view.pending() {
        Pending::Decide(_, Question::Keep) if legal.contains(stop) => stop,
        _ => legal.get(0).unwrap_or(Action::No),
    }
}

/// Asks a bot. A bot that has no choice is not asked, and no view is made for it. An answer that is not legal is a bug of
/// the bot; the default counts instead.
pub fn ask(bot: &mut dyn Bot, legal: &Legal, bits: &mut Bits, view: impl FnOnce() -> View) -> Action {
    if legal.len() < 2 {
        return legal.get(0).unwrap_or(Action::No);
    }
    let view = view();
    let answer = bot.choose(&view, legal, bits);
    if legal.contains(answer) { answer } else { default_answer(&view, legal) }
}

/// Plays a game to its end, with one bot for each seat, telling each input. Luck and thoughts have streams of their own:
/// who thinks more does not change the dice. None when the game takes more inputs than any game may.
pub fn play(
    setup: &Setup,
    state: &mut State,
    bots: &mut [Box<dyn Bot>],
    luck: &mut Bits,
    thoughts: &mut Bits,
    mut tell: impl FnMut(Input),
) -> Option<u64> {
    for (i, bot) in bots.iter_mut().enumerate() {
        bot.begin(setup, Seat::new(i));
    }
    let mut legal = Legal::default();
    for inputs in 0..=INPUT_LIMIT as u64 {
        let input = match state.pending() {
            Pending::Over(_) => {
                for bot in bots.iter_mut() {
                    bot.end(state.table());
                }
                return Some(inputs);
            }
            Pending::Chance(chance) => Input::Luck(chance.draw(state.table(), luck.word())),
            Pending::Decide(seat, _) => {
                state.legal_into(&mut legal);
                let view = || state.seen_by(Viewer::Seat(seat));
                Input::Act(ask(&mut *bots[seat.index()], &legal, thoughts, view))
            }
        };
        state.advance(input, &mut Log::Off);
        tell(input);
    }
    None
}

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

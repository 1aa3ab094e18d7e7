//! Programs that play: what they are asked, what they answer, and both as text, so that the thinking can be done in
//! a worker or a thread.

use kaiju_bots::{Bits, BotReason, Player};
use kaiju_rules::notation::{Words, lines, parse_view};
use kaiju_rules::{Action, Pending, Seat, View, Viewer};

/// A question to a program: what its seat can see, and how it plays.
#[derive(Clone)]
pub struct BotRequest {
    /// Which question of the game this is; the answer names it again.
    pub ticket: usize,
    /// Who answers.
    pub player: Player,
    /// What it sees.
    pub view: View,
    /// Where its random bits begin.
    pub seed: u64,
}

/// What a program answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotAnswer {
    /// The question it answers.
    pub ticket: usize,
    /// The answer.
    pub action: Action,
}

/// Whoever thinks for the programs at the table: here, in a worker, in a thread.
pub trait Minds {
    /// Begin to think about this; an earlier question that was not answered yet may be dropped.
    fn ask(&mut self, order: BotRequest);

    /// An answer that is ready, if there is one.
    fn answered(&mut self) -> Option<BotAnswer>;
}

/// Thinks on the spot.
#[derive(Default, Debug)]
pub struct Inline(Option<BotAnswer>);

impl Minds for Inline {
    fn ask(&mut self, order: BotRequest) {
        self.0 = Some(order.think());
    }

    fn answered(&mut self) -> Option<BotAnswer> {
        self.0.take()
    }
}

impl BotRequest {
    /// The answer.
    pub fn think(&self) -> BotAnswer {
        let mut bits = Bits::new(self.seed, self.ticket as u64);
        BotAnswer { ticket: self.ticket, action: self.player.answer(&self.view, &mut bits) }
    }

    /// The answer, and why it is that; none where there is no choice.
    pub fn explain(&self) -> Option<BotReason> {
        self.player.explain(&self.view, &mut Bits::new(self.seed, self.ticket as u64))
    }

    /// The order as text: a line about it, then the position its seat sees.
    pub fn write(&self) -> String {
        let seat = match self.view.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Public => Seat::A,
        };
        format!("{} {} {seat} {}\n{}", self.ticket, self.player, self.seed, self.view.position())
    }

    /// Reads an order.
    pub fn read(text: &str) -> Option<BotRequest> {
        let (head, position) = text.split_once('\n')?;
        let mut words = head.split(' ');
        let ticket = words.next()?.parse().ok()?;
        let player = words.next()?.parse().ok()?;
        let seat = Seat::from_letter(words.next()?.chars().next()?)?;
        let seed = words.next()?.parse().ok()?;
        let view = parse_view(position, Viewer::Seat(seat)).ok()?;
        matches!(view.pending(), Pending::Decide(asked, _) if asked == seat).then_some(BotRequest {
            ticket,
            player,
            view,
            seed,
        })
    }
}

impl BotAnswer {
    /// The answer as text.
    pub fn write(&self, words: Words) -> String {
        format!("{} {}", self.ticket, words.action(self.action))
    }

    /// Reads an answer.
    pub fn read(words: Words, text: &str) -> Option<BotAnswer> {
        let (ticket, action) = text.split_once(' ')?;
        let mut line = lines(action).next()?;
        Some(BotAnswer { ticket: ticket.parse().ok()?, action: words.read_action(&mut line).ok()? })
    }
}

//! The law of secrecy (EVO-7): what is hidden from a viewer makes no difference to what that viewer sees.
//!
//! Beside a game runs its twin, in which everything that one viewer does not know is something else it could be. Both
//! get the same inputs, as far as the viewer can tell. As long as nobody shows a card that the twin does not have, the
//! viewer must see the same, and the same seats must be asked the same: a question that depended on a hand would give
//! that hand away.

use kaiju_bits::Bits;
use kaiju_rules::{
    Action, CardId, Event, EvolutionSet, Input, Log, Luck, Pending, Question, Seat, State, Task, Viewer,
};

/// A game that looks like another one to somebody.
pub(super) struct Twin {
    viewer: Viewer,
    state: State,
}

/// How a twin got on with an input.
pub(super) enum Fate {
    /// It looks the same still.
    Same,
    /// Something was shown that is otherwise there: from here on the games differ for all to see.
    Parted,
    /// It differs where it must not.
    Broken(&'static str),
}

impl Twin {
    /// A twin in the eyes of somebody at the table or of a spectator.
    pub(super) fn of(state: &State, bits: &mut Bits) -> Twin {
        let players = state.table().players();
        let viewer = state.table().seats().iter().nth(bits.below(players + 1)).map_or(Viewer::Public, Viewer::Seat);
        let state = state.seen_by(viewer).imagine(|n| bits.below(n));
        Twin { viewer, state }
    }

    /// Does it look like this game to its viewer?
    pub(super) fn law(&self, state: &State) -> Option<&'static str> {
        if self.state.pending() != state.pending() {
            return Some("EVO-7: who is asked what depends on something hidden");
        }
        if self.state.seen_by(self.viewer) != state.seen_by(self.viewer) {
            return Some("EVO-7: the same inputs look different to somebody who sees the same");
        }
        match (state.pending(), self.viewer) {
            (Pending::Decide(asked, _), Viewer::Seat(seat)) if asked == seat => {
                let same = self.state.legal().iter().eq(state.legal().iter());
                (!same).then_some("EVO-7: the same view gives other answers")
            }
            _ => None,
        }
    }

    /// Takes the input that `before`, the game it resembles, takes too; what its viewer cannot see may be something
    /// else.
    pub(super) fn follow(&mut self, before: &State, input: Input, bits: &mut Bits) -> Fate {
        let (said, known) = (input, tops(&self.state));
        // The next cards of the deck, where somebody else knows them, are others here; they part the twins as soon as
        // they are turned up, bought or could not come up for the other game.
        let other_deck = known != tops(before);
        let input = match (before.pending(), input) {
            (Pending::Chance(luck @ Luck::Peek(_, source)), _)
                if before.table().holder(source).map(Viewer::Seat) != Some(self.viewer) =>
            {
                Input::Luck(luck.draw(self.state.table(), bits.word()))
            }
            (Pending::Decide(..), Input::Act(Action::BuyTop(_))) if other_deck => return Fate::Parted,
            (Pending::Decide(..), Input::Act(Action::Card(card)))
                if other_deck && tops(before).contains(&Some(card)) =>
            {
                return Fate::Parted;
            }
            (Pending::Chance(luck @ Luck::Draw(seat)), _) if self.viewer != Viewer::Seat(seat) => {
                Input::Luck(luck.draw(self.state.table(), bits.word()))
            }
            (Pending::Decide(seat, Question::Choose), _) if self.viewer != Viewer::Seat(seat) => {
                let (drawn, theirs) =
                    (self.state.table().evolutions(seat).drawn, before.table().evolutions(seat).drawn);
                let back = matches!(before.agenda().tasks(), [.., Task::Evolve { back: true, .. }, Task::Ask(..)]);
                // One of two is discarded for all to see; one of one, or one that goes back, is not.
                let legal = self.state.legal();
                match legal.get(0) {
                    Some(first) if back || legal.len() == 1 => Input::Act(first),
                    _ if drawn == theirs => input,
                    _ => return Fate::Parted,
                }
            }
            (Pending::Decide(..), Input::Act(action @ Action::Play(_))) if !self.state.legal().contains(action) => {
                return Fate::Parted;
            }
            _ => input,
        };
        let mine = hands(&self.state);
        let mut log = Log::on();
        match self.state.apply(input, &mut log) {
            Ok(()) => {
                let events = log.take();
                let given_up = dropped(&events, mine);
                if other_deck
                    && events
                        .iter()
                        .filter_map(|&event| turned_up(event, self.viewer))
                        .any(|c| known.contains(&Some(c)))
                {
                    return Fate::Parted;
                }
                if (0..6).all(|i| given_up[i].is_empty() || mine[i] == hands(before)[i]) {
                    return Fate::Same;
                }
                // A hand that is given up is shown; that it is given up, and how much of it, must not depend on it.
                let mut theirs = before.clone();
                let mut log = Log::on();
                let done = theirs.apply(said, &mut log);
                let theirs = dropped(&log.take(), hands(before));
                if done.is_ok() && theirs.map(EvolutionSet::len) == given_up.map(EvolutionSet::len) {
                    Fate::Parted
                } else {
                    Fate::Broken("EVO-7: whether a hand is given up depends on what it holds")
                }
            }
            // Chance turns up a card that is elsewhere here, or somebody does what only the card it knows allows.
            Err(_) if other_deck && (matches!(input, Input::Luck(_)) || asks_one_who_knows(before)) => Fate::Parted,
            // Refused everywhere it is no secret's doing, and another law says so.
            Err(_) if before.clone().apply(said, &mut Log::Off).is_err() => Fate::Same,
            Err(_) => Fate::Broken("EVO-7: an answer that shows no card depends on something hidden"),
        }
    }
}

/// The next cards of the deck, where somebody knows them.
fn tops(state: &State) -> [Option<CardId>; 3] {
    [0, 1, 2].map(|depth| state.table().top(depth))
}

/// Is somebody asked who knows a card of the deck?
fn asks_one_who_knows(state: &State) -> bool {
    match state.pending() {
        Pending::Decide(seat, _) => (0..3).any(|depth| state.table().looked(depth) == Some(seat)),
        _ => false,
    }
}

/// What everybody has in the hand.
fn hands(state: &State) -> [EvolutionSet; 6] {
    Seat::ALL.map(|seat| state.table().evolutions(seat).hand)
}

/// The evolutions that went from these hands to the discards.
fn dropped(events: &[Event], hands: [EvolutionSet; 6]) -> [EvolutionSet; 6] {
    let mut dropped = [EvolutionSet::EMPTY; 6];
    for event in events {
        if let Event::Dropped { evolution, .. } = event
            && let Some((seat, number)) = evolution.as_evolution()
            && hands[seat.index()].has(number)
        {
            dropped[seat.index()] = dropped[seat.index()].with(number);
        }
    }
    dropped
}

/// The card of the deck that a viewer sees with this event: everybody does when it is turned up or goes somewhere, and
/// whoever looks at it for itself.
fn turned_up(event: Event, viewer: Viewer) -> Option<CardId> {
    match event.seen_by(viewer) {
        Event::Peeked { card, .. } => card,
        Event::Revealed { card, .. }
        | Event::Milled { card, .. }
        | Event::Gained { card, .. }
        | Event::Sunk { card, .. }
        | Event::Bought { card, .. }
        | Event::Taken { card, .. } => Some(card),
        _ => None,
    }
}

//! The law of secrecy (EVO-7): whatever is hidden from a pair of eyes makes no difference to what they see.
//!
//! Beside a game runs its twin, in which everything that one viewer does not know is something else it could be. Both
//! get the same inputs, as far as the viewer can tell. As long as nobody shows a card that the twin does not have, the
//! viewer must see the same, and the same seats must be asked the same: a question that depended on a hand would give
//! that hand away.

use kaiju_bots::Bits;
use kaiju_rules::{Action, Event, Input, Log, Luck, Pending, Question, State, Task, Viewer};

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
    /// A twin in the eyes of somebody at the table or of a spectator; none while a third one knows the next cards of
    /// the deck, since those come up differently without anybody's doing.
    pub(super) fn of(state: &State, bits: &mut Bits) -> Option<Twin> {
        let players = state.table().players();
        let viewer = state.table().seats().iter().nth(bits.below(players + 1)).map_or(Viewer::Public, Viewer::Seat);
        let secret = |depth| state.table().looked(depth).is_some_and(|seat| viewer != Viewer::Seat(seat));
        if (0..3).any(secret) {
            return None;
        }
        let state = state.seen_by(viewer).imagine(|n| bits.below(n));
        Some(Twin { viewer, state })
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
        let input = match (before.pending(), input) {
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
        let hands = |state: &State| state.table().seats().iter().map(|s| state.table().evolutions(s).hand).collect();
        let (mine, theirs): (Vec<u8>, Vec<u8>) = (hands(&self.state), hands(before));
        let mut log = Log::on();
        match self.state.apply(input, &mut log) {
            // A hand that is given up is shown.
            Ok(()) if log.take().iter().any(|&event| shown_otherwise(event, &mine, &theirs)) => Fate::Parted,
            Ok(()) => Fate::Same,
            Err(_) => Fate::Broken("EVO-7: an answer that shows no card depends on something hidden"),
        }
    }
}

/// Did this evolution go from a hand that is not the same in both games?
fn shown_otherwise(event: Event, mine: &[u8], theirs: &[u8]) -> bool {
    let Event::Dropped { evolution, .. } = event else { return false };
    let Some((seat, number)) = evolution.as_evolution() else { return false };
    let (mine, theirs) = (mine[seat.index()], theirs[seat.index()]);
    mine >> number & 1 == 1 && mine != theirs
}

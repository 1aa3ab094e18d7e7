//! The turn summary: the steps of a turn as players count them, and the one a game is in (TURN-1).

use crate::agenda::{Agenda, Step, Task};
use crate::clause::Clause;
use crate::engine::State;
use crate::hooks::Occasion;
use crate::setup::Rules;
use crate::table::Table;
use crate::view::View;

/// A step of a turn, as the rulebooks number them. [`Step`] is finer: it is what the engine goes through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum TurnStep {
    /// Roll the dice; what the start of the turn brings comes first.
    Roll,
    /// Resolve the dice.
    Resolve,
    /// Enter Tokyo, where that is a step of its own (ENTER-2).
    Enter,
    /// Buy Power cards.
    Buy,
    /// End the turn.
    End,
}

impl TurnStep {
    /// Every step, in order.
    pub const ALL: [TurnStep; 5] = [TurnStep::Roll, TurnStep::Resolve, TurnStep::Enter, TurnStep::Buy, TurnStep::End];

    /// The word that stands for it.
    pub const fn word(self) -> &'static str {
        match self {
            TurnStep::Roll => "roll",
            TurnStep::Resolve => "resolve",
            TurnStep::Enter => "enter",
            TurnStep::Buy => "buy",
            TurnStep::End => "end",
        }
    }

    /// The clause to read about it first.
    pub const fn clause(self) -> Clause {
        match self {
            TurnStep::Roll => Clause::Roll1,
            TurnStep::Resolve => Clause::Resolve1,
            TurnStep::Enter => Clause::Enter2,
            TurnStep::Buy => Clause::Buy1,
            TurnStep::End => Clause::End1,
        }
    }

    /// Whether a turn has this step under these rules. Where only attackers enter Tokyo they do so while dice are
    /// resolved (ENTER-1); where there is nothing to buy and nothing for not buying, nobody stops at the cards.
    pub const fn holds(self, rules: &Rules) -> bool {
        match self {
            TurnStep::Enter => rules.must_enter_empty_tokyo,
            TurnStep::Buy => rules.power_cards || rules.energy_if_no_buy,
            TurnStep::Roll | TurnStep::Resolve | TurnStep::End => true,
        }
    }

    /// The steps of a turn under these rules, in order.
    pub fn of(rules: &Rules) -> impl Iterator<Item = TurnStep> {
        let rules = *rules;
        TurnStep::ALL.into_iter().filter(move |step| step.holds(&rules))
    }

    /// The step an engine step belongs to; none before the first turn.
    const fn at(step: Step) -> Option<TurnStep> {
        Some(match step {
            Step::Deal | Step::Contest | Step::Hands => return None,
            Step::Begin
            | Step::Income
            | Step::Begun
            | Step::Ready
            | Step::Throw
            | Step::Thrown
            | Step::Rolling
            | Step::Meddle
            | Step::Rolled
            | Step::Change
            | Step::Tally => TurnStep::Roll,
            // What waits at the approach was left there by the dice (EVO-2).
            Step::Resolve | Step::ResolveRest | Step::Grow | Step::Approach => TurnStep::Resolve,
            Step::Enter => TurnStep::Enter,
            Step::Buy => TurnStep::Buy,
            Step::Close
            | Step::End
            | Step::EndRest
            | Step::Poison
            | Step::Late
            | Step::LateRest
            | Step::Check
            | Step::Next => TurnStep::End,
        })
    }

    /// The step of the turn a game is in; none before the first turn and after the last.
    fn now(table: &Table, agenda: &Agenda) -> Option<TurnStep> {
        if table.turns() == 0 || table.over().is_some() {
            return None;
        }
        let step = TurnStep::at(agenda.step()?)?;
        // The spine is at the cards as soon as somebody has entered; what that sets off still belongs to entering.
        let entered = |task: &Task| matches!(task, Task::Offer { now: Occasion::Entered(_), .. });
        let arrives = step == TurnStep::Buy && !table.turn().bought && agenda.tasks().iter().any(entered);
        let step = if arrives { TurnStep::Enter } else { step };
        // A step that the rules do not have is part of the one before it.
        TurnStep::of(table.rules()).filter(|one| *one <= step).last()
    }
}

impl State {
    /// The step of the turn the game is in (TURN-1); none before the first turn and after the last.
    pub fn turn_step(&self) -> Option<TurnStep> {
        TurnStep::now(self.table(), self.agenda())
    }
}

impl View {
    /// The step of the turn the game is in (TURN-1); none before the first turn and after the last.
    pub fn turn_step(&self) -> Option<TurnStep> {
        TurnStep::now(self.table(), self.agenda())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;
    use crate::setup::EditionId;
    use alloc::format;
    use alloc::vec::Vec;

    fn at(edition: &str, lines: &str) -> Option<TurnStep> {
        parse_position(&format!("kaiju position 1\nedition {edition}\n{lines}")).expect("a position").turn_step()
    }

    #[test]
    fn turn_1_four_steps_in_the_first_edition_and_five_since() {
        use TurnStep::{Buy, End, Enter, Resolve, Roll};
        let steps = |edition: EditionId| TurnStep::of(&edition.edition().rules).collect::<Vec<_>>();
        assert_eq!(steps(EditionId::FIRST), [Roll, Resolve, Buy, End]);
        assert_eq!(steps(EditionId::SECOND), [Roll, Resolve, Enter, Buy, End]);
        assert_eq!(steps(EditionId::GODZILLA), [Roll, Resolve, Enter, Buy, End]);
        let bare = Rules { power_cards: false, ..EditionId::SECOND.edition().rules };
        assert_eq!(TurnStep::of(&bare).collect::<Vec<_>>(), [Roll, Resolve, Enter, End]);
    }

    #[test]
    fn turn_1_the_step_follows_the_question() {
        let classic = "seat A gigazaur ♥5 ⚡9\nseat B kraken city\nshop heal - -\ndeck tanks\n";
        let monsters = "seat A gigan ♥5 ⚡9\nseat B rodan city\nshop lagoon-rest - -\ndeck no-rest\n";
        for (edition, seats) in [("first", classic), ("second", classic), ("godzilla", monsters)] {
            let asked = ["keep A dice 12hhss rolls 1", "resolve A dice 112ess", "buy A"];
            let steps = asked.map(|place| at(edition, &format!("{seats}at {place}")));
            assert_eq!(steps, [TurnStep::Roll, TurnStep::Resolve, TurnStep::Buy].map(Some), "{edition}");
        }
        let start = at("second", "seat A gigazaur\nseat B kraken\nshop heal - -\ndeck tanks\nat start");
        assert_eq!(start, None, "nobody's turn yet");
    }

    #[test]
    fn turn_1_what_entering_sets_off_belongs_to_entering() {
        // Somebody who has just entered is asked for an Evolution (EVO-4); the first edition has no such step.
        let seats = "switch evolutions yes\nseat A rodan\nseat B gigan\nevolutions A hand sonic-boom\n";
        let game = format!("{seats}shop lagoon-rest - -\ndeck no-rest\nat resolve A dice 11223e");
        assert_eq!(at("godzilla", &game), Some(TurnStep::Enter));
        let first = format!("{seats}shop heal - -\ndeck tanks\nat resolve A dice 11223s");
        assert_eq!(at("first", &first), Some(TurnStep::Resolve));
    }
}

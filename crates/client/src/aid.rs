//! The turn summary beside a table: the step of the turn that a screen shows while events are still on their way.

use kaiju_rules::{Clause, Event, Reason, TurnStep};

use crate::local::Beat;

/// The step of the turn that the last of these events belongs to; none before the first turn and after the last. What
/// is still to be done tells it better, once everything has been shown: [`Session::turn_step`](crate::Session).
pub fn shown_step(log: &[Beat]) -> Option<TurnStep> {
    let over = log.last().is_some_and(|beat| matches!(beat.event, Event::Over { .. }));
    log.iter().rev().find_map(reached).filter(|_| !over)
}

/// The step that an event begins, where one does.
fn reached(beat: &Beat) -> Option<TurnStep> {
    let because = |clause: Clause| beat.event.why().reason() == Reason::Clause(clause);
    Some(match beat.event {
        Event::TurnBegan { .. } => TurnStep::Roll,
        Event::RollFinal { .. } => TurnStep::Resolve,
        Event::Entered { .. } if because(Clause::Enter2) => TurnStep::Enter,
        Event::Swept { .. } => TurnStep::Buy,
        // What others buy out of turn does not move the turn on.
        Event::Bought { seat, .. } if seat == beat.before.active() && beat.before.turns() > 0 => TurnStep::Buy,
        Event::Energy { .. } if because(Clause::Buy4) => TurnStep::Buy,
        Event::TurnEnded { .. } => TurnStep::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chair, Fortune, Local, Next, Session, Waits, Wishes};
    use kaiju_rules::{EditionId, Setup};

    /// Plays a game of bots and tells each step that is shown, with the number of the turn.
    fn watched(edition: EditionId, evolutions: bool, seed: u64) -> Vec<(u16, Option<TurnStep>)> {
        let setup = Setup::new(edition, 4).expect("four can play");
        let mut rules = setup.rules();
        rules.evolutions = evolutions;
        let chairs = vec![Chair::Bot(kaiju_bots::Player::Random); 4];
        let local = Local::new(setup.with_rules(rules), chairs, Fortune::seeded(seed)).expect("a game");
        let mut session = Session::begin(local, Fortune::seeded(seed));
        let mut told = Vec::new();
        let mut now = 0;
        loop {
            match session.next(now, &Wishes::default()) {
                Next::Think(order) => session.thought(order.think()),
                Next::Pause(ms) => now += ms,
                Next::Over(_) => return told,
                _ => {}
            }
            let turn = session.view().map_or(0, |view| view.table().turns());
            told.push((turn, session.turn_step()));
        }
    }

    #[test]
    fn turn_1_steps_are_shown_in_order_and_each_is_one_of_the_edition() {
        for (edition, seed) in EditionId::all().flat_map(|edition| (0..3).map(move |seed| (edition, seed))) {
            let told = watched(edition, seed > 0, seed);
            let steps: Vec<TurnStep> = TurnStep::of(&edition.edition().rules).collect();
            assert!(told.iter().filter_map(|one| one.1).all(|step| steps.contains(&step)), "{edition}");
            for pair in told.windows(2) {
                let ((before, was), (turn, is)) = (pair[0], pair[1]);
                assert!(turn != before || is >= was || is.is_none(), "{edition} {seed}: {was:?} and then {is:?}");
            }
            let lacking: Vec<_> = steps.iter().filter(|step| told.iter().all(|one| one.1 != Some(**step))).collect();
            assert!(lacking.is_empty(), "{edition} {seed}: {lacking:?} never shown");
        }
    }

    #[test]
    fn turn_1_nothing_is_marked_before_the_first_turn() {
        let setup = Setup::new(EditionId::SECOND, 2).expect("two can play");
        let local = Local::new(setup, vec![Chair::Person; 2], Fortune::seeded(3)).expect("a game");
        assert!(matches!(local.waits(), Waits::Person(..)));
        let session = Session::begin(local, Fortune::seeded(3));
        assert_eq!(session.turn_step(), None);
    }
}

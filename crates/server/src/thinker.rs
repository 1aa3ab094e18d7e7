//! Bots at the table: they think beside the server's own threads, see only their seat's view, and have limited time.

use std::sync::Arc;
use std::time::Duration;

use kaiju_bots::{Bits, Player};
use kaiju_rules::{Action, Legal, Pending, Question, Seat, Setup, View};
use tokio::sync::Semaphore;

/// The longest an answer is waited for; then the default counts.
const LONGEST: Duration = Duration::from_secs(8);

/// A question for a bot: nothing in it tells more than the seat may know.
pub struct Thought {
    /// What the game started from.
    pub setup: Setup,
    /// Whose answer is wanted.
    pub seat: Seat,
    /// What that seat sees.
    pub view: View,
    /// Random bits for the thoughts.
    pub bits: u64,
    /// Who thinks.
    pub player: Player,
}

/// So many bots think at a time.
#[derive(Clone)]
pub struct Thinkers(Arc<Semaphore>);

impl Thinkers {
    /// So many at a time.
    pub fn new(most: usize) -> Thinkers {
        Thinkers(Arc::new(Semaphore::new(most.max(1))))
    }

    /// Thinks; a legal answer comes in any case.
    pub async fn think(&self, thought: Thought) -> Action {
        let legal = thought.view.legal();
        let default = default_answer(&thought.view, &legal);
        if legal.len() < 2 {
            return default;
        }
        let permit = self.0.clone().acquire_owned().await;
        let thinking = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let mut bot = thought.player.seat();
            bot.begin(&thought.setup, thought.seat);
            let legal = thought.view.legal();
            let answer = bot.choose(&thought.view, &legal, &mut Bits::new(thought.bits, 0));
            legal.contains(answer).then_some(answer)
        });
        match tokio::time::timeout(LONGEST, thinking).await {
            Ok(Ok(Some(answer))) => answer,
            _ => default,
        }
    }
}

/// What counts when there is no answer: stop rolling, or the first legal answer.
fn default_answer(view: &View, legal: &Legal) -> Action {
    let stop = Action::Keep(view.table().turn().dice);
    match view.pending() {
        Pending::Decide(_, Question::Keep) if legal.contains(stop) => stop,
        _ => legal.get(0).unwrap_or(Action::No),
    }
}

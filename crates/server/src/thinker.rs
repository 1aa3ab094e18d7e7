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
        let answer = self.aside(LONGEST, move || {
            let mut bot = thought.player.seat();
            bot.begin(&thought.setup, thought.seat);
            let legal = thought.view.legal();
            let answer = bot.choose(&thought.view, &legal, &mut Bits::new(thought.bits, 0));
            legal.contains(answer).then_some(answer)
        });
        answer.await.flatten().unwrap_or(default)
    }

    /// Lets something be thought out beside the server's own threads. Nothing comes of thoughts that panic or take too
    /// long; those that take too long keep their place until they end, so that no more than agreed are ever under way.
    async fn aside<T: Send + 'static>(
        &self,
        longest: Duration,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.0.clone().acquire_owned().await;
        let thinking = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            think()
        });
        tokio::time::timeout(longest, thinking).await.ok()?.ok()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn thoughts_that_panic_or_never_end_harm_nobody() {
        let thinkers = Thinkers::new(1);
        assert_eq!(thinkers.aside(LONGEST, || 7).await, Some(7));
        assert_eq!(thinkers.aside(LONGEST, || -> u8 { panic!("a bot that panics") }).await, None);
        let slow = thinkers.aside(Duration::from_millis(5), || std::thread::sleep(Duration::from_millis(200)));
        assert_eq!(slow.await, None, "the table does not wait");
        assert_eq!(thinkers.0.available_permits(), 0, "but the place is taken until it ends");
        assert_eq!(thinkers.aside(LONGEST, || 8).await, Some(8), "and free again then");
    }
}

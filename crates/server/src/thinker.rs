//! Bots at the table: they think beside the server's own threads, see only their seat's view, and have limited time.

use std::sync::Arc;
use std::time::Duration;

use kaiju_bots::search::Budget;
use kaiju_bots::{Bits, Player, default_answer};
use kaiju_rules::{Action, View};
use tokio::sync::oneshot;

use crate::clock::Clock;
use crate::fair_queue::{Effort, FairQueue, Whose};
use crate::metrics::Metrics;
use crate::outside::{Outside, Tasks};

/// The longest an answer is waited for; then the default counts.
const LONGEST: Duration = Duration::from_secs(8);
/// Thoughts up to here are short: level 6 thinks for about a tenth of a second.
const SHORT: (Duration, u32, u32) = (Duration::from_millis(250), 3000, 100);

/// A question for a bot: nothing in it tells more than the seat may know.
pub struct Thought {
    /// What the seat that is asked sees.
    pub view: View,
    /// Random bits for the thoughts.
    pub bits: u64,
    /// Who thinks.
    pub player: Player,
    /// Whose thought it is, so that everybody has a turn.
    pub whose: Whose,
}

/// Runs a limited number of bots at a time.
#[derive(Clone)]
pub struct Thinkers {
    queue: FairQueue,
    clock: Arc<dyn Clock>,
    tasks: Arc<dyn Tasks>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// Runs `most` bots at a time.
    pub fn new(most: usize, outside: &Outside, metrics: Arc<Metrics>) -> Thinkers {
        let (clock, tasks) = (outside.clock.clone(), outside.tasks.clone());
        Thinkers { queue: FairQueue::new(most), clock, tasks, metrics }
    }

    /// Thinks; a legal answer comes in any case.
    pub async fn think(&self, thought: Thought) -> Action {
        let legal = thought.view.legal();
        let default = default_answer(&thought.view, &legal);
        if legal.len() < 2 {
            return default;
        }
        let turn = (thought.whose.clone(), kind(thought.player));
        let think = move || thought.player.answer(&thought.view, &mut Bits::new(thought.bits, 0));
        self.aside(turn, LONGEST, think).await.unwrap_or(default)
    }

    /// Lets something be thought out beside the server's own threads. Nothing comes of thoughts that panic or take too
    /// long; those that take too long keep their place until they end, so that no more than agreed are ever under way.
    pub(crate) async fn aside<T: Send + 'static>(
        &self,
        (whose, kind): (Whose, Effort),
        longest: Duration,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let asked = self.clock.steady();
        let turn = self.queue.turn(whose, kind).await?;
        // What can wait is no thought of a bot: it counts by itself.
        let bot = kind != Effort::Leisure;
        if bot {
            self.metrics.thinking_wait_seconds.took(self.clock.steady().saturating_sub(asked));
        }
        let (clock, metrics) = (self.clock.clone(), self.metrics.clone());
        let (answer, told) = oneshot::channel();
        self.tasks.start_work(Box::new(move || {
            let (turn, begun) = (turn, clock.steady());
            let thought = think();
            let took = if bot { &metrics.thinking_seconds } else { &metrics.review_seconds };
            took.took(clock.steady().saturating_sub(begun));
            drop(turn);
            let _ = answer.send(thought);
        }));
        self.clock.timeout(longest, told).await?.ok()
    }
}

/// How long this player is expected to think.
fn kind(player: Player) -> Effort {
    match player {
        Player::Search(Budget::Time(time)) if time > SHORT.0 => Effort::Long,
        Player::Search(Budget::Playouts(playouts)) if playouts > SHORT.1 => Effort::Long,
        Player::Champion(looks) if looks > SHORT.2 => Effort::Long,
        _ => Effort::Short,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::HandClock;

    #[tokio::test]
    async fn thoughts_that_panic_or_never_end_harm_nobody() {
        let clock = Arc::new(HandClock::default());
        let outside = Outside { clock: clock.clone(), ..Outside::machine() };
        let thinkers = Thinkers::new(1, &outside, Arc::default());
        let turn = || (Whose::Table("t".into()), Effort::Long);
        assert_eq!(thinkers.aside(turn(), LONGEST, || 7).await, Some(7));
        assert_eq!(thinkers.aside(turn(), LONGEST, || -> u8 { panic!("a bot that panics") }).await, None);
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let slow = thinkers.aside(turn(), LONGEST, move || ended.recv());
        let (slow, ()) = tokio::join!(slow, async { clock.pass(LONGEST.as_millis() as u64) });
        assert_eq!(slow, None, "the table does not wait");
        assert_eq!(thinkers.queue.running(), 1, "but the place is taken until it ends");
        drop(end);
        assert_eq!(thinkers.aside(turn(), LONGEST, || 8).await, Some(8), "and free again then");
    }

    #[test]
    fn what_a_level_thinks_is_short() {
        for word in ["random", "level3", "level4", "level5.5", "level6", "mcts:50ms", "mcts:250ms"] {
            assert_eq!(kind(word.parse().unwrap()), Effort::Short, "{word}");
        }
        for word in ["mcts:5000ms", "mcts:251ms", "mcts:20000", "champion:101"] {
            assert_eq!(kind(word.parse().unwrap()), Effort::Long, "{word}");
        }
    }
}

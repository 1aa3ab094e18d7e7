//! The clock, the random bytes and the threads of this machine.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use futures_util::future::BoxFuture;

use super::{Outside, Tasks};
use crate::clock::Clock;
use crate::entropy::Entropy;

impl Outside {
    /// What this machine has. Tasks run in the runtime they are started from.
    pub fn machine() -> Outside {
        let (clock, entropy, tasks) = (MachineClock::default(), SystemEntropy, RuntimeTasks);
        #[cfg(feature = "notices")]
        let courier = super::carrier::MachineCourier;
        #[cfg(not(feature = "notices"))]
        let courier = crate::courier::NoCourier;
        Outside {
            clock: Arc::new(clock),
            entropy: Arc::new(entropy),
            tasks: Arc::new(tasks),
            courier: Arc::new(courier),
        }
    }
}

/// The steady clock begins with so much, so that moments before the process began have numbers, too.
const DAY: Duration = Duration::from_hours(24);

/// The clocks of the machine.
#[derive(Debug)]
pub struct MachineClock(Instant);

impl Default for MachineClock {
    fn default() -> MachineClock {
        MachineClock(Instant::now())
    }
}

#[async_trait]
impl Clock for MachineClock {
    fn wall_ms(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |t| t.as_millis() as u64)
    }

    fn steady(&self) -> Duration {
        DAY + self.0.elapsed()
    }

    async fn sleep(&self, time: Duration) {
        tokio::time::sleep(time).await;
    }
}

/// The operating system's random bytes.
#[derive(Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
        bytes
    }
}

/// The threads of the runtime.
struct RuntimeTasks;

impl Tasks for RuntimeTasks {
    fn start(&self, task: BoxFuture<'static, ()>) {
        tokio::spawn(task);
    }

    fn start_work(&self, work: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(work);
    }
}

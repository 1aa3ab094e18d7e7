//! What a simulated node is handed: a clock that can be wrong, random bytes from the seed, and tasks that die with it.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use futures_util::future::BoxFuture;
use kaiju_bits::Bits;
use kaiju_server::clock::Clock;
use kaiju_server::entropy::Entropy;
use kaiju_server::outside::{Outside, Tasks};

use crate::executor::{Executor, GroupId, held};
use crate::notices::SimCourier;

/// When it all begins, by everybody's wall clock that is not wrong.
pub const BEGINNING_MS: u64 = 1_794_747_722_586;
/// The steady clock of a process begins with so much.
const DAY: Duration = Duration::from_hours(24);
/// How long a bot thinks at most when nothing is slow.
const THOUGHT_US: usize = 30_000;

/// The clocks of one machine. The wall clock can be wrong and jump; the steady one counts since the process began.
pub struct SimClock {
    executor: Executor,
    begun: u64,
    wrong_ms: Arc<AtomicI64>,
    leaps_us: Arc<AtomicU64>,
}

#[async_trait]
impl Clock for SimClock {
    fn wall_ms(&self) -> u64 {
        (BEGINNING_MS + self.executor.now() / 1000).saturating_add_signed(self.wrong_ms.load(Ordering::Relaxed))
    }

    fn steady(&self) -> Duration {
        let leaps = self.leaps_us.load(Ordering::Relaxed);
        DAY + Duration::from_micros(self.executor.now() - self.begun + leaps)
    }

    async fn sleep(&self, time: Duration) {
        self.executor.sleep(time).await;
    }
}

/// Random bytes from the seed.
pub struct SimEntropy(Mutex<Bits>);

impl SimEntropy {
    /// Those that follow from these bits.
    pub fn new(bits: Bits) -> SimEntropy {
        SimEntropy(Mutex::new(bits))
    }
}

impl Entropy for SimEntropy {
    fn bytes(&self) -> [u8; 32] {
        let mut bits = held(&self.0);
        let words = [bits.word(), bits.word(), bits.word(), bits.word()];
        std::array::from_fn(|i| words[i / 8].to_be_bytes()[i % 8])
    }
}

/// Tasks of one process.
struct SimTasks {
    executor: Executor,
    group: GroupId,
    bits: Mutex<Bits>,
}

impl Tasks for SimTasks {
    fn start(&self, task: BoxFuture<'static, ()>) {
        self.executor.start(self.group, task);
    }

    /// Bots think inside, too: for a moment of simulated time, now and then for a very long one.
    fn start_work(&self, work: Box<dyn FnOnce() + Send>) {
        let takes = {
            let mut bits = held(&self.bits);
            if bits.below(2000) == 0 { 9_000_000 } else { bits.below(THOUGHT_US) as u64 }
        };
        let thought = self.executor.sleep(Duration::from_micros(takes));
        self.executor.start(
            self.group,
            Box::pin(async move {
                thought.await;
                work();
            }),
        );
    }
}

/// What is wrong with the clocks of a machine.
#[derive(Clone, Default)]
pub struct WrongTime {
    /// How far its wall clock is off, in milliseconds.
    pub wall_ms: Arc<AtomicI64>,
    /// How far its steady clock has leapt, in microseconds: never, unless a bug is planted.
    pub leaps_us: Arc<AtomicU64>,
}

/// What a process that begins now is handed.
pub fn outside(executor: &Executor, group: GroupId, wrong: &WrongTime, bits: &mut Bits) -> Outside {
    let clock = SimClock {
        executor: executor.clone(),
        begun: executor.now(),
        wrong_ms: wrong.wall_ms.clone(),
        leaps_us: wrong.leaps_us.clone(),
    };
    let entropy = SimEntropy::new(Bits::new(bits.word(), 1));
    let tasks = SimTasks { executor: executor.clone(), group, bits: Mutex::new(Bits::new(bits.word(), 2)) };
    let courier = SimCourier::new(executor.clone(), Bits::new(3, 3));
    Outside { clock: Arc::new(clock), entropy: Arc::new(entropy), tasks: Arc::new(tasks), courier: Arc::new(courier) }
}

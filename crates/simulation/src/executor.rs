//! Runs tasks on one thread, in an order that a seed decides, by a clock that moves when nobody has anything to do.
//!
//! Why an executor of our own and not turmoil or madsim: the server's core takes its clock, its random bytes, its tasks,
//! its rows and its frames from outside, and the channels it uses (`tokio::sync`) wake whoever waits on any executor. So
//! there is nothing to patch and no runtime to imitate. Turmoil simulates the network below tokio's sockets, where our
//! promises are not made, and leaves tasks and stores to the runtime; madsim replaces tokio and every crate that uses it
//! by patched copies, also in the lock file of everybody who builds the server. What is needed here is small: a list of
//! tasks, a heap of timers, and a generator. In return everything that happens follows from one number, and a crash is
//! what it is: all tasks of a node are gone between two steps.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake as WakeTask, Waker};
use std::time::Duration;

use futures_util::future::BoxFuture;
use kaiju_bits::Bits;

/// After so many steps without a moment passing, nothing will come of it.
const MOST_STEPS: u64 = 3_000_000;

/// Locks what a panic cannot leave half done.
pub(crate) fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tasks that live and die together: those of one process.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GroupId(u32);

/// The group of what is no process: clients, the database, the weather.
pub const WORLD: GroupId = GroupId(0);

/// A task by its place and the number of its tenant, in one word.
type TaskKey = u64;

struct Tenant {
    future: Option<BoxFuture<'static, ()>>,
    group: GroupId,
    wakes: Arc<TaskWaker>,
    waker: Waker,
}

#[derive(Default)]
struct Tenants {
    places: Vec<(u32, Option<Tenant>)>,
    free: Vec<u32>,
    groups: Vec<GroupState>,
    /// Groups that are to end before the next step.
    doomed: Vec<GroupId>,
}

#[derive(Default)]
struct GroupState {
    ended: bool,
    frozen: bool,
    /// Tasks that would run if the group were not frozen.
    waiting: Vec<TaskKey>,
}

/// Tasks that can go on, in order of their keys: who was woken first does not matter.
type ReadyTasks = Arc<Mutex<Vec<TaskKey>>>;

struct TaskWaker {
    key: TaskKey,
    queued: AtomicBool,
    ready: ReadyTasks,
}

impl WakeTask for TaskWaker {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        if !self.queued.swap(true, Ordering::Relaxed) {
            let mut ready = held(&self.ready);
            let at = ready.partition_point(|key| *key < self.key);
            ready.insert(at, self.key);
        }
    }
}

#[derive(Default)]
struct TimerHeap {
    heap: BinaryHeap<Reverse<(u64, u64, u32)>>,
    slots: Vec<(u64, Option<Waker>)>,
    free: Vec<u32>,
    newest: u64,
    /// Timers in the heap that nobody waits for any more.
    stale: usize,
}

impl TimerHeap {
    fn set(&mut self, at: u64, waker: Waker) -> (u64, u32) {
        self.newest += 1;
        let number = self.newest;
        let slot = self.free.pop().unwrap_or_else(|| {
            self.slots.push((0, None));
            self.slots.len() as u32 - 1
        });
        self.slots[slot as usize] = (number, Some(waker));
        self.heap.push(Reverse((at, number, slot)));
        (number, slot)
    }

    fn drop_timer(&mut self, (number, slot): (u64, u32)) {
        if self.slots[slot as usize].0 == number {
            self.slots[slot as usize] = (0, None);
            self.free.push(slot);
            self.stale += 1;
            if self.stale > 1024 && self.stale > self.heap.len() / 2 {
                let slots = &self.slots;
                self.heap.retain(|Reverse((_, number, slot))| slots[*slot as usize].0 == *number);
                self.stale = 0;
            }
        }
    }

    /// The next moment at which somebody wants to wake.
    fn next_at(&mut self) -> Option<u64> {
        while let Some(&Reverse((at, number, slot))) = self.heap.peek() {
            if self.slots[slot as usize].0 == number {
                return Some(at);
            }
            self.heap.pop();
            self.stale = self.stale.saturating_sub(1);
        }
        None
    }

    /// The wakers of all timers that are due.
    fn due(&mut self, now: u64, due: &mut Vec<Waker>) {
        while let Some(&Reverse((at, number, slot))) = self.heap.peek() {
            if at > now {
                return;
            }
            self.heap.pop();
            let place = &mut self.slots[slot as usize];
            if place.0 == number {
                due.extend(place.1.take());
                place.0 = 0;
                self.free.push(slot);
            } else {
                self.stale = self.stale.saturating_sub(1);
            }
        }
    }
}

struct ExecutorCore {
    tenants: Mutex<Tenants>,
    ready: ReadyTasks,
    timers: Mutex<TimerHeap>,
    now: AtomicU64,
    trace: AtomicU64,
    panics: Mutex<Vec<String>>,
    /// Some groups are to end before the next step.
    doomed: AtomicBool,
}

/// An executor; copies of it are the same one.
#[derive(Clone)]
pub struct Executor(Arc<ExecutorCore>);

/// Why a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunEnd {
    /// The moment came.
    Moment,
    /// Tasks woke each other without end, and no time passed.
    Livelock,
}

impl Default for Executor {
    fn default() -> Executor {
        let tenants = Tenants { groups: vec![GroupState::default()], ..Tenants::default() };
        Executor(Arc::new(ExecutorCore {
            tenants: Mutex::new(tenants),
            ready: ReadyTasks::default(),
            timers: Mutex::default(),
            now: AtomicU64::new(0),
            trace: AtomicU64::new(0),
            panics: Mutex::default(),
            doomed: AtomicBool::new(false),
        }))
    }
}

impl Executor {
    /// Microseconds since the beginning.
    pub fn now(&self) -> u64 {
        self.0.now.load(Ordering::Relaxed)
    }

    /// Mixes something into the trace: two runs that did the same have the same one.
    pub fn note(&self, what: u64) {
        let mixed = (self.0.trace.load(Ordering::Relaxed).rotate_left(5) ^ what).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0.trace.store(mixed, Ordering::Relaxed);
    }

    /// Mixes bytes into the trace.
    pub fn note_bytes(&self, bytes: &[u8]) {
        self.note(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.note(u64::from_le_bytes(word));
        }
    }

    /// Everything that happened, in one number.
    pub fn trace(&self) -> u64 {
        self.0.trace.load(Ordering::Relaxed)
    }

    /// What tasks said that panicked.
    pub fn panics(&self) -> Vec<String> {
        held(&self.0.panics).clone()
    }

    // ── groups ───────────────────────────────────────────────────────────────
    /// A new group.
    pub fn group(&self) -> GroupId {
        let mut tenants = held(&self.0.tenants);
        tenants.groups.push(GroupState::default());
        GroupId(tenants.groups.len() as u32 - 1)
    }

    /// Ends all tasks of a group before the next step.
    pub fn end(&self, group: GroupId) {
        held(&self.0.tenants).doomed.push(group);
        self.0.doomed.store(true, Ordering::Relaxed);
    }

    /// Nothing of a group runs while it is frozen.
    pub fn freeze(&self, group: GroupId, frozen: bool) {
        let mut tenants = held(&self.0.tenants);
        let state = &mut tenants.groups[group.0 as usize];
        state.frozen = frozen;
        if !frozen {
            let waiting = std::mem::take(&mut state.waiting);
            drop(tenants);
            let mut ready = held(&self.0.ready);
            for key in waiting {
                let at = ready.partition_point(|other| *other < key);
                ready.insert(at, key);
            }
        }
    }

    /// Is this group gone?
    pub fn ended(&self, group: GroupId) -> bool {
        held(&self.0.tenants).groups[group.0 as usize].ended
    }

    fn end_doomed(&self) {
        if !self.0.doomed.swap(false, Ordering::Relaxed) {
            return;
        }
        while let Some(gone) = self.take_doomed() {
            // What they hold wakes others, and may look at the list of tasks.
            drop(gone);
        }
    }

    fn take_doomed(&self) -> Option<Vec<Tenant>> {
        let mut tenants = held(&self.0.tenants);
        let group = tenants.doomed.pop()?;
        tenants.groups[group.0 as usize].ended = true;
        let mut gone = Vec::new();
        let tenants = &mut *tenants;
        for (at, (_, place)) in tenants.places.iter_mut().enumerate() {
            if place.as_ref().is_some_and(|tenant| tenant.group == group) {
                gone.extend(place.take());
                tenants.free.push(at as u32);
            }
        }
        Some(gone)
    }

    /// Ends everything: tasks hold the executor, and it holds them.
    pub fn finish(&self) {
        let groups = held(&self.0.tenants).groups.len() as u32;
        held(&self.0.tenants).doomed.extend((0..groups).map(GroupId));
        self.0.doomed.store(true, Ordering::Relaxed);
        self.end_doomed();
    }

    // ── tasks ────────────────────────────────────────────────────────────────
    /// Starts a task; nothing happens in a group that is gone.
    pub fn start(&self, group: GroupId, task: BoxFuture<'static, ()>) {
        let wakes = {
            let mut tenants = held(&self.0.tenants);
            if tenants.groups[group.0 as usize].ended {
                drop(tenants);
                drop(task);
                return;
            }
            let at = tenants.free.pop().unwrap_or_else(|| {
                tenants.places.push((0, None));
                tenants.places.len() as u32 - 1
            });
            let place = &mut tenants.places[at as usize];
            place.0 += 1;
            let key = u64::from(at) << 32 | u64::from(place.0);
            let wakes = Arc::new(TaskWaker { key, queued: AtomicBool::new(false), ready: self.0.ready.clone() });
            let waker = Waker::from(wakes.clone());
            place.1 = Some(Tenant { future: Some(task), group, wakes: wakes.clone(), waker });
            wakes
        };
        wakes.wake_by_ref();
    }

    /// Waits until a moment.
    pub fn until(&self, at: u64) -> Sleep {
        Sleep { executor: self.clone(), at, timer: None }
    }

    /// Waits for a time.
    pub fn sleep(&self, time: Duration) -> Sleep {
        self.until(self.now().saturating_add(time.as_micros() as u64))
    }

    /// Waits for something, but not longer than this; none when it took longer.
    pub async fn timeout<T>(&self, most: Duration, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            done = work => Some(done),
            () = self.sleep(most) => None,
        }
    }

    // ── running ──────────────────────────────────────────────────────────────
    /// Runs until a moment. The bits decide who goes first wherever several can.
    pub fn run(&self, until: u64, bits: &mut Bits) -> RunEnd {
        let mut steps = 0;
        let mut due = Vec::new();
        loop {
            self.end_doomed();
            let next = {
                let mut ready = held(&self.0.ready);
                let at = if ready.len() > 1 { bits.below(ready.len()) } else { 0 };
                (!ready.is_empty()).then(|| ready.remove(at))
            };
            if let Some(key) = next {
                steps += 1;
                if steps > MOST_STEPS {
                    return RunEnd::Livelock;
                }
                self.step(key);
                continue;
            }
            let mut timers = held(&self.0.timers);
            let at = timers.next_at().filter(|at| *at <= until);
            let now = at.unwrap_or(until).max(self.now());
            self.0.now.store(now, Ordering::Relaxed);
            if at.is_none() {
                return RunEnd::Moment;
            }
            timers.due(now, &mut due);
            drop(timers);
            steps = 0;
            self.note(now);
            due.drain(..).for_each(Waker::wake);
        }
    }

    /// Lets one task go on.
    fn step(&self, key: TaskKey) {
        let (at, tenant) = ((key >> 32) as usize, key as u32);
        let (mut future, waker) = {
            let mut tenants = held(&self.0.tenants);
            let tenants = &mut *tenants;
            let (number, place) = &mut tenants.places[at];
            let Some(place) = place.as_mut().filter(|_| *number == tenant) else { return };
            let group = &mut tenants.groups[place.group.0 as usize];
            if group.frozen {
                group.waiting.push(key);
                return;
            }
            let Some(future) = place.future.take() else { return };
            place.wakes.queued.store(false, Ordering::Relaxed);
            (future, place.waker.clone())
        };
        self.note(key);
        let mut cx = Context::from_waker(&waker);
        let polled = std::panic::catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(&mut cx)));
        let done = match polled {
            Ok(Poll::Pending) => false,
            Ok(Poll::Ready(())) => true,
            Err(why) => {
                let text = why.downcast_ref::<String>().cloned();
                let text = text.or_else(|| why.downcast_ref::<&str>().map(|text| (*text).to_string()));
                held(&self.0.panics).push(text.unwrap_or_else(|| "a panic without words".to_string()));
                true
            }
        };
        let mut tenants = held(&self.0.tenants);
        if done {
            let gone = tenants.places[at].1.take();
            tenants.free.push(at as u32);
            drop(tenants);
            drop((gone, future));
        } else if let Some(place) = tenants.places[at].1.as_mut() {
            place.future = Some(future);
        }
    }
}

/// Waits until a moment.
pub struct Sleep {
    executor: Executor,
    at: u64,
    timer: Option<(u64, u32)>,
}

impl Future for Sleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        if self.executor.now() >= self.at {
            return Poll::Ready(());
        }
        let engine = self.executor.0.clone();
        let mut timers = held(&engine.timers);
        match self.timer {
            Some((number, slot)) if timers.slots[slot as usize].0 == number => {
                let place = &mut timers.slots[slot as usize].1;
                if place.as_ref().is_none_or(|waker| !waker.will_wake(cx.waker())) {
                    *place = Some(cx.waker().clone());
                }
            }
            _ => self.timer = Some(timers.set(self.at, cx.waker().clone())),
        }
        Poll::Pending
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        if let Some(timer) = self.timer {
            held(&self.executor.0.timers).drop_timer(timer);
        }
    }
}

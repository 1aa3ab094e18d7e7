//! An ordered worker pool: threads take numbered batches as they come, and the results are handed over in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How many batches a thread may be ahead of the last one handed over; more would fill the memory while one is late.
const AHEAD: u64 = 16;

/// Who does what: guarded, because all threads look at it.
struct Batches<Pile> {
    /// Batches given out.
    out: u64,
    /// Batches handed over.
    over: u64,
    /// Batches done, waiting for an earlier one.
    done: BTreeMap<u64, Pile>,
    /// Nothing more is given out.
    closed: bool,
}

/// Closes the desk when its thread ends by a panic, so that nobody waits for work that will never be done.
struct Careful<'a, Pile>(&'a Mutex<Batches<Pile>>, &'a Condvar);

impl<Pile> Drop for Careful<'_, Pile> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            locked(self.0).closed = true;
            self.1.notify_all();
        }
    }
}

fn locked<Pile>(desk: &Mutex<Batches<Pile>>) -> MutexGuard<'_, Batches<Pile>> {
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does `pieces` pieces of work on n threads (at least one). Each thread gets tools of its own and takes `batch`
/// pieces at a time. `take` gets, on the thread of the caller, how many pieces a batch had and what they made, in the
/// order of the pieces, whoever was faster; when it breaks off, no more work is begun. However many pieces there are,
/// only a few batches are in memory.
pub(crate) fn share_out<Tools, Pile: Default + Send>(
    pieces: u64,
    batch: u64,
    threads: usize,
    tools: impl Fn() -> Tools + Sync,
    work: impl Fn(&mut Tools, u64, &mut Pile) + Sync,
    mut take: impl FnMut(u64, Pile) -> ControlFlow<()>,
) {
    let batches = pieces.div_ceil(batch);
    let many = |n: u64| batch.min(pieces - n * batch);
    let one = |tools: &mut Tools, n: u64| {
        let mut pile = Pile::default();
        for piece in n * batch..n * batch + many(n) {
            work(tools, piece, &mut pile);
        }
        pile
    };
    if threads <= 1 {
        let mut tools = tools();
        for n in 0..batches {
            let pile = one(&mut tools, n);
            if take(many(n), pile).is_break() {
                return;
            }
        }
        return;
    }
    let desk = Mutex::new(Batches { out: 0, over: 0, done: BTreeMap::new(), closed: false });
    let news = Condvar::new();
    let window = AHEAD * threads as u64;
    let run = || {
        let _careful = Careful(&desk, &news);
        let mut tools = tools();
        loop {
            let full = |desk: &mut Batches<Pile>| !desk.closed && desk.out < batches && desk.out >= desk.over + window;
            let mut at = news.wait_while(locked(&desk), full).unwrap_or_else(PoisonError::into_inner);
            if at.closed || at.out >= batches {
                return;
            }
            let n = at.out;
            at.out += 1;
            drop(at);
            let pile = one(&mut tools, n);
            locked(&desk).done.insert(n, pile);
            news.notify_all();
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(run);
        }
        // Should taking panic, the others must not wait for it.
        let _careful = Careful(&desk, &news);
        for n in 0..batches {
            let waits = |desk: &mut Batches<Pile>| !desk.closed && !desk.done.contains_key(&n);
            let mut at = news.wait_while(locked(&desk), waits).unwrap_or_else(PoisonError::into_inner);
            let Some(pile) = at.done.remove(&n) else { return };
            at.over += 1;
            drop(at);
            news.notify_all();
            if take(many(n), pile).is_break() {
                locked(&desk).closed = true;
                news.notify_all();
                return;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(pieces: u64, batch: u64, threads: usize, until: u64) -> Vec<u64> {
        let mut all = Vec::new();
        let work = |(): &mut (), piece: u64, pile: &mut Vec<u64>| {
            // Some pieces take longer, so that later ones are done first.
            if piece.is_multiple_of(7) {
                std::thread::sleep(std::time::Duration::from_millis(2));
            }
            pile.push(piece);
        };
        share_out(
            pieces,
            batch,
            threads,
            || (),
            work,
            |many, pile| {
                assert_eq!(many, pile.len() as u64);
                all.extend(pile);
                if all.len() as u64 >= until { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        all
    }

    #[test]
    fn piles_come_in_order_whoever_is_faster() {
        for (pieces, batch, threads) in [(0, 4, 2), (1, 4, 3), (203, 4, 1), (203, 4, 3), (64, 1, 8)] {
            assert_eq!(numbers(pieces, batch, threads, u64::MAX), (0..pieces).collect::<Vec<_>>());
        }
    }

    #[test]
    fn breaking_off_leaves_a_whole_beginning() {
        for threads in [1, 4] {
            assert_eq!(numbers(1000, 5, threads, 50), (0..50).collect::<Vec<_>>());
        }
    }

    #[test]
    #[should_panic(expected = "panicked")]
    fn a_panic_is_passed_on_and_nobody_waits() {
        let work = |(): &mut (), piece: u64, (): &mut ()| assert!(piece != 3, "the third one panicked");
        share_out(100_000, 1, 3, || (), work, |_, ()| ControlFlow::Continue(()));
    }
}

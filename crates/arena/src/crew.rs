//! Work for several threads: numbered pieces, taken as they come, added up in the end.

use std::sync::atomic::{AtomicU64, Ordering};

/// Does `pieces` pieces of work on so many threads (at least one). Each thread gets tools and a pile of its own, takes
/// `batch` pieces at a time, and `progress` hears how many more are done. The piles come back in no order.
pub(crate) fn share_out<Tools, Pile: Default + Send>(
    pieces: u64,
    batch: u64,
    threads: usize,
    tools: impl Fn() -> Tools + Sync,
    work: impl Fn(&mut Tools, u64, &mut Pile) + Sync,
    progress: impl Fn(u64) + Sync,
) -> Vec<Pile> {
    let next = AtomicU64::new(0);
    let run = || {
        let mut pile = Pile::default();
        let mut tools = tools();
        loop {
            let from = next.fetch_add(batch, Ordering::Relaxed);
            if from >= pieces {
                return pile;
            }
            let many = batch.min(pieces - from);
            for piece in from..from + many {
                work(&mut tools, piece, &mut pile);
            }
            progress(many);
        }
    };
    if threads <= 1 {
        return vec![run()];
    }
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
        let mut piles = vec![run()];
        for other in others {
            match other.join() {
                Ok(pile) => piles.push(pile),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        piles
    })
}

//! Games that threads share among themselves.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};

/// Does something for each of n games on some threads; the results are in the order of the games, whoever was faster.
pub(crate) fn shared<T: Send>(games: u64, threads: usize, of: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return done;
            }
            done.push((game, of(game)));
        }
    };
    let mut all: Vec<(u64, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let results = threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
        results.flatten().collect()
    });
    all.sort_by_key(|(game, _)| *game);
    all.into_iter().map(|(_, one)| one).collect()
}

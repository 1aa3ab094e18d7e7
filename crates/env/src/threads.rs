//! The threads that step bouts, also in a process that was forked off: a fork has the memory of its parent and none of its
//! threads, so that work handed to them would never be done.

use std::sync::{Arc, Mutex};

use rayon::{ThreadPool, ThreadPoolBuilder};

/// How many bouts a thread takes at a time, at least.
const FEW: usize = 16;

/// How many times as many pieces as threads the bouts are cut into: some games take longer than others.
const PIECES: usize = 4;

/// The most threads that can be asked for.
const MOST_THREADS: usize = 256;

/// Who plays.
pub(crate) enum Threads {
    /// The thread that asks.
    Here,
    /// Others.
    Others(Team),
}

impl Threads {
    /// So many threads; by default as many as there are cores, shared with all others who want so many. An error says in a sentence
    /// why not.
    pub(crate) fn new(wanted: Option<usize>) -> Result<Threads, String> {
        match wanted {
            Some(1) => Ok(Threads::Here),
            None | Some(2..=MOST_THREADS) => Team::new(wanted).map(Threads::Others),
            Some(threads) => Err(format!("1 to {MOST_THREADS} threads, not {threads}")),
        }
    }

    /// Works on these threads, and is told how many bouts a thread takes at a time.
    pub(crate) fn run<T: Send>(&mut self, many: usize, work: impl FnOnce(usize) -> T + Send) -> T {
        if let Threads::Others(team) = self
            && team.is_of_another_process()
        {
            // Without threads of its own a fork steps the bouts on the one it has: the games are the same.
            *self = Team::new(team.wanted).map_or(Threads::Here, Threads::Others);
        }
        match self {
            Threads::Others(Team { pool: Some(pool), .. }) => {
                let piece = (many / (pool.current_num_threads() * PIECES)).max(FEW);
                pool.install(|| work(piece))
            }
            _ => work(many.max(1)),
        }
    }
}

/// Threads, and the process they live in.
pub(crate) struct Team {
    pool: Option<Arc<ThreadPool>>,
    wanted: Option<usize>,
    process: u32,
}

impl Team {
    fn new(wanted: Option<usize>) -> Result<Team, String> {
        let process = std::process::id();
        let pool = if wanted.is_some() { pool(wanted) } else { shared(process) }?;
        Ok(Team { pool: Some(pool), wanted, process })
    }

    fn is_of_another_process(&self) -> bool {
        self.process != std::process::id()
    }
}

impl Drop for Team {
    /// Threads of another process cannot be told to end, and telling them could wait for a lock that one of them holds.
    fn drop(&mut self) {
        if self.is_of_another_process() {
            std::mem::forget(self.pool.take());
        }
    }
}

fn pool(threads: Option<usize>) -> Result<Arc<ThreadPool>, String> {
    let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    pool.map(Arc::new).map_err(|error| error.to_string())
}

/// As many threads as there are cores, the same for everybody in a process.
fn shared(process: u32) -> Result<Arc<ThreadPool>, String> {
    static SHARED: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);
    // Nobody waits for this lock: a fork may have been made while a thread held it, and that thread is not there.
    let Ok(mut shared) = SHARED.try_lock() else { return pool(None) };
    match &*shared {
        Some((of, pool)) if *of == process => Ok(Arc::clone(pool)),
        _ => {
            let pool = pool(None)?;
            std::mem::forget(shared.replace((process, Arc::clone(&pool))));
            Ok(pool)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cores_are_shared_and_others_are_not() {
        let of = |wanted| match Threads::new(wanted) {
            Ok(Threads::Others(team)) => team.pool.clone().expect("they are there as long as the team is"),
            _ => panic!("there are threads"),
        };
        // Whoever finds the lock held has threads of its own, so once is enough.
        assert!((0..1000).any(|_| Arc::ptr_eq(&of(None), &of(None))));
        assert!(!Arc::ptr_eq(&of(Some(2)), &of(Some(2))));
        assert!(Threads::new(Some(0)).is_err() && Threads::new(Some(MOST_THREADS + 1)).is_err());
    }

    /// What a fork finds: threads of a process that is not this one. Work is done all the same, on threads of this one.
    #[test]
    fn threads_of_another_process_are_replaced() {
        for wanted in [None, Some(2)] {
            let mut threads = Threads::new(wanted).expect("there are threads");
            let Threads::Others(team) = &mut threads else { panic!("there are others") };
            team.process = team.process.wrapping_add(1);
            let before = team.pool.clone();
            let ran_on = threads.run(1, |_| rayon::current_num_threads());
            let Threads::Others(team) = &threads else { panic!("there still are others") };
            assert_eq!(team.process, std::process::id());
            assert_eq!(wanted.unwrap_or(ran_on), ran_on);
            let same = before.zip(team.pool.clone()).is_some_and(|(before, now)| Arc::ptr_eq(&before, &now));
            // The shared threads of this process were shared before: only their owner was written down wrong.
            assert!(wanted.is_none() || !same);
        }
    }
}

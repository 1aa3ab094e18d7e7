//! What a server takes from outside: time, random bytes, somebody who runs its tasks and somebody who carries what goes to other
//! servers. The store is handed in beside them. A simulator hands in its own, and then nothing happens that it did not cause.

#[cfg(feature = "notices")]
mod carrier;
pub mod machine;

use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::clock::Clock;
use crate::courier::Courier;
use crate::entropy::Entropy;

/// Runs what goes on beside its caller.
pub trait Tasks: Send + Sync {
    /// Starts a task. Nobody is told when it ends.
    fn start(&self, task: BoxFuture<'static, ()>);

    /// Starts work that computes for long and waits for nothing, where it holds up no task. Work that panics harms nobody.
    fn start_work(&self, work: Box<dyn FnOnce() + Send>);
}

/// All of it together.
#[derive(Clone)]
pub struct Outside {
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// Where secrets come from.
    pub entropy: Arc<dyn Entropy>,
    /// Who runs tasks.
    pub tasks: Arc<dyn Tasks>,
    /// Who carries what goes to other servers.
    pub courier: Arc<dyn Courier>,
}

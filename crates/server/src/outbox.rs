//! The send queue of one socket: bounded, so that a slow reader holds up nobody.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicUsize, Ordering};

use kaiju_wire::Close;
use kaiju_wire::limits::{QUEUE, QUEUE_BYTES};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// The end of the queue that frames are put into.
#[derive(Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Arc<str>>,
    bytes: AtomicUsize,
    lagging: AtomicBool,
    shut: CancellationToken,
    why: AtomicU16,
}

impl Outbox {
    /// An outbox, and the end frames come out of.
    pub fn new() -> (Arc<Outbox>, mpsc::Receiver<Arc<str>>) {
        let (queue, out) = mpsc::channel(QUEUE);
        let outbox = Outbox {
            queue,
            bytes: AtomicUsize::new(0),
            lagging: AtomicBool::new(false),
            shut: CancellationToken::new(),
            why: AtomicU16::new(0),
        };
        (Arc::new(outbox), out)
    }

    /// A frame that must arrive. When there is no room the outbox is shut: the client comes back and resumes.
    pub fn send(&self, frame: Arc<str>) -> bool {
        let size = frame.len();
        let waiting = self.bytes.fetch_add(size, Ordering::Relaxed);
        if waiting + size > QUEUE_BYTES || self.queue.try_send(frame).is_err() {
            self.bytes.fetch_sub(size, Ordering::Relaxed);
            self.shut(Close::Slow);
            return false;
        }
        true
    }

    /// A frame that may be left out when the outbox is busy.
    pub fn offer(&self, frame: Arc<str>) {
        if self.queue.capacity() > QUEUE / 2 && self.bytes.load(Ordering::Relaxed) + frame.len() < QUEUE_BYTES / 2 {
            self.send(frame);
        }
    }

    /// More is to come than fits at once: the task that empties the outbox asks for it.
    pub fn set_lagging(&self, lagging: bool) {
        self.lagging.store(lagging, Ordering::Relaxed);
    }

    /// Is more to come, and is everything so far on its way? Told once, so that what is to come is asked for once.
    pub fn wants_more(&self) -> bool {
        self.queue.capacity() == QUEUE && self.lagging.swap(false, Ordering::Relaxed)
    }

    /// A frame went out.
    pub fn sent(&self, frame: &str) {
        self.bytes.fetch_sub(frame.len(), Ordering::Relaxed);
    }

    /// Shuts the outbox, for this reason unless there is one already.
    pub fn shut(&self, why: Close) {
        let _ = self.why.compare_exchange(0, why.number(), Ordering::Relaxed, Ordering::Relaxed);
        self.shut.cancel();
    }

    /// Waits until it is shut, and tells why.
    pub async fn closed(&self) -> u16 {
        self.shut.cancelled().await;
        self.why.load(Ordering::Relaxed)
    }

    /// Is it shut?
    pub fn is_shut(&self) -> bool {
        self.shut.is_cancelled()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_asked_for_once_when_the_line_is_empty() {
        let (outbox, mut out) = Outbox::new();
        outbox.set_lagging(true);
        outbox.send("a frame".into());
        assert!(!outbox.wants_more(), "not while something waits");
        assert!(out.try_recv().is_ok());
        assert_eq!((outbox.wants_more(), outbox.wants_more()), (true, false));
    }

    #[test]
    fn a_slow_reader_is_cut_off_and_never_fills_the_memory() {
        let (outbox, mut out) = Outbox::new();
        let frame: Arc<str> = "x".repeat(1000).into();
        let taken = (0..1000).take_while(|_| outbox.send(frame.clone())).count();
        assert_eq!((taken, outbox.is_shut(), outbox.why.load(Ordering::Relaxed)), (QUEUE, true, Close::Slow.number()));
        let (outbox, _out) = Outbox::new();
        let big: Arc<str> = "x".repeat(QUEUE_BYTES / 2).into();
        assert!(outbox.send(big.clone()) && outbox.send(big.clone()) && !outbox.send(big));
        assert!(out.try_recv().is_ok());
    }
}

//! Programs that think in a thread of their own, so that the screen never waits for them.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use kaiju_client::{BotAnswer, BotRequest, Minds};

/// A thread that thinks.
pub struct Thread {
    orders: Sender<BotRequest>,
    answers: Receiver<BotAnswer>,
}

impl Thread {
    /// Starts it. `wake` is called in that thread whenever an answer is ready.
    pub fn new(wake: impl Fn() + Send + 'static) -> Thread {
        let (orders, inbox) = channel::<BotRequest>();
        let (outbox, answers) = channel();
        // It ends when nobody can ask it any more.
        thread::spawn(move || {
            while let Ok(mut order) = inbox.recv() {
                while let Ok(newer) = inbox.try_recv() {
                    order = newer;
                }
                if outbox.send(order.think()).is_err() {
                    return;
                }
                wake();
            }
        });
        Thread { orders, answers }
    }
}

impl Minds for Thread {
    fn ask(&mut self, order: BotRequest) {
        // A thread that is gone has panicked, and the panic has been told.
        let _ = self.orders.send(order);
    }

    fn answered(&mut self) -> Option<BotAnswer> {
        self.answers.try_recv().ok()
    }
}

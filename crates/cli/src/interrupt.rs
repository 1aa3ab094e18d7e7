//! Ctrl-C: long work stops at the next game and keeps what it has; the second one ends the program at once.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use kaiju_text::lab;

use crate::tongue::lang;

static STOPPED: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C is heeded. Where that cannot be had, Ctrl-C ends the program as ever.
pub(crate) fn heed() {
    let _ = ctrlc::set_handler(|| {
        if STOPPED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        eprintln!("\nkaiju: {}", lab::stopping_soon(lang()));
    });
}

/// Did somebody press it?
pub(crate) fn stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

/// Breaks off once somebody has.
pub(crate) fn go_on() -> ControlFlow<()> {
    if stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

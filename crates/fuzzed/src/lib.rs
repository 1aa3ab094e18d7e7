//! What the fuzz targets do with bytes: each goes in by the front door, and must never panic. Here, and not beside the
//! targets, so that an ordinary test runs everything that was ever found.
#![forbid(unsafe_code)]

mod inputs;
mod server;
mod texts;

pub use inputs::apply;
pub use server::{backup, bodies};
pub use texts::{frames, notation, record, saved, scenario};

/// A target takes any bytes at all.
pub type Target = fn(&[u8]);

/// Every target by its name: the folder of its corpus, and its program under `fuzz/fuzz_targets`.
pub const TARGETS: &[(&str, Target)] = &[
    ("apply", apply),
    ("backup", backup),
    ("bodies", bodies),
    ("frames", frames),
    ("notation", notation),
    ("record", record),
    ("saved", saved),
    ("scenario", scenario),
];

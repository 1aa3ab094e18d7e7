//! The source of a local game's luck: a seed, or random bits that the caller hands in.

use std::fmt;

use kaiju_bots::Bits;

/// A source of random words.
pub struct Fortune {
    seed: Option<u64>,
    next: Box<dyn FnMut() -> u64 + Send>,
}

impl Fortune {
    /// The same words for the same seed, on every machine.
    pub fn seeded(seed: u64) -> Fortune {
        let mut bits = Bits::new(seed, 0);
        Fortune { seed: Some(seed), next: Box::new(move || bits.word()) }
    }

    /// Words from elsewhere, such as the system's generator.
    pub fn from_fn(next: impl FnMut() -> u64 + Send + 'static) -> Fortune {
        Fortune { seed: None, next: Box::new(next) }
    }

    /// The seed, if there is one.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The next word.
    pub fn word(&mut self) -> u64 {
        (self.next)()
    }

    /// A number below this one, each as likely as another.
    pub fn below(&mut self, n: usize) -> usize {
        Bits::new(self.word(), 0).below(n)
    }
}

impl fmt::Debug for Fortune {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fortune").field("seed", &self.seed).finish_non_exhaustive()
    }
}

//! A seat's hash chain: the player commits to all of it by showing its tip, then shows one element after another.

use std::sync::OnceLock;

use sha2::{Digest, Sha256};

/// How many elements a chain has. A seat answers far less often in any game.
pub const LENGTH: u32 = 4096;

/// Of so many elements one is remembered.
const STRIDE: u32 = 64;

/// An element of a chain.
pub type Element = [u8; 32];

/// The element one step nearer to the tip.
pub fn step(element: &Element) -> Element {
    Sha256::new().chain_update(b"kaiju chain 1").chain_update(element).finalize().into()
}

/// A player's own chain. Only the seed has to be kept.
#[derive(Clone)]
pub struct Chain {
    seed: Element,
    /// Elements from the seed on, [`STRIDE`] steps apart; found when the first one is asked for.
    marks: OnceLock<Vec<Element>>,
}

impl Chain {
    /// The chain that grows from 32 random bytes.
    pub fn new(seed: Element) -> Chain {
        Chain { seed, marks: OnceLock::new() }
    }

    /// Does it grow from this seed?
    pub fn grows_from(&self, seed: &Element) -> bool {
        self.seed == *seed
    }

    /// What is shown before anything else.
    pub fn tip(&self) -> Element {
        self.element(0)
    }

    /// The element n steps from the tip: number 1 is shown before the game begins, number 2 with the first
    /// answer, and so on.
    pub fn element(&self, number: u32) -> Element {
        let steps = LENGTH - number.min(LENGTH);
        let mark = self.marks()[(steps / STRIDE) as usize];
        (0..steps % STRIDE).fold(mark, |element, _| step(&element))
    }

    fn marks(&self) -> &[Element] {
        let stride = |mark: &Element| Some((0..STRIDE).fold(*mark, |element, _| step(&element)));
        let all = std::iter::successors(Some(self.seed), stride).take((LENGTH / STRIDE) as usize + 1);
        self.marks.get_or_init(|| all.collect())
    }

    /// The number of an element; none when it is not of this chain. Whoever shows us an element knows it and all before
    /// it, and nothing behind it.
    pub fn number_of(&self, element: &Element) -> Option<u32> {
        let mut at = self.seed;
        for number in (0..=LENGTH).rev() {
            if at == *element {
                return Some(number);
            }
            at = step(&at);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex;

    #[test]
    fn each_element_leads_to_the_one_before() {
        let chain = Chain::new([7; 32]);
        for number in 1..20 {
            assert_eq!(step(&chain.element(number)), chain.element(number - 1));
        }
        assert_eq!(chain.element(LENGTH), [7; 32]);
        for number in [2 * STRIDE, LENGTH - STRIDE, LENGTH].into_iter().flat_map(|mark| [mark - 1, mark]) {
            assert_eq!(step(&chain.element(number)), chain.element(number - 1), "around {number}");
        }
        for number in [0, 1, 19, LENGTH] {
            assert_eq!(chain.number_of(&chain.element(number)), Some(number));
        }
        assert_eq!(chain.number_of(&step(&chain.tip())), None, "before the tip there is nothing");
        assert_eq!(chain.number_of(&[8; 32]), None);
    }

    #[test]
    fn the_chain_of_the_document() {
        let chain = Chain::new(std::array::from_fn(|i| i as u8));
        let document = include_str!("../../../docs/fair-dice.md");
        for element in [chain.tip(), chain.element(1), chain.element(2)] {
            assert!(document.contains(&hex::write(&element)), "docs/fair-dice.md lacks {}", hex::write(&element));
        }
    }
}

//! A whole game needs no heap: the law behind the speed of playouts, checked by counting every allocation.
#![allow(unsafe_code, reason = "an allocator that counts can only be written with it")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kaiju_bits::{Bits, random_playout};
use kaiju_rules::{EditionId, Log, Pending, Setup, State};

/// The system's allocator, counting what this thread asks of it.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

fn asked() {
    ASKED.with(|asked| asked.set(asked.get() + 1));
}

// SAFETY: every call goes to the system's allocator as it came; counting touches one thread-local number and
// allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        asked();
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        asked();
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        asked();
        // SAFETY: the caller's promises are passed on.
        unsafe { System.realloc(at, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are passed on.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations(work: impl FnOnce()) -> u64 {
    let before = ASKED.with(Cell::get);
    work();
    ASKED.with(Cell::get) - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
    assert_eq!(allocations(|| ()), 0);
}

#[test]
fn a_random_game_allocates_nothing() {
    for edition in EditionId::all() {
        for players in 2..=6 {
            let setup = Setup::new(edition, players).expect("two to six can play");
            for game in 0..200 {
                let mut state = State::new(&setup);
                let mut bits = Bits::new(11, game);
                let asked = allocations(|| {
                    random_playout(&mut state, &mut bits, &mut Log::Off);
                });
                assert!(matches!(state.pending(), Pending::Over(_)));
                assert_eq!(asked, 0, "{edition:?} for {players}, game {game}");
            }
        }
    }
}

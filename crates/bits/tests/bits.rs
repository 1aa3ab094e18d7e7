//! Random bits are part of the notation in all but name: a seed must mean the same games for everybody, for good.

use kaiju_bits::Bits;

#[test]
fn a_seed_means_the_same_bits_for_good() {
    // As xoshiro256++ gives them from a splitmix64 seed, computed elsewhere.
    let first = |study, game| Bits::new(study, game).word();
    assert_eq!(first(1, 0), 6_409_272_458_699_751_175);
    assert_eq!(first(1, 1), 13_022_637_563_981_439_720);
    assert_eq!(first(2, 0), 1_819_068_375_045_147_981);
}

#[test]
fn neighbouring_games_have_nothing_in_common() {
    for bit in 0..64 {
        let set = (0..4096).filter(|&game| Bits::new(7, game).word() >> bit & 1 == 1).count();
        assert!((1800..2300).contains(&set), "bit {bit} is set in {set} of 4096 games");
    }
}

#[test]
fn numbers_stay_below_and_are_even() {
    let mut bits = Bits::new(3, 3);
    let mut seen = [0u32; 5];
    for _ in 0..10_000 {
        seen[bits.below(5)] += 1;
    }
    assert!(seen.iter().all(|n| (1850..2150).contains(n)), "{seen:?}");
    assert_eq!(bits.below(1), 0);
}

//! Bots that are to fit somebody do, in games that are played.

#[path = "../examples/fits_me.rs"]
#[expect(dead_code, reason = "its main is the example's")]
mod fits_me;

use fits_me::FittedLevel;

/// Level 1 would win a fifth of its duels against level 3, and level 4 two thirds. From the eleventh game on each wins its share.
#[test]
fn levels_win_their_share_of_duels() {
    for level in [1, 2, 3, 4] {
        let [_, settled, _] = FittedLevel { level, players: 2 }.shares(6);
        assert!((0.35..0.65).contains(&settled), "level {level}: {settled}");
    }
}

/// At a table for four the share is a quarter.
#[test]
fn levels_win_their_share_at_a_table_for_four() {
    for level in [1, 4] {
        let [_, settled, _] = FittedLevel { level, players: 4 }.shares(3);
        assert!((0.1..0.4).contains(&settled), "level {level}: {settled}");
    }
}

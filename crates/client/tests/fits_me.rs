//! Bots that are to fit somebody do, in games that are played.

#[path = "../examples/fits_me.rs"]
#[expect(dead_code, reason = "its main is the example's")]
mod fits_me;

use fits_me::FittedLevel;

/// Level 1 would win a fifth of its duels against level 3. From the eleventh game on it wins its share, and level 3 no more than that.
#[test]
fn levels_win_their_share_of_duels() {
    for level in [1, 3] {
        let [_, settled, _] = FittedLevel { level, players: 2 }.shares(3);
        assert!((0.3..0.7).contains(&settled), "level {level}: {settled}");
    }
}

/// At a table for four the share is a quarter; against three of level 3, level 1 would win 8 of a hundred games.
#[test]
fn levels_win_their_share_at_a_table_for_four() {
    for level in [1, 3] {
        let [_, settled, _] = FittedLevel { level, players: 4 }.shares(2);
        assert!((0.1..0.5).contains(&settled), "level {level}: {settled}");
    }
}

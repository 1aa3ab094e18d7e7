//! Who plays whom in a round of a tournament: a pure function of how everybody stands. docs/tournaments.md has the rule in words.

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Somebody who is to play a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Contender {
    /// The number of the entrant.
    pub(crate) number: usize,
    /// How many points they have.
    pub(crate) points: u32,
    /// A number that was drawn for them: it decides between those who are equal.
    pub(crate) lot: u64,
    /// How often they had a bye.
    pub(crate) byes: u32,
    /// How often they met others, by number.
    pub(crate) met: BTreeMap<usize, u32>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct RoundPairing {
    /// Who sits at each table, by number.
    pub(crate) tables: Vec<Vec<usize>>,
    /// Who has a bye.
    pub(crate) byes: Vec<usize>,
}

/// How many play at each table: as few tables as can be, as even as can be. One who is left over has a bye, which is told
/// apart; where bots fill tables nobody is.
fn sizes(players: usize, seats: usize, filled: bool) -> (Vec<usize>, bool) {
    let bye = !filled && (players == 1 || seats == 2 && players % 2 == 1);
    let players = players - usize::from(bye);
    let tables = players.div_ceil(seats);
    let even = |table: usize| players / tables + usize::from(table < players % tables);
    ((0..tables).map(even).collect(), bye)
}

/// Pairs a round at tables of up to `seats`. Those who have the most points sit together; among the next few, those who have met
/// least often do. The same standing gives the same round.
pub(crate) fn pair(contenders: &[Contender], seats: usize, filled: bool) -> RoundPairing {
    let mut left: Vec<&Contender> = contenders.iter().collect();
    left.sort_by_key(|one| (Reverse(one.points), one.lot, one.number));
    let (sizes, bye) = sizes(left.len(), seats.max(2), filled);
    let mut round = RoundPairing::default();
    if bye {
        // Whoever had the fewest byes, and of those the last.
        let fewest = left.iter().map(|one| one.byes).min();
        if let Some(at) = left.iter().rposition(|one| Some(one.byes) == fewest) {
            round.byes.push(left.remove(at).number);
        }
    }
    for size in sizes {
        let mut table: Vec<&Contender> = Vec::new();
        while table.len() < size {
            let met = |one: &Contender| -> u32 { table.iter().filter_map(|other| one.met.get(&other.number)).sum() };
            // The window is three tables wide: points matter more than new faces.
            let near = left.iter().take(3 * seats).enumerate().min_by_key(|(at, one)| (met(one), *at));
            let Some((at, _)) = near else { break };
            table.push(left.remove(at));
        }
        round.tables.push(table.into_iter().map(|one| one.number).collect());
    }
    round
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_bots::Bits;

    /// Random tournaments of every size: nobody plays twice in a round, nobody is left out, byes are spread, tables are even, and
    /// the same standing gives the same round.
    #[test]
    fn every_round_is_fair() {
        let mut bits = Bits::new(24, 7);
        for _ in 0..400 {
            let (players, seats, filled) = (1 + bits.below(40), 2 + bits.below(5), bits.below(3) == 0);
            let mut all: Vec<Contender> =
                (0..players).map(|number| Contender { number, lot: bits.word(), ..Contender::default() }).collect();
            let mut again = 0;
            for _ in 0..6 {
                let round = pair(&all, seats, filled);
                assert_eq!(round, pair(&all, seats, filled));
                let mut seen: Vec<usize> = round.tables.iter().flatten().chain(&round.byes).copied().collect();
                seen.sort_unstable();
                assert_eq!(seen, (0..players).collect::<Vec<_>>(), "everybody once");
                let sizes: Vec<usize> = round.tables.iter().map(Vec::len).collect();
                let (least, most) =
                    (sizes.iter().min().copied().unwrap_or(seats), sizes.iter().max().copied().unwrap_or(2));
                assert!(most <= seats && most - least.min(most) <= 1 && (filled || least >= 2), "{sizes:?}");
                assert!(round.byes.len() <= usize::from(!filled), "one at most");
                for table in &round.tables {
                    for &one in table {
                        again += table.iter().filter_map(|other| all[one].met.get(other)).sum::<u32>();
                    }
                    let winner = table[bits.below(table.len())];
                    all[winner].points += 60;
                    for &one in table {
                        for &other in table.iter().filter(|other| **other != one) {
                            *all[one].met.entry(other).or_default() += 1;
                        }
                    }
                }
                for &one in &round.byes {
                    (all[one].byes, all[one].points) = (all[one].byes + 1, all[one].points + 60);
                }
                let byes = all.iter().map(|one| one.byes);
                assert!(byes.clone().max().unwrap_or(0) - byes.min().unwrap_or(0) <= 1, "byes are spread");
            }
            if seats == 2 && players >= 16 {
                assert!(again as usize <= 2 * players, "six rounds among {players}: few meet twice, not {again}");
            }
        }
    }

    #[test]
    fn the_best_sit_together() {
        let standing =
            |number: usize, points: u32| Contender { number, points, lot: number as u64, ..Contender::default() };
        let all: Vec<Contender> =
            [0, 60, 120, 180, 0, 60, 120].iter().enumerate().map(|(i, p)| standing(i, *p)).collect();
        let round = pair(&all, 4, false);
        assert_eq!(round.tables, [vec![3, 2, 6, 1], vec![5, 0, 4]]);
        assert_eq!(pair(&all, 2, false).byes, [4], "the last of those without a bye");
        assert_eq!(pair(&all[..1], 4, false), RoundPairing { tables: vec![], byes: vec![0] });
        assert_eq!(pair(&all[..1], 4, true).tables, [vec![0]]);
    }
}

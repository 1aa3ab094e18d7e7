//! A round robin: each entrant among others of each other kind, what came of it, and who is how strong.

use kaiju_rules::Setup;
use serde_json::{Map, Value, json};

use crate::fixture::{Batch, Entrant, Fixture};
use crate::rating::{Rating, TableResult, rate};
use crate::tally::{LessLuck, WON, part, wilson_parts};

/// Who meets whom.
pub struct League {
    /// What is played at each table, one for each number of players.
    pub setups: Vec<Setup>,
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// Play only the games in which all but one are this one.
    pub among: Option<usize>,
}

/// One of them among others of one kind, by their places in the list of entrants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// How many play.
    pub players: usize,
    /// The one.
    pub one: usize,
    /// All others.
    pub others: usize,
}

/// What came of the games of a pair. Whole numbers, but for the luck: games can be counted in parts and added up.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PairTally {
    games: u64,
    turns: u64,
    /// Games won alone by the one and by the first of the others.
    wins: [u64; 2],
    /// What each won in all, in parts: a win that was shared counts for its share.
    won: [u64; 6],
    /// What the one and the first of the others won with luck taken out, where that was asked for.
    less_luck: [LessLuck; 2],
}

impl PairTally {
    /// How many numbers it is.
    pub const NUMBERS: usize = 10;

    /// Counts some games more.
    pub fn count(&mut self, batch: &Batch) {
        self.games += batch.tally.games;
        self.turns += batch.tally.turns.sum;
        for row in &batch.rows {
            for seat in row.winners.iter() {
                self.won[usize::from(row.entrants[seat.index()])] += part(row.winners);
            }
            let alone = row.winners.lowest().filter(|_| row.winners.len() == 1);
            let winner = alone.map(|seat| usize::from(row.entrants[seat.index()]));
            if let Some(wins) = winner.and_then(|winner| self.wins.get_mut(winner)) {
                *wins += 1;
            }
        }
        for (row, &luck) in batch.rows.iter().zip(&batch.luck) {
            let first = row.winners.iter().any(|seat| row.entrants[seat.index()] == 0);
            let won = if first { part(row.winners) as f64 / WON as f64 } else { 0.0 };
            let lost = if row.winners.is_empty() { 0.0 } else { 1.0 - won };
            self.less_luck[0].count(won, luck);
            self.less_luck[1].count(lost, -luck);
        }
    }

    /// All that is counted but for the luck: numbers of parts of the games can be added one by one.
    pub fn numbers(&self) -> [u64; PairTally::NUMBERS] {
        let mut numbers = [self.games, self.turns, self.wins[0], self.wins[1], 0, 0, 0, 0, 0, 0];
        numbers[4..].copy_from_slice(&self.won);
        numbers
    }

    /// What was counted, from its numbers.
    pub fn from_numbers(numbers: [u64; PairTally::NUMBERS]) -> PairTally {
        let [games, turns, one, other, won @ ..] = numbers;
        PairTally { games, turns, wins: [one, other], won, less_luck: [LessLuck::default(); 2] }
    }
}

/// A pair and what the one won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pairing {
    /// Who met whom.
    pub pair: Pair,
    /// How many games.
    pub games: u64,
    /// Games the one won alone.
    pub wins: u64,
    /// What it won in all, in parts of [`WON`].
    pub won: u64,
    turns: u64,
    less_luck: LessLuck,
}

impl Pairing {
    fn new(pair: Pair, tally: &PairTally, who: usize) -> Pairing {
        let PairTally { games, turns, wins, won, less_luck } = tally;
        Pairing { pair, games: *games, wins: wins[who], won: won[who], turns: *turns, less_luck: less_luck[who] }
    }

    /// The share of games the one won.
    pub fn share(&self) -> f64 {
        self.won as f64 / (WON * self.games.max(1)) as f64
    }

    /// The 95 % interval of that share.
    pub fn interval(&self) -> (f64, f64) {
        wilson_parts(self.won, self.games)
    }

    /// The share of games won with luck taken out, and its interval. Who won all games or none has nothing to take out.
    pub fn less_luck(&self) -> (f64, f64, f64) {
        if self.won == 0 || self.won == WON * self.games {
            let (low, high) = self.interval();
            return (self.share(), low, high);
        }
        let (share, off) = self.less_luck.share();
        let [share, low, high] = [share, share - off, share + off].map(|part| part.clamp(0.0, 1.0));
        (share, low, high)
    }
}

/// What a league came to.
pub struct Standings {
    /// Every pair, both ways round.
    pub pairings: Vec<Pairing>,
    /// How strong each entrant is, over all tables.
    pub ratings: Vec<Rating>,
    /// How strong each is at each table alone.
    pub by_table: Vec<(usize, Vec<Rating>)>,
    /// How many games were played.
    pub played: u64,
    names: Vec<String>,
}

impl League {
    /// A league of these entrants. Those that share a name are numbered.
    pub fn new(setups: Vec<Setup>, entrants: Vec<Entrant>, among: Option<usize>) -> League {
        League { setups, entrants: told_apart(entrants), among }
    }

    /// Who meets whom, table by table. Of two, both ways round are the same games.
    pub fn pairs(&self) -> Vec<Pair> {
        let wanted =
            |pair: &Pair| self.among.is_none_or(|field| pair.others == field || pair.players == 2 && pair.one == field);
        let tables = self.setups.iter().map(|setup| setup.monsters().len());
        tables.flat_map(|players| pairs(players, self.entrants.len())).filter(wanted).collect()
    }

    /// The games of a pair; none where nobody plays at such a table.
    pub fn fixture(&self, pair: Pair, seed: u64, first_game: u64, games: u64) -> Option<Fixture> {
        let setup = *self.setups.iter().find(|setup| setup.monsters().len() == pair.players)?;
        let entrants = seats(pair).into_iter().map(|entrant| self.entrants[entrant].clone()).collect();
        Some(Fixture { setup, entrants, rotate: true, seed, first_game, games })
    }

    /// What it came to, of what came of each pair.
    pub fn standings(&self, played: &[(Pair, PairTally)]) -> Standings {
        let mut pairings = Vec::new();
        let mut outcomes = Vec::new();
        for (pair, tally) in played {
            let Pair { players, one, others } = *pair;
            let wins = tally.won[..players].iter().map(|&won| won as f64 / WON as f64).collect();
            outcomes.push((players, TableResult { seats: seats(*pair), wins }));
            pairings.push(Pairing::new(*pair, tally, 0));
            if players == 2 {
                // Head to head, both ways round are the same games.
                pairings.push(Pairing::new(Pair { players, one: others, others: one }, tally, 1));
            }
        }
        pairings.sort_by_key(|pairing| (pairing.pair.players, pairing.pair.one, pairing.pair.others));
        let rated = |some: &dyn Fn(usize) -> bool| {
            let some: Vec<_> = outcomes.iter().filter(|(players, _)| some(*players)).map(|(_, o)| o.clone()).collect();
            rate(self.entrants.len(), &some)
        };
        let tables = self.setups.iter().map(|setup| setup.monsters().len());
        Standings {
            pairings,
            ratings: rated(&|_| true),
            by_table: tables.map(|n| (n, rated(&|players| players == n))).collect(),
            played: played.iter().map(|(_, tally)| tally.games).sum(),
            names: self.entrants.iter().map(|entrant| entrant.name().to_string()).collect(),
        }
    }
}

impl Standings {
    /// The name of an entrant.
    pub fn name(&self, entrant: usize) -> &str {
        &self.names[entrant]
    }

    /// The names of all entrants.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The entrants that have played, the strongest first.
    pub fn ranking(&self) -> Vec<usize> {
        let met = |pair: &Pairing, entrant: usize| pair.pair.one == entrant || pair.pair.others == entrant;
        let played = |entrant: &usize| self.pairings.iter().any(|pair| pair.games > 0 && met(pair, *entrant));
        let mut order: Vec<usize> = (0..self.names.len()).filter(played).collect();
        order.sort_by(|&a, &b| self.ratings[b].rating.total_cmp(&self.ratings[a].rating));
        order
    }

    /// What came of a pair, if it was played.
    pub fn pairing(&self, pair: Pair) -> Option<&Pairing> {
        self.pairings.iter().find(|known| known.pair == pair && known.games > 0)
    }

    /// For other programs: the games, the pairings, with luck taken out where that is wanted, and the ratings.
    pub fn json(&self, less_luck: bool) -> Map<String, Value> {
        let pairing = |pairing: &Pairing| {
            let less_luck = less_luck.then(|| {
                let (share, low, high) = pairing.less_luck();
                json!({ "share": share, "interval": [low, high] })
            });
            let Pair { players, one, others } = pairing.pair;
            json!({
                "players": players,
                "one": self.name(one),
                "others": self.name(others),
                "games": pairing.games,
                "wins": pairing.wins,
                "share": pairing.share(),
                "interval": pairing.interval(),
                "less_luck": less_luck,
                "par": 1.0 / players as f64,
                "turns_mean": pairing.turns as f64 / pairing.games.max(1) as f64,
            })
        };
        let rated = |ratings: &[Rating]| -> Value {
            let one = |&entrant: &usize| {
                let Rating { rating, margin } = ratings[entrant];
                json!({ "bot": self.name(entrant), "rating": rating, "low": rating - margin, "high": rating + margin })
            };
            self.ranking().iter().map(one).collect()
        };
        let tables: Vec<_> =
            self.by_table.iter().map(|(n, all)| json!({ "players": n, "ratings": rated(all) })).collect();
        let mut told = Map::new();
        told.insert("players".to_string(), self.by_table.iter().map(|(players, _)| *players).collect());
        told.insert("games".to_string(), self.played.into());
        told.insert("pairings".to_string(), self.pairings.iter().map(pairing).collect());
        told.insert("ratings".to_string(), rated(&self.ratings));
        told.insert("tables".to_string(), tables.into());
        told
    }
}

/// Who sits where.
fn seats(pair: Pair) -> Vec<usize> {
    (0..pair.players).map(|seat| if seat == 0 { pair.one } else { pair.others }).collect()
}

/// Who meets whom at a table for n: each among others of each other kind. Of two, both ways round are the same.
fn pairs(players: usize, entrants: usize) -> impl Iterator<Item = Pair> {
    let all = (0..entrants).flat_map(move |one| (0..entrants).map(move |others| Pair { players, one, others }));
    all.filter(move |pair| pair.one < pair.others || pair.one != pair.others && players > 2)
}

/// Numbers the entrants that share a name.
fn told_apart(entrants: Vec<Entrant>) -> Vec<Entrant> {
    let names: Vec<String> = entrants.iter().map(|entrant| entrant.name().to_string()).collect();
    let number = |i: usize| names[..=i].iter().filter(|name| **name == names[i]).count();
    let renamed = |(i, entrant): (usize, Entrant)| match number(i) {
        1 => entrant,
        nth => entrant.renamed(format!("{}#{nth}", names[i])),
    };
    entrants.into_iter().enumerate().map(renamed).collect()
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use kaiju_bots::Player;
    use kaiju_rules::EditionId;

    use super::*;
    use crate::Also;

    #[test]
    fn everybody_meets_everybody() {
        let met = |players, entrants| pairs(players, entrants).map(|p| (p.one, p.others)).collect::<Vec<_>>();
        assert_eq!(met(2, 3), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(met(4, 2), [(0, 1), (1, 0)]);
    }

    #[test]
    fn the_same_player_twice_is_told_apart() {
        let all = ["greedy", "random", "greedy"].map(|name| name.parse::<Player>().unwrap().into());
        let names: Vec<_> = told_apart(all.to_vec()).iter().map(|entrant| entrant.name().to_string()).collect();
        assert_eq!(names, ["greedy", "random", "greedy#2"]);
    }

    /// Parts of the games, as numbers, add up to what all of them together come to.
    #[test]
    fn parts_add_up_to_the_whole() {
        let setups = [2, 3].map(|players| Setup::new(EditionId::SECOND, players).expect("they can play"));
        let bots = ["greedy", "random"].map(|name| name.parse::<Player>().expect("a bot").into());
        let league = League::new(setups.to_vec(), bots.to_vec(), None);
        let play = |pair, first, games| {
            let mut tally = PairTally::default();
            league.fixture(pair, 5, first, games).expect("a table").stream(2, Also::NOTHING, |batch| {
                tally.count(&batch);
                ControlFlow::Continue(())
            });
            tally
        };
        for pair in league.pairs() {
            let (whole, parts) = (play(pair, 3, 40), [play(pair, 3, 15).numbers(), play(pair, 18, 25).numbers()]);
            assert_eq!(PairTally::from_numbers(std::array::from_fn(|i| parts[0][i] + parts[1][i])), whole);
        }
        let played: Vec<_> = league.pairs().into_iter().map(|pair| (pair, play(pair, 0, 60))).collect();
        let standings = league.standings(&played);
        assert_eq!(standings.ranking(), [0, 1]);
        assert_eq!(standings.json(false)["pairings"].as_array().map(Vec::len), Some(4));
    }
}

//! A duplicate as its ledger tells it: what its groups play, and what each made of it. Without time, network or disk.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use kaiju_client::story;
use kaiju_rules::{EditionId, Monster, Pending, Seat};
use kaiju_wire::duplicate::{DuplicateResult, DuplicateSeat};
use serde::{Deserialize, Serialize};

use crate::plan::TablePlan;
use crate::room::Room;
use crate::stored;

/// What a duplicate was made as.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct DuplicatePlan {
    /// Its title.
    pub(crate) title: String,
    /// The edition.
    #[serde(with = "stored::word")]
    pub(crate) edition: EditionId,
    /// Switches that differ from it.
    pub(crate) switches: BTreeMap<String, String>,
    /// Who made it, by what the account is called in ledgers.
    pub(crate) host: String,
    /// The secret that all its tables began with.
    #[serde(with = "stored::word")]
    pub(crate) secret: [u8; 32],
    /// The tables, one for each group.
    pub(crate) games: Vec<String>,
    /// What each of them is made as; none where they were made before the duplicate was written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<Box<TablePlan>>,
    /// A short hash of what was asked.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) claim: String,
}

/// What happened in a duplicate. Stored as JSON; new facts get new kinds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum DuplicateDeed {
    /// It was made.
    Opened {
        /// What as.
        plan: Box<DuplicatePlan>,
    },
    /// All its tables are there.
    Made,
    /// A group has finished.
    Ended {
        /// Which, counted from 0.
        group: usize,
        /// What each seat made of it; nothing where the table was closed before its end.
        seats: Vec<SeatEnd>,
    },
}

/// What a seat made of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SeatEnd {
    /// The monster.
    #[serde(with = "stored::word")]
    monster: Monster,
    /// The bot that sat there; none where a person did.
    bot: Option<String>,
    won: bool,
    alive: bool,
    hearts: u8,
    stars: u8,
    /// Turns begun in Tokyo.
    tokyo: u16,
}

impl SeatEnd {
    /// Results are compared by this: a win, being alive, stars, hearts.
    fn worth(&self) -> (bool, bool, u8, u8) {
        (self.won, self.alive, self.stars, self.hearts)
    }
}

/// What each seat made of a game that is over; nothing where it is not.
pub(crate) fn seat_ends(room: &Room) -> Vec<SeatEnd> {
    let Some(replay) = room.replay() else { return Vec::new() };
    let last = replay.at(replay.len());
    let Pending::Over(winners) = last.pending() else { return Vec::new() };
    let (table, tallies) = (last.table(), story::tallies(&replay));
    let end = |(seat, chair): (Seat, &crate::seat::TableSeat)| SeatEnd {
        monster: chair.monster,
        bot: chair.bot.as_ref().filter(|_| chair.hash.is_none()).map(|bot| bot.name().to_string()),
        won: winners.has(seat),
        alive: table.alive().has(seat),
        hearts: table.hearts(seat),
        stars: table.stars(seat),
        tokyo: tallies[seat.index()].held,
    };
    room.seats().iter().zip(room.chairs.iter()).map(end).collect()
}

/// How a duplicate stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Duplicate {
    pub(crate) id: String,
    pub(crate) plan: DuplicatePlan,
    /// Are all its tables there, or were they once?
    pub(crate) made: bool,
    /// What each group that has finished made of it, by its number from 0.
    ends: BTreeMap<usize, Vec<SeatEnd>>,
}

impl Duplicate {
    /// A duplicate as the first of its entries tells it.
    pub(crate) fn opened(id: &str, deed: DuplicateDeed) -> Option<Duplicate> {
        let DuplicateDeed::Opened { plan } = deed else { return None };
        Some(Duplicate { id: id.to_string(), made: plan.table.is_none(), plan: *plan, ends: BTreeMap::new() })
    }

    /// Takes in the next entry.
    pub(crate) fn take(&mut self, deed: DuplicateDeed) {
        match deed {
            DuplicateDeed::Opened { .. } => {}
            DuplicateDeed::Made => self.made = true,
            DuplicateDeed::Ended { group, seats } => {
                self.ends.insert(group, seats);
            }
        }
    }

    /// Is it written down what a group made of it?
    pub(crate) fn has_ended(&self, group: usize) -> bool {
        self.ends.contains_key(&group)
    }

    /// Of how many groups it is written down.
    pub(crate) fn ended(&self) -> usize {
        self.ends.len()
    }

    /// What each group made of each seat, with the names people had at the table of a group.
    pub(crate) fn compared(&self, name: impl Fn(usize, Seat) -> String) -> Vec<DuplicateSeat> {
        let many = self.ends.values().map(Vec::len).max().unwrap_or(0);
        (0..many).map(|at| self.compared_at(at, &name)).collect()
    }

    fn compared_at(&self, at: usize, name: impl Fn(usize, Seat) -> String) -> DuplicateSeat {
        let ends: Vec<(usize, &SeatEnd)> =
            self.ends.iter().filter_map(|(&group, seats)| Some((group, seats.get(at)?))).collect();
        let points = |own: usize, worth: (bool, bool, u8, u8)| {
            let others = ends.iter().filter(|(group, _)| *group != own);
            others.map(|(_, other)| 1 + worth.cmp(&other.worth()) as i32).sum::<i32>().unsigned_abs()
        };
        let result = |&(group, end): &(usize, &SeatEnd)| DuplicateResult {
            group: group as u32 + 1,
            bot: end.bot.is_some(),
            name: end.bot.clone().unwrap_or_else(|| name(group, Seat::new(at))),
            won: end.won,
            hearts: end.hearts.into(),
            stars: end.stars.into(),
            tokyo: end.tokyo.into(),
            points: points(group, end.worth()),
        };
        let mut results: Vec<DuplicateResult> = ends.iter().map(result).collect();
        results.sort_by_key(|one| (Reverse(one.points), one.group));
        let monster = ends.first().map(|(_, end)| end.monster.id().to_string()).unwrap_or_default();
        DuplicateSeat { seat: Seat::new(at).letter(), monster, results }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(won: bool, stars: u8, hearts: u8) -> SeatEnd {
        SeatEnd { monster: Monster::ALL[0], bot: None, won, alive: hearts > 0, hearts, stars, tokyo: 2 }
    }

    /// Two points for each group that did worse, one for each that did as well; a table that was closed is no group to compare
    /// with.
    #[test]
    fn points_compare_a_seat_across_groups() {
        let plan = DuplicatePlan {
            title: String::new(),
            edition: EditionId::SECOND,
            switches: BTreeMap::new(),
            host: "h".into(),
            secret: [0; 32],
            games: vec![String::new(); 5],
            table: None,
            claim: String::new(),
        };
        let mut all = Duplicate::opened("d", DuplicateDeed::Opened { plan: Box::new(plan) }).unwrap();
        let ends = [
            vec![end(false, 12, 0)],
            vec![end(true, 20, 3)],
            Vec::new(),
            vec![end(false, 5, 4)],
            vec![end(false, 5, 4)],
        ];
        for (group, seats) in ends.into_iter().enumerate() {
            assert!(!all.has_ended(group));
            all.take(DuplicateDeed::Ended { group, seats });
        }
        let seats = all.compared(|group, seat| format!("{seat} of {group}"));
        let told: Vec<(u32, u32)> = seats[0].results.iter().map(|one| (one.group, one.points)).collect();
        assert_eq!(told, [(2, 6), (4, 3), (5, 3), (1, 0)]);
        assert_eq!((seats.len(), seats[0].seat, seats[0].results[0].name.as_str()), (1, 'A', "A of 1"));
        let sum: u32 = seats[0].results.iter().map(|one| one.points).sum();
        assert_eq!(sum, 4 * 3, "two points for every two groups");
    }
}

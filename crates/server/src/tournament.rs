//! A tournament as its ledger tells it: who entered, who plays whom in each round, what came of it. Without time, network or disk.

use std::collections::BTreeMap;

use kaiju_rules::EditionId;
use kaiju_wire::code::Code;
use kaiju_wire::table::{Overtime, Rhythm};
use kaiju_wire::tournament::{
    EntrantInfo, NewTournament, RoundInfo, RoundTableInfo, TournamentInfo, TournamentKind, TournamentPhase,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::pairing::{Contender, RoundPairing, pair};
use crate::stored;

/// What a win is worth: it can be shared by two to six.
pub(crate) const WIN: u32 = 60;
/// How long tables wait for their players by default, in seconds.
const WAIT_S: u32 = 180;
const DAY_S: u32 = 24 * 60 * 60;
/// From how long after it was made on everybody who entered may begin it, where its host said nothing else.
const BEGINS_MS: u64 = DAY_MS;
/// The latest moment its host can say, after it was made.
const LATEST_MS: u64 = 90 * DAY_MS;
const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// The most who can enter.
const MOST_ENTRANTS: usize = 256;

/// What a tournament was made as.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TournamentPlan {
    /// Its title.
    pub(crate) title: String,
    /// Knock-out or Swiss.
    pub(crate) kind: TournamentKind,
    /// The edition.
    #[serde(with = "stored::word")]
    pub(crate) edition: EditionId,
    /// How many sit at a table.
    pub(crate) seats: usize,
    /// How many rounds a Swiss tournament has.
    pub(crate) rounds: usize,
    /// The bot that fills tables, if one does.
    pub(crate) fill: Option<String>,
    /// Are its tables played in one go, or over days?
    #[serde(default, skip_serializing_if = "Rhythm::is_live")]
    pub(crate) rhythm: Rhythm,
    /// Seconds for each answer, over days for each turn.
    pub(crate) clock_s: Option<u32>,
    /// What happens at tables over days when a player's time is over.
    #[serde(default, skip_serializing_if = "Overtime::is_nothing")]
    pub(crate) overtime: Overtime,
    /// Seconds until a bot answers for an absent player.
    pub(crate) grace_s: u32,
    /// Seconds that a table waits for its players.
    pub(crate) wait_s: u32,
    /// Do its games count for ratings?
    pub(crate) rated: bool,
    /// Who made it, by what the account is called in ledgers.
    pub(crate) host: String,
    /// The league it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) league: Option<String>,
    /// When it is to begin, if its host said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) begins_ms: Option<u64>,
}

/// What happened in a tournament. Stored as JSON; new facts get new kinds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum TournamentDeed {
    /// It was made.
    Opened {
        /// What as.
        plan: Box<TournamentPlan>,
    },
    /// Somebody entered, or came back.
    Entered {
        /// Who, by what the account is called in ledgers.
        player: String,
    },
    /// Somebody left.
    Left {
        /// Who.
        player: String,
    },
    /// The host has it begin, or somebody who entered and has waited long enough: the first round is made.
    Begun,
    /// A round began.
    Round {
        /// The tables: the game of each, and who sits there, by number.
        tables: Vec<(String, Vec<usize>)>,
        /// Who has a bye.
        byes: Vec<usize>,
    },
    /// A table of the last round ended.
    Ended {
        /// Which, counted from 0.
        table: usize,
        /// Who won, by number; nobody where a bot did.
        winners: Vec<usize>,
        /// Those who sat there, the best first.
        order: Vec<usize>,
        /// Those who did not come.
        absent: Vec<usize>,
    },
    /// The host ended it.
    Closed,
}

/// Somebody who entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TournamentEntrant {
    pub(crate) player: String,
    pub(crate) points: u32,
    byes: u32,
    met: BTreeMap<usize, u32>,
    /// Is it in the next round?
    pub(crate) active: bool,
    /// The last round it was in, counted from 1; 0 for none.
    reached: usize,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RoundTable {
    pub(crate) game: String,
    pub(crate) entrants: Vec<usize>,
    /// Who won, once it has ended.
    pub(crate) winners: Option<Vec<usize>>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Round {
    pub(crate) at_ms: u64,
    pub(crate) tables: Vec<RoundTable>,
    byes: Vec<usize>,
}

/// How a tournament stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tournament {
    pub(crate) id: String,
    pub(crate) plan: TournamentPlan,
    /// When it was made.
    pub(crate) made_ms: u64,
    pub(crate) entrants: Vec<TournamentEntrant>,
    pub(crate) rounds: Vec<Round>,
    begun: bool,
    closed: bool,
    /// The number of the last entry of its ledger that was read.
    pub(crate) head: u64,
}

impl TournamentPlan {
    /// The plan of a tournament somebody wants; none where it is not possible.
    pub(crate) fn wanted(
        new: &NewTournament,
        (title, league): (String, Option<String>),
        host: String,
    ) -> Option<TournamentPlan> {
        let fits = (2..=6).contains(&new.seats) && (1..=20).contains(&new.rounds.unwrap_or(3));
        fits.then_some(())?;
        let usual_wait = if new.rhythm.is_live() { WAIT_S } else { DAY_S };
        // Over days nobody is absent.
        let grace_s = if new.rhythm.is_live() { new.grace_s.unwrap_or(60) } else { new.grace_s.unwrap_or(0) };
        let longest = if new.rhythm.is_live() { DAY_S } else { u32::MAX };
        Some(TournamentPlan {
            title,
            kind: new.kind,
            edition: EditionId::from_name(&new.edition)?,
            seats: new.seats as usize,
            rounds: new.rounds.unwrap_or(3) as usize,
            fill: new.fill.clone(),
            rhythm: new.rhythm,
            // What a table over days cannot have is refused with its plan.
            clock_s: new.clock_s.filter(|s| *s > 0).map(|s| s.min(longest)),
            overtime: new.overtime,
            grace_s: grace_s.min(DAY_S),
            wait_s: new.wait_s.unwrap_or(usual_wait).clamp(10, 7 * DAY_S),
            rated: new.rated,
            host,
            league,
            begins_ms: new.begins_ms,
        })
    }
}

impl Tournament {
    /// A tournament as its first entry tells it.
    pub(crate) fn opened(id: &str, deed: &TournamentDeed, made_ms: u64) -> Option<Tournament> {
        let TournamentDeed::Opened { plan } = deed else { return None };
        let (id, plan) = (id.to_string(), (**plan).clone());
        let (entrants, rounds) = (Vec::new(), Vec::new());
        Some(Tournament { id, plan, made_ms, entrants, rounds, begun: false, closed: false, head: 0 })
    }

    /// Takes in the next entry. One that does not fit changes nothing: it lost against another.
    pub(crate) fn take(&mut self, deed: &TournamentDeed, at_ms: u64) {
        match deed {
            TournamentDeed::Opened { .. } => {}
            TournamentDeed::Entered { player } => match self.number(player) {
                Some(number) => self.entrants[number].active = true,
                None if !self.begun && self.entrants.len() < MOST_ENTRANTS => {
                    self.entrants.push(TournamentEntrant {
                        player: player.clone(),
                        points: 0,
                        byes: 0,
                        met: BTreeMap::new(),
                        active: true,
                        reached: 0,
                    });
                }
                None => {}
            },
            TournamentDeed::Left { player } => {
                if let Some(number) = self.number(player) {
                    self.entrants[number].active = false;
                }
            }
            TournamentDeed::Round { tables, byes } => self.begin_round(tables, byes, at_ms),
            TournamentDeed::Ended { table, winners, order, absent } => self.end_table(*table, winners, order, absent),
            TournamentDeed::Begun => self.begun = true,
            TournamentDeed::Closed => self.closed = true,
        }
    }

    fn begin_round(&mut self, tables: &[(String, Vec<usize>)], byes: &[usize], at_ms: u64) {
        let round = self.rounds.len() + 1;
        for (_, entrants) in tables {
            for &one in entrants {
                self.entrants[one].reached = round;
                for &other in entrants.iter().filter(|other| **other != one) {
                    *self.entrants[one].met.entry(other).or_default() += 1;
                }
            }
        }
        for &one in byes {
            let entrant = &mut self.entrants[one];
            (entrant.byes, entrant.points, entrant.reached) = (entrant.byes + 1, entrant.points + WIN, round);
        }
        let table = |(game, entrants): &(String, Vec<usize>)| RoundTable {
            game: game.clone(),
            entrants: entrants.clone(),
            winners: None,
        };
        self.rounds.push(Round { at_ms, tables: tables.iter().map(table).collect(), byes: byes.to_vec() });
    }

    fn end_table(&mut self, table: usize, winners: &[usize], order: &[usize], absent: &[usize]) {
        let knockout = self.is_knockout();
        let Some(table) = self.rounds.last_mut().and_then(|round| round.tables.get_mut(table)) else { return };
        if table.winners.is_some() {
            return;
        }
        let mut winners = winners.to_vec();
        if knockout {
            // One goes on: where several won, or a bot did, the best of those who sat there.
            winners = order.iter().copied().take(1).collect();
        }
        table.winners = Some(winners.clone());
        let seated = table.entrants.clone();
        for &winner in &winners {
            self.entrants[winner].points += WIN / winners.len().max(1) as u32;
        }
        for one in seated {
            let out = knockout && !winners.contains(&one);
            if out || absent.contains(&one) {
                self.entrants[one].active = false;
            }
        }
    }

    /// What it is for a player to enter, or to come back; nothing where they are in it.
    pub(crate) fn enter(&self, player: &str) -> Result<Option<TournamentDeed>, Code> {
        let entered = self.number(player).map(|number| self.entrants[number].active);
        match (self.phase(), entered) {
            (_, Some(true)) => Ok(None),
            (TournamentPhase::Over | TournamentPhase::Closed, _) => Err(Code::GameOver),
            (TournamentPhase::Playing, None) => Err(Code::Begun),
            (TournamentPhase::Playing, Some(false)) if self.is_knockout() => Err(Code::Begun),
            (TournamentPhase::Gathering, None) if self.entrants.len() >= MOST_ENTRANTS => Err(Code::SeatTaken),
            _ => Ok(Some(TournamentDeed::Entered { player: player.to_string() })),
        }
    }

    /// What it is for a player to leave; nothing where they have left.
    pub(crate) fn leave(&self, player: &str) -> Result<Option<TournamentDeed>, Code> {
        match self.number(player) {
            None => Err(Code::Forbidden),
            Some(number) if !self.entrants[number].active => Ok(None),
            Some(_) => Ok(Some(TournamentDeed::Left { player: player.to_string() })),
        }
    }

    /// What it is for a player to have the first round begin; nothing where it has begun. Only the host may, and after a while everybody
    /// who entered.
    pub(crate) fn begin(&self, player: &str, now_ms: u64) -> Result<Option<TournamentDeed>, Code> {
        let entered = self.number(player).is_some_and(|number| self.entrants[number].active);
        let may = self.plan.host == player || entered && now_ms >= self.begins_ms();
        match self.phase() {
            _ if !may => Err(Code::Forbidden),
            TournamentPhase::Gathering if self.next_round().is_none() => Err(Code::SeatsEmpty),
            TournamentPhase::Gathering => Ok(Some(TournamentDeed::Begun)),
            TournamentPhase::Playing => Ok(None),
            _ => Err(Code::GameOver),
        }
    }

    /// From when on everybody who entered may begin it: its host may be gone.
    fn begins_ms(&self) -> u64 {
        let usual = self.made_ms.saturating_add(BEGINS_MS);
        self.plan.begins_ms.unwrap_or(usual).min(self.made_ms.saturating_add(LATEST_MS))
    }

    /// What it is for a player to end it; nothing where it was ended. Only the host may.
    pub(crate) fn close(&self, player: &str) -> Result<Option<TournamentDeed>, Code> {
        match self.phase() {
            _ if self.plan.host != player => Err(Code::Forbidden),
            TournamentPhase::Closed => Ok(None),
            TournamentPhase::Over => Err(Code::GameOver),
            _ => Ok(Some(TournamentDeed::Closed)),
        }
    }

    /// The number of an entrant, from 0 on.
    pub(crate) fn number(&self, player: &str) -> Option<usize> {
        self.entrants.iter().position(|one| one.player == player)
    }

    /// Where it stands.
    pub(crate) fn phase(&self) -> TournamentPhase {
        match () {
            () if self.closed => TournamentPhase::Closed,
            () if !self.begun => TournamentPhase::Gathering,
            () if self.round_is_open() || self.next_round().is_some() => TournamentPhase::Playing,
            () => TournamentPhase::Over,
        }
    }

    /// Does only the best of each table go on?
    pub(crate) fn is_knockout(&self) -> bool {
        self.plan.kind == TournamentKind::Knockout
    }

    /// The tables of the last round that are not known to have ended, at which a player has a seat, with its number.
    pub(crate) fn tables_of(&self, player: &str) -> Vec<(&str, usize)> {
        let (Some(number), Some(round)) = (self.number(player), self.rounds.last()) else { return Vec::new() };
        let open = round.tables.iter().filter(|table| table.winners.is_none());
        let seat = |table: &RoundTable| table.entrants.iter().position(|one| *one == number);
        open.filter_map(|table| Some((table.game.as_str(), seat(table)?))).collect()
    }

    /// Is a table of the last round still played?
    pub(crate) fn round_is_open(&self) -> bool {
        self.rounds.last().is_some_and(|round| round.tables.iter().any(|table| table.winners.is_none()))
    }

    /// The next round, if there is one.
    pub(crate) fn next_round(&self) -> Option<RoundPairing> {
        let active: Vec<usize> = (0..self.entrants.len()).filter(|&one| self.entrants[one].active).collect();
        let more = match self.plan.kind {
            TournamentKind::Swiss => self.rounds.len() < self.plan.rounds,
            TournamentKind::Knockout => active.len() > 1 || self.rounds.is_empty(),
        };
        if !more || active.is_empty() || active.len() == 1 && self.plan.fill.is_none() {
            return None;
        }
        let contender = |&number: &usize| {
            let TournamentEntrant { points, byes, met, .. } = self.entrants[number].clone();
            // In a knock-out everybody who is left is equal.
            let points = if self.plan.kind == TournamentKind::Swiss { points } else { 0 };
            Contender { number, points, lot: self.lot(number), byes, met }
        };
        let contenders: Vec<Contender> = active.iter().map(contender).collect();
        Some(pair(&contenders, self.plan.seats, self.plan.fill.is_some()))
    }

    /// A number that was drawn for an entrant: it follows from the id of the tournament and of the entrant.
    pub(crate) fn lot(&self, number: usize) -> u64 {
        let hash = Sha256::new().chain_update("kaiju tournament lot 1").chain_update(&self.id);
        let hash = hash.chain_update(" ").chain_update(&self.entrants[number].player).finalize();
        hash[..8].iter().fold(0, |lot, &byte| lot << 8 | u64::from(byte))
    }

    /// The id of a table of a round: the same whoever makes it, so that it is made once.
    pub(crate) fn game(&self, round: usize, table: usize) -> String {
        let hash = Sha256::new().chain_update("kaiju tournament table 1").chain_update(&self.id);
        let hash = hash.chain_update(format!(" {round} {table}")).finalize();
        kaiju_wire::hex::write(&hash[..10])
    }

    /// What those somebody met have: it decides between those who have the same.
    fn rivals(&self, one: &TournamentEntrant) -> u32 {
        one.met.iter().map(|(&other, &times)| times * self.entrants[other].points).sum()
    }

    /// The entrants by number, the best first.
    fn ranking(&self) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.entrants.len()).collect();
        all.sort_by_key(|&number| {
            let one = &self.entrants[number];
            let reached = if self.is_knockout() { one.reached } else { 0 };
            std::cmp::Reverse((reached, one.points, self.rivals(one), std::cmp::Reverse(self.lot(number))))
        });
        all
    }

    /// What everybody who played gets for a league, by what their accounts are called in ledgers: one point, and one more for everybody who
    /// stands behind. Nothing before the end.
    pub(crate) fn league_points(&self) -> Vec<(&str, u32)> {
        if self.phase() != TournamentPhase::Over {
            return Vec::new();
        }
        let ranking = self.ranking();
        let played = ranking.iter().map(|&number| &self.entrants[number]).filter(|one| one.reached > 0);
        played.rev().zip(1..).map(|(one, points)| (one.player.as_str(), points)).collect()
    }

    /// What everybody may know of it. Names are those of accounts.
    pub(crate) fn info(&self, names: &BTreeMap<String, String>) -> TournamentInfo {
        let name = |number: &usize| names.get(&self.entrants[*number].player).cloned().unwrap_or_default();
        let entrant = |(number, place): (usize, u32)| EntrantInfo {
            place,
            name: name(&number),
            points: self.entrants[number].points,
            rivals: self.rivals(&self.entrants[number]),
            active: self.entrants[number].active,
        };
        let table = |table: &RoundTable| RoundTableInfo {
            game: table.game.clone(),
            players: table.entrants.iter().map(name).collect(),
            winners: table.winners.as_ref().map(|winners| winners.iter().map(name).collect()),
        };
        TournamentInfo {
            tournament: self.id.clone(),
            title: self.plan.title.clone(),
            kind: self.plan.kind,
            phase: self.phase(),
            host: names.get(&self.plan.host).cloned().unwrap_or_default(),
            begins_ms: Some(self.begins_ms()).filter(|_| self.phase() == TournamentPhase::Gathering),
            edition: self.plan.edition.name().to_string(),
            seats: self.plan.seats as u32,
            rounds: self.plan.rounds as u32,
            rhythm: self.plan.rhythm,
            clock_s: self.plan.clock_s,
            wait_s: self.plan.wait_s,
            rated: self.plan.rated,
            league: self.plan.league.clone(),
            entrants: self.ranking().into_iter().zip(1..).map(entrant).collect(),
            played: self
                .rounds
                .iter()
                .map(|round| RoundInfo {
                    tables: round.tables.iter().map(table).collect(),
                    byes: round.byes.iter().map(name).collect(),
                })
                .collect(),
        }
    }
}

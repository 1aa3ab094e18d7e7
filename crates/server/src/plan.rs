//! What a table is made as: what somebody may ask for, and what is written down of it for life.

use std::collections::BTreeMap;

use kaiju_rules::{Book, EditionId, Monster, Preset, Rules, Setup, Version};
use kaiju_wire::code::Code;
use kaiju_wire::table::{NewSeatKind, NewTable, Pace, SeatKind};
use serde::{Deserialize, Serialize};

use crate::entropy::hashed;
use crate::name::clean;
use crate::named_bot::NamedBot;
use crate::stored;

/// The longest clock and the longest grace, in seconds.
const LONGEST: u32 = 24 * 60 * 60;
/// How long an absent player is waited for by default.
const GRACE_S: u32 = 60;

/// What a table was made as.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablePlan {
    /// The version of the rules, for life.
    pub rules: u32,
    /// The edition.
    #[serde(with = "stored::word")]
    pub edition: EditionId,
    /// Switches that differ from it.
    pub switches: BTreeMap<String, String>,
    /// The seats.
    pub seats: Vec<SeatPlan>,
    /// Seconds for each answer.
    pub clock_s: Option<u32>,
    /// Seconds until a bot answers for an absent player; 0 for never.
    pub grace_s: u32,
    /// How fast bots answer.
    pub pace: Pace,
    /// Is it shown in the lobby?
    pub public: bool,
    /// Its title.
    pub title: String,
    /// The hash of the host's token.
    pub host: String,
    /// SHA-256 of the secret.
    #[serde(with = "stored::word")]
    pub commitment: [u8; 32],
    /// The life of the database the secret was taken in. A table that finds itself in another one takes a new secret:
    /// people who were there before the restore may know how the dice would have fallen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epoch: Option<String>,
    /// The table this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
}

/// What a seat was made as.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatPlan {
    /// Who is to sit there.
    pub kind: SeatKind,
    /// The bot, for a bot's seat and for an open one that stays empty.
    pub player: NamedBot,
    /// The monster it has until somebody chooses another.
    #[serde(with = "stored::word")]
    pub monster: Monster,
}

/// What only the server knows of a table that is being made.
#[derive(Clone, Copy, Debug)]
pub struct Founding<'a> {
    /// The host's token.
    pub host: &'a str,
    /// What is published of the secret.
    pub commitment: [u8; 32],
    /// The life of the database.
    pub epoch: &'a str,
    /// The version of the rules.
    pub rules: Version,
}

impl TablePlan {
    /// The plan of a table somebody wants, if it is possible. Monsters nobody asked for are given out in order.
    pub fn wanted(wanted: &NewTable, founding: Founding<'_>) -> Result<TablePlan, Code> {
        let preset = wanted.preset().ok_or(Code::BadSetup)?;
        let edition = preset.edition();
        if !(2..=6).contains(&wanted.seats.len()) {
            return Err(Code::BadSetup);
        }
        let switches = switches(wanted, preset);
        let rules = switched(edition, &switches)?;
        let mut seats = Vec::new();
        for (seat, monster) in wanted.seats.iter().zip(monsters(wanted, edition, &rules)?) {
            let kind = match seat.kind {
                NewSeatKind::Me | NewSeatKind::Human => SeatKind::Human,
                NewSeatKind::Open => SeatKind::Open,
                NewSeatKind::Bot => SeatKind::Bot,
            };
            let player = seat.player.as_deref().map_or_else(|| Ok(NamedBot::usual()), NamedBot::wanted)?;
            seats.push(SeatPlan { kind, player, monster });
        }
        let untitled = wanted.title.trim().is_empty();
        let title = if untitled { String::new() } else { clean(&wanted.title).ok_or(Code::BadName)? };
        let plan = TablePlan {
            rules: founding.rules.number(),
            edition,
            switches,
            seats,
            clock_s: wanted.clock_s.filter(|&s| s > 0).map(|s| s.min(LONGEST)),
            grace_s: wanted.grace_s.unwrap_or(GRACE_S).min(LONGEST),
            pace: wanted.pace,
            public: wanted.public,
            title,
            host: hashed(founding.host),
            commitment: founding.commitment,
            epoch: Some(founding.epoch.to_string()),
            rematch_of: None,
        };
        plan.setup(plan.seats.iter().map(|seat| seat.monster))?;
        Ok(plan)
    }

    /// May this monster play at the table (EVO-1)?
    pub fn admits(&self, monster: Monster) -> bool {
        self.played().is_ok_and(|rules| rules.admit(monster))
    }

    /// What a game with these monsters starts from.
    pub fn setup(&self, monsters: impl Iterator<Item = Monster>) -> Result<Setup, Code> {
        let monsters: Vec<Monster> = monsters.collect();
        let setup = Setup::of(self.edition, self.played()?, &monsters);
        setup.map_err(|_| Code::BadSetup)
    }

    /// The rules it is played with: its switches, in the version it was made with.
    fn played(&self) -> Result<Rules, Code> {
        let version = Version::of(self.rules).ok_or(Code::OtherRules)?;
        Ok(Rules { version, ..switched(self.edition, &self.switches)? })
    }

    /// The book that is played to the letter, if it is one.
    pub fn book(&self) -> Option<Book> {
        Book::played(self.edition, &self.played().ok()?)
    }
}

/// The switches that differ from the edition: those of the book, and those somebody set.
fn switches(wanted: &NewTable, preset: Preset) -> BTreeMap<String, String> {
    let printed = preset.rules().changes(preset.edition().edition().rules);
    let mut switches: BTreeMap<String, String> =
        printed.map(|(name, word)| (name.to_string(), word.to_string())).collect();
    switches.extend(wanted.switches.clone());
    switches
}

/// The switches of an edition, some of them set otherwise.
fn switched(edition: EditionId, switches: &BTreeMap<String, String>) -> Result<Rules, Code> {
    let mut rules = edition.edition().rules;
    for (name, word) in switches {
        rules.set(name, word).map_err(|_| Code::BadSetup)?;
    }
    Ok(rules)
}

/// The monster of each seat: the one asked for, or the next that nobody asked for, the edition's own first. With Evolutions
/// only monsters that have some (EVO-1).
fn monsters(wanted: &NewTable, edition: EditionId, rules: &Rules) -> Result<Vec<Monster>, Code> {
    let asked: Vec<Option<Monster>> = wanted
        .seats
        .iter()
        .map(|seat| seat.monster.as_deref().map(|id| Monster::from_id(id).ok_or(Code::BadMonster)).transpose())
        .collect::<Result<_, _>>()?;
    for (i, monster) in asked.iter().enumerate() {
        if monster.is_some() && asked[..i].contains(monster) {
            return Err(Code::MonsterTaken);
        }
    }
    if asked.iter().flatten().any(|&monster| !rules.admit(monster)) {
        return Err(Code::NoEvolutions);
    }
    let cast = edition.edition().cast(rules);
    let usual = cast.iter().chain(Monster::ALL).copied().filter(|&monster| rules.admit(monster));
    let mut others = usual.filter(|&monster| !asked.contains(&Some(monster)));
    let mut given: Vec<Monster> = Vec::new();
    for one in &asked {
        let next = one.or_else(|| others.find(|monster| !given.contains(monster))).ok_or(Code::BadSetup)?;
        given.push(next);
    }
    Ok(given)
}

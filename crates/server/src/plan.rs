//! What a table is made as: what somebody may ask for, and what is written down of it for life.

use std::collections::BTreeMap;

use kaiju_arena::RatingList;
use kaiju_rules::{Book, EditionId, Monster, Preset, Rules, Setup, Version};
use kaiju_wire::code::Code;
use kaiju_wire::table::{NewSeatKind, NewTable, Overtime, Pace, Rhythm, SeatKind};
use serde::{Deserialize, Serialize};

use crate::entropy::hashed;
use crate::name::clean;
use crate::named_bot::NamedBot;
use crate::stored;

/// The longest clock and the longest grace of a live table, in seconds.
const LONGEST: u32 = 24 * 60 * 60;
/// The shortest and the longest time for a turn at a relaxed table, in seconds.
const RELAXED: std::ops::RangeInclusive<u32> = 60 * 60..=30 * 24 * 60 * 60;
/// The longest by which watchers see a game later, in seconds.
const LONGEST_DELAY: u32 = 60 * 60;
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
    /// Is it played in one go, or over days?
    #[serde(default, skip_serializing_if = "Rhythm::is_live")]
    pub rhythm: Rhythm,
    /// Seconds for each answer; at a relaxed table for the answers a player gives until somebody else is asked.
    pub clock_s: Option<u32>,
    /// What happens at a relaxed table when that time is over.
    #[serde(default, skip_serializing_if = "Overtime::is_nothing")]
    pub overtime: Overtime,
    /// Seconds until a bot answers for an absent player; 0 for never.
    pub grace_s: u32,
    /// May answers be taken back as long as nobody has learnt anything by them?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undo: bool,
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
    /// Does the game count for ratings?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Is it a table for children?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub child: bool,
    /// Seconds by which everybody without a seat sees the game later.
    #[serde(default, skip_serializing_if = "is_at_once")]
    pub delay_s: u32,
    /// The duplicate it is a table of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<String>,
    /// When the server begins the game by itself, by the wall clock, if nobody has done so; earlier when everybody is there. None where
    /// players begin it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin_by_ms: Option<u64>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
fn is_at_once(delay_s: &u32) -> bool {
    *delay_s == 0
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
    /// Whom the seat is kept for, by what the account is called in ledgers; none where anybody may have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved: Option<String>,
    /// The name of the bot it is kept for, where it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
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
            let usual = NamedBot::usual_at(wanted.child);
            let player = seat.player.as_deref().map_or(Ok(usual), NamedBot::wanted)?;
            seats.push(SeatPlan { kind, player, monster, reserved: None, bot: None });
        }
        let (clock_s, grace_s) = times(wanted)?;
        let untitled = wanted.title.trim().is_empty();
        let title = if untitled { String::new() } else { clean(&wanted.title).ok_or(Code::BadName)? };
        let plan = TablePlan {
            rules: founding.rules.number(),
            edition,
            switches,
            seats,
            rhythm: wanted.rhythm,
            clock_s,
            overtime: wanted.overtime,
            grace_s,
            undo: wanted.undo,
            pace: wanted.pace,
            public: wanted.public,
            title,
            host: hashed(founding.host),
            commitment: founding.commitment,
            epoch: Some(founding.epoch.to_string()),
            rematch_of: None,
            rated: wanted.rated,
            child: wanted.child,
            delay_s: wanted.delay_s,
            duplicate: None,
            begin_by_ms: None,
        };
        if plan.delay_s > if plan.rhythm.is_live() { LONGEST_DELAY } else { 0 } {
            return Err(Code::BadSetup);
        }
        plan.check_rated(wanted)?;
        plan.check_child()?;
        plan.setup(plan.seats.iter().map(|seat| seat.monster))?;
        Ok(plan)
    }

    /// A game that counts for ratings is played as its edition or book has it, and by bots that are rated.
    fn check_rated(&self, wanted: &NewTable) -> Result<(), Code> {
        let Some(list) = self.rating_list() else { return Ok(()) };
        if !wanted.switches.is_empty() {
            return Err(Code::BadSetup);
        }
        let me = wanted.seats.iter().filter(|seat| seat.kind == NewSeatKind::Me).count();
        if me > 1 {
            return Err(Code::NeedsAccount);
        }
        let rated = |seat: &SeatPlan| seat.kind == SeatKind::Human || list.bot(seat.player.name()).is_some();
        if self.seats.iter().all(rated) { Ok(()) } else { Err(Code::BadBot) }
    }

    /// At a table for children nobody types, all bots are gentle, and nothing counts.
    fn check_child(&self) -> Result<(), Code> {
        let fits = self.title.is_empty() && !self.rated && self.seats.iter().all(|seat| self.lets_play(&seat.player));
        if self.child && !fits { Err(Code::ChildTable) } else { Ok(()) }
    }

    /// May this bot play here?
    pub fn lets_play(&self, bot: &NamedBot) -> bool {
        !self.child || bot.is_gentle()
    }

    /// What somebody is called who sits down as this monster: like the monster where nobody types, or else as they like.
    pub fn called<'a>(&self, asked: &'a str, monster: Monster) -> &'a str {
        if self.child { monster.name() } else { asked }
    }

    /// Are its seats kept for some accounts?
    pub fn is_reserved(&self) -> bool {
        self.seats.iter().any(|seat| seat.reserved.is_some())
    }

    /// Does everybody sit there with an account?
    pub fn needs_account(&self) -> bool {
        self.rated || self.is_reserved() || self.duplicate.is_some()
    }

    /// Do players add to its luck? Where other groups have the same, nobody can.
    pub fn takes_tips(&self) -> bool {
        self.duplicate.is_none()
    }

    /// The list of ratings the game counts in, if it counts.
    pub fn rating_list(&self) -> Option<RatingList> {
        RatingList::new(self.edition, self.seats.len()).filter(|_| self.rated)
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

/// The clock and the grace of a table. Where people come by over days, nobody is absent, and an answer within minutes is
/// asked of nobody.
fn times(wanted: &NewTable) -> Result<(Option<u32>, u32), Code> {
    let clock = wanted.clock_s.filter(|&s| s > 0);
    match wanted.rhythm {
        Rhythm::Live if wanted.overtime != Overtime::Nothing => Err(Code::BadSetup),
        Rhythm::Live => Ok((clock.map(|s| s.min(LONGEST)), wanted.grace_s.unwrap_or(GRACE_S).min(LONGEST))),
        Rhythm::Relaxed => {
            let fits = clock.is_none_or(|s| RELAXED.contains(&s)) && wanted.grace_s.unwrap_or(0) == 0;
            let pointless = clock.is_none() && wanted.overtime != Overtime::Nothing;
            if fits && !pointless { Ok((clock, 0)) } else { Err(Code::BadSetup) }
        }
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

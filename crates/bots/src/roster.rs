//! The bots by name: what `--bot` takes, and the five levels.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::Duration;

use kaiju_rules::{Action, Legal, Monster, Setup, View, Viewer};

use crate::clock::{self, TimeSource};
use crate::deep::Deep;
use crate::foresight::{Others, Seer};
use crate::greedy::Greedy;
use crate::judge::{Judge, Weights};
use crate::lessons::LESSONS;
use crate::mind::Mind;
use crate::net::Net;
use crate::reason::Grounds;
use crate::search::{Budget, Search, SearchSettings};
use crate::{Bits, Bot, BotReason, ask};

/// A player that can be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal answer, each as likely as any other.
    Random,
    /// Plays like the greedy one, but n answers of a hundred are random ones.
    Clumsy(u8),
    /// One step ahead, with these likes.
    Greedy(Persona),
    /// Follows every answer to the end of the turn, and asks the network.
    Seer,
    /// Imagines games before it answers.
    Search(Budget),
    /// Asks the large network as well as the small one, and looks n times through the next turn of somebody else before it answers; 0: never.
    Champion(u32),
}

/// What a greedy player likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Persona {
    /// Nothing in particular.
    Plain,
    /// To hurt.
    Smasher,
    /// Energy and cards.
    Banker,
    /// Its life.
    Survivor,
    /// Stars.
    Scorer,
    /// Whatever was learned to win.
    Learned,
}

impl Persona {
    const ALL: [(Persona, &str); 6] = [
        (Persona::Plain, "greedy"),
        (Persona::Smasher, "smasher"),
        (Persona::Banker, "banker"),
        (Persona::Survivor, "survivor"),
        (Persona::Scorer, "scorer"),
        (Persona::Learned, "learned"),
    ];

    /// How it judges a table. Worked out once: whoever plays many short games needs it often.
    pub fn judge(self) -> Judge {
        static KNOWN: [OnceLock<Judge>; Persona::ALL.len()] = [const { OnceLock::new() }; Persona::ALL.len()];
        KNOWN[self as usize].get_or_init(|| self.make_judge()).clone()
    }

    fn make_judge(self) -> Judge {
        Judge::new(match self {
            Persona::Plain => Weights::PLAIN,
            Persona::Smasher => Weights::SMASHER,
            Persona::Banker => Weights::BANKER,
            Persona::Survivor => Weights::SURVIVOR,
            Persona::Scorer => Weights::SCORER,
            Persona::Learned => return Judge::learned(&LESSONS),
        })
    }
}

/// How long `mcts` thinks when it is not told.
const THINKS: Duration = Duration::from_millis(50);
/// How often of a hundred times `clumsy` slips when it is not told.
const SLIPS: u8 = 50;
/// Through how many turns it looks at most.
const TURNS: u8 = 1;
/// The longest time and the most playouts that can be asked for.
const MOST_TIME: u64 = 60_000;
const MOST_PLAYOUTS: u32 = 10_000_000;

impl Player {
    /// The names there are, for messages and help.
    pub const NAMES: [&'static str; 20] = [
        "random",
        "clumsy",
        "clumsy:30",
        "greedy",
        "smasher",
        "banker",
        "survivor",
        "scorer",
        "learned",
        "seer",
        "mcts",
        "mcts:50ms",
        "mcts:1000",
        "champion",
        "champion:48",
        "level1",
        "level2",
        "level3",
        "level4",
        "level5",
    ];

    /// What the player is called where nobody says which.
    pub const USUAL_NAME: &str = "level3";

    /// Who plays for the champion where its network is missing: level 5.
    const STRONGEST_SMALL: Player = Player::Search(Budget::Playouts(2000));

    /// The player where nobody says which: level 3.
    pub const USUAL: Player = Player::Greedy(Persona::Plain);

    /// The player of a level from 1 to 5: two that slip, often and now and then, the greedy one, the one who asks the
    /// network, and one who imagines games besides. None of them looks at a clock, so that a level plays the same on every machine.
    pub const fn level(level: u8) -> Option<Player> {
        Some(match level {
            1 => Player::Clumsy(75),
            2 => Player::Clumsy(30),
            3 => Player::USUAL,
            4 => Player::Seer,
            5 => Player::STRONGEST_SMALL,
            _ => return None,
        })
    }

    /// The answer of such a player to the question the viewer is asked, from somebody who was not there before.
    pub fn answer(self, view: &View, bits: &mut Bits) -> Action {
        ask(&mut *self.seat_at(view), &view.legal(), bits, || view.clone())
    }

    /// The answer that [`Player::answer`] gives with the same bits, and why; none where there is no choice.
    pub fn explain(self, view: &View, bits: &mut Bits) -> Option<BotReason> {
        let legal = view.legal();
        (legal.len() > 1).then(|| self.seat_at(view).explain(view, &legal, bits))
    }

    /// Somebody who plays like this, where a viewer sits.
    fn seat_at(self, view: &View) -> Box<dyn Bot> {
        let mut bot = self.seat();
        let table = view.table();
        let monsters: Vec<Monster> = table.seats().iter().map(|seat| table.stand(seat).monster).collect();
        let setup = Setup::new(table.edition(), monsters.len())
            .and_then(|setup| setup.with_rules(*table.rules()).with_monsters(&monsters));
        if let (Ok(setup), Viewer::Seat(seat)) = (setup, view.viewer()) {
            bot.begin(&setup, seat);
        }
        bot
    }

    /// Somebody who plays like this.
    pub fn seat(self) -> Box<dyn Bot> {
        self.seat_with(clock::system())
    }

    /// Makes the bot with a clock handed in, for systems that have none (such as WebAssembly).
    pub fn seat_with(self, clock: Option<TimeSource>) -> Box<dyn Bot> {
        match self {
            Player::Random => Box::new(Random),
            Player::Clumsy(slips) => Box::new(Clumsy { slips, greedy: Greedy::default() }),
            Player::Greedy(persona) => Box::new(Greedy::with(persona.judge())),
            Player::Seer => Box::new(Seer::new(Net::ours(), Persona::Learned.judge())),
            Player::Search(budget) => {
                Box::new(Search::with(SearchSettings::new(budget), Persona::Learned.judge(), clock))
            }
            Player::Champion(looks) => {
                let judge = Persona::Learned.judge();
                match Deep::ours().map(|deep| Mind::Both(Net::ours(), deep)) {
                    Some(net) if looks == 0 => Box::new(Seer::new(net, judge).among(Others::Leaving)),
                    Some(net) => {
                        let settings = SearchSettings::exact(Budget::Playouts(looks), TURNS);
                        Box::new(Search::with(settings, judge, clock).asking(net).among(Others::Leaving))
                    }
                    None => Player::STRONGEST_SMALL.seat_with(clock),
                }
            }
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(word: &str) -> Result<Player, String> {
        let lower = word.to_lowercase();
        if let Some((persona, _)) = Persona::ALL.into_iter().find(|(_, name)| *name == lower) {
            return Ok(Player::Greedy(persona));
        }
        if let Some(level) = lower.strip_prefix("level") {
            let level = level.trim_start_matches([':', '-', ' ']).parse().ok();
            return level.and_then(Player::level).ok_or_else(|| "levels are level1 to level5".to_string());
        }
        match lower.split_once(':') {
            None if lower == "random" => Ok(Player::Random),
            None if lower == "seer" => Ok(Player::Seer),
            None if lower == "champion" => Ok(Player::Champion(0)),
            None if lower == "clumsy" => Ok(Player::Clumsy(SLIPS)),
            None if lower == "mcts" => Ok(Player::Search(Budget::Time(THINKS))),
            Some(("clumsy", slips)) => {
                let slips = slips.parse().ok().filter(|slips| (1..=100).contains(slips));
                slips.map(Player::Clumsy).ok_or_else(|| "clumsy:30 slips 30 times of 100, 1 to 100".to_string())
            }
            Some(("mcts", budget)) => {
                let time =
                    budget.strip_suffix("ms").map(|ms| ms.parse().ok().filter(|ms| (1..=MOST_TIME).contains(ms)));
                let playouts = budget.parse().ok().filter(|n| (1..=MOST_PLAYOUTS).contains(n));
                match (time, playouts) {
                    (Some(Some(ms)), _) => Ok(Player::Search(Budget::Time(Duration::from_millis(ms)))),
                    (None, Some(playouts)) => Ok(Player::Search(Budget::Playouts(playouts))),
                    _ => Err(format!(
                        "mcts thinks for a time, mcts:50ms (up to {MOST_TIME}), or for n playouts, mcts:1000"
                    )),
                }
            }
            Some(("champion", looks)) => {
                let looks = looks.parse().ok().filter(|n| (1..=MOST_PLAYOUTS).contains(n));
                looks.map(Player::Champion).ok_or_else(|| "champion:48 looks ahead 48 times".to_string())
            }
            _ => Err("there is no such player".to_string()),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Clumsy(SLIPS) => f.write_str("clumsy"),
            Player::Clumsy(slips) => write!(f, "clumsy:{slips}"),
            Player::Greedy(persona) => {
                f.write_str(Persona::ALL.iter().find(|(one, _)| one == persona).map_or("greedy", |(_, name)| name))
            }
            Player::Seer => f.write_str("seer"),
            Player::Champion(0) => f.write_str("champion"),
            Player::Champion(looks) => write!(f, "champion:{looks}"),
            Player::Search(Budget::Playouts(n)) => write!(f, "mcts:{n}"),
            Player::Search(Budget::Time(time)) => write!(f, "mcts:{}ms", time.as_millis()),
        }
    }
}

/// Any legal answer, each as likely as any other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn choose(&mut self, _: &View, legal: &Legal, bits: &mut Bits) -> Action {
        legal.pick(bits.word()).unwrap_or(Action::No)
    }

    fn explain(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> BotReason {
        BotReason { action: self.choose(view, legal, bits), grounds: Grounds::Random(legal.len()) }
    }
}

/// Some answers are random ones.
struct Clumsy {
    slips: u8,
    greedy: Greedy,
}

impl Bot for Clumsy {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        if bits.below(100) < usize::from(self.slips) {
            return Random.choose(view, legal, bits);
        }
        self.greedy.choose(view, legal, bits)
    }

    fn explain(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> BotReason {
        if bits.below(100) < usize::from(self.slips) {
            return Random.explain(view, legal, bits);
        }
        self.greedy.explain(view, legal, bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for name in Player::NAMES {
            let player: Player = name.parse().unwrap();
            assert_eq!(player.to_string().parse(), Ok(player), "{name}");
        }
        for level in 1..=5 {
            assert!(format!("level{level}").parse::<Player>().is_ok());
        }
        for wrong in [
            "",
            "level0",
            "level6",
            "champion:",
            "champion:0",
            "mcts:",
            "mcts:0",
            "mcts:50s",
            "mcts:0ms",
            "gready",
            "mcts:-3",
            "clumsy:0",
            "clumsy:101",
        ] {
            assert!(wrong.parse::<Player>().is_err(), "{wrong}");
        }
        assert_eq!("MCTS:20ms".parse(), Ok(Player::Search(Budget::Time(Duration::from_millis(20)))));
    }
}

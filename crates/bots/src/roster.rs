//! The bots by name: what `--bot` takes, and the six levels.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::Duration;

use kaiju_rules::{Action, Legal, Monster, Seat, Setup, View, Viewer};

use crate::clock::{self, TimeSource};
use crate::deep::{Deep, LargeNet};
use crate::foresight::{Others, Seer};
use crate::greedy::Greedy;
use crate::judge::{Judge, Weights};
use crate::lessons::LESSONS;
use crate::mind::Mind;
use crate::misjudgement::Misjudgement;
use crate::net::Net;
use crate::reason::Grounds;
use crate::search::{Budget, Search, SearchSettings};
use crate::{Bits, Bot, BotReason, ask};

/// A player that can be named.
///
/// ```
/// use kaiju_bots::Player;
///
/// let player: Player = "clumsy:37".parse().unwrap();
/// assert_eq!(player, Player::Clumsy(37));
/// assert_eq!(player.to_string(), "clumsy:37");
/// // What sits down and plays as that one.
/// let bot = player.seat();
/// assert!(!bot.listens());
/// assert!("nobody".parse::<Player>().is_err());
/// ```
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
    /// Plays like the seer, but misjudges what it sees: by so many thousandths, see [`Misjudgement`].
    Unsure(u16),
    /// Imagines games before it answers.
    Search(Budget),
    /// Asks the large network as well as the small one, and looks n times through the next turn of somebody else before it answers; 0: never.
    Champion(u32),
    /// A level for people, or a strength between two of them, in tenths: 10 is level 1 and 60 is level 6.
    Level(u8),
    /// Plays like the strength of so many tenths, which was chosen to fit somebody; from 0 on.
    Fits(u8),
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
/// The worst judgement that can be asked for.
const MOST_DOUBT: u16 = 5_000;

impl Player {
    /// The names there are, for messages and help.
    pub const NAMES: [&'static str; 24] = [
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
        "unsure:70",
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
        "level6",
        "level3.5",
        "fits",
    ];

    /// What the player is called where nobody says which.
    pub const USUAL_NAME: &str = "level3";

    /// The player where nobody says which: level 3.
    pub const USUAL: Player = Player::Level(Player::USUAL_TENTHS);
    const USUAL_TENTHS: u8 = 30;

    /// The greedy players with likes of their own: the personalities.
    pub const PERSONALITIES: [Player; 4] = [
        Player::Greedy(Persona::Smasher),
        Player::Greedy(Persona::Banker),
        Player::Greedy(Persona::Survivor),
        Player::Greedy(Persona::Scorer),
    ];

    /// The greedy player with no likes in particular.
    pub const GREEDY: Player = Player::Greedy(Persona::Plain);

    /// How many levels there are.
    pub const LEVELS: u8 = 6;

    /// The player of a level from 1 to 6: five who follow each answer to the end of the turn and misjudge it, less and less, and the
    /// champion, who looks ahead. None of them looks at a clock, so that a level plays the same on every machine.
    pub const fn level(level: u8) -> Option<Player> {
        match level {
            1..=Player::LEVELS => Some(Player::Level(10 * level)),
            _ => None,
        }
    }

    /// Every level, the weakest first.
    pub fn levels() -> impl Iterator<Item = Player> {
        (1..=Player::LEVELS).filter_map(Player::level)
    }

    /// Does it imagine games? A program for the browser comes without what that takes, see [`bring`].
    pub fn searches(self) -> bool {
        match self {
            Player::Search(_) | Player::Champion(_) => true,
            Player::Level(tenths) | Player::Fits(tenths) => tenths > SUREST,
            _ => false,
        }
    }

    /// Does this program have all it takes to play like this? Where it does not, the seer plays in its place.
    pub fn is_here(self) -> bool {
        !self.searches() || brought().is_some()
    }

    /// The answer of such a player to the question the viewer is asked, from somebody who was not there before.
    pub fn answer(self, view: &View, bits: &mut Bits) -> Action {
        ask(&mut *self.seat_at(view), &view.legal(), bits, || view.clone())
    }

    /// The answer that [`Player::answer`] gives with the same bits, and why; none where there is no choice, and where somebody else plays
    /// in its place.
    pub fn explain(self, view: &View, bits: &mut Bits) -> Option<BotReason> {
        let legal = view.legal();
        (legal.len() > 1 && self.is_here()).then(|| self.seat_at(view).explain(view, &legal, bits))
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
            Player::Unsure(doubt) => {
                Box::new(Seer::new(Net::ours(), Persona::Learned.judge()).doubting(Misjudgement(doubt)))
            }
            Player::Level(tenths) | Player::Fits(tenths) if tenths <= SUREST => {
                Player::Unsure(doubt_at(tenths)).seat_with(clock)
            }
            Player::Search(_) | Player::Champion(_) | Player::Level(_) | Player::Fits(_) => match brought() {
                Some((net, seat)) => seat(self, net, clock),
                None => Player::Seer.seat_with(clock),
            },
        }
    }
}

/// How far the levels from 1 to 5 misjudge what they see, after one that is weaker still. See docs/bots.md for how these were found.
const DOUBTS: [u16; 6] = [2000, 1000, 500, 280, 160, 70];
/// The highest strength that does without the champion, in tenths of a level.
const SUREST: u8 = 10 * (DOUBTS.len() as u8 - 1);
/// How often level 6 looks ahead before it answers.
const LOOKS: u32 = 48;

/// How far a strength up to 50 misjudges what it sees: between two levels, something between them.
fn doubt_at(tenths: u8) -> u16 {
    let (level, part) = (usize::from(tenths / 10), u16::from(tenths % 10));
    let of = |level: usize| DOUBTS[level.min(DOUBTS.len() - 1)];
    (of(level) * (10 - part) + of(level + 1) * part + 5) / 10
}

/// Makes somebody who searches, with a large network to ask.
type SeatMaker = fn(Player, &'static dyn LargeNet, Option<TimeSource>) -> Box<dyn Bot>;

/// What those who search need, if this program has it.
#[cfg(not(target_family = "wasm"))]
#[expect(clippy::unnecessary_wraps, reason = "a program for the browser may come without")]
fn brought() -> Option<(&'static dyn LargeNet, SeatMaker)> {
    Some((Deep::ours(), searcher))
}

/// What was brought. A program that never brings anything comes without the code of those who search.
#[cfg(target_family = "wasm")]
static BROUGHT: OnceLock<(Box<dyn LargeNet + Send>, SeatMaker)> = OnceLock::new();

#[cfg(target_family = "wasm")]
fn brought() -> Option<(&'static dyn LargeNet, SeatMaker)> {
    BROUGHT.get().map(|(net, seat)| (&**net as &dyn LargeNet, *seat))
}

/// Brings those who search into a program for the browser, with the file of the champion's network. False where the file is none. All
/// other programs come with both.
pub fn bring(file: &[u8]) -> bool {
    let Some(net) = Deep::read(file) else { return false };
    #[cfg(target_family = "wasm")]
    let _ = BROUGHT.set((Box::new(net), searcher));
    #[cfg(not(target_family = "wasm"))]
    drop(net);
    true
}

/// Somebody who searches.
fn searcher(player: Player, net: &'static dyn LargeNet, clock: Option<TimeSource>) -> Box<dyn Bot> {
    let (judge, both) = (Persona::Learned.judge(), Mind::Both(Net::ours(), net));
    match player {
        Player::Search(budget) => Box::new(Search::with(SearchSettings::new(budget), judge, clock)),
        Player::Champion(0) => Box::new(Seer::new(both, judge).among(Others::Leaving)),
        Player::Champion(looks) => {
            let settings = SearchSettings::exact(Budget::Playouts(looks), TURNS);
            Box::new(Search::with(settings, judge, clock).asking(both).among(Others::Leaving))
        }
        Player::Level(tenths) | Player::Fits(tenths) => {
            let champion = searcher(Player::Champion(LOOKS), net, clock);
            let often = tenths.saturating_sub(SUREST);
            if often >= 10 {
                return champion;
            }
            Box::new(Torn { often, one: champion, other: Player::Level(SUREST).seat_with(clock) })
        }
        player => player.seat_with(clock),
    }
}

/// Plays like one bot in so many of ten answers, and like another one in the others.
struct Torn {
    often: u8,
    one: Box<dyn Bot>,
    other: Box<dyn Bot>,
}

impl Torn {
    fn now(&mut self, bits: &mut Bits) -> &mut dyn Bot {
        if bits.below(10) < usize::from(self.often) { &mut *self.one } else { &mut *self.other }
    }
}

impl Bot for Torn {
    fn begin(&mut self, setup: &Setup, seat: Seat) {
        self.one.begin(setup, seat);
        self.other.begin(setup, seat);
    }

    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        self.now(bits).choose(view, legal, bits)
    }

    fn explain(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> BotReason {
        self.now(bits).explain(view, legal, bits)
    }
}

/// Reads a level, or a strength between two: `3`, `3.5`.
fn read_level(word: &str) -> Option<Player> {
    read_tenths(word).filter(|&tenths| tenths >= 10).map(Player::Level)
}

fn read_tenths(word: &str) -> Option<u8> {
    let (level, part) = word.split_once('.').unwrap_or((word, "0"));
    let digit = |word: &str| match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    };
    Some(10 * digit(level)? + digit(part)?).filter(|&tenths| tenths <= 10 * Player::LEVELS)
}

impl FromStr for Player {
    type Err = String;

    fn from_str(word: &str) -> Result<Player, String> {
        let lower = word.to_lowercase();
        if let Some((persona, _)) = Persona::ALL.into_iter().find(|(_, name)| *name == lower) {
            return Ok(Player::Greedy(persona));
        }
        if let Some(level) = lower.strip_prefix("level") {
            let level = read_level(level.trim_start_matches([':', '-', ' ']));
            return level.ok_or_else(|| "levels are level1 to level6; level3.5 is between two".to_string());
        }
        if let Some(strength) = lower.strip_prefix("fits") {
            let strength = if strength.is_empty() { Some(Player::USUAL_TENTHS) } else { read_tenths(strength) };
            return strength
                .map(Player::Fits)
                .ok_or_else(|| "fits3.5 plays between level 3 and level 4, 0 to 6".to_string());
        }
        match lower.split_once(':') {
            None if lower == "random" => Ok(Player::Random),
            None if lower == "seer" => Ok(Player::Seer),
            None if lower == "champion" => Ok(Player::Champion(0)),
            None if lower == "clumsy" => Ok(Player::Clumsy(SLIPS)),
            None if lower == "mcts" => Ok(Player::Search(Budget::Time(THINKS))),
            Some(("unsure", doubt)) => {
                let doubt = doubt.parse().ok().filter(|doubt| (1..=MOST_DOUBT).contains(doubt));
                let wrong = || format!("unsure:70 misjudges by 70 thousandths, 1 to {MOST_DOUBT}");
                doubt.map(Player::Unsure).ok_or_else(wrong)
            }
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
            Player::Unsure(doubt) => write!(f, "unsure:{doubt}"),
            Player::Level(tenths) if tenths % 10 == 0 => write!(f, "level{}", tenths / 10),
            Player::Level(tenths) => write!(f, "level{}.{}", tenths / 10, tenths % 10),
            Player::Fits(tenths) => write!(f, "fits{}.{}", tenths / 10, tenths % 10),
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
    use kaiju_rules::{EditionId, State};

    #[test]
    fn names_are_read_and_written() {
        for name in Player::NAMES {
            let player: Player = name.parse().unwrap();
            assert_eq!(player.to_string().parse(), Ok(player), "{name}");
        }
        for (level, player) in (1..=Player::LEVELS).zip(Player::levels()) {
            assert_eq!((format!("level{level}").parse(), player.to_string()), (Ok(player), format!("level{level}")));
        }
        assert_eq!(
            ("level3.5".parse(), Player::Level(35).to_string()),
            (Ok(Player::Level(35)), "level3.5".to_string())
        );
        for wrong in [
            "",
            "level0",
            "level7",
            "level6.1",
            "level0.9",
            "level3.",
            "level3.55",
            "level+3",
            "level.5",
            "level300",
            "fits6.1",
            "fits-1",
            "unsure:0",
            "unsure",
            "unsure:5001",
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
    /// Between two levels judgement is between theirs: nobody gets better in steps.
    #[test]
    fn doubt_shrinks_from_tenth_to_tenth() {
        let all: Vec<u16> = (0..=SUREST).map(doubt_at).collect();
        assert!(all.windows(2).all(|two| two[0] > two[1]), "{all:?}");
        assert_eq!((0..=SUREST).step_by(10).map(doubt_at).collect::<Vec<_>>(), DOUBTS);
    }

    #[test]
    fn a_file_that_is_no_network_brings_nothing() {
        assert!(!bring(b"no network") && bring(include_bytes!("champion.bin")));
        assert!(Player::levels().all(Player::is_here), "this program comes with everything");
    }
    /// Between level 5 and level 6 some answers are those of the one, and the others those of the other.
    #[test]
    fn who_is_torn_answers_like_one_of_two() {
        let mut torn = Torn { often: 5, one: Box::new(Always(Action::Yes)), other: Box::new(Always(Action::No)) };
        let state = State::new(&Setup::new(EditionId::SECOND, 2).expect("two can play"));
        let (view, legal) = (state.seen_by(Viewer::Seat(Seat::A)), Legal::default());
        let mut bits = Bits::new(1, 1);
        let said: Vec<Action> = (0..200).map(|_| torn.choose(&view, &legal, &mut bits)).collect();
        let mut again = Bits::new(1, 1);
        assert!(said.iter().all(|&action| torn.explain(&view, &legal, &mut again).action == action));
        let yes = said.iter().filter(|&&action| action == Action::Yes).count();
        assert!((70..130).contains(&yes), "{yes} of 200");
    }

    /// Gives one answer to everything.
    struct Always(Action);

    impl Bot for Always {
        fn choose(&mut self, _: &View, _: &Legal, _: &mut Bits) -> Action {
            self.0
        }
    }
}

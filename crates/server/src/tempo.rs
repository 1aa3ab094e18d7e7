//! When a bot's answer is given. Where the seat knows something the others do not, the moment is fixed in advance by
//! what everybody knows: who plays, and how fast the table is. How long the bot really thought would reveal what it
//! thought about, so it does not count.

use std::collections::{HashMap, VecDeque};

use kaiju_bots::Player;
use kaiju_bots::search::Budget;
use kaiju_rules::{Seat, State, Viewer};

use crate::lock::Mutex;

/// Nobody waits longer than this for a slot: thoughts do not take as long.
const MOST_DOUBLINGS: u32 = 8;

/// The moments at which an answer may be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempo {
    /// When the question was there for the bot, by the steady clock.
    pub from_ms: u64,
    /// How long the table wants an answer to take at least.
    pub pace_ms: u64,
    /// How long the answer takes, no matter what it is; none where everybody knows what the seat knows.
    pub allotted_ms: Option<u64>,
}

impl Tempo {
    /// When an answer that was ready at a moment is given. With an allotment that is its end. Thoughts that took longer
    /// still, which the allotment is large enough to make rare, wait for the end of twice the time, four times the time
    /// …
    pub fn given_at(self, ready_ms: u64) -> u64 {
        let Some(allotted) = self.allotted_ms else { return ready_ms.max(self.from_ms + self.pace_ms) };
        let first = allotted.max(self.pace_ms);
        let mut slots = (0..=MOST_DOUBLINGS).map(|doubled| self.from_ms + (first << doubled));
        slots.find(|&end| end >= ready_ms).unwrap_or(ready_ms)
    }
}

/// How long an answer takes at least where the seat knows something others do not, in milliseconds: several times what
/// the thoughts of such a player usually take on a machine that is not busy.
pub fn allotment(player: Player) -> u64 {
    match player {
        Player::Random => 10,
        Player::Clumsy(_) | Player::Greedy(_) => 60,
        Player::Seer | Player::Unsure(_) => 100,
        Player::Level(_) | Player::Fits(_) if !player.searches() => 100,
        Player::Level(_) | Player::Fits(_) => 400,
        Player::Champion(looks) => 120 + 5 * u64::from(looks),
        Player::Search(Budget::Playouts(n)) => 50 + u64::from(n) / 8,
        Player::Search(Budget::Time(time)) => 100 + time.as_millis() as u64,
    }
}

/// How many thoughts are remembered for each kind of player.
const REMEMBERED: usize = 64;

/// How long players thought lately, at all tables of this node. On a busy machine everybody's answers take longer, also
/// those that need no thought: a thought hardly ever outlasts all those remembered, no matter what it is about.
#[derive(Debug, Default)]
pub struct Tempi(Mutex<HashMap<u64, VecDeque<u64>>>);

impl Tempi {
    /// How long the next answer of a player takes: the usual allotment, doubled until the longest of the last thoughts
    /// fits.
    pub fn allotment(&self, player: Player) -> u64 {
        let usual = allotment(player);
        let longest = self.0.lock().get(&usual).and_then(|lately| lately.iter().copied().max()).unwrap_or(0);
        (0..MOST_DOUBLINGS).map(|doubled| usual << doubled).find(|&fits| fits >= longest).unwrap_or(longest)
    }

    /// A player with something to choose from thought for so long. Players with the same allotment are of one kind.
    pub fn note(&self, player: Player, took_ms: u64) {
        let mut kinds = self.0.lock();
        let lately = kinds.entry(allotment(player)).or_default();
        if lately.len() == REMEMBERED {
            lately.pop_front();
        }
        lately.push_back(took_ms);
    }
}

/// Does a seat know something of the game that not everybody knows? How many cards somebody holds and who looked at the
/// deck is known to all, so the answer tells nobody anything.
pub fn knows_more(state: &State, seat: Seat) -> bool {
    state.seen_by(Viewer::Seat(seat)).table() != state.seen_by(Viewer::Public).table()
}

#[cfg(test)]
mod tests {
    use kaiju_bots::Bits;
    use kaiju_loadtest::distance;

    use super::*;

    /// How long level 5 thought about questions with several legal answers on a machine that was very busy and badly
    /// optimised, in milliseconds: at these parts of a hundred. With one legal answer it does not think at all.
    const BUSY: [(f64, f64); 6] =
        [(0.0, 1.0), (10.0, 40.0), (50.0, 244.0), (90.0, 1265.0), (99.0, 2349.0), (100.0, 3500.0)];

    fn busy(bits: &mut Bits) -> u64 {
        let part = bits.below(100_000) as f64 / 1000.0;
        let at = BUSY.windows(2).find(|ends| part <= ends[1].0).unwrap();
        let ((from, low), (to, high)) = (at[0], at[1]);
        (low + (high - low) * (part - from) / (to - from)) as u64
    }

    /// Moments of a table's answers as everybody sees them, for hands that leave one answer and hands that leave
    /// several.
    fn seen(player: Player, pace_ms: u64, thinks: impl Fn(&mut Bits) -> u64) -> f64 {
        let (tempi, mut bits) = (Tempi::default(), Bits::new(8, pace_ms));
        let (mut one, mut several) = (Vec::new(), Vec::new());
        for from_ms in (0..20_000).map(|question| question * 10_000) {
            let tempo = Tempo { from_ms, pace_ms, allotted_ms: Some(tempi.allotment(player)) };
            if bits.below(5) > 0 {
                one.push(tempo.given_at(from_ms) - from_ms);
                continue;
            }
            let took = thinks(&mut bits);
            tempi.note(player, took);
            several.push(tempo.given_at(from_ms + took) - from_ms);
        }
        distance(&mut one, &mut several)
    }

    #[test]
    fn how_long_a_bot_thinks_is_not_seen() {
        for bot in ["random", "level1", "level2", "level3", "level4", "level5.5", "level6", "mcts:40ms"] {
            for pace_ms in [0, 900] {
                let player: Player = bot.parse().unwrap();
                let far = seen(player, pace_ms, busy);
                assert!(far <= 0.05, "{bot} at pace {pace_ms} on a busy machine: {far}");
                let far = seen(player, pace_ms, |bits| busy(bits) * allotment(player) / 4000);
                assert!(far < 1e-9, "{bot} at pace {pace_ms} with time enough: {far}");
            }
        }
        let (mut idle, mut thoughts) = (vec![0; 2000], Vec::new());
        thoughts.extend((0..2000).map(|i| busy(&mut Bits::new(8, i))));
        assert!(distance(&mut idle, &mut thoughts) > 0.9, "the thoughts themselves could not differ more");
    }

    #[test]
    fn answers_take_as_long_as_the_longest_of_the_last_thoughts() {
        let (tempi, level3) = (Tempi::default(), "level3".parse().unwrap());
        assert_eq!(tempi.allotment(level3), 100);
        tempi.note(level3, 101);
        assert_eq!(tempi.allotment(level3), 200);
        assert_eq!(tempi.allotment("level6".parse().unwrap()), 400, "others are others");
        (0..REMEMBERED).for_each(|_| tempi.note(level3, 3));
        assert_eq!(tempi.allotment(level3), 100, "what is long ago is forgotten");
    }

    #[test]
    fn without_secrets_an_answer_comes_when_it_is_ready_and_not_before_the_pace() {
        let tempo = Tempo { from_ms: 1000, pace_ms: 300, allotted_ms: None };
        assert_eq!((tempo.given_at(1003), tempo.given_at(1500)), (1300, 1500));
        let instant = Tempo { pace_ms: 0, ..tempo };
        assert_eq!(instant.given_at(1003), 1003);
    }

    #[test]
    fn late_thoughts_wait_for_the_next_slot() {
        let tempo = Tempo { from_ms: 1000, pace_ms: 0, allotted_ms: Some(100) };
        let given: Vec<u64> = [1000, 1100, 1101, 1200, 1201, 1399].map(|ready| tempo.given_at(ready)).to_vec();
        assert_eq!(given, [1100, 1100, 1200, 1200, 1400, 1400]);
        assert_eq!(tempo.given_at(900_000), 900_000, "never before it is ready");
    }
}

//! When a bot's answer is given. Where the seat knows something the others do not, the moment is fixed beforehand by what
//! everybody knows: who plays, and how fast the table is. How long the thoughts took tells what they were about, so it
//! does not count.

use kaiju_bots::Player;
use kaiju_bots::search::Budget;
use kaiju_rules::{Seat, State, Viewer};

/// Nobody waits longer than this for a slot: thoughts do not take as long.
const MOST_DOUBLINGS: u32 = 8;

/// The moments at which an answer may be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempo {
    /// When the question was there for the bot, by the steady clock.
    pub from_ms: u64,
    /// How long the table wants an answer to take at least.
    pub pace_ms: u64,
    /// How long the answer takes whatever it is; none where everybody knows what the seat knows.
    pub allotted_ms: Option<u64>,
}

impl Tempo {
    /// When an answer that was ready at a moment is given. With an allotment that is its end. Thoughts that took longer
    /// still, which the allotment is large enough to make rare, wait for the end of twice the time, four times the time …
    pub fn given_at(self, ready_ms: u64) -> u64 {
        let Some(allotted) = self.allotted_ms else { return ready_ms.max(self.from_ms + self.pace_ms) };
        let first = allotted.max(self.pace_ms);
        let slots = (0..=MOST_DOUBLINGS).map(|doubled| self.from_ms + (first << doubled));
        slots.clone().find(|&end| end >= ready_ms).or(slots.last()).unwrap_or(ready_ms).max(ready_ms)
    }
}

/// How long an answer takes where the seat knows something others do not, in milliseconds: several times what the thoughts
/// of such a player take.
pub fn allotment(player: Player) -> u64 {
    match player {
        Player::Random => 10,
        Player::Clumsy(_) | Player::Greedy(_) => 60,
        Player::Seer => 100,
        Player::Search(Budget::Playouts(n)) => 50 + u64::from(n) / 8,
        Player::Search(Budget::Time(time)) => 100 + time.as_millis() as u64,
    }
}

/// Does a seat know something of the game that not everybody knows? How many cards somebody holds and who looked at the
/// deck is known to all, so the answer tells nobody anything.
pub fn knows_more(state: &State, seat: Seat) -> bool {
    state.seen_by(Viewer::Seat(seat)).table() != state.seen_by(Viewer::Public).table()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The largest distance between the distributions of two samples.
    fn distance(one: &mut [u64], two: &mut [u64]) -> f64 {
        one.sort_unstable();
        two.sort_unstable();
        let below = |sorted: &[u64], x: u64| sorted.partition_point(|&y| y <= x) as f64 / sorted.len() as f64;
        let gap = |&x: &u64| (below(one, x) - below(two, x)).abs();
        one.iter().chain(two.iter()).map(gap).fold(0.0, f64::max)
    }

    /// Times of thoughts about a question with one legal answer and with several, as bots need them: nearly nothing, and
    /// up to `most` milliseconds.
    fn thoughts(most: u64) -> (Vec<u64>, Vec<u64>) {
        ((0..2000).map(|i| 1 + i % 4).collect(), (0..2000).map(|i| 5 + (i * 7919) % most).collect())
    }

    #[test]
    fn how_long_a_bot_thinks_is_not_seen() {
        let bots = ["random", "level1", "level2", "level3", "level4", "level5", "mcts:40ms"];
        for (bot, pace_ms) in bots.into_iter().flat_map(|bot| [(bot, 0), (bot, 300), (bot, 900)]) {
            let allotted = allotment(bot.parse().unwrap());
            let (mut idle, mut busy) = thoughts((allotted - 5).max(1));
            assert!(distance(&mut idle.clone(), &mut busy.clone()) > 0.5, "the thoughts themselves differ");
            let tempo = |from_ms| Tempo { from_ms, pace_ms, allotted_ms: Some(allotted) };
            for (from, thought) in idle.iter_mut().enumerate() {
                *thought = tempo(from as u64).given_at(from as u64 + *thought) - from as u64;
            }
            for (from, thought) in busy.iter_mut().enumerate() {
                *thought = tempo(from as u64).given_at(from as u64 + *thought) - from as u64;
            }
            let seen = distance(&mut idle, &mut busy);
            assert!(seen <= 0.05, "{bot} at pace {pace_ms}: {seen}");
            assert!(idle.iter().chain(&busy).all(|&took| took == allotted.max(pace_ms)));
        }
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

//! Bots that fit a player: how strong they are is moved after each game, so that whoever plays against them wins about their share.
//!
//! What is kept is a guess at how strong the player is, on the scale of the levels, and how sure the guess is. A game against bots of a known
//! strength says a little more; while little is known, the guess moves far, and later less. Nobody loses on purpose: bots that are to be weaker
//! judge less well, all game long.

use kaiju_bots::Player;
use kaiju_rules::{Seat, SeatSet};

use crate::local::Chair;

/// How strong somebody is as far as their games tell, in hundredths of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerFit {
    strength: i32,
    /// The standard deviation of the guess.
    spread: i32,
    games: u32,
}

/// A level more wins this many times as often as each of the others: between 35 and 45 of a hundred games among three.
const STEP: f64 = 2.0;
/// How sure the first guess is, and how much somebody changes from game to game, in levels.
const FIRST_SPREAD: f64 = 2.5;
const DRIFT: f64 = 0.35;

impl Default for PlayerFit {
    /// Nobody has played yet: level 3, or anything else.
    fn default() -> PlayerFit {
        PlayerFit { strength: 300, spread: (100.0 * FIRST_SPREAD) as i32, games: 0 }
    }
}

impl PlayerFit {
    /// The bot that fits now.
    pub fn player(self) -> Player {
        Player::Fits(((self.strength + 5) / 10).clamp(0, 10 * i32::from(Player::LEVELS)) as u8)
    }

    /// How many games it rests on.
    pub fn games(self) -> u32 {
        self.games
    }

    /// The chair with the bot that fits now, where there is to be one that fits.
    pub fn fitted(self, chair: Chair) -> Chair {
        match chair {
            Chair::Bot(Player::Fits(_)) => Chair::Bot(self.player()),
            chair => chair,
        }
    }

    /// The guess after a game that these won. None where the game says nothing: it counts where one person plays, and all others are
    /// bots that were to fit.
    pub fn after(self, chairs: &[Chair], winners: SeatSet) -> Option<PlayerFit> {
        let mut people = (0..chairs.len()).filter(|&i| chairs[i] == Chair::Person);
        let me = people.next().filter(|_| people.next().is_none())?;
        let mut bots = chairs.iter().filter(|&&chair| chair != Chair::Person);
        let Some(&Chair::Bot(player @ Player::Fits(tenths))) = bots.next() else { return None };
        let same = bots.all(|&chair| chair == Chair::Bot(player));
        same.then(|| self.moved(f64::from(tenths) / 10.0, chairs.len(), winners.has(Seat::new(me))))
    }

    /// The guess after a game against n − 1 bots of a strength.
    fn moved(self, theirs: f64, players: usize, won: bool) -> PlayerFit {
        let (strength, spread) = (f64::from(self.strength) / 100.0, f64::from(self.spread) / 100.0);
        let chance = chance(strength, theirs, players);
        // What the game tells for each level, and how much of the surprise counts (a Kalman filter).
        let slope = libm::log(STEP) * chance * (1.0 - chance);
        let doubt = spread * spread;
        let share = doubt * slope / (slope * slope * doubt + chance * (1.0 - chance));
        let result = if won { 1.0 } else { 0.0 };
        let strength = (strength + share * (result - chance)).clamp(0.0, f64::from(Player::LEVELS));
        let spread = (doubt * (1.0 - share * slope) + DRIFT * DRIFT).sqrt().min(FIRST_SPREAD);
        let hundredths = |levels: f64| (100.0 * levels).round() as i32;
        PlayerFit { strength: hundredths(strength), spread: hundredths(spread), games: self.games.saturating_add(1) }
    }

    /// As settings have it.
    pub fn write(self) -> String {
        format!("{} {} {}", self.strength, self.spread, self.games)
    }

    /// Reads it; what makes no sense is the guess of somebody who has not played yet.
    pub fn read(text: &str) -> PlayerFit {
        let mut words = text.split(' ');
        let mut fit = || {
            let strength =
                words.next()?.parse().ok().filter(|one| (0..=100 * i32::from(Player::LEVELS)).contains(one))?;
            let spread = words.next()?.parse().ok().filter(|one| (1..=(100.0 * FIRST_SPREAD) as i32).contains(one))?;
            Some(PlayerFit { strength, spread, games: words.next()?.parse().ok()? })
        };
        fit().unwrap_or_default()
    }
}

/// The chance to win against n − 1 others of a strength.
fn chance(mine: f64, theirs: f64, players: usize) -> f64 {
    let weight = libm::pow(STEP, mine - theirs);
    weight / (weight + (players - 1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fortune, Local};
    use kaiju_bots::Bits;
    use kaiju_rules::{EditionId, Setup};

    /// Plays on from game to game, each won with the chance that the strengths give; how often it is won in the games from one to another.
    fn share_won(mine: f64, players: usize, games: std::ops::Range<usize>) -> f64 {
        let (mut won, mut bits) = (0, Bits::new(22, (10.0 * mine) as u64));
        let lives = 400;
        for _ in 0..lives {
            let mut fit = PlayerFit::default();
            for game in 0..games.end {
                let Player::Fits(tenths) = fit.player() else { panic!("it fits") };
                let theirs = f64::from(tenths) / 10.0;
                let wins = (bits.below(1_000_000) as f64) < 1e6 * chance(mine, theirs, players);
                won += usize::from(wins && games.contains(&game));
                fit = fit.moved(theirs, players, wins);
            }
        }
        won as f64 / (lives * games.len()) as f64
    }

    /// Players of five strengths win about their share from the eleventh game on, and those at the ends did not before.
    #[test]
    fn players_of_five_strengths_win_their_share_after_ten_games() {
        for players in [2, 3, 4, 6] {
            let par = 1.0 / players as f64;
            for mine in [1.0, 2.0, 3.0, 4.0, 5.0] {
                let settled = share_won(mine, players, 10..20);
                assert!((settled - par).abs() < 0.06, "{mine} at a table for {players}: {settled}");
            }
            assert!(chance(1.0, 3.0, players) < par - 0.08 && chance(5.0, 3.0, players) > par + 0.2);
        }
    }

    /// Bots that play level 2 and level 5 meet bots that fit, game after game: those come nearer, and go apart from one another.
    #[test]
    fn bots_of_two_strengths_are_met_where_they_are() {
        let strength = |level: u8| {
            let mut fit = PlayerFit::default();
            for game in 0..10 {
                let setup = Setup::new(EditionId::SECOND, 2).unwrap();
                let chairs = [Chair::Person, Chair::USUAL]
                    .map(|chair| if chair == Chair::USUAL { Chair::Bot(fit.player()) } else { chair });
                let mut local = Local::new(setup, chairs.to_vec(), Fortune::seeded(game)).unwrap();
                let winners = loop {
                    let order = match local.waits() {
                        crate::Waits::Nobody(winners) => break winners,
                        crate::Waits::Bot(..) => local.order().unwrap(),
                        crate::Waits::Person(seat, _) => local.order_for(seat, Player::level(level).unwrap()),
                    };
                    let action = order.think().action;
                    match local.waits() {
                        crate::Waits::Person(seat, _) => local.answer(seat, action).unwrap(),
                        _ => assert!(local.think(order.think())),
                    }
                };
                fit = fit.after(&chairs, winners).unwrap();
            }
            fit.strength
        };
        let (weak, strong) = (strength(1), strength(5));
        assert!(weak + 100 < strong, "{weak} {strong}");
    }

    #[test]
    fn only_a_person_alone_among_bots_that_fit_counts() {
        let fit = PlayerFit::default();
        let (me, bot) = (Chair::Person, Chair::Bot(fit.player()));
        let won = SeatSet::just(Seat::A);
        assert_eq!(fit.player(), Player::Fits(30));
        let (winner, loser) = (fit.after(&[me, bot, bot], won).unwrap(), fit.after(&[bot, me, bot], won).unwrap());
        assert!(winner.strength > 300 && loser.strength < 300 && winner.spread < fit.spread);
        assert_eq!((winner.games(), fit.fitted(Chair::Bot(Player::Fits(7))), fit.fitted(me)), (1, bot, me));
        for chairs in [&[me, me, bot][..], &[bot, bot], &[me, bot, Chair::USUAL], &[me, Chair::USUAL], &[me]] {
            assert_eq!(fit.after(chairs, won), None, "{chairs:?}");
        }
    }

    #[test]
    fn it_is_read_back_as_it_was_written() {
        let fit = PlayerFit::default().moved(3.0, 4, true).moved(3.4, 4, false);
        assert_eq!(PlayerFit::read(&fit.write()), fit);
        for wrong in ["", "x", "300", "9999 10 1", "300 0 1", "300 100 -1"] {
            assert_eq!(PlayerFit::read(wrong), PlayerFit::default(), "{wrong}");
        }
    }
}

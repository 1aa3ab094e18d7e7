//! The story of a game: curves and the moments that turned it.

use kaiju_rules::{Event, Pending, Seat};

use crate::coach;
use crate::replay::Replay;

/// How things stood when a turn was over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// After so many inputs.
    pub moment: usize,
    /// The number of the turn, counted from 1; 0 is the start.
    pub turn: u16,
    /// Whose turn it was.
    pub seat: Seat,
    /// Each seat's chance to win.
    pub shares: [f64; 6],
    /// Stars of each.
    pub stars: [u8; 6],
    /// Hearts of each.
    pub hearts: [u8; 6],
    /// Energy of each.
    pub energy: [u16; 6],
    /// Hearts each has taken from others so far.
    pub dealt: [u16; 6],
}

/// A turn that changed a lot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The number of its point.
    pub point: usize,
    /// Who won or lost most by it.
    pub seat: Seat,
    /// How much of the chance to win.
    pub change: f64,
}

/// What each seat did in the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Hearts taken from others.
    pub dealt: u16,
    /// Hearts lost.
    pub lost: u16,
    /// Hearts healed.
    pub healed: u16,
    /// Energy gained.
    pub energy: u16,
    /// Cards bought.
    pub cards: u16,
    /// Times it entered Tokyo.
    pub entered: u16,
    /// Turns it began in Tokyo.
    pub held: u16,
    /// Monsters it eliminated.
    pub kills: u16,
}

/// The story of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// How things stood, turn by turn; the first is the start, the last is the end.
    pub points: Vec<Point>,
    /// The turns that changed most, biggest first.
    pub swings: Vec<Swing>,
    /// What each seat did.
    pub tallies: [Tally; 6],
}

/// How many swings are told.
const SWINGS: usize = 3;
/// A change smaller than this is no swing.
const LEAST: f64 = 0.08;

impl Story {
    /// Tells a game.
    pub fn of(replay: &Replay) -> Story {
        let mut tallies = [Tally::default(); 6];
        let mut points: Vec<Point> = Vec::new();
        let mut turn = u16::MAX;
        for moment in 0..=replay.len() {
            let state = replay.at(moment);
            for beat in replay.step(moment) {
                let active = beat.before.active();
                match beat.event {
                    Event::Hurt { seat, hearts, from, .. } => {
                        tallies[seat.index()].lost += u16::from(hearts);
                        if let Some(from) = from.filter(|&from| from != seat) {
                            tallies[from.index()].dealt += u16::from(hearts);
                        }
                    }
                    Event::Shrivelled { seat, hearts, .. } => tallies[seat.index()].lost += u16::from(hearts),
                    Event::Healed { seat, hearts, .. } => tallies[seat.index()].healed += u16::from(hearts),
                    Event::Energy { seat, energy, .. } => {
                        tallies[seat.index()].energy += energy.max(0).unsigned_abs();
                    }
                    Event::Bought { seat, .. } => tallies[seat.index()].cards += 1,
                    Event::Entered { seat, .. } => tallies[seat.index()].entered += 1,
                    Event::TurnBegan { seat, .. } if beat.before.in_tokyo(seat) => tallies[seat.index()].held += 1,
                    Event::Died { seat } if seat != active => tallies[active.index()].kills += 1,
                    _ => {}
                }
            }
            let table = state.table();
            let over = matches!(state.pending(), Pending::Over(_));
            if table.turns() != turn || over {
                let seat = points.last().map_or(table.active(), |_| table.active());
                turn = table.turns();
                points.push(Point {
                    moment,
                    turn,
                    seat,
                    shares: coach::shares(table),
                    stars: Seat::ALL.map(|seat| table.stars(seat)),
                    hearts: Seat::ALL.map(|seat| table.hearts(seat)),
                    energy: Seat::ALL.map(|seat| table.energy(seat)),
                    dealt: tallies.map(|tally| tally.dealt),
                });
            }
        }
        let swings = swings(&points);
        Story { points, swings, tallies }
    }
}

/// The turns that changed somebody's chance most.
fn swings(points: &[Point]) -> Vec<Swing> {
    let mut all: Vec<Swing> = points
        .windows(2)
        .enumerate()
        .filter_map(|(i, pair)| {
            let changes = Seat::ALL.map(|seat| (seat, pair[1].shares[seat.index()] - pair[0].shares[seat.index()]));
            let (seat, change) = changes.into_iter().max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
            Some(Swing { point: i + 1, seat, change })
        })
        .filter(|swing| swing.change.abs() >= LEAST)
        .collect();
    all.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()));
    all.truncate(SWINGS);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chair, Fortune, Local};
    use kaiju_rules::{EditionId, Setup};

    fn game(seed: u64) -> Local {
        let setup = Setup::new(EditionId::from_name("second").unwrap(), 3).unwrap();
        let chairs = vec![Chair::Bot("greedy".parse().unwrap()); 3];
        let mut game = Local::new(setup, chairs, Fortune::seeded(seed)).unwrap();
        while let Some(order) = game.order() {
            game.think(order.think());
        }
        game
    }

    #[test]
    fn a_story_begins_even_and_ends_with_the_winner() {
        let game = game(4);
        let replay = Replay::read(&game.record()).unwrap();
        assert_eq!(replay.beats(replay.len()).len(), game.beats().len());
        assert_eq!((0..=replay.len()).map(|m| replay.step(m).len()).sum::<usize>(), game.beats().len());
        let story = Story::of(&replay);
        let (first, last) = (story.points.first().unwrap(), story.points.last().unwrap());
        assert!(first.shares[..3].iter().all(|share| (0.1..0.6).contains(share)), "{first:?}");
        let winners = game.state().table().over().unwrap();
        assert!(winners.iter().all(|seat| last.shares[seat.index()] > 0.3));
        assert_eq!(last.moment, replay.len());
        assert!(story.points.windows(2).all(|pair| pair[0].moment < pair[1].moment));
        let (lost, dealt) = story.tallies.iter().fold((0, 0), |sum, tally| (sum.0 + tally.lost, sum.1 + tally.dealt));
        assert!(dealt > 0 && dealt <= lost);
        assert!(!story.swings.is_empty());
    }

    #[test]
    fn a_game_goes_on_from_any_moment() {
        let game = game(5);
        let replay = Replay::read(&game.record()).unwrap();
        let middle = replay.len() / 2;
        let chairs = vec![Chair::Person, Chair::Bot("greedy".parse().unwrap()), Chair::Person];
        let branch = replay.branch(middle, chairs, Fortune::seeded(99)).unwrap();
        assert!(branch.inputs().starts_with(&replay.inputs()[..middle]));
        assert!(Replay::read(&replay.record(middle)).unwrap().at(middle) == replay.at(middle));
        assert!(matches!(Replay::new(*replay.setup(), replay.inputs()[1..].to_vec()), Err(Refused::Input(..))));
    }

    use crate::local::Refused;
}

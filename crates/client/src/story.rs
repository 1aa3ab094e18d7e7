//! The story of a game: curves and the moments that turned it.

use kaiju_rules::{CardId, Event, Pending, Seat, Table};

use crate::coach;
use crate::local::Beat;
use crate::replay::Replay;

/// How things stood when a turn was over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// After n inputs.
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
pub struct SeatTally {
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
    /// Stars gained.
    pub stars: u16,
}

/// The story of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// How things stood, turn by turn; the first is the start, the last is the end.
    pub points: Vec<Point>,
    /// The turns that changed most, biggest first.
    pub swings: Vec<Swing>,
    /// What each seat did.
    pub tallies: [SeatTally; 6],
}

/// How many swings are told.
const SWINGS: usize = 3;
/// A change smaller than this is no swing.
const LEAST: f64 = 0.08;

impl Story {
    /// Tells a game.
    pub fn of(replay: &Replay) -> Story {
        let mut tallies = [SeatTally::default(); 6];
        let mut points: Vec<Point> = Vec::new();
        let mut turn = u16::MAX;
        for moment in 0..=replay.len() {
            let state = replay.at(moment);
            replay.step(moment).iter().for_each(|beat| tally(&mut tallies, beat));
            let table = state.table();
            let over = matches!(state.pending(), Pending::Over(_));
            if table.turns() != turn || over {
                let seat = table.active();
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

/// What each seat did in a game, without its story.
pub fn tallies(replay: &Replay) -> [SeatTally; 6] {
    let mut all = [SeatTally::default(); 6];
    replay.beats(replay.len()).iter().for_each(|beat| tally(&mut all, beat));
    all
}

/// Adds what happened to what each seat did.
fn tally(tallies: &mut [SeatTally; 6], beat: &Beat) {
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
        Event::Energy { seat, energy, .. } => tallies[seat.index()].energy += energy.max(0).unsigned_abs(),
        Event::Stars { seat, stars, .. } => tallies[seat.index()].stars += u16::from(stars.max(0).unsigned_abs()),
        Event::Bought { seat, .. } => tallies[seat.index()].cards += 1,
        Event::Entered { seat, .. } => tallies[seat.index()].entered += 1,
        Event::TurnBegan { seat, .. } if beat.before.in_tokyo(seat) => tallies[seat.index()].held += 1,
        Event::Died { seat } if seat != active => tallies[active.index()].kills += 1,
        _ => {}
    }
}

/// How a figure went over a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trend {
    /// At the start.
    pub from: f64,
    /// Where it was highest, and in which turn first.
    pub high: (f64, u16),
    /// Where it was lowest, and in which turn first.
    pub low: (f64, u16),
    /// At the end.
    pub end: f64,
}

impl Trend {
    /// The course of a figure, turn by turn; none where there are no turns.
    pub fn of(points: &[Point], value: impl Fn(&Point) -> f64) -> Option<Trend> {
        let (first, last) = (points.first()?, points.last()?);
        let start = (value(first), first.turn);
        let mut course = Trend { from: start.0, high: start, low: start, end: value(last) };
        for point in points {
            let now = value(point);
            if now > course.high.0 {
                course.high = (now, point.turn);
            }
            if now < course.low.0 {
                course.low = (now, point.turn);
            }
        }
        Some(course)
    }
}

/// Who led by a figure, each with the turn from which on; a tie leaves the lead where it is.
pub fn leads(points: &[Point], seats: usize, value: impl Fn(&Point, usize) -> f64) -> Vec<(u16, Seat)> {
    let mut all: Vec<(u16, Seat)> = Vec::new();
    for point in points {
        let best = (0..seats).map(|i| value(point, i)).fold(f64::MIN, f64::max);
        let mut ahead = (0..seats).filter(|&i| value(point, i) >= best);
        if let (Some(one), None) = (ahead.next(), ahead.next())
            && all.last().is_none_or(|(_, seat)| seat.index() != one)
        {
            all.push((point.turn, Seat::new(one)));
        }
    }
    all
}

/// What a turn is remembered for, most of it at most two things, in the order they happened.
pub fn causes<'a>(replay: &'a Replay, story: &Story, swing: &Swing) -> Vec<&'a Beat> {
    let (from, to) = (story.points[swing.point - 1].moment + 1, story.points[swing.point].moment);
    let beats = (from..=to).flat_map(|moment| replay.step(moment));
    let fits = |event| is_good_for(event, swing.seat).is_none_or(|good| good == (swing.change > 0.0));
    let mut all: Vec<(usize, u32, &Beat)> = beats
        .enumerate()
        .filter(|(_, beat)| fits(beat.event))
        .map(|(i, beat)| (i, renown(beat.event, swing.seat), beat))
        .filter(|one| one.1 > 0)
        .collect();
    all.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
    all.truncate(CAUSES);
    all.sort_by_key(|one| one.0);
    all.into_iter().map(|(_, _, beat)| beat).collect()
}

/// How many causes of a swing are told.
const CAUSES: usize = 2;

/// Whether an event is plainly good or bad for a seat: what it gained itself never explains why it fell, nor what it lost why
/// it rose.
fn is_good_for(event: Event, whose: Seat) -> Option<bool> {
    let (seat, gains) = match event {
        Event::Died { seat } | Event::Hurt { seat, .. } | Event::Shrivelled { seat, .. } => (seat, false),
        Event::Reborn { seat, .. } | Event::Revived { seat, .. } | Event::Healed { seat, .. } => (seat, true),
        Event::Stars { seat, stars, .. } => (seat, stars > 0),
        _ => return None,
    };
    (seat == whose).then_some(gains)
}

/// How much an event is talked about afterwards.
fn renown(event: Event, whose: Seat) -> u32 {
    let own = |seat| if seat == whose { 3 } else { 2 };
    match event {
        Event::Died { .. } => 200,
        Event::Reborn { .. } | Event::Revived { .. } => 150,
        Event::Hurt { seat, hearts, .. } | Event::Shrivelled { seat, hearts, .. } => u32::from(hearts) * 8 * own(seat),
        Event::Stars { seat, stars, .. } => u32::from(stars.unsigned_abs()) * 6 * own(seat),
        Event::Healed { seat, hearts, .. } => u32::from(hearts) * 4 * own(seat),
        Event::Bought { seat, .. } | Event::Played { seat, .. } => 7 * own(seat),
        Event::Yielded { seat, .. } | Event::Entered { seat, .. } => 5 * own(seat),
        _ => 0,
    }
}

/// What became of one monster while others played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tidings {
    /// Whom it is about.
    pub seat: Seat,
    /// Stars gained or lost.
    pub stars: i16,
    /// Hearts gained or lost.
    pub hearts: i16,
    /// Cards bought.
    pub bought: Vec<CardId>,
    /// It was eliminated.
    pub died: bool,
}

/// What happened since this seat's last turn, monster by monster as they come; told when its turn has just begun. Empty
/// when it has not, or when nothing worth telling happened.
pub fn meanwhile<'a>(beats: impl DoubleEndedIterator<Item = &'a Beat>, me: Seat) -> Vec<Tidings> {
    let mut found: Vec<Tidings> = Vec::new();
    let mut between = Vec::new();
    let mut begun = false;
    for beat in beats.rev() {
        match beat.event {
            Event::TurnBegan { seat, .. } if !begun => {
                if seat != me {
                    return found;
                }
                begun = true;
            }
            Event::TurnBegan { seat, .. } if seat == me => break,
            _ if begun => between.push(beat),
            _ => {}
        }
    }
    let mut note = |seat: Seat, change: &dyn Fn(&mut Tidings)| {
        let at = found.iter().position(|one| one.seat == seat).unwrap_or_else(|| {
            found.push(Tidings { seat, stars: 0, hearts: 0, bought: Vec::new(), died: false });
            found.len() - 1
        });
        change(&mut found[at]);
    };
    // What one did in one's own last turn is known: only the turns of others are told.
    for beat in between.into_iter().rev().filter(|beat| beat.before.active() != me) {
        match beat.event {
            Event::Stars { seat, stars, .. } => note(seat, &|one| one.stars += i16::from(stars)),
            Event::Healed { seat, hearts, .. } => note(seat, &|one| one.hearts += i16::from(hearts)),
            Event::Hurt { seat, hearts, .. } | Event::Shrivelled { seat, hearts, .. } => {
                note(seat, &|one| one.hearts -= i16::from(hearts));
            }
            Event::Bought { seat, card, .. } => note(seat, &|one| one.bought.push(card)),
            Event::Died { seat } => note(seat, &|one| one.died = true),
            _ => {}
        }
    }
    found.retain(|one| one.stars != 0 || one.hearts != 0 || !one.bought.is_empty() || one.died);
    found
}

/// Which place a seat took: winners come before the others, those who were still there before those who were not, more
/// stars before fewer.
pub fn placing(table: &Table, me: Seat) -> usize {
    let rank = |seat: Seat| {
        (table.over().is_some_and(|winners| winners.has(seat)), table.alive().has(seat), table.stars(seat))
    };
    1 + table.seats().iter().filter(|&seat| rank(seat) > rank(me)).count()
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
    use kaiju_rules::{EditionId, Setup, Viewer};

    fn game(seed: u64) -> Local {
        let setup = Setup::new(EditionId::SECOND, 3).unwrap();
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
        let table = game.state().table();
        assert!(winners.iter().all(|seat| placing(table, seat) == 1));
        assert!(table.seats().iter().filter(|&seat| !winners.has(seat)).all(|seat| placing(table, seat) > 1));
        assert_eq!(last.moment, replay.len());
        assert!(story.points.windows(2).all(|pair| pair[0].moment < pair[1].moment));
        let (lost, dealt) = story.tallies.iter().fold((0, 0), |sum, tally| (sum.0 + tally.lost, sum.1 + tally.dealt));
        assert!(dealt > 0 && dealt <= lost);
        assert!(!story.swings.is_empty());
    }

    #[test]
    fn a_course_has_its_highest_and_lowest_turn_and_a_lead_changes_hands() {
        let point = |turn, stars| Point {
            moment: turn as usize,
            turn,
            seat: Seat::A,
            shares: [0.0; 6],
            stars,
            hearts: [10; 6],
            energy: [0; 6],
            dealt: [0; 6],
        };
        let points = [
            point(0, [0, 0, 0, 0, 0, 0]),
            point(1, [2, 0, 0, 0, 0, 0]),
            point(2, [2, 2, 0, 0, 0, 0]),
            point(3, [1, 4, 0, 0, 0, 0]),
        ];
        let stars = |i: usize| Trend::of(&points, |point| f64::from(point.stars[i])).unwrap();
        assert_eq!(stars(0), Trend { from: 0.0, high: (2.0, 1), low: (0.0, 0), end: 1.0 });
        assert_eq!(stars(1).high, (4.0, 3));
        let led = leads(&points, 2, |point, i| f64::from(point.stars[i]));
        assert_eq!(led, [(1, Seat::A), (3, Seat::B)], "a tie changes nothing");
        assert_eq!(Trend::of(&[], |_| 0.0), None);
    }

    #[test]
    fn a_swing_has_its_causes_and_a_round_its_tidings() {
        let game = game(4);
        let replay = Replay::read(&game.record()).unwrap();
        let story = Story::of(&replay);
        for swing in &story.swings {
            let told = causes(&replay, &story, swing);
            assert!(!told.is_empty() && told.len() <= CAUSES);
            let against = told
                .iter()
                .filter_map(|beat| is_good_for(beat.event, swing.seat))
                .any(|good| good != (swing.change > 0.0));
            assert!(!against, "{swing:?}");
        }
        // What is told between two turns of a seat is what changed, and what others did.
        let me = Seat::B;
        let mine: Vec<usize> = (0..=replay.len())
            .filter(|&m| {
                replay.step(m).iter().any(|beat| matches!(beat.event, Event::TurnBegan { seat, .. } if seat == me))
            })
            .collect();
        let mut told = 0;
        for moment in mine {
            let beats = replay.beats(moment);
            for one in meanwhile(beats.iter(), me) {
                told += 1;
                let others = beats.iter().rev().filter(|beat| beat.before.active() != me);
                let blows: i16 = others
                    .take(400)
                    .filter_map(|beat| match beat.event {
                        Event::Hurt { seat, hearts, .. } if seat == one.seat => Some(i16::from(hearts)),
                        _ => None,
                    })
                    .sum();
                assert!(-one.hearts <= blows, "{one:?}");
            }
            assert!(meanwhile(beats.iter(), Seat::A).is_empty(), "it is not A's turn");
        }
        assert!(told > 0);
    }

    #[test]
    fn a_game_goes_on_from_any_moment() {
        let game = game(5);
        let replay = Replay::read(&game.record()).unwrap();
        let middle = replay.len() / 2;
        let chairs = vec![Chair::Person, Chair::Bot("greedy".parse().unwrap()), Chair::Person];
        let branch = replay.branch(middle, chairs, Fortune::seeded(99)).unwrap();
        assert!(branch.inputs().starts_with(&replay.inputs()[..middle]));
        let person = |eyes, chairs: &[Chair]| {
            let game = replay.go_on(middle, eyes, chairs, Fortune::seeded(9)).unwrap();
            assert_eq!(game.people().len(), 1);
            game.people().lowest().unwrap()
        };
        let played = [Chair::USUAL, Chair::USUAL, Chair::Person];
        assert_eq!(person(Viewer::Seat(Seat::B), &played), Seat::B, "whoever looks");
        assert_eq!(person(Viewer::Public, &played), Seat::C, "whoever played");
        let seat = match replay.at(middle).pending() {
            Pending::Decide(seat, _) => seat,
            _ => replay.at(middle).table().active(),
        };
        assert_eq!(person(Viewer::Public, &[]), seat, "whoever is asked");
        assert!(replay.go_on(replay.len(), Viewer::Public, &[], Fortune::seeded(9)).is_none(), "it is over");
        assert!(Replay::read(&replay.record(middle)).unwrap().at(middle) == replay.at(middle));
        assert!(matches!(Replay::new(*replay.setup(), replay.inputs()[1..].to_vec()), Err(CannotLoad::Input(..))));
    }

    use crate::local::CannotLoad;
}

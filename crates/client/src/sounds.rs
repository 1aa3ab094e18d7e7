//! What a game sounds like without words: which sound an event has and how loud it is, and when a sound is left out.
//!
//! A screen makes the sounds. Whoever plays hears their own losses differently from those of others, hears others more
//! softly, and never hears the same sound twice in one breath, however fast events are shown.

use kaiju_rules::{Event, Seat, SeatSet};

/// What there is to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Dice fall.
    Dice,
    /// Somebody here gave an answer.
    Click,
    /// Stars were gained.
    Star,
    /// Energy was gained.
    Energy,
    /// Hearts came back.
    Heal,
    /// Somebody elsewhere lost hearts.
    Smash,
    /// Somebody here lost hearts.
    Wound,
    /// A monster was eliminated.
    Fall,
    /// A monster entered Tokyo.
    Enter,
    /// A card or an evolution came into play.
    Card,
    /// Somebody here is asked, for the first time in a turn.
    Turn,
    /// Somebody here has won, or somebody did and nobody here played.
    Win,
    /// Somebody else has won.
    Defeat,
}

/// How many sounds there are.
const SOUNDS: usize = Sound::Defeat as usize + 1;
/// A sound is heard again after this many milliseconds at the earliest.
pub const BREATH_MS: u64 = 300;
/// How loud the doings of others are, beside 1 for one's own.
const AFAR: f32 = 0.4;

impl Sound {
    /// Whether it is heard even while events are skipped.
    const fn is_vital(self) -> bool {
        matches!(self, Sound::Wound | Sound::Fall | Sound::Turn | Sound::Win | Sound::Defeat)
    }
}

/// What an event sounds like to those who play at this device, and how loud it is, 1 the loudest. Those who only watch
/// hear everything as if it happened to others.
pub fn of(event: Event, active: Seat, ours: SeatSet) -> Option<(Sound, f32)> {
    let near = |seat| if ours.has(seat) { 1.0 } else { AFAR };
    Some(match event {
        Event::Threw { .. } | Event::RolledFor { .. } | Event::Rerolled { .. } => (Sound::Dice, near(active)),
        Event::Stars { seat, stars: 1.., .. } => (Sound::Star, near(seat)),
        Event::Energy { seat, energy: 1.., .. } => (Sound::Energy, near(seat)),
        Event::Healed { seat, .. } | Event::Revived { seat, .. } | Event::Reborn { seat, .. } => {
            (Sound::Heal, near(seat))
        }
        Event::Hurt { seat, .. } | Event::Shrivelled { seat, .. } if ours.has(seat) => (Sound::Wound, 1.0),
        Event::Hurt { .. } | Event::Shrivelled { .. } => (Sound::Smash, AFAR),
        Event::Died { seat } => (Sound::Fall, near(seat)),
        Event::Entered { seat, .. } => (Sound::Enter, near(seat)),
        Event::Bought { seat, .. }
        | Event::Played { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Taken { seat, .. } => (Sound::Card, near(seat)),
        Event::Over { winners, .. } if ours.is_empty() || !ours.and(winners).is_empty() => (Sound::Win, 1.0),
        Event::Over { .. } => (Sound::Defeat, 1.0),
        _ => return None,
    })
}

/// Remembers what was heard, so that sounds never pile up.
#[derive(Clone, Debug, Default)]
pub struct Ear {
    /// When each sound was heard last, in milliseconds.
    heard: [Option<u64>; SOUNDS],
    /// The turn and the seat somebody was called in last.
    called: Option<(u16, Seat)>,
}

impl Ear {
    /// Whether a sound is to be heard now. While events are skipped only what matters is.
    pub fn hears(&mut self, sound: Sound, now: u64, skipped: bool) -> bool {
        let last = &mut self.heard[sound as usize];
        let fresh = last.is_none_or(|last| now.saturating_sub(last) >= BREATH_MS);
        let heard = fresh && (!skipped || sound.is_vital());
        if heard {
            *last = Some(now);
        }
        heard
    }

    /// Whether a question calls its player: the first one to this seat in this turn does, those that follow from it do
    /// not.
    pub fn calls(&mut self, turn: u16, seat: Seat) -> bool {
        self.called.replace((turn, seat)) != Some((turn, seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chair, Fortune, Local, Replay, Speed, pace};
    use kaiju_rules::{EditionId, Setup, Viewer};

    const ME: Seat = Seat::A;

    fn game(seed: u64) -> Replay {
        let setup = Setup::new(EditionId::SECOND, 4).unwrap();
        let chairs = vec![Chair::Bot("greedy".parse().unwrap()); 4];
        let mut game = Local::new(setup, chairs, Fortune::seeded(seed)).unwrap();
        while let Some(order) = game.order() {
            game.think(order.think());
        }
        Replay::read(&game.record()).unwrap()
    }

    /// What is heard of a game at a speed, each sound with its time.
    fn heard(replay: &Replay, speed: Speed) -> Vec<(Sound, u64)> {
        let (mut ear, mut now, mut all) = (Ear::default(), 0, Vec::new());
        let ours = SeatSet::just(ME);
        for moment in 0..=replay.len() {
            for beat in replay.step(moment) {
                if let Some((sound, loud)) = of(beat.event, beat.before.active(), ours) {
                    assert!(loud > 0.0 && loud <= 1.0);
                    if ear.hears(sound, now, speed == Speed::Instant) {
                        all.push((sound, now));
                    }
                }
                let view = replay.at(moment.saturating_sub(1)).seen_by(Viewer::Seat(ME));
                now += speed.scale(pace::pause(&view, beat.event, ours));
            }
        }
        all
    }

    #[test]
    fn no_sound_is_heard_twice_in_one_breath_at_any_speed() {
        for seed in 1..=4 {
            let replay = game(seed);
            for speed in Speed::ALL {
                let all = heard(&replay, speed);
                for (i, (sound, now)) in all.iter().enumerate() {
                    let again = all[..i].iter().rev().find(|(other, _)| other == sound);
                    assert!(again.is_none_or(|(_, before)| now - before >= BREATH_MS), "{sound:?} at {speed:?}");
                }
                if speed == Speed::Instant {
                    assert!(all.len() <= 4, "a game that is skipped is no noise: {all:?}");
                    assert!(all.iter().all(|(sound, _)| sound.is_vital()));
                } else {
                    assert!(all.len() > 40, "{} sounds at {speed:?}", all.len());
                }
            }
        }
    }

    #[test]
    fn ones_own_losses_sound_otherwise_than_those_of_others_and_are_never_left_out() {
        let (ours, active) = (SeatSet::just(ME), Seat::B);
        let mut told = 0;
        for seed in 1..=4 {
            let (replay, mut ear, mut now) = (game(seed), Ear::default(), 0);
            for beat in (0..=replay.len()).flat_map(|moment| replay.step(moment)) {
                now += pace::WOUND_MS;
                match (beat.event, of(beat.event, active, ours)) {
                    (Event::Hurt { seat: ME, .. }, heard) => {
                        assert_eq!(heard, Some((Sound::Wound, 1.0)));
                        assert!(ear.hears(Sound::Wound, now, true), "even while events are skipped");
                        told += 1;
                    }
                    (Event::Hurt { .. }, heard) => assert_eq!(heard, Some((Sound::Smash, AFAR))),
                    (Event::Over { winners, .. }, heard) => {
                        let mine = if winners.has(ME) { Sound::Win } else { Sound::Defeat };
                        assert_eq!(heard, Some((mine, 1.0)));
                        assert_eq!(of(beat.event, active, SeatSet::EMPTY), Some((Sound::Win, 1.0)));
                    }
                    _ => {}
                }
            }
        }
        assert!(told > 4);
    }

    #[test]
    fn a_turn_calls_once() {
        let mut ear = Ear::default();
        let called = [(1, Seat::A), (1, Seat::A), (2, Seat::A), (2, Seat::B), (3, Seat::A)];
        assert_eq!(called.map(|(turn, seat)| ear.calls(turn, seat)), [true, false, true, true, true]);
    }
}

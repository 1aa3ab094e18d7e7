//! How long people look at an event, and how much it matters to them.

use kaiju_rules::{Event, SeatSet, View, Viewer};

/// How fast events are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// For newcomers.
    Slow,
    /// At a pace people can follow.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// All at once.
    Instant,
}

impl Speed {
    /// All of them, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// Its name in settings.
    pub const fn word(self) -> &'static str {
        ["slow", "normal", "fast", "instant"][self as usize]
    }

    /// The milliseconds that something takes, if it takes `ms` at normal speed.
    pub const fn scale(self, ms: u64) -> u64 {
        match self {
            Speed::Slow => ms * 9 / 5,
            Speed::Normal => ms,
            Speed::Fast => ms * 2 / 5,
            Speed::Instant => 0,
        }
    }
}

/// Whether an event happens in somebody else's turn and to somebody else. It is shown in less time.
pub fn distant(view: &View, event: Event) -> bool {
    let Viewer::Seat(me) = view.viewer() else { return false };
    let touches = event.seat() == Some(me) || matches!(event, Event::Over { .. });
    view.table().active() != me && !touches
}

/// How long a loss of hearts of somebody at this device stands, in milliseconds at normal speed.
pub const WOUND_MS: u64 = 1_000;
/// How long something else stands that somebody at this device must not miss.
const WARNING_MS: u64 = 900;
/// With this many stars a rival is close to winning.
const CLOSE: u8 = 17;

/// How long an event is looked at before the next one is shown, in milliseconds at normal speed. `before` is the game
/// just before it, `ours` the seats of those who share this device: what concerns them stands longer.
pub fn pause(before: &View, event: Event, ours: SeatSet) -> u64 {
    let pause = look(event);
    if wounds(event, ours) {
        pause.max(WOUND_MS)
    } else if concerns(before, event, ours) {
        pause.max(WARNING_MS)
    } else if distant(before, event) {
        pause * 9 / 10
    } else {
        pause
    }
}

/// Whether an event takes hearts from one of these seats.
pub fn wounds(event: Event, ours: SeatSet) -> bool {
    matches!(event, Event::Hurt { seat, hearts: 1.., .. } | Event::Shrivelled { seat, hearts: 1.., .. } if ours.has(seat))
}

/// Whether somebody else does what these seats must not miss: buys a card that one of them could have bought, or comes
/// close to winning.
fn concerns(before: &View, event: Event, ours: SeatSet) -> bool {
    let table = before.table();
    let within_reach = |card| ours.iter().any(|seat| table.energy(seat) >= u16::from(table.price(seat, card)));
    match event {
        Event::Bought { seat, card, .. } => !ours.has(seat) && within_reach(card),
        Event::Stars { seat, stars: stars @ 1.., .. } => {
            !ours.has(seat) && table.stars(seat).saturating_add_signed(stars) >= CLOSE
        }
        _ => false,
    }
}

/// How long an event is looked at by somebody whom it does not concern, in milliseconds at normal speed.
pub fn look(event: Event) -> u64 {
    match event {
        Event::Died { .. } => 1200,
        Event::Over { .. } => 900,
        Event::Threw { .. } | Event::RolledFor { .. } => 750,
        Event::Bought { .. } | Event::Played { .. } => 650,
        Event::Hurt { .. }
        | Event::Entered { .. }
        | Event::Yielded { .. }
        | Event::Reborn { .. }
        | Event::Revived { .. } => 520,
        Event::TurnBegan { .. } => 950,
        Event::Kept { .. } | Event::Attacked { .. } | Event::Swapped { .. } => 450,
        Event::Stars { .. } | Event::Healed { .. } | Event::Energy { .. } | Event::Shrivelled { .. } => 420,
        Event::Blocked { .. }
        | Event::Shielded { .. }
        | Event::Turned { .. }
        | Event::Rerolled { .. }
        | Event::Swept { .. }
        | Event::Left { .. }
        | Event::Moved { .. }
        | Event::Stayed { .. }
        | Event::Poison { .. }
        | Event::Shrink { .. }
        | Event::DiceTokens { .. }
        | Event::Gained { .. }
        | Event::Taken { .. }
        | Event::SetAside { .. }
        | Event::Closed { .. }
        | Event::HeartsAdded { .. }
        | Event::Milled { .. }
        | Event::Contested { .. }
        | Event::Targeted { .. } => 350,
        Event::Revealed { .. } | Event::Lost { .. } | Event::Dropped { .. } | Event::Used { .. } => 260,
        _ => 0,
    }
}

/// How much an event matters: 1 the most, 3 the least, 4 not worth a line because dials and dice show it.
pub fn weight(event: Event) -> u8 {
    match event {
        Event::Died { .. }
        | Event::Over { .. }
        | Event::Hurt { .. }
        | Event::Entered { .. }
        | Event::Yielded { .. }
        | Event::Bought { .. }
        | Event::Reborn { .. }
        | Event::Revived { .. }
        | Event::TurnBegan { .. } => 1,
        Event::Threw { .. }
        | Event::Stars { .. }
        | Event::Energy { .. }
        | Event::Healed { .. }
        | Event::Shrivelled { .. }
        | Event::Blocked { .. }
        | Event::Stayed { .. }
        | Event::Left { .. }
        | Event::Moved { .. }
        | Event::Attacked { .. }
        | Event::Swept { .. }
        | Event::Played { .. }
        | Event::Started { .. }
        | Event::Poison { .. }
        | Event::Shrink { .. }
        | Event::DiceTokens { .. }
        | Event::Turned { .. }
        | Event::Rerolled { .. }
        | Event::RolledFor { .. }
        | Event::Revealed { .. }
        | Event::Gained { .. }
        | Event::Taken { .. }
        | Event::SetAside { .. }
        | Event::Closed { .. }
        | Event::Copied { .. }
        | Event::Swapped { .. }
        | Event::TurnWon { .. }
        | Event::Peeked { .. }
        | Event::Drew { .. } => 2,
        Event::DiceReady { .. }
        | Event::Stopped
        | Event::RollFinal { .. }
        | Event::Resolving { .. }
        | Event::Noted { .. }
        | Event::TurnEnded { .. } => 4,
        _ => 3,
    }
}

/// Whether an event is worth a line.
pub fn tells(event: Event) -> bool {
    weight(event) < 4
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{Origin, Seat, SlotId};

    #[test]
    fn what_happens_to_others_in_their_turn_takes_less_time() {
        let game = parse_position(
            "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken\nshop - - -\ndeck tanks\nat roll A",
        )
        .unwrap();
        let (mine, theirs) = (game.seen_by(Viewer::Seat(Seat::A)), game.seen_by(Viewer::Seat(Seat::B)));
        let event = |seat| Event::Died { seat };
        let none = SeatSet::EMPTY;
        assert_eq!(pause(&mine, event(Seat::B), none), 1200, "in my turn");
        assert_eq!(pause(&theirs, event(Seat::B), none), 1200, "it happens to me");
        assert_eq!(pause(&theirs, event(Seat::A), none), 1080);
        let watched = pause(&game.seen_by(Viewer::Public), event(Seat::A), none);
        assert_eq!(watched, 1200, "who watches looks at everything");
        assert_eq!(Speed::ALL.map(|speed| speed.scale(100)), [180, 100, 40, 0]);
    }

    #[test]
    fn what_concerns_those_at_this_device_stands_longer() {
        let game = parse_position(
            "kaiju position 1\nedition second\nseat A gigazaur ★15 ⚡9\nseat B kraken ⚡4\nseat C alienoid ⚡2\n\
             shop heal - -\ndeck tanks\nat buy A",
        )
        .unwrap();
        let (seen, table) = (game.seen_by(Viewer::Seat(Seat::C)), game.table());
        let card = table.shop()[0].unwrap();
        let why = kaiju_rules::Clause::Buy1.into();
        let bought = Event::Bought { seat: Seat::A, card, origin: Origin::Slot(SlotId::ALL[0]), paid: 3 };
        let ours = |seat: Seat| SeatSet::EMPTY.with(seat);
        assert_eq!(pause(&seen, bought, ours(Seat::B)), WARNING_MS, "B could have bought it");
        assert!(pause(&seen, bought, ours(Seat::C)) < WARNING_MS, "C could not");
        let stars = |stars| Event::Stars { seat: Seat::A, stars, why };
        assert_eq!(pause(&seen, stars(2), ours(Seat::C)), WARNING_MS, "17 stars");
        assert!(pause(&seen, stars(1), ours(Seat::C)) < WARNING_MS, "16 stars");
        assert!(pause(&seen, stars(2), ours(Seat::A)) < WARNING_MS, "one's own");
    }
}

//! What is on the screen of a game that goes on: events are shown one after the other, at a pace people can follow.

use std::time::Duration;

use kaiju_client::Beat;
use kaiju_rules::{Event, Seat, Table, View, Viewer};

/// What somebody has been shown of a game so far, and what is still to come.
pub struct Stage {
    live: View,
    beats: Vec<Beat>,
    shown: usize,
}

impl Stage {
    /// Everything that happened so far has been seen.
    pub fn new(live: View, beats: &[Beat]) -> Stage {
        let mut stage = Stage { live, beats: Vec::new(), shown: 0 };
        stage.take(beats);
        stage.shown = stage.beats.len();
        stage
    }

    /// The game went on, or an answer was taken back: this is how it is now, and all that happened.
    pub fn follow(&mut self, live: View, beats: &[Beat]) {
        let other_eyes = live.viewer() != self.live.viewer();
        self.live = live;
        if other_eyes {
            self.beats.clear();
        }
        self.beats.truncate(beats.len());
        self.take(&beats[self.beats.len()..]);
        self.shown = self.shown.min(self.beats.len());
    }

    /// The same for somebody who is told bit by bit.
    pub fn extend(&mut self, live: View, news: &[Beat]) {
        self.live = live;
        self.take(news);
    }

    fn take(&mut self, beats: &[Beat]) {
        let viewer = self.live.viewer();
        self.beats.extend(beats.iter().map(|beat| Beat { event: beat.event.seen_by(viewer), ..beat.clone() }));
    }

    /// Whose eyes look.
    pub fn viewer(&self) -> Viewer {
        self.live.viewer()
    }

    /// The game as it is, whether or not it has been shown.
    pub fn live(&self) -> &View {
        &self.live
    }

    /// The table as it has been shown.
    pub fn table(&self) -> &Table {
        self.beats.get(self.shown).map_or_else(|| self.live.table(), |next| &next.before)
    }

    /// What has been shown.
    pub fn log(&self) -> &[Beat] {
        &self.beats[..self.shown]
    }

    /// Has everything been shown?
    pub fn is_current(&self) -> bool {
        self.shown == self.beats.len()
    }

    /// Shows the next event, and with it all that need no look of their own.
    pub fn step(&mut self) {
        while self.shown < self.beats.len() {
            self.shown += 1;
            if self.shown == self.beats.len() || pause(self.beats[self.shown].event, self.me()).as_millis() > 0 {
                break;
            }
        }
    }

    /// Shows everything.
    pub fn catch_up(&mut self) {
        self.shown = self.beats.len();
    }

    /// How long the event shown last is looked at before the next one.
    pub fn pause(&self) -> Duration {
        self.log().last().map_or(Duration::ZERO, |beat| pause(beat.event, self.me()))
    }

    fn me(&self) -> Option<Seat> {
        match self.live.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

/// How long people look at an event; what happens to themselves a little longer.
fn pause(event: Event, me: Option<Seat>) -> Duration {
    let mine = |seat: Seat| if me == Some(seat) { 300 } else { 0 };
    Duration::from_millis(match event {
        Event::Threw { .. } | Event::RolledFor { .. } | Event::Rerolled { .. } | Event::Turned { .. } => 550,
        Event::Contested { .. } | Event::TurnBegan { .. } => 400,
        Event::Kept { .. } => 350,
        Event::Stars { seat, .. } | Event::Energy { seat, .. } | Event::Healed { seat, .. } => 350 + mine(seat),
        Event::Hurt { seat, .. } | Event::Shrivelled { seat, .. } | Event::Blocked { seat, .. } => 450 + mine(seat),
        Event::Entered { .. } | Event::Yielded { .. } | Event::Left { .. } | Event::Moved { .. } => 450,
        Event::Stayed { .. } | Event::Attacked { .. } => 300,
        Event::Bought { .. } | Event::Gained { .. } | Event::Taken { .. } | Event::Played { .. } => 650,
        Event::Revealed { .. } | Event::Swept { .. } | Event::Lost { .. } | Event::Dropped { .. } => 250,
        Event::Died { .. } | Event::Reborn { .. } | Event::Revived { .. } | Event::Over { .. } => 900,
        Event::Drew { .. } | Event::Picked { .. } | Event::Used { .. } => 250,
        event if !tells(event) => 0,
        _ => 250,
    })
}

/// Is an event worth a line of the log? Dials and dice on the screen show the others.
pub(crate) fn tells(event: Event) -> bool {
    !matches!(
        event,
        Event::DiceReady { .. }
            | Event::Stopped
            | Event::RollFinal { .. }
            | Event::Resolving { .. }
            | Event::Noted { .. }
            | Event::TurnEnded { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_client::{Chair, Fortune, Local};
    use kaiju_rules::{EditionId, Setup};

    #[test]
    fn events_are_shown_one_by_one_and_lead_to_the_same_table() {
        let setup = Setup::new(EditionId::SECOND, 3).unwrap();
        let bot = Chair::Bot("level3".parse().unwrap());
        let mut game = Local::new(setup, vec![bot; 3], Fortune::seeded(5)).unwrap();
        let mut stage = Stage::new(game.view(Viewer::Public), game.beats());
        assert!(stage.is_current());
        let told = stage.log().len();
        for _ in 0..12 {
            let order = game.order().unwrap();
            assert!(game.think(order.think()));
        }
        stage.follow(game.view(Viewer::Public), game.beats());
        assert!(!stage.is_current());
        assert_eq!(stage.log().len(), told, "nothing has been shown yet");
        assert!(stage.table() == &game.beats()[told].before);
        let mut steps = 0;
        while !stage.is_current() {
            stage.step();
            steps += 1;
        }
        assert!(steps > 5 && steps < game.beats().len());
        assert!(stage.table() == game.view(Viewer::Public).table());
        assert!(stage.log().iter().filter(|beat| tells(beat.event)).count() > 5);
    }
}

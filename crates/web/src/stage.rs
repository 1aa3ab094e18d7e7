//! What is drawn: the table as it is shown, its dice one by one, and what moves right now.

use kaiju_client::{Havoc, Tray, pace};
use kaiju_rules::{Dice, Event, Place, Seat, SlotId, Table, TurnStep, View};
use kaiju_text::events::seat_name;
use leptos::prelude::*;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitter {
    pub name: String,
    pub bot: Option<String>,
    /// Is it the account of a bot?
    pub of_bot: bool,
    pub away: bool,
}

/// What moves: one event at a time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Fx {
    pub seat: Option<Seat>,
    pub portrait: &'static str,
    pub dial: Option<(usize, i16)>,
    pub city: &'static str,
    pub place: Option<Place>,
    pub tray: bool,
    pub slot: Option<(SlotId, &'static str)>,
    pub sweep: bool,
}

/// The signals a table is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    pub view: RwSignal<View>,
    /// The step of the turn, as far as it has been shown.
    pub step: RwSignal<Option<TurnStep>>,
    pub tray: RwSignal<Tray>,
    pub fx: RwSignal<Fx>,
    pub sitters: RwSignal<Vec<Sitter>>,
    /// Somebody else's dice roll: they need less time.
    pub brisk: RwSignal<bool>,
    /// How often Tokyo was fought over.
    pub scars: RwSignal<u32>,
    /// What Tokyo has become in this turn.
    pub news: RwSignal<Option<Havoc>>,
    /// The seat a spectator follows; by default the active one.
    pub behind: RwSignal<Option<Seat>>,
    /// A sign somebody makes right now.
    pub sign: RwSignal<Option<(Seat, &'static str)>>,
}

impl Stage {
    pub(crate) fn new(view: View) -> Stage {
        Stage {
            step: RwSignal::new(view.turn_step()),
            view: RwSignal::new(view),
            tray: RwSignal::new(Tray::scattered()),
            fx: RwSignal::new(Fx::default()),
            sitters: RwSignal::new(Vec::new()),
            brisk: RwSignal::new(false),
            scars: RwSignal::new(0),
            news: RwSignal::new(None),
            behind: RwSignal::new(None),
            sign: RwSignal::new(None),
        }
    }

    /// Shows one event, after which the game looks like this.
    pub(crate) fn show(self, event: Event, after: View) {
        self.brisk.set(self.view.with_untracked(|view| pace::distant(view, event)));
        self.fx.set(self.view.with_untracked(|view| moves(view.table(), event)));
        self.set(after);
        match event {
            Event::Attacked { .. } => {
                let before = self.havoc_now();
                self.scars.update(|n| *n += 1);
                let now = self.havoc_now();
                if now != before {
                    self.news.set(Some(now));
                }
            }
            Event::TurnBegan { .. } if self.news.with_untracked(Option::is_some) => self.news.set(None),
            _ => {}
        }
    }

    /// Shows a whole position at once.
    pub(crate) fn set(self, view: View) {
        if self.tray.with_untracked(|tray| !tray.follows(view.table())) {
            self.tray.update(|tray| tray.follow(view.table()));
        }
        if self.view.with_untracked(|now| *now != view) {
            self.view.set(view);
        }
    }

    /// Marks the step of the turn.
    pub(crate) fn mark(self, step: Option<TurnStep>) {
        if self.step.get_untracked() != step {
            self.step.set(step);
        }
    }

    /// What the player of a seat is called: by their own name, or by the monster's.
    pub(crate) fn called(self, table: &Table, seat: Seat) -> String {
        let name = self.sitters.with(|all| all.get(seat.index()).map(|sitter| sitter.name.clone()));
        name.filter(|name| !name.is_empty()).unwrap_or_else(|| seat_name(table, seat).to_string())
    }

    /// The dice that are to stay.
    pub(crate) fn kept(self) -> Dice {
        self.tray.with(Tray::kept)
    }

    /// Whether two monsters play: one rival leaves room for other things.
    pub(crate) fn is_duel(self) -> bool {
        self.view.with(|view| view.table().seats().len() == 2)
    }

    /// How battered Tokyo is.
    pub(crate) fn havoc(self) -> Havoc {
        Havoc::after(self.scars.get())
    }

    fn havoc_now(self) -> Havoc {
        Havoc::after(self.scars.get_untracked())
    }

    /// Lays out a game in which Tokyo was fought over this many times.
    pub(crate) fn batter(self, attacks: u32) {
        self.scars.set(attacks);
        self.news.set(None);
    }
}

/// What moves on the table because of an event.
fn moves(table: &Table, event: Event) -> Fx {
    let still = Fx::default();
    let place = |seat| table.place_of(seat);
    match event {
        Event::Threw { .. } | Event::RolledFor { .. } => Fx { tray: true, ..still },
        Event::Attacked { .. } => {
            Fx { seat: Some(table.active()), portrait: "fx-smash", city: "fx-shake", place: Some(Place::City), ..still }
        }
        Event::Hurt { seat, hearts, .. } | Event::Shrivelled { seat, hearts, .. } => Fx {
            seat: Some(seat),
            portrait: "fx-hurt",
            dial: Some((0, -i16::from(hearts))),
            city: if table.in_tokyo(seat) { "fx-shake" } else { "" },
            place: place(seat),
            ..still
        },
        Event::Healed { seat, hearts, .. } => Fx { seat: Some(seat), dial: Some((0, i16::from(hearts))), ..still },
        Event::Stars { seat, stars, .. } => Fx { seat: Some(seat), dial: Some((1, i16::from(stars))), ..still },
        Event::Energy { seat, energy, .. } => Fx { seat: Some(seat), dial: Some((2, energy)), ..still },
        Event::Blocked { seat, .. } | Event::Shielded { seat, .. } => {
            Fx { seat: Some(seat), portrait: "fx-shake", ..still }
        }
        Event::Entered { place, .. } => Fx { city: "fx-enter", place: Some(place), ..still },
        Event::Moved { .. } => Fx { city: "fx-enter", place: Some(Place::City), ..still },
        Event::Left { seat, .. } | Event::Yielded { seat, .. } => Fx { city: "fx-leave", place: place(seat), ..still },
        Event::Died { seat } => {
            Fx { seat: Some(seat), portrait: "fx-die", city: "fx-die", place: place(seat), ..still }
        }
        Event::Reborn { seat, .. } | Event::Revived { seat, .. } => {
            Fx { seat: Some(seat), portrait: "fx-reborn", ..still }
        }
        Event::Revealed { slot, .. } => Fx { slot: Some((slot, "fx-deal")), ..still },
        Event::Swept { .. } => Fx { sweep: true, ..still },
        _ => still,
    }
}

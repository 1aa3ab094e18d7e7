//! What is drawn: the table as it is shown, its dice one by one, and what moves right now.

use kaiju_rules::{Dice, Event, Face, Place, Seat, SlotId, Table, View, Viewer};
use leptos::prelude::*;

use crate::sound::Sound;

/// A die with a place of its own on the table. The rules know only how many show what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Die {
    pub face: Option<Face>,
    pub kept: bool,
    /// It is in the hand and about to be rolled.
    pub up: bool,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitter {
    pub name: String,
    pub bot: Option<String>,
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
    pub dice: RwSignal<Vec<Die>>,
    pub fx: RwSignal<Fx>,
    pub sitters: RwSignal<Vec<Sitter>>,
    /// Somebody else's dice roll: they need less time.
    pub brisk: RwSignal<bool>,
    /// How often the city was fought over.
    pub scars: RwSignal<u32>,
    /// The seat whoever only watches wants to sit behind; the active one unless told.
    pub behind: RwSignal<Option<Seat>>,
    /// A sign somebody makes right now.
    pub sign: RwSignal<Option<(Seat, &'static str)>>,
}

impl Stage {
    pub(crate) fn new(view: View) -> Stage {
        Stage {
            view: RwSignal::new(view),
            dice: RwSignal::new(Vec::new()),
            fx: RwSignal::new(Fx::default()),
            sitters: RwSignal::new(Vec::new()),
            brisk: RwSignal::new(false),
            scars: RwSignal::new(0),
            behind: RwSignal::new(None),
            sign: RwSignal::new(None),
        }
    }

    /// Shows one event.
    pub(crate) fn show(self, event: Event) {
        let viewer = self.view.with_untracked(|view| view.viewer());
        let event = event.seen_by(viewer);
        self.brisk.set(self.view.with_untracked(|view| distant(view, event)));
        self.fx.set(self.view.with_untracked(|view| moves(view.table(), event)));
        self.view.update(|view| view.fold(event));
        self.dice.update(|dice| self.view.with_untracked(|view| lay(dice, event, view.table())));
        if matches!(event, Event::Attacked { .. }) {
            self.scars.update(|n| *n += 1);
        }
    }

    /// Shows a whole position at once.
    pub(crate) fn set(self, view: View) {
        self.dice.update(|dice| match_up(dice, view.table().turn().dice));
        self.view.set(view);
    }

    /// The dice that are to stay.
    pub(crate) fn kept(self) -> Dice {
        self.dice.with(|dice| dice.iter().filter(|die| die.kept).filter_map(|die| die.face).collect())
    }

    /// How battered the city looks, from 0 to 3.
    pub(crate) fn ruin(self) -> u32 {
        match self.scars.get() {
            0..=2 => 0,
            3..=7 => 1,
            8..=14 => 2,
            _ => 3,
        }
    }
}

/// Puts the dice as an event leaves them, each where it was.
fn lay(dice: &mut Vec<Die>, event: Event, table: &Table) {
    match event {
        Event::TurnBegan { .. } => dice.clear(),
        Event::DiceReady { dice: n, .. } => {
            *dice = vec![Die { face: None, kept: false, up: true }; n as usize];
        }
        Event::Kept { dice: kept } => {
            let mut left = kept;
            // Those the player chose first, then any that show the same.
            for pass in [true, false] {
                for die in dice.iter_mut().filter(|die| die.kept == pass || !pass) {
                    let Some(face) = die.face else { continue };
                    if die.up || !pass && die.kept {
                        continue;
                    }
                    let stays = left.count(face) > 0;
                    if pass || stays {
                        (die.kept, die.up) = (stays, !stays);
                    } else {
                        die.up = true;
                    }
                    if stays {
                        left = left.minus(Dice::one(face));
                    }
                }
            }
        }
        Event::Threw { dice: thrown } => {
            let mut faces: Vec<Face> =
                Face::ALL.into_iter().flat_map(|face| (0..thrown.count(face)).map(move |_| face)).collect();
            // Dice fall as they like, not sorted; the order tells nothing.
            let mut seed = u64::from(thrown.counts().iter().fold(table.turns() as u32, |sum, &n| sum * 7 + n as u32));
            for i in (1..faces.len()).rev() {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                faces.swap(i, (seed >> 33) as usize % (i + 1));
            }
            let mut faces = faces.into_iter();
            for die in dice.iter_mut().filter(|die| die.up || die.face.is_none()) {
                if let Some(face) = faces.next() {
                    *die = Die { face: Some(face), kept: false, up: false };
                }
            }
            dice.extend(faces.map(|face| Die { face: Some(face), kept: false, up: false }));
            match_up(dice, table.turn().dice);
        }
        Event::Stopped | Event::RollFinal { .. } => {
            match_up(dice, table.turn().dice);
            for die in dice.iter_mut() {
                die.kept = true;
            }
        }
        Event::Turned { .. } | Event::Rerolled { .. } | Event::Joined { .. } | Event::Wasted { .. } => {
            match_up(dice, table.turn().dice);
        }
        _ => {}
    }
}

/// Makes the dice show what the table says, moving as few as possible.
pub(crate) fn match_up(dice: &mut Vec<Die>, shown: Dice) {
    let lying = dice.iter().filter(|die| !die.up).filter_map(|die| die.face).collect::<Dice>();
    if lying == shown {
        return;
    }
    let mut left = shown;
    let mut wrong = Vec::new();
    for (i, die) in dice.iter_mut().enumerate() {
        match die.face {
            Some(face) if left.count(face) > 0 => {
                left = left.minus(Dice::one(face));
                die.up = false;
            }
            _ => wrong.push(i),
        }
    }
    let mut faces = Face::ALL.into_iter().flat_map(|face| (0..left.count(face)).map(move |_| face));
    let mut gone = Vec::new();
    for i in wrong {
        match faces.next() {
            Some(face) => dice[i] = Die { face: Some(face), kept: dice[i].kept, up: false },
            None => gone.push(i),
        }
    }
    for i in gone.into_iter().rev() {
        dice.remove(i);
    }
    dice.extend(faces.map(|face| Die { face: Some(face), kept: false, up: false }));
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

/// Does an event happen in somebody else's turn and to somebody else? It is shown in less time.
pub(crate) fn distant(view: &View, event: Event) -> bool {
    let Viewer::Seat(me) = view.viewer() else { return false };
    let touches = event.seat() == Some(me) || matches!(event, Event::Over { .. });
    view.table().active() != me && !touches
}

/// How long an event is looked at, in milliseconds at normal speed.
pub(crate) fn pause(event: Event) -> u32 {
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
        Event::TurnBegan { .. } | Event::Kept { .. } | Event::Attacked { .. } | Event::Swapped { .. } => 450,
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
        | Event::Milled { .. }
        | Event::Targeted { .. } => 350,
        Event::Revealed { .. } => 260,
        _ => 0,
    }
}

/// What an event sounds like.
pub(crate) fn sound(event: Event) -> Option<Sound> {
    Some(match event {
        Event::Threw { .. } | Event::RolledFor { .. } | Event::Rerolled { .. } => Sound::Dice,
        Event::Stars { stars: 1.., .. } => Sound::Star,
        Event::Energy { energy: 1.., .. } => Sound::Energy,
        Event::Healed { .. } | Event::Revived { .. } | Event::Reborn { .. } => Sound::Heal,
        Event::Hurt { .. } => Sound::Smash,
        Event::Died { .. } => Sound::Fall,
        Event::Entered { .. } => Sound::Enter,
        Event::Bought { .. } | Event::Played { .. } | Event::Gained { .. } | Event::Taken { .. } => Sound::Card,
        Event::Over { .. } => Sound::Win,
        _ => return None,
    })
}

/// How much an event matters to somebody who listens: 1 the most, 3 the least.
pub(crate) fn weight(event: Event) -> u8 {
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
        | Event::Copied { .. }
        | Event::Swapped { .. }
        | Event::TurnWon { .. }
        | Event::Peeked { .. }
        | Event::Drew { .. } => 2,
        _ => 3,
    }
}

//! Drop from High Altitude / Death from Above

use crate::cards::prelude::*;
use crate::setup::DroppingIn;
use crate::table::Place;

const CITY: &str = "Gain 2★. If you are not in Tokyo, take Tokyo City; a monster there leaves.";
const ALL_LEAVE: &str = "Gain 2★. All other monsters leave Tokyo and you take Tokyo City.";
const NOT_IN_BAY: &str =
    "Gain 2★. If you are not in Tokyo, take Tokyo City; a monster there leaves. In Tokyo Bay this card does nothing.";

/// As first printed.
pub(crate) const FIRST: Card = Card {
    sections: &[
        &EARLY.when("dropping_in", "all_leave", ALL_LEAVE),
        &EARLY.when("dropping_in", "not_in_bay", NOT_IN_BAY),
    ],
    ..EARLY
};

const EARLY: Card = Card {
    text: CITY,
    rulings: &["I-157"],
    hooks: Hooks {
        bought: Some(|play, me| {
            let (how, place) = (play.table().rules().dropping_in, play.table().place_of(me.owner));
            if how == DroppingIn::NotInBay && place == Some(Place::Bay) {
                return;
            }
            play.gain_stars(me.owner, 2, me.why());
            let tokyo = play.table().tokyo().without(me.owner);
            let leaving = match (how, place) {
                (DroppingIn::AllLeave, _) => tokyo,
                (_, Some(_)) => return,
                (_, None) => tokyo.iter().filter(|&seat| play.table().at(Place::City) == Some(seat)).collect(),
            };
            for seat in leaving.iter() {
                play.leave(seat, me.why());
            }
            match place {
                Some(Place::City) => {}
                Some(Place::Bay) => play.emit(Event::Moved { seat: me.owner, why: me.why() }),
                None => play.enter(me.owner, Place::City, me.why()),
            }
        }),
        ..Hooks::NONE
    },
    ..discard("drop-from-high-altitude", "Drop from High Altitude", 5)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    sections: &[&LATE.when("dropping_in", "city", CITY), &LATE.when("dropping_in", "not_in_bay", NOT_IN_BAY)],
    ..LATE
};

const LATE: Card = Card { name: "Death from Above", text: ALL_LEAVE, rulings: &["I-158"], ..EARLY };

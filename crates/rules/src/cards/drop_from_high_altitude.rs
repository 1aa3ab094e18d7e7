//! Drop from High Altitude / Death from Above

use super::discard;
use crate::catalogue::Card;
use crate::event::Event;
use crate::hooks::Hooks;
use crate::table::Place;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Gain 2★. If you are not in Tokyo, take Tokyo City; a monster there leaves.",
    rulings: &["I-157"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 2, me.why());
            if !play.table().in_tokyo(me.owner) {
                if let Some(there) = play.table().at(Place::City) {
                    play.leave(there, me.why());
                }
                play.enter(me.owner, Place::City, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..discard("drop-from-high-altitude", "Drop from High Altitude", 5)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    name: "Death from Above",
    text: "Gain 2★. All other monsters leave Tokyo and you take Tokyo City.",
    rulings: &["I-158"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 2, me.why());
            for seat in play.table().tokyo().without(me.owner).iter() {
                play.leave(seat, me.why());
            }
            match play.table().place_of(me.owner) {
                Some(Place::City) => {}
                Some(Place::Bay) => play.emit(Event::Moved { seat: me.owner, why: me.why() }),
                None => play.enter(me.owner, Place::City, me.why()),
            }
        }),
        ..Hooks::NONE
    },
    ..FIRST
};

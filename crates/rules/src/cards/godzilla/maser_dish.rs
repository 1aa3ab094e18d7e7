//! Maser Dish

use crate::cards::prelude::*;

/// How often one monster can be hit in a turn.
const MOST: u8 = 2;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "While buying, you may pay 2⚡, as often as you can pay: another monster of your choice loses 1♥. No monster is chosen more than twice per turn. Paying for this is neither buying a card nor an attack.",
    rulings: &["GZ-4"],
    hooks: Hooks {
        usable: Some(|table, me, question| {
            question == Question::Shop && table.energy(me.owner) >= 2 && !targets(table, me).is_empty()
        }),
        used: Some(|play, me| {
            play.lose_energy(me.owner, 2, me.why());
            let targets = targets(play.table(), me);
            match targets.lowest() {
                Some(only) if targets.len() == 1 => hit(play, me, only),
                _ => play.ask(me, 0),
            }
        }),
        options: Some(|table, me, _, list| {
            let targets = targets(table, me);
            list.extend(targets.iter().map(Action::Seat));
            // All of them may have gone while this was asked.
            if targets.is_empty() {
                list.push(Action::No);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if let Action::Seat(seat) = answer {
                hit(play, me, seat);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("maser-dish", "Maser Dish", 6)
};

fn targets(table: &Table, me: Power) -> SeatSet {
    table.others(me.owner).iter().filter(|seat| table.turn().noted.get(seat.index()) < MOST).collect()
}

fn hit(play: &mut Play<'_>, me: Power, seat: Seat) {
    play.emit(Event::Noted { seat, why: me.why() });
    play.hurt(seat, 1, Some(me.owner), me.why());
}

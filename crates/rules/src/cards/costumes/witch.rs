//! Witch

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "After another monster's last roll, if its Roll is about to make you lose ♥, you may reroll one of its dice.",
    hooks: Hooks {
        others_rolled: Some(|play, me| {
            let table = play.table();
            if !table.stilled() && !table.is_used(me.source) && threatens(table, me) {
                play.ask(me, 0);
            }
        }),
        options: Some(|table, _, _, list| {
            list.push(Action::No);
            list.extend(table.turn().dice.faces().iter().map(Action::Face));
        }),
        asks: Some(|table, _, _| Wording::default().about(table.active())),
        answered: Some(|play, me, _, answer| {
            if let Action::Face(face) = answer {
                play.mark_used(me);
                play.roll_for(me, 1, face as u16);
            }
        }),
        lucky: Some(|play, me, dice, from| {
            if let Some(to) = dice.lowest() {
                play.reroll(Face::new(from as usize), to, me.why());
            }
        }),
        ..COSTUME
    },
    ..keep("witch", "Witch", 4)
};

/// Would the Roll, as it lies, take hearts from its wearer?
fn threatens(table: &Table, me: Power) -> bool {
    let active = table.active();
    let dice = table.turn().dice.count(Face::Smash);
    let smashes = table.smashes_with(active, dice + table.turn().smashes);
    let coming = table.dealt(table.strike(active, smashes)).hearts.get(me.owner.index());
    let lands = coming > 0 && table.armour(me.owner, coming).is_none_or(|(_, left)| left > 0);
    lands && table.hearts(me.owner) > 0 && !table.turn().shielded.has(me.owner) && !table.turn().dice.is_empty()
}

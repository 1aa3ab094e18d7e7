//! Throwing Arm

use crate::cards::prelude::*;

/// The most dice tokens a monster spends in a turn, for whatever purpose (GZ-5).
const MOST: u8 = 2;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Gain 1 Dice token when you get this card. Once per turn, on your turn, before you resolve your dice, you may spend a Dice token to add one ✊ to your Roll. It is one of the two you may spend per turn.",
    rulings: &["GZ-2", "GZ-5"],
    hooks: Hooks {
        bought: Some(|play, me| play.gain_tokens(me.owner, 1, me.why())),
        usable: Some(|table, me, question| {
            let token = table.stand(me.owner).dice_tokens > 0 && table.turn().tokens < MOST;
            question == Question::Change && token && !table.is_used(me.source)
        }),
        used: Some(|play, me| {
            play.mark_used(me);
            play.spend_token(me.owner, 1, me.why());
            play.emit(Event::SmashesAdded { smashes: 1, why: me.why() });
        }),
        ..Hooks::NONE
    },
    ..keep("throwing-arm", "Throwing Arm", 4)
};

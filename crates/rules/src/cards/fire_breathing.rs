//! Fire Breathing

use super::keep;
use crate::catalogue::Card;
use crate::clause::Clause;
use crate::hooks::Hooks;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Whenever you deal damage to another monster, the monsters on your left and right take 1 extra damage.",
    rulings: &["I-006", "I-007", "I-045", "I-047", "I-054", "I-178"],
    hooks: Hooks {
        dealing: Some(|table, me, mut blow| {
            if !blow.targets().without(me.owner).is_empty() {
                for seat in table.alive().neighbours(me.owner).iter() {
                    blow.add(seat, 1);
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..keep("fire-breathing", "Fire Breathing", 4)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "When your Roll has at least one ✊, the monsters on your left and right lose 1♥ each, wherever they are. A lone opponent loses 1♥, not 2.",
    rulings: &["I-006", "I-007", "I-043", "I-044", "I-046", "I-047", "I-054", "I-178"],
    hooks: Hooks {
        dealing: Some(|table, me, mut blow| {
            let attack = blow.why == Clause::Smash1.into() && table.turn().all_smashes() > 0;
            if attack {
                for seat in table.alive().neighbours(me.owner).iter() {
                    blow.add(seat, 1);
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..FIRST
};

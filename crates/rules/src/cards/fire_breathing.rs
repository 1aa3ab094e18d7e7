//! Fire Breathing

use crate::cards::prelude::*;
use crate::setup::NeighboursBurn;

const ROLL: &str = "When your Roll has at least one ✊, the monsters on your left and right lose 1♥ each, wherever they are. A lone opponent loses 1♥, not 2.";

/// As first printed.
pub(crate) const FIRST: Card = Card {
    sections: &[
        &EARLY.when("neighbours_burn", "roll", ROLL),
        &EARLY.when(
            "neighbours_burn",
            "reached",
            "A monster on your left or right that you deal damage to takes 1 extra damage.",
        ),
        &EARLY.when(
            "neighbours_burn",
            "attacked",
            "A monster on your left or right that you attack takes 1 extra damage.",
        ),
    ],
    ..EARLY
};

const EARLY: Card = Card {
    text: "Whenever you deal damage to another monster, the monsters on your left and right take 1 extra damage.",
    rulings: &["I-006", "I-007", "I-045", "I-047", "I-054", "I-178"],
    hooks: Hooks {
        dealing: Some(|table, me, mut blow| {
            for seat in burnt(table, me, blow).iter() {
                blow.add(seat, 1);
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..keep("fire-breathing", "Fire Breathing", 4)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    sections: &[
        &LATE.when(
            "neighbours_burn",
            "any_damage",
            "Whenever another monster loses ♥ to you, the monsters on your left and right lose 1♥ more.",
        ),
        &LATE.when("neighbours_burn", "reached", "A monster on your left or right that loses ♥ to you loses 1♥ more."),
        &LATE.when("neighbours_burn", "attacked", "A monster on your left or right that your ✊ hit loses 1♥ more."),
    ],
    ..LATE
};

const LATE: Card =
    Card { text: ROLL, rulings: &["I-006", "I-007", "I-043", "I-044", "I-046", "I-047", "I-054", "I-178"], ..EARLY };

/// The neighbours that a blow of its owner burns too.
fn burnt(table: &Table, me: Power, blow: Blow) -> SeatSet {
    let neighbours = table.alive().neighbours(me.owner);
    let burns = match table.rules().neighbours_burn {
        NeighboursBurn::AnyDamage => !blow.targets().without(me.owner).is_empty(),
        NeighboursBurn::Roll => blow.why == Clause::Smash1.into() && table.turn().all_smashes() > 0,
        NeighboursBurn::Reached => return neighbours.and(blow.targets()),
        NeighboursBurn::Attacked => return neighbours.and(blow.hit),
    };
    if burns { neighbours } else { SeatSet::EMPTY }
}

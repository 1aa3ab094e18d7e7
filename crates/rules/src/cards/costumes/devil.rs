//! Devil

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "During your turn, other monsters that you make lose ♥ lose 1♥ more.",
    hooks: Hooks {
        dealing: Some(|table, me, mut blow| {
            if table.active() == me.owner {
                for seat in blow.targets().without(me.owner).iter() {
                    blow.add(seat, 1);
                }
            }
            blow
        }),
        ..COSTUME
    },
    ..keep("devil", "Devil", 3)
};

//! Costumes: twelve Keep cards that can be taken from their wearers. The switch `costumes` puts them into the deck.

mod astronaut;
mod cheerleader;
mod clown;
mod devil;
mod ghost;
mod pirate;
mod princess;
mod robot;
mod statue_of_liberty;
mod vampire;
mod witch;
mod zombie;

use crate::catalogue::Card;
use crate::hooks::Hooks;

/// The costumes, one of each.
pub(crate) const COSTUMES: &[&Card] = &[
    &astronaut::CARD,
    &cheerleader::CARD,
    &clown::CARD,
    &devil::CARD,
    &ghost::CARD,
    &pirate::CARD,
    &princess::CARD,
    &robot::CARD,
    &statue_of_liberty::CARD,
    &vampire::CARD,
    &witch::CARD,
    &zombie::CARD,
];

/// What every costume says: it can be bought from its wearer.
const COSTUME: Hooks = Hooks { spoils: true, ..Hooks::NONE };

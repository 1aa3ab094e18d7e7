//! Natural Enemy

use crate::cards::prelude::*;
use crate::evolutions::Species;

/// As this edition has it. The species named lies on the card as charges: its place among all of them, counted from 1.
pub(crate) const CARD: Card = Card {
    text: "Name a species when you buy this card: mutant, invader or robot. With each of your attacks, every monster of that species you wound loses 1♥ more. The choice never changes.",
    rulings: &["GZ-1", "GZ-2", "GZ-3", "GZ-11"],
    hooks: Hooks {
        charged: true,
        bought: Some(|play, me| {
            if play.table().charges(me.source) == 0 {
                play.ask(me, 0);
            }
        }),
        options: Some(|_, _, _, list| list.extend((0..Species::ALL.len() as u8).map(Action::Number))),
        shows: Some(|_, _, _, answer| Wording::of_species(answer)),
        answered: Some(|play, me, _, answer| {
            if let Action::Number(species) = answer {
                play.charge(me, species as i8 + 1);
            }
        }),
        dealing: Some(|table, me, mut blow| {
            let attack = blow.why == Clause::Smash1.into();
            let named = usize::from(table.charges(me.source)).checked_sub(1).and_then(|n| Species::ALL.get(n));
            for seat in blow.hit.and(blow.targets()).iter() {
                if attack && named == Some(&table.stand(seat).monster.species()) {
                    blow.add(seat, 1);
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..keep("natural-enemy", "Natural Enemy", 4)
};

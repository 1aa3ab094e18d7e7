//! Mimic

use crate::cards::prelude::*;
use crate::catalogue::CardSet;
use crate::engine::OWN_STEP;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Choose a card in front of any monster: this card is a copy of it, as if you had just bought it. At the start of your turn you may pay 1⚡ to choose another. If the copied card leaves play, this card does nothing until you choose again.",
    rulings: &[
        "I-077", "I-088", "I-117", "I-125", "I-129", "I-130", "I-131", "I-133", "I-134", "I-135", "I-137", "I-139",
        "I-140", "I-141", "I-143", "I-146", "I-175",
    ],
    hooks: Hooks {
        copies: true,
        bought: Some(|play, me| {
            if !models(play.table(), me).is_empty() {
                play.ask(me, FIRST_MODEL);
            }
        }),
        turn_begun: Some(|play, me| {
            let table = play.table();
            if table.energy(me.owner) > 0 && !others(table, me).is_empty() {
                play.ask(me, OTHER_MODEL);
            }
        }),
        options: Some(|table, me, step, list| {
            if step == FIRST_MODEL {
                list.extend(models(table, me).iter().map(Action::Card));
            } else {
                list.push(Action::No);
                // The energy may have gone to something else while this was asked.
                if table.energy(me.owner) > 0 {
                    list.extend(others(table, me).iter().map(Action::Card));
                }
            }
        }),
        asks: Some(|_, _, step| Wording::of(if step == FIRST_MODEL { "" } else { "again" })),
        answered: Some(|play, me, step, answer| {
            if let (Action::Card(card), Some(copier)) = (answer, me.source.as_card()) {
                if step == OTHER_MODEL {
                    play.lose_energy(me.owner, 1, me.why());
                }
                play.copy(copier, Some(card));
            }
        }),
        ..Hooks::NONE
    },
    ..keep("mimic", "Mimic", 8)
};

/// The question what to copy, when it comes to its owner. It is this card's own, whatever it stands for.
const FIRST_MODEL: u8 = OWN_STEP;
/// The question what else to copy, for a price.
const OTHER_MODEL: u8 = OWN_STEP + 1;

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    rulings: &[
        "I-010", "I-018", "I-040", "I-064", "I-065", "I-072", "I-073", "I-076", "I-077", "I-084", "I-088", "I-095",
        "I-106", "I-117", "I-125", "I-126", "I-128", "I-130", "I-131", "I-133", "I-134", "I-135", "I-137", "I-138",
        "I-139", "I-140", "I-141", "I-142", "I-143", "I-146", "I-175",
    ],
    text: "Choose a Keep card in front of any monster: this card is a copy of it, as if you had just bought it. At the start of your turn, before rolling, you may pay 1⚡ to choose another. If the copied card leaves play, this card does nothing until you choose again.",
    ..FIRST
};

/// The cards it can stand for: all in play but itself (I-133, I-134).
fn models(table: &Table, me: Power) -> CardSet {
    match me.source.as_card() {
        Some(card) => table.in_play().without(card),
        None => table.in_play(),
    }
}

/// The cards it can copy, without the one that it copies now.
fn others(table: &Table, me: Power) -> CardSet {
    let models = models(table, me);
    table.copied().map_or(models, |card| models.without(card))
}

//! Laws about one event: it could happen on the table as it was, and it changes exactly what it says.

use kaiju_rules::{
    CardId, Chapter, Clause, Event, EvolutionSet, Face, GOAL, Kind, Origin, Place, Reason, Seat, SlotId, Source, Table,
};

/// Every event names a clause of the rules, not a worked example, or a card of the deck or an evolution at the table.
fn knows_why(table: &Table, event: Event) -> bool {
    match event.why().reason() {
        Reason::Clause(clause) => clause.chapter() != Chapter::Examples,
        Reason::Power(source) => match source.as_card() {
            Some(card) => card.index() < table.catalogue().len(),
            None => !table.print(source).id.is_empty(),
        },
    }
}

/// Is this where it can do something: in front of a monster, or face up among the cards to be bought?
fn in_play(table: &Table, source: Source) -> bool {
    source.as_card().is_none_or(|card| table.in_play().has(card) || table.shop().contains(&Some(card)))
}

/// The first law an event breaks, on the table before it.
pub(super) fn event_law(table: &Table, event: Event) -> Option<&'static str> {
    if !knows_why(table, event) {
        return Some("an event does not know why");
    }
    if table.over().is_some() {
        return Some("WIN-1: something happens after the end");
    }
    // A turn ends even if its monster fell in it.
    let ends = matches!(event, Event::TurnEnded { .. });
    if event.seat().is_some_and(|seat| !ends && !table.alive().has(seat)) {
        return Some("OUT-1: something happens to the dead");
    }
    let dial = |now: u16, change: i32| change != 0 && i32::from(now) + change >= 0;
    let (holds, law) = match event {
        Event::Stars { seat, stars, .. } => {
            let after = i32::from(table.stars(seat)) + i32::from(stars);
            (stars != 0 && (0..=i32::from(GOAL)).contains(&after), "LIMIT-1: stars beyond the dial, or none")
        }
        Event::Energy { seat, energy, .. } => {
            (dial(table.energy(seat), energy.into()), "LIMIT-1: energy that is not there, or none")
        }
        Event::Poison { seat, counters, .. } => {
            (dial(table.stand(seat).poison.into(), counters.into()), "LIMIT-1: poison that is not there, or none")
        }
        Event::Shrink { seat, counters, .. } => {
            (dial(table.stand(seat).shrink.into(), counters.into()), "LIMIT-1: shrinking that is not there, or none")
        }
        Event::DiceTokens { seat, tokens, .. } => {
            (dial(table.stand(seat).dice_tokens.into(), tokens.into()), "LIMIT-1: tokens that are not there, or none")
        }
        Event::Charged { source, charges, .. } => {
            let fits = dial(table.charges(source).into(), charges.into()) && in_play(table, source);
            (fits, "LIMIT-1: charges that are not there, or none")
        }
        Event::Healed { seat, hearts, why } => {
            if why == Clause::Heal1.into() && table.in_tokyo(seat) {
                return Some("HEAL-2: dice heal in Tokyo");
            }
            let room = table.hearts_max(seat).saturating_sub(table.hearts(seat));
            (hearts > 0 && hearts <= room, "HEAL-1: hearts beyond the maximum, or none")
        }
        Event::Hurt { seat, hearts, .. } => {
            if table.turn().shielded.has(seat) {
                return Some("I-020: a shielded monster is hurt");
            }
            (hearts > 0 && hearts <= table.hearts(seat), "LIMIT-1: hearts are lost that are not there, or none")
        }
        Event::Shrivelled { seat, hearts, .. } => {
            (hearts > 0 && hearts <= table.hearts(seat), "LIMIT-1: hearts are lost that are not there, or none")
        }
        Event::Blocked { hearts, .. } => (hearts > 0, "LIMIT-1: nothing is blocked"),
        Event::SmashesAdded { smashes, .. } => (smashes > 0, "LIMIT-1: no smashes are added"),
        Event::HeartsAdded { hearts, .. } => (hearts > 0, "LIMIT-1: no hearts are added"),
        Event::SetAside { slot, card, source } => {
            let fits = slot_is(table, slot, Some(card)) && table.under_power(source).is_none();
            (fits, "BUY-1: a card is set aside that is not there, or under a power that has one")
        }
        Event::MoreRolls { rolls, .. } => (rolls > 0, "LIMIT-1: no rolls are added"),
        Event::Turned { from, .. } | Event::Rerolled { from, .. } => {
            (table.turn().dice.count(from) > 0, "ROLL-1: a die changes that is not there")
        }
        Event::Kept { dice } => (table.turn().dice.covers(dice), "ROLL-1: dice are kept that are not there"),
        Event::Threw { dice } => {
            let all = table.turn().dice.len() + dice.len();
            (!dice.is_empty() && all <= table.turn().size.max(table.turn().dice.len()), "ROLL-1: too many dice")
        }
        Event::Resolving { face } => {
            (table.turn().waiting.has(face), "RESOLVE-1: a face is resolved twice, or was never there")
        }
        Event::Yielded { seat, .. } | Event::Left { seat, .. } => {
            if matches!(event, Event::Yielded { .. }) && table.held_fast(seat) {
                return Some("R-85: somebody yields who may not");
            }
            (table.in_tokyo(seat), "YIELD-1: somebody leaves who is not there")
        }
        Event::Stayed { seat, .. } => (table.in_tokyo(seat), "YIELD-1: somebody stays who is not there"),
        Event::Entered { seat, place, .. } => {
            let open = place == Place::City || table.bay_open();
            (open && table.at(place).is_none() && !table.in_tokyo(seat), "ENTER-5: a place in Tokyo is taken twice")
        }
        Event::Swapped { inside, outside, .. } => {
            (table.in_tokyo(inside) && !table.in_tokyo(outside), "ENTER-5: a swap within one place")
        }
        Event::Moved { seat, .. } => {
            let free = table.at(Place::City).is_none() && table.at(Place::Bay) == Some(seat);
            (free, "BAY-1: somebody moves who cannot")
        }
        Event::Died { seat } => (table.hearts(seat) == 0 && !table.rules().comebacks, "OUT-1: the living die"),
        Event::Reborn { seat, .. } => (table.hearts(seat) == 0, "OUT-4: the living start again"),
        Event::Revived { seat, hearts, .. } => {
            (table.hearts(seat) == 0 && hearts > 0 && hearts <= table.hearts_max(seat), "OUT-1: the living are revived")
        }
        Event::Voided { smashes, .. } => {
            let count = table.turn().dice.count(Face::Smash).saturating_sub(table.turn().voided);
            (smashes > 0 && smashes <= count, "dice count for nothing that do not count anyway")
        }
        Event::Drew { seat, evolution: Some(evolution) } => {
            (evolution_is(seat, evolution, table.evolutions(seat).deck()), "EVO-2: an evolution comes from elsewhere")
        }
        Event::Picked { seat, evolution: Some(evolution) } => {
            (evolution_is(seat, evolution, table.evolutions(seat).drawn), "EVO-2: an evolution is kept undrawn")
        }
        Event::Shed { seat, evolution } => {
            (evolution_is(seat, evolution, table.evolutions(seat).hidden), "EVO-2: an evolution is discarded twice")
        }
        Event::Played { seat, evolution } => {
            (evolution_is(seat, evolution, table.evolutions(seat).hand), "EVO-4: an evolution is played out of no hand")
        }
        Event::Regained { seat, evolution, .. } => {
            (evolution_is(seat, evolution, table.evolutions(seat).discard), "EVO-5: an evolution comes from elsewhere")
        }
        Event::Renewed { seat } => {
            let of = table.evolutions(seat);
            (
                of.deck_len() == 0 && !of.discard.is_empty(),
                "EVO-3: a deck is renewed that is not empty, or from nothing",
            )
        }
        Event::Revealed { slot, card } => {
            (slot_is(table, slot, None) && table.deck().has(card), "BUY-1: a card comes up from elsewhere")
        }
        Event::Bought { seat, card, origin, .. } | Event::Taken { seat, card, origin, .. } => {
            let there = match origin {
                Origin::Slot(slot) => slot_is(table, slot, Some(card)),
                Origin::Top(depth) => table.top(depth) == Some(card) && table.deck().has(card),
                Origin::Seat(seller) => seller != seat && table.held(seller).has(card),
                Origin::Discard => table.discard().has(card),
                Origin::Aside => table.aside().any(|(aside, _)| aside == card),
            };
            (there, "BUY-1: a card is bought that is not there")
        }
        Event::Milled { card, .. } => (table.deck().has(card), "BUY-5: a card is turned over that is not in the deck"),
        Event::Gained { card, .. } => {
            let keep = table.card(card).kind == Kind::Keep;
            (table.deck().has(card) && keep, "BUY-3: a card is gained that is not in the deck, or does not stay")
        }
        Event::Marked { card, .. } => {
            let fits = table.marked().count() < kaiju_rules::MARKS && table.marked().all(|c| c != card);
            (table.in_play().has(card) && fits, "LIMIT-1: a mark too many, or on a card that is not in play")
        }
        Event::Retired { seat, evolution, .. } => {
            let shown = evolution.as_evolution().is_some_and(|(of, n)| of == seat && table.evolutions(of).shown.has(n));
            (shown, "EVO-5: an evolution leaves play that is not in play")
        }
        Event::Lost { seat, card, .. } => (table.held(seat).has(card), "a card is lost by somebody without it"),
        Event::Dug { card, .. } => (table.discard().has(card), "a card is found that is not there"),
        Event::Sunk { card, .. } => (table.deck().has(card), "a card sinks that is not in the deck"),
        Event::Wasted { face, .. } => (table.turn().dice.count(face) > 0, "ROLL-5: no dice are wasted"),
        Event::Joined { dice, .. } => (!dice.is_empty(), "ROLL-5: no dice join"),
        Event::Dropped { seat, evolution, .. } => {
            let of = table.evolutions(seat);
            let held = |number: usize| of.hand.or(of.shown).has(number);
            let fits = evolution.as_evolution().is_some_and(|(owner, number)| owner == seat && held(number));
            (fits, "EVO-5: an evolution is given up by somebody without it")
        }
        Event::Used { source } => (in_play(table, source), "a power is used that is not in play"),
        Event::Copied { copier, card } => {
            let model = card.is_none_or(|c| c != copier && table.in_play().has(c) && table.card(c).kind == Kind::Keep);
            (table.in_play().has(copier) && model, "I-134: a card is copied that is not in play")
        }
        Event::TurnWon { .. } => (table.extras().iter().any(Option::is_none), "I-148: a turn is won and lost"),
        // Nobody has a die left.
        Event::Over { winners, why } if why == Clause::Roll4.into() => {
            let shrunk = table.alive().iter().all(|seat| table.stand(seat).shrink > 0);
            (winners.is_empty() && shrunk && table.turn().size == 0, "ROLL-4: the game ends while somebody has dice")
        }
        Event::Over { winners, .. } => {
            let alive = table.alive();
            let stars = winners.iter().all(|seat| table.stars(seat) >= table.goal(seat));
            let last = alive.len() <= 1 && winners == alive;
            (winners.minus(alive).is_empty() && (last || stars && !winners.is_empty()), "WIN-1: the wrong ones win")
        }
        _ => (true, ""),
    };
    (!holds).then_some(law)
}

fn slot_is(table: &Table, slot: SlotId, card: Option<CardId>) -> bool {
    table.shop()[slot.index()] == card
}

/// Is this one of a seat's evolutions in this place?
fn evolution_is(seat: Seat, evolution: Source, place: EvolutionSet) -> bool {
    evolution.as_evolution().is_some_and(|(of, number)| of == seat && place.has(number))
}

//! Promo cards, side by side: short cards that were given away or sold apart. The switch `promos` puts them into the deck.
//! Promos that would need rules the game does not have are left out (RULINGS.md).

use crate::cards::prelude::*;
use crate::decision::ActionList;
use crate::hooks::{CARDS, ONE_DIE, ROLL, STARS, TOLL};

/// Does some face show on four dice or more?
fn four_alike(table: &Table) -> bool {
    Face::ALL.into_iter().any(|face| table.turn().dice.count(face) >= 4)
}

pub(crate) const AMUSEMENT_PARK: Card = Card {
    text: "Gain 4★.",
    hooks: Hooks { bought: Some(|play, me| play.gain_stars(me.owner, 4, me.why())), ..Hooks::NONE },
    ..discard("amusement-park", "Amusement Park", 6)
};

pub(crate) const ARMY: Card = Card {
    text: "For each card you have, gain 1★ and lose 1♥, all together.",
    hooks: Hooks {
        bought: Some(|play, me| {
            let cards = play.table().held(me.owner).len() as u8;
            play.gain_stars(me.owner, cards, me.why());
            play.hurt(me.owner, cards, Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("army", "Army", 2)
};

pub(crate) const INTIMIDATING_ROAR: Card = Card {
    text: "Monsters in Tokyo that your attack takes ♥ from must yield.",
    hooks: Hooks { victim_decides: Some(|play, me, seat| play.drive_out(seat, me.why())), ..Hooks::NONE },
    ..keep("intimidating-roar", "Intimidating Roar", 3)
};

pub(crate) const SLEEP_WALKER: Card = Card {
    text: "On your turn, while buying, pay 3⚡ to gain 1★, as often as you can pay.",
    hooks: Hooks {
        usable: Some(|table, me, question| question == Question::Shop && table.energy(me.owner) >= 3),
        used: Some(|play, me| {
            play.lose_energy(me.owner, 3, me.why());
            play.gain_stars(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..keep("sleep-walker", "Sleep Walker", 3)
};

pub(crate) const SUPER_JUMP: Card = Card {
    text: "Once per turn, when you are about to lose ♥, you may pay 1⚡ to lose 1♥ less.",
    hooks: Hooks {
        paid: true,
        wound_coming: Some(|play, me, _| {
            if play.table().energy(me.owner) > 0 && !play.table().is_used(me.source) {
                play.ask(me, 0);
            }
        }),
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if table.energy(me.owner) > 0 {
                list.push(Action::Yes);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.mark_used(me);
                play.lose_energy(me.owner, 1, me.why());
                play.block(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("super-jump", "Super Jump", 4)
};

pub(crate) const BARRICADES: Card = Card {
    text: "All other monsters lose 3★.",
    hooks: Hooks {
        bought: Some(|play, me| {
            for seat in play.table().others(me.owner).clockwise_after(me.owner) {
                play.lose_stars(seat, 3, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..discard("barricades", "Barricades", 5)
};

pub(crate) const DRAINING_RAY: Card = Card {
    text: "When four or more of your dice show the same face, take 1★ from each monster that has the most ★.",
    hooks: Hooks {
        tallied: Some(|play, me| {
            let table = play.table();
            let most = table.alive().iter().map(|seat| table.stars(seat)).max().unwrap_or(0);
            if most == 0 || !four_alike(table) {
                return;
            }
            for seat in table.others(me.owner).clockwise_after(me.owner) {
                if play.table().stars(seat) == most {
                    play.lose_stars(seat, 1, me.why());
                    play.gain_stars(me.owner, 1, me.why());
                }
            }
        }),
        ..Hooks::NONE
    },
    ..keep("draining-ray", "Draining Ray", 5)
};

pub(crate) const ELECTRIC_ARMOR: Card = Card {
    text: "When you are about to lose ♥, you may pay 1⚡ to lose 1♥ less.",
    hooks: Hooks {
        paid: true,
        wound_coming: Some(|play, me, _| {
            if play.table().energy(me.owner) > 0 {
                play.ask(me, 0);
            }
        }),
        options: SUPER_JUMP.hooks.options,
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.lose_energy(me.owner, 1, me.why());
                play.block(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("electric-armor", "Electric Armor", 5)
};

pub(crate) const FLAMING_AURA: Card = Card {
    text: "When four or more of your dice show the same face, all other monsters lose 1♥.",
    hooks: Hooks {
        tallied: Some(|play, me| {
            if four_alike(play.table()) {
                play.hurt_all(play.table().others(me.owner), 1, Some(me.owner), me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("flaming-aura", "Flaming Aura", 5)
};

pub(crate) const GAMMA_BLAST: Card = Card {
    text: "When you enter Tokyo, all other monsters lose 1♥.",
    hooks: Hooks {
        entered: Some(|play, me, seat| {
            if seat == me.owner {
                play.hurt_all(play.table().others(me.owner), 1, Some(me.owner), me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("gamma-blast", "Gamma Blast", 4)
};

pub(crate) const HUNGRY_URBAVORE: Card = Card {
    text: "Gain 1★ more when you enter Tokyo.",
    hooks: Hooks {
        entered: Some(|play, me, seat| {
            if seat == me.owner {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("hungry-urbavore", "Hungry Urbavore", 4)
};

pub(crate) const ICE_CREAM_TRUCK: Card = Card {
    text: "Gain 1★ and 2♥.",
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 1, me.why());
            play.heal_self(me.owner, 2, me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("ice-cream-truck", "Ice Cream Truck", 4)
};

pub(crate) const JAGGED_TACTICIAN: Card = Card {
    text: "When you yield Tokyo gain 1⚡, and the monster that takes your place loses 1♥.",
    hooks: Hooks {
        yielded: Some(|play, me, to| {
            play.gain_energy(me.owner, 1, me.why());
            play.hurt(to, 1, Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..keep("jagged-tactician", "Jagged Tactician", 3)
};

pub(crate) const MONSTER_PETS: Card = Card {
    text: "All monsters lose 3★, including you.",
    hooks: Hooks {
        bought: Some(|play, me| {
            for seat in play.table().alive().clockwise_after(me.owner) {
                play.lose_stars(seat, 3, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..discard("monster-pets", "Monster Pets", 0)
};

pub(crate) const NANOBOTS: Card = Card {
    text: "When you start your turn with fewer than 3♥, gain 2♥.",
    hooks: Hooks {
        turn_begins: Some(|play, me| {
            if play.table().hearts(me.owner) < 3 {
                play.heal_self(me.owner, 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("nanobots", "Nanobots", 3)
};

pub(crate) const NATURAL_SELECTION: Card = Card {
    text: "Gain 4⚡ and 4♥ when you get this card; you roll one extra die. If one of your dice shows 3 when your turn ends, you lose all your ♥.",
    hooks: Hooks {
        dice: 1,
        bought: Some(|play, me| {
            play.gain_energy(me.owner, 4, me.why());
            play.heal_self(me.owner, 4, me.why());
        }),
        end_reads: CARDS.or(ROLL),
        end_writes: STARS.or(CARDS),
        turn_ends: Some(|play, me| {
            if play.table().turn().dice.count(Face::Three) > 0 {
                let hearts = play.table().hearts(me.owner);
                play.shrivel(me.owner, hearts, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("natural-selection", "Natural Selection", 2)
};

pub(crate) const SUPERTOWER: Card = Card {
    text: "Gain 5★.",
    hooks: Hooks { bought: Some(|play, me| play.gain_stars(me.owner, 5, me.why())), ..Hooks::NONE },
    ..discard("supertower", "Supertower", 7)
};

pub(crate) const BIOFUEL: Card = Card {
    text: "After your last roll you may use any of your ♥ dice as ⚡.",
    hooks: Hooks {
        rolled: Some(|play, me| offer_use(play, me, Face::Heart)),
        options: Some(|table, _, _, list| list_uses(table, Face::Heart, list)),
        answered: Some(|play, me, _, answer| use_as(play, me, answer, Face::Heart, Face::Energy)),
        ..Hooks::NONE
    },
    ..keep("biofuel", "Biofuel", 4)
};

pub(crate) const BULL_HEADED: Card = Card {
    text: "When you could yield Tokyo and stay, gain 1★.",
    hooks: Hooks { stayed: Some(|play, me| play.gain_stars(me.owner, 1, me.why())), ..Hooks::NONE },
    ..keep("bull-headed", "Bull Headed", 3)
};

pub(crate) const CANNIBALISTIC: Card = Card {
    text: "When you make other monsters lose ♥, gain 1♥.",
    hooks: Hooks {
        // Whoever struck itself down with the others falls with them (OUT-3).
        took_hearts: Some(|play, me, _| {
            if !play.table().is_doomed(me.owner) {
                play.heal_self(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("cannibalistic", "Cannibalistic", 5)
};

pub(crate) const ORB_OF_DOOM: Card = Card {
    text: "Each time another monster rolls dice of its own Roll again, it loses 1♥.",
    hooks: Hooks { hampers: TOLL, ..Hooks::NONE },
    ..keep("orb-of-doom", "Orb of Doom", 9)
};

pub(crate) const REFLECTIVE_HIDE: Card = Card {
    text: "When another monster makes you lose ♥, it loses 1♥; that loss does not count as caused by you.",
    hooks: Hooks {
        wounded: Some(|play, me, wound| {
            if let Some(from) = wound.from().filter(|&from| from != me.owner) {
                play.hurt(from, 1, None, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("reflective-hide", "Reflective Hide", 6)
};

pub(crate) const SHRINKY: Card = Card {
    text: "After your last roll you may use any of your dice that show 2 as 1.",
    hooks: Hooks {
        rolled: Some(|play, me| offer_use(play, me, Face::Two)),
        options: Some(|table, _, _, list| list_uses(table, Face::Two, list)),
        answered: Some(|play, me, _, answer| use_as(play, me, answer, Face::Two, Face::One)),
        ..Hooks::NONE
    },
    ..keep("shrinky", "Shrinky", 4)
};

pub(crate) const THROW_A_TANKER: Card = Card {
    text: "At the end of your turn, if you made other monsters lose 3♥ or more in total during it, gain 2★.",
    hooks: Hooks {
        end_writes: STARS,
        turn_ends: Some(|play, me| {
            let taken = play.table().turn().taken.with(me.owner.index(), 0);
            if taken.counts().iter().sum::<u8>() >= 3 {
                play.gain_stars(me.owner, 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("throw-a-tanker", "Throw a Tanker", 4)
};

pub(crate) const THUNDER_STOMP: Card = Card {
    text: "After a turn in which you gained 4★ or more, every other monster rolls one fewer die until your next turn starts.",
    hooks: Hooks {
        // A charge says that the others still shake.
        charged: true,
        hampers: ONE_DIE,
        turn_dawns: Some(|play, me| {
            let charges = play.table().charges(me.source);
            play.charge(me, -(charges as i8));
        }),
        turn_over: Some(|play, me| {
            if play.table().turn().earned >= 4 && play.table().charges(me.source) == 0 {
                play.charge(me, 1);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("thunder-stomp", "Thunder Stomp", 3)
};

pub(crate) const UNSTABLE_DNA: Card = Card {
    text: "When you yield Tokyo you may take a card in front of the monster that takes your place and give it this card.",
    hooks: Hooks {
        // The step of the question is the monster that moves in.
        yielded: Some(|play, me, to| {
            if !play.table().held(to).is_empty() {
                play.ask(me, to.index() as u8);
            }
        }),
        options: Some(|table, _, to, list| {
            list.push(Action::No);
            list.extend(table.held(Seat::new(to.into())).iter().map(Action::Card));
        }),
        asks: Some(|_, _, to| Wording::default().about(Seat::new(to.into()))),
        answered: Some(|play, me, to, answer| {
            if let Action::Card(card) = answer {
                play.swap_for(me, Seat::new(to.into()), card);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("unstable-dna", "Unstable DNA", 3)
};

/// Asks how many dice that show a face are used as another, if there are any.
fn offer_use(play: &mut Play<'_>, me: Power, from: Face) {
    if play.table().turn().dice.count(from) > 0 {
        play.ask(me, 0);
    }
}

/// None up to all of the dice that show a face.
fn list_uses(table: &Table, from: Face, list: &mut ActionList) {
    list.extend((0..=table.turn().dice.count(from)).map(Action::Number));
}

/// So many dice that show one face are used as another.
fn use_as(play: &mut Play<'_>, me: Power, answer: Action, from: Face, to: Face) {
    if let Action::Number(dice) = answer {
        for _ in 0..dice {
            play.emit(Event::Turned { from, to, why: me.why() });
        }
    }
}

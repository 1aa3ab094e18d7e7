//! The evolutions of Meka Dragon.

use crate::cards::prelude::*;
use crate::hooks::THIS_TURN;

/// All eight. The one that looks at the whole of a loss speaks last.
pub(crate) const DECK: [&Card; 8] = [
    &MECHA_BLAST,
    &DESTRUCTIVE_ANALYSIS,
    &PROGRAMMED_TO_DESTROY,
    &TUNE_UP,
    &BREATH_OF_DOOM,
    &LIGHTNING_ARMOR,
    &TARGET_ACQUIRED,
    &CLAWS_OF_STEEL,
];

const MECHA_BLAST: Card = Card {
    text: "Play when your ✊ are about to strike: this turn they take 2♥ more from each monster they take ♥ from.",
    hooks: Hooks {
        lasts: THIS_TURN,
        may_play: Some(|table, me| {
            let reaches = !table.across(me.owner).is_empty() || table.hears(me.owner, Moment::ReachesAll);
            table.active() == me.owner && table.turn().all_smashes() > 0 && reaches
        }),
        dealing: Some(|_, _, mut blow| {
            if blow.why == Clause::Smash1.into() {
                for seat in blow.targets().and(blow.hit).iter() {
                    blow.add(seat, 2);
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..temporary("mecha-blast", "Mecha Blast", &[Moment::Striking])
};

const DESTRUCTIVE_ANALYSIS: Card = Card {
    text: "Play when your Roll is final: gain 1⚡ for each ✊ on its dice.",
    hooks: Hooks {
        may_play: Some(|table, me| table.active() == me.owner && table.turn().count(Face::Smash) > 0),
        played: Some(|play, me, _| {
            let smashes = play.table().turn().count(Face::Smash);
            play.gain_energy(me.owner, u16::from(smashes), me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("destructive-analysis", "Destructive Analysis", &[Moment::Tallied])
};

const PROGRAMMED_TO_DESTROY: Card = Card {
    text: "Gain 3★ and 2⚡ each time another monster's ♥ reach 0.",
    hooks: Hooks {
        fell: Some(|play, me, seat| {
            if seat != me.owner {
                play.gain_stars(me.owner, 3, me.why());
                play.gain_energy(me.owner, 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("programmed-to-destroy", "Programmed To Destroy")
};

const TUNE_UP: Card = Card {
    text: "Play before your first roll, outside Tokyo: gain 4♥ and 2⚡. Skip the rest of your turn, including its end.",
    hooks: Hooks {
        may_play: Some(|table, me| table.active() == me.owner && !table.in_tokyo(me.owner)),
        played: Some(|play, me, _| {
            play.heal_self(me.owner, 4, me.why());
            play.gain_energy(me.owner, 2, me.why());
            play.cut_turn();
        }),
        ..Hooks::NONE
    },
    ..temporary("tune-up", "Tune-Up", &[Moment::TurnBegun])
};

const BREATH_OF_DOOM: Card = Card {
    text: "Once per turn, when you make a monster in Tokyo lose ♥ by any means, each other monster outside Tokyo loses 1♥ as well.",
    hooks: Hooks {
        took_hearts: Some(|play, me, victims| {
            let table = play.table();
            if !victims.and(table.tokyo()).is_empty() && !table.is_used(me.source) {
                let outside = table.others(me.owner).minus(table.tokyo());
                play.mark_used(me);
                play.hurt_all(outside, 1, Some(me.owner), me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("breath-of-doom", "Breath of Doom")
};

const LIGHTNING_ARMOR: Card = Card {
    text: "When another monster makes you lose ♥ you may roll that many dice: it loses 1♥ for each ✊.",
    hooks: Hooks {
        wounded: Some(|play, me, wound| {
            if let Some(from) = wound.from().filter(|&from| from != me.owner && play.table().alive().has(from)) {
                play.ask(me, Charge { dice: wound.hearts(), at: from }.step());
            }
        }),
        asks: Some(|_, _, step| {
            let charge = Charge::of(step);
            Wording::default().about(charge.at).with(charge.dice)
        }),
        answered: Some(|play, me, step, answer| {
            if answer == Action::Yes {
                let charge = Charge::of(step);
                play.roll_for(me, charge.dice, charge.at.index() as u16);
            }
        }),
        lucky: Some(|play, me, dice, from| {
            play.show_dice(me, dice);
            play.hurt(Seat::new(from as usize), dice.count(Face::Smash), Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..permanent("lightning-armor", "Lightning Armor")
};

/// The dice its owner may roll, and at whom, as the step of the question.
struct Charge {
    dice: u8,
    at: Seat,
}

impl Charge {
    fn step(&self) -> u8 {
        self.dice | (self.at.index() as u8) << 4
    }

    fn of(step: u8) -> Charge {
        Charge { dice: step & 15, at: Seat::new(usize::from(step >> 4)) }
    }
}

const TARGET_ACQUIRED: Card = Card {
    text: "When ✊ make you lose ♥ you may give the attacker the target token, wherever it was. Whenever you make its holder lose ♥, it loses 1 more.",
    hooks: Hooks {
        wounded: Some(|play, me, wound| {
            let table = play.table();
            let from = wound.from().filter(|&from| from != me.owner && table.alive().has(from));
            if let Some(from) = from.filter(|&from| wound.by_attack() && table.target() != Some(from)) {
                play.ask(me, from.index() as u8);
            }
        }),
        asks: Some(|_, _, from| Wording::default().about(Seat::new(from as usize))),
        answered: Some(|play, me, from, answer| {
            let seat = Seat::new(from as usize);
            if answer == Action::Yes && play.table().alive().has(seat) {
                play.emit(Event::Targeted { seat, why: me.why() });
            }
        }),
        dealing: Some(|table, me, mut blow| {
            let target = table.target().filter(|&seat| seat != me.owner && blow.targets().has(seat));
            if let Some(seat) = target {
                blow.add(seat, 1);
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..permanent("target-acquired", "Target Acquired")
};

const CLAWS_OF_STEEL: Card = Card {
    text: "On your turn a monster that you make lose 3♥ or more loses 1 more. The losses of a turn add up, and each later one is again 1 more.",
    hooks: Hooks {
        dealing: Some(|table, me, mut blow| {
            if table.active() == me.owner {
                for seat in blow.targets().without(me.owner).iter() {
                    if table.turn().taken.get(seat.index()) + blow.hearts.get(seat.index()) >= 3 {
                        blow.add(seat, 1);
                    }
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..permanent("claws-of-steel", "Claws of Steel")
};

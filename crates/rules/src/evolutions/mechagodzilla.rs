//! Mechagodzilla's evolutions.

use arrayvec::ArrayVec;

use crate::cards::prelude::*;

pub(crate) const DECK: [&Card; 8] = [
    &ALL_BAYS_OPEN,
    &FIELD_REPAIRS,
    &DEFLECTOR_DOME,
    &BACKUP_TAPE,
    &TARGETING_MATRIX,
    &ABLATIVE_ALLOY,
    &MODULAR_BAYS,
    &FUSION_PRINTER,
];

const ALL_BAYS_OPEN: Card = Card {
    text: "After your last roll: add one ✊ to your Roll, and one more for each Dice token you spend on it. It is still two tokens at most in a turn.",
    rulings: &["GZ-2", "GZ-5"],
    hooks: Hooks {
        played: Some(|play, me, _| {
            if tokens(play.table(), me) > 0 {
                play.ask(me, 0);
            } else {
                play.add_to_roll(1, me.why());
            }
        }),
        options: Some(|table, me, _, list| list.extend((0..=tokens(table, me)).map(Action::Number))),
        shows: Some(|_, _, _, answer| match answer {
            Action::Number(tokens) => Some(Wording::of("number").with(added(tokens))),
            _ => None,
        }),
        answered: Some(|play, me, _, answer| {
            if let Action::Number(tokens) = answer {
                play.spend_tokens_on(me, tokens);
                play.add_to_roll(added(tokens), me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("all-bays-open", "All Bays Open", &[Moment::Rolled])
};

/// The smashes it adds for n tokens.
fn added(tokens: u8) -> u8 {
    1 + tokens
}

/// The Dice tokens its owner has and may still spend (ROLL-3).
fn tokens(table: &Table, me: Power) -> u8 {
    let left = if table.rules().version.has(Amendment::TwoTokens) { table.tokens_left() } else { u8::MAX };
    table.stand(me.owner).dice_tokens.min(left)
}

const FIELD_REPAIRS: Card = Card {
    text: "Pay up to 4⚡ and gain 1♥ for each. You may also do this when you are about to lose ♥, but not once you are at 0.",
    rulings: &["GZ-3"],
    hooks: Hooks {
        may_play: Some(|table, me| !table.is_doomed(me.owner) && repairs(table, me) > 0),
        // Before energy goes it is played for the hearts that could not be paid for any more.
        fits: Some(|table, me, now| match now {
            Occasion::EnergyGoes(goes) => {
                let left = table.energy(me.owner).saturating_sub(goes.into());
                repairs_for(table, me, left) < repairs(table, me)
            }
            _ => true,
        }),
        played: Some(|play, me, _| match repairs(play.table(), me) {
            1 => repair(play, me, 1),
            _ => play.ask(me, 0),
        }),
        // The energy may have gone to something else while this was asked.
        options: Some(|table, me, _, list| {
            let most = repairs(table, me);
            list.extend((most.min(1)..=most).map(Action::Number));
        }),
        answered: Some(|play, me, _, answer| {
            if let Action::Number(hearts) = answer {
                repair(play, me, hearts);
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("field-repairs", "Field Repairs", &[Moment::Played, Moment::WoundComing, Moment::EnergyGoes])
};

/// How many hearts can be paid for: there is energy, and room.
fn repairs(table: &Table, me: Power) -> u8 {
    repairs_for(table, me, table.energy(me.owner))
}

/// How many hearts can be paid for with so much energy.
fn repairs_for(table: &Table, me: Power, energy: u16) -> u8 {
    let room = table.hearts_max(me.owner).saturating_sub(table.hearts(me.owner));
    energy.min(4).min(room.into()) as u8
}

fn repair(play: &mut Play<'_>, me: Power, hearts: u8) {
    play.lose_energy(me.owner, hearts.into(), me.why());
    play.heal_self(me.owner, hearts, me.why());
}

const DEFLECTOR_DOME: Card = Card {
    text: "When you are about to lose ♥: you lose up to 3♥ less. Gain 1⚡.",
    rulings: &["GZ-1", "GZ-3"],
    hooks: Hooks {
        played: Some(|play, me, _| {
            play.block(me.owner, 3, me.why());
            play.gain_energy(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("deflector-dome", "Deflector Dome", &[Moment::WoundComing])
};

const BACKUP_TAPE: Card = Card {
    text: "On your turn: take another Temporary Evolution from your discards into your hand and gain 1⚡. If there is none, gain 3⚡.",
    hooks: Hooks {
        may_play: Some(|table, me| table.active() == me.owner),
        played: Some(|play, me, _| {
            let found: ArrayVec<Source, 8> = discarded(play.table(), me).collect();
            match found[..] {
                [] => play.gain_energy(me.owner, 3, me.why()),
                [only] => regain(play, me, only),
                _ => play.ask(me, 0),
            }
        }),
        options: Some(|table, me, _, list| list.extend(discarded(table, me).map(Action::Take))),
        answered: Some(|play, me, _, answer| {
            if let Action::Take(evolution) = answer {
                regain(play, me, evolution);
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("backup-tape", "Backup Tape", &[Moment::Played])
};

/// The other Temporary evolutions on its owner's discards.
fn discarded(table: &Table, me: Power) -> impl Iterator<Item = Source> + '_ {
    let all = table.evolutions(me.owner).discard;
    all.iter()
        .map(move |number| Source::evolution(me.owner, number))
        .filter(move |&source| source != me.source && table.print(source).kind == Kind::Temporary)
}

fn regain(play: &mut Play<'_>, me: Power, evolution: Source) {
    play.emit(Event::Regained { seat: me.owner, evolution, why: me.why() });
    play.gain_energy(me.owner, 1, me.why());
}

const TARGETING_MATRIX: Card = Card {
    text: "Once per turn, on your turn, you may reroll all your dice that show 1; the roll before that counts as your last one.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        usable: Some(|table, me, question| {
            let turn = table.turn();
            let ones = turn.dice.count(Face::One) > 0;
            question == Question::Keep && ones && !turn.halted && !table.is_used(me.source)
        }),
        used: Some(|play, me| {
            play.mark_used(me);
            if play.table().turn().rolls > 0 {
                play.emit(Event::Stopped);
            }
            let ones = play.table().turn().dice.count(Face::One);
            play.roll_for(me, ones, 0);
        }),
        lucky: Some(|play, me, dice, _| play.reroll_all(Face::One, dice, me.why())),
        ..Hooks::NONE
    },
    ..permanent("targeting-matrix", "Targeting Matrix")
};

const ABLATIVE_ALLOY: Card = Card {
    text: "You lose 1♥ less from anything but ✊. What you pay in ♥ does not count as lost.",
    rulings: &["GZ-3", "GZ-4"],
    hooks: Hooks {
        fixed: true,
        wound_coming: Some(|play, me, wound| {
            if !wound.by_attack() {
                play.block(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("ablative-alloy", "Ablative Alloy")
};

const MODULAR_BAYS: Card = Card {
    text: "Gain 1 Dice token each time you buy a Keep card.",
    rulings: &["GZ-5", "GZ-8"],
    hooks: Hooks {
        purchased: Some(|play, me, card| {
            if play.table().card(card).kind == Kind::Keep {
                play.gain_tokens(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("modular-bays", "Modular Bays")
};

const FUSION_PRINTER: Card = Card {
    text: "Once while buying, you may pay 3⚡ to gain 1★ and 1 Dice token. This is not buying a card.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        usable: Some(|table, me, question| {
            question == Question::Shop && table.energy(me.owner) >= 3 && !table.is_used(me.source)
        }),
        used: Some(|play, me| {
            play.mark_used(me);
            play.lose_energy(me.owner, 3, me.why());
            play.gain_stars(me.owner, 1, me.why());
            play.gain_tokens(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..permanent("fusion-printer", "Fusion Printer")
};

//! What players are asked and what each answer means, in words for people (`ask.ftl`, `powers.ftl`).
//!
//! [`question`] is a sentence, [`hint`] says what hangs on it, [`answer`] is what a button says, and [`detail`] is the text
//! of the card an answer is about. A power's own questions have words under the id of its card.

use kaiju_rules::{
    Action, Card, CardId, Counter, Dice, Face, Moment, OWN_STEP, Question, Seat, Source, Species, Table,
};

use crate::aloud::{Sense, spoken};
use crate::events::seat_name;
use crate::words::{ask as words, monsters, powers};
use crate::{Lang, cards};

/// What a monster is asked, in one sentence.
pub fn question(lang: Lang, table: &Table, seat: Seat, question: Question) -> String {
    match question {
        Question::Tokens => words::tokens(lang).to_string(),
        Question::Keep if table.turn().rolls == 0 => words::keep_last(lang).to_string(),
        Question::Keep => words::keep(lang, table.turn().rolls.into()),
        Question::Change => words::change(lang).to_string(),
        Question::Resolve => words::resolve(lang).to_string(),
        Question::Hearts => words::hearts(lang).to_string(),
        Question::Yield => words::yield_or_stay(lang, seat_name(table, table.active())),
        Question::Shop => words::shop(lang, table.energy(seat)),
        Question::Ending => words::ending(lang).to_string(),
        Question::Choose => words::choose(lang).to_string(),
        Question::Evolve(moment) => words::evolve(lang, when(lang, moment)),
        Question::Power(source, step) => {
            let card = asking(table, source, step);
            words::power(lang, cards::name(lang, card), power_asks(lang, table, card, source, step))
        }
    }
}

/// What hangs on a question, in a sentence or two; for a power what its card says.
pub fn hint(lang: Lang, table: &Table, question: Question) -> &'static str {
    match question {
        Question::Tokens => words::tokens_hint(lang),
        Question::Keep if table.turn().rolls == 0 => words::keep_last_hint(lang),
        Question::Keep => words::keep_hint(lang),
        Question::Change => words::change_hint(lang),
        Question::Resolve => words::resolve_hint(lang),
        Question::Hearts => words::hearts_hint(lang),
        Question::Yield => words::yield_or_stay_hint(lang),
        Question::Shop => words::shop_hint(lang),
        Question::Ending => words::ending_hint(lang),
        Question::Choose => words::choose_hint(lang),
        Question::Evolve(_) => words::evolve_hint(lang),
        Question::Power(source, step) => cards::text(lang, asking(table, source, step)),
    }
}

/// What a monster is asked, to be read aloud.
pub fn question_spoken(lang: Lang, table: &Table, seat: Seat, asked: Question) -> String {
    spoken(lang, &question(lang, table, seat, asked))
}

/// What an answer means, as a button would say it.
pub fn answer(lang: Lang, table: &Table, seat: Seat, question: Question, action: Action) -> String {
    tell(lang, table, seat, question, action, Sense::Eyes)
}

/// The same to be read aloud, with words instead of symbols.
pub fn answer_spoken(lang: Lang, table: &Table, seat: Seat, question: Question, action: Action) -> String {
    Sense::Ears.line(lang, tell(lang, table, seat, question, action, Sense::Ears))
}

fn tell(lang: Lang, table: &Table, seat: Seat, question: Question, action: Action, sense: Sense) -> String {
    let name = |seat| seat_name(table, seat);
    let card_name = |card| cards::name(lang, table.card(card));
    let source_name = |source| cards::name(lang, table.print(source));
    match action {
        Action::Keep(dice) => keep(lang, table, dice, sense),
        Action::Yes | Action::No => yes_or_no(lang, table, seat, question, action == Action::Yes),
        Action::Number(n) => number(lang, table, question, n),
        Action::Face(face) => match question {
            Question::Power(source, step) => match asking(table, source, step).id {
                "freeze-ray" => words::name_face(lang, sense.face(lang, face)),
                "encased-in-ice" => words::freeze_face(lang, sense.face(lang, face)),
                _ => words::reroll_face(lang, sense.face(lang, face)),
            },
            _ => words::resolve_face(lang, sense.dice(lang, showing(table, face))),
        },
        Action::Seat(whom) if question == Question::Hearts => words::heal_other(lang, name(whom)),
        Action::Seat(whom) => name(whom).to_string(),
        Action::Card(card) => match question {
            Question::Power(source, step) => match asking(table, source, step) {
                asks if asks.id == "metamorph" => words::discard_for(lang, card_name(card), refund(table, asks, card)),
                asks if asks.id == "miraculous-catch" => {
                    words::buy(lang, card_name(card), table.price(seat, card).saturating_sub(1))
                }
                _ => owned(lang, card_name(card), table.owner(card).map(name)),
            },
            _ => owned(lang, card_name(card), table.owner(card).map(name)),
        },
        Action::Turn(source, from, to) if table.print(source).id == "saurian-adaptability" => {
            words::turn_all(lang, sense.face(lang, from), sense.face(lang, to))
        }
        Action::Turn(source, from, to) => {
            words::turn_die(lang, sense.face(lang, from), sense.face(lang, to), source_name(source))
        }
        Action::Cure(Counter::Poison) => words::cure_poison(lang).to_string(),
        Action::Cure(Counter::Shrink) => words::cure_shrink(lang).to_string(),
        Action::Buy(slot) => match table.shop()[slot.index()] {
            Some(card) => words::buy(lang, card_name(card), price(table, seat, question, card)),
            None => words::buy_unseen(lang).to_string(),
        },
        Action::BuyTop(depth) => match table.top(depth) {
            Some(card) => words::buy_top(lang, card_name(card), price(table, seat, question, card)),
            None => words::buy_unseen(lang).to_string(),
        },
        Action::BuyFrom(card) => {
            let seller = table.owner(card).map_or("", name);
            words::buy_from(lang, card_name(card), seller, price(table, seat, question, card))
        }
        Action::Sweep => words::sweep(lang).to_string(),
        Action::Take(source) if question == Question::Choose => words::keep_evolution(lang, source_name(source)),
        Action::Take(source) => {
            owned(lang, source_name(source), table.holder(source).filter(|&holder| holder != seat).map(name))
        }
        Action::Use(source) if question == Question::Ending => words::first(lang, source_name(source)),
        Action::Use(source) => {
            let does = powers::by_id(lang, &format!("{}.use", standing_for(table, source).id));
            match does {
                Some(does) => words::use_power(lang, does, source_name(source)),
                None => words::use_card(lang, source_name(source)),
            }
        }
        Action::Play(source) => words::play_evolution(lang, source_name(source)),
    }
}

/// The text of the card an answer is about, for whoever wants to know before answering.
pub fn detail(lang: Lang, table: &Table, action: Action) -> Option<&'static str> {
    let card = match action {
        Action::Card(card) | Action::BuyFrom(card) => table.card(card),
        Action::Buy(slot) => table.card(table.shop()[slot.index()]?),
        Action::BuyTop(depth) => table.card(table.top(depth)?),
        Action::Take(source) | Action::Use(source) | Action::Play(source) | Action::Turn(source, ..) => {
            table.print(source)
        }
        _ => return None,
    };
    Some(cards::text(lang, card))
}

/// The card whose question it is: the one a copier stands for, unless the question is the copier's own.
fn asking(table: &Table, source: Source, step: u8) -> &'static Card {
    if step >= OWN_STEP { table.print(source) } else { standing_for(table, source) }
}

/// The card that speaks for a power.
fn standing_for(table: &Table, source: Source) -> &'static Card {
    let own = table.print(source);
    if own.hooks.copies == 0 {
        return own;
    }
    let mirrored = table.mirror().filter(|&(mirror, _)| mirror == source).map(|(_, model)| model);
    let copied = table.copied().filter(|_| source.as_card().is_some()).map(Source::card);
    mirrored.or(copied).map_or(own, |model| table.print(model))
}

/// What a power asks, to be said after its card's name.
fn power_asks(lang: Lang, table: &Table, card: &Card, source: Source, step: u8) -> String {
    let whoever = |seat: u8| seat_name(table, Seat::new(usize::from(seat)));
    let holder = table.holder(source).map_or("", |seat| seat_name(table, seat));
    let active = seat_name(table, table.active());
    match (card.id, step) {
        ("psychic-probe", 0) => words::probe_die(lang, active),
        ("tremor-sense", _) => words::reroll_smash_of(lang, active),
        ("feline-motor", _) => words::enter_instead(lang, active),
        ("contract-killer", 1) => words::pay_or_bleed(lang, holder),
        ("mega-purr", _) => words::give_star_or_energy(lang, holder),
        ("inverted-gravity", 1..) => words::swap_with(lang, whoever(step - 1)),
        ("lightning-armor", _) => words::strike_back(lang, u32::from(step & 15), whoever(step >> 4)),
        ("target-acquired", _) => words::mark_target(lang, whoever(step)),
        ("chest-thumping", _) => words::make_yield(lang, whoever(step)),
        ("mimic", 201..) => powers::mimic_again(lang).to_string(),
        ("freeze-ray", 1..) => powers::freeze_ray_whom(lang).to_string(),
        // What is not known by its id still has a text.
        (id, _) => {
            powers::by_id(lang, id).map_or_else(|| words::use_card(lang, cards::name(lang, card)), str::to_string)
        }
    }
}

fn when(lang: Lang, moment: Moment) -> &'static str {
    let id = format!("moment-{}", moment.name().replace('_', "-"));
    words::by_id(lang, &id).unwrap_or(words::moment_other(lang))
}

fn keep(lang: Lang, table: &Table, kept: Dice, sense: Sense) -> String {
    let turn = table.turn();
    let others = turn.dice.len() - kept.len();
    if turn.rolls == 0 {
        words::take_roll(lang, sense.dice(lang, kept))
    } else if others == 0 {
        words::keep_all(lang).to_string()
    } else if kept.is_empty() {
        words::keep_none(lang, others.into())
    } else {
        words::keep_some(lang, sense.dice(lang, kept), others.into())
    }
}

fn yes_or_no(lang: Lang, table: &Table, seat: Seat, question: Question, yes: bool) -> String {
    let words = match question {
        Question::Yield if yes => words::give_way(lang),
        Question::Yield => words::stay(lang),
        Question::Power(source, step) => {
            let card = asking(table, source, step);
            let broke = card.id == "mega-purr" && !yes && table.stars(seat) == 0;
            let own = powers::by_id(lang, &format!("{}.{}", card.id, if yes { "yes" } else { "no" }));
            match own {
                _ if broke => words::give_nothing(lang),
                Some(own) => own,
                None if yes => words::yes(lang),
                None => words::no(lang),
            }
        }
        _ if yes => words::yes(lang),
        Question::Change => words::leave_dice(lang),
        Question::Resolve | Question::Ending => words::usual_order(lang),
        Question::Hearts => words::heal_self(lang),
        Question::Shop => words::done_buying(lang),
        Question::Evolve(_) => words::not_now(lang),
        Question::Tokens | Question::Keep | Question::Choose => words::no(lang),
    };
    words.to_string()
}

fn number(lang: Lang, table: &Table, question: Question, n: u8) -> String {
    let Question::Power(source, step) = question else { return words::spend_tokens(lang, n.into()) };
    match asking(table, source, step).id {
        "targeted-serum" | "natural-enemy" => {
            Species::ALL.get(usize::from(n)).map_or_else(|| n.to_string(), |&kind| species(lang, kind).to_string())
        }
        "monster-batteries" => words::put_energy(lang, n.into()),
        "glittering-scales" => words::void_smashes(lang, n),
        "all-bays-open" => words::add_smashes(lang, n.into(), n + 1),
        "field-repairs" => words::repair(lang, n.into()),
        _ => n.to_string(),
    }
}

/// The name of a species.
pub fn species(lang: Lang, species: Species) -> &'static str {
    match species {
        Species::Mutant => monsters::species_mutant(lang),
        Species::Invader => monsters::species_invader(lang),
        Species::Robot => monsters::species_robot(lang),
    }
}

/// The dice of a face as they lie there; at least one, because powers strike without a smash too.
fn showing(table: &Table, face: Face) -> Dice {
    let turn = table.turn();
    let n = if face == Face::Smash { turn.all_smashes() } else { turn.dice.count(face) };
    Dice::of(face, n.max(1))
}

/// What a card costs whoever is asked; one power buys at half the price.
fn price(table: &Table, seat: Seat, question: Question, card: CardId) -> u8 {
    let price = table.price(seat, card);
    match question {
        Question::Power(source, step) if asking(table, source, step).id == "superior-alien-technology" => {
            price.div_ceil(2)
        }
        _ => price,
    }
}

/// What comes back for a card that is given up: the printed cost, or what was paid where the card says so.
fn refund(table: &Table, metamorph: &Card, card: CardId) -> u8 {
    let cost = table.card(card).cost;
    if cards::key(metamorph).ends_with("-first") { cost.saturating_sub(table.saved(card)) } else { cost }
}

fn owned(lang: Lang, card: &str, owner: Option<&str>) -> String {
    owner.map_or_else(|| card.to_string(), |who| words::card_of(lang, card, who))
}

//! What players are asked and what each answer means, in words for people (`ask.ftl`, `powers.ftl`).
//!
//! [`question`] is a sentence, [`hint`] says what hangs on it, [`answer`] is what a button says, and [`detail`] is the text
//! of the card an answer is about. A power's own questions have words under the id of its card.

use kaiju_rules::{
    Action, Card, Counter, Dice, Face, Moment, OWN_STEP, Power, Question, Seat, Source, Species, Table, Wording,
};

use crate::aloud::{Sense, spoken};
use crate::events::seat_name;
use crate::words::powers::Gaps;
use crate::words::{ask as words, powers, terms};
use crate::{Lang, cards};

/// What a monster is asked, in one sentence.
pub fn question(lang: Lang, table: &Table, seat: Seat, question: Question) -> String {
    match question {
        Question::Keep if table.turn().rolls == 0 => words::keep_last(lang).to_string(),
        Question::Keep => words::keep(lang, table.turn().rolls.into()),
        Question::Yield => words::yield_or_stay(lang, seat_name(table, table.active())),
        Question::Shop => words::shop(lang, table.energy(seat)),
        Question::Evolve(moment) => words::evolve(lang, when(lang, moment)),
        Question::Power(source, step) => {
            let card = asking(table, source, step);
            let power = Power { owner: seat, source };
            words::power(lang, cards::name(lang, card), power_asks(lang, table, card, power, step))
        }
        _ => plain(lang, question, "").to_string(),
    }
}

/// What hangs on a question, in a sentence or two; for a power what its card says.
pub fn hint(lang: Lang, table: &Table, question: Question) -> &'static str {
    match question {
        Question::Keep if table.turn().rolls == 0 => words::keep_last_hint(lang),
        Question::Yield => words::yield_or_stay_hint(lang),
        Question::Power(source, step) => cards::text(lang, asking(table, source, step).under(table.rules())),
        _ => plain(lang, question, ".hint"),
    }
}

/// Words that have no gaps: they stand under the word of their question, as `tokens` and `tokens.hint`.
fn plain(lang: Lang, question: Question, part: &str) -> &'static str {
    let key = format!("{}{part}", question.word());
    words::by_id(lang, &key).unwrap_or_else(|| panic!("ask.ftl lacks {key}"))
}

/// What a monster is asked, to be read aloud.
pub fn question_spoken(lang: Lang, table: &Table, seat: Seat, asked: Question) -> String {
    spoken(lang, &question(lang, table, seat, asked))
}

/// What an answer means, as a button would say it.
pub fn answer(lang: Lang, table: &Table, seat: Seat, question: Question, action: Action) -> String {
    tell(lang, table, seat, question, action, Sense::Eyes)
}

/// An answer as words to be read aloud, without symbols.
pub fn answer_spoken(lang: Lang, table: &Table, seat: Seat, question: Question, action: Action) -> String {
    Sense::Ears.line(lang, tell(lang, table, seat, question, action, Sense::Ears))
}

fn tell(lang: Lang, table: &Table, seat: Seat, question: Question, action: Action, sense: Sense) -> String {
    let name = |seat| seat_name(table, seat);
    let card_name = |card| cards::name(lang, table.card(card));
    let source_name = |source| cards::name(lang, table.print(source));
    let shown = shown(table, seat, question, action);
    if let Some(words) = shown.and_then(|(card, wording)| own_answer(lang, table, card, wording, action, sense)) {
        return words;
    }
    let price = |card| match shown {
        Some((_, wording)) if wording.key == "buy" => wording.number,
        _ => table.price(seat, card),
    };
    match action {
        Action::Keep(dice) => keep(lang, table, dice, sense),
        Action::Yes | Action::No => yes_or_no(lang, question, action == Action::Yes).to_string(),
        Action::Number(n) => match shown {
            Some((_, wording)) => wording.species.map_or(n.to_string(), |kind| species(lang, kind).to_string()),
            None => words::spend_tokens(lang, n.into()),
        },
        Action::Face(face) if shown.is_some() => words::reroll_face(lang, sense.face(lang, face)),
        Action::Face(face) => words::resolve_face(lang, sense.dice(lang, showing(table, face))),
        Action::Seat(whom) if question == Question::Hearts => words::heal_other(lang, name(whom)),
        Action::Seat(whom) => name(whom).to_string(),
        Action::Card(card) => owned(lang, card_name(card), table.owner(card).map(name)),
        Action::Turn(source, from, to) => {
            words::turn_die(lang, sense.face(lang, from), sense.face(lang, to), source_name(source))
        }
        Action::Cure(Counter::Poison) => words::cure_poison(lang).to_string(),
        Action::Cure(Counter::Shrink) => words::cure_shrink(lang).to_string(),
        Action::Buy(slot) => match table.shop()[slot.index()] {
            Some(card) => words::buy(lang, card_name(card), price(card)),
            None => words::buy_unseen(lang).to_string(),
        },
        Action::BuyTop(depth) => match table.top(depth) {
            Some(card) => words::buy_top(lang, card_name(card), price(card)),
            None => words::buy_unseen(lang).to_string(),
        },
        Action::BuyFrom(card) => {
            let seller = table.owner(card).map_or("", name);
            words::buy_from(lang, card_name(card), seller, price(card))
        }
        Action::Sweep => words::sweep(lang).to_string(),
        Action::Take(source) if question == Question::Choose => words::keep_evolution(lang, source_name(source)),
        Action::Take(source) => {
            owned(lang, source_name(source), table.holder(source).filter(|&holder| holder != seat).map(name))
        }
        Action::Use(source) if question == Question::Ending => words::first(lang, source_name(source)),
        // What lies under a power is bought with it.
        Action::Use(source) => {
            let does = powers::by_id(lang, &format!("{}.use", standing_for(table, source).id));
            match (table.under_power(source), does) {
                (Some(card), _) => words::buy(lang, card_name(card), price(card)),
                (None, Some(does)) => words::use_power(lang, does, source_name(source)),
                (None, None) => words::use_card(lang, source_name(source)),
            }
        }
        Action::Play(source) => words::play_evolution(lang, source_name(source)),
    }
}

/// The text of the card an answer is about, for players who want to know before answering.
pub fn detail(lang: Lang, table: &Table, action: Action) -> Option<&'static str> {
    let card = match action {
        Action::Card(card) | Action::BuyFrom(card) => table.card(card),
        Action::Buy(slot) => table.card(table.shop()[slot.index()]?),
        Action::BuyTop(depth) => table.card(table.top(depth)?),
        Action::Use(source) if table.under_power(source).is_some() => table.card(table.under_power(source)?),
        Action::Take(source) | Action::Use(source) | Action::Play(source) | Action::Turn(source, ..) => {
            table.print(source)
        }
        _ => return None,
    };
    Some(cards::text(lang, card.under(table.rules())))
}

/// The card whose question it is: the one a copier stands for, unless the question is the copier's own.
fn asking(table: &Table, source: Source, step: u8) -> &'static Card {
    if step >= OWN_STEP { table.print(source) } else { standing_for(table, source) }
}

/// The card that speaks for a power.
fn standing_for(table: &Table, source: Source) -> &'static Card {
    let own = table.print(source);
    if !own.hooks.copies {
        return own;
    }
    let mirrored = table.mirror().filter(|&(mirror, _)| mirror == source).map(|(_, model)| model);
    let copied = table.copied().filter(|_| source.as_card().is_some()).map(Source::card);
    mirrored.or(copied).map_or(own, |model| table.print(model))
}

/// What a power asks, to be said after its card's name.
fn power_asks(lang: Lang, table: &Table, card: &Card, power: Power, step: u8) -> String {
    let wording = card.hooks.asks.map_or(Wording::default(), |asks| asks(table, power, step));
    let who = wording.seat.map_or("", |seat| seat_name(table, seat));
    let gaps = Gaps { who, n: wording.number.into(), ..Gaps::default() };
    // What is not known by its id still has a text.
    powers::filled(lang, &key(card, wording), gaps).unwrap_or_else(|| words::use_card(lang, cards::name(lang, card)))
}

/// For an answer to a power's own question: the card, and the words it chooses for that answer.
fn shown(table: &Table, seat: Seat, question: Question, action: Action) -> Option<(&'static Card, Wording)> {
    let Question::Power(source, step) = question else { return None };
    let card = asking(table, source, step);
    let chosen = card.hooks.shows.and_then(|shows| shows(table, Power { owner: seat, source }, step, action));
    let usual = match action {
        Action::Yes => "yes",
        Action::No => "no",
        Action::Number(_) => "number",
        Action::Face(_) => "face",
        Action::Card(_) => "card",
        Action::Turn(..) => "turn",
        _ => "other",
    };
    Some((card, chosen.unwrap_or(Wording::of(usual))))
}

/// The words a card has for an answer to its own question, if it has any.
fn own_answer(
    lang: Lang,
    table: &Table,
    card: &Card,
    wording: Wording,
    action: Action,
    sense: Sense,
) -> Option<String> {
    let face = |face| sense.face(lang, face);
    let (mut n, mut named, mut from, mut to) = (wording.number, "", String::new(), String::new());
    match action {
        Action::Number(number) => n = number,
        Action::Card(card) => named = cards::name(lang, table.card(card)),
        Action::Face(shows) => from = face(shows),
        Action::Turn(_, before, after) => (from, to) = (face(before), face(after)),
        _ => {}
    }
    let gaps = Gaps {
        who: wording.seat.map_or("", |seat| seat_name(table, seat)),
        card: named,
        face: &from,
        from: &from,
        to: &to,
        n: n.into(),
        worth: &wording.number.to_string(),
    };
    powers::filled(lang, &key(card, wording), gaps)
}

/// The id of a card's words.
fn key(card: &Card, wording: Wording) -> String {
    if wording.key.is_empty() { card.id.to_string() } else { format!("{}.{}", card.id, wording.key) }
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

fn yes_or_no(lang: Lang, question: Question, yes: bool) -> &'static str {
    match question {
        Question::Yield if yes => words::give_way(lang),
        Question::Yield => words::stay(lang),
        Question::Ending if yes => words::poison_first(lang),
        _ if yes => words::yes(lang),
        Question::Change => words::leave_dice(lang),
        Question::Resolve | Question::Ending => words::usual_order(lang),
        Question::Hearts => words::heal_self(lang),
        Question::Shop => words::done_buying(lang),
        Question::Evolve(_) => words::not_now(lang),
        _ => words::no(lang),
    }
}

/// The name of a species.
pub fn species(lang: Lang, species: Species) -> &'static str {
    match species {
        Species::Mutant => terms::species_mutant(lang),
        Species::Invader => terms::species_invader(lang),
        Species::Robot => terms::species_robot(lang),
    }
}

/// The dice of a face as they lie there; at least one, because powers strike without a smash too.
fn showing(table: &Table, face: Face) -> Dice {
    let turn = table.turn();
    let n = if face == Face::Smash { turn.all_smashes() } else { turn.dice.count(face) };
    Dice::of(face, n.max(1))
}

fn owned(lang: Lang, card: &str, owner: Option<&str>) -> String {
    owner.map_or_else(|| card.to_string(), |who| words::card_of(lang, card, who))
}

#[cfg(test)]
mod tests {
    use kaiju_rules::{EditionId, Setup, State};

    use super::*;

    #[test]
    fn every_question_has_words_and_a_hint() {
        let state = State::new(&Setup::new(EditionId::SECOND, 2).expect("two can play"));
        let (table, seat) = (state.table(), Seat::new(0));
        let plain = Question::WORDS.iter().filter_map(|word| Question::plain(word));
        let asked: Vec<Question> = plain.chain([Question::Evolve(Moment::Rolled)]).collect();
        assert_eq!(
            asked.len() + 1,
            Question::WORDS.len(),
            "all but those of powers, which have words under their cards"
        );
        for (&one, lang) in asked.iter().flat_map(|one| Lang::ALL.map(|lang| (one, lang))) {
            assert!(question(lang, table, seat, one).contains(['?', '？']), "{one:?} in {lang}");
            assert!(hint(lang, table, one).ends_with(['.', '?', '。', '？']), "{one:?} in {lang}");
        }
    }
}

//! What happens in a game, one line an event, in every language (`events.ftl`).
//!
//! Monsters have names and no grammatical gender here, so no line needs an adjective that would have to agree. A line
//! does not say why something happened; [`why_label`] does, and screens put it beside the line.

use kaiju_rules::{CardId, Clause, Dice, Event, Face, Origin, Place, Reason, Seat, Source, Table, Why};

use crate::aloud::Sense;
use crate::words::events as words;
use crate::{Lang, cards};

/// What to cite for a reason: the id of a clause or the name of a card.
pub fn why_label(lang: Lang, table: &Table, why: Why) -> String {
    match why.reason() {
        Reason::Clause(clause) => clause.id().to_string(),
        Reason::Power(source) => source_name(lang, table, source).to_string(),
    }
}

/// What happened, in one line without a full stop. The table is the one just before the event.
pub fn line(lang: Lang, table: &Table, event: Event) -> String {
    tell(lang, table, event, Sense::Eyes)
}

/// An event as a sentence to be read aloud, with words instead of symbols.
pub fn line_spoken(lang: Lang, table: &Table, event: Event) -> String {
    Sense::Ears.line(lang, tell(lang, table, event, Sense::Ears))
}

fn tell(lang: Lang, table: &Table, event: Event, sense: Sense) -> String {
    let name = |seat| seat_name(table, seat);
    let active = name(table.active());
    match event {
        Event::Contested { seat, dice } => {
            let (who, dice) = (name(seat), sense.dice(lang, dice));
            words::contested(lang, who, dice)
        }
        Event::Started { seat } => {
            let who = name(seat);
            words::begins(lang, who)
        }
        Event::TurnBegan { seat, extra: None } => words::turn_begins(lang, name(seat)),
        Event::TurnBegan { seat, extra: Some(fewer) } => words::extra_turn(lang, name(seat), fewer.into()),
        Event::DiceReady { dice, rolls } => words::dice_ready(lang, active, dice.into(), rolls.into()),
        Event::Kept { dice } if dice.is_empty() => words::keeps_nothing(lang, active),
        Event::Kept { dice } => words::keeps(lang, active, sense.dice(lang, dice)),
        Event::Threw { dice } => words::rolls(lang, active, sense.dice(lang, dice)),
        Event::Stopped => words::stops(lang, active),
        Event::Turned { from, to, .. } => words::turned(lang, sense.face(lang, from), sense.face(lang, to)),
        Event::Rerolled { from, to, .. } => words::rerolled(lang, sense.face(lang, from), sense.face(lang, to)),
        Event::MoreRolls { rolls, .. } => words::more_rolls(lang, active, rolls.into()),
        Event::RolledFor { dice, why } => {
            let (dice, card) = (sense.dice(lang, dice), why_label(lang, table, why));
            let who = owner(table, why).map_or(active, name);
            words::rolls_for(lang, who, dice, card)
        }
        Event::SmashesAdded { smashes, .. } => words::adds_smashes(lang, active, smashes),
        Event::HeartsAdded { hearts, .. } => words::hearts_added(lang, active, hearts),
        Event::RollFinal { .. } => {
            let turn = table.turn();
            let mut roll = sense.dice(lang, turn.dice);
            if turn.smashes > 0 {
                roll = format!("{roll} + {}✊", turn.smashes);
            }
            words::the_roll(lang, roll)
        }
        Event::Resolving { face } => {
            let turn = table.turn();
            let dice = match face {
                Face::Smash => turn.all_smashes(),
                Face::Heart => turn.all_hearts(),
                _ => turn.dice.count(face),
            };
            // Some powers strike without a smash: then there is nothing to count, but it is resolved all the same.
            let dice = sense.dice(lang, Dice::of(face, dice.max(1)));
            words::resolves(lang, active, dice)
        }
        Event::Stars { seat, stars, .. } => {
            let (who, n) = (name(seat), stars.unsigned_abs());
            if stars < 0 { words::loses_stars(lang, who, n) } else { words::gains_stars(lang, who, n) }
        }
        Event::Energy { seat, energy, why } => {
            let (who, n) = (name(seat), energy.unsigned_abs());
            if energy >= 0 {
                words::gains_energy(lang, who, n)
            } else if matches!(why.reason(), Reason::Clause(Clause::Buy1 | Clause::Buy2)) {
                words::pays_energy(lang, who, n)
            } else {
                words::loses_energy(lang, who, n)
            }
        }
        Event::Healed { seat, hearts, .. } => words::heals(lang, name(seat), hearts),
        Event::Hurt { seat, hearts, from: Some(from), why } if from != seat => {
            let (who, from) = (name(seat), name(from));
            if why == Clause::Smash1.into() {
                return words::hurt_by_smash(lang, who, hearts, from);
            }
            words::hurt_by(lang, who, hearts, from)
        }
        Event::Hurt { seat, hearts, .. } => words::hurt(lang, name(seat), hearts),
        Event::Shrivelled { seat, hearts, .. } => words::gives_up_hearts(lang, name(seat), hearts),
        Event::Blocked { seat, hearts, .. } => words::spared(lang, name(seat), hearts),
        Event::Poison { seat, counters, .. } => {
            let tell = if counters < 0 { words::removes_poison } else { words::gets_poison };
            tell(lang, name(seat), counters.unsigned_abs().into())
        }
        Event::Shrink { seat, counters, .. } => {
            let tell = if counters < 0 { words::removes_shrink } else { words::gets_shrink };
            tell(lang, name(seat), counters.unsigned_abs().into())
        }
        Event::DiceTokens { seat, tokens, .. } => {
            let tell = if tokens < 0 { words::spends_tokens } else { words::gets_tokens };
            tell(lang, name(seat), tokens.unsigned_abs().into())
        }
        Event::Attacked { hit } if hit.is_empty() => words::misses(lang, active),
        Event::Attacked { hit } => {
            words::attacks(lang, active, list(lang, hit.iter().map(|seat| words::attacked_name(lang, name(seat)))))
        }
        Event::Shielded { seat, .. } => words::shielded(lang, name(seat)),
        Event::Yielded { seat, .. } => words::yields(lang, name(seat)),
        Event::Stayed { seat, .. } => words::stays(lang, name(seat)),
        Event::Left { seat, .. } => words::leaves(lang, name(seat)),
        Event::Entered { seat, place: Place::City, .. } => words::enters_city(lang, name(seat)),
        Event::Entered { seat, place: Place::Bay, .. } => words::enters_bay(lang, name(seat)),
        Event::Moved { seat, .. } => words::moves_to_city(lang, name(seat)),
        Event::Died { seat } => words::is_out(lang, name(seat)),
        Event::Reborn { seat, hearts, .. } => words::reborn(lang, name(seat), hearts),
        Event::Revealed { card, .. } => {
            let card = table.card(card);
            let (card, cost) = (cards::name(lang, card), card.cost);
            words::for_sale(lang, card, cost)
        }
        Event::Swept { seat } => words::sweeps(lang, name(seat)),
        Event::Reshuffled => words::reshuffled(lang).to_string(),
        Event::Bought { seat, card, origin, paid } => {
            let (who, card) = (name(seat), card_name(lang, table, card));
            match origin {
                Origin::Slot(_) => words::buys(lang, who, card, paid),
                Origin::Top(_) => words::buys_off_deck(lang, who, card, paid),
                Origin::Discard => words::buys_off_discards(lang, who, card, paid),
                Origin::Aside => words::buys_from_under(lang, who, card, paid),
                Origin::Seat(seller) => words::buys_from(lang, who, card, name(seller), paid),
            }
        }
        Event::Closed { seat, card, .. } => words::closed(lang, name(seat), card_name(lang, table, card)),
        Event::SetAside { card, source, .. } => {
            words::set_aside(lang, card_name(lang, table, card), source_name(lang, table, source))
        }
        Event::Taken { seat, card, .. } => words::takes(lang, name(seat), card_name(lang, table, card)),
        Event::Dug { seat, card, .. } => words::digs_up(lang, name(seat), card_name(lang, table, card)),
        Event::Sunk { card, .. } => words::sinks(lang, card_name(lang, table, card)),
        Event::Dropped { seat, evolution, .. } => {
            words::gives_up(lang, name(seat), source_name(lang, table, evolution))
        }
        Event::Mirrored { mirror, model } => {
            words::mirrors(lang, source_name(lang, table, mirror), source_name(lang, table, model))
        }
        Event::Lent { source, to } => words::lent(lang, source_name(lang, table, source), name(to)),
        Event::Numbed { face, .. } => words::numbed(lang, active, sense.face(lang, face)),
        Event::Wasted { face, .. } => {
            words::wasted(lang, sense.dice(lang, Dice::of(face, table.turn().dice.count(face))))
        }
        Event::Froze { face, .. } => words::frozen(lang, sense.face(lang, face)),
        Event::Joined { dice, .. } => words::joined(lang, sense.dice(lang, dice)),
        Event::Lost { seat, card, .. } => words::loses_card(lang, name(seat), card_name(lang, table, card)),
        Event::Charged { source, charges, .. } => {
            let tell = if charges < 0 { words::loses_charges } else { words::gets_charges };
            tell(lang, source_name(lang, table, source), charges.unsigned_abs().into())
        }
        Event::Used { source } => {
            let card = source_name(lang, table, source);
            let who = owner(table, Why::power(source)).map_or(active, name);
            words::uses(lang, who, card)
        }
        Event::Milled { card, .. } => words::milled(lang, card_name(lang, table, card)),
        Event::Gained { seat, card, .. } => words::gains_card(lang, name(seat), card_name(lang, table, card)),
        Event::Marked { card, .. } => words::marked(lang, card_name(lang, table, card)),
        Event::Targeted { seat, .. } => words::targeted(lang, name(seat)),
        Event::Copied { copier, card: Some(card) } => {
            words::copies(lang, card_name(lang, table, copier), card_name(lang, table, card))
        }
        Event::Copied { copier, card: None } => words::copies_nothing(lang, card_name(lang, table, copier)),
        Event::Peeked { seat, depth, card, .. } => {
            let who = name(seat);
            let seen = card.map_or(String::new(), |card| format!(": {}", card_name(lang, table, card)));
            if depth == 0 {
                words::peeks_first(lang, who, seen)
            } else if depth == 1 {
                words::peeks_second(lang, who, seen)
            } else {
                words::peeks_third(lang, who, seen)
            }
        }
        Event::Revived { seat, hearts, .. } => words::revived(lang, name(seat), hearts),
        Event::Noted { seat, why } => words::picks(lang, why_label(lang, table, why), name(seat)),
        Event::Voided { smashes, .. } => words::voided(lang, smashes, active),
        Event::Halted { .. } => words::halted(lang, active),
        Event::Swapped { inside, outside, .. } => words::swapped(lang, name(inside), name(outside)),
        Event::Pinned { seat, .. } => words::pinned(lang, name(seat)),
        Event::Barred { .. } => words::barred(lang, active),
        Event::Drew { seat, evolution } => {
            let who = name(seat);
            let seen = evolution.map_or(String::new(), |e| format!(": {}", source_name(lang, table, e)));
            words::draws(lang, who, seen)
        }
        Event::Picked { seat, evolution } => {
            let who = name(seat);
            let seen = evolution.map_or(String::new(), |e| format!(": {}", source_name(lang, table, e)));
            words::picks_evolution(lang, who, seen)
        }
        Event::Shed { seat, evolution } => words::discards(lang, name(seat), source_name(lang, table, evolution)),
        Event::Renewed { seat } => words::renewed(lang, name(seat)),
        Event::Played { seat, evolution } => words::plays(lang, name(seat), source_name(lang, table, evolution)),
        Event::Regained { seat, evolution, .. } => {
            words::regains(lang, name(seat), source_name(lang, table, evolution))
        }
        Event::Retired { seat, evolution, .. } => {
            words::loses_evolution(lang, name(seat), source_name(lang, table, evolution))
        }
        Event::TurnWon { seat, fewer, .. } => words::turn_won(lang, name(seat), fewer.into()),
        Event::TurnEnded { seat } => words::turn_ends(lang, name(seat)),
        Event::Over { winners, why } => {
            let who = list(lang, winners.iter().map(|seat| name(seat).to_string()));
            match (winners.len(), why.reason()) {
                (0, _) => words::nobody_wins(lang).to_string(),
                (1, Reason::Clause(Clause::Win1)) => words::wins_with_stars(lang, who),
                (1, Reason::Clause(Clause::Win2)) => words::wins_last(lang, who),
                (1, _) => words::wins(lang, who),
                _ => words::share_the_win(lang, who),
            }
        }
    }
}

/// Dice as pictures, side by side; a dash for none.
pub fn faces(dice: Dice) -> String {
    if dice.is_empty() {
        return "–".to_string();
    }
    let shown = Face::ALL.into_iter().flat_map(|face| (0..dice.count(face)).map(move |_| face.symbol().to_string()));
    shown.collect::<Vec<_>>().join(" ")
}

/// The name of the monster at a seat.
pub fn seat_name(table: &Table, seat: Seat) -> &'static str {
    table.stand(seat).monster.name()
}

fn card_name(lang: Lang, table: &Table, card: CardId) -> &'static str {
    cards::name(lang, table.card(card))
}

fn source_name(lang: Lang, table: &Table, source: Source) -> &'static str {
    cards::name(lang, table.print(source))
}

/// Who has the power behind a reason.
fn owner(table: &Table, why: Why) -> Option<Seat> {
    match why.reason() {
        Reason::Power(source) => table.holder(source),
        Reason::Clause(_) => None,
    }
}

/// Some names in a row: `A`, `A and B`, `A, B and C`.
pub fn list(lang: Lang, names: impl IntoIterator<Item = String>) -> String {
    let mut names: Vec<String> = names.into_iter().collect();
    let Some(last) = names.pop() else { return String::new() };
    match names.into_iter().reduce(|first, next| words::list_next(lang, first, next)) {
        Some(first) => words::list_last(lang, first, last),
        None => last,
    }
}

#[cfg(test)]
mod tests {
    use kaiju_bits::{Bits, random_input};
    use kaiju_rules::{EditionId, Legal, Log, SeatSet, Setup, State};

    use super::*;

    fn table() -> Table {
        let second = EditionId::SECOND;
        Table::new(&Setup::new(second, 4).expect("four can play"))
    }

    fn check(event: Event, en: &str, es: &str, pt: &str) {
        let table = table();
        assert_eq!(line(Lang::En, &table, event), en);
        assert_eq!(line(Lang::Es, &table, event), es);
        assert_eq!(line(Lang::Pt, &table, event), pt);
    }

    #[test]
    fn one_is_singular_and_the_rest_plural() {
        let why = Clause::Poison1.into();
        check(
            Event::Poison { seat: Seat::B, counters: 1, why },
            "Space Penguin gets 1 poison counter",
            "Space Penguin recibe 1 ficha de Veneno",
            "Space Penguin recebe 1 marcador de Veneno",
        );
        check(
            Event::Shrink { seat: Seat::B, counters: -2, why },
            "Space Penguin gets rid of 2 shrink counters",
            "Space Penguin se quita 2 fichas de Reducción",
            "Space Penguin remove 2 marcadores de Encolhimento",
        );
        check(
            Event::DiceReady { dice: 1, rolls: 3 },
            "Gigazaur has 1 die and 3 rolls",
            "Gigazaur tiene 1 dado y 3 lanzamientos",
            "Gigazaur tem 1 dado e 3 rolagens",
        );
        check(
            Event::TurnBegan { seat: Seat::A, extra: Some(1) },
            "Gigazaur takes an extra turn with 1 fewer die",
            "Gigazaur juega un turno adicional con 1 dado menos",
            "Gigazaur joga um turno extra com 1 dado a menos",
        );
    }

    #[test]
    fn lists_of_monsters_end_with_and() {
        let two = SeatSet::just(Seat::B).with(Seat::D);
        check(
            Event::Attacked { hit: two },
            "Gigazaur attacks Space Penguin and The King",
            "Gigazaur ataca a Space Penguin y a The King",
            "Gigazaur ataca Space Penguin e The King",
        );
        check(
            Event::Attacked { hit: two.with(Seat::C) },
            "Gigazaur attacks Space Penguin, Cyber Kitty and The King",
            "Gigazaur ataca a Space Penguin, a Cyber Kitty y a The King",
            "Gigazaur ataca Space Penguin, Cyber Kitty e The King",
        );
        check(
            Event::Over { winners: two, why: Clause::Win5.into() },
            "Space Penguin and The King share the win",
            "Space Penguin y The King comparten la victoria",
            "Space Penguin e The King dividem a vitória",
        );
        let only = SeatSet::just(Seat::B);
        check(
            Event::Over { winners: only, why: Clause::Win1.into() },
            "Space Penguin wins the game with 20★",
            "Space Penguin gana la partida con 20★",
            "Space Penguin ganha a partida com 20★",
        );
        check(
            Event::Over { winners: only, why: Clause::Win2.into() },
            "Space Penguin wins the game as the last one standing",
            "Space Penguin gana la partida por ser el último en pie",
            "Space Penguin ganha a partida como o último de pé",
        );
        check(
            Event::Over { winners: SeatSet::EMPTY, why: Clause::Win3.into() },
            "Nobody wins",
            "Nadie gana",
            "Ninguém ganha",
        );
    }

    #[test]
    fn gains_and_losses_have_their_own_verbs() {
        let stars = |stars| Event::Stars { seat: Seat::A, stars, why: Clause::Start1.into() };
        check(stars(2), "Gigazaur gains 2★", "Gigazaur gana 2★", "Gigazaur ganha 2★");
        check(stars(-1), "Gigazaur loses 1★", "Gigazaur pierde 1★", "Gigazaur perde 1★");
        let pays = Event::Energy { seat: Seat::A, energy: -3, why: Clause::Buy1.into() };
        check(pays, "Gigazaur pays 3⚡", "Gigazaur paga 3⚡", "Gigazaur paga 3⚡");
        let dice = Dice::from_counts([2, 0, 0, 1, 0, 1]);
        check(Event::Threw { dice }, "Gigazaur rolls 1 1 ⚡ ✊", "Gigazaur saca 1 1 ⚡ ✊", "Gigazaur tira 1 1 ⚡ ✊");
    }

    #[test]
    fn a_smash_is_told_as_one() {
        let hurt = |why: Clause| Event::Hurt { seat: Seat::A, hearts: 2, from: Some(Seat::B), why: why.into() };
        check(
            hurt(Clause::Smash1),
            "Gigazaur loses 2♥ to Space Penguin's ✊",
            "Gigazaur pierde 2♥ por los ✊ de Space Penguin",
            "Gigazaur perde 2♥ para as ✊ de Space Penguin",
        );
        check(
            hurt(Clause::Poison1),
            "Gigazaur loses 2♥ to Space Penguin",
            "Gigazaur pierde 2♥ ante Space Penguin",
            "Gigazaur perde 2♥ para Space Penguin",
        );
        assert_eq!(
            line_spoken(Lang::Es, &table(), hurt(Clause::Smash1)),
            "Gigazaur pierde 2 corazones por los golpes de Space Penguin"
        );
    }

    #[test]
    fn a_blow_at_nobody_is_explained_by_punching_air() {
        let cited = |hit| why_label(Lang::En, &table(), Event::Attacked { hit }.why());
        assert_eq!((cited(SeatSet::EMPTY).as_str(), cited(SeatSet::just(Seat::B)).as_str()), ("SMASH-2", "SMASH-3"));
        let began = |extra| why_label(Lang::En, &table(), Event::TurnBegan { seat: Seat::A, extra }.why());
        assert_eq!((began(None).as_str(), began(Some(0)).as_str()), ("SETUP-5", "END-1"));
    }

    #[test]
    fn a_reason_is_a_clause_or_a_card() {
        assert_eq!(why_label(Lang::En, &table(), Clause::Enter2.into()), "ENTER-2");
        let table = table();
        for card in table.catalogue().all().iter() {
            assert_eq!(why_label(Lang::En, &table, Why::power(card.into())), table.card(card).name);
        }
    }

    #[test]
    fn whole_games_can_be_told_in_every_language() {
        for edition in EditionId::all() {
            for players in 2..=6 {
                let setup = Setup::new(edition, players).expect("two to six can play");
                for game in 0..20 {
                    tell(&setup, game);
                }
            }
        }
    }

    fn tell(setup: &Setup, game: u64) {
        let mut log = Log::on();
        let mut table = Table::new(setup);
        let mut state = State::start(setup, &mut log);
        let (mut bits, mut legal) = (Bits::new(5, game), Legal::default());
        loop {
            for event in log.take() {
                let said = Lang::ALL.map(|lang| line(lang, &table, event));
                for text in &said {
                    let clean = text.len() > 3 && text == text.trim() && !text.contains(['{', '}', '\n']);
                    assert!(clean && !text.contains("  "), "{event:?}: {text:?}");
                }
                assert_ne!(said[0], said[1], "{event:?}");
                assert!(!why_label(Lang::En, &table, event.why()).is_empty(), "{event:?}");
                table.fold(event);
            }
            match random_input(&state, &mut bits, &mut legal) {
                Some(input) => state.apply(input, &mut log).expect("a legal input"),
                None => return,
            }
        }
    }
}

//! Why something happened: the clause or the card behind an event, in its own words, and what people tend to get wrong
//! exactly there.

use kaiju_rules::{Clause, Event, Face, GOAL, Place, Reason, Seat, Table, VictoryCheck, Why};

use crate::events::seat_name;
use crate::words::{pitfalls as words, terms};
use crate::{Lang, cards, rules};

/// Why an event happened: the clause with its title, what it says and what is so at this table, or the card with its
/// text.
pub fn why(lang: Lang, table: &Table, event: Event) -> String {
    reason(lang, table, event.why())
}

/// A reason in words: the clause or the card behind it.
pub fn reason(lang: Lang, table: &Table, why: Why) -> String {
    match why.reason() {
        Reason::Clause(clause) => {
            let mut text = rules::text(lang, clause).to_string();
            if let Some(note) = rules::note_at(lang, clause, table.edition(), table.rules()) {
                text.push(' ');
                text += note;
            }
            terms::why_clause(lang, clause.id(), rules::title(lang, clause), text)
        }
        Reason::Power(source) => {
            let card = table.print(source).under(table.rules());
            terms::why_card(lang, cards::name(lang, card), cards::text(lang, card))
        }
    }
}

/// What people tend to get wrong about an event, told in the moment it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pitfall {
    /// A number is on fewer dice than it takes to score.
    TooFewAlike,
    /// A monster in Tokyo rolled hearts, and they do not heal it.
    NoHealingInTokyo(Seat),
    /// A monster rolled hearts and has all it can have.
    NothingToHeal(Seat),
    /// Smashes rolled outside find Tokyo empty and hit nobody.
    SmashesOutside(Seat),
    /// A monster moved in; the smashes it rolled outside are spent.
    SmashesSpent(Seat),
    /// A monster in Tokyo does not hit the other one there.
    SameSide,
    /// Nobody is outside to be hit from Tokyo.
    NobodyOutside,
    /// A monster in Tokyo has its turn and cannot walk out.
    NoWalkingOut(Seat),
    /// A monster in Tokyo lost hearts, but not to an attack.
    NoYieldingToCards(Seat),
    /// A monster in Tokyo lost hearts to a smash that is on no die, where only dice let it yield.
    NoYieldingWithoutDie(Seat),
    /// The City changes hands and the monster in the Bay does not move up.
    BayStays(Seat),
    /// A monster with twenty stars was eliminated.
    DeadWithTwenty(Seat),
    /// A monster has twenty stars before anybody looks.
    TwentyTooSoon(Seat, VictoryCheck),
}

impl Pitfall {
    /// The clause that says so.
    pub const fn clause(self) -> Clause {
        match self {
            Pitfall::TooFewAlike => Clause::Points1,
            Pitfall::NoHealingInTokyo(_) => Clause::Heal2,
            Pitfall::NothingToHeal(_) => Clause::Limit1,
            Pitfall::SmashesOutside(_) | Pitfall::SmashesSpent(_) => Clause::Smash2,
            Pitfall::SameSide | Pitfall::NobodyOutside => Clause::Smash1,
            Pitfall::NoWalkingOut(_) => Clause::Yield1,
            Pitfall::NoYieldingToCards(_) => Clause::Smash4,
            Pitfall::NoYieldingWithoutDie(_) => Clause::Yield2,
            Pitfall::BayStays(_) => Clause::Enter3,
            Pitfall::DeadWithTwenty(_) => Clause::Win4,
            Pitfall::TwentyTooSoon(..) => Clause::Win1,
        }
    }

    /// In words. The table is the one just before the event.
    pub fn text(self, lang: Lang, table: &Table) -> String {
        let name = |seat| seat_name(table, seat);
        match self {
            Pitfall::TooFewAlike => words::too_few_alike(lang).to_string(),
            Pitfall::NoHealingInTokyo(seat) => words::no_healing_in_tokyo(lang, name(seat)),
            Pitfall::NothingToHeal(seat) => words::nothing_to_heal(lang, name(seat), table.hearts_max(seat)),
            Pitfall::SmashesOutside(seat) => words::smashes_outside(lang, name(seat)),
            Pitfall::SmashesSpent(seat) => words::smashes_spent(lang, name(seat)),
            Pitfall::SameSide => words::same_side(lang).to_string(),
            Pitfall::NobodyOutside => words::nobody_outside(lang).to_string(),
            Pitfall::NoWalkingOut(seat) => words::no_walking_out(lang, name(seat)),
            Pitfall::NoYieldingToCards(seat) => words::no_yielding_to_cards(lang, name(seat)),
            Pitfall::NoYieldingWithoutDie(seat) => words::no_yielding_without_die(lang, name(seat)),
            Pitfall::BayStays(seat) => words::bay_stays(lang, name(seat)),
            Pitfall::DeadWithTwenty(seat) => words::dead_with_twenty(lang, name(seat)),
            Pitfall::TwentyTooSoon(seat, VictoryCheck::Turn) => words::twenty_until_turn(lang, name(seat)),
            Pitfall::TwentyTooSoon(seat, VictoryCheck::Round) => words::twenty_until_round(lang, name(seat)),
        }
    }
}

/// What people tend to get wrong about an event. The table is the one just before it.
pub fn pitfalls(table: &Table, event: Event) -> Vec<Pitfall> {
    let active = table.active();
    match event {
        Event::Resolving { face: Face::Heart } if table.in_tokyo(active) => vec![Pitfall::NoHealingInTokyo(active)],
        Event::Resolving { face: Face::Heart } if table.hearts(active) == table.hearts_max(active) => {
            vec![Pitfall::NothingToHeal(active)]
        }
        Event::Resolving { face }
            if matches!(face, Face::One | Face::Two | Face::Three) && table.turn().dice.points_of(face) == 0 =>
        {
            vec![Pitfall::TooFewAlike]
        }
        Event::Resolving { face: Face::Smash } | Event::Attacked { .. } if !table.in_tokyo(active) => {
            let finds_nobody = match event {
                Event::Attacked { hit } => hit.is_empty(),
                // Where an attack into an empty Tokyo only takes it, nobody is told of an attack (ENTER-1).
                _ => table.rules().attack_into_empty_takes_tokyo && table.turn().all_smashes() > 0,
            };
            (finds_nobody && table.tokyo().is_empty()).then_some(Pitfall::SmashesOutside(active)).into_iter().collect()
        }
        Event::Attacked { hit } if hit.is_empty() => vec![Pitfall::NobodyOutside],
        Event::Attacked { hit } => {
            let beside = table.tokyo().without(active).minus(hit);
            (!beside.is_empty()).then_some(Pitfall::SameSide).into_iter().collect()
        }
        Event::TurnBegan { seat, .. } if table.in_tokyo(seat) => vec![Pitfall::NoWalkingOut(seat)],
        Event::Energy { seat, why, .. } if why == Clause::Duo1.into() => vec![Pitfall::NoWalkingOut(seat)],
        Event::Stars { seat, stars, why } => {
            let had = table.stars(seat);
            let reached = had < GOAL && had.saturating_add_signed(stars) >= GOAL;
            let check = table.rules().victory_check;
            let walks = (why == Clause::Start1.into()).then_some(Pitfall::NoWalkingOut(seat));
            reached.then_some(Pitfall::TwentyTooSoon(seat, check)).into_iter().chain(walks).collect()
        }
        Event::Hurt { seat, why, .. } if table.in_tokyo(seat) && why != Clause::Smash1.into() => {
            vec![Pitfall::NoYieldingToCards(seat)]
        }
        Event::Hurt { seat, .. } if table.in_tokyo(seat) && !table.lets_yield() => {
            vec![Pitfall::NoYieldingWithoutDie(seat)]
        }
        Event::Yielded { seat, .. } if table.place_of(seat) == Some(Place::City) => {
            table.at(Place::Bay).map(Pitfall::BayStays).into_iter().collect()
        }
        Event::Entered { seat, place, why } if matches!(why.reason(), Reason::Clause(_)) => {
            let spent = seat == active && table.turn().all_smashes() > 0;
            let stays = table.at(Place::Bay).filter(|_| place == Place::City).map(Pitfall::BayStays);
            stays.into_iter().chain(spent.then_some(Pitfall::SmashesSpent(seat))).collect()
        }
        Event::Died { seat } if table.stars(seat) >= GOAL => vec![Pitfall::DeadWithTwenty(seat)],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use kaiju_rules::notation::{Words, lines, parse_position};
    use kaiju_rules::{Log, SeatSet};

    use super::*;

    /// The pitfalls of one turn, as [`met`] tells them.
    fn in_turn(position: &str, inputs: &[&str]) -> Vec<(&'static str, Pitfall)> {
        met(position, inputs).into_iter().take_while(|(event, _)| *event != "turn").collect()
    }

    /// The pitfalls on the way from a position through some inputs, each with the first word of its event. Numbers that
    /// do not score are left out: most rolls have some.
    fn met(position: &str, inputs: &[&str]) -> Vec<(&'static str, Pitfall)> {
        let numbers = |found: &(_, Pitfall)| found.1 == Pitfall::TooFewAlike;
        all_met(position, inputs).into_iter().filter(|found| !numbers(found)).collect()
    }

    /// All pitfalls on the way from a position through some inputs, each with the first word of its event.
    fn all_met(position: &str, inputs: &[&str]) -> Vec<(&'static str, Pitfall)> {
        let mut state = parse_position(&format!("kaiju position 1\n{position}")).expect("a position");
        let mut found = Vec::new();
        for input in inputs {
            let mut line = lines(input).next().expect("an input");
            let (who, input) = Words::for_table(state.table()).read_input(&mut line).expect("an input");
            let (mut table, mut log) = (state.table().clone(), Log::on());
            state.apply_as(who, input, &mut log).unwrap_or_else(|error| panic!("{input:?}: {error:?}"));
            for event in log.take() {
                for pitfall in pitfalls(&table, event) {
                    for lang in Lang::ALL {
                        assert!(pitfall.text(lang, &table).ends_with(['.', '。']), "{pitfall:?} in {lang}");
                    }
                    found.push((event.word(), pitfall));
                }
                table.fold(event);
            }
        }
        found
    }

    const THREE: &str = "seat A gigazaur\nseat B kraken\nseat C the-king\nshop tanks heal corner-store";
    const FIVE: &str = "seat A gigazaur\nseat B kraken city\nseat C the-king bay\nseat D alienoid\nseat E meka-dragon";

    #[test]
    fn points_1_heal_2_limit_1_dice_that_give_nothing_say_why() {
        let kept = |seat: &str, dice: &str| {
            let others = "seat B kraken\nseat C the-king";
            let position = format!("edition second\nseat A gigazaur {seat}\n{others}\nat keep A dice {dice} rolls 1");
            let found = all_met(&position, &[&format!("A keep {dice}")]);
            found.into_iter().filter(|(event, _)| *event == "resolving").map(|(_, pitfall)| pitfall).collect::<Vec<_>>()
        };
        assert_eq!(kept("", "11122e"), [Pitfall::TooFewAlike], "three 1s score, two 2s do not");
        assert_eq!(kept("", "111eee"), []);
        assert_eq!(kept("city ♥5", "111ehh"), [Pitfall::NoHealingInTokyo(Seat::A)]);
        assert_eq!(kept("", "111ehh"), [Pitfall::NothingToHeal(Seat::A)]);
        assert_eq!(kept("♥9", "111ehh"), [], "one of the two heals");
    }

    #[test]
    fn smash_2_smashes_at_an_empty_tokyo_hit_nobody_before_or_after_entering() {
        for (edition, resolving) in [("first", "resolving"), ("second", "attacked")] {
            let found =
                in_turn(&format!("edition {edition}\n{THREE}\nat keep A dice 1123ss rolls 1"), &["A keep 1123ss"]);
            let expected = [(resolving, Pitfall::SmashesOutside(Seat::A)), ("entered", Pitfall::SmashesSpent(Seat::A))];
            assert_eq!(found, expected, "{edition}");
        }
        let second = |dice| {
            in_turn(&format!("edition second\n{THREE}\nat keep A dice {dice} rolls 1"), &[&*format!("A keep {dice}")])
        };
        assert_eq!(second("1123ee"), [], "without a smash there is nothing to wonder about");
    }

    #[test]
    fn smash_1_from_tokyo_only_those_outside_are_hit() {
        let city = format!("edition second\n{FIVE}\nat keep B dice 1123ss rolls 1");
        assert_eq!(in_turn(&city, &["B keep 1123ss"])[0], ("attacked", Pitfall::SameSide));
        // No rule leads here: somebody is always outside. A card may one day.
        let mut table =
            parse_position(&format!("kaiju position 1\nedition second\n{FIVE}\nat roll B")).unwrap().table().clone();
        assert_eq!(pitfalls(&table, Event::Attacked { hit: SeatSet::EMPTY }), [Pitfall::NobodyOutside]);
        table.fold(Event::Left { seat: Seat::C, why: Clause::Bay1.into() });
        assert_eq!(pitfalls(&table, Event::Attacked { hit: SeatSet::just(Seat::C) }), []);
    }

    #[test]
    fn yield_1_nobody_walks_out_of_tokyo() {
        let position =
            "edition second\nseat A gigazaur\nseat B kraken city\nseat C the-king\nat keep A dice 112233 rolls 1";
        let found = met(position, &["A keep 112233"]);
        assert_eq!(found, [("turn", Pitfall::NoWalkingOut(Seat::B)), ("stars", Pitfall::NoWalkingOut(Seat::B))]);
        let duo = "edition godzilla\nseat A godzilla\nseat B mothra city\nat keep A dice 112233 rolls 1";
        let found = met(duo, &["A keep 112233"]);
        assert_eq!(found, [("turn", Pitfall::NoWalkingOut(Seat::B)), ("energy", Pitfall::NoWalkingOut(Seat::B))]);
    }

    #[test]
    fn smash_4_card_damage_and_poison_give_no_right_to_yield() {
        let refinery = "edition first\nseat A gigazaur ⚡3\nseat B kraken city\nseat C the-king\nshop fire-blast heal tanks\nat buy A";
        assert_eq!(in_turn(refinery, &["A buy 1"]), [("hurt", Pitfall::NoYieldingToCards(Seat::B))]);
        let poison = "edition second\nseat A gigazaur\nseat B kraken city poison=1\nseat C the-king\nat keep B dice 112233 rolls 1";
        assert_eq!(in_turn(poison, &["B keep 112233"]), [("hurt", Pitfall::NoYieldingToCards(Seat::B))]);
        let smash =
            "edition second\nseat A gigazaur\nseat B kraken city\nseat C the-king\nat keep A dice 1123es rolls 1";
        assert_eq!(in_turn(smash, &["A keep 1123es"]), [], "to smashes it may");
    }

    #[test]
    fn enter_3_the_bay_does_not_move_up() {
        for edition in ["first", "second"] {
            let position = format!("edition {edition}\n{FIVE}\nat keep A dice 1123es rolls 1");
            let found = in_turn(&position, &["A keep 1123es", "B yes", "C no"]);
            let stays = Pitfall::BayStays(Seat::C);
            let expected = [("yielded", stays), ("entered", stays), ("entered", Pitfall::SmashesSpent(Seat::A))];
            assert_eq!(found, expected, "{edition}");
            let found = in_turn(&position, &["A keep 1123es", "B no", "C yes"]);
            assert_eq!(found, [("entered", Pitfall::SmashesSpent(Seat::A))], "{edition}: the Bay yields");
        }
    }

    #[test]
    fn win_4_twenty_stars_do_not_save_the_dead() {
        let position = "edition first\nseat A gigazaur ♥4 ★15 ⚡5\nseat B kraken city\nseat C the-king\nshop jet-fighters heal tanks\nat buy A";
        let found = in_turn(position, &["A buy 1"]);
        let expected = [
            ("stars", Pitfall::TwentyTooSoon(Seat::A, VictoryCheck::Turn)),
            ("died", Pitfall::DeadWithTwenty(Seat::A)),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn win_1_twenty_stars_win_at_the_end_of_the_turn_or_of_the_round() {
        let position = |switch: &str, stars| {
            format!(
                "edition second\n{switch}seat A gigazaur ★{stars}\nseat B kraken city\nseat C the-king\nat keep A dice 333112 rolls 1"
            )
        };
        let reached = |switch, stars| in_turn(&position(switch, stars), &["A keep 333112"]).first().copied();
        let too_soon = |check| Some(("stars", Pitfall::TwentyTooSoon(Seat::A, check)));
        assert_eq!(reached("", 17), too_soon(VictoryCheck::Turn));
        assert_eq!(reached("switch victory_check round\n", 18), too_soon(VictoryCheck::Round));
        assert_eq!(reached("", 16), None);
    }

    #[test]
    fn yield_2_a_smash_without_a_die_lets_nobody_leave_where_dice_are_asked_for() {
        let position = "seat A gigazaur\nseat B kraken city\nseat C the-king\ncards A acid-attack\nat keep A";
        let kept = |preset: &str, dice: &str| {
            let position = format!("{preset}\n{position} dice {dice} rolls 1");
            in_turn(&position, &[&format!("A keep {dice}")]).into_iter().find(|(event, _)| *event == "hurt")
        };
        let stays = Some(("hurt", Pitfall::NoYieldingWithoutDie(Seat::B)));
        assert_eq!(kept("book pt-2016", "112233"), stays);
        assert_eq!(kept("book pt-2016", "11223s"), None);
        assert_eq!(kept("edition second", "112233"), None);
    }

    #[test]
    fn a_pitfall_cites_a_clause_and_names_its_monster() {
        let table =
            parse_position(&format!("kaiju position 1\nedition second\n{THREE}\nat roll A")).unwrap().table().clone();
        for pitfall in [Pitfall::NoWalkingOut(Seat::B), Pitfall::BayStays(Seat::B), Pitfall::DeadWithTwenty(Seat::B)] {
            for lang in Lang::ALL {
                assert!(pitfall.text(lang, &table).contains("Kraken"), "{pitfall:?}");
                assert!(!rules::text(lang, pitfall.clause()).is_empty());
            }
        }
        let twenty = |check| Pitfall::TwentyTooSoon(Seat::B, check).text(Lang::En, &table);
        assert!(twenty(VictoryCheck::Turn).contains("this turn") && twenty(VictoryCheck::Round).contains("the round"));
    }
}

//! What a screen tells about a line of the log when somebody asks why: the reason of the event, what people tend to get
//! wrong just there, and the questions of the table that it answers.

use kaiju_rules::{Event, Reason, Table};
use kaiju_text::faq::{Entry, FAQ};
use kaiju_text::{Pitfall, pitfalls};

/// Everything there is to say about an event.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The clause or the power behind it.
    pub reason: Reason,
    /// What people tend to get wrong about it.
    pub pitfalls: Vec<Pitfall>,
    /// The questions people ask about its clause or its card, the closest first.
    pub questions: Vec<&'static Entry>,
}

/// Explains an event. The table is the one just before it.
pub fn explain(table: &Table, event: Event) -> Explained {
    let (reason, pitfalls) = (event.why().reason(), pitfalls(table, event));
    let mut clauses: Vec<_> = pitfalls.iter().map(|pitfall| pitfall.clause()).collect();
    let mut cards: Vec<_> = event.source().map(|source| table.print(source).id).into_iter().collect();
    match reason {
        Reason::Clause(clause) => clauses.push(clause),
        Reason::Power(source) => cards.push(table.print(source).id),
    }
    // A question is close where it is about the card, or where the clause is among the first it cites. One about
    // another card comes last.
    let distance = |entry: &Entry| {
        let about = entry.cards.iter().any(|id| cards.contains(id)).then_some((false, 0));
        let cites = entry.clauses.iter().position(|clause| clauses.contains(clause));
        about.or_else(|| cites.map(|at| (!entry.cards.is_empty(), at)))
    };
    let asked = FAQ.iter().filter(|entry| entry.editions.contains(&table.edition()));
    let mut questions: Vec<_> = asked.filter_map(|entry| Some((distance(entry)?, entry))).collect();
    questions.sort_by_key(|&(distance, _)| distance);
    Explained { reason, pitfalls, questions: questions.into_iter().map(|(_, entry)| entry).collect() }
}

#[cfg(test)]
mod tests {
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{Clause, EditionId, Origin, Seat, SeatSet, SlotId};

    use super::*;

    fn table(edition: &str) -> Table {
        let text = format!(
            "kaiju position 1\nedition {edition}\nseat A gigazaur\nseat B kraken city ★20\nseat C the-king\nat roll A"
        );
        parse_position(&text).expect("a position").table().clone()
    }

    fn asked(edition: &str, event: Event) -> Vec<&'static str> {
        explain(&table(edition), event).questions.iter().map(|entry| entry.slug).collect()
    }

    #[test]
    fn the_questions_of_a_clause_come_with_every_event_it_explains() {
        for &clause in Clause::ALL {
            for edition in EditionId::all() {
                let event = Event::MoreRolls { rolls: 1, why: clause.into() };
                let found = asked(edition.name(), event);
                for entry in FAQ.iter().filter(|entry| entry.editions.contains(&edition)) {
                    assert_eq!(
                        found.contains(&entry.slug),
                        entry.clauses.contains(&clause),
                        "{} {clause:?}",
                        entry.slug
                    );
                }
            }
        }
    }

    #[test]
    fn the_closest_question_comes_first() {
        assert_eq!(asked("second", Event::Attacked { hit: SeatSet::EMPTY })[0], "smashes-at-empty-tokyo");
        assert_eq!(asked("second", Event::Died { seat: Seat::B })[0], "twenty-and-dead");
        let fallen = ["leave-in-own-turn", "death-in-tokyo", "it-has-a-child"];
        assert_eq!(asked("second", Event::Died { seat: Seat::A }), fallen);
        let hurt = Event::Hurt { seat: Seat::B, hearts: 1, from: None, why: Clause::Poison1.into() };
        assert_eq!(asked("second", hurt)[0], "yield-to-a-card");
        assert_eq!(asked("godzilla", hurt)[0], "yield-to-a-card");
    }

    #[test]
    fn a_card_brings_its_own_questions() {
        let table = table("second");
        let mimic = table.catalogue().all().iter().find(|&card| table.card(card).id == "mimic").expect("Mimic");
        let slot = SlotId::from_index(0).expect("a slot");
        let bought = Event::Bought { seat: Seat::A, card: mimic, origin: Origin::Slot(slot), paid: 8 };
        assert_eq!(explain(&table, bought).questions[0].slug, "mimic");
        let copied = Event::Copied { copier: mimic, card: None };
        assert_eq!(explain(&table, copied).questions[0].slug, "mimic");
    }
}

//! Why something happened: the clause or the card behind an event, in its own words.

use kaiju_rules::{Event, Reason, Table, Why};

use crate::words::terms as words;
use crate::{Lang, cards, rules};

/// Why an event happened: the clause with its title, what it says and what is so at this table, or the card with its
/// text.
pub fn why(lang: Lang, table: &Table, event: Event) -> String {
    reason(lang, table, event.why())
}

/// A reason in words, without the event it belongs to.
pub fn reason(lang: Lang, table: &Table, why: Why) -> String {
    match why.reason() {
        Reason::Clause(clause) => {
            let Some(clause) = rules::find(clause.id()) else { return clause.id().to_string() };
            let mut text = clause.text.get(lang).to_string();
            if let Some(note) = clause.note(rules::Edition::of(table.edition()), table.rules()) {
                text.push(' ');
                text += note.get(lang);
            }
            words::why_clause(lang, clause.id, clause.title.get(lang), text)
        }
        Reason::Power(source) => {
            let card = table.print(source);
            words::why_card(lang, cards::name(lang, card), cards::text(lang, card))
        }
    }
}

//! Why something happened: the clause or the card behind an event, in its own words.

use kaiju_rules::{Event, Reason, Table, Why};

use crate::words::terms as words;
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
            words::why_clause(lang, clause.id(), rules::title(lang, clause), text)
        }
        Reason::Power(source) => {
            let card = table.print(source).under(table.rules());
            words::why_card(lang, cards::name(lang, card), cards::text(lang, card))
        }
    }
}

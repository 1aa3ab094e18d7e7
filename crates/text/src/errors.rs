//! Error messages (`errors.ftl`). They begin without a capital and end without a full stop.

use kaiju_rules::notation::ParseError;
use kaiju_rules::{Illegal, SetupError, SwitchError};

use crate::Lang;
use crate::words::{errors as words, notation};

/// Why an answer was refused.
pub fn illegal(lang: Lang, error: Illegal) -> &'static str {
    match error {
        Illegal::Over => words::over(lang),
        Illegal::ChanceIsAsked => words::chance_is_asked(lang),
        Illegal::PlayerIsAsked => words::player_is_asked(lang),
        Illegal::OtherSeat => words::other_seat(lang),
        Illegal::NotAnAnswer => words::not_an_answer(lang),
        Illegal::NoSuchDice => words::no_such_dice(lang),
        Illegal::NoRollLeft => words::no_roll_left(lang),
        Illegal::NoSuchCard => words::no_such_card(lang),
        Illegal::TooExpensive => words::too_expensive(lang),
        Illegal::NotAnOutcome => words::not_an_outcome(lang),
    }
}

/// Why a game cannot start like that.
pub fn setup(lang: Lang, error: SetupError) -> String {
    match error {
        SetupError::Players(n) => words::players(lang, n),
        SetupError::Twice(monster) => words::twice(lang, monster.name()),
        SetupError::NoEvolutions(monster) => words::no_evolutions(lang, monster.name()),
        // One of a later version of the rules crate says it in its own words.
        error => error.to_string(),
    }
}

/// What is wrong with a switch that somebody set to a word.
pub fn switch(lang: Lang, name: &str, word: &str, error: SwitchError) -> String {
    match error {
        SwitchError::Name => words::no_switch(lang, name),
        SwitchError::Word(words) => words::switch_word(lang, name, words.join(", "), word),
        error => format!("{name}: {error}"),
    }
}

/// What is wrong with a text that cannot be read, and where: `LINE:COLUMN: what`.
pub fn parse(lang: Lang, error: &ParseError) -> String {
    format!("{}:{}: {}", error.line, error.column, notation(lang, &error.message))
}

/// What is wrong with a text, in another language than the notation's own.
///
/// The reader of the notation knows one language and no words but its own; its sentences are recognised here. What is
/// not recognised stays as it is.
pub fn notation(lang: Lang, message: &str) -> String {
    if lang == Lang::En {
        return message.to_string();
    }
    let whole = translated(lang, message);
    let parts = || message.strip_prefix("expected ")?.rsplit_once(", found ");
    match (whole, parts()) {
        (Some(whole), _) => whole,
        (None, Some((expected, found))) => {
            let said = |part: &str| translated(lang, part).unwrap_or_else(|| part.to_string());
            words::expected(lang, said(expected), said(found))
        }
        (None, None) => message.to_string(),
    }
}

/// A sentence of the notation's reader in another language, if it is known.
fn translated(lang: Lang, english: &str) -> Option<String> {
    let known = || notation::ids().filter_map(|id| Some((notation::by_id(Lang::En, id)?, notation::by_id(lang, id)?)));
    // Sentences without gaps come first: they are never taken for one with a gap.
    if let Some((_, said)) = known().find(|&(template, _)| template == english) {
        return Some(said.to_string());
    }
    known().find_map(|(template, said)| {
        let filled = gaps(template, english)?;
        let fill = |text: String, (i, with): (usize, &&str)| text.replace(&format!("⟨{}⟩", i + 1), with);
        Some(filled.iter().enumerate().fold(said.to_string(), fill))
    })
}

/// What stands in the gaps of a template, if a text fits it.
fn gaps<'a>(template: &str, text: &'a str) -> Option<Vec<&'a str>> {
    let mut parts = template.split('⟨').map(|part| part.split_once('⟩').map_or(part, |(_, rest)| rest));
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut found = Vec::new();
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        let at = if part.is_empty() || parts.peek().is_none() {
            rest.len().checked_sub(part.len()).filter(|_| rest.ends_with(part))?
        } else {
            rest.find(part)?
        };
        found.push(&rest[..at]);
        rest = &rest[at + part.len()..];
    }
    (!found.is_empty() && rest.is_empty() && found.iter().all(|gap| !gap.is_empty())).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_found() {
        assert_eq!(gaps("⟨1⟩ copies nothing", "mimic copies nothing"), Some(vec!["mimic"]));
        assert_eq!(gaps("one of ⟨1⟩ for ⟨2⟩", "one of no, yes for promos"), Some(vec!["no, yes", "promos"]));
        assert_eq!(gaps("seat ⟨1⟩", "seat B"), Some(vec!["B"]));
        assert_eq!(gaps("⟨1⟩ copies nothing", "mimic copies something"), None);
        assert_eq!(gaps("a seat", "a seat"), None);
    }

    #[test]
    fn what_cannot_be_read_is_told_in_every_language() {
        let said = |message| [Lang::En, Lang::Es, Lang::Pt].map(|lang| notation(lang, message));
        assert_eq!(
            said("expected a seat from A to F, found `x`"),
            [
                "expected a seat from A to F, found `x`",
                "se esperaba un asiento de la A a la F y hay `x`",
                "esperava-se um lugar de A a F, mas há `x`"
            ]
        );
        assert_eq!(
            said("mimic takes no charges"),
            ["mimic takes no charges", "mimic no lleva cargas", "mimic não leva cargas"]
        );
        assert_eq!(
            said("expected `edition` or `book`, found the end")[1],
            "se esperaba `edition` o `book` y hay el final"
        );
        assert_eq!(said("something new")[1], "something new");
        let japanese = notation(Lang::Ja, "expected `edition` or `book`, found the end");
        assert_eq!(japanese, "`edition`か`book`が必要ですが、終わりがありました");
    }
}

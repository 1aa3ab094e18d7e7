//! What a table allows and how much time there is at it, in words.

use kaiju_text::{Lang, club, in_a_row, sentence, turns};
use kaiju_wire::table::{Rhythm, TableInfo};

use crate::turns::{duration, graced, span};

/// What somebody wants to know of a table before they sit down there: the time for an answer, what happens to those who are away, whether
/// answers may be undone, who sees the game when, and whether it counts.
pub fn terms(lang: Lang, info: &TableInfo) -> Vec<String> {
    let clock = info.clock_s.map(|s| match info.rhythm {
        Rhythm::Live => turns::an_answer(lang, span(lang, s)),
        Rhythm::Relaxed => turns::a_turn(lang, duration(lang, u64::from(s) * 1000)),
    });
    // Over days nobody is absent.
    let grace = info.rhythm.is_live().then(|| graced(lang, info.grace_s));
    let delayed = (info.delay_s > 0).then(|| turns::delayed(lang, duration(lang, u64::from(info.delay_s) * 1000)));
    let flag = |is: bool, word: fn(Lang) -> &'static str| is.then(|| word(lang).to_string());
    let flags = [
        flag(info.undo, turns::undo_allowed),
        flag(info.public, club::listed),
        flag(info.rated, club::rated),
        flag(info.child, club::for_children),
    ];
    [clock, grace, delayed].into_iter().chain(flags).flatten().collect()
}

/// The terms of a table as sentences, for those who listen; empty where there is nothing to say.
pub fn spoken_terms(lang: Lang, info: &TableInfo) -> String {
    let capital = |part: String| {
        let mut letters = part.chars();
        let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
        sentence(&format!("{first}{}", letters.as_str()))
    };
    in_a_row(terms(lang, info).into_iter().map(capital))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_says_what_it_allows() {
        let live = TableInfo { clock_s: Some(30), grace_s: 60, rated: true, public: true, ..TableInfo::default() };
        let told = terms(Lang::En, &live).join(" · ");
        assert_eq!(
            told,
            "30 seconds for each answer · A bot plays after 1 min away · in the lobby · counts for ratings"
        );
        let child = TableInfo { child: true, grace_s: 0, delay_s: 300, ..TableInfo::default() };
        assert_eq!(
            spoken_terms(Lang::En, &child),
            "No bot plays for absent players. Watched 5 min later. For children."
        );
        let relaxed = TableInfo { rhythm: Rhythm::Relaxed, clock_s: Some(86_400), undo: true, ..TableInfo::default() };
        assert_eq!(terms(Lang::En, &relaxed), ["1 day a turn", "Undo allowed"]);
        for lang in Lang::ALL {
            assert_eq!(terms(lang, &live).len(), 4, "{lang}");
            assert!(!spoken_terms(lang, &child).is_empty(), "{lang}");
        }
    }
}

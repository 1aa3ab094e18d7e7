//! The turn summary in words (`turn.ftl`): the steps of a turn with what each brings under the rules of a table, and what
//! Tokyo pays.
//!
//! ```
//! use kaiju_rules::{EditionId, TurnStep};
//! use kaiju_text::{Lang, turn};
//!
//! let rules = EditionId::SECOND.edition().rules;
//! let steps: Vec<_> = TurnStep::of(&rules).map(|step| turn::short(Lang::En, step)).collect();
//! assert_eq!(steps, ["Roll", "Resolve", "Enter", "Buy", "End"]);
//! ```

use kaiju_rules::{Rules, Table, TurnStep, VictoryCheck};

use crate::{Lang, in_a_row, words};
pub use words::turn::{sign_enter, sign_heal, sign_start, step_now, summary, summary_line, tokyo_pays, tokyo_pays_duo};

/// What a step is called under these rules: `Buy cards or gain 1⚡`.
pub fn title(lang: Lang, step: TurnStep, rules: &Rules) -> &'static str {
    let part = match (step, rules.power_cards, rules.energy_if_no_buy) {
        (TurnStep::Buy, true, true) => ".or-gain",
        (TurnStep::Buy, false, _) => ".gain",
        _ => "",
    };
    printed(lang, step, part)
}

/// What a step is called where there is little room: one word.
pub fn short(lang: Lang, step: TurnStep) -> &'static str {
    printed(lang, step, ".short")
}

/// What a step brings, in a few short sentences. `duo` says that Tokyo pays energy (DUO-1).
pub fn text(lang: Lang, step: TurnStep, rules: &Rules, duo: bool) -> String {
    let paid = |stars: &'static str, energy: &'static str| Some(if duo { energy } else { stars });
    let when = |so: bool, part: &'static str| so.then_some(part);
    let parts: [Option<&'static str>; 3] = match step {
        TurnStep::Roll => [paid(".tokyo", ".tokyo-energy"), Some(".text"), when(rules.dice_tokens, ".tokens")],
        TurnStep::Resolve => [
            Some(".text"),
            paid(".attack", ".attack-energy").filter(|_| !TurnStep::Enter.holds(rules)),
            when(rules.evolutions, ".evolve"),
        ],
        TurnStep::Enter => [paid(".text", ".text-energy"), None, None],
        TurnStep::Buy => [when(rules.power_cards, ".text"), when(rules.energy_if_no_buy, ".thrift"), None],
        TurnStep::End => {
            let check = if rules.victory_check == VictoryCheck::Turn { ".check" } else { ".check-round" };
            let poison = if rules.poison_in_end_order { ".text-any" } else { ".text" };
            [Some(poison), Some(check), None]
        }
    };
    in_a_row(parts.into_iter().flatten().map(|part| printed(lang, step, part)))
}

/// What Tokyo pays and forbids at this table, in a sentence or three.
pub fn tokyo(lang: Lang, table: &Table) -> &'static str {
    if table.duo() { tokyo_pays_duo(lang) } else { tokyo_pays(lang) }
}

/// What Tokyo pays and forbids at this table, on a sign: for entering, for starting a turn there, and no healing.
pub fn signs(lang: Lang, table: &Table) -> [String; 3] {
    let (enter, start) = if table.duo() { ("+1⚡", "+1⚡") } else { ("+1★", "+2★") };
    [sign_enter(lang, enter), sign_start(lang, start), sign_heal(lang).to_string()]
}

fn printed(lang: Lang, step: TurnStep, part: &str) -> &'static str {
    let key = format!("step-{}{part}", step.word());
    words::turn::by_id(lang, &key).unwrap_or_else(|| panic!("turn.ftl lacks {key}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::{EditionId, Setup};

    #[test]
    fn every_step_has_its_words_under_all_rules() {
        for (edition, lang) in EditionId::all().flat_map(|edition| Lang::ALL.map(|lang| (edition, lang))) {
            let preset = edition.edition().rules;
            let round = Rules { victory_check: VictoryCheck::Round, evolutions: true, power_cards: false, ..preset };
            for (rules, duo) in [(preset, false), (preset, true), (round, false)] {
                for step in TurnStep::of(&rules) {
                    let (title, text) = (title(lang, step, &rules), text(lang, step, &rules, duo));
                    assert!(!title.is_empty() && text.ends_with(['.', '。']), "{title}: {text}");
                    assert!(!short(lang, step).contains(' '), "{step:?} in {lang}");
                    assert!(!duo || !text.contains("1★") && !text.contains("2★"), "{text}");
                }
            }
        }
    }

    #[test]
    fn turn_1_each_edition_tells_its_own_turn() {
        let told = |edition: EditionId, step| text(Lang::En, step, &edition.edition().rules, false);
        assert!(told(EditionId::FIRST, TurnStep::Resolve).contains("attacker moves into"));
        assert!(!told(EditionId::SECOND, TurnStep::Resolve).contains("attacker moves into"));
        assert!(told(EditionId::SECOND, TurnStep::Enter).contains("must enter: 1★"));
        assert!(told(EditionId::GODZILLA, TurnStep::Buy).contains("No card bought: 1⚡"));
        let rules = EditionId::GODZILLA.edition().rules;
        assert_eq!(title(Lang::En, TurnStep::Buy, &rules), "Buy cards or gain 1⚡");
    }

    #[test]
    fn duo_1_tokyo_says_what_it_pays() {
        let table = |edition, players| Table::new(&Setup::new(edition, players).expect("a setup"));
        let stars = table(EditionId::SECOND, 2);
        assert_eq!(signs(Lang::En, &stars), ["Enter +1★", "Start +2★", "No ♥"]);
        let energy = table(EditionId::GODZILLA, 2);
        assert_eq!(signs(Lang::En, &energy), ["Enter +1⚡", "Start +1⚡", "No ♥"]);
        assert!(tokyo(Lang::Es, &energy).contains("1⚡") && tokyo(Lang::Es, &stars).contains("2★"));
    }
}

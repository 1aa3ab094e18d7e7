//! Names and lines of chat as people may write them: normalised, of limited length, without invisible tricks. And
//! whether two names look alike.

use kaiju_wire::limits::{CHAT, NAME};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// How many marks may stand on one letter.
const STACKED: usize = 2;

/// A name fit to be shown: one line, 1 to 24 visible characters, the same letters always written the same way.
pub fn clean(name: &str) -> Option<String> {
    if name.len() > NAME * 16 {
        return None;
    }
    let seen: String = name.chars().filter(|&c| !is_unseen(c)).collect();
    // Wide, narrow and circled letters become plain ones; that may bring out more that is not seen.
    tidy(seen.nfkc().filter(|&c| !is_unseen(c)).nfc(), NAME)
}

/// A line of chat fit to be shown.
pub fn clean_line(line: &str) -> Option<String> {
    if line.len() > CHAT * 16 {
        return None;
    }
    // A heart may say whether it wants colours.
    tidy(line.chars().filter(|&c| c == '\u{FE0F}' || !is_unseen(c)).nfc(), CHAT)
}

fn tidy(text: impl Iterator<Item = char>, most: usize) -> Option<String> {
    let text: String = text.collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut stacked = 0;
    let piled = text.chars().any(|c| {
        stacked = if is_combining_mark(c) { stacked + 1 } else { 0 };
        stacked > STACKED
    });
    let begins = text.chars().next().is_some_and(|c| !is_combining_mark(c));
    let fits = begins && visible(&text) <= most && !piled && !text.chars().any(is_foreign);
    fits.then_some(text)
}

fn visible(text: &str) -> usize {
    text.chars().filter(|&c| !is_combining_mark(c)).count()
}

/// Characters that are not seen, or that turn the writing around: they are left out.
fn is_unseen(c: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator};
    // What Unicode lets programs ignore when they cannot show it.
    let ignorable = matches!(c, '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}')
        || matches!(c, '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}')
        || matches!(c, '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}')
        || matches!(c, '\u{FFF0}'..='\u{FFF8}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}')
        || matches!(c, '\u{E0000}'..='\u{E0FFF}');
    // Characters that are there and show nothing, or stand for what is not there.
    let blank =
        matches!(c, '\u{2800}' | '\u{FFFC}' | '\u{FFFD}' | '\u{16FE4}' | '\u{1D159}' | '\u{13441}' | '\u{13442}');
    let control = matches!(c.general_category(), Control | Format | LineSeparator | ParagraphSeparator);
    ignorable || blank || (control && !c.is_whitespace())
}

/// Characters nobody knows the looks of: private ones, and those that are none yet.
fn is_foreign(c: char) -> bool {
    matches!(
        c.general_category(),
        GeneralCategory::PrivateUse | GeneralCategory::Unassigned | GeneralCategory::Surrogate
    )
}

/// What a name looks like: names that are taken for each other have the same looks (UTS 39), whatever their case.
pub fn looks(name: &str) -> String {
    let plain: String = name.chars().filter(|&c| !is_unseen(c)).nfkc().filter(|&c| !is_unseen(c)).collect();
    // Letters may look alike as capitals only, or as small letters only.
    let once: String = skeleton(&plain).collect();
    skeleton(&once.to_lowercase()).collect()
}

/// Are these taken for each other?
pub fn alike(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase() || looks(one) == looks(other)
}

/// The name somebody gets at a table where these are: with a number if it looks like one of them.
pub fn distinct(name: &str, others: &[&str]) -> String {
    let free = |name: &str| !others.iter().any(|other| alike(name, other));
    let numbered = |number: u32| {
        let suffix = format!(" {number}");
        let mut short = name.to_string();
        while visible(&short) + suffix.len() > NAME {
            short.pop();
        }
        short.trim_end().to_string() + &suffix
    };
    if free(name) {
        return name.to_string();
    }
    // There are more numbers than names, so one of them is free.
    let mut numbers = 2..=others.len() as u32 + 2;
    numbers.find_map(|number| Some(numbered(number)).filter(|name| free(name))).unwrap_or_default()
}

/// The name an account was kept by before names that look alike were one.
pub fn old_key(name: &str) -> Option<String> {
    let tricky = |c: char| {
        (c.is_control() && !c.is_whitespace())
            || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
            || matches!(c, '\u{61C}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
    };
    if name.len() > NAME * 16 {
        return None;
    }
    let text: String = name.nfc().filter(|&c| !tricky(c)).collect();
    Some(text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_fit_or_refused() {
        assert_eq!(clean("  Ana \t María ").as_deref(), Some("Ana María"));
        assert_eq!(clean("e\u{301}").as_deref(), Some("é"), "normalised");
        assert_eq!(clean("a\u{202E}b\u{0}c").as_deref(), Some("abc"), "no bidi controls, no NUL");
        assert_eq!(clean("e\u{34F}\u{301}").as_deref(), Some("é"), "nothing hides between a letter and its mark");
        assert_eq!(clean("Ａｎａ").as_deref(), Some("Ana"), "wide letters are letters");
        assert_eq!(clean(&"x".repeat(24)).map(|n| n.len()), Some(24));
        for good in ["李小龙", "Ольга", "สมชาย", "नेहा", "שָׁלוֹם", "مريم", "🦖 Rex", "Nguyễn Thị", "O’Neill", "Zoë-2"]
        {
            assert!(clean(good).is_some(), "{good}");
        }
        for bad in ["", "   ", "\u{200B}", &"x".repeat(25), &format!("a{}", "\u{335}".repeat(3)), &"x".repeat(9999)] {
            assert_eq!(clean(bad), None, "{bad:?}");
        }
        let piled: String = (0..24).map(|_| "a\u{335}\u{336}\u{337}").collect();
        assert_eq!(clean(&piled), None, "no towers of marks");
        assert_eq!(clean("\u{301}a"), None, "a mark needs something to stand on");
    }

    #[test]
    fn what_is_not_seen_makes_no_name() {
        let unseen = [
            '\u{3164}',
            '\u{FFA0}',
            '\u{2800}',
            '\u{AD}',
            '\u{115F}',
            '\u{1160}',
            '\u{180E}',
            '\u{FFFC}',
            '\u{34F}',
            '\u{17B4}',
            '\u{FE0F}',
            '\u{E0100}',
            '\u{2065}',
            '\u{1D173}',
            '\u{FFF0}',
        ];
        for c in unseen {
            assert_eq!(clean(&c.to_string().repeat(3)), None, "U+{:04X}", u32::from(c));
            assert_eq!(clean(&format!("An{c}a")).as_deref(), Some("Ana"), "U+{:04X}", u32::from(c));
        }
        // Not characters, not yet characters, or characters of somebody's own.
        for c in ['\u{FFFF}', '\u{FDD0}', '\u{1FFFE}', '\u{E000}', '\u{F8FF}', '\u{10FFFD}', '\u{378}', '\u{E1000}'] {
            assert_eq!(clean(&format!("An{c}a")), None, "U+{:04X}", u32::from(c));
        }
    }

    #[test]
    fn names_that_look_alike_are_one() {
        for twin in ["ana", "ANA", "Аna", "Αna", "An\u{AD}a", "Ana\u{FE0F}", "Ａｎａ", "𝐀𝐧𝐚", "Anа"] {
            assert!(alike("Ana", twin), "{twin}");
        }
        assert!(alike("Bob", "Вob") && alike("Bill", "Bi11") && alike("IAN", "ian"));
        for other in ["Anna", "Aná", "Hana", "Ana 2"] {
            assert!(!alike("Ana", other), "{other}");
        }
    }

    #[test]
    fn at_a_table_names_that_look_alike_get_numbers() {
        let at = ["Ana", "Аna 2", &"x".repeat(24)];
        let distinct = |name: &str| distinct(name, &at);
        assert_eq!(distinct("Bea"), "Bea");
        assert_eq!(distinct("ana"), "ana 3");
        assert_eq!(distinct(&"x".repeat(24)), "x".repeat(22) + " 2");
    }

    #[test]
    fn chat_keeps_what_people_write() {
        assert_eq!(clean_line("❤\u{FE0F}  ²").as_deref(), Some("❤\u{FE0F} ²"));
        assert_eq!(clean_line("a\u{202E}b").as_deref(), Some("ab"));
        assert_eq!(clean_line("\u{E000}"), None);
    }
}

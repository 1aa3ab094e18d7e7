//! Finds things by what people remember of them: a name in any language, with or without accents and capitals, a few
//! words of the text, or a name with a small typing error.
//!
//! Every look-up goes through [`find`]: the command line, the browser and the terminal find the same things.
//!
//! ```
//! use kaiju_text::search::{Fit, Searched, find, only};
//!
//! let shelf = [
//!     Searched::new("quills", ["Poison Quills", "Púas venenosas"], "When you score 2★ …"),
//!     Searched::new("child", ["It Has a Child!"], "If you are eliminated …"),
//! ];
//! assert_eq!(find("puas venenosas", &shelf), [(&"quills", Fit::Exact)]);
//! assert_eq!(find("it has a chlid", &shelf), [(&"child", Fit::Near(1))]);
//! assert_eq!(only(&find("eliminated", &shelf)), Some(&&"child"));
//! ```

/// Something that can be found, ready to be compared with what people type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Searched<T> {
    what: T,
    names: Vec<String>,
    text: String,
}

impl<T> Searched<T> {
    /// Something with its names, in any language, and its text.
    pub fn new<N: AsRef<str>>(what: T, names: impl IntoIterator<Item = N>, text: &str) -> Searched<T> {
        let names = names.into_iter().map(|name| folded(name.as_ref())).collect();
        Searched { what, names, text: folded(text) }
    }
}

/// How well something fits what was typed, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// That is one of its names.
    Exact,
    /// One of its names begins like that.
    Begins,
    /// Every word is in one of its names.
    Named,
    /// Every word is in its names or in its text.
    Mentioned,
    /// That is one of its names, with this many letters mistyped.
    Near(usize),
}

/// Small letters without accents; kana are hiragana of full width, whatever they are typed in.
pub fn unaccented(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => Some('a'),
        'é' | 'è' | 'ê' | 'ë' => Some('e'),
        'í' | 'ì' | 'î' | 'ï' => Some('i'),
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => Some('o'),
        'ú' | 'ù' | 'û' | 'ü' => Some('u'),
        'ñ' => Some('n'),
        'ç' => Some('c'),
        // An accent that stands alone belongs to the letter before it.
        '\u{300}'..='\u{36f}' => None,
        other => Some(other),
    };
    let mut out = String::with_capacity(text.len());
    for letter in text.chars().map(full_width).flat_map(char::to_lowercase).filter_map(plain) {
        if letter == 'ß' {
            out.push_str("ss");
            continue;
        }
        match (letter, out.chars().next_back().and_then(|base| voiced(base, letter))) {
            (_, Some(voiced)) => {
                out.pop();
                out.push(voiced);
            }
            // Katakana and hiragana stand in the same order.
            ('ァ'..='ヶ', None) => out.extend(char::from_u32(letter as u32 - 0x60)),
            (letter, None) => out.push(letter),
        }
    }
    out
}

/// A letter in the width its script usually has: Latin ones narrow, kana wide.
fn full_width(letter: char) -> char {
    const KANA: &str = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309a}";
    match letter {
        '！'..='～' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        'ｦ'..='ﾟ' => KANA.chars().nth(letter as usize - 'ｦ' as usize).unwrap_or(letter),
        '゛' => '\u{3099}',
        '゜' => '\u{309a}',
        other => other,
    }
}

/// A hiragana and the mark behind it, in one letter.
fn voiced(base: char, mark: char) -> Option<char> {
    let steps = match (base, mark) {
        ('う', '\u{3099}') => return Some('ゔ'),
        ('か'..='ぢ' | 'つ' | 'て' | 'と' | 'は' | 'ひ' | 'ふ' | 'へ' | 'ほ', '\u{3099}') => 1,
        ('は' | 'ひ' | 'ふ' | 'へ' | 'ほ', '\u{309a}') => 2,
        _ => return None,
    };
    char::from_u32(base as u32 + steps)
}

/// What people type and what they mean by it, made alike: small letters without accents, words apart by single spaces.
/// Punctuation is left out; an apostrophe joins.
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in unaccented(text).chars().filter(|letter| !matches!(letter, '\'' | '’')) {
        let sign = match letter {
            '¡' | '¿' | '…' | '“' | '”' | '„' | '‘' | '«' | '»' | '–' | '—' | '·' | '→' | '\u{a0}' | '\u{202f}' => {
                true
            }
            '、' | '。' | '「' | '」' | '『' | '』' | '・' => true,
            letter => letter.is_ascii() && !letter.is_ascii_alphanumeric(),
        };
        if !sign {
            out.push(letter);
        } else if !out.is_empty() && !out.ends_with(' ') {
            out.push(' ');
        }
    }
    out.truncate(out.trim_end().len());
    out
}

/// The things that fit what was typed, the best first and otherwise in their order. Things whose name is only nearly
/// that are found where nothing else is. Nothing typed finds everything.
pub fn find<'a, T>(query: &str, all: &'a [Searched<T>]) -> Vec<(&'a T, Fit)> {
    let query = Query::new(query);
    let mut found: Vec<_> = all.iter().filter_map(|one| Some((&one.what, query.fit(one)?))).collect();
    if found.is_empty() {
        found.extend(all.iter().filter_map(|one| Some((&one.what, Fit::Near(query.mistyped(one)?)))));
    }
    found.sort_by_key(|&(_, fit)| fit);
    found
}

/// The one thing somebody meant, where there is no doubt: nothing else fits as well.
pub fn only<T>(found: &[(T, Fit)]) -> Option<&T> {
    match found {
        [(what, _)] => Some(what),
        [(what, Fit::Exact), (_, next), ..] if *next > Fit::Exact => Some(what),
        [(what, Fit::Begins | Fit::Named), (_, next), ..] if *next > Fit::Named => Some(what),
        [(what, best @ Fit::Near(_)), (_, next), ..] if best < next => Some(what),
        _ => None,
    }
}

/// What was typed.
struct Query {
    whole: String,
    words: Vec<String>,
}

impl Query {
    fn new(text: &str) -> Query {
        let whole = folded(text);
        Query { words: whole.split(' ').filter(|word| !word.is_empty()).map(str::to_string).collect(), whole }
    }

    fn fit<T>(&self, one: &Searched<T>) -> Option<Fit> {
        let any = |fits: &dyn Fn(&str) -> bool| one.names.iter().any(|name| fits(name));
        let has_all = |name: &str| self.words.iter().all(|word| has(name, word));
        if self.words.is_empty() {
            Some(Fit::Mentioned)
        } else if any(&|name| joined(name).eq(joined(&self.whole))) {
            Some(Fit::Exact)
        } else if any(&|name| name.starts_with(&self.whole)) {
            Some(Fit::Begins)
        } else if any(&has_all) {
            Some(Fit::Named)
        } else {
            let told = |word: &String| has(&one.text, word) || any(&|name| has(name, word));
            self.words.iter().all(told).then_some(Fit::Mentioned)
        }
    }

    /// How many letters are mistyped, if this is one of the names with a few wrong letters.
    fn mistyped<T>(&self, one: &Searched<T>) -> Option<usize> {
        one.names.iter().filter_map(|name| self.changes(name)).min()
    }

    fn changes(&self, name: &str) -> Option<usize> {
        // A number is never mistyped: ENTER-9 is not ENTER-2.
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        if digits(name) != digits(&self.whole) {
            return None;
        }
        let whole = {
            let (typed, name): (String, String) = (joined(&self.whole).collect(), joined(name).collect());
            within(&typed, &name)
        };
        // Every word typed is near some word of the name, or near how it begins.
        let word = |typed: &String| {
            let near = |of: &str| {
                let head: String = of.chars().take(typed.chars().count()).collect();
                within(typed, of).or_else(|| within(typed, &head).map(|changes| changes + 1))
            };
            name.split(' ').filter_map(near).min()
        };
        let words = self.words.iter().map(word).sum::<Option<usize>>();
        whole.into_iter().chain(words).min()
    }
}

/// Is a word, or a part of one, in a text? A number counts as a whole only.
fn has(text: &str, word: &str) -> bool {
    if word.chars().all(|letter| letter.is_ascii_digit()) {
        text.split(|letter: char| !letter.is_ascii_digit()).any(|number| number == word)
    } else {
        text.contains(word)
    }
}

/// A text without its spaces.
fn joined(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|letter| *letter != ' ')
}

/// How many letters two words differ in, if these are few enough for the length of what was typed.
fn within(typed: &str, name: &str) -> Option<usize> {
    let allowed = match typed.chars().count() {
        0..=3 => 0,
        4..=7 => 1,
        8..=12 => 2,
        _ => 3,
    };
    if typed.chars().count().abs_diff(name.chars().count()) > allowed {
        return None;
    }
    Some(strsim::osa_distance(typed, name)).filter(|changes| *changes <= allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelf() -> Vec<Searched<&'static str>> {
        let names = [
            "Devorador de cadáveres",
            "We're Only Making It Stronger!",
            "…¡Pero tiene un hijo!",
            "Aliento de fuego",
            "Aliento nova",
            "ENTER-1",
            "ENTER-2",
        ];
        names.iter().map(|&name| Searched::new(name, [name], "")).collect()
    }

    #[test]
    fn what_people_type_is_made_plain() {
        for (text, plain) in [
            ("  ¡Devorador   de Cadáveres!  ", "devorador de cadaveres"),
            ("MUTAGÊNICO", "mutagenico"),
            ("We're", "were"),
            ("Mega-ronrom…", "mega ronrom"),
            ("cada\u{301}veres", "cadaveres"),
            ("„Noch größer!“", "noch grosser"),
            ("2★, 1♥", "2★ 1♥"),
            ("…", ""),
            ("火炎ブレス", "火炎ぶれす"),
            ("ｶﾞｽ精製所", "がす精製所"),
            ("ﾊﾟﾝﾀﾞ　特急！", "ぱんだ 特急"),
            ("「か\u{3099}す」・ＡＢＣ", "がす abc"),
        ] {
            assert_eq!(folded(text), plain);
        }
    }

    #[test]
    fn one_thing_is_found_however_it_is_typed() {
        for (typed, name, fit) in [
            ("DEVORADOR DE CADAVERES", "Devorador de cadáveres", Fit::Exact),
            ("devoradordecadaveres", "Devorador de cadáveres", Fit::Exact),
            ("were only making it stronger", "We're Only Making It Stronger!", Fit::Exact),
            ("pero tiene un hijo", "…¡Pero tiene un hijo!", Fit::Exact),
            ("devorador", "Devorador de cadáveres", Fit::Begins),
            ("hijo", "…¡Pero tiene un hijo!", Fit::Named),
            ("nova aliento", "Aliento nova", Fit::Named),
            ("enter2", "ENTER-2", Fit::Exact),
            ("entre 2", "ENTER-2", Fit::Near(1)),
            ("devordor de cadaveres", "Devorador de cadáveres", Fit::Near(1)),
            ("dveorador", "Devorador de cadáveres", Fit::Near(1)),
            ("aleinto fueg", "Aliento de fuego", Fit::Near(2)),
        ] {
            let shelf = shelf();
            let found = find(typed, &shelf);
            assert_eq!(only(&found), Some(&&name), "{typed}: {found:?}");
            assert_eq!(found[0].1, fit, "{typed}");
        }
    }

    #[test]
    fn japanese_is_found_in_any_kana_and_width() {
        let names = ["火炎ブレス", "火炎放射器", "通勤電車", "強くなる一方だ！"];
        let shelf = names.map(|name| Searched::new(name, [name], "他のモンスターは全員2♥を失う。"));
        for (typed, name) in [
            ("火炎ぶれす", "火炎ブレス"),
            ("火炎ﾌﾞﾚｽ", "火炎ブレス"),
            ("火炎 ブレス", "火炎ブレス"),
            ("放射", "火炎放射器"),
            ("通勤", "通勤電車"),
            ("強くなる一方だ", "強くなる一方だ！"),
        ] {
            assert_eq!(only(&find(typed, &shelf)), Some(&&name), "{typed}");
        }
        assert_eq!(find("火炎", &shelf).len(), 2);
        assert_eq!(find("もんすたー", &shelf).len(), 4, "in their texts");
    }

    #[test]
    fn what_is_doubtful_or_too_far_is_not_one_thing() {
        let shelf = shelf();
        for (typed, found) in [("aliento", 2), ("aleinto", 2), ("enter", 2), ("enter-9", 0), ("qqqq", 0), ("fux", 0)] {
            assert_eq!(find(typed, &shelf).len(), found, "{typed}");
            assert_eq!(only(&find(typed, &shelf)), None, "{typed}");
        }
        assert_eq!(find(" ", &shelf).len(), shelf.len());
    }

    #[test]
    fn a_number_is_found_as_a_whole() {
        let shelf = [Searched::new(1, ["I-159"], "2★ and 1★ for entering"), Searched::new(2, ["I-012"], "20★")];
        assert_eq!(find("enter 9", &shelf), []);
        assert_eq!(find("2", &shelf), [(&1, Fit::Mentioned)]);
        assert_eq!(find("i 012", &shelf), [(&2, Fit::Exact)]);
    }

    #[test]
    fn names_come_before_texts() {
        let shelf = [
            Searched::new("by text", ["Jets"], "Wings are something else"),
            Searched::new("by part", ["Slipstream Wings"], ""),
            Searched::new("by head", ["Wings of Steel"], ""),
            Searched::new("by name", ["Wings"], ""),
        ];
        let found: Vec<_> = find("wings", &shelf).into_iter().map(|(what, _)| *what).collect();
        assert_eq!(found, ["by name", "by head", "by part", "by text"]);
        assert_eq!(only(&find("slipstream", &shelf)), Some(&&"by part"));
        assert_eq!(only(&find("wings", &shelf[..3])), None, "one begins like that, but another has the word, too");
        assert_eq!(only(&find("wings else", &shelf)), Some(&&"by text"));
    }
}

//! Words for ears: the symbols ★ ♥ ⚡ ✊ and the dice, read aloud.

use kaiju_rules::{Dice, Face};

use crate::Lang;
use crate::events::{faces, list};
use crate::words::spoken as words;

/// A text with its symbols in words: `2♥` becomes `2 hearts`, `1★` in Spanish `1 estrella`.
///
/// A number glued to a symbol counts it. Equal symbols in a row are counted. A symbol alone is one after a word such as
/// `a` or `each`, and many otherwise.
///
/// ```
/// use kaiju_text::{Lang, spoken};
///
/// assert_eq!(spoken(Lang::En, "Mothra loses 2♥ and gains 1★"), "Mothra loses 2 hearts and gains 1 star");
/// assert_eq!(spoken(Lang::Es, "Mothra gana 1⚡"), "Mothra gana 1 de energía");
/// ```
pub fn spoken(lang: Lang, text: &str) -> String {
    let mut out = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let Some(symbol) = Symbol::of(c) else {
            out.push(c);
            continue;
        };
        // The same symbol again, with or without a space between.
        let mut run = 1;
        loop {
            let mut ahead = chars.clone();
            let next = ahead.next();
            let next = if next == Some(' ') { ahead.next() } else { next };
            if next != Some(c) {
                break;
            }
            chars = ahead;
            run += 1;
        }
        let digits = out.chars().rev().take_while(char::is_ascii_digit).count();
        let before = out[..out.len() - digits].chars().next_back();
        if run > 1 {
            space(&mut out);
            out += &symbol.count(lang, run);
        } else if digits > 0 && !before.is_some_and(char::is_alphanumeric) {
            let number = out.split_off(out.len() - digits);
            out += &symbol.count(lang, number.parse().unwrap_or(u32::MAX));
        } else {
            let last = out.rsplit([' ', '(', '“', '«', '¿', '¡']).find(|word| !word.is_empty()).unwrap_or_default();
            let one = words::one_after(lang).split(' ').any(|word| word.eq_ignore_ascii_case(last));
            space(&mut out);
            out += symbol.word(lang, !one);
        }
        if chars.peek().is_some_and(|next| next.is_alphanumeric() || Symbol::of(*next).is_some()) {
            out.push(' ');
        }
    }
    out
}

/// Dice read aloud, face by face: `2 times 1, 1 energy and 3 smashes`.
pub fn dice_spoken(lang: Lang, dice: Dice) -> String {
    if dice.is_empty() {
        return words::no_dice(lang).to_string();
    }
    list(
        lang,
        Face::ALL.into_iter().filter(|&face| dice.count(face) > 0).map(|face| {
            let n = dice.count(face).into();
            match face {
                Face::One => words::ones(lang, n),
                Face::Two => words::twos(lang, n),
                Face::Three => words::threes(lang, n),
                Face::Heart => words::hearts(lang, n),
                Face::Energy => words::energy(lang, n),
                Face::Smash => words::smashes(lang, n),
            }
        }),
    )
}

/// For whom a line is made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sense {
    /// Symbols.
    Eyes,
    /// Words.
    Ears,
}

impl Sense {
    /// Dice, side by side or face by face.
    pub(crate) fn dice(self, lang: Lang, dice: Dice) -> String {
        if self == Sense::Eyes { faces(dice) } else { dice_spoken(lang, dice) }
    }

    /// One face.
    pub(crate) fn face(self, lang: Lang, face: Face) -> String {
        let symbol = face.symbol();
        let word = if self == Sense::Ears { Symbol::of(symbol).map(|symbol| symbol.word(lang, false)) } else { None };
        word.map_or_else(|| symbol.to_string(), str::to_string)
    }

    /// The whole line, finished.
    pub(crate) fn line(self, lang: Lang, text: String) -> String {
        if self == Sense::Eyes { text } else { spoken(lang, &text) }
    }
}

/// A space, unless there is one or something that opens.
fn space(out: &mut String) {
    if out.chars().next_back().is_some_and(char::is_alphanumeric) {
        out.push(' ');
    }
}

#[derive(Clone, Copy)]
enum Symbol {
    Star,
    Heart,
    Energy,
    Smash,
}

impl Symbol {
    fn of(c: char) -> Option<Symbol> {
        match c {
            '★' => Some(Symbol::Star),
            '♥' => Some(Symbol::Heart),
            '⚡' => Some(Symbol::Energy),
            '✊' => Some(Symbol::Smash),
            _ => None,
        }
    }

    fn count(self, lang: Lang, n: u32) -> String {
        match self {
            Symbol::Star => words::stars(lang, n),
            Symbol::Heart => words::hearts(lang, n),
            Symbol::Energy => words::energy(lang, n),
            Symbol::Smash => words::smashes(lang, n),
        }
    }

    fn word(self, lang: Lang, many: bool) -> &'static str {
        match (self, many) {
            (Symbol::Star, false) => words::star_word(lang),
            (Symbol::Star, true) => words::star_word_plural(lang),
            (Symbol::Heart, false) => words::heart_word(lang),
            (Symbol::Heart, true) => words::heart_word_plural(lang),
            (Symbol::Energy, false) => words::energy_word(lang),
            (Symbol::Energy, true) => words::energy_word_plural(lang),
            (Symbol::Smash, false) => words::smash_word(lang),
            (Symbol::Smash, true) => words::smash_word_plural(lang),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_make_singular_and_plural() {
        assert_eq!(spoken(Lang::En, "gains 1★"), "gains 1 star");
        assert_eq!(spoken(Lang::En, "gains 2★, 1♥ and 12⚡"), "gains 2 stars, 1 heart and 12 energy");
        assert_eq!(spoken(Lang::Es, "pierde 1♥ y 2♥"), "pierde 1 corazón y 2 corazones");
        assert_eq!(spoken(Lang::Es, "1★ 2★"), "1 estrella 2 estrellas");
        assert_eq!(spoken(Lang::Pt, "perde 1♥, 2♥, 1✊ e 3✊"), "perde 1 coração, 2 corações, 1 patada e 3 patadas");
    }

    #[test]
    fn symbols_alone_are_one_after_an_article() {
        assert_eq!(spoken(Lang::En, "Every ♥ saves one of the ♥."), "Every heart saves one of the hearts.");
        assert_eq!(spoken(Lang::Es, "Cada ✊ cuenta; los ✊ golpean."), "Cada golpe cuenta; los golpes golpean.");
        assert_eq!(spoken(Lang::Pt, "Uma ✊ (ou duas ✊)"), "Uma patada (ou duas patadas)");
    }

    #[test]
    fn equal_symbols_in_a_row_are_counted() {
        assert_eq!(spoken(Lang::En, "keeps ✊ ✊ ✊"), "keeps 3 smashes");
        assert_eq!(spoken(Lang::En, "✊✊⚡"), "2 smashes energy");
        assert_eq!(spoken(Lang::En, ""), "");
        assert_eq!(spoken(Lang::En, "nothing here: 3, 4"), "nothing here: 3, 4");
    }

    #[test]
    fn dice_are_read_face_by_face() {
        let dice = Dice::from_counts([2, 0, 1, 1, 0, 2]);
        assert_eq!(dice_spoken(Lang::En, dice), "2 times 1, a 3, 1 energy and 2 smashes");
        assert_eq!(dice_spoken(Lang::Es, dice), "2 veces 1, un 3, 1 de energía y 2 golpes");
        assert_eq!(dice_spoken(Lang::Pt, Dice::NONE), "nenhum dado");
    }
}

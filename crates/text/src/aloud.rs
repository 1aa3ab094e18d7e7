//! Text for speech: the symbols ★ ♥ ⚡ ✊ and the dice as words.

use kaiju_rules::{Dice, Face};

use crate::events::{faces, list};
use crate::words::spoken as words;
use crate::{Lang, is_unspaced};

/// A text with its symbols in words: `2♥` becomes `2 hearts`, `1★` in Spanish `1 estrella`.
///
/// A number glued to a symbol counts it. Faces side by side, as [`faces`] writes them, are read as dice. A symbol alone
/// is one after a word such as `a` or `each`, and many otherwise.
///
/// ```
/// use kaiju_text::{Lang, spoken};
///
/// assert_eq!(spoken(Lang::En, "Mothra loses 2♥ and gains 1★"), "Mothra loses 2 hearts and gains 1 star");
/// assert_eq!(spoken(Lang::Es, "Mothra gana 1⚡"), "Mothra gana 1 de energía");
/// assert_eq!(spoken(Lang::Es, "−2,1♥"), "−2,1 corazones");
/// assert_eq!(spoken(Lang::En, "Mothra rolls 1 2 2 ✊"), "Mothra rolls one 1, two 2s and one smash");
/// ```
pub fn spoken(lang: Lang, text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        // Dice side by side, at the beginning of a word.
        if !out.ends_with(glues)
            && let Some((dice, after)) = row(rest)
        {
            out += &dice_spoken(lang, dice);
            rest = after;
            continue;
        }
        rest = &rest[c.len_utf8()..];
        let Some(symbol) = Symbol::of(c) else {
            out.push(c);
            continue;
        };
        let digits = out.chars().rev().take_while(char::is_ascii_digit).count();
        let before = out[..out.len() - digits].chars().next_back();
        let broken = before.is_some_and(|before| before == '.' || before == ',')
            && out[..out.len() - digits - 1].ends_with(|before: char| before.is_ascii_digit());
        if digits > 0 && broken {
            // There is more than one, or less, whatever its last digit is.
            let word = symbol.word(lang, true);
            if !word.starts_with(is_unspaced) {
                out.push(' ');
            }
            out += word;
        } else if digits > 0 && !before.is_some_and(glues) {
            let number = out.split_off(out.len() - digits);
            out += &symbol.count(lang, number.parse().unwrap_or(u32::MAX));
        } else {
            let last =
                out.rsplit([' ', '(', '“', '„', '«', '¿', '¡']).find(|word| !word.is_empty()).unwrap_or_default();
            let one = words::one_after(lang).split(' ').any(|word| word.eq_ignore_ascii_case(last));
            space(&mut out);
            out += symbol.word(lang, !one);
        }
        if rest.starts_with(|next: char| glues(next) || Symbol::of(next).is_some()) {
            space(&mut out);
        }
    }
    out
}

/// The dice at the beginning of a text and what follows them: two faces or more, a space between each, and a symbol
/// among them. Numbers alone might be any numbers.
fn row(text: &str) -> Option<(Dice, &str)> {
    let die = |text: &'_ str| {
        let face = Face::ALL.into_iter().find(|face| text.starts_with(face.symbol()))?;
        let after = text.len() - face.symbol().len_utf8();
        let glued = |c: char| glues(c) || Symbol::of(c).is_some();
        (!text[text.len() - after..].starts_with(glued)).then_some((face, after))
    };
    let (mut dice, mut next, mut rest) = (Dice::NONE, text, text);
    while let Some((face, after)) = die(next) {
        dice = dice.plus(Dice::one(face));
        rest = &next[next.len() - after..];
        match rest.strip_prefix(' ') {
            Some(more) => next = more,
            None => break,
        }
    }
    let drawn = Face::ALL.into_iter().any(|face| dice.count(face) > 0 && Symbol::of(face.symbol()).is_some());
    (dice.len() > 1 && drawn).then_some((dice, rest))
}

/// Dice read aloud, face by face, each face with a number in words: `two 1s, one energy and three smashes`.
pub fn dice_spoken(lang: Lang, dice: Dice) -> String {
    if dice.is_empty() {
        return words::no_dice(lang).to_string();
    }
    list(
        lang,
        Face::ALL.into_iter().filter(|&face| dice.count(face) > 0).map(|face| {
            let n = dice.count(face).into();
            match face {
                Face::One => words::ones(lang, n, words::number(lang, n)),
                Face::Two => words::twos(lang, n, words::number(lang, n)),
                Face::Three => words::threes(lang, n, words::number(lang, n)),
                Face::Heart => words::hearts_rolled(lang, n, words::number(lang, n)),
                Face::Energy => words::energies(lang, n, words::number_energy(lang, n)),
                Face::Smash => words::smashes_rolled(lang, n, words::number_smashes(lang, n)),
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

/// Does a letter or a digit make one word with what stands beside it? Not in a script without spaces.
fn glues(letter: char) -> bool {
    letter.is_alphanumeric() && !is_unspaced(letter)
}

/// A space, unless there is one or something that opens, or the script has none.
fn space(out: &mut String) {
    if out.ends_with(glues) {
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
    fn the_smash_a_card_adds_is_one() {
        let ruling = |lang| spoken(lang, crate::rulings::text(lang, "I-035").expect("a ruling"));
        assert!(ruling(Lang::En).contains("single smash strikes"), "{}", ruling(Lang::En));
        assert!(ruling(Lang::Es).contains("el golpe de Excavar golpea"), "{}", ruling(Lang::Es));
        assert!(ruling(Lang::Pt).contains("a patada de Escavar acerta"), "{}", ruling(Lang::Pt));
        assert!(ruling(Lang::PtPt).contains("a patada de Escavar acerta"), "{}", ruling(Lang::PtPt));
        assert!(ruling(Lang::De).contains("schlägt mit einer Pranke"), "{}", ruling(Lang::De));
    }

    #[test]
    fn symbols_alone_are_one_after_an_article() {
        assert_eq!(spoken(Lang::En, "Every ♥ saves one of the ♥."), "Every heart saves one of the hearts.");
        assert_eq!(spoken(Lang::Es, "Cada ✊ cuenta; los ✊ golpean."), "Cada golpe cuenta; los golpes golpean.");
        assert_eq!(spoken(Lang::Pt, "Uma ✊ (ou duas ✊)"), "Uma patada (ou duas patadas)");
        assert_eq!(spoken(Lang::De, "Jede ✊ zählt; deine ✊ treffen."), "Jede Pranke zählt; deine Pranken treffen.");
        assert_eq!(spoken(Lang::De, "1★, „ein ♥“, 2♥"), "1 Stern, „ein Herz“, 2 Herzen");
    }

    #[test]
    fn faces_side_by_side_are_dice() {
        assert_eq!(spoken(Lang::En, "keeps ✊ ✊ ✊"), "keeps three smashes");
        assert_eq!(spoken(Lang::En, "rolls 1 3 ⚡ ⚡ ♥ ✊"), "rolls one 1, one 3, two energy, one heart and one smash");
        assert_eq!(spoken(Lang::En, "rolls 3 ⚡ ♥ ✊ ✊ ✊"), "rolls one 3, one energy, one heart and three smashes");
        let keep = "Best: Keep ⚡ ⚡ ⚡ ✊ and roll the other 2 (41% to win)";
        let heard = "Best: Keep three energy and one smash and roll the other 2 (41% to win)";
        assert_eq!(spoken(Lang::En, keep), heard);
        assert_eq!(spoken(Lang::Es, "saca 2 2 2 ⚡ ✊ ✊."), "saca tres 2, una de energía y dos golpes.");
        assert_eq!(spoken(Lang::Pt, "tira 2 2 ⚡ ✊ ✊"), "tira dois 2, uma de energia e duas patadas");
        // A number glued to a symbol, or numbers alone, are no dice.
        assert_eq!(spoken(Lang::En, "2 3★ 1♥"), "2 3 stars 1 heart");
        assert_eq!(spoken(Lang::En, "type 1 2 3"), "type 1 2 3");
        assert_eq!(spoken(Lang::En, "✊✊⚡"), "smashes smashes energy");
        assert_eq!(spoken(Lang::En, ""), "");
        assert_eq!(spoken(Lang::En, "nothing here: 3, 4"), "nothing here: 3, 4");
    }

    #[test]
    fn what_is_heard_of_dice_says_which_dice_they_are() {
        // Every roll of six dice is told differently, and the symbols tell the same as the dice.
        for lang in Lang::ALL {
            let mut heard = std::collections::BTreeSet::new();
            for roll in 0..6_u32.pow(6) {
                let faces = (0..6).map(|i| Face::ALL[(roll / 6_u32.pow(i) % 6) as usize]);
                let mut sorted: Vec<_> = faces.clone().collect();
                sorted.sort_unstable_by_key(|face| *face as u8);
                if !faces.clone().eq(sorted) {
                    continue;
                }
                let dice = faces.fold(Dice::NONE, |dice, face| dice.plus(Dice::one(face)));
                let said = dice_spoken(lang, dice);
                if Face::ALL[3..].iter().any(|&face| dice.count(face) > 0) {
                    assert_eq!(spoken(lang, &crate::events::faces(dice)), said, "{lang}");
                }
                assert!(heard.insert(said.clone()), "{lang}: {said}");
            }
            assert_eq!(heard.len(), 462, "the rolls of six dice");
        }
    }

    #[test]
    fn dice_are_read_face_by_face() {
        let dice = Dice::from_counts([2, 0, 1, 1, 0, 2]);
        assert_eq!(dice_spoken(Lang::En, dice), "two 1s, one 3, one energy and two smashes");
        assert_eq!(dice_spoken(Lang::Es, dice), "dos 1, un 3, una de energía y dos golpes");
        assert_eq!(dice_spoken(Lang::Pt, dice), "dois 1, um 3, uma de energia e duas patadas");
        assert_eq!(dice_spoken(Lang::De, dice), "zwei 1er, eine 3, eine Energie und zwei Pranken");
        assert_eq!(dice_spoken(Lang::De, Dice::from_counts([1, 0, 0, 0, 1, 0])), "eine 1 und ein Herz");
        assert_eq!(dice_spoken(Lang::Pt, Dice::NONE), "nenhum dado");
        assert_eq!(dice_spoken(Lang::Ja, dice), "1が二つ、3が一つ、エネルギーが一つとパンチが二つ");
    }

    #[test]
    fn a_script_without_spaces_gets_none() {
        assert_eq!(spoken(Lang::Ja, "Rodanは2★と1♥を得た"), "Rodanはスター2個とハート1個を得た");
        assert_eq!(spoken(Lang::Ja, "✊で♥を失う"), "パンチでハートを失う");
        assert_eq!(spoken(Lang::Ja, "Rodanは1 2 2 ✊を振った"), "Rodanは1が一つ、2が二つとパンチが一つを振った");
        assert_eq!(spoken(Lang::Ja, "勝率−2.1♥"), "勝率−2.1ハート");
    }
}

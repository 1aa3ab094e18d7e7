//! Signs for terminals that have few: every letter and sign of ours in ASCII, each as wide as before.

use kaiju_text::Lang;
use ratatui::buffer::Buffer;

use crate::ui::turned;

/// Which signs somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Signs {
    /// As the terminal says.
    #[default]
    Auto,
    /// Every sign there is.
    Unicode,
    /// ASCII alone.
    Ascii,
}

impl Signs {
    /// All of them.
    pub const ALL: [Signs; 3] = [Signs::Auto, Signs::Unicode, Signs::Ascii];

    /// Its name in settings.
    pub const fn word(self) -> &'static str {
        ["auto", "unicode", "ascii"][self as usize]
    }

    /// Whether ASCII is all there may be, by what the environment says.
    pub fn are_ascii(self) -> bool {
        let var = |name: &str| std::env::var(name).unwrap_or_default();
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(var).into_iter().find(|value| !value.is_empty());
        self.choose(&locale.unwrap_or_default(), &var("TERM"))
    }

    /// Whether ASCII is all there may be under this locale on this terminal. Windows has no such variables.
    pub fn choose(self, locale: &str, term: &str) -> bool {
        let locale = locale.to_lowercase();
        let narrow = !(locale.contains("utf-8") || locale.contains("utf8") || cfg!(windows));
        match self {
            Signs::Auto => narrow || term == "linux" || term.starts_with("vt"),
            Signs::Unicode => false,
            Signs::Ascii => true,
        }
    }
}

/// Can a language be written in ASCII, but for its accents? One in another script cannot.
fn is_latin(lang: Lang) -> bool {
    lang.endonym().chars().all(|letter| in_ascii(letter) != '?')
}

/// The language that is shown where this one is meant: English where ASCII is all there is and cannot write it.
pub(crate) fn shown(lang: Lang, ascii: bool) -> Lang {
    if ascii && !is_latin(lang) { Lang::default() } else { lang }
}

/// The next language that can be shown, so many steps on.
pub(crate) fn next_lang(now: Lang, by: isize, ascii: bool) -> Lang {
    let all: Vec<Lang> = Lang::ALL.into_iter().filter(|&lang| shown(lang, ascii) == lang).collect();
    turned(&all, now, by)
}

/// A letter or a sign in ASCII. The symbols of the game get the letters they have in the notation.
pub fn in_ascii(sign: char) -> char {
    match sign {
        '\0'..='\x7f' => sign,
        '★' => '*',
        '♥' => 'h',
        '⚡' => 'e',
        '✊' => 's',
        '♛' => 'W',
        '▶' | '›' | '▸' | '»' | '→' => '>',
        '‹' | '«' | '←' => '<',
        '↑' => '^',
        '↓' => 'v',
        '⏎' => '~',
        '␣' => '_',
        '●' => 'o',
        '◆' => 'K',
        '↯' => 'D',
        '☠' => 'P',
        '□' => 'T',
        '✦' => 'E',
        '▤' => 'C',
        '◎' => '@',
        '⚠' => '!',
        '█' | '▓' | '▆' | '▇' => '#',
        '▅' | '▄' | '▎' | '▍' | '▌' | '▋' | '▊' | '▉' => '=',
        '▁' | '▂' | '▃' => '_',
        '░' | '▒' | '·' | '…' | '•' => '.',
        '─' | '═' | '–' | '—' | '−' => '-',
        '│' | '║' | '▏' => '|',
        '┌' | '┐' | '└' | '┘' | '╔' | '╗' | '╚' | '╝' | '╭' | '╮' | '╰' | '╯' | '├' | '┤' | '┬' | '┴' | '┼' => {
            '+'
        }
        '▀' => '"',
        '“' | '”' | '„' => '"',
        '‘' | '’' => '\'',
        '×' => 'x',
        '¿' => '?',
        '¡' => '!',
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'ª' | 'æ' => 'a',
        'é' | 'ê' | 'è' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'õ' | 'ò' | 'ö' | 'º' | 'œ' => 'o',
        'ú' | 'ü' | 'ù' | 'û' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        'ß' => 's',
        'Á' | 'À' | 'Â' | 'Ã' | 'Ä' => 'A',
        'É' | 'Ê' | 'È' => 'E',
        'Í' => 'I',
        'Ó' | 'Ô' | 'Õ' | 'Ö' | 'Œ' => 'O',
        'Ú' | 'Ü' => 'U',
        'Ñ' => 'N',
        'Ç' => 'C',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => '?',
    }
}

/// A text in ASCII.
pub fn text_in_ascii(text: &str) -> String {
    text.chars().map(in_ascii).collect()
}

/// Everything on a screen in ASCII.
pub(crate) fn reduce(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let first = cell.symbol().chars().next().map_or(' ', in_ascii);
            cell.set_char(first);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_chooses_and_a_wish_overrules_it() {
        let auto = |locale, term| Signs::Auto.choose(locale, term);
        assert!(!auto("en_US.UTF-8", "xterm-256color") && !auto("C.utf8", "tmux"));
        assert!(auto("C", "xterm") && auto("pt_BR.ISO-8859-1", "xterm"));
        assert!(auto("en_US.UTF-8", "linux") && auto("en_US.UTF-8", "vt100"));
        assert!(!Signs::Unicode.choose("C", "vt100") && Signs::Ascii.choose("en_US.UTF-8", "xterm"));
    }

    #[test]
    fn every_letter_that_cards_and_rules_use_has_one_in_ascii() {
        for lang in Lang::ALL.into_iter().filter(|&lang| shown(lang, true) == lang) {
            for clause in kaiju_rules::Clause::ALL {
                let text =
                    format!("{} {}", kaiju_text::rules::title(lang, *clause), kaiju_text::rules::text(lang, *clause));
                let odd: String = text.chars().filter(|&c| in_ascii(c) == '?' && !matches!(c, '?' | '¿')).collect();
                assert!(odd.is_empty(), "{odd} in {} in {lang}", clause.id());
            }
        }
        assert_eq!(
            (shown(Lang::Ja, true), shown(Lang::Ja, false), shown(Lang::Es, true)),
            (Lang::En, Lang::Ja, Lang::Es)
        );
        assert_eq!((next_lang(Lang::It, 1, true), next_lang(Lang::It, 1, false)), (Lang::Pt, Lang::Ja));
        assert_eq!(text_in_ascii("¿2★, 1♥ o 3⚡? Mañana, você…"), "?2*, 1h o 3e? Manana, voce.");
    }
}

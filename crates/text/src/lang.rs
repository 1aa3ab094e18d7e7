//! Languages: by code, by locale, by a list of preferences.

use core::fmt;
use core::str::FromStr;

use crate::{Lang, is_unspaced, words};

/// No language of the game has this code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<_> = Lang::ALL.iter().map(|lang| format!("{} ({})", lang.code(), lang.label())).collect();
        write!(f, "no language “{}”; there are {}", self.0, codes.join(", "))
    }
}

impl core::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        let found = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| UnknownLang(code.to_string()))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl Lang {
    /// The language of a locale, as systems and browsers write it: `pt_PT.UTF-8`, `es-419`, `en`. One of a country comes before
    /// the one it belongs to.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let tag = locale.split(['.', '@', ';']).next()?.trim().replace('_', "-");
        let language = tag.split('-').next()?;
        tag.parse().ok().or_else(|| language.parse().ok())
    }

    /// The first of some locales, best first, that the game speaks; English if it speaks none.
    pub fn from_locales<'a>(locales: impl IntoIterator<Item = &'a str>) -> Lang {
        locales.into_iter().find_map(Lang::from_locale).unwrap_or_default()
    }
}

/// A number with its thousands apart: `20,000`, `20.000`.
pub fn grouped(lang: Lang, n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text += words::language::thousands(lang);
        }
        text.push(digit);
    }
    text
}

/// A number with n digits of a fraction: `0.5`, `0,5`.
pub fn decimal(lang: Lang, x: f64, digits: usize) -> String {
    format!("{x:.digits$}").replace('.', words::language::decimal(lang))
}

/// A number of percent: `95%`, `95 %`.
pub fn percent(lang: Lang, number: impl fmt::Display) -> String {
    words::language::percent(lang, number)
}

/// Sentences one behind the other, with a space between them where the script has spaces.
pub fn in_a_row<T: AsRef<str>>(sentences: impl IntoIterator<Item = T>) -> String {
    let mut row = String::new();
    for sentence in sentences {
        if !row.is_empty() && !row.ends_with(is_unspaced) {
            row.push(' ');
        }
        row += sentence.as_ref();
    }
    row
}

/// A text as a sentence: with a full stop of its script, unless it ends with a sign already.
pub fn sentence(text: &str) -> String {
    let ended = text.ends_with(['.', '!', '?', ':', '”', '»', '。', '！', '？', '：', '」']);
    format!(
        "{text}{}",
        if ended {
            ""
        } else if text.ends_with(is_unspaced) {
            "。"
        } else {
            "."
        }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        for (locale, lang) in [
            ("pt_BR.UTF-8", Lang::Pt),
            ("pt", Lang::Pt),
            ("pt-AO", Lang::Pt),
            ("pt_PT.UTF-8", Lang::PtPt),
            ("pt_PT@euro", Lang::PtPt),
            ("pt-PT;q=0.8", Lang::PtPt),
            ("PT-pt", Lang::PtPt),
            ("de_AT.UTF-8", Lang::De),
        ] {
            assert_eq!(Lang::from_locale(locale), Some(lang), "{locale}");
        }
        assert_eq!(Lang::from_locale("es-419"), Some(Lang::Es));
        assert_eq!(Lang::from_locale("EN"), Some(Lang::En));
        assert_eq!(Lang::from_locale("fr_CH.UTF-8"), Some(Lang::Fr));
        assert_eq!(Lang::from_locale("it-IT"), Some(Lang::It));
        assert_eq!(Lang::from_locale("ja_JP.UTF-8"), Some(Lang::Ja));
        for none in ["C.UTF-8", "POSIX", "", "xx", "ess", "*"] {
            assert_eq!(Lang::from_locale(none), None, "{none}");
        }
        assert_eq!(Lang::from_locales(["xx-CH", "xx;q=0.9", "es;q=0.8", "en;q=0.7"]), Lang::Es);
        assert_eq!(Lang::from_locales(["pt-PT", "pt", "en"]), Lang::PtPt);
        assert_eq!(Lang::from_locales(["pt-BR", "pt-PT", "en"]), Lang::Pt);
        assert_eq!(Lang::from_locales(["xx", "zz"]), Lang::En);
    }

    #[test]
    fn numbers_look_as_people_write_them() {
        let numbers = [0, 999, 1_000, 20_000, 1_234_567];
        assert_eq!(numbers.map(|n| grouped(Lang::En, n)), ["0", "999", "1,000", "20,000", "1,234,567"]);
        assert_eq!(grouped(Lang::Pt, 1_234_567), "1.234.567");
        assert_eq!(grouped(Lang::Es, 20_000), "20\u{202f}000");
        assert_eq!([Lang::De, Lang::PtPt].map(|lang| grouped(lang, 20_000)), ["20.000", "20\u{202f}000"]);
        assert_eq!([Lang::De, Lang::PtPt].map(|lang| decimal(lang, 0.125, 2)), ["0,12", "0,12"]);
        assert_eq!([Lang::De, Lang::PtPt].map(|lang| percent(lang, 95)), ["95\u{a0}%", "95%"]);
        assert_eq!(grouped(Lang::Ja, 20_000), "20,000");
        let langs = [Lang::En, Lang::Es, Lang::Pt, Lang::Ja];
        assert_eq!(langs.map(|lang| decimal(lang, 0.125, 2)), ["0.12", "0,12", "0,12", "0.12"]);
        assert_eq!(decimal(Lang::Pt, -3.0, 0), "-3");
        assert_eq!([Lang::Fr, Lang::It].map(|lang| grouped(lang, 20_000)), ["20\u{202f}000", "20.000"]);
        assert_eq!([Lang::Fr, Lang::It].map(|lang| percent(lang, 95)), ["95\u{a0}%", "95%"]);
        assert_eq!(langs.map(|lang| percent(lang, 95)), ["95%", "95\u{a0}%", "95%", "95%"]);
    }

    #[test]
    fn sentences_stand_apart_where_the_script_has_spaces() {
        assert_eq!(in_a_row(["You win.", "Again?"]), "You win. Again?");
        assert_eq!(in_a_row(["勝ち。", "もう一度？"]), "勝ち。もう一度？");
        assert_eq!(in_a_row::<&str>([]), "");
        assert_eq!(
            ["You win", "You win!", "勝ち", "勝ち？"].map(sentence),
            ["You win.", "You win!", "勝ち。", "勝ち？"]
        );
    }

    #[test]
    fn codes_lead_back() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
            assert_eq!(lang.to_string(), lang.code());
            assert!(!lang.endonym().is_empty());
            assert!(lang.label().starts_with(lang.endonym()));
        }
        assert_eq!([Lang::Es.label(), Lang::Ja.label()], ["Español", "日本語 (beta)"]);
        assert_eq!("xx".parse::<Lang>(), Err(UnknownLang("xx".to_string())));
        assert!(UnknownLang("xx".to_string()).to_string().contains("es (Español)"));
    }
}

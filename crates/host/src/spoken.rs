//! Which language this run speaks, and why.

use std::cell::Cell;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;

use kaiju_text::{Lang, cli};

use crate::folders;

/// The language of this run, chosen once at the start.
static SPOKEN: OnceLock<Lang> = OnceLock::new();

thread_local! {
    /// The language of something that cannot be said in the one this run speaks.
    static INSTEAD: Cell<Option<Lang>> = const { Cell::new(None) };
}

/// The language this run speaks; English until something was chosen.
pub fn lang() -> Lang {
    INSTEAD.get().or(SPOKEN.get().copied()).unwrap_or_default()
}

/// Says something in another language than this run speaks.
pub fn in_lang<T>(lang: Lang, says: impl FnOnce() -> T) -> T {
    let before = INSTEAD.replace(Some(lang));
    let said = says();
    INSTEAD.set(before);
    said
}

/// Chooses the language for this run from what was typed, what is remembered and what the system says.
pub fn choose(typed: &[OsString]) {
    SPOKEN.get_or_init(|| chosen(typed).0);
}

/// Reads the code of a language.
pub fn code(word: &str) -> Result<Lang, String> {
    word.parse().map_err(|_| {
        let all = Lang::ALL.map(|lang| format!("{} ({})", lang.code(), lang.label())).join(", ");
        cli::no_such_lang(lang(), word, all)
    })
}

/// Why a language is spoken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Because {
    /// `--lang` asked for it.
    Asked,
    /// A variable of the environment names it.
    Variable(&'static str),
    /// A file remembers it.
    Remembered(PathBuf),
    /// It is the default.
    Nothing,
}

/// The language for what was typed, and why.
pub fn chosen(typed: &[OsString]) -> (Lang, Because) {
    let variable = |name: &str| std::env::var(name).ok();
    let remembered = || {
        let file = file()?;
        Some((fs::read_to_string(&file).ok()?.trim().parse().ok()?, file))
    };
    pick(typed, variable, remembered)
}

/// First what was asked for, then our own variable, what is remembered, the system's variables, and English.
fn pick(
    typed: &[OsString],
    variable: impl Fn(&str) -> Option<String>,
    remembered: impl Fn() -> Option<(Lang, PathBuf)>,
) -> (Lang, Because) {
    if let Some(lang) = asked(typed) {
        return (lang, Because::Asked);
    }
    if let Some(lang) = variable("KAIJU_LANG").and_then(|code| Lang::from_locale(&code)) {
        return (lang, Because::Variable("KAIJU_LANG"));
    }
    if let Some((lang, file)) = remembered() {
        return (lang, Because::Remembered(file));
    }
    // The first that is set decides, even if it names a language we do not speak.
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        if let Some(locale) = variable(name).filter(|value| !value.is_empty()) {
            return match Lang::from_locale(&locale) {
                Some(lang) => (lang, Because::Variable(name)),
                None => (Lang::default(), Because::Nothing),
            };
        }
    }
    (Lang::default(), Because::Nothing)
}

/// What `--lang` asks for; help and complaints are in that language too, so it is read before everything else.
fn asked(typed: &[OsString]) -> Option<Lang> {
    let mut words = typed.iter().map(|word| word.to_string_lossy()).take_while(|word| word != "--");
    while let Some(word) = words.next() {
        if let Some(code) = word.strip_prefix("--lang=") {
            return code.parse().ok();
        }
        if word == "--lang" {
            return words.next()?.parse().ok();
        }
    }
    None
}

/// Where the choice is remembered.
pub fn file() -> Option<PathBuf> {
    Some(folders::config()?.join("lang"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(words: &str) -> Vec<OsString> {
        words.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn what_is_asked_for_comes_first_and_the_system_last() {
        let system = |name: &str| (name == "LANG").then(|| "pt_BR.UTF-8".to_string());
        let both = |name: &str| match name {
            "KAIJU_LANG" => Some("en".to_string()),
            name => system(name),
        };
        let file = || Some((Lang::Es, PathBuf::from("lang")));
        let nothing = || None;
        assert_eq!(pick(&typed("kaiju rules --lang en"), system, file), (Lang::En, Because::Asked));
        assert_eq!(pick(&typed("kaiju --lang=es rules"), both, nothing), (Lang::Es, Because::Asked));
        assert_eq!(pick(&typed("kaiju rules"), both, file), (Lang::En, Because::Variable("KAIJU_LANG")));
        assert_eq!(pick(&typed("kaiju rules"), system, file).0, Lang::Es);
        assert_eq!(pick(&typed("kaiju rules"), system, nothing), (Lang::Pt, Because::Variable("LANG")));
        assert_eq!(pick(&typed("kaiju rules"), |_| None, nothing), (Lang::En, Because::Nothing));
        assert_eq!(pick(&typed("kaiju odds -- --lang es"), |_| None, nothing), (Lang::En, Because::Nothing));
        // The first variable that is set decides.
        let klingon = |name: &str| if name == "LC_ALL" { Some("tlh".to_string()) } else { system(name) };
        assert_eq!(pick(&typed("kaiju rules"), klingon, nothing), (Lang::En, Because::Nothing));
    }
}

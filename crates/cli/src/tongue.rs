//! Which language kaiju uses, and why; the choice can be saved.

use std::ffi::OsString;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::sync::OnceLock;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use kaiju_text::{Lang, cli};
use kaiju_tui::store;

use crate::Verdict;

/// The language of this run, chosen once at the start.
static SPOKEN: OnceLock<Lang> = OnceLock::new();

/// The language this run speaks; English until something was chosen.
pub(crate) fn lang() -> Lang {
    SPOKEN.get().copied().unwrap_or_default()
}

/// Chooses the language for this run from what was typed, what is remembered and what the system says.
pub(crate) fn choose(typed: &[OsString]) {
    SPOKEN.get_or_init(|| chosen(typed).0);
}

/// Reads the code of a language.
pub(crate) fn code(word: &str) -> Result<Lang, String> {
    word.parse().map_err(|_| {
        let all = Lang::ALL.map(|lang| format!("{} ({})", lang.code(), lang.endonym())).join(", ");
        cli::no_such_lang(lang(), word, all)
    })
}

/// Why a language is spoken.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Because {
    Asked,
    Variable(&'static str),
    Remembered(PathBuf),
    Nothing,
}

fn chosen(typed: &[OsString]) -> (Lang, Because) {
    let variable = |name: &str| std::env::var(name).ok();
    let remembered = || {
        let file = file().ok()?;
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
fn file() -> Result<PathBuf> {
    Ok(store::config_folder().ok_or_else(|| anyhow!(cli::no_config_folder(lang())))?.join("lang"))
}

const EXAMPLES: &str = "\
Examples:
  kaiju lang                  which language kaiju uses, and why
  kaiju lang es               Spanish from now on
  kaiju lang auto             back to the language of your system
  kaiju rules --lang pt       Portuguese, only this once";

/// Which language to remember.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct LangArgs {
    /// The code of the language to save, or `auto` to forget it; without it, the current one is shown.
    #[arg(value_name = "LANG", value_parser = wish)]
    code: Option<SavedLang>,
}

/// A language, or none in particular.
#[derive(Clone, Copy)]
enum SavedLang {
    Speak(Lang),
    Auto,
}

fn wish(word: &str) -> Result<SavedLang, String> {
    if word == "auto" { Ok(SavedLang::Auto) } else { code(word).map(SavedLang::Speak) }
}

impl LangArgs {
    /// Remembers, forgets or tells.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        match self.code {
            None => tell(out)?,
            Some(SavedLang::Speak(lang)) => {
                let file = file()?;
                let write = || {
                    fs::create_dir_all(file.parent().unwrap_or(&file))?;
                    fs::write(&file, format!("{lang}\n"))
                };
                write().with_context(|| cli::cannot_write(lang, file.display()))?;
                writeln!(out, "{}", cli::remembered(lang, file.display()))?;
            }
            Some(SavedLang::Auto) => {
                match fs::remove_file(file()?) {
                    Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
                    _ => {}
                }
                writeln!(out, "{}", cli::forgotten(lang()))?;
            }
        }
        Ok(Verdict::Fine)
    }
}

fn tell(out: &mut impl Write) -> Result<()> {
    let typed: Vec<OsString> = std::env::args_os().collect();
    let (lang, because) = chosen(&typed);
    let because = match because {
        Because::Asked => cli::because_asked(lang).to_string(),
        Because::Variable(name) => cli::because_variable(lang, name),
        Because::Remembered(file) => cli::because_remembered(lang, file.display()),
        Because::Nothing => cli::because_default(lang).to_string(),
    };
    writeln!(out, "{}", cli::speaks(lang, lang.endonym(), lang.code(), because))?;
    let all = Lang::ALL.map(|lang| format!("{} ({})", lang.endonym(), lang.code()));
    writeln!(out, "{}", cli::speak_list(lang, kaiju_text::events::list(lang, all)))?;
    Ok(())
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
        let french = |name: &str| if name == "LC_ALL" { Some("fr_FR".to_string()) } else { system(name) };
        assert_eq!(pick(&typed("kaiju rules"), french, nothing), (Lang::En, Because::Nothing));
    }
}

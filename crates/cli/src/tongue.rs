//! `kaiju lang`: tells which language kaiju uses, and saves another one.

use std::ffi::OsString;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use kaiju_host::spoken::{self, Because};
pub(crate) use kaiju_host::spoken::{choose, code, in_lang, lang};
use kaiju_text::{Lang, cli};

use crate::Verdict;

/// Where the choice is remembered.
fn file() -> Result<PathBuf> {
    spoken::file().ok_or_else(|| anyhow!(cli::no_config_folder(lang())))
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
    let (lang, because) = spoken::chosen(&typed);
    let because = match because {
        Because::Asked => cli::because_asked(lang).to_string(),
        Because::Variable(name) => cli::because_variable(lang, name),
        Because::Remembered(file) => cli::because_remembered(lang, file.display()),
        Because::Nothing => cli::because_default(lang).to_string(),
    };
    writeln!(out, "{}", cli::speaks(lang, lang.label(), lang.code(), because))?;
    let all = Lang::ALL.map(|lang| format!("{} ({})", lang.label(), lang.code()));
    writeln!(out, "{}", cli::speak_list(lang, kaiju_text::events::list(lang, all)))?;
    Ok(())
}

//! `kaiju completions` and `kaiju man`: what a shell and `man` want to know of the command line, in the language of the run.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::tongue::lang;
use crate::{Cli, Verdict, help};

const COMPLETIONS: &str = "\
Examples:
  kaiju completions bash > ~/.local/share/bash-completion/completions/kaiju
  kaiju completions zsh > ~/.zfunc/_kaiju
  kaiju completions fish > ~/.config/fish/completions/kaiju.fish";

/// Completions for a shell.
#[derive(Args)]
#[command(after_help = COMPLETIONS)]
pub(crate) struct CompletionsArgs {
    /// The shell.
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

const MAN: &str = "\
Examples:
  kaiju man ~/.local/share/man/man1    and then: man kaiju, man kaiju-play";

/// Manual pages.
#[derive(Args)]
#[command(after_help = MAN)]
pub(crate) struct ManArgs {
    /// The folder; it is made if it is not there.
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

impl CompletionsArgs {
    /// Prints them.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut help::spoken(Cli::command(), lang()), "kaiju", &mut text);
        out.write_all(&text)?;
        Ok(Verdict::Fine)
    }
}

impl ManArgs {
    /// Writes them.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let named = || self.folder.display().to_string();
        std::fs::create_dir_all(&self.folder).with_context(named)?;
        // As wide as a page is, and not as this terminal.
        clap_mangen::generate_to(help::spoken_at(Cli::command(), lang(), help::PAGE), &self.folder)
            .with_context(named)?;
        writeln!(out, "{}", named())?;
        Ok(Verdict::Fine)
    }
}

//! `kaiju puzzle`: the puzzle of the day, and those to practise with.

use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use clap::Args;
use kaiju_client::PuzzleBook;
use kaiju_client::puzzle::SHIPPED;
use kaiju_host::folders;
use kaiju_text::puzzle as words;
use kaiju_tui::puzzle::{PuzzleTrainer, plain};

use crate::Verdict;
use crate::play::{ScreenArgs, at_a_screen};
use crate::tongue::lang;

const EXAMPLES: &str = "\
Examples:
  kaiju puzzle                 the puzzle of the day; everybody has the same one
  kaiju puzzle --next          what you got wrong and comes back today, or a new one
  kaiju puzzle --plain         in plain sentences, for screen readers and pipes

What you got wrong comes back the next day, then after 3, 7 and 21 days. It is remembered in $XDG_DATA_HOME/kaiju/practice
(by default ~/.local/share). `kaiju puzzles` says what puzzles there are.";

/// Which puzzle.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PuzzleArgs {
    /// The next puzzle to practise instead of the one of the day.
    #[arg(long)]
    next: bool,
    /// Ask in plain sentences through standard input and output; the default where there is no terminal.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    screen: ScreenArgs,
}

/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

impl PuzzleArgs {
    /// Asks puzzles until somebody leaves.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let today = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / DAY);
        let book = PuzzleBook::open(SHIPPED.to_string()).ok_or_else(|| anyhow!(words::no_book(lang())))?;
        let file = folders::data().map(|folder| folder.join("practice"));
        let trainer = PuzzleTrainer::begin(book, file, today as u32, self.next)?;
        let how = self.screen.how(None, None);
        if self.plain || !at_a_screen() {
            plain(trainer, lang(), how.is_ascii(), &mut io::stdin().lock(), out)?;
        } else {
            kaiju_tui::train(trainer, &how)?;
        }
        Ok(Verdict::Fine)
    }
}

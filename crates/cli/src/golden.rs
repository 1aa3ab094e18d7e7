//! `kaiju golden`: do the rules play as they always have, on this machine too?

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::Args;
use kaiju_rules::notation::write_setup;
use kaiju_testkit::golden::{GameId, Golden, tell};
use kaiju_text::cli;
use rayon::prelude::*;

use crate::Verdict;
use crate::tongue::lang;
use crate::words::{BAD, GOOD};

/// How many games that come out otherwise are named.
const NAMED: usize = 10;

const EXAMPLES: &str = "\
Examples:
  kaiju golden                  play all golden games of every version of the rules, and compare
  kaiju golden 2:14:3           tell one of them, line by line: version 2, table 14, game 3

The golden games are inside the program: setups and hashes of all that happens in some thousand games. A game that comes
out otherwise means that this program, or this machine, plays otherwise than kaiju always has. Tell that game with two
programs and compare what they print to see where.";

/// Which golden games.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct GoldenArgs {
    /// Tell this game instead: the version of the rules, the table and the game.
    #[arg(value_name = "GAME", value_parser = |word: &str| word.parse::<GameId>().map_err(|()| cli::golden_form(lang())))]
    game: Option<GameId>,
}

impl GoldenArgs {
    /// Plays them.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        match self.game {
            Some(game) => told(game, out),
            None => checked(out),
        }
    }
}

fn checked(out: &mut impl Write) -> Result<Verdict> {
    let mut verdict = Verdict::Fine;
    for golden in Golden::all() {
        let games: Vec<_> = golden.games().collect();
        let wrong: Vec<GameId> = games.par_iter().flat_map_iter(|&game| Golden::check([game])).collect();
        let (version, all) = (golden.version.number(), games.len() as u32);
        if wrong.is_empty() {
            writeln!(out, "{GOOD}ok{GOOD:#}    {}", cli::golden_same(lang(), version, all))?;
            continue;
        }
        verdict = Verdict::Fails;
        writeln!(out, "{BAD}FAIL{BAD:#}  {}", cli::golden_otherwise(lang(), version, all, wrong.len() as u32))?;
        for game in wrong.iter().take(NAMED) {
            writeln!(out, "      kaiju golden {game}")?;
        }
    }
    Ok(verdict)
}

fn told(game: GameId, out: &mut impl Write) -> Result<Verdict> {
    let all = Golden::all();
    let found = all.iter().flat_map(Golden::games).find(|(id, ..)| *id == game);
    let (_, setup, _) = found.ok_or_else(|| anyhow!(cli::golden_unknown(lang(), game)))?;
    write!(out, "rules {}\n{}---\n", setup.rules().version, write_setup(setup))?;
    let mut failed = Ok(());
    tell(setup, game, |line| {
        if failed.is_ok() {
            failed = out.write_all(line.as_bytes());
        }
    });
    failed?;
    Ok(Verdict::Fine)
}

//! `kaiju backup` and `kaiju restore`: everything a server keeps, in one file that proves itself.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use indicatif::ProgressBar;
use kaiju_server::{backup, store};
use kaiju_text::host;
use kaiju_tui::store::WholeFile;

use crate::Verdict;
use crate::files::{Force, unwritten};
use crate::tongue::lang;
use crate::words::{GOOD, grouped};

const SAVE: &str = "\
Examples:
  kaiju backup --db kaiju.db tonight.backup                     while the server runs, if you like
  kaiju backup --db postgres://kaiju@db/kaiju tonight.backup

The file holds the secrets of running games: keep it as safe as the database. Chat is not in it.";

const RESTORE: &str = "\
Examples:
  kaiju restore tonight.backup --db new.db

Every game is played again and compared with how it stood. The database must be empty. Clients notice that the
server was restored and reload everything.";

/// What a server keeps, to be saved.
#[derive(Args)]
#[command(after_help = SAVE)]
pub(crate) struct BackupArgs {
    /// The file to write.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Where tables are kept: a file, or the address of a PostgreSQL database.
    #[arg(long, value_name = "FILE|URL", env = "KAIJU_DB", hide_env_values = true)]
    db: String,
    #[command(flatten)]
    force: Force,
}

/// What a server kept, to be restored.
#[derive(Args)]
#[command(after_help = RESTORE)]
pub(crate) struct RestoreArgs {
    /// The file to read.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Where tables are to be kept: a new file, or the address of an empty PostgreSQL database.
    #[arg(long, value_name = "FILE|URL", env = "KAIJU_DB", hide_env_values = true)]
    db: String,
}

fn tables(bar: &ProgressBar, games: u64) {
    bar.set_position(games);
    bar.set_message(host::tables_done(lang(), games as u32, grouped(games)));
}

/// Names the tables that were kept as they are.
fn name(out: &mut impl Write, tally: &backup::BackupCounts) -> Result<()> {
    for aside in &tally.aside {
        writeln!(out, "  {}  {}", aside.game, aside.why)?;
    }
    Ok(())
}

impl BackupArgs {
    /// Saves everything.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        if !self.db.contains("://") && !std::path::Path::new(&self.db).exists() {
            return Err(anyhow!("{}: {}", store::shown(&self.db), host::no_database(lang())));
        }
        let mut draft =
            WholeFile::private(&self.file, self.force.force).map_err(|error| unwritten(&self.file, error))?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let bar = ProgressBar::new_spinner();
        let tally = runtime.block_on(async {
            let store = store::open(&self.db).await?;
            let mut writer = BufWriter::new(draft.file());
            let tally =
                backup::save(&*store, &mut writer, |games| tables(&bar, games)).await.map_err(|e| anyhow!(e))?;
            store.close().await;
            anyhow::Ok(tally)
        })?;
        draft.finish().map_err(|error| unwritten(&self.file, error))?;
        bar.finish_and_clear();
        let (games, rows, accounts) = (grouped(tally.games), grouped(tally.rows), grouped(tally.accounts));
        let what = match tally.aside.len() as u32 {
            0 => host::saved_what(lang(), games, rows, accounts),
            aside => host::saved_but(lang(), games, rows, accounts, aside),
        };
        writeln!(out, "{GOOD}{}{GOOD:#}  {what}", host::saved(lang()))?;
        name(out, &tally)?;
        Ok(Verdict::Fine)
    }
}

impl RestoreArgs {
    /// Restores everything and compares.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let named = || self.file.display().to_string();
        // Before a database is made for it.
        let file = File::open(&self.file).map(BufReader::new).and_then(backup::recognised).with_context(named)?;
        let Some(file) = file else { return Err(anyhow!(host::no_backup(lang())).context(named())) };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let bar = ProgressBar::new_spinner();
        let tally = runtime.block_on(async {
            let _alone = store::occupy(&self.db)?;
            let store = store::open(&self.db).await?;
            let restored = backup::restore(&*store, file, |games| tables(&bar, games)).await;
            store.close().await;
            restored.map_err(|error| anyhow!("{}: {error}", named()))
        })?;
        bar.finish_and_clear();
        let (games, rows, accounts) = (grouped(tally.games), grouped(tally.rows), grouped(tally.accounts));
        let what = match tally.aside.len() as u32 {
            0 => host::restored_what(lang(), games, rows, accounts),
            aside => host::restored_but(lang(), games, rows, accounts, aside),
        };
        writeln!(out, "{GOOD}{}{GOOD:#}  {what}", host::restored(lang()))?;
        name(out, &tally)?;
        Ok(Verdict::Fine)
    }
}

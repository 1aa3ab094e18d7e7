//! Backups that prove themselves: a text file with every table, and a restore that plays every game again and compares.

use std::io::{BufRead, Write};

use kaiju_wire::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::entropy::{SystemEntropy, action_id};
use crate::room::Room;
use crate::row::Row;
use crate::store::{AccountRow, Game, Mark, Store};

/// The version of the file.
const VERSION: u32 = 1;

/// One line of a backup.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Backup { version: u32, epoch: String },
    Account { account: AccountRow, seats: Vec<(String, char)> },
    Game { game: Box<Game>, rows: Vec<Row>, hash: String },
    End { games: u64, rows: u64, accounts: u64, sha256: String },
}

/// What was saved or restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Tables.
    pub games: u64,
    /// Rows of their logs.
    pub rows: u64,
    /// Accounts.
    pub accounts: u64,
}

/// Why it did not work, in words.
pub type Failed = Box<dyn std::error::Error + Send + Sync>;

/// A hash of where a game stands: everything about it, hidden or not. It stays inside the backup.
fn standing(room: &Room) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{:?} {}\n", room.phase(), room.head()));
    if let Some(state) = room.state() {
        hash.update(kaiju_rules::notation::position(state));
    }
    hex::write(&hash.finalize())
}

/// Writes everything down.
pub async fn save(store: &dyn Store, out: &mut impl Write, mut told: impl FnMut(u64)) -> Result<Tally, Failed> {
    let mut tally = Tally::default();
    let mut sum = Sha256::new();
    let mut put = |line: &Line, out: &mut dyn Write| -> Result<(), Failed> {
        let text = serde_json::to_string(line)? + "\n";
        sum.update(&text);
        out.write_all(text.as_bytes())?;
        Ok(())
    };
    put(&Line::Backup { version: VERSION, epoch: store.epoch() }, out)?;
    for account in store.accounts().await? {
        let held = store.holdings(&account.name, &Mark::start(), u32::MAX >> 1).await?;
        let seats = held.into_iter().map(|(seat, game)| (game.id, seat)).collect();
        put(&Line::Account { account, seats }, out)?;
        tally.accounts += 1;
    }
    let mut after = String::new();
    loop {
        let games = store.games_after(&after, 200).await?;
        let Some(last) = games.last() else { break };
        after.clone_from(&last.id);
        for game in games {
            let rows = store.rows(&game.id, 0).await?;
            let room = Room::rebuilt(game.clone(), rows.clone())
                .map_err(|spoiled| format!("table {} cannot be played again: {}", game.id, spoiled.0))?;
            tally.games += 1;
            tally.rows += rows.len() as u64;
            // Rows may have come since the entry was read: the entry is what the rows say.
            let game = Game { phase: room.phase(), info: room.info(false), ..game };
            put(&Line::Game { game: Box::new(game), rows, hash: standing(&room) }, out)?;
            told(tally.games);
        }
    }
    let sha256 = hex::write(&sum.finalize());
    let end = Line::End { games: tally.games, rows: tally.rows, accounts: tally.accounts, sha256 };
    writeln!(out, "{}", serde_json::to_string(&end)?)?;
    out.flush()?;
    Ok(tally)
}

/// How long the first line of a backup can be.
const FIRST_LINE: u64 = 1024;

/// Does this look like a backup, by its first line?
pub fn is_backup(input: impl BufRead) -> std::io::Result<bool> {
    let mut first = Vec::new();
    input.take(FIRST_LINE).read_until(b'\n', &mut first)?;
    Ok(matches!(serde_json::from_slice(&first), Ok(Line::Backup { .. })))
}

/// Reads everything into an empty store, plays every game again and compares. The store begins a new life.
pub async fn restore(store: &dyn Store, input: impl BufRead, mut told: impl FnMut(u64)) -> Result<Tally, Failed> {
    if !store.games_after("", 1).await?.is_empty() {
        return Err("there are tables in this database already; restore into a new one".into());
    }
    let mut tally = Tally::default();
    let mut sum = Sha256::new();
    let mut holdings = Vec::new();
    let (mut begun, mut ended) = (false, false);
    for (number, line) in input.lines().enumerate() {
        let (number, text) = (number + 1, line?);
        let line: Line = serde_json::from_str(&text).map_err(|error| format!("line {number}: {error}"))?;
        if ended {
            return Err(format!("line {number}: something follows the end").into());
        }
        if !matches!(line, Line::End { .. }) {
            sum.update(&text);
            sum.update("\n");
        }
        match line {
            Line::Backup { version, .. } if version == VERSION => begun = true,
            Line::Backup { version, .. } => {
                return Err(format!("backups of version {version} are not known here").into());
            }
            _ if !begun => return Err("this is no backup of kaiju".into()),
            Line::Account { account, seats } => {
                store.make_account(&account).await?;
                holdings.extend(seats.into_iter().map(|(game, seat)| (account.name.clone(), game, seat)));
                tally.accounts += 1;
            }
            Line::Game { game, rows, hash } => {
                store.open(&game, &rows).await?;
                let kept = store.rows(&game.id, 0).await?;
                let room = Room::rebuilt((*game).clone(), kept)
                    .map_err(|spoiled| format!("line {number}: table {} is spoiled: {}", game.id, spoiled.0))?;
                if standing(&room) != hash {
                    return Err(format!("line {number}: table {} stands otherwise than it did", game.id).into());
                }
                tally.games += 1;
                tally.rows += rows.len() as u64;
                told(tally.games);
            }
            Line::End { games, rows, accounts, sha256 } => {
                let told = Tally { games, rows, accounts };
                if told != tally || sha256 != hex::write(&sum.clone().finalize()) {
                    return Err(format!("the backup is damaged: it should hold {told:?}, and holds {tally:?}").into());
                }
                ended = true;
            }
        }
    }
    if !ended {
        return Err("the backup is cut off: its end is missing".into());
    }
    for (account, game, seat) in holdings {
        store.hold(&account, &game, seat).await?;
    }
    store.renew_epoch(&action_id(&SystemEntropy)).await?;
    Ok(tally)
}

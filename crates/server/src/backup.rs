//! Backups that prove themselves: a text file with every table, and a restore that plays every game again and compares.
//! What this kaiju cannot play goes along as it is.

use std::io::{BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use kaiju_rules::Version;
use kaiju_wire::hex;
use kaiju_wire::notice::{ChannelKind, QuietHours};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::entropy::action_id;
use crate::notices::channel_id;
use crate::outside::machine::SystemEntropy;
use crate::reviews::SeatReview;
use crate::room::Room;
use crate::row::Row;
use crate::store::{
    AccountRow, ArchivedTable, BotAdded, BotRow, ChannelRow, Entered, LedgerEntry, LogLine, PasskeyRow, Store,
    StoredBot, TableRecord, Tie, TieKind,
};

/// The version of the file.
const VERSION: u32 = 1;

/// How many entries of a ledger a line has.
const LEDGER_PART: u32 = 1000;

/// One line of a backup.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum BackupLine {
    Backup {
        version: u32,
        epoch: String,
    },
    Account {
        account: AccountRow,
        seats: Vec<(String, char)>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        passkeys: Vec<PasskeyRow>,
        /// What it is called in ledgers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
        /// The e-mail addresses it is told at. Browsers go with their sessions, which are in no backup.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        channels: Vec<ChannelRow>,
        /// When it is not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        quiet: Option<QuietHours>,
        /// What it keeps of people and games.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        ties: Vec<Tie>,
        /// What makes it a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<BotRow>,
    },
    /// What happened between games.
    Ledger {
        ledger: String,
        entries: Vec<LedgerEntry>,
    },
    Game {
        game: Box<TableRecord>,
        rows: Vec<Row>,
        hash: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<String>,
        /// Where the table tells whose turn it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        webhook: Option<ChannelRow>,
        /// What its review says of those who played.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        reviews: Vec<SeatReview>,
    },
    /// A table that cannot be played, as it lies in the database.
    Aside {
        entry: Box<ArchivedTable>,
        lines: Vec<LogLine>,
        why: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<String>,
    },
    End {
        games: u64,
        rows: u64,
        accounts: u64,
        sha256: String,
    },
}

/// What was saved or restored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BackupCounts {
    /// Tables.
    pub games: u64,
    /// Rows of their logs.
    pub rows: u64,
    /// Accounts.
    pub accounts: u64,
    /// Those tables among them that this kaiju cannot play: they were kept as they are.
    pub aside: Vec<Aside>,
}

/// A table that was kept as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aside {
    /// Its id.
    pub game: String,
    /// Why it cannot be played.
    pub why: String,
}

/// Why it did not work, in words.
pub type Failed = Box<dyn std::error::Error + Send + Sync>;

/// A hash of where a game stands: everything about it, hidden or not. It stays inside the backup.
fn standing(room: &Room) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{:?} {}\n", room.phase(), room.head()));
    if let Some(state) = room.state() {
        // Without the version of the rules, which stands beside it: a backup of an older kaiju hashes alike.
        let text = kaiju_rules::notation::position(state);
        text.split_inclusive('\n').filter(|line| !line.starts_with("rules ")).for_each(|line| hash.update(line));
    }
    hex::write(&hash.finalize())
}

/// Plays a table again, from what lies in the database; in words why that cannot be done.
fn played(entry: &ArchivedTable, lines: &[LogLine]) -> Result<(TableRecord, Vec<Row>, Room), String> {
    let game = entry.game().map_err(|error| error.to_string())?;
    let rows = lines.iter().map(LogLine::row).collect::<Result<Vec<Row>, _>>().map_err(|error| error.to_string())?;
    let room = rebuilt(&game, &rows)?;
    Ok((game, rows, room))
}

fn rebuilt(game: &TableRecord, rows: &[Row]) -> Result<Room, String> {
    if Version::of(game.rules).is_none() {
        let (oldest, newest) = (Version::OLDEST, Version::NEWEST);
        return Err(format!("it has rules {}, and this kaiju plays rules {oldest} to {newest}", game.rules));
    }
    let rebuilt = catch_unwind(AssertUnwindSafe(|| Room::rebuilt(game.clone(), rows.to_vec())));
    rebuilt.map_err(|_| "the rules panicked".to_string())?.map_err(|spoiled| spoiled.0)
}

/// Writes everything down. A table that cannot be played is written as it is, and told of.
pub async fn save(store: &dyn Store, out: &mut impl Write, mut told: impl FnMut(u64)) -> Result<BackupCounts, Failed> {
    let archive = store.archive();
    let mut tally = BackupCounts::default();
    let mut sum = Sha256::new();
    let mut put = |line: &BackupLine, out: &mut dyn Write| -> Result<(), Failed> {
        let text = serde_json::to_string(line)? + "\n";
        sum.update(&text);
        out.write_all(text.as_bytes())?;
        Ok(())
    };
    put(&BackupLine::Backup { version: VERSION, epoch: store.epoch().to_string() }, out)?;
    let mut accounts = Vec::new();
    for account in store.accounts().await? {
        let bot = store.bots().bot(&account.name).await?;
        accounts.push((account, bot));
    }
    // Bots come after those who own them.
    accounts.sort_by_key(|(_, bot)| bot.is_some());
    for (account, bot) in accounts {
        let seats = archive.seats_of(&account.name).await?;
        let player = store.ledgers().player(&account.name, None).await?;
        let passkeys = store.passkeys(&account.name).await?;
        let channels = store.notices().channels(&account.name).await?;
        let channels = channels.into_iter().filter(|one| one.kind == ChannelKind::Mail && one.confirmed).collect();
        let quiet = store.notices().quiet(&account.name).await?;
        let mut ties = Vec::new();
        for kind in TieKind::ALL {
            ties.extend(store.ties().ties_of(&account.name, kind).await?);
        }
        put(&BackupLine::Account { account, seats, passkeys, player, channels, quiet, ties, bot }, out)?;
        tally.accounts += 1;
    }
    let mut ledger = String::new();
    while let Some(next) = store.ledgers().ledger_names(&ledger, 1).await?.pop() {
        ledger = next;
        let mut read = 0;
        loop {
            let entries = store.ledgers().entries(&ledger, read, LEDGER_PART).await?;
            let Some(last) = entries.last() else { break };
            read = last.seq;
            put(&BackupLine::Ledger { ledger: ledger.clone(), entries }, out)?;
        }
    }
    let mut after = String::new();
    loop {
        let entries = archive.entries_after(&after, 200).await?;
        let Some(last) = entries.last() else { break };
        after.clone_from(&last.id);
        for entry in entries {
            let lines = archive.log_lines(&entry.id).await?;
            tally.games += 1;
            tally.rows += lines.len() as u64;
            let mut record = archive.record(&entry.id).await?;
            match played(&entry, &lines) {
                Ok((game, rows, room)) => {
                    if record.is_none()
                        && let Ok(text) = room.record()
                    {
                        // It ended before records were kept.
                        archive.keep_record(&entry.id, &text).await?;
                        record = Some(text);
                    }
                    // Rows may have come since the entry was read: the entry is what the rows say.
                    let game = Box::new(TableRecord { phase: room.phase(), info: room.info(false), ..game });
                    let webhook = store.notices().channel(&channel_id(ChannelKind::Webhook, &game.id, "")).await?;
                    let (hash, reviews) = (standing(&room), store.ties().reviews(&game.id).await?);
                    put(&BackupLine::Game { game, rows, hash, record, webhook, reviews }, out)?;
                }
                Err(why) => {
                    tally.aside.push(Aside { game: entry.id.clone(), why: why.clone() });
                    put(&BackupLine::Aside { entry: Box::new(entry), lines, why, record }, out)?;
                }
            }
            told(tally.games);
        }
    }
    let sha256 = hex::write(&sum.finalize());
    let end = BackupLine::End { games: tally.games, rows: tally.rows, accounts: tally.accounts, sha256 };
    writeln!(out, "{}", serde_json::to_string(&end)?)?;
    out.flush()?;
    Ok(tally)
}

/// How long the first line of a backup can be.
const FIRST_LINE: u64 = 1024;

/// The whole of a backup again, if this looks like one by its first line. It is read once, so it may come through a
/// pipe.
pub fn recognised(mut input: impl BufRead) -> std::io::Result<Option<impl BufRead>> {
    let mut first = Vec::new();
    input.by_ref().take(FIRST_LINE).read_until(b'\n', &mut first)?;
    let ours = matches!(serde_json::from_slice(&first), Ok(BackupLine::Backup { .. }));
    Ok(ours.then(|| std::io::Cursor::new(first).chain(input)))
}

/// Reads everything into an empty store, plays every game again and compares. What was kept as it was stays so. The
/// store begins a new life. Until all is done, nobody can open the store; if it fails, nobody ever can.
pub async fn restore(
    store: &dyn Store,
    input: impl BufRead,
    mut told: impl FnMut(u64),
) -> Result<BackupCounts, Failed> {
    let archive = store.archive();
    if !archive.entries_after("", 1).await?.is_empty() {
        return Err("there are tables in this database already; restore into a new one".into());
    }
    archive.set_restoring(true).await?;
    let mut tally = BackupCounts::default();
    let mut sum = Sha256::new();
    let mut holdings = Vec::new();
    let (mut begun, mut ended) = (false, false);
    for (number, line) in input.lines().enumerate() {
        let (number, text) = (number + 1, line?);
        let line: BackupLine = serde_json::from_str(&text).map_err(|error| format!("line {number}: {error}"))?;
        if ended {
            return Err(format!("line {number}: something follows the end").into());
        }
        if !matches!(line, BackupLine::End { .. }) {
            sum.update(&text);
            sum.update("\n");
        }
        match line {
            BackupLine::Backup { version, .. } if version == VERSION => begun = true,
            BackupLine::Backup { version, .. } => {
                return Err(format!("backups of version {version} are not known here").into());
            }
            _ if !begun => return Err("this is no backup of kaiju".into()),
            BackupLine::Ledger { ledger, entries } => {
                for entry in entries {
                    if !matches!(
                        store.ledgers().enter(&ledger, &entry, entry.seq.checked_sub(1)).await?,
                        Entered::Fresh(_)
                    ) {
                        return Err(format!("line {number}: entry {} of {ledger} is out of order", entry.seq).into());
                    }
                }
            }
            BackupLine::Account { account, seats, passkeys, player, channels, quiet, ties, bot } => {
                match bot {
                    None => drop(store.make_account(&account).await?),
                    Some(bot) => {
                        let bot = StoredBot { account: account.clone(), bot };
                        if store.bots().add_bot(&bot, u32::MAX).await? != BotAdded::Fresh {
                            return Err(format!("line {number}: the bot {} belongs to nobody", account.name).into());
                        }
                    }
                }
                for passkey in &passkeys {
                    store.add_passkey(passkey).await?;
                }
                if let Some(player) = player {
                    store.ledgers().player(&account.name, Some(&player)).await?;
                }
                for channel in &channels {
                    store.notices().add_channel(channel, u32::MAX).await?;
                }
                store.notices().set_quiet(&account.name, quiet).await?;
                for tie in &ties {
                    store.ties().tie(tie, u32::MAX).await?;
                }
                holdings.extend(seats.into_iter().map(|(game, seat)| (account.name.clone(), game, seat)));
                tally.accounts += 1;
            }
            BackupLine::Game { game, rows, hash, record, webhook, reviews } => {
                store.open(&game, &rows).await?;
                let kept = store.rows(&game.id, 0).await?;
                match rebuilt(&game, &kept) {
                    Ok(room) if standing(&room) != hash => {
                        return Err(format!("line {number}: table {} stands otherwise than it did", game.id).into());
                    }
                    Ok(_) => {}
                    // The kaiju that saved it could play it; this one has other rules.
                    Err(why) if Version::of(game.rules).is_none() => {
                        tally.aside.push(Aside { game: game.id.clone(), why });
                    }
                    Err(why) => return Err(format!("line {number}: table {} is spoiled: {why}", game.id).into()),
                }
                if let Some(text) = record {
                    archive.keep_record(&game.id, &text).await?;
                }
                if let Some(webhook) = webhook {
                    store.notices().add_channel(&webhook, 1).await?;
                }
                if !reviews.is_empty() {
                    store.ties().keep_reviews(&game.id, &reviews).await?;
                }
                tally.games += 1;
                tally.rows += rows.len() as u64;
                told(tally.games);
            }
            BackupLine::Aside { entry, lines, why, record } => {
                archive.take_in(&entry, &lines).await?;
                if let Some(text) = record {
                    archive.keep_record(&entry.id, &text).await?;
                }
                tally.games += 1;
                tally.rows += lines.len() as u64;
                tally.aside.push(Aside { game: entry.id, why });
                told(tally.games);
            }
            BackupLine::End { games, rows, accounts, sha256 } => {
                let told = (games, rows, accounts);
                let found = (tally.games, tally.rows, tally.accounts);
                if told != found || sha256 != hex::write(&sum.clone().finalize()) {
                    return Err(format!("the backup is damaged: it should hold {told:?}, and holds {found:?}").into());
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
    archive.set_restoring(false).await?;
    Ok(tally)
}

//! What a server said that it has done between games, and whether a database has it: each once, and as it was said last.

use std::collections::BTreeMap;

use kaiju_server::channel_id;
use kaiju_server::entropy::hashed;
use kaiju_server::row::{Deed, Row};
use kaiju_server::store::{LedgerEntry, RATED, Store, StoreResult, TableRecord, TieKind};
use kaiju_wire::notice::{ChannelKind, QuietHours};
use kaiju_wire::people::ProfileRow;
use kaiju_wire::table::Phase;
use serde_json::Value;

/// Something that was acknowledged and must be so in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Promise {
    /// An account, with its recovery code; none where it was deleted.
    Account(String, Option<String>),
    /// A tie of an account, with its word; none where it was dropped.
    Tie(String, TieKind, String, Option<String>),
    /// A seat belongs to an account; or it does no longer.
    Holding(String, String, char, bool),
    /// A session opens an account; or it has ended.
    Session(String, String, bool),
    /// A table tells this address whose turn it is; or it tells none.
    Webhook(String, Option<String>),
    /// A finished game is played again at this table.
    Rematch(String, String),
    /// A bot account belongs to an account, with its token; or it was deleted.
    Bot(String, String, Option<String>),
    /// A token opens no bot account any more.
    VoidToken(String),
    /// A seat of a table has one more token.
    Shared(String, String),
    /// A duplicate has all its tables; or all of them have ended, too.
    Duplicate(String, bool),
    /// A request at a table is a row of its log.
    Row(String, String),
    /// A line at a table: who said it, its number and its text. No other line of the seat has the same text.
    Line(String, char, u64, String),
    /// A browser of an account is told; or it is no longer.
    Channel(String, String, bool),
    /// An e-mail address of an account was confirmed, and is told; or it is no longer.
    Mail(String, String, bool),
    /// An account has a passkey; or it was dropped.
    Passkey(String, String, bool),
    /// The quiet hours of an account.
    Quiet(String, Option<QuietHours>),
    /// A report waits for the host; or it was settled.
    Report(String, bool),
    /// A ban holds; or it was ended early.
    Sanction(String, bool),
    /// An account has a result of a day.
    DayResult(String, String),
    /// An account is in a tournament; or it has left.
    Entrant(String, String, bool),
    /// A tournament has begun.
    Begun(String),
    /// A tournament was ended by its host.
    Ended(String),
}

/// All promises, each under what it is about: the last one counts.
pub type Promises = BTreeMap<String, Promise>;

impl Promise {
    /// What it is about.
    fn about(&self) -> String {
        match self {
            Promise::Account(name, _) => format!("account {name}"),
            Promise::Tie(owner, kind, key, _) => format!("tie {owner} {} {key}", kind.word()),
            Promise::Holding(account, game, seat, _) => format!("holding {account} {game} {seat}"),
            Promise::Session(session, ..) => format!("session {session}"),
            Promise::Webhook(game, _) => format!("webhook {game}"),
            Promise::Rematch(game, _) => format!("rematch {game}"),
            Promise::Bot(_, bot, _) => format!("bot {bot}"),
            Promise::VoidToken(token) => format!("void {token}"),
            Promise::Shared(game, token) => format!("shared {game} {token}"),
            Promise::Duplicate(id, _) => format!("duplicate {id}"),
            Promise::Row(game, id) => format!("row {game} {id}"),
            Promise::Line(game, seat, number, _) => format!("line {game} {seat} {number}"),
            Promise::Channel(account, id, _) => format!("channel {account} {id}"),
            Promise::Mail(account, id, _) => format!("mail {account} {id}"),
            Promise::Passkey(account, id, _) => format!("passkey {account} {id}"),
            Promise::Quiet(account, _) => format!("quiet {account}"),
            Promise::Report(id, _) => format!("report {id}"),
            Promise::Sanction(id, _) => format!("sanction {id}"),
            Promise::DayResult(date, account) => format!("day {date} {account}"),
            Promise::Entrant(tournament, account, _) => format!("entrant {tournament} {account}"),
            Promise::Begun(tournament) => format!("begun {tournament}"),
            Promise::Ended(tournament) => format!("ended {tournament}"),
        }
    }

    /// Writes it down in place of what was said of the same thing before.
    pub(crate) fn note(self, all: &mut Promises) {
        all.insert(self.about(), self);
    }

    /// Forgets what was said of the same thing: something else is on its way, and nobody knows yet which of them holds.
    pub(crate) fn doubt(&self, all: &mut Promises) {
        all.remove(&self.about());
    }

    /// Does a database keep it?
    async fn holds(&self, store: &dyn Store) -> StoreResult<bool> {
        let deeds = async |ledger: &str| all_entries(store, ledger).await;
        Ok(match self {
            Promise::Account(name, recovery) => {
                let found = store.account(name).await?;
                found.map(|account| account.recovery) == recovery.as_ref().map(|code| hashed(code))
            }
            Promise::Tie(owner, kind, key, word) => {
                let mut found = store.ties().ties_of(owner, *kind).await?;
                found.retain(|tie| tie.key == *key);
                found.iter().map(|tie| &tie.word).collect::<Vec<_>>() == word.iter().collect::<Vec<_>>()
            }
            Promise::Holding(account, game, seat, there) => {
                let held = store.archive().seats_of(account).await?;
                held.iter().filter(|(at, letter)| at == game && letter == seat).count() == usize::from(*there)
            }
            Promise::Session(session, account, opens) => {
                let found = store.session(&hashed(session), 0, 0).await?.map(|found| found.name);
                found == opens.then(|| account.clone())
            }
            Promise::Webhook(game, address) => {
                let id = channel_id(ChannelKind::Webhook, game, "");
                store.notices().channel(&id).await?.map(|found| found.address) == *address
            }
            Promise::Rematch(old, new) => {
                let agreed = store.game(old).await?.and_then(|table| table.info.rematch);
                let other = store.game(new).await?.and_then(|table| table.info.rematch_of);
                (agreed.as_ref(), other.as_ref()) == (Some(new), Some(old))
            }
            Promise::Bot(owner, bot, token) => {
                let found = store.bots().bot(bot).await?;
                let kept = found.map(|found| (found.owner, found.hash));
                kept == token.as_ref().map(|token| (owner.clone(), hashed(token)))
            }
            Promise::VoidToken(token) => store.bots().bot_by_hash(&hashed(token)).await?.is_none(),
            Promise::Shared(game, token) => {
                let own = |row: &&Row| matches!(&row.deed, Deed::Shared { hash, .. } if *hash == hashed(token));
                store.rows(game, 0).await?.iter().filter(own).count() == 1
            }
            Promise::Duplicate(id, over) => {
                let done = deeds(&format!("duplicate {id}")).await?;
                let games = done.iter().find_map(|(_, deed)| deed["plan"]["games"].as_array());
                let ended = done.iter().filter(|(_, deed)| deed["kind"] == "ended").count();
                let mut fine = done.iter().filter(|(_, deed)| deed["kind"] == "opened").count() == 1;
                for game in games.into_iter().flatten() {
                    let table = store.game(game.as_str().unwrap_or_default()).await?;
                    let at_end = |table: &TableRecord| matches!(table.phase, Phase::Over | Phase::Closed);
                    fine &= table.is_some_and(|table| !over || at_end(&table));
                }
                fine && (!over || games.is_some_and(|games| games.len() == ended))
            }
            Promise::Row(game, id) => store.rows(game, 0).await?.iter().filter(|row| row.id == *id).count() == 1,
            Promise::Line(game, seat, number, text) => {
                let lines = store.talk(game, 0).await?;
                let same = lines.iter().filter(|said| said.seat == *seat && said.text == *text);
                let numbers: Vec<u64> = same.map(|said| said.number).collect();
                // Emotes are said again and again; of lines only the last are kept.
                let kept = lines.first().is_none_or(|first| first.number <= *number);
                let once = numbers == [*number];
                !kept || once || (is_sign(text) && numbers.contains(number))
            }
            Promise::Channel(account, id, there) => {
                let found = store.notices().channels(account).await?;
                found.iter().filter(|channel| channel.id == *id).count() == usize::from(*there)
            }
            Promise::Mail(account, id, there) => {
                let found = store.notices().channels(account).await?;
                let told: Vec<bool> = found.iter().filter(|one| one.id == *id).map(|one| one.confirmed).collect();
                if *there { told == [true] } else { told.is_empty() }
            }
            Promise::Passkey(account, id, there) => {
                let found = store.passkeys(account).await?;
                found.iter().filter(|passkey| passkey.id == *id).count() == usize::from(*there)
            }
            Promise::Quiet(account, quiet) => store.notices().quiet(account).await? == *quiet,
            Promise::Report(id, there) => {
                let settled = deeds("moderation").await?;
                let settled = settled.iter().filter(|(_, deed)| deed["deed"]["settled"]["report"] == **id).count();
                (store.reporting().report(id).await?.is_some(), settled) == (*there, usize::from(!*there))
            }
            Promise::Sanction(id, holds) => {
                let done = deeds("moderation").await?;
                let laid = done.iter().filter(|(entry, deed)| entry.id == *id && !deed["deed"]["laid"].is_null());
                let lifted = done.iter().filter(|(_, deed)| deed["deed"]["lifted"]["sanction"] == **id);
                (laid.count(), lifted.count()) == (1, usize::from(!*holds))
            }
            Promise::DayResult(date, account) => {
                let player = store.ledgers().player(account, None).await?;
                let done = deeds(&format!("day {date}")).await?;
                done.iter().filter(|(entry, _)| Some(&entry.id) == player.as_ref()).count() == 1
            }
            Promise::Entrant(tournament, account, active) => {
                let player = store.ledgers().player(account, None).await?.unwrap_or_default();
                let done = deeds(&format!("tournament {tournament}")).await?;
                let mut own = done.iter().filter(|(_, deed)| deed["player"] == *player);
                own.next_back().is_some_and(|(_, deed)| deed["kind"] == if *active { "entered" } else { "left" })
            }
            Promise::Begun(tournament) => {
                let done = deeds(&format!("tournament {tournament}")).await?;
                done.iter().filter(|(_, deed)| deed["kind"] == "begun").count() == 1
            }
            Promise::Ended(tournament) => {
                let done = deeds(&format!("tournament {tournament}")).await?;
                done.iter().filter(|(_, deed)| deed["kind"] == "closed").count() == 1
            }
        })
    }
}

fn is_sign(text: &str) -> bool {
    kaiju_wire::frame::EMOTES.contains(&text) || kaiju_wire::frame::bet_on(text).is_some()
}

/// All entries of a ledger, with what they say.
async fn all_entries(store: &dyn Store, ledger: &str) -> StoreResult<Vec<(LedgerEntry, Value)>> {
    let (mut all, mut after) = (Vec::new(), 0);
    loop {
        let part = store.ledgers().entries(ledger, after, 1000).await?;
        let Some(last) = part.last() else { return Ok(all) };
        after = last.seq;
        let said = |entry: LedgerEntry| (serde_json::from_str(&entry.entry).unwrap_or_default(), entry);
        all.extend(part.into_iter().map(said).map(|(deed, entry)| (entry, deed)));
    }
}

/// Holds all that was promised against a database, and whatever must hold of it anyway; tells what is wrong.
pub async fn audit_promises(store: &dyn Store, promises: &Promises) -> StoreResult<Vec<String>> {
    let mut faults = Vec::new();
    for promise in promises.values() {
        if !promise.holds(store).await? {
            faults.push(format!("it was acknowledged and is not so: {promise:?}"));
        }
    }
    faults.extend(audit_ledgers(store).await?);
    faults.extend(audit_games(store).await?);
    Ok(faults)
}

/// Entries of all ledgers have numbers without a gap and ids of their own, and tournaments go as they should.
async fn audit_ledgers(store: &dyn Store) -> StoreResult<Vec<String>> {
    let (mut faults, mut name) = (Vec::new(), String::new());
    while let Some(next) = store.ledgers().ledger_names(&name, 1).await?.pop() {
        name = next;
        let entries = all_entries(store, &name).await?;
        if entries.iter().enumerate().any(|(i, (entry, _))| entry.seq != i as u64 + 1) {
            faults.push(format!("{name}: a number is missing"));
        }
        let mut ids: Vec<&str> = entries.iter().map(|(entry, _)| entry.id.as_str()).collect();
        ids.sort_unstable();
        if ids.windows(2).any(|two| two[0] == two[1]) {
            faults.push(format!("{name}: an entry is there twice"));
        }
        if let Some(id) = name.strip_prefix("tournament ") {
            let deeds: Vec<Value> = entries.into_iter().map(|(_, deed)| deed).collect();
            faults.extend(audit_tournament(store, id, &deeds).await?);
        }
    }
    Ok(faults)
}

/// Nobody enters twice without having left, nothing begins twice, each table of a round is there, and it ends once and when its game has.
async fn audit_tournament(store: &dyn Store, id: &str, deeds: &[Value]) -> StoreResult<Vec<String>> {
    let mut faults = Vec::new();
    let mut inside: BTreeMap<&str, bool> = BTreeMap::new();
    let mut open: Vec<String> = Vec::new();
    for deed in deeds {
        let kind = deed["kind"].as_str().unwrap_or_default();
        match kind {
            "entered" | "left" => {
                let player = deed["player"].as_str().unwrap_or_default();
                if inside.insert(player, kind == "entered").unwrap_or(false) == (kind == "entered") {
                    faults.push(format!("tournament {id}: {player} {kind} twice"));
                }
            }
            "round" => {
                if !open.is_empty() {
                    faults.push(format!("tournament {id}: a round began before the one before was over"));
                }
                let games = deed["tables"].as_array().into_iter().flatten();
                open = games.map(|table| table[0].as_str().unwrap_or_default().to_string()).collect();
                for game in &open {
                    if store.game(game).await?.is_none() {
                        faults.push(format!("tournament {id}: the table {game} is not there"));
                    }
                }
            }
            "ended" => {
                let number = deed["table"].as_u64().unwrap_or(u64::MAX) as usize;
                let game = open.get_mut(number).map(std::mem::take).unwrap_or_default();
                let over = store.game(&game).await?.map(|table| matches!(table.phase, Phase::Over | Phase::Closed));
                if over != Some(true) {
                    faults.push(format!("tournament {id}: table {number} ended twice or before its game: {game}"));
                }
                if open.iter().all(String::is_empty) {
                    open.clear();
                }
                // Who did not come is out, unless they come back.
                let absent = deed["absent"].as_array().is_some_and(|absent| !absent.is_empty());
                if absent {
                    inside.clear();
                }
            }
            _ => {}
        }
    }
    Ok(faults)
}

/// A game that counts is in the ledger of ratings once it is over and not before, and profiles are the sums of all games that are over and of
/// what was said of them in reviews.
async fn audit_games(store: &dyn Store) -> StoreResult<Vec<String>> {
    let mut faults = Vec::new();
    for account in store.accounts().await? {
        let (mut over, mut reviewed) = (0, ProfileRow::default());
        for (game, seat) in store.archive().seats_of(&account.name).await? {
            let table = store.game(&game).await?;
            let entry = store.ledgers().entry(RATED, &game).await?;
            let ended = table.as_ref().is_some_and(|table| table.phase == Phase::Over);
            over += u64::from(ended);
            if let Some(said) = store.ties().reviews(&game).await?.iter().find(|said| said.seat == seat) {
                reviewed.reviewed += 1;
                reviewed.luck += i64::from(said.luck);
                reviewed.play += i64::from(said.play);
                reviewed.decided += u64::from(said.accuracy.is_some());
                reviewed.accuracy += u64::from(said.accuracy.unwrap_or(0));
            }
            let counts = ended && table.is_some_and(|table| table.info.rated);
            if counts != entry.is_some() {
                faults.push(format!("{game}: it is over and counts: {counts}, and its entry for ratings is {entry:?}"));
            }
        }
        let codes = store.ties().ties_of(&account.name, TieKind::Code).await?.len();
        if codes > 1 {
            faults.push(format!("{}: {codes} codes lead to it", account.name));
        }
        let sums = store.ties().sums(&account.name).await?;
        let summed: u64 = sums.iter().map(|row| row.games).sum();
        if summed != over {
            faults.push(format!("{}: {over} games are over, and {summed} are in the profile", account.name));
        }
        let told =
            |row: &ProfileRow| [row.luck, row.play, row.reviewed as i64, row.decided as i64, row.accuracy as i64];
        let sum = sums.iter().map(told).fold([0; 5], |sum, row| std::array::from_fn(|i| sum[i] + row[i]));
        if sum != told(&reviewed) {
            faults.push(format!("{}: reviews say {reviewed:?}, and the profile {sum:?}", account.name));
        }
    }
    Ok(faults)
}

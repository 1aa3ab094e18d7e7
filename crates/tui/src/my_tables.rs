//! The tables this machine and its accounts have seats at, at whatever server, the most urgent first.

use std::collections::BTreeMap;
use std::path::Path;

use kaiju_client::{KeptTicket, Keys, MyTable};
use kaiju_wire::Code;
use kaiju_wire::person::History;
use kaiju_wire::table::{Holiday, Phase, Rhythm, TableInfo, Ticket, Turns, TurnsWanted};

use crate::account::{self, SignedIn};
use crate::line::ServerAddress;
use crate::online::{FoundTable, end_told, read_keys};
use crate::trouble::Trouble;

/// The most tables a server is asked about at once.
const MOST: usize = 100;

/// The tables at one server, or why nothing is known of them.
pub struct TablesThere {
    /// The server's address.
    pub server: String,
    /// The tables that are not over.
    pub tables: Result<Vec<MyTable>, Trouble>,
}

/// The keys in a folder, by the server they are for.
fn kept(folder: &Path) -> BTreeMap<String, BTreeMap<String, Keys>> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let keys = files.filter_map(|file| read_keys(&file.path()));
    let mut all: BTreeMap<String, BTreeMap<String, Keys>> = BTreeMap::new();
    for keys in keys.filter(|keys| !keys.tickets.is_empty()) {
        if let (Some(server), Some(game)) = (keys.server.clone(), keys.game.clone()) {
            all.entry(server).or_default().insert(game, keys);
        }
    }
    all
}

/// Asks every server how the tables stand that we have seats at, here or with an account; the keys to seats are in `folder`.
pub fn look(folder: &Path) -> Vec<TablesThere> {
    let mut accounts = account::all_kept(folder);
    let mut all: Vec<_> = kept(folder)
        .into_iter()
        .map(|(server, keys)| {
            let account = accounts.remove(&server);
            (server, keys, account)
        })
        .collect();
    all.extend(accounts.into_iter().map(|(server, account)| (server, BTreeMap::new(), Some(account))));
    let there = |(server, keys, account): (String, BTreeMap<String, Keys>, Option<SignedIn>)| TablesThere {
        tables: ask(&server, &keys, account.as_ref()),
        server,
    };
    all.into_iter().map(there).collect()
}

/// The tables at one server: those we have keys of, and those of the account.
fn ask(server: &str, keys: &BTreeMap<String, Keys>, account: Option<&SignedIn>) -> Result<Vec<MyTable>, Trouble> {
    let address = ServerAddress::new(server)?;
    let mut turns = Turns::default();
    for games in keys.keys().cloned().collect::<Vec<_>>().chunks(MOST) {
        let wanted = TurnsWanted { games: games.to_vec() };
        let page: Turns = address.call("POST", "/turns", None, Some(&wanted))?;
        turns.server_ms = page.server_ms;
        turns.tables.extend(page.tables);
    }
    if let Some(account) = account {
        match address.call("GET", "/account/tables", Some(&account.session), None::<&()>) {
            Ok(own) => turns = MyTable::joined(turns, own),
            // A session that has ended shows nothing of its account; this machine still has its own seats.
            Err(Trouble::Refused(Code::Forbidden)) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    let seats = |game: &str| {
        let tickets = keys.get(game).map(|keys| keys.tickets.as_slice()).unwrap_or_default();
        tickets.iter().map(|ticket| ticket.seat).collect()
    };
    Ok(MyTable::by_urgency(turns, seats))
}

/// The tables that we left when we were out and that are over now, each told once: the server, and the table.
pub fn ends(folder: &Path) -> Result<Vec<(String, TableInfo)>, Trouble> {
    let mut ends = Vec::new();
    for (server, keys) in kept(folder) {
        let games: Vec<String> = keys.iter().filter(|(_, keys)| keys.tell_end).map(|(game, _)| game.clone()).collect();
        for games in games.chunks(MOST) {
            let wanted = TurnsWanted { games: games.to_vec() };
            // Where a server is silent the list of tables says so.
            let Ok(page) = ServerAddress::new(&server)?.call::<Turns>("POST", "/turns", None, Some(&wanted)) else {
                continue;
            };
            let over = page.tables.into_iter().filter(|turn| turn.table.phase == Phase::Over);
            for turn in over {
                end_told(folder, &turn.table.game)?;
                ends.push((server.clone(), turn.table));
            }
        }
    }
    Ok(ends)
}

/// Says at all tables over days that we are away for so long, or back now; tells at how many.
pub fn holiday(folder: &Path, away_ms: Option<u64>) -> Result<usize, Trouble> {
    let keys = kept(folder);
    let mut told = 0;
    for there in look(folder) {
        let address = ServerAddress::new(&there.server)?;
        let now_ms = || -> Result<u64, Trouble> {
            let nothing = TurnsWanted::default();
            Ok(address.call::<Turns>("POST", "/turns", None, Some(&nothing))?.server_ms)
        };
        for table in there.tables?.into_iter().filter(|one| one.turn.table.rhythm == Rhythm::Relaxed) {
            let game = &table.turn.table.game;
            let until_ms = away_ms.map(|away| Ok::<u64, Trouble>(now_ms()? + away)).transpose()?;
            let tickets = match keys.get(&there.server).and_then(|keys| keys.get(game)) {
                Some(keys) => keys.tickets.clone(),
                None => seats_of_account(folder, &address, game)?,
            };
            for ticket in &tickets {
                let path = format!("/tables/{game}/seats/{}/holiday", ticket.seat.letter());
                address.call::<TableInfo>("POST", &path, Some(&ticket.token), Some(&Holiday { until_ms }))?;
            }
            told += usize::from(!tickets.is_empty());
        }
    }
    Ok(told)
}

/// The seats of the account at a table that another device sat down at.
fn seats_of_account(folder: &Path, server: &ServerAddress, game: &str) -> Result<Vec<KeptTicket>, Trouble> {
    let Some(account) = account::kept(folder, server) else { return Ok(Vec::new()) };
    let place = FoundTable::of_account(server.clone(), game, &account.session, folder)?;
    Ok(place.map(|place| place.tickets().to_vec()).unwrap_or_default())
}

/// Adds the seats this machine has at a server to an account there; tells how many it has then. A seat of somebody else's stays theirs.
pub fn join_account(folder: &Path, server: &ServerAddress, session: &str) -> u32 {
    let mut joined = 0;
    for (game, keys) in kept(folder).remove(&server.url()).unwrap_or_default() {
        for ticket in keys.tickets {
            let seat = Ticket { game: game.clone(), seat: ticket.seat.letter(), token: ticket.token };
            joined += u32::from(server.call::<History>("POST", "/account/seats", Some(session), Some(&seat)).is_ok());
        }
    }
    joined
}

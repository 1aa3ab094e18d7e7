//! The tables this machine has seats at, at whatever server, the most urgent first.

use std::collections::BTreeMap;
use std::path::Path;

use kaiju_client::{Keys, MyTable};
use kaiju_wire::table::{Holiday, Rhythm, TableInfo, Turns, TurnsWanted};

use crate::line::ServerAddress;
use crate::online::read_keys;
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

/// Asks every server how the tables stand that we have seats at; the keys to seats are in `folder`.
pub fn look(folder: &Path) -> Vec<TablesThere> {
    let ask = |server: &str, keys: &BTreeMap<String, Keys>| {
        let address = ServerAddress::new(server)?;
        let mut turns = Turns::default();
        for games in keys.keys().cloned().collect::<Vec<_>>().chunks(MOST) {
            let wanted = TurnsWanted { games: games.to_vec() };
            let page: Turns = address.call("POST", "/turns", None, Some(&wanted))?;
            turns.server_ms = page.server_ms;
            turns.tables.extend(page.tables);
        }
        let seats = |game: &str| {
            let tickets = keys.get(game).map(|keys| keys.tickets.as_slice()).unwrap_or_default();
            tickets.iter().map(|ticket| ticket.seat).collect()
        };
        Ok(MyTable::by_urgency(turns, seats))
    };
    let all = kept(folder);
    all.iter().map(|(server, keys)| TablesThere { server: server.clone(), tables: ask(server, keys) }).collect()
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
            for ticket in keys.get(&there.server).and_then(|keys| keys.get(game)).into_iter().flat_map(|k| &k.tickets) {
                let path = format!("/tables/{game}/seats/{}/holiday", ticket.seat.letter());
                address.call::<TableInfo>("POST", &path, Some(&ticket.token), Some(&Holiday { until_ms }))?;
            }
            told += 1;
        }
    }
    Ok(told)
}

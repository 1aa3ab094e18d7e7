//! What each person did in a game that is over: worked out once, when it ends, for the profiles of those who played.

use std::sync::Arc;

use kaiju_client::{Replay, story};
use kaiju_rules::{Input, Pending, Seat, Setup};
use kaiju_wire::table::{SeatKind, TableInfo};

use crate::hub::Hub;
use crate::remains;
use crate::store::StoreResult;

/// How many older games are counted at a time.
const PART: u32 = 40;

/// What somebody did in a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The seat.
    pub seat: char,
    /// The edition; empty where the game cannot be counted.
    pub edition: String,
    /// How many played.
    pub players: u32,
    /// The monster.
    pub monster: String,
    /// Was the game won?
    pub won: bool,
    /// Hearts taken from others.
    pub damage: u32,
    /// Stars gained.
    pub stars: u32,
    /// Turns begun in Tokyo.
    pub tokyo: u32,
    /// Monsters eliminated.
    pub eliminations: u32,
}

/// The results of the seats that people may have had, from the whole game; none where it has not ended.
pub fn of(info: &TableInfo, setup: Setup, inputs: Vec<Input>) -> Vec<SeatResult> {
    Replay::new(setup, inputs).map(|replay| counted(info, &replay)).unwrap_or_default()
}

fn counted(info: &TableInfo, replay: &Replay) -> Vec<SeatResult> {
    let Pending::Over(winners) = replay.at(replay.len()).pending() else { return Vec::new() };
    let tallies = story::tallies(replay);
    let people = info.seats.iter().filter(|seat| seat.kind != SeatKind::Bot);
    let result = |(seat, monster): (Seat, &str)| {
        let tally = tallies[seat.index()];
        SeatResult {
            seat: seat.letter(),
            edition: info.edition.clone(),
            players: info.seats.len() as u32,
            monster: monster.to_string(),
            won: winners.has(seat),
            damage: u32::from(tally.dealt),
            stars: u32::from(tally.stars),
            tokyo: u32::from(tally.held),
            eliminations: u32::from(tally.kills),
        }
    };
    people.filter_map(|seat| Some(result((Seat::from_letter(seat.seat)?, &seat.monster)))).collect()
}

/// Counts some of the games of an account that ended before results were kept. Tells whether there may be more.
pub async fn catch_up(hub: &Arc<Hub>, account: &str) -> StoreResult<bool> {
    let ties = hub.store.ties();
    let missing = ties.uncounted(account, PART).await?;
    let more = missing.len() == PART as usize;
    for (game, seat) in missing {
        let Some(entry) = hub.store.game(&game).await? else { continue };
        // What came of it is told when no other group plays with its luck any more.
        if !hub.is_open(&entry).await? {
            continue;
        }
        // What cannot be had now is tried again the next time.
        let Ok(text) = remains::record(hub, &game).await else { continue };
        let mut results = Replay::read(&text).map(|replay| counted(&entry.info, &replay)).unwrap_or_default();
        if !results.iter().any(|one| one.seat == seat) {
            results.push(SeatResult::uncountable(seat));
        }
        ties.keep_results(&game, &results).await?;
        tokio::task::yield_now().await;
    }
    Ok(more)
}

impl SeatResult {
    /// What is kept of a seat in a game that cannot be played again: it is in no sum, and nobody tries again.
    fn uncountable(seat: char) -> SeatResult {
        let (edition, monster) = (String::new(), String::new());
        SeatResult { seat, edition, players: 0, monster, won: false, damage: 0, stars: 0, tokyo: 0, eliminations: 0 }
    }
}

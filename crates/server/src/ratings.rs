//! How strong players are: a fold over the games that counted, in the order in which they ended. Nothing of it is stored but the
//! results, so ratings can be worked out again at any time and come out the same on every node.

use std::collections::{BTreeMap, HashMap};

use kaiju_arena::RatingList;
use kaiju_arena::weng_lin::{Strength, updated};
use kaiju_wire::rating::{AccountRating, AccountRatings, Ladder, Rated};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::store::{AccountRow, LedgerEntry, RATED, Store, StoreResult};

/// How many results are read at a time.
const PART: u32 = 2000;
/// How many people a list shows.
const SHOWN: usize = 100;

/// What came of a game that counts. Stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatedGame {
    /// The list it counts in, such as `second-4`.
    pub list: String,
    /// Who played, seat by seat.
    pub seats: Vec<RatedSeat>,
    /// The seats that won, by their numbers from 0 on.
    pub winners: Vec<usize>,
}

/// Who played a seat of a game that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RatedSeat {
    /// A person, by what their account is called in ledgers.
    Player(String),
    /// A bot, by its name.
    Bot(String),
}

/// How strong somebody is in one list.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PlayerRating {
    /// What is known.
    pub strength: Strength,
    /// In how many games.
    pub games: u64,
}

impl PlayerRating {
    /// The least they are worth, which lists are in order of.
    fn least(&self) -> i64 {
        i64::from(self.strength.rating()) - i64::from(self.strength.margin())
    }
}

/// All ratings that follow from some results.
#[derive(Default)]
pub struct RatingFold {
    lists: BTreeMap<RatingList, ListFold>,
    /// The last result that is in them.
    read: u64,
}

#[derive(Default)]
struct ListFold {
    players: HashMap<String, PlayerRating>,
    games: u64,
}

impl RatingFold {
    /// Takes in the next result. One that cannot be read, or names a list or a bot that is not rated here, changes nothing.
    pub fn take(&mut self, entry: &LedgerEntry) {
        self.read = entry.seq;
        let Ok(game) = serde_json::from_str::<RatedGame>(&entry.entry) else { return };
        let Some(list) = RatingList::from_name(&game.list).filter(|list| list.seats() == game.seats.len()) else {
            return;
        };
        let fold = self.lists.entry(list).or_default();
        let before: Option<Vec<Strength>> = game
            .seats
            .iter()
            .map(|seat| match seat {
                RatedSeat::Player(player) => Some(fold.players.get(player).copied().unwrap_or_default().strength),
                RatedSeat::Bot(bot) => list.bot(bot),
            })
            .collect();
        let Some(before) = before else { return };
        fold.games += 1;
        for (seat, strength) in game.seats.iter().zip(updated(&before, &game.winners)) {
            // What is known of a bot was measured in many more games than it plays here.
            if let RatedSeat::Player(player) = seat {
                let one = fold.players.entry(player.clone()).or_default();
                *one = PlayerRating { strength, games: one.games + 1 };
            }
        }
    }

    /// The rating of a player in a list.
    pub fn rating(&self, list: RatingList, player: &str) -> Option<PlayerRating> {
        self.lists.get(&list)?.players.get(player).copied()
    }

    /// The players of a list, the best first, each with its place; those who are equal are in the order of their names here.
    fn ranking(&self, list: RatingList) -> Vec<(String, PlayerRating)> {
        let players = self.lists.get(&list).into_iter().flat_map(|fold| &fold.players);
        let mut all: Vec<(String, PlayerRating)> = players.map(|(player, one)| (player.clone(), *one)).collect();
        all.sort_by(|a, b| b.1.least().cmp(&a.1.least()).then_with(|| a.0.cmp(&b.0)));
        all
    }

    /// The place of a player in a list.
    fn place(&self, list: RatingList, player: &str) -> Option<u64> {
        let fold = self.lists.get(&list)?;
        let own = fold.players.get(player)?.least();
        Some(1 + fold.players.values().filter(|one| one.least() > own).count() as u64)
    }
}

/// Ratings of a node: as far as it has read, and read on whenever somebody asks.
#[derive(Default)]
pub(crate) struct Ratings(Mutex<RatingFold>);

impl Ratings {
    /// Reads what has ended since, and looks at all of it.
    async fn with<T>(&self, store: &dyn Store, look: impl FnOnce(&RatingFold) -> T) -> StoreResult<T> {
        let mut fold = self.0.lock().await;
        loop {
            let part = store.ledgers().entries(RATED, fold.read, PART).await?;
            for entry in &part {
                fold.take(entry);
            }
            if part.len() < PART as usize {
                return Ok(look(&fold));
            }
        }
    }

    /// A list with its best players, and our bots among them.
    pub(crate) async fn ladder(&self, store: &dyn Store, list: RatingList) -> StoreResult<Ladder> {
        let (mut ranking, games) =
            self.with(store, |fold| (fold.ranking(list), fold.lists.get(&list).map_or(0, |fold| fold.games))).await?;
        let people = ranking.len() as u64;
        ranking.truncate(SHOWN);
        let keys: Vec<String> = ranking.iter().map(|(player, _)| player.clone()).collect();
        let names: HashMap<String, String> = store.ledgers().players(&keys).await?.into_iter().collect();
        let mut players: Vec<(i64, Rated)> = ranking
            .into_iter()
            .zip(1..)
            .map(|((player, one), place)| {
                let name = names.get(&player).cloned().unwrap_or_default();
                (one.least(), shown(Some(place), name, one))
            })
            .collect();
        for (bot, strength) in list.bots() {
            let one = PlayerRating { strength, games: 0 };
            players.push((one.least(), Rated { bot: true, ..shown(None, bot.to_string(), one) }));
        }
        players.sort_by_key(|(least, rated)| (std::cmp::Reverse(*least), rated.place));
        let players = players.into_iter().map(|(_, rated)| rated).collect();
        Ok(Ladder { list: list.to_string(), people, games, players })
    }

    /// The ratings of an account, by what it is called in ledgers.
    pub(crate) async fn account(
        &self,
        store: &dyn Store,
        account: &AccountRow,
        player: &str,
    ) -> StoreResult<AccountRatings> {
        let own = |fold: &RatingFold| {
            let rated = |list: RatingList| {
                let one = fold.rating(list, player)?;
                let (above, below) = between(list, one.strength);
                let rated = shown(fold.place(list, player), account.shown.clone(), one);
                Some(AccountRating { list: list.to_string(), rated, above, below })
            };
            RatingList::all().filter_map(rated).collect()
        };
        Ok(AccountRatings { name: account.shown.clone(), ratings: self.with(store, own).await? })
    }
}

fn shown(place: Option<u64>, name: String, one: PlayerRating) -> Rated {
    let (rating, margin) = (one.strength.rating(), one.strength.margin());
    Rated { place, name, bot: false, rating, margin, games: one.games }
}

/// The strongest bot that is not stronger, and the weakest that is.
fn between(list: RatingList, own: Strength) -> (Option<String>, Option<String>) {
    let mut bots: Vec<(&str, Strength)> = list.bots().collect();
    bots.sort_by(|a, b| a.1.mean.total_cmp(&b.1.mean));
    let above = bots.iter().rev().find(|(_, bot)| bot.mean <= own.mean);
    let below = bots.iter().find(|(_, bot)| bot.mean > own.mean);
    (above.map(|(name, _)| (*name).to_string()), below.map(|(name, _)| (*name).to_string()))
}

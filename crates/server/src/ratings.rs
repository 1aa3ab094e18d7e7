//! How strong players are: a fold over the games that counted, in the order in which they ended. Nothing of it is stored but the
//! results, so ratings can be worked out again at any time and come out the same on every node.

use std::collections::{BTreeMap, HashMap, HashSet};

use kaiju_arena::RatingList;
use kaiju_arena::weng_lin::{Strength, updated};
use kaiju_wire::bot_account::{BotLadder, LadderBot};
use kaiju_wire::rating::{AccountRating, AccountRatings, Ladder, Rated};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::store::{AccountRow, LedgerEntry, RATED, Store, StoreResult, StoredBot};

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
    /// Those of the seats that bot accounts had, by their numbers from 0 on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<usize>,
    /// The seats that won, by their numbers from 0 on.
    pub winners: Vec<usize>,
}

/// Who played a seat of a game that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RatedSeat {
    /// An account, by what it is called in ledgers.
    Player(String),
    /// A bot of the server, by its name.
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
    /// Those among them that are bot accounts.
    bots: HashSet<String>,
    games: u64,
}

impl ListFold {
    /// The people, or the bot accounts.
    fn those(&self, bots: bool) -> impl Iterator<Item = (&String, &PlayerRating)> {
        self.players.iter().filter(move |(player, _)| self.bots.contains(*player) == bots)
    }
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
        for (at, (seat, strength)) in game.seats.iter().zip(updated(&before, &game.winners)).enumerate() {
            // What is known of a bot of the server was measured in many more games than it plays here.
            if let RatedSeat::Player(player) = seat {
                if game.bots.contains(&at) {
                    fold.bots.insert(player.clone());
                }
                let one = fold.players.entry(player.clone()).or_default();
                *one = PlayerRating { strength, games: one.games + 1 };
            }
        }
    }

    /// The rating of a player in a list.
    pub fn rating(&self, list: RatingList, player: &str) -> Option<PlayerRating> {
        self.lists.get(&list)?.players.get(player).copied()
    }

    /// The people or the bot accounts of a list, the best first; those who are equal are in the order of their names here.
    fn ranking(&self, list: RatingList, bots: bool) -> Vec<(String, PlayerRating)> {
        let players = self.lists.get(&list).into_iter().flat_map(|fold| fold.those(bots));
        let mut all: Vec<(String, PlayerRating)> = players.map(|(player, one)| (player.clone(), *one)).collect();
        all.sort_by(|a, b| b.1.least().cmp(&a.1.least()).then_with(|| a.0.cmp(&b.0)));
        all
    }

    /// The place of a person in a list.
    fn place(&self, list: RatingList, player: &str) -> Option<u64> {
        let fold = self.lists.get(&list)?;
        let own = fold.players.get(player)?.least();
        Some(1 + fold.those(false).filter(|(_, one)| one.least() > own).count() as u64)
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
        let look = |fold: &RatingFold| {
            let games = fold.lists.get(&list).map_or(0, |fold| fold.games);
            (fold.ranking(list, false), fold.ranking(list, true), games)
        };
        let (mut ranking, bots, games) = self.with(store, look).await?;
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
        players.extend(of_server(list));
        players.extend(bot_accounts(store, bots).await?.into_iter().map(|(least, rated, _)| (least, rated)));
        players.sort_by_key(|(least, rated)| (std::cmp::Reverse(*least), rated.place, rated.id.clone()));
        let players = players.into_iter().map(|(_, rated)| rated).collect();
        Ok(Ladder { list: list.to_string(), people, games, players })
    }

    /// The bots of a list: those of the server, those that have a rating, and those that were here since a moment.
    pub(crate) async fn bot_ladder(
        &self,
        store: &dyn Store,
        list: RatingList,
        since_ms: u64,
    ) -> StoreResult<BotLadder> {
        let ranking = self.with(store, |fold| fold.ranking(list, true)).await?;
        let of_server = of_server(list).into_iter().map(|(least, rated)| (least, LadderBot { rated, online: true }));
        let mut bots: Vec<(i64, LadderBot)> = of_server.collect();
        for (least, rated, bot) in bot_accounts(store, ranking).await? {
            let online = bot.is_some_and(|bot| bot.bot.seen_ms >= since_ms);
            bots.push((least, LadderBot { rated, online }));
        }
        let newcomer = PlayerRating::default();
        for bot in store.bots().bots_since(since_ms, SHOWN as u32).await? {
            if !bots.iter().any(|(_, known)| known.rated.id.as_ref() == Some(&bot.bot.id)) {
                bots.push((newcomer.least(), LadderBot { rated: shown_bot(Some(&bot), newcomer), online: true }));
            }
        }
        bots.sort_by_key(|(least, one)| (std::cmp::Reverse(*least), one.rated.name.clone()));
        Ok(BotLadder { list: list.to_string(), bots: bots.into_iter().map(|(_, one)| one).collect() })
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
    Rated { place, name, bot: false, id: None, rating, margin, games: one.games }
}

/// A bot account as lists show it; one that was deleted has no name any more.
fn shown_bot(bot: Option<&StoredBot>, one: PlayerRating) -> Rated {
    let name = bot.map(|bot| bot.account.shown.clone()).unwrap_or_default();
    Rated { bot: true, id: bot.map(|bot| bot.bot.id.clone()), ..shown(None, name, one) }
}

/// Our own bots in a list, each with the least it is worth.
fn of_server(list: RatingList) -> Vec<(i64, Rated)> {
    let bot = |(name, strength): (&str, Strength)| {
        let one = PlayerRating { strength, games: 0 };
        (one.least(), Rated { bot: true, ..shown(None, name.to_string(), one) })
    };
    list.bots().map(bot).collect()
}

/// The best bot accounts of a ranking, each with the least it is worth.
async fn bot_accounts(
    store: &dyn Store,
    mut ranking: Vec<(String, PlayerRating)>,
) -> StoreResult<Vec<(i64, Rated, Option<StoredBot>)>> {
    ranking.truncate(SHOWN);
    let keys: Vec<String> = ranking.iter().map(|(player, _)| player.clone()).collect();
    let mut found: HashMap<String, StoredBot> = store.bots().bots_among(&keys).await?.into_iter().collect();
    let rated = |(player, one): (String, PlayerRating)| {
        let bot = found.remove(&player);
        (one.least(), shown_bot(bot.as_ref(), one), bot)
    };
    Ok(ranking.into_iter().map(rated).collect())
}

/// The strongest bot that is not stronger, and the weakest that is.
fn between(list: RatingList, own: Strength) -> (Option<String>, Option<String>) {
    let mut bots: Vec<(&str, Strength)> = list.bots().collect();
    bots.sort_by(|a, b| a.1.mean.total_cmp(&b.1.mean));
    let above = bots.iter().rev().find(|(_, bot)| bot.mean <= own.mean);
    let below = bots.iter().find(|(_, bot)| bot.mean > own.mean);
    (above.map(|(name, _)| (*name).to_string()), below.map(|(name, _)| (*name).to_string()))
}

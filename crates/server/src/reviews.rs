//! Reviews of games that are over: worked out beside the server's own threads, one at a time for each game, and kept in memory. What they
//! say of those who played is worked out once for each game, at leisure, and kept for profiles.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use kaiju_arena::review_info;
use kaiju_bots::review::{GameReview, ReviewDepth};
use kaiju_rules::notation::parse_record;
use kaiju_rules::{Log, Seat, State};
use kaiju_wire::table::{Phase, SeatKind};
use kaiju_wire::{Code, Refusal};
use serde::{Deserialize, Serialize};

use crate::backoff::Backoff;
use crate::entropy::keyed_id;
use crate::fair_queue::{Effort, Whose};
use crate::hub::Hub;
use crate::lock::Mutex;
use crate::remains;
use crate::store::{StoreError, StoreResult, TableRecord};

/// How many reviews are kept; the one that was asked for longest ago makes room.
const KEPT: usize = 16;
/// How many are worked out or wait for it at a time.
const UNDER_WAY: usize = 8;
/// The longest somebody waits for a review; it is kept when it is there.
const LONGEST: Duration = Duration::from_mins(1);
/// When those come back who have to, in milliseconds.
const COME_BACK: u64 = 2000;

/// How often games are looked for whose review is not in the profiles yet.
const LOOK: Duration = Duration::from_secs(3);
/// How many are reviewed at a time. At a tenth of a second each that is a seventh of a core, as long as there are any.
const PART: usize = 4;
/// From how many seats they are chosen.
const CHOSEN_FROM: u32 = 40;

/// What the review of a game says of a seat, in ten-thousandths of a game: whole numbers, so that sums are exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatReview {
    /// The seat.
    pub seat: char,
    /// What luck gave, or took.
    pub luck: i32,
    /// What its own play cost; never more than 0 but for rounding.
    pub play: i32,
    /// How much of what its decisions could bring they brought; none where nothing was ever at stake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<u32>,
}

/// The reviews of this node.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<ReviewShelf>);

#[derive(Default)]
struct ReviewShelf {
    /// The answers as they are sent, by table; the latest last.
    kept: VecDeque<(String, Arc<str>)>,
    under_way: Vec<String>,
}

/// A review that is being worked out, until it is dropped.
struct ReviewPermit {
    reviews: Arc<Reviews>,
    game: String,
}

impl Drop for ReviewPermit {
    fn drop(&mut self) {
        self.reviews.0.lock().under_way.retain(|game| *game != self.game);
    }
}

impl Reviews {
    fn kept(&self, game: &str) -> Option<Arc<str>> {
        let mut shelf = self.0.lock();
        let at = shelf.kept.iter().position(|(one, _)| one == game)?;
        let found = shelf.kept.remove(at)?;
        let text = found.1.clone();
        shelf.kept.push_back(found);
        Some(text)
    }

    fn keep(&self, game: &str, text: Arc<str>) {
        let mut shelf = self.0.lock();
        shelf.kept.retain(|(one, _)| one != game);
        shelf.kept.push_back((game.to_string(), text));
        while shelf.kept.len() > KEPT {
            shelf.kept.pop_front();
        }
    }

    /// The right to work a review out; none while somebody does, or while too many are under way.
    fn begin(self: &Arc<Reviews>, game: &str) -> Option<ReviewPermit> {
        let under_way = &mut self.0.lock().under_way;
        if under_way.len() >= UNDER_WAY || under_way.iter().any(|one| one == game) {
            return None;
        }
        under_way.push(game.to_string());
        Some(ReviewPermit { reviews: self.clone(), game: game.to_string() })
    }
}

/// The review of a game that is over, as JSON: the one that is kept, or a new one at the cost of whoever asks.
pub(crate) async fn review(hub: &Arc<Hub>, game: &str, whose: Whose) -> Result<Arc<str>, Refusal> {
    if let Some(kept) = hub.reviews.kept(game) {
        return Ok(kept);
    }
    let record = remains::record(hub, game).await?;
    let busy = || Refusal::from(Code::Unavailable).after(COME_BACK);
    let permit = hub.reviews.begin(game).ok_or_else(busy)?;
    let work = move || {
        let text: Arc<str> = priced(&record)?.into();
        permit.reviews.keep(&permit.game, text.clone());
        Some(text)
    };
    let done = hub.thinkers.aside((whose, Effort::Long), LONGEST, work).await;
    // What is left of a game that this server cannot play is no record it could read.
    done.ok_or_else(busy)?.ok_or_else(|| Code::OtherRules.into())
}

/// The review of a record as JSON; none where it cannot be played.
fn priced(record: &str) -> Option<String> {
    let (states, review) = reviewed(record)?;
    serde_json::to_string(&review_info(&states, &review)).ok()
}

/// A record state by state, and its review; none where it cannot be played.
fn reviewed(record: &str) -> Option<(Vec<State>, GameReview)> {
    let record = parse_record(record).ok()?;
    let mut states = vec![State::new(&record.setup)];
    for &input in &record.inputs {
        let mut next = states.last()?.clone();
        next.apply(input, &mut Log::Off).ok()?;
        states.push(next);
    }
    let review = GameReview::of(&states, &record.inputs, ReviewDepth::default(), |_| {});
    Some((states, review))
}

/// What the review of a record says of some of its seats; nothing where the game cannot be played or did not end.
pub fn of_seats(record: &str, seats: &[char]) -> Vec<SeatReview> {
    let Some((states, review)) = reviewed(record) else { return Vec::new() };
    let Some(end) = states.last().map(State::table).filter(|end| end.over().is_some()) else { return Vec::new() };
    let parts = |share: f64| (share * 10_000.0).round() as i32;
    let of_seat = |seat: Seat| {
        let balance = review.balance(seat);
        let accuracy = balance.accuracy.map(|share| parts(share).unsigned_abs());
        SeatReview { seat: seat.letter(), luck: parts(balance.luck), play: parts(balance.own), accuracy }
    };
    end.seats().iter().filter(|seat| seats.contains(&seat.letter())).map(of_seat).collect()
}

/// Reviews some of the latest games of accounts that are in the profiles without their review, while no bot thinks. Where several nodes
/// share the work, each has an order of its own. Tells how many games it went through; there may be more.
pub async fn catch_up(hub: &Arc<Hub>) -> StoreResult<usize> {
    let mut games = hub.store.ties().unreviewed(CHOSEN_FROM).await?;
    if hub.store.is_shared() {
        games.sort_by_cached_key(|game| keyed_id(&hub.node, game));
    }
    games.truncate(PART);
    for game in &games {
        review_seats(hub, game).await?;
    }
    Ok(games.len())
}

/// Reviews a game for the profiles of those who played it. One that cannot be reviewed, or whose review never comes to an end, is left
/// out for good.
async fn review_seats(hub: &Arc<Hub>, game: &str) -> StoreResult<()> {
    let people = match hub.store.game(game).await {
        Ok(Some(TableRecord { info, phase: Phase::Over, .. })) => {
            info.seats.iter().filter(|seat| seat.kind != SeatKind::Bot).map(|seat| seat.seat).collect()
        }
        Ok(_) | Err(StoreError::Unfit(_)) => Vec::new(),
        Err(error) => return Err(error),
    };
    let mut found = Vec::new();
    if !people.is_empty() {
        match remains::record(hub, game).await {
            Ok(record) => {
                let turn = (Whose::Table(game.to_string()), Effort::Leisure);
                let done = hub.thinkers.aside(turn, LONGEST, move || of_seats(&record, &people)).await;
                found = done.unwrap_or_default();
            }
            Err(refusal) if refusal.retry => {
                return Err(StoreError::Unavailable(format!("the record of {game}: {}", refusal.code.word())));
            }
            Err(_) => {}
        }
    }
    if hub.stop.is_cancelled() {
        return Ok(());
    }
    hub.store.ties().keep_reviews(game, &found).await?;
    hub.metrics.games_reviewed.add(u64::from(!found.is_empty()));
    Ok(())
}

impl Hub {
    /// Reviews games for profiles, a few at a time, until the server stops.
    pub(crate) async fn keep_reviewing(self: Arc<Hub>) {
        let mut ticks = self.clock.ticks(LOOK);
        let mut looks = Backoff::new("reviewing games for profiles");
        while self.goes_on(&mut ticks).await {
            self.paced(&mut looks, async { catch_up(&self).await.map(drop) }).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_reviews_are_kept_and_a_game_is_reviewed_once_at_a_time() {
        let reviews = Arc::<Reviews>::default();
        let permit = reviews.begin("one").expect("nobody does");
        assert!(reviews.begin("one").is_none() && reviews.begin("two").is_some());
        drop(permit);
        let all: Vec<_> = (0..UNDER_WAY).map(|i| reviews.begin(&format!("g{i}")).expect("there is room")).collect();
        assert!(reviews.begin("one").is_none(), "too many are under way");
        drop(all);
        assert!(reviews.begin("one").is_some());
        for i in 0..=KEPT {
            reviews.keep(&i.to_string(), "{}".into());
            assert!(reviews.kept("0").is_some(), "what is asked for stays");
        }
        assert!(reviews.kept("1").is_none() && reviews.kept("2").is_some());
        assert_eq!(reviews.0.lock().kept.len(), KEPT);
    }

    #[test]
    fn what_cannot_be_played_has_no_review() {
        assert_eq!(priced("kaiju game 1\nrules 9999\n"), None);
        let rules = kaiju_rules::RULES_VERSION;
        let unfit =
            format!("kaiju game 1\nrules {rules}\nedition second\nseat A gigazaur\nseat B kraken\n---\nA buy 1\n");
        assert_eq!(priced(&unfit), None);
    }
}

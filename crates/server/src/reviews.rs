//! Reviews of games that are over: worked out beside the server's own threads, one at a time for each game, and kept in memory.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use kaiju_arena::review_info;
use kaiju_bots::review::{GameReview, ReviewDepth};
use kaiju_rules::notation::parse_record;
use kaiju_rules::{Log, State};
use kaiju_wire::{Code, Refusal};

use crate::fair_queue::{Effort, Whose};
use crate::hub::Hub;
use crate::lock::Mutex;
use crate::remains;

/// How many reviews are kept; the one that was asked for longest ago makes room.
const KEPT: usize = 16;
/// How many are worked out or wait for it at a time.
const UNDER_WAY: usize = 8;
/// The longest somebody waits for a review; it is kept when it is there.
const LONGEST: Duration = Duration::from_mins(1);
/// When those come back who have to, in milliseconds.
const COME_BACK: u64 = 2000;

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
    let record = parse_record(record).ok()?;
    let mut states = vec![State::new(&record.setup)];
    for &input in &record.inputs {
        let mut next = states.last()?.clone();
        next.apply(input, &mut Log::Off).ok()?;
        states.push(next);
    }
    let review = GameReview::of(&states, &record.inputs, ReviewDepth::default(), |_| {});
    serde_json::to_string(&review_info(&states, &review)).ok()
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

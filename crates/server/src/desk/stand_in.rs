//! What the server does at a table by itself: it begins the game, lets bots think, looks at the clock, and stands in
//! for players who are absent.

use kaiju_bots::Player;
use kaiju_rules::{Action, Seat, Viewer};
use kaiju_wire::frame::Hand;
use kaiju_wire::table::{Overtime, Phase, Rhythm};

use super::{Desk, Mail};
use crate::ids::derived;
use crate::named_bot::NamedBot;
use crate::projection::Deadline;
use crate::tempo::{self, Tempo};
use crate::thinker::Thought;
use crate::wish::{Request, SeatAnswer, Wish, Worded};

/// How long first elements are waited for.
const SEALING_MS: u64 = 20_000;
/// Another node tells within this time that a player is there.
const TOLD_MS: u64 = 20_000;

/// A question a bot thinks about, for whose hand, and the answer with the moment at which it is given.
pub(super) struct Thinking {
    asked: u64,
    seat: Seat,
    by: Hand,
    tempo: Tempo,
    answer: Option<(Action, u64)>,
}

impl Desk {
    /// Finds out whether this node sees to the table, and asks for it where something is to be done.
    pub(super) fn take_over(&mut self) {
        if self.is_due_soon() {
            self.hub.want(self.room.id());
        } else {
            self.hub.give_up(self.room.id());
        }
        let ours = self.hub.tenure(self.room.id());
        if ours.is_some() && ours != self.ours {
            // A player who had to answer while no node saw to the table, or another one, gets the whole time again.
            self.asked_at = self.hub.clock.steady_ms();
            self.thinking.take_if(|thinking| thinking.by != Hand::Bot);
        }
        self.ours = ours;
        if ours.is_some() {
            self.start_thinking();
        }
    }

    /// Has this node seen to the table without a break since it last looked? A lease can lapse and come back while a desk
    /// waits.
    pub(super) fn still_ours(&self) -> bool {
        self.ours.is_some() && self.ours == self.hub.tenure(self.room.id())
    }

    /// When the open question was asked, as far as the log tells. The node that sees to the table may be another one,
    /// and its clock runs on.
    pub(super) fn asked_before(&self) -> u64 {
        let now = self.hub.clock.steady_ms();
        let asked = self.room.row(self.room.asked()).map_or(0, |(row, _)| row.at_ms);
        if self.hub.store.is_shared() { now.saturating_sub(self.hub.now_ms().saturating_sub(asked)) } else { now }
    }

    /// When the player's time is over.
    pub(super) fn deadline(&self) -> Option<Deadline> {
        let (seat, _) = self.room.question()?;
        if let Some(at_ms) = self.room.deadline_ms() {
            return Some(Deadline { at_ms, left_ms: at_ms.saturating_sub(self.hub.now_ms()) });
        }
        let clock = u64::from(self.room.plan().clock_s?) * 1000;
        if self.room.bot(seat).is_some() || self.room.is_paused() {
            return None;
        }
        let left_ms = (self.asked_at + clock).saturating_sub(self.hub.clock.steady_ms());
        Some(Deadline { at_ms: self.hub.now_ms() + left_ms, left_ms })
    }

    /// When something has to be done that nobody asks for.
    pub(super) fn due(&self) -> Option<u64> {
        let due = match self.room.phase() {
            Phase::Gathering => self.hub.clock.steady_ms() + self.room.due_ms()?.saturating_sub(self.hub.now_ms()),
            Phase::Sealing if self.room.all_revealed() => 0,
            Phase::Sealing => self.asked_at + SEALING_MS,
            Phase::Playing if self.room.is_paused() => return None,
            // A bot begins to think as soon as it may: see `start_thinking`.
            Phase::Playing if self.bot_waits() => 0,
            Phase::Playing => self.substitute_due()?.0,
            _ => return None,
        };
        Some(due.max(self.backoff.until_ms()))
    }

    /// Has the player a socket, at any node?
    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        self.audience.seats().has(seat) || self.presence.is_elsewhere(seat)
    }

    /// When somebody else answers for the player who is asked, and whose hand it is.
    fn substitute_due(&self) -> Option<(u64, Hand)> {
        let (seat, _) = self.room.question()?;
        if self.room.bot(seat).is_some() || self.thinking.is_some() {
            return None;
        }
        let plan = self.room.plan();
        if plan.rhythm == Rhythm::Relaxed {
            let left = self.room.due_ms()?.saturating_sub(self.hub.now_ms());
            return Some((self.hub.clock.steady_ms() + left, Hand::Clock));
        }
        let clock = plan.clock_s.map(|s| (self.asked_at + u64::from(s) * 1000, Hand::Clock));
        let absent = (plan.grace_s > 0 && !self.is_present(seat)).then(|| {
            let away = self.presence.seen_at(seat) + u64::from(plan.grace_s) * 1000;
            (away.max(self.asked_at + plan.pace.ms()), Hand::Substitute)
        });
        clock.into_iter().chain(absent).min_by_key(|(at, _)| *at)
    }

    /// Does what is due.
    pub(super) async fn on_time(&mut self) {
        let now = self.hub.clock.steady_ms();
        if !self.still_ours() || self.due().is_none_or(|at| now < at) {
            return;
        }
        match self.room.phase() {
            // Nobody plays where nobody has come.
            Phase::Gathering if self.room.is_deserted() => {
                self.by_itself(Wish::Close, derived(self.room.head(), "close")).await;
            }
            Phase::Gathering => {
                let begun = self.by_itself(Wish::Start, derived(self.room.head(), "start")).await;
                self.hub.metrics.begun_unasked.add(begun.into());
            }
            // A seat that withholds its element is left out, and the table is sealed again.
            Phase::Sealing if !self.room.all_revealed() => self.renew().await,
            Phase::Sealing => {
                self.by_itself(Wish::Begin, derived(self.room.head(), "begin")).await;
            }
            Phase::Playing => {
                let (Some((_, by)), Some((seat, _))) = (self.substitute_due(), self.room.question()) else { return };
                if by == Hand::Substitute && self.seen_elsewhere(seat).await {
                    return;
                }
                if self.room.plan().overtime == Overtime::Seat {
                    let wish = Wish::HandOver(seat, self.room.spare(seat));
                    self.by_itself(wish, derived(self.room.head(), "late")).await;
                    return;
                }
                let player = NamedBot::usual_at(self.room.plan().child).player();
                let tempo = Tempo { from_ms: now, pace_ms: 0, allotted_ms: self.allotment(seat, player) };
                self.think(seat, player, by, tempo);
            }
            _ => {}
        }
    }

    /// Was the table's secret taken before the database was restored?
    pub(super) fn outlived(&self) -> bool {
        self.room.outlived(&self.hub.store.epoch())
    }

    /// Takes a new secret. Any node may; the id makes sure that only one of them does.
    pub(super) async fn renew(&mut self) {
        let epoch = self.hub.store.epoch().to_string();
        let secret = match &self.room.plan().duplicate {
            None => self.hub.entropy.bytes(),
            // The groups of a duplicate go on with the same luck.
            Some(duplicate) => match self.hub.shared_secret(duplicate, &epoch).await {
                Ok(secret) => secret,
                Err(error) => {
                    self.backoff.failed(self.hub.clock.steady_ms(), self.room.id(), &error);
                    return;
                }
            },
        };
        let wish = Wish::Renew { epoch, secret };
        self.by_itself(wish, derived(self.room.head(), "renew")).await;
    }

    /// Was the player seen by another node within the grace time? Then they are not absent, and nobody is who cannot be
    /// asked about.
    async fn seen_elsewhere(&mut self, seat: Seat) -> bool {
        // Other nodes tell it only now and then.
        let grace = (u64::from(self.room.plan().grace_s) * 1000).max(TOLD_MS);
        if !self.hub.store.is_shared() {
            return false;
        }
        let seen = match self.hub.store.seen(self.room.id()).await {
            Ok(seen) => seen,
            Err(error) => {
                self.backoff.failed(self.hub.clock.steady_ms(), self.room.id(), &error);
                return true;
            }
        };
        let there = seen.into_iter().any(|(letter, ago)| letter == seat.letter() && ago < grace);
        if there {
            self.presence.seen(seat, self.hub.clock.steady_ms());
        }
        there
    }

    /// Is a bot asked that does not think yet?
    fn bot_waits(&self) -> bool {
        self.thinking.is_none() && self.room.question().is_some_and(|(seat, _)| self.room.bot(seat).is_some())
    }

    /// Lets the bot that has the seat think about the open question.
    pub(super) fn start_thinking(&mut self) {
        let Some((seat, _)) = self.room.question() else { return };
        let Some(player) = self.room.bot(seat) else { return };
        if self.thinking.is_none() && !self.room.is_paused() && self.backoff.is_due(self.hub.clock.steady_ms()) {
            let (pace_ms, allotted_ms) = (self.room.plan().pace.ms(), self.allotment(seat, player));
            self.think(seat, player, Hand::Bot, Tempo { from_ms: self.asked_at, pace_ms, allotted_ms });
        }
    }

    /// How long an answer for a seat takes, no matter what it is; none where everybody knows what the seat knows.
    fn allotment(&self, seat: Seat, player: Player) -> Option<u64> {
        self.room.state().filter(|state| tempo::knows_more(state, seat)).map(|_| self.hub.tempi.allotment(player))
    }

    fn think(&mut self, seat: Seat, player: Player, by: Hand, tempo: Tempo) {
        let Some(state) = self.room.state() else { return };
        let asked = self.room.asked();
        self.thinking = Some(Thinking { asked, seat, by, tempo, answer: None });
        self.hub.metrics.thoughts.up();
        let thought = Thought {
            view: state.seen_by(Viewer::Seat(seat)),
            bits: self.room.thoughts(),
            player,
            whose: self.hub.whose(self.room.id()),
        };
        let weighs = thought.view.legal().len() > 1;
        let (hub, outbox) = (self.hub.clone(), self.outbox.clone());
        self.hub.tasks.start(Box::pin(async move {
            hub.metrics.thinking.up();
            let begun = hub.clock.steady_ms();
            let action = hub.thinkers.think(thought).await;
            let ready = hub.clock.steady_ms();
            if weighs && tempo.allotted_ms.is_some() {
                hub.tempi.note(player, ready - begun);
            }
            hub.metrics.thinking.down();
            let _ = outbox.send(Mail::Thought { asked, by, action, ready }).await;
        }));
    }

    /// A bot knows its answer since a moment; it is given when its time has come.
    pub(super) fn thought(&mut self, (asked, by): (u64, Hand), action: Action, ready: u64) {
        if let Some(thinking) = self.thinking.as_mut().filter(|one| (one.asked, one.by) == (asked, by)) {
            thinking.answer = Some((action, thinking.tempo.given_at(ready)));
        }
    }

    /// When the answer of a bot is to be given.
    pub(super) fn answer_at(&self) -> Option<u64> {
        self.thinking.as_ref()?.answer.map(|(_, at)| at)
    }

    /// Gives the answer of a bot.
    pub(super) async fn give_answer(&mut self) {
        let Some(Thinking { asked, seat, by, answer: Some((action, _)), .. }) = self.thinking.take() else { return };
        // The player is back, or has taken the seat: the answer is theirs again.
        let stale = match by {
            Hand::Bot => self.room.bot(seat).is_none(),
            Hand::Substitute => self.is_present(seat) || self.room.bot(seat).is_some(),
            // The player has gone on holiday, or a bot has the seat.
            _ => self.room.bot(seat).is_some() || self.room.deadline_ms().is_some_and(|at| at > self.hub.now_ms()),
        };
        // The game rests, or another node sees to the table by now.
        if stale || self.room.is_paused() || self.room.asked() != asked || !self.still_ours() {
            return;
        }
        // Any node may answer; the id makes sure that only one of them does.
        let word = if by == Hand::Bot { "bot" } else { "stand-in" };
        let action = Worded::Action(action);
        let wish = Wish::Act(SeatAnswer { seat, by, expect: self.room.head(), action, link: None });
        if self.by_itself(wish, derived(asked, word)).await {
            let metrics = &self.hub.metrics;
            if by == Hand::Bot { metrics.bot_answers.up() } else { metrics.substitutions.up() }
        }
    }

    /// Does something nobody asked for. Whatever the id was first used for counts.
    async fn by_itself(&mut self, wish: Wish, id: String) -> bool {
        let before = (self.room.phase(), self.room.asked());
        let done = self.perform(&Request::unasked(wish, id, "server")).await;
        if let Err(refusal) = &done
            && before == (self.room.phase(), self.room.asked())
        {
            // Nobody else was quicker, either: it is still to be done.
            let now = self.hub.clock.steady_ms();
            self.backoff.failed(now, self.room.id(), &refusal.code);
        }
        done.is_ok()
    }
}

//! What a row does to a table, whether it was just judged or comes from the log.

use std::sync::Arc;

use kaiju_rules::{Action, Event, Illegal, Monster, Pending, Seat, SeatSet, Version, Viewer};
use kaiju_wire::chain::Element;
use kaiju_wire::fair::{self, Abandoned, Note, Renewal};
use kaiju_wire::frame::Hand;
use kaiju_wire::table::Phase;

use super::{StandingAnswer, TableState, TableStep};
use crate::game::{LiveGame, LuckFrom, Trail};
use crate::plan::TablePlan;
use crate::room::Spoiled;
use crate::row::{Deed, Row};
use crate::seat::TableSeat;
use crate::store::TableRecord;

/// Why an answer leads nowhere.
pub(super) enum Halt {
    /// It is not legal.
    Illegal(Illegal),
    /// What follows it cannot be played.
    Spoiled(Spoiled),
}

impl From<Spoiled> for Halt {
    fn from(spoiled: Spoiled) -> Halt {
        Halt::Spoiled(spoiled)
    }
}

impl From<Halt> for Spoiled {
    fn from(halt: Halt) -> Spoiled {
        match halt {
            Halt::Illegal(illegal) => Spoiled(format!("an answer of the log is refused: {illegal}")),
            Halt::Spoiled(spoiled) => spoiled,
        }
    }
}

impl TableStep {
    pub(super) fn new(row: Row, next: TableState, mut trail: Trail) -> TableStep {
        TableStep { row, next, events: trail.events(), inputs: trail.inputs }
    }
}

impl TableState {
    /// A table as its first row opens it.
    pub(crate) fn opened(game: TableRecord, row: Row) -> Result<TableStep, Spoiled> {
        let (1, Deed::Opened(plan)) = (row.seq, &row.deed) else {
            return Err(Spoiled(format!("row {} opens no table", row.seq)));
        };
        if Version::of(plan.rules).is_none() {
            return Err(Spoiled(format!("rules version {} is not known here", plan.rules)));
        }
        let plan: Arc<TablePlan> = Arc::new((**plan).clone());
        let next = TableState {
            secret: game.secret,
            commitment: plan.commitment,
            epoch: plan.epoch.clone(),
            abandoned: Vec::new(),
            renewed: None,
            game: Arc::new(game),
            phase: Phase::Gathering,
            chairs: Arc::new(plan.seats.iter().map(TableSeat::new).collect()),
            plan,
            play: None,
            pauses: SeatSet::EMPTY,
            rematch: None,
            head: 1,
            asked: 0,
            timed_ms: 0,
            standing: None,
        };
        Ok(TableStep::new(row, next, Trail::new()))
    }

    /// The step a row leads to.
    pub(crate) fn follow(&self, row: Row) -> Result<TableStep, Spoiled> {
        if row.seq != self.head + 1 {
            return Err(Spoiled(format!("row {} follows row {}", row.seq, self.head)));
        }
        let (next, trail) = match &row.deed {
            Deed::Begun { luck } => self.begun(LuckFrom::Log(luck))?,
            Deed::Acted { seat, by, action, link, luck } => {
                let play = self.play.as_ref().ok_or_else(|| Spoiled("an answer before the game".to_string()))?;
                let action = play.read(action).ok_or_else(|| Spoiled(format!("`{action}` is no answer")))?;
                self.acted((*seat, *by), action, *link, LuckFrom::Log(luck))?
            }
            deed => (self.with(deed, row.at_ms)?, Trail::new()),
        };
        Ok(self.step(row, next, trail))
    }

    /// The step from here to a table that a row led to: who is asked has time from now on, and an answer by which nobody has
    /// learnt anything may be taken back.
    pub(super) fn step(&self, row: Row, mut next: TableState, trail: Trail) -> TableStep {
        let asked = |state: &TableState| state.question().map(|(seat, _)| seat);
        if let Some(seat) = asked(&next) {
            let back = matches!(row.deed, Deed::Back { seat: back } if back == seat);
            let anew = asked(self) != Some(seat) && !matches!(row.deed, Deed::Undone { .. });
            if back || anew || self.is_paused() != next.is_paused() {
                next.timed_ms = next.chairs[seat.index()].has_time_from(row.at_ms);
            }
        }
        let mut step = TableStep::new(row, next, trail);
        match &step.row.deed {
            Deed::Acted { seat, by, luck, .. } => step.next.standing = self.stands(*seat, *by, luck, &step),
            // A new secret is not taken back.
            Deed::Renewed { .. } => step.next.standing = None,
            _ if !step.next.is_playing() => step.next.standing = None,
            _ => {}
        }
        step
    }

    /// What is remembered of the table before an answer, if that may be taken back: nothing was drawn, nothing was shown
    /// that anybody did not know, and the game goes on.
    fn stands(&self, seat: Seat, by: Hand, luck: &[String], step: &TableStep) -> Option<Arc<StandingAnswer>> {
        let quiet = |event: &Event| !event.is_news() && event.seen_by(Viewer::Public) == *event;
        let may = self.plan.undo && by == Hand::Player && luck.is_empty() && step.next.is_playing();
        let play = self.play.as_ref().filter(|_| may && step.events.iter().all(quiet))?.clone();
        let link = self.chairs.get(seat.index())?.link;
        let earlier = self.standing.clone().filter(|earlier| earlier.seat == seat);
        Some(Arc::new(StandingAnswer { seat, answer: step.row.seq, play, link, timed_ms: self.timed_ms, earlier }))
    }

    fn is_playing(&self) -> bool {
        self.phase == Phase::Playing
    }

    /// The table after an answer was taken back.
    fn undone(&mut self, seat: Seat, answer: u64) -> Result<(), Spoiled> {
        let standing = self.standing.take().filter(|one| (one.seat, one.answer) == (seat, answer));
        let standing = standing.ok_or_else(|| Spoiled(format!("the answer {answer} cannot be taken back")))?;
        let StandingAnswer { play, link, timed_ms, earlier, .. } = (*standing).clone();
        self.seated_mut(seat)?.undo(link);
        (self.play, self.timed_ms, self.standing) = (Some(play), timed_ms, earlier);
        self.asked = self.head;
        Ok(())
    }

    /// The table one row further.
    fn onward(&self) -> TableState {
        TableState { head: self.head + 1, ..self.clone() }
    }

    /// The game begins.
    pub(super) fn begun(&self, luck: LuckFrom<'_>) -> Result<(TableState, Trail), Spoiled> {
        let setup = self.plan.setup(self.chairs.iter().map(|chair| chair.monster));
        let setup = setup.map_err(|code| Spoiled(format!("the setup is not possible: {code}")))?;
        let (mut next, mut trail) = (self.onward(), Trail::new());
        let mut play = LiveGame::begin(setup, self.key(), self.secret, next.head, &mut trail);
        play.chance(luck, &mut trail)?;
        (next.play, next.phase, next.asked) = (Some(play), Phase::Playing, next.head);
        Ok((next, trail))
    }

    /// A seat answers by somebody's hand, with an element of its chain where it has one, and chance speaks up to the next
    /// question.
    pub(super) fn acted(
        &self,
        (seat, by): (Seat, Hand),
        action: Action,
        link: Option<Element>,
        luck: LuckFrom<'_>,
    ) -> Result<(TableState, Trail), Halt> {
        let (mut next, mut trail) = (self.onward(), Trail::new());
        let seq = next.head;
        let chair = self.seated(seat)?;
        let last = chair.link_after(link, by);
        if last != chair.link {
            next.seated_mut(seat)?.link = last;
        }
        let play = next.play.as_mut().ok_or_else(|| Spoiled("an answer before the game".to_string()))?;
        let note = Note { event: Some(seq), by: Some(by), link };
        play.answer(action, note, &mut trail).map_err(Halt::Illegal)?;
        play.chance(luck, &mut trail)?;
        if matches!(play.state.pending(), Pending::Over(_)) {
            next.phase = Phase::Over;
        }
        next.asked = seq;
        Ok((next, trail))
    }

    /// The table after anything but a move of the game.
    fn with(&self, deed: &Deed, at_ms: u64) -> Result<TableState, Spoiled> {
        let mut next = self.onward();
        match deed {
            Deed::Opened(_) | Deed::Begun { .. } | Deed::Acted { .. } => {
                return Err(Spoiled(format!("`{}` where it cannot be", deed.kind().as_str())));
            }
            Deed::Sat { seat, name, monster, hash, tip, player, bot, holder, .. } => {
                next.claim(*seat, *monster)?;
                let chair = next.seated_mut(*seat)?;
                chair.sit(name, hash, *tip, (player.clone(), *bot));
                chair.holder.clone_from(holder);
            }
            Deed::Changed { seat, name, monster, tip } => {
                next.claim(*seat, *monster)?;
                next.seated_mut(*seat)?.change(name, *tip);
            }
            Deed::Rose { seat } => next.seated_mut(*seat)?.rise(),
            Deed::Bot { seat, player } => next.seated_mut(*seat)?.hand_over(Some(player.clone())),
            Deed::Back { seat } => next.seated_mut(*seat)?.hand_over(None),
            Deed::Pause { seat, wants } => {
                next.seated_mut(*seat)?.pause();
                next.pauses = if *wants { next.pauses.with(*seat) } else { next.pauses.without(*seat) };
            }
            Deed::Holiday { seat, until_ms } => {
                let (before, after) = next.seated_mut(*seat)?.holiday(at_ms, *until_ms);
                if self.question().is_some_and(|(asked, _)| asked == *seat) {
                    next.timed_ms = (next.timed_ms + after).saturating_sub(before);
                }
            }
            Deed::Undone { seat, answer } => next.undone(*seat, *answer)?,
            Deed::Rekeyed { seat, hash, .. } => next.seated_mut(*seat)?.rekey(hash),
            Deed::Held { seat, holder } => next.seated_mut(*seat)?.hold(holder),
            Deed::Shared { seat, hash, .. } => next.seated_mut(*seat)?.share(hash),
            Deed::Sealed => {
                next.phase = Phase::Sealing;
                for chair in Arc::make_mut(&mut next.chairs).iter_mut().filter(|chair| chair.is_free()) {
                    chair.bot = Some(chair.spare.clone());
                }
                next.remember_bots();
            }
            Deed::Revealed { seat, element } => next.seated_mut(*seat)?.reveal(*element),
            Deed::Renewed { epoch, secret, commitment, without } => next.renew(epoch, *secret, *commitment, without)?,
            Deed::Rematch { game } => next.rematch = Some(game.clone()),
            Deed::Closed => next.phase = Phase::Closed,
        }
        Ok(next)
    }

    /// Where the game counts for ratings, the bots that play for themselves are those there are when it begins.
    fn remember_bots(&mut self) {
        if self.plan.rated {
            for chair in Arc::make_mut(&mut self.chairs).iter_mut().filter(|chair| chair.hash.is_none()) {
                chair.rated_bot.clone_from(&chair.bot);
            }
        }
    }

    /// A new secret, with the row that is the last one now.
    fn renew(&mut self, epoch: &str, secret: [u8; 32], commitment: [u8; 32], without: &[Seat]) -> Result<(), Spoiled> {
        if fair::commitment(self.luck_id(), &secret) != commitment {
            return Err(Spoiled("a secret is not the one that was committed to".to_string()));
        }
        if self.epoch.as_deref() != Some(epoch) {
            (self.epoch, self.renewed) = (Some(epoch.to_string()), Some(self.head));
        }
        let old = std::mem::replace(&mut self.commitment, commitment);
        self.secret = secret;
        let (key, event) = (self.key(), self.head);
        if let Some(play) = &mut self.play {
            play.key = key;
            play.renewals.push(Renewal { input: play.inputs, event, commitment, secret });
            return Ok(());
        }
        self.abandoned.push(Abandoned { commitment: old, withheld: without.to_vec() });
        for (i, chair) in Arc::make_mut(&mut self.chairs).iter_mut().enumerate() {
            chair.seal_anew(without.contains(&Seat::new(i)));
        }
        Ok(())
    }

    /// A seat gets a monster; the seat that had it gets the old one in exchange.
    fn claim(&mut self, seat: Seat, monster: Monster) -> Result<(), Spoiled> {
        let old = std::mem::replace(&mut self.seated_mut(seat)?.monster, monster);
        let chairs = Arc::make_mut(&mut self.chairs).iter_mut().enumerate();
        for (_, chair) in chairs.filter(|(i, chair)| *i != seat.index() && chair.monster == monster) {
            chair.monster = old;
        }
        Ok(())
    }

    fn seated(&self, seat: Seat) -> Result<&TableSeat, Spoiled> {
        self.chairs.get(seat.index()).ok_or_else(|| Spoiled(format!("there is no seat {seat}")))
    }

    fn seated_mut(&mut self, seat: Seat) -> Result<&mut TableSeat, Spoiled> {
        let chairs = Arc::make_mut(&mut self.chairs);
        chairs.get_mut(seat.index()).ok_or_else(|| Spoiled(format!("there is no seat {seat}")))
    }
}

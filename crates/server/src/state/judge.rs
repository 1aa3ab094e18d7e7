//! What may be done at a table, by whom, and why not.

use kaiju_arena::RatingList;
use kaiju_rules::{INPUT_LIMIT, Monster, Pending, Seat};
use kaiju_wire::chain;
use kaiju_wire::code::Code;
use kaiju_wire::fair;
use kaiju_wire::frame::Hand;
use kaiju_wire::table::{Phase, SeatKind};

use super::fold::Halt;
use super::{TableState, TableStep};
use crate::name::{clean, distinct};
use crate::row::{Deed, Row};
use crate::seat::TableSeat;
use crate::wish::{Request, SeatAnswer, Wish, Worded};

/// At a table with this many rows nobody sits down or changes their seat any more: nobody makes a log grow forever. A
/// game that begins then still has room for every answer and for what its seats may write during it.
const MOST_GATHERED: u64 = INPUT_LIMIT as u64 / 2;

impl TableState {
    /// May somebody who shows tokens with these hashes wish for this?
    pub fn may(&self, wish: &Wish, shown: &[String]) -> bool {
        let sits = |seat: &Seat| shown.iter().any(|hash| self.holds(*seat, hash));
        let hosts = || shown.contains(&self.plan.host);
        match wish {
            Wish::Sit { .. } => true,
            Wish::Change { seat, .. }
            | Wish::TakeBack(seat)
            | Wish::Pause(seat, _)
            | Wish::Holiday(seat, _)
            | Wish::Rekey { seat, .. }
            | Wish::Hold { seat, .. }
            | Wish::Reveal(seat, _) => sits(seat),
            Wish::Act(answer) => sits(&answer.seat),
            Wish::Undo { seats, .. } => !seats.is_empty() && seats.iter().all(|seat| sits(&seat)),
            Wish::Rise(seat) | Wish::HandOver(seat, _) => sits(seat) || hosts(),
            Wish::Start => hosts() || self.seats().iter().any(|seat| sits(&seat)),
            Wish::Close => hosts(),
            Wish::Share { .. } | Wish::Begin | Wish::Renew { .. } | Wish::Rematch { .. } => false,
        }
    }

    /// Is it so already? Then nothing has to be written.
    pub fn has(&self, wish: &Wish) -> Option<Deed> {
        if let Wish::Pause(seat, wants) = *wish {
            let so = self.phase == Phase::Playing && self.pauses.has(seat) == wants;
            return so.then_some(Deed::Pause { seat, wants });
        }
        let Wish::TakeBack(seat) = *wish else { return None };
        let mine = self.chairs.get(seat.index()).is_some_and(|chair| chair.hash.is_some() && chair.bot.is_none());
        (mine && !self.is_ended()).then_some(Deed::Back { seat })
    }

    /// The step a request leads to, or why it cannot be taken.
    pub(crate) fn judge(&self, request: &Request, at_ms: u64) -> Result<TableStep, Code> {
        let (id, claim) = (request.id.clone(), request.claim.clone());
        let row = |deed| Row { seq: self.head + 1, id, claim, at_ms, deed };
        let deed = match &request.wish {
            Wish::Act(answer) => return self.judge_answer(answer, row),
            Wish::Begin => return self.judge_beginning(row),
            Wish::Sit { seat, name, monster, tip, hash, salt, player, bot, holder } => {
                self.gathering()?;
                self.has_room()?;
                if *bot && self.plan.child {
                    return Err(Code::ChildTable);
                }
                let free = |s: &Seat| self.chairs[s.index()].is_free();
                let kept = player.as_deref().and_then(|player| self.kept_for(player));
                let seat = match seat {
                    _ if self.plan.is_reserved() => kept.filter(free),
                    Some(seat) => self.chair(*seat).map(|_| *seat).ok().filter(free),
                    None => self.seats().iter().find(free),
                };
                let (player, bot) = (self.player(player.as_deref(), *bot)?, *bot);
                let seat = seat.ok_or(Code::SeatTaken)?;
                let monster = self.monster(seat, *monster)?;
                let name = self.named(seat, self.plan.called(name, monster))?;
                let tip = tip.filter(|_| self.plan.takes_tips());
                let (hash, salt, holder) = (hash.clone(), salt.clone(), holder.clone());
                Deed::Sat { seat, name, monster, hash, salt, tip, player, bot, holder }
            }
            Wish::Change { seat, name, monster, tip } => {
                self.gathering()?;
                self.has_room()?;
                let (seat, chair) = (*seat, self.chair(*seat)?);
                chair.may_change()?;
                let monster = self.monster(seat, *monster)?;
                // A bot has the name of its account.
                let wanted = name.as_deref().filter(|_| !chair.of_bot).unwrap_or(&chair.name);
                let asked = self.plan.called(wanted, monster);
                let name = if asked == chair.name { asked.to_string() } else { self.named(seat, asked)? };
                let tip = tip.filter(|_| self.plan.takes_tips()).or(chair.tip);
                Deed::Changed { seat, name, monster, tip }
            }
            Wish::Rise(seat) => {
                let chair = self.chair(*seat)?;
                match self.phase {
                    Phase::Gathering => Deed::Rose { seat: *seat },
                    Phase::Sealing | Phase::Playing => {
                        chair.may_go()?;
                        Deed::Bot { seat: *seat, player: chair.spare.clone() }
                    }
                    _ => return Err(Code::GameOver),
                }
            }
            Wish::HandOver(seat, player) => {
                self.open()?;
                // A seat that nobody has taken yet plays for its bot's own rating.
                let unrated = |list: RatingList| list.bot(player.name()).is_none();
                if self.chair(*seat)?.hash.is_none() && self.plan.rating_list().is_some_and(unrated) {
                    return Err(Code::BadBot);
                }
                if !self.plan.lets_play(player) {
                    return Err(Code::ChildTable);
                }
                self.chair(*seat)?.may_go()?;
                Deed::Bot { seat: *seat, player: player.clone() }
            }
            Wish::TakeBack(seat) => {
                self.open()?;
                let chair = self.chair(*seat)?;
                if chair.hash.is_none() {
                    return Err(Code::SeatTaken);
                }
                chair.may_change()?;
                Deed::Back { seat: *seat }
            }
            Wish::Pause(seat, wants) => {
                match self.phase {
                    Phase::Playing => {}
                    Phase::Gathering | Phase::Sealing => return Err(Code::NotBegun),
                    _ => return Err(Code::GameOver),
                }
                self.chair(*seat)?.may_change()?;
                Deed::Pause { seat: *seat, wants: *wants }
            }
            Wish::Holiday(seat, until_ms) => {
                self.open()?;
                let chair = self.chair(*seat)?;
                chair.may_leave(at_ms, *until_ms)?;
                Deed::Holiday { seat: *seat, until_ms: *until_ms }
            }
            Wish::Undo { seats, answer } => {
                match self.phase {
                    Phase::Playing => {}
                    Phase::Gathering | Phase::Sealing => return Err(Code::NotBegun),
                    _ => return Err(Code::GameOver),
                }
                let standing = self.standing.as_ref().filter(|one| one.answer == *answer && seats.has(one.seat));
                let seat = standing.ok_or(Code::NoUndo)?.seat;
                self.chair(seat)?.may_change()?;
                Deed::Undone { seat, answer: *answer }
            }
            Wish::Rekey { seat, hash, salt } => {
                self.chair(*seat)?.may_rekey()?;
                Deed::Rekeyed { seat: *seat, hash: hash.clone(), salt: salt.clone() }
            }
            Wish::Hold { seat, holder } => {
                self.chair(*seat)?.may_change()?;
                if !self.may_be_held(*seat) {
                    return Err(Code::SeatTaken);
                }
                Deed::Held { seat: *seat, holder: holder.clone() }
            }
            Wish::Share { seat, player, hash, salt } => {
                let chair = self.chair(*seat)?;
                if !chair.is_of(player) {
                    return Err(Code::Forbidden);
                }
                chair.may_rekey()?;
                Deed::Shared { seat: *seat, hash: hash.clone(), salt: salt.clone() }
            }
            Wish::Start => {
                self.gathering()?;
                if self.chairs.iter().any(|chair| chair.kind == SeatKind::Human && chair.is_free()) {
                    return Err(Code::SeatsEmpty);
                }
                Deed::Sealed
            }
            Wish::Reveal(seat, element) => {
                match self.phase {
                    Phase::Sealing => {}
                    Phase::Gathering => return Err(Code::NotBegun),
                    _ => return Err(Code::Begun),
                }
                let chair = self.chair(*seat)?;
                if chair.first.is_some() || chair.tip != Some(chain::step(element)) {
                    return Err(Code::BadReveal);
                }
                Deed::Revealed { seat: *seat, element: *element }
            }
            Wish::Renew { epoch, secret } => self.judge_renewal(epoch, *secret)?,
            Wish::Rematch { game, seen } => match (self.phase, &self.rematch) {
                // A seat may have another token since.
                (Phase::Over, None) if *seen != self.head => return Err(Code::SeqConflict),
                (Phase::Over, None) => Deed::Rematch { game: game.clone() },
                (Phase::Over, Some(_)) => return Err(Code::Begun),
                _ => return Err(Code::NotOver),
            },
            Wish::Close => {
                self.open()?;
                Deed::Closed
            }
        };
        self.follow(row(deed)).map_err(|_| Code::Unavailable)
    }

    /// A new secret is taken where the old one is none any more, and where a seat withholds its element. Nobody can
    /// choose between keys by withholding: without the element there is another key, from a secret that is committed to
    /// before the others show their next elements.
    fn judge_renewal(&self, epoch: &str, secret: [u8; 32]) -> Result<Deed, Code> {
        self.open()?;
        let without: Vec<Seat> = match self.phase {
            _ if self.outlived(epoch) => Vec::new(),
            Phase::Sealing => self.seats().iter().filter(|s| self.chairs[s.index()].withholds()).collect(),
            _ => return Err(Code::Begun),
        };
        if without.is_empty() && !self.outlived(epoch) {
            return Err(Code::Begun);
        }
        let commitment = fair::commitment(self.luck_id(), &secret);
        Ok(Deed::Renewed { epoch: epoch.to_string(), secret, commitment, without })
    }

    fn judge_beginning(&self, row: impl FnOnce(Deed) -> Row) -> Result<TableStep, Code> {
        if self.phase != Phase::Sealing {
            return Err(Code::Begun);
        }
        let (next, trail) = self.begun(self.luck()).map_err(|_| Code::BadSetup)?;
        let luck = next.words().map(|words| trail.luck(words)).unwrap_or_default();
        Ok(self.step(row(Deed::Begun { luck }), next, trail))
    }

    fn judge_answer(&self, answer: &SeatAnswer, row: impl FnOnce(Deed) -> Row) -> Result<TableStep, Code> {
        match self.phase {
            Phase::Playing => {}
            Phase::Gathering | Phase::Sealing => return Err(Code::NotBegun),
            _ => return Err(Code::GameOver),
        }
        // The game has come to rest since a bot or the clock was about to answer.
        if answer.by != Hand::Player && self.is_paused() {
            return Err(Code::SeqConflict);
        }
        // What happened to other seats since then does not matter; what happened in the game does.
        if answer.expect < self.asked || answer.expect > self.head {
            return Err(Code::SeqConflict);
        }
        let Some(play) = &self.play else { return Err(Code::NotBegun) };
        let Pending::Decide(asked, _) = play.state.pending() else { return Err(Code::GameOver) };
        if asked != answer.seat {
            return Err(Code::NotYourTurn);
        }
        let action = match &answer.action {
            Worded::Text(text) => play.read(text).ok_or(Code::IllegalAction)?,
            Worded::Bot(said) => said.action(play.words(), &play.state.legal()).ok_or(Code::IllegalAction)?,
            Worded::Action(action) => *action,
        };
        if let Some(link) = answer.link {
            match self.chair(asked)?.link {
                Some((before, count)) if chain::step(&link) == before && count < chain::LENGTH => {}
                _ => return Err(Code::BadReveal),
            }
        }
        let (seat, by, link, words) = (asked, answer.by, answer.link, play.words());
        let acted = self.acted((seat, by), action, link, self.luck());
        let (next, trail) = acted.map_err(|halt| match halt {
            Halt::Illegal(_) => Code::IllegalAction,
            Halt::Spoiled(_) => Code::Unavailable,
        })?;
        let (action, luck) = (words.action(action), trail.luck(words));
        Ok(self.step(row(Deed::Acted { seat, by, action, link, luck }), next, trail))
    }

    fn gathering(&self) -> Result<(), Code> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Over | Phase::Closed => Err(Code::GameOver),
            _ => Err(Code::Begun),
        }
    }

    fn has_room(&self) -> Result<(), Code> {
        if self.head >= MOST_GATHERED { Err(Code::RateLimited) } else { Ok(()) }
    }

    fn open(&self) -> Result<(), Code> {
        if self.is_ended() { Err(Code::GameOver) } else { Ok(()) }
    }

    fn chair(&self, seat: Seat) -> Result<&TableSeat, Code> {
        self.chairs.get(seat.index()).ok_or(Code::Forbidden)
    }

    /// The seats beside this one.
    fn others(&self, seat: Seat) -> impl Iterator<Item = &TableSeat> {
        self.chairs.iter().enumerate().filter(move |(i, _)| *i != seat.index()).map(|(_, chair)| chair)
    }

    /// The seat that is kept for an account.
    fn kept_for(&self, player: &str) -> Option<Seat> {
        let at = self.plan.seats.iter().position(|seat| seat.reserved.as_deref() == Some(player))?;
        Some(Seat::new(at))
    }

    /// Who sits down where only accounts do, and which bot does: one that does not sit here yet. Elsewhere nobody asks.
    fn player(&self, player: Option<&str>, bot: bool) -> Result<Option<String>, Code> {
        if !bot && !self.plan.needs_account() {
            return Ok(None);
        }
        let player = player.ok_or(Code::NeedsAccount)?;
        let sits = self.chairs.iter().any(|chair| chair.player.as_deref() == Some(player));
        if sits { Err(Code::NeedsAccount) } else { Ok(Some(player.to_string())) }
    }

    /// The name somebody gets: what they asked for, with a number if somebody else here is called like that.
    fn named(&self, seat: Seat, asked: &str) -> Result<String, Code> {
        let asked = clean(asked).ok_or(Code::BadName)?;
        let taken: Vec<&str> =
            self.others(seat).filter(|chair| chair.taken()).map(|chair| chair.name.as_str()).collect();
        Ok(distinct(&asked, &taken))
    }

    /// The monster somebody gets: the one asked for if it is free, or the one that waits at the seat. A monster that
    /// waits at an empty seat can be taken: that seat gets another. At a table of a duplicate every group plays the same ones.
    fn monster(&self, seat: Seat, asked: Option<Monster>) -> Result<Monster, Code> {
        let asked = asked.filter(|_| self.plan.duplicate.is_none());
        let Some(asked) = asked else { return Ok(self.chair(seat)?.monster) };
        if !self.plan.admits(asked) {
            return Err(Code::NoEvolutions);
        }
        let mut holders = self.others(seat).filter(|chair| chair.monster == asked);
        let held = holders.any(|chair| chair.taken() && chair.kind != SeatKind::Bot);
        if held { Err(Code::MonsterTaken) } else { Ok(asked) }
    }
}

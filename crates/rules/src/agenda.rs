//! What is still to be done: a small stack of tasks, the most urgent on top.

use crate::chance::Luck;
use crate::clause::Why;
use crate::decision::Question;
use crate::dice::Six;
use crate::hooks::{CardId, Occasion, Source};
use crate::seat::{Seat, SeatSet};
use crate::table::{Origin, Place, PlaceSet, SlotId, SlotSet};

macro_rules! steps {
    ($($(#[$doc:meta])* $step:ident $word:literal,)*) => {
        /// The steps of a game's life and of a turn, in order.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Step { $($(#[$doc])* $step,)* }

        impl Step {
            /// Every step.
            pub const ALL: &'static [Step] = &[$(Step::$step,)*];

            /// The word for it in the notation.
            pub const fn word(self) -> &'static str {
                match self { $(Step::$step => $word,)* }
            }
        }
    };
}

steps! {
    /// Lay out the first cards (SETUP-3).
    Deal "deal",
    /// Find out who begins (SETUP-4).
    Contest "contest",
    /// Everybody draws its first evolution (EVO-1).
    Hands "hands",
    /// Somebody's turn is about to begin.
    Begin "begin",
    /// What its beginning brings (START-1).
    Income "income",
    /// Everything owed at the beginning was paid out.
    Begun "begun",
    /// Dice and rolls are counted (ROLL-2, ROLL-3, ROLL-4).
    Ready "ready",
    /// The first throw.
    Throw "throw",
    /// Dice have come to rest; the others may stop the roller.
    Thrown "thrown",
    /// Keep or roll again (ROLL-1).
    Rolling "rolling",
    /// The others may interfere.
    Meddle "meddle",
    /// The active monster may play something on its finished Roll.
    Rolled "own-rolled",
    /// The active monster may turn dice.
    Change "change",
    /// The Roll is final (ROLL-5).
    Tally "tally",
    /// Dice are resolved, the active monster choosing what comes next (RESOLVE-1).
    Resolve "resolve",
    /// The rest of the dice are resolved in the default order (RESOLVE-1).
    ResolveRest "resolve-rest",
    /// Three hearts bring an evolution (EVO-2).
    Grow "grow",
    /// The Enter phase begins; anybody may have something to say.
    Approach "approach",
    /// Enter Tokyo (ENTER-2).
    Enter "enter",
    /// Buy and sweep (BUY-1, BUY-2).
    Buy "buy",
    /// The turn is about to end; anybody may play something.
    Close "close",
    /// Effects at the end of the turn, the active monster choosing what comes next (END-1).
    End "end",
    /// The rest of them in the default order (END-1).
    EndRest "end-rest",
    /// Poison counters (POISON-1).
    Poison "poison",
    /// Poison has struck before other effects of the end; the active monster chooses what comes next (END-1).
    Late "late",
    /// The rest of those in the default order (END-1).
    LateRest "late-rest",
    /// Has somebody won (WIN-1)?
    Check "check",
    /// Who is next (END-1)?
    Next "next",
}

/// How far an offer has come at its seat: first its powers speak, in order, then its hand is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cursor(u8);

impl Cursor {
    /// Nobody has spoken yet.
    pub(crate) const START: Cursor = Cursor(0);
    /// The hand is to be asked.
    pub(crate) const HAND: Cursor = Cursor(250);
    /// The hand was asked.
    pub(crate) const ASKED: Cursor = Cursor(251);

    /// This power has spoken.
    #[inline(always)]
    pub(crate) const fn after(source: Source) -> Cursor {
        Cursor(source.index() as u8 + 1)
    }

    /// The number of the first power that has not had its turn, as long as powers speak.
    #[inline(always)]
    pub(crate) const fn powers_from(self) -> Option<usize> {
        if self.0 < Cursor::HAND.0 { Some(self.0 as usize) } else { None }
    }

    /// Was the hand not asked yet?
    #[inline(always)]
    pub(crate) const fn hand_waits(self) -> bool {
        self.0 < Cursor::ASKED.0
    }

    /// Its number in the notation.
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The one with this number in the notation.
    pub(crate) const fn with_number(number: u8) -> Cursor {
        Cursor(number)
    }
}

const _: () = assert!(Source::COUNT < Cursor::HAND.0 as usize);

/// One thing still to be done: a continuation written as data, in eight bytes.
#[allow(missing_docs)] // the fields are named; each variant says what they mean together
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// The spine of the game; it lies at the bottom and moves from step to step.
    Turn(Step),
    /// Seats still to roll for the right to begin, the leaders so far and their smashes (SETUP-4).
    Contest { left: SeatSet, leaders: SeatSet, best: u8 },
    /// Empty places to fill with cards, and those already filled, which are then shown around (BUY-1).
    Fill { empty: SlotSet, fresh: SlotSet },
    /// Let each listener speak once, seat by seat, card by card.
    Offer { now: Occasion, at: Seat, left: SeatSet, next: Cursor },
    /// Stops the loop until that seat answers.
    Ask(Seat, Question),
    /// Stops the loop until chance answers.
    Luck(Luck),
    /// Heart dice still to be given out, and hearts given to seats so far (HEAL-1, HEAL-3).
    Hearts { dice: u8, given: Six },
    /// A blow about to be dealt: hearts by seat, and who is hit by an attack.
    Volley { from: Option<Seat>, why: Why, hit: SeatSet, hearts: Six },
    /// Its targets brace themselves, one after the other.
    Brace { left: SeatSet },
    /// One target has said everything; fixed reductions are looked at once more (I-009).
    Harden { seat: Seat },
    /// The hearts that are left are lost, all at once.
    Land { from: Option<Seat>, why: Why, hit: SeatSet, hearts: Six },
    /// Somebody may be at zero hearts (OUT-1, OUT-3).
    Bury,
    /// These reached zero hearts and everybody heard of it.
    Graves { fallen: SeatSet },
    /// These may yield, City first (YIELD-1).
    Yields { left: SeatSet },
    /// One of them decides, unless something keeps it there.
    Decide { seat: Seat },
    /// The smashes strike, once everybody has played what they wanted.
    Strike,
    /// Evolutions to be drawn, one of them to be kept; the others go back or are discarded (EVO-1, EVO-2).
    Evolve { seat: Seat, draws: u8, back: bool },
    /// After the yielding: recoil.
    Recoil,
    /// The attacker moves in (ENTER-1, OUT-2); these places were empty before the attack.
    Storm { open: PlaceSet },
    /// A power of this monster takes the energy of these, once each of them has had a last chance to pay with it.
    Drain { seat: Seat, source: Source, from: SeatSet },
    /// A monster takes the place of one that just left it.
    MoveIn { seat: Seat, place: Place, why: Why },
    /// A monster buys a card at a price, once everybody has had its say; a power it does so through hears of it (BUY-1).
    Buy { seat: Seat, card: CardId, origin: Origin, price: u8, through: Option<Source> },
}

/// The stack. Fixed in size; overflow is a bug, not an error.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Agenda {
    len: u8,
    tasks: [Task; Agenda::DEPTH],
}

impl Agenda {
    /// The most tasks that can wait at a time.
    pub const DEPTH: usize = 32;

    const BLANK: Task = Task::Bury;

    pub(crate) const fn new() -> Agenda {
        Agenda { len: 0, tasks: [Agenda::BLANK; Agenda::DEPTH] }
    }

    /// How many tasks wait.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Nothing left to do?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The most urgent task.
    #[inline(always)]
    pub fn top(&self) -> Option<Task> {
        self.tasks().last().copied()
    }

    /// All of them, the most urgent last.
    #[inline(always)]
    pub fn tasks(&self) -> &[Task] {
        &self.tasks[..self.len as usize]
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }

    /// Takes the top off; what lay there is wiped, so that equal agendas are equal bytes.
    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        self.tasks[self.len as usize] = Agenda::BLANK;
    }

    #[inline(always)]
    pub(crate) fn replace(&mut self, task: Task) {
        self.tasks[self.len as usize - 1] = task;
    }

    /// The spine moves to another step.
    #[inline(always)]
    pub(crate) fn turn_to(&mut self, step: Step) {
        self.tasks[0] = Task::Turn(step);
    }

    /// Where the spine is.
    #[inline(always)]
    pub fn step(&self) -> Option<Step> {
        match self.tasks().first() {
            Some(Task::Turn(step)) => Some(*step),
            _ => None,
        }
    }

    pub(crate) fn clear(&mut self) {
        *self = Agenda::new();
    }

    /// A new card lies in this place: offers of what lay there before are void.
    pub(crate) fn forget_fresh(&mut self, slot: SlotId) {
        let mut kept = 0;
        for i in 0..self.len as usize {
            let mut task = self.tasks[i];
            if let Task::Offer { now: Occasion::Revealed(fresh), .. } = &mut task {
                *fresh = fresh.without(slot);
                // Nothing left to offer: a long row of purchases must not pile up what is done with.
                if fresh.is_empty() {
                    continue;
                }
            }
            self.tasks[kept] = task;
            kept += 1;
        }
        self.tasks[kept..self.len as usize].fill(Agenda::BLANK);
        self.len = kept as u8;
    }

    /// The blow that is about to land, to be lessened.
    #[inline(always)]
    pub(crate) fn landing(&mut self) -> Option<&mut Six> {
        self.tasks[..self.len as usize].iter_mut().rev().find_map(|task| match task {
            Task::Land { hearts, .. } => Some(hearts),
            _ => None,
        })
    }
}

const _: () = assert!(size_of::<Task>() == 8);

//! A seat of a table: who sits there, as which monster, and how far its hash chain is shown.

use kaiju_rules::{Monster, Seat};
use kaiju_wire::chain::Element;
use kaiju_wire::code::Code;
use kaiju_wire::frame::Hand;
use kaiju_wire::hex;
use kaiju_wire::table::{SeatInfo, SeatKind};

use crate::named_bot::NamedBot;
use crate::plan::SeatPlan;

/// How many rows a sitter may spend on changing the seat, handing it to a bot and taking it back, and on pauses. A seat that has spent
/// them can still be handed over for good.
const MOST_CHANGES: u32 = 100;
/// How many tokens a seat may have while one and the same player sits there.
const MOST_KEYS: u32 = 20;
/// How many tokens beside its own a seat has, for other devices of its player.
const MOST_SHARED: usize = 4;
/// How long the holidays of a seat may be, all together.
const MOST_HOLIDAY_MS: u64 = 30 * 24 * 60 * 60 * 1000;

/// A seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TableSeat {
    pub(crate) kind: SeatKind,
    pub(crate) name: String,
    pub(crate) monster: Monster,
    /// The bot the plan names, for a bot's seat and an open one that stays empty.
    pub(crate) spare: NamedBot,
    /// The hash of the token of who sits here.
    pub(crate) hash: Option<String>,
    /// The hashes of the tokens that other devices of theirs have, the oldest first.
    more: Vec<String>,
    /// What the account is called in ledgers that may have another one.
    pub(crate) holder: Option<String>,
    /// The bot that plays the seat now.
    pub(crate) bot: Option<NamedBot>,
    pub(crate) tip: Option<Element>,
    pub(crate) first: Option<Element>,
    /// How many elements were shown before the game began.
    shown: u32,
    /// The last element shown, and how many were; none when there is no chain or it was given up.
    pub(crate) link: Option<(Element, u32)>,
    /// What the account of who sits here is called in ledgers, where the game counts for ratings or it is a bot.
    pub(crate) player: Option<String>,
    /// Is the account of who sits here, or of whom it is kept for, a bot?
    pub(crate) of_bot: bool,
    /// The bot that plays for itself where the game counts for ratings, once it is about to begin.
    pub(crate) rated_bot: Option<NamedBot>,
    /// Rows spent on changes since somebody sat down.
    changes: u32,
    /// Tokens spent since somebody sat down.
    keys: u32,
    /// Until when its player is on holiday, by the wall clock; it may be over.
    holiday_ms: u64,
    /// How long its holidays are, all together.
    holidays_ms: u64,
}

impl TableSeat {
    /// A seat as it was planned; nobody has sat down.
    pub(crate) fn new(plan: &SeatPlan) -> TableSeat {
        TableSeat {
            kind: plan.kind,
            name: plan.bot.clone().unwrap_or_default(),
            monster: plan.monster,
            spare: plan.player.clone(),
            hash: None,
            more: Vec::new(),
            holder: None,
            bot: (plan.kind == SeatKind::Bot).then(|| plan.player.clone()),
            tip: None,
            first: None,
            shown: 0,
            link: None,
            player: None,
            of_bot: plan.bot.is_some(),
            rated_bot: None,
            changes: 0,
            keys: 0,
            holiday_ms: 0,
            holidays_ms: 0,
        }
    }

    /// Does somebody sit here: a person, or the bot it was made for?
    pub(crate) fn taken(&self) -> bool {
        self.hash.is_some() || self.kind == SeatKind::Bot
    }

    /// Does nobody play here yet?
    pub(crate) fn is_free(&self) -> bool {
        !self.taken() && self.bot.is_none()
    }

    /// Has it not shown the element it committed to?
    pub(crate) fn withholds(&self) -> bool {
        self.tip.is_some() && self.first.is_none()
    }

    /// May its player change something about it?
    pub(crate) fn may_change(&self) -> Result<(), Code> {
        if self.changes < MOST_CHANGES { Ok(()) } else { Err(Code::RateLimited) }
    }

    /// May it go to a bot? Where nothing else may be changed any more, it goes for good.
    pub(crate) fn may_go(&self) -> Result<(), Code> {
        if self.bot.is_none() { Ok(()) } else { self.may_change() }
    }

    /// May its player be on holiday from now until then? There is an end to all holidays together.
    pub(crate) fn may_leave(&self, now_ms: u64, until_ms: Option<u64>) -> Result<(), Code> {
        self.may_change()?;
        let (_, all) = self.holidays(now_ms, until_ms);
        let late = until_ms.is_some_and(|until| until <= now_ms || until > now_ms + MOST_HOLIDAY_MS);
        if late || all > MOST_HOLIDAY_MS { Err(Code::BadHoliday) } else { Ok(()) }
    }

    /// When a holiday that is taken, changed or given up now ends, and how long all of them are then.
    fn holidays(&self, now_ms: u64, until_ms: Option<u64>) -> (u64, u64) {
        let until = until_ms.unwrap_or(now_ms).max(now_ms);
        (until, (self.holidays_ms + until).saturating_sub(self.holiday_ms.max(now_ms)))
    }

    /// From when on its player has time who is asked now.
    pub(crate) fn has_time_from(&self, now_ms: u64) -> u64 {
        self.holiday_ms.max(now_ms)
    }

    /// May it have another token?
    pub(crate) fn may_rekey(&self) -> Result<(), Code> {
        if self.keys < MOST_KEYS { Ok(()) } else { Err(Code::RateLimited) }
    }

    /// Is this the hash of a token of who sits here?
    pub(crate) fn opens_to(&self, hash: &str) -> bool {
        self.hash.as_deref() == Some(hash) || self.more.iter().any(|one| one == hash)
    }

    /// The hashes of the tokens that other devices of its player have.
    pub(crate) fn shared(&self) -> &[String] {
        &self.more
    }

    /// Is an account the one that sits here, by what it is called in ledgers?
    pub(crate) fn is_of(&self, player: &str) -> bool {
        self.hash.is_some() && [&self.player, &self.holder].into_iter().flatten().any(|one| one == player)
    }

    // ── what happens to it ───────────────────────────────────────────────────
    pub(crate) fn sit(&mut self, name: &str, hash: &str, tip: Option<Element>, (player, bot): (Option<String>, bool)) {
        (self.player, self.of_bot) = (player, bot);
        (self.changes, self.keys, self.holiday_ms, self.holidays_ms) = (0, 0, 0, 0);
        (self.more, self.holder) = (Vec::new(), None);
        self.name = name.to_string();
        self.hash = Some(hash.to_string());
        self.tip = tip;
    }

    /// It is the seat of this account from now on.
    pub(crate) fn hold(&mut self, holder: &str) {
        self.changes += 1;
        self.holder = Some(holder.to_string());
    }

    /// One more device of its player has a token; the one that had its own first loses it where there are too many.
    pub(crate) fn share(&mut self, hash: &str) {
        self.keys += 1;
        if self.more.len() >= MOST_SHARED {
            self.more.remove(0);
        }
        self.more.push(hash.to_string());
    }

    pub(crate) fn change(&mut self, name: &str, tip: Option<Element>) {
        self.changes += 1;
        self.name = name.to_string();
        self.tip = tip;
    }

    /// Nobody sits here any more. A bot that was put at a seat for a person leaves too.
    pub(crate) fn rise(&mut self) {
        (self.hash, self.tip, self.name, self.player, self.of_bot) = (None, None, String::new(), None, false);
        (self.more, self.holder) = (Vec::new(), None);
        if self.kind != SeatKind::Bot {
            self.bot = None;
        }
    }

    /// A bot plays it from now on, or nobody but its player does.
    pub(crate) fn hand_over(&mut self, bot: Option<NamedBot>) {
        self.changes += 1;
        self.bot = bot;
    }

    /// Its player wants the game to rest, or no longer.
    pub(crate) fn pause(&mut self) {
        self.changes += 1;
    }

    /// Its player takes, changes or gives up a holiday. Tells when the one before would have ended, and when this one does.
    pub(crate) fn holiday(&mut self, now_ms: u64, until_ms: Option<u64>) -> (u64, u64) {
        self.changes += 1;
        let before = self.holiday_ms.max(now_ms);
        (self.holiday_ms, self.holidays_ms) = self.holidays(now_ms, until_ms);
        (before, self.holiday_ms)
    }

    /// Its player takes an answer back: the element that came with it is shown once more with the next one.
    pub(crate) fn undo(&mut self, link: Option<(Element, u32)>) {
        self.changes += 1;
        self.link = link;
    }

    /// It has this token and no other. Somebody may have had the old one who should not: nobody is taken at their word who showed that.
    pub(crate) fn rekey(&mut self, hash: &str) {
        self.keys += 1;
        self.hash = Some(hash.to_string());
        (self.more, self.holder) = (Vec::new(), None);
    }

    /// Shows the first element of its chain.
    pub(crate) fn reveal(&mut self, first: Element) {
        self.first = Some(first);
        self.shown += 1;
        self.link = Some((first, self.shown));
    }

    /// The chain after an answer: one element further, or given up by a player who answers without one.
    pub(crate) fn link_after(&self, link: Option<Element>, by: Hand) -> Option<(Element, u32)> {
        match (link, by) {
            (Some(link), _) => self.link.map(|(_, count)| (link, count + 1)),
            (None, Hand::Player) => None,
            (None, _) => self.link,
        }
    }

    /// The table is sealed again: the chain goes on from the last element that is out, unless the seat withheld it.
    /// What was shown for the old secret adds nothing to the new one.
    pub(crate) fn seal_anew(&mut self, withheld: bool) {
        self.link = None;
        if withheld {
            (self.tip, self.first) = (None, None);
        } else if let Some(first) = self.first.take() {
            self.tip = Some(first);
        }
    }

    /// What everybody may know of it.
    pub(crate) fn info(&self, seat: Seat) -> SeatInfo {
        SeatInfo {
            seat: seat.letter(),
            kind: self.kind,
            taken: self.taken(),
            name: self.name.clone(),
            bot: self.of_bot,
            monster: self.monster.id().to_string(),
            player: self.bot.as_ref().map(|bot| bot.name().to_string()),
            tip: self.tip.map(|tip| hex::write(&tip)),
            first: self.first.map(|first| hex::write(&first)),
            holiday_ms: Some(self.holiday_ms).filter(|&until| until > 0),
        }
    }
}

//! Hearts lost: volley → brace → land → bury → yield → move in.

use arrayvec::ArrayVec;

use crate::agenda::{Cursor, Task};
use crate::clause::{Clause, Why};
use crate::decision::Question;
use crate::dice::{Face, Six};
use crate::event::Event;
use crate::hooks::{Hooks, Moment, MomentSet, Occasion, Power};
use crate::occasion::Wound;
use crate::play::Play;
use crate::seat::{Seat, SeatSet};
use crate::setup::RaisedDamage;
use crate::table::{HEARTS, Place, PlaceSet, Table};
use crate::version::Amendment;

/// Hearts about to be lost, by seat: all that one effect takes, at once (OUT-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blow {
    /// Who deals it.
    pub from: Option<Seat>,
    /// The rule or power behind it.
    pub why: Why,
    /// Who is hit by an attack; the others lose hearts to an effect (SMASH-4).
    pub hit: SeatSet,
    /// How many hearts, by seat.
    pub hearts: Six,
}

impl Blow {
    /// Everybody who would lose hearts.
    #[inline(always)]
    pub fn targets(&self) -> SeatSet {
        SeatSet::from_bits(self.hearts.non_zero())
    }

    /// Does it take anything from anybody, or hit somebody?
    #[inline(always)]
    const fn is_any(self) -> bool {
        !self.hearts.is_zero() || !self.hit.is_empty()
    }

    /// Takes more hearts from a seat.
    #[inline(always)]
    pub fn add(&mut self, seat: Seat, hearts: u8) {
        self.hearts = self.hearts.raised(seat.index(), hearts);
    }
}

/// What a Roll's smashes come to, as the table stands: the engine asks when they strike, bots ask to look ahead.
impl Table {
    /// All smashes of a monster's Roll with n smash dice: those that count, and those its powers add.
    pub fn smashes_with(&self, seat: Seat, dice: u8) -> u8 {
        [Moment::Smashes, Moment::MoreSmashes].into_iter().fold(
            dice.saturating_sub(self.turn().voided),
            |smashes, at| {
                let added = self.powers(seat, at).map(|(power, _)| self.added_smashes(power, at, smashes));
                smashes + added.sum::<u8>()
            },
        )
    }

    /// The smashes a power adds to a Roll that has n so far, at [`Moment::Smashes`] or [`Moment::MoreSmashes`].
    pub(crate) fn added_smashes(&self, power: Power, moment: Moment, so_far: u8) -> u8 {
        let hooks = self.hooks(power.source, moment);
        let adds = match moment {
            Moment::Smashes => hooks.smashes,
            _ => hooks.more_smashes.filter(|_| so_far > 0),
        };
        adds.map_or(0, |adds| adds(self, power))
    }

    /// Does an attack only take control of Tokyo, because nobody is there, or nobody in the City (ENTER-1)?
    #[inline(always)]
    pub(crate) fn only_takes_tokyo(&self, from: Seat, attack: bool) -> bool {
        attack
            && self.rules().attack_into_empty_takes_tokyo
            && (self.tokyo().is_empty() || self.rules().free_city_hits_nobody && self.finds_free_city(from))
    }

    /// Does a monster outside Tokyo find the City free?
    fn finds_free_city(&self, from: Seat) -> bool {
        self.at(Place::City).is_none() && !self.in_tokyo(from)
    }

    /// Does the Roll's attack let its victims yield? Where only dice do, one of them must show a smash (YIELD-2).
    #[inline(always)]
    pub fn lets_yield(&self) -> bool {
        !self.rules().yield_needs_die || self.turn().count(Face::Smash) > 0
    }

    /// Does an attack from outside take a free place in Tokyo at once (ENTER-1)?
    #[inline(always)]
    pub fn takes_tokyo(&self, attack: bool) -> bool {
        attack && !self.rules().must_enter_empty_tokyo
    }

    /// Must the active monster enter a free place in Tokyo at the end of its dice (ENTER-2)?
    #[inline(always)]
    pub fn must_enter(&self) -> bool {
        self.rules().must_enter_empty_tokyo && !self.turn().barred
    }

    /// The blow a monster strikes with n smashes, before its powers change it (SMASH-1 … SMASH-4, ENTER-1). Without a
    /// smash it is a power that strikes, and no attack.
    #[inline(always)]
    pub fn strike(&self, from: Seat, smashes: u8) -> Blow {
        let attack = smashes > 0;
        let hearts = smashes + self.damage(from, attack);
        let targets = if hearts == 0 || self.only_takes_tokyo(from, attack) {
            SeatSet::EMPTY
        } else if attack && self.hears(from, Moment::ReachesAll) {
            self.others(from)
        } else {
            self.across(from)
        };
        let power = if attack { None } else { self.listener(from, Moment::Damage, 0) };
        let why = power.map_or(Clause::Smash1.into(), Why::power);
        let hit = if attack { targets } else { SeatSet::EMPTY };
        let mut blow = Blow { from: Some(from), why, hit, hearts: Six::ZERO };
        for seat in targets.iter() {
            blow.add(seat, hearts);
        }
        blow
    }

    /// A blow after its dealer's powers have changed it.
    #[inline(always)]
    pub fn dealt(&self, blow: Blow) -> Blow {
        match blow.from {
            Some(from) if self.hears(from, Moment::Dealing) => self.changed_by(from, blow),
            _ => blow,
        }
    }

    #[inline(never)]
    fn changed_by(&self, from: Seat, blow: Blow) -> Blow {
        if self.rules().raised_damage == RaisedDamage::Attacks && blow.hit.is_empty() {
            return blow;
        }
        let dealing = |(power, hooks): (Power, &Hooks)| hooks.dealing.map(|dealing| (power, dealing));
        let all = self.powers(from, Moment::Dealing).filter_map(dealing);
        all.fold(blow, |blow, (power, dealing)| dealing(self, power, blow))
    }

    /// The first fixed reduction that lessens a loss of n hearts, and how many are left of them (I-009).
    #[inline(always)]
    pub fn armour(&self, seat: Seat, coming: u8) -> Option<(Power, u8)> {
        if coming > 0 && self.hears(seat, Moment::Armour) { self.armour_heard(seat, coming) } else { None }
    }

    #[inline(never)]
    fn armour_heard(&self, seat: Seat, coming: u8) -> Option<(Power, u8)> {
        let lessens = |(power, hooks): (Power, &Hooks)| {
            let left = hooks.armour.map_or(coming, |armour| armour(self, power, coming));
            (left < coming).then_some((power, left))
        };
        self.powers(seat, Moment::Armour).find_map(lessens)
    }

    /// The hearts a monster's powers take beyond its smashes, or without any.
    #[inline(always)]
    pub(crate) fn damage(&self, seat: Seat, attack: bool) -> u8 {
        if self.hears(seat, Moment::Damage) { self.damage_heard(seat, attack) } else { 0 }
    }

    #[inline(never)]
    fn damage_heard(&self, seat: Seat, attack: bool) -> u8 {
        let of = |(power, hooks): (Power, &Hooks)| hooks.damage.map_or(0, |damage| damage(self, power, attack));
        self.powers(seat, Moment::Damage).map(of).sum()
    }
}

impl Play<'_> {
    // ── what cards say ───────────────────────────────────────────────────────
    /// An effect takes hearts from one monster; it is no attack (SMASH-4).
    pub fn hurt(&mut self, seat: Seat, hearts: u8, from: Option<Seat>, why: Why) {
        self.hurt_all(SeatSet::just(seat), hearts, from, why);
    }

    /// An effect takes hearts from several monsters at once; it is no attack (SMASH-4).
    pub fn hurt_all(&mut self, seats: SeatSet, hearts: u8, from: Option<Seat>, why: Why) {
        let blow = self.effect(seats, hearts, from, why);
        self.deal(blow);
    }

    /// A card that was just bought takes hearts from several monsters at once; it is no attack (SMASH-4), and its buyer's
    /// powers may have no say in it (I-045, I-052).
    pub fn hurt_by_buying(&mut self, seats: SeatSet, hearts: u8, me: Power) {
        let blow = self.effect(seats, hearts, Some(me.owner), me.why());
        if self.table().rules().raised_damage == RaisedDamage::All {
            self.deal(blow);
        } else {
            self.launch(blow);
        }
    }

    /// The blow of an effect: so many hearts from each of those that live.
    fn effect(&self, seats: SeatSet, hearts: u8, from: Option<Seat>, why: Why) -> Blow {
        let mut blow = Blow { from, why, hit: SeatSet::EMPTY, hearts: Six::ZERO };
        for seat in seats.and(self.table().alive()).iter() {
            blow.add(seat, hearts);
        }
        blow
    }

    /// Some of the hearts a monster is about to lose are not lost.
    pub fn block(&mut self, seat: Seat, hearts: u8, why: Why) {
        let Some(coming) = self.state.agenda.landing() else { return };
        let n = coming.get(seat.index()).min(hearts);
        *coming = coming.with(seat.index(), coming.get(seat.index()) - n);
        if n > 0 {
            self.emit(Event::Blocked { seat, hearts: n, why });
        }
    }

    /// A monster that is about to lose hearts to a blow loses more of them to it.
    pub fn worsen(&mut self, seat: Seat, hearts: u8) {
        if let Some(coming) = self.state.agenda.landing() {
            *coming = coming.with(seat.index(), coming.get(seat.index()) + hearts);
        }
    }

    /// How many hearts a monster is about to lose.
    pub fn coming(&mut self, seat: Seat) -> u8 {
        self.state.agenda.landing().map_or(0, |hearts| hearts.get(seat.index()))
    }

    /// A monster loses no more hearts this turn (I-020).
    pub fn shield(&mut self, me: Power) {
        self.emit(Event::Shielded { seat: me.owner, why: me.why() });
        let coming = self.coming(me.owner);
        self.block(me.owner, coming, me.why());
    }

    // ── the pipeline ─────────────────────────────────────────────────────────
    /// A blow is dealt: its dealer's powers change it first.
    #[inline(always)]
    pub(crate) fn deal(&mut self, blow: Blow) {
        let blow = self.table().dealt(blow);
        self.launch(blow);
    }

    /// A blow is under way, if it takes anything from anybody or hits somebody.
    #[inline(always)]
    fn launch(&mut self, blow: Blow) {
        if blow.is_any() {
            let Blow { from, why, hit, hearts } = blow;
            self.then(Task::Volley { from, why, hit, hearts });
        }
    }

    /// The smashes of the Roll (SMASH-1 … SMASH-3).
    #[inline(never)]
    pub(crate) fn smash(&mut self) {
        let me = self.active();
        let table = self.table();
        let smashes = table.turn().all_smashes();
        let attack = smashes > 0;
        let open: PlaceSet = Place::ALL.into_iter().filter(|&p| table.at(p).is_none()).collect();
        let only_takes = table.only_takes_tokyo(me, attack);
        let (blow, storms) = (table.strike(me, smashes), table.takes_tokyo(attack) && !table.in_tokyo(me));
        if storms {
            self.then(Task::Storm { open });
        }
        // The first smash into an empty Tokyo, or into a free City, strikes nobody (ENTER-1).
        if only_takes {
            return;
        }
        if attack {
            if self.table().anyone_hears(Moment::Yielded) {
                self.then(Task::Recoil);
            }
            self.emit(Event::Attacked { hit: blow.hit });
        }
        if attack || !blow.targets().is_empty() {
            let blow = self.table().dealt(blow);
            // Nothing can come in between.
            if blow.is_any() {
                self.meet(blow);
            }
        }
    }

    /// A blow that was under way is dealt.
    pub(crate) fn volley(&mut self, blow: Blow) {
        self.state.agenda.pop();
        self.meet(blow);
    }

    /// The blow is measured; whoever has an answer to it gives it before anything is lost.
    #[inline(always)]
    fn meet(&mut self, blow: Blow) {
        if self.braced(blow) || self.lets_attack(blow) {
            let Blow { from, why, hit, hearts } = blow;
            self.then(Task::Land { from, why, hit, hearts });
            self.let_answer(blow);
        } else {
            self.take_hearts(blow);
        }
    }

    /// Do the targets of a blow brace themselves before it lands?
    #[inline(always)]
    fn braced(&self, blow: Blow) -> bool {
        const ANSWERS: MomentSet = MomentSet::of(&[Moment::Armour, Moment::WoundComing, Moment::AttackLooms]);
        let table = self.table();
        table.anyone_may_speak_at(ANSWERS)
            || !table.turn().shielded.is_empty()
            || self.dooms(blow)
            || self.may_worsen(blow)
    }

    /// Has the dealer of a blow something to say about those it hits and takes hearts from?
    #[inline(always)]
    fn lets_attack(&self, blow: Blow) -> bool {
        blow.from.is_some_and(|from| self.table().may_speak(from, Moment::Attacking))
            && !blow.hit.and(blow.targets()).is_empty()
    }

    /// Whoever has an answer to a blow is to give it.
    #[inline(never)]
    fn let_answer(&mut self, blow: Blow) {
        let Blow { from, hit, .. } = blow;
        if self.braced(blow) {
            let table = self.table();
            let free = |seat: &Seat| hit.has(*seat) && !table.held_fast(*seat) && table.lets_yield();
            let looming = Place::ALL.map(|p| table.at(p).filter(free));
            self.then(Task::Brace { left: blow.targets() });
            // City first (YIELD-1): its offer goes on top.
            for seat in looming.into_iter().rev().flatten() {
                self.offer_one(Occasion::AttackLooms, seat);
            }
        }
        if let Some(from) = from.filter(|_| self.lets_attack(blow)) {
            self.offer_one(Occasion::Attacking(hit.and(blow.targets())), from);
        }
    }

    /// Would a blow be the end of somebody who could still play something?
    #[inline(always)]
    fn dooms(&self, blow: Blow) -> bool {
        let table = self.table();
        table.anyone_may_hold_any_time()
            && blow.targets().iter().any(|seat| table.would_end(seat, blow.hearts.get(seat.index())))
    }

    /// May a power of the attacker still add to a blow?
    #[inline(always)]
    fn may_worsen(&self, blow: Blow) -> bool {
        blow.from.is_some_and(|from| self.table().hears(from, Moment::Attacking) && self.worsens(from))
    }

    #[inline(never)]
    fn worsens(&self, from: Seat) -> bool {
        self.table().powers(from, Moment::Attacking).any(|(_, hooks)| hooks.worsens)
    }

    /// The next target braces itself, clockwise from the dealer, the dealer last (I-172); where nobody deals the blow,
    /// clockwise from the active monster, which is the first (GZ-6).
    pub(crate) fn brace(&mut self, left: SeatSet) {
        let (from, why, hit) = match self.state.agenda.tasks() {
            [.., Task::Land { from, why, hit, .. }, Task::Brace { .. }] => (*from, *why, *hit),
            _ => (None, Clause::Limit1.into(), SeatSet::EMPTY),
        };
        let next = match from {
            Some(from) => left.after(from),
            None => left.clockwise_from(self.active()).next(),
        };
        let Some(seat) = next else {
            self.state.agenda.pop();
            return;
        };
        self.state.agenda.replace(Task::Brace { left: left.without(seat) });
        // It may have fallen to what another one answered with (OUT-1).
        if !self.table().alive().has(seat) || self.table().has_none_to_lose(seat) {
            return;
        }
        if self.table().turn().shielded.has(seat) {
            let coming = self.coming(seat);
            let why = self.table().turn().shields[seat.index()].unwrap_or(Clause::Limit1.into());
            self.block(seat, coming, why);
            return;
        }
        if self.table().rules().armour_by_source
            && let Some(from) = from.filter(|_| self.table().hears(seat, Moment::Armour))
        {
            self.harden_by_source(seat, from, why);
        }
        self.harden(seat);
        if self.table().hears(seat, Moment::WoundComing) {
            self.lessen(seat, hit.has(seat));
        }
        let coming = self.coming(seat);
        let table = self.table();
        let last = table.would_end(seat, coming) && table.may_hold_any_time(seat);
        if coming > 0 && (last || table.may_speak(seat, Moment::WoundComing)) {
            self.then(Task::Harden { seat });
            let now = Occasion::WoundComing(Wound::new(0, None, hit.has(seat)));
            self.then(Task::Offer { now, at: seat, left: SeatSet::just(seat), next: Cursor::START });
        }
    }

    /// Fixed reductions that look at the number alone, until none of them changes it any more (I-009).
    pub(crate) fn harden(&mut self, seat: Seat) {
        let mut coming = self.coming(seat);
        while let Some((power, left)) = self.table().armour(seat, coming) {
            self.block(seat, coming - left, power.why());
            coming = left;
        }
    }

    /// Fixed reductions held against the smashes of a Roll and against what each power adds to them, one by one
    /// (I-002).
    #[cold]
    fn harden_by_source(&mut self, seat: Seat, from: Seat, why: Why) {
        let table = self.table();
        if why != Clause::Smash1.into() && table.listener(from, Moment::Damage, 0).map(Why::power) != Some(why) {
            return; // no blow of the Roll
        }
        let smashes = table.turn().all_smashes();
        let strike = table.strike(from, smashes);
        let mut added: ArrayVec<u8, 16> = ArrayVec::new();
        if strike.targets().has(seat) {
            let apart = |(power, hooks): (Power, &Hooks)| {
                hooks.damage.filter(|_| !hooks.joins).map(|damage| damage(table, power, smashes > 0))
            };
            added.extend(table.powers(from, Moment::Damage).filter_map(apart).take(added.capacity()));
        }
        if !strike.hit.is_empty() || table.rules().raised_damage != RaisedDamage::Attacks {
            let mut blow = strike;
            for (power, hooks) in table.powers(from, Moment::Dealing) {
                let before = blow.hearts.get(seat.index());
                blow = hooks.dealing.map_or(blow, |dealing| dealing(table, power, blow));
                let _ = added.try_push(blow.hearts.get(seat.index()).saturating_sub(before));
            }
        }
        let alone = self.coming(seat).saturating_sub(added.iter().sum());
        added.insert(0, alone);
        for hearts in added {
            if let Some((power, left)) = self.table().armour(seat, hearts) {
                self.block(seat, hearts - left, power.why());
            }
        }
    }

    /// Fixed reductions that work once (GZ-3). The victim may choose their order: in that of the cards the ones that want
    /// a great loss come first, and nothing else could leave it less.
    fn lessen(&mut self, seat: Seat, by_attack: bool) {
        let mut from = 0;
        while let Some(source) = self.table().listener(seat, Moment::WoundComing, from) {
            from = source.index() + 1;
            let hooks = self.table().hooks(source, Moment::WoundComing);
            let coming = self.coming(seat);
            if let Some(hook) = hooks.wound_coming.filter(|_| hooks.fixed && coming > 0) {
                hook(self, Power { owner: seat, source }, Wound::new(coming, None, by_attack));
                self.harden(seat);
            }
        }
    }

    /// A power that comes to a monster while it answers a coming loss has its say in it. What is paid for is asked for
    /// anyway.
    pub(crate) fn speak_late(&mut self, me: Power) {
        let open = self.state.agenda.tasks().iter().rev().find_map(|task| match *task {
            Task::Offer { now: Occasion::WoundComing(wound), at, next, .. } if at == me.owner => {
                Some(Some((wound, next)))
            }
            Task::Land { .. } => Some(None),
            _ => None,
        });
        let hooks = self.table().hooks(me.source, Moment::WoundComing);
        let (Some((wound, next)), Some(hook)) = (open.flatten(), hooks.wound_coming) else { return };
        if !self.has(Amendment::LastChance) {
            return;
        }
        // Where powers still speak for the first time, its turn may come by itself.
        let heard = !wound.is_again() && next.powers_from().is_some_and(|from| me.source.index() >= from);
        let coming = self.coming(me.owner);
        if coming > 0 && !hooks.paid && (hooks.fixed || !heard) {
            hook(self, me, Wound::new(coming, None, wound.by_attack()));
            self.harden(me.owner);
        }
    }

    /// A blow that was answered lands.
    pub(crate) fn land(&mut self, blow: Blow) {
        self.state.agenda.pop();
        self.take_hearts(blow);
    }

    /// Everybody loses what is left, at once; then those who watch for it speak.
    #[inline(never)]
    fn take_hearts(&mut self, blow: Blow) {
        self.lose(blow);
        // Nobody does: the next task is the top one.
        if let Some(Task::Yields { left }) = self.state.agenda.top() {
            self.yields(left);
        }
    }

    #[inline(always)]
    fn lose(&mut self, blow: Blow) {
        let start = blow.from.unwrap_or(self.active());
        let mut lost = Six::ZERO;
        for seat in blow.targets().clockwise_after(start) {
            let hearts = blow.hearts.get(seat.index()).min(self.table().hearts(seat));
            // One that braced itself before may have found a shield since, against something else (I-020).
            if let Some(why) = self.table().turn().shields[seat.index()].filter(|_| hearts > 0) {
                self.emit(Event::Blocked { seat, hearts, why });
                continue;
            }
            if hearts > 0 {
                let why = self.why_hurt(blow, seat);
                self.emit(Event::Hurt { seat, hearts, from: blow.from, why });
                lost = lost.with(seat.index(), hearts);
            }
        }
        let losers = SeatSet::from_bits(lost.non_zero());
        // YIELD-1, YIELD-2: who may yield, once the dead are buried.
        if !blow.hit.is_empty() {
            let table = self.table();
            let hit = if table.rules().yield_needs_damage { blow.hit.and(losers) } else { blow.hit };
            let left = hit.and(table.tokyo()).minus(table.turn().stayed);
            if !left.is_empty() && table.lets_yield() {
                self.then(Task::Yields { left });
            }
        }
        if losers.is_empty() {
            return;
        }
        if losers.iter().any(|seat| self.table().hearts(seat) == 0) {
            self.then(Task::Bury);
        }
        if self.table().anyone_may_speak(Moment::Wounded) {
            self.tell_wounded(blow, lost);
        }
        if let Some(from) = blow.from {
            let others = losers.without(from);
            if !others.is_empty() {
                self.offer_one(Occasion::TookHearts(others), from);
            }
            let struck = losers.and(blow.hit);
            if !struck.is_empty() {
                self.offer_one(Occasion::Struck(struck), from);
            }
        }
    }

    /// Those who lost hearts may speak, clockwise from the dealer, or from the active monster on (GZ-6).
    #[inline(never)]
    fn tell_wounded(&mut self, blow: Blow, lost: Six) {
        let start = blow.from.unwrap_or(self.active());
        let last = if blow.from.is_some() { SeatSet::just(start) } else { SeatSet::EMPTY };
        let mut left = SeatSet::from_bits(lost.non_zero());
        // The first goes on top: the last is told first.
        while let Some(seat) = left.and(last).lowest().or_else(|| left.before(start)) {
            left = left.without(seat);
            let wound = Wound::new(lost.get(seat.index()), blow.from, blow.hit.has(seat));
            self.offer_one(Occasion::Wounded(wound), seat);
        }
    }

    /// The reason a monster loses hearts: one that an attack does not hit was added by a power of the attacker.
    #[inline(always)]
    fn why_hurt(&self, blow: Blow, seat: Seat) -> Why {
        if blow.hit.has(seat) || blow.why != Clause::Smash1.into() { blow.why } else { self.why_added(blow, seat) }
    }

    #[cold]
    fn why_added(&self, blow: Blow, seat: Seat) -> Why {
        let table = self.table();
        let spared = Blow { hearts: blow.hearts.with(seat.index(), 0), ..blow };
        let adds = |(power, hooks): &(Power, &Hooks)| {
            hooks.dealing.is_some_and(|dealing| dealing(table, *power, spared).targets().has(seat))
        };
        let power = blow.from.and_then(|from| table.powers(from, Moment::Dealing).find(adds).map(|(p, _)| p.why()));
        power.unwrap_or(blow.why)
    }

    /// Something that kept a monster alive without hearts has gone: without another such thing the monster is buried next.
    pub fn expire(&mut self, seat: Seat) {
        if self.table().alive().has(seat) && self.table().is_doomed(seat) {
            self.then(Task::Bury);
        }
    }

    /// Everybody at zero hearts whom nothing keeps alive goes at once (OUT-1, OUT-3).
    pub(crate) fn bury(&mut self) {
        self.state.agenda.pop();
        let table = self.table();
        // Somebody may lose its last hearts while others who fell before it still answer: their graves are dug already.
        let dug = self.state.agenda.tasks().iter().fold(SeatSet::EMPTY, |dug, task| match task {
            Task::Graves { fallen } => dug.or(*fallen),
            _ => dug,
        });
        let fallen: SeatSet = table.alive().minus(dug).iter().filter(|&s| table.is_doomed(s)).collect();
        if fallen.is_empty() {
            return;
        }
        self.then(Task::Graves { fallen });
        // From the active monster on, clockwise (GZ-6): the first goes on top.
        let order: ArrayVec<Seat, 6> = fallen.clockwise_from(self.active()).collect();
        for &seat in order.iter().rev() {
            if self.table().may_hold(seat, Moment::Dying) {
                // Only the hand is asked: powers in play bring their owner back by themselves.
                let left = SeatSet::just(seat);
                self.then(Task::Offer { now: Occasion::Dying, at: seat, left, next: Cursor::HAND });
            }
        }
        if self.table().anyone_hears(Moment::Fell) {
            let (active, alive) = (self.active(), self.table().alive());
            for &seat in order.iter().rev() {
                self.offer(Occasion::Fell(seat), active, alive);
            }
        }
    }

    /// Those who fell come back by a power of their own, start again where nobody is eliminated (OUT-4), or are out.
    pub(crate) fn graves(&mut self, fallen: SeatSet) {
        self.state.agenda.pop();
        // They fell at once (OUT-3): who comes back is settled before anybody loses a card. A power that brings its
        // owner back does so by itself and asks nobody.
        let table = self.table();
        let saviours: ArrayVec<_, 6> = fallen
            .iter()
            .filter(|&seat| table.is_doomed(seat))
            .filter_map(|seat| {
                let source = table.listener(seat, Moment::Dying, 0)?;
                Some((Power { owner: seat, source }, table.hooks(source, Moment::Dying).dying?))
            })
            .collect();
        for (power, dying) in saviours {
            let ending = self.copies_ending_with(power.owner);
            dying(self, power);
            self.end_copy(ending);
        }
        for seat in fallen.iter() {
            if self.table().is_doomed(seat) {
                let ending = self.copies_ending_with(seat);
                if self.table().rules().comebacks {
                    self.come_back(seat);
                } else {
                    self.emit(Event::Died { seat });
                }
                self.end_copy(ending);
            }
        }
        self.trim_hearts();
        self.close_bay();
        // Somebody may just have lost its last hearts with a copy that ended: it is buried first.
        let table = self.table();
        if !table.alive().iter().any(|seat| table.is_doomed(seat)) {
            self.last_one_standing();
        }
    }

    /// A monster starts again with all its hearts and its stars, without energy and counters (OUT-4).
    #[cold]
    fn come_back(&mut self, seat: Seat) {
        let stand = *self.table().stand(seat);
        let why = Clause::Out4.into();
        self.emit(Event::Reborn { seat, hearts: HEARTS, why });
        if stand.poison > 0 {
            self.emit(Event::Poison { seat, counters: -(stand.poison as i8), why });
        }
        if stand.shrink > 0 {
            self.emit(Event::Shrink { seat, counters: -(stand.shrink as i8), why });
        }
        self.lose_energy(seat, stand.energy, why);
        if stand.stars > 0 {
            self.emit(Event::Stars { seat, stars: stand.stars as i8, why });
        }
    }

    /// Hearts above a maximum that has shrunk go; they are no loss. What raised it may have gone with its owner.
    fn trim_hearts(&mut self) {
        if self.table().rules().evolutions {
            for seat in self.table().alive().iter() {
                let over = self.table().hearts(seat).saturating_sub(self.table().hearts_max(seat));
                self.shrivel(seat, over, Clause::Limit1.into());
            }
        }
    }

    /// A monster at zero hearts loses its cards, its stars and its place in Tokyo and plays on with n hearts.
    pub fn rebirth(&mut self, me: Power, hearts: u8) {
        let ending = self.copies_ending_with(me.owner);
        self.emit(Event::Reborn { seat: me.owner, hearts, why: me.why() });
        self.end_copy(ending);
    }

    /// Somebody else's copy of a card in front of this monster, which goes with it (I-175).
    fn copies_ending_with(&self, seat: Seat) -> Option<crate::play::Leaving> {
        let copied = self.table().copied()?;
        let copier = self.table().copier()?;
        if copier.owner == seat || !self.table().held(seat).has(copied) {
            return None;
        }
        self.copy_ending(copied)
    }

    fn end_copy(&mut self, ending: Option<crate::play::Leaving>) {
        if let Some((power, lost)) = ending
            && self.table().copied().is_none()
        {
            lost(self, power);
        }
    }

    /// With four or fewer alive the Bay closes (BAY-1).
    fn close_bay(&mut self) {
        if self.table().bay_open() {
            return;
        }
        if let Some(seat) = self.table().at(Place::Bay) {
            let why = Clause::Bay1.into();
            if self.table().rules().bay_moves_to_empty_city && self.table().at(Place::City).is_none() {
                self.emit(Event::Moved { seat, why });
            } else {
                self.leave(seat, why);
            }
        }
    }

    /// One left wins at once (WIN-2); nobody left, everybody loses (WIN-3).
    fn last_one_standing(&mut self) {
        let alive = self.table().alive();
        match alive.len() {
            0 => self.finish(SeatSet::EMPTY, Clause::Win3.into()),
            1 => self.finish(alive, Clause::Win2.into()),
            _ => {}
        }
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, winners: SeatSet, why: Why) {
        self.emit(Event::Over { winners, why });
        self.state.agenda.clear();
    }

    // ── yielding and moving in ───────────────────────────────────────────────
    /// The next one decides, City first (YIELD-1).
    #[inline(never)]
    pub(crate) fn yields(&mut self, left: SeatSet) {
        let table = self.table();
        let next = Place::ALL.into_iter().find_map(|p| table.at(p).filter(|&s| left.has(s)));
        let Some(seat) = next else { return self.state.agenda.pop() };
        self.state.agenda.replace(Task::Yields { left: left.without(seat) });
        let (table, active) = (self.table(), self.active());
        if table.turn().wounds.get(seat.index()) > 0 && table.may_speak(active, Moment::VictimDecides) {
            self.then(Task::Decide { seat });
            self.offer_one(Occasion::VictimDecides(seat), active);
        } else {
            self.decide(seat);
        }
    }

    /// One that may yield is asked, unless it is kept there or must go.
    #[inline(always)]
    pub(crate) fn decide(&mut self, seat: Seat) {
        // Somebody may have been made to leave in the meantime.
        if !self.table().in_tokyo(seat) {
            return;
        }
        let pinned = self.table().turn().stayed.has(seat) || self.table().held_fast(seat);
        let pressed = self.table().presses().is_some();
        if pinned {
            if pressed {
                self.press(seat);
            }
        } else if pressed && self.table().stars(seat) == 0 {
            self.answer_yield(seat, true);
        } else {
            self.then(Task::Ask(seat, Question::Yield));
        }
    }

    /// A monster that stays where it should not loses a star.
    fn press(&mut self, seat: Seat) {
        if let Some(power) = self.table().presses() {
            self.lose_stars(seat, 1, power.why());
        }
    }

    /// Those who yielded to a monster that is about to move in speak once more (I-040); to one that takes nobody's place
    /// they have nothing to say.
    pub(crate) fn recoil(&mut self) {
        self.state.agenda.pop();
        let table = self.table();
        let (me, gone) = (table.active(), table.turn().yielded.and(table.alive()));
        let takes = if self.has(Amendment::Recoil) {
            self.place_ahead().is_some()
        } else {
            !table.in_tokyo(me) && table.alive().has(me)
        };
        if takes && !gone.is_empty() {
            self.offer(Occasion::Yielded(me), gone.after(me).unwrap_or(me), gone);
        }
    }

    /// The place in Tokyo that the attacker is about to take, now that everybody has decided.
    fn place_ahead(&self) -> Option<Place> {
        let (table, me) = (self.table(), self.active());
        if table.in_tokyo(me) || !table.alive().has(me) {
            return None;
        }
        match self.state.agenda.top() {
            Some(Task::Storm { open }) => self.stormed(open),
            _ => self.free_places().next().filter(|_| table.must_enter()),
        }
    }

    /// The attacker moves in where it may (ENTER-1, OUT-2).
    #[inline(always)]
    pub(crate) fn storm(&mut self, open: PlaceSet) {
        self.state.agenda.pop();
        let me = self.active();
        let table = self.table();
        if table.in_tokyo(me) || !table.alive().has(me) {
            return;
        }
        if let Some(place) = self.stormed(open) {
            let replaced = self.table().turn().fallen.has(place);
            let why = if replaced { Clause::Out2 } else { Clause::Enter1 };
            self.enter(me, place, why.into());
        }
    }

    /// The place an attacker from outside takes at once, if there is one for it (ENTER-1, OUT-2).
    #[inline(always)]
    fn stormed(&self, open: PlaceSet) -> Option<Place> {
        let table = self.table();
        let rules = table.rules();
        let may = |place: Place| {
            // What nobody must enter is the attacker's, or Tokyo could stay empty to the end.
            open.has(place) || !table.turn().fallen.has(place) || rules.attacker_replaces_eliminated
        };
        self.free_places().find(|&p| may(p))
    }

    /// The empty places of Tokyo in use, City first.
    #[inline(always)]
    pub(crate) fn free_places(&self) -> impl Iterator<Item = Place> + '_ {
        self.table().free_places()
    }

    /// A monster takes a place in Tokyo once everything about leaving it is settled; nothing if it cannot any more.
    pub fn enter_after(&mut self, seat: Seat, place: Place, why: Why) {
        self.then(Task::MoveIn { seat, place, why });
    }

    pub(crate) fn move_in(&mut self, seat: Seat, place: Place, why: Why) {
        self.state.agenda.pop();
        let table = self.table();
        let free = table.free_places().any(|p| p == place);
        if free && table.alive().has(seat) && !table.is_doomed(seat) && !table.in_tokyo(seat) {
            self.enter(seat, place, why);
        }
    }

    /// A monster yields, or stays.
    pub(crate) fn answer_yield(&mut self, seat: Seat, yes: bool) {
        let why = if self.table().rules().yield_needs_damage { Clause::Yield2 } else { Clause::Yield1 };
        if yes {
            self.yield_tokyo(seat, why.into());
        } else {
            self.emit(Event::Stayed { seat, why: why.into() });
            self.offer_one(Occasion::Stayed, seat);
            if self.table().presses().is_some() {
                self.press(seat);
            }
        }
    }

    /// A monster leaves before the blow lands, and the blow misses it (I-028).
    pub fn dodge(&mut self, me: Power) {
        if !self.table().in_tokyo(me.owner) {
            return; // something it played before it answered took it out already
        }
        let coming = self.coming(me.owner);
        self.block(me.owner, coming, me.why());
        // One that may not yield stays, unhurt all the same.
        self.drive_out(me.owner, me.why());
    }

    /// A monster decides to stay before the blow lands, and cannot change its mind (I-028).
    pub fn stand_fast(&mut self, me: Power) {
        if !self.table().in_tokyo(me.owner) {
            return;
        }
        self.emit(Event::Stayed { seat: me.owner, why: me.why() });
        self.offer_one(Occasion::Stayed, me.owner);
    }
}

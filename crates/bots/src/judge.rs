//! What a table is worth to a seat, by rule of thumb, and what every Roll would make of it.
//!
//! Worths are in stars, more or less: one star early in a game is worth 1.

use std::hash::Hasher;

use kaiju_rules::{Card, CardId, Dice, EDITIONS, Event, GOAL, Hooks, Kind, Moment, Seat, SeatSet, Six, Table};
use libm::exp;

use crate::solver::{MOST_DICE, RollSum};

/// What a player likes: a personality is a set of these.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A star.
    pub star: f64,
    /// What the last star is worth more than the first.
    pub star_late: f64,
    /// All of life against death.
    pub life: f64,
    /// How many hearts feel like safety: the smaller, the less the upper ones count.
    pub safety: f64,
    /// An energy.
    pub energy: f64,
    /// A card that stays, for each energy of its price.
    pub card: f64,
    /// A die more every turn, beyond the price of the card it comes from.
    pub die: f64,
    /// Being in Tokyo, beyond what it pays at once.
    pub tokyo: f64,
    /// Hearts each monster outside is expected to take from one in Tokyo before its next turn.
    pub menace: f64,
    /// What others have, against what one has oneself.
    pub against: f64,
    /// Sweeping the shop, for each energy beyond six.
    pub sweep: f64,
}

impl Weights {
    /// A player without a favourite.
    pub const PLAIN: Weights = Weights {
        star: 1.0,
        star_late: 1.0,
        life: 14.0,
        safety: 3.5,
        energy: 0.45,
        card: 0.5,
        die: 2.0,
        tokyo: 1.5,
        menace: 0.8,
        against: 0.6,
        sweep: 0.1,
    };
    /// Likes to hurt, and stays in Tokyo.
    pub const SMASHER: Weights = Weights { against: 1.3, tokyo: 2.3, star: 0.85, energy: 0.35, ..Weights::PLAIN };
    /// Likes energy and cards.
    pub const BANKER: Weights = Weights { energy: 0.8, card: 1.0, die: 3.0, tokyo: 1.0, ..Weights::PLAIN };
    /// Likes to be alive.
    pub const SURVIVOR: Weights =
        Weights { life: 22.0, safety: 4.5, menace: 1.0, tokyo: 0.8, energy: 0.35, card: 0.4, ..Weights::PLAIN };
    /// Likes stars.
    pub const SCORER: Weights = Weights { star: 1.8, star_late: 1.2, against: 0.4, tokyo: 2.0, ..Weights::PLAIN };
}

/// What was learned from games of the greedy player: what each thing adds to the logarithm of a seat's strength. A seat
/// wins with the chance of its strength among all strengths.
#[derive(Clone, Debug, PartialEq)]
pub struct Lessons {
    /// By stars.
    pub stars: [f64; 20],
    /// By hearts, outside Tokyo, for two to six alive.
    pub outside: [[f64; 13]; 5],
    /// By hearts, in Tokyo, for two to six alive.
    pub inside: [[f64; 13]; 5],
    /// By energy.
    pub energy: [f64; 16],
    /// For each card in front of it, by its id, in alphabetical order; the same in every edition.
    pub cards: &'static [(&'static str, f64)],
    /// For each poison counter.
    pub poison: f64,
    /// For each shrink counter.
    pub shrink: f64,
    /// By how many turns of others come before its own, outside Tokyo; 0 is just before its roll.
    pub waits_outside: [f64; 7],
    /// What waiting costs in Tokyo, by the number of hearts.
    pub waits_inside: [f64; 7],
    /// What staying in Tokyo is better than yielding.
    pub stays: Stays,
}

/// What staying in Tokyo is better than yielding, as a part of what both are worth together: the sum of these. Learned
/// from games that were imagined with both answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Stays {
    /// By how many turns of others come before its own, and hearts.
    pub hearts: [[f64; 13]; 7],
    /// By how many are alive, from two on.
    pub alive: [f64; 5],
    /// By its stars.
    pub stars: [f64; 20],
    /// By the stars of the leader among the others.
    pub rival: [f64; 20],
}

/// The hearts by which a monster is judged: whoever lives on without any is as safe as with all of them.
#[inline]
pub(crate) fn hearts_of(table: &Table, seat: Seat) -> u8 {
    if table.dials_tell_all() { table.hearts(seat) } else { judged(table, seat).0 }
}

/// The stars by which a monster is judged: whoever wins with fewer than others is as near to its goal as somebody with more.
#[inline]
pub(crate) fn stars_of(table: &Table, seat: Seat) -> u8 {
    if table.dials_tell_all() { table.stars(seat) } else { judged(table, seat).1 }
}

#[cold]
#[inline(never)]
fn judged(table: &Table, seat: Seat) -> (u8, u8) {
    let hearts = if table.lives_on(seat) { table.hearts_max(seat) } else { table.hearts(seat) };
    (hearts, table.stars(seat) + (GOAL - table.goal(seat)))
}

impl Stays {
    /// What staying is better, for a monster in Tokyo with n hearts and with m alive.
    pub fn worth(&self, table: &Table, seat: Seat, hearts: u8, alive: usize) -> f64 {
        let star = |stars: u8| usize::from(stars.min(GOAL - 1));
        let rival = table.others(seat).iter().map(|other| stars_of(table, other)).max().unwrap_or(0);
        self.hearts[waits(table, seat, false)][usize::from(hearts).min(12)]
            + self.alive[alive.clamp(2, 6) - 2]
            + self.stars[star(stars_of(table, seat))]
            + self.rival[star(rival)]
    }
}

/// Winning, against having nothing.
const WIN: f64 = 60.0;
/// What a sure win is worth in the eyes of one who has learned, so that a star is worth about 1.
const SURE: f64 = 40.0;
/// The logarithm of the strength of somebody who has won.
const WON: f64 = 12.0;
/// What a card nothing was learned of adds to the logarithm of a strength, for each energy of its price.
const UNKNOWN: f64 = 0.06;
/// Room for how many dice can show a face, and a little more: a power of two is looked up without a division.
const COUNTS: usize = (MOST_DICE as usize + 1).next_power_of_two();
/// The longest life in the tables.
const MOST_HEARTS: usize = 16;

/// A taste, ready to be used: everything a seat has adds up, from tables.
#[derive(Clone, Debug)]
pub struct Judge {
    weights: Weights,
    /// By how many are alive, and hearts: outside Tokyo, and inside.
    lives: [[[f64; MOST_HEARTS + 1]; 7]; 2],
    stars: [f64; 64],
    energy: [f64; 64],
    /// What each card that stays is worth, by edition.
    cards: [[f64; CardId::COUNT]; EDITIONS.len()],
    poison: f64,
    shrink: f64,
    waits: [[f64; 7]; 2],
    stays: Option<Stays>,
    /// Worths are logarithms of strengths; otherwise stars.
    learned: bool,
}

impl Judge {
    /// How many stars more one must have to be e times as likely to win, by rule of thumb.
    pub const SOFT: f64 = 7.0;

    /// By rule of thumb.
    pub fn new(weights: Weights) -> Judge {
        let Weights { star, star_late, life, safety, .. } = weights;
        let life_of = |hearts: f64| life * (1.0 - exp(-hearts / safety));
        let goal = f64::from(GOAL);
        let star_of = |n: usize| {
            let n = n as f64;
            star * n + star_late * n * n / (2.0 * goal) + if n >= goal { WIN } else { 0.0 }
        };
        let inside = |alive: usize, hearts: f64| {
            // With the Bay open one more is in Tokyo and does not attack it.
            let attackers = alive.saturating_sub(if alive > 4 { 2 } else { 1 });
            life_of((hearts - weights.menace * attackers as f64).max(0.25)) + weights.tokyo
        };
        let lives = [false, true].map(|within| {
            std::array::from_fn(|alive| {
                std::array::from_fn(|hearts| match (hearts, within) {
                    (0, _) => 0.0,
                    (_, false) => life_of(hearts as f64),
                    (_, true) => inside(alive, hearts as f64),
                })
            })
        });
        let energy = |n: usize| weights.energy * (n.min(10) as f64 + 0.5 * n.saturating_sub(10) as f64);
        Judge {
            weights,
            lives,
            stars: std::array::from_fn(star_of),
            energy: std::array::from_fn(energy),
            cards: each_card(|card| {
                let Hooks { dice, rolls, .. } = card.hooks;
                weights.card * f64::from(card.cost) + weights.die * (f64::from(dice) + 0.5 * f64::from(rolls))
            }),
            poison: -1.2,
            shrink: -1.5,
            waits: [[0.0; 7]; 2],
            stays: None,
            learned: false,
        }
    }

    /// By what was learned.
    pub fn learned(lessons: &Lessons) -> Judge {
        let last = |of: &[f64], i: usize| of.get(i).or(of.last()).copied().unwrap_or(0.0);
        let lives = [&lessons.outside, &lessons.inside].map(|of| {
            std::array::from_fn(|alive| {
                let of = &of[alive.clamp(2, 6) - 2];
                std::array::from_fn(|hearts| last(of, hearts))
            })
        });
        let star = |n: usize| if n >= usize::from(GOAL) { WON } else { lessons.stars[n] };
        Judge {
            weights: Weights::PLAIN,
            lives,
            stars: std::array::from_fn(star),
            energy: std::array::from_fn(|n| last(&lessons.energy, n)),
            cards: each_card(|card| {
                let known = lessons.cards.binary_search_by_key(&card.id, |(id, _)| id);
                known.map_or(UNKNOWN * f64::from(card.cost), |at| lessons.cards[at].1)
            }),
            poison: lessons.poison,
            shrink: lessons.shrink,
            waits: [lessons.waits_outside, lessons.waits_inside],
            stays: Some(lessons.stays.clone()),
            learned: true,
        }
    }

    /// What it was made of.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Whether it counts in chances to win, on a scale of its own.
    pub(crate) fn is_learned(&self) -> bool {
        self.learned
    }

    /// How much more worth makes one e times as likely to win, for somebody with this chance: the worth of a share.
    pub fn slope(&self, share: f64) -> f64 {
        if self.learned { 1.0 / SURE } else { share * (1.0 - share) / Judge::SOFT }
    }

    #[inline]
    pub(crate) fn stars(&self, stars: u8) -> f64 {
        self.stars[usize::from(stars).min(self.stars.len() - 1)]
    }

    #[inline]
    pub(crate) fn energy(&self, energy: u16) -> f64 {
        self.energy[usize::from(energy).min(self.energy.len() - 1)]
    }

    /// What n hearts are worth in Tokyo or outside, with m alive.
    #[inline]
    pub(crate) fn standing(&self, hearts: u8, inside: bool, alive: usize) -> f64 {
        self.lives[usize::from(inside)][alive.min(6)][usize::from(hearts).min(MOST_HEARTS)]
    }

    /// Would a monster with n hearts rather leave Tokyo to an attack?
    pub fn leaves(&self, table: &Table, seat: Seat, hearts: u8) -> bool {
        self.would_leave(table, seat, hearts, table.alive().len())
    }

    /// What waiting for its next turn is worth to a seat, in Tokyo or outside.
    #[inline]
    pub(crate) fn wait(&self, table: &Table, seat: Seat, inside: bool) -> f64 {
        self.waits[usize::from(inside)][waits(table, seat, false)]
    }

    fn would_leave(&self, table: &Table, seat: Seat, hearts: u8, alive: usize) -> bool {
        if let Some(stays) = &self.stays {
            return stays.worth(table, seat, hearts, alive) < 0.0;
        }
        let waits = |inside: usize| self.waits[inside][waits(table, seat, false)];
        self.standing(hearts, true, alive) + waits(1) < self.standing(hearts, false, alive) + waits(0)
    }

    /// What a card is worth in front of its owner: in stars, or what it adds to the logarithm of its owner's strength.
    #[inline]
    pub fn card(&self, table: &Table, card: CardId) -> f64 {
        self.cards[table.edition().index()][card.index()]
    }

    fn belongings(&self, table: &Table, seat: Seat) -> f64 {
        let held = table.held(seat);
        let mut worth = 0.0;
        if !held.is_empty() {
            let cards = &self.cards[table.edition().index()];
            worth += held.iter().map(|card| cards[card.index()]).sum::<f64>();
        }
        let stand = table.stand(seat);
        if stand.poison + stand.shrink > 0 {
            worth += self.poison * f64::from(stand.poison.min(8)) + self.shrink * f64::from(stand.shrink.min(8));
        }
        if table.rules().evolutions {
            let of = table.evolutions(seat);
            let one = if self.learned { 0.1 } else { 1.0 };
            worth += one * (1.5 * of.shown.len() as f64 + 0.8 * f64::from(of.in_hand));
            worth += one * 0.4 * f64::from(stand.dice_tokens);
        }
        worth
    }

    /// What a seat has, whatever the others have.
    pub fn own(&self, table: &Table, seat: Seat) -> f64 {
        if !table.alive().has(seat) {
            return 0.0;
        }
        let inside = table.in_tokyo(seat);
        self.stars(stars_of(table, seat))
            + self.energy(table.energy(seat))
            + self.standing(hearts_of(table, seat), inside, table.alive().len())
            + self.waits[usize::from(inside)][waits(table, seat, about_to_roll(table))]
            + self.belongings(table, seat)
    }

    /// What others have, added up so that a leader counts for more than two who trail.
    fn rivals(&self, squares: f64) -> f64 {
        self.weights.against * squares.sqrt()
    }

    /// What the table is worth to a seat, in stars, more or less.
    pub fn score(&self, table: &Table, me: Seat) -> f64 {
        if self.learned {
            return SURE * self.shares(table)[me.index()];
        }
        if let Some(winners) = table.over() {
            return if winners.has(me) { 2.0 * WIN / winners.len() as f64 } else { -WIN };
        }
        if !table.alive().has(me) {
            return -WIN;
        }
        let others = table.others(me).iter().map(|seat| self.own(table, seat)).map(|own| own * own).sum();
        self.own(table, me) - self.rivals(others)
    }

    /// Each seat's share of the hope to win, as far as one can see.
    pub fn shares(&self, table: &Table) -> [f64; 6] {
        if let Some(winners) = table.over() {
            return std::array::from_fn(|i| if winners.has(Seat::new(i)) { 1.0 / winners.len() as f64 } else { 0.0 });
        }
        let soft = if self.learned { 1.0 } else { Judge::SOFT };
        let strength = |i: usize| {
            let seat = Seat::new(i);
            if table.alive().has(seat) { exp(self.own(table, seat) / soft) } else { 0.0 }
        };
        let all: [f64; 6] = std::array::from_fn(strength);
        let sum: f64 = all.iter().sum();
        all.map(|one| one / sum.max(1e-300))
    }
}

/// Something about every card of every edition.
fn each_card(of: impl Fn(&Card) -> f64) -> [[f64; CardId::COUNT]; EDITIONS.len()] {
    EDITIONS.each_ref().map(|edition| {
        let deck = edition.deck;
        std::array::from_fn(|i| if i < deck.len() { of(deck.card(CardId::new(i))) } else { 0.0 })
    })
}

/// Is the active monster just about to roll for the first time in its turn?
pub fn about_to_roll(table: &Table) -> bool {
    let turn = table.turn();
    turn.size > 0 && turn.dice.is_empty() && !turn.rolled && turn.rolls > 0
}

/// How many turns begin before a seat's next one; the active seat's is its own next one, unless it is about to roll.
pub fn waits(table: &Table, seat: Seat, about_to_roll: bool) -> usize {
    let (active, alive) = (table.active(), table.alive());
    if seat == active && about_to_roll {
        return 0;
    }
    usize::from(TURNS_BETWEEN[usize::from(alive.bits() & 63)][active.index()][seat.index()])
}

/// How many turns begin from after a seat's up to another's, around the table, by who is alive.
static TURNS_BETWEEN: [[[u8; 6]; 6]; 64] = {
    let mut table = [[[0; 6]; 6]; 64];
    let mut i = 0;
    while i < 64 * 36 {
        let (alive, from, to) = (i / 36, i / 6 % 6, i % 6);
        let (mut seat, mut turns) = (from, 0);
        loop {
            seat = (seat + 1) % 6;
            turns += (alive >> seat & 1) as u8;
            if seat == to {
                break;
            }
        }
        table[alive][from][to] = turns;
        i += 1;
    }
    table
};

/// What the Roll of the active monster would make of the table, for one pair of eyes. Built once a turn; after that a
/// Roll costs a few look-ups. Powers count as far as they speak in numbers; what a power does beyond that is left out.
#[derive(Clone, Debug)]
pub struct Prospect {
    /// By number of smash dice: what all others than the roller have, and whether the roller ends up in Tokyo.
    strikes: [Strike; COUNTS],
    /// By number of hearts: the roller's life outside, and in Tokyo.
    lives: [[f64; COUNTS]; 2],
    /// By number of energy.
    energy: [f64; COUNTS],
    /// By stars gained.
    stars: [f64; 32],
    /// What the roller has besides.
    rest: f64,
    /// Is the roller the one who looks?
    mine: bool,
    against: f64,
    learned: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Strike {
    inside: bool,
    star: u8,
    /// Without the roller and the one who looks: the squares of what others have, or the sum of their strengths.
    others: f64,
    /// What others are worth to the one who looks; with what that one has, if it is not the roller.
    own: f64,
}

impl Prospect {
    /// Looks at a table whose active monster is to roll n dice. Whatever dice lie there now, the Roll may be any: powers
    /// that look at dice find none.
    pub fn new(judge: &Judge, table: &Table, me: Seat, dice: u8) -> Prospect {
        let asks = |moment: &Moment| table.hears(table.active(), *moment);
        if table.turn().dice.is_empty() || !FORCE.iter().any(asks) {
            return Prospect::as_it_lies(judge, table, me, dice);
        }
        let mut bare = table.clone();
        bare.fold(Event::Kept { dice: Dice::NONE });
        Prospect::as_it_lies(judge, &bare, me, dice)
    }

    /// The prospect of a seat when the dice on the table are the final Roll.
    pub(crate) fn as_it_lies(judge: &Judge, table: &Table, me: Seat, dice: u8) -> Prospect {
        let roller = table.active();
        let mut strikes = [Strike::default(); COUNTS];
        let others = table.others(roller);
        let onlookers: [Onlooker; 6] = std::array::from_fn(|i| {
            let seat = Seat::new(i);
            if others.has(seat) { Onlooker::of(judge, table, seat) } else { Onlooker::default() }
        });
        for (smashes, strike) in strikes.iter_mut().enumerate().take(dice as usize + 1) {
            *strike = Strike::new(judge, table, me, smashes as u8, &onlookers);
        }
        let hearts = hearts_of(table, roller);
        let (alive, was_inside) = (table.alive().len(), table.in_tokyo(roller));
        let (max, bonus) =
            (table.hearts_max(roller), table.sum(roller, Moment::HeartDiceBonus, |h| h.heart_dice_bonus));
        // Strengths multiply, worths add up.
        let scale = |worth: f64| if judge.learned { exp(worth) } else { worth };
        let wait = waits(table, roller, false);
        let lives = [false, true].map(|inside| {
            by_count(dice, |rolled| {
                let heals = if was_inside || rolled == 0 { 0 } else { rolled as u8 + bonus };
                let hearts = (hearts + heals).min(max.max(hearts));
                scale(judge.standing(hearts, inside, alive) + judge.waits[usize::from(inside)][wait])
            })
        });
        let more = u16::from(table.sum(roller, Moment::EnergyBonus, |h| h.energy_bonus));
        let energy = by_count(dice, |rolled| {
            scale(judge.energy(table.energy(roller) + if rolled == 0 { 0 } else { rolled as u16 + more }))
        });
        Prospect {
            strikes,
            lives,
            energy,
            stars: std::array::from_fn(|more| scale(judge.stars(stars_of(table, roller) + more as u8))),
            rest: scale(judge.belongings(table, roller)),
            mine: me == roller,
            against: judge.weights.against,
            learned: judge.learned,
        }
    }

    /// Hashes all that the worths of Rolls of n dice follow from.
    pub(crate) fn hash_for(&self, dice: u8, hash: &mut impl Hasher) {
        let counts = usize::from(dice) + 1;
        for strike in &self.strikes[..counts] {
            hash.write_u64(u64::from(strike.inside) << 8 | u64::from(strike.star));
            hash.write_u64(strike.others.to_bits());
            hash.write_u64(strike.own.to_bits());
        }
        let [outside, inside] = &self.lives;
        // Nine of a number and a star for Tokyo are the most there can be.
        let tables =
            [&outside[..counts], &inside[..counts], &self.energy[..counts], &self.stars[..counts + 2], &[self.rest]];
        tables.into_iter().flatten().for_each(|worth| hash.write_u64(worth.to_bits()));
        hash.write_u64(u64::from(self.mine) << 1 | u64::from(self.learned));
        hash.write_u64(self.against.to_bits());
    }

    /// What the table would be worth with this Roll.
    #[inline]
    pub fn worth(&self, roll: Dice) -> f64 {
        self.worth_of(RollSum::of(roll))
    }

    /// What the table would be worth with a Roll that comes to this.
    #[inline]
    pub(crate) fn worth_of(&self, roll: RollSum) -> f64 {
        let strike = &self.strikes[usize::from(roll.smashes) % COUNTS];
        let stars = self.stars[usize::from(roll.points + strike.star) % self.stars.len()];
        let life = self.lives[usize::from(strike.inside)][usize::from(roll.hearts) % COUNTS];
        let energy = self.energy[usize::from(roll.energy) % COUNTS];
        if self.learned {
            let roller = stars * energy * life * self.rest;
            let mine = if self.mine { roller } else { strike.own };
            return SURE * mine / (roller + strike.others + if self.mine { 0.0 } else { mine });
        }
        let roller = stars + energy + life + self.rest;
        if self.mine {
            roller + strike.own
        } else {
            strike.own - self.against * (strike.others + roller * roller).sqrt()
        }
    }
}

/// Something about each number of n dice that can show a face.
fn by_count(dice: u8, of: impl Fn(usize) -> f64) -> [f64; COUNTS] {
    std::array::from_fn(|count| if count <= usize::from(dice) { of(count) } else { 0.0 })
}

/// The moments at which powers say how hard a Roll strikes.
const FORCE: [Moment; 4] = [Moment::Smashes, Moment::MoreSmashes, Moment::Damage, Moment::Dealing];

/// The hearts each monster would lose to n smashes, as far as powers speak in numbers.
fn losses(table: &Table, roller: Seat, smashes: u8) -> Six {
    let blow = table.dealt(table.strike(roller, smashes));
    blow.targets().iter().fold(blow.hearts, |hearts, seat| {
        let mut coming = if table.lives_on(seat) { 0 } else { hearts.get(seat.index()) };
        while let Some((_, left)) = table.armour(seat, coming) {
            coming = left;
        }
        hearts.with(seat.index(), coming)
    })
}

/// What somebody else than the roller has, whatever is rolled.
#[derive(Clone, Copy, Default)]
struct Onlooker {
    hearts: u8,
    /// Stars, energy and belongings.
    worth: f64,
    /// What waiting is worth to it outside Tokyo, and inside.
    waits: [f64; 2],
}

impl Onlooker {
    fn of(judge: &Judge, table: &Table, seat: Seat) -> Onlooker {
        let wait = waits(table, seat, false);
        Onlooker {
            hearts: hearts_of(table, seat),
            worth: judge.stars(stars_of(table, seat))
                + judge.energy(table.energy(seat))
                + judge.belongings(table, seat),
            waits: judge.waits.map(|of| of[wait]),
        }
    }
}

impl Strike {
    fn new(judge: &Judge, table: &Table, me: Seat, dice: u8, onlookers: &[Onlooker; 6]) -> Strike {
        let (roller, tokyo) = (table.active(), table.tokyo());
        let smashes = table.smashes_with(roller, dice);
        let lost = losses(table, roller, smashes);
        let left: [u8; 6] = std::array::from_fn(|i| onlookers[i].hearts.saturating_sub(lost.get(i)));
        let left = |seat: Seat| left[seat.index()];
        let survive = Seat::ALL.map(|seat| u8::from(left(seat) > 0) << seat.index());
        let survive = SeatSet::from_bits(survive.into_iter().fold(0, |all, one| all | one));
        let alive = survive.len() + usize::from(table.alive().has(roller));
        let leaves = |seat: Seat| {
            smashes > 0
                && tokyo.has(seat)
                && lost.get(seat.index()) > 0
                && judge.would_leave(table, seat, left(seat), alive)
        };
        let was_inside = tokyo.has(roller);
        let free = table.places().any(|place| match table.at(place) {
            None => true,
            Some(seat) => seat != roller && (left(seat) == 0 || leaves(seat)),
        });
        let moves = !was_inside && free && (table.takes_tokyo(smashes > 0) || table.must_enter());
        let mut strike = Strike { inside: was_inside || moves, star: u8::from(moves), ..Strike::default() };
        let mut mine = None;
        for seat in survive.iter() {
            let inside = tokyo.has(seat) && !(moves && leaves(seat));
            let Onlooker { worth, waits, .. } = onlookers[seat.index()];
            let own = worth + judge.standing(left(seat), inside, alive) + waits[usize::from(inside)];
            let own = if judge.learned { exp(own) } else { own };
            if seat == me {
                mine = Some(own);
            } else {
                strike.others += if judge.learned { own } else { own * own };
            }
        }
        strike.own = match (judge.learned, me == roller) {
            (true, _) => mine.unwrap_or(0.0),
            (false, true) if alive == 1 => 2.0 * WIN,
            (false, true) => -judge.rivals(strike.others),
            (false, false) => mine.unwrap_or(-WIN),
        };
        strike
    }
}

/// Is this card gone once it is bought?
pub(crate) fn passes(card: &Card) -> bool {
    card.kind == Kind::Discard
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{Face, State};

    fn position(lines: &str) -> State {
        parse_position(&format!("kaiju position 1\nedition second\n{lines}")).expect("a position")
    }

    fn dice(letters: &str) -> Dice {
        letters.chars().filter_map(Face::from_letter).collect()
    }

    #[test]
    fn more_is_better() {
        let judge = Judge::new(Weights::PLAIN);
        let table =
            |a: &str, b: &str| position(&format!("seat A gigazaur {a}\nseat B kraken {b}\nseat C alienoid\nat roll A"));
        let score = |a: &str, b: &str| judge.score(table(a, b).table(), Seat::A);
        let par = score("♥8 ★5 ⚡3", "♥8 ★5 ⚡3");
        for better in ["♥9 ★5 ⚡3", "♥8 ★6 ⚡3", "♥8 ★5 ⚡4"] {
            assert!(score(better, "♥8 ★5 ⚡3") > par, "{better}");
            assert!(score("♥8 ★5 ⚡3", better) < par, "{better}");
        }
        // A rival less is worth more than anything that can happen to it otherwise.
        assert!(score("♥8 ★5 ⚡3", "out") > score("♥8 ★5 ⚡3", "♥1 ★0 ⚡0"));
    }

    #[test]
    fn a_roll_that_wins_is_worth_most() {
        let judge = Judge::new(Weights::PLAIN);
        let state = position("seat A gigazaur ★17\nseat B kraken ♥6 city\nseat C alienoid\nat roll A");
        let prospect = Prospect::new(&judge, state.table(), Seat::A, 6);
        let worth = |letters: &str| prospect.worth(dice(letters));
        assert!(worth("333eeh") > worth("222eeh") + WIN / 2.0);
        assert!(worth("ssssss") > worth("sssss1"));
        // For the one in Tokyo it is the other way round.
        let theirs = Prospect::new(&judge, state.table(), Seat::B, 6);
        assert!(theirs.worth(dice("ssssss")) < theirs.worth(dice("112233")));
    }

    /// A table with costumes: what A and B have, and what A wears.
    fn in_costume(a: &str, b: &str, costume: &str) -> State {
        parse_position(&format!(
            "kaiju position 1\nedition first\nswitch costumes yes\nseat A gigazaur {a}\nseat B kraken city {b}\ncards {costume}\nat roll A"
        ))
        .expect("a position")
    }

    #[test]
    fn whoever_wins_with_fewer_stars_is_nearer_to_winning() {
        for judge in [Judge::new(Weights::PLAIN), Judge::learned(&crate::lessons::LESSONS)] {
            let own = |stars: &str, costume: &str| judge.own(in_costume(stars, "", costume).table(), Seat::A);
            let near = |stars: &str, costume: &str| own(stars, costume) - own("★0", costume);
            // With a costume that makes no difference to the goal, three stars more are as near.
            assert!(near("★16", "A astronaut") > near("★16", "A statue-of-liberty"));
            // Three stars more win, and nothing is worth as much.
            let wins = |costume: &str| {
                let state = in_costume("★14", "", costume);
                let worth = Prospect::new(&judge, state.table(), Seat::A, 6).worth(dice("333eeh"));
                if judge.learned { worth > 0.99 * SURE } else { worth > WIN }
            };
            assert!(wins("A astronaut") && !wins("A statue-of-liberty"));
        }
        let net = crate::net::Net::ours();
        let inputs = |stars: &str, costume: &str| {
            net.inputs_on(in_costume(stars, "", costume).table(), Seat::A).numbers().to_vec()
        };
        assert_eq!(inputs("★16", "A astronaut"), inputs("★19", "A statue-of-liberty"));
    }

    #[test]
    fn whoever_lives_without_hearts_is_not_out() {
        let judge = Judge::learned(&crate::lessons::LESSONS);
        let state = in_costume("", "♥0", "B zombie");
        // One smash or six: nobody falls.
        let prospect = Prospect::new(&judge, state.table(), Seat::A, 6);
        assert!(prospect.worth(dice("ssssss")) < SURE * 0.9 && prospect.worth(dice("s12e3h")) < SURE * 0.9);
        let mut bits = crate::Bits::new(1, 1);
        let mut quick = crate::quick::Quick::new(&judge);
        let mut state = in_costume("", "♥0", "B zombie");
        for _ in 0..60 {
            use kaiju_rules::{Input, Log, Pending};
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(luck) => Input::Luck(luck.draw(state.table(), bits.word())),
                Pending::Decide(seat, question) => Input::Act(quick.answer(&state, seat, question, &mut bits)),
            };
            state.advance(input, &mut Log::Off);
        }
    }
}

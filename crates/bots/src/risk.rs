//! The risk meter: what a monster in Tokyo can expect to lose before its next turn, if it stays and if it yields.
//!
//! Two answers are given. The first assumes that everybody else plays for damage: keeps every smash, rolls everything
//! else again, buys nothing, heals with whatever hearts are left over and stays in Tokyo. That is worked out exactly:
//! every Roll that can come of it is played on by the rules themselves, with all cards in play, monster after monster.
//! The second assumes that everybody plays like the bots do, and is estimated from imagined games.

use std::collections::BTreeMap;

use kaiju_rules::{Action, Dice, Face, Input, Log, Luck, Moment, Outcome, Pending, Question, Seat, State, Table, View};

use crate::Bits;
use crate::judge::Judge;
use crate::lessons::LESSONS;
use crate::outlook::{Rolling, rolled};
use crate::quick::Quick;
use crate::solver::results;

/// What the monster does when it is asked whether it yields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stance {
    /// It stays, however often it is asked.
    Stay,
    /// It yields as soon as it is asked.
    Yield,
}

impl Stance {
    /// Both of them.
    pub const ALL: [Stance; 2] = [Stance::Stay, Stance::Yield];
}

/// The most hearts that are told apart.
pub const MOST_LOST: usize = 12;

/// What a monster stands to lose before its next turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Risk {
    /// The chance to have n hearts fewer when its next turn begins, or when the game ends before; one that is
    /// eliminated has lost all it had.
    pub loses: [f64; MOST_LOST + 1],
    /// The chance to be eliminated before its next turn.
    pub dies: f64,
    /// Is this the exact law? It is not where it was simulated, nor where a power asked somebody something on the way,
    /// could have been used while rolling, or turned up a card: such questions are answered by a rule of thumb.
    pub exact: bool,
}

impl Risk {
    const NONE: Risk = Risk { loses: [0.0; MOST_LOST + 1], dies: 0.0, exact: true };

    /// The chance to lose at least n hearts.
    pub fn at_least(&self, hearts: usize) -> f64 {
        self.loses.iter().skip(hearts).sum()
    }

    /// The hearts lost on average.
    pub fn mean(&self) -> f64 {
        self.loses.iter().enumerate().map(|(hearts, chance)| hearts as f64 * chance).sum()
    }

    fn add(&mut self, journey: &Journey, state: &State, chance: f64) {
        let (lost, died) = journey.outcome(state);
        self.loses[lost] += chance;
        self.dies += if died { chance } else { 0.0 };
    }
}

/// The risk of a seat when everybody else plays for damage; none when the game is over, the seat is out of it, or nobody is eliminated.
pub fn for_damage(view: &View, me: Seat, stance: Stance) -> Option<Risk> {
    let journey = Journey::new(&view.imagine(|_| 0), me, stance)?;
    Some(journey.exactly())
}

/// The risk of a seat when everybody plays like the bots do, over n imagined games; none when the game is over, the seat is out of it, or
/// nobody is eliminated.
pub fn by_bots(view: &View, me: Seat, stance: Stance, games: u32, bits: &mut Bits) -> Option<Risk> {
    let judge = Judge::learned(&LESSONS);
    let mut quick = Quick::new(&judge);
    let mut risk = Risk { exact: false, ..Risk::NONE };
    for _ in 0..games {
        let journey = Journey::new(&view.imagine(|n| bits.below(n)), me, stance)?;
        let state = journey.like_bots(&mut quick, bits);
        risk.add(&journey, &state, 1.0 / f64::from(games));
    }
    Some(risk)
}

/// An outcome that has to do where no law is kept. Whoever rolls as much as the others for the right to begin rolls again: those
/// dice fall otherwise at each step, or they would fall alike for ever.
fn something_likely(luck: Luck, table: &Table, step: u64) -> Outcome {
    let turned = if matches!(luck, Luck::Contest(_)) { step.wrapping_mul(0x9E37_79B9_7F4A_7C15) } else { 0 };
    luck.draw(table, (1 << 63) ^ turned)
}

/// The way from now to a monster's next turn.
#[derive(Clone)]
pub struct Journey {
    start: State,
    me: Seat,
    stance: Stance,
    hearts: u8,
}

/// More questions than any turn takes.
const MOST_STEPS: usize = 2_000;
/// More Rolls than any way to the next turn has, extra turns included.
const MOST_ROLLS: usize = 24;

/// When a power may take hearts from monsters that its owner's smashes would not reach, in its owner's turn.
const AFAR: [Moment; 17] = [
    Moment::ReachesAll,
    Moment::Dealing,
    Moment::TurnDawns,
    Moment::TurnBegins,
    Moment::TurnBegun,
    Moment::Rolled,
    Moment::Tallied,
    Moment::Scored,
    Moment::Striking,
    Moment::Attacking,
    Moment::HeartsRolled,
    Moment::Struck,
    Moment::TookHearts,
    Moment::Entered,
    Moment::TurnCloses,
    Moment::TurnEnds,
    Moment::TurnOver,
];
/// When a power may bring its owner stars in the turns of others.
const MEANWHILE: [Moment; 13] = [
    Moment::OthersBegin,
    Moment::OthersRolled,
    Moment::AttackLooms,
    Moment::WoundComing,
    Moment::Wounded,
    Moment::Fell,
    Moment::Yielding,
    Moment::Yielded,
    Moment::Stayed,
    Moment::LeftTokyo,
    Moment::EnterPhase,
    Moment::Entered,
    Moment::OthersEnd,
];

impl Journey {
    /// From this game on; none when it is over or the seat is out of it, and where nobody is eliminated: hearts that come back with a
    /// monster tell nothing of what it lost (OUT-4).
    pub fn new(state: &State, me: Seat, stance: Stance) -> Option<Journey> {
        let table = state.table();
        if table.over().is_some() || !table.alive().has(me) || table.rules().comebacks {
            return None;
        }
        Some(Journey { start: state.clone(), me, stance, hearts: table.hearts(me) })
    }

    /// How many hearts the monster has lost by now, and whether it is out.
    pub fn outcome(&self, state: &State) -> (usize, bool) {
        let alive = state.table().alive().has(self.me);
        let hearts = if alive { state.table().hearts(self.me) } else { 0 };
        (usize::from(self.hearts.saturating_sub(hearts)).min(MOST_LOST), !alive)
    }

    /// Is the way over: is it the monster's next turn, is it out, or the game?
    fn over(&self, state: &State) -> bool {
        let table = state.table();
        let next = table.turns() != self.start.table().turns() && table.active() == self.me;
        next || table.over().is_some() || !table.alive().has(self.me)
    }

    /// The answer of one who plays for damage, or of the monster itself; the flag says whether it is beyond doubt.
    fn answer(&self, state: &State, seat: Seat, question: Question) -> (Action, bool) {
        let table = state.table();
        match question {
            Question::Keep if seat == self.me => (Action::Keep(table.turn().dice), false),
            Question::Keep => {
                let (dice, quiet) = (table.turn().dice, !table.hears(seat, Moment::Usable));
                let kept = if table.turn().rolls == 0 { dice } else { Dice::of(Face::Smash, dice.count(Face::Smash)) };
                (Action::Keep(kept), quiet && !table.rules().evolutions)
            }
            Question::Yield if seat == self.me && self.stance == Stance::Yield => (Action::Yes, true),
            Question::Yield | Question::Resolve | Question::Hearts | Question::Ending => (Action::No, true),
            Question::Shop => (Action::No, seat != self.me),
            Question::Tokens => {
                let legal = state.legal();
                (legal.get(legal.len().saturating_sub(1)).unwrap_or(Action::Number(0)), true)
            }
            Question::Change => {
                let to_smash = |action: &Action| matches!(action, Action::Turn(_, _, Face::Smash));
                let action = state.legal().iter().find(to_smash).filter(|_| seat != self.me);
                (action.unwrap_or(Action::No), false)
            }
            _ => {
                let legal = state.legal();
                let action = if legal.contains(Action::No) { Some(Action::No) } else { legal.get(0) };
                (action.unwrap_or(Action::No), false)
            }
        }
    }

    /// Goes on to where dice are thrown for a turn, or to the end of the way; false where something was in doubt.
    fn walk(&self, state: &mut State) -> bool {
        let mut beyond_doubt = true;
        for step in 0..MOST_STEPS as u64 {
            if self.over(state) {
                return beyond_doubt;
            }
            let input = match state.pending() {
                Pending::Over(_) | Pending::Chance(Luck::Throw(_)) => return beyond_doubt,
                // Dice for a power, or cards that come up: something likely has to do.
                Pending::Chance(luck) => {
                    beyond_doubt = false;
                    Input::Luck(something_likely(luck, state.table(), step))
                }
                Pending::Decide(seat, Question::Keep) if seat != self.me && state.table().turn().rolls > 0 => {
                    return beyond_doubt;
                }
                Pending::Decide(seat, question) => {
                    let (action, sure) = self.answer(state, seat, question);
                    beyond_doubt &= sure;
                    Input::Act(action)
                }
            };
            state.advance(input, &mut Log::Off);
        }
        false
    }

    /// Every Roll that can come of playing for damage, with its chance.
    fn rolls(state: &State) -> Vec<(Dice, f64)> {
        let Some(Rolling { dice, lying, rolls, .. }) = Rolling::of(state) else { return Vec::new() };
        // Of the dice that lie there only smashes stay; every other one has a few rolls to become one.
        let stay = Dice::of(Face::Smash, lying.count(Face::Smash));
        let miss = (0..rolls).fold(1.0, |miss, _| miss * 5.0 / 6.0);
        let thrown = dice - stay.len();
        let mut all = Vec::new();
        for &fall in results(thrown) {
            let smashes = fall.count(Face::Smash);
            let others: f64 = (0..thrown - smashes).fold(1.0, |chance, _| chance * miss / 5.0);
            let hits: f64 = (0..smashes).fold(1.0, |chance, _| chance * (1.0 - miss));
            all.push((stay.plus(fall), fall.ways() as f64 * others * hits));
        }
        all
    }

    /// The exact law, Roll after Roll; games that cannot differ any more in what matters go on as one.
    fn exactly(&self) -> Risk {
        self.by_key(|state| self.key(state))
    }

    /// The risk, with games that share a key merged into one.
    fn by_key<K: Ord>(&self, key: impl Fn(&State) -> K) -> Risk {
        let mut risk = Risk::NONE;
        let mut first = self.start.clone();
        risk.exact &= self.walk(&mut first);
        let mut pool = BTreeMap::from([(key(&first), (first, 1.0))]);
        for _ in 0..MOST_ROLLS {
            let mut next: BTreeMap<K, (State, f64)> = BTreeMap::new();
            for (state, chance) in std::mem::take(&mut pool).into_values() {
                if self.over(&state) {
                    risk.add(self, &state, chance);
                    continue;
                }
                let roller = state.table().active();
                risk.exact &= !state.table().hears(roller, Moment::Usable) && !state.table().rules().evolutions;
                let mut go_on = |mut after: State, likely: f64| {
                    risk.exact &= self.walk(&mut after);
                    next.entry(key(&after)).or_insert_with(|| (after, 0.0)).1 += chance * likely;
                };
                let lying = state.table().turn().dice;
                if let Pending::Chance(luck) = state.pending()
                    && lying.count(Face::Smash) < lying.len()
                {
                    // Somebody kept other dice than smashes: after this throw it does so no more.
                    for (outcome, likely) in luck.chances(state.table()) {
                        let mut after = state.clone();
                        after.advance(Input::Luck(outcome), &mut Log::Off);
                        go_on(after, likely);
                    }
                    continue;
                }
                let mut all = 0.0;
                for (dice, likely) in Journey::rolls(&state) {
                    if let Some(after) = rolled(&state, dice) {
                        go_on(after, likely);
                        all += likely;
                    }
                }
                debug_assert!((all - 1.0).abs() < 1e-9, "{all}");
            }
            pool = next;
            if pool.is_empty() {
                break;
            }
        }
        // Whatever is left has gone on for longer than any game does.
        for (state, chance) in pool.into_values() {
            risk.exact = false;
            risk.add(self, &state, chance);
        }
        risk
    }

    /// What still matters: places, who is there, everything about this monster and those whose turn is to come, and the
    /// hearts of all who can still be hit. Stars made in a turn that is over matter only where a power may add to them
    /// before the next.
    fn key(&self, state: &State) -> Vec<u8> {
        let table = state.table();
        let over = self.over(state);
        let mut key = vec![u8::from(over), table.alive().bits(), table.tokyo().bits()];
        key.push(if table.alive().has(self.me) { table.hearts(self.me) } else { 0 });
        if over {
            return key;
        }
        key.extend([table.active().index() as u8, table.turn().dice.count(Face::Smash), table.turn().rolls]);
        key.extend(table.in_play().iter().flat_map(|card| {
            [card.index() as u8, table.owner(card).map_or(9, |seat| seat.index() as u8), table.charges(card.into())]
        }));
        let hears = |seat: Seat, moments: &[Moment]| moments.iter().any(|&moment| table.hears(seat, moment));
        let (mut to_come, mut reached) = (true, false);
        for seat in table.alive().clockwise_from(table.active()) {
            let stand = table.stand(seat);
            to_come &= seat != self.me;
            if to_come {
                reached |= table.in_tokyo(seat) || hears(seat, &AFAR);
                key.extend([stand.hearts, stand.stars, stand.energy.min(255) as u8, stand.poison, stand.shrink]);
                continue;
            }
            if reached || table.in_tokyo(seat) {
                key.push(stand.hearts);
            }
            if hears(seat, &MEANWHILE) {
                key.push(stand.stars);
            }
        }
        key
    }

    /// One such game, dice and all, as those play it who play for damage. `tell` hears every Roll.
    pub fn for_damage(&self, bits: &mut Bits, mut tell: impl FnMut(Seat, Dice)) -> State {
        let mut state = self.start.clone();
        for step in 0..MOST_STEPS as u64 {
            if self.over(&state) {
                break;
            }
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(luck @ Luck::Throw(_)) => Input::Luck(luck.draw(state.table(), bits.word())),
                Pending::Chance(luck) => Input::Luck(something_likely(luck, state.table(), step)),
                Pending::Decide(seat, question) => Input::Act(self.answer(&state, seat, question).0),
            };
            let (roller, turns, turn) = (state.table().active(), state.table().turns(), *state.table().turn());
            state.advance(input, &mut Log::Off);
            if !turn.rolled && (state.table().turn().rolled || state.table().turns() != turns) {
                let dice = match input {
                    Input::Luck(Outcome::Dice(falls)) => turn.dice.plus(falls),
                    _ => turn.dice,
                };
                tell(roller, dice);
            }
        }
        state
    }

    /// One such game as bots play it.
    fn like_bots(&self, quick: &mut Quick<'_>, bits: &mut Bits) -> State {
        let mut state = self.start.clone();
        quick.forget();
        for _ in 0..MOST_STEPS {
            if self.over(&state) {
                break;
            }
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(luck) => Input::Luck(luck.draw(state.table(), bits.word())),
                Pending::Decide(seat, Question::Yield) if seat == self.me => {
                    Input::Act(if self.stance == Stance::Yield { Action::Yes } else { Action::No })
                }
                Pending::Decide(seat, question) => Input::Act(quick.answer(&state, seat, question, bits)),
            };
            state.advance(input, &mut Log::Off);
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::{parse_position, position};
    use kaiju_rules::{EditionId, Setup, Viewer};

    /// A table at which everybody has one die or two, so that all that can fall is little.
    fn small_table(bits: &mut Bits, costumes: bool) -> String {
        let players = 4 + bits.below(3);
        let (city, bay) = (bits.below(players), bits.below(players));
        let (mut cards, head) = if costumes {
            let worn = vec!["", "astronaut", "devil", "ghost", "pirate", "vampire", "zombie"];
            (worn, "edition first\nswitch costumes yes\n")
        } else {
            let held = vec!["", "", "nova-breath", "acid-attack", "eater-of-the-dead", "poison-quills", "regeneration"];
            (held, "edition second\n")
        };
        let mut text = format!("kaiju position 1\n{head}");
        let monsters = ["alienoid", "cyber-kitty", "gigazaur", "kraken", "meka-dragon", "the-king"];
        for (seat, monster) in "ABCDEF".chars().zip(monsters).take(players) {
            let place = match seat as usize - 'A' as usize {
                at if at == city => " city",
                at if at == bay && players > 4 => " bay",
                _ => "",
            };
            let (hearts, stars, shrink) = (1 + bits.below(5), bits.below(20), 4 + bits.below(2));
            text.extend([format!("seat {seat} {monster} ♥{hearts} ★{stars} shrink={shrink}{place}\n")]);
            let card = cards.swap_remove(bits.below(cards.len()));
            if !card.is_empty() {
                text.extend(["cards ", &seat.to_string(), " ", card, "\n"]);
            }
        }
        text + "at roll B"
    }

    /// Before the first turn monsters roll for the right to begin, and roll again where they are even.
    #[test]
    fn a_game_that_has_not_begun_has_a_risk() {
        for edition in EditionId::all() {
            let mut state = State::new(&Setup::new(edition, 4).unwrap());
            let mut contests = 0;
            while let Pending::Chance(luck) = state.pending() {
                let view = state.seen_by(Viewer::Seat(Seat::A));
                contests += usize::from(matches!(luck, Luck::Contest(_)));
                for stance in Stance::ALL {
                    let risk = for_damage(&view, Seat::A, stance).unwrap();
                    assert!((risk.at_least(0) - 1.0).abs() < 1e-9, "{edition}: {risk:?}");
                }
                if matches!(luck, Luck::Throw(_)) {
                    break;
                }
                state.advance(Input::Luck(luck.draw(state.table(), 1 << (62 - contests))), &mut Log::Off);
            }
            assert!(contests > 3, "{edition}: {contests}");
        }
    }

    /// Games that go on as one cannot differ in what is asked: with all of them told apart it comes to the same.
    #[test]
    fn games_that_go_on_as_one_come_to_the_same() {
        let (mut exact, mut open) = (0, 0);
        for (number, costumes) in (0..24).map(|n| (n, false)).chain((0..24).map(|n| (n, true))) {
            let text = small_table(&mut Bits::new(12, number), costumes);
            let state = parse_position(&text).unwrap_or_else(|error| panic!("{text}\n{error:?}"));
            for (me, stance) in state.table().seats().iter().flat_map(|me| Stance::ALL.map(|stance| (me, stance))) {
                let journey = Journey::new(&state, me, stance).expect("everybody is in the game");
                let whole = journey.by_key(position);
                if !whole.exact {
                    continue;
                }
                let one = journey.exactly();
                let same = |i: usize| (one.loses[i] - whole.loses[i]).abs() < 1e-9;
                assert!(
                    one.exact && (one.dies - whole.dies).abs() < 1e-9 && (0..=MOST_LOST).all(same),
                    "{me:?} {stance:?}: {one:?}, not {whole:?}\n{text}"
                );
                exact += 1;
                open += usize::from(whole.dies > 0.0 && whole.dies < 1.0);
            }
        }
        assert!(exact > 200 && open > 100, "{exact} were exact, {open} of them open");
    }
}

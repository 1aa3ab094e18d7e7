//! Measures what a card, a seat, a monster or staying in Tokyo is worth, by playing games with and without it, and how true the
//! chances are that a review tells.
//!
//! Chance decides who gets the card, who begins and who stays, so nothing but that can make the difference. The same
//! seed gives the same result on any number of threads.

use std::ops::ControlFlow;

use kaiju_bots::Player;
use kaiju_bots::fortune::LuckWatch;
use kaiju_bots::review::{ReviewDepth, Reviewer};
use kaiju_rules::{
    Action, Card, CardId, INPUT_LIMIT, Input, Log, Monster, Pending, Preset, Question, Seat, SeatSet, Setup, State,
    deck_of,
};
use serde_json::{Map, Value, json};

use crate::crew::share_out;
use crate::fixture::{Also, Entrant, Fixture};
use crate::sitting::{Sitting, Streams};
use crate::tally::{LessLuck, Tally, WON, Z, part, wilson_parts};

/// How many games a thread takes at a time.
const BATCH: u64 = 16;
/// Keeps what the trial draws apart from the luck of the game.
const DRAWS: u64 = 0x6472_6177_7320_6C6F;
/// More hearts than any monster can have.
pub const HEARTS: usize = 16;
/// Chances are sorted into tenths.
pub const TENTHS: usize = 10;

/// Games in which something is tried, all with the same kind of player.
#[derive(Clone)]
pub struct Trial {
    /// What every game starts from.
    pub setup: Setup,
    /// Who sits at every seat.
    pub player: Entrant,
    /// Together with the number of the game, its seed.
    pub seed: u64,
    /// The number of the first game.
    pub first_game: u64,
    /// How many games.
    pub games: u64,
    /// Take the luck of the dice out of what a dealt card or a personality is worth.
    pub less_luck: bool,
}

/// What a trial deals to a random seat.
#[derive(Clone, Copy, Debug)]
pub enum Dealt {
    /// Nothing: the share of a seat without help.
    Nothing,
    /// A Power card.
    Card(CardId),
    /// An evolution of a monster, by its number in that monster's deck; the monster sits at a random seat.
    Evolution(Monster, usize),
}

/// What came of dealing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Worth {
    /// Games played to the end.
    pub games: u64,
    /// What the seat with the card won, in parts of [`WON`].
    pub won: u64,
    /// What all seats won together; less than all games, as nobody wins some.
    pub won_by_all: u64,
    /// The luck of the seat, where that was watched.
    luck: LuckSums,
}

/// Sums over games of the luck of a seat, in millionths of a game, and of what goes with it; whole numbers, so that they add up in any
/// order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct LuckSums {
    /// The luck.
    luck: i64,
    /// Its squares.
    squares: u64,
    /// Its products with what was won, in parts of [`WON`].
    products: i64,
    /// The squares of what was won, in parts of [`WON`].
    won: u64,
}

impl LuckSums {
    fn of(luck: f64, won: u64) -> LuckSums {
        let luck = (luck * 1e6).round() as i64;
        LuckSums { luck, squares: luck.unsigned_abs().pow(2), products: luck * won as i64, won: won * won }
    }

    fn plus(self, other: LuckSums) -> LuckSums {
        LuckSums {
            luck: self.luck + other.luck,
            squares: self.squares + other.squares,
            products: self.products + other.products,
            won: self.won + other.won,
        }
    }
}

impl Worth {
    /// The share of the games the seat won.
    pub fn share(&self) -> f64 {
        self.won as f64 / (WON * self.games.max(1)) as f64
    }

    /// The share of each of n seats, all taken together: sharper than that of one seat.
    pub fn even_share(&self, players: usize) -> f64 {
        self.won_by_all as f64 / (WON * self.games.max(1) * players as u64) as f64
    }

    /// How much more often the seat won than this share, in percentage points, with its 95 % interval.
    pub fn effect(&self, par: f64) -> (f64, f64, f64) {
        let points = |share: f64| 100.0 * (share - par);
        if self.luck.squares > 0 {
            let (share, off) = self.less_luck().share();
            return (points(share), points(share - off), points(share + off));
        }
        let (low, high) = wilson_parts(self.won, self.games);
        (points(self.share()), points(low), points(high))
    }

    /// What was won with the luck of the dice, to be taken out.
    fn less_luck(&self) -> LessLuck {
        let LuckSums { luck, squares, products, won } = self.luck;
        let whole = WON as f64;
        LessLuck::of_sums(
            self.games as f64,
            [self.won as f64 / whole, luck as f64 / 1e6],
            [won as f64 / (whole * whole), squares as f64 / 1e12],
            products as f64 / (1e6 * whole),
        )
    }

    /// As numbers that can be added one by one; below nothing they wrap around.
    fn numbers(self) -> Vec<u64> {
        let Worth { games, won, won_by_all, luck } = self;
        let watched = [luck.luck.cast_unsigned(), luck.squares, luck.products.cast_unsigned(), luck.won];
        let also = watched.into_iter().filter(|_| luck.squares > 0);
        [games, won, won_by_all].into_iter().chain(also).collect()
    }

    fn from_numbers(numbers: &[u64]) -> Option<Worth> {
        let luck = match *numbers.get(3..)? {
            [] => LuckSums::default(),
            [luck, squares, products, won] => {
                LuckSums { luck: luck.cast_signed(), squares, products: products.cast_signed(), won }
            }
            _ => return None,
        };
        Some(Worth { games: numbers[0], won: numbers[1], won_by_all: numbers[2], luck })
    }

    fn plus(self, other: Worth) -> Worth {
        Worth {
            games: self.games + other.games,
            won: self.won + other.won,
            won_by_all: self.won_by_all + other.won_by_all,
            luck: self.luck.plus(other.luck),
        }
    }
}

/// What came of staying and of leaving, from the same position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stay {
    /// How many positions.
    pub positions: u64,
    /// What the monster won that stayed, in parts of [`WON`].
    pub stayed: u64,
    /// What it won when it left.
    pub left: u64,
    /// The squares of the differences.
    squares: u64,
}

impl Stay {
    fn add(&mut self, stayed: u64, left: u64) {
        self.positions += 1;
        self.stayed += stayed;
        self.left += left;
        self.squares += stayed.abs_diff(left).pow(2);
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Stay) -> Stay {
        Stay {
            positions: self.positions + other.positions,
            stayed: self.stayed + other.stayed,
            left: self.left + other.left,
            squares: self.squares + other.squares,
        }
    }

    /// How much more often it wins by staying than by leaving, in percentage points, with the 95 % interval. None when
    /// there are too few positions to say.
    pub fn effect(&self) -> Option<(f64, f64, f64)> {
        if self.positions < 20 {
            return None;
        }
        let n = self.positions as f64;
        let mean = (self.stayed as f64 - self.left as f64) / n;
        let variance = (self.squares as f64 / n - mean * mean).max(0.0) / (n - 1.0);
        let points = 100.0 / WON as f64;
        let half = Z * variance.sqrt();
        Some((points * mean, points * (mean - half), points * (mean + half)))
    }
}

/// What seats won of which a review told about the same chance, at all moments of some games at which it did.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Foretold {
    /// How many games had such a moment.
    pub games: u64,
    /// How many moments there were.
    pub positions: u64,
    /// The sum of what was won beyond what was told.
    beyond: f64,
    /// Over games: the squares of that sum, its products with the number of moments, the squares of that number.
    products: [f64; 3],
}

impl Foretold {
    /// One game: at how many moments it was told, and what was won beyond that, added up.
    fn of(positions: u64, beyond: f64) -> Foretold {
        let n = positions as f64;
        Foretold { games: u64::from(n > 0.0), positions, beyond, products: [beyond * beyond, beyond * n, n * n] }
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Foretold) -> Foretold {
        Foretold {
            games: self.games + other.games,
            positions: self.positions + other.positions,
            beyond: self.beyond + other.beyond,
            products: std::array::from_fn(|i| self.products[i] + other.products[i]),
        }
    }

    /// How much more often they won than was told, in percentage points, with the 95 % interval. Moments of one game belong
    /// together, so games are what is counted. None when there are too few to say.
    pub fn effect(&self) -> Option<(f64, f64, f64)> {
        if self.games < 20 {
            return None;
        }
        let n = self.positions as f64;
        let mean = self.beyond / n;
        let [squares, products, moments] = self.products;
        let half = Z * (squares - 2.0 * mean * products + mean * mean * moments).max(0.0).sqrt() / n;
        Some((100.0 * mean, 100.0 * (mean - half), 100.0 * (mean + half)))
    }
}

/// What is tried in a study whose games can be counted in parts: only whole numbers are added up.
#[derive(Clone)]
pub enum AtlasSubject {
    /// Cards, each dealt to a random seat.
    Cards(Vec<(&'static Card, Dealt)>),
    /// The order of play.
    TurnOrder,
    /// To stay in Tokyo or to leave.
    Tokyo,
    /// The monsters with their decks of Evolutions.
    Monsters,
    /// The personalities of bots, each alone among players of the trial.
    Personalities,
}

/// Something that was tried, and what came of it.
#[derive(Clone)]
pub struct AtlasRow {
    /// What it is: a card, a place in the order of play, a number of hearts, a monster, a bot.
    pub id: String,
    /// The card.
    pub card: Option<&'static Card>,
    /// How many games or positions.
    pub games: u64,
    /// The effect in percentage points and its interval; none where there were too few games to say.
    pub effect: Option<(f64, f64, f64)>,
}

impl AtlasRow {
    /// For other programs.
    pub fn json(&self, preset: Preset, players: usize, bot: &str, seed: u64) -> Map<String, Value> {
        let AtlasRow { id, card, games, effect } = self;
        let told = json!({
            "edition": preset.edition().name(), "book": matches!(preset, Preset::Book(_)).then_some(preset.name()),
            "players": players, "bot": bot, "seed": seed, "id": id,
            "kind": card.map(|card| card.kind.word()), "cost": card.map(|card| card.cost), "games": games,
            "effect_points": effect.map(|(effect, ..)| effect), "low": effect.map(|(_, low, _)| low),
            "high": effect.map(|(.., high)| high),
        });
        told.as_object().cloned().unwrap_or_default()
    }
}

impl AtlasSubject {
    /// All Power cards that can be dealt at a table, or all Evolutions.
    pub fn all_cards(setup: &Setup, evolutions: bool) -> Vec<(&'static Card, Dealt)> {
        let edition = setup.edition().edition();
        if evolutions {
            return AtlasSubject::evolutions_of(&edition.cast(&setup.rules()));
        }
        let dealt = |card: &'static Card| edition.deck.copies(card.id).next().map(|dealt| (card, Dealt::Card(dealt)));
        edition.deck.kinds().filter_map(|(card, _)| dealt(card)).collect()
    }

    /// All Evolutions of some monsters.
    pub fn evolutions_of(monsters: &[Monster]) -> Vec<(&'static Card, Dealt)> {
        let decks = monsters.iter().flat_map(|&monster| {
            let deck = deck_of(monster).into_iter().flatten().enumerate();
            deck.map(move |(number, &card)| (card, Dealt::Evolution(monster, number)))
        });
        decks.collect()
    }

    /// How many rounds of games it takes: one for each card and one without any, one for each personality, or just one.
    pub fn rounds(&self) -> usize {
        match self {
            AtlasSubject::Cards(all) => all.len() + 1,
            AtlasSubject::Personalities => Player::PERSONALITIES.len(),
            AtlasSubject::TurnOrder | AtlasSubject::Tokyo | AtlasSubject::Monsters => 1,
        }
    }

    /// Plays the games of a round. The numbers of its parts can be added one by one.
    pub fn play(
        &self,
        round: usize,
        trial: &Trial,
        threads: usize,
        progress: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Vec<u64> {
        match self {
            AtlasSubject::Cards(all) => {
                let dealt = round.checked_sub(1).and_then(|at| all.get(at)).map_or(Dealt::Nothing, |(_, dealt)| *dealt);
                trial.deal(dealt, threads, progress).numbers()
            }
            AtlasSubject::TurnOrder => {
                let tally = trial.seats(threads, progress);
                [tally.games].into_iter().chain(tally.by_order).collect()
            }
            AtlasSubject::Tokyo => {
                let stays = trial.tokyo(threads, progress).into_iter();
                stays.flat_map(|stay| [stay.positions, stay.stayed, stay.left, stay.squares]).collect()
            }
            AtlasSubject::Monsters => {
                trial.monsters(threads, progress).into_iter().flat_map(|worth| [worth.games, worth.won]).collect()
            }
            AtlasSubject::Personalities => {
                let one = Player::PERSONALITIES.get(round).copied().unwrap_or(Player::GREEDY);
                trial.alone(&one.into(), threads, progress).numbers()
            }
        }
    }

    /// What came of all rounds, for a table of n players: cards with the best first. None where numbers are missing.
    pub fn rows(&self, played: &[Vec<u64>], players: usize) -> Option<Vec<AtlasRow>> {
        match self {
            AtlasSubject::Cards(all) => {
                let par = Worth::from_numbers(played.first()?)?.even_share(players);
                let row = |(&(card, _), numbers): (&(&'static Card, Dealt), &Vec<u64>)| {
                    let worth = Worth::from_numbers(numbers)?;
                    let effect = (worth.games > 0).then(|| worth.effect(par));
                    Some(AtlasRow { id: card.id.to_string(), card: Some(card), games: worth.games, effect })
                };
                let mut rows = all.iter().zip(&played[1..]).map(row).collect::<Option<Vec<_>>>()?;
                let effect = |row: &AtlasRow| row.effect.map_or(f64::NEG_INFINITY, |(effect, ..)| effect);
                rows.sort_by(|a, b| effect(b).total_cmp(&effect(a)));
                Some(rows)
            }
            AtlasSubject::TurnOrder => {
                let (&games, by_order) = played.first()?.split_first()?;
                let won = by_order.get(..players)?;
                let par = won.iter().sum::<u64>() as f64 / (WON * games.max(1) * players as u64) as f64;
                let row = |(i, &won): (usize, &u64)| {
                    let share = won as f64 / (WON * games.max(1)) as f64;
                    let (low, high) = wilson_parts(won, games);
                    let effect = (100.0 * (share - par), 100.0 * (low - par), 100.0 * (high - par));
                    AtlasRow { id: (i + 1).to_string(), card: None, games, effect: Some(effect) }
                };
                Some(won.iter().enumerate().map(row).collect())
            }
            AtlasSubject::Tokyo => {
                let stay = |numbers: &[u64]| match *numbers {
                    [positions, stayed, left, squares] => Some(Stay { positions, stayed, left, squares }),
                    _ => None,
                };
                let stays: Vec<Stay> = played.first()?.chunks(4).map(stay).collect::<Option<_>>()?;
                let most = stays.iter().rposition(|stay| stay.positions > 0).unwrap_or(0);
                let row = |(hearts, stay): (usize, &Stay)| AtlasRow {
                    id: hearts.to_string(),
                    card: None,
                    games: stay.positions,
                    effect: stay.effect(),
                };
                Some(stays.iter().enumerate().take(most + 1).skip(1).map(row).collect())
            }
            AtlasSubject::Monsters => {
                let worth = |numbers: &[u64]| match *numbers {
                    [games, won] => Some(Worth { games, won, ..Worth::default() }),
                    _ => None,
                };
                let all: Vec<Worth> = played.first()?.chunks(2).map(worth).collect::<Option<_>>()?;
                let par = all.iter().fold(Worth::default(), |sum, one| sum.plus(*one)).share();
                let row = |(monster, worth): (&Monster, &Worth)| {
                    let effect = Some(worth.effect(par));
                    AtlasRow { id: monster.id().to_string(), card: None, games: worth.games, effect }
                };
                Some(Monster::ALL.iter().zip(&all).filter(|(_, worth)| worth.games > 0).map(row).collect())
            }
            AtlasSubject::Personalities => {
                let row = |(one, numbers): (&Player, &Vec<u64>)| {
                    let worth = Worth::from_numbers(numbers)?;
                    let effect = (worth.games > 0).then(|| worth.effect(worth.even_share(players)));
                    Some(AtlasRow { id: one.to_string(), card: None, games: worth.games, effect })
                };
                let all = Player::PERSONALITIES.iter().zip(played.get(..Player::PERSONALITIES.len())?);
                all.map(row).collect()
            }
        }
    }
}

impl Trial {
    /// Deals to a random seat before the first turn, for nothing, and everybody plays on as usual. `progress` hears how
    /// many more games are done; breaking off ends the trial early.
    pub fn deal(&self, dealt: Dealt, threads: usize, mut progress: impl FnMut(u64) -> ControlFlow<()>) -> Worth {
        let mut sum = Worth::default();
        let work = |sitting: &mut Sitting, piece: u64, pile: &mut Worth| {
            if let Some(worth) = self.deal_once(dealt, sitting, self.first_game + piece) {
                *pile = pile.plus(worth);
            }
        };
        share_out(
            self.games,
            BATCH,
            threads,
            || self.sitting(),
            work,
            |many, pile: Worth| {
                sum = sum.plus(pile);
                progress(many)
            },
        );
        sum
    }

    /// Who wins how often when everybody plays the same: the first to play, the second and so on.
    pub fn seats(&self, threads: usize, mut progress: impl FnMut(u64) -> ControlFlow<()>) -> Tally {
        let entrants = vec![self.player.clone(); self.setup.monsters().len()];
        let Trial { setup, seed, first_game, games, .. } = *self;
        let mut sum = Tally::default();
        Fixture { setup, entrants, rotate: false, seed, first_game, games }.stream(threads, Also::NOTHING, |batch| {
            sum = sum.plus(&batch.tally);
            progress(batch.tally.games)
        });
        sum
    }

    /// How often one player wins that sits alone among players of the trial, at every seat in turn.
    pub fn alone(&self, one: &Entrant, threads: usize, mut progress: impl FnMut(u64) -> ControlFlow<()>) -> Worth {
        let mut entrants = vec![self.player.clone(); self.setup.monsters().len()];
        entrants[0] = one.clone();
        let Trial { setup, seed, first_game, games, .. } = *self;
        let mut sum = Worth::default();
        let also = if self.less_luck { Also::LUCK } else { Also::NOTHING };
        Fixture { setup, entrants, rotate: true, seed, first_game, games }.stream(threads, also, |batch| {
            for (i, row) in batch.rows.iter().enumerate().filter(|(_, row)| row.ending.is_some()) {
                let here = row.winners.iter().any(|seat| row.entrants[seat.index()] == 0);
                let won = if here { part(row.winners) } else { 0 };
                let luck = batch.luck.get(i).map_or(LuckSums::default(), |&luck| LuckSums::of(luck, won));
                let won_by_all = part(row.winners) * row.winners.len() as u64;
                sum = sum.plus(Worth { games: 1, won, won_by_all, luck });
            }
            progress(batch.tally.games)
        });
        sum
    }

    /// Lets monsters play that are drawn anew for each game, of all that may: what each won, in the order of [`Monster::ALL`].
    pub fn monsters(&self, threads: usize, mut progress: impl FnMut(u64) -> ControlFlow<()>) -> Vec<Worth> {
        let mut sum = vec![Worth::default(); Monster::ALL.len()];
        let work = |sitting: &mut Sitting, piece: u64, pile: &mut Vec<Worth>| {
            pile.resize(Monster::ALL.len(), Worth::default());
            self.meet(sitting, self.first_game + piece, pile);
        };
        share_out(
            self.games,
            BATCH,
            threads,
            || self.sitting(),
            work,
            |many, pile: Vec<Worth>| {
                sum.iter_mut().zip(pile).for_each(|(sum, more)| *sum = sum.plus(more));
                progress(many)
            },
        );
        sum
    }

    /// Plays a game and picks, for each number of hearts a monster had when it was asked whether to yield Tokyo, one of
    /// those questions, each as likely as any other. From there on the rest is played twice, staying and leaving.
    pub fn tokyo(&self, threads: usize, mut progress: impl FnMut(u64) -> ControlFlow<()>) -> [Stay; HEARTS] {
        let mut sum = [Stay::default(); HEARTS];
        let work = |sitting: &mut Sitting, piece: u64, pile: &mut [Stay; HEARTS]| {
            self.stay_and_leave(sitting, self.first_game + piece, pile);
        };
        share_out(
            self.games,
            BATCH,
            threads,
            || self.sitting(),
            work,
            |many, pile: [Stay; HEARTS]| {
                sum = std::array::from_fn(|hearts| sum[hearts].plus(pile[hearts]));
                progress(many)
            },
        );
        sum
    }

    /// Reviews games, and tells for every tenth from 0 to 1 what came of the chances to win that lay in it: those of every
    /// seat after every step. Each moment counts as much as any other; to pick one of each game would favour games that
    /// leave a tenth soon, and those are the ones that go well.
    pub fn chances(&self, threads: usize, mut progress: impl FnMut(u64) -> ControlFlow<()>) -> [Foretold; TENTHS] {
        let mut sum = [Foretold::default(); TENTHS];
        let work = |sitting: &mut Sitting, piece: u64, pile: &mut [Foretold; TENTHS]| {
            self.foretell(sitting, self.first_game + piece, pile);
        };
        share_out(
            self.games,
            1,
            threads,
            || self.sitting(),
            work,
            |many, pile: [Foretold; TENTHS]| {
                sum = std::array::from_fn(|tenth| sum[tenth].plus(pile[tenth]));
                progress(many)
            },
        );
        sum
    }

    fn sitting(&self) -> Sitting {
        Sitting::new(&vec![self.player.clone(); self.setup.monsters().len()])
    }

    /// One game with something dealt. None when the card had come up in the shop before the first turn.
    fn deal_once(&self, dealt: Dealt, sitting: &mut Sitting, game: u64) -> Option<Worth> {
        let mut streams = Streams::new(self.seed, game);
        let seat = Seat::new(streams.luck.below(self.setup.monsters().len()));
        let setup = match dealt {
            Dealt::Evolution(monster, _) => seated(&self.setup, monster, seat)?,
            Dealt::Nothing | Dealt::Card(_) => self.setup,
        };
        let mut state = State::new(&setup);
        sitting.begin(&setup);
        while state.table().turns() == 0 {
            let input = sitting.input(&state, &mut streams)?;
            state.hurry(input);
        }
        match dealt {
            Dealt::Nothing => {}
            Dealt::Card(card) => state.grant(seat, card, &mut Log::Off).ok()?,
            Dealt::Evolution(_, number) => state.grant_evolution(seat, number, &mut Log::Off).ok()?,
        }
        let mut watch = (self.less_luck && !matches!(dealt, Dealt::Nothing)).then(|| {
            let asking = if self.player.asks() { state.table().seats() } else { SeatSet::EMPTY };
            LuckWatch::new(seat, asking)
        });
        let hear = |state: &State, input: Input| watch.iter_mut().for_each(|watch| watch.hear(state, input));
        finish_heard(&mut state, sitting, &mut streams, hear)?;
        let winners = state.table().over()?;
        let won = if winners.has(seat) { part(winners) } else { 0 };
        let luck = watch.map_or(LuckSums::default(), |watch| LuckSums::of(watch.sum(), won));
        Some(Worth { games: 1, won, won_by_all: part(winners) * winners.len() as u64, luck })
    }

    /// One game of monsters that are drawn for it, and what each won.
    fn meet(&self, sitting: &mut Sitting, game: u64, worths: &mut [Worth]) {
        let (mut streams, mut draws) = (Streams::new(self.seed, game), Streams::new(self.seed ^ DRAWS, game));
        let rules = self.setup.rules();
        let mut all: Vec<usize> = (0..Monster::ALL.len()).filter(|&i| rules.admit(Monster::ALL[i])).collect();
        let cast: Vec<usize> =
            (0..self.setup.monsters().len()).map(|_| all.swap_remove(draws.luck.below(all.len()))).collect();
        let monsters: Vec<Monster> = cast.iter().map(|&i| Monster::ALL[i]).collect();
        let Ok(setup) = self.setup.with_monsters(&monsters) else { return };
        let mut state = State::new(&setup);
        sitting.begin(&setup);
        if finish(&mut state, sitting, &mut streams).is_none() {
            return;
        }
        let Some(winners) = state.table().over() else { return };
        for (seat, &monster) in cast.iter().enumerate() {
            let won = if winners.has(Seat::new(seat)) { part(winners) } else { 0 };
            worths[monster] = worths[monster].plus(Worth { games: 1, won, ..Worth::default() });
        }
    }

    /// One game, and for each tenth what came of the chances in it.
    fn foretell(&self, sitting: &mut Sitting, game: u64, foretold: &mut [Foretold; TENTHS]) {
        let mut streams = Streams::new(self.seed, game);
        let mut reviewer = Reviewer::new(ReviewDepth { seed: game, ..ReviewDepth::default() });
        let mut state = State::new(&self.setup);
        // For each tenth and each seat: at how many moments, and the sum of what was told.
        let mut told = [[(0, 0.0); 6]; TENTHS];
        sitting.begin(&self.setup);
        let mut chances = reviewer.begin(&state);
        for _ in 0..=INPUT_LIMIT {
            // Who is eliminated has no chance, and nothing can be learnt from that.
            for (seat, &chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                let (many, sum) = &mut told[((chance * TENTHS as f64) as usize).min(TENTHS - 1)][seat];
                *many += 1;
                *sum += chance;
            }
            let Some(input) = sitting.input(&state, &mut streams) else { break };
            let before = state.clone();
            state.advance(input, &mut Log::Off);
            if state.table().over().is_some() {
                break;
            }
            chances = reviewer.price(&before, input, &state).after;
        }
        sitting.end(state.table());
        let Some(winners) = state.table().over() else { return };
        for (foretold, told) in foretold.iter_mut().zip(told) {
            let won = |seat: usize| if winners.has(Seat::new(seat)) { part(winners) as f64 / WON as f64 } else { 0.0 };
            let beyond = told.iter().enumerate().map(|(seat, &(many, sum))| many as f64 * won(seat) - sum).sum();
            *foretold = foretold.plus(Foretold::of(told.iter().map(|(many, _)| many).sum(), beyond));
        }
    }

    /// One game, and what those who were asked to yield in it win by staying and by leaving.
    fn stay_and_leave(&self, sitting: &mut Sitting, game: u64, stays: &mut [Stay; HEARTS]) {
        let mut streams = Streams::new(self.seed, game);
        let mut draws = Streams::new(self.seed ^ DRAWS, game);
        let mut state = State::new(&self.setup);
        let mut asked = [0; HEARTS];
        let mut picked = vec![None; HEARTS];
        sitting.begin(&self.setup);
        for _ in 0..=INPUT_LIMIT {
            if let Pending::Decide(seat, Question::Yield) = state.pending() {
                let hearts = usize::from(state.table().hearts(seat)).min(HEARTS - 1);
                asked[hearts] += 1;
                // The last one replaces the one picked so far with a chance that makes all equally likely.
                if draws.luck.below(asked[hearts]) == 0 {
                    picked[hearts] = Some((state.clone(), seat));
                }
            }
            let Some(input) = sitting.input(&state, &mut streams) else { break };
            state.hurry(input);
        }
        sitting.end(state.table());
        for (stay, picked) in stays.iter_mut().zip(picked) {
            let Some((asked, seat)) = picked else { continue };
            let mut goes_on = |answer: Action| {
                let mut state = asked.clone();
                sitting.begin(&self.setup);
                state.advance(Input::Act(answer), &mut Log::Off);
                finish(&mut state, sitting, &mut draws)?;
                state.table().over().map(|winners| if winners.has(seat) { part(winners) } else { 0 })
            };
            if let (Some(stayed), Some(left)) = (goes_on(Action::No), goes_on(Action::Yes)) {
                stay.add(stayed, left);
            }
        }
    }
}

/// Plays to the end; none when that takes more inputs than any game may.
fn finish(state: &mut State, sitting: &mut Sitting, streams: &mut Streams) -> Option<()> {
    finish_heard(state, sitting, streams, |_, _| {})
}

/// Plays to the end with somebody who hears of every input before it is applied.
fn finish_heard(
    state: &mut State,
    sitting: &mut Sitting,
    streams: &mut Streams,
    mut hear: impl FnMut(&State, Input),
) -> Option<()> {
    for _ in 0..=INPUT_LIMIT {
        let Some(input) = sitting.input(state, streams) else {
            sitting.end(state.table());
            return Some(());
        };
        hear(state, input);
        state.hurry(input);
    }
    None
}

/// A copy of the setup with this monster at this seat; whoever sat there moves to the seat that it leaves.
fn seated(setup: &Setup, monster: Monster, seat: Seat) -> Option<Setup> {
    let mut cast = setup.monsters().to_vec();
    match cast.iter().position(|&m| m == monster) {
        Some(there) => cast.swap(there, seat.index()),
        None => cast[seat.index()] = monster,
    }
    setup.with_monsters(&cast).ok()
}

#[cfg(test)]
mod tests {
    use kaiju_bots::Player;
    use kaiju_rules::{EditionId, Rules};

    use super::*;

    fn trial(games: u64) -> Trial {
        let second = EditionId::SECOND;
        let setup = Setup::new(second, 4).expect("four can play");
        Trial { setup, player: Player::Random.into(), seed: 3, first_game: 0, games, less_luck: false }
    }

    fn dealt(id: &str, games: u64, threads: usize) -> Worth {
        let card = trial(games).setup.edition().edition().deck.copies(id).next().expect("a card");
        trial(games).deal(Dealt::Card(card), threads, |_| ControlFlow::Continue(()))
    }

    #[test]
    fn stars_help_and_nothing_changes_nothing() {
        let nothing = trial(3000).deal(Dealt::Nothing, 2, |_| ControlFlow::Continue(()));
        let par = nothing.even_share(4);
        assert!((0.2..=0.25).contains(&par), "{par}");
        let (_, low, high) = nothing.effect(par);
        assert!(low < 0.0 && high > 0.0, "{nothing:?}");
        let skyscraper = dealt("skyscraper", 3000, 2).effect(par);
        assert!(skyscraper.1 > 0.0, "{skyscraper:?}");
    }

    /// Without the luck of the dice the same games say the same of a card, within a narrower interval, and parts add up.
    #[test]
    fn less_luck_says_the_same_more_sharply() {
        let usual = Trial { player: "greedy".parse::<Player>().expect("a player").into(), ..trial(240) };
        let sharp = Trial { less_luck: true, ..usual.clone() };
        let dealt = Dealt::Card(usual.setup.edition().edition().deck.copies("extra-head").next().expect("a card"));
        let go_on = |_| ControlFlow::Continue(());
        let (wide, narrow) = (usual.deal(dealt, 2, go_on), sharp.deal(dealt, 2, go_on));
        assert_eq!((wide.games, wide.won), (narrow.games, narrow.won), "the games are the same");
        let ((effect, low, high), (less, less_low, less_high)) = (wide.effect(0.25), narrow.effect(0.25));
        assert!(less_high - less_low < 0.8 * (high - low), "{less_low} … {less_high}, {low} … {high}");
        assert!((effect - less).abs() < high - low, "{effect} {less}");
        let parts = [(0, 100), (100, 140)]
            .map(|(first_game, games)| Trial { first_game, games, ..sharp.clone() }.deal(dealt, 1, go_on).numbers());
        let sum: Vec<u64> = parts[0].iter().zip(&parts[1]).map(|(a, b)| a.wrapping_add(*b)).collect();
        assert_eq!(Worth::from_numbers(&sum), Some(narrow));
    }

    #[test]
    fn the_same_on_any_number_of_threads() {
        assert_eq!(dealt("wings", 300, 1), dealt("wings", 300, 3));
        let go_on = |_| ControlFlow::Continue(());
        assert_eq!(trial(300).tokyo(1, go_on), trial(300).tokyo(3, go_on));
        assert_eq!(trial(300).seats(1, go_on), trial(300).seats(3, go_on));
        assert_eq!(trial(4).chances(1, go_on), trial(4).chances(3, go_on));
    }

    /// Numbers of parts add up to those of the whole, whatever is tried.
    #[test]
    fn parts_add_up_to_the_whole() {
        let cards = AtlasSubject::all_cards(&trial(1).setup, false).into_iter().take(2).collect();
        let go_on = |_| ControlFlow::Continue(());
        for subject in [
            AtlasSubject::Cards(cards),
            AtlasSubject::TurnOrder,
            AtlasSubject::Tokyo,
            AtlasSubject::Monsters,
            AtlasSubject::Personalities,
        ] {
            let mut played = Vec::new();
            for round in 0..subject.rounds() {
                let whole = subject.play(round, &trial(200), 2, go_on);
                let parts = [(0, 70), (70, 130)]
                    .map(|(first_game, games)| subject.play(round, &Trial { first_game, ..trial(games) }, 1, go_on));
                let sum: Vec<u64> = parts[0].iter().zip(&parts[1]).map(|(a, b)| a + b).collect();
                assert_eq!(sum, whole);
                played.push(whole);
            }
            assert!(subject.rows(&played, 4).is_some_and(|rows| rows.len() > 1));
            assert!(subject.rows(&[], 4).is_none());
        }
    }

    #[test]
    fn who_has_few_hearts_should_leave_tokyo() {
        let mut greedy = trial(300);
        greedy.player = "greedy".parse::<Player>().expect("a player").into();
        let stays = greedy.tokyo(2, |_| ControlFlow::Continue(()));
        let weak = stays[1].plus(stays[2]).plus(stays[3]);
        let (effect, low, high) = weak.effect().expect("some had few hearts");
        assert!(low < effect && effect < high && effect < 0.0, "{effect} {low} {high}");
        assert_eq!(stays[0], Stay::default(), "nobody without hearts is asked");
        assert!(Stay::default().effect().is_none());
    }

    /// Every monster that may play does, about as often as any other, and what all won together is what there was to win.
    #[test]
    fn every_monster_with_a_deck_plays() {
        let mut grown = trial(2000);
        grown.setup = grown.setup.with_rules(Rules { evolutions: true, ..grown.setup.rules() });
        let worths = grown.monsters(2, |_| ControlFlow::Continue(()));
        let may = Monster::ALL.iter().filter(|&&monster| grown.setup.rules().admit(monster)).count() as u64;
        for (&monster, worth) in Monster::ALL.iter().zip(&worths) {
            let expected = if grown.setup.rules().admit(monster) { 4 * 2000 / may } else { 0 };
            assert!(worth.games.abs_diff(expected) <= expected / 3, "{monster:?}: {worth:?}");
        }
        let (games, won) = worths.iter().fold((0, 0), |(games, won), one| (games + one.games, won + one.won));
        assert!(games == 8000 && won <= 2000 * WON && won > 1800 * WON, "{games} {won}");
    }

    /// Who sits alone among its like wins an even share, and who thinks among players at random nearly everything. Without the luck of the
    /// dice the same games say the same.
    #[test]
    fn one_alone_is_compared_with_an_even_share() {
        let go_on = |_| ControlFlow::Continue(());
        let of = |one: &str, trial: &Trial| {
            let worth = trial.alone(&one.parse::<Player>().expect("a player").into(), 2, go_on);
            worth.effect(worth.even_share(4))
        };
        let (same, low, high) = of("random", &trial(3000));
        assert!(low < 0.0 && high > 0.0, "{same}");
        let (greedy, low, _) = of("greedy", &trial(300));
        assert!(low > 40.0, "{greedy}");
        let usual = Trial { player: Player::GREEDY.into(), ..trial(120) };
        let ((wide, low, high), (less, ..)) =
            (of("survivor", &usual), of("survivor", &Trial { less_luck: true, ..usual }));
        assert!(wide < 0.0 || low < 0.0, "{wide}");
        assert!(less > low - 10.0 && less < high + 10.0, "{less} {low} {high}");
    }

    #[test]
    fn a_trial_can_be_broken_off() {
        let some = trial(100_000).deal(Dealt::Nothing, 2, |_| ControlFlow::Break(()));
        assert_eq!(some.games, BATCH);
    }
}

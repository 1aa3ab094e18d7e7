//! `kaiju puzzles`: makes puzzles out of games in which bots went wrong, and checks that the judge still says the same.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use indicatif::ProgressBar;
use kaiju_bots::review::{AnswerWorth, Gain, Grade, ReviewDepth, Reviewer};
use kaiju_bots::{Bits, Player, play};
use kaiju_client::puzzle::SHIPPED;
use kaiju_client::{Puzzle, PuzzleBook, PuzzleKind};
use kaiju_rules::notation::Words;
use kaiju_rules::{Action, EditionId, Input, Log, Pending, Rules, Setup, State, Table};
use kaiju_text::puzzle as words;
use rayon::prelude::*;

use crate::Verdict;
use crate::args::{bar, seed};
use crate::files::{self, Force};
use crate::interrupt;
use crate::tongue::lang;
use crate::words::{BAD, GOOD};

const EXAMPLES: &str = "\
Examples:
  kaiju puzzles                                 what puzzles the program has
  kaiju puzzles --check                         judge every one of them again, and compare
  kaiju puzzles --make my.txt --count 50        make fifty others; the same seed, the same puzzles
  kaiju puzzle                                  answer the puzzle of the day

A puzzle is a position of a game in which a bot made a blunder, with one answer that is clearly the best. It is judged as
`kaiju review` judges games.";

/// What to do with puzzles.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PuzzlesArgs {
    /// A book of puzzles; by default the one inside the program.
    #[arg(value_name = "FILE", conflicts_with = "make")]
    file: Option<PathBuf>,
    /// Make a book of puzzles and write it into this file.
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    make: Option<PathBuf>,
    /// How many puzzles to make.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=5000))]
    count: u32,
    /// What the games are drawn from; the same seed, the same puzzles.
    #[arg(short = 's', long, value_name = "SEED", default_value = "1", value_parser = seed)]
    seed: u64,
    /// Judge every puzzle again and compare.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    force: Force,
}

impl PuzzlesArgs {
    /// Makes puzzles, checks them, or says what there are.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        if let Some(path) = &self.make {
            self.force.check([path.as_path()])?;
            let Some(puzzles) = Workshop::new(self.seed, self.count as usize).make() else {
                return Ok(Verdict::Stopped);
            };
            let remark = format!("kaiju puzzles --make FILE --count {} --seed {}", self.count, self.seed);
            self.force.write(path, PuzzleBook::write(&remark, puzzles.iter()).as_bytes())?;
            if puzzles.len() < self.count as usize {
                bail!(words::too_few(lang(), puzzles.len() as u32));
            }
            return Ok(Verdict::Fine);
        }
        let text = self.file.as_deref().map_or_else(|| Ok(SHIPPED.to_string()), files::read)?;
        let book = PuzzleBook::open(text).ok_or_else(|| anyhow!(words::no_book(lang())))?;
        let puzzles: Vec<Puzzle> = (0..book.len()).map(|number| book.get(number)).collect::<Result<_, _>>()?;
        if self.check { check(out, &puzzles) } else { told(out, &book, &puzzles) }
    }
}

/// What puzzles there are.
fn told(out: &mut impl Write, book: &PuzzleBook, puzzles: &[Puzzle]) -> Result<Verdict> {
    let lang = lang();
    writeln!(out, "{}", words::in_book(lang, puzzles.len() as u32, book.remark().unwrap_or_default()))?;
    for kind in PuzzleKind::ALL {
        let many = puzzles.iter().filter(|puzzle| puzzle.kind() == kind).count();
        writeln!(out, "  {many:5}  {}", kind.title(lang))?;
    }
    let mut tables: BTreeMap<(&str, usize), usize> = BTreeMap::new();
    for table in puzzles.iter().map(|puzzle| puzzle.state().table()) {
        *tables.entry((table.edition().name(), table.seats().len())).or_default() += 1;
    }
    for ((edition, players), many) in tables {
        writeln!(out, "  {many:5}  {}", words::table_of(lang, edition, players))?;
    }
    Ok(Verdict::Fine)
}

/// How far a chance may be from what it was, in thousandths: it is written in whole ones.
const ROUNDED: f64 = 1.5;

/// Judges every puzzle again.
fn check(out: &mut impl Write, puzzles: &[Puzzle]) -> Result<Verdict> {
    let bar = bar(puzzles.len() as u64, words::puzzles(lang()));
    let wrong: Vec<usize> = puzzles
        .par_iter()
        .enumerate()
        .filter(|(_, puzzle)| {
            bar.inc(1);
            !is_judged_alike(puzzle)
        })
        .map(|(number, _)| number)
        .collect();
    bar.finish_and_clear();
    if wrong.is_empty() {
        writeln!(out, "{GOOD}ok{GOOD:#}    {}", words::judged_alike(lang(), puzzles.len() as u32))?;
        return Ok(Verdict::Fine);
    }
    let named: Vec<String> = wrong.iter().map(|number| (number + 1).to_string()).collect();
    writeln!(out, "{BAD}FAIL{BAD:#}  {}", words::judged_otherwise(lang(), wrong.len() as u32, named.join(", ")))?;
    Ok(Verdict::Fails)
}

/// Does the judge say of every answer what the puzzle has?
fn is_judged_alike(puzzle: &Puzzle) -> bool {
    let weighed = Reviewer::new(ReviewDepth::default()).weigh_all(puzzle.state());
    let alike = |(one, other): (&AnswerWorth, &kaiju_client::puzzle::PuzzleAnswer)| {
        one.action == other.action && (one.chance - other.chance).abs() * 1000.0 <= ROUNDED
    };
    weighed.len() == puzzle.answers().len() && weighed.iter().zip(puzzle.answers()).all(alike)
}

/// Who plays: players that go wrong now and then, in many ways.
const CAST: [&str; 8] = ["greedy", "clumsy:30", "smasher", "banker", "learned", "survivor", "clumsy", "scorer"];
/// The best answer is better than any other by this much, at least.
const GAP: f64 = 0.03;
/// A second judge with another seed and twice the tries must see this much of it.
const SEEN_TWICE: f64 = 0.02;
/// And by this many standard errors.
const CERTAIN: f64 = 4.0;
/// Whoever is asked has a chance to win at all, and does not win anyway.
const OPEN: std::ops::RangeInclusive<f64> = 0.1..=0.97;
/// The most answers a puzzle has.
const MOST_ANSWERS: usize = 40;
/// How often the consequences of an answer are played to the next turn.
const ROUNDS: u32 = 96;
/// Games that are looked through side by side.
const BATCH: u64 = 24;
/// For each puzzle that is wanted, this many games at most.
const GAMES_FOR_PUZZLE: u64 = 60;

/// A puzzle that could go into the book.
struct Candidate {
    puzzle: Puzzle,
    traits: Traits,
}

/// What keeps puzzles apart: of each of these there are only so many.
struct Traits {
    /// What is asked for, and in which way the answer goes.
    sort: Sort,
    /// The table.
    table: (EditionId, usize),
    /// No other puzzle has this.
    alone: String,
    /// Few others have this.
    rare: String,
}

/// The sorts of puzzles that a book has its share of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    Keep,
    Stay,
    Leave,
    Buy,
    BuyNothing,
    Other,
}

impl Sort {
    /// How many of a hundred puzzles are of this sort.
    fn share(self) -> usize {
        match self {
            Sort::Keep => 44,
            Sort::Stay | Sort::Leave => 11,
            Sort::Buy => 18,
            Sort::BuyNothing => 6,
            Sort::Other => 10,
        }
    }
}

/// Makes a book.
struct Workshop {
    seed: u64,
    count: usize,
    found: Vec<Candidate>,
    bar: ProgressBar,
}

impl Workshop {
    fn new(seed: u64, count: usize) -> Workshop {
        let bar = bar(count as u64, words::puzzles(lang()));
        Workshop { seed, count, found: Vec::new(), bar }
    }

    /// The puzzles, or as many as could be found. None where somebody stopped it.
    fn make(mut self) -> Option<Vec<Puzzle>> {
        interrupt::heed();
        let most = self.count as u64 * GAMES_FOR_PUZZLE;
        let mut game = 0;
        while self.found.len() < self.count && game < most {
            if interrupt::stopped() {
                return None;
            }
            let batch: Vec<Vec<Candidate>> =
                (game..game + BATCH).into_par_iter().map(|game| candidates(self.seed, game)).collect();
            game += BATCH;
            for candidates in batch {
                self.take(candidates);
            }
            self.bar.set_position(self.found.len() as u64);
        }
        self.bar.finish_and_clear();
        let mut puzzles: Vec<Puzzle> = self.found.into_iter().map(|one| one.puzzle).collect();
        let mut bits = Bits::new(self.seed, u64::MAX);
        for i in (1..puzzles.len()).rev() {
            puzzles.swap(i, bits.below(i + 1));
        }
        Some(puzzles)
    }

    /// Takes one puzzle of a game, of the sort that is lacking most, unless there are enough like it.
    fn take(&mut self, mut candidates: Vec<Candidate>) {
        let had = |sort: Sort| self.found.iter().filter(|one| one.traits.sort == sort).count();
        candidates.retain(|one| self.found.len() < self.count && self.is_wanted(&one.traits));
        candidates.sort_by_key(|one| had(one.traits.sort) * 100 / one.traits.sort.share());
        self.found.extend(candidates.into_iter().next());
    }

    fn is_wanted(&self, traits: &Traits) -> bool {
        let many = |like: &dyn Fn(&Traits) -> bool| self.found.iter().filter(|one| like(&one.traits)).count();
        let tables = EditionId::ALL.len() * 5;
        many(&|one| one.sort == traits.sort) < (self.count * traits.sort.share()).div_ceil(100)
            && many(&|one| one.table == traits.table) < (self.count * 5).div_ceil(tables * 4)
            && many(&|one| one.alone == traits.alone) == 0
            && many(&|one| one.rare == traits.rare) < 4
    }
}

/// The puzzles in a game: moments at which somebody made a blunder although one answer was clearly the best.
fn candidates(seed: u64, game: u64) -> Vec<Candidate> {
    let mut bits = Bits::new(seed, game);
    let edition = EditionId::ALL[bits.below(EditionId::ALL.len())];
    let players = 2 + bits.below(5);
    let setup = setup(edition, players, &mut bits);
    let mut bots: Vec<_> = (0..players)
        .map(|_| CAST[bits.below(CAST.len())].parse::<Player>().expect("a player of ours").seat())
        .collect();
    let (mut state, mut inputs) = (State::new(&setup), Vec::new());
    let (mut luck, mut thoughts) = (Bits::new(bits.word(), 0), Bits::new(bits.word(), 1));
    play(&setup, &mut state, &mut bots, &mut luck, &mut thoughts, |input| inputs.push(input));
    let mut state = State::new(&setup);
    let mut found = Vec::new();
    let mut judges = Judges::default();
    for input in inputs {
        if let (Pending::Decide(..), Input::Act(played)) = (state.pending(), input) {
            found.extend(judges.puzzle(&state, played));
        }
        state.advance(input, &mut Log::Off);
    }
    found
}

/// A table of an edition's own monsters. Where they can have evolutions, they do in every other game.
fn setup(edition: EditionId, players: usize, bits: &mut Bits) -> Setup {
    let mut monsters = edition.edition().monsters.to_vec();
    for i in (1..monsters.len()).rev() {
        monsters.swap(i, bits.below(i + 1));
    }
    let plain = edition.edition().rules;
    let evolved = Rules { evolutions: true, ..plain };
    let wished = bits.below(2) == 0 && monsters[..players].iter().all(|&monster| evolved.admit(monster));
    let rules = if wished { evolved } else { plain };
    Setup::of(edition, rules, &monsters[..players]).expect("a table of the edition's own monsters")
}

/// Three judges: one in a hurry, who finds what is worth a look, the one of reviews, and one who looks again.
struct Judges {
    quick: Reviewer,
    usual: Reviewer,
    second: Reviewer,
}

impl Default for Judges {
    fn default() -> Judges {
        let ReviewDepth { tries, seed } = ReviewDepth::default();
        let judge = |tries, seed| Reviewer::new(ReviewDepth { tries, seed });
        Judges { quick: judge(6, seed), usual: judge(tries, seed), second: judge(2 * tries, seed + 1) }
    }
}

impl Judges {
    /// The puzzle at this moment, if it is one: the answer that was given is a blunder, and one is clearly the best.
    fn puzzle(&mut self, state: &State, played: Action) -> Option<Candidate> {
        if !(2..=MOST_ANSWERS).contains(&state.legal().len()) {
            return None;
        }
        let loss = |weighed: &[AnswerWorth]| {
            let given = weighed.iter().find(|one| one.action == played)?;
            Some((Opinion::of(weighed)?.best.chance - given.chance, given.error))
        };
        if loss(&self.quick.weigh_all(state))?.0 < Grade::Blunder.threshold() / 2.0 {
            return None;
        }
        let weighed = self.usual.weigh_all(state);
        let (lost, error) = loss(&weighed)?;
        let opinion = Opinion::of(&weighed)?;
        let blunder = lost >= Grade::Blunder.threshold() && lost >= CERTAIN * error;
        if !blunder || !opinion.is_clear(GAP) || !OPEN.contains(&opinion.best.chance) {
            return None;
        }
        let again = Opinion::of(&self.second.weigh_all(state)).filter(|again| again.is_clear(SEEN_TWICE))?;
        if again.best.action != opinion.best.action {
            return None;
        }
        let gains = telling(&self.usual.compare(state, opinion.best.action, played, ROUNDS));
        let puzzle = Puzzle::new(state.clone(), played, &weighed, gains)?;
        Some(Candidate { traits: Traits::of(&puzzle), puzzle })
    }
}

/// What a judge makes of a question.
struct Opinion {
    best: AnswerWorth,
    second: AnswerWorth,
}

impl Opinion {
    fn of(weighed: &[AnswerWorth]) -> Option<Opinion> {
        let mut sorted = weighed.to_vec();
        sorted.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        Some(Opinion { best: *sorted.first()?, second: *sorted.get(1)? })
    }

    /// Is the best answer better than the next one by this much, whatever the judge's uncertainty?
    fn is_clear(&self, gap: f64) -> bool {
        let better = self.best.chance - self.second.chance;
        better >= gap && better >= CERTAIN * self.second.error
    }
}

/// The most telling of what an answer brings: what is certain and large, at most three.
fn telling(compared: &[(Gain, f64, f64)]) -> Vec<(Gain, f64)> {
    // What one more of each is worth, roughly, and the least that is told.
    let weight = |gain| match gain {
        Gain::Won | Gain::Lives => (1.0, 0.03),
        Gain::Stars => (0.05, 0.2),
        Gain::Hearts => (0.04, 0.2),
        Gain::Energy => (0.02, 0.3),
        Gain::Tokyo => (0.1, 0.1),
        Gain::RivalHearts => (0.025, 0.3),
        Gain::RivalStars => (0.03, 0.3),
    };
    let certain = |&&(gain, by, error): &&(Gain, f64, f64)| by.abs() >= weight(gain).1 && by.abs() >= 3.0 * error;
    let mut told: Vec<(Gain, f64)> = compared.iter().filter(certain).map(|&(gain, by, _)| (gain, by)).collect();
    let worth = |&(gain, by): &(Gain, f64)| by.abs() * weight(gain).0;
    told.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    told.truncate(3);
    told
}

impl Traits {
    fn of(puzzle: &Puzzle) -> Traits {
        let (table, seat, best) = (puzzle.state().table(), puzzle.seat(), puzzle.best().action);
        let words = Words::for_table(table);
        let answer = words.action(best);
        let place = (table.edition(), table.seats().len());
        let stand = format!("{} {} {}", place.0.name(), place.1, table.hearts(seat));
        let (sort, alone, rare) = match puzzle.kind() {
            PuzzleKind::Keep => {
                let turn = table.turn();
                let dice = words.action(Action::Keep(turn.dice));
                (Sort::Keep, format!("{dice} {} {answer}", turn.rolls), format!("{dice} {}", place.0.name()))
            }
            PuzzleKind::Yield => {
                let sort = if best == Action::Yes { Sort::Leave } else { Sort::Stay };
                (sort, format!("yield {stand} {answer} {}", table.stars(seat)), format!("yield {stand} {answer}"))
            }
            PuzzleKind::Buy => {
                let card = bought(table, best).map(|card| words.card(card));
                let sort = if card.is_some() { Sort::Buy } else { Sort::BuyNothing };
                let name = card.unwrap_or_else(|| format!("{answer} {stand}"));
                (sort, format!("buy {name} {stand}"), format!("buy {name}"))
            }
            PuzzleKind::Other => {
                let question = words.question(puzzle.question());
                (Sort::Other, format!("{question} {answer} {stand}"), question)
            }
        };
        Traits { sort, table: place, alone, rare }
    }
}

/// The card an answer buys.
fn bought(table: &Table, action: Action) -> Option<kaiju_rules::CardId> {
    match action {
        Action::Buy(slot) => table.shop()[slot.index()],
        Action::BuyTop(depth) => table.top(depth),
        Action::BuyFrom(card) => Some(card),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The book inside is what the command in its remark makes: of each of the first games one puzzle went into it.
    #[test]
    fn the_same_seed_makes_the_same_puzzles_and_they_are_those_inside() {
        let texts = |game| candidates(1, game).iter().map(|one| one.puzzle.write()).collect::<Vec<_>>();
        let mut found = 0;
        for game in 0..6 {
            let made = texts(game);
            assert_eq!(made, texts(game));
            assert!(made.is_empty() || made.iter().any(|text| SHIPPED.contains(text.as_str())), "game {game}");
            found += made.len();
        }
        assert!(found > 3, "{found}");
    }

    #[test]
    fn a_book_has_its_share_of_every_sort_and_nothing_twice() {
        let candidates: Vec<Candidate> = (0..8).flat_map(|game| candidates(1, game)).collect();
        let mut workshop = Workshop::new(1, candidates.len());
        let first = Traits::of(&candidates[0].puzzle);
        assert!(workshop.is_wanted(&first));
        workshop
            .take(vec![Candidate { traits: Traits::of(&candidates[0].puzzle), puzzle: candidates[0].puzzle.clone() }]);
        assert!(!workshop.is_wanted(&first) && workshop.found.len() == 1, "the same one again");
        workshop.take(candidates);
        assert!(workshop.found.len() <= 2, "a game gives one at most");
        let shares = [Sort::Keep, Sort::Stay, Sort::Leave, Sort::Buy, Sort::BuyNothing, Sort::Other].map(Sort::share);
        assert_eq!(shares.iter().sum::<usize>(), 100);
    }

    #[test]
    fn only_what_is_certain_and_large_is_told() {
        let told = telling(&[
            (Gain::Won, 0.01, 0.0),
            (Gain::Stars, 2.0, 0.1),
            (Gain::Hearts, -1.0, 0.5),
            (Gain::RivalHearts, -3.0, 0.2),
            (Gain::Lives, 0.4, 0.05),
            (Gain::Energy, 1.0, 0.1),
        ]);
        assert_eq!(told, [(Gain::Lives, 0.4), (Gain::Stars, 2.0), (Gain::RivalHearts, -3.0)]);
    }
}

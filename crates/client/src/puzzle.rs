//! Puzzles: positions of games in which somebody went wrong, and what the judge of reviews says of every answer.
//!
//! A book of puzzles is one text. Each puzzle is a game in the notation, a position and the answer that was given there, and
//! two lines more: the chance to win of each answer, and what the best one brings.

use std::fmt::Write as _;

use kaiju_bots::review::{AnswerWorth, Gain, Grade};
use kaiju_rules::notation::{ParseError, lines};
use kaiju_rules::{Action, Input, Pending, Question, Seat, State, Table, View, Viewer};
use kaiju_text::events::seat_name;
use kaiju_text::{Lang, ask, decimal, puzzle as words, review};

use crate::beginning::Beginning;
use crate::review::{grade, signed_whole, whole};

/// The puzzles that come with the program.
pub const SHIPPED: &str = include_str!("../puzzles.txt");

/// The first line of every book.
const HEAD: &str = "kaiju puzzles 1";
/// The first line of every puzzle.
const FIRST: &str = "kaiju position 1";
/// Chances are written in thousandths.
const PARTS: f64 = 1000.0;

/// What a puzzle asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PuzzleKind {
    /// Which dice to keep.
    Keep,
    /// To stay in Tokyo or to leave.
    Yield,
    /// What to buy.
    Buy,
    /// Anything else.
    Other,
}

impl PuzzleKind {
    /// All of them.
    pub const ALL: [PuzzleKind; 4] = [PuzzleKind::Keep, PuzzleKind::Yield, PuzzleKind::Buy, PuzzleKind::Other];

    /// The kind of a question.
    pub fn of(question: Question) -> PuzzleKind {
        match question {
            Question::Keep => PuzzleKind::Keep,
            Question::Yield => PuzzleKind::Yield,
            Question::Shop => PuzzleKind::Buy,
            _ => PuzzleKind::Other,
        }
    }

    /// The question in its shortest form.
    pub fn title(self, lang: Lang) -> &'static str {
        match self {
            PuzzleKind::Keep => words::what_keep(lang),
            PuzzleKind::Yield => words::stay_or_leave(lang),
            PuzzleKind::Buy => words::what_buy(lang),
            PuzzleKind::Other => words::what_do(lang),
        }
    }
}

/// An answer to a puzzle, with the chance to win that the judge gave it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuzzleAnswer {
    /// The answer.
    pub action: Action,
    /// The chance to win.
    pub chance: f64,
}

/// A position with a question, and what every answer is worth.
#[derive(Clone)]
pub struct Puzzle {
    state: State,
    seat: Seat,
    question: Question,
    played: Action,
    /// In the order in which the rules list them.
    answers: Vec<PuzzleAnswer>,
    /// What the best answer brings more than the one that was played, the most telling first.
    gains: Vec<(Gain, f64)>,
}

impl Puzzle {
    /// A position with the answer that was given there, as a judge has weighed all of them. None where nobody is asked, or
    /// where the answers are not those of the rules.
    pub fn new(state: State, played: Action, weighed: &[AnswerWorth], gains: Vec<(Gain, f64)>) -> Option<Puzzle> {
        let Pending::Decide(seat, question) = state.pending() else { return None };
        let legal = state.legal();
        let answers =
            weighed.iter().map(|one| PuzzleAnswer { action: one.action, chance: one.chance }).collect::<Vec<_>>();
        let whole = legal.iter().eq(answers.iter().map(|answer| answer.action)) && legal.contains(played);
        (whole && answers.len() > 1).then_some(Puzzle { state, seat, question, played, answers, gains })
    }

    /// Reads a puzzle: a game with one answer, the chances, what the best answer brings.
    pub fn read(text: &str) -> Result<Puzzle, ParseError> {
        let (game, judged) = text.split_at(text.find("\nchances ").map_or(text.len(), |at| at + 1));
        let (beginning, record) = Beginning::read(game)?;
        let state = beginning.state();
        let last = |message: &str| ParseError { line: text.lines().count(), column: 1, message: message.to_string() };
        let (Pending::Decide(seat, question), &[Input::Act(played)]) = (state.pending(), record.inputs.as_slice())
        else {
            return Err(last("a puzzle is a question and one answer to it"));
        };
        let (mut chances, mut gains) = (Vec::new(), Vec::new());
        for mut line in lines(judged) {
            if line.take("chances") {
                while line.more() {
                    chances.push(f64::from(line.number::<u16>("thousandths")?) / PARTS);
                }
            } else {
                line.literal("brings")?;
                while line.more() {
                    gains.push(line.read("a gain", read_gain)?);
                }
            }
        }
        let legal = state.legal();
        if legal.len() != chances.len() || !legal.contains(played) {
            return Err(last("a puzzle has a chance for every answer"));
        }
        let answers = legal.iter().zip(chances).map(|(action, chance)| PuzzleAnswer { action, chance }).collect();
        Ok(Puzzle { state, seat, question, played, answers, gains })
    }

    /// The puzzle as it is written in a book.
    pub fn write(&self) -> String {
        let mut text = Beginning::from(self.state.clone()).write(&[Input::Act(self.played)]);
        text += "chances";
        for answer in &self.answers {
            let _ = write!(text, " {:.0}", answer.chance * PARTS);
        }
        text += "\nbrings";
        for &(gain, by) in &self.gains {
            let (word, parts) = gain_word(gain);
            let _ = write!(text, " {word}={:.0}", by * parts);
        }
        text + "\n"
    }

    /// The game, at the question.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is asked.
    pub fn question(&self) -> Question {
        self.question
    }

    /// What kind of a question that is.
    pub fn kind(&self) -> PuzzleKind {
        PuzzleKind::of(self.question)
    }

    /// The answer that was given in the game.
    pub fn played(&self) -> Action {
        self.played
    }

    /// All answers, in the order in which the rules list them.
    pub fn answers(&self) -> &[PuzzleAnswer] {
        &self.answers
    }

    /// What the best answer brings more than the one that was played, the most telling first.
    pub fn gains(&self) -> &[(Gain, f64)] {
        &self.gains
    }

    /// The best answer.
    pub fn best(&self) -> PuzzleAnswer {
        let better = |best: PuzzleAnswer, one: PuzzleAnswer| if one.chance > best.chance { one } else { best };
        self.answers.iter().copied().reduce(better).expect("a puzzle has answers")
    }

    /// The position as whoever is asked sees it.
    pub fn view(&self) -> View {
        self.state.seen_by(Viewer::Seat(self.seat))
    }

    fn table(&self) -> &Table {
        self.state.table()
    }

    // ── words ────────────────────────────────────────────────────────────────

    /// What is asked, in short, and of whom.
    pub fn title(&self, lang: Lang) -> String {
        words::asked(lang, seat_name(self.table(), self.seat), self.kind().title(lang))
    }

    /// An answer, as buttons say it.
    pub fn label(&self, lang: Lang, action: Action) -> String {
        ask::answer(lang, self.table(), self.seat, self.question, action)
    }

    /// What is said of an answer. None where it is none.
    pub fn verdict(&self, lang: Lang, action: Action) -> Option<PuzzleVerdict> {
        let given = *self.answers.iter().find(|answer| answer.action == action)?;
        let best = self.best();
        let graded = Grade::of(best.chance - given.chance, 0.0);
        let chance = whole(lang, given.chance);
        let headline = if given.action == best.action {
            words::right(lang, chance)
        } else {
            let loss = signed_whole(lang, given.chance - best.chance);
            words::wrong(lang, review::from_to(lang, chance, whole(lang, best.chance), loss, grade(lang, graded)))
        };
        let mut rows: Vec<VerdictRow> = self.answers.iter().map(|answer| self.row(lang, *answer, action)).collect();
        rows.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        Some(PuzzleVerdict { right: given.action == best.action, headline, why: self.why(lang), rows })
    }

    fn row(&self, lang: Lang, answer: PuzzleAnswer, given: Action) -> VerdictRow {
        let PuzzleAnswer { action, chance } = answer;
        VerdictRow { label: self.label(lang, action), chance, told: whole(lang, chance), yours: action == given }
    }

    /// Why the best answer is better than the one that was played.
    fn why(&self, lang: Lang) -> String {
        let [best, played] = [self.best().action, self.played].map(|action| self.label(lang, action));
        if self.gains.is_empty() {
            return words::why_overall(lang, best, played);
        }
        let told: Vec<String> = self.gains.iter().map(|&(gain, by)| gain_told(lang, gain, by)).collect();
        words::why(lang, best, played, told.join(", "))
    }
}

/// What is said of an answer to a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleVerdict {
    /// Was it the best one?
    pub right: bool,
    /// That in a sentence, with the chance to win.
    pub headline: String,
    /// Why the best answer is the best.
    pub why: String,
    /// All answers, the best first.
    pub rows: Vec<VerdictRow>,
}

/// An answer in the list below a verdict.
#[derive(Clone, PartialEq, Debug)]
pub struct VerdictRow {
    /// The answer, as buttons say it.
    pub label: String,
    /// The chance to win with it.
    pub chance: f64,
    /// That in words.
    pub told: String,
    /// It is the one that was given.
    pub yours: bool,
}

impl PuzzleVerdict {
    /// The answers to show where there is room for n: the best ones, and the one that was given.
    pub fn foremost(&self, n: usize) -> impl Iterator<Item = &VerdictRow> {
        let given = self.rows.iter().position(|row| row.yours).unwrap_or(0);
        let room = if given < n { n } else { n.saturating_sub(1) };
        self.rows.iter().enumerate().filter(move |(i, row)| *i < room || row.yours).map(|(_, row)| row)
    }
}

/// A gain in the notation, and the parts of one that it is written in.
fn gain_word(gain: Gain) -> (&'static str, f64) {
    match gain {
        Gain::Won => ("won", 100.0),
        Gain::Lives => ("lives", 100.0),
        Gain::Stars => ("stars", 10.0),
        Gain::Hearts => ("hearts", 10.0),
        Gain::Energy => ("energy", 10.0),
        Gain::Tokyo => ("tokyo", 100.0),
        Gain::RivalHearts => ("rival-hearts", 10.0),
        Gain::RivalStars => ("rival-stars", 10.0),
    }
}

fn read_gain(word: &str) -> Option<(Gain, f64)> {
    let (name, by) = word.split_once('=')?;
    let gain = Gain::ALL.into_iter().find(|&gain| gain_word(gain).0 == name)?;
    Some((gain, f64::from(by.parse::<i16>().ok()?) / gain_word(gain).1))
}

/// A gain in words, with its sign.
fn gain_told(lang: Lang, gain: Gain, by: f64) -> String {
    let sign = if by < 0.0 { "−" } else { "+" };
    let count = format!("{sign}{}", decimal(lang, by.abs(), 1));
    let points = signed_whole(lang, by);
    match gain {
        Gain::Won => words::gain_won(lang, points),
        Gain::Lives => words::gain_lives(lang, points),
        Gain::Stars => format!("{count}★"),
        Gain::Hearts => format!("{count}♥"),
        Gain::Energy => format!("{count}⚡"),
        Gain::Tokyo => words::gain_tokyo(lang, points),
        Gain::RivalHearts => words::gain_rivals(lang, format!("{count}♥")),
        Gain::RivalStars => words::gain_rivals(lang, format!("{count}★")),
    }
}

/// Puzzles, as one text.
#[derive(Clone)]
pub struct PuzzleBook {
    text: String,
    /// Where each begins.
    starts: Vec<usize>,
}

impl PuzzleBook {
    /// Opens a book; none where the text is not one, or has no puzzles. Each puzzle is read when it is asked for.
    pub fn open(text: String) -> Option<PuzzleBook> {
        let first = format!("\n{FIRST}\n");
        let starts: Vec<usize> = text.match_indices(&first).map(|(at, _)| at + 1).collect();
        (text.starts_with(HEAD) && !starts.is_empty()).then_some(PuzzleBook { text, starts })
    }

    /// A book of these puzzles, with a remark on how it came about.
    pub fn write<'a>(remark: &str, puzzles: impl Iterator<Item = &'a Puzzle>) -> String {
        let mut text = format!("{HEAD}\n# {remark}\n");
        puzzles.for_each(|puzzle| text += &puzzle.write());
        text
    }

    /// How many puzzles there are.
    #[allow(clippy::len_without_is_empty)] // a book is never empty
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// The remark on how the book came about.
    pub fn remark(&self) -> Option<&str> {
        self.text.lines().nth(1)?.strip_prefix("# ")
    }

    fn text_of(&self, number: usize) -> &str {
        let end = self.starts.get(number + 1).copied().unwrap_or(self.text.len());
        &self.text[self.starts[number]..end]
    }

    /// The puzzle with this number, counted from 0.
    pub fn get(&self, number: usize) -> Result<Puzzle, ParseError> {
        Puzzle::read(self.text_of(number))
    }

    /// What a puzzle is remembered by: it follows from its position alone, whatever the judge says.
    pub fn mark(&self, number: usize) -> u32 {
        let position = self.text_of(number).split("\n---").next().unwrap_or_default();
        // FNV-1a, in 32 bits.
        position.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }

    /// The puzzle of a day, counted from the first of January 1970.
    pub fn of_day(&self, day: u32) -> usize {
        day as usize % self.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::Prompt;
    use kaiju_bots::review::{ReviewDepth, Reviewer};
    use std::collections::BTreeSet;

    fn shipped() -> PuzzleBook {
        PuzzleBook::open(SHIPPED.to_string()).expect("the book that comes with the program")
    }

    fn all(book: &PuzzleBook) -> impl Iterator<Item = Puzzle> {
        (0..book.len()).map(|number| book.get(number).unwrap_or_else(|error| panic!("puzzle {}: {error}", number + 1)))
    }

    #[test]
    fn every_puzzle_asks_what_has_one_best_answer_and_was_answered_badly() {
        let book = shipped();
        assert_eq!(book.len(), 500);
        for (number, puzzle) in all(&book).enumerate() {
            assert_eq!(puzzle.write(), book.text_of(number), "puzzle {}", number + 1);
            assert!(Prompt::of(&puzzle.view()).is_some_and(|prompt| prompt.seat == puzzle.seat()));
            let best = puzzle.best();
            let second = puzzle.answers().iter().filter(|one| one.action != best.action).map(|one| one.chance);
            assert!(best.chance - second.fold(0.0, f64::max) > 0.028, "puzzle {}", number + 1);
            let played = puzzle.answers().iter().find(|one| one.action == puzzle.played()).unwrap();
            assert!(best.chance - played.chance > Grade::Blunder.threshold() - 0.002, "puzzle {}", number + 1);
        }
    }

    #[test]
    fn puzzles_differ_and_there_are_some_of_every_kind_for_every_table() {
        let book = shipped();
        let marks: BTreeSet<u32> = (0..book.len()).map(|number| book.mark(number)).collect();
        assert_eq!(marks.len(), book.len());
        let asked = all(&book).map(|puzzle| {
            let table = puzzle.state().table();
            (puzzle.kind().title(Lang::En), table.edition().name(), table.seats().len())
        });
        let tables: BTreeSet<_> = asked.filter(|(kind, ..)| *kind != PuzzleKind::Other.title(Lang::En)).collect();
        assert_eq!(tables.len(), 3 * 3 * 5, "kinds, editions, numbers of players: {tables:?}");
        assert_ne!(book.of_day(20_000), book.of_day(20_001));
        assert_eq!(book.of_day(20_000), book.of_day(20_000 + book.len() as u32));
    }

    #[test]
    fn the_judge_of_reviews_says_what_the_puzzles_say() {
        let book = shipped();
        let mut judge = Reviewer::new(ReviewDepth::default());
        for (number, puzzle) in all(&book).enumerate() {
            let weighed = judge.weigh_all(puzzle.state());
            assert_eq!(weighed.len(), puzzle.answers().len());
            for (one, other) in weighed.iter().zip(puzzle.answers()) {
                assert_eq!(one.action, other.action);
                assert!((one.chance - other.chance).abs() < 0.0015, "puzzle {}: {one:?}, {other:?}", number + 1);
            }
        }
    }

    #[test]
    fn every_answer_has_a_verdict_in_every_language() {
        let book = shipped();
        for number in (0..book.len()).step_by(7) {
            let puzzle = book.get(number).unwrap();
            let best = puzzle.best().action;
            for lang in Lang::ALL {
                for answer in puzzle.answers() {
                    let verdict = puzzle.verdict(lang, answer.action).unwrap();
                    assert_eq!(verdict.right, answer.action == best);
                    assert_eq!(verdict.rows.len(), puzzle.answers().len());
                    assert!(
                        verdict.rows.iter().filter(|row| row.yours).count() == 1 && !verdict.rows[0].label.is_empty()
                    );
                    assert!(!format!("{}{}", verdict.headline, verdict.why).contains(['{', '}']));
                    let few: Vec<_> = verdict.foremost(3).collect();
                    assert!(few.len() == 3.min(verdict.rows.len()) && few.iter().any(|row| row.yours));
                }
                assert!(puzzle.title(lang).contains(seat_name(puzzle.table(), puzzle.seat())));
            }
            assert!(puzzle.verdict(Lang::En, Action::Number(99)).is_none(), "not an answer");
        }
    }

    #[test]
    fn gains_are_read_as_they_are_written_and_told_with_their_sign() {
        for gain in Gain::ALL {
            let (word, _) = gain_word(gain);
            let (read, by) = read_gain(&format!("{word}=-12")).unwrap();
            assert!(read == gain && by < 0.0);
            assert!(gain_told(Lang::En, gain, by).contains('−') && gain_told(Lang::Es, gain, -by).contains('+'));
        }
        assert_eq!(gain_told(Lang::Es, Gain::Stars, 1.4), "+1,4★");
        assert!(read_gain("luck=3").is_none() && read_gain("stars").is_none());
    }

    #[test]
    fn what_is_no_puzzle_is_refused() {
        assert!(PuzzleBook::open(String::new()).is_none());
        assert!(PuzzleBook::open("kaiju puzzles 1\n# none\n".to_string()).is_none());
        let whole = shipped().text_of(0).to_string();
        let cut = |from: &str| whole[..whole.find(from).unwrap()].to_string();
        let refused = |text: &str| Puzzle::read(text).map(|_| ()).unwrap_err().message;
        assert_eq!(refused(&cut("---")), "a puzzle is a question and one answer to it");
        assert_eq!(refused(&cut("chances")), "a puzzle has a chance for every answer");
        assert!(refused(&whole.replace("chances ", "chances x ")).contains("thousandths"));
        assert!(refused(&whole.replace("brings", "takes")).contains("brings"));
    }
}

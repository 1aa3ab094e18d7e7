//! Puzzles: a position and a question on the screen or in sentences, a verdict, and the next one.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{fs, iter};

use anyhow::{Result, anyhow};
use kaiju_client::{Practice, Prompt, Puzzle, PuzzleBook, PuzzleCause, PuzzleVerdict};
use kaiju_rules::{Action, Seat, View};
use kaiju_text::{Lang, in_a_row, puzzle as words, sentence, spoken, tui};

use crate::plain::{Command, Teller, Typed, read};
use crate::scene::{GameKind, SaveState, Scene};
use crate::shell::Msg;
use crate::show::{Exit, Show};
use crate::signs::shown;
use crate::store;
use crate::ui::{Intent, Ui};

/// How many answers a verdict lists on a screen.
const LISTED: usize = 5;

/// The puzzles of somebody: the book, what was practised, and the one that is asked now.
pub struct PuzzleTrainer {
    book: PuzzleBook,
    practice: Practice,
    /// Where what was practised is kept; nowhere if the system has no place for it.
    file: Option<PathBuf>,
    today: u32,
    number: usize,
    cause: PuzzleCause,
    puzzle: Puzzle,
}

impl PuzzleTrainer {
    /// The puzzle of a day, or the next one to practise. Days are counted from the first of January 1970.
    pub fn begin(book: PuzzleBook, file: Option<PathBuf>, today: u32, next: bool) -> Result<PuzzleTrainer> {
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
        let practice = Practice::read(&text);
        let (number, cause) = if next { practice.next(&book, today) } else { (book.of_day(today), PuzzleCause::Today) };
        let puzzle = book.get(number)?;
        Ok(PuzzleTrainer { book, practice, file, today, number, cause, puzzle })
    }

    /// Goes to the next puzzle to practise.
    fn next(&mut self) -> Result<()> {
        let (number, cause) = self.practice.next(&self.book, self.today);
        self.puzzle = self.book.get(number)?;
        (self.number, self.cause) = (number, cause);
        Ok(())
    }

    /// Remembers an answer. What is wrong where that cannot be kept.
    fn remember(&mut self, lang: Lang, right: bool) -> Option<String> {
        self.practice.answer(&self.book, self.number, right, self.today);
        let Some(file) = &self.file else { return Some(words::no_place(lang).to_string()) };
        let error = store::write(file, &self.practice.write()).err()?;
        Some(words::not_kept(lang, format!("{error:#}")))
    }

    /// Why this puzzle is asked.
    fn cause(&self, lang: Lang) -> &'static str {
        self.cause.told(lang)
    }

    /// Days in a row, and what comes back today; nothing where there are none.
    fn record(&self, lang: Lang) -> String {
        self.practice.told(lang, &self.book, self.today)
    }
}

/// Puzzles on the screen, one after the other.
pub struct PuzzleShow {
    trainer: PuzzleTrainer,
    view: View,
    /// The question, until it is answered.
    prompt: Option<Prompt>,
    answered: Option<Action>,
}

impl PuzzleShow {
    /// Shows the puzzle that is asked now.
    pub fn new(trainer: PuzzleTrainer) -> PuzzleShow {
        let view = trainer.puzzle.view();
        let prompt = Prompt::of(&view);
        PuzzleShow { trainer, view, prompt, answered: None }
    }

    fn verdict(&self, lang: Lang) -> Option<PuzzleVerdict> {
        self.trainer.puzzle.verdict(lang, self.answered?)
    }

    /// The verdict, line by line.
    fn lines(&self, lang: Lang) -> Vec<String> {
        let Some(verdict) = self.verdict(lang) else { return Vec::new() };
        let rows = verdict.foremost(LISTED).map(|row| {
            let yours = if row.yours { format!(" ({})", words::yours(lang)) } else { String::new() };
            format!("{} {}{yours}", row.told, row.label)
        });
        let rows = rows.collect::<Vec<_>>().join(" · ");
        [verdict.headline.clone(), verdict.why.clone(), rows, self.trainer.record(lang)].into()
    }
}

impl Show for PuzzleShow {
    fn scene(&self, ui: &Ui) -> Scene<'_> {
        Scene {
            table: self.view.table(),
            viewer: self.view.viewer(),
            beats: &[],
            prompt: self.prompt.as_ref(),
            pending: self.view.pending(),
            step: self.view.turn_step(),
            choice: Vec::new(),
            chairs: Vec::new(),
            names: Vec::new(),
            missing: Vec::new(),
            lesson: None,
            session: None,
            aside: self.trainer.cause(ui.lang).to_string(),
            kept: SaveState::Nowhere,
            undo: false,
            talk: None,
            bets: Vec::new(),
            foresaw: None,
            dice: Vec::new(),
            link: None,
            terms: Vec::new(),
            pause: None,
            by_program: false,
            again: false,
            verdict: self.lines(ui.lang),
            kind: GameKind::Puzzle { answered: self.answered.is_some() },
        }
    }

    fn act(&mut self, intent: Intent, ui: &mut Ui) -> Option<Exit> {
        match intent {
            Intent::Answer(action) if self.answered.is_none() => {
                let verdict = self.trainer.puzzle.verdict(ui.lang, action)?;
                (self.answered, self.prompt) = (Some(action), None);
                ui.note = self.trainer.remember(ui.lang, verdict.right);
                ui.arrange(&self.scene(ui));
            }
            Intent::Mark(true) if self.answered.is_some() => {
                if let Err(error) = self.trainer.next() {
                    ui.note = Some(error.to_string());
                    return None;
                }
                self.view = self.trainer.puzzle.view();
                (self.answered, self.prompt) = (None, Prompt::of(&self.view));
                ui.clear();
                ui.arrange(&self.scene(ui));
            }
            Intent::Quit => return Some(Exit::Quit),
            _ => {}
        }
        None
    }

    fn hear(&mut self, _: Msg, _: &mut Ui) {}

    fn tick(&mut self, _: Instant, _: &mut Ui) -> Option<Duration> {
        None
    }
}

/// Puzzles told and asked in sentences, until there are no more lines or somebody leaves.
pub fn plain(
    mut trainer: PuzzleTrainer,
    lang: Lang,
    ascii: bool,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<()> {
    let mut teller = Teller::new(shown(lang, ascii), output);
    teller.ascii = ascii;
    loop {
        if !ask(&mut trainer, &mut teller, input)? {
            return Ok(());
        }
        teller.say(words::plain_next(teller.lang))?;
        match hear(&mut teller, input)?.map(|line| read(teller.lang, &line, None)) {
            Some(Typed::Command(Command::Nothing | Command::Now)) => trainer.next()?,
            _ => return Ok(()),
        }
    }
}

fn hear(teller: &mut Teller<'_>, input: &mut dyn BufRead) -> io::Result<Option<String>> {
    teller.invite()?;
    let mut line = String::new();
    let read = input.read_line(&mut line)?;
    Ok((read > 0).then(|| line.trim().to_string()))
}

/// Asks a puzzle until it is answered, and tells the verdict; false when somebody leaves instead.
fn ask(trainer: &mut PuzzleTrainer, teller: &mut Teller<'_>, input: &mut dyn BufRead) -> Result<bool> {
    let view = trainer.puzzle.view();
    let (table, viewer) = (view.table(), view.viewer());
    let prompt = Prompt::of(&view).ok_or_else(|| anyhow!(words::no_book(teller.lang)))?;
    let cause = trainer.cause(teller.lang);
    teller.say(in_a_row([sentence(cause), trainer.puzzle.title(teller.lang)]))?;
    let chairs = |lang: Lang| -> Vec<String> {
        let you = |seat: Seat| if seat == trainer.puzzle.seat() { tui::you(lang) } else { "" };
        table.seats().iter().map(|seat| you(seat).to_string()).collect()
    };
    teller.standing(table, viewer, &chairs(teller.lang))?;
    loop {
        let answers = teller.put(&prompt, table)?;
        let Some(line) = hear(teller, input)? else { return Ok(false) };
        let lang = teller.lang;
        match read(lang, &line, Some((&prompt, &answers))) {
            Typed::Command(Command::Quit) => return Ok(false),
            Typed::Command(Command::Help) => teller.say(words::plain_help(lang))?,
            Typed::Command(Command::Standing) => teller.standing(table, viewer, &chairs(lang))?,
            Typed::Command(Command::Shop) => teller.shop(table, viewer, true)?,
            Typed::Command(Command::Turn) => teller.turn(table, view.turn_step())?,
            Typed::Command(Command::Now) => teller.now(Some(&prompt), table)?,
            Typed::Command(Command::LookUp(shelf, query)) => teller.look_up(shelf, &query, table)?,
            Typed::Command(Command::Language(lang)) => teller.speak(lang)?,
            Typed::Command(Command::Nothing) => {}
            Typed::Command(_) => teller.say(tui::plain_not_understood(lang, &line))?,
            Typed::Answer(action, _) => {
                let Some(verdict) = trainer.puzzle.verdict(lang, action) else { continue };
                tell(trainer, teller, &verdict)?;
                return Ok(true);
            }
        }
    }
}

/// The verdict in sentences, with all answers.
fn tell(trainer: &mut PuzzleTrainer, teller: &mut Teller<'_>, verdict: &PuzzleVerdict) -> io::Result<()> {
    let lang = teller.lang;
    let trouble = trainer.remember(lang, verdict.right);
    teller.say(&verdict.headline)?;
    teller.say(spoken(lang, &verdict.why))?;
    teller.say(format!("{}:", words::answers(lang)))?;
    for row in &verdict.rows {
        let yours = if row.yours { format!(" ({})", words::yours(lang)) } else { String::new() };
        teller.say(format!("  {}: {}{yours}", spoken(lang, &row.label), row.told))?;
    }
    let record = Some(trainer.record(lang)).filter(|told| !told.is_empty());
    iter::empty().chain(record).chain(trouble).try_for_each(|line| teller.say(line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_client::PuzzleKind;
    use kaiju_client::puzzle::SHIPPED;

    fn book() -> PuzzleBook {
        PuzzleBook::open(SHIPPED.to_string()).unwrap()
    }

    /// A day whose puzzle asks whether to leave Tokyo, and has no other answers; and the key of the right one.
    fn a_day(book: &PuzzleBook) -> (u32, &'static str) {
        let fits = |number: &usize| {
            let puzzle = book.get(*number).unwrap();
            puzzle.kind() == PuzzleKind::Yield && puzzle.answers().len() == 2
        };
        let number = (0..book.len()).find(fits).unwrap();
        let right = if book.get(number).unwrap().best().action == Action::No { "1" } else { "2" };
        ((40 * book.len() + number) as u32, right)
    }

    /// What is said when these lines are typed on a day.
    fn told(file: &std::path::Path, day: u32, next: bool, typed: &str) -> String {
        let trainer = PuzzleTrainer::begin(book(), Some(file.to_path_buf()), day, next).unwrap();
        let mut said = Vec::new();
        plain(trainer, Lang::En, false, &mut typed.as_bytes(), &mut said).unwrap();
        String::from_utf8(said).unwrap()
    }

    #[test]
    fn a_puzzle_is_asked_judged_and_comes_back_in_sentences() {
        let folder = std::env::temp_dir().join(format!("kaiju-practice-{}", std::process::id()));
        let file = folder.join("practice");
        let (day, right) = a_day(&book());
        let wrong = if right == "1" { "2" } else { "1" };
        let en = Lang::En;
        let said = told(&file, day, false, &format!("?\ndance\nt\ns\n{wrong}\n\nq\n"));
        let first = [words::of_the_day(en), words::stay_or_leave(en), words::plain_help(en), words::answers(en)];
        for words in first.into_iter().chain([words::yours(en), words::plain_next(en), words::is_new(en)]) {
            assert!(said.contains(words), "{words}: {said}");
        }
        assert!(!said.contains(&words::streak(en, 1)));
        let said = told(&file, day + 1, true, &format!("{right}\n"));
        assert!(said.contains(words::comes_back(en)) && said.contains("Right!"), "{said}");
        // It is not due any more, and whoever leaves has answered nothing.
        let said = told(&file, day + 1, true, "q\n");
        assert!(said.contains(words::is_new(en)) && !said.contains(words::yours(en)), "{said}");
        let said = told(&folder.join("another"), day, false, &format!("{right}\n"));
        assert!(said.contains(&words::streak(en, 1)), "{said}");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_kept_is_told() {
        let (day, right) = a_day(&book());
        let file = std::env::temp_dir().join(format!("kaiju-no-practice-{}", std::process::id()));
        std::fs::write(&file, "no folder").unwrap();
        let said = told(&file.join("practice"), day, false, &format!("{right}\n"));
        assert!(said.contains("could not be saved"), "{said}");
        std::fs::remove_file(file).unwrap();
        let mut trainer = PuzzleTrainer::begin(book(), None, day, false).unwrap();
        assert_eq!(trainer.remember(Lang::En, true).as_deref(), Some(words::no_place(Lang::En)));
    }
}

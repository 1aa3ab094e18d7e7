//! What somebody has practised: which puzzles come back when, and how many days in a row the puzzle of the day was solved.
//!
//! What was answered wrong comes back the next day, and from then on after longer and longer waits, for as long as it is
//! answered right (Leitner's boxes). Days are handed in, counted from the first of January 1970.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use kaiju_text::{Lang, puzzle as words};

use crate::puzzle::PuzzleBook;

/// How many days a puzzle waits in each box. From the last one it goes for good.
const WAITS: [u32; 4] = [1, 3, 7, 21];
/// The first line of what is kept.
const HEAD: &str = "kaiju practice 1";

/// A puzzle that comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PuzzleBox {
    /// Which box it is in, counted from 0.
    level: usize,
    /// The day it comes back.
    due: u32,
}

/// Why somebody is shown a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleCause {
    /// It is the puzzle of the day.
    Today,
    /// It was answered wrong, and comes back.
    Back,
    /// It is new.
    New,
    /// All are known.
    Again,
}

impl PuzzleCause {
    /// That in words.
    pub fn told(self, lang: Lang) -> &'static str {
        match self {
            PuzzleCause::Today => words::of_the_day(lang),
            PuzzleCause::Back => words::comes_back(lang),
            PuzzleCause::New => words::is_new(lang),
            PuzzleCause::Again => words::known_all(lang),
        }
    }
}

/// What somebody has practised.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Practice {
    /// Those that come back, by what they are remembered by.
    boxes: BTreeMap<u32, PuzzleBox>,
    /// Those that were answered right and do not come back.
    known: BTreeSet<u32>,
    /// The last day whose puzzle was answered.
    last: Option<u32>,
    /// Days in a row, up to that one.
    streak: u32,
    /// The most days in a row there ever were.
    longest: u32,
}

impl Practice {
    /// Reads what was kept. A line that makes no sense is left out.
    pub fn read(text: &str) -> Practice {
        let mut practice = Practice::default();
        let mut all = text.lines();
        if all.next() != Some(HEAD) {
            return practice;
        }
        for line in all {
            let mut words = line.split(' ');
            let (word, mut number) = (words.next(), || words.next()?.parse::<u32>().ok());
            match (word, number(), number(), number()) {
                (Some("days"), Some(last), Some(streak), Some(longest)) => {
                    (practice.last, practice.streak, practice.longest) = (Some(last), streak, longest);
                }
                (Some("box"), Some(mark), Some(level), Some(due)) if (level as usize) < WAITS.len() => {
                    practice.boxes.insert(mark, PuzzleBox { level: level as usize, due });
                }
                (Some("known"), Some(mark), None, None) => {
                    practice.known.insert(mark);
                }
                _ => {}
            }
        }
        practice
    }

    /// All of it as text.
    pub fn write(&self) -> String {
        let mut text = format!("{HEAD}\n");
        if let Some(last) = self.last {
            let _ = writeln!(text, "days {last} {} {}", self.streak, self.longest);
        }
        for (mark, PuzzleBox { level, due }) in &self.boxes {
            let _ = writeln!(text, "box {mark} {level} {due}");
        }
        for mark in &self.known {
            let _ = writeln!(text, "known {mark}");
        }
        text
    }

    /// Somebody has answered a puzzle of a book. The first answer to the puzzle of the day counts for the days in a row.
    pub fn answer(&mut self, book: &PuzzleBook, number: usize, right: bool, today: u32) {
        if number == book.of_day(today) && self.last.is_none_or(|last| last < today) {
            let before = if right { self.streak(today) } else { 0 };
            self.streak = before + u32::from(right);
            self.longest = self.longest.max(self.streak);
            self.last = Some(today);
        }
        let mark = book.mark(number);
        match self.boxes.get(&mark).copied() {
            _ if !right => {
                self.known.remove(&mark);
                self.boxes.insert(mark, PuzzleBox { level: 0, due: today + WAITS[0] });
            }
            // Whoever looks too early has learned nothing yet.
            Some(one) if one.due > today => {}
            Some(PuzzleBox { level, .. }) if level + 1 < WAITS.len() => {
                self.boxes.insert(mark, PuzzleBox { level: level + 1, due: today + WAITS[level + 1] });
            }
            _ => {
                self.boxes.remove(&mark);
                self.known.insert(mark);
            }
        }
    }

    /// Was the puzzle of the day answered?
    pub fn is_done(&self, today: u32) -> bool {
        self.last.is_some_and(|last| last >= today)
    }

    /// How many days in a row the puzzle of the day was solved, up to today or yesterday.
    pub fn streak(&self, today: u32) -> u32 {
        let goes_on = self.last.is_some_and(|last| last + 1 >= today);
        if goes_on { self.streak } else { 0 }
    }

    /// The most days in a row there ever were.
    pub fn longest(&self) -> u32 {
        self.longest
    }

    /// Days in a row, and how many puzzles come back today; nothing where there are none.
    pub fn told(&self, lang: Lang, book: &PuzzleBook, today: u32) -> String {
        let (days, due) = (self.streak(today), self.due(book, today) as u32);
        let both = [(days, words::streak(lang, days)), (due, words::due(lang, due))];
        both.into_iter().filter(|(n, _)| *n > 0).map(|(_, told)| told).collect::<Vec<_>>().join(" · ")
    }

    /// How many puzzles come back by today.
    pub fn due(&self, book: &PuzzleBook, today: u32) -> usize {
        (0..book.len()).filter(|&number| self.waits(book, number).is_some_and(|one| one.due <= today)).count()
    }

    fn waits(&self, book: &PuzzleBook, number: usize) -> Option<PuzzleBox> {
        self.boxes.get(&book.mark(number)).copied()
    }

    /// The puzzle to begin with: the one of the day, or the next one where that is done.
    pub fn first(&self, book: &PuzzleBook, today: u32) -> (usize, PuzzleCause) {
        if self.is_done(today) { self.next(book, today) } else { (book.of_day(today), PuzzleCause::Today) }
    }

    /// The puzzle to practise next: what comes back, the longest overdue first; then new ones, in the order in which their
    /// days come; then what will come back first; and when all are known, any.
    pub fn next(&self, book: &PuzzleBook, today: u32) -> (usize, PuzzleCause) {
        let onwards = (1..=book.len()).map(|n| (book.of_day(today) + n) % book.len());
        let waiting = || onwards.clone().filter_map(|number| Some((self.waits(book, number)?.due, number)));
        let soonest = waiting().min_by_key(|&(due, _)| due);
        if let Some((_, number)) = soonest.filter(|&(due, _)| due <= today) {
            return (number, PuzzleCause::Back);
        }
        let fresh = |&number: &usize| {
            let mark = book.mark(number);
            // The puzzle of the day is none to practise with before it was answered as that.
            let todays = number == book.of_day(today) && !self.is_done(today);
            !todays && !self.known.contains(&mark) && !self.boxes.contains_key(&mark)
        };
        if let Some(number) = onwards.clone().find(fresh) {
            return (number, PuzzleCause::New);
        }
        let early = soonest.map(|(_, number)| (number, PuzzleCause::Back));
        early.unwrap_or(((book.of_day(today) + 1) % book.len(), PuzzleCause::Again))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A book of n puzzles with different marks; nobody reads them here.
    fn book(n: usize) -> PuzzleBook {
        let each = |n| format!("kaiju position 1\nseat {n}\n---\n");
        PuzzleBook::open(format!("kaiju puzzles 1\n# made up\n{}", (0..n).map(each).collect::<String>())).unwrap()
    }

    /// A day on which the n-th puzzle of ten is the puzzle of the day.
    const DAY: u32 = 20_000;

    #[test]
    fn what_was_wrong_comes_back_later_and_later() {
        let book = book(10);
        let mut practice = Practice::default();
        practice.answer(&book, 3, false, DAY);
        assert_eq!((practice.due(&book, DAY), practice.due(&book, DAY + 1)), (0, 1));
        assert_eq!(practice.next(&book, DAY).1, PuzzleCause::New);
        // Each row: the day of an answer, whether it is right, and the day on which the puzzle is due afterwards.
        let rows = [
            (DAY + 1, true, Some(DAY + 4)),
            (DAY + 2, true, Some(DAY + 4)), // too early to count
            (DAY + 9, true, Some(DAY + 16)),
            (DAY + 16, false, Some(DAY + 17)),
            (DAY + 17, true, Some(DAY + 20)),
            (DAY + 20, true, Some(DAY + 27)),
            (DAY + 27, true, Some(DAY + 48)),
            (DAY + 48, true, None),
        ];
        for (day, right, due) in rows {
            practice.answer(&book, 3, right, day);
            let Some(due) = due else { continue };
            assert_eq!((practice.due(&book, due - 1), practice.due(&book, due)), (0, 1), "day {day}");
            assert_eq!(practice.next(&book, due), (3, PuzzleCause::Back));
        }
        assert_eq!(practice.due(&book, u32::MAX), 0, "it is known");
    }

    #[test]
    fn the_longest_overdue_comes_first_then_new_ones_then_whatever_there_is() {
        let book = book(4);
        let mut practice = Practice::default();
        assert_eq!(practice.first(&book, DAY), (0, PuzzleCause::Today));
        assert_eq!(practice.next(&book, DAY), (1, PuzzleCause::New), "today's is not given away");
        practice.answer(&book, 2, false, DAY);
        practice.answer(&book, 1, false, DAY + 1);
        assert_eq!(practice.next(&book, DAY + 2), (2, PuzzleCause::Back));
        practice.answer(&book, 2, true, DAY + 2);
        assert_eq!(practice.next(&book, DAY + 2), (1, PuzzleCause::Back));
        practice.answer(&book, 1, true, DAY + 2);
        assert_eq!(practice.next(&book, DAY + 2), (3, PuzzleCause::New));
        practice.answer(&book, 3, true, DAY + 2);
        practice.answer(&book, 0, true, DAY + 2);
        assert_eq!(practice.next(&book, DAY + 3), (1, PuzzleCause::Back), "none is due, none is new");
        let mut all = Practice::default();
        (0..4).for_each(|number| all.answer(&book, number, true, DAY));
        assert_eq!(all.next(&book, DAY), (1, PuzzleCause::Again));
        assert_eq!(all.first(&book, DAY), (1, PuzzleCause::Again), "today's is done");
    }

    /// Answers to puzzles of the day, a later day, and the days in a row on it.
    type DaysRow = (&'static [(u32, bool)], u32, u32);

    #[test]
    fn days_in_a_row_end_with_a_wrong_answer_or_a_day_without_one() {
        let book = book(10);
        // Each row: answers to puzzles of the day, by how many days after the first; then the days in a row on a later day.
        let rows: [DaysRow; 6] = [
            (&[(0, true)], 0, 1),
            (&[(0, true), (1, true), (2, true)], 3, 3),
            (&[(0, true), (1, true)], 3, 0),
            (&[(0, true), (1, false)], 1, 0),
            (&[(0, true), (2, true)], 2, 1),
            (&[(0, true), (0, false)], 0, 1),
        ];
        for (answers, later, streak) in rows {
            let mut practice = Practice::default();
            for &(day, right) in answers {
                let today = DAY + day;
                practice.answer(&book, book.of_day(today), right, today);
                assert!(practice.is_done(today) && !practice.is_done(today + 1));
            }
            assert_eq!(practice.streak(DAY + later), streak, "{answers:?}");
            assert!(practice.longest() >= streak && practice.longest() > 0);
        }
        let mut other = Practice::default();
        other.answer(&book, book.of_day(DAY) + 1, true, DAY);
        assert_eq!((other.streak(DAY), other.is_done(DAY)), (0, false), "another puzzle is none of the day");
    }

    #[test]
    fn what_is_kept_is_read_again_and_nonsense_is_left_out() {
        let book = book(10);
        let mut practice = Practice::default();
        practice.answer(&book, book.of_day(DAY), true, DAY);
        practice.answer(&book, 5, false, DAY);
        practice.answer(&book, 6, true, DAY);
        let text = practice.write();
        assert_eq!(Practice::read(&text), practice);
        assert_eq!(Practice::read(&format!("{text}box 7\nbox 7 99 1\ndance\n")), practice);
        assert_eq!(Practice::read("something else"), Practice::default());
    }
}

//! Rows about games: they agree with each other, are the same for any number of players, and `docs/data.md` explains
//! every column.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use kaiju_arena::{
    Also, Batch, Cell, DecisionDepth, DecisionRow, Entrant, Fixture, GameRow, Labels, SeatRow, Tabled, TurnRow,
};
use kaiju_bots::Player;
use kaiju_rules::{EditionId, Rules, Setup, Viewer};

fn fixture(edition: &str, players: usize, bot: &str, games: u64) -> Fixture {
    let setup = Setup::new(EditionId::from_name(edition).expect("an edition"), players).expect("they can play");
    let rules = Rules { evolutions: edition == "godzilla", ..setup.rules() };
    let entrants = vec![Entrant::from(bot.parse::<Player>().expect("a player")); players];
    Fixture { setup: setup.with_rules(rules), entrants, rotate: false, seed: 9, first_game: 3, games }
}

/// Everything about some games.
fn all(fixture: &Fixture, depth: DecisionDepth) -> Batch {
    let also = Also { seats: true, turns: true, decisions: Some(depth), luck: false };
    let mut sum = Batch::default();
    fixture.stream(1, also, |batch| {
        sum.tally = sum.tally.plus(&batch.tally);
        sum.rows.extend(batch.rows);
        sum.seats.extend(batch.seats);
        sum.turns.extend(batch.turns);
        sum.decisions.extend(batch.decisions);
        ControlFlow::Continue(())
    });
    sum
}

/// A row by the names of its columns, each cell of the type its column has.
fn named<'a, R: Tabled>(row: &'a R, labels: &'a Labels) -> BTreeMap<String, Cell<'a>> {
    let (columns, cells) = (R::columns(), row.cells(labels));
    assert_eq!(columns.len(), cells.len(), "{}", R::TABLE);
    for (column, cell) in columns.iter().zip(&cells) {
        let fits = match cell {
            Cell::Null => column.nullable,
            Cell::Number(n) => ["int64", "int32"].contains(&column.kind.word()) && i32::try_from(*n).is_ok(),
            Cell::Real(_) => column.kind.word() == "double",
            Cell::Flag(_) => column.kind.word() == "boolean",
            Cell::Text(text) => column.kind.word() == "string" && !text.is_empty(),
            Cell::List(words) => {
                column.kind.word() == "list of strings" && words.iter().all(|w| !w.is_empty() && !w.contains(' '))
            }
        };
        assert!(fits, "{} {}: {cell:?}", R::TABLE, column.name);
    }
    columns.into_iter().map(|column| column.name).zip(cells).collect()
}

#[test]
fn rows_agree_with_each_other_at_every_table() {
    for players in 2..=6 {
        for edition in ["first", "second", "godzilla"] {
            let fixture = fixture(edition, players, "random", 20);
            let labels = Labels::from(&fixture);
            let batch = all(&fixture, DecisionDepth::default());
            assert_eq!(batch.seats.len(), 20 * players);
            for row in &batch.rows {
                let cells = row.cells(&labels);
                assert_eq!(GameRow::read(&cells), Some((*row, labels.clone())));
                assert_eq!(GameRow::read(&cells[1..]), None);
                named(row, &labels);
                let turns: Vec<_> = batch.turns.iter().filter(|turn| turn.game == row.game).collect();
                let seats: Vec<_> = batch.seats.iter().filter(|seat| seat.game == row.game).collect();
                assert_eq!(turns.len(), usize::from(row.turns), "every turn has a row");
                let last = turns.last().expect("a turn");
                assert_eq!((last.stars_after, last.hearts_after), (row.stars, row.hearts));
                assert_eq!((last.energy_after, last.cards_after), (row.energy, row.cards));
                for seat in &seats {
                    let at = seat.seat.index();
                    named(*seat, &labels);
                    assert_eq!((seat.stars, seat.hearts, seat.energy), (row.stars[at], row.hearts[at], row.energy[at]));
                    assert_eq!(seat.cards.len(), usize::from(row.cards[at]));
                    assert_eq!(seat.alive, seat.died_turn.is_none());
                    assert_eq!(seat.share > 0.0, row.winners.has(seat.seat));
                    assert_eq!(seat.order == 1, seat.seat == row.first);
                    let mine = || turns.iter().filter(|turn| turn.seat == seat.seat);
                    assert_eq!(usize::from(seat.turns), mine().count());
                    assert!(mine().map(|turn| turn.bought.len()).sum::<usize>() <= seat.bought.len());
                }
                let share: f64 = seats.iter().map(|seat| seat.share).sum();
                assert!((share - if row.winners.is_empty() { 0.0 } else { 1.0 }).abs() < 1e-9);
                // Whoever wins is first, and ranks leave no gap but for ties.
                let ranks = || seats.iter().filter_map(|seat| seat.rank);
                assert_eq!(ranks().count(), players);
                assert_eq!(ranks().min(), Some(1));
                assert!(seats.iter().all(|seat| seat.share <= 0.0 || seat.rank == Some(1)));
                for seat in &seats {
                    let better = ranks().filter(|&rank| Some(rank) < seat.rank).count();
                    assert_eq!(seat.rank, Some(better as u8 + 1));
                }
            }
            batch.turns.iter().for_each(|turn| _ = named(turn, &labels));
            assert!(
                batch.turns.iter().any(|turn| turn.damage > 0 && turn.dice.as_ref().is_some_and(|d| d.contains('s')))
            );
            assert!(
                batch.turns.iter().any(|turn| turn.entered) && batch.seats.iter().any(|seat| !seat.cards.is_empty())
            );
            assert!(edition != "godzilla" || batch.seats.iter().any(|seat| !seat.evolutions.is_empty()));
        }
    }
}

#[test]
fn what_is_watched_is_the_same_game() {
    let fixture = fixture("godzilla", 4, "random", 50);
    let mut rows = Vec::new();
    fixture.stream(2, Also::NOTHING, |batch| {
        rows.extend(batch.rows);
        ControlFlow::Continue(())
    });
    assert_eq!(all(&fixture, DecisionDepth::default()).rows, rows);
}

#[test]
fn decisions_can_be_found_in_the_record() {
    let fixture = fixture("second", 3, "greedy", 4);
    let labels = Labels::from(&fixture);
    let batch = all(&fixture, DecisionDepth { positions: true, chances: true });
    for row in &batch.rows {
        let record = kaiju_rules::notation::Record::new(fixture.setup, fixture.play(row.game).inputs).write();
        let record = record.expect("our own game");
        let inputs: Vec<&str> = record.lines().skip_while(|line| *line != "---").skip(1).collect();
        let mine = || batch.decisions.iter().filter(|decision| decision.game == row.game);
        assert!(mine().count() > 20);
        for decision in mine() {
            let said = format!("{} {}", decision.seat, decision.answer);
            assert_eq!(inputs[decision.input as usize], said);
            assert!(decision.legal >= 2);
            let position = decision.position.as_deref().expect("asked for");
            assert!(kaiju_rules::notation::parse_view(position, Viewer::Seat(decision.seat)).is_ok(), "{position}");
            let [before, after] = decision.chances.expect("asked for");
            assert!((0.0..=1.0).contains(&before) && (0.0..=1.0).contains(&after), "{before} {after}");
        }
    }
    let cells: Vec<_> = batch.decisions.iter().map(|decision| named(decision, &labels)).collect();
    for kind in ["keep", "shop", "yield"] {
        assert!(cells.iter().any(|cells| cells["kind"] == Cell::Text(kind.into())), "{kind}");
    }
    // A bot that plays well gives up little on average, and now and then something.
    let gains = batch.decisions.iter().filter_map(|decision| decision.chances).map(|[before, after]| after - before);
    assert!((gains.sum::<f64>() / batch.decisions.len() as f64).abs() < 0.05);
    // What was not asked for is null, and the columns are the same.
    let plain = all(&fixture, DecisionDepth::default());
    assert_eq!(plain.decisions.len(), batch.decisions.len());
    for decision in &plain.decisions {
        let cells = named(decision, &labels);
        for name in ["position", "chance_before", "chance_after"] {
            assert_eq!(cells[name], Cell::Null);
        }
    }
}

#[test]
fn chances_are_the_same_on_any_number_of_threads() {
    let fixture = fixture("second", 2, "random", 6);
    let depth = DecisionDepth { positions: false, chances: true };
    let also = Also { decisions: Some(depth), ..Also::NOTHING };
    let [one, three] = [1, 3].map(|threads| {
        let mut rows = Vec::new();
        fixture.stream(threads, also, |batch| {
            rows.extend(batch.decisions);
            ControlFlow::Continue(())
        });
        rows
    });
    assert_eq!(one, three);
}

/// The lines of a table in the document, below the heading that has its name.
fn documented(text: &str, table: &str) -> Vec<String> {
    let heading = format!("## `{table}`");
    let section = text.split_once(&heading).unwrap_or_else(|| panic!("docs/data.md has no {heading}")).1;
    let section = section.split("\n## ").next().unwrap_or_default();
    section.lines().filter(|line| line.starts_with("| `")).map(str::to_string).collect()
}

#[test]
fn the_data_dictionary_has_every_column_and_no_other() {
    let text = include_str!("../../../docs/data.md");
    for (table, lines) in [
        (GameRow::TABLE, GameRow::dictionary()),
        (SeatRow::TABLE, SeatRow::dictionary()),
        (TurnRow::TABLE, TurnRow::dictionary()),
        (DecisionRow::TABLE, DecisionRow::dictionary()),
    ] {
        let there = documented(text, table);
        assert_eq!(there, lines, "docs/data.md, {table}: it should say\n{}\n", lines.join("\n"));
    }
}

//! Columns of tables with many rows: name, type, meaning, and where the value comes from, all in one list for each table.
//! CSV headers, Parquet schemas and the check of `docs/data.md` are derived from these lists.

use std::borrow::Cow;

use kaiju_rules::{Seat, SeatSet};

use crate::row::Labels;

/// What stands in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnKind {
    /// A whole number of 64 bits, with a sign.
    Long,
    /// A whole number of 32 bits, with a sign.
    Int,
    /// A number of 64 bits with a fraction.
    Double,
    /// True or false.
    Flag,
    /// Text.
    Text,
    /// Any number of words, none of which has a space in it.
    List,
}

impl ColumnKind {
    /// Its name, as data dictionaries call it.
    pub const fn word(self) -> &'static str {
        match self {
            ColumnKind::Long => "int64",
            ColumnKind::Int => "int32",
            ColumnKind::Double => "double",
            ColumnKind::Flag => "boolean",
            ColumnKind::Text => "string",
            ColumnKind::List => "list of strings",
        }
    }
}

/// A column of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// What stands in it.
    pub kind: ColumnKind,
    /// May there be nothing in it?
    pub nullable: bool,
}

/// What stands in a row under a column.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell<'a> {
    /// Nothing: what the column asks for does not exist in this row.
    Null,
    /// A whole number.
    Number(i64),
    /// A number with a fraction.
    Real(f64),
    /// True or false.
    Flag(bool),
    /// Text.
    Text(Cow<'a, str>),
    /// Some words.
    List(Vec<Cow<'a, str>>),
}

impl<'a> Cell<'a> {
    pub(crate) fn text(text: &'a str) -> Cell<'a> {
        Cell::Text(Cow::Borrowed(text))
    }

    /// A seat by its letter.
    pub(crate) fn seat(seat: Seat) -> Cell<'a> {
        Cell::Text(Cow::Borrowed(letter(seat)))
    }

    /// Some seats by their letters.
    pub(crate) fn seats(seats: SeatSet) -> Cell<'a> {
        Cell::List(seats.iter().map(|seat| Cow::Borrowed(letter(seat))).collect())
    }

    pub(crate) fn words(words: impl IntoIterator<Item = &'a str>) -> Cell<'a> {
        Cell::List(words.into_iter().map(Cow::Borrowed).collect())
    }

    /// The whole number in it, if it fits.
    pub(crate) fn number<T: TryFrom<i64>>(&self) -> Option<T> {
        match self {
            Cell::Number(n) => T::try_from(*n).ok(),
            _ => None,
        }
    }

    /// The text in it.
    pub(crate) fn read_text(&self) -> Option<&str> {
        match self {
            Cell::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The words in it.
    pub(crate) fn read_list(&self) -> Option<Vec<String>> {
        match self {
            Cell::List(words) => Some(words.iter().map(ToString::to_string).collect()),
            _ => None,
        }
    }

    /// The seat in it.
    pub(crate) fn read_seat(&self) -> Option<Seat> {
        one_seat(self.read_text()?)
    }

    /// The seats in it.
    pub(crate) fn read_seats(&self) -> Option<SeatSet> {
        match self {
            Cell::List(words) => words.iter().map(|word| one_seat(word)).collect(),
            _ => None,
        }
    }
}

impl<T: Into<i64>> From<T> for Cell<'_> {
    fn from(n: T) -> Self {
        Cell::Number(n.into())
    }
}

fn letter(seat: Seat) -> &'static str {
    ["A", "B", "C", "D", "E", "F"][seat.index()]
}

fn one_seat(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    let seat = Seat::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(seat)
}

/// One line of a table's list of columns, for rows of type `R`.
pub struct ColumnSpec<R: 'static> {
    /// The name. One that ends in `_*` stands for six columns, `_A` to `_F`, which are null for seats nobody sits at.
    pub name: &'static str,
    /// What stands in it.
    pub kind: ColumnKind,
    /// When there is nothing in it; empty where there always is something.
    pub null: &'static str,
    /// What it says: meaning, unit and moment.
    pub doc: &'static str,
    pub(crate) get: Get<R>,
}

/// Where the value comes from.
pub(crate) enum Get<R: 'static> {
    /// One value a row.
    One(for<'a> fn(&'a R, &'a Labels) -> Cell<'a>),
    /// One for each seat that is taken.
    Each(for<'a> fn(&'a R, &'a Labels, Seat) -> Cell<'a>),
}

/// When there is nothing in a column of a seat.
pub(crate) const NO_SEAT: &str = "nobody sits there";

/// A kind of row, with the list of its columns. They are the same for any number of players.
pub trait Tabled: Sized + 'static {
    /// What the table is called.
    const TABLE: &'static str;
    /// Its columns, in order.
    const FIELDS: &'static [ColumnSpec<Self>];

    /// Its columns by the names they have in files.
    fn columns() -> Vec<Column> {
        let mut all = Vec::new();
        for field in Self::FIELDS {
            let column = |name: String| Column { name, kind: field.kind, nullable: !field.null.is_empty() };
            match field.get {
                Get::One(_) => all.push(column(field.name.to_string())),
                Get::Each(_) => {
                    let stem = field.name.trim_end_matches('*');
                    all.extend(Seat::ALL.map(|seat| column(format!("{stem}{seat}"))));
                }
            }
        }
        all
    }

    /// The row, cell by cell.
    fn cells<'a>(&'a self, labels: &'a Labels) -> Vec<Cell<'a>> {
        let players = labels.players();
        let mut cells = Vec::with_capacity(Self::FIELDS.len() * 2);
        for field in Self::FIELDS {
            match field.get {
                Get::One(get) => cells.push(get(self, labels)),
                Get::Each(get) => cells.extend(
                    Seat::ALL.map(|seat| if seat.index() < players { get(self, labels, seat) } else { Cell::Null }),
                ),
            }
        }
        cells
    }

    /// The list of its columns as lines of a Markdown table, as `docs/data.md` has them.
    fn dictionary() -> Vec<String> {
        let line = |field: &ColumnSpec<Self>| {
            let null = if field.null.is_empty() { "never" } else { field.null };
            format!("| `{}` | {} | {null} | {} |", field.name, field.kind.word(), field.doc)
        };
        Self::FIELDS.iter().map(line).collect()
    }
}

pub(crate) const fn one<R>(
    name: &'static str,
    kind: ColumnKind,
    null: &'static str,
    doc: &'static str,
    get: for<'a> fn(&'a R, &'a Labels) -> Cell<'a>,
) -> ColumnSpec<R> {
    ColumnSpec { name, kind, null, doc, get: Get::One(get) }
}

pub(crate) const fn each<R>(
    name: &'static str,
    kind: ColumnKind,
    doc: &'static str,
    get: for<'a> fn(&'a R, &'a Labels, Seat) -> Cell<'a>,
) -> ColumnSpec<R> {
    ColumnSpec { name, kind, null: NO_SEAT, doc, get: Get::Each(get) }
}

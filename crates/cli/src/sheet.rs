//! Tables with many rows, as CSV or Parquet: written row by row and read back, never all in memory.

use std::borrow::Cow;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use kaiju_arena::{Cell, Column};
use kaiju_text::{cli, lab};
use parquet::basic::{Compression, ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::record::Field;
use parquet::schema::types::Type;

use crate::tongue::lang;

/// How many rows are held before they are written: the memory a Parquet file needs, whatever its size.
const GROUP: usize = 1 << 16;

/// What kind of table a file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Csv,
    Parquet,
}

impl Kind {
    /// By the end of its name.
    pub(crate) fn of(path: &Path) -> Result<Kind> {
        match path.extension().and_then(|end| end.to_str()).map(str::to_lowercase).as_deref() {
            Some("csv") => Ok(Kind::Csv),
            Some("parquet") => Ok(Kind::Parquet),
            _ => bail!("{}: {}", path.display(), lab::rows_ending(lang())),
        }
    }
}

/// A table being written.
pub(crate) enum Sheet {
    Csv(BufWriter<File>),
    Parquet(Box<Groups>),
}

impl Sheet {
    /// A new file. One that is there already is left alone: it may be the work of days.
    pub(crate) fn create(path: &Path, columns: &[Column]) -> Result<Sheet> {
        let kind = Kind::of(path)?;
        let file = File::options().write(true).create_new(true).open(path).or_else(|error| {
            let empty = path.metadata().is_ok_and(|about| about.is_file() && about.len() == 0);
            if empty { File::create(path) } else { Err(error) }
        });
        let file = match file {
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                bail!(lab::there_already(lang(), path.display()))
            }
            file => file.with_context(|| cli::cannot_write(lang(), path.display()))?,
        };
        match kind {
            Kind::Csv => {
                let mut file = BufWriter::new(file);
                let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
                writeln!(file, "{}", names.join(","))?;
                Ok(Sheet::Csv(file))
            }
            Kind::Parquet => Ok(Sheet::Parquet(Box::new(Groups::new(file, columns)?))),
        }
    }

    /// Goes on with a CSV file after so many bytes; what comes after them is given up.
    pub(crate) fn go_on(path: &Path, bytes: u64) -> Result<Sheet> {
        let file = OpenOptions::new().append(true).open(path).and_then(|file| file.set_len(bytes).map(|()| file));
        Ok(Sheet::Csv(BufWriter::new(file.with_context(|| cli::cannot_write(lang(), path.display()))?)))
    }

    /// Adds a row.
    pub(crate) fn put(&mut self, cells: &[Cell<'_>]) -> Result<()> {
        match self {
            Sheet::Csv(file) => {
                for (i, cell) in cells.iter().enumerate() {
                    if i > 0 {
                        file.write_all(b",")?;
                    }
                    match cell {
                        Cell::Number(n) => write!(file, "{n}")?,
                        Cell::Word(word) => file.write_all(quoted(word).as_bytes())?,
                    }
                }
                file.write_all(b"\n")?;
                Ok(())
            }
            Sheet::Parquet(groups) => groups.put(cells),
        }
    }

    /// Writes what is left and closes the file.
    pub(crate) fn finish(self) -> Result<()> {
        match self {
            Sheet::Csv(mut file) => Ok(file.flush()?),
            Sheet::Parquet(groups) => groups.finish(),
        }
    }
}

/// A word that may stand between commas.
fn quoted(word: &str) -> Cow<'_, str> {
    if word.contains([',', '"', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", word.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(word)
    }
}

/// The values of one column that wait to be written.
enum Values {
    Numbers(Vec<i64>),
    Words(Vec<ByteArray>),
}

/// A Parquet file, written a group of rows at a time.
pub(crate) struct Groups {
    file: SerializedFileWriter<File>,
    values: Vec<Values>,
    rows: usize,
}

impl Groups {
    fn new(file: File, columns: &[Column]) -> Result<Groups> {
        let fields = columns.iter().map(|column| {
            let (physical, means) = if column.words {
                (Physical::BYTE_ARRAY, ConvertedType::UTF8)
            } else {
                (Physical::INT64, ConvertedType::UINT_64)
            };
            let field = Type::primitive_type_builder(&column.name, physical);
            Ok(Arc::new(field.with_repetition(Repetition::REQUIRED).with_converted_type(means).build()?))
        });
        let schema = Type::group_type_builder("kaiju").with_fields(fields.collect::<Result<_>>()?).build()?;
        let packed = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let empty =
            |column: &Column| if column.words { Values::Words(Vec::new()) } else { Values::Numbers(Vec::new()) };
        Ok(Groups {
            file: SerializedFileWriter::new(file, Arc::new(schema), Arc::new(packed))?,
            values: columns.iter().map(empty).collect(),
            rows: 0,
        })
    }

    fn put(&mut self, cells: &[Cell<'_>]) -> Result<()> {
        for (values, cell) in self.values.iter_mut().zip(cells) {
            match (values, cell) {
                (Values::Numbers(values), Cell::Number(n)) => values.push(n.cast_signed()),
                // The same word as in the row above shares its memory.
                (Values::Words(values), Cell::Word(word)) => match values.last() {
                    Some(last) if last.data() == word.as_bytes() => values.push(last.clone()),
                    _ => values.push(ByteArray::from(word.as_bytes().to_vec())),
                },
                _ => bail!("a word under a column of numbers, or the reverse; that is a bug of ours"),
            }
        }
        self.rows += 1;
        if self.rows == GROUP { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<()> {
        if self.rows == 0 {
            return Ok(());
        }
        let mut group = self.file.next_row_group()?;
        for values in &mut self.values {
            let mut column =
                group.next_column()?.ok_or_else(|| anyhow!("a column is missing; that is a bug of ours"))?;
            match values {
                Values::Numbers(values) => column.typed::<Int64Type>().write_batch(values, None, None).map(drop)?,
                Values::Words(values) => column.typed::<ByteArrayType>().write_batch(values, None, None).map(drop)?,
            }
            column.close()?;
            match values {
                Values::Numbers(values) => values.clear(),
                Values::Words(values) => values.clear(),
            }
        }
        group.close()?;
        self.rows = 0;
        Ok(())
    }

    fn finish(mut self) -> Result<()> {
        self.flush()?;
        self.file.close()?;
        Ok(())
    }
}

/// The names of the columns of a file.
pub(crate) fn head(path: &Path) -> Result<Vec<String>> {
    let file = File::open(path).with_context(|| path.display().to_string())?;
    match Kind::of(path)? {
        Kind::Csv => {
            let mut line = String::new();
            BufReader::new(file).read_line(&mut line).with_context(|| path.display().to_string())?;
            Ok(split(line.trim_end_matches(['\n', '\r'])).map(Cow::into_owned).collect())
        }
        Kind::Parquet => {
            let reader = parquet_file(path, file)?;
            Ok(reader.metadata().file_metadata().schema().get_fields().iter().map(|f| f.name().to_string()).collect())
        }
    }
}

/// How many bytes the first line of a CSV file takes; none for others.
pub(crate) fn head_bytes(path: &Path) -> Result<u64> {
    if Kind::of(path)? == Kind::Parquet {
        return Ok(0);
    }
    let file = File::open(path).with_context(|| path.display().to_string())?;
    let mut line = Vec::new();
    Ok(BufReader::new(file).read_until(b'\n', &mut line)? as u64)
}

fn parquet_file(path: &Path, file: File) -> Result<SerializedFileReader<File>> {
    SerializedFileReader::new(file).with_context(|| format!("{}: {}", path.display(), lab::no_parquet(lang())))
}

/// Reads a file row by row. `each` gets the cells and, of a CSV file, how many bytes there were up to the end of that row.
/// A last line that does not end is not read: whoever wrote it was stopped.
pub(crate) fn read(
    path: &Path,
    columns: &[Column],
    mut each: impl FnMut(&[Cell<'_>], u64) -> Result<()>,
) -> Result<()> {
    let file = File::open(path).with_context(|| path.display().to_string())?;
    let fail = |row: u64| move || lab::in_row(lang(), path.display(), row);
    match Kind::of(path)? {
        Kind::Csv => {
            let mut file = BufReader::new(file);
            let (mut line, mut bytes, mut row) = (String::new(), 0, 0);
            loop {
                line.clear();
                bytes += file.read_line(&mut line).with_context(fail(row))? as u64;
                let Some(whole) = line.strip_suffix('\n') else { return Ok(()) };
                if row > 0 {
                    let cells = cells(split(whole.trim_end_matches('\r')), columns).with_context(fail(row))?;
                    each(&cells, bytes).with_context(fail(row))?;
                }
                row += 1;
            }
        }
        Kind::Parquet => {
            for (row, record) in parquet_file(path, file)?.get_row_iter(None)?.enumerate() {
                let record = record.with_context(fail(row as u64 + 1))?;
                let all: Result<Vec<Cell<'_>>> = record
                    .get_column_iter()
                    .map(|(_, field)| match field {
                        Field::ULong(n) => Ok(Cell::Number(*n)),
                        Field::Str(word) => Ok(Cell::Word(Cow::Borrowed(word.as_str()))),
                        other => bail!(lab::neither_number_nor_word(lang(), other)),
                    })
                    .collect();
                each(&all.with_context(fail(row as u64 + 1))?, 0).with_context(fail(row as u64 + 1))?;
            }
            Ok(())
        }
    }
}

fn cells<'a>(words: impl Iterator<Item = Cow<'a, str>>, columns: &[Column]) -> Result<Vec<Cell<'a>>> {
    let mut all = Vec::with_capacity(columns.len());
    for word in words {
        let column = columns.get(all.len()).ok_or_else(|| anyhow!(lab::surplus_cells(lang())))?;
        all.push(if column.words {
            Cell::Word(word)
        } else {
            Cell::Number(word.parse().with_context(|| lab::no_number(lang(), &word, &column.name))?)
        });
    }
    if all.len() < columns.len() {
        bail!(lab::fewer_cells(lang()));
    }
    Ok(all)
}

/// A line of CSV, cell by cell.
fn split(line: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let mut rest = Some(line);
    std::iter::from_fn(move || {
        let text = rest?;
        let Some(inner) = text.strip_prefix('"') else {
            let (cell, after) = text.split_once(',').map_or((text, None), |(cell, after)| (cell, Some(after)));
            rest = after;
            return Some(Cow::Borrowed(cell));
        };
        // Quoted: up to the first quote that is not doubled.
        let mut cell = String::new();
        let mut letters = inner.char_indices().peekable();
        let mut end = inner.len();
        while let Some((at, letter)) = letters.next() {
            if letter != '"' {
                cell.push(letter);
            } else if letters.peek().is_some_and(|&(_, next)| next == '"') {
                cell.push('"');
                letters.next();
            } else {
                end = at + 1;
                break;
            }
        }
        rest = inner.get(end..).and_then(|after| after.strip_prefix(','));
        Some(Cow::Owned(cell))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_split_as_they_were_joined() {
        for words in [&["a", "b"][..], &["a,b", "", "c\"d", "\"", ","], &[""], &["x", ""]] {
            let line = words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(",");
            assert_eq!(split(&line).collect::<Vec<_>>(), words, "{line}");
        }
    }

    #[test]
    fn rows_are_read_back_from_either_kind_of_file() {
        let columns = [("n", false), ("w", true)].map(|(name, words)| Column { name: name.to_string(), words });
        let rows: Vec<[Cell<'static>; 2]> = (0..GROUP as u64 + 100)
            .map(|n| [Cell::Number(u64::MAX - n), Cell::Word(Cow::Owned(format!("a,\"{}\"", n / 1000)))])
            .collect();
        let folder = std::env::temp_dir().join(format!("kaiju-sheet-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        for name in ["rows.csv", "rows.parquet"] {
            let path = folder.join(name);
            let mut sheet = Sheet::create(&path, &columns).unwrap();
            for row in &rows {
                sheet.put(row).unwrap();
            }
            sheet.finish().unwrap();
            assert_eq!(head(&path).unwrap(), ["n", "w"]);
            let mut at = 0;
            read(&path, &columns, |cells, _| {
                assert_eq!(cells, rows[at]);
                at += 1;
                Ok(())
            })
            .unwrap();
            assert_eq!(at, rows.len(), "{name}");
            let again = Sheet::create(&path, &columns).err().unwrap().to_string();
            assert!(again.contains("already exists"), "{again}");
        }
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(Kind::of(Path::new("rows.txt")).unwrap_err().to_string().contains(".csv or .parquet"));
    }
}

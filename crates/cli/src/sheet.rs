//! Tables with many rows, as CSV or Parquet: written row by row and read back, never all in memory. What made a table is
//! written with it: into the Parquet file, or beside a CSV file as `NAME.csv.json`.

use std::borrow::Cow;
use std::fmt::Write;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use kaiju_arena::{Cell, Column, ColumnKind};
use kaiju_corpus::ParquetRows;
use kaiju_text::{cli, lab};
use kaiju_tui::store::{self, WholeFile};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::{Map, Value, json};

use crate::files::{Force, unwritten};
use crate::tongue::lang;

/// What kind of file a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RowFormat {
    Csv,
    Parquet,
}

impl RowFormat {
    /// By the end of its name.
    pub(crate) fn of(path: &Path) -> Result<RowFormat> {
        match path.extension().and_then(|end| end.to_str()).map(str::to_lowercase).as_deref() {
            Some("csv") => Ok(RowFormat::Csv),
            Some("parquet") => Ok(RowFormat::Parquet),
            _ => bail!("{}: {}", path.display(), lab::rows_ending(lang())),
        }
    }
}

/// What made a table: names and values, in order.
#[derive(Clone)]
pub(crate) struct About(pub(crate) Vec<(&'static str, Value)>);

impl About {
    /// A copy that also names one of several tables.
    pub(crate) fn table(&self, name: &'static str) -> About {
        About([("table", json!(name))].into_iter().chain(self.0.iter().cloned()).collect())
    }

    fn parquet(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
        self.0.iter().map(|(name, value)| (format!("kaiju.{name}"), text(value))).collect()
    }

    /// Writes it beside a CSV file. That of an earlier run of the same study is kept as what was done earlier.
    fn beside(&self, path: &Path, goes_on: bool) -> Result<()> {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".json");
        let beside = PathBuf::from(beside);
        let mut all: Map<String, Value> =
            self.0.iter().map(|(name, value)| ((*name).to_string(), value.clone())).collect();
        let before = std::fs::read_to_string(&beside).ok().filter(|_| goes_on);
        if let Some(before) = before.and_then(|text| serde_json::from_str::<Value>(&text).ok()) {
            let mut earlier = before["earlier_commands"].as_array().cloned().unwrap_or_default();
            earlier.push(before["command"].clone());
            all.insert("earlier_commands".to_string(), earlier.into());
        }
        let text = format!("{:#}\n", Value::Object(all));
        store::put(&beside, text.as_bytes(), true).map_err(|error| unwritten(&beside, error))
    }
}

/// The words this program was called with, as a shell would read them.
pub(crate) fn command_line() -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./,:=+@%".contains(c);
    let quoted = |word: String| {
        let bare = !word.is_empty() && word.chars().all(plain);
        if bare { word } else { format!("'{}'", word.replace('\'', r"'\''")) }
    };
    let words = std::env::args_os().skip(1).map(|word| quoted(word.to_string_lossy().into_owned()));
    std::iter::once("kaiju".to_string()).chain(words).collect::<Vec<_>>().join(" ")
}

/// A table being written.
pub(crate) enum RowFile {
    Csv(Box<csv::Writer<File>>),
    Parquet(Box<Groups>),
}

impl RowFile {
    /// A new file. One that is there already is left alone unless somebody said otherwise: it may be the work of days.
    pub(crate) fn create(path: &Path, columns: &[Column], about: &About, force: Force) -> Result<RowFile> {
        let refused = |error: std::io::Error| match error.kind() {
            ErrorKind::AlreadyExists => anyhow!(lab::rows_exist(lang(), path.display())),
            _ => unwritten(path, error),
        };
        match RowFormat::of(path)? {
            RowFormat::Csv => {
                store::free(path, force.force).map_err(refused)?;
                let there = path.exists();
                let file = if there { File::create(path) } else { File::create_new(path) };
                let mut file = csv::Writer::from_writer(file.map_err(refused)?);
                file.write_record(columns.iter().map(|column| &column.name))?;
                about.beside(path, false)?;
                Ok(RowFile::Csv(Box::new(file)))
            }
            RowFormat::Parquet => {
                let draft = WholeFile::new(path, force.force).map_err(refused)?;
                Ok(RowFile::Parquet(Box::new(Groups::new(draft, path, columns, about)?)))
            }
        }
    }

    /// Goes on with a CSV file after n bytes; what comes after them is given up.
    pub(crate) fn go_on(path: &Path, bytes: u64, about: &About) -> Result<RowFile> {
        let file = OpenOptions::new().append(true).open(path).and_then(|file| file.set_len(bytes).map(|()| file));
        let file = csv::Writer::from_writer(file.with_context(|| cli::cannot_write(lang(), path.display()))?);
        about.beside(path, true)?;
        Ok(RowFile::Csv(Box::new(file)))
    }

    /// Adds a row.
    pub(crate) fn put(&mut self, cells: &[Cell<'_>]) -> Result<()> {
        match self {
            RowFile::Csv(file) => {
                let mut text = String::new();
                for cell in cells {
                    text.clear();
                    match cell {
                        Cell::Null => {}
                        Cell::Number(n) => write!(text, "{n}")?,
                        Cell::Real(n) => write!(text, "{n}")?,
                        Cell::Flag(flag) => write!(text, "{flag}")?,
                        Cell::Text(word) => text.push_str(word),
                        Cell::List(words) => text.push_str(&words.join(" ")),
                    }
                    file.write_field(&text)?;
                }
                Ok(file.write_record(None::<&[u8]>)?)
            }
            RowFile::Parquet(groups) => Ok(groups.rows.put(cells)?),
        }
    }

    /// Writes what is left and closes the file.
    pub(crate) fn finish(self) -> Result<()> {
        match self {
            RowFile::Csv(mut file) => Ok(file.flush()?),
            RowFile::Parquet(groups) => groups.finish(),
        }
    }
}

/// A Parquet file. It gets its name when it is whole: without its end it is no Parquet file.
pub(crate) struct Groups {
    rows: ParquetRows<File>,
    draft: WholeFile,
    path: PathBuf,
}

impl Groups {
    fn new(mut draft: WholeFile, path: &Path, columns: &[Column], about: &About) -> Result<Groups> {
        let file = draft.file().try_clone().map_err(|error| unwritten(path, error))?;
        Ok(Groups { rows: ParquetRows::new(file, columns, about.parquet())?, draft, path: path.to_path_buf() })
    }

    fn finish(self) -> Result<()> {
        self.rows.finish()?;
        self.draft.finish().map_err(|error| unwritten(&self.path, error))
    }
}

/// The names of the columns of a file.
pub(crate) fn head(path: &Path) -> Result<Vec<String>> {
    let file = File::open(path).with_context(|| path.display().to_string())?;
    match RowFormat::of(path)? {
        RowFormat::Csv => {
            let mut reader = csv::Reader::from_reader(file);
            let names = reader.headers().with_context(|| path.display().to_string())?;
            Ok(names.iter().map(str::to_string).collect())
        }
        RowFormat::Parquet => {
            let reader = parquet_file(path, file)?;
            Ok(reader.metadata().file_metadata().schema().get_fields().iter().map(|f| f.name().to_string()).collect())
        }
    }
}

/// How many bytes the first line of a CSV file takes; none for others.
pub(crate) fn head_bytes(path: &Path) -> Result<u64> {
    if RowFormat::of(path)? == RowFormat::Parquet {
        return Ok(0);
    }
    let file = File::open(path).with_context(|| path.display().to_string())?;
    let mut reader = csv::Reader::from_reader(file);
    reader.headers().with_context(|| path.display().to_string())?;
    Ok(reader.position().byte())
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
    match RowFormat::of(path)? {
        RowFormat::Csv => {
            let length = file.metadata().with_context(fail(0))?.len();
            let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(file);
            reader.headers().with_context(fail(0))?;
            let mut record = csv::StringRecord::new();
            for row in 1.. {
                let begins = reader.position().byte();
                let more = reader.read_record(&mut record).with_context(fail(row))?;
                let last = reader.position().byte() >= length;
                if !more || (last && !is_whole(path, begins).with_context(fail(row))?) {
                    break;
                }
                let cells = cells(record.iter().map(Cow::Borrowed), columns).with_context(fail(row))?;
                each(&cells, reader.position().byte()).with_context(fail(row))?;
            }
            Ok(())
        }
        RowFormat::Parquet => {
            for (row, record) in parquet_file(path, file)?.get_row_iter(None)?.enumerate() {
                let record = record.with_context(fail(row as u64 + 1))?;
                let all: Result<Vec<Cell<'_>>> = record
                    .get_column_iter()
                    .map(|(_, field)| match field {
                        Field::Null => Ok(Cell::Null),
                        Field::Long(n) => Ok(Cell::Number(*n)),
                        Field::Int(n) => Ok(Cell::Number(i64::from(*n))),
                        Field::Double(n) => Ok(Cell::Real(*n)),
                        Field::Bool(flag) => Ok(Cell::Flag(*flag)),
                        Field::Str(word) => Ok(Cell::Text(Cow::Borrowed(word.as_str()))),
                        Field::ListInternal(words) => {
                            let word = |field: &Field| match field {
                                Field::Str(word) => Ok(Cow::Owned(word.clone())),
                                other => bail!(lab::no_row_type(lang(), other)),
                            };
                            Ok(Cell::List(words.elements().iter().map(word).collect::<Result<_>>()?))
                        }
                        other => bail!(lab::no_row_type(lang(), other)),
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
        let cell = match column.kind {
            ColumnKind::List => {
                Some(Cell::List(word.split_whitespace().map(|word| Cow::Owned(word.to_string())).collect()))
            }
            _ if word.is_empty() && column.nullable => Some(Cell::Null),
            ColumnKind::Text => Some(Cell::Text(word.clone())),
            ColumnKind::Long | ColumnKind::Int => word.parse().ok().map(Cell::Number),
            ColumnKind::Double => word.parse().ok().map(Cell::Real),
            ColumnKind::Flag => word.parse().ok().map(Cell::Flag),
        };
        let wrong = || anyhow!(lab::no_row_value(lang(), &word, &column.name, column.kind.word()));
        all.push(cell.ok_or_else(wrong)?);
    }
    if all.len() < columns.len() {
        bail!(lab::fewer_cells(lang()));
    }
    Ok(all)
}

/// Whether the last row of a CSV file, which begins at this byte, was written to its end.
fn is_whole(path: &Path, begins: u64) -> std::io::Result<bool> {
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(begins))?;
    let mut row = Vec::new();
    file.read_to_end(&mut row)?;
    // A line end within quotes is part of a cell.
    let quotes = row.split(|byte| *byte == b'"').count() - 1;
    Ok(row.ends_with(b"\n") && quotes.is_multiple_of(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_back_from_either_kind_of_file() {
        let kinds = [
            ColumnKind::Long,
            ColumnKind::Int,
            ColumnKind::Double,
            ColumnKind::Flag,
            ColumnKind::Text,
            ColumnKind::List,
        ];
        let names = ["long", "int", "double", "flag", "text", "list"].into_iter();
        let column = |(name, kind): (&str, ColumnKind)| Column {
            name: name.to_string(),
            kind,
            nullable: kind != ColumnKind::List,
        };
        let columns: Vec<Column> = names.zip(kinds).map(column).collect();
        let rows: Vec<Vec<Cell<'static>>> = (0..ParquetRows::<File>::GROUP as i64 + 100)
            .map(|n| {
                let words = (0..n % 4).map(|i| Cow::Owned(format!("w{}", n + i)));
                let mut row = vec![
                    Cell::Number(i64::MIN + n),
                    Cell::Number(-n),
                    Cell::Real(n as f64 / 3.0),
                    Cell::Flag(n % 3 == 0),
                    // In CSV a row may go on in the next line.
                    Cell::Text(Cow::Owned(format!("a,\"{}\"\nb", n / 1000))),
                ];
                if n % 5 == 0 {
                    row.fill(Cell::Null);
                }
                row.push(Cell::List(words.collect()));
                row
            })
            .collect();
        let folder = std::env::temp_dir().join(format!("kaiju-sheet-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (about, keep) = (About(vec![("version", json!("0"))]), Force { force: false });
        for name in ["rows.csv", "rows.parquet"] {
            let path = folder.join(name);
            let mut sheet = RowFile::create(&path, &columns, &about, keep).unwrap();
            for row in &rows {
                sheet.put(row).unwrap();
            }
            sheet.finish().unwrap();
            assert_eq!(head(&path).unwrap(), columns.iter().map(|column| column.name.clone()).collect::<Vec<_>>());
            let mut at = 0;
            read(&path, &columns, |cells, _| {
                assert_eq!(cells, rows[at], "{name} {at}");
                at += 1;
                Ok(())
            })
            .unwrap();
            assert_eq!(at, rows.len(), "{name}");
            let again = RowFile::create(&path, &columns, &about, keep).err().unwrap().to_string();
            assert!(again.contains("already exists") && again.contains("--force"), "{again}");
            RowFile::create(&path, &columns, &about, Force { force: true }).unwrap().finish().unwrap();
            read(&path, &columns, |_, _| panic!("there is no row")).unwrap();
        }
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(RowFormat::of(Path::new("rows.txt")).unwrap_err().to_string().contains(".csv or .parquet"));
    }
}

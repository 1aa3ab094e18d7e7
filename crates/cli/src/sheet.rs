//! Tables with many rows, as CSV or Parquet: written row by row and read back, never all in memory. What made a table is
//! written with it: into the Parquet file, or beside a CSV file as `NAME.csv.json`.

use std::borrow::Cow;
use std::fmt::Write;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use kaiju_arena::{Cell, Column, ColumnKind};
use kaiju_text::{cli, lab};
use kaiju_tui::store::{self, WholeFile};
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::record::Field;
use parquet::schema::types::{PrimitiveTypeBuilder, Type};
use serde_json::{Map, Value, json};

use crate::files::{Force, unwritten};
use crate::tongue::lang;

/// How many rows are held before they are written: the memory a Parquet file needs, whatever its size.
const GROUP: usize = 1 << 16;

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

    fn parquet(&self) -> Vec<KeyValue> {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
        self.0.iter().map(|(name, value)| KeyValue::new(format!("kaiju.{name}"), text(value))).collect()
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
            RowFile::Parquet(groups) => groups.put(cells),
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

/// The values of one column that wait to be written. Levels say where there is one: for a column that may be empty 1 for
/// a value and 0 for none; for a list 1 for a word and 0 for a list without any.
struct Waiting {
    values: Values,
    /// None for a column that always has a value.
    levels: Option<Vec<i16>>,
    /// Of lists: 0 for the first word of a row, 1 for each further one.
    repeats: Option<Vec<i16>>,
}

enum Values {
    Longs(Vec<i64>),
    Ints(Vec<i32>),
    Doubles(Vec<f64>),
    Flags(Vec<bool>),
    Words(Vec<ByteArray>),
}

impl Waiting {
    fn new(column: &Column) -> Waiting {
        let list = column.kind == ColumnKind::List;
        let values = match column.kind {
            ColumnKind::Long => Values::Longs(Vec::new()),
            ColumnKind::Int => Values::Ints(Vec::new()),
            ColumnKind::Double => Values::Doubles(Vec::new()),
            ColumnKind::Flag => Values::Flags(Vec::new()),
            ColumnKind::Text | ColumnKind::List => Values::Words(Vec::new()),
        };
        Waiting { values, levels: (list || column.nullable).then(Vec::new), repeats: list.then(Vec::new) }
    }

    /// Adds a cell; none when it is of another type than the column.
    fn put(&mut self, cell: &Cell<'_>) -> Option<()> {
        match (&mut self.values, cell) {
            (_, Cell::Null) => {
                self.levels.as_mut().filter(|_| self.repeats.is_none())?.push(0);
                return Some(());
            }
            (Values::Words(values), Cell::List(words)) => {
                let (levels, repeats) = self.levels.as_mut().zip(self.repeats.as_mut())?;
                values.extend(words.iter().map(|word| ByteArray::from(word.as_bytes().to_vec())));
                let many = words.len().max(1);
                levels.extend(std::iter::repeat_n(i16::from(!words.is_empty()), many));
                repeats.extend((0..many).map(|i| i16::from(i > 0)));
                return Some(());
            }
            (Values::Longs(values), Cell::Number(n)) => values.push(*n),
            (Values::Ints(values), Cell::Number(n)) => values.push(i32::try_from(*n).ok()?),
            (Values::Doubles(values), Cell::Real(n)) => values.push(*n),
            (Values::Flags(values), Cell::Flag(flag)) => values.push(*flag),
            // The same word as in the row above shares its memory.
            (Values::Words(values), Cell::Text(text)) if self.repeats.is_none() => match values.last() {
                Some(last) if last.data() == text.as_bytes() => values.push(last.clone()),
                _ => values.push(ByteArray::from(text.as_bytes().to_vec())),
            },
            _ => return None,
        }
        if let Some(levels) = &mut self.levels {
            levels.push(1);
        }
        Some(())
    }

    fn write(&mut self, group: &mut SerializedRowGroupWriter<'_, File>) -> Result<()> {
        let (levels, repeats) = (self.levels.as_deref(), self.repeats.as_deref());
        match &mut self.values {
            Values::Longs(values) => write_column::<Int64Type>(group, values, levels, repeats)?,
            Values::Ints(values) => write_column::<Int32Type>(group, values, levels, repeats)?,
            Values::Doubles(values) => write_column::<DoubleType>(group, values, levels, repeats)?,
            Values::Flags(values) => write_column::<BoolType>(group, values, levels, repeats)?,
            Values::Words(values) => write_column::<ByteArrayType>(group, values, levels, repeats)?,
        }
        self.levels.iter_mut().for_each(Vec::clear);
        self.repeats.iter_mut().for_each(Vec::clear);
        Ok(())
    }
}

fn write_column<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    values: &mut Vec<T::T>,
    levels: Option<&[i16]>,
    repeats: Option<&[i16]>,
) -> Result<()> {
    let mut column = group.next_column()?.ok_or_else(|| anyhow!("a column is missing; that is a bug of ours"))?;
    column.typed::<T>().write_batch(values, levels, repeats)?;
    column.close()?;
    values.clear();
    Ok(())
}

/// A column in the words of Parquet.
fn schema(column: &Column) -> Result<Type> {
    fn text(name: &str) -> PrimitiveTypeBuilder<'_> {
        Type::primitive_type_builder(name, Physical::BYTE_ARRAY).with_logical_type(Some(LogicalType::String))
    }
    let needed = if column.nullable { Repetition::OPTIONAL } else { Repetition::REQUIRED };
    let plain = |physical: Physical| Type::primitive_type_builder(&column.name, physical).with_repetition(needed);
    Ok(match column.kind {
        ColumnKind::Long => plain(Physical::INT64).build()?,
        ColumnKind::Int => plain(Physical::INT32).build()?,
        ColumnKind::Double => plain(Physical::DOUBLE).build()?,
        ColumnKind::Flag => plain(Physical::BOOLEAN).build()?,
        ColumnKind::Text => text(&column.name).with_repetition(needed).build()?,
        ColumnKind::List => {
            let word = text("element").with_repetition(Repetition::REQUIRED).build()?;
            let words = Type::group_type_builder("list")
                .with_repetition(Repetition::REPEATED)
                .with_fields(vec![Arc::new(word)])
                .build()?;
            Type::group_type_builder(&column.name)
                .with_repetition(Repetition::REQUIRED)
                .with_logical_type(Some(LogicalType::List))
                .with_fields(vec![Arc::new(words)])
                .build()?
        }
    })
}

/// A Parquet file, written a group of rows at a time. It gets its name when it is whole: without its end it is no
/// Parquet file.
pub(crate) struct Groups {
    file: SerializedFileWriter<File>,
    draft: WholeFile,
    path: PathBuf,
    columns: Vec<Waiting>,
    rows: usize,
}

impl Groups {
    fn new(mut draft: WholeFile, path: &Path, columns: &[Column], about: &About) -> Result<Groups> {
        let fields = columns.iter().map(|column| schema(column).map(Arc::new));
        let schema = Type::group_type_builder("kaiju").with_fields(fields.collect::<Result<_>>()?).build()?;
        let packed = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(concat!("kaiju ", env!("CARGO_PKG_VERSION")).to_string())
            .set_key_value_metadata(Some(about.parquet()))
            .build();
        let file = draft.file().try_clone().map_err(|error| unwritten(path, error))?;
        Ok(Groups {
            file: SerializedFileWriter::new(file, Arc::new(schema), Arc::new(packed))?,
            draft,
            path: path.to_path_buf(),
            columns: columns.iter().map(Waiting::new).collect(),
            rows: 0,
        })
    }

    fn put(&mut self, cells: &[Cell<'_>]) -> Result<()> {
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            column.put(cell).ok_or_else(|| anyhow!("{cell:?} under another type; that is a bug of ours"))?;
        }
        self.rows += 1;
        if self.rows == GROUP { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<()> {
        if self.rows == 0 {
            return Ok(());
        }
        let mut group = self.file.next_row_group()?;
        self.columns.iter_mut().try_for_each(|column| column.write(&mut group))?;
        group.close()?;
        self.rows = 0;
        Ok(())
    }

    fn finish(mut self) -> Result<()> {
        self.flush()?;
        self.file.close()?;
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
        let rows: Vec<Vec<Cell<'static>>> = (0..GROUP as i64 + 100)
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

//! Rows as Parquet, written a group at a time: the memory stays the same for any number of them, and so do the bytes for the
//! same rows.

use std::io::Write;
use std::sync::Arc;

use kaiju_arena::{Cell, Column, ColumnKind};
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::{PrimitiveTypeBuilder, Type};

/// Rows that become a Parquet file.
pub struct ParquetRows<W: Write + Send> {
    file: SerializedFileWriter<W>,
    columns: Vec<Waiting>,
    rows: usize,
}

impl<W: Write + Send> ParquetRows<W> {
    /// How many rows are held before they are written.
    pub const GROUP: usize = 1 << 16;

    /// A file with these columns, and with names and values that tell what made it.
    pub fn new(to: W, columns: &[Column], about: Vec<(String, String)>) -> Result<ParquetRows<W>> {
        let fields = columns.iter().map(|column| schema(column).map(Arc::new));
        let schema = Type::group_type_builder("kaiju").with_fields(fields.collect::<Result<_>>()?).build()?;
        let about = about.into_iter().map(|(name, value)| KeyValue::new(name, value)).collect();
        let packed = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(concat!("kaiju ", env!("CARGO_PKG_VERSION")).to_string())
            .set_key_value_metadata(Some(about))
            .build();
        let file = SerializedFileWriter::new(to, Arc::new(schema), Arc::new(packed))?;
        Ok(ParquetRows { file, columns: columns.iter().map(Waiting::new).collect(), rows: 0 })
    }

    /// Adds a row.
    pub fn put(&mut self, cells: &[Cell<'_>]) -> Result<()> {
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            column.put(cell).ok_or_else(|| bug(&format!("{cell:?} under another type")))?;
        }
        self.rows += 1;
        if self.rows == Self::GROUP { self.flush() } else { Ok(()) }
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

    /// Writes what is left and the end of the file, and gives back what it was written to.
    pub fn finish(mut self) -> Result<W> {
        self.flush()?;
        self.file.into_inner()
    }
}

fn bug(what: &str) -> ParquetError {
    ParquetError::General(format!("{what}; that is a bug of ours"))
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

    fn write<W: Write + Send>(&mut self, group: &mut SerializedRowGroupWriter<'_, W>) -> Result<()> {
        let (levels, repeats) = (self.levels.as_deref(), self.repeats.as_deref());
        match &mut self.values {
            Values::Longs(values) => write_column::<Int64Type, W>(group, values, levels, repeats)?,
            Values::Ints(values) => write_column::<Int32Type, W>(group, values, levels, repeats)?,
            Values::Doubles(values) => write_column::<DoubleType, W>(group, values, levels, repeats)?,
            Values::Flags(values) => write_column::<BoolType, W>(group, values, levels, repeats)?,
            Values::Words(values) => write_column::<ByteArrayType, W>(group, values, levels, repeats)?,
        }
        self.levels.iter_mut().for_each(Vec::clear);
        self.repeats.iter_mut().for_each(Vec::clear);
        Ok(())
    }
}

fn write_column<T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: &mut Vec<T::T>,
    levels: Option<&[i16]>,
    repeats: Option<&[i16]>,
) -> Result<()> {
    let mut column = group.next_column()?.ok_or_else(|| bug("a column is missing"))?;
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

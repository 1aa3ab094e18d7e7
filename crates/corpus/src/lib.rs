//! A corpus: games of many bots as tables for studies, made from a manifest and the same to the last byte wherever it is made
//! from it; and how tables are written as Parquet.
#![forbid(unsafe_code)]

mod folder;
mod manifest;
mod parquet_rows;
mod part;

pub use folder::{CorpusFolder, CorpusReport, TableReport};
pub use manifest::{CorpusError, FileSeal, Manifest};
pub use parquet_rows::ParquetRows;
pub use part::{CorpusFile, CorpusPart, LineUp, TABLES};

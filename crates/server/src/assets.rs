//! The files of the browser client, handed in by the caller that starts the server.

use std::borrow::Cow;

/// A file to be sent.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// `br` or `gzip` when the bytes are packed like that.
    pub encoding: Option<&'static str>,
    /// Does its name change with its contents? Then it may be cached forever.
    pub immutable: bool,
    /// A tag for these very bytes, as they are packed: a client that has it need not be sent them again.
    pub tag: String,
}

/// Where files come from.
pub trait Assets: Send + Sync {
    /// The file at a path without its first slash, packed in one of the ways the client takes.
    fn get(&self, path: &str, accepts: &str) -> Option<Asset>;
}

/// No files: a page says how to build them.
#[derive(Debug, Default)]
pub struct NoAssets;

impl Assets for NoAssets {
    fn get(&self, _: &str, _: &str) -> Option<Asset> {
        None
    }
}

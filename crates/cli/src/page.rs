//! The browser client inside the program.

use std::sync::Arc;

use kaiju_host::page::{PageAssets, PageFile};
use kaiju_server::assets::Assets;
use rust_embed::RustEmbed;

/// The browser client, if it was built before this program was. Its large files are inside once, packed: all whose names change with
/// what they hold.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[exclude = "*.wasm"]
#[exclude = "*-????????????????.{bin,css,csv,js,svg,txt}"]
#[allow_missing = true]
struct Dist;

/// Is the browser client inside?
pub(crate) fn is_inside() -> bool {
    Dist::get("index.html").is_some()
}

/// The files inside.
pub(crate) fn inside() -> Arc<dyn Assets> {
    Arc::new(PageAssets(|path: &str| {
        let file = Dist::get(path)?;
        let hash = file.metadata.sha256_hash()[..8].iter().fold(0, |hash: u64, &byte| hash << 8 | u64::from(byte));
        Some(PageFile { bytes: file.data, hash })
    }))
}

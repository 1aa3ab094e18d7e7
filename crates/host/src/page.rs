//! The files of the page as a server sends them: packed as the client takes them, unpacked where it takes nothing packed.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use kaiju_server::assets::{Asset, Assets};

/// A file of the page as it was packed.
#[derive(Clone, Debug)]
pub struct PageFile {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// A number that follows from the bytes.
    pub hash: u64,
}

/// The page: whatever finds one of its files by its path. Large files are there packed only (`.br`, `.gz`).
#[derive(Clone, Copy, Debug)]
pub struct PageAssets<F>(pub F);

impl<F: Fn(&str) -> Option<PageFile> + Send + Sync> Assets for PageAssets<F> {
    fn get(&self, path: &str, accepts: &str) -> Option<Asset> {
        let immutable =
            path.split(['.', '-']).any(|part| part.len() >= 8 && part.bytes().all(|b| b.is_ascii_hexdigit()));
        let packed = [("br", "br"), ("gzip", "gz")].into_iter().filter(|(name, _)| accepts.contains(name));
        for (name, end) in packed {
            if let Some(file) = self.0(&format!("{path}.{end}")) {
                return Some(asset(file, Some(name), immutable));
            }
        }
        if let Some(file) = self.0(path) {
            return Some(asset(file, None, immutable));
        }
        let packed = asset(self.0(&format!("{path}.br"))?, None, immutable);
        let tag = format!("{}-unpacked", packed.tag);
        Some(Asset { bytes: Cow::Borrowed(unpacked(path, &packed.bytes)?), tag, ..packed })
    }
}

/// A file as it was before it was packed. Browsers want it like that over an address without `https`; each file is unpacked once
/// and kept.
fn unpacked(path: &str, packed: &[u8]) -> Option<&'static [u8]> {
    static KEPT: Mutex<BTreeMap<String, &'static [u8]>> = Mutex::new(BTreeMap::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(bytes) = kept.get(path) {
        return Some(bytes);
    }
    let mut bytes = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut &*packed, &mut bytes).ok()?;
    let bytes: &'static [u8] = Vec::leak(bytes);
    kept.insert(path.to_string(), bytes);
    Some(bytes)
}

fn asset(file: PageFile, encoding: Option<&'static str>, immutable: bool) -> Asset {
    Asset { bytes: file.bytes, encoding, immutable, tag: format!("{:016x}", file.hash) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_once() {
        let packed = [0x0B, 0x02, 0x80, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0x03];
        assert_eq!(unpacked("hello.wasm", &packed), Some(&b"hello"[..]));
        assert_eq!(unpacked("hello.wasm", b""), Some(&b"hello"[..]), "it is kept");
        assert_eq!(unpacked("other.wasm", b"no packed file"), None);
    }

    #[test]
    fn a_file_is_sent_as_the_client_takes_it() {
        let there = |path: &str| {
            let file = |bytes: &'static [u8]| Some(PageFile { bytes: Cow::Borrowed(bytes), hash: bytes.len() as u64 });
            match path {
                "index.html" => file(b"plain"),
                "index.html.br" => file(b"br"),
                "index.html.gz" => file(b"gzip"),
                _ => None,
            }
        };
        let page = PageAssets(there);
        let sent = |accepts: &str| page.get("index.html", accepts).map(|asset| (asset.bytes, asset.encoding));
        assert_eq!(sent("gzip, br"), Some((Cow::Borrowed(&b"br"[..]), Some("br"))));
        assert_eq!(sent("gzip"), Some((Cow::Borrowed(&b"gzip"[..]), Some("gzip"))));
        assert_eq!(sent(""), Some((Cow::Borrowed(&b"plain"[..]), None)));
        assert!(page.get("other.html", "br").is_none());
    }
}

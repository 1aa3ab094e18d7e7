//! Reads the words of every language from `lang/` and writes them as Rust, or says what is missing.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};

use kaiju_fluent_codegen::{LangFiles, generate};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=lang");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("lang");
    match generate(&read(&folder)?) {
        Ok(code) => fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("words.rs"), code),
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            Ok(())
        }
    }
}

/// The files of each language: a folder is a language, a file is an area.
fn read(folder: &Path) -> io::Result<LangFiles> {
    let mut files = BTreeMap::new();
    for lang in fs::read_dir(folder)? {
        let lang = lang?;
        if !lang.file_type()?.is_dir() {
            continue;
        }
        let mut areas = BTreeMap::new();
        for file in fs::read_dir(lang.path())? {
            let path = file?.path();
            if path.extension().is_some_and(|ext| ext == "ftl") {
                let area = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                areas.insert(area, fs::read_to_string(&path)?.replace("\r\n", "\n"));
            }
        }
        files.insert(lang.file_name().to_string_lossy().into_owned(), areas);
    }
    Ok(files)
}

//! Everything in the corpora, and everything fuzzing ever found, goes through its target without libFuzzer.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kaiju_fuzzed::TARGETS;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// The files of a folder, in order; none where there is no folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn everything_that_was_kept_goes_through_its_target() {
    for (name, target) in TARGETS {
        let (corpus, found) = (files(&fuzz().join("corpus").join(name)), files(&fuzz().join("found").join(name)));
        assert!(!corpus.is_empty(), "{name} has no corpus");
        for file in corpus.iter().chain(&found) {
            // A panic tells which file it was.
            println!("{}", file.display());
            target(&fs::read(file).unwrap());
        }
    }
}

/// Every target has its program, its place in the manifest and its folder, and there are no others.
#[test]
fn targets_are_the_same_everywhere() {
    let names: BTreeSet<String> = TARGETS.iter().map(|(name, _)| name.to_string()).collect();
    let stems = |folder: &str| -> BTreeSet<String> {
        files(&fuzz().join(folder)).iter().map(|file| file.file_stem().unwrap().to_str().unwrap().to_string()).collect()
    };
    assert_eq!(stems("fuzz_targets"), names);
    assert_eq!(stems("corpus"), names);
    assert!(stems("found").is_subset(&names));
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).unwrap();
    for name in names {
        assert!(manifest.contains(&format!("name = \"{name}\"\npath = \"fuzz_targets/{name}.rs\"")), "{name}");
    }
}

/// The corpora stay small: they are in the repository for ever.
#[test]
fn corpora_are_small() {
    let all = ["corpus", "found"].iter().flat_map(|folder| files(&fuzz().join(folder)));
    let size: u64 = all.flat_map(|folder| files(&folder)).map(|file| fs::metadata(file).unwrap().len()).sum();
    assert!(size < 600_000, "{size} bytes");
}

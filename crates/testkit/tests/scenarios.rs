//! Every scenario under `scenarios/` holds: the same files that other implementations can read.

use std::fs;
use std::path::{Path, PathBuf};

use kaiju_testkit::scenario::Scenario;

/// The scenario files below a folder, in order.
fn scenario_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("cannot read {}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            found.extend(scenario_files(&path));
        } else if path.extension().is_some_and(|e| e == "scenario") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn check(text: &str) -> Result<(), String> {
    let scenario = Scenario::parse(text).map_err(|e| e.to_string())?;
    scenario.run().map_err(|failure| format!("{}\n{failure}", scenario.title()))
}

#[test]
fn every_scenario_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = scenario_files(&root.join("scenarios"));
    assert!(!files.is_empty(), "there are no scenarios: has the folder moved?");
    let mut failed = 0;
    for file in &files {
        let text = fs::read_to_string(file).expect("a readable scenario");
        if let Err(why) = check(&text) {
            failed += 1;
            let name = file.strip_prefix(&root).unwrap_or(file);
            eprintln!("── {}: {}", name.display(), why.trim_end().replace('\n', "\n   "));
        }
    }
    assert!(failed == 0, "{failed} of {} scenarios do not hold; they are printed above", files.len());
}

//! `learn.py rounds` with a limit of rounds and steps: what it plays, learns and writes follows from what it was told. Needs `python3`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs it in a folder of its own; what it said without times, and the networks it wrote, by name.
fn rounds(name: &str, words: &[&str]) -> (Vec<String>, BTreeMap<String, String>) {
    let room = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("rounds").join(name);
    let _ = fs::remove_dir_all(&room);
    let (out, games) = (room.join("out"), room.join("games"));
    fs::create_dir_all(&out).expect("a folder of our own");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rounds.py");
    let told = Command::new("python3")
        .args([script, "rounds"])
        .args(words)
        .current_dir(&room)
        .env("ROOM", &games)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .expect("python3 is there");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let said = String::from_utf8(told.stdout).expect("it speaks UTF-8");
    let timeless = |line: &str| line.split_once(" s, ").map_or(line, |(_, rest)| rest).to_string();
    let read = |path: &Path| fs::read_to_string(path).expect("a network");
    let files = fs::read_dir(&out).expect("a folder").map(|file| file.expect("a file"));
    let nets = files.map(|file| (file.file_name().into_string().expect("a name"), read(&file.path()))).collect();
    (said.lines().filter(|line| line.contains("tables,")).map(timeless).collect(), nets)
}

#[test]
fn a_seed_makes_the_same_networks_again_where_rounds_and_steps_are_counted() {
    let words = ["-", "out", "3x50", "8", "0.85", "2", "7", "2", "2e-3", "1e-4", "both:teacher.bin=8"];
    let (said, nets) = rounds("one", &words);
    assert_eq!((said.clone(), nets.clone()), rounds("other", &words));
    assert_eq!(nets.keys().collect::<Vec<_>>(), ["net-1.bin", "net-2.bin", "net-3.bin", "net.bin"]);
    assert_eq!(nets["net.bin"], nets["net-3.bin"]);
    // Two games files a round, 50 steps after each round of games.
    for (round, line) in (1..).zip(&said) {
        assert!(line.starts_with(&format!("round {round}: {} tables, {} steps,", 2 * round, 50 * round)), "{line}");
    }
    assert_eq!(said.len(), 3);
    let other_seed: Vec<&str> = words.iter().map(|&word| if word == "7" { "8" } else { word }).collect();
    assert_ne!(rounds("third", &other_seed).1["net.bin"], nets["net.bin"]);
}

/// Without a network to begin with and with one round to be taught, the second round still has nobody else to ask.
#[test]
fn what_begins_with_nothing_is_taught_until_there_is_a_network() {
    let (said, nets) = rounds("nothing", &["-", "out", "2x5", "4", "0.85", "2", "7"]);
    assert_eq!((said.len(), nets.len()), (2, 3));
}

//! The laboratory as people meet it: `kaiju sim` with rows, `kaiju arena`, `kaiju atlas`. Programs that play need
//! `python3`.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use parquet::file::reader::{FileReader, SerializedFileReader};
use serde_json::Value;

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kaiju"));
    command.args(args);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "KAIJU_LANG", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command.env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-settings"));
    command
}

fn output(args: &[&str]) -> Output {
    command(args).output().expect("kaiju was built")
}

/// It went well and had nothing to complain about.
fn fine(args: &[&str]) -> String {
    let said = output(args);
    let complaint = String::from_utf8_lossy(&said.stderr).into_owned();
    assert_eq!((said.status.code(), complaint.as_str()), (Some(0), ""), "{args:?}");
    String::from_utf8(said.stdout).expect("kaiju speaks UTF-8")
}

/// It was refused in one line.
fn refused(args: &[&str]) -> String {
    let said = output(args);
    let complaint = String::from_utf8(said.stderr).expect("kaiju speaks UTF-8");
    assert_eq!(said.status.code(), Some(2), "{args:?}: {complaint}");
    assert!(complaint.starts_with("kaiju: ") && complaint.lines().count() == 1, "{complaint}");
    complaint
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&fine(args)).expect("one JSON value")
}

/// The path of a file of this test's own that is not there yet.
fn new(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lab").join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder of our own");
    let _ = fs::remove_file(&path);
    let _ = fs::remove_file(path.with_extension("csv.json"));
    path.to_str().expect("a plain path").to_string()
}

/// It said what it had to say, and that something it checked does not hold.
fn fails(args: &[&str]) -> (String, String) {
    let said = output(args);
    let [out, complaint] = [said.stdout, said.stderr].map(|said| String::from_utf8(said).expect("kaiju speaks UTF-8"));
    assert_eq!(said.status.code(), Some(1), "{args:?}: {complaint}");
    (out, complaint)
}

/// The rows of a Parquet file as text, without what made it.
fn packed_rows(path: &str) -> Vec<String> {
    let file = SerializedFileReader::new(fs::File::open(path).expect("kaiju wrote it")).expect("a Parquet file");
    file.get_row_iter(None).expect("rows").map(|row| row.expect("a row").to_string()).collect()
}

fn bytes(path: &str) -> Vec<u8> {
    fs::read(path).expect("kaiju wrote it")
}

fn text(path: &str) -> String {
    fs::read_to_string(path).expect("kaiju wrote it")
}

/// A report without what differs from run to run.
fn result(mut report: Value) -> Value {
    let keys = report.as_object_mut().expect("an object");
    for key in ["threads", "seconds", "games_per_second"] {
        keys.remove(key);
    }
    report
}

// ── sim ──────────────────────────────────────────────────────────────────────
#[test]
fn rows_are_the_same_on_any_number_of_threads() {
    for (end, bots) in [("csv", "random"), ("parquet", "random"), ("csv", "greedy,random,smasher")] {
        let [one, two] = ["1", "2"].map(|threads| {
            let stem = format!("threads-{end}-{}-{threads}", bots.len());
            let (rows, turns) = (new(&format!("{stem}.{end}")), new(&format!("{stem}-turns.{end}")));
            let games = if bots == "random" { "300" } else { "40" };
            let args =
                ["sim", "--games", games, "--bots", bots, "--threads", threads, "--rows", &rows, "--turns", &turns];
            fine(&args);
            let (seats, decisions) = (new(&format!("{stem}-seats.{end}")), new(&format!("{stem}-decisions.{end}")));
            fine(&[
                "sim",
                "--games",
                "20",
                "--bots",
                bots,
                "--threads",
                threads,
                "--seats",
                &seats,
                "--decisions",
                &decisions,
            ]);
            // What made a Parquet file is in it, and differs by the number of threads and its name.
            let read = |path: &String| match end {
                "parquet" => packed_rows(path),
                _ => text(path).lines().map(str::to_string).collect(),
            };
            [&rows, &turns, &seats, &decisions].map(read)
        });
        assert!(one == two, "{end} {bots}");
        assert!(one[0].len() >= 40 && one[1].len() > one[0].len() && one[3].len() > one[2].len(), "{end} {bots}");
    }
}

#[test]
fn parts_of_a_study_add_up_to_the_whole() {
    let whole = new("parts-whole.csv");
    let run = |first: &str, games: &str, rows: &str| {
        json(&[
            "sim",
            "--players",
            "3",
            "--seed",
            "7",
            "--first-game",
            first,
            "--games",
            games,
            "--rows",
            rows,
            "--json",
        ])
    };
    let all = run("0", "200", &whole);
    let (one, other) = (new("parts-one.csv"), new("parts-other.parquet"));
    run("0", "77", &one);
    run("77", "123", &other);
    // Added up in any order, of either kind, they give the same report.
    let merged = json(&["sim", "--merge", &other, &one, "--json"]);
    assert_eq!(result(merged), result(all.clone()));
    // Written into one, they are the same file; Parquet reads back to what CSV says.
    let (again, packed, unpacked) = (new("parts-again.csv"), new("parts-again.parquet"), new("parts-unpacked.csv"));
    fine(&["sim", "--merge", &other, &one, "--rows", &again]);
    assert_eq!(text(&again), text(&whole));
    fine(&["sim", "--merge", &whole, "--rows", &packed]);
    fine(&["sim", "--merge", &packed, "--rows", &unpacked]);
    assert_eq!(text(&unpacked), text(&whole));
    assert!(bytes(&packed).starts_with(b"PAR1") && bytes(&packed).ends_with(b"PAR1"));
    let lines = text(&whole);
    assert!(lines.starts_with(
        "game,seed,edition,rules,switches,players,first,winner,winners,ending,turns,inputs,bot_A,bot_B,bot_C,"
    ));
    assert_eq!(lines.lines().count(), 201);
}

#[test]
fn what_does_not_belong_together_is_not_added_up() {
    let (one, twice, seed, gap) = (new("odd-1.csv"), new("odd-2.csv"), new("odd-3.csv"), new("odd-4.csv"));
    fine(&["sim", "--games", "20", "--rows", &one]);
    fine(&["sim", "--games", "20", "--first-game", "10", "--rows", &twice]);
    fine(&["sim", "--games", "20", "--first-game", "20", "--seed", "2", "--rows", &seed]);
    fine(&["sim", "--games", "20", "--first-game", "50", "--rows", &gap]);
    assert!(refused(&["sim", "--merge", &one, &twice]).contains("game 10 is in"));
    assert!(refused(&["sim", "--merge", &one, &seed]).contains("another study"));
    assert!(refused(&["sim", "--merge", &one, "nowhere.csv"]).contains("nowhere.csv"));
    let said = output(&["sim", "--merge", &one, &gap]);
    assert_eq!(said.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&said.stderr).contains("from 20 to 49 are missing"));
    let odd = new("odd-5.csv");
    fs::write(&odd, "a,b\n1,2\n").expect("a file of our own");
    assert!(refused(&["sim", "--merge", &odd]).contains("columns"));
    let torn = new("odd-6.parquet");
    fs::write(&torn, "PAR1 and then nothing").expect("a file of our own");
    assert!(refused(&["sim", "--merge", &torn]).contains("not written to the end"));
}

#[test]
fn a_run_that_was_stopped_goes_on() {
    let (rows, turns) = (new("stopped.csv"), new("stopped-turns.csv"));
    let args = ["sim", "--games", "50", "--bots", "greedy,random", "--rows", &rows, "--turns", &turns, "--json"];
    let whole = result(json(&args));
    let (all, all_turns) = (text(&rows), text(&turns));
    let again = [&args[..], &["--resume"]].concat();
    // As if it had been stopped anywhere: in the middle of a line, between games, at the very beginning.
    for (left, left_turns) in [(2, 3), (1, 3), (3, 1), (1, 30), (30, 1), (100, 100)] {
        let cut = |text: &str, left: usize| {
            let head = text.find('\n').expect("a first line") + 5;
            text[..head.max(text.len() / left)].to_string()
        };
        fs::write(&rows, cut(&all, left)).expect("a file of our own");
        fs::write(&turns, cut(&all_turns, left_turns)).expect("a file of our own");
        assert_eq!(result(json(&again)), whole);
        assert!(text(&rows) == all && text(&turns) == all_turns, "{left} {left_turns}");
    }
    // Once it is whole, there is nothing to do but report.
    assert_eq!(result(json(&again)), whole);
    // All kinds of rows go on together, a position on several lines as well.
    let files =
        ["rows", "seats", "turns", "decisions"].map(|name| (format!("--{name}"), new(&format!("all-{name}.csv"))));
    let named: Vec<&str> = files.iter().flat_map(|(option, file)| [option.as_str(), file.as_str()]).collect();
    let every = [&["sim", "--games", "9", "--bots", "greedy,random", "--positions"], &named[..]].concat();
    fine(&every);
    let before: Vec<String> = files.iter().map(|(_, file)| text(file)).collect();
    for cut in [2, 3, 7] {
        for (i, ((_, file), whole)) in files.iter().zip(&before).enumerate() {
            fs::write(file, &whole[..whole.len() - whole.len() / (cut + i)]).expect("a file of our own");
        }
        fine(&[&every[..], &["--resume"]].concat());
        assert_eq!(files.iter().map(|(_, file)| text(file)).collect::<Vec<_>>(), before, "{cut}");
    }
    let about: Value = serde_json::from_str(&text(&format!("{}.json", files[3].1))).expect("JSON");
    assert_eq!(about["earlier_commands"].as_array().map(Vec::len), Some(3));
    // A longer study goes on as well.
    let longer = json(&["sim", "--games", "60", "--bots", "greedy,random", "--rows", &rows, "--resume", "--json"]);
    assert_eq!(longer["games"], 60);
    assert!(text(&rows).starts_with(&all) && text(&rows).lines().count() == 61);
}

#[test]
fn work_is_not_written_over() {
    let (rows, packed) = (new("kept.csv"), new("kept.parquet"));
    fine(&["sim", "--games", "10", "--rows", &rows]);
    fine(&["sim", "--games", "10", "--rows", &packed]);
    let before = text(&rows);
    assert!(refused(&["sim", "--games", "10", "--rows", &rows]).contains("--resume"));
    assert!(refused(&["sim", "--games", "20", "--seed", "2", "--rows", &rows, "--resume"]).contains("another study"));
    assert!(
        refused(&["sim", "--games", "20", "--bot", "greedy", "--rows", &rows, "--resume"]).contains("another study")
    );
    let said = refused(&["sim", "--games", "20", "--rows", &packed, "--resume"]);
    assert!(said.contains("--first-game 10 --games 10") && said.contains("--merge"), "{said}");
    let said = refused(&["sim", "--games", "10", "--rows", &packed, "--resume"]);
    assert!(said.contains("--merge") && !said.contains("--games 0"), "{said}");
    assert!(refused(&["sim", "--games", "10", "--rows", "rows.txt"]).contains(".csv or .parquet"));
    assert!(refused(&["sim", "--games", "10", "--plot", "plot.pdf"]).contains(".svg or .png"));
    assert_eq!(text(&rows), before);
}

#[test]
fn bots_are_named_seat_by_seat_or_once_for_all() {
    let bots = |args: &[&str]| json(&[&["sim", "--games", "4", "--json"], args].concat())["bots"].to_string();
    assert_eq!(bots(&["--bot", "greedy", "--bot", "random"]), r#"["greedy","random"]"#);
    assert_eq!(bots(&["--bots", "greedy,random,banker"]), r#"["greedy","random","banker"]"#);
    assert_eq!(bots(&["--bot", "greedy", "--players", "2"]), r#"["greedy","greedy"]"#);
    assert_eq!(bots(&[]), r#"["random","random","random","random"]"#);
    assert!(refused(&["sim", "--bots", "greedy,random", "--players", "3"]).contains("2 bots for 3 players"));
    assert!(refused(&["sim", "--bot", "gready"]).contains("greedy"));
    assert!(refused(&["sim", "--first-game", &u64::MAX.to_string()]).contains("beyond"));
}

#[test]
fn charts_are_drawn_as_svg_and_png() {
    let (svg, png) = (new("sim.svg"), new("sim.png"));
    fine(&["sim", "--games", "50", "--plot", &svg]);
    fine(&["sim", "--games", "50", "--plot", &png]);
    let drawn = text(&svg);
    for word in ["Games won by seat", "How games ended", "Games by number of turns", "Gigazaur"] {
        assert!(drawn.contains(word), "{word}");
    }
    assert!(bytes(&png).starts_with(b"\x89PNG\r\n"));
}

/// Ctrl-C.
#[cfg(unix)]
fn interrupt(child: &std::process::Child) {
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("there is kill");
    assert!(told.success());
}

/// Runs a command that takes long and stops it when it has begun: code and what it said.
#[cfg(target_os = "linux")]
fn stopped(args: &[&str]) -> (Option<i32>, String, String) {
    let mut child = command(args)
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("kaiju was built");
    // It listens once it has asked the system for signals; before that Ctrl-C ends it.
    let id = child.id();
    let listens = || {
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).map(str::trim);
        caught.and_then(|mask| u64::from_str_radix(mask, 16).ok()).is_some_and(|mask| mask & 2 != 0)
    };
    let patience = std::time::Instant::now() + std::time::Duration::from_mins(2);
    while !listens() && child.try_wait().expect("it runs").is_none() && std::time::Instant::now() < patience {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    interrupt(&child);
    let said = child.wait_with_output().expect("it ends");
    let [out, complaint] = [said.stdout, said.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    (said.status.code(), out, complaint)
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_is_told_as_it_is() {
    let (code, out, said) = stopped(&["atlas", "--games", "100000000"]);
    assert_eq!((code, out.as_str()), (Some(130), ""));
    assert!(said.contains("would be misleading") && !said.contains("kept"), "{said}");
    let (code, out, said) = stopped(&["arena", "--bots", "greedy,random,scorer", "--games", "100000000"]);
    assert!(code == Some(130) && said.contains("who has not played is missing"), "{said}");
    assert!(!out.contains("scorer"), "it had no game to play yet:\n{out}");
    let (code, out, said) =
        stopped(&["soak", "--games", "100000000", "--plain", "--edition", "first", "--players", "2"]);
    assert!(code == Some(130) && out.contains("no law was broken") && said.contains("stopped"), "{out}{said}");
    let (code, _, said) = stopped(&["bench", "--games", "20"]);
    assert!(code == Some(130) && said.contains("what was not measured is missing"), "{said}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_was_played() {
    let rows = new("ctrl-c.parquet");
    let mut child = command(&["sim", "--games", "100000000", "--rows", &rows])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("kaiju was built");
    // From the moment the draft is there it listens, and once it has rows in it there are games to keep.
    let draft = format!("{rows}.{}-1.new", child.id());
    let patience = std::time::Instant::now() + std::time::Duration::from_mins(2);
    while !fs::metadata(&draft).is_ok_and(|about| about.len() > 4) && std::time::Instant::now() < patience {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(!PathBuf::from(&rows).exists(), "a file has its name when it is whole");
    interrupt(&child);
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    assert!(!PathBuf::from(&draft).exists());
    let games = json(&["sim", "--merge", &rows, "--json"])["games"].as_u64().expect("a number");
    assert!(games > 0 && games < 100_000_000, "{games}");
}

/// Every option by which somebody names a file to be written.
#[test]
fn nothing_that_is_there_is_overwritten_unless_by_force() {
    let sim = ["sim", "--games", "2", "--players", "2"];
    let arena = ["arena", "--bots", "greedy,random", "--games", "2", "--players", "2"];
    let atlas = ["atlas", "--card", "wings", "--games", "20"];
    let watch = ["watch", "--plain", "--bots", "random,random", "--seed", "1"];
    let play = ["play", "--plain", "--people", "0", "--bots", "random", "--players", "2", "--seed", "1"];
    for (command, option, end) in [
        (&sim[..], "--record", "game"),
        (&sim, "--plot", "svg"),
        (&sim, "--rows", "csv"),
        (&sim, "--seats", "parquet"),
        (&sim, "--turns", "csv"),
        (&sim, "--decisions", "parquet"),
        (&arena, "--csv", "csv"),
        (&arena, "--plot", "png"),
        (&atlas, "--csv", "csv"),
        (&atlas, "--plot", "svg"),
        (&watch, "--record", "game"),
        (&play, "--record", "game"),
    ] {
        let file = new(&format!("there-{}{option}.{end}", command[0]));
        fs::write(&file, "the work of days").expect("a file of our own");
        let args = [command, &[option, &file]].concat();
        let said = refused(&args);
        assert!(said.contains(&file) && said.contains("--force"), "{said}");
        assert_eq!(text(&file), "the work of days", "{args:?}");
        fine(&[&args[..], &["--force"]].concat());
        assert_ne!(bytes(&file), b"the work of days", "{args:?}");
        // Nothing else is left behind.
        let folder = PathBuf::from(&file).parent().expect("a folder").to_path_buf();
        let drafts = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).filter(|path| {
            path.extension().is_some_and(|end| end == "new") && path.to_string_lossy().starts_with(&format!("{file}."))
        });
        assert_eq!(drafts.count(), 0);
    }
    // One file is not begun when another is refused.
    let (fresh, there) = (new("not-begun.csv"), new("there-turns.csv"));
    fs::write(&there, "the work of days").expect("a file of our own");
    refused(&["sim", "--games", "2", "--rows", &fresh, "--turns", &there]);
    assert!(!PathBuf::from(&fresh).exists());
    // What is being read is not written, force or not.
    let rows = new("merge-into-itself.csv");
    fine(&["sim", "--games", "2", "--rows", &rows]);
    let before = text(&rows);
    assert!(refused(&["sim", "--merge", &rows, "--rows", &rows, "--force"]).contains("to be read"));
    assert_eq!(text(&rows), before);
}

#[cfg(unix)]
#[test]
fn devices_are_written_into() {
    let said = output(&["sim", "--games", "1", "--record", "/dev/stdout"]);
    assert_eq!(said.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&said.stdout).starts_with("kaiju game 1"));
    assert!(refused(&["sim", "--games", "1", "--record", "/dev/full"]).contains("/dev/full"));
}

/// A killed run leaves no file that looks whole and is not.
#[cfg(unix)]
#[test]
fn a_parquet_file_has_its_name_when_it_is_whole() {
    let rows = new("killed.parquet");
    let mut child = command(&["sim", "--games", "100000000", "--rows", &rows])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .expect("kaiju was built");
    let draft = format!("{rows}.{}-1.new", child.id());
    let patience = std::time::Instant::now() + std::time::Duration::from_mins(2);
    while !PathBuf::from(&draft).exists() && std::time::Instant::now() < patience {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(PathBuf::from(&draft).exists() && !PathBuf::from(&rows).exists());
    fs::remove_file(&draft).expect("ours");
    fine(&["sim", "--games", "5", "--rows", &rows]);
    assert_eq!(packed_rows(&rows).len(), 5);
}

#[test]
fn tables_of_any_number_of_players_have_the_same_columns() {
    let schemas: Vec<Vec<String>> = ["2", "4", "6"]
        .iter()
        .map(|players| {
            ["--rows", "--seats", "--turns", "--decisions"]
                .iter()
                .map(|option| {
                    let files = ["csv", "parquet"].map(|end| new(&format!("stack{option}-{players}.{end}")));
                    for file in &files {
                        fine(&["sim", "--games", "3", "--players", players, option, file]);
                    }
                    let reader = SerializedFileReader::new(fs::File::open(&files[1]).expect("kaiju wrote it"));
                    let reader = reader.expect("a Parquet file");
                    let about = reader.metadata().file_metadata();
                    let fields = about.schema().get_fields();
                    let names = fields.iter().map(|field| field.name()).collect::<Vec<_>>().join(",");
                    assert_eq!(
                        text(&files[0]).lines().next(),
                        Some(names.as_str()),
                        "CSV and Parquet have the same columns"
                    );
                    // Whatever is a number can be subtracted from another.
                    let schema = format!("{:?}", about.schema());
                    assert!(!schema.contains("UINT") && !schema.contains("is_signed: false"), "{schema}");
                    schema
                })
                .collect()
        })
        .collect();
    assert!(schemas[0] == schemas[1] && schemas[1] == schemas[2]);
}

#[test]
fn files_say_what_made_them() {
    let (csv, packed) = (new("about.csv"), new("about.parquet"));
    let args = ["--games", "3", "--seed", "7", "--bots", "greedy,random", "--switch", "promos=yes"];
    fine(&[&["sim"], &args[..], &["--seats", &csv]].concat());
    fine(&[&["sim"], &args[..], &["--seats", &packed]].concat());
    let beside: Value = serde_json::from_str(&text(&format!("{csv}.json"))).expect("JSON");
    let reader = SerializedFileReader::new(fs::File::open(&packed).expect("kaiju wrote it")).expect("a Parquet file");
    let inside = reader.metadata().file_metadata().key_value_metadata().cloned().unwrap_or_default();
    let inside = |key: &str| {
        let found = inside.iter().find(|pair| pair.key == format!("kaiju.{key}")).and_then(|pair| pair.value.clone());
        found.unwrap_or_else(|| panic!("{key} is missing"))
    };
    for (key, value) in beside.as_object().expect("an object").iter().filter(|(key, _)| *key != "command") {
        assert_eq!(value.as_str().map_or_else(|| value.to_string(), str::to_string), inside(key), "{key}");
    }
    assert_eq!((inside("version"), inside("table")), (env!("CARGO_PKG_VERSION").to_string(), "seats".to_string()));
    assert_eq!((inside("seed"), inside("bots")), ("7".to_string(), r#"["greedy","random"]"#.to_string()));
    assert_eq!(inside("switches"), r#"["promos=yes"]"#);
    assert!(inside("command").starts_with("kaiju sim --games 3 --seed 7 ") && inside("command").ends_with(&packed));
    // A seed that rows cannot hold is refused where there are rows, and only there.
    let large = u64::MAX.to_string();
    assert!(
        refused(&["sim", "--games", "2", "--seed", &large, "--rows", &new("large.csv")])
            .contains("9223372036854775807")
    );
    fine(&["sim", "--games", "2", "--seed", &large]);
}

#[test]
fn faults_of_a_bot_make_a_run_fail() {
    for args in [
        &["sim", "--bot", "/bin/true", "--games", "2", "--players", "2"][..],
        &["arena", "--bot", "/bin/true", "--bot", "random", "--games", "2", "--players", "2"],
    ] {
        let (said, told) = fails(args);
        assert!(said.contains("early exits"), "the tables are there all the same:\n{said}");
        assert!(told.contains("faults") && told.contains("exit code is 1"), "{told}");
        let (said, _) = fails(&[args, &["--json"]].concat());
        let said: Value = serde_json::from_str(&said).expect("one JSON value");
        assert!(said["faults"][0]["gone"].as_u64() > Some(0));
    }
}

// ── arena ────────────────────────────────────────────────────────────────────
#[test]
fn an_arena_rates_players_at_every_table() {
    let (csv, svg, png) = (new("arena.csv"), new("arena.svg"), new("arena.png"));
    let args = ["arena", "--bot", "greedy", "--bot", "random", "--players", "all", "--games", "12", "--json"];
    let [one, two] = ["1", "2"].map(|threads| result(json(&[&args[..], &["--threads", threads]].concat())));
    assert_eq!(one, two);
    assert_eq!(one["players"].to_string(), "[2,3,4,5,6]");
    // A duel once, both ways round elsewhere.
    assert_eq!(one["games"], 12 * 9);
    assert_eq!(one["pairings"].as_array().map(Vec::len), Some(10));
    assert_eq!(one["tables"].as_array().map(Vec::len), Some(5));
    assert_eq!(one["ratings"][0]["bot"], "greedy");
    assert!(one["ratings"][0]["low"].as_f64() > one["ratings"][1]["high"].as_f64(), "{one:#}");
    let said = fine(&[&args[..8], &["12", "--csv", &csv, "--plot", &svg]].concat());
    for word in ["2 players: games won", "6 players: games won", "par is 16.7", "rating"] {
        assert!(said.contains(word), "{word} is missing from\n{said}");
    }
    assert!(text(&csv).starts_with("players,one,others,games,wins,share,low,high\n2,greedy,random,12,"));
    assert_eq!(text(&csv).lines().count(), 11);
    assert!(text(&svg).contains("Ratings") && text(&svg).contains("6 players"));
    fine(&["arena", "--bots", "greedy,greedy", "--games", "4", "--players", "2", "--plot", &png]);
    assert!(bytes(&png).starts_with(b"\x89PNG\r\n"));
}

#[test]
fn an_arena_among_players_of_one_kind() {
    let args = ["arena", "--bots", "random,greedy,scorer", "--among", "random", "--games", "24", "--players", "2,4"];
    let said = json(&[&args[..], &["--json"]].concat());
    let pairings = said["pairings"].as_array().expect("a list");
    let met = |players: u64| -> Vec<_> {
        let some = pairings.iter().filter(|pairing| pairing["players"] == players);
        some.map(|pairing| (pairing["one"].as_str().unwrap_or(""), pairing["others"].as_str().unwrap_or(""))).collect()
    };
    // Duels are told both ways round; at a larger table nobody sits among greedys or scorers.
    assert_eq!(met(4), [("greedy", "random"), ("scorer", "random")]);
    assert_eq!(met(2), [("random", "greedy"), ("random", "scorer"), ("greedy", "random"), ("scorer", "random")]);
    assert_eq!(said["games"], 4 * 24);
    let share = |one: &str| pairings.iter().find(|p| p["players"] == 4 && p["one"] == one).map(|p| p["share"].as_f64());
    assert!(share("greedy").flatten() > Some(0.5) && share("scorer").flatten() > Some(0.5), "{said:#}");
    let svg = new("among.svg");
    assert!(fine(&[&args[..], &["--plot", &svg]].concat()).contains("·"));
    assert!(text(&svg).contains("4 players"));
    assert!(refused(&["arena", "--bots", "greedy,random", "--among", "seer"]).contains("--among seer"));
}

#[test]
fn an_arena_takes_luck_out() {
    let csv = new("luck.csv");
    let args = ["arena", "--bots", "greedy,scorer", "--players", "2,4", "--games", "60", "--less-luck"];
    let said = json(&[&args[..], &["--json", "--csv", &csv]].concat());
    let width = |of: &Value| of[1].as_f64().zip(of[0].as_f64()).map(|(high, low)| high - low);
    let pairings = said["pairings"].as_array().expect("a list");
    assert_eq!(pairings.len(), 4);
    for pairing in pairings.iter().filter(|pairing| pairing["players"] == 4) {
        let (raw, less) = (width(&pairing["interval"]), width(&pairing["less_luck"]["interval"]));
        assert!(less > Some(0.0) && less < raw.map(|width| 0.95 * width), "{pairing:#}");
    }
    // Head to head, what one won the other lost.
    let duel = |i: usize| pairings[i]["less_luck"]["share"].as_f64().expect("a number");
    assert!((duel(0) + duel(1) - 1.0).abs() < 0.05, "{} {}", duel(0), duel(1));
    assert!(text(&csv).starts_with("players,one,others,games,wins,share,low,high,less_luck,"));
    assert!(fine(&args).contains("less luck"));
    assert!(
        json(&["arena", "--bots", "greedy,random", "--games", "4", "--json"])["pairings"][0]["less_luck"].is_null()
    );
}

#[test]
fn an_arena_says_what_is_wrong() {
    assert!(refused(&["arena", "--bot", "greedy"]).contains("twice"));
    assert!(refused(&["arena", "--bot", "greedy", "--bot", "gready"]).contains("nearest first"));
    assert!(refused(&["arena", "--bot", "greedy", "--bot", "./no/such.py"]).contains("cannot be started"));
    assert!(refused(&["arena", "--bots", "greedy,random", "--players", "7"]).contains("SETUP-1"));
    assert!(refused(&["arena", "--bots", "greedy,random", "--memory", "3"]).contains("64 MiB"));
    assert!(refused(&["arena", "--bots", "greedy,random", "--plot", "x.gif"]).contains(".svg or .png"));
}

#[test]
fn a_program_of_ones_own_plays() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/my_bot.py");
    let said = json(&["arena", "--bot", example, "--bot", "random", "--games", "4", "--players", "2", "--json"]);
    assert_eq!(said["faults"][0]["bot"], "my_bot");
    assert_eq!(said["faults"][0]["notes"].to_string(), "[]");
    let bad = new("bad_bot.py");
    fs::write(&bad, "import sys\nprint('{\"kaiju\": \"ready\"}', flush=True)\nsys.exit('no idea how to play')\n")
        .expect("a file of our own");
    let (said, told) =
        fails(&["arena", "--bot", &bad, "--bot", "random", "--games", "2", "--players", "2", "--threads", "1"]);
    assert!(told.contains("2 faults"), "{told}");
    assert!(said.contains("bad_bot: 0 late answers, 0 illegal answers, 2 early exits"), "{said}");
    assert!(said.contains("no idea how to play") && said.contains("seat A"), "{said}");
}

#[test]
fn a_bot_that_looks_ahead_asks_the_engine() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/search_bot.py");
    let args = ["arena", "--bot", example, "--bot", "random", "--games", "2", "--players", "2", "--json"];
    let said = command(&[&args[..], &["--threads", "1", "--time", "600000"]].concat())
        .env("KAIJU", env!("CARGO_BIN_EXE_kaiju"))
        .output()
        .expect("kaiju was built");
    assert_eq!(String::from_utf8_lossy(&said.stderr), "");
    let report: Value = serde_json::from_slice(&said.stdout).expect("one JSON value");
    assert_eq!(report["faults"][0]["notes"].to_string(), "[]");
    let won = &report["pairings"][0];
    assert_eq!((&won["one"], won["share"].as_f64()), (&Value::from("search_bot"), Some(1.0)), "{won:#}");
}

#[test]
fn an_engine_answers_line_by_line() {
    use std::io::Write;
    use std::process::Stdio;
    let mut engine = command(&["engine", "--seed", "7"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("kaiju was built");
    let requests = [
        r#"{"id":1,"do":"new","edition":"second","players":3}"#,
        r#"{"id":2,"do":"apply","game":1,"draw":true}"#,
        r#"{"id":3,"do":"question","game":1}"#,
        r#"{"id":4,"do":"fly"}"#,
        "not JSON",
    ];
    engine.stdin.take().expect("a pipe").write_all(requests.join("\n").as_bytes()).expect("it reads");
    let said = engine.wait_with_output().expect("it ends with its input");
    assert_eq!(said.status.code(), Some(0));
    let text = String::from_utf8(said.stdout).expect("kaiju speaks UTF-8");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("a JSON value")).collect();
    assert_eq!(lines.len(), requests.len() + 1, "a greeting, and a line for each: {text}");
    assert_eq!((&lines[0]["kaiju"], &lines[1]["setup"]["edition"]), (&Value::from("engine"), &Value::from("second")));
    assert_eq!((&lines[2]["question"], &lines[3]["question"]), (&Value::from("keep"), &Value::from("keep")));
    assert_eq!(lines[3]["table"]["seats"].as_array().map(Vec::len), Some(3));
    assert!(lines[4]["error"].is_string() && lines[4]["id"] == 4 && lines[5]["error"].is_string(), "{text}");
}

// ── rate ─────────────────────────────────────────────────────────────────────
/// A list comes out the same, measured alone or beside others.
#[test]
fn the_bots_of_some_lists_are_measured() {
    let (one, both) = (new("one.csv"), new("both.csv"));
    fine(&["rate", "--make", &one, "--list", "second-2", "--games", "4"]);
    fine(&["rate", "--make", &both, "--list", "godzilla-2,second-2", "--games", "4"]);
    let (one, both) = (text(&one), text(&both));
    assert!(
        both.starts_with(&one) && one.contains("\nsecond-2,level3,1500,") && both.contains("\ngodzilla-2,level1,"),
        "{both}"
    );
    assert_eq!((one.lines().count(), both.lines().count()), (1 + 5, 1 + 10));
    assert!(refused(&["rate", "--make", "never.csv", "--list", "second-9"]).contains("second-4"));
    refused(&["rate", "--list", "second-2"]);
}

// ── atlas ────────────────────────────────────────────────────────────────────
#[test]
fn an_atlas_tells_what_cards_are_worth() {
    let (csv, svg) = (new("atlas.csv"), new("atlas.svg"));
    let args = ["atlas", "--card", "skyscraper", "--card", "wings", "--games", "400", "--players", "2,4"];
    let said = fine(&[&args[..], &["--csv", &csv, "--plot", &svg]].concat());
    // Some games do not count: the card lay in the shop before it could be dealt.
    let counted = |rows: &str| -> Vec<u64> {
        rows.lines().skip(1).filter_map(|row| row.split(',').nth(7)?.parse().ok()).collect()
    };
    let games = counted(&text(&csv));
    assert!(games.iter().all(|&n| (300..400).contains(&n)), "{games:?}");
    let heading = format!(
        "second edition, 2 players, random, {} to {} games a card",
        games[0].min(games[1]),
        games[0].max(games[1])
    );
    assert!(said.contains(&heading), "{heading}\n{said}");
    let rows = text(&csv);
    assert!(rows.starts_with("edition,players,bot,seed,id,kind,cost,games,effect_points,low,high\n"), "{rows}");
    assert_eq!(rows.lines().count(), 5);
    assert!(text(&svg).contains("Skyscraper"));
    let [one, two] = ["1", "2"].map(|threads| json(&[&args[..], &["--threads", threads, "--json"]].concat()));
    assert_eq!(one, two);
    assert!(one[0]["low"].as_f64() < one[0]["effect_points"].as_f64());
    let ends = fine(&["atlas", "--games", "30", "--ends", "2", "--markdown"]);
    assert_eq!(ends.matches("⚡ |").count(), 4, "{ends}");
    let greedy = json(&["atlas", "--bot", "greedy", "--card", "wings", "--games", "20", "--json"]);
    assert_eq!(greedy[0]["bot"], "greedy");
}

#[test]
fn an_atlas_tells_about_seats_and_tokyo() {
    let seats = json(&["atlas", "--seats", "--games", "300", "--players", "3", "--json"]);
    let names: Vec<_> = seats.as_array().expect("a list").iter().map(|seat| seat["name"].clone()).collect();
    assert_eq!(names, ["first", "second", "third"]);
    let effects = seats.as_array().expect("a list").iter().filter_map(|seat| seat["effect_points"].as_f64());
    assert!(effects.sum::<f64>().abs() < 1e-9, "what one gains the others lose");
    let png = new("tokyo.png");
    let tokyo = json(&["atlas", "--tokyo", "--games", "300", "--edition", "all", "--json", "--plot", &png]);
    let first = &tokyo[0];
    assert_eq!((first["edition"].as_str(), first["id"].as_str()), (Some("first"), Some("1")));
    assert!(first["low"].as_f64() < first["high"].as_f64());
    assert!(bytes(&png).starts_with(b"\x89PNG\r\n"));
    assert!(fine(&["atlas", "--tokyo", "--games", "60"]).contains("hearts"));
    assert!(fine(&["atlas", "--seats", "--games", "60", "--markdown"]).contains("| first | "));
}

#[test]
fn an_atlas_tells_about_personalities() {
    let args = ["atlas", "--personalities", "--games", "60", "--players", "2,3", "--json"];
    let among_random = json(&args);
    let told = |rows: &Value| {
        let rows = rows.as_array().expect("a list").iter();
        rows.map(|row| (row["id"].as_str().expect("a word").to_string(), row["players"].as_u64())).collect::<Vec<_>>()
    };
    let all = ["smasher", "banker", "survivor", "scorer"];
    let expected: Vec<_> = [2, 3].iter().flat_map(|&n| all.map(|id| (id.to_string(), Some(n)))).collect();
    assert_eq!(told(&among_random), expected);
    assert!(among_random.as_array().expect("a list").iter().all(|row| row["low"].as_f64() > Some(0.0)));
    let table = fine(&["atlas", "--personalities", "--bot", "greedy", "--games", "20", "--markdown"]);
    assert!(table.contains("| bot | 4 players |") && table.contains("| smasher | "), "{table}");
    assert!(refused(&["atlas", "--personalities", "--monsters"]).contains("--monsters"));
}

/// Evolutions of monsters that no edition has among its six are tried as well, each with the same even share as the others.
#[test]
fn an_atlas_tells_about_evolutions_of_any_monster() {
    let args = ["atlas", "--evolutions", "--games", "20", "--json"];
    let usual = json(&args);
    let others = json(&[&args[..], &["--monster", "kraken", "--monster", "pandakai"]].concat());
    let ids = |rows: &Value| -> Vec<String> {
        rows.as_array().expect("a list").iter().map(|row| row["id"].as_str().expect("a word").to_string()).collect()
    };
    assert_eq!((ids(&usual).len(), ids(&others).len()), (48, 16));
    assert!(ids(&others).iter().all(|id| !ids(&usual).contains(id)));
    assert!(refused(&["atlas", "--evolutions", "--monster", "krakn"]).contains("kraken"));
    assert!(refused(&["atlas", "--monster", "kraken"]).contains("--evolutions"));
}

#[test]
fn an_atlas_says_what_is_wrong() {
    assert!(refused(&["atlas", "--bot", "gready"]).contains("greedy"));
    assert!(refused(&["atlas", "--edition", "third"]).contains("first, second"));
    assert!(refused(&["atlas", "--card", "wing"]).contains("wings"));
    assert!(refused(&["atlas", "--seats", "--tokyo"]).contains("--tokyo"));
    assert!(refused(&["atlas", "--plot", "x.gif"]).contains(".svg or .png"));
}

#[test]
fn help_teaches() {
    for name in ["sim", "arena", "atlas"] {
        let help = fine(&[name, "--help"]);
        assert!(help.contains(&format!("  kaiju {name} ")) && help.contains("Examples:"), "{help}");
    }
}

/// A corpus is made, stopped and gone on with, and made again from its manifest: the same bytes.
#[test]
fn a_corpus_follows_from_its_manifest() {
    let folders = ["one", "again"].map(|name| {
        let folder = new(&format!("corpus-{name}"));
        let _ = fs::remove_dir_all(&folder);
        folder
    });
    let [one, again] = &folders;
    let asked = ["corpus", "--games", "5", "--part", "2", "--bots", "greedy,random", "--players", "2-3", "--out", one];
    let made = fine(&[&asked[..], &["--threads", "1"]].concat());
    assert!(made.contains("5 games in 3 parts") && made.contains("decisions"), "{made}");
    let files = |folder: &str| {
        ["games/part-00002.parquet", "decisions/part-00000.parquet", "README.md", "manifest.json"]
            .map(|name| fs::read(PathBuf::from(folder).join(name)).expect("it was made"))
    };
    let first = files(one);
    fs::remove_file(PathBuf::from(one).join("turns/part-00001.parquet")).expect("it was there");
    fine(&[&asked[..], &["--threads", "2"]].concat());
    let manifest = format!("{one}/manifest.json");
    let told = json(&["corpus", "--manifest", &manifest, "--out", again, "--threads", "2", "--json"]);
    assert_eq!(
        (&told["compared"], &told["differ"], &told["tables"][0]["rows"]),
        (&12.into(), &Value::Array(vec![]), &5.into())
    );
    assert!(first == files(one) && first == files(again));

    let sealed = fs::read_to_string(&manifest).expect("it was made");
    let seal = sealed.split("sha256\": \"").nth(1).and_then(|rest| rest.get(..64)).expect("a seal").to_string();
    let wrong = new("wrong.json");
    fs::write(&wrong, sealed.replace(&seal, &"0".repeat(64))).expect("it can be written");
    assert!(fails(&["corpus", "--manifest", &wrong, "--out", one]).0.contains("1 of 12 files"));
    assert!(refused(&["corpus", "--games", "6", "--out", one]).contains("another corpus"));
    assert!(refused(&["corpus", "--bots", "mcts:5ms", "--out", again]).contains("clock"));
    assert!(refused(&["corpus", "--manifest", &wrong, "--games", "3", "--out", one]).contains("--games"));
}

//! Programs that play, well and badly: whatever they do, the game goes on and somebody hears of it. Needs `python3`.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kaiju_arena::external::{External, Faults, Program};
use kaiju_arena::{Entrant, Fixture, GameRow, Tally};
use kaiju_bots::Player;
use kaiju_rules::{EditionId, Setup};

/// A program that takes longer than this hangs; no test is about how quick a machine is.
const HANG: Duration = Duration::from_mins(2);

/// A program of this test's own. `body` is what it does with a message; the loop around it is the same for all.
fn program(name: &str, body: &str) -> Program {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("programs");
    std::fs::create_dir_all(&folder).expect("a folder of our own");
    let path = folder.join(format!("{name}.py"));
    let text = format!(
        "import json, os, subprocess, sys, time\n\
         def say(message): print(json.dumps(message), flush=True)\n\
         asked = 0\n\
         for line in sys.stdin:\n    \
             m = json.loads(line)\n    \
             if m['kaiju'] == 'setup': say({{'kaiju': 'ready'}})\n    \
             if m['kaiju'] != 'question': continue\n    \
             asked += 1\n    \
             {}\n",
        body.replace('\n', "\n    ")
    );
    std::fs::write(&path, text).expect("a file of our own");
    Program::new(path.to_str().expect("a plain path"), HANG, Some(256 << 20))
}

/// The same with little time to think.
fn hurried(name: &str, body: &str) -> Program {
    Program { time: Duration::from_secs(2), ..program(name, body) }
}

fn example() -> Program {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/my_bot.py");
    Program::new(path, HANG, Some(256 << 20))
}

/// The program against random players, on one thread; what came of it, and what it did wrong.
fn games(program: &Program, edition: &str, players: usize, games: u64) -> (Tally, Vec<GameRow>, Arc<Faults>) {
    let faults = Arc::new(Faults::default());
    let setup = Setup::new(EditionId::from_name(edition).expect("an edition"), players).expect("they can play");
    let mut entrants = vec![Entrant::from(Player::Random); players];
    let (program, heard) = (program.clone(), faults.clone());
    entrants[0] = Entrant::new(program.name(), move || Box::new(External::new(program.clone(), heard.clone())));
    let fixture = Fixture { setup, entrants, rotate: true, seed: 5, first_game: 0, games };
    let (mut tally, mut rows) = (Tally::default(), Vec::new());
    fixture.stream(1, kaiju_arena::Also::NOTHING, |batch| {
        tally = tally.plus(&batch.tally);
        rows.extend(batch.rows);
        std::ops::ControlFlow::Continue(())
    });
    assert_eq!((tally.games, tally.stuck), (games, 0), "every game goes on to its end");
    (tally, rows, faults)
}

#[test]
fn the_example_plays_whole_games_of_every_edition_without_a_fault() {
    for (edition, players) in [("first", 2), ("second", 4), ("godzilla", 6)] {
        let (_, _, faults) = games(&example(), edition, players, 2);
        assert_eq!(faults.counts(), [0, 0, 0], "{edition}: {:?}", faults.notes());
    }
}

#[test]
fn the_example_beats_random_players_and_plays_the_same_again() {
    let (_, rows, faults) = games(&example(), "second", 4, 24);
    let won = rows.iter().filter(|row| row.winners.iter().any(|seat| row.entrants[seat.index()] == 0)).count();
    assert!(won >= 12, "{won} of 24");
    assert_eq!(faults.total(), 0, "{:?}", faults.notes());
    let (_, again, _) = games(&example(), "second", 4, 24);
    assert_eq!(again, rows, "its random numbers come from us");
}

#[test]
fn a_bot_written_for_the_first_messages_plays_on() {
    // Every name they had is there, and both forms of an answer count; so does a number that comes back as a word.
    let body = "\
assert set(m) >= {'kaiju', 'id', 'seat', 'question', 'legal', 'table', 'position', 'random', 'time_ms'}
table = m['table']
assert set(table) >= {'turn', 'active', 'dice', 'rolls', 'seats', 'shop', 'prices', 'deck'}
assert set(table['seats'][0]) >= {'seat', 'monster', 'alive', 'hearts', 'hearts_max', 'stars', 'energy', 'poison',
    'shrink', 'tokens', 'place', 'cards', 'evolutions'}
assert len(table['shop']) == len(table['prices']) == 3 and isinstance(m['time_ms'], int)
say({'id': m['id'] if asked % 3 else str(m['id']), 'answer': m['legal'][-1] if asked % 2 else 0})";
    let (_, _, faults) = games(&program("first", body), "second", 3, 2);
    assert_eq!(faults.total(), 0, "{:?}", faults.notes());
}

#[test]
fn a_bot_is_told_what_happened_since_its_last_question() {
    let body = "\
events = m['events']
if asked == 1: assert events[0].startswith('revealed 1') and any(e.startswith('turn ') for e in events), events
if asked > 1 and kept: assert events[0] == 'kept -', events
assert events or asked > 1, events
kept = m['question'] == 'keep' and m['table']['rolls'] > 0
say({'id': m['id'], 'number': 23 if kept else m['numbers'][0]})";
    let (_, _, faults) = games(&program("news", body), "second", 2, 1);
    assert_eq!(faults.total(), 0, "{:?}", faults.notes());
}

#[test]
fn a_crash_is_told_with_its_last_words_and_the_program_starts_again_with_the_next_game() {
    let program = program("crash", "if asked == 3: raise ValueError('my fault')\nsay({'id': m['id'], 'answer': 0})");
    let (_, _, faults) = games(&program, "second", 2, 2);
    assert_eq!(faults.counts(), [0, 0, 2], "once a game");
    let notes = faults.notes();
    assert!(notes[0].contains("ended (exit status: 1: ValueError: my fault)"), "{notes:?}");
    assert!(notes[0].contains("restarted for the next game"), "{notes:?}");
}

#[test]
fn a_program_that_always_crashes_is_left_alone_after_three_games() {
    let program = program("hopeless", "sys.exit(7)");
    let (_, _, faults) = games(&program, "second", 2, 6);
    assert_eq!(faults.counts(), [0, 0, 3], "{:?}", faults.notes());
    assert!(faults.notes()[2].contains("not be restarted"), "{:?}", faults.notes());
}

#[test]
fn a_program_may_end_with_its_game() {
    let path = program("one-game", "say({'id': m['id'], 'answer': 0})").path;
    let text = std::fs::read_to_string(&path).expect("it was written");
    let text = text.replace(
        "    if m['kaiju'] != 'question': continue",
        "    if m['kaiju'] == 'over': break\n    if m['kaiju'] != 'question': continue",
    );
    std::fs::write(&path, text).expect("a file of our own");
    let program = Program::new(path.to_str().expect("a plain path"), HANG, None);
    let (_, _, faults) = games(&program, "second", 2, 4);
    assert_eq!(faults.total(), 0, "{:?}", faults.notes());
}

#[test]
fn a_late_answer_counts_for_nothing_and_a_stuck_program_is_ended() {
    let late = hurried("late", "time.sleep(3 if asked == 1 else 0)\nsay({'id': m['id'], 'answer': 0})");
    let (_, _, faults) = games(&late, "second", 2, 1);
    let [late, wrong, gone] = faults.counts();
    assert!(late >= 1 && (wrong, gone) == (0, 0), "{:?}", faults.notes());
    assert!(faults.notes()[0].contains("no answer within 2000 ms"), "{:?}", faults.notes());

    let (_, _, faults) = games(&hurried("stuck", "while True: pass"), "second", 2, 1);
    assert_eq!(faults.counts(), [3, 0, 1], "{:?}", faults.notes());
    assert!(faults.notes()[3].contains("is stuck"), "{:?}", faults.notes());
}

#[test]
fn illegal_answers_are_told_and_replaced() {
    for (name, answer) in [
        ("illegal", "say({'id': m['id'], 'answer': 'eat the city'})"),
        ("beyond", "say({'id': m['id'], 'answer': 1000000})"),
        ("silent", "say({'id': m['id']})"),
        ("prose", "print('I keep all of them', flush=True)"),
    ] {
        let (_, _, faults) = games(&program(name, answer), "second", 2, 1);
        let [late, wrong, gone] = faults.counts();
        assert!(wrong > 5 && (late, gone) == (0, 0), "{name}: {:?}", faults.notes());
        assert_eq!(faults.notes().len(), 5, "a few in words, all in numbers");
    }
}

#[test]
fn a_flood_of_output_neither_fills_memory_nor_stops_the_game() {
    // Without end, without a line break; then lines that answer an older question.
    let long = program("flood", "while True: sys.stdout.write('x' * 65536)");
    let (_, _, faults) = games(&long, "second", 2, 1);
    assert!(faults.counts()[1] > 5, "{:?}", faults.notes());
    let old = hurried("echo", "while True: say({'id': 0, 'answer': 0})");
    let (_, _, faults) = games(&old, "second", 2, 1);
    assert_eq!(faults.counts(), [3, 0, 1], "{:?}", faults.notes());
    // Complaints without end are not kept either.
    let body = "for _ in range(64): sys.stderr.write('y' * 65536)\nsay({'id': m['id'], 'answer': 0})";
    let (_, _, faults) = games(&program("grumble", body), "second", 2, 1);
    assert_eq!(faults.total(), 0, "{:?}", faults.notes());
}

#[test]
fn a_program_that_does_not_listen_does_not_stop_us() {
    let deaf = hurried("deaf", "say({'id': m['id'], 'answer': 0})\ntime.sleep(1000)");
    let (_, _, faults) = games(&deaf, "second", 2, 1);
    assert_eq!(faults.counts()[2], 1, "{:?}", faults.notes());
}

#[cfg(target_os = "linux")]
#[test]
fn memory_has_a_limit() {
    let hog = program("hog", "held = bytearray(400 << 20) if asked == 1 else None\nsay({'id': m['id'], 'answer': 0})");
    let (_, _, faults) = games(&hog, "second", 2, 1);
    assert_eq!(faults.counts(), [0, 0, 1], "{:?}", faults.notes());
    assert!(faults.notes()[0].contains("MemoryError"), "{:?}", faults.notes());
    // The same program with room enough.
    let roomy = Program { memory: None, time: HANG, ..hog };
    let (_, _, faults) = games(&roomy, "second", 2, 1);
    assert_eq!(faults.counts()[2], 0, "{:?}", faults.notes());
}

/// Is a process with this number alive? The dead that nobody waited for count as alive.
#[cfg(target_os = "linux")]
fn lives(pid: &str) -> bool {
    PathBuf::from(format!("/proc/{pid}")).exists()
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_that_was_started_is_left_behind() {
    let list = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("programs/left-behind.txt");
    let _ = std::fs::remove_file(&list);
    let body = format!(
        "if asked == 1:\n    \
             child = subprocess.Popen(['sleep', '1000'])\n    \
             open({:?}, 'a').write(f'{{os.getpid()}} {{child.pid}}\\n')\n\
         say({{'id': m['id'], 'answer': 0}})\n\
         if asked == 5: time.sleep(1000)",
        list.to_str().expect("a plain path")
    );
    let (_, _, faults) = games(&hurried("parent", &body), "second", 2, 1);
    assert_eq!(faults.counts()[2], 1, "{:?}", faults.notes());
    let text = std::fs::read_to_string(&list).expect("it wrote who it is");
    let pids: Vec<&str> = text.split_whitespace().collect();
    assert_eq!(pids.len(), 2);
    // A grandchild is buried by the system, which may take a moment.
    let patience = Instant::now() + HANG;
    while lives(pids[1]) && Instant::now() < patience {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(!lives(pids[0]), "the program itself");
    let state = std::fs::read_to_string(format!("/proc/{}/stat", pids[1])).unwrap_or_default();
    assert!(state.is_empty() || state.contains(") Z "), "what it started: {state}");
}

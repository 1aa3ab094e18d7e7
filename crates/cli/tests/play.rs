//! Playing with the program as people do: in plain sentences through pipes, on a screen in tmux, two terminals at a
//! table of a server.

use std::fs;
use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use kaiju_rules::notation::parse_record;
use kaiju_rules::{Log, Table};

const KAIJU: &str = env!("CARGO_BIN_EXE_kaiju");

/// A folder of this test's own, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("kaiju-play-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a path of letters").to_string()
    }

    /// The saved games.
    fn saved(&self) -> Vec<PathBuf> {
        let games = self.0.join("kaiju/games");
        let found = fs::read_dir(games).into_iter().flatten().flatten().map(|entry| entry.path());
        found.filter(|path| path.extension().is_some_and(|word| word == "game")).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Plays in plain sentences with these lines as input.
fn plain(folder: &Folder, args: &[&str], lines: &str) -> Output {
    let mut child = Command::new(KAIJU)
        .arg("play")
        .args(args)
        .env("XDG_DATA_HOME", &folder.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("kaiju was built");
    // The game may be over before everything is read.
    let _ = child.stdin.take().expect("a pipe").write_all(lines.as_bytes());
    child.wait_with_output().expect("an end")
}

/// Answers that get through every question sooner or later; what is no answer is asked again.
fn answers(n: usize) -> String {
    ["all\n", "1\n", "y\n", "2\n"].iter().cycle().take(n).copied().collect()
}

fn over(record: &str) -> Table {
    let record = parse_record(&fs::read_to_string(record).expect("a record")).expect("a record that can be read");
    record.replay(&mut Log::Off).expect("legal inputs").table().clone()
}

#[test]
fn a_whole_game_in_plain_sentences_in_each_language() {
    let folder = Folder::new("plain");
    for (lang, edition, extra, end) in [
        ("en", "second", "--players=3", "wins the game"),
        ("es", "godzilla", "--evolutions", "gana la partida"),
        ("pt", "first", "--players=5", "a partida"),
    ] {
        let record = folder.file(&format!("{lang}.game"));
        let args = ["--plain", "--lang", lang, "--seed=8", "--edition", edition, extra, "--record", &record];
        let said = plain(&folder, &args, &answers(8_000));
        let text = String::from_utf8(said.stdout).expect("UTF-8");
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
        assert!(over(&record).over().is_some(), "the game is over");
        let tail: String = text.lines().rev().take(12).collect::<Vec<_>>().join("\n");
        assert!(tail.contains(end), "{tail}");
        // It is to be heard, not to be seen.
        assert!(!text.contains(['★', '♥', '⚡', '✊', '\u{1b}']), "symbols in {lang}");
    }
}

#[test]
fn plain_sentences_explain_themselves() {
    let folder = Folder::new("explain");
    let said = plain(
        &folder,
        &["--plain", "--seed=3", "--players=2", "--lang=en"],
        "?\nh\nw\nt\nc wings\nr yield\nu\nl es\nq\n",
    );
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    for part in
        ["Type the number", "Best: ", "ROLL-1", "10 hearts", "Wings", "YIELD-1", "nothing to take back", "Español"]
    {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn a_game_that_was_left_goes_on() {
    let folder = Folder::new("resume");
    let args = ["--plain", "--seed=5", "--players=3", "--lang=en"];
    assert!(plain(&folder, &args, "all\n1\n").status.success());
    let [saved] = folder.saved().try_into().expect("one game");
    let before = parse_record(&fs::read_to_string(&saved).expect("a game")).expect("a game that can be read");
    let record = folder.file("whole.game");
    assert!(plain(&folder, &["--plain", "--resume", "--record", &record], &answers(8_000)).status.success());
    let whole = parse_record(&fs::read_to_string(&record).expect("a record")).expect("readable");
    assert!(whole.inputs.len() > before.inputs.len());
    assert_eq!(whole.inputs[..before.inputs.len()], before.inputs);
    assert!(over(&record).over().is_some());
    // Nothing is left to go on with.
    let said = plain(&folder, &["--plain", "--resume"], "");
    assert_eq!(said.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&said.stderr).contains("there is no unfinished game"));
}

/// A terminal of 80 by 24 with a shell in it.
struct Screen {
    socket: String,
    home: PathBuf,
}

impl Screen {
    fn new(name: &str, home: &Path) -> Screen {
        let screen = Screen { socket: format!("kaiju-{}-{name}", std::process::id()), home: home.to_path_buf() };
        let shell = "env PS1='ready> ' bash --norc --noprofile";
        screen.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", shell]);
        screen.until("ready>");
        screen
    }

    fn tmux(&self, args: &[&str]) -> String {
        let output = Command::new("tmux")
            .args(["-L", &self.socket])
            .args(args)
            .env("XDG_DATA_HOME", &self.home)
            .env("LC_ALL", "C.UTF-8")
            .env_remove("TMUX")
            .env_remove("NO_COLOR")
            .output()
            .expect("this test needs tmux: `apt install tmux`, or what your system calls it");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn shows(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    fn keys(&self, keys: &[&str]) {
        let mut args = vec!["send-keys"];
        args.extend(keys);
        self.tmux(&args);
    }

    /// A command in the shell.
    fn run(&self, command: &str) {
        self.keys(&[command, "Enter"]);
    }

    /// Waits until the screen shows this.
    fn until(&self, what: &str) -> String {
        self.until_with(what, &[], Duration::from_mins(1))
    }

    /// Waits until the screen no longer shows this.
    fn gone(&self, what: &str) {
        let began = Instant::now();
        while self.shows().contains(what) {
            assert!(began.elapsed() < Duration::from_mins(1), "“{what}” does not go away");
            std::thread::sleep(Duration::from_millis(60));
        }
    }

    /// Waits until the screen shows this while these keys are pressed again and again.
    fn until_with(&self, what: &str, keys: &[&str], most: Duration) -> String {
        let began = Instant::now();
        loop {
            let shown = self.shows();
            if shown.contains(what) {
                return shown;
            }
            assert!(began.elapsed() < most, "“{what}” does not come up in\n{shown}");
            if !keys.is_empty() {
                self.keys(keys);
            }
            std::thread::sleep(Duration::from_millis(60));
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

#[test]
fn a_whole_game_on_a_screen_with_sleep_resize_and_a_closed_terminal() {
    let folder = Folder::new("screen");
    let screen = Screen::new("screen", &folder.0);
    screen.run(&format!("{KAIJU} play --lang en --speed instant"));
    // The menu, then a game.
    screen.until("New game");
    screen.keys(&["Enter"]);
    let shown = screen.until("Which dice do you keep?");
    assert!(shown.contains("TOKYO") && shown.contains("Gigazaur"), "{shown}");
    // Another language, and back.
    screen.keys(&["l"]);
    screen.until("¿Qué dados conservas?");
    screen.keys(&["l", "l"]);
    screen.until("Which dice do you keep?");
    screen.keys(&["?"]);
    screen.until("To look things up");
    screen.keys(&["Escape"]);
    // Escape and a letter at once would be another key.
    screen.gone("To look things up");
    screen.keys(&["h"]);
    screen.until("Best: ");
    screen.keys(&["k"]);
    // A larger window is used.
    screen.tmux(&["resize-window", "-x", "120", "-y", "40"]);
    std::thread::sleep(Duration::from_millis(300));
    let wide = screen.until("Which dice do you keep?");
    assert!(wide.lines().any(|line| line.chars().count() > 90), "{wide}");
    screen.tmux(&["resize-window", "-x", "80", "-y", "24"]);
    // Asleep, the shell is back as it was; awake, the game is.
    screen.keys(&["C-z"]);
    screen.until("Stopped");
    screen.run("echo still-$((40 + 2))");
    screen.until("still-42");
    screen.run("fg");
    screen.until("Which dice do you keep?");
    // The terminal is closed in the middle of the game, and nothing is lost.
    screen.keys(&["Enter"]);
    let pid = screen.tmux(&["list-panes", "-F", "#{pane_pid}"]);
    screen.tmux(&["kill-pane"]);
    let began = Instant::now();
    while Path::new(&format!("/proc/{}", pid.trim())).exists() && began.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(50));
    }
    let [saved] = folder.saved().try_into().expect("one game");
    let text = fs::read_to_string(&saved).expect("a game");
    let before = parse_record(&text).expect("a game that can be read").inputs.len();
    assert!(before > 5);
    // It goes on in another terminal, to its end.
    let screen = Screen::new("again", &folder.0);
    let record = folder.file("whole.game");
    screen.run(&format!("{KAIJU} play --lang en --speed instant --resume --record {record}"));
    screen.until("TOKYO");
    screen.until_with("The game is over", &["Enter"], Duration::from_mins(2));
    assert!(over(&record).over().is_some());
    assert!(parse_record(&fs::read_to_string(&record).expect("a record")).expect("readable").inputs.len() > before);
    // Looked at again, and left.
    screen.keys(&["v"]);
    screen.until("moment 0 of");
    screen.keys(&["End"]);
    screen.keys(&["q"]);
    screen.until("The game is over");
    screen.keys(&["q"]);
    screen.until("ready>");
    // The screen of the shell is the shell's again.
    screen.run("clear; echo here-$((50 + 1))");
    screen.until("here-51");
    // The record by itself, step by step.
    screen.run(&format!("{KAIJU} replay {record} --view --lang pt"));
    screen.until("momento 0 de");
    screen.keys(&["Down", "Right"]);
    screen.until("turno 1");
    screen.keys(&["q"]);
    screen.until("here-51");
}

/// A server on this machine, stopped when the test is over.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(folder: &Folder) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let address = format!("127.0.0.1:{port}");
        let child = Command::new(KAIJU)
            .args(["serve", "--quiet", "--addr", &address, "--db", &folder.file("tables.db")])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("kaiju was built");
        let began = Instant::now();
        while TcpStream::connect(&address).is_err() {
            assert!(began.elapsed() < Duration::from_secs(30), "the server does not listen");
            std::thread::sleep(Duration::from_millis(100));
        }
        Server { child, url: format!("http://{address}") }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn two_terminals_at_a_table_of_a_server() {
    let folder = Folder::new("server");
    let server = Server::start(&folder);
    let url = &server.url;
    let host = Screen::new("host", &folder.0.join("host"));
    host.run(&format!(
        "{KAIJU} play --host --people 2 --players 3 --server {url} --name Ada --lang en --speed instant"
    ));
    let shown = host.until("Waiting for 1 more player");
    let code = shown.split("code ").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("a code").to_string();
    let guest = Screen::new("guest", &folder.0.join("guest"));
    let join = format!("{KAIJU} play --join {url}/#/join/{code} --name Bo --lang es --speed instant");
    guest.run(&join);
    guest.until("Ada");
    host.until("Everybody is here");
    let watcher = Screen::new("watcher", &folder.0.join("watcher"));
    watcher.run(&format!("{KAIJU} watch {code} --server {url} --lang en --speed instant"));
    watcher.until("Bo");
    host.keys(&["s"]);
    host.until("turn 1");
    guest.until("turno 1");
    watcher.until("turn 1");
    // The guest leaves in the middle and comes back to the same seat.
    guest.keys(&["C-c"]);
    guest.until("ready>");
    guest.run("clear");
    guest.run(&join);
    guest.until("TOKYO");
    let began = Instant::now();
    while !host.shows().contains("The game is over") {
        assert!(
            began.elapsed() < Duration::from_secs(150),
            "the game does not end\n{}\n{}",
            host.shows(),
            guest.shows()
        );
        host.keys(&["Enter"]);
        guest.keys(&["Enter"]);
        std::thread::sleep(Duration::from_millis(80));
    }
    watcher.until("The game is over");
    host.keys(&["v"]);
    host.until("moment 0 of");
}

#[test]
fn what_cannot_be_joined_is_told_in_one_line() {
    let refused = |args: &[&str]| {
        let said = Command::new(KAIJU).args(args).stdin(Stdio::null()).output().expect("kaiju was built");
        assert_eq!(said.status.code(), Some(2), "{args:?}");
        String::from_utf8_lossy(&said.stderr).into_owned()
    };
    assert!(refused(&["play", "--join", "ABCDEF"]).contains("needs a terminal"));
    assert!(refused(&["play", "--monster", "gigasaur"]).contains("gigazaur"));
    assert!(refused(&["play", "--bots", "level9"]).contains("level1 to level5"));
    assert!(refused(&["play", "--people", "3", "--players", "2", "--plain"]).contains("only 2 monsters"));
    assert!(refused(&["play", "--plain", "--resume", "no-such.game"]).contains("no-such.game"));
}

//! Playing with the program as people do: in plain sentences through pipes, on a screen in tmux, two terminals at a
//! table of a server.

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kaiju_bots::Bits;
use kaiju_client::{KeptTicket, Keys};
use kaiju_loadtest::Caller;
use kaiju_rules::notation::parse_record;
use kaiju_rules::{Log, Seat, Table};
use kaiju_server::Server as HouseServer;
use kaiju_server::assets::NoAssets;
use kaiju_server::config::{Config, Rates};
use kaiju_server::entropy::Entropy;
use kaiju_server::hub::Hub;
use kaiju_server::outside::Outside;
use kaiju_server::store;
use kaiju_wire::frame::{Ack, Act, Snapshot};
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened, Phase, TableInfo, Talk};
use tokio_util::sync::CancellationToken;

/// A whole game on a machine that has other things to do.
const LONG: Duration = Duration::from_mins(4);

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
        .env("XDG_CONFIG_HOME", folder.0.join("config"))
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
        "?\nh\nw\nt\ns\nn\nc wings\nr yield\nu\nl es\nq\n",
    );
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    for part in [
        "Type the number",
        "Best: ",
        "ROLL-1",
        "10 hearts",
        "For sale: ",
        "You roll the others again",
        "Wings",
        "YIELD-1",
        "Can't undo",
        "Español",
        // Two play, and that is uneven by default.
        "two_player_tokyo=at_two",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    let watched = Command::new(KAIJU).args(["watch", "--plain", "--seed=3", "--lang=en"]).output().expect("an end");
    let told = String::from_utf8(watched.stdout).expect("UTF-8");
    assert!(told.starts_with("You are watching kaiju.") && !told.contains("Type an answer"), "{told}");
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

#[test]
fn a_game_goes_on_from_a_position_and_is_taken_up_again() {
    let folder = Folder::new("position");
    let file = folder.file("my.position");
    let position = "kaiju position 1\nedition second\nseat A gigazaur ♥3 ★12\nseat B kraken ♥4 ★9 ⚡5 city\n\
        shop heal tanks -\nat buy B\n";
    fs::write(&file, position).expect("a file");
    let from = ["--plain", "--lang=en", "--seed=4", "--position", &file, "--name=Ada"];
    let said = plain(&folder, &from, "t\n1\n");
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    assert!(text.contains("You are Kraken.") && text.contains("Kraken (Ada)"), "{text}");
    assert!(text.contains("3 hearts, 12 stars") && text.contains("For sale: Heal, 3 energy"), "{text}");
    let saved = folder.saved();
    assert_eq!(saved.len(), 1);
    assert!(fs::read_to_string(&saved[0]).expect("a game").starts_with("kaiju position 1\n"));
    let said = plain(&folder, &["--plain", "--lang=en", "--resume"], &answers(8_000));
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    assert!(said.status.success() && text.contains("the game"), "{text}");
    // Whoever wants to hear it again can.
    let told = Command::new(KAIJU).arg("replay").arg(&saved[0]).arg("--lang=en").output().expect("an end");
    let told = String::from_utf8(told.stdout).expect("UTF-8");
    assert!(told.contains("Kraken buys Heal") && told.contains("the game"), "{told}");
    // A scenario begins with a position, too.
    let scenario = folder.file("my.scenario");
    let text = position.replace("position", "scenario") + "---\nexpect ask B shop\n";
    fs::write(&scenario, text).expect("a file");
    let said = plain(&folder, &["--plain", "--lang=en", "--position", &scenario, "--people=2"], "q\n");
    assert!(String::from_utf8_lossy(&said.stdout).contains("Kraken's decision."));
    for (args, why) in [
        (&["--people=3"][..], "only 2 monsters are still playing"),
        (&["--players=3"][..], "--players"),
        (&["--resume"][..], "--resume"),
    ] {
        let said = plain(&folder, &[&["--plain", "--lang=en", "--position", &file], args].concat(), "");
        assert_eq!(said.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&said.stderr).contains(why), "{}", String::from_utf8_lossy(&said.stderr));
    }
    fs::write(&file, position.replace("★12", "★20").replace("at buy B", "at check B")).expect("a file");
    let said = plain(&folder, &from, "");
    let why = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(why.contains("my.position") && why.contains("the game is over"), "{why}");
}

#[test]
fn people_at_one_keyboard_are_asked_by_their_names() {
    let folder = Folder::new("names");
    let args = ["--plain", "--lang=en", "--seed=4", "--players=2", "--name=Ada,Bo"];
    let said = plain(&folder, &args, &answers(60));
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    assert!(text.contains("Ada (") && text.contains("Bo (") && text.contains(")'s decision."), "{text}");
    let said = plain(&folder, &["--plain", "--lang=en", "--resume"], "t\nq\n");
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    assert!(text.contains(" (Ada), ") && text.contains(" (Bo), "), "{text}");
}

#[test]
fn plain_sentences_heed_what_was_set_on_the_screen() {
    let folder = Folder::new("heeds");
    let file = folder.file("my.position");
    let position =
        "kaiju position 1\nedition second\nseat A gigazaur ⚡1\nseat B kraken\nshop heal tanks -\nat roll A\n";
    fs::write(&file, position).expect("a file");
    let args = ["--plain", "--lang=en", "--seed=4", "--position", &file];
    let told = |lines: &str| String::from_utf8(plain(&folder, &args, lines).stdout).expect("UTF-8");
    assert!(!told("all\n").contains("Are you sure?"));
    fs::create_dir_all(folder.0.join("config/kaiju")).expect("a folder");
    let settings = r#"{"words":{"confirm_stop":"yes"}}"#;
    fs::write(folder.0.join("config/kaiju/settings.json"), settings).expect("a file");
    let text = told("all\nno\nall\nyes\n");
    assert_eq!(text.matches("You still have 2 rolls.\nAre you sure?").count(), 2, "{text}");
}

#[test]
fn killed_in_the_middle_nothing_is_lost() {
    let folder = Folder::new("killed");
    let mut player = Talker::new(&folder.0, &["play", "--plain", "--seed=5", "--players=3", "--lang=en"], None);
    player.types("1\n");
    player.until("1 roll left");
    player.child.kill().expect("it runs");
    player.child.wait().expect("an end");
    let [saved] = folder.saved().try_into().expect("one game");
    let before = parse_record(&fs::read_to_string(&saved).expect("a game")).expect("a game that can be read");
    let record = folder.file("whole.game");
    assert!(plain(&folder, &["--plain", "--resume", "--record", &record], &answers(8_000)).status.success());
    let whole = parse_record(&fs::read_to_string(&record).expect("a record")).expect("readable");
    assert_eq!(whole.inputs[..before.inputs.len()], before.inputs);
    assert!(whole.inputs.len() > before.inputs.len() && over(&record).over().is_some());
}

#[test]
fn games_begun_together_are_all_kept() {
    let folder = Folder::new("together");
    let seeds = ["1", "2", "3", "4"];
    let begin = |seed: &&str| Talker::new(&folder.0, &["play", "--plain", "--seed", seed, "--lang=en"], None);
    let mut games: Vec<Talker> = seeds.iter().map(begin).collect();
    for game in &mut games {
        game.until("rolls left");
    }
    assert_eq!(folder.saved().len(), seeds.len());
    for mut game in games {
        game.types("q\n");
        assert!(game.end().contains("It is saved in "));
    }
    assert_eq!(folder.saved().len(), seeds.len());
}

#[test]
fn a_game_is_open_in_one_terminal_at_a_time() {
    let folder = Folder::new("one");
    let mut player = Talker::new(&folder.0, &["play", "--plain", "--seed=5", "--players=3", "--lang=en"], None);
    player.until("rolls left");
    let [saved] = folder.saved().try_into().expect("one game");
    let before = fs::read_to_string(&saved).expect("a game");
    for args in [&["--plain", "--resume"][..], &["--plain", "--resume", saved.to_str().expect("letters")]] {
        let said = plain(&folder, &[args, &["--lang=en"]].concat(), &answers(10));
        let complaint = String::from_utf8_lossy(&said.stderr).into_owned();
        assert_eq!(said.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains("this game is open in another terminal"), "{complaint}");
    }
    assert_eq!(fs::read_to_string(&saved).expect("a game"), before);
    // Whatever ends a program ends its hold on the game.
    player.child.kill().expect("it runs");
    player.child.wait().expect("an end");
    assert!(plain(&folder, &["--plain", "--resume", "--lang=en"], "1\nq\n").status.success());
    assert_ne!(fs::read_to_string(&saved).expect("a game"), before);
}

#[test]
fn saved_games_are_listed_named_and_found_by_their_names() {
    let folder = Folder::new("games");
    let kaiju = |args: &[&str]| {
        let mut command = Command::new(KAIJU);
        command.args(args).arg("--lang=en").env("XDG_DATA_HOME", &folder.0);
        let done = command.output().expect("kaiju was built");
        let [out, complaint] = [&done.stdout, &done.stderr].map(|said| String::from_utf8_lossy(said).into_owned());
        (done.status.code(), out, complaint)
    };
    let (code, _, complaint) = kaiju(&["games"]);
    assert!(code == Some(2) && complaint.contains("no saved games"), "{complaint}");
    assert!(plain(&folder, &["--plain", "--seed=5", "--players=3", "--lang=en"], "1\nq\n").status.success());
    let (_, listed, _) = kaiju(&["games"]);
    assert!(listed.contains("second edition · turn") && listed.contains("Gigazaur 0★ 10♥ 0⚡"), "{listed}");
    let old = listed.split_whitespace().next().expect("a name").to_string();
    let (code, said, _) = kaiju(&["games", "--rename", &old, "An evening"]);
    assert!(code == Some(0) && said.contains("“An evening”"), "{said}");
    assert!(kaiju(&["games", "--json"]).1.contains(r#""name": "An evening""#));
    let (code, _, complaint) = kaiju(&["games", "--rename", &old, "Again"]);
    assert!(code == Some(2) && complaint.contains(&old), "{complaint}");
    assert_eq!(kaiju(&["games", "--rename", "An evening", "../out"]).0, Some(2));
    let record = folder.file("evening.game");
    let args = ["--plain", "--resume", "An evening", "--lang=en", "--record", &record];
    assert!(plain(&folder, &args, &answers(8_000)).status.success());
    assert!(over(&record).over().is_some());
    // A game that is over is listed where somebody wants all of them.
    assert_eq!(kaiju(&["games"]).0, Some(2));
    assert!(kaiju(&["games", "--all"]).1.contains("The game is over"));
}

#[test]
fn shells_and_man_are_told_of_every_command() {
    let folder = Folder::new("shells");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let done = Command::new(KAIJU).args(["completions", shell]).output().expect("kaiju was built");
        let text = String::from_utf8(done.stdout).expect("UTF-8");
        assert!(done.status.success() && text.contains("resume") && text.contains("arena"), "{shell}");
        if shell == "bash" {
            let script = folder.file("kaiju.bash");
            fs::write(&script, text).expect("a script");
            let read = Command::new("bash").args(["-n", &script]).output().expect("a bash");
            let said = String::from_utf8_lossy(&read.stderr);
            assert!(read.status.success() && said.is_empty(), "bash does not understand what it is told: {said}");
        }
    }
    let pages = folder.file("man1");
    let done = Command::new(KAIJU).args(["man", &pages, "--lang=es"]).output().expect("kaiju was built");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let page = fs::read_to_string(Path::new(&pages).join("kaiju-play.1")).expect("a page");
    assert!(page.contains("Juega en el terminal"), "{page}");
}

#[test]
fn a_game_that_cannot_be_saved_says_so() {
    let folder = Folder::new("unsaved");
    fs::write(folder.0.join("kaiju"), "not a folder").expect("a file");
    let said = plain(&folder, &["--plain", "--seed=5", "--lang=en"], "1\n1\nq\n");
    let [out, complaint] = [&said.stdout, &said.stderr].map(|said| String::from_utf8_lossy(said).into_owned());
    assert_eq!(said.status.code(), Some(2), "{out}");
    assert_eq!(out.matches("Could not write the file").count(), 1, "{out}");
    assert!(complaint.contains("not over and could not be saved") && !out.contains("--resume"), "{complaint}");
    // A name somebody types is not taken from another game.
    let (game, other) = (Folder::new("typed"), folder.file("other.game"));
    fs::write(&other, "another game").expect("a file");
    let said = plain(&game, &["--plain", "--seed=5", "--lang=en"], &format!("p {other}\nq\n"));
    assert!(String::from_utf8_lossy(&said.stdout).contains("already exists"));
    assert_eq!(fs::read_to_string(&other).expect("a file"), "another game");
    // On the screen: as long as it is so, when somebody wants to leave, and after that.
    let screen = Screen::new("unsaved", &folder.0);
    screen.run(&format!("{KAIJU} play --lang en --speed instant --seed 5"));
    screen.until("Which dice do you keep?");
    screen.keys(&["1", "1"]);
    let shown = screen.until("NOT SAVED");
    assert!(shown.lines().next().is_some_and(|title| title.contains("NOT SAVED")), "{shown}");
    screen.keys(&["q"]);
    screen.until("could NOT be saved");
    screen.keys(&["y"]);
    let shown = screen.until("and could not be saved");
    assert!(!shown.contains("--resume"), "{shown}");
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
            .env("XDG_CONFIG_HOME", self.home.join("config"))
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

    /// The title a program gave the terminal.
    fn title(&self) -> String {
        self.tmux(&["display-message", "-p", "#{pane_title}"])
    }

    /// Has a program rung the bell? Nobody is attached, so that the bell is kept.
    fn rang(&self) -> bool {
        self.tmux(&["display-message", "-p", "#{window_bell_flag}"]).trim() == "1"
    }

    fn keys(&self, keys: &[&str]) {
        assert!(!keys.contains(&"Escape"), "Escape and a letter at once would be another key: see `escape`");
        let mut args = vec!["send-keys"];
        args.extend(keys);
        self.tmux(&args);
    }

    /// Escape, and waits until what it closes is gone: a letter right behind it would be another key.
    fn escape(&self, what: &str) {
        self.tmux(&["send-keys", "Escape"]);
        self.gone(what);
    }

    /// A command in the shell.
    fn run(&self, command: &str) {
        self.keys(&[command, "Enter"]);
    }

    /// Waits until the screen shows this.
    fn until(&self, what: &str) -> String {
        self.until_with(what, &[], LONG)
    }

    /// Waits until the screen no longer shows this.
    fn gone(&self, what: &str) {
        self.until_is(&format!("rid of “{what}”"), |shown| !shown.contains(what));
    }

    /// Waits until the screen is like that.
    fn until_is(&self, what: &str, like: impl Fn(&str) -> bool) {
        let began = Instant::now();
        loop {
            let shown = self.shows();
            if like(&shown) {
                return;
            }
            assert!(began.elapsed() < LONG, "the screen does not get {what}\n{shown}");
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

/// A terminal that can only write one line below the other gets sentences, and the game is the same.
#[test]
fn a_terminal_that_draws_nothing_gets_sentences() {
    let folder = Folder::new("dumb");
    let screen = Screen::new("dumb", &folder.0);
    screen.run(&format!("TERM=dumb {KAIJU} play --lang en --speed instant --seed 5"));
    let shown = screen.until("Type the numbers of the dice to keep");
    assert!(shown.contains("The King goes first.") && !shown.contains("TOKYO"), "a screen was drawn: {shown}");
    screen.keys(&["q", "Enter"]);
    screen.until("The game is not over.");
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
    // Another language, and back; both are remembered.
    screen.keys(&["l"]);
    screen.until("Speed of events");
    screen.keys(&["Right"]);
    screen.until("Tempo der Vorgänge");
    let lang = folder.0.join("config/kaiju/lang");
    screen.until_is("remembered", |_| fs::read_to_string(&lang).is_ok_and(|code| code.trim() == "de"));
    screen.keys(&["Left"]);
    screen.until("Speed of events");
    screen.escape("Speed of events");
    screen.keys(&["?"]);
    screen.until("Reference");
    screen.escape("Reference");
    screen.keys(&["h"]);
    screen.until("Best: ");
    screen.keys(&["k"]);
    // A larger window is used.
    screen.tmux(&["resize-window", "-x", "120", "-y", "40"]);
    screen.until_is("wide", |wide| {
        wide.contains("Which dice do you keep?") && wide.lines().any(|line| line.chars().count() > 90)
    });
    screen.tmux(&["resize-window", "-x", "80", "-y", "24"]);
    screen.until_is("narrow", |shown| {
        shown.contains("Which dice do you keep?") && shown.lines().all(|line| line.chars().count() <= 80)
    });
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
    while Path::new(&format!("/proc/{}", pid.trim())).exists() && began.elapsed() < LONG {
        std::thread::sleep(Duration::from_millis(50));
    }
    let [saved] = folder.saved().try_into().expect("one game");
    // The shell is gone; the game is when nobody has it open any more.
    let lock = PathBuf::from(format!("{}.lock", saved.display()));
    while lock.exists() {
        assert!(began.elapsed() < LONG, "the game does not end with its terminal");
        std::thread::sleep(Duration::from_millis(50));
    }
    let text = fs::read_to_string(&saved).expect("a game");
    let before = parse_record(&text).expect("a game that can be read").inputs.len();
    assert!(before > 5);
    // It goes on in another terminal, to its end.
    let screen = Screen::new("again", &folder.0);
    let record = folder.file("whole.game");
    screen.run(&format!("{KAIJU} play --lang en --speed instant --resume --record {record}"));
    screen.until("TOKYO");
    screen.until_with("The game is over", &["Enter"], LONG);
    assert!(over(&record).over().is_some());
    assert!(parse_record(&fs::read_to_string(&record).expect("a record")).expect("readable").inputs.len() > before);
    // Looked at again, and left.
    screen.keys(&["v"]);
    screen.until("step 0 of");
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
    screen.until("passo 0 de");
    screen.keys(&["Down", "Right"]);
    screen.until("turno 1");
    screen.keys(&["q"]);
    screen.until("here-51");
    // And from error to error, once it is reviewed.
    screen.run(&format!("{KAIJU} review {record} --view --tries 1 --lang en"));
    screen.until_with("n error", &[], LONG);
    screen.keys(&["End"]);
    screen.keys(&["n"]);
    screen.until("There is no other error that way.");
    screen.keys(&["?"]);
    screen.until("next and previous error");
    screen.escape("next and previous error");
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
            assert!(began.elapsed() < LONG, "the server does not listen");
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

/// Whoever starts a server in a terminal can have others scan its address.
#[test]
fn a_server_draws_its_address_in_a_terminal() {
    let folder = Folder::new("drawn");
    let serve =
        format!("{KAIJU} serve --addr 0 --url http://192.168.1.7:8080 --lang en --db {}", folder.file("kaiju.db"));
    // In colours the squares are dark on light; without colours the light ones are drawn.
    for (ink, before) in [(true, "env -u NO_COLOR"), (false, "env NO_COLOR=1")] {
        let screen = Screen::new(if ink { "ink" } else { "light" }, &folder.0);
        screen.run(&format!("clear; {before} {serve}"));
        let shown = screen.until("tables are kept in");
        for line in kaiju_server::qr::lines("http://192.168.1.7:8080", ink).expect("a short address") {
            assert!(shown.contains(line.trim_end()), "{line:?} is missing in\n{shown}");
        }
        screen.keys(&["C-c"]);
        screen.until("ready>");
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
    assert!(shown.contains(&format!("kaiju play --join {url}/#/join/")), "{shown}");
    let code = shown.split("code ").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("a code").to_string();
    let guest = Screen::new("guest", &folder.0.join("guest"));
    let join = format!("{KAIJU} play --join {url}/#/join/{code} --name Bo --lang es --speed instant");
    guest.run(&join);
    guest.until("Ada");
    host.until("Everyone's here");
    let watcher = Screen::new("watcher", &folder.0.join("watcher"));
    watcher.run(&format!("{KAIJU} watch {code} --server {url} --lang en --speed instant"));
    watcher.until("Bo");
    host.keys(&["s"]);
    host.until("turn 1");
    guest.until("turno 1");
    watcher.until("turn 1");
    // The terminal of whoever is asked says so by its title and its bell, and that of whoever looks on does not.
    let began = Instant::now();
    let called = |screen: &Screen, what: &str| screen.title().contains(what) && screen.rang();
    while !called(&host, "Your turn") && !called(&guest, "Te toca") {
        assert!(began.elapsed() < LONG, "nobody is called: {:?} {:?}", host.title(), guest.title());
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(!watcher.title().contains("turn") && !watcher.rang(), "{}", watcher.title());
    // An emote and a line of chat; each reads the emote in their own language.
    guest.keys(&["t"]);
    guest.until("Envía un gesto");
    guest.keys(&["1"]);
    host.until("Bo: Roar!");
    watcher.until("Bo: Roar!");
    host.keys(&["t"]);
    host.until("Send an emote");
    host.keys(&["t"]);
    host.until("send");
    host.keys(&["-l", "see you in Tokyo"]);
    host.keys(&["Enter"]);
    guest.until("Ada: see you in Tokyo");
    // Whoever is muted is not heard, until they are again.
    host.keys(&["t"]);
    host.until("mute");
    host.keys(&["m"]);
    host.until("Who should be muted?");
    host.keys(&["b"]);
    host.gone("Bo: Roar!");
    host.keys(&["m"]);
    host.until("Who should be muted?");
    host.keys(&["b"]);
    host.until("Bo: Roar!");
    host.keys(&["q"]);
    host.gone("Send an emote");
    // A bot plays for a while, and everybody sees it.
    host.keys(&["b"]);
    host.until("Let a bot play for you?");
    host.keys(&["y"]);
    host.until("you (bot)");
    guest.until("Ada (bot)");
    host.keys(&["b"]);
    host.gone("you (bot)");
    // The guest leaves in the middle and comes back to the same seat.
    guest.keys(&["C-c"]);
    guest.until("ready>");
    guest.run("clear");
    guest.run(&join);
    guest.until("TOKYO");
    // What happened before is in the log.
    guest.until_with("─ turno 1 ·", &["PPage"], LONG);
    let began = Instant::now();
    while !host.shows().contains("The game is over") {
        assert!(began.elapsed() < LONG, "the game does not end\n{}\n{}", host.shows(), guest.shows());
        host.keys(&["Enter"]);
        guest.keys(&["Enter"]);
        std::thread::sleep(Duration::from_millis(80));
    }
    watcher.until("The game is over");
    // Nobody is asked any more.
    host.until_is("its own title again", |_| !host.title().contains("Your turn"));
    assert!(!watcher.rang(), "whoever looks on is never called");
    host.keys(&["v"]);
    host.until("step 0 of");
    host.keys(&["q"]);
    host.until("The game is over");
    // Once more, with the same people.
    host.keys(&["n"]);
    host.until("Bo isn't here yet");
    guest.until_with("Pulsa n para entrar", &[], LONG);
    guest.keys(&["n"]);
    guest.until("Ya están todos");
    host.until("Everyone's here");
    guest.keys(&["s"]);
    host.until("turn 1");
    // A player who leaves for good leaves a bot behind.
    guest.keys(&["q"]);
    guest.until("sigue un bot");
    guest.keys(&["x"]);
    guest.until("ready>");
    host.until("Bo (bot)");
    // An account goes when its name is typed, and by nothing else.
    guest.run("clear");
    guest.run(&format!("{KAIJU} club --server {url} --lang en --make Bo"));
    guest.until("You are Bo.");
    for (typed, told) in [("Bob", "nothing was deleted"), ("Bo", "The account Bo is deleted.")] {
        guest.until("ready>");
        guest.run("clear");
        guest.gone("Type Bo");
        guest.run(&format!("{KAIJU} club --server {url} --lang en account --delete"));
        guest.until("Type Bo to delete it:");
        guest.keys(&[typed, "Enter"]);
        guest.until(told);
    }
    guest.run("clear");
    guest.run(&format!("{KAIJU} club --server {url} --lang en profile"));
    guest.until("Log in first");
}

/// Somebody who plays in plain sentences, through pipes.
struct Talker {
    child: Child,
    said: std::sync::mpsc::Receiver<String>,
    heard: String,
}

impl Talker {
    fn new(home: &Path, args: &[&str], cert: Option<&str>) -> Talker {
        let mut command = Command::new(KAIJU);
        command.args(args).env("XDG_DATA_HOME", home).env("XDG_CONFIG_HOME", home.join("config"));
        if let Some(file) = cert {
            command.env("SSL_CERT_FILE", file).env_remove("SSL_CERT_DIR");
        }
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("kaiju was built");
        let (tell, said) = std::sync::mpsc::channel();
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        std::thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
        Talker { child, said, heard: String::new() }
    }

    fn types(&mut self, lines: &str) {
        // The game may be over before everything is read.
        let _ = self.child.stdin.as_mut().expect("a pipe").write_all(lines.as_bytes());
    }

    /// Waits until this is said, and answers the line.
    fn until(&mut self, what: &str) -> String {
        let began = Instant::now();
        loop {
            let left = LONG.saturating_sub(began.elapsed());
            let Ok(line) = self.said.recv_timeout(left) else { panic!("“{what}” is not said in\n{}", self.heard) };
            self.heard += &line;
            self.heard.push('\n');
            if line.contains(what) {
                return line;
            }
        }
    }

    /// Everything that is said until the program ends, which ends well.
    fn end(mut self) -> String {
        drop(self.child.stdin.take());
        while let Ok(line) = self.said.recv_timeout(LONG) {
            self.heard += &line;
            self.heard.push('\n');
        }
        assert!(self.child.wait().expect("an end").success(), "{}", self.heard);
        std::mem::take(&mut self.heard)
    }
}

impl Drop for Talker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn plain_sentences_at_a_table_of_a_server() {
    let folder = Folder::new("plain-server");
    let server = Server::start(&folder);
    let (url, record) = (server.url.as_str(), folder.file("far.game"));
    let host = ["play", "--host", "--plain", "--people=2", "--players=2", "--server", url, "--name=Ada", "--lang=en"];
    let mut host = Talker::new(&folder.0.join("host"), &[&host[..], &["--record", &record]].concat(), None);
    let said = host.until("The code of this table is ");
    let code = said.split("table is ").nth(1).and_then(|rest| rest.split('.').next()).expect("a code").to_string();
    let join = ["play", "--plain", "--join", &code, "--server", url, "--name=Bo", "--lang=pt"];
    let mut guest = Talker::new(&folder.0.join("guest"), &join, None);
    let mut watcher =
        Talker::new(&folder.0.join("watcher"), &["watch", &code, "--server", url, "--lang=es", "--ascii"], None);
    watcher.until("Estas mirando");
    host.until("Everyone's here");
    guest.types("?\ndizer boa sorte\ngesto 6\n");
    guest.until("silenciar e uma letra");
    host.until("Bo says: boa sorte");
    host.until("Bo says: Thanks!");
    host.types("mute B\n");
    host.until("Bo is muted");
    host.types("begin\n");
    host.until("turn begins");
    host.types("report B rude words\n");
    host.until("Reported: Bo");
    // The game rests when both want it to, and goes on when nobody does.
    host.types("pause\n");
    guest.until("Ada: vamos fazer uma pausa?");
    guest.types("pausa\n");
    host.until("The game is paused.");
    watcher.until("La partida esta en pausa.");
    host.types("pause\n");
    guest.until("Bo: vamos fazer uma pausa?");
    guest.types("pausa\n");
    host.until("The game continues.");
    // Commands are obeyed whoever is asked; answers wait for their question.
    guest.types("t\n");
    guest.until("10 corações");
    guest.types("bot\n");
    guest.until("Um bot joga por você");
    guest.types("retomar\n");
    guest.until("O lugar é seu de novo");
    host.types(&answers(6_000));
    guest.types(&answers(6_000));
    let checked = ["noted before the first roll", "anotou antes da primeira rolagem", "anoto"];
    for ((talker, end), noted) in
        [(host, "wins the game"), (guest, "a partida"), (watcher, "gana la partida")].into_iter().zip(checked)
    {
        let text = talker.end();
        assert!(text.contains(end), "{text}");
        assert!(text.contains(noted), "the dice were checked: {text}");
        assert!(noted != "anoto" || text.is_ascii(), "ASCII was asked for: {text}");
        assert!(!text.contains(['★', '♥', '⚡', '✊', '\u{1b}']), "{text}");
    }
    assert!(over(&record).over().is_some());
    // What each of them noted is with the keys to their seats, and the record is checked against it.
    let verify = |record: &str, pins: &Path| {
        let said =
            Command::new(KAIJU).args(["verify", record, "--lang=en", "--pins"]).arg(pins).output().expect("kaiju");
        (said.status.code(), String::from_utf8_lossy(&[said.stdout, said.stderr].concat()).into_owned())
    };
    for who in ["host", "guest"] {
        let seats = std::fs::read_dir(folder.0.join(who).join("kaiju/seats")).expect("keys").flatten();
        let keys = seats.map(|file| file.path()).find(|path| path.extension().is_some_and(|ext| ext == "json"));
        let keys = keys.expect("the keys to a seat");
        let (code, said) = verify(&record, &keys);
        assert!(code == Some(0) && said.contains("noted before the first roll"), "{said}");
        let text = std::fs::read_to_string(&record).expect("a record");
        let short = folder.file("short.game");
        let half = text.lines().take(text.lines().count() / 2).collect::<Vec<_>>().join("\n");
        std::fs::write(&short, half).expect("a file");
        let (code, said) = verify(&short, &keys);
        assert!(code == Some(1) && said.contains("is not the one this device saw"), "{said}");
    }
}

/// Random bytes that are the same every time.
struct Known(AtomicU64);

impl Entropy for Known {
    fn bytes(&self) -> [u8; 32] {
        let mut bits = Bits::new(4, self.0.fetch_add(1, Ordering::SeqCst));
        let mut bytes = [0; 32];
        bytes.chunks_mut(8).for_each(|part| part.copy_from_slice(&bits.word().to_be_bytes()));
        bytes
    }
}

/// Each seat of a table that is asked answers once, at random. False once the game is over.
async fn answer_all(caller: &mut Caller, opened: &Opened, bits: &mut Bits) -> bool {
    let path = format!("/tables/{}", opened.game);
    for ticket in &opened.tickets {
        let seen: Snapshot = caller.get(&format!("{path}/view"), Some(&ticket.token)).await.expect("a view");
        if seen.table.phase == Phase::Over {
            return false;
        }
        let Some(legal) = seen.ask.filter(|ask| ask.seat == ticket.seat).and_then(|ask| ask.legal) else { continue };
        let action = legal[bits.below(legal.len())].clone();
        let id = format!("{:016x}{:016x}", bits.word(), bits.word());
        let act = Act { id, expect: seen.seq, seat: None, action, reveal: None };
        let _: Ack = caller.post(&format!("{path}/actions"), Some(&ticket.token), &act).await.expect("an answer");
    }
    true
}

/// Which of the three monsters of a table is out, if one is, and which two are not.
async fn one_out(hub: &Arc<Hub>, game: &str) -> Option<(char, [char; 2])> {
    let alive = hub.read(game, |desk| desk.room().state().map(|state| state.table().alive())).await.ok()??;
    let (left, out): (Vec<Seat>, Vec<Seat>) = Seat::ALL[..3].iter().partition(|seat| alive.has(**seat));
    match (&left[..], &out[..]) {
        ([one, other], [out]) => Some((out.letter(), [one.letter(), other.letter()])),
        _ => None,
    }
}

/// Whoever is out is asked who will win, bets and cheers in plain sentences, and hears in the end who saw it coming.
#[test]
fn whoever_is_out_bets_in_plain_sentences() {
    let folder = Folder::new("bets");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let (stop, mut bits) = (CancellationToken::new(), Bits::new(4, 4));
    let (addr, hub, running) = runtime.block_on(async {
        let store = store::open(&folder.file("kaiju.db")).await.expect("a file");
        let config = Config { rates: Rates::loose(), ..Config::new(([127, 0, 0, 1], 0).into()) };
        let outside = Outside { entropy: Arc::new(Known(AtomicU64::new(0))), ..Outside::machine() };
        let server = HouseServer::within(outside, config, store, Arc::new(NoAssets)).expect("a server");
        (server.addr(), server.hub(), tokio::spawn(server.run(stop.clone().cancelled_owned())))
    });
    let mut caller = Caller::new(addr);
    // Some games end by stars before anybody is out.
    let (opened, (out, [one, other])) = runtime.block_on(async {
        loop {
            let seats = vec![NewSeat::of(NewSeatKind::Me); 3];
            let wanted = NewTable { edition: "second".into(), seats, start: true, ..NewTable::default() };
            let opened: Opened = caller.post("/tables", None, &wanted).await.expect("a table");
            let mut found = None;
            while found.is_none() && answer_all(&mut caller, &opened, &mut bits).await {
                found = one_out(&hub, &opened.game).await;
            }
            if let Some(found) = found {
                break (opened, found);
            }
        }
    });
    let url = format!("http://{addr}");
    let token = |seat: char| &opened.tickets.iter().find(|ticket| ticket.seat == seat).expect("a ticket").token;
    let tickets =
        vec![KeptTicket { seat: Seat::from_letter(out).expect("a seat"), token: token(out).clone(), seed: None }];
    let keys = Keys { server: Some(url.clone()), game: Some(opened.game.clone()), tickets, ..Keys::default() };
    let seats = folder.0.join("kaiju/seats");
    fs::create_dir_all(&seats).expect("a folder");
    fs::write(seats.join(format!("{}.json", opened.game)), serde_json::to_string(&keys).expect("JSON"))
        .expect("a file");
    let join = ["play", "--plain", "--join", &opened.game, "--server", &url, "--lang=en"];
    let mut talker = Talker::new(&folder.0, &join, None);
    let asked = talker.until("Who will win?");
    assert!(
        asked.contains(&format!("Type bet and a letter: {one} ")) && asked.contains(&format!(", {other} ")),
        "{asked}"
    );
    talker.types(&format!("bet {out}\n"));
    talker.until("You can bet once your monster is out");
    talker.types(&format!("bet {one}\n"));
    talker.until("You bet on ");
    talker.until(" says: bets on ");
    talker.types(&format!("bet {other}\nemote 4\n"));
    talker.until(" says: bets on ");
    talker.until("Hooray!");
    let path = format!("/tables/{}", opened.game);
    let (talk, winners) = runtime.block_on(async {
        let talk: Talk = caller.get(&format!("{path}/talk"), None).await.expect("what was said");
        while answer_all(&mut caller, &opened, &mut bits).await {}
        let info: TableInfo = caller.get(&path, None).await.expect("a table");
        (talk, info.winners.expect("an end"))
    });
    let said: Vec<(char, String)> = talk.lines.into_iter().map(|line| (line.seat, line.text)).collect();
    let wanted = [format!("bet-{one}"), format!("bet-{other}"), "cheer".to_string()].map(|text| (out, text));
    assert_eq!(said, wanted);
    let heard = talker.end();
    assert_eq!(heard.contains("Saw it coming: "), winners.contains(&other), "{winners:?}\n{heard}");
    runtime.block_on(async {
        stop.cancel();
        assert!(running.await.expect("an end"));
    });
}

#[test]
fn several_people_at_one_keyboard_sit_at_a_table_of_a_server() {
    let folder = Folder::new("hot-seat");
    let server = Server::start(&folder);
    let args = ["play", "--host", "--plain", "--name=Ada,Bo", "--players=3", "--bots=level2", "--evolutions"];
    let mut both = Talker::new(&folder.0, &[&args[..], &["--server", &server.url, "--lang=en"]].concat(), None);
    both.types(&answers(12_000));
    let text = both.end();
    assert!(text.contains("Ada's decision.") && text.contains("Bo's decision."), "{text}");
    assert!(text.contains("the game"), "{text}");
}

/// Somebody who speaks TLS in front of a server: what `kaiju serve` stands behind elsewhere.
fn veil(address: String) -> u16 {
    use rustls::pki_types::pem::PemObject;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tls");
    let certificate = CertificateDer::from_pem_file(folder.join("localhost.pem")).expect("a certificate");
    let key = PrivateKeyDer::from_pem_file(folder.join("localhost.key")).expect("a key");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .and_then(|config| config.with_no_client_auth().with_single_cert(vec![certificate], key))
        .expect("a server");
    let config = Arc::new(config);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    std::thread::spawn(move || {
        for outside in listener.incoming().flatten() {
            let (config, address) = (config.clone(), address.clone());
            std::thread::spawn(move || lift(outside, config, &address));
        }
    });
    port
}

/// One line through the veil: what comes in secret goes on in the open, and back.
fn lift(mut outside: TcpStream, config: Arc<rustls::ServerConfig>, address: &str) -> Option<()> {
    let mut session = rustls::ServerConnection::new(config).ok()?;
    while session.is_handshaking() {
        session.complete_io(&mut outside).ok()?;
    }
    let mut inside = TcpStream::connect(address).ok()?;
    let short = Some(Duration::from_millis(10));
    outside.set_read_timeout(short).ok()?;
    inside.set_read_timeout(short).ok()?;
    let mut stream = rustls::Stream::new(&mut session, &mut outside);
    let mut bytes = [0; 8192];
    let waits = |error: &std::io::Error| matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
    loop {
        match stream.read(&mut bytes) {
            Ok(0) => return None,
            Ok(n) => inside.write_all(&bytes[..n]).ok()?,
            Err(error) if waits(&error) => {}
            Err(_) => return None,
        }
        match inside.read(&mut bytes) {
            Ok(0) => {
                stream.conn.send_close_notify();
                let _ = stream.flush();
                return None;
            }
            Ok(n) => {
                stream.write_all(&bytes[..n]).ok()?;
                stream.flush().ok()?;
            }
            Err(error) if waits(&error) => {}
            Err(_) => return None,
        }
    }
}

#[test]
fn a_table_behind_tls() {
    let folder = Folder::new("tls");
    let server = Server::start(&folder);
    let port = veil(server.url.trim_start_matches("http://").to_string());
    let url = format!("https://localhost:{port}");
    let roots = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tls/ca.pem");
    let host = ["play", "--host", "--plain", "--people=1", "--players=2", "--bots=level1", "--lang=en", "--name=Ada"];
    let mut host = Talker::new(&folder.0, &[&host[..], &["--server", &url]].concat(), roots.to_str());
    host.types(&answers(6_000));
    let text = host.end();
    assert!(text.contains("the game"), "{text}");
    // Whoever cannot be checked is not spoken to.
    let strangers = Command::new(KAIJU)
        .args(["play", "--plain", "--join", &format!("{url}/#/join/ABCDEF"), "--lang=es"])
        .env("SSL_CERT_FILE", Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tls/localhost.pem"))
        .env_remove("SSL_CERT_DIR")
        .stdin(Stdio::null())
        .output()
        .expect("kaiju was built");
    let why = String::from_utf8_lossy(&strangers.stderr).into_owned();
    assert!(strangers.status.code() == Some(2) && why.contains("no puede demostrar quién es"), "{why}");
}

#[test]
fn what_cannot_be_joined_is_told_in_one_line() {
    let refused = |args: &[&str]| {
        let said = Command::new(KAIJU).args(args).stdin(Stdio::null()).output().expect("kaiju was built");
        assert_eq!(said.status.code(), Some(2), "{args:?}");
        let text = String::from_utf8_lossy(&said.stderr).into_owned();
        assert_eq!(text.trim().lines().count(), 1, "{text}");
        text
    };
    let nowhere = "http://127.0.0.1:9/#/join/ABCDEF";
    assert!(refused(&["play", "--join", nowhere, "--lang=en"]).contains("is a server running there?"));
    assert!(refused(&["play", "--join", nowhere, "--lang=es"]).contains("no responde"));
    assert!(refused(&["watch", nowhere, "--lang=pt"]).contains("não responde"));
    assert!(refused(&["play", "--join", "ftp://h/#/join/A", "--lang=pt"]).contains("não é um servidor"));
    assert!(refused(&["play", "--join", "http://h/#/lobby", "--lang=es"]).contains("no lleva a ninguna mesa"));
    assert!(refused(&["play", "--people", "3", "--players", "2", "--plain", "--lang=en"]).contains("only 2 monsters"));
    assert!(refused(&["play", "--people", "3", "--players", "2", "--plain", "--lang=es"]).contains("solo 2 monstruos"));
    assert!(refused(&["play", "--plain", "--resume", "no-such.game"]).contains("no-such.game"));
    let folder = Folder::new("view");
    let game = folder.file("short.game");
    assert!(plain(&folder, &["--plain", "--people=0", "--bots=random", "--record", &game], "").status.success());
    assert!(refused(&["replay", &game, "--view", "--lang=pt"]).contains("é preciso um terminal"));
    assert!(refused(&["review", &game, "--view", "--lang=es"]).contains("terminal"));
}

#[test]
fn wrong_words_name_the_right_ones() {
    let refused = |args: &[&str]| {
        let said = Command::new(KAIJU).args(args).stdin(Stdio::null()).output().expect("kaiju was built");
        assert_eq!(said.status.code(), Some(2), "{args:?}");
        String::from_utf8_lossy(&said.stderr).into_owned()
    };
    assert!(refused(&["play", "--monster", "gigasaur"]).contains("gigazaur"));
    assert!(refused(&["play", "--bots", "level9", "--lang=en"]).contains("level1"));
    let spanish = refused(&["play", "--bots", "level9", "--lang=es"]);
    assert!(spanish.contains("level1") && !spanish.contains("nearest"), "{spanish}");
}

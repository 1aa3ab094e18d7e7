//! The program as people meet it: arguments in, text and exit codes out.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

#[path = "../../text/tests/glossary/forbidden.rs"]
mod forbidden;

/// What a run of `kaiju` said and how it ended.
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Said {
    fn of(output: Output) -> Said {
        let text = |bytes| String::from_utf8(bytes).expect("kaiju speaks UTF-8");
        Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    /// It went well and had nothing to complain about.
    fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// It was refused in one line that begins with the program's name.
    fn refused(self) -> String {
        assert_eq!(self.code, Some(2), "{}{}", self.out, self.err);
        self.complaint()
    }

    fn complaint(self) -> String {
        assert!(self.err.starts_with("kaiju: ") && self.err.ends_with('\n'), "{:?}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        self.err
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kaiju"));
    command.args(args);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "KAIJU_LANG", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    // A choice that is remembered on this machine is none of our business.
    command.env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-settings"));
    command
}

fn kaiju(args: &[&str]) -> Said {
    Said::of(command(args).output().expect("kaiju was built"))
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&kaiju(args).fine()).expect("one JSON value")
}

/// A file of this test's own.
fn file(name: &str, contents: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder of our own");
    fs::write(&path, contents).expect("a file of our own");
    path.to_str().expect("a plain path").to_string()
}

/// The record of a game.
fn game(name: &str, seed: &str) -> (String, String) {
    let path = file(name, "");
    kaiju(&["sim", "--games", "1", "--seed", seed, "--threads", "1", "--record", &path]).fine();
    let text = fs::read_to_string(&path).expect("kaiju wrote it");
    (path, text)
}

// ── help ─────────────────────────────────────────────────────────────────────
#[test]
fn help_teaches_by_example() {
    let help = kaiju(&["--help"]).fine();
    for word in
        ["sim", "replay", "review", "odds", "scenario", "rules", "cards", "bench", "soak", "Examples:", "Exit codes"]
    {
        assert!(help.contains(word), "{word} is missing from\n{help}");
    }
    assert_eq!(kaiju(&["help"]).fine(), help);
    for command in ["sim", "replay", "review", "odds", "scenario", "rules", "cards", "bench", "soak"] {
        let help = kaiju(&[command, "--help"]).fine();
        assert!(help.contains(&format!("  kaiju {command} ")), "no example in\n{help}");
    }
}

/// Whoever reports a bug copies this line: version, commit and rules.
#[test]
fn the_version_tells_commit_and_rules() {
    let said = kaiju(&["--version"]).fine();
    let told = format!("kaiju {} (commit ", env!("CARGO_PKG_VERSION"));
    let rules = format!(", rules {})\n", kaiju_rules::RULES_VERSION);
    assert!(said.starts_with(&told) && said.ends_with(&rules) && said.lines().count() == 1, "{said}");
    assert!(kaiju(&["--lang", "es", "--version"]).fine().contains("reglas"));
    assert_eq!(kaiju(&["serve", "-V"]).fine().replace("kaiju-serve", "kaiju"), said);
}

/// Nothing is changed by looking, and each line that tells of something amiss says what to do.
#[test]
fn the_doctor_looks_at_port_folder_database_and_clock() {
    let home = PathBuf::from(concat!(env!("CARGO_TARGET_TMPDIR"), "/doctor"));
    let _ = fs::remove_dir_all(&home);
    let doctor = |args: &[&str], home: &PathBuf| {
        let mut command = command(&["doctor"]);
        Said::of(command.args(args).env("XDG_DATA_HOME", home).output().expect("kaiju was built"))
    };
    let line = |said: &Said, part: &str| {
        let found = said.out.lines().find(|line| line.contains(part)).unwrap_or_else(|| panic!("{part}: {}", said.out));
        found[..2].to_string()
    };
    // A port that somebody has who is no kaiju: it takes the call and hangs up.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = taken.local_addr().expect("a port").to_string();
    std::thread::spawn(move || taken.incoming().for_each(drop));
    let said = doctor(&["--addr", &addr], &home);
    assert_eq!((said.code, said.err.as_str()), (Some(1), ""), "{}", said.out);
    assert_eq!(line(&said, "another program uses"), "!!");
    assert!(said.out.contains("--any-port"), "{}", said.out);
    assert_eq!(line(&said, "can be written to"), "ok");
    assert_eq!(line(&said, "does not exist yet"), "ok");
    assert_eq!(line(&said, "the clock says"), "ok");
    assert!(!home.join("kaiju/kaiju.db").exists(), "it made a database");
    // With a port that is free all is well, and nothing is to be done.
    let said = doctor(&["--addr", "0"], &home);
    let amiss: Vec<&str> = said.out.lines().filter(|line| line.starts_with("!!")).collect();
    // A program that was built before the page was packed lacks it, and that is all it lacks.
    if let [page] = amiss[..] {
        assert!(page.contains("built without the page") && said.code == Some(1), "{}", said.out);
    } else {
        assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{}", said.out);
        assert!(amiss.is_empty() && said.out.trim_end().ends_with("all is well"), "{}", said.out);
    }
    // A database that is none, and a data folder that cannot be made.
    let broken =
        file("broken.db", "this is no database, and it is long enough to be read as a header of one: no, no, no");
    let said = doctor(&["--addr", "0", "--db", &broken], &PathBuf::from(&broken));
    assert_eq!((said.code, line(&said, "broken.db cannot be used").as_str()), (Some(1), "!!"), "{}", said.out);
    assert_eq!(line(&said, "cannot write to the data folder"), "!!");
    assert_eq!(line(&said, "is free"), "ok");
    // A database of an earlier kaiju is looked at, and stays as it was.
    let golden =
        fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/golden/1/kaiju.db")).expect("a database");
    let earlier = file("earlier.db", &golden);
    let said = doctor(&["--addr", "0", "--db", &earlier], &home);
    assert_eq!(line(&said, "earlier.db answers, with"), "ok", "{}", said.out);
    assert!(fs::read(&earlier).expect("it is there") == golden, "it was changed");
    let spanish = doctor(&["--addr", &addr, "--lang", "es"], &home);
    assert!(spanish.out.contains("otro programa usa"), "{}", spanish.out);
}

/// Every setting of a server has a place in the document for whoever hosts one.
#[test]
fn the_document_has_every_setting_of_a_server() {
    let help = kaiju(&["serve", "--help"]).fine();
    let told = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md")).expect("a document");
    let words = help.split(|sign: char| !sign.is_ascii_uppercase() && sign != '_');
    let variables: Vec<&str> = words.filter(|word| word.starts_with("KAIJU_")).collect();
    assert!(variables.len() > 10, "{help}");
    for name in variables {
        assert!(told.contains(&format!("`{name}`")), "{name} is not in docs/hosting.md");
    }
}

#[test]
fn wrong_words_are_refused_in_one_line() {
    assert!(kaiju(&["frobnicate"]).refused().contains("'frobnicate'"));
    assert!(kaiju(&["sim", "--gmes", "5"]).refused().contains("'--games'"));
    assert!(kaiju(&["replay"]).refused().contains("<FILE|URL>"));
    assert!(kaiju(&["rules", "--lang", "nl"]).refused().contains("en (English), de (Deutsch)"));
    let alone = kaiju(&[]);
    assert_eq!(alone.code, Some(2));
    assert!(alone.err.contains("Usage:"), "{}", alone.err);
}

#[test]
fn the_english_help_uses_no_word_the_glossary_forbids() {
    let exceptions = forbidden::exceptions();
    let overview = kaiju(&["help"]).fine();
    let listed = overview.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // A long line is continued further in.
    let named = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let commands: Vec<&str> = named.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.contains(&"arena") && commands.contains(&"soak-server"), "{overview}");
    for command in commands {
        let said = kaiju(&["help", command]).fine();
        let text = forbidden::bare(&said.split_whitespace().collect::<Vec<_>>().join(" "));
        for rule in forbidden::forbidden("en").iter().filter(|rule| rule.areas.is_empty()) {
            for form in rule.forms.iter().filter(|form| forbidden::says(&text, form)) {
                let name = format!("en/help/{command}");
                let known = exceptions.iter().find(|e| e.message == name && e.form == *form);
                assert!(known.is_some_and(|e| !e.why.is_empty()), "{name}: “{form}”, say: {}\n{text}", rule.instead);
            }
        }
    }
}

#[test]
fn what_is_typed_often_has_one_letter() {
    let long =
        ["sim", "--edition", "first", "--players", "3", "--seed", "7", "--games", "20", "--bot", "greedy", "--json"];
    let short = ["sim", "-e", "first", "-p3", "-s", "7", "-n", "20", "-b", "greedy", "--json"];
    let told = |args: &[&str]| {
        let mut told = json(args);
        // How long it took is not the same twice.
        told.as_object_mut().expect("an object").retain(|key, _| !key.contains("second"));
        told
    };
    assert_eq!(told(&short), told(&long));
    for command in ["play", "watch", "sim", "arena"] {
        let help = kaiju(&[command, "--help", "--lang=en"]).fine();
        for flag in ["-e, --edition", "-p, --players", "-b, --bot"] {
            assert!(help.contains(flag), "{flag} of {command}: {help}");
        }
    }
}

#[test]
fn help_speaks_every_language() {
    let es = kaiju(&["sim", "--help", "--lang", "es"]).fine();
    assert!(es.contains("Uso: kaiju sim [OPCIONES]") && es.contains("Cuántas partidas [por defecto: 1000]"), "{es}");
    assert!(!es.contains("Usage") && !es.contains("Options") && !es.contains("[default"), "{es}");
    assert_eq!(kaiju(&["--lang", "es", "help", "sim"]).fine(), es);
    let pt = kaiju(&["--lang=pt", "--help"]).fine();
    assert!(pt.contains("Comandos") && pt.contains("Códigos de saída"), "{pt}");
    assert!(kaiju(&["sim", "--gmes", "5", "--lang", "pt"]).refused().contains("você quis dizer '--games'?"));
    assert!(kaiju(&["sim", "--players", "7", "--lang", "es"]).refused().contains("juegan de 2 a 6 monstruos"));
    assert!(kaiju(&["--lang", "es"]).refused().contains("<COMANDO>"));
}

#[test]
fn the_system_and_a_remembered_choice_set_the_language() {
    let settings = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("settings");
    let _ = fs::remove_dir_all(&settings);
    let speak = |args: &[&str], locale: &str| {
        let mut command = command(args);
        command.env("XDG_CONFIG_HOME", &settings).env("LANG", locale);
        Said::of(command.output().expect("kaiju was built")).fine()
    };
    assert!(speak(&["lang"], "pt_BR.UTF-8").starts_with("Português (pt): é o que diz a variável LANG\n"));
    assert!(speak(&["lang"], "xx_YY").starts_with("English (en): the default\n"));
    assert!(speak(&["rules", "ENTER-2"], "es_ES.UTF-8").contains("Entrar en Tokyo"));
    assert!(speak(&["lang", "es"], "pt_BR").starts_with("Idioma: español."));
    assert!(speak(&["rules", "ENTER-2"], "pt_BR").contains("Entrar en Tokyo"));
    assert!(speak(&["rules", "ENTER-2", "--lang", "en"], "pt_BR").contains("Enter Tokyo"));
    assert!(speak(&["lang", "auto"], "pt_BR").starts_with("Idioma olvidado."));
    assert!(speak(&["rules", "ENTER-2"], "pt_BR").contains("Entrar em Tóquio"));
    // A settings file that says nonsense is as good as none.
    fs::create_dir_all(settings.join("kaiju")).expect("a folder of our own");
    fs::write(settings.join("kaiju/lang"), "tlh\n").expect("a file of our own");
    assert!(speak(&["lang"], "C").starts_with("English (en)"));
}

// ── faq ──────────────────────────────────────────────────────────────────────
#[test]
fn questions_of_the_table_are_answered() {
    let all = kaiju(&["faq"]).fine();
    assert!(all.contains("yield-to-dodge") && all.contains("May I walk out of Tokyo in my own turn?"), "{all}");
    let one = kaiju(&["faq", "yield-unhurt", "--lang", "pt"]).fine();
    assert!(one.contains("YIELD-2") && one.contains("primeira edição") && one.contains(".scenario"), "{one}");
    let first = kaiju(&["faq", "yield-unhurt", "--edition", "first"]).fine();
    assert!(first.contains("first edition") && !first.contains("second edition"), "{first}");
    assert!(kaiju(&["faq", "nothing-like-it"]).refused().contains("no question nothing-like-it"));
    let json = json(&["faq", "--json", "--lang", "es"]);
    assert_eq!(json.as_array().map(Vec::len), Some(20));
    assert!(json[0]["question"].as_str().is_some_and(|text| text.contains('¿')), "{json:#}");
}

#[test]
fn a_question_is_found_by_its_words() {
    let unhurt = kaiju(&["faq", "yield-unhurt"]).fine();
    for words in [
        "YIELD-UNHURT",
        "yeild-unhurt",
        "i was attacked in tokyo but lost no",
        "me han atacado en tokyo pero no he perdido",
    ] {
        assert_eq!(kaiju(&["faq", words]).fine(), unhurt, "{words}");
    }
    let some = kaiju(&["faq", "bay"]).fine();
    assert!(some.contains("bay-closes\n") && some.contains("both-yield\n") && !some.contains("mimic"), "{some}");
    assert!(kaiju(&["faq", "mimic", "--edition", "second"]).fine().contains("Mimic works as if"));
}

// ── find ─────────────────────────────────────────────────────────────────────
#[test]
fn everything_is_searched_at_once() {
    let said = kaiju(&["find", "armor", "plating"]).fine();
    for words in ["Cards  kaiju cards …\n  armor-plating", "Rulings  kaiju rules …\n  I-001", "Questions  kaiju faq …"]
    {
        assert!(said.contains(words), "{words} is missing from\n{said}");
    }
    let pt = kaiju(&["find", "devorador de cadaveres", "--lang", "pt"]).fine();
    assert!(pt.contains("eater-of-the-dead") && pt.contains("Devorador de Cadáveres"), "{pt}");
    let found = json(&["find", "yield", "--json", "--edition", "first"]);
    let kinds: Vec<_> = found.as_array().expect("an array").iter().map(|hit| &hit["kind"]).collect();
    for kind in ["rule", "ruling", "question"] {
        assert!(kinds.iter().any(|found| *found == kind), "{kind}: {found:#}");
    }
    assert_eq!(found[0]["id"], "YIELD-1", "names come first: {found:#}");
    assert!(kaiju(&["find", "yeild"]).fine().contains("YIELD-1"));
    assert!(kaiju(&["find", "qwertz"]).refused().contains("qwertz"));
    assert_eq!(json(&["find", "qwertz", "--json"]).as_array().map(Vec::len), Some(0));
}

// ── sim ──────────────────────────────────────────────────────────────────────
#[test]
fn sim_tells_who_won() {
    let said = kaiju(&["sim", "--games", "50", "--players", "3", "--edition", "first", "--seed", "9"]).fine();
    for word in
        ["50 games", "first edition", "Gigazaur", "Kraken", "Cyber Bunny", "Ended by", "Turns", "games a second"]
    {
        assert!(said.contains(word), "{word} is missing from\n{said}");
    }
    assert!(!said.contains("The King") && !said.contains('\u{1b}'), "{said}");
}

#[test]
fn sim_speaks_every_language() {
    let es = kaiju(&["sim", "--games", "1200", "--seed", "9", "--lang", "es"]).fine();
    for word in ["1\u{202f}200 partidas de la segunda edición", "victorias", "nadie", "Acaban por", "por partida"] {
        assert!(es.contains(word), "{word} is missing from\n{es}");
    }
    let pt = kaiju(&["sim", "--games", "1", "--lang", "pt"]).fine();
    assert!(pt.starts_with("1 partida da segunda edição") && pt.contains("100,0%"), "{pt}");
}

#[test]
fn sim_json_has_the_promised_keys() {
    let said = json(&["sim", "--games", "80", "--players", "5", "--edition", "godzilla", "--seed", "3", "--json"]);
    for key in [
        "games",
        "seconds",
        "games_per_second",
        "wins",
        "draws",
        "turns_mean",
        "nobody",
        "shared",
        "ended_by",
        "seed",
        "edition",
        "players",
        "threads",
        "stuck",
    ] {
        assert!(!said[key].is_null(), "{key} is missing from {said:#}");
    }
    assert_eq!((said["games"].as_u64(), said["seed"].as_u64(), said["players"].as_u64()), (Some(80), Some(3), Some(5)));
    assert_eq!(said["edition"], "godzilla");
    let wins: Vec<u64> = said["wins"].as_array().expect("one for each seat").iter().filter_map(Value::as_u64).collect();
    assert_eq!(wins.len(), 5);
    assert_eq!(wins.iter().sum::<u64>() + said["draws"].as_u64().expect("a number"), 80);
    let ended = said["ended_by"].as_object().expect("numbers by name");
    assert_eq!(ended.values().filter_map(Value::as_u64).sum::<u64>(), 80);
    assert_eq!(said["stuck"], 0);
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    for edition in ["first", "second", "godzilla"] {
        let [one, two] = ["1", "2"].map(|threads| {
            let mut said =
                json(&["sim", "--edition", edition, "--games", "300", "--seed", "5", "--threads", threads, "--json"]);
            let said = said.as_object_mut().expect("an object");
            for timing in ["seconds", "games_per_second", "threads"] {
                said.remove(timing);
            }
            said.clone()
        });
        assert_eq!(one, two, "{edition}");
    }
}

#[test]
fn a_switch_changes_the_game() {
    let games = ["sim", "--games", "200", "--seed", "1", "--json"];
    let plain = json(&games);
    let said = json(&[games.as_slice(), &["--switch", "two_player_tokyo=on", "--switch", "tokyo_bay=no"]].concat());
    assert_eq!(plain["switches"].to_string(), "{}");
    assert_eq!(said["switches"].to_string(), r#"{"tokyo_bay":"no","two_player_tokyo":"on"}"#);
    assert!(said["turns_mean"].as_f64() > plain["turns_mean"].as_f64(), "without stars from Tokyo games last longer");
}

#[test]
fn sim_says_what_is_wrong_and_what_is_allowed() {
    let refused = |args: &[&str], words: &[&str]| {
        let said = kaiju(&[&["sim"], args].concat()).refused();
        for word in words {
            assert!(said.contains(word), "{word} is missing from {said}");
        }
    };
    refused(&["--edition", "third"], &["third", "first, second or godzilla"]);
    refused(&["--book", "es-1999"], &["es-1999", "es-2016, es-2011, en-summary, pt-2016 or godzilla"]);
    refused(&["--book", "es-2016", "--edition", "second"], &["--book", "--edition"]);
    refused(&["--players", "7"], &["'7'", "2 to 6"]);
    refused(&["--players", "1"], &["'1'", "2 to 6"]);
    refused(&["--players", "-3"], &["'-3'", "2 to 6"]);
    refused(&["--players", "many"], &["'many'", "2 to 6"]);
    refused(&["--switch", "tokyo_sea=yes"], &["tokyo_sea", "tokyo_bay", "dice_limit"]);
    refused(&["--switch", "tokyo_bay=maybe"], &["maybe", "no or yes"]);
    refused(&["--switch", "victory_check"], &["victory_check", "="]);
    refused(&["--games", "0"], &["'0'"]);
    refused(&["--seed", "-1"], &["'-1'"]);
    refused(&["--threads", "0"], &["'0'", "1 to"]);
    refused(&["--record", "no/such/folder/x.game"], &["no/such/folder/x.game"]);
}

// ── odds ─────────────────────────────────────────────────────────────────────
#[test]
fn odds_of_smashes() {
    let said = kaiju(&["odds", "--dice", "6", "--rolls", "3", "--want", "smash"]).fine();
    for chance in ["0.962", "0.798", "0.500", "0.210", "0.052", "0.006"] {
        assert!(said.contains(chance), "{chance} is missing from\n{said}");
    }
    let said = json(&["odds", "--dice", "6", "--rolls", "3", "--want", "smash", "--json"]);
    let rows = said["chances"].as_array().expect("a row for each number");
    assert_eq!(rows.len(), 6);
    // All six: (91/216)⁶.
    assert_eq!(rows[5]["fraction"]["above"], "567869252041");
    assert_eq!(rows[5]["fraction"]["below"], "101559956668416");
}

#[test]
fn odds_of_wishes() {
    let said = json(&["odds", "--want", "3x1", "--json"]);
    assert_eq!(said["chances"][0]["dice"], "111");
    assert!(kaiju(&["odds", "--want", "2 smash, 1 heart"]).fine().contains("at least one heart and two smashes"));
    let said = json(&["odds", "--lying", "11shee", "--rolls", "1", "--want", "111", "--json"]);
    assert_eq!((said["chances"][0]["keep"].as_str(), said["rolls"].as_u64()), (Some("11"), Some(1)));
    // Four dice for one 1: 1 − (5/6)⁴.
    assert_eq!(said["chances"][0]["fraction"]["above"], "671");
    assert_eq!(said["chances"][0]["fraction"]["below"], "1296");
}

#[test]
fn odds_of_a_position() {
    let lines = "edition second\nseat A gigazaur ★18\nseat B kraken ♥3 city\nshop - - -\ndeck tanks\nat roll A";
    let path = file("kill.position", format!("kaiju position 1\n{lines}\n"));
    let said = json(&["odds", "--position", &path, "--json"]);
    assert_eq!((said["seat"].as_str(), said["rolls"].as_u64()), (Some("A"), Some(3)));
    assert_eq!((said["hopes"][0]["seat"].as_str(), said["hopes"][0]["place"].as_str()), (Some("B"), Some("city")));
    let kill = said["hopes"][0]["chance"].as_f64().expect("a chance");
    assert!((kill - 0.5).abs() < 0.001, "{said:#}");
    let path = file("kill.scenario", format!("kaiju scenario 1\ntitle A kill\n{lines}\n---\nexpect active A\n"));
    assert!(kaiju(&["odds", "--position", &path]).fine().contains("eliminates Kraken (3♥, Tokyo City)"));
    assert!(kaiju(&["odds", "--position", &path, "--want", "smash"]).fine().contains("0.962"));
}

#[test]
fn odds_of_staying_in_tokyo() {
    let lines = "edition second\nseat A gigazaur\nseat B kraken ♥4 city\nseat C alienoid\nseat D space-penguin\nat resolve C dice 11223s";
    let path = file("stay.position", format!("kaiju position 1\n{lines}\n"));
    let said = json(&["odds", "--position", &path, "--risk", "--games", "500", "--json"]);
    let risk = &said["risks"][0];
    assert_eq!(
        (risk["seat"].as_str(), risk["hearts"].as_u64(), risk["place"].as_str()),
        (Some("B"), Some(3), Some("city"))
    );
    // Twelve dice, each with 91 chances of 216: at least three smashes.
    let (hit, miss) = (91.0f64 / 216.0, 125.0f64 / 216.0);
    let ten_miss: f64 = [miss; 10].iter().product();
    let survives = ten_miss * (miss * miss + 12.0 * hit * miss + 66.0 * hit * hit);
    let dies = risk["for_damage"]["stay"]["dies"].as_f64().expect("a chance");
    assert!((dies - (1.0 - survives)).abs() < 1e-9, "{risk:#}");
    assert_eq!(risk["for_damage"]["stay"]["exact"], true);
    assert!(risk["for_damage"]["yield"]["dies"].as_f64().expect("a chance") < 1e-9);
    assert!(risk["by_bots"]["stay"]["dies"].as_f64().expect("a chance") < dies);
    assert!(
        kaiju(&["odds", "--position", &path, "--risk", "--seat", "B", "--games", "100"])
            .fine()
            .contains("is eliminated")
    );
    assert!(
        kaiju(&["odds", "--position", &path, "--risk", "--seat", "F", "--games", "100"]).refused().contains("seat F")
    );
}

#[test]
fn odds_say_what_is_wrong() {
    let said = kaiju(&["odds"]).refused();
    assert!(said.contains("--want") && said.contains("--position"), "{said}");
    assert!(kaiju(&["odds", "--want", "luck"]).refused().contains("3x1"));
    assert!(kaiju(&["odds", "--want", "smash", "--dice", "10"]).refused().contains("1 to 9"));
    assert!(kaiju(&["odds", "--want", "smash", "--dice", "9", "--rolls", "6"]).refused().contains("at most 5 rolls"));
    assert!(kaiju(&["odds", "--want", "smash", "--rolls", "0"]).refused().contains("--lying"));
    assert!(kaiju(&["odds", "--want", "smash", "--lying", "11x"]).refused().contains("11shee"));
    let path = file("no.position", "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken\nat wrong A");
    assert!(kaiju(&["odds", "--position", &path]).refused().contains("no.position:5:"));
    let path = file("none.position", "kaiju game 1\n");
    assert!(kaiju(&["odds", "--position", &path]).refused().contains("kaiju position 1"));
}

// ── replay ───────────────────────────────────────────────────────────────────
#[test]
fn a_recorded_game_is_told_and_verified() {
    let (path, text) = game("told.game", "7");
    let said = kaiju(&["replay", &path]).fine();
    for word in ["Turn 1 · ", "[SETUP-4]", "[ROLL-1]", "[START-1]", " gains 2★", "[WIN-"] {
        assert!(said.contains(word), "{word} is missing from\n{said}");
    }
    let verified = kaiju(&["replay", "--verify", &path]).fine();
    assert!(verified.starts_with("ok") && verified.lines().count() == 1, "{verified}");
    // From standard input it is the same game.
    let mut child =
        command(&["replay", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("kaiju reads");
    assert_eq!(Said::of(child.wait_with_output().unwrap()).fine(), said);
}

#[test]
fn a_game_can_be_told_in_three_languages() {
    let (path, _) = game("languages.game", "8");
    assert!(kaiju(&["replay", &path, "--lang", "es"]).fine().contains(" gana 2★"));
    assert!(kaiju(&["replay", &path, "--lang", "pt"]).fine().contains(" ganha 2★"));
    let system = command(&["replay", &path]).env("LANG", "pt_BR.UTF-8").output().unwrap();
    assert!(Said::of(system).fine().contains("Turno 1 · "));
}

#[test]
fn a_replay_can_be_read_by_programs() {
    let (path, text) = game("json.game", "9");
    let said = json(&["replay", &path, "--json"]);
    assert_eq!((&said["ok"], &said["over"]), (&Value::Bool(true), &Value::Bool(true)));
    let inputs = text.lines().skip_while(|line| *line != "---").count() - 1;
    assert_eq!(said["inputs"].as_u64(), Some(inputs as u64));
    let events = said["events"].as_array().expect("events");
    assert!(events.len() > inputs && events.iter().all(|e| e["text"].is_string() && e["why"].is_string()));
    assert!(json(&["replay", &path, "--verify", "--json"])["events"].is_null());
}

#[test]
fn an_unfinished_game_is_told_as_far_as_it_goes() {
    let (_, text) = game("whole.game", "10");
    let head: Vec<&str> = text.lines().take(40).collect();
    let path = file("unfinished.game", head.join("\n"));
    assert!(kaiju(&["replay", &path]).fine().contains("The record ends here."));
    assert!(kaiju(&["replay", "--verify", &path]).fine().contains("not over"));
}

#[test]
fn an_illegal_input_is_named_by_its_line() {
    let (_, text) = game("legal.game", "11");
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains(" keep ")).expect("somebody kept dice");
    lines[at] = "luck seat A";
    let path = file("illegal.game", lines.join("\n"));
    for args in [&["replay", "--verify", &path][..], &["replay", &path]] {
        let said = kaiju(args);
        assert_eq!(said.code, Some(1), "{}", said.err);
        let place = format!("illegal.game:{}: ", at + 1);
        let complaint = said.complaint();
        assert!(complaint.contains(&place), "{complaint}");
    }
}

// ── review ───────────────────────────────────────────────────────────────────
#[test]
fn a_review_adds_up_and_can_be_read_by_programs() {
    let (path, text) = game("reviewed.game", "9");
    let said = json(&["review", &path, "--json", "--tries", "2"]);
    let inputs = text.lines().skip_while(|line| *line != "---").count() - 1;
    assert_eq!(said["steps"].as_array().expect("steps").len(), inputs);
    let figure = |of: &Value, key: &str| of[key].as_f64().expect("a figure");
    for seat in said["seats"].as_array().expect("seats") {
        let sum: f64 = ["start", "luck", "play", "others"].iter().map(|key| figure(seat, key)).sum();
        assert!((sum - figure(seat, "result")).abs() < 1e-9, "{seat}");
    }
    // The same figures are in the rows, one for each step.
    let rows = file("reviewed.csv", "");
    std::fs::remove_file(&rows).expect("it was there");
    kaiju(&["review", &path, "--tries", "2", "--rows", &rows]).fine();
    let table = std::fs::read_to_string(&rows).expect("rows");
    assert!(table.starts_with("step,turn,part,seat,question,chosen,best,") && table.lines().count() == inputs + 1);
    assert!(kaiju(&["review", &path, "--rows", &rows]).refused().contains("reviewed.csv"), "it is there already");
}

#[test]
fn a_review_is_told_in_three_languages() {
    let (path, _) = game("graded.game", "8");
    for (lang, words) in [
        ("en", ["accuracy", "What would have been better", "instead of"]),
        ("es", ["precisión", "Lo que habría sido mejor", "en vez de"]),
        ("pt", ["precisão", "O que teria sido melhor", "em vez de"]),
    ] {
        let said = kaiju(&["review", &path, "--tries", "2", "--lang", lang]).fine();
        for word in words {
            assert!(said.contains(word), "{word} is missing from\n{said}");
        }
    }
    let nothing = file("nothing.game", "kaiju game 1\n");
    assert!(kaiju(&["review", &nothing]).refused().contains("nothing.game"));
}

#[test]
fn a_review_says_that_it_has_not_learned_some_cards() {
    for costumes in ["no", "yes"] {
        let path = file("costumes.game", "");
        let switch = format!("costumes={costumes}");
        let play = ["sim", "--games", "1", "--seed", "8", "--edition", "first", "--switch", &switch, "--record", &path];
        kaiju(&play).fine();
        let said = kaiju(&["review", &path, "--tries", "2"]).fine();
        assert_eq!(said.contains("has not learned some cards"), costumes == "yes", "{said}");
    }
}

#[test]
fn a_truncated_record_is_refused_with_line_and_column() {
    let (_, text) = game("full.game", "12");
    let at = text.find("---").expect("the end of the setup");
    let cut = file("cut-head.game", &text[..at]);
    let said = kaiju(&["replay", "--verify", &cut]).refused();
    assert!(said.contains("cut-head.game:") && said.contains("---"), "{said}");
    // Cut in the middle of a word: `luck dice 112` is still dice, `luck di` is nothing.
    let at = text.rfind("luck dice").expect("luck") + "luck di".len();
    let cut = file("cut-word.game", &text[..at]);
    let said = kaiju(&["replay", "--verify", &cut]).refused();
    let line = text[..at].lines().count();
    assert!(said.contains(&format!("cut-word.game:{line}:6: ")), "{said}");
    assert!(kaiju(&["replay", &file("empty.game", "")]).refused().contains("empty.game:1:1: "));
}

// ── files that are none ──────────────────────────────────────────────────────
#[test]
fn a_huge_file_is_refused_before_it_is_read() {
    let path = file("huge.game", "kaiju game 1\n");
    fs::OpenOptions::new().write(true).open(&path).and_then(|f| f.set_len(100_000_000)).expect("a file with a hole");
    let said = kaiju(&["replay", &path]).refused();
    assert!(said.contains("huge.game") && said.contains("64 MiB"), "{said}");
    fs::remove_file(&path).expect("it was ours");
}

#[cfg(unix)]
#[test]
fn an_endless_stream_is_refused_too() {
    assert!(kaiju(&["replay", "/dev/zero"]).refused().contains("64 MiB"));
}

#[test]
fn what_is_not_utf_8_is_refused_by_its_offset() {
    let path = file("latin.game", b"kaiju game 1\nseat A Godzill\xe1\n");
    let said = kaiju(&["replay", &path]).refused();
    assert!(said.contains("latin.game") && said.contains("UTF-8") && said.contains("offset 27"), "{said}");
}

#[test]
fn missing_files_and_folders_are_named() {
    assert!(kaiju(&["replay", "no-such.game"]).refused().contains("no-such.game"));
    assert!(kaiju(&["replay", env!("CARGO_TARGET_TMPDIR")]).refused().contains("folder"));
}

// ── rules ────────────────────────────────────────────────────────────────────
#[test]
fn a_clause_is_printed_with_what_is_near_to_it() {
    let said = kaiju(&["rules", "ENTER-2"]).fine();
    assert!(said.starts_with("ENTER-2  "), "{said}");
    for word in ["must_enter_empty_tokyo", "second edition, Godzilla edition", "→ ENTER-3"] {
        assert!(said.contains(word), "{word} is missing from\n{said}");
    }
    assert_eq!(kaiju(&["rules", "enter-2"]).fine(), said);
    assert!(kaiju(&["rules", "ENTER-2", "--lang", "es"]).fine().contains("ciudad"));
    assert!(kaiju(&["--lang", "pt", "rules", "ENTER-2"]).fine().contains("Cidade"));
    assert_eq!(json(&["rules", "ENTER-2", "--json"])["id"], "ENTER-2");
}

#[test]
fn the_whole_reference_can_be_read_at_once() {
    let all = kaiju(&["rules", "all", "--lang", "pt"]).fine();
    for clause in kaiju_rules::Clause::ALL {
        assert!(all.contains(clause.id()), "{} is missing", clause.id());
    }
    let enter = kaiju(&["rules", "enter", "--edition", "first"]).fine();
    assert!(enter.starts_with("ENTER-1") && enter.contains("ENTER-5") && !enter.contains("\nBAY-1"), "{enter}");
    assert!(enter.contains("first edition\n") && !enter.contains("\nsecond edition\n"), "{enter}");
}

#[test]
fn a_rulebook_is_read_statement_by_statement() {
    for book in kaiju_rules::Book::ALL.map(kaiju_rules::Book::name) {
        let said = kaiju(&["rules", "books", book]).fine();
        let rows = json(&["rules", "books", book, "--json"]);
        let rows = rows.as_array().expect("a list");
        assert!(rows.len() > 60 && said.contains(&format!("{} statements", rows.len())), "{said}");
        for row in rows {
            let says = row["says"].as_str().expect("a sentence").split_whitespace().next().expect("a word");
            assert!(said.contains(says), "{} is missing from\n{said}", row["id"]);
        }
        assert!(said.lines().all(|line| line.chars().count() <= 96 || !line.trim().contains(' ')), "{said}");
    }
    let said = kaiju(&["rules", "books", "es-2016", "--lang", "es"]).fine();
    assert!(said.starts_with("Reglamento español de 2016\n") && said.contains("rules/examples/ex-3-second"), "{said}");
    assert!(kaiju(&["rules", "books", "es-2061"]).refused().contains("es-2016"));
    assert!(kaiju(&["rules", "ENTER-2", "es-2016"]).refused().contains("es-2016"));
}

#[test]
fn an_edition_narrows_the_reference() {
    assert!(kaiju(&["rules"]).fine().contains("EVENT-1"));
    assert!(!kaiju(&["rules", "--edition", "first"]).fine().contains("EVENT-1"));
    let all = kaiju(&["rules", "SETUP-1"]).fine();
    let one = kaiju(&["rules", "SETUP-1", "--edition", "first"]).fine();
    assert!(all.contains("Mothra") && !one.contains("Mothra") && one.contains("Kraken"), "{one}");
}

#[test]
fn every_switch_of_the_rules_is_listed() {
    let said = kaiju(&["rules", "switches"]).fine();
    for name in kaiju_rules::Rules::NAMES {
        assert!(said.contains(name), "{name} is missing from\n{said}");
    }
    let said = json(&["rules", "switches", "--json"]);
    assert_eq!(said.as_array().map(Vec::len), Some(kaiju_rules::Rules::NAMES.len()));
}

#[test]
fn the_books_are_listed_with_what_sets_them_apart() {
    let said = kaiju(&["rules", "books"]).fine();
    for book in kaiju_rules::Book::ALL {
        let from = said.find(&format!("{book} ")).unwrap_or_else(|| panic!("{book} is missing from\n{said}"));
        let part = said[from..].split("\n\n").next().unwrap();
        let told = book.changes().all(|(name, word)| part.contains(&format!("  {name} {word}  ")));
        assert!(told, "{book} does not tell its switches:\n{part}");
    }
    let said = json(&["rules", "books", "--json"]);
    assert_eq!(said[3]["switches"], serde_json::json!({ "dice_limit": "8", "yield_needs_die": "yes" }));
    assert_eq!((&said[3]["edition"], &said[3]["language"]), (&"second".into(), &"pt-PT".into()));
    let said = kaiju(&["rules", "END-1", "--book", "en-summary"]).fine();
    assert!(said.contains("poison among them") && !said.contains("always happen in the same order"), "{said}");
}

#[test]
fn a_game_of_a_book_names_it_in_its_record() {
    let path = &file("book.game", "");
    for book in kaiju_rules::Book::ALL {
        let name = book.name();
        let said =
            json(&["sim", "--book", name, "--players", "3", "--games", "1", "--record", path, "--force", "--json"]);
        assert_eq!((&said["book"], &said["edition"]), (&name.into(), &book.edition().name().into()));
        let text = fs::read_to_string(path).unwrap();
        // The Godzilla book is the edition, and is told as it has always been.
        let named = if book.changes().next().is_some() { "book" } else { "edition" };
        assert!(text.contains(&format!("\n{named} {name}\nseat A ")), "{text}");
        assert!(kaiju(&["replay", "--verify", path]).fine().starts_with("ok"));
        assert_eq!(json(&["replay", path, "--json"])["book"], name);
    }
    let said = json(&["sim", "--edition", "second", "--games", "1", "--json"]);
    assert!(said["book"].is_null(), "an edition is no book: {said}");
}

#[test]
fn a_card_is_read_as_a_book_has_it() {
    let second = kaiju(&["cards", "poison-spit"]).fine();
    let book = kaiju(&["cards", "poison-spit", "--book", "es-2016"]).fine();
    assert!(book.contains("hurt or not") && book.contains("Spanish rulebook of 2016"), "{book}");
    // Without a book its own text comes first, and the book that reads it otherwise is told.
    let (own, told) = (second.find("take ♥ from").unwrap(), second.find("hurt or not").unwrap());
    assert!(own < told, "{second}");
    assert!(
        kaiju(&["cards", "--book", "en-summary"]).fine().contains("Ignore a loss of exactly 1♥. The ✊ of an attack")
    );
}

#[test]
fn an_unknown_clause_is_told_its_neighbours() {
    let said = kaiju(&["rules", "ENTER-9"]).refused();
    assert!(said.contains("ENTER-9") && said.contains("ENTER-1") && said.contains("ENTER-5"), "{said}");
}

#[test]
fn rules_are_found_by_their_words() {
    let enter = kaiju(&["rules", "ENTER-2"]).fine();
    for words in ["enter2", "entr-2", "somebody has to", "Alguien tiene que entrar"] {
        assert_eq!(kaiju(&["rules", words]).fine(), enter, "{words}");
    }
    let bay = kaiju(&["rules", "tokyo", "bay"]).fine();
    assert!(bay.starts_with("SETUP-2    City and Bay\n") && bay.contains("BAY-1      The Bay closes\n"), "{bay}");
    assert!(!bay.contains("POINTS-1"), "{bay}");
    assert_eq!(json(&["rules", "tokyo", "bay", "--json"]).as_array().map(Vec::len), Some(bay.lines().count()));
    assert!(kaiju(&["rules", "no such words"]).refused().contains("no clause no such words"));
}

#[test]
fn every_ruling_can_be_read() {
    let said = kaiju(&["rules", "I-012"]).fine();
    let expected = "\
I-012  first edition

First edition: if Armor Plating stops an attack on Tokyo, its owner gets no counter but may
yield, since it was attacked.

Rules     YIELD-2 Does it have to hurt?
";
    assert_eq!(said, expected);
    for id in ["i-012", "I-12", "i12"] {
        assert_eq!(kaiju(&["rules", id]).fine(), said, "{id}");
    }
    let mimic = kaiju(&["rules", "I-134", "--lang", "es"]).fine();
    assert!(mimic.contains("Cartas    Mimetismo"), "{mimic}");
    assert_eq!(json(&["rules", "GZ-9", "--json"])["clauses"][0], "EVENT-3");
    let all = kaiju(&["rules", "rulings", "--lang", "pt"]).fine();
    let ids: Vec<String> = kaiju_text::rulings::ids().collect();
    assert!(ids.iter().all(|id| all.contains(&format!("  {id} "))), "{all}");
    let first = json(&["rules", "rulings", "--edition", "first", "--json"]);
    let first: Vec<_> = first.as_array().expect("an array").iter().map(|one| one["id"].as_str().unwrap()).collect();
    assert!(first.contains(&"I-012") && !first.contains(&"I-011") && !first.contains(&"GZ-1"), "{first:?}");
    assert!(kaiju(&["rules", "I-500"]).refused().contains("I-500"));
    // A clause brings the rulings on it, and the questions about it.
    let clause = kaiju(&["rules", "YIELD-2", "--edition", "first"]).fine();
    assert!(clause.contains("  I-012   First edition") && !clause.contains("I-011"), "{clause}");
    assert!(clause.contains("kaiju faq yield-unhurt, armor-and-wings"), "{clause}");
}

#[test]
fn what_kaiju_decided_can_be_read_by_its_id() {
    let said = kaiju(&["rules", "r-37"]).fine();
    assert!(said.starts_with("R-37  RULINGS.md\n\nMetamorph sells itself.\n"), "{said}");
    assert_eq!(json(&["rules", "R-37", "--json"])["question"], "Metamorph sells itself.");
    assert!(kaiju(&["rules", "R-999"]).refused().contains("R-999"));
}

// ── cards ────────────────────────────────────────────────────────────────────
#[test]
fn cards_are_listed_with_what_they_do() {
    let said = kaiju(&["cards"]).fine();
    assert!(said.starts_with("66 Power cards of the second edition, 64 different ones\n"), "{said}");
    for word in ["Alien Origin", "alien-metabolism", "discard", "Every card you buy costs you 1⚡ less."] {
        assert!(said.contains(word), "{word} is missing from\n{said}");
    }
    assert!(said.lines().all(|line| line.chars().count() <= 96), "{said}");
    assert!(kaiju(&["cards", "--edition", "first"]).fine().contains("Alien Metabolism"));
}

#[test]
fn a_card_is_found_by_its_id_or_any_of_its_names() {
    let said = kaiju(&["cards", "monster-batteries"]).fine();
    assert!(said.starts_with("Battery Monster  3⚡ Keep, 1 copy\n"), "{said}");
    for word in [
        "6⚡ on it",
        "I-128",
        "turn_begins, bought, charged",
        "first edition  Monster Batteries, 2⚡ Keep",
        "the pool adds",
    ] {
        assert!(said.contains(word), "{word} is missing from\n{said}");
    }
    for name in ["MONSTER-BATTERIES", "battery monster", "Monster Batteries", "monsterbatteries"] {
        assert_eq!(kaiju(&["cards", name]).fine(), said, "{name}");
    }
    // What reads the same in both editions is told once.
    let said = kaiju(&["cards", "jets"]).fine();
    assert!(said.contains("second edition") && !said.contains("first"), "{said}");
}

#[test]
fn cards_speak_every_language() {
    let es = kaiju(&["cards", "monster-batteries", "--lang", "es"]).fine();
    for word in ["Permanente, 1 copia", "segunda edición", "primera edición", "Decisiones", "I-128"] {
        assert!(es.contains(word), "{word} is missing from\n{es}");
    }
    // A card is found by its name in any language, whichever one is spoken.
    assert!(kaiju(&["cards", "rayo reductor"]).fine().starts_with("Shrink Ray"));
    assert!(kaiju(&["cards", "Wings", "--lang", "pt"]).fine().starts_with("Asas"));
    let list = kaiju(&["cards", "--lang", "pt"]).fine();
    assert!(list.starts_with("66 cartas de Poder da segunda edição, 64 diferentes\n"), "{list}");
    let evolutions = kaiju(&["cards", "--evolutions", "--lang", "es"]).fine();
    assert!(evolutions.contains("Temporal") && evolutions.contains("Invasor"), "{evolutions}");
}

/// The printed Evolutions come first and are called so; only those after them are called ours.
#[test]
fn printed_evolutions_and_ours_are_told_apart() {
    let said = kaiju(&["cards", "--evolutions"]).fine();
    let (printed, ours) = said.split_once("Ours: no list").expect("both sets have a heading");
    assert!(printed.starts_with("Printed: the Evolutions of Power Up!"), "{printed}");
    for (monster, named) in [("Kraken", printed), ("Pandakaï", printed), ("Baby Gigazaur", printed), ("Gigan", ours)] {
        assert!(named.contains(&format!("\n{monster}  ")), "{monster}");
    }
    let all: serde_json::Value =
        serde_json::from_str(&kaiju(&["cards", "--evolutions", "--json"]).fine()).expect("JSON");
    let set = |id: &str| all.as_array().unwrap().iter().find(|card| card["id"] == id).unwrap()["set"].clone();
    assert_eq!((set("my-toy"), set("buzzsaw-lunge")), ("printed".into(), "ours".into()));
}

/// The order from which cards are drawn is published: strangers need it to check fair dice.
#[test]
fn the_order_of_the_cards_is_the_published_one() {
    let document = include_str!("../../../docs/card-order.md");
    let published = document.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert!(
        kaiju(&["cards", "--numbers"]).fine() == published,
        "docs/card-order.md is not what the cards say: run `cargo xtask card-order`"
    );
}

#[test]
fn an_unknown_card_is_told_its_neighbours() {
    let said = kaiju(&["cards", "batery"]).refused();
    assert!(said.contains("no card batery") && said.contains("nearest are Battery Monster, "), "{said}");
    assert!(kaiju(&["cards", "xyzzy"]).refused().contains("no card xyzzy"));
}

#[test]
fn a_card_is_found_however_it_is_typed() {
    for (words, name) in [
        ("cuspo venenoso", "Poison Spit"),
        ("O RAIO QUE ENCOLHE", "Shrink Ray"),
        ("devorador de cadaveres", "Eater of the Dead"),
        ("It Has A Child!", "It Has a Child!"),
        ("its-a-child", "It Has a Child!"),
        ("poisn quils", "Poison Quills"),
        ("death", "Death from Above"),
        ("cauda destacavel", "Detachable Tail"),
    ] {
        let said = kaiju(&["cards", words]).fine();
        assert!(said.starts_with(&format!("{name}  ")), "{words}: {said}");
        let apart: Vec<&str> = std::iter::once("cards").chain(words.split(' ')).collect();
        assert_eq!(kaiju(&apart).fine(), said, "{words} without quotes");
    }
    let some = kaiju(&["cards", "breath"]).fine();
    assert!(some.contains("Nova Breath") && some.contains("Fire Breathing") && some.contains("Gamma Breath"), "{some}");
    assert!(kaiju(&["cards", "mothra"]).fine().contains("Island Hymn  Temporary  Mothra"));
    assert_eq!(json(&["cards", "tail sweep", "--json"])[0]["monster"], "gigazaur");
    let other = kaiju(&["cards", "ocean born"]).refused();
    assert!(other.contains("second edition") && other.contains("Godzilla edition"), "{other}");
}

#[test]
fn a_hook_tells_who_listens() {
    let said = kaiju(&["cards", "--hook", "wound_coming"]).fine();
    assert!(said.starts_with("3 cards of the second edition listen to wound_coming"), "{said}");
    assert!(said.contains("Wings") && !said.contains("Jets"), "{said}");
    let refused = kaiju(&["cards", "--hook", "wound"]).refused();
    for moment in kaiju_rules::Moment::ALL {
        assert!(refused.contains(moment.name()), "{} is missing from {refused}", moment.name());
    }
    assert!(kaiju(&["cards", "jets", "--hook", "bought"]).refused().contains("--hook"));
}

#[test]
fn cards_can_be_read_by_programs() {
    let all = json(&["cards", "--json"]);
    let all = all.as_array().expect("an array");
    assert_eq!(all.len(), 64);
    for card in all {
        for key in ["id", "name", "edition", "kind", "text"] {
            assert!(card[key].as_str().is_some_and(|word| !word.is_empty()), "{key} of {card:#}");
        }
        assert!(card["cost"].is_u64() && card["copies"].is_u64(), "{card:#}");
        assert!(card["rulings"].is_array() && !card["hooks"].as_array().expect("an array").is_empty(), "{card:#}");
    }
    let one = json(&["cards", "Mimic", "--edition", "first", "--json"]);
    assert_eq!(
        (&one[0]["id"], &one[0]["edition"], one.as_array().map(Vec::len)),
        (&"mimic".into(), &"first".into(), Some(1))
    );
}

#[test]
fn an_edition_without_cards_says_so() {
    for edition in &kaiju_rules::EDITIONS {
        let cards = json(&["cards", "--edition", edition.name, "--json"]);
        assert_eq!(cards.as_array().map(Vec::len), Some(edition.deck.kinds().count()));
        let said = kaiju(&["cards", "--edition", edition.name]).fine();
        assert_eq!(said.contains("no Power cards in kaiju yet"), edition.deck.is_empty(), "{said}");
    }
}

#[test]
fn costumes_are_listed_where_an_edition_has_them() {
    let said = kaiju(&["cards", "--costumes", "--edition", "first"]).fine();
    assert!(said.starts_with("12 Power cards") && said.contains("Statue of Liberty"), "{said}");
    assert!(kaiju(&["cards", "--costumes"]).fine().contains("second edition has no costumes"));
    assert!(kaiju(&["cards", "--costumes", "--promos"]).refused().contains("--promos"));
    assert!(!kaiju(&["cards", "--edition", "first"]).fine().contains("Zombie"));
}

// ── soak ─────────────────────────────────────────────────────────────────────
#[test]
fn soak_plays_every_table_and_says_what_it_found() {
    let said = kaiju(&["soak", "--games", "3"]).fine();
    let starts = ["plain ", "stacked ", "evolving "];
    assert_eq!(said.lines().filter(|line| starts.iter().any(|start| line.starts_with(start))).count(), 45);
    assert!(said.contains("135 games, no law was broken"), "{said}");
    let said = kaiju(&["soak", "--edition", "first", "--players", "5", "--stacked", "--games", "1"]).fine();
    assert!(said.contains("1 game, no law was broken") && !said.contains("plain"), "{said}");
    let said = kaiju(&["soak", "--edition", "first", "--switch", "costumes=yes", "--games", "3"]).fine();
    assert!(said.contains("30 games, no law was broken") && !said.contains("stacked"), "{said}");
}

#[test]
fn soak_gives_the_same_games_on_any_number_of_threads() {
    let [one, two] = ["1", "2"].map(|threads| {
        let said = json(&["soak", "--players", "4", "--games", "40", "--seed", "3", "--threads", threads, "--json"]);
        assert_eq!((&said["breaches"], &said["games"]), (&0.into(), &360.into()));
        said["tables"].clone()
    });
    assert_eq!(one, two);
    for key in ["start", "edition", "players", "games", "inputs_mean", "inputs_max", "agenda_max", "breaches", "told"] {
        assert!(!one[0][key].is_null(), "{key} is missing from {one:#}");
    }
}

#[test]
fn soak_says_what_is_wrong_and_what_is_allowed() {
    assert!(kaiju(&["soak", "--edition", "third"]).refused().contains("first, second, godzilla or all"));
    assert!(kaiju(&["soak", "--players", "7"]).refused().contains("2 to 6"));
    assert!(kaiju(&["soak", "--plain", "--stacked"]).refused().contains("--plain"));
    assert!(kaiju(&["soak", "--plain", "--evolving"]).refused().contains("--evolving"));
    assert!(kaiju(&["soak", "--stacked", "--switch", "costumes=yes"]).refused().contains("--switch"));
}

// ── scenarios ────────────────────────────────────────────────────────────────
const GOOD: &str = "\
kaiju scenario 1
title Leaving Tokyo does not undo the damage
cite YIELD-3
edition second
seat A gigazaur
seat B cyber-kitty city
at resolve A dice 123ess
---
expect ask B yield
B yes
expect B ♥8 outside
";

#[test]
fn golden_games_are_checked_and_told() {
    let said = kaiju(&["golden"]).fine();
    assert!(said.contains("rules 1: 2400 games") && said.contains("rules 2: 3200 games"), "{said}");
    let told = kaiju(&["golden", "1:0:0"]).fine();
    assert!(told.starts_with("rules 1\nedition first\nseat A gigazaur\n"), "{told}");
    assert!(kaiju(&["golden", "1:999:0"]).refused().contains("1:999:0"));
    assert!(kaiju(&["golden", "1:0"]).refused().contains("2:14:3"));
}

#[test]
fn scenarios_pass_fail_and_are_counted() {
    let good = file("mixed/good.scenario", GOOD);
    let said = kaiju(&["scenario", &good]).fine();
    assert!(said.starts_with("ok ") && said.ends_with("1 passed, 0 failed\n"), "{said}");
    assert!(said.contains("Leaving Tokyo does not undo the damage"), "{said}");

    file("mixed/below/wrong.scenario", GOOD.replace("♥8", "♥9"));
    file("mixed/below/notes.txt", "not a scenario");
    let folder = good.trim_end_matches("/good.scenario");
    let said = kaiju(&["scenario", folder]);
    assert_eq!((said.code, said.err.as_str()), (Some(1), ""));
    assert!(said.out.contains("FAIL") && said.out.contains("expected") && said.out.contains("♥9"), "{}", said.out);
    assert!(said.out.ends_with("1 passed, 1 failed\n"), "{}", said.out);

    let said = kaiju(&["scenario", "--json", folder]);
    let report: Value = serde_json::from_str(&said.out).expect("one JSON value");
    assert_eq!((report["passed"].as_u64(), report["failed"].as_u64()), (Some(1), Some(1)));
    assert_eq!(said.code, Some(1));
}

#[test]
fn a_scenario_that_cannot_be_read_is_named_with_line_and_column() {
    let path = file("broken/broken.scenario", GOOD.replace("seat B cyber-kitty city", "seat B garfield city"));
    let said = kaiju(&["scenario", &path]).refused();
    assert!(said.contains("broken.scenario:6:8: "), "{said}");
    // It is told once, and every one of several.
    let other = file("broken/other.scenario", GOOD.replace("seat B cyber-kitty city", "seat B garfield city"));
    let said = kaiju(&["scenario", &path, &other]);
    let told = |name: &str| (said.out.matches(name).count(), said.err.matches(name).count());
    assert_eq!((said.code, told("broken.scenario:"), told("other.scenario:")), (Some(2), (0, 1), (0, 1)));
}

#[test]
fn no_scenario_at_all_is_an_error() {
    let path = file("none/readme.txt", "nothing here");
    let folder = path.trim_end_matches("/readme.txt");
    assert!(kaiju(&["scenario", folder]).refused().contains(folder));
    assert!(kaiju(&["scenario", "no-such-folder"]).refused().contains("no-such-folder"));
}

// ── bench ────────────────────────────────────────────────────────────────────
#[test]
fn bench_can_play_nothing_but_games() {
    let said = json(&["bench", "--only", "playout", "--games", "20", "--threads", "1", "--json"]);
    let figures = said.as_object().expect("figures by name");
    assert_eq!(figures.keys().collect::<Vec<_>>(), ["playout_games_per_s_core.second"]);
    for key in ["godzilla", "evolutions"] {
        let said = json(&["bench", "--only", key, "--games", "20", "--json"]);
        let name = format!("playout_games_per_s_core.{key}");
        assert!(said[&name]["value"].as_f64() > Some(0.0) && said.as_object().map(|all| all.len()) == Some(1), "{key}");
    }
    assert!(figures["playout_games_per_s_core.second"]["value"].as_f64() > Some(0.0));
}

#[test]
fn bench_measures_everything_it_promises() {
    let said = json(&["bench", "--games", "20", "--json"]);
    assert!(said["playout_games_per_s_core.evolutions"]["value"].as_f64() > Some(0.0));
    for edition in ["first", "second", "godzilla"] {
        for name in ["playout_games_per_s_core", "playout_no_cards_games_per_s_core", "playout_us_per_game"] {
            assert!(said[format!("{name}.{edition}")]["value"].as_f64() > Some(0.0), "{name}.{edition}");
        }
    }
    for name in ["floor_games_per_s_core.second", "log_on_ratio", "clone_ns", "legal_ns", "sim_scaling", "state_bytes"]
    {
        assert!(said[name]["value"].as_f64() > Some(0.0) && said[name]["unit"].is_string(), "{name}");
    }
    assert!(said["agenda_depth_max"]["value"].as_u64() < Some(32));
    assert!(kaiju(&["bench", "--only", "everything"]).refused().contains("playout, "));
}

// ── manners ──────────────────────────────────────────────────────────────────
#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let (path, _) = game("pipe.game", "13");
    let mut child = command(&["replay", &path]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let said = Said::of(child.wait_with_output().unwrap());
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
}

#[test]
fn colours_are_for_terminals_and_can_be_had_by_force() {
    let plain = kaiju(&["rules", "ENTER-2"]).fine();
    assert!(!plain.contains('\u{1b}'));
    let forced = command(&["rules", "ENTER-2"]).env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR").output().unwrap();
    assert!(Said::of(forced).fine().contains('\u{1b}'));
    let refused = command(&["rules", "ENTER-2"]).env("NO_COLOR", "1").output().unwrap();
    assert_eq!(Said::of(refused).fine(), plain);
}

/// 0 all is well, 1 a check failed, 2 it could not be carried out; 130 is tested where something is stopped.
#[test]
fn exit_codes_tell_how_it_went() {
    let held = file("exit.scenario", "");
    for (args, code) in [
        (&["rules", "ENTER-2"][..], 0),
        (&["--version"], 0),
        (&["help"], 0),
        (&["find", "tokyo"], 0),
        (&["health", "--addr", "1"], 2),
        (&["replay", "no-such.game"], 2),
        (&["scenario", &held], 2),
        (&["frobnicate"], 2),
        (&[], 2),
    ] {
        assert_eq!(kaiju(args).code, Some(code), "{args:?}");
    }
}

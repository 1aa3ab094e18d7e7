//! The program as a server, in processes that are killed: storms, power cuts, two nodes at one database, and the order of syncs.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use kaiju_bots::Bits;
use kaiju_client::daily::Daily;
use kaiju_loadtest::{
    AckLedger, Caller, Child, Flight, Harm, Keeping, MailSink, Pilot, Postgres, Storm, StormReport, audit, storm,
};
use kaiju_server::Server;
use kaiju_server::assets::NoAssets;
use kaiju_server::config::{Config, Rates};
use kaiju_server::courier::MailRelay;
use kaiju_server::store::{self, Discipline, SqliteStore};
use kaiju_text::{Lang, host};
use kaiju_wire::Code;
use kaiju_wire::bot_account::{BotLadder, BotToken};
use kaiju_wire::daily::{Day, write_proof};
use kaiju_wire::frame::{Ack, Act, Say, Snapshot};
use kaiju_wire::moderation::{NewReport, ReportAbout, ReportTaken};
use kaiju_wire::person::{Account, NewAccount};
use kaiju_wire::table::{
    Found, HandOver, Join, NewSeat, NewSeatKind, NewTable, Opened, Overtime, Pace, Pause, Phase, TableInfo, Talk,
    Ticket,
};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

/// The example of a bot account in Rust, played here against a real server.
#[path = "../examples/ladder_bot.rs"]
#[expect(dead_code, reason = "a program begins with `main`, a test does not")]
mod ladder_bot;

const KAIJU: &str = env!("CARGO_BIN_EXE_kaiju");

fn free() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

fn table(seats: usize) -> NewTable {
    let me = NewSeat::of(NewSeatKind::Me);
    let bot = NewSeat::bot("random");
    let mut seats = vec![me; seats];
    seats.push(bot);
    let (edition, pace, grace_s) = ("second".to_string(), Pace::Instant, Some(0));
    NewTable { edition, seats, pace, grace_s, start: true, ..NewTable::default() }
}

/// Fifty kills while eight tables are played: nothing acknowledged is lost, and it is told how long the server took to be back.
/// How long that is depends on what else the machine does, so nothing is said of it here.
#[test]
fn a_storm_of_kills_loses_nothing() {
    let output =
        Command::new(KAIJU).args(["soak-server", "--kills", "50", "--tables", "8", "--lang=en"]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let ready = said.split("ready again in ").nth(1).and_then(|rest| rest.split(' ').next());
    assert!(ready.is_some_and(|ms| ms.parse::<u64>().is_ok()), "{said}");
    assert!(said.contains("kills: 50"), "{said}");
}

/// A seed whose first power cut loses everything that was not synced.
const ALL_LOST: u64 = 8;

/// Some power cuts at a server of ours, or at another one that the words and variables start.
fn power_cuts(
    name: &str,
    times: u32,
    keeping: Keeping,
    otherwise: Option<(Vec<String>, [&'static str; 2])>,
) -> StormReport {
    let folder = Scratch::new(name);
    let program = if otherwise.is_some() { std::env::current_exe().unwrap() } else { Path::new(KAIJU).to_path_buf() };
    let (harm, tables) = (Harm::PowerCut, 4);
    let wanted = Storm { program, otherwise, keeping, folder: folder.0.clone(), harm, times, tables, seed: ALL_LOST };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(storm(&wanted, |_| {})).unwrap()
}

/// The power is cut while tables are played, and what was not synced is lost, kept or torn: nothing acknowledged is missing. A
/// server that does not sync is found out at once.
#[cfg(target_os = "linux")]
#[test]
fn power_cuts_lose_nothing_and_find_a_missing_sync() {
    let report = power_cuts("power", 8, Keeping::File, None);
    assert_eq!(report.faults, [""; 0]);
    assert!(report.times == 8 && report.acked > 0 && report.losses.open > 0, "{report:?}");

    let words = ["--ignored", "--exact", "careless_server"].map(str::to_string).to_vec();
    let report = power_cuts("powerless", 1, Keeping::File, Some((words, ["KAIJU_CARELESS_ADDR", "KAIJU_CARELESS_DB"])));
    assert!(report.acked > 0 && !report.faults.is_empty(), "not found out: {report:?}");
}

/// The same with a PostgreSQL of its own. Starting it again and again takes a while.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "half a minute; `cargo test -p kaiju-cli --test server -- --ignored postgresql_under_power_cuts`"]
fn postgresql_under_power_cuts_loses_nothing_and_a_missing_sync_is_found() {
    let report = power_cuts("power-pg", 8, Keeping::Postgres { sync: true }, None);
    assert_eq!(report.faults, [""; 0]);
    assert!(report.times == 8 && report.acked > 0 && report.losses.open > 0, "{report:?}");
    let report = power_cuts("powerless-pg", 4, Keeping::Postgres { sync: false }, None);
    assert!(report.acked > 0 && !report.faults.is_empty(), "not found out: {report:?}");
}

/// Two nodes share a database, each seat at another node; one node is killed in the middle, and play goes on.
#[test]
fn two_nodes_play_one_table_and_one_may_die() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("nodes").unwrap();
    let (one, two) = (free(), free());
    runtime.block_on(async {
        let (mut first, _) = Child::start(Path::new(KAIJU), one, &place).await.unwrap();
        let (second, _) = Child::start(Path::new(KAIJU), two, &place).await.unwrap();
        let ledger = Arc::new(AckLedger::default());
        let mut flying = JoinSet::new();
        let mut games = Vec::new();
        for game in 0..3u64 {
            let opened: Opened = Caller::new(one).post("/tables", None, &table(2)).await.unwrap();
            for (i, ticket) in opened.tickets.into_iter().enumerate() {
                let addrs = if i == 0 { vec![one, two] } else { vec![two, one] };
                let pilot = Pilot {
                    addrs,
                    ticket,
                    chain: None,
                    bits: Bits::new(game, i as u64),
                    thinks: Duration::from_millis(25),
                    cuts: None,
                    copies: 2,
                    ledger: ledger.clone(),
                };
                let game = opened.game.clone();
                flying.spawn(async move { (game, pilot.fly(CancellationToken::new()).await) });
            }
            games.push(opened.game);
        }
        while ledger.len() < 10 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        first.kill().unwrap();
        let mut flights = Vec::new();
        while let Some(flight) = tokio::time::timeout(Duration::from_mins(2), flying.join_next()).await.unwrap() {
            flights.push(flight.unwrap());
        }
        drop(second);
        assert!(flights.iter().all(|(_, flight)| flight.over), "every game came to its end");
        assert!(flights.iter().any(|(_, flight)| flight.connections > 1), "somebody had to move");
        let store = store::open(&place).await.unwrap();
        let mut report = StormReport::default();
        audit(&*store, &ledger, &flights, &mut report).await.unwrap();
        report.faults.extend(ledger.faults());
        assert_eq!(report.faults, [""; 0]);
        for game in games {
            let last = |seat: usize| flights.iter().filter(|(id, _)| *id == game).nth(seat).unwrap().1.events.len();
            assert_eq!(last(0), last(1), "both heard everything");
        }
    });
}

/// Lets two people play tables to their ends, each at the first of its addresses while it answers; with what each was told.
async fn played(
    opened: &[Opened],
    homes: [Vec<SocketAddr>; 2],
    ledger: &Arc<AckLedger>,
    stop: &CancellationToken,
) -> Vec<(String, Flight)> {
    let mut flying = JoinSet::new();
    for (number, opened) in opened.iter().enumerate() {
        for (i, ticket) in opened.tickets.iter().enumerate() {
            let pilot = Pilot {
                addrs: homes[i].clone(),
                ticket: ticket.clone(),
                chain: None,
                bits: Bits::new(number as u64, ledger.len() as u64 * 2 + i as u64),
                thinks: Duration::from_millis(5),
                cuts: None,
                copies: 2,
                ledger: ledger.clone(),
            };
            let (game, stop) = (opened.game.clone(), stop.clone());
            flying.spawn(async move { (game, pilot.fly(stop).await) });
        }
    }
    flying.join_all().await
}

/// An earlier version goes on while this one joins it at one database: tables are played through both at once, and what only this
/// one can read, such as tables of newer rules, the other refuses with a reason. Nothing is lost.
#[test]
#[ignore = "needs an earlier kaiju: `cargo xtask upgrade TAG` builds one and runs this"]
fn two_versions_play_at_one_database() {
    let earlier = std::env::var("KAIJU_EARLIER").expect("KAIJU_EARLIER names the program of an earlier version");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("versions").unwrap();
    let (old, new) = (free(), free());
    let ledger = Arc::new(AckLedger::default());
    let open = async |addr: SocketAddr| {
        let mut opened = Vec::new();
        for _ in 0..3 {
            let one: Opened = Caller::new(addr).post("/tables", None, &table(2)).await.unwrap();
            ledger.opened(&one.game);
            opened.push(one);
        }
        opened
    };
    runtime.block_on(async {
        let (_earlier, _) = Child::start(Path::new(&earlier), old, &place).await.unwrap();
        let theirs = open(old).await;
        let (stop, go_on) = (CancellationToken::new(), CancellationToken::new());
        let enough = async {
            while ledger.len() < 10 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            stop.cancel();
        };
        let (mut flights, ()) = tokio::join!(played(&theirs, [vec![old], vec![old]], &ledger, &stop), enough);
        assert!(flights.iter().any(|(_, flight)| !flight.over), "something is left for both to play");

        let (_now, _) = Child::start(Path::new(KAIJU), new, &place).await.unwrap();
        let ours = open(new).await;
        let looked = async |opened: &Opened| {
            let (view, token) = (format!("/tables/{}/view", opened.game), &opened.tickets[0].token);
            let reply = Caller::new(old).call("GET", &view, Some(token), None::<&()>).await.unwrap();
            if reply.status != 200 {
                let why: kaiju_wire::Refusal = reply.json().unwrap();
                assert!(!why.message.is_empty(), "{why:?}");
                println!("  the earlier one refuses: {} {}", reply.status, why.message);
            }
            reply.status == 200
        };
        let (either, newer) = ([vec![old, new], vec![new, old]], [vec![new], vec![new]]);
        println!("a table of this version's rules at the earlier one:");
        let for_ours = if looked(&ours[0]).await { &either } else { &newer };
        let (theirs, ours) = tokio::join!(
            played(&theirs, either.clone(), &ledger, &go_on),
            played(&ours, for_ours.clone(), &ledger, &go_on)
        );
        for (_, flight) in theirs.iter().chain(&ours) {
            assert!(flight.over, "every game came to its end");
            assert_eq!(flight.connections, 1, "nobody had to move to another node");
        }
        flights.extend(theirs.into_iter().chain(ours));

        // A pause may be news to the earlier one: while it looks at the table, and when it is asked again.
        let paused = open(new).await.remove(0);
        let ticket = &paused.tickets[0];
        looked(&paused).await;
        for wants in [true, false] {
            let path = format!("/tables/{}/seats/{}/pause", paused.game, ticket.seat);
            let _: TableInfo = Caller::new(new).post(&path, Some(&ticket.token), &Pause { wants }).await.unwrap();
        }
        println!("a table that was paused at the earlier one:");
        looked(&paused).await;
        flights.extend(played(&[paused], newer, &ledger, &go_on).await);
        assert!(flights.iter().rev().take(2).all(|(_, flight)| flight.over), "it is played to its end all the same");

        let store = store::open(&place).await.unwrap();
        let mut report = StormReport::default();
        audit(&*store, &ledger, &flights, &mut report).await.unwrap();
        report.faults.extend(ledger.faults());
        assert_eq!(report.faults, [""; 0]);
        println!("two versions, one database: {} tables, {} answers acknowledged", report.tables, report.acked);
    });
}

/// Lets a server run under strace, plays at it, and returns how many answers it acknowledged and what strace saw.
fn traced(server: &[&str], env: &[(&str, &str)], addr: SocketAddr, trace: &Path) -> (usize, String) {
    let mut strace = Command::new("strace");
    strace.args(["-f", "-y", "-s", "400", "-e", "trace=pwrite64,write,writev,sendto,fdatasync,fsync", "-o"]).arg(trace);
    strace.args(server).envs(env.iter().copied());
    let mut server = strace.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let acked = runtime.block_on(async {
        let mut caller = Caller::new(addr);
        for _ in 0..2000 {
            if caller.send("GET", "/healthz", &[], Vec::new()).await.is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let mut wanted = table(2);
        wanted.seats.pop();
        let opened: Opened = caller.post("/tables", None, &wanted).await.unwrap();
        let (mut bits, mut acked, mut over) = (Bits::new(1, 1), 0, false);
        while acked < 60 && !over {
            for ticket in &opened.tickets {
                let path = format!("/tables/{}/view", opened.game);
                let seen: Snapshot = caller.get(&path, Some(&ticket.token)).await.unwrap();
                over = seen.table.phase == Phase::Over;
                let Some(legal) = seen.ask.and_then(|ask| ask.legal) else { continue };
                let id = format!("{:032x}", u128::from(bits.word()));
                let action = legal[bits.below(legal.len())].clone();
                let act = Act { id, expect: seen.seq, seat: None, action, reveal: None };
                let path = format!("/tables/{}/actions", opened.game);
                let ack: Ack = caller.post(&path, Some(&ticket.token), &act).await.unwrap();
                assert!(!ack.dup);
                acked += 1;
            }
        }
        acked
    });
    // The one that is traced ends, and strace with it.
    Command::new("pkill").args(["-TERM", "-P", &server.id().to_string()]).status().unwrap();
    let _ = server.wait();
    (acked, std::fs::read_to_string(trace).unwrap())
}

/// How many acknowledgements a trace shows; an error when one left while something written was not synced yet.
fn synced_before_acknowledged(trace: &str) -> Result<usize, String> {
    let (mut dirty, mut seen) = (false, 0);
    for line in trace.lines() {
        if line.contains("pwrite64(") && line.contains(".db-wal") {
            dirty = true;
        } else if line.contains("sync") && line.contains("= 0") {
            dirty = false;
        } else if line.contains("\\\"dup\\\":false") && !line.contains(".db") {
            if dirty {
                return Err(format!("acknowledged before it was synced: {line}"));
            }
            seen += 1;
        }
    }
    Ok(seen)
}

/// The acknowledgement leaves only after the sync: seen from outside, by the order of system calls. A server that does not
/// sync is found out.
#[test]
fn what_is_acknowledged_was_synced_before() {
    if !Command::new("strace").args(["-o", "/dev/null", "true"]).status().is_ok_and(|status| status.success()) {
        eprintln!("strace is not here or may not trace: the order of system calls is not looked at");
        return;
    }
    let folder = std::env::temp_dir().join(format!("kaiju-sync-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (addr, db) = (free().to_string(), folder.join("sync.db").display().to_string());
    let server = [KAIJU, "serve", "--quiet", "--rates", "off", "--addr", &addr, "--db", &db];
    let (acked, trace) = traced(&server, &[], addr.parse().unwrap(), &folder.join("trace"));
    let seen = synced_before_acknowledged(&trace).unwrap();
    assert!(seen >= acked / 2, "{seen} of {acked} acknowledgements were seen in the trace");

    let (addr, db) = (free().to_string(), folder.join("careless.db").display().to_string());
    let me = std::env::current_exe().unwrap().display().to_string();
    let server = [me.as_str(), "--ignored", "--exact", "careless_server"];
    let env = [("KAIJU_CARELESS_ADDR", addr.as_str()), ("KAIJU_CARELESS_DB", &db)];
    let (_, trace) = traced(&server, &env, addr.parse().unwrap(), &folder.join("careless"));
    let found = synced_before_acknowledged(&trace);
    assert!(found.as_ref().is_err_and(|why| why.contains("before it was synced")), "not found out: {found:?}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A server that acknowledges without a sync, for the test above to find out; on its own it does nothing.
#[test]
#[ignore = "started by what_is_acknowledged_was_synced_before"]
fn careless_server() {
    let var = |name: &str| std::env::var(name).ok();
    let (Some(addr), Some(db)) = (var("KAIJU_CARELESS_ADDR"), var("KAIJU_CARELESS_DB")) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let careless = Discipline { sync: false, ..Discipline::default() };
        let store = Arc::new(SqliteStore::open_with(Path::new(&db), careless).await.unwrap());
        let mut config = Config::new(addr.parse().unwrap());
        config.rates = Rates::loose();
        let server = Server::new(config, store, Arc::new(NoAssets)).unwrap();
        server.run(tokio::time::sleep(Duration::from_mins(1))).await;
    });
}

/// A program in another language joins by code and plays to the end, over a restart of the server.
#[test]
fn a_program_in_python_plays_at_a_table() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/online_bot.py");
    let folder = Scratch::new("python");
    let db = folder.0.join("kaiju.db").display().to_string();
    let addr = free();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let (mut server, opened) = runtime.block_on(async {
        let (server, _) = Child::start(Path::new(KAIJU), addr, &db).await.unwrap();
        let mut wanted = table(1);
        wanted.seats.insert(1, NewSeat::default());
        (wanted.start, wanted.pace) = (false, Pace::Quick);
        let opened: Opened = Caller::new(addr).post("/tables", None, &wanted).await.unwrap();
        (server, opened)
    });
    let url = format!("http://{addr}");
    let python = |words: &[&str]| {
        let mut python = Command::new("python3");
        python.arg(bot).arg(&url).args(words).stdout(Stdio::piped()).stderr(Stdio::piped());
        python.spawn().unwrap()
    };
    let wrong = python(&["QQQQQQ"]).wait_with_output().unwrap();
    assert!(!wrong.status.success() && String::from_utf8_lossy(&wrong.stderr).contains("404 forbidden"), "{wrong:?}");
    let ticket = &opened.tickets[0];
    let joined = python(&[&opened.code, "--name", "Py"]);
    let given = python(&["--game", &opened.game, "--token", &ticket.token]);
    runtime.block_on(async {
        let mut caller = Caller::new(addr);
        let path = format!("/tables/{}", opened.game);
        loop {
            let seen: TableInfo = caller.get(&path, None).await.unwrap();
            if seen.seats[1].taken {
                assert_eq!(seen.seats[1].name, "Py");
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let _: TableInfo = caller.post(&format!("{path}/start"), Some(&ticket.token), &()).await.unwrap();
        // In the middle of the game.
        while caller.get::<Snapshot>(&format!("{path}/view"), None).await.unwrap().seq < 20 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        server.kill().unwrap();
        server = Child::start(Path::new(KAIJU), addr, &db).await.unwrap().0;
    });
    for player in [joined, given] {
        let done = player.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&done.stdout);
        assert!(done.status.success() && said.contains("winners: "), "{said}{}", String::from_utf8_lossy(&done.stderr));
    }
}

/// Two bot accounts, one played by the example in Python and one by that in Rust: one challenges the other, both find the table, sit
/// down and play it to the end.
#[test]
fn bot_accounts_in_python_and_rust_play_with_each_other() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/ladder_bot.py");
    let folder = Scratch::new("ladder");
    let db = folder.0.join("kaiju.db").display().to_string();
    let addr = free();
    let url = format!("http://{addr}");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let (server, [py, rs]) = runtime.block_on(async {
        let (server, _) = Child::start(Path::new(KAIJU), addr, &db).await.unwrap();
        let mut caller = Caller::new(addr);
        let ana: Account = caller.post("/accounts", None, &serde_json::json!({ "name": "Ana" })).await.unwrap();
        let mut bots = Vec::new();
        for name in ["Py", "Rust"] {
            let new = serde_json::json!({ "name": name });
            bots.push(caller.post::<BotToken>("/account/bots", Some(&ana.session), &new).await.unwrap());
        }
        (server, <[BotToken; 2]>::try_from(bots).unwrap())
    });
    assert!(ladder_bot::serve(&url, "kaijubot_wrong", 1).is_err());
    let python = Command::new("python3")
        .args([script, &url, "--token", &py.token, "--games", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (place, token) = (url.clone(), rs.token.clone());
    let rust = std::thread::spawn(move || ladder_bot::serve(&place, &token, 1).unwrap());
    let game = runtime.block_on(async {
        let mut caller = Caller::new(addr);
        loop {
            let ladder: BotLadder = caller.get("/ratings/second-2/bots", None).await.unwrap();
            if ladder.bots.iter().filter(|one| one.rated.id.is_some() && one.online).count() == 2 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let wanted = serde_json::json!({ "edition": "second", "players": 3, "pace": "instant" });
        let path = format!("/bots/{}/challenges", py.id);
        caller.post::<Opened>(&path, Some(&rs.token), &wanted).await.unwrap().game
    });
    let winners = rust.join().unwrap();
    let done = python.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success() && said.contains("winners: "), "{said}{}", String::from_utf8_lossy(&done.stderr));
    let over: TableInfo =
        runtime.block_on(async { Caller::new(addr).get(&format!("/tables/{game}"), None).await.unwrap() });
    let seats: Vec<(&str, bool)> = over.seats.iter().map(|seat| (seat.name.as_str(), seat.bot)).collect();
    assert_eq!((over.phase, &seats[..2]), (Phase::Over, &[("Rust", true), ("Py", true)][..]));
    let told: String = over.winners.unwrap().into_iter().collect();
    assert_eq!(winners[0].concat(), told);
    drop(server);
}

/// A bot that writes down the names in each message, at every depth where they do not depend on the course of the game.
const NAMES: &str = r#"
import json, sys

def names(value):
    if isinstance(value, dict):
        some = ("prices", "odds", "powers", "turns_won")
        return {key: names(inner) for key, inner in sorted(value.items()) if key not in some}
    return names(value[0]) if value and isinstance(value, list) and isinstance(value[0], dict) else None

for line in sys.stdin:
    message = json.loads(line)
    with open(sys.argv[1], "a") as file:
        file.write(message["kaiju"] + " " + json.dumps(names(message)) + "\n")
    if message["kaiju"] == "setup":
        print('{"kaiju": "ready", "odds": true}', flush=True)
    if message["kaiju"] == "question":
        kept = message.get("odds", {}).get("at_least", {})
        assert bool(kept) == (message["question"] == "keep"), message
        print(json.dumps({"id": message["id"], "number": message["numbers"][-1]}), flush=True)
"#;

/// What a bot wrote down of the messages it got, each kind once.
fn kinds_of_messages(path: &Path) -> std::collections::BTreeSet<String> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(str::to_string).collect()
}

/// One and the same program plays in the arena and at a table of a server, and is told messages of the same form.
#[test]
fn a_bot_moves_from_the_arena_to_a_table_unchanged() {
    let online = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/online_bot.py");
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/my_bot.py");
    let folder = Scratch::new("moves");
    let (script, arena, table_log) = (folder.0.join("names.py"), folder.0.join("arena"), folder.0.join("table"));
    std::fs::write(&script, NAMES).unwrap();
    let bot = |log: &Path| format!("{} {}", script.display(), log.display());
    let played = Command::new(KAIJU)
        .args(["arena", "--bot", &bot(&arena), "--bot", example, "--games", "2", "--players", "2", "--threads", "1"])
        .args(["--time", "100000", "--lang", "en"])
        .output()
        .unwrap();
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));

    let db = folder.0.join("kaiju.db").display().to_string();
    let addr = free();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let (server, opened) = runtime.block_on(async {
        let (server, _) = Child::start(Path::new(KAIJU), addr, &db).await.unwrap();
        let mut wanted = table(2);
        wanted.seats.pop();
        let opened: Opened = Caller::new(addr).post("/tables", None, &wanted).await.unwrap();
        (server, opened)
    });
    let sit = |seat: usize, bot: &str| {
        let mut python = Command::new("python3");
        python.arg(online).arg(format!("http://{addr}")).args(["--game", &opened.game, "--bot", bot]);
        python.args(["--token", &opened.tickets[seat].token]).stdout(Stdio::piped()).stderr(Stdio::piped());
        python.spawn().unwrap()
    };
    for player in [sit(0, &bot(&table_log)), sit(1, example)] {
        let done = player.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&done.stdout);
        assert!(done.status.success() && said.contains("winners: "), "{said}{}", String::from_utf8_lossy(&done.stderr));
    }
    drop(server);
    let (there, here) = (kinds_of_messages(&arena), kinds_of_messages(&table_log));
    assert_eq!(there.len(), 3, "setup, question, over: {there:#?}");
    assert_eq!(there, here);
}

/// A server as people start it, with what it says before it serves.
struct Greeted {
    child: std::process::Child,
    said: BufReader<ChildStdout>,
    log: std::path::PathBuf,
}

impl Greeted {
    fn start(folder: &Scratch, args: &[&str]) -> Greeted {
        Greeted::start_at(folder, &folder.0.join("kaiju.db").display().to_string(), args)
    }

    fn start_at(folder: &Scratch, db: &str, args: &[&str]) -> Greeted {
        let log = folder.0.join("log");
        let child = Command::new(KAIJU)
            .args(["serve", "--lang=en", "--db", db])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(&log).unwrap())
            .env_remove("CLICOLOR_FORCE")
            .spawn();
        let mut child = child.unwrap();
        let said = BufReader::new(child.stdout.take().unwrap());
        Greeted { child, said, log }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        line.trim_end().to_string()
    }

    /// Stops it; what it had left to say, and what it logged.
    fn stop(mut self) -> (String, String) {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).unwrap();
        assert!(self.child.wait().unwrap().success());
        (rest, std::fs::read_to_string(&self.log).unwrap())
    }
}

fn healthy(addr: SocketAddr) -> bool {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { Caller::new(addr).send("GET", "/healthz", &[], Vec::new()).await.unwrap().status == 200 })
}

/// A server for the room names an address of this machine that answers; in a file there are neither colours nor pictures.
#[test]
fn a_server_for_the_room_says_where_it_is() {
    for args in [["--lan", "--addr", "0"], ["--addr", "0.0.0.0:0", "--any-port"]] {
        let folder = Scratch::new("room");
        let mut server = Greeted::start(&folder, &args);
        let ready = server.line();
        let shown = ready.strip_prefix("kaiju is ready: http://").expect("it is ready");
        let shown: SocketAddr = shown.parse().expect("an address and a port");
        let own: Vec<_> = kaiju_server::reach::for_the_room(&kaiju_server::reach::of_this_machine());
        if own.iter().any(std::net::IpAddr::is_ipv4) {
            assert!(own.contains(&shown.ip()), "{shown} is none of {own:?}");
        } else {
            assert!(shown.ip().is_loopback(), "{shown} without a network");
        }
        assert!(healthy(shown), "{shown}");
        assert!(healthy((std::net::Ipv4Addr::LOCALHOST, shown.port()).into()));
        let (rest, log) = server.stop();
        // Phones may be kept out by what no server sees.
        let entry = host::no_entry(Lang::En, shown.port());
        assert_eq!(rest.contains(&entry), !shown.ip().is_loopback(), "{entry}: {rest}");
        assert!(!format!("{ready}{rest}").contains(['\u{1b}', '█', '▀', '▄']), "{ready}{rest}");
        assert!(log.contains("stopping") && !log.contains('\u{1b}'), "{log}");
    }
}

/// A server for this machine says so, and what to start instead.
#[test]
fn a_server_for_this_machine_says_so() {
    for addr in ["0", ":0", "localhost:0", "127.0.0.1:0"] {
        let folder = Scratch::new("here");
        let mut server = Greeted::start(&folder, &["--addr", addr]);
        let ready = server.line();
        let shown: SocketAddr = ready.strip_prefix("kaiju is ready: http://").expect("it is ready").parse().unwrap();
        assert!(shown.ip().is_loopback() && healthy(shown), "{ready}");
        assert!(server.line().contains("kaiju serve --lan"));
        server.stop();
    }
}

/// What the operator says wins, also where a terminal invites others.
#[test]
fn a_server_is_where_its_operator_says() {
    let folder = Scratch::new("told");
    let addr = free().to_string();
    let mut server = Greeted::start(&folder, &["--addr", &addr, "--url", "HTTPS://Kaiju.Example:443/"]);
    assert_eq!(server.line(), "kaiju is ready: https://kaiju.example");
    let host = ["play", "--host", "--plain", "--name=Ada", "--lang=en", "--server", &format!("http://{addr}")];
    let mut command = Command::new(KAIJU);
    command.args(host).env("XDG_DATA_HOME", &folder.0).env("XDG_CONFIG_HOME", folder.0.join("config"));
    let host = command.stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8_lossy(&host.stdout);
    assert!(said.contains("kaiju play --join https://kaiju.example/#/join/"), "{said}");
    let (rest, _) = server.stop();
    assert!(!rest.contains("guest network"), "a proxy is in front of it: {rest}");
}

/// A folder of our own that goes away with us.
struct Scratch(std::path::PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("kaiju-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// From the table to the record and the backup, by the commands; and the server ends well when it is told to.
#[test]
fn the_commands_take_a_game_from_the_server() {
    let folder = Scratch::new("commands");
    let file = |name: &str| folder.0.join(name).display().to_string();
    let addr = free();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let (mut server, game, commitment) = runtime.block_on(async {
        let (server, _) = Child::start(Path::new(KAIJU), addr, &file("kaiju.db")).await.unwrap();
        let mut caller = Caller::new(addr);
        let mut wanted = table(0);
        wanted.seats.push(wanted.seats[0].clone());
        let opened: Opened = caller.post("/tables", None, &wanted).await.unwrap();
        let path = format!("/tables/{}", opened.game);
        loop {
            let seen: TableInfo = caller.get(&path, None).await.unwrap();
            if seen.phase == Phase::Over {
                return (server, opened.game, seen.commitment.unwrap());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    let url = format!("http://{addr}/#/replay/{game}");
    let said = |args: &[&str]| {
        let output = Command::new(KAIJU).args(args).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{args:?}: {text}{}", String::from_utf8_lossy(&output.stderr));
        text
    };
    assert!(said(&["verify", &url, "--commitment", &commitment]).contains(&commitment));
    let zeros = "00".repeat(32);
    let other = Command::new(KAIJU).args(["verify", &url, "--commitment", &zeros]).output().unwrap();
    assert_eq!(other.status.code(), Some(1), "another commitment than the one that was shown");
    assert!(said(&["replay", &url]).len() > 500);
    said(&["backup", "--db", &file("kaiju.db"), &file("tonight")]);
    let restored = said(&["restore", &file("tonight"), "--db", &file("new.db")]);
    assert!(restored.contains("tables: 1"), "{restored}");
    Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    let status = server.wait().unwrap();
    assert!(status.success(), "{status}");
}

/// What the commands say when something is wrong.
#[test]
fn the_commands_tell_what_is_wrong() {
    let said = |args: &[&str]| {
        let output = Command::new(KAIJU).args(args).output().unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).trim().to_string())
    };
    let (code, why) = said(&["verify", "no/such/file"]);
    assert!(code == Some(2) && why.contains("no/such/file"), "{why}");
    let (code, why) = said(&["replay", "https://example.org/#/lobby"]);
    assert!(code == Some(2) && why.contains("leads to no table"), "{why}");
    let (code, why) = said(&["backup", "--db", "no/such.db", "x"]);
    assert!(code == Some(2) && why.contains("no such database"), "{why}");
    for (args, part) in [
        (["--url", "foo", "--lang=en"], "https://kaiju.example"),
        (["--url", "https://kaiju.example/play", "--lang=es"], "sin ruta"),
        (["--origin", "kaiju.example", "--lang=pt"], "sem caminho"),
        (["--host", "https://kaiju.example", "--lang=en"], "kaiju.example, without a scheme"),
        (["--addr", "kaiju.example:80", "--lang=en"], "[::]:8080, localhost:8080"),
        (["--addr=127.0.0.1:0", "--lan", "--lang=es"], "elige uno de los dos"),
    ] {
        let (code, why) = said(&[&["serve"], &args[..]].concat());
        assert!(code == Some(2) && why.contains(part) && why.lines().count() == 1, "{args:?}: {why}");
    }
    let folder = Scratch::new("wrong");
    let (file, db) = (folder.0.join("my.game"), folder.0.join("new.db"));
    std::fs::write(&file, "players 2\n").unwrap();
    let (code, why) = said(&["restore", &file.display().to_string(), "--db", &db.display().to_string(), "--lang=en"]);
    assert!(code == Some(2) && why.ends_with("my.game: this is no backup of kaiju"), "{why}");
    assert!(!db.exists(), "no database is made for what is no backup");
    let (code, why) = said(&["play", "--resume", &file.display().to_string(), "--plain"]);
    assert!(code == Some(2) && why.contains("my.game: "), "{why}");
    let nobody = format!("postgres://nobody@{}/none", free());
    let (code, why) = said(&["serve", "--addr", "0", "--db", &nobody]);
    assert!(code == Some(2) && why.contains("PostgreSQL") && !why.contains("pool"), "{why}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let db = std::env::temp_dir().join(format!("kaiju-taken-{}.db", std::process::id()));
    let addr = taken.local_addr().unwrap().to_string();
    let (code, why) = said(&["serve", "--addr", &addr, "--db", &db.display().to_string()]);
    assert!(code == Some(2) && why.contains("--any-port"), "{why}");
    for end in ["", "-wal", "-shm", "-serve"] {
        let _ = std::fs::remove_file(format!("{}{end}", db.display()));
    }
}

/// What a process that was told to serve says when it does not.
fn refuses(args: &[&str]) -> String {
    let output = Command::new(KAIJU).args(["serve", "--lang=en", "--addr", "0"]).args(args).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).trim().to_string();
    assert_eq!(output.status.code(), Some(2), "{said}");
    said
}

/// One server a file: a second one is refused, a backup is not, and after a kill the file is free.
#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = Scratch::new("second");
    let db = folder.0.join("kaiju.db").display().to_string();
    let mut first = Greeted::start(&folder, &["--addr", "0"]);
    first.line();
    let why = refuses(&["--db", &db]);
    assert!(why.contains("another kaiju uses the database") && why.contains(&db), "{why}");
    let saved = folder.0.join("saved");
    let output = Command::new(KAIJU).args(["backup", "--db", &db]).arg(&saved).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let output = Command::new(KAIJU).arg("restore").arg(&saved).args(["--db", &db, "--lang=en"]).output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("another kaiju uses"), "nor is it restored into");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(saved.metadata().unwrap().permissions().mode() & 0o777, 0o600, "a backup is for its owner");
    }
    first.child.kill().unwrap();
    first.child.wait().unwrap();
    let mut again = Greeted::start(&folder, &["--addr", "0"]);
    assert!(again.line().contains("kaiju is ready"));
    again.stop();
}

/// `kaiju health` tells by its exit code how a server is.
#[test]
fn a_server_is_asked_how_it_is() {
    let folder = Scratch::new("health");
    let addr = free().to_string();
    let health = || Command::new(KAIJU).args(["health", "--addr", &addr, "--lang=en"]).output().unwrap();
    let none = health();
    assert_eq!(none.status.code(), Some(2), "{none:?}");
    let mut server = Greeted::start(&folder, &["--addr", &addr]);
    server.line();
    let fine = health();
    assert_eq!((fine.status.code(), fine.stdout.as_slice()), (Some(0), &b"healthy\n"[..]), "{fine:?}");
    server.stop();
}

/// What kaiju says to somebody whose data are in a folder.
fn kaiju(home: &Path, args: &[&str], typed: &str) -> std::process::Output {
    let mut child = Command::new(KAIJU)
        .args(args)
        .env("XDG_DATA_HOME", home)
        .env("XDG_CONFIG_HOME", home)
        .env_remove("CLICOLOR_FORCE")
        .env_remove("KAIJU_SERVER")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may have ended before everything is read.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

/// What a command says that does what it is told, without colours.
fn fine(home: &Path, args: &[&str], typed: &str) -> String {
    let output = kaiju(home, &[args, &["--lang=en"]].concat(), typed);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{args:?}: {said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(!said.contains('\u{1b}'), "no colours in a pipe: {said:?}");
    said
}

/// What a command says that refuses.
fn wrong(home: &Path, args: &[&str]) -> String {
    let output = kaiju(home, &[args, &["--lang=en"]].concat(), "");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Asks until the answer is the one that is waited for.
fn until<T>(mut ask: impl FnMut() -> Option<T>) -> T {
    for _ in 0..1200 {
        if let Some(found) = ask() {
            return found;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("what was waited for does not come");
}

/// What `kaiju club` says for somebody whose data are in a folder.
fn club(home: &Path, server: &str, args: &[&str], typed: &str) -> std::process::Output {
    kaiju(home, &[&["club", "--server", server], args].concat(), typed)
}

/// Two people meet in the club by way of their terminals: accounts, friends, a tournament, ratings, the day, the lobby.
#[test]
fn the_club_is_shown_in_the_terminal() {
    let folder = Scratch::new("club");
    let addr = free();
    let mut served = Greeted::start(&folder, &["--addr", &addr.to_string()]);
    served.line();
    let server = format!("http://{addr}");
    let (ana, bo) = (folder.0.join("ana"), folder.0.join("bo"));
    let fine = |home: &Path, args: &[&str]| fine(home, &[&["club", "--server", server.as_str()], args].concat(), "");
    let wrong = |home: &Path, args: &[&str]| wrong(home, &[&["club", "--server", server.as_str()], args].concat());
    // Whoever has no account may look, and is told how to get further.
    for page in ["tables", "profile", "friends", "games", "duplicates", "account", "notices"] {
        assert!(wrong(&ana, &[page]).contains("kaiju club --login NAME"), "{page}");
    }
    for page in ["tournaments", "ratings", "daily", "lobby", "bots"] {
        assert!(!fine(&ana, &[page]).is_empty(), "{page}");
    }
    let made = fine(&ana, &["--make", "Ana"]);
    let code = made.lines().nth(1).unwrap().to_string();
    assert!(made.starts_with("You are Ana.") && code.len() == 23, "{made}");
    fine(&bo, &["--make", "Bo"]);
    assert!(wrong(&bo, &["--make", "Ana"]).contains("taken"), "the name is somebody else's");
    // Out and in again, with the recovery code.
    fine(&ana, &["--logout"]);
    wrong(&ana, &["profile"]);
    let login = club(&ana, &server, &["--login", "Ana", "--lang=en"], &format!("{code}\n"));
    assert_eq!((login.status.code(), login.stdout.as_slice()), (Some(0), &b"You are Ana.\n"[..]));
    let bad = club(&ana, &server, &["--login", "Bo", "--lang=en"], &format!("{code}\n"));
    assert_eq!(bad.status.code(), Some(2));
    assert!(fine(&ana, &["profile"]).starts_with("Profile of Ana\nGames: 0"));
    // Friends, by a code and a yes.
    let people: serde_json::Value = serde_json::from_str(&fine(&ana, &["friends", "--json"])).unwrap();
    let asked = fine(&bo, &["friends", "--add", people["code"].as_str().unwrap()]);
    assert!(asked.contains("You asked Ana"), "{asked}");
    assert!(wrong(&ana, &["friends", "--yes", "Cem"]).contains("Cem is not on your list"));
    assert!(fine(&ana, &["friends", "--yes", "bo"]).contains("  Bo  last here: "));
    assert!(fine(&ana, &["profile", "Bo"]).starts_with("Profile of Bo\n"));
    // Friends are invited to a table at which one sits with the account.
    let host = ["play", "--host", "--plain", "--people=2", "--players=2", "--server", &server, "--name=Ana"];
    let said = crate::fine(&ana, &host, "");
    let link = said.split("kaiju play --join ").nth(1).and_then(|rest| rest.split_whitespace().next()).unwrap();
    let invite = |name, link| ["friends", "--invite", name, "--table", link];
    assert!(wrong(&bo, &invite("Ana", link)).contains("at which you have a seat with this account"));
    assert!(wrong(&ana, &invite("Cem", link)).contains("Cem is not on your list"));
    wrong(&ana, &invite("Bo", "http://127.0.0.1:1/#/join/ABCDEF"));
    wrong(&ana, &["friends", "--invite", "Bo"]);
    assert_eq!(fine(&ana, &invite("bo", link)), "Invited: 1\n");
    assert!(fine(&bo, &["tables"]).contains("Ana invites you"));
    assert!(fine(&ana, &["friends", "--remove", "Bo"]).contains("No friends yet."));
    // A tournament over days, and a duplicate.
    let now_ms = || std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
    let new = ["tournaments", "--new", "Sunday", "--seats", "2", "--rounds", "1", "--turn", "2d", "--league", "Autumn"];
    let more = ["--begins", "3h", "--overtime", "seat", "--json"];
    let before = now_ms();
    let made = json(&fine(&ana, &[&new[..], &more].concat()));
    let begins = before + 3 * 3_600_000..=now_ms() + 3 * 3_600_000;
    assert!(begins.contains(&made["begins_ms"].as_u64().unwrap()), "{made}");
    let told = ["rhythm", "clock_s", "wait_s", "league"].map(|field| made[field].to_string());
    assert_eq!(told, ["\"relaxed\"", "172800", "86400", "\"Autumn\""]);
    let twice = ["duplicates", "--new", "Twice", "--groups", "3", "--seats", "3", "--bots", "1"];
    assert!(wrong(&folder.0.join("nobody"), &twice).contains("kaiju club --login NAME"));
    let shared: serde_json::Value = serde_json::from_str(&fine(&ana, &[&twice[..], &["--json"]].concat())).unwrap();
    let shared = shared["duplicate"].as_str().unwrap();
    let told = fine(&bo, &["duplicates", shared]);
    assert_eq!(told.lines().filter(|line| line.contains("/#/join/")).count(), 3, "{told}");
    wrong(&bo, &["duplicates", shared, "--end"]);
    assert!(fine(&ana, &["duplicates", shared, "--end"]).contains("All groups have finished."));
    let own = format!("Twice  All groups have finished.\n    kaiju club duplicates {shared}\n");
    assert_eq!(fine(&ana, &["duplicates"]), own);
    assert!(fine(&bo, &["duplicates"]).starts_with("You have not made a duplicate yet.\n"));
    let id = made["tournament"].as_str().unwrap();
    assert!(fine(&bo, &["tournaments"]).contains(id));
    assert!(fine(&bo, &["tournaments", "--mine"]).contains("You have not made or entered a tournament yet."));
    let told = fine(&bo, &["tournaments", id]);
    assert!(told.contains("Nobody has entered yet."), "{told}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(" UTC on, so can everyone who has entered."), "{told}");
    for home in [&ana, &bo] {
        fine(home, &["tournaments", id, "--enter"]);
    }
    let left: serde_json::Value = serde_json::from_str(&fine(&bo, &["tournaments", id, "--leave", "--json"])).unwrap();
    let active = left["entrants"].as_array().unwrap().iter().filter(|one| one["active"] == true).count();
    assert_eq!(active, 1, "{left}");
    fine(&bo, &["tournaments", id, "--enter"]);
    wrong(&bo, &["tournaments", id, "--begin"]);
    let begun = fine(&ana, &["tournaments", id, "--begin"]);
    assert!(begun.contains("Round 1") && begun.contains("/#/table/") && !begun.contains("so can everyone"), "{begun}");
    for home in [&ana, &bo] {
        assert!(fine(home, &["tournaments", "--mine"]).contains(id), "made or entered");
    }
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let table = |tournament: &serde_json::Value| -> serde_json::Value {
        let game = tournament["played"][0]["tables"][0]["game"].as_str().unwrap();
        runtime.block_on(Caller::new(addr).get(&format!("/tables/{game}"), None)).unwrap()
    };
    assert_eq!(table(&json(&fine(&bo, &["tournaments", id, "--json"])))["overtime"], "seat");
    // One in one go, with bots that fill its tables.
    let cup =
        ["--knockout", "--seats", "3", "--fill", "level2", "--wait", "10m", "--clock", "30", "--grace", "0", "--rated"];
    let cup = json(&fine(&ana, &[&["tournaments", "--new", "Cup", "--json"], &cup[..]].concat()));
    let told = ["kind", "clock_s", "wait_s", "rated"].map(|field| cup[field].to_string());
    assert_eq!(told, ["\"knockout\"", "30", "600", "true"]);
    let cup = cup["tournament"].as_str().unwrap();
    for home in [&ana, &bo] {
        fine(home, &["tournaments", cup, "--enter"]);
    }
    let begun = json(&fine(&ana, &["tournaments", cup, "--begin", "--json"]));
    let first = table(&begun);
    assert_eq!(["clock_s", "grace_s", "rated"].map(|field| first[field].to_string()), ["30", "0", "true"]);
    assert_eq!((&first["seats"][2]["player"], first["seats"].as_array().unwrap().len()), (&"level2".into(), 3));
    for more in [
        &["--clock", "30", "--turn", "1d"][..],
        &["--overtime", "seat"],
        &["--begins", "91d"],
        &["--wait", "8d"],
        &["--grace", "60", "--turn", "1d"],
    ] {
        wrong(&ana, &[&["tournaments", "--new", "Wrong"], more].concat());
    }
    // What a new one is made with does nothing to one that is there.
    for more in [
        &["--begins", "2h"][..],
        &["--knockout"],
        &["--rounds", "2"],
        &["--wait", "10m"],
        &["--rated"],
        &["--league", "Autumn"],
        &["--clock", "30"],
        &["--turn", "1d"],
        &["--seats", "3"],
    ] {
        let said = wrong(&ana, &[&["tournaments", cup], more].concat());
        assert!(said.contains(more[0]) && said.contains("[ID]"), "{said}");
    }
    assert!(wrong(&ana, &["duplicates", shared, "--groups", "4"]).contains("--groups"));
    assert!(wrong(&ana, &["tournaments", "--knockout"]).contains("--new"));
    assert!(
        fine(&bo, &["tables"]).contains("Your seat waits for you"),
        "the table of a round is found before one sits down"
    );
    assert!(fine(&ana, &["tournaments", id, "--end"]).contains("over"));
    let league = fine(&bo, &["tournaments", id, "--standings"]);
    assert!(league.starts_with("League Autumn\n") && league.contains("Points"), "{league}");
    // Every page in every language.
    for lang in kaiju_text::Lang::ALL {
        let open = ["tournaments", "duplicates", "ratings", "daily", "lobby", "bots"];
        for page in ["profile", "friends", "account", "notices"].into_iter().chain(open) {
            let output = club(&ana, &server, &[page, &format!("--lang={}", lang.code())], "");
            assert!(output.status.success() && !output.stdout.is_empty(), "{page} in {lang}: {output:?}");
        }
    }
    served.stop();
}

/// A table is opened with everything it may be opened with, and says so to whoever comes.
#[test]
fn a_table_says_on_what_terms_it_is_played() {
    let folder = Scratch::new("terms");
    let addr = free();
    let mut served = Greeted::start(&folder, &["--addr", &addr.to_string()]);
    served.line();
    let (server, ana, bo) = (format!("http://{addr}"), folder.0.join("ana"), folder.0.join("bo"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let host = ["play", "--host", "--plain", "--people=2", "--players=3", "--server", &server, "--name=Ana"];
    let terms = ["--rated", "--public", "--title", "Sunday evening", "--clock", "30", "--grace", "120"];
    let open = |home: &Path, more: &[&str]| fine(home, &[&host[..], more].concat(), "");
    assert!(wrong(&ana, &[&host[..], &terms].concat()).contains("sign in"), "a table that counts is for accounts");
    fine(&ana, &["club", "--server", &server, "--make", "Ana"], "");
    let said = open(&ana, &terms);
    let told = "30 seconds for each answer. A bot plays after 2 min away. In the lobby. Counts for ratings.";
    assert!(said.contains(told), "{said}");
    let lobby = json(&fine(&bo, &["club", "--server", &server, "lobby", "--json"], ""));
    let table = &lobby["tables"][0];
    let fields = ["title", "clock_s", "grace_s", "rated", "public"].map(|field| table[field].to_string());
    assert_eq!(fields, ["\"Sunday evening\"", "30", "120", "true", "true"], "{lobby}");
    // Where nothing is said, a bot stands in after a minute, and never where that is said.
    assert!(open(&bo, &[]).contains("A bot plays after 1 min away."));
    assert!(open(&bo, &["--grace", "0"]).contains("No bot plays for absent players."));
    let child = open(&bo, &["--child"]);
    assert!(child.contains("For children."), "{child}");
    let days = open(&bo, &["--turn", "2d", "--overtime", "seat", "--undo"]);
    assert!(days.contains("2 days a turn."), "{days}");
    let table = |said: &str| -> TableInfo {
        let code = &said.split("/#/join/").nth(1).unwrap()[..6];
        runtime.block_on(async {
            let mut caller = Caller::new(addr);
            let found: Found = caller.get(&format!("/codes/{code}"), None).await.unwrap();
            caller.get(&format!("/tables/{}", found.game), None).await.unwrap()
        })
    };
    let days = table(&days);
    assert_eq!((days.overtime, days.undo, days.delay_s), (Overtime::Seat, true, 0));
    let late = open(&bo, &["--delay", "5"]);
    assert!(late.contains("5 min later"), "{late}");
    let late = table(&late);
    assert_eq!((late.overtime, late.undo, late.delay_s), (Overtime::Nothing, false, 300));
    for more in [
        &["--child", "--title", "x"][..],
        &["--child", "--rated"],
        &["--clock", "0"],
        &["--turn", "1d", "--grace", "5"],
        &["--turn", "1d", "--delay", "5"],
        &["--overtime", "seat"],
        &["--delay", "61"],
    ] {
        wrong(&bo, &[&host[..], more].concat());
    }
    wrong(&bo, &["play", "--rated"]);
    served.stop();
}

/// Answers that get through every question sooner or later.
fn answers(n: usize) -> String {
    ["all\n", "1\n", "y\n", "2\n"].iter().cycle().take(n).copied().collect()
}

/// The day of a server is played with the luck of its page, handed in, compared; also by whoever plays without a network or logs in later.
#[test]
fn the_day_of_a_server_is_played_in_the_terminal() {
    let folder = Scratch::new("daily");
    let addr = free();
    let start = || {
        let mut served = Greeted::start(&folder, &["--addr", &addr.to_string()]);
        served.line();
        served
    };
    let served = start();
    let server = format!("http://{addr}");
    let [ana, bo, cem] = ["ana", "bo", "cem"].map(|name| folder.0.join(name));
    let day = Day::of_ms(std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64);
    let date = day.to_string();
    let daily = |home: &Path, more: &[&str], typed: &str| {
        fine(home, &[&["daily", "--plain", "--date", &date, "--server", &server], more].concat(), typed)
    };
    let account = |home: &Path, name: &str| fine(home, &["club", "--server", &server, "--make", name], "");
    account(&ana, "Ana");
    account(&bo, "Bo");
    let code = json(&fine(&bo, &["club", "--server", &server, "friends", "--json"], ""))["code"].clone();
    fine(&ana, &["club", "--server", &server, "friends", "--add", code.as_str().unwrap()], "");
    fine(&bo, &["club", "--server", &server, "friends", "--yes", "Ana"], "");
    // Ana plays to the end, and her result is taken.
    let said = daily(&ana, &[], &answers(8_000));
    assert!(said.contains(&format!("{date}: the server has your result.")), "{said}");
    assert!(said.contains("1 has played") && said.contains("Your place: 1 of 1"), "{said}");
    assert!(said.contains("█  Your result") && said.contains("The proof comes when the day is over."), "{said}");
    assert!(!said.contains("date alone"), "it has the luck of the server");
    let info = json(&fine(&ana, &["club", "--server", &server, "daily", &date, "--json"], ""));
    let secret = kaiju_wire::hex::read(info["secret"].as_str().unwrap()).unwrap();
    let host = server.replace("://", "-").replace(':', "-");
    let game = std::fs::read_to_string(ana.join("kaiju/daily").join(host).join(format!("{date}.game"))).unwrap();
    let result = Daily::new(day, secret).judge(&game).expect("the record of a day with the luck of the page");
    assert_eq!(info["own"]["points"], result.points);
    assert!(said.contains(info["commitment"].as_str().unwrap()), "{said}");
    // Once the day is over, its proof shows that the luck is the one that was bound.
    let proof = folder.0.join("proof");
    std::fs::write(&proof, write_proof(day, &secret)).unwrap();
    let proof = proof.to_str().unwrap();
    let commitment = info["commitment"].as_str().unwrap();
    let said = fine(&ana, &["verify", proof, "--commitment", commitment], "");
    assert!(said.contains(&date) && said.contains(commitment), "{said}");
    let checked = json(&fine(&ana, &["verify", proof, "--json"], ""));
    assert_eq!((&checked["date"], &checked["commitment"]), (&info["date"], &info["commitment"]));
    std::fs::write(folder.0.join("other"), write_proof(day.next(), &secret)).unwrap();
    let other = folder.0.join("other").display().to_string();
    let output = kaiju(&ana, &["verify", &other, "--commitment", commitment], "");
    assert_eq!(output.status.code(), Some(1), "the luck of another day");
    // It is played once.
    let again = daily(&ana, &[], &answers(8_000));
    assert!(again.starts_with("You have played") && again.contains("1 has played"), "{again}");
    assert!(daily(&ana, &["--share"], "").starts_with(&format!("Kaiju {date}: ")));
    assert!(daily(&ana, &["--list"], "").contains(&date));
    // Cem has no account: the result waits until there is one.
    let said = daily(&cem, &[], &answers(8_000));
    assert!(said.contains("kaiju club --login NAME") && said.contains("1 has played"), "{said}");
    assert!(account(&cem, "Cem").contains(&format!("{date}: the server has your result.")));
    // Bo begins, the server goes, and Bo plays on without it.
    assert!(daily(&bo, &[], "").contains("Play the game of"));
    served.stop();
    let said = daily(&bo, &[], &answers(8_000));
    assert!(said.contains("Continue the game of") && said.contains("Your result stays here until"), "{said}");
    assert!(!said.contains("date alone"), "what the server told holds without it");
    let served = start();
    let said = daily(&bo, &[], "");
    assert!(said.contains("the server has your result.") && said.contains("3 have played"), "{said}");
    let friends = said.split("Friends").nth(1).and_then(|rest| rest.split("The best").next()).unwrap();
    assert!(friends.contains("Ana") && friends.contains("Bo") && !friends.contains("Cem"), "{said}");
    // Without a server the luck follows from the date, and both have a result of their own.
    let public = fine(&ana, &["daily", "--plain", "--date", &date], "");
    assert!(public.contains("date alone") && !public.contains("have played"), "{public}");
    served.stop();
}

/// Anyone who wants the same kind of game meets, and bots come when nobody does; the lobby lists tables by kind, with the way there.
#[test]
fn a_seat_is_found_with_anyone() {
    let folder = Scratch::new("lobby");
    let addr = free();
    let mut served = Greeted::start(&folder, &["--addr", &addr.to_string()]);
    served.line();
    let server = format!("http://{addr}");
    let [ana, bo, cem] = ["ana", "bo", "cem"].map(|name| folder.0.join(name));
    let quick = |home: &Path, name: &str, more: &[&str]| {
        let words = ["club", "--server", &server, "quick", "--plain", "--edition", "second", "--live", "--name", name];
        fine(home, &[&words[..], more].concat(), "")
    };
    let tables = |home: &Path| {
        let all = json(&fine(home, &["tables", "--json"], ""));
        all[0]["tables"].as_array().unwrap().clone()
    };
    let said = quick(&ana, "Ana", &["--players", "2", "--wait", "3600"]);
    assert!(said.contains("Bots take the free seats"), "{said}");
    let gathers = &tables(&ana)[0]["turn"]["table"];
    assert_eq!((&gathers["phase"], &gathers["public"]), (&"gathering".into(), &true.into()));
    // While it gathers, the lobby shows the way.
    let lobby = |home: &Path, more: &[&str]| fine(home, &[&["club", "--server", &server, "lobby"], more].concat(), "");
    let listed = lobby(&cem, &["--edition", "second", "--players", "2", "--live", "--free"]);
    let link = format!("kaiju play --join {server}/#/table/{}", gathers["game"].as_str().unwrap());
    assert!(listed.starts_with("Ana · One free seat\n") && listed.contains(&link), "{listed}");
    for none in [&["--players", "3"][..], &["--relaxed"], &["--rated"], &["--edition", "first"]] {
        assert!(lobby(&cem, none).starts_with("There is no table like that now."), "{none:?}");
    }
    // Bo wants the same, and the game begins.
    quick(&bo, "Bo", &["--players", "2", "--wait", "5"]);
    let begun = |home: &Path| tables(home).first().filter(|one| one["turn"]["table"]["phase"] != "gathering").cloned();
    let same = until(|| begun(&ana));
    assert_eq!(same["turn"]["table"]["game"], tables(&bo)[0]["turn"]["table"]["game"]);
    assert!(lobby(&cem, &[]).contains("Ana, Bo · Game in progress\n"));
    // Nobody comes to Cem: bots do.
    quick(&cem, "Cem", &["--players", "3", "--wait", "1"]);
    until(|| begun(&cem));
    wrong(&cem, &["club", "--server", &server, "quick", "--live", "--relaxed"]);
    // A table of the lobby is joined by the way it shows.
    let host =
        ["play", "--host", "--plain", "--public", "--people=2", "--players=2", "--server", &server, "--name=Ana"];
    fine(&ana, &host, "");
    let listed = lobby(&bo, &["--free"]);
    let way = listed.lines().find_map(|line| line.trim().strip_prefix("kaiju play --join ")).expect("a way");
    fine(&bo, &["play", "--plain", "--name", "Bo", "--join", way], "");
    assert_eq!(tables(&bo).len(), 2);
    served.stop();
}

/// An account goes with somebody: seats of a guest join it, its tables are on every device, devices are signed out, everything is had as a
/// file, and it is deleted.
#[test]
fn an_account_is_looked_after_in_the_terminal() {
    let folder = Scratch::new("account");
    let addr = free();
    let server = format!("http://{addr}");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let sink = runtime.block_on(MailSink::start()).unwrap();
    let MailRelay { url, from } = sink.relay();
    let place = addr.to_string();
    let mail = ["--addr", &place, "--url", &server, "--smtp-url", &url, "--smtp-from", &from];
    let mut served = Greeted::start(&folder, &mail);
    served.line();
    let [desk, lap, bo] = ["desk", "lap", "bo"].map(|name| folder.0.join(name));
    let club = |home: &Path, more: &[&str]| fine(home, &[&["club", "--server", &server], more].concat(), "");
    let host = ["play", "--host", "--plain", "--people=2", "--players=2", "--turn", "1d", "--server", &server];
    // A guest opens a table over days, and makes an account then.
    fine(&desk, &[&host[..], &["--name=Ana"]].concat(), "");
    let made = club(&desk, &["--make", "Ana"]);
    assert!(made.contains("1 game of this device is in your list."), "{made}");
    let code = made.lines().nth(1).unwrap().to_string();
    // On another device the table is there, and the clock rests by it.
    let login = kaiju(&lap, &["club", "--server", &server, "--login", "Ana", "--lang=en"], &format!("{code}\n"));
    assert!(login.status.success(), "{login:?}");
    let tables = || json(&fine(&lap, &["tables", "--json"], ""))[0]["tables"].clone();
    let game = tables()[0]["turn"]["table"]["game"].as_str().unwrap().to_string();
    assert!(club(&desk, &[]).contains(&format!("kaiju play --join {server}/#/table/{game}")));
    fine(&bo, &["play", "--plain", "--name=Bo", "--join", &format!("{server}/#/join/{}", code_of(&desk, &game))], "");
    fine(&desk, &["play", "--plain", "--join", &format!("{server}/#/table/{game}")], "begin\n");
    until(|| (tables()[0]["turn"]["table"]["phase"] != "gathering").then_some(()));
    let holiday = || tables()[0]["turn"]["table"]["seats"][0]["holiday_ms"].as_u64();
    assert_eq!(holiday(), None);
    fine(&lap, &["tables", "--away", "5d"], "");
    assert!(holiday().is_some(), "a device that has only the account says so, too");
    fine(&lap, &["tables", "--back"], "");
    // E-mail comes to an address once its owner has opened the link in the first letter, until it is dropped or all is stopped.
    let waiting = "ana@example.org  open the link we sent to confirm it";
    assert!(club(&lap, &["notices", "--mail", "ana@example.org"]).contains(waiting));
    let letter = sink.got().pop().unwrap();
    let token = letter.split("/#/confirm/").nth(1).and_then(|rest| rest.split_whitespace().next()).unwrap();
    let confirmed =
        runtime.block_on(Caller::new(addr).call("POST", &format!("/notices/confirm/{token}"), None, None::<&()>));
    assert_eq!(confirmed.unwrap().status, 200, "{letter}");
    let shown = club(&lap, &["notices"]);
    assert!(shown.contains("ana@example.org") && !shown.contains(waiting), "{shown}");
    let drop = ["club", "--server", &server, "notices", "--drop", "bo@example.org"];
    assert!(wrong(&lap, &drop).contains("bo@example.org is not on your list"));
    assert!(club(&lap, &["notices", "--drop", "ana@example.org"]).contains("Nobody is told anywhere yet."));
    assert!(club(&lap, &["notices", "--mail", "ana@example.org"]).contains(waiting));
    assert!(club(&lap, &["notices", "--stop"]).contains("Nobody is told anywhere yet."));
    // Devices.
    let shown = club(&lap, &["account"]);
    assert!(shown.starts_with("You are Ana.\nDevices\n") && shown.contains("this device"), "{shown}");
    let all = json(&club(&lap, &["account", "--json"]));
    let other = all["devices"].as_array().unwrap().iter().find(|one| one["current"] == false).unwrap();
    let id = other["id"].as_str().unwrap();
    assert!(
        wrong(&lap, &["club", "--server", &server, "account", "--sign-out", "nothing"]).contains("kaiju club account")
    );
    assert!(!club(&lap, &["account", "--sign-out", id]).contains(id));
    wrong(&desk, &["club", "--server", &server, "profile"]);
    // Everything in a file, which is not written over.
    let file = folder.0.join("mine.json").display().to_string();
    club(&lap, &["account", "--export", &file]);
    let export = json(&std::fs::read_to_string(&file).unwrap());
    assert_eq!((&export["name"], export["games"].as_array().unwrap().len()), (&"Ana".into(), 1));
    assert!(wrong(&lap, &["club", "--server", &server, "account", "--export", &file]).contains("mine.json"));
    assert_eq!(json(&club(&lap, &["account", "--export", "-"]))["name"], "Ana");
    // Signed out everywhere, and in again.
    assert!(club(&lap, &["account", "--everywhere"]).contains("Signed out on every device."));
    wrong(&lap, &["club", "--server", &server]);
    let login = kaiju(&lap, &["club", "--server", &server, "--login", "Ana", "--lang=en"], &format!("{code}\n"));
    assert!(login.status.success(), "{login:?}");
    // The end of it wants to be meant.
    assert!(wrong(&lap, &["club", "--server", &server, "account", "--delete"]).contains("--sure"));
    club(&lap, &["account"]);
    assert_eq!(club(&lap, &["account", "--delete", "--sure"]), "The account Ana is deleted.\n");
    let gone = kaiju(&lap, &["club", "--server", &server, "--login", "Ana", "--lang=en"], &format!("{code}\n"));
    assert_eq!(gone.status.code(), Some(2));
    served.stop();
}

/// The session of the account somebody is signed in to, whose data are in a folder.
fn session_of(home: &Path) -> String {
    let accounts = json(&std::fs::read_to_string(home.join("kaiju/accounts.json")).unwrap());
    accounts.as_object().unwrap().values().next().unwrap()["session"].as_str().unwrap().to_string()
}

/// People who played together: notes, favourites, another game with the same people, muting and blocking by name; bots and notices.
#[test]
fn people_meet_again_in_the_terminal() {
    let folder = Scratch::new("people");
    let addr = free();
    let mut served = Greeted::start(&folder, &["--addr", &addr.to_string()]);
    served.line();
    let server = format!("http://{addr}");
    let [ana, bo] = ["ana", "bo"].map(|name| folder.0.join(name));
    let club = |home: &Path, more: &[&str]| fine(home, &[&["club", "--server", &server], more].concat(), "");
    let no = |home: &Path, more: &[&str]| wrong(home, &[&["club", "--server", &server], more].concat());
    club(&ana, &["--make", "Ana"]);
    club(&bo, &["--make", "Bo"]);
    // Ana, Bo and a guest sit down, and bots play for them to the end.
    let sessions = [Some(session_of(&ana)), Some(session_of(&bo)), None];
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let mut caller = Caller::new(addr);
    let game = runtime.block_on(async {
        let mut wanted = table(0);
        wanted.seats = vec![NewSeat::of(NewSeatKind::Human); 3];
        (wanted.start, wanted.public) = (false, true);
        let opened: Opened = caller.post("/tables", None, &wanted).await.unwrap();
        let path = format!("/tables/{}", opened.game);
        let mut tokens = Vec::new();
        for (name, session) in ["Ana", "Bo", "Gus"].iter().zip(&sessions) {
            let join = Join { name: (*name).into(), ..Join::default() };
            let seat: Ticket = caller.post(&format!("{path}/seats"), session.as_deref(), &join).await.unwrap();
            tokens.push((seat.seat, seat.token));
        }
        let _: TableInfo = caller.post(&format!("{path}/start"), Some(&opened.host), &()).await.unwrap();
        for (seat, token) in &tokens {
            let bot = HandOver { player: Some("random".into()) };
            let _: TableInfo = caller.post(&format!("{path}/seats/{seat}/bot"), Some(token), &bot).await.unwrap();
        }
        while caller.get::<TableInfo>(&path, None).await.unwrap().phase != Phase::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        opened.game
    });
    // Who left when they were out is told the end, once.
    let keys = ana.join("kaiju/seats").join(format!("{game}.json"));
    std::fs::create_dir_all(keys.parent().unwrap()).unwrap();
    let seat = serde_json::json!({ "seat": "A", "token": "t", "seed": null });
    let kept = serde_json::json!({ "server": server, "game": game, "seats": [seat], "tell_end": true });
    std::fs::write(&keys, kept.to_string()).unwrap();
    let end = fine(&ana, &["tables"], "");
    assert!(end.starts_with("Your game is over. ") && end.contains(&format!("/#/replay/{game}")), "{end}");
    assert!(wrong(&ana, &["tables"]).contains("You have no seat"), "it is told once");
    // Notes and favourites.
    assert!(club(&ana, &["games"]).contains("Ana, Bo, Gus"));
    let noted = club(&ana, &["games", "gus", "--note", "The King won it", "--favourite"]);
    assert!(noted.contains("Favourite · The King won it") && noted.contains(&format!("/#/replay/{game}")), "{noted}");
    assert!(club(&ana, &["games", "king", "--favourites"]).contains("Ana, Bo, Gus"));
    assert!(!club(&ana, &["games", &game, "--unfavourite"]).contains("Favourite"));
    no(&ana, &["games", "--favourites"]);
    assert!(no(&ana, &["games", "nobody", "--note", "x"]).contains("0 games fit"));
    // The same people once more.
    let again = club(&ana, &["games", &format!("{server}/#/replay/{game}"), "--again"]);
    assert!(again.starts_with(&format!("Invited: 1\nkaiju play --join {server}/#/table/")), "{again}");
    let invited = club(&bo, &[]);
    let link = invited.lines().find_map(|line| line.trim().strip_prefix("kaiju play --join ")).expect("a way");
    assert!(invited.starts_with("Ana invites you"), "{invited}");
    fine(&bo, &["play", "--plain", "--join", link], "");
    club(&ana, &["games", &game, "--again"]);
    assert!(club(&bo, &[]).contains("Ana invites you"));
    assert!(!club(&bo, &["tables", "--decline", "ana"]).contains("invites you"));
    assert!(no(&bo, &["tables", "--decline", "Ana"]).contains("Ana is not on your list"));
    // By the name they had at the table.
    assert!(club(&ana, &["friends", "--mute", "bo"]).contains("Muted  Bo\n"));
    let blocked = club(&ana, &["friends", "--block", "Bo"]);
    assert!(blocked.contains("Blocked  Bo\n") && !blocked.contains("Muted"), "{blocked}");
    assert!(!club(&ana, &["friends", "--remove", "Bo"]).contains("Blocked"));
    assert!(no(&ana, &["friends", "--mute", "Zed"]).contains("met no Zed"));
    assert!(no(&ana, &["friends", "--block", "Gus"]).contains("without an account"));
    let code = |said: &str| said.split("Your code  ").nth(1).unwrap()[..8].to_string();
    assert_ne!(code(&club(&ana, &["friends"])), code(&club(&ana, &["friends", "--new-code"])));
    // Bots.
    let token = |said: String| said.lines().next().unwrap().to_string();
    let first = token(club(&ana, &["bots", "--make", "Robo"]));
    let second = token(club(&ana, &["bots", "--renew", "robo"]));
    assert!(first.starts_with("kaijubot_") && second.starts_with("kaijubot_") && first != second);
    assert!(no(&bo, &["bots", "--challenge", "Robo"]).contains("Robo"), "no program of it is here");
    runtime.block_on(async { caller.get::<serde_json::Value>("/bot", Some(&second)).await.unwrap() });
    let ladder = club(&ana, &["bots"]);
    assert!(ladder.contains("Robo (bot)") && ladder.contains("--o--") && ladder.contains("online"), "{ladder}");
    let challenge = club(&bo, &["bots", "--challenge", "robo", "--players", "3", "--edition", "first"]);
    let id = challenge.trim().rsplit('/').next().unwrap();
    let table: TableInfo = runtime.block_on(async { caller.get(&format!("/tables/{id}"), None).await.unwrap() });
    assert_eq!((table.edition.as_str(), table.seats.len(), table.seats[1].name.as_str()), ("first", 3, "Robo"));
    assert!(!club(&ana, &["bots", "--delete", "Robo"]).contains("Robo"));
    no(&ana, &["bots", "--delete", "Robo"]);
    // Notices.
    assert!(no(&ana, &["notices", "--quiet", "22:00-07:00"]).contains("--utc"));
    assert!(club(&ana, &["notices", "--quiet", "22:00-07:00", "--utc", "-5"]).contains("Quiet hours  22:00–07:00"));
    assert!(!club(&ana, &["notices", "--no-quiet"]).contains("22:00"));
    assert!(no(&ana, &["notices", "--mail", "ana@example.org"]).contains("does not send notices"));
    let host = ["play", "--host", "--plain", "--people=2", "--players=2", "--turn=1d", "--server", &server];
    let said = fine(&ana, &host, "");
    let joined = said.split("/#/join/").nth(1).unwrap()[..6].to_string();
    let tables = json(&fine(&ana, &["tables", "--json"], ""));
    let all = tables[0]["tables"].as_array().unwrap();
    let own = all.iter().find(|one| one["turn"]["table"]["rhythm"] == "relaxed").unwrap();
    let link = own["link"].as_str().unwrap();
    let hook = "https://hooks.example/kaiju";
    let set = club(&ana, &["notices", "--table", link, "--webhook", hook]);
    assert!(set.starts_with(&format!("Address of the webhook  {hook}\nIts messages are signed with ")), "{set}");
    assert!(no(&ana, &["notices", "--table", link, "--webhook", "http://127.0.0.1/x"]).contains("private"));
    assert!(club(&ana, &["notices", "--table", link, "--no-webhook"]).starts_with("Address of the webhook  –"));
    fine(&bo, &["play", "--plain", "--server", &server, "--join", &joined], "");
    assert!(no(&bo, &["notices", "--table", link]).contains("where it was opened"));
    served.stop();
}

/// The code of a table at which somebody has a seat, whose keys lie in a folder.
fn code_of(home: &Path, game: &str) -> String {
    let keys = json(&std::fs::read_to_string(home.join("kaiju/seats").join(format!("{game}.json"))).unwrap());
    let addr: SocketAddr = keys["server"].as_str().unwrap().strip_prefix("http://").unwrap().parse().unwrap();
    let token = keys["seats"][0]["token"].as_str().unwrap().to_string();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let info: TableInfo =
        runtime.block_on(async { Caller::new(addr).get(&format!("/tables/{game}"), Some(&token)).await.unwrap() });
    info.code.unwrap()
}

fn said(text: &str) -> Say {
    Say { seat: None, text: text.to_string(), emote: false }
}

/// What `kaiju admin` says for somebody with a token.
fn admin(server: &str, token: &str, args: &[&str]) -> std::process::Output {
    let mut command = Command::new(KAIJU);
    command.args(["admin", "--server", server]).args(args).env_remove("CLICOLOR_FORCE");
    command.env("KAIJU_ADMIN_TOKEN", token).output().unwrap()
}

/// A host reads reports, mutes, bans, ends it early and settles, from a terminal.
#[test]
fn a_host_looks_after_a_server_in_the_terminal() {
    const TOKEN: &str = "ana:0123456789abcdef";
    let folder = Scratch::new("admin");
    let addr = free();
    let mut served = Greeted::start(&folder, &["--addr", &addr.to_string(), "--admin-token", TOKEN]);
    served.line();
    let server = format!("http://{addr}");
    let fine = |args: &[&str]| -> String {
        let output = admin(&server, TOKEN, &[&["--lang=en"], args].concat());
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{args:?}: {said}{}", String::from_utf8_lossy(&output.stderr));
        assert!(!said.contains('\u{1b}'), "no colours in a pipe: {said:?}");
        said
    };
    let wrong = |token: &str, args: &[&str]| -> String {
        let output = admin(&server, token, &[&["--lang=en"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
        String::from_utf8(output.stderr).unwrap()
    };
    // Somebody at a table says something, and somebody else reports it.
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let mut caller = Caller::new(addr);
    let (game, seat, report) = runtime.block_on(async {
        let new = NewAccount { name: "Bea".into(), device: String::new() };
        let bea: Account = caller.post("/accounts", None, &new).await.unwrap();
        let mut wanted = table(0);
        wanted.seats = vec![NewSeat::of(NewSeatKind::Me), NewSeat::of(NewSeatKind::Human)];
        (wanted.start, wanted.public) = (false, true);
        let opened: Opened = caller.post("/tables", None, &wanted).await.unwrap();
        let join = Join { name: "Bea".into(), ..Join::default() };
        let path = format!("/tables/{}", opened.game);
        let seat: Ticket = caller.post(&format!("{path}/seats"), Some(&bea.session), &join).await.unwrap();
        let talk: Talk = caller.post(&format!("{path}/talk"), Some(&seat.token), &said("grr you all")).await.unwrap();
        assert_eq!(talk.lines.len(), 1);
        let new = NewReport { seat: 'B', about: ReportAbout::Talk, note: "rude".into() };
        let taken: ReportTaken =
            caller.post(&format!("{path}/reports"), Some(&opened.tickets[0].token), &new).await.unwrap();
        (opened.game, seat, taken.report)
    });
    let path = format!("/tables/{game}/talk");
    let mut says = |line: &str| {
        let reply = runtime.block_on(caller.call("POST", &path, Some(&seat.token), Some(&said(line)))).unwrap();
        reply.code()
    };
    assert!(wrong("0123456789abcdeF", &[]).contains("That token opens nothing here."));
    assert!(wrong("0123456789abcdeF", &["reports", "--settle", &report]).contains("That token opens nothing here."));
    let counts = fine(&[]);
    assert!(counts.contains("Accounts: 1\nReports: 1\nBans: 0\nMutes: 0\n"), "{counts}");
    let reports = fine(&["reports"]);
    for told in [&report, &format!("{game}/B  Bea"), "Accounts: bea", "rude", "B: grr you all"] {
        assert!(reports.contains(told), "{told:?} is missing in\n{reports}");
    }
    // A seat is muted, and then not any more; an account is banned until a day begins.
    let at = format!("{game}/b");
    assert!(wrong(TOKEN, &["sanctions", "--mute", &at]).contains("--for"), "an end is needed");
    let bad = "Name an account that exists";
    assert!(wrong(TOKEN, &["sanctions", "--ban", &at, "--for", "1d"]).contains(bad), "a seat cannot be banned");
    assert!(wrong(TOKEN, &["--ban", "Nobody", "--for", "1d"]).contains(bad), "nobody has that name");
    let muted = fine(&["sanctions", "--mute", &at, "--for", "1d", "--why", "insults"]);
    assert!(muted.contains(&format!("Mute  {game}/B  Until: ")) && muted.contains("By: ana  insults"), "{muted}");
    assert_eq!(says("still here"), Some(Code::Muted));
    let list: serde_json::Value = serde_json::from_str(&fine(&["sanctions", "--json"])).unwrap();
    let id = list["sanctions"][0]["sanction"].as_str().unwrap();
    assert!(fine(&["--lift", id]).starts_with("Ended early\nBans and mutes\nNothing."));
    assert_eq!(says("hello again"), None);
    let banned = fine(&["--ban", "Bea", "--until", "2033-05-18"]);
    assert!(
        banned.contains("Ban  bea  Until: 2033-05-18 00:00") || banned.contains("Ban  Bea  Until: 2033-05-18 00:00")
    );
    assert!(wrong(TOKEN, &["--ban", "Bea", "--until", "2001-05-18"]).contains(bad), "that day is over");
    assert!(wrong(TOKEN, &["--lift", "nothing"]).contains("there is no nothing on this server"));
    let settled = fine(&["reports", "--settle", &report, "--why", "banned"]);
    assert!(settled.starts_with("Report settled\nReports\nNothing."), "{settled}");
    fine(&["reports", "--settle", &report]);
    let log = fine(&["log"]);
    let did = ["Report settled", "Ban  ", "Ended early", "Mute  "];
    let lines: Vec<&str> = log.lines().skip(1).collect();
    assert_eq!(lines.len(), did.len(), "{log}");
    for (line, did) in lines.iter().zip(did) {
        assert!(line.contains(did) && line.contains("  ana  "), "{line}");
    }
    let number = lines[2].split_whitespace().next().unwrap();
    assert_eq!(fine(&["log", number]).lines().count(), 2, "what came before the second");
    // Every page in every language.
    for lang in kaiju_text::Lang::ALL {
        for page in ["counts", "reports", "sanctions", "log"] {
            let output = admin(&server, TOKEN, &[page, &format!("--lang={}", lang.code())]);
            assert!(output.status.success() && !output.stdout.is_empty(), "{page} in {lang}: {output:?}");
        }
    }
    served.stop();
}

/// The password of a database is never printed: neither where it is used nor where it is of no use.
#[test]
fn passwords_are_never_printed() {
    let postgres = Postgres::start().unwrap();
    let plain = postgres.database("secret").unwrap();
    let folder = Scratch::new("password");
    for place in [
        plain.replace("kaiju@", "kaiju:s3cret@"),
        format!("{plain}?password=s3cret"),
        format!("{plain}?sslmode=prefer&password=s3cret&user=kaiju"),
    ] {
        let mut server = Greeted::start_at(&folder, &place, &["--addr", "0"]);
        let mut said = server.line();
        assert!(said.contains("kaiju is ready"), "{said}");
        let (rest, log) = server.stop();
        said += &rest;
        assert!(said.contains("tables are kept in postgres://127.0.0.1:"), "{said}");
        assert!(!said.contains("s3cret") && !log.contains("s3cret"), "{said}{log}");
    }
    let nobody = free();
    for wrong in [
        format!("postgres://kaiju:s3cret@{nobody}/none"),
        format!("postgres://kaiju@{nobody}/none?password=s3cret"),
        "postgres://kaiju:s3cret@db:port/none".to_string(),
        "postgres:/kaiju:s3cret@db/none".to_string(),
        "mysql://kaiju:s3cret@db/none".to_string(),
        format!("{plain}?pasword=s3cret"),
    ] {
        let why = refuses(&["--db", &wrong]);
        assert!(!why.contains("s3cret"), "{wrong}: {why}");
        let backup = Command::new(KAIJU).args(["backup", "--db", &wrong, "x"]).output().unwrap();
        assert!(!String::from_utf8_lossy(&backup.stderr).contains("s3cret"), "{wrong}");
    }
}

/// A restore that is killed in the middle leaves nothing that serves, and says what to do.
#[cfg(unix)]
#[test]
fn a_restore_that_is_killed_is_not_served() {
    use std::io::Write;
    let folder = Scratch::new("killed");
    let (db, saved, pipe) = (folder.0.join("kaiju.db"), folder.0.join("saved"), folder.0.join("pipe"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let addr = free();
        let (mut server, _) = Child::start(Path::new(KAIJU), addr, &db.display().to_string()).await.unwrap();
        let mut caller = Caller::new(addr);
        let mut wanted = table(0);
        wanted.seats.push(wanted.seats[0].clone());
        for _ in 0..12 {
            let opened: Opened = caller.post("/tables", None, &wanted).await.unwrap();
            let path = format!("/tables/{}", opened.game);
            while caller.get::<TableInfo>(&path, None).await.unwrap().phase != Phase::Over {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        server.kill().unwrap();
    });
    let backup = Command::new(KAIJU).args(["backup", "--db"]).args([&db, &saved]).status().unwrap();
    assert!(backup.success());
    let text = std::fs::read(&saved).unwrap();
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let half = folder.0.join("half.db");
    let mut restore = Command::new(KAIJU).arg("restore").arg(&pipe).arg("--db").arg(&half).spawn().unwrap();
    let mut feed = std::fs::File::options().write(true).open(&pipe).unwrap();
    // More than a pipe and its reader hold: when this is through, tables have been written.
    let most = text.len() - 64;
    assert!(most > 150_000, "{most}");
    feed.write_all(&text[..most]).unwrap();
    restore.kill().unwrap();
    restore.wait().unwrap();
    drop(feed);
    let why = refuses(&["--db", &half.display().to_string()]);
    assert!(why.contains("interrupted") && why.contains("kaiju restore"), "{why}");
    // As it says: away with it, and again.
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", half.display()));
    }
    let again = Command::new(KAIJU).arg("restore").arg(&saved).arg("--db").arg(&half).output().unwrap();
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
}

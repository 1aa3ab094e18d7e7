//! The program as a server, in processes that are killed: storms, two nodes at one database, and the order of syncs.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use kaiju_bots::Bits;
use kaiju_server::siege::{Caller, Child, Ledger, Pilot, Postgres, StormReport, audit};
use kaiju_server::store;
use kaiju_wire::frame::{Ack, Act, Snapshot};
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened, Pace, Phase};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

const KAIJU: &str = env!("CARGO_BIN_EXE_kaiju");

fn free() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

fn table(seats: usize) -> NewTable {
    let me = NewSeat { kind: NewSeatKind::Me, ..NewSeat::default() };
    let bot = NewSeat { kind: NewSeatKind::Bot, player: Some("random".into()), ..NewSeat::default() };
    let mut seats = vec![me; seats];
    seats.push(bot);
    let (edition, pace, grace_s) = ("second".to_string(), Pace::Instant, Some(0));
    NewTable { edition, seats, pace, grace_s, start: true, ..NewTable::default() }
}

/// Fifty kills while eight tables are played: nothing acknowledged is lost, and the server is back within a second.
#[test]
fn a_storm_of_kills_loses_nothing() {
    let output =
        Command::new(KAIJU).args(["soak-server", "--kills", "50", "--tables", "8", "--lang=en"]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let ready = said.split("ready again in ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    assert!(ready.parse::<u64>().unwrap() < 1000, "{said}");
    assert!(said.contains("kills: 50"), "{said}");
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
        let ledger = Arc::new(Ledger::default());
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
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert!(!ledger.is_empty(), "they play");
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

/// The acknowledgement leaves only after the sync: seen from outside, by the order of system calls.
#[test]
fn what_is_acknowledged_was_synced_before() {
    if !Command::new("strace").args(["-o", "/dev/null", "true"]).status().is_ok_and(|status| status.success()) {
        eprintln!("strace is not here or may not trace: the order of system calls is not looked at");
        return;
    }
    let folder = std::env::temp_dir().join(format!("kaiju-sync-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (addr, trace) = (free(), folder.join("trace"));
    let mut strace = Command::new("strace");
    strace
        .args(["-f", "-y", "-s", "400", "-e", "trace=pwrite64,write,writev,sendto,fdatasync,fsync", "-o"])
        .arg(&trace);
    strace.arg(KAIJU).args(["serve", "--quiet", "--rates", "off", "--addr", &addr.to_string(), "--db"]);
    let mut server = strace.arg(folder.join("sync.db")).stdout(Stdio::null()).spawn().unwrap();
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
    let trace = std::fs::read_to_string(&trace).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let (mut dirty, mut seen) = (false, 0);
    for line in trace.lines() {
        if line.contains("pwrite64(") && line.contains(".db-wal") {
            dirty = true;
        } else if line.contains("sync") && line.contains("= 0") {
            dirty = false;
        } else if line.contains("\\\"dup\\\":false") && !line.contains(".db") {
            assert!(!dirty, "acknowledged before it was synced: {line}");
            seen += 1;
        }
    }
    assert!(seen >= acked / 2, "{seen} of {acked} acknowledgements were seen in the trace");
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
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let db = std::env::temp_dir().join(format!("kaiju-taken-{}.db", std::process::id()));
    let addr = taken.local_addr().unwrap().to_string();
    let (code, why) = said(&["serve", "--addr", &addr, "--db", &db.display().to_string()]);
    assert!(code == Some(2) && why.contains("--any-port"), "{why}");
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", db.display()));
    }
}

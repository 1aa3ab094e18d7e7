//! A `kaiju serve` that a chore starts, asks, plays at and stops.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::shell::{Result, program, run, target};

/// How long a server may take to begin, also on a busy machine and under an emulator.
const PATIENCE: Duration = Duration::from_mins(1);
/// No game has so many questions; one that does goes round in circles.
const QUESTIONS: u32 = 5_000;

/// A `kaiju serve` that ends with its owner.
pub(crate) struct ServeProcess {
    child: Child,
    addr: SocketAddr,
    pub(crate) url: String,
}

impl ServeProcess {
    /// Starts a program on a fresh database below the build folder.
    pub(crate) fn start(kaiju: &Path, tables: &str) -> Result<ServeProcess> {
        let tables = target()?.join(tables);
        forget(&tables);
        let mut serve = program(kaiju);
        serve.args(["serve", "--quiet", "--rates", "off", "--db"]).arg(&tables);
        Ok(ServeProcess::launch(serve)?.0)
    }

    /// Starts a command that serves, and tells how long it took to its first answer. The address is added to its words.
    pub(crate) fn launch(mut serve: Command) -> Result<(ServeProcess, Duration)> {
        let addr = free_address()?;
        serve.args(["--addr", &addr.to_string()]);
        ServeProcess::launch_at(serve, addr)
    }

    /// Starts a command that knows already where to serve.
    pub(crate) fn launch_at(mut serve: Command, addr: SocketAddr) -> Result<(ServeProcess, Duration)> {
        let begun = Instant::now();
        let child = serve.stdout(Stdio::null()).spawn().map_err(|e| format!("kaiju cannot be started: {e}"))?;
        let mut server = ServeProcess { child, addr, url: format!("http://{addr}") };
        while !ask_http(addr, "GET", "/healthz", "", "").is_ok_and(|(status, _)| status == 200) {
            if !matches!(server.child.try_wait(), Ok(None)) {
                return Err("kaiju ended instead of serving".to_string());
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("kaiju does not answer at {addr}"));
            }
            thread::sleep(Duration::from_millis(1));
        }
        Ok((server, begun.elapsed()))
    }

    /// Tells it to stop, as a supervisor does, and waits for it.
    pub(crate) fn stop(mut self) -> Result {
        run(program("kill").args(["-TERM", &self.child.id().to_string()]))?;
        let ended = self.child.wait().map_err(|e| format!("cannot wait for kaiju: {e}"))?;
        if ended.success() { Ok(()) } else { Err(format!("kaiju was told to stop and ended with {ended}")) }
    }

    /// The page, a game to its end and its record: what a server is for.
    pub(crate) fn try_out(&self) -> Result {
        try_out(self.addr)
    }

    /// Opens a table for one player and a bot.
    pub(crate) fn open(&self) -> Result<PlayedTable> {
        PlayedTable::open(self.addr)
    }

    /// Where it listens.
    pub(crate) fn addr(&self) -> SocketAddr {
        self.addr
    }
}

impl Drop for ServeProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Deletes a database with the files beside it.
pub(crate) fn forget(tables: &Path) {
    for end in ["", "-wal", "-shm", "-serve"] {
        let mut name = tables.as_os_str().to_owned();
        name.push(end);
        let _ = fs::remove_file(name);
    }
}

/// An address of this machine at which nobody listens.
pub(crate) fn free_address() -> Result<SocketAddr> {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    free.map_err(|e| format!("no port is free: {e}"))
}

/// Asks any server of kaiju for its page and plays a game at it.
pub(crate) fn try_out(addr: SocketAddr) -> Result {
    let (status, page) = ask_http(addr, "GET", "/", "", "")?;
    if status != 200 || !page.contains("kaiju_bg-") && !page.contains("boot.js") {
        return Err(format!("the server has no page inside (it answers {status})"));
    }
    let table = PlayedTable::open(addr)?;
    table.play(addr, u32::MAX)?;
    table.record(addr).map(drop)
}

/// A table for one player and a bot, with what opens its seat.
pub(crate) struct PlayedTable {
    game: String,
    token: String,
}

/// How often an answer is sent again that no node has taken.
const AGAIN: u32 = 200;

impl PlayedTable {
    /// Opens one.
    pub(crate) fn open(addr: SocketAddr) -> Result<PlayedTable> {
        let wish = r#"{"edition":"second","pace":"instant","start":true,
            "seats":[{"kind":"me","name":"Ana"},{"kind":"bot","player":"level2"}]}"#;
        let (status, said) = ask_http(addr, "POST", "/api/v1/tables", "", wish)?;
        let word = |name| value(&said, name).map(str::to_string);
        let (Some(game), Some(token)) = (word("game"), word("token")) else {
            return Err(format!("no table was opened: {status} {said}"));
        };
        Ok(PlayedTable { game, token })
    }

    /// Gives the first legal answer to every question, up to so many, or until the game is over: then it is true. These calls
    /// are the oldest there are, so that earlier versions know them.
    pub(crate) fn play(&self, addr: SocketAddr, answers: u32) -> Result<bool> {
        let call = |method: &str, what: &str, body: &str| {
            ask_http(addr, method, &format!("/api/v1/tables/{}/{what}", self.game), &self.token, body)
        };
        for _ in 0..answers.min(QUESTIONS) {
            let (status, view) = call("GET", "view", "")?;
            let Some(seq) = value(&view, "seq").and_then(|seq| seq.parse::<u64>().ok()) else {
                return Err(format!("the table cannot be seen: {status} {view}"));
            };
            if value(&view, "phase") == Some("over") {
                return Ok(true);
            }
            let legal = view.split_once("\"legal\":[\"").and_then(|(_, list)| list.split('"').next());
            let Some(action) = legal else {
                // Somebody else is asked: wait until something happens.
                call("GET", &format!("events?from={}&wait_ms=20000", seq + 1), "")?;
                continue;
            };
            let body = format!("{{\"id\":\"{}\",\"expect\":{seq},\"action\":\"{action}\"}}", fresh_id());
            let mut answered = call("POST", "actions", &body)?;
            // A proxy whose node has just gone says so once or twice. The same answer can be sent again: it counts once.
            for _ in 0..AGAIN {
                if !(502..=504).contains(&answered.0) {
                    break;
                }
                thread::sleep(Duration::from_millis(100));
                answered = call("POST", "actions", &body)?;
            }
            let (status, said) = answered;
            if status != 200 {
                return Err(format!("an answer was refused: {status} {said}"));
            }
        }
        if answers > QUESTIONS { Err("the game does not end".to_string()) } else { Ok(false) }
    }

    /// The record of a game that is over.
    pub(crate) fn record(&self, addr: SocketAddr) -> Result<String> {
        let (status, record) = ask_http(addr, "GET", &format!("/api/v1/tables/{}/record", self.game), "", "")?;
        if status == 200 && record.contains("edition second") {
            return Ok(record);
        }
        Err(format!("a finished game has no record: {status} {record}"))
    }
}

/// An id that no answer had before.
fn fresh_id() -> String {
    let random = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", random(), random())
}

/// The first value of a name in some JSON: a string without its quotes, or a number.
fn value<'a>(json: &'a str, name: &str) -> Option<&'a str> {
    let rest = json.split_once(&format!("\"{name}\":"))?.1.trim_start();
    match rest.strip_prefix('"') {
        Some(text) => text.split('"').next(),
        None => rest.split(|c: char| !c.is_ascii_alphanumeric()).next(),
    }
}

/// One request, and what was answered.
pub(crate) fn ask_http(addr: SocketAddr, method: &str, path: &str, token: &str, body: &str) -> Result<(u16, String)> {
    let fail = |e: std::io::Error| format!("{addr} does not answer: {e}");
    let mut line = TcpStream::connect(addr).map_err(fail)?;
    line.set_read_timeout(Some(PATIENCE)).map_err(fail)?;
    let bearer = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
    let kind = if body.is_empty() { "" } else { "content-type: application/json\r\n" };
    let head = format!("{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n{bearer}{kind}");
    write!(line, "{head}content-length: {}\r\n\r\n{body}", body.len()).map_err(fail)?;
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).map_err(fail)?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| format!("{addr} says nothing"))?;
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok());
    Ok((status.ok_or_else(|| format!("{addr} does not speak HTTP"))?, body.to_string()))
}

#[cfg(test)]
mod tests {
    use super::value;

    #[test]
    fn values_are_found_in_what_a_server_says() {
        let said = r#"{"kaiju":"question","id": 17,"seat":"A","table":{"code":"ABCDEF"}}"#;
        assert_eq!(value(said, "kaiju"), Some("question"));
        assert_eq!(value(said, "id"), Some("17"));
        assert_eq!(value(said, "code"), Some("ABCDEF"));
        assert_eq!(value(said, "token"), None);
    }
}

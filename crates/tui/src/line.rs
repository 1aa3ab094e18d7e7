//! The line to a table server: requests, and a WebSocket in a thread.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use kaiju_wire::{API, Refusal, SUBPROTOCOL, ToClient, ToServer};
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::{Message, WebSocket};

use crate::trouble::Trouble;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the line looks whether there is something to send.
const BEAT: Duration = Duration::from_millis(40);
/// The largest answer that is read.
const LARGEST: u64 = 16 << 20;

/// Where a server is: a host with a port, and whether it is spoken to in secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerAddress {
    host: String,
    tls: bool,
}

/// What a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A table by its code.
    Code(String),
    /// A table by its id.
    Game(String),
}

/// Reads a link such as `https://host/#/join/CODE`, or a bare code for the server that is given.
pub fn goal(text: &str, server: &str) -> Result<(ServerAddress, Goal), Trouble> {
    let text = text.trim();
    let wrong = || Trouble::Link(text.to_string());
    let Some((address, page)) = text.split_once("/#/") else {
        if text.is_empty() || text.contains("://") || text.contains('/') {
            return Err(wrong());
        }
        let goal = if text.len() > 12 { Goal::Game(text.to_string()) } else { Goal::Code(text.to_uppercase()) };
        return Ok((ServerAddress::new(server)?, goal));
    };
    let server = ServerAddress::new(address)?;
    match page.split('/').collect::<Vec<_>>().as_slice() {
        ["join", code, ..] => Ok((server, Goal::Code(code.to_uppercase()))),
        ["table" | "replay", game, ..] => Ok((server, Goal::Game((*game).to_string()))),
        _ => Err(wrong()),
    }
}

/// The record of a game on a server, by the address people see or by that of the API.
pub fn record(url: &str) -> Result<String, Trouble> {
    let (server, game) = record_of(url)?;
    server.text("GET", &format!("/tables/{game}/record"), None, None)
}

/// Where the record lies that an address leads to.
fn record_of(url: &str) -> Result<(ServerAddress, String), Trouble> {
    let of_api = url
        .split_once(&format!("{API}/tables/"))
        .and_then(|(server, path)| Some((server, path.strip_suffix("/record")?)))
        .filter(|(_, game)| !game.contains('/'));
    if let Some((server, game)) = of_api {
        return Ok((ServerAddress::new(server)?, game.to_string()));
    }
    match goal(url, "")? {
        (server, Goal::Game(game)) => Ok((server, game)),
        (_, Goal::Code(_)) => Err(Trouble::Link(url.to_string())),
    }
}

/// A stream to a server, in secret or in the open.
enum ServerStream {
    Open(TcpStream),
    Secret(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl ServerStream {
    fn tcp(&self) -> &TcpStream {
        match self {
            ServerStream::Open(stream) => stream,
            ServerStream::Secret(stream) => &stream.sock,
        }
    }
}

impl Read for ServerStream {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self {
            ServerStream::Open(stream) => stream.read(bytes),
            ServerStream::Secret(stream) => stream.read(bytes),
        }
    }
}

impl Write for ServerStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            ServerStream::Open(stream) => stream.write(bytes),
            ServerStream::Secret(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            ServerStream::Open(stream) => stream.flush(),
            ServerStream::Secret(stream) => stream.flush(),
        }
    }
}

/// How servers prove who they are: with the certificates this system trusts, or those named in `SSL_CERT_FILE`.
fn secrets() -> Option<Arc<ClientConfig>> {
    static SECRETS: OnceLock<Option<Arc<ClientConfig>>> = OnceLock::new();
    let read = || {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() {
            return None;
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().ok()?;
        Some(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
    };
    SECRETS.get_or_init(read).clone()
}

impl ServerAddress {
    /// Reads an address such as `https://host`, `http://host:8080` or `host:8080`.
    pub fn new(address: &str) -> Result<ServerAddress, Trouble> {
        let (tls, host) = match address.split_once("://") {
            Some(("https" | "wss", host)) => (true, host),
            Some(("http" | "ws", host)) => (false, host),
            Some(_) => return Err(Trouble::Address(address.to_string())),
            None => (false, address),
        };
        let host = host.trim_end_matches('/');
        if host.is_empty() || host.contains(['/', ' ', '@']) {
            return Err(Trouble::Address(address.to_string()));
        }
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let usual = if tls { 443 } else { 80 };
        Ok(ServerAddress { host: if has_port { host.to_string() } else { format!("{host}:{usual}") }, tls })
    }

    /// The address people give to a browser.
    pub fn url(&self) -> String {
        let (scheme, usual) = if self.tls { ("https", ":443") } else { ("http", ":80") };
        format!("{scheme}://{}", self.host.strip_suffix(usual).unwrap_or(&self.host))
    }

    fn connect(&self) -> Result<ServerStream, Trouble> {
        let broken = |error: &io::Error| Trouble::of_line(self.url(), error);
        let tcp = self.reach().map_err(|error| broken(&error))?;
        if !self.tls {
            return Ok(ServerStream::Open(tcp));
        }
        let secrets = secrets().ok_or_else(|| Trouble::NoCertificates(self.url()))?;
        let name = self.host.rsplit_once(':').map_or(self.host.as_str(), |(name, _)| name);
        let name = name.trim_start_matches('[').trim_end_matches(']').to_string();
        let name = ServerName::try_from(name).map_err(|_| Trouble::Address(self.url()))?;
        let session = ClientConnection::new(secrets, name).map_err(|error| broken(&io::Error::other(error)))?;
        let mut stream = StreamOwned::new(session, tcp);
        while stream.conn.is_handshaking() {
            stream.conn.complete_io(&mut stream.sock).map_err(|error| broken(&error))?;
        }
        Ok(ServerStream::Secret(Box::new(stream)))
    }

    /// A stream to the host.
    fn reach(&self) -> io::Result<TcpStream> {
        let mut last = io::Error::from(io::ErrorKind::NotFound);
        for address in self.host.to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, PATIENCE) {
                Ok(stream) => {
                    stream.set_nodelay(true)?;
                    stream.set_read_timeout(Some(PATIENCE))?;
                    stream.set_write_timeout(Some(PATIENCE))?;
                    return Ok(stream);
                }
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// A request of the API and the text of its answer.
    pub fn text(&self, method: &str, path: &str, token: Option<&str>, body: Option<&str>) -> Result<String, Trouble> {
        let stream = self.connect()?;
        let asked = self.request(stream, method, path, token, body);
        let (status, answer) = asked.map_err(|error| Trouble::of_line(self.url(), &error))?;
        if (200..300).contains(&status) {
            return Ok(answer);
        }
        let refusal = serde_json::from_str::<Refusal>(&answer);
        Err(refusal.map_or(Trouble::Status(status), |refusal| Trouble::Refused(refusal.code)))
    }

    /// The same with values.
    pub fn call<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&impl Serialize>,
    ) -> Result<T, Trouble> {
        let strange = |_| Trouble::Strange(self.url());
        let body = body.map(serde_json::to_string).transpose().map_err(strange)?;
        let answer = self.text(method, path, token, body.as_deref())?;
        serde_json::from_str(&answer).map_err(strange)
    }

    fn request(
        &self,
        mut stream: ServerStream,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&str>,
    ) -> io::Result<(u16, String)> {
        let mut request = format!("{method} {API}{path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.host);
        if let Some(token) = token {
            let _ = write!(request, "Authorization: Bearer {token}\r\n");
        }
        if let Some(body) = body {
            let _ = write!(request, "Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        } else if method != "GET" {
            request += "Content-Length: 0\r\n";
        }
        request += "\r\n";
        request += body.unwrap_or("");
        stream.write_all(request.as_bytes())?;
        stream.flush()?;
        read_answer(BufReader::new(stream.take(LARGEST)))
    }

    fn socket(&self) -> Result<WebSocket<ServerStream>, Trouble> {
        let stream = self.connect()?;
        let broken = |why: &dyn std::fmt::Display| Trouble::Silent(self.url(), why.to_string());
        let scheme = if self.tls { "wss" } else { "ws" };
        let request = format!("{scheme}://{}{API}/ws", self.host).into_client_request();
        let mut request = request.map_err(|error| broken(&error))?;
        request.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static(SUBPROTOCOL));
        let (socket, _) = tungstenite::client(request, stream).map_err(|error| broken(&error))?;
        socket.get_ref().tcp().set_read_timeout(Some(BEAT)).map_err(|error| broken(&error))?;
        Ok(socket)
    }
}

/// Reads an answer: its status and its body, whole or in chunks.
fn read_answer(mut from: impl BufRead) -> io::Result<(u16, String)> {
    let broken = || io::Error::other("the answer is not HTTP");
    let mut line = String::new();
    from.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|word| word.parse().ok()).ok_or_else(broken)?;
    let (mut length, mut chunked) = (None, false);
    loop {
        line.clear();
        if from.read_line(&mut line)? == 0 {
            return Err(broken());
        }
        let head = line.trim_end().to_ascii_lowercase();
        if head.is_empty() {
            break;
        }
        if let Some(value) = head.strip_prefix("content-length:") {
            length = value.trim().parse::<u64>().ok();
        }
        chunked |= head.starts_with("transfer-encoding:") && head.contains("chunked");
    }
    let mut body = Vec::new();
    if chunked {
        loop {
            line.clear();
            from.read_line(&mut line)?;
            let size = u64::from_str_radix(line.trim().split(';').next().unwrap_or(""), 16).map_err(|_| broken())?;
            from.by_ref().take(size).read_to_end(&mut body)?;
            line.clear();
            from.read_line(&mut line)?;
            if size == 0 {
                break;
            }
        }
    } else {
        from.take(length.unwrap_or(LARGEST)).read_to_end(&mut body)?;
    }
    Ok((status, String::from_utf8(body).map_err(io::Error::other)?))
}

/// What is heard on a line.
pub enum Heard {
    /// A socket is open.
    Up,
    /// A frame.
    Frame(ToClient),
    /// The socket is gone, with the number the server gave.
    Down(u16),
}

/// What a line is told to do.
enum Order {
    Connect,
    HangUp,
    Send(Box<ToServer>),
}

/// The number of a socket that broke without a word.
const BROKEN: u16 = 1006;

/// A WebSocket in a thread. It is opened and closed when somebody says so, and does nothing by itself.
pub struct SocketThread {
    outbox: Sender<Order>,
    inbox: Receiver<Heard>,
}

impl SocketThread {
    /// A line to a server. `wake` is called in the thread whenever something was heard.
    pub fn new(server: ServerAddress, wake: impl Fn() + Send + 'static) -> SocketThread {
        let (outbox, orders) = channel();
        let (heard, inbox) = channel();
        thread::spawn(move || {
            let tell = |what: Heard| {
                let told = heard.send(what).is_ok();
                wake();
                told
            };
            // What is meant for a socket that is gone is said again by whoever wanted it.
            while let Ok(order) = orders.recv() {
                if !matches!(order, Order::Connect) {
                    continue;
                }
                let ended = match server.socket() {
                    Ok(socket) if tell(Heard::Up) => talk(socket, &orders, &tell),
                    Ok(_) => return,
                    Err(_) => LineEnd::Down(BROKEN),
                };
                let go_on = match ended {
                    LineEnd::Nobody => false,
                    LineEnd::HungUp => true,
                    LineEnd::Down(number) => tell(Heard::Down(number)),
                };
                if !go_on {
                    return;
                }
            }
        });
        SocketThread { outbox, inbox }
    }

    /// Opens a socket.
    pub fn connect(&self) {
        let _ = self.outbox.send(Order::Connect);
    }

    /// Closes the socket.
    pub fn hang_up(&self) {
        let _ = self.outbox.send(Order::HangUp);
    }

    /// Sends a frame.
    pub fn send(&self, frame: Box<ToServer>) {
        let _ = self.outbox.send(Order::Send(frame));
    }

    /// The next thing heard, if there is one.
    pub fn heard(&self) -> Option<Heard> {
        self.inbox.try_recv().ok()
    }

    /// The next thing heard within some time.
    pub fn wait(&self, most: Duration) -> Option<Heard> {
        self.inbox.recv_timeout(most).ok()
    }
}

enum LineEnd {
    /// Nobody listens any more.
    Nobody,
    HungUp,
    Down(u16),
}

fn talk(mut socket: WebSocket<ServerStream>, orders: &Receiver<Order>, tell: &impl Fn(Heard) -> bool) -> LineEnd {
    loop {
        loop {
            let order = orders.try_recv();
            match order {
                Ok(Order::Send(frame)) => {
                    if say(&mut socket, &frame).is_err() {
                        return LineEnd::Down(BROKEN);
                    }
                }
                Err(TryRecvError::Empty) => break,
                Ok(Order::Connect) => {}
                Ok(Order::HangUp) | Err(TryRecvError::Disconnected) => {
                    let _ = socket.close(None);
                    let _ = socket.flush();
                    return if order.is_ok() { LineEnd::HungUp } else { LineEnd::Nobody };
                }
            }
        }
        match socket.read() {
            Ok(Message::Text(text)) => {
                // A frame that cannot be read is one we do not know.
                let frame = serde_json::from_str(&text).unwrap_or(ToClient::Unknown);
                if !tell(Heard::Frame(frame)) {
                    return LineEnd::Nobody;
                }
            }
            Ok(Message::Close(close)) => return LineEnd::Down(close.map_or(BROKEN, |close| close.code.into())),
            Ok(_) => {}
            Err(tungstenite::Error::Io(error))
                if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
            Err(_) => return LineEnd::Down(BROKEN),
        }
    }
}

fn say(socket: &mut WebSocket<ServerStream>, frame: &ToServer) -> tungstenite::Result<()> {
    let text = serde_json::to_string(frame).map_err(io::Error::from)?;
    socket.send(Message::text(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_text::Lang;

    #[test]
    fn links_and_codes_lead_to_tables() {
        let here = "http://localhost:8080";
        let at = |text: &str| goal(text, here).map(|(server, goal)| (server.url(), goal)).unwrap();
        let code = |code: &str| Goal::Code(code.into());
        assert_eq!(at("abcdef"), (here.into(), code("ABCDEF")));
        assert_eq!(at("http://10.0.0.7:9000/#/join/abcdef"), ("http://10.0.0.7:9000".into(), code("ABCDEF")));
        assert_eq!(at("http://kaiju.example/#/join/ABC/x"), ("http://kaiju.example".into(), code("ABC")));
        assert_eq!(at("http://h/#/table/0123"), ("http://h".into(), Goal::Game("0123".into())));
        assert_eq!(at("https://kaiju.example/#/join/ABC"), ("https://kaiju.example".into(), code("ABC")));
        assert_eq!(at("https://h:8443/#/table/0123"), ("https://h:8443".into(), Goal::Game("0123".into())));
        for wrong in
            ["", "http://h/", "ftp://h/#/join/A", "http://h/#/lobby", "http:///#/join/A", "https://u@h/#/join/A"]
        {
            let trouble = goal(wrong, here).unwrap_err();
            let told = Lang::ALL.map(|lang| trouble.told(lang));
            assert!(told[0] != told[1] && told[1] != told[2], "{told:?}");
        }
    }

    #[test]
    fn addresses_of_pages_and_of_the_api_lead_to_records() {
        let at = |url: &str| record_of(url).map(|(server, game)| (server.url(), game)).unwrap();
        let abc = |server: &str| (server.to_string(), "abc".to_string());
        assert_eq!(at("http://localhost:8080/#/replay/abc/17"), abc("http://localhost:8080"));
        assert_eq!(at("https://kaiju.example/#/table/abc"), abc("https://kaiju.example"));
        assert_eq!(at("https://h/api/v1/tables/abc/record"), abc("https://h"));
        for wrong in ["http://localhost/", "http://h/#/lobby", "ftp://x", "http://h/#/join/ABCDEF", "http://h/record"] {
            assert!(record_of(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn answers_come_whole_or_in_chunks() {
        let whole = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello more".as_slice();
        assert_eq!(read_answer(whole).unwrap(), (200, "hello".to_string()));
        let chunks =
            b"HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n".as_slice();
        assert_eq!(read_answer(chunks).unwrap(), (404, "hello".to_string()));
        assert!(read_answer(b"SSH-2.0\r\n\r\n".as_slice()).is_err());
    }
}

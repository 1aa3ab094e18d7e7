//! The line to a table server: requests, and a WebSocket in a thread.

use std::io;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::Duration;

use kaiju_wire::{API, Refusal, SUBPROTOCOL, hex};
use rustls::crypto::CryptoProvider;
use rustls::pki_types::CertificateDer;
use rustls::{ClientConfig, RootCertStore};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Connector, Message, WebSocket};
use ureq::Agent;
use ureq::http::Request;
use ureq::tls::{Certificate, RootCerts, TlsConfig};

use crate::trouble::Trouble;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the line looks whether there is something to send.
const BEAT: Duration = Duration::from_millis(40);
/// The largest answer that is read.
const LARGEST: u64 = 16 << 20;
/// How long somebody waits before asking again for what is to be made.
const AGAIN: [Duration; 2] = [Duration::from_millis(300), Duration::from_secs(1)];

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

/// The certificates that servers prove themselves with: those this system trusts, or those named in `SSL_CERT_FILE`.
static TRUSTED: LazyLock<Vec<CertificateDer<'static>>> =
    LazyLock::new(|| rustls_native_certs::load_native_certs().certs);

/// What encrypts.
static CRYPTO: LazyLock<Arc<CryptoProvider>> = LazyLock::new(|| Arc::new(rustls::crypto::ring::default_provider()));

/// Makes requests to servers that are spoken to in the open.
static OPEN: LazyLock<Agent> = LazyLock::new(|| agent(TlsConfig::default()));

/// Makes requests to servers that prove who they are.
static SECRET: LazyLock<Agent> = LazyLock::new(|| {
    let trusted: Vec<_> = TRUSTED.iter().map(|certificate| Certificate::from_der(certificate).to_owned()).collect();
    let tls = TlsConfig::builder().root_certs(RootCerts::new_with_certs(&trusted));
    agent(tls.unversioned_rustls_crypto_provider(CRYPTO.clone()).build())
});

/// Makes requests to the server itself, never to a proxy: the WebSocket could not use one either.
fn agent(tls: TlsConfig) -> Agent {
    let config = Agent::config_builder().tls_config(tls).proxy(None).timeout_global(Some(PATIENCE));
    config.http_status_as_error(false).build().into()
}

/// How a WebSocket is encrypted.
fn encryption() -> Result<Arc<ClientConfig>, rustls::Error> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(TRUSTED.iter().cloned());
    let config = ClientConfig::builder_with_provider(CRYPTO.clone()).with_safe_default_protocol_versions()?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
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

    /// Refuses a server whose certificate could not be checked.
    fn checkable(&self) -> Result<(), Trouble> {
        if self.tls && TRUSTED.is_empty() { Err(Trouble::NoCertificates(self.url())) } else { Ok(()) }
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

    /// Sends a request of the API and returns the text of its answer.
    pub fn text(&self, method: &str, path: &str, token: Option<&str>, body: Option<&str>) -> Result<String, Trouble> {
        self.text_keyed(method, path, (token, None), body)
    }

    fn text_keyed(
        &self,
        method: &str,
        path: &str,
        tokens: (Option<&str>, Option<&str>),
        body: Option<&str>,
    ) -> Result<String, Trouble> {
        self.checkable()?;
        let (status, answer) = self.request(method, path, tokens, body).map_err(|error| match error {
            ureq::Error::Rustls(error) => Trouble::of_line(self.url(), &io::Error::other(error)),
            error => Trouble::of_line(self.url(), &error.into_io()),
        })?;
        if (200..300).contains(&status) {
            return Ok(answer);
        }
        let refusal = serde_json::from_str::<Refusal>(&answer);
        Err(refusal.map_or(Trouble::Status(status), |refusal| Trouble::Refused(refusal.code)))
    }

    /// Sends a request of the API whose body and answer are values.
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

    /// Has the server make something, and asks again where no answer comes: it is made once.
    pub fn make<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
        body: Option<&impl Serialize>,
    ) -> Result<T, Trouble> {
        let strange = |_| Trouble::Strange(self.url());
        let body = body.map(serde_json::to_string).transpose().map_err(strange)?;
        let mut key = [0; 16];
        getrandom::fill(&mut key).map_err(|error| Trouble::NoRandom(error.to_string()))?;
        let key = hex::write(&key);
        let mut pauses = AGAIN.into_iter();
        loop {
            match (self.text_keyed("POST", path, (token, Some(&key)), body.as_deref()), pauses.next()) {
                (Err(trouble), Some(pause)) if trouble.may_pass() => thread::sleep(pause),
                (answer, _) => return serde_json::from_str(&answer?).map_err(strange),
            }
        }
    }

    fn request(
        &self,
        method: &str,
        path: &str,
        (token, key): (Option<&str>, Option<&str>),
        body: Option<&str>,
    ) -> Result<(u16, String), ureq::Error> {
        let mut request = Request::builder().method(method).uri(format!("{}{API}{path}", self.url()));
        if let Some(key) = key {
            request = request.header("Idempotency-Key", key);
        }
        if let Some(token) = token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let agent = if self.tls { &SECRET } else { &OPEN };
        let mut answer = match body {
            Some(body) => agent.run(request.header("Content-Type", "application/json").body(body)?),
            None if method == "GET" || method == "DELETE" => agent.run(request.body(())?),
            None => agent.run(request.body("")?),
        }?;
        Ok((answer.status().as_u16(), answer.body_mut().with_config().limit(LARGEST).read_to_string()?))
    }

    fn socket(&self) -> Result<WebSocket<MaybeTlsStream<TcpStream>>, Trouble> {
        self.checkable()?;
        let broken = |why: &dyn std::fmt::Display| Trouble::Silent(self.url(), why.to_string());
        let stream = self.reach().map_err(|error| Trouble::of_line(self.url(), &error))?;
        let beat = stream.try_clone().map_err(|error| broken(&error))?;
        let (scheme, connector) = if self.tls {
            ("wss", Connector::Rustls(encryption().map_err(|error| broken(&error))?))
        } else {
            ("ws", Connector::Plain)
        };
        let request = format!("{scheme}://{}{API}/ws", self.host).into_client_request();
        let mut request = request.map_err(|error| broken(&error))?;
        request.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static(SUBPROTOCOL));
        let opened = tungstenite::client_tls_with_config(request, stream, None, Some(connector));
        let (socket, _) = opened.map_err(|error| broken(&error))?;
        beat.set_read_timeout(Some(BEAT)).map_err(|error| broken(&error))?;
        Ok(socket)
    }
}

/// What is heard on a line.
pub enum Heard {
    /// A socket is open.
    Up,
    /// The text of a frame.
    Frame(String),
    /// The socket is gone, with the number the server gave.
    Down(u16),
}

/// What a line is told to do.
enum Order {
    Connect,
    HangUp,
    Send(String),
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

    /// Sends the text of a frame.
    pub fn send(&self, text: String) {
        let _ = self.outbox.send(Order::Send(text));
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

fn talk(
    mut socket: WebSocket<MaybeTlsStream<TcpStream>>,
    orders: &Receiver<Order>,
    tell: &impl Fn(Heard) -> bool,
) -> LineEnd {
    loop {
        loop {
            let order = orders.try_recv();
            match order {
                Ok(Order::Send(text)) => {
                    if socket.send(Message::text(text)).is_err() {
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
                if !tell(Heard::Frame(text.to_string())) {
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
}

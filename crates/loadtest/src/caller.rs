//! A small client: requests over one connection that is made again when it breaks, and sockets.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper_util::rt::TokioIo;
use kaiju_wire::frame::{Hello, ToClient, ToServer};
use kaiju_wire::{API, SUBPROTOCOL};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(35);

/// An answer.
#[derive(Clone, Debug)]
pub struct HttpReply {
    /// Its status.
    pub status: u16,
    /// Its headers.
    pub headers: hyper::HeaderMap,
    /// Its body.
    pub body: Vec<u8>,
}

impl HttpReply {
    /// The body read as something.
    pub fn json<T: DeserializeOwned>(&self) -> io::Result<T> {
        serde_json::from_slice(&self.body).map_err(|error| {
            let text = String::from_utf8_lossy(&self.body);
            io::Error::other(format!("{}: {error}: {}", self.status, text.chars().take(300).collect::<String>()))
        })
    }

    /// The code of a refusal.
    pub fn code(&self) -> Option<kaiju_wire::Code> {
        self.json::<kaiju_wire::Refusal>().ok().map(|refusal| refusal.code)
    }
}

/// Speaks HTTP with one server.
pub struct Caller {
    addr: SocketAddr,
    open: Option<SendRequest<Full<Bytes>>>,
}

impl Caller {
    /// One for this address; nothing is connected yet.
    pub fn new(addr: SocketAddr) -> Caller {
        Caller { addr, open: None }
    }

    async fn open(&mut self) -> io::Result<&mut SendRequest<Full<Bytes>>> {
        let ready = self.open.as_ref().is_some_and(|open| !open.is_closed());
        if !ready {
            let stream = TcpStream::connect(self.addr).await?;
            stream.set_nodelay(true)?;
            let (send, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
            tokio::spawn(connection);
            self.open = Some(send);
        }
        self.open.as_mut().ok_or_else(|| io::Error::other("no connection"))
    }

    /// Any request at all; it names the address we call, unless a `host` among the headers names another.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> io::Result<HttpReply> {
        let mut request = hyper::Request::builder().method(method).uri(path);
        if headers.iter().all(|(name, _)| *name != "host") {
            request = request.header("host", self.addr.to_string());
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(io::Error::other)?;
        let open = self.open().await?;
        open.ready().await.map_err(io::Error::other)?;
        let answer = async {
            let answer = open.send_request(request).await.map_err(io::Error::other)?;
            let (parts, body) = answer.into_parts();
            let body = body.collect().await.map_err(io::Error::other)?.to_bytes().to_vec();
            Ok(HttpReply { status: parts.status.as_u16(), headers: parts.headers, body })
        };
        let answer = tokio::time::timeout(PATIENCE, answer).await;
        let answer = answer.unwrap_or_else(|_| Err(io::Error::other("no answer")));
        if answer.is_err() {
            self.open = None;
        }
        answer
    }

    /// A request of the API, with a token and a body in JSON if there are any.
    pub async fn call(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&(impl Serialize + Sync)>,
    ) -> io::Result<HttpReply> {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut headers = Vec::new();
        if let Some(bearer) = &bearer {
            headers.push(("authorization", bearer.as_str()));
        }
        let bytes = match body {
            Some(body) => {
                headers.push(("content-type", "application/json"));
                serde_json::to_vec(body).map_err(io::Error::other)?
            }
            None => Vec::new(),
        };
        self.send(method, &format!("{API}{path}"), &headers, bytes).await
    }

    /// Reads something of the API.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str, token: Option<&str>) -> io::Result<T> {
        self.call("GET", path, token, None::<&()>).await?.json()
    }

    /// Sends something to the API.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &(impl Serialize + Sync),
    ) -> io::Result<T> {
        self.call("POST", path, token, Some(body)).await?.json()
    }
}

/// The request that becomes a socket.
fn upgrade(addr: SocketAddr) -> io::Result<tokio_tungstenite::tungstenite::handshake::client::Request> {
    let mut request = format!("ws://{addr}{API}/ws").into_client_request().map_err(io::Error::other)?;
    request.headers_mut().insert("sec-websocket-protocol", hyper::header::HeaderValue::from_static(SUBPROTOCOL));
    Ok(request)
}

/// A socket.
pub struct TestSocket(WebSocketStream<TcpStream>);

impl TestSocket {
    /// Connects, without a word yet.
    pub async fn connect(addr: SocketAddr) -> io::Result<TestSocket> {
        TestSocket::connect_with(addr, upgrade(addr)?).await
    }

    /// Connects with a request of one's own.
    pub async fn connect_with(
        addr: SocketAddr,
        request: tokio_tungstenite::tungstenite::handshake::client::Request,
    ) -> io::Result<TestSocket> {
        TestSocket::shake(TcpStream::connect(addr).await?, request).await
    }

    async fn shake(
        stream: TcpStream,
        request: tokio_tungstenite::tungstenite::handshake::client::Request,
    ) -> io::Result<TestSocket> {
        stream.set_nodelay(true)?;
        let config = tokio_tungstenite::tungstenite::protocol::WebSocketConfig::default().read_buffer_size(4096);
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        connected.map(|(socket, _)| TestSocket(socket)).map_err(io::Error::other)
    }

    /// Connects and says hello.
    pub async fn hello(addr: SocketAddr, hello: Hello) -> io::Result<TestSocket> {
        let mut wire = TestSocket::connect(addr).await?;
        wire.say(&ToServer::Hello(hello)).await?;
        Ok(wire)
    }

    /// The same from an address of this machine; from any where there is no such address.
    pub async fn hello_from(home: SocketAddr, addr: SocketAddr, hello: Hello) -> io::Result<TestSocket> {
        let socket = TcpSocket::new_v4()?;
        let stream = match socket.bind(home) {
            Ok(()) => socket.connect(addr).await?,
            Err(_) => TcpStream::connect(addr).await?,
        };
        let mut wire = TestSocket::shake(stream, upgrade(addr)?).await?;
        wire.say(&ToServer::Hello(hello)).await?;
        Ok(wire)
    }

    /// Sends a frame.
    pub async fn say(&mut self, frame: &ToServer) -> io::Result<()> {
        let text = serde_json::to_string(frame).map_err(io::Error::other)?;
        self.say_raw(Message::text(text)).await
    }

    /// Sends anything at all.
    pub async fn say_raw(&mut self, message: Message) -> io::Result<()> {
        self.0.send(message).await.map_err(io::Error::other)
    }

    /// The next frame; the number it was closed with is an error.
    pub async fn hear(&mut self) -> io::Result<ToClient> {
        let text = self.hear_raw().await?;
        serde_json::from_str(&text).map_err(io::Error::other)
    }

    /// The next frame as text.
    pub async fn hear_raw(&mut self) -> io::Result<String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(frame))) => {
                    let number = frame.map_or(0, |frame| u16::from(frame.code));
                    return Err(io::Error::new(io::ErrorKind::ConnectionAborted, format!("closed {number}")));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
                None => return Err(io::ErrorKind::UnexpectedEof.into()),
            }
        }
    }

    /// The number the server closes with, whatever comes before; 0 when it just goes.
    pub async fn close_number(&mut self, most: Duration) -> Option<u16> {
        let closing = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Close(frame))) => return frame.map_or(0, |frame| u16::from(frame.code)),
                    Some(Ok(_)) => {}
                    _ => return 0,
                }
            }
        };
        tokio::time::timeout(most, closing).await.ok()
    }
}

//! How a request becomes a socket. We do this ourselves, not the framework, so that bytes are counted before anything
//! reads them.

use axum::body::Body;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use kaiju_wire::SUBPROTOCOL;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

/// A request that asks for a socket, and is right.
pub(crate) struct Handshake {
    accept: String,
    offered: bool,
    ours: bool,
    /// Becomes the stream when the answer is out.
    pub(crate) upgrade: OnUpgrade,
}

impl Handshake {
    /// Reads a request; none when it is no request for a socket.
    pub(crate) fn read(parts: &mut Parts) -> Option<Handshake> {
        let headers = &parts.headers;
        let is_one = parts.method == Method::GET
            && words(headers, &header::CONNECTION).any(|word| word.eq_ignore_ascii_case("upgrade"))
            && words(headers, &header::UPGRADE).any(|word| word.eq_ignore_ascii_case("websocket"))
            && headers.get(header::SEC_WEBSOCKET_VERSION)? == "13";
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| is_one)?;
        let accept = derive_accept_key(key.as_bytes());
        let offered = headers.contains_key(header::SEC_WEBSOCKET_PROTOCOL);
        let ours = words(headers, &header::SEC_WEBSOCKET_PROTOCOL).any(|word| word == SUBPROTOCOL);
        Some(Handshake { accept, offered, ours, upgrade: parts.extensions.remove::<OnUpgrade>()? })
    }

    /// Does the client speak only protocols we do not?
    pub(crate) fn is_strange(&self) -> bool {
        self.offered && !self.ours
    }

    /// The answer, and what becomes the stream.
    pub(crate) fn answer(self) -> (Response, OnUpgrade) {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        if let Ok(accept) = HeaderValue::from_str(&self.accept) {
            headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        }
        if self.ours {
            headers.insert(header::SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static(SUBPROTOCOL));
        }
        (response, self.upgrade)
    }
}

/// The words of a list in headers of this name.
fn words<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> + use<'a> {
    let lists = headers.get_all(name).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).map(str::trim)
}

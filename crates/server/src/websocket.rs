//! Web sockets as the far end of a conversation: how a request becomes one, with its bytes counted before anything reads
//! them.

use std::sync::Arc;

use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use kaiju_wire::code::{Close, Code, Refusal};
use kaiju_wire::limits::{FRAME, QUEUE_BYTES};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::alarm::Alarm;
use crate::crowd::CrowdPlace;
use crate::handshake::Handshake;
use crate::http::{At, Peer};
use crate::metered::{Flood, Metered};
use crate::socket::{Arrival, FarEnd, serve};

/// After so long somebody may try again whose address has too many sockets.
const CROWDED_MS: u64 = 5_000;
/// What is still read, unseen, of a socket that was closed, so that the farewell arrives before the line goes.
const LINGER_BYTES: u64 = 1024 * 1024;

/// Turns a request into a socket.
pub(crate) async fn upgrade(site: At, peer: Peer, request: axum::extract::Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let Some(handshake) = Handshake::read(&mut parts) else {
        return crate::http::refused(Code::BadRequest.into()).into_response();
    };
    let site = site.0;
    let Some(place) = site.sockets.enter(peer.ip()) else {
        site.hub.metrics.crowded.up();
        site.hub.alarm(Alarm::Crowd, peer.ip(), "");
        let refusal = Refusal::from(Code::RateLimited).after(CROWDED_MS);
        return crate::http::refused(refusal).into_response();
    };
    let places = (place, parts.extensions.remove::<Arc<CrowdPlace>>());
    let strange = handshake.is_strange();
    let (response, upgrade) = handshake.answer();
    let hub = site.hub.clone();
    hub.start_awaited(async move {
        let Ok(upgraded) = upgrade.await else { return };
        let stream = Metered::new(TokioIo::new(upgraded), site.config.rates, site.hub.clone());
        let config = WebSocketConfig::default()
            .read_buffer_size(4 * 1024)
            .write_buffer_size(0)
            .max_write_buffer_size(QUEUE_BYTES)
            .max_message_size(Some(FRAME))
            .max_frame_size(Some(FRAME));
        let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        serve(site, peer.ip(), socket, strange).await;
        drop(places);
    });
    response
}

impl FarEnd for WebSocketStream<Metered<TokioIo<Upgraded>>> {
    async fn hear(&mut self) -> Arrival {
        match self.next().await {
            Some(Ok(Message::Text(text))) => Arrival::Text(text.to_string()),
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Arrival::Sign,
            Some(Ok(Message::Binary(_))) => Arrival::Binary,
            Some(Ok(Message::Close(_))) | None => Arrival::Gone,
            Some(Err(error)) => Arrival::Failed(failed(&error)),
        }
    }

    async fn tell(&mut self, frame: &str) -> bool {
        self.send(Message::Text(frame.into())).await.is_ok()
    }

    async fn close(&mut self, number: u16) {
        let frame = CloseFrame { code: number.into(), reason: "".into() };
        let _ = self.send(Message::Close(Some(frame))).await;
        // Were the line dropped while something waits to be read, the system would tell the client of a broken line, and
        // the farewell could be lost.
        let stream = self.get_mut().inner();
        let _ = stream.shutdown().await;
        let _ = tokio::io::copy(&mut stream.take(LINGER_BYTES), &mut tokio::io::sink()).await;
    }
}

/// What a socket that cannot be read is closed with: too much and too big have numbers of their own.
fn failed(error: &Error) -> Close {
    match error {
        Error::Io(error) if Flood::is(error) => Close::RateLimited,
        Error::Capacity(_) => Close::TooBig,
        _ => Close::BadHello,
    }
}

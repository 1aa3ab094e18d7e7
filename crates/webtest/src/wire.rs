//! A line to a browser: numbered calls, their answers, and what the browser says by itself in between.

use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use crate::Result;

/// A browser that says nothing for so long hangs.
const SILENCE: Duration = Duration::from_mins(3);

/// Both protocols we speak are alike: `{id, method, params}` goes out, `{id, result}` or an error comes back.
pub(crate) struct BrowserLink {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    number: u64,
    /// What the browser said by itself, oldest first.
    pub news: Vec<Value>,
}

impl BrowserLink {
    /// Connects to a browser on this machine.
    pub(crate) fn connect(port: u16, path: &str) -> Result<BrowserLink> {
        let stream = TcpStream::connect(("127.0.0.1", port)).map_err(|e| e.to_string())?;
        stream.set_read_timeout(Some(SILENCE)).map_err(|e| e.to_string())?;
        stream.set_nodelay(true).map_err(|e| e.to_string())?;
        let address = format!("ws://127.0.0.1:{port}{path}");
        let (socket, _) = tungstenite::client(address, MaybeTlsStream::Plain(stream)).map_err(|e| e.to_string())?;
        Ok(BrowserLink { socket, number: 0, news: Vec::new() })
    }

    /// Calls the browser and waits for what it says.
    #[allow(clippy::needless_pass_by_value)] // callers write the value on the spot
    pub(crate) fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        self.number += 1;
        let number = self.number;
        let text = json!({"id": number, "method": method, "params": params}).to_string();
        self.socket.send(Message::text(text)).map_err(|e| format!("{method}: {e}"))?;
        loop {
            let message = self.socket.read().map_err(|e| format!("{method}: the browser does not answer: {e}"))?;
            let Ok(text) = message.to_text() else { continue };
            let Ok(mut said) = serde_json::from_str::<Value>(text) else { continue };
            if said["id"].as_u64() != Some(number) {
                self.news.push(said);
                continue;
            }
            return match said.get("error") {
                Some(error) => Err(format!("{method}: {error} {}", said["message"].as_str().unwrap_or_default())),
                None => Ok(said["result"].take()),
            };
        }
    }
}

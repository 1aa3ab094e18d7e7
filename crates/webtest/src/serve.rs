//! A server for the packed client, as strict about scripts and styles as the real one.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fs, thread};

use crate::Result;

/// Nothing may run but what was packed.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/// A running server.
pub struct Files {
    port: u16,
    down: Arc<AtomicBool>,
}

impl Files {
    /// Serves the packed client on a free port.
    pub fn serve() -> Result<Files> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist");
        if !folder.join("index.html").is_file() {
            return Err("the client is not packed yet: `cargo xtask web`".to_string());
        }
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|e| format!("no port is free: {e}"))?;
        let port = listener.local_addr().map_err(|e| e.to_string())?.port();
        let down = Arc::new(AtomicBool::new(false));
        let gone = down.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let folder = folder.clone();
                if gone.load(Ordering::Relaxed) {
                    continue;
                }
                thread::spawn(move || answer(stream, &folder));
            }
        });
        Ok(Files { port, down })
    }

    /// The address of a page: the part after `#`.
    pub fn url(&self, hash: &str) -> String {
        format!("http://127.0.0.1:{}/#{hash}", self.port)
    }

    /// From now on nobody answers, as if the network were gone.
    pub fn unplug(&self) {
        self.down.store(true, Ordering::Relaxed);
    }
}

fn answer(mut stream: TcpStream, folder: &Path) {
    let mut head = Vec::new();
    let mut byte = [0; 1024];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        match stream.read(&mut byte) {
            Ok(n @ 1..) if head.len() < 16_384 => head.extend_from_slice(&byte[..n]),
            _ => return,
        }
    }
    let head = String::from_utf8_lossy(&head);
    let path = head.split(' ').nth(1).unwrap_or("/").split(['?', '#']).next().unwrap_or("/");
    let name = if path == "/" { "index.html" } else { path.trim_start_matches('/') };
    let brotli = head.to_lowercase().contains("accept-encoding") && head.contains("br");
    let (status, body, packed) = match find(folder, name, brotli) {
        Some((body, packed)) => ("200 OK", body, packed),
        None => ("404 Not Found", Vec::new(), false),
    };
    let encoding = if packed { "content-encoding: br\r\n" } else { "" };
    let _ = write!(
        stream,
        "HTTP/1.1 {status}\r\ncontent-type: {}\r\ncontent-length: {}\r\n{encoding}content-security-policy: {POLICY}\r\ncache-control: no-cache\r\nconnection: close\r\n\r\n",
        kind(name),
        body.len()
    );
    let _ = stream.write_all(&body);
}

fn find(folder: &Path, name: &str, brotli: bool) -> Option<(Vec<u8>, bool)> {
    if name.contains("..") {
        return None;
    }
    let packed: PathBuf = folder.join(format!("{name}.br"));
    if brotli && packed.is_file() {
        return fs::read(packed).ok().map(|bytes| (bytes, true));
    }
    fs::read(folder.join(name)).ok().map(|bytes| (bytes, false))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

//! A line to PostgreSQL that a test can hold up or cut at an exact moment, and on which transactions are counted.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

/// When a line is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cut {
    /// The database never hears of the commit.
    BeforeCommit,
    /// The database has committed, and whoever asked for it never hears of that.
    AfterCommit,
    /// The same, and from then on nothing comes through any more.
    AfterCommitForGood,
}

/// What stands between a node and its database.
pub(crate) struct Proxy {
    /// The address of the database by way of this line.
    pub(crate) place: String,
    lines: Arc<Lines>,
}

struct Lines {
    held: watch::Sender<bool>,
    /// The transaction in which these bytes are sent is the one to be cut.
    trap: Mutex<Option<(Vec<u8>, Cut)>>,
    transactions: AtomicU64,
}

impl Proxy {
    /// One before the database at an address such as `postgres://kaiju@127.0.0.1:5432/name`.
    pub(crate) async fn before(place: &str) -> Proxy {
        let (user, rest) = place.split_once('@').unwrap();
        let (target, name) = rest.split_once('/').unwrap();
        let target: SocketAddr = target.parse().unwrap();
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let place = format!("{user}@{}/{name}?sslmode=disable", door.local_addr().unwrap());
        let lines =
            Arc::new(Lines { held: watch::channel(false).0, trap: Mutex::default(), transactions: AtomicU64::new(0) });
        let shared = lines.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = door.accept().await {
                if let Ok(server) = TcpStream::connect(target).await {
                    shared.clone().carry(client, server);
                }
            }
        });
        Proxy { place, lines }
    }

    /// From now on nothing comes through, and nothing is closed.
    pub(crate) fn hold(&self) {
        self.lines.held.send_replace(true);
    }

    /// Everything comes through again, what was held up first.
    pub(crate) fn heal(&self) {
        self.lines.held.send_replace(false);
    }

    /// Cuts the next transaction in which these bytes are sent.
    pub(crate) fn cut(&self, bytes: &str, cut: Cut) {
        *self.lines.trap.lock().unwrap() = Some((bytes.as_bytes().to_vec(), cut));
    }

    /// How many transactions have ended so far.
    pub(crate) fn transactions(&self) -> u64 {
        self.lines.transactions.load(Ordering::SeqCst)
    }
}

fn holds(chunk: &[u8], bytes: &[u8]) -> bool {
    chunk.windows(bytes.len()).any(|window| window == bytes)
}

impl Lines {
    fn carry(self: Arc<Lines>, client: TcpStream, server: TcpStream) {
        let (from_client, to_client) = client.into_split();
        let (from_server, to_server) = server.into_split();
        let (gone, deaf) = (CancellationToken::new(), Arc::new(AtomicBool::new(false)));
        let (lines, over, mute) = (self.clone(), gone.clone(), deaf.clone());
        tokio::spawn(async move {
            tokio::select! {
                () = over.cancelled() => {}
                () = lines.there(from_client, to_server, &mute) => {}
            }
            over.cancel();
        });
        tokio::spawn(async move {
            tokio::select! {
                () = gone.cancelled() => {}
                () = self.back(from_server, to_client, &deaf) => {}
            }
            gone.cancel();
        });
    }

    async fn open(&self) {
        let _ = self.held.subscribe().wait_for(|held| !*held).await;
    }

    async fn there(&self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf, deaf: &AtomicBool) {
        let (mut buffer, mut trapped) = (vec![0; 64 * 1024], None);
        loop {
            let Ok(n @ 1..) = from.read(&mut buffer).await else { return };
            self.open().await;
            let chunk = &buffer[..n];
            {
                let mut trap = self.trap.lock().unwrap();
                if trap.as_ref().is_some_and(|(bytes, _)| holds(chunk, bytes)) {
                    trapped = trap.take().map(|(_, cut)| cut);
                }
            }
            if let Some(cut) = trapped
                && holds(chunk, b"COMMIT\0")
            {
                if cut == Cut::BeforeCommit {
                    return;
                }
                // The answer ends the line instead of going on to whoever waits for it.
                deaf.store(true, Ordering::SeqCst);
                if cut == Cut::AfterCommitForGood {
                    self.held.send_replace(true);
                }
            }
            if to.write_all(chunk).await.is_err() {
                return;
            }
        }
    }

    async fn back(&self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf, deaf: &AtomicBool) {
        let (mut buffer, mut frames) = (vec![0; 64 * 1024], Frames::default());
        loop {
            let Ok(n @ 1..) = from.read(&mut buffer).await else { return };
            self.transactions.fetch_add(frames.ended(&buffer[..n]), Ordering::SeqCst);
            if deaf.load(Ordering::SeqCst) {
                return;
            }
            self.open().await;
            if to.write_all(&buffer[..n]).await.is_err() {
                return;
            }
        }
    }
}

/// What PostgreSQL says, frame by frame: a letter, four bytes of length, the rest.
#[derive(Default)]
struct Frames {
    head: Vec<u8>,
    left: usize,
    done: bool,
}

impl Frames {
    /// How many times it had done something and then said that it is ready and in no transaction.
    fn ended(&mut self, bytes: &[u8]) -> u64 {
        let mut ended = 0;
        for &byte in bytes {
            if self.left > 0 {
                self.left -= 1;
                if self.head[0] == b'Z' && byte == b'I' {
                    ended += u64::from(std::mem::take(&mut self.done));
                }
            } else {
                self.head.push(byte);
                if self.head.len() < 5 {
                    continue;
                }
                self.done |= self.head[0] == b'C';
                self.left = u32::from_be_bytes([self.head[1], self.head[2], self.head[3], self.head[4]]) as usize - 4;
            }
            if self.left == 0 {
                self.head.clear();
            }
        }
        ended
    }
}

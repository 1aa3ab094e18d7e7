//! A mail server for tests: it keeps what comes, and answers as it was told to.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use kaiju_server::courier::MailRelay;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A mail server on this machine that takes everything, or answers recipients as it was told to; or it says nothing at all.
#[derive(Clone, Debug)]
pub struct MailSink {
    port: u16,
    desk: Arc<MailDesk>,
}

#[derive(Debug)]
struct MailDesk {
    got: Mutex<Vec<String>>,
    verdict: Mutex<&'static str>,
    silent: AtomicBool,
    named: AtomicU16,
}

impl MailSink {
    /// One on a port of its own, as long as the runtime lives.
    pub async fn start() -> io::Result<MailSink> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let desk = Arc::new(MailDesk {
            got: Mutex::default(),
            verdict: Mutex::new("250 fine"),
            silent: AtomicBool::new(false),
            named: AtomicU16::new(0),
        });
        let here = desk.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(here.clone().converse(stream));
            }
        });
        Ok(MailSink { port, desk })
    }

    /// What a server is told of it.
    pub fn relay(&self) -> MailRelay {
        let url = format!("smtp://127.0.0.1:{}", self.port);
        MailRelay { url, from: "Kaiju <kaiju@example.org>".to_string() }
    }

    /// The letters, as people read them: without the breaks that mail needs.
    pub fn got(&self) -> Vec<String> {
        self.kept(|_| true)
    }

    /// Those to this address.
    pub fn got_by(&self, address: &str) -> Vec<String> {
        let to = format!("To: {address}\n");
        self.kept(|letter| letter.contains(&to))
    }

    fn kept(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let unfolded = |letter: &String| letter.replace("=\n", "").replace("=3D", "=").replace("\n ", " ");
        let got = self.desk.got.lock().unwrap_or_else(PoisonError::into_inner);
        got.iter().filter(|letter| is_wanted(letter)).map(unfolded).collect()
    }

    /// From now on recipients are answered like this, such as `550 there is nobody here`.
    pub fn answer(&self, verdict: &'static str) {
        *self.desk.verdict.lock().unwrap_or_else(PoisonError::into_inner) = verdict;
    }

    /// Those who connect from now on hear nothing, or are spoken to again.
    pub fn hush(&self, silent: bool) {
        self.desk.silent.store(silent, Ordering::SeqCst);
    }

    /// How many recipients were named so far.
    pub fn named(&self) -> u16 {
        self.desk.named.load(Ordering::SeqCst)
    }
}

impl MailDesk {
    async fn converse(self: Arc<MailDesk>, stream: TcpStream) {
        if self.silent.load(Ordering::SeqCst) {
            std::future::pending::<()>().await;
        }
        let (read, mut write) = stream.into_split();
        let (mut lines, mut letter) = (BufReader::new(read).lines(), None::<String>);
        let _ = write.write_all(b"220 sink\r\n").await;
        while let Ok(Some(line)) = lines.next_line().await {
            let Some(answer) = self.heard(&line, &mut letter) else { continue };
            let _ = write.write_all(format!("{answer}\r\n").as_bytes()).await;
        }
    }

    /// What is answered to a line; nothing to one of a letter.
    fn heard(&self, line: &str, letter: &mut Option<String>) -> Option<&'static str> {
        let word = line.get(..4).unwrap_or(line).to_uppercase();
        match letter {
            Some(text) if line == "." => {
                self.got.lock().unwrap_or_else(PoisonError::into_inner).push(std::mem::take(text));
                *letter = None;
                Some("250 kept")
            }
            Some(text) => {
                *text += line;
                *text += "\n";
                None
            }
            None => Some(match word.as_str() {
                "DATA" => {
                    *letter = Some(String::new());
                    "354 go on"
                }
                "RCPT" => {
                    self.named.fetch_add(1, Ordering::SeqCst);
                    *self.verdict.lock().unwrap_or_else(PoisonError::into_inner)
                }
                "QUIT" => "221 bye",
                _ => "250 fine",
            }),
        }
    }
}

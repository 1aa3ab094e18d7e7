//! A table server of one's own, that can be killed and started again in the same place.

use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use crate::Result;

/// A running `kaiju serve`.
pub struct House {
    child: Option<Child>,
    port: u16,
    home: PathBuf,
}

impl House {
    /// Starts a server on a free port with an empty database.
    pub fn open() -> Result<House> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let home = env::temp_dir().join(format!("kaiju-house-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(&home).map_err(|e| format!("cannot make {}: {e}", home.display()))?;
        let free = std::net::TcpListener::bind("127.0.0.1:0").map_err(|e| format!("no port is free: {e}"))?;
        let port = free.local_addr().map_err(|e| e.to_string())?.port();
        drop(free);
        let mut house = House { child: None, port, home };
        house.start()?;
        Ok(house)
    }

    /// Starts it again where it was.
    pub fn start(&mut self) -> Result<()> {
        let kaiju = env::var("KAIJU").map_err(|_| "KAIJU does not say where kaiju is")?;
        let child = Command::new(kaiju)
            .args(["serve", "--quiet", "--rates", "off", "--addr"])
            .arg(format!("127.0.0.1:{}", self.port))
            .arg("--db")
            .arg(self.home.join("tables.db"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("kaiju cannot be started: {e}"))?;
        self.child = Some(child);
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(30) {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(50));
        }
        Err("kaiju does not listen".to_string())
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// The address of a page: the part after `#`.
    pub fn url(&self, hash: &str) -> String {
        format!("http://127.0.0.1:{}/#{hash}", self.port)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.home);
    }
}

//! A table server of one's own, that can be killed and started again in the same place.

use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::{env, fs, thread};

use crate::Result;
use crate::browser::{NAP, SPAWN, fresh_folder};
use crate::guard::Guard;

/// A running `kaiju serve`.
pub struct House {
    guard: Option<Guard>,
    port: u16,
    home: PathBuf,
    /// It was told the address people reach it by, so that it can invite them.
    known: bool,
}

impl House {
    /// Starts a server on a free port with an empty database; it listens on this machine only.
    pub fn open() -> Result<House> {
        House::new(false)
    }

    /// Starts one that was told by which address people reach it.
    pub fn known() -> Result<House> {
        House::new(true)
    }

    fn new(known: bool) -> Result<House> {
        if !Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist/index.html").is_file() {
            return Err("the client is not packed yet: `cargo xtask web`".to_string());
        }
        let home = fresh_folder("house")?;
        let free = std::net::TcpListener::bind("127.0.0.1:0").map_err(|e| format!("no port is free: {e}"))?;
        let port = free.local_addr().map_err(|e| e.to_string())?.port();
        drop(free);
        let mut house = House { guard: None, port, home, known };
        house.start()?;
        Ok(house)
    }

    /// Starts it again where it was.
    pub fn start(&mut self) -> Result<()> {
        let kaiju = env::var_os("KAIJU").ok_or("KAIJU does not say where kaiju is")?;
        let (addr, tables) = (format!("127.0.0.1:{}", self.port), self.home.join("tables.db"));
        let mut args = ["serve", "--quiet", "--rates", "off", "--addr", &addr, "--db"].map(PathBuf::from).to_vec();
        args.push(tables);
        if self.known {
            args.extend(["--url".into(), format!("http://{addr}").into()]);
        }
        self.guard = Some(Guard::start(Path::new(&kaiju), args.iter(), None)?);
        for _ in 0..SPAWN {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return Ok(());
            }
            thread::sleep(NAP);
        }
        Err("kaiju does not listen".to_string())
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) {
        self.guard = None;
    }

    /// The address of a file.
    pub fn file(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
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

//! A table server for one test, which can be killed and started again in the same place; and a plain web host.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::{env, fs, thread};

use crate::Result;
use crate::browser::{NAP, SPAWN, fresh_folder};
use crate::guard::Guard;

/// The file of its database.
const TABLES: &str = "tables.db";

/// A running `kaiju serve`.
pub struct House {
    guard: Option<Guard>,
    port: u16,
    home: PathBuf,
    /// What it is told besides what all are told.
    words: Vec<String>,
}

impl House {
    /// Starts one that was told by which address people reach it, so that it can invite them. Only a server that has a port can be
    /// told, so it is started twice.
    pub fn known() -> Result<House> {
        let mut house = House::open()?;
        house.kill();
        house.words = vec!["--url".to_string(), house.file("")];
        house.start()?;
        Ok(house)
    }

    /// Starts one that pages from another host may use as well.
    pub fn allowing(origin: &str) -> Result<House> {
        House::told(&["--origin", origin])
    }

    /// Starts one whose notices may go to services on this machine.
    pub fn noticing() -> Result<House> {
        House::told(&["--private-notices"])
    }

    /// Starts one that a host looks after who has this token.
    pub fn looked_after(token: &str) -> Result<House> {
        House::told(&["--admin-token", token])
    }

    /// Starts a server on a free port with an empty database; it listens on this machine only.
    pub fn open() -> Result<House> {
        House::told(&[])
    }

    fn told(words: &[&str]) -> Result<House> {
        let words = words.iter().map(ToString::to_string).collect();
        let mut house = House { guard: None, port: 0, home: fresh_folder("house")?, words };
        house.start()?;
        house.has_a_page()?;
        Ok(house)
    }

    /// Without a page every test would wait for something that cannot come.
    fn has_a_page(&self) -> Result<()> {
        let ask = || -> std::io::Result<String> {
            let mut line = TcpStream::connect(("127.0.0.1", self.port))?;
            line.write_all(b"GET / HTTP/1.0\r\n\r\n")?;
            let mut said = String::new();
            line.read_to_string(&mut said)?;
            Ok(said)
        };
        let said = ask().map_err(|e| format!("the server does not answer: {e}"))?;
        let there = said.contains("boot.js");
        if there {
            Ok(())
        } else {
            Err(format!("kaiju has no page inside, `cargo xtask web` packs it; it said: {said}"))
        }
    }

    /// Starts it again where it was; the first time, wherever a port is free.
    pub fn start(&mut self) -> Result<()> {
        let kaiju = env::var_os("KAIJU").ok_or("KAIJU does not say where kaiju is")?;
        let (addr, said) = (format!("127.0.0.1:{}", self.port), self.home.join("said"));
        let _ = fs::remove_file(&said);
        let mut args = ["serve", "--quiet", "--rates", "off", "--addr", &addr, "--db"].map(PathBuf::from).to_vec();
        args.push(self.home.join(TABLES));
        args.extend(self.words.iter().map(PathBuf::from));
        self.guard = Some(Guard::start(Path::new(&kaiju), args.iter(), None, &said)?);
        self.port = listening(&said)?;
        Ok(())
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) {
        self.guard = None;
    }

    /// Kills it and throws its database away: whoever comes next to its address finds another server there.
    pub fn raze(&mut self) -> Result<()> {
        self.kill();
        for end in ["", "-wal", "-shm"] {
            let file = self.home.join(format!("{TABLES}{end}"));
            if file.exists() {
                fs::remove_file(&file).map_err(|e| format!("cannot remove {}: {e}", file.display()))?;
            }
        }
        Ok(())
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

/// A host of files that knows nothing of kaiju: the static site lies in a folder of it. It tells browsers to keep everything for ten
/// minutes without asking again, as many hosts do.
pub struct WebHost {
    _guard: Guard,
    port: u16,
    site: PathBuf,
}

/// Serves the folder it is started in.
const HOST: &str = "
import http.server, os, sys

class Host(http.server.SimpleHTTPRequestHandler):
    def end_headers(self):
        self.send_header('Cache-Control', 'max-age=600')
        super().end_headers()

os.chdir(sys.argv[1])
http.server.test(Host, http.server.ThreadingHTTPServer, port=0, bind='127.0.0.1')
";

/// What the files of the newer site are stamped with, and its cache is named after.
pub const RENEWED: &str = "0123456789abcdef";

impl WebHost {
    /// Starts one on a free port.
    pub fn open() -> Result<WebHost> {
        let site = env::var_os("SITE").map(PathBuf::from).filter(|site| site.join("index.html").is_file());
        let site = site.ok_or("SITE does not say where the site is: `cargo xtask site`")?;
        let home = fresh_folder("host")?;
        let root = home.join("root");
        let ours = root.join("games/kaiju");
        let copied = fs::create_dir_all(&root).and_then(|()| copy(&site, &ours));
        copied.map_err(|e| format!("the site cannot be put on a host: {e}"))?;
        let said = home.join("said");
        let mut args = ["-u", "-c", HOST].map(PathBuf::from).to_vec();
        args.push(root);
        let guard = Guard::start(Path::new("python3"), args, Some(&home), &said)?;
        Ok(WebHost { _guard: guard, port: listening(&said)?, site: ours })
    }

    /// Puts a newer site in the place of this one, as a host does who uploads it and removes what no longer belongs to it: its styles
    /// have another name and set `--renewed`, its `boot.js` sets `kaijuRenewed`.
    pub fn renew(&self) -> Result<()> {
        let fail = |e: std::io::Error| format!("the site cannot be replaced: {e}");
        let names = fs::read_dir(&self.site).map_err(fail)?.flatten();
        let names: Vec<String> = names.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        let is = |name: &str, kind: &str| Path::new(name).extension().is_some_and(|it| it == kind);
        let old = names.iter().find(|name| is(name, "css")).ok_or("the site has no styles")?;
        let new = format!("kaiju-{RENEWED}.css");
        let change = |name: &str, how: &dyn Fn(String) -> String| {
            let path = self.site.join(name);
            fs::read_to_string(&path).and_then(|text| fs::write(&path, how(text))).map_err(fail)
        };
        change(old, &|css| format!("{css}\n:root {{ --renewed: yes; }}\n"))?;
        fs::rename(self.site.join(old), self.site.join(&new)).map_err(fail)?;
        for name in names.iter().filter(|name| is(name, "html") || *name == "sw.js") {
            change(name, &|text| text.replace(old, &new))?;
        }
        change("boot.js", &|boot| format!("{boot}\nglobalThis.kaijuRenewed = true;\n"))?;
        let worker = fs::read_to_string(self.site.join("sw.js")).map_err(fail)?;
        let version = worker.split("const CACHE = `${OURS}").nth(1).and_then(|rest| rest.split('`').next());
        let version = version.ok_or("the service worker names no version")?.to_string();
        change("sw.js", &|text| text.replace(&version, RENEWED))
    }

    /// Where pages of this host come from.
    pub fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The address of a page of the site: the part after `#`.
    pub fn url(&self, hash: &str) -> String {
        format!("{}/games/kaiju/#{hash}", self.origin())
    }
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (entry, to) = (entry?.path(), to.to_path_buf());
        let Some(name) = entry.file_name() else { continue };
        if entry.is_dir() {
            copy(&entry, &to.join(name))?;
        } else {
            fs::copy(&entry, to.join(name))?;
        }
    }
    Ok(())
}

/// Waits until a server says where it listens.
fn listening(said: &Path) -> Result<u16> {
    for _ in 0..SPAWN {
        if let Some(port) = ready(said) {
            return Ok(port);
        }
        thread::sleep(NAP);
    }
    Err(format!("nobody listens; this was said: {}", fs::read_to_string(said).unwrap_or_default()))
}

/// Where a server listens, as soon as it says so: a line with its address.
fn ready(said: &Path) -> Option<u16> {
    let said = fs::read_to_string(said).ok()?;
    let (_, rest) = said.split_once("http://127.0.0.1:")?;
    let (line, _) = rest.split_once('\n')?;
    line.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok()
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.home);
    }
}

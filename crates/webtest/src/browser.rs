//! Chromium, driven over its own debugging protocol.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use base64::Engine;
use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use crate::Result;

/// How long anything on a page may take.
const PATIENCE: Duration = Duration::from_mins(2);

/// A browser with a profile of its own, which goes with it.
pub struct Browser {
    child: Child,
    port: u16,
    home: PathBuf,
}

impl Browser {
    /// Starts a browser.
    pub fn launch() -> Result<Browser> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let home = env::temp_dir().join(format!("kaiju-browser-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(&home).map_err(|e| format!("cannot make {}: {e}", home.display()))?;
        let child = Command::new(program()?)
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync", "--lang=en-US"])
            .args(["--remote-debugging-port=0", "--autoplay-policy=no-user-gesture-required", "--hide-scrollbars"])
            .args(["--disable-renderer-backgrounding", "--disable-background-timer-throttling"])
            .args(["--disable-backgrounding-occluded-windows", "--remote-allow-origins=*"])
            .arg(format!("--user-data-dir={}", home.display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("Chromium cannot be started: {e}"))?;
        let mut browser = Browser { child, port: 0, home };
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let said = fs::read_to_string(browser.home.join("DevToolsActivePort")).unwrap_or_default();
            if let Some(port) = said.lines().next().and_then(|line| line.parse().ok()) {
                browser.port = port;
                return Ok(browser);
            }
            thread::sleep(Duration::from_millis(50));
        }
        Err("Chromium does not say where it listens".to_string())
    }

    /// Opens a page of this size; a phone has a finger instead of a mouse.
    pub fn page(&self, width: u32, height: u32, phone: bool) -> Result<Page> {
        let answer = http(self.port, "PUT", "/json/new?about:blank")?;
        let target: Value = serde_json::from_str(&answer).map_err(|e| format!("{e}: {answer}"))?;
        self.attach(target["id"].as_str().ok_or("a page without an id")?, width, height, phone)
    }

    /// Opens a page that shares nothing with the others, as if somebody else had opened it elsewhere.
    pub fn stranger(&self, width: u32, height: u32, phone: bool) -> Result<Page> {
        let mut whole = self.whole()?;
        let context = whole.call("Target.createBrowserContext", json!({}))?["browserContextId"].clone();
        self.within(&mut whole, context, width, height, phone)
    }

    fn within(&self, whole: &mut Page, context: Value, width: u32, height: u32, phone: bool) -> Result<Page> {
        let target = json!({"url": "about:blank", "browserContextId": &context});
        let target = whole.call("Target.createTarget", target)?;
        let mut page = self.attach(target["targetId"].as_str().ok_or("a page without an id")?, width, height, phone)?;
        page.context = context;
        Ok(page)
    }

    /// The line to the browser as a whole.
    fn whole(&self) -> Result<Page> {
        let answer = http(self.port, "GET", "/json/version")?;
        let said: Value = serde_json::from_str(&answer).map_err(|e| format!("{e}: {answer}"))?;
        self.talk(said["webSocketDebuggerUrl"].as_str().ok_or("a browser without an address")?, 0, 0, false)
    }

    fn talk(&self, address: &str, width: u32, height: u32, phone: bool) -> Result<Page> {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).map_err(|e| e.to_string())?;
        let (socket, _) = tungstenite::client(address, MaybeTlsStream::Plain(stream)).map_err(|e| e.to_string())?;
        Ok(Page { socket, number: 0, faults: Vec::new(), context: Value::Null, width, height, phone })
    }

    fn attach(&self, id: &str, width: u32, height: u32, phone: bool) -> Result<Page> {
        let address = format!("ws://127.0.0.1:{}/devtools/page/{id}", self.port);
        let mut page = self.talk(&address, width, height, phone)?;
        for domain in ["Page.enable", "Runtime.enable", "Log.enable", "DOM.enable", "Accessibility.enable"] {
            page.call(domain, json!({}))?;
        }
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone});
        page.call("Emulation.setDeviceMetricsOverride", size)?;
        page.call("Emulation.setTouchEmulationEnabled", json!({"enabled": phone}))?;
        Ok(page)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.home);
    }
}

fn program() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    let paths = env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    env::split_paths(&paths)
        .flat_map(|folder| names.map(|name| folder.join(name)))
        .find(|path| path.is_file())
        .ok_or_else(|| "there is no Chromium: install it, or name one in the variable CHROMIUM".to_string())
}

fn http(port: u16, method: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(|e| e.to_string())?;
    write!(stream, "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n")
        .map_err(|e| e.to_string())?;
    // The browser keeps the line open: the head says how long the body is.
    let mut text = Vec::new();
    let mut part = [0; 4096];
    loop {
        let n = stream.read(&mut part).map_err(|e| e.to_string())?;
        text.extend_from_slice(&part[..n]);
        let said = String::from_utf8_lossy(&text);
        if let Some((head, body)) = said.split_once("\r\n\r\n") {
            let length =
                head.to_lowercase().lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok());
            if n == 0 || length.is_some_and(|length: usize| body.len() >= length) {
                return Ok(body.to_string());
            }
        } else if n == 0 {
            return Err("the browser hung up".to_string());
        }
    }
}

/// Something on the page, as a screen reader finds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// What it is: `button`, `heading`, `checkbox` …
    pub role: String,
    /// What it is called.
    pub name: String,
    /// It cannot be used now.
    pub disabled: bool,
    id: i64,
}

/// A page.
pub struct Page {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    number: u64,
    faults: Vec<String>,
    /// What it shares storage with; nothing for the browser's own pages.
    context: Value,
    width: u32,
    height: u32,
    phone: bool,
}

impl Page {
    /// Calls the browser and waits for what it says.
    #[allow(clippy::needless_pass_by_value)] // callers write the value on the spot
    pub fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        self.number += 1;
        let number = self.number;
        let text = json!({"id": number, "method": method, "params": params}).to_string();
        self.socket.send(Message::text(text)).map_err(|e| format!("{method}: {e}"))?;
        loop {
            let message = self.socket.read().map_err(|e| format!("{method}: {e}"))?;
            let Ok(text) = message.to_text() else { continue };
            let Ok(said) = serde_json::from_str::<Value>(text) else { continue };
            if said["id"].as_u64() == Some(number) {
                return match said.get("error") {
                    Some(error) => Err(format!("{method}: {error}")),
                    None => Ok(said["result"].clone()),
                };
            }
            self.note(&said);
        }
    }

    fn note(&mut self, said: &Value) {
        let params = &said["params"];
        match said["method"].as_str() {
            Some("Runtime.exceptionThrown") => {
                let details = &params["exceptionDetails"];
                let text = details["exception"]["description"].as_str().or(details["text"].as_str());
                self.faults.push(text.unwrap_or_default().to_string());
            }
            Some("Runtime.consoleAPICalled") if params["type"] == "error" => {
                self.faults.push(params["args"][0]["value"].as_str().unwrap_or("an error").to_string());
            }
            Some("Log.entryAdded") if params["entry"]["level"] == "error" => {
                let entry = &params["entry"];
                self.faults.push(format!("{} {}", entry["text"], entry["url"]));
            }
            _ => {}
        }
    }

    /// Opens another tab of the same person.
    pub fn sibling(&self, browser: &Browser) -> Result<Page> {
        browser.within(&mut browser.whole()?, self.context.clone(), self.width, self.height, self.phone)
    }

    /// The errors the console has shown since the last time.
    pub fn faults(&mut self) -> Vec<String> {
        std::mem::take(&mut self.faults)
    }

    /// Has the console been quiet?
    pub fn content(&mut self) -> Result<()> {
        let faults = self.faults();
        if faults.is_empty() { Ok(()) } else { Err(format!("the console shows {faults:?}")) }
    }

    /// Has the console shown nothing but what the network did not bring? Browsers write that down by themselves.
    pub fn content_but_for_the_network(&mut self) -> Result<()> {
        self.faults
            .retain(|fault| !fault.contains("Failed to load resource") && !fault.contains("WebSocket connection"));
        self.content()
    }

    /// Goes to another page of the client that is open.
    pub fn go(&mut self, hash: &str) -> Result<()> {
        self.eval(&format!(
            "(async () => {{
                const gone = new Promise((done) => addEventListener('hashchange', done, {{once: true}}));
                location.hash = '{hash}';
                await gone;
                await new Promise((done) => setTimeout(done));
            }})()"
        ))?;
        self.until("document.querySelector('main h1')")
    }

    /// Goes to an address and waits until the client is there.
    pub fn open(&mut self, url: &str) -> Result<()> {
        // The same page with another `#` is not loaded again by itself.
        self.call("Page.navigate", json!({"url": "about:blank"}))?;
        self.call("Page.navigate", json!({"url": url}))?;
        self.until("document.querySelector('main') || document.body?.innerText.includes('cannot start here')")?;
        if self.eval("document.querySelector('main') !== null")? == true {
            return Ok(());
        }
        Err(format!("the client does not start: {}", self.eval("document.body.innerText")?))
    }

    /// What JavaScript says.
    pub fn eval(&mut self, script: &str) -> Result<Value> {
        let said = self.call(
            "Runtime.evaluate",
            json!({"expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true}),
        )?;
        match said.get("exceptionDetails") {
            Some(wrong) => Err(format!("{script}: {wrong}")),
            None => Ok(said["result"]["value"].clone()),
        }
    }

    /// Waits until something is true.
    pub fn until(&mut self, condition: &str) -> Result<()> {
        self.until_within(condition, PATIENCE)
    }

    /// The same, for so long.
    pub fn until_within(&mut self, condition: &str, patience: Duration) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < patience {
            if self.eval(&format!("Boolean({condition})")).is_ok_and(|value| value == true) {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(40));
        }
        let seen = self.eval("document.body.innerText.slice(0, 900)").unwrap_or_default();
        Err(format!("this did not come true: {condition}\non the page: {seen}\nfaults: {:?}", self.faults))
    }

    /// Presses a key.
    pub fn key(&mut self, key: &str) -> Result<()> {
        let (code, number) = match key {
            "Enter" => ("Enter".to_string(), 13),
            "Tab" => ("Tab".to_string(), 9),
            " " => ("Space".to_string(), 32),
            "Escape" => ("Escape".to_string(), 27),
            one => {
                let c = one.chars().next().unwrap_or('a').to_ascii_uppercase();
                (if c.is_ascii_digit() { format!("Digit{c}") } else { format!("Key{c}") }, c as u32)
            }
        };
        let text = if key == "Enter" {
            "\r"
        } else if key.len() == 1 {
            key
        } else {
            ""
        };
        let down = json!({"type": if text.is_empty() { "rawKeyDown" } else { "keyDown" }, "key": key, "code": code, "text": text,
            "windowsVirtualKeyCode": number});
        self.call("Input.dispatchKeyEvent", down)?;
        self.call(
            "Input.dispatchKeyEvent",
            json!({"type": "keyUp", "key": key, "code": code, "windowsVirtualKeyCode": number}),
        )?;
        Ok(())
    }

    /// Everything a screen reader would find.
    pub fn tree(&mut self) -> Result<Vec<Node>> {
        let said = self.call("Accessibility.getFullAXTree", json!({}))?;
        let nodes = said["nodes"].as_array().cloned().unwrap_or_default();
        let shown = nodes.iter().filter(|node| node["ignored"] != true).map(|node| {
            let property = |name: &str| {
                node["properties"]
                    .as_array()
                    .is_some_and(|all| all.iter().any(|p| p["name"] == name && p["value"]["value"] == true))
            };
            Node {
                role: node["role"]["value"].as_str().unwrap_or_default().to_string(),
                name: node["name"]["value"].as_str().unwrap_or_default().to_string(),
                disabled: property("disabled"),
                id: node["backendDOMNodeId"].as_i64().unwrap_or_default(),
            }
        });
        Ok(shown.collect())
    }

    /// The first thing of this role whose name begins like this and that can be used.
    pub fn find(&mut self, role: &str, name: &str) -> Result<Option<Node>> {
        Ok(self.tree()?.into_iter().find(|node| node.role == role && node.name.starts_with(name) && !node.disabled))
    }

    /// Waits for something of this role and name, and clicks it as people do: in its middle.
    pub fn press(&mut self, role: &str, name: &str) -> Result<()> {
        let begun = Instant::now();
        loop {
            // What was found may be gone when it is clicked: then the next look finds it anew.
            if let Some(node) = self.find(role, name)?
                && self.click(&node).is_ok()
            {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                let there: Vec<String> = self.tree()?.into_iter().filter(|n| n.role == role).map(|n| n.name).collect();
                return Err(format!("there is no {role} called {name:?}; there are {there:?}"));
            }
            thread::sleep(Duration::from_millis(60));
        }
    }

    /// Clicks a node in its middle, and makes sure that it was the node that felt it: pages move while they grow.
    pub fn click(&mut self, node: &Node) -> Result<()> {
        let found = self.call("DOM.resolveNode", json!({"backendNodeId": node.id}))?;
        let place = "function () {
            this.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
            window.kaijuFelt = false;
            this.addEventListener('click', () => { window.kaijuFelt = true; }, {once: true, capture: true});
            const box = this.getBoundingClientRect();
            return this.isConnected && box.width > 0 ? [box.x + box.width / 2, box.y + box.height / 2] : null;
        }";
        let place =
            json!({"objectId": found["object"]["objectId"], "functionDeclaration": place, "returnByValue": true});
        let place = self.call("Runtime.callFunctionOn", place)?["result"]["value"].clone();
        let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) else {
            return Err(format!("{} {:?} has no place on the page", node.role, node.name));
        };
        // Only the page in front feels the mouse.
        self.call("Page.bringToFront", json!({}))?;
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.call("Input.dispatchMouseEvent", event)?;
        }
        // Where the click has led to another page altogether, nothing is left to ask.
        if self.eval("window.kaijuFelt").unwrap_or_default() == false {
            return Err(format!("{} {:?} did not feel the click", node.role, node.name));
        }
        Ok(())
    }

    /// Writes a picture of the page into the folder for people to look at.
    pub fn shot(&mut self, name: &str) -> Result<PathBuf> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/shots");
        fs::create_dir_all(&folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
        let said = self.call("Page.captureScreenshot", json!({"format": "png"}))?;
        let bytes = base64::engine::general_purpose::STANDARD
            .decode(said["data"].as_str().unwrap_or_default())
            .map_err(|e| format!("the picture is spoilt: {e}"))?;
        let path = folder.join(format!("{name}.png"));
        fs::write(&path, bytes).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
        Ok(path)
    }

    /// A picture of the page from top to bottom.
    pub fn tall_shot(&mut self, name: &str) -> Result<PathBuf> {
        let height = self.eval("document.documentElement.scrollHeight")?.as_u64().unwrap_or(1000);
        let phone = self.phone;
        let size = |height: u64, width: u32| json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone});
        self.call("Emulation.setDeviceMetricsOverride", size(height.min(6000), self.width))?;
        let path = self.shot(name);
        self.call("Emulation.setDeviceMetricsOverride", size(u64::from(self.height), self.width))?;
        path
    }
}

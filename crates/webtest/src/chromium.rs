//! Chromium, driven over its own debugging protocol.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, thread};

use serde_json::{Value, json};

use crate::browser::{Device, NAP, SPAWN, fresh_folder, on_path};
use crate::driver::{Driver, PageElement};
use crate::guard::Guard;
use crate::wire::BrowserLink;
use crate::{Page, Result};

/// A browser with a profile of its own, which goes with it.
pub(crate) struct Chromium {
    _guard: Guard,
    door: Door,
}

/// What pages of one person share: storage, caches, workers. It goes with the last of them. The owner of the browser
/// has no id.
pub(crate) struct Person {
    door: Door,
    id: Option<Value>,
}

impl Drop for Person {
    fn drop(&mut self) {
        let Some(id) = &self.id else { return };
        let _ = self.door.call("Target.disposeBrowserContext", json!({"browserContextId": id}));
    }
}

impl Chromium {
    pub(crate) fn launch() -> Result<Chromium> {
        let home = fresh_folder("chromium")?;
        let mut args: Vec<String> = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-extensions",
            "--lang=en-US",
            "--remote-debugging-port=0",
            "--autoplay-policy=no-user-gesture-required",
            "--hide-scrollbars",
            "--disable-renderer-backgrounding",
            "--disable-background-timer-throttling",
            "--disable-backgrounding-occluded-windows",
            "--remote-allow-origins=*",
        ]
        .map(str::to_string)
        .to_vec();
        args.push(format!("--user-data-dir={}", home.display()));
        let guard = Guard::start(&program()?, args, Some(&home), &home.join("said"))?;
        for _ in 0..SPAWN {
            if let Some(door) = Door::of(&home) {
                return Ok(Chromium { _guard: guard, door });
            }
            thread::sleep(NAP);
        }
        Err("Chromium does not say where it listens".to_string())
    }

    /// The processes that draw pages.
    pub(crate) fn renderers(&self) -> Result<Vec<u64>> {
        let said = self.door.call("SystemInfo.getProcessInfo", json!({}))?;
        let all = said["processInfo"].as_array().cloned().unwrap_or_default();
        Ok(all.iter().filter(|one| one["type"] == "renderer").filter_map(|one| one["id"].as_u64()).collect())
    }

    /// Opens a page for somebody nobody has seen before.
    pub(crate) fn page(&self, device: Device) -> Result<Page> {
        let id = self.door.call("Target.createBrowserContext", json!({}))?["browserContextId"].clone();
        open(Arc::new(Person { door: self.door.clone(), id: Some(id) }), device)
    }

    /// Opens a page for the owner of the browser, who alone can install something.
    pub(crate) fn owner(&self, device: Device) -> Result<Page> {
        open(Arc::new(Person { door: self.door.clone(), id: None }), device)
    }
}

fn open(person: Arc<Person>, device: Device) -> Result<Page> {
    let mut target = json!({"url": "about:blank", "newWindow": true});
    if let Some(id) = &person.id {
        target["browserContextId"] = id.clone();
    }
    let target = person.door.call("Target.createTarget", target)?;
    let id = target["targetId"].as_str().ok_or("a page without an id")?;
    let wire = BrowserLink::connect(person.door.port, &format!("/devtools/page/{id}"))?;
    let mut driver = Cdp { wire, person, device, faults: Vec::new() };
    for domain in ["Page.enable", "Runtime.enable", "Log.enable", "DOM.enable"] {
        driver.call(domain, json!({}))?;
    }
    // Several pages are used at once: each of them is to behave as if it were in front.
    driver.call("Emulation.setFocusEmulationEnabled", json!({"enabled": true}))?;
    driver.size(device.width, device.height)?;
    driver.call("Emulation.setTouchEmulationEnabled", json!({"enabled": device.phone}))?;
    Ok(Page::new(Box::new(driver), device))
}

/// Where a browser listens.
#[derive(Clone, Debug)]
struct Door {
    port: u16,
    /// The path to the browser as a whole.
    path: String,
}

impl Door {
    /// The door of the browser with this profile, as soon as it is open.
    fn of(home: &Path) -> Option<Door> {
        let said = fs::read_to_string(home.join("DevToolsActivePort")).ok()?;
        let mut lines = said.lines();
        Some(Door { port: lines.next()?.parse().ok()?, path: lines.next()?.to_string() })
    }

    /// Calls the browser as a whole.
    fn call(&self, method: &str, params: Value) -> Result<Value> {
        BrowserLink::connect(self.port, &self.path)?.call(method, params)
    }
}

fn program() -> Result<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    env::var_os("CHROMIUM")
        .map(PathBuf::from)
        .or_else(|| on_path(&names))
        .ok_or_else(|| "there is no Chromium: install it, or name one in the variable CHROMIUM".to_string())
}

struct Cdp {
    wire: BrowserLink,
    person: Arc<Person>,
    device: Device,
    faults: Vec<String>,
}

impl Cdp {
    fn value(said: &mut Value, script: &str) -> Result<Value> {
        match said.get("exceptionDetails") {
            Some(wrong) => {
                let text = wrong["exception"]["description"].as_str().or(wrong["text"].as_str()).unwrap_or_default();
                Err(format!("{text}\nin: {script}"))
            }
            None => Ok(said["result"]["value"].take()),
        }
    }

    fn note(&mut self) {
        for said in std::mem::take(&mut self.wire.news) {
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
    }
}

impl Driver for Cdp {
    fn goto(&mut self, url: &str) -> Result<()> {
        self.call("Page.navigate", json!({"url": url})).map(drop)
    }

    fn before(&mut self, script: &str) -> Result<()> {
        self.call("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).map(drop)
    }

    fn eval(&mut self, script: &str) -> Result<Value> {
        let how = json!({"expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true});
        Cdp::value(&mut self.call("Runtime.evaluate", how)?, script)
    }

    fn on(&mut self, element: &PageElement, function: &str) -> Result<Value> {
        let found = self.call("DOM.resolveNode", json!({"backendNodeId": element.0}))?;
        let object = &found["object"]["objectId"];
        let how =
            json!({"objectId": object, "functionDeclaration": function, "returnByValue": true, "awaitPromise": true});
        Cdp::value(&mut self.call("Runtime.callFunctionOn", how)?, function)
    }

    fn find(&mut self, within: Option<&PageElement>, role: &str, name: Option<&str>) -> Result<Vec<PageElement>> {
        let mut what = json!({"role": role});
        match within {
            Some(element) => what["backendNodeId"] = element.0.clone(),
            None => {
                what["nodeId"] = self.call("DOM.getDocument", json!({"depth": 0}))?["root"]["nodeId"].clone();
            }
        }
        if let Some(name) = name {
            what["accessibleName"] = name.into();
        }
        let said = self.call("Accessibility.queryAXTree", what)?;
        let all = said["nodes"].as_array().cloned().unwrap_or_default();
        let shown = all.into_iter().filter(|node| node["ignored"] != true);
        Ok(shown.map(|mut node| PageElement(node["backendDOMNodeId"].take())).collect())
    }

    fn tap(&mut self, x: f64, y: f64) -> Result<()> {
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.call("Input.dispatchMouseEvent", event)?;
        }
        Ok(())
    }

    fn key(&mut self, key: &str) -> Result<()> {
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
        let text = match key {
            "Enter" => "\r",
            one if one.len() == 1 => one,
            _ => "",
        };
        let down = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        let down = json!({"type": down, "key": key, "code": code, "text": text, "windowsVirtualKeyCode": number});
        self.call("Input.dispatchKeyEvent", down)?;
        let up = json!({"type": "keyUp", "key": key, "code": code, "windowsVirtualKeyCode": number});
        self.call("Input.dispatchKeyEvent", up).map(drop)
    }

    fn size(&mut self, width: u32, height: u32) -> Result<()> {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": self.device.phone});
        self.call("Emulation.setDeviceMetricsOverride", size).map(drop)
    }

    fn picture(&mut self) -> Result<String> {
        let said = self.call("Page.captureScreenshot", json!({"format": "png"}))?;
        Ok(said["data"].as_str().unwrap_or_default().to_string())
    }

    fn faults(&mut self) -> &mut Vec<String> {
        self.note();
        &mut self.faults
    }

    fn sibling(&mut self) -> Result<Page> {
        open(self.person.clone(), self.device)
    }

    fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        let said = self.wire.call(method, params);
        self.note();
        said
    }
}

impl Drop for Cdp {
    fn drop(&mut self) {
        let _ = self.wire.call("Page.close", json!({}));
    }
}

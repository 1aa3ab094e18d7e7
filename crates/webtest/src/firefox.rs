//! Firefox, driven over `WebDriver BiDi`, which it speaks by itself.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::{env, fs, thread};

use serde_json::{Value, json};

use crate::browser::{Device, NAP, SPAWN, fresh_folder, on_path};
use crate::driver::{Driver, PageElement};
use crate::guard::Guard;
use crate::wire::BrowserLink;
use crate::{Page, Result};

/// A first start without questions, and nothing that calls home.
const PREFERENCES: &str = r#"
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.startup.page", 0);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("datareporting.healthreport.uploadEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "http://127.0.0.1:1/");
user_pref("extensions.getAddons.cache.enabled", false);
user_pref("intl.accept_languages", "en-US");
user_pref("media.autoplay.default", 0);
"#;

/// A browser with a profile of its own, which goes with it. All its pages share one line.
pub(crate) struct Firefox {
    wire: Arc<Mutex<BrowserLink>>,
    _guard: Guard,
}

impl Firefox {
    pub(crate) fn launch() -> Result<Firefox> {
        let home = fresh_folder("firefox")?;
        fs::write(home.join("user.js"), PREFERENCES).map_err(|e| format!("cannot write {}: {e}", home.display()))?;
        let args = ["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile"].map(PathBuf::from);
        let guard = Guard::start(&program()?, args.iter().chain([&home]), Some(&home), &home.join("said"))?;
        for _ in 0..SPAWN {
            if let Some(mut wire) = listens(&home).and_then(|port| BrowserLink::connect(port, "/session").ok()) {
                wire.call("session.new", json!({"capabilities": {}}))?;
                wire.call("session.subscribe", json!({"events": ["log.entryAdded"]}))?;
                return Ok(Firefox { wire: Arc::new(Mutex::new(wire)), _guard: guard });
            }
            thread::sleep(NAP);
        }
        Err("Firefox does not say where it listens".to_string())
    }

    /// Opens a page for somebody nobody has seen before.
    pub(crate) fn page(&self, device: Device) -> Result<Page> {
        let mut wire = self.wire.lock().unwrap_or_else(PoisonError::into_inner);
        let person = wire.call("browser.createUserContext", json!({}))?["userContext"].clone();
        drop(wire);
        open(self.wire.clone(), person, device)
    }
}

fn open(wire: Arc<Mutex<BrowserLink>>, person: Value, device: Device) -> Result<Page> {
    let window = json!({"type": "window", "userContext": person});
    let mut page = Bidi { wire, person, context: Value::Null, device, faults: Vec::new() };
    page.context = page.call("browsingContext.create", window)?["context"].clone();
    page.size(device.width, device.height)?;
    Ok(Page::new(Box::new(page), device))
}

/// Where a browser with this profile listens.
fn listens(home: &Path) -> Option<u16> {
    let said = fs::read_to_string(home.join("WebDriverBiDiServer.json")).ok()?;
    let said: Value = serde_json::from_str(&said).ok()?;
    said["ws_port"].as_u64().and_then(|port| port.try_into().ok())
}

fn program() -> Result<PathBuf> {
    env::var_os("FIREFOX")
        .map(PathBuf::from)
        .or_else(|| on_path(&["firefox-esr", "firefox"]))
        .ok_or_else(|| "there is no Firefox: install it, or name one in the variable FIREFOX".to_string())
}

struct Bidi {
    wire: Arc<Mutex<BrowserLink>>,
    person: Value,
    context: Value,
    device: Device,
    faults: Vec<String>,
}

impl Bidi {
    /// Takes note of what belongs to this page; the rest waits for the others.
    fn note(&mut self) {
        let mut wire = self.wire.lock().unwrap_or_else(PoisonError::into_inner);
        let (ours, others) = std::mem::take(&mut wire.news)
            .into_iter()
            .partition(|said| said["params"]["source"]["context"] == self.context);
        wire.news = others;
        let ours: Vec<Value> = ours;
        self.faults.extend(
            ours.iter()
                .filter(|said| said["method"] == "log.entryAdded" && said["params"]["level"] == "error")
                .map(|said| said["params"]["text"].as_str().unwrap_or("an error").to_string()),
        );
    }

    fn value(said: &Value, script: &str) -> Result<Value> {
        if said["type"] == "exception" {
            return Err(format!("{}\nin: {script}", said["exceptionDetails"]["text"].as_str().unwrap_or_default()));
        }
        Ok(plain(&said["result"]))
    }

    /// The elements of a selector that have all words of a name somewhere. Firefox waits for the accessible name of each element it
    /// is to look at, which takes half a minute for a whole page: so it is asked about these alone.
    fn likely(&mut self, selector: &str, name: &str) -> Result<Vec<Value>> {
        let script = format!(
            "(() => {{
                const words = {name:?}.split(/\\s+/);
                const own = (e) => [e.textContent, e.ariaLabel, e.title, e.alt, e.value];
                const named = (e) => (e.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
                const sources = (e) => [e, ...e.querySelectorAll('[aria-label], [title], [alt]'), ...(e.labels ?? []), ...named(e)];
                const said = (e) => sources(e).filter(Boolean).flatMap(own).join(' ');
                return [...document.querySelectorAll({selector:?})].filter((e) => words.every((word) => said(e).includes(word)));
            }})()"
        );
        let how = json!({"expression": script, "target": {"context": self.context}, "awaitPromise": false});
        let said = self.call("script.evaluate", how)?;
        // A page that is being left has nothing any more.
        Ok(said["result"]["value"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|e| json!({"sharedId": e["sharedId"]}))
            .collect())
    }

    fn act(&mut self, actions: &Value) -> Result<()> {
        self.call("input.performActions", json!({"context": self.context, "actions": actions})).map(drop)
    }
}

/// What can have a role, where that is easily told.
fn selector_of(role: &str) -> Option<&'static str> {
    match role {
        "button" => Some("button, summary, input[type=button], input[type=submit], [role=button]"),
        "link" => Some("a[href], [role=link]"),
        "radio" => Some("input[type=radio], [role=radio]"),
        _ => None,
    }
}

/// A value as JSON has it: the protocol names the kind of everything.
fn plain(told: &Value) -> Value {
    let parts = || told["value"].as_array().cloned().unwrap_or_default();
    match told["type"].as_str() {
        Some("string" | "number" | "boolean") => told["value"].clone(),
        Some("array" | "nodelist" | "htmlcollection" | "set") => parts().iter().map(plain).collect(),
        Some("object") => {
            let pairs = parts();
            let pair = |pair: &Value| Some((pair[0].as_str()?.to_string(), plain(&pair[1])));
            Value::Object(pairs.iter().filter_map(pair).collect())
        }
        _ => Value::Null,
    }
}

impl Driver for Bidi {
    fn goto(&mut self, url: &str) -> Result<()> {
        // Firefox keeps whoever asks a page that is being left waiting for up to a minute: nobody asks before it is there.
        let there = json!({"context": self.context, "url": url, "wait": "interactive"});
        self.call("browsingContext.navigate", there).map(drop)
    }

    fn before(&mut self, script: &str) -> Result<()> {
        let how = json!({"functionDeclaration": format!("() => {{ {script} }}"), "contexts": [self.context]});
        self.call("script.addPreloadScript", how).map(drop)
    }

    fn eval(&mut self, script: &str) -> Result<Value> {
        let target = json!({"context": self.context});
        let how = json!({"expression": script, "target": target, "awaitPromise": true, "userActivation": true});
        Bidi::value(&self.call("script.evaluate", how)?, script)
    }

    fn on(&mut self, element: &PageElement, function: &str) -> Result<Value> {
        let target = json!({"context": self.context});
        let how = json!({"functionDeclaration": function, "target": target, "awaitPromise": true, "this": element.0});
        Bidi::value(&self.call("script.callFunction", how)?, function)
    }

    fn find(&mut self, within: Option<&PageElement>, role: &str, name: Option<&str>) -> Result<Vec<PageElement>> {
        let mut what = json!({"role": role});
        if let Some(name) = name {
            what["name"] = name.into();
        }
        let mut how = json!({"context": self.context, "locator": {"type": "accessibility", "value": what}});
        if let Some(element) = within {
            how["startNodes"] = json!([element.0]);
        } else if let Some(likely) = name.zip(selector_of(role)).map(|(name, tags)| self.likely(tags, name)) {
            let likely = likely?;
            if likely.is_empty() {
                return Ok(Vec::new());
            }
            how["startNodes"] = likely.into();
        }
        let said = self.call("browsingContext.locateNodes", how)?;
        let all = said["nodes"].as_array().cloned().unwrap_or_default();
        Ok(all.iter().map(|node| PageElement(json!({"sharedId": node["sharedId"]}))).collect())
    }

    fn tap(&mut self, x: f64, y: f64) -> Result<()> {
        let moves = json!({"type": "pointerMove", "x": x.round(), "y": y.round()});
        let steps = json!([moves, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]);
        let kind = if self.device.phone { "touch" } else { "mouse" };
        self.act(&json!([{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}]))
    }

    fn key(&mut self, key: &str) -> Result<()> {
        let value = match key {
            "Enter" => "\u{E007}",
            "Tab" => "\u{E004}",
            "Escape" => "\u{E00C}",
            other => other,
        };
        let steps = json!([{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]);
        self.act(&json!([{"type": "key", "id": "keys", "actions": steps}]))
    }

    fn size(&mut self, width: u32, height: u32) -> Result<()> {
        let size = json!({"context": self.context, "viewport": {"width": width, "height": height}});
        self.call("browsingContext.setViewport", size).map(drop)
    }

    fn picture(&mut self) -> Result<String> {
        let said = self.call("browsingContext.captureScreenshot", json!({"context": self.context}))?;
        Ok(said["data"].as_str().unwrap_or_default().to_string())
    }

    fn faults(&mut self) -> &mut Vec<String> {
        self.note();
        &mut self.faults
    }

    fn sibling(&mut self) -> Result<Page> {
        open(self.wire.clone(), self.person.clone(), self.device)
    }

    fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        self.wire.lock().unwrap_or_else(PoisonError::into_inner).call(method, params)
    }
}

impl Drop for Bidi {
    fn drop(&mut self) {
        let context = json!({"context": self.context});
        let _ = self.call("browsingContext.close", context);
    }
}

//! A page, used as people use it: looking, waiting, pressing, typing. A test that cannot go on says what it saw.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use base64::Engine;
use serde_json::Value;

use crate::Result;
use crate::browser::{Device, NAP};
use crate::driver::{Driver, PageElement};

/// A page on which nothing at all has changed for so long while something was waited for hangs.
const STILL: Duration = Duration::from_secs(90);

/// Everything that shows whether a page gets anywhere.
const PULSE: &str =
    "JSON.stringify([location.href, document.title, document.body?.innerText, window.kaijuPlayer?.presses])";

/// What is in the words in which Chromium and Firefox say that the network did not bring something, or that a page gave up a socket
/// before it was there.
const NETWORK: [&str; 3] =
    ["Failed to load resource", "WebSocket connection", "establish a connection to the server at ws"];

/// A page.
pub struct Page {
    driver: Box<dyn Driver>,
    device: Device,
}

impl Page {
    pub(crate) fn new(driver: Box<dyn Driver>, device: Device) -> Page {
        Page { driver, device }
    }

    /// Calls the browser in its own language.
    pub fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        self.driver.call(method, params)
    }

    /// Opens another tab of the same person.
    pub fn sibling(&mut self) -> Result<Page> {
        self.driver.sibling()
    }

    /// Has the console been quiet?
    pub fn content(&mut self) -> Result<()> {
        let faults = std::mem::take(self.driver.faults());
        if faults.is_empty() { Ok(()) } else { Err(format!("the console shows {faults:#?}")) }
    }

    /// Has the console shown nothing but what the network did not bring? Browsers write that down by themselves.
    pub fn content_but_for_the_network(&mut self) -> Result<()> {
        self.driver.faults().retain(|fault| !NETWORK.iter().any(|word| fault.contains(word)));
        self.content()
    }

    /// Goes to another page of the client that is open.
    pub fn go(&mut self, hash: &str) -> Result<()> {
        self.eval(&format!(
            "(async () => {{
                if (location.hash === '#{hash}') return;
                const gone = new Promise((done) => addEventListener('hashchange', done, {{once: true}}));
                location.hash = '{hash}';
                await gone;
                await new Promise((done) => setTimeout(done));
            }})()"
        ))?;
        self.until("document.querySelector('main h1')")
    }

    /// Loads an address and waits until the client is there.
    pub fn open(&mut self, url: &str) -> Result<()> {
        // The same page with another `#` is not loaded again by itself.
        self.driver.goto("about:blank")?;
        self.until("location.href === 'about:blank'")?;
        self.driver.goto(url)?;
        self.until("location.href !== 'about:blank' && document.querySelector('main:not([aria-busy])')")
    }

    /// Runs a script on every page from now on, before anything else does.
    pub fn before(&mut self, script: &str) -> Result<()> {
        self.driver.before(script)
    }

    /// What JavaScript says.
    pub fn eval(&mut self, script: &str) -> Result<Value> {
        self.driver.eval(script)
    }

    /// What JavaScript says, as text.
    pub fn text(&mut self, script: &str) -> Result<String> {
        Ok(self.eval(script)?.as_str().unwrap_or_default().to_string())
    }

    /// Is something there?
    pub fn has(&mut self, selector: &str) -> Result<bool> {
        Ok(self.eval(&format!("document.querySelector({selector:?}) !== null"))? == true)
    }

    /// Waits until something is there.
    pub fn until_there(&mut self, selector: &str) -> Result<()> {
        self.until(&format!("document.querySelector({selector:?})"))
    }

    /// Waits until a text can be read.
    pub fn until_says(&mut self, words: &str) -> Result<()> {
        self.until(&format!("document.body.innerText.includes({words:?})"))
    }

    /// Waits until something is true. It is looked at whenever the page changes, and now and then for what is no part
    /// of the page. There is no limit to how long it takes as long as the page gets anywhere.
    pub fn until(&mut self, condition: &str) -> Result<()> {
        let script = format!(
            "(async () => {{
                let wrong = '';
                const look = async () => {{ try {{ return Boolean(await ({condition})); }} catch (why) {{ wrong = String(why); return false; }} }};
                if (await look()) return true;
                return await new Promise((done) => {{
                    let busy = false, again = false;
                    const end = (value) => {{ watch.disconnect(); clearInterval(tick); clearTimeout(last); done(value); }};
                    const step = async () => {{
                        again = true;
                        if (busy) return;
                        busy = true;
                        while (again) {{ again = false; if (await look()) {{ end(true); return; }} }}
                        busy = false;
                    }};
                    const watch = new MutationObserver(step);
                    watch.observe(document, {{subtree: true, childList: true, attributes: true, characterData: true}});
                    const tick = setInterval(step, 100);
                    const last = setTimeout(() => end(wrong), 3000);
                }});
            }})()"
        );
        let mut hope = Stillness::new();
        loop {
            // A page that is being left cannot answer; the next one can.
            let said = self.eval(&script);
            if said.as_ref().is_ok_and(|said| *said == true) {
                return Ok(());
            }
            if said.is_err() {
                thread::sleep(NAP);
            }
            if !self.gets_anywhere(&mut hope) {
                let why = said.map_or_else(|why| why, |why| why.as_str().unwrap_or_default().to_string());
                return Err(self.stuck(&format!("this did not come true: {condition} {why}")));
            }
        }
    }

    /// Has anything changed within the time in which something must?
    fn gets_anywhere(&mut self, hope: &mut Stillness) -> bool {
        let pulse = self.eval(PULSE).unwrap_or_default();
        hope.lasts(&pulse)
    }

    /// Prints what there is to see, for whoever cannot go on: where one is, what is asked, what could be pressed, what
    /// happened last, what went wrong, a picture. Returns what went wrong.
    pub fn stuck(&mut self, what: &str) -> String {
        let seen = self.eval(
            "(() => {
                const tidy = (text) => (text ?? '').trim().replace(/\\s+/g, ' ').slice(0, 160);
                const shown = (e) => e.checkVisibility();
                const name = (e) => tidy(e.ariaLabel || e.labels?.[0]?.innerText || e.innerText || e.value);
                const control = (e) => `  ${e.getAttribute('role') || e.type || e.localName} \"${name(e)}\"`
                    + (e.disabled ? ' (disabled)' : '') + (e.dataset.answer ? ` answers «${e.dataset.answer}»` : '');
                const of = (title, all) => [`${title}:`, ...(all.length ? all : ['  nothing'])];
                const player = window.kaijuPlayer;
                const prompt = document.querySelector('.prompt');
                return [
                    `at: ${location.href} «${document.title}»`,
                    `asked: ${prompt?.dataset.question ?? 'nothing'}; ${tidy(prompt?.innerText)}`,
                    ...of('windows', [...document.querySelectorAll('dialog[open], .pass')].map((e) => '  ' + tidy(e.innerText))),
                    ...of('controls', [...document.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(shown).map(control)),
                    ...of('log', [...document.querySelectorAll('.log-list li')].slice(-6).map((e) => '  ' + tidy(e.innerText))),
                    `player: ${player ? JSON.stringify(player) : 'none'}`,
                    `text: ${tidy(document.querySelector('main, body')?.innerText)}`,
                ].join('\\n');
            })()",
        );
        let seen = seen.map_or_else(
            |why| format!("nothing to be seen: {why}"),
            |seen| seen.as_str().unwrap_or_default().to_string(),
        );
        let name = thread::current().name().unwrap_or("test").replace("::", "-");
        let picture =
            self.keep_picture(&format!("stuck-{name}")).map_or_else(|why| why, |path| path.display().to_string());
        eprintln!("{what}\n{seen}\nconsole: {:?}\npicture: {picture}\n", self.driver.faults());
        what.to_string()
    }

    /// Presses a key.
    pub fn key(&mut self, key: &str) -> Result<()> {
        self.driver.key(key)
    }

    /// What has this role and exactly this name, as a screen reader finds it.
    pub fn find(&mut self, role: &str, name: &str) -> Result<Option<PageElement>> {
        Ok(self.driver.find(None, role, Some(name))?.into_iter().next())
    }

    /// Everything of a role inside something.
    pub fn within(&mut self, element: &PageElement, role: &str) -> Result<Vec<PageElement>> {
        self.driver.find(Some(element), role, None)
    }

    /// What a function says whose `this` is an element.
    pub fn on(&mut self, element: &PageElement, function: &str) -> Result<Value> {
        self.driver.on(element, function)
    }

    /// Waits for something of this role and name, and clicks it as people do: in its middle.
    pub fn press(&mut self, role: &str, name: &str) -> Result<()> {
        let mut hope = Stillness::new();
        loop {
            // What was found may be gone when it is clicked: then the next look finds it again.
            let why = match self.find(role, name) {
                Ok(Some(element)) => match self.click(&element) {
                    Ok(()) => return Ok(()),
                    Err(why) => why,
                },
                Ok(None) => "it is not there".to_string(),
                Err(why) => why,
            };
            if !self.gets_anywhere(&mut hope) {
                return Err(self.stuck(&format!("{role} {name:?} cannot be pressed: {why}")));
            }
            // Until the page has changed, the same would be found again.
            self.eval(
                "new Promise((done) => {
                    const end = () => { watch.disconnect(); clearTimeout(last); done(true); };
                    const watch = new MutationObserver(end);
                    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
                    const last = setTimeout(end, 100);
                })",
            )
            .ok();
        }
    }

    /// Waits for what a selector finds first that can be used, and clicks it.
    pub fn tap(&mut self, selector: &str) -> Result<()> {
        let found =
            format!("[...document.querySelectorAll({selector:?})].find((e) => !e.disabled && e.checkVisibility())");
        let mut hope = Stillness::new();
        loop {
            self.until(&found)?;
            let place = self.eval(&format!("({PLACE}).call({found})"));
            match place.and_then(|place| self.click_at(&place)) {
                Ok(()) => return Ok(()),
                Err(why) if !self.gets_anywhere(&mut hope) => {
                    return Err(self.stuck(&format!("{selector} cannot be pressed: {why}")));
                }
                Err(_) => thread::sleep(NAP),
            }
        }
    }

    /// Clicks an element in its middle, and makes sure that it felt it: pages move while they grow.
    pub fn click(&mut self, element: &PageElement) -> Result<()> {
        let place = self.driver.on(element, PLACE)?;
        self.click_at(&place)
    }

    fn click_at(&mut self, place: &Value) -> Result<()> {
        let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) else {
            return Err("it has no place on the page, or something lies over it".to_string());
        };
        self.driver.tap(x, y)?;
        // Where the click has led to another page altogether, nothing is left to ask.
        if self.eval("window.kaijuFelt").unwrap_or_default() == false {
            return Err("it did not feel the click".to_string());
        }
        Ok(())
    }

    /// Chooses from a list.
    pub fn choose(&mut self, selector: &str, value: &str) -> Result<()> {
        self.until_there(selector)?;
        self.eval(&format!(
            "{{ const list = document.querySelector({selector:?}); list.value = {value:?}; list.dispatchEvent(new Event('change', {{bubbles: true}})); }}"
        ))?;
        Ok(())
    }

    /// Writes into a field.
    pub fn write(&mut self, selector: &str, text: &str) -> Result<()> {
        self.until_there(selector)?;
        self.eval(&format!(
            "{{ const field = document.querySelector({selector:?}); field.value = {text:?}; field.dispatchEvent(new Event('input', {{bubbles: true}})); }}"
        ))?;
        Ok(())
    }

    /// Writes into the field of this name, as somebody does who finds it by ear.
    pub fn fill(&mut self, name: &str, text: &str) -> Result<()> {
        self.press("textbox", name)?;
        self.eval("document.activeElement.select()")?;
        self.call("Input.insertText", serde_json::json!({"text": text}))?;
        self.key("Tab")
    }

    /// The names of everything of a role, in the order a screen reader meets them.
    pub fn names(&mut self, role: &str) -> Result<Vec<String>> {
        let tree = self.call("Accessibility.getFullAXTree", serde_json::json!({}))?;
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let shown = nodes.iter().filter(|node| node["ignored"] != true && node["role"]["value"] == role);
        Ok(shown.map(|node| node["name"]["value"].as_str().unwrap_or_default().to_string()).collect())
    }

    /// Makes the window so large, from now on.
    pub fn resize(&mut self, width: u32, height: u32) -> Result<()> {
        (self.device.width, self.device.height) = (width, height);
        self.driver.size(width, height)
    }

    /// A picture of the page, as PNG.
    pub fn picture(&mut self) -> Result<Vec<u8>> {
        let drawn = self.driver.picture()?;
        base64::engine::general_purpose::STANDARD.decode(drawn).map_err(|e| format!("the picture is spoilt: {e}"))
    }

    /// Writes a picture of the page into the folder for people to look at, and tells where.
    pub fn keep_picture(&mut self, name: &str) -> Result<PathBuf> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/shots");
        fs::create_dir_all(&folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
        let bytes = self.picture()?;
        let path = folder.join(format!("{name}.png"));
        fs::write(&path, bytes).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
        Ok(path)
    }

    /// A picture for people, where they want some: with `SHOTS=write`. A picture takes as long as a whole page.
    pub fn shot(&mut self, name: &str) -> Result<()> {
        if wants_shots() { self.keep_picture(name).map(drop) } else { Ok(()) }
    }

    /// A picture for people of the page from top to bottom.
    pub fn tall_shot(&mut self, name: &str) -> Result<()> {
        if !wants_shots() {
            return Ok(());
        }
        let height = self.eval("document.documentElement.scrollHeight")?.as_u64().unwrap_or(1000).min(6000);
        self.driver.size(self.device.width, u32::try_from(height).unwrap_or(6000))?;
        let kept = self.keep_picture(name);
        self.driver.size(self.device.width, self.device.height)?;
        kept.map(drop)
    }
}

fn wants_shots() -> bool {
    env::var("SHOTS").is_ok_and(|what| what == "write")
}

/// Waits until two pages say the same.
pub fn until_alike(one: &mut Page, other: &mut Page, script: &str) -> Result<()> {
    let mut hope = Stillness::new();
    loop {
        let (a, b) = (one.eval(script)?, other.eval(script)?);
        if a == b {
            return Ok(());
        }
        let both = Value::from(vec![a, b]);
        if !hope.lasts(&both) {
            return Err(one.stuck(&format!("two pages differ: {both}")));
        }
        thread::sleep(NAP);
    }
}

/// Waits until something is true on one of these pages; tells on which.
pub fn until_any(pages: &mut [&mut Page], condition: &str) -> Result<usize> {
    let mut hope = Stillness::new();
    loop {
        let mut seen = Vec::new();
        for (i, page) in pages.iter_mut().enumerate() {
            if page.eval(&format!("Boolean({condition})"))? == true {
                return Ok(i);
            }
            seen.push(page.eval(PULSE)?);
        }
        if !hope.lasts(&Value::from(seen)) {
            let what = format!("this came true on no page: {condition}");
            for page in pages.iter_mut() {
                page.stuck(&what);
            }
            return Err(what);
        }
        thread::sleep(NAP);
    }
}

/// Where to click an element; nothing where it is hidden or something lies over it. It will tell whether it has felt the
/// click. What the page does before it is painted next (it scrolls and moves the focus) is waited for.
const PLACE: &str = "async function () {
    const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 100); });
    this.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    await frame();
    await frame();
    this.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    const box = this.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!this.isConnected || this.disabled || box.width === 0) return null;
    const top = document.elementFromPoint(x, y);
    if (!top || !(this.closest('label') ?? this).contains(top)) return null;
    window.kaijuFelt = false;
    this.addEventListener('click', () => { window.kaijuFelt = true; }, {once: true, capture: true});
    return [x, y];
}";

/// How long nothing has changed.
struct Stillness {
    pulse: Value,
    since: Instant,
}

impl Stillness {
    fn new() -> Stillness {
        Stillness { pulse: Value::Null, since: Instant::now() }
    }

    fn lasts(&mut self, pulse: &Value) -> bool {
        if self.pulse != *pulse {
            (self.pulse, self.since) = (pulse.clone(), Instant::now());
        }
        self.since.elapsed() < STILL
    }
}

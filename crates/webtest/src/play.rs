//! A player at the page: plays a whole game by pressing what answers the question.

use crate::{Device, House, Page, Result};

/// More answers than any game needs: a player who gives more goes round in circles.
const MOST: u32 = 3000;

/// The page when a game is over, on this device or elsewhere.
const OVER: &str = "document.querySelector('.victory, .over-panel')";

/// Something is asked here, and can be answered.
pub const ASKED: &str = "document.querySelector('.prompt [data-answer]')";

/// The newest record of the device, as a promise.
pub const NEWEST_RECORD: &str = "import(new URL('./shelf.js', document.baseURI).href)\
    .then(({default: shelf}) => shelf.take().then(shelf.all)).then((all) => all[1])";

/// How a page is set up for a test: nothing moves, nothing sounds, nobody waits.
#[derive(Clone, Copy, Debug)]
pub struct Calm<'a> {
    /// The language.
    pub lang: &'a str,
    /// `light`, `dark` or `contrast`.
    pub theme: &'a str,
    /// What others call the player.
    pub name: &'a str,
    /// With the coach, and everything told in detail.
    pub coach: bool,
    /// With warnings before what can hardly be meant.
    pub warn: bool,
}

impl Default for Calm<'_> {
    fn default() -> Self {
        Calm { lang: "en", theme: "light", name: "Ana", coach: false, warn: false }
    }
}

impl Calm<'_> {
    /// Sets a page up, and goes to an address of the client.
    pub fn open(self, page: &mut Page, house: &House, hash: &str) -> Result<()> {
        self.open_at(page, &house.url(hash))
    }

    /// Sets a page up, and goes to the client at a whole address.
    pub fn open_at(self, page: &mut Page, url: &str) -> Result<()> {
        let Calm { lang, theme, name, coach, warn } = self;
        let (coach, detail) = if coach { ("yes", "3") } else { ("no", "2") };
        let silent = if warn { "no" } else { "yes" };
        // Where nothing can be kept nothing is: a browser shows empty pages in between.
        page.before(&format!(
            "try {{ localStorage['kaiju.settings'] ??= JSON.stringify({{lang: '{lang}', theme: '{theme}', name: '{name}', coach: '{coach}', \
             detail: '{detail}', silent: '{silent}', motion: 'less', speed: 'instant', sound: 'no'}}); }} catch {{ }}"
        ))?;
        page.open(url)
    }
}

/// Opens a page for somebody new, ready for a test.
pub fn visitor(browser: &crate::Browser, house: &House, device: Device, calm: Calm<'_>, hash: &str) -> Result<Page> {
    let mut page = browser.page(device)?;
    calm.open(&mut page, house, hash)?;
    Ok(page)
}

/// How the seats of a game that is being set up are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// One person, and n bots of the lowest level: a quick game.
    Against(usize),
    /// Tables with n people of this device.
    People(usize),
}

/// Sets a game up on the page for that: the seats, and an edition by its place in the list.
pub fn set_up(page: &mut Page, seats: Seats, edition: Option<usize>) -> Result<()> {
    page.until_there("#seed")?;
    if let Some(edition) = edition {
        page.eval(&format!("document.querySelectorAll('input[name=edition]')[{edition}].click()"))?;
    }
    // People come first in the list of players, then bots, the lowest level first.
    let (n, who) = match seats {
        Seats::Against(bots) => (bots + 1, 1),
        Seats::People(people) => (people, 0),
    };
    while page.eval("document.querySelectorAll('.seat-row').length")?.as_u64() > Some(n as u64) {
        page.tap("[data-seats=less]")?;
    }
    page.eval(&format!(
        "[...document.querySelectorAll('.seat-row')].forEach((row, i) => {{
            const list = [...row.querySelectorAll('select')].find((list) => [...list.options].some((o) => o.value === 'person'));
            list.selectedIndex = i === 0 ? 0 : {who};
            list.dispatchEvent(new Event('change', {{bubbles: true}}));
        }})"
    ))?;
    Ok(())
}

/// Answers whatever is asked until the result is there; tells how many answers that took.
pub fn to_the_end(page: &mut Page, seed: u64) -> Result<u64> {
    begin(page, seed, "false")?;
    finish(page)
}

/// Answers whatever is asked until something is true, or the game is over; tells whether it is true.
pub fn play_until(page: &mut Page, seed: u64, condition: &str) -> Result<bool> {
    begin(page, seed, condition)?;
    stop(page)?;
    Ok(page.eval(&format!("Boolean({condition})"))? == true)
}

/// Waits until the player who was begun here has seen the end of the game; tells how many answers that took.
pub fn finish(page: &mut Page) -> Result<u64> {
    stop(page)?;
    if page.eval(&format!("Boolean({OVER})"))? != true {
        return Err(page.stuck("the game does not end"));
    }
    page.eval("window.kaijuPlayer.presses")?.as_u64().ok_or_else(|| "nobody counted".to_string())
}

fn stop(page: &mut Page) -> Result<()> {
    page.until("!window.kaijuPlayer.on")?;
    if page.eval("window.kaijuPlayer.wrong ?? ''")? == "" {
        return Ok(());
    }
    let wrong = page.text("window.kaijuPlayer.wrong")?;
    Err(page.stuck(&wrong))
}

/// Has somebody answer whatever is asked, until something is true or the game is over. Answers are picked by a small
/// generator, so that games differ; the same seed picks the same answers in the same game.
pub fn begin(page: &mut Page, seed: u64, condition: &str) -> Result<()> {
    // In the page itself, because every call from outside costs a round trip. It looks whenever the page has changed,
    // and picks only when something is asked: how fast the machine is has no say in it.
    let script = format!(
        "(() => {{
            const player = window.kaijuPlayer = {{on: true, presses: 0, last: ''}};
            let state = {seed}n;
            const below = (n) => {{ state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn; return Number((state >> 33n) % BigInt(n)); }};
            const end = (wrong) => {{ player.on = false; player.wrong = wrong; watch.disconnect(); }};
            const press = (button) => {{
                player.last = button.dataset.answer ?? button.textContent;
                player.presses += 1;
                if (player.presses > {MOST}) end('the game goes on after {MOST} answers'); else button.click();
            }};
            let kept = false;
            const step = () => {{
                waits = false;
                if (!player.on) return;
                try {{ if (({condition}) || ({OVER})) {{ end(); return; }} }} catch (why) {{ end(String(why)); return; }}
                const ready = document.querySelector('.pass button');
                if (ready) {{ ready.click(); return; }}
                const over = document.querySelector('dialog[open]');
                if (over) {{
                    const answer = over.querySelector('[data-answer]');
                    if (answer) press(answer); else over.close();
                    return;
                }}
                const all = [...document.querySelectorAll('[data-answer]')].filter((b) => !b.disabled && !b.closest('dialog'));
                if (!all.length) {{ kept = false; return; }}
                const dice = [...document.querySelectorAll('.tray button:not(:disabled)')];
                // Dice first; the answers change with them.
                if (dice.length && !kept) {{
                    kept = true;
                    for (const die of dice) if (below(3) === 0) die.click();
                    soon();
                    return;
                }}
                kept = false;
                const main = all.find((b) => b.matches('.btn-main'));
                press(below(3) > 0 && main ? main : all[below(all.length)]);
                soon();
            }};
            let waits = false;
            const line = new MessageChannel();
            line.port1.onmessage = step;
            const soon = () => {{ if (!waits) {{ waits = true; line.port2.postMessage(0); }} }};
            const watch = new MutationObserver(soon);
            watch.observe(document, {{subtree: true, childList: true, attributes: true, characterData: true}});
            soon();
        }})()"
    );
    page.eval(&script).map(drop)
}

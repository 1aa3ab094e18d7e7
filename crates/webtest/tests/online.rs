//! Tables with others: two browsers and a program at one table, a server that dies in the middle, other devices, other
//! tabs, and ways that lead nowhere.

use std::thread;
use std::time::{Duration, Instant};

use kaiju_webtest::play::{calm, play_until, to_the_end};
use kaiju_webtest::{Axe, Browser, House, Page, Result};

/// The figures everybody at the table sees, and the dice: two who see the same see these the same.
const FIGURES: &str = "JSON.stringify([[...document.querySelectorAll('.seat')].map((s) => s.ariaLabel + [...s.querySelectorAll('.dial b')].map((b) => b.textContent)).sort(), [...document.querySelectorAll('.tray button')].map((b) => b.ariaLabel.split(',')[0]).sort()])";

/// Somebody with a device of their own, whom nothing connects with the others but the server.
fn guest(browser: &Browser, house: &House, name: &str, phone: bool) -> Result<Page> {
    let (width, height) = if phone { (360, 740) } else { (1280, 800) };
    let mut page = browser.stranger(width, height, phone)?;
    page.open(&house.url("/"))?;
    calm(&mut page, "en", if phone { "dark" } else { "light" })?;
    page.eval(&format!("{{ const s = JSON.parse(localStorage['kaiju.settings']); s.name = '{name}'; localStorage['kaiju.settings'] = JSON.stringify(s); }}"))?;
    page.open(&house.url("/"))?;
    Ok(page)
}

fn choose(page: &mut Page, id: &str, value: &str) -> Result<()> {
    page.until(&format!("document.querySelector('#{id}')"))?;
    page.eval(&format!("{{ const s = document.querySelector('#{id}'); s.value = '{value}'; s.dispatchEvent(new Event('change', {{bubbles: true}})); }}"))?;
    Ok(())
}

/// Makes a table for two people and a program; returns its code.
fn open_table(host: &mut Page, house: &House) -> Result<String> {
    host.open(&house.url("/"))?;
    host.press("link", "Play with friends")?;
    choose(host, "bots", "1")?;
    host.press("button", "Make a table")?;
    host.until("document.querySelector('.invite .loud')?.textContent.length === 6")?;
    host.until("document.querySelector('.invite img')?.naturalWidth > 0")?;
    Ok(host.eval("document.querySelector('.invite .loud').textContent")?.as_str().unwrap_or_default().to_string())
}

fn sit_down(page: &mut Page, house: &House, code: &str) -> Result<()> {
    page.open(&house.url(&format!("/join/{code}")))?;
    page.press("button", "Sit down")?;
    page.until("document.body.innerText.includes('You')")
}

fn says(page: &mut Page, words: &str) -> Result<()> {
    page.until(&format!("document.body.innerText.includes({words:?})"))
}

fn text(page: &mut Page, script: &str) -> Result<String> {
    Ok(page.eval(script)?.as_str().unwrap_or_default().to_string())
}

/// Opens what people say at the table, where the window is too small for it.
fn open_talk(page: &mut Page) -> Result<()> {
    page.until("document.querySelector('.talk')")?;
    page.eval("document.querySelector('.talk').open = true")?;
    Ok(())
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn two_browsers_and_a_bot_play_to_the_end_across_a_crash_of_the_server() -> Result<()> {
    let mut axe = Axe::load()?;
    let mut house = House::open()?;
    let browser = Browser::launch()?;
    let (mut ana, mut bo) = (guest(&browser, &house, "Ana", false)?, guest(&browser, &house, "Bo", true)?);
    ana.go("/online")?;
    ana.shot("online-make")?;
    axe.look(&mut ana, "online")?;
    let code = open_table(&mut ana, &house)?;
    ana.shot("waiting-room")?;
    axe.look(&mut ana, "waiting room")?;
    bo.open(&house.url(&format!("/join/{code}")))?;
    bo.until("document.querySelector('.seats')")?;
    axe.look(&mut bo, "invitation on a phone")?;
    bo.press("button", "Sit down")?;
    // Who is there is seen by the others.
    ana.until("[...document.querySelectorAll('.seat-row')].some((row) => row.innerText.includes('Bo') && row.innerText.includes('here'))")?;
    bo.tall_shot("phone-waiting-room")?;
    ana.press("button", "Start")?;
    for page in [&mut ana, &mut bo] {
        page.until("document.querySelector('.game .dock')")?;
        open_talk(page)?;
    }
    // A sign from one to the other, a word back; who does not want to hear any more need not.
    ana.press("button", "Hooray!")?;
    bo.until("document.querySelector('.talk').innerText.includes('Hooray')")?;
    bo.eval("{ const i = document.querySelector('.chat-form input'); i.value = 'Grrr'; i.dispatchEvent(new Event('input', {bubbles: true})); document.querySelector('.chat-form').requestSubmit(); }")?;
    ana.until("document.querySelector('.talk').innerText.includes('Grrr')")?;
    ana.press("button", "Mute Bo")?;
    ana.until("!document.querySelector('.talk').innerText.includes('Grrr')")?;
    ana.press("button", "Unmute Bo")?;
    ana.until("document.querySelector('.talk').innerText.includes('Grrr')")?;
    ana.shot("online")?;
    bo.tall_shot("phone-online")?;
    axe.look(&mut ana, "table")?;
    axe.look(&mut bo, "table on a phone")?;
    ana.content()?;
    bo.content()?;
    bo.eval("document.querySelector('.talk').open = false")?;
    // Something has happened when the server dies without a word. It comes back, and so do both, to the very same place.
    answer(&mut [&mut ana, &mut bo])?;
    house.kill();
    for page in [&mut ana, &mut bo] {
        says(page, "Reconnecting")?;
    }
    ana.shot("reconnecting")?;
    bo.shot("phone-reconnecting")?;
    axe.look(&mut ana, "reconnecting")?;
    house.start()?;
    for page in [&mut ana, &mut bo] {
        page.until("!document.body.innerText.includes('Reconnecting')")?;
    }
    same(&mut ana, &mut bo)?;
    let other = thread::spawn(move || {
        let done = to_the_end(&mut bo, 5);
        (bo, done)
    });
    let presses = to_the_end(&mut ana, 4)?;
    let (mut bo, done) = other.join().map_err(|_| "the other player fell over")?;
    assert!(presses + done? > 5, "somebody played");
    // Both have seen the same game.
    let (one, two) = (text(&mut ana, FIGURES)?, text(&mut bo, FIGURES)?);
    assert_eq!(one, two);
    ana.press("button", "Verify the dice")?;
    says(&mut ana, "draws are fair")?;
    ana.shot("online-over")?;
    axe.look(&mut ana, "game over")?;
    let game = text(&mut ana, "location.hash.split('/')[2]")?;
    // The whole story, and the way back to the table.
    ana.press("button", "Result")?;
    ana.until("document.querySelector('.chart-line')")?;
    axe.look(&mut ana, "result")?;
    ana.press("button", "Verify the dice")?;
    says(&mut ana, "draws are fair")?;
    // The link to a step works for everyone who gets it.
    let mut eve = guest(&browser, &house, "Eve", true)?;
    eve.open(&house.url(&format!("/replay/{game}/7")))?;
    says(&mut eve, "Step 7 of")?;
    eve.tall_shot("phone-replay")?;
    axe.look(&mut eve, "replay on a phone")?;
    ana.open(&house.url(&format!("/table/{game}")))?;
    ana.press("button", "Play again")?;
    bo.press("button", "Go to the next game")?;
    for page in [&mut ana, &mut bo] {
        page.until(&format!("!location.hash.includes('{game}')"))?;
        page.until("document.querySelector('.game .dock, .seats')")?;
        page.content_but_for_the_network()?;
    }
    eve.content()?;
    axe.content(9)
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn ways_that_lead_nowhere_say_so_and_others_lead_back() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let browser = Browser::launch()?;
    let mut ana = guest(&browser, &house, "Ana", false)?;
    for nowhere in ["/join/XXXXXX", "/table/nonsense"] {
        ana.open(&house.url(nowhere))?;
        says(&mut ana, "no table at this link")?;
        axe.look(&mut ana, nowhere)?;
    }
    ana.shot("dead-end")?;
    // A table that is full offers to watch, from behind whom one likes.
    let code = open_table(&mut ana, &house)?;
    let mut bo = guest(&browser, &house, "Bo", true)?;
    sit_down(&mut bo, &house, &code)?;
    let mut eve = guest(&browser, &house, "Eve", false)?;
    eve.open(&house.url(&format!("/join/{}", code.to_lowercase())))?;
    says(&mut eve, "Every seat is taken")?;
    eve.shot("full-table")?;
    axe.look(&mut eve, "full table")?;
    ana.press("button", "Start")?;
    eve.until("document.querySelector('.game .dock')")?;
    let watched = "document.querySelector('.me .seat')?.ariaLabel";
    for monster in ["Cyber Kitty", "Space Penguin"] {
        eve.eval(&format!("{{ const s = document.querySelector('.topbar select'); s.value = [...s.options].find((o) => o.text === {monster:?}).value; s.dispatchEvent(new Event('change', {{bubbles: true}})); }}"))?;
        eve.until(&format!("{watched} === {monster:?}"))?;
    }
    assert_eq!(
        eve.eval("document.querySelectorAll('.prompt button:not(.prompt-wait *), .chat-form').length")?,
        0,
        "who watches decides nothing"
    );
    eve.shot("spectator")?;
    axe.look(&mut eve, "spectator")?;
    // A second tab is the same player: what is answered in one is seen in the other.
    ana.until("document.querySelector('.game .dock')")?;
    let here = text(&mut ana, "location.href")?;
    let mut tab = ana.sibling(&browser)?;
    tab.open(&here)?;
    for page in [&mut ana, &mut bo, &mut tab] {
        page.until("document.querySelector('.tray')")?;
    }
    while answer(&mut [&mut tab, &mut bo])? != 0 {}
    same(&mut ana, &mut tab)?;
    // The link of the seat brings it to another device, and leaves the address there.
    open_talk(&mut ana)?;
    ana.eval("document.querySelector('.other-device').open = true")?;
    let link = text(&mut ana, "document.querySelector('.other-device input').value")?;
    let mut elsewhere = guest(&browser, &house, "Somebody", true)?;
    elsewhere.open(&link)?;
    elsewhere.until("document.querySelector('.game .tray')")?;
    assert_eq!(text(&mut elsewhere, "location.href")?, here);
    assert_eq!(text(&mut elsewhere, watched)?, text(&mut ana, watched)?);
    same(&mut ana, &mut elsewhere)?;
    // And whoever comes back to the first page finds the way to the table.
    elsewhere.open(&house.url("/online"))?;
    elsewhere.press("link", "Back to the table")?;
    elsewhere.until("document.querySelector('.game .tray')")?;
    for page in [&mut ana, &mut bo, &mut eve, &mut tab, &mut elsewhere] {
        page.content_but_for_the_network()?;
    }
    axe.content(4)
}

/// Waits until one of them is asked, and lets them answer once; tells who it was.
fn answer(pages: &mut [&mut Page]) -> Result<usize> {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_mins(2) {
        for (i, page) in pages.iter_mut().enumerate() {
            if page.eval("document.querySelector('.prompt button:not(.prompt-wait *)') !== null")? == true {
                page.eval("window.kaijuPresses = 0")?;
                play_until(page, 9, "window.kaijuPresses > 0")?;
                return Ok(i);
            }
        }
        thread::sleep(Duration::from_millis(50));
    }
    Err("nobody is ever asked".to_string())
}

/// Waits until two pages show the same.
fn same(one: &mut Page, other: &mut Page) -> Result<()> {
    let mut seen = Vec::new();
    for _ in 0..200 {
        let (a, b) = (text(one, FIGURES)?, text(other, FIGURES)?);
        if a == b {
            return Ok(());
        }
        seen = vec![a, b];
        thread::sleep(Duration::from_millis(100));
    }
    Err(format!("two pages of one table differ: {seen:?}"))
}

/// A page from before the server spoke another version says so, and becomes new when it is loaded again.
#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn an_old_page_says_so_and_renews_itself() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let browser = Browser::launch()?;
    let mut page = guest(&browser, &house, "Ana", false)?;
    open_table(&mut page, &house)?;
    page.until("navigator.serviceWorker.controller !== null")?;
    page.until("(async () => (await caches.keys()).length === 1)()")?;
    let here = text(&mut page, "location.href")?;
    // The client that is kept on the device greets with a version of long ago; the server has a newer one.
    page.eval(
        "(async () => {
            const cache = await caches.open((await caches.keys())[0]);
            const kept = await (await cache.match('/boot.js')).text();
            const old = `const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) { send.call(this, text.replace('\"version\":1,', '\"version\":0,')); };\\n${kept}`;
            await cache.put('/boot.js', new Response(old, {headers: {'content-type': 'text/javascript'}}));
        })()",
    )?;
    page.open(&here)?;
    says(&mut page, "This page is out of date")?;
    page.shot("old-page")?;
    axe.look(&mut page, "old page")?;
    page.press("button", "Reload")?;
    page.until("document.querySelector('.seats')")?;
    page.content()?;
    axe.content(1)
}

/// Two people share a device: where hands are hidden it is passed on behind a curtain.
#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn two_people_share_a_device_at_a_table_with_a_third() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let browser = Browser::launch()?;
    let mut page = guest(&browser, &house, "Ana", false)?;
    page.go("/online")?;
    choose(&mut page, "around", "2")?;
    choose(&mut page, "bots", "1")?;
    page.press("switch", "With evolutions")?;
    page.press("button", "Make a table")?;
    page.press("button", "Start")?;
    page.until("document.querySelector('.game .dock')")?;
    let mut seen = Vec::new();
    for seed in 0..2 {
        assert!(play_until(&mut page, seed, "document.querySelector('.pass')")?, "the device is passed on");
        seen.push(text(&mut page, "document.querySelector('.pass h2').textContent")?);
        if seed == 0 {
            page.shot("pass-the-device")?;
            axe.look(&mut page, "pass the device")?;
        }
        page.press("button", "I am ")?;
        page.until("!document.querySelector('.pass')")?;
    }
    // To one and then to the other, also where a program plays in between.
    assert_ne!(seen[0], seen[1]);
    page.content()?;
    axe.content(1)
}

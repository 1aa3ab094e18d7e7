//! Tables with others: two browsers and a bot at one table, a server that dies in the middle, other devices, other tabs,
//! and ways that lead nowhere.

use kaiju_text::{Lang, fair, web};
use kaiju_webtest::page::{until_alike, until_any};
use kaiju_webtest::play::{ASKED, Calm, begin, finish, play_until, visitor};
use kaiju_webtest::scene::{open_talk, sit_down};
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Page, Result};

const EN: Lang = Lang::En;

/// The figures everybody at the table sees, and the dice: two who see the same see these the same.
const FIGURES: &str = "JSON.stringify([[...document.querySelectorAll('.seat')].map((s) => s.ariaLabel + [...s.querySelectorAll('.dial b')].map((b) => b.textContent)).sort(), [...document.querySelectorAll('.tray button')].map((b) => b.dataset.face).sort()])";

/// Somebody with a device of their own, whom nothing connects with the others but the server.
fn guest(house: &House, name: &str, phone: bool, hash: &str) -> Result<Page> {
    let (device, theme) = if phone { (PHONE, "dark") } else { (DESK, "light") };
    visitor(Browser::shared()?, house, device, Calm { name, theme, ..Calm::default() }, hash)
}

/// Makes a table for two people and a bot; returns its code.
pub(crate) fn open_table(host: &mut Page) -> Result<String> {
    host.go("/")?;
    host.press("link", web::play_with_friends(EN))?;
    host.choose("#bots", "1")?;
    host.press("button", web::make_table(EN))?;
    host.until("document.querySelector('.invite .loud')?.textContent.length === 6")?;
    // A link that others can open has a QR code; one that they cannot says so.
    host.until("document.querySelector('.invite img')?.naturalWidth > 0 || document.querySelector('.invite .note')")?;
    host.text("document.querySelector('.invite .loud').textContent")
}

/// Waits until one of them is asked, and lets them answer once; tells who it was.
fn answer(pages: &mut [&mut Page]) -> Result<usize> {
    let who = until_any(pages, ASKED)?;
    play_until(pages[who], 9, "window.kaijuPlayer.presses > 0")?;
    Ok(who)
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn two_browsers_and_a_bot_play_to_the_end_across_a_crash_of_the_server() -> Result<()> {
    let mut axe = Axe::load()?;
    let mut house = House::known()?;
    let (mut ana, mut bo) = (guest(&house, "Ana", false, "/online")?, guest(&house, "Bo", true, "/")?);
    ana.shot("online-make")?;
    axe.look(&mut ana, "online")?;
    let code = open_table(&mut ana)?;
    ana.until("!document.querySelector('.invite .note') && document.querySelector('.invite img').naturalWidth > 0")?;
    ana.until_says(web::invite_no_entry(EN))?;
    ana.shot("waiting-room")?;
    axe.look(&mut ana, "waiting room")?;
    bo.go(&format!("/join/{code}"))?;
    bo.until_there(".seats")?;
    axe.look(&mut bo, "invitation on a phone")?;
    bo.press("button", web::sit_down(EN))?;
    // Who is there is seen by the others.
    let here = web::here(EN);
    ana.until(&format!("[...document.querySelectorAll('.seat-row')].some((row) => row.innerText.includes('Bo') && row.innerText.includes({here:?}))"))?;
    bo.tall_shot("phone-waiting-room")?;
    ana.press("button", web::start(EN))?;
    for page in [&mut ana, &mut bo] {
        page.until_there(".game .dock")?;
        open_talk(page)?;
    }
    // A sign from one to the other, a word back; who does not want to hear any more need not.
    ana.press("button", web::emote_cheer(EN))?;
    let cheer = web::emote_cheer(EN);
    bo.until(&format!("document.querySelector('.talk-list').innerText.includes({cheer:?})"))?;
    bo.write(".chat-form input", "Grrr")?;
    bo.eval("document.querySelector('.chat-form').requestSubmit()")?;
    ana.until("document.querySelector('.talk').innerText.includes('Grrr')")?;
    ana.press("button", &web::mute(EN, "Bo"))?;
    ana.until("!document.querySelector('.talk').innerText.includes('Grrr')")?;
    ana.press("button", &web::unmute(EN, "Bo"))?;
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
        page.until_says(web::reconnecting(EN))?;
    }
    ana.shot("reconnecting")?;
    bo.shot("phone-reconnecting")?;
    axe.look(&mut ana, "reconnecting")?;
    house.start()?;
    for page in [&mut ana, &mut bo] {
        page.until("!document.querySelector('.banner:not(.banner-good)')")?;
    }
    until_alike(&mut ana, &mut bo, FIGURES)?;
    begin(&mut ana, 4, "false")?;
    begin(&mut bo, 5, "false")?;
    assert!(finish(&mut ana)? + finish(&mut bo)? > 5, "somebody played");
    // Both have seen the same game.
    until_alike(&mut ana, &mut bo, FIGURES)?;
    // The commitment was shown and kept, and the record is checked against it.
    ana.until_there(".sealed summary")?;
    ana.press("button", web::verify_dice(EN))?;
    ana.until_there(".verdict .note-good")?;
    ana.until_says(fair::noted_before(EN))?;
    ana.shot("online-over")?;
    axe.look(&mut ana, "game over")?;
    let game = ana.text("location.hash.split('/')[2]")?;
    // Whoever comes late reads in the log what the others have seen.
    let mut dan = guest(&house, "Dan", false, &format!("/table/{game}"))?;
    dan.until("document.querySelectorAll('.log-list li').length > 20")?;
    until_alike(
        &mut ana,
        &mut dan,
        "[...document.querySelectorAll('.log-list li')].map((line) => line.innerText).join()",
    )?;
    dan.content()?;
    // The whole story, and the way back to the table.
    ana.press("button", web::title_result(EN))?;
    ana.until_there(".chart-line")?;
    axe.look(&mut ana, "result")?;
    ana.press("button", web::verify_dice(EN))?;
    ana.until_there(".verdict .note-good")?;
    // The link to a moment works for whoever gets it.
    let mut eve = guest(&house, "Eve", true, &format!("/replay/{game}/7"))?;
    eve.until("document.querySelector('.range')?.value === '7'")?;
    eve.tall_shot("phone-replay")?;
    axe.look(&mut eve, "replay on a phone")?;
    ana.go(&format!("/table/{game}"))?;
    ana.press("button", web::rematch(EN))?;
    bo.press("button", web::to_rematch(EN))?;
    for page in [&mut ana, &mut bo] {
        page.until(&format!("!location.hash.includes('{game}')"))?;
        page.until_there(".game .dock, .seats")?;
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
    let mut ana = guest(&house, "Ana", false, "/")?;
    for nowhere in ["/join/XXXXXX", "/table/nonsense"] {
        ana.go(nowhere)?;
        ana.until_says(web::trouble_dead(EN))?;
        axe.look(&mut ana, nowhere)?;
    }
    ana.shot("dead-end")?;
    // A table that is full offers to watch, from behind whom one likes.
    let code = open_table(&mut ana)?;
    // This server listens on its own machine only, so a phone could not come by this link.
    ana.until_says(web::invite_only_here(EN))?;
    ana.shot("waiting-room-alone")?;
    axe.look(&mut ana, "waiting room, alone")?;
    let mut bo = guest(&house, "Bo", true, "/")?;
    sit_down(&mut bo, &code)?;
    let mut eve = guest(&house, "Eve", false, &format!("/join/{}", code.to_lowercase()))?;
    eve.until_says(web::full_watch(EN))?;
    eve.shot("full-table")?;
    axe.look(&mut eve, "full table")?;
    ana.press("button", web::start(EN))?;
    eve.until_there(".game .dock")?;
    let watched = "document.querySelector('.me .seat')?.ariaLabel";
    for seat in ["A", "B"] {
        eve.choose(".topbar select", seat)?;
        let monster = format!("document.querySelector('.topbar option[value={seat}]').text");
        eve.until(&format!("{watched} === {monster}"))?;
    }
    assert_eq!(
        eve.eval("document.querySelectorAll('[data-answer], .chat-form').length")?,
        0,
        "who watches decides nothing"
    );
    eve.shot("spectator")?;
    axe.look(&mut eve, "spectator")?;
    // A second tab is the same player: what is answered in one is seen in the other.
    ana.until_there(".game .dock")?;
    let here = ana.text("location.href")?;
    let mut tab = ana.sibling()?;
    tab.open(&here)?;
    for page in [&mut ana, &mut bo, &mut tab] {
        page.until_there(".tray")?;
    }
    while answer(&mut [&mut tab, &mut bo])? != 0 {}
    until_alike(&mut ana, &mut tab, FIGURES)?;
    // The link of the seat brings it to another device, and leaves the address there.
    open_talk(&mut ana)?;
    ana.eval("document.querySelector('.other-device').open = true")?;
    let link = ana.text("document.querySelector('.other-device input').value")?;
    let mut elsewhere = guest(&house, "Somebody", true, "/")?;
    elsewhere.open(&link)?;
    elsewhere.until_there(".game .tray")?;
    assert_eq!(elsewhere.text("location.href")?, here);
    assert_eq!(elsewhere.text(watched)?, ana.text(watched)?);
    until_alike(&mut ana, &mut elsewhere, FIGURES)?;
    // And whoever comes back to the first page finds the way to the table.
    elsewhere.go("/online")?;
    elsewhere.tap("#main .story a")?;
    elsewhere.until_there(".game .tray")?;
    for page in [&mut ana, &mut bo, &mut eve, &mut tab, &mut elsewhere] {
        page.content_but_for_the_network()?;
    }
    axe.content(4)
}

/// A page from before the server spoke another version says so, and becomes new when it is loaded again.
#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn an_old_page_says_so_and_renews_itself() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut page = guest(&house, "Ana", false, "/")?;
    open_table(&mut page)?;
    page.until("navigator.serviceWorker.controller !== null")?;
    page.until("(async () => (await caches.keys()).length === 1)()")?;
    let here = page.text("location.href")?;
    // The client that is kept on the device greets with a version of long ago; the server has a newer one.
    page.eval(
        "(async () => {
            const cache = await caches.open((await caches.keys())[0]);
            const boot = (await cache.keys()).find((request) => request.url.includes('boot'));
            const kept = await (await cache.match(boot)).text();
            const old = `const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) { send.call(this, text.replace('\"version\":1,', '\"version\":0,')); };\\n${kept}`;
            await cache.put(boot, new Response(old, {headers: {'content-type': 'text/javascript'}}));
        })()",
    )?;
    page.open(&here)?;
    page.until_says(web::title_old(EN))?;
    page.shot("old-page")?;
    axe.look(&mut page, "old page")?;
    page.press("button", web::load_again(EN))?;
    page.until_there(".seats")?;
    page.content()?;
    axe.content(1)
}

/// Two people share a device: where hands are hidden it is passed on behind a curtain.
#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn two_people_share_a_device_at_a_table_with_a_third() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut page = guest(&house, "Ana", false, "/online")?;
    page.choose("#around", "2")?;
    page.choose("#bots", "1")?;
    page.tap("[data-switch=evolutions]")?;
    page.press("button", web::make_table(EN))?;
    page.press("button", web::start(EN))?;
    page.until_there(".game .dock")?;
    let mut seen = Vec::new();
    for seed in 0..2 {
        assert!(play_until(&mut page, seed, "document.querySelector('.pass')")?, "the device is passed on");
        seen.push(page.text("document.querySelector('.pass h2').textContent")?);
        if seed == 0 {
            page.shot("pass-the-device")?;
            axe.look(&mut page, "pass the device")?;
        }
        page.tap(".pass button")?;
        page.until("!document.querySelector('.pass')")?;
    }
    // To one and then to the other, also where a program plays in between.
    assert_ne!(seen[0], seen[1]);
    page.content()?;
    axe.content(1)
}

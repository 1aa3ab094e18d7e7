//! Tables with others: two browsers and a program at one table, a server that dies in the middle, ways that lead nowhere.

use std::time::Duration;

use kaiju_webtest::play::{calm, to_the_end};
use kaiju_webtest::{Browser, House, Page, Result};

/// A page of its own browser, so that nothing is shared but the server.
fn player(browser: &Browser, house: &House, name: &str) -> Result<Page> {
    let mut page = browser.page(1280, 800, false)?;
    page.open(&house.url("/"))?;
    calm(&mut page, "en", "light")?;
    page.eval(&format!("{{ const s = JSON.parse(localStorage['kaiju.settings']); s.name = '{name}'; localStorage['kaiju.settings'] = JSON.stringify(s); }}"))?;
    page.open(&house.url("/"))?;
    Ok(page)
}

/// Makes a table for two people and a program; returns its code.
fn open_table(host: &mut Page, house: &House) -> Result<String> {
    host.open(&house.url("/online"))?;
    host.until("document.querySelector('#bots')")?;
    host.eval("{ const s = document.querySelector('#bots'); s.value = '1'; s.dispatchEvent(new Event('change')); }")?;
    host.press("button", "Make a table")?;
    host.until("document.querySelector('.invite .loud')?.textContent.length === 6")?;
    host.until(
        "document.querySelector('.invite img').complete && document.querySelector('.invite img').naturalWidth > 0",
    )?;
    Ok(host.eval("document.querySelector('.invite .loud').textContent")?.as_str().unwrap_or_default().to_string())
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn two_browsers_and_a_bot_play_to_the_end_across_a_crash_of_the_server() -> Result<()> {
    let mut house = House::open()?;
    let (one, two) = (Browser::launch()?, Browser::launch()?);
    let (mut ana, mut bo) = (player(&one, &house, "Ana")?, player(&two, &house, "Bo")?);
    let code = open_table(&mut ana, &house)?;
    ana.shot("lobby")?;
    bo.open(&house.url(&format!("/join/{code}")))?;
    bo.press("button", "Sit down")?;
    ana.until("document.body.innerText.includes('Bo')")?;
    ana.press("button", "Start")?;
    for page in [&mut ana, &mut bo] {
        page.until("document.querySelector('.game .dock')")?;
    }
    // A sign from one to the other.
    ana.press("button", "Hooray!")?;
    bo.until("document.querySelector('.talk').innerText.includes('Hooray')")?;
    ana.shot("online")?;
    // The server dies without a word and comes back: so do both players, by themselves.
    house.kill();
    ana.until("document.querySelector('.banner')")?;
    ana.shot("reconnecting")?;
    house.start()?;
    ana.until("!document.querySelector('.banner')")?;
    bo.until("!document.querySelector('.banner')")?;
    ana.faults();
    bo.faults();
    let other = std::thread::spawn(move || {
        let done = to_the_end(&mut bo, 5);
        (bo, done)
    });
    to_the_end(&mut ana, 4)?;
    let (mut bo, done) = other.join().map_err(|_| "the other player fell over")?;
    done?;
    ana.press("button", "Verify the dice")?;
    ana.until("document.body.innerText.includes('draws are fair')")?;
    ana.shot("online-over")?;
    ana.press("button", "Play again")?;
    ana.until_within("document.querySelector('.game .dock')", Duration::from_secs(30))?;
    assert_eq!(ana.faults(), Vec::<String>::new());
    assert_eq!(bo.faults(), Vec::<String>::new());
    Ok(())
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn ways_that_lead_nowhere_say_so() -> Result<()> {
    let house = House::open()?;
    let browser = Browser::launch()?;
    let mut page = player(&browser, &house, "Ana")?;
    page.open(&house.url("/join/XXXXXX"))?;
    page.until("document.body.innerText.includes('leads to no table')")?;
    page.open(&house.url("/table/nonsense"))?;
    page.until("document.body.innerText.includes('leads to no table')")?;
    page.shot("dead-end")?;
    // A table that is full offers to watch.
    let code = open_table(&mut page, &house)?;
    let (second, third) = (Browser::launch()?, Browser::launch()?);
    let mut bo = player(&second, &house, "Bo")?;
    bo.open(&house.url(&format!("/join/{code}")))?;
    bo.press("button", "Sit down")?;
    page.until("document.body.innerText.includes('Bo')")?;
    let mut eve = player(&third, &house, "Eve")?;
    eve.open(&house.url(&format!("/join/{code}")))?;
    eve.until("document.body.innerText.includes('Every seat is taken')")?;
    page.press("button", "Start")?;
    eve.until("document.querySelector('.game .dock')")?;
    eve.shot("spectator")?;
    // A second tab of the same player sees the same game.
    let here = page.eval("location.href")?.as_str().unwrap_or_default().to_string();
    let mut tab = browser.page(1280, 800, false)?;
    tab.open(&here)?;
    tab.until("document.querySelector('.game .dock')")?;
    let both =
        |page: &mut Page| page.eval("[...document.querySelectorAll('.seat .dial b')].map((b) => b.textContent).join()");
    assert_eq!(both(&mut tab)?, both(&mut page)?);
    Ok(())
}

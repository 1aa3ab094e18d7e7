//! People who meet again: an account each, friends by code, and a quick match that both find.

use kaiju_text::{Lang, people};
use kaiju_webtest::play::{Calm, visitor};
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Page, Result};

const EN: Lang = Lang::En;

/// Somebody with a device and an account of their own.
fn member(house: &House, name: &str, phone: bool) -> Result<Page> {
    let (device, theme) = if phone { (PHONE, "dark") } else { (DESK, "light") };
    let mut page = visitor(Browser::shared()?, house, device, Calm { name, theme, ..Calm::default() }, "/account")?;
    page.tap("#account-make")?;
    page.until_there("#recovery-code")?;
    page.go("/people")?;
    page.until("document.querySelector('.copy-line input')?.value.length === 8")?;
    Ok(page)
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn two_become_friends_by_code_and_meet_by_quick_match() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::known()?;
    let (mut ana, mut bo) = (member(&house, "Mia", false)?, member(&house, "Leo", true)?);
    let code = ana.text("document.querySelector('.copy-line input').value")?;
    bo.write("#their-code", &code)?;
    bo.tap("#befriend")?;
    bo.until_says(&people::asked(EN, "Mia"))?;
    ana.go("/")?;
    ana.go("/people")?;
    ana.until_says(&people::asking(EN, "Leo"))?;
    ana.press("button", people::say_yes(EN))?;
    ana.until_says(&people::remove(EN, "Leo"))?;
    axe.look(&mut ana, "people")?;
    ana.shot("people")?;
    bo.go("/")?;
    bo.go("/people")?;
    bo.until_says(&people::remove(EN, "Mia"))?;
    axe.look(&mut bo, "people on a phone")?;
    // Both want the same, so they sit at one table, which begins when it is full.
    for page in [&mut ana, &mut bo] {
        page.go("/online")?;
        page.choose("#quick-players", "2")?;
        page.tap("#quick-go")?;
        page.until("location.hash.startsWith('#/table/')")?;
    }
    for page in [&mut ana, &mut bo] {
        page.until_there(".game .dock")?;
    }
    let table = ana.text("location.hash")?;
    assert_eq!(bo.text("location.hash")?, table);
    ana.content()?;
    bo.content()?;
    axe.content(2)
}

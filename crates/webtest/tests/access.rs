//! Every page in light, dark and high contrast, looked over by axe-core; the pages of tables with others are in `online`.

use kaiju_webtest::play::{play_until, seat_people, to_the_end};
use kaiju_webtest::{Axe, Browser, Files, Page, Result};

const PAGES: [&str; 9] =
    ["/new", "/online", "/rules", "/rules/SETUP-2", "/cards", "/cards/frenzy", "/faq", "/settings", "/nowhere"];

fn ready(page: &mut Page, files: &Files) -> Result<()> {
    page.open(&files.url("/"))?;
    page.eval("localStorage.setItem('kaiju.settings', JSON.stringify({lang: 'en', theme: 'light', motion: 'less', speed: 'instant', sound: 'no', coach: 'yes', detail: '3'}))")?;
    page.open(&files.url("/"))
}

/// Closes the window that lies over the page.
fn shut(page: &mut Page) -> Result<()> {
    page.key("Escape")?;
    page.until("!document.querySelector('dialog[open]')")
}

#[test]
#[ignore = "needs Chromium, axe-core and the packed client; `cargo xtask test browser` runs it"]
fn no_page_shuts_anybody_out() -> Result<()> {
    let mut axe = Axe::load()?;
    let files = Files::serve()?;
    let browser = Browser::launch()?;
    let mut page = browser.page(1280, 800, false)?;
    ready(&mut page, &files)?;
    axe.look(&mut page, "/")?;
    for address in PAGES {
        page.go(address)?;
        axe.look(&mut page, address)?;
    }
    page.go("/tutorial")?;
    axe.look(&mut page, "the lesson")?;
    page.press("button", "Begin")?;
    page.until("document.querySelector('.prompt .btn-main')")?;
    axe.look(&mut page, "the lesson, dice")?;
    page.content_but_for_the_network()?;
    axe.content(PAGES.len() + 3)
}

#[test]
#[ignore = "needs Chromium, axe-core and the packed client; `cargo xtask test browser` runs it"]
fn no_window_over_the_table_shuts_anybody_out() -> Result<()> {
    let mut axe = Axe::load()?;
    let files = Files::serve()?;
    let browser = Browser::launch()?;
    let mut page = browser.page(1280, 800, false)?;
    ready(&mut page, &files)?;
    page.press("button", "Play now")?;
    page.until("document.querySelector('.prompt .btn-main')")?;
    axe.look(&mut page, "rolling, with the coach")?;
    page.press("button", "Settings")?;
    page.until("document.querySelector('dialog[open]')")?;
    axe.look(&mut page, "settings over the table")?;
    shut(&mut page)?;
    page.eval("document.querySelector('.shop .card-hit, .shop button[aria-label$=\"what it does\"]').click()")?;
    page.until("document.querySelector('dialog[open]')")?;
    axe.look(&mut page, "a card over the table")?;
    shut(&mut page)?;
    play_until(&mut page, 2, "document.querySelectorAll('.log .why').length > 2 && document.querySelector('.prompt')")?;
    page.eval("document.querySelector('.log .why').click()")?;
    page.until("document.querySelector('dialog[open]')")?;
    axe.look(&mut page, "why did this happen")?;
    shut(&mut page)?;
    // Four people at one device: everything that can be asked is asked here.
    page.go("/new")?;
    seat_people(&mut page)?;
    page.press("button", "Start")?;
    for (what, sign) in [
        ("the shop", "document.querySelector('.shop-slot > button:not(:disabled)')"),
        (
            "stay or yield",
            "[...document.querySelectorAll('.prompt button')].some((b) => b.textContent.includes('Yield'))",
        ),
    ] {
        assert!(play_until(&mut page, 7, sign)?, "{what} never came");
        axe.look(&mut page, what)?;
        page.shot(&what.replace(' ', "-"))?;
    }
    // Not every game tempts to something foolish.
    if play_until(&mut page, 7, "document.querySelector('dialog[open]')")? {
        axe.look(&mut page, "a warning")?;
        page.shot("a-warning")?;
    }
    to_the_end(&mut page, 3)?;
    page.until("document.querySelector('.chart-line')")?;
    axe.look(&mut page, "the result")?;
    for address in ["/replay/last", "/records"] {
        page.go(address)?;
        axe.look(&mut page, address)?;
    }
    page.go("/replay/none")?;
    page.until("document.body.innerText.includes('This game is not here')")?;
    axe.look(&mut page, "no replay")?;
    let mut phone = browser.page(360, 740, true)?;
    phone.open(&files.url("/"))?;
    axe.look(&mut phone, "the first page on a phone")?;
    phone.press("button", "Play now")?;
    phone.until("document.querySelector('.prompt .btn-main')")?;
    axe.look(&mut phone, "the table on a phone")?;
    page.content_but_for_the_network()?;
    phone.content()?;
    axe.content(11)
}

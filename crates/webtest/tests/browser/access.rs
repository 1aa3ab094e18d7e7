//! Every page in light, dark and high contrast, looked over by axe-core; the pages of tables with others are in `online`.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm, play_until, to_the_end, visitor};
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Page, Result};

const PAGES: [&str; 9] =
    ["/new", "/online", "/rules", "/rules/SETUP-2", "/cards", "/cards/frenzy", "/faq", "/settings", "/nowhere"];

fn ready(house: &House, hash: &str, coach: bool) -> Result<Page> {
    visitor(Browser::shared()?, house, DESK, Calm { coach, warn: true, ..Calm::default() }, hash)
}

/// Closes the window that lies over the page.
fn shut(page: &mut Page) -> Result<()> {
    page.key("Escape")?;
    page.until("!document.querySelector('dialog[open]')")
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn no_page_shuts_anybody_out() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut page = ready(&house, "/", true)?;
    axe.look(&mut page, "/")?;
    for address in PAGES {
        page.go(address)?;
        axe.look(&mut page, address)?;
    }
    axe.notices(&mut page)?;
    page.go("/tutorial")?;
    axe.look(&mut page, "the lesson")?;
    page.press("button", web::lesson_begin(Lang::En))?;
    page.until(ASKED)?;
    axe.look(&mut page, "the lesson, dice")?;
    page.content()?;
    axe.content(PAGES.len() + 3)
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn no_window_over_the_table_shuts_anybody_out() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut page = ready(&house, "/?seed=2", true)?;
    page.press("button", web::play_now(Lang::En))?;
    page.until(ASKED)?;
    axe.look(&mut page, "rolling, with the coach")?;
    page.press("button", web::settings(Lang::En))?;
    page.until_there("dialog[open]")?;
    axe.look(&mut page, "settings over the table")?;
    shut(&mut page)?;
    page.tap(".shop .card-hit")?;
    page.until_there("dialog[open]")?;
    axe.look(&mut page, "a card over the table")?;
    shut(&mut page)?;
    play_until(
        &mut page,
        2,
        "document.querySelectorAll('.log .why').length > 2 && document.querySelector('.prompt [data-answer]')",
    )?;
    page.eval("document.querySelector('.log .why').click()")?;
    page.until_there("dialog[open]")?;
    axe.look(&mut page, "why did this happen")?;
    shut(&mut page)?;
    let mut phone = visitor(Browser::shared()?, &house, PHONE, Calm::default(), "/?seed=2")?;
    axe.look(&mut phone, "the first page on a phone")?;
    phone.press("button", web::play_now(Lang::En))?;
    phone.until(ASKED)?;
    axe.look(&mut phone, "the table on a phone")?;
    page.content()?;
    phone.content()?;
    axe.content(6)
}

/// A game of two people at one device in which the first may buy Heal with nothing to heal.
fn temptation() -> String {
    let rules = kaiju_rules::RULES_VERSION;
    format!(
        "kaiju game 1\nrules {rules}\nedition second\nseat A space-penguin\nseat B cyber-kitty\n---\n\
         luck card heal\nluck card frenzy\nluck card corner-store\nluck dice ssssss\nluck dice 111111\n\
         luck dice eeeeee\nA keep eeeeee\n# chairs person person\n# seed 1\n"
    )
}

/// Two people at one device: what can be asked is asked here.
#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn no_question_and_no_result_shuts_anybody_out() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut page = ready(&house, "/", false)?;
    page.eval(&format!("localStorage['kaiju.game'] = {}", serde_json::Value::from(temptation())))?;
    page.go("/play")?;
    page.until_there(".prompt[data-question=shop]")?;
    axe.look(&mut page, "the shop")?;
    page.shot("the-shop")?;
    page.tap("[data-answer='buy 1']")?;
    page.until_there("dialog[open] [data-answer='buy 1']")?;
    axe.look(&mut page, "a warning")?;
    page.shot("a-warning")?;
    // Whoever thinks better of it has bought nothing.
    shut(&mut page)?;
    page.until_there(".prompt[data-question=shop]")?;
    assert!(play_until(&mut page, 7, "document.querySelector('.prompt[data-question=yield] [data-answer]')")?);
    axe.look(&mut page, "stay or yield")?;
    page.shot("stay-or-yield")?;
    to_the_end(&mut page, 3)?;
    page.until_there(".chart-line")?;
    axe.look(&mut page, "the result")?;
    for address in ["/replay/last", "/records"] {
        page.go(address)?;
        axe.look(&mut page, address)?;
    }
    page.go("/replay/none")?;
    page.until_says(web::no_replay(Lang::En))?;
    axe.look(&mut page, "no replay")?;
    page.content_but_for_the_network()?;
    axe.content(7)
}

//! Every page in light, dark and high contrast, looked over by axe-core; the pages of tables with others are in `online`.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm, Seats, play_until, set_up, to_the_end, visitor};
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Page, Result};

const PAGES: [&str; 9] =
    ["/new", "/online", "/rules", "/rules/SETUP-2", "/cards", "/cards/frenzy", "/faq", "/settings", "/nowhere"];

fn ready(house: &House, hash: &str) -> Result<Page> {
    visitor(Browser::shared()?, house, DESK, Calm { help: true, ..Calm::default() }, hash)
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
    let mut page = ready(&house, "/")?;
    axe.look(&mut page, "/")?;
    for address in PAGES {
        page.go(address)?;
        axe.look(&mut page, address)?;
    }
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
    let mut page = ready(&house, "/?seed=2")?;
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

/// Two people at one device: everything that can be asked is asked here.
#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn no_question_and_no_result_shuts_anybody_out() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut page = ready(&house, "/new?seed=7")?;
    set_up(&mut page, Seats::People(2), None)?;
    page.press("button", web::start(Lang::En))?;
    // They come in any order, and again and again: each is looked at when it comes first.
    let mut left = vec![
        ("the shop", ".shop-slot > [data-answer]"),
        ("stay or yield", ".prompt[data-question=yield] [data-answer]"),
        ("a warning", "dialog[open] [data-answer]"),
    ];
    for game in 0..20 {
        while !left.is_empty() {
            let any: Vec<String> = left.iter().map(|(_, sign)| format!("document.querySelector('{sign}')")).collect();
            if !play_until(&mut page, game, &any.join(" || "))? {
                break;
            }
            let mut rest = Vec::new();
            for (what, sign) in left {
                if page.has(sign)? {
                    axe.look(&mut page, what)?;
                    page.shot(&what.replace(' ', "-"))?;
                } else {
                    rest.push((what, sign));
                }
            }
            left = rest;
        }
        to_the_end(&mut page, game)?;
        if left.is_empty() {
            break;
        }
        page.press("button", web::rematch(Lang::En))?;
        page.until_there(".game .dock")?;
    }
    assert!(left.is_empty(), "in twenty games these never came: {left:?}");
    page.until_there(".chart-line")?;
    axe.look(&mut page, "the result")?;
    for address in ["/replay/last", "/records"] {
        page.go(address)?;
        axe.look(&mut page, address)?;
    }
    page.go("/replay/none")?;
    page.until_says(web::no_replay(Lang::En))?;
    axe.look(&mut page, "no replay")?;
    page.content()?;
    axe.content(7)
}

//! The main paths in a real Firefox.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm, Seats, begin, finish, set_up, to_the_end, visitor};
use kaiju_webtest::scene::sit_down;
use kaiju_webtest::{Browser, DESK, House, PHONE, Result};

use crate::online::open_table;

const EN: Lang = Lang::En;

#[test]
#[ignore = "needs Firefox, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_pages_and_a_game_in_two_languages() -> Result<()> {
    let house = House::open()?;
    let browser = Browser::firefox()?;
    let mut page = visitor(&browser, &house, DESK, Calm::default(), "/?seed=1")?;
    page.until_there(".hero")?;
    page.shot("firefox-home")?;
    for address in ["/rules", "/rules/SETUP-2", "/cards", "/cards/frenzy", "/faq", "/records", "/settings"] {
        page.go(address)?;
        page.until("document.querySelector('main').innerText.length > 100")?;
    }
    page.press("radio", web::theme_dark(EN))?;
    page.until("document.documentElement.dataset.theme === 'dark'")?;
    page.choose(".site-head .lang-choice select", "es")?;
    page.until("document.documentElement.lang === 'es'")?;
    page.until_says(web::theme_dark(Lang::Es))?;
    page.choose(".site-head .lang-choice select", "en")?;
    page.until_says(web::theme_dark(EN))?;
    page.go("/new?seed=4")?;
    set_up(&mut page, Seats::Against(1), None)?;
    page.press("button", web::start(EN))?;
    page.until(ASKED)?;
    // By mouse, by key, and then to the end.
    page.tap(".tray [data-face]")?;
    page.until_there(".tray [aria-pressed=true]")?;
    page.key("Enter")?;
    page.until("document.querySelectorAll('.log-list li').length > 0")?;
    page.shot("firefox-table")?;
    to_the_end(&mut page, 1)?;
    page.until_there(".chart-line")?;
    page.shot("firefox-result")?;
    page.press("link", web::watch_replay(EN))?;
    page.until_there(".scrubber")?;
    page.press("button", web::turn_after(EN))?;
    page.content()
}

#[test]
#[ignore = "needs Firefox, Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_table_with_a_friend_in_chromium() -> Result<()> {
    let house = House::open()?;
    let browser = Browser::firefox()?;
    let calm = |name| Calm { name, ..Calm::default() };
    let mut fox = visitor(&browser, &house, DESK, calm("Fox"), "/")?;
    let mut friend = visitor(Browser::shared()?, &house, PHONE, calm("Bo"), "/")?;
    let code = open_table(&mut fox)?;
    sit_down(&mut friend, &code)?;
    fox.press("button", web::start(EN))?;
    for page in [&mut fox, &mut friend] {
        page.until_there(".game .dock")?;
    }
    begin(&mut fox, 1, "false")?;
    begin(&mut friend, 2, "false")?;
    assert!(finish(&mut fox)? + finish(&mut friend)? > 5, "somebody played");
    fox.press("button", web::verify_dice(EN))?;
    fox.until_there(".verdict .note-good")?;
    fox.shot("firefox-online-over")?;
    fox.content()?;
    friend.content()
}

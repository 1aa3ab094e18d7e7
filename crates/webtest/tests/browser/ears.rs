//! By ear and keyboard alone: what is done here is found by its role and its name, as a screen reader finds it.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm, visitor};
use kaiju_webtest::{Browser, DESK, House, Page, Result};

const EN: Lang = Lang::En;
/// More answers than a game of two needs whose player never hesitates.
const MOST: usize = 400;

/// Presses what has a role and a name that begins so.
fn press_beginning(page: &mut Page, role: &str, begins: &str) -> Result<()> {
    let names = page.names(role)?;
    match names.iter().find(|name| name.starts_with(begins)) {
        Some(name) => page.press(role, name),
        None => Err(page.stuck(&format!("no {role} begins with {begins:?} among {names:?}"))),
    }
}

/// Everything that is said on the page, in order.
fn said(page: &mut Page) -> Result<String> {
    Ok(page.names("StaticText")?.join(" "))
}

/// Plays to the end with the Enter key: the focus waits at the main answer, and is never nowhere.
fn play_by_keyboard(page: &mut Page) -> Result<()> {
    const OVER: &str = "document.querySelector('.over-panel')";
    for _ in 0..MOST {
        page.until(&format!("{OVER} || {ASKED}"))?;
        if page.eval(&format!("Boolean({OVER})"))? == true {
            return Ok(());
        }
        page.until(&format!("{OVER} || document.activeElement?.closest('.prompt')"))?;
        page.eval("window.kaijuAsked = document.querySelector('.prompt .btn-main')")?;
        page.key("Enter")?;
        page.until(&format!("{OVER} || !window.kaijuAsked?.isConnected"))?;
        page.until("document.activeElement && document.activeElement !== document.body")?;
    }
    Err(page.stuck("the game goes on"))
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn everything_can_be_done_by_ear_and_keyboard() -> Result<()> {
    let house = House::open()?;
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm { name: "", ..Calm::default() }, "/")?;
    // The settings: larger and plainer letters.
    page.press("link", web::settings(EN))?;
    page.press("radio", web::size_large(EN))?;
    page.press("radio", web::font_plain(EN))?;
    page.until(
        "document.documentElement.dataset.size === 'large' && document.documentElement.dataset.font === 'plain'",
    )?;
    // Signing up is a name; making a table is a press.
    page.press("link", web::home(EN))?;
    page.press("link", web::play_with_friends(EN))?;
    page.fill(web::your_name(EN), "Ana")?;
    for (list, number) in [(web::people(EN), "1"), (web::bots(EN), "1")] {
        let found = page.find("combobox", list)?.ok_or_else(|| format!("there is no list {list:?}"))?;
        page.on(&found, "function () { this.focus(); }")?;
        page.key(number)?;
        page.until(&format!("document.activeElement.value === {number:?}"))?;
    }
    page.press("button", web::make_table(EN))?;
    // The lobby: another monster, then begin.
    page.until(&format!("document.querySelector('h1')?.textContent === {:?}", web::the_table(EN)))?;
    page.until_there("[data-pick]")?;
    let before = web::change_monster_from(EN, "");
    press_beginning(&mut page, "button", before.trim_end())?;
    page.press("button", web::draw_monster(EN))?;
    page.press("button", web::start(EN))?;
    page.until(ASKED)?;
    // What was rolled is said together with the question, and the question interrupts.
    let asked = page.text("document.querySelector('[aria-live=assertive]').textContent")?;
    assert!(asked.starts_with("You roll ") && asked.contains('?'), "{asked}");
    // The log is one stop of the Tab key; the arrow keys walk in it.
    page.key("l")?;
    page.until("document.activeElement?.matches('.log-list')")?;
    assert_eq!(page.eval("[...document.querySelectorAll('.log *')].filter((e) => e.tabIndex >= 0).length")?, 1);
    page.key("ArrowUp")?;
    page.until("document.activeElement?.matches('.log-list .why')")?;
    let why = page.text("document.activeElement.ariaLabel")?;
    assert!(why.len() > web::why_label(EN, "").len() && !why.contains("-1"), "{why}");
    page.eval("document.querySelector('.prompt .btn-main').focus()")?;
    play_by_keyboard(&mut page)?;
    // The result: who won, and the course of the game in sentences.
    page.press("button", web::title_result(EN))?;
    page.until_there(".chart-line")?;
    assert_eq!(page.names("DisclosureTriangle")?.iter().filter(|name| *name == web::chart_words(EN)).count(), 5);
    page.press("DisclosureTriangle", web::chart_words(EN))?;
    page.until_there(".chart-told[open]")?;
    let told = said(&mut page)?;
    assert!(told.contains(" leads from turn ") && told.contains(" and ends at "), "{told}");
    // The replay, step by step.
    page.press("link", web::watch_replay(EN))?;
    page.press("button", web::turn_after(EN))?;
    page.press("button", web::step_on(EN))?;
    page.until("Number(document.querySelector('input[type=range]').value) > 1")?;
    let steps = page.names("heading")?;
    assert!(steps.iter().any(|name| name.contains("Step ")), "{steps:?}");
    assert!(page.names("slider")?.contains(&web::moment(EN).to_string()));
    page.content()
}

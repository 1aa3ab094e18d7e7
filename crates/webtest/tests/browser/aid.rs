//! The book at the table: the steps of a turn, what Tokyo pays, house rules, and who plays which monster.

use kaiju_text::{Lang, server, told, turn, web};
use kaiju_webtest::play::{ASKED, Calm, play_until, visitor};
use kaiju_webtest::scene::sit_down;
use kaiju_webtest::{Axe, Browser, DESK, Device, House, PHONE, Result};

const EN: Lang = Lang::En;

/// The step that is marked, as the page says it for programs.
const NOW: &str = "document.querySelector('.steps').dataset.now";

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn turn_1_the_step_the_game_is_in_is_marked_and_told() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let wide = Device { width: 1440, height: 900, ..DESK };
    let small = Device { width: 390, height: 844, ..PHONE };
    for (name, device) in [("phone", small), ("desk", wide)] {
        for theme in ["light", "dark"] {
            let calm = Calm { theme, ..Calm::default() };
            let mut page = visitor(Browser::shared()?, &house, device, calm, "/?seed=5")?;
            page.press("button", web::play_now(EN))?;
            page.until_there(".prompt[data-question=keep]")?;
            page.until(&format!("{NOW} === 'roll'"))?;
            page.shot(&format!("turn-aid-{name}-{theme}"))?;
            // By touch, by its name, and by a key; Escape leads back.
            let label = web::steps_label(EN, turn::summary(EN), "Roll", 1, 5);
            page.press("button", &label)?;
            page.until_there("dialog[open] .summary li[aria-current=step]")?;
            assert_eq!(page.eval("document.querySelectorAll('dialog[open] .summary li').length")?, 5);
            page.shot(&format!("turn-aid-{name}-{theme}-open"))?;
            axe.look(&mut page, &format!("the turn summary, {name} {theme}"))?;
            page.key("Escape")?;
            page.key("g")?;
            page.until_there("dialog[open] .summary")?;
            page.key("Escape")?;
            page.until("!document.querySelector('.summary')")?;
            assert!(play_until(&mut page, 5, "document.querySelector('.prompt[data-question=shop]')")?);
            page.until(&format!("{NOW} === 'buy'"))?;
            page.content()?;
        }
    }
    axe.content(4)
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn turn_1_the_first_edition_has_four_steps_and_tokyo_says_what_it_pays() -> Result<()> {
    let house = House::open()?;
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm::default(), "/new?seed=3")?;
    kaiju_webtest::play::set_up(&mut page, kaiju_webtest::play::Seats::Against(1), Some(0))?;
    page.press("button", web::start(EN))?;
    page.until(ASKED)?;
    assert_eq!(page.eval("document.querySelectorAll('.steps .step').length")?, 4);
    // What the terminal tells: for entering, for starting a turn there, and no healing.
    let pays = kaiju_text::spoken(EN, turn::tokyo_pays(EN));
    page.press("button", &pays)?;
    for clause in ["ENTER-4", "START-1", "HEAL-2"] {
        page.until(&format!(
            "[...document.querySelectorAll('dialog[open] .clause')].some((e) => e.textContent === {clause:?})"
        ))?;
    }
    page.content()
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn house_rules_are_kept_taken_up_and_forgotten() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm::default(), "/new?seed=3")?;
    page.choose("#book", "pt-2016")?;
    page.until("document.querySelector('#dice_limit').value === '8'")?;
    page.eval("document.querySelectorAll('details').forEach((e) => { e.open = true; })")?;
    page.tap("[data-switch=tokyo_bay]")?;
    page.until("document.querySelector('#book').value === 'house'")?;
    page.write("#house-name", "Sunday")?;
    page.press("button", web::house_save(EN))?;
    page.until_says(&web::house_saved(EN, "Sunday"))?;
    axe.look(&mut page, "house rules")?;
    page.tall_shot("house-rules")?;
    // They are there for a table with others, too, on the same device.
    page.go("/online")?;
    page.until("document.querySelector('#book').value === ''")?;
    page.choose("#house", "Sunday")?;
    page.until("!document.querySelector('[data-switch=tokyo_bay]').checked")?;
    page.until("document.querySelector('#dice_limit').value === '8'")?;
    page.press("button", web::make_table(EN))?;
    page.until("document.querySelector('.invite .loud')?.textContent.length === 6")?;
    page.until("document.querySelector('.house-list')?.children.length > 1")?;
    page.go("/online")?;
    page.choose("#house", "Sunday")?;
    page.press("button", &web::house_delete(EN, "Sunday"))?;
    page.until("!document.querySelector('#house')")?;
    page.content()?;
    axe.content(1)
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn everybody_chooses_or_draws_a_monster_and_nobody_has_anothers() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let calm = |name: &'static str| Calm { name, ..Calm::default() };
    let mut ana = visitor(Browser::shared()?, &house, DESK, calm("Ana"), "/")?;
    let mut bo = visitor(Browser::shared()?, &house, PHONE, calm("Bo"), "/")?;
    let code = crate::online::open_table(&mut ana)?;
    sit_down(&mut bo, &code)?;
    let mine = |letter: char| {
        format!("document.querySelector('[data-pick={letter}]').closest('.seat-row').className.match(/m-[a-z-]+/)[0]")
    };
    ana.tap("[data-pick=A]")?;
    ana.until_there("dialog[open] [data-monster=the-king]")?;
    axe.look(&mut ana, "choosing a monster")?;
    ana.shot("choose-monster")?;
    ana.tap("dialog[open] [data-monster=the-king]")?;
    ana.until(&format!("{} === 'm-the-king'", mine('A')))?;
    // Bo sees that it is taken; where somebody was quicker, the server says so.
    bo.tap("[data-pick=B]")?;
    bo.until("document.querySelector('dialog[open] [data-monster=the-king]').disabled")?;
    bo.shot("choose-monster-phone")?;
    bo.eval(
        "{ const button = document.querySelector('dialog[open] [data-monster=the-king]'); button.disabled = false; button.click(); }",
    )?;
    bo.until_says(server::refused_monster_taken(EN))?;
    let before = bo.text(&mine('B'))?;
    bo.tap("[data-pick=B]")?;
    bo.tap("dialog[open] [data-monster=random]")?;
    bo.until(&format!("![{before:?}, 'm-the-king'].includes({})", mine('B')))?;
    bo.until(&format!("!document.body.innerText.includes({:?})", server::refused_monster_taken(EN)))?;
    ana.content()?;
    bo.content_but_for_the_network()?;
    axe.content(1)
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn what_becomes_of_tokyo_can_be_read_and_heard() -> Result<()> {
    let house = House::open()?;
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm::default(), "/?seed=5")?;
    page.press("button", web::play_now(EN))?;
    page.until(ASKED)?;
    assert!(page.find("image", told::city_unharmed(EN))?.is_some(), "the drawing says what it shows");
    let said = |words: &str| {
        format!("[...document.querySelectorAll('[role=log] p')].some((p) => p.innerText.includes({words:?}))")
    };
    page.eval("new MutationObserver(() => { window.captioned ||= document.querySelector('.city-news')?.innerText; }).observe(document, {subtree: true, childList: true})")?;
    assert!(play_until(&mut page, 5, &said(told::city_scarred(EN)))?, "it is told");
    assert!(page.find("image", told::city_scarred(EN))?.is_some());
    assert_eq!(page.text("window.captioned")?, told::city_scarred(EN));
    page.content()
}

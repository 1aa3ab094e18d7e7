//! What makes a table comfortable: links that carry their game, records that nobody loses, a bot that plays for whoever
//! takes a rest, a lobby that can be changed, a coach who does not contradict the buttons.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm, Seats, play_until, set_up, to_the_end, visitor};
use kaiju_webtest::scene::sit_down;
use kaiju_webtest::{Browser, DESK, House, PHONE, Page, Result};

use crate::online::open_table;

const EN: Lang = Lang::En;

fn desk(house: &House, hash: &str) -> Result<Page> {
    visitor(Browser::shared()?, house, DESK, Calm::default(), hash)
}

/// Begins a game against one bot.
fn duel(page: &mut Page) -> Result<()> {
    set_up(page, Seats::Against(1), None)?;
    page.press("button", web::start(EN))?;
    page.until(ASKED)
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_link_carries_its_game_and_every_record_has_a_story() -> Result<()> {
    let house = House::open()?;
    let mut ana = desk(&house, "/new?seed=5")?;
    duel(&mut ana)?;
    to_the_end(&mut ana, 3)?;
    ana.press("link", web::watch_replay(EN))?;
    ana.until("document.querySelector('.range')?.value === '0'")?;
    // Keys walk through it, and the dice lie there.
    ana.key("ArrowDown")?;
    ana.key("ArrowRight")?;
    ana.until(
        "Number(document.querySelector('.range').value) > 1 && document.querySelectorAll('.tray .die').length > 5",
    )?;
    ana.key("End")?;
    ana.until("document.querySelector('.range').value === document.querySelector('.range').max")?;
    ana.key("Home")?;
    ana.key("ArrowRight")?;
    ana.until("document.querySelector('.range').value === '1'")?;
    ana.choose(".scrubber select", "fast")?;
    ana.key(" ")?;
    ana.until("Number(document.querySelector('.range').value) > 3")?;
    ana.key(" ")?;
    // A moment with dice.
    ana.key("ArrowDown")?;
    ana.key("ArrowRight")?;
    ana.until("document.querySelectorAll('.tray .die').length > 5")?;
    ana.eval("navigator.clipboard.writeText = async (text) => { window.copied = text; }")?;
    ana.until(&format!(
        "[...document.querySelectorAll('.scrubber button')].find((b) => b.textContent.includes({:?})).click() ?? window.copied?.includes('/replay/z.')",
        web::copy_link(EN)
    ))?;
    let link = ana.text("window.copied")?;
    assert!(link.len() < 3000, "a link of {} letters", link.len());
    let moment = ana.text("window.copied.split('/').pop()")?;
    // Somebody who never was here sees the same moment, and its story.
    let mut eve = visitor(Browser::shared()?, &house, PHONE, Calm::default(), "/")?;
    eve.open(&link)?;
    eve.until(&format!("document.querySelector('.range')?.value === '{moment}'"))?;
    eve.until_there(".tray .die")?;
    eve.tall_shot("phone-replay-dice")?;
    eve.press("link", web::story(EN))?;
    eve.until_there(".chart-line")?;
    // Every record leads to its story; one that was deleted comes back.
    ana.go("/records")?;
    ana.press("button", web::forget(EN))?;
    ana.until_says(web::record_gone(EN))?;
    ana.until("!document.querySelector('.records .swing')")?;
    ana.press("button", web::undo(EN))?;
    ana.until_there(".records .swing")?;
    ana.shot("records-story")?;
    ana.press("link", web::story(EN))?;
    ana.until_there(".chart-line")?;
    eve.content()?;
    ana.content()
}

/// So many records as an earlier page kept them, the newest first; the oldest has other monsters.
fn many_records(many: usize) -> String {
    let rules = kaiju_rules::RULES_VERSION;
    let record = |i: usize| {
        let [first, second] = if i == 0 { ["meka-dragon", "gigazaur"] } else { ["kraken", "cyber-kitty"] };
        let (minutes, seconds) = (i / 60, i % 60);
        format!(
            "kaiju game 1\nrules {rules}\nedition second\nseat A {first}\nseat B {second}\n---\n# played 2025-01-01T00:{minutes:02}:{seconds:02}.000Z\n"
        )
    };
    (0..many).rev().map(record).collect::<Vec<_>>().join("\n=====\n")
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_game_that_another_replaces_is_among_the_records_of_which_none_is_lost() -> Result<()> {
    let house = House::open()?;
    let mut page = desk(&house, "/new?seed=5")?;
    page.eval(&format!("localStorage['kaiju.records'] = {}", serde_json::Value::from(many_records(301))))?;
    duel(&mut page)?;
    play_until(&mut page, 3, "window.kaijuPlayer.presses > 2")?;
    page.go("/")?;
    page.press("button", web::play_now(EN))?;
    page.until_says(web::game_kept(EN))?;
    page.shot("game-kept")?;
    // It goes on where it was, with those who sat there; now the other one is put aside.
    page.go("/records")?;
    page.until_says(&web::found(EN, 302))?;
    page.until(
        "localStorage['kaiju.records'] === undefined && document.querySelectorAll('.records > li').length === 50",
    )?;
    page.tap("#records-more")?;
    page.until("document.querySelectorAll('.records > li').length === 100")?;
    assert_eq!(
        page.eval("document.querySelector('.records > :nth-child(51)').contains(document.activeElement)")?,
        true
    );
    // The oldest is the only one with these monsters; forgotten, it comes back to its place.
    page.write("#search", "dragon gigazaur")?;
    page.until_says(&web::found(EN, 1))?;
    page.shot("records-found")?;
    page.press("button", web::forget(EN))?;
    page.until_says(&web::found(EN, 0))?;
    page.press("button", web::undo(EN))?;
    page.until_says(&web::found(EN, 1))?;
    page.write("#search", "")?;
    page.until_says(&web::found(EN, 302))?;
    let last = "import('/shelf.js').then(({default: shelf}) => shelf.all()).then((all) => all.at(-1))";
    assert!(page.text(last)?.contains("gigazaur"));
    page.press("link", web::watch_replay(EN))?;
    page.until_there(".range")?;
    page.key("End")?;
    page.press("button", web::go_on_from_here(EN))?;
    page.until("document.querySelectorAll('.seat').length === 2")?;
    page.until(ASKED)?;
    page.content()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_bot_plays_for_whoever_takes_a_rest() -> Result<()> {
    let house = House::open()?;
    let mut page = desk(&house, "/new?seed=5")?;
    set_up(&mut page, Seats::Against(1), None)?;
    // The other one is a bot: nobody is left to be asked.
    page.eval(
        "{ const list = [...document.querySelectorAll('.seat-row')][1].querySelectorAll('select')[1]; \
            list.selectedIndex = 1; list.dispatchEvent(new Event('change', {bubbles: true})); }",
    )?;
    page.press("button", web::start(EN))?;
    page.until(ASKED)?;
    // What can be done now is one key away, and so is everything else there is to know.
    page.key("g")?;
    page.until_says(web::now_you_may(EN))?;
    // A closed window tells the page so a moment later: that must not close the next one.
    page.key("Escape")?;
    page.key("f")?;
    page.write("dialog[open] #search", "yield")?;
    page.until_there("dialog[open] .faq .clause")?;
    page.shot("look-up")?;
    page.key("Escape")?;
    page.until("!document.querySelector('dialog #search')")?;
    page.key("b")?;
    page.until_there(".victory")?;
    page.content()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_lobby_is_changed_and_home_knows_the_way_back() -> Result<()> {
    let house = House::open()?;
    let mut ana = desk(&house, "/")?;
    let code = open_table(&mut ana)?;
    // Bo is late: a bot fills the seat, and makes room when Bo comes.
    ana.press("button", web::fill_with_bot(EN))?;
    ana.until("!document.querySelector('.btn-main.btn-big').disabled")?;
    ana.press("button", web::free_again(EN))?;
    ana.until("document.querySelector('.btn-main.btn-big').disabled")?;
    let mut bo = visitor(Browser::shared()?, &house, PHONE, Calm { name: "Bo", ..Calm::default() }, "/")?;
    sit_down(&mut bo, &code)?;
    // People talk while they wait.
    ana.until_there(".talk")?;
    ana.eval("document.querySelector('.talk').open = true")?;
    ana.write(".chat-form input", "Roar")?;
    ana.eval("document.querySelector('.chat-form').requestSubmit()")?;
    bo.until("document.querySelector('.talk').textContent.includes('Roar')")?;
    ana.shot("lobby-talk")?;
    // Who has closed the page finds the way back on the first one.
    bo.go("/")?;
    bo.press("link", &format!("{}: Ana, Bo", web::back_to_table(EN)))?;
    bo.until_there(".seat-row .badge-good")?;
    ana.press("button", web::start(EN))?;
    for page in [&mut ana, &mut bo] {
        page.until_there(".game .dock")?;
    }
    // What is said while nobody looks is counted where it cannot be overlooked.
    ana.until_there(".talk")?;
    ana.eval("document.querySelector('.talk').open = true")?;
    ana.press("button", web::emote_cheer(EN))?;
    bo.press("button", &web::unread(EN, 1))?;
    bo.until("document.querySelector('.talk').open && !document.querySelector('.unread')")?;
    // Both agree to a pause; one of them ends it.
    ana.press("button", web::settings(EN))?;
    ana.press("button", web::ask_pause(EN))?;
    bo.until_says(&web::wants_pause(EN, "Ana"))?;
    bo.press("button", web::agree(EN))?;
    for page in [&mut ana, &mut bo] {
        page.until_says(web::paused(EN))?;
        page.until(&format!("!({ASKED})"))?;
    }
    ana.shot("paused")?;
    bo.press("button", web::end_pause(EN))?;
    ana.until("!document.querySelector('[data-pause]') || document.querySelector('[data-pause=false]')")?;
    bo.content()?;
    ana.content()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_coach_and_the_button_that_stands_out_agree() -> Result<()> {
    let house = House::open()?;
    let calm = Calm { coach: true, ..Calm::default() };
    let mut page = visitor(Browser::shared()?, &house, DESK, calm, "/new?seed=7")?;
    duel(&mut page)?;
    // One answer stands out at most, it is the advised one, and it keeps the dice that the coach has marked.
    let quarrel = "(() => {
        const [best, main] = ['.prompt .is-best', '.prompt .btn-main'].map((all) => [...document.querySelectorAll(all)]);
        if (best.length > 1 || main.length > 1 || (best.length && main.length && best[0] !== main[0])) return true;
        const marked = [...document.querySelectorAll('.tray .die.is-best')].map((die) => die.dataset.face).sort().join('');
        if (!best.length || !document.querySelector('.prompt[data-question=keep] + .coach')) return false;
        return [...best[0].dataset.answer.replace('keep ', '').replace('-', '')].sort().join('') !== marked;
    })()";
    assert!(!play_until(&mut page, 5, quarrel)?, "the coach advises one answer and another stands out");
    page.until_there(".victory")?;
    page.content()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_lesson_has_an_end_that_leads_to_a_game() -> Result<()> {
    let house = House::open()?;
    let mut page = desk(&house, "/tutorial")?;
    page.press("button", web::lesson_begin(EN))?;
    page.until(ASKED)?;
    // Whoever rolls all six is told about that roll, and not about another.
    page.tap(".prompt [data-answer='keep -']")?;
    page.until_says(web::lesson_otherwise(EN))?;
    let over = format!("document.querySelector('.lesson')?.textContent.includes({:?})", web::lesson_over(EN));
    assert!(play_until(&mut page, 2, &over)?, "the end is told");
    page.shot("lesson-over")?;
    page.press("button", web::lesson_play(EN))?;
    page.until("location.hash === '#/play'")?;
    page.until(ASKED)?;
    page.content()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn people_at_one_device_have_names_and_two_are_told_what_is_fair() -> Result<()> {
    let house = House::open()?;
    let mut page = desk(&house, "/new?seed=8")?;
    set_up(&mut page, Seats::People(2), Some(1))?;
    for (n, name) in [(1, "Ana"), (2, "Bo")] {
        let field = format!("[aria-label={:?}]", web::name_of_seat(EN, n));
        page.until_there(&field)?;
        page.eval(&format!(
            "(() => {{ const field = document.querySelector({field:?}); field.value = '{name}'; field.dispatchEvent(new Event('change', {{bubbles: true}})); }})()"
        ))?;
    }
    page.until_says("With two players")?;
    page.shot("two-sit-down")?;
    page.press("button", "Let Tokyo pay energy")?;
    page.until("document.querySelector('#two_player_tokyo').value === 'at_two'")?;
    page.press("button", web::start(EN))?;
    page.until(ASKED)?;
    for name in ["Ana", "Bo"] {
        let title = web::decision_of(EN, name);
        assert!(play_until(&mut page, 4, &format!("document.querySelector('h1').textContent.includes({title:?})"))?);
    }
    page.content()
}

/// Every link to a card leads to that card, in every language.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn card_links_find_their_card_in_every_language() -> Result<()> {
    let house = House::open()?;
    for lang in ["es", "pt"] {
        let mut page = visitor(Browser::shared()?, &house, DESK, Calm { lang, ..Calm::default() }, "/cards")?;
        for id in ["mimic", "omnivore", "telepath", "fire-blast", "tanks", "drop-from-high-altitude", "it-has-a-child"]
        {
            page.go(&format!("/cards/{id}"))?;
            page.until(&format!(
                "document.querySelectorAll('.cards > article').length === 1 && document.getElementById('card-{id}')"
            ))?;
        }
        page.content()?;
    }
    Ok(())
}

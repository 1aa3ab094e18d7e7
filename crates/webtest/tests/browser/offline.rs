//! The client without a table elsewhere: whole games, on a phone, by keyboard, by ear, in three languages, without a
//! network.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm, NEWEST_RECORD, Seats, play_until, set_up, to_the_end, visitor};
use kaiju_webtest::{Browser, DESK, House, PHONE, Page, PageElement, Result};

const EN: Lang = Lang::En;

/// The game as it is kept on the device: it changes with every answer.
const KEPT: &str = "localStorage['kaiju.game'] ?? ''";

fn desk(house: &House, hash: &str) -> Result<Page> {
    visitor(Browser::shared()?, house, DESK, Calm::default(), hash)
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_game_of_each_edition_is_played_to_its_end() -> Result<()> {
    let house = House::open()?;
    for edition in 0..3 {
        let mut page = desk(&house, &format!("/new?seed={}", edition + 1))?;
        set_up(&mut page, Seats::Against(1), Some(edition))?;
        if edition > 0 {
            page.eval("document.querySelector('main > .switch input').click()")?;
        }
        page.press("button", web::start(EN))?;
        let presses = to_the_end(&mut page, edition as u64)?;
        assert!(presses > 5, "edition {edition}: {presses} presses");
        page.until_there(".chart-line")?;
        page.tall_shot(&format!("result-{edition}"))?;
        page.press("link", web::watch_replay(EN))?;
        page.until_there(".scrubber")?;
        page.press("button", web::turn_after(EN))?;
        page.press("button", web::step_on(EN))?;
        page.shot(&format!("replay-{edition}"))?;
        page.press("button", web::go_on_from_here(EN))?;
        page.until_there(".dock .prompt")?;
        page.content()?;
    }
    Ok(())
}

/// The seed decides everything but what the player does: dice, cards, bots.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_same_seed_gives_the_same_game() -> Result<()> {
    let house = House::open()?;
    let begun = |seed: &str| {
        // What was given with the address can be seen and changed.
        let mut page = desk(&house, "/new?seed=11")?;
        assert_eq!(page.text("document.querySelector('#seed').value")?, "11");
        page.write("#seed", seed)?;
        set_up(&mut page, Seats::Against(1), None)?;
        page.press("button", web::start(EN))?;
        page.until(ASKED)?;
        let kept = page.text(KEPT)?;
        Ok::<_, String>((page, kept))
    };
    let ((mut one, first), (mut two, second), (_, other)) = (begun("11")?, begun("11")?, begun("12")?);
    assert!(first.contains("# seed 11") && other.contains("# seed 12"), "{first}{other}");
    assert_eq!(first, second);
    assert_ne!(first.replace("# seed 11", ""), other.replace("# seed 12", ""));
    let record = |page: &mut Page| {
        to_the_end(page, 1)?;
        page.text(&format!("{NEWEST_RECORD}.then((record) => record.replace(/# played.*/, ''))"))
    };
    assert_eq!(record(&mut one)?, record(&mut two)?);
    Ok(())
}

/// What the page of commit 53c0dbb kept on a device, by the names it kept it under: written by its code, with a game in the middle and
/// two that were over.
const LEFT: &str = include_str!("../fixtures/kept-53c0dbb.json");

/// Whoever played with an earlier page finds everything again: settings, the game in the middle, house rules, and records to be
/// replayed.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn what_an_earlier_page_left_on_the_device_is_found_again() -> Result<()> {
    let house = House::open()?;
    let mut page = Browser::shared()?.page(DESK)?;
    page.before(&format!("try {{ if (!localStorage.length) Object.assign(localStorage, {LEFT}); }} catch {{ }}"))?;
    page.open(&house.url("/"))?;
    page.until_says(web::go_on(Lang::Es))?;
    let shown = "[document.documentElement.lang, document.documentElement.dataset.theme, document.documentElement.dataset.motion].join()";
    assert_eq!(page.text(shown)?, "es,dark,less");
    page.go("/settings")?;
    page.until("[...document.querySelectorAll('input')].some((field) => field.value === 'Mariana')")?;
    page.until("[...document.querySelectorAll('input[name=speed]')].findIndex((speed) => speed.checked) === 3")?;
    page.until("document.querySelector('#yield-at').value === '4'")?;
    page.go("/new")?;
    page.until("[...document.querySelectorAll('option')].some((rules) => rules.textContent === 'En casa')")?;
    // The game goes on after its last input, and to its end.
    page.go("/play")?;
    page.until(ASKED)?;
    let left: serde_json::Value = serde_json::from_str(LEFT).map_err(|e| e.to_string())?;
    let so_far =
        left["kaiju.game"].as_str().and_then(|game| game.split("# chairs").next()).ok_or("no game was left")?;
    assert!(page.text(KEPT)?.starts_with(so_far), "the game is another one");
    assert!(play_until(&mut page, 1, &format!("({KEPT}).length > {}", left["kaiju.game"].to_string().len()))?);
    assert!(page.text(KEPT)?.starts_with(so_far), "the game does not go on from where it was");
    to_the_end(&mut page, 1)?;
    // Its record comes before those that were there, and each can be watched.
    page.go("/records")?;
    page.until("document.querySelectorAll('.records > li').length === 3")?;
    page.until("document.querySelector('.records > li:last-child').textContent.includes('2026-11-14')")?;
    for record in [2, 3] {
        page.go("/records")?;
        page.tap(&format!(".records > li:nth-child({record}) a[href*='/replay/']"))?;
        page.until_there(".scrubber")?;
        page.press("button", web::step_on(Lang::Es))?;
    }
    page.content()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_game_on_a_phone() -> Result<()> {
    let house = House::open()?;
    let calm = Calm { theme: "dark", ..Calm::default() };
    let mut page = visitor(Browser::shared()?, &house, PHONE, calm, "/?seed=7")?;
    page.press("button", web::play_now(EN))?;
    page.until(ASKED)?;
    // Nothing sticks out, and everything is large enough for a finger.
    let wide = page.eval("document.documentElement.scrollWidth")?;
    assert!(wide.as_u64().is_some_and(|wide| wide <= 360), "the page is {wide} wide");
    let small = page.eval(
        "[...document.querySelectorAll('.game button, .game a')].filter((b) => b.offsetParent && !b.matches('.card-hit, .why, .card-mini')).filter((b) => { const r = b.getBoundingClientRect(); return r.width < 44 || r.height < 44; }).map((b) => b.className + ' ' + b.getBoundingClientRect().width + 'x' + b.getBoundingClientRect().height)",
    )?;
    assert_eq!(small, serde_json::json!([]), "too small for a finger");
    to_the_end(&mut page, 7)?;
    page.tall_shot("phone-result")?;
    page.content()
}

/// Waits until an answer has been taken since the game was kept like this, and somebody is asked again or all is over.
fn until_answered(page: &mut Page, before: &str) -> Result<()> {
    page.until(&format!(
        "({KEPT}) !== {} && (document.querySelector('.victory') || {ASKED})",
        serde_json::Value::from(before)
    ))
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_game_by_keyboard_alone() -> Result<()> {
    let house = House::open()?;
    let mut page = desk(&house, "/?seed=3")?;
    // To the button by Tab, and in.
    page.until_there(".hero")?;
    let button = page.find("button", web::play_now(EN))?.ok_or("there is no button to play")?;
    for _ in 0..30 {
        if page.on(&button, "function () { return document.activeElement === this; }")? == true {
            break;
        }
        page.key("Tab")?;
    }
    page.key("Enter")?;
    page.until(ASKED)?;
    let mut answers = 0;
    while !page.has(".victory")? {
        let before = page.text(KEPT)?;
        if page.has(".tray button:not(:disabled)")? {
            page.key("s")?;
            page.key("3")?;
        }
        // A list has no main answer that Enter gives: its first has a number.
        let listed = page.has(".prompt .btn-main[data-key='1']")?;
        page.key(if listed { "1" } else { "Enter" })?;
        until_answered(&mut page, &before)?;
        answers += 1;
    }
    assert!(answers > 5, "{answers} answers");
    page.content()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_game_in_spanish_and_one_in_the_portuguese_of_portugal_with_a_switch_in_the_middle() -> Result<()> {
    let house = House::open()?;
    for lang in [Lang::Es, Lang::PtPt] {
        let code = lang.code();
        let calm = Calm { lang: code, ..Calm::default() };
        let mut page = visitor(Browser::shared()?, &house, DESK, calm, "/new?seed=4")?;
        set_up(&mut page, Seats::Against(1), None)?;
        page.press("button", web::start(lang))?;
        page.until(ASKED)?;
        assert_eq!(page.text("document.documentElement.lang")?, code);
        // English and back, in the middle of a turn.
        let before = page.text("document.querySelector('.tray').textContent")?;
        page.press("button", web::settings(lang))?;
        page.choose("dialog[open] .lang-choice select", "en")?;
        page.until("document.documentElement.lang === 'en'")?;
        assert_ne!(page.text("document.querySelector('.tray').textContent")?, before);
        page.choose("dialog[open] .lang-choice select", code)?;
        page.until(&format!("document.documentElement.lang === '{code}'"))?;
        assert_eq!(page.text("document.querySelector('.tray').textContent")?, before);
        page.key("Escape")?;
        page.until("!document.querySelector('dialog[open]')")?;
        page.shot(&format!("table-{code}"))?;
        to_the_end(&mut page, 11)?;
        assert!(page.find("button", web::rematch(lang))?.is_some());
        page.content()?;
    }
    Ok(())
}

/// Whoever plays like this has nothing but what a screen reader says: regions, roles and names.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_game_by_roles_and_names() -> Result<()> {
    const ANSWER: &str = "function () { return this.disabled ? null : this.dataset.answer ?? null; }";
    let house = House::open()?;
    let mut page = desk(&house, "/new?seed=9")?;
    set_up(&mut page, Seats::Against(1), None)?;
    page.press("button", web::start(EN))?;
    page.call("Accessibility.enable", serde_json::json!({}))?;
    let (mut tries, mut answers, mut questions) = (0, 0, Vec::new());
    loop {
        page.until(&format!("document.querySelector('.victory') || {ASKED}"))?;
        if page.find("button", web::rematch(EN))?.is_some() {
            break;
        }
        let before = page.text(KEPT)?;
        let asked = page.text("document.querySelector('.prompt').dataset.question.split(' ')[0]")?;
        if !questions.contains(&asked) {
            all_have_names(&mut page)?;
            questions.push(asked);
        }
        // The answers stand where they are said to stand: in the question, and in the shop.
        let mut found: Vec<(PageElement, String)> = Vec::new();
        for region in [web::question(EN), web::shop(EN)] {
            let Some(region) = page.find("region", region)? else { continue };
            for button in page.within(&region, "button")? {
                if let Some(answer) = page.on(&button, ANSWER)?.as_str() {
                    found.push((button, answer.to_string()));
                }
            }
        }
        // The first of the question is a good one as a rule; now and then another, so that everything comes.
        let pick = if answers % 4 == 3 { found.len().saturating_sub(1) } else { 0 };
        let Some((button, _)) = found.get(pick) else {
            return Err(page.stuck("nothing in the question gives an answer"));
        };
        tries += 1;
        if tries > 1000 {
            return Err(page.stuck(&format!("the game does not end: {answers} answers in {tries} tries")));
        }
        // Where the page has moved meanwhile, the next look finds it anew.
        if page.click(button).is_ok() {
            until_answered(&mut page, &before)?;
            answers += 1;
        }
    }
    assert!(answers > 5 && questions.len() > 1, "{answers} answers to {questions:?}");
    page.content()
}

/// Every control that a screen reader finds has a name.
fn all_have_names(page: &mut Page) -> Result<()> {
    let said = page.call("Accessibility.getFullAXTree", serde_json::json!({}))?;
    let controls = ["button", "link", "checkbox", "radio", "combobox", "switch", "slider", "textbox"];
    for node in said["nodes"].as_array().into_iter().flatten().filter(|node| node["ignored"] != true) {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        if controls.contains(&role) && node["name"]["value"].as_str().unwrap_or_default().is_empty() {
            return Err(page.stuck(&format!("a {role} has no name: {node}")));
        }
    }
    Ok(())
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_lesson_is_followed() -> Result<()> {
    let house = House::open()?;
    let mut page = desk(&house, "/")?;
    page.tap(".tile[href='#/tutorial']")?;
    page.press("button", web::lesson_begin(EN))?;
    page.until(ASKED)?;
    page.shot("lesson")?;
    page.press("button", web::die_three(EN))?;
    page.eval(
        "document.querySelectorAll('.tray button[data-face=\"3\"][aria-pressed=false]').forEach((b) => b.click())",
    )?;
    page.tap(".prompt .btn-main[data-answer='keep 33']")?;
    page.until_says(web::lesson_again(EN))?;
    // To stop is the last of the two.
    page.tap(".prompt-acts [data-answer^=keep]:last-child")?;
    page.until_says(web::lesson_shop(EN))?;
    page.content()
}

/// Rules, rulings, cards and questions are found by what people remember of them.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn look_ups_forgive() -> Result<()> {
    let house = House::open()?;
    let mut page = desk(&house, "/rules/I-012")?;
    page.until_there("#clause-I-012 a[href='#/rules/YIELD-2']")?;
    page.until_there("#clause-YIELD-2 .rulings")?;
    for (hash, typed, all, found) in [
        ("/rules", "entr-2", "article.rule", "#clause-ENTER-2"),
        ("/rules", "i-059", ".prose > section .rulings > li", "#clause-I-059"),
        ("/cards", "cuspo venenoso", ".cards > article", "#card-poison-spit"),
        ("/cards", "EATER OF THE DEAD", ".cards > article", "#card-eater-of-the-dead"),
        ("/faq", "yeild-to-dodge", "details.faq", "details.faq"),
    ] {
        page.go(hash)?;
        page.write("#search", typed)?;
        page.until(&format!(
            "document.querySelectorAll('{all}').length === 1 && document.querySelector('{found}') !== null"
        ))?;
    }
    page.content()?;
    // In a language, its names are found, and the English ones.
    let calm = Calm { lang: "es", ..Calm::default() };
    let mut page = visitor(Browser::shared()?, &house, DESK, calm, "/cards")?;
    for typed in ["DEVORADOR DE CADAVERES", "eater of the dead"] {
        page.write("#search", typed)?;
        page.until("document.querySelectorAll('.cards > article').length === 1 && document.querySelector('#card-eater-of-the-dead') !== null")?;
    }
    page.content()
}

/// After one visit the client starts and plays without a network.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn without_a_network_after_one_visit() -> Result<()> {
    let mut house = House::open()?;
    let mut page = Browser::shared()?.owner(DESK)?;
    Calm::default().open(&mut page, &house, "/")?;
    page.until("navigator.serviceWorker.controller !== null")?;
    page.until("(async () => (await caches.keys()).length === 1)()")?;
    page.eval("navigator.serviceWorker.ready.then(() => true)")?;
    // It can be installed: the browser has nothing to say against it.
    let manifest = page.call("Page.getAppManifest", serde_json::json!({}))?;
    assert_eq!(manifest["errors"], serde_json::json!([]));
    assert!(manifest["url"].as_str().is_some_and(|url| url.ends_with("/manifest.webmanifest")));
    let wrong = page.call("Page.getInstallabilityErrors", serde_json::json!({}))?;
    assert_eq!(wrong["installabilityErrors"], serde_json::json!([]));
    page.content()?;
    house.kill();
    page.open(&house.url("/new?seed=6"))?;
    set_up(&mut page, Seats::Against(1), None)?;
    page.press("button", web::start(EN))?;
    to_the_end(&mut page, 3)?;
    page.content_but_for_the_network()
}

/// The pages that few visits open are a part of the client by itself. It is kept while nothing else is to do, so that they
/// open without a network, too.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_pages_that_come_later_are_kept_without_being_asked_for() -> Result<()> {
    let mut house = House::open()?;
    let mut page = Browser::shared()?.owner(DESK)?;
    Calm::default().open(&mut page, &house, "/")?;
    let parts = "(async () => {
        const [name] = await caches.keys();
        return name && (await (await caches.open(name)).keys()).filter((one) => one.url.includes('/part_')).length > 0;
    })()";
    page.until(parts)?;
    assert_eq!(
        page.eval("performance.getEntriesByType('resource').filter((one) => one.name.includes('/part_')).length")?,
        0
    );
    page.content()?;
    house.kill();
    page.go("/settings")?;
    page.until_says(web::theme_dark(EN))?;
    page.until("document.activeElement?.matches('h1')")?;
    page.open(&house.url("/rules"))?;
    page.until_there("#search")?;
    page.content_but_for_the_network()
}

/// A page that cannot be fetched says so, and comes when it can.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_page_that_cannot_be_fetched_says_so() -> Result<()> {
    let house = House::open()?;
    let mut page = Browser::shared()?.owner(DESK)?;
    page.call("Network.enable", serde_json::json!({}))?;
    page.call("Network.setBlockedURLs", serde_json::json!({"urls": ["*/part_*"]}))?;
    Calm::default().open(&mut page, &house, "/settings")?;
    page.until_says(web::page_missing(EN))?;
    page.call("Network.setBlockedURLs", serde_json::json!({"urls": []}))?;
    page.press("button", web::load_again(EN))?;
    page.until_says(web::theme_dark(EN))?;
    page.content_but_for_the_network()
}

/// A language is fetched when somebody speaks it, and kept; one that cannot be fetched leaves everything as it was.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_language_is_fetched_once_and_one_that_cannot_be_is_not_spoken() -> Result<()> {
    let mut house = House::open()?;
    let mut page = Browser::shared()?.owner(DESK)?;
    let calm = Calm { lang: "es", ..Calm::default() };
    calm.open(&mut page, &house, "/settings")?;
    page.until("navigator.serviceWorker.controller !== null")?;
    page.until_says(web::theme_dark(Lang::Es))?;
    let packs = "(async () => (await (await caches.open((await caches.keys())[0])).keys()).map((kept) => kept.url.match(/words\\.(..)-/)?.[1]).filter((lang) => lang).sort().join())()";
    page.until(&format!("{packs}.then((kept) => kept === 'es')"))?;
    page.choose(".site-head .lang-choice select", "en")?;
    page.until_says(web::theme_dark(EN))?;
    page.until(&format!("{packs}.then((kept) => kept === 'en,es')"))?;
    page.content()?;
    house.kill();
    // Portuguese was never spoken here.
    page.choose(".site-head .lang-choice select", "pt")?;
    page.until_says(web::language_missing(EN))?;
    assert_eq!(page.text("document.documentElement.lang")?, "en");
    page.until("document.querySelector('.site-head .lang-choice select').value === 'en'")?;
    // What is kept is spoken, now and after the page was loaded again.
    page.choose(".site-head .lang-choice select", "es")?;
    page.until_says(web::theme_dark(Lang::Es))?;
    page.until("!document.querySelector('.lang-choice .toast')")?;
    page.open(&house.url("/settings"))?;
    page.until_says(web::theme_dark(Lang::Es))?;
    page.content_but_for_the_network()
}

/// A browser that lacks what the page needs is told so, in the language it speaks; so is one that cannot read the first script.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_browser_that_cannot_start_the_page_gets_a_sentence() -> Result<()> {
    let house = House::open()?;
    let without = |style: &str| {
        format!(
            "const knew = CSS.supports;
            CSS.supports = (...words) => !words.join(':').includes({style:?}) && knew.apply(CSS, words);"
        )
    };
    for (tag, lang, lacks) in [
        ("es-MX", Lang::Es, Some("delete globalThis.WebAssembly;".to_string())),
        // As iOS 15.0 does, which drops every style in a layer.
        ("pt-PT", Lang::PtPt, Some("delete globalThis.CSSLayerBlockRule;".to_string())),
        // As Firefox 115 does.
        ("tlh", EN, Some(without(":has"))),
        // As Safari 16.0 does.
        ("ja", Lang::Ja, Some(without("color-mix"))),
        // The first script cannot be read.
        ("de", Lang::De, None),
    ] {
        let mut page = Browser::shared()?.page(DESK)?;
        page.before(&format!("Object.defineProperty(navigator, 'languages', {{get: () => ['{tag}']}});"))?;
        if let Some(lacks) = lacks {
            page.before(&lacks)?;
        } else {
            page.call("Network.enable", serde_json::json!({}))?;
            page.call("Network.setBlockedURLs", serde_json::json!({"urls": ["*/boot.js"]}))?;
        }
        page.call("Page.navigate", serde_json::json!({"url": house.url("/")}))?;
        page.until_says(web::cannot_start(lang))?;
        assert_eq!(page.text("document.documentElement.lang")?, lang.code());
        assert_eq!(
            page.eval("document.querySelectorAll('#boot a, #boot button').length")?,
            0,
            "nothing is there that does nothing"
        );
        page.shot(&format!("cannot-start-{}", lang.code()))?;
    }
    Ok(())
}

/// The first page asks for little, for each thing once, and for nothing elsewhere; there is something to see before
/// the program has come.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_first_page_needs_little() -> Result<()> {
    let house = House::open()?;
    let mut page = Browser::shared()?.page(DESK)?;
    // The program is held back until something is painted.
    page.call("Fetch.enable", serde_json::json!({"patterns": [{"urlPattern": "*.wasm*"}]}))?;
    page.call("Page.navigate", serde_json::json!({"url": house.url("/")}))?;
    page.until_there(".hero")?;
    page.until("performance.getEntriesByName('first-contentful-paint').length === 1")?;
    assert_eq!(page.eval("performance.getEntriesByName('kaiju-shown').length")?, 0, "the program was held back");
    page.call("Fetch.disable", serde_json::json!({}))?;
    page.until("performance.getEntriesByName('kaiju-shown').length === 1")?;
    let asked = page.eval(
        "(() => {
            const shown = performance.getEntriesByName('kaiju-shown')[0].startTime;
            return performance.getEntriesByType('resource').filter((one) => one.startTime < shown).map((one) => one.name);
        })()",
    )?;
    let mut asked: Vec<&str> = asked.as_array().into_iter().flatten().filter_map(|name| name.as_str()).collect();
    let all = asked.len();
    assert!(asked.iter().all(|name| name.starts_with(&house.file("/"))), "something comes from elsewhere: {asked:?}");
    asked.sort_unstable();
    asked.dedup();
    assert_eq!(asked.len(), all, "something is fetched twice: {asked:?}");
    assert!(asked.iter().any(|name| name.contains("wasm")), "the program is not among {asked:?}");
    assert!(all <= 12, "before anything is shown, {all} files are fetched: {asked:?}");
    page.content()
}

/// Two people at one device, with hands nobody else may see.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_device_is_passed_around() -> Result<()> {
    let house = House::open()?;
    let mut page = desk(&house, "/new?seed=8")?;
    set_up(&mut page, Seats::People(2), Some(1))?;
    page.eval("document.querySelector('main > .switch input').click()")?;
    page.press("button", web::start(EN))?;
    let mut seen = Vec::new();
    for seed in 0..3 {
        assert!(play_until(&mut page, seed, "document.querySelector('.pass')")?, "the device is passed on");
        let title = page.text("document.querySelector('.pass h2').textContent")?;
        if !seen.contains(&title) {
            seen.push(title);
        }
        page.tap(".pass button")?;
        page.until("!document.querySelector('.pass')")?;
    }
    assert!(seen.len() > 1, "to more than one: {seen:?}");
    page.content()
}

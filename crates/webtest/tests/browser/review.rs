//! The review of a finished game: priced in a worker, stepped through by buttons and keys, played on from, and kept on the
//! device.

use kaiju_text::{Lang, review as words, web};
use kaiju_webtest::play::{ASKED, Calm, visitor};
use kaiju_webtest::scene::finished;
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Page, Result};
use serde_json::Value;

const EN: Lang = Lang::En;

/// The step that is looked at.
const AT: &str = "Number(document.querySelector('[data-at]')?.dataset.at || -1)";

/// Leads a visitor to the review of a finished game by its replay.
fn reviewed(page: &mut Page, game: &str, lang: Lang) -> Result<()> {
    page.eval(&format!("localStorage['kaiju.pasted'] = {}", Value::from(game)))?;
    page.go("/replay/pasted")?;
    page.eval("window.asked = performance.now()")?;
    page.press("link", web::review(lang))?;
    page.until_there(".review-mark .badge")
}

/// How many seconds ago somebody asked for the review.
fn waited(page: &mut Page) -> Result<f64> {
    Ok(page.eval("performance.now() - window.asked")?.as_f64().unwrap_or_default() / 1000.0)
}

fn at(page: &mut Page) -> Result<i64> {
    Ok(page.eval(AT)?.as_i64().unwrap_or(-1))
}

/// Waits until another step is looked at than this one.
fn moved(page: &mut Page, from: i64) -> Result<i64> {
    page.until(&format!("{AT} !== {from}"))?;
    at(page)
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_finished_game_is_reviewed_from_error_to_error() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm::default(), "/settings")?;
    reviewed(&mut page, &finished(4)?, EN)?;
    let first = waited(&mut page)?;
    page.until_there("[data-whole]")?;
    println!("the first verdict after {first:.1} s, the whole game after {:.1} s", waited(&mut page)?);
    axe.look(&mut page, "a review")?;
    // Each mark is drawn with a sentence, and told in the list.
    let [marks, titles, told] = [".chart [data-step]", ".chart [data-step] > title", "[data-part=told] [data-step]"]
        .map(|what| page.eval(&format!("document.querySelectorAll('{what}').length")).map(|n| n.as_u64()));
    let marks = marks?;
    assert!(marks > Some(3) && titles? == marks && told? == marks, "{marks:?}");
    // By button, by key, and by the list.
    let first = at(&mut page)?;
    page.press("button", words::error_after(EN))?;
    let second = moved(&mut page, first)?;
    assert!(second > first && page.text("location.hash")? == format!("#/review/pasted/{second}"));
    page.key("p")?;
    assert_eq!(moved(&mut page, second)?, first);
    page.key("n")?;
    assert_eq!(moved(&mut page, first)?, second);
    page.press("button", words::error_before(EN))?;
    assert_eq!(moved(&mut page, second)?, first);
    page.key("End")?;
    let last = moved(&mut page, first)?;
    page.key("ArrowLeft")?;
    assert!(moved(&mut page, last)? < last);
    page.eval("document.querySelector('.chart-told').open = true")?;
    page.tap("[data-part=told] [data-step]")?;
    page.until("document.querySelector('.chart .is-now')")?;
    axe.look(&mut page, "the marks of a review in words")?;
    // The better keep lies beside the one that was played.
    page.eval(&format!("location.hash = '/review/pasted/{first}'"))?;
    while !page.has(".review-answers .dice-line")? {
        let before = at(&mut page)?;
        page.key("n")?;
        moved(&mut page, before)?;
    }
    let kept = |which: &str| format!("document.querySelector('.review-answers > {which} .dice-line')?.innerHTML");
    let [played, better] = [kept("div"), kept(".is-better")].map(|one| page.text(&one));
    assert_ne!(played?, better?);
    // In another language it is the same step, and nothing is priced again.
    let here = at(&mut page)?;
    page.choose(".lang-choice select", "pt")?;
    page.until_says(words::luck_or_play(Lang::Pt))?;
    assert_eq!(at(&mut page)?, here);
    page.choose(".lang-choice select", "en")?;
    page.until_says(words::luck_or_play(EN))?;
    // What if? The game goes on from there, and the review is where it was.
    page.press("button", words::what_if(EN))?;
    page.until(ASKED)?;
    page.go(&format!("/review/pasted/{here}"))?;
    page.until(&format!("{AT} === {here}"))?;
    page.press("button", words::look(EN))?;
    page.until_there(".scrubber")?;
    assert_eq!(page.text("location.hash")?, format!("#/replay/pasted/{here}"));
    page.content()?;
    axe.content(2)
}

/// The picture of the summary is made on the device.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_summary_of_a_review_becomes_a_picture_and_a_moment_a_link() -> Result<()> {
    let house = House::open()?;
    let calm = Calm { lang: "es", theme: "dark", ..Calm::default() };
    let mut page = visitor(Browser::shared()?, &house, PHONE, calm, "/settings")?;
    page.eval(
        "(() => {
            navigator.canShare = () => true;
            navigator.share = async ({ files: [file] }) => { window.made = [file.name, file.type, file.size]; };
            Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.link = text; } } });
        })()",
    )?;
    reviewed(&mut page, &finished(2)?, Lang::Es)?;
    page.until_there("[data-whole]")?;
    let wide = page.eval("document.documentElement.scrollWidth <= innerWidth")?;
    assert_eq!(wide, true, "nothing sticks out");
    page.press("button", words::save_picture(Lang::Es))?;
    page.until("window.made")?;
    let made = page.eval("window.made")?;
    assert!(made[0] == "kaiju-review.png" && made[1] == "image/png" && made[2].as_u64() > Some(5000), "{made}");
    let here = at(&mut page)?;
    page.press("button", words::copy_link(Lang::Es))?;
    page.until("window.link")?;
    let link = page.text("window.link")?;
    assert!(link.contains("#/review/z.") && link.ends_with(&format!("/{here}")), "{link}");
    // Whoever gets the link sees the same step.
    let mut friend = visitor(Browser::shared()?, &house, DESK, Calm::default(), "/settings")?;
    friend.open(&link)?;
    friend.until(&format!("{AT} === {here}"))?;
    page.content()?;
    friend.content()
}

/// What reviews is not there before somebody asks for it, and from then on without a network.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_review_is_fetched_once_and_then_works_without_a_network() -> Result<()> {
    let mut house = House::open()?;
    let mut page = Browser::shared()?.owner(DESK)?;
    Calm::default().open(&mut page, &house, "/settings")?;
    page.until("navigator.serviceWorker.controller !== null")?;
    let fetched = "(async () => {
        const [name] = await caches.keys();
        return (await (await caches.open(name)).keys()).filter((one) => one.url.includes('/review')).length;
    })()";
    assert_eq!(page.eval(fetched)?, 0);
    let game = finished(2)?;
    reviewed(&mut page, &game, EN)?;
    page.until(&format!("(await {fetched}) === 3"))?;
    page.content()?;
    house.kill();
    page.open(&house.url("/review/pasted"))?;
    page.until_there(".review-mark .badge")?;
    page.content_but_for_the_network()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_figures_of_a_review_fit_on_the_smallest_phone() -> Result<()> {
    let house = House::open()?;
    let game = finished(4)?;
    for lang in [Lang::En, Lang::Es, Lang::Pt] {
        let calm = Calm { lang: lang.code(), ..Calm::default() };
        let mut page = visitor(Browser::shared()?, &house, PHONE, calm, "/settings")?;
        reviewed(&mut page, &game, lang)?;
        page.until_there("[data-whole]")?;
        page.resize(360, 740)?;
        let cut =
            "[...document.querySelectorAll('.review .table-scroll')].map((e) => e.scrollWidth - e.clientWidth).join()";
        assert_eq!(page.text(cut)?, "0", "{lang:?}");
    }
    Ok(())
}

//! Level 6 on the page: the champion's network is fetched when it is needed, and stays.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm};
use kaiju_webtest::scene::attacked;
use kaiju_webtest::{Browser, DESK, House, Result};
use serde_json::Value;

/// The champion is not there before somebody plays with it, and from then on without a network.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_champion_is_fetched_once_and_then_plays_without_a_network() -> Result<()> {
    let mut house = House::open()?;
    let mut page = Browser::shared()?.owner(DESK)?;
    Calm::default().open(&mut page, &house, "/settings")?;
    page.until("navigator.serviceWorker.controller !== null")?;
    let fetched = "(async () => {
        const [name] = await caches.keys();
        return (await (await caches.open(name)).keys()).filter((one) => one.url.includes('/champion-')).length;
    })()";
    assert_eq!(page.eval(fetched)?, 0);
    // The bot is asked what to keep.
    let game = attacked(2).replace("B keep 1122ss\n", "").replace("level1", "level6");
    let lay = format!("localStorage['kaiju.game'] = {}", Value::from(game));
    let missing = format!("document.body.innerText.includes({})", Value::from(web::champion_missing(Lang::En)));
    page.eval(&lay)?;
    page.go("/play")?;
    page.until(ASKED)?;
    page.until(&format!("(await {fetched}) === 1"))?;
    assert_eq!(page.eval(&missing)?, false);
    page.content()?;
    house.kill();
    page.go("/settings")?;
    page.eval(&lay)?;
    page.open(&house.url("/play"))?;
    page.until(ASKED)?;
    assert_eq!(page.eval(&missing)?, false);
    page.content_but_for_the_network()
}

//! The client as a site on a plain web host, in a folder of it, with a table server somewhere else.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm, Seats, set_up, to_the_end};
use kaiju_webtest::{Browser, DESK, House, RENEWED, Result, WebHost};

const EN: Lang = Lang::En;

/// Bots play without any server, also without a network; friends play at the server somebody names.
#[test]
#[ignore = "needs Chromium, kaiju, python3 and the site; `cargo xtask test browser` runs it"]
fn a_site_in_a_folder_plays_alone_and_at_a_server_elsewhere() -> Result<()> {
    let host = WebHost::open()?;
    let house = House::allowing(&host.origin())?;
    let mut page = Browser::shared()?.owner(DESK)?;
    Calm::default().open_at(&mut page, &host.url("/new?seed=6"))?;
    set_up(&mut page, Seats::Against(1), None)?;
    page.press("button", web::start(EN))?;
    to_the_end(&mut page, 3)?;
    page.until("navigator.serviceWorker.controller !== null")?;
    page.until("(async () => (await caches.keys()).length === 1)()")?;
    let manifest = page.call("Page.getAppManifest", serde_json::json!({}))?;
    assert_eq!(manifest["errors"], serde_json::json!([]));
    // An address nobody answers at is told; one that answers makes tables and leads others to its own page.
    page.go("/online")?;
    page.write("#server", "http://127.0.0.1:9001")?;
    page.press("button", web::use_it(EN))?;
    page.until_says(web::table_server_silent(EN))?;
    page.shot("site-server")?;
    page.write("#server", &house.file("/"))?;
    page.press("button", web::use_it(EN))?;
    page.until_says(web::table_server_found(EN))?;
    page.choose("#people", "1")?;
    page.choose("#bots", "1")?;
    page.press("button", web::make_table(EN))?;
    page.until_there(".seats")?;
    page.press("button", web::start(EN))?;
    page.until(ASKED)?;
    // The papers are there too.
    page.open(&format!("{}/games/kaiju/atlas.html", host.origin()))?;
    page.until_there("main.paper table")?;
    // Without the host the client starts all the same.
    let home = host.url("/");
    drop(host);
    page.open(&home)?;
    page.until_there(".tile")?;
    page.content_but_for_the_network()
}

/// Whoever has a site on their device gets the newer one that was put in its place, as a whole, and a game goes on in it.
#[test]
#[ignore = "needs Chromium, kaiju, python3 and the site; `cargo xtask test browser` runs it"]
fn a_site_that_is_replaced_renews_itself_and_a_game_goes_on() -> Result<()> {
    let host = WebHost::open()?;
    let mut page = Browser::shared()?.owner(DESK)?;
    Calm::default().open_at(&mut page, &host.url("/new?seed=6"))?;
    set_up(&mut page, Seats::Against(1), None)?;
    page.press("button", web::start(EN))?;
    page.until(ASKED)?;
    page.until("navigator.serviceWorker.controller !== null")?;
    page.until("(async () => (await caches.keys()).length === 1)()")?;
    let question = page.text("document.querySelector('.prompt').dataset.question")?;
    host.renew()?;
    // The page that is kept comes at once; meanwhile the browser finds that there is a newer one.
    page.open(&host.url("/play"))?;
    let only = format!(
        "(async () => {{ const [name, ...more] = await caches.keys(); return name.endsWith({RENEWED:?}) && more.length === 0; }})()"
    );
    page.until(&only)?;
    page.open(&host.url("/play"))?;
    page.until("globalThis.kaijuRenewed")?;
    // Its page names its own styles: those of the old one are gone from the host and from the device.
    page.until("getComputedStyle(document.documentElement).getPropertyValue('--renewed').trim() === 'yes'")?;
    page.until(ASKED)?;
    assert_eq!(page.text("document.querySelector('.prompt').dataset.question")?, question, "the game is where it was");
    let home = host.url("/play");
    drop(host);
    page.open(&home)?;
    to_the_end(&mut page, 3)?;
    page.content_but_for_the_network()
}

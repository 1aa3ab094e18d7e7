//! Notices from end to end: a Firefox subscribes on the page at a push service of ours, the server encrypts and sends, the service hands
//! on, and the worker of the page shows it.

use kaiju_rules::EditionId;
use kaiju_text::{Lang, editions, notices, web};
use kaiju_webtest::play::{ASKED, Calm, begin, visitor};
use kaiju_webtest::push::PushTraffic;
use kaiju_webtest::scene::make_table;
use kaiju_webtest::{Browser, DESK, House, Page, PushService, Result};
use serde_json::json;

const EN: Lang = Lang::En;

/// Makes an account for whoever is at this page, and has it told here.
fn subscribe(page: &mut Page) -> Result<()> {
    page.go("/account")?;
    page.tap("#account-make")?;
    page.until_there("#recovery-code")?;
    page.tap("#push-on")?;
    page.until_there("#push-off")
}

/// One of two plays until the other is asked, and then waits.
fn play_to(one: &mut Page, other: &mut Page) -> Result<()> {
    begin(one, 1, "false")?;
    other.until(ASKED)?;
    one.eval("window.kaijuPlayer.on = false").map(drop)
}

/// How often the webhook was told that it is Ana's turn.
fn turns(seen: &PushTraffic) -> usize {
    seen.hooked.iter().filter(|said| said["kaiju"]["name"] == "Ana").count()
}

#[test]
#[ignore = "needs Firefox, Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_browser_is_told_of_its_turn_unless_somebody_looks_and_until_one_tap() -> Result<()> {
    let (house, service) = (House::noticing()?, PushService::start()?);
    let browser = Browser::firefox_told_by(&service)?;
    let mut ana = visitor(&browser, &house, DESK, Calm::default(), "/")?;
    let bo = Calm { name: "Bo", ..Calm::default() };
    let mut bo = visitor(Browser::shared()?, &house, DESK, bo, "/online")?;
    subscribe(&mut ana)?;
    assert_eq!(service.seen().subscribed.len(), 1);
    // The webhook of the table is told of each turn, whoever looks: when it was, the browser would have been, too.
    bo.choose("#clock", "86400")?;
    let code = make_table(&mut bo, 2, 0)?;
    bo.eval("document.querySelector('#webhook').open = true")?;
    bo.write("#hook-url", &service.hook())?;
    bo.press("button", notices::hook_keep(EN))?;
    bo.until(&format!("document.querySelector('#webhook').innerText.includes({:?})", notices::hook_drop(EN)))?;
    // By what the button is, not by its name: Firefox may keep whoever asks for names waiting for minutes.
    ana.go(&format!("/join/{code}"))?;
    ana.tap("main .box .btn-main")?;
    ana.until_there(".seat-row .badge-good")?;
    bo.press("button", web::start(EN))?;
    // It is her turn, and she looks.
    play_to(&mut bo, &mut ana)?;
    let table = ana.text("location.hash")?;
    service.until("the first turn", |seen| turns(seen) == 1)?;
    assert_eq!(service.seen().taken, 0, "she looks");
    // She goes, and it is her turn again.
    play_to(&mut ana, &mut bo)?;
    ana.go("/account")?;
    begin(&mut bo, 2, "false")?;
    service.until("the second turn", |seen| turns(seen) == 2 && seen.taken == 1 && seen.verdicts == [100])?;
    let shown = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => (window.shown = all).length)";
    ana.until(shown)?;
    let edition = editions::name(EN, EditionId::default());
    let told = json!([{
        "title": notices::subject(EN, edition), "body": notices::body(EN, "Ana", edition),
        "tag": table.trim_start_matches("#/table/"), "data": table,
    }]);
    assert_eq!(ana.eval("shown.map(({title, body, tag, data}) => ({title, body, tag, data}))")?, told);
    // One tap, and nothing comes any more.
    ana.tap("#notices-stop")?;
    ana.until_there("#push-on")?;
    bo.eval("window.kaijuPlayer.on = false")?;
    ana.go(table.trim_start_matches('#'))?;
    play_to(&mut ana, &mut bo)?;
    ana.go("/account")?;
    begin(&mut bo, 3, "false")?;
    service.until("the third turn", |seen| turns(seen) == 3)?;
    // Another tap, and it comes again.
    ana.tap("#push-on")?;
    ana.until_there("#push-off")?;
    bo.eval("window.kaijuPlayer.on = false")?;
    ana.go(table.trim_start_matches('#'))?;
    play_to(&mut ana, &mut bo)?;
    ana.go("/account")?;
    begin(&mut bo, 4, "false")?;
    service.until("the fourth turn", |seen| turns(seen) == 4 && seen.verdicts.len() == 2)?;
    let seen = service.seen();
    assert_eq!((seen.taken, seen.verdicts, seen.refused), (2, vec![100, 100], vec![]), "two of four turns");
    assert_eq!((seen.subscribed.len(), seen.ended), (1, 0), "the subscription is the same all the time");
    // Who sits down may give up a socket that is not there yet.
    ana.content_but_for_the_network()?;
    bo.content()
}

/// The worker of the page, as it is served, with a browser around it that counts what it is asked for.
const WORKER: &str = "(async () => {
    const listeners = {}, badges = [], titles = [];
    const self = {addEventListener: (kind, does) => { listeners[kind] = does; },
        registration: {showNotification: async (title) => { titles.push(title); }}};
    const push = async (navigator, said) => {
        ((self, navigator) => { SOURCE; })(self, navigator);
        const waits = [];
        listeners.push({data: {json: () => said}, waitUntil: (work) => waits.push(work)});
        await Promise.all(waits);
    };
    const able = {setAppBadge: async (n) => { badges.push(n); }};
    const unwilling = {setAppBadge: () => Promise.reject(new Error('no icon'))};
    await push(able, {title: 'one', waiting: 3});
    await push(able, {title: 'an older server'});
    await push(unwilling, {title: 'no icon', waiting: 1});
    await push({}, {title: 'no badges', waiting: 1});
    return [titles, badges];
})()";

/// The icon of an installed page tells how many tables wait also while no page is open, where the browser can; and a notice is shown
/// whatever comes of that. What the browser does with the number nobody can ask it.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_worker_counts_on_the_icon_where_the_browser_can() -> Result<()> {
    let house = House::open()?;
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm::default(), "/")?;
    let source = page.text("fetch('sw.js').then((answer) => answer.text())")?;
    let told = page.eval(&WORKER.replace("SOURCE", &source))?;
    assert_eq!(told, json!([["one", "an older server", "no icon", "no badges"], [3]]));
    page.content()
}

/// A subscription is for the key of one server: who comes to another one at the same address needs another subscription.
#[test]
#[ignore = "needs Firefox, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_browser_that_was_told_by_another_server_can_be_told_by_this_one() -> Result<()> {
    let (mut house, service) = (House::noticing()?, PushService::start()?);
    let browser = Browser::firefox_told_by(&service)?;
    let mut ana = visitor(&browser, &house, DESK, Calm::default(), "/")?;
    subscribe(&mut ana)?;
    house.raze()?;
    house.start()?;
    ana.eval("localStorage.clear()")?;
    ana.open(&house.url("/"))?;
    subscribe(&mut ana)?;
    let seen = service.seen();
    assert_eq!((seen.subscribed.len(), seen.ended), (2, 1));
    assert_ne!(seen.subscribed[0], seen.subscribed[1]);
    ana.content_but_for_the_network()
}

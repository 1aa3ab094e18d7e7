//! People who meet again: an account each, friends by code, a quick match that both find, an account on another device, and the games of
//! days that are handed in.

use kaiju_text::{Lang, daily, people, turns, web};
use kaiju_webtest::play::{Calm, to_the_end, visitor};
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Page, Result};

const EN: Lang = Lang::En;

/// Somebody with a device and an account of their own.
fn member(house: &House, name: &str, phone: bool) -> Result<Page> {
    let (device, theme) = if phone { (PHONE, "dark") } else { (DESK, "light") };
    let mut page = visitor(Browser::shared()?, house, device, Calm { name, theme, ..Calm::default() }, "/account")?;
    page.tap("#account-make")?;
    page.until_there("#recovery-code")?;
    page.go("/people")?;
    page.until("document.querySelector('.copy-line input')?.value.length === 8")?;
    Ok(page)
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn two_become_friends_by_code_and_meet_by_quick_match() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::known()?;
    let (mut ana, mut bo) = (member(&house, "Mia", false)?, member(&house, "Leo", true)?);
    let code = ana.text("document.querySelector('.copy-line input').value")?;
    bo.write("#their-code", &code)?;
    bo.tap("#befriend")?;
    bo.until_says(&people::asked(EN, "Mia"))?;
    ana.go("/")?;
    ana.go("/people")?;
    ana.until_says(&people::asking(EN, "Leo"))?;
    ana.press("button", people::say_yes(EN))?;
    ana.until_says(&people::remove(EN, "Leo"))?;
    axe.look(&mut ana, "people")?;
    ana.shot("people")?;
    bo.go("/")?;
    bo.go("/people")?;
    bo.until_says(&people::remove(EN, "Mia"))?;
    axe.look(&mut bo, "people on a phone")?;
    // Both want the same, so they sit at one table, which begins when it is full.
    for page in [&mut ana, &mut bo] {
        page.go("/online")?;
        page.choose("#quick-players", "2")?;
        page.tap("#quick-go")?;
        page.until("location.hash.startsWith('#/table/')")?;
    }
    for page in [&mut ana, &mut bo] {
        page.until_there(".game .dock")?;
    }
    let table = ana.text("location.hash")?;
    assert_eq!(bo.text("location.hash")?, table);
    ana.content()?;
    bo.content()?;
    axe.content(2)
}

/// What two members do over the API: a table over days for both, at which bots play it to the end at once.
const PLAYED: &str = "(async (game, host, own, other) => {
    const ask = async (method, path, token, body) => {
        const headers = {'content-type': 'application/json', authorization: `Bearer ${token}`};
        const answer = await fetch(`/api/v1${path}`, {method, headers, body: body && JSON.stringify(body)});
        if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
        return answer.json();
    };
    const mine = JSON.parse(localStorage['kaiju.account']).session;
    const wanted = {edition: 'second', switches: {evolutions: 'yes'}, title: 'Friday', rhythm: 'relaxed', clock_s: 172800,
        overtime: 'answer', undo: true, pace: 'instant', seats: [{kind: 'me', name: 'Mia'}, {kind: 'human'}]};
    const opened = await ask('POST', '/tables', mine, wanted);
    const theirs = await ask('POST', `/tables/${opened.game}/seats`, SESSION, {name: 'Leo', code: opened.code});
    await ask('POST', `/tables/${opened.game}/start`, opened.host);
    for (const {seat, token} of [opened.tickets[0], theirs]) await ask('POST', `/tables/${opened.game}/seats/${seat}/bot`, token, {player: 'random'});
    while ((await ask('GET', `/tables/${opened.game}`, opened.host)).phase !== 'over') await new Promise((go) => setTimeout(go, 100));
    return opened.game;
})()";

/// An account on a device that has no keys of its own sees its tables at once; it finds its games among all of them, and plays them again
/// as they were agreed.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn an_account_finds_its_tables_and_games_on_a_new_device() -> Result<()> {
    let house = House::known()?;
    let (mut mia, mut leo) = (member(&house, "Mia", false)?, member(&house, "Leo", false)?);
    // A live table, at which nobody plays for whoever is gone.
    mia.go("/online")?;
    mia.choose("#people", "2")?;
    mia.choose("#grace", "0")?;
    mia.press("button", web::make_table(EN))?;
    mia.until_there(".seats")?;
    mia.until_says(turns::grace_never(EN))?;
    let theirs = leo.text("JSON.parse(localStorage['kaiju.account']).session")?;
    let game = mia.text(&PLAYED.replace("SESSION", &format!("{theirs:?}")))?;
    let kept = mia.text("localStorage['kaiju.account']")?;
    let mut other = visitor(Browser::shared()?, &house, PHONE, Calm { name: "Mia", ..Calm::default() }, "/")?;
    other.until_there("#main h1")?;
    assert!(!other.has("#yours-title")?, "nobody is logged in here");
    other.eval(&format!("localStorage['kaiju.account'] = {kept:?}"))?;
    other.open(&house.url("/"))?;
    other.until_there("#yours-title")?;
    assert_eq!(other.eval("document.querySelectorAll('#main .swing').length")?, 1, "the other one is over");
    other.go("/people")?;
    other.until("document.querySelectorAll('#own-game-list > li').length === 2")?;
    other.write("#find-game", "leo fri")?;
    other.until("document.querySelectorAll('#own-game-list > li').length === 1")?;
    assert!(other.has(&format!("#own-game-list a[href='#/story/{game}']"))?);
    other.write("#find-game", "nobody")?;
    other.until_says(&web::found(EN, 0))?;
    other.write("#find-game", "friday")?;
    other.until("document.querySelectorAll('#own-game-list > li').length === 1")?;
    other.press("button", people::again_with(EN))?;
    other.until_there(".seats")?;
    other.until_says(turns::undo_allowed(EN))?;
    let again = other.text("location.hash.split('/').pop()")?;
    let told = other.eval(&format!(
        "fetch('/api/v1/tables/{again}').then((answer) => answer.json()).then((info) => [info.title, info.rhythm, info.clock_s, info.overtime, info.undo, info.switches.evolutions])"
    ))?;
    assert_eq!(told, serde_json::json!(["Friday", "relaxed", 172_800, "answer", true, "yes"]));
    leo.go("/")?;
    leo.go("/online")?;
    leo.until_there("#invitations")?;
    for page in [&mut mia, &mut leo, &mut other] {
        page.content_but_for_the_network()?;
    }
    Ok(())
}

/// The game of the day counts as soon as it is over and the server can be told: nobody has to look at the page of the day again.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_day_is_handed_in_without_looking_at_it_again() -> Result<()> {
    let house = House::known()?;
    let mut mia = visitor(Browser::shared()?, &house, DESK, Calm { name: "Mia", ..Calm::default() }, "/daily")?;
    mia.until_there("[data-day=play]")?;
    mia.tap("[data-day=play]")?;
    to_the_end(&mut mia, 5)?;
    let unsent = "Object.values(JSON.parse(localStorage['kaiju.daily'])).filter((day) => day.record).length";
    mia.until(&format!("{unsent} === 1"))?;
    // Whoever logs in hands it in.
    let kept = mia.text("localStorage['kaiju.daily']")?;
    mia.go("/account")?;
    mia.tap("#account-make")?;
    mia.until_there("#recovery-code")?;
    mia.until(&format!("{unsent} === 0"))?;
    let players = "fetch('/api/v1/daily/today').then((answer) => answer.json()).then((day) => day.players)";
    assert_eq!(mia.eval(players)?, 1);
    // The page shows her place though she has no friends, everybody's points as bars, and what binds the server to the luck.
    mia.go("/daily")?;
    mia.until_says(&daily::your_place(EN, 1, 1))?;
    assert_eq!(mia.eval("document.querySelectorAll('#day-shares li.is-mine .odds-fill').length")?, 1);
    mia.tap("#day-bound summary")?;
    mia.until_says(daily::proof_later(EN))?;
    let commitment = "fetch('/api/v1/daily/today').then((answer) => answer.json()).then((day) => day.commitment)";
    assert_eq!(mia.text("document.querySelector('#day-commitment').textContent")?, mia.text(commitment)?);
    mia.shot("day")?;
    // A day later there is the proof, and the command that checks it.
    let date = mia.text("fetch('/api/v1/daily/today').then((answer) => answer.json()).then((day) => day.date)")?;
    mia.eval("{ const now = Date.now; Date.now = () => now() + 86400000; }")?;
    mia.go(&format!("/daily/{date}"))?;
    mia.tap("#day-bound summary")?;
    let proof = house.file(&format!("/api/v1/daily/{date}/proof"));
    mia.until(&format!("document.querySelector('#day-proof')?.href === {proof:?}"))?;
    mia.until_says(&format!("kaiju verify {proof}"))?;
    mia.until_there("#day-bound .note-good")?;
    mia.shot("day-proof")?;
    mia.open(&house.url("/rules"))?;
    // What was not heard is handed in when the device is online again, and when the page comes.
    let unheard = format!("localStorage['kaiju.daily'] = {kept:?}");
    mia.eval(&unheard)?;
    mia.eval("window.dispatchEvent(new Event('online'))")?;
    mia.until(&format!("{unsent} === 0"))?;
    mia.eval(&unheard)?;
    mia.open(&house.url("/rules"))?;
    mia.until(&format!("{unsent} === 0"))?;
    assert_eq!(mia.eval(players)?, 1, "it counts once");
    mia.content()
}

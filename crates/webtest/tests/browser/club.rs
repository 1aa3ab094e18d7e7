//! What is around the tables: a tournament from its making to its league, what is left to do for somebody whose monster is out, an account
//! with all that belongs to it, and the page of those who look after a server.

use kaiju_text::{Lang, account, club, duplicates, moderation, tournaments, web};
use kaiju_webtest::page::until_any;
use kaiju_webtest::play::{ASKED, Calm, begin, finish, to_the_end, visitor};
use kaiju_webtest::scene::{make_table, open_talk, sit_down};
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Page, Result};
use serde_json::json;

const EN: Lang = Lang::En;

/// What somebody asks of the server from a page; `session` is that of the account which is signed in there.
const ASK: &str = "window.ask = async (method, path, body, token) => {
    const headers = {'content-type': 'application/json'};
    if (token) headers.authorization = `Bearer ${token}`;
    const answer = await fetch(`/api/v1${path}`, {method, headers, body: body && JSON.stringify(body)});
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
}; window.session = () => JSON.parse(localStorage['kaiju.account']).session";

/// Makes an account for whoever is at this page; tells its recovery code.
fn join(page: &mut Page) -> Result<String> {
    page.go("/account")?;
    page.tap("#account-make")?;
    page.until_there("#recovery-code")?;
    page.eval(ASK)?;
    page.text("document.querySelector('#recovery-code').textContent")
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_tournament_is_made_entered_and_played_to_its_league() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut ana = visitor(Browser::shared()?, &house, DESK, Calm { name: "Ana", ..Calm::default() }, "/")?;
    join(&mut ana)?;
    ana.go("/tournaments")?;
    ana.write("#t-title", "Summer cup")?;
    ana.write("#t-league", "Sundays")?;
    ana.choose("#t-seats", "2")?;
    ana.choose("#t-rounds", "1")?;
    axe.look(&mut ana, "making a tournament")?;
    ana.press("button", tournaments::make(EN))?;
    ana.until("location.hash.startsWith('#/tournament/')")?;
    ana.press("button", tournaments::enter(EN))?;
    ana.until_there(".standings tbody tr")?;
    axe.look(&mut ana, "a tournament that gathers")?;
    let cup = ana.text("location.hash")?;
    ana.press("button", tournaments::start(EN))?;
    // A bot fills her table, where her seat waits for her.
    ana.tap(".tournament .story a")?;
    ana.press("button", web::sit_down(EN))?;
    ana.until("document.querySelector('.game .dock')")?;
    to_the_end(&mut ana, 6)?;
    // Her own come first, before those of everybody.
    ana.go("/tournaments")?;
    ana.until("document.querySelectorAll('#my-tournaments li').length === 1 && document.querySelectorAll('#all-tournaments li').length === 1")?;
    ana.shot("tournaments")?;
    ana.tap("#my-tournaments li a")?;
    ana.until(&format!("location.hash === {cup:?}"))?;
    ana.until_there(".tournament.is-over .standings tbody th .icon")?;
    axe.look(&mut ana, "a tournament that is over")?;
    ana.shot("tournament-over")?;
    ana.press("link", &tournaments::in_league(EN, "Sundays"))?;
    ana.until("document.querySelectorAll('.standings tbody tr').length >= 1 && location.hash.startsWith('#/league/')")?;
    axe.look(&mut ana, "a league")?;
    ana.content_but_for_the_network()?;
    axe.content(4)
}

/// Somebody whose monster is out bets, leaves, and is told how it ended.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn whoever_is_out_bets_leaves_and_is_told_the_end() -> Result<()> {
    const OUT: &str = "document.querySelector('#after-out [data-bet]')";
    const OVER: &str = "document.querySelector('.over-panel')";
    let house = House::open()?;
    let mut ana = visitor(Browser::shared()?, &house, DESK, Calm { name: "Ana", ..Calm::default() }, "/")?;
    let mut bo = visitor(Browser::shared()?, &house, PHONE, Calm { name: "Bo", ..Calm::default() }, "/")?;
    // Who falls first is up to the dice: they play until it is Ana, while Bo still has a say.
    for seed in 0.. {
        ana.go("/online")?;
        ana.choose("#level", "smasher")?;
        ana.write("#title", "Last stand")?;
        let code = make_table(&mut ana, 2, 4)?;
        sit_down(&mut bo, &code)?;
        ana.until_says("Last stand")?;
        ana.press("button", web::start(EN))?;
        let seat = "[...document.querySelectorAll('.seat')].find((seat) => seat.innerText.includes('Ana'))";
        bo.until_there(".game .dock")?;
        begin(&mut bo, seed, &format!("{seat}?.classList.contains('is-out')"))?;
        ana.until_there(".game .dock")?;
        open_talk(&mut ana)?;
        begin(&mut ana, seed + 100, OUT)?;
        until_any(&mut [&mut ana], &format!("({OUT}) || ({OVER})"))?;
        if ana.eval(&format!("Boolean(({OUT}) && !({OVER}))"))? == true {
            break;
        }
        finish(&mut bo)?;
    }
    let (seat, monster) = (ana.text(&format!("{OUT}.dataset.bet"))?, ana.text(&format!("{OUT}.textContent"))?);
    ana.tap(&format!("[data-bet={seat}]"))?;
    ana.until(&format!("document.querySelector('.talk-list').innerText.includes({:?})", club::bets(EN, &monster)))?;
    ana.shot("after-out")?;
    ana.tap("#leave-told")?;
    ana.until("location.hash === '#/online'")?;
    assert!(!ana.has("#ended")?, "it is still played");
    bo.until("!window.kaijuPlayer.on")?;
    begin(&mut bo, 1, "false")?;
    finish(&mut bo)?;
    // What the seat bet on is told with the end.
    ana.go("/")?;
    ana.go("/online")?;
    ana.until_there("#ended li a")?;
    ana.shot("told-the-end")?;
    ana.tap("#ended li a")?;
    ana.until_there(".chart-line")?;
    ana.go("/online")?;
    ana.until_there("#make-title")?;
    assert!(!ana.has("#ended")?, "it is told once");
    ana.content_but_for_the_network()?;
    bo.content_but_for_the_network()
}

/// What a browser is asked for that a test cannot see or hear: a number on an icon, a voice, a file.
const SENSES: &str = "window.badges = []; window.spoken = []; window.files = [];
    navigator.setAppBadge = async (n) => { badges.push(n); };
    navigator.clearAppBadge = async () => { badges.push(0); };
    Object.defineProperty(window, 'speechSynthesis', {value: {cancel() {}, speak(said) { spoken.push(said.text); }}});
    const made = URL.createObjectURL;
    URL.createObjectURL = (blob) => { files.push(blob.text()); return made.call(URL, blob); };";

/// A table over days that waits for whoever has the account, and for children; and one public table more than a page of the lobby has.
const TABLES: &str = "(async () => {
    const seats = [{kind: 'me', name: 'Ana'}, {kind: 'bot', player: 'level1'}];
    const table = {edition: 'second', rhythm: 'relaxed', clock_s: 86400, child: true, pace: 'instant', seats};
    const opened = await ask('POST', '/tables', table, session());
    await ask('POST', `/tables/${opened.game}/start`, null, opened.host);
    const open = (people, title) => ask('POST', '/tables', {edition: 'second', public: true, title, seats: Array(people).fill({kind: 'human'})});
    await open(3, 'The first one');
    for (let i = 0; i < 10; i += 1) await Promise.all(Array.from({length: 10}, () => open(2, 'A later one')));
    return opened.game;
})()";

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn an_account_is_at_home_on_two_devices() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let calm = Calm { name: "Ana", ..Calm::default() };
    let mut ana = Browser::shared()?.page(DESK)?;
    ana.before(SENSES)?;
    calm.open(&mut ana, &house, "/")?;
    let code = join(&mut ana)?;
    // Her hours without notices stay as she set them.
    ana.write("#quiet-from", "22:30")?;
    ana.write("#quiet-to", "07:15")?;
    ana.tap("#quiet-save")?;
    ana.until_there("#quiet-off")?;
    ana.go("/")?;
    ana.go("/account")?;
    ana.until("document.querySelector('#quiet-off') && document.querySelector('#quiet-from').value === '22:30' && document.querySelector('#quiet-to').value === '07:15'")?;
    ana.tap("#quiet-off")?;
    ana.until("!document.querySelector('#quiet-off')")?;
    // All that the server knows of her is a file.
    ana.press("button", account::export(EN))?;
    ana.until("files.length === 1")?;
    assert_eq!(ana.eval("files[0].then((file) => JSON.parse(file).name)")?, "Ana");
    // A table over days waits for her: the title and the icon say so on every page.
    let game = ana.text(TABLES)?;
    ana.go("/online")?;
    ana.until("document.title.startsWith('(1) ') && badges.at(-1) === 1")?;
    // The lobby goes on where the page ends, and a filter looks at all of it.
    ana.until("document.querySelectorAll('#public-list > li').length === 100")?;
    assert!(ana.has("#public-more")?);
    ana.tap("#public-more")?;
    ana.until(
        "document.querySelectorAll('#public-list > li').length === 101 && !document.querySelector('#public-more')",
    )?;
    ana.until("document.querySelector('#public-list > li:last-child').contains(document.activeElement)")?;
    ana.choose("#find-players", "3")?;
    ana.until("document.querySelector('#public-list').innerText.includes('The first one')")?;
    ana.choose("#find-players", "5")?;
    ana.until_says(club::none_like_that(EN))?;
    ana.eval("ask('POST', '/tables', {edition: 'second', public: true, title: 'For five', seats: Array(5).fill({kind: 'human'})})")?;
    ana.tap("#public-again")?;
    ana.until("document.querySelector('#public-list').innerText.includes('For five')")?;
    axe.look(&mut ana, "tables with others, as a member")?;
    // At a table for children a card that is looked at is read aloud.
    ana.go(&format!("/table/{game}"))?;
    ana.until(ASKED)?;
    ana.tap(".shop .card-hit")?;
    ana.until("spoken.length === 1 && document.querySelector('dialog[open]')")?;
    let card = ana.text("document.querySelector('dialog[open] h2').textContent")?;
    assert!(ana.text("spoken[0]")?.starts_with(card.trim()), "{card}");
    ana.press("button", moderation::read_aloud(EN))?;
    ana.until("spoken.length === 2")?;
    ana.key("Escape")?;
    // A duplicate over days.
    ana.go("/duplicates")?;
    ana.write("#d-title", "By post")?;
    ana.choose("#d-bots", "0")?;
    ana.choose("#d-clock", "259200")?;
    ana.until_there("#d-overtime")?;
    axe.look(&mut ana, "making a duplicate")?;
    ana.shot("duplicate-made")?;
    ana.tap("#make-duplicate")?;
    ana.until("location.hash.startsWith('#/duplicate/')")?;
    ana.until_says(duplicates::whole_link(EN))?;
    let first = "ask('GET', `/duplicates/${location.hash.split('/').pop()}`).then((info) => ask('GET', `/tables/${info.groups[0].game}`))";
    let told = ana.eval(&format!("{first}.then((table) => [table.rhythm, table.clock_s, table.overtime])"))?;
    assert_eq!(told, json!(["relaxed", 259_200, "answer"]));
    axe.look(&mut ana, "a duplicate")?;
    let duplicate = ana.text("location.hash")?;
    ana.go("/duplicates")?;
    ana.tap("#my-duplicates li a")?;
    ana.until(&format!("location.hash === {duplicate:?}"))?;
    // The recovery code brings the account to another device, which logs out everywhere.
    let mut other = visitor(Browser::shared()?, &house, PHONE, calm, "/account")?;
    other.write("#recovery", &code)?;
    other.tap("#code-login")?;
    other.until_says(&account::hello(EN, "Ana"))?;
    other.until("document.querySelectorAll('#device-list li').length === 2")?;
    other.tap("#sign-out-all")?;
    other.until_there("#account-make")?;
    ana.go("/account")?;
    ana.until_there("#account-make")?;
    ana.content_but_for_the_network()?;
    other.content_but_for_the_network()?;
    axe.content(3)
}

/// The token of the host.
const TOKEN: &str = "mara:0123456789abcdef";

/// A report and a ban, each made over the API; tells the table.
const TROUBLES: &str = "(async () => {
    const seats = [{kind: 'me', name: 'Ana'}, {kind: 'human'}];
    const opened = await ask('POST', '/tables', {edition: 'second', seats});
    await ask('POST', `/tables/${opened.game}/seats`, {name: 'Rude', code: opened.code});
    await ask('POST', `/tables/${opened.game}/reports`, {seat: 'B', about: 'name', note: 'such a name'}, opened.tickets[0].token);
    const ban = {kind: 'ban', target: {range: '192.0.2.0/24'}, until_ms: Date.now() + 86400000, why: 'floods'};
    await ask('POST', '/admin/sanctions', ban, '0123456789abcdef');
    return opened.game;
})()";

/// The page of the host shows a report and a ban, and asks only: it changes nothing.
#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_host_sees_reports_and_bans_and_changes_nothing() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::looked_after(TOKEN)?;
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm::default(), "/rules")?;
    page.eval(ASK)?;
    let game = page.text(TROUBLES)?;
    page.before(
        "window.sent = []; const send = window.fetch;
         window.fetch = (address, how) => { sent.push(`${how?.method ?? 'GET'} ${address}`); return send(address, how); };",
    )?;
    page.open(&house.file("/api/admin"))?;
    axe.look(&mut page, "the page of the host, closed")?;
    page.write("#token", "not the token at all")?;
    page.eval("document.querySelector('form').requestSubmit()")?;
    page.until("document.querySelector('#trouble').textContent && document.querySelector('#all').hidden")?;
    page.write("#token", "0123456789abcdef")?;
    page.eval("document.querySelector('form').requestSubmit()")?;
    page.until("!document.querySelector('#all').hidden")?;
    assert_eq!(page.text("document.querySelector('#trouble').textContent")?, "");
    let cells = |page: &mut Page, id: &str| {
        page.eval(&format!(
            "[...document.querySelectorAll('#{id} tr')].map((row) => [...row.cells].map((cell) => cell.textContent))"
        ))
    };
    let reports = cells(&mut page, "reports")?;
    let report: Vec<&str> = reports[0].as_array().into_iter().flatten().filter_map(|cell| cell.as_str()).collect();
    assert_eq!(reports.as_array().map(Vec::len), Some(1));
    assert_eq!((report[1], report[2], report[3], report[5]), (game.as_str(), "B", "Rude", "such a name"));
    let bans = cells(&mut page, "sanctions")?;
    assert_eq!((&bans[0][2], &bans[0][4], &bans[0][5]), (&json!("192.0.2.0/24"), &json!("mara"), &json!("floods")));
    assert_eq!(cells(&mut page, "audit")?[0][3], "192.0.2.0/24");
    let counts = page.eval(
        "['reports', 'bans', 'mutes', 'tables'].map((of) => document.querySelector(`[data-of=${of}]`).textContent)",
    )?;
    assert_eq!(counts, json!(["1", "1", "0", "1"]));
    let sent = page.eval("sent")?;
    let sent: Vec<&str> = sent.as_array().into_iter().flatten().filter_map(|one| one.as_str()).collect();
    assert!(sent.len() >= 5 && sent.iter().all(|one| one.starts_with("GET /api/v1/admin/")), "{sent:?}");
    axe.look(&mut page, "the page of the host")?;
    page.shot("admin")?;
    page.resize(PHONE.width, PHONE.height)?;
    let wide = page.eval("document.documentElement.scrollWidth")?;
    assert!(wide.as_u64().is_some_and(|wide| wide <= u64::from(PHONE.width)), "the page is {wide} wide");
    axe.content(2)
}

//! The table on every device: nothing that is needed is cut off or covered.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm, play_until, to_the_end, visitor};
use kaiju_webtest::scene::{among_bots, player, replay, rich_buyer, say};
use kaiju_webtest::wall::dress;
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Page, Result};

/// Phones upright and on their side, as they are held.
const HELD: [(u32, u32); 5] = [(360, 740), (390, 844), (844, 390), (667, 375), (820, 1180)];
/// Windows on a desk, from a small one to a wall.
const STANDING: [(u32, u32); 4] = [(1180, 820), (1280, 720), (1440, 900), (2560, 1440)];
/// A window of 1280 × 1024 enlarged four times.
const ENLARGED: (u32, u32) = (320, 256);

/// What is wrong with the page as it lies there. `seen`: what must be in sight without scrolling; `reached`: what must
/// be whole and uncovered once it was scrolled to; `whole`: texts that must not be cut.
const LOOK: &str = "(seen, reached, whole) => {
    const wrong = [];
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    const name = (e) => (e.ariaLabel || e.innerText || e.className).trim().replace(/\\s+/g, ' ').slice(0, 40);
    const all = (selector) => selector ? [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()) : [];
    const hidden = (e) => {
        const box = e.getBoundingClientRect();
        for (const [across, down] of [[0.5, 0.5], [0.5, 0.12], [0.5, 0.88], [0.06, 0.5], [0.94, 0.5]]) {
            const [x, y] = [box.x + box.width * across, box.y + box.height * down];
            if (x < 0 || x >= wide || y < 0 || y >= high) return 'out of sight';
            const top = document.elementFromPoint(x, y);
            if (!top || !(e.contains(top) || top.contains(e))) return `covered by ${top?.className.baseVal ?? top?.className}`;
        }
        return '';
    };
    if (document.documentElement.scrollWidth > wide) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const e of all(seen)) if (hidden(e)) wrong.push(`${name(e)} is ${hidden(e)}`);
    // What is only heard has no size.
    for (const e of all(whole)) if (e.clientWidth > 1 && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2)) wrong.push(`${name(e)} is cut`);
    for (const e of all('.shop-slot > .btn > span, .prompt .btn > .btn-text')) {
        const [inner, outer] = [e.getBoundingClientRect(), e.parentElement.getBoundingClientRect()];
        if (inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom) wrong.push(`${name(e)} does not fit its button`);
    }
    // What a card costs is on one line of its button.
    for (const e of all('.shop-slot > .btn > span')) if (e.offsetHeight > 1.9 * parseFloat(getComputedStyle(e).fontSize)) wrong.push(`${name(e)} is parted`);
    // The mark that asks why stands behind a word, never alone on a line.
    for (const mark of all('.log-line .why')) {
        const [a, words] = [mark.getBoundingClientRect(), document.createRange()];
        words.selectNodeContents(mark.closest('.log-line').firstElementChild);
        const beside = [...words.getClientRects()].some((b) => b.width > 1 && b.bottom > a.top + 2 && b.top < a.bottom - 2 && b.left < a.left - 2);
        if (!beside) wrong.push(`the mark of ${name(mark.closest('.log-line'))} is alone`);
    }
    // A question on a desk leaves the table its room.
    for (const e of all('.prompt-ask')) if (wide >= 1152 && e.offsetHeight > high / 7) wrong.push(`${name(e)} is ${e.offsetHeight} high`);
    // A figure stays on one line with the symbol of what it counts.
    for (const glyph of all('.glyph')) {
        let before = glyph.previousSibling;
        while (before?.nodeType === Node.COMMENT_NODE) before = before.previousSibling;
        const end = before?.nodeType === Node.TEXT_NODE ? before.data.length : 0;
        // Scripts without spaces end a line at any letter, so only figures belong to what follows them.
        if (!end || /[\\s\\u2e80-\\uffff]/.test(before.data[end - 1])) continue;
        const last = document.createRange();
        last.setStart(before, end - 1);
        last.setEnd(before, end);
        const [a, b] = [last.getBoundingClientRect(), glyph.getBoundingClientRect()];
        if (b.width && (b.top > a.bottom || a.top > b.bottom)) wrong.push(`${before.data.slice(-20)} is parted from its symbol`);
    }
    // The sign of a seat lies beside what it belongs to, never over it.
    for (const sign of all('.seat-place')) for (const e of sign.parentElement.querySelectorAll('.seat-name > span:first-child, .dials, .seat-hand > *')) {
        const [a, words] = [sign.getBoundingClientRect(), document.createRange()];
        words.selectNodeContents(e);
        for (const b of words.getClientRects()) {
            const over = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
            if (over > 2) wrong.push(`${name(sign)} lies over ${name(e)}`);
        }
    }
    // What happened last is in sight as a whole.
    for (const log of all('.log-list')) {
        const [a, b] = [log.getBoundingClientRect(), log.querySelector('li:last-child')?.getBoundingClientRect()];
        if (b && (b.bottom > a.bottom + 1 || b.height < a.height && b.top < a.top - 1)) wrong.push('the last line of the log is cut');
    }
    for (const e of all(reached)) {
        e.scrollIntoView({block: 'center', behavior: 'instant'});
        if (hidden(e)) wrong.push(`${name(e)}, scrolled to, is ${hidden(e)}`);
    }
    if (!all(seen).length && !all(reached).length) wrong.push('nothing was looked at');
    scrollTo(0, 0);
    return wrong;
}";

const ANSWERS: &str = ".prompt [data-answer], .tray .die";
const DIALS: &str = ".prompt [data-answer], .tray .die, .seat .dials, .city-name";
const NAMES: &str = ".seat-name > span:first-child, .seat-player > :first-child, .city-name, .city-sign > span";

/// Looks at the page at a size, and keeps a picture of what is not right.
fn look(page: &mut Page, at: &str, size: (u32, u32), seen: &str, reached: &str, whole: &str) -> Result<Vec<String>> {
    page.resize(size.0, size.1)?;
    // What somebody did just before, and the new size, may take some frames until all is in its place. What stays wrong is wrong.
    let mut said = serde_json::Value::Null;
    for _ in 0..30 {
        page.eval("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")?;
        page.eval("scrollTo(0, 0)")?;
        said = page.eval(&format!("({LOOK})({seen:?}, {reached:?}, {whole:?})"))?;
        if said.as_array().is_none_or(Vec::is_empty) {
            break;
        }
    }
    let place = format!("{at} at {} × {}", size.0, size.1);
    let wrong: Vec<String> =
        said.as_array().into_iter().flatten().filter_map(|one| Some(format!("{place}: {}", one.as_str()?))).collect();
    let picture = format!("layout-{}-{}x{}", at.replace(' ', "-"), size.0, size.1);
    if wrong.is_empty() {
        page.shot(&picture)?;
    } else {
        page.keep_picture(&picture)?;
    }
    Ok(wrong)
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn on_every_device_the_table_answers_and_rivals_are_in_sight() -> Result<()> {
    let house = House::open()?;
    let mut wrong = Vec::new();
    for (players, lang, theme) in [(2, "en", "light"), (4, "pt", "dark"), (4, "ja", "light"), (6, "es", "light")] {
        for (device, sizes) in [(PHONE, &HELD[..]), (DESK, &STANDING[..])] {
            let mut page = player(&house, device, Calm { lang, theme, ..Calm::default() }, &among_bots(players))?;
            let dice =
                "window.kaijuPlayer.presses > 9 && document.querySelector('.prompt[data-question=keep] [data-answer]')";
            assert!(play_until(&mut page, 8, dice)?, "dice are rolled");
            let at = format!("{players} monsters {lang}");
            // With one rival, all that happened meanwhile is told on one line.
            let told = if players == 2 { ", .meanwhile, .card-name-mini" } else { "" };
            let whole = format!("{NAMES}, .shop .card-text{told}");
            for &size in sizes {
                wrong.extend(look(&mut page, &at, size, DIALS, "", &whole)?);
                // What cards do can be read at any time, and who plays each monster.
                for shown in [".shop .card-text", ".rivals .seat-player > :first-child"] {
                    let least = page.eval(&format!(
                        "Math.min(...[...document.querySelectorAll({shown:?})].map((e) => e.checkVisibility() ? e.offsetWidth : 0))"
                    ))?;
                    assert!(least.as_f64() > Some(20.0), "{at} at {size:?}: {shown} is {least} wide");
                }
            }
            if device == PHONE {
                wrong.extend(look(&mut page, &at, ENLARGED, "", DIALS, NAMES)?);
            }
            page.content()?;
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn on_every_device_cards_can_be_read_where_they_are_bought() -> Result<()> {
    let house = House::open()?;
    let mut wrong = Vec::new();
    for (players, lang, theme) in
        [(2, "en", "dark"), (2, "es", "light"), (2, "pt", "light"), (4, "es", "light"), (4, "pt", "dark")]
    {
        for (device, sizes) in [(PHONE, &HELD[..]), (DESK, &STANDING[..])] {
            let mut page = player(&house, device, Calm { lang, theme, ..Calm::default() }, &rich_buyer(players))?;
            page.until_there(".shop-slot > .btn")?;
            let at = format!("shop {players} {lang}");
            for &size in sizes {
                let texts = ".shop .card-text, .shop .card-name";
                wrong.extend(look(&mut page, &at, size, ".prompt [data-answer]", ".shop-slot > .btn", texts)?);
                // Nothing but a size would hide them.
                let shown =
                    page.eval("[...document.querySelectorAll('.shop .card-text')].every((e) => e.checkVisibility())")?;
                assert_eq!(shown, true, "{at} at {size:?}: the texts are shown");
            }
            page.content()?;
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn on_a_desk_the_largest_letters_leave_no_card_cut() -> Result<()> {
    let house = House::open()?;
    let mut wrong = Vec::new();
    for (players, lang) in [(2, "es"), (4, "en"), (6, "pt")] {
        let mut page = player(&house, DESK, Calm { lang, ..Calm::default() }, &rich_buyer(players))?;
        page.until_there(".shop-slot > .btn")?;
        page.eval("document.documentElement.dataset.size = 'larger'")?;
        let at = format!("larger shop {players} {lang}");
        for size in [(1280, 720), (1440, 900), (2560, 1440)] {
            let texts = ".shop .card-text, .shop .card-name, .rivals .seat-name > span:first-child";
            wrong.extend(look(&mut page, &at, size, ".prompt [data-answer], .seat .dials", ".log-list", texts)?);
        }
        page.content()?;
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_replay_leaves_the_table_in_sight() -> Result<()> {
    let house = House::open()?;
    let mut wrong = Vec::new();
    for (lang, theme) in [("en", "light"), ("es", "dark")] {
        for (device, sizes) in [(PHONE, &HELD[..]), (DESK, &STANDING[..])] {
            let calm = Calm { lang, theme, ..Calm::default() };
            let mut page = replay(&house, device, calm, &rich_buyer(4), 8)?;
            for &size in sizes {
                let seen = ".tray .die, .rivals .dials, .city-name, .scrubber > .row:first-child > .btn";
                let acts = ".scrubber-acts > .btn";
                wrong.extend(look(&mut page, &format!("replay {lang}"), size, seen, acts, ".scrubber-acts > .btn")?);
            }
            page.content()?;
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_lesson_covers_no_dice_and_no_answers() -> Result<()> {
    let house = House::open()?;
    let mut wrong = Vec::new();
    for (device, sizes) in [(PHONE, &HELD[..]), (DESK, &STANDING[..])] {
        let calm = Calm { lang: "es", ..Calm::default() };
        let mut page = visitor(Browser::shared()?, &house, device, calm, "/tutorial")?;
        page.press("button", web::lesson_begin(Lang::Es))?;
        page.until_there(".game[data-step=tray]")?;
        for &size in sizes {
            wrong.extend(look(&mut page, "lesson", size, &format!("{ANSWERS}, .lesson .btn"), "", ".lesson")?);
        }
        page.content()?;
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn one_tap_tells_who_plays_a_monster_and_what_its_cards_do() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    for device in [PHONE, DESK] {
        let mut page = player(&house, device, Calm::default(), &among_bots(6))?;
        let rich =
            "document.querySelector('.rivals .seat .card-mini') && document.querySelector('.prompt [data-answer]')";
        assert!(play_until(&mut page, 8, rich)?, "a rival has a card");
        let name = page.text("document.querySelector('.rivals .seat:has(.card-mini)').ariaLabel")?;
        let cards =
            page.eval("document.querySelector('.rivals .seat:has(.card-mini)').querySelectorAll('.card-mini').length")?;
        page.tap(".rivals .seat:has(.card-mini) .dials")?;
        page.until_there("dialog[open] .held")?;
        let told = page.text("document.querySelector('dialog[open]').innerText")?;
        assert!(told.contains(&name) && told.contains(web::level_1(Lang::En)), "{told}");
        let texts = page.eval("[...document.querySelectorAll('dialog[open] .held p:first-of-type')].filter((p) => p.innerText.length > 10).length")?;
        assert_eq!(texts, cards, "every card has its text: {told}");
        axe.look(&mut page, "a rival")?;
        page.shot(&format!("rival-{}", device.width))?;
        // A card of it leads on; without a pointer it is a button with a name.
        page.tap("dialog[open] .held .why")?;
        page.until_there("dialog[open] .card-big")?;
        page.key("Escape")?;
        page.until("!document.querySelector('dialog[open]')")?;
        page.eval("document.querySelector('.me .seat-hit').focus()")?;
        page.key("Enter")?;
        page.until_there("dialog[open] .portrait")?;
        let own = page.text("document.querySelector('.me .seat').ariaLabel")?;
        assert!(page.text("document.querySelector('dialog[open]').innerText")?.contains(&own));
        page.key("Escape")?;
        page.content()?;
    }
    axe.content(2)
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn one_rival_leaves_no_empty_column() -> Result<()> {
    let house = House::open()?;
    let mut page = player(&house, DESK, Calm::default(), &among_bots(2))?;
    for (width, height) in STANDING.into_iter().filter(|(width, _)| *width >= 1280) {
        page.resize(width, height)?;
        let share = page.eval(
            "(() => {
                const [rival, log] = ['.rivals .seat', '.log'].map((s) => document.querySelector(s).getBoundingClientRect());
                return log.left < rival.right ? (rival.height + log.height) / (innerHeight - rival.top) : 0;
            })()",
        )?;
        assert!(share.as_f64() > Some(0.9), "{width} × {height}: rival and log fill {share} of their column");
    }
    page.content()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn whoever_talks_hides_nobody() -> Result<()> {
    let house = House::open()?;
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm::default(), "/online")?;
    page.choose("#people", "1")?;
    page.choose("#bots", "3")?;
    page.press("button", web::make_table(Lang::En))?;
    page.press("button", web::start(Lang::En))?;
    page.until(ASKED)?;
    page.eval("document.querySelector('.talk').open = true")?;
    let all = ["Roar", "Nobody is as loud as I am", "Who is next?", "I can wait", "Tokyo is mine", "And yours", "Ha"];
    for said in all {
        say(&mut page, said)?;
    }
    let mut wrong = Vec::new();
    for open in [true, false] {
        page.eval(&format!("document.querySelector('.talk').open = {open}"))?;
        for size in [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440)] {
            // Who talks can write without looking for the field.
            let seen =
                if open { ".seat .dials, .talk, .log-list, .chat-form > *" } else { ".seat .dials, .talk, .log-list" };
            wrong.extend(look(&mut page, &format!("talk {open}"), size, seen, "", NAMES)?);
            if open {
                // A handful of lines, the last of them in sight.
                let said = page.eval(
                    "(() => {
                        const list = document.querySelector('.talk-list');
                        const [frame, last] = [list.getBoundingClientRect(), list.querySelector('li:last-child').getBoundingClientRect()];
                        return last.bottom <= frame.bottom + 1 ? list.clientHeight / parseFloat(getComputedStyle(list).lineHeight) : 0;
                    })()",
                )?;
                assert!(said.as_f64() >= Some(5.0), "{size:?}: {said} lines of what is said");
            }
        }
        wrong.extend(look(&mut page, &format!("talk {open}"), (390, 844), ANSWERS, ".talk", NAMES)?);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    page.content()
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn first_and_last_page_say_at_once_what_can_be_done() -> Result<()> {
    let house = House::open()?;
    let mut wrong = Vec::new();
    for (lang, device, sizes) in [("en", PHONE, &HELD[..]), ("pt", DESK, &STANDING[..])] {
        let calm = Calm { lang, ..Calm::default() };
        let mut page = visitor(Browser::shared()?, &house, device, calm, "/")?;
        page.until_there("main .hero")?;
        for &size in sizes {
            wrong.extend(look(&mut page, &format!("home {lang}"), size, "main .hero-acts > *", "", "main .hero-line")?);
            let top = page.eval(
                "document.querySelector('main .hero-monsters .monster:nth-child(3)').getBoundingClientRect().top",
            )?;
            let peeps = top.as_f64().is_some_and(|top| top < f64::from(size.1) * 0.9);
            assert!(peeps, "{size:?}: the monsters are out of sight");
        }
        let mut page = player(&house, device, Calm { lang, theme: "dark", ..Calm::default() }, &among_bots(4))?;
        to_the_end(&mut page, 4)?;
        for &size in sizes {
            let acts = ".victory h1, .victory .btn-main";
            wrong.extend(look(
                &mut page,
                &format!("result {lang}"),
                size,
                acts,
                ".result-acts > .btn",
                ".result-acts > .btn",
            )?);
            // Buttons side by side are of one height.
            let heights = page.eval("new Set([...document.querySelectorAll('.result-acts > .btn')].filter((b, _, all) => b.offsetTop < all[0].offsetTop + all[0].offsetHeight).map((b) => b.offsetHeight)).size")?;
            assert_eq!(heights, 1, "{size:?}: the buttons differ in height");
        }
        page.content()?;
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}

/// Friends, a tournament, a duplicate and a table with names as long as names may be, for the account that is logged in here.
const COMPANY: &str = "(async () => {
    const ask = async (method, path, body, session) => {
        const headers = {'content-type': 'application/json', ...(session ? {authorization: `Bearer ${session}`} : {})};
        const answer = await fetch(`/api/v1${path}`, {method, headers, body: body && JSON.stringify(body)});
        if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
        return answer.json();
    };
    const me = JSON.parse(localStorage['kaiju.account']).session;
    const {code} = await ask('GET', '/account/people', null, me);
    const cup = await ask('POST', '/tournaments', {title: 'Bartholomews Sommerpokal', edition: 'second', seats: 4, fill: 'level1'}, me);
    await ask('POST', `/tournaments/${cup.tournament}/entrants`, null, me);
    for (const name of ['Bartholomew Featherstone', 'Großmutter Hannelore', 'たなか はなこ']) {
        const {session} = await ask('POST', '/accounts', {name}, null);
        await ask('POST', '/account/people', {code}, session);
        await ask('POST', `/tournaments/${cup.tournament}/entrants`, null, session);
        const seats = [{kind: 'me', name}, {kind: 'human'}];
        await ask('POST', '/tables', {edition: 'godzilla', public: true, rated: true, title: 'Bartholomews Sommerpokal', seats}, session);
    }
    const bot = await ask('POST', '/account/bots', {name: 'Bartholomews Zauberlehrling'.slice(0, 24)}, me);
    await ask('GET', '/bot', null, bot.token);
    const {asking} = await ask('GET', '/account/people', null, me);
    await ask('POST', '/account/people', {person: asking[0].person}, me);
    const table = {title: 'Bartholomews Sommerpokal', edition: 'second', seats: [{kind: 'human'}, {kind: 'bot', player: 'level1'}]};
    const groups = await ask('POST', '/duplicates', {groups: 2, table}, me);
    return `${cup.tournament} ${groups.duplicate}`;
})()";

/// What is wrong with a page that is read from top to bottom: nothing may be wider than the window or than the box it lies in, no list
/// shows half of what was chosen, and a finger hits everything that can be pressed.
const READ: &str = "(() => {
    const [wrong, wide] = [[], document.documentElement.clientWidth];
    const name = (e) => `${e.localName}.${e.className} «${String(e.ariaLabel || e.innerText || e.value || '').trim().replace(/\\s+/g, ' ').slice(0, 40)}»`;
    const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility() && !e.closest('.sr, svg, .hero'));
    if (document.documentElement.scrollWidth > wide) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const e of all('main :is(.box, .swing, .row, .stack, .field, .note, .rule) > *')) {
        const [inner, outer] = [e.getBoundingClientRect(), e.parentElement.getBoundingClientRect()];
        if (inner.width && (inner.right > outer.right + 1 || inner.left < outer.left - 1)) wrong.push(`${name(e)} is wider than its box`);
    }
    for (const e of all('main :is(.btn, td, th, li, p, h1, h2, h3, summary)')) if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline') wrong.push(`${name(e)} is cut`);
    const pen = document.createElement('canvas').getContext('2d');
    for (const e of all('main select')) {
        const style = getComputedStyle(e);
        pen.font = style.font;
        const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        if (pen.measureText(e.selectedOptions[0]?.text ?? '').width > room) wrong.push(`${name(e)} cuts what was chosen`);
    }
    for (const e of all('.site-nav a, main :is(button:not(.why), .btn, select, input, summary)')) {
        const box = (e.closest('label') ?? e).getBoundingClientRect();
        if (box.height < 39.5 || box.width < 39.5) wrong.push(`${name(e)} is only ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    return wrong;
})()";

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn pages_fit_a_phone_in_every_language_and_a_finger_hits_what_is_there() -> Result<()> {
    let house = House::known()?;
    let mut page =
        visitor(Browser::shared()?, &house, PHONE, Calm { name: "Bartholomew", ..Calm::default() }, "/account")?;
    page.resize(390, 844)?;
    page.tap("#account-make")?;
    page.until_there("#recovery-code")?;
    let made = page.text(COMPANY)?;
    let (cup, groups) = made.split_once(' ').unwrap_or_default();
    let (tournament, duplicate) = (format!("/tournament/{cup}"), format!("/duplicate/{groups}"));
    // What is there once a page has been told what it asked for.
    let pages = [
        ("/", "main .tiles"),
        ("/new", ".seat-row"),
        ("/people", "#people-list li:nth-child(3)"),
        ("/account", "#bot-list li"),
        ("/online", "#public-list li"),
        ("/tournaments", ".story li"),
        (tournament.as_str(), ".standings tbody tr"),
        ("/duplicates", "#make-duplicate"),
        (duplicate.as_str(), "main .story li"),
        ("/ratings", ".grid-table tbody tr"),
        ("/bots", "[data-challenge]"),
        ("/daily", "[data-day]"),
        ("/atlas", ".atlas tbody tr"),
        ("/rules", ".rule"),
        ("/faq", "main details"),
        ("/settings", "main select"),
    ];
    let mut wrong = Vec::new();
    for (at, there) in pages {
        page.go(at)?;
        page.until_there(there)?;
        for variant in ["en-light", "es-dark", "de-dark", "fr-light", "it-dark", "pt-PT-light", "ja-light"] {
            let (lang, theme) = variant.rsplit_once('-').unwrap_or((variant, "light"));
            dress(&mut page, lang, theme, false)?;
            page.until_there(there)?;
            let said = page.eval(READ)?;
            let told =
                said.as_array().into_iter().flatten().filter_map(|one| Some(format!("{at} {lang}: {}", one.as_str()?)));
            let before = wrong.len();
            wrong.extend(told);
            if wrong.len() > before {
                page.tall_shot(&format!("page-{}-{lang}", at.trim_matches('/').replace('/', "-")))?;
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    page.content()
}

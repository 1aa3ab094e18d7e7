//! Puzzles: the one of the day, answered with the controls of a game, its verdict, and what comes back.

use kaiju_text::{Lang, puzzle as words};
use kaiju_webtest::play::{ASKED, Calm, visitor};
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Page, Result};

const EN: Lang = Lang::En;
/// The puzzles as they are shipped.
const BOOK: &str = include_str!("../../../client/puzzles.txt");
/// A day on which the first puzzle of the book is the puzzle of the day.
const FIRST_DAY: usize = 20_000;

/// A day whose puzzle asks whether to leave Tokyo, and what was answered in the game: the wrong answer of two.
fn a_day() -> (usize, &'static str, &'static str) {
    let puzzles: Vec<&str> = BOOK.split("\nkaiju position 1\n").skip(1).collect();
    assert_eq!(FIRST_DAY % puzzles.len(), 0);
    let asks = |puzzle: &&str| {
        let position = puzzle.split("\n---\n").next().unwrap_or_default();
        let chances = puzzle.lines().find_map(|line| line.strip_prefix("chances ")).unwrap_or_default();
        position.ends_with(" yield") && chances.split(' ').count() == 2
    };
    let number = puzzles.iter().position(asks).expect("some puzzle asks that");
    let played = puzzles[number].split("\n---\n").nth(1).and_then(|rest| rest.lines().next()).unwrap_or_default();
    let (wrong, right) = if played.ends_with(" yes") { ("yes", "no") } else { ("no", "yes") };
    (FIRST_DAY + number, wrong, right)
}

/// From the next visit on it is noon of this day.
fn at_noon(page: &mut Page, day: usize) -> Result<()> {
    page.before(&format!("Date.now = () => ({day} + .5) * 86400000"))
}

fn practised(page: &mut Page) -> Result<String> {
    page.text("localStorage['kaiju.practice'] ?? ''")
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_puzzle_is_answered_judged_and_comes_back() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let (day, wrong, right) = a_day();
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm { coach: true, ..Calm::default() }, "/settings")?;
    at_noon(&mut page, day)?;
    page.open(&house.url("/"))?;
    page.tap(".tile[href='#/puzzles']")?;
    page.until(ASKED)?;
    page.until_says(words::of_the_day(EN))?;
    page.until_says(words::stay_or_leave(EN))?;
    assert!(!page.has(".is-best")?, "the coach is silent");
    axe.look(&mut page, "a puzzle")?;
    page.tap(&format!(".prompt [data-answer='{wrong}']"))?;
    page.until_there(".verdict[data-right=false]")?;
    page.until("document.activeElement.id === 'verdict'")?;
    let rows = page.eval("document.querySelectorAll('.verdict tbody tr').length")?;
    assert_eq!(rows, 2, "every answer has its chance");
    page.until_says(words::yours(EN))?;
    axe.look(&mut page, "the verdict on a puzzle")?;
    let kept = practised(&mut page)?;
    assert!(kept.contains(&format!("days {day} 0 0")) && kept.contains(&format!(" 0 {}", day + 1)), "{kept}");
    // The next one is new, and by keys alone.
    page.key("Tab")?;
    page.key("Enter")?;
    page.until("!document.querySelector('.verdict')")?;
    page.until(ASKED)?;
    page.until_says(words::is_new(EN))?;
    page.content()?;
    // The next day, after its own puzzle, the one that was wrong comes back.
    page.eval(&format!(
        "localStorage['kaiju.practice'] = localStorage['kaiju.practice'].replace('days {day} 0 0', 'days {} 1 1')",
        day + 1
    ))?;
    at_noon(&mut page, day + 1)?;
    page.open(&house.url("/puzzles"))?;
    page.until_says(words::comes_back(EN))?;
    page.tap(&format!(".prompt [data-answer='{right}']"))?;
    page.until_there(".verdict[data-right=true]")?;
    page.until_says(&words::streak(EN, 1))?;
    let kept = practised(&mut page)?;
    assert!(kept.contains(&format!(" 1 {}", day + 4)), "{kept}");
    page.press("link", words::leave(EN))?;
    page.until_there(".hero")?;
    page.content()?;
    axe.content(2)
}

/// The puzzles are not there before somebody asks for them, and from then on without a network.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn puzzles_are_fetched_once_and_then_work_without_a_network() -> Result<()> {
    let mut house = House::open()?;
    let mut page = Browser::shared()?.owner(PHONE)?;
    at_noon(&mut page, a_day().0)?;
    Calm { lang: "pt", theme: "dark", ..Calm::default() }.open(&mut page, &house, "/settings")?;
    page.until("navigator.serviceWorker.controller !== null")?;
    let fetched = "(async () => {
        const [name] = await caches.keys();
        return (await (await caches.open(name)).keys()).filter((one) => one.url.includes('/puzzles-')).length;
    })()";
    assert_eq!(page.eval(fetched)?, 0);
    page.go("/puzzles")?;
    page.until(ASKED)?;
    page.until(&format!("(await {fetched}) === 1"))?;
    assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth")?, true, "nothing sticks out");
    page.content()?;
    house.kill();
    page.open(&house.url("/puzzles"))?;
    page.until(ASKED)?;
    page.until_says(words::of_the_day(Lang::Pt))?;
    page.content_but_for_the_network()
}

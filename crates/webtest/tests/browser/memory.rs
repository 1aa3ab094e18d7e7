//! What the page keeps in memory while people play on.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{Calm, Seats, set_up, to_the_end, visitor};
use kaiju_webtest::{Browser, DESK, House, Result};
use serde_json::json;

/// Documents, nodes, and the bytes that the page's process has to itself: its heap, the program's memory, its pictures.
/// What a process shares with others (the browser's own program) depends on who else runs, and is not counted.
const DOCUMENTS: u64 = 20;
const NODES: u64 = 20_000;
const BYTES: u64 = 300_000_000;

/// Three games in one page: nothing piles up, and no picture is fetched anew for every place it is shown at.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn three_games_leave_nothing_behind() -> Result<()> {
    let house = House::open()?;
    // A browser of its own: whatever draws pages in it draws this one.
    let browser = Browser::chromium()?;
    let mut page = visitor(&browser, &house, DESK, Calm::default(), "/")?;
    page.eval("performance.setResourceTimingBufferSize(100000)")?;
    for seed in 1..=3 {
        page.go(&format!("/new?seed={seed}"))?;
        set_up(&mut page, Seats::Against(1), None)?;
        page.press("button", web::start(Lang::En))?;
        to_the_end(&mut page, seed)?;
        page.until_there(".chart-line")?;
    }
    page.call("HeapProfiler.enable", json!({}))?;
    page.call("HeapProfiler.collectGarbage", json!({}))?;
    let count = page.call("Memory.getDOMCounters", json!({}))?;
    let (documents, nodes) = (count["documents"].as_u64(), count["nodes"].as_u64());
    let memory = browser.memory()?;
    println!("{documents:?} documents, {nodes:?} nodes, {memory:?} bytes");
    let often = page.text(
        "(() => {
            const times = {};
            for (const one of performance.getEntriesByType('resource').filter((one) => one.transferSize > 0)) times[one.name] = (times[one.name] ?? 0) + 1;
            return Object.entries(times).filter(([, n]) => n > 2).map(([name, n]) => `${name}: ${n} times`).join(', ');
        })()",
    )?;
    assert!(documents.is_some_and(|n| n <= DOCUMENTS), "{documents:?} documents are kept");
    assert!(nodes.is_some_and(|n| n <= NODES), "{nodes:?} nodes are kept");
    assert!(memory.is_none_or(|n| n <= BYTES), "{memory:?} bytes are kept");
    assert_eq!(often, "", "these are fetched again and again");
    page.content()
}

//! Every page in light, dark and high contrast, looked over by axe-core.

use kaiju_webtest::play::calm;
use kaiju_webtest::{Browser, Files, Page, Result};

const PAGES: [&str; 10] =
    ["/", "/new", "/online", "/rules", "/cards", "/faq", "/records", "/settings", "/nowhere", "/play"];

fn check(page: &mut Page, axe: &str, what: &str, wrong: &mut Vec<String>) -> Result<()> {
    page.eval(&format!("{axe}; true"))?;
    let found = page.eval(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']}).then((r) => r.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical').map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target + ' ' + n.failureSummary).join(' | ')))",
    )?;
    for one in found.as_array().into_iter().flatten() {
        wrong.push(format!("{what}: {one}"));
    }
    Ok(())
}

#[test]
#[ignore = "needs Chromium, axe-core and the packed client; `cargo xtask test browser` runs it"]
fn no_page_shuts_anybody_out() -> Result<()> {
    let axe = std::env::var("AXE_CORE").map_err(|_| "AXE_CORE does not say where axe-core is")?;
    let axe = std::fs::read_to_string(&axe).map_err(|e| format!("cannot read {axe}: {e}"))?;
    let files = Files::serve()?;
    let browser = Browser::launch()?;
    let mut wrong = Vec::new();
    for theme in ["light", "dark", "contrast"] {
        let mut page = browser.page(1280, 800, false)?;
        page.open(&files.url("/"))?;
        calm(&mut page, "en", theme)?;
        page.open(&files.url("/"))?;
        page.press("button", "Play now")?;
        page.until("document.querySelector('.prompt .btn-main')")?;
        for address in PAGES {
            page.open(&files.url(address))?;
            page.until("document.querySelector('h1')")?;
            check(&mut page, &axe, &format!("{theme} {address}"), &mut wrong)?;
        }
        let mut phone = browser.page(360, 740, true)?;
        phone.open(&files.url("/play"))?;
        phone.until("document.querySelector('.prompt')")?;
        check(&mut phone, &axe, &format!("{theme} phone"), &mut wrong)?;
    }
    assert_eq!(wrong, Vec::<String>::new());
    Ok(())
}

//! Pictures of the main pages, for people to look at.

use kaiju_webtest::{Browser, Files, Result};

fn calm(page: &mut kaiju_webtest::Page, theme: &str) -> Result<()> {
    page.eval(&format!(
        "localStorage.setItem('kaiju.settings', JSON.stringify({{lang: 'en', theme: '{theme}', motion: 'less', speed: 'instant', sound: 'no', coach: 'yes'}}))"
    ))?;
    Ok(())
}

#[test]
#[ignore = "needs Chromium and the packed client; `cargo xtask test browser` runs it"]
fn pictures() -> Result<()> {
    let files = Files::serve()?;
    let browser = Browser::launch()?;
    for (name, width, height, theme) in
        [("phone", 360, 740, "light"), ("desk", 1440, 900, "dark"), ("tablet", 820, 1180, "light")]
    {
        let mut page = browser.page(width, height, name == "phone")?;
        page.open(&files.url("/"))?;
        calm(&mut page, theme)?;
        page.open(&files.url("/"))?;
        page.until("document.querySelector('.hero')")?;
        page.shot(&format!("{name}-home"))?;
        page.press("button", "Play now")?;
        page.until("document.querySelector('.prompt .btn-main')")?;
        page.shot(&format!("{name}-table"))?;
        page.tall_shot(&format!("{name}-table-whole"))?;
        for _ in 0..8 {
            page.until("document.querySelector('.prompt .btn-main, .victory')")?;
            page.eval("document.querySelector('.prompt .btn-main')?.click()")?;
        }
        page.until("document.querySelector('.prompt .btn-main, .victory')")?;
        page.shot(&format!("{name}-later"))?;
        for address in ["new", "rules", "cards", "faq", "records", "settings"] {
            page.open(&files.url(&format!("/{address}")))?;
            page.shot(&format!("{name}-{address}"))?;
        }
        assert_eq!(page.faults(), Vec::<String>::new());
    }
    Ok(())
}

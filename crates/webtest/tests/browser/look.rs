//! Pictures of the main pages, for people to look at.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{ASKED, Calm, play_until, visitor};
use kaiju_webtest::{Browser, DESK, Device, House, PHONE, Result};

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn pictures() -> Result<()> {
    let house = House::open()?;
    let wide = Device { width: 1440, height: 900, ..DESK };
    let tablet = Device { width: 820, height: 1180, ..DESK };
    for (name, device, theme) in [("phone", PHONE, "light"), ("desk", wide, "dark"), ("tablet", tablet, "light")] {
        let calm = Calm { theme, coach: true, ..Calm::default() };
        let mut page = visitor(Browser::shared()?, &house, device, calm, "/?seed=5")?;
        page.until_there(".hero")?;
        page.shot(&format!("{name}-home"))?;
        page.press("button", web::play_now(Lang::En))?;
        page.until(ASKED)?;
        page.shot(&format!("{name}-table"))?;
        page.tall_shot(&format!("{name}-table-whole"))?;
        play_until(&mut page, 5, "window.kaijuPlayer.presses > 8 && document.querySelector('.prompt [data-answer]')")?;
        page.shot(&format!("{name}-later"))?;
        for address in ["new", "rules", "cards", "faq", "records", "settings"] {
            page.go(&format!("/{address}"))?;
            page.shot(&format!("{name}-{address}"))?;
        }
        page.content()?;
    }
    Ok(())
}

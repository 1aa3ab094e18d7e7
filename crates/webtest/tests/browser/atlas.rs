//! The atlas: found from a card, sorted and searched, and what is fetched for it.

use kaiju_text::{Lang, web};
use kaiju_webtest::play::{Calm, visitor};
use kaiju_webtest::{Axe, Browser, DESK, House, PHONE, Result};

/// What the rows are called, in order.
const NAMES: &str = "[...document.querySelectorAll('main tbody th')].map((one) => one.innerText.trim())";

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_card_leads_to_the_atlas_which_is_sorted_and_searched() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut page = visitor(Browser::shared()?, &house, DESK, Calm::default(), "/cards/nova-breath")?;
    page.tap(".card-hit")?;
    page.press("link", web::atlas_of_card(Lang::En))?;
    page.until(&format!("{NAMES}.length === 1"))?;
    assert_eq!(page.eval(NAMES)?[0], "Nova Breath");
    axe.look(&mut page, "a card in the atlas")?;
    page.write("#search", "")?;
    page.until(&format!("{NAMES}.length > 40"))?;
    page.press("button", web::atlas_name(Lang::En))?;
    page.until("document.querySelector('[aria-sort=ascending]')")?;
    let sorted = page.eval(&format!("{NAMES}.join() === {NAMES}.sort((a, b) => a < b ? -1 : 1).join()"))?;
    assert_eq!(sorted, true);
    // Other things were tried, too.
    for subject in [web::atlas_seats(Lang::En), web::atlas_tokyo(Lang::En)] {
        page.press("radio", subject)?;
        page.until(&format!("{NAMES}.length > 1 && {NAMES}.length < 20"))?;
        axe.look(&mut page, subject)?;
    }
    // A card that nobody has tried is not passed over in silence.
    page.go("/atlas/astronaut")?;
    let told = web::atlas_unmeasured(Lang::En, "Astronaut");
    page.until(&format!("document.querySelector('main .note')?.textContent.includes('{told}')"))?;
    page.until(&format!("{NAMES}.length > 40"))?;
    axe.look(&mut page, "a costume in the atlas")?;
    page.content()?;
    axe.content(4)
}

/// The atlas is not there before somebody asks for it, and from then on without a network.
#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_atlas_is_fetched_once_and_then_works_without_a_network() -> Result<()> {
    let mut house = House::open()?;
    let mut page = Browser::shared()?.owner(PHONE)?;
    Calm { lang: "es", theme: "dark", ..Calm::default() }.open(&mut page, &house, "/settings")?;
    page.until("navigator.serviceWorker.controller !== null")?;
    let fetched = "(async () => {
        const [name] = await caches.keys();
        return (await (await caches.open(name)).keys()).filter((one) => one.url.includes('/atlas-')).length;
    })()";
    assert_eq!(page.eval(fetched)?, 0);
    page.go("/atlas")?;
    page.until(&format!("{NAMES}.length > 40"))?;
    page.until(&format!("(await {fetched}) === 1"))?;
    assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth")?, true, "nothing sticks out");
    page.content()?;
    house.kill();
    page.open(&house.url("/atlas"))?;
    page.until(&format!("{NAMES}.length > 40"))?;
    page.content_but_for_the_network()
}

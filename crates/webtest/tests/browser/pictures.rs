//! The pictures of the README: made from the real page, and compared with it so that they do not grow stale.

use std::path::{Path, PathBuf};
use std::{env, fs};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kaiju_text::{Lang, web};
use kaiju_webtest::play::{Calm, play_until, visitor};
use kaiju_webtest::{Browser, DESK, Device, House, PHONE, Page, Result};
use serde_json::json;

/// So different may two pictures of the same thing be, of 255: fonts are drawn otherwise on another machine.
const ALIKE: f64 = 10.0;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/pictures/{name}.webp"))
}

/// How much two pictures differ on average, seen from so far that only places and colours are left.
fn difference(page: &mut Page, one: &str, other: &str) -> Result<f64> {
    let script = format!(
        "(async () => {{
            const small = async (data) => {{
                const image = new Image();
                image.src = 'data:image/webp;base64,' + data;
                await image.decode();
                const canvas = Object.assign(document.createElement('canvas'), {{width: 48, height: 30}});
                const pen = canvas.getContext('2d');
                pen.imageSmoothingQuality = 'high';
                pen.drawImage(image, 0, 0, 48, 30);
                return pen.getImageData(0, 0, 48, 30).data;
            }};
            const [a, b] = [await small('{one}'), await small('{other}')];
            return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;
        }})()"
    );
    page.eval(&script)?.as_f64().ok_or_else(|| "the pictures cannot be compared".to_string())
}

/// Looks at the page as it is now. With `PICTURES=write` the picture is kept; otherwise it is compared with the kept one.
fn portrait(page: &mut Page, name: &str) -> Result<()> {
    let said = page.call("Page.captureScreenshot", json!({"format": "webp", "quality": 82}))?;
    let now = said["data"].as_str().unwrap_or_default().to_string();
    if env::var("PICTURES").is_ok_and(|what| what == "write") {
        let bytes = STANDARD.decode(&now).map_err(|e| format!("the picture is spoilt: {e}"))?;
        return fs::write(file(name), bytes).map_err(|e| format!("cannot write {}: {e}", file(name).display()));
    }
    let kept = fs::read(file(name)).map_err(|e| format!("docs/pictures/{name}.webp: {e}; `cargo xtask pictures`"))?;
    let differs = difference(page, &now, &STANDARD.encode(kept))?;
    if differs > ALIKE {
        return Err(format!("docs/pictures/{name}.webp is stale ({differs:.1} of 255): `cargo xtask pictures`"));
    }
    Ok(())
}

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn the_pictures_of_the_readme_are_current() -> Result<()> {
    let house = House::open()?;
    let wide = Device { width: 1200, height: 750, ..DESK };
    for (name, device) in [("table", wide), ("phone", PHONE)] {
        for theme in ["light", "dark"] {
            let calm = Calm { theme, ..Calm::default() };
            let mut page = visitor(Browser::shared()?, &house, device, calm, "/?seed=5")?;
            page.press("button", web::play_now(Lang::En))?;
            assert!(play_until(&mut page, 5, "document.querySelector('.prompt[data-question=shop]')")?);
            page.until("[...document.images].every((image) => image.complete)")?;
            portrait(&mut page, &format!("{name}-{theme}"))?;
        }
    }
    Ok(())
}

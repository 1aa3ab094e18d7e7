//! The pictures of the README: made from the real page, and compared with it so that they do not grow stale.

use std::path::{Path, PathBuf};
use std::{env, fs};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kaiju_text::{Lang, web};
use kaiju_webtest::play::{Calm, play_until, visitor};
use kaiju_webtest::{Browser, DESK, Device, House, PHONE, Page, Result};
use serde_json::json;

/// So different may two pictures of the same thing be, of 255, on the whole and where they differ most: fonts are drawn otherwise on
/// another machine.
const ALIKE: [f64; 2] = [10.0, 40.0];
/// Whoever opens the README loads all of them: so large may one be, in bytes.
const LARGEST: usize = 128 * 1024;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/pictures/{name}.webp"))
}

/// How much two pictures differ, on average and in the worst of their forty parts, seen from so far that only places and colours
/// are left.
fn difference(page: &mut Page, one: &str, other: &str) -> Result<[f64; 2]> {
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
            const parts = Array(40).fill(0);
            // Every fourth value says how opaque a point is, and all of them are.
            for (let i = 0; i < a.length; i += 1) if (i % 4 < 3) {{
                const [x, y] = [(i >> 2) % 48, Math.floor((i >> 2) / 48)];
                parts[Math.floor(y / 6) * 8 + Math.floor(x / 6)] += Math.abs(a[i] - b[i]) / (6 * 6 * 3);
            }}
            return [parts.reduce((sum, part) => sum + part) / parts.length, Math.max(...parts)];
        }})()"
    );
    let found = page.eval(&script)?;
    let number = |i: usize| found[i].as_f64().ok_or_else(|| "the pictures cannot be compared".to_string());
    Ok([number(0)?, number(1)?])
}

/// Are they so much alike that they show the same thing?
fn is_alike(difference: [f64; 2]) -> bool {
    difference.iter().zip(ALIKE).all(|(differs, most)| *differs <= most)
}

/// The page as it is now.
fn taken(page: &mut Page) -> Result<String> {
    let said = page.call("Page.captureScreenshot", json!({"format": "webp", "quality": 82}))?;
    Ok(said["data"].as_str().unwrap_or_default().to_string())
}

/// A picture as the README has it, to be compared.
fn kept(name: &str) -> Result<String> {
    let bytes = fs::read(file(name)).map_err(|e| format!("docs/pictures/{name}.webp: {e}; `cargo xtask pictures`"))?;
    if bytes.len() > LARGEST {
        return Err(format!("docs/pictures/{name}.webp has {} bytes, more than {LARGEST}", bytes.len()));
    }
    Ok(STANDARD.encode(bytes))
}

/// Looks at the page as it is now. With `PICTURES=write` the picture is kept; otherwise it is compared with the kept one.
fn portrait(page: &mut Page, name: &str) -> Result<()> {
    let now = taken(page)?;
    if env::var("PICTURES").is_ok_and(|what| what == "write") {
        let bytes = STANDARD.decode(&now).map_err(|e| format!("the picture is spoilt: {e}"))?;
        return fs::write(file(name), bytes).map_err(|e| format!("cannot write {}: {e}", file(name).display()));
    }
    let differs = difference(page, &now, &kept(name)?)?;
    if !is_alike(differs) {
        let [whole, worst] = differs;
        let how = format!("{whole:.1} of 255, {worst:.1} where it differs most");
        return Err(format!("docs/pictures/{name}.webp is stale ({how}): `cargo xtask pictures`"));
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
            // The same table some steps earlier would be a stale picture, and is seen to be one.
            page.until_there(".prompt[data-question]")?;
            let earlier = taken(&mut page)?;
            assert!(play_until(&mut page, 5, "document.querySelector('.prompt[data-question=shop]')")?);
            page.until("[...document.images].every((image) => image.complete)")?;
            let name = format!("{name}-{theme}");
            portrait(&mut page, &name)?;
            let differs = difference(&mut page, &earlier, &kept(&name)?)?;
            assert!(!is_alike(differs), "{name}: another moment of the game passes for it: {differs:?}");
        }
    }
    Ok(())
}

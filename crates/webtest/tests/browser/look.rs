//! The wall of pictures: every sight of it can be reached, and all that is made is shown.

use std::fs;
use std::path::Path;

use kaiju_webtest::Result;
use kaiju_webtest::wall::{Sight, Wall};

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn every_sight_of_the_wall_is_pictured_and_shown() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/shots/wall");
    let whole = Wall { sizes: vec![(390, 844)], variants: vec!["en-light"], ..Wall::whole() };
    made(&whole, &folder)?;
    // Another language, and by night: how sights are reached does not depend on it.
    made(&Wall { sights: Sight::ALL[..2].to_vec(), variants: vec!["en-light", "es-dark"], ..whole }, &folder)
}

/// Every picture of a wall is there and shown on its sheet.
fn made(wall: &Wall, folder: &Path) -> Result<()> {
    assert_eq!(wall.make(folder)?, wall.sights.len() * wall.variants.len());
    let sheet = fs::read_to_string(folder.join("index.html")).map_err(|e| format!("there is no sheet: {e}"))?;
    for sight in &wall.sights {
        for variant in &wall.variants {
            let name = format!("{}-390x844-{variant}.png", sight.name());
            let picture = fs::read(folder.join(&name)).map_err(|e| format!("{name}: {e}"))?;
            assert!(picture.starts_with(b"\x89PNG"), "{name} is a picture");
            assert!(sheet.contains(&format!("src=\"{name}\"")), "{name} is shown");
        }
    }
    Ok(())
}

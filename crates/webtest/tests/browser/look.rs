//! The wall of pictures: every sight of it can be reached, and all that is made is shown.

use std::fs;
use std::path::Path;

use kaiju_webtest::Result;
use kaiju_webtest::wall::{Sight, Wall};

#[test]
#[ignore = "needs Chromium, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn every_sight_of_the_wall_is_pictured_and_shown() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/shots/wall");
    let wall = Wall { sizes: vec![(390, 844)], variants: vec!["en-light", "es-dark"], ..Wall::whole() };
    assert_eq!(wall.make(&folder)?, Sight::ALL.len() * 2);
    let sheet = fs::read_to_string(folder.join("index.html")).map_err(|e| format!("there is no sheet: {e}"))?;
    for sight in Sight::ALL {
        for made in ["390x844-en-light", "390x844-es-dark"] {
            let name = format!("{}-{made}.png", sight.name());
            let picture = fs::read(folder.join(&name)).map_err(|e| format!("{name}: {e}"))?;
            assert!(picture.starts_with(b"\x89PNG"), "{name} is a picture");
            assert!(sheet.contains(&format!("src=\"{name}\"")), "{name} is shown");
        }
    }
    Ok(())
}

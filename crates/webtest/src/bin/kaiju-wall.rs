//! Makes the wall of pictures: `cargo xtask wall` starts it.

use std::path::Path;
use std::process::ExitCode;

use kaiju_webtest::Result;
use kaiju_webtest::wall::{SIZES, Sight, VARIANTS, Wall};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match wall(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("wall: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The first word is the folder.
fn wall(words: &[String]) -> Result<()> {
    let (folder, words) = words.split_first().ok_or("start me with `cargo xtask wall`")?;
    let mut wall = Wall::whole();
    let mut words = words.iter().map(String::as_str);
    while let Some(word) = words.next() {
        let wanted = words.next().unwrap_or_default();
        match word {
            "--only" => wall.sights = chosen(word, wanted, &Sight::ALL.map(|sight| (sight.name().to_string(), sight)))?,
            "--sizes" => {
                wall.sizes = chosen(word, wanted, &SIZES.map(|size| (format!("{}x{}", size.0, size.1), size)))?;
            }
            "--variants" => {
                wall.variants = chosen(word, wanted, &VARIANTS.map(|variant| (variant.to_string(), variant)))?;
            }
            other => return Err(format!("`{other}` is not known; there are `--only`, `--sizes` and `--variants`")),
        }
    }
    let made = wall.make(Path::new(folder))?;
    println!("{made} pictures; look through them in {folder}/index.html");
    Ok(())
}

/// What a list with commas names, in the order in which it is here.
fn chosen<T: Copy>(option: &str, list: &str, all: &[(String, T)]) -> Result<Vec<T>> {
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    if let Some(other) = list.split(',').find(|word| !names.contains(word)) {
        return Err(format!("`{option} {other}`: there are {}", names.join(",")));
    }
    Ok(all.iter().filter(|(name, _)| list.split(',').any(|word| word == name)).map(|(_, one)| *one).collect())
}

//! `cargo xtask publish`: the crates that others may add, on crates.io.

use crate::dist::VERSION;
use crate::gate::PUBLISHED;
use crate::release::{self, Thorough};
use crate::shell::{Result, cargo, run};

/// Publishes them in order. Cargo itself waits after each until the registry knows it; nothing else is waited for.
pub(crate) fn publish(words: &[&str]) -> Result {
    let named = |names: &[&'static str]| names.iter().flat_map(|name| ["--package", *name]).collect::<Vec<_>>();
    match words {
        // All at once: only then cargo takes those that are not published yet from each other.
        ["--dry-run"] => run(cargo().args(["publish", "--locked", "--dry-run"]).args(named(&PUBLISHED))),
        [] | ["--from", _] => {
            let left = from(words.get(1).copied())?;
            release::check(Thorough::Quick)?;
            for name in left {
                run(cargo().args(["publish", "--locked"]).args(named(&[*name]))).map_err(|why| {
                    format!("{why}\nwhat came before it is published; go on with `cargo xtask publish --from {name}`")
                })?;
            }
            println!("\nkaiju {VERSION} is published: `cargo add kaiju-rules` finds it");
            Ok(())
        }
        _ => Err("`publish` knows --dry-run and --from CRATE; see `cargo xtask help`".to_string()),
    }
}

/// The crates from one on, or all.
fn from(first: Option<&str>) -> Result<&'static [&'static str]> {
    let Some(first) = first else { return Ok(&PUBLISHED) };
    let at = PUBLISHED.iter().position(|name| *name == first);
    at.map(|at| &PUBLISHED[at..])
        .ok_or_else(|| format!("`{first}` is none of the crates that are published: {}", PUBLISHED.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::from;
    use crate::gate::PUBLISHED;
    use crate::shell::root;

    #[test]
    fn publishing_goes_on_where_it_stopped() {
        assert_eq!(from(None), Ok(&PUBLISHED[..]));
        assert_eq!(from(Some(PUBLISHED[2])), Ok(&PUBLISHED[2..]));
        let why = from(Some("kaiju-server")).unwrap_err();
        assert!(why.contains("kaiju-server") && why.contains("kaiju-rules"), "{why}");
    }

    /// A registry refuses a crate whose needs it does not know, and one of ours that is not on the list would be missing.
    #[test]
    fn a_crate_is_published_after_what_it_needs() {
        for (at, name) in PUBLISHED.iter().enumerate() {
            let path = root().join("crates").join(name.trim_start_matches("kaiju-")).join("Cargo.toml");
            let manifest = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert!(!manifest.contains("publish.workspace"), "{name} is not to be published");
            // Tests may need what no registry has.
            let needed = manifest.split("[dev-dependencies]").next().unwrap_or_default();
            for line in needed.lines().filter(|line| line.starts_with("kaiju-")) {
                let need = line.split(['.', ' ', '=']).next().unwrap_or_default();
                assert!(PUBLISHED[..at].contains(&need), "{name} needs {need}, which is not published before it");
            }
        }
    }
}

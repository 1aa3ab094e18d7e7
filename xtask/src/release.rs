//! `cargo xtask release-check`: the checklist of docs/releasing.md as a command.

use std::fs;

use crate::dist::{VERSION, commit};
use crate::shell::{Result, ask, program, root};
use crate::{dist, gate, upgrade};

/// Everything that must hold before a tag is set. The quick part tells all that is amiss at once.
pub(crate) fn check(quick: bool) -> Result {
    let read = |name: &str| fs::read_to_string(root().join(name)).map_err(|e| format!("cannot read {name}: {e}"));
    let tag = format!("v{VERSION}");
    let points = [
        ("everything is committed", committed()),
        ("the tag is free, or this commit has it", tag_fits(&tag)),
        ("the changelog has a dated section for this version", changelog(&read("CHANGELOG.md")?, VERSION)),
    ];
    let (all, mut amiss) = (points.len(), 0);
    for (what, held) in points {
        match held {
            Ok(()) => println!("  ok  {what}"),
            Err(why) => {
                amiss += 1;
                println!("  !!  {what}: {why}");
            }
        }
    }
    if amiss > 0 {
        return Err(format!("{tag} cannot be set yet: do what is marked above first ({amiss} of {all})"));
    }
    if quick {
        return Ok(());
    }
    gate::test(&[])?;
    dist::dist(&[])?;
    match last_tag(&tag) {
        Some(last) => upgrade::upgrade(&last)?,
        None => println!("there is no earlier tag: nothing to upgrade from"),
    }
    println!("\n{tag} can be set: git tag --annotate {tag} --message 'kaiju {VERSION}'");
    Ok(())
}

fn committed() -> Result {
    match commit() {
        None => Err("this is no checkout of kaiju's own".to_string()),
        Some(commit) if commit.ends_with("-dirty") => Err("commit or remove what `git status` shows".to_string()),
        Some(_) => Ok(()),
    }
}

fn tag_fits(tag: &str) -> Result {
    let at = |name: &str| ask(program("git").args(["rev-parse", "--verify", "--quiet", &format!("{name}^{{commit}}")]));
    match at(tag) {
        Some(there) if Some(&there) != at("HEAD").as_ref() => {
            Err(format!("{tag} is another commit; raise `version` in Cargo.toml"))
        }
        _ => Ok(()),
    }
}

/// The latest tag of a version before this commit, but for the one to be set.
fn last_tag(tag: &str) -> Option<String> {
    let tags = ask(program("git").args(["tag", "--list", "v*", "--merged", "HEAD", "--sort=-version:refname"]))?;
    tags.lines().find(|name| *name != tag).map(str::to_string)
}

/// A section such as `## 0.1.0 – 2026-11-16`.
fn changelog(text: &str, version: &str) -> Result {
    let title = text.lines().find_map(|line| line.strip_prefix("## ")?.strip_prefix(version)?.strip_prefix(" – "));
    let dated = |title: &str| {
        let parts: Vec<&str> = title.trim().split('-').collect();
        parts.len() == 3 && parts.iter().all(|part| part.parse::<u32>().is_ok())
    };
    match title {
        None => Err(format!("CHANGELOG.md has no section `## {version} – DATE`")),
        Some(title) if !dated(title) => Err(format!("its title says `{title}`: write the day, such as 2026-11-16")),
        Some(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::changelog;

    #[test]
    fn a_version_needs_a_section_with_a_day() {
        assert_eq!(changelog("# Changelog\n\n## 1.2.0 – 2026-11-16\n", "1.2.0"), Ok(()));
        assert!(changelog("## 1.2.0 – unreleased\n", "1.2.0").unwrap_err().contains("unreleased"));
        assert!(changelog("## 1.1.0 – 2026-11-16\n", "1.2.0").unwrap_err().contains("no section"));
    }
}

//! `cargo xtask release-check`: the checklist of docs/releasing.md as a command.

use std::fs;

use crate::dist::{VERSION, commit};
use crate::shell::{Result, ask, program, root};
use crate::{dist, gate, upgrade};

/// How much is looked at.
#[derive(Clone, Copy)]
pub(crate) enum Thorough<'a> {
    /// What takes a second.
    Quick,
    /// All of it; the version to upgrade from is this commit, or that of the latest tag.
    All { from: Option<&'a str> },
}

/// Everything that must hold before a tag is set. The quick part tells all that is amiss at once.
pub(crate) fn check(how: Thorough) -> Result {
    let read = |name: &str| fs::read_to_string(root().join(name)).map_err(|e| format!("cannot read {name}: {e}"));
    let tag = format!("v{VERSION}");
    let mut points = vec![
        ("everything is committed", committed()),
        ("the tag is free, or this commit has it", tag_fits(&tag)),
        ("the changelog has a dated section for this version", changelog(&read("CHANGELOG.md")?, VERSION)),
    ];
    let mut before = String::new();
    if let Thorough::All { from } = how {
        let found = earlier(from.map(str::to_string).or_else(|| last_tag(&tag)), |name| commit_of(name).is_some());
        points.push(("there is an earlier version to upgrade from", found.map(|name| before = name)));
    }
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
    if matches!(how, Thorough::Quick) {
        return Ok(());
    }
    gate::test(&[])?;
    dist::dist(&[])?;
    upgrade::upgrade(&before)?;
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

/// The commit of a name, if there is such a one.
fn commit_of(name: &str) -> Option<String> {
    ask(program("git").args(["rev-parse", "--verify", "--quiet", &format!("{name}^{{commit}}")]))
}

/// The version that is to be upgraded, if one is named that is there.
fn earlier(name: Option<String>, there: impl Fn(&str) -> bool) -> Result<String> {
    match name {
        None => Err("there is no earlier tag; name a commit: `cargo xtask release-check --from COMMIT`".to_string()),
        Some(name) if !there(&name) => Err(format!("git knows no commit `{name}`")),
        Some(name) => Ok(name),
    }
}

fn tag_fits(tag: &str) -> Result {
    match commit_of(tag) {
        Some(there) if Some(&there) != commit_of("HEAD").as_ref() => {
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

/// Prints what the changelog says of this version: the notes of its release.
pub(crate) fn notes() -> Result {
    let text = fs::read_to_string(root().join("CHANGELOG.md")).map_err(|e| format!("cannot read CHANGELOG.md: {e}"))?;
    println!("{}", section(&text, VERSION).ok_or_else(|| format!("CHANGELOG.md has no section for {VERSION}"))?);
    Ok(())
}

/// What stands below the title of a version, up to the next one.
fn section<'a>(text: &'a str, version: &str) -> Option<&'a str> {
    let rest = text.split("\n## ").skip(1).find_map(|part| part.strip_prefix(version)?.strip_prefix(' '))?;
    Some(rest.split_once('\n').map_or("", |(_, body)| body).trim())
}

#[cfg(test)]
mod tests {
    use super::{changelog, earlier, section};

    #[test]
    fn the_notes_of_a_release_are_one_section() {
        let text = "# Changelog\n\nWhat changes.\n\n## 0.10.0 – unreleased\n\n* Ten.\n\n## 0.1.0 – 2026-11-16\n\n* One.\n  ### Two\n";
        assert_eq!(section(text, "0.1.0"), Some("* One.\n  ### Two"));
        assert_eq!(section(text, "0.10.0"), Some("* Ten."));
        assert_eq!(section(text, "0.1"), None);
    }

    /// Nothing to upgrade from is something to be done, not something to be passed over.
    #[test]
    fn an_upgrade_needs_a_version_before() {
        let there = |name: &str| name == "v0.1.0";
        assert_eq!(earlier(Some("v0.1.0".to_string()), there), Ok("v0.1.0".to_string()));
        assert!(earlier(None, there).unwrap_err().contains("--from COMMIT"));
        assert!(earlier(Some("v0.2.0".to_string()), there).unwrap_err().contains("v0.2.0"));
    }

    #[test]
    fn a_version_needs_a_section_with_a_day() {
        assert_eq!(changelog("# Changelog\n\n## 1.2.0 – 2026-11-16\n", "1.2.0"), Ok(()));
        assert!(changelog("## 1.2.0 – unreleased\n", "1.2.0").unwrap_err().contains("unreleased"));
        assert!(changelog("## 1.1.0 – 2026-11-16\n", "1.2.0").unwrap_err().contains("no section"));
    }
}

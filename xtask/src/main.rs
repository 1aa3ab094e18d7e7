//! The chores of this repository: one list, the same for people and for the build server.
//!
//! `cargo xtask help` says what there is. It needs nothing but the standard library, so it is ready in a second.

mod api;
mod budget;
mod compose;
mod debian;
mod dist;
mod fuzz;
mod gate;
mod image;
mod installed;
mod instructions;
mod pages;
mod publish;
mod python;
mod rate;
mod release;
mod served;
mod shell;
mod show;
mod upgrade;
mod web;

use std::path::Path;
use std::process::ExitCode;

use release::Thorough;

const HELP: &str = "\
cargo xtask CHORE

  test [STEP…]    everything that must hold before a change goes in; with STEPs, only those
  play [--lan] [--no-open] [--port N] [--trial]
                  build kaiju, start a table server on this machine and open the browser; with --lan, phones in the
                  room can join; with --trial, a game is played there at once and the server ends
  web [--dev]     build the browser client into crates/web/dist, from where kaiju takes it; --dev is quick and large
  site            build the browser client as a site for any web host, into target/site
  pictures        make the pictures of the README anew, from the page and from the terminal
  wall [--only SIGHT,…] [--sizes 360x740,…] [--variants es-dark,…]
                  make pictures of the page in every state, at every size, in every language, by day and night, into
                  target/wall, with a page to look through them; a word that is not known tells which there are
  budget [GAMES]  what the browser client costs on a slow phone: loading, frames, taps, memory after GAMES games, 3 by
                  default; fails where it is more than it may be (needs Node and Chromium, and a machine at rest)
  books           make the page docs/books/README.md of the statements beside it
  card-order      make the list in docs/card-order.md of the cards and Evolutions there are
  bench           how fast the rules play on this machine
  callgrind       instructions per random game of a release: the speed that does not depend on the machine, and where it
                  goes (needs valgrind); `callgrind stepping` counts games that are stepped together, as Python does
  instructions    count the instructions of random games in the build of the tests, and keep the numbers that the gate
                  compares with (needs valgrind)
  python [--all]  build the wheel for Python as tests are built, install it into an environment of its own and test it; with
                  --all also with Ray, OpenSpiel, torch and Tianshou, which are some gigabytes
  wheel           build the wheel for Python for others, into target/wheels
  golden          make the golden games and files of a new version of the rules; the old ones stay
  fuzz [SECONDS [TARGET]]
                  throw random bytes at everything that reads what others wrote, SECONDS per target, 60 by default
                  (needs cargo-fuzz; takes nightly Rust where there is one)
  fuzz keep [TARGET]
                  take what fuzzing learned here into the corpora of the repository, as little as tells all of it
  browser TIMES   the tests in browsers, TIMES times, and how often each failed
  dist [PART…]    everything a release consists of, into target/dist, each thing tried by starting it; with PARTs, only those
  dist native     the one file for the machine this runs on, whatever system it has
  try-deb DEB LATER
                  install a package in a Debian of its own, and one with a higher version over it, as root; `dist` does it
  publish [--dry-run | --from CRATE]
                  publish the crates that others may add, on crates.io, those others need first; --dry-run builds them as
                  they would be published and uploads nothing, --from goes on where it stopped
  notes           print what the changelog says of this version
  sums            write the checksums of what lies in target/dist
  reproduce       make what depends on the commit alone a second time in another folder, and compare byte for byte
  upgrade TAG     build the version of a tag, let tables play with it, and go on with this version
  release-check [--quick | --from COMMIT]
                  everything that must hold before a tag is set; --quick leaves out the gate, the artefacts and the upgrade,
                  which is from the latest tag, or from COMMIT
  unit            what can be tested on any system, without other programs: unit tests and scenarios
  msrv            check everything with the oldest compiler we promise (needs rustup)
  soak [GAMES]    GAMES games of each kind with the laws checked, 20000 by default, then a server killed again and again,
                  then a club of 20,000 people, which fails above its limits, and 10,000 dead subscriptions
  rate [GAMES]    measure the bots in some lists of ratings, other ones each day, with GAMES for each two levels, 6000 by
                  default, into target/rate/bots.csv; fails where they are not as strong any more as the program says
  deny            ask cargo-deny about licences, sources and advisories of what we depend on (needs the network)
  help            this page

Steps of `test`, in order:
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["test", steps @ ..] => gate::test(steps),
        ["play", words @ ..] => show::play(words),
        ["web"] => web::pack(false),
        ["web", "--dev"] => web::pack(true),
        ["pictures"] => web::pictures(),
        ["wall", words @ ..] => web::wall(words),
        ["site"] => web::site().map(|_| ()),
        ["budget"] => budget::budget("3"),
        ["budget", games] => budget::budget(games),
        ["books"] => pages::books(),
        ["card-order"] => pages::card_order(),
        ["bench"] => show::bench(),
        ["callgrind"] => instructions::callgrind(),
        ["callgrind", "stepping"] => instructions::stepping(),
        ["instructions"] => instructions::keep(),
        ["python"] => python::python(),
        ["python", "--all"] => python::python_with_all(),
        ["wheel"] => python::wheel(),
        ["golden"] => gate::golden(),
        ["fuzz"] => fuzz::fuzz("60", None),
        ["fuzz", "keep"] => fuzz::keep(None),
        ["fuzz", "keep", target] => fuzz::keep(Some(target)),
        ["fuzz", seconds] => fuzz::fuzz(seconds, None),
        ["fuzz", seconds, target] => fuzz::fuzz(seconds, Some(target)),
        ["browser", times] => match times.parse() {
            Ok(times) => web::browser_times(times),
            Err(_) => Err(format!("`browser` wants a number of times, not `{times}`")),
        },
        ["dist", "native"] => dist::native(),
        ["dist", parts @ ..] => dist::dist(parts),
        [installed::CHORE, package, later] => installed::try_as_root(Path::new(package), Path::new(later)),
        ["publish", words @ ..] => publish::publish(words),
        ["notes"] => release::notes(),
        ["sums"] => dist::sums(),
        ["reproduce"] => dist::reproduce(),
        ["upgrade", tag] => upgrade::upgrade(tag),
        ["release-check"] => release::check(Thorough::All { from: None }),
        ["release-check", "--from", commit] => release::check(Thorough::All { from: Some(commit) }),
        ["release-check", "--quick"] => release::check(Thorough::Quick),
        ["unit"] => gate::unit(),
        ["msrv"] => gate::msrv(),
        ["soak"] => gate::soak("20000"),
        ["soak", games] => gate::soak(games),
        ["rate"] => rate::rate("6000"),
        ["rate", games] => rate::rate(games),
        ["deny"] => gate::deny(),
        [] | ["help" | "--help" | "-h"] => {
            help();
            Ok(())
        }
        [chore, ..] => Err(format!("`{chore}` is not a chore, or not with these words; see `cargo xtask help`")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\nxtask: {why}");
            ExitCode::FAILURE
        }
    }
}

fn help() {
    print!("{HELP}");
    for step in gate::STEPS {
        println!("  {:<12}    {}", step.name, step.what);
    }
    println!("\nParts of `dist`, in order:");
    for part in dist::PARTS {
        println!("  {:<12}    {}", part.name, part.what);
    }
}

#[cfg(test)]
mod tests {
    use super::HELP;
    use crate::shell::root;

    /// The chores that a text tells somebody to run, as words after `cargo xtask`.
    fn chores(text: &str) -> Vec<String> {
        let after = text.split("cargo xtask ").skip(1);
        let word = |rest: &str| rest.split(|c: char| !c.is_ascii_lowercase() && c != '-').next().map(str::to_string);
        after.filter_map(word).filter(|word| !word.is_empty()).collect()
    }

    #[test]
    fn what_workflows_and_documents_run_is_there() {
        let there: Vec<&str> = HELP.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
        let mut looked_at = 0;
        for folder in [".github/workflows", "docs", "."] {
            for file in std::fs::read_dir(root().join(folder)).expect("a folder").flatten() {
                let Ok(text) = std::fs::read_to_string(file.path()) else { continue };
                for chore in chores(&text) {
                    assert!(there.contains(&chore.as_str()), "{} runs `cargo xtask {chore}`", file.path().display());
                    looked_at += 1;
                }
            }
        }
        assert!(looked_at > 20, "{looked_at} commands were found");
    }

    /// What a workflow runs besides only prepares the machine or hands over what was made.
    #[test]
    fn workflows_run_nothing_else() {
        let prepares =
            ["cargo xtask ", "rustup toolchain install ", "sudo apt-get ", "cargo install ", "gh release create "];
        for file in std::fs::read_dir(root().join(".github/workflows")).expect("workflows").flatten() {
            let text = std::fs::read_to_string(file.path()).expect("a workflow");
            for line in text.lines().filter_map(|line| line.trim().trim_start_matches("- ").strip_prefix("run: ")) {
                assert!(prepares.iter().any(|start| line.starts_with(start)), "{}: {line}", file.path().display());
            }
        }
    }
}

//! Counting instructions: the speed of the engine that does not depend on the machine, and the step of the gate that holds it.
//!
//! The gate counts in the build that the tests have: it is hardly optimised and checks itself, so its numbers are larger
//! than those of a release, but what a change adds to the one it adds to the other, and nothing has to be built for it.
//! `cargo xtask callgrind` counts in a release.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::shell::{Result, TESTED, ask, cargo, install, kaiju, near, program, root, run, target};

/// Where the numbers are kept that the gate compares with.
const KEPT: &str = "xtask/instructions.txt";

/// How far a count may be from the one that was kept, in parts of a hundred.
const LEEWAY: u64 = 2;

/// What is counted: which games of the example `fixed_games`, and how many of them a short run and a long one play. The
/// difference leaves start and end of the program out.
const COUNTED: [(&str, [u64; 2]); 4] =
    [("random", [20, 120]), ("evolutions", [20, 120]), ("greedy", [1, 6]), ("search", [1, 3])];

/// The step of the gate: games need as many instructions as when the numbers were kept.
pub(crate) fn hold() -> Result {
    if let Some(why) = cannot_count() {
        return uncounted(&why, on_build_server());
    }
    let kept = Counts::read(&fs::read_to_string(root().join(KEPT)).map_err(|e| format!("cannot read {KEPT}: {e}"))?)?;
    let compiler = compiler()?;
    if kept.compiler != compiler {
        let why = format!(
            "the numbers in {KEPT} are those of {}, this is {compiler}.\n\
             Whoever moves to another compiler counts before anything else changes: `cargo xtask instructions`",
            kept.compiler
        );
        return uncounted(&why, on_build_server());
    }
    let found = Counts::count(compiler)?;
    let off = kept.off(&found);
    if off.is_empty() {
        return Ok(());
    }
    Err(format!("{}\nIf that is meant, `cargo xtask instructions` keeps the new numbers.", off.join("\n")))
}

/// What it means that nothing was counted: for people a word, on the build server a failure, because nobody else counts for all.
fn uncounted(why: &str, build_server: bool) -> Result {
    println!("Not counted: {why}.");
    if build_server { Err(format!("the build server must count, and cannot: {why}")) } else { Ok(()) }
}

/// Build servers say in this variable that they are one.
fn on_build_server() -> bool {
    std::env::var_os("CI").is_some_and(|said| !said.is_empty() && said != "false")
}

/// The chore: counts and keeps the numbers.
pub(crate) fn keep() -> Result {
    if let Some(why) = cannot_count() {
        return Err(why);
    }
    let counts = Counts::count(compiler()?)?;
    fs::write(root().join(KEPT), counts.write()).map_err(|e| format!("cannot write {KEPT}: {e}"))?;
    println!("\n{KEPT} has the new numbers.");
    Ok(())
}

/// Why nothing can be counted here, if so.
fn cannot_count() -> Option<String> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Some("the numbers are those of Linux on x86-64".to_string());
    }
    if ask(program("valgrind").arg("--version")).is_some() {
        return None;
    }
    install(&["valgrind"], "valgrind counts instructions").err()
}

/// The compiler that builds, in its own words.
fn compiler() -> Result<String> {
    ask(program("rustc").arg("--version")).ok_or_else(|| "`rustc` cannot be started".to_string())
}

/// Instructions a game, by measurement, and the compiler they are of.
#[derive(Debug, PartialEq, Eq)]
struct Counts {
    compiler: String,
    each: Vec<(String, u64)>,
}

impl Counts {
    /// Counts in the build the tests have.
    fn count(compiler: String) -> Result<Counts> {
        run(cargo().arg("build").args(TESTED).args(["--example", "fixed_games"]))?;
        let example = target()?.join("debug/examples/fixed_games");
        let count = |name: &str, games: u64| count(name, program(&example).args([name, &games.to_string()]));
        let each = COUNTED.iter().map(|&(name, games)| Ok((name.to_string(), per_game(games, |n| count(name, n))?)));
        Ok(Counts { compiler, each: each.collect::<Result<_>>()? })
    }

    /// Reads what was kept: the compiler in the first line that is no remark, then a name and a number a line.
    fn read(text: &str) -> Result<Counts> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let compiler = lines.next().ok_or_else(|| format!("{KEPT} names no compiler"))?.to_string();
        let one = |line: &str| {
            let (name, number) = line.split_once(' ')?;
            Some((name.to_string(), number.trim().parse().ok()?))
        };
        let each = lines.map(|line| one(line).ok_or_else(|| format!("{KEPT}: `{line}` is no name with a number")));
        Ok(Counts { compiler, each: each.collect::<Result<_>>()? })
    }

    fn write(&self) -> String {
        let each = self.each.iter().map(|(name, number)| format!("{name} {number}\n"));
        let head = "# Instructions a game in the build of the tests, counted by `cargo xtask instructions`, below the compiler.\n";
        format!("{head}{}\n{}", self.compiler, each.collect::<String>())
    }

    /// A sentence for each number that is too far from what was kept.
    fn off(&self, found: &Counts) -> Vec<String> {
        let sentence = |(name, number): &(String, u64)| {
            let Some((_, kept)) = self.each.iter().find(|(known, _)| known == name) else {
                return Some(format!("{name}: no number was kept"));
            };
            let off = number.abs_diff(*kept);
            let (part, how) = (off as f64 / *kept as f64 * 100.0, if number > kept { "more" } else { "fewer" });
            let said =
                format!("{name}: {number} instructions a game, {part:.1} % {how} than the {kept} that were kept");
            println!("{said}");
            (off * 100 > kept * LEEWAY).then_some(said)
        };
        found.each.iter().filter_map(sentence).collect()
    }
}

/// `cargo xtask callgrind`: instructions per random game of a release, and where they go.
pub(crate) fn callgrind() -> Result {
    if let Some(why) = cannot_count() {
        return Err(why);
    }
    let kaiju = kaiju()?;
    for name in ["playout", "evolutions"] {
        let bench = |games: u64| {
            let games = games.to_string();
            count(name, program(&kaiju).args(["bench", "--only", name, "--games", &games, "--threads", "1"]))
        };
        println!("\n{name}: one game: {} instructions", per_game([200, 400], bench)?);
        println!("line by line: callgrind_annotate {}", report(name)?.display());
    }
    Ok(())
}

/// `cargo xtask callgrind stepping`: instructions per input of many games that are stepped together, next to the engine alone. A
/// row for each that the example `stepping` has.
pub(crate) fn stepping() -> Result {
    if let Some(why) = cannot_count() {
        return Err(why);
    }
    run(cargo().args(["build", "--release", "--package", "kaiju-env", "--example", "stepping"]))?;
    let example = target()?.join("release/examples/stepping");
    let stepped = |row: usize, rounds: u64| {
        let mut command = program(&example);
        command.args(["1024".to_string(), row.to_string(), rounds.to_string()]);
        command
    };
    let said = |row: usize, rounds: u64| {
        let line = ask(&mut stepped(row, rounds))?;
        let (inputs, name) = line.split_once(' ')?;
        Some((inputs.parse::<u64>().ok()?, name.to_string()))
    };
    let mut lines = Vec::new();
    for row in 0.. {
        let (Some((few, name)), Some((many, _))) = (said(row, 2), said(row, 12)) else { break };
        let instructions = |rounds: u64| count(&format!("stepping-{row}"), &stepped(row, rounds));
        let (short, long) = (instructions(2)?, instructions(12)?);
        lines.push((name, (long - short) / (many - few)));
    }
    println!("\n{:46} instructions an input, and the share of the first row's speed", "1024 games, one thread");
    let first = lines.first().map_or(0, |&(_, first)| first);
    for (name, each) in lines {
        println!("{name:46} {each:6} {:5.0}%", 100.0 * first as f64 / each as f64);
    }
    Ok(())
}

/// The instructions of one game, from those of a short run and a long one.
fn per_game(games: [u64; 2], count: impl Fn(u64) -> Result<u64>) -> Result<u64> {
    let [short, long] = games.map(count);
    Ok(long?.saturating_sub(short?) / (games[1] - games[0]))
}

/// The file callgrind writes about a kind of games.
fn report(name: &str) -> Result<PathBuf> {
    let folder = target()?.join("callgrind");
    fs::create_dir_all(&folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    Ok(near(&folder).join(format!("{name}.out")))
}

/// The instructions a command needs, as callgrind's own file tells them.
fn count(name: &str, command: &Command) -> Result<u64> {
    let out = report(name)?;
    let mut out_file = std::ffi::OsString::from("--callgrind-out-file=");
    out_file.push(&out);
    let mut valgrind = program("valgrind");
    valgrind.args(["--quiet", "--tool=callgrind"]).arg(out_file).arg(command.get_program()).args(command.get_args());
    run(&mut valgrind)?;
    let said =
        fs::read_to_string(root().join(&out)).map_err(|e| format!("callgrind left no {}: {e}", out.display()))?;
    let totals = said.lines().filter_map(|line| line.strip_prefix("totals: ")).next_back();
    totals
        .and_then(|number| number.trim().parse().ok())
        .ok_or_else(|| format!("{} tells no total of instructions", out.display()))
}

#[cfg(test)]
mod tests {
    use super::{COUNTED, Counts, KEPT, uncounted};
    use crate::shell::root;

    fn counts(each: &[(&str, u64)]) -> Counts {
        let each = each.iter().map(|&(name, number)| (name.to_string(), number)).collect();
        Counts { compiler: "rustc 1.2.3".to_string(), each }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let kept = counts(&[("playout", 1000), ("evolutions", 2000)]);
        assert_eq!(Counts::read(&kept.write()), Ok(kept));
        assert!(Counts::read("# nothing\n").is_err() && Counts::read("rustc 1.2.3\nplayout many\n").is_err());
    }

    #[test]
    fn two_of_a_hundred_may_be_missing_or_too_many() {
        let kept = counts(&[("playout", 1000)]);
        for (number, holds) in [(1000, true), (1020, true), (980, true), (1021, false), (979, false)] {
            assert_eq!(kept.off(&counts(&[("playout", number)])).is_empty(), holds, "{number}");
        }
        assert_eq!(kept.off(&counts(&[("solver", 7)])).len(), 1);
    }

    #[test]
    fn only_people_may_go_on_without_counting() {
        assert_eq!(uncounted("there is no valgrind", false), Ok(()));
        assert!(uncounted("there is no valgrind", true).unwrap_err().contains("there is no valgrind"));
    }

    #[test]
    fn everything_that_is_counted_has_a_number() {
        let kept = Counts::read(&std::fs::read_to_string(root().join(KEPT)).expect(KEPT)).expect(KEPT);
        assert!(COUNTED.iter().all(|(name, _)| kept.each.iter().any(|(known, number)| known == name && *number > 0)));
    }
}

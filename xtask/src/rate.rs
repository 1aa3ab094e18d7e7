//! Measures some lists of ratings anew, and compares them with the file that comes with the program.

use crate::shell::{Result, kaiju, program, root, run, target};

/// The file that comes with the program.
const KEPT: &str = "crates/arena/src/bot_ratings.csv";
/// How many lists are measured at a time: after five nights all of them were.
const LISTS: usize = 3;

/// A line of the file: a bot in a list.
#[derive(Clone, PartialEq, Debug)]
struct RatedLine {
    list: String,
    bot: String,
    rating: f64,
    margin: f64,
}

fn lines(text: &str) -> Result<Vec<RatedLine>> {
    let read = |line: &str| {
        let mut fields = line.split(',');
        let mut next = || fields.next().map(str::to_string);
        let (list, bot) = (next()?, next()?);
        let mut number = || fields.next()?.parse().ok();
        Some(RatedLine { list, bot, rating: number()?, margin: number()? })
    };
    let all = text.lines().skip(1).map(|line| read(line).ok_or_else(|| format!("`{line}` is no rating of a bot")));
    all.collect()
}

/// The lists of a day.
fn lists_of(kept: &[RatedLine], day: u64) -> Vec<String> {
    let mut lists: Vec<String> = kept.iter().map(|line| line.list.clone()).collect();
    lists.dedup();
    let parts: Vec<&[String]> = lists.chunks(LISTS).collect();
    parts.get((day % parts.len().max(1) as u64) as usize).map(|part| part.to_vec()).unwrap_or_default()
}

/// What was measured and is so far from what is kept that luck does not explain it: by more than both margins twice over, which happens
/// once in ten million times.
fn drifted(kept: &[RatedLine], measured: &[RatedLine]) -> Vec<String> {
    let far = |new: &&RatedLine| {
        let old = kept.iter().find(|old| (&old.list, &old.bot) == (&new.list, &new.bot));
        old.is_none_or(|old| (new.rating - old.rating).abs() > 2.0 * (new.margin + old.margin))
    };
    let told = |new: &RatedLine| format!("{} {}: {} ± {}", new.list, new.bot, new.rating, new.margin);
    measured.iter().filter(far).map(told).collect()
}

/// Measures the lists of today with other luck each day, into `target/rate/bots.csv`.
pub(crate) fn rate(games: &str) -> Result {
    let games: u64 = games.parse().map_err(|_| format!("`{games}` is not a number of games"))?;
    let read = |path: &std::path::Path| std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()));
    let kept = lines(&read(&root().join(KEPT))?)?;
    let day = std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_secs() / 86_400);
    let folder = target()?.join("rate");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let file = folder.join("bots.csv");
    let (games, seed, lists) = (games.to_string(), day.to_string(), lists_of(&kept, day).join(","));
    let mut measure = program(kaiju()?);
    measure.args(["rate", "--games", &games, "--seed", &seed, "--list", &lists, "--force", "--make"]).arg(&file);
    run(&mut measure)?;
    let text = read(&file)?;
    print!("{text}");
    let far = drifted(&kept, &lines(&text)?);
    if far.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the bots are not as strong any more as {KEPT} has it; measure all lists again (docs/ratings.md):\n{}",
        far.join("\n")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept() -> Vec<RatedLine> {
        let text = std::fs::read_to_string(root().join(KEPT)).expect("it comes with the program");
        lines(&text).expect("it can be read")
    }

    #[test]
    fn after_some_days_every_list_was_measured() {
        let kept = kept();
        let days: Vec<Vec<String>> = (0..5).map(|day| lists_of(&kept, day)).collect();
        let mut all = days.concat();
        assert_eq!((all.len(), lists_of(&kept, 5)), (15, days[0].clone()));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 15);
    }

    #[test]
    fn luck_is_no_drift_and_another_bot_is() {
        let kept = kept();
        assert_eq!(drifted(&kept, &kept), [""; 0]);
        let moved = |by: f64| {
            let mut line = kept[7].clone();
            line.rating += by * line.margin;
            drifted(&kept, &[line]).len()
        };
        assert_eq!([-4.1, -3.9, 3.9, 4.1].map(moved), [1, 0, 0, 1]);
        let unknown = RatedLine { bot: "level9".to_string(), ..kept[0].clone() };
        assert_eq!(drifted(&kept, &[unknown]).len(), 1);
        assert!(lines("list,bot,rating,margin,games\nfirst-2,level1").is_err());
    }
}

//! Trains the champion's network: `play` plays games and writes down what was seen, `learn.py` makes a network of that,
//! and `measure` says how strong it is. `calibrate` makes the chances of reviews true. docs/training.md tells how the stages follow one another.

mod calibrate;
mod measure;
mod play;
mod seat;

use std::error::Error;

use kaiju_bots::deep::Deep;

const USAGE: &str = "\
kaiju-train names                                       what a network knows by name
kaiju-train play GAMES FIRST SEED NET FAITH OUT             games FIRST, FIRST+1, … into OUT; NET is - for the small network
kaiju-train measure GAMES SEED NET THREADS BOT AMONG TABLE...   one BOT among AMONG; a TABLE is second-4, godzilla-3-evolutions, …
kaiju-train calibrate GAMES SEED THREADS TABLE...           curves that make the chances of reviews true, from GAMES at each TABLE
kaiju-train told GAMES SEED THREADS TABLE...                how true they are before each turn, as the network says them and with the curves";

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match &words[..] {
        ["names"] => {
            let (cards, monsters) = Deep::names();
            println!("{}\n\n{}", cards.join("\n"), monsters.join("\n"));
            Ok(())
        }
        ["play", games, first, seed, net, faith, out] => play::Playing {
            games: games.parse()?,
            first: first.parse()?,
            seed: seed.parse()?,
            net: read(net)?,
            faith: faith.parse()?,
        }
        .run(out),
        ["measure", games, seed, net, threads, bot, among, tables @ ..] if !tables.is_empty() => {
            let stage = measure::Measuring {
                games: games.parse()?,
                seed: seed.parse()?,
                net: read(net)?,
                threads: threads.parse()?,
            };
            tables.iter().try_for_each(|table| stage.run(bot, among, table))
        }
        ["calibrate", games, seed, threads, tables @ ..] if !tables.is_empty() => {
            calibrate::Calibrating { games: games.parse()?, seed: seed.parse()?, threads: threads.parse()? }.run(tables)
        }
        ["told", games, seed, threads, tables @ ..] if !tables.is_empty() => {
            calibrate::Calibrating { games: games.parse()?, seed: seed.parse()?, threads: threads.parse()? }
                .check(tables)
        }
        _ => Err(USAGE.into()),
    }
}

/// The network in a file, for as long as the program runs; none: the small one that comes with the bots.
fn read(path: &str) -> Result<Option<&'static Deep>, Box<dyn Error>> {
    if path == "-" {
        return Ok(None);
    }
    let net = Deep::read(&std::fs::read(path)?).ok_or_else(|| format!("{path} is not the file of a network"))?;
    Ok(Some(Box::leak(Box::new(net))))
}

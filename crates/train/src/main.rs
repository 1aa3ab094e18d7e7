//! Trains the champion's network: `play` plays games and writes down what was seen, `learn.py` makes a network of that,
//! and `measure` says how strong it is. `calibrate` makes the chances of reviews true, `told`, `stable` and `graded` say how true and how
//! stable they are, and how often players err. docs/training.md tells how the stages follow one another.

mod calibrate;
mod graded;
mod measure;
mod play;
mod seat;
mod sharing;
mod stable;

use std::error::Error;

use kaiju_bots::deep::Deep;
use kaiju_bots::mind::Mind;
use kaiju_bots::net::Net;

const USAGE: &str = "\
kaiju-train names                                       what a network knows by name
kaiju-train play GAMES FIRST SEED NET FAITH OUT [FOE]       games FIRST, FIRST+1, … into OUT; NET is a file, both:FILE for the mean
                                                            of it and the small network, or - for the small network alone; with
                                                            =8 after it, who asks it looks ahead 8 times before it answers; with
                                                            FOE, a bot, everybody else is one, and only NET's player is learned from
kaiju-train measure GAMES SEED NET THREADS BOT AMONG TABLE...   one BOT among AMONG; a TABLE is second-4, godzilla-3-evolutions, …
kaiju-train calibrate GAMES SEED THREADS TABLE...           curves that make the chances of reviews true, from GAMES at each TABLE
kaiju-train told GAMES SEED THREADS TABLE...                how true they are before each turn, as the network says them and with the curves
kaiju-train stable GAMES SEED THREADS TABLE...              whether the grades of reviews are the same when the judge thinks again
kaiju-train graded GAMES SEED THREADS TABLE PLAYER...   how often each player goes wrong by grade, and what is reassessed";

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match &words[..] {
        ["names"] => {
            let (cards, monsters) = Deep::names();
            println!("{}\n\n{}", cards.join("\n"), monsters.join("\n"));
            Ok(())
        }
        ["play", games, first, seed, net, faith, out, foe @ ..] if foe.len() < 2 => {
            let (net, looks) = net_and_looks(net)?;
            play::Playing {
                games: games.parse()?,
                first: first.parse()?,
                seed: seed.parse()?,
                mind: mind(net)?,
                looks,
                faith: faith.parse()?,
                foe: foe.first().map(|name| name.parse()).transpose()?,
            }
            .run(out)
        }
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
        ["stable", games, seed, threads, tables @ ..] if !tables.is_empty() => {
            let stage = stable::Reviewing { games: games.parse()?, seed: seed.parse()?, threads: threads.parse()? };
            tables.iter().try_for_each(|table| stage.run(table))
        }
        ["graded", games, seed, threads, table, players @ ..] if !players.is_empty() => {
            graded::Grading { games: games.parse()?, seed: seed.parse()?, threads: threads.parse()? }
                .run(table, players)
        }
        _ => Err(USAGE.into()),
    }
}

/// What a round asks, and how often those who ask it look ahead: `both:FILE=8`.
fn net_and_looks(word: &str) -> Result<(&str, u32), Box<dyn Error>> {
    let Some((net, looks)) = word.rsplit_once('=') else { return Ok((word, 0)) };
    Ok((net, looks.parse().map_err(|_| format!("{word}: how many looks?"))?))
}

/// What a round asks: a network in a file, beside the small one if that is said.
fn mind(word: &str) -> Result<Mind<'static>, Box<dyn Error>> {
    match word.strip_prefix("both:") {
        Some(path) => Ok(read(path)?.map_or_else(|| Mind::from(Net::ours()), |net| Mind::Both(Net::ours(), net))),
        None => Ok(seat::mind(read(word)?)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_stand_after_the_network() {
        let read = |word| net_and_looks(word).ok();
        assert_eq!(read("both:out/net.bin=8"), Some(("both:out/net.bin", 8)));
        assert_eq!((read("-"), read("-=16")), (Some(("-", 0)), Some(("-", 16))));
        assert_eq!((read("net.bin="), read("net.bin=many")), (None, None));
    }
}

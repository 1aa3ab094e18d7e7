//! Plays games for a network to learn from, and writes down what was seen.
//!
//! `nets cards` prints the ids of all cards. `nets games GAMES SEED NET SHARE OUT` plays so many games, of all player
//! counts and editions; of a hundred players SHARE use the network in the file NET (`-`: there is none yet), and every
//! second game has one of them among greedy ones. OUT gets, for each table on which somebody is about to roll and for each
//! monster alive, the inputs that are on, 63 numbers of two bytes, and one more for how the game ended for it, 0 to 65535.
//! What it prints is how often the one won. `learn.py` makes a network of such files.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufWriter, Write};

use kaiju_bots::foresight::Seer;
use kaiju_bots::greedy::Greedy;
use kaiju_bots::judge::{Judge, Weights, about_to_roll};
use kaiju_bots::lessons::LESSONS;
use kaiju_bots::net::{MOST_ON, Net, On};
use kaiju_bots::{Bits, Bot, play};
use kaiju_rules::{Action, EDITIONS, EditionId, Legal, Log, Luck, Pending, Seat, Setup, State, View};

const USAGE: &str = "nets cards, or nets games GAMES SEED NET SHARE OUT";

fn cards() -> Vec<&'static str> {
    let decks = EDITIONS.iter().map(|edition| edition.deck);
    let all = decks.flat_map(|deck| deck.all().iter().map(|card| deck.card(card).id));
    all.collect::<BTreeSet<_>>().into_iter().collect()
}

/// Now and then it answers at random, so that games see more of the world.
struct Slips {
    bot: Box<dyn Bot>,
    /// One answer of so many; none at all.
    one_of: Option<usize>,
}

impl Bot for Slips {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        if self.one_of.is_some_and(|many| bits.below(many) == 0) {
            return legal.pick(bits.word()).unwrap_or(Action::No);
        }
        self.bot.choose(view, legal, bits)
    }
}

/// A game that was played.
struct Played {
    setup: Setup,
    state: State,
    seen: Vec<(Seat, On)>,
    /// The one who uses the network among greedy ones, if nobody slips.
    one: Option<Seat>,
}

fn game(seed: u64, game: u64, net: Option<&'static Net>, share: usize, shape: &Net) -> Played {
    let tastes = [Weights::PLAIN, Weights::SMASHER, Weights::BANKER, Weights::SURVIVOR, Weights::SCORER];
    let editions = ["second", "second", "second", "second", "first", "second", "godzilla"];
    let mut mix = Bits::new(seed, game);
    let players = [4, 3, 4, 2, 5, 4, 6, 2][mix.below(8)];
    let edition = EditionId::from_name(editions[mix.below(7)]).expect("there is such an edition");
    let setup = Setup::new(edition, players).expect("two to six can play");
    let learned = Judge::learned(&LESSONS);
    let one = (share > 0 && mix.below(2) == 0).then(|| mix.below(players));
    let slips = [None, None, Some(12), Some(40)][mix.below(4)];
    let mut bots: Vec<Box<dyn Bot>> = (0..players)
        .map(|seat| {
            let asks = one.map_or_else(|| mix.below(100) < share, |one| one == seat);
            let bot: Box<dyn Bot> = match net {
                Some(net) if asks => Box::new(Seer::new(net, learned.clone())),
                _ if one.is_some() || mix.below(2) == 0 => Box::new(Greedy::new(Weights::PLAIN)),
                _ if mix.below(2) == 0 => Box::new(Greedy::with(learned.clone())),
                _ => Box::new(Greedy::new(tastes[mix.below(5)])),
            };
            Box::new(Slips { bot, one_of: slips }) as Box<dyn Bot>
        })
        .collect();
    let (mut state, mut shadow) = (State::new(&setup), State::new(&setup));
    let mut seen = Vec::new();
    let (mut luck, mut thoughts) = (Bits::new(seed + 1, game), Bits::new(seed + 2, game));
    let _ = play(&setup, &mut state, &mut bots, &mut luck, &mut thoughts, |input| {
        shadow.advance(input, &mut Log::Off);
        let table = shadow.table();
        if matches!(shadow.pending(), Pending::Chance(Luck::Throw(_))) && about_to_roll(table) {
            seen.extend(table.alive().iter().map(|seat| (seat, shape.inputs_on(table, seat))));
        }
    });
    let one = one.filter(|_| slips.is_none()).map(Seat::new);
    Played { setup, state, seen, one }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let &["games", games, seed, net, share, out] = &words[..] else {
        if words == ["cards"] {
            for id in cards() {
                println!("{id}");
            }
            return Ok(());
        }
        return Err(USAGE.into());
    };
    let (games, seed, share) = (games.parse::<u64>()?, seed.parse::<u64>()?, share.parse::<usize>()?);
    let net: Option<&'static Net> = match net {
        "-" => None,
        path => {
            let net = Net::read(&std::fs::read(path)?).ok_or("NET is not the file of a network")?;
            Some(Box::leak(Box::new(net)))
        }
    };
    let blank = Net::blank(&cards());
    let shape = net.unwrap_or(&blank);
    let mut out = BufWriter::new(File::create(out)?);
    // Games in the second edition, and wins, by players.
    let mut alone = [[0u64; 2]; 7];
    for number in 0..games {
        let Played { setup, state, seen, one } = game(seed, number, net, share, shape);
        let winners = state.table().over().unwrap_or_default();
        if let Some(one) = one.filter(|_| setup.edition().edition().name == "second") {
            let [games, wins] = &mut alone[setup.monsters().len()];
            *games += 1;
            *wins += u64::from(winners.has(one));
        }
        for (seat, on) in seen {
            let won = if winners.has(seat) { u16::MAX / winners.len() as u16 } else { 0 };
            let nothing = std::iter::repeat(shape.inputs() as u16);
            for number in on.numbers().iter().copied().chain(nothing).take(MOST_ON).chain([won]) {
                out.write_all(&number.to_le_bytes())?;
            }
        }
    }
    for (players, [games, wins]) in alone.into_iter().enumerate().filter(|(_, [games, _])| *games > 0) {
        println!("{players} players: {wins} of {games}, {:.1} %", 100.0 * wins as f64 / games as f64);
    }
    out.flush()?;
    Ok(())
}

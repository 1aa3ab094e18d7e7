//! Plays games for a network to learn from, and writes what was seen.
//!
//! `nets cards` prints the ids of all cards; `nets games GAMES SEED NET SHARE OUT` plays so many games, in which of a
//! hundred players SHARE use the network in the file NET, and adds what they saw to the file OUT: for each table on which somebody is
//! about to roll and each monster alive, 63 inputs that are on, and how the game ended for it (0 to 65535). `learn.py`
//! makes a network of that.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufWriter, Write};

use kaiju_bots::foresight::Seer;
use kaiju_bots::greedy::Greedy;
use kaiju_bots::judge::{Judge, Weights, about_to_roll};
use kaiju_bots::lessons::LESSONS;
use kaiju_bots::search::{Budget, Search, Settings};
use kaiju_bots::net::{MOST_ON, Net, On};
use kaiju_bots::{Bits, Bot, play};
use kaiju_rules::{Action, EDITIONS, EditionId, Legal, Log, Luck, Pending, Seat, Setup, State, View};

fn cards() -> Vec<&'static str> {
    let decks = EDITIONS.iter().map(|edition| edition.deck);
    let all = decks.flat_map(|deck| deck.all().iter().map(|card| deck.card(card).id));
    all.collect::<BTreeSet<_>>().into_iter().collect()
}

/// Now and then it answers at random, so that games see more of the world.
struct Slips(Box<dyn Bot>, usize);

impl Bot for Slips {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        if self.1 > 0 && bits.below(self.1) == 0 {
            return legal.pick(bits.word()).unwrap_or(Action::No);
        }
        self.0.choose(view, legal, bits)
    }
}

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|word| word == "cards") {
        cards().iter().for_each(|id| println!("{id}"));
        return Ok(());
    }
    let number = |at: usize| args.get(at).and_then(|word| word.parse::<u64>().ok()).unwrap_or(0);
    let (games, seed, share) = (number(1), number(2), number(4) as usize);
    let net: Option<&'static Net> = args
        .get(3)
        .and_then(|path| std::fs::read(path).ok())
        .and_then(|file| Net::read(&file))
        .map(|net| &*Box::leak(Box::new(net)));
    let blank = Net::blank(&cards());
    let shape = net.unwrap_or(&blank);
    let mut out = BufWriter::new(File::create(args.get(5).map_or("nets.u16", String::as_str))?);
    let test = args.get(6).map(String::as_str);
    let tastes = [Weights::PLAIN, Weights::SMASHER, Weights::BANKER, Weights::SURVIVOR, Weights::SCORER];
    let editions = ["second", "second", "second", "second", "first", "second", "godzilla"]
        .map(|name| EditionId::from_name(name).expect("there is such an edition"));
    // Games, and wins, of one network player among greedy ones; by players, in the second edition.
    let mut alone = [[0u64; 2]; 7];
    for game in 0..games {
        let mut mix = Bits::new(seed, game);
        let players = if test.is_some() { 4 } else { [4, 3, 4, 2, 5, 4, 6, 2][mix.below(8)] };
        let edition = if test.is_some() { editions[0] } else { editions[mix.below(7)] };
        let setup = Setup::new(edition, players).expect("two to six can play");
        let judge = Judge::learned(&LESSONS);
        let one = test.is_some() || share > 0 && mix.below(2) == 0;
        let who = if test.is_some() { game as usize % players } else { mix.below(players) };
        let slips = if test.is_some() { 0 } else { [0, 0, 12, 40][mix.below(4)] };
        let mut bots: Vec<Box<dyn Bot>> = (0..players)
            .map(|i| {
                let bot: Box<dyn Bot> = match net {
                    Some(net) if if one { i == who } else { mix.below(100) < share } => {
                        match test.and_then(|word| word.parse::<u32>().ok()).filter(|n| *n > 0) {
                            Some(n) => Box::new(
                                Search::with(
                                    Settings { trust: number(7) as f64, doubt: number(8) as f64 / 1000.0, ..Settings::new(Budget::Playouts(n)) },
                                    judge.clone(),
                                    None,
                                )
                                .with_net(net),
                            ),
                            None => Box::new(Seer::new(net, judge.clone())),
                        }
                    }
                    _ if one || mix.below(2) == 0 => Box::new(Greedy::new(Weights::PLAIN)),
                    _ if mix.below(2) == 0 => Box::new(Greedy::with(judge.clone())),
                    _ => Box::new(Greedy::new(tastes[mix.below(5)])),
                };
                Box::new(Slips(bot, slips)) as Box<dyn Bot>
            })
            .collect();
        let mut state = State::new(&setup);
        let mut shadow = State::new(&setup);
        let mut seen: Vec<(Seat, On)> = Vec::new();
        let _ = play(&setup, &mut state, &mut bots, &mut Bits::new(seed + 1, game), &mut Bits::new(seed + 2, game), |input| {
            shadow.advance(input, &mut Log::Off);
            if matches!(shadow.pending(), Pending::Chance(Luck::Throw(_))) && about_to_roll(shadow.table()) {
                let table = shadow.table();
                seen.extend(table.alive().iter().map(|seat| (seat, shape.inputs_on(table, seat))));
            }
        });
        let winners = state.table().over().unwrap_or_default();
        if one && edition == editions[0] && slips == 0 {
            alone[players][0] += 1;
            alone[players][1] += u64::from(winners.has(Seat::new(who)));
        }
        for (seat, on) in seen {
            let won = if winners.has(seat) { 65_535 / winners.len() as u16 } else { 0 };
            let none = shape.inputs() as u16;
            let numbers = on.numbers().iter().copied().chain(std::iter::repeat(none)).take(MOST_ON);
            for number in numbers.chain([won]) {
                out.write_all(&number.to_le_bytes())?;
            }
        }
    }
    for (players, [games, wins]) in alone.into_iter().enumerate().filter(|(_, [games, _])| *games > 0) {
        println!("{players} players: {wins} of {games}, {:.1} %", 100.0 * wins as f64 / games as f64);
    }
    out.flush()
}

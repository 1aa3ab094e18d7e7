//! Plays games for a network to learn from, and writes down what was seen.
//!
//! `nets cards` prints the ids of all cards. `nets games GAMES SEED NET SHARE OUT` plays so many games, of all player
//! counts and editions; of a hundred players SHARE use the network in the file NET (`-`: there is none yet), and every
//! second game has one of them among greedy ones. SEARCHES and PLAYOUTS after that: so many games more in which one searches.
//! OUT gets, for each table on which somebody is about to roll and for each monster alive, the inputs that are on, 63
//! numbers of two bytes, and one more for how the game ended for it, or was to end as the network saw it later on, 0 to
//! 65535. What it prints is how often the one won. `learn.py` makes a network of such files.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufWriter, Write};

use kaiju_bots::foresight::Seer;
use kaiju_bots::greedy::Greedy;
use kaiju_bots::judge::{Judge, Weights, about_to_roll};
use kaiju_bots::lessons::LESSONS;
use kaiju_bots::net::{MOST_ON, Net, On};
use kaiju_bots::search::{Budget, Search, SearchSettings};
use kaiju_bots::{Bits, Bot, play};
use kaiju_rules::{Action, EDITIONS, EditionId, Legal, Log, Luck, Pending, Seat, SeatSet, Setup, State, View};

const USAGE: &str = "nets cards, or nets games GAMES SEED NET SHARE OUT [SEARCHES PLAYOUTS]";
/// How much of what is learned from a table comes from the end of the game, and not from what the network thought one turn
/// later: the more turns later, the less.
const FAITH: f64 = 0.9;

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
    let one = one.filter(|_| slips.is_none()).map(Seat::new);
    watched(seed, game, setup, &mut bots, shape, one)
}

fn watched(seed: u64, game: u64, setup: Setup, bots: &mut [Box<dyn Bot>], shape: &Net, one: Option<Seat>) -> Played {
    let (mut state, mut shadow) = (State::new(&setup), State::new(&setup));
    let mut seen = Vec::new();
    let (mut luck, mut thoughts) = (Bits::new(seed + 1, game), Bits::new(seed + 2, game));
    let _ = play(&setup, &mut state, bots, &mut luck, &mut thoughts, |input| {
        shadow.advance(input, &mut Log::Off);
        let table = shadow.table();
        if matches!(shadow.pending(), Pending::Chance(Luck::Throw(_))) && about_to_roll(table) {
            seen.extend(table.alive().iter().map(|seat| (seat, shape.inputs_on(table, seat))));
        }
    });
    Played { setup, state, seen, one }
}

/// A game for four in which one searches, among greedy players or those who ask the network.
fn searched(seed: u64, game: u64, net: &'static Net, playouts: u32) -> (Played, usize) {
    let setup = Setup::new(EditionId::SECOND, 4).expect("four can play");
    let learned = Judge::learned(&LESSONS);
    let (field, one) = (game as usize % 2, game as usize / 2 % 4);
    let settings = SearchSettings::new(Budget::Playouts(playouts));
    let mut bots: Vec<Box<dyn Bot>> = (0..4)
        .map(|seat| -> Box<dyn Bot> {
            if seat == one {
                Box::new(Search::new(settings).asking(net))
            } else if field == 0 {
                Box::new(Greedy::new(Weights::PLAIN))
            } else {
                Box::new(Seer::new(net, learned.clone()))
            }
        })
        .collect();
    (watched(seed, game, setup, &mut bots, net, Some(Seat::new(one))), field)
}

/// Writes down what was seen, with how the game ended or what the network came to think of it.
fn write(
    out: &mut impl Write,
    seen: &[(Seat, On)],
    winners: SeatSet,
    net: Option<&Net>,
    shape: &Net,
) -> std::io::Result<()> {
    let mut goal: [f64; 6] =
        std::array::from_fn(|seat| if winners.has(Seat::new(seat)) { 1.0 / winners.len() as f64 } else { 0.0 });
    let mut goals = vec![0.0; seen.len()];
    for ((seat, on), to) in seen.iter().zip(&mut goals).rev() {
        let goal = &mut goal[seat.index()];
        *to = *goal;
        if let Some(net) = net {
            *goal = FAITH * *goal + (1.0 - FAITH) * f64::from(net.chance(on));
        }
    }
    let nothing = shape.inputs() as u16;
    for ((_, on), goal) in seen.iter().zip(goals) {
        let goal = (goal * f64::from(u16::MAX)) as u16;
        for number in on.numbers().iter().copied().chain(std::iter::repeat(nothing)).take(MOST_ON).chain([goal]) {
            out.write_all(&number.to_le_bytes())?;
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let ["games", games, seed, net, share, out, rest @ ..] = &words[..] else {
        if words == ["cards"] {
            for id in cards() {
                println!("{id}");
            }
            return Ok(());
        }
        return Err(USAGE.into());
    };
    let (games, seed, share) = (games.parse::<u64>()?, seed.parse::<u64>()?, share.parse::<usize>()?);
    let net: Option<&'static Net> = match *net {
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
        write(&mut out, &seen, winners, net, shape)?;
    }
    if let (Some(net), [searches, playouts]) = (net, rest) {
        let (searches, playouts) = (searches.parse::<u64>()?, playouts.parse()?);
        let mut among = [[0u64; 2]; 2];
        for number in 0..searches {
            let (Played { state, seen, one, .. }, field) = searched(seed + 7, number, net, playouts);
            let winners = state.table().over().unwrap_or_default();
            among[field][0] += 1;
            among[field][1] += u64::from(one.is_some_and(|one| winners.has(one)));
            write(&mut out, &seen, winners, Some(net), shape)?;
        }
        for (field, [games, wins]) in ["greedy", "those who ask"].into_iter().zip(among) {
            println!("searching among {field}: {wins} of {games}");
        }
    }
    for (players, [games, wins]) in alone.into_iter().enumerate().filter(|(_, [games, _])| *games > 0) {
        println!("{players} players: {wins} of {games}, {:.1} %", 100.0 * wins as f64 / games as f64);
    }
    out.flush()?;
    Ok(())
}

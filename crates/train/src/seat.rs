//! Who sits at the tables of the training: players with the network in hand, and those who have a name.

use kaiju_bots::deep::Deep;
use kaiju_bots::foresight::{Others, Seer};
use kaiju_bots::judge::Judge;
use kaiju_bots::lessons::LESSONS;
use kaiju_bots::mind::Mind;
use kaiju_bots::net::Net;
use kaiju_bots::search::{Budget, Search, SearchSettings};
use kaiju_bots::{Bot, Player};
use kaiju_rules::{EditionId, Rules, Setup};

/// The network that a round uses.
pub(crate) fn mind(net: Option<&'static Deep>) -> Mind<'static> {
    net.map_or_else(|| Mind::from(Net::ours()), Mind::from)
}

/// A player of the round. It follows every answer to the end of the turn and asks its network; with looks, it also looks as
/// often through the turn of the next player before it answers, as `champion:48` does.
pub(crate) fn asking(mind: Mind<'static>, looks: u32) -> Box<dyn Bot> {
    match looks {
        0 => Box::new(Seer::new(mind, Judge::learned(&LESSONS)).among(Others::Leaving)),
        looks => looking(mind, Others::Leaving, looks, 1),
    }
}

/// A player that looks so often through so many turns, exactly, before it answers.
fn looking(mind: Mind<'static>, others: Others, looks: u32, turns: u8) -> Box<dyn Bot> {
    let settings = SearchSettings::exact(Budget::Playouts(looks), turns);
    Box::new(Search::with(settings, Judge::learned(&LESSONS), None).asking(mind).among(others))
}

/// A player by name: `net` or `net:2000`, which search, ask the network of the round; `net!` and `net!:2000` take others for
/// greedy ones. All others have their usual names.
pub(crate) fn named(name: &str, net: Option<&'static Deep>) -> Result<Box<dyn Bot>, String> {
    let (mind, rest) = match (name.strip_prefix("net"), name.strip_prefix("both"), name.strip_prefix("small"), net) {
        (Some(rest), ..) => (mind(net), rest),
        (_, Some(rest), _, Some(net)) => (Mind::Both(Net::ours(), net), rest),
        (_, _, Some(rest), _) => (Mind::from(Net::ours()), rest),
        _ => return name.parse::<Player>().map(Player::seat),
    };
    let (others, rest) = match rest.strip_prefix('!') {
        Some(rest) => (Others::Greedy, rest),
        None => (Others::Leaving, rest),
    };
    if let Some(looks) = rest.strip_prefix('=') {
        let (looks, turns) = looks.split_once('x').unwrap_or((looks, "1"));
        let looks = looks.parse().map_err(|_| format!("{name}: how many looks?"))?;
        let turns = turns.parse().map_err(|_| format!("{name}: through how many turns?"))?;
        return Ok(looking(mind, others, looks, turns));
    }
    let judge = Judge::learned(&LESSONS);
    match rest.strip_prefix(':') {
        Some(playouts) => {
            let playouts = playouts.parse().map_err(|_| format!("{name}: how many playouts?"))?;
            let settings = SearchSettings::new(Budget::Playouts(playouts));
            Ok(Box::new(Search::with(settings, judge, None).asking(mind).among(others)))
        }
        None if rest.is_empty() => Ok(Box::new(Seer::new(mind, judge).among(others))),
        None => Err(format!("{name}: there is no such player")),
    }
}

/// A table by name: an edition, how many play, and whether with Evolutions.
pub(crate) fn table(name: &str) -> Option<Setup> {
    let mut words = name.split('-');
    let edition = EditionId::from_name(words.next()?)?;
    let setup = Setup::new(edition, words.next()?.parse().ok()?).ok()?;
    let evolutions = match words.next() {
        Some("evolutions") => true,
        None => setup.rules().evolutions,
        Some(_) => return None,
    };
    Some(setup.with_rules(Rules { evolutions, ..setup.rules() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        for name in ["net", "net!", "net:100", "net=48", "net=16x2", "seer", "mcts:20"] {
            assert!(named(name, None).is_ok(), "{name}");
        }
        for name in ["", "nets", "net:", "net=", "net=4x", "nobody"] {
            assert!(named(name, None).is_err(), "{name}");
        }
        let found = table("godzilla-3-evolutions").expect("a table");
        assert!(found.rules().evolutions && found.monsters().len() == 3);
        assert!(table("second-4").is_some_and(|table| !table.rules().evolutions));
        for name in ["second", "second-7", "third-4", "second-4-cards", "second-four"] {
            assert!(table(name).is_none(), "{name}");
        }
    }
}

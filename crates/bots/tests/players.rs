//! Players play whole games of every edition, legally, and the better ones win.

use kaiju_bots::reason::Grounds;
use kaiju_bots::search::Budget;
use kaiju_bots::{Bits, Bot, Player, play, random_input};
use kaiju_rules::{
    Clause, EditionId, Event, Input, Legal, Log, Monster, Pending, Rules, Seat, Setup, State, View, Viewer,
};

fn table(setup: &Setup, players: &[Player], seed: u64, game: u64) -> State {
    let mut state = State::new(setup);
    let mut bots: Vec<Box<dyn Bot>> = players.iter().map(|player| player.seat()).collect();
    let (mut luck, mut thoughts) = (Bits::new(seed, game), Bits::new(!seed, game));
    let mut checked = State::new(setup);
    play(setup, &mut state, &mut bots, &mut luck, &mut thoughts, |input| {
        checked.apply(input, &mut Log::Off).unwrap_or_else(|illegal| panic!("{input:?}: {illegal}"));
    })
    .unwrap_or_else(|| panic!("{players:?}, game {game}: too long"));
    state
}

fn second(players: usize) -> Setup {
    Setup::new(EditionId::SECOND, players).unwrap()
}

/// An answer that is not legal would be replaced in silence, so look at each.
struct Watched(Box<dyn Bot>, Player);

impl Bot for Watched {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> kaiju_rules::Action {
        let answer = self.0.choose(view, legal, bits);
        assert!(legal.contains(answer), "{} answers {answer:?} to {:?}", self.1, view.pending());
        answer
    }
}

#[test]
fn everybody_plays_every_edition() {
    let all = ["greedy", "smasher", "banker", "survivor", "scorer", "mcts:4", "level2", "level5", "seer", "champion:3"];
    for edition in EditionId::all() {
        for players in 2..=6 {
            let plain = Setup::new(edition, players).unwrap();
            for game in 0..5 {
                let (evolutions, costumes) = (game % 2 == 1, game > 1);
                let setup = plain.with_rules(kaiju_rules::Rules { evolutions, costumes, ..plain.rules() });
                let mut state = State::new(&setup);
                let mut bots: Vec<Box<dyn Bot>> = (0..players)
                    .map(|i| {
                        let player: Player = all[(i + game as usize) % all.len()].parse().unwrap();
                        Box::new(Watched(player.seat(), player)) as Box<dyn Bot>
                    })
                    .collect();
                let (mut luck, mut thoughts) = (Bits::new(3, game), Bits::new(4, game));
                let inputs = play(&setup, &mut state, &mut bots, &mut luck, &mut thoughts, |_| ());
                assert!(inputs.is_some() && matches!(state.pending(), Pending::Over(_)), "{edition:?} for {players}");
            }
        }
    }
}

/// Every bot sits at every monster once, with Evolutions: no answer of theirs is illegal, and every game ends.
#[test]
fn everybody_plays_every_monster() {
    let all = ["greedy", "smasher", "banker", "survivor", "scorer", "mcts:4", "seer", "champion"];
    for first in (0..Monster::ALL.len()).step_by(4) {
        let monsters: Vec<Monster> = Monster::ALL.iter().copied().cycle().skip(first).take(4).collect();
        let rules = kaiju_rules::Rules { evolutions: true, ..second(4).rules() };
        let setup = Setup::of(EditionId::SECOND, rules, &monsters).unwrap();
        for game in 0..all.len() {
            let mut state = State::new(&setup);
            let mut bots: Vec<Box<dyn Bot>> = (0..4)
                .map(|i| {
                    let player: Player = all[(i + game) % all.len()].parse().unwrap();
                    Box::new(Watched(player.seat(), player)) as Box<dyn Bot>
                })
                .collect();
            let (mut luck, mut thoughts) = (Bits::new(5, game as u64), Bits::new(6, game as u64));
            let inputs = play(&setup, &mut state, &mut bots, &mut luck, &mut thoughts, |_| ());
            assert!(inputs.is_some() && matches!(state.pending(), Pending::Over(_)), "{monsters:?}, game {game}");
        }
    }
}

/// With no monster, whatever its Evolutions are, does a bot that thinks fare worse among three that answer at random than one of them would: a
/// quarter of the games. It wins half of them at least.
#[test]
fn nobody_who_thinks_plays_below_random_with_any_monster() {
    let among_random = |bot: Player, monster: usize, games: u64| {
        let monsters: Vec<Monster> = Monster::ALL.iter().copied().cycle().skip(monster).take(4).collect();
        let rules = kaiju_rules::Rules { evolutions: true, ..second(4).rules() };
        let setup = Setup::of(EditionId::SECOND, rules, &monsters).unwrap();
        let won = |game: &u64| {
            let state = table(&setup, &[bot, Player::Random, Player::Random, Player::Random], 41, *game);
            state.table().over().is_some_and(|winners| winners.has(Seat::new(0)))
        };
        (0..games).filter(won).count() as u64
    };
    for (names, games) in [
        (&["greedy", "smasher", "banker", "survivor", "scorer", "learned"][..], 12),
        (&["level1", "level3", "seer", "champion"], 4),
    ] {
        for name in names {
            for (i, monster) in Monster::ALL.iter().enumerate() {
                let won = among_random(name.parse().unwrap(), i, games);
                assert!(2 * won >= games, "{name} as {monster:?} won {won} of {games}");
            }
        }
    }
}

#[test]
fn greedy_beats_three_randoms() {
    let greedy: Player = "greedy".parse().unwrap();
    let wins = (0..120)
        .filter(|&game| {
            let mut players = [Player::Random; 4];
            let seat = game as usize % 4;
            players[seat] = greedy;
            let state = table(&second(4), &players, 1, game);
            state.table().over().is_some_and(|winners| winners.has(Seat::new(seat)) && winners.len() == 1)
        })
        .count();
    assert!(wins >= 100, "{wins} of 120");
}

#[test]
fn seer_beats_three_greedys() {
    let wins = (0..120)
        .filter(|&game| {
            let mut players = [Player::GREEDY; 4];
            let seat = game as usize % 4;
            players[seat] = Player::Seer;
            let state = table(&second(4), &players, 9, game);
            state.table().over().is_some_and(|winners| winners.has(Seat::new(seat)) && winners.len() == 1)
        })
        .count();
    // One in four is par, and one in two is what it does in the long run.
    assert!(wins >= 45, "{wins} of 120");
}

#[test]
fn the_champion_beats_three_greedys() {
    let wins = (0..120)
        .filter(|&game| {
            let mut players = [Player::GREEDY; 4];
            let seat = game as usize % 4;
            players[seat] = Player::Champion(0);
            let state = table(&second(4), &players, 9, game);
            state.table().over().is_some_and(|winners| winners.has(Seat::new(seat)) && winners.len() == 1)
        })
        .count();
    assert!(wins >= 50, "{wins} of 120");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let players = [Player::Search(Budget::Playouts(20)), Player::Champion(4), Player::level(1).unwrap()];
    let one = table(&second(3), &players, 7, 1);
    assert!(one == table(&second(3), &players, 7, 1));
}

/// What a seat did in a game, by the turn.
#[derive(Clone, Copy, Default, Debug)]
struct Deeds {
    turns: f64,
    damage: f64,
    stars: f64,
    spent: f64,
    stays: f64,
    chances: f64,
}

/// Games in which every seat has another personality; what each does, over all of them.
fn deeds(games: u64) -> [Deeds; 4] {
    let names = ["smasher", "banker", "survivor", "scorer"];
    let mut deeds = [Deeds::default(); 4];
    for game in 0..games {
        let by = |seat: Seat| (seat.index() + game as usize) % 4;
        let players: Vec<Player> = (0..4).map(|i| names[by(Seat::new(i))].parse().unwrap()).collect();
        let setup = second(4);
        let mut bots: Vec<Box<dyn Bot>> = players.iter().map(|player| player.seat()).collect();
        let (mut state, mut shadow, mut log) = (State::new(&setup), State::new(&setup), Log::on());
        play(&setup, &mut state, &mut bots, &mut Bits::new(21, game), &mut Bits::new(22, game), |input| {
            shadow.advance(input, &mut log);
            for event in log.take() {
                match event {
                    Event::TurnBegan { seat, .. } => deeds[by(seat)].turns += 1.0,
                    Event::Hurt { hearts, from: Some(from), .. } => deeds[by(from)].damage += f64::from(hearts),
                    Event::Stars { seat, stars, why } if why == Clause::Points1.into() => {
                        deeds[by(seat)].stars += f64::from(stars);
                    }
                    Event::Bought { seat, paid, .. } => deeds[by(seat)].spent += f64::from(paid),
                    Event::Stayed { seat, .. } => {
                        deeds[by(seat)].stays += 1.0;
                        deeds[by(seat)].chances += 1.0;
                    }
                    Event::Yielded { seat, .. } => deeds[by(seat)].chances += 1.0,
                    _ => {}
                }
            }
        });
    }
    deeds
}

#[test]
fn personalities_differ() {
    let all = deeds(200);
    let most = |of: fn(&Deeds) -> f64, who: usize, by: f64| {
        for (other, deeds) in all.iter().enumerate().filter(|(other, _)| *other != who) {
            assert!(of(&all[who]) > by * of(deeds), "{who} against {other}: {all:?}");
        }
    };
    most(|deeds| deeds.damage / deeds.turns, 0, 1.15);
    most(|deeds| deeds.spent / deeds.turns, 1, 1.15);
    most(|deeds| 1.0 - deeds.stays / deeds.chances, 2, 1.1);
    most(|deeds| deeds.stars / deeds.turns, 3, 1.08);
}

#[test]
fn threads_do_not_change_the_answer() {
    let godzilla = Setup::new(EditionId::GODZILLA, 3).unwrap();
    let hands = godzilla.with_rules(kaiju_rules::Rules { evolutions: true, ..godzilla.rules() });
    for setup in [second(4), second(2), hands] {
        same_on_any_number_of_threads(&setup);
    }
}

fn same_on_any_number_of_threads(setup: &Setup) {
    use kaiju_bots::search::{Search, SearchSettings};
    let mut asked = 0;
    let mut state = State::new(setup);
    let (mut luck, mut thoughts) = (Bits::new(31, 0), Bits::new(32, 0));
    let mut legal = Legal::default();
    while asked < 12 {
        let input = match state.pending() {
            Pending::Over(_) => break,
            Pending::Chance(chance) => Input::Luck(chance.draw(state.table(), luck.word())),
            Pending::Decide(seat, _) => {
                state.legal_into(&mut legal);
                let view = state.seen_by(Viewer::Seat(seat));
                let seed = thoughts.word();
                let answers = [1, 2, 5].map(|threads| {
                    let mut bot = Search::new(SearchSettings { threads, ..SearchSettings::new(Budget::Playouts(300)) });
                    bot.choose(&view, &legal, &mut Bits::new(seed, 0))
                });
                assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
                asked += 1;
                Input::Act(answers[0])
            }
        };
        state.advance(input, &mut Log::Off);
    }
    assert_eq!(asked, 12);
}

/// Every bot answers what it would have answered unasked, and says why with the values it compared: no other answer it names is
/// worth more.
#[test]
fn reasons_name_the_answer_and_the_values_it_rests_on() {
    let names =
        ["random", "clumsy", "greedy", "banker", "learned", "seer", "unsure:300", "mcts:60", "champion", "champion:2"];
    for (name, evolutions) in names.into_iter().flat_map(|name| [(name, false), (name, true)]) {
        let player: Player = name.parse().expect("a player");
        let rules = Rules { evolutions, ..EditionId::SECOND.edition().rules };
        let setup = second(3).with_rules(rules);
        let (mut state, mut bits, mut legal) = (State::new(&setup), Bits::new(3, 1), Legal::default());
        let (mut asked, mut random, mut compared) = (0, 0, 0);
        while let Some(input) = random_input(&state, &mut bits, &mut legal) {
            if let Pending::Decide(seat, _) = state.pending() {
                let view = state.seen_by(Viewer::Seat(seat));
                let reason = player.explain(&view, &mut Bits::new(5, asked));
                assert_eq!(reason.is_some(), view.legal().len() > 1, "{name}");
                if let Some(reason) = reason {
                    assert_eq!(reason.action, player.answer(&view, &mut Bits::new(5, asked)), "{name}");
                    match reason.grounds {
                        Grounds::Random(many) => {
                            assert_eq!(many, view.legal().len());
                            random += 1;
                        }
                        Grounds::Compared(_, worth, next) => {
                            assert!(
                                next.is_none_or(|(other, less)| other != reason.action && less <= worth + 1e-6),
                                "{name} {reason:?}"
                            );
                            compared += 1;
                        }
                        Grounds::Gain(_, gain) => assert!(gain > 0.0, "{name}"),
                        Grounds::Habit | Grounds::NoGain => {}
                        Grounds::Untold => panic!("{name} does not say why"),
                    }
                }
                asked += 1;
                if asked > 60 {
                    break;
                }
            }
            state.advance(input, &mut Log::Off);
        }
        let slips = ["random", "clumsy"].contains(&name);
        assert_eq!((random > 0, compared > 0), (slips, name != "random"), "{name}");
    }
}

/// What others hold and nobody has seen may be anything else: no bot answers otherwise for it.
#[test]
fn bots_answer_by_what_their_seat_sees() {
    let names = ["random", "clumsy", "greedy", "learned", "seer", "unsure:300", "mcts:60", "champion", "champion:2"];
    let setup = second(3).with_rules(Rules { evolutions: true, ..EditionId::SECOND.edition().rules });
    for name in names {
        let player: Player = name.parse().expect("a player");
        let (mut state, mut bits, mut legal) = (State::new(&setup), Bits::new(11, 1), Legal::default());
        let (mut asked, mut poisoned) = (0, 0);
        while asked < 60
            && let Some(input) = random_input(&state, &mut bits, &mut legal)
        {
            if let Pending::Decide(seat, _) = state.pending() {
                let view = state.seen_by(Viewer::Seat(seat));
                // The same eyes, and other secrets behind what they see.
                let other = view.imagine(|n| bits.below(n));
                poisoned += u32::from(other != state);
                let seen = other.seen_by(Viewer::Seat(seat));
                let [one, two] = [&view, &seen].map(|view| player.answer(view, &mut Bits::new(5, asked)));
                assert_eq!(one, two, "{name}: {:?}", state.pending());
                asked += 1;
            }
            state.advance(input, &mut Log::Off);
        }
        assert!(asked == 60 && poisoned > 10, "{name}: {poisoned} of {asked}");
    }
}

//! Plays games, and writes down what every seat saw before each turn and what became of it, with the luck of the dice taken out.

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};

use kaiju_bots::deep::{Deep, Inputs};
use kaiju_bots::foresight::Others;
use kaiju_bots::greedy::Greedy;
use kaiju_bots::judge::{Judge, Weights, about_to_roll};
use kaiju_bots::lessons::LESSONS;
use kaiju_bots::lookout::{Chances, KeepsBy, Lookout};
use kaiju_bots::mind::Mind;
use kaiju_bots::{Bits, Bot, Player, ask};
use kaiju_rules::{
    Action, EditionId, INPUT_LIMIT, Input, Legal, Log, Luck, Monster, Pending, Question, Rules, Seat, Setup, State,
    Viewer, deck_of,
};

use crate::seat::asking;

/// Numbers of one line: the inputs that are on, filled up with the number after the last one, and the goal.
const LINE: usize = 96;

/// The stage.
pub(crate) struct Playing {
    pub(crate) games: u64,
    pub(crate) first: u64,
    pub(crate) seed: u64,
    /// What players ask, and what says how good a table is.
    pub(crate) mind: Mind<'static>,
    /// How often players look through the turn of the next one before they answer: then search teaches. 0: never.
    pub(crate) looks: u32,
    /// How much of what comes later than one turn is believed, the rest is what the network says.
    pub(crate) faith: f64,
    /// Everybody else at every table; then only the one who asks the network is learned from.
    pub(crate) foe: Option<Player>,
}

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq)]
enum Trainee {
    Asking,
    Seer,
    Greedy(Weights),
    Learned,
    Foe(Player),
}

impl Trainee {
    fn bot(self, mind: Mind<'static>, looks: u32) -> Box<dyn Bot> {
        match self {
            Trainee::Asking => asking(mind, looks),
            Trainee::Seer => Player::Seer.seat(),
            Trainee::Greedy(weights) => Box::new(Greedy::new(weights)),
            Trainee::Learned => Box::new(Greedy::with(Judge::learned(&LESSONS))),
            Trainee::Foe(player) => player.seat(),
        }
    }

    fn keeps(self) -> KeepsBy {
        match self {
            Trainee::Asking | Trainee::Seer | Trainee::Foe(_) => KeepsBy::Asking,
            Trainee::Greedy(weights) => KeepsBy::Judging(Box::new(Judge::new(weights))),
            Trainee::Learned => KeepsBy::Judging(Box::new(Judge::learned(&LESSONS))),
        }
    }

    fn any(mix: &mut Bits) -> Trainee {
        let tastes = [Weights::PLAIN, Weights::SMASHER, Weights::BANKER, Weights::SURVIVOR, Weights::SCORER];
        match mix.below(8) {
            0..=2 => Trainee::Seer,
            3 | 4 => Trainee::Greedy(Weights::PLAIN),
            5 | 6 => Trainee::Learned,
            _ => Trainee::Greedy(tastes[mix.below(tastes.len())]),
        }
    }
}

/// A table before a turn: what each seat that was alive saw, what the network thought, and what the turn had to do with luck.
struct Moment {
    seen: Vec<(Seat, Inputs)>,
    thought: Chances,
    before: Option<Chances>,
    luck: Chances,
    /// Somebody answered at random in this turn.
    slipped: bool,
}

impl Playing {
    /// Plays all games. What is seen in a game follows from its number, the seed and the network.
    pub(crate) fn run(&self, out: &str) -> Result<(), Box<dyn Error>> {
        let mut out = BufWriter::with_capacity(1 << 20, File::create(out)?);
        let shape = shape();
        for game in self.first..self.first + self.games {
            self.game(game, &shape, &mut out)?;
        }
        Ok(out.flush()?)
    }

    fn game(&self, game: u64, shape: &Deep, out: &mut impl Write) -> std::io::Result<()> {
        let mut mix = Bits::new(self.seed, game);
        let (setup, sitters) = match self.foe {
            Some(foe) => duel(&mut mix, foe),
            None => table(&mut mix),
        };
        let slips = [None, None, None, Some(40), Some(12)][mix.below(5)];
        let judge = Judge::learned(&LESSONS);
        let keeps = sitters.iter().map(|sitter| sitter.keeps()).collect();
        let mut lookout = Lookout::new(self.mind, Others::Leaving, &judge, keeps);
        let mut bots: Vec<Box<dyn Bot>> = sitters.iter().map(|sitter| sitter.bot(self.mind, self.looks)).collect();
        let mut moments: Vec<Moment> = Vec::new();
        let (mut luck, mut thoughts) = (Bits::new(self.seed ^ 1 << 40, game), Bits::new(self.seed ^ 2 << 40, game));
        let (mut state, mut legal) = (State::new(&setup), Legal::default());
        for (bot, seat) in bots.iter_mut().zip(0..) {
            bot.begin(&setup, Seat::new(seat));
        }
        for _ in 0..INPUT_LIMIT {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(chance) => {
                    if matches!(chance, Luck::Throw(_)) && about_to_roll(state.table()) {
                        close(&mut moments, &lookout);
                        lookout.begin_turn();
                        let learns = |seat: Seat| self.foe.is_none() || sitters[seat.index()] == Trainee::Asking;
                        moments.push(open(&state, shape, lookout.chances(&state), learns));
                    }
                    Input::Luck(chance.draw(state.table(), luck.word()))
                }
                Pending::Decide(seat, question) => {
                    state.legal_into(&mut legal);
                    let slips = slips.is_some_and(|many| legal.len() > 1 && mix.below(many) == 0);
                    if slips {
                        moments.iter_mut().last().into_iter().for_each(|moment| moment.slipped = true);
                    }
                    // Who looks further keeps what it finds there. Others follow the plan that is made for luck anyway.
                    let keep = (question == Question::Keep && self.looks == 0)
                        .then(|| {
                            lookout.plan_for(&state);
                            lookout.keep(&state, seat)
                        })
                        .flatten()
                        .filter(|_| {
                            sitters[seat.index()] == Trainee::Asking && legal.len() == state.table().turn().dice.keeps()
                        });
                    Input::Act(match keep {
                        _ if slips => legal.pick(thoughts.word()).unwrap_or(Action::No),
                        Some(keep) => Action::Keep(keep),
                        None => {
                            let view = || state.seen_by(Viewer::Seat(seat));
                            ask(&mut *bots[seat.index()], &legal, &mut thoughts, view)
                        }
                    })
                }
            };
            lookout.hear(&state, input);
            state.advance(input, &mut Log::Off);
        }
        close(&mut moments, &lookout);
        if state.table().over().is_none() {
            return Ok(());
        }
        write(out, &moments, lookout.chances(&state), self.faith, shape.inputs())
    }
}

/// A network that knows everything there is by name, and nothing about it: what is written down is numbered as it numbers inputs,
/// whatever network plays.
fn shape() -> Deep {
    let (cards, monsters) = Deep::names();
    Deep::blank(&cards, &monsters).expect("all that there is has room")
}

/// What is played in a game with this number, and by whom.
fn table(mix: &mut Bits) -> (Setup, Vec<Trainee>) {
    let players = [4, 4, 2, 3, 4, 5, 2, 6, 4, 3][mix.below(10)];
    let edition = ["second", "second", "second", "first", "second", "godzilla"][mix.below(6)];
    let edition = EditionId::from_name(edition).expect("there is such an edition");
    let setup = Setup::new(edition, players).expect("two to six can play");
    let rules = Rules { evolutions: mix.below(5) == 0, promos: mix.below(8) == 0, ..setup.rules() };
    let mut setup = setup.with_rules(rules);
    if rules.evolutions {
        let mut grown: Vec<Monster> =
            Monster::ALL.iter().copied().filter(|&monster| deck_of(monster).is_some()).collect();
        let cast: Vec<Monster> = (0..players).map(|_| grown.swap_remove(mix.below(grown.len()))).collect();
        setup = setup.with_monsters(&cast).unwrap_or(setup);
    }
    let field = Trainee::any(mix);
    let sitters = match mix.below(4) {
        0 | 1 => vec![Trainee::Asking; players],
        2 => {
            let one = mix.below(players);
            (0..players).map(|seat| if seat == one { Trainee::Asking } else { field }).collect()
        }
        _ => (0..players).map(|_| if mix.below(5) < 3 { Trainee::Asking } else { Trainee::any(mix) }).collect(),
    };
    (setup, sitters)
}

/// What is played to find out what beats a foe: the second edition for two or four, one who asks the network among foes.
fn duel(mix: &mut Bits, foe: Player) -> (Setup, Vec<Trainee>) {
    let players = [4, 4, 2][mix.below(3)];
    let setup = Setup::new(EditionId::SECOND, players).expect("two and four can play");
    let one = mix.below(players);
    let sitters = (0..players).map(|seat| if seat == one { Trainee::Asking } else { Trainee::Foe(foe) });
    (setup, sitters.collect())
}

/// Somebody is about to roll; those are looked at who learn.
fn open(state: &State, shape: &Deep, thought: Chances, learns: impl Fn(Seat) -> bool) -> Moment {
    let table = state.table();
    let learning = table.alive().iter().filter(|&seat| learns(seat));
    let seen = learning.map(|seat| (seat, shape.inputs_on(table, seat))).collect();
    Moment { seen, thought, before: None, luck: [0.0; 6], slipped: false }
}

/// The turn is over.
fn close(moments: &mut [Moment], lookout: &Lookout<'_>) {
    if let Some(moment) = moments.last_mut() {
        moment.before = lookout.before();
        moment.luck = lookout.luck();
    }
}

/// Writes down what was seen, each with its goal: the chance to win a turn later less the luck of this turn, and of what
/// was learned still later a part. After a turn in which somebody slipped, what was expected of it.
fn write(out: &mut impl Write, moments: &[Moment], end: Chances, faith: f64, nothing: usize) -> std::io::Result<()> {
    let (mut later, mut goals) = (end, end);
    for moment in moments.iter().rev() {
        for seat in 0..6 {
            goals[seat] = later[seat] - moment.luck[seat] + faith * (goals[seat] - later[seat]);
        }
        later = moment.thought;
        if moment.slipped {
            let Some(before) = moment.before else {
                goals = later;
                continue;
            };
            goals = before;
        }
        for (seat, on) in &moment.seen {
            let numbers = on.numbers().chain(std::iter::repeat(nothing)).take(LINE - 1);
            // Luck can be more than there is to win: goals from -1/2 to 3/2 have room.
            let goal = ((goals[seat.index()] + 0.5) * 32767.5).clamp(0.0, 65535.0) as usize;
            for number in numbers.chain([goal]) {
                out.write_all(&(number as u16).to_le_bytes())?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use kaiju_bots::net::Net;

    use super::*;

    fn seen(game: u64, foe: Option<Player>, looks: u32) -> Vec<u8> {
        let stage = Playing { games: 1, first: game, seed: 4, mind: Mind::from(Net::ours()), looks, faith: 0.9, foe };
        let mut out = Vec::new();
        stage.game(game, &shape(), &mut out).expect("there is room");
        out
    }

    #[test]
    fn a_game_is_the_same_every_time_and_every_line_can_be_read() {
        let inputs = shape().inputs();
        for game in 0..6 {
            let foe = (game % 2 == 1).then_some(Player::GREEDY);
            let lines = seen(game, foe, 0);
            assert!(
                lines == seen(game, foe, 0) && !lines.is_empty() && lines.len().is_multiple_of(2 * LINE),
                "game {game}"
            );
            for line in lines.chunks(2 * LINE) {
                let number = |i: usize| usize::from(u16::from_le_bytes([line[2 * i], line[2 * i + 1]]));
                let on = (0..LINE - 1).filter(|&i| number(i) < inputs).count();
                assert!(on >= 9 && (on..LINE - 1).all(|i| number(i) == inputs), "game {game}: {on} inputs");
            }
        }
    }

    /// A game in which players search shows other things than one in which they do not, and the same every time.
    #[test]
    fn search_teaches() {
        let duel = |looks| seen(2, Some(Player::GREEDY), looks);
        let searched = duel(3);
        assert!(searched == duel(3) && searched != duel(0) && searched.len().is_multiple_of(2 * LINE));
    }

    /// A goal is the chance a turn later without the luck of the turn, with a part of what later turns tell; slips tell nothing.
    #[test]
    fn goals_have_no_luck_in_them() {
        let moment = |thought: f64, luck: f64, slipped: bool| {
            let before = Some([0.25, 0.0, 0.0, 0.0, 0.0, 0.0]);
            let of = |first: f64| [first, 0.0, 0.0, 0.0, 0.0, 0.0];
            Moment { seen: vec![(Seat::A, Inputs::default())], thought: of(thought), before, luck: of(luck), slipped }
        };
        let goals = |moments: &[Moment]| {
            let mut out = Vec::new();
            write(&mut out, moments, [1.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0.5, 0).expect("there is room");
            let goal =
                |line: &[u8]| f64::from(u16::from_le_bytes([line[2 * LINE - 2], line[2 * LINE - 1]])) / 32767.5 - 0.5;
            out.chunks(2 * LINE).map(goal).collect::<Vec<_>>()
        };
        let close = |found: &[f64], wanted: &[f64]| {
            found.len() == wanted.len() && found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-4)
        };
        // The last turn: won, and three tenths of that were luck. The one before: 0.6 − 0.1 + half of 0.7 − 0.6.
        let found = goals(&[moment(0.5, 0.1, false), moment(0.6, 0.3, false)]);
        assert!(close(&found, &[0.7, 0.55]), "{found:?}");
        let found = goals(&[moment(0.5, 0.1, true), moment(0.6, 0.3, false)]);
        assert!(close(&found, &[0.7, 0.25]), "{found:?}");
    }
}

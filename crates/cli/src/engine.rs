//! `kaiju engine`: the rules for bots that look ahead. It reads requests from standard input, one JSON object a line, and
//! answers each with one line; `docs/bot-protocol.md` describes them.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};

use anyhow::Result;
use clap::Args;
use kaiju_bots::Bits;
use kaiju_bots::foresight::Foresight;
use kaiju_bots::judge::Judge;
use kaiju_bots::lessons::LESSONS;
use kaiju_bots::net::Net;
use kaiju_bots::outlook::{Hope, Rolling, chance_of};
use kaiju_bots::risk::{Stance, for_damage};
use kaiju_rules::notation::{ParseError, Words, lines, parse_position, parse_view, position};
use kaiju_rules::{
    Book, EditionId, Illegal, Input, Log, Monster, Pending, Preset, RULES_VERSION, Seat, SeatSet, Setup, State, Table,
    View, Viewer,
};
use kaiju_text::{errors, lab};
use kaiju_wire::bot::{ANSWERS, BotOdds, BotQuestion, BotReply, BotSetup, BotTable, BotWants, PROTOCOL, number};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::Verdict;
use crate::tongue::lang;

const EXAMPLES: &str = "\
Examples:
  kaiju engine                         answers requests until its input ends
  kaiju engine --seed 7                the luck it draws is the same in every run

Each line of the input is a request in JSON, and each line of the output its answer. docs/bot-protocol.md lists them,
and examples/search_bot.py plays with them.";

/// The most games that are kept at a time.
const GAMES: usize = 1 << 16;
/// How many endings of a turn are imagined to tell a chance, and the most that may be asked for.
const SAMPLES: (u32, u32) = (16, 10_000);

/// Where its luck comes from.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct EngineArgs {
    /// Where the luck comes from that requests do not name.
    #[arg(short = 's', long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl EngineArgs {
    /// Answers requests until the input ends.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let mut engine = Analysis::new(self.seed);
        writeln!(
            out,
            "{}",
            json!({ "kaiju": "engine", "protocol": PROTOCOL, "rules": RULES_VERSION, "answers": ANSWERS })
        )?;
        out.flush()?;
        for line in std::io::stdin().lock().lines() {
            let line = line?;
            if !line.trim().is_empty() {
                writeln!(out, "{}", engine.answer(&line))?;
                out.flush()?;
            }
        }
        Ok(Verdict::Fine)
    }
}

/// What may be asked.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum EngineTask {
    New {
        edition: Option<String>,
        book: Option<String>,
        #[serde(default)]
        switches: BTreeMap<String, String>,
        players: Option<usize>,
        monsters: Option<Vec<String>>,
    },
    Load {
        position: String,
        seat: Option<char>,
    },
    Legal {
        game: u64,
    },
    Apply {
        game: u64,
        #[serde(flatten)]
        answer: BotReply,
        luck: Option<String>,
        #[serde(default)]
        draw: bool,
    },
    Clone {
        game: u64,
    },
    Sample {
        game: u64,
        seat: Option<char>,
        seed: Option<u64>,
    },
    Value {
        game: u64,
        seat: Option<char>,
        samples: Option<u32>,
        seed: Option<u64>,
    },
    Odds {
        game: u64,
    },
    Question {
        game: u64,
        seat: Option<char>,
    },
    Show {
        game: u64,
    },
    Drop {
        game: u64,
    },
}

/// A game, or what a seat sees of one.
#[derive(Clone)]
enum LookedAt {
    Game(State),
    View(View),
}

impl LookedAt {
    fn pending(&self) -> Pending {
        match self {
            LookedAt::Game(state) => state.pending(),
            LookedAt::View(view) => view.pending(),
        }
    }

    fn table(&self) -> &Table {
        match self {
            LookedAt::Game(state) => state.table(),
            LookedAt::View(view) => view.table(),
        }
    }

    /// As a seat sees it.
    fn seen_by(&self, seat: Seat) -> View {
        match self {
            LookedAt::Game(state) => state.seen_by(Viewer::Seat(seat)),
            LookedAt::View(view) => view.clone(),
        }
    }

    /// A game that looks like this to whoever looked, with what is hidden drawn by lot.
    fn imagined(&self, bits: &mut Bits) -> State {
        match self {
            LookedAt::Game(state) => state.clone(),
            LookedAt::View(view) => view.imagine(|n| bits.below(n)),
        }
    }
}

/// The games somebody looks at, by number.
struct Analysis {
    games: BTreeMap<u64, LookedAt>,
    newest: u64,
    bits: Bits,
    judge: Judge,
}

type EngineReply = Result<Map<String, Value>, String>;

impl Analysis {
    fn new(seed: u64) -> Analysis {
        Analysis { games: BTreeMap::new(), newest: 0, bits: Bits::new(seed, 0), judge: Judge::learned(&LESSONS) }
    }

    /// Answers one line.
    fn answer(&mut self, line: &str) -> Value {
        let read = |error: serde_json::Error| lab::engine_not_read(lang(), error);
        let (id, reply) = match serde_json::from_str::<Value>(line) {
            Ok(asked) => {
                let id = asked.get("id").cloned();
                // A request's own number is not the number of a question.
                let task = without_id(asked);
                (id, serde_json::from_value::<EngineTask>(task).map_err(read).and_then(|task| self.perform(task)))
            }
            Err(error) => (None, Err(read(error))),
        };
        let mut answer: Map<String, Value> = id.map(|id| ("id".to_string(), id)).into_iter().collect();
        match reply {
            Ok(fields) => answer.extend(fields),
            Err(why) => drop(answer.insert("error".to_string(), why.into())),
        }
        answer.into()
    }

    fn perform(&mut self, task: EngineTask) -> EngineReply {
        match task {
            EngineTask::New { edition, book, switches, players, monsters } => {
                let setup = setup(edition.as_deref(), book.as_deref(), &switches, players, monsters.as_deref())?;
                let mut log = Log::on();
                let state = State::start(&setup, &mut log);
                let words = Words::for_setup(&setup);
                let events: Vec<String> = log.take().into_iter().map(|event| words.event(event)).collect();
                let game = self.keep(LookedAt::Game(state))?;
                let mut told = self.standing(game)?;
                told.insert("events".to_string(), events.into());
                told.insert("setup".to_string(), written(&BotSetup::new(&setup, Seat::A)));
                Ok(told)
            }
            EngineTask::Load { position, seat: named } => {
                let wrong = |error: ParseError| errors::parse(lang(), &error);
                let known = match named {
                    None => LookedAt::Game(parse_position(&position).map_err(wrong)?),
                    Some(letter) => {
                        let view = parse_view(&position, Viewer::Public).map_err(wrong)?;
                        let viewer = Viewer::Seat(seat(letter, view.table())?);
                        LookedAt::View(parse_view(&position, viewer).map_err(wrong)?)
                    }
                };
                let game = self.keep(known)?;
                self.standing(game)
            }
            EngineTask::Legal { game } => {
                let mut told = self.standing(game)?;
                let known = self.known(game)?;
                if let Pending::Chance(luck) = known.pending() {
                    let words = Words::for_table(known.table());
                    let chances = luck.chances(known.table()).into_iter();
                    let chances: Vec<Value> =
                        chances.map(|(outcome, chance)| json!([words.outcome(outcome), chance])).collect();
                    told.insert("chances".to_string(), chances.into());
                }
                Ok(told)
            }
            EngineTask::Apply { game, answer, luck, draw } => self.apply(game, &answer, luck.as_deref(), draw),
            EngineTask::Clone { game } => {
                let copy = self.known(game)?.clone();
                let game = self.keep(copy)?;
                self.standing(game)
            }
            EngineTask::Sample { game, seat: letter, seed } => {
                let known = self.known(game)?.clone();
                let seat = viewer(&known, letter)?;
                let mut bits = self.luck(seed);
                let state = known.seen_by(seat).imagine(|n| bits.below(n));
                let game = self.keep(LookedAt::Game(state))?;
                self.standing(game)
            }
            EngineTask::Value { game, seat: only, samples, seed } => {
                let samples = samples.unwrap_or(SAMPLES.0);
                if !(1..=SAMPLES.1).contains(&samples) {
                    return Err(lab::engine_samples(lang(), SAMPLES.1));
                }
                let known = self.known(game)?.clone();
                let seats = match only {
                    Some(letter) => SeatSet::just(seat(letter, known.table())?),
                    None => known.table().seats(),
                };
                let seed = seed.unwrap_or_else(|| self.bits.word());
                Ok(fields(json!({ "game": game, "value": self.value(&known, seats, samples, seed) })))
            }
            EngineTask::Odds { game } => {
                let told = odds(self.known(game)?);
                Ok(fields(json!({ "game": game, "odds": told })))
            }
            EngineTask::Question { game, seat: letter } => {
                let known = self.known(game)?;
                let view = known.seen_by(viewer(known, letter)?);
                let asked = BotQuestion::new(&view, &view.legal(), BotWants { odds: true });
                let told = asked.ok_or_else(|| lab::engine_not_asked(lang()).to_string())?;
                let mut told = fields(written(&told));
                // What only somebody who plays is told.
                for key in ["id", "events", "random", "time_ms"] {
                    told.remove(key);
                }
                Ok(told)
            }
            EngineTask::Show { game } => {
                let known = self.known(game)?;
                let position = match known {
                    LookedAt::Game(state) => position(state),
                    LookedAt::View(view) => view.position(),
                };
                let table = written(&BotTable::new(known.table()));
                Ok(fields(json!({ "game": game, "table": table, "position": position })))
            }
            EngineTask::Drop { game } => {
                self.games.remove(&game).ok_or_else(|| lab::engine_no_game(lang(), game))?;
                Ok(fields(json!({ "dropped": game })))
            }
        }
    }

    /// Random bits for one request: of its own seed, or the next ones.
    fn luck(&mut self, seed: Option<u64>) -> Bits {
        Bits::new(seed.unwrap_or_else(|| self.bits.word()), 0)
    }

    fn known(&self, game: u64) -> Result<&LookedAt, String> {
        self.games.get(&game).ok_or_else(|| lab::engine_no_game(lang(), game))
    }

    /// Keeps a game; its number.
    fn keep(&mut self, known: LookedAt) -> Result<u64, String> {
        if self.games.len() >= GAMES {
            return Err(lab::engine_full(lang(), GAMES as u64));
        }
        self.newest += 1;
        self.games.insert(self.newest, known);
        Ok(self.newest)
    }

    /// What a game waits for.
    fn standing(&self, game: u64) -> EngineReply {
        let known = self.known(game)?;
        let words = Words::for_table(known.table());
        Ok(fields(match known.pending() {
            Pending::Over(winners) => {
                let winners: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
                json!({ "game": game, "over": winners })
            }
            Pending::Chance(luck) => json!({ "game": game, "luck": words.luck(luck) }),
            Pending::Decide(seat, question) => {
                let legal = match known {
                    LookedAt::Game(state) => state.legal(),
                    LookedAt::View(view) => view.legal(),
                };
                json!({
                    "game": game,
                    "seat": seat.to_string(),
                    "question": words.question(question),
                    "legal": legal.iter().map(|action| words.action(action)).collect::<Vec<_>>(),
                    "numbers": legal.iter().map(number).collect::<Vec<_>>(),
                })
            }
        }))
    }

    /// Moves a game on by one input, and by what luck says after it.
    fn apply(&mut self, game: u64, answer: &BotReply, luck: Option<&str>, draw: bool) -> EngineReply {
        let mut state = match self.known(game)? {
            LookedAt::Game(state) => state.clone(),
            LookedAt::View(_) => return Err(lab::engine_only_seen(lang(), game)),
        };
        let words = Words::for_table(state.table());
        let refused = |illegal| errors::illegal(lang(), illegal).to_string();
        let said = answer.answer.is_some() || answer.number.is_some();
        let input = match (state.pending(), luck) {
            (Pending::Over(_), _) => return Err(refused(Illegal::Over)),
            (Pending::Decide(..), Some(_)) => return Err(refused(Illegal::PlayerIsAsked)),
            (Pending::Decide(..), None) => {
                let action = answer.action(words, &state.legal());
                Some(Input::Act(action.ok_or_else(|| refused(Illegal::NotAnAnswer))?))
            }
            (Pending::Chance(_), None) if draw && !said => None,
            (Pending::Chance(_), Some(luck)) if !said => {
                let read = lines(luck).next().and_then(|mut line| {
                    let outcome = words.read_outcome(&mut line).ok()?;
                    line.done().is_ok().then_some(outcome)
                });
                Some(Input::Luck(read.ok_or_else(|| refused(Illegal::NotAnOutcome))?))
            }
            (Pending::Chance(_), _) => return Err(refused(Illegal::ChanceIsAsked)),
        };
        let mut log = Log::on();
        if let Some(input) = input {
            state.apply(input, &mut log).map_err(refused)?;
        }
        while let Pending::Chance(luck) = state.pending()
            && draw
        {
            state.advance(Input::Luck(luck.draw(state.table(), self.bits.word())), &mut log);
        }
        let events: Vec<String> = log.take().into_iter().map(|event| words.event(event)).collect();
        self.games.insert(game, LookedAt::Game(state));
        let mut told = self.standing(game)?;
        told.insert("events".to_string(), events.into());
        Ok(told)
    }

    /// The chance of seats to win, by the network: the mean over imagined ends of the turn.
    fn value(&self, known: &LookedAt, seats: SeatSet, samples: u32, seed: u64) -> BTreeMap<String, f64> {
        let table = known.table();
        let share = |seat: Seat| {
            if let Some(winners) = table.over() {
                return if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            }
            if !table.alive().has(seat) {
                return 0.0;
            }
            let mut foresight = Foresight::new(Net::ours(), &self.judge);
            // Every seat meets the same imagined luck.
            let worth = |n: u32| {
                let mut bits = Bits::new(seed, u64::from(n));
                let mut state = known.imagined(&mut bits);
                foresight.worth(&mut state, table.turns(), seat, &mut bits)
            };
            (0..samples).map(worth).sum::<f64>() / f64::from(samples)
        };
        seats.iter().map(|seat| (seat.to_string(), share(seat))).collect()
    }
}

/// A request without its number: what it asks may have a number of its own.
fn without_id(mut asked: Value) -> Value {
    if let Some(fields) = asked.as_object_mut() {
        fields.remove("id");
    }
    asked
}

/// The fields of an object.
fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

fn seat(letter: char, table: &Table) -> Result<Seat, String> {
    let seat = Seat::from_letter(letter).filter(|&seat| table.seats().has(seat));
    seat.ok_or_else(|| lab::engine_no_seat(lang(), letter))
}

/// The seat somebody looks through: the one that is named, or the one that is asked.
fn viewer(known: &LookedAt, named: Option<char>) -> Result<Seat, String> {
    let own = match known {
        LookedAt::View(view) if let Viewer::Seat(seat) = view.viewer() => Some(seat),
        _ => None,
    };
    match (own, named, known.pending()) {
        (Some(own), Some(letter), _) if own.letter() != letter => Err(lab::engine_other_eyes(lang(), own)),
        (Some(own), _, _) => Ok(own),
        (None, Some(letter), _) => seat(letter, known.table()),
        (None, None, Pending::Decide(seat, _)) => Ok(seat),
        _ => Err(lab::engine_whose_eyes(lang()).to_string()),
    }
}

/// What a new game starts from.
fn setup(
    edition: Option<&str>,
    book: Option<&str>,
    switches: &BTreeMap<String, String>,
    players: Option<usize>,
    monsters: Option<&[String]>,
) -> Result<Setup, String> {
    let preset = match (edition, book) {
        (_, Some(name)) => Book::from_name(name).map(Preset::Book),
        (Some(name), None) => EditionId::from_name(name).map(Preset::Edition),
        (None, None) => Some(Preset::Edition(EditionId::default())),
    };
    let named = book.or(edition).unwrap_or_default();
    let preset = preset.filter(|preset| edition.is_none_or(|name| preset.edition().name() == name));
    let preset = preset.ok_or_else(|| lab::engine_no_preset(lang(), named))?;
    let mut rules = preset.rules();
    for (name, word) in switches {
        rules.set(name, word).map_err(|error| errors::switch(lang(), name, word, error))?;
    }
    let wrong = |error| errors::setup(lang(), error);
    let setup = match monsters {
        None => Setup::of_preset(preset, players.unwrap_or(4)).map_err(wrong)?.with_rules(rules),
        Some(ids) => {
            let known = |id: &String| Monster::from_id(id).ok_or_else(|| lab::engine_no_monster(lang(), id));
            let monsters = ids.iter().map(known).collect::<Result<Vec<_>, _>>()?;
            Setup::of(preset.edition(), rules, &monsters).map_err(wrong)?
        }
    };
    setup.check().map_err(wrong)?;
    Ok(setup)
}

/// What the turn can bring: the odds of the dice, of twenty stars and of eliminating each other monster, and what staying
/// in Tokyo and leaving it cost whoever is there.
fn odds(known: &LookedAt) -> Value {
    let state = match known {
        LookedAt::Game(state) => state.clone(),
        LookedAt::View(view) => view.imagine(|_| 0),
    };
    let table = state.table();
    let mut told = Map::new();
    if let Some(rolling) = Rolling::of(&state) {
        if rolling.asks() {
            told.insert("at_least".to_string(), written(&BotOdds::new(rolling.lying, rolling.rolls).at_least));
        }
        let chance = |hope: Hope| {
            let found = chance_of(&state, hope)?;
            Some(json!({ "chance": found.chance, "keep": found.keep.map(|keep| keep.to_string()) }))
        };
        told.insert("stars".to_string(), chance(Hope::Stars).into());
        let others = table.alive().without(rolling.seat).iter();
        let each = others.filter_map(|seat| Some((seat.to_string(), chance(Hope::Eliminate(seat))?)));
        told.insert("eliminate".to_string(), Value::Object(each.collect()));
    }
    let risk = |seat: Seat, stance: Stance| {
        let risk = for_damage(&known.seen_by(seat), seat, stance)?;
        Some(json!({ "hearts": risk.mean(), "dies": risk.dies, "exact": risk.exact }))
    };
    let each = table.tokyo().iter().map(|seat| {
        let stances = json!({ "stay": risk(seat, Stance::Stay), "leave": risk(seat, Stance::Yield) });
        (seat.to_string(), stances)
    });
    told.insert("tokyo".to_string(), Value::Object(each.collect()));
    told.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(engine: &mut Analysis, request: &Value) -> Value {
        engine.answer(&request.to_string())
    }

    const POSITION: &str =
        "kaiju position 1\nedition second\nseat A gigazaur ★18\nseat B kraken ♥3 city\nat keep A dice 222ess rolls 1";

    #[test]
    fn a_game_is_looked_at_and_moved_on() {
        let mut engine = Analysis::new(1);
        let loaded = asked(&mut engine, &json!({ "id": "x", "do": "load", "position": POSITION }));
        assert_eq!((&loaded["id"], &loaded["game"], &loaded["question"]), (&json!("x"), &json!(1), &json!("keep")));
        let copy = asked(&mut engine, &json!({ "do": "clone", "game": 1 }));
        assert_eq!((&copy["game"], &copy["legal"]), (&json!(2), &loaded["legal"]));
        // The copy goes on, the game stays.
        let moved = asked(&mut engine, &json!({ "do": "apply", "game": 2, "answer": "keep 222ss" }));
        assert_eq!(moved["luck"], "throw 1");
        let chances = asked(&mut engine, &json!({ "do": "legal", "game": 2 }))["chances"].clone();
        let sum: f64 = chances.as_array().unwrap().iter().map(|pair| pair[1].as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-9 && chances.as_array().unwrap().len() == 6, "{chances}");
        let fell = asked(&mut engine, &json!({ "do": "apply", "game": 2, "luck": "dice s" }));
        assert!(fell["events"].as_array().unwrap().contains(&json!("threw s")), "{fell}");
        assert_eq!(asked(&mut engine, &json!({ "do": "legal", "game": 1 }))["legal"], loaded["legal"]);
        // By number, and luck drawn up to the next question.
        let number = &loaded["numbers"][loaded["legal"].as_array().unwrap().len() - 1];
        let ends = asked(&mut engine, &json!({ "do": "apply", "game": 1, "number": number, "draw": true }));
        assert!(ends["luck"].is_null() && ends["error"].is_null(), "{ends}");
        assert_eq!(asked(&mut engine, &json!({ "do": "drop", "game": 2 }))["dropped"], 2);
        assert!(asked(&mut engine, &json!({ "do": "legal", "game": 2 }))["error"].as_str().unwrap().contains('2'));
    }

    #[test]
    fn the_value_of_a_won_game_is_known_and_of_a_good_one_is_high() {
        let mut engine = Analysis::new(1);
        asked(&mut engine, &json!({ "do": "load", "position": POSITION }));
        let value = asked(&mut engine, &json!({ "do": "value", "game": 1, "seed": 3 }))["value"].clone();
        assert!(value["A"].as_f64() > Some(0.9) && value["B"].as_f64() < Some(0.1), "{value}");
        assert_eq!(asked(&mut engine, &json!({ "do": "value", "game": 1, "seed": 3 }))["value"], value);
        let odds = asked(&mut engine, &json!({ "do": "odds", "game": 1 }))["odds"].clone();
        assert_eq!(odds["stars"]["chance"], 1.0, "three twos are two stars: {odds}");
        assert!(odds["eliminate"]["B"]["chance"].as_f64() > Some(0.5) && odds["tokyo"]["B"]["stay"]["dies"].is_f64());
    }

    #[test]
    fn a_view_is_sampled_before_it_is_played_on() {
        let text = "kaiju position 1\nedition godzilla\nswitch evolutions yes\nseat A godzilla\nseat B mothra city\n\
                    evolutions A hand ?\nevolutions B hand ?\nat keep B dice 123ess rolls 1";
        let mut engine = Analysis::new(1);
        let seen = asked(&mut engine, &json!({ "do": "load", "position": text, "seat": "B" }));
        assert_eq!(seen["seat"], "B", "{seen}");
        let refused = asked(&mut engine, &json!({ "do": "apply", "game": 1, "answer": "keep -" }));
        assert!(refused["error"].as_str().unwrap().contains("sample"), "{refused}");
        let drawn = |engine: &mut Analysis, seed: u64| {
            let game = asked(engine, &json!({ "do": "sample", "game": 1, "seed": seed }))["game"].clone();
            asked(engine, &json!({ "do": "show", "game": game }))["position"].clone()
        };
        let some: std::collections::BTreeSet<String> =
            (0..20).map(|seed| drawn(&mut engine, seed).to_string()).collect();
        assert!(some.len() > 1 && some.iter().all(|text| !text.contains('?')), "{some:?}");
        assert_eq!(drawn(&mut engine, 4), drawn(&mut engine, 4));
    }

    #[test]
    fn what_cannot_be_done_is_refused_with_a_sentence() {
        let mut engine = Analysis::new(1);
        asked(&mut engine, &json!({ "do": "load", "position": POSITION }));
        asked(&mut engine, &json!({ "do": "new", "players": 2 }));
        asked(&mut engine, &json!({ "do": "load", "position": POSITION, "seat": "A" }));
        for wrong in [
            json!({ "do": "fly" }),
            json!({ "do": "legal" }),
            json!({ "do": "legal", "game": 9 }),
            json!({ "do": "load", "position": "kaiju position 1\nedition third" }),
            json!({ "do": "load", "position": POSITION, "seat": "F" }),
            json!({ "do": "new", "edition": "third" }),
            json!({ "do": "new", "edition": "first", "book": "es-2016" }),
            json!({ "do": "new", "players": 7 }),
            json!({ "do": "new", "monsters": ["gigazaur", "nobody"] }),
            json!({ "do": "new", "switches": { "tokyo_sea": "yes" } }),
            json!({ "do": "apply", "game": 1 }),
            json!({ "do": "apply", "game": 1, "answer": "sweep" }),
            json!({ "do": "apply", "game": 1, "luck": "dice 1" }),
            json!({ "do": "apply", "game": 2, "answer": "no", "draw": true }),
            json!({ "do": "apply", "game": 2, "luck": "dice 1" }),
            json!({ "do": "value", "game": 1, "samples": 0 }),
            json!({ "do": "question", "game": 1, "seat": "B" }),
            json!({ "do": "sample", "game": 2 }),
            json!({ "do": "sample", "game": 3, "seat": "B" }),
            json!(7),
        ] {
            let told = asked(&mut engine, &wrong);
            let sentence = told["error"].as_str().unwrap_or_else(|| panic!("{wrong} was taken: {told}"));
            assert!(sentence.contains(' '), "{wrong}: {sentence}");
        }
        assert!(engine.answer("{").get("error").is_some());
        // Nothing has moved.
        assert_eq!(asked(&mut engine, &json!({ "do": "legal", "game": 1 }))["question"], "keep");
    }
}

//! A position, inputs with scripted luck, and what must be true then. The format is described in
//! `docs/notation.md` and is meant for other implementations too.

use std::fmt;

use kaiju_rules::notation::{Line, ParseError, Words, lines, read_position};
use kaiju_rules::{Dial, Event, Illegal, Input, Log, Pending, Place, Seat, State};
use kaiju_text::{Lang, errors, scenario as told};

/// A test as text.
#[derive(Clone)]
pub struct Scenario {
    title: String,
    cites: Vec<String>,
    start: State,
    opening: Vec<Event>,
    steps: Vec<(usize, String, ScenarioStep)>,
}

#[derive(Clone)]
enum ScenarioStep {
    Input(Option<Seat>, Input),
    Refuse(Option<Seat>, Input, Option<Illegal>),
    Expect(Expect),
}

#[derive(Clone)]
enum Expect {
    Seat(Seat, Vec<Fact>),
    Place(Place, Option<Seat>),
    Words(&'static str, String),
    Events { pattern: Vec<String>, count: Option<usize> },
    Pending(String),
    Legal { who: Option<Seat>, input: Input, legal: bool },
}

#[derive(Clone)]
enum Fact {
    Dial(Dial, u16),
    Inside(Option<Place>),
    Out(bool),
    Cards(Vec<String>),
}

/// What a scenario found to be otherwise.
#[derive(Clone, Debug)]
pub struct Failure {
    wrong: Vec<String>,
    story: Vec<String>,
    lang: Lang,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for wrong in &self.wrong {
            writeln!(f, "{wrong}")?;
        }
        writeln!(f, "{}", told::happened(self.lang))?;
        for line in &self.story {
            writeln!(f, "    {line}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

impl Scenario {
    /// Its title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The clauses and rulings it shows.
    pub fn cites(&self) -> &[String] {
        &self.cites
    }

    /// The position it starts from.
    pub fn start(&self) -> &State {
        &self.start
    }

    /// Reads a scenario.
    pub fn parse(text: &str) -> Result<Scenario, ParseError> {
        let mut all = lines(text).peekable();
        let Some(mut head) = all.next() else {
            let message = "expected `kaiju scenario 1`, found an empty file".to_string();
            return Err(ParseError { line: 1, column: 1, message });
        };
        for word in ["kaiju", "scenario", "1"] {
            head.read("`kaiju scenario 1`", |w| (w == word).then_some(()))?;
        }
        head.done()?;
        let mut title = String::new();
        let mut cites = Vec::new();
        while let Some(mut line) = all.next_if(|line| matches!(line.peek(), Some("title" | "cite"))) {
            match line.word("title or cite")? {
                "title" => title = line.rest(),
                _ => {
                    while line.more() {
                        cites.push(line.word("a clause id")?.to_string());
                    }
                }
            }
        }
        let mut log = Log::on();
        let (start, stop) = read_position(&mut all, &mut log)?;
        let Some(_) = stop else {
            let message = "expected `---` between the position and what happens, found the end".to_string();
            return Err(ParseError { line: text.lines().count().max(1), column: 1, message });
        };
        let words = Words::for_table(start.table());
        let mut steps = Vec::new();
        for mut line in all {
            let (number, said) = (line.number, line.clone().rest());
            let step = match line.peek() {
                Some("expect") => {
                    line.word("expect")?;
                    ScenarioStep::Expect(read_expect(words, &mut line)?)
                }
                Some("refuse") => {
                    line.word("refuse")?;
                    read_refusal(words, &mut line)?
                }
                _ => {
                    let (who, input) = words.read_input(&mut line)?;
                    ScenarioStep::Input(who, input)
                }
            };
            line.done()?;
            steps.push((number, said, step));
        }
        if !steps.iter().any(|(_, _, step)| !matches!(step, ScenarioStep::Input(..))) {
            let message = "nothing is expected: a scenario needs at least one `expect` or `refuse`".to_string();
            return Err(ParseError { line: text.lines().count().max(1), column: 1, message });
        }
        Ok(Scenario { title, cites, start, opening: log.take(), steps })
    }

    /// Plays it and looks.
    pub fn run(&self) -> Result<(), Failure> {
        self.run_in(Lang::En)
    }

    /// Plays the scenario; a failure is described in this language.
    pub fn run_in(&self, lang: Lang) -> Result<(), Failure> {
        let mut state = self.start.clone();
        let words = Words::for_table(state.table());
        let mut events = self.opening.clone();
        let story = self.opening.iter().map(|e| words.event(*e)).collect();
        let mut failure = Failure { wrong: Vec::new(), story, lang };
        for (number, said, step) in &self.steps {
            match step {
                ScenarioStep::Input(who, input) => {
                    let mut log = Log::on();
                    failure.story.push(format!("> {said}"));
                    if let Err(illegal) = state.apply_as(*who, *input, &mut log) {
                        let (why, answers) = (errors::illegal(lang, illegal), answers(lang, words, &state));
                        let asked = pending(words, &state);
                        failure.wrong.push(told::refused(lang, number, said, why, asked, answers));
                        return Err(failure);
                    }
                    let new = log.take();
                    failure.story.extend(new.iter().map(|e| words.event(*e)));
                    events.extend(new);
                }
                ScenarioStep::Refuse(who, input, reason) => {
                    let mut trial = state.clone();
                    let found = trial.apply_as(*who, *input, &mut Log::Off);
                    let as_expected = match (found, reason) {
                        (Err(found), Some(reason)) => found == *reason,
                        (Err(_), None) => true,
                        (Ok(()), _) => false,
                    };
                    if !as_expected {
                        let found = found.err().map_or(told::it_is_legal(lang).to_string(), |i| i.word().to_string());
                        failure.wrong.push(told::not_refused(lang, number, said, found));
                    } else if trial != state {
                        failure.wrong.push(told::moved(lang, number, said));
                    }
                }
                ScenarioStep::Expect(expect) => {
                    for (expected, found) in expect.check(lang, words, &state, &events) {
                        let said = said.strip_prefix("expect ").unwrap_or(said);
                        failure.wrong.push(told::otherwise(lang, number, said, expected, found));
                    }
                }
            }
        }
        if failure.wrong.is_empty() { Ok(()) } else { Err(failure) }
    }
}

fn pending(words: Words, state: &State) -> String {
    match state.pending() {
        Pending::Decide(seat, question) => format!("ask {seat} {}", words.question(question)),
        Pending::Chance(luck) => format!("luck {}", words.luck(luck)),
        Pending::Over(winners) => format!("over {winners}"),
    }
}

fn answers(lang: Lang, words: Words, state: &State) -> String {
    let legal = state.legal();
    let mut shown: Vec<String> = legal.iter().take(24).map(|a| words.action(a)).collect();
    if legal.len() > shown.len() {
        shown.push(told::in_all(lang, legal.len()));
    }
    shown.join(", ")
}

fn read_refusal(words: Words, line: &mut Line<'_>) -> Result<ScenarioStep, ParseError> {
    // The reason is the last word; an input never ends in one.
    let mut inner = line.clone();
    let rest = line.rest();
    let reason = rest.split(' ').next_back().and_then(|w| Illegal::ALL.iter().copied().find(|i| i.word() == w));
    if reason.is_some() {
        inner.drop_last();
    }
    let (who, input) = words.read_input(&mut inner)?;
    Ok(ScenarioStep::Refuse(who, input, reason))
}

fn read_expect(words: Words, line: &mut Line<'_>) -> Result<Expect, ParseError> {
    const KINDS: &str =
        "a seat, city, bay, dice, shop, active, event, no event, N events, ask, luck, over, legal or not legal";
    let word = line.word(KINDS)?;
    let seat = |w: &str| Some(w).filter(|w| w.len() == 1).and_then(|w| w.chars().next()).and_then(Seat::from_letter);
    if let Some(seat) = seat(word) {
        return read_facts(words, seat, line);
    }
    Ok(match word {
        "city" | "bay" => {
            let place = if word == "city" { Place::City } else { Place::Bay };
            let who = line.read("a seat or -", |w| if w == "-" { Some(None) } else { seat(w).map(Some) })?;
            Expect::Place(place, who)
        }
        "dice" => Expect::Words("dice", line.rest()),
        "shop" => Expect::Words("shop", line.rest()),
        "active" => Expect::Words("active", line.rest()),
        "event" => Expect::Events { pattern: pattern(line)?, count: None },
        "no" => {
            line.literal("event")?;
            Expect::Events { pattern: pattern(line)?, count: Some(0) }
        }
        "ask" | "luck" | "over" => Expect::Pending(format!("{word} {}", line.rest()).trim_end().to_string()),
        "legal" => {
            let (who, input) = words.read_input(line)?;
            Expect::Legal { who, input, legal: true }
        }
        "not" => {
            line.literal("legal")?;
            let (who, input) = words.read_input(line)?;
            Expect::Legal { who, input, legal: false }
        }
        number => {
            let Ok(count) = number.parse() else { return Err(line.expected(KINDS)) };
            line.read("`events`", |w| matches!(w, "events" | "event").then_some(()))?;
            Expect::Events { pattern: pattern(line)?, count: Some(count) }
        }
    })
}

fn pattern(line: &mut Line<'_>) -> Result<Vec<String>, ParseError> {
    let mut words = vec![line.word("the first word of an event")?.to_string()];
    while line.more() {
        words.push(line.word("a word of an event")?.to_string());
    }
    Ok(words)
}

fn read_facts(words: Words, seat: Seat, line: &mut Line<'_>) -> Result<Expect, ParseError> {
    const KINDS: &str = "a dial like ♥7, city, bay, outside, out, alive, or cards …";
    let mut facts = Vec::new();
    while line.more() {
        let word = line.word(KINDS)?;
        facts.push(match word {
            "city" => Fact::Inside(Some(Place::City)),
            "bay" => Fact::Inside(Some(Place::Bay)),
            "outside" => Fact::Inside(None),
            "out" => Fact::Out(true),
            "alive" => Fact::Out(false),
            "cards" => {
                let mut cards = Vec::new();
                while line.more() && !line.take("-") {
                    let card = line.read("a card of this edition, or -", |w| {
                        words.read_card(w.split('*').next()?).map(|_| w.to_string())
                    })?;
                    cards.push(card);
                }
                Fact::Cards(cards)
            }
            _ => match Dial::read(word) {
                Some((dial, n)) => Fact::Dial(dial, n),
                None => return Err(line.expected(KINDS)),
            },
        });
    }
    if facts.is_empty() {
        return Err(line.word(KINDS).unwrap_err());
    }
    Ok(Expect::Seat(seat, facts))
}

impl Expect {
    /// What is otherwise: expected and found.
    fn check(&self, lang: Lang, words: Words, state: &State, events: &[Event]) -> Vec<(String, String)> {
        let table = state.table();
        let mut wrong = Vec::new();
        let mut compare = |expected: String, found: String| {
            if expected != found {
                wrong.push((expected, found));
            }
        };
        match self {
            Expect::Seat(seat, facts) => {
                for fact in facts {
                    match fact {
                        Fact::Dial(dial, n) => {
                            let show = |n: u16| match dial.symbol() {
                                "" => format!("{seat} {}={n}", dial.word()),
                                symbol => format!("{seat} {symbol}{n}"),
                            };
                            compare(show(*n), show(dial.of(table.stand(*seat))));
                        }
                        Fact::Inside(place) => {
                            let show =
                                |place: Option<Place>| format!("{seat} {}", place.map_or("outside", Place::word));
                            compare(show(*place), show(table.place_of(*seat)));
                        }
                        Fact::Out(out) => {
                            let show = |out: bool| format!("{seat} {}", if out { "out" } else { "alive" });
                            compare(show(*out), show(!table.alive().has(*seat)));
                        }
                        Fact::Cards(cards) => {
                            let mut found: Vec<String> = table
                                .held(*seat)
                                .iter()
                                .map(|c| {
                                    let name = words.card(c);
                                    let said = cards.iter().any(|w| w.starts_with(&format!("{name}*")));
                                    if said { format!("{name}*{}", table.charges(c.into())) } else { name }
                                })
                                .collect();
                            let mut expected = cards.clone();
                            expected.sort();
                            found.sort();
                            compare(
                                format!("{seat} cards {}", expected.join(" ")),
                                format!("{seat} cards {}", found.join(" ")),
                            );
                        }
                    }
                }
            }
            Expect::Place(place, who) => {
                let show = |who: Option<Seat>| format!("{} {}", place.word(), who.map_or('-', Seat::letter));
                compare(show(*who), show(table.at(*place)));
            }
            Expect::Words(key, expected) => {
                let found = match *key {
                    "dice" => table.turn().dice.to_string(),
                    "active" => table.active().to_string(),
                    _ => table.shop().map(|c| c.map_or("-".to_string(), |c| words.card(c))).join(" "),
                };
                compare(format!("{key} {expected}"), format!("{key} {found}"));
            }
            Expect::Events { pattern, count } => {
                let found = events.iter().filter(|e| matches(pattern, &words.event(**e))).count();
                let right = count.map_or(found > 0, |count| found == count);
                if !right {
                    let times = count.map_or(told::at_least_one(lang).to_string(), |c| c.to_string());
                    compare(format!("{times} × {}", pattern.join(" ")), format!("{found}"));
                }
            }
            Expect::Pending(expected) => compare(expected.clone(), pending(words, state)),
            Expect::Legal { who, input, legal } => {
                let found = state.clone().apply_as(*who, *input, &mut Log::Off);
                if found.is_ok() != *legal {
                    let found =
                        found.err().map_or(told::legal(lang).to_string(), |i| errors::illegal(lang, i).to_string());
                    let input = words.input(*who, *input);
                    let expected = if *legal { told::is_legal(lang, input) } else { told::is_not_legal(lang, input) };
                    wrong.push((expected, found));
                }
            }
        }
        wrong
    }
}

/// Does an event begin with these words? `*` stands for any word.
fn matches(pattern: &[String], event: &str) -> bool {
    let mut words = event.split(' ');
    pattern.iter().all(|p| words.next().is_some_and(|w| p == "*" || p == w))
}

//! The laws every game obeys, checked over random games. Each breach says which law, which game and which input.

mod events;
mod secrecy;

use std::fmt;

use kaiju_bits::{Bits, random_input};
use kaiju_rules::notation::{Record, Words, lines, parse_position, parse_record, parse_view, position};
use kaiju_rules::{
    Action, CardSet, Event, EvolutionSet, INPUT_LIMIT, Illegal, Input, Kind, Legal, Log, OWN_STEP, Occasion, Outcome,
    Pending, Question, Seat, Setup, Source, State, Table, Task, View, Viewer,
};

use self::events::event_law;
use self::secrecy::{Fate, Twin};

/// How thoroughly a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Every law at every input.
    Full,
    /// The cheap ones at every input, the dear ones now and then.
    Light,
    /// For millions of games: the dear ones rarely, and one pair of eyes follows instead of everybody's.
    Soak,
}

impl Depth {
    /// The dear laws are looked at once in n inputs.
    const fn dear_one_in(self) -> usize {
        match self {
            Depth::Full => 1,
            Depth::Light => 16,
            Depth::Soak => 512,
        }
    }
}

/// A number asked for in the environment, such as `KAIJU_SEED`, or the usual one.
pub fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// A law that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Which law.
    pub law: String,
    /// Together with its number, the seed of the game.
    pub seed: u64,
    /// The number of the game.
    pub game: u64,
    /// After how many inputs.
    pub inputs: usize,
    /// The last of them.
    pub last: String,
    /// How things stood; empty where the law is about the whole game.
    pub position: String,
}

impl Breach {
    /// A game that cannot even start.
    pub fn at_the_start(seed: u64, game: u64, law: String, position: String) -> Breach {
        Breach { law, seed, game, inputs: 0, last: "the start".to_string(), position }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, seed, game, inputs, last, position } = self;
        write!(f, "{law} (seed {seed}, game {game}, after input {inputs}: {last})\n{position}")
    }
}

impl std::error::Error for Breach {}

/// A game that broke no law.
#[derive(Clone, Debug)]
pub struct Course {
    /// Everything that came in.
    pub inputs: Vec<Input>,
    /// The most tasks that waited while somebody was asked.
    pub agenda: usize,
}

/// Plays one random game and checks every law on the way, and at the end that its record tells it again.
pub fn check_game(setup: &Setup, seed: u64, game: u64, depth: Depth) -> Result<Course, Breach> {
    let mut opening = Log::on();
    let start = State::start(setup, &mut opening);
    let mut watch = CheckedGame::new(start, Table::new(setup), seed, game, depth);
    watch.views.iter_mut().for_each(|view| *view = View::new(setup, view.viewer()));
    if let Some(law) = watch.follow(&opening.take(), false) {
        return watch.breach(law);
    }
    watch.play()?;
    if let Some(law) = record_law(setup, &watch) {
        return watch.breach(law);
    }
    Ok(watch.course())
}

/// Plays on from a position at random and checks every law on the way.
pub fn check_position(start: State, seed: u64, game: u64, depth: Depth) -> Result<Course, Breach> {
    let table = start.table().clone();
    let mut watch = CheckedGame::new(start, table, seed, game, depth);
    watch.play()?;
    Ok(watch.course())
}

/// A game being played, and all that is compared with it.
struct CheckedGame {
    seed: u64,
    game: u64,
    depth: Depth,
    bits: Bits,
    state: State,
    /// The table as the events alone tell it.
    folded: Table,
    /// What some pairs of eyes have seen.
    views: Vec<View>,
    /// A copy of the game with other hidden hands, where hands are hidden.
    twin: Option<Twin>,
    inputs: Vec<Input>,
    /// Who gave the last of them, if it was a player.
    by: Option<Seat>,
    agenda: usize,
}

impl CheckedGame {
    fn new(state: State, folded: Table, seed: u64, game: u64, depth: Depth) -> CheckedGame {
        let everybody = state.table().seats().iter().map(Viewer::Seat).chain([Viewer::Public]);
        let mut views: Vec<View> = everybody.map(|viewer| state.seen_by(viewer)).collect();
        if depth == Depth::Soak {
            let one = game % views.len() as u64;
            views = vec![views.swap_remove(one as usize)];
        }
        let bits = Bits::new(seed, game);
        CheckedGame {
            seed,
            game,
            depth,
            bits,
            state,
            folded,
            views,
            twin: None,
            inputs: Vec::new(),
            by: None,
            agenda: 0,
        }
    }

    fn course(self) -> Course {
        Course { inputs: self.inputs, agenda: self.agenda }
    }

    fn breach<T>(&self, law: impl Into<String>) -> Result<T, Breach> {
        let words = Words::for_table(self.state.table());
        let last = self.inputs.last().map_or("the start".to_string(), |input| words.input(self.by, *input));
        let (seed, game, inputs) = (self.seed, self.game, self.inputs.len());
        Err(Breach { law: law.into(), seed, game, inputs, last, position: position(&self.state) })
    }

    /// Plays to the end at random, looking at the laws before and after each input.
    fn play(&mut self) -> Result<(), Breach> {
        let mut legal = Legal::default();
        let mut log = Log::on();
        if self.folded != *self.state.table() {
            return self.breach("2: events alone do not rebuild the table");
        }
        loop {
            let dear = self.bits.below(self.depth.dear_one_in()) == 0;
            self.agenda = self.agenda.max(self.state.agenda().len());
            if let Some(law) = static_laws(&self.state, dear) {
                return self.breach(law);
            }
            if dear && let Some(law) = answer_laws(&self.state, &mut self.bits) {
                return self.breach(law);
            }
            if let Some(law) = self.secrecy() {
                return self.breach(law);
            }
            let Some(input) = random_input(&self.state, &mut self.bits, &mut legal) else { return Ok(()) };
            let (asked, window, tasks) = (self.state.pending(), window_of(&self.state), self.state.agenda().len());
            if let Some(law) = self.twin_follows(input) {
                return self.breach(law);
            }
            let done = self.state.apply(input, &mut log);
            self.inputs.push(input);
            self.by = if let Pending::Decide(seat, _) = asked { Some(seat) } else { None };
            if let Err(illegal) = done {
                return self.breach(format!("4: an input from the legal list is refused: {illegal}"));
            }
            let events = log.take();
            if let Some(law) = self.follow(&events, dear) {
                return self.breach(law);
            }
            // With fewer tasks left it is another question in the same words: somebody lost as many hearts twice.
            let same = (self.state.pending(), window_of(&self.state)) == (asked, window);
            if input == Input::Act(Action::No) && events.is_empty() && same && self.state.agenda().len() >= tasks {
                return self.breach("12: after a no the same is asked again");
            }
            if self.inputs.len() >= INPUT_LIMIT {
                return self.breach("11: the game does not end");
            }
        }
    }

    /// Where hands are hidden a twin with other hands must look the same (EVO-7).
    fn secrecy(&mut self) -> Option<&'static str> {
        if !self.state.table().rules().evolutions {
            return None;
        }
        if self.twin.is_none() {
            self.twin = Some(Twin::of(&self.state, &mut self.bits));
        }
        self.twin.as_ref().and_then(|twin| twin.law(&self.state))
    }

    fn twin_follows(&mut self, input: Input) -> Option<&'static str> {
        // Now and then another pair of eyes looks.
        if self.bits.below(32) == 0 {
            self.twin = None;
        }
        match self.twin.as_mut()?.follow(&self.state, input, &mut self.bits) {
            Fate::Same => None,
            Fate::Parted => {
                self.twin = None;
                None
            }
            Fate::Broken(law) => Some(law),
        }
    }

    /// Everybody hears what happened and must come to the same table.
    fn follow(&mut self, events: &[Event], dear: bool) -> Option<&'static str> {
        let state = &self.state;
        let words = Words::for_table(state.table());
        for &event in events {
            if let Some(law) = event_law(&self.folded, event) {
                return Some(law);
            }
            if dear && !reads_back(words, event) {
                return Some("9: an event reads back differently");
            }
            self.folded.fold(event);
            if !self.folded.ears_are_right() {
                return Some("13: who listens is not what the cards say");
            }
        }
        if self.folded != *state.table() {
            return Some("2: events alone do not rebuild the table");
        }
        // What is still to be done goes around as text.
        let Ok(told) = dear.then(|| words.read_agenda(&words.agenda(state.agenda()))).transpose() else {
            return Some("9: what is still to be done does not read back");
        };
        for view in &mut self.views {
            let viewer = view.viewer();
            for event in events {
                view.fold(event.seen_by(viewer));
            }
            let seen = state.seen_by(viewer);
            if view.table() != seen.table() {
                return Some("3: a view that follows events differs from the view itself");
            }
            if dear && let Some(law) = view_law(&seen, state, &mut self.bits) {
                return Some(law);
            }
            match &told {
                Some(told) if !view.expect(told) => return Some("3: what is still to be done does not fit a view"),
                Some(_) if *view != seen => {
                    return Some("3: a view that was told what to expect is not the view itself");
                }
                Some(_) => {}
                None => *view = seen,
            }
        }
        None
    }
}

/// Does an event's text say the same event?
fn reads_back(words: Words, event: Event) -> bool {
    let text = words.event(event);
    lines(&text).next().map(|mut line| words.read_event(&mut line)) == Some(Ok(event))
}

/// The occasion of the open question, where it is one for a hand.
fn window_of(state: &State) -> Option<Occasion> {
    match state.agenda().tasks() {
        [.., Task::Offer { now, .. }, Task::Ask(_, Question::Evolve(_))] => Some(*now),
        _ => None,
    }
}

/// A finished game, written down and read back, plays out as it did.
fn record_law(setup: &Setup, watch: &CheckedGame) -> Option<String> {
    let refused = |(input, illegal): (usize, Illegal)| format!("1: input {input} is refused on replay: {illegal}");
    let text = match Record::new(*setup, watch.inputs.clone()).write() {
        Ok(text) => text,
        Err(error) => return Some(refused(error)),
    };
    let again = match parse_record(&text) {
        Ok(again) => again,
        Err(error) => return Some(format!("9: a record does not parse: {error}\n{text}")),
    };
    if again.inputs != watch.inputs || again.setup != *setup {
        return Some("9: a record reads back differently".to_string());
    }
    match again.replay(&mut Log::Off) {
        Ok(end) if end == watch.state => None,
        Ok(_) => Some("1: a replay ends elsewhere".to_string()),
        Err(error) => Some(refused(error)),
    }
}

/// Laws about one state.
fn static_laws(state: &State, dear: bool) -> Option<&'static str> {
    let table = state.table();
    if !table.ears_are_right() {
        return Some("13: who listens is not what the cards say");
    }
    // 6: every physical card is in exactly one place.
    let mut seen = table.deck();
    let mut count = table.deck().len();
    let mut place = |cards: CardSet| {
        count += cards.len();
        seen = seen.or(cards);
    };
    place(table.discard());
    for seat in Seat::ALL {
        place(table.held(seat));
    }
    place(table.shop().into_iter().flatten().collect());
    place(table.aside().map(|(card, _)| card).collect());
    let all = table.catalogue().played_with(table.rules());
    if seen != all || count != all.len() {
        return Some("6: a card is lost or in two places");
    }
    if table.discarded().is_some_and(|card| !table.discard().has(card)) {
        return Some("6: the top of the discards is not among them");
    }
    if table.copied().is_some_and(|copied| !table.in_play().has(copied) || table.copier().is_none()) {
        return Some("I-130: a copy of a card that is gone");
    }
    if dear && all.minus(table.in_play()).iter().any(|card| table.charges(card.into()) > 0 || table.saved(card) > 0) {
        return Some("LIMIT-1: a card that is not in play has something on it");
    }
    if !table.under().minus(table.deck()).is_empty() {
        return Some("6: a card lies under the deck and is not in it");
    }
    for seat in table.seats().iter() {
        let of = table.evolutions(seat);
        let places = [of.deck(), of.hand, of.drawn, of.shown, of.discard];
        let none = (EvolutionSet::EMPTY, 0);
        let (union, count) = places.into_iter().fold(none, |(all, n), set| (all.or(set), n + set.len()));
        if count != union.len() || usize::from(of.in_hand) != of.hand.len() {
            return Some("6: an evolution is in two places");
        }
        let kept = |number: usize| {
            let source = Source::evolution(seat, number);
            table.charges(source) > 0 || table.is_used(source)
        };
        // One that was used and comes back to the hand lies on the discards for all to see.
        let seen = |number: usize| {
            let returns = table.print(Source::evolution(seat, number)).hooks.returns;
            of.shown.has(number) || of.discard.has(number) && returns
        };
        if (0..8).any(|number| !seen(number) && kept(number)) {
            return Some("R-101: an evolution that is not in play remembers something");
        }
        if table.hearts(seat) > table.hearts_max(seat) {
            return Some("LIMIT-1: more hearts than the maximum");
        }
        if table.stars(seat) > kaiju_rules::GOAL {
            return Some("SETUP-6: more stars than the dial has");
        }
        let alive = table.alive().has(seat);
        let rich = table.energy(seat) > 0 || table.stand(seat).dice_tokens > 0;
        if !alive && (table.in_tokyo(seat) || !table.held(seat).is_empty() || rich) {
            return Some("OUT-1: the dead keep something");
        }
        let waiting = !matches!(state.pending(), Pending::Over(_));
        let settled = waiting && state.agenda().len() <= 2;
        if alive && table.is_doomed(seat) && settled {
            return Some("OUT-1: a monster without hearts plays on");
        }
    }
    if table.at(kaiju_rules::Place::Bay).is_some() && !table.bay_open() && state.agenda().len() <= 2 {
        return Some("BAY-1: somebody is in a closed bay");
    }
    // 11: the agenda is bounded.
    if state.agenda().len() >= kaiju_rules::Agenda::DEPTH {
        return Some("11: the agenda is full");
    }
    match state.pending() {
        // 4: somebody asked can always answer, with an answer of the question's own.
        Pending::Decide(seat, question) => {
            if state.legal().iter().all(|action| matches!(action, Action::Use(_) | Action::Play(_))) {
                return Some("4: a question without an answer");
            }
            if !table.alive().has(seat) {
                return Some("OUT-1: the dead are asked");
            }
            match question {
                Question::Evolve(_) if table.evolutions(seat).in_hand == 0 => {
                    return Some("EVO-4: somebody without a hand may play from it");
                }
                Question::Evolve(_) if matches!(window_of(state), Some(Occasion::VictimDecides(seat)) if !table.in_tokyo(seat)) =>
                {
                    return Some("YIELD-1: a hand is asked about somebody who decides no more");
                }
                Question::Yield if !table.in_tokyo(seat) => return Some("YIELD-1: somebody outside may yield"),
                Question::Power(source, _)
                    if table.print(source).kind == Kind::Keep && table.holder(source) != Some(seat) =>
                {
                    return Some("BUY-3: a card asks somebody who does not have it");
                }
                Question::Power(source, step)
                    if table.copier().is_some_and(|copier| copier.source == source)
                        && step < OWN_STEP
                        && table.copied().is_none() =>
                {
                    return Some("I-130: a copy asks for a card that is gone");
                }
                Question::Power(source, _)
                    if table.print(source).kind == Kind::Permanent
                        && source.as_evolution().is_some_and(|(seat, n)| !table.evolutions(seat).shown.has(n)) =>
                {
                    return Some("EVO-5: an Evolution asks that is not in play");
                }
                _ => {}
            }
        }
        // 7: what chance can say adds up to one.
        Pending::Chance(luck) if dear => {
            let chances = luck.chances(table);
            let sum: f64 = chances.iter().map(|c| c.1).sum();
            if (sum - 1.0).abs() > 1e-9 {
                return Some("7: the chances do not add up to one");
            }
        }
        Pending::Chance(_) | Pending::Over(_) => {}
    }
    // 9: position text parses back to the same state.
    if dear && parse_position(&position(state)).as_ref() != Ok(state) {
        return Some("9: the position reads back differently");
    }
    None
}

/// Laws about answers: `legal` is exactly what `apply` takes, in order, and a refusal moves nothing.
fn answer_laws(state: &State, bits: &mut Bits) -> Option<&'static str> {
    let mut trial = state.clone();
    match state.pending() {
        Pending::Decide(..) => {
            let legal = state.legal();
            let all: Vec<Action> = legal.iter().collect();
            if !all.windows(2).all(|pair| pair[0] < pair[1]) {
                return Some("4: the legal list is not sorted or has duplicates");
            }
            // Every legal one where they are few, some where they are many; and arbitrary ones.
            let tries = all.len().min(12);
            for _ in 0..tries {
                let action = all[bits.below(all.len())];
                if trial.apply(Input::Act(action), &mut Log::Off).is_err() {
                    return Some("4: a legal answer is refused");
                }
                if trial == *state {
                    return Some("12: an answer moves nothing");
                }
                trial = state.clone();
            }
            for _ in 0..12 {
                let action = arbitrary_action(bits);
                let result = trial.apply(Input::Act(action), &mut Log::Off);
                if result.is_ok() != all.contains(&action) {
                    return Some("4: an answer is judged differently by `legal` and `apply`");
                }
                if result.is_err() && trial != *state {
                    return Some("5: a refused answer moved something");
                }
                trial = state.clone();
            }
            if trial.apply(Input::Luck(Outcome::Seat(Seat::A)), &mut Log::Off) != Err(Illegal::PlayerIsAsked) {
                return Some("5: chance may not answer for a player");
            }
        }
        Pending::Chance(luck) => {
            let chances = luck.chances(state.table());
            for _ in 0..4 {
                let outcome = chances[bits.below(chances.len())].0;
                if trial.apply(Input::Luck(outcome), &mut Log::Off).is_err() {
                    return Some("7: an outcome is refused");
                }
                trial = state.clone();
            }
            if trial.apply(Input::Act(Action::No), &mut Log::Off) != Err(Illegal::ChanceIsAsked) {
                return Some("5: a player may not answer for chance");
            }
        }
        Pending::Over(_) => {
            if trial.apply(Input::Act(Action::No), &mut Log::Off) != Err(Illegal::Over) {
                return Some("5: a finished game takes no more inputs");
            }
        }
    }
    // 8: playing on with a copy leaves the original untouched.
    (trial != *state).then_some("5: a refused input moved something")
}

/// 10: what a seat may answer depends only on what it sees.
fn view_law(seen: &View, state: &State, bits: &mut Bits) -> Option<&'static str> {
    let imagined = seen.imagine(|n| bits.below(n));
    if imagined.seen_by(seen.viewer()) != *seen || imagined.pending() != state.pending() {
        return Some("10: an imagined game looks different");
    }
    if parse_view(&seen.position(), seen.viewer()).as_ref() != Ok(seen) {
        return Some("9: what somebody sees reads back differently");
    }
    if let (Pending::Decide(seat, _), Viewer::Seat(me)) = (state.pending(), seen.viewer())
        && seat == me
    {
        let ours: Vec<Action> = seen.legal().iter().collect();
        let theirs: Vec<Action> = imagined.legal().iter().collect();
        let real: Vec<Action> = state.legal().iter().collect();
        if ours != real || theirs != real {
            return Some("10: the same view gives other answers");
        }
    }
    None
}

/// Any answer at all, most of them nonsense.
pub fn arbitrary_action(bits: &mut Bits) -> Action {
    use kaiju_rules::{CardId, Counter, Dice, Face, SlotId, Source};
    let face = |bits: &mut Bits| Face::new(bits.below(6));
    match bits.below(17) {
        0 => Action::Keep(Dice::from_counts(std::array::from_fn(|_| bits.below(3) as u8))),
        1 => Action::No,
        2 => Action::Yes,
        3 => Action::Number(bits.below(256) as u8),
        4 => Action::Face(face(bits)),
        5 => Action::Seat(Seat::new(bits.below(6))),
        6 => Action::Card(CardId::new(bits.below(CardId::COUNT))),
        7 => {
            let source = Source::new(bits.below(Source::COUNT));
            let from = face(bits);
            Action::Turn(source, from, face(bits))
        }
        8 => Action::Cure([Counter::Poison, Counter::Shrink][bits.below(2)]),
        9 => Action::Buy(SlotId::ALL[bits.below(3)]),
        10 => Action::BuyTop(bits.below(4) as u8),
        11 => Action::BuyFrom(CardId::new(bits.below(CardId::COUNT))),
        12 => Action::Sweep,
        14 => Action::Play(Source::new(bits.below(Source::COUNT))),
        15 => Action::Take(Source::new(bits.below(Source::COUNT))),
        13 => Action::Keep(Dice::throw(1 + bits.below(8) as u8, bits.word())),
        _ => Action::Use(Source::new(bits.below(Source::COUNT))),
    }
}

//! The laws every game obeys, checked over random games. Each breach says which law, which game and which input.

use kaiju_bots::{Bits, random_input};
use kaiju_rules::notation::{Record, Words, parse_position, parse_record, position};
use kaiju_rules::{
    Action, CardSet, Event, INPUT_LIMIT, Illegal, Input, Legal, Log, Outcome, Pending, Reason, Seat, Setup, State,
    Table, Viewer,
};

/// How thoroughly a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Every law at every input.
    Full,
    /// The cheap ones at every input, the dear ones now and then.
    Light,
}

/// Plays one random game and checks every law on the way; returns its inputs.
pub fn check_game(setup: &Setup, seed: u64, game: u64, depth: Depth) -> Result<Vec<Input>, String> {
    let words = Words::of(setup.edition().edition().deck);
    let mut bits = Bits::new(seed, game);
    let mut legal = Legal::default();
    let mut inputs = Vec::new();
    let mut opening = Log::on();
    let mut state = State::start(setup, &mut opening);
    let mut folded = Table::new(setup);
    opening.take().into_iter().for_each(|e| folded.fold(e));
    let viewers: Vec<Viewer> =
        state.table().seats().iter().map(Viewer::Seat).chain([Viewer::Public]).collect();
    let mut views: Vec<_> = viewers.iter().map(|&v| state.seen_by(v)).collect();
    let fail = |law: &str, inputs: &[Input], state: &State| {
        let last = inputs.last().map_or("the start".to_string(), |i| words.input(None, *i));
        Err(format!("{law} (seed {seed}, game {game}, after input {}: {last})\n{}", inputs.len(), position(state)))
    };
    loop {
        let dear = depth == Depth::Full || bits.below(16) == 0;
        if let Some(law) = static_laws(&state, dear) {
            return fail(law, &inputs, &state);
        }
        if dear && let Some(law) = answer_laws(&state, &mut bits) {
            return fail(law, &inputs, &state);
        }
        let Some(input) = random_input(&state, &mut bits, &mut legal) else { break };
        let before = state.clone();
        let mut log = Log::on();
        if let Err(illegal) = state.apply(input, &mut log) {
            inputs.push(input);
            return fail(&format!("4: an input from the legal list is refused: {illegal}"), &inputs, &before);
        }
        inputs.push(input);
        for event in log.take() {
            folded.fold(event);
            if !knows_why(event, &state) {
                return fail("an event does not know why", &inputs, &state);
            }
            for (view, &viewer) in views.iter_mut().zip(&viewers) {
                view.fold(event.seen_by(viewer));
            }
        }
        if folded != *state.table() {
            return fail("2: events alone do not rebuild the table", &inputs, &state);
        }
        for (view, &viewer) in views.iter_mut().zip(&viewers) {
            let seen = state.seen_by(viewer);
            if view.table() != seen.table() {
                return fail("3: a view that follows events differs from the view itself", &inputs, &state);
            }
            if dear && let Some(law) = view_law(&seen, &state, &mut bits) {
                return fail(law, &inputs, &state);
            }
            *view = seen;
        }
        if inputs.len() >= INPUT_LIMIT {
            return fail("11: the game does not end", &inputs, &state);
        }
    }
    let record = Record::new(*setup, inputs.clone());
    let text = record.write().map_err(|(i, illegal)| format!("1: input {i} is refused on replay: {illegal}"))?;
    let again = parse_record(&text).map_err(|error| format!("9: a record does not parse: {error}\n{text}"))?;
    if again.inputs != inputs || again.setup != *setup {
        return Err(format!("9: a record reads back differently (seed {seed}, game {game})"));
    }
    match again.replay(&mut Log::Off) {
        Ok(end) if end == state => {}
        Ok(_) => return Err(format!("1: a replay ends elsewhere (seed {seed}, game {game})")),
        Err((i, illegal)) => return Err(format!("1: input {i} is refused on replay: {illegal}")),
    }
    Ok(inputs)
}

/// Every event names a clause of the reference or a card of the deck.
fn knows_why(event: Event, state: &State) -> bool {
    match event.why().reason() {
        Reason::Clause(clause) => kaiju_text::rules::find(clause.id()).is_some(),
        Reason::Power(source) => source.as_card().is_some_and(|c| c.index() < state.table().catalogue().len()),
    }
}

/// Laws about one state.
fn static_laws(state: &State, dear: bool) -> Option<&'static str> {
    let table = state.table();
    // 6: every physical card is in exactly one place.
    let mut seen = table.deck();
    let mut count = table.deck().len();
    let mut place = |cards: CardSet| {
        count += cards.len();
        seen = seen.or(cards);
    };
    place(table.discard());
    Seat::ALL.into_iter().for_each(|s| place(table.held(s)));
    place(table.shop().into_iter().flatten().collect());
    let all = if table.rules().power_cards { table.catalogue().all() } else { CardSet::EMPTY };
    if seen != all || count != all.len() {
        return Some("6: a card is lost or in two places");
    }
    for seat in table.seats().iter() {
        if table.hearts(seat) > table.hearts_max(seat) {
            return Some("LIMIT-1: more hearts than the maximum");
        }
        if table.stars(seat) > kaiju_rules::GOAL {
            return Some("SETUP-6: more stars than the dial has");
        }
        let alive = table.alive().has(seat);
        if !alive && (table.in_tokyo(seat) || !table.held(seat).is_empty() || table.energy(seat) > 0) {
            return Some("OUT-1: the dead keep something");
        }
        let waiting = !matches!(state.pending(), Pending::Over(_));
        let settled = waiting && state.agenda().len() <= 2;
        if alive && table.hearts(seat) == 0 && settled {
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
        // 4: somebody asked can always answer.
        Pending::Decide(seat, _) => {
            if state.legal().is_empty() {
                return Some("4: a question without an answer");
            }
            if !table.alive().has(seat) {
                return Some("the dead are asked");
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
fn view_law(seen: &kaiju_rules::View, state: &State, bits: &mut Bits) -> Option<&'static str> {
    let imagined = seen.imagine(|n| bits.below(n));
    if imagined.seen_by(seen.viewer()) != *seen {
        return Some("10: an imagined game looks different");
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
    match bits.below(15) {
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
        13 => Action::Keep(Dice::throw(1 + bits.below(8) as u8, bits.word())),
        _ => Action::Use(Source::new(bits.below(Source::COUNT))),
    }
}

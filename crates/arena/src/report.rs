//! What studies and reviews come to, for other programs: the same from the program, from a server and from Python.

use kaiju_bots::review::{GameReview, ReviewStep, StepPart};
use kaiju_rules::notation::Words;
use kaiju_rules::{Seat, State};
use kaiju_wire::review::{ReviewGrades, ReviewInfo, ReviewSeat, ReviewedDecision, ReviewedStep};
use serde_json::{Map, Value, json};

use crate::tally::{Ending, Tally, WON, wilson};

/// What some games with n players add up to.
pub fn tally_json(tally: &Tally, players: usize) -> Map<String, Value> {
    let wins = &tally.wins[..players];
    let ended = Ending::ALL.map(|ending| (ending.word().to_string(), json!(tally.ended_by(ending))));
    let told = json!({
        "games": tally.games,
        "wins": wins,
        "win_intervals": wins.iter().map(|&n| wilson(n, tally.games)).collect::<Vec<_>>(),
        "draws": tally.draws(),
        "nobody": tally.nobody,
        "shared": tally.shared,
        "stuck": tally.stuck,
        "ended_by": ended.into_iter().collect::<Map<_, _>>(),
        "turns_mean": tally.turns.mean(),
        "turns_deviation": tally.turns.deviation(),
        "turns_min": tally.turns.min.min(tally.turns.max),
        "turns_max": tally.turns.max,
        "inputs_mean": tally.inputs.mean(),
        "inputs_max": tally.inputs.max,
        "wins_by_order": tally.by_order[..players].iter().map(|&won| won as f64 / WON as f64).collect::<Vec<_>>(),
        "games_by_turns": tally.lengths,
    });
    match told {
        Value::Object(told) => told,
        _ => Map::new(),
    }
}

/// A review as it goes over the line, and into files: the states of the game, one more than there were inputs, and what was
/// priced.
pub fn review_info(states: &[State], review: &GameReview) -> ReviewInfo {
    let Some(end) = states.last().map(State::table) else { return ReviewInfo::default() };
    let known = |each: &[f64; 6]| each[..end.seats().len()].to_vec();
    let seat = |seat: Seat| {
        let balance = review.balance(seat);
        let [fine, inaccuracy, mistake, blunder] = balance.grades;
        ReviewSeat {
            seat: seat.to_string(),
            monster: end.stand(seat).monster.id().to_string(),
            start: balance.start,
            luck: balance.luck,
            play: balance.own,
            others: balance.others,
            result: balance.result,
            accuracy: balance.accuracy,
            grades: ReviewGrades { fine, inaccuracy, mistake, blunder },
        }
    };
    let step = |(i, (step, state)): (usize, (&ReviewStep, &State))| ReviewedStep {
        step: i as u32,
        turn: state.table().turns(),
        part: step.part.word().to_string(),
        change: known(&step.change),
        reassessed: known(&step.reassessed),
        after: known(&step.after),
        decision: decision(step, state),
    };
    ReviewInfo {
        over: end.over().is_some(),
        seats: end.seats().iter().map(seat).collect(),
        start: known(&review.start),
        steps: review.steps.iter().zip(states).enumerate().map(step).collect(),
    }
}

fn decision(step: &ReviewStep, state: &State) -> Option<ReviewedDecision> {
    let StepPart::Decision(judgement) = step.part else { return None };
    let words = Words::for_table(state.table());
    Some(ReviewedDecision {
        seat: judgement.seat.to_string(),
        question: judgement.question.word().to_string(),
        chosen: words.action(judgement.chosen),
        best: words.action(judgement.best),
        chance: judgement.chance,
        best_chance: judgement.best_chance,
        error: judgement.error,
        stake: judgement.stake,
        grade: judgement.grade().word().to_string(),
    })
}

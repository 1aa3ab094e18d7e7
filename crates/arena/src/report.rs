//! What studies and reviews come to, as JSON: the same for the program and for Python.

use kaiju_bots::review::{GameReview, Grade, ReviewStep, SeatBalance, StepPart};
use kaiju_rules::notation::Words;
use kaiju_rules::{Action, Seat, State};
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

/// The review of a game: its states, one more than there were inputs, and what each input was worth.
pub fn review_json(states: &[State], review: &GameReview) -> Value {
    let Some(end) = states.last().map(State::table) else { return Value::Null };
    let known = |each: &[f64; 6]| json!(each[..end.players()]);
    let seat = |seat: Seat| {
        let SeatBalance { start, luck, own, others, result, grades, accuracy } = review.balance(seat);
        let grades: Map<String, Value> =
            Grade::ALL.iter().zip(grades).map(|(grade, many)| (grade.word().to_string(), json!(many))).collect();
        json!({
            "seat": seat.to_string(), "monster": end.stand(seat).monster.id(), "start": start, "luck": luck, "play": own,
            "others": others, "result": result, "accuracy": accuracy, "grades": grades,
        })
    };
    let step = |(i, (step, before)): (usize, (&ReviewStep, &State))| {
        let mut about = json!({
            "step": i, "turn": before.table().turns(), "part": part_word(step), "change": known(&step.change),
            "reassessed": known(&step.reassessed), "after": known(&step.after),
        });
        if let StepPart::Decision(judgement) = step.part {
            about["decision"] = json!({
                "seat": judgement.seat.to_string(), "question": judgement.question.word(),
                "chosen": answer_word(before, judgement.chosen), "best": answer_word(before, judgement.best),
                "chance": judgement.chance, "best_chance": judgement.best_chance, "error": judgement.error,
                "stake": judgement.stake, "grade": judgement.grade().word(),
            });
        }
        about
    };
    json!({
        "over": end.over().is_some(),
        "seats": end.seats().iter().map(seat).collect::<Vec<_>>(),
        "start": known(&review.start),
        "steps": review.steps.iter().zip(states).enumerate().map(step).collect::<Vec<_>>(),
    })
}

/// The word for what an input was, in files.
pub fn part_word(step: &ReviewStep) -> &'static str {
    match step.part {
        StepPart::Luck => "luck",
        StepPart::Forced => "forced",
        StepPart::Decision(_) => "decision",
    }
}

/// An answer in the notation.
pub fn answer_word(before: &State, action: Action) -> String {
    Words::of(before.table().edition().edition().deck).action(action)
}

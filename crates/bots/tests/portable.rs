//! What bots and reviews work out is the same on every machine, to the last bit: with every C library and processor, and as WebAssembly.
//!
//! Everything is written out and hashed; a number is written with as many digits as tell it from all others. Whoever changes how bots
//! play or what reviews say puts the new numbers here. Where the numbers differ from one machine to another, a function slipped in whose
//! last digit nobody promises (`clippy.toml` lists them). `docs/bots.md` says how to run this for other targets.

use std::fmt::Debug;

use kaiju_bots::judge::{Judge, Prospect, Weights};
use kaiju_bots::lessons::LESSONS;
use kaiju_bots::review::{GameReview, ReviewDepth};
use kaiju_bots::{Bits, Bot, BotReason, Player, roster};
use kaiju_rules::{Dice, EditionId, Input, Legal, Log, Pending, SeatSet, Setup, State, Viewer};

/// FNV-1a of what these say of themselves.
fn hash(said: impl IntoIterator<Item = impl Debug>) -> u64 {
    said.into_iter()
        .flat_map(|one| format!("{one:?}\n").into_bytes())
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A game of these bots: its positions, the inputs between them, and what each seat says of its answers.
fn game(edition: EditionId, bots: &[&str]) -> (Vec<State>, Vec<Input>, Vec<Vec<BotReason>>) {
    let mut seats: Vec<Box<dyn Bot>> = bots.iter().map(|name| name.parse::<Player>().unwrap().seat()).collect();
    let mut states = vec![State::new(&Setup::new(edition, bots.len()).unwrap())];
    let (mut inputs, mut said) = (Vec::new(), vec![Vec::new(); bots.len()]);
    let (mut luck, mut thoughts, mut legal) = (Bits::new(5, 0), Bits::new(8, 0), Legal::default());
    loop {
        let mut state = states.last().unwrap().clone();
        let input = match state.pending() {
            Pending::Over(_) => return (states, inputs, said),
            Pending::Chance(chance) => Input::Luck(chance.draw(state.table(), luck.word())),
            Pending::Decide(seat, _) => {
                state.legal_into(&mut legal);
                let view = state.seen_by(Viewer::Seat(seat));
                let reason = seats[seat.index()].explain(&view, &legal, &mut thoughts);
                said[seat.index()].push(reason);
                Input::Act(reason.action)
            }
        };
        state.advance(input, &mut Log::Off);
        states.push(state);
        inputs.push(input);
    }
}

#[test]
fn judged_values_are_the_same_on_every_machine() {
    let (states, ..) = game(EditionId::SECOND, &["random"; 4]);
    let found = [Judge::new(Weights::PLAIN), Judge::learned(&LESSONS)].map(|judge| {
        let shares = hash(states.iter().map(|state| judge.shares(state.table())));
        let scores =
            hash(states.iter().flat_map(|state| SeatSet::first(4).iter().map(|seat| judge.score(state.table(), seat))));
        let rolls = states.iter().step_by(7).flat_map(|state| {
            let prospect = Prospect::new(&judge, state.table(), state.table().active(), 6);
            Dice::results(6).map(move |roll| prospect.worth(roll))
        });
        [shares, scores, hash(rolls)]
    });
    assert_eq!(
        found,
        [
            [0xe5b4_b59f_4056_cbdc, 0x33bd_b228_a9c1_e411, 0xf9ab_cb6f_37f8_2a60],
            [0xa0a9_212a_8157_4e90, 0x4d2c_a962_0248_46d4, 0x9cd9_9ac8_17b5_1666]
        ],
        "{found:#018x?}"
    );
}

#[test]
fn bots_answer_the_same_for_the_same_reasons_on_every_machine() {
    // As WebAssembly they come without the large network, and ask for it.
    assert!(roster::bring(include_bytes!("../src/champion.bin")));
    let found = ["greedy", "smasher", "level2", "seer", "mcts:16", "champion:2"].map(|bot| {
        let (.., said) = game(EditionId::SECOND, &[bot; 3]);
        (bot, said.iter().map(Vec::len).sum::<usize>(), hash(said.concat()))
    });
    assert_eq!(
        found,
        [
            ("greedy", 75, 0x3162_2c4a_e76b_908a),
            ("smasher", 31, 0xe421_88d8_8c87_f5ed),
            ("level2", 130, 0x306a_6e7a_cec8_8e07),
            ("seer", 115, 0x50d0_7fe3_78e4_bb71),
            ("mcts:16", 132, 0xc24e_62a9_46be_629a),
            ("champion:2", 129, 0x84a2_22e1_f836_ce7a)
        ],
        "{found:#018x?}"
    );
}

#[test]
fn reviews_say_the_same_on_every_machine() {
    let (states, inputs, _) = game(EditionId::GODZILLA, &["greedy", "random", "seer"]);
    let review = GameReview::of(&states, &inputs, ReviewDepth { tries: 6, seed: 1 }, |_| ());
    let found = (review.steps.len(), hash([review]));
    assert_eq!(found, (107, 0x9cfa_0794_1387_57b0), "{found:#018x?}");
}

//! Texts: positions, records, scenarios, saved games, frames and the bodies of requests. What can be read is written and read
//! again as the same.

use std::fmt::Debug;

use kaiju_client::{Fortune, Local, Replay, Story};
use kaiju_rules::Log;
use kaiju_rules::notation::{self, parse_position, parse_record};
use kaiju_testkit::scenario::Scenario;
use kaiju_wire::fair;
use kaiju_wire::frame::{Act, Reveal, Say, ToClient, ToServer};
use kaiju_wire::person::{Login, NewAccount};
use kaiju_wire::table::{Change, HandOver, Join, NewTable, Ticket};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Positions: what is read is a game that can go on, and stands as it is written.
pub fn notation(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let Ok(state) = parse_position(text) else { return };
    let written = notation::position(&state);
    let again = parse_position(&written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
    assert!(again == state, "it stands otherwise once it is written:\n{written}");
}

/// Records: they are played as far as they go, and one that goes to its end is written and read as the same.
pub fn record(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let _ = fair::verify(text);
    let Ok(record) = parse_record(text) else { return };
    let Ok(state) = record.replay(&mut Log::on()) else { return };
    let written = record.write().expect("it was played");
    let again = parse_record(&written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
    assert_eq!((again.setup, &again.inputs), (record.setup, &record.inputs));
    assert!(again.replay(&mut Log::Off).is_ok_and(|other| other == state));
}

/// Scenario files: whatever they expect, they come to a verdict.
pub fn scenario(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    if let Ok(scenario) = Scenario::parse(text) {
        let _ = scenario.run();
    }
}

/// Saved games: one that can be taken up is saved as the same, has a story and can be looked at move by move.
pub fn saved(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let fortune = |seed: Option<u64>| Fortune::seeded(seed.unwrap_or(1));
    if let Ok(game) = Local::load(text, fortune) {
        let kept = game.save();
        let again = Local::load(&kept, fortune).unwrap_or_else(|error| panic!("{error:?} in\n{kept}"));
        assert!(again.state() == game.state(), "it stands otherwise once it is saved:\n{kept}");
        assert_eq!((again.chairs(), again.save()), (game.chairs(), kept));
    }
    if let Ok(replay) = Replay::read(text) {
        let _ = Story::of(&replay);
        let _ = replay.turns();
        let record = replay.record(replay.len());
        let again = Replay::read(&record).unwrap_or_else(|error| panic!("{error:?} in\n{record}"));
        assert!(again.at(again.len()) == replay.at(replay.len()));
    }
}

/// Frames and bodies: what is read is written and read again as the same.
pub fn frames(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    same::<ToServer>(text);
    same::<ToClient>(text);
    same::<NewTable>(text);
    same::<Join>(text);
    same::<Change>(text);
    same::<HandOver>(text);
    same::<Ticket>(text);
    same::<Act>(text);
    same::<Reveal>(text);
    same::<Say>(text);
    same::<NewAccount>(text);
    same::<Login>(text);
    let _ = fair::verify(text);
}

fn same<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) {
    let Ok(read) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&read).expect("what was read can be written");
    assert_eq!(serde_json::from_str::<T>(&written).expect("what was written can be read"), read);
}

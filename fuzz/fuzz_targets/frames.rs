//! Any text at all as a frame, as the body of a request or as a record with its proof: it may be refused, but never
//! panics, and what is read is written and read again as the same.

#![no_main]

use std::fmt::Debug;

use kaiju_wire::fair;
use kaiju_wire::frame::{Act, Reveal, Say, ToClient, ToServer};
use kaiju_wire::person::{Login, NewAccount};
use kaiju_wire::table::{Change, HandOver, Join, NewTable, Ticket};
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;

fuzz_target!(|text: &str| {
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
});

fn same<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) {
    let Ok(read) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&read).expect("what was read can be written");
    assert_eq!(serde_json::from_str::<T>(&written).expect("what was written can be read"), read);
}

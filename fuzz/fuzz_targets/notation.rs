//! Any text at all: the parsers may refuse it, but never panic.

#![no_main]

use kaiju_rules::notation::{parse_position, parse_record};
use kaiju_testkit::scenario::Scenario;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = parse_record(text);
    let _ = parse_position(text);
    let _ = Scenario::parse(text);
});

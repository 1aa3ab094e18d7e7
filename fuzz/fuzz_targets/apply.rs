//! Inputs at a game, in and out of place; see `kaiju_fuzzed::apply`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kaiju_fuzzed::apply(bytes));

//! Any text as a position; see `kaiju_fuzzed::notation`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kaiju_fuzzed::notation(bytes));

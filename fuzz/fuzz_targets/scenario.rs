//! Any text as a scenario; see `kaiju_fuzzed::scenario`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kaiju_fuzzed::scenario(bytes));

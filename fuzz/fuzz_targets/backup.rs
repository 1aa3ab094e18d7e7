//! Any bytes at all as a backup; see `kaiju_fuzzed::backup`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kaiju_fuzzed::backup(bytes));

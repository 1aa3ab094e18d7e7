//! Any text as a saved game; see `kaiju_fuzzed::saved`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kaiju_fuzzed::saved(bytes));

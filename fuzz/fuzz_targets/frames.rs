//! Any text as a frame or as the body of a request; see `kaiju_fuzzed::frames`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kaiju_fuzzed::frames(bytes));

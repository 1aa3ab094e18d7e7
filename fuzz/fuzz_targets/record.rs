//! Any text as a record, with its proof; see `kaiju_fuzzed::record`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kaiju_fuzzed::record(bytes));

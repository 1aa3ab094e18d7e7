//! Any bodies in requests to a server; see `kaiju_fuzzed::bodies`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kaiju_fuzzed::bodies(bytes));

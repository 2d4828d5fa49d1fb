//! Random input for the following of live games.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/live.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

//! Random input for the record of a game.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/record.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

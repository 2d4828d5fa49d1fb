//! Random input for the reader of game files.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/pgn.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

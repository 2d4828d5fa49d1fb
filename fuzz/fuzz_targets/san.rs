//! Random input for the readers of moves.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/san.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

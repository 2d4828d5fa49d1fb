//! Random input for walks over legal moves.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/moves.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

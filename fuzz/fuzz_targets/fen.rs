//! Random input for the FEN readers.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/fen.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

//! Random input for acts on the chess clock.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/clock.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

//! Random input for the judgment of games.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/audit.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

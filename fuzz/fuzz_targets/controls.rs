//! Random input for the readers of time controls.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/controls.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

//! Random positions for the question whether a side can still mate.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../invariants/winnable.rs"]
mod invariants;

fuzz_target!(|data: &[u8]| invariants::check(data));

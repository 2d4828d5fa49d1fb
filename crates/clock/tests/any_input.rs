//! The invariants of the fuzz targets, held on damaged seeds in every run. `cargo xtask fuzz` and
//! `cargo fuzz run` look further.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::sample::Index;

#[path = "../../../fuzz/invariants/clock.rs"]
mod clock;
#[path = "../../../fuzz/invariants/controls.rs"]
mod controls;

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let entries = fs::read_dir(folder).expect("the seeds are part of the repository");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("listed").path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("listed")).collect()
}

/// A seed in which some parts are replaced by other bytes or by parts of other seeds.
fn damaged(target: &str) -> impl Strategy<Value = Vec<u8>> {
    let seeds = seeds(target);
    let bytes = prop::collection::vec(any::<u8>(), 0..6);
    let part = (any::<Index>(), any::<Index>(), 0..24_usize).prop_map({
        let seeds = seeds.clone();
        move |(seed, at, length)| {
            let seed = seed.get(&seeds);
            let at = at.index(seed.len());
            seed[at..(at + length).min(seed.len())].to_vec()
        }
    });
    let other = prop_oneof![bytes, part];
    let damage = prop::collection::vec((any::<Index>(), 0..8_usize, other), 0..5);
    (prop::sample::select(seeds), damage).prop_map(|(mut bytes, damage)| {
        for (at, length, other) in damage {
            let at = at.index(bytes.len() + 1);
            let end = (at + length).min(bytes.len());
            bytes.splice(at..end, other);
        }
        bytes
    })
}

#[test]
fn seeds_hold() {
    for seed in seeds("controls") {
        controls::check(&seed);
    }
    for seed in seeds("clock") {
        clock::check(&seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn readers_of_time_controls(bytes in damaged("controls")) {
        controls::check(&bytes);
    }

    #[test]
    fn acts_on_a_clock(bytes in damaged("clock")) {
        clock::check(&bytes);
    }
}

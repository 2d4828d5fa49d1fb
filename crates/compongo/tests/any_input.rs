//! Damaged input for every reader of text: the invariants of the fuzz targets, held on the same
//! few thousand inputs in every run. `cargo xtask fuzz` looks further.

use std::fs;
use std::path::Path;

#[path = "../../../fuzz/invariants/audit.rs"]
mod audit;
#[path = "../../../fuzz/invariants/fen.rs"]
mod fen;
#[path = "../../../fuzz/invariants/live.rs"]
mod live;
#[path = "../../../fuzz/invariants/moves.rs"]
mod moves;
#[path = "../../../fuzz/invariants/pgn.rs"]
mod pgn;
#[path = "../../../fuzz/invariants/record.rs"]
mod record;
#[path = "../../../fuzz/invariants/san.rs"]
mod san;
#[path = "../../../fuzz/invariants/winnable.rs"]
mod winnable;

/// `SplitMix64`: the same inputs in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % limit.max(1) as u64) as usize
    }

    fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// What people and programs do to a text: bytes changed, lost, doubled, swapped with others.
fn damage(bytes: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    let at = random.below(bytes.len() + 1);
    let end = (at + random.below(16)).min(bytes.len());
    match random.below(6) {
        0 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte = random.below(256) as u8;
            }
        }
        1 => drop(bytes.drain(at..end)),
        2 => {
            let part = bytes[at..end].to_vec();
            bytes.splice(at..at, part);
        }
        3 => {
            let other = random.of(seeds);
            let from = random.below(other.len());
            let to = (from + random.below(24)).min(other.len());
            bytes.splice(at..end, other[from..to].iter().copied());
        }
        4 => bytes.insert(at, *random.of(b"{}()[];%$\"\\\n\r /-0=+#x8Kk\xef\xff\0")),
        _ => bytes.truncate(at),
    }
}

fn hold(reader: &str, inputs: usize, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(reader);
    let entries = fs::read_dir(&folder).expect("the seeds are part of the repository");
    let mut seeds: Vec<_> = entries.map(|entry| entry.expect("listed").path()).collect();
    seeds.sort();
    let seeds: Vec<_> = seeds.iter().map(|path| fs::read(path).expect("listed")).collect();
    assert!(!seeds.is_empty());
    for seed in &seeds {
        check(seed);
    }

    let mut random = Random(1);
    for _ in 0..inputs {
        let mut bytes = random.of(&seeds).clone();
        for _ in 0..=random.below(5) {
            damage(&mut bytes, &seeds, &mut random);
        }
        // A panic inside should show what it was about.
        let shown = String::from_utf8_lossy(&bytes).into_owned();
        let held = std::panic::catch_unwind(|| check(&bytes));
        assert!(held.is_ok(), "{reader}: {shown:?}");
    }
}

#[test]
fn fen_readers() {
    hold("fen", 50_000, fen::check);
}

#[test]
fn walks_over_legal_moves() {
    hold("moves", 2_000, moves::check);
}

#[test]
fn readers_of_moves() {
    hold("san", 20_000, san::check);
}

#[test]
fn reader_of_game_files() {
    hold("pgn", 30_000, pgn::check);
}

#[test]
fn questions_of_mate() {
    hold("winnable", 3_000, winnable::check);
}

#[test]
fn facts_of_a_record() {
    hold("record", 2_000, record::check);
}

#[test]
fn judgment_of_games() {
    hold("audit", 5_000, audit::check);
}

#[test]
fn live_games() {
    hold("live", 3_000, live::check);
}

//! The log beside the file is cut off or spoiled, as by a loss of power.

use std::fs;
use std::path::Path;

use compongo_server::store::{Sqlite, Store, StoreError};
use proptest::prelude::*;

use super::*;

const FACTS: u32 = 60;

/// A record whose log was never taken into the file: with the length that the log had when each
/// fact was acknowledged.
fn written(folder: &Path) -> (TableNo, Vec<u64>) {
    let live = folder.join("live");
    let store = open(&live);
    let table = table(&store, "t");
    let lengths = (1..=FACTS).map(|seq| {
        append(&store, table, seq).unwrap();
        fs::metadata(live.join("record.sqlite-wal")).unwrap().len()
    });
    let lengths = lengths.collect();
    // As a loss of power leaves it: copied while the server is at work.
    fs::create_dir(folder.join("lost")).unwrap();
    for name in ["record.sqlite", "record.sqlite-wal"] {
        fs::copy(live.join(name), folder.join("lost").join(name)).unwrap();
    }
    (table, lengths)
}

/// Spoils the log from a byte on and opens what is left.
fn after(spoil: impl FnOnce(&mut Vec<u8>), from: u64) -> Result<(), TestCaseError> {
    let folder = tempfile::tempdir().unwrap();
    let (table, lengths) = written(folder.path());
    let lost = folder.path().join("lost");
    let log = lost.join("record.sqlite-wal");
    let mut bytes = fs::read(&log).unwrap();
    spoil(&mut bytes);
    fs::write(&log, bytes).unwrap();
    let store = open(&lost);
    let facts = store.facts(table, 0, u32::MAX).wait().unwrap();
    let whole = lengths.iter().filter(|&&length| length <= from).count();
    prop_assert!(facts.len() >= whole, "{} of {whole}", facts.len());
    prop_assert_eq!(&facts, &(1..=facts.len() as u32).map(entry).collect::<Vec<_>>());
    prop_assert_eq!(store.check().wait(), Ok(()));
    // And it goes on.
    if store.table("t").wait().unwrap().is_some() {
        prop_assert_eq!(append(&store, table, facts.len() as u32 + 1), Ok(()));
    }
    Ok(())
}

/// The length of the whole log, near enough.
fn length() -> u64 {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path()).1.last().copied().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_log_cut_off_anywhere(part in 0.0..1.0_f64) {
        let from = (length() as f64 * part) as u64;
        after(|bytes| bytes.truncate(from as usize), from)?;
    }

    #[test]
    fn a_log_spoiled_anywhere(part in 0.0..1.0_f64, count in 1..400_usize, by in 1..=255_u8) {
        let from = (length() as f64 * part) as u64;
        let spoil = |bytes: &mut Vec<u8>| {
            bytes.iter_mut().skip(from as usize).take(count).for_each(|byte| *byte ^= by);
        };
        after(spoil, from)?;
    }

    #[test]
    fn a_log_that_ends_in_zeros(part in 0.0..1.0_f64) {
        let from = (length() as f64 * part) as u64;
        after(|bytes| bytes.iter_mut().skip(from as usize).for_each(|byte| *byte = 0), from)?;
    }

    /// The file itself has no sums that would prove every byte; but nothing panics, and what
    /// contradicts itself is named.
    #[test]
    fn a_file_spoiled_anywhere(part in 0.0..1.0_f64, count in 1..3_000_usize, by in 1..=255_u8) {
        let folder = tempfile::tempdir().unwrap();
        let table = {
            let store = open(folder.path());
            let table = table(&store, "t");
            (1..=FACTS).for_each(|seq| append(&store, table, seq).unwrap());
            table
        };
        let file = folder.path().join("record.sqlite");
        let mut bytes = fs::read(&file).unwrap();
        let from = (bytes.len() as f64 * part) as usize;
        bytes.iter_mut().skip(from).take(count).for_each(|byte| *byte ^= by);
        fs::write(&file, bytes).unwrap();
        match Sqlite::open(folder.path()) {
            Err(error) => prop_assert!(tells_of_damage(&error), "{error:?}"),
            Ok(store) => {
                if let Err(error) = store.facts(table, 0, u32::MAX).wait() {
                    prop_assert!(tells_of_damage(&error), "{error:?}");
                }
                let _ = store.check().wait();
                let _ = append(&store, table, FACTS + 1);
                let _ = store.open_tables().wait();
            }
        }
    }
}

fn tells_of_damage(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::Corrupt { .. }
            | StoreError::NotOurs { .. }
            | StoreError::TooNew { .. }
            | StoreError::Unreadable { .. }
            | StoreError::Database { .. }
            | StoreError::CannotOpen { .. }
    )
}

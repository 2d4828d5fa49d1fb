//! Random work on a record, beside a model of what should be in it.

use std::collections::BTreeMap;

use compongo_server::store::{Sqlite, Store, StoreError};
use proptest::collection::vec;
use proptest::prelude::*;

use super::*;

#[derive(Clone, Copy, Debug)]
enum Work {
    Table,
    /// Facts for one of the tables: so many, the first this far from the right number, and over.
    Append {
        table: usize,
        count: u32,
        off_by: i32,
        over: bool,
    },
    Settings(usize),
    /// The server stops and starts.
    Restart,
}

fn work() -> impl Strategy<Value = Work> {
    let append = (0..6_usize, 0..4_u32, prop_oneof![6 => Just(0), 1 => -2..3], any::<bool>())
        .prop_map(|(table, count, off_by, over)| Work::Append { table, count, off_by, over });
    prop_oneof![
        2 => Just(Work::Table),
        10 => append,
        1 => (0..6_usize).prop_map(Work::Settings),
        1 => Just(Work::Restart),
    ]
}

#[derive(Default, PartialEq, Debug)]
struct Kept {
    facts: Vec<Entry>,
    over: bool,
    settings: String,
}

fn do_one(store: &Sqlite, kept: &mut BTreeMap<TableNo, Kept>, work: Work) {
    let nth = |kept: &BTreeMap<TableNo, Kept>, index: usize| kept.keys().nth(index).copied();
    match work {
        Work::Table => {
            let made = table(store, &format!("t{}", kept.len()));
            kept.insert(made, Kept { settings: SETTINGS.into(), ..Kept::default() });
        }
        Work::Append { table, count, off_by, over } => {
            let Some(table) = nth(kept, table) else { return };
            let Some(known) = kept.get_mut(&table) else { return };
            let expected = known.facts.len() as u32 + 1;
            let first = expected.saturating_add_signed(off_by);
            let facts: Vec<Entry> = (first..first + count).map(entry).collect();
            let answer = store.append(table, facts.clone(), over).wait();
            if count > 0 && off_by != 0 && first != expected {
                assert_eq!(answer, Err(StoreError::Conflict { table, expected, given: first }));
            } else {
                assert_eq!(answer, Ok(()));
                known.facts.extend(facts);
                known.over = over;
            }
        }
        Work::Settings(index) => {
            let Some(table) = nth(kept, index) else { return };
            let settings = format!(r#"{{"board":{index}}}"#);
            store.set_settings(table, settings.as_str().into()).wait().unwrap();
            kept.entry(table).or_default().settings = settings;
        }
        Work::Restart => {}
    }
}

fn compare(store: &Sqlite, kept: &BTreeMap<TableNo, Kept>) {
    for (no, known) in kept {
        let found = store.table_by_number(*no).wait().unwrap().unwrap();
        assert_eq!(all(store, *no), known.facts);
        assert_eq!((&*found.settings, found.over), (known.settings.as_str(), known.over));
        assert_eq!(found.latest.map_or(0, |it| it.seq), known.facts.len() as u32);
    }
    let open: Vec<_> = store.open_tables().wait().unwrap().iter().map(|it| it.no).collect();
    let expected: Vec<_> = kept.iter().filter(|(_, it)| !it.over).map(|(no, _)| *no).collect();
    assert_eq!(open, expected);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn the_record_holds_what_was_acknowledged(works in vec(work(), 1..40)) {
        let folder = tempfile::tempdir().unwrap();
        let mut store = open(folder.path());
        let mut kept = BTreeMap::new();
        for work in works {
            if matches!(work, Work::Restart) {
                drop(store);
                store = open(folder.path());
                compare(&store, &kept);
            }
            do_one(&store, &mut kept, work);
        }
        compare(&store, &kept);
        store.check().wait().unwrap();
    }

    #[test]
    fn what_is_asked_at_once_is_written_in_order(counts in vec(1..5_u32, 1..60)) {
        let store = Sqlite::in_memory().unwrap();
        let table = table(&store, "t");
        let mut next = 1;
        let answers: Vec<_> = counts
            .iter()
            .map(|count| {
                let facts = (next..next + count).map(entry).collect();
                next += count;
                store.append(table, facts, false)
            })
            .collect();
        for answer in answers {
            prop_assert_eq!(answer.wait(), Ok(()));
        }
        prop_assert_eq!(all(&store, table), (1..next).map(entry).collect::<Vec<_>>());
    }
}

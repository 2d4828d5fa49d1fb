use std::fs;

use compongo_server::store::{SCHEMA_VERSION, Sqlite, Store, StoreError};
use rusqlite::Connection;

use super::*;

#[test]
fn a_full_disk_is_told_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open_limited(folder.path(), 256 * 1024).unwrap();
    let table = table(&store, "t");
    let mut written = 0;
    let full = loop {
        match append(&store, table, written + 1) {
            Ok(()) => written += 1,
            Err(error) => break error,
        }
        assert!(written < 100_000);
    };
    assert_eq!(full, StoreError::Full);
    assert!(full.is_passing());
    assert!(written > 500, "{written}");
    assert_eq!(all(&store, table), (1..=written).map(entry).collect::<Vec<_>>());
    // Still full, still at work; what is asked together fails together.
    let many: Vec<_> = (0..50).map(|_| append(&store, table, written + 1)).collect();
    assert!(many.iter().all(|it| *it == Err(StoreError::Full)));
    drop(store);
    // With room again it goes on.
    let store = open(folder.path());
    assert_eq!(all(&store, table).len() as u32, written);
    assert_eq!(append(&store, table, written + 1), Ok(()));
    store.check().wait().unwrap();
}

#[test]
fn a_file_of_a_later_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(folder.path()));
    let file = folder.path().join("record.sqlite");
    let connection = Connection::open(&file).unwrap();
    connection.pragma_update(None, "user_version", SCHEMA_VERSION + 1).unwrap();
    drop(connection);
    let before = fs::read(&file).unwrap();
    let error = Sqlite::open(folder.path()).unwrap_err();
    assert_eq!(error, StoreError::TooNew { found: SCHEMA_VERSION + 1, known: SCHEMA_VERSION });
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_file_of_another_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.sqlite");
    Connection::open(&file).unwrap().execute_batch("CREATE TABLE theirs (it)").unwrap();
    let error = Sqlite::open(folder.path()).unwrap_err();
    assert_eq!(error, StoreError::NotOurs { path: file.clone() });
    fs::write(&file, "Dear diary, today I played the Grob.".repeat(100)).unwrap();
    assert_eq!(Sqlite::open(folder.path()).unwrap_err().code(), "corrupt");
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let error = Sqlite::open(&file.join("below")).unwrap_err();
    assert_eq!(error.code(), "cannot-open");
    assert!(error.to_string().contains("file/below"), "{error}");
    // A folder stands where the file should be.
    fs::create_dir(folder.path().join("record.sqlite")).unwrap();
    assert_eq!(Sqlite::open(folder.path()).unwrap_err().code(), "cannot-open");
}

#[test]
fn files_of_every_version_are_brought_up_to_date() {
    // One for each version, written by hand as that version had it; never rewritten.
    let versions = [include_str!("../data/record-v1.sql")];
    assert_eq!(versions.len() as u32, SCHEMA_VERSION);
    for (version, sql) in (1_u32..).zip(versions) {
        let folder = tempfile::tempdir().unwrap();
        let connection = Connection::open(folder.path().join("record.sqlite")).unwrap();
        connection.execute_batch(sql).unwrap();
        drop(connection);
        let store = open(folder.path());
        let table = store.table("golden").wait().unwrap().unwrap();
        assert_eq!(table.latest.map(|it| (it.seq, it.at_ms)), Some((2, 4_200)), "{version}");
        let facts = all(&store, table.no);
        let acts: Vec<_> =
            facts.iter().map(|it| serde_json::to_string(&it.fact).unwrap()).collect();
        let expected = [
            r#"{"at":0,"by":"arbiter","do":"start"}"#,
            r#"{"at":4200,"by":"white","do":"move","move":"e2e4"}"#,
        ];
        assert_eq!(acts, expected);
        assert_eq!((facts[1].seat, facts[1].command.as_deref()), (Some(Role::White), Some("a1")));
        store.check().wait().unwrap();
    }
}

#[test]
fn messages_say_what_to_do() {
    let path = std::path::PathBuf::from("/data");
    let table = TableNo(7);
    let texts = [
        StoreError::InUse { path: path.clone(), process: Some(12) },
        StoreError::TooNew { found: 9, known: 1 },
        StoreError::Conflict { table, expected: 3, given: 2 },
    ]
    .map(|it| it.to_string());
    assert_eq!(
        texts,
        [
            "/data is in use by the server with process number 12. Stop that server, or give this \
             one a folder of its own",
            "the record has version 9, this program knows up to 1. Use the program that wrote it, \
             or a later one",
            "table 7 has 3 as its next fact, not 2. Read the table anew",
        ]
    );
}

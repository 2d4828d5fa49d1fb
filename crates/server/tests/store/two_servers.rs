//! Two processes want one folder.

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use compongo_server::store::{Sqlite, StoreError};

const FOLDER: &str = "COMPONGO_TEST_FOLDER";

/// The other process: opens the folder and keeps it until it is told to stop.
#[test]
fn another_process_holds_the_folder() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let _store = Sqlite::open(folder.as_ref()).unwrap();
    println!("\nopen");
    let _ = std::io::stdin().read_line(&mut String::new());
}

#[test]
fn only_one_process_has_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut other = Command::new(env::current_exe().unwrap())
        .args(["two_servers::another_process_holds_the_folder", "--exact", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(other.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap() == "open"));
    let error = Sqlite::open(folder.path()).unwrap_err();
    let path = folder.path().to_owned();
    assert_eq!(error, StoreError::InUse { path, process: Some(other.id()) });
    // However it ends, the folder is free again.
    other.kill().unwrap();
    other.wait().unwrap();
    assert!(Sqlite::open(folder.path()).is_ok());
}

//! Runs the real program.

#![allow(dead_code, missing_docs, clippy::missing_panics_doc)]

use std::path::{Path, PathBuf};
use std::process::Output;
use std::time::Duration;

use assert_cmd::Command;

/// The program in a plain environment: English, no colours asked for.
pub(crate) fn compongo() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_compongo"));
    plain(|name| {
        command.env_remove(name);
    });
    // A program that waits for ever fails its test and does not stop the others.
    command.current_dir(data("")).timeout(Duration::from_mins(5));
    command
}

/// The same as a process of the standard library, for pipes and signals.
pub(crate) fn process() -> std::process::Command {
    in_plain_environment(std::process::Command::new(env!("CARGO_BIN_EXE_compongo")))
}

/// A shell in which the program can be run with redirections.
pub(crate) fn shell(script: &str) -> std::process::Command {
    let mut command = std::process::Command::new("sh");
    command.args(["-c", script]);
    in_plain_environment(command)
}

fn in_plain_environment(mut command: std::process::Command) -> std::process::Command {
    plain(|name| {
        command.env_remove(name);
    });
    command.current_dir(data(""));
    command
}

fn plain(mut remove: impl FnMut(&str)) {
    for name in [
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
        "RUST_BACKTRACE",
    ] {
        remove(name);
    }
}

/// A file of the tests.
pub(crate) fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// What an argument list gives: exit status, stdout, stderr.
pub(crate) fn run(args: &[&str]) -> (i32, String, String) {
    outcome(&compongo().args(args).output().unwrap())
}

/// The same with a text at the standard input.
pub(crate) fn run_with(args: &[&str], stdin: &[u8]) -> (i32, String, String) {
    outcome(&compongo().args(args).write_stdin(stdin).output().unwrap())
}

pub(crate) fn outcome(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code().unwrap_or(-1), text(&output.stdout), text(&output.stderr))
}

/// The lines of `--json` as values.
pub(crate) fn json(text: &str) -> Vec<serde_json::Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

//! Whether a change breaks what others have built on the crates.

use std::process::Stdio;

use crate::steps::{Failure, Step, cargo, output, root, run};

const TOOL: &str = "cargo-semver-checks";
const HOW: &str = "cargo install cargo-semver-checks --locked";

/// The crates that have no library for others.
const NOT_FOR_OTHERS: [&str; 2] = ["xtask", "compongo-cli"];

/// Compares the libraries with the newest tag that is a version.
pub(crate) fn semver() -> Step {
    let mut ask = cargo(["semver-checks", "--version"]);
    let known = ask.stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !known.is_ok_and(|status| status.success()) {
        return Err(Failure::Missing(TOOL, HOW));
    }
    let mut git = std::process::Command::new("git");
    git.current_dir(root()).args(["tag", "--list", "v[0-9]*", "--sort=-version:refname"]);
    let tags = output(&mut git)?;
    let newest = tags.lines().next().ok_or(Failure::NoRelease)?;
    let mut check = cargo(["semver-checks", "--workspace", "--baseline-rev", newest]);
    for name in NOT_FOR_OTHERS {
        check.args(["--exclude", name]);
    }
    run(check.current_dir(root()))
}

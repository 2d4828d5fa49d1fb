//! Whether a change breaks what others have built on the crates.

use std::process::{Command, Stdio};

use crate::steps::{Failure, Step, cargo, output, root, run};

const TOOL: &str = "cargo-semver-checks";
const HOW: &str = "cargo install cargo-semver-checks --locked";

/// The crates that have no library for others.
const NOT_FOR_OTHERS: [&str; 2] = ["xtask", "compongo-cli"];

/// Compares the libraries with a revision: the one that is named, or the newest tag that is a
/// version, or where nothing was released yet, the last commit.
pub(crate) fn semver(revision: Option<&str>) -> Step {
    let mut ask = cargo(["semver-checks", "--version"]);
    let known = ask.stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !known.is_ok_and(|status| status.success()) {
        return Err(Failure::Missing(TOOL, HOW));
    }
    let baseline = match revision {
        Some(revision) => revision.to_owned(),
        None => newest()?,
    };
    eprintln!("compared with {baseline}");
    let mut check = cargo(["semver-checks", "--workspace", "--baseline-rev", &baseline]);
    for name in NOT_FOR_OTHERS {
        check.args(["--exclude", name]);
    }
    run(check.current_dir(root()))
}

/// The newest release, or the last commit.
fn newest() -> Step<String> {
    let mut git = Command::new("git");
    git.current_dir(root()).args(["tag", "--list", "v[0-9]*", "--sort=-version:refname"]);
    let tags = output(&mut git)?;
    Ok(tags.lines().next().unwrap_or("HEAD").to_owned())
}

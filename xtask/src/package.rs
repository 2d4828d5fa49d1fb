//! The crates as they would be published.

use std::process::Command;

use crate::steps::{Failure, Step, cargo, output, root, run};
use crate::web;

/// What is kept elsewhere in the workspace and comes into a package through a link: the crate, and
/// a file that must be in it.
const LINKED: [(&str, &str); 3] = [
    ("compongo-school", "cases/README.md"),
    ("compongo-server", "screens/index.html"),
    ("compongo-board", "LICENSE-MIT"),
];

const DIRTY: &str = "--allow-dirty";

/// Packs all crates that are published, in the order in which they need each other, into
/// `target/package`.
pub(crate) fn package(arguments: &[String]) -> Step {
    web::require_node()?;
    // They go into the package of the server.
    web::build()?;
    for (name, file) in LINKED {
        let mut list = cargo(["package", "--list", "--allow-dirty", "--package", name]);
        // Windows has other strokes.
        let files = output(list.current_dir(root()))?.replace('\\', "/");
        if !files.lines().any(|line| line == file) {
            return Err(Failure::NotPacked(name, file));
        }
    }
    if !arguments.iter().any(|it| it == DIRTY) {
        all_is_committed()?;
    }
    // The screens are built and never committed, so Cargo always finds something that is not.
    let mut package = cargo(["package", "--workspace", "--exclude", "xtask", DIRTY]);
    let others = arguments.iter().filter(|it| *it != DIRTY);
    run(package.current_dir(root()).args(others))
}

/// What Cargo would ask, without what is built.
fn all_is_committed() -> Step {
    let mut status = Command::new("git");
    status.args(["status", "--porcelain"]).current_dir(root());
    let files = output(&mut status)?;
    if files.trim().is_empty() { Ok(()) } else { Err(Failure::Uncommitted(files)) }
}

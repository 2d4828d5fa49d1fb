//! The crates as they would be published.

use crate::steps::{Failure, Step, cargo, output, root, run};
use crate::web;

/// What is kept elsewhere in the workspace and comes into a package through a link: the crate, and
/// a file that must be in it.
const LINKED: [(&str, &str); 3] = [
    ("compongo-school", "cases/README.md"),
    ("compongo-server", "screens/index.html"),
    ("compongo-board", "LICENSE-MIT"),
];

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
    let mut package = cargo(["package", "--workspace", "--exclude", "xtask"]);
    run(package.current_dir(root()).args(arguments))
}

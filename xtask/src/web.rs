//! The screens: their packages, their build, their tests.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::steps::{self, Failure, Step, root};

/// What the build of the screens reads, from the root of the workspace.
const SOURCES: [&str; 7] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "crates/words/locales",
];

/// Builds the screens into `web/dist`, which the server embeds; nothing if they are up to date.
pub(crate) fn build() -> Step {
    let built = modified(&root().join("web/dist/index.html"));
    let newest = SOURCES.iter().filter_map(|it| newest(&root().join(it))).max();
    if built.is_some() && built >= newest {
        return Ok(());
    }
    install()?;
    steps::run(npm().args(["run", "build"]))
}

/// Checks the types of the screens and runs their tests, those in a browser last.
pub(crate) fn test() -> Step {
    install()?;
    steps::run(npm().args(["run", "check"]))?;
    steps::run(npm().args(["test"]))?;
    build()?;
    steps::run(npm().args(["run", "test:browser"]).env("COMPONGO", program()))
}

/// The program as `cargo test` has just built it.
fn program() -> PathBuf {
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    target.join("debug").join(format!("compongo{}", env::consts::EXE_SUFFIX))
}

/// Installs the packages of the lock file if they are not there already.
fn install() -> Step {
    let installed = modified(&root().join("web/node_modules/.package-lock.json"));
    if installed.is_some() && installed >= modified(&root().join("web/package-lock.json")) {
        return Ok(());
    }
    steps::run(npm().args(["ci", "--no-audit", "--no-fund"]))
}

fn npm() -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(root().join("web"));
    npm
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|it| it.modified()).ok()
}

/// When a file, or the newest of the files below a folder, was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(entries) = fs::read_dir(path) else { return modified(path) };
    let paths = entries.flatten().map(|entry| entry.path());
    paths.filter_map(|path: PathBuf| newest(&path)).max()
}

/// Where the server of `cargo xtask run` keeps its tables.
pub(crate) fn data() -> PathBuf {
    root().join("target/tables")
}

/// Whether Node is there, before anything long is begun.
pub(crate) fn require_node() -> Step {
    let found = npm().arg("--version").output().is_ok_and(|it| it.status.success());
    if found { Ok(()) } else { Err(Failure::Missing("npm", "it comes with https://nodejs.org")) }
}

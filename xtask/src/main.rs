//! `cargo xtask …`: what people who work on Compongo run.

mod ansi;
mod fuzz;
mod licences;
mod manual;
mod package;
mod picture;
mod removals;
mod semver;
mod steps;
mod svg;
mod web;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::steps::{Step, cargo, root};

/// The collections that the project ships, checked by `cargo xtask check`.
pub(crate) const SAMPLES: [&str; 2] = ["samples/games.pgn", "samples/faults.pgn"];

/// Build, run, test and measure Compongo.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build everything and open the tables: `compongo serve` with a database below `target`
    Run {
        /// Passed on to `compongo serve`, for example --listen 0.0.0.0:8080
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build `compongo` and check the game collections of the project with it
    Check {
        /// Passed on to `compongo check`, for example --lang es, --json or a file of your own
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run every test: of the crates, of the screens, of both in a browser
    Test {
        /// Passed on to `cargo test`, for example -p compongo-board
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Check formatting, lints, documentation and licences
    Lint,
    /// Feed random input to every reader of text (needs cargo-fuzz)
    Fuzz {
        /// How long, for each target
        #[arg(default_value_t = 60)]
        seconds: u32,
    },
    /// Measure speed beside other crates, for docs/performance.md
    Bench {
        /// Passed on to `cargo bench`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Count all perft tables to their last depth (about a quarter of an hour on two cores)
    PerftFull,
    /// Write anew which articles of the Laws have cases that show them at work
    Coverage,
    /// Leave out single rules of the game and see whether the situations notice
    Removals {
        /// Only those with these numbers in xtask/removals.toml
        numbers: Vec<usize>,
    },
    /// Draw the picture of the README from the real report
    Picture,
    /// Write shell completions and manual pages to `target/completions` and `target/man`
    Manual,
    /// Compare the crates with the last release: what breaks them needs a new version
    Semver {
        /// Another revision to compare with; the last commit if nothing was released
        revision: Option<String>,
    },
    /// Pack the crates as they would be published, in `target/package`
    Package {
        /// Passed on to `cargo package`, for example --no-verify or --allow-dirty
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

fn main() -> ExitCode {
    let done = match Args::parse().task {
        Task::Run { arguments } => run(&arguments),
        Task::Check { arguments } => check(&arguments),
        Task::Test { arguments } => test(&arguments),
        Task::Lint => lint(),
        Task::Fuzz { seconds } => fuzz::fuzz(seconds),
        Task::Bench { arguments } => bench(&arguments),
        Task::PerftFull => perft_full(),
        Task::Coverage => coverage(),
        Task::Removals { numbers } => removals::removals(&numbers),
        Task::Picture => picture::picture(),
        Task::Manual => manual::manual(),
        Task::Semver { revision } => semver::semver(revision.as_deref()),
        Task::Package { arguments } => package::package(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Step {
    web::require_node()?;
    web::build()?;
    let mut serve = cargo(["run", "--release", "--package", "compongo-cli", "--"]);
    serve.args(["serve", "--data"]).arg(web::data()).args(arguments);
    steps::run(&mut serve)
}

fn check(arguments: &[String]) -> Step {
    let mut compongo = cargo(["run", "--release", "--package", "compongo-cli", "--"]);
    compongo.arg("check").args(SAMPLES.map(from_here)).args(arguments);
    if !arguments.iter().any(|argument| argument.starts_with("--fail-on")) {
        // The second collection is full of faults: finding them is no failure of this task.
        compongo.args(["--fail-on", "never"]);
    }
    steps::run(&mut compongo)
}

/// A path of the project as seen from the current directory, where the user's own paths begin.
fn from_here(path: &str) -> PathBuf {
    let path = root().join(path);
    let here = env::current_dir().unwrap_or_default();
    path.strip_prefix(here).map(Path::to_path_buf).unwrap_or(path)
}

fn test(arguments: &[String]) -> Step {
    let mut test = cargo(["test"]);
    let part = arguments.iter().any(|it| it == "-p" || it.starts_with("--package"));
    if !part {
        web::require_node()?;
        // The program holds the screens, so they come first.
        web::build()?;
        test.arg("--workspace");
    }
    steps::run(test.current_dir(root()).args(arguments))?;
    if part { Ok(()) } else { web::test() }
}

fn lint() -> Step {
    steps::run(cargo(["fmt", "--all", "--check"]).current_dir(root()))?;
    let mut fuzz = cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]);
    steps::run(fuzz.current_dir(root()))?;
    let mut clippy = cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]);
    steps::run(clippy.current_dir(root()))?;
    let mut doc = cargo(["doc", "--workspace", "--no-deps", "--lib"]);
    steps::run(doc.current_dir(root()).env("RUSTDOCFLAGS", "-D warnings"))?;
    licences::check()
}

fn bench(arguments: &[String]) -> Step {
    let mut bench = cargo(["bench", "--workspace", "--bench", "*"]);
    steps::run(bench.current_dir(root()).args(arguments))
}

fn perft_full() -> Step {
    let mut perft = cargo(["test", "--release", "--package", "compongo-board", "--test", "perft"]);
    perft.current_dir(root()).env("COMPONGO_PERFT_FULL", "1");
    steps::run(perft.args(["--", "--test-threads=1"]))
}

fn coverage() -> Step {
    let mut test = cargo(["test", "--package", "compongo-laws", "--test", "coverage"]);
    steps::run(test.current_dir(root()).env("COMPONGO_COVERAGE", "write"))
}

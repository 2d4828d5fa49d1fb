//! Random input for every reader of text, by cargo-fuzz.

use std::fs;

use crate::steps::{Failure, Step, cargo, output, root, run};

/// The binaries of `fuzz/`.
const TARGETS: [&str; 10] =
    ["fen", "moves", "san", "pgn", "audit", "live", "controls", "clock", "winnable", "record"];

/// Runs each target so long. Finds are kept in `fuzz/artifacts`, the corpus in `fuzz/corpus`.
pub(crate) fn fuzz(seconds: u32) -> Step {
    if output(cargo(["fuzz", "--version"]).current_dir(root())).is_err() {
        return Err(Failure::Missing("cargo-fuzz", "`cargo install --locked cargo-fuzz`"));
    }
    for target in TARGETS {
        let corpus = root().join("fuzz/corpus").join(target);
        fs::create_dir_all(&corpus).map_err(|error| Failure::Write(corpus.clone(), error))?;
        // No address sanitizer: there is next to no unsafe code to watch, plain runs are faster, and a
        // stable compiler has all that remains.
        let mut command = cargo(["fuzz", "run", "--sanitizer", "none", target]);
        command.current_dir(root()).arg(&corpus);
        command.arg(root().join("fuzz/seeds").join(target)).arg("--");
        command.arg(format!("-max_total_time={seconds}")).arg("-timeout=10");
        command.args([
            "-max_len=4096",
            "-rss_limit_mb=2048",
            "-print_final_stats=1",
            "-verbosity=0",
        ]);
        let words = root().join("fuzz").join(format!("{target}.dict"));
        if words.exists() {
            command.arg(format!("-dict={}", words.display()));
        }
        run(&mut command)?;
    }
    Ok(())
}

//! Plays many games at once against a server on the same machine, and measures how long a press
//! of the clock takes to the opponent.
//!
//! ```text
//! cargo run --release -p compongo-server --example load -- [--games 10000] [--seconds 60]
//!     [--open-tables 100000] [--json FILE] [--data DIR]
//! ```
//!
//! It starts the server as a process of its own, with limits for visitors lifted, sits down at
//! both sides of every game over `WebSocket`s, and makes a move every two seconds in each: a touch,
//! a move, a press, each a fact on disk. Beside it, with the same messages, a server that only
//! sends back what it gets, which is as fast as the libraries and the machine can be. Then it
//! writes a record of many open tables and starts a server with it.

mod echo;
mod figures;
mod games;
mod moves;
mod options;
mod process;
mod report;
mod server;
mod start;

use std::process::ExitCode;

use figures::Histogram;
use options::Options;
use report::Report;

type Fault = Box<dyn std::error::Error + Send + Sync>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["serve", folder] => server::run(folder.as_ref()),
        ["echo"] => echo::run(),
        _ => Options::read(&words).and_then(|options| measure(&options)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("load: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn measure(options: &Options) -> Result<(), Fault> {
    process::raise_file_limit(options.games as u64 * 2 + 500)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let folder = process::Folder::of(options.data.as_deref())?;
    let mut report = Report::new(options);
    if options.games > 0 {
        runtime.block_on(echo::measure(options, &mut report))?;
        runtime.block_on(games::measure(options, &folder.path, &mut report))?;
    }
    if options.open_tables > 0 {
        runtime.block_on(start::measure(options, &folder.path, &mut report))?;
    }
    println!("{report}");
    if let Some(file) = &options.json {
        std::fs::write(file, serde_json::to_string_pretty(&report)?)?;
    }
    Ok(())
}

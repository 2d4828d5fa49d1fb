//! Running other programs, one step after another.

use std::ffi::OsStr;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a step gives back.
pub(crate) type Step<T = ()> = Result<T, Failure>;

/// Why a task stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A program could not be started.
    Start(String, io::Error),
    /// A program ended with another status than 0.
    Status(String),
    /// A file could not be read.
    Read(PathBuf, io::Error),
    /// The list of removals, or what was found with it.
    List(String),
    /// A file could not be written.
    Write(PathBuf, io::Error),
    /// Shipped crates under licences that are not allowed.
    Licences(Vec<String>),
    /// A tool is not installed; how to get it.
    Missing(&'static str, &'static str),
    /// A package lacks a file that is kept elsewhere.
    NotPacked(&'static str, &'static str),
    /// Files are not as they were committed.
    Uncommitted(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Start(command, error) => write!(f, "cannot start `{command}`: {error}"),
            Failure::Status(command) => write!(f, "`{command}` failed"),
            Failure::Read(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            Failure::List(what) => f.write_str(what),
            Failure::Write(path, error) => write!(f, "cannot write {}: {error}", path.display()),
            Failure::Licences(crates) => {
                write!(f, "shipped crates with a licence not allowed:\n  {}", crates.join("\n  "))
            }
            Failure::Missing(tool, how) => write!(f, "{tool} is not installed: {how}"),
            Failure::Uncommitted(files) => {
                write!(f, "not committed (--allow-dirty packs it all the same):\n{files}")
            }
            Failure::NotPacked(name, file) => write!(
                f,
                "the package {name} has no {file}: its link was not checked out as one (on Windows \
                 git config core.symlinks true, and check out anew)"
            ),
        }
    }
}

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// The cargo that runs this, with arguments.
pub(crate) fn cargo<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(option_env!("CARGO").unwrap_or("cargo"));
    command.args(arguments);
    command
}

/// Runs a command to its end, its output going where ours goes.
pub(crate) fn run(command: &mut Command) -> Step {
    let words = words(command);
    eprintln!("> {words}");
    let status = command.status().map_err(|error| Failure::Start(words.clone(), error))?;
    if status.success() { Ok(()) } else { Err(Failure::Status(words)) }
}

/// Runs a command and gives back what it wrote to standard output.
pub(crate) fn output(command: &mut Command) -> Step<String> {
    let words = words(command);
    let output = command
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|error| Failure::Start(words.clone(), error))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(Failure::Status(words))
    }
}

fn words(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = [program].into_iter().chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

//! Other processes and what they use.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::Fault;

/// A server in a process of its own, which ends with this value.
pub(crate) struct Server {
    child: Child,
    /// Where it listens.
    pub(crate) address: String,
}

impl Server {
    /// Starts this program as a server and waits until it listens.
    pub(crate) fn start(words: &[&std::ffi::OsStr]) -> Result<Server, Fault> {
        let mut child = Command::new(env::current_exe()?)
            .args(words)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("the server says nothing")?;
        let mut address = String::new();
        BufReader::new(output).read_line(&mut address)?;
        let address = address.trim().to_owned();
        if address.is_empty() {
            return Err("the server does not start".into());
        }
        Ok(Server { child, address })
    }

    pub(crate) fn usage(&self) -> Usage {
        Usage::of(&self.child.id().to_string())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Memory and time of a process.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Usage {
    pub(crate) kib: u64,
    pub(crate) cpu_seconds: f64,
}

impl Usage {
    /// Of a process by its number, or of `self`.
    pub(crate) fn of(process: &str) -> Usage {
        let read = |name: &str| fs::read_to_string(format!("/proc/{process}/{name}"));
        let status = read("status").unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = resident.and_then(|it| it.split_whitespace().next()?.parse().ok());
        let stat = read("stat").unwrap_or_default();
        // After the name in brackets; user and system time, in hundredths of a second.
        let fields: Vec<&str> =
            stat.rsplit(") ").next().unwrap_or_default().split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|it| it.parse::<f64>().ok()).unwrap_or(0.0);
        Usage { kib: kib.unwrap_or(0), cpu_seconds: (ticks(11) + ticks(12)) / 100.0 }
    }
}

/// Lets this process and those it starts have so many files and connections.
pub(crate) fn raise_file_limit(wanted: u64) -> Result<(), Fault> {
    let now = getrlimit(Resource::Nofile);
    if now.current.is_none_or(|it| it >= wanted) {
        return Ok(());
    }
    let maximum = now.maximum.map(|it| it.max(wanted));
    setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }).map_err(|_| {
        let most = now.maximum.unwrap_or(0);
        format!("{wanted} open files are needed and {most} are allowed: `ulimit -n {wanted}` as root, or fewer --games").into()
    })
}

/// A folder for records, removed at the end if it was made here.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
    made: bool,
}

impl Folder {
    pub(crate) fn of(given: Option<&Path>) -> Result<Folder, Fault> {
        let made = given.is_none();
        let path = given.map_or_else(
            || env::temp_dir().join(format!("compongo-load-{}", std::process::id())),
            Path::to_owned,
        );
        fs::create_dir_all(&path)?;
        Ok(Folder { path, made })
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.made {
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}

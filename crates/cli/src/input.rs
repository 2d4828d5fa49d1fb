//! The files to read, and what can go wrong in reading them.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use compongo_pgn::{Batches, Limits, ReadError, decode};

use crate::messages::Messages;
use crate::meter::Meter;

/// A file, or the standard input.
pub(crate) struct Input {
    name: String,
    path: Option<PathBuf>,
}

/// How the standard input is called, by people and in the reports for programs.
pub(crate) const STDIN: &str = "-";

impl Input {
    /// What an argument names: `-` is the standard input.
    pub(crate) fn named(path: &Path) -> Input {
        let name = path.to_string_lossy().into_owned();
        Input { path: (name != STDIN).then(|| path.to_owned()), name }
    }

    /// What it is called in the reports for programs.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// What it is called when speaking to people.
    pub(crate) fn label(&self, messages: &Messages) -> String {
        if self.path.is_none() { messages.text("stdin-name") } else { self.name.clone() }
    }

    /// The file; nothing for the standard input.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Its bytes, decompressed; `meter` counts those on the disk.
    pub(crate) fn open(&self, meter: &Meter) -> Result<Box<dyn Read + Send>, Trouble> {
        let raw: Box<dyn Read + Send> = match &self.path {
            None => Box::new(meter.watch(io::stdin())),
            Some(path) => Box::new(meter.watch(open_file(path)?)),
        };
        Ok(decode(raw)?)
    }

    /// Its games in batches.
    pub(crate) fn batches(
        &self,
        limits: &Limits,
        meter: &Meter,
    ) -> Result<Batches<Box<dyn Read + Send>>, Trouble> {
        Ok(Batches::new(self.open(meter)?, limits))
    }
}

fn open_file(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    // Opening a directory succeeds on Unix; only reading it fails, and says less.
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(file)
}

/// Why an input cannot be read.
#[derive(Debug)]
pub(crate) struct Trouble(pub(crate) io::Error);

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble(error)
    }
}

impl From<ReadError> for Trouble {
    fn from(error: ReadError) -> Trouble {
        match error {
            ReadError::Io { source, .. } => Trouble(source),
        }
    }
}

//! The addresses that were added at the desk, kept so that a restart loses none.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The addresses that were added at the desk, in a file with a line for each that only who runs the
/// server can read: addresses may hold what opens them.
///
/// ```
/// use compongo_server::Addresses;
///
/// let none = Addresses::read("no-such-folder/desk.sources".as_ref())?;
/// assert!(none.list().is_empty());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addresses {
    path: PathBuf,
    list: Vec<String>,
}

impl Addresses {
    /// What the file holds; a file that is not there yet has none.
    ///
    /// # Errors
    /// What the file system says, and a file that is no text.
    pub fn read(path: &Path) -> io::Result<Addresses> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            text => text?,
        };
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        Ok(Addresses { path: path.to_owned(), list: lines.map(str::to_owned).collect() })
    }

    /// In the order in which they were added.
    pub fn list(&self) -> &[String] {
        &self.list
    }

    /// Keeps others. The file is whole at any time, and what is told as done is on disk.
    pub(super) fn keep(&mut self, list: Vec<String>) -> io::Result<()> {
        let new = self.path.with_extension("new");
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&new)?;
        for address in &list {
            writeln!(file, "{address}")?;
        }
        file.sync_all()?;
        fs::rename(&new, &self.path)?;
        self.list = list;
        // The new name is on disk only when the folder is.
        #[cfg(unix)]
        if let Some(folder) = self.path.parent().filter(|it| !it.as_os_str().is_empty()) {
            fs::File::open(folder)?.sync_all()?;
        }
        Ok(())
    }
}

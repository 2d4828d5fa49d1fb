use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How a file is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// It is emptied and written anew.
    InPlace,
    /// Another file is put in its stead.
    Renamed,
    /// Only what is new is written: the file grows.
    Growing,
}

/// The file that others look at.
#[derive(Debug)]
pub struct LiveFile {
    path: PathBuf,
    way: Way,
    /// What is in it.
    text: Vec<u8>,
}

impl LiveFile {
    /// A file that is not there yet.
    pub fn new(path: PathBuf, way: Way) -> LiveFile {
        LiveFile { path, way, text: Vec::new() }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How it is written.
    pub fn way(&self) -> Way {
        self.way
    }

    /// Writes a text as far as `part`, or all of it. A file that is put in the stead of another is
    /// always whole: nothing is seen of a part.
    ///
    /// # Errors
    /// What the file system says.
    pub fn write(&mut self, text: &[u8], part: Option<usize>) -> io::Result<()> {
        let written = text.get(..part.unwrap_or(text.len())).unwrap_or(text);
        match self.way {
            Way::InPlace => fs::write(&self.path, written)?,
            Way::Renamed if part.is_some() => return Ok(()),
            Way::Renamed => {
                let mut name = OsString::from(self.path.as_os_str());
                name.push(".new");
                fs::write(&name, written)?;
                fs::rename(&name, &self.path)?;
            }
            Way::Growing => {
                let same = self.text.iter().zip(written).take_while(|(a, b)| a == b).count();
                let options = OpenOptions::new().create(true).truncate(false).write(true).clone();
                let mut file = options.open(&self.path)?;
                file.set_len(same as u64)?;
                file.seek(SeekFrom::End(0))?;
                file.write_all(&written[same..])?;
            }
        }
        self.text = written.to_vec();
        Ok(())
    }

    /// Says that it was written at such a time of the play: tests do not wait for it to pass.
    ///
    /// # Errors
    /// What the file system says.
    pub fn date(&self, at_ms: u64) -> io::Result<()> {
        let begun = SystemTime::UNIX_EPOCH + Duration::from_hours(400_000);
        let file = File::options().write(true).open(&self.path)?;
        file.set_modified(begun + Duration::from_millis(at_ms))
    }
}

//! Where the sheets go: a file, the standard output, or a folder with a file for each game.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use compongo_paper::{PaperError, Scoresheet, print};

use super::press::{Body, MadeGames, Press};

/// More games than this are not put into one PDF, which has to be held in memory as a whole.
pub(crate) const MOST_IN_ONE: usize = 1_000;

/// The longest name of a player in the name of a file.
const LONGEST_NAME: usize = 40;

pub(super) struct Output {
    place: Place,
    text: bool,
    sheets: Vec<Scoresheet>,
    games: u64,
    lacking: BTreeSet<char>,
}

enum Place {
    Folder(PathBuf),
    /// A file is made when there is something to write.
    File(PathBuf, Option<File>),
    Stdout,
}

impl Output {
    /// A folder if there is one of that name or the name ends as one, otherwise a file.
    pub(super) fn open(path: &Path, text: bool) -> io::Result<Output> {
        let named = path.to_string_lossy();
        let place = if named == "-" {
            Place::Stdout
        } else if path.is_dir() || named.ends_with(['/', std::path::MAIN_SEPARATOR]) {
            fs::create_dir_all(path)?;
            Place::Folder(path.to_owned())
        } else {
            Place::File(path.to_owned(), None)
        };
        Ok(Output { place, text, sheets: Vec::new(), games: 0, lacking: BTreeSet::new() })
    }

    pub(super) fn is_folder(&self) -> bool {
        matches!(self.place, Place::Folder(_))
    }

    /// What could not be printed.
    pub(super) fn lacking(&self) -> Vec<char> {
        self.lacking.iter().copied().collect()
    }

    /// Writes games, or keeps them for the one file.
    pub(super) fn take(&mut self, game: MadeGames) -> io::Result<()> {
        self.games += game.count;
        if let Place::Folder(folder) = &self.place {
            let kind = if self.text { "txt" } else { "pdf" };
            let path = folder.join(format!("{}.{kind}", name(&game)));
            return match game.body {
                Body::Pdf(pdf, lacking) => {
                    self.lacking.extend(lacking);
                    fs::write(path, pdf)
                }
                Body::Text(text) => fs::write(path, text),
                Body::Sheets(_) => Ok(()),
            };
        }
        match game.body {
            Body::Sheets(sheets) if self.games > MOST_IN_ONE as u64 => {
                drop(sheets);
                Err(io::Error::other(PaperError::TooMany(MOST_IN_ONE)))
            }
            Body::Sheets(sheets) => {
                self.sheets.extend(sheets);
                Ok(())
            }
            Body::Text(text) => {
                let between = if self.games > 1 { "\n" } else { "" };
                self.write(format!("{between}{text}").as_bytes())
            }
            Body::Pdf(pdf, _) => self.write(&pdf),
        }
    }

    /// Prints what was kept.
    pub(super) fn finish(&mut self, press: &Press) -> io::Result<()> {
        if !self.sheets.is_empty() {
            let sheets = std::mem::take(&mut self.sheets);
            let printed = print(&sheets, &press.style, &press.fonts).map_err(io::Error::other)?;
            self.lacking.extend(printed.lacking);
            self.write(&printed.pdf)?;
        }
        match &mut self.place {
            Place::File(_, Some(file)) => file.flush(),
            Place::Stdout => io::stdout().flush(),
            _ => Ok(()),
        }
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match &mut self.place {
            Place::Stdout => io::stdout().write_all(bytes),
            Place::File(path, file) => {
                let file = match file {
                    Some(file) => file,
                    None => file.insert(File::create(path)?),
                };
                file.write_all(bytes)
            }
            Place::Folder(_) => Ok(()),
        }
    }
}

/// Writes one file, or to the standard output.
pub(crate) fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.to_string_lossy() == "-" {
        let mut out = io::stdout().lock();
        return out.write_all(bytes).and_then(|()| out.flush());
    }
    fs::write(path, bytes)
}

/// The name of a file: number and players, without what file systems do not like; that of several
/// games the first and the last number.
fn name(game: &MadeGames) -> String {
    let [first, last] = game.numbers;
    if first != last {
        return format!("{first:05}-{last:05}");
    }
    let clean = |name: &String| {
        let letters = name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' });
        let text: String = letters.take(LONGEST_NAME).collect();
        text.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
    };
    let mut name = format!("{first:05}");
    for player in game.names.iter().map(clean).filter(|it| !it.is_empty()) {
        name.push('_');
        // In bytes, which is what file systems count.
        let end = player
            .char_indices()
            .map(|(at, c)| at + c.len_utf8())
            .take_while(|&it| it <= 90)
            .last();
        name.push_str(player.get(..end.unwrap_or(0)).unwrap_or_default());
    }
    name
}

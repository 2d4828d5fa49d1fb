use std::path::{Path, PathBuf};
use std::{fs, io};

/// Where games are looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A file, there already or not.
    File(PathBuf),
    /// All game files of a folder, also those that appear later.
    Folder(PathBuf),
    /// The files of a folder whose names fit a pattern with `*` and `?`.
    Pattern {
        /// The folder.
        folder: PathBuf,
        /// The pattern of the name.
        name: String,
    },
    /// An address, `http://` or `https://`.
    Address(String),
}

/// Whether a file of this name is wanted.
type Wanted<'a> = Box<dyn Fn(&str) -> bool + 'a>;

/// The names of game files end so.
const ENDINGS: [&str; 4] = [".pgn", ".pgn.gz", ".pgn.zst", ".pgn.bz2"];

impl Place {
    /// What a text names: an address if it begins like one, a pattern if its last part has `*` or `?`
    /// and no such file is there, otherwise a file or folder.
    ///
    /// ```
    /// use compongo_watch::Place;
    ///
    /// assert_eq!(Place::of("https://a.b/c.pgn"), Place::Address("https://a.b/c.pgn".into()));
    /// let name = "round-?.pgn".to_owned();
    /// assert_eq!(Place::of("live/round-?.pgn"), Place::Pattern { folder: "live".into(), name });
    /// assert_eq!(Place::of("live.pgn"), Place::File("live.pgn".into()));
    /// ```
    pub fn of(text: &str) -> Place {
        let lower = text.to_ascii_lowercase();
        if lower.starts_with("http://") || lower.starts_with("https://") {
            return Place::Address(text.to_owned());
        }
        let path = Path::new(text);
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        if let Some(name) = name.filter(|name| name.contains(['*', '?']))
            && !path.exists()
        {
            let folder = path.parent().unwrap_or(Path::new("")).to_owned();
            return Place::Pattern { folder, name };
        }
        if path.is_dir() { Place::Folder(path.to_owned()) } else { Place::File(path.to_owned()) }
    }

    /// What it is called.
    pub fn name(&self) -> String {
        match self {
            Place::File(path) | Place::Folder(path) => path.display().to_string(),
            Place::Pattern { folder, name } => folder.join(name).display().to_string(),
            Place::Address(address) => address.clone(),
        }
    }

    /// The files that are there now, in the order of their names; of a file itself, whether or not
    /// it is there.
    pub(crate) fn files(&self) -> io::Result<Vec<PathBuf>> {
        let (folder, fits): (&Path, Wanted<'_>) = match self {
            Place::File(path) => return Ok(vec![path.clone()]),
            Place::Address(_) => return Ok(Vec::new()),
            Place::Folder(folder) => (folder, Box::new(is_game_file)),
            Place::Pattern { folder, name } => (folder, Box::new(|text| fits(name, text))),
        };
        let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let mut files = Vec::new();
        for entry in fs::read_dir(here)? {
            let entry = entry?;
            let name = entry.file_name();
            if fits(&name.to_string_lossy()) && entry.path().is_file() {
                files.push(folder.join(name));
            }
        }
        files.sort();
        Ok(files)
    }
}

fn is_game_file(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ENDINGS.iter().any(|ending| name.ends_with(ending))
}

/// Whether a name fits a pattern: `*` stands for any characters, `?` for one. Linear in practice: only
/// the last `*` is ever tried again.
fn fits(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) =
        (pattern.chars().collect(), name.chars().collect());
    let (mut at, mut now) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    while now < name.len() {
        match pattern.get(at) {
            Some('*') => {
                star = Some((at, now));
                at += 1;
            }
            Some(&c) if c == '?' || Some(&c) == name.get(now) => {
                at += 1;
                now += 1;
            }
            _ => match star {
                Some((place, from)) => {
                    star = Some((place, from + 1));
                    at = place + 1;
                    now = from + 1;
                }
                None => return false,
            },
        }
    }
    pattern.iter().skip(at).all(|&c| c == '*')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        for (pattern, name, wanted) in [
            ("*.pgn", "live.pgn", true),
            ("*.pgn", ".pgn", true),
            ("*.pgn", "live.pgn.tmp", false),
            ("round-?.pgn", "round-7.pgn", true),
            ("round-?.pgn", "round-12.pgn", false),
            ("*a*b*", "xxaxxbxx", true),
            ("*a*b*", "xxbxxaxx", false),
            ("", "", true),
            ("*", "", true),
        ] {
            assert_eq!(fits(pattern, name), wanted, "{pattern} {name}");
        }
    }
}

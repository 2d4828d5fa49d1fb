//! The situations that are part of the program.

use std::sync::OnceLock;

use compongo_laws::Edition;
use compongo_laws::case::Case;
use include_dir::{Dir, DirEntry, include_dir};

use crate::seed;
use crate::sheet::Sheet;

// `build.rs` knows which.
#[cfg(packed)]
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/cases");
#[cfg(not(packed))]
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../cases");

/// A situation with its name.
#[derive(Clone, Debug)]
pub struct Situation {
    /// Its file without the ending, as `touch/clearly-by-accident`.
    pub name: &'static str,
    /// A key that says nothing of the answer, as the name often does: sixteen hexadecimal digits
    /// that follow from the name.
    pub key: String,
    /// Its folder, as `touch`.
    pub subject: &'static str,
    /// The case.
    pub case: Case,
    /// What it comes to in each edition, once that was asked.
    sheets: [OnceLock<Option<Sheet>>; Edition::ALL.len()],
}

impl Situation {
    /// What it comes to in an edition; none if it is not asked there, or cannot be played.
    pub(crate) fn sheet(&self, edition: Edition) -> Option<&Sheet> {
        let play = || {
            let asked = self.case.editions.contains(&edition);
            asked.then(|| Sheet::of(&self.case, edition).ok()).flatten()
        };
        self.sheets[edition as usize].get_or_init(play).as_ref()
    }

    /// The other editions in which it is asked, with what it comes to there.
    pub(crate) fn elsewhere(&self, edition: Edition) -> impl Iterator<Item = (Edition, &Sheet)> {
        let others = Edition::ALL.into_iter().filter(move |&it| it != edition);
        others.filter_map(move |it| Some((it, self.sheet(it)?)))
    }
}

/// All situations, in the order of their names.
///
/// ```
/// let all = compongo_school::situations();
/// assert!(all.len() > 300);
/// assert!(all.iter().any(|it| it.name == "moves/capture"));
/// ```
pub fn situations() -> &'static [Situation] {
    static ALL: OnceLock<Vec<Situation>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Vec::new();
        gather(&FILES, &mut all);
        all.sort_by_key(|it| it.name);
        all
    })
}

/// The situation with a key.
pub fn situation(key: &str) -> Option<&'static Situation> {
    situations().iter().find(|it| it.key == key)
}

/// The folders of situations, in the order of their names.
///
/// ```
/// assert_eq!(compongo_school::subjects().first(), Some(&"adjournment"));
/// ```
pub fn subjects() -> &'static [&'static str] {
    static ALL: OnceLock<Vec<&'static str>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all: Vec<_> = situations().iter().map(|it| it.subject).collect();
        all.dedup();
        all
    })
}

/// The files of a folder and of those below. What cannot be read is no situation; a test sees to
/// it that there is none.
fn gather(folder: &'static Dir<'static>, all: &mut Vec<Situation>) {
    for entry in folder.entries() {
        match entry {
            DirEntry::Dir(below) => gather(below, all),
            DirEntry::File(file) => {
                let name = file.path().to_str().and_then(|it| it.strip_suffix(".toml"));
                let case = file.contents_utf8().and_then(|text| Case::read(text).ok());
                if let (Some(name), Some(case)) = (name, case) {
                    let subject = name.split('/').next().unwrap_or_default();
                    let key = format!("{:016x}", seed::of(name));
                    all.push(Situation { name, key, subject, case, sheets: Default::default() });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_file_is_a_situation_with_a_key_of_its_own() {
        let files: usize = FILES.dirs().map(|folder| folder.files().count()).sum();
        assert_eq!(situations().len(), files);
        let keys: BTreeSet<_> = situations().iter().map(|it| &it.key).collect();
        assert_eq!(keys.len(), files);
        assert_eq!(subjects().len(), FILES.dirs().count());
    }
}

//! Files of real games.

use std::path::{Path, PathBuf};

/// The collections that the project ships.
pub(crate) fn samples() -> Vec<PathBuf> {
    let files = in_folder(&from_here("../../samples")).expect("the samples are always here");
    assert!(files.len() >= 2, "{files:?}");
    files
}

/// Larger collections in a folder beside the repository, where they are at hand; it is said where
/// they are not.
pub(crate) fn beside(folder: &str) -> Vec<PathBuf> {
    let path = from_here("../../../shared/data").join(folder);
    in_folder(&path).unwrap_or_else(|| {
        println!("skipped: no files in {}", path.display());
        Vec::new()
    })
}

fn from_here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn in_folder(folder: &Path) -> Option<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).ok()?;
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    files.sort();
    Some(files)
}

//! The files of situations below a folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The file itself, or all `.toml` files below the folder, by their names. Links to folders are
/// not followed, for they may lead in a circle.
pub(super) fn of(path: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if path.is_dir() {
        walk(path, &mut found)?;
    } else {
        found.push(path.to_owned());
    }
    Ok(found)
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            walk(&path, found)?;
        } else if path.extension().is_some_and(|it| it == "toml") {
            found.push(path);
        }
    }
    Ok(())
}

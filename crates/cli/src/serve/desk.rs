//! The arbiter's desk of a server, and the key that opens it.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use compongo_server::key::Secret;
use compongo_server::{Addresses, Desk};
use compongo_watch::{Place, Reach};

use crate::args::{DeskSources, ServeArgs};
use crate::ui::Ui;

/// The file in the folder of the records that keeps the key, so that links live on after a restart.
const KEY: &str = "desk.key";

/// The file beside it that keeps the addresses that were added at the desk.
const SOURCES: &str = "desk.sources";

/// What is watched, and the key in words.
pub(super) fn desk(args: &ServeArgs, ui: &Ui) -> Result<(Desk, String), String> {
    let refused = |id: &str, path: &Path, error: &io::Error| {
        let variables =
            [("file", path.display().to_string().into()), ("reason", ui.reason(error).into())];
        ui.messages.with(id, variables)
    };
    let path = args.data.join(KEY);
    let key = key(&path).map_err(|error| refused("serve-desk-key", &path, &error))?;
    let path = args.data.join(SOURCES);
    let kept =
        Addresses::read(&path).map_err(|error| refused("serve-desk-sources", &path, &error))?;
    let places = args.watch.iter().map(|source| Place::of(source)).collect();
    let sources = args.desk_sources.map(|which| match which {
        DeskSources::Public => Reach::Public,
        DeskSources::Any => Reach::Anywhere,
    });
    let desk = Desk { places, sources, kept: Some(kept), key: key.hash() };
    Ok((desk, key.to_string()))
}

/// The key that is kept, or a new one.
fn key(path: &Path) -> io::Result<Secret> {
    match fs::read_to_string(path) {
        Ok(text) => text.trim().parse().map_err(|_| io::Error::from(io::ErrorKind::InvalidData)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = Secret::random().map_err(io::Error::other)?;
            let mut options = OpenOptions::new();
            options.write(true).create_new(true);
            // Only for who runs the server.
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            writeln!(options.open(path)?, "{key}")?;
            Ok(key)
        }
        Err(error) => Err(error),
    }
}

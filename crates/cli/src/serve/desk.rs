//! The arbiter's desk of a server, and the key that opens it.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use compongo_server::Desk;
use compongo_server::key::Secret;
use compongo_watch::{Place, Reach};

use crate::args::{DeskSources, ServeArgs};
use crate::ui::Ui;

/// The file in the folder of the records that keeps the key, so that links live on after a restart.
const FILE: &str = "desk.key";

/// What is watched, and the key in words.
pub(super) fn desk(args: &ServeArgs, ui: &Ui) -> Result<(Desk, String), String> {
    let path = args.data.join(FILE);
    let key = key(&path).map_err(|error| {
        let variables =
            [("file", path.display().to_string().into()), ("reason", ui.reason(&error).into())];
        ui.messages.with("serve-desk-key", variables)
    })?;
    let places = args.watch.iter().map(|source| Place::of(source)).collect();
    let sources = args.desk_sources.map(|which| match which {
        DeskSources::Public => Reach::Public,
        DeskSources::Any => Reach::Anywhere,
    });
    Ok((Desk { places, sources, key: key.hash() }, key.to_string()))
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

//! What keeps a server from working, in words that say what to do.

use core::net::SocketAddr;
use std::io;
use std::path::Path;

use compongo_server::store::StoreError;

use crate::ui::Ui;

/// The address cannot be listened at.
pub(super) fn listening(address: SocketAddr, error: &io::Error, ui: &Ui) -> String {
    let text = match error.kind() {
        io::ErrorKind::AddrInUse => "serve-port-in-use",
        io::ErrorKind::PermissionDenied => "serve-port-forbidden",
        io::ErrorKind::AddrNotAvailable => "serve-no-such-address",
        _ => "serve-cannot-listen",
    };
    ui.messages
        .with(text, [("address", address.to_string().into()), ("reason", ui.reason(error).into())])
}

/// The record cannot be opened.
pub(super) fn store(folder: &Path, error: &StoreError, ui: &Ui) -> String {
    let code = match error {
        StoreError::InUse { process: Some(_), .. } => "in-use-by",
        StoreError::CannotOpen { .. } if folder.is_file() => "no-folder",
        _ => error.code(),
    };
    let reason = match error {
        StoreError::CannotOpen { why, .. }
        | StoreError::Corrupt { why }
        | StoreError::Poisoned { why }
        | StoreError::Unreadable { why, .. }
        | StoreError::Database { why } => why.clone(),
        StoreError::InUse { process, .. } => process.map_or_else(String::new, |it| it.to_string()),
        StoreError::TooNew { found, .. } => found.to_string(),
        _ => String::new(),
    };
    ui.messages.with(
        "serve-store",
        [
            ("code", code.into()),
            ("folder", folder.display().to_string().into()),
            ("reason", reason.into()),
        ],
    )
}

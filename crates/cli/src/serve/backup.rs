//! Copies of the record while the server is at work.

use core::time::Duration;
use std::path::Path;

use compongo_server::store::Sqlite;
use jiff::Timestamp;

use super::faults;
use crate::args::ServeArgs;
use crate::ui::Ui;

/// Copies the record into a folder at once and then again and again; for ever idle without one.
pub(super) async fn keep(store: &Sqlite, args: &ServeArgs, ui: &Ui) {
    let Some(folder) = &args.backup_to else { return core::future::pending().await };
    let pause = Duration::from_secs(u64::from(args.backup_every.get()) * 60);
    loop {
        if let Err(reason) = copy(store, folder, ui).await {
            ui.warn(&reason);
        }
        tokio::time::sleep(pause).await;
    }
}

async fn copy(store: &Sqlite, folder: &Path, ui: &Ui) -> Result<(), String> {
    let cannot = |error| {
        let folder = folder.display().to_string();
        let reason = ui.reason(&error);
        ui.messages.with("serve-backup", [("folder", folder.into()), ("reason", reason.into())])
    };
    std::fs::create_dir_all(folder).map_err(cannot)?;
    let name = Timestamp::now().strftime("record-%Y-%m-%dT%H%M%SZ.sqlite").to_string();
    store.back_up(&folder.join(name)).await.map_err(|error| faults::store(folder, &error, ui))
}

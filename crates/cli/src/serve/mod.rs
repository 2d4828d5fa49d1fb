//! `compongo serve`: tables to play at, in the browser.

mod backup;
mod desk;
mod faults;

use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::Arc;

use compongo_server::store::Sqlite;
use compongo_server::time::MachineClock;
use compongo_server::{Config, Server};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::args::ServeArgs;
use crate::status::Status;
use crate::ui::Ui;

/// Runs the command until the process is told to end.
pub(crate) fn run(args: &ServeArgs, ui: &Ui) -> Status {
    let filter = EnvFilter::try_from_env("COMPONGO_LOG");
    let filter = filter.unwrap_or_else(|_| "warn,compongo_server=info".into());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // An error means that someone else writes the log already.
    let _ = log.with_ansi(io::stderr().is_terminal()).try_init();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return failed(ui, &ui.reason(&error)),
    };
    match runtime.block_on(serve(args, ui)) {
        Ok(()) => Status::Fine,
        Err(reason) => failed(ui, &reason),
    }
}

fn failed(ui: &Ui, reason: &str) -> Status {
    ui.error(reason);
    Status::Failed
}

async fn serve(args: &ServeArgs, ui: &Ui) -> Result<(), String> {
    // The port first: what is in use is told before the record is touched.
    let listener = TcpListener::bind(args.listen)
        .await
        .map_err(|error| faults::listening(args.listen, &error, ui))?;
    let store = open(&args.data).await.map_err(|error| faults::store(&args.data, &error, ui))?;
    let metrics = compongo_server::install_metrics();
    let store = Arc::new(store);
    let clock = Arc::new(MachineClock::new());
    let mut config = Config::default();
    let wanted = !args.watch.is_empty() || args.desk_sources.is_some();
    let desk = if wanted { Some(desk::desk(args, ui)?) } else { None };
    config.desk = desk.as_ref().map(|(desk, _)| desk.clone());
    let server = Server::open(Arc::clone(&store) as Arc<_>, clock, config, metrics)
        .await
        .map_err(|error| faults::store(&args.data, &error, ui))?;
    let address = listener.local_addr().unwrap_or(args.listen);
    let text = ui.messages.with(
        "serve-listening",
        [
            ("address", format!("http://{address}/").into()),
            ("folder", args.data.display().to_string().into()),
        ],
    );
    ui.raw_error(&format!("{text}\n"));
    if let Some((_, key)) = desk {
        let address = format!("http://{address}/desk#k={key}");
        let text = ui.with1("serve-desk", "address", address.into());
        ui.raw_error(&format!("{text}\n"));
    }
    tokio::select! {
        ran = server.run(listener, told_to_end()) => {
            ran.map_err(|error| faults::store(&args.data, &error, ui))
        }
        () = backup::keep(&store, args, ui) => Ok(()),
    }
}

async fn open(folder: &Path) -> Result<Sqlite, compongo_server::store::StoreError> {
    let folder = folder.to_owned();
    let opened = tokio::task::spawn_blocking(move || Sqlite::open(&folder)).await;
    opened.unwrap_or_else(|error| {
        Err(compongo_server::store::StoreError::Database { why: error.to_string() })
    })
}

/// Ctrl-C, or what a service manager sends.
pub(crate) async fn told_to_end() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            core::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => core::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = core::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

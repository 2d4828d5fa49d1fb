//! The server, with the limits for visitors lifted: all of them come from one address here.

use std::path::Path;
use std::sync::Arc;

use compongo_server::store::Sqlite;
use compongo_server::time::MachineClock;
use compongo_server::{Config, Rate, Server};
use tokio::net::TcpListener;

use crate::Fault;

const ANY: Rate = Rate { per_minute: 100_000_000, at_once: 100_000_000 };

pub(crate) fn run(folder: &Path) -> Result<(), Fault> {
    let store = Arc::new(Sqlite::open(folder)?);
    let mut config = Config::default();
    (config.facts, config.strangers, config.makers, config.codes) = (ANY, ANY, ANY, ANY);
    config.tables_per_hall = usize::MAX;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let numbers = compongo_server::install_metrics();
        let clock = Arc::new(MachineClock::new());
        let server = Server::open(store, clock, config, numbers).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        println!("{}", listener.local_addr()?);
        Ok(server.run(listener, std::future::pending()).await?)
    })
}

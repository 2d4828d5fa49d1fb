//! Tables at which games of chess are played by the FIDE Laws: durable records, seats, live
//! screens.
//!
//! The server holds no rule. It puts an instant to each fact, asks [`compongo_laws`] what
//! follows, writes the fact down and tells everyone who may know. What it speaks is described in
//! `docs/protocol.md`; another client can be written with the same means.
//!
//! # The path of a fact
//!
//! 1. A frame comes over a WebSocket (`http/ws.rs`) and is stamped with the server's clock at
//!    once. `http/client.rs` reads it.
//! 2. The table's own task (`table/`) takes it from its queue. A command that it remembers gets
//!    its first answer again. [`permit`] says whether this role may tell this act at all.
//! 3. The game is asked. What the Laws refuse is answered with reason and article, and leaves no
//!    trace.
//! 4. What is accepted goes to the [`store`], which writes what comes from all tables in one
//!    transaction. Meanwhile the table deals with the next fact: it waits for no disk.
//! 5. Once the fact is on disk, in the order of the table, it is acknowledged and told to everyone
//!    through the [`Eyes`] of his role: one text for each kind of eyes, shared by all who have
//!    them. Spectators may see it later.
//! 6. If the disk fails, nothing of it has happened: those who told it hear so, nobody else had
//!    heard of it, and the table goes back to what is on record. Other tables take no harm.
//!
//! A table comes to life when it is first asked for and is put away when its game is over and
//! nobody looks on; a start reads no games but those whose clocks run on.
//!
//! An electronic arbiter (`table/electronic.rs`) knows no rule either: it tries what an arbiter
//! might say, and the Laws accept it from him or not.
//!
//! Time comes from a [`Clock`](time::Clock), so that tests hold it in their hands:
//!
//! ```
//! use std::sync::Arc;
//!
//! use compongo_server::store::Sqlite;
//! use compongo_server::time::ManualClock;
//! use compongo_server::{Config, Server};
//!
//! # tokio::runtime::Runtime::new()?.block_on(async {
//! let store = Arc::new(Sqlite::in_memory()?);
//! let clock = Arc::new(ManualClock::new(0));
//! let server = Server::open(store, clock, Config::default(), None).await?;
//! let router = server.router();
//! # drop(router);
//! # Ok::<(), compongo_server::store::StoreError>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod codes;
mod config;
mod connections;
mod context;
mod desk;
mod hall;
mod house;
mod http;
pub mod key;
mod limits;
mod numbers;
mod past;
pub mod permit;
mod problem;
mod registry;
pub mod sealed;
mod serve;
pub mod settings;
pub mod store;
mod table;
pub mod time;
mod views;

pub use config::{Config, Desk, Rate};
pub use desk::Addresses;
pub use numbers::{Numbers, install_metrics};
pub use serve::Server;
pub use views::Eyes;

//! Tables at which games are played by the Laws.

mod codes;
mod config;
mod context;
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
mod serve;
pub mod settings;
pub mod store;
mod table;
pub mod time;
mod views;

pub use config::{Config, Rate};
pub use numbers::{Numbers, install_metrics};
pub use serve::Server;
pub use views::Eyes;

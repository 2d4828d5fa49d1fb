//! What all tables share.

use std::sync::Arc;

use crate::config::Config;
use crate::store::Store;
use crate::time::Clock;

/// The store, the clock and the limits.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) config: Arc<Config>,
}

//! Everything that requests are answered from.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::Arc;

use crate::codes::Codes;
use crate::context::Context;
use crate::desk::Desk;
use crate::limits::Limits;
use crate::numbers::Numbers;
use crate::registry::Registry;
use crate::table::Line;

/// One server.
pub(crate) struct House {
    pub(crate) context: Context,
    pub(crate) registry: Registry,
    pub(crate) limits: Limits,
    pub(crate) codes: Codes,
    pub(crate) metrics: Option<Numbers>,
    /// Tables whose time runs on have been woken.
    pub(crate) ready: AtomicBool,
    pub(crate) desk: Option<Desk>,
    pub(crate) leaving: tokio_util::sync::CancellationToken,
    lines: AtomicU64,
}

/// What handlers get.
pub(crate) type Shared = Arc<House>;

impl House {
    pub(crate) fn new(context: Context, registry: Registry, metrics: Option<Numbers>) -> House {
        House {
            limits: Limits::new(&context.config),
            codes: Codes::default(),
            desk: context.config.desk.as_ref().map(Desk::open),
            registry,
            metrics,
            ready: AtomicBool::new(false),
            leaving: tokio_util::sync::CancellationToken::new(),
            lines: AtomicU64::new(0),
            context,
        }
    }

    /// A number for a new connection.
    pub(crate) fn next_line(&self) -> Line {
        self.lines.fetch_add(1, Ordering::Relaxed)
    }
}

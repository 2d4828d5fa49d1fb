use compongo_laws::Topic;

use crate::{Detail, Severity};

/// A finding of the game being read, before the game is known to its end.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) at: Option<u64>,
    pub(crate) ply: Option<u32>,
    pub(crate) mv: Option<String>,
    pub(crate) fen: Option<String>,
    pub(crate) severity: Severity,
    pub(crate) topics: Vec<Topic>,
    pub(crate) detail: Detail,
}

impl Found {
    /// About the game as a whole.
    pub(crate) fn whole(severity: Severity, topics: Vec<Topic>, detail: Detail) -> Found {
        Found { at: None, ply: None, mv: None, fen: None, severity, topics, detail }
    }
}

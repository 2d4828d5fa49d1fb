//! What a table is asked to do.

use std::sync::Arc;

use compongo_laws::game::{Act, Who};
use serde_json::Value;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::mailbox::Post;
use crate::settings::{Settings, SettingsError};
use crate::store::{Role, StoreError};
use crate::views::Eyes;

/// The number of a connection.
pub(crate) type Line = u64;

/// What is sent to a connection.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// The first message: everything up to a fact of this number.
    Welcome(u32, Utf8Bytes),
    /// A fact of this number, as `{"event":…}`.
    Event(u32, Utf8Bytes),
    /// Anything else.
    Frame(Utf8Bytes),
    /// The last message: why the connection is closed.
    Bye(&'static str),
}

/// Someone connects.
#[derive(Debug)]
pub(crate) struct Join {
    pub(crate) line: Line,
    pub(crate) role: Role,
    pub(crate) out: Post,
}

/// What a client asks for.
#[derive(Debug)]
pub(crate) enum Wish {
    /// Something happened.
    Do { id: Box<str>, act: Act, by: Option<Who> },
    /// Ready for the start, or for the clocks to run again.
    Ready { id: Box<str>, ready: bool, by: Option<Who> },
    /// A notice is dealt with.
    Dismiss { id: Box<str>, notice: u32 },
    /// Someone sees to a notice.
    Take { id: Box<str>, notice: u32 },
}

impl Wish {
    /// The name that the client gave it.
    pub(crate) fn id(&self) -> &str {
        match self {
            Wish::Do { id, .. }
            | Wish::Ready { id, .. }
            | Wish::Dismiss { id, .. }
            | Wish::Take { id, .. } => id,
        }
    }
}

/// A question whose answer may wait for the disk.
pub(crate) type Answer<T> = oneshot::Sender<T>;

/// What a table is asked.
#[derive(Debug)]
pub(crate) enum Order {
    Join(Join),
    Leave(Line),
    /// A wish and the instant of the server's clock at which it came. Boxed, because places for
    /// waiting orders are kept at every table.
    Wish(Line, Role, u64, Box<Wish>),
    /// Settings and snapshot as JSON: `{"settings":…,"snapshot":…}`.
    Show(Eyes, Answer<String>),
    /// How far these eyes may see.
    Reach(Eyes, Answer<Reach>),
    /// The line of the table in its hall.
    Summary(Eyes, Answer<String>),
    /// The open notices, as a list of JSON objects.
    Notices(Answer<Vec<String>>),
    /// Other names or regulations.
    Change(Value, Answer<Result<Arc<Settings>, Refused>>),
    /// Keys became void: those who came by them go.
    Revoked(Role),
    /// The instant of the table's clock at one of the server's.
    Time(u64, Answer<u64>),
    /// Who is connected.
    Present(Answer<Vec<Role>>),
    /// The machine may have slept.
    Rouse,
    /// The server stops.
    Stop(Answer<()>),
}

/// How far someone may see.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// The number of the last fact.
    pub(crate) seq: u32,
    /// Whether the game is over for him.
    pub(crate) over: bool,
    /// Whether an envelope is closed or being written.
    pub(crate) sealed: bool,
    pub(crate) settings: Arc<Settings>,
}

/// Why settings were not changed.
#[derive(Clone, Debug)]
pub(crate) enum Refused {
    Settings(SettingsError),
    Store(StoreError),
}

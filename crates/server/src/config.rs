//! What a server is told when it is started.

use core::time::Duration;

use compongo_watch::{Place, Reach};

use crate::desk::Addresses;
use crate::store::KeyHash;

/// Limits that keep one visitor from taking what others need.
///
/// ```
/// let limits = compongo_server::Config::default();
/// assert_eq!(limits.frame_bytes, 16 * 1024);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Config {
    /// The longest message of a client, in bytes.
    pub frame_bytes: usize,
    /// The longest body of a request, in bytes; records are imported in one.
    pub body_bytes: usize,
    /// How long the head of a request may take, and how long a connection may be without one.
    pub head_time: Duration,
    /// How long a request may take.
    pub request_time: Duration,
    /// How long a client may take to say who he is.
    pub hello_time: Duration,
    /// How often the server pings.
    pub ping_every: Duration,
    /// After how long without a sign of life, or with a message unread, a client is given up.
    pub silence: Duration,
    /// How many messages may wait for a client that reads slowly.
    pub backlog: usize,
    /// The most connections at one table.
    pub lines_per_table: usize,
    /// The most connections of all.
    pub lines: usize,
    /// The most tables in one hall.
    pub tables_per_hall: usize,
    /// Facts of one seat: so many each second, and so many at once.
    pub facts: Rate,
    /// Requests without a key from one address.
    pub strangers: Rate,
    /// Halls and tables made from one address.
    pub makers: Rate,
    /// Wrong pairing codes from one address.
    pub codes: Rate,
    /// A finished game is put away after so long without anyone looking on.
    pub sleep_after: Duration,
    /// The desk for games of electronic boards, if there is one.
    pub desk: Option<Desk>,
}

/// What an arbiter's desk follows, and who may look at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Desk {
    /// Live game files and addresses, named by whoever starts the server.
    pub places: Vec<Place>,
    /// Which addresses those who have the key may add, if any. Files they can never name: nobody
    /// chooses from afar what the server reads on its own disk.
    pub sources: Option<Reach>,
    /// Where the addresses that are added are kept, with those that were before.
    pub kept: Option<Addresses>,
    /// What is kept of the key that opens the desk.
    pub key: KeyHash,
}

/// How often something may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// So many in a minute.
    pub per_minute: u32,
    /// So many at once.
    pub at_once: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            frame_bytes: 16 * 1024,
            body_bytes: 4 * 1024 * 1024,
            head_time: Duration::from_secs(15),
            request_time: Duration::from_secs(15),
            hello_time: Duration::from_secs(5),
            ping_every: Duration::from_secs(10),
            silence: Duration::from_secs(30),
            backlog: 128,
            lines_per_table: 2_000,
            lines: 100_000,
            tables_per_hall: 2_000,
            facts: Rate { per_minute: 20 * 60, at_once: 40 },
            strangers: Rate { per_minute: 20 * 60, at_once: 200 },
            makers: Rate { per_minute: 30, at_once: 60 },
            codes: Rate { per_minute: 6, at_once: 10 },
            sleep_after: Duration::from_mins(5),
            desk: None,
        }
    }
}

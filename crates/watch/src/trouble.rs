use std::io;

/// Why the text of a source cannot be read. What was read before is kept.
#[derive(Debug)]
pub enum Trouble {
    /// There is no such file, or no longer.
    Missing,
    /// The file cannot be read.
    Unreadable(io::Error),
    /// There is nothing in it.
    Empty,
    /// A page for a browser instead of games.
    Html,
    /// Something else than games.
    NotGames,
    /// More text than is read.
    TooLong {
        /// How much is read, in bytes.
        most: usize,
    },
    /// The server answers with this status.
    Status(u16),
    /// The server does not answer in time.
    Slow,
    /// The server cannot be reached.
    Unreachable(String),
    /// The server answers, but not as a server does, or breaks off: why.
    BadAnswer(String),
    /// The address is none.
    BadAddress(String),
    /// The address is not one of the public Internet, and no other may be asked.
    NotPublic,
    /// The folder or pattern has no game file.
    NoFiles,
    /// There are more files than are followed.
    TooMany {
        /// How many are followed.
        most: usize,
    },
}

impl Trouble {
    /// The stable name, in kebab case.
    pub const fn as_str(&self) -> &'static str {
        match self {
            Trouble::Missing => "missing",
            Trouble::Unreadable(_) => "unreadable",
            Trouble::Empty => "empty",
            Trouble::Html => "html",
            Trouble::NotGames => "not-games",
            Trouble::TooLong { .. } => "too-long",
            Trouble::Status(_) => "http-status",
            Trouble::Slow => "slow",
            Trouble::Unreachable(_) => "unreachable",
            Trouble::BadAnswer(_) => "bad-answer",
            Trouble::BadAddress(_) => "bad-address",
            Trouble::NotPublic => "not-public",
            Trouble::NoFiles => "no-files",
            Trouble::TooMany { .. } => "too-many",
        }
    }

    /// Whether it is the same trouble as another, so that it need not be told again.
    pub(crate) fn is_same(&self, other: &Trouble) -> bool {
        match (self, other) {
            (Trouble::Status(one), Trouble::Status(other)) => one == other,
            _ => self.as_str() == other.as_str(),
        }
    }

    pub(crate) fn of_io(error: io::Error) -> Trouble {
        if error.kind() == io::ErrorKind::NotFound {
            Trouble::Missing
        } else {
            Trouble::Unreadable(error)
        }
    }
}

use std::time::Duration;

use compongo_audit::live::Options;

/// How sources are followed.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How the games are judged.
    pub options: Options,
    /// How long between two questions to an address. After a failure it is doubled each time, up to
    /// a minute.
    pub interval: Duration,
    /// How long an address may take to answer.
    pub patience: Duration,
    /// The longest text that is read, unpacked, in bytes.
    pub most_bytes: usize,
    /// How many sources are followed at most.
    pub most_sources: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            options: Options::default(),
            interval: Duration::from_secs(5),
            patience: Duration::from_secs(20),
            most_bytes: 32 << 20,
            most_sources: 256,
        }
    }
}

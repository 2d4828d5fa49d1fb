use compongo_clock::TimeControl;

/// How live games are followed.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How the games are judged.
    pub audit: crate::Options,
    /// The time control of games that do not tell theirs.
    pub control: Option<TimeControl>,
}

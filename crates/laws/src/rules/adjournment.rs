use crate::{Citation, Cited};

/// Adjourned games.
#[derive(Clone, Copy, Debug)]
pub struct Adjournment {
    /// How late one may be at the resumption.
    pub late: Cited<LateAtResumption>,
    /// The article by which, if nobody is there, the player who must reply loses the time.
    pub both_absent: Option<Citation>,
    /// What becomes of times set wrongly.
    pub wrong_times: Cited<WrongTimes>,
    /// What of a session is announced.
    pub session: Cited<SessionNotice>,
}

/// How late a player may be at the resumption.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LateAtResumption {
    /// So many minutes.
    Minutes(u16),
    /// So many minutes, unless the rules of the event or the arbiter say otherwise.
    MinutesUnlessStated(u16),
    /// The default time of the event, unless the arbiter decides otherwise.
    DefaultTime,
}

/// What becomes of times set wrongly that nobody showed before his first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrongTimes {
    /// They stay, unless the arbiter finds the consequences too severe.
    StayUnlessTooSevere,
    /// The arbiter decides.
    ArbiterDecides,
}

/// What of a session is announced beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionNotice {
    /// When it begins and ends.
    StartAndEnd,
    /// When it begins.
    Start,
}

use crate::{ByPlay, Cited};

/// The clock: Article 6.
#[derive(Clone, Copy, Debug)]
pub struct ClockRules {
    /// What completes a move for which the clock was never pressed.
    pub unpressed: Cited<UnpressedMove>,
    /// How late one may arrive (6.7.1 of 2018).
    pub default_time: Cited<DefaultTime>,
    /// Who loses time while neither player is there; none where nothing is said.
    pub both_absent: Option<Cited<BothAbsent>>,
    /// Both flags are down and nobody knows which fell first.
    pub both_flags: ByPlay<Cited<BothFlags>>,
    /// The same where the rules of a quickplay finish are in force.
    pub both_flags_quickplay: Cited<BothFlags>,
    /// How the times of a restored position are found (7.1 of 2018).
    pub restored_times: Cited<RestoredTimes>,
    /// Whether clocks set wrongly are stopped and put right; none where nothing is said.
    pub wrong_setting: Option<Cited<()>>,
    /// What an assistant who presses the clock costs; none where nothing is said.
    pub assistant: Option<Cited<AssistantsTime>>,
}

/// What completes a move for which the clock was not pressed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnpressedMove {
    /// Only that it ended the game.
    EndOfGame,
    /// That it ended the game, or that the player has made his next move.
    EndOfGameOrNextMove,
}

/// How late a player may come to the board before he loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefaultTime {
    /// So many minutes after the start of the session, unless the rules of the event or the
    /// arbiter say otherwise.
    Minutes(u16),
    /// What the rules of the event say; if they say nothing, not at all.
    ZeroUnlessStated,
    /// What the rules of the event must say.
    MustBeStated,
}

/// Who loses the time that passes while neither player is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothAbsent {
    /// White, unless the rules of the event or the arbiter say otherwise.
    White,
    /// The same, where the default time is not zero.
    WhiteIfDefaultTimeNotZero,
}

/// What follows when both flags are down and the order is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothFlags {
    /// The game goes on.
    PlayOn,
    /// The game goes on, but is drawn in the period of all remaining moves.
    PlayOnUnlessLastPeriod,
    /// The game is drawn.
    Draw,
    /// What the clock shows by its own mark of the flag that fell first.
    MarkOfTheClock,
}

/// How the arbiter finds the times of a restored position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RestoredTimes {
    /// By his best judgment.
    BestJudgment,
    /// By his best judgment; the count of moves too.
    BestJudgmentAndCounter,
    /// By his best judgment, which may be to leave them; the count of moves too.
    BestJudgmentOrUnchanged,
}

/// What an assistant who handles clock or scoresheet costs his player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AssistantsTime {
    /// Time off, as the arbiter decides.
    Deducted,
    /// The clock is adjusted fairly.
    AdjustedFairly,
    /// The clock is adjusted fairly, but not of a player with a disability.
    AdjustedFairlyUnlessDisabled,
}

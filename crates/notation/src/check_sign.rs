use core::fmt;

use compongo_board::Position;

/// The sign after a move (C.13 of the Laws of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CheckSign {
    /// Nothing: the opponent is not in check.
    #[default]
    None,
    /// `+`: check.
    Check,
    /// `#`: checkmate.
    Mate,
}

impl CheckSign {
    /// The sign that belongs to a move that leads to this position.
    #[inline]
    pub fn of(after: &Position) -> CheckSign {
        if !after.is_check() {
            CheckSign::None
        } else if after.has_legal_move() {
            CheckSign::Check
        } else {
            CheckSign::Mate
        }
    }

    /// As written in export format: nothing, `+` or `#`.
    pub const fn as_str(self) -> &'static str {
        match self {
            CheckSign::None => "",
            CheckSign::Check => "+",
            CheckSign::Mate => "#",
        }
    }
}

impl fmt::Display for CheckSign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

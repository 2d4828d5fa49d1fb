use crate::Cited;

/// Writing moves: the appendix on algebraic notation.
#[derive(Clone, Copy, Debug)]
pub struct NotationRules {
    /// What stands for a piece.
    pub piece: Cited<PieceLetter>,
    /// The sign of a capture.
    pub capture: Cited<CaptureSign>,
    /// The mark of a capture en passant.
    pub en_passant: Cited<EnPassantMark>,
    /// The hyphen between piece and square.
    pub hyphen: Cited<Hyphen>,
}

/// What stands for a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceLetter {
    /// The first letter of its name in the player's language.
    FirstLetter,
    /// An abbreviation of its name in the player's language.
    Abbreviation,
}

/// The sign of a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CaptureSign {
    /// It is written.
    Written,
    /// It is written, but a closing note allows to leave it out.
    WrittenOrLeftOut,
    /// It may be written.
    Optional,
}

/// The mark of a capture en passant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EnPassantMark {
    /// It is added.
    Added,
    /// It may be added.
    Optional,
}

/// The hyphen between piece and square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hyphen {
    /// There is none.
    None,
    /// It is not needed, and the long form with the square of departure is accepted.
    NotNeeded,
}

use compongo_board::{Color, Move, Position};
use thiserror::Error;

use crate::words::{Word, words};
use crate::{Alphabet, Deviations, Reading, San, SanError, read_lenient};

/// A move of a line that has been read.
#[derive(Clone, Copy, Debug)]
pub struct LineMove<'a> {
    /// Which half-move of the line, from 1.
    pub ply: usize,
    /// Where its text begins in the line, in bytes.
    pub offset: usize,
    /// Its text as written.
    pub text: &'a [u8],
    /// The position before it.
    pub position: Position,
    /// The move.
    pub mv: Move,
    /// Its canonical text.
    pub canonical: San,
    /// How the text departs from the canonical one.
    pub deviations: Deviations,
}

/// A move of a line that cannot be read or played. The line ends with it.
#[derive(Clone, Copy, Debug, Error)]
#[error(
    "move {}{} ({}), byte {offset}: {error}",
    position.fullmove_number(),
    if position.turn() == Color::White { "." } else { "..." },
    String::from_utf8_lossy(text)
)]
pub struct LineError<'a> {
    /// Which half-move of the line, from 1.
    pub ply: usize,
    /// Where its text begins in the line, in bytes.
    pub offset: usize,
    /// Its text as written.
    pub text: &'a [u8],
    /// The position before it.
    pub position: Position,
    /// What is wrong.
    pub error: SanError,
}

/// Replays a bare line of moves (see [`crate::words`] for what may stand between them): moves as
/// people type or print them, like the sample games of the notation appendix, with no more of a
/// game than its moves. It ends with the first move that cannot be played.
///
/// ```
/// use compongo_board::Position;
/// use compongo_notation::{Alphabet, replay};
///
/// let spanish = Alphabet::by_code("es").unwrap();
/// let line = b"1.e4 e5 2.Cf3 Cf6 3.Dd3";
/// let mut moves = replay(line, &Position::initial(), spanish);
/// assert_eq!(moves.by_ref().take_while(Result::is_ok).count(), 4);
///
/// let fault = replay(line, &Position::initial(), spanish).find_map(Result::err).unwrap();
/// assert_eq!((fault.ply, fault.offset), (5, 20));
/// assert_eq!(
///     fault.to_string(),
///     "move 3. (Dd3), byte 20: the queen on d1 cannot go to d3: the way is blocked on d2",
/// );
/// ```
pub fn replay<'a>(
    line: &'a [u8],
    start: &Position,
    alphabet: &'a Alphabet,
) -> impl Iterator<Item = Result<LineMove<'a>, LineError<'a>>> + use<'a> {
    let mut position = *start;
    let mut ended = false;
    words(line).enumerate().map_while(move |(at, Word { text, offset })| {
        if ended {
            return None;
        }
        let ply = at + 1;
        let before = position;
        Some(match read_lenient(text, &position, alphabet) {
            Ok(Reading { mv, canonical, deviations }) => {
                position = position.play_legal(mv);
                Ok(LineMove { ply, offset, text, position: before, mv, canonical, deviations })
            }
            Err(error) => {
                ended = true;
                Err(LineError { ply, offset, text, position: before, error })
            }
        })
    })
}

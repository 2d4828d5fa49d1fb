//! The reader of what real files contain.

use compongo_board::{CastlingSide, Move, MoveKind, Position, Role, Square};

use crate::core_text::{self, Core};
use crate::strict::{english, parse_canonical};
use crate::trim::{Trimmed, trim};
use crate::{Alphabet, CheckSign, Deviations, PieceMove, ResolveError, San, SanError, SanKind};

/// Longest text read as one move, in bytes.
const LONGEST: usize = 96;

/// A move read from any usual way of writing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The move: legal, and the only one that can be meant.
    pub mv: Move,
    /// Its canonical text, which is `San::of(position, mv)`.
    pub canonical: San,
    /// How the text departs from the canonical one.
    pub deviations: Deviations,
}

/// Reads a move as found in real files and says, by name, how the text departs from the canonical
/// one. Nothing is ever guessed: a text that can mean two legal moves, and a promotion without
/// its piece, are errors.
///
/// ```
/// use compongo_board::Position;
/// use compongo_notation::{Alphabet, Deviations, read_lenient};
///
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
/// let reading = read_lenient(b"0-0!", &position, Alphabet::ENGLISH)?;
/// assert_eq!(reading.canonical.to_string(), "O-O");
/// assert_eq!(reading.deviations, Deviations::CASTLING_ZEROS | Deviations::ANNOTATION);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The text is no move in this alphabet, no move of this position, or could be several.
pub fn read_lenient(
    text: &[u8],
    position: &Position,
    alphabet: &Alphabet,
) -> Result<Reading, SanError> {
    if let Some(san) = canonical(text, alphabet) {
        let mv = resolve_san(san, position)?;
        let canonical = San::of(position, mv);
        let deviations = if canonical == san {
            Deviations::empty()
        } else {
            of_kind(Core::San(san.kind), canonical.kind, Deviations::empty())
                | of_sign(san.sign, canonical.sign)
        };
        return Ok(Reading { mv, canonical, deviations });
    }
    let words = Words::read(text, alphabet)?;
    let mv = resolve_core(words.core, position)?;
    let canonical = San::of(position, mv);
    let mut deviations = words.found
        | of_kind(words.core, canonical.kind, words.found)
        | of_sign(words.sign, canonical.sign);
    if words.en_passant && mv.kind != MoveKind::EnPassant {
        deviations |= Deviations::SPURIOUS_EN_PASSANT;
    }
    Ok(Reading { mv, canonical, deviations })
}

/// The move of [`read_lenient`] and nothing else: neither deviations nor signs are looked at.
/// This is what replaying games uses for every move.
///
/// ```
/// use compongo_board::Position;
/// use compongo_notation::{Alphabet, resolve_token};
///
/// let spanish = Alphabet::by_code("es").unwrap();
/// let mv = resolve_token("Cf3".as_bytes(), &Position::initial(), spanish)?;
/// assert_eq!(mv.to_string(), "g1f3");
/// # Ok::<(), compongo_notation::SanError>(())
/// ```
///
/// # Errors
/// As [`read_lenient`].
#[inline]
pub fn resolve_token(
    text: &[u8],
    position: &Position,
    alphabet: &Alphabet,
) -> Result<Move, SanError> {
    match canonical(text, alphabet) {
        Some(san) => Ok(resolve_san(san, position)?),
        None => resolve_other(text, position, alphabet),
    }
}

#[cold]
fn resolve_other(text: &[u8], position: &Position, alphabet: &Alphabet) -> Result<Move, SanError> {
    Ok(resolve_core(Words::read(text, alphabet)?.core, position)?)
}

/// What proves nothing about the language of a text.
const NO_PROOF: Deviations =
    Deviations::LOOK_ALIKE.union(Deviations::SMALL_LETTER).union(Deviations::FIGURINE);

/// As [`resolve_token`], refusing what would make alphabets alike.
pub(crate) fn resolve_proof(
    text: &[u8],
    position: &Position,
    alphabet: &Alphabet,
) -> Result<Move, SanError> {
    if let Some(san) = canonical(text, alphabet) {
        return Ok(resolve_san(san, position)?);
    }
    let words = Words::read(text, alphabet)?;
    if words.found.intersects(NO_PROOF) {
        return Err(SanError::Syntax { at: 0 });
    }
    Ok(resolve_core(words.core, position)?)
}

#[inline(always)]
fn canonical(text: &[u8], alphabet: &Alphabet) -> Option<San> {
    if core::ptr::eq(alphabet, Alphabet::ENGLISH) {
        parse_canonical(text, english)
    } else {
        parse_canonical(text, |byte| alphabet.piece_of_byte(byte))
    }
}

/// A text that is not canonical, read without a position.
struct Words {
    core: Core,
    found: Deviations,
    sign: CheckSign,
    en_passant: bool,
}

impl Words {
    fn read(text: &[u8], alphabet: &Alphabet) -> Result<Words, SanError> {
        if text.len() > LONGEST {
            return Err(SanError::TooLong { length: text.len() });
        }
        let mut room = [0; 2 * LONGEST];
        let text = match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => latin1(text, &mut room),
        };
        let Trimmed { core, offset, sign, en_passant, found } = trim(text);
        // A dash in a long evaluation sign can only be told from a null move by what is before.
        let whole = text.trim_matches(crate::trim::is_blank);
        if core.is_empty() && whole == "--" {
            return Err(SanError::NullMove);
        }
        match core_text::read(core, alphabet) {
            Ok((core, more)) => Ok(Words { core, found: found | more, sign, en_passant }),
            Err(SanError::Syntax { at }) => Err(SanError::Syntax { at: at + offset }),
            Err(error) => Err(error),
        }
    }
}

/// Bytes that are not UTF-8, each taken for the character of that number.
fn latin1<'a>(text: &[u8], room: &'a mut [u8; 2 * LONGEST]) -> &'a str {
    let mut length = 0;
    for &byte in text {
        let mut one = [0; 4];
        let encoded = char::from(byte).encode_utf8(&mut one);
        if let Some(slot) = room.get_mut(length..length + encoded.len()) {
            slot.copy_from_slice(encoded.as_bytes());
            length += encoded.len();
        }
    }
    room.get(..length).and_then(|bytes| core::str::from_utf8(bytes).ok()).unwrap_or_default()
}

#[inline(always)]
fn resolve_san(san: San, position: &Position) -> Result<Move, ResolveError> {
    san.resolve(position).or_else(|error| king_castles(san.kind, position).ok_or(error))
}

fn resolve_core(core: Core, position: &Position) -> Result<Move, ResolveError> {
    match core {
        Core::San(kind) => resolve_san(San { kind, sign: CheckSign::None }, position),
        Core::Squares { from, to, promotion, .. } => resolve_squares(position, from, to, promotion),
    }
}

/// `Kg1` or `Ke1-g1` for castling.
#[cold]
fn king_castles(kind: SanKind, position: &Position) -> Option<Move> {
    let SanKind::Piece(PieceMove { role: Role::King, from_file, from_rank, to, .. }) = kind else {
        return None;
    };
    let king = position.king(position.turn());
    let here = from_file.is_none_or(|file| file == king.file())
        && from_rank.is_none_or(|rank| rank == king.rank());
    if !here {
        return None;
    }
    position.judge(king, to, None).ok().filter(|mv| mv.castling().is_some())
}

/// The move between two squares, castling also as king takes rook.
///
/// # Errors
/// [`ResolveError::PromotionMissing`] or [`ResolveError::NoSuchMove`] with the reason.
pub(crate) fn resolve_squares(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, ResolveError> {
    let us = position.turn();
    let board = position.board();
    if from == position.king(us) && board.pieces(us, Role::Rook).contains(to) {
        let side = if to > from { CastlingSide::Short } else { CastlingSide::Long };
        if position.castling_rook(us, side) == Some(to) {
            return position.castle(side).map_err(|reason| ResolveError::NoCastling { reason });
        }
    }
    position.judge(from, to, promotion).map_err(|reason| match reason {
        compongo_board::IllegalMove::PromotionMissing { to } => {
            ResolveError::PromotionMissing { from, to }
        }
        reason @ compongo_board::IllegalMove::Castling(_) => ResolveError::NoCastling { reason },
        reason => ResolveError::NoSuchMove {
            role: board.role_at(from).unwrap_or(Role::Pawn),
            from: Some(from),
            to,
            reason: Some(reason),
        },
    })
}

/// What in the words themselves is not as it should be.
fn of_kind(written: Core, canonical: SanKind, found: Deviations) -> Deviations {
    match (written, canonical) {
        (Core::San(SanKind::Piece(written)), SanKind::Piece(right)) => {
            of_piece(written, right, found)
        }
        (Core::San(SanKind::Castle(_)), SanKind::Castle(_)) => Deviations::empty(),
        (_, SanKind::Castle(_)) => Deviations::CASTLING_AS_KING_MOVE,
        (Core::Squares { capture: Some(capture), .. }, SanKind::Piece(right)) => {
            of_capture(capture, right.capture)
        }
        (_, SanKind::Piece(_)) => Deviations::empty(),
    }
}

fn of_piece(written: PieceMove, right: PieceMove, found: Deviations) -> Deviations {
    let mut deviations = of_capture(written.capture, right.capture);
    let described = (written.from_file, written.from_rank);
    let enough = (right.from_file, right.from_rank);
    if described == enough || found.contains(Deviations::LONG_FORM) {
        return deviations;
    }
    let covers = (enough.0.is_none() || described.0 == enough.0)
        && (enough.1.is_none() || described.1 == enough.1);
    deviations |= if covers {
        Deviations::OVER_DISAMBIGUATED
    } else if written.role == Role::Pawn {
        Deviations::MISSING_PAWN_FILE
    } else {
        Deviations::OTHER_DISAMBIGUATION
    };
    deviations
}

fn of_capture(written: bool, right: bool) -> Deviations {
    match (written, right) {
        (false, true) => Deviations::MISSING_CAPTURE,
        (true, false) => Deviations::SPURIOUS_CAPTURE,
        _ => Deviations::empty(),
    }
}

fn of_sign(written: CheckSign, right: CheckSign) -> Deviations {
    match (written, right) {
        (CheckSign::None, CheckSign::Check) => Deviations::MISSING_CHECK,
        (CheckSign::Check, CheckSign::None) => Deviations::SPURIOUS_CHECK,
        (CheckSign::None | CheckSign::Check, CheckSign::Mate) => Deviations::MISSING_MATE,
        (CheckSign::Mate, CheckSign::None | CheckSign::Check) => Deviations::SPURIOUS_MATE,
        _ => Deviations::empty(),
    }
}

//! The core of a written move, in any of the forms found in real files.

use compongo_board::{CastlingSide, File, Rank, Role, Square};

use crate::piece_letter::{Letter, capital, latin_shape, small};
use crate::trim::{is_blank, is_dash};
use crate::{Alphabet, Deviations, PieceMove, SanError, SanKind, strict};

/// What a core says.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Core {
    /// A piece (or castling) and where it goes.
    San(SanKind),
    /// Two squares, whatever stands on the first.
    Squares {
        from: Square,
        to: Square,
        promotion: Option<Role>,
        /// The sign of capture, if any sign stands between the squares.
        capture: Option<bool>,
    },
}

/// Reads a core; the error is the byte at which it stops making sense.
pub(crate) fn read(core: &str, alphabet: &Alphabet) -> Result<(Core, Deviations), SanError> {
    if core.is_empty() {
        return Err(SanError::Empty);
    }
    if matches!(core, "--" | "Z0" | "null" | "0000" | "@@@@" | "<>" | "pass") {
        return Err(SanError::NullMove);
    }
    if let Some((side, found)) = castling(core) {
        return Ok((Core::San(SanKind::Castle(side)), found));
    }
    if let Some(letter) = capital(core, alphabet) {
        return after_letter(core, letter, alphabet);
    }
    let as_pawn = squares(core, 0, alphabet).and_then(|tail| without_letter(&tail, alphabet));
    if as_pawn.is_ok() {
        return as_pawn;
    }
    match small(core, alphabet) {
        Some(letter) => after_letter(core, letter, alphabet).or(as_pawn),
        None => as_pawn,
    }
}

/// `O-O` in whatever letters and dashes.
fn castling(core: &str) -> Option<(CastlingSide, Deviations)> {
    let mut found = Deviations::empty();
    let (mut letters, mut dashes, mut after_dash) = (0, 0, true);
    for c in core.chars() {
        match c {
            'O' => {}
            '0' => found |= Deviations::CASTLING_ZEROS,
            'o' | 'О' | 'о' | 'Ο' | 'ο' => found |= Deviations::CASTLING_LETTERS,
            c if is_dash(c) && !after_dash => {
                if c != '-' {
                    found |= Deviations::CASTLING_HYPHENS;
                }
                dashes += 1;
                after_dash = true;
                continue;
            }
            c if is_blank(c) => {
                found |= Deviations::BLANKS;
                continue;
            }
            _ => return None,
        }
        letters += 1;
        after_dash = false;
    }
    let side = match letters {
        2 => CastlingSide::Short,
        3 => CastlingSide::Long,
        _ => return None,
    };
    match (after_dash, dashes) {
        (true, _) => None,
        (false, 0) => Some((side, found | Deviations::CASTLING_HYPHENS)),
        (false, dashes) => (dashes + 1 == letters).then_some((side, found)),
    }
}

/// Files, ranks and signs after the letter of a piece.
#[derive(Clone, Copy, Debug)]
struct Tail<'a> {
    from_file: Option<File>,
    from_rank: Option<Rank>,
    to: Square,
    capture: bool,
    dash: bool,
    /// What is left: at most a promotion.
    rest: &'a str,
    /// Where the rest begins.
    at: usize,
    found: Deviations,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Coordinate {
    File(File),
    Rank(Rank),
}

/// Reads up to two squares from a byte of the core on.
fn squares<'a>(core: &'a str, start: usize, alphabet: &Alphabet) -> Result<Tail<'a>, SanError> {
    let text = core.get(start..).unwrap_or_default();
    let mut seen = [None; 4];
    let mut count = 0;
    let (mut capture, mut dash, mut sign_at) = (false, false, None);
    let mut found = Deviations::empty();
    // In Vietnamese `X` is a rook: `a8X`.
    let great_x = !alphabet.letters.contains(&"X");
    let mut rest = text;
    let mut target_ends = text;
    for (at, c) in text.char_indices() {
        let plain = latin_shape(c);
        let after = text.get(at + c.len_utf8()..).unwrap_or_default();
        if let Some(coordinate) = coordinate(plain) {
            // A fifth, or a file after a square on the last rank: a promotion in a small letter.
            let promotes = count == 4 || (count >= 2 && promotion_follows(seen, count, after));
            if promotes {
                break;
            }
            if plain != c {
                found |= Deviations::LOOK_ALIKE;
            }
            if let Some(slot) = seen.get_mut(count) {
                *slot = Some(coordinate);
            }
            count += 1;
            target_ends = after;
        } else if matches!(plain, 'x' | '×' | '✕' | ':' | '*')
            || (plain == 'X' && great_x)
            || is_dash(c)
        {
            if sign_at.is_some() {
                break;
            }
            sign_at = Some(count);
            (capture, dash) = (!is_dash(c), is_dash(c));
            if capture && c != 'x' {
                found |= Deviations::OTHER_CAPTURE_SIGN;
            }
        } else if is_blank(c) {
            found |= Deviations::BLANKS;
        } else {
            break;
        }
        rest = after;
    }
    let fault = SanError::Syntax { at: core.len() - rest.len() };
    use Coordinate::{File as F, Rank as R};
    let (from_file, from_rank, to) = match seen {
        [Some(F(f)), Some(R(r)), None, None] => (None, None, (f, r)),
        [Some(F(from)), Some(F(f)), Some(R(r)), None] => (Some(from), None, (f, r)),
        [Some(R(from)), Some(F(f)), Some(R(r)), None] => (None, Some(from), (f, r)),
        [Some(F(from)), Some(R(rank)), Some(F(f)), Some(R(r))] => (Some(from), Some(rank), (f, r)),
        _ => return Err(fault),
    };
    match sign_at {
        Some(at) if at + 2 == count => {}
        // `ed5:`, as some old books have it.
        Some(at) if at == count && capture => found |= Deviations::OTHER_CAPTURE_SIGN,
        // `e8-Q`: the dash belongs to the promotion.
        Some(at) if at == count && dash => {
            dash = false;
            rest = target_ends;
        }
        Some(_) => return Err(fault),
        None => {}
    }
    let at = core.len() - rest.len();
    Ok(Tail { from_file, from_rank, to: Square::at(to.0, to.1), capture, dash, rest, at, found })
}

fn coordinate(c: char) -> Option<Coordinate> {
    File::from_char(c).map(Coordinate::File).or_else(|| Rank::from_char(c).map(Coordinate::Rank))
}

/// Whether what was read ends in a square of the last ranks and nothing comes after this letter.
fn promotion_follows(seen: [Option<Coordinate>; 4], count: usize, after: &str) -> bool {
    let last = count.checked_sub(1).and_then(|at| seen.get(at).copied().flatten());
    let on_last_rank = matches!(last, Some(Coordinate::Rank(Rank::First | Rank::Eighth)));
    on_last_rank && after.chars().all(|c| c == ')' || is_blank(c))
}

fn after_letter(
    core: &str,
    letter: Letter,
    alphabet: &Alphabet,
) -> Result<(Core, Deviations), SanError> {
    let tail = squares(core, letter.length, alphabet)?;
    let mut found = letter.found | tail.found;
    if letter.role == Role::Pawn && tail.from_file.is_some() && tail.from_rank.is_some() {
        let (form, more) = without_letter(&tail, alphabet)?;
        return Ok((form, found | more));
    }
    if tail.dash {
        found |= Deviations::LONG_FORM;
    }
    let (promotion, more) = promotion(&tail, alphabet, false)?;
    if letter.role != Role::Pawn && promotion.is_some() {
        return Err(SanError::Syntax { at: tail.at });
    }
    Ok((Core::San(tail.of(letter.role, promotion)), found | more))
}

/// A pawn move, or two squares with no word of the piece.
fn without_letter(tail: &Tail<'_>, alphabet: &Alphabet) -> Result<(Core, Deviations), SanError> {
    let mut found = tail.found;
    if let (Some(file), Some(rank)) = (tail.from_file, tail.from_rank) {
        let signed = tail.dash || tail.capture;
        let (promotion, more) = promotion(tail, alphabet, !signed)?;
        let from = Square::at(file, rank);
        let capture = signed.then_some(tail.capture);
        found |= if signed { Deviations::LONG_FORM } else { Deviations::COORDINATES };
        return Ok((Core::Squares { from, to: tail.to, promotion, capture }, found | more));
    }
    // A pawn goes to a neighbouring file or stays on its own; anything else is no pawn move on
    // whatever board, and the letter is that of a piece.
    let possible = match tail.from_file {
        Some(from) => (from as u8).abs_diff(tail.to.file() as u8) == 1,
        None => tail.from_rank.is_none(),
    };
    if !possible || tail.dash {
        return Err(SanError::Syntax { at: 0 });
    }
    let (promotion, more) = promotion(tail, alphabet, false)?;
    Ok((Core::San(tail.of(Role::Pawn, promotion)), found | more))
}

impl Tail<'_> {
    fn of(&self, role: Role, promotion: Option<Role>) -> SanKind {
        let Tail { from_file, from_rank, to, capture, .. } = *self;
        SanKind::Piece(PieceMove { role, from_file, from_rank, capture, to, promotion })
    }
}

/// `=Q`, `Q`, `(Q)`, `/Q`, or nothing. `uci`: a small letter is an English one.
fn promotion(
    tail: &Tail<'_>,
    alphabet: &Alphabet,
    uci: bool,
) -> Result<(Option<Role>, Deviations), SanError> {
    let text = tail.rest.trim_matches(is_blank);
    if text.is_empty() {
        return Ok((None, Deviations::empty()));
    }
    let fault = SanError::Syntax { at: tail.at };
    if let (true, [letter @ b'a'..=b'z']) = (uci, text.as_bytes())
        && let Some(role) = strict::english(letter.to_ascii_uppercase())
    {
        return Ok((Some(role), Deviations::empty()));
    }
    let mut found = Deviations::empty();
    let bare = match text.strip_prefix(['=', '(', '/', ':']) {
        Some(bare) => bare.trim_start_matches(is_blank),
        None => text.trim_start_matches(is_dash),
    };
    if !text.starts_with('=') || text.ends_with(')') {
        found |= Deviations::PROMOTION_SIGN;
    }
    let bare = bare.strip_prefix('(').unwrap_or(bare);
    let bare = bare.strip_suffix(')').unwrap_or(bare);
    let great = capital(bare, alphabet).filter(|letter| letter.role != Role::Pawn);
    if great.is_none() {
        found |= Deviations::PROMOTION_CASE;
    }
    let letter = great.or_else(|| small(bare, alphabet)).ok_or(fault)?;
    if letter.length != bare.len() {
        return Err(fault);
    }
    Ok((Some(letter.role), found | letter.found.difference(Deviations::SMALL_LETTER)))
}

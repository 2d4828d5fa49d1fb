use compongo_board::{CastlingSide, File, Move, MoveKind, Position, Rank, Role};

use crate::{PieceMove, SanKind};

/// The announcement of a legal move at the board of a visually impaired player (Appendix D.2.1 of
/// 2018; Appendix F.2 of 2001): the algebraic text of the move with the names that the appendix
/// gives for files, ranks, pieces and castling. A promotion names the new piece.
///
/// The appendix has no word for a capture; `schlaegt` is what the German announcement of `x` is.
/// Check is not announced, since the Laws do not ask for it.
///
/// ```
/// use compongo_board::{Position, Square};
/// use compongo_notation::spoken;
///
/// let start = Position::initial();
/// let mv = start.judge(Square::G1, Square::F3, None)?;
/// assert_eq!(spoken::appendix(&start, mv), "Springer Felix drei");
/// # Ok::<(), compongo_board::IllegalMove>(())
/// ```
pub fn appendix(position: &Position, mv: Move) -> String {
    let piece = match SanKind::of(position, mv) {
        SanKind::Castle(CastlingSide::Short) => return "Kurze Rochade".to_owned(),
        SanKind::Castle(CastlingSide::Long) => return "Lange Rochade".to_owned(),
        SanKind::Piece(piece) => piece,
    };
    let PieceMove { role, from_file, from_rank, capture, to, promotion } = piece;
    let words = [
        Some(piece_name(role)),
        from_file.map(file_name),
        from_rank.map(rank_name),
        capture.then_some("schlaegt"),
        Some(file_name(to.file())),
        Some(rank_name(to.rank())),
        (mv.kind == MoveKind::EnPassant).then_some("en passant"),
        promotion.map(piece_name),
    ];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    words.join(" ")
}

const fn piece_name(role: Role) -> &'static str {
    match role {
        Role::King => "Koenig",
        Role::Queen => "Dame",
        Role::Rook => "Turm",
        Role::Bishop => "Laeufer",
        Role::Knight => "Springer",
        Role::Pawn => "Bauer",
    }
}

const fn file_name(file: File) -> &'static str {
    match file {
        File::A => "Anna",
        File::B => "Bella",
        File::C => "Cesar",
        File::D => "David",
        File::E => "Eva",
        File::F => "Felix",
        File::G => "Gustav",
        File::H => "Hector",
    }
}

const fn rank_name(rank: Rank) -> &'static str {
    match rank {
        Rank::First => "eins",
        Rank::Second => "zwei",
        Rank::Third => "drei",
        Rank::Fourth => "vier",
        Rank::Fifth => "fuenf",
        Rank::Sixth => "sechs",
        Rank::Seventh => "sieben",
        Rank::Eighth => "acht",
    }
}

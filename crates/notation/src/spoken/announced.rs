use compongo_board::{Move, MoveKind, Position};

use super::names::{Files, Naming};
use super::style::{Form, Lang, Style};
use super::{plain, short_sign};
use crate::{Alphabet, PieceMove, SanKind, uci, write_san};

/// A legal move as it is said in a style.
///
/// The screens say moves by the same rules in another language of programming; the vectors in
/// `tests/data/spoken.json` hold both together.
///
/// ```
/// use compongo_board::{Position, Square};
/// use compongo_notation::spoken::{Lang, Style, say};
///
/// let start = Position::initial();
/// let mv = start.judge(Square::E2, Square::E4, None)?;
/// assert_eq!(say(&start, mv, Style::prescribed(Lang::Spanish)), "Bauer Eva vier");
/// assert_eq!(say(&start, mv, Style::plain(Lang::German)), "Bauer von e zwei nach e vier");
/// # Ok::<(), compongo_board::IllegalMove>(())
/// ```
pub fn say(position: &Position, mv: Move, style: Style) -> String {
    match style.form {
        Form::Prescribed => short(position, mv, Naming::new(style, Files::Prescribed)),
        Form::Nato => {
            let naming = Naming::new(style, Files::Nato);
            let mut text = short(position, mv, naming);
            text.push_str(short_sign(position, mv, naming.words));
            text
        }
        Form::Plain => plain::whole(position, mv, Naming::new(style, Files::Letters)),
        Form::San => write_san(position, mv, letters(style.lang)),
        Form::Uci => uci::write(position, mv),
    }
}

/// The announcement of a legal move at the board of a visually impaired player (Appendix D.2.1 of
/// 2018; Appendix F.2 of 2001): the algebraic text of the move with the names that the appendix
/// gives for files, ranks, pieces and castling. A promotion names the new piece.
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
    // `en passant` is said alike in English and German.
    say(position, mv, Style::prescribed(Lang::German))
}

/// What algebraic notation says, word by word.
fn short(position: &Position, mv: Move, naming: Naming) -> String {
    let piece = match SanKind::of(position, mv) {
        SanKind::Castle(side) => return naming.castles(side).to_owned(),
        SanKind::Piece(piece) => piece,
    };
    let PieceMove { role, from_file, from_rank, capture, to, promotion } = piece;
    let words = [
        Some(naming.piece(role)),
        from_file.map(|it| naming.file(it)),
        from_rank.map(|it| naming.rank(it)),
        capture.then_some(naming.takes()),
        Some(naming.file(to.file())),
        Some(naming.rank(to.rank())),
        (mv.kind == MoveKind::EnPassant).then_some(naming.words.en_passant),
        promotion.map(|it| naming.piece(it)),
    ];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    words.join(" ")
}

fn letters(lang: Lang) -> &'static Alphabet {
    let code = match lang {
        Lang::English => "en",
        Lang::Spanish => "es",
        Lang::German => "de",
    };
    Alphabet::by_code(code).unwrap_or(Alphabet::ENGLISH)
}

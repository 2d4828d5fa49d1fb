use compongo_board::{CastlingSide, Move, MoveKind, Position, Role, Square};

use crate::CheckSign;

/// The languages in which moves are said in plain words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    English,
    /// Spanish.
    Spanish,
}

/// A legal move in plain words: which piece goes from where to where, what it takes, what a pawn
/// becomes, check and checkmate.
///
/// ```
/// use compongo_board::{Position, Square};
/// use compongo_notation::spoken::{self, Lang};
///
/// let start = Position::initial();
/// let mv = start.judge(Square::G1, Square::F3, None)?;
/// assert_eq!(spoken::plain(&start, mv, Lang::English), "knight from g one to f three");
/// assert_eq!(spoken::plain(&start, mv, Lang::Spanish), "caballo de g uno a f tres");
/// # Ok::<(), compongo_board::IllegalMove>(())
/// ```
pub fn plain(position: &Position, mv: Move, lang: Lang) -> String {
    let words = match lang {
        Lang::English => &ENGLISH,
        Lang::Spanish => &SPANISH,
    };
    let mut text = match mv.castling() {
        Some(side) => words.castles(side).to_owned(),
        None => words.step(position, mv),
    };
    match CheckSign::of(&position.play_legal(mv)) {
        CheckSign::None => {}
        CheckSign::Check => text.push_str(words.check),
        CheckSign::Mate => text.push_str(words.checkmate),
    }
    text
}

struct Words {
    /// Pawn, knight, bishop, rook, queen, king.
    pieces: [&'static str; 6],
    numbers: [&'static str; 8],
    castles_short: &'static str,
    castles_long: &'static str,
    from: &'static str,
    to: &'static str,
    takes: &'static str,
    on: &'static str,
    en_passant: &'static str,
    promotes_to: &'static str,
    check: &'static str,
    checkmate: &'static str,
}

const ENGLISH: Words = Words {
    pieces: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    castles_short: "castles short",
    castles_long: "castles long",
    from: "from",
    to: "to",
    takes: "takes",
    on: "on",
    en_passant: "en passant",
    promotes_to: ", promotes to",
    check: ", check",
    checkmate: ", checkmate",
};

const SPANISH: Words = Words {
    pieces: ["peón", "caballo", "alfil", "torre", "dama", "rey"],
    numbers: ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"],
    castles_short: "enroque corto",
    castles_long: "enroque largo",
    from: "de",
    to: "a",
    takes: "captura",
    on: "en",
    en_passant: "al paso",
    promotes_to: ", corona",
    check: ", jaque",
    checkmate: ", jaque mate",
};

impl Words {
    fn step(&self, position: &Position, mv: Move) -> String {
        let board = position.board();
        let mover = self.piece(board.role_at(mv.from).unwrap_or(Role::Pawn));
        let (from, to) = (self.square(mv.from), self.square(mv.to));
        let en_passant = mv.kind == MoveKind::EnPassant;
        let taken = if en_passant { Some(Role::Pawn) } else { board.role_at(mv.to) };
        let mut text = match taken {
            Some(taken) => {
                let taken = self.piece(taken);
                format!("{mover} {} {from} {} {taken} {} {to}", self.from, self.takes, self.on)
            }
            None => format!("{mover} {} {from} {} {to}", self.from, self.to),
        };
        if en_passant {
            text.push(' ');
            text.push_str(self.en_passant);
        }
        if let Some(role) = mv.promotion() {
            text.push_str(self.promotes_to);
            text.push(' ');
            text.push_str(self.piece(role));
        }
        text
    }

    const fn castles(&self, side: CastlingSide) -> &'static str {
        match side {
            CastlingSide::Short => self.castles_short,
            CastlingSide::Long => self.castles_long,
        }
    }

    fn piece(&self, role: Role) -> &'static str {
        self.pieces.get(role as usize).copied().unwrap_or_default()
    }

    fn square(&self, square: Square) -> String {
        let number = self.numbers.get(square.rank() as usize).copied().unwrap_or_default();
        format!("{} {number}", square.file())
    }
}

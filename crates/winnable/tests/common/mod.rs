//! What the tests share: random numbers, rows of the data files, and shakmaty as the judge of
//! lines.
#![allow(dead_code, reason = "each test binary uses a part")]

use std::path::PathBuf;

use compongo_board::{CastlingStyle, Color, EpStyle, FenError, Move, Position};
use compongo_winnable::{Verdict, winnable};
use shakmaty::{CastlingMode, Chess, Position as _};

/// `SplitMix64`: the same numbers in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// A position with a side and whether that side can mate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<'a> {
    pub(crate) fen: &'a str,
    pub(crate) by: Color,
    pub(crate) winnable: bool,
}

/// The rows of a file: FEN, side, yes or no, and whatever else.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = Known<'_>> {
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [fen, side, answer, ..] = columns[..] else { panic!("{line}: three columns expected") };
        let by = match side {
            "white" => Color::White,
            "black" => Color::Black,
            _ => panic!("{line}: white or black expected"),
        };
        let winnable = match answer {
            "yes" => true,
            "no" => false,
            _ => panic!("{line}: yes or no expected"),
        };
        Known { fen, by, winnable }
    })
}

/// A file of the larger collections, where they lie beside the project.
pub(crate) fn collection(name: &str) -> Option<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/winnable");
    std::fs::read_to_string(folder.join(name)).ok()
}

/// Reads a position that no game need reach. `None` if no play is possible in it.
pub(crate) fn position(fen: &str) -> Option<Position> {
    match Position::from_fen_lenient(fen) {
        Ok((position, _)) => Some(position),
        Err(FenError::Impossible { .. }) => None,
        Err(other) => panic!("{fen}: {other}"),
    }
}

/// The same position in shakmaty, impossible as it may be.
pub(crate) fn judge(position: &Position) -> Chess {
    let fen = position.to_fen_as(CastlingStyle::Shredder, EpStyle::Legal);
    let fen: shakmaty::fen::Fen = fen.parse().expect(&fen);
    fen.into_position(CastlingMode::Chess960)
        .or_else(shakmaty::PositionError::ignore_too_much_material)
        .or_else(shakmaty::PositionError::ignore_impossible_check)
        .expect("playable")
}

/// Has shakmaty play a line, which must be legal to its end and mate by that side.
pub(crate) fn replay(position: &Position, by: Color, line: &[Move]) {
    let mut now = judge(position);
    for mv in line {
        let uci: shakmaty::uci::UciMove = mv.to_string().parse().expect("a move");
        let legal = uci.to_move(&now);
        let legal = legal.unwrap_or_else(|_| panic!("{}: {mv} is illegal", position.to_fen()));
        now.play_unchecked(legal);
    }
    assert!(now.is_checkmate(), "{}: the line does not mate", position.to_fen());
    let victim = if now.turn().is_white() { Color::White } else { Color::Black };
    assert_eq!(by, !victim, "{}: the wrong side mates", position.to_fen());
}

/// Asks in every way there is, and replays the line. The answers must agree.
pub(crate) fn ask(position: &Position, by: Color) -> bool {
    let fen = position.to_fen();
    let answer = match winnable(position, by) {
        Verdict::Winnable(line) => {
            replay(position, by, &line);
            true
        }
        Verdict::Unwinnable(_) => false,
        Verdict::Undecided => panic!("{fen}: undecided for {by:?}"),
    };
    let alone = compongo_winnable::can_mate(position, by, compongo_winnable::Budget::default());
    assert_eq!(alone, Some(answer), "{fen} for {by:?}: without a line");
    let plainly = compongo_winnable::is_plainly_unwinnable(position, by);
    assert!(!(answer && plainly.is_some()), "{fen} for {by:?}: {plainly:?}, but a line mates");
    answer
}

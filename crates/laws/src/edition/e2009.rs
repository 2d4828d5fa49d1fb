//! The Laws in force from 1 July 2009 (79th Congress, Dresden 2008).

use jiff::civil::date;

use crate::{Rules, Topic};

pub(super) const RULES: Rules = Rules {
    in_force_from: date(2009, 7, 1),
    agreement_needs_one_move_each: false,
    fivefold: None,
    seventy_five_moves: false,
    article,
};

fn article(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::TurnAndOwnPieces => "1.1",
        Topic::OwnPieceOnSquare => "3.1",
        Topic::BishopMove => "3.2",
        Topic::RookMove => "3.3",
        Topic::QueenMove => "3.4",
        Topic::NoPassingOver => "3.5",
        Topic::KnightMove => "3.6",
        Topic::PawnMove => "3.7",
        Topic::PawnAdvance => "3.7(a)",
        Topic::PawnDoubleStep => "3.7(b)",
        Topic::PawnCapture => "3.7(c)",
        Topic::EnPassant => "3.7(d)",
        Topic::Promotion => "3.7(e)",
        Topic::KingMove | Topic::Castling => "3.8(a)",
        Topic::CastlingRightLost | Topic::CastlingAttacked | Topic::CastlingBlocked => "3.8(b)",
        Topic::KingLeftAttacked => "3.9",
        Topic::LegalMove => "4.6",
        Topic::Checkmate => "5.1(a)",
        Topic::Resignation => "5.1(b)",
        Topic::Stalemate => "5.2(a)",
        Topic::DeadPosition => "5.2(b)",
        Topic::Agreement => "5.2(c)",
        Topic::TimeControl => "6.2(a)",
        Topic::CarriedTime => "6.2(b)",
        Topic::FlagFall => "6.9",
        Topic::ClockReading => "6.10(a)",
        Topic::WrongStart => "7.1(a)",
        Topic::IllegalMove => "7.4(a)",
        Topic::Recording => "8.1",
        Topic::ThreefoldIntended => "9.2(a)",
        Topic::ThreefoldOnBoard => "9.2(b)",
        Topic::SamePosition => "9.2",
        Topic::FiftyIntended => "9.3(a)",
        Topic::FiftyOnBoard => "9.3(b)",
        Topic::Scoring => "11.1",
        Topic::BothLose => "12.9",
        Topic::Disambiguation => "C.10",
        Topic::Chess960Castling => "F.3",
        Topic::IllegalPosition | Topic::Fivefold | Topic::SeventyFiveMoves => return None,
    })
}

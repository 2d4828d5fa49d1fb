//! The Laws in force from 1 July 2001 (71st Congress, Istanbul 2000).
//! The sub-articles of Articles 3, 5.1, 5.2(a) and 9.3 could not be confirmed.

use jiff::civil::date;

use crate::{Rules, Topic};

pub(super) const RULES: Rules = Rules {
    in_force_from: date(2001, 7, 1),
    agreement_needs_one_move_each: false,
    fivefold: None,
    seventy_five_moves: false,
    article,
};

fn article(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::TurnAndOwnPieces => "1.1",
        Topic::OwnPieceOnSquare
        | Topic::BishopMove
        | Topic::RookMove
        | Topic::QueenMove
        | Topic::NoPassingOver
        | Topic::KnightMove
        | Topic::PawnMove
        | Topic::PawnAdvance
        | Topic::PawnDoubleStep
        | Topic::PawnCapture
        | Topic::EnPassant
        | Topic::Promotion
        | Topic::KingMove
        | Topic::Castling
        | Topic::CastlingRightLost
        | Topic::CastlingAttacked
        | Topic::CastlingBlocked
        | Topic::KingLeftAttacked
        | Topic::LegalMove => "3",
        Topic::Checkmate | Topic::Resignation => "5.1",
        Topic::Stalemate => "5.2",
        Topic::DeadPosition => "5.2(b)",
        Topic::Agreement => "5.2(c)",
        Topic::TimeControl => "6.2(a)",
        Topic::CarriedTime => "6.2(b)",
        Topic::FlagFall => "6.10",
        Topic::ClockReading => "6.11",
        Topic::WrongStart => "7.1",
        Topic::IllegalMove => "7.4",
        Topic::Recording => "8.1",
        Topic::ThreefoldIntended => "9.2(a)",
        Topic::ThreefoldOnBoard => "9.2(b)",
        Topic::SamePosition => "9.2",
        Topic::FiftyOnBoard | Topic::FiftyIntended => "9.3",
        Topic::Scoring => "11.1",
        Topic::BothLose => "12.8",
        Topic::Disambiguation => "E.9",
        Topic::Chess960Castling
        | Topic::IllegalPosition
        | Topic::Fivefold
        | Topic::SeventyFiveMoves => return None,
    })
}

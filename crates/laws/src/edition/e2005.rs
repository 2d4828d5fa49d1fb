//! The Laws in force from 1 July 2005.
//! Sub-articles of 3.7, 3.8, 5.1, 5.2(a), 6.2, 7.1, 7.4, 9.2 and 9.3 could not be confirmed.

use jiff::civil::date;

use crate::{Rules, Topic};

pub(super) const RULES: Rules = Rules {
    in_force_from: date(2005, 7, 1),
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
        Topic::PawnMove
        | Topic::PawnAdvance
        | Topic::PawnDoubleStep
        | Topic::PawnCapture
        | Topic::EnPassant
        | Topic::Promotion => "3.7",
        Topic::KingMove
        | Topic::Castling
        | Topic::CastlingRightLost
        | Topic::CastlingAttacked
        | Topic::CastlingBlocked => "3.8",
        Topic::KingLeftAttacked => "3.9",
        Topic::LegalMove => "3",
        Topic::Checkmate | Topic::Resignation => "5.1",
        Topic::Stalemate => "5.2",
        Topic::DeadPosition => "5.2(b)",
        Topic::Agreement => "5.2(c)",
        Topic::TimeControl | Topic::CarriedTime => "6.2",
        Topic::FlagFall => "6.10",
        Topic::ClockReading => "6.11",
        Topic::WrongStart => "7.1",
        Topic::IllegalMove => "7.4",
        Topic::Recording => "8.1",
        Topic::ThreefoldIntended | Topic::ThreefoldOnBoard | Topic::SamePosition => "9.2",
        Topic::FiftyOnBoard | Topic::FiftyIntended => "9.3",
        Topic::Scoring => "11.1",
        Topic::BothLose => "12.9",
        Topic::Disambiguation => "E.10",
        Topic::Chess960Castling
        | Topic::IllegalPosition
        | Topic::Fivefold
        | Topic::SeventyFiveMoves => return None,
    })
}

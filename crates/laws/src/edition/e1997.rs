//! The Laws in force from 1 July 1997 (67th Congress, Yerevan 1996).
//! The sub-articles of Article 3 could not be confirmed.

use jiff::civil::date;

use crate::{Rules, Topic};

pub(super) const RULES: Rules = Rules {
    in_force_from: date(1997, 7, 1),
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
        Topic::Checkmate => "5.1(a)",
        Topic::Resignation => "5.1(b)",
        Topic::Stalemate => "5.2",
        Topic::Agreement => "5.3",
        Topic::TimeControl => "6.2(a)",
        Topic::CarriedTime => "6.2(b)",
        Topic::FlagFall => "6.9",
        Topic::ClockReading => "6.10",
        Topic::WrongStart => "7.1(a)",
        Topic::IllegalMove => "7.4",
        Topic::Recording | Topic::Disambiguation => "8.1",
        Topic::ThreefoldIntended => "9.2(a)",
        Topic::ThreefoldOnBoard => "9.2(b)",
        Topic::SamePosition => "9.2",
        Topic::FiftyOnBoard => "9.3(a)",
        Topic::FiftyIntended => "9.3(b)",
        Topic::DeadPosition => "9.6",
        Topic::Scoring => "11.1",
        Topic::BothLose => "12.8",
        Topic::Chess960Castling
        | Topic::IllegalPosition
        | Topic::Fivefold
        | Topic::SeventyFiveMoves => return None,
    })
}

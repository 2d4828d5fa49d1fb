//! The Laws in force from 1 January 2023.

use jiff::civil::date;

use crate::{Fivefold, Rules, Topic};

pub(super) const RULES: Rules = Rules {
    in_force_from: date(2023, 1, 1),
    agreement_needs_one_move_each: true,
    fivefold: Some(Fivefold::AnyTime),
    seventy_five_moves: true,
    article,
};

#[expect(clippy::unnecessary_wraps, reason = "earlier editions lack some of the rules")]
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
        Topic::PawnAdvance => "3.7.1",
        Topic::PawnDoubleStep => "3.7.2",
        Topic::PawnCapture => "3.7.3",
        Topic::EnPassant => "3.7.3.2",
        Topic::Promotion => "3.7.3.3",
        Topic::KingMove => "3.8.1",
        Topic::Castling => "3.8.2",
        Topic::CastlingRightLost => "3.8.2.1",
        Topic::CastlingAttacked => "3.8.2.2.1",
        Topic::CastlingBlocked => "3.8.2.2.2",
        Topic::KingLeftAttacked => "3.9.2",
        Topic::LegalMove => "3.10.2",
        Topic::IllegalPosition => "3.10.3",
        Topic::Checkmate => "5.1.1",
        Topic::Resignation => "5.1.2",
        Topic::Stalemate => "5.2.1",
        Topic::DeadPosition => "5.2.2",
        Topic::Agreement => "5.2.3",
        Topic::TimeControl => "6.3.1",
        Topic::CarriedTime => "6.3.2",
        Topic::FlagFall => "6.9",
        Topic::ClockReading => "6.10.1",
        Topic::WrongStart => "7.2.1",
        Topic::IllegalMove => "7.5.1",
        Topic::Recording => "8.1.1",
        Topic::ThreefoldIntended => "9.2.1",
        Topic::ThreefoldOnBoard => "9.2.2",
        Topic::SamePosition => "9.2.3",
        Topic::FiftyIntended => "9.3.1",
        Topic::FiftyOnBoard => "9.3.2",
        Topic::Fivefold => "9.6.1",
        Topic::SeventyFiveMoves => "9.6.2",
        Topic::Scoring => "10.1",
        Topic::BothLose => "11.8",
        Topic::Disambiguation => "C.10",
        Topic::Chess960Castling => "II.3",
    })
}

//! The Laws in force from 1 July 2014 (84th Congress, Tallinn 2013).
//! Sub-articles of 3.7, 3.8 and Appendix F could not be confirmed.

use jiff::civil::date;

use crate::{Fivefold, Rules, Topic};

pub(super) const RULES: Rules = Rules {
    in_force_from: date(2014, 7, 1),
    agreement_needs_one_move_each: false,
    fivefold: Some(Fivefold::Consecutive),
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
        Topic::LegalMove | Topic::IllegalPosition => "3",
        Topic::Checkmate => "5.1(a)",
        Topic::Resignation => "5.1(b)",
        Topic::Stalemate => "5.2(a)",
        Topic::DeadPosition => "5.2(b)",
        Topic::Agreement => "5.2(c)",
        Topic::TimeControl => "6.3(a)",
        Topic::CarriedTime => "6.3(b)",
        Topic::FlagFall => "6.9",
        Topic::ClockReading => "6.10(a)",
        Topic::WrongStart => "7.2(a)",
        Topic::IllegalMove => "7.5(a)",
        Topic::Recording => "8.1(a)",
        Topic::ThreefoldIntended => "9.2(a)",
        Topic::ThreefoldOnBoard => "9.2(b)",
        Topic::SamePosition => "9.2",
        Topic::FiftyIntended => "9.3(a)",
        Topic::FiftyOnBoard => "9.3(b)",
        Topic::Fivefold => "9.6(a)",
        Topic::SeventyFiveMoves => "9.6(b)",
        Topic::Scoring => "10.1",
        Topic::BothLose => "11.8",
        Topic::Disambiguation => "C.10",
        Topic::Chess960Castling => "F",
    })
}

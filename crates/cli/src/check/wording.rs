//! Findings in words.

use compongo_audit::{Claim, Detail, FinalState, Finding, StartFault, TerminationConflict};
use compongo_board::{Bitboard, Color};
use compongo_clock::Inconsistency;
use compongo_notation::{ResolveError, SanError};
use compongo_pgn::{ClockError, PgnDate};
use fluent_bundle::FluentArgs;

use super::place::{Ply, of_finding};
use crate::diagram::Marks;
use crate::faults::{fen_error, repairs};
use crate::illegal::culprits;
use crate::messages::Messages;
use crate::proof::{name, reason};
use crate::spelling::{fault, san_error, spelt};

/// The articles a finding rests on, separated by a comma and a space.
pub(super) fn articles(finding: &Finding) -> String {
    finding.articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// What to mark on a board under the finding; nothing if no board is wanted.
pub(super) fn marks(finding: &Finding) -> Option<Marks> {
    let Detail::IllegalMove { reason, error } = &finding.detail else { return None };
    let squares = match error {
        SanError::Resolve(ResolveError::NoSuchMove { from, to, .. }) => {
            from.map_or(Bitboard(0), Bitboard::from) | Bitboard::from(*to)
        }
        SanError::Resolve(ResolveError::PromotionMissing { from, to }) => {
            Bitboard::from(*from) | Bitboard::from(*to)
        }
        _ => Bitboard(0),
    };
    Some(Marks { of_move: squares, culprits: reason.as_ref().map_or(Bitboard(0), culprits) })
}

/// What was found, in a sentence without full stop.
pub(crate) fn message(finding: &Finding, messages: &Messages) -> String {
    match &finding.detail {
        detail @ Detail::IllegalMove { error, .. } => {
            let text = because("find-illegal-move", error, messages);
            let signal = detail.may_signal_result();
            if signal {
                format!("{text}; {}", messages.text("find-kings-in-the-centre"))
            } else {
                text
            }
        }
        Detail::AmbiguousMove { error } => because("find-ambiguous-move", error, messages),
        Detail::UnreadableMove { error } => because("find-unreadable-move", error, messages),
        Detail::NullMove => messages.text("san-null-move"),
        Detail::BrokenFile { fault: found, more } => {
            let text = fault(&found.kind, messages);
            and_more(text, *more, "find-more-faults", messages)
        }
        Detail::GameContinued { state, .. } => {
            messages.with("find-game-continued", [("state", self::state(*state, messages).into())])
        }
        Detail::ClaimableThreefold { by, how, occurrences, plies, drawn_here } => {
            let (id, mut args) = claim(Ground::Threefold, *by, how, messages);
            args.set("nth", *occurrences);
            args.set("earlier", earlier(finding, *plies, messages));
            settled(&messages.format(id, &args), how, *drawn_here, messages)
        }
        Detail::ClaimableFifty { by, how, drawn_here } => {
            let (id, args) = claim(Ground::Fifty, *by, how, messages);
            settled(&messages.format(id, &args), how, *drawn_here, messages)
        }
        Detail::ResultContradictsPosition { result, state } => messages.with(
            "find-result-against-position",
            [
                ("result", result.as_str().into()),
                ("state", self::state(*state, messages).into()),
                ("follows", state.result().as_str().into()),
            ],
        ),
        Detail::ResultContradictsTermination { result, termination, conflict } => messages.with(
            conflict_id(*conflict),
            [("result", result.as_str().into()), ("termination", termination.as_str().into())],
        ),
        Detail::TimeForfeitUnwinnable { winner, because } => messages.with(
            "find-time-forfeit-unwinnable",
            [("by", name(*winner).into()), ("reason", reason(*because, messages).into())],
        ),
        Detail::MissingResult { star: true } => messages.text("find-result-star"),
        Detail::MissingResult { star: false } => messages.text("find-result-missing"),
        Detail::ResultTagMismatch { tag, movetext } => messages.with(
            "find-result-mismatch",
            [("tag", tag.as_str().into()), ("movetext", movetext.as_str().into())],
        ),
        Detail::BadResult { value } => {
            messages.with("find-bad-result", [("value", value.as_str().into())])
        }
        Detail::DrawAgreedTooEarly { plies } => {
            messages.with("find-draw-too-early", [("plies", (*plies).into())])
        }
        Detail::BadDate { tag, value, read } => bad_date(tag, value, *read, messages),
        Detail::BadStartPosition { fault } => start(fault, messages),
        Detail::ClockInconsistent { by, what, reading_ms, before_ms, more } => {
            let text = clock(*by, *what, *reading_ms, *before_ms, messages);
            and_more(text, u64::from(*more), "find-more-readings", messages)
        }
        Detail::ClockUnreadable { error, more } => {
            let reason = messages.text(match error {
                ClockError::Syntax => "clock-syntax",
                ClockError::SixtyOrMore => "clock-sixty",
                ClockError::TooLong => "clock-too-long",
            });
            let text = messages.with("find-clock-unreadable", [("reason", reason.into())]);
            and_more(text, u64::from(*more), "find-more-readings", messages)
        }
        Detail::UnsupportedVariant { variant } => {
            messages.with("find-variant", [("variant", variant.as_str().into())])
        }
    }
}

fn because(id: &str, error: &SanError, messages: &Messages) -> String {
    messages.with(id, [("reason", san_error(error, messages).into())])
}

fn and_more(text: String, more: u64, id: &str, messages: &Messages) -> String {
    if more == 0 { text } else { format!("{text}; {}", messages.with(id, [("more", more.into())])) }
}

/// How a game ended on the board.
pub(crate) fn state(state: FinalState, messages: &Messages) -> String {
    messages.text(match state {
        FinalState::Checkmate { winner: Color::White } => "state-mate-white",
        FinalState::Checkmate { winner: Color::Black } => "state-mate-black",
        FinalState::Stalemate => "state-stalemate",
        FinalState::DeadPosition => "state-dead",
        FinalState::Fivefold => "state-fivefold",
        FinalState::SeventyFiveMoves => "state-seventy-five",
    })
}

/// On what a draw is claimed.
enum Ground {
    Threefold,
    Fifty,
}

/// The message for a claim and what it needs.
fn claim(
    ground: Ground,
    by: Color,
    how: &Claim,
    messages: &Messages,
) -> (&'static str, FluentArgs<'static>) {
    let mut args = FluentArgs::new();
    args.set("by", name(by));
    let id = match (ground, how) {
        (Ground::Threefold, Claim::OnBoard) => "find-threefold-on-board",
        (Ground::Threefold, Claim::Intended { .. }) => "find-threefold-intended",
        (Ground::Fifty, Claim::OnBoard) => "find-fifty-on-board",
        (Ground::Fifty, Claim::Intended { .. }) => "find-fifty-intended",
    };
    if let Claim::Intended { mv, .. } = how {
        args.set("move", spelt(mv, messages));
    }
    (id, args)
}

/// What became of a claim.
fn settled(text: &str, how: &Claim, drawn_here: bool, messages: &Messages) -> String {
    let end = match how {
        _ if drawn_here => "claim-drawn-here",
        Claim::Intended { made: true, .. } => "claim-move-made",
        _ => return text.to_owned(),
    };
    format!("{text}; {}", messages.text(end))
}

/// When the position stood on the board before: after which moves.
fn earlier(finding: &Finding, plies: [u32; 3], messages: &Messages) -> String {
    let now = of_finding(finding);
    let [first, second, _] = plies.map(|ply| now.and_then(|now| now.at(ply)));
    let id = if plies.first() == Some(&0) { "earlier-start" } else { "earlier-moves" };
    let name = |ply: Option<Ply>| ply.map_or_else(|| "?".to_owned(), |ply| ply.to_string());
    messages.with(id, [("first", name(first).into()), ("second", name(second).into())])
}

fn bad_date(tag: &str, value: &str, read: Option<PgnDate>, messages: &Messages) -> String {
    let mut args = FluentArgs::new();
    args.set("tag", tag);
    args.set("value", value);
    let Some(read) = read else { return messages.format("find-date-unreadable", &args) };
    args.set("read", read.to_string());
    messages.format("find-date-faulty", &args)
}

fn start(fault: &StartFault, messages: &Messages) -> String {
    match fault {
        StartFault::Unplayable(error) => {
            messages.with("find-start-unplayable", [("reason", fen_error(error, messages).into())])
        }
        StartFault::Repaired(repaired) => {
            messages.with("find-start-repaired", [("reason", repairs(*repaired, messages).into())])
        }
        StartFault::Missing => messages.text("find-start-missing"),
    }
}

fn clock(
    by: Color,
    what: Inconsistency,
    reading_ms: i64,
    before_ms: Option<i64>,
    messages: &Messages,
) -> String {
    let mut args = FluentArgs::new();
    args.set("by", name(by));
    args.set("now", time(reading_ms));
    args.set("before", before_ms.map_or_else(|| "?".to_owned(), time));
    let id = match what {
        Inconsistency::GainedTooMuch { by_ms } => {
            args.set("gain", time(i64::try_from(by_ms).unwrap_or(i64::MAX)));
            match (before_ms, what.may_be_bonus()) {
                (None, _) => "find-clock-first",
                (_, true) => "find-clock-bonus",
                (_, false) => "find-clock-gained",
            }
        }
        Inconsistency::Negative { .. } => "find-clock-negative",
        Inconsistency::PlayAfterZero => "find-clock-after-zero",
    };
    messages.format(id, &args)
}

/// A time as clocks show it, `1:02:03`, with tenths where there are some.
pub(crate) fn time(ms: i64) -> String {
    let (sign, ms) = (if ms < 0 { "-" } else { "" }, ms.unsigned_abs());
    let (seconds, tenths) = (ms / 1000, ms % 1000 / 100);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let text = format!("{sign}{hours}:{minutes:02}:{seconds:02}");
    if tenths == 0 { text } else { format!("{text}.{tenths}") }
}

fn conflict_id(conflict: TerminationConflict) -> &'static str {
    match conflict {
        TerminationConflict::NoWin => "conflict-no-win",
        TerminationConflict::OtherWinner => "conflict-other-winner",
        TerminationConflict::NoDraw => "conflict-no-draw",
        TerminationConflict::NotOver => "conflict-not-over",
        TerminationConflict::NoCheckmate => "conflict-no-checkmate",
        TerminationConflict::NoStalemate => "conflict-no-stalemate",
        TerminationConflict::NoRepetition => "conflict-no-repetition",
        TerminationConflict::NoFiftyMoves => "conflict-no-fifty-moves",
        TerminationConflict::EndedOnBoard => "conflict-ended-on-board",
    }
}

#[cfg(test)]
mod tests;

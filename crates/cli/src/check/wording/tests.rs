use compongo_audit::Code;
use compongo_board::{Faults, FenError, Role, Square};
use compongo_laws::Edition;
use compongo_pgn::{Fault, FaultKind, GameResult};
use compongo_winnable::Reason;

use super::*;
use crate::messages::Lang;

fn finding(detail: Detail) -> Finding {
    Finding {
        game: 1,
        offset: 0,
        line: 1,
        at: 0,
        at_line: 1,
        white: String::new(),
        black: String::new(),
        date: String::new(),
        edition: Edition::E2018,
        ply: Some(9),
        mv: Some("Nf3".to_owned()),
        fen: Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5".to_owned()),
        severity: compongo_audit::Severity::Note,
        articles: Vec::new(),
        detail,
    }
}

/// At least one of every kind and of every branch above.
fn details() -> Vec<Detail> {
    let no_move = SanError::Resolve(ResolveError::NoSuchMove {
        role: Role::Rook,
        from: None,
        to: Square::H3,
        reason: None,
    });
    let intended = |made| Claim::Intended { mv: "Qb5".to_owned(), made };
    let threefold = |how, drawn_here| Detail::ClaimableThreefold {
        by: Color::White,
        how,
        occurrences: 3,
        plies: [0, 4, 8],
        drawn_here,
    };
    let fifty = |how| Detail::ClaimableFifty { by: Color::Black, how, drawn_here: true };
    let clock = |what, before_ms| Detail::ClockInconsistent {
        by: Color::White,
        what,
        reading_ms: 3_723_400,
        before_ms,
        more: 2,
    };
    let mut all = vec![
        Detail::IllegalMove { reason: None, error: no_move },
        Detail::AmbiguousMove { error: no_move },
        Detail::UnreadableMove { error: SanError::Syntax { at: 2 } },
        Detail::NullMove,
        Detail::BrokenFile { fault: Fault { kind: FaultKind::StrayBrace, offset: 7 }, more: 3 },
        threefold(Claim::OnBoard, false),
        threefold(intended(false), true),
        threefold(intended(true), false),
        fifty(Claim::OnBoard),
        fifty(intended(false)),
        Detail::TimeForfeitUnwinnable { winner: Color::White, because: Reason::ForcedLine },
        Detail::MissingResult { star: true },
        Detail::MissingResult { star: false },
        Detail::ResultTagMismatch { tag: GameResult::Draw, movetext: GameResult::WhiteWins },
        Detail::BadResult { value: "won".to_owned() },
        Detail::DrawAgreedTooEarly { plies: 1 },
        Detail::BadDate { tag: "Date", value: "rainy".to_owned(), read: None },
        Detail::BadDate { tag: "Date", value: "1985.13".to_owned(), read: "1985".parse().ok() },
        Detail::BadStartPosition {
            fault: StartFault::Unplayable(FenError::Impossible { faults: Faults::NO_BLACK_KING }),
        },
        Detail::BadStartPosition {
            fault: StartFault::Repaired(compongo_board::Repairs {
                faults: Faults::EP_WRONG_RANK,
                ..Default::default()
            }),
        },
        Detail::BadStartPosition { fault: StartFault::Missing },
        clock(Inconsistency::GainedTooMuch { by_ms: 60_000 }, Some(1000)),
        clock(Inconsistency::GainedTooMuch { by_ms: 600_000 }, Some(1000)),
        clock(Inconsistency::GainedTooMuch { by_ms: 600_000 }, None),
        clock(Inconsistency::Negative { ms: -5 }, Some(1000)),
        clock(Inconsistency::PlayAfterZero, Some(0)),
        Detail::ClockUnreadable { error: ClockError::Syntax, more: 0 },
        Detail::ClockUnreadable { error: ClockError::SixtyOrMore, more: 1 },
        Detail::ClockUnreadable { error: ClockError::TooLong, more: 0 },
        Detail::UnsupportedVariant { variant: "Atomic".to_owned() },
    ];
    let states = [
        FinalState::Checkmate { winner: Color::White },
        FinalState::Checkmate { winner: Color::Black },
        FinalState::Stalemate,
        FinalState::DeadPosition,
        FinalState::Fivefold,
        FinalState::SeventyFiveMoves,
    ];
    for state in states {
        all.push(Detail::GameContinued { state, ended: 8 });
        all.push(Detail::ResultContradictsPosition { result: GameResult::BlackWins, state });
    }
    let conflicts = [
        TerminationConflict::NoWin,
        TerminationConflict::OtherWinner,
        TerminationConflict::NoDraw,
        TerminationConflict::NotOver,
        TerminationConflict::NoCheckmate,
        TerminationConflict::NoStalemate,
        TerminationConflict::NoRepetition,
        TerminationConflict::NoFiftyMoves,
        TerminationConflict::EndedOnBoard,
    ];
    all.extend(conflicts.map(|conflict| Detail::ResultContradictsTermination {
        result: GameResult::Draw,
        termination: "won".to_owned(),
        conflict,
    }));
    all
}

#[test]
fn every_finding_has_words_in_both_languages() {
    let details = details();
    for code in Code::ALL {
        assert!(details.iter().any(|detail| detail.code() == code), "{code}");
    }
    for lang in [Lang::En, Lang::Es] {
        let messages = Messages::new(lang);
        for code in Code::ALL {
            assert!(messages.has(&format!("code-{code}")), "{code}");
        }
        for detail in details.clone() {
            let text = message(&finding(detail), &messages);
            assert!(text.contains(' ') && !text.contains(['{', '$', '}']), "{lang:?}: {text}");
            for id in ["find-", "state-", "claim-", "earlier", "conflict-", "clock-"] {
                assert!(!text.contains(id) || text.contains("clock-s"), "{lang:?}: {text}");
            }
        }
    }
}

#[test]
fn claims_say_who_how_and_since_when() {
    let on_board = Detail::ClaimableThreefold {
        by: Color::Black,
        how: Claim::OnBoard,
        occurrences: 3,
        plies: [1, 5, 9],
        drawn_here: true,
    };
    let intended = Detail::ClaimableThreefold {
        by: Color::White,
        how: Claim::Intended { mv: "Nf3".to_owned(), made: true },
        occurrences: 4,
        plies: [0, 5, 9],
        drawn_here: false,
    };
    let say = |detail: &Detail, lang| message(&finding(detail.clone()), &Messages::new(lang));
    assert_eq!(
        say(&on_board, Lang::En),
        "Black could claim a draw: third occurrence of the position on the board (as after 1. and \
         3.); the game ended here in a draw"
    );
    assert_eq!(
        say(&intended, Lang::En),
        "White could claim a draw by announcing Nf3: fourth occurrence of that position (as at the \
         start and after 3.); the move was made"
    );
    assert!(say(&intended, Lang::Es).contains(" anunciando Cf3: "));
    assert_eq!(
        say(&on_board, Lang::Es),
        "las negras podían reclamar tablas: tercera aparición de la posición en el tablero (como \
         tras 1. y 3.); la partida acabó aquí en tablas"
    );
}

#[test]
fn times_are_shown_as_clocks_show_them() {
    for (ms, text) in [
        (0, "0:00:00"),
        (3_723_000, "1:02:03"),
        (57_700, "0:00:57.7"),
        (-5_000, "-0:00:05"),
        (i64::MIN, "-2562047788015:12:55.8"),
    ] {
        assert_eq!(time(ms), text);
    }
}

//! What is wrong with the text of a move or of a game file, in words.

use compongo_board::IllegalMove;
use compongo_notation::{Alphabet, ResolveError, SanError};
use compongo_pgn::FaultKind;
use fluent_bundle::FluentArgs;

use compongo_words::role as word;

use crate::illegal::reason;
use crate::messages::{Lang, Messages};

/// A move in English letters in those of the reader, for people to read. What programs
/// read stays in English letters.
pub(crate) fn spelt(san: &str, messages: &Messages) -> String {
    letters(messages).respell(san)
}

/// The letters of the reader.
pub(crate) fn letters(messages: &Messages) -> &'static Alphabet {
    let alphabet = match messages.lang() {
        Lang::En => Alphabet::by_code("en"),
        Lang::Es => Alphabet::by_code("es"),
    };
    alphabet.unwrap_or(Alphabet::ENGLISH)
}

/// Why a written move is not accepted, in a clause without capital or full stop.
pub(crate) fn san_error(error: &SanError, messages: &Messages) -> String {
    match error {
        SanError::Empty => messages.text("san-empty"),
        SanError::Syntax { at } => messages.with("san-syntax", [("at", (*at as u64 + 1).into())]),
        SanError::TooLong { length } => {
            messages.with("san-too-long", [("length", (*length as u64).into())])
        }
        SanError::NullMove => messages.text("san-null-move"),
        SanError::NotCanonical { canonical } => {
            let canonical = spelt(&canonical.to_string(), messages);
            messages.with("san-not-canonical", [("canonical", canonical.into())])
        }
        SanError::Resolve(error) => resolve_error(error, messages),
    }
}

/// Why a readable move is no move of the position.
pub(crate) fn resolve_error(error: &ResolveError, messages: &Messages) -> String {
    let mut args = FluentArgs::new();
    let id = match error {
        ResolveError::NoSuchMove { role, from, to, reason: why } => {
            args.set("role", word(*role));
            args.set("to", to.to_string());
            match (from, why) {
                // The reason says it all.
                (_, Some(why @ IllegalMove::NotItsMove { .. })) => return reason(why, messages),
                (Some(from), Some(why)) => {
                    args.set("from", from.to_string());
                    args.set("reason", reason(why, messages));
                    "resolve-cannot-go"
                }
                _ => "resolve-no-such-move",
            }
        }
        ResolveError::NoCastling { reason: why } => return reason(why, messages),
        ResolveError::Ambiguous { role, to, candidates } => {
            args.set("role", word(*role));
            args.set("to", to.to_string());
            args.set("squares", candidates.list());
            "resolve-ambiguous"
        }
        ResolveError::PromotionMissing { to, .. } => {
            args.set("to", to.to_string());
            "illegal-promotion-missing"
        }
    };
    messages.format(id, &args)
}

/// What is wrong with the text of a game, and what the reader did about it.
pub(crate) fn fault(kind: &FaultKind, messages: &Messages) -> String {
    let word = kind.word().map(|word| word.to_string()).unwrap_or_default();
    messages.with(&fault_id(kind), [("word", word.into())])
}

fn fault_id(kind: &FaultKind) -> String {
    format!("pgn-{}", kind.code())
}

#[cfg(test)]
mod tests {
    use compongo_board::{Position, Role, Square};
    use compongo_notation::read_strict;
    use compongo_pgn::Snippet;

    use super::*;

    #[test]
    fn every_fault_of_a_file_has_words() {
        let kinds = [
            FaultKind::UnterminatedComment,
            FaultKind::NestedComment,
            FaultKind::StrayBrace,
            FaultKind::UnclosedVariation,
            FaultKind::StrayParenthesis,
            FaultKind::VariationTooDeep,
            FaultKind::BadTag,
            FaultKind::UnclosedTag,
            FaultKind::UnterminatedTagValue,
            FaultKind::UnescapedQuote,
            FaultKind::UnescapedBackslash,
            FaultKind::TagValueTooLong,
            FaultKind::TooManyTags,
            FaultKind::DuplicateTag(Snippet::new(b"White")),
            FaultKind::UnknownWord(Snippet::new(b"@#")),
            FaultKind::BadNag,
            FaultKind::ResultInVariation,
            FaultKind::ExtraResult,
            FaultKind::GameTooLong,
        ];
        for messages in [Lang::En, Lang::Es].map(Messages::new) {
            for kind in &kinds {
                assert!(messages.has(&fault_id(kind)), "{kind:?}");
            }
            for (kind, word) in [(&kinds[13], "White"), (&kinds[14], "\"@#\"")] {
                assert!(fault(kind, &messages).contains(word), "{kind:?}");
            }
        }
    }

    #[test]
    fn moves_are_refused_in_both_languages() {
        let position = Position::from_fen("4k3/8/8/8/1N6/8/8/N3K3 w - - 0 1").unwrap();
        for (text, english, spanish) in [
            (
                "Nc2",
                "the knights on a1, b4 can each go to c2",
                "los caballos de a1, b4 pueden ir a c2",
            ),
            ("Rc2", "no rook can go to c2", "ninguna torre puede ir a c2"),
            ("Ke3", "a king does not move from e1 to e3", "un rey no va de e1 a e3"),
            ("Nd5+", "the move is to be written Nd5", "la jugada se escribe Cd5"),
            ("", "there is no move here", "aquí no hay jugada"),
            ("hello", "this cannot be read as a move", "esto no se puede leer como jugada"),
        ] {
            let error = read_strict(text.as_bytes(), &position).unwrap_err();
            for (lang, words) in [(Lang::En, english), (Lang::Es, spanish)] {
                let said = san_error(&error, &Messages::new(lang));
                assert!(said.contains(words), "{text}: {said}");
            }
        }
        for messages in [Lang::En, Lang::Es].map(Messages::new) {
            let missing = ResolveError::PromotionMissing { from: Square::A7, to: Square::A8 };
            let none = ResolveError::NoSuchMove {
                role: Role::Pawn,
                from: None,
                to: Square::A8,
                reason: None,
            };
            for error in [missing, none] {
                assert!(!resolve_error(&error, &messages).contains(['{', '$']));
            }
            for error in [SanError::NullMove, SanError::TooLong { length: 99 }] {
                assert!(!san_error(&error, &messages).contains(['{', '$']));
            }
        }
    }
}

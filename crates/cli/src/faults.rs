//! What is wrong with a FEN, in words.

use compongo_board::{Faults, FenError, FenField, Repairs};

use crate::messages::Messages;

/// An error of a FEN; of an impossible position every fault.
pub(crate) fn fen_error(error: &FenError, messages: &Messages) -> String {
    let at = |at: usize| (at as u64).into();
    match *error {
        FenError::TooLong { length } => messages.with("fen-too-long", [("length", at(length))]),
        FenError::MissingField { field, at: place } => {
            let field = messages.text(field_id(field));
            messages.with("fen-missing-field", [("field", field.into()), ("at", at(place))])
        }
        FenError::BadPiece { character, at: place } => messages.with(
            "fen-bad-piece",
            [("character", character.to_string().into()), ("at", at(place))],
        ),
        FenError::BadRank { rank, squares, at: place } => messages.with(
            "fen-bad-rank",
            [
                ("rank", rank.to_char().to_string().into()),
                ("squares", u32::from(squares).into()),
                ("at", at(place)),
            ],
        ),
        FenError::BadRankCount { ranks, at: place } => {
            messages.with("fen-bad-rank-count", [("ranks", at(ranks)), ("at", at(place))])
        }
        FenError::BadField { field, at: place } => {
            let expected = messages.text(&format!("{}-expected", field_id(field)));
            messages.with(
                "fen-bad-field",
                [
                    ("field", messages.text(field_id(field)).into()),
                    ("at", at(place)),
                    ("expected", expected.into()),
                ],
            )
        }
        FenError::ExtraText { at: place } => messages.with("fen-extra-text", [("at", at(place))]),
        FenError::NotStrict { deviations } => {
            let names = deviations.iter_names().map(|(name, _)| messages.text(&deviation_id(name)));
            let list = names.collect::<Vec<_>>().join("; ");
            messages.with("fen-not-strict", [("deviations", list.into())])
        }
        FenError::Impossible { faults } => {
            messages.with("fen-impossible", [("faults", faults_text(faults, messages).into())])
        }
    }
}

/// Every fault of a position, separated by semicolons.
pub(crate) fn faults_text(faults: Faults, messages: &Messages) -> String {
    let texts = faults.codes().map(|code| messages.text(&format!("fault-{code}")));
    texts.collect::<Vec<_>>().join("; ")
}

/// What the lenient reading of a FEN has forgiven.
pub(crate) fn repairs(repairs: Repairs, messages: &Messages) -> String {
    let syntax = repairs.syntax.iter_names().map(|(name, _)| messages.text(&deviation_id(name)));
    let faults = repairs.faults.codes().map(|code| messages.text(&format!("fault-{code}")));
    syntax.chain(faults).collect::<Vec<_>>().join("; ")
}

fn field_id(field: FenField) -> &'static str {
    match field {
        FenField::Board => "fen-board",
        FenField::Turn => "fen-turn",
        FenField::Castling => "fen-castling",
        FenField::EnPassant => "fen-en-passant",
        FenField::HalfmoveClock => "fen-halfmove-clock",
        FenField::FullmoveNumber => "fen-fullmove-number",
    }
}

fn deviation_id(name: &str) -> String {
    format!("fen-deviation-{}", name.to_ascii_lowercase().replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use compongo_board::{FenDeviations, Position};

    use super::*;
    use crate::messages::Lang;

    #[test]
    fn every_fault_has_words() {
        for messages in [Lang::En, Lang::Es].map(Messages::new) {
            for code in Faults::all().codes() {
                assert!(messages.has(&format!("fault-{code}")), "{code}");
            }
            for (name, _) in FenDeviations::all().iter_names() {
                assert!(messages.has(&deviation_id(name)), "{name}");
            }
        }
    }

    #[test]
    fn every_error_has_words_with_its_place() {
        let spanish = Messages::new(Lang::Es);
        for (fen, words) in [
            ("x", "'x' (byte 0)"),
            ("8/8", "2"),
            ("9/8/8/8/8/8/8/8 w - - 0 1", "'9'"),
            ("7/8/8/8/8/8/8/8 w - - 0 1", "fila 8"),
            ("8/8/8/8/8/8/8/8 x - - 0 1", "quién juega"),
            ("8/8/8/8/8/8/8/8 w x - 0 1", "enroque"),
            ("8/8/8/8/8/8/8/8 w - - 0 1 x", "byte 26"),
            ("8/8/8/8/8/8/8/8 w - - 0", "faltan"),
            ("8/8/8/8/8/8/8/8 w - - 0 1", "las blancas no tienen rey; las negras no tienen rey"),
            ("8/8/8/8/8/8/8/8", "quién juega"),
        ] {
            let error = Position::from_fen(fen).unwrap_err();
            let text = fen_error(&error, &spanish);
            assert!(text.contains(words), "{fen}: {text}");
            assert!(!text.contains('{') && !text.contains("fen-"), "{text}");
        }
    }
}

//! What is wrong with a FEN, in words.

use compongo_board::{Faults, FenDeviations, FenError, FenField, Geometry, Position, Repairs};

use crate::messages::Messages;
use crate::ui::Ui;

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
            let list = joined(deviation_texts(deviations, messages));
            messages.with("fen-not-strict", [("deviations", list.into())])
        }
        FenError::Impossible { faults } => {
            let list = joined(fault_texts(faults, messages));
            messages.with("fen-impossible", [("faults", list.into())])
        }
    }
}

/// What the lenient reading of a FEN has forgiven.
pub(crate) fn repairs(repairs: Repairs, messages: &Messages) -> String {
    let syntax = deviation_texts(repairs.syntax, messages);
    joined(syntax.chain(fault_texts(repairs.faults, messages)))
}

/// Says what the lenient reading of a FEN at the command line has forgiven.
pub(crate) fn warn_of_repairs(position: &Position, found: Repairs, ui: &Ui) {
    if !found.is_empty() {
        let variables =
            [("what", repairs(found, &ui.messages).into()), ("fen", position.to_fen().into())];
        ui.warn(&ui.messages.with("fen-repaired", variables));
    }
}

/// Reads a position, standard or Chess960, for a question about the board. What does not change the
/// answer is forgiven: the form, fields missing at the end, counters that cannot be; leniently all
/// that can be repaired, and positions that no game reaches.
pub(crate) fn read_board(fen: &str, lenient: bool) -> Result<(Position, Repairs), FenError> {
    let (position, repairs) = Position::from_fen_lenient_in(fen, Geometry::Either)?;
    // Castling as in Chess960 only says which of the two games it is.
    let told = repairs.faults - Faults::CASTLING_NOT_STANDARD;
    let repairs = Repairs { faults: told, ..repairs };
    let faults = told - Faults::COUNTERS;
    if lenient || faults.is_empty() {
        Ok((position, repairs))
    } else {
        Err(FenError::Impossible { faults })
    }
}

/// The same for a FEN at the command line, with its messages; `None` if it cannot be used.
pub(crate) fn board_argument(fen: &str, lenient: bool, ui: &Ui) -> Option<Position> {
    match read_board(fen, lenient) {
        Ok((position, found)) => {
            if !found.is_empty() {
                let variables = [
                    ("what", repairs(found, &ui.messages).into()),
                    ("fen", position.to_fen().into()),
                ];
                ui.warn(&ui.messages.with("fen-read-as", variables));
            }
            Some(position)
        }
        Err(error) => {
            let mut text = ui.with1("error-fen", "reason", fen_error(&error, &ui.messages).into());
            if read_board(fen, true).is_ok() {
                text = format!("{text} {}", ui.messages.text("fen-try-lenient"));
            }
            ui.error(&text);
            None
        }
    }
}

fn fault_texts(faults: Faults, messages: &Messages) -> impl Iterator<Item = String> {
    faults.codes().map(|code| messages.text(&format!("fault-{code}")))
}

fn deviation_texts(found: FenDeviations, messages: &Messages) -> impl Iterator<Item = String> {
    found.codes().map(|code| messages.text(&format!("fen-deviation-{code}")))
}

fn joined(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join("; ")
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Lang;

    #[test]
    fn every_fault_has_words() {
        for messages in [Lang::En, Lang::Es].map(Messages::new) {
            for code in Faults::all().codes() {
                assert!(messages.has(&format!("fault-{code}")), "{code}");
            }
            for code in FenDeviations::all().codes() {
                assert!(messages.has(&format!("fen-deviation-{code}")), "{code}");
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

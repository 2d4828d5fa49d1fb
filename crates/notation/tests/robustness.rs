//! Any bytes whatever.

mod common;

use compongo_board::Position;
use compongo_notation::{
    Alphabet, San, infer, read_lenient, read_strict, replay, resolve_token, uci, words,
};
use proptest::prelude::*;

/// Bytes that look like moves more often than chance would have it.
fn moveish() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "N", "B", "R", "Q", "K", "e", "b", "8", "1", "4", "x", "=", "-", "+", "#", "(", ")", "O",
        "0", "o", " ", "\u{a0}", ".", "…", "!", ":", "♘", "Кр", "К", "S\u{327}", "e.p.", "mate",
        "p", "P", "a8", "e4", "d", "/", "{", "}", ";", "$1", "\u{fe0f}", "×", "1.", "12...", "\n",
        "é",
    ]);
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

fn read_everything(bytes: &[u8], position: &Position) {
    let _ = San::parse_strict(bytes);
    let _ = read_strict(bytes, position);
    let _ = uci::read(bytes, position);
    for code in ["en", "es", "ru", "tr", "sq", "figurine", "hi"] {
        let alphabet = Alphabet::by_code(code).unwrap();
        let full = read_lenient(bytes, position, alphabet);
        let quick = resolve_token(bytes, position, alphabet);
        assert_eq!(full.map(|reading| reading.mv), quick);
        if let Ok(reading) = full {
            assert!(position.is_legal(reading.mv));
            assert_eq!(San::of(position, reading.mv), reading.canonical);
            let canonical = reading.canonical.in_letters(alphabet).to_string();
            let empty = reading.deviations.is_empty();
            assert_eq!(empty, canonical.as_bytes() == bytes, "{canonical}");
        }
        if let Err(error) = full {
            assert!(!error.to_string().is_empty());
            if let compongo_notation::SanError::Syntax { at } = error {
                // Latin-1 text grows when read as UTF-8.
                assert!(at <= 2 * bytes.len(), "{error}");
            }
        }
    }
    for step in replay(bytes, position, Alphabet::ENGLISH) {
        let (offset, text) = match step {
            Ok(step) => (step.offset, step.text),
            Err(fault) => (fault.offset, fault.text),
        };
        assert_eq!(bytes.get(offset..offset + text.len()), Some(text));
    }
    let mut last = 0;
    for word in words(bytes) {
        assert!(word.offset >= last && !word.text.is_empty());
        last = word.offset + word.text.len();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..80), at in 0..common::RICH.len()) {
        read_everything(&bytes, &common::position(common::RICH[at]));
    }

    #[test]
    fn moveish_text_never_panics(text in moveish(), at in 0..common::RICH.len()) {
        read_everything(text.as_bytes(), &common::position(common::RICH[at]));
    }

    #[test]
    fn inference_never_panics(game in prop::collection::vec(moveish(), 0..6)) {
        let found = infer(&game, &Position::initial());
        prop_assert!(!found.alphabets.is_empty());
        prop_assert!(found.moves <= game.len());
    }
}

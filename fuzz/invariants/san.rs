//! Any text as a move, in any alphabet.

use compongo_board::Position;
use compongo_notation::{Alphabet, San, read_lenient, read_strict, resolve_token, write_san};

/// The first line is a FEN or nothing, the rest a move.
pub(crate) fn check(data: &[u8]) {
    let mut parts = data.splitn(2, |&byte| byte == b'\n');
    let first = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let position = if first.is_empty() {
        Position::initial()
    } else {
        match Position::from_fen_lenient(&first) {
            Ok((position, _)) => position,
            Err(_) => return,
        }
    };
    let text = parts.next().unwrap_or_default();

    if let Ok(san) = San::parse_strict(text) {
        assert_eq!(san.to_string().as_bytes(), text);
    }
    match read_strict(text, &position) {
        Ok(mv) => {
            assert_eq!(San::of(&position, mv).to_string().as_bytes(), text);
            let reading = read_lenient(text, &position, Alphabet::ENGLISH);
            assert!(reading.is_ok_and(|reading| reading.deviations.is_empty()));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    for alphabet in Alphabet::all() {
        lenient(text, &position, alphabet);
    }
}

fn lenient(text: &[u8], position: &Position, alphabet: &Alphabet) {
    let reading = read_lenient(text, position, alphabet);
    let token = resolve_token(text, position, alphabet);
    match (reading, token) {
        (Ok(reading), Ok(mv)) => {
            assert_eq!(reading.mv, mv);
            assert!(position.is_legal(mv), "{mv:?}");
            assert_eq!(reading.canonical, San::of(position, mv));
            let written = write_san(position, mv, alphabet);
            let again = read_lenient(written.as_bytes(), position, alphabet);
            assert_eq!(again.map(|again| again.mv).ok(), Some(mv), "{written}");
        }
        (Err(reading), Err(token)) => {
            assert!(!reading.to_string().is_empty());
            assert!(!token.to_string().is_empty());
        }
        (reading, token) => panic!("one reads what the other does not: {reading:?}, {token:?}"),
    }
}

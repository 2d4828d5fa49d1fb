//! Bytes of unknown charset as text.

use std::borrow::Cow;

/// The text of a tag, comment or move: UTF-8 where it is valid, otherwise Windows-1252, the
/// superset of Latin-1 that old databases are in (the PGN standard itself asks for Latin-1).
///
/// ```
/// assert_eq!(compongo_pgn::decode_text(b"Garc\xeda"), "García");
/// assert_eq!(compongo_pgn::decode_text("García".as_bytes()), "García");
/// ```
pub fn decode_text(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

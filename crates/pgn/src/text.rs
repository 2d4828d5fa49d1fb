//! Bytes of unknown charset as text.

use std::borrow::Cow;

/// UTF-8 where it is valid, otherwise Windows-1252, the superset of Latin-1 that old databases
/// are in (the PGN standard itself asks for Latin-1).
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

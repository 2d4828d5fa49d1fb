//! Bytes as they are stored: plain or packed, in one charset or another.

use std::io::{self, Read};

use encoding_rs::{UTF_16BE, UTF_16LE};
use encoding_rs_io::DecodeReaderBytesBuilder;

use crate::ahead::Ahead;
use crate::unpack::{Packing, Unpacked};

/// Unpacks what `reader` gives if its first bytes are those of zstd, gzip or bzip2; any number
/// of frames or members, one after the other. The name of the file plays no part.
///
/// Text, packed or not, that begins with the byte order mark of UTF-16 comes out as UTF-8 without
/// the mark; so does text whose first two characters are of ASCII with a zero beside each, which is
/// UTF-16 without the mark and nothing else. What is no character becomes U+FFFD. All other text
/// comes out as it is. Offsets and lines of games are those of what comes out.
///
/// # Errors
///
/// If there is not enough memory to unpack. What goes wrong in reading comes from the reader that
/// is returned, after all that could be read before it. Packed data that something else follows
/// come out whole, and then an error with [`TrailingJunk`](crate::TrailingJunk) inside; zeros up to
/// the end behind gzip are no such thing.
///
/// ```
/// use std::fs::File;
/// use std::io::Read;
///
/// let mut text = String::new();
/// compongo_pgn::decode(&b"1. e4 *"[..])?.read_to_string(&mut text)?;
/// assert_eq!(text, "1. e4 *");
///
/// # fn games() -> std::io::Result<()> {
/// let limits = compongo_pgn::Limits::default();
/// let file = compongo_pgn::decode(File::open("games.pgn.zst")?)?;
/// let games = compongo_pgn::Batches::new(file, &limits);
/// # Ok(())
/// # }
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn decode<'r, R: Read + Send + 'r>(reader: R) -> io::Result<Box<dyn Read + Send + 'r>> {
    let mut input = Ahead::new(reader);
    Ok(match Packing::of(input.peek()) {
        None => utf8(input),
        Some(packing) => utf8(Ahead::new(Unpacked::new(packing, input)?)),
    })
}

/// UTF-16 as UTF-8; anything else as it is.
fn utf8<'r, R: Read + Send + 'r>(mut input: Ahead<R>) -> Box<dyn Read + Send + 'r> {
    let mut decoder = DecodeReaderBytesBuilder::new();
    match *input.peek() {
        // Goes by the mark.
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => decoder.strip_bom(true),
        [first, 0, second, 0] if both_ascii(first, second) => decoder.encoding(Some(UTF_16LE)),
        [0, first, 0, second] if both_ascii(first, second) => decoder.encoding(Some(UTF_16BE)),
        _ => return Box::new(input),
    };
    Box::new(decoder.build(input))
}

/// Whether these are characters of ASCII, of which zero is none in a text.
fn both_ascii(first: u8, second: u8) -> bool {
    [first, second].iter().all(|byte| matches!(byte, 1..=0x7F))
}

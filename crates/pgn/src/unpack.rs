//! Packed data: zstd, gzip, bzip2.

use std::io::{self, BufRead, ErrorKind, Read};

use bzip2::bufread::BzDecoder;
use flate2::bufread::GzDecoder;
use thiserror::Error;
use zstd::stream::read::Decoder as ZstdDecoder;

use crate::ahead::Ahead;

/// Something that is not packed follows packed data. What came before was unpacked whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("something else follows the end of the packed data")]
pub struct TrailingJunk;

/// How data are packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Packing {
    Zstd,
    Gzip,
    Bzip2,
}

impl Packing {
    /// By the first bytes.
    pub(crate) fn of(head: &[u8]) -> Option<Packing> {
        match head {
            // A zstd frame, or a skippable one before it (as pzstd writes).
            [0x28, 0xB5, 0x2F, 0xFD] | [0x50..=0x5F, 0x2A, 0x4D, 0x18] => Some(Packing::Zstd),
            [0x1F, 0x8B, ..] => Some(Packing::Gzip),
            [b'B', b'Z', b'h', b'1'..=b'9'] => Some(Packing::Bzip2),
            _ => None,
        }
    }
}

/// Unpacks pieces (frames, members, streams) one after the other, as all three formats allow.
pub(crate) struct Unpacked<R: Read> {
    packing: Packing,
    /// The piece being read; nothing after the last.
    piece: Option<Piece<R>>,
}

enum Piece<R: Read> {
    Zstd(ZstdDecoder<'static, Ahead<R>>),
    Gzip(GzDecoder<Ahead<R>>),
    Bzip2(BzDecoder<Ahead<R>>),
}

impl<R: Read> Piece<R> {
    fn begin(packing: Packing, input: Ahead<R>) -> io::Result<Piece<R>> {
        Ok(match packing {
            Packing::Zstd => Piece::Zstd(ZstdDecoder::with_buffer(input)?.single_frame()),
            Packing::Gzip => Piece::Gzip(GzDecoder::new(input)),
            Packing::Bzip2 => Piece::Bzip2(BzDecoder::new(input)),
        })
    }

    /// What comes behind it.
    fn end(self) -> Ahead<R> {
        match self {
            Piece::Zstd(piece) => piece.finish(),
            Piece::Gzip(piece) => piece.into_inner(),
            Piece::Bzip2(piece) => piece.into_inner(),
        }
    }
}

impl<R: Read> Read for Piece<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Piece::Zstd(piece) => piece.read(buffer),
            Piece::Gzip(piece) => piece.read(buffer),
            Piece::Bzip2(piece) => piece.read(buffer),
        }
    }
}

impl<R: Read> Unpacked<R> {
    pub(crate) fn new(packing: Packing, input: Ahead<R>) -> io::Result<Unpacked<R>> {
        Ok(Unpacked { packing, piece: Some(Piece::begin(packing, input)?) })
    }
}

impl<R: Read> Read for Unpacked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        while let Some(piece) = &mut self.piece {
            let count = piece.read(buffer)?;
            if count > 0 {
                return Ok(count);
            }
            let Some(piece) = self.piece.take() else { break };
            let mut input = piece.end();
            let head = input.peek();
            if head.is_empty() {
                // The end, or an error.
                return input.read(buffer);
            }
            if Packing::of(head) != Some(self.packing) {
                if self.packing == Packing::Gzip && only_zeros(input)? {
                    return Ok(0);
                }
                return Err(io::Error::new(ErrorKind::InvalidData, TrailingJunk));
            }
            self.piece = Some(Piece::begin(self.packing, input)?);
        }
        Ok(0)
    }
}

/// Whether nothing but zeros comes: tapes and disks fill up their last block with them, and `gzip`
/// takes no notice either.
fn only_zeros(mut input: impl BufRead) -> io::Result<bool> {
    loop {
        let bytes = match input.fill_buf() {
            Ok([]) => return Ok(true),
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if bytes.iter().any(|&byte| byte != 0) {
            return Ok(false);
        }
        let count = bytes.len();
        input.consume(count);
    }
}

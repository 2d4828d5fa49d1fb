//! Files as they are: plain or compressed.

use std::fs::File;
use std::io::{self, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a file cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It is a directory.
    #[error("{}: is a directory", path.display())]
    IsDirectory {
        /// The path asked for.
        path: PathBuf,
    },
    /// The system refuses, or the first bytes cannot be read.
    #[error("{}: {source}", path.display())]
    Io {
        /// The path asked for.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// Opens a file, unpacking it if it is compressed (see [`decode`]).
///
/// # Errors
///
/// [`OpenError`] for directories and files that cannot be read.
///
/// ```no_run
/// let limits = compongo_pgn::Limits::default();
/// let games = compongo_pgn::Batches::new(compongo_pgn::open("games.pgn.zst")?, &limits);
/// # Ok::<(), compongo_pgn::OpenError>(())
/// ```
pub fn open(path: impl AsRef<Path>) -> Result<Box<dyn Read + Send>, OpenError> {
    let path = path.as_ref();
    let fail = |source| OpenError::Io { path: path.to_owned(), source };
    let file = File::open(path).map_err(fail)?;
    if file.metadata().map_err(fail)?.is_dir() {
        return Err(OpenError::IsDirectory { path: path.to_owned() });
    }
    decode(file).map_err(fail)
}

/// Unpacks what `reader` gives if its first bytes are those of zstd, gzip or bzip2; any number
/// of frames or members, one after the other. The name of the file plays no part.
///
/// # Errors
///
/// What the first reads say.
///
/// ```
/// use std::io::Read;
///
/// let mut text = String::new();
/// compongo_pgn::decode(&b"1. e4 *"[..])?.read_to_string(&mut text)?;
/// assert_eq!(text, "1. e4 *");
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn decode<'r, R: Read + Send + 'r>(mut reader: R) -> io::Result<Box<dyn Read + Send + 'r>> {
    let mut magic = [0; 4];
    let mut have = 0;
    while let Some(room) = magic.get_mut(have..).filter(|room| !room.is_empty()) {
        match reader.read(room) {
            Ok(0) => break,
            Ok(count) => have += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let head = magic.get(..have).unwrap_or_default();
    let whole = Cursor::new(head.to_vec()).chain(reader);
    Ok(match head {
        // A zstd frame, or a skippable one before it (as pzstd writes).
        [0x28, 0xB5, 0x2F, 0xFD] | [0x50..=0x5F, 0x2A, 0x4D, 0x18] => {
            Box::new(zstd::stream::read::Decoder::new(whole)?)
        }
        [0x1F, 0x8B, ..] => Box::new(flate2::bufread::MultiGzDecoder::new(buffered(whole))),
        [b'B', b'Z', b'h', b'1'..=b'9'] => {
            Box::new(bzip2::bufread::MultiBzDecoder::new(buffered(whole)))
        }
        _ => Box::new(whole),
    })
}

fn buffered<R: Read>(reader: R) -> BufReader<R> {
    BufReader::with_capacity(128 << 10, reader)
}

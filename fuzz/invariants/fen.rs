//! Any text into the FEN readers.

use compongo_board::{FenError, Geometry, Position, Setup, perft};

/// What is read can be written and read again; the strict reading accepts exactly that in which
/// the lenient one had nothing to forgive; every refusal says something.
pub(crate) fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let _ = Setup::from_fen(&text);
    for geometry in [Geometry::Standard, Geometry::Chess960, Geometry::Either] {
        let strict = Position::from_fen_in(&text, geometry);
        match Position::from_fen_lenient_in(&text, geometry) {
            Ok((position, repairs)) => {
                if repairs.is_empty() {
                    let strict = strict.as_ref().expect("nothing to forgive");
                    assert!(strict.is_same(&position));
                }
                let _ = perft(&position, 1);
                let written = position.to_fen();
                let (again, _) = Position::from_fen_lenient_in(&written, geometry)
                    .expect("what was written can be read");
                assert_eq!(again.to_fen(), written);
                assert_eq!(again.key(), position.key());
            }
            Err(error) => {
                assert!(strict.is_err());
                assert!(!error.to_string().is_empty());
            }
        }
        if let Err(FenError::Impossible { faults }) = strict {
            assert!(!faults.is_empty());
            assert!(!faults.to_string().is_empty());
        }
    }
}

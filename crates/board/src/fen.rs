//! Positions from Forsyth–Edwards Notation: FEN (PGN standard, 16.1), X-FEN and Shredder-FEN.

use crate::{FenError, Geometry, Position, Repairs, Setup};

impl Position {
    /// Reads a FEN of standard chess strictly: the form must be exact and the position possible.
    ///
    /// ```
    /// use compongo_board::{Faults, FenError, Position};
    ///
    /// let error = Position::from_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").unwrap_err();
    /// assert_eq!(error, FenError::Impossible { faults: Faults::OPPOSITE_CHECK });
    /// ```
    ///
    /// # Errors
    /// The first fault of the text with its place, or all faults of the position.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        Position::from_fen_in(fen, Geometry::Standard)
    }

    /// [`Position::from_fen`] for any castling geometry.
    ///
    /// # Errors
    /// The first fault of the text with its place, or all faults of the position.
    pub fn from_fen_in(fen: &str, geometry: Geometry) -> Result<Position, FenError> {
        let setup = Setup::from_fen(fen)?;
        setup.position(geometry).map_err(|faults| FenError::Impossible { faults })
    }

    /// Reads a FEN as people write it, and says what had to be forgiven. Castling rights are those
    /// of standard chess where they can be, otherwise of Chess960.
    ///
    /// # Errors
    /// The text cannot be understood, or no play is possible ([`Faults::UNPLAYABLE`](crate::Faults::UNPLAYABLE)).
    pub fn from_fen_lenient(fen: &str) -> Result<(Position, Repairs), FenError> {
        Position::from_fen_lenient_in(fen, Geometry::Either)
    }

    /// [`Position::from_fen_lenient`] for a given castling geometry.
    ///
    /// # Errors
    /// The text cannot be understood, or no play is possible ([`Faults::UNPLAYABLE`](crate::Faults::UNPLAYABLE)).
    pub fn from_fen_lenient_in(
        fen: &str,
        geometry: Geometry,
    ) -> Result<(Position, Repairs), FenError> {
        let (setup, syntax) = Setup::from_fen_lenient(fen)?;
        let (position, faults) =
            setup.position_lenient(geometry).map_err(|faults| FenError::Impossible { faults })?;
        Ok((position, Repairs { syntax, faults }))
    }
}

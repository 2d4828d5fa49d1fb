use core::fmt;

use bitflags::bitflags;

macro_rules! deviations {
    ($($(#[$($doc:tt)*])* $name:ident = $bit:literal, $code:literal, $words:literal;)+) => {
        bitflags! {
            /// How a text departs from the canonical one, though the move is certain. A set; every
            /// member has a stable code, for programs, and words, for people.
            ///
            /// ```
            /// use compongo_notation::Deviations;
            ///
            /// let found = Deviations::CASTLING_ZEROS | Deviations::MISSING_CHECK;
            /// assert_eq!(found.codes().collect::<Vec<_>>(), ["castling-zeros", "missing-check"]);
            /// assert_eq!(
            ///     found.to_string(),
            ///     "castling written with zeros; the check sign is missing",
            /// );
            /// ```
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            pub struct Deviations: u32 {
                $($(#[$($doc)*])* const $name = 1 << $bit;)+
            }
        }

        const TABLE: &[(Deviations, &str, &str)] =
            &[$((Deviations::$name, $code, $words)),+];
    };
}

deviations! {
    /// `0-0`, as the Laws write it.
    CASTLING_ZEROS = 0, "castling-zeros", "castling written with zeros";
    /// `o-o`, or letters of another script that look like O.
    CASTLING_LETTERS = 1, "castling-letters", "castling written with other letters than capital O";
    /// `OO`, or another dash than the hyphen.
    CASTLING_HYPHENS = 2, "castling-hyphens", "castling written without its hyphens";
    /// `e1g1`, `Kg1` or, in Chess960, `e1h1`.
    CASTLING_AS_KING_MOVE = 3, "castling-as-king-move", "castling written as a move of the king";
    /// `e.p.`, which the Laws allow and PGN leaves out.
    EN_PASSANT_MARK = 4, "en-passant-mark", "the mark of en passant";
    /// `e.p.` where nothing is taken en passant.
    SPURIOUS_EN_PASSANT = 5, "spurious-en-passant", "marked en passant, which it is not";
    /// `Rf4` for `Rxf4`.
    MISSING_CAPTURE = 6, "missing-capture", "the capture sign is missing";
    /// `Rxf4` where nothing is taken.
    SPURIOUS_CAPTURE = 7, "spurious-capture", "a capture sign where nothing is taken";
    /// `:` or `×`, or the sign at the end.
    OTHER_CAPTURE_SIGN = 8, "other-capture-sign", "another capture sign than x";
    /// `xd5`: the file of the capturing pawn is not written.
    MISSING_PAWN_FILE = 9, "missing-pawn-file", "the file of the capturing pawn is missing";
    /// No sign where there is check.
    MISSING_CHECK = 10, "missing-check", "the check sign is missing";
    /// A check sign where there is no check.
    SPURIOUS_CHECK = 11, "spurious-check", "a check sign where there is no check";
    /// No mate sign where there is mate; with or without `+`.
    MISSING_MATE = 12, "missing-mate", "the mate sign is missing";
    /// A mate sign where there is no mate.
    SPURIOUS_MATE = 13, "spurious-mate", "a mate sign where there is no mate";
    /// `++`, `†`, `mate`.
    OTHER_CHECK_SIGN = 14, "other-check-sign", "another sign of check or mate than + and #";
    /// `Ngf3` where one knight can go there.
    OVER_DISAMBIGUATED = 15, "over-disambiguated", "the piece is described more than necessary";
    /// `N1d2` where `Nbd2` is right.
    OTHER_DISAMBIGUATION = 16, "other-disambiguation", "the piece is told by the other coordinate";
    /// `e8Q`, `e8(Q)`, `e8/Q`.
    PROMOTION_SIGN = 17, "promotion-sign", "a promotion written without =";
    /// `e8=q`.
    PROMOTION_CASE = 18, "promotion-case", "the new piece written with a small letter";
    /// `Ng1-f3`, `e2-e4`.
    LONG_FORM = 19, "long-form", "the long form, with both squares";
    /// `e2e4`, `e7e8q`.
    COORDINATES = 20, "coordinates", "both squares instead of piece and square";
    /// `Pe4`.
    PAWN_LETTER = 21, "pawn-letter", "a letter for the pawn";
    /// `nf3`.
    SMALL_LETTER = 22, "small-letter", "a small letter for the piece";
    /// `♘f3` in a text in letters.
    FIGURINE = 23, "figurine", "a figurine for the piece";
    /// A letter that the language also uses, or a letter without its mark.
    OTHER_LETTER = 24, "other-letter", "another letter than usual for the piece";
    /// A letter of another script that looks the same.
    LOOK_ALIKE = 25, "look-alike", "a letter of another script that looks alike";
    /// `(=)` or `=` at the end: a draw is offered (C.12).
    DRAW_OFFER = 26, "draw-offer", "the mark of a draw offer";
    /// `!`, `?!`, `±`.
    ANNOTATION = 27, "annotation", "an annotation on the move";
    /// Blanks, also no-break spaces, around or within.
    BLANKS = 28, "blanks", "blanks around or within the move";
    /// `e4.`
    TRAILING_DOT = 29, "trailing-dot", "a dot at the end";
    /// `1.e4`, `1e4`.
    MOVE_NUMBER = 30, "move-number", "a move number glued to the move";
}

impl Deviations {
    /// The stable codes, in kebab case, in the order of the bits.
    pub fn codes(self) -> impl Iterator<Item = &'static str> {
        self.rows().map(|(_, code, _)| *code)
    }

    /// The words for each, in English.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        self.rows().map(|(_, _, words)| *words)
    }

    /// The deviation of a stable code.
    pub fn from_code(code: &str) -> Option<Deviations> {
        TABLE.iter().find(|row| row.1 == code).map(|row| row.0)
    }

    fn rows(self) -> impl Iterator<Item = &'static (Deviations, &'static str, &'static str)> {
        TABLE.iter().filter(move |row| self.contains(row.0))
    }
}

impl fmt::Display for Deviations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, words) in self.words().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            f.write_str(words)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_deviation_has_one_code_and_words() {
        let codes: HashSet<&str> = Deviations::all().codes().collect();
        assert_eq!(codes.len(), Deviations::all().iter().count());
        for deviation in Deviations::all() {
            let code = deviation.codes().next().unwrap();
            assert_eq!(Deviations::from_code(code), Some(deviation));
            assert!(code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'));
            assert!(!deviation.to_string().is_empty());
        }
        assert_eq!(Deviations::from_code("x"), None);
        assert_eq!(Deviations::empty().to_string(), "");
    }
}

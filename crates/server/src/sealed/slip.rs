//! What is written on a slip of paper: who holds it, and a secret of 112 bits that people can
//! copy by hand.

use core::fmt;
use core::str::FromStr;

use sha2::{Digest, Sha256};
use thiserror::Error;

/// Bytes of the secret of a slip.
pub(super) const SECRET: usize = 14;

/// Thirty-two letters and digits without those that look like others.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Digits of a code: fourteen bytes and one by which a slip of the pen is found.
const LETTERS: usize = 24;

/// Who holds a slip. Any two of them open the envelope.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Holder {
    /// The arbiter, in the paper envelope.
    Arbiter,
    /// The player who sealed.
    Sealer,
    /// The player who must reply.
    Opponent,
}

impl Holder {
    /// All of them, in the order of their numbers.
    pub const ALL: [Holder; 3] = [Holder::Arbiter, Holder::Sealer, Holder::Opponent];

    /// The digit with which his code begins.
    pub const fn number(self) -> u8 {
        match self {
            Holder::Arbiter => 1,
            Holder::Sealer => 2,
            Holder::Opponent => 3,
        }
    }
}

/// A slip, written as `1-0123-4567-89AB-CDEF-GHJK-MNPQ`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Slip {
    /// Whose it is.
    pub holder: Holder,
    /// Its secret.
    pub secret: [u8; SECRET],
}

/// Why a text is no slip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SlipError {
    /// It does not begin with the number of a holder.
    #[error("a slip begins with 1, 2 or 3")]
    Holder,
    /// It is too short or too long.
    #[error("a slip has {LETTERS} letters and digits after its number, this one {0}")]
    Length(usize),
    /// A character is on no slip.
    #[error("`{0}` is on no slip")]
    Character(char),
    /// It was copied wrongly somewhere.
    #[error("the slip was copied wrongly: its last letters do not fit the others")]
    Mistyped,
}

/// The byte by which slips of the pen are found.
fn check_byte(holder: Holder, secret: &[u8; SECRET]) -> u8 {
    let mut hash = Sha256::new();
    hash.update(b"compongo slip 1\0");
    hash.update([holder.number()]);
    hash.update(secret);
    hash.finalize()[0]
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bits = u128::from(check_byte(self.holder, &self.secret));
        for (place, byte) in self.secret.iter().rev().enumerate() {
            bits |= u128::from(*byte) << (8 * (place + 1));
        }
        write!(f, "{}", self.holder.number())?;
        for place in 0..LETTERS {
            if place % 4 == 0 {
                f.write_str("-")?;
            }
            let digit = (bits >> (5 * (LETTERS - 1 - place))) & 31;
            write!(f, "{}", char::from(DIGITS[digit as usize]))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Slip {
    /// Without the secret: what is debugged is logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Slip({:?})", self.holder)
    }
}

impl FromStr for Slip {
    type Err = SlipError;

    /// Small letters, spaces, and O, I and L for the digits that they look like, are read too.
    fn from_str(text: &str) -> Result<Slip, SlipError> {
        let mut letters = text.chars().filter(|it| !it.is_whitespace() && !"-–.".contains(*it));
        let holder = match letters.next() {
            Some('1' | 'i' | 'I' | 'l' | 'L') => Holder::Arbiter,
            Some('2') => Holder::Sealer,
            Some('3') => Holder::Opponent,
            _ => return Err(SlipError::Holder),
        };
        let (mut bits, mut count) = (0_u128, 0);
        for letter in letters {
            let plain = match letter.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            };
            let digit = DIGITS.iter().position(|it| char::from(*it) == plain);
            let digit = digit.ok_or(SlipError::Character(letter))?;
            count += 1;
            if count <= LETTERS {
                bits = bits << 5 | digit as u128;
            }
        }
        if count != LETTERS {
            return Err(SlipError::Length(count));
        }
        let mut secret = [0; SECRET];
        for (place, byte) in secret.iter_mut().rev().enumerate() {
            *byte = (bits >> (8 * (place + 1))) as u8;
        }
        if check_byte(holder, &secret) != bits as u8 {
            return Err(SlipError::Mistyped);
        }
        Ok(Slip { holder, secret })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_slip_is_written_as_the_screens_write_it() {
        let slip = Slip {
            holder: Holder::Sealer,
            secret: *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d",
        };
        // The value that the screens' own test expects, too.
        assert_eq!(slip.to_string(), "2-000G-40R4-0M30-E209-185G-R3BB");
        assert_eq!(format!("{slip:?}"), "Slip(Sealer)");
        let typed = " 2 oooG40R4 0M30 e2o9 185g r3bb ";
        assert_eq!(typed.parse(), Ok(slip));
    }

    #[test]
    fn what_is_no_slip_is_told_apart() {
        let read = |text: &str| text.parse::<Slip>().unwrap_err();
        assert_eq!(read(""), SlipError::Holder);
        assert_eq!(read("4-0000"), SlipError::Holder);
        assert_eq!(read("1-0000"), SlipError::Length(4));
        assert_eq!(read("1-000!"), SlipError::Character('!'));
        assert_eq!(read(&format!("1-{}", "0".repeat(25))), SlipError::Length(25));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(secret: [u8; SECRET], number in 0_usize..3) {
            let slip = Slip { holder: Holder::ALL[number], secret };
            prop_assert_eq!(slip.to_string().parse(), Ok(slip));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
            let _ = text.parse::<Slip>();
        }
    }
}

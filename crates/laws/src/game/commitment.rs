//! Moves sealed so that nobody can read them: what is known of them is a commitment, and what is
//! opened is held against it (Appendix A until 2005, G in 2009, E in 2014, Guidelines I from 2017).
//!
//! A commitment is SHA-256 over a name, the position, a secret number and what was written. It
//! hides the writing, because nobody can guess the number, and it binds to it, because no other
//! writing and number give the same. `docs/sealed-move.md` says what follows from that.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::Gesture;
use super::kinds::Sealing;
use super::words::word;

/// The longest writing in an envelope, in bytes.
pub const MAX_SEALED_TEXT: usize = 95;

/// What every commitment begins with: it is of this kind and no other.
const NAME: &[u8] = b"compongo sealed move 1\0";

/// Thirty-two bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bytes32(pub [u8; 32]);

/// A text is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("64 hexadecimal digits are expected")]
pub struct ParseBytesError;

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Bytes32 {
    type Err = ParseBytesError;

    /// Small letters only, so that there is one way to write each.
    fn from_str(text: &str) -> Result<Bytes32, ParseBytesError> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(ParseBytesError),
        };
        let text: &[u8; 64] = text.as_bytes().try_into().map_err(|_| ParseBytesError)?;
        let mut bytes = [0; 32];
        for (byte, two) in bytes.iter_mut().zip(text.chunks_exact(2)) {
            *byte = digit(two[0])? << 4 | digit(two[1])?;
        }
        Ok(Bytes32(bytes))
    }
}

/// A move in an envelope that only those who hold its keys can open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Envelope {
    /// What is inside and cannot be changed any more.
    #[serde(with = "word")]
    pub commitment: Bytes32,
    /// The inside, encrypted; the game does not look into it.
    #[serde(rename = "box")]
    pub locked: String,
}

/// What was found in an envelope.
///
/// ```
/// use compongo_laws::game::Content;
///
/// let content: Content = serde_json::from_str(
///     r#"{"text":"Nf3","nonce":"00000000000000000000000000000000000000000000000000000000000000ff"}"#,
/// )?;
/// let before = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// let other = Content { text: "Nc3".to_owned(), ..content.clone() };
/// assert_ne!(content.commitment(before), other.commitment(before));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Content {
    /// What the sealer wrote.
    pub text: String,
    /// The secret number without which nobody can try what fits the commitment.
    #[serde(with = "word")]
    pub nonce: Bytes32,
}

impl Content {
    /// What is printed on the envelope: the position before the sealed move, as a FEN, the number
    /// and the writing.
    pub fn commitment(&self, before: &str) -> Bytes32 {
        let mut hash = Sha256::new();
        hash.update(NAME);
        // Every part but the last has its length or a length of its own.
        hash.update((before.len() as u64).to_be_bytes());
        hash.update(before.as_bytes());
        hash.update(self.nonce.0);
        hash.update(self.text.as_bytes());
        Bytes32(hash.finalize().into())
    }
}

/// What a player put into an envelope, as far as the game knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Inside {
    /// It is on record what he wrote, and how clearly.
    Known(Option<Gesture>, Sealing),
    /// Only what cannot be changed any more is known.
    Locked(Bytes32),
}

impl Inside {
    /// What is printed on the envelope, if that is all that is known.
    pub(crate) const fn commitment(self) -> Option<Bytes32> {
        match self {
            Inside::Locked(commitment) => Some(commitment),
            Inside::Known(..) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_what_the_document_says() {
        // The value that the screens' own test expects, too.
        let content = Content { text: "Nf3".to_owned(), nonce: Bytes32([7; 32]) };
        let before = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";
        let mut plain = NAME.to_vec();
        plain.extend((before.len() as u64).to_be_bytes());
        plain.extend(before.bytes());
        plain.extend([7; 32]);
        plain.extend(*b"Nf3");
        let expected = Bytes32(Sha256::digest(&plain).into());
        assert_eq!(content.commitment(before), expected);
        assert_eq!(expected.to_string().parse(), Ok(expected));
    }

    #[test]
    fn only_small_hexadecimal_digits_are_read() {
        for text in ["", "00", &"g".repeat(64), &"A".repeat(64), &"0".repeat(65)] {
            assert_eq!(text.parse::<Bytes32>(), Err(ParseBytesError), "{text}");
        }
    }
}

//! Secrets: keys of seats, names in links, pairing codes.

use core::fmt;
use core::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use subtle::ConstantTimeEq;
use thiserror::Error;

use crate::store::KeyHash;

/// A secret of 128 bits, written in base64url. The server keeps only its hash.
///
/// ```
/// use compongo_server::key::Secret;
///
/// let secret: Secret = "AAECAwQFBgcICQoLDA0ODw".parse()?;
/// assert_eq!(secret.to_string(), "AAECAwQFBgcICQoLDA0ODw");
/// assert!(secret.matches(&secret.hash()));
/// # Ok::<(), compongo_server::key::ParseSecretError>(())
/// ```
pub struct Secret([u8; 16]);

/// A text is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a key")]
pub struct ParseSecretError;

/// The system gives no randomness.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomness;

impl Secret {
    /// A new one.
    ///
    /// # Errors
    ///
    /// If the system gives no randomness.
    pub fn random() -> Result<Secret, NoRandomness> {
        Ok(Secret(random()?))
    }

    /// What is kept of it.
    pub fn hash(&self) -> KeyHash {
        *blake3::hash(&self.0).as_bytes()
    }

    /// Whether a hash is of this key; takes the same time whatever the answer.
    pub fn matches(&self, hash: &KeyHash) -> bool {
        self.hash().ct_eq(hash).into()
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = ParseSecretError;

    fn from_str(text: &str) -> Result<Secret, ParseSecretError> {
        let mut bytes = [0; 16];
        match URL_SAFE_NO_PAD.decode_slice(text, &mut bytes) {
            Ok(16) => Ok(Secret(bytes)),
            _ => Err(ParseSecretError),
        }
    }
}

fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A name for a hall or a table in links: 72 bits, so that nobody finds one by trying.
pub(crate) fn random_name() -> Result<Box<str>, NoRandomness> {
    Ok(URL_SAFE_NO_PAD.encode(random::<9>()?).into())
}

/// Six digits, each number as likely as the others.
pub(crate) fn random_code() -> Result<u32, NoRandomness> {
    const CODES: u32 = 1_000_000;
    loop {
        let number = u32::from_le_bytes(random()?);
        if number < u32::MAX - u32::MAX % CODES {
            return Ok(number % CODES);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_key_is_refused() {
        for text in ["", "AAECAwQFBgcICQoLDA0OD", "AAECAwQFBgcICQoLDA0ODw==", "*", "ñ"] {
            assert_eq!(text.parse::<Secret>().err(), Some(ParseSecretError), "{text}");
        }
    }

    #[test]
    fn secrets_differ_and_know_their_own_hash() {
        let (one, two) = (Secret::random().unwrap(), Secret::random().unwrap());
        assert!(one.matches(&one.hash()) && !one.matches(&two.hash()));
        assert_eq!(one.to_string().len(), 22);
        assert_eq!(format!("{one:?}"), "Secret(…)");
        assert_eq!(random_name().unwrap().len(), 12);
        assert!(random_code().unwrap() < 1_000_000);
    }
}

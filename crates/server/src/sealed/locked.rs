//! The inside of an envelope. A key that nobody keeps encrypts what was written; for each two of
//! the three slips, a key made of both encrypts that key.
//!
//! Each key encrypts one thing only, so all are used with the nonce zero.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
use compongo_laws::game::{Bytes32, Content, Envelope, MAX_SEALED_TEXT};
use hkdf::Hkdf;
use sha2::Sha256;
use thiserror::Error;

use super::slip::{Holder, SECRET, Slip};

/// Bytes of a tag.
const TAG: usize = 16;
/// Bytes of what is encrypted: the number, the length, and the writing filled up with zeros.
const INSIDE: usize = 32 + 1 + MAX_SEALED_TEXT;
/// Bytes of a key that is encrypted.
const WRAPPED: usize = 32 + TAG;
/// Bytes of the whole box, the same for every move.
pub const BOX_BYTES: usize = INSIDE + TAG + 3 * WRAPPED;

/// The two slips of each of the three keys, in the order of the box.
const PAIRS: [(Holder, Holder); 3] = [
    (Holder::Arbiter, Holder::Sealer),
    (Holder::Arbiter, Holder::Opponent),
    (Holder::Sealer, Holder::Opponent),
];

/// What is drawn by chance for one envelope, beside the number of its content.
pub struct Secrets {
    /// The key of the content.
    pub key: [u8; 32],
    /// The secrets of the slips, in the order of their numbers.
    pub slips: [[u8; SECRET]; 3],
}

impl Secrets {
    /// The slip of one who holds one.
    pub const fn slip(&self, holder: Holder) -> Slip {
        Slip { holder, secret: self.slips[holder.number() as usize - 1] }
    }
}

/// Why an envelope cannot be sealed or opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SealError {
    /// The writing is too long.
    #[error("no more than {MAX_SEALED_TEXT} bytes can be sealed")]
    TooLong,
    /// The box is not as long as every box is: a part of it is missing or it is none.
    #[error("the envelope is cut off or none: {0} bytes instead of {BOX_BYTES}")]
    Length(usize),
    /// The box is not written in base64.
    #[error("the envelope holds characters that are in none")]
    Characters,
    /// Both slips are of the same holder.
    #[error("two slips of different holders are needed")]
    OneHolder,
    /// The slips do not open this envelope.
    #[error("these slips do not open this envelope: one is of another, or the record was changed")]
    WrongSlips,
    /// The slips fit, and the content was changed.
    #[error("the content of the envelope was changed")]
    Changed,
    /// What is inside does not fit what is printed outside.
    #[error("what is in the envelope does not fit the commitment printed on it")]
    NotAsPrinted,
}

/// Encrypts or decrypts with a key that is used for nothing else.
fn cipher(key: &[u8; 32]) -> ChaCha20Poly1305 {
    ChaCha20Poly1305::new(&Key::from(*key))
}

fn encrypted(key: &[u8; 32], plain: &[u8], commitment: &Bytes32) -> Result<Vec<u8>, SealError> {
    let payload = Payload { msg: plain, aad: &commitment.0 };
    cipher(key).encrypt(&Nonce::default(), payload).map_err(|_| SealError::TooLong)
}

fn decrypted(key: &[u8; 32], secret: &[u8], commitment: &Bytes32) -> Option<Vec<u8>> {
    let payload = Payload { msg: secret, aad: &commitment.0 };
    cipher(key).decrypt(&Nonce::default(), payload).ok()
}

/// The key that two slips make together.
fn pair_key(one: &[u8; SECRET], two: &[u8; SECRET], pair: usize, commitment: &Bytes32) -> [u8; 32] {
    let both = [one.as_slice(), two].concat();
    let (first, second) = PAIRS[pair];
    let info = [b"compongo sealed move 1 slips ".as_slice(), &[first.number(), second.number()]];
    let mut key = [0; 32];
    // Thirty-two bytes are never too many for it.
    let _ = Hkdf::<Sha256>::new(Some(&commitment.0), &both).expand_multi_info(&info, &mut key);
    key
}

/// Seals what was written in the position `before`, as the sealer's screen does.
///
/// # Errors
///
/// [`SealError::TooLong`].
pub fn seal(content: &Content, before: &str, secrets: &Secrets) -> Result<Envelope, SealError> {
    let text = content.text.as_bytes();
    if text.len() > MAX_SEALED_TEXT {
        return Err(SealError::TooLong);
    }
    let commitment = content.commitment(before);
    let mut inside = content.nonce.0.to_vec();
    inside.push(text.len() as u8);
    inside.extend_from_slice(text);
    inside.resize(INSIDE, 0);
    let mut all = encrypted(&secrets.key, &inside, &commitment)?;
    for (pair, (first, second)) in PAIRS.into_iter().enumerate() {
        let [one, two] = [first, second].map(|holder| secrets.slip(holder).secret);
        let key = pair_key(&one, &two, pair, &commitment);
        all.extend(encrypted(&key, &secrets.key, &commitment)?);
    }
    Ok(Envelope { commitment, locked: URL_SAFE_NO_PAD.encode(all) })
}

fn read(locked: &str) -> Result<Vec<u8>, SealError> {
    let bytes = URL_SAFE_NO_PAD.decode(locked).map_err(|_| SealError::Characters)?;
    if bytes.len() == BOX_BYTES { Ok(bytes) } else { Err(SealError::Length(bytes.len())) }
}

/// Whether an envelope is whole, as far as that can be seen from outside.
///
/// # Errors
///
/// [`SealError::Length`] or [`SealError::Characters`].
pub fn check(envelope: &Envelope) -> Result<(), SealError> {
    read(&envelope.locked).map(drop)
}

/// Opens an envelope that was sealed in the position `before`.
///
/// # Errors
///
/// Any [`SealError`] but the first.
pub fn open(envelope: &Envelope, before: &str, slips: [Slip; 2]) -> Result<Content, SealError> {
    let all = read(&envelope.locked)?;
    let commitment = &envelope.commitment;
    let [one, two] = if slips[0].holder < slips[1].holder { slips } else { [slips[1], slips[0]] };
    let pair = PAIRS.iter().position(|it| *it == (one.holder, two.holder));
    let pair = pair.ok_or(SealError::OneHolder)?;
    let (content, keys) = all.split_at(INSIDE + TAG);
    let wrapped = keys.chunks_exact(WRAPPED).nth(pair).unwrap_or_default();
    let key = decrypted(&pair_key(&one.secret, &two.secret, pair, commitment), wrapped, commitment)
        .and_then(|key| <[u8; 32]>::try_from(key).ok())
        .ok_or(SealError::WrongSlips)?;
    let inside = decrypted(&key, content, commitment).ok_or(SealError::Changed)?;
    let content = unpacked(&inside).ok_or(SealError::NotAsPrinted)?;
    if content.commitment(before) == *commitment {
        Ok(content)
    } else {
        Err(SealError::NotAsPrinted)
    }
}

fn unpacked(inside: &[u8]) -> Option<Content> {
    let (nonce, rest) = inside.split_first_chunk::<32>()?;
    let (length, text) = rest.split_first()?;
    let text = core::str::from_utf8(text.get(..usize::from(*length))?).ok()?;
    Some(Content { text: text.to_owned(), nonce: Bytes32(*nonce) })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const BEFORE: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";

    fn secrets(seed: u8) -> Secrets {
        Secrets { key: [seed; 32], slips: [[seed ^ 1; 14], [seed ^ 2; 14], [seed ^ 3; 14]] }
    }

    fn content(text: &str) -> Content {
        Content { text: text.to_owned(), nonce: Bytes32([7; 32]) }
    }

    #[test]
    fn the_box_is_the_one_of_the_screens() {
        let envelope = seal(&content("Nf3"), BEFORE, &secrets(9)).unwrap();
        // `web/src/lib/sealed.test.ts` makes the same.
        assert_eq!(envelope.locked.len(), 384);
        assert_eq!(&envelope.commitment.to_string()[..16], "965876c26f843416");
        assert_eq!(&envelope.locked[..16], "mQO5_5TdU0Ny87yq");
        assert_eq!(&envelope.locked[368..], "sE8FY2sRCF9sdc1b");
    }

    #[test]
    fn what_is_wrong_is_told_apart() {
        let envelope = seal(&content("Nf3"), BEFORE, &secrets(9)).unwrap();
        let slip = |seed, holder| secrets(seed).slip(holder);
        let both = [slip(9, Holder::Arbiter), slip(9, Holder::Opponent)];
        let same = [slip(9, Holder::Sealer), slip(9, Holder::Sealer)];
        assert_eq!(open(&envelope, BEFORE, same), Err(SealError::OneHolder));
        let other = [slip(9, Holder::Arbiter), slip(8, Holder::Opponent)];
        assert_eq!(open(&envelope, BEFORE, other), Err(SealError::WrongSlips));
        let cut = Envelope { locked: envelope.locked[..200].to_owned(), ..envelope.clone() };
        assert_eq!(open(&cut, BEFORE, both), Err(SealError::Length(150)));
        assert_eq!(check(&cut), Err(SealError::Length(150)));
        let odd = Envelope { locked: "?".repeat(384), ..envelope.clone() };
        assert_eq!(check(&odd), Err(SealError::Characters));
        let elsewhere = BEFORE.replace("KQkq", "KQ");
        assert_eq!(open(&envelope, &elsewhere, both), Err(SealError::NotAsPrinted));
        assert_eq!(
            seal(&content(&"x".repeat(96)), BEFORE, &secrets(9)).err(),
            Some(SealError::TooLong)
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn what_is_sealed_is_opened_by_any_two_slips(
            text in "\\PC{0,30}",
            nonce: [u8; 32],
            seed: u8,
        ) {
            prop_assume!(text.len() <= MAX_SEALED_TEXT);
            let content = Content { text, nonce: Bytes32(nonce) };
            let envelope = seal(&content, BEFORE, &secrets(seed)).unwrap();
            prop_assert_eq!(check(&envelope), Ok(()));
            for (one, two) in PAIRS {
                let slips = [secrets(seed).slip(two), secrets(seed).slip(one)];
                prop_assert_eq!(open(&envelope, BEFORE, slips), Ok(content.clone()));
            }
        }

        #[test]
        fn any_byte_changed_is_found(place in 0_usize..BOX_BYTES + 32, flip in 1_u8..=255) {
            let mut envelope = seal(&content("Nf3"), BEFORE, &secrets(9)).unwrap();
            if let Some(at) = place.checked_sub(BOX_BYTES) {
                envelope.commitment.0[at] ^= flip;
            } else {
                let mut bytes = URL_SAFE_NO_PAD.decode(&envelope.locked).unwrap();
                bytes[place] ^= flip;
                envelope.locked = URL_SAFE_NO_PAD.encode(bytes);
            }
            // A change of the key of two slips is found by those two.
            let opened = PAIRS.map(|(one, two)| {
                open(&envelope, BEFORE, [secrets(9).slip(one), secrets(9).slip(two)])
            });
            prop_assert!(opened.iter().any(Result::is_err));
            for content in opened.into_iter().flatten() {
                prop_assert_eq!(content.text, "Nf3");
            }
        }

        #[test]
        fn no_single_slip_opens_with_a_guessed_one(secret: [u8; 14], other in 0_usize..3) {
            let envelope = seal(&content("Nf3"), BEFORE, &secrets(9)).unwrap();
            let guessed = Slip { holder: Holder::ALL[other], secret };
            for holder in Holder::ALL {
                prop_assert!(open(&envelope, BEFORE, [secrets(9).slip(holder), guessed]).is_err());
            }
        }
    }
}

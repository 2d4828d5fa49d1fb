//! Which piece a text begins with.

use compongo_board::Role;

use crate::{Alphabet, Deviations};

/// A piece read at the beginning of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Letter {
    pub(crate) role: Role,
    /// How many bytes it takes.
    pub(crate) length: usize,
    pub(crate) found: Deviations,
}

/// A capital, a figurine, or a letter for the pawn.
pub(crate) fn capital(text: &str, alphabet: &Alphabet) -> Option<Letter> {
    longest(text, alphabet, |text, letter| text.starts_with(letter).then_some(letter.len()))
        .or_else(|| figurine(text, alphabet))
        .or_else(|| pawn(text, alphabet))
        .or_else(|| {
            let letter = longest(text, alphabet, look_alike)?;
            Some(Letter { found: letter.found | Deviations::LOOK_ALIKE, ..letter })
        })
}

/// A small letter where a capital is usual. Whether a pawn's file is meant is for others to say.
pub(crate) fn small(text: &str, alphabet: &Alphabet) -> Option<Letter> {
    let letter =
        longest(text, alphabet, |text, letter| same_letters(text, letter, char::to_lowercase))?;
    Some(Letter { found: letter.found | Deviations::SMALL_LETTER, ..letter })
}

/// The longest spelling that fits, so that `Кр` is not read as `К`.
fn longest(
    text: &str,
    alphabet: &Alphabet,
    fits: impl Fn(&str, &str) -> Option<usize>,
) -> Option<Letter> {
    let usual = |letter| alphabet.letters.contains(&letter);
    alphabet
        .spellings()
        .filter_map(|(role, letter)| {
            let found = if usual(letter) { Deviations::empty() } else { Deviations::OTHER_LETTER };
            Some(Letter { role, length: fits(text, letter)?, found })
        })
        .reduce(|best, letter| if letter.length > best.length { letter } else { best })
}

fn figurine(text: &str, alphabet: &Alphabet) -> Option<Letter> {
    let first = text.chars().next()?;
    let role = match first {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        '♙' | '♟' => Role::Pawn,
        _ => return None,
    };
    let after = text.get(first.len_utf8()..)?;
    // A variation selector may ask for the form of a text or of a picture.
    let selector = after.chars().next().filter(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}'));
    let mut found = Deviations::empty();
    if alphabet.code != "figurine" {
        found |= Deviations::FIGURINE;
    }
    if role == Role::Pawn {
        found |= Deviations::PAWN_LETTER;
    }
    Some(Letter { role, length: first.len_utf8() + selector.map_or(0, char::len_utf8), found })
}

fn pawn(text: &str, alphabet: &Alphabet) -> Option<Letter> {
    let own = Some(alphabet.pawn).filter(|own| !own.is_empty() && text.starts_with(own));
    let letter = own.or_else(|| text.starts_with(['P', 'p']).then_some("P"))?;
    Some(Letter { role: Role::Pawn, length: letter.len(), found: Deviations::PAWN_LETTER })
}

fn look_alike(text: &str, letter: &str) -> Option<usize> {
    same_letters(text, letter, |c| core::iter::once(latin_shape(c)))
}

/// How many bytes of the text are the letters, each seen through the same glass.
fn same_letters<I: Iterator<Item = char>>(
    text: &str,
    letter: &str,
    seen: impl Fn(char) -> I,
) -> Option<usize> {
    let mut chars = text.chars();
    for expected in letter.chars() {
        if !seen(chars.next()?).eq(seen(expected)) {
            return None;
        }
    }
    Some(text.len() - chars.as_str().len())
}

/// The Latin letter of the same shape, for Cyrillic and Greek letters.
pub(crate) const fn latin_shape(c: char) -> char {
    match c {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' => 'I',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'Ζ' => 'Z',
        'а' | 'α' => 'a',
        'с' => 'c',
        'е' => 'e',
        'һ' => 'h',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'х' | 'χ' => 'x',
        other => other,
    }
}

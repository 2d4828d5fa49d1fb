use std::cmp::Ordering;

/// A part of the number of an article.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Part {
    /// A number, as 6 and 10 in 6.10.
    Number(u16),
    /// A letter, as in 6.2(a) and, at the beginning, of an appendix.
    Letter(u8),
    /// A Roman number, as in III.5.
    Roman(u8),
    /// A paragraph without a number of its own; of the signs of the notation, the last.
    Paragraph(u8),
}

impl Part {
    pub(super) fn is_paragraph(self) -> bool {
        matches!(self, Part::Paragraph(_))
    }

    /// The part as a number, to tell how far two are apart.
    pub(super) fn value(self) -> u16 {
        match self {
            Part::Number(number) => number,
            Part::Letter(number) | Part::Roman(number) | Part::Paragraph(number) => number.into(),
        }
    }
}

/// The parts of a number, by which numbers are compared and put in order. Points, brackets and
/// spaces only part them, so that all ways of writing a number have one key; what is not a
/// number has an empty one.
pub(super) fn key(text: &str) -> Vec<Part> {
    let text = text.trim();
    let lower = text.to_lowercase();
    let text = ["article", "artículo", "art"].iter().find_map(|word| lower.strip_prefix(word));
    let mut rest = text.unwrap_or(&lower);
    let mut parts = Vec::new();
    while let Some(first) = rest.chars().next() {
        let paragraph = first == '§';
        let begin = if paragraph { first.len_utf8() } else { 0 };
        let word = &rest[begin..];
        let kind = word.chars().next().map_or(Ordering::Less, class);
        let end = word.find(|c| c == '§' || class(c) != kind).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        rest = after;
        let part = match kind {
            // Points and brackets.
            Ordering::Less => continue,
            _ if paragraph => Some(Part::Paragraph(word.parse().unwrap_or(u8::MAX))),
            Ordering::Equal => word.parse().ok().map(Part::Number),
            Ordering::Greater => letters(word, parts.is_empty()),
        };
        match part {
            Some(part) => parts.push(part),
            None => return Vec::new(),
        }
    }
    parts
}

/// Separators below digits below letters.
fn class(c: char) -> Ordering {
    if c.is_alphabetic() {
        Ordering::Greater
    } else if c.is_ascii_digit() {
        Ordering::Equal
    } else {
        Ordering::Less
    }
}

fn letters(word: &str, first: bool) -> Option<Part> {
    match (word, word.as_bytes()) {
        ("i" | "ii" | "iii", bytes) if first => Some(Part::Roman(bytes.len() as u8)),
        (_, &[letter @ b'a'..=b'h']) => Some(Part::Letter(letter)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_of_writing_have_one_key() {
        for (one, others) in [
            ("9.6(a)", ["9.6a", "9.6.A", "Art. 9.6 (a)"]),
            ("A.10(b)", ["A10b", "a.10.b", " A.10 b "]),
            ("II.3.2.5(1)", ["II.3.2.5.1", "ii 3 2 5 1", "II.3.2.5 (1)"]),
            ("8.1§2", ["8.1 §2", "8.1.§2", "Artículo 8.1§2"]),
        ] {
            for other in others {
                assert_eq!(key(one), key(other), "{one} {other}");
            }
            assert!(!key(one).is_empty(), "{one}");
        }
        for none in ["", "castling", "99999999", "9.6.castling", "(§)", "iv.1"] {
            assert_eq!(key(none), [], "{none}");
        }
    }

    #[test]
    fn numbers_have_an_order() {
        let sorted = ["1.1", "1.2", "1.10", "2.1", "8.1", "8.1§1", "8.2", "A.1", "E§signs", "F.1"];
        assert!(sorted.is_sorted_by_key(|number| key(number)));
        assert!(key("G.1") < key("I.1") && key("I.9") < key("II.1") && key("12.9") < key("A"));
    }
}

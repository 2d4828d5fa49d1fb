//! The letters of the languages: data.
//!
//! From the usage of the national federations and the translations of the Laws that they publish,
//! and from the notation appendix of the Laws (`K = king`, `F = fou`, `L = loper`). Languages
//! whose players write the English letters (Chinese, Japanese, Korean, Filipino …) have no row; nor
//! have those whose letters clash or are not settled (Georgian, Mongolian, Kazakh, Uzbek, Tamil,
//! Urdu, Thai …), until a source shows what their players write.
//!
//! Where a language has more than one habit, the row has the commoner letters and reads the others
//! too if they clash with nothing. Notable rows:
//! - Hungarian: `B` is a rook (bástya), `F` a bishop, `H` a knight.
//! - Russian, Ukrainian: the king is two letters, `Кр`, for `К` is the knight.
//! - Belarusian: in the classical spelling; `Ф`, `Л` and `С` are read too.
//! - Albanian: `Ka` is the knight, so that a knight from the a-file is `Kaa`.
//! - Irish: the knight (ridire) is `D`, for `R` is the king (rí).
//! - Hebrew: the queen (malka) is two letters.

use compongo_board::Role::{self, *};

use crate::alphabet::{Alphabet, ascii};

/// A language: code, name, own name, king to knight, pawn, what else is read.
const fn row(
    code: &'static str,
    name: &'static str,
    own_name: &'static str,
    letters: [&'static str; 5],
    pawn: &'static str,
    also: &'static [(Role, &'static str)],
) -> Alphabet {
    let bytes = ascii(&letters);
    Alphabet { code, name, own_name, letters, pawn, also, bytes }
}

/// In the order of preference among alphabets under which a game reads equally well: by the
/// number of games on file, roughly.
#[rustfmt::skip]
pub(crate) static ALPHABETS: [Alphabet; 51] = [
    row("en", "English", "English", ["K", "Q", "R", "B", "N"], "P", &[(Knight, "Kt")]),
    row("es", "Spanish", "español", ["R", "D", "T", "A", "C"], "P", &[]),
    row("de", "German", "Deutsch", ["K", "D", "T", "L", "S"], "B", &[]),
    row("fr", "French", "français", ["R", "D", "T", "F", "C"], "P", &[]),
    row("ru", "Russian", "русский", ["Кр", "Ф", "Л", "С", "К"], "п", &[(King, "КР")]),
    row("it", "Italian", "italiano", ["R", "D", "T", "A", "C"], "P", &[]),
    row("pt", "Portuguese", "português", ["R", "D", "T", "B", "C"], "P", &[]),
    row("nl", "Dutch", "Nederlands", ["K", "D", "T", "L", "P"], "pi", &[]),
    row("pl", "Polish", "polski", ["K", "H", "W", "G", "S"], "P", &[]),
    row("cs", "Czech", "čeština", ["K", "D", "V", "S", "J"], "P", &[]),
    row("sk", "Slovak", "slovenčina", ["K", "D", "V", "S", "J"], "P", &[]),
    row("hu", "Hungarian", "magyar", ["K", "V", "B", "F", "H"], "G", &[]),
    row("ro", "Romanian", "română", ["R", "D", "T", "N", "C"], "P", &[]),
    row("sv", "Swedish", "svenska", ["K", "D", "T", "L", "S"], "B", &[]),
    row("da", "Danish", "dansk", ["K", "D", "T", "L", "S"], "B", &[]),
    row("no", "Norwegian", "norsk", ["K", "D", "T", "L", "S"], "B", &[]),
    row("fi", "Finnish", "suomi", ["K", "D", "T", "L", "R"], "S", &[]),
    row("is", "Icelandic", "íslenska", ["K", "D", "H", "B", "R"], "P", &[]),
    row("hr", "Croatian", "hrvatski", ["K", "D", "T", "L", "S"], "P", &[]),
    row("bs", "Bosnian", "bosanski", ["K", "D", "T", "L", "S"], "P", &[]),
    row("sl", "Slovene", "slovenščina", ["K", "D", "T", "L", "S"], "", &[]),
    row("sr", "Serbian (Cyrillic)", "српски", ["К", "Д", "Т", "Л", "С"], "П", &[]),
    row("sr-Latn", "Serbian (Latin)", "srpski", ["K", "D", "T", "L", "S"], "P", &[]),
    row("mk", "Macedonian", "македонски", ["К", "Д", "Т", "Л", "С"], "П", &[]),
    row("bg", "Bulgarian", "български", ["Ц", "Д", "Т", "О", "К"], "П", &[]),
    row("uk", "Ukrainian", "українська", ["Кр", "Ф", "Т", "С", "К"], "п", &[(King, "КР")]),
    row("be", "Belarusian", "беларуская", ["К", "Вз", "Лд", "А", "В"], "",
        &[(Queen, "Ф"), (Rook, "Л"), (Bishop, "С"), (Queen, "ВЗ"), (Rook, "ЛД")]),
    row("el", "Greek", "ελληνικά", ["Ρ", "Β", "Π", "Α", "Ι"], "Σ", &[]),
    row("tr", "Turkish", "Türkçe", ["Ş", "V", "K", "F", "A"], "P",
        &[(King, "S\u{327}"), (King, "S")]),
    row("az", "Azerbaijani", "azərbaycanca", ["Ş", "V", "T", "F", "A"], "P",
        &[(King, "S\u{327}"), (King, "S")]),
    row("ca", "Catalan", "català", ["R", "D", "T", "A", "C"], "P", &[]),
    row("gl", "Galician", "galego", ["R", "D", "T", "B", "C"], "P", &[]),
    row("eu", "Basque", "euskara", ["E", "D", "G", "A", "Z"], "P", &[]),
    row("et", "Estonian", "eesti", ["K", "L", "V", "O", "R"], "", &[]),
    row("lv", "Latvian", "latviešu", ["K", "D", "T", "L", "Z"], "B", &[]),
    row("lt", "Lithuanian", "lietuvių", ["K", "V", "B", "R", "Ž"], "P",
        &[(Knight, "Z\u{30c}"), (Knight, "Z")]),
    row("af", "Afrikaans", "Afrikaans", ["K", "D", "T", "L", "R"], "P", &[]),
    row("lb", "Luxembourgish", "Lëtzebuergesch", ["K", "D", "T", "L", "P"], "", &[]),
    row("hi", "Hindi", "हिन्दी", ["रा", "व", "ह", "ऊ", "घ"], "प", &[(Bishop, "ऊँ"), (Bishop, "ऊं")]),
    row("bn", "Bengali", "বাংলা", ["রা", "ম", "ন", "গ", "ঘ"], "ব",
        &[(King, "র"), (Rook, "নৌ"), (Knight, "ঘো")]),
    row("id", "Indonesian", "Bahasa Indonesia", ["R", "M", "B", "G", "K"], "P", &[]),
    row("vi", "Vietnamese", "Tiếng Việt", ["V", "H", "X", "T", "M"], "", &[]),
    row("hy", "Armenian", "հայերեն", ["Ա", "Թ", "Ն", "Փ", "Ձ"], "Զ", &[]),
    row("he", "Hebrew", "עברית", ["מ", "מה", "צ", "ר", "פ"], "", &[]),
    row("ar", "Arabic", "العربية", ["م", "و", "ر", "ف", "ح"], "ب", &[]),
    row("fa", "Persian", "فارسی", ["ش", "و", "ر", "ف", "ا"], "پ", &[(Rook, "ق")]),
    row("sq", "Albanian", "shqip", ["M", "Msh", "Ku", "O", "Ka"], "U", &[]),
    row("ga", "Irish", "Gaeilge", ["R", "B", "C", "E", "D"], "", &[]),
    row("cy", "Welsh", "Cymraeg", ["T", "B", "C", "E", "M"], "", &[]),
    row("eo", "Esperanto", "Esperanto", ["R", "D", "T", "K", "Ĉ"], "P",
        &[(Knight, "C\u{302}"), (Knight, "Cx"), (Knight, "Ch")]),
    row("figurine", "Figurines", "♔♕♖♗♘", ["♔", "♕", "♖", "♗", "♘"], "♙", &[]),
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_letter_means_two_things() {
        for alphabet in &ALPHABETS {
            let mut seen = HashSet::new();
            for (role, letter) in alphabet.spellings() {
                assert!(!letter.is_empty(), "{} {role}", alphabet.code);
                assert!(seen.insert(letter), "{} {letter}", alphabet.code);
                let first = letter.chars().next().unwrap();
                assert!(!('a'..='h').contains(&first), "{} {letter}", alphabet.code);
            }
            assert!(!seen.contains(alphabet.pawn), "{}", alphabet.code);
        }
    }

    #[test]
    fn codes_are_unique_and_found() {
        let mut seen = HashSet::new();
        for alphabet in &ALPHABETS {
            assert!(seen.insert(alphabet.code.to_lowercase()));
            assert_eq!(Alphabet::by_code(alphabet.code), Some(alphabet));
        }
        assert_eq!(Alphabet::by_code("es_MX.UTF-8").unwrap().code(), "es");
        assert_eq!(Alphabet::by_code("SR-latn").unwrap().code(), "sr-Latn");
        assert_eq!(Alphabet::by_code("nb-NO").unwrap().code(), "no");
        assert_eq!(Alphabet::by_code("tlh"), None);
        assert_eq!(Alphabet::by_code(""), None);
    }

    #[test]
    fn the_letters_named_by_the_appendix() {
        let letters = |code| Alphabet::by_code(code).unwrap().letters();
        assert_eq!(letters("en"), ["K", "Q", "R", "B", "N"]);
        assert_eq!(letters("fr")[3], "F");
        assert_eq!(letters("nl")[3], "L");
    }
}

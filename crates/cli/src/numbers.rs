//! Numbers as people write them.

use crate::messages::Lang;

/// A number with its thousands apart: `12,345` in English, `12 345` in Spanish (with a space that
/// does not break, from five digits on, as the academies want it).
pub(crate) fn grouped(number: u64, lang: Lang) -> String {
    let digits = number.to_string();
    let separator = match lang {
        Lang::En => ',',
        Lang::Es if digits.len() > 4 => '\u{a0}',
        Lang::Es => return digits,
    };
    let mut text = String::with_capacity(digits.len() * 2);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// A number with one decimal, a small one with three.
pub(crate) fn decimal(number: f64, lang: Lang) -> String {
    let text = if number < 1.0 { format!("{number:.3}") } else { format!("{number:.1}") };
    match lang {
        Lang::En => text,
        Lang::Es => text.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        for (number, english, spanish) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (1000, "1,000", "1000"),
            (12345, "12,345", "12\u{a0}345"),
            (1234567, "1,234,567", "1\u{a0}234\u{a0}567"),
        ] {
            assert_eq!(grouped(number, Lang::En), english);
            assert_eq!(grouped(number, Lang::Es), spanish);
        }
        assert_eq!(decimal(13.25, Lang::Es), "13,2");
        assert_eq!(decimal(0.0121, Lang::En), "0.012");
    }
}

//! Facts, rulings and refusals in words.

pub(crate) mod effect;
pub(crate) mod fact;
pub(crate) mod refusal;

use compongo_board::{Color, Position};
use compongo_laws::game::Gesture;
use compongo_notation::{Alphabet, write_san};

use crate::messages::{Lang, Messages};

/// A time as clocks show it: hours, minutes, seconds, and parts of a second if there are any.
pub(crate) fn time(ms: u64) -> String {
    let (seconds, rest) = (ms / 1_000, ms % 1_000);
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    let seconds = seconds % 60;
    let mut text = match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    if rest > 0 {
        text.push_str(format!(".{rest:03}").trim_end_matches('0'));
    }
    text
}

/// A move with its number in the piece letters of the reader; by its squares where it is not
/// legal.
pub(crate) fn mv(gesture: Gesture, before: Option<&Position>, messages: &Messages) -> String {
    let legal = before.and_then(|position| {
        let mv = position.judge(gesture.from, gesture.to, gesture.promotion).ok()?;
        Some((position, mv))
    });
    let Some((position, mv)) = legal else { return gesture.to_string() };
    let alphabet = match messages.lang() {
        Lang::En => Alphabet::by_code("en"),
        Lang::Es => Alphabet::by_code("es"),
    };
    let san = write_san(position, mv, alphabet.unwrap_or(Alphabet::ENGLISH));
    let dots = if position.turn() == Color::White { "." } else { "..." };
    format!("{}{dots}{san}", position.fullmove_number())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_on_a_clock() {
        for (ms, text) in
            [(0, "0:00"), (59_600, "0:59.6"), (5_400_000, "1:30:00"), (61_005, "1:01.005")]
        {
            assert_eq!(time(ms), text);
        }
    }

    #[test]
    fn moves_are_written_for_the_reader() {
        let start = Position::initial();
        let show = |text: &str, lang| {
            let gesture: Gesture = text.parse().unwrap();
            mv(gesture, Some(&start), &Messages::new(lang))
        };
        assert_eq!(show("g1f3", Lang::En), "1.Nf3");
        assert_eq!(show("g1f3", Lang::Es), "1.Cf3");
        assert_eq!(show("g1g3", Lang::Es), "g1g3");
    }
}

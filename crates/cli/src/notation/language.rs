//! In which letters a game is written, where nobody says so.

use compongo_board::Position;
use compongo_notation::{Alphabet, infer, resolve_token};

/// A game of more moves than this that can be read in English is English: that it could be read
/// to the end in other letters as well is out of the question.
const CERTAIN: usize = 24;

/// The letters of a game.
pub(super) struct Language {
    /// Those to be taken.
    pub(super) alphabet: &'static Alphabet,
    /// Codes of all in which the game can be read equally well, if it is not the same game in
    /// each.
    pub(super) others: Vec<&'static str>,
}

/// Finds the letters from all moves of the main line.
pub(super) fn of_game(words: &[&[u8]], start: &Position) -> Language {
    let taken = |alphabet| Language { alphabet, others: Vec::new() };
    let english = readable(words, start, Alphabet::ENGLISH);
    if words.len() > CERTAIN && english == words.len() {
        return taken(Alphabet::ENGLISH);
    }
    let found = infer(words, start);
    // A faulty English game may by chance be read a little further in other letters.
    if !found.complete && 2 * english >= found.moves {
        return taken(Alphabet::ENGLISH);
    }
    let codes = found.alphabets.iter().map(|alphabet| alphabet.code());
    let others = if found.ambiguous { codes.collect() } else { Vec::new() };
    Language { alphabet: found.alphabet(), others }
}

/// How many moves from the beginning can be read in an alphabet.
fn readable(words: &[&[u8]], start: &Position, alphabet: &Alphabet) -> usize {
    let mut position = *start;
    let mut read = |word: &&&[u8]| {
        let mv = resolve_token(word, &position, alphabet).ok();
        position = mv.map_or(position, |mv| position.play_legal(mv));
        mv.is_some()
    };
    words.iter().take_while(|word| read(word)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(game: &str) -> Language {
        let words: Vec<&[u8]> = game.split(' ').map(str::as_bytes).collect();
        of_game(&words, &Position::initial())
    }

    #[test]
    fn the_whole_game_decides() {
        assert_eq!(language("e4 e5 Nf3 Nc6").alphabet.code(), "en");
        assert_eq!(language("e4 e5 Cf3 Cc6 Ab5").alphabet.code(), "es");
        assert_eq!(language("e4 e5 Cf3 Cc6 Fb5").alphabet.code(), "fr");
        assert!(language("e4 e5 Cf3 Cc6 Fb5").others.is_empty());
    }

    #[test]
    fn one_faulty_move_does_not_make_a_game_finnish() {
        // In Finnish, Rh3 is a knight's move.
        assert_eq!(language("e4 e5 Nf3 Nc6 Rh3 Nf6").alphabet.code(), "en");
        assert_eq!(language("e4 e5 Cf3 Cf6 d4 exd4 e5 Ce4 Dxd5").alphabet.code(), "es");
    }
}

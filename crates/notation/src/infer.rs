use compongo_board::{Move, Position};

use crate::Alphabet;
use crate::lenient::{resolve_proof, resolve_token};

/// In which alphabets a whole game can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inference {
    /// The alphabets, in the order of [`Alphabet::all`]: those in which every move is legal, or if
    /// there is none those in which the most moves from the beginning are. Never empty.
    pub alphabets: Vec<&'static Alphabet>,
    /// How many moves from the beginning are legal in them.
    pub moves: usize,
    /// Whether that is all.
    pub complete: bool,
    /// Whether two of the alphabets give different games. Alphabets that share their letters, or
    /// differ only in letters that the game does not contain, give the same.
    pub ambiguous: bool,
}

impl Inference {
    /// The preferred alphabet: the first.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.alphabets.first().copied().unwrap_or(Alphabet::ENGLISH)
    }
}

/// Finds the language of a game from all of its moves, by replaying it in every alphabet.
///
/// A single move proves nothing: `Be1` is a bishop in English and a rook in Hungarian. What decides
/// is that every move of the game is legal. Small letters and letters of other scripts that look
/// alike are not accepted here, for they would fit too many alphabets.
///
/// ```
/// use compongo_board::Position;
/// use compongo_notation::infer;
///
/// let game = ["e4", "e5", "Cf3", "Cc6", "Fb5"];
/// let found = infer(&game, &Position::initial());
/// assert_eq!(found.alphabet().code(), "fr");
/// assert!(found.complete && !found.ambiguous);
/// ```
pub fn infer<W: AsRef<[u8]>>(words: &[W], start: &Position) -> Inference {
    let mut best = Inference { alphabets: Vec::new(), moves: 0, complete: false, ambiguous: false };
    let mut played: Vec<Move> = Vec::with_capacity(words.len());
    let mut first_played: Vec<Move> = Vec::new();
    for alphabet in Alphabet::all() {
        played.clear();
        let mut position = *start;
        for word in words {
            let Ok(mv) = resolve_proof(word.as_ref(), &position, alphabet) else { break };
            position = position.play_legal(mv);
            played.push(mv);
        }
        if played.len() > best.moves || best.alphabets.is_empty() {
            best.alphabets.clear();
            best.moves = played.len();
            best.ambiguous = false;
            first_played.clone_from(&played);
        }
        if played.len() == best.moves {
            best.alphabets.push(alphabet);
            best.ambiguous |= played != first_played;
        }
    }
    best.complete = best.moves == words.len();
    best
}

/// A game of more moves than this that can be read in English is English: that it could be read
/// to the end in other letters as well is out of the question.
const CERTAIN: usize = 24;

/// In which letters a game is written, where nobody says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    /// The letters to be taken.
    pub alphabet: &'static Alphabet,
    /// All letters in which the whole game can be read, the ones taken among them, if they give
    /// different games; empty otherwise.
    pub candidates: Vec<&'static Alphabet>,
}

impl Language {
    /// The language of a game from all moves of its main line: English, as PGN has it, unless the
    /// game can be read to its end, or more than twice as far, in other letters only. (A faulty
    /// English game may by chance be read a little further in others: in Finnish, `Rh3` is a
    /// knight's move.)
    ///
    /// ```
    /// use compongo_board::Position;
    /// use compongo_notation::Language;
    ///
    /// let of = |game: &str| {
    ///     let words: Vec<&str> = game.split(' ').collect();
    ///     Language::of_game(&words, &Position::initial()).alphabet.code()
    /// };
    /// assert_eq!(of("e4 e5 Cf3 Cc6 Fb5"), "fr");
    /// assert_eq!(of("e4 e5 Nf3 Nc6 Rh3 Nf6"), "en");
    /// ```
    pub fn of_game<W: AsRef<[u8]>>(words: &[W], start: &Position) -> Language {
        let taken = |alphabet| Language { alphabet, candidates: Vec::new() };
        let english = readable(words, start, Alphabet::ENGLISH);
        if words.len() > CERTAIN && english == words.len() {
            return taken(Alphabet::ENGLISH);
        }
        let found = infer(words, start);
        if !found.complete && 2 * english >= found.moves {
            return taken(Alphabet::ENGLISH);
        }
        let alphabet = found.alphabet();
        if found.complete && found.ambiguous {
            return Language { alphabet, candidates: found.alphabets };
        }
        taken(alphabet)
    }
}

/// How many moves from the beginning can be read in an alphabet.
fn readable<W: AsRef<[u8]>>(words: &[W], start: &Position, alphabet: &Alphabet) -> usize {
    let mut position = *start;
    let mut read = |word: &&W| {
        let mv = resolve_token(word.as_ref(), &position, alphabet).ok();
        position = mv.map_or(position, |mv| position.play_legal(mv));
        mv.is_some()
    };
    words.iter().take_while(|word| read(word)).count()
}

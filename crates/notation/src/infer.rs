use compongo_board::{Move, Position};

use crate::Alphabet;
use crate::lenient::resolve_proof;

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

//! What a reader of games is told.

use crate::{Fault, GameResult, Nag, RawComment, RawTag};

/// Whether the reader passes over what has just begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skip(pub bool);

/// A word of the movetext that stands where a move can stand.
///
/// `text` holds the move with everything that belongs to it: check signs, and the words that may
/// follow a move (`e.p.`, `ep`, `a.p.`, `mate`, `(=)`, `+`, `++`, `#`) together with the blanks
/// and line breaks before them. Move numbers and `!`/`?` are not in it; the latter come as
/// [`Visitor::nag`]. Nothing says that it is a move: that is for the notation to find out. Null
/// moves (`--`, `Z0`, `null`, `@@@@`) and `0-0` come as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// The bytes of the word.
    pub text: &'a [u8],
    /// Where the word begins, in the stream.
    pub offset: u64,
    /// See [`Token::head`].
    pub(crate) head: [u8; 8],
}

impl Token<'_> {
    /// Eight bytes from the beginning of the word on, whether or not it is that long; zeros after
    /// the end of the text. A reader of moves looks at them all at once.
    #[inline]
    pub fn head(&self) -> [u8; 8] {
        self.head
    }
}

/// Receives the contents of games from [`read_games`](crate::read_games), in the order of the
/// file.
///
/// Per game: [`begin_game`](Visitor::begin_game), the tags, [`begin_movetext`] (also when there is
/// no movetext), the movetext, at most one [`result`](Visitor::result), and
/// [`end_game`](Visitor::end_game). A comment may stand before the tags. What the visitor skips
/// has no influence on where games begin and end.
///
/// [`begin_movetext`]: Visitor::begin_movetext
///
/// ```
/// use compongo_pgn::{Limits, RawTag, Skip, Visitor, read_games};
///
/// /// The names of White, without a look at the moves.
/// #[derive(Default)]
/// struct Whites(Vec<String>);
///
/// impl Visitor for Whites {
///     fn tag(&mut self, tag: RawTag<'_>) {
///         if tag.is("White") {
///             self.0.push(tag.value().into_owned());
///         }
///     }
///     fn begin_movetext(&mut self) -> Skip {
///         Skip(true)
///     }
/// }
///
/// let mut whites = Whites::default();
/// read_games(b"[White \"Polgar, J\"]\n\n1. e4 *", 0, &Limits::default(), &mut whites);
/// assert_eq!(whites.0, ["Polgar, J"]);
/// ```
pub trait Visitor {
    /// A game begins at byte `offset` of the stream.
    fn begin_game(&mut self, offset: u64) {
        let _ = offset;
    }
    /// A tag pair.
    fn tag(&mut self, tag: RawTag<'_>) {
        let _ = tag;
    }
    /// The tags are over. `Skip(true)`: nothing more of this game but its end.
    fn begin_movetext(&mut self) -> Skip {
        Skip(false)
    }
    /// A word where a move can stand.
    fn mv(&mut self, token: Token<'_>) {
        let _ = token;
    }
    /// An annotation glyph: `$n`, `!`, `?`, `!!`, `??`, `!?`, `?!`, and signs such as `+-`.
    fn nag(&mut self, nag: Nag) {
        let _ = nag;
    }
    /// A comment, `{…}` or from `;` to the end of the line.
    fn comment(&mut self, comment: RawComment<'_>) {
        let _ = comment;
    }
    /// A variation begins. `Skip(true)`: pass over it; [`end_variation`](Visitor::end_variation)
    /// does not follow then.
    fn begin_variation(&mut self) -> Skip {
        Skip(true)
    }
    /// The variation that began last, and was not skipped, ends (also when it was never closed).
    fn end_variation(&mut self) {}
    /// The termination mark of the movetext.
    fn result(&mut self, result: GameResult) {
        let _ = result;
    }
    /// Something is wrong; the reader goes on.
    fn fault(&mut self, fault: Fault) {
        let _ = fault;
    }
    /// The game has ended; `offset` is the byte after its last one.
    fn end_game(&mut self, offset: u64) {
        let _ = offset;
    }
}

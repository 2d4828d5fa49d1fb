//! A game as a value: tags, main line, variations, comments.

use compongo_board::{Move, Position};
use compongo_notation::{Alphabet, San, resolve_token};

use crate::{CommentKind, GameResult, Nag, Start, StartError, StartTags, Tags, comment};

/// Names a line of a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LineId(usize);

/// A comment, decoded, with its blanks and line breaks as they were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// The text between the braces or after the semicolon.
    pub text: String,
    /// How it was written.
    pub kind: CommentKind,
}

impl Comment {
    /// A comment in braces.
    pub fn new(text: impl Into<String>) -> Comment {
        Comment { text: text.into(), kind: CommentKind::Brace }
    }

    /// The text on one line, without the blanks around it.
    pub fn line(&self) -> String {
        comment::unbroken(&self.text)
    }
}

/// What can stand beside moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// An annotation glyph.
    Nag(Nag),
    /// A comment.
    Comment(Comment),
    /// A variation. It replaces the move it stands behind.
    Variation(LineId),
}

/// A move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move as written, with its check signs.
    pub text: String,
    /// The move, once it was [resolved](Game::replay).
    pub mv: Option<Move>,
    /// What stands behind it, in its order.
    pub after: Vec<Annotation>,
}

impl Node {
    /// A move as written.
    pub fn new(text: impl Into<String>) -> Node {
        Node { text: text.into(), mv: None, after: Vec::new() }
    }
}

/// Moves that follow one another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What stands before the first move.
    pub before: Vec<Annotation>,
    /// The moves.
    pub moves: Vec<Node>,
}

impl Line {
    /// Where an annotation goes that stands behind all there is.
    pub fn annotations_mut(&mut self) -> &mut Vec<Annotation> {
        match self.moves.last_mut() {
            Some(node) => &mut node.after,
            None => &mut self.before,
        }
    }
}

/// A game.
///
/// Its lines lie side by side, the main line first, and name each other by [`LineId`]; however
/// deep variations nest, nothing here recurses.
///
/// ```
/// use compongo_notation::Alphabet;
/// use compongo_pgn::{Limits, read_all};
///
/// let games = read_all(b"1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", &Limits::default());
/// let mut game = games[0].game.clone();
/// assert_eq!(game.main().moves.len(), 3);
/// let start = game.start()?.position;
/// assert_eq!(game.resolve(&start, Alphabet::ENGLISH), 0);
/// assert_eq!(game.main().moves[2].mv.unwrap().to_string(), "g1f3");
/// # Ok::<(), compongo_pgn::StartError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Comments before the tags.
    pub head: Vec<Comment>,
    /// The tags.
    pub tags: Tags,
    /// The termination mark of the movetext, if it has one.
    pub result: Option<GameResult>,
    /// Comments after the termination mark.
    pub after: Vec<Comment>,
    lines: Vec<Line>,
    main: Line,
}

impl Game {
    /// The name of the main line in every game.
    pub const MAIN: LineId = LineId(0);

    /// The main line.
    pub fn main(&self) -> &Line {
        &self.main
    }

    /// The main line, to change it.
    pub fn main_mut(&mut self) -> &mut Line {
        &mut self.main
    }

    /// A line; `None` if its name comes from another game.
    pub fn line(&self, id: LineId) -> Option<&Line> {
        match id.0.checked_sub(1) {
            None => Some(&self.main),
            Some(index) => self.lines.get(index),
        }
    }

    /// A line, to change it.
    pub fn line_mut(&mut self, id: LineId) -> Option<&mut Line> {
        match id.0.checked_sub(1) {
            None => Some(&mut self.main),
            Some(index) => self.lines.get_mut(index),
        }
    }

    /// Adds an empty variation to what stands behind the last move of `parent`. `None` if there
    /// is no such line.
    pub fn add_variation(&mut self, parent: LineId) -> Option<LineId> {
        let id = LineId(self.lines.len() + 1);
        self.line_mut(parent)?.annotations_mut().push(Annotation::Variation(id));
        self.lines.push(Line::default());
        Some(id)
    }

    /// How many lines there are, the main line among them.
    pub fn line_count(&self) -> usize {
        self.lines.len() + 1
    }

    pub(crate) fn index(id: LineId) -> usize {
        id.0
    }

    /// The position in which the game begins, by its tags.
    ///
    /// # Errors
    ///
    /// [`StartError`], where nothing can be played.
    pub fn start(&self) -> Result<Start, StartError> {
        self.start_tags().start()
    }

    pub(crate) fn start_tags(&self) -> StartTags<'_> {
        let get = |name| self.tags.get(name);
        StartTags { fen: get("FEN"), set_up: get("SetUp"), variant: get("Variant") }
    }

    /// Goes through all lines with their positions. `resolve` gets the position before a move,
    /// and the move, which it may change; what it returns is kept in [`Node::mv`] and played.
    /// Where it returns nothing, or an illegal move, the line is left there.
    pub fn replay(
        &mut self,
        start: &Position,
        mut resolve: impl FnMut(&Position, &mut Node) -> Option<Move>,
    ) {
        let mut todo = vec![(Game::MAIN, *start)];
        let mut done = vec![false; self.line_count()];
        while let Some((id, start)) = todo.pop() {
            // A line that was hung up in two places is gone through once.
            if done.get_mut(id.0).is_none_or(|done| std::mem::replace(done, true)) {
                continue;
            }
            let Some(line) = self.line_mut(id) else {
                continue;
            };
            todo.extend(variations(&line.before).map(|id| (id, start)));
            let mut position = Some(start);
            for node in &mut line.moves {
                node.mv = None;
                let Some(before) = position else {
                    continue;
                };
                todo.extend(variations(&node.after).map(|id| (id, before)));
                position = resolve(&before, node).and_then(|mv| {
                    let next = before.play(mv).ok()?;
                    node.mv = Some(mv);
                    Some(next)
                });
            }
        }
    }

    /// Resolves all moves, written with the letters of `alphabet`. How many could not be.
    pub fn resolve(&mut self, start: &Position, alphabet: &Alphabet) -> usize {
        self.replay(start, |position, node| {
            resolve_token(node.text.as_bytes(), position, alphabet).ok()
        });
        self.unresolved()
    }

    /// The same, and writes the moves as PGN has them, in canonical English notation.
    pub fn to_san(&mut self, start: &Position, alphabet: &Alphabet) -> usize {
        self.replay(start, |position, node| {
            let mv = resolve_token(node.text.as_bytes(), position, alphabet).ok()?;
            node.text = San::of(position, mv).to_string();
            Some(mv)
        });
        self.unresolved()
    }

    fn unresolved(&self) -> usize {
        std::iter::once(&self.main)
            .chain(&self.lines)
            .flat_map(|line| &line.moves)
            .filter(|node| node.mv.is_none())
            .count()
    }
}

fn variations(annotations: &[Annotation]) -> impl Iterator<Item = LineId> {
    annotations.iter().filter_map(|annotation| match annotation {
        Annotation::Variation(id) => Some(*id),
        _ => None,
    })
}

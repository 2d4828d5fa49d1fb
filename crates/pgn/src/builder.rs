//! From the calls of a visitor to a game.

use crate::{
    Annotation, Comment, Fault, Game, GameResult, Limits, LineId, Nag, Node, RawComment, RawTag,
    Skip, Token, Visitor, read_games, text,
};

/// A game as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadGame {
    /// The game.
    pub game: Game,
    /// Where it begins, in the stream.
    pub offset: u64,
    /// What was wrong with its text.
    pub faults: Vec<Fault>,
}

/// A visitor that keeps all there is in a game, and hands each game on as it ends.
///
/// ```
/// use compongo_pgn::{GameBuilder, Limits, read_games};
///
/// let mut names = Vec::new();
/// let mut builder = GameBuilder::new(|read| {
///     names.push(read.game.tags.get("White").unwrap_or("?").to_owned());
/// });
/// read_games(b"[White \"Menchik\"]\n\n1. d4 *", 0, &Limits::default(), &mut builder);
/// assert_eq!(names, ["Menchik"]);
/// ```
#[derive(Debug)]
pub struct GameBuilder<F> {
    sink: F,
    read: ReadGame,
    /// The lines that are open, the main line first, once the movetext has begun.
    open: Vec<LineId>,
    over: bool,
}

impl<F: FnMut(ReadGame)> GameBuilder<F> {
    /// Hands the games to `sink`.
    pub fn new(sink: F) -> GameBuilder<F> {
        GameBuilder { sink, read: ReadGame::default(), open: Vec::new(), over: false }
    }

    fn annotate(&mut self, annotation: Annotation) {
        let line = self.open.last().and_then(|&id| self.read.game.line_mut(id));
        if let Some(line) = line {
            line.annotations_mut().push(annotation);
        }
    }
}

/// Reads all games in `bytes`.
pub fn read_all(bytes: &[u8], limits: &Limits) -> Vec<ReadGame> {
    let mut games = Vec::new();
    read_games(bytes, 0, limits, &mut GameBuilder::new(|read| games.push(read)));
    games
}

impl<F: FnMut(ReadGame)> Visitor for GameBuilder<F> {
    fn begin_game(&mut self, offset: u64) {
        self.read = ReadGame { offset, ..ReadGame::default() };
        self.open.clear();
        self.over = false;
    }

    fn tag(&mut self, tag: RawTag<'_>) {
        self.read.game.tags.push(tag.name(), tag.value());
    }

    fn begin_movetext(&mut self) -> Skip {
        self.open.push(Game::MAIN);
        Skip(false)
    }

    fn mv(&mut self, token: Token<'_>) {
        let line = self.open.last().and_then(|&id| self.read.game.line_mut(id));
        if let Some(line) = line {
            line.moves.push(Node::new(text::decode_text(token.text)));
        }
    }

    fn nag(&mut self, nag: Nag) {
        self.annotate(Annotation::Nag(nag));
    }

    fn comment(&mut self, comment: RawComment<'_>) {
        let kept = Comment { text: comment.verbatim().into_owned(), kind: comment.kind };
        if self.open.is_empty() {
            self.read.game.head.push(kept);
        } else if self.over {
            self.read.game.after.push(kept);
        } else {
            self.annotate(Annotation::Comment(kept));
        }
    }

    fn begin_variation(&mut self) -> Skip {
        let parent = self.open.last().copied().unwrap_or(Game::MAIN);
        if let Some(id) = self.read.game.add_variation(parent) {
            self.open.push(id);
        }
        Skip(false)
    }

    fn end_variation(&mut self) {
        self.open.pop();
    }

    fn result(&mut self, result: GameResult) {
        self.read.game.result = Some(result);
        self.over = true;
    }

    fn fault(&mut self, fault: Fault) {
        self.read.faults.push(fault);
    }

    fn end_game(&mut self, _: u64) {
        (self.sink)(std::mem::take(&mut self.read));
    }
}

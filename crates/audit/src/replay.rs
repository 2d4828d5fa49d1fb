use compongo_board::{Color, Move, Position};
use compongo_laws::{Fivefold, Rules, Topic};
use compongo_notation::{Alphabet, San, SanError, advance_ordinary, resolve_token};

use crate::claims::Claims;
use crate::dead::is_plainly_dead;
use crate::found::Found;
use crate::window::Window;
use crate::{Detail, FinalState, Severity};

/// The main line of one game, move by move.
#[derive(Debug)]
pub(crate) struct Replay {
    pub(crate) position: Position,
    /// Plies made.
    pub(crate) ply: u32,
    pub(crate) window: Window,
    pub(crate) claims: Claims,
    pub(crate) found: Vec<Found>,
    /// What has arisen on the board, whatever the edition.
    pub(crate) arisen: Arisen,
    /// Whether the rest cannot be followed.
    pub(crate) stopped: bool,
    /// Whether the next move may bring a third occurrence or complete fifty moves.
    watched: bool,
    rules: &'static Rules,
    /// How the game has ended, until the next move shows that it went on.
    over: Option<FinalState>,
}

/// What has arisen on the board at least once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Arisen {
    pub(crate) threefold: bool,
    pub(crate) fivefold: bool,
    pub(crate) fifty: bool,
    pub(crate) seventy_five: bool,
    pub(crate) dead: bool,
    /// Fivefold repetition as the edition counts it.
    pub(crate) lawful_fivefold: bool,
}

impl Replay {
    pub(crate) fn new(rules: &'static Rules) -> Replay {
        Replay {
            position: Position::initial(),
            ply: 0,
            window: Window::default(),
            claims: Claims::default(),
            found: Vec::new(),
            arisen: Arisen::default(),
            stopped: false,
            watched: false,
            rules,
            over: None,
        }
    }

    /// Begins a game; what was found in the last one is gone.
    pub(crate) fn begin(&mut self, start: &Position, rules: &'static Rules) {
        self.position = *start;
        self.ply = 0;
        self.claims = Claims::default();
        self.found.clear();
        self.arisen = Arisen::default();
        self.stopped = false;
        self.rules = rules;
        self.over = None;
        self.window.restart(0);
        self.window.push(start.key());
        let clock = start.halfmove_clock();
        if !self.long_series(clock) {
            self.claim_on_board(None, 1);
            self.look_ahead(clock);
        }
        self.zeroed();
    }

    /// How the game stands ended after the last move, if it does.
    pub(crate) fn final_state(&self) -> Option<FinalState> {
        FinalState::without_move(&self.position).or(self.over)
    }

    /// Reads and makes the next move. `at` is its place in the stream, `head` its first eight bytes
    /// if the letters are English ([`Token::head`](compongo_pgn::Token::head)).
    #[inline(always)]
    pub(crate) fn token(
        &mut self,
        text: &[u8],
        head: Option<[u8; 8]>,
        at: u64,
        alphabet: &'static Alphabet,
    ) {
        if let Some(state) = self.over {
            self.went_on(state, text, at);
        }
        if let Some(head) = head
            && !self.watched
            && advance_ordinary(head, text.len(), &mut self.position).is_some()
        {
            return self.played();
        }
        self.other_token(text, at, alphabet);
    }

    /// A move that is not written in the usual way, or that has to be watched.
    #[inline(never)]
    fn other_token(&mut self, text: &[u8], at: u64, alphabet: &'static Alphabet) {
        match resolve_token(text, &self.position, alphabet) {
            Ok(mv) => self.play(mv),
            Err(error) => self.fail(error, text, at),
        }
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        if self.watched {
            return self.play_watched(mv);
        }
        self.position.advance_legal(mv);
        self.played();
    }

    /// A move has been made in a position that is not watched.
    #[inline]
    fn played(&mut self) {
        self.count();
        self.look_ahead(self.position.halfmove_clock());
    }

    /// Keeps count after a move; says which occurrence the position is.
    #[inline]
    fn count(&mut self) -> u32 {
        self.ply += 1;
        let clock = self.position.halfmove_clock();
        if clock == 0 {
            self.window.restart(self.ply);
            self.claims = Claims::default();
            self.zeroed();
        }
        let occurrence = self.window.push(self.position.key());
        if occurrence == 2 {
            self.window.repeated_by(squares(&self.position));
        }
        occurrence
    }

    /// Looks whether the next move may bring a third occurrence or complete fifty moves.
    #[inline]
    fn look_ahead(&mut self, clock: u32) {
        self.watched = clock >= 99 || self.third_may_come();
        if self.watched {
            self.claim_intended();
        }
    }

    /// Whether a move may bring a position for the third time.
    #[inline]
    pub(crate) fn third_may_come(&self) -> bool {
        self.window.third_is_near() && self.window.may_come(squares(&self.position))
    }

    /// Looks whether a mate is still possible: where one could be before, only captures and pawn
    /// moves rule it out for good.
    #[inline]
    fn zeroed(&mut self) {
        if !self.arisen.dead && is_plainly_dead(&self.position) {
            self.arisen.dead = true;
            self.over = Some(FinalState::DeadPosition);
        }
    }

    /// Repetitions and long series without capture or pawn move.
    #[inline(never)]
    fn play_watched(&mut self, mv: Move) {
        let before = self.position;
        self.position.advance_legal(mv);
        let occurrence = self.count();
        let clock = self.position.halfmove_clock();
        self.arisen.threefold |= occurrence >= 3;
        if occurrence >= 5 {
            self.fifth();
        }
        if !self.long_series(clock) {
            self.claim_on_board(Some((&before, mv)), occurrence);
            self.look_ahead(clock);
        }
    }

    /// Keeps account of series without capture or pawn move; whether the position is mate or
    /// stalemate after a long one, so that nothing can be claimed any more.
    #[inline]
    fn long_series(&mut self, clock: u32) -> bool {
        if clock < 99 {
            return false;
        }
        let ended = !self.position.has_legal_move();
        self.arisen.fifty |= clock >= 100;
        if clock >= 150 && !self.arisen.seventy_five {
            self.arisen.seventy_five = true;
            if self.rules.seventy_five_moves && !ended {
                self.over = Some(FinalState::SeventyFiveMoves);
            }
        }
        ended
    }

    fn fifth(&mut self) {
        self.arisen.fivefold = true;
        let counts = match self.rules.fivefold {
            None => false,
            Some(Fivefold::AnyTime) => true,
            Some(Fivefold::Consecutive) => self.window.last_five_consecutive(),
        };
        if counts && !self.arisen.lawful_fivefold {
            self.arisen.lawful_fivefold = true;
            self.over = Some(FinalState::Fivefold);
        }
    }

    /// A word follows although the game had ended.
    #[cold]
    fn went_on(&mut self, state: FinalState, text: &[u8], at: u64) {
        self.over = None;
        if FinalState::without_move(&self.position).is_some() {
            return; // reported as a move after mate or stalemate
        }
        self.report(
            Severity::Error,
            vec![state.topic()],
            Detail::GameContinued { state, ended: self.ply },
            text,
            at,
        );
    }

    #[cold]
    fn fail(&mut self, error: SanError, text: &[u8], at: u64) {
        let (topics, detail) = match FinalState::without_move(&self.position) {
            Some(state) => (vec![state.topic()], Detail::GameContinued { state, ended: self.ply }),
            None => self.explain(error),
        };
        self.stopped = detail.ends_the_check();
        self.report(Severity::Error, topics, detail, text, at);
    }

    fn explain(&self, error: SanError) -> (Vec<Topic>, Detail) {
        use compongo_notation::ResolveError::*;
        match error {
            SanError::NullMove => (vec![Topic::TurnAndOwnPieces], Detail::NullMove),
            SanError::Resolve(Ambiguous { .. }) => {
                (vec![Topic::Disambiguation, Topic::Recording], Detail::AmbiguousMove { error })
            }
            SanError::Resolve(resolve) => {
                let reason = resolve.illegal();
                let topics = match (&reason, resolve) {
                    (Some(reason), _) => {
                        Topic::of_illegal_move(reason, self.position.is_chess960())
                    }
                    (None, NoSuchMove { role, .. }) => {
                        vec![Topic::LegalMove, Topic::of_piece(role)]
                    }
                    (None, _) => vec![Topic::LegalMove],
                };
                (topics, Detail::IllegalMove { reason, error })
            }
            _ => (vec![Topic::Recording], Detail::UnreadableMove { error }),
        }
    }

    fn report(
        &mut self,
        severity: Severity,
        topics: Vec<Topic>,
        detail: Detail,
        text: &[u8],
        at: u64,
    ) {
        self.found.push(Found {
            at: Some(at),
            ply: Some(self.ply + 1),
            mv: Some(word(text)),
            fen: Some(self.position.to_fen()),
            severity,
            topics,
            detail,
        });
    }

    /// A finding about the last position: about the move `made` that has brought it, if it is not
    /// the start.
    pub(crate) fn about_last(
        &self,
        made: Option<(&Position, Move)>,
        topics: Vec<Topic>,
        detail: Detail,
    ) -> Found {
        if let Some((before, mv)) = made {
            return Replay::about(self.ply, before, mv, topics, detail);
        }
        let whole = Found::whole(Severity::Note, topics, detail);
        Found { ply: Some(0), fen: Some(self.position.to_fen()), ..whole }
    }

    /// A finding about a move that is legal in `before`, at `ply`.
    pub(crate) fn about(
        ply: u32,
        before: &Position,
        mv: Move,
        topics: Vec<Topic>,
        detail: Detail,
    ) -> Found {
        Found {
            at: None,
            ply: Some(ply),
            mv: Some(San::of(before, mv).to_string()),
            fen: Some(before.to_fen()),
            severity: Severity::Note,
            topics,
            detail,
        }
    }
}

/// Where the pieces stand of the player to move, and the other's.
fn squares(position: &Position) -> [u64; 2] {
    let of = |color: Color| position.board().by_color(color).0;
    [of(position.turn()), of(!position.turn())]
}

/// A word as written, on one line and not longer than a message can bear.
fn word(text: &[u8]) -> String {
    const LONGEST: usize = 40;
    let decoded = String::from_utf8_lossy(text);
    let words: Vec<&str> = decoded.split_whitespace().collect();
    let mut chars = words.join(" ");
    if let Some((cut, _)) = chars.char_indices().nth(LONGEST) {
        chars.truncate(cut);
        chars.push('…');
    }
    chars
}

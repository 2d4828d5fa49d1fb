use compongo_board::{Color, Position};
use compongo_laws::{Rules, Topic};
use compongo_pgn::GameResult;

use crate::forfeit::why_no_mate;
use crate::found::Found;
use crate::termination::{How, Termination};
use crate::{Detail, FinalState, Severity, TerminationConflict};

/// How a game ended, by all that the file says of it.
pub(crate) struct Ending<'a> {
    pub(crate) rules: &'a Rules,
    /// Among the tags.
    pub(crate) tag: Option<GameResult>,
    /// The tag, if it is no result.
    pub(crate) bad_tag: Option<String>,
    /// After the moves.
    pub(crate) movetext: Option<GameResult>,
    /// Whether the movetext was looked at.
    pub(crate) movetext_read: bool,
    /// The tag as written.
    pub(crate) termination: Option<String>,
    /// What it says.
    pub(crate) meaning: Termination,
    /// The end on the board, if the moves could be followed to it.
    pub(crate) board: Option<Board>,
}

/// The last position.
pub(crate) struct Board {
    pub(crate) plies: u32,
    pub(crate) position: Position,
    pub(crate) state: Option<FinalState>,
    /// Whether the last position occurred three times.
    pub(crate) third_occurrence: bool,
    pub(crate) halfmove_clock: u32,
    /// Whether the game began from the initial position and not amid a game.
    pub(crate) from_the_beginning: bool,
}

impl Ending<'_> {
    /// The result: of the tags, or if they have none, of the movetext.
    pub(crate) fn result(&self) -> Option<GameResult> {
        let known = |result: &GameResult| *result != GameResult::Unknown;
        self.tag.filter(known).or(self.movetext.filter(known))
    }

    /// Whether the game was drawn.
    pub(crate) fn is_drawn(&self) -> bool {
        self.result() == Some(GameResult::Draw)
    }

    /// Compares all that is said.
    pub(crate) fn judge(&self, found: &mut Vec<Found>) {
        if let (Some(tag), Some(movetext)) = (self.tag, self.movetext) {
            let known = tag != GameResult::Unknown && movetext != GameResult::Unknown;
            if known && tag != movetext {
                let detail = Detail::ResultTagMismatch { tag, movetext };
                found.push(Found::whole(Severity::Warning, Vec::new(), detail));
            }
        }
        if let Some(value) = self.bad_tag.clone() {
            let detail = Detail::BadResult { value };
            found.push(Found::whole(Severity::Warning, Vec::new(), detail));
        }
        let Some(result) = self.result() else {
            let star = self.tag.or(self.movetext).is_some();
            // A game said to be unfinished may well have no result.
            let unfinished = star && self.meaning == Termination::NotOver;
            // Of a tag that is no result that has been said.
            let said = !star && self.bad_tag.is_some();
            if self.movetext_read && !unfinished && !said {
                let detail = Detail::MissingResult { star };
                let severity = if star { Severity::Note } else { Severity::Warning };
                found.push(Found::whole(severity, Vec::new(), detail));
            }
            return;
        };
        if let Some(forfeit) = self.unwinnable_forfeit(result) {
            found.push(forfeit);
        } else if let Some(state) = self.board.as_ref().and_then(|board| board.state)
            && result != state.result()
        {
            let ordinary =
                matches!(result, GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw);
            // Other scores are set by an arbiter, who may have his reasons.
            let severity = if ordinary { Severity::Error } else { Severity::Warning };
            let detail = Detail::ResultContradictsPosition { result, state };
            found.push(Found::whole(severity, vec![state.topic()], detail));
        }
        if let Some((conflict, topics)) = self.conflict(result) {
            let termination = self.termination.clone().unwrap_or_default();
            let detail = Detail::ResultContradictsTermination { result, termination, conflict };
            found.push(Found::whole(Severity::Warning, topics, detail));
        }
        found.extend(self.early_draw(result));
    }

    fn conflict(&self, result: GameResult) -> Option<(TerminationConflict, Vec<Topic>)> {
        use TerminationConflict::*;
        let winner = winner(result);
        let how = match self.meaning {
            Termination::Open => return None,
            Termination::NotOver => return Some((NotOver, Vec::new())),
            Termination::Time => How::Time,
            Termination::Won { .. } if winner.is_none() => return Some((NoWin, Vec::new())),
            Termination::Won { winner: named, .. } if named.is_some() && named != winner => {
                return Some((OtherWinner, Vec::new()));
            }
            Termination::Drawn(_) if result != GameResult::Draw => {
                return Some((NoDraw, Vec::new()));
            }
            Termination::Won { how, .. } | Termination::Drawn(how) => how,
        };
        let board = self.board.as_ref()?;
        let mate = matches!(board.state, Some(FinalState::Checkmate { .. }));
        let stalemate = board.state == Some(FinalState::Stalemate);
        match how {
            How::Checkmate if !mate => Some((NoCheckmate, vec![Topic::Checkmate])),
            How::Stalemate if !stalemate => Some((NoStalemate, vec![Topic::Stalemate])),
            How::Repetition if !board.third_occurrence => {
                Some((NoRepetition, vec![Topic::ThreefoldOnBoard]))
            }
            // 99 and a move that is declared would do.
            How::FiftyMoves if board.halfmove_clock < 99 => {
                Some((NoFiftyMoves, vec![Topic::FiftyOnBoard]))
            }
            How::ByPlayers | How::Time => match board.state {
                Some(state @ (FinalState::Checkmate { .. } | FinalState::Stalemate)) => {
                    Some((EndedOnBoard, vec![state.topic()]))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// A loss on time against an opponent who could not mate by any series of legal moves. What
    /// else had ended the game on the board is another matter, but a dead position is the same.
    fn unwinnable_forfeit(&self, result: GameResult) -> Option<Found> {
        let on_time = match self.meaning {
            Termination::Time => true,
            Termination::Won { how, .. } => how == How::Time,
            _ => false,
        };
        let winner = winner(result).filter(|_| on_time)?;
        let board = self.board.as_ref()?;
        let topics = match board.state {
            None => vec![Topic::FlagFall],
            Some(FinalState::DeadPosition) => vec![Topic::DeadPosition, Topic::FlagFall],
            Some(_) => return None,
        };
        let because = why_no_mate(&board.position, winner)?;
        let detail = Detail::TimeForfeitUnwinnable { winner, because };
        let whole = Found::whole(Severity::Error, topics, detail);
        Some(Found { fen: Some(board.position.to_fen()), ..whole })
    }

    /// A draw before both players have moved, where the edition forbids agreeing to one.
    fn early_draw(&self, result: GameResult) -> Option<Found> {
        let board = self.board.as_ref()?;
        let by_agreement = match self.meaning {
            Termination::Drawn(how) => how == How::ByPlayers,
            Termination::Open => {
                let said = self.termination.as_deref().unwrap_or_default();
                said.is_empty() || said == "-" || said.eq_ignore_ascii_case("normal")
            }
            _ => false,
        };
        let early = self.rules.agreement_needs_one_move_each
            && result == GameResult::Draw
            && board.plies < 2
            && board.state.is_none()
            && board.from_the_beginning
            && by_agreement;
        // No moves at all: very likely they were not recorded, all the more without a result
        // after them.
        let unrecorded = board.plies == 0;
        if !early || (unrecorded && self.movetext.is_none()) {
            return None;
        }
        let severity = if unrecorded { Severity::Note } else { Severity::Warning };
        let detail = Detail::DrawAgreedTooEarly { plies: board.plies };
        Some(Found::whole(severity, vec![Topic::Agreement], detail))
    }
}

fn winner(result: GameResult) -> Option<Color> {
    match result {
        GameResult::WhiteWins => Some(Color::White),
        GameResult::BlackWins => Some(Color::Black),
        _ => None,
    }
}

/// Whether a game from here is one from the beginning.
pub(crate) fn is_beginning(start: &Position) -> bool {
    start.fullmove_number() == 1
        && start.turn().is_white()
        && start.board().occupied().0.count_ones() == 32
}

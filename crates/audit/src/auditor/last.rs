//! What is left of the game read last, for those who follow a game that still goes on.

use compongo_laws::Edition;
use compongo_pgn::GameResult;

use super::Auditor;
use crate::header::Header;
use crate::replay::Replay;

/// The game read last.
pub(crate) struct Last<'a> {
    pub(crate) edition: Edition,
    pub(crate) header: &'a Header,
    /// Its main line at the end; `None` if its moves were not looked at.
    pub(crate) replay: Option<&'a Replay>,
    /// The termination mark of the movetext.
    pub(crate) movetext: Option<GameResult>,
}

impl Last<'_> {
    /// The result: of the tags, or if they have none, of the movetext; `None` while the game goes
    /// on.
    pub(crate) fn result(&self) -> Option<GameResult> {
        let known = |result: &GameResult| *result != GameResult::Unknown;
        self.header.result().filter(known).or(self.movetext.filter(known))
    }
}

impl Auditor<'_> {
    /// The game read last, until the next one begins.
    pub(crate) fn last(&self) -> Last<'_> {
        Last {
            edition: self.edition,
            header: &self.header,
            replay: self.game.followed.then_some(&self.replay),
            movetext: self.game.movetext,
        }
    }
}

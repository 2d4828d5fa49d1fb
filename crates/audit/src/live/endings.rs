//! Games that have ended on the board and have no result.

use super::seen::Seen;
use super::wanted::{Key, Wanted};
use super::{AlertCode, What};
use crate::{Detail, FinalState, Severity};

impl Seen {
    /// Ends on the board that nobody has acted on: the last position, and those after which the
    /// game went on.
    pub(crate) fn of_endings(&self, wanted: &mut Vec<Wanted>) {
        for finding in &self.findings {
            if let Detail::GameContinued { state, ended } = finding.detail {
                wanted.push(self.ended(state, ended));
            }
        }
        if let Some(state) = self.state.filter(|_| self.result.is_none() && !self.stopped) {
            wanted.push(self.ended(state, self.plies()));
        }
    }

    fn ended(&self, state: FinalState, ply: u32) -> Wanted {
        let code = AlertCode::from(state);
        let basis = self.key_after(ply).unwrap_or_default();
        let by = match state {
            FinalState::Checkmate { winner } => Some(winner),
            _ => None,
        };
        Wanted {
            key: Key { by, part: ply, basis, ..Key::of(code) },
            after: ply,
            severity: Severity::Error,
            now: self.result.is_none(),
            ply: Some(ply),
            mv: self.san(ply),
            fen: Some(self.position_after(ply.saturating_sub(1)).to_fen()),
            articles: self.edition.cite(state.topic()).into_iter().collect(),
            chance: None,
            what: What::Ended { state },
        }
    }
}

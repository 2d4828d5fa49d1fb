//! What is said of a game at its end.

use compongo_laws::Edition;

use super::Auditor;
use crate::claims::settle;
use crate::header::Tag;
use crate::termination::Termination;
use crate::verdict::{Board, Ending, is_beginning};
use crate::{Detail, FinalState, Finding};

impl Auditor<'_> {
    /// The end on the board, if the moves could be followed to it.
    fn board(&self) -> Option<Board> {
        if !self.game.followed || self.replay.stopped {
            return None;
        }
        let position = &self.replay.position;
        Some(Board {
            plies: self.replay.ply,
            position: *position,
            state: self.replay.final_state(),
            third_occurrence: self.replay.window.last_occurrence() >= 3,
            halfmove_clock: position.halfmove_clock(),
            from_the_beginning: is_beginning(&self.game.start),
        })
    }

    fn count(&mut self, board: Option<&Board>) {
        let totals = &mut self.report.totals;
        totals.games += 1;
        if self.game.followed {
            let arisen = self.replay.arisen;
            totals.plies += u64::from(self.replay.ply);
            totals.games_not_followed += u64::from(self.replay.stopped);
            totals.threefold_on_board += u64::from(arisen.threefold);
            totals.fivefold += u64::from(arisen.fivefold);
            totals.fifty += u64::from(arisen.fifty);
            totals.seventy_five += u64::from(arisen.seventy_five);
        } else {
            totals.games_not_looked_at += 1;
        }
        match board.and_then(|board| board.state) {
            Some(FinalState::Checkmate { .. }) => totals.final_mate += 1,
            Some(FinalState::Stalemate) => totals.final_stalemate += 1,
            _ => {}
        }
        match self.game.day {
            None => totals.undated += 1,
            Some(day) => totals.before_first_edition += u64::from(Edition::predates_all(day)),
        }
    }

    /// What can be said only at the end of the game.
    pub(super) fn conclude(&mut self) {
        let board = self.board();
        self.count(board.as_ref());
        let termination = if self.header.says_something(Tag::Termination) {
            self.header.get(Tag::Termination)
        } else {
            None
        };
        let meaning = match &termination {
            None => Termination::Open,
            Some(text) => {
                let [white, black] = self.names();
                Termination::read(text, &white, &black)
            }
        };
        let ending = Ending {
            rules: self.edition.rules(),
            tag: self.header.result(),
            bad_tag: self.header.bad_result(),
            movetext: self.game.movetext,
            movetext_read: self.game.followed,
            termination,
            meaning,
            board,
        };
        if self.game.followed {
            settle(&mut self.replay.found, self.replay.ply, ending.is_drawn());
            self.found.append(&mut self.replay.found);
            self.clocks.judge(&self.header, &self.game.start, &mut self.found);
        }
        if let Some(last) = self.faults.last_mut()
            && let Detail::BrokenFile { more, .. } = &mut last.detail
        {
            *more = self.game.more_faults;
        }
        self.found.append(&mut self.faults);
        self.found.sort_by_key(|found| found.ply.unwrap_or(0));
        ending.judge(&mut self.found);
    }

    fn names(&self) -> [String; 2] {
        [Tag::White, Tag::Black].map(|tag| self.header.get(tag).unwrap_or_default())
    }

    /// Turns what was found into findings.
    pub(super) fn publish(&mut self) {
        if self.found.is_empty() {
            return;
        }
        let offset = self.game.offset;
        let line = self.lines.of(offset);
        let [white, black] = self.names();
        let date = self.header.date();
        let first = self.report.findings.len();
        let findings = self.found.drain(..).map(|found| Finding {
            game: self.report.totals.games,
            offset,
            line,
            at: found.at.unwrap_or(offset),
            at_line: line,
            white: white.clone(),
            black: black.clone(),
            date: date.clone(),
            edition: self.edition,
            ply: found.ply,
            mv: found.mv,
            fen: found.fen,
            severity: found.severity,
            articles: found
                .topics
                .into_iter()
                .filter_map(|topic| self.edition.cite(topic))
                .collect(),
            detail: found.detail,
        });
        self.report.findings.extend(findings);
        let new = self.report.findings.get_mut(first..).unwrap_or_default();
        let mut places: Vec<(u64, usize)> =
            new.iter().enumerate().map(|(index, finding)| (finding.at, index)).collect();
        places.sort_unstable();
        for (at, index) in places {
            if let Some(finding) = new.get_mut(index) {
                finding.at_line = self.lines.of(at);
                finding.articles.dedup();
            }
        }
        self.report.totals.add_findings(new);
    }
}

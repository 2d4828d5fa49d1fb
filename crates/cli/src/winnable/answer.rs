//! Answers as records, one object per line.

use std::io::{self, Write};

use compongo_board::{Color, Position};
use compongo_winnable::Verdict;
use serde::Serialize;

use crate::proof::{in_uci, name};
use crate::status::Status;

/// What was asked of a position, and the answer.
pub(super) struct Asked {
    pub(super) by: Color,
    pub(super) verdict: Verdict,
}

impl Asked {
    /// What the exit status owes to it. Where the limit was reached, there is no answer.
    pub(super) fn status(&self) -> Status {
        match self.verdict {
            Verdict::Winnable(_) => Status::Fine,
            Verdict::Unwinnable(_) => Status::Findings,
            Verdict::Undecided => Status::Failed,
        }
    }
}

/// Whether the position is dead by the answers for both sides: neither can mate. `None` if they do
/// not tell.
pub(super) fn is_dead(position: &Position, answers: &[Asked]) -> Option<bool> {
    let [white, black] = answers else { return None };
    match (&white.verdict, &black.verdict) {
        (Verdict::Winnable(_), _) | (_, Verdict::Winnable(_)) => Some(false),
        (Verdict::Unwinnable(_), Verdict::Unwinnable(_)) => Some(position.has_legal_move()),
        _ => None,
    }
}

/// The code of an answer that the limit prevented.
pub(super) const LIMIT: &str = "limit-reached";

/// An answer with its fields in the order of the contract.
#[derive(Serialize)]
pub(super) struct Answer {
    fen: String,
    pub(super) by: &'static str,
    /// `null` if the limit was reached.
    pub(super) winnable: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) line: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) because: Option<&'static str>,
    /// Only where both sides were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    dead: Option<bool>,
    /// The line of the batch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) number: Option<u64>,
}

impl Answer {
    /// The records of a position.
    pub(super) fn all(position: &Position, answers: &[Asked], number: Option<u64>) -> Vec<Answer> {
        let dead = is_dead(position, answers);
        let record = |asked: &Asked| {
            let (winnable, line, because) = match &asked.verdict {
                Verdict::Winnable(line) => (Some(true), Some(in_uci(position, line)), None),
                Verdict::Unwinnable(reason) => (Some(false), None, Some(reason.code())),
                Verdict::Undecided => (None, None, Some(LIMIT)),
            };
            let by = name(asked.by);
            Answer { fen: position.to_fen(), by, winnable, line, because, dead, number }
        };
        answers.iter().map(record).collect()
    }

    /// The position.
    pub(super) fn fen(&self) -> &str {
        &self.fen
    }

    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }
}

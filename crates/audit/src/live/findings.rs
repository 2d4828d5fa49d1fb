//! What the audit finds in the game so far, as far as an arbiter wants to hear of it at once.

use compongo_notation::{Alphabet, resolve_token};

use super::cause::cause;
use super::hash::Fnv;
use super::seen::{Seen, numbered};
use super::wanted::{Key, Wanted};
use super::{AlertCode, Cause, Chance, Stand, What};
use crate::{Claim, Code, Detail, Finding, Severity};

impl Seen {
    /// Everything that the game gives rise to, if so long has passed since its last move was seen.
    pub(crate) fn wanted(&self, since_ms: u64) -> Vec<Wanted> {
        let mut wanted = Vec::new();
        self.of_endings(&mut wanted);
        self.of_findings(&mut wanted);
        self.of_clocks(since_ms, &mut wanted);
        wanted
    }

    fn of_findings(&self, wanted: &mut Vec<Wanted>) {
        wanted.extend(self.findings.iter().filter_map(|finding| self.of_finding(finding)));
        self.give(self.chances.threefold.as_ref(), Code::ClaimableThreefold, wanted);
        self.give(self.chances.fifty.as_ref(), Code::ClaimableFifty, wanted);
    }

    fn of_finding(&self, finding: &Finding) -> Option<Wanted> {
        let detail = &finding.detail;
        let ply = finding.ply.unwrap_or(0);
        let going_on = self.result.is_none();
        let (by, after, severity, now) = match detail {
            // Faults of the file come and go while it is written; a result is missing until the end.
            Detail::BrokenFile { .. } | Detail::MissingResult { .. } | Detail::BadDate { .. } => {
                return None;
            }
            // Whether a claim holds now is found out afterwards.
            Detail::ClaimableThreefold { by, how, .. } | Detail::ClaimableFifty { by, how, .. } => {
                let after = ply - u32::from(*how != Claim::OnBoard && ply > 0);
                (Some(*by), after, Severity::Warning, false)
            }
            Detail::ClockInconsistent { by, .. } => {
                (Some(*by), ply, finding.severity, self.goes_on())
            }
            Detail::ClockUnreadable { .. } => (None, ply, finding.severity, self.goes_on()),
            Detail::IllegalMove { .. }
            | Detail::AmbiguousMove { .. }
            | Detail::UnreadableMove { .. }
            | Detail::NullMove
            | Detail::GameContinued { .. } => {
                (Some(self.mover(ply).0), ply.saturating_sub(1), finding.severity, going_on)
            }
            Detail::TimeForfeitUnwinnable { winner, .. } => {
                (Some(*winner), self.plies(), finding.severity, true)
            }
            Detail::ResultContradictsPosition { .. }
            | Detail::ResultContradictsTermination { .. }
            | Detail::ResultTagMismatch { .. }
            | Detail::BadResult { .. }
            | Detail::DrawAgreedTooEarly { .. } => (None, self.plies(), finding.severity, true),
            Detail::BadStartPosition { .. } | Detail::UnsupportedVariant { .. } => {
                (None, 0, finding.severity, going_on)
            }
        };
        let why = self.why(finding, after);
        let severity = match why {
            Some(Cause::Transmission | Cause::Signal) => Severity::Warning,
            _ => severity,
        };
        let key = Key {
            code: AlertCode::Found(finding.code()),
            by,
            part: finding.ply.unwrap_or(u32::MAX),
            basis: self.key_after(after).unwrap_or_default(),
            word: word(finding),
        };
        Some(Wanted {
            key,
            after,
            severity,
            now,
            ply: finding.ply,
            mv: finding.mv.clone(),
            fen: finding.fen.clone(),
            articles: finding.articles.clone(),
            chance: None,
            what: What::Found {
                finding: Box::new(finding.clone()),
                cause: why,
                stands: self.stands(detail, ply),
            },
        })
    }

    /// Where the fault of a move lies that could not be followed.
    fn why(&self, finding: &Finding, after: u32) -> Option<Cause> {
        let word = finding.mv.as_deref()?;
        cause(&finding.detail, word, &self.position_after(after))
    }

    /// Where the position of a repetition stood, or would stand.
    fn stands(&self, detail: &Detail, ply: u32) -> Vec<Stand> {
        let Detail::ClaimableThreefold { how, plies, .. } = detail else { return Vec::new() };
        let [first, second, third] = plies.map(|ply| self.stand(ply));
        let third = match how {
            Claim::OnBoard => Some(third),
            Claim::Intended { mv, .. } => {
                let before = self.position_after(ply.saturating_sub(1));
                resolve_token(mv.as_bytes(), &before, Alphabet::ENGLISH).ok().map(|mv| Stand {
                    ply,
                    mv: Some(numbered(&before, mv)),
                    fen: before.play_legal(mv).to_fen(),
                })
            }
        };
        [Some(first), Some(second), third].into_iter().flatten().collect()
    }

    /// Gives what can be claimed now to the alert on that ground that was the last since a capture or
    /// pawn move: of the position on the board, if it is there.
    fn give(&self, chance: Option<&Chance>, code: Code, wanted: &mut [Wanted]) {
        let Some(chance) = chance else { return };
        let since = self.plies().saturating_sub(self.last.halfmove_clock());
        let on_board = u64::from(chance.moves.is_empty());
        let alert = wanted
            .iter_mut()
            .filter(|it| it.key.code == AlertCode::Found(code) && it.after >= since)
            .max_by_key(|it| (it.key.word == on_board, it.after));
        if let Some(alert) = alert {
            alert.now = true;
            alert.chance = Some(chance.clone());
        }
    }
}

/// What tells a finding from others of its kind at the same place.
fn word(finding: &Finding) -> u64 {
    match &finding.detail {
        Detail::ClaimableThreefold { how, .. } | Detail::ClaimableFifty { how, .. } => {
            u64::from(*how == Claim::OnBoard)
        }
        Detail::ResultContradictsPosition { result, .. } => text(result.as_str()),
        Detail::ResultContradictsTermination { result, termination, .. } => {
            Fnv::new().bytes(result.as_str().as_bytes()).bytes(termination.as_bytes()).end()
        }
        Detail::ResultTagMismatch { tag, movetext } => {
            Fnv::new().bytes(tag.as_str().as_bytes()).bytes(movetext.as_str().as_bytes()).end()
        }
        Detail::BadResult { value } => text(value),
        Detail::ClockInconsistent { .. } => 0,
        _ => finding.mv.as_deref().map_or(0, text),
    }
}

fn text(text: &str) -> u64 {
    Fnv::new().bytes(text.as_bytes()).end()
}

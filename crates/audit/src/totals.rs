use crate::{Code, Finding, Severity};

/// Counts over games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Totals {
    /// Games.
    pub games: u64,
    /// Plies of main lines that could be followed.
    pub plies: u64,
    /// Bytes of text.
    pub bytes: u64,
    /// Games with a finding of any kind.
    pub games_with_findings: u64,
    /// Games with a finding that is an error.
    pub games_with_errors: u64,
    /// Games with a move that could not be followed: illegal, ambiguous, unreadable, null, or after
    /// mate or stalemate.
    pub games_not_followed: u64,
    /// Games whose moves were not looked at: another variant, no start position.
    pub games_not_looked_at: u64,
    /// Games with a position that stood on the board three times.
    pub threefold_on_board: u64,
    /// Games with a position that stood on the board five times, whatever the edition.
    pub fivefold: u64,
    /// Games with fifty moves by each player without capture or pawn move.
    pub fifty: u64,
    /// Games with 75 such moves, whatever the edition.
    pub seventy_five: u64,
    /// Games that end in checkmate.
    pub final_mate: u64,
    /// Games that end in stalemate.
    pub final_stalemate: u64,
    /// Games without a date.
    pub undated: u64,
    /// Games dated before the first edition known, to which that edition was applied.
    pub before_first_edition: u64,
    by_code: [u64; Code::ALL.len()],
}

impl Totals {
    /// How many findings of a kind there are.
    pub fn of(&self, code: Code) -> u64 {
        self.by_code.get(code as usize).copied().unwrap_or(0)
    }

    /// Every kind found, with how often.
    pub fn by_code(&self) -> impl Iterator<Item = (Code, u64)> + '_ {
        Code::ALL.into_iter().zip(self.by_code).filter(|&(_, count)| count > 0)
    }

    /// Adds the findings of one game.
    pub(crate) fn add_findings(&mut self, findings: &[Finding]) {
        self.games_with_findings += u64::from(!findings.is_empty());
        let error = findings.iter().any(|finding| finding.severity == Severity::Error);
        self.games_with_errors += u64::from(error);
        for finding in findings {
            if let Some(count) = self.by_code.get_mut(finding.code() as usize) {
                *count += 1;
            }
        }
    }

    /// Adds other games.
    pub fn merge(&mut self, other: &Totals) {
        let Totals {
            games,
            plies,
            bytes,
            games_with_findings,
            games_with_errors,
            games_not_followed,
            games_not_looked_at,
            threefold_on_board,
            fivefold,
            fifty,
            seventy_five,
            final_mate,
            final_stalemate,
            undated,
            before_first_edition,
            by_code,
        } = self;
        let pairs = [
            (games, other.games),
            (plies, other.plies),
            (bytes, other.bytes),
            (games_with_findings, other.games_with_findings),
            (games_with_errors, other.games_with_errors),
            (games_not_followed, other.games_not_followed),
            (games_not_looked_at, other.games_not_looked_at),
            (threefold_on_board, other.threefold_on_board),
            (fivefold, other.fivefold),
            (fifty, other.fifty),
            (seventy_five, other.seventy_five),
            (final_mate, other.final_mate),
            (final_stalemate, other.final_stalemate),
            (undated, other.undated),
            (before_first_edition, other.before_first_edition),
        ];
        for (sum, more) in pairs.into_iter().chain(by_code.iter_mut().zip(other.by_code)) {
            *sum += more;
        }
    }
}

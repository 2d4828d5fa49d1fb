//! Where in a game a finding is: the number of the move, as people count.

use std::fmt;

use compongo_audit::{Code, Detail, Finding};
use compongo_board::Setup;

use crate::messages::Messages;
use crate::spelling::spelt;

/// A ply of a game as people name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ply {
    /// The number of the move.
    number: u64,
    white: bool,
    /// Which ply of the game, from 1.
    index: u32,
}

impl fmt::Display for Ply {
    /// `24.` or `24...`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.white { "." } else { "..." })
    }
}

impl Ply {
    /// Another ply of the same game.
    pub(super) fn at(self, ply: u32) -> Option<Ply> {
        let half_moves = 2 * self.number + u64::from(!self.white);
        let wanted = (half_moves + u64::from(ply)).checked_sub(u64::from(self.index))?;
        Some(Ply { number: wanted / 2, white: wanted.is_multiple_of(2), index: ply })
    }
}

/// The ply of a finding: counted by the position before it, for a game may start anywhere.
pub(super) fn of_finding(finding: &Finding) -> Option<Ply> {
    let ply = finding.ply?;
    let setup = finding.fen.as_deref().and_then(|fen| Setup::from_fen_lenient(fen).ok());
    let played = match setup {
        Some((setup, _)) => setup.plies_played(),
        None => u64::from(ply.saturating_sub(1)),
    };
    Some(Ply { number: played / 2 + 1, white: played.is_multiple_of(2), index: ply })
}

/// The move of a finding with its number, `24...Rxh1`, in the letters of the reader, but as it is
/// written where it could not be followed; without a move the number alone. Of faults of the text
/// the line tells more.
pub(crate) fn numbered_move(finding: &Finding, messages: &Messages) -> Option<String> {
    if finding.ply == Some(0) || finding.code() == Code::BrokenFile {
        return None;
    }
    let ply = of_finding(finding)?;
    let mv = finding.mv.as_deref().unwrap_or_default();
    let as_written = matches!(
        finding.detail,
        Detail::IllegalMove { .. }
            | Detail::AmbiguousMove { .. }
            | Detail::UnreadableMove { .. }
            | Detail::NullMove
    );
    let mv = if as_written { mv.to_owned() } else { spelt(mv, messages) };
    Some(format!("{ply}{mv}"))
}

#[cfg(test)]
mod tests {
    use compongo_notation::SanError;

    use super::*;
    use crate::messages::Lang;

    #[test]
    fn moves_that_could_be_followed_are_in_the_letters_of_the_reader() {
        let finding = |detail| Finding {
            game: 1,
            offset: 0,
            line: 1,
            at: 0,
            at_line: 1,
            white: String::new(),
            black: String::new(),
            date: String::new(),
            edition: compongo_laws::Edition::E2018,
            ply: Some(9),
            mv: Some("Rxd1".to_owned()),
            fen: None,
            severity: compongo_audit::Severity::Note,
            articles: Vec::new(),
            detail,
        };
        let followed = finding(Detail::DrawAgreedTooEarly { plies: 9 });
        let unreadable = finding(Detail::UnreadableMove { error: SanError::Syntax { at: 2 } });
        for (lang, mv) in [(Lang::En, "5.Rxd1"), (Lang::Es, "5.Txd1")] {
            let messages = Messages::new(lang);
            assert_eq!(numbered_move(&followed, &messages).as_deref(), Some(mv));
            assert_eq!(numbered_move(&unreadable, &messages).as_deref(), Some("5.Rxd1"));
        }
    }

    #[test]
    fn plies_are_counted_from_any_of_them() {
        let black = Ply { number: 24, white: false, index: 48 };
        assert_eq!(black.to_string(), "24...");
        assert_eq!(black.at(47).unwrap().to_string(), "24.");
        assert_eq!(black.at(46).unwrap().to_string(), "23...");
        assert_eq!(black.at(1).unwrap().to_string(), "1.");
        assert_eq!(black.at(51).unwrap().to_string(), "26.");
        // A game that started at move 40 with Black to move.
        let early = Ply { number: 40, white: false, index: 1 };
        assert_eq!(early.at(4).unwrap().to_string(), "42.");
    }
}

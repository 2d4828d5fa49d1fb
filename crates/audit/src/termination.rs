use compongo_board::Color;

/// What the tag `Termination` says, as far as it can be understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Termination {
    /// Nothing that could be contradicted: no tag, `normal`, `adjudication`, …
    Open,
    /// `unterminated`.
    NotOver,
    /// `time forfeit`: somebody overstepped the time.
    Time,
    /// Somebody won.
    Won {
        /// Who, if the name is that of exactly one of the players.
        winner: Option<Color>,
        /// How.
        how: How,
    },
    /// Nobody won.
    Drawn(How),
}

/// How a game was won or drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    Checkmate,
    Stalemate,
    Repetition,
    FiftyMoves,
    /// By time.
    Time,
    /// By resignation or agreement: not by itself.
    ByPlayers,
    Other,
}

/// How files write that the time was overstepped, without what is no letter.
const TIME: [&str; 4] = ["timeforfeit", "timeout", "ontime", "lostontime"];

fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

impl Termination {
    /// Reads the words of the PGN standard (9.8.1) and the sentences of servers and programs, as
    /// `Ann won by checkmate`, `White wins on time` and `Game drawn by repetition`.
    pub(crate) fn read(text: &str, white: &str, black: &str) -> Termination {
        let lower = text.to_lowercase();
        match lower.as_str() {
            "unterminated" | "in progress" => return Termination::NotOver,
            _ => {}
        }
        if TIME.contains(&letters(&lower).as_str()) {
            return Termination::Time;
        }
        if let Some(how) = lower.strip_prefix("game drawn").or(lower.strip_prefix("drawn")) {
            return Termination::Drawn(How::of(how));
        }
        // Lowercasing may change lengths, so the name is cut from the text itself.
        let sentence = text.split_once(" won ").or_else(|| text.split_once(" wins "));
        let Some((name, how)) = sentence else { return Termination::Open };
        let name = name.trim();
        let winner = if white != black && name == white {
            Some(Color::White)
        } else if white != black && name == black {
            Some(Color::Black)
        } else {
            match name {
                "White" => Some(Color::White),
                "Black" => Some(Color::Black),
                _ if white == black => return Termination::Open,
                _ => None,
            }
        };
        Termination::Won { winner, how: How::of(how) }
    }
}

impl How {
    fn of(text: &str) -> How {
        let words: Vec<String> = text
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty() && *word != "by" && *word != "on")
            .map(str::to_lowercase)
            .collect();
        match words.first().map(String::as_str) {
            Some("checkmate" | "mate") => How::Checkmate,
            Some("stalemate") => How::Stalemate,
            Some("repetition" | "threefold") => How::Repetition,
            Some("50" | "fifty") => How::FiftyMoves,
            Some("time") => How::Time,
            Some("resignation" | "agreement") => How::ByPlayers,
            _ => How::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences() {
        use How::{ByPlayers, Checkmate, FiftyMoves, Other, Repetition, Stalemate};
        use Termination::{Drawn, NotOver, Open, Won};
        let (white, black) = (Some(Color::White), Some(Color::Black));
        let cases = [
            ("", Open),
            ("Normal", Open),
            ("adjudication", Open),
            ("Abandoned", Open),
            ("rules infraction", Open),
            ("Unterminated", NotOver),
            ("Time forfeit", Termination::Time),
            ("time_forfeit", Termination::Time),
            ("TimeForfeit", Termination::Time),
            ("Timeout", Termination::Time),
            ("Time out by the arbiter", Open),
            ("Ann won by checkmate", Won { winner: white, how: Checkmate }),
            ("Bob won by resignation", Won { winner: black, how: ByPlayers }),
            ("Bob won on time", Won { winner: black, how: How::Time }),
            ("White wins on time", Won { winner: white, how: How::Time }),
            ("Black won by resignation", Won { winner: black, how: ByPlayers }),
            ("Player won - game abandoned", Won { winner: None, how: Other }),
            ("ann won by checkmate", Won { winner: None, how: Checkmate }),
            ("Game drawn by repetition", Drawn(Repetition)),
            ("Game drawn by stalemate", Drawn(Stalemate)),
            ("Game drawn by 50-move rule", Drawn(FiftyMoves)),
            ("Game drawn by agreement", Drawn(ByPlayers)),
            ("Game drawn by timeout vs insufficient material", Drawn(Other)),
            ("Game drawn by insufficient material", Drawn(Other)),
            ("İİİ won by mate", Won { winner: None, how: Checkmate }),
        ];
        for (text, termination) in cases {
            assert_eq!(Termination::read(text, "Ann", "Bob"), termination, "{text}");
        }
        assert_eq!(Termination::read("? won by checkmate", "?", "?"), Open);
        let black_wins = Won { winner: black, how: Checkmate };
        assert_eq!(Termination::read("Black wins by checkmate", "?", "?"), black_wins);
        // Someone may be called so.
        let called = Termination::read("Black wins by checkmate", "Black", "Ann");
        assert_eq!(called, Won { winner: white, how: Checkmate });
    }
}

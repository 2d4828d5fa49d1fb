//! The result of a game, as tags and movetext write it.

use std::fmt;

/// The result of a game.
///
/// Besides the four of PGN it has those that an arbiter can set (Laws, 2018: Article 11.10 and the
/// penalties of 12.9 let the points of the two sides be fixed apart). `*` (unknown) and `0-0`
/// (both lose) are different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress, abandoned, or unknown.
    Unknown,
    /// `0-0`: both lose.
    BothLose,
    /// `1/2-0`: half a point to White, nothing to Black.
    WhiteHalf,
    /// `0-1/2`: nothing to White, half a point to Black.
    BlackHalf,
}

/// What one side scores.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    Zero,
    Half,
    One,
}

impl GameResult {
    fn of(white: Score, black: Score) -> Option<GameResult> {
        match (white, black) {
            (Score::One, Score::Zero) => Some(GameResult::WhiteWins),
            (Score::Zero, Score::One) => Some(GameResult::BlackWins),
            (Score::Half, Score::Half) => Some(GameResult::Draw),
            (Score::Zero, Score::Zero) => Some(GameResult::BothLose),
            (Score::Half, Score::Zero) => Some(GameResult::WhiteHalf),
            (Score::Zero, Score::Half) => Some(GameResult::BlackHalf),
            _ => None,
        }
    }

    /// Reads the value of a `Result` tag: the forms of PGN, `½-½`, `1/2`, `0.5-0.5`, colons and
    /// dashes for hyphens, and the forfeits of pairing programs (`+:-`, `-:+`, `-:-`, `1-0 ff`,
    /// `1F-0F`). `None` if it says no result, as `?` and the empty value do.
    ///
    /// ```
    /// use compongo_pgn::GameResult;
    ///
    /// assert_eq!(GameResult::from_tag("½–½"), Some(GameResult::Draw));
    /// assert_eq!(GameResult::from_tag("0-0"), Some(GameResult::BothLose));
    /// assert_eq!(GameResult::from_tag("-:+"), Some(GameResult::BlackWins));
    /// assert_eq!(GameResult::from_tag("?"), None);
    /// ```
    pub fn from_tag(value: &str) -> Option<GameResult> {
        let value = value.trim();
        if value == "*" {
            return Some(GameResult::Unknown);
        }
        if value == "1/2" || value == "½" {
            return Some(GameResult::Draw);
        }
        let (white, rest) = tag_score(value)?;
        let rest = rest.trim_start();
        let rest = rest.strip_prefix([
            '-', ':', '/', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}',
        ])?;
        let (black, rest) = tag_score(rest.trim_start())?;
        let rest = rest.trim();
        if rest.is_empty() || rest.starts_with(|c: char| c.is_ascii_alphabetic() || c == '(') {
            GameResult::of(white, black)
        } else {
            None
        }
    }

    /// Reads a termination mark at the beginning of `text`; also its length in bytes.
    ///
    /// `0-0` is read as [`BothLose`](GameResult::BothLose), `0-0-0` is none; whether `0-0` is
    /// castling, the caller must know.
    pub(crate) fn at_start(text: &[u8]) -> Option<(GameResult, usize)> {
        if text.first() == Some(&b'*') {
            return Some((GameResult::Unknown, 1));
        }
        let (white, first) = mark_score(text)?;
        let rest = text.get(first..)?;
        let Some(dash) = dash_len(rest) else {
            let half = white == Score::Half && ends_mark(rest);
            return half.then_some((GameResult::Draw, first));
        };
        let (black, second) = mark_score(rest.get(dash..)?)?;
        let len = first + dash + second;
        if !ends_mark(text.get(len..)?) {
            return None;
        }
        Some((GameResult::of(white, black)?, len))
    }

    /// The text that PGN has for it; the results beyond PGN in the same manner.
    pub fn as_str(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
            GameResult::BothLose => "0-0",
            GameResult::WhiteHalf => "1/2-0",
            GameResult::BlackHalf => "0-1/2",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A score in a tag value, and what follows it.
fn tag_score(text: &str) -> Option<(Score, &str)> {
    const FORMS: [(&str, Score); 11] = [
        ("1/2", Score::Half),
        ("½", Score::Half),
        ("0.5", Score::Half),
        ("0,5", Score::Half),
        ("1F", Score::One),
        ("0F", Score::Zero),
        ("1", Score::One),
        ("0", Score::Zero),
        ("+", Score::One),
        ("-", Score::Zero),
        ("=", Score::Half),
    ];
    FORMS.iter().find_map(|&(form, score)| Some((score, text.strip_prefix(form)?)))
}

/// A score in the movetext, and its length. `½` may be UTF-8 or Latin-1.
fn mark_score(text: &[u8]) -> Option<(Score, usize)> {
    match text {
        [b'1', b'/', b'2', ..] => Some((Score::Half, 3)),
        [0xC2, 0xBD, ..] => Some((Score::Half, 2)),
        [0xBD, ..] => Some((Score::Half, 1)),
        [b'1', ..] => Some((Score::One, 1)),
        [b'0', ..] => Some((Score::Zero, 1)),
        _ => None,
    }
}

/// The length of a hyphen, or of the dashes that stand for one in UTF-8 and Windows-1252.
pub(crate) fn dash_len(text: &[u8]) -> Option<usize> {
    match text {
        [b'-' | 0x96 | 0x97, ..] => Some(1),
        [0xE2, 0x80, 0x90..=0x94, ..] | [0xE2, 0x88, 0x92, ..] => Some(3),
        _ => None,
    }
}

/// Whether a termination mark may end before `rest`.
fn ends_mark(rest: &[u8]) -> bool {
    match rest.first() {
        Some(b'/' | b'+' | b'#' | b'=' | b'0'..=b'9') => false,
        _ => dash_len(rest).is_none(),
    }
}

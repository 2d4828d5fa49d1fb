//! One game as it stands in the text.

use compongo_board::{Move, Position};
use compongo_clock::{TimeControl, read_control};
use compongo_laws::Edition;
use compongo_notation::{Alphabet, Language, San, resolve_token};
use compongo_pgn::{
    Batch, Fault, GameResult, RawComment, RawTag, Skip, StartTags, Token, Visitor, read_games,
};

use super::claims::{Chances, chances};
use super::{Options, Stand};
use crate::auditor::Auditor;
use crate::header::Tag;
use crate::{AlphabetChoice, FinalState, Finding};

/// By what a game is told from others: its tags as written, empty where they say nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Label {
    /// The tag `Event`.
    pub event: String,
    /// The tag `Site`.
    pub site: String,
    /// The tag `Date`.
    pub date: String,
    /// The tag `Round`.
    pub round: String,
    /// The tag `Board`.
    pub board: String,
    /// The tag `White`.
    pub white: String,
    /// The tag `Black`.
    pub black: String,
    /// The first of the tags `GameId`, `GameURL` and `ChapterURL`.
    pub id: String,
}

impl Label {
    fn keep(&mut self, tag: RawTag<'_>) {
        let place = match tag.name().to_ascii_lowercase().as_str() {
            "event" => &mut self.event,
            "site" => &mut self.site,
            "date" => &mut self.date,
            "round" => &mut self.round,
            "board" => &mut self.board,
            "white" => &mut self.white,
            "black" => &mut self.black,
            "gameid" | "gameurl" | "chapterurl" => &mut self.id,
            _ => return,
        };
        let value = tag.value();
        let value = value.trim();
        if place.is_empty() && !matches!(value, "?" | "-" | "????.??.??") {
            value.clone_into(place);
        }
    }
}

/// One game as it stands in the text.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) label: Label,
    pub(crate) edition: Edition,
    /// Whether its moves could be looked at.
    pub(crate) followed: bool,
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
    /// The positions by their keys, at the start and after each move.
    pub(crate) keys: Vec<u64>,
    /// The last position that could be reached.
    pub(crate) last: Position,
    /// Whether a move could not be followed.
    pub(crate) stopped: bool,
    /// Clock readings in milliseconds, each with its ply.
    pub(crate) readings: Vec<(u32, i64)>,
    /// `None` while the game goes on.
    pub(crate) result: Option<GameResult>,
    /// How the game has ended on the board.
    pub(crate) state: Option<FinalState>,
    pub(crate) chances: Chances,
    pub(crate) control: TimeControl,
    pub(crate) findings: Vec<Finding>,
}

impl Seen {
    /// Reads the game that `text` holds.
    pub(crate) fn read(text: &[u8], options: &Options) -> Seen {
        let batch = Batch { bytes: text.to_vec(), offset: 0, line: 1 };
        let mut reader = Reader {
            auditor: Auditor::new(&batch, &options.audit),
            label: Label::default(),
            fen: [const { None }; 3],
            words: Vec::new(),
            readings: Vec::new(),
        };
        read_games(&batch.bytes, 0, &options.audit.limits, &mut reader);
        reader.into_seen(options)
    }

    /// How many plies were made.
    pub(crate) fn plies(&self) -> u32 {
        self.moves.len() as u32
    }

    /// The position after so many plies; the last one at most.
    pub(crate) fn position_after(&self, plies: u32) -> Position {
        let played = self.moves.iter().take(plies as usize);
        played.fold(self.start, |position, &mv| position.play_legal(mv))
    }

    /// The key of the position after so many plies.
    pub(crate) fn key_after(&self, plies: u32) -> Option<u64> {
        self.keys.get(plies as usize).copied()
    }

    /// How a position came to stand on the board after so many plies.
    pub(crate) fn stand(&self, ply: u32) -> Stand {
        let before = self.position_after(ply.saturating_sub(1));
        let mv = ply.checked_sub(1).and_then(|at| self.moves.get(at as usize));
        let Some(&mv) = mv else {
            return Stand { ply, mv: None, fen: self.position_after(ply).to_fen() };
        };
        Stand { ply, mv: Some(numbered(&before, mv)), fen: before.play_legal(mv).to_fen() }
    }

    /// The move of a ply, written.
    pub(crate) fn san(&self, ply: u32) -> Option<String> {
        let mv = *self.moves.get(ply.checked_sub(1)? as usize)?;
        Some(San::of(&self.position_after(ply - 1), mv).to_string())
    }

    /// The last move with its number.
    pub(crate) fn last_move(&self) -> Option<String> {
        let mv = *self.moves.last()?;
        Some(numbered(&self.position_after(self.plies() - 1), mv))
    }
}

/// A move with its number: `24...Rxh1`.
pub(crate) fn numbered(before: &Position, mv: Move) -> String {
    let dots = if before.turn().is_white() { "." } else { "..." };
    format!("{}{dots}{}", before.fullmove_number(), San::of(before, mv))
}

/// Reads a game for the audit, and keeps what that does not keep.
struct Reader<'a> {
    auditor: Auditor<'a>,
    label: Label,
    /// The tags that tell the start.
    fen: [Option<String>; 3],
    words: Vec<Vec<u8>>,
    readings: Vec<(u32, i64)>,
}

impl Reader<'_> {
    fn into_seen(self, options: &Options) -> Seen {
        let last = self.auditor.last();
        let [fen, set_up, variant] = &self.fen;
        let tags = StartTags {
            fen: fen.as_deref(),
            set_up: set_up.as_deref(),
            variant: variant.as_deref(),
        };
        let followed = last.replay.is_some();
        let start = tags.start().map(|start| start.position).unwrap_or_default();
        let result = last.result();
        let (moves, keys) = match last.replay {
            Some(replay) => line(&self.words, &start, replay.ply, options.audit.alphabet),
            None => (Vec::new(), vec![start.key()]),
        };
        Seen {
            label: self.label,
            edition: last.edition,
            followed,
            start,
            last: last.replay.map_or(start, |replay| replay.position),
            stopped: last.replay.is_some_and(|replay| replay.stopped),
            readings: self.readings,
            state: last.replay.and_then(crate::replay::Replay::final_state),
            chances: last
                .replay
                .filter(|replay| result.is_none() && !replay.stopped)
                .map(chances)
                .unwrap_or_default(),
            control: control(last.header.get(Tag::TimeControl).as_deref(), options),
            result,
            moves,
            keys,
            findings: self.auditor.into_report().findings,
        }
    }
}

/// The moves that could be followed, with the positions they lead to.
fn line(
    words: &[Vec<u8>],
    start: &Position,
    plies: u32,
    alphabet: AlphabetChoice,
) -> (Vec<Move>, Vec<u64>) {
    let followed = |alphabet: &Alphabet| {
        let (mut now, mut moves, mut keys) = (*start, Vec::new(), vec![start.key()]);
        for word in words.iter().take(plies as usize) {
            let Ok(mv) = resolve_token(word, &now, alphabet) else { break };
            now.advance_legal(mv);
            moves.push(mv);
            keys.push(now.key());
        }
        (moves, keys)
    };
    let alphabet = match alphabet {
        AlphabetChoice::Fixed(alphabet) => alphabet,
        AlphabetChoice::Infer => {
            let english = followed(Alphabet::ENGLISH);
            if english.0.len() >= plies as usize {
                return english;
            }
            Language::of_game(words, start).alphabet
        }
    };
    followed(alphabet)
}

/// The time control of a game: by its tag, as PGN or as people write it, or the one given for games
/// without.
fn control(tag: Option<&str>, options: &Options) -> TimeControl {
    let written = tag.and_then(|text| {
        let exact = text.parse::<TimeControl>().ok();
        let read = || read_control(text).ok().and_then(|read| read.control.to_tag());
        exact.or_else(read)
    });
    match written {
        Some(TimeControl::Unknown) | None => options.control.clone().unwrap_or_default(),
        Some(control) => control,
    }
}

impl Visitor for Reader<'_> {
    fn begin_game(&mut self, offset: u64) {
        // A text may hold more than one game if it was cut apart elsewhere: the last one counts.
        self.label = Label::default();
        self.fen = [const { None }; 3];
        self.words.clear();
        self.readings.clear();
        self.auditor.begin_game(offset);
    }

    fn tag(&mut self, tag: RawTag<'_>) {
        self.label.keep(tag);
        for (name, kept) in ["FEN", "SetUp", "Variant"].into_iter().zip(&mut self.fen) {
            if kept.is_none() && tag.is(name) {
                *kept = Some(tag.value().trim().to_owned());
            }
        }
        self.auditor.tag(tag);
    }

    fn begin_movetext(&mut self) -> Skip {
        self.auditor.begin_movetext()
    }

    fn mv(&mut self, token: Token<'_>) {
        self.words.push(token.text.to_vec());
        self.auditor.mv(token);
    }

    fn comment(&mut self, comment: RawComment<'_>) {
        let ply = self.words.len() as u32;
        let known = self.readings.last().is_some_and(|&(last, _)| last == ply);
        if ply > 0
            && !known
            && let Some(Ok(ms)) = comment.clock()
        {
            self.readings.push((ply, ms));
        }
        self.auditor.comment(comment);
    }

    fn result(&mut self, result: GameResult) {
        self.auditor.result(result);
    }

    fn fault(&mut self, fault: Fault) {
        self.auditor.fault(fault);
    }

    fn end_game(&mut self, offset: u64) {
        self.auditor.end_game(offset);
    }
}

//! What happens as records for programs: the names of `docs/watch.md`.

use compongo_audit::Detail;
use compongo_audit::live::{Alert, AlertId, Board, Cause, Chance, Stand, Standing, What};
use compongo_board::Color;
use compongo_laws::flag::Outcome;
use compongo_pgn::GameResult;
use compongo_words::Message;
use serde::Serialize;

use crate::Source;

/// A source as it stands.
#[derive(Clone, Debug, Serialize)]
pub struct SourceRecord {
    /// Its number.
    pub source: u32,
    /// Its path or address.
    pub name: String,
    /// `ok`, `asked` while it has not answered yet, or what is wrong ([`Trouble::as_str`](crate::Trouble::as_str)).
    pub state: &'static str,
    /// How many boards it has.
    pub boards: usize,
}

/// A board as it stands.
#[derive(Clone, Debug, Serialize)]
pub struct BoardRecord {
    /// The number of the source.
    pub source: u32,
    /// The number of the board.
    pub board: u32,
    /// Which game of the text it is, from 1.
    pub place: Option<usize>,
    /// The tag `Event`.
    pub tournament: String,
    /// The tag `Round`.
    pub round: String,
    /// The tag `Board`.
    pub table: String,
    /// The tag `White`.
    pub white: String,
    /// The tag `Black`.
    pub black: String,
    /// The tag `Date`.
    pub date: String,
    /// The edition of the Laws.
    pub edition: String,
    /// Plies that could be followed.
    pub plies: u32,
    /// The last of them, with its number.
    pub r#move: Option<String>,
    /// The position.
    pub fen: String,
    /// Who has the move.
    pub turn: &'static str,
    /// The result.
    pub result: Option<&'static str>,
    /// What the clock of White showed last, in milliseconds.
    pub white_ms: Option<i64>,
    /// What the clock of Black showed last, in milliseconds.
    pub black_ms: Option<i64>,
    /// Whether all moves could be followed.
    pub followed: bool,
    /// How many plies were taken back or corrected.
    pub taken_back: u32,
}

/// An alert.
#[derive(Clone, Debug, Serialize)]
pub struct AlertRecord {
    /// The number of the source.
    pub source: u32,
    /// The number of the board.
    pub board: u32,
    /// Its name.
    pub id: String,
    /// The tag `White`.
    pub white: String,
    /// The tag `Black`.
    pub black: String,
    /// What kind it is.
    pub code: &'static str,
    /// `error`, `warning` or `note`.
    pub severity: &'static str,
    /// Whether it holds now.
    pub standing: &'static str,
    /// The ply concerned.
    pub ply: Option<u32>,
    /// The move of that ply.
    pub r#move: Option<String>,
    /// The position before it.
    pub fen: Option<String>,
    /// The player concerned.
    pub player: Option<&'static str>,
    /// The edition of the Laws.
    pub edition: String,
    /// The articles, separated by a comma and a space.
    pub article: String,
    /// What can be claimed now.
    pub claim: Option<ClaimRecord>,
    /// Where the position of a repetition stood.
    pub positions: Vec<PositionRecord>,
    /// Where the fault of a move lies.
    pub cause: Option<&'static str>,
    /// Of an illegal move, why it is one.
    pub why: Option<Message>,
    /// What follows from a fallen flag.
    pub verdict: Option<&'static str>,
}

/// What can be claimed now.
#[derive(Clone, Debug, Serialize)]
pub struct ClaimRecord {
    /// By whom.
    pub player: &'static str,
    /// With which moves; none if the position is on the board.
    pub moves: Vec<String>,
    /// After so many plies.
    pub plies: u32,
}

/// A time at which a position stood on the board.
#[derive(Clone, Debug, Serialize)]
pub struct PositionRecord {
    /// After which ply.
    pub ply: u32,
    /// The move that brought it.
    pub r#move: Option<String>,
    /// The position.
    pub fen: String,
}

/// Whether an alert holds now.
#[derive(Clone, Debug, Serialize)]
pub struct StandingRecord {
    /// The number of the source.
    pub source: u32,
    /// The number of the board.
    pub board: u32,
    /// The name of the alert.
    pub id: String,
    /// Whether it holds.
    pub standing: &'static str,
    /// What can be claimed now.
    pub claim: Option<ClaimRecord>,
}

/// The name of an alert among those of all sources.
pub fn name(source: u32, id: AlertId) -> String {
    format!("{source}.{id}")
}

/// The stable name of what follows from a fallen flag.
pub const fn verdict(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Lost(_) => "lost",
        Outcome::Drawn(_) => "drawn",
        Outcome::Ended(_) => "ended",
        Outcome::Undecided => "undecided",
    }
}

const fn player(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl SourceRecord {
    /// Of a source.
    pub fn of(source: &Source) -> SourceRecord {
        SourceRecord {
            source: source.number(),
            name: source.name().to_owned(),
            state: match source.trouble() {
                Some(trouble) => trouble.as_str(),
                None if source.is_known() => "ok",
                None => "asked",
            },
            boards: source.round().boards().count(),
        }
    }
}

impl BoardRecord {
    /// Of a board of a source.
    pub fn of(source: u32, board: &Board, taken_back: u32, now_ms: u64) -> BoardRecord {
        let label = board.label();
        let faces = board.faces(now_ms);
        BoardRecord {
            source,
            board: board.number(),
            place: board.place(),
            tournament: label.event.clone(),
            round: label.round.clone(),
            table: label.board.clone(),
            white: label.white.clone(),
            black: label.black.clone(),
            date: label.date.clone(),
            edition: board.edition().to_string(),
            plies: board.plies(),
            r#move: board.last_move(),
            fen: board.fen(),
            turn: player(board.turn()),
            result: board.result().map(GameResult::as_str),
            white_ms: faces.white.map(|face| face.shown_ms),
            black_ms: faces.black.map(|face| face.shown_ms),
            followed: board.is_followed() && !board.is_stopped(),
            taken_back,
        }
    }
}

impl AlertRecord {
    /// Of an alert on a board of a source.
    pub fn of(source: u32, board: &Board, alert: &Alert) -> AlertRecord {
        let (cause, ruled, stands) = match &alert.what {
            What::Found { cause, stands, .. } => (*cause, None, stands.as_slice()),
            What::FlagAtZero { ruling, .. } => {
                (None, Some(verdict(&ruling.outcome)), [].as_slice())
            }
            What::Ended { .. } | What::RecordingEnds { .. } => (None, None, [].as_slice()),
        };
        let articles: Vec<String> = alert.articles.iter().map(ToString::to_string).collect();
        AlertRecord {
            source,
            board: alert.id.board,
            id: name(source, alert.id),
            white: board.label().white.clone(),
            black: board.label().black.clone(),
            code: alert.code.as_str(),
            severity: alert.severity.as_str(),
            standing: alert.standing.as_str(),
            ply: alert.ply,
            r#move: alert.mv.clone(),
            fen: alert.fen.clone(),
            player: alert.by.map(player),
            edition: alert.edition.to_string(),
            article: articles.join(", "),
            claim: alert.chance.as_ref().map(ClaimRecord::of),
            positions: stands.iter().map(PositionRecord::of).collect(),
            cause: cause.map(Cause::as_str),
            why: why(&alert.what),
            verdict: ruled,
        }
    }
}

/// Why a move is illegal.
fn why(what: &What) -> Option<Message> {
    let What::Found { finding, .. } = what else { return None };
    match &finding.detail {
        Detail::IllegalMove { reason, .. } => reason.as_ref().map(compongo_words::illegal),
        _ => None,
    }
}

impl ClaimRecord {
    fn of(chance: &Chance) -> ClaimRecord {
        ClaimRecord { player: player(chance.by), moves: chance.moves.clone(), plies: chance.plies }
    }
}

impl PositionRecord {
    fn of(stand: &Stand) -> PositionRecord {
        PositionRecord { ply: stand.ply, r#move: stand.mv.clone(), fen: stand.fen.clone() }
    }
}

impl StandingRecord {
    /// Of a notice about an alert.
    pub fn of(
        source: u32,
        id: AlertId,
        standing: Standing,
        chance: Option<&Chance>,
    ) -> StandingRecord {
        StandingRecord {
            source,
            board: id.board,
            id: name(source, id),
            standing: standing.as_str(),
            claim: chance.map(ClaimRecord::of),
        }
    }
}

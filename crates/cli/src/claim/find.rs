//! The game of a file, replayed up to a move.

use compongo_board::{Move, Position};
use compongo_notation::{Alphabet, infer, resolve_token};
use compongo_pgn::{Game, GameBuilder, Limits, read_games};

use crate::faults::fen_error;
use crate::input::{Input, Trouble};
use crate::meter::Meter;
use crate::spelling::san_error;
use crate::ui::Ui;

/// A game up to the move after which a draw is claimed.
pub(super) struct Found {
    pub(super) white: String,
    pub(super) black: String,
    pub(super) date: String,
    /// The dates that may tell the day, the first that does decides.
    pub(super) dates: Vec<String>,
    /// The letters of its pieces.
    pub(super) alphabet: &'static Alphabet,
    pub(super) moves: Vec<Move>,
    /// At the start and after each move.
    pub(super) positions: Vec<Position>,
}

/// The tags that may tell the day, the first that does decides.
const DATES: [&str; 3] = ["Date", "UTCDate", "EventDate"];

/// Finds the game by its number, from 1, and replays so many single moves of it, all by default. An
/// error is told in words.
pub(super) fn find(
    input: &Input,
    number: u64,
    plies: Option<usize>,
    ui: &Ui,
) -> Result<Found, String> {
    let game = read(input, number, ui)?;
    let messages = &ui.messages;
    let start = game.start().map_err(|error| match &error {
        compongo_pgn::StartError::Fen(error) => {
            ui.with1("error-fen", "reason", fen_error(error, messages).into())
        }
        _ => messages.text("claim-no-start"),
    })?;
    let start = start.position;
    let words: Vec<&str> = game.main().moves.iter().map(|node| node.text.as_str()).collect();
    let most = words.len();
    let plies = plies.unwrap_or(most);
    if plies > most {
        let variables = [("ply", (plies as u64).into()), ("most", (most as u64).into())];
        return Err(messages.with("claim-no-ply", variables));
    }
    let alphabet = alphabet(&words, &start);
    let (mut moves, mut positions) = (Vec::new(), vec![start]);
    let mut now = start;
    for (ply, word) in (1_u64..).zip(words.iter().take(plies)) {
        let mv = resolve_token(word.as_bytes(), &now, alphabet).map_err(|error| {
            let reason = san_error(&error, messages);
            let variables =
                [("ply", ply.into()), ("move", (*word).into()), ("reason", reason.into())];
            messages.with("claim-unreadable", variables)
        })?;
        now = now.play_legal(mv);
        moves.push(mv);
        positions.push(now);
    }
    let tag = |name| game.tags.get(name).unwrap_or_default().to_owned();
    Ok(Found {
        white: tag("White"),
        black: tag("Black"),
        date: tag("Date"),
        dates: DATES
            .into_iter()
            .filter_map(|name| game.tags.get(name))
            .map(str::to_owned)
            .collect(),
        alphabet,
        moves,
        positions,
    })
}

/// English, as PGN has it, or the letters with which the game can be read.
fn alphabet(words: &[&str], start: &Position) -> &'static Alphabet {
    let mut now = *start;
    let english = words.iter().all(|word| {
        let mv = resolve_token(word.as_bytes(), &now, Alphabet::ENGLISH);
        mv.is_ok_and(|mv| {
            now = now.play_legal(mv);
            true
        })
    });
    if english { Alphabet::ENGLISH } else { infer(words, start).alphabet() }
}

fn read(input: &Input, number: u64, ui: &Ui) -> Result<Game, String> {
    let limits = Limits::default();
    let unreadable = |trouble: Trouble| {
        let file = input.label(&ui.messages);
        let reason = ui.reason(&trouble.0);
        ui.messages.with("error-cannot-read", [("file", file.into()), ("reason", reason.into())])
    };
    let (mut seen, mut found) = (0, None);
    for batch in input.batches(&limits, &Meter::default()).map_err(unreadable)? {
        let batch = batch.map_err(|error| unreadable(error.into()))?;
        let mut builder = GameBuilder::new(|read: compongo_pgn::ReadGame| {
            seen += 1;
            if seen == number {
                found = Some(read.game);
            }
        });
        read_games(&batch.bytes, batch.offset, &limits, &mut builder);
        if found.is_some() {
            break;
        }
    }
    found.ok_or_else(|| {
        let variables = [("game", number.into()), ("games", seen.into())];
        ui.messages.with("claim-no-game", variables)
    })
}

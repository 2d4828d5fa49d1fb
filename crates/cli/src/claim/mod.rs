//! `compongo claim`: whether a claim of a draw in a game is right.

mod find;
mod record;
mod text;

use std::io::{self, Write};

use compongo_board::{Move, Position};
use compongo_laws::Edition;
use compongo_laws::claim::{Claim, Verdict, judge};
use compongo_notation::{Alphabet, San, resolve_token, uci};

use crate::args::ClaimArgs;
use crate::input::Input;
use crate::spelling::san_error;
use crate::status::Status;
use crate::ui::{Ui, stdin_is_terminal};
use find::{Found, find};

/// What was asked, and what the Laws say.
struct Answer<'a> {
    file: &'a str,
    game: u64,
    found: &'a Found,
    edition: Edition,
    args: &'a ClaimArgs,
    /// The move announced with the claim, as it is written.
    announced: Option<String>,
    verdict: &'a Verdict,
}

impl Answer<'_> {
    /// The position on the board.
    fn now(&self) -> Position {
        self.found.positions.last().copied().unwrap_or_default()
    }

    /// The position claimed about.
    fn position(&self, announced: Option<Move>) -> Position {
        let now = self.now();
        announced.map_or(now, |mv| now.play_legal(mv))
    }

    /// The move after which a position stood on the board, with its number; none at the start.
    fn after(&self, plies: usize) -> Option<String> {
        let before = self.found.positions.get(plies.checked_sub(1)?)?;
        let san = match self.found.moves.get(plies - 1) {
            Some(&mv) => San::of(before, mv).to_string(),
            None => self.announced.clone()?,
        };
        let dots = if before.turn().is_white() { "." } else { "..." };
        Some(format!("{}{dots} {san}", before.fullmove_number()))
    }
}

/// Runs the command.
pub(crate) fn run(args: &ClaimArgs, ui: &Ui) -> Status {
    let input = Input::named(&args.file);
    if input.path().is_none() && stdin_is_terminal() {
        ui.error(&ui.messages.text("use-no-input"));
        return Status::Failed;
    }
    match find(&input, args.game.get(), args.ply, ui) {
        Ok(found) => answer(args, &input, &found, ui),
        Err(complaint) => {
            ui.error(&complaint);
            Status::Failed
        }
    }
}

fn answer(args: &ClaimArgs, input: &Input, found: &Found, ui: &Ui) -> Status {
    let now = found.positions.last().copied().unwrap_or_default();
    let announced = match args.with.as_deref().map(|word| announced(word, &now, found.alphabet)) {
        None => None,
        Some(Ok(mv)) => Some(mv),
        Some(Err(error)) => {
            let reason = san_error(&error, &ui.messages);
            let word = args.with.clone().unwrap_or_default();
            ui.error(
                &ui.messages
                    .with("claim-bad-move", [("move", word.into()), ("reason", reason.into())]),
            );
            return Status::Failed;
        }
    };
    let dates: Vec<&str> = found.dates.iter().map(String::as_str).collect();
    let edition = args.edition.of_dates(&dates, Edition::NEWEST);
    let ground = args.ground.ground();
    let verdict =
        judge(&Claim { positions: &found.positions, ground, intended: announced, edition });
    let answer = Answer {
        file: input.name(),
        game: args.game.get(),
        found,
        edition,
        args,
        announced: announced.map(|mv| San::of(&now, mv).to_string()),
        verdict: &verdict,
    };
    let mut out = ui.stdout();
    let written = if args.json {
        serde_json::to_writer(&mut out, &record::record(&answer, announced))
            .map_err(io::Error::from)
            .and_then(|()| writeln!(out))
    } else {
        text::show(&answer, announced, ui, &mut out)
    };
    match ui.written(written.and_then(|()| out.flush())) {
        Status::Fine if verdict.right => Status::Fine,
        Status::Fine => Status::Findings,
        failed => failed,
    }
}

/// The announced move in English letters, in those of the game, or as from-square and to-square.
fn announced(
    word: &str,
    position: &Position,
    alphabet: &Alphabet,
) -> Result<Move, compongo_notation::SanError> {
    let english = resolve_token(word.as_bytes(), position, Alphabet::ENGLISH);
    let own = || resolve_token(word.as_bytes(), position, alphabet).ok();
    let squares = || uci::read(word.as_bytes(), position).ok();
    english.or_else(|error| own().or_else(squares).ok_or(error))
}

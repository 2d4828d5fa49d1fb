//! `compongo envelope`: opens the envelope of an adjourned game with two of its three slips, where
//! no server is at hand.

mod slips;
mod words;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use compongo_board::{Move, Position};
use compongo_laws::Topic;
use compongo_laws::game::{Act, Content, Envelope, Game, Gesture, Record, Sealing, readings};
use compongo_notation::{Alphabet, uci, write_san};
use compongo_server::sealed::{SealError, open};
use serde_json::json;

use crate::input::Input;
use crate::scoresheet::{read_record, record_error};
use crate::status::Status;
use crate::ui::Ui;
use crate::values;

#[derive(Args, Debug)]
pub(crate) struct EnvelopeArgs {
    record: PathBuf,
    #[arg(num_args = 0..)]
    slips: Vec<String>,
    #[arg(long, value_parser = values::letters)]
    notation: Option<&'static Alphabet>,
    #[arg(long)]
    json: bool,
}

/// An envelope that lies closed, and the game that waits for it.
struct Closed {
    game: Game,
    envelope: Envelope,
    /// The position that the commitment holds, as a FEN.
    before: String,
}

/// What was found in it.
struct Opened<'a> {
    closed: &'a Closed,
    content: Content,
    /// The legal moves that the writing means, in whatever letters.
    moves: Vec<Move>,
}

/// Runs the command.
pub(crate) fn run(args: &EnvelopeArgs, ui: &Ui) -> Status {
    let input = Input::named(&args.record);
    let failed = |complaint: String| {
        ui.error(&complaint);
        Status::Failed
    };
    if input.path().is_none() && args.slips.is_empty() {
        return failed(ui.messages.text("envelope-no-slips"));
    }
    let closed = match find(&input, ui) {
        Ok(closed) => closed,
        Err(complaint) => return failed(complaint),
    };
    let slips = match slips::two(&args.slips, ui) {
        Ok(slips) => slips,
        Err(complaint) => return failed(complaint),
    };
    match open(&closed.envelope, &closed.before, slips) {
        Ok(content) => {
            let moves = closed.game.position().map(|it| readings(&content.text, it));
            let opened = Opened { closed: &closed, content, moves: moves.unwrap_or_default() };
            ui.written(opened.print(args, ui))
        }
        Err(error) => {
            ui.error(&words::sealing(error, ui));
            match error {
                SealError::WrongSlips | SealError::Changed | SealError::NotAsPrinted => {
                    Status::Findings
                }
                _ => Status::Failed,
            }
        }
    }
}

/// The envelope that lies closed at the end of a record, or what is wrong in words.
fn find(input: &Input, ui: &Ui) -> Result<Closed, String> {
    let unreadable = |reason: String| {
        let file = input.label(&ui.messages);
        ui.messages.with("error-cannot-read", [("file", file.into()), ("reason", reason.into())])
    };
    let record = read_record(input).map_err(|why| unreadable(why.words(ui)))?;
    let game = record.replay(|_, _| {}).map_err(|error| unreadable(record_error(&error, ui)))?;
    let sealed = game.sealed_commitment().and_then(|commitment| {
        let of_it = |it: &&Envelope| it.commitment == commitment;
        envelopes(&record).filter(of_it).last().cloned()
    });
    let Some(envelope) = sealed else {
        let why = if envelopes(&record).next().is_some() { "opened" } else { "none" };
        return Err(ui.messages.text(&format!("envelope-{why}")));
    };
    if envelope.locked.is_empty() {
        return Err(ui.messages.text("envelope-left-out"));
    }
    let before = game.table().to_fen();
    Ok(Closed { game, envelope, before })
}

/// Every envelope that was sealed, in the order of the record.
fn envelopes(record: &Record) -> impl Iterator<Item = &Envelope> {
    record.facts.iter().filter_map(|fact| match &fact.act {
        Act::Seal { envelope, .. } => envelope.as_ref(),
        _ => None,
    })
}

impl Opened<'_> {
    fn print(&self, args: &EnvelopeArgs, ui: &Ui) -> io::Result<()> {
        let mut out = ui.stdout();
        let letters = args.notation.unwrap_or_else(|| words::letters(ui));
        if args.json {
            writeln!(out, "{}", self.json())?;
        } else {
            out.write_all(words::report(self, letters, ui).as_bytes())?;
        }
        out.flush()
    }

    fn json(&self) -> serde_json::Value {
        let position = self.position();
        let san = |mv: &Move| position.map(|it| write_san(it, *mv, Alphabet::ENGLISH));
        let squares: Vec<String> = self.gestures().map(|it| it.to_string()).collect();
        json!({
            "before": self.closed.before,
            "commitment": self.closed.envelope.commitment.to_string(),
            "text": self.content.text,
            "nonce": self.content.nonce.to_string(),
            "moves": squares,
            "san": self.moves.iter().filter_map(san).collect::<Vec<_>>(),
            "act": self.act(),
        })
    }

    fn gestures(&self) -> impl Iterator<Item = Gesture> {
        let position = self.position();
        self.moves.iter().filter_map(move |mv| uci::write(position?, *mv).parse().ok())
    }

    /// What the arbiter tells the game, where the writing means one move. What means none or
    /// several is for him to judge.
    fn act(&self) -> Option<Act> {
        let mut meant = self.gestures();
        let (gesture, None) = (meant.next()?, meant.next()) else { return None };
        let content = Some(self.content.clone());
        Some(Act::OpenEnvelope { content, gesture: Some(gesture), writing: Sealing::Clear })
    }

    /// The position, if the pieces stand as one.
    fn position(&self) -> Option<&Position> {
        self.closed.game.position()
    }

    /// When the Laws have it opened.
    fn article(&self) -> Option<&'static str> {
        self.closed.game.edition().cite(Topic::OpeningTheEnvelope).map(|it| it.article)
    }
}

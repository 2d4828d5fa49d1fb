//! What was found in an envelope, and why it cannot be opened, in words.

use compongo_board::Position;
use compongo_notation::{Alphabet, write_san};
use compongo_server::sealed::{BOX_BYTES, SealError};

use super::Opened;
use crate::messages::Lang;
use crate::ui::Ui;

/// The letters of the language of the reader.
pub(super) fn letters(ui: &Ui) -> &'static Alphabet {
    let code = match ui.messages.lang() {
        Lang::En => "en",
        Lang::Es => "es",
    };
    Alphabet::by_code(code).unwrap_or(Alphabet::ENGLISH)
}

/// Everything that an arbiter needs, a line each.
pub(super) fn report(opened: &Opened<'_>, letters: &Alphabet, ui: &Ui) -> String {
    let line = |id: &str, value: String| ui.with1(id, "value", value.into());
    let commitment = opened.closed.envelope.commitment.to_string();
    let mut lines = vec![
        line("envelope-text", visible(&opened.content.text)),
        meaning(opened, letters, ui),
        line("envelope-before", opened.closed.before.clone()),
        line("envelope-printed", grouped(&commitment)),
        line("envelope-number", opened.content.nonce.to_string()),
    ];
    lines.extend(opened.act().and_then(|act| {
        let text = serde_json::to_string(&act).ok()?;
        Some(line("envelope-act", text))
    }));
    lines.extend(opened.article().map(|it| line("envelope-when", it.to_owned())));
    lines.push(String::new());
    lines.join("\n")
}

/// Which move it is, or that it is for the arbiter to judge.
fn meaning(opened: &Opened<'_>, letters: &Alphabet, ui: &Ui) -> String {
    let moves: Vec<String> = opened
        .position()
        .into_iter()
        .flat_map(|position| opened.moves.iter().map(move |mv| (position, *mv)))
        .map(|(position, mv)| format!("{}{}", number(position), write_san(position, mv, letters)))
        .collect();
    match moves.as_slice() {
        [] => ui.messages.text("envelope-means-nothing"),
        [one] => ui.with1("envelope-means", "move", one.as_str().into()),
        several => ui.with1("envelope-means-several", "moves", several.join(", ").into()),
    }
}

fn number(position: &Position) -> String {
    let dots = if position.turn().is_white() { "." } else { "..." };
    format!("{}{dots}", position.fullmove_number())
}

/// As it stands on the printed envelope and on the screens.
fn grouped(digits: &str) -> String {
    let digits: Vec<char> = digits.chars().collect();
    digits.chunks(4).map(|it| it.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// Without what a terminal would obey.
fn visible(text: &str) -> String {
    text.chars().map(|it| if it.is_control() { '\u{fffd}' } else { it }).collect()
}

/// Why an envelope stays closed.
pub(super) fn sealing(error: SealError, ui: &Ui) -> String {
    let id = match error {
        SealError::Length(bytes) => {
            let variables =
                [("bytes", (bytes as u64).into()), ("whole", (BOX_BYTES as u64).into())];
            return ui.messages.with("envelope-cut", variables);
        }
        SealError::Characters => "envelope-characters",
        SealError::OneHolder => "envelope-one-holder",
        SealError::WrongSlips => "envelope-wrong-slips",
        // What is too long cannot have been sealed.
        SealError::Changed | SealError::TooLong => "envelope-changed",
        SealError::NotAsPrinted => "envelope-not-as-printed",
    };
    ui.messages.text(id)
}

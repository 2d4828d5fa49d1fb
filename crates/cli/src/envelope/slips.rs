//! The slips: as arguments, or asked for, so that they need not stay in the history of a shell.

use std::io::{self, BufRead, Write};

use compongo_server::sealed::{Slip, SlipError};

use crate::ui::{Ui, stdin_is_terminal};

/// The longest line that can be a slip, however it is spaced.
const LONGEST: u64 = 256;

/// Two slips, or what is wrong in words. What is wrong with a slip never repeats it.
pub(super) fn two(typed: &[String], ui: &Ui) -> Result<[Slip; 2], String> {
    match typed {
        [] => {
            let mut stdin = io::stdin().lock();
            let first = asked(&mut stdin, 1, ui)?;
            Ok([first, asked(&mut stdin, 2, ui)?])
        }
        [first, second] => Ok([read(first, 1, ui)?, read(second, 2, ui)?]),
        _ => Err(ui.messages.text("envelope-two-slips")),
    }
}

/// The next line with something on it.
fn asked(stdin: &mut impl BufRead, nth: u64, ui: &Ui) -> Result<Slip, String> {
    loop {
        if stdin_is_terminal() {
            let question = ui.with1("envelope-ask", "nth", nth.into());
            let _ = write!(io::stderr(), "{question} ");
            let _ = io::stderr().flush();
        }
        let mut line = Vec::new();
        let done = io::Read::take(&mut *stdin, LONGEST).read_until(b'\n', &mut line);
        match done {
            Ok(0) => return Err(ui.messages.text("envelope-two-slips")),
            Ok(_) => {}
            Err(error) => {
                let file = ui.messages.text("stdin-name");
                let variables = [("file", file.into()), ("reason", ui.reason(&error).into())];
                return Err(ui.messages.with("error-cannot-read", variables));
            }
        }
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() {
            return read(&text, nth, ui);
        }
    }
}

fn read(text: &str, nth: u64, ui: &Ui) -> Result<Slip, String> {
    text.trim().parse().map_err(|error| {
        let reason = match error {
            SlipError::Holder => ui.messages.text("envelope-slip-holder"),
            SlipError::Length(count) => {
                ui.with1("envelope-slip-length", "count", (count as u64).into())
            }
            SlipError::Character(letter) => {
                ui.with1("envelope-slip-character", "letter", letter.to_string().into())
            }
            SlipError::Mistyped => ui.messages.text("envelope-slip-mistyped"),
        };
        ui.messages.with("envelope-slip", [("nth", nth.into()), ("reason", reason.into())])
    })
}

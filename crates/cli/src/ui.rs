//! Where the program speaks: data to stdout, messages to stderr, colours where they belong.

use std::error::Error;
use std::io::{self, ErrorKind, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use compongo_pgn::TrailingJunk;
use fluent_bundle::FluentValue;

use crate::args::ColorWhen;
use crate::messages::Messages;
use crate::status::Status;

/// Errors and illegal moves.
pub(crate) const RED: Style = AnsiColor::Red.on_default().bold();
/// Warnings.
pub(crate) const YELLOW: Style = AnsiColor::Yellow.on_default().bold();
/// What is as it should be.
pub(crate) const GREEN: Style = AnsiColor::Green.on_default();
/// Notes.
pub(crate) const CYAN: Style = AnsiColor::Cyan.on_default();
/// What a line is about.
pub(crate) const BOLD: Style = Style::new().bold();
/// What is there for those who look for it.
pub(crate) const DIM: Style = Style::new().dimmed();

/// The person in front of the program.
pub(crate) struct Ui {
    /// In his language.
    pub(crate) messages: Messages,
    /// Whether stdout is coloured.
    pub(crate) color: bool,
    /// Whether stderr is.
    color_err: bool,
}

impl Ui {
    /// By the option `--color` and the environment (`NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`).
    pub(crate) fn new(messages: Messages, when: ColorWhen) -> Ui {
        let colored = |auto: ColorChoice| match when {
            ColorWhen::Auto => auto != ColorChoice::Never,
            ColorWhen::Always => true,
            ColorWhen::Never => false,
        };
        Ui {
            messages,
            color: colored(AutoStream::choice(&io::stdout())),
            color_err: colored(AutoStream::choice(&io::stderr())),
        }
    }

    /// Standard output; colours are taken out where they are not wanted.
    pub(crate) fn stdout(&self) -> AutoStream<io::StdoutLock<'static>> {
        AutoStream::new(io::stdout(), choice(self.color)).lock()
    }

    /// A message about something that went wrong.
    pub(crate) fn error(&self, text: &str) {
        self.message("label-error", RED, text);
    }

    /// A message about something that deserves attention.
    pub(crate) fn warn(&self, text: &str) {
        self.message("label-warning", YELLOW, text);
    }

    /// A message that is complete as it is.
    pub(crate) fn raw_error(&self, text: &str) {
        let mut stderr = AutoStream::new(io::stderr(), choice(self.color_err)).lock();
        let _ = write!(stderr, "{text}");
    }

    fn message(&self, label: &str, style: Style, text: &str) {
        let label = self.messages.text(label);
        let mut stderr = AutoStream::new(io::stderr(), choice(self.color_err)).lock();
        // There is nobody left to tell if even this fails.
        let _ = writeln!(stderr, "compongo: {style}{label}{style:#} {}", clean(text));
    }

    /// What became of writing to stdout. A reader that has seen enough (`| head`) is no failure.
    pub(crate) fn written(&self, result: io::Result<()>) -> Status {
        match result {
            Ok(()) => Status::Fine,
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Status::Fine,
            Err(error) => {
                let reason = self.reason(&error);
                self.error(&self.messages.with("error-cannot-write", [("reason", reason.into())]));
                Status::Failed
            }
        }
    }

    /// Why a file could not be read or written, in words.
    pub(crate) fn reason(&self, error: &io::Error) -> String {
        let id = match error.kind() {
            // What the system says comes in its own language, and damaged data are none of its
            // errors.
            ErrorKind::InvalidData | ErrorKind::InvalidInput | ErrorKind::Other
                if error.raw_os_error().is_none() =>
            {
                if error.get_ref().is_some_and(<dyn Error + Send + Sync>::is::<TrailingJunk>) {
                    "io-trailing-junk"
                } else if error.to_string().contains("too much memory") {
                    "io-too-much-memory"
                } else {
                    "io-damaged"
                }
            }
            ErrorKind::NotFound => "io-not-found",
            ErrorKind::PermissionDenied => "io-permission-denied",
            ErrorKind::IsADirectory => "io-is-a-directory",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "io-storage-full",
            ErrorKind::NotADirectory => "io-not-a-directory",
            ErrorKind::InvalidFilename => "io-invalid-filename",
            ErrorKind::TimedOut => "io-timed-out",
            ErrorKind::UnexpectedEof => "io-unexpected-eof",
            _ => match error.raw_os_error() {
                // These have no kind of their own yet.
                Some(code) if cfg!(target_os = "linux") && code == 40 => "io-loop",
                Some(code) if cfg!(target_os = "macos") && code == 62 => "io-loop",
                Some(5) if cfg!(unix) => "io-device",
                Some(24) if cfg!(unix) => "io-too-many-open",
                Some(code) => return self.with1("io-system", "code", code.into()),
                None => return error.to_string(),
            },
        };
        self.messages.text(id)
    }

    /// A message with one variable.
    pub(crate) fn with1<'a>(&self, id: &str, name: &'a str, value: FluentValue<'a>) -> String {
        self.messages.with(id, [(name, value)])
    }
}

/// Whether a person sits at stdin.
pub(crate) fn stdin_is_terminal() -> bool {
    io::stdin().is_terminal()
}

/// Text of unknown origin made harmless for a terminal: control characters and those that turn
/// the direction of writing are shown, not obeyed. Line breaks and tabs stay.
pub(crate) fn clean(text: &str) -> std::borrow::Cow<'_, str> {
    let bad = |c: char| {
        (c.is_control() && c != '\n' && c != '\t')
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if !text.contains(bad) {
        return text.into();
    }
    text.chars().map(|c| if bad(c) { '\u{fffd}' } else { c }).collect::<String>().into()
}

/// A text cut off after so many characters: tags of files may be of any length, lines for people
/// may not.
pub(crate) fn shorten(text: &str, most: usize) -> std::borrow::Cow<'_, str> {
    match text.char_indices().nth(most) {
        None => text.into(),
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()).into(),
    }
}

fn choice(color: bool) -> ColorChoice {
    if color { ColorChoice::Always } else { ColorChoice::Never }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_given_in_the_language_of_the_reader() {
        let ui = Ui::new(Messages::new(crate::messages::Lang::Es), ColorWhen::Never);
        let other = |text| io::Error::other(text);
        for (error, words) in [
            (other("Data corruption detected"), "los datos comprimidos están dañados"),
            (
                other("Frame requires too much memory for decoding"),
                "para descomprimir haría falta demasiada memoria",
            ),
            (ErrorKind::InvalidInput.into(), "los datos comprimidos están dañados"),
            (
                io::Error::new(ErrorKind::InvalidData, TrailingJunk),
                "a los datos comprimidos, leídos hasta su final, les sigue otra cosa",
            ),
            (ErrorKind::UnexpectedEof.into(), "los datos comprimidos acaban antes de tiempo"),
            (ErrorKind::NotADirectory.into(), "una parte de la ruta no es un directorio"),
        ] {
            assert_eq!(ui.reason(&error), words, "{error}");
        }
        #[cfg(target_os = "linux")]
        for (code, words) in [
            (5, "error de entrada o salida del dispositivo"),
            (20, "una parte de la ruta no es un directorio"),
            (22, "error 22 del sistema"),
            (24, "demasiados archivos abiertos"),
            (36, "el nombre no sirve"),
            (40, "los enlaces simbólicos forman un círculo"),
            (71, "error 71 del sistema"),
        ] {
            assert_eq!(ui.reason(&io::Error::from_raw_os_error(code)), words, "{code}");
        }
    }

    #[test]
    fn nothing_in_a_file_reaches_the_terminal_as_a_command() {
        assert_eq!(clean("Kramnik – Lékó"), "Kramnik – Lékó");
        assert_eq!(shorten("Lékó", 4), "Lékó");
        assert_eq!(shorten("Lékó", 3), "Lék…");
        assert_eq!(clean("a\u{1b}[2Jb\u{202e}c\r"), "a\u{fffd}[2Jb\u{fffd}c\u{fffd}");
    }
}

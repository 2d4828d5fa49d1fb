//! The command `compongo`: the FIDE Laws of Chess at the command line.
//!
//! One file per command. What can be typed is in `args.rs`, what is said in `locales/`, and every
//! command ends with a status (`status.rs`). Nothing here knows the Laws: the library crates do.

mod args;
mod case;
mod check;
mod claim;
mod diagram;
mod envelope;
mod faults;
mod flag;
mod form;
mod help;
mod illegal;
mod input;
mod laws;
mod manual;
mod messages;
mod meter;
mod notation;
mod numbers;
mod parallel;
mod perft;
mod progress;
mod proof;
mod reading;
mod replay;
mod rulings;
mod school;
mod scoresheet;
mod serve;
mod spelling;
mod status;
mod ui;
mod values;
mod watch;
mod winnable;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::{ColorChoice, FromArgMatches, ValueEnum};

use args::{Cli, ColorWhen, Command};
use messages::{Lang, Messages};
use ui::Ui;

fn main() -> ExitCode {
    let words = with_help_as_option(env::args_os().collect());
    // Needed before the command line is read, to complain about it in the right language.
    let lang = early(&words, "--lang").unwrap_or_else(Lang::of_environment);
    let color = early(&words, "--color").unwrap_or(ColorWhen::Auto);
    let ui = Ui::new(Messages::new(lang), color);
    let paint = match color {
        ColorWhen::Auto => ColorChoice::Auto,
        ColorWhen::Always => ColorChoice::Always,
        ColorWhen::Never => ColorChoice::Never,
    };
    let parsed = help::command(&ui.messages, paint)
        .try_get_matches_from(words)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let status = match parsed {
        Ok(cli) => match cli.command {
            Command::Check(args) => check::run(&args, &ui),
            Command::Watch(args) => watch::run(&args, &ui),
            Command::Winnable(args) => winnable::run(&args, &ui),
            Command::Flag(args) => flag::run(&args, &ui),
            Command::Claim(args) => claim::run(&args, &ui),
            Command::Perft(args) => perft::run(&args, &ui),
            Command::Notation(args) => notation::run(&args, &ui),
            Command::Laws(args) => laws::run(&args, &ui),
            Command::Case(args) => case::run(&args, &ui),
            Command::Replay(args) => replay::run(&args, &ui),
            Command::Scoresheet(args) => scoresheet::run(&args, &ui),
            Command::Form(args) => form::run(&args, &ui),
            Command::Envelope(args) => envelope::run(&args, &ui),
            Command::School(args) => school::run(&args, &ui),
            Command::Serve(args) => serve::run(&args, &ui),
            Command::Completions(args) => manual::completions(&args, &ui),
            Command::Man(args) => manual::man(&args, &ui),
        },
        Err(error) => help::answer(&error, &ui),
    };
    // Threads that still wait for input end here.
    status.into()
}

/// `compongo help check` and `compongo ayuda check` are `compongo check --help`.
fn with_help_as_option(mut words: Vec<OsString>) -> Vec<OsString> {
    let mut at = 1;
    while let Some(word) = words.get(at) {
        if word == "--lang" || word == "--color" {
            at += 2;
        } else if word.to_string_lossy().starts_with("--") {
            at += 1;
        } else {
            break;
        }
    }
    if words.get(at).is_some_and(|word| word == "help" || word == "ayuda") {
        words.remove(at);
        words.push("--help".into());
    }
    words
}

/// The value of an option before the command line is read; the reading itself complains of a bad
/// one.
fn early<T: ValueEnum>(words: &[OsString], option: &str) -> Option<T> {
    let words = words.iter().map(|word| word.to_str().unwrap_or_default());
    let mut words = words.take_while(|word| *word != "--");
    while let Some(word) = words.next() {
        let Some(rest) = word.strip_prefix(option) else { continue };
        let value = match rest.strip_prefix('=') {
            Some(value) => value,
            None if rest.is_empty() => words.next()?,
            None => continue,
        };
        return T::from_str(value, false).ok();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<OsString> {
        text.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn the_language_is_known_before_the_rest_is_read() {
        assert_eq!(early(&words("compongo check --lang es x"), "--lang"), Some(Lang::Es));
        assert_eq!(early(&words("compongo --lang=es check"), "--lang"), Some(Lang::Es));
        assert_eq!(early::<Lang>(&words("compongo --lang fr"), "--lang"), None);
        assert_eq!(early::<Lang>(&words("compongo check -- --lang es"), "--lang"), None);
        assert_eq!(early::<Lang>(&words("compongo --language=es"), "--lang"), None);
    }

    #[test]
    fn help_may_be_asked_for_as_a_command() {
        assert_eq!(with_help_as_option(words("compongo help")), words("compongo --help"));
        assert_eq!(
            with_help_as_option(words("compongo ayuda check")),
            words("compongo check --help")
        );
        assert_eq!(
            with_help_as_option(words("compongo --lang es help")),
            words("compongo --lang es --help")
        );
        assert_eq!(with_help_as_option(words("compongo check help")), words("compongo check help"));
    }
}

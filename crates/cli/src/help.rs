//! The help and the errors of the command line in the language of the reader.

use std::error::Error as _;
use std::io::Write;

use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ColorChoice, Command, CommandFactory, Error};

use crate::args::Cli;
use crate::messages::{Lang, Messages};
use crate::status::Status;
use crate::ui::Ui;
use crate::values::ValueError;

/// The command line with all its texts.
pub(crate) fn command(messages: &Messages, color: ColorChoice) -> Command {
    let root = Cli::command().color(color).styles(Styles::styled()).max_term_width(100);
    let root = dress(root, messages, "compongo")
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .display_order(999)
                .help(messages.text("opt-version"))
                .help_heading(messages.text("help-options")),
        )
        .subcommand_help_heading(messages.text("help-commands"))
        .after_help(messages.text("help-after"));
    let names: Vec<String> = root.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    names
        .into_iter()
        .fold(root, |root, name| root.mut_subcommand(&name, |sub| dress(sub, messages, &name)))
}

/// Puts the texts into one command. Names of options and the words of the help come from Fluent,
/// so nothing of clap's own English is left in them.
fn dress(command: Command, messages: &Messages, name: &str) -> Command {
    let usage = messages.text("help-usage");
    let template =
        format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let options = messages.text("help-options");
    let arguments = messages.text("help-arguments");
    command
        .about(messages.text(&format!("about-{name}")))
        .override_usage(messages.text(&format!("usage-{name}")))
        .help_template(template)
        .mut_args(|arg| {
            let id = arg.get_id().as_str();
            let key = match id {
                "lang" | "color" | "positions" | "seconds" | "font" | "event" | "site" | "date"
                | "round" | "board" | "white" | "black" | "arbiter" => format!("opt-{id}"),
                _ => format!("opt-{name}-{}", id.replace('_', "-")),
            };
            let heading = if arg.is_positional() { &arguments } else { &options };
            let arg = arg.help(messages.text(&key)).help_heading(heading.clone());
            if arg.get_action().takes_values() {
                let value = format!("value-{}", key.trim_start_matches("opt-"));
                arg.hide_default_value(true)
                    .hide_possible_values(true)
                    .value_name(messages.text(&value))
            } else {
                arg
            }
        })
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .display_order(998)
                .help(messages.text("opt-help"))
                .help_heading(options.clone()),
        )
}

/// Prints the help or the version where that is what was asked for, otherwise what is wrong.
pub(crate) fn answer(error: &Error, ui: &Ui) -> Status {
    if error.use_stderr() {
        ui.raw_error(&explain(error, &ui.messages));
        return Status::Failed;
    }
    let mut out = ui.stdout();
    let text = error.render().ansi().to_string();
    ui.written(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// An error of use in words: clap's own in English, ours in Spanish.
fn explain(error: &Error, messages: &Messages) -> String {
    if messages.lang() == Lang::En {
        return error.render().ansi().to_string();
    }
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let id = match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation
            if context(ContextKind::InvalidValue).is_empty() =>
        {
            "use-value-missing"
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "use-invalid-value",
        ErrorKind::UnknownArgument => "use-unknown-argument",
        ErrorKind::InvalidSubcommand => "use-unknown-command",
        ErrorKind::ArgumentConflict => "use-conflict",
        ErrorKind::MissingRequiredArgument => "use-missing-argument",
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            "use-missing-command"
        }
        ErrorKind::InvalidUtf8 => "use-invalid-utf8",
        _ => "use-other",
    };
    let arg = match error.kind() {
        ErrorKind::InvalidSubcommand => context(ContextKind::InvalidSubcommand),
        _ => context(ContextKind::InvalidArg),
    };
    let mut text = messages.with(
        id,
        [
            ("arg", arg.into()),
            ("value", context(ContextKind::InvalidValue).into()),
            ("other", context(ContextKind::PriorArg).into()),
        ],
    );
    if let Some(reason) = error.source().and_then(|source| source.downcast_ref::<ValueError>()) {
        text.push_str(": ");
        text.push_str(&reason.text(messages));
    }
    let valid = context(ContextKind::ValidValue);
    if !valid.is_empty() {
        text.push('\n');
        text.push_str(&messages.with("use-valid-values", [("values", valid.into())]));
    }
    format!("{} {text}\n\n{}\n", messages.text("label-error"), messages.text("use-try-help"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        command(&Messages::new(Lang::En), ColorChoice::Never).debug_assert();
    }

    #[test]
    fn every_text_of_the_help_exists() {
        for lang in [Lang::En, Lang::Es] {
            let mut command = command(&Messages::new(lang), ColorChoice::Never);
            let mut help = command.render_long_help().to_string();
            for sub in command.get_subcommands_mut() {
                help += &sub.render_long_help().to_string();
            }
            for prefix in ["opt-", "about-", "usage-", "value-", "help-"] {
                assert!(!help.contains(&format!(" {prefix}")), "{lang:?}: {help}");
                assert!(!help.contains(&format!("<{prefix}")), "{lang:?}: {help}");
            }
        }
    }
}

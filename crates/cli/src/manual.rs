//! `compongo completions` and `compongo man`: what shells and `man` want to know of the command,
//! from the definitions that read it.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::ColorChoice;
use clap_complete::generate;
use clap_mangen::{Man, generate_to};

use crate::args::{CompletionsArgs, ManArgs};
use crate::help;
use crate::status::Status;
use crate::ui::Ui;

/// Prints the script for a shell.
pub(crate) fn completions(args: &CompletionsArgs, ui: &Ui) -> Status {
    let mut command = help::command(&ui.messages, ColorChoice::Never);
    let mut script = Vec::new();
    generate(args.shell, &mut command, "compongo", &mut script);
    print(&script, ui)
}

/// Prints the page of the command, or writes it and those of its commands to a folder.
pub(crate) fn man(args: &ManArgs, ui: &Ui) -> Status {
    let command = help::command(&ui.messages, ColorChoice::Never);
    let Some(folder) = &args.to else {
        let mut page = Vec::new();
        return match Man::new(command).render(&mut page) {
            Ok(()) => print(&page, ui),
            Err(error) => ui.written(Err(error)),
        };
    };
    match write(command, folder) {
        Ok(()) => Status::Fine,
        Err(error) => {
            let (file, reason) = (folder.display().to_string(), ui.reason(&error));
            let text = [("file", file.into()), ("reason", reason.into())];
            ui.error(&ui.messages.with("manual-not-written", text));
            Status::Failed
        }
    }
}

fn write(command: clap::Command, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    generate_to(command, folder)
}

fn print(bytes: &[u8], ui: &Ui) -> Status {
    // What a program reads has no colours that could be taken out.
    let mut out = io::stdout().lock();
    ui.written(out.write_all(bytes).and_then(|()| out.flush()))
}

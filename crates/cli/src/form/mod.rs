//! `compongo form`: the forms of arbiters, filled in from records.

use std::io;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use compongo_laws::Edition;
use compongo_notation::Alphabet;
use compongo_paper::{
    Envelope, EnvelopeSide, Fonts, Heading, LateList, PaperError, Printed, SheetStyle, claim_form,
    envelope, incident_report, late_list,
};

use crate::input::Input;
use crate::scoresheet::{
    PrintArgs, fonts, language, paper_error, read_record, unwritten, warn_lacking, write_file,
};
use crate::status::Status;
use crate::ui::Ui;
use crate::values;

#[derive(Args, Debug)]
pub(crate) struct FormArgs {
    #[arg(value_enum)]
    form: Form,
    #[arg(required = true)]
    records: Vec<PathBuf>,
    #[arg(long)]
    line: Vec<usize>,
    #[arg(long, value_parser = values::letters)]
    notation: Option<&'static Alphabet>,
    #[arg(long)]
    resumption: Option<String>,
    #[arg(long)]
    code: Option<String>,
    #[arg(long, short)]
    output: PathBuf,
    #[command(flatten)]
    print: PrintArgs,
}

/// Which form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Form {
    Claim,
    Incident,
    Envelope,
    EnvelopeCopy,
    Late,
}

/// Runs the command.
pub(crate) fn run(args: &FormArgs, ui: &Ui) -> Status {
    let Some(fonts) = fonts(&args.print, ui) else { return Status::Failed };
    let one = args.form != Form::Late;
    if one && args.records.len() > 1 {
        ui.error(&ui.messages.text("form-one-record"));
        return Status::Failed;
    }
    match print(args, &fonts, ui) {
        Err(complaint) => {
            ui.error(&complaint);
            Status::Failed
        }
        Ok(printed) => {
            warn_lacking(&printed.lacking, ui);
            match write_file(&args.output, &printed.pdf) {
                Ok(()) => Status::Fine,
                // A reader that has seen enough is no failure.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Fine,
                Err(error) => unwritten(&args.output, &error, ui),
            }
        }
    }
}

/// The form, or what is wrong in words.
fn print(args: &FormArgs, fonts: &Fonts, ui: &Ui) -> Result<Printed, String> {
    let style =
        SheetStyle { language: language(ui), letters: args.notation, ..SheetStyle::default() };
    let mut heading = Heading::default();
    args.print.fill(&mut heading);
    let wrong = |error: PaperError| paper_error(&error, ui);
    let mut list = LateList::new(Edition::NEWEST);
    for (nth, path) in (1_u32..).zip(&args.records) {
        let input = Input::named(path);
        let unreadable = |reason: String| {
            let file = input.label(&ui.messages);
            let variables = [("file", file.into()), ("reason", reason.into())];
            ui.messages.with("error-cannot-read", variables)
        };
        let record = read_record(&input).map_err(|why| unreadable(why.words(ui)))?;
        let side = match args.form {
            Form::Claim => {
                let line = args.line.last().copied();
                return claim_form(&record, line, &heading, &style, fonts).map_err(wrong);
            }
            Form::Incident => {
                return incident_report(&record, &args.line, &heading, &style, fonts)
                    .map_err(wrong);
            }
            Form::Late => {
                // Records do not know their boards: they are counted in the order of the files.
                let board =
                    if args.records.len() > 1 { nth.to_string() } else { heading.board.clone() };
                let of_board = Heading { board, ..heading.clone() };
                list.add(&record, &of_board).map_err(|error| unreadable(wrong(error)))?;
                continue;
            }
            Form::Envelope => EnvelopeSide::Front,
            Form::EnvelopeCopy => EnvelopeSide::Copy,
        };
        let more = Envelope {
            resumption: args.resumption.clone().unwrap_or_default(),
            code: args.code.clone().unwrap_or_default(),
        };
        return envelope(&record, &more, side, &heading, &style, fonts).map_err(wrong);
    }
    late_list(&list, &heading, &style, fonts).map_err(wrong)
}

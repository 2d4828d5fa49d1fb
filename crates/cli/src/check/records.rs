//! The report for programs: one finding per line, as JSON or comma-separated values.
//!
//! Both have the same fields in the same order: `file`, `game`, `offset`, `white`, `black`,
//! `date`, `edition`, `ply`, `move`, `fen`, `code`, `severity`, `article`, `message`. What is not
//! known is `null` in JSON and empty in CSV. Several articles are separated by a comma and a space.

use std::io::{self, Write};

use compongo_audit::Finding;
use serde::Serialize;

use super::{Format, wording};
use crate::input::Input;
use crate::messages::Messages;

/// One finding with its fields in the order of the contract.
#[derive(Serialize)]
struct Record<'a> {
    file: &'a str,
    game: u64,
    offset: u64,
    white: &'a str,
    black: &'a str,
    date: &'a str,
    edition: String,
    ply: Option<u32>,
    r#move: Option<&'a str>,
    fen: Option<&'a str>,
    code: &'static str,
    severity: &'static str,
    article: String,
    message: String,
}

impl<'a> Record<'a> {
    fn new(file: &'a str, finding: &'a Finding, messages: &Messages) -> Record<'a> {
        Record {
            file,
            game: finding.game,
            offset: finding.offset,
            white: &finding.white,
            black: &finding.black,
            date: &finding.date,
            edition: finding.edition.to_string(),
            ply: finding.ply,
            r#move: finding.mv.as_deref(),
            fen: finding.fen.as_deref(),
            code: finding.code().as_str(),
            severity: finding.severity.as_str(),
            article: wording::articles(finding),
            message: wording::message(finding, messages),
        }
    }
}

/// `--json`.
pub(super) struct Json<'a> {
    messages: &'a Messages,
}

impl<'a> Json<'a> {
    pub(super) fn new(messages: &'a Messages) -> Json<'a> {
        Json { messages }
    }
}

impl Format for Json<'_> {
    fn findings(
        &mut self,
        input: &Input,
        findings: &[&Finding],
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        for finding in findings {
            serde_json::to_writer(&mut *out, &Record::new(input.name(), finding, self.messages))?;
            writeln!(out)?;
        }
        Ok(())
    }
}

/// `--csv`.
pub(super) struct Csv<'a> {
    messages: &'a Messages,
}

impl<'a> Csv<'a> {
    pub(super) fn new(messages: &'a Messages) -> Csv<'a> {
        Csv { messages }
    }
}

const HEADER: &str =
    "file,game,offset,white,black,date,edition,ply,move,fen,code,severity,article,message";

impl Format for Csv<'_> {
    fn begin(&mut self, out: &mut Vec<u8>) -> io::Result<()> {
        // Also when nothing is found: a table without rows is still a table.
        writeln!(out, "{HEADER}")
    }

    fn findings(
        &mut self,
        input: &Input,
        findings: &[&Finding],
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        let mut writer = csv::WriterBuilder::new().has_headers(false).from_writer(out);
        for finding in findings {
            writer.serialize(Record::new(input.name(), finding, self.messages))?;
        }
        writer.flush()
    }
}

use std::path::PathBuf;

use crate::Fault;

/// What is to be measured.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) games: usize,
    pub(crate) seconds: u64,
    /// Tables in the record with which a server is started.
    pub(crate) open_tables: usize,
    /// Facts of each of them.
    pub(crate) facts: u32,
    pub(crate) json: Option<PathBuf>,
    /// Where the records are put; a folder of the system's otherwise.
    pub(crate) data: Option<PathBuf>,
}

impl Options {
    pub(crate) fn read(words: &[&str]) -> Result<Options, Fault> {
        let mut options = Options {
            games: 10_000,
            seconds: 60,
            open_tables: 100_000,
            facts: 10,
            json: None,
            data: None,
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            match *word {
                "--games" => options.games = value.parse()?,
                "--seconds" => options.seconds = value.parse()?,
                "--open-tables" => options.open_tables = value.parse()?,
                "--facts" => options.facts = value.parse()?,
                "--json" => options.json = Some(value.into()),
                "--data" => options.data = Some(value.into()),
                _ => return Err(format!("there is no {word}").into()),
            }
        }
        Ok(options)
    }
}

//! What has been answered so far, in a file of the user's.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use serde::{Deserialize, Serialize};

use crate::ui::Ui;

/// The version of the file that is written.
const VERSION: u32 = 1;

/// The file.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    version: u32,
    situations: BTreeMap<String, Past>,
}

/// How often a situation was asked.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Past {
    asked: u32,
    right: u32,
    /// Whether it was right the last time.
    last: bool,
}

/// Why the file cannot be used.
enum Fault {
    Read(io::Error),
    /// It is written by a later version, and left alone.
    Later(u32),
    /// It is no such file.
    Damaged,
}

/// The progress as far as it is known; without a place nothing is kept.
pub(super) struct Progress {
    file: Option<PathBuf>,
    kept: Kept,
}

impl Progress {
    /// The file named, or the one in the user's directory for data.
    pub(super) fn at(file: Option<&Path>, ui: &Ui) -> Progress {
        let Some(file) = file.map(Path::to_owned).or_else(own_file) else {
            ui.warn(&ui.messages.text("school-no-place"));
            return Progress { file: None, kept: Kept::default() };
        };
        match read(&file) {
            Ok(kept) => Progress { file: Some(file), kept },
            Err(fault) => Progress { file: told(fault, file, ui), kept: Kept::default() },
        }
    }

    /// Adds an answer and writes it down at once. What another program has written meanwhile
    /// stays.
    pub(super) fn add(&mut self, key: &str, right: bool, ui: &Ui) {
        if let Some(Ok(kept)) = self.file.as_deref().map(read) {
            self.kept = kept;
        }
        let past = self.kept.situations.entry(key.to_owned()).or_default();
        past.asked = past.asked.saturating_add(1);
        past.right = past.right.saturating_add(u32::from(right));
        past.last = right;
        self.kept.version = VERSION;
        let Some(file) = &self.file else { return };
        if let Err(error) = write(file, &self.kept) {
            let reason = ui.reason(&error);
            let text = [("file", shown(file).into()), ("reason", reason.into())];
            ui.warn(&ui.messages.with("school-not-kept", text));
            // Said once.
            self.file = None;
        }
    }

    /// Whether the last answer to a situation was wrong.
    pub(super) fn was_wrong(&self, key: &str) -> bool {
        self.kept.situations.get(key).is_some_and(|past| !past.last)
    }

    /// How many situations were answered, and how many of them wrongly the last time.
    pub(super) fn standing(&self) -> Option<(usize, usize)> {
        let all = &self.kept.situations;
        (!all.is_empty()).then(|| (all.len(), all.values().filter(|it| !it.last).count()))
    }
}

/// Where the user's data are.
fn own_file() -> Option<PathBuf> {
    let names = AppStrategyArgs {
        top_level_domain: String::new(),
        author: String::new(),
        app_name: "compongo".to_owned(),
    };
    Some(choose_app_strategy(names).ok()?.in_data_dir("school.json"))
}

fn read(file: &Path) -> Result<Kept, Fault> {
    let text = match fs::read(file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Kept::default()),
        Err(error) => return Err(Fault::Read(error)),
    };
    let value: serde_json::Value = serde_json::from_slice(&text).map_err(|_| Fault::Damaged)?;
    let version = value.get("version").and_then(serde_json::Value::as_u64);
    match version {
        Some(version) if version > u64::from(VERSION) => Err(Fault::Later(version as u32)),
        _ => serde_json::from_value(value).map_err(|_| Fault::Damaged),
    }
}

/// Says what is wrong with the file, and where the progress is kept all the same: what is damaged
/// is set aside under another name.
fn told(fault: Fault, file: PathBuf, ui: &Ui) -> Option<PathBuf> {
    let name = shown(&file);
    let not_read = |reason: String| {
        let text = [("file", name.clone().into()), ("reason", reason.into())];
        ui.warn(&ui.messages.with("school-not-read", text));
        None
    };
    match fault {
        Fault::Read(error) => not_read(ui.reason(&error)),
        Fault::Later(version) => not_read(ui.with1("school-later", "version", version.into())),
        Fault::Damaged => match set_aside(&file) {
            Ok(aside) => {
                let text = [("file", name.into()), ("aside", shown(&aside).into())];
                ui.warn(&ui.messages.with("school-damaged", text));
                Some(file)
            }
            Err(error) => not_read(ui.reason(&error)),
        },
    }
}

/// Gives the file a name that is free.
fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let free = |number: u32| {
        let aside = file.with_extension(format!("damaged-{number}.json"));
        (!aside.exists()).then_some(aside)
    };
    let aside = (1..=u32::MAX).find_map(free).ok_or(ErrorKind::AlreadyExists)?;
    fs::rename(file, &aside)?;
    Ok(aside)
}

/// The whole file or nothing: a new one takes the place of the old.
fn write(file: &Path, kept: &Kept) -> io::Result<()> {
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let new = file.with_extension("new.json");
    let mut writer = io::BufWriter::new(fs::File::create(&new)?);
    serde_json::to_writer_pretty(&mut writer, kept)?;
    writeln!(writer)?;
    writer.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    fs::rename(&new, file)
}

fn shown(file: &Path) -> String {
    file.to_string_lossy().into_owned()
}

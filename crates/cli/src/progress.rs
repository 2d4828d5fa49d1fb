//! The progress bar.

use std::fs;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::input::Input;
use crate::meter::Meter;
use crate::numbers::grouped;
use crate::ui::Ui;

/// The progress bar on stderr; invisible where there is no terminal.
pub(crate) struct Bar {
    drawn: ProgressBar,
    started: Instant,
    /// Whether the report is written to the same terminal.
    shared: bool,
}

impl Bar {
    /// The bar for these files. Without the size of all of them there is no time left to show.
    pub(crate) fn new(inputs: &[Input], shown: bool, ui: &Ui) -> Bar {
        let target = if shown {
            ProgressDrawTarget::stderr_with_hz(8)
        } else {
            ProgressDrawTarget::hidden()
        };
        let total: Option<u64> = inputs.iter().map(file_size).sum();
        let left = ui.messages.text("progress-left");
        let (length, template) = match total {
            Some(total) => {
                (Some(total), format!("{{bar:30}} {{percent:>3}} %  {{msg}}  {left} {{eta}}"))
            }
            None => (None, "{spinner} {decimal_bytes}  {msg}".to_owned()),
        };
        let bar = ProgressBar::with_draw_target(length, target);
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style.progress_chars("━╸ "));
        }
        Bar { drawn: bar, started: Instant::now(), shared: io::stdout().is_terminal() }
    }

    /// Moves the bar; `id` is the message for so many things done, and how many a second.
    pub(crate) fn update(&self, meter: &Meter, id: &str, done: u64, ui: &Ui) {
        if self.drawn.is_hidden() {
            return;
        }
        self.drawn.set_position(meter.bytes());
        let seconds = self.started.elapsed().as_secs_f64().max(0.001);
        let lang = ui.messages.lang();
        self.drawn.set_message(ui.messages.with(
            id,
            [
                ("done", grouped(done, lang).into()),
                ("speed", grouped((done as f64 / seconds) as u64, lang).into()),
            ],
        ));
    }

    /// Writes to stdout or stderr without disturbing the bar.
    pub(crate) fn around<T>(&self, write: impl FnOnce() -> T) -> T {
        if self.shared && !self.drawn.is_hidden() { self.drawn.suspend(write) } else { write() }
    }

    /// Takes the bar away; how long it took.
    pub(crate) fn finish(&self) -> Duration {
        self.drawn.finish_and_clear();
        self.started.elapsed()
    }
}

fn file_size(input: &Input) -> Option<u64> {
    let metadata = fs::metadata(input.path()?).ok()?;
    metadata.is_file().then_some(metadata.len())
}

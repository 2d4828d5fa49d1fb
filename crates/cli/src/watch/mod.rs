//! `compongo watch`: what may be claimed and must be declared in games that go on.

mod form;
mod layout;
mod lines;
mod record;
mod screen;
mod typed;
mod wording;

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use compongo_audit::Options as Judging;
use compongo_audit::live::Options;
use compongo_watch::{Place, Settings, Watcher};

use crate::args::WatchArgs;
use crate::serve::told_to_end;
use crate::status::Status;
use crate::ui::Ui;
use form::Form;

/// How long between two looks at the files.
const LOOK: Duration = Duration::from_millis(100);

/// Runs the command.
pub(crate) fn run(args: &WatchArgs, ui: &Ui) -> Status {
    let places = args.sources.iter().map(|source| Place::of(source)).collect();
    let watcher = Watcher::new(places, settings(args));
    let mut form: Box<dyn Form + '_> = if args.json {
        Box::new(record::Json::new(ui))
    } else if io::stdout().is_terminal() && !args.once {
        Box::new(screen::Screen::new(ui, !args.no_bell, args.boards))
    } else {
        Box::new(lines::Lines::new(ui, args.boards, args.once))
    };
    let mut run = Run { watcher, begun: Instant::now(), form: form.as_mut() };
    if args.once { run.once(ui) } else { run.until_ended(ui) }
}

fn settings(args: &WatchArgs) -> Settings {
    let audit = Judging { edition: args.edition, alphabet: args.notation, ..Judging::default() };
    let options = Options { audit, control: args.time_control.clone() };
    Settings { options, interval: args.interval, ..Settings::default() }
}

struct Run<'a> {
    watcher: Watcher,
    begun: Instant,
    form: &'a mut dyn Form,
}

impl Run<'_> {
    /// One look, and what it brought.
    fn look(&mut self) -> io::Result<()> {
        let now = self.begun.elapsed().as_millis() as u64;
        let notices = self.watcher.look(now);
        self.form.show(&self.watcher, &notices, now)
    }

    /// What is there now.
    fn once(&mut self, ui: &Ui) -> Status {
        loop {
            if let Err(error) = self.look() {
                return ui.written(Err(error));
            }
            if self.watcher.is_settled() {
                break;
            }
            thread::sleep(LOOK);
        }
        let sources = self.watcher.sources();
        let failed = sources.is_empty() || sources.iter().any(|it| it.trouble().is_some());
        let alerts = sources
            .iter()
            .any(|source| source.round().boards().any(|board| board.alerts_now().next().is_some()));
        match (failed, alerts) {
            (true, _) => Status::Failed,
            (false, true) => Status::Findings,
            (false, false) => Status::Fine,
        }
    }

    /// Until the person or the system says that it is enough.
    fn until_ended(&mut self, ui: &Ui) -> Status {
        let ended = listen_for_the_end();
        while !ended.load(Ordering::Acquire) {
            if let Err(error) = self.look() {
                return ui.written(Err(error));
            }
            thread::sleep(LOOK);
        }
        ui.written(self.form.end())
    }
}

/// Becomes true at Ctrl-C.
fn listen_for_the_end() -> Arc<AtomicBool> {
    let ended = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&ended);
    thread::spawn(move || {
        // Without a runtime Ctrl-C ends the program as it does any other.
        if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() {
            runtime.block_on(told_to_end());
            told.store(true, Ordering::Release);
        }
    });
    ended
}

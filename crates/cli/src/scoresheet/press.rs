//! From games to sheets, on any thread.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use compongo_laws::game::Record;
use compongo_paper::{
    Course, Fonts, Heading, Nothing, Owner, PaperError, Scoresheet, SheetStyle, from_pgn, plain,
    print, system_fonts,
};
use compongo_pgn::ReadGame;

use super::args::{Player, PrintArgs, ScoresheetArgs, WhichGame};
use super::source::{Piece, Unreadable};
use crate::meter::Meter;
use crate::ui::Ui;

/// What is the same for all games.
pub(crate) struct Press {
    pub(super) game: WhichGame,
    pub(super) meter: Arc<Meter>,
    /// Games read so far.
    pub(super) seen: AtomicU64,
    pub(super) style: SheetStyle,
    pub(super) fonts: Fonts,
    owners: &'static [Owner],
    typed: Heading,
    overrides: Overrides,
    text: bool,
    /// Each game is a file of its own.
    each: bool,
}

/// Which parts of the head were typed.
type Overrides = Box<dyn Fn(&mut Heading) + Send + Sync>;

/// What became of a game.
pub(super) enum Made {
    Game(Box<MadeGame>),
    Failed { number: u64, error: PaperError },
    Unreadable(Unreadable),
}

/// A game on paper.
pub(super) struct MadeGame {
    pub(super) number: u64,
    /// The players, for the name of a file.
    pub(super) names: [String; 2],
    pub(super) body: Body,
    /// Moves that stand as they are written, for they cannot be read.
    pub(super) unreadable: u64,
}

/// A game as a file, as text, or to be printed with others.
pub(super) enum Body {
    Pdf(Vec<u8>, Vec<char>),
    Text(String),
    Sheets(Vec<Scoresheet>),
}

impl Press {
    pub(super) fn new(args: &ScoresheetArgs, style: SheetStyle, fonts: Fonts, each: bool) -> Press {
        let mut typed = Heading::default();
        args.print.fill(&mut typed);
        let print = args.print.clone();
        Press {
            game: args.game,
            meter: Arc::new(Meter::default()),
            seen: AtomicU64::new(0),
            style,
            fonts,
            owners: Player::owners(args.player),
            typed,
            overrides: Box::new(move |heading| print.fill(heading)),
            text: args.text,
            each,
        }
    }

    pub(super) fn seen(&self) -> u64 {
        self.seen.load(Ordering::Relaxed)
    }

    pub(super) fn work(&self, piece: Piece) -> Vec<Made> {
        match piece {
            Piece::Games(games) => games
                .into_iter()
                .map(|(number, read)| self.made(number, self.of_pgn(&read)))
                .collect(),
            Piece::Record(record) => vec![self.made(1, self.of_record(&record))],
            Piece::Unreadable(why) => vec![Made::Unreadable(why)],
        }
    }

    fn of_pgn(&self, read: &ReadGame) -> Result<Vec<Scoresheet>, PaperError> {
        let mut sheet = from_pgn(&read.game, &self.style)?;
        (self.overrides)(&mut sheet.heading);
        let owned = |&owner: &Owner| Scoresheet { owner, ..sheet.clone() };
        Ok(self.owners.iter().map(owned).collect())
    }

    fn of_record(&self, record: &Record) -> Result<Vec<Scoresheet>, PaperError> {
        let course = Course::of(record)?;
        let sheet = |&owner: &Owner| course.sheet(owner, &self.typed, &self.style);
        Ok(self.owners.iter().map(sheet).collect())
    }

    fn made(&self, number: u64, sheets: Result<Vec<Scoresheet>, PaperError>) -> Made {
        let made = sheets.and_then(|sheets| {
            let first = sheets.first();
            let name = |color| {
                first.map(|sheet| sheet.heading.player(color).name.clone()).unwrap_or_default()
            };
            let names = [compongo_board::Color::White, compongo_board::Color::Black].map(name);
            let unreadable = first.map_or(0, Scoresheet::unread);
            let body = if self.text {
                let texts: Vec<String> =
                    sheets.iter().map(|sheet| plain(sheet, &self.style)).collect();
                Body::Text(texts.join("\n"))
            } else if self.each {
                let printed = print(&sheets, &self.style, &self.fonts)?;
                Body::Pdf(printed.pdf, printed.lacking)
            } else {
                Body::Sheets(sheets)
            };
            Ok(MadeGame { number, names, body, unreadable })
        });
        match made {
            Ok(game) => Made::Game(Box::new(game)),
            Err(error) => Made::Failed { number, error },
        }
    }
}

/// The fonts: those of the program, those that were named, those of the device. What is no font is
/// told.
pub(crate) fn fonts(args: &PrintArgs, ui: &Ui) -> Option<Fonts> {
    let fonts = Fonts::new().with_finder(system_fonts());
    for path in &args.font {
        let file = path.display().to_string();
        let reason = match fs::read(path) {
            Err(error) => ui.reason(&error),
            Ok(data) => match fonts.add(data, 0) {
                Ok(()) => continue,
                Err(_) => ui.messages.text("scoresheet-no-font-file"),
            },
        };
        let variables = [("file", file.into()), ("reason", reason.into())];
        ui.error(&ui.messages.with("error-cannot-read", variables));
        return None;
    }
    Some(fonts)
}

/// Says which characters no font has.
pub(crate) fn warn_lacking(lacking: &[char], ui: &Ui) {
    if lacking.is_empty() {
        return;
    }
    let names: Vec<String> =
        lacking.iter().map(|&it| format!("{it} (U+{:04X})", u32::from(it))).collect();
    let variables = [("characters", names.join(", ").into())];
    ui.warn(&ui.messages.with("scoresheet-lacking", variables));
}

/// Why there is no paper, in words.
pub(crate) fn paper_error(error: &PaperError, ui: &Ui) -> String {
    let messages = &ui.messages;
    match error {
        PaperError::Start(_) => messages.text("claim-no-start"),
        PaperError::Record(error) => Unreadable::Record(error.clone()).words(ui),
        PaperError::Nothing(what) => messages.text(match what {
            Nothing::Claim => "form-no-claim",
            Nothing::Incident => "form-no-incident",
            Nothing::Adjournment => "form-no-adjournment",
        }),
        PaperError::Size | PaperError::Pdf(_) => {
            messages.with("scoresheet-no-pdf", [("reason", error.to_string().into())])
        }
        PaperError::TooMany(most) => {
            messages.with("scoresheet-too-many", [("most", (*most as u64).into())])
        }
    }
}

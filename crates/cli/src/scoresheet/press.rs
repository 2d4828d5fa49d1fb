//! From games to sheets, on any thread.

use std::fs;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use compongo_laws::game::Record;
use compongo_paper::{
    Course, Fonts, Heading, Nothing, Owner, PaperError, Scoresheet, SheetStyle, from_pgn, plain,
    print, system_fonts,
};
use compongo_pgn::ReadGame;

use super::args::{Player, PrintArgs, ScoresheetArgs, WhichGame};
use super::source::{Piece, Unreadable, record_error};
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
    /// So many games make a file; none where all make one.
    pub(super) per_file: Option<NonZeroUsize>,
}

/// Which parts of the head were typed.
type Overrides = Box<dyn Fn(&mut Heading) + Send + Sync>;

/// What became of games.
pub(super) enum Made {
    Games(Box<MadeGames>),
    Failed {
        number: u64,
        error: PaperError,
    },
    /// So many moves stand as they are written, for they cannot be read.
    Unread {
        number: u64,
        count: u64,
    },
    Unreadable(Unreadable),
}

/// Games on paper: one, or those of one file.
pub(super) struct MadeGames {
    /// The number of the first, and of the last.
    pub(super) numbers: [u64; 2],
    pub(super) count: u64,
    /// The players of the first, for the name of a file.
    pub(super) names: [String; 2],
    pub(super) body: Body,
}

/// Games as a file, as text, or to be printed with others.
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
            per_file: each.then(|| args.per_file.unwrap_or(NonZeroUsize::MIN)),
        }
    }

    pub(super) fn seen(&self) -> u64 {
        self.seen.load(Ordering::Relaxed)
    }

    pub(super) fn work(&self, piece: Piece) -> Vec<Made> {
        let games: Vec<(u64, Result<Vec<Scoresheet>, PaperError>)> = match piece {
            Piece::Games(games) => {
                games.into_iter().map(|(number, read)| (number, self.of_pgn(&read))).collect()
            }
            Piece::Record(record) => vec![(1, self.of_record(&record))],
            Piece::Unreadable(why) => return vec![Made::Unreadable(why)],
        };
        let mut made = Vec::new();
        let mut waiting = Vec::new();
        for (number, sheets) in games {
            match sheets {
                Ok(sheets) => {
                    let count = sheets.first().map_or(0, Scoresheet::unread);
                    made.extend((count > 0).then_some(Made::Unread { number, count }));
                    waiting.push((number, sheets));
                }
                Err(error) => made.push(Made::Failed { number, error }),
            }
            if waiting.len() >= self.per_file.map_or(1, NonZeroUsize::get) {
                made.push(self.made(std::mem::take(&mut waiting)));
            }
        }
        if !waiting.is_empty() {
            made.push(self.made(waiting));
        }
        made
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

    /// Puts games on paper. There is at least one.
    fn made(&self, games: Vec<(u64, Vec<Scoresheet>)>) -> Made {
        let number = |game: Option<&(u64, Vec<Scoresheet>)>| game.map_or(0, |(number, _)| *number);
        let numbers = [number(games.first()), number(games.last())];
        let first = games.first().and_then(|(_, sheets)| sheets.first());
        let name =
            |color| first.map(|it| it.heading.player(color).name.clone()).unwrap_or_default();
        let names = [compongo_board::Color::White, compongo_board::Color::Black].map(name);
        let count = games.len() as u64;
        let sheets: Vec<Scoresheet> = games.into_iter().flat_map(|(_, sheets)| sheets).collect();
        let body = if self.text {
            let texts: Vec<String> = sheets.iter().map(|it| plain(it, &self.style)).collect();
            Body::Text(texts.join("\n"))
        } else if self.per_file.is_some() {
            match print(&sheets, &self.style, &self.fonts) {
                Ok(printed) => Body::Pdf(printed.pdf, printed.lacking),
                Err(error) => return Made::Failed { number: numbers[0], error },
            }
        } else {
            Body::Sheets(sheets)
        };
        Made::Games(Box::new(MadeGames { numbers, count, names, body }))
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
        PaperError::Record(error) => record_error(error, ui),
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

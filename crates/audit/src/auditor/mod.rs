mod conclude;
mod last;

use compongo_board::Position;
use compongo_laws::Edition;
use compongo_notation::{Alphabet, Language};
use compongo_pgn::{
    Batch, Fault, FaultKind, GameResult, Lines, RawComment, RawTag, Skip, Token, Visitor,
};
use jiff::civil::Date;

use crate::clocks::Clocks;
use crate::found::Found;
use crate::header::{Header, edition};
use crate::replay::Replay;
use crate::start::{Start, start};
use crate::{AlphabetChoice, BatchReport, Detail, EditionChoice, Options, Severity};

/// How many faults of the text are reported for one game.
const MAX_FAULTS: usize = 20;

/// Audits the games of a batch as they are read.
pub(crate) struct Auditor<'a> {
    batch: &'a Batch,
    options: &'a Options,
    alphabet: &'static Alphabet,
    english: bool,
    report: BatchReport,
    lines: Lines<'a>,
    header: Header,
    replay: Replay,
    clocks: Clocks,
    edition: Edition,
    game: Game,
    /// Where the words of the main line stand in the batch, if they may have to be read again.
    words: Vec<(usize, usize)>,
    faults: Vec<Found>,
    /// The findings of a game, gathered; empty between games.
    found: Vec<Found>,
}

/// What is known of the game being read.
struct Game {
    offset: u64,
    /// The first day on which it can have been played.
    day: Option<Date>,
    start: Position,
    /// Whether its moves are looked at.
    followed: bool,
    /// Words of the main line.
    words: u32,
    movetext: Option<GameResult>,
    /// Faults of the text beyond those reported.
    more_faults: u64,
}

impl<'a> Auditor<'a> {
    pub(crate) fn new(batch: &'a Batch, options: &'a Options) -> Auditor<'a> {
        let alphabet = match options.alphabet {
            AlphabetChoice::Fixed(alphabet) => alphabet,
            AlphabetChoice::Infer => Alphabet::ENGLISH,
        };
        let mut report = BatchReport::default();
        report.totals.bytes = batch.bytes.len() as u64;
        Auditor {
            batch,
            options,
            alphabet,
            english: alphabet == Alphabet::ENGLISH,
            report,
            lines: batch.lines(),
            header: Header::default(),
            replay: Replay::new(options.undated.rules()),
            clocks: Clocks::default(),
            edition: options.undated,
            game: Game::at(batch.offset),
            words: Vec::new(),
            faults: Vec::new(),
            found: Vec::new(),
        }
    }

    pub(crate) fn into_report(self) -> BatchReport {
        self.report
    }

    /// A game that cannot be read in English is read in its own language.
    fn read_again(&mut self) {
        let bytes = &self.batch.bytes;
        let word = |&(at, len): &(usize, usize)| bytes.get(at..at + len).unwrap_or_default();
        let words: Vec<&[u8]> = self.words.iter().map(word).collect();
        let alphabet = Language::of_game(&words, &self.game.start).alphabet;
        if alphabet == Alphabet::ENGLISH {
            return;
        }
        self.replay.begin(&self.game.start, self.edition.rules());
        for (&(at, _), word) in self.words.iter().zip(words) {
            if self.replay.stopped {
                break;
            }
            let at = self.batch.offset + at as u64;
            self.replay.token(word, None, at, alphabet);
        }
    }
}

impl Game {
    fn at(offset: u64) -> Game {
        Game {
            offset,
            day: None,
            start: Position::initial(),
            followed: false,
            words: 0,
            movetext: None,
            more_faults: 0,
        }
    }
}

impl Visitor for Auditor<'_> {
    fn begin_game(&mut self, offset: u64) {
        self.game = Game::at(offset);
        self.header.clear();
        self.clocks.clear();
        self.words.clear();
        self.faults.clear();
    }

    fn tag(&mut self, tag: RawTag<'_>) {
        self.header.keep(tag);
    }

    fn begin_movetext(&mut self) -> Skip {
        self.game.day = self.header.day();
        self.found.extend(self.header.bad_date());
        self.edition = match self.options.edition {
            EditionChoice::Fixed(edition) => edition,
            EditionChoice::Auto => edition(self.game.day, self.options.undated),
        };
        match start(&self.header) {
            Start::From(position, found) => {
                self.game.start = *position;
                self.game.followed = true;
                self.found.extend(found);
                self.replay.begin(&position, self.edition.rules());
                Skip(false)
            }
            Start::Nowhere(found) => {
                self.found.push(found);
                Skip(true)
            }
        }
    }

    #[inline]
    fn mv(&mut self, token: Token<'_>) {
        self.game.words += 1;
        if self.options.alphabet == AlphabetChoice::Infer {
            let at = token.offset.saturating_sub(self.batch.offset) as usize;
            self.words.push((at, token.text.len()));
        }
        if !self.replay.stopped {
            let alphabet = self.alphabet;
            let head = self.english.then(|| token.head());
            self.replay.token(token.text, head, token.offset, alphabet);
        }
    }

    fn comment(&mut self, comment: RawComment<'_>) {
        self.clocks.comment(self.game.words, comment);
    }

    fn result(&mut self, result: GameResult) {
        self.game.movetext = Some(result);
    }

    fn fault(&mut self, fault: Fault) {
        if self.faults.len() >= MAX_FAULTS {
            self.game.more_faults += 1;
            return;
        }
        let severity = match fault.kind {
            FaultKind::UnterminatedComment | FaultKind::GameTooLong => Severity::Error,
            FaultKind::BadNag | FaultKind::UnescapedQuote | FaultKind::UnescapedBackslash => {
                Severity::Note
            }
            _ => Severity::Warning,
        };
        let detail = Detail::BrokenFile { fault, more: 0 };
        let whole = Found::whole(severity, Vec::new(), detail);
        let ply = (self.game.words > 0).then_some(self.game.words);
        self.faults.push(Found { at: Some(fault.offset), ply, ..whole });
    }

    fn end_game(&mut self, _: u64) {
        if self.options.alphabet == AlphabetChoice::Infer && self.replay.stopped {
            self.read_again();
        }
        self.conclude();
        self.publish();
    }
}

//! The scoresheet as its player keeps it (8.1 of 2018): a line for each single move, with whatever
//! he wrote there, and what he struck out.

use super::{Gesture, Score};

/// How many characters a player may write for one move. The longest that the appendix on notation
/// asks for has ten.
pub const MAX_WRITTEN: usize = 64;

/// How many characters he may note of the clock.
pub const MAX_CLOCK_NOTE: usize = 16;

/// How often he may strike out what stands on a line: then it has no room left.
pub const MAX_STRUCK: usize = 8;

/// How many lines a sheet may have beyond the moves that stand: those of moves that were taken
/// back, and what was written in advance. More than the longest game played has.
pub const MAX_LINES_AHEAD: usize = 600;

/// A line of a scoresheet: one single move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SheetLine {
    /// None if he left it empty, or struck out what was there.
    pub(crate) entry: Option<Entry>,
    /// What he struck out, the oldest first.
    pub(crate) struck: Vec<Box<str>>,
    /// The move that stands there was taken back, and he has not struck it out yet.
    pub(crate) taken_back: bool,
}

/// What stands on a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Entry {
    pub(crate) text: String,
    pub(crate) offer: bool,
    pub(crate) clock: Option<Box<str>>,
    /// He brought it up to date from what happened.
    pub(crate) copied: bool,
    /// It is in the algebraic system.
    pub(crate) algebraic: bool,
    /// The move that it means.
    pub(crate) meant: Option<Gesture>,
}

impl SheetLine {
    /// What stands there is struck out, and can still be read.
    pub(crate) fn strike_out(&mut self) {
        self.taken_back = false;
        self.struck.extend(self.entry.take().map(|it| it.text.into_boxed_str()));
    }

    /// Whether nothing stands there.
    pub fn is_blank(&self) -> bool {
        self.entry.is_none()
    }

    /// Whether what stands there was written of a move that was taken back, as an earlier position
    /// was restored (7.5.1 of 2018). It remains until its player strikes it out or writes over it:
    /// the sheet is his.
    pub fn is_taken_back(&self) -> bool {
        self.taken_back
    }

    /// Whether a move stands there that has not been taken back.
    fn stands(&self) -> bool {
        !self.is_blank() && !self.taken_back
    }

    /// What is written, as it was written; empty where nothing is.
    pub fn text(&self) -> &str {
        self.entry.as_ref().map_or("", |it| &it.text)
    }

    /// Whether the sign of an offered draw stands with it (9.1).
    pub fn offer(&self) -> bool {
        self.entry.as_ref().is_some_and(|it| it.offer)
    }

    /// What he noted of the clock, as he wrote it.
    pub fn clock(&self) -> Option<&str> {
        self.entry.as_ref()?.clock.as_deref()
    }

    /// Whether he did not write it himself, but brought it up to date (8.5).
    pub fn is_copied(&self) -> bool {
        self.entry.as_ref().is_some_and(|it| it.copied)
    }

    /// The move that it means, read when it was written; none if that is not certain.
    pub fn meant(&self) -> Option<Gesture> {
        self.entry.as_ref()?.meant
    }

    /// What he struck out there, the oldest first.
    pub fn struck(&self) -> impl Iterator<Item = &str> {
        self.struck.iter().map(|it| &**it)
    }
}

/// A scoresheet as its player keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// The moves of both players.
    pub(crate) lines: Vec<SheetLine>,
    /// The line after the last that he wrote of the moves that stand.
    pub(crate) next: usize,
    /// What he signed.
    pub(crate) signed: Option<(Score, Score)>,
}

impl Sheet {
    /// What is written, in order; empty where nothing is.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(SheetLine::text)
    }

    /// What is written, in order, and whether the sign of an offered draw stands with it (9.1).
    pub fn entries(&self) -> impl Iterator<Item = (&str, bool)> {
        self.lines.iter().map(|it| (it.text(), it.offer()))
    }

    /// The lines, one for each single move, up to the last that was ever written on.
    ///
    /// ```
    /// use compongo_board::Color;
    /// use compongo_laws::game::Record;
    ///
    /// let record = Record::read(concat!(
    ///     r#"{"compongo":3,"regulations":{"edition":"2018","time":"5400","scoresheets":true}}"#, "\n",
    ///     r#"{"at":0,"by":"arbiter","do":"start"}"#, "\n",
    ///     r#"{"at":1,"by":"white","do":"move","move":"e2e4","press":true}"#, "\n",
    ///     r#"{"at":2,"by":"white","do":"write","text":"e5"}"#, "\n",
    ///     r#"{"at":3,"by":"white","do":"write","text":"e4","ply":0}"#,
    /// ))?;
    /// let game = record.replay(|_, _| {})?;
    /// let line = &game.sheet(Color::White).lines()[0];
    /// assert_eq!(line.text(), "e4");
    /// assert!(line.struck().eq(["e5"]));
    /// # Ok::<(), compongo_laws::game::RecordError>(())
    /// ```
    pub fn lines(&self) -> &[SheetLine] {
        &self.lines
    }

    /// The line on which he writes if he names none: after the last that he wrote, or the first of
    /// the moves that were taken back.
    pub fn next_line(&self) -> usize {
        self.next
    }

    /// Moves after the first so many were taken back: what stands on their lines is of no move.
    pub(crate) fn taken_back_to(&mut self, moves: usize) {
        self.next = self.next.min(moves);
        for line in self.lines.iter_mut().skip(moves) {
            line.taken_back = !line.is_blank();
        }
    }

    /// How many of so many single moves are not written down.
    pub fn lacking(&self, moves: usize) -> usize {
        let written = self.lines.iter().take(moves).filter(|it| it.stands()).count();
        moves - written
    }

    /// Whether a move stands on a line.
    pub(crate) fn has(&self, index: usize) -> bool {
        self.lines.get(index).is_some_and(SheetLine::stands)
    }

    /// Whether a single move is missing among the first so many.
    pub(crate) fn lacks(&self, moves: usize) -> bool {
        self.lines.len() < moves || self.lines.iter().take(moves).any(|it| !it.stands())
    }

    /// Whether it proves anything: only the algebraic system is recognised (the appendix on
    /// notation).
    pub fn is_evidence(&self) -> bool {
        let standing = self.lines.iter().filter(|it| it.stands());
        standing.filter_map(|it| it.entry.as_ref()).all(|it| it.algebraic)
    }

    /// The result that was signed: White's part and Black's.
    pub fn signed(&self) -> Option<(Score, Score)> {
        self.signed
    }
}

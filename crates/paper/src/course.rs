//! The course of a game as a record tells it, with what belongs on paper.

use compongo_board::{ByColor, Color, Position};
use compongo_laws::game::{Act, Effect, Fact, Game, Record, RecordError, Ruling, SheetLine, Table};
use compongo_notation::{Alphabet, read_lenient, write_san};
use compongo_words::Followed;

use crate::sheet::{Entry, Mark, Owner, Scoresheet, SheetStyle, start_mark};
use crate::words::Words;
use crate::{Heading, PaperError};

/// A fact of the record with what followed, and how things stood before it.
#[derive(Clone, Debug)]
pub struct Noted {
    /// Its line in the record.
    pub line: usize,
    /// The fact.
    pub fact: Fact,
    /// What followed.
    pub rulings: Vec<Ruling>,
    /// What stood on the board before it.
    pub table: Table,
    /// Single moves that had been made before it.
    pub plies: usize,
    /// What the clocks showed at it, in milliseconds.
    pub clocks: Option<ByColor<u64>>,
}

/// A game played through from its record.
#[derive(Clone, Debug)]
pub struct Course {
    followed: Followed,
    noted: Vec<Noted>,
    /// With which moves a draw was offered.
    offers: Vec<usize>,
}

impl Course {
    /// Plays a record through.
    ///
    /// # Errors
    ///
    /// If the regulations or a fact are refused.
    pub fn of(record: &Record) -> Result<Course, PaperError> {
        let wrong = |error| PaperError::Record(RecordError::Regulations(error));
        let followed = Followed::new(record.regulations.clone()).map_err(wrong)?;
        let mut course = Course { followed, noted: Vec::new(), offers: Vec::new() };
        for (line, fact) in (2..).zip(&record.facts) {
            course.apply(line, fact)?;
        }
        Ok(course)
    }

    fn apply(&mut self, line: usize, fact: &Fact) -> Result<(), PaperError> {
        let table = *self.game().table();
        let plies = self.game().moves().len();
        let refused = |refusal| PaperError::Record(RecordError::Refused { line, refusal });
        let told = self.followed.apply(fact).map_err(refused)?;
        let clocks = left(self.game());
        if fact.act == (Act::OfferDraw {}) {
            self.offers.push(plies.saturating_sub(1));
        }
        let (fact, rulings) = (fact.clone(), told.rulings);
        self.noted.push(Noted { line, fact, rulings, table, plies, clocks });
        Ok(())
    }

    /// The game as it stands at the end.
    pub fn game(&self) -> &Game {
        self.followed.game()
    }

    /// The facts with what followed.
    pub fn noted(&self) -> &[Noted] {
        &self.noted
    }

    /// The moves as they are written in English letters.
    pub(crate) fn written(&self) -> impl Iterator<Item = &str> {
        self.followed.written().iter().map(|it| &**it)
    }

    /// The positions from the start on, as far as hands left any.
    pub(crate) fn positions(&self) -> Vec<Position> {
        self.followed.positions()
    }

    /// The number of the first move, and whether it is Black's.
    pub(crate) fn first(&self) -> (u32, bool) {
        let number = self.followed.start().position().map_or(1, Position::fullmove_number);
        (number, self.followed.start().turn() == Color::Black)
    }

    /// A single move with its number, in the letters of an alphabet: `12...Nf6`.
    pub(crate) fn numbered(&self, ply: usize, letters: &Alphabet) -> String {
        let written = self.followed.written().get(ply).map_or("", |it| it.as_str());
        format!("{}{}", self.number_at(ply), letters.respell(written))
    }

    /// The number of a single move: `12...`.
    pub(crate) fn number_at(&self, ply: usize) -> String {
        let (first, black_first) = self.first();
        let place = ply + usize::from(black_first);
        let number = first.saturating_add(u32::try_from(place / 2).unwrap_or(u32::MAX));
        let dots = if place.is_multiple_of(2) { "." } else { "..." };
        format!("{number}{dots}")
    }

    /// The heading with what the record itself knows: the time control.
    pub(crate) fn heading(&self, heading: &Heading, style: &SheetStyle) -> Heading {
        let mut heading = heading.clone();
        let control = self.game().regulations().time.as_ref();
        if let Some(control) = control.filter(|_| heading.time.is_empty()) {
            heading.time = control.describe(style.language);
        }
        heading
    }

    /// A scoresheet of the game: the record, or the sheet that a player kept. Where the record has
    /// no sheets of the players, theirs are copies of it.
    pub fn sheet(&self, owner: Owner, heading: &Heading, style: &SheetStyle) -> Scoresheet {
        let words = Words::of(style.language);
        let (first, black_first) = self.first();
        let outcome = self.game().outcome();
        let signed = |color| {
            let (white, black) = self.game().sheet(color).signed()?;
            let by = compongo_laws::game::Ending::Agreement;
            Some(compongo_laws::game::Outcome { white, black, by }.result())
        };
        let mut sheet = Scoresheet {
            owner,
            heading: self.heading(heading, style),
            first,
            black_first,
            entries: self.entries(owner, style),
            marks: Vec::new(),
            result: outcome.map(|it| it.result()).unwrap_or_default(),
            ending: outcome
                .map(|it| words.with("ending", [("ending", compongo_words::ending(it.by).into())]))
                .unwrap_or_default(),
            signed: ByColor::from_fn(signed),
            unread_from: None,
        };
        self.mark(&mut sheet, style, words);
        sheet
    }

    fn entries(&self, owner: Owner, style: &SheetStyle) -> Vec<Entry> {
        let letters = style.letters.unwrap_or_else(|| Words::of(style.language).letters());
        let clock = |ply: usize| {
            let it = self.game().moves().get(ply)?;
            let timed = self.game().control().is_some();
            timed.then(|| u64::from(it.left_ms[usize::from(!it.by.is_white())]))
        };
        let kept = self.game().regulations().scoresheets;
        if let (Owner::Player(color), true) = (owner, kept) {
            let positions = self.positions();
            // What the clock showed is the record's: here stands what he noted of it himself.
            let lines = self.game().sheet(color).lines().iter().enumerate();
            let written = lines.map(|(ply, line)| Entry {
                text: self.own_text(ply, line, positions.get(ply), style),
                offer: line.offer(),
                noted: line.clock().map(str::to_owned),
                ..Entry::default()
            });
            return written.collect();
        }
        let written = self.written().enumerate().map(|(ply, text)| Entry {
            text: letters.respell(text),
            offer: self.offers.contains(&ply),
            clock_ms: clock(ply),
            ..Entry::default()
        });
        written.collect()
    }

    /// What a player wrote, as he wrote it; in other letters only if they are wished for and it is
    /// certain what he meant. What he copied has no letters of its own.
    fn own_text(
        &self,
        ply: usize,
        line: &SheetLine,
        before: Option<&Position>,
        style: &SheetStyle,
    ) -> String {
        let (text, copied) = (line.text(), line.is_copied());
        let letters = match style.letters {
            Some(letters) => letters,
            None if copied => Words::of(style.language).letters(),
            None => return text.to_owned(),
        };
        let played = self.game().moves().get(ply).and_then(|ply| ply.gesture);
        let meant = before.zip(played).and_then(|(before, it)| {
            let mv = before.judge(it.from, it.to, it.promotion).ok()?;
            let read = |letters| read_lenient(text.as_bytes(), before, letters);
            let same = Alphabet::all().iter().any(|it| read(it).is_ok_and(|read| read.mv == mv));
            (same || copied).then(|| write_san(before, mv, letters))
        });
        meant.unwrap_or_else(|| text.to_owned())
    }

    /// What arbiters note beside the moves: what was put right, times given and taken, penalties,
    /// claims, adjournments, each with its articles.
    fn mark(&self, sheet: &mut Scoresheet, style: &SheetStyle, words: &Words) {
        let letters = style.letters.unwrap_or_else(|| words.letters());
        let start = self.followed.start().position();
        sheet.marks.extend(start.and_then(|start| start_mark(start, words)));
        for noted in &self.noted {
            let said = noted.said(words, letters);
            if said.is_empty() {
                continue;
            }
            let last = sheet.entries.len().checked_sub(1);
            let ply = noted.plies.checked_sub(1).zip(last).map(|(ply, last)| ply.min(last));
            if let Some(entry) = ply.and_then(|ply| sheet.entries.get_mut(ply)) {
                entry.marks.push(sheet.marks.len());
            }
            sheet.marks.push(Mark { ply, text: said });
        }
        if let Owner::Player(color) = sheet.owner {
            self.mark_corrections(sheet, color, words);
        }
        // What is missing is said, so that an empty place is no mistake of the printer.
        let moves = self.game().moves().len();
        let gaps = sheet.entries.iter().take(moves).filter(|it| it.text.is_empty()).count();
        if gaps > 0 {
            let text = words.with("sheet-gaps", [("count", (gaps as u64).into())]);
            sheet.marks.push(Mark { ply: None, text });
        }
        let lacking = moves.saturating_sub(sheet.entries.len());
        if lacking > 0 {
            let text = words.with("sheet-lacking", [("count", (lacking as u64).into())]);
            sheet.marks.push(Mark { ply: None, text });
        }
    }
}

impl Course {
    /// What a player struck out on his sheet can still be read.
    fn mark_corrections(&self, sheet: &mut Scoresheet, color: Color, words: &Words) {
        for (ply, line) in self.game().sheet(color).lines().iter().enumerate() {
            let struck: Vec<&str> = line.struck().collect();
            let back = line.is_taken_back().then(|| line.text().to_owned());
            let told = [
                ("sheet-struck", struck.join(", ")),
                ("sheet-taken-back", back.unwrap_or_default()),
            ];
            let Some(entry) = sheet.entries.get_mut(ply) else { continue };
            for (said, text) in told.into_iter().filter(|(_, text)| !text.is_empty()) {
                entry.marks.push(sheet.marks.len());
                let text = words.with(said, [("text", text.into())]);
                sheet.marks.push(Mark { ply: Some(ply), text });
            }
        }
    }
}

impl Noted {
    /// One thing that followed, with its articles.
    pub(crate) fn says(&self, ruling: &Ruling, words: &Words, letters: &Alphabet) -> String {
        let message = compongo_words::effect(&ruling.effect, self.table.position());
        let text = words.say(&message, letters);
        match words.articles(ruling.articles()) {
            articles if articles.is_empty() => text,
            articles => format!("{text} ({articles})"),
        }
    }

    /// What arbiters note of it, with the articles; empty if nothing.
    pub(crate) fn said(&self, words: &Words, letters: &Alphabet) -> String {
        let noted = self.rulings.iter().filter(|it| is_noted(&it.effect));
        let parts: Vec<String> = noted.map(|it| self.says(it, words, letters)).collect();
        parts.join("; ")
    }
}

/// What belongs beside the moves.
const fn is_noted(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::SetUp { .. }
            | Effect::Illegal { .. }
            | Effect::Restored { .. }
            | Effect::Replaced { .. }
            | Effect::TimeAdded { .. }
            | Effect::TimeTaken { .. }
            | Effect::ClockSet { .. }
            | Effect::Claimed { .. }
            | Effect::ClaimRight { .. }
            | Effect::ClaimWrong { .. }
            | Effect::Flag { .. }
            | Effect::BothFlags
            | Effect::Void
            | Effect::Transferred
            | Effect::QuickplayClaimed { .. }
            | Effect::PutOff
            | Effect::QuickplayRefused
            | Effect::IncrementGiven { .. }
            | Effect::Adjourned { .. }
            | Effect::Resumed
            | Effect::Opened { .. }
            | Effect::Penalised { .. }
    )
}

fn left(game: &Game) -> Option<ByColor<u64>> {
    Some(ByColor::new(game.left_ms(Color::White)?, game.left_ms(Color::Black)?))
}

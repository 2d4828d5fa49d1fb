//! Recording the moves: Article 8. What the players write is kept apart from what happened: two
//! scoresheets, right or wrong.

use compongo_board::Color;
use compongo_clock::Side;

use super::fact::Who;
use super::guards::{Answer, Out, part, require_player, require_the_arbiter, side};
use super::kinds::Conduct;
use super::machine::Game;
use super::outcome::Score;
use super::ruling::{Effect, Ruling};
use super::sheet::{
    Entry, MAX_CLOCK_NOTE, MAX_LINES_AHEAD, MAX_STRUCK, MAX_WRITTEN, Sheet, SheetLine,
};
use super::state::Stage;
use super::writing::Read;
use super::{Duty, Refusal, Why};
use crate::{Citation, Scoresheet, Topic, WritingAhead};

/// What a player writes, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written<'a> {
    pub(super) text: &'a str,
    pub(super) offer: bool,
    pub(super) ply: Option<u32>,
    pub(super) clock: Option<&'a str>,
}

impl Written<'_> {
    /// What is written has to fit on a line.
    fn require_room(&self) -> Answer {
        for (text, most) in [(self.text, MAX_WRITTEN), (self.clock.unwrap_or(""), MAX_CLOCK_NOTE)] {
            if text.chars().nth(most).is_some() {
                return Err(Why::TooLong { most: most as u16 }.into());
            }
        }
        Ok(())
    }
}

impl Game {
    /// A player's scoresheet.
    pub fn sheet(&self, player: Color) -> &Sheet {
        &self.sheets[player]
    }

    /// Whether the moves of this game are to be recorded: not in rapid and blitz by their own
    /// rules.
    pub(super) fn is_recorded(&self) -> bool {
        self.regulations().scoresheets && !self.play().has_own_rules()
    }

    /// A player writes on the next line, or on another: there he fills a gap or corrects what he
    /// wrote, which stays to be seen, struck out. Before the move is made he writes only to claim or
    /// to seal, from 2005.
    pub(super) fn write(&mut self, by: Who, it: Written<'_>, out: Out<'_>) -> Answer {
        it.require_room()?;
        self.require_sheet()?;
        let player = self.require_side(by)?;
        let index = self.line_to_write_on(player, &it)?;
        if it.text.is_empty() && it.ply.is_some() {
            return self.strike_out(player, index);
        }
        let ahead = index >= self.made_on_the_board();
        let rule = self.rules().recording.writing_ahead;
        if ahead && self.now.table.turn() != player {
            return Err(self.refuse(Why::NotYourMove(self.now.table.turn()), Topic::Recording));
        }
        if ahead && rule.value != WritingAhead::Allowed && self.is_recorded() {
            let conduct = Conduct::WritingAhead;
            out.push(Ruling::new(Effect::Breached { player, conduct }, Some(rule.citation)));
        }
        if it.offer {
            let topics = [Topic::RecordingAnOffer, Topic::OfferNoted, Topic::WritingAnOffer];
            out.push(Ruling::of(Effect::Noted, topics.map(|topic| self.cite(topic))));
        }
        let Read { ruling, algebraic, meant } = self.entry(player, index, it.text);
        if let Some(ruling) = ruling {
            let helped = by.player().is_none() && self.needs(player).visually_impaired;
            let helper = self.assistants_part(3);
            out.push(ruling.and(helper.filter(|_| helped)));
        }
        let entry = Entry {
            text: it.text.to_owned(),
            offer: it.offer,
            clock: it.clock.map(Box::from),
            copied: false,
            algebraic,
            meant,
        };
        self.put_on_sheet(player, index, entry);
        Ok(())
    }

    /// How many moves hands have made: also the one for which the clock was not pressed yet, legal
    /// or not.
    fn made_on_the_board(&self) -> usize {
        self.line.len() + usize::from(self.now.hand.attempt.is_some())
    }

    /// On which line: the one named or the next. There must be room, and between it and the moves
    /// made there may be empty lines, but none lies beyond the move to be made.
    fn line_to_write_on(&self, player: Color, it: &Written<'_>) -> Result<usize, Refusal> {
        let sheet = &self.sheets[player];
        let (lines, made) = (&sheet.lines, self.made_on_the_board());
        let index = it.ply.map_or(sheet.next_line(), |ply| ply as usize);
        if it.ply.is_none() && index >= made + MAX_LINES_AHEAD {
            return Err(Why::SheetFull.into());
        }
        if index > made.max(lines.len()) || index >= made + MAX_LINES_AHEAD {
            return Err(self.refuse(Why::NoSuchMove, Topic::WritingAhead));
        }
        let line = lines.get(index);
        if line.is_some_and(|line| !line.is_blank() && line.struck.len() >= MAX_STRUCK) {
            return Err(Why::SheetFull.into());
        }
        Ok(index)
    }

    /// What was written is struck out and nothing put in its place.
    fn strike_out(&mut self, player: Color, index: usize) -> Answer {
        let line = self.sheets[player].lines.get_mut(index).filter(|line| !line.is_blank());
        let Some(line) = line else { return Err(Why::Incomplete.into()) };
        line.strike_out();
        Ok(())
    }

    /// Something is put on a line of a player's sheet; what stood there is struck out, and lines
    /// before it are left empty.
    fn put_on_sheet(&mut self, player: Color, index: usize, entry: Entry) {
        let sheet = &mut self.sheets[player];
        if sheet.lines.len() <= index {
            sheet.lines.resize(index + 1, SheetLine::default());
        }
        sheet.lines[index].strike_out();
        sheet.lines[index].entry = Some(entry);
        sheet.next = sheet.next.max(index + 1);
    }

    /// Moves were taken back. What the players wrote of them is theirs to strike out: until then it
    /// stays to be read, and counts as nothing that was recorded.
    pub(super) fn leave_on_sheets(&mut self) {
        for color in Color::ALL {
            self.sheets[color].taken_back_to(self.line.len());
        }
    }

    fn require_sheet(&self) -> Answer {
        match self.now.stage {
            Stage::Ready => Err(Why::NotStarted.into()),
            Stage::Void => Err(Why::GameOver.into()),
            _ => Ok(()),
        }
    }

    /// Whether moves that were made are missing on a player's scoresheet.
    pub(super) fn sheet_is_behind(&self, player: Color) -> bool {
        self.sheets[player].lacks(self.line.len())
    }

    /// Whether a player has yet to write down what was played: now he may reply first, but not
    /// more.
    pub(super) fn must_record(&self, player: Color) -> bool {
        self.is_recorded() && !self.now.players[player].exempt && self.sheet_is_behind(player)
    }

    /// By which article a player brings his scoresheet up to date, if he does: after a flag fell, or
    /// as the game is reconstructed.
    pub(super) fn must_complete_sheet(&self, player: Color) -> Option<Topic> {
        self.now.players[player].must_complete.filter(|_| self.sheet_is_behind(player))
    }

    /// Whether a player's own previous move is still unwritten though he must record.
    pub(super) fn must_record_before_moving(&self, player: Color) -> bool {
        self.is_recorded()
            && !self.now.players[player].exempt
            && self.now.table.turn() == player
            && self.sheets[player].lacks(self.line.len().saturating_sub(1))
    }

    /// Below five minutes, without thirty seconds or more with each move, a player need not record:
    /// whether only while it is so or for the rest of the period, the edition says.
    pub(super) fn note_exemption(&mut self) {
        self.look_at_times(true);
    }

    /// The same while time passes, which may begin an exemption; it ends with a move or a flag.
    pub(super) fn note_low_times(&mut self) {
        self.look_at_times(false);
    }

    fn look_at_times(&mut self, may_end: bool) {
        if !self.regulations().scoresheets {
            return;
        }
        let rule = &self.rules().recording;
        let below = u64::from(rule.exempt_below_seconds.value) * 1_000;
        let increment = u64::from(rule.exempt_increment_below_seconds) * 1_000;
        for color in Color::ALL {
            let (Some(clock), Some(setting)) = (&self.now.clock, &self.setting) else { return };
            // The period whose time the clock shows, not that of the count of moves.
            let period = clock.dial(side(color)).period.get();
            let stage = setting.control.side(side(color)).stage(period - 1);
            let low = clock.left_ms(setting, side(color)) < below;
            let small = stage.bonus.ms() < increment;
            let to_end = rule.exempt_to_end_of_period;
            let player = &mut self.now.players[color];
            if low && small {
                (player.exempt, player.exempt_in) = (true, period);
            } else if may_end && (!to_end || player.exempt_in != period) {
                player.exempt = false;
            }
        }
    }

    /// A player brings his scoresheet up to date from what happened.
    pub(super) fn complete_sheet(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_sheet()?;
        let player = self.require_side(by)?;
        if !self.sheet_is_behind(player) {
            return Err(Why::AlreadyDone.into());
        }
        for index in 0..self.line.len() {
            if self.sheets[player].has(index) {
                continue;
            }
            let meant = self.line.plies()[index].gesture;
            let text = meant.map_or_else(String::new, |gesture| gesture.to_string());
            let entry = Entry { text, copied: true, algebraic: true, meant, ..Entry::default() };
            self.put_on_sheet(player, index, entry);
        }
        self.now.players[player].must_complete = None;
        out.push(self.ruling(Effect::Noted, Topic::RecordingExemption));
        Ok(())
    }

    /// Who must bring his scoresheet up to date when a flag has fallen (8.4, 8.5).
    pub(super) fn sheets_after_flag(&mut self, out: Out<'_>) {
        if !self.is_recorded() {
            return;
        }
        let both = Color::ALL.into_iter().all(|color| self.now.players[color].exempt);
        let topic = if both { Topic::BothExempt } else { Topic::OneExempt };
        self.sheets_to_complete(topic, out);
        if both {
            let next = self.on_clock();
            self.halt(next, out);
        }
    }

    /// Whose scoresheet is behind brings it up to date.
    fn sheets_to_complete(&mut self, topic: Topic, out: Out<'_>) {
        for player in Color::ALL {
            if self.sheet_is_behind(player) {
                self.now.players[player].must_complete = Some(topic);
                let duty = Duty::CompleteSheet;
                out.push(self.ruling(Effect::Must { player, duty }, topic));
            }
        }
    }

    /// Electronic scoresheets need an edition that knows them (8.1.1.2 of 2023).
    pub(super) fn require_known_sheets(&self) -> Answer {
        let rule = self.rules().recording.scoresheet;
        if self.regulations().electronic_scoresheets && rule.value == Scoresheet::Paper {
            return Err(Refusal::by(Why::NoSuchRule, Some(rule.citation)));
        }
        Ok(())
    }

    /// An electronic scoresheet has failed, and the arbiter replaces it. What was recorded stays.
    pub(super) fn replace_scoresheet(&self, by: Who, player: Color, out: Out<'_>) -> Answer {
        require_the_arbiter(by)?;
        self.require_begun()?;
        if !self.regulations().electronic_scoresheets {
            return Err(self.refuse(Why::NoSuchRule, Topic::ScoresheetOwner));
        }
        if self.now.players[player].absent {
            return Err(Why::NotPresent.into());
        }
        out.push(self.ruling(Effect::Noted, Topic::ScoresheetOwner));
        Ok(())
    }

    /// The article by which moves are recorded; in 2023 there is one for each kind of scoresheet.
    pub(super) fn recording_article(&self) -> Option<Citation> {
        let whole = self.cite(Topic::Recording)?;
        let kind = if self.regulations().electronic_scoresheets { 2 } else { 1 };
        let paper_only = self.rules().recording.scoresheet.value == Scoresheet::Paper;
        Some(if paper_only { whole } else { part(whole, kind) })
    }

    /// No scoresheet is complete: position, times and numbers are noted, then the players
    /// reconstruct the game together while the clocks stand still (8.5.3). Each sees what the other
    /// has until his own scoresheet is complete.
    pub(super) fn reconstruct(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        let next = self.on_clock();
        self.halt(next, out);
        let whole = self.cite(Topic::Reconstruction);
        out.push(Ruling::of(Effect::Noted, [whole, self.cite(Topic::HelpingTheArbiter)]));
        if self.is_recorded() {
            self.sheets_to_complete(Topic::Reconstruction, out);
        }
        Ok(())
    }

    /// Neither scoresheet shows whether enough moves were made: the next move is the first of the
    /// next period (8.6).
    pub(super) fn cannot_show(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        let Some(setting) = &self.setting else { return Err(Why::NoClock.into()) };
        let next = self.on_clock();
        let ends = Side::ALL.map(|it| {
            let moves = self.now.clock.as_ref().map_or(0, |clock| clock.moves(it));
            setting.control.side(it).stage_after(moves).1.unwrap_or(moves)
        });
        self.halt(next, out);
        for (it, moves) in Side::ALL.into_iter().zip(ends) {
            self.with_clock(|clock, setting, at| clock.set_moves(setting, it, moves, at))?;
        }
        out.push(self.ruling(Effect::GoesOn, Topic::MovesNotShown));
        Ok(())
    }

    /// A player signs a result. If both sign another than the game had, it stands all the same,
    /// unless the arbiter corrects it (8.7).
    pub(super) fn sign(&mut self, by: Who, white: Score, black: Score, out: Out<'_>) -> Answer {
        let player = require_player(by)?;
        let Some(rule) = self.rules().recording.signing else {
            return Err(self.refuse(Why::NoSuchRule, Topic::Signing));
        };
        let refused = |why| Err(Refusal::by(why, Some(rule.citation)));
        if self.now.stage != Stage::Over {
            return refused(Why::NotOver);
        }
        if self.sheets[player].signed.is_some() {
            return refused(Why::AlreadyDone);
        }
        self.sheets[player].signed = Some((white, black));
        out.push(Ruling::new(Effect::Signed { player }, Some(rule.citation)));
        let both_wrong = self.sheets[!player].signed == Some((white, black))
            && self.now.outcome.is_some_and(|it| (it.white, it.black) != (white, black));
        if both_wrong {
            let by = self.now.outcome.map_or(super::Ending::Correction, |it| it.by);
            let outcome = super::Outcome { white, black, by };
            self.now.outcome = Some(outcome);
            out.push(Ruling::new(Effect::Over(outcome), Some(rule.citation)));
        }
        Ok(())
    }
}

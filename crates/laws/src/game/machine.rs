//! The game itself: facts applied to it, one after another.

use compongo_board::ByColor;
use compongo_clock::{Clock, Setting};

use super::act::Act;
use super::fact::Fact;
use super::guards::{Answer, Out};
use super::line::Line;
use super::opening::Found;
use super::recording::Written;
use super::regulations::{Regulations, RegulationsError};
use super::sheet::Sheet;
use super::state::{Hand, Now, Stage};
use super::table::Table;
use super::{Refusal, Ruling, Why};
use crate::{Play, Rules, Topic};

/// A game of chess by the Laws: facts go in, rulings come out.
///
/// A value: the same facts in the same order always give the same game, and a fact that is refused
/// leaves it as it was. It asks no clock what time it is.
///
/// ```
/// use compongo_laws::Edition;
/// use compongo_laws::game::{Act, Fact, Game, Regulations, Who};
///
/// let mut game = Game::new(Regulations::new(Edition::E2018))?;
/// let mut tell = |at_ms, by, act| game.apply(&Fact { at_ms, by, act });
/// tell(0, Who::Arbiter, Act::Start { absent: Default::default() })?;
/// let gesture = "e2e4".parse()?;
/// let rulings = tell(5_000, Who::White, Act::Move { gesture, two_hands: false, press: false })?;
/// assert_eq!(rulings[0].to_string(), "made white e2e4 [4.7, 3.10.1]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) regulations: Regulations,
    pub(super) rules: &'static Rules,
    pub(super) play: Play,
    pub(super) quickplay_possible: bool,
    pub(crate) setting: Option<Setting>,
    pub(crate) now: Now,
    pub(crate) line: Line,
    pub(crate) sheets: ByColor<Sheet>,
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.regulations == other.regulations
            && self.setting == other.setting
            && self.now == other.now
            && self.line == other.line
            && self.sheets == other.sheets
    }
}

impl Game {
    /// A game that has not been started.
    ///
    /// # Errors
    ///
    /// If the start position cannot be played from.
    pub fn new(regulations: Regulations) -> Result<Game, RegulationsError> {
        let rules = regulations.edition.rules();
        let play = regulations.play(rules);
        let setting = regulations.setting();
        let table = Table::Lawful(regulations.position()?);
        let now = Now {
            at_ms: 0,
            stage: Stage::Ready,
            table,
            hand: Hand::default(),
            clock: setting.as_ref().map(Clock::new),
            clock_right_of: None,
            next: table.turn(),
            players: ByColor::default(),
            offer: None,
            claim: None,
            asked: None,
            breach: None,
            gross: false,
            said: None,
            adjourned: None,
            session_ends: None,
            displaced: None,
            started_at: 0,
            resumed: false,
            resumed_plies: 0,
            reply: None,
            outcome: None,
        };
        Ok(Game {
            quickplay_possible: regulations.quickplay_possible(rules, play),
            line: Line::new(table, regulations.chess960),
            sheets: ByColor::default(),
            rules,
            play,
            setting,
            now,
            regulations,
        })
    }

    /// Applies a fact and gives what follows.
    ///
    /// # Errors
    ///
    /// A [`Refusal`]; the game is then as before.
    pub fn apply(&mut self, fact: &Fact) -> Result<Vec<Ruling>, Refusal> {
        let mut rulings = Vec::new();
        self.apply_into(fact, &mut rulings)?;
        Ok(rulings)
    }

    /// [`Game::apply`] into a list that the caller keeps, which then needs no memory for
    /// ordinary facts.
    ///
    /// # Errors
    ///
    /// As [`Game::apply`]; nothing is then added to the list.
    pub fn apply_into(&mut self, fact: &Fact, rulings: &mut Vec<Ruling>) -> Answer {
        let at_ms = fact.at_ms;
        let now_ms = self.now.at_ms;
        if at_ms < now_ms {
            return Err(Why::TimeGoesBackwards { now_ms, at_ms }.into());
        }
        let before = self.now;
        let (plies, said) = (self.line.len(), rulings.len());
        self.now.at_ms = at_ms;
        let answer = self.pass(at_ms).and_then(|()| self.act(fact, rulings));
        if answer.is_err() {
            // Acts that shorten the line or write on sheets check everything beforehand; all
            // others only add to it.
            debug_assert!(self.line.len() >= plies);
            self.line.truncate(plies);
            self.now = before;
            rulings.truncate(said);
        }
        answer
    }

    /// Time passes on the clock.
    fn pass(&mut self, at_ms: u64) -> Answer {
        if let (Some(clock), Some(setting)) = (&mut self.now.clock, &self.setting) {
            *clock = clock.at(setting, at_ms)?;
        }
        self.note_low_times();
        Ok(())
    }

    fn act(&mut self, fact: &Fact, out: Out<'_>) -> Answer {
        let by = fact.by;
        match &fact.act {
            Act::Move { gesture, two_hands, press } => {
                self.play_move(by, *gesture, *two_hands, out)?;
                let playing = matches!(self.now.stage, Stage::Playing | Stage::Halted);
                if *press && playing { self.press(by, out) } else { Ok(()) }
            }
            Act::Press {} => self.press(by, out),
            Act::Touch { square, accidental } => self.touch(by, *square, *accidental, out),
            Act::Adjust { square } => self.adjust(by, *square, out),
            Act::Release { gesture } => self.release(by, *gesture, out),
            Act::Place { square, piece, held } => self.place(by, *square, *piece, *held, out),
            Act::TakeBack {} => self.take_back(by),
            Act::Start { absent } => self.start(by, *absent, out),
            Act::DeclareDefault {} => self.declare_default(by, out),
            Act::Arrive {} => self.arrive(by, out),
            Act::Resign {} => self.resign(by, out),
            Act::OfferDraw {} => self.offer_draw(by, out),
            Act::AcceptDraw {} => self.accept_draw(by, out),
            Act::DeclineDraw {} => self.decline_draw(by, out),
            Act::ClaimDraw { from_display: true, .. }
            | Act::CallFlag { from_display: true, .. } => {
                Err(Refusal::by(Why::NoProof, self.cite_last(Topic::Displays)))
            }
            Act::ClaimDraw { ground, gesture, unwritten, unstopped, .. } => {
                self.claim_draw(by, *ground, *gesture, *unwritten, *unstopped, out)
            }
            Act::WithdrawClaim {} => self.withdraw_claim(by, out),
            Act::CheckClaim {} => self.check_claim(by, out),
            Act::CallFlag { player, unstopped, .. } => self.call_flag(by, *player, *unstopped, out),
            Act::ReportIllegal {} => self.report_illegal(by, out),
            Act::AgreeIllegal {} => self.agree_illegal(by, out),
            Act::ReportGross {} => self.report_gross(by, out),
            Act::ReportTouch {} => self.report_touch(by, out),
            Act::StopClocks { reason } => self.stop_clocks(by, *reason, out),
            Act::ResumeClocks {} => self.resume_clocks(by, out),
            Act::SetClock { player, left, moves, .. } => {
                self.set_clock(by, *player, *left, *moves, out)
            }
            Act::PlaceClock { right_of } => self.place_clock(by, *right_of, out),
            Act::ReplaceClock { white, black, .. } => self.replace_clock(by, [*white, *black], out),
            Act::AddTime { player, ms, .. } => self.add_time(by, *player, *ms, out),
            Act::AssistantTime { player, task, ms } => {
                self.assistant_time(by, *player, *task, *ms, out)
            }
            Act::CorrectSetting { control, .. } => self.correct_setting(by, control, out),
            Act::ReportSetup { fault, player } => self.report_setup(by, *fault, *player, out),
            Act::Displace {} => self.displace(by, out),
            Act::PutBack {} => self.put_back(by, out),
            Act::RestartHisClock {} => self.restart_his_clock(by, out),
            Act::Restore { plies } => self.restore(by, *plies, out),
            Act::Write { text, offer, ply, clock } => {
                let (offer, ply, clock) = (*offer, *ply, clock.as_deref());
                self.write(by, Written { text, offer, ply, clock }, out)
            }
            Act::CompleteSheet {} => self.complete_sheet(by, out),
            Act::Reconstruct {} => self.reconstruct(by, out),
            Act::CannotShow {} => self.cannot_show(by, out),
            Act::Sign { white, black } => self.sign(by, *white, *black, out),
            Act::AskIncrement {} => self.ask_increment(by, out),
            Act::ClaimQuickplay { ground, unstopped } => {
                self.claim_quickplay(by, *ground, *unstopped, out)
            }
            Act::Decide { decision, bonus } => self.decide(by, *decision, *bonus, out),
            Act::Adjourn { session_ends } => self.adjourn(by, *session_ends, out),
            Act::AnnounceSession { starts, ends } => self.announce_session(by, *starts, *ends, out),
            Act::CheckEnvelope { written } => self.check_envelope(by, written, out),
            Act::DrawStart { white, black } => self.draw_start(by, white, black.as_deref(), out),
            Act::Seal { gesture, writing, envelope } => {
                self.seal(by, *gesture, *writing, envelope.as_ref(), out)
            }
            Act::KeepEnvelope { holder } => self.keep_envelope(by, holder, out),
            Act::ResumeGame { absent } => self.resume_game(by, *absent, out),
            Act::OpenEnvelope { content, gesture, writing } => {
                let found =
                    Found { content: content.as_ref(), gesture: *gesture, writing: *writing };
                self.open_envelope(by, found, out)
            }
            Act::LoseEnvelope { position_lost } => self.lose_envelope(by, *position_lost, out),
            Act::Announce { gesture } => self.announce(by, *gesture, out),
            Act::Repeat { gesture } => self.repeat(by, *gesture, out),
            Act::BoardsDiffer { plies } => self.boards_differ(by, *plies, out),
            Act::Breach { player, conduct } => self.breach(by, *player, *conduct, out),
            Act::Device { player, fault } => self.device(by, *player, *fault, out),
            Act::Penalise { player, penalty, ms, opponent } => {
                self.penalise(by, *player, *penalty, *ms, *opponent, out)
            }
            Act::Tell { what, asked } => self.tell(by, *what, *asked, out),
            Act::SendAway { why } => self.send_away(by, *why, out),
            Act::AskBoards {} => self.ask_boards(by, out),
            Act::ReplaceScoresheet { player } => self.replace_scoresheet(by, *player, out),
            Act::AskScoresheet {} => self.ask_scoresheet(by, out),
            Act::ReportTimes {} => self.report_times(by, out),
            Act::BothLose {} => self.both_lose(by, out),
            Act::CorrectResult { white, black } => self.correct_result(by, *white, *black, out),
            Act::Appeal {} => self.appeal(by, out),
            Act::AskExplanation {} => self.ask_explanation(by, out),
        }
    }
}

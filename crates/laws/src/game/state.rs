//! The game: its state, and facts applied to it.

use arrayvec::ArrayVec;
use compongo_board::{ByColor, Color, Position, Square};
use compongo_clock::{Clock, Phase, Setting, Side};

use super::fact::{Absent, Act, Fact, QuickplayGround, Sealing, Who};
use super::line::{Line, Ply};
use super::recording::Sheet;
use super::regulations::{Regulations, RegulationsError};
use super::ruling::{DrawGround, Effect, Flaw, Outcome, Ruling};
use super::table::Table;
use super::{Gesture, Refusal, Why};
use crate::{Citation, Edition, Play, Rules, Topic};

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Not started.
    Ready,
    /// It is being played.
    Playing,
    /// The clocks are stopped, and the game waits for the arbiter.
    Halted,
    /// Adjourned.
    Adjourned,
    /// Over.
    Over,
    /// It does not count: a new one is to be played.
    Void,
}

/// What the player to move has done on this move so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hand {
    /// Pieces touched with intent, the first first.
    touched: [Option<Square>; 6],
    /// A part of a move that waits for the rest.
    pub(crate) partial: Option<Partial>,
    /// An illegal move that stands on the board and was not completed.
    pub(crate) attempt: Option<Attempt>,
    /// Where a king was released for a castling that is illegal.
    pub(crate) king_released: bool,
}

/// A piece released, and more belongs to the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Partial {
    pub(crate) gesture: Gesture,
    /// A pawn on the last rank; otherwise a king that castles.
    pub(crate) pawn: bool,
    /// The new piece, once it touched the square.
    pub(crate) chosen: Option<compongo_board::Role>,
}

/// An illegal move on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attempt {
    pub(crate) gesture: Gesture,
    pub(crate) flaw: Flaw,
}

impl Hand {
    pub(crate) fn touch(&mut self, square: Square) {
        if self.touched.contains(&Some(square)) {
            return;
        }
        if let Some(free) = self.touched.iter_mut().find(|it| it.is_none()) {
            *free = Some(square);
        }
    }

    pub(crate) fn touched(&self) -> ArrayVec<Square, 6> {
        self.touched.iter().flatten().copied().collect()
    }

    #[inline]
    pub(crate) fn has_touched(&self) -> bool {
        self.touched[0].is_some()
    }

    /// Nothing has been done yet.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        !self.has_touched() && self.partial.is_none() && self.attempt.is_none()
    }
}

/// What the game keeps of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    /// Illegal moves found.
    pub(crate) illegal: u8,
    /// Moves made for which the clock was not pressed yet.
    pub(crate) unpressed: u8,
    /// He is not at the board.
    pub(crate) absent: bool,
    /// The right to claim on this move is lost.
    pub(crate) claim_lost: bool,
    /// He need not record.
    pub(crate) exempt: bool,
    /// The period in which that began.
    pub(crate) exempt_in: u32,
    /// His king was set up wrongly, and it is too late to correct it: he may not castle.
    pub(crate) no_castling: bool,
    /// The move announced with a wrong claim.
    pub(crate) must_play: Option<Gesture>,
}

/// A claim that waits for the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    pub(crate) by: Color,
    pub(crate) ground: DrawGround,
    pub(crate) gesture: Option<Gesture>,
}

/// A claim or request in a quickplay finish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Draw { by: Color, ground: QuickplayGround, put_off: bool },
    Increment { by: Color },
}

/// A touched piece that was not moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TouchBreach {
    pub(crate) by: Color,
    /// The move that was played instead, by its number.
    pub(crate) ply: u32,
    pub(crate) hand: Hand,
}

/// An adjourned game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Adjourned {
    pub(crate) sealer: Color,
    pub(crate) sealed: Option<(Option<Gesture>, Sealing)>,
    /// The sealer stopped his clock: the move cannot be changed any more.
    pub(crate) closed: bool,
    /// When it was resumed, and who was missing.
    pub(crate) resumed: Option<(u64, Absent)>,
}

/// What changes from fact to fact and can be copied at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Now {
    pub(crate) at_ms: u64,
    pub(crate) stage: Stage,
    pub(crate) table: Table,
    pub(crate) hand: Hand,
    pub(crate) clock: Option<Clock>,
    /// Whose clock runs when the clocks do again.
    pub(crate) next: Color,
    pub(crate) players: ByColor<Player>,
    pub(crate) offer: Option<Color>,
    pub(crate) claim: Option<Claim>,
    pub(crate) asked: Option<Asked>,
    pub(crate) breach: Option<TouchBreach>,
    /// The number of moves made when the arbiter saw two kings in check or a pawn on the last
    /// rank and began to wait.
    pub(crate) gross: Option<u32>,
    pub(crate) adjourned: Option<Adjourned>,
    /// When the session began, and whether it is one after an adjournment.
    pub(crate) started_at: u64,
    pub(crate) resumed: bool,
    pub(crate) outcome: Option<Outcome>,
}

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
/// assert_eq!(rulings[0].to_string(), "made white e2e4 [4.7]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    regulations: Regulations,
    rules: &'static Rules,
    play: Play,
    quickplay_possible: bool,
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

/// What a fact leads to.
pub(crate) type Answer = Result<(), Refusal>;

/// Where rulings are put.
pub(crate) type Out<'a> = &'a mut Vec<Ruling>;

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
            next: table.turn(),
            players: ByColor::default(),
            offer: None,
            claim: None,
            asked: None,
            breach: None,
            gross: None,
            adjourned: None,
            started_at: 0,
            resumed: false,
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
            Act::Arrive {} => self.arrive(by, out),
            Act::Resign {} => self.resign(by, out),
            Act::OfferDraw {} => self.offer_draw(by, out),
            Act::AcceptDraw {} => self.accept_draw(by, out),
            Act::DeclineDraw {} => self.decline_draw(by, out),
            Act::ClaimDraw { ground, gesture, unwritten, unstopped } => {
                self.claim_draw(by, *ground, *gesture, *unwritten, *unstopped, out)
            }
            Act::WithdrawClaim {} => self.withdraw_claim(by, out),
            Act::CheckClaim {} => self.check_claim(by, out),
            Act::CallFlag { player, unstopped } => self.call_flag(by, *player, *unstopped, out),
            Act::ReportIllegal {} => self.report_illegal(by, out),
            Act::AgreeIllegal {} => self.agree_illegal(by, out),
            Act::ReportGross {} => self.report_gross(by, out),
            Act::ReportTouch {} => self.report_touch(by, out),
            Act::StopClocks { reason } => self.stop_clocks(by, *reason, out),
            Act::ResumeClocks {} => self.resume_clocks(by, out),
            Act::SetClock { player, left, moves } => {
                self.set_clock(by, *player, *left, *moves, out)
            }
            Act::AddTime { player, ms } => self.add_time(by, *player, *ms, out),
            Act::CorrectSetting { control } => self.correct_setting(by, control, out),
            Act::ReportSetup { fault, player } => self.report_setup(by, *fault, *player, out),
            Act::Displace {} => self.displace(by, out),
            Act::RestartHisClock {} => self.restart_his_clock(by, out),
            Act::Restore { plies } => self.restore(by, *plies, out),
            Act::Write { text, offer } => self.write(by, text, *offer, out),
            Act::CompleteSheet {} => self.complete_sheet(by, out),
            Act::CannotShow {} => self.cannot_show(by, out),
            Act::Sign { white, black } => self.sign(by, *white, *black, out),
            Act::AskIncrement {} => self.ask_increment(by, out),
            Act::ClaimQuickplay { ground, unstopped } => {
                self.claim_quickplay(by, *ground, *unstopped, out)
            }
            Act::Decide { decision, bonus } => self.decide(by, *decision, *bonus, out),
            Act::Adjourn {} => self.adjourn(by, out),
            Act::Seal { gesture, writing } => self.seal(by, *gesture, *writing, out),
            Act::ResumeGame { absent } => self.resume_game(by, *absent, out),
            Act::OpenEnvelope {} => self.open_envelope(by, out),
            Act::LoseEnvelope { position_lost } => self.lose_envelope(by, *position_lost, out),
            Act::Announce { gesture } => self.announce(by, *gesture, out),
            Act::Breach { player, conduct } => self.breach(by, *player, *conduct, out),
            Act::Device { player, fault } => self.device(by, *player, *fault, out),
            Act::Penalise { player, penalty, ms, opponent } => {
                self.penalise(by, *player, *penalty, *ms, *opponent, out)
            }
            Act::BothLose {} => self.both_lose(by, out),
            Act::CorrectResult { white, black } => self.correct_result(by, *white, *black, out),
            Act::Appeal {} => self.appeal(by, out),
            Act::AskExplanation {} => self.ask_explanation(by, out),
        }
    }

    /// The regulations.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// What the edition says.
    pub(crate) fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// By which rules the game is played.
    pub fn play(&self) -> Play {
        self.play
    }

    /// The edition in force.
    pub fn edition(&self) -> Edition {
        self.regulations.edition
    }

    /// The article of the edition on a topic; where it has none of its own, the one that the rule
    /// stands under.
    pub(crate) fn cite(&self, topic: Topic) -> Option<Citation> {
        let edition = self.regulations.edition;
        edition.cite(topic).or_else(|| match topic {
            Topic::BlindAnnouncing | Topic::BlindSlip | Topic::BlindBoardsDiffer => {
                let article = self.rules.appendices.visually_impaired;
                Some(Citation { edition, article })
            }
            _ => edition.cite(wider(topic)?),
        })
    }

    /// A consequence by the article on a topic.
    pub(crate) fn ruling(&self, effect: Effect, topic: Topic) -> Ruling {
        Ruling::new(effect, self.cite(topic))
    }

    /// A refusal by the article on a topic.
    pub(crate) fn refuse(&self, why: Why, topic: Topic) -> Refusal {
        Refusal::by(why, self.cite(topic))
    }

    /// How far the game has come.
    pub fn stage(&self) -> Stage {
        self.now.stage
    }

    /// The result, if there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.now.outcome
    }

    /// The pieces as they stand, an illegal move that was not completed left out.
    pub fn table(&self) -> &Table {
        &self.now.table
    }

    /// The position, if the pieces stand as one.
    pub fn position(&self) -> Option<&Position> {
        self.now.table.position()
    }

    /// The moves.
    pub fn moves(&self) -> &[Ply] {
        self.line.plies()
    }

    /// The instant of the last fact, in milliseconds.
    pub fn now_ms(&self) -> u64 {
        self.now.at_ms
    }

    /// Milliseconds left on a player's clock at the last fact.
    pub fn left_ms(&self, player: Color) -> Option<u64> {
        let clock = self.now.clock.as_ref()?;
        Some(clock.left_ms(self.setting.as_ref()?, side(player)))
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        match self.now.clock.as_ref()?.phase() {
            Phase::Running(side) => Some(Color::from_white(side.is_white())),
            _ => None,
        }
    }

    /// Whether moves bring time now, in whatever period.
    pub fn has_increment(&self) -> bool {
        let Some(setting) = &self.setting else { return false };
        Side::ALL.into_iter().any(|it| {
            let stages = setting.control.side(it).stages();
            stages.iter().any(|stage| stage.bonus.increment_ms() > 0)
        })
    }

    /// Illegal moves that count against a player (7.5 of 2018).
    pub fn illegal_moves(&self, player: Color) -> u8 {
        self.now.players[player].illegal
    }

    /// Who has offered a draw that is still open.
    pub fn offer(&self) -> Option<Color> {
        self.now.offer
    }

    /// Whether the rules of a quickplay finish are in force now.
    pub fn in_quickplay(&self) -> bool {
        self.quickplay_possible && self.in_last_period()
    }

    /// Whether the period of all remaining moves has begun for the player to move.
    pub(crate) fn in_last_period(&self) -> bool {
        let (Some(clock), Some(setting)) = (&self.now.clock, &self.setting) else { return true };
        clock.moves_to_go(setting, side(self.now.table.turn())).is_none()
    }

    /// Only while the game is played, the clocks running or not.
    pub(crate) fn require_begun(&self) -> Answer {
        match self.now.stage {
            Stage::Playing | Stage::Halted => Ok(()),
            Stage::Ready => Err(Why::NotStarted.into()),
            Stage::Adjourned => Err(Why::Adjourned.into()),
            Stage::Over | Stage::Void => Err(Why::GameOver.into()),
        }
    }

    /// Only while the game is not over, adjourned or not.
    pub(crate) fn require_open(&self) -> Answer {
        if self.now.stage == Stage::Adjourned { Ok(()) } else { self.require_begun() }
    }

    /// Only while the clocks are not stopped.
    #[inline]
    pub(crate) fn require_playing(&self) -> Answer {
        match self.now.stage {
            Stage::Playing => Ok(()),
            Stage::Halted => Err(Why::ClocksStopped.into()),
            _ => self.require_begun(),
        }
    }

    /// Only the arbiter; or a player where no arbiter is there.
    pub(crate) fn require_arbiter(&self, by: Who) -> Answer {
        let stands_in = self.regulations.no_arbiter && by.player().is_some();
        if by == Who::Arbiter || stands_in { Ok(()) } else { Err(Why::WrongPerson.into()) }
    }

    /// Only a player or his assistant.
    #[inline]
    pub(crate) fn require_side(&self, by: Who) -> Result<Color, Refusal> {
        let color = by.side().ok_or(Why::WrongPerson)?;
        if by.player().is_none() {
            let needs = match color {
                Color::White => self.regulations.white,
                Color::Black => self.regulations.black,
            };
            if !needs.assistant && !needs.visually_impaired {
                return Err(self.refuse(Why::WrongPerson, Topic::PressingAssistant));
            }
        }
        Ok(color)
    }

    /// Only a player himself.
    pub(crate) fn require_player(&self, by: Who) -> Result<Color, Refusal> {
        by.player().ok_or_else(|| Why::WrongPerson.into())
    }

    /// The game ends.
    pub(crate) fn end(&mut self, outcome: Outcome, topics: [Option<Citation>; 2], out: Out<'_>) {
        out.push(Ruling::both(Effect::Over(outcome), topics));
        let now = &mut self.now;
        now.outcome = Some(outcome);
        now.stage = Stage::Over;
        now.hand = Hand::default();
        (now.offer, now.claim, now.breach, now.gross) = (None, None, None, None);
        self.stop_for_good();
    }
}

/// Under what a rule stands in editions that do not give it an article of its own.
const fn wider(topic: Topic) -> Option<Topic> {
    Some(match topic {
        Topic::Threefold => Topic::ThreefoldOnBoard,
        Topic::Fifty => Topic::FiftyOnBoard,
        Topic::TouchMove => Topic::TouchOwn,
        Topic::Promoting => Topic::PromotionMade,
        Topic::PressWithoutMove => Topic::HandlingTheClock,
        Topic::WritingAhead | Topic::UseOfTheScoresheet => Topic::Recording,
        Topic::Leaving => Topic::Disrepute,
        Topic::QuickplayRefused => Topic::QuickplayClaim,
        Topic::RapidGrossIllegality => Topic::RapidIllegalMove,
        Topic::Signing => Topic::ArbitersTask,
        _ => return None,
    })
}

/// The player as the clock knows him.
#[inline]
pub(crate) const fn side(color: Color) -> Side {
    Side::from_white(color.is_white())
}

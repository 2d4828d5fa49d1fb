//! Beginning the game, and coming late: Articles 6.6 and 6.7 (6.5 to 6.7 before 2009).

use compongo_board::Color;

use super::fact::{Absent, Who};
use super::guards::{Answer, Out, part, require_player, side};
use super::machine::Game;
use super::outcome::{Ending, Outcome};
use super::ruling::{Effect, Ruling};
use super::state::Stage;
use super::{Refusal, Scale, Why};
use crate::{BothAbsent, Citation, DefaultTime, Play, Topic};

const MINUTE: u64 = 60_000;

impl Game {
    /// The arbiter starts the game: White's clock runs, whether or not he is there. Where the
    /// default time is zero, who is not there loses at once.
    pub(super) fn start(&mut self, by: Who, absent: Absent, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        match self.now.stage {
            Stage::Ready => {}
            Stage::Over | Stage::Void => return Err(Why::GameOver.into()),
            _ => return Err(Why::AlreadyStarted.into()),
        }
        self.require_scale()?;
        self.require_known_sheets()?;
        self.require_supervision()?;
        let first = self.now.table.turn();
        self.with_clock(|clock, setting, at| clock.start(setting, side(first), at))?;
        self.now.stage = Stage::Playing;
        self.now.started_at = self.now.at_ms;
        for color in Color::ALL {
            self.now.players[color].absent = absent.is(color);
        }
        let started = self.ruling(Effect::Started, Topic::StartOfTheGame);
        out.push(self.by_which_rules().into_iter().fold(started, Ruling::and));
        self.note_exemption();
        if absent != Absent::None && self.default_time_ms() == Some(0) {
            self.default_absent(out);
        } else if let Some(position) = self.now.table.position()
            && let Some((outcome, topic)) = self.dead(position)
        {
            self.end_on_the_board(outcome, topic, out);
        }
        Ok(())
    }

    /// By which articles the game is rapid or blitz and with which rules, and is counted or recorded
    /// otherwise than usual.
    fn by_which_rules(&self) -> Vec<Option<Citation>> {
        let topics: &[Topic] = match self.play() {
            Play::Standard => &[],
            Play::Rapid => {
                &[Topic::Rapid, Topic::RapidLaws, Topic::RapidOtherwise, Topic::RapidWhichRules]
            }
            Play::SupervisedRapid => {
                &[Topic::Rapid, Topic::RapidSupervised, Topic::RapidWhichRules]
            }
            Play::Blitz => &[Topic::Blitz, Topic::BlitzOtherwise, Topic::BlitzWhichRules],
            Play::SupervisedBlitz => {
                &[Topic::Blitz, Topic::BlitzSupervised, Topic::BlitzWhichRules]
            }
        };
        let scored = (self.regulations().scale != Scale::default()).then_some(Topic::Scoring);
        let sheets = self.regulations().electronic_scoresheets.then(|| self.recording_article());
        let articles = topics.iter().copied().chain(scored).map(|topic| self.cite(topic));
        articles.chain(sheets).collect()
    }

    /// Rapid and blitz under the competition rules need arbiters enough, who record the games.
    fn require_supervision(&self) -> Answer {
        let (rule, topic) = match self.play() {
            Play::SupervisedRapid => (self.rules().fast.supervised_rapid, Topic::RapidSupervised),
            Play::SupervisedBlitz => (self.rules().fast.supervised_blitz, Topic::BlitzSupervised),
            Play::Standard | Play::Rapid | Play::Blitz => return Ok(()),
        };
        let Some(rule) = rule else { return Ok(()) };
        let refused = |nth| {
            let article = self.cite(topic).map_or(rule.citation, |whole| part(whole, nth));
            Err(Refusal::by(Why::NotInForce, Some(article)))
        };
        let regulations = self.regulations();
        if regulations.games_per_arbiter > Some(rule.value.games_per_arbiter) {
            return refused(1);
        }
        if rule.value.recorded && regulations.not_recorded {
            return refused(2);
        }
        Ok(())
    }

    /// How late one may come, in milliseconds; none if the edition leaves it to rules that say
    /// nothing.
    pub(super) fn default_time_ms(&self) -> Option<u64> {
        let stated = self.regulations().default_time;
        stated.or(match self.rules().clock.default_time.value {
            DefaultTime::Minutes(minutes) => Some(u64::from(minutes) * MINUTE),
            DefaultTime::ZeroUnlessStated => Some(0),
            DefaultTime::MustBeStated => None,
        })
    }

    /// The arbiter declares that a player who has not come in time has lost.
    pub(super) fn declare_default(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        let waiting = self.now.adjourned.is_some_and(|it| it.resumed.is_some());
        if !waiting {
            self.require_begun()?;
        }
        Color::ALL.into_iter().try_for_each(|color| self.require_opened_before(color))?;
        let (article, most) = self.lateness();
        if Color::ALL.into_iter().all(|color| !self.now.players[color].absent) {
            return Err(Refusal::by(Why::AlreadyDone, Some(article)));
        }
        let late = self.now.at_ms - self.now.started_at;
        if most.is_none_or(|most| late <= most) {
            return Err(Refusal::by(Why::TooEarly, Some(article)));
        }
        self.default_absent(out);
        Ok(())
    }

    /// How late one may come, in milliseconds, and by which article: at the start or at a
    /// resumption.
    fn lateness(&self) -> (Citation, Option<u64>) {
        if self.now.resumed {
            (self.rules().adjournment.late.citation, self.resumption_limit_ms())
        } else {
            (self.rules().clock.default_time.citation, self.default_time_ms())
        }
    }

    /// Who is not there loses; both if neither is.
    pub(super) fn default_absent(&mut self, out: Out<'_>) {
        let article = Some(self.lateness().0);
        let absent = |color: Color| self.now.players[color].absent;
        let (outcome, second) = match (absent(Color::White), absent(Color::Black)) {
            (true, true) => {
                let lost = Outcome::loss(Color::White, super::Score::Loss, Ending::Absence);
                (lost, self.cite(Topic::BothLose))
            }
            (true, false) => (Outcome::win(Color::Black, Ending::Absence), None),
            (false, true) => (Outcome::win(Color::White, Ending::Absence), None),
            (false, false) => return,
        };
        self.end(outcome, [article, second], out);
    }

    /// A player comes to the board. More than the default time after the start he has lost. The
    /// time is counted from the start itself, not by any clock.
    pub(super) fn arrive(&mut self, by: Who, out: Out<'_>) -> Answer {
        let player = require_player(by)?;
        if self.now.adjourned.is_some_and(|it| it.resumed.is_some())
            && self.now.stage == Stage::Adjourned
        {
            return self.arrive_at_resumption(player, out);
        }
        self.require_begun()?;
        if !self.now.players[player].absent {
            return Err(Why::AlreadyDone.into());
        }
        let late = self.now.at_ms - self.now.started_at;
        let (article, most) = self.lateness();
        if most.is_some_and(|most| late > most) {
            let other_too = self.now.players[!player].absent;
            let outcome = if other_too {
                Outcome::loss(player, super::Score::Loss, Ending::Absence)
            } else {
                Outcome::win(!player, Ending::Absence)
            };
            let second = other_too.then(|| self.cite(Topic::BothLose)).flatten();
            self.end(outcome, [Some(article), second], out);
            return Ok(());
        }
        let nobody = self.now.players[!player].absent;
        self.now.players[player].absent = false;
        out.push(Ruling::new(Effect::Arrived { player }, Some(article)));
        self.open_reply(out)?;
        if nobody && player == Color::White && late > 0 {
            self.charge_white(late, out);
        }
        Ok(())
    }

    /// Neither was there, and White comes: his clock ran, and the time is his loss by an article of
    /// its own where there is one.
    fn charge_white(&mut self, late: u64, out: Out<'_>) {
        let charged = self.rules().clock.both_absent.filter(|rule| match rule.value {
            BothAbsent::White => true,
            BothAbsent::WhiteIfDefaultTimeNotZero => self.default_time_ms() != Some(0),
        });
        if let Some(rule) = charged
            && self.now.clock.is_some()
        {
            let effect = Effect::TimeTaken { player: Color::White, ms: late };
            out.push(Ruling::new(effect, Some(rule.citation)));
        }
    }
}

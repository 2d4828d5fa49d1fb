//! Who may do what, when; citations; the end of the game.

use compongo_board::Color;
use compongo_clock::Side;

use super::fact::Who;
use super::machine::Game;
use super::state::{Hand, Stage};
use super::{Effect, Needs, Outcome, Refusal, Ruling, Why};
use crate::{Citation, Rules, Topic, catalogue};

/// What a fact leads to.
pub(crate) type Answer = Result<(), Refusal>;

/// Where rulings are put.
pub(crate) type Out<'a> = &'a mut Vec<Ruling>;

impl Game {
    /// What the edition says.
    pub(crate) fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The article of the edition on a topic; where it has none of its own, the one that the rule
    /// stands under.
    pub(crate) fn cite(&self, topic: Topic) -> Option<Citation> {
        let edition = self.regulations.edition;
        edition.cite(topic).or_else(|| match topic {
            Topic::BlindAnnouncing
            | Topic::BlindSlip
            | Topic::BlindBoardsDiffer
            | Topic::BlindAssistant => {
                let article = self.rules.appendices.visually_impaired;
                Some(Citation { edition, article })
            }
            _ => self.cite(wider(topic)?),
        })
    }

    /// The last article on a topic, where the edition has several: what forbids after what allows.
    pub(crate) fn cite_last(&self, topic: Topic) -> Option<Citation> {
        let edition = self.regulations.edition;
        let last = catalogue::on(edition, topic.matter()).last().copied();
        last.map(|it| Citation { edition, article: it.number }).or_else(|| self.cite(topic))
    }

    /// A consequence by the article on a topic.
    pub(crate) fn ruling(&self, effect: Effect, topic: Topic) -> Ruling {
        Ruling::new(effect, self.cite(topic))
    }

    /// A refusal by the article on a topic.
    pub(crate) fn refuse(&self, why: Why, topic: Topic) -> Refusal {
        Refusal::by(why, self.cite(topic))
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

    /// What a player needs.
    pub(crate) fn needs(&self, player: Color) -> Needs {
        match player {
            Color::White => self.regulations.white,
            Color::Black => self.regulations.black,
        }
    }

    /// Only a player or his assistant.
    #[inline]
    pub(crate) fn require_side(&self, by: Who) -> Result<Color, Refusal> {
        self.require_side_for(Topic::PressingAssistant, by)
    }

    /// The same where an article of its own is on the assistant.
    #[inline]
    pub(crate) fn require_side_for(&self, help: Topic, by: Who) -> Result<Color, Refusal> {
        let color = by.side().ok_or(Why::WrongPerson)?;
        if self.now.players[color].absent {
            return Err(Why::NotPresent.into());
        }
        if by.player().is_none() {
            let (needs, opponent) = (self.needs(color), self.needs(!color));
            let sighted = opponent.visually_impaired && !opponent.assistant;
            if !needs.assistant && !needs.visually_impaired && !sighted {
                return Err(self.refuse(Why::WrongPerson, help));
            }
        }
        Ok(color)
    }

    /// The game ends.
    pub(crate) fn end(
        &mut self,
        outcome: Outcome,
        articles: impl IntoIterator<Item = Option<Citation>>,
        out: Out<'_>,
    ) {
        out.push(Ruling::of(Effect::Over(outcome), articles));
        let now = &mut self.now;
        now.outcome = Some(outcome);
        now.stage = Stage::Over;
        now.hand = Hand::default();
        (now.offer, now.claim, now.breach, now.gross) = (None, None, None, false);
        (now.reply, now.displaced) = (None, None);
        self.stop_for_good();
    }
}

/// Under what a rule stands in editions that do not give it an article of its own.
const fn wider(topic: Topic) -> Option<Topic> {
    Some(match topic {
        Topic::Threefold => Topic::ThreefoldOnBoard,
        Topic::Fifty => Topic::FiftyOnBoard,
        Topic::TouchMove => Topic::TouchOwn,
        Topic::MovingAssistant => Topic::PressingAssistant,
        Topic::Promoting => Topic::PromotionMade,
        Topic::PressWithoutMove => Topic::HandlingTheClock,
        Topic::WritingAhead | Topic::UseOfTheScoresheet => Topic::Recording,
        Topic::Smoking => Topic::Leaving,
        Topic::Leaving => Topic::Disrepute,
        Topic::QuickplayRefused => Topic::QuickplayClaim,
        Topic::RapidGrossIllegality => Topic::RapidIllegalMove,
        Topic::Signing => Topic::ArbitersTask,
        _ => return None,
    })
}

/// The same where the article is no part in brackets itself, whose neighbours are other matters.
pub(crate) fn below(whole: Citation, n: usize) -> Citation {
    if whole.article.ends_with(')') { whole } else { part(whole, n) }
}

/// The player as the clock knows him.
#[inline]
pub(crate) const fn side(color: Color) -> Side {
    Side::from_white(color.is_white())
}

/// Only the arbiter himself, for what players must not do in his place: penalties, decisions,
/// results, and what he alone may tell.
pub(crate) fn require_the_arbiter(by: Who) -> Answer {
    if by == Who::Arbiter { Ok(()) } else { Err(Why::WrongPerson.into()) }
}

/// Only a player himself.
pub(crate) fn require_player(by: Who) -> Result<Color, Refusal> {
    by.player().ok_or_else(|| Why::WrongPerson.into())
}

/// The n-th part of an article, counted from 1, where the edition numbers its parts; otherwise the
/// article. The first part may be given for the whole.
pub(crate) fn part(whole: Citation, n: usize) -> Citation {
    let Some(letter) = ('a'..='z').nth(n.saturating_sub(1)) else { return whole };
    let article = whole.article;
    let above = article.rfind('(').map_or(article, |at| &article[..at]);
    let below = catalogue::below(whole.edition, above);
    let found = below.iter().find(|it| {
        let rest = it.number.strip_prefix(above).unwrap_or_default();
        let (lettered, numbered) = (format!("({letter})"), n.to_string());
        let bracketed = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        rest == lettered
            || bracketed == Some(&numbered)
            || rest.strip_prefix('.') == Some(&numbered)
    });
    found.map_or(whole, |it| Citation { article: it.number, ..whole })
}

//! Opening an envelope whose content only those who hold its keys knew: it must be what was put
//! there, and what it means is read by the Laws before anyone says so (I.7, I.8, I.9 of 2018).

use compongo_board::{Color, Move};
use compongo_clock::{Clock, Phase};

use super::Gesture;
use super::commitment::{Bytes32, Content, Inside, MAX_SEALED_TEXT};
use super::fact::Who;
use super::guards::{Answer, Out, side};
use super::kinds::Sealing;
use super::machine::Game;
use super::ruling::{Effect, Ruling};
use super::state::Stage;
use super::writing::readings;
use super::{Refusal, Why};
use crate::Topic;

/// What the arbiter finds in an envelope.
#[derive(Clone, Copy)]
pub(super) struct Found<'a> {
    pub(super) content: Option<&'a Content>,
    pub(super) gesture: Option<Gesture>,
    pub(super) writing: Sealing,
}

impl Game {
    /// The arbiter opens the envelope when the player who must reply is there; that of a sealed
    /// reply when the player has come whom it waits for.
    pub(super) fn open_envelope(&mut self, by: Who, found: Found<'_>, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        if let Some(reply) = self.now.reply.filter(|it| it.due) {
            let (gesture, writing) = self.read(reply.inside, found)?;
            self.now.reply = None;
            let absent = !self.now.table.turn();
            // Where the arbiter had stopped the clocks, he starts them again.
            let playing = self.now.stage == Stage::Playing;
            self.with_clock(|clock, setting, at| match clock.phase() {
                Phase::Paused(_) if playing => clock.start(setting, side(absent), at),
                _ => Ok(clock),
            })?;
            self.play_reply(gesture, writing, out);
            return Ok(());
        }
        let it = self.require_adjourned()?;
        if it.resumed.is_none() || !it.closed {
            return Err(self.refuse(Why::NothingBegun, Topic::OpeningTheEnvelope));
        }
        if self.now.players[!it.sealer].absent {
            return Err(self.refuse(Why::WrongPerson, Topic::OpeningTheEnvelope));
        }
        let inside = it.sealed.unwrap_or(Inside::Known(None, Sealing::Unclear));
        let (gesture, writing) = self.read(inside, found)?;
        self.open(gesture, writing, out)
    }

    /// What an envelope holds: what is on record, or what the arbiter has found, if that is what
    /// was put there and means what he says.
    fn read(
        &self,
        inside: Inside,
        found: Found<'_>,
    ) -> Result<(Option<Gesture>, Sealing), Refusal> {
        let commitment = match (inside, found.content) {
            (Inside::Known(gesture, writing), None) => return Ok((gesture, writing)),
            (Inside::Known(..), Some(_)) => {
                return Err(self.refuse(Why::NotAsSealed, Topic::OpeningTheEnvelope));
            }
            (Inside::Locked(commitment), _) => commitment,
        };
        let content =
            found.content.ok_or_else(|| self.refuse(Why::Incomplete, Topic::OpeningTheEnvelope))?;
        self.require_as_sealed(content, commitment)?;
        self.require_as_written(&content.text, found)?;
        Ok((found.gesture, found.writing))
    }

    fn require_as_sealed(&self, content: &Content, commitment: Bytes32) -> Answer {
        let short = content.text.len() <= MAX_SEALED_TEXT;
        if short && content.commitment(&self.now.table.to_fen()) == commitment {
            return Ok(());
        }
        Err(self.refuse(Why::NotAsSealed, Topic::OpeningTheEnvelope))
    }

    /// A writing that means one legal move, in whatever letters, is that move: nobody reads it
    /// otherwise. If letters of several languages make several moves of it, it is one of them or
    /// ambiguous. The rest is for the arbiter to judge.
    fn require_as_written(&self, text: &str, found: Found<'_>) -> Answer {
        let Some(position) = self.now.table.position() else { return Ok(()) };
        let moves = readings(text, position);
        let means = |mv: &Move| Gesture::of(position, *mv) == found.gesture;
        let as_written = match (moves.as_slice(), found.writing) {
            ([], _) => true,
            ([one], writing) => writing == Sealing::Clear && means(one),
            (several, Sealing::Clear) => several.iter().any(means),
            (_, Sealing::Ambiguous) => true,
            (_, Sealing::Unclear) => false,
        };
        if as_written {
            return Ok(());
        }
        Err(self.refuse(Why::ReadOtherwise, Topic::BadSealedMove))
    }

    /// The sealer who has not come cannot be judged late before the envelope is opened: the sealed
    /// move may have ended the game (I.10).
    pub(super) fn require_opened_before(&self, player: Color) -> Answer {
        let unopened = self.now.stage == Stage::Adjourned
            && self.now.players[player].absent
            && self.now.adjourned.is_some_and(|it| {
                let locked = it.sealed.is_some_and(|inside| inside.commitment().is_some());
                locked && it.sealer == player && !self.now.players[!player].absent
            });
        if unopened {
            return Err(self.refuse(Why::TooEarly, Topic::OpeningTheEnvelope));
        }
        Ok(())
    }

    /// Who has come to an envelope that must be opened first stops his clock (I.9.2).
    pub(super) fn stop_running(&mut self, out: Out<'_>) -> Answer {
        let runs =
            self.now.clock.as_ref().is_some_and(|it| matches!(it.phase(), Phase::Running(_)));
        if runs {
            self.with_clock(Clock::pause)?;
            let article = self.cite(Topic::OpeningTheEnvelope);
            out.push(Ruling::new(Effect::ClocksStopped, article));
        }
        Ok(())
    }

    /// The envelope of a sealed reply is lost: its player plays what he says he sealed.
    pub(super) fn lose_reply(&mut self, out: Out<'_>) -> Answer {
        let replier = self.now.table.turn();
        self.now.reply = None;
        self.with_clock(|clock, setting, at| {
            let clock = match clock.phase() {
                Phase::Running(_) => clock.pause(setting, at)?,
                _ => clock,
            };
            clock.start(setting, side(replier), at)
        })?;
        out.push(self.ruling(Effect::ClockRuns { player: replier }, Topic::LostEnvelope));
        Ok(())
    }
}

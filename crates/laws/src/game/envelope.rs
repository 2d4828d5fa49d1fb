//! The envelope of an adjourned game, what the arbiter checks on it, and the sessions: Appendix A
//! until 2005, G in 2009, E in 2014, Guidelines I from 2017.

use compongo_board::Color;
use serde::{Deserialize, Serialize};

use super::fact::Who;
use super::guards::{Answer, Out};
use super::machine::Game;
use super::resumption::EnvelopeItem;
use super::ruling::{Effect, Ruling};
use super::state::Stage;
use super::words::word_or_none;
use super::{Refusal, Why};
use crate::{SessionNotice, Topic};

/// What is written on an envelope; what is not there is not written (I.2 of 2018).
///
/// ```
/// use compongo_board::Color;
/// use compongo_laws::game::Inscription;
///
/// let written: Inscription = serde_json::from_str(r#"{"sealer":"white","number":2}"#)?;
/// assert_eq!((written.sealer, written.number), (Some(Color::White), Some(2)));
/// assert_eq!(written.resumption, None);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Inscription {
    /// The names of the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<[String; 2]>,
    /// The pieces before the sealed move, as the first field of a FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The times used by White and by Black, in whole seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<[u64; 2]>,
    /// Who sealed.
    #[serde(with = "word_or_none", skip_serializing_if = "Option::is_none")]
    pub sealer: Option<Color>,
    /// The number of the sealed move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// Who has offered a draw that is still open.
    #[serde(with = "word_or_none", skip_serializing_if = "Option::is_none")]
    pub offer: Option<Color>,
    /// Date, time and place of the resumption.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resumption: Option<String>,
}

/// One of the things on an envelope.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnvelopePart {
    /// The names of the players.
    Players,
    /// The position before the sealed move.
    Position,
    /// The times used.
    Times,
    /// Who sealed.
    Sealer,
    /// The number of the sealed move.
    Number,
    /// The offer of a draw that is still open.
    Offer,
    /// When and where play is resumed.
    Resumption,
}

impl Game {
    /// The arbiter checks what is written on the envelope, and keeps it.
    pub(super) fn check_envelope(&self, by: Who, written: &Inscription, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        let closed = self.now.adjourned.is_some_and(|it| it.closed);
        if self.now.stage != Stage::Adjourned || !closed {
            return Err(self.refuse(Why::NotAdjourned, Topic::EnvelopeKept));
        }
        let mut wrong = false;
        for (item, article) in self.envelope() {
            if let Some(lacking) = lacking(item, written) {
                wrong = true;
                out.push(Ruling::new(Effect::EnvelopeLacks { part: lacking }, article));
            }
        }
        if !wrong {
            out.push(self.ruling(Effect::Noted, Topic::EnvelopeKept));
        }
        Ok(())
    }

    /// The arbiter says who holds the envelope from now on: it is his to keep, by whatever hands.
    pub(super) fn keep_envelope(&self, by: Who, holder: &str, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        if !self.envelope_is_closed() {
            return Err(self.refuse(Why::NotAdjourned, Topic::EnvelopeKept));
        }
        if holder.trim().is_empty() {
            return Err(self.refuse(Why::Incomplete, Topic::EnvelopeKept));
        }
        out.push(self.ruling(Effect::Noted, Topic::EnvelopeKept));
        Ok(())
    }

    /// The arbiter announces when a session begins, and until 2009 also when it ends.
    pub(super) fn announce_session(
        &mut self,
        by: Who,
        starts: Option<u64>,
        ends: Option<u64>,
        out: Out<'_>,
    ) -> Answer {
        self.require_arbiter(by)?;
        let rule = self.rules().adjournment.session;
        let refused = |why| Err(Refusal::by(why, Some(rule.citation)));
        if !self.regulations().adjournments {
            return refused(Why::NotInForce);
        }
        let complete = match rule.value {
            SessionNotice::StartAndEnd => starts.is_some() && ends.is_some(),
            SessionNotice::Start => starts.is_some(),
        };
        if !complete {
            return refused(Why::Incomplete);
        }
        out.push(Ruling::new(Effect::Noted, Some(rule.citation)));
        self.now.session_ends = ends;
        Ok(())
    }

    /// Who adjourns before the session ends is charged the time up to its end.
    pub(super) fn charge_early_adjournment(&mut self, sealer: Color, ends: u64, out: Out<'_>) {
        let ms = ends.saturating_sub(self.now.at_ms);
        let size = i64::try_from(ms).unwrap_or(i64::MAX);
        if ms > 0 && self.give(sealer, -size) {
            let effect = Effect::TimeTaken { player: sealer, ms };
            out.push(self.ruling(effect, Topic::EarlyAdjournment));
        }
    }
}

/// The part of the envelope on which something is not written, or wrongly.
fn lacking(item: EnvelopeItem, written: &Inscription) -> Option<EnvelopePart> {
    let (right, part) = match item {
        EnvelopeItem::Players => (written.players.is_some(), EnvelopePart::Players),
        EnvelopeItem::Position(table) => {
            let fen = table.to_fen();
            (written.position.as_deref() == fen.split(' ').next(), EnvelopePart::Position)
        }
        EnvelopeItem::TimesUsed(used) => {
            let used = used.map(|it| [it.white / 1_000, it.black / 1_000]);
            (used.is_none() || written.used == used, EnvelopePart::Times)
        }
        EnvelopeItem::Sealer(sealer) => (written.sealer == Some(sealer), EnvelopePart::Sealer),
        EnvelopeItem::MoveNumber(number) => (written.number == Some(number), EnvelopePart::Number),
        EnvelopeItem::Offer(offer) => (written.offer == offer, EnvelopePart::Offer),
        EnvelopeItem::Resumption => (written.resumption.is_some(), EnvelopePart::Resumption),
    };
    (!right).then_some(part)
}

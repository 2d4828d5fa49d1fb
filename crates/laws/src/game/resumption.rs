//! After an adjournment: a reply sealed for an opponent who has not come (I.9.3 of 2018), clocks
//! set wrongly (I.13), and what is written on the envelope (I.2).

use compongo_board::{ByColor, Color};

use super::commitment::Inside;
use super::fact::Who;
use super::guards::{Answer, Out, part, require_player, side};
use super::kinds::Sealing;
use super::machine::Game;
use super::ruling::{Effect, Ruling};
use super::state::{Reply, Stage};
use super::table::Judged;
use super::{Ending, Gesture, Refusal, Table, Why};
use crate::{Citation, Topic, WrongTimes};

/// One thing that is written on the envelope, in the order of the article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnvelopeItem {
    /// The names of the players, which the game does not know.
    Players,
    /// The position before the sealed move.
    Position(Table),
    /// The times used, in milliseconds; none without a clock.
    TimesUsed(Option<ByColor<u64>>),
    /// Who sealed.
    Sealer(Color),
    /// The number of the sealed move.
    MoveNumber(u32),
    /// Who has offered a draw that is still open.
    Offer(Option<Color>),
    /// When and where play is resumed, which the game does not know.
    Resumption,
}

impl Game {
    /// What is written on the envelope of an adjourned game, each thing with its article; empty if
    /// the game is not adjourned.
    pub fn envelope(&self) -> Vec<(EnvelopeItem, Option<Citation>)> {
        let adjourned = self.now.adjourned.filter(|_| self.now.stage == Stage::Adjourned);
        let Some(it) = adjourned else { return Vec::new() };
        let number = match self.position() {
            Some(position) => position.fullmove_number(),
            None => self.line.moves_of(it.sealer).saturating_add(1),
        };
        let clock = self.now.clock.as_ref();
        let used = clock.map(|clock| ByColor {
            white: clock.used_ms(side(Color::White)),
            black: clock.used_ms(side(Color::Black)),
        });
        let items = [
            EnvelopeItem::Players,
            EnvelopeItem::Position(*self.table()),
            EnvelopeItem::TimesUsed(used),
            EnvelopeItem::Sealer(it.sealer),
            EnvelopeItem::MoveNumber(number),
            EnvelopeItem::Offer(self.offer()),
            EnvelopeItem::Resumption,
        ];
        let article = |n| self.cite(Topic::Envelope).map(|whole| part(whole, n));
        (1..).zip(items).map(|(n, item)| (item, article(n))).collect()
    }

    pub(super) fn reply_article(&self) -> Option<Citation> {
        self.cite(Topic::Resumption).map(|it| part(it, 3))
    }

    /// The sealed move stands on the board and its player is not there: the opponent may seal his
    /// reply instead of playing it.
    pub(super) fn seal_reply(&mut self, by: Who, inside: Inside, out: Out<'_>) -> Answer {
        self.require_playing()?;
        let player = self.require_side(by)?;
        let turn = self.now.table.turn();
        let why = if player != turn {
            Some(Why::NotYourMove(turn))
        } else if self.now.reply.is_some_and(|reply| reply.closed) {
            Some(Why::TooLate)
        } else if !self.awaits_sealer(player) {
            Some(Why::NotAdjourned)
        } else {
            None
        };
        if let Some(why) = why {
            return Err(Refusal::by(why, self.reply_article()));
        }
        self.now.reply = Some(Reply { inside, closed: false, due: false });
        out.push(Ruling::new(Effect::Sealed { player }, self.reply_article()));
        Ok(())
    }

    /// The player of the sealed move has not come, so that nothing was played since.
    pub(super) fn awaits_sealer(&self, replier: Color) -> bool {
        self.now.resumed && self.now.players[!replier].absent
    }

    /// Not while a sealed reply lies in its envelope.
    pub(super) fn require_no_reply(&self) -> Answer {
        let closed = self.now.reply.is_some_and(|reply| reply.closed);
        if closed { Err(Refusal::by(Why::TooLate, self.reply_article())) } else { Ok(()) }
    }

    /// The player who sealed his reply starts the clock of the absent one.
    pub(super) fn close_reply(&mut self, player: Color, reply: Reply, out: Out<'_>) -> Answer {
        self.with_clock(|clock, setting, at| clock.press(setting, side(player), at))?;
        self.now.reply = Some(Reply { closed: true, ..reply });
        let effect = Effect::ClockRuns { player: !player };
        out.push(Ruling::new(effect, self.reply_article()));
        Ok(())
    }

    /// The absent player has come: the reply is put on the board.
    /// Where only those who hold the keys know it, the clock that runs is stopped and the arbiter
    /// opens the envelope.
    pub(super) fn open_reply(&mut self, out: Out<'_>) -> Answer {
        let Some(reply) = self.now.reply.take().filter(|reply| reply.closed) else { return Ok(()) };
        match reply.inside {
            Inside::Known(gesture, writing) => self.play_reply(gesture, writing, out),
            Inside::Locked(_) => {
                self.now.reply = Some(Reply { due: true, ..reply });
                self.stop_running(out)?;
            }
        }
        Ok(())
    }

    /// The sealed reply is read, and stands on the board or loses.
    pub(super) fn play_reply(&mut self, gesture: Option<Gesture>, writing: Sealing, out: Out<'_>) {
        let replier = self.now.table.turn();
        let judged = gesture.map(|gesture| (gesture, self.now.table.judge(gesture)));
        let (Some((gesture, Judged::Legal(mv))), Sealing::Clear) = (judged, writing) else {
            self.lose_by_sealing(replier, writing, out);
            return;
        };
        out.push(Ruling::new(Effect::Opened { gesture }, self.reply_article()));
        self.sealed_move_made(replier, mv, gesture, out);
    }

    /// A sealed move that cannot be played loses, unless the opponent could not mate: then it is
    /// drawn as on time.
    pub(super) fn lose_by_sealing(&mut self, sealer: Color, writing: Sealing, out: Out<'_>) {
        let outcome = self.loss_or_draw(sealer, Ending::SealedMove);
        let fault = match writing {
            Sealing::Ambiguous => 1,
            Sealing::Unclear => 2,
            Sealing::Clear => 3,
        };
        let article = self.cite(Topic::BadSealedMove).map(|it| part(it, fault));
        self.end(outcome, [article, None], out);
    }

    /// A player shows that a clock was set wrongly at the resumption. Before his first move it is
    /// put right; later the times stay, or the arbiter decides.
    pub(super) fn report_times(&mut self, by: Who, out: Out<'_>) -> Answer {
        let player = require_player(by)?;
        self.require_begun()?;
        let rule = self.rules().adjournment.wrong_times;
        if !self.now.resumed {
            return Err(Refusal::by(Why::NotInForce, Some(rule.citation)));
        }
        if self.now.clock.is_none() {
            return Err(Why::NoClock.into());
        }
        let since = self.line.plies().iter().skip(self.now.resumed_plies as usize);
        let effect = if since.clone().all(|ply| ply.by != player) {
            let next = self.on_clock();
            self.halt(next, out);
            Effect::ArbiterDecides
        } else {
            match rule.value {
                WrongTimes::StayUnlessTooSevere => Effect::GoesOn,
                WrongTimes::ArbiterDecides => Effect::ArbiterDecides,
            }
        };
        out.push(Ruling::new(effect, Some(rule.citation)));
        Ok(())
    }
}

//! A fact is told: the game is asked, and what follows goes on its way.

use std::time::Instant;

use compongo_board::ByColor;
use compongo_laws::game::{Act, Fact, Refusal, Stage, Who};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::frames;
use super::memory::Answered;
use super::notice::{self, Cause};
use super::order::Line;
use super::steps::{Step, Written};
use super::{Fault, Table};
use crate::permit;
use crate::sealed;
use crate::settings::{is_on_one_line, text_is_fit};
use crate::store::{Entry, Role};
use crate::views::{Eyes, Happened, Told, event, summary};

/// Who tells a fact, and how his client calls it.
pub(super) struct Teller {
    pub(super) line: Line,
    pub(super) role: Role,
    pub(super) id: Box<str>,
    /// When it came, by the server's clock.
    pub(super) received_ms: u64,
}

impl Table {
    /// A client tells that something happened.
    pub(super) async fn told(&mut self, teller: Teller, mut act: Act, by: Option<Who>) {
        let no_arbiter = self.settings.regulations.no_arbiter;
        let Teller { role, .. } = teller;
        let allowed =
            permit::person(role, by).filter(|&by| permit::may(role, by, &act, no_arbiter));
        let Some(by) = allowed else { return self.refuse(&teller, Fault::Role) };
        match &mut act {
            Act::Write { text, clock, .. }
                if !is_on_one_line(text) || !clock.as_deref().is_none_or(is_on_one_line) =>
            {
                return self.refuse(&teller, Fault::Unreadable);
            }
            act if act.reason().is_some_and(|it| text_is_fit(it, "reason").is_err()) => {
                return self.refuse(&teller, Fault::Unreadable);
            }
            Act::Move { press, .. } if self.settings.auto_press => *press = true,
            _ => {}
        }
        if let Some(fault) = self.badly_sealed(by, &act) {
            return self.refuse(&teller, fault);
        }
        if self.is_in_trouble().await {
            return self.refuse(&teller, Fault::Record);
        }
        let fact = Fact { at_ms: self.at(teller.received_ms), by, act };
        let (line, id) = (teller.line, teller.id.clone());
        match self.apply(fact, Some(teller)) {
            Ok(()) => self.watch(),
            Err(refusal) => {
                metrics::counter!("compongo_refusals_total").increment(1);
                let frame = frames::refusal(&id, &refusal);
                self.memory.keep(role, &id, Answered::Refused(frame.clone()));
                self.answer(line, role, frame);
            }
        }
    }

    /// Nothing of a move to be sealed is taken but in an envelope that the server cannot open; in
    /// the clear only what is played when an envelope was lost and the game is resumed.
    fn badly_sealed(&self, by: Who, act: &Act) -> Option<Fault> {
        let game = self.followed.game();
        let adjourned = game.stage() == Stage::Adjourned;
        let secret = !adjourned || game.resumed_at_ms().is_none();
        let sealer = adjourned.then(|| game.sealer()).flatten();
        let seals = secret && sealer.is_some() && by.side() == sealer;
        let ahead = |side, ply: Option<u32>| {
            let line = ply.map_or(game.sheet(side).next_line(), |it| it as usize);
            line >= game.moves().len()
        };
        match act {
            Act::Seal { envelope: Some(envelope), .. } => {
                sealed::check(envelope).is_err().then_some(Fault::Envelope)
            }
            Act::Seal { .. } => secret.then_some(Fault::InTheClear),
            Act::Move { .. } => seals.then_some(Fault::InTheClear),
            Act::Write { ply, .. } => {
                (seals && sealer.is_some_and(|it| ahead(it, *ply))).then_some(Fault::InTheClear)
            }
            _ => None,
        }
    }

    /// The server itself tells a fact as arbiter. Whether the Laws accept it.
    pub(super) fn tell(&mut self, act: Act, at_ms: u64) -> bool {
        let at_ms = at_ms.max(self.followed.game().now_ms());
        self.apply(Fact { at_ms, by: Who::Arbiter, act }, None).is_ok()
    }

    /// Refuses for another reason than the Laws.
    pub(super) fn refuse(&mut self, teller: &Teller, fault: Fault) {
        metrics::counter!("compongo_refusals_total").increment(1);
        self.answer(teller.line, teller.role, frames::fault(Some(&teller.id), fault));
    }

    /// Answers one client, after everything that was told before.
    pub(super) fn answer(&mut self, line: Line, role: Role, frame: Utf8Bytes) {
        self.after_facts(Eyes::of(role), move |table| table.people.send(line, frame));
    }

    /// Applies a fact and sends it to the store. The next fact does not wait for that.
    fn apply(&mut self, fact: Fact, teller: Option<Teller>) -> Result<(), Refusal> {
        let stage = self.followed.game().stage();
        let told = self.followed.apply(&fact)?;
        self.seq += 1;
        metrics::counter!("compongo_facts_total").increment(1);
        let (seq, wall_ms) = (self.seq, self.context.clock.wall_ms());
        let ready = self.unready(stage);
        let notices = self.notice(notice::call(&fact, seq), fact.at_ms);
        let frames = self.frames(&fact, &told, wall_ms);
        let summary = self.hall.has_listeners().then(|| self.summary_for(Eyes::Arbiter));
        let seat = teller.as_ref().map(|it| it.role);
        let command = teller.as_ref().map(|it| it.id.clone());
        if let Some(Teller { role, id, .. }) = &teller {
            self.memory.keep(*role, id, Answered::Done(Some(seq)));
        }
        let entry = Entry { seq, fact, wall_ms, seat, command };
        let over = matches!(self.followed.game().stage(), Stage::Over | Stage::Void);
        let later = self.delayed.is_some().then(|| entry.clone());
        let commit = self.context.store.append(self.no, vec![entry], over);
        let written = Written {
            commit,
            since: Instant::now(),
            seq,
            frames,
            ack: teller,
            ready,
            notices,
            summary,
            entry: later,
        };
        self.steps.push_back(Step::Fact(Box::new(written)));
        Ok(())
    }

    /// Once play begins or goes on, nobody is waiting to be ready any more.
    fn unready(&mut self, before: Stage) -> Option<Utf8Bytes> {
        let changed = before != self.followed.game().stage();
        if !changed || self.ready == ByColor::default() {
            return None;
        }
        self.ready = ByColor::default();
        Some(frames::ready(self.ready))
    }

    /// The event as JSON, once for each kind of eyes that look on or are about to.
    fn frames(&self, fact: &Fact, told: &Told, wall_ms: i64) -> Vec<(Eyes, Utf8Bytes)> {
        let waiting = |eyes: Eyes| {
            self.steps.iter().any(|step| matches!(step, Step::Then(it, _) if *it == eyes))
        };
        let happened = Happened {
            seq: self.seq,
            wall_ms,
            fact,
            told,
            after: &self.followed,
            around: self.around(),
        };
        let there: Vec<Eyes> = self.people.eyes().collect();
        let eyes = Eyes::ALL.into_iter().filter(|it| there.contains(it) || waiting(*it));
        let later = self.delayed.is_some();
        eyes.filter(|eyes| !(later && *eyes == Eyes::Public))
            .filter_map(|eyes| Some((eyes, frames::field("event", &event(happened, eyes)?))))
            .collect()
    }

    /// The line of the table in its hall, as these eyes see it.
    pub(super) fn summary_for(&self, eyes: Eyes) -> String {
        let (followed, around) = self.seen_by(eyes);
        summary(&self.id, &self.settings, followed, around)
    }

    /// Brings the notices in line with the game.
    pub(super) fn notice(&mut self, new: Option<Cause>, at_ms: u64) -> Vec<notice::Change> {
        let game = self.followed.game();
        let mut standing = notice::standing(game, at_ms);
        standing.extend(self.late(at_ms));
        let instant = (at_ms, self.context.clock.wall_ms());
        self.notices.update(&self.id, game, &standing, new, instant)
    }
}

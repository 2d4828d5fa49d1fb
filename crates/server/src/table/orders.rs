//! What a table does when it is asked.

use std::sync::Arc;

use compongo_board::ByColor;
use compongo_laws::game::{Stage, Who};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::memory::Answered;
use super::notice::Change;
use super::order::{Answer, Join, Line, Order, Out, Reach, Refused, Wish};
use super::telling::Teller;
use super::{Fault, Table, frames};
use crate::hall::Audience;
use crate::permit;
use crate::settings::Settings;
use crate::store::Role;
use crate::views::{Eyes, Followed, Snapshot, snapshot};

#[derive(Serialize)]
struct Whole<'a> {
    settings: &'a Settings,
    snapshot: Snapshot<'a>,
}

#[derive(Serialize)]
struct Welcome<'a> {
    v: u32,
    welcome: Welcomed<'a>,
}

#[derive(Serialize)]
struct Welcomed<'a> {
    table: &'a str,
    role: &'static str,
    settings: &'a Settings,
    snapshot: Snapshot<'a>,
}

impl Table {
    pub(super) async fn obey(&mut self, order: Order) {
        self.rouse();
        // What the time has brought comes before what is asked later.
        let asked_at = match &order {
            Order::Wish(_, _, received_ms, _) => self.at(*received_ms),
            _ => self.now(),
        };
        if self.next_due().is_some_and(|due| due <= asked_at) {
            self.wake();
        }
        match order {
            Order::Join(join) => self.join(join),
            Order::Leave(line) => {
                if self.people.remove(line) {
                    self.tell_presence();
                }
            }
            Order::Wish(line, role, received_ms, wish) => {
                self.wish(line, role, received_ms, *wish).await;
            }
            Order::Show(eyes, answer) => {
                self.show(eyes, answer);
            }
            Order::Reach(eyes, answer) => self.reach(eyes, answer),
            Order::Summary(eyes, answer) => {
                if !self.lost {
                    let json = self.summary_for(eyes);
                    self.after_facts(eyes, move |_| drop(answer.send(json)));
                }
            }
            Order::Notices(answer) => {
                if !self.lost {
                    let open = self.notices.open(&self.id);
                    self.after_facts(Eyes::Arbiter, move |_| drop(answer.send(open)));
                }
            }
            Order::Change(patch, answer) => Box::pin(self.change(&patch, answer)).await,
            Order::Revoked(role) => {
                self.people.dismiss(role);
                self.tell_presence();
            }
            Order::Time(clock_ms, answer) => drop(answer.send(self.at(clock_ms))),
            Order::Present(answer) => drop(answer.send(self.people.roles())),
            // Every order rouses.
            Order::Rouse => {}
            // The task itself sees to it.
            Order::Stop(answer) => drop(answer),
        }
    }

    fn join(&mut self, join: Join) {
        if self.lost || self.people.len() >= self.context.config.lines_per_table {
            let _ = join.out.send(Out::Bye("full"));
            return;
        }
        let eyes = Eyes::of(join.role);
        let (_, around) = self.seen_by(eyes);
        let seq = around.seq;
        let frame = self.welcome(join.role);
        self.after_facts(eyes, move |table| {
            if join.out.send(Out::Welcome(seq, frame)) {
                table.people.add(join, seq);
                table.tell_presence();
            }
        });
    }

    fn welcome(&self, role: Role) -> Utf8Bytes {
        let (notices, presence) = (self.notices_for(role), self.presence_for(role));
        let snapshot = self.snapshot(Eyes::of(role), &notices, presence.as_deref());
        let welcomed =
            Welcomed { table: &self.id, role: role.name(), settings: &self.settings, snapshot };
        serde_json::to_string(&Welcome { v: 1, welcome: welcomed }).unwrap_or_default().into()
    }

    fn snapshot<'a>(
        &self,
        eyes: Eyes,
        notices: &'a RawValue,
        presence: Option<&'a RawValue>,
    ) -> Snapshot<'a> {
        let (followed, around) = self.seen_by(eyes);
        snapshot(followed, around, eyes, notices, presence)
    }

    fn notices_for(&self, role: Role) -> Box<RawValue> {
        let open = match role {
            Role::Arbiter | Role::Deputy => self.notices.open(&self.id),
            _ => Vec::new(),
        };
        raw(format!("[{}]", open.join(",")))
    }

    fn presence_for(&self, role: Role) -> Option<Box<RawValue>> {
        self.sees_presence(role).then(|| raw(self.people.presence()))
    }

    fn sees_presence(&self, role: Role) -> bool {
        match Eyes::of(role) {
            Eyes::Arbiter => true,
            Eyes::Public => false,
            _ => self.settings.show_presence,
        }
    }

    fn tell_presence(&mut self) {
        let json = self.people.presence();
        let frame = frames::wrapped("presence", &json);
        let show = self.settings.show_presence;
        let sees = move |role| match Eyes::of(role) {
            Eyes::Arbiter => true,
            Eyes::Public => false,
            _ => show,
        };
        self.people.send_to(sees, &frame);
        let json = format!(r#"{{"table":"{}","presence":{json}}}"#, self.id);
        self.hall.tell(Audience::Arbiters, "presence", json);
    }

    async fn wish(&mut self, line: Line, role: Role, received_ms: u64, wish: Wish) {
        match self.memory.find(role, wish.id()) {
            Some(Answered::Done(seq)) => {
                return self.answer(line, role, frames::ack(wish.id(), seq));
            }
            Some(Answered::Refused(frame)) => return self.answer(line, role, frame),
            None => {}
        }
        match wish {
            Wish::Do { id, act, by } => {
                self.told(Teller { line, role, id, received_ms }, act, by).await;
            }
            Wish::Ready { id, ready, by } => {
                self.be_ready(Teller { line, role, id, received_ms }, ready, by);
            }
            Wish::Dismiss { id, notice } => {
                let change = self.may_see_to(role, |table| table.notices.dismiss(notice));
                self.see_to(Teller { line, role, id, received_ms }, change);
            }
            Wish::Take { id, notice } => {
                let take = |table: &mut Table| table.notices.take(&table.id, notice, role);
                let change = self.may_see_to(role, take);
                self.see_to(Teller { line, role, id, received_ms }, change);
            }
        }
    }

    /// Does something to a notice, if the role may and there is such a notice.
    fn may_see_to(
        &mut self,
        role: Role,
        act: impl FnOnce(&mut Table) -> Option<Change>,
    ) -> Result<Change, Fault> {
        if is_arbiter(role) { act(self).ok_or(Fault::NoNotice) } else { Err(Fault::Role) }
    }

    fn see_to(&mut self, teller: Teller, change: Result<Change, Fault>) {
        match change {
            Err(fault) => self.refuse(&teller, fault),
            Ok(change) => {
                self.done(teller);
                self.tell_notices(vec![change]);
            }
        }
    }

    /// Done, and it was no fact.
    fn done(&mut self, teller: Teller) {
        let Teller { line, role, id, .. } = teller;
        let frame = frames::ack(&id, None);
        self.memory.keep(role, &id, Answered::Done(None));
        self.answer(line, role, frame);
    }

    fn be_ready(&mut self, teller: Teller, ready: bool, by: Option<Who>) {
        let player = permit::person(teller.role, by).and_then(Who::player);
        let waits = matches!(self.followed.game().stage(), Stage::Ready | Stage::Halted);
        let Some(player) = player.filter(|_| waits) else {
            return self.refuse(&teller, Fault::Role);
        };
        self.ready[player] = ready;
        self.done(teller);
        let frame = frames::ready(self.ready);
        self.after_facts(Eyes::Arbiter, move |table| table.people.send_to(|_| true, &frame));
        self.watch();
    }

    fn show(&mut self, eyes: Eyes, answer: Answer<String>) {
        if self.lost {
            return;
        }
        let role = match eyes {
            Eyes::Arbiter => Role::Arbiter,
            _ => Role::Spectator,
        };
        let (notices, presence) = (self.notices_for(role), self.presence_for(role));
        let snapshot = self.snapshot(eyes, &notices, presence.as_deref());
        let whole = Whole { settings: &self.settings, snapshot };
        let json = serde_json::to_string(&whole).unwrap_or_default();
        self.after_facts(eyes, move |_| drop(answer.send(json)));
    }

    fn reach(&mut self, eyes: Eyes, answer: Answer<Reach>) {
        if self.lost {
            return;
        }
        let (followed, around) = self.seen_by(eyes);
        let reach = Reach {
            seq: if self.delayed.is_some() && eyes == Eyes::Public {
                around.seq
            } else {
                self.durable
            },
            over: matches!(followed.game().stage(), Stage::Over | Stage::Void),
            sealed: followed.game().has_sealed() || followed.game().has_sealed_reply(),
            settings: Arc::clone(&self.settings),
        };
        drop(answer.send(reach));
    }

    async fn change(&mut self, patch: &Value, answer: Answer<Result<Arc<Settings>, Refused>>) {
        let begun = self.seq > 0;
        let changed = match self.settings.changed(patch, begun) {
            Ok(settings) => settings,
            Err(why) => return drop(answer.send(Err(Refused::Settings(why)))),
        };
        let json = changed.to_json();
        if let Err(why) = self.context.store.set_settings(self.no, json.as_str().into()).await {
            return drop(answer.send(Err(Refused::Store(why))));
        }
        let settings = Arc::new(changed);
        if !begun {
            self.replace_game(&settings);
        }
        self.settings = Arc::clone(&settings);
        self.people.send_to(|_| true, &frames::wrapped("settings", &json));
        if self.hall.has_listeners() {
            for (audience, eyes) in
                [(Audience::Public, Eyes::Public), (Audience::Arbiters, Eyes::Arbiter)]
            {
                let json = self.summary_for(eyes);
                self.after_facts(eyes, move |table| table.hall.tell(audience, "table", json));
            }
        }
        drop(answer.send(Ok(settings)));
    }

    /// Other regulations, before the game has begun.
    fn replace_game(&mut self, settings: &Settings) {
        let regulations = || settings.regulations.clone();
        // They were checked when they were read.
        if let Ok(followed) = Followed::new(regulations()) {
            self.followed = followed;
            self.delayed = match settings.delay_ms {
                0 => None,
                delay => super::delayed::Delayed::new(regulations(), delay).ok().map(Box::new),
            };
            self.ready = ByColor::default();
        }
    }
}

const fn is_arbiter(role: Role) -> bool {
    matches!(role, Role::Arbiter | Role::Deputy)
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

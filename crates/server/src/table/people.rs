use serde_json::json;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::mailbox::Post;
use super::order::{Join, Line, Out};
use crate::store::Role;
use crate::views::Eyes;

/// Those who are connected to a table.
#[derive(Default)]
pub(super) struct People(Vec<Subscriber>);

struct Subscriber {
    line: Line,
    role: Role,
    /// The number of the last fact in what he was sent first.
    since: u32,
    out: Post,
}

impl People {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn add(&mut self, join: Join, since: u32) {
        let Join { line, role, out } = join;
        self.0.push(Subscriber { line, role, since, out });
    }

    /// One leaves. Whether that changes who is there.
    pub(super) fn remove(&mut self, line: Line) -> bool {
        let before = self.0.len();
        self.0.retain(|it| it.line != line);
        self.0.len() != before
    }

    /// All of a role have to go.
    pub(super) fn dismiss(&mut self, role: Role) {
        self.0.retain(|it| {
            if it.role == role {
                let _ = it.out.send(Out::Bye("revoked"));
            }
            it.role != role
        });
    }

    /// Everyone has to go.
    pub(super) fn dismiss_all(&mut self, why: &'static str) {
        for it in self.0.drain(..) {
            let _ = it.out.send(Out::Bye(why));
        }
    }

    pub(super) fn roles(&self) -> Vec<Role> {
        self.0.iter().map(|it| it.role).collect()
    }

    /// The kinds of eyes that look on.
    pub(super) fn eyes(&self) -> impl Iterator<Item = Eyes> + '_ {
        Eyes::ALL.into_iter().filter(|eyes| self.0.iter().any(|it| Eyes::of(it.role) == *eyes))
    }

    /// Sends to one. Who cannot keep up is dropped, and his line closes.
    pub(super) fn send(&mut self, line: Line, frame: Utf8Bytes) {
        self.send_where(|it| it.line == line, &Out::Frame(frame));
    }

    /// Sends an event to all with these eyes who do not know it yet.
    pub(super) fn send_event(&mut self, eyes: Eyes, seq: u32, frame: &Utf8Bytes) {
        let event = Out::Event(seq, frame.clone());
        self.send_where(|it| Eyes::of(it.role) == eyes && it.since < seq, &event);
    }

    /// Sends to all whose role is among those meant.
    pub(super) fn send_to(&mut self, roles: impl Fn(Role) -> bool, frame: &Utf8Bytes) {
        let frame = Out::Frame(frame.clone());
        self.send_where(|it| roles(it.role), &frame);
    }

    fn send_where(&mut self, mut who: impl FnMut(&Subscriber) -> bool, out: &Out) {
        self.0.retain(|it| {
            let stays = !who(it) || it.out.send(out.clone());
            if !stays {
                metrics::counter!("compongo_slow_total").increment(1);
            }
            stays
        });
    }

    /// Who is there, by roles.
    pub(super) fn presence(&self) -> String {
        let there = |role: Role| self.0.iter().any(|it| it.role == role);
        json!({
            "white": there(Role::White),
            "black": there(Role::Black),
            "white-assistant": there(Role::WhiteAssistant),
            "black-assistant": there(Role::BlackAssistant),
            "shared": there(Role::Shared),
            "arbiter": there(Role::Arbiter) || there(Role::Deputy),
            "spectator": self.0.iter().any(|it| Eyes::of(it.role) == Eyes::Public),
        })
        .to_string()
    }
}

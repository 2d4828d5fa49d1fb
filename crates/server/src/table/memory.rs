use std::collections::VecDeque;

use crate::store::{Entry, Role};

/// How many commands are remembered. Clients resend only what was not answered, which is little.
const COMMANDS: usize = 64;

/// The commands that were done, so that a resent one is answered and not done again.
#[derive(Debug, Default)]
pub(super) struct Memory(VecDeque<(Role, Box<str>, Answered)>);

/// What a command was answered.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Answered {
    /// Done; with the number of its fact, if it was one.
    Done(Option<u32>),
    /// Refused, with the message that said so.
    Refused(axum::extract::ws::Utf8Bytes),
}

impl Memory {
    /// Those of the facts on record.
    pub(super) fn of(entries: &[Entry]) -> Memory {
        let mut memory = Memory::default();
        let last = entries.len().saturating_sub(COMMANDS);
        for entry in &entries[last..] {
            if let (Some(role), Some(id)) = (entry.seat, &entry.command) {
                memory.keep(role, id.clone(), Answered::Done(Some(entry.seq)));
            }
        }
        memory
    }

    pub(super) fn find(&self, role: Role, id: &str) -> Option<&Answered> {
        let mut commands = self.0.iter().rev();
        commands.find(|it| it.0 == role && &*it.1 == id).map(|it| &it.2)
    }

    pub(super) fn keep(&mut self, role: Role, id: Box<str>, answered: Answered) {
        if self.0.len() >= COMMANDS {
            self.0.pop_front();
        }
        self.0.push_back((role, id, answered));
    }

    /// Forgets facts that never reached the disk.
    pub(super) fn forget_after(&mut self, seq: u32) {
        self.0.retain(|it| !matches!(it.2, Answered::Done(Some(done)) if done > seq));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_remembers_its_own_commands() {
        let mut memory = Memory::default();
        memory.keep(Role::White, "a1".into(), Answered::Done(Some(3)));
        assert_eq!(memory.find(Role::White, "a1"), Some(&Answered::Done(Some(3))));
        assert_eq!(memory.find(Role::Black, "a1"), None);
        for number in 0..COMMANDS {
            memory.keep(Role::Black, number.to_string().into(), Answered::Done(None));
        }
        assert_eq!(memory.find(Role::White, "a1"), None);
        assert_eq!(memory.0.len(), COMMANDS);
    }

    #[test]
    fn what_is_not_on_disk_is_forgotten() {
        let mut memory = Memory::default();
        memory.keep(Role::White, "a".into(), Answered::Done(Some(3)));
        memory.keep(Role::White, "b".into(), Answered::Done(Some(4)));
        memory.keep(Role::White, "c".into(), Answered::Done(None));
        memory.forget_after(3);
        assert_eq!(memory.find(Role::White, "b"), None);
        assert!(memory.find(Role::White, "a").is_some() && memory.find(Role::White, "c").is_some());
    }
}

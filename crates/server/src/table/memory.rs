use std::collections::VecDeque;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::store::{Entry, Role};

/// How many commands are remembered. Clients resend only what was not answered, which is little.
const COMMANDS: usize = 32;

/// The commands that were done, so that a resent one is answered and not done again. Of each there
/// are 32 bytes, for there are many tables.
#[derive(Debug, Default)]
pub(super) struct Memory(VecDeque<(Command, Kept)>);

/// A command of a seat: 128 bits of the hash of both, which nobody can make to be another's.
type Command = [u8; 16];

/// What a command was answered.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Answered {
    /// Done; with the number of its fact, if it was one.
    Done(Option<u32>),
    /// Refused, with the message that said so.
    Refused(Utf8Bytes),
}

/// The same, small: refusals are few.
#[derive(Debug)]
enum Kept {
    Done(Option<u32>),
    Refused(Box<Utf8Bytes>),
}

fn command(role: Role, id: &str) -> Command {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&[role as u8]).update(id.as_bytes());
    let mut command = Command::default();
    hasher.finalize_xof().fill(&mut command);
    command
}

impl Memory {
    /// Those of the facts on record.
    pub(super) fn of(entries: &[Entry]) -> Memory {
        let mut memory = Memory::default();
        let last = entries.len().saturating_sub(COMMANDS);
        for entry in &entries[last..] {
            if let (Some(role), Some(id)) = (entry.seat, &entry.command) {
                memory.keep(role, id, Answered::Done(Some(entry.seq)));
            }
        }
        memory
    }

    pub(super) fn find(&self, role: Role, id: &str) -> Option<Answered> {
        let asked = command(role, id);
        let (_, kept) = self.0.iter().rev().find(|it| it.0 == asked)?;
        Some(match kept {
            Kept::Done(seq) => Answered::Done(*seq),
            Kept::Refused(frame) => Answered::Refused(frame.as_ref().clone()),
        })
    }

    pub(super) fn keep(&mut self, role: Role, id: &str, answered: Answered) {
        if self.0.len() >= COMMANDS {
            self.0.pop_front();
        }
        let kept = match answered {
            Answered::Done(seq) => Kept::Done(seq),
            Answered::Refused(frame) => Kept::Refused(Box::new(frame)),
        };
        self.0.push_back((command(role, id), kept));
    }

    /// Forgets facts that never reached the disk.
    pub(super) fn forget_after(&mut self, seq: u32) {
        self.0.retain(|it| !matches!(it.1, Kept::Done(Some(done)) if done > seq));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_remembers_its_own_commands() {
        let mut memory = Memory::default();
        memory.keep(Role::White, "a1", Answered::Done(Some(3)));
        assert_eq!(memory.find(Role::White, "a1"), Some(Answered::Done(Some(3))));
        assert_eq!(memory.find(Role::Black, "a1"), None);
        for number in 0..COMMANDS {
            memory.keep(Role::Black, &number.to_string(), Answered::Done(None));
        }
        assert_eq!(memory.find(Role::White, "a1"), None);
        assert_eq!(memory.0.len(), COMMANDS);
        assert_eq!(size_of::<(Command, Kept)>(), 32);
    }

    #[test]
    fn what_is_not_on_disk_is_forgotten() {
        let mut memory = Memory::default();
        memory.keep(Role::White, "a", Answered::Done(Some(3)));
        memory.keep(Role::White, "b", Answered::Done(Some(4)));
        memory.keep(Role::White, "c", Answered::Done(None));
        memory.forget_after(3);
        assert_eq!(memory.find(Role::White, "b"), None);
        assert!(memory.find(Role::White, "a").is_some() && memory.find(Role::White, "c").is_some());
    }
}

use std::path::PathBuf;

use compongo_audit::live::{Event, Round};

use crate::file::Watched;
use crate::http::Asked;
use crate::pending::Pending;
use crate::{Reach, Settings, Trouble};

/// A file or an address that is followed, with its games.
#[derive(Debug)]
pub struct Source {
    number: u32,
    name: String,
    way: Way,
    round: Round,
    pending: Pending,
    trouble: Option<Trouble>,
    /// Whether games were read at least once.
    read: bool,
    /// The text that was read last.
    text: Option<Vec<u8>>,
}

#[derive(Debug)]
enum Way {
    File(Watched),
    Address(Asked),
}

/// What a look at a source brings.
pub(crate) enum Seen {
    /// Nothing new.
    Nothing,
    /// The games were read; whether that had not been possible before.
    Games { events: Vec<Event>, again: bool },
    /// Something is wrong that was not told yet.
    Wrong,
}

impl Source {
    pub(crate) fn file(number: u32, path: PathBuf, settings: &Settings) -> Source {
        let name = path.display().to_string();
        let way = Way::File(Watched::new(path));
        Source::new(number, name, way, Pending::of_file(), settings)
    }

    pub(crate) fn address(number: u32, address: &str, reach: Reach, settings: &Settings) -> Source {
        let way = Way::Address(Asked::new(address, reach, settings));
        let interval_ms = u64::try_from(settings.interval.as_millis()).unwrap_or(u64::MAX);
        let pending = Pending::of_address(interval_ms);
        Source::new(number, address.to_owned(), way, pending, settings)
    }

    fn new(number: u32, name: String, way: Way, pending: Pending, settings: &Settings) -> Source {
        Source {
            number,
            name,
            way,
            round: Round::new(settings.options.clone()),
            pending,
            trouble: None,
            read: false,
            text: None,
        }
    }

    /// Its number, from 1, in the order in which sources appeared.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The path or the address.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its games.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// What is wrong with it, if anything.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// Whether it is this address.
    pub(crate) fn is_address(&self, address: &str) -> bool {
        matches!(self.way, Way::Address(_)) && self.name == address
    }

    /// Whether it has been read or has failed to be.
    pub(crate) fn is_known(&self) -> bool {
        let asked = match &self.way {
            Way::File(_) => true,
            Way::Address(asked) => asked.has_answered(),
        };
        asked && (self.read || self.trouble.is_some())
    }

    /// Whether it is known to its end: nothing waits to be seen again.
    pub(crate) fn is_settled(&self, now_ms: u64) -> bool {
        self.is_known() && !self.pending.is_new(now_ms)
    }

    /// Looks whether the text has changed.
    pub(crate) fn look(&mut self, settings: &Settings, now_ms: u64) -> Seen {
        let again = self.pending.is_open();
        let found = match &mut self.way {
            Way::File(file) => file.look(again, settings.most_bytes, now_ms),
            Way::Address(asked) => asked.look().or_else(|| self.pending.waited(now_ms).map(Ok)),
        };
        match found {
            None => Seen::Nothing,
            Some(Ok(bytes)) => self.take(bytes, settings, now_ms),
            Some(Err(trouble)) => self.wrong(trouble),
        }
    }

    /// What the clocks that run give rise to.
    pub(crate) fn tick(&mut self, now_ms: u64) -> Vec<Event> {
        self.round.tick(now_ms)
    }

    fn take(&mut self, bytes: Vec<u8>, settings: &Settings, now_ms: u64) -> Seen {
        if self.trouble.is_none() && self.text.as_deref() == Some(&bytes) {
            self.pending.forget();
            return Seen::Nothing;
        }
        let judged = self.pending.judge(&bytes, &settings.options.audit.limits, now_ms);
        match judged {
            None => Seen::Nothing,
            Some(Err(trouble)) => self.wrong(trouble),
            Some(Ok(len)) => {
                let mut bytes = bytes;
                bytes.truncate(len);
                let again = self.trouble.take().is_some() || !self.read;
                if !again && self.text.as_ref() == Some(&bytes) {
                    return Seen::Nothing;
                }
                let events = self.round.rewrite(&bytes, now_ms);
                self.read = true;
                self.text = Some(bytes);
                Seen::Games { events, again }
            }
        }
    }

    fn wrong(&mut self, trouble: Trouble) -> Seen {
        self.pending.forget();
        if self.trouble.as_ref().is_some_and(|old| old.is_same(&trouble)) {
            return Seen::Nothing;
        }
        self.trouble = Some(trouble);
        Seen::Wrong
    }
}

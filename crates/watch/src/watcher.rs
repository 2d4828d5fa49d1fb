use std::collections::HashSet;
use std::path::PathBuf;

use compongo_audit::live::{Alert, AlertId, Chance, Event, Standing};

use crate::source::{Seen, Source};
use crate::{Place, Reach, Settings, Trouble};

/// How long between two looks into folders, in milliseconds.
const FOLDERS_MS: u64 = 1_000;

/// Follows any number of places.
#[derive(Debug)]
pub struct Watcher {
    places: Vec<Followed>,
    pub(crate) settings: Settings,
    /// In the order of their numbers.
    pub(crate) sources: Vec<Source>,
    /// The highest number that was given.
    last: u32,
    known: HashSet<PathBuf>,
    looked_ms: Option<u64>,
    /// When everything was looked at last.
    seen_ms: Option<u64>,
}

#[derive(Debug)]
struct Followed {
    place: Place,
    /// The trouble that was told of the place itself.
    told: Option<&'static str>,
}

/// What a look brings.
#[derive(Debug)]
pub enum Notice {
    /// A source can be read, for the first time or again.
    Source {
        /// Its number.
        source: u32,
    },
    /// A source cannot be read; [`Source::trouble`] says why.
    Wrong {
        /// Its number.
        source: u32,
    },
    /// A folder or a pattern cannot be followed as it should.
    Place {
        /// What it is called.
        name: String,
        /// What is wrong.
        trouble: Trouble,
    },
    /// A board is there, or something on it has changed.
    Board {
        /// The number of the source.
        source: u32,
        /// The number of the board.
        board: u32,
        /// How many plies were taken back or corrected.
        taken_back: u32,
    },
    /// A board is no longer there.
    BoardGone {
        /// The number of the source.
        source: u32,
        /// The number of the board.
        board: u32,
    },
    /// An alert, for the first time.
    Alert {
        /// The number of the source.
        source: u32,
        /// The alert.
        alert: Box<Alert>,
    },
    /// An alert holds again or no longer, or for another player.
    Standing {
        /// The number of the source.
        source: u32,
        /// The name of the alert.
        id: AlertId,
        /// Whether it holds now.
        standing: Standing,
        /// What can be claimed now.
        chance: Option<Chance>,
    },
}

impl Notice {
    fn of(source: u32, event: Event) -> Notice {
        match event {
            Event::Board { board, taken_back } => Notice::Board { source, board, taken_back },
            Event::BoardGone { board } => Notice::BoardGone { source, board },
            Event::Alert(alert) => Notice::Alert { source, alert },
            Event::Standing { id, standing, chance } => {
                Notice::Standing { source, id, standing, chance }
            }
        }
    }
}

impl Watcher {
    /// Follows places. Addresses are asked from now on.
    pub fn new(places: Vec<Place>, settings: Settings) -> Watcher {
        let places = places.into_iter().map(|place| Followed { place, told: None }).collect();
        let mut watcher = Watcher {
            places,
            settings,
            sources: Vec::new(),
            last: 0,
            known: HashSet::new(),
            looked_ms: None,
            seen_ms: None,
        };
        watcher.ask_addresses();
        watcher
    }

    /// The sources, in the order in which they appeared.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// A source by its number.
    pub fn source(&self, number: u32) -> Option<&Source> {
        let at = self.sources.binary_search_by_key(&number, Source::number).ok()?;
        self.sources.get(at)
    }

    /// Whether every source has been read to its end or has failed to be; of a text that may be half
    /// written that is known after it has stayed so for a while.
    pub fn is_settled(&self) -> bool {
        self.seen_ms.is_some_and(|now| self.sources.iter().all(|source| source.is_settled(now)))
    }

    /// Looks at everything once. `now_ms` is the time of any clock that never goes back. To be called
    /// several times a second: nothing is read that has not changed.
    pub fn look(&mut self, now_ms: u64) -> Vec<Notice> {
        let mut notices = Vec::new();
        self.seen_ms = Some(now_ms);
        if self.looked_ms.is_none_or(|last| now_ms.saturating_sub(last) >= FOLDERS_MS) {
            self.looked_ms = Some(now_ms);
            self.look_into_folders(&mut notices);
        }
        for source in &mut self.sources {
            let number = source.number();
            match source.look(&self.settings, now_ms) {
                Seen::Nothing => {}
                Seen::Wrong => notices.push(Notice::Wrong { source: number }),
                Seen::Games { events, again } => {
                    if again {
                        notices.push(Notice::Source { source: number });
                    }
                    notices.extend(events.into_iter().map(|event| Notice::of(number, event)));
                }
            }
            let ticked = source.tick(now_ms);
            notices.extend(ticked.into_iter().map(|event| Notice::of(number, event)));
        }
        notices
    }

    /// A number that no source had.
    pub(crate) fn next(&mut self) -> u32 {
        self.last += 1;
        self.last
    }

    fn ask_addresses(&mut self) {
        let places = self.places.iter().map(|followed| &followed.place);
        let addresses: Vec<String> = places
            .filter_map(|place| match place {
                Place::Address(address) => Some(address.clone()),
                _ => None,
            })
            .collect();
        for address in addresses {
            if self.sources.len() < self.settings.most_sources {
                let number = self.next();
                let source = Source::address(number, &address, Reach::Anywhere, &self.settings);
                self.sources.push(source);
            }
        }
    }

    /// Looks which files are there.
    fn look_into_folders(&mut self, notices: &mut Vec<Notice>) {
        let mut places = std::mem::take(&mut self.places);
        for followed in &mut places {
            let found = followed.place.files().map_err(Trouble::of_io);
            let trouble = match found {
                Ok(files) => self.take_files(&followed.place, files),
                Err(trouble) => Some(trouble),
            };
            let told = trouble.as_ref().map(Trouble::as_str);
            if let Some(trouble) = trouble
                && followed.told != told
            {
                notices.push(Notice::Place { name: followed.place.name(), trouble });
            }
            followed.told = told;
        }
        self.places = places;
    }

    fn take_files(&mut self, place: &Place, files: Vec<PathBuf>) -> Option<Trouble> {
        let none = files.is_empty() && !matches!(place, Place::Address(_));
        for path in files {
            if self.known.contains(&path) {
                continue;
            }
            if self.sources.len() >= self.settings.most_sources {
                return Some(Trouble::TooMany { most: self.settings.most_sources });
            }
            self.known.insert(path.clone());
            let number = self.next();
            self.sources.push(Source::file(number, path, &self.settings));
        }
        let known = |path: &PathBuf| match place {
            Place::Folder(folder) | Place::Pattern { folder, .. } => path.starts_with(folder),
            _ => false,
        };
        (none && !self.known.iter().any(known)).then_some(Trouble::NoFiles)
    }
}

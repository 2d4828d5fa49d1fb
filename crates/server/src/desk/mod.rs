//! The arbiter's desk: games of electronic boards, followed by a thread of their own.

mod addresses;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use compongo_audit::live::Standing;
use compongo_watch::record::{AlertRecord, BoardRecord, SourceRecord, StandingRecord, name};
use compongo_watch::{Notice, Reach, Settings, Source, Trouble, Watcher};
use parking_lot::Mutex;
use serde::Serialize;
use serde_json::json;
use tokio::sync::broadcast;

use crate::config;
use crate::key::Secret;
use crate::store::KeyHash;

pub use addresses::Addresses;

/// How long between two looks at the sources.
const LOOK: Duration = Duration::from_millis(100);

/// How much news a slow listener may lag behind before he has to begin anew.
const BACKLOG: usize = 1_024;

/// How many addresses may be added to those that were named when the server was started.
const MOST_ADDED: usize = 20;

/// A desk with those who listen to it.
pub(crate) struct Desk {
    key: KeyHash,
    /// Which addresses may be added.
    reach: Option<Reach>,
    state: Arc<Mutex<State>>,
    news: broadcast::Sender<Arc<News>>,
    ended: Arc<AtomicBool>,
}

struct State {
    watcher: Watcher,
    begun: Instant,
    /// Sources that were added here.
    added: BTreeSet<u32>,
    /// Where their addresses are kept.
    kept: Option<Addresses>,
    /// Alerts that somebody has seen to.
    acknowledged: BTreeSet<String>,
    /// What is wrong with folders and patterns, by their names.
    places: Vec<(String, &'static str)>,
}

/// One piece of news.
pub(crate) struct News {
    pub(crate) event: &'static str,
    pub(crate) json: String,
}

/// An alert as the desk shows it.
#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    alert: AlertRecord,
    acknowledged: bool,
}

/// A source as the desk shows it.
#[derive(Serialize)]
struct Followed {
    #[serde(flatten)]
    source: SourceRecord,
    /// Whether it was added here, and can be removed.
    added: bool,
}

/// Why an address is not added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotAdded {
    /// This server follows only what it was told when it was started.
    Closed,
    /// It is no address.
    NoAddress,
    /// There are as many as there may be.
    Full,
    /// It cannot be kept on disk.
    NotKept,
}

/// Why a source is not removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotRemoved {
    /// There is none of that number.
    NoSource,
    /// It was named when the server was started.
    Named,
    /// That it is gone cannot be kept on disk.
    NotKept,
}

impl Desk {
    /// Begins to follow the sources, also those that were added before the server was stopped.
    pub(crate) fn open(config: &config::Desk) -> Desk {
        let mut state = State {
            watcher: Watcher::new(config.places.clone(), Settings::default()),
            begun: Instant::now(),
            added: BTreeSet::new(),
            kept: config.kept.clone(),
            acknowledged: BTreeSet::new(),
            places: Vec::new(),
        };
        if let Some(reach) = config.sources {
            state.add_kept(reach);
        }
        let desk = Desk {
            key: config.key,
            reach: config.sources,
            state: Arc::new(Mutex::new(state)),
            news: broadcast::Sender::new(BACKLOG),
            ended: Arc::new(AtomicBool::new(false)),
        };
        let (state, news) = (Arc::clone(&desk.state), desk.news.clone());
        let ended = Arc::clone(&desk.ended);
        thread::spawn(move || {
            while !ended.load(Ordering::Acquire) {
                for piece in state.lock().look() {
                    // An error means that nobody listens.
                    let _ = news.send(Arc::new(piece));
                }
                thread::sleep(LOOK);
            }
        });
        desk
    }

    /// Whether a key opens the desk.
    pub(crate) fn opens(&self, key: &Secret) -> bool {
        key.matches(&self.key)
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<News>> {
        self.news.subscribe()
    }

    /// Everything as it stands.
    pub(crate) fn whole(&self) -> String {
        self.state.lock().whole(self.reach.is_some())
    }

    /// Follows one more address; gives the number of its source, and tells all who look.
    pub(crate) fn add(&self, address: &str) -> Result<u32, NotAdded> {
        let reach = self.reach.ok_or(NotAdded::Closed)?;
        let mut state = self.state.lock();
        let address = address.trim();
        let known = state.watcher.sources().iter().any(|source| source.name() == address);
        if !known && state.added.len() >= MOST_ADDED {
            return Err(NotAdded::Full);
        }
        let number =
            state.watcher.add_address(address, reach).map_err(|trouble| match trouble {
                Trouble::TooMany { .. } => NotAdded::Full,
                _ => NotAdded::NoAddress,
            })?;
        if !known {
            state.added.insert(number);
            if state.keep().is_err() {
                state.added.remove(&number);
                state.watcher.remove(number);
                return Err(NotAdded::NotKept);
            }
            // Not the address: it may hold what opens it.
            tracing::info!(number, "a source was added at the desk");
            self.tell(state.source(number));
        }
        Ok(number)
    }

    /// Follows a source no longer that was added here.
    pub(crate) fn remove(&self, number: u32) -> Result<(), NotRemoved> {
        let mut state = self.state.lock();
        state.watcher.source(number).ok_or(NotRemoved::NoSource)?;
        if !state.added.remove(&number) {
            return Err(NotRemoved::Named);
        }
        if state.keep().is_err() {
            state.added.insert(number);
            return Err(NotRemoved::NotKept);
        }
        state.watcher.remove(number);
        tracing::info!(number, "a source was removed at the desk");
        let json = json!({ "source": number }).to_string();
        self.tell(Some(News { event: "source-gone", json }));
        Ok(())
    }

    fn tell(&self, news: Option<News>) {
        if let Some(news) = news {
            // An error means that nobody listens.
            let _ = self.news.send(Arc::new(news));
        }
    }

    /// Somebody has seen to an alert; `false` if there is none of that name.
    pub(crate) fn acknowledge(&self, id: &str) -> bool {
        let mut state = self.state.lock();
        if !state.has(id) {
            return false;
        }
        if state.acknowledged.insert(id.to_owned()) {
            let json = json!({ "id": id }).to_string();
            self.tell(Some(News { event: "acknowledged", json }));
        }
        true
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Release);
    }
}

impl State {
    /// Follows what was added before.
    fn add_kept(&mut self, reach: Reach) {
        let kept = self.kept.as_ref().map(|kept| kept.list().to_vec()).unwrap_or_default();
        for (at, address) in kept.iter().take(MOST_ADDED).enumerate() {
            let named = self.watcher.sources().iter().any(|source| source.name() == address);
            match self.watcher.add_address(address, reach) {
                Ok(number) if !named => {
                    self.added.insert(number);
                }
                Ok(_) => {}
                Err(trouble) => {
                    let (line, why) = (at + 1, trouble.as_str());
                    tracing::warn!(line, why, "a source that was kept cannot be followed");
                }
            }
        }
    }

    /// Keeps what is added now.
    fn keep(&mut self) -> std::io::Result<()> {
        let added = self.added.iter().filter_map(|number| self.watcher.source(*number));
        let list = added.map(|source| source.name().to_owned()).collect();
        let Some(kept) = &mut self.kept else { return Ok(()) };
        kept.keep(list).inspect_err(|error| {
            tracing::error!(%error, "the sources of the desk cannot be kept");
        })
    }

    fn now_ms(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64
    }

    fn look(&mut self) -> Vec<News> {
        let now = self.now_ms();
        let notices = self.watcher.look(now);
        notices.iter().filter_map(|notice| self.news(notice, now)).collect()
    }

    fn news(&mut self, notice: &Notice, now: u64) -> Option<News> {
        let (event, value) = match notice {
            Notice::Source { source } | Notice::Wrong { source } => return self.source(*source),
            Notice::Place { name, trouble } => {
                let state = trouble.as_str();
                self.places.retain(|(other, _)| other != name);
                self.places.push((name.clone(), state));
                ("place", Ok(json!({ "name": name, "state": state }).to_string()))
            }
            Notice::Board { source, board, taken_back } => {
                let found = self.watcher.source(*source)?.round().board(*board)?;
                let record = BoardRecord::of(*source, found, *taken_back, now);
                ("board", serde_json::to_string(&record))
            }
            Notice::BoardGone { source, board } => {
                ("board-gone", Ok(json!({ "source": source, "board": board }).to_string()))
            }
            Notice::Alert { source, alert } => {
                let board = self.watcher.source(*source)?.round().board(alert.id.board)?;
                let alert = AlertRecord::of(*source, board, alert);
                ("alert", serde_json::to_string(&self.shown(alert)))
            }
            Notice::Standing { source, id, standing, chance } => {
                // What comes again has to be seen to again.
                if *standing == Standing::Now {
                    self.acknowledged.remove(&name(*source, *id));
                }
                let record = StandingRecord::of(*source, *id, *standing, chance.as_ref());
                ("standing", serde_json::to_string(&record))
            }
        };
        // Records of plain values can always be written.
        Some(News { event, json: value.ok()? })
    }

    /// A source, as news.
    fn source(&self, number: u32) -> Option<News> {
        let followed = self.followed(self.watcher.source(number)?);
        Some(News { event: "source", json: serde_json::to_string(&followed).ok()? })
    }

    fn followed(&self, source: &Source) -> Followed {
        Followed { source: SourceRecord::of(source), added: self.added.contains(&source.number()) }
    }

    fn shown(&self, alert: AlertRecord) -> Shown {
        let acknowledged = self.acknowledged.contains(&alert.id);
        Shown { alert, acknowledged }
    }

    fn has(&self, id: &str) -> bool {
        self.watcher.sources().iter().any(|source| {
            let mut boards = source.round().boards();
            boards.any(|board| board.alerts().any(|alert| name(source.number(), alert.id) == id))
        })
    }

    fn whole(&self, may_add: bool) -> String {
        let now = self.now_ms();
        let (mut boards, mut alerts) = (Vec::new(), Vec::new());
        for source in self.watcher.sources() {
            for board in source.round().boards() {
                boards.push(BoardRecord::of(source.number(), board, 0, now));
                let shown = board
                    .alerts()
                    .map(|alert| self.shown(AlertRecord::of(source.number(), board, alert)));
                alerts.extend(shown);
            }
        }
        let sources: Vec<Followed> =
            self.watcher.sources().iter().map(|source| self.followed(source)).collect();
        let places: Vec<_> = self
            .places
            .iter()
            .map(|(name, state)| json!({ "name": name, "state": state }))
            .collect();
        json!({
            "may_add": may_add,
            "sources": sources,
            "places": places,
            "boards": boards,
            "alerts": alerts,
        })
        .to_string()
    }
}

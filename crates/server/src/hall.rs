//! A hall, and the news of its tables.

use std::sync::{Arc, OnceLock};

use tokio::sync::broadcast;

use crate::store::{HallNo, Role};

/// How much news a slow listener may lag behind before he has to begin anew.
const BACKLOG: usize = 256;

/// A hall with those who listen to it.
pub(crate) struct Hall {
    pub(crate) no: HallNo,
    pub(crate) id: Box<str>,
    pub(crate) name: Box<str>,
    /// Made when someone listens: most halls are never listened to.
    news: OnceLock<broadcast::Sender<Arc<News>>>,
}

/// Who may hear it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    /// Arbiters and organisers.
    Arbiters,
    /// Wallboards.
    Public,
}

/// One piece of news.
#[derive(Debug)]
pub(crate) struct News {
    pub(crate) audience: Audience,
    /// `table`, `notice`, `notice-gone` or `presence`.
    pub(crate) event: &'static str,
    pub(crate) json: String,
    /// Not to be told: those who came by a key of this role have to go.
    pub(crate) revoked: Option<Role>,
}

impl Hall {
    pub(crate) fn new(no: HallNo, id: Box<str>, name: Box<str>) -> Hall {
        Hall { no, id, name, news: OnceLock::new() }
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<News>> {
        self.news.get_or_init(|| broadcast::Sender::new(BACKLOG)).subscribe()
    }

    /// Whether anyone would hear.
    pub(crate) fn has_listeners(&self) -> bool {
        self.news.get().is_some_and(|it| it.receiver_count() > 0)
    }

    pub(crate) fn tell(&self, audience: Audience, event: &'static str, json: String) {
        if let Some(news) = self.news.get() {
            // An error means that nobody listens.
            let _ = news.send(Arc::new(News { audience, event, json, revoked: None }));
        }
    }

    /// The keys of a role are void.
    pub(crate) fn revoked(&self, role: Role) {
        if let Some(news) = self.news.get() {
            let (audience, event) = (Audience::Arbiters, "revoked");
            let json = String::new();
            let _ = news.send(Arc::new(News { audience, event, json, revoked: Some(role) }));
        }
    }
}

//! Who plays, where and when: what stands at the head of every document.

use compongo_board::{ByColor, Color};

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// His name.
    pub name: String,
    /// His title, as `GM`.
    pub title: String,
    /// His FIDE ID.
    pub fide_id: String,
    /// His rating.
    pub rating: String,
    /// His federation.
    pub federation: String,
    /// His team.
    pub team: String,
}

impl Person {
    /// Someone of whom only the name is known.
    pub fn named(name: impl Into<String>) -> Person {
        Person { name: name.into(), ..Person::default() }
    }

    /// Title and name.
    pub(crate) fn titled(&self) -> String {
        [self.title.as_str(), self.name.as_str()].join(" ").trim().to_owned()
    }

    /// FIDE ID, rating, federation and team, as far as they are known.
    pub(crate) fn details(&self) -> String {
        let id =
            if self.fide_id.is_empty() { String::new() } else { format!("ID {}", self.fide_id) };
        let parts = [&id, &self.rating, &self.federation, &self.team];
        let known: Vec<&str> =
            parts.into_iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
        known.join(" · ")
    }
}

/// What stands at the head of a document. What is empty is left to be written by hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    /// The competition.
    pub event: String,
    /// The place.
    pub site: String,
    /// The day.
    pub date: String,
    /// The round.
    pub round: String,
    /// The board.
    pub board: String,
    /// The time control, in words.
    pub time: String,
    /// The arbiter.
    pub arbiter: String,
    /// The players.
    pub players: ByColor<Person>,
}

impl Heading {
    /// A player.
    pub fn player(&self, color: Color) -> &Person {
        &self.players[color]
    }

    /// The names as they stand in a title: `Anna – Bella`.
    pub(crate) fn pairing(&self) -> String {
        let names = [Color::White, Color::Black].map(|color| {
            let name = self.players[color].name.trim();
            if name.is_empty() { "?".to_owned() } else { name.to_owned() }
        });
        names.join(" – ")
    }
}

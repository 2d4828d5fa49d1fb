//! The list of players who were not there when their game began (6.7 of 2018).

use compongo_board::Color;
use compongo_laws::game::{Act, Effect, Ending, Record};
use compongo_laws::{Citation, Edition, Topic};

use super::flow::Flow;
use super::{articles, edition};
use crate::course::Course;
use crate::paper::Printed;
use crate::sheet::SheetStyle;
use crate::typeset::Fonts;
use crate::words::{Words, time};
use crate::{Heading, PaperError};

/// What became of a player who was not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// He came so late, in milliseconds after the start.
    Came(u64),
    /// He lost by that, so long after the start.
    Lost(u64),
    /// He had not come by the last fact, so long after the start.
    Missing(u64),
}

/// A player who was not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Late {
    /// At which board.
    pub board: String,
    /// Who he is.
    pub name: String,
    /// With which pieces.
    pub color: Color,
    /// His opponent.
    pub opponent: String,
    /// How late one may come, in milliseconds; none if nothing was fixed.
    pub allowed_ms: Option<u64>,
    /// What became of it.
    pub absence: Absence,
}

/// The players of a round who were not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LateList {
    /// The edition in force.
    pub edition: Edition,
    /// In the order in which they are printed.
    pub players: Vec<Late>,
}

impl LateList {
    /// Nobody yet.
    pub const fn new(edition: Edition) -> LateList {
        LateList { edition, players: Vec::new() }
    }

    /// Adds whoever was not there when the game of a record began.
    ///
    /// # Errors
    ///
    /// If the record does not hold.
    pub fn add(&mut self, record: &Record, heading: &Heading) -> Result<(), PaperError> {
        let course = Course::of(record)?;
        self.edition = course.game().edition();
        let started = course.noted().iter().find_map(|it| match it.fact.act {
            Act::Start { absent } => Some((it.fact.at_ms, absent)),
            _ => None,
        });
        let Some((start, absent)) = started else { return Ok(()) };
        for color in Color::ALL.into_iter().filter(|&it| absent.is(it)) {
            self.players.push(Late {
                board: heading.board.clone(),
                name: heading.player(color).titled(),
                color,
                opponent: heading.player(!color).titled(),
                allowed_ms: record.regulations.default_time,
                absence: absence(&course, color, start),
            });
        }
        Ok(())
    }
}

fn absence(course: &Course, color: Color, start: u64) -> Absence {
    let since = |at: u64| at.saturating_sub(start);
    for noted in course.noted() {
        let at = since(noted.fact.at_ms);
        for ruling in &noted.rulings {
            match ruling.effect {
                Effect::Arrived { player } if player == color => return Absence::Came(at),
                Effect::Over(outcome) if outcome.by == Ending::Absence => return Absence::Lost(at),
                _ => {}
            }
        }
    }
    Absence::Missing(since(course.game().now_ms()))
}

/// The list as a form, with the article on coming late.
///
/// # Errors
///
/// If the PDF cannot be made.
pub fn late_list(
    list: &LateList,
    heading: &Heading,
    style: &SheetStyle,
    fonts: &Fonts,
) -> Result<Printed, PaperError> {
    let words = Words::of(style.language);
    let title = words.text("late-title");
    let mut flow = Flow::new(words, fonts, &title, &edition(words, list.edition));
    flow.fields(&[("paper-event", &heading.event, 1.0)]);
    flow.fields(&[
        ("paper-site", &heading.site, 0.4),
        ("paper-date", &heading.date, 0.2),
        ("paper-round", &heading.round, 0.15),
        ("paper-arbiter", &heading.arbiter, 0.25),
    ]);
    flow.room(4.0);
    if list.players.is_empty() {
        flow.text(&words.text("late-nobody"));
    }
    let mut rows: Vec<Vec<String>> = list.players.iter().map(|late| row(late, words)).collect();
    // Lines for whoever comes late after the list is printed.
    rows.extend(vec![vec![String::new(); 6]; 4]);
    let heads = [
        ("paper-board", 0.09),
        ("late-player", 0.29),
        ("late-side", 0.1),
        ("late-opponent", 0.24),
        ("late-came", 0.16),
        ("late-allowed", 0.12),
    ];
    flow.table(&heads, &rows);
    flow.room(3.0);
    let topics = [Topic::DefaultTime, Topic::BothAbsent];
    let cited: Vec<Citation> = topics.into_iter().filter_map(|it| list.edition.cite(it)).collect();
    articles(&mut flow, list.edition, &cited);
    flow.dotted("form-remarks", 2);
    flow.signatures(&[
        words.with("form-signature", [("who", "arbiter".into())]),
        words.text("incident-chief"),
    ]);
    flow.print()
}

fn row(late: &Late, words: &Words) -> Vec<String> {
    let side = if late.color.is_white() { "paper-white" } else { "paper-black" };
    let (id, ms) = match late.absence {
        Absence::Came(ms) => ("late-by", ms),
        Absence::Lost(ms) => ("late-lost", ms),
        Absence::Missing(0) => ("late-not-yet", 0),
        Absence::Missing(ms) => ("late-missing", ms),
    };
    let allowed = late.allowed_ms.map(time).unwrap_or_default();
    vec![
        late.board.clone(),
        late.name.clone(),
        words.text(side),
        late.opponent.clone(),
        words.with(id, [("time", time(ms).into())]),
        allowed,
    ]
}

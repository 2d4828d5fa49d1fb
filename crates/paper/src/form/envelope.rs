//! The envelope of an adjourned game (Guidelines I.2 of 2018) and the arbiter's copy.

use compongo_board::{ByColor, Color};
use compongo_laws::Topic;
use compongo_laws::game::{Act, EnvelopeItem, Inscription, Record};

use super::flow::Flow;
use super::{articles, edition};
use crate::canvas::{Book, Canvas, GREY, INK, Style, mm};
use crate::course::Course;
use crate::diagram::diagram;
use crate::error::Nothing;
use crate::paper::Printed;
use crate::qr::qr;
use crate::sheet::SheetStyle;
use crate::typeset::Fonts;
use crate::words::{Words, clock};
use crate::{Heading, PaperError};

/// Which of the two papers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EnvelopeSide {
    /// The front of the envelope: A5, the long side below.
    #[default]
    Front,
    /// The arbiter's copy: A4, with the list of who had the envelope and what is checked at the
    /// resumption.
    Copy,
}

/// What stands on an envelope besides what the record knows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Envelope {
    /// Date, time and place of the resumption; that of the record if it is empty.
    pub resumption: String,
    /// What the QR code says; none without it.
    pub code: String,
}

/// One of the seven things, with its label.
struct Item {
    label: String,
    value: String,
}

/// The envelope of an adjourned game: its seven things with their articles, the position as a
/// diagram, the commitment and a QR code. The sealed move is on neither paper.
///
/// # Errors
///
/// If the record does not hold, or the game is not adjourned at its end.
pub fn envelope(
    record: &Record,
    more: &Envelope,
    side: EnvelopeSide,
    heading: &Heading,
    style: &SheetStyle,
    fonts: &Fonts,
) -> Result<Printed, PaperError> {
    let course = Course::of(record)?;
    if course.game().envelope().is_empty() {
        return Err(PaperError::Nothing(Nothing::Adjournment));
    }
    let words = Words::of(style.language);
    let heading = course.heading(heading, style);
    let items = items(&course, more, &heading, words);
    match side {
        EnvelopeSide::Front => front(&course, &items, more, &heading, fonts, words),
        EnvelopeSide::Copy => copy(&course, &items, &heading, fonts, words),
    }
}

/// What an arbiter has noted of the envelope, the last time.
fn inscription(course: &Course) -> Inscription {
    let written = course.noted().iter().rev().find_map(|it| match &it.fact.act {
        Act::CheckEnvelope { written } => Some(written.clone()),
        _ => None,
    });
    written.unwrap_or_default()
}

fn items(course: &Course, more: &Envelope, heading: &Heading, words: &Words) -> Vec<Item> {
    let written = inscription(course);
    let names = ByColor::from_fn(|color| {
        let name = heading.player(color).titled();
        let noted =
            || written.players.as_ref().map(|it| it[usize::from(!color.is_white())].clone());
        if name.is_empty() { noted().unwrap_or_default() } else { name }
    });
    let player = |color: Color| {
        let side = words.text(if color.is_white() { "paper-white" } else { "paper-black" });
        format!("{side}: {}", names[color])
    };
    let item = |(item, article): (EnvelopeItem, Option<compongo_laws::Citation>)| {
        let (id, value) = match item {
            EnvelopeItem::Players => {
                ("envelope-players", format!("{}\n{}", player(Color::White), player(Color::Black)))
            }
            EnvelopeItem::Position(table) => {
                let fen = table.position().map(compongo_board::Position::to_fen);
                let pieces = fen.as_deref().and_then(|it| it.split(' ').next()).map(str::to_owned);
                ("envelope-position", pieces.unwrap_or_else(|| words.text("envelope-see-diagram")))
            }
            EnvelopeItem::TimesUsed(used) => {
                let times = used.map(|it| {
                    let shown =
                        [("white", clock(it.white).into()), ("black", clock(it.black).into())];
                    words.with("form-clocks", shown)
                });
                ("envelope-times", times.unwrap_or_else(|| words.text("envelope-no-clock")))
            }
            EnvelopeItem::Sealer(sealer) => ("envelope-sealer", player(sealer)),
            EnvelopeItem::MoveNumber(number) => ("envelope-number", number.to_string()),
            EnvelopeItem::Offer(offer) => (
                "envelope-offer",
                offer.map_or_else(
                    || words.text("envelope-no-offer"),
                    |by| {
                        words.with("envelope-offered", [("by", compongo_words::player(by).into())])
                    },
                ),
            ),
            EnvelopeItem::Resumption => {
                let noted = written.resumption.clone().unwrap_or_default();
                let when = if more.resumption.is_empty() { noted } else { more.resumption.clone() };
                ("envelope-resumption", when)
            }
        };
        let number = article.map(|it| format!(" ({})", it.article)).unwrap_or_default();
        Item { label: format!("{}{number}", words.text(id)), value }
    };
    course.game().envelope().into_iter().map(item).collect()
}

fn front(
    course: &Course,
    items: &[Item],
    more: &Envelope,
    heading: &Heading,
    fonts: &Fonts,
    words: &'static Words,
) -> Result<Printed, PaperError> {
    let title = words.text("envelope-title");
    let mut book = Book::new(fonts, &title, words.code());
    let (width, height) = (mm(210.0), mm(148.5));
    book.page((width, height), |canvas| {
        let left = mm(10.0);
        canvas.text(left, mm(14.5), &title, Style::new(15.0).bold());
        let parts = [
            heading.event.clone(),
            heading.site.clone(),
            heading.date.clone(),
            labelled(words, "paper-round", &heading.round),
            labelled(words, "paper-board", &heading.board),
        ];
        let known: Vec<String> = parts.into_iter().filter(|it| !it.is_empty()).collect();
        let room = (mm(120.0), 2);
        canvas.text_in((left, mm(23.5)), &known.join(" · "), Style::new(9.0), 6.0, room);
        seven(canvas, items, (left, mm(27.0)), mm(120.0));
        let side = mm(60.0);
        let x = mm(140.0);
        diagram(canvas, (x, mm(10.0)), side, course.game().table().board());
        let turn = words.with(
            "envelope-turn",
            [("by", compongo_words::player(course.game().table().turn()).into())],
        );
        canvas.text(x + side / 2.0, mm(78.5), &turn, Style::new(8.5).center());
        if !more.code.is_empty() && !qr(canvas, (x, mm(84.0)), mm(34.0), &more.code) {
            let room = (mm(34.0), 8);
            canvas.text_in((x, mm(116.0)), &more.code, Style::new(6.0).sign(), 4.0, room);
        }
        let place = (x + mm(37.0), mm(88.0));
        canvas.text(place.0, place.1, &words.text("envelope-sealed-by"), Style::new(7.0).grey());
        for nth in 0..3 {
            let line = mm(98.0 + 9.0 * nth as f32);
            canvas.dots((place.0, line), (width - mm(10.0), line));
            let id = ["envelope-sealer-signs", "envelope-opponent-signs", "envelope-arbiter-signs"];
            let style = Style::new(6.0).grey();
            canvas.text(place.0, line + mm(2.6), &words.text(id[nth]), style);
        }
        if let Some(text) = commitment(course, words) {
            let room = (mm(190.0), 2);
            canvas.text_in((left, mm(137.0)), &text, Style::new(7.5), 5.0, room);
        }
        let warning = words.text("envelope-warning");
        canvas.text_in((left, mm(143.0)), &warning, Style::new(7.5).bold(), 5.0, (mm(190.0), 1));
        canvas.no_font((left, mm(146.5)), mm(190.0), Style::new(5.5).grey(), words);
    })?;
    book.finish()
}

/// The commitment to the sealed move, if the record has one, in groups of four as on the screens.
fn commitment(course: &Course, words: &Words) -> Option<String> {
    let digits: Vec<char> = course.game().sealed_commitment()?.to_string().chars().collect();
    let groups: Vec<String> = digits.chunks(4).map(|it| it.iter().collect()).collect();
    Some(words.with("envelope-commitment", [("hash", groups.join(" ").into())]))
}

fn labelled(words: &Words, id: &str, value: &str) -> String {
    if value.is_empty() { String::new() } else { format!("{} {value}", words.text(id)) }
}

/// The seven things as a table.
fn seven(canvas: &mut Canvas<'_, '_>, items: &[Item], (x, top): (f32, f32), width: f32) {
    let mut y = top;
    for (nth, item) in items.iter().enumerate() {
        let rows: Vec<&str> = item.value.lines().collect();
        let height = mm(11.0) + mm(4.6) * (rows.len().max(1) - 1) as f32;
        canvas.frame((x, y, width, height), 0.6, INK);
        let label = Style { shade: GREY, ..Style::new(7.0) };
        canvas.text(x + mm(1.5), y + mm(3.2), &format!("{}. {}", nth + 1, item.label), label);
        for (row, text) in rows.iter().enumerate() {
            let base = y + mm(8.6) + mm(4.6) * row as f32;
            // Two lines of the smallest letters still stand in a row; the copy has all in full.
            canvas.text_in((x + mm(1.5), base), text, Style::new(10.5), 4.5, (width - mm(3.0), 2));
        }
        y += height;
    }
}

fn copy(
    course: &Course,
    items: &[Item],
    heading: &Heading,
    fonts: &Fonts,
    words: &'static Words,
) -> Result<Printed, PaperError> {
    let edition_of = course.game().edition();
    let title = words.text("envelope-copy-title");
    let mut flow = Flow::new(words, fonts, &title, &edition(words, edition_of));
    flow.heading(heading);
    flow.part(&words.text("envelope-title"));
    let mut beside = Vec::new();
    for (nth, item) in items.iter().enumerate() {
        beside.push((true, format!("{}. {}", nth + 1, item.label)));
        beside.extend(item.value.lines().map(|it| (false, it.to_owned())));
    }
    flow.beside(course.game().table().board(), mm(63.0), &beside);
    if let Some(text) = commitment(course, words) {
        flow.text(&text);
    }
    flow.room(2.0);
    flow.part(&words.text("envelope-custody"));
    let blank = vec![vec![String::new(); 4]; 3];
    let heads = [
        ("envelope-when", 0.2),
        ("envelope-who", 0.35),
        ("envelope-why", 0.25),
        ("paper-sign", 0.2),
    ];
    flow.table(&heads, &blank);
    flow.room(2.0);
    flow.part(&words.text("envelope-checks"));
    for id in [
        "envelope-check-intact",
        "envelope-check-position",
        "envelope-check-clocks",
        "envelope-check-replier",
        "envelope-check-opened",
    ] {
        flow.check(false, &words.text(id));
    }
    // Those that say what to do; what is written on the envelope has its articles beside it.
    let topics = [Topic::EnvelopeKept, Topic::OpeningTheEnvelope, Topic::LostEnvelope];
    let cited: Vec<_> = topics.into_iter().filter_map(|it| edition_of.cite(it)).collect();
    articles(&mut flow, edition_of, &cited);
    flow.signatures(&[
        words.with("form-signature", [("who", "white".into())]),
        words.with("form-signature", [("who", "black".into())]),
        words.with("form-signature", [("who", "arbiter".into())]),
    ]);
    flow.print()
}

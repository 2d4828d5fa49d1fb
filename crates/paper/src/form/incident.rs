//! The report of what an arbiter had to act upon: each incident with its place in the game, the
//! position, the clocks, what was done and what followed, and the articles.

use compongo_laws::Citation;
use compongo_laws::game::{Act, Effect, Record};
use compongo_notation::Alphabet;

use super::flow::Flow;
use super::{articles, edition};
use crate::canvas::mm;
use crate::course::{Course, Noted};
use crate::error::Nothing;
use crate::paper::Printed;
use crate::sheet::SheetStyle;
use crate::typeset::Fonts;
use crate::words::{Words, clock};
use crate::{Heading, PaperError};

/// The report of the incidents in a record: those of the lines that are named, or all.
///
/// # Errors
///
/// If the record does not hold, or nothing of the kind happened.
pub fn incident_report(
    record: &Record,
    lines: &[usize],
    heading: &Heading,
    style: &SheetStyle,
    fonts: &Fonts,
) -> Result<Printed, PaperError> {
    let course = Course::of(record)?;
    let words = Words::of(style.language);
    let letters = style.letters.unwrap_or_else(|| words.letters());
    let wanted = |noted: &&Noted| match lines {
        [] => noted.rulings.iter().any(|it| is_incident(&it.effect)),
        _ => lines.contains(&noted.line),
    };
    let incidents: Vec<&Noted> = course.noted().iter().filter(wanted).collect();
    if incidents.is_empty() {
        return Err(PaperError::Nothing(Nothing::Incident));
    }
    let title = words.text("incident-title");
    let mut flow = Flow::new(words, fonts, &title, &edition(words, course.game().edition()));
    flow.heading(&course.heading(heading, style));
    let start = record.facts.first().map_or(0, |fact| fact.at_ms);
    let mut cited: Vec<Citation> = Vec::new();
    for (nth, noted) in (1_u64..).zip(&incidents) {
        let what = words.say(&compongo_words::fact(&noted.fact, noted.table.position()), letters);
        let who = words.with("who", [("who", compongo_words::who(noted.fact.by).into())]);
        let time = clock(noted.fact.at_ms.saturating_sub(start));
        let head =
            [("nth", nth.into()), ("time", time.into()), ("line", (noted.line as u64).into())];
        flow.part(&words.with("incident-nth", head));
        let place = match noted.plies.checked_sub(1) {
            Some(ply) => {
                let mv = written(&course, noted, ply, letters);
                words.with("form-after", [("move", mv.into())])
            }
            None => words.text("form-at-start"),
        };
        let mut beside = vec![(true, format!("{who}: {what}")), (false, place)];
        if let Some(clocks) = noted.clocks {
            let times =
                [("white", clock(clocks.white).into()), ("black", clock(clocks.black).into())];
            beside.push((false, words.with("form-clocks", times)));
        }
        beside.push((true, words.text("incident-followed")));
        for ruling in &noted.rulings {
            beside.push((false, format!("– {}", noted.says(ruling, words, letters))));
            cited.extend(ruling.articles());
        }
        flow.beside(noted.table.board(), mm(46.0), &beside);
    }
    articles(&mut flow, course.game().edition(), &cited);
    flow.room(2.0);
    flow.dotted("incident-report", 4);
    flow.dotted("incident-witnesses", 1);
    flow.signatures(&[
        words.with("form-signature", [("who", "arbiter".into())]),
        words.text("incident-chief"),
    ]);
    flow.print()
}

/// A move that had been made at an incident; it may have been taken back since.
fn written(course: &Course, noted: &Noted, ply: usize, letters: &Alphabet) -> String {
    let kept = course.noted().iter().filter(|it| it.line >= noted.line).any(|it| {
        it.rulings.iter().any(
            |ruling| matches!(ruling.effect, Effect::Restored { plies } if plies as usize <= ply),
        )
    });
    if !kept {
        return course.numbered(ply, letters);
    }
    let number = course.number_at(ply);
    let before = course.noted().iter().rev().filter(|it| it.line < noted.line);
    let made = before.filter_map(|it| match it.fact.act {
        Act::Move { gesture, .. } => Some(gesture),
        _ => None,
    });
    let squares = made.take(1).map(|it| it.to_string());
    format!("{number}{}", squares.collect::<String>())
}

/// What a report is written about.
const fn is_incident(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Illegal { .. }
            | Effect::NoOffence { .. }
            | Effect::Restored { .. }
            | Effect::Replaced { .. }
            | Effect::TimeAdded { .. }
            | Effect::TimeTaken { .. }
            | Effect::ClockSet { .. }
            | Effect::Claimed { .. }
            | Effect::ClaimRight { .. }
            | Effect::ClaimWrong { .. }
            | Effect::Lost { .. }
            | Effect::Flag { .. }
            | Effect::BothFlags
            | Effect::ArbiterDecides
            | Effect::ToldArbiter
            | Effect::Void
            | Effect::Transferred
            | Effect::QuickplayClaimed { .. }
            | Effect::QuickplayRefused
            | Effect::PutOff
            | Effect::Breached { .. }
            | Effect::Penalised { .. }
    )
}

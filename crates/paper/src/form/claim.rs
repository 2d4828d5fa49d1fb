//! The form for a claim of a draw: by repetition or fifty moves (9.2 to 9.5 of 2018).

use compongo_board::{CastlingSide, Color, Position};
use compongo_laws::claim::{Claim, Verdict, judge};
use compongo_laws::game::{Act, DrawGround, Gesture, Record};
use compongo_laws::repetition::Difference;
use compongo_laws::{Citation, Topic};
use compongo_notation::write_san;

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

/// A claim as the record has it.
struct Made<'a> {
    course: Course,
    noted: &'a Noted,
    by: Color,
    ground: DrawGround,
    gesture: Option<Gesture>,
    verdict: Verdict,
    positions: Vec<Position>,
}

/// The form for a claim in a record: that of this line, or the last. It names who claims and on
/// what ground, the position, where it stood before or since when no pawn moved and nothing was
/// taken, the moves, the articles, and the ruling if there is one.
///
/// # Errors
///
/// If the record does not hold, or has no such claim.
pub fn claim_form(
    record: &Record,
    line: Option<usize>,
    heading: &Heading,
    style: &SheetStyle,
    fonts: &Fonts,
) -> Result<Printed, PaperError> {
    let whole = Course::of(record)?;
    let made = find(record, &whole, line)?;
    let words = Words::of(style.language);
    let letters = style.letters.unwrap_or_else(|| words.letters());
    let edition_of = whole.game().edition();
    let title = words.text("claim-title");
    let mut flow = Flow::new(words, fonts, &title, &edition(words, edition_of));
    flow.heading(&whole.heading(heading, style));
    flow.part(&words.text("claim-part"));
    let ground = match made.ground {
        DrawGround::Threefold => "threefold",
        DrawGround::Fifty => "fifty",
    };
    let by = compongo_words::player(made.by);
    let name = heading.player(made.by).titled();
    let variables = [
        ("by", by.into()),
        ("named", (!name.is_empty()).to_string().into()),
        ("name", name.into()),
        ("ground", ground.into()),
    ];
    let announced = made.announced(letters);
    let with = match &announced {
        Some(mv) => words.with("claim-with", [("move", mv.as_str().into())]),
        None => words.text("claim-on-board"),
    };
    let mut beside = vec![
        (true, words.with("claim-by", variables)),
        (false, with),
        (false, made.place(words, letters)),
    ];
    if let Some(clocks) = made.noted.clocks {
        let times = [("white", clock(clocks.white).into()), ("black", clock(clocks.black).into())];
        beside.push((false, words.with("form-clocks", times)));
    }
    beside.push((false, words.text("claim-position")));
    let last = made.positions.last().copied().unwrap_or_default();
    flow.beside(last.board(), mm(52.0), &beside);
    evidence(&mut flow, &made, letters);
    ruling(&mut flow, &whole, &made, letters);
    let mut cited: Vec<Citation> =
        made.noted.rulings.iter().flat_map(compongo_laws::game::Ruling::articles).collect();
    cited.extend(made.verdict.articles.iter().copied());
    cited.extend(
        [Topic::ClaimCorrect, Topic::ClaimWrong].into_iter().filter_map(|it| edition_of.cite(it)),
    );
    articles(&mut flow, edition_of, &cited);
    flow.signatures(&[
        words.with("form-signature", [("who", by.into())]),
        words.with("form-signature", [("who", compongo_words::player(!made.by).into())]),
        words.with("form-signature", [("who", "arbiter".into())]),
    ]);
    flow.print()
}

fn find<'a>(
    record: &Record,
    whole: &'a Course,
    line: Option<usize>,
) -> Result<Made<'a>, PaperError> {
    let claims = whole.noted().iter().rev().filter(|it| line.is_none_or(|line| it.line == line));
    let found = claims.filter_map(|noted| match noted.fact.act {
        Act::ClaimDraw { ground, gesture, .. } => Some((noted, ground, gesture)),
        _ => None,
    });
    let nothing = PaperError::Nothing(Nothing::Claim);
    let (noted, ground, gesture) = found.into_iter().next().ok_or(nothing.clone())?;
    let before = noted.line - 2;
    let facts = record.facts.get(..before).unwrap_or_default().to_vec();
    let course = Course::of(&Record { regulations: record.regulations.clone(), facts })?;
    let by = noted.fact.by.player().ok_or(nothing)?;
    let mut positions = course.positions();
    let now = positions.last().copied().unwrap_or_default();
    let intended = gesture.and_then(|it| now.judge(it.from, it.to, it.promotion).ok());
    let edition = whole.game().edition();
    let verdict = judge(&Claim { positions: &positions, ground, intended, edition });
    positions.extend(intended.map(|mv| now.play_legal(mv)));
    Ok(Made { course, noted, by, ground, gesture, verdict, positions })
}

impl Made<'_> {
    /// The move that was written down and announced.
    fn announced(&self, letters: &compongo_notation::Alphabet) -> Option<String> {
        let it = self.gesture?;
        let position = self.noted.table.position();
        let legal = position.and_then(|position| {
            let mv = position.judge(it.from, it.to, it.promotion).ok()?;
            let dots = if position.turn() == Color::White { "." } else { "..." };
            Some(format!(
                "{}{dots}{}",
                position.fullmove_number(),
                write_san(position, mv, letters)
            ))
        });
        Some(legal.unwrap_or_else(|| it.to_string()))
    }

    /// After which move the claim was made.
    fn place(&self, words: &Words, letters: &compongo_notation::Alphabet) -> String {
        match self.noted.plies.checked_sub(1) {
            Some(last) => {
                words.with("form-after", [("move", self.course.numbered(last, letters).into())])
            }
            None => words.text("form-at-start"),
        }
    }

    /// After which move a position stood on the board.
    fn after(&self, plies: usize, words: &Words, letters: &compongo_notation::Alphabet) -> String {
        let Some(ply) = plies.checked_sub(1) else { return words.text("form-at-start") };
        if ply >= self.course.game().moves().len() {
            let mv = self.announced(letters).unwrap_or_default();
            return words.with("claim-after-announced", [("move", mv.into())]);
        }
        words.with("form-after", [("move", self.course.numbered(ply, letters).into())])
    }
}

/// What shows whether the claim is right.
fn evidence(flow: &mut Flow<'_>, made: &Made<'_>, letters: &compongo_notation::Alphabet) {
    let words = flow.words;
    let from = match made.ground {
        DrawGround::Threefold => {
            let seen = &made.verdict.repetitions;
            flow.part(
                &words.with("claim-occurrences", [("count", (seen.plies.len() as u64).into())]),
            );
            let rows: Vec<Vec<String>> = (1..)
                .zip(&seen.plies)
                .map(|(nth, &plies)| vec![format!("{nth}"), made.after(plies, words, letters)])
                .collect();
            flow.table(&[("claim-nth", 0.12), ("claim-when", 0.88)], &rows);
            if !seen.lookalikes.is_empty() {
                flow.room(2.0);
                flow.part(&words.text("claim-lookalikes"));
                let rows: Vec<Vec<String>> = seen
                    .lookalikes
                    .iter()
                    .map(|it| {
                        let why: Vec<String> =
                            it.differences.iter().map(|it| difference(*it, made, words)).collect();
                        vec![made.after(it.plies, words, letters), why.join("; ")]
                    })
                    .collect();
                flow.table(&[("claim-when", 0.35), ("claim-why", 0.65)], &rows);
            }
            let first = seen.plies.first().copied();
            first.min(seen.lookalikes.first().map(|it| it.plies).or(first)).unwrap_or(0)
        }
        DrawGround::Fifty => {
            flow.part(&words.with("claim-quiet", [("plies", made.verdict.quiet_plies.into())]));
            let last = made.positions.len().saturating_sub(1);
            last.saturating_sub(made.verdict.quiet_plies as usize)
        }
    };
    flow.room(2.0);
    let from_move = made.after(from, words, letters);
    flow.text(&words.with("claim-moves", [("from", from_move.into())]));
    flow.room(1.0);
    let moves = made.course.game().moves().len();
    let mut text = String::new();
    for ply in from..moves {
        let numbered = made.course.numbered(ply, letters);
        let shown = match numbered.split_once("...") {
            Some((_, black)) if ply > from => black.to_owned(),
            _ => numbered,
        };
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&shown);
    }
    if let Some(mv) = made.announced(letters) {
        text.extend([" [", mv.as_ref(), "]"]);
    }
    flow.text(&text);
    flow.room(2.0);
}

/// Why two positions that look alike differ, with the article.
fn difference(it: Difference, made: &Made<'_>, words: &Words) -> String {
    let article = it.article(made.course.game().edition()).map(|it| it.article).unwrap_or_default();
    let text = match it {
        Difference::Turn => words.text("claim-differs-turn"),
        Difference::Pieces { squares } => {
            words.with("claim-differs-pieces", [("squares", squares.list().into())])
        }
        Difference::Castling { color, side, in_first, .. } => words.with(
            "claim-differs-castling",
            [
                ("by", compongo_words::player(color).into()),
                ("side", if side == CastlingSide::Short { "short" } else { "long" }.into()),
                ("earlier", in_first.to_string().into()),
            ],
        ),
        Difference::EnPassant { square, in_first } => words.with(
            "claim-differs-en-passant",
            [("square", square.to_string().into()), ("earlier", in_first.to_string().into())],
        ),
    };
    format!("{text} ({article})")
}

/// What was decided, to be ticked where nothing is recorded yet.
fn ruling(
    flow: &mut Flow<'_>,
    whole: &Course,
    made: &Made<'_>,
    letters: &compongo_notation::Alphabet,
) {
    use compongo_laws::game::Effect;
    let words = flow.words;
    flow.part(&words.text("claim-ruling"));
    let after = whole.noted().iter().filter(|it| it.line >= made.noted.line);
    let mut decided = None;
    let mut said = Vec::new();
    for noted in after {
        let right = noted.rulings.iter().find_map(|it| match it.effect {
            Effect::ClaimRight { .. } => Some(true),
            Effect::ClaimWrong { .. } => Some(false),
            _ => None,
        });
        if let Some(right) = right {
            decided = Some(right);
            said = noted.rulings.iter().map(|it| noted.says(it, words, letters)).collect();
            break;
        }
    }
    let cite = |topic| words.articles(whole.game().edition().cite(topic).into_iter());
    for (right, id, topic) in [
        (true, "claim-correct", Topic::ClaimCorrect),
        (false, "claim-incorrect", Topic::ClaimWrong),
    ] {
        let text = words.with(id, [("articles", cite(topic).into())]);
        flow.check(decided == Some(right), &text);
    }
    for text in said {
        flow.item("–", &text);
    }
    flow.room(1.0);
    flow.dotted("form-remarks", 2);
}

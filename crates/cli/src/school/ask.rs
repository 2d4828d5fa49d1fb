//! An exercise as it is shown, and the answer as it is heard.

use std::io::{self, Write};

use compongo_board::{Bitboard, Square};
use compongo_school::{Answer, Clocks, Exercise, Line, Scene};

use super::ear::{Ear, Heard};
use super::{Round, Stop};
use crate::diagram::{self, Marks};
use crate::messages::{Lang, Messages};
use crate::rulings::{say, time, with_articles};
use crate::ui::{BOLD, CYAN, DIM, Ui};

/// What came of a question.
pub(super) enum Reply {
    Answer(Answer),
    End,
    TimeUp,
}

/// What is going to be asked.
pub(super) fn welcome(round: &Round, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let minutes = round.exam.map_or(0, |time| time.as_secs() / 60);
    let id = if round.exam.is_some() { "school-exam" } else { "school-round" };
    let text = [
        ("count", round.asked.into()),
        ("edition", round.edition.to_string().into()),
        ("seed", round.seed.to_string().into()),
        ("minutes", minutes.into()),
    ];
    writeln!(out, "{BOLD}{}{BOLD:#}", ui.messages.with(id, text))?;
    writeln!(out, "{DIM}{}{DIM:#}", ui.messages.text("school-how"))
}

/// The situation, the question and the choices.
pub(super) fn exercise(
    number: usize,
    of: usize,
    exercise: &Exercise,
    ui: &Ui,
    out: &mut impl Write,
) -> io::Result<()> {
    let messages = &ui.messages;
    let head = [("number", number.into()), ("of", of.into())];
    let subject = messages.text(&format!("school-subject-{}", exercise.subject));
    writeln!(out)?;
    write!(out, "{BOLD}{}{BOLD:#} · {subject}", messages.with("school-number", head))?;
    let difficulty = messages.text(&format!("school-{}", exercise.difficulty.name()));
    writeln!(out, " · {DIM}{difficulty}{DIM:#}")?;
    let control = exercise.control.as_ref().map(|it| in_lang(it, messages).to_owned());
    let conditions = exercise.conditions.iter().map(|it| say(it, messages));
    let told: Vec<String> = control.into_iter().chain(conditions).collect();
    if !told.is_empty() {
        writeln!(out, "{}", told.join(" · "))?;
    }
    writeln!(out)?;
    scenes(&exercise.scenes, ui, out)?;
    writeln!(out, "\n{BOLD}{}{BOLD:#}\n", in_lang(&exercise.question, messages))?;
    for (number, ruling) in (1..).zip(&exercise.rulings) {
        let lines: Vec<String> = ruling.iter().map(|it| say(it, messages)).collect();
        writeln!(out, "{CYAN}{number:>3}{CYAN:#}  {}", lines.join("\n     "))?;
    }
    Ok(())
}

/// The board as it stood, what happened, the board as it stands.
fn scenes(scenes: &[Scene], ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let Some((first, facts)) = scenes.split_first() else { return Ok(()) };
    let last = facts.last().unwrap_or(first);
    if last.board != first.board {
        board(first, ui, out)?;
        writeln!(out)?;
    }
    if let Some(clocks) = first.clocks {
        let shown = faces(clocks);
        writeln!(out, "{DIM}{:>10}  {shown}{DIM:#}", "")?;
    }
    for scene in facts {
        fact(scene, ui, out)?;
    }
    writeln!(out)?;
    board(last, ui, out)
}

/// A fact, and what followed from it.
pub(super) fn fact(scene: &Scene, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let (Some(at), Some(by), Some(act)) = (scene.at_ms, scene.by, &scene.fact) else {
        return Ok(());
    };
    let who = ui.with1("who", "who", by.into());
    let words = say(act, &ui.messages);
    write!(out, "{DIM}{:>10}{DIM:#}  {BOLD}{who}: {words}{BOLD:#}", time(at))?;
    if let Some(clocks) = scene.clocks {
        write!(out, "  {DIM}[{}]{DIM:#}", faces(clocks))?;
    }
    writeln!(out)?;
    for it in &scene.lines {
        writeln!(out, "{:12}{CYAN}→{CYAN:#} {}", "", line(it, &ui.messages))?;
    }
    Ok(())
}

/// A ruling with its articles.
pub(super) fn line(line: &Line, messages: &Messages) -> String {
    with_articles(say(&line.text, messages), line.articles.iter(), messages)
}

/// The board with the squares of the last move.
pub(super) fn board(scene: &Scene, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let squares = scene.gesture.as_deref().unwrap_or_default();
    let squares = [squares.get(..2), squares.get(2..4)];
    let of_move = squares.into_iter().flatten().filter_map(|it| it.parse::<Square>().ok());
    let of_move = of_move.fold(Bitboard::EMPTY, |all, it| all | Bitboard::from(it));
    let marks = Marks { of_move, culprits: Bitboard::EMPTY };
    for line in diagram::lines(&scene.board, marks, ui.color) {
        writeln!(out, "    {line}")?;
    }
    Ok(())
}

/// What the clocks show; the one that runs is marked.
pub(super) fn faces(clocks: Clocks) -> String {
    let mark = |side| if clocks.running == Some(side) { "▸" } else { "" };
    let (white, black) = (time(clocks.white), time(clocks.black));
    format!("{}{white} · {}{black}", mark("white"), mark("black"))
}

/// A text in the language of the reader.
pub(super) fn in_lang<'a>(text: &'a compongo_school::Text, messages: &Messages) -> &'a str {
    match messages.lang() {
        Lang::En => &text.en,
        Lang::Es => &text.es,
    }
}

/// Asks for the ruling and then for the articles, until both can be read.
pub(super) fn answer(
    exercise: &Exercise,
    silent: bool,
    ear: &mut Ear,
    ui: &Ui,
    out: &mut impl Write,
) -> Result<Reply, Stop> {
    let rulings = exercise.rulings.len();
    let prompt = ui.with1("school-ask-ruling", "most", rulings.into());
    let heard = places(rulings, 1, &prompt, silent, ear, ui, out)?;
    let ruling = match heard {
        Ok(places) => places.first().copied(),
        Err(reply) => return Ok(reply),
    };
    let articles = exercise.articles.len();
    if articles == 0 {
        return Ok(Reply::Answer(Answer { ruling, articles: Vec::new() }));
    }
    if !silent {
        writeln!(out)?;
        for (number, it) in (1..).zip(&exercise.articles) {
            let says = match ui.messages.lang() {
                Lang::En => it.en,
                Lang::Es => it.es,
            };
            writeln!(out, "{CYAN}{number:>3}{CYAN:#}  {BOLD}{}{BOLD:#}  {says}", it.article)?;
        }
    }
    let prompt = ui.messages.text("school-ask-articles");
    Ok(match places(articles, articles, &prompt, silent, ear, ui, out)? {
        Ok(articles) => Reply::Answer(Answer { ruling, articles }),
        Err(reply) => reply,
    })
}

/// Numbers from a line, as places counted from 0.
fn places(
    choices: usize,
    most: usize,
    prompt: &str,
    silent: bool,
    ear: &mut Ear,
    ui: &Ui,
    out: &mut impl Write,
) -> Result<Result<Vec<usize>, Reply>, Stop> {
    loop {
        if !silent {
            write!(out, "\n{prompt} ")?;
        }
        out.flush()?;
        let line = match ear.hear().map_err(Stop::Ear)? {
            Heard::Line(line) => line,
            Heard::End => return Ok(Err(Reply::End)),
            Heard::TimeUp => return Ok(Err(Reply::TimeUp)),
        };
        if line.eq_ignore_ascii_case("q") {
            return Ok(Err(Reply::End));
        }
        if let Some(places) = read(&line, choices, most) {
            return Ok(Ok(places));
        }
        let text = [("choices", choices.into()), ("most", most.into())];
        ui.warn(&ui.messages.with("school-not-a-choice", text));
    }
}

/// Numbers from 1 up, parted by spaces or commas; none for an empty line.
fn read(line: &str, choices: usize, most: usize) -> Option<Vec<usize>> {
    let words = line.split([' ', ',', ';']).filter(|it| !it.is_empty());
    let place = |word: &str| {
        let number: usize = word.parse().ok()?;
        (1..=choices).contains(&number).then(|| number - 1)
    };
    let mut places = words.map(place).collect::<Option<Vec<usize>>>()?;
    places.sort_unstable();
    places.dedup();
    (places.len() <= most).then_some(places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_numbers_from_one_up() {
        assert_eq!(read("2", 4, 1), Some(vec![1]));
        assert_eq!(read("3, 1 3", 4, 4), Some(vec![0, 2]));
        assert_eq!(read("", 4, 1), Some(vec![]));
        for bad in ["0", "5", "1 2", "a", "-1", "1.", "99999999999999999999"] {
            assert_eq!(read(bad, 4, 1), None, "{bad}");
        }
    }
}

//! The pictures of the README: what the program really prints, drawn.

use std::fs;

use crate::ansi::{self, Span, Style};
use crate::steps::{Failure, Step, cargo, output, root};
use crate::svg;

/// As wide as a terminal usually is, a little more.
const COLUMNS: &str = "110";
const FILE: &str = "samples/faults.pgn";
/// The games of that file that are shown, counted from 0: an illegal move with its board, moves
/// after checkmate, a fivefold repetition, an impossible clock.
const GAMES: [usize; 4] = [0, 7, 10, 18];

struct Picture {
    file: &'static str,
    arguments: &'static [&'static str],
    description: &'static str,
}

const PICTURES: [Picture; 2] = [
    Picture {
        file: "docs/images/check.svg",
        arguments: &["check", FILE],
        description: "compongo check lists, game by game, where a file breaks the Laws of Chess",
    },
    Picture {
        file: "docs/images/check.es.svg",
        arguments: &["check", FILE, "--lang", "es"],
        description: "compongo check dice, partida por partida, dónde se infringen las Leyes",
    },
];

/// Draws them all into `docs/images`.
pub(crate) fn picture() -> Step {
    for Picture { file, arguments, description } in PICTURES {
        let mut compongo =
            cargo(["run", "--release", "--quiet", "--package", "compongo-cli", "--"]);
        compongo.current_dir(root()).env("COLUMNS", COLUMNS).env_remove("NO_COLOR");
        compongo.args(arguments).args(["--color", "always", "--fail-on", "never"]);
        let report = output(&mut compongo)?;
        let command = format!("compongo {}", arguments.join(" "));
        let drawn = svg::draw(&command, description, &shortened(ansi::read(report.trim_end())));
        let path = root().join(file);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| Failure::Write(folder.into(), error))?;
        }
        fs::write(&path, drawn).map_err(|error| Failure::Write(path, error))?;
    }
    Ok(())
}

/// The chosen games and the summary; a mark stands for what is left out between them.
fn shortened(lines: Vec<Vec<Span>>) -> Vec<Vec<Span>> {
    let plain = |line: &[Span]| line.iter().map(|span| span.text.as_str()).collect::<String>();
    let mark = || vec![Span { text: "\u{22ee}".into(), style: Style::default() }];
    let games = lines.iter().filter(|line| plain(line).starts_with(FILE)).count();
    // A game begins with its place in the file; the summary follows the last game's blank line.
    let (mut game, mut in_summary, mut left_out) = (None, false, false);
    let mut shown: Vec<Vec<Span>> = Vec::new();
    for line in lines {
        let text = plain(&line);
        if text.starts_with(FILE) {
            game = Some(game.map_or(0, |before| before + 1));
        } else if game.is_some_and(|game| game + 1 == games) && text.trim().is_empty() {
            in_summary = true;
        }
        if in_summary || game.is_some_and(|game| GAMES.contains(&game)) {
            if left_out {
                shown.extend([mark(), Vec::new()]);
            }
            shown.push(line);
            left_out = false;
        } else {
            left_out = true;
        }
    }
    shown
}

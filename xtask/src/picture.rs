//! The pictures of the README: what the program really prints, drawn.

use std::fs;

use crate::ansi;
use crate::steps::{Failure, Step, cargo, output, root};
use crate::svg;

/// As wide as a terminal usually is, a little more.
const COLUMNS: &str = "100";

struct Picture {
    file: &'static str,
    arguments: &'static [&'static str],
    description: &'static str,
}

const PICTURES: [Picture; 2] = [
    Picture {
        file: "docs/images/check.svg",
        arguments: &["check", "samples/faults.pgn"],
        description: "compongo check lists, game by game, where a file breaks the Laws of Chess",
    },
    Picture {
        file: "docs/images/check.es.svg",
        arguments: &["check", "samples/faults.pgn", "--lang", "es"],
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
        let drawn = svg::draw(&command, description, &ansi::read(report.trim_end()));
        let path = root().join(file);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| Failure::Write(folder.into(), error))?;
        }
        fs::write(&path, drawn).map_err(|error| Failure::Write(path, error))?;
    }
    Ok(())
}

//! How long it takes from a change that is seen to all alerts: a round of 200 boards in one file,
//! rewritten with one move more on every board, on ten of them, and on none.
//!
//! `cargo bench -p compongo-watch --bench rewrite`

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use compongo_pgn::{Game, Limits, read_all};
use compongo_watch::{Notice, Place, Settings, Watcher};

const BOARDS: usize = 200;
const ROUNDS: usize = 40;

/// The text of a round in which each board has so many plies.
fn text(games: &[Game], plies: impl Fn(usize) -> usize) -> String {
    let mut text = String::new();
    for board in 0..BOARDS {
        let Some(game) = games.get(board % games.len()) else { continue };
        let _ = write!(
            text,
            "[White \"White {board}\"]\n[Black \"Black {board}\"]\n[Result \"*\"]\n\n"
        );
        for node in game.main().moves.iter().take(plies(board)) {
            text += &node.text;
            text += " {[%clk 0:30:00]} ";
        }
        text += "*\n\n";
    }
    text
}

fn main() -> std::io::Result<()> {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples/games.pgn");
    let games: Vec<Game> = read_all(&fs::read(samples)?, &Limits::default())
        .into_iter()
        .map(|read| read.game)
        .collect();
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("live.pgn");
    for (name, every) in [("every board", 1), ("ten boards", BOARDS / 10), ("none", usize::MAX)] {
        let (mut times, mut alerts, mut bytes): (Vec<Duration>, _, _) = (Vec::new(), 0, 0);
        let begin = 70;
        fs::write(&path, text(&games, |_| begin))?;
        let mut watcher = Watcher::new(vec![Place::File(path.clone())], Settings::default());
        watcher.look(0);
        for round in 1..=ROUNDS {
            let moved = |board: usize| every != usize::MAX && board.is_multiple_of(every);
            let written = text(&games, |board| begin + if moved(board) { round } else { 0 });
            bytes = written.len();
            fs::write(&path, written)?;
            let begun = Instant::now();
            let notices = watcher.look(round as u64 * 1_000);
            times.push(begun.elapsed());
            alerts += notices.iter().filter(|it| matches!(it, Notice::Alert { .. })).count();
        }
        times.sort_unstable();
        let ms = |at: usize| times.get(at).map_or(0.0, |it| it.as_secs_f64() * 1e3);
        println!(
            "{name}: {bytes} bytes; median {:.1} ms, 95 of 100 within {:.1} ms, worst {:.1} ms; \
             {alerts} alerts",
            ms(ROUNDS / 2),
            ms(ROUNDS * 95 / 100),
            ms(ROUNDS - 1),
        );
    }
    Ok(())
}

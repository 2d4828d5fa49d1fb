//! Plays finished games into a live file, as a broadcast program would while they are played: to try
//! `compongo watch`, or the desk of `compongo serve --watch`.
//!
//! `cargo run -p compongo-watch --example replay_round -- samples/games.pgn live.pgn --speed 50`

#[path = "../tests/broadcast/mod.rs"]
mod broadcast;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use std::{fs, thread};

use broadcast::{Broadcast, Course, LiveFile, Playing, Random, Way};
use clap::{Parser, ValueEnum};
use compongo_pgn::{Game, Limits, decode, read_all};

/// How much of the play lies between two writings: a move and a little more on each board.
const BETWEEN: Duration = Duration::from_mins(2);

/// How long a half-written text stands.
const HALF: Duration = Duration::from_millis(200);

/// Plays finished games into a live file, as a broadcast program would while they are played.
#[derive(Parser)]
struct Args {
    /// The finished games.
    games: PathBuf,
    /// The file to write; what is in it is lost.
    live: PathBuf,
    /// How many times faster than life. At 50 the file is written every 2.4 seconds.
    #[arg(long, default_value_t = 50.0, value_parser = speed)]
    speed: f64,
    /// How the file is written.
    #[arg(long, value_enum, default_value = "in-place")]
    way: Manner,
    /// At most so many boards.
    #[arg(long)]
    boards: Option<usize>,
    /// Without moves taken back, corrected or sent wrongly, and without half-written text.
    #[arg(long)]
    clean: bool,
    /// Another number makes another course of the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum Manner {
    /// The file is emptied and written anew, all boards at once.
    InPlace,
    /// Another file is put in its stead, all boards at once.
    Rename,
    /// What is new is written behind the rest, one game after the other.
    Grow,
}

fn speed(text: &str) -> Result<f64, String> {
    let speed: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    let possible = (0.1..=100_000.0).contains(&speed);
    possible.then_some(speed).ok_or_else(|| "from 0.1 to 100000".to_owned())
}

fn main() -> ExitCode {
    let args = Args::parse();
    let games = match games(&args.games) {
        Ok(games) if games.is_empty() => {
            eprintln!("{}: no games", args.games.display());
            return ExitCode::from(2);
        }
        Ok(games) => games,
        Err(error) => {
            eprintln!("{}: {error}", args.games.display());
            return ExitCode::from(2);
        }
    };
    match play(&args, games) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", args.live.display());
            ExitCode::from(2)
        }
    }
}

fn games(path: &Path) -> std::io::Result<Vec<Game>> {
    let mut bytes = Vec::new();
    std::io::Read::read_to_end(&mut decode(fs::File::open(path)?)?, &mut bytes)?;
    Ok(read_all(&bytes, &Limits::default()).into_iter().map(|read| read.game).collect())
}

fn play(args: &Args, mut games: Vec<Game>) -> std::io::Result<()> {
    games.truncate(args.boards.unwrap_or(usize::MAX));
    let (way, together) = match args.way {
        Manner::InPlace => (Way::InPlace, true),
        Manner::Rename => (Way::Renamed, true),
        Manner::Grow => (Way::Growing, false),
    };
    // What has been written behind the rest stays as it is.
    let course = Course { together, faults: together && !args.clean, marked: together };
    let mut round = Broadcast::new(games, course, args.seed);
    let mut file = LiveFile::new(args.live.clone(), way);
    let mut random = Random(!args.seed);
    let pause = BETWEEN.div_f64(args.speed);
    loop {
        let text = round.text();
        if !args.clean && random.below(8) == 0 {
            file.write(text.as_bytes(), Some(random.below(text.len())))?;
            thread::sleep(HALF.min(pause));
        }
        file.write(text.as_bytes(), None)?;
        let over = round.playing().iter().filter(|game| game.is_over()).count();
        let sent: usize = round.playing().iter().map(Playing::sent).sum();
        let plies: usize = round.playing().iter().map(Playing::plies).sum();
        eprintln!("{over} of {} games over, {sent} of {plies} plies", round.playing().len());
        if round.is_over() {
            return Ok(());
        }
        thread::sleep(pause);
        round.step();
    }
}

//! Reading game files with full legality to the last position, beside pgn-reader with shakmaty:
//! the same bytes, one thread, in turns within one run.
//!
//! `cargo bench -p compongo-pgn --bench legality [-- FILE…]`; without files the games in `samples/`
//! are read many times over.

use std::hint::black_box;
use std::io::Cursor;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use compongo_board::Position;
use compongo_notation::{Alphabet, resolve_ordinary, resolve_token};
use compongo_pgn::{Limits, RawTag, Skip, Token, Visitor, read_games};
use pgn_reader::SanPlus;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

const ROUNDS: usize = 15;

/// What both sides count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Count {
    games: u64,
    plies: u64,
    /// Games that stop at a move that cannot be made.
    broken: u64,
}

#[derive(Default)]
struct Ours {
    count: Count,
    position: Position,
    stopped: bool,
}

impl Visitor for Ours {
    fn begin_game(&mut self, _: u64) {
        self.count.games += 1;
        self.position = Position::initial();
        self.stopped = false;
    }

    fn tag(&mut self, tag: RawTag<'_>) {
        if tag.is("FEN") {
            match Position::from_fen_lenient(&tag.value()) {
                Ok((position, _)) => self.position = position,
                Err(_) => self.stopped = true,
            }
        }
    }

    fn begin_movetext(&mut self) -> Skip {
        Skip(self.stopped)
    }

    #[inline]
    fn mv(&mut self, token: Token<'_>) {
        if self.stopped {
            return;
        }
        let ordinary = resolve_ordinary(token.head(), token.text.len(), &self.position);
        let careful = || resolve_token(token.text, &self.position, Alphabet::ENGLISH);
        match ordinary.map_or_else(careful, Ok) {
            Ok(mv) => {
                self.position.advance_legal(mv);
                self.count.plies += 1;
            }
            Err(_) => {
                self.count.broken += 1;
                self.stopped = true;
            }
        }
    }
}

#[derive(Default)]
struct Theirs(Count);

impl pgn_reader::Visitor for Theirs {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        self.0.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        start: &mut Option<Chess>,
        name: &[u8],
        value: pgn_reader::RawTag<'_>,
    ) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            *start = fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Option<Chess>) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(start.unwrap_or_default())
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), pgn_reader::Skip> {
        ControlFlow::Continue(pgn_reader::Skip(true))
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(mv) => {
                position.play_unchecked(mv);
                self.0.plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => {
                self.0.broken += 1;
                ControlFlow::Break(())
            }
        }
    }

    fn end_game(&mut self, _: Chess) {}
}

fn ours(bytes: &[u8]) -> Count {
    let mut visitor = Ours::default();
    read_games(bytes, 0, &Limits::default(), &mut visitor);
    visitor.count
}

fn theirs(bytes: &[u8]) -> Count {
    let mut reader = pgn_reader::Reader::new(Cursor::new(bytes));
    let mut visitor = Theirs::default();
    while let Ok(Some(_)) = reader.read_game(&mut visitor) {}
    visitor.0
}

struct Silent;
impl Visitor for Silent {}

fn tokens(bytes: &[u8]) -> Count {
    let games = read_games(bytes, 0, &Limits::default(), &mut Silent) as u64;
    Count { games, ..Count::default() }
}

fn timed(best: &mut Duration, work: impl Fn() -> Count) -> Count {
    let start = Instant::now();
    let count = black_box(work());
    *best = start.elapsed().min(*best);
    count
}

fn contest(name: &str, bytes: &[u8]) {
    let (mut a, mut b, mut c) = (Duration::MAX, Duration::MAX, Duration::MAX);
    let (mut own, mut other) = (Count::default(), Count::default());
    for _ in 0..ROUNDS {
        own = timed(&mut a, || ours(bytes));
        other = timed(&mut b, || theirs(bytes));
        timed(&mut c, || tokens(bytes));
    }
    let speed = |time: Duration| bytes.len() as f64 / time.as_secs_f64() / 1e6;
    let ratio = b.as_secs_f64() / a.as_secs_f64();
    let a_ply = a.as_nanos() as f64 / own.plies.max(1) as f64;
    println!(
        "| {name} | {:.0} | {:.0} | {ratio:.2} | {a_ply:.0} | {:.0} |",
        speed(a),
        speed(b),
        speed(c)
    );
    if own != other {
        println!("  counted otherwise: {own:?} here, {other:?} there");
    }
}

fn main() {
    let files: Vec<String> =
        std::env::args().skip(1).filter(|file| !file.starts_with('-')).collect();
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    println!(
        "| file | compongo MB/s | pgn-reader + shakmaty MB/s | faster by | ns a ply | tokens only MB/s |"
    );
    println!("|---|---|---|---|---|---|");
    if files.is_empty() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/famous-games.pgn");
        let games = std::fs::read(folder).expect("the games of the project");
        let times = 10_000_000 / games.len().max(1) + 1;
        contest("samples", &games.repeat(times));
    }
    for file in files {
        let bytes = std::fs::read(&file).expect("a readable file");
        contest(file.rsplit('/').next().unwrap_or(&file), &bytes);
    }
}

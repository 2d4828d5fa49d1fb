//! Reading game files beside pgn-reader with shakmaty: the same bytes, one thread, in turns within
//! one run. Four times: tokens only, legality to the last position (what the peer does too), the
//! whole audit, and the audit on two threads.
//!
//! Where the counts of games differ, both are printed. Tags without moves make a game here, there one
//! with what follows; a tag line that has lost its bracket is a faulty tag of the next game here,
//! there a game of its own (`docs/decisions.md`, counts that differ).
//!
//! `cargo bench -p compongo-audit --bench reading [-- FILE…]`; without files the games in
//! `samples/` are read many times over.

use std::hint::black_box;
use std::io::Cursor;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use compongo_audit::{Options, audit_batch};
use compongo_board::Position;
use compongo_notation::{Alphabet, advance_ordinary, resolve_token};
use compongo_pgn::{Batch, Batches, Limits, RawTag, Skip, Token, Visitor, read_games};
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
        if advance_ordinary(token.head(), token.text.len(), &mut self.position).is_some() {
            self.count.plies += 1;
        } else if let Ok(mv) = resolve_token(token.text, &self.position, Alphabet::ENGLISH) {
            self.position.advance_legal(mv);
            self.count.plies += 1;
        } else {
            self.count.broken += 1;
            self.stopped = true;
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
        if let Ok(mv) = san.san.to_move(position) {
            position.play_unchecked(mv);
            self.0.plies += 1;
            ControlFlow::Continue(())
        } else {
            self.0.broken += 1;
            ControlFlow::Break(())
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
    while let Ok(Some(())) = reader.read_game(&mut visitor) {}
    visitor.0
}

struct Silent;
impl Visitor for Silent {}

fn tokens(bytes: &[u8]) -> Count {
    let games = read_games(bytes, 0, &Limits::default(), &mut Silent) as u64;
    Count { games, ..Count::default() }
}

fn batches(bytes: &[u8]) -> Vec<Batch> {
    let batches = Batches::new(Cursor::new(bytes), &Limits::default());
    batches.collect::<Result<_, _>>().expect("bytes in memory")
}

fn audited(batches: &[Batch]) -> Count {
    let options = Options::default();
    let mut count = Count::default();
    for batch in batches {
        let totals = black_box(audit_batch(batch, &options)).totals;
        count.games += totals.games;
        count.plies += totals.plies;
    }
    count
}

/// Each thread takes the next batch that nobody has.
fn audited_by_two(batches: &[Batch]) -> Count {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut count = Count::default();
        while let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
            let part = audited(std::slice::from_ref(batch));
            count.games += part.games;
            count.plies += part.plies;
        }
        count
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(work);
        let own = work();
        let other = other.join().expect("no panic");
        Count { games: own.games + other.games, plies: own.plies + other.plies, broken: 0 }
    })
}

/// The least time of all rounds, for noise only adds.
struct Best(Duration, Count);

impl Best {
    fn new() -> Best {
        Best(Duration::MAX, Count::default())
    }

    fn time(&mut self, work: impl Fn() -> Count) {
        let start = Instant::now();
        self.1 = black_box(work());
        self.0 = start.elapsed().min(self.0);
    }

    fn over(&self, other: &Best) -> f64 {
        other.0.as_secs_f64() / self.0.as_secs_f64()
    }
}

fn contest(name: &str, bytes: &[u8]) {
    let batches = batches(bytes);
    let mut peer = Best::new();
    let (mut token, mut legal) = (Best::new(), Best::new());
    let (mut audit, mut two) = (Best::new(), Best::new());
    for _ in 0..ROUNDS {
        peer.time(|| theirs(bytes));
        legal.time(|| ours(bytes));
        audit.time(|| audited(&batches));
        two.time(|| audited_by_two(&batches));
        token.time(|| tokens(bytes));
    }
    let speed = |best: &Best| bytes.len() as f64 / best.0.as_secs_f64() / 1e6;
    println!(
        "| {name} | {:.0} | {:.0} | {:.2} | {:.0} | {:.2} | {:.2} | {:.0} |",
        speed(&peer),
        speed(&legal),
        legal.over(&peer),
        speed(&audit),
        audit.over(&peer),
        two.over(&audit),
        speed(&token),
    );
    for (what, count) in [("legality", legal.1), ("audit", audit.1)] {
        if (count.games, count.plies) != (peer.1.games, peer.1.plies) {
            println!("  {what} counts {count:?}, the peer {:?}", peer.1);
        }
    }
}

fn main() {
    let files: Vec<String> =
        std::env::args().skip(1).filter(|file| !file.starts_with('-')).collect();
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    println!(
        "| file | peer MB/s | legality MB/s | × peer | audit MB/s | × peer | two threads × one \
         | tokens MB/s |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    if files.is_empty() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/games.pgn");
        let games = std::fs::read(folder).expect("the games of the project");
        let times = 10_000_000 / games.len().max(1) + 1;
        contest("samples", &games.repeat(times));
    }
    for file in files {
        let bytes = std::fs::read(&file).expect("a readable file");
        contest(file.rsplit('/').next().unwrap_or(&file), &bytes);
    }
}

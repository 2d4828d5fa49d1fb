//! Perft on the six standard positions beside cozy-chess and shakmaty: the same nodes, one thread,
//! in turns within one run, so that a slower minute of the machine slows all alike.
//!
//! `cargo bench -p compongo-board --bench perft` (with `RUSTFLAGS="-C target-cpu=native"` for the
//! second table of `docs/performance.md`).

use std::hint::black_box;
use std::time::{Duration, Instant};

use compongo_board::{Position, perft};
use shakmaty::Position as _;

/// Position, depth with bulk counting, depth without.
const POSITIONS: [(&str, u32, u32); 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 5),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 4),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 6),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 4),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 4),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 4),
];
const ROUNDS: usize = 5;

fn compongo_playing(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    position.each_successor(|_, next| nodes += compongo_playing(next, depth - 1));
    nodes
}

fn cozy_bulk(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy_bulk(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn cozy_playing(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += cozy_playing(&next, depth - 1);
        }
        false
    });
    nodes
}

fn shakmaty_bulk(position: &shakmaty::Chess, depth: u32) -> u64 {
    shakmaty::perft(position, depth)
}

fn shakmaty_playing(position: &shakmaty::Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|mv| {
            let mut next = position.clone();
            next.play_unchecked(*mv);
            shakmaty_playing(&next, depth - 1)
        })
        .sum()
}

struct Contest {
    name: &'static str,
    nodes: u64,
    times: Vec<Duration>,
}

impl Contest {
    fn new(name: &'static str) -> Contest {
        Contest { name, nodes: 0, times: Vec::new() }
    }

    fn run(&mut self, work: impl Fn() -> u64) {
        let start = Instant::now();
        self.nodes = black_box(work());
        self.times.push(start.elapsed());
    }

    fn best(&self) -> f64 {
        self.times.iter().min().map_or(f64::INFINITY, Duration::as_secs_f64)
    }

    fn speed(&self) -> f64 {
        self.nodes as f64 / self.best() / 1e6
    }
}

fn contest(title: &str, bulk: bool) {
    let fens = || POSITIONS.into_iter();
    let ours: Vec<(Position, u32)> = fens()
        .map(|(fen, with, without)| {
            (Position::from_fen_lenient(fen).expect(fen).0, if bulk { with } else { without })
        })
        .collect();
    let cozy: Vec<cozy_chess::Board> = fens().map(|(fen, ..)| fen.parse().expect(fen)).collect();
    let shakmaty: Vec<shakmaty::Chess> = fens()
        .map(|(fen, ..)| {
            let fen: shakmaty::fen::Fen = fen.parse().expect(fen);
            let position = fen.into_position(shakmaty::CastlingMode::Standard);
            position.or_else(shakmaty::PositionError::ignore_impossible_check).expect("playable")
        })
        .collect();

    let mut contests =
        [Contest::new("compongo"), Contest::new("cozy-chess"), Contest::new("shakmaty")];
    for _ in 0..ROUNDS {
        contests[0].run(|| {
            let count = if bulk { perft } else { compongo_playing };
            ours.iter().map(|(position, depth)| count(position, *depth)).sum()
        });
        contests[1].run(|| {
            let count = if bulk { cozy_bulk } else { cozy_playing };
            cozy.iter().zip(&ours).map(|(board, (_, depth))| count(board, *depth)).sum()
        });
        contests[2].run(|| {
            let count = if bulk { shakmaty_bulk } else { shakmaty_playing };
            shakmaty.iter().zip(&ours).map(|(position, (_, depth))| count(position, *depth)).sum()
        });
    }
    println!("{title}");
    println!("| crate | million nodes a second | compongo is faster by |");
    println!("|---|---|---|");
    for other in &contests {
        assert_eq!(other.nodes, contests[0].nodes, "{} counts otherwise", other.name);
        let ratio = other.best() / contests[0].best();
        println!("| {} | {:.0} | {ratio:.2} |", other.name, other.speed());
    }
    println!();
}

fn main() {
    // `cargo test --benches` only asks that it builds and starts.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    contest("With bulk counting of the last ply:", true);
    contest("Every move played (on full positions, keys and clocks included):", false);
}

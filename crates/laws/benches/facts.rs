//! Facts per second: whole games told fact by fact.
//!
//! `cargo bench -p compongo-laws --bench facts`

use std::hint::black_box;
use std::time::{Duration, Instant};

use compongo_laws::Edition;
use compongo_laws::game::{Absent, Act, Fact, Game, Regulations, Who};

const ROUNDS: usize = 5;

/// A game of master length, to be read from both sides.
const MOVES: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 e8g8 c2c3 \
    d7d6 h2h3 c6b8 d2d4 b8d7 c3c4 c7c6 c4b5 a6b5 b1c3 c8b7 c1g5 b5b4 c3b1 h7h6 g5h4 c6c5 d4e5 \
    f6e4 h4e7 d8e7 e5d6 e7f6 b1d2 e4d6 d2c4 d6c4 b3c4 d7b6 f3e5 a8e8 c4f7 f8f7 e5f7 e8e1 d1e1 \
    g8f7 e1e3 f6g5 e3g5 h6g5 b2b3 f7e6 a2a3 e6d6 a3b4 c5b4 a1a5 b6d5 f2f3 b7c8 g1f2 c8f5 a5a7 \
    g7g6 a7a6 d6c5 f2e1 d5f4 g2g3 f4h3 e1d2 c5b5 a6d6 b5c5 d6a6 h3f2 g3g4 f5d3 a6e6";

fn facts(regulations: &Regulations, pressed_apart: bool, touched: bool) -> Vec<Fact> {
    let mut game = Game::new(regulations.clone()).expect("regulations");
    let start = Act::Start { absent: Absent::None };
    let mut facts = vec![Fact { at_ms: 0, by: Who::Arbiter, act: start }];
    for (ply, text) in (0..).zip(MOVES.split_whitespace()) {
        let gesture: compongo_laws::game::Gesture = text.parse().expect("a move");
        let by = if ply % 2 == 0 { Who::White } else { Who::Black };
        let at_ms = (ply + 1) * 1_000;
        if touched {
            let act = Act::Touch { square: gesture.from, accidental: false };
            facts.push(Fact { at_ms: at_ms - 500, by, act });
        }
        let press = !pressed_apart;
        facts.push(Fact { at_ms, by, act: Act::Move { gesture, two_hands: false, press } });
        if pressed_apart {
            facts.push(Fact { at_ms: at_ms + 100, by, act: Act::Press {} });
        }
    }
    for fact in &facts {
        game.apply(fact).expect("the game can be told");
    }
    facts
}

/// The best of some rounds, because noise only adds.
fn best(regulations: &Regulations, facts: &[Fact]) -> f64 {
    let mut rate: f64 = 0.0;
    let mut rulings = Vec::new();
    for _ in 0..ROUNDS {
        let (begin, mut done) = (Instant::now(), 0_usize);
        while begin.elapsed() < Duration::from_millis(400) {
            let mut game = Game::new(regulations.clone()).expect("regulations");
            for fact in black_box(facts) {
                rulings.clear();
                game.apply_into(fact, &mut rulings).expect("as before");
            }
            black_box(&game);
            done += facts.len();
        }
        rate = rate.max(done as f64 / begin.elapsed().as_secs_f64());
    }
    rate / 1e6
}

fn main() {
    for edition in [Edition::E1997, Edition::E2023] {
        let mut regulations = Regulations::new(edition);
        regulations.time = Some("5400+30".parse().expect("a control"));
        for (name, guarded, apart, touched) in [
            ("moves on a screen", true, false, false),
            ("moves and presses", false, true, false),
            ("touches, moves, presses", false, true, true),
        ] {
            regulations.guarded = guarded;
            let facts = facts(&regulations, apart, touched);
            let rate = best(&regulations, &facts);
            println!("{edition} {name:>24}: {rate:6.2} million facts/s");
        }
    }
    println!("a game is {} bytes, its moves apart", size_of::<Game>());
}

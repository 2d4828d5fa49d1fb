//! Presses of the clock and readings of time controls per second.
//!
//! `cargo bench -p compongo-clock --bench presses`

use std::hint::black_box;
use std::time::{Duration, Instant};

use compongo_clock::{Clock, Control, Event, Setting, Side, read_control};

const ROUNDS: usize = 5;

/// The best of some rounds, because noise only adds.
fn best(mut work: impl FnMut() -> u64) -> f64 {
    let mut rate: f64 = 0.0;
    for _ in 0..ROUNDS {
        let (begin, mut done) = (Instant::now(), 0);
        while begin.elapsed() < Duration::from_millis(300) {
            done += work();
        }
        rate = rate.max(done as f64 / begin.elapsed().as_secs_f64());
    }
    rate / 1e6
}

fn main() {
    for form in ["180+2", "40/5400+30:1800+30", "40/7200d5:1800d5", "*3600", "3600y5x60"] {
        let setting = Setting::new(form.parse().expect("a control"));
        // A game of 60 moves, a second for each.
        let record: Vec<_> = (1..=120_u64)
            .map(|ply| (Event::Press(Side::from_white(ply % 2 == 1)), ply * 1_000))
            .collect();
        let presses = best(|| {
            let mut clock = Clock::new(&setting).start(&setting, Side::White, 0).expect("ready");
            for &(event, at) in black_box(&record) {
                clock = clock.apply(&setting, event, at).expect("time is left");
            }
            black_box(clock);
            record.len() as u64
        });
        println!("{form:>20}: {presses:8.1} million presses/s");
    }
    for text in ["40/5400+30:1800+30", "90'/40+30'/end with incr. 30\"/move, starting from move 1"]
    {
        let read = best(|| {
            let read = read_control(black_box(text)).expect("a control");
            black_box(read);
            1
        });
        println!("{read:8.2} million readings/s of {text}");
    }
    let exact = best(|| {
        black_box(black_box("40/5400+30:1800+30").parse::<Control>()).expect("a control");
        1
    });
    println!("{exact:8.2} million readings/s of the short form");
    println!("a clock is {} bytes", size_of::<Clock>());
}

use core::fmt;
use std::time::Instant;

use serde::Serialize;

use crate::figures::{Histogram, Late, Times};
use crate::options::Options;
use crate::process::{Server, Usage};

/// So many of the moments with the longest times are told.
const LATEST: usize = 6;

/// All that was measured.
#[derive(Serialize)]
pub(crate) struct Report {
    games_at_once: usize,
    seconds: u64,
    cores: usize,
    pub(crate) echo: Option<Measured>,
    pub(crate) games: Option<Measured>,
    pub(crate) failed_games: usize,
    memory: Option<Memory>,
    pub(crate) start: Option<Start>,
    /// What the server counted of its writes.
    pub(crate) server_counts: Vec<String>,
}

/// Messages for a while.
#[derive(Serialize)]
pub(crate) struct Measured {
    times: Times,
    latest: Vec<Late>,
    /// Messages that were answered, or facts that were acknowledged.
    per_second: f64,
    /// Cores that the server kept busy.
    server_cores: f64,
    client_cores: f64,
    pub(crate) refused: u64,
}

/// KiB of the server for each table.
#[derive(Serialize)]
struct Memory {
    empty_server: u64,
    /// Made, and nobody has come.
    asleep: f64,
    /// Both players are connected.
    seated: f64,
    /// The game is played.
    active: f64,
}

/// How a server starts with a record of many open tables.
#[derive(Serialize)]
pub(crate) struct Start {
    pub(crate) tables: usize,
    pub(crate) facts: u64,
    pub(crate) record_bytes: u64,
    pub(crate) listening_ms: f64,
    pub(crate) ready_ms: f64,
    pub(crate) server_kib: u64,
}

impl Report {
    pub(crate) fn new(options: &Options) -> Report {
        Report {
            games_at_once: options.games,
            seconds: options.seconds,
            cores: std::thread::available_parallelism().map_or(0, usize::from),
            echo: None,
            games: None,
            failed_games: 0,
            memory: None,
            start: None,
            server_counts: Vec::new(),
        }
    }

    /// Notes the server's memory when it was empty, when tables were made, when all sat down, and
    /// when they had played.
    pub(crate) fn table_kib(&mut self, kib: &[u64; 4], tables: u64) {
        let each = |at: usize| kib[at].saturating_sub(kib[0]) as f64 / tables.max(1) as f64;
        self.memory = Some(Memory {
            empty_server: kib[0],
            asleep: each(1),
            seated: each(2),
            active: each(3),
        });
    }
}

/// The beginning of something measured.
pub(crate) struct Part {
    begun: Instant,
    server: Usage,
    client: Usage,
}

impl Part {
    pub(crate) fn begin(server: &Server) -> Part {
        Part { begun: Instant::now(), server: server.usage(), client: Usage::of("self") }
    }

    pub(crate) fn end(self, server: &Server, times: &Histogram, count: u64) -> Measured {
        let seconds = self.begun.elapsed().as_secs_f64();
        let cores =
            |before: Usage, after: Usage| (after.cpu_seconds - before.cpu_seconds) / seconds;
        Measured {
            times: times.times(),
            latest: times.latest(LATEST),
            per_second: count as f64 / seconds,
            server_cores: cores(self.server, server.usage()),
            client_cores: cores(self.client, Usage::of("self")),
            refused: 0,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} cores", self.games_at_once, self.cores)?;
        for (name, part) in [("echo", &self.echo), ("games", &self.games)] {
            let Some(measured) = part else {
                continue;
            };
            let Measured { times, latest, per_second, server_cores, client_cores, refused } =
                measured;
            let Times { count, p50_ms, p99_ms, p999_ms, max_ms } = times;
            writeln!(
                f,
                "{name:>6}  p50 {p50_ms:.2} ms  p99 {p99_ms:.2} ms  p99.9 {p999_ms:.2} ms  max {max_ms:.2} ms  of {count}"
            )?;
            writeln!(
                f,
                "        {per_second:.0} a second; cores busy: server {server_cores:.2}, client {client_cores:.2}; refused {refused}"
            )?;
            write!(f, "        longest")?;
            for Late { at_seconds, longest_ms } in latest {
                write!(f, "  {longest_ms:.0} ms at {at_seconds:.2} s")?;
            }
            writeln!(f)?;
        }
        if let Some(Memory { empty_server, asleep, seated, active }) = &self.memory {
            writeln!(
                f,
                "memory  server {empty_server} KiB; for each table asleep {asleep:.1}, seated {seated:.1}, active {active:.1} KiB"
            )?;
            writeln!(f, "        games that broke off: {}", self.failed_games)?;
        }
        if let Some(Start { tables, facts, record_bytes, listening_ms, ready_ms, server_kib }) =
            &self.start
        {
            writeln!(
                f,
                "start   {tables} open tables, {facts} facts, {record_bytes} bytes: listens after {listening_ms:.0} ms, ready after {ready_ms:.0} ms; {server_kib} KiB"
            )?;
        }
        self.server_counts.iter().try_for_each(|line| writeln!(f, "        {line}"))
    }
}

//! Lines from the standard input, until it ends, Ctrl-C is pressed or the time is up.

use std::io::{self, BufRead, Read};
use std::pin::Pin;
use std::thread;
use std::time::Instant;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{Receiver, channel};

/// Longer lines are no answers.
const LONGEST: u64 = 1 << 12;

/// What was heard.
pub(super) enum Heard {
    /// A line, without its end.
    Line(String),
    /// Nothing more will come: the input has ended, or Ctrl-C was pressed.
    End,
    /// The time is up.
    TimeUp,
}

/// Listens on a thread of its own, so that the time can run out meanwhile.
pub(super) struct Ear {
    lines: Receiver<io::Result<String>>,
    /// Kept from one line to the next, so that no Ctrl-C is missed in between.
    interrupted: Pin<Box<dyn Future<Output = ()>>>,
    runtime: Runtime,
    until: Option<Instant>,
    over: bool,
}

impl Ear {
    /// Listens, if a time is given until then only.
    pub(super) fn new(until: Option<Instant>) -> io::Result<Ear> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (tell, lines) = channel(1);
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            while let Some(line) = next(&mut input).transpose() {
                let failed = line.is_err();
                if tell.blocking_send(line).is_err() || failed {
                    break;
                }
            }
        });
        let interrupted = Box::pin(async {
            // Where Ctrl-C cannot be heard it ends the program as ever.
            if tokio::signal::ctrl_c().await.is_err() {
                core::future::pending::<()>().await;
            }
        });
        Ok(Ear { lines, interrupted, runtime, until, over: false })
    }

    /// The next line. After the end there is none.
    pub(super) fn hear(&mut self) -> io::Result<Heard> {
        let Ear { lines, interrupted, runtime, until, over } = self;
        if *over {
            return Ok(Heard::End);
        }
        let until = *until;
        let time_up = async {
            match until {
                Some(until) => tokio::time::sleep_until(until.into()).await,
                None => core::future::pending().await,
            }
        };
        let heard = runtime.block_on(async {
            tokio::select! {
                biased;
                () = interrupted => Ok(Heard::End),
                () = time_up => Ok(Heard::TimeUp),
                line = lines.recv() => line.map_or(Ok(Heard::End), |line| line.map(Heard::Line)),
            }
        });
        *over = !matches!(heard, Ok(Heard::Line(_)));
        heard
    }
}

/// A line of any bytes; of one that is too long, its beginning.
fn next(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    if read as u64 == LONGEST && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok((read > 0).then(|| text.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_length_are_read_one_by_one() {
        let long = "x".repeat(10_000);
        let text = format!("1\n\n{long}\n2 3");
        let mut input = text.as_bytes();
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input).unwrap() {
            lines.push(line);
        }
        assert_eq!((lines.len(), lines[2].len()), (4, 4_096));
        assert_eq!((lines[0].as_str(), lines[1].as_str(), lines[3].as_str()), ("1", "", "2 3"));
    }
}

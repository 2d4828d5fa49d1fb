//! Commands embedded in comments, `[%clk 0:01:02]`.

use thiserror::Error;

use crate::{ClockError, clock::parse_clock};

/// An embedded command, `[%name arguments]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command<'a> {
    /// The name, without `%`.
    pub name: &'a [u8],
    /// The arguments, without the blanks around them.
    pub args: &'a [u8],
    /// Where its `[` stands, in the stream.
    pub offset: u64,
}

/// The evaluation of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eval {
    /// Hundredths of a pawn, positive for White.
    Centipawns(i32),
    /// Mate in so many moves, negative when Black mates.
    Mate(i32),
}

/// The value of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandValue {
    /// `clk`: the time on the player's clock, in milliseconds.
    Clock(i64),
    /// `emt`: the time spent on the move, in milliseconds.
    Elapsed(i64),
    /// `eval`: an evaluation, and the search depth if given.
    Eval {
        /// The evaluation.
        eval: Eval,
        /// The depth in plies.
        depth: Option<u32>,
    },
    /// A command without a value known here (`cal`, `csl`, …).
    Other,
}

/// Why a command has no value. `offset` is where its `[` stands, in the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum CommandError {
    /// The time cannot be read.
    #[error("byte {offset}: {source}")]
    Clock {
        /// Where the command stands.
        offset: u64,
        /// What is wrong.
        source: ClockError,
    },
    /// The evaluation cannot be read.
    #[error("byte {offset}: not an evaluation such as 0.31, #-3 or 0.3,20")]
    Eval {
        /// Where the command stands.
        offset: u64,
    },
}

impl Command<'_> {
    /// Whether the command has this name, whatever the case.
    pub fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name.as_bytes())
    }

    /// The value.
    ///
    /// # Errors
    ///
    /// A known command whose arguments cannot be read.
    ///
    /// ```
    /// use compongo_pgn::{CommandValue, Commands, Eval};
    ///
    /// let mut commands = Commands::new(b"[%eval #-3] [%emt 0:00:05]", 0);
    /// let eval = commands.next().unwrap().value();
    /// assert_eq!(eval, Ok(CommandValue::Eval { eval: Eval::Mate(-3), depth: None }));
    /// assert_eq!(commands.next().unwrap().value(), Ok(CommandValue::Elapsed(5_000)));
    /// ```
    pub fn value(&self) -> Result<CommandValue, CommandError> {
        if self.is("clk") {
            self.time().map(CommandValue::Clock)
        } else if self.is("emt") {
            self.time().map(CommandValue::Elapsed)
        } else if self.is("eval") {
            parse_eval(self.args).ok_or(CommandError::Eval { offset: self.offset })
        } else {
            Ok(CommandValue::Other)
        }
    }

    /// The arguments as a time, in milliseconds.
    pub(crate) fn time(&self) -> Result<i64, CommandError> {
        parse_clock(self.args).map_err(|source| CommandError::Clock { offset: self.offset, source })
    }
}

/// `0.31`, `-1`, `#-3`, `0.3,20`.
fn parse_eval(args: &[u8]) -> Option<CommandValue> {
    let text = std::str::from_utf8(args).ok()?;
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => (score.trim(), Some(depth.trim().parse().ok()?)),
        None => (text.trim(), None),
    };
    let eval = match score.strip_prefix('#') {
        Some(moves) => Eval::Mate(moves.parse().ok()?),
        None => Eval::Centipawns(centipawns(score)?),
    };
    Some(CommandValue::Eval { eval, depth })
}

/// Decimal text, exactly: hundredths, further digits dropped.
fn centipawns(score: &str) -> Option<i32> {
    let (negative, digits) = match score.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, score.strip_prefix('+').unwrap_or(score)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let decimal = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if (whole.is_empty() && fraction.is_empty()) || !decimal(whole) || !decimal(fraction) {
        return None;
    }
    let pawns: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let mut hundredths = fraction.bytes().map(|digit| i32::from(digit - b'0'));
    let tens = hundredths.next().unwrap_or(0);
    let ones = hundredths.next().unwrap_or(0);
    let value = pawns.checked_mul(100)?.checked_add(tens * 10 + ones)?;
    Some(if negative { -value } else { value })
}

/// The commands of a comment, in their order.
#[derive(Clone, Debug)]
pub struct Commands<'a> {
    text: &'a [u8],
    pos: usize,
    base: u64,
}

impl<'a> Commands<'a> {
    /// The commands in `text`, which begins at byte `base` of the stream.
    pub fn new(text: &'a [u8], base: u64) -> Commands<'a> {
        Commands { text, pos: 0, base }
    }
}

impl<'a> Iterator for Commands<'a> {
    type Item = Command<'a>;

    fn next(&mut self) -> Option<Command<'a>> {
        loop {
            // Most comments with commands begin with one, perhaps after a blank.
            let rest = self.text.get(self.pos..)?;
            let start = match rest {
                [b'[', ..] => 0,
                [_, b'[', ..] => 1,
                _ => memchr::memchr(b'[', rest)?,
            };
            let start = self.pos + start;
            self.pos = start + 1;
            let Some((b'%', inside)) = self.text.get(self.pos..).and_then(<[u8]>::split_first)
            else {
                continue;
            };
            // Without its bracket it is no command, nor can any after it be one.
            let close = memchr::memchr(b']', inside)?;
            self.pos += 1 + close + 1;
            let content = inside.get(..close)?.trim_ascii_end();
            let name = content.iter().position(u8::is_ascii_whitespace).unwrap_or(content.len());
            let (name, args) = content.split_at_checked(name)?;
            return Some(Command {
                name,
                args: args.trim_ascii(),
                offset: self.base + start as u64,
            });
        }
    }
}

//! What the `TimeControl` tag and the short form have in common: numbers with their places.

use core::fmt;
use core::num::NonZeroU32;

/// What is wrong with a number, and the byte where.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ScanError {
    Unexpected { at: usize },
    ZeroMoves { at: usize },
    TooLarge { at: usize },
}

pub(crate) struct Scanner<'a> {
    bytes: &'a [u8],
    pub(crate) at: usize,
}

impl<'a> Scanner<'a> {
    /// Blanks around the text are passed over.
    pub(crate) fn new(text: &'a str) -> Scanner<'a> {
        let mut scanner = Scanner { bytes: text.trim_end().as_bytes(), at: 0 };
        while scanner.eat(b' ') || scanner.eat(b'\t') {}
        scanner
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        let here = self.peek() == Some(byte);
        self.at += usize::from(here);
        here
    }

    /// A number of moves and a slash, if that is what comes.
    pub(crate) fn quota(&mut self) -> Result<Option<NonZeroU32>, ScanError> {
        let digits = self.bytes[self.at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if self.bytes.get(self.at + digits) != Some(&b'/') {
            return Ok(None);
        }
        let moves = self.moves()?;
        self.at += 1;
        Ok(Some(moves))
    }

    /// A number of moves.
    pub(crate) fn moves(&mut self) -> Result<NonZeroU32, ScanError> {
        let at = self.at;
        let moves = u32::try_from(self.integer()?).map_err(|_| ScanError::TooLarge { at })?;
        NonZeroU32::new(moves).ok_or(ScanError::ZeroMoves { at })
    }

    fn integer(&mut self) -> Result<u64, ScanError> {
        let begin = self.at;
        let mut value = 0_u64;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value
                .checked_mul(10)
                .and_then(|value| value.checked_add(u64::from(digit - b'0')))
                .ok_or(ScanError::TooLarge { at: begin })?;
            self.at += 1;
        }
        if self.at == begin { Err(ScanError::Unexpected { at: begin }) } else { Ok(value) }
    }

    /// Seconds, whole or with up to three decimals, as milliseconds.
    pub(crate) fn milliseconds(&mut self) -> Result<u64, ScanError> {
        let begin = self.at;
        let seconds = self.integer()?;
        let mut decimals = 0;
        if self.eat(b'.') {
            let at = self.at;
            let value = self.integer()?;
            decimals = match self.at - at {
                1 => value * 100,
                2 => value * 10,
                3 => value,
                _ => return Err(ScanError::Unexpected { at: at + 3 }),
            };
        }
        seconds
            .checked_mul(1000)
            .and_then(|ms| ms.checked_add(decimals))
            .ok_or(ScanError::TooLarge { at: begin })
    }
}

/// Milliseconds written as seconds with as many decimals as are needed.
pub(crate) struct Seconds(pub(crate) u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, ms) = (self.0 / 1000, self.0 % 1000);
        match (ms % 10, ms % 100, ms) {
            (_, _, 0) => write!(f, "{seconds}"),
            (_, 0, _) => write!(f, "{seconds}.{}", ms / 100),
            (0, _, _) => write!(f, "{seconds}.{:02}", ms / 10),
            _ => write!(f, "{seconds}.{ms:03}"),
        }
    }
}

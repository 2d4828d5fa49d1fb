use super::build::allotment;
use super::clause::clauses;
use super::numbers::time_of;
use super::tokens::{Placed, Token, fault, tokens};
use super::vocabulary::Word;
use super::{Fault, NotationError, preset};
use crate::{Control, Side};

/// What a text says beside the control, or what had to be supposed. Places are bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Note {
    /// The last period is a quickplay finish: Guidelines III are announced.
    QuickplayFinish,
    /// An Armageddon game: a draw counts as a win for Black.
    DrawOddsBlack,
    /// An American announcement without increment or delay, which it should state.
    BonusNotStated,
    /// The increment stands without a semicolon after one of several periods: it was taken to
    /// hold for that period only.
    OnePeriodOnly {
        /// Where it stands.
        at: usize,
    },
    /// A bare 1 or 2 after a number of moves was taken for hours.
    ReadAsHours {
        /// Where it stands.
        at: usize,
    },
    /// A bare number of 600 or more was taken for seconds.
    ReadAsSeconds {
        /// Where it stands.
        at: usize,
    },
    /// No number of moves is given for the first of two periods: 40 was supposed.
    FortyMovesSupposed,
}

/// A control read from what people write, with what is to be told about the reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadControl {
    /// The control.
    pub control: Control,
    /// In the order in which it was noticed.
    pub notes: Vec<Note>,
}

/// Reads a time control as people write it, in English or Spanish: `90'/40 + 30' + 30"/move`,
/// `G/60 d5`, `40/2h + 20/1h + 30 min QPF`, `3|2`, `15 min + 10 s`, "90 minutos para 40 jugadas",
/// and what [`Control::describe`] writes.
///
/// A bare time is minutes if it is below 180 and seconds from 600; between them it could be
/// either and is refused. A bare bonus is seconds. The short form is read too where it cannot be
/// mistaken: with a colon, an equals sign, an asterisk, or a letter between two numbers
/// (`3600d5`).
///
/// ```
/// use compongo_clock::{Note, read_control};
///
/// let read = read_control("40/2h + 20/1h + 30 min QPF")?;
/// assert_eq!(read.control.to_string(), "40/7200:20/3600:1800");
/// assert_eq!(read.notes, [Note::QuickplayFinish]);
///
/// let error = read_control("90 min + 30 sheep").unwrap_err();
/// assert_eq!(error.at, 12);
/// # Ok::<(), compongo_clock::NotationError>(())
/// ```
///
/// # Errors
///
/// [`NotationError`] says what is not understood, where, and what to write instead. Nothing is
/// passed over in silence but words that say nothing.
pub fn read_control(text: &str) -> Result<ReadControl, NotationError> {
    if let Some(found) = preset(text) {
        return Ok(found);
    }
    match is_short_form(text).then(|| text.parse::<Control>()) {
        Some(Ok(control)) => certain(text, control),
        // Also `1:30:00 + 30` has a colon; if it is nothing of the kind, the first answer is better.
        Some(Err(error)) => in_words(text).map_err(|_| error),
        None => in_words(text),
    }
}

/// `10=7` is more likely minutes than seconds.
fn certain(text: &str, control: Control) -> Result<ReadControl, NotationError> {
    let few = |side: Side| control.side(side).stage(0).time_ms < SECONDS_FROM_MS;
    if !text.contains([':', '/', '*']) && Side::ALL.into_iter().any(few) {
        return Err(fault(text.len() - text.trim_start().len(), Fault::Ambiguous));
    }
    Ok(ReadControl { control, notes: Vec::new() })
}

fn in_words(text: &str) -> Result<ReadControl, NotationError> {
    let mut tokens = tokens(text)?;
    let mut notes = Vec::new();
    let armageddon = Token::Word(Word::Armageddon);
    if tokens.iter().any(|placed| placed.token == armageddon) {
        notes.push(Note::DrawOddsBlack);
        tokens.retain(|placed| placed.token != armageddon);
    }
    if tokens.is_empty() {
        return Err(fault(0, Fault::Empty));
    }
    let control = both_sides(&tokens, text.len(), &mut notes)?;
    Ok(ReadControl { control, notes })
}

/// A bare number below so many milliseconds, if it were seconds, is more likely minutes.
const SECONDS_FROM_MS: u64 = 180_000;

/// Whether the text can only be meant in seconds.
fn is_short_form(text: &str) -> bool {
    let bytes = text.trim().as_bytes();
    let digit = |index: Option<&u8>| index.is_some_and(u8::is_ascii_digit);
    let between = |(at, byte): (usize, &u8)| match byte {
        b':' | b'=' | b'*' => true,
        b'd' | b'b' | b'y' | b'c' => at > 0 && digit(bytes.get(at - 1)) && digit(bytes.get(at + 1)),
        _ => false,
    };
    let starts = digit(bytes.first()) || bytes.first() == Some(&b'*');
    starts && !bytes.contains(&b' ') && bytes.iter().enumerate().any(between)
}

/// The words that set White's time and Black's apart, or one time for both.
fn both_sides(
    tokens: &[Placed],
    end: usize,
    notes: &mut Vec<Note>,
) -> Result<Control, NotationError> {
    let find = |wanted: &[Token]| tokens.iter().position(|placed| wanted.contains(&placed.token));
    let white = find(&[Token::Word(Word::White)]);
    let black = find(&[Token::Word(Word::Black)]);
    let parts = match (white, black) {
        (Some(0), Some(black)) => Some((1, black, black + 1)),
        (None, None) => {
            find(&[Token::Equals, Token::Word(Word::Versus)]).map(|versus| (0, versus, versus + 1))
        }
        (Some(index), _) | (_, Some(index)) => {
            return Err(fault(tokens[index].at, Fault::Unexpected));
        }
    };
    let Some((first, middle, second)) = parts else {
        return one_side(tokens, end, notes);
    };
    let side = |from: usize, to: usize| {
        let part = &tokens[from..to];
        let colon = part.first().is_some_and(|placed| placed.token == Token::Colon);
        let part = &part[usize::from(colon)..];
        let ends = |placed: &Placed| matches!(placed.token, Token::Semicolon | Token::Comma);
        let part = match part.last() {
            Some(last) if ends(last) => &part[..part.len() - 1],
            _ => part,
        };
        (part, tokens.get(to).map_or(end, |next| next.at))
    };
    let (white, white_end) = side(first, middle);
    let (black, black_end) = side(second, tokens.len());
    let white = allotment(&clauses(white, white_end)?, white_end, notes)?;
    let black = allotment(&clauses(black, black_end)?, black_end, notes)?;
    Ok(Control::unequal(white, black))
}

/// The same time for both, or an hourglass.
fn one_side(
    tokens: &[Placed],
    end: usize,
    notes: &mut Vec<Note>,
) -> Result<Control, NotationError> {
    let clauses = clauses(tokens, end)?;
    if let [only] = clauses.as_slice()
        && only.hourglass
    {
        let time_ms = time_of(only, notes)?;
        return Control::hourglass(time_ms)
            .map_err(|invalid| crate::short_form::placed(invalid, &[only.at]));
    }
    Ok(Control::equal(allotment(&clauses, end, notes)?))
}

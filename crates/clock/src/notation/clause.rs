//! Tokens gathered into clauses: a period, what each move brings, or overtime.

use super::tokens::{Placed, Token, Unit, fault};
use super::vocabulary::Word;
use super::{Fault, NotationError};

/// What stands before a clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Before {
    Nothing,
    Plus,
    Bar,
    /// A semicolon, perhaps with a plus: holds for all that has been said.
    Semicolon,
    SemicolonPlus,
    /// A comma, "then", "with", or nothing but the beginning of something else.
    Other,
}

/// A bare number in thousandths, with its place.
pub(super) type Bare = (u64, usize);

/// Everything between two signs that separate.
#[derive(Clone, Debug)]
pub(super) struct Clause {
    pub(super) at: usize,
    pub(super) before: Before,
    /// Milliseconds given with units, and the smallest unit.
    pub(super) time: Option<(u64, Unit)>,
    pub(super) bare: Vec<Bare>,
    pub(super) quota: Option<Bare>,
    /// Where the slash is.
    pub(super) slash: Option<usize>,
    /// "for" or "in".
    pub(super) related: bool,
    pub(super) per_move: bool,
    pub(super) rest: bool,
    pub(super) guillotine: bool,
    pub(super) quickplay: bool,
    pub(super) increment: bool,
    pub(super) delay: bool,
    pub(super) bronstein: bool,
    /// The first and the last move for which it holds.
    pub(super) from: Option<Bare>,
    pub(super) to: Option<Bare>,
    pub(super) hourglass: bool,
    pub(super) byo_yomi: bool,
    pub(super) canadian: bool,
    pub(super) gong: bool,
}

impl Clause {
    fn new(at: usize, before: Before) -> Clause {
        Clause {
            at,
            before,
            time: None,
            bare: Vec::new(),
            quota: None,
            slash: None,
            related: false,
            per_move: false,
            rest: false,
            guillotine: false,
            quickplay: false,
            increment: false,
            delay: false,
            bronstein: false,
            from: None,
            to: None,
            hourglass: false,
            byo_yomi: false,
            canadian: false,
            gong: false,
        }
    }

    /// Whether a number is in it, other than that of a move from which it holds.
    pub(super) fn has_amount(&self) -> bool {
        self.time.is_some() || self.quota.is_some() || !self.bare.is_empty()
    }

    /// Whether what each move brings is named.
    pub(super) const fn names_bonus(&self) -> bool {
        self.increment || self.delay || self.bronstein
    }

    /// Whether it says anything at all.
    fn is_empty(&self) -> bool {
        !self.has_amount()
            && self.from.is_none()
            && self.to.is_none()
            && self.slash.is_none()
            && !(self.names_bonus() || self.guillotine || self.rest || self.quickplay)
            && !(self.hourglass || self.byo_yomi || self.canadian || self.gong)
    }
}

/// Gathers the tokens of one player's time. `end` is the byte after them.
pub(super) fn clauses(tokens: &[Placed], end: usize) -> Result<Vec<Clause>, NotationError> {
    let begin = tokens.first().map_or(end, |first| first.at);
    let mut gatherer = Gatherer {
        tokens,
        next: 0,
        done: Vec::new(),
        clause: Clause::new(begin, Before::Nothing),
        pending: None,
    };
    while let Some(&placed) = tokens.get(gatherer.next) {
        gatherer.next += 1;
        gatherer.take(placed)?;
    }
    let Gatherer { mut done, clause, pending, .. } = gatherer;
    if pending.is_some() || (clause.is_empty() && clause.before != Before::Nothing) {
        return Err(fault(clause.at, Fault::Unexpected));
    }
    if !clause.is_empty() {
        done.push(clause);
    }
    Ok(done)
}

const fn separates(token: Token) -> bool {
    matches!(
        token,
        Token::Plus
            | Token::Bar
            | Token::Comma
            | Token::Semicolon
            | Token::Word(Word::Plus | Word::Then)
    )
}

struct Gatherer<'a> {
    tokens: &'a [Placed],
    next: usize,
    done: Vec<Clause>,
    clause: Clause,
    /// "from move", "after move", "to move": the number is still to come.
    pending: Option<Word>,
}

impl Gatherer<'_> {
    fn peek(&self) -> Option<Token> {
        self.tokens.get(self.next).map(|placed| placed.token)
    }

    fn take(&mut self, Placed { at, token }: Placed) -> Result<(), NotationError> {
        if self.clause.is_empty() && self.pending.is_none() && !separates(token) {
            self.clause.at = at;
        }
        match token {
            Token::Number(value) => self.number(value, at),
            Token::Duration(ms) => self.time(ms, Unit::Second, at),
            Token::Slash if self.clause.slash.is_some() => Err(fault(at, Fault::Unexpected)),
            Token::Slash => {
                self.clause.slash = Some(at);
                Ok(())
            }
            Token::Plus | Token::Word(Word::Plus) => self.separate(Before::Plus, at),
            Token::Bar => self.separate(Before::Bar, at),
            Token::Comma | Token::Word(Word::Then) => self.separate(Before::Other, at),
            Token::Semicolon => self.separate(Before::Semicolon, at),
            // "increment: 30 s"
            Token::Colon if self.clause.names_bonus() || self.clause.is_empty() => Ok(()),
            Token::Unit(_) | Token::Equals | Token::Colon => Err(fault(at, Fault::Unexpected)),
            Token::Word(word) => self.word(word, at),
        }
    }

    fn number(&mut self, value: u64, at: usize) -> Result<(), NotationError> {
        match self.pending.take() {
            Some(Word::From) => self.clause.from = Some((value, at)),
            Some(Word::After) => {
                let next = value.checked_add(1_000).ok_or(fault(at, Fault::TooLarge))?;
                self.clause.from = Some((next, at));
            }
            Some(_) => self.clause.to = Some((value, at)),
            None => return self.amount(value, at),
        }
        Ok(())
    }

    fn amount(&mut self, value: u64, at: usize) -> Result<(), NotationError> {
        let scaled = |unit: Unit| {
            let ms = u128::from(value) * u128::from(unit.ms()) / 1000;
            u64::try_from(ms).map_err(|_| fault(at, Fault::TooLarge))
        };
        match self.peek() {
            Some(Token::Unit(unit)) => {
                self.next += 1;
                self.time(scaled(unit)?, unit, at)
            }
            Some(Token::Word(Word::Move | Word::Moves)) if self.clause.quota.is_none() => {
                self.next += 1;
                self.clause.quota = Some((value, at));
                Ok(())
            }
            // `1h30`: what follows hours without more is minutes.
            _ if self.clause.time.is_some_and(|(_, unit)| unit == Unit::Hour)
                && self.follows_unit() =>
            {
                self.time(scaled(Unit::Minute)?, Unit::Minute, at)
            }
            _ if self.clause.bare.len() < 2 => {
                self.clause.bare.push((value, at));
                Ok(())
            }
            _ => Err(fault(at, Fault::Unexpected)),
        }
    }

    fn follows_unit(&self) -> bool {
        let before = self.next.checked_sub(2).and_then(|index| self.tokens.get(index));
        before.is_some_and(|placed| matches!(placed.token, Token::Unit(_)))
    }

    /// `1 h 30 min`: units that grow smaller are added.
    fn time(&mut self, ms: u64, unit: Unit, at: usize) -> Result<(), NotationError> {
        let before = match self.clause.time {
            Some((_, last)) if last <= unit => return Err(fault(at, Fault::Unexpected)),
            Some((before, _)) => before,
            None => 0,
        };
        let sum = before.checked_add(ms).ok_or(fault(at, Fault::TooLarge))?;
        self.clause.time = Some((sum, unit));
        Ok(())
    }

    /// Ends a clause; nothing between two signs is a mistake only if both are a plus.
    fn separate(&mut self, before: Before, at: usize) -> Result<(), NotationError> {
        if self.pending.is_some() {
            return Err(fault(at, Fault::Unexpected));
        }
        let last = self.clause.before;
        let mut before = before;
        if self.clause.is_empty() {
            let sign = |before| matches!(before, Before::Plus | Before::Bar);
            if sign(last) || (last == Before::Nothing && self.done.is_empty()) {
                return Err(fault(at, Fault::Unexpected));
            }
            if last == Before::Semicolon {
                before = if sign(before) { Before::SemicolonPlus } else { Before::Semicolon };
            }
            self.clause = Clause::new(at, before);
        } else {
            self.done.push(core::mem::replace(&mut self.clause, Clause::new(at, before)));
        }
        Ok(())
    }

    /// A word that names what comes, as `SD/30`, `d5` or "delay of 5 s", begins a clause.
    fn names_what_comes(&mut self, at: usize) -> Result<(), NotationError> {
        let rest = self.tokens.get(self.next..).unwrap_or_default();
        let next = rest.iter().find(|placed| placed.token != Token::Word(Word::Filler));
        let comes = next.is_some_and(|placed| {
            matches!(
                placed.token,
                Token::Slash | Token::Number(_) | Token::Duration(_) | Token::Colon
            )
        });
        // "with a Bronstein delay": two names of the same.
        if comes && self.clause.has_amount() {
            self.separate(Before::Other, at)?;
        }
        Ok(())
    }

    /// "to move 40", unlike "to the end".
    fn a_move_comes(&self) -> bool {
        let rest = self.tokens.get(self.next..).unwrap_or_default();
        let next = rest.iter().find(|placed| placed.token != Token::Word(Word::Filler));
        next.is_some_and(|placed| {
            matches!(placed.token, Token::Number(_) | Token::Word(Word::Move | Word::Moves))
        })
    }

    fn word(&mut self, word: Word, at: usize) -> Result<(), NotationError> {
        match word {
            Word::Filler | Word::Per | Word::Times => {}
            Word::For => self.clause.related = true,
            Word::Move | Word::Moves if self.pending.is_some() || self.clause.rest => {}
            Word::Move => self.clause.per_move = true,
            Word::Rest => self.clause.rest = true,
            Word::Guillotine => {
                self.names_what_comes(at)?;
                self.clause.guillotine = true;
            }
            Word::Increment => {
                self.names_what_comes(at)?;
                self.clause.increment = true;
            }
            Word::Delay => {
                self.names_what_comes(at)?;
                self.clause.delay = true;
            }
            Word::Bronstein => {
                self.names_what_comes(at)?;
                self.clause.bronstein = true;
            }
            Word::To if !self.a_move_comes() => {}
            Word::From | Word::After | Word::To => self.pending = Some(word),
            Word::Beginning if self.pending.take().is_some() => {
                self.clause.from = Some((1_000, at));
            }
            Word::Quickplay => self.clause.quickplay = true,
            Word::Hourglass => self.clause.hourglass = true,
            Word::ByoYomi => self.clause.byo_yomi = true,
            Word::Canadian => self.clause.canadian = true,
            Word::Gong => self.clause.gong = true,
            Word::Moves
            | Word::Beginning
            | Word::Then
            | Word::Plus
            | Word::Armageddon
            | Word::Versus
            | Word::White
            | Word::Black => return Err(fault(at, Fault::Unexpected)),
        }
        Ok(())
    }
}

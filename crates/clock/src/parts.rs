use core::num::NonZeroU32;

use crate::words::{self, Language};
use crate::{Allotment, Bonus, Control, Overtime, Side, Stage};

/// One thing that a time control says, in the order in which it is told. Times are milliseconds,
/// moves are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A period.
    Period {
        /// Its time.
        time_ms: u64,
        /// Its moves; `None` for all that remain.
        moves: Option<NonZeroU32>,
        /// Whether it is played again and again.
        repeated: bool,
    },
    /// What follows when all main time is used.
    Overtime(Overtime),
    /// All there is: a time for each move.
    Gong {
        /// The time.
        time_ms: u64,
    },
    /// All there is: what one player uses, the other gains.
    Hourglass {
        /// What each begins with.
        time_ms: u64,
    },
    /// What each move brings.
    Bonus {
        /// How much, and how it works.
        bonus: Bonus,
        /// The first move that it comes with.
        from: u32,
        /// The last; `None` to the end.
        to: Option<u32>,
    },
}

impl Allotment {
    /// What there is to tell of one player's time: periods, overtime, then what moves bring.
    pub fn parts(&self) -> Vec<Part> {
        if let Some(time_ms) = self.gong_ms() {
            return vec![Part::Gong { time_ms }];
        }
        let last = self.stages().len() - 1;
        let period = |(index, stage): (usize, &Stage)| Part::Period {
            time_ms: stage.time_ms,
            moves: stage.moves,
            repeated: index == last && stage.moves.is_some(),
        };
        let mut parts: Vec<_> = self.stages().iter().enumerate().map(period).collect();
        if self.overtime() != Overtime::None {
            parts.push(Part::Overtime(self.overtime()));
        }
        let mut from = 1;
        let mut rest = self.stages();
        while let [first, ..] = rest {
            let alike = rest.iter().take_while(|stage| stage.bonus == first.bonus);
            let (run, later) = rest.split_at(alike.count());
            let length =
                run.iter().map(|stage| stage.moves.map_or(0, NonZeroU32::get)).sum::<u32>();
            if first.bonus != Bonus::None {
                let to = (!later.is_empty()).then(|| from + length - 1);
                parts.push(Part::Bonus { bonus: first.bonus, from, to });
            }
            from += length;
            rest = later;
        }
        parts
    }

    /// One player's time in words.
    fn describe(&self, language: Language) -> String {
        words::sentence(&self.parts(), language)
    }
}

impl Control {
    /// The control in words, for people to check what they have set;
    /// [`read_control`](crate::read_control) reads it back.
    ///
    /// ```
    /// use compongo_clock::{Control, Language};
    ///
    /// let control: Control = "40/5400+30:1800+30".parse()?;
    /// assert_eq!(
    ///     control.describe(Language::English),
    ///     "90 minutes for 40 moves, then 30 minutes for the rest of the game, \
    ///      with an increment of 30 seconds per move from move 1",
    /// );
    /// assert_eq!(
    ///     control.describe(Language::Spanish),
    ///     "90 minutos para 40 jugadas, luego 30 minutos para el resto de la partida, \
    ///      con un incremento de 30 segundos por jugada desde la jugada 1",
    /// );
    /// # Ok::<(), compongo_clock::NotationError>(())
    /// ```
    pub fn describe(&self, language: Language) -> String {
        let white = self.side(Side::White);
        if self.is_hourglass() {
            return words::sentence(&[self.hourglass_part()], language);
        }
        if self.is_equal() {
            return white.describe(language);
        }
        let black = self.side(Side::Black).describe(language);
        words::both(&white.describe(language), &black, language)
    }

    /// What there is to tell of one player's time.
    pub fn parts(&self, side: Side) -> Vec<Part> {
        if self.is_hourglass() { vec![self.hourglass_part()] } else { self.side(side).parts() }
    }

    fn hourglass_part(&self) -> Part {
        Part::Hourglass { time_ms: self.side(Side::White).stage(0).time_ms }
    }
}

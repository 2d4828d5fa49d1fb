/// By which rules a game is played: its speed, and at rapid and blitz whether there are arbiters
/// enough for the rules of standard chess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Play {
    /// Standard chess.
    Standard,
    /// Rapid chess by its own rules.
    Rapid,
    /// Rapid chess so well supervised that the competition rules apply (A.3.1 of 2018).
    SupervisedRapid,
    /// Blitz chess by its own rules.
    Blitz,
    /// Blitz chess so well supervised that the competition rules apply (B.3.1 of 2018).
    SupervisedBlitz,
}

impl Play {
    /// All of them.
    pub const ALL: [Play; 5] =
        [Play::Standard, Play::Rapid, Play::SupervisedRapid, Play::Blitz, Play::SupervisedBlitz];

    /// Whether it is blitz, supervised or not.
    ///
    /// ```
    /// use compongo_laws::Play;
    ///
    /// assert!(Play::SupervisedBlitz.is_blitz() && !Play::Rapid.is_blitz());
    /// ```
    pub const fn is_blitz(self) -> bool {
        matches!(self, Play::Blitz | Play::SupervisedBlitz)
    }

    /// Whether it is rapid or blitz by its own rules, not by those of competitions (A.4 and B.3 of
    /// 2018).
    ///
    /// ```
    /// use compongo_laws::Play;
    ///
    /// assert!(Play::Blitz.has_own_rules() && !Play::SupervisedBlitz.has_own_rules());
    /// ```
    pub const fn has_own_rules(self) -> bool {
        matches!(self, Play::Rapid | Play::Blitz)
    }
}

/// A value that depends on how the game is played.
///
/// ```
/// use compongo_laws::{Edition, Play};
///
/// let bonus = Edition::E2023.rules().draws.wrong_claim_bonus;
/// assert_eq!(bonus.get(Play::Standard).value, 2);
/// assert_eq!(bonus.get(Play::SupervisedBlitz).value, 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ByPlay<T> {
    /// In standard chess.
    pub standard: T,
    /// In rapid chess.
    pub rapid: T,
    /// In supervised rapid chess; none where the edition has no such variant.
    pub supervised_rapid: Option<T>,
    /// In blitz chess.
    pub blitz: T,
    /// In supervised blitz chess; none where the edition has no such variant.
    pub supervised_blitz: Option<T>,
}

impl<T: Copy> ByPlay<T> {
    /// The same value for all, in an edition without the supervised variants.
    pub(crate) const fn plain(value: T) -> ByPlay<T> {
        let (supervised_rapid, supervised_blitz) = (None, None);
        ByPlay { standard: value, rapid: value, supervised_rapid, blitz: value, supervised_blitz }
    }

    /// The same value for all.
    pub(crate) const fn same(value: T) -> ByPlay<T> {
        let (supervised_rapid, supervised_blitz) = (Some(value), Some(value));
        ByPlay { standard: value, rapid: value, supervised_rapid, blitz: value, supervised_blitz }
    }

    /// The value for a way of playing. An edition without the supervised variants plays them like
    /// the others.
    pub fn get(&self, play: Play) -> T {
        match play {
            Play::Standard => self.standard,
            Play::Rapid => self.rapid,
            Play::SupervisedRapid => self.supervised_rapid.unwrap_or(self.rapid),
            Play::Blitz => self.blitz,
            Play::SupervisedBlitz => self.supervised_blitz.unwrap_or(self.blitz),
        }
    }
}

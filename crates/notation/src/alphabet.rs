use compongo_board::Role;

use crate::alphabets::ALPHABETS;

/// The letters in which a language writes the pieces (C.2 and C.3 of the Laws of 2018: the first
/// letter of the piece's name, as is usual in the player's country).
///
/// ```
/// use compongo_board::Role;
/// use compongo_notation::Alphabet;
///
/// let hungarian = Alphabet::by_code("hu").unwrap();
/// assert_eq!(hungarian.letter(Role::Rook), "B");
/// assert_eq!(hungarian.letters(), ["K", "V", "B", "F", "H"]);
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Alphabet {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) own_name: &'static str,
    /// King, queen, rook, bishop, knight, as written.
    pub(crate) letters: [&'static str; 5],
    /// As in `Pe4`; read, never written (C.4). Empty if none is known.
    pub(crate) pawn: &'static str,
    /// Read, never written: older letters, letters without their marks, decomposed characters.
    pub(crate) also: &'static [(Role, &'static str)],
    /// The five letters where each is one ASCII capital, otherwise 0.
    pub(crate) bytes: [u8; 5],
}

/// The order of the letters of an [`Alphabet`].
pub(crate) const ORDER: [Role; 5] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Alphabet {
    /// English, the letters of PGN.
    pub const ENGLISH: &'static Alphabet = &ALPHABETS[0];

    /// Every alphabet, figurines last, in the order in which [`crate::infer`] prefers them.
    pub fn all() -> &'static [Alphabet] {
        &ALPHABETS
    }

    /// The alphabet of a language by its code (ISO 639-1, for Serbian in Latin letters `sr-Latn`)
    /// or the `figurine` set. What follows `-`, `_` or `.` is not looked at when the whole is
    /// unknown, so that `es_MX.UTF-8` is Spanish. Norwegian is `no`, `nb` and `nn`.
    pub fn by_code(code: &str) -> Option<&'static Alphabet> {
        let find = |code: &str| ALPHABETS.iter().find(|a| a.code.eq_ignore_ascii_case(code));
        find(code).or_else(|| match code.split(['-', '_', '.']).next()? {
            "nb" | "nn" => find("no"),
            "cnr" => find("sr-Latn"),
            language => find(language),
        })
    }

    /// The code by which it is asked for.
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The English name of the language.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The name of the language in the language itself.
    pub const fn own_name(&self) -> &'static str {
        self.own_name
    }

    /// The letters of king, queen, rook, bishop and knight.
    pub const fn letters(&self) -> [&'static str; 5] {
        self.letters
    }

    /// The letter of a piece; for a pawn nothing (C.4).
    #[inline]
    pub const fn letter(&self, role: Role) -> &'static str {
        let [king, queen, rook, bishop, knight] = self.letters;
        match role {
            Role::King => king,
            Role::Queen => queen,
            Role::Rook => rook,
            Role::Bishop => bishop,
            Role::Knight => knight,
            Role::Pawn => "",
        }
    }

    /// The letter some write before pawn moves, which is read and never written; may be empty.
    pub const fn pawn_letter(&self) -> &'static str {
        self.pawn
    }

    /// A move in English letters, as PGN has it, in these letters instead. Everything else in the
    /// text stays.
    ///
    /// ```
    /// use compongo_notation::Alphabet;
    ///
    /// let spanish = Alphabet::by_code("es").unwrap_or(Alphabet::ENGLISH);
    /// assert_eq!(spanish.respell("Nbxd7+"), "Cbxd7+");
    /// ```
    pub fn respell(&self, san: &str) -> String {
        let mut text = String::with_capacity(san.len() + 4);
        for letter in san.chars() {
            let role = u8::try_from(letter).ok().and_then(|it| Self::ENGLISH.piece_of_byte(it));
            match role {
                Some(role) => text.push_str(self.letter(role)),
                None => text.push(letter),
            }
        }
        text
    }

    /// Whether a text reads the same in both: many languages share their letters.
    pub fn same_letters(&self, other: &Alphabet) -> bool {
        self.letters == other.letters
    }

    /// The piece of a letter that is one ASCII capital.
    #[inline]
    pub(crate) fn piece_of_byte(&self, byte: u8) -> Option<Role> {
        let at = self.bytes.iter().position(|&letter| letter == byte)?;
        ORDER.get(at).copied()
    }

    /// Every way to write a piece, the letters proper first.
    pub(crate) fn spellings(&self) -> impl Iterator<Item = (Role, &'static str)> + '_ {
        ORDER.into_iter().zip(self.letters).chain(self.also.iter().copied())
    }
}

/// The letters as single bytes, for the fast reader.
pub(crate) const fn ascii(letters: &[&str; 5]) -> [u8; 5] {
    let mut bytes = [0; 5];
    let mut i = 0;
    while i < 5 {
        if let &[letter] = letters[i].as_bytes()
            && letter.is_ascii_uppercase()
        {
            bytes[i] = letter;
        }
        i += 1;
    }
    bytes
}

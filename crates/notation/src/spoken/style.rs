/// The languages in which moves are said in plain words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    English,
    /// Spanish.
    Spanish,
    /// German.
    German,
}

/// The form of an announcement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// As algebraic notation, with the names that the appendix gives to files; check is not said,
    /// since the Laws do not ask for it.
    Prescribed,
    /// Where a piece comes from, where it goes and what it takes, files by their letters.
    Plain,
    /// As algebraic notation, with the words of the spelling alphabet of radio for files.
    Nato,
    /// Algebraic notation as it is written, for braille displays.
    San,
    /// The squares alone, as engines write them.
    Uci,
}

/// How pieces are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Names {
    /// By the German names of the appendix: Koenig, Dame, Turm …
    Prescribed,
    /// In the language chosen.
    Own,
}

/// How ranks are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Numbers {
    /// By the German numbers of the appendix: eins … acht.
    Prescribed,
    /// In the language chosen.
    Own,
    /// As digits, which a screen reader says in its own language.
    Digits,
}

/// How moves are said: a form, and names for what is in it.
///
/// ```
/// use compongo_board::{Position, Square};
/// use compongo_notation::spoken::{Form, Lang, Names, Numbers, Style, say};
///
/// let start = Position::initial();
/// let mv = start.judge(Square::G1, Square::F3, None)?;
/// let prescribed = Style::prescribed(Lang::English);
/// assert_eq!(say(&start, mv, prescribed), "Springer Felix drei");
/// let mixed = Style { pieces: Names::Own, numbers: Numbers::Digits, ..prescribed };
/// assert_eq!(say(&start, mv, mixed), "knight Felix 3");
/// let radio = Style { form: Form::Nato, ..Style::plain(Lang::Spanish) };
/// assert_eq!(say(&start, mv, radio), "caballo Foxtrot tres");
/// # Ok::<(), compongo_board::IllegalMove>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// The form.
    pub form: Form,
    /// The language of all words that the appendix does not give.
    pub lang: Lang,
    /// The names of pieces and of castling.
    pub pieces: Names,
    /// The names of ranks.
    pub numbers: Numbers,
}

impl Style {
    /// As the appendix has it (D.2.1 of 2018).
    pub const fn prescribed(lang: Lang) -> Style {
        Style {
            form: Form::Prescribed,
            lang,
            pieces: Names::Prescribed,
            numbers: Numbers::Prescribed,
        }
    }

    /// Plain words of one language.
    pub const fn plain(lang: Lang) -> Style {
        Style { form: Form::Plain, lang, pieces: Names::Own, numbers: Numbers::Own }
    }
}

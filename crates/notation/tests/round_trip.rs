//! What is written is read back: strictly in English, leniently in every alphabet and form.

mod common;

use compongo_board::{Move, Position};
use compongo_notation::{
    Alphabet, LanWriter, San, SanWriter, read_lenient, read_strict, resolve_token, uci, write_lan,
    write_san,
};

fn each_move(mut check: impl FnMut(&Position, Move)) {
    let mut dice = common::Dice::new(2018);
    for fen in common::RICH {
        common::wander(&common::position(fen), &mut dice, 20, |position| {
            for &mv in &position.legal_moves() {
                check(position, mv);
            }
        });
    }
}

#[test]
fn canonical_text_is_read_back_strictly() {
    each_move(|position, mv| {
        let text = San::of(position, mv).to_string();
        assert_eq!(
            read_strict(text.as_bytes(), position),
            Ok(mv),
            "{text} in {}",
            position.to_fen()
        );
        assert_eq!(San::parse_strict(text.as_bytes()), Ok(San::of(position, mv)));
    });
}

#[test]
fn every_alphabet_is_read_back() {
    let mut dice = common::Dice::new(7);
    each_move(|position, mv| {
        let alphabet = &Alphabet::all()[dice.below(Alphabet::all().len())];
        let text = write_san(position, mv, alphabet);
        let reading = read_lenient(text.as_bytes(), position, alphabet);
        let reading = reading.unwrap_or_else(|e| panic!("{} {text}: {e}", alphabet.code()));
        assert_eq!(reading.mv, mv, "{} {text}", alphabet.code());
        assert!(
            reading.deviations.is_empty(),
            "{} {text}: {}",
            alphabet.code(),
            reading.deviations
        );

        let mut laws = String::new();
        SanWriter::of_the_laws(alphabet).write(&mut laws, position, mv).unwrap();
        let found = resolve_token(laws.as_bytes(), position, alphabet);
        assert_eq!(found, Ok(mv), "{} {laws}", alphabet.code());
    });
}

#[test]
fn every_alphabet_is_read_back_in_every_role() {
    let position = common::position("3r4/2P1k3/8/8/8/8/1N3B2/R2QK3 w - - 0 1");
    for alphabet in Alphabet::all() {
        for &mv in &position.legal_moves() {
            let text = write_san(&position, mv, alphabet);
            let found = resolve_token(text.as_bytes(), &position, alphabet);
            assert_eq!(found, Ok(mv), "{} {text}", alphabet.code());
        }
    }
}

#[test]
fn long_forms_and_coordinates_are_read_back() {
    let spanish = Alphabet::by_code("es").unwrap();
    each_move(|position, mv| {
        let long = write_lan(position, mv, spanish);
        assert_eq!(resolve_token(long.as_bytes(), position, spanish), Ok(mv), "{long}");
        let mut hyphens = String::new();
        LanWriter::new(spanish).hyphen(true).write(&mut hyphens, position, mv).unwrap();
        assert_eq!(resolve_token(hyphens.as_bytes(), position, spanish), Ok(mv), "{hyphens}");
        let squares = uci::write(position, mv);
        assert_eq!(uci::read(squares.as_bytes(), position), Ok(mv), "{squares}");
        assert_eq!(
            resolve_token(squares.as_bytes(), position, Alphabet::ENGLISH),
            Ok(mv),
            "{squares} in {}",
            position.to_fen()
        );
    });
}

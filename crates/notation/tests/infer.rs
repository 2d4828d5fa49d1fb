//! The language of a game is found from the whole of it.

use compongo_board::Position;
use compongo_notation::{Alphabet, Inference, Language, San, infer, replay, words, write_san};

fn of(line: &str) -> Inference {
    let game: Vec<&[u8]> = words(line.as_bytes()).map(|word| word.text).collect();
    infer(&game, &Position::initial())
}

fn codes(found: &Inference) -> Vec<&str> {
    found.alphabets.iter().map(|alphabet| alphabet.code()).collect()
}

fn in_english(line: &str, alphabet: &Alphabet) -> String {
    let moves: Vec<String> = replay(line.as_bytes(), &Position::initial(), alphabet)
        .map(|step| step.unwrap().canonical.to_string())
        .collect();
    moves.join(" ")
}

const HUNGARIAN: &str = "1.e4 e5 2.Hf3 Hc6 3.Fb5 a6 4.Fa4 Hf6 5.0-0 Fe7 6.Be1 b5 7.Fb3 0-0 8.a4 b4 \
                         9.d3 d6 10.Hbd2";

#[test]
fn hungarian_b_is_a_rook() {
    let found = of(HUNGARIAN);
    assert_eq!(codes(&found), ["hu"]);
    assert!(found.complete && !found.ambiguous);
    assert_eq!(found.moves, 19);
    assert_eq!(
        in_english(HUNGARIAN, found.alphabet()),
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O a4 b4 d3 d6 Nbd2"
    );
}

#[test]
fn portuguese_r_is_the_king() {
    let line = "1.e4 e5 2.Cf3 Cc6 3.Bb5 a6 4.Bxc6 dxc6 5.Cxe5 Dd4 6.Cf3 Dxe4+ 7.Rf1 Be6 8.Te1";
    let error = replay(line.as_bytes(), &Position::initial(), Alphabet::by_code("pt").unwrap())
        .find_map(Result::err)
        .unwrap();
    // The rook on h1 cannot pass the king on f1: found where it is written.
    assert_eq!((error.ply, error.text), (15, &b"Te1"[..]));
    let line = line.replace(" 8.Te1", "");
    let found = of(&line);
    assert_eq!(codes(&found), ["pt", "gl"]);
    assert!(found.complete && !found.ambiguous);
    assert_eq!(
        in_english(&line, found.alphabet()),
        "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Nxe5 Qd4 Nf3 Qxe4+ Kf1 Be6"
    );
}

#[test]
fn languages_with_the_same_letters_are_no_ambiguity() {
    let found = of("1.e4 e5 2.Cf3 Cc6 3.Ab5");
    assert_eq!(codes(&found), ["es", "it", "ca"]);
    assert!(found.complete && !found.ambiguous);
}

#[test]
fn pawns_alone_are_english() {
    let found = of("1.e4 e5 2.d4 exd4");
    assert_eq!(found.alphabet().code(), "en");
    assert_eq!(found.alphabets.len(), Alphabet::all().len());
    assert!(found.complete && !found.ambiguous);
}

#[test]
fn an_undecided_game_is_said_to_be_so() {
    // A rook in English, the king in Spanish: both can go to e2.
    let start = Position::from_fen("4k3/8/8/8/8/8/R7/5K2 w - - 0 1").unwrap();
    let found = infer(&["Re2"], &start);
    assert!(found.complete && found.ambiguous);
    assert_eq!(found.alphabet().code(), "en");
    let decided = infer(&["Re2", "Rd8", "Te8"], &start);
    assert_eq!(decided.alphabet().code(), "es");
    assert!(!decided.complete || !decided.ambiguous);
}

#[test]
fn a_faulty_game_goes_to_the_language_that_reads_most_of_it() {
    let found = of("1.e4 e5 2.Sf3 Sc6 3.Lb5 Dd3 4.0-0");
    assert!(!found.complete);
    assert_eq!(found.moves, 5);
    assert_eq!(found.alphabet().code(), "de");
    let nothing: [&str; 0] = [];
    let found = infer(&nothing, &Position::initial());
    assert!(found.complete && !found.ambiguous);
    assert_eq!(found.alphabet().code(), "en");
}

#[test]
fn every_alphabet_is_found_in_its_own_text() {
    let line = "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.O-O Nf6 5.Re1 d6 6.Qe2 Bg4 7.Kh1 Qd7 8.Rf1 Kd8 9.Rg1";
    for alphabet in Alphabet::all() {
        let game: Vec<String> = replay(line.as_bytes(), &Position::initial(), Alphabet::ENGLISH)
            .map(|step| step.unwrap())
            .map(|step| write_san(&step.position, step.mv, alphabet))
            .collect();
        let found = infer(&game, &Position::initial());
        assert!(found.complete && !found.ambiguous, "{}", alphabet.code());
        assert!(found.alphabets.contains(&alphabet), "{}", alphabet.code());
        let same = |other: &&Alphabet| other.same_letters(alphabet) || other.code() == "be";
        assert!(found.alphabets.iter().all(same), "{}: {:?}", alphabet.code(), codes(&found));
    }
    assert!(San::parse_strict(b"Kh1").is_ok());
}

fn language(game: &str, start: &Position) -> Language {
    let words: Vec<&str> = game.split(' ').collect();
    Language::of_game(&words, start)
}

#[test]
fn the_whole_game_decides() {
    for (game, code) in [
        ("e4 e5 Nf3 Nc6", "en"),
        ("e4 e5 Cf3 Cc6 Ab5", "es"),
        ("e4 e5 Cf3 Cc6 Fb5", "fr"),
        // One fault does not make an English game Finnish, nor a Spanish one English.
        ("e4 e5 Nf3 Nc6 Rh3 Nf6", "en"),
        ("e4 e5 Cf3 Cf6 d4 exd4 e5 Ce4 Dxd5", "es"),
        ("e4 e5 Cf3 Nc6", "en"),
        ("nothing", "en"),
    ] {
        let found = language(game, &Position::initial());
        assert_eq!(found.alphabet.code(), code, "{game}");
        assert!(found.candidates.is_empty(), "{game}");
    }
}

#[test]
fn games_that_mean_two_things_are_named() {
    let start = Position::from_fen("4k3/8/8/8/8/8/R7/5K2 w - - 0 1").unwrap();
    let found = language("Re2", &start);
    assert_eq!(found.alphabet.code(), "en");
    let candidates: Vec<&str> = found.candidates.iter().map(|alphabet| alphabet.code()).collect();
    assert!(candidates.starts_with(&["en"]) && candidates.contains(&"es"), "{candidates:?}");
}

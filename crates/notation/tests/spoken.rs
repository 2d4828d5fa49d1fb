//! Moves as they are said, word for word.

mod common;

use compongo_notation::spoken::{Lang, appendix, plain};

/// FEN, move, as the appendix has it, in English, in Spanish.
const CASES: [(&str, &str, &str, &str, &str); 14] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "g1f3",
        "Springer Felix drei",
        "knight from g one to f three",
        "caballo de g uno a f tres",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "e2e4",
        "Bauer Eva vier",
        "pawn from e two to e four",
        "peón de e dos a e cuatro",
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "e1h1",
        "Kurze Rochade",
        "castles short",
        "enroque corto",
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "e1a1",
        "Lange Rochade",
        "castles long",
        "enroque largo",
    ),
    (
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1h1",
        "Kurze Rochade",
        "castles short, check",
        "enroque corto, jaque",
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "h1h8",
        "Turm schlaegt Hector acht",
        "rook from h one takes rook on h eight, check",
        "torre de h uno captura torre en h ocho, jaque",
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6",
        "Bauer Eva schlaegt David sechs en passant",
        "pawn from e five takes pawn on d six en passant",
        "peón de e cinco captura peón en d seis al paso",
    ),
    (
        "3n4/4P3/8/8/8/k7/8/4K3 w - - 0 1",
        "e7d8n",
        "Bauer Eva schlaegt David acht Springer",
        "pawn from e seven takes knight on d eight, promotes to knight",
        "peón de e siete captura caballo en d ocho, corona caballo",
    ),
    (
        "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1",
        "e7e8q",
        "Bauer Eva acht Dame",
        "pawn from e seven to e eight, promotes to queen",
        "peón de e siete a e ocho, corona dama",
    ),
    (
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
        "a1a8",
        "Turm Anna acht",
        "rook from a one to a eight, checkmate",
        "torre de a uno a a ocho, jaque mate",
    ),
    (
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "b1d2",
        "Springer Bella David zwei",
        "knight from b one to d two",
        "caballo de b uno a d dos",
    ),
    (
        "6k1/8/8/8/Q2Q4/8/8/Q3K3 w - - 0 1",
        "a4d1",
        "Dame Anna vier David eins",
        "queen from a four to d one",
        "dama de a cuatro a d uno",
    ),
    (
        "4k3/8/8/2b5/8/8/8/4K3 b - - 0 1",
        "c5g1",
        "Laeufer Gustav eins",
        "bishop from c five to g one",
        "alfil de c cinco a g uno",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        "e8f7",
        "Koenig Felix sieben",
        "king from e eight to f seven",
        "rey de e ocho a f siete",
    ),
];

#[test]
fn every_form_of_move_is_said() {
    for (fen, text, announced, english, spanish) in CASES {
        let position = common::position(fen);
        let mv = common::mv(&position, text);
        assert_eq!(appendix(&position, mv), announced);
        assert_eq!(plain(&position, mv, Lang::English), english);
        assert_eq!(plain(&position, mv, Lang::Spanish), spanish);
    }
}

#[test]
fn the_names_of_the_appendix() {
    let position = common::position("8/8/8/7k/8/8/8/R6K w - - 0 1");
    let said = |text: &str| appendix(&position, common::mv(&position, text));
    let ranks = ["zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];
    for (rank, name) in (2..=7).zip(ranks) {
        assert_eq!(said(&format!("a1a{rank}")), format!("Turm Anna {name}"));
    }
    let files = ["Bella", "Cesar", "David", "Eva", "Felix", "Gustav"];
    for (file, name) in ('b'..='g').zip(files) {
        assert_eq!(said(&format!("a1{file}1")), format!("Turm {name} eins"));
    }
    assert_eq!(said("h1h2"), "Koenig Hector zwei");
}

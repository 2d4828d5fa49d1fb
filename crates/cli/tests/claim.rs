//! `compongo claim`.

mod common;

use common::{json, run, run_with};

fn claim(args: &[&str]) -> (i32, String, String) {
    run(&[&["claim", "claims.pgn"], args].concat())
}

#[test]
fn a_right_claim_names_every_occurrence() {
    let (code, out, err) = claim(&["threefold"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "The claim is right: the game is drawn.  (Art. 9.2.1.2, 9.5.2 of 2018)\n\
         Game 1, Anna - Bruno, after 4... Ng8\n\
         The position has stood on the board 3 times:\n\
         \x20 at the start\n\
         \x20 after 2... Ng8\n\
         \x20 after 4... Ng8\n\
         \n\
         \x20   8  r  n  b  q  k  b [n] r\n\
         \x20   7  p  p  p  p  p  p  p  p\n\
         \x20   6  .  .  .  .  . [.] .  .\n\
         \x20   5  .  .  .  .  .  .  .  .\n\
         \x20   4  .  .  .  .  .  .  .  .\n\
         \x20   3  .  .  .  .  .  .  .  .\n\
         \x20   2  P  P  P  P  P  P  P  P\n\
         \x20   1  R  N  B  Q  K  B  N  R\n\
         \x20      a  b  c  d  e  f  g  h\n\
         \n"
    );
}

#[test]
fn an_announced_move_is_claimed_by_its_own_article() {
    let (code, out, _) = claim(&["--ply", "7", "threefold"]);
    assert_eq!(code, 1);
    assert!(
        out.starts_with(
            "The claim is wrong: the game goes on.  (Art. 9.2.1.2, 9.5.3 of 2018)\n\
             Game 1, Anna - Bruno, after 4. Ng1\n\
             The position has stood on the board 2 times:\n  after 2. Ng1\n  after 4. Ng1\n"
        ),
        "{out}"
    );
    for word in ["Ng8", "f6g8"] {
        let (code, out, _) = claim(&["--ply", "7", "threefold", "--with", word]);
        assert_eq!(code, 0);
        assert!(
            out.starts_with(
                "The claim is right: the game is drawn.  (Art. 9.2.1.1, 9.5.2 of 2018)\n\
                 Game 1, Anna - Bruno, after 4. Ng1, with Ng8\n"
            ),
            "{out}"
        );
        assert!(out.contains("\n  after 4... Ng8\n"), "{out}");
    }
}

#[test]
fn positions_that_only_look_alike_say_why() {
    let (code, out, _) = claim(&["--game", "2", "threefold", "--edition", "2018"]);
    assert_eq!(code, 1);
    assert!(
        out.contains(
            "The position has stood on the board 2 times:\n  after 5. Rh1\n  after 7. Rh1\n\
             These look like it and are other positions:\n  \
             after 1. e4:\n    \
             then White could still castle on the king's side  (Art. 9.2.2.2 of 2018)\n    \
             then a pawn could be taken en passant on e3  (Art. 9.2.2.1 of 2018)\n  \
             after 3. Ng1:\n    \
             then White could still castle on the king's side  (Art. 9.2.2.2 of 2018)\n"
        ),
        "{out}"
    );
    let (code, out, _) = run(&["--lang", "es", "claim", "claims.pgn", "--game", "2", "threefold"]);
    assert_eq!(code, 1);
    assert!(
        out.starts_with("La reclamación es incorrecta: la partida sigue.  (art. 9.2(b), 9.5(b)"),
        "{out}"
    );
    assert!(
        out.contains("    entonces las blancas aún podían enrocar por el lado del rey  (art. 9.2"),
        "{out}"
    );
    assert!(out.contains(" 3. Cg1:\n"), "{out}");
}

#[test]
fn fifty_moves_are_counted() {
    let (code, out, _) = claim(&["--game", "3", "fifty"]);
    assert_eq!(code, 1);
    assert!(
        out.starts_with(
            "The claim is wrong: the game goes on.  (Art. 9.3.2, 9.5.3 of 2023)\n\
             Game 3, ? - ?, after 120. Ke3\n\
             99 moves by either player without capture or pawn move; 100 are needed.\n"
        ),
        "{out}"
    );
    let (code, out, _) = claim(&["--game", "3", "fifty", "--with", "Ke7"]);
    assert_eq!(code, 0);
    assert!(out.contains("(Art. 9.3.1, 9.5.2 of 2023)"), "{out}");
}

#[test]
fn json_has_every_field() {
    let (_, out, _) = claim(&["--game", "2", "threefold", "--edition", "2018", "--json"]);
    let record = &json(&out)[0];
    assert_eq!(out.lines().count(), 1);
    for (field, value) in [
        ("file", "claims.pgn"),
        ("white", "Carla"),
        ("black", "Dario"),
        ("date", "2004.??.??"),
        ("edition", "2018"),
        ("ground", "threefold"),
        ("fen", "4k1n1/8/8/8/3pP3/8/8/4K1NR b - - 12 7"),
        ("verdict", "wrong"),
        ("article", "9.2.1.2, 9.5.3"),
    ] {
        assert_eq!(record[field], value, "{field}");
    }
    assert_eq!((&record["game"], &record["ply"]), (&2.into(), &13.into()));
    assert_eq!((&record["with"], &record["quiet_plies"]), (&().into(), &12.into()));
    assert_eq!(
        record["occurrences"],
        serde_json::json!([{"ply": 9, "move": "5. Rh1"}, {"ply": 13, "move": "7. Rh1"}])
    );
    assert_eq!(
        record["lookalikes"][1],
        serde_json::json!({"ply": 5, "move": "3. Ng1", "differences": [{
            "what": "castling", "color": "white", "side": "short", "square": "h1",
            "earlier": true, "article": "9.2.2.2"
        }]})
    );
    let (_, out, _) = claim(&["threefold", "--json"]);
    assert_eq!(json(&out)[0]["occurrences"][0], serde_json::json!({"ply": 0, "move": null}));
}

#[test]
fn nothing_is_claimed_after_mate() {
    let game = "1. f3 e5 2. g4 Qh4# 0-1\n";
    let (code, out, _) =
        run_with(&["claim", "-", "threefold", "--edition", "2018"], game.as_bytes());
    assert_eq!(code, 1);
    assert!(
        out.starts_with(
            "There is nothing to claim: checkmate had ended the game.  (Art. 5.1.1, 9.2.1.2 of \
             2018)\n"
        ),
        "{out}"
    );
}

#[test]
fn games_in_other_letters_are_read() {
    let game = "1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1 *\n";
    let args = ["claim", "-", "threefold", "--with", "Cg8"];
    let (code, out, err) = run_with(&args, game.as_bytes());
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("with Ng8\n"), "{out}");
}

#[test]
fn wrong_use() {
    for (args, words) in [
        (&["claims.pgn"][..], "error: "),
        (&["claims.pgn", "fourfold"], "error: "),
        (&["claims.pgn", "fifty", "--game", "0"], "the number of a game from 1 on is expected"),
        (&["claims.pgn", "fifty", "--ply", "-1"], "a number of moves by either player"),
        (&["claims.pgn", "fifty", "--game", "5"], "there is no game 5: the file has 4"),
        (&["claims.pgn", "fifty", "--ply", "9"], "it has 8 single moves"),
        (&["claims.pgn", "fifty", "--game", "4"], "single move 3, Ke3, cannot be read: "),
        (&["claims.pgn", "fifty", "--with", "Ke3"], "the announced move Ke3 cannot be read: "),
        (&["nothing.pgn", "fifty"], "cannot read nothing.pgn: "),
    ] {
        let (code, out, err) = run(&[&["claim"], args].concat());
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.contains(words), "{err}");
    }
    // Up to the move before it the game can be judged.
    let (code, _, _) = claim(&["fifty", "--game", "4", "--ply", "2"]);
    assert_eq!(code, 1);
}

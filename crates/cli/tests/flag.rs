//! `compongo flag`.

mod common;

use common::{json, run};

/// A queen against a lone knight.
const KNIGHT: &str = "8/8/3n4/4k3/8/8/3QK3/8 w - - 0 80";
const KNIGHTS: &str = "8/8/8/4k3/8/8/3NKN2/8 w - - 0 80";

fn flag(args: &[&str]) -> (i32, String, String) {
    run(&[&["flag"], args].concat())
}

#[test]
fn a_loss_is_proved_by_a_helpmate() {
    let (code, out, err) = flag(&["--fen", KNIGHT, "--fallen", "black"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.starts_with(
            "The flag of Black has fallen: the game is lost (1-0).  (Art. 6.9 of 2023)\n\
             White can still mate, if the opponent helps:\n  80. "
        ),
        "{out}"
    );
    assert!(out.contains("#\n") && out.contains("       a  b  c  d  e  f  g  h\n"), "{out}");
}

#[test]
fn a_draw_comes_with_its_reason_in_both_languages() {
    let (code, out, _) = flag(&["--fen", KNIGHT, "--fallen", "white", "--edition", "2005"]);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "The flag of White has fallen, but the game is drawn (1/2-1/2).  (Art. 6.10 of 2005)\n\
         Black cannot mate by any series of legal moves: the pieces are not enough, wherever they \
         stand\n"
    );
    let (code, out, _) = run(&["--lang", "es", "flag", "--fen", KNIGHT, "--fallen", "white"]);
    assert_eq!(code, 1);
    assert!(
        out.starts_with(
            "Ha caído la bandera de las blancas, pero la partida es tablas (1/2-1/2).  (art. 6.9 \
             de 2023)\n"
        ),
        "{out}"
    );
}

#[test]
fn what_ended_the_game_came_first() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let (code, out, _) = flag(&["--fen", mate, "--fallen", "black", "--edition", "2018"]);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "The game had ended before the flag of Black fell (0-1): checkmate by Black  (Art. 5.1.1, \
         6.9 of 2018)\n"
    );
    for (fen, because) in [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("8/8/4k3/8/8/3BK3/8/8 w - - 0 1", "dead-position"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 150 121", "seventy-five-moves"),
    ] {
        let (code, out, _) = flag(&["--fen", fen, "--fallen", "black", "--json"]);
        assert_eq!(code, 1);
        let record = &json(&out)[0];
        assert_eq!((&record["verdict"], &record["because"]), (&"ended".into(), &because.into()));
        assert_eq!(record["result"], "1/2-1/2");
    }
}

#[test]
fn json_has_every_field() {
    let (_, out, _) = flag(&["--fen", KNIGHT, "--fallen", "white", "--json"]);
    assert_eq!(
        out,
        format!(
            "{{\"fen\":\"{KNIGHT}\",\"fallen\":\"white\",\"edition\":\"2023\",\
             \"play\":\"standard\",\"verdict\":\"draw\",\"result\":\"1/2-1/2\",\
             \"article\":\"6.9\",\"because\":\"bare-material\"}}\n"
        )
    );
    let (code, out, _) = flag(&["--fen", KNIGHT, "--fallen", "black", "--json"]);
    assert_eq!(code, 0);
    let record = &json(&out)[0];
    assert_eq!((&record["verdict"], &record["result"]), (&"loss".into(), &"1-0".into()));
    assert!(record["line"].as_array().is_some_and(|line| !line.is_empty()));
}

#[test]
fn blitz_of_1997_asks_for_more() {
    let two_knights = |edition, play| {
        let args = ["--fen", KNIGHTS, "--fallen", "black", "--edition", edition, "--play", play];
        flag(&[&args[..], &["--json"]].concat())
    };
    for (edition, play, code, verdict, article) in [
        ("1997", "blitz", 1, "draw", "C.4, 6.9"),
        ("1997", "rapid", 0, "loss", "6.9"),
        ("1997", "standard", 0, "loss", "6.9"),
        ("2018", "blitz", 0, "loss", "6.9"),
    ] {
        let (status, out, _) = two_knights(edition, play);
        let record = &json(&out)[0];
        assert_eq!(status, code, "{edition} {play}");
        assert_eq!((&record["verdict"], &record["article"]), (&verdict.into(), &article.into()));
    }
    let rook = "8/8/3r4/4k3/8/8/3NK3/8 w - - 0 80";
    let blitz = ["--edition", "1997", "--play", "blitz"];
    let (code, out, _) = flag(&[&["--fen", rook, "--fallen", "white"], &blitz[..]].concat());
    assert_eq!(code, 0);
    assert!(out.contains("\nBlack can still reach a position in which the opponent"), "{out}");
    let (code, out, _) = flag(&[&["--fen", rook, "--fallen", "black"], &blitz[..]].concat());
    assert_eq!(code, 1);
    assert!(out.contains("\nWhite can mate only with the opponent's help to the last"), "{out}");
}

#[test]
fn limits_and_wrong_use() {
    let hard = "8/8/4k3/8/2r5/3NK3/8/8 w - - 0 1";
    let (code, out, _) = flag(&["--fen", hard, "--fallen", "black", "--positions", "1"]);
    assert_eq!(code, 2);
    assert!(out.starts_with("limit reached: "), "{out}");
    for args in [
        &["--fen", KNIGHT][..],
        &["--fallen", "white"],
        &["--fen", KNIGHT, "--fallen", "both"],
        &["--fen", KNIGHT, "--fallen", "white", "--edition", "1994"],
        &["--fen", KNIGHT, "--fallen", "white", "--play", "bullet"],
        &["--fen", KNIGHT, "--fallen", "white", "--positions", "0"],
    ] {
        let (code, out, err) = flag(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.starts_with("error: "), "{err}");
    }
    let (code, _, err) = flag(&["--fen", "8/8/8/8/8/8/8/8 w - - 0 1", "--fallen", "white"]);
    assert_eq!(code, 2);
    assert!(err.contains("White has no king; Black has no king"), "{err}");
}

//! `compongo perft`.

mod common;

use common::{json, run};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn counts_from_the_initial_position() {
    let (code, out, err) = run(&["perft", "4"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out.lines().next(), Some("nodes  197281"));
    assert!(out.contains("time ") && out.contains(" Mnps"), "{out}");
}

#[test]
fn depth_nought_is_one_position() {
    let (code, out, _) = run(&["perft", "0", "--divide"]);
    // No first moves, so nothing to add up but the position itself.
    assert_eq!(code, 0);
    assert!(out.contains("nodes  1\n"), "{out}");
}

#[test]
fn divides_by_first_moves_on_any_number_of_threads() {
    for jobs in ["1", "3"] {
        let (code, out, _) = run(&["perft", "3", "--fen", KIWIPETE, "--divide", "--jobs", jobs]);
        assert_eq!(code, 0);
        assert_eq!(out.lines().filter(|line| line.contains(": ")).count(), 48);
        assert!(out.contains("\ne1g1: 2059\n"), "{out}");
        assert!(out.contains("nodes  97862\n"), "{out}");
    }
}

#[test]
fn json_is_one_object() {
    let (code, out, _) = run(&["perft", "2", "--fen", KIWIPETE, "--json", "--divide"]);
    assert_eq!(code, 0);
    let [answer] = &json(&out)[..] else { panic!("{out}") };
    assert_eq!(answer["fen"], KIWIPETE);
    assert_eq!(answer["depth"], 2);
    assert_eq!(answer["nodes"], 2039);
    assert_eq!(answer["jobs"], 1);
    assert_eq!(answer["divide"].as_array().map(Vec::len), Some(48));
    assert!(answer["seconds"].is_number() && answer["nodes_per_second"].is_u64());
}

#[test]
fn chess960_castles_onto_the_rook() {
    let fen = "r3k2r/8/p7/8/8/P7/8/R3K2R w HAha - 0 2";
    let (code, out, _) = run(&["perft", "1", "--fen", fen, "--chess960", "--divide"]);
    assert_eq!(code, 0);
    assert!(out.contains("e1h1: 1\n") && out.contains("e1a1: 1\n"), "{out}");
    let (code, out, _) = run(&["perft", "1", "--fen", &fen.replace("HAha", "KQkq"), "--divide"]);
    assert_eq!(code, 0);
    assert!(out.contains("e1g1: 1\n") && out.contains("e1c1: 1\n"), "{out}");
}

#[test]
fn every_fault_of_a_position_is_named() {
    let (code, out, err) = run(&["perft", "3", "--fen", "8/8/8/8/8/8/8/8 w KQkq e3 0 1"]);
    assert_eq!((code, out.as_str()), (2, ""));
    for fault in ["White has no king", "Black has no king", "castling right", "en passant square"] {
        assert!(err.contains(fault), "{err}");
    }
    let (code, _, err) = run(&["--lang", "es", "perft", "3", "--fen", "9/8 w"]);
    assert_eq!(code, 2);
    assert_eq!(
        err,
        "compongo: error: la posición no sirve: '9' (byte 0) no es una pieza ni un número del 1 \
         al 8\n"
    );
}

#[test]
fn the_lenient_reading_says_what_it_repairs() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w KQ -";
    let (code, _, err) = run(&["perft", "1", "--fen", fen]);
    assert_eq!(code, 2);
    assert!(err.ends_with("(--lenient accepts it)\n"), "{err}");
    let (code, out, err) = run(&["perft", "1", "--fen", fen, "--lenient"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("nodes  5\n"), "{out}");
    assert!(err.starts_with("compongo: warning: repaired: "), "{err}");
    assert!(err.contains("counting from 4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "{err}");
}

#[test]
fn wrong_use_is_told_from_findings() {
    for args in [
        &["perft"][..],
        &["perft", "x"],
        &["perft", "-1"],
        &["perft", "65"],
        &["perft", "3", "--jobs", "0"],
        &["perft", "3", "4"],
        // Which of the 960 positions?
        &["perft", "3", "--chess960"],
        &["perft", "3", "--jobs", "18446744073709551616"],
    ] {
        let (code, out, err) = run(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.starts_with("error: "), "{err}");
    }
}

/// Rights that only Chess960 has are refused unless the user says that it is Chess960.
#[test]
fn strict_reading_is_standard_chess() {
    for fen in [
        "4k3/8/8/8/8/8/8/4KR2 w K - 0 1",
        "1r4k1/b2b1Rpr/p2P3p/1ppB4/8/2B5/PP1q1PPP/2R3K1 w Qq - 0 1",
        "2r1k1r1/8/8/8/8/8/8/4K3 b kq - 0 1",
        "r2qk2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R w KQkq - 0 1",
    ] {
        let (code, out, err) = run(&["perft", "1", "--fen", fen]);
        assert_eq!((code, out.as_str()), (2, ""), "{fen}");
        assert!(err.contains("castling right"), "{fen}: {err}");
    }
}

#[test]
fn extreme_numbers_of_threads_are_obeyed() {
    for jobs in ["100000", "18446744073709551615"] {
        let (code, out, _) = run(&["perft", "3", "--jobs", jobs]);
        assert_eq!((code, out.lines().next()), (0, Some("nodes  8902")), "{jobs}");
    }
}

#[test]
fn numbers_are_written_as_the_reader_writes_them() {
    let (_, out, _) = run(&["--lang", "es", "perft", "2"]);
    let time = out.lines().find(|line| line.starts_with("tiempo")).unwrap();
    assert!(time.contains(',') && !out.contains('.'), "{out}");
    assert!(run(&["perft", "2"]).1.contains('.'));
}

#[test]
fn a_refused_value_gets_its_reason_in_both_languages() {
    for (args, english, spanish) in [
        (["perft", "x"], "a number of moves from 0 to 64", "un número de jugadas de 0 a 64"),
        (["perft", "65"], "a number of moves from 0 to 64", "un número de jugadas de 0 a 64"),
    ] {
        assert!(run(&[&["--lang", "en"], &args[..]].concat()).2.contains(english));
        assert!(run(&[&["--lang", "es"], &args[..]].concat()).2.contains(spanish));
    }
    for (args, english, spanish) in [
        (["--edition", "1994"], "editions are auto, 1997", "las ediciones son auto, 1997"),
        (["--max-game-size", "lots"], "from 1K to 1G", "de 1K a 1G"),
        (["--notation", "xx"], "no piece letters", "no se conocen letras"),
    ] {
        for (lang, words) in [("en", english), ("es", spanish)] {
            let (code, _, err) = run(&[&["--lang", lang, "check"], &args[..]].concat());
            assert_eq!(code, 2);
            assert!(err.contains(words), "{err}");
        }
    }
}

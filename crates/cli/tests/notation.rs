//! `compongo notation`.

mod common;

use common::{run, run_with};

/// Converts a text.
fn convert(to: &str, text: &str) -> String {
    let (code, out, err) = run_with(&["notation", "--to", to], text.as_bytes());
    assert_eq!((code, err.as_str()), (0, ""), "{text}");
    out
}

#[test]
fn a_line_of_moves_changes_its_letters_and_nothing_else() {
    let line = "1.e4 e5  2. Nf3 Nc6\n3. Bb5 a6 *\n";
    assert_eq!(convert("es", line), "1.e4 e5  2. Cf3 Cc6\n3. Ab5 a6 *\n");
    assert_eq!(convert("de", line), "1.e4 e5  2. Sf3 Sc6\n3. Lb5 a6 *\n");
    assert_eq!(convert("hu", line), "1.e4 e5  2. Hf3 Hc6\n3. Fb5 a6 *\n");
    assert_eq!(convert("figurine", line), "1.e4 e5  2. ♘f3 ♘c6\n3. ♗b5 a6 *\n");
    assert_eq!(convert("uci", line), "1.e2e4 e7e5  2. g1f3 b8c6\n3. f1b5 a7a6 *\n");
    assert_eq!(convert("lan", "1.e4 Nf6"), "1.e2e4 Ng8f6");
    // What was written loosely is written as it should be.
    assert_eq!(
        convert("en", "1e4 d5 2exd5 Q:d5 3Nb1c3 Qe5+? 4.Be2 Bg4 5 d4! Nc6 6 Be3 0-0-0"),
        "1e4 d5 2exd5 Qxd5 3Nc3 Qe5+? 4.Be2 Bg4 5 d4! Nc6 6 Be3 O-O-O"
    );
}

#[test]
fn offers_of_a_draw_and_judgements_stay() {
    for (line, spanish) in [
        ("1. e4(=) e5 2. Nf3 (=) Nc6= *", "1. e4(=) e5 2. Cf3 (=) Cc6= *"),
        ("1. e4± e5⩲ 2. Nf3∞ (2. Nc3□) Nc6", "1. e4± e5⩲ 2. Cf3∞ (2. Cc3□) Cc6"),
        ("1. e4 d5 2. e5 f5 3. exf6e.p.(=)", "1. e4 d5 2. e5 f5 3. exf6(=)"),
    ] {
        assert_eq!(convert("es", line), spanish);
    }
}

#[test]
fn games_keep_tags_comments_and_variations() {
    let game = "[White \"Nf3\"]\r\n[Black \"García\"]\r\n\r\n1. e4 {Nf3 is good} e5 (1... Nf6 2. e5 \
                (2. Nc3) Nd5) 2. Nf3 $1 Nc6! ; Bb5 next\r\n3. Bb5 1/2-1/2\r\n";
    assert_eq!(
        convert("es", game),
        "[White \"Nf3\"]\r\n[Black \"García\"]\r\n\r\n1. e4 {Nf3 is good} e5 (1... Cf6 2. e5 (2. \
         Cc3) Cd5) 2. Cf3 $1 Cc6! ; Bb5 next\r\n3. Ab5 1/2-1/2\r\n"
    );
}

#[test]
fn there_and_back_is_where_it_began() {
    let games = std::fs::read_to_string(common::data("fine.pgn")).unwrap();
    for to in ["es", "ru", "hu", "figurine", "hi"] {
        let there = convert(to, &games);
        assert_eq!(convert("en", &there), games, "{to}: {there}");
    }
}

#[test]
fn the_language_of_the_input_is_declared_or_found_in_the_whole_game() {
    let spanish = "1.d4 Cf6 2.c4 e6 3.Cc3 Ab4 4.Dc2 0-0";
    assert_eq!(convert("en", spanish), "1.d4 Nf6 2.c4 e6 3.Nc3 Bb4 4.Qc2 O-O");
    let (code, out, _) = run_with(&["notation", "--from", "es", "--to", "fr"], spanish.as_bytes());
    assert_eq!((code, out.as_str()), (0, "1.d4 Cf6 2.c4 e6 3.Cc3 Fb4 4.Dc2 O-O"));
    let (code, out, err) =
        run_with(&["notation", "--from", "en", "--to", "fr"], spanish.as_bytes());
    assert_eq!((code, out.as_str()), (1, spanish));
    assert!(err.starts_with("compongo: error: standard input:1: 1...Cf6: "), "{err}");
}

#[test]
fn what_cannot_be_read_is_left_and_named() {
    let text = "1. e4 e5\n2. Rh3 (2. Nf3 Nc6) 2... Nf6\n\n[White \"Next\"]\n\n1. Nf3 *\n";
    let (code, out, err) = run_with(&["notation", "--to", "es", "-"], text.as_bytes());
    assert_eq!(code, 1);
    assert!(out.ends_with("1. Cf3 *\n"), "{out}");
    assert!(out.contains("2. Rh3 "), "{out}");
    assert!(err.contains("standard input:2: 2.Rh3: the rook on h1 cannot go to h3"), "{err}");
}

#[test]
fn annotators_may_pass_and_players_may_not() {
    let text = "1. e4 e5 (1... -- 2. Nf3 -- 3. Nc3) 2. Nf3";
    assert_eq!(convert("es", text), "1. e4 e5 (1... -- 2. Cf3 -- 3. Cc3) 2. Cf3");
    let (code, out, err) =
        run_with(&["notation", "--from", "en", "--to", "es"], b"1. e4 -- 2. Nf3");
    assert_eq!((code, out.as_str()), (1, "1. e4 -- 2. Nf3"));
    assert!(err.contains("standard input:1: 1...--: a null move"), "{err}");
}

#[test]
fn moves_are_announced() {
    let out = convert("spoken", "1. e4 e5 2. Nf3");
    assert_eq!(out.lines().count(), 3, "{out}");
    assert!(out.starts_with("1. Bauer Eva vier\n1... Bauer Eva fuenf\n2. "), "{out}");
    assert!(out.contains("Springer Felix drei"), "{out}");
    let out = convert("spoken-es", "1. e4 e5 2. Nf3 (2. Nc3 Nf6) 2... Nc6");
    assert_eq!(out.lines().count(), 4, "{out}");
    assert!(out.contains("caballo"), "{out}");
    assert!(convert("spoken-en", "1. Nf3").contains("knight"));
}

#[test]
fn a_line_may_start_anywhere() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 40";
    let (code, out, err) = run_with(&["notation", "--fen", fen, "--to", "es"], b"40. a8=Q+ Kd7");
    assert_eq!((code, out.as_str(), err.as_str()), (0, "40. a8=D+ Rd7", ""));
    let (code, _, err) = run_with(&["notation", "--fen", "8/8", "--to", "es"], b"");
    assert_eq!(code, 2);
    assert!(err.starts_with("compongo: error: the position cannot be used"), "{err}");
}

#[test]
fn the_languages_are_listed() {
    let (code, out, _) = run(&["notation", "--list"]);
    assert_eq!(code, 0);
    assert!(out.lines().count() >= 30, "{out}");
    let spanish = out.lines().find(|line| line.starts_with("es ")).unwrap();
    assert!(spanish.contains("R D T A C"), "{spanish}");
}

#[test]
fn wrong_use_is_refused() {
    for args in
        [&["notation"][..], &["notation", "--to", "xx"], &["notation", "--to", "es", "none"]]
    {
        let (code, out, err) = run(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(!err.is_empty());
    }
}

#[test]
fn control_characters_stay_in_their_place() {
    let text = "1. e4 {a\u{1b}[31mb \0 \u{7} \u{1a} \u{7f} \u{9b}} e5";
    for color in ["auto", "always", "never"] {
        let args = ["notation", "--to", "en", "--color", color];
        let (code, out, err) = run_with(&args, text.as_bytes());
        assert_eq!((code, out.as_str(), err.as_str()), (0, text, ""), "{color}");
    }
}

/// Counting lines anew for each fault would take minutes here.
#[test]
fn a_game_full_of_faults_is_told_of_briefly_and_at_once() {
    let tags = "[\n".repeat(200_000) + "[Event \"g\"]\n\n1. e4 Nf6 *\n";
    let words = "1. e4 ".to_owned() + &"@\n".repeat(200_000) + "Nf6 *\n";
    let lines = "1. e4 Nf6 ".to_owned() + &"(1... Nf1)\n".repeat(100_000) + "2. e5 *\n";
    for (text, more) in [(tags, "199980"), (words, "199980"), (lines, "99980")] {
        let begun = std::time::Instant::now();
        let (code, out, err) = run_with(&["notation", "--to", "es"], text.as_bytes());
        assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
        assert_eq!(code, 1);
        assert!(out.contains("Cf6"), "{}", out.len());
        assert_eq!(err.lines().count(), 21);
        let last = err.lines().last().unwrap();
        assert!(last.ends_with(&format!(": {more} more faults in this game")), "{last}");
    }
}

#[test]
fn games_begin_where_their_tags_say() {
    let game = |tags: &str| format!("{tags}\n\n1. Kd2 *\n");
    let fen = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]";
    assert_eq!(convert("es", &game(fen)), game(fen).replace("Kd2", "Rd2"));
    for (tags, words) in [
        ("[Variant \"Atomic\"]", "1: a game of Atomic: its moves are left as they are"),
        (
            "[White \"A\"]\n[FEN \"4k3/8 w\"]",
            "2: the position cannot be used: the board has 2 ranks",
        ),
        ("[Variant \"Chess960\"]", "1: a start position is announced but not given"),
    ] {
        let text = game(tags);
        let (code, out, err) = run_with(&["notation", "--to", "es"], text.as_bytes());
        assert_eq!((code, out), (1, text), "{tags}");
        assert!(err.starts_with("compongo: error: standard input:"), "{err}");
        assert!(err.contains(words), "{err}");
    }
    // What is forgiven is said.
    let short = "[FEN \"4k3/8/8/8/8/8/8/4K3 w\"]";
    let (code, out, err) = run_with(&["notation", "--to", "es"], game(short).as_bytes());
    assert_eq!((code, out), (0, game(short).replace("Kd2", "Rd2")));
    assert_eq!(
        err,
        "compongo: warning: standard input:1: the start position is not as it should be: fields at \
         the end are missing\n"
    );
    // The option is for games without a position of their own.
    let args = ["notation", "--to", "es", "--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"];
    assert_eq!(run_with(&args, b"1. Kd2 *"), (0, "1. Rd2 *".to_owned(), String::new()));
    let castled = "[FEN \"r3k3/8/8/8/8/8/8/4K3 b q - 0 1\"]\n\n1... O-O-O *\n";
    assert_eq!(run_with(&args, castled.as_bytes()), (0, castled.to_owned(), String::new()));
}

//! Any text that is read as a game gives paper or an error, never a panic.

use compongo_paper::*;
use compongo_pgn::{Limits, read_all};
use proptest::prelude::*;

fn words() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "e4",
        "e5",
        "Nf3",
        "Cf6",
        "O-O",
        "0-0-0",
        "--",
        "Z0",
        "(=)",
        "{(=)}",
        "{[%clk 1:00:00]}",
        "Qxf7#",
        "e8=Q",
        "1-0",
        "*",
        "(",
        ")",
        "$3",
        "\u{5de}f3",
        "घf3",
        "♘f3",
        "\u{202e}",
        "王",
        "[White \"\u{0}\u{200f}王\"]",
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
        "[SetUp \"1\"]",
        "[TimeControl \"40/1\"]",
        "\n\n",
    ]);
    let word = prop_oneof![4 => known.prop_map(str::to_owned), 1 => "\\PC{0,40}"];
    prop::collection::vec(word, 0..60).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn any_game_gives_paper_or_an_error(text in words()) {
        for read in read_all(text.as_bytes(), &Limits::default()) {
            let style = SheetStyle::default();
            let Ok(sheet) = from_pgn(&read.game, &style) else { continue };
            prop_assert_eq!(sheet.entries.len(), read.game.main().moves.len());
            prop_assert!(print(std::slice::from_ref(&sheet), &style, &Fonts::new()).is_ok());
            for line in plain(&sheet, &style).lines() {
                prop_assert!(line.chars().count() <= 120);
            }
        }
    }
}

//! Texts that are almost games.

use proptest::prelude::*;

/// Pieces that games, broken and whole, are made of.
pub(crate) fn soup() -> impl Strategy<Value = Vec<u8>> {
    const PIECES: &[&[u8]] = &[
        b"[Event \"x\"]\n",
        b"[Site \"y\"]\n",
        b"[Date \"z\"]",
        b"[Result \"0-0\"]\r\n",
        b"\n\n",
        b"\n",
        b"\r",
        b"\r\n\r\n",
        b" ",
        b"\t",
        b"1. ",
        b"1...",
        b"e4",
        b" e5 ",
        b"Nf3 ",
        b"exd6 e.p. ",
        b"O-O ",
        b"0-0",
        b"0-0-0 ",
        b"{",
        b"}",
        b"{c}",
        b"; c\n",
        b"(",
        b")",
        b"(=)",
        b"$5",
        b"$",
        b"!?",
        b"!!!",
        b"*",
        b" 1-0 ",
        b"0-1\n",
        b"1/2-1/2",
        b"%",
        b"\n% esc\n",
        b"[",
        b"]",
        b"\"",
        b"\\",
        b"\\\"]",
        b"\"]",
        b"[Event \"",
        b"e8(Q)",
        b"--",
        b"+-",
        b"\xEF\xBB\xBF",
        b"\xBD-\xBD",
        b"\xC2\xBD",
        b"\xA0",
        b"\x00",
        b"<",
        b",",
        b"N ",
        b"mate",
        b"#",
        b"              ",
        b"\n\n\n\n\n\n\n",
        b"Event \"x\"]",
        b"[A \"1\"]\n\n[A \"2\"]\n",
        b"]\n\n[Site \"q\"]",
        b"{ a { b } c }",
    ];
    prop::collection::vec(prop::sample::select(PIECES), 0..80).prop_map(|pieces| pieces.concat())
}

/// Such pieces, or bytes at random.
pub(crate) fn text() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![3 => soup(), 1 => prop::collection::vec(any::<u8>(), 0..300)]
}

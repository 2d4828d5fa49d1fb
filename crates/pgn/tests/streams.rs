//! Streams: compressed files, failing readers, long games, line numbers, time linear in the size.

mod common;

use std::io::{self, Read, Write};
use std::time::{Duration, Instant};

use common::{Log, events, events_in_batches, events_within, games};
use compongo_pgn::{
    Batches, Fault, FaultKind, Limits, ReadError, TrailingJunk, Visitor, decode, read_games,
};

const GAMES: &str = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";

fn gzip(text: &str) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap()
}

fn bzip2(text: &str) -> Vec<u8> {
    let mut packer = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::default());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap()
}

fn zstandard(text: &str) -> Vec<u8> {
    zstd::encode_all(text.as_bytes(), 3).unwrap()
}

fn unpacked(bytes: &[u8]) -> String {
    let mut text = String::new();
    decode(bytes).unwrap().read_to_string(&mut text).unwrap();
    text
}

#[test]
fn compressed_streams_are_known_by_their_first_bytes() {
    let skippable = [&b"\x50\x2A\x4D\x18\x04\0\0\0none"[..], &zstandard(GAMES)].concat();
    for packed in [gzip(GAMES), bzip2(GAMES), zstandard(GAMES), skippable, GAMES.into()] {
        assert_eq!(unpacked(&packed), GAMES);
    }
    for text in ["", "1", "BZ", "BZh0 is text", "\u{1f}"] {
        assert_eq!(unpacked(text.as_bytes()), text);
    }
}

#[test]
fn several_frames_one_after_the_other() {
    let halves = GAMES.split_at(20);
    for pack in [gzip, bzip2, zstandard] {
        assert_eq!(unpacked(&[pack(halves.0), pack(halves.1)].concat()), GAMES);
    }
}

/// UTF-16 with its mark, in either order of bytes.
fn utf16(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
    format!("\u{feff}{text}").encode_utf16().flat_map(order).collect()
}

#[test]
fn utf_16_is_known_by_its_mark() {
    let games = GAMES.replace('A', "Lékó ♔ 𝄞");
    for order in [u16::to_le_bytes, u16::to_be_bytes] {
        let text = utf16(&games, order);
        assert_eq!(unpacked(&text), games);
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        packed.write_all(&text).unwrap();
        assert_eq!(unpacked(&packed.finish().unwrap()), games);
        // Half a character at the end.
        assert_eq!(unpacked(&text[..text.len() - 1]), format!("{}\u{fffd}", games.trim_end()));
    }
    assert_eq!(unpacked(&[0xFF, 0xFE]), "");
    // Other text is left alone, be it UTF-8 with its mark or no charset at all.
    for bytes in [&b"\xEF\xBB\xBF1. e4"[..], b"\xFF1. e4", b"\xFE\xFE", b"\0\0.\0", b"1\0."] {
        let mut read = Vec::new();
        decode(bytes).unwrap().read_to_end(&mut read).unwrap();
        assert_eq!(read, bytes);
    }
}

#[test]
fn utf_16_without_its_mark_is_known_by_its_zeros() {
    let games = GAMES.replace('A', "Lékó ♔ 𝄞");
    for order in [u16::to_le_bytes, u16::to_be_bytes] {
        let text: Vec<u8> = games.encode_utf16().flat_map(order).collect();
        assert_eq!(unpacked(&text), games);
    }
}

#[test]
fn utf_16_of_any_length_is_read_as_it_comes() {
    let games = utf16(&GAMES.repeat(20_000), u16::to_le_bytes);
    let mut stream = Batches::new(decode(&games[..]).unwrap(), &Limits::default());
    let (mut games, mut most) = (0, 0);
    let mut log = Log::default();
    for batch in stream.by_ref() {
        let batch = batch.unwrap();
        most = most.max(batch.bytes.len());
        games += read_games(&batch.bytes, batch.offset, &Limits::default(), &mut log);
    }
    assert_eq!(games, 40_000);
    assert!(most <= 1 << 20, "{most}");
}

#[test]
fn what_follows_packed_data_is_named() {
    for pack in [gzip, bzip2, zstandard] {
        for junk in
            [&b"1. e4"[..], b"x", &[&[0; 600][..], b"x"].concat(), b"<html>\n\n[White \"C\"]\n"]
        {
            let packed = [&pack(GAMES), junk].concat();
            let mut batches = Batches::new(decode(&packed[..]).unwrap(), &Limits::default());
            let batch = batches.next().unwrap().unwrap();
            assert_eq!(String::from_utf8(batch.bytes).unwrap(), GAMES);
            let Some(Err(ReadError::Io { offset, source })) = batches.next() else { panic!() };
            assert_eq!(offset, GAMES.len() as u64);
            assert!(source.get_ref().unwrap().is::<TrailingJunk>(), "{source}");
            assert!(batches.next().is_none());
        }
        // Data cut off are another matter.
        let whole = pack(GAMES);
        let two = [&whole[..], &whole[..whole.len() - 3]].concat();
        let mut text = Vec::new();
        let error = decode(&two[..]).unwrap().read_to_end(&mut text).unwrap_err();
        assert!(error.get_ref().is_none_or(|inner| !inner.is::<TrailingJunk>()), "{error}");
        assert!(text.starts_with(GAMES.as_bytes()));
    }
}

#[test]
fn zeros_that_fill_up_the_last_block_behind_gzip_are_no_fault() {
    for zeros in [1, 3, 4, 512, 300_000] {
        let padding = vec![0; zeros];
        assert_eq!(unpacked(&[&gzip(GAMES), &padding[..]].concat()), GAMES, "{zeros}");
        let two = [&gzip(GAMES), &gzip(GAMES)[..], &padding].concat();
        assert_eq!(unpacked(&two), GAMES.repeat(2), "{zeros}");
    }
    // A piece behind the padding would be lost without a word.
    let split = [&gzip(GAMES)[..], &[0; 512], &gzip(GAMES)].concat();
    let error = decode(&split[..]).unwrap().read_to_end(&mut Vec::new()).unwrap_err();
    assert!(error.get_ref().unwrap().is::<TrailingJunk>(), "{error}");
    // The other formats have no such custom.
    for pack in [bzip2, zstandard] {
        let padded = [&pack(GAMES)[..], &[0; 512]].concat();
        let error = decode(&padded[..]).unwrap().read_to_end(&mut Vec::new()).unwrap_err();
        assert!(error.get_ref().unwrap().is::<TrailingJunk>(), "{error}");
    }
}

#[test]
fn what_was_read_before_an_error_is_not_lost() {
    let packed = zstandard(&GAMES.repeat(1000));
    let cut = &packed[..packed.len() - 4];
    let mut batches = Batches::new(decode(cut).unwrap(), &Limits::default()).with_size(100);
    let mut whole = 0;
    let error = loop {
        match batches.next().expect("an error before the end") {
            Ok(batch) => whole += games(&batch.bytes),
            Err(ReadError::Io { offset, .. }) => break offset,
        }
    };
    assert!(whole > 0 || error == 0);
    assert!(batches.next().is_none());
}

/// Gives one byte at a time, and is interrupted now and then.
struct Slow<'t>(&'t [u8], u32);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1 += 1;
        if self.1.is_multiple_of(3) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let (Some((first, rest)), Some(room)) = (self.0.split_first(), buffer.first_mut()) else {
            return Ok(0);
        };
        *room = *first;
        self.0 = rest;
        Ok(1)
    }
}

#[test]
fn slow_readers() {
    let batches = Batches::new(Slow(GAMES.as_bytes(), 0), &Limits::default()).with_size(10);
    let texts: Vec<Vec<u8>> = batches.map(|batch| batch.unwrap().bytes).collect();
    assert_eq!(texts.concat(), GAMES.as_bytes());
    assert_eq!(texts.len(), 2);
}

#[test]
fn places() {
    for end in ["\n", "\r\n", "\r"] {
        let text = GAMES.repeat(20).replace('\n', end);
        let mut seen = 0;
        for batch in Batches::new(text.as_bytes(), &Limits::default()).with_size(30) {
            let batch = batch.unwrap();
            let start = usize::try_from(batch.offset).unwrap();
            assert_eq!(&text.as_bytes()[start..start + batch.bytes.len()], batch.bytes);
            for (at, _) in batch.bytes.iter().enumerate() {
                let offset = batch.offset + at as u64;
                let before = &text[..start + at];
                let mut lines = before.matches(end).count() as u64;
                if end == "\r" {
                    lines = before.matches('\r').count() as u64;
                }
                assert_eq!(batch.lines().of(offset), lines + 1, "{offset}");
                seen += 1;
            }
        }
        assert_eq!(seen, text.len());
    }
}

#[test]
fn buffers_can_be_used_again() {
    let text = GAMES.repeat(100);
    let mut batches = Batches::new(text.as_bytes(), &Limits::default()).with_size(200);
    let mut whole = 0;
    while let Some(batch) = batches.next() {
        let batch = batch.unwrap();
        whole += games(&batch.bytes);
        batches.recycle(batch.bytes);
    }
    assert_eq!(whole, 200);
}

#[test]
fn a_game_too_long_costs_only_itself() {
    let limits = Limits { max_game_bytes: 1000, ..Limits::default() };
    let long = format!("[White \"L\"]\n\n{}*\n\n", "1. e4 e5 ".repeat(1000));
    let text = format!("{GAMES}\n{long}{GAMES}");
    let told = events_within(text.as_bytes(), &limits);
    assert_eq!(told.iter().filter(|line| line.starts_with("game ")).count(), 5);
    let place = GAMES.len() + 1;
    let fault = format!("fault game-too-long at {place}");
    assert_eq!(told.iter().filter(|line| line.starts_with("fault")).collect::<Vec<_>>(), [&fault]);
    for size in [1, 100, 1000, 5000, 100_000] {
        assert_eq!(events_in_batches(text.as_bytes(), size, &limits), told);
    }
}

#[test]
fn limits_of_any_size_cut_nothing() {
    let game = format!("[White \"L\"]\n\n{}*\n\n", "1. e4 e5 ".repeat(1000));
    for most in [usize::MAX, usize::MAX - 1, usize::MAX / 2, usize::MAX / 2 + 1] {
        let limits = Limits { max_game_bytes: most, max_tags: most, ..Limits::default() };
        let told = events_within(game.as_bytes(), &limits);
        for size in [1, 100, usize::MAX] {
            assert_eq!(events_in_batches(game.as_bytes(), size, &limits), told, "{most} {size}");
        }
    }
}

#[test]
fn memory_is_bounded() {
    // Without a single hard boundary, and with games that never end.
    for unit in ["e4 e5 ", "e4 e5 * ", "{", "(", "[A \"x\"]\n", "\n", "[A \"x\"\n\n"] {
        let text = unit.repeat(200_000 / unit.len());
        let longest =
            Batches::new(text.as_bytes(), &Limits { max_game_bytes: 1000, ..Limits::default() })
                .with_size(100)
                .map(|batch| batch.unwrap().bytes.len())
                .max();
        assert!(longest < Some(5000), "{unit}: {longest:?}");
    }
}

/// Texts that invite a reader to search the same stretch again and again.
#[test]
fn time_is_linear() {
    struct Nothing;
    impl Visitor for Nothing {}

    let units = [
        "{",
        "}",
        "{{}",
        "{ { } ",
        "(",
        ")",
        "(()",
        "[",
        "[A",
        "[A \"",
        "[A \"x\"]\n",
        "\"",
        "\\\"",
        "\"]",
        "[A \"x\"]\n{\n",
        "[A \"x\"]\n\n{\n\n",
        "e4 ",
        "e4 e",
        "0-0 ",
        "1",
        "1/",
        "-",
        "+",
        "$1",
        "!",
        ";",
        "; {\n",
        "%",
        "%\n",
        "\n%",
        "\n",
        "\r",
        " ",
        "\n\n[",
        "\n\n[A",
        "[A \"\n\n",
        "]\n\n[A \"x\"]",
        "\u{feff}",
        "\u{bd}",
        "1/2-1/2 ",
        "* ",
        "*{",
        "0-0{}",
        "[Result \"0-0\"]\n0-0 {",
        "O-",
        "a1-0",
        "e8(Q)",
        "e.p. ",
        "E \"x\\",
        "E \"x\"",
    ];
    for unit in units {
        for prefix in ["", "[Event \"x\"]\n\n1. e4 ", "[Result \"0-0\"]\n\n", "{", "("] {
            let text = format!("{prefix}{}", unit.repeat(1_000_000 / unit.len()));
            let start = Instant::now();
            read_games(text.as_bytes(), 0, &Limits::default(), &mut Nothing);
            // Linear reading takes some hundredths of a second, searching anew minutes.
            let elapsed = start.elapsed();
            assert!(elapsed < Duration::from_secs(5), "{prefix:?} {unit:?}: {elapsed:?}");
        }
    }
}

#[test]
fn faults_say_what_and_where() {
    let mut log = Log::default();
    read_games(b"e4 } e5", 100, &Limits::default(), &mut log);
    assert!(log.lines.contains(&"fault stray-brace at 103".to_owned()));
    let fault = Fault { kind: FaultKind::BadNag, offset: 12 };
    assert_eq!(fault.to_string(), "byte 12: annotation glyph that means nothing: passed over");
    assert_eq!(events("").len(), 0);
}

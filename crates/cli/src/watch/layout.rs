//! Lines that fit into a terminal.

use anstream::adapter::strip_str;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A text in lines that are no wider than this, broken between words; within one only if it has no
/// room of its own.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(core::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for letter in word.chars() {
            if !line.is_empty() && line.width() + letter.width().unwrap_or(0) > width {
                lines.push(core::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines
}

/// Blocks of lines side by side, as many in a row as there is room for. Colours are no part of the
/// width.
pub(super) fn side_by_side(blocks: &[Vec<String>], width: usize) -> Vec<String> {
    let seen = |line: &str| strip_str(line).to_string().width();
    let widest = blocks.iter().flatten().map(|line| seen(line)).max().unwrap_or(0);
    let abreast = ((width + 1) / (widest + 1)).max(1);
    let mut lines = Vec::new();
    for row in blocks.chunks(abreast) {
        for at in 0..row.iter().map(Vec::len).max().unwrap_or(0) {
            let mut line = String::new();
            for block in row {
                let part = block.get(at).map_or("", String::as_str);
                line += part;
                line += &" ".repeat((widest + 1).saturating_sub(seen(part)));
            }
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_words_and_within_only_where_there_is_no_room() {
        assert_eq!(wrapped("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrapped("a ábcdefgh i", 5), ["a", "ábcde", "fgh i"]);
        assert_eq!(wrapped("", 5), [""]);
    }

    #[test]
    fn as_many_abreast_as_there_is_room_for() {
        let block = |name: &str| vec![name.to_owned(), "\u{1b}[1m12345\u{1b}[0m".to_owned()];
        let blocks = [block("a"), block("b"), block("c")];
        let plain = |width| -> Vec<String> {
            let lines = side_by_side(&blocks, width);
            lines.iter().map(|line| strip_str(line).to_string()).collect()
        };
        assert_eq!(plain(11), ["a     b", "12345 12345", "c", "12345"]);
        assert_eq!(plain(17), ["a     b     c", "12345 12345 12345"]);
        assert_eq!(plain(3), ["a", "12345", "b", "12345", "c", "12345"]);
    }
}

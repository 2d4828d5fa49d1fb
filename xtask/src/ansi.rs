//! Coloured terminal output, read: lines of spans with a style.

/// How a span looks. Colours are those of a terminal's palette of 256, by number.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Style {
    pub(crate) colour: Option<u8>,
    pub(crate) background: Option<u8>,
    pub(crate) bold: bool,
    pub(crate) dim: bool,
    pub(crate) italic: bool,
    pub(crate) underline: bool,
}

/// Text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) text: String,
    pub(crate) style: Style,
}

/// Splits output into lines of spans. Sequences other than colours and styles are left out.
pub(crate) fn read(output: &str) -> Vec<Vec<Span>> {
    let mut style = Style::default();
    output.lines().map(|line| read_line(line, &mut style)).collect()
}

fn read_line(line: &str, style: &mut Style) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut push = |text: &str, style: Style| {
        if !text.is_empty() {
            spans.push(Span { text: text.to_owned(), style });
        }
    };
    let mut rest = line;
    while let Some((text, sequence)) = rest.split_once("\u{1b}[") {
        push(text, *style);
        let end = sequence.find(|c: char| ('@'..='~').contains(&c)).unwrap_or(sequence.len());
        let (parameters, tail) = sequence.split_at(end);
        if tail.starts_with('m') {
            apply(parameters, style);
        }
        rest = tail.get(1..).unwrap_or_default();
    }
    push(rest, *style);
    spans
}

fn apply(parameters: &str, style: &mut Style) {
    let mut codes = parameters.split(';').map(|code| code.parse().unwrap_or(0_u8));
    while let Some(code) = codes.next() {
        match code {
            0 => *style = Style::default(),
            1 => style.bold = true,
            2 => style.dim = true,
            3 => style.italic = true,
            4 => style.underline = true,
            22 => (style.bold, style.dim) = (false, false),
            23 => style.italic = false,
            24 => style.underline = false,
            30..=37 => style.colour = Some(code - 30),
            38 => style.colour = of_palette(&mut codes),
            39 => style.colour = None,
            40..=47 => style.background = Some(code - 40),
            48 => style.background = of_palette(&mut codes),
            49 => style.background = None,
            90..=97 => style.colour = Some(code - 90 + 8),
            100..=107 => style.background = Some(code - 100 + 8),
            _ => {}
        }
    }
}

/// The rest of `38;5;N`. Colours outside the palette (`38;2;R;G;B`) are passed over.
fn of_palette(codes: &mut impl Iterator<Item = u8>) -> Option<u8> {
    match codes.next() {
        Some(5) => codes.next(),
        Some(2) => codes.by_ref().take(3).last().and(None),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Span, Style, read};

    #[test]
    fn colours_are_read_and_other_sequences_left_out() {
        let red = Style { colour: Some(1), bold: true, ..Style::default() };
        let lines = read("a\u{1b}[1;31mb\u{1b}[K\u{1b}[0mc\n\u{1b}[38;5;9md");
        let plain = |text: &str| Span { text: text.into(), style: Style::default() };
        assert_eq!(lines[0], [plain("a"), Span { text: "b".into(), style: red }, plain("c")]);
        assert_eq!(lines[1][0].style.colour, Some(9));
    }

    #[test]
    fn a_sequence_cut_off_is_no_text() {
        assert_eq!(read("\u{1b}[3"), [vec![]]);
    }
}

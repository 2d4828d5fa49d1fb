//! A terminal window drawn as SVG, its text still text.

use std::fmt::Write;

use crate::ansi::{Span, Style};

const FONT_SIZE: f64 = 14.0;
/// The width of one cell. Spans are stretched to it, whatever monospaced font there is.
const CELL: f64 = 8.4;
const LINE: f64 = 18.0;
const MARGIN: f64 = 18.0;
const BAR: f64 = 34.0;

const BACKGROUND: &str = "#1b1f27";
const FOREGROUND: &str = "#d8dee9";
const COLOURS: [&str; 16] = [
    "#3b4252", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d8dee9",
    "#7f8897", "#ff7b86", "#b5e08f", "#ffd98a", "#82c4ff", "#dd95f0", "#7ad5e0", "#ffffff",
];

/// Draws lines below a command line in a window. The description is for those who do not see it.
pub(crate) fn draw(command: &str, description: &str, lines: &[Vec<Span>]) -> String {
    let columns = lines.iter().map(|line| width(line)).chain([command.chars().count() + 2]).max();
    let width = columns.unwrap_or(0) as f64 * CELL + 2.0 * MARGIN;
    let height = BAR + (lines.len() + 2) as f64 * LINE + MARGIN;
    let mut svg = String::new();
    // Writing to a String cannot fail.
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\" font-size=\"{FONT_SIZE}\" \
         font-family=\"'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace\">\n\
         <title>{}</title>\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"{BACKGROUND}\"/>",
        escaped(description)
    );
    for (index, colour) in ["#ff5f57", "#febc2e", "#28c840"].into_iter().enumerate() {
        let x = MARGIN + 6.0 + 20.0 * index as f64;
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"18\" r=\"6\" fill=\"{colour}\"/>");
    }
    let prompt = Span {
        text: "$ ".into(),
        style: Style { colour: Some(2), bold: true, ..Style::default() },
    };
    let typed = Span { text: command.into(), style: Style { bold: true, ..Style::default() } };
    draw_line(&mut svg, 0, &[prompt, typed]);
    for (index, line) in lines.iter().enumerate() {
        draw_line(&mut svg, index + 2, line);
    }
    svg.push_str("</svg>\n");
    svg
}

/// Columns that a line takes; every character the program writes takes one.
pub(crate) fn width(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}

fn draw_line(svg: &mut String, row: usize, line: &[Span]) {
    let y = BAR + (row as f64 + 1.0) * LINE;
    let mut column = 0;
    for Span { text, style } in line {
        let cells = text.chars().count();
        let (x, length) = (MARGIN + column as f64 * CELL, cells as f64 * CELL);
        column += cells;
        if let Some(colour) = style.background.map(rgb) {
            let top = y - LINE * 0.75;
            let _ = writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"{length:.1}\" height=\"{LINE}\" shape-rendering=\"crispEdges\" \
                 fill=\"{colour}\"/>"
            );
        }
        if text.trim().is_empty() {
            continue;
        }
        let colour = style.colour.map_or_else(|| FOREGROUND.to_owned(), rgb);
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" textLength=\"{length:.1}\" xml:space=\"preserve\" \
             fill=\"{colour}\"{}{}{}{}>{}</text>",
            if style.bold { " font-weight=\"bold\"" } else { "" },
            if style.italic { " font-style=\"italic\"" } else { "" },
            if style.underline { " text-decoration=\"underline\"" } else { "" },
            if style.dim { " opacity=\"0.65\"" } else { "" },
            escaped(text)
        );
    }
}

/// A colour of the palette: sixteen of our own, a cube of 6 x 6 x 6, then greys.
fn rgb(colour: u8) -> String {
    if let Some(named) = COLOURS.get(usize::from(colour)) {
        return (*named).to_owned();
    }
    let step = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
    let (red, green, blue) = if let Some(grey) = colour.checked_sub(232) {
        (8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey)
    } else {
        let cube = colour - 16;
        (step(cube / 36), step(cube / 6 % 6), step(cube % 6))
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{draw, rgb};
    use crate::ansi::read;

    #[test]
    fn palette() {
        assert_eq!(rgb(1), "#e06c75");
        assert_eq!(rgb(16), "#000000");
        assert_eq!(rgb(180), "#d7af87");
        assert_eq!(rgb(231), "#ffffff");
        assert_eq!(rgb(255), "#eeeeee");
    }

    #[test]
    fn text_stays_text() {
        let svg = draw("compongo check", "a report", &read("\u{1b}[31m1. e4 <&>\u{1b}[0m"));
        assert!(svg.contains("<title>a report</title>"));
        assert!(svg.contains("fill=\"#e06c75\">1. e4 &lt;&amp;&gt;</text>"));
    }
}

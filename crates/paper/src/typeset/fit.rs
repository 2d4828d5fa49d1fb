//! Texts that have to stand in a space: made smaller first, then broken into lines, then cut.

use unicode_linebreak::{BreakOpportunity, linebreaks};
use unicode_segmentation::UnicodeSegmentation;

use super::{Base, Fonts, Shaped, Weight, shape};

/// A text in its space.
#[derive(Clone, Debug)]
pub(crate) struct Fitted {
    pub(crate) lines: Vec<Shaped>,
    /// The size of its letters.
    pub(crate) size: f32,
    /// It did not fit, and the end is missing.
    pub(crate) cut: bool,
}

/// Fits a text into a width: on one line in the size wished or in a smaller one, else in the
/// smallest on as many lines as there may be, else cut.
pub(crate) fn fit(
    fonts: &Fonts,
    weight: Weight,
    text: &str,
    base: Base,
    (size, least): (f32, f32),
    (width, most): (f32, usize),
) -> Fitted {
    // A text of any length is not shaped as a whole to find out that it does not fit.
    let long = text.len() as f32 * least * 0.1 > width * 4.0;
    if !long {
        let line = shape(fonts, weight, text, base);
        if line.width * least <= width || line.width == 0.0 {
            let size = if line.width > 0.0 { size.min(width / line.width) } else { size };
            return Fitted { lines: vec![line], size, cut: false };
        }
    }
    let mut lines = lines_up_to(fonts, weight, text, base, width / least, most + 1);
    let cut = lines.len() > most;
    lines.truncate(most);
    if let Some(last) = lines.last_mut().filter(|_| cut) {
        *last = shortened(fonts, weight, &last.text, base, width / least);
    }
    Fitted { lines, size: least, cut }
}

/// A text broken into lines of a width, in units of its size.
pub(crate) fn lines(fonts: &Fonts, weight: Weight, text: &str, width: f32) -> Vec<Shaped> {
    lines_up_to(fonts, weight, text, Base::Text, width, usize::MAX)
}

fn lines_up_to(
    fonts: &Fonts,
    weight: Weight,
    text: &str,
    base: Base,
    width: f32,
    most: usize,
) -> Vec<Shaped> {
    let measure = |part: &str| shape(fonts, weight, part, base);
    let mut lines = Vec::new();
    let (mut start, mut end, mut used) = (0, 0, 0.0);
    for (at, kind) in linebreaks(text) {
        if lines.len() >= most {
            break;
        }
        let part = text.get(end..at).unwrap_or_default();
        let whole = measure(part.trim_end()).width;
        let blanks = measure(part).width;
        if used > 0.0 && used + whole > width && whole <= width {
            lines.push(measure(text.get(start..end).unwrap_or_default().trim_end()));
            (start, used) = (end, 0.0);
        }
        if whole > width {
            // No place to break within the width: between any two letters, from where the line is.
            for letters in part.graphemes(true) {
                let wide = measure(letters).width;
                if used > 0.0 && used + wide > width {
                    lines.push(measure(text.get(start..end).unwrap_or_default()));
                    (start, used) = (end, 0.0);
                    if lines.len() >= most {
                        break;
                    }
                }
                end += letters.len();
                used += wide;
            }
        } else {
            used += blanks;
        }
        end = at;
        let last = at == text.len();
        if kind == BreakOpportunity::Mandatory && !last {
            lines.push(measure(text.get(start..end).unwrap_or_default().trim_end()));
            (start, used) = (end, 0.0);
        }
    }
    if start < text.len() && lines.len() < most {
        lines.push(measure(text.get(start..).unwrap_or_default().trim_end()));
    }
    if lines.is_empty() {
        lines.push(measure(""));
    }
    lines
}

/// A line with three dots in the place of its end.
fn shortened(fonts: &Fonts, weight: Weight, text: &str, base: Base, width: f32) -> Shaped {
    let mut parts: Vec<&str> = text.graphemes(true).collect();
    loop {
        let shown = format!("{}…", parts.concat().trim_end());
        let line = shape(fonts, weight, &shown, base);
        if line.width <= width || parts.pop().is_none() {
            return line;
        }
    }
}

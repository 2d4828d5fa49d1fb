//! Variations: told, or passed over.

use super::Reader;
use super::scan::{at_line_start, line_end, variation_stop};
use crate::boundary::tag_head;
use crate::{FaultKind, GameResult, Skip, Visitor};

/// The variations that are open.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Depth {
    /// How many, told or not.
    pub(super) open: u32,
    /// How many are told to the visitor.
    told: u32,
    /// Where the outermost begins.
    outermost: usize,
}

impl<V: Visitor> Reader<'_, V> {
    /// A `(`.
    pub(super) fn open(&mut self, text: &[u8], pos: usize, depth: &mut Depth) -> usize {
        if text.get(pos..).is_some_and(|rest| rest.starts_with(b"(=)")) {
            // A draw offer with nothing before it that could have made it.
            return self.junk_of(text, pos, pos + 3);
        }
        if depth.open == 0 {
            depth.outermost = pos;
        }
        depth.open = depth.open.saturating_add(1);
        if depth.open > self.limits.max_depth {
            self.fault(FaultKind::VariationTooDeep, pos);
        } else {
            let Skip(skip) = self.visitor.begin_variation();
            if !skip {
                depth.told = depth.open;
                return pos + 1;
            }
        }
        self.skip_variation(text, pos + 1, depth)
    }

    /// A `)`.
    pub(super) fn close(&mut self, pos: usize, depth: &mut Depth) {
        if depth.open == 0 {
            self.fault(FaultKind::StrayParenthesis, pos);
        } else {
            depth.open -= 1;
            if depth.told > depth.open {
                depth.told = depth.open;
                self.visitor.end_variation();
            }
        }
    }

    /// Passes over a variation whose `(` is counted already, to the byte after its `)`; or to
    /// where the game ends, with the variation left open.
    fn skip_variation(&mut self, text: &[u8], from: usize, depth: &mut Depth) -> usize {
        let outside = depth.open - 1;
        let mut pos = variation_stop(text, from);
        while let Some(&byte) = text.get(pos) {
            match byte {
                b'(' => depth.open = depth.open.saturating_add(1),
                b')' => {
                    depth.open -= 1;
                    if depth.open == outside {
                        return pos + 1;
                    }
                }
                b'{' => pos = self.comments.brace(text, pos).next - 1,
                b';' => pos = line_end(text, pos) - 1,
                b'%' if at_line_start(text, pos) => pos = line_end(text, pos) - 1,
                b'[' if text.get(pos..).and_then(tag_head).is_some() => return pos,
                _ => {}
            }
            pos = variation_stop(text, pos + 1);
        }
        pos
    }

    /// The game ends at `end`, variations open or not.
    pub(super) fn unclosed(&mut self, text: &[u8], end: usize, depth: Depth) {
        if depth.open == 0 {
            return;
        }
        self.fault(FaultKind::UnclosedVariation, depth.outermost);
        for _ in 0..depth.told {
            self.visitor.end_variation();
        }
        // What was read as moves of the variation may have been the rest of the game; its result
        // is the last word.
        let body = text.get(depth.outermost + 1..end).unwrap_or_default();
        let body = body.trim_ascii_end();
        let last = body
            .iter()
            .rposition(|byte| byte.is_ascii_whitespace() || *byte == b'}')
            .map_or(0, |at| at + 1);
        let last = body.get(last..).unwrap_or_default();
        if let Some((result, len)) = GameResult::at_start(last)
            && len == last.len()
            && result != GameResult::BothLose
        {
            self.result(result);
        }
    }
}

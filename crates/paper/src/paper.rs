//! Sizes of paper, and what comes out.

use crate::canvas::mm;

/// A size of paper, upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 148 by 210 millimetres.
    A5,
}

impl Paper {
    /// Width and height in points.
    pub(crate) const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (mm(210.0), mm(297.0)),
            Paper::A5 => (mm(148.0), mm(210.0)),
        }
    }
}

/// A document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The file.
    pub pdf: Vec<u8>,
    /// Characters that no font has. On the paper a sign stands in their place, and a line at the
    /// foot names them.
    pub lacking: Vec<char>,
}

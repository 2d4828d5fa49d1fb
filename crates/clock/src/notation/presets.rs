//! The numbered settings of two common clocks.

use super::{Note, ReadControl};

/// Number and short form. Settings of several periods count no moves on these clocks; 40 and 20
/// are supposed, as in nearly all events that use them.
const DGT_3000: [(u32, &str); 23] = [
    (1, "300"),
    (2, "600"),
    (3, "1500"),
    (4, "3600"),
    (5, "7200"),
    (6, "40/7200:1800"),
    (7, "40/7200:3600"),
    (8, "40/7200:20/3600:1800"),
    (9, "40/7200:20/3600:3600"),
    (10, "180+2"),
    (11, "1500+10"),
    (12, "5400+30"),
    (13, "40/5400+30:1800+30"),
    (14, "40/6000+30:20/3000+30:900+30"),
    (15, "1500b10"),
    (16, "6900b5"),
    (17, "40/7200b30:900b30"),
    (18, "40/7200b30:20/3600b30:900b30"),
    (19, "3600c20/300"),
    (20, "3600y1x20"),
    (22, "300d2"),
    (23, "1500d5"),
    (24, "40/6900d5:3600d5"),
];

const DGT_2010: [(u32, &str); 7] = [
    (1, "300"),
    (2, "1500"),
    (4, "40/7200:1800"),
    (6, "40/7200:20/3600:1800"),
    (15, "180+2"),
    (16, "1500+10"),
    (17, "5400+30"),
];

/// The control of a numbered setting of a clock, as `DGT3000:13`; `None` if it is not known here.
///
/// ```
/// use compongo_clock::preset;
///
/// let read = preset("DGT2010:17").expect("known");
/// assert_eq!(read.control.to_string(), "5400+30");
/// ```
pub fn preset(text: &str) -> Option<ReadControl> {
    let (clock, number) = text.trim().split_once(':')?;
    let number: u32 = number.trim().parse().ok()?;
    let table: &[(u32, &str)] = match clock.replace([' ', '-'], "").to_ascii_uppercase().as_str() {
        "DGT3000" => &DGT_3000,
        "DGT2010" => &DGT_2010,
        _ => return None,
    };
    let (_, form) = table.iter().find(|(listed, _)| *listed == number)?;
    let control = form.parse().ok()?;
    let notes = if form.contains(':') { vec![Note::FortyMovesSupposed] } else { Vec::new() };
    Some(ReadControl { control, notes })
}

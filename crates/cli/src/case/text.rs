//! What came out of cases, for people.

use std::io::{self, Write};

use compongo_laws::Edition;
use compongo_laws::case::Case;

use super::differ::{Line, compare};
use super::{Run, Tally};
use crate::ui::{BOLD, DIM, GREEN, RED, Ui, clean};

/// A case with the editions where it is ruled otherwise than expected.
pub(super) fn case(
    file: &str,
    case: &Case,
    runs: &[Run<'_>],
    quiet: bool,
    ui: &Ui,
    out: &mut impl Write,
) -> io::Result<()> {
    let wrong: Vec<&Run<'_>> = runs.iter().filter(|run| !run.mismatches.is_empty()).collect();
    if runs.is_empty() || (quiet && wrong.is_empty()) {
        return Ok(());
    }
    let (file, title) = (clean(file), clean(&case.title));
    let editions = years(runs.iter().map(|run| run.edition));
    let (style, sign) = if wrong.is_empty() { (GREEN, '✓') } else { (RED, '✗') };
    writeln!(out, "{style}{sign}{style:#} {BOLD}{file}{BOLD:#}  {title}  {DIM}{editions}{DIM:#}")?;
    // What differs alike in several editions is shown once.
    let mut shown: Vec<&Run<'_>> = Vec::new();
    for run in &wrong {
        if shown.iter().any(|it| alike(it, run)) {
            continue;
        }
        shown.push(run);
        let same = years(wrong.iter().filter(|it| alike(it, run)).map(|it| it.edition));
        writeln!(out, "  {BOLD}{same}{BOLD:#}  {}", ui.messages.text("case-legend"))?;
        differences(run, ui, out)?;
    }
    Ok(())
}

fn alike(one: &Run<'_>, other: &Run<'_>) -> bool {
    let same = |(a, b): (&compongo_laws::case::Mismatch, &compongo_laws::case::Mismatch)| {
        (a.what, &a.expected, &a.seen) == (b.what, &b.expected, &b.seen)
    };
    one.mismatches.len() == other.mismatches.len()
        && one.mismatches.iter().zip(&other.mismatches).all(same)
}

fn differences(run: &Run<'_>, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    for mismatch in &run.mismatches {
        writeln!(out, "    {}", ui.messages.text(&format!("case-{}", mismatch.what)))?;
        let lines = if mismatch.what == "rulings" {
            compare(&run.expect.rulings, &run.seen.rulings)
        } else {
            vec![Line::Expected(&mismatch.expected), Line::Got(&mismatch.seen)]
        };
        for line in lines {
            match line {
                Line::Both(text) => writeln!(out, "      {DIM}  {}{DIM:#}", clean(text))?,
                Line::Expected(text) => writeln!(out, "      {RED}- {}{RED:#}", clean(text))?,
                Line::Got(text) => writeln!(out, "      {GREEN}+ {}{GREEN:#}", clean(text))?,
            }
        }
    }
    Ok(())
}

/// Editions as years and ranges of years: `1997, 2009-2023`.
fn years(editions: impl Iterator<Item = Edition>) -> String {
    let mut ranges: Vec<(Edition, Edition)> = Vec::new();
    for edition in editions {
        match ranges.last_mut() {
            Some((_, last)) if *last as usize + 1 == edition as usize => *last = edition,
            _ => ranges.push((edition, edition)),
        }
    }
    let show = |(first, last): (Edition, Edition)| {
        if first == last { first.to_string() } else { format!("{first}-{last}") }
    };
    ranges.into_iter().map(show).collect::<Vec<_>>().join(", ")
}

/// How many cases there were, and how many are not as expected.
pub(super) fn summary(tally: &Tally, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let text = ui
        .messages
        .with("case-summary", [("cases", tally.cases.into()), ("runs", tally.runs.into())]);
    write!(out, "{text}")?;
    // Where nothing was run, nothing is as expected.
    if tally.runs > 0 || tally.unreadable == 0 {
        let differing = ui.with1("case-differing", "n", tally.differing.into());
        let style = if tally.differing == 0 { GREEN } else { RED };
        write!(out, " {style}{differing}{style:#}")?;
    }
    if tally.unreadable > 0 {
        let unreadable = ui.with1("case-unreadable", "n", tally.unreadable.into());
        write!(out, " {RED}{unreadable}{RED:#}")?;
    }
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editions_that_follow_each_other_are_a_range() {
        use Edition::*;
        let show = |list: &[Edition]| years(list.iter().copied());
        assert_eq!(show(&Edition::ALL), "1997-2023");
        assert_eq!(show(&[E1997, E2005, E2009, E2018]), "1997, 2005-2009, 2018");
        assert_eq!(show(&[]), "");
    }
}

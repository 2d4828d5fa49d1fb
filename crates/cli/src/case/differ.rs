//! Two lists beside each other.

/// A line of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line<'a> {
    /// In both lists.
    Both(&'a str),
    /// Only expected.
    Expected(&'a str),
    /// Only what came out.
    Got(&'a str),
}

/// Longer lists, by the product of their lengths, are shown one after the other.
const MOST_PAIRS: usize = 1 << 22;

/// The lines of both lists, as many as possible being in both.
pub(super) fn compare<'a>(expected: &'a [String], got: &'a [String]) -> Vec<Line<'a>> {
    if expected.len().saturating_mul(got.len()) > MOST_PAIRS {
        let expected = expected.iter().map(|line| Line::Expected(line));
        return expected.chain(got.iter().map(|line| Line::Got(line))).collect();
    }
    let common = longest_common(expected, got);
    let (mut from, mut to) = (0, 0);
    let mut lines = Vec::new();
    while from < expected.len() || to < got.len() {
        match (expected.get(from), got.get(to)) {
            (Some(one), Some(other)) if one == other => {
                lines.push(Line::Both(one));
                (from, to) = (from + 1, to + 1);
            }
            (Some(one), other)
                if other.is_none() || common[from + 1][to] >= common[from][to + 1] =>
            {
                lines.push(Line::Expected(one));
                from += 1;
            }
            (_, Some(other)) => {
                lines.push(Line::Got(other));
                to += 1;
            }
            (_, None) => break,
        }
    }
    lines
}

/// How many lines the rests of both lists can have in common, from each pair of places on.
fn longest_common(one: &[String], other: &[String]) -> Vec<Vec<usize>> {
    let mut table = vec![vec![0; other.len() + 1]; one.len() + 1];
    for from in (0..one.len()).rev() {
        for to in (0..other.len()).rev() {
            table[from][to] = if one[from] == other[to] {
                table[from + 1][to + 1] + 1
            } else {
                table[from + 1][to].max(table[from][to + 1])
            };
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_both_have_stays_together() {
        let list = |text: &str| text.chars().map(|it| it.to_string()).collect::<Vec<_>>();
        let (one, other) = (list("abcd"), list("axcde"));
        let lines = compare(&one, &other);
        assert_eq!(
            lines,
            [
                Line::Both("a"),
                Line::Expected("b"),
                Line::Got("x"),
                Line::Both("c"),
                Line::Both("d"),
                Line::Got("e")
            ]
        );
        // What would need a table of terabytes is not laid beside each other.
        let (long, longer) = (vec!["a".to_owned(); 500_000], vec!["b".to_owned(); 600_000]);
        assert_eq!(compare(&long, &longer).len(), 1_100_000);
        assert_eq!(compare(&one, &[]).len(), 4);
        assert_eq!(compare(&[], &other).len(), 5);
    }
}

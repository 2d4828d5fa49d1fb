//! No crate that is linked into the program may be under a licence that binds the whole. Oracles
//! of the tests (GPL among them) are dev-dependencies and are not looked at.

use crate::steps::{Failure, Step, cargo, output, root};

/// The licences of shipped crates; `deny.toml` lists the same.
const ALLOWED: [&str; 14] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    // The list of certificate authorities, data and no code.
    "CDLA-Permissive-2.0",
    "ISC",
    // Fonts, which may be shipped with anything.
    "OFL-1.1",
    "bzip2-1.0.6",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Looks at everything that the workspace links, build scripts included.
pub(crate) fn check() -> Step {
    let mut tree = cargo(["tree", "--workspace", "--edges", "normal,build", "--prefix", "none"]);
    let tree = output(tree.current_dir(root()).args(["--format", "{p}\t{l}"]))?;
    let mut refused: Vec<String> = tree
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(name, licence)| (name, licence.trim_end_matches("(*)").trim()))
        .filter(|(_, licence)| !allowed(licence))
        .map(|(name, licence)| format!("{name}: {licence}"))
        .collect();
    refused.sort();
    refused.dedup();
    if refused.is_empty() { Ok(()) } else { Err(Failure::Licences(refused)) }
}

/// Whether an SPDX expression can be met by licences of the list. Parentheses are not nested in
/// practice; `/` is the old way to write OR.
fn allowed(expression: &str) -> bool {
    let flat = expression.replace('/', " OR ").replace(['(', ')'], " ");
    let all = |part: &str| part.split(" AND ").all(|licence| ALLOWED.contains(&licence.trim()));
    if expression.contains('(') {
        // "(A OR B) AND C": every group between the ANDs must have a way.
        let any = |part: &str| part.split(" OR ").any(|licence| ALLOWED.contains(&licence.trim()));
        return flat.split(" AND ").all(any);
    }
    flat.split(" OR ").any(all)
}

#[cfg(test)]
mod tests {
    use super::allowed;

    #[test]
    fn expressions() {
        assert!(allowed("MIT OR Apache-2.0"));
        assert!(allowed("Unlicense/MIT"));
        assert!(allowed("GPL-3.0-or-later OR MIT"));
        assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(!allowed("GPL-3.0-or-later"));
        assert!(!allowed("MIT AND GPL-3.0"));
        assert!(!allowed("(MIT OR Apache-2.0) AND GPL-3.0"));
        assert!(!allowed(""));
    }
}

//! Leaving out single rules of the game, to see whether the situations notice.
//!
//! All removals of `removals.toml` are put into one copy of the project, each behind a switch that
//! an environment variable turns on: the copy is built once and run once for each of them.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Deserialize;

use crate::steps::{Failure, Step, cargo, output, root, run};

const LIST: &str = "xtask/removals.toml";
const RULES: &str = "crates/laws/src/game";
const SWITCH: &str = "COMPONGO_REMOVED";

/// The situations, and then what else is tested of a game.
const SITUATIONS: &[&str] = &["game_cases"];
const OTHERS: &[&str] = &["game", "game_duties", "game_pending", "game_sheets", "game_views"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    removal: Vec<Removal>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Removal {
    file: String,
    rule: String,
    old: String,
    new: String,
    /// Why leaving the rule out changes nothing that can be seen.
    same: Option<String>,
}

/// What noticed that a rule was left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Noticed {
    Situations,
    OtherTests,
    Nothing,
}

/// Leaves out each rule of the list, or those with these numbers.
pub(crate) fn removals(numbers: &[usize]) -> Step {
    let list = list()?;
    let copy = copy()?;
    for (number, removal) in (1..).zip(&list.removal) {
        put_in(&copy, number, removal)?;
    }
    add_switch(&copy)?;
    let tests = [SITUATIONS, OTHERS].concat();
    run(test(&copy, &tests).arg("--no-run"))?;
    if !passes(&copy, &tests, 0)? {
        return Err(Failure::List("tests fail although nothing is left out".to_owned()));
    }
    let asked: HashSet<usize> = numbers.iter().copied().collect();
    let mut found = Vec::new();
    for (number, removal) in (1..).zip(&list.removal) {
        if asked.is_empty() || asked.contains(&number) {
            let noticed = noticed(&copy, number)?;
            say(number, removal, noticed);
            found.push((number, removal, noticed));
        }
    }
    sum_up(&found)
}

fn list() -> Step<List> {
    toml::from_str(&read(&root().join(LIST))?)
        .map_err(|error| Failure::List(format!("{LIST}: {error}")))
}

fn noticed(copy: &Path, number: usize) -> Step<Noticed> {
    Ok(if !passes(copy, SITUATIONS, number)? {
        Noticed::Situations
    } else if !passes(copy, OTHERS, number)? {
        Noticed::OtherTests
    } else {
        Noticed::Nothing
    })
}

fn say(number: usize, removal: &Removal, noticed: Noticed) {
    let word = match (noticed, &removal.same) {
        (Noticed::Situations, _) => "situations",
        (Noticed::OtherTests, _) => "tests",
        (Noticed::Nothing, Some(_)) => "same",
        (Noticed::Nothing, None) => "NOTHING",
    };
    println!("{number:4} {word:10} {:16} {}", removal.file, removal.rule);
}

fn sum_up(found: &[(usize, &Removal, Noticed)]) -> Step {
    let count = |noticed| found.iter().filter(|it| it.2 == noticed).count();
    let same = |it: &&(usize, &Removal, Noticed)| it.1.same.is_some();
    let unnoticed: Vec<_> = found.iter().filter(|it| it.2 == Noticed::Nothing).collect();
    let equivalent = unnoticed.iter().filter(|it| same(it)).count();
    println!(
        "{} left out: {} noticed by situations, {} by other tests, {equivalent} change nothing",
        found.len(),
        count(Noticed::Situations),
        count(Noticed::OtherTests),
    );
    let missed: Vec<String> = unnoticed
        .iter()
        .filter(|it| !same(it))
        .map(|(number, removal, _)| format!("{number} {}: {}", removal.file, removal.rule))
        .collect();
    if missed.is_empty() {
        Ok(())
    } else {
        Err(Failure::List(format!("not noticed:\n  {}", missed.join("\n  "))))
    }
}

/// A copy of all files that belong to the project, below `target`.
fn copy() -> Step<PathBuf> {
    let copy = root().join("target/removals");
    let mut files = Command::new("git");
    let files =
        output(files.current_dir(root()).args(["ls-files", "-z", "--cached", "--others"]).args([
            "--exclude-standard",
            "--",
            "Cargo.*",
            "crates",
            "xtask",
            "cases",
            "samples",
        ]))?;
    for file in files.split('\0').filter(|file| !file.is_empty()) {
        let (from, to) = (root().join(file), copy.join(file));
        let Ok(text) = fs::read(&from) else { continue };
        // What has not changed keeps its date, so that it is not built again.
        if fs::read(&to).is_ok_and(|old| old == text) {
            continue;
        }
        let folder = to.parent().unwrap_or(&copy);
        fs::create_dir_all(folder).map_err(|error| Failure::Write(folder.to_owned(), error))?;
        write(&to, text)?;
    }
    Ok(copy)
}

fn put_in(copy: &Path, number: usize, removal: &Removal) -> Step {
    let path = copy.join(RULES).join(&removal.file);
    let text = read(&path)?;
    find(removal, &text)?;
    let new = removal.new.replace("REMOVED", &format!("crate::removed({number})"));
    write(&path, text.replace(&removal.old, &new).into_bytes())
}

/// Whether the text of a file has the rule, once.
fn find(removal: &Removal, text: &str) -> Step {
    let wrong = |what| Failure::List(format!("{LIST}, {}: {what}: {}", removal.file, removal.old));
    match text.matches(&removal.old).count() {
        0 => Err(wrong("is not in the file")),
        1 => Ok(()),
        _ => Err(wrong("is there more than once")),
    }
}

fn add_switch(copy: &Path) -> Step {
    let path = copy.join("crates/laws/src/lib.rs");
    let switch = format!(
        "\npub(crate) fn removed(number: usize) -> bool {{\n    \
         static WHICH: std::sync::LazyLock<Option<usize>> =\n        \
         std::sync::LazyLock::new(|| std::env::var(\"{SWITCH}\").ok()?.parse().ok());\n    \
         *WHICH == Some(number)\n}}\n"
    );
    let text = read(&path)? + &switch;
    write(&path, text.into_bytes())
}

fn test(copy: &Path, tests: &[&str]) -> Command {
    let mut test = cargo(["test", "--quiet", "--package", "compongo-laws"]);
    for name in tests {
        test.args(["--test", name]);
    }
    if std::env::var_os("CARGO_TARGET_DIR").is_none() {
        test.env("CARGO_TARGET_DIR", root().join("target"));
    }
    test.current_dir(copy);
    test
}

fn passes(copy: &Path, tests: &[&str], number: usize) -> Step<bool> {
    let mut test = test(copy, tests);
    test.env(SWITCH, number.to_string()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = test.status().map_err(|error| Failure::Start("cargo test".to_owned(), error))?;
    Ok(status.success())
}

fn read(path: &Path) -> Step<String> {
    fs::read_to_string(path).map_err(|error| Failure::Read(path.to_owned(), error))
}

fn write(path: &Path, text: Vec<u8>) -> Step {
    fs::write(path, text).map_err(|error| Failure::Write(path.to_owned(), error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_removal_is_a_rule_that_is_there() {
        let list = list().unwrap_or_else(|failure| panic!("{failure}"));
        assert!(list.removal.len() >= 100, "{} removals", list.removal.len());
        for removal in &list.removal {
            let text = read(&root().join(RULES).join(&removal.file));
            let found = text.and_then(|text| find(removal, &text));
            found.unwrap_or_else(|failure| panic!("{failure}"));
        }
    }
}

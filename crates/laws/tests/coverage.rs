//! `data/coverage.tsv` names, for each article that a case shows at work, the code and the cases.
//!
//! It is written by `cargo xtask coverage`, which runs this test with `COMPONGO_COVERAGE=write`.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use compongo_laws::case::Case;
use compongo_laws::catalogue::{self, Article};
use compongo_laws::{Edition, Kind, Topic};

/// The first line of the file.
const HEAD: &str = "# What covers each article: edition, article, code, cases; parted by tabs. \
                    Written by `cargo xtask coverage`.\n";

/// Articles that only introduce their parts, whatever the edition: they are at work where every part
/// is that a program or a person applies. What has a rule of its own is none of them.
const HEADS: [&str; 17] = [
    "1.4", "3.8", "3.8.2.2", "4.4", "8.1.1", "9.6", "C.10", "C.10.1", "C.10.2", "D.2.3", "D.2.10",
    "I.2", "I.8", "I.9", "II.3.2", "III.3.1", "III.6",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder that end so, by their paths from there.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, end));
        } else if path.extension().is_some_and(|it| it == end) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The numbers in the brackets at the end of a ruling.
fn cited(ruling: &str) -> impl Iterator<Item = &str> {
    let list = ruling.rsplit_once(" [").map_or("", |(_, list)| list.trim_end_matches(']'));
    list.split(", ").filter(|it| !it.is_empty())
}

/// The cases of each article, by its place in the catalogue.
fn cases() -> BTreeMap<(Edition, usize), BTreeSet<String>> {
    let folder = root().join("cases");
    let mut found: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
    for path in files(&folder, "toml") {
        let text = fs::read_to_string(&path).expect("a readable file");
        let case = Case::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let name = path.strip_prefix(&folder).expect("below the folder").with_extension("");
        let name = name.to_string_lossy().replace('\\', "/");
        for &edition in &case.editions {
            let seen = case.run(edition).unwrap_or_else(|it| panic!("{}: {it}", path.display()));
            for number in seen.rulings.iter().flat_map(|it| cited(it)) {
                // Of an article known by its paragraphs the citation means each.
                let articles = catalogue::articles(edition);
                let paragraph = format!("{number}§");
                let meant = articles
                    .iter()
                    .enumerate()
                    .filter(|(_, it)| it.number == number || it.number.starts_with(&paragraph));
                for (at, _) in meant {
                    found.entry((edition, at)).or_default().insert(name.clone());
                }
            }
        }
    }
    add_heads(&mut found);
    found
}

/// A head without a case of its own has those of its parts, if none of them is without.
fn add_heads(found: &mut BTreeMap<(Edition, usize), BTreeSet<String>>) {
    for edition in Edition::ALL {
        let articles = catalogue::articles(edition);
        let place = |number: &str| articles.iter().position(|it| it.number == number);
        // The inner heads first.
        for at in HEADS.into_iter().rev().filter_map(place) {
            let parts = catalogue::below(edition, articles[at].number);
            let applied = parts.iter().filter(|it| it.kind != Kind::Inform);
            let cases: Vec<_> =
                applied.map(|it| found.get(&(edition, place(it.number)?)).cloned()).collect();
            let whole: Option<Vec<BTreeSet<String>>> = cases.into_iter().collect();
            let whole =
                whole.filter(|parts| !parts.is_empty() && !found.contains_key(&(edition, at)));
            if let Some(parts) = whole {
                found.insert((edition, at), parts.into_iter().flatten().collect());
            }
        }
    }
}

/// Files with the matters whose rules they hold.
fn holders() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = include_str!("data/code.txt").lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| line.split_once(": "))
        .flat_map(|(path, matters)| matters.split_whitespace().map(move |matter| (path, matter)))
}

/// Source files with their paths in the repository.
struct Sources {
    files: Vec<(String, String)>,
    /// What was found for words before.
    known: RefCell<BTreeMap<String, Option<String>>>,
}

impl Sources {
    fn read() -> Sources {
        let root = root();
        let folder = root.join("crates/laws/src");
        let text = |path: PathBuf| {
            let name = path.strip_prefix(&root).expect("below the root");
            let name = name.to_string_lossy().replace('\\', "/");
            (name, fs::read_to_string(&path).expect("a readable file"))
        };
        let files = files(&folder, "rs").into_iter().map(text).collect();
        Sources { files, known: RefCell::default() }
    }

    /// The file of the rules that says a word most often.
    fn best(&self, word: &str) -> Option<String> {
        if let Some(known) = self.known.borrow().get(word) {
            return known.clone();
        }
        let found = self.look_for(word);
        self.known.borrow_mut().insert(word.to_owned(), found.clone());
        found
    }

    fn look_for(&self, word: &str) -> Option<String> {
        let applies = |path: &str| path.contains("/game/") || path.ends_with("board_rules.rs");
        let count = |text: &str| {
            let ends = |rest: &str| !rest.starts_with(|it: char| it.is_alphanumeric() || it == '_');
            text.split(word).skip(1).filter(|rest| ends(rest)).count()
        };
        let counted = self.files.iter().filter(|(path, _)| applies(path));
        let counted = counted.map(|(path, text)| (count(text), path));
        let best = counted.filter(|(count, _)| *count > 0).rev().max_by_key(|(count, _)| *count);
        best.map(|(_, path)| path.clone())
    }

    /// Where an article is applied: by the list of matters, by its topic, or by the value that the edition's table gives
    /// with its number; the table itself, if nothing more is found.
    fn of(&self, article: &Article) -> String {
        if let Some((path, _)) = holders().find(|(_, matter)| *matter == article.matter) {
            return path.to_owned();
        }
        let mut topics = Topic::ALL.into_iter().filter(|it| it.matter() == article.matter);
        let by_topic = topics.find_map(|it| self.best(&format!("Topic::{it:?}")));
        if let Some(path) = by_topic {
            return path;
        }
        let table = format!("crates/laws/src/edition/e{}.rs", article.edition.year());
        let text = self.files.iter().find(|(path, _)| *path == table).map_or("", |(_, text)| text);
        let fields = fields(text, article.number);
        let by_value = fields.iter().find_map(|it| self.best(&format!(".{it}")));
        by_value.unwrap_or(table)
    }
}

/// The fields of a table before each mention of an article, the nearest first.
fn fields(table: &str, number: &str) -> Vec<String> {
    let mention = format!("\"{number}\"");
    let field = |line: &str| {
        let (name, _) = line.trim().split_once(':')?;
        let is_name = name.chars().all(|it| it.is_ascii_lowercase() || it == '_');
        let known = ["standard", "rapid", "supervised_rapid", "blitz", "supervised_blitz"];
        (is_name && !known.contains(&name)).then(|| name.to_owned())
    };
    let ends = table.match_indices(&mention).map(|(at, _)| at);
    ends.filter_map(|at| table.get(..at)?.lines().rev().find_map(field)).collect()
}

fn written() -> String {
    let sources = Sources::read();
    let mut text = HEAD.to_owned();
    for ((edition, at), cases) in cases() {
        let article = &catalogue::articles(edition)[at];
        let names: Vec<_> = cases.iter().map(String::as_str).collect();
        let (number, code, names) = (article.number, sources.of(article), names.join(" "));
        writeln!(text, "{edition}\t{number}\t{code}\t{names}").expect("writing to a text");
    }
    text
}

#[test]
fn the_list_of_covered_articles_is_up_to_date() {
    let path = root().join("crates/laws/data/coverage.tsv");
    let text = written();
    if std::env::var_os("COMPONGO_COVERAGE").is_some_and(|it| it == "write") {
        fs::write(&path, &text).expect("a writable file");
        return;
    }
    let old = fs::read_to_string(&path).expect("a readable file");
    let (old, new): (BTreeSet<_>, BTreeSet<_>) = (old.lines().collect(), text.lines().collect());
    let apart: Vec<_> = old.symmetric_difference(&new).take(5).collect();
    assert!(apart.is_empty(), "`cargo xtask coverage` writes it anew: {apart:#?}");
}

#[test]
fn every_holder_of_a_rule_exists() {
    let mut seen = BTreeSet::new();
    for (path, matter) in holders() {
        assert!(root().join(path).is_file(), "{path}");
        assert!(seen.insert(matter), "{matter} twice");
        let of_matter = |edition: Edition| !catalogue::on(edition, matter).is_empty();
        assert!(Edition::ALL.into_iter().any(of_matter), "{matter}");
    }
}

/// Each article that the program or a person applies has a case, in every edition.
#[test]
fn every_applied_article_has_a_case() {
    let found = cases();
    for edition in Edition::ALL {
        let articles = catalogue::articles(edition).iter().enumerate();
        let missing: Vec<_> = articles
            .filter(|(at, it)| it.kind != Kind::Inform && !found.contains_key(&(edition, *at)))
            .map(|(_, it)| it.number)
            .collect();
        assert!(missing.is_empty(), "{edition}: {missing:?}");
    }
}

#[test]
fn citations_are_read_from_rulings() {
    let list = |ruling| cited(ruling).collect::<Vec<_>>();
    assert_eq!(list("made white e2e4 [4.7]"), ["4.7"]);
    assert_eq!(list("illegal white illegal 1 [7.5.1, 7.5.5]"), ["7.5.1", "7.5.5"]);
    assert_eq!(list("refused game-over []"), [""; 0]);
}

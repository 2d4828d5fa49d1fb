//! Every situation in `cases/` has the rulings it is said to have, in all its editions.

use std::path::{Path, PathBuf};

use compongo_laws::Edition;
use compongo_laws::case::{Case, CaseError};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of cases") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|it| it == "toml") {
            found.push(path);
        }
    }
}

fn cases() -> Vec<(PathBuf, Case)> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases"), &mut found);
    found.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let case = Case::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, case)
    };
    found.into_iter().map(read).collect()
}

#[test]
fn every_case_is_ruled_as_it_says() {
    let mut wrong = Vec::new();
    for (path, case) in cases() {
        match case.check() {
            Ok(found) => wrong.extend(found.iter().map(|it| format!("{}: {it}", path.display()))),
            Err(error) => wrong.push(format!("{}: {error}", path.display())),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_edition_has_cases_and_every_case_its_own_title() {
    let cases = cases();
    assert!(cases.len() >= 150, "{}", cases.len());
    for edition in Edition::ALL {
        let asked = cases.iter().filter(|(_, case)| case.editions.contains(&edition)).count();
        assert!(asked >= 140, "{edition}: {asked}");
    }
    let mut titles: Vec<_> = cases.iter().map(|(_, case)| (&case.title, &case.question)).collect();
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), cases.len());
}

#[test]
fn a_case_that_says_too_much_or_too_little_is_none() {
    let case = |more: &str, editions: &str, expected: &str| {
        Case::read(&format!(
            "title = 't'\nsource = 's'\nquestion = 'q'\neditions = [{editions}]\n{more}\n\
             facts = [{{ at = 0, by = 'white', do = 'resign' }}]\n\
             expect = [{{ editions = [{expected}], rulings = [] }}]"
        ))
    };
    assert!(case("", "'2018'", "'2018'").is_ok());
    assert!(matches!(case("colour = 1", "'2018'", "'2018'"), Err(CaseError::Text(_))));
    assert!(matches!(case("", "'2019'", "'2018'"), Err(CaseError::Edition(_))));
    assert_eq!(case("", "'2017-2018'", "'2018'"), Err(CaseError::Expectations(0, Edition::E2017)));
    let wrong = case("", "'2018'", "'2018'").expect("a case").check().expect("it runs");
    let what: Vec<_> = wrong.iter().map(|it| it.what).collect();
    assert_eq!(what, ["rulings", "result"]);
}

/// What is kept of a case does not grow with the square of its moves: a game of so many would then
/// need several gigabytes.
#[test]
fn a_long_case_is_run_in_little_memory() {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(5_000);
    let case = Case::read(&format!(
        "title = 't'\nsource = 's'\nquestion = 'q'\neditions = ['2001']\nregulations = {{ time = '5400' }}\n\
         facts = [{{ at = 0, do = 'play', moves = '{moves}' }}]\n\
         expect = [{{ editions = ['2001'], rulings = [] }}]"
    ))
    .unwrap();
    assert_eq!(case.check(), Ok(Vec::new()));
    let seen = case.run(Edition::E2001).unwrap();
    assert_eq!(
        seen.board.as_deref(),
        Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 20000 10001")
    );
}

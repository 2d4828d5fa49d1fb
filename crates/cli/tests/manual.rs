//! `compongo completions` and `compongo man`.

mod common;

use std::fs;

use common::run;

#[test]
fn every_shell_gets_a_script_that_knows_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (code, out, err) = run(&["completions", shell]);
        assert_eq!((code, err.as_str()), (0, ""), "{shell}");
        for word in ["compongo", "winnable", "school", "fail-on"] {
            assert!(out.contains(word), "{shell}: {word}");
        }
    }
    let (code, _, err) = run(&["completions", "command.com"]);
    assert_eq!(code, 2);
    assert!(err.contains("command.com"), "{err}");
}

#[test]
fn the_manual_comes_from_the_definitions() {
    let (code, out, _) = run(&["man"]);
    assert_eq!(code, 0);
    assert!(out.contains(".TH compongo 1"), "{out}");
    assert!(out.contains("compongo\\-check(1)"), "{out}");
    let (_, spanish, _) = run(&["man", "--lang", "es"]);
    assert!(spanish.contains("Escrit") || spanish.contains("Muestra"), "{spanish}");
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("a/man");
    let (code, out, _) = run(&["man", "--to", pages.to_str().unwrap()]);
    assert_eq!((code, out.as_str()), (0, ""));
    let page = fs::read_to_string(pages.join("compongo-school.1")).unwrap();
    assert!(page.contains("difficulty") && page.contains("An exam of so many minutes"), "{page}");
    assert!(!page.contains("opt-") && !page.contains("about-"), "{page}");
    // A file where the folder should be.
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let (code, _, err) = run(&["man", "--to", file.to_str().unwrap()]);
    assert_eq!(code, 2);
    assert!(err.contains("the pages cannot be written to"), "{err}");
}

//! The program as a tool among others: pipes, signals, files that cannot be read, languages,
//! colours, exit statuses.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

use common::{compongo, data, outcome, process, run, run_with, shell};

/// A file with so many copies of the faulty games that no pipe holds the report.
fn large() -> (tempfile::TempDir, String) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("large.pgn");
    let games = fs::read_to_string(data("faults.pgn")).unwrap() + "\n";
    fs::write(&path, games.repeat(4000)).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (directory, path)
}

#[test]
fn a_closed_pipe_ends_the_run_quietly() {
    let (_directory, path) = large();
    for format in ["--json", "--csv", "--color=never"] {
        let mut child = process()
            .args(["check", format, "--no-progress", &path])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(!line.is_empty());
        let mut complaints = String::new();
        child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        assert_eq!(complaints, "");
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn no_space_left_is_said_and_fails() {
    for args in [&["check", "faults.pgn"][..], &["check", "--json", "faults.pgn"], &["perft", "1"]]
    {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = process().args(args).stdout(full).output().unwrap();
        let (code, _, err) = outcome(&output);
        assert_eq!(code, 2, "{args:?}");
        assert_eq!(
            err,
            "compongo: error: cannot write to the standard output: no space left on the device\n"
        );
    }
}

/// Whoever closes standard output (`>&-`) wants the exit status alone, and gets it.
#[cfg(unix)]
#[test]
fn a_closed_output_leaves_the_status() {
    let program = env!("CARGO_BIN_EXE_compongo");
    for (arguments, status) in [
        ("check faults.pgn", 1),
        ("check --json fine.pgn", 0),
        ("check no-such-file.pgn", 2),
        ("perft 1", 0),
        ("notation --to es fine.pgn", 0),
        ("notation --list", 0),
        ("--help", 0),
    ] {
        let script = format!("'{program}' {arguments} >&-");
        let output = shell(&script).output().unwrap();
        let (code, out, err) = outcome(&output);
        assert_eq!((code, out.as_str()), (status, ""), "{arguments}: {err}");
        assert!(!err.contains("panicked"), "{arguments}: {err}");
        // A message lost with standard error changes nothing either.
        let output = shell(&format!("{script} 2>&-")).output().unwrap();
        assert_eq!(output.status.code(), Some(status), "{arguments}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_run_at_once() {
    use std::os::unix::process::ExitStatusExt;

    let mut child =
        process().args(["check", "-"]).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    // Something to read, and then nothing more for as long as the test lives.
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"1. e4").unwrap();
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    // A shell shows this as 130.
    assert_eq!(child.wait().unwrap().signal(), Some(2));
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let (code, out, err) = run(&["check", "--json", "no-such-file.pgn", ".", "faults.pgn"]);
    assert_eq!(code, 2);
    assert!(out.contains("\"file\":\"faults.pgn\""), "{out}");
    assert_eq!(
        err,
        "compongo: error: cannot read no-such-file.pgn: no such file\n\
         compongo: error: cannot read .: it is a directory\n"
    );
    let (code, _, err) = run(&["--lang", "es", "check", "no-such-file.pgn"]);
    assert_eq!(code, 2);
    assert_eq!(err, "compongo: error: no se puede leer no-such-file.pgn: no existe\n");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let (_directory, path) = large();
    let one = run(&["check", "--json", "--jobs", "1", &path, "faults.pgn"]);
    let many = run(&["check", "--json", "--jobs", "4", &path, "faults.pgn"]);
    assert_eq!(one.0, 1);
    assert!(one.1.lines().count() > 4000);
    assert!(one == many);
}

#[test]
fn bytes_of_any_kind_are_survived() {
    // A linear congruential generator; its figures are Knuth's.
    let mut state = 2_u64;
    let mut byte = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    let junk: Vec<u8> = (0..200_000).map(|_| byte()).collect();
    let one = run_with(&["check", "--json", "-j1", "-"], &junk);
    assert!(one.0 == 0 || one.0 == 1, "{}", one.2);
    assert_eq!(one.2, "");
    assert!(one == run_with(&["check", "--json", "-j2", "-"], &junk));
    for args in [&["check", "-"][..], &["notation", "--to", "es", "-"]] {
        let (code, _, err) = run_with(args, &junk);
        assert!((0..=1).contains(&code), "{args:?}: {err}");
    }
}

#[test]
fn nothing_is_nothing_wrong() {
    let (code, out, err) = run_with(&["check", "-"], b"");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("Checked 1 file: 0 games"), "{out}");
    assert_eq!(run_with(&["check", "--json"], b""), (0, String::new(), String::new()));
}

#[test]
fn one_of_a_kind_is_said_in_the_singular() {
    for (lang, text, words) in [
        ("en", "1. e4 *", "1 file: 1 game, 1 half-move, "),
        ("en", "1. e4 e5 *", "1 file: 1 game, 2 half-moves, "),
        ("es", "1. e4 *", "1 archivo: 1 partida, 1 media jugada, "),
        ("es", "1. e4 e5 *", "1 archivo: 1 partida, 2 medias jugadas, "),
    ] {
        let (_, out, _) = run_with(&["check", "--lang", lang, "-"], text.as_bytes());
        assert!(out.contains(words), "{out}");
    }
}

#[test]
fn damaged_files_are_named_in_the_language_of_the_reader() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("damaged.pgn.zst");
    let games = fs::read(data("faults.pgn")).unwrap();
    let mut packed = zstd::stream::encode_all(&games[..], 3).unwrap();
    let middle = packed.len() / 2;
    packed[middle..].fill(0xff);
    fs::write(&path, packed).unwrap();
    let path = path.to_str().unwrap();
    let (code, _, err) = run(&["--lang", "es", "check", path]);
    assert_eq!(code, 2);
    assert!(err.ends_with(": los datos comprimidos están dañados\n"), "{err}");
}

#[test]
fn what_follows_packed_games_is_named_and_they_are_checked() {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(&fs::read(data("faults.pgn")).unwrap()).unwrap();
    let mut packed = packed.finish().unwrap();
    packed.extend(b"trailing junk");
    let (code, out, err) = run_with(&["check", "--json", "-"], &packed);
    assert_eq!(code, 2);
    let whole = run_with(&["check", "--json", "-"], &fs::read(data("faults.pgn")).unwrap());
    assert_eq!(out, whole.1);
    assert_eq!(
        err,
        "compongo: error: cannot read standard input: something else follows the compressed data, \
         which were read to their end\n"
    );
}

#[test]
fn utf_16_is_read() {
    let text = "\u{feff}[White \"Lékó\"]\n\n1. e4 e5 2. Ke3 *\n";
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let (code, out, err) = run_with(&["check", "--csv", "-"], &bytes);
    assert_eq!((code, err.as_str()), (1, ""));
    assert!(out.contains("Lékó") && out.contains("illegal-move"), "{out}");
}

#[test]
fn the_language_is_chosen_or_taken_from_the_environment() {
    let spanish = |out: &str| out.contains("Revisado 1 archivo");
    assert!(spanish(&run(&["check", "fine.pgn", "--lang", "es"]).1));
    assert!(!spanish(&run(&["check", "fine.pgn"]).1));
    for (name, value, expected) in
        [("LANG", "es_ES.UTF-8", true), ("LC_ALL", "es_CL", true), ("LC_MESSAGES", "de_DE", false)]
    {
        let output = compongo().args(["check", "fine.pgn"]).env(name, value).output().unwrap();
        assert_eq!(spanish(&outcome(&output).1), expected, "{name}={value}");
    }
    let both = compongo()
        .args(["check", "fine.pgn"])
        .env("LANG", "es_ES")
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert!(!spanish(&outcome(&both).1));
}

#[test]
fn colours_only_where_they_are_wanted() {
    let colored = |args: &[&str], environment: &[(&str, &str)]| {
        let output = compongo()
            .args(["check", "faults.pgn"])
            .args(args)
            .envs(environment.iter().copied())
            .output()
            .unwrap();
        output.stdout.contains(&0x1b)
    };
    assert!(!colored(&[], &[]));
    assert!(colored(&["--color", "always"], &[]));
    assert!(colored(&["--color=always"], &[("NO_COLOR", "1")]));
    assert!(colored(&[], &[("CLICOLOR_FORCE", "1")]));
    assert!(!colored(&[], &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "0")]));
    assert!(!colored(&["--color", "never"], &[("CLICOLOR_FORCE", "1")]));
    assert!(!colored(&["--json", "--color", "always"], &[]));
}

#[test]
fn help_is_no_failure_and_wrong_use_is() {
    for args in [&["--help"][..], &["help"], &["check", "--help"], &["--version"]] {
        let (code, out, err) = run(args);
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
        assert!(!out.is_empty());
    }
    let (code, out, _) = run(&["ayuda", "check", "--lang", "es"]);
    assert_eq!(code, 0);
    for word in ["Uso: compongo check [OPCIONES]", "Argumentos:", "Opciones:", "por omisión"] {
        assert!(out.contains(word), "{out}");
    }
    for english in ["Usage", "Options", "default", "possible values", "Print"] {
        assert!(!out.contains(english), "{out}");
    }
    for (args, words) in [
        (&["chek"][..], "no existe la orden 'chek'"),
        (&["check", "--jsn"], "no se esperaba el argumento '--jsn'"),
        (&["check", "--json", "--csv"], "--json no puede ir con --csv"),
        (&["check", "--edition", "1492"], "el valor '1492' no sirve"),
        (
            &["check", "--jobs", "0"],
            "no sirve para --jobs <N>: se espera un número de hilos desde 1",
        ),
        (&["check", "--jobs"], "falta el valor de --jobs"),
        (&["check", "--color", "blue"], "valores posibles: auto, always, never"),
        (&["perft"], "faltan argumentos: <PROFUNDIDAD>"),
        (&[], "falta una orden"),
    ] {
        let (code, out, err) = run(&[args, &["--lang", "es"]].concat());
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.starts_with("error: ") && err.contains(words), "{args:?}: {err}");
        let (code, out, err) = run(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(!err.is_empty());
    }
}

#[test]
fn a_command_that_is_not_known_is_refused() {
    for command in ["cheque", "claims", "re-play", ""] {
        let (code, out, err) = run(&[command]);
        assert_eq!((code, out.as_str()), (2, ""), "{command}");
        assert!(err.contains("error"), "{err}");
    }
}

#[cfg(unix)]
#[test]
fn a_round_of_the_school_that_is_interrupted_ends_with_its_result() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("school.json");
    let mut child = process()
        .args(["school", "--seed", "1", "--edition", "2018", "--progress"])
        .arg(&file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"1\n\n").unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    // The first answer was heard, and with it what ends the round.
    while !line.contains("2 of 10") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0);
    }
    let killed =
        std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.unwrap().success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0), "{rest}");
    assert!(rest.contains("1 of 10 answered"), "{rest}");
    assert!(file.exists());
}

//! `compongo serve`: begins, answers, ends; and says what keeps it from working.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use assert_cmd::cargo::cargo_bin;

fn compongo(lang: &str, listen: &str, data: &str) -> Command {
    let mut command = Command::new(cargo_bin("compongo"));
    command.args(["--lang", lang, "--color", "never", "serve", "--listen", listen, "--data", data]);
    command.env_remove("COMPONGO_LOG");
    command
}

/// The status and what is said.
fn failed(mut command: Command) -> (Option<i32>, String) {
    let output = command.output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

/// A server that has begun, and its address.
fn begun_at(data: &str) -> (Child, String) {
    let mut child = compongo("en", "127.0.0.1:0", data).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stderr.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.split(['/', ',']).nth(2).unwrap_or_else(|| panic!("{line}")).to_owned();
    assert_eq!(line, format!("Serving at http://{address}/, records in {data}. Ctrl-C ends it.\n"));
    (child, address)
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_answers_until_it_is_told_to_end() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new").to_str().unwrap().to_owned();
    let (mut child, address) = begun_at(&data);
    assert!(get(&address, "/healthz").starts_with("HTTP/1.1 200 OK\r\n"));

    // The folder is in use while the server is at work.
    let (status, said) = failed(compongo("en", "127.0.0.1:0", &data));
    assert_eq!(status, Some(2));
    let expected = format!(
        "compongo: error: {data} is in use by another server (process {}). Stop that server, or \
         give this one a folder of its own with --data\n",
        child.id()
    );
    assert_eq!(said, expected);
    let (status, said) = failed(compongo("es", &address, &data));
    assert_eq!(status, Some(2));
    let expected =
        format!("compongo: error: otro programa usa ya {address}. Elige otro lugar con --listen\n");
    assert_eq!(said, expected);

    #[cfg(unix)]
    {
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
    #[cfg(not(unix))]
    {
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let (mut child, _) = begun_at(&data);
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn copies_are_made_while_it_is_at_work() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data").to_str().unwrap().to_owned();
    let copies = folder.path().join("copies");
    let mut command = compongo("en", "127.0.0.1:0", &data);
    let mut child = command.arg("--backup-to").arg(&copies).spawn().unwrap();
    let copied = || {
        let names =
            fs::read_dir(&copies).ok()?.filter_map(|it| it.ok()?.file_name().into_string().ok());
        names.into_iter().find(|name| name.ends_with("Z.sqlite"))
    };
    let begun = std::time::Instant::now();
    while copied().is_none() && begun.elapsed().as_secs() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let name = copied();
    child.kill().unwrap();
    child.wait().unwrap();
    // Under the name of the record the copy serves as one.
    let restored = folder.path().join("restored");
    fs::create_dir(&restored).unwrap();
    fs::copy(copies.join(name.unwrap()), restored.join("record.sqlite")).unwrap();
    let (mut child, address) = begun_at(restored.to_str().unwrap());
    assert!(get(&address, "/healthz").starts_with("HTTP/1.1 200 OK\r\n"));
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn what_cannot_be_used_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let data = file.to_str().unwrap();
    let (status, said) = failed(compongo("en", "127.0.0.1:0", data));
    assert_eq!(status, Some(2));
    assert_eq!(said, format!("compongo: error: {data} is a file. Give a folder with --data\n"));

    let other = folder.path().join("other");
    fs::create_dir(&other).unwrap();
    fs::write(other.join("record.sqlite"), "no database at all, but long enough to be read")
        .unwrap();
    let data = other.to_str().unwrap();
    let (status, said) = failed(compongo("es", "127.0.0.1:0", data));
    assert_eq!(status, Some(2));
    assert!(said.starts_with("compongo: error: "), "{said}");
    assert!(said.contains(data) && !said.contains("serve-store"), "{said}");

    // An address for documentation, which no machine has.
    let (status, said) = failed(compongo("es", "192.0.2.1:8080", data));
    assert_eq!(status, Some(2));
    let expected = "compongo: error: esta máquina no tiene la dirección 192.0.2.1:8080. Da una \
                    suya con --listen, o 0.0.0.0 para todas\n";
    assert_eq!(said, expected);

    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let fresh = folder.path().join("fresh");
    let (status, said) = failed(compongo("en", &address, fresh.to_str().unwrap()));
    assert_eq!(status, Some(2));
    let expected = format!(
        "compongo: error: {address} is in use by another program. Choose another place with \
         --listen\n"
    );
    assert_eq!(said, expected);
    // Nothing was begun.
    assert!(!fresh.exists());
}

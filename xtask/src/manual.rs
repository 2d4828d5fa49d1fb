//! Shell completions and manual pages, as packagers want them: from the program itself.

use std::fs;

use crate::steps::{Failure, Step, cargo, output, root, run};

/// The shells with the names that they look for.
const SCRIPTS: [(&str, &str); 5] = [
    ("bash", "compongo.bash"),
    ("elvish", "compongo.elv"),
    ("fish", "compongo.fish"),
    ("powershell", "_compongo.ps1"),
    ("zsh", "_compongo"),
];

/// Writes all of them below `target`.
pub(crate) fn manual() -> Step {
    let compongo = |arguments: &[&str]| {
        let mut command = cargo(["run", "--quiet", "--package", "compongo-cli", "--"]);
        command.current_dir(root()).args(["--lang", "en"]).args(arguments);
        command
    };
    let folder = root().join("target/completions");
    let failed = |path: &std::path::Path| {
        let path = path.to_owned();
        move |error| Failure::Write(path, error)
    };
    fs::create_dir_all(&folder).map_err(failed(&folder))?;
    for (shell, name) in SCRIPTS {
        let script = output(&mut compongo(&["completions", shell]))?;
        let file = folder.join(name);
        fs::write(&file, script).map_err(failed(&file))?;
    }
    let pages = root().join("target/man");
    let mut man = compongo(&["man", "--to"]);
    run(man.arg(&pages))?;
    eprintln!("written to {} and {}", folder.display(), pages.display());
    Ok(())
}

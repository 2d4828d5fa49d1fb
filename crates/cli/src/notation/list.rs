//! `compongo notation --list`: the languages with their piece letters.

use std::io::{self, Write};

use compongo_notation::Alphabet;

use crate::status::Status;
use crate::ui::Ui;

/// Prints the list.
pub(super) fn run(ui: &Ui) -> Status {
    let mut out = ui.stdout();
    ui.written(write(&mut out).and_then(|()| out.flush()))
}

fn write(out: &mut impl Write) -> io::Result<()> {
    let widest = |text: fn(&Alphabet) -> &'static str| {
        Alphabet::all().iter().map(|alphabet| text(alphabet).chars().count()).max().unwrap_or(0)
    };
    let (codes, names) = (widest(Alphabet::code), widest(Alphabet::name));
    for alphabet in Alphabet::all() {
        let letters = alphabet.letters().join(" ");
        let (code, name) = (alphabet.code(), alphabet.name());
        // The own name comes last: scripts differ in width and direction.
        writeln!(out, "{code:codes$}  {name:names$}  {letters}  {}", alphabet.own_name())?;
    }
    Ok(())
}

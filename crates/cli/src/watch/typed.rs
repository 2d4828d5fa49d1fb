//! What a person types while boards are watched.

use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// The lines that come from the keyboard.
pub(super) struct Typed(Receiver<String>);

impl Typed {
    pub(super) fn listen() -> Typed {
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in io::stdin().lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Typed(lines)
    }

    /// The last line since the last question, if there is one.
    pub(super) fn latest(&self) -> Option<String> {
        self.0.try_iter().last()
    }
}

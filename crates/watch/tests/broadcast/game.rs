use std::fmt::Write as _;

use compongo_pgn::{Annotation, Game};

use super::Random;

/// What is sent instead of a move; the last is a move that may be legal.
const WRONG: [&str; 5] = ["Ke9", "--", "a1", "Qh9", "e5"];

/// A game that is being played, with what was sent of it so far.
#[derive(Clone, Debug)]
pub struct Playing {
    game: Game,
    /// Its moves as written, with the clock behind each.
    moves: Vec<(String, String)>,
    made: usize,
    /// A move that was sent wrongly, in place of the last.
    wrong: Option<&'static str>,
    number: usize,
}

impl Playing {
    pub(super) fn new(game: Game, number: usize) -> Playing {
        let moves = game.main().moves.iter().map(|node| {
            let clock = node.after.iter().find_map(|after| match after {
                Annotation::Comment(comment) if comment.text.contains("%clk") => {
                    Some(format!(" {{{}}}", comment.text))
                }
                _ => None,
            });
            (node.text.clone(), clock.unwrap_or_default())
        });
        Playing { moves: moves.collect(), game, made: 0, wrong: None, number }
    }

    /// Whether all of it was sent, with the result.
    pub fn is_over(&self) -> bool {
        self.made >= self.moves.len() && self.wrong.is_none()
    }

    /// How many moves were sent rightly.
    pub fn sent(&self) -> usize {
        self.made - usize::from(self.wrong.is_some())
    }

    /// How many moves it has.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn step(&mut self, random: &mut Random, faults: bool) {
        self.wrong = None;
        match random.below(12) {
            // Nothing has happened on this board.
            0..4 => {}
            // A move is taken back, or several are corrected.
            4 if faults && self.made > 2 => self.made -= 1 + random.below(2),
            5 if faults && self.made > 0 && self.made < self.moves.len() => {
                let word = WRONG[random.below(WRONG.len())];
                let right = self.moves[self.made - 1].0.trim_end_matches(['+', '#']);
                self.wrong = (word != right).then_some(word);
            }
            _ => self.made = (self.made + 1 + random.below(3)).min(self.moves.len()),
        }
    }

    /// The text of the game as far as it was sent. A number among the tags keeps games apart that
    /// have the same names.
    pub(super) fn text(&self, marked: bool) -> String {
        let mut text = String::new();
        for (name, value) in self.game.tags.iter() {
            let value = match name {
                "GameId" | "GameURL" | "ChapterURL" => continue,
                "Termination" if !self.is_over() => continue,
                "Result" if !self.is_over() => "*",
                _ => value,
            };
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        let _ = write!(text, "[GameId \"{}\"]\n\n", self.number);
        let sent = self.moves.iter().take(self.sent());
        for (at, (mv, clock)) in sent.enumerate() {
            // A game that begins elsewhere has numbers of its own.
            if at % 2 == 0 && self.game.tags.get("FEN").is_none() {
                let _ = write!(text, "{}. ", at / 2 + 1);
            }
            let _ = write!(text, "{mv}{clock} ");
        }
        if let Some(wrong) = self.wrong {
            let _ = write!(text, "{wrong} ");
        }
        if self.is_over() {
            text += self.game.result.map_or("*", |result| result.as_str());
        } else if marked {
            text += "*";
        } else {
            // The next move is written behind this.
            return text;
        }
        text + "\n\n"
    }
}

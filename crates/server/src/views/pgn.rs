use compongo_board::{Color, Position};
use compongo_clock::Control;
use compongo_laws::game::{Act, Ply, Stage};
use compongo_pgn::{Annotation, Comment, Game, GameResult, Node, write_export};

use super::Followed;
use crate::settings::{Person, Settings};

/// The game as PGN, with what the clocks showed after each move.
///
/// What is illegal and has not been noticed is written as its player would have written it.
pub(crate) fn pgn(
    event: &str,
    settings: &Settings,
    followed: &Followed,
    remarks: &[Remark],
) -> String {
    let mut game = Game::default();
    tags(&mut game, event, settings, followed);
    let timed = followed.game().control().is_some();
    for (ply, written) in followed.game().moves().iter().zip(followed.written()) {
        let mut node = Node::new(if written.is_empty() { "--" } else { written.as_str() });
        if timed {
            let clock = format!("[%clk {}]", clock(mover_ms(ply)));
            node.after.push(Annotation::Comment(Comment::new(clock)));
        }
        game.main_mut().moves.push(node);
    }
    for Remark { plies, text } in remarks {
        let comment = Annotation::Comment(Comment::new(text.as_str()));
        let line = game.main_mut();
        // Moves may have been taken back since.
        match plies.checked_sub(1).zip(line.moves.len().checked_sub(1)) {
            Some((index, last)) => line.moves[index.min(last)].after.push(comment),
            None => line.before.push(comment),
        }
    }
    write_export(&game)
}

/// What the arbiter did to the clocks, for readers of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Remark {
    /// After how many moves.
    plies: usize,
    text: String,
}

impl Remark {
    /// Of a fact after so many moves; none if it changed no clock.
    pub(crate) fn of(act: &Act, plies: usize) -> Option<Remark> {
        let text = match act {
            Act::SetClock { player, left, .. } => {
                format!("{}'s clock set to {}", title(*player), whole(*left))
            }
            Act::AddTime { player, ms, .. } => {
                let (sign, ms) = (if *ms < 0 { '-' } else { '+' }, ms.unsigned_abs());
                format!("{}'s clock {sign}{}", title(*player), whole(ms))
            }
            Act::ReplaceClock { white, black, .. } => {
                format!("clock replaced: White {}, Black {}", whole(*white), whole(*black))
            }
            Act::CorrectSetting { control, .. } => format!("setting corrected: {control}"),
            _ => return None,
        };
        let said = act.reason().map(|it| format!(" ({})", plain(it))).unwrap_or_default();
        Some(Remark { plies, text: format!("Arbiter: {text}{said}") })
    }
}

const fn title(player: Color) -> &'static str {
    if player.is_white() { "White" } else { "Black" }
}

fn whole(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// A text that does not look like a command of a comment; what would end the comment is seen to
/// where it is written.
fn plain(text: &str) -> String {
    text.replace('[', "(").replace(']', ")")
}

fn tags(game: &mut Game, event: &str, settings: &Settings, followed: &Followed) {
    let outcome = followed.game().outcome().map(|it| it.result());
    let result = outcome.as_deref().and_then(GameResult::from_tag);
    let result = result.unwrap_or(GameResult::Unknown);
    game.result = Some(result);
    let tags = &mut game.tags;
    let mut set = |name: &str, value: &str| {
        if !value.is_empty() {
            tags.set(name, value);
        }
    };
    set("Event", event);
    set("Date", &settings.date.replace('-', "."));
    set("Round", &settings.round);
    set("Result", result.as_str());
    for (color, person) in [("White", &settings.white), ("Black", &settings.black)] {
        let Person { name, title, fide_id, rating, federation, team, linear: _ } = person;
        set(color, name);
        set(&format!("{color}Title"), title);
        set(&format!("{color}FideId"), fide_id);
        set(&format!("{color}Elo"), &rating.map(|it| it.to_string()).unwrap_or_default());
        set(&format!("{color}Federation"), federation);
        set(&format!("{color}Team"), team);
    }
    if let Some(board) = settings.board {
        set("Board", &board.to_string());
    }
    let regulations = &settings.regulations;
    let control = regulations.time.as_ref().and_then(Control::to_tag);
    if let Some(control) = control {
        set("TimeControl", &control.to_string());
    }
    if regulations.chess960 {
        set("Variant", "Chess960");
    }
    let start = followed.start().to_fen();
    if regulations.chess960 || start != Position::initial().to_fen() {
        set("SetUp", "1");
        set("FEN", &start);
    }
    if let Some(outcome) = followed.game().outcome() {
        set("Termination", &compongo_words::ending(outcome.by));
    } else if followed.game().stage() != Stage::Ready {
        set("Termination", "unterminated");
    }
}

fn mover_ms(ply: &Ply) -> u32 {
    ply.left_ms[usize::from(!ply.by.is_white())]
}

/// As PGN writes times: hours, minutes, seconds; tenths of a second only below a minute.
fn clock(ms: u32) -> String {
    let (seconds, rest) = (ms / 1_000, ms % 1_000);
    let text = format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if seconds < 60 { format!("{text}.{}", rest / 100) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_as_pgn_has_them() {
        assert_eq!(clock(5_400_000), "1:30:00");
        assert_eq!(clock(59_990), "0:00:59.9");
        assert_eq!(clock(0), "0:00:00.0");
    }

    #[test]
    fn a_reason_is_no_command() {
        let reason = Some("a } [%clk 0:00:01]".into());
        let act = Act::AddTime { player: Color::Black, ms: -61_000, reason };
        let remark = Remark::of(&act, 3).map(|it| it.text);
        let text = "Arbiter: Black's clock -0:01:01 (a } (%clk 0:00:01))";
        assert_eq!(remark.as_deref(), Some(text));
        assert_eq!(Remark::of(&Act::Press {}, 3), None);
    }
}

//! What can be typed after `scoresheet`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use compongo_board::Color;
use compongo_notation::Alphabet;
use compongo_paper::{Heading, Owner, Paper, Times};

use crate::values;

#[derive(Args, Debug)]
pub(crate) struct ScoresheetArgs {
    pub(crate) file: PathBuf,
    #[arg(long, default_value = "1", value_parser = values::which_game)]
    pub(crate) game: WhichGame,
    #[arg(long, value_enum)]
    pub(crate) player: Option<Player>,
    #[arg(long, value_parser = values::letters)]
    pub(crate) notation: Option<&'static Alphabet>,
    #[arg(long, value_enum, default_value = "a4")]
    pub(crate) paper: PaperSize,
    #[arg(long, value_enum, default_value = "every")]
    pub(crate) times: TimesAt,
    #[arg(long, conflicts_with_all = ["paper", "text"])]
    pub(crate) both: bool,
    #[arg(long)]
    pub(crate) text: bool,
    #[arg(long, short)]
    pub(crate) output: PathBuf,
    #[arg(long, value_parser = values::per_file)]
    pub(crate) per_file: Option<NonZeroUsize>,
    #[command(flatten)]
    pub(crate) print: PrintArgs,
    #[arg(long, short, value_parser = values::jobs, allow_negative_numbers = true)]
    pub(crate) jobs: Option<NonZeroUsize>,
    #[arg(long)]
    pub(crate) no_progress: bool,
}

/// What stands on paper besides what the game knows, and in which fonts.
#[derive(Args, Clone, Debug)]
pub(crate) struct PrintArgs {
    #[arg(long)]
    pub(crate) font: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) event: Option<String>,
    #[arg(long)]
    pub(crate) site: Option<String>,
    #[arg(long)]
    pub(crate) date: Option<String>,
    #[arg(long)]
    pub(crate) round: Option<String>,
    #[arg(long)]
    pub(crate) board: Option<String>,
    #[arg(long)]
    pub(crate) white: Option<String>,
    #[arg(long)]
    pub(crate) black: Option<String>,
    #[arg(long)]
    pub(crate) arbiter: Option<String>,
}

impl PrintArgs {
    /// Fills in what was typed.
    pub(crate) fn fill(&self, heading: &mut Heading) {
        let set = |place: &mut String, typed: &Option<String>| {
            if let Some(typed) = typed {
                place.clone_from(typed);
            }
        };
        set(&mut heading.event, &self.event);
        set(&mut heading.site, &self.site);
        set(&mut heading.date, &self.date);
        set(&mut heading.round, &self.round);
        set(&mut heading.board, &self.board);
        set(&mut heading.arbiter, &self.arbiter);
        set(&mut heading.players.white.name, &self.white);
        set(&mut heading.players.black.name, &self.black);
    }
}

/// One game of a file, or all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WhichGame {
    One(u64),
    All,
}

impl WhichGame {
    /// Whether the game of this number, from 1, is meant.
    pub(crate) fn is(self, number: u64) -> bool {
        match self {
            WhichGame::One(one) => one == number,
            WhichGame::All => true,
        }
    }

    /// Whether no later game can be meant.
    pub(crate) fn is_past(self, number: u64) -> bool {
        matches!(self, WhichGame::One(one) if number > one)
    }
}

/// Whose scoresheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Player {
    White,
    Black,
    Both,
}

impl Player {
    /// The sheets that are meant: without a player, the record of the game.
    pub(crate) fn owners(this: Option<Player>) -> &'static [Owner] {
        const WHITE: Owner = Owner::Player(Color::White);
        const BLACK: Owner = Owner::Player(Color::Black);
        match this {
            None => &[Owner::Record],
            Some(Player::White) => &[WHITE],
            Some(Player::Black) => &[BLACK],
            Some(Player::Both) => &[WHITE, BLACK],
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PaperSize {
    A4,
    A5,
}

impl PaperSize {
    pub(crate) fn paper(self) -> Paper {
        match self {
            PaperSize::A4 => Paper::A4,
            PaperSize::A5 => Paper::A5,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum TimesAt {
    Every,
    Fifth,
    None,
}

impl TimesAt {
    pub(crate) fn times(self) -> Times {
        match self {
            TimesAt::Every => Times::Every,
            TimesAt::Fifth => Times::Fifth,
            TimesAt::None => Times::None,
        }
    }
}

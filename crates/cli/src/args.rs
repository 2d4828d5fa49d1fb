//! What can be typed. All texts of the help are in `locales/`, under `about-<command>`,
//! `usage-<command>` and `opt-<command>-<name>`; [`crate::help`] puts them in.

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use compongo_audit::{AlphabetChoice, EditionChoice, Severity};
use compongo_board::Color;
use compongo_clock::TimeControl;
use compongo_laws::Edition;
use compongo_laws::Play;
use compongo_laws::game::DrawGround;
use compongo_school::Difficulty;

use crate::envelope::EnvelopeArgs;
use crate::form::FormArgs;
use crate::messages::Lang;
use crate::notation::{Source, Target};
use crate::scoresheet::ScoresheetArgs;
use crate::values;

#[derive(Parser, Debug)]
#[command(name = "compongo", version, disable_help_flag = true, disable_version_flag = true)]
#[command(disable_help_subcommand = true, subcommand_required = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[arg(long, global = true, value_enum, display_order = 990)]
    pub(crate) lang: Option<Lang>,
    #[arg(long, global = true, value_enum, default_value = "auto", display_order = 991)]
    pub(crate) color: ColorWhen,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Check(CheckArgs),
    Watch(WatchArgs),
    Winnable(WinnableArgs),
    Flag(FlagArgs),
    Claim(ClaimArgs),
    Perft(PerftArgs),
    Notation(NotationArgs),
    Laws(LawsArgs),
    Case(CaseArgs),
    Replay(ReplayArgs),
    Scoresheet(ScoresheetArgs),
    Form(FormArgs),
    Envelope(EnvelopeArgs),
    School(SchoolArgs),
    Serve(ServeArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// When to colour the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColorWhen {
    /// On a terminal, unless `NO_COLOR` or `CLICOLOR=0` say otherwise.
    Auto,
    Always,
    Never,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, default_value = "auto", value_parser = values::edition)]
    pub(crate) edition: EditionChoice,
    #[arg(long, default_value = "en", value_parser = values::alphabet)]
    pub(crate) notation: AlphabetChoice,
    #[arg(long, value_enum, default_value = "error")]
    pub(crate) fail_on: FailOn,
    #[arg(long, value_enum, default_value = "note")]
    pub(crate) show: Show,
    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,
    #[arg(long)]
    pub(crate) csv: bool,
    #[arg(long)]
    pub(crate) no_diagrams: bool,
    #[arg(long, short)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    pub(crate) work: WorkArgs,
    #[arg(long, default_value = "16M", value_parser = values::size)]
    pub(crate) max_game_size: usize,
}

/// How work that takes long is done and shown.
#[derive(Args, Debug)]
pub(crate) struct WorkArgs {
    #[arg(long)]
    pub(crate) no_progress: bool,
    #[arg(long, short, value_parser = values::jobs, allow_negative_numbers = true)]
    pub(crate) jobs: Option<NonZeroUsize>,
}

/// From which severity on findings make the exit status 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum FailOn {
    Error,
    Warning,
    Never,
}

/// From which severity on findings are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Show {
    Error,
    Warning,
    Note,
}

impl Show {
    pub(crate) fn includes(self, severity: Severity) -> bool {
        severity
            >= match self {
                Show::Error => Severity::Error,
                Show::Warning => Severity::Warning,
                Show::Note => Severity::Note,
            }
    }
}

#[derive(Args, Debug)]
pub(crate) struct WatchArgs {
    #[arg(required = true)]
    pub(crate) sources: Vec<String>,
    #[arg(long, default_value = "auto", value_parser = values::edition)]
    pub(crate) edition: EditionChoice,
    #[arg(long, default_value = "auto", value_parser = values::alphabet)]
    pub(crate) notation: AlphabetChoice,
    #[arg(long, value_parser = values::control)]
    pub(crate) time_control: Option<TimeControl>,
    #[arg(long, default_value = "5", value_parser = values::seconds)]
    #[arg(allow_negative_numbers = true)]
    pub(crate) interval: Duration,
    #[arg(long)]
    pub(crate) once: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long)]
    pub(crate) boards: bool,
    #[arg(long)]
    pub(crate) no_bell: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[arg(value_parser = values::depth)]
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) fen: Option<String>,
    #[arg(long)]
    pub(crate) lenient: bool,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long, requires = "fen")]
    pub(crate) chess960: bool,
    #[arg(long, short, default_value = "1", value_parser = values::jobs)]
    #[arg(allow_negative_numbers = true)]
    pub(crate) jobs: NonZeroUsize,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct NotationArgs {
    #[arg(default_value = "-", hide_default_value = true)]
    pub(crate) file: PathBuf,
    #[arg(long, default_value = "auto", value_parser = values::source)]
    pub(crate) from: Source,
    #[arg(long, required_unless_present = "list", value_parser = values::target)]
    pub(crate) to: Option<Target>,
    #[arg(long)]
    pub(crate) fen: Option<String>,
    #[arg(long, exclusive = true)]
    pub(crate) list: bool,
    #[arg(long, default_value = "16M", value_parser = values::size)]
    pub(crate) max_game_size: usize,
}

#[derive(Args, Debug)]
pub(crate) struct LawsArgs {
    /// An article, words, or `diff` and `coverage` with what they take.
    pub(crate) what: Vec<String>,
    #[arg(long, value_parser = values::fixed_edition)]
    pub(crate) edition: Option<Edition>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct WinnableArgs {
    /// In one argument or in the six into which a shell cuts it.
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    pub(crate) fen: Vec<String>,
    #[arg(long, value_enum, default_value = "both")]
    pub(crate) by: By,
    #[arg(long)]
    pub(crate) batch: Option<PathBuf>,
    #[arg(long)]
    pub(crate) lenient: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limit: LimitArgs,
    #[command(flatten)]
    pub(crate) work: WorkArgs,
}

/// Whose mate is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum By {
    White,
    Black,
    Both,
}

impl By {
    /// The sides, White first.
    pub(crate) fn sides(self) -> &'static [Color] {
        match self {
            By::White => &[Color::White],
            By::Black => &[Color::Black],
            By::Both => &[Color::White, Color::Black],
        }
    }
}

/// How much work a question may take.
#[derive(Args, Debug)]
pub(crate) struct LimitArgs {
    #[arg(long, value_parser = values::positions, allow_negative_numbers = true)]
    pub(crate) positions: Option<NonZeroU64>,
    #[arg(long, value_parser = values::seconds, allow_negative_numbers = true)]
    #[arg(conflicts_with = "positions")]
    pub(crate) seconds: Option<Duration>,
}

#[derive(Args, Debug)]
pub(crate) struct FlagArgs {
    #[arg(long)]
    pub(crate) fen: String,
    #[arg(long, value_enum)]
    pub(crate) fallen: Side,
    #[arg(long, value_parser = values::fixed_edition)]
    pub(crate) edition: Option<Edition>,
    #[arg(long, value_enum, default_value = "standard")]
    pub(crate) play: Speed,
    #[arg(long)]
    pub(crate) lenient: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limit: LimitArgs,
}

#[derive(Args, Debug)]
pub(crate) struct ClaimArgs {
    pub(crate) file: PathBuf,
    #[arg(value_enum)]
    pub(crate) ground: Ground,
    #[arg(long, default_value = "1", value_parser = values::game_number)]
    #[arg(allow_negative_numbers = true)]
    pub(crate) game: NonZeroU64,
    #[arg(long, value_parser = values::ply, allow_negative_numbers = true)]
    pub(crate) ply: Option<usize>,
    #[arg(long)]
    pub(crate) with: Option<String>,
    #[arg(long, default_value = "auto", value_parser = values::edition)]
    pub(crate) edition: EditionChoice,
    #[arg(long)]
    pub(crate) json: bool,
}

/// On what ground a draw is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Ground {
    Threefold,
    Fifty,
}

impl Ground {
    pub(crate) fn ground(self) -> DrawGround {
        match self {
            Ground::Threefold => DrawGround::Threefold,
            Ground::Fifty => DrawGround::Fifty,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Ground::Threefold => "threefold",
            Ground::Fifty => "fifty",
        }
    }
}

/// One of the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Side {
    White,
    Black,
}

impl Side {
    pub(crate) fn color(self) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

/// How fast a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Speed {
    Standard,
    Rapid,
    Blitz,
}

impl Speed {
    pub(crate) fn play(self) -> Play {
        match self {
            Speed::Standard => Play::Standard,
            Speed::Rapid => Play::Rapid,
            Speed::Blitz => Play::Blitz,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Speed::Standard => "standard",
            Speed::Rapid => "rapid",
            Speed::Blitz => "blitz",
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct CaseArgs {
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_parser = values::fixed_edition)]
    pub(crate) edition: Option<Edition>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    pub(crate) record: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SchoolArgs {
    #[arg(long, value_parser = values::subject)]
    pub(crate) subject: Option<&'static str>,
    #[arg(long, value_parser = values::fixed_edition)]
    pub(crate) edition: Option<Edition>,
    #[arg(long, value_parser = values::difficulty)]
    pub(crate) difficulty: Option<Difficulty>,
    #[arg(long, default_value = "10", value_parser = values::questions)]
    pub(crate) questions: NonZeroU32,
    #[arg(long, value_parser = values::minutes)]
    pub(crate) exam: Option<NonZeroU32>,
    #[arg(long)]
    pub(crate) again: bool,
    #[arg(long)]
    pub(crate) seed: Option<u32>,
    #[arg(long)]
    pub(crate) progress: Option<PathBuf>,
    #[arg(long)]
    pub(crate) list: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    #[arg(long, default_value = "127.0.0.1:8080", value_parser = values::address)]
    pub(crate) listen: SocketAddr,
    #[arg(long, default_value = "compongo-data")]
    pub(crate) data: PathBuf,
    #[arg(long)]
    pub(crate) backup_to: Option<PathBuf>,
    #[arg(long, default_value = "60", value_parser = values::minutes)]
    pub(crate) backup_every: NonZeroU32,
    #[arg(long)]
    pub(crate) watch: Vec<String>,
    #[arg(long, value_enum)]
    pub(crate) desk_sources: Option<DeskSources>,
}

/// Which addresses may be added at the desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum DeskSources {
    Public,
    Any,
}

#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    #[arg(long)]
    pub(crate) to: Option<PathBuf>,
}

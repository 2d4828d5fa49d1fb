//! Rounds played into a text as broadcast programs write it, many times faster than life: what is
//! told must be what the audit finds in the final games, none missing and none twice.

mod common;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use common::audit;
use compongo_audit::live::{AlertCode, Board, Event, Options, Round, Standing, What};
use compongo_audit::{Code, Detail, Finding};
use compongo_pgn::{Game, Limits, read_all};
use proptest::prelude::*;

/// What only a finished file can be blamed for.
const NOT_LIVE: [Code; 3] = [Code::BrokenFile, Code::MissingResult, Code::BadDate];

/// `SplitMix64`: the same rounds in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % limit.max(1) as u64) as usize
    }
}

/// A game that is being played, with what is known of it so far.
struct Playing {
    game: Game,
    /// Its moves as written, with the comment behind each.
    moves: Vec<(String, String)>,
    made: usize,
    /// A move that was sent wrongly, in place of the last.
    wrong: Option<String>,
    number: usize,
}

impl Playing {
    fn new(game: Game, number: usize) -> Playing {
        let moves = game.main().moves.iter().map(|node| {
            let clock = node.after.iter().find_map(|after| match after {
                compongo_pgn::Annotation::Comment(comment) if comment.text.contains("%clk") => {
                    Some(format!(" {{{}}}", comment.text))
                }
                _ => None,
            });
            (node.text.clone(), clock.unwrap_or_default())
        });
        Playing { moves: moves.collect(), game, made: 0, wrong: None, number }
    }

    fn over(&self) -> bool {
        self.made >= self.moves.len() && self.wrong.is_none()
    }

    /// The text of the game as far as it was sent. A number among the tags keeps games apart that
    /// have the same names.
    fn text(&self) -> String {
        let over = self.over();
        let mut text = String::new();
        for (name, value) in self.game.tags.iter() {
            let hidden = matches!(name, "Result" | "Termination") && !over;
            let value = if hidden { "*" } else { value };
            if name != "Termination" || over {
                let value = value.replace('\\', "\\\\").replace('"', "\\\"");
                let _ = writeln!(text, "[{name} \"{value}\"]");
            }
        }
        let _ = write!(text, "[GameId \"{}\"]\n\n", self.number);
        let shown = self.made - usize::from(self.wrong.is_some());
        for (mv, clock) in self.moves.iter().take(shown) {
            let _ = write!(text, "{mv}{clock} ");
        }
        if let Some(wrong) = &self.wrong {
            let _ = write!(text, "{wrong} ");
        }
        let result = self.game.result.map_or("*", |result| result.as_str());
        text + if over { result } else { "*" } + "\n\n"
    }
}

/// All that was told.
#[derive(Default)]
struct Told {
    names: HashSet<String>,
    standing: HashMap<String, Standing>,
}

impl Told {
    fn take(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Alert(alert) => {
                    assert!(self.names.insert(alert.id.to_string()), "twice: {alert:?}");
                    self.standing.insert(alert.id.to_string(), alert.standing);
                }
                Event::Standing { id, standing, .. } => {
                    let old = self.standing.insert(id.to_string(), *standing);
                    assert!(old.is_some(), "never told: {id}");
                }
                Event::Board { .. } | Event::BoardGone { .. } => {}
            }
        }
    }
}

/// A finding as it can be compared: number of the game, place, kind, and how a claim is made.
type Brief = (String, Option<u32>, &'static str, String);

fn brief(name: &str, finding: &Finding) -> Brief {
    let how = match &finding.detail {
        Detail::ClaimableThreefold { by, how, occurrences, plies, .. } => {
            format!("{by} {how:?} {occurrences} {plies:?}")
        }
        Detail::ClaimableFifty { by, how, .. } => format!("{by} {how:?}"),
        other => format!("{other:?}"),
    };
    (name.to_owned(), finding.ply, finding.code().as_str(), how)
}

/// Plays the games of a file at once, with all that goes wrong on the way.
fn replay(games: Vec<Game>, seed: u64) -> usize {
    let mut random = Random(seed);
    let mut playing: Vec<Playing> =
        games.into_iter().enumerate().map(|(at, game)| Playing::new(game, at + 1)).collect();
    let (mut round, mut told) = (Round::new(Options::default()), Told::default());
    let mut order: Vec<usize> = (0..playing.len()).collect();
    let mut now = 0;
    let text = |playing: &[Playing], order: &[usize]| -> String {
        order.iter().map(|&at| playing[at].text()).collect()
    };
    while !playing.iter().all(Playing::over) {
        for game in &mut playing {
            game.wrong = None;
            match random.below(12) {
                // Nothing has happened on this board.
                0..4 => {}
                // A move is taken back, or several are corrected.
                4 if game.made > 2 => game.made -= 1 + random.below(2),
                // The last move is sent wrongly.
                5 if game.made > 0 && game.made < game.moves.len() => {
                    game.wrong = Some(["Ke9", "--", "a1", "Qh9", "e5"][random.below(5)].to_owned());
                }
                _ => game.made = (game.made + 1 + random.below(3)).min(game.moves.len()),
            }
        }
        if random.below(9) == 0 && order.len() > 1 {
            let (a, b) = (random.below(order.len()), random.below(order.len()));
            order.swap(a, b);
        }
        let whole = text(&playing, &order);
        now += 700;
        // Half of it, before the rest is there.
        if random.below(10) == 0 {
            let half = whole.get(..random.below(whole.len())).unwrap_or_default();
            told.take(&round.rewrite(half.as_bytes(), now));
            now += 100;
        }
        told.take(&round.rewrite(whole.as_bytes(), now));
        told.take(&round.tick(now + 300));
    }
    let whole = text(&playing, &order);
    told.take(&round.rewrite(whole.as_bytes(), now + 1));
    same_as_the_audit(&whole, &round, &told)
}

fn same_as_the_audit(text: &str, round: &Round, told: &Told) -> usize {
    let names: Vec<String> =
        read_all(text.as_bytes(), &Limits::default()).iter().map(|it| tag(&it.game)).collect();
    let found: BTreeSet<Brief> = audit(text)
        .findings
        .iter()
        .filter(|finding| !NOT_LIVE.contains(&finding.code()))
        .map(|finding| brief(&names[finding.game as usize - 1], finding))
        .collect();
    let mut live = BTreeSet::new();
    let mut standing = 0;
    for board in round.boards() {
        for alert in board.alerts() {
            assert_eq!(told.standing.get(&alert.id.to_string()), Some(&alert.standing));
            let holds = matches!(alert.standing, Standing::Now | Standing::Passed);
            if let (true, What::Found { finding, .. }) = (holds, &alert.what) {
                standing += 1;
                assert_eq!(alert.code, AlertCode::Found(finding.code()));
                assert_eq!(alert.ply, finding.ply);
                live.insert(brief(&board.label().id, finding));
            }
        }
    }
    assert_eq!(live, found);
    assert_eq!(standing, found.len(), "none twice");
    assert_eq!(round.boards().count(), names.len());
    found.len()
}

fn tag(game: &Game) -> String {
    game.tags.get("GameId").unwrap_or_default().to_owned()
}

fn games(path: &Path) -> Vec<Game> {
    let bytes = fs::read(path).unwrap();
    read_all(&bytes, &Limits::default()).into_iter().map(|read| read.game).collect()
}

fn samples(name: &str) -> Vec<Game> {
    games(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples").join(name))
}

#[test]
fn the_games_of_the_samples() {
    let found: usize = (0..4).map(|seed| replay(samples("games.pgn"), seed)).sum();
    assert!(found >= 4, "{found}");
}

#[test]
fn games_full_of_faults() {
    // Faults of the text itself are another matter: they come and go while it is written.
    let sound = |game: &Game| !game.main().moves.is_empty();
    for seed in 0..4 {
        let games = samples("faults.pgn").into_iter().filter(sound).collect();
        assert!(replay(games, seed) >= 10);
    }
}

#[test]
fn rounds_of_tournaments_where_they_are_at_hand() {
    // A folder with game files, named in the environment.
    let Some(folder) = env::var_os("COMPONGO_ROUNDS") else { return };
    let entries = fs::read_dir(folder).unwrap();
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let pgn = path.extension().is_some_and(|ext| ext == "pgn");
        let small = fs::metadata(&path).is_ok_and(|meta| meta.len() < 3_000_000);
        if pgn && small {
            for round in games(&path).chunks(40).take(3) {
                replay(round.to_vec(), 7);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn any_course_of_the_transmission_ends_in_what_the_audit_finds(seed: u64, first in 0..34_usize) {
        let games = samples("games.pgn").into_iter().skip(first).take(3).collect();
        replay(games, seed);
    }

    #[test]
    fn any_texts_one_after_the_other_end_in_what_the_last_one_gives_alone(
        texts in prop::collection::vec("[\\[\\]\"{}*# \n0-9a-hNBRQKO=x+-]{0,200}", 0..6),
    ) {
        let mut round = Round::new(Options::default());
        let mut told = Told::default();
        for (at, text) in (0..).zip(&texts) {
            told.take(&round.rewrite(text.as_bytes(), at));
        }
        let mut alone = Round::new(Options::default());
        let last = texts.last().map_or("", String::as_str);
        alone.rewrite(last.as_bytes(), 0);
        let plies = |round: &Round| round.boards().map(Board::plies).collect::<Vec<_>>();
        prop_assert_eq!(plies(&round), plies(&alone));
    }
}

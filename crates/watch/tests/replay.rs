//! Rounds played into a file as broadcast programs write it, and followed through it: what is told
//! must be what the audit finds in the final games, none missing, none twice, and as soon as the moves
//! are there. Time is counted, not waited for.

mod broadcast;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::io::Write as _;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use broadcast::{Broadcast, Course, LiveFile, Random, Way};
use compongo_audit::live::{AlertCode, Standing, What};
use compongo_audit::{Claim, Code, Detail, Finding, Options, audit_batch};
use compongo_pgn::{Batch, Game, Limits, read_all};
use compongo_watch::{Notice, Place, Settings, Watcher};
use proptest::prelude::*;
use tempfile::TempDir;

/// What only a finished file can be blamed for.
const NOT_LIVE: [Code; 3] = [Code::BrokenFile, Code::MissingResult, Code::BadDate];

/// After so long a text that may be half written is believed, with something to spare.
const STAYED_MS: u64 = 1_600;

const TOGETHER: Course = Course { together: true, faults: true, marked: true };

/// A round, the file it is written to, and who follows it.
struct Hall {
    _folder: TempDir,
    round: Broadcast,
    file: LiveFile,
    watcher: Watcher,
    random: Random,
    now: u64,
    /// The alerts by their names, with how they stand.
    told: HashMap<String, Standing>,
    /// Per game, when it could be known for the first time that so many moves were sent, and when it
    /// had to be; the last is of the game with its result.
    known: Vec<BTreeMap<usize, RangeInclusive<u64>>>,
}

impl Hall {
    fn new(games: Vec<Game>, way: Way, course: Course, seed: u64) -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let file = LiveFile::new(folder.path().join("live.pgn"), way);
        let places = vec![Place::File(file.path().to_owned())];
        Hall {
            _folder: folder,
            known: vec![BTreeMap::new(); games.len()],
            round: Broadcast::new(games, course, seed),
            file,
            watcher: Watcher::new(places, Settings::default()),
            random: Random(!seed),
            now: 0,
            told: HashMap::new(),
        }
    }

    /// Plays to the end.
    fn play(&mut self) {
        while !self.round.is_over() {
            self.round.step();
            self.now += 700;
            self.write();
        }
        self.write();
    }

    fn write(&mut self) {
        let text = self.round.text();
        let mut earliest = None;
        if self.file.path().exists() && self.random.below(10) == 0 {
            self.file.write(text.as_bytes(), Some(self.random.below(text.len()))).unwrap();
            self.look_after(&[50]);
            if self.file.way() == Way::Growing {
                // As much as is written whole.
                earliest = Some(self.now);
            }
            // Mostly the rest follows at once; now and then the program is stuck.
            if self.random.below(4) == 0 {
                self.look_after(&[STAYED_MS]);
                earliest = earliest.or(Some(self.now));
            }
        }
        self.file.write(text.as_bytes(), None).unwrap();
        self.look_after(&[0]);
        let last = self.round.begun();
        let known_now = earliest.unwrap_or(self.now)..=self.now;
        for (known, game) in self.known.iter_mut().zip(self.round.playing()).take(last) {
            for sent in 0..=game.sent() {
                known.entry(sent).or_insert(known_now.clone());
            }
            if game.is_over() {
                known.entry(usize::MAX).or_insert(known_now.clone());
            }
        }
        self.look_after(&[100]);
    }

    /// Looks at the file so long after it was written.
    fn look_after(&mut self, looks: &[u64]) {
        if self.file.path().exists() {
            self.file.date(self.now).unwrap();
        }
        let written = self.now;
        for after in looks {
            self.now = written + after;
            for notice in self.watcher.look(self.now) {
                self.take(notice);
            }
        }
    }

    fn take(&mut self, notice: Notice) {
        match notice {
            Notice::Alert { alert, .. } => {
                let old = self.told.insert(alert.id.to_string(), alert.standing);
                assert!(old.is_none(), "twice: {alert:?}");
            }
            Notice::Standing { id, standing, .. } => {
                let old = self.told.insert(id.to_string(), standing);
                assert!(old.is_some(), "never told: {id}");
            }
            Notice::Place { trouble, .. } => panic!("{trouble:?}"),
            _ => {}
        }
    }

    /// Compares what was told with what the audit finds in the file; gives how much that is.
    fn compare(&self) -> usize {
        let text = fs::read(self.file.path()).unwrap();
        let names: Vec<usize> =
            read_all(&text, &Limits::default()).iter().map(|it| number(&it.game)).collect();
        let report = audit_batch(&Batch { bytes: text, offset: 0, line: 1 }, &Options::default());
        let found: BTreeSet<Brief> = report
            .findings
            .iter()
            .filter(|finding| !NOT_LIVE.contains(&finding.code()))
            .map(|finding| brief(names[finding.game as usize - 1], finding))
            .collect();
        let source = self.watcher.source(1).unwrap();
        assert!(source.trouble().is_none());
        let (mut live, mut told) = (BTreeSet::new(), 0);
        for board in source.round().boards() {
            for alert in board.alerts() {
                assert_eq!(self.told.get(&alert.id.to_string()), Some(&alert.standing));
                let holds = matches!(alert.standing, Standing::Now | Standing::Passed);
                if let (true, What::Found { finding, .. }) = (holds, &alert.what) {
                    assert_eq!(alert.code, AlertCode::Found(finding.code()));
                    assert_eq!(alert.ply, finding.ply);
                    let game: usize = board.label().id.parse().unwrap();
                    let known = &self.known[game - 1][&needed(finding)];
                    assert!(known.contains(&alert.first_ms), "{known:?}, game {game}: {alert:?}");
                    live.insert(brief(game, finding));
                    told += 1;
                }
            }
        }
        assert_eq!(live, found);
        assert_eq!(told, found.len(), "none twice");
        assert_eq!(source.round().boards().count(), names.len());
        told
    }
}

/// How many moves have to be sent before something can be found.
fn needed(finding: &Finding) -> usize {
    let ply = finding.ply.map(|ply| ply as usize);
    match &finding.detail {
        Detail::ClaimableThreefold { how, .. } | Detail::ClaimableFifty { how, .. } => {
            ply.unwrap_or(0) - usize::from(*how != Claim::OnBoard)
        }
        Detail::BadStartPosition { .. } | Detail::UnsupportedVariant { .. } => 0,
        _ => ply.unwrap_or(usize::MAX),
    }
}

/// A finding as it can be compared: number of the game, place, kind, and how a claim is made.
type Brief = (usize, Option<u32>, &'static str, String);

fn brief(game: usize, finding: &Finding) -> Brief {
    let how = match &finding.detail {
        Detail::ClaimableThreefold { by, how, occurrences, plies, .. } => {
            format!("{by} {how:?} {occurrences} {plies:?}")
        }
        Detail::ClaimableFifty { by, how, .. } => format!("{by} {how:?}"),
        other => format!("{other:?}"),
    };
    (game, finding.ply, finding.code().as_str(), how)
}

fn number(game: &Game) -> usize {
    game.tags.get("GameId").unwrap().parse().unwrap()
}

fn follow(games: Vec<Game>, way: Way, course: Course, seed: u64) -> usize {
    let mut hall = Hall::new(games, way, course, seed);
    hall.play();
    hall.compare()
}

fn games(path: &Path) -> Vec<Game> {
    let bytes = fs::read(path).unwrap();
    read_all(&bytes, &Limits::default()).into_iter().map(|read| read.game).collect()
}

fn samples(name: &str) -> Vec<Game> {
    games(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples").join(name))
}

#[test]
fn a_round_of_historical_games_rewritten_in_place() {
    assert!(follow(samples("games.pgn"), Way::InPlace, TOGETHER, 0) >= 10);
}

#[test]
fn the_same_put_in_the_stead_of_the_old_file() {
    assert!(follow(samples("games.pgn"), Way::Renamed, TOGETHER, 1) >= 10);
}

#[test]
fn the_same_one_after_the_other_in_a_file_that_grows() {
    for (seed, marked) in [(2, true), (3, false)] {
        let course = Course { together: false, faults: false, marked };
        assert!(follow(samples("games.pgn"), Way::Growing, course, seed) >= 10);
    }
}

#[test]
fn games_full_of_faults() {
    // Faults of the text itself are another matter: they come and go while it is written.
    let sound = |game: &Game| !game.main().moves.is_empty();
    for (seed, way) in (0..).zip([Way::InPlace, Way::Renamed, Way::Growing]) {
        let games = samples("faults.pgn").into_iter().filter(sound).collect();
        assert!(follow(games, way, TOGETHER, seed) >= 10);
    }
}

#[test]
fn rounds_of_tournaments_where_they_are_at_hand() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/pgn");
    let Ok(entries) = fs::read_dir(&folder) else {
        // Straight to the file descriptor: the test harness would keep back what is printed.
        let _ = writeln!(std::io::stderr(), "skipped: no collections in {}", folder.display());
        return;
    };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    paths.sort();
    let mut ways = [Way::InPlace, Way::Renamed, Way::Growing].into_iter().cycle();
    for path in paths {
        for (seed, round) in (0..).zip(rounds(games(&path)).into_iter().take(2)) {
            follow(round, ways.next().unwrap(), TOGETHER, seed);
        }
    }
}

/// The rounds of a collection, the largest first, of no more boards than one hall has.
fn rounds(games: Vec<Game>) -> Vec<Vec<Game>> {
    let mut rounds: BTreeMap<[String; 2], Vec<Game>> = BTreeMap::new();
    for game in games {
        let tag = |name: &str| game.tags.get(name).unwrap_or_default().to_owned();
        let round = rounds.entry([tag("Event"), tag("Round")]).or_default();
        if round.len() < 30 {
            round.push(game);
        }
    }
    let mut rounds: Vec<Vec<Game>> = rounds.into_values().collect();
    rounds.sort_by_key(|games| std::cmp::Reverse(games.len()));
    rounds
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn any_course_of_the_transmission_ends_in_what_the_audit_finds(
        seed: u64,
        first in 0..34_usize,
        way in prop::sample::select(&[Way::InPlace, Way::Renamed, Way::Growing][..]),
    ) {
        let games = samples("games.pgn").into_iter().skip(first).take(3).collect();
        follow(games, way, TOGETHER, seed);
    }
}

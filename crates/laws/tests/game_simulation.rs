//! Seeded random facts, sensible and absurd, against what must always hold.
//!
//! `GAMES=1000000 cargo test --release -p compongo-laws --test game_simulation` plays more.

use compongo_board::{Color, Role, Square};
use compongo_laws::catalogue;
use compongo_laws::game::{
    Absent, Act, Announcement, AssistantTask, Breach, Decision, DeviceFault, DrawGround, Effect,
    Ending, Fact, Game, GameSpeed, Gesture, Needs, QuickplayGround, Record, Regulations, Ruling,
    Score, Sealing, SetupFault, Stage, StopReason, Who,
};
use compongo_laws::{Citation, Edition, Penalty};

/// A small generator: xorshift with a multiplication.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % sides
    }

    fn one_in(&mut self, sides: usize) -> bool {
        self.roll(sides) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }

    fn square(&mut self) -> Square {
        Square::new(self.roll(64) as u8)
    }

    fn gesture(&mut self) -> Gesture {
        let promotion = self.one_in(8).then_some(Role::Queen);
        Gesture { from: self.square(), to: self.square(), promotion }
    }
}

/// A time control with five seconds for each move.
const INCREMENT: &str = "1000/300+5:60";

fn regulations(dice: &mut Dice) -> Regulations {
    let needs = Needs {
        assistant: dice.one_in(4),
        visually_impaired: dice.one_in(4),
        disabled: dice.one_in(4),
    };
    // With so many moves in the first period each increment can be counted by them.
    let time = dice.pick(&["300", "60", "5400", "40/600:300", "180d3", INCREMENT]);
    Regulations {
        time: (!dice.one_in(8)).then(|| time.parse().expect("a control")),
        speed: [None, Some(GameSpeed::Standard), Some(GameSpeed::Rapid), Some(GameSpeed::Blitz)]
            [dice.roll(4)],
        supervised: dice.one_in(4),
        no_arbiter: dice.one_in(8),
        guarded: dice.one_in(3),
        clock_marks_first_flag: dice.one_in(2),
        default_time: dice.one_in(2).then_some(30_000),
        no_draw_before: dice.one_in(4).then_some(3),
        quickplay: dice.one_in(2),
        adjournments: dice.one_in(2),
        scoresheets: dice.one_in(2),
        electronic_scoresheets: dice.one_in(16),
        mild_device_penalty: dice.one_in(4),
        devices_in_bags: dice.one_in(4),
        white: needs,
        start: dice.one_in(4).then(|| {
            let fens = [
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "k7/8/1K6/8/8/8/8/6Q1 w - - 140 200",
                "8/P6k/8/8/8/8/6Kp/8 w - - 0 1",
                "4k3/8/4q3/8/8/8/4R3/4K3 w - - 0 1",
            ];
            dice.pick(&fens).to_owned()
        }),
        ..Regulations::new(dice.pick(&Edition::ALL))
    }
}

const BREACHES: [Breach; 17] = [
    Breach::Disrepute,
    Breach::Leaving,
    Breach::LeavingArea,
    Breach::LeavingUnannounced,
    Breach::Entering,
    Breach::Advice,
    Breach::Search,
    Breach::Smoking,
    Breach::Distraction,
    Breach::Refusal,
    Breach::Clock,
    Breach::PressingHand,
    Breach::Displacing,
    Breach::WritingAhead,
    Breach::NotRecording,
    Breach::TwoHands,
    Breach::Scoresheet,
];

const PENALTIES: [Penalty; 9] = [
    Penalty::Warning,
    Penalty::OpponentTime,
    Penalty::OffenderTime,
    Penalty::OpponentPoints,
    Penalty::OffenderPoints,
    Penalty::Loss,
    Penalty::Fine,
    Penalty::Exclusion,
    Penalty::Expulsion,
];

fn who(dice: &mut Dice) -> Who {
    use Who::*;
    dice.pick(&[White, Black, White, Black, Arbiter, Arbiter, WhiteAssistant, Spectator])
}

/// A move that could be: legal if one is found, otherwise anything.
fn a_move(dice: &mut Dice, game: &Game) -> Gesture {
    let position = game.position().filter(|_| !dice.one_in(12));
    let moves = position.map(compongo_board::Position::legal_moves);
    match (position, moves) {
        (Some(position), Some(moves)) if !moves.is_empty() => {
            let mv = moves[dice.roll(moves.len())];
            compongo_notation::uci::write(position, mv).parse().expect("a move")
        }
        _ => dice.gesture(),
    }
}

fn absurd(dice: &mut Dice, game: &Game) -> Act {
    let player = dice.pick(&Color::ALL);
    let score = dice.pick(&[Score::Loss, Score::Draw, Score::Win]);
    let absent = dice.pick(&[Absent::None, Absent::None, Absent::White, Absent::Both]);
    match dice.roll(46) {
        0 => Act::Start { absent },
        1 if dice.one_in(3) => Act::DeclareDefault {},
        1 => Act::Arrive {},
        2 | 3 => Act::Touch { square: dice.square(), accidental: dice.one_in(3) },
        4 => Act::Adjust { square: dice.square() },
        5 => Act::Release { gesture: a_move(dice, game) },
        6 => {
            Act::Place { square: dice.square(), piece: dice.pick(&Role::ALL), held: dice.one_in(2) }
        }
        7 => Act::TakeBack {},
        8 if dice.one_in(6) => Act::Resign {},
        9 => Act::OfferDraw {},
        10 => Act::AcceptDraw {},
        11 => Act::DeclineDraw {},
        12 | 13 => Act::ClaimDraw {
            ground: dice.pick(&[DrawGround::Threefold, DrawGround::Fifty]),
            gesture: dice.one_in(2).then(|| a_move(dice, game)),
            unwritten: dice.one_in(5),
            unstopped: dice.one_in(5),
            from_display: dice.one_in(9),
        },
        14 => Act::WithdrawClaim {},
        15 | 16 => Act::CheckClaim {},
        17 => Act::CallFlag { player, unstopped: dice.one_in(3), from_display: false },
        18 | 19 => Act::ReportIllegal {},
        20 => Act::AgreeIllegal {},
        21 => Act::ReportGross {},
        22 => Act::ReportTouch {},
        23 => Act::StopClocks {
            reason: dice.pick(&[StopReason::Assistance, StopReason::None, StopReason::Arbiter]),
        },
        24..=27 => Act::ResumeClocks {},
        28 => Act::SetClock { player, left: dice.roll(500_000) as u64, moves: None, reason: None },
        29 => Act::AddTime { player, ms: dice.roll(100_000) as i64 - 50_000, reason: None },
        30 if dice.one_in(10) => Act::ReportSetup {
            fault: dice.pick(&[
                SetupFault::Pieces,
                SetupFault::King,
                SetupFault::RookShort,
                SetupFault::RookLong,
                SetupFault::Colours,
            ]),
            player: dice.one_in(2).then_some(player),
        },
        30 => Act::ReportSetup {
            fault: dice.pick(&[SetupFault::Board, SetupFault::Clocks]),
            player: None,
        },
        31 => Act::Displace {},
        32 => Act::RestartHisClock {},
        33 => Act::Restore { plies: dice.roll(40) as u32 },
        34 => Act::Write {
            text: if dice.one_in(6) { String::new() } else { "e4".to_owned() },
            offer: dice.one_in(4),
            ply: dice.one_in(3).then(|| dice.pick(&[0, 1, 2, 5, 30])),
            clock: dice.one_in(8).then(|| "1:20".into()),
        },
        35 if dice.one_in(3) => Act::Reconstruct {},
        35 => Act::CompleteSheet {},
        36 => Act::Sign { white: score, black: score.counterpart() },
        37 => {
            Act::ClaimQuickplay { ground: QuickplayGround::NotWinnable, unstopped: dice.one_in(3) }
        }
        38 => Act::Decide {
            decision: dice.pick(&[Decision::Grant, Decision::Refuse, Decision::PutOff]),
            bonus: dice.one_in(2),
        },
        39 => Act::Adjourn { session_ends: None },
        40 => Act::Seal {
            gesture: Some(a_move(dice, game)),
            writing: if dice.one_in(4) { Sealing::Ambiguous } else { Sealing::Clear },
            envelope: None,
        },
        41 => dice.pick(&[0, 1, 2]).then_resume(absent),
        42 if dice.roll(2) == 0 => Act::Repeat { gesture: a_move(dice, game) },
        42 => Act::Announce { gesture: a_move(dice, game) },
        43 if dice.one_in(4) => Act::AssistantTime {
            player,
            task: dice.pick(&[AssistantTask::Press, AssistantTask::Write]),
            ms: dice.roll(9_000) as u64,
        },
        43 if dice.one_in(3) => Act::AskScoresheet {},
        43 if dice.one_in(4) => Act::ReplaceScoresheet { player },
        43 if dice.one_in(2) => Act::ReportTimes {},
        43 if dice.one_in(3) => Act::Tell {
            what: dice.pick(&[Announcement::Times, Announcement::NumberOfMoves]),
            asked: dice.one_in(2),
        },
        43 => Act::Breach { player, conduct: dice.pick(&BREACHES) },
        44 if dice.one_in(8) => Act::Device { player, fault: DeviceFault::Sound },
        44 => Act::Penalise {
            player,
            penalty: dice.pick(&PENALTIES),
            ms: dice.roll(60_000) as u64,
            opponent: None,
        },
        45 if dice.one_in(8) => Act::BothLose {},
        45 => Act::CorrectResult { white: score, black: score.counterpart() },
        _ => Act::Appeal {},
    }
}

trait Resumption {
    fn then_resume(self, absent: Absent) -> Act;
}

impl Resumption for i32 {
    fn then_resume(self, absent: Absent) -> Act {
        match self {
            0 => Act::ResumeGame { absent },
            1 => Act::OpenEnvelope { content: None, gesture: None, writing: Sealing::Clear },
            _ => Act::LoseEnvelope { position_lost: false },
        }
    }
}

fn fact(dice: &mut Dice, game: &Game) -> Fact {
    let at_ms = match dice.roll(40) {
        0 => game.now_ms().saturating_sub(1),
        1 => game.now_ms() + 50_000,
        _ => game.now_ms() + dice.roll(3_000) as u64,
    };
    if dice.roll(5) < 3 {
        let by = Who::of(game.table().turn());
        let act = match dice.roll(6) {
            0 => Act::Press {},
            _ => Act::Move {
                gesture: a_move(dice, game),
                two_hands: dice.one_in(50),
                press: !dice.one_in(4),
            },
        };
        let by = if matches!(act, Act::Press {}) { game.running().map_or(by, Who::of) } else { by };
        return Fact { at_ms, by, act };
    }
    let act = absurd(dice, game);
    let by = match act {
        Act::ResumeClocks {} | Act::Start { .. } | Act::CheckClaim {} => Who::Arbiter,
        _ => who(dice),
    };
    Fact { at_ms, by, act }
}

/// What the rulings say that a clock gained.
fn gained(rulings: &[Ruling], color: Color, left: u64) -> Option<u64> {
    rulings.iter().try_fold(left, |left, ruling| match ruling.effect {
        // White's loss while nobody was there was on his clock already.
        Effect::TimeTaken { player, ms } if player == color => left.checked_sub(ms),
        Effect::TimeAdded { player, ms } if player == color => Some(left + ms),
        Effect::ClockSet { player, ms } if player == color => Some(ms),
        _ => Some(left),
    })
}

/// An article of the catalogue, the heading above some, or the appendix whose text is lost.
fn exists(it: Citation) -> bool {
    it.article == it.edition.rules().appendices.visually_impaired
        || catalogue::article(it.edition, it.article).is_some()
        || !catalogue::below(it.edition, it.article).is_empty()
}

fn check(before: &Game, fact: &Fact, rulings: &[Ruling], after: &Game) {
    let context = || format!("{fact:?} gave {rulings:?}");
    for ruling in rulings {
        assert!(ruling.articles().next().is_some(), "no article: {}", context());
        for article in ruling.articles() {
            assert_eq!(article.edition, after.edition(), "{}", context());
            assert!(exists(article), "no such article: {}", context());
        }
    }
    if before.stage() == Stage::Over {
        let corrected =
            matches!(fact.act, Act::CorrectResult { .. } | Act::Penalise { .. } | Act::Sign { .. })
                || matches!(fact.act, Act::Decide { .. })
                    && after.outcome().is_some_and(|it| it.by == Ending::QuickplayClaim);
        assert!(corrected || before.outcome() == after.outcome(), "{}", context());
        assert_eq!(before.moves(), after.moves(), "{}", context());
    }
    let arrival = matches!(fact.act, Act::Arrive {});
    let control = before.regulations().time.as_ref().map(ToString::to_string);
    let bringing = control.as_deref() == Some(INCREMENT);
    let other = control.is_some_and(|it| it.contains(':') || it.contains('d')) && !bringing;
    let given = rulings.iter().any(|it| matches!(it.effect, Effect::IncrementGiven { .. }));
    if !arrival && !other && !given && (bringing || !after.has_increment()) {
        for color in Color::ALL {
            let to_go = |game: &Game| {
                u64::from(game.moves_to_go(color).filter(|_| bringing).unwrap_or_default())
            };
            // What is taken back takes its increment along by a ruling; moves that count though the
            // clock was not pressed bring none.
            let moves = to_go(before).saturating_sub(to_go(after));
            let (Some(was), Some(is)) = (before.left_ms(color), after.left_ms(color)) else {
                continue;
            };
            let runs = before.running() == Some(color);
            let passed = if runs { fact.at_ms - before.now_ms() } else { 0 };
            let ruled = gained(rulings, color, was.saturating_sub(passed));
            let brought = ruled.and_then(|ruled| is.checked_sub(ruled));
            assert!(
                brought.is_some_and(|it| it % 5_000 == 0 && it / 5_000 <= moves),
                "the clock of {color}, {is} instead of {ruled:?} and {moves} moves: {}",
                context()
            );
        }
    }
    let sound = after.moves().iter().all(|ply| ply.flaw.is_none());
    if let (Some(position), Some(count)) = (after.position(), after.occurrences())
        && sound
        && !after.moves().is_empty()
    {
        assert_eq!((count, position.halfmove_clock()), recount(after, position), "{}", context());
    }
}

/// How often the position has appeared, and how many moves by either player there were since the
/// last capture or pawn move, by playing the moves once more.
fn recount(game: &Game, now: &compongo_board::Position) -> (usize, u32) {
    let start = Game::new(game.regulations().clone()).expect("as before");
    let mut position = *start.position().expect("a start that can be played from");
    let mut count = usize::from(position.is_same(now));
    let mut quiet = position.halfmove_clock();
    for ply in game.moves() {
        let gesture = ply.gesture.expect("a move without a flaw");
        let mv = position.judge(gesture.from, gesture.to, gesture.promotion).expect("legal");
        let men = position.board().occupied().count();
        let pawn = position.board().role_at(gesture.from) == Some(Role::Pawn);
        position = position.play_legal(mv);
        let capture = position.board().occupied().count() < men;
        quiet = if pawn || capture { 0 } else { quiet + 1 };
        count += usize::from(position.is_same(now));
    }
    (count, quiet)
}

fn simulate(seed: u64, endings: &mut Vec<Ending>) {
    let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let regulations = regulations(&mut dice);
    let mut game = Game::new(regulations.clone()).expect("regulations that can be played by");
    let mut facts = Vec::new();
    for step in 0..120 {
        let mut fact = fact(&mut dice, &game);
        if step == 0 {
            let act = Act::Start { absent: Absent::None };
            fact = Fact { at_ms: 0, by: Who::Arbiter, act };
        }
        let before = game.clone();
        match game.apply(&fact) {
            Ok(rulings) => {
                check(&before, &fact, &rulings, &game);
                facts.push(fact);
            }
            Err(refusal) => {
                assert!(game == before, "changed by a refusal: {fact:?}: {refusal}");
                if let Some(article) = refusal.article {
                    assert!(exists(article), "no such article: {fact:?}: {refusal}");
                }
            }
        }
        if game.stage() == Stage::Over && dice.one_in(6) {
            break;
        }
    }
    endings.extend(game.outcome().map(|outcome| outcome.by));
    let record = Record { regulations, facts };
    let text = record.write().expect("text");
    let again = Record::read(&text).expect("what was written");
    assert_eq!(again, record);
    let replayed = again.replay(|_, _| {}).expect("what was accepted");
    assert!(replayed == game, "seed {seed}");
}

#[test]
fn whatever_happens_the_game_stays_sound() {
    let games = std::env::var("GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(10_000);
    let mut endings = Vec::new();
    for seed in 1..=games {
        simulate(seed, &mut endings);
    }
    endings.sort_unstable();
    endings.dedup();
    // The facts reach far: most ways in which a game ends have come about.
    assert!(endings.len() >= 12, "{endings:?}");
}

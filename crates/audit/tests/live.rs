//! Games followed while they go on.

mod common;

use common::*;
use compongo_audit::live::{Alert, AlertCode, Board, Cause, Event, Options, Round, Standing, What};
use compongo_audit::{Code, Severity};
use compongo_board::Color;
use compongo_laws::flag::{NoWin, Outcome};

fn round() -> Round {
    Round::new(Options::default())
}

fn one(moves: &str) -> String {
    game(&[("White", "Ann"), ("Black", "Bob"), ("Result", "*")], &format!("{moves} *"))
}

fn timed(control: &str, moves: &str) -> String {
    let tags = [("White", "Ann"), ("Black", "Bob"), ("TimeControl", control), ("Result", "*")];
    game(&tags, &format!("{moves} *"))
}

fn alerts(events: &[Event]) -> Vec<&Alert> {
    let mut alerts = Vec::new();
    for event in events {
        if let Event::Alert(alert) = event {
            alerts.push(&**alert);
        }
    }
    alerts
}

/// The stable names of the new alerts, with their plies.
fn told(events: &[Event]) -> Vec<(&str, Option<u32>)> {
    alerts(events).iter().map(|alert| (alert.code.as_str(), alert.ply)).collect()
}

fn turned(events: &[Event]) -> Vec<Standing> {
    let of = |event: &Event| match event {
        Event::Standing { standing, .. } => Some(*standing),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn a_third_occurrence_is_told_before_it_with_all_moves_and_on_the_board() {
    let mut round = round();
    assert_eq!(told(&round.rewrite(one("").as_bytes(), 0)), []);
    assert_eq!(told(&round.rewrite(one(SHUFFLE).as_bytes(), 1)), []);
    // Black to move brings the first position back.
    let seven = format!("{SHUFFLE} Nf3 Nf6 Ng1");
    let events = round.rewrite(one(&seven).as_bytes(), 2);
    assert_eq!(told(&events), [("claimable-threefold", Some(8))]);
    let alert = alerts(&events)[0];
    assert_eq!((alert.by, alert.standing), (Some(Color::Black), Standing::Now));
    assert_eq!(alert.severity, Severity::Warning);
    assert_eq!(articles_of(alert), ["9.2.1", "9.2.3"]);
    let chance = alert.chance.as_ref().unwrap();
    assert_eq!((chance.by, chance.plies), (Color::Black, 7));
    assert_eq!(chance.moves, ["Ng8"]);
    let What::Found { stands, .. } = &alert.what else { panic!("{alert:?}") };
    let moves: Vec<_> = stands.iter().map(|stand| (stand.ply, stand.mv.as_deref())).collect();
    assert_eq!(moves, [(0, None), (4, Some("2...Ng8")), (8, Some("4...Ng8"))]);
    let placed: Vec<_> = stands.iter().map(|stand| &stand.fen[..45]).collect();
    assert!(placed.iter().all(|fen| *fen == placed[0]), "{placed:?}");

    // He makes it without a word: White may claim, Black no longer.
    let events = round.rewrite(one(&SHUFFLE.repeat(2)).as_bytes(), 3);
    assert_eq!(told(&events), [("claimable-threefold", Some(8))]);
    assert_eq!(turned(&events), [Standing::Passed]);
    let alert = alerts(&events)[0];
    assert_eq!((alert.by, alert.chance.as_ref().unwrap().moves.len()), (Some(Color::White), 0));
    // Nothing is told twice.
    assert_eq!(round.rewrite(one(&SHUFFLE.repeat(2)).as_bytes(), 4), []);
    // White plays on, and the right is gone; a move later it is there again, for Black.
    let events = round.rewrite(one(&format!("{} a3", SHUFFLE.repeat(2))).as_bytes(), 5);
    assert_eq!((told(&events), turned(&events)), (vec![], vec![Standing::Passed]));
}

#[test]
fn the_right_comes_again_in_the_same_spell_under_the_same_name() {
    let mut round = round();
    round.rewrite(one(&SHUFFLE.repeat(2)).as_bytes(), 0);
    let events = round.rewrite(one(&format!("{} Nf3", SHUFFLE.repeat(2))).as_bytes(), 1);
    assert_eq!(told(&events), []);
    let now: Vec<_> = round.board(1).unwrap().alerts_now().collect();
    assert_eq!(now.len(), 1);
    assert_eq!(now[0].chance.as_ref().unwrap().by, Color::Black);
}

#[test]
fn what_is_taken_back_is_withdrawn_and_comes_again_as_another() {
    let mut round = round();
    let claimed = one(&SHUFFLE.repeat(2));
    let first = alerts(&round.rewrite(claimed.as_bytes(), 0)).last().unwrap().id;
    let events = round.rewrite(one(SHUFFLE).as_bytes(), 1);
    assert_eq!(turned(&events), [Standing::Withdrawn, Standing::Withdrawn]);
    assert!(events.contains(&Event::Board { board: 1, taken_back: 4 }));
    // The same moves once more: the same alert.
    let events = round.rewrite(claimed.as_bytes(), 2);
    assert_eq!((told(&events), turned(&events).len()), (vec![], 2));
    assert_eq!(round.board(1).unwrap().alerts_now().next().unwrap().id, first);
    // Otherwise than before: another.
    round.rewrite(one(SHUFFLE).as_bytes(), 3);
    let otherwise = one(&format!("{SHUFFLE} Nc3 Nc6 Nb1 Nb8"));
    let events = round.rewrite(otherwise.as_bytes(), 4);
    // The position on the board is the same at the same place; before it, it was another.
    assert_eq!(told(&events), [("claimable-threefold", Some(8))]);
    let later = one(&format!("{SHUFFLE} Nc3 Nc6 Nf3 Nf6 Ng1 Ng8 Nb1 Nb8"));
    let events = round.rewrite(later.as_bytes(), 5);
    assert!(!told(&events).is_empty());
    assert!(alerts(&events).iter().all(|alert| alert.id != first));
}

#[test]
fn ends_on_the_board_without_a_result() {
    let mated = "f3 e5 g4 Qh4#";
    let mut round = round();
    let events = round.rewrite(one(mated).as_bytes(), 0);
    assert_eq!(told(&events), [("checkmate", Some(4))]);
    let alert = alerts(&events)[0];
    assert_eq!((alert.by, alert.mv.as_deref()), (Some(Color::Black), Some("Qh4#")));
    assert_eq!(articles_of(alert), ["5.1.1"]);
    let over = one(mated).replace('*', "0-1");
    assert_eq!(turned(&round.rewrite(over.as_bytes(), 1)), [Standing::Settled]);
    let wrong = one(mated).replace('*', "1-0");
    let events = round.rewrite(wrong.as_bytes(), 2);
    assert_eq!(told(&events), [("result-contradicts-position", None)]);
    let events = round.rewrite(over.as_bytes(), 3);
    assert_eq!(turned(&events), [Standing::Settled]);
}

#[test]
fn a_fifth_occurrence_and_the_moves_after_it() {
    let mut round = round();
    let events = round.rewrite(one(&SHUFFLE.repeat(4)).as_bytes(), 0);
    assert!(told(&events).contains(&("fivefold", Some(16))));
    let events = round.rewrite(one(&format!("{} e4", SHUFFLE.repeat(4))).as_bytes(), 1);
    assert_eq!(told(&events), [("game-continued-after-fivefold", Some(17))]);
    let board = round.board(1).unwrap();
    let now: Vec<_> = board.alerts_now().map(|alert| alert.code.as_str()).collect();
    assert_eq!(now, ["fivefold", "game-continued-after-fivefold"]);
}

#[test]
fn where_the_fault_of_a_move_lies() {
    for (moves, code, cause) in [
        ("e4 e5 Ke3", Code::IllegalMove, Cause::Board),
        ("f3 e5 a3 Qh4 b3", Code::GameContinuedAfterMate, Cause::Transmission),
        ("e4 e5 Qh5 Nc6 Bc4 d6 O-O", Code::IllegalMove, Cause::Board),
        // A move of White is missing.
        ("e4 e5 Nc6", Code::IllegalMove, Cause::Transmission),
        ("e4 e5 Xq9", Code::UnreadableMove, Cause::Transmission),
        // Kings that show the result.
        ("e4 e5 Ke4", Code::IllegalMove, Cause::Signal),
        ("e4 e5 Nf3 Kd5", Code::IllegalMove, Cause::Signal),
        ("e4 c5 d3 d6 Kd2 Kd7 Ke3 Kc6 Kd4", Code::IllegalMove, Cause::Board),
        ("e4 e5 --", Code::NullMove, Cause::Transmission),
    ] {
        let mut round = round();
        let events = round.rewrite(one(moves).as_bytes(), 0);
        let found: Vec<_> = alerts(&events)
            .into_iter()
            .filter(|alert| alert.code == AlertCode::Found(code))
            .map(|alert| match &alert.what {
                What::Found { cause, .. } => *cause,
                _ => None,
            })
            .collect();
        if code == Code::GameContinuedAfterMate {
            assert_eq!(found, [] as [Option<Cause>; 0], "{moves}: no mate at all");
            continue;
        }
        assert_eq!(found, [Some(cause)], "{moves}");
        let corrected = one(moves.rsplit_once(' ').unwrap().0);
        assert_eq!(turned(&round.rewrite(corrected.as_bytes(), 1)), [Standing::Settled]);
    }
}

#[test]
fn a_clock_at_zero_has_its_verdict() {
    let lost = timed("600", "e4 {[%clk 0:00:04]} e5 {[%clk 0:05:00]} Nf3 {[%clk 0:00:00]}");
    let mut round = round();
    let events = round.rewrite(lost.as_bytes(), 0);
    let alert = alerts(&events)[0];
    assert_eq!((alert.code.as_str(), alert.by), ("flag-at-zero", Some(Color::White)));
    let What::FlagAtZero { reckoned: false, ruling } = &alert.what else { panic!("{alert:?}") };
    assert!(matches!(ruling.outcome, Outcome::Lost(_)));
    // Black, to move, has five minutes; they are over by themselves.
    assert_eq!(round.due_ms(), Some(300_000));
    assert_eq!(round.tick(299_999), []);
    let events = round.tick(300_000);
    assert_eq!(told(&events), [("flag-at-zero", Some(3))]);
    assert!(matches!(alerts(&events)[0].what, What::FlagAtZero { reckoned: true, .. }));
    // He moves with a minute left after all: somebody had stopped the clock.
    let moved = lost.replace(" *\n", " Nc6 {[%clk 0:01:00]} *\n");
    assert_eq!(turned(&round.rewrite(moved.as_bytes(), 400_000)), [Standing::Settled]);

    let bare = game(
        &[("FEN", "8/8/8/4k3/8/8/3QK3/8 b - - 0 80"), ("White", "Ann"), ("Result", "*")],
        "80... Kf5 {[%clk 0:01:00]} 81. Qd4 {[%clk 0:00:00]} *",
    );
    let events = self::round().rewrite(bare.as_bytes(), 0);
    let What::FlagAtZero { ruling, .. } = &alerts(&events)[0].what else { panic!() };
    assert!(matches!(ruling.outcome, Outcome::Drawn(NoWin::CannotMate(_))));
}

#[test]
fn under_five_minutes_without_increment_the_duty_to_record_ends() {
    let moves = "e4 {[%clk 0:04:59]} e5 {[%clk 0:30:00]}";
    let events = round().rewrite(timed("40/5400:1800", moves).as_bytes(), 0);
    assert_eq!(told(&events), [("recording-ends", Some(1))]);
    assert_eq!(articles_of(alerts(&events)[0]), ["8.4"]);
    assert_eq!(alerts(&events)[0].by, Some(Color::White));
    for other in ["5400+30", "1800", "?"] {
        assert_eq!(told(&round().rewrite(timed(other, moves).as_bytes(), 0)), [], "{other}");
    }
    // While he thinks.
    let mut round = round();
    let moves = "e4 {[%clk 0:06:00]} e5 {[%clk 0:05:30]}";
    assert_eq!(told(&round.rewrite(timed("5400", moves).as_bytes(), 1_000)), []);
    assert_eq!(round.due_ms(), Some(61_001));
    assert_eq!(told(&round.tick(61_001)), [("recording-ends", Some(1))]);
    // The reading that follows says the same: nothing new.
    let moves = format!("{moves} Nf3 {{[%clk 0:04:50]}}");
    let events = round.rewrite(timed("5400", &moves).as_bytes(), 71_000);
    assert_eq!((told(&events), turned(&events)), (vec![], vec![]));
}

#[test]
fn games_are_known_again_whatever_becomes_of_order_and_tags() {
    let tags = |white: &str, black: &str, round: &str| {
        game(&[("White", white), ("Black", black), ("Round", round), ("Result", "*")], "MOVES *")
    };
    let a = |moves| tags("Ann", "Bob", "1.1").replace("MOVES", moves);
    let b = |moves| tags("Cid", "Dan", "1.2").replace("MOVES", moves);
    let mut round = round();
    round.rewrite((a("e4 e5 Nf3") + &b("d4 d5 c4")).as_bytes(), 0);
    let numbers = |round: &Round| round.boards().map(Board::number).collect::<Vec<_>>();
    assert_eq!(numbers(&round), [1, 2]);
    // The other order, both with a move more.
    round.rewrite((b("d4 d5 c4 e6") + &a("e4 e5 Nf3 Nc6")).as_bytes(), 1);
    assert_eq!(numbers(&round), [2, 1]);
    // A name is corrected, a rating added.
    let corrected = b("d4 d5 c4 e6 Nc3")
        .replace("Cid", "Cid, El")
        .replace("[Round", "[WhiteElo \"2700\"]\n[Round");
    let events = round.rewrite((corrected + &a("e4 e5 Nf3 Nc6")).as_bytes(), 2);
    assert_eq!(events, [Event::Board { board: 2, taken_back: 0 }]);
    // A board is missing and comes back.
    let events = round.rewrite(a("e4 e5 Nf3 Nc6").as_bytes(), 3);
    assert_eq!(events, [Event::BoardGone { board: 2 }]);
    round.rewrite((a("e4 e5 Nf3 Nc6") + &b("d4 d5 c4 e6 Nc3 Nf6")).as_bytes(), 4);
    assert_eq!(numbers(&round), [1, 2]);
    // The next round in the same file: the same players, other games.
    let next = tags("Ann", "Bob", "2.1") + &tags("Cid", "Dan", "2.2");
    round.rewrite(next.replace("MOVES ", "").as_bytes(), 5);
    assert_eq!(numbers(&round), [3, 4]);
}

#[test]
fn a_finished_game_whose_names_begin_anew_is_another() {
    let mut round = round();
    let over = one("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5").replace('*', "1-0");
    round.rewrite(over.as_bytes(), 0);
    round.rewrite(one("").as_bytes(), 1);
    assert_eq!(round.boards().map(Board::number).collect::<Vec<_>>(), [2]);
}

fn articles_of(alert: &Alert) -> Vec<String> {
    alert.articles.iter().map(ToString::to_string).collect()
}

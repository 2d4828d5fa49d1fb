//! The editions: their dates, their names, what changed.

use core::time::Duration;
use std::collections::BTreeSet;

use compongo_laws::{
    ClaimantLoss, Devices, Edition, Fivefold, Notice, Penalty, Play, Resignation, Speed, Topic,
};
use jiff::civil::date;

#[test]
fn dates_in_force() {
    let cases = [
        (date(1851, 6, 21), Edition::E1997),
        (date(1997, 6, 30), Edition::E1997),
        (date(1997, 7, 1), Edition::E1997),
        (date(2001, 6, 30), Edition::E1997),
        (date(2001, 7, 1), Edition::E2001),
        (date(2005, 6, 30), Edition::E2001),
        (date(2005, 7, 1), Edition::E2005),
        (date(2009, 7, 1), Edition::E2009),
        (date(2014, 6, 30), Edition::E2009),
        (date(2014, 7, 1), Edition::E2014),
        (date(2017, 7, 1), Edition::E2017),
        (date(2017, 12, 31), Edition::E2017),
        (date(2018, 1, 1), Edition::E2018),
        (date(2022, 12, 31), Edition::E2018),
        (date(2023, 1, 1), Edition::E2023),
        (date(9999, 12, 31), Edition::E2023),
    ];
    for (day, edition) in cases {
        assert_eq!(Edition::in_force(day), edition, "{day}");
    }
    assert!(Edition::predates_all(date(1997, 6, 30)));
    assert!(!Edition::predates_all(date(1997, 7, 1)));
}

#[test]
fn names_of_editions() {
    for edition in Edition::ALL {
        assert_eq!(edition.to_string().parse(), Ok(edition));
    }
    for wrong in ["", "2019", "+2018", "02018", " 2018", "E2018", "auto", "201８", "99999999999"] {
        assert!(wrong.parse::<Edition>().is_err(), "{wrong:?}");
    }
}

#[test]
fn all_topics_are_listed_once() {
    let set: BTreeSet<_> = Topic::ALL.into_iter().collect();
    assert_eq!(set.len(), Topic::COUNT);
    assert_eq!(Topic::ALL.last().map(|&last| last as usize), Some(Topic::COUNT - 1));
}

#[test]
fn what_changed() {
    let since = |rule: fn(Edition) -> bool| Edition::ALL.into_iter().find(|&it| rule(it));
    assert_eq!(since(|it| it.rules().fivefold.is_some()), Some(Edition::E2014));
    let any_time = |it: Edition| it.rules().fivefold == Some(Fivefold::AnyTime);
    assert_eq!(since(any_time), Some(Edition::E2017));
    assert_eq!(since(|it| it.rules().seventy_five_moves), Some(Edition::E2014));
    assert_eq!(since(|it| it.rules().agreement_needs_one_move_each), Some(Edition::E2017));
    for edition in Edition::ALL {
        assert_eq!(edition.cite(Topic::Fivefold).is_some(), edition.rules().fivefold.is_some());
        let seventy_five = edition.cite(Topic::SeventyFiveMoves).is_some();
        assert_eq!(seventy_five, edition.rules().seventy_five_moves);
        let resignation = edition.rules().endings.resignation.value;
        let draws = resignation == Resignation::DrawIfOpponentCannotMate;
        assert_eq!(draws, edition == Edition::E2023);
    }
}

/// Bonus minutes and the illegal move that loses, in standard, rapid and blitz.
#[test]
fn illegal_moves_cost_more_and_less() {
    let cost = |edition: Edition, play| {
        let penalty = edition.rules().irregularities.illegal_move.get(play).value;
        (penalty.bonus_minutes, penalty.loses_at.unwrap_or(0))
    };
    let expected = [
        (Edition::E1997, [(0, 0), (2, 3), (0, 1)]),
        (Edition::E2001, [(2, 3), (2, 3), (0, 1)]),
        (Edition::E2005, [(2, 3), (2, 3), (0, 1)]),
        (Edition::E2009, [(2, 3), (2, 3), (0, 1)]),
        (Edition::E2014, [(2, 2), (0, 1), (0, 1)]),
        (Edition::E2017, [(2, 2), (0, 1), (0, 1)]),
        (Edition::E2018, [(2, 2), (2, 2), (1, 2)]),
        (Edition::E2023, [(2, 2), (1, 2), (1, 2)]),
    ];
    for (edition, costs) in expected {
        let found = [Play::Standard, Play::Rapid, Play::Blitz].map(|play| cost(edition, play));
        assert_eq!(found, costs, "{edition}");
    }
    assert_eq!(cost(Edition::E2014, Play::SupervisedRapid), (2, 2));
    assert_eq!(cost(Edition::E2005, Play::SupervisedRapid), (2, 3));
    let finish = Edition::E1997.rules().irregularities.illegal_move_quickplay;
    assert_eq!(finish.map(|it| it.citation.article), Some("10.3"));
}

#[test]
fn who_finds_illegal_moves() {
    let notice =
        |edition: Edition, play| edition.rules().irregularities.discovery.get(play).value.notice;
    for edition in Edition::ALL {
        assert_eq!(notice(edition, Play::Standard), Notice::ArbiterOrPlayer);
        let arbiter = notice(edition, Play::Blitz) == Notice::ArbiterOrPlayer;
        assert_eq!(arbiter, edition >= Edition::E2014, "{edition}");
    }
    assert_eq!(notice(Edition::E2001, Play::Rapid), Notice::Opponent);
    assert_eq!(notice(Edition::E2005, Play::Rapid), Notice::OpponentOrArbiterIfGross);
}

#[test]
fn wrong_claims() {
    let loss = |edition: Edition| edition.rules().draws.claimant_loss.value;
    assert_eq!(loss(Edition::E1997), ClaimantLoss::HalfAtMostThreeMinutes);
    assert_eq!(loss(Edition::E2001), ClaimantLoss::Tiered);
    assert_eq!(loss(Edition::E2009), ClaimantLoss::Nothing);
    // At exactly two minutes one is left, just above half is taken.
    assert_eq!(ClaimantLoss::Tiered.milliseconds_off(120_000), 60_000);
    assert_eq!(ClaimantLoss::Tiered.milliseconds_off(120_002), 60_001);
    assert_eq!(ClaimantLoss::Tiered.milliseconds_off(60_000), 0);
    assert_eq!(ClaimantLoss::HalfAtMostThreeMinutes.milliseconds_off(u64::MAX), 180_000);
    let bonus = |edition: Edition| {
        Play::ALL.map(|play| edition.rules().draws.wrong_claim_bonus.get(play).value)
    };
    assert_eq!(bonus(Edition::E2009), [3; 5]);
    assert_eq!(bonus(Edition::E2018), [2, 2, 2, 1, 1]);
    assert_eq!(bonus(Edition::E2023), [2, 1, 1, 1, 1]);
}

#[test]
fn speeds_at_their_limits() {
    let minutes = |minutes: u64| Duration::from_secs(minutes * 60);
    let speed = |edition: Edition, base: u64, increment: u64| {
        edition.rules().fast.speed(minutes(base), Duration::from_secs(increment))
    };
    for (edition, base, increment, expected) in [
        (Edition::E1997, 14, 0, Speed::Blitz),
        (Edition::E1997, 15, 0, Speed::Rapid),
        (Edition::E1997, 60, 0, Speed::Rapid),
        (Edition::E1997, 61, 0, Speed::Standard),
        (Edition::E2005, 10, 4, Speed::Blitz),
        (Edition::E2005, 10, 5, Speed::Rapid),
        (Edition::E2009, 60, 0, Speed::Standard),
        (Edition::E2009, 59, 0, Speed::Rapid),
        (Edition::E2014, 10, 0, Speed::Blitz),
        (Edition::E2014, 8, 2, Speed::Blitz),
        (Edition::E2014, 8, 3, Speed::Rapid),
        (Edition::E2023, 30, 30, Speed::Standard),
        (Edition::E2023, 3, 2, Speed::Blitz),
    ] {
        assert_eq!(speed(edition, base, increment), expected, "{edition} {base}+{increment}");
    }
    let huge = Edition::NEWEST.rules().fast.speed(Duration::MAX, Duration::MAX);
    assert_eq!(huge, Speed::Standard);
}

#[test]
fn conduct() {
    let penalties = |edition: Edition| edition.rules().conduct.penalties.value;
    let counts = Edition::ALL.map(|edition| penalties(edition).len());
    assert_eq!(counts, [5, 7, 7, 7, 8, 9, 9, 9]);
    for edition in Edition::ALL {
        assert_eq!(penalties(edition).first(), Some(&Penalty::Warning));
        assert_eq!(penalties(edition).last(), Some(&Penalty::Expulsion));
    }
    let devices = |edition: Edition| edition.rules().conduct.devices.map(|it| it.value);
    assert_eq!(devices(Edition::E2001), None);
    assert_eq!(devices(Edition::E2005), Some(Devices::RingingLosesArbiterScores));
    assert_eq!(devices(Edition::E2014), Some(Devices::PossessionLoses));
}

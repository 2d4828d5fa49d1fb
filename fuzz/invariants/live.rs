//! Any texts, one after the other, as the states of a live game file.

use std::collections::{HashMap, HashSet};

use compongo_audit::live::{AlertCode, Event, Options, Round, Standing, What};
use compongo_audit::{AlphabetChoice, Options as Judging};

/// What separates one state of the file from the next.
const NEXT: &[u8] = b"\n====\n";

/// Nothing is told twice, nothing changes that was not told, and the boards end as the last text
/// alone gives them.
pub(crate) fn check(data: &[u8]) {
    let audit = Judging { alphabet: AlphabetChoice::Infer, ..Judging::default() };
    let options = Options { audit, control: "40/5400:1800".parse().ok() };
    let mut round = Round::new(options.clone());
    let (mut told, mut standing) = (HashSet::new(), HashMap::new());
    let mut now = 0;
    let mut hear = |events: Vec<Event>| {
        for event in events {
            match event {
                Event::Alert(alert) => {
                    assert!(told.insert(alert.id), "twice: {alert:?}");
                    standing.insert(alert.id, alert.standing);
                }
                Event::Standing { id, standing: new, .. } => {
                    assert!(standing.insert(id, new).is_some(), "never told: {id}");
                }
                Event::Board { .. } | Event::BoardGone { .. } => {}
            }
        }
    };
    let states = split(data);
    for state in states.iter().take(40) {
        now += 100_000;
        hear(round.rewrite(state, now));
        hear(round.tick(now + 50_000));
    }
    let last = states.iter().take(40).next_back().copied().unwrap_or_default();
    assert_eq!(round.rewrite(last, now + 60_000), []);
    let mut alone = Round::new(options);
    alone.rewrite(last, now);
    let found = |round: &Round| -> Vec<_> {
        let holds = |standing| matches!(standing, Standing::Now | Standing::Passed);
        let of_audit = |code| matches!(code, AlertCode::Found(_));
        let mut boards: Vec<_> = round
            .boards()
            .map(|board| {
                let alerts = board.alerts().filter(|it| holds(it.standing) && of_audit(it.code));
                let mut alerts: Vec<_> = alerts
                    .map(|it| match &it.what {
                        What::Found { finding, .. } => (it.code, it.ply, finding.severity),
                        _ => (it.code, it.ply, it.severity),
                    })
                    .collect();
                alerts.sort_unstable();
                (board.place(), board.plies(), alerts)
            })
            .collect();
        boards.sort_unstable();
        boards
    };
    assert_eq!(found(&round), found(&alone));
}

fn split(data: &[u8]) -> Vec<&[u8]> {
    let mut states = Vec::new();
    let mut rest = data;
    while let Some(at) = rest.windows(NEXT.len()).position(|window| window == NEXT) {
        states.push(rest.get(..at).unwrap_or_default());
        rest = rest.get(at + NEXT.len()..).unwrap_or_default();
    }
    states.push(rest);
    states
}

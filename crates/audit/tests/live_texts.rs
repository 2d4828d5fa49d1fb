//! Whatever texts come one after the other: nothing breaks, nothing is told twice, and the last text
//! counts.

use std::collections::HashSet;

use compongo_audit::live::{AlertId, Board, Event, Options, Round};
use proptest::prelude::*;

/// Notes what is told, and that it was not told before.
fn take(told: &mut HashSet<AlertId>, events: &[Event]) {
    for event in events {
        match event {
            Event::Alert(alert) => assert!(told.insert(alert.id), "twice: {alert:?}"),
            Event::Standing { id, .. } => assert!(told.contains(id), "never told: {id}"),
            Event::Board { .. } | Event::BoardGone { .. } => {}
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_texts_one_after_the_other_end_in_what_the_last_one_gives_alone(
        texts in prop::collection::vec("[\\[\\]\"{}*# \n0-9a-hNBRQKO=x+-]{0,200}", 0..6),
    ) {
        let (mut round, mut told) = (Round::new(Options::default()), HashSet::new());
        for (at, text) in (0..).zip(&texts) {
            take(&mut told, &round.rewrite(text.as_bytes(), at));
        }
        let mut alone = Round::new(Options::default());
        let last = texts.last().map_or("", String::as_str);
        alone.rewrite(last.as_bytes(), 0);
        let plies = |round: &Round| round.boards().map(Board::plies).collect::<Vec<_>>();
        prop_assert_eq!(plies(&round), plies(&alone));
    }
}

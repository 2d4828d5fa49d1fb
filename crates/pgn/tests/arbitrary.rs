//! Any bytes whatever: no panic, the same events however the stream is cut.

mod common;
mod soup;

use common::{Log, events_in_batches, events_within};
use compongo_pgn::{Limits, read_games};
use proptest::prelude::*;
use soup::{soup, text};

fn limits() -> impl Strategy<Value = Limits> {
    (1usize..200, 0u32..4, 0usize..20, 0usize..4, any::<bool>()).prop_map(
        |(max_game_bytes, max_depth, max_tag_value, max_tags, small)| {
            if small {
                Limits { max_game_bytes, max_depth, max_tag_value, max_tags }
            } else {
                Limits::default()
            }
        },
    )
}

/// Found by chance: the line of a tag without its bracket, cut where another game begins.
#[test]
fn a_line_cut_at_a_tag_is_no_tag() {
    let mut text = b"N \"][Event \"\n\n%[Event \"x\"]\n".to_vec();
    text.extend_from_slice(&b"[Event \"x\"]\n".repeat(150));
    for max_game_bytes in 1..30 {
        let limits = Limits { max_game_bytes, ..Limits::default() };
        assert_eq!(events_in_batches(&text, 20, &limits), events_within(&text, &limits));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4000) })]

    #[test]
    fn cuts_change_nothing(text in text(), limits in limits(), size in 1usize..120) {
        prop_assert_eq!(
            events_in_batches(&text, size, &limits),
            events_within(&text, &limits),
            "{}", text.escape_ascii()
        );
    }

    #[test]
    fn long_texts_are_cut_too(
        text in prop::collection::vec(soup(), 1..30).prop_map(|parts| parts.concat()),
        max_game_bytes in 1usize..300,
        size in 1usize..120,
    ) {
        let limits = Limits { max_game_bytes, ..Limits::default() };
        prop_assert_eq!(
            events_in_batches(&text, size, &limits),
            events_within(&text, &limits),
            "{}", text.escape_ascii()
        );
    }

    /// Hard boundaries are met while reading, or looked for beforehand where a limit is near.
    #[test]
    fn boundaries_are_met_where_they_are(text in text()) {
        let mut text = text;
        text.extend_from_slice(b"\n\n[Event \"x\"]\n\n*\n");
        let limits = Limits { max_game_bytes: text.len() - 1, ..Limits::default() };
        prop_assert_eq!(
            events_within(&text, &limits),
            events_within(&text, &Limits::default()),
            "{}", text.escape_ascii()
        );
    }

    #[test]
    fn what_is_skipped_does_not_matter(text in text(), limits in limits()) {
        let ends = |skip_movetext, skip_variations| {
            let mut log = Log { skip_movetext, skip_variations, ..Log::default() };
            let games = read_games(&text, 7, &limits, &mut log);
            log.lines.retain(|line| line.starts_with("game") || line.starts_with("end"));
            (games, log.lines)
        };
        let told = ends(false, false);
        prop_assert_eq!(&ends(false, true), &told);
        prop_assert_eq!(&ends(true, true), &told);
    }

    #[test]
    fn events_are_in_order_and_balanced(text in text(), limits in limits()) {
        let mut log = Log::default();
        let games = read_games(&text, 1000, &limits, &mut log);
        prop_assert!(log.offsets.iter().all(|&at| at >= 1000 && at <= 1000 + text.len() as u64));
        let count = |what: &str| log.lines.iter().filter(|line| line.starts_with(what)).count();
        prop_assert_eq!(count("game "), games);
        prop_assert_eq!(count("end "), games);
        prop_assert_eq!(count("movetext"), games);
        prop_assert!(count(")") <= count("("));
        for game in log.lines.split(|line| line.starts_with("end ")) {
            prop_assert!(game.iter().filter(|line| line.starts_with("result")).count() <= 1);
        }
    }
}

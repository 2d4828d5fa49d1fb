//! The server is killed at random instants while games are played: nothing that was acknowledged
//! is lost, and clocks have neither lost nor won time.
//!
//! `COMPONGO_CRASHES=300 cargo test -p compongo-server --test crash` kills it more often.

mod common;
mod crashing;

use std::time::Duration;

use crashing::{Evening, Random};

/// How often the server is killed, if nothing else is asked for.
const CRASHES: u32 = 15;

/// The other process: not a test, but the server that is killed.
#[test]
fn the_server_that_is_killed() {
    if let Some(folder) = std::env::var_os(crashing::FOLDER) {
        crashing::serve(folder.as_ref());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_fact_is_lost() {
    let crashes = std::env::var("COMPONGO_CRASHES").ok().and_then(|it| it.parse().ok());
    let mut random = Random::new(20_261_130);
    let mut evening = Evening::begin(6).await;
    let mut facts = 0;
    for _ in 0..crashes.unwrap_or(CRASHES) {
        let time = Duration::from_millis(30 + random.below(500));
        facts += evening.play_and_crash(time).await;
        if random.below(3) == 0 {
            evening.tear(&mut random);
        }
        evening.come_back().await;
    }
    assert!(facts > 0, "nothing was acknowledged before any crash");
    println!("{facts} acknowledged facts outlived the crashes");
}

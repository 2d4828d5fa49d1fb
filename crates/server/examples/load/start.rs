//! A server that starts with a record of many open tables.

use std::path::Path;
use std::time::{Duration, Instant};

use compongo_laws::game::{Act, Fact, Who};
use compongo_server::store::{Entry, NewHall, NewTable, Role, Sqlite, Store};

use crate::options::Options;
use crate::process::Server;
use crate::report::{Report, Start};
use crate::{Fault, moves};

pub(crate) async fn measure(
    options: &Options,
    folder: &Path,
    report: &mut Report,
) -> Result<(), Fault> {
    let folder = folder.join("many");
    if !folder.join("record.sqlite").exists() {
        write(options, &folder).await?;
    }
    let begun = Instant::now();
    let server = Server::start(&["serve".as_ref(), folder.as_os_str()])?;
    let listening = begun.elapsed();
    let url = format!("http://{}/readyz", server.address);
    while !reqwest::get(&url).await?.status().is_success() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let ready = begun.elapsed();
    let bytes = std::fs::metadata(folder.join("record.sqlite"))?.len();
    report.start = Some(Start {
        tables: options.open_tables,
        facts: options.open_tables as u64 * u64::from(options.facts),
        record_bytes: bytes,
        listening_ms: listening.as_secs_f64() * 1_000.0,
        ready_ms: ready.as_secs_f64() * 1_000.0,
        server_kib: server.usage().kib,
    });
    Ok(())
}

/// Tables whose games have begun, written without a server.
async fn write(options: &Options, folder: &Path) -> Result<(), Fault> {
    let store = Sqlite::open(folder)?;
    let new = NewHall { id: "many".into(), name: "Many".into(), created_ms: 0, keys: vec![] };
    let hall = store.create_hall(new).await?;
    let facts = facts(options.facts)?;
    let settings =
        r#"{"regulations":{"edition":"2023","time":"5400+30"},"electronicArbiter":true}"#;
    let mut waiting = Vec::new();
    for number in 0..options.open_tables as u64 {
        let key = |side: u8| {
            let mut hash = [side; 32];
            hash[..8].copy_from_slice(&number.to_le_bytes());
            hash
        };
        waiting.push(store.create_table(NewTable {
            id: format!("table-{number:07}").into(),
            hall,
            settings: settings.into(),
            created_ms: 0,
            keys: vec![(Role::White, key(1)), (Role::Black, key(2))],
            over: false,
            facts: facts.clone(),
        }));
        if waiting.len() >= 4_000 {
            for answer in waiting.drain(..) {
                answer.await?;
            }
        }
    }
    for answer in waiting {
        answer.await?;
    }
    Ok(())
}

/// The start of a game and the first moves of it.
fn facts(count: u32) -> Result<Vec<Entry>, Fault> {
    let plies = moves::games().swap_remove(0);
    let start = (Who::Arbiter, Act::Start { absent: compongo_laws::game::Absent::None });
    let mut acts = vec![start];
    for (ply, by) in plies.iter().zip([Who::White, Who::Black].into_iter().cycle()) {
        let square = ply.square.parse()?;
        acts.push((by, Act::Touch { square, accidental: false }));
        let gesture = ply.mv.parse()?;
        acts.push((by, Act::Move { gesture, two_hands: false, press: false }));
        acts.push((by, Act::Press {}));
    }
    let entry = |(seq, (by, act)): (u32, (Who, Act))| {
        let at_ms = u64::from(seq) * 1_000;
        let fact = Fact { at_ms, by, act };
        let wall_ms = 1_796_058_000_000 + i64::from(seq) * 1_000;
        Entry { seq, fact, wall_ms, seat: None, command: Some(format!("a{seq}").into()) }
    };
    Ok((1..).zip(acts).take(count as usize).map(entry).collect())
}

//! A server that only sends back what it gets: as fast as the libraries and the machine can be.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::{interval_at, sleep};
use tokio_tungstenite::tungstenite::Message;

use crate::games::{AT_ONCE, BETWEEN, MOVE_EVERY, connect};
use crate::options::Options;
use crate::process::Server;
use crate::report::{Part, Report};
use crate::{Fault, Histogram};

pub(crate) fn run() -> Result<(), Fault> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let upgrade = async |socket: WebSocketUpgrade| socket.on_upgrade(answer);
        let router = Router::new().route("/", get(upgrade));
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        println!("{}", listener.local_addr()?);
        axum::serve(listener, router).await?;
        Ok(())
    })
}

async fn answer(mut socket: WebSocket) {
    while let Some(Ok(frame)) = socket.recv().await {
        if let Frame::Text(text) = frame
            && socket.send(Frame::Text(text)).await.is_err()
        {
            return;
        }
    }
}

/// As many messages from as many connections as the games send.
pub(crate) async fn measure(options: &Options, report: &mut Report) -> Result<(), Fault> {
    let server = Server::start(&["echo".as_ref()])?;
    let url = format!("ws://{}/", server.address);
    let times = Arc::new(Histogram::new());
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    let mut sockets = Vec::new();
    for _ in 0..options.games * 2 {
        let (permits, url) = (Arc::clone(&permits), url.clone());
        sockets.push(tokio::spawn(async move {
            let _permit = permits.acquire().await?;
            Ok::<_, Fault>(connect(&url).await?)
        }));
    }
    let mut ready = Vec::new();
    for socket in sockets {
        ready.push(socket.await??);
    }
    let part = Part::begin(&server);
    let seconds = options.seconds.min(20);
    let start = Instant::now() + Duration::from_millis(200);
    let count = ready.len() as u32;
    let mut tasks = Vec::new();
    for (at, mut socket) in (0..).zip(ready) {
        let times = Arc::clone(&times);
        tasks.push(tokio::spawn(async move {
            // Each side has the move every other time.
            let every = MOVE_EVERY * 2;
            let mut ticks = interval_at((start + every * at / count).into(), every);
            while start.elapsed() < Duration::from_secs(seconds) {
                ticks.tick().await;
                for wait in [BETWEEN, BETWEEN, Duration::ZERO] {
                    let sent = Instant::now();
                    let text = r#"{"id":"a1000","do":{"do":"move","move":"e2e4"}}"#;
                    socket.send(Message::text(text)).await?;
                    socket.next().await.ok_or("closed")??;
                    times.add(sent.elapsed());
                    sleep(wait).await;
                }
            }
            Ok::<_, Fault>(())
        }));
    }
    for task in tasks {
        task.await??;
    }
    let count = times.times().count;
    report.echo = Some(part.end(&server, &times, count));
    Ok(())
}

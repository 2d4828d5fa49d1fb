//! Connections: accepted, given so much time and no more, let go at the end.

use core::net::SocketAddr;
use core::time::Duration;
use std::io;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Service;

/// How long it is waited when no connection can be taken, as when there are no more open files.
const PAUSE: Duration = Duration::from_secs(1);

/// Serves every connection until it is told to stop; then those that are open end after what they
/// are about.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    head_time: Duration,
    stop: CancellationToken,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head_time);
    let open = TaskTracker::new();
    loop {
        let (stream, address) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = stop.cancelled() => break,
        };
        // Nobody waits for one message to be confirmed before the next is sent. If it cannot be
        // set, it goes slower.
        drop(stream.set_nodelay(true));
        open.spawn(connection(http.clone(), stream, address, router.clone(), stop.clone()));
    }
    drop(listener);
    open.close();
    open.wait().await;
}

/// The next connection. What fails concerns one of them, or passes.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(why) => {
                let gone = [ConnectionAborted, ConnectionRefused, ConnectionReset];
                if !gone.contains(&why.kind()) {
                    tracing::error!(%why, "no connection can be taken");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }
}

async fn connection(
    http: http1::Builder,
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    stop: CancellationToken,
) {
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(address));
        router.clone().call(request)
    });
    let served = http.serve_connection(TokioIo::new(stream), answer).with_upgrades();
    let mut served = core::pin::pin!(served);
    let ended = tokio::select! {
        ended = served.as_mut() => ended,
        () = stop.cancelled() => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(why) = ended {
        tracing::debug!(%address, %why, "a connection ends early");
    }
}

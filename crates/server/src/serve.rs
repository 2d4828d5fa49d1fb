//! A server from its start to its end.

use core::net::SocketAddr;
use core::sync::atomic::Ordering;
use core::time::Duration;
use std::io;
use std::sync::Arc;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::config::Config;
use crate::context::Context;
use crate::house::{House, Shared};
use crate::http;
use crate::numbers::Numbers;
use crate::registry::Registry;
use crate::store::{Store, StoreError};
use crate::time::Clock;

/// How often what is known of visitors is forgotten.
const FORGET_EVERY: Duration = Duration::from_secs(10);

/// How long connections have to end by themselves.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that can be asked.
pub struct Server {
    house: Shared,
}

impl Server {
    /// Opens the halls on record. Tables come to life when someone asks for them.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub async fn open(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        config: Config,
        metrics: Option<Numbers>,
    ) -> Result<Server, StoreError> {
        let context = Context { store, clock, config: Arc::new(config) };
        let registry = Registry::open(context.clone()).await?;
        Ok(Server { house: Arc::new(House::new(context, registry, metrics)) })
    }

    /// All routes, for tests and for whoever embeds the server.
    pub fn router(&self) -> Router {
        http::router(Arc::clone(&self.house))
    }

    /// Serves until `stop`, then writes everything down and lets everyone go.
    ///
    /// # Errors
    ///
    /// If the network fails.
    pub async fn run(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let background = tokio::spawn(background(Arc::clone(&self.house)));
        let router = self.router().into_make_service_with_connect_info::<SocketAddr>();
        let house = Arc::clone(&self.house);
        let (done, is_done) = tokio::sync::oneshot::channel::<()>();
        let graceful = async move {
            stop.await;
            tracing::info!("stopping");
            house.registry.stop().await;
            house.leaving.cancel();
            let _ = done.send(());
        };
        // Nobody waits for one message to be confirmed before the next is sent. If it cannot be
        // set, it goes slower.
        let listener = listener.tap_io(|line| drop(line.set_nodelay(true)));
        let serve = axum::serve(listener, router).with_graceful_shutdown(graceful);
        let served = tokio::select! {
            served = serve.into_future() => served,
            () = async {
                let _ = is_done.await;
                tokio::time::sleep(PATIENCE).await;
            } => Ok(()),
        };
        background.abort();
        served
    }
}

/// What goes on besides requests.
async fn background(house: Shared) {
    match house.registry.wake_running().await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "games run on"),
        Err(error) => tracing::error!(%error, "the open tables cannot be read"),
    }
    house.ready.store(true, Ordering::Relaxed);
    loop {
        tokio::time::sleep(FORGET_EVERY).await;
        house.limits.forget();
        if let Some(numbers) = &house.metrics {
            numbers.tidy();
        }
    }
}

//! A server from its start to its end.

use core::future::pending;
use core::sync::atomic::Ordering;
use core::time::Duration;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::connections;
use crate::context::Context;
use crate::house::{House, Shared};
use crate::http;
use crate::numbers::Numbers;
use crate::registry::Registry;
use crate::store::{Store, StoreError};
use crate::time::Clock;

/// How often it is looked whether the machine has slept.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// After how many such looks what is known of visitors is forgotten.
const FORGET_EVERY: u64 = 10;

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
    /// If the games that run on cannot be read: their flags would fall and nobody would notice.
    pub async fn run(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StoreError> {
        let (failed, failure) = oneshot::channel();
        let background = tokio::spawn(background(Arc::clone(&self.house), failed));
        let failure = async {
            match failure.await {
                Ok(error) => error,
                // All was read.
                Err(_) => pending().await,
            }
        };
        let (house, end) = (&self.house, CancellationToken::new());
        let head_time = house.context.config.head_time;
        let served = connections::serve(listener, self.router(), head_time, end.clone());
        let stopped = async {
            stop.await;
            tracing::info!("stopping");
            house.registry.stop().await;
            house.leaving.cancel();
            end.cancel();
            tokio::time::sleep(PATIENCE).await;
        };
        let outcome = tokio::select! {
            () = served => Ok(()),
            () = stopped => Ok(()),
            error = failure => Err(error),
        };
        background.abort();
        outcome
    }
}

/// What goes on besides requests.
async fn background(house: Shared, failed: oneshot::Sender<StoreError>) {
    match house.registry.wake_running().await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "games run on"),
        Err(error) => {
            let _ = failed.send(error);
            return;
        }
    }
    drop(failed);
    house.ready.store(true, Ordering::Relaxed);
    let mut slept = house.context.clock.slept_ms();
    for second in 1_u64.. {
        tokio::time::sleep(LOOK_EVERY).await;
        let now = house.context.clock.slept_ms();
        if now > slept.saturating_add(1_000) {
            tracing::warn!(ms = now - slept, "the machine has slept");
            slept = now;
            house.registry.rouse().await;
        }
        if second % FORGET_EVERY == 0 {
            house.limits.forget();
            if let Some(numbers) = &house.metrics {
                numbers.tidy();
            }
        }
    }
}

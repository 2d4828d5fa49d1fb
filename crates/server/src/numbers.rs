//! What the server counts.

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Bounds of the histograms, in seconds.
const SECONDS: [f64; 12] =
    [0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

/// The numbers of this process, for `/metrics`.
#[derive(Clone)]
pub struct Numbers(PrometheusHandle);

impl Numbers {
    /// As Prometheus reads them.
    pub(crate) fn render(&self) -> String {
        self.0.render()
    }

    /// Puts together what was counted, so that it does not pile up when nobody asks.
    pub(crate) fn tidy(&self) {
        self.0.run_upkeep();
    }
}

/// Begins to count in this process; none if someone counts already.
pub fn install_metrics() -> Option<Numbers> {
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
        .ok()?;
    let handle = builder.install_recorder().ok()?;
    metrics::describe_histogram!("compongo_commit_seconds", "From a fact to its place on disk.");
    metrics::describe_histogram!("compongo_ack_seconds", "From a message to its acknowledgement.");
    metrics::describe_counter!("compongo_facts_total", "Facts that were accepted.");
    metrics::describe_counter!("compongo_refusals_total", "Commands that were refused.");
    metrics::describe_counter!("compongo_store_failures_total", "Writes that failed.");
    metrics::describe_counter!("compongo_tables_woken_total", "Tables that were brought to life.");
    metrics::describe_counter!("compongo_slow_total", "Clients that could not keep up.");
    metrics::describe_gauge!("compongo_connections", "Connections now.");
    metrics::describe_gauge!("compongo_tables", "Tables that are awake now.");
    Some(Numbers(handle))
}

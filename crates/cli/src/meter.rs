//! How much of the input has been read.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Bytes read so far, as they are on the disk.
#[derive(Clone, Default)]
pub(crate) struct Meter(Arc<AtomicU64>);

impl Meter {
    /// A reader that counts what passes through it.
    pub(crate) fn watch<R: Read>(&self, inner: R) -> Watched<R> {
        Watched { inner, meter: self.clone() }
    }

    /// How many bytes have passed.
    pub(crate) fn bytes(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// See [`Meter::watch`].
pub(crate) struct Watched<R> {
    inner: R,
    meter: Meter,
}

impl<R: Read> Read for Watched<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.meter.0.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

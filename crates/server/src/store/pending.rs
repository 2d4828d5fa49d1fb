use core::future::Future;
use core::pin::Pin;
use core::task::{Context, Poll};

use tokio::sync::oneshot;

use super::StoreError;

/// What a store will answer. The work is under way already, in the order in which it was asked
/// for; dropping this does not call it off.
#[must_use = "nothing is on disk before the answer"]
#[derive(Debug)]
pub struct Pending<T>(Answer<T>);

#[derive(Debug)]
enum Answer<T> {
    Known(Option<Result<T, StoreError>>),
    Awaited(oneshot::Receiver<Result<T, StoreError>>),
}

/// The other end: who answers.
pub type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

impl<T> Pending<T> {
    /// An answer to come, and where it is to be given.
    pub fn new() -> (Reply<T>, Pending<T>) {
        let (reply, answer) = oneshot::channel();
        (reply, Pending(Answer::Awaited(answer)))
    }

    /// An answer that is known.
    pub const fn known(answer: Result<T, StoreError>) -> Pending<T> {
        Pending(Answer::Known(Some(answer)))
    }

    /// Waits for the answer without a runtime.
    ///
    /// # Errors
    ///
    /// What the store says; [`StoreError::Poisoned`] if it is gone.
    ///
    /// # Panics
    ///
    /// Inside a runtime of tokio, where it would stop the others.
    pub fn wait(self) -> Result<T, StoreError> {
        match self.0 {
            Answer::Known(answer) => answer.unwrap_or_else(|| Err(gone())),
            Answer::Awaited(answer) => answer.blocking_recv().unwrap_or_else(|_| Err(gone())),
        }
    }
}

impl<T: Unpin> Future for Pending<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        match &mut self.0 {
            Answer::Known(answer) => Poll::Ready(answer.take().unwrap_or_else(|| Err(gone()))),
            Answer::Awaited(answer) => {
                Pin::new(answer).poll(context).map(|answer| answer.unwrap_or_else(|_| Err(gone())))
            }
        }
    }
}

/// A thread that should answer has ended.
fn gone() -> StoreError {
    StoreError::Poisoned { why: "the thread that writes has ended".into() }
}

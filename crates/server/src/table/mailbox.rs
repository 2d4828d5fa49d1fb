//! What waits for one connection. It takes room only for what waits: there are many connections,
//! and mostly nothing does.

use std::collections::VecDeque;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::Notify;

use super::Out;

/// Room that is kept when nothing waits.
const KEPT: usize = 8;

/// A mailbox in which at most so many messages wait.
pub(crate) fn mailbox(most: usize) -> (Post, Inbox) {
    let shared = Arc::new(Shared { state: Mutex::default(), arrived: Notify::new(), most });
    (Post(Arc::clone(&shared)), Inbox(shared))
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    arrived: Notify,
    most: usize,
}

#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<Out>,
    /// One of the two is gone: nothing more is taken.
    closed: bool,
}

/// Where messages are put in.
#[derive(Debug)]
pub(crate) struct Post(Arc<Shared>);

impl Post {
    /// Whether there was room for it, and there is someone to read it.
    pub(crate) fn send(&self, out: Out) -> bool {
        let mut state = self.0.state.lock();
        let taken = !state.closed && state.waiting.len() < self.0.most;
        if taken {
            state.waiting.push_back(out);
        }
        drop(state);
        self.0.arrived.notify_one();
        taken
    }
}

impl Drop for Post {
    fn drop(&mut self) {
        self.0.state.lock().closed = true;
        self.0.arrived.notify_one();
    }
}

/// Where they are taken out.
#[derive(Debug)]
pub(crate) struct Inbox(Arc<Shared>);

impl Inbox {
    /// The next message, in their order; none when the last was taken and no more will come.
    pub(crate) async fn recv(&self) -> Option<Out> {
        loop {
            {
                let mut state = self.0.state.lock();
                if let Some(out) = take(&mut state) {
                    return Some(out);
                }
                if state.closed {
                    return None;
                }
            }
            self.0.arrived.notified().await;
        }
    }

    /// The next message, if one waits.
    pub(crate) fn try_recv(&self) -> Option<Out> {
        take(&mut self.0.state.lock())
    }

    /// Takes no more.
    pub(crate) fn close(&self) {
        self.0.state.lock().closed = true;
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        self.close();
    }
}

fn take(state: &mut State) -> Option<Out> {
    let out = state.waiting.pop_front();
    if state.waiting.is_empty() && state.waiting.capacity() > KEPT {
        state.waiting = VecDeque::new();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bye(out: Option<&Out>) -> Option<&'static str> {
        match out {
            Some(Out::Bye(why)) => Some(why),
            _ => None,
        }
    }

    #[tokio::test]
    async fn messages_come_in_order_and_no_more_than_there_is_room_for() {
        let (post, inbox) = mailbox(2);
        assert!(post.send(Out::Bye("a")) && post.send(Out::Bye("b")));
        assert!(!post.send(Out::Bye("c")));
        assert_eq!(bye(inbox.recv().await.as_ref()), Some("a"));
        assert_eq!(bye(inbox.try_recv().as_ref()), Some("b"));
        assert!(inbox.try_recv().is_none());
        assert!(post.send(Out::Bye("d")));
        drop(post);
        assert_eq!(bye(inbox.recv().await.as_ref()), Some("d"));
        assert!(inbox.recv().await.is_none());
    }

    #[tokio::test]
    async fn who_waits_is_woken() {
        let (post, inbox) = mailbox(2);
        let waits =
            tokio::spawn(async move { (bye(inbox.recv().await.as_ref()), inbox.recv().await) });
        tokio::task::yield_now().await;
        assert!(post.send(Out::Bye("a")));
        tokio::task::yield_now().await;
        drop(post);
        let (first, end) = waits.await.unwrap();
        assert_eq!(first, Some("a"));
        assert!(end.is_none());
    }

    #[test]
    fn nothing_is_put_where_nobody_reads() {
        let (post, inbox) = mailbox(2);
        drop(inbox);
        assert!(!post.send(Out::Bye("a")));
    }
}

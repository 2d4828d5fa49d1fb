//! An address that is asked again and again, by a thread of its own: a server that answers slowly
//! keeps nobody waiting.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use compongo_pgn::decode;
use ureq::Agent;
use ureq::http::{HeaderMap, Response};
use ureq::unversioned::transport::DefaultConnector;

use crate::reach::{NotPublic, PublicOnly};
use crate::{Reach, Settings, Trouble};

/// The longest pause after failures.
const LONGEST: Duration = Duration::from_mins(1);

/// How often a server may send on to another address.
const REDIRECTS: u32 = 3;

/// An address and the thread that asks it.
#[derive(Debug)]
pub(crate) struct Asked {
    answers: Receiver<Result<Vec<u8>, Trouble>>,
    /// Dropped to end the thread.
    _end: Sender<()>,
    answered: Arc<AtomicBool>,
}

impl Asked {
    pub(crate) fn new(address: &str, reach: Reach, settings: &Settings) -> Asked {
        let (answer, answers) = channel();
        let (end, ended) = channel::<()>();
        let answered = Arc::new(AtomicBool::new(false));
        let asker = Asker {
            address: address.to_owned(),
            agent: agent(reach, settings),
            interval: settings.interval,
            most: settings.most_bytes,
            etag: None,
            modified: None,
        };
        let done = Arc::clone(&answered);
        thread::spawn(move || asker.run(&answer, &ended, &done));
        Asked { answers, _end: end, answered }
    }

    /// The latest answer that has come since the last look.
    pub(crate) fn look(&self) -> Option<Result<Vec<u8>, Trouble>> {
        let mut latest = None;
        loop {
            match self.answers.try_recv() {
                Ok(answer) => latest = Some(answer),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return latest,
            }
        }
    }

    /// Whether the address has answered, or failed to, at least once.
    pub(crate) fn has_answered(&self) -> bool {
        self.answered.load(Ordering::Acquire)
    }
}

fn agent(reach: Reach, settings: &Settings) -> Agent {
    let config = Agent::config_builder()
        .timeout_global(Some(settings.patience))
        .http_status_as_error(false)
        .max_redirects(REDIRECTS)
        .user_agent(concat!("compongo/", env!("CARGO_PKG_VERSION")));
    match reach {
        Reach::Anywhere => config.build().into(),
        // A proxy would look the name up itself.
        Reach::Public => Agent::with_parts(
            config.proxy(None).build(),
            DefaultConnector::default(),
            PublicOnly::default(),
        ),
    }
}

struct Asker {
    address: String,
    agent: Agent,
    interval: Duration,
    most: usize,
    etag: Option<String>,
    modified: Option<String>,
}

impl Asker {
    fn run(
        mut self,
        answer: &Sender<Result<Vec<u8>, Trouble>>,
        ended: &Receiver<()>,
        once: &AtomicBool,
    ) {
        let mut pause = self.interval;
        loop {
            let asked = self.ask();
            // What was kept before a failure is not known to be what the server has after it.
            if matches!(asked, Answer::Failed(..)) {
                (self.etag, self.modified) = (None, None);
            }
            // Failures are met with patience.
            pause = match &asked {
                Answer::Failed(_, Some(wished)) => (*wished).clamp(self.interval, LONGEST),
                Answer::Failed(..) => (pause * 2).min(LONGEST.max(self.interval)),
                Answer::Same | Answer::Text(_) => self.interval,
            };
            let sent = match asked {
                Answer::Same => Ok(()),
                Answer::Text(bytes) => answer.send(Ok(bytes)),
                Answer::Failed(trouble, _) => answer.send(Err(trouble)),
            };
            once.store(true, Ordering::Release);
            if sent.is_err() || ended.recv_timeout(pause) != Err(RecvTimeoutError::Timeout) {
                return;
            }
        }
    }

    fn ask(&mut self) -> Answer {
        let mut request = self.agent.get(&self.address);
        if let Some(etag) = &self.etag {
            request = request.header("If-None-Match", etag);
        }
        if let Some(modified) = &self.modified {
            request = request.header("If-Modified-Since", modified);
        }
        let response = match request.call() {
            Ok(response) => response,
            Err(error) => return Answer::Failed(trouble(&error), None),
        };
        match response.status().as_u16() {
            304 => Answer::Same,
            200 => self.text(response),
            status => Answer::Failed(Trouble::Status(status), retry_after(response.headers())),
        }
    }

    fn text(&mut self, response: Response<ureq::Body>) -> Answer {
        let header = |name: &str| {
            response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
        };
        let (etag, modified) = (header("etag"), header("last-modified"));
        let reader = response.into_body().into_with_config().limit(self.most as u64 + 1).reader();
        let mut bytes = Vec::new();
        let read =
            decode(reader).and_then(|text| text.take(self.most as u64 + 1).read_to_end(&mut bytes));
        if bytes.len() > self.most {
            return Answer::Failed(Trouble::TooLong { most: self.most }, None);
        }
        match read {
            Ok(_) => {
                (self.etag, self.modified) = (etag, modified);
                Answer::Text(bytes)
            }
            Err(error) => Answer::Failed(broken_off(&error), None),
        }
    }
}

/// What came of one question.
enum Answer {
    /// Nothing has changed.
    Same,
    Text(Vec<u8>),
    /// With the pause that the server wishes.
    Failed(Trouble, Option<Duration>),
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get("retry-after")?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}

fn trouble(error: &ureq::Error) -> Trouble {
    match error {
        ureq::Error::Timeout(_) => Trouble::Slow,
        ureq::Error::BadUri(why) => Trouble::BadAddress(why.clone()),
        ureq::Error::Other(why) if why.is::<NotPublic>() => Trouble::NotPublic,
        ureq::Error::Http(why) => Trouble::BadAddress(why.to_string()),
        ureq::Error::Protocol(_) | ureq::Error::TooManyRedirects | ureq::Error::RedirectFailed => {
            Trouble::BadAnswer(error.to_string())
        }
        other => Trouble::Unreachable(other.to_string()),
    }
}

/// What is wrong with an answer that had begun.
fn broken_off(error: &io::Error) -> Trouble {
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<ureq::Error>());
    let slow =
        error.kind() == io::ErrorKind::TimedOut || matches!(inner, Some(ureq::Error::Timeout(_)));
    if slow { Trouble::Slow } else { Trouble::BadAnswer(error.to_string()) }
}

//! A WebSocket that keeps no buffer for what it sends: connections are many, and each would keep
//! one as long as its longest message.

use core::future::Future;
use std::io::{self, IoSlice};

use arrayvec::ArrayVec;
use axum::body::{Body, Bytes};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::problem::Problem;

/// The buffer for reading: what clients say is short. It is cleared for every reading besides.
const READ: usize = 512;

/// The most messages in one write.
pub(super) const TOGETHER: usize = 4;

/// The longest head of a frame that a server sends.
const HEAD: usize = 10;

/// A request to speak as a WebSocket from now on.
pub(super) struct Upgrade {
    accept: HeaderValue,
    upgraded: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Upgrade, Problem> {
        let missing = || Problem::Unreadable("a WebSocket of version 13 is expected".to_owned());
        let headers = &parts.headers;
        let asked = parts.method == Method::GET
            && names(headers, header::CONNECTION, "upgrade")
            && names(headers, header::UPGRADE, "websocket")
            && names(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked).ok_or_else(missing)?;
        let accept = derive_accept_key(key.as_bytes()).try_into().map_err(|_| missing())?;
        let upgraded = parts.extensions.remove::<OnUpgrade>().ok_or_else(missing)?;
        Ok(Upgrade { accept, upgraded })
    }
}

/// Whether a word is in the list that a header is.
fn names(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    headers
        .get_all(name)
        .iter()
        .filter_map(|it| it.to_str().ok())
        .any(|list| list.split(',').any(|it| it.trim().eq_ignore_ascii_case(word)))
}

impl Upgrade {
    /// Agrees; then the connection is served in a task of its own, with messages of so many bytes
    /// at most.
    pub(super) fn serve<F>(
        self,
        longest: usize,
        serve: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let Upgrade { accept, upgraded } = self;
        tokio::spawn(async move {
            // If it fails, the client is gone already.
            if let Ok(upgraded) = upgraded.await {
                let socket = Box::pin(Socket::new(upgraded, longest)).await;
                serve(socket).await;
            }
        });
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// A connection after that.
pub(super) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

/// A frame that cannot be sent: the client is gone.
pub(super) struct Gone;

impl From<Error> for Gone {
    fn from(_: Error) -> Gone {
        Gone
    }
}

impl From<io::Error> for Gone {
    fn from(_: io::Error) -> Gone {
        Gone
    }
}

impl Socket {
    async fn new(upgraded: Upgraded, longest: usize) -> Socket {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            // What the library itself sends are signs of life.
            .write_buffer_size(0)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        let io = TokioIo::new(upgraded);
        Socket(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await)
    }

    /// The next message; none when the connection is closed.
    pub(super) async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends texts in one write, each as it lies in memory.
    pub(super) async fn send(&mut self, texts: &[Utf8Bytes]) -> Result<(), Gone> {
        // Answers to pings may be on their way: no frame is put into another.
        self.0.flush().await?;
        let stream = self.0.get_mut();
        for texts in texts.chunks(TOGETHER) {
            let heads: ArrayVec<_, TOGETHER> = texts.iter().map(|it| head(it.len())).collect();
            let mut slices = ArrayVec::<IoSlice<'_>, { 2 * TOGETHER }>::new();
            for (head, text) in heads.iter().zip(texts) {
                slices.push(IoSlice::new(head));
                slices.push(IoSlice::new(text.as_bytes()));
            }
            let mut rest = &mut slices[..];
            while !rest.is_empty() {
                match stream.write_vectored(rest).await? {
                    0 => return Err(Gone),
                    written => IoSlice::advance_slices(&mut rest, written),
                }
            }
        }
        stream.flush().await.map_err(Gone::from)
    }

    pub(super) async fn ping(&mut self) -> Result<(), Gone> {
        self.0.send(Message::Ping(Bytes::new())).await.map_err(Gone::from)
    }

    /// Says why the connection ends.
    pub(super) async fn close(&mut self, code: CloseCode, why: &'static str) -> Result<(), Gone> {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(why) };
        self.0.send(Message::Close(Some(frame))).await.map_err(Gone::from)
    }
}

/// The head of a text frame that is whole and not masked (RFC 6455, 5.2).
fn head(len: usize) -> ArrayVec<u8, HEAD> {
    const WHOLE_TEXT: u8 = 0x81;
    let mut head = ArrayVec::new();
    head.push(WHOLE_TEXT);
    match (u8::try_from(len), u16::try_from(len)) {
        (Ok(len @ ..=125), _) => head.push(len),
        (_, Ok(len)) => {
            head.push(126);
            head.extend(len.to_be_bytes());
        }
        _ => {
            head.push(127);
            head.extend((len as u64).to_be_bytes());
        }
    }
    head
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_as_the_standard_has_them() {
        assert_eq!(head(0)[..], [0x81, 0]);
        assert_eq!(head(125)[..], [0x81, 125]);
        assert_eq!(head(126)[..], [0x81, 126, 0, 126]);
        assert_eq!(head(255)[..], [0x81, 126, 0, 255]);
        assert_eq!(head(65_535)[..], [0x81, 126, 255, 255]);
        assert_eq!(head(65_536)[..], [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }

    #[test]
    fn words_are_found_in_lists() {
        let mut headers = HeaderMap::new();
        headers.append(header::CONNECTION, HeaderValue::from_static("keep-alive, Upgrade"));
        assert!(names(&headers, header::CONNECTION, "upgrade"));
        assert!(!names(&headers, header::CONNECTION, "grade"));
        assert!(!names(&headers, header::UPGRADE, "websocket"));
    }
}

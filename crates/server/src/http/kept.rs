//! Answers that need not be sent twice, and those of the Laws, which are worked out once.

use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use compongo_laws::Edition;
use compongo_laws::catalogue;
use serde::Serialize;

use super::article::Article;
use crate::problem::Problem;

/// How many editions there are.
const EDITIONS: usize = Edition::ALL.len();

/// A text in JSON with the tag by which it is known again.
#[derive(Clone)]
pub(super) struct Kept {
    tag: HeaderValue,
    json: Bytes,
}

impl Kept {
    /// What a value is in JSON.
    pub(super) fn of(answer: &impl Serialize) -> Result<Kept, Problem> {
        let json = serde_json::to_string(answer).map_err(|_| Problem::Internal)?;
        Ok(Kept::text(json))
    }

    /// A text that is written already.
    pub(super) fn text(json: String) -> Kept {
        let hash = blake3::hash(json.as_bytes()).to_hex();
        let tag = HeaderValue::try_from(format!("\"{}\"", &hash[..24]));
        // The digits of a hash are always a fine header.
        let tag = tag.unwrap_or(HeaderValue::from_static("\"\""));
        Kept { tag, json: json.into() }
    }

    /// The answer: the text, or that it is as it was. Everyone may keep it, or who asked.
    pub(super) fn answer(&self, asked: &HeaderMap, public: bool) -> Response {
        let known = asked.get(header::IF_NONE_MATCH).is_some_and(|tags| {
            let mut tags = tags.as_bytes().split(|byte| *byte == b',').map(<[u8]>::trim_ascii);
            tags.any(|it| it.strip_prefix(b"W/").unwrap_or(it) == self.tag.as_bytes())
        });
        let mut response = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            ([(header::CONTENT_TYPE, "application/json")], self.json.clone()).into_response()
        };
        let control = if public { "public, max-age=1" } else { "private, no-cache" };
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(control));
        headers.insert(header::VARY, HeaderValue::from_static("authorization"));
        response
    }
}

/// An answer that is worked out when it is first asked for. What fails is not kept.
#[derive(Default)]
pub(super) struct Once(OnceLock<Kept>);

impl Once {
    pub(super) const fn new() -> Once {
        Once(OnceLock::new())
    }

    pub(super) fn get<T: Serialize>(&self, answer: impl FnOnce() -> T) -> Result<&Kept, Problem> {
        match self.0.get() {
            Some(kept) => Ok(kept),
            None => Kept::of(&answer()).map(|kept| self.0.get_or_init(|| kept)),
        }
    }
}

/// The articles of an edition as they are told, in its order.
pub(super) fn book(edition: Edition) -> &'static [Article] {
    static BOOKS: [OnceLock<Box<[Article]>>; EDITIONS] = [const { OnceLock::new() }; EDITIONS];
    BOOKS[edition as usize]
        .get_or_init(|| catalogue::articles(edition).iter().map(Article::of).collect())
}

/// One article as it is told.
pub(super) fn page(article: &catalogue::Article) -> Option<&'static Article> {
    book(article.edition).iter().find(|it| it.is(article))
}

/// One answer for each edition.
pub(super) struct ByEdition<T>([T; EDITIONS]);

impl ByEdition<Once> {
    pub(super) const fn new() -> ByEdition<Once> {
        ByEdition([const { Once::new() }; EDITIONS])
    }
}

impl ByEdition<ByEdition<Once>> {
    pub(super) const fn pairs() -> ByEdition<ByEdition<Once>> {
        ByEdition([const { ByEdition::<Once>::new() }; EDITIONS])
    }
}

impl<T> core::ops::Index<Edition> for ByEdition<T> {
    type Output = T;

    fn index(&self, edition: Edition) -> &T {
        &self.0[edition as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_worked_out_once() {
        let once = Once::new();
        let mut times = 0;
        for _ in 0..2 {
            let kept = once.get(|| {
                times += 1;
                "text"
            });
            assert_eq!(kept.map(|it| it.json.clone()), Ok(Bytes::from_static(b"\"text\"")));
        }
        assert_eq!(times, 1);
    }

    #[test]
    fn who_has_it_is_told_so() {
        let kept = Kept::text("{}".to_owned());
        let tag = kept.tag.to_str().unwrap();
        for (known, status) in [
            (tag.to_owned(), StatusCode::NOT_MODIFIED),
            (format!("\"other\", W/{tag}"), StatusCode::NOT_MODIFIED),
            ("\"other\"".to_owned(), StatusCode::OK),
        ] {
            let mut asked = HeaderMap::new();
            asked.insert(header::IF_NONE_MATCH, known.parse().unwrap());
            let answer = kept.answer(&asked, false);
            assert_eq!(answer.status(), status, "{known}");
            assert_eq!(answer.headers()[header::CACHE_CONTROL], "private, no-cache");
        }
        let answer = kept.answer(&HeaderMap::new(), true);
        assert_eq!(answer.headers()[header::CONTENT_TYPE], "application/json");
        assert_eq!(answer.headers()[header::CACHE_CONTROL], "public, max-age=1");
    }

    #[test]
    fn every_article_has_its_page() {
        for article in catalogue::articles(Edition::E1997) {
            assert!(page(article).is_some(), "{}", article.number);
        }
    }
}

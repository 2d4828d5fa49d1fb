//! Addresses that come and go while others are followed.

use ureq::http::Uri;

use crate::source::Source;
use crate::{Reach, Trouble, Watcher};

/// The longest address that is asked, in bytes.
const LONGEST: usize = 2_000;

impl Watcher {
    /// Follows one more address, `http://` or `https://`, and gives the number of its source; of one
    /// that is followed already the number that it has.
    ///
    /// # Errors
    /// [`Trouble::BadAddress`] if it is none or holds a password, which all who look at the source
    /// would see; [`Trouble::TooMany`] if no more sources are followed.
    ///
    /// ```
    /// use compongo_watch::{Reach, Settings, Watcher};
    ///
    /// let mut watcher = Watcher::new(Vec::new(), Settings::default());
    /// assert!(watcher.add_address("file:///etc/passwd", Reach::Public).is_err());
    /// // This machine is not asked: the source is there, and says so once it has been tried.
    /// let number = watcher.add_address("http://localhost/live.pgn", Reach::Public);
    /// assert_eq!(number.ok(), Some(1));
    /// assert!(watcher.remove(1) && !watcher.remove(1));
    /// ```
    pub fn add_address(&mut self, address: &str, reach: Reach) -> Result<u32, Trouble> {
        let address = address.trim();
        check(address)?;
        if let Some(source) = self.sources.iter().find(|source| source.is_address(address)) {
            return Ok(source.number());
        }
        let most = self.settings.most_sources;
        if self.sources.len() >= most {
            return Err(Trouble::TooMany { most });
        }
        let number = self.next();
        self.sources.push(Source::address(number, address, reach, &self.settings));
        Ok(number)
    }

    /// Follows a source no longer: its boards are gone with it. `false` if there is none of that
    /// number. Its number is not given again.
    pub fn remove(&mut self, number: u32) -> bool {
        let before = self.sources.len();
        self.sources.retain(|source| source.number() != number);
        self.sources.len() < before
    }
}

fn check(address: &str) -> Result<(), Trouble> {
    let bad = |why: &str| Err(Trouble::BadAddress(why.to_owned()));
    if address.len() > LONGEST {
        return bad("longer than 2000 bytes");
    }
    let uri: Uri = match address.parse() {
        Ok(uri) => uri,
        Err(error) => return Err(Trouble::BadAddress(format!("{error}"))),
    };
    if !matches!(uri.scheme_str(), Some("http" | "https")) {
        return bad("neither http nor https");
    }
    match uri.authority() {
        Some(authority) if authority.as_str().contains('@') => bad("a password in it"),
        Some(authority) if !authority.host().is_empty() => Ok(()),
        _ => bad("without a host"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    #[test]
    fn what_is_no_address_is_refused() {
        let mut watcher = Watcher::new(Vec::new(), Settings::default());
        let long = format!("https://example.org/{}", "a".repeat(2_000));
        for address in [
            "",
            "live.pgn",
            "/etc/passwd",
            "file:///etc/passwd",
            "ftp://example.org/live.pgn",
            "http://",
            "https://arbiter:secret@example.org/live.pgn",
            "http://exa mple.org/",
            &long,
        ] {
            let refused = watcher.add_address(address, Reach::Anywhere);
            assert!(matches!(refused, Err(Trouble::BadAddress(_))), "{address}: {refused:?}");
        }
        assert!(watcher.sources().is_empty());
    }

    #[test]
    fn numbers_are_not_given_again_and_nothing_is_followed_twice() {
        let settings = Settings { most_sources: 2, ..Settings::default() };
        let mut watcher = Watcher::new(Vec::new(), settings);
        let mut add =
            |path: &str| watcher.add_address(&format!("http://127.0.0.1:9/{path}"), Reach::Public);
        assert_eq!(add("a").ok(), Some(1));
        assert_eq!(add("b").ok(), Some(2));
        assert_eq!(add("a").ok(), Some(1));
        assert!(matches!(add("c"), Err(Trouble::TooMany { most: 2 })));
        assert!(watcher.remove(1));
        assert_eq!(watcher.add_address("http://127.0.0.1:9/c", Reach::Public).ok(), Some(3));
        let numbers: Vec<u32> = watcher.sources().iter().map(Source::number).collect();
        assert_eq!(numbers, [2, 3]);
        assert!(watcher.source(1).is_none());
        assert_eq!(watcher.source(3).map(Source::number), Some(3));
    }
}

//! The tags of a game, decoded.

/// The seven tags that every game in export format has, in their order (PGN specification,
/// 8.1.1).
pub const SEVEN_TAG_ROSTER: [&str; 7] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The tags of a game in their order; a name can stand twice, as files have it.
///
/// ```
/// use compongo_pgn::Tags;
///
/// let mut tags = Tags::default();
/// tags.push("SetUp", "0");
/// tags.set("Setup", "1");
/// assert_eq!(tags.get("SetUp"), Some("1"));
/// assert_eq!(tags.len(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of the first tag of this name, whatever the case.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Adds a tag behind the others.
    pub fn push(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.0.push((name.into(), value.into()));
    }

    /// Changes the value of the first tag of this name, or adds the tag.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        match self.0.iter_mut().find(|(tag, _)| tag.eq_ignore_ascii_case(name)) {
            Some((_, old)) => *old = value.into(),
            None => self.push(name, value),
        }
    }

    /// Takes every tag of this name out.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(tag, _)| !tag.eq_ignore_ascii_case(name));
    }

    /// Names and values, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many tags there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

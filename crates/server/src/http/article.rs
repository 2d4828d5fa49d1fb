//! An article as it is told.

use compongo_laws::catalogue::{self, Covered};
use serde::Serialize;
use utoipa::ToSchema;

/// An article of one edition.
#[derive(Serialize, ToSchema)]
pub(super) struct Article {
    #[schema(example = 2023)]
    edition: u16,
    /// Its number there.
    #[serde(rename = "article")]
    #[schema(example = "9.2.1")]
    number: &'static str,
    /// `enforce`: the program decides; `assist`: a person decides; `inform`: nothing to compute.
    kind: &'static str,
    /// The part of the Laws.
    subject: &'static str,
    /// The idea it is about, the same word in all editions.
    matter: &'static str,
    /// What it says.
    #[serde(flatten)]
    says: Both,
    /// `read`, `inferred` or `damaged`: how well it is known.
    standing: &'static str,
    /// What the copy at hand has lost of it.
    lost: Option<Both>,
    /// The articles on the same matter in the other editions.
    elsewhere: Vec<Elsewhere>,
    /// The numbers of the articles below it.
    below: Vec<&'static str>,
    /// The code that applies it, as a path in the repository.
    code: Option<&'static str>,
    /// The cases that show it at work.
    cases: Vec<&'static str>,
}

/// A text in both languages.
#[derive(Serialize, ToSchema)]
pub(super) struct Both {
    pub(super) en: &'static str,
    pub(super) es: &'static str,
}

/// An article of another edition.
#[derive(Serialize, ToSchema)]
struct Elsewhere {
    edition: u16,
    article: &'static str,
}

/// How many articles of a kind have cases.
#[derive(Serialize, ToSchema)]
pub(super) struct Coverage {
    kind: &'static str,
    articles: usize,
    covered: usize,
}

impl Article {
    /// Whether it is this article.
    pub(super) fn is(&self, article: &catalogue::Article) -> bool {
        (self.edition, self.number) == (article.edition.year(), article.number)
    }

    pub(super) fn of(article: &catalogue::Article) -> Article {
        let covered = article.covered();
        let elsewhere = catalogue::elsewhere(article).into_iter();
        let below = catalogue::below(article.edition, article.number).into_iter();
        Article {
            edition: article.edition.year(),
            number: article.number,
            kind: article.kind.name(),
            subject: article.subject.name(),
            matter: article.matter,
            says: Both { en: article.en, es: article.es },
            standing: article.standing.name(),
            lost: article.lost.map(|lost| Both { en: lost.en, es: lost.es }),
            elsewhere: elsewhere
                .map(|it| Elsewhere { edition: it.edition.year(), article: it.number })
                .collect(),
            below: below.map(|it| it.number).collect(),
            code: covered.map(|covered| covered.code),
            cases: covered.into_iter().flat_map(Covered::cases).collect(),
        }
    }
}

impl Coverage {
    pub(super) fn of(it: catalogue::Coverage) -> Coverage {
        Coverage { kind: it.kind.name(), articles: it.articles, covered: it.covered }
    }
}

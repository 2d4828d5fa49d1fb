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
    /// What these cases are called, in the same order.
    titles: Vec<Both>,
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
            titles: covered.into_iter().flat_map(Covered::cases).map(title).collect(),
        }
    }
}

/// What a case is called, for people; its name, should the school not have it.
fn title(name: &'static str) -> Both {
    let all = compongo_school::situations();
    let found = all.binary_search_by_key(&name, |it| it.name).ok().and_then(|at| all.get(at));
    found.map_or(Both { en: name, es: name }, |it| {
        let en = it.case.title.as_str();
        Both { en, es: it.case.es.as_ref().map_or(en, |es| es.title.as_str()) }
    })
}

impl Coverage {
    pub(super) fn of(it: catalogue::Coverage) -> Coverage {
        Coverage { kind: it.kind.name(), articles: it.articles, covered: it.covered }
    }
}

#[cfg(test)]
mod tests {
    use compongo_laws::Edition;

    use super::*;

    #[test]
    fn cases_are_called_by_their_titles() {
        let Both { en, es } = title("draws/agreed-after-one-move");
        assert_eq!(en, "Agreed after the first move");
        assert_eq!(es, "Acordadas tras la primera jugada");
    }

    #[test]
    fn every_case_of_an_article_has_a_title_in_both_languages() {
        let mut seen = 0;
        for edition in Edition::ALL {
            for article in catalogue::articles(edition) {
                let article = Article::of(article);
                assert_eq!(article.cases.len(), article.titles.len(), "{}", article.number);
                for (name, Both { en, es }) in article.cases.iter().zip(&article.titles) {
                    assert!(en != name && es != name && en != es, "{name}: {en}, {es}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 1_000, "{seen}");
    }
}

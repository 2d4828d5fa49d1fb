//! The forms of arbiters, filled in from the record with the articles of its edition.

mod claim;
mod envelope;
mod flow;
mod incident;
mod late;

use compongo_clock::Language;
use compongo_laws::{Citation, Edition, catalogue};

pub use claim::claim_form;
pub use envelope::{Envelope, EnvelopeSide, envelope};
pub use incident::incident_report;
pub use late::{Absence, Late, LateList, late_list};

use crate::words::Words;
use flow::Flow;

/// What articles say, each once, in their order.
fn articles(flow: &mut Flow<'_>, edition: Edition, cited: &[Citation]) {
    let mut seen: Vec<&str> = Vec::new();
    for citation in cited {
        if !seen.contains(&citation.article) {
            seen.push(citation.article);
        }
    }
    if seen.is_empty() {
        return;
    }
    let words = flow.words;
    flow.part(&words.text("form-articles"));
    for number in seen {
        let Some(article) = catalogue::article(edition, number) else { continue };
        let text = match words.language() {
            Language::English => article.en,
            Language::Spanish => article.es,
        };
        flow.small(&format!("{number}  {text}"));
    }
}

/// The edition as it stands on the right of the title.
fn edition(words: &Words, edition: Edition) -> String {
    words.with("paper-edition", [("edition", edition.to_string().into())])
}

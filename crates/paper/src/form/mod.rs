//! The forms of arbiters, filled in from the record with the articles of its edition.

mod cited;
mod claim;
mod envelope;
mod flow;
mod incident;
mod late;

use compongo_clock::Language;
use compongo_laws::{Citation, Edition};

pub use claim::claim_form;
pub use envelope::{Envelope, EnvelopeSide, envelope};
pub use incident::incident_report;
pub use late::{Absence, Late, LateList, late_list};

use crate::words::Words;
use flow::Flow;

/// What articles say, each once, in their order, with what a reader needs to understand them.
fn articles(flow: &mut Flow<'_>, edition: Edition, cited: &[Citation]) {
    let numbers: Vec<&str> = cited.iter().map(|it| it.article).collect();
    let told = cited::told(edition, &numbers);
    if told.is_empty() {
        return;
    }
    let words = flow.words;
    flow.part(&words.text("form-articles"));
    for article in told {
        let text = match words.language() {
            Language::English => article.en,
            Language::Spanish => article.es,
        };
        flow.small(&format!("{}  {text}", article.number));
    }
}

/// The edition as it stands on the right of the title.
fn edition(words: &Words, edition: Edition) -> String {
    words.with("paper-edition", [("edition", edition.to_string().into())])
}

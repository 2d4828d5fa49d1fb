//! Why a case cannot be read or run, in words.

use compongo_laws::case::CaseError;

use crate::messages::Messages;
use crate::reading;
use crate::rulings;

/// In a clause without full stop.
pub(super) fn error(error: &CaseError, messages: &Messages) -> String {
    match error {
        CaseError::Text(text) => reading::reason(text, messages),
        CaseError::Edition(word) => messages.with("case-edition", [("word", word.clone().into())]),
        CaseError::Expectations(count, edition) => messages.with(
            "case-expectations",
            [("count", (*count).into()), ("edition", edition.to_string().into())],
        ),
        CaseError::Time(text) => {
            messages.with("reading-time", [("word", text.trim_matches('"').to_owned().into())])
        }
        CaseError::Regulations(error) => rulings::regulations(error, messages),
        CaseError::Move(word) => messages.with("reading-move", [("word", word.clone().into())]),
        CaseError::Start(it) => {
            messages.with("case-start", [("reason", rulings::refusal(it, messages).into())])
        }
        CaseError::Fact(number, text) => {
            let reason = reading::reason(text, messages);
            messages.with("case-fact", [("number", (*number).into()), ("reason", reason.into())])
        }
    }
}

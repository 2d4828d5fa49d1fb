//! `compongo laws`: the articles of the Laws, what changed between editions, what is covered.

mod coverage;
mod diff;
mod record;
mod show;

use compongo_laws::Edition;
use compongo_laws::catalogue::{self, Article};

use crate::args::LawsArgs;
use crate::messages::Lang;
use crate::status::Status;
use crate::ui::Ui;

/// Runs the command.
pub(crate) fn run(args: &LawsArgs, ui: &Ui) -> Status {
    let words: Vec<&str> = args.what.iter().map(String::as_str).collect();
    match words[..] {
        ["diff", from, to] => diff::run(from, to, args.json, ui),
        ["diff", ..] => {
            ui.error(&ui.messages.text("laws-diff-two"));
            Status::Failed
        }
        ["coverage"] => coverage::run(args.edition, args.json, ui),
        [] => {
            show::all(catalogue::articles(args.edition.unwrap_or(Edition::NEWEST)), args.json, ui)
        }
        _ => find(&words.join(" "), args, ui),
    }
}

/// Shows an article by its number, or the articles that have certain words.
fn find(what: &str, args: &LawsArgs, ui: &Ui) -> Status {
    let edition = args.edition.unwrap_or(Edition::NEWEST);
    let mut found = catalogue::under(edition, what);
    if let [article] = found[..] {
        return show::one(article, args.json, ui);
    }
    // Words, not the number of an article that does not exist.
    if found.is_empty() && !catalogue::is_number(edition, what) {
        found = catalogue::search(edition, what);
    }
    if found.is_empty() {
        unknown(what, edition, ui);
        return Status::Findings;
    }
    show::all(found, args.json, ui)
}

/// Says that there is no such article, and which may be meant: what another edition says under
/// the number, else the nearest numbers.
fn unknown(what: &str, edition: Edition, ui: &Ui) {
    let with = |id: &str, list: String| {
        let edition = edition.to_string();
        let what = what.to_owned();
        ui.messages
            .with(id, [("what", what.into()), ("edition", edition.into()), ("list", list.into())])
    };
    let mut text = with("laws-unknown", String::new());
    let mut newest_first = Edition::ALL.into_iter().rev();
    let elsewhere = newest_first.find_map(|it| catalogue::article(it, what));
    let near: Vec<&str> = catalogue::nearest(edition, what).iter().map(|it| it.number).collect();
    if let Some(there) = elsewhere {
        let matter = catalogue::on(edition, there.matter);
        let same = matter.first().map_or("none", |it| it.number);
        let year = there.edition.to_string();
        let is = ui.messages.with("laws-elsewhere", [("year", year.into()), ("same", same.into())]);
        text = format!("{text} {is}");
    } else if !near.is_empty() {
        text = format!("{text} {}", with("laws-nearest", near.join(", ")));
    }
    ui.error(&text);
}

/// What an article says, in the language of the reader.
fn says(article: &Article, ui: &Ui) -> &'static str {
    match ui.messages.lang() {
        Lang::En => article.en,
        Lang::Es => article.es,
    }
}

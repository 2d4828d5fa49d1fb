//! Scoresheets and forms on paper.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use compongo_board::{ByColor, Color};
use compongo_laws::Edition;
use compongo_laws::game::Record;
use compongo_notation::Alphabet;
use compongo_paper::{
    Course, Envelope, EnvelopeSide, Fonts, Heading, Language, LateList, Owner, Paper, PaperError,
    Person, Printed, Scoresheet, SheetStyle, Times, claim_form, envelope, incident_report,
    late_list, plain, print, system_fonts,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::auth::{Bearer, From};
use super::json::Query;
use super::visit::Visit;
use crate::house::Shared;
use crate::problem::Problem;
use crate::settings::Settings;
use crate::store::Role;
use crate::views::Eyes;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{table}/scoresheet.pdf", get(scoresheet))
        .route("/api/tables/{table}/scoresheet.txt", get(scoresheet_text))
        .route("/api/tables/{table}/forms/{form}", get(form))
        .route("/api/halls/{hall}/forms/late.pdf", get(late))
}

/// How a scoresheet is wished.
#[derive(Deserialize, IntoParams)]
pub(super) struct Wished {
    /// `white`, `black` or `both`: the sheet that a player kept. Without it the record.
    player: Option<String>,
    /// The code of a language of notation, or `figurine`.
    notation: Option<String>,
    /// `a4` or `a5`.
    paper: Option<String>,
    /// `every`, `fifth` or `none`.
    times: Option<String>,
    /// Two sheets on one page.
    #[serde(default)]
    both: bool,
    /// The language of the words: `en` or `es`.
    lang: Option<String>,
}

/// What a form needs besides the record.
#[derive(Deserialize, IntoParams)]
pub(super) struct Asked {
    /// By which line of the record; the last claim or all incidents without it.
    line: Option<usize>,
    /// The code of a language of notation, or `figurine`.
    notation: Option<String>,
    /// The language of the words: `en` or `es`.
    lang: Option<String>,
    /// Date, time and place of a resumption.
    #[serde(default)]
    resumption: String,
    /// What the QR code of an envelope says.
    #[serde(default)]
    code: String,
}

/// One of the words that a parameter can be, or what is wrong.
fn choose<T: Copy>(
    name: &str,
    asked: Option<&str>,
    choices: &[(&str, T)],
    usual: T,
) -> Result<T, Problem> {
    let Some(asked) = asked else { return Ok(usual) };
    let found = choices.iter().find(|(word, _)| *word == asked).map(|(_, it)| *it);
    found.ok_or_else(|| {
        let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
        Problem::Unreadable(format!("`{name}` is one of {}", words.join(", ")))
    })
}

fn language(asked: Option<&str>) -> Result<Language, Problem> {
    let choices = [("en", Language::English), ("es", Language::Spanish)];
    choose("lang", asked, &choices, Language::English)
}

fn letters(asked: Option<&str>) -> Result<Option<&'static Alphabet>, Problem> {
    let wrong = || Problem::Unreadable("`notation` is no language of notation".to_owned());
    asked.map(|code| Alphabet::by_code(code).ok_or_else(wrong)).transpose()
}

impl Wished {
    fn style(&self) -> Result<SheetStyle, Problem> {
        let papers = [("a4", Paper::A4), ("a5", Paper::A5)];
        let times = [("every", Times::Every), ("fifth", Times::Fifth), ("none", Times::None)];
        Ok(SheetStyle {
            language: language(self.lang.as_deref())?,
            letters: letters(self.notation.as_deref())?,
            times: choose("times", self.times.as_deref(), &times, Times::Every)?,
            paper: choose("paper", self.paper.as_deref(), &papers, Paper::A4)?,
            both: self.both,
        })
    }

    fn owners(&self) -> Result<&'static [Owner], Problem> {
        const WHITE: Owner = Owner::Player(Color::White);
        const BLACK: Owner = Owner::Player(Color::Black);
        let choices: [(&str, &'static [Owner]); 3] =
            [("white", &[WHITE]), ("black", &[BLACK]), ("both", &[WHITE, BLACK])];
        choose("player", self.player.as_deref(), &choices, &[Owner::Record])
    }
}

fn heading(event: &str, settings: &Settings) -> Heading {
    let person = |it: &crate::settings::Person| Person {
        name: it.name.clone(),
        title: it.title.clone(),
        fide_id: it.fide_id.clone(),
        rating: it.rating.map(|it| it.to_string()).unwrap_or_default(),
        federation: it.federation.clone(),
        team: it.team.clone(),
    };
    Heading {
        event: event.to_owned(),
        date: settings.date.clone(),
        round: settings.round.clone(),
        board: settings.board.map(|it| it.to_string()).unwrap_or_default(),
        players: ByColor::new(person(&settings.white), person(&settings.black)),
        ..Heading::default()
    }
}

/// The record as far as a visitor may see it, and what stands above it on paper.
async fn on_paper(Visit { house, slot, reach, .. }: Visit) -> Result<(Record, Heading), Problem> {
    let heading = heading(&slot.hall.name, &reach.settings);
    Ok((house.past(&slot, reach).await?.record(None), heading))
}

fn fonts() -> Fonts {
    Fonts::new().with_finder(system_fonts())
}

/// The sheets that these eyes may see: the record as far as they look on, a player's own sheet
/// through his eyes and the arbiter's; when the game is over, both sign both (8.7 of 2018).
fn sheets(
    record: &Record,
    wished: &Wished,
    style: &SheetStyle,
    heading: &Heading,
    (eyes, over): (Eyes, bool),
) -> Result<Vec<Scoresheet>, Problem> {
    let course = Course::of(record).map_err(|_| Problem::Record)?;
    let mut sheets = Vec::new();
    for &owner in wished.owners()? {
        if let Owner::Player(color) = owner
            && !eyes.speak_for(color)
            && !(over && eyes != Eyes::Public)
        {
            return Err(if eyes == Eyes::Public { Problem::Key } else { Problem::Role });
        }
        let mut sheet = course.sheet(owner, heading, style);
        // While it goes on, offers and what arbiters note are for those at the board.
        if eyes == Eyes::Public && !over {
            sheet.marks.clear();
            for entry in &mut sheet.entries {
                entry.offer = false;
                entry.marks.clear();
            }
        }
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// Printing takes longer than a thread of the server may be kept.
async fn printed(
    work: impl FnOnce() -> Result<Printed, Problem> + Send + 'static,
) -> Result<Printed, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Internal)?
}

/// The characters that no font has, for who asked.
const LACKING: HeaderName = HeaderName::from_static("x-characters-without-font");

fn pdf(name: &str, printed: Printed) -> Response {
    let lacking: Vec<String> =
        printed.lacking.iter().map(|&it| format!("U+{:04X}", u32::from(it))).collect();
    let headers = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
        (LACKING, lacking.join(" ")),
    ];
    (headers, printed.pdf).into_response()
}

/// Why there is no paper.
#[expect(clippy::needless_pass_by_value, reason = "the shape that map_err asks for")]
fn problem(error: PaperError) -> Problem {
    match error {
        PaperError::Nothing(_) => Problem::NotFound,
        PaperError::Record(_) | PaperError::Start(_) => Problem::Record,
        _ => Problem::Internal,
    }
}

/// A scoresheet as PDF: the record, or the sheet that a player kept, for him and the arbiter.
#[utoipa::path(get, path = "/api/tables/{table}/scoresheet.pdf", tag = "tables",
    params(("table" = String, Path, description = "the table"), Wished), security((), ("key" = [])),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(super) async fn scoresheet(
    visit: Visit,
    Query(wished): Query<Wished>,
) -> Result<Response, Problem> {
    let (style, eyes, over) = (wished.style()?, visit.eyes, visit.reach.over);
    let (record, heading) = on_paper(visit).await?;
    let made = printed(move || {
        let sheets = sheets(&record, &wished, &style, &heading, (eyes, over))?;
        print(&sheets, &style, &fonts()).map_err(problem)
    });
    Ok(pdf("scoresheet.pdf", made.await?))
}

/// The same as plain text of 60 columns, for braille displays.
#[utoipa::path(get, path = "/api/tables/{table}/scoresheet.txt", tag = "tables",
    params(("table" = String, Path, description = "the table"), Wished), security((), ("key" = [])),
    responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn scoresheet_text(
    visit: Visit,
    Query(wished): Query<Wished>,
) -> Result<Response, Problem> {
    let (style, eyes, over) = (wished.style()?, visit.eyes, visit.reach.over);
    let (record, heading) = on_paper(visit).await?;
    let sheets = sheets(&record, &wished, &style, &heading, (eyes, over))?;
    let texts: Vec<String> = sheets.iter().map(|sheet| plain(sheet, &style)).collect();
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "private, no-cache"),
    ];
    Ok((headers, texts.join("\n")).into_response())
}

/// A form for arbiters, filled in from the record: `claim.pdf`, `incident.pdf`, `envelope.pdf` or
/// `envelope-copy.pdf`. Not found where the record has nothing for it.
#[utoipa::path(get, path = "/api/tables/{table}/forms/{form}", tag = "tables",
    params(("table" = String, Path, description = "the table"),
        ("form" = String, Path, description = "which form"), Asked), security(("key" = [])),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf"),
        (status = 404, description = "nothing of the kind is on record")))]
pub(super) async fn form(
    visit: Visit,
    Path((_table, form)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Response, Problem> {
    let role = visit.role.ok_or(Problem::Key)?;
    if !matches!(role, Role::Arbiter | Role::Deputy | Role::Organiser) {
        return Err(Problem::Role);
    }
    let style = SheetStyle {
        language: language(asked.lang.as_deref())?,
        letters: letters(asked.notation.as_deref())?,
        ..SheetStyle::default()
    };
    let (record, heading) = on_paper(visit).await?;
    let name = form.clone();
    let made = printed(move || {
        let more = Envelope { resumption: asked.resumption, code: asked.code };
        let fonts = fonts();
        let made = match form.as_str() {
            "claim.pdf" => claim_form(&record, asked.line, &heading, &style, &fonts),
            "incident.pdf" => {
                let lines: Vec<usize> = asked.line.into_iter().collect();
                incident_report(&record, &lines, &heading, &style, &fonts)
            }
            "envelope.pdf" => {
                envelope(&record, &more, EnvelopeSide::Front, &heading, &style, &fonts)
            }
            "envelope-copy.pdf" => {
                envelope(&record, &more, EnvelopeSide::Copy, &heading, &style, &fonts)
            }
            _ => return Err(Problem::NotFound),
        };
        made.map_err(problem)
    });
    Ok(pdf(&name, made.await?))
}

/// The players of a hall who were not there when their games began. For organisers and arbiters.
#[utoipa::path(get, path = "/api/halls/{hall}/forms/late.pdf", tag = "halls",
    params(("hall" = String, Path, description = "the hall"), Asked), security(("key" = [])),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(super) async fn late(
    State(house): State<Shared>,
    Path(hall): Path<String>,
    Query(asked): Query<Asked>,
    bearer: Bearer,
    From(ip): From,
) -> Result<Response, Problem> {
    let hall = house.registry.hall(&hall).ok_or(Problem::NoSuchHall)?;
    let role =
        house.of_hall(&hall, &bearer, ip, &[Role::Organiser, Role::Arbiter, Role::Deputy]).await?;
    let style = SheetStyle { language: language(asked.lang.as_deref())?, ..SheetStyle::default() };
    let mut list = LateList::new(Edition::NEWEST);
    let mut head = Heading { event: hall.name.to_string(), ..Heading::default() };
    for row in house.context.store.tables_of(hall.no).await? {
        let slot = house.registry.slot(&row)?;
        let (_, reach) = house.looks(&slot, Some(role)).await?;
        let of_table = heading(&hall.name, &reach.settings);
        (head.date, head.round) = (of_table.date.clone(), of_table.round.clone());
        let record = house.past(&slot, reach).await?.record(None);
        list.add(&record, &of_table).map_err(problem)?;
    }
    let made = printed(move || late_list(&list, &head, &style, &fonts()).map_err(problem));
    Ok(pdf("late.pdf", made.await?))
}

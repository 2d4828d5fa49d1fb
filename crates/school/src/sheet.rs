//! A situation played through in one edition: its scenes, what followed, and what is asked.

use compongo_laws::Edition;
use compongo_laws::case::{Case, CaseError, Played};
use compongo_laws::catalogue;
use compongo_words::Message;

use crate::library::{Situation, situations};
use crate::scene::{Clocks, Line, Scene, beginning, lines, scene};

/// So many rulings are asked for at once, if they do not all follow from one fact.
const MOST_ASKED: usize = 5;

/// Fewer rulings are joined by those of the fact before.
const FEWEST_ASKED: usize = 2;

/// What a situation comes to in an edition.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    /// How it begins.
    pub(crate) beginning: Scene,
    /// Each fact as it is seen while the answer is not known.
    pub(crate) open: Vec<Scene>,
    /// Each fact with what followed.
    pub(crate) told: Vec<Scene>,
    /// The first fact whose rulings are asked for.
    pub(crate) asked: usize,
    /// The word of the last fact.
    pub(crate) last: String,
    /// The matter on which the last ruling turns.
    pub(crate) matter: Option<&'static str>,
    /// The pieces, the clocks and the result at the end.
    pub(crate) end: End,
    /// Rules by which it is played.
    pub(crate) game: Playing,
}

/// How a situation ends.
#[derive(Clone, Debug)]
pub(crate) struct End {
    pub(crate) fen: String,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) outcome: Option<Message>,
}

/// How the game is played.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    pub(crate) play: &'static str,
    pub(crate) control: Option<compongo_clock::Control>,
    pub(crate) conditions: Vec<Message>,
}

impl Sheet {
    /// Plays a case.
    pub(crate) fn of(case: &Case, edition: Edition) -> Result<Sheet, CaseError> {
        let Played { steps, end } = case.play(edition)?;
        let first = steps.first().map_or(&end, |step| &step.before);
        let after = |at: usize| steps.get(at + 1).map_or(&end, |next| &next.before);
        let rulings: Vec<Vec<Line>> = steps.iter().map(|step| lines(case, step)).collect();
        let told = steps.iter().zip(&rulings).enumerate();
        let told = told.map(|(at, (step, lines))| scene(step, after(at), Some(lines.clone())));
        let open = steps.iter().enumerate().map(|(at, step)| scene(step, after(at), None));
        let last = steps.last().and_then(|step| {
            let word = compongo_words::fact(&step.fact, None).id;
            Some(word.strip_prefix("act-")?.to_owned())
        });
        Ok(Sheet {
            beginning: beginning(first),
            open: open.collect(),
            told: told.collect(),
            asked: asked(&rulings),
            last: last.unwrap_or_default(),
            matter: matter(&rulings, edition),
            end: End {
                fen: end.table().to_fen(),
                clocks: Clocks::of(&end),
                outcome: end.outcome().map(compongo_words::outcome),
            },
            game: Playing {
                play: compongo_words::play(end.play()),
                control: end.regulations().time.clone(),
                conditions: compongo_words::conditions(end.regulations()),
            },
        })
    }

    /// The rulings that are asked for.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &Line> {
        self.told.iter().skip(self.asked).flat_map(|scene| &scene.lines)
    }

    /// The same as one of the choices: that nothing follows is one too.
    pub(crate) fn ruling(&self) -> Vec<Message> {
        let told: Vec<Message> = self.lines().map(|line| line.text.clone()).collect();
        if told.is_empty() { vec![Message::new("school-nothing")] } else { told }
    }

    /// The articles of the rulings that are asked for, each once.
    pub(crate) fn articles(&self) -> Vec<&'static str> {
        let mut all: Vec<&'static str> = Vec::new();
        for article in self.lines().flat_map(|line| &line.articles) {
            if !all.contains(article) {
                all.push(article);
            }
        }
        all
    }
}

/// The matter of the principal article of the last ruling.
fn matter(rulings: &[Vec<Line>], edition: Edition) -> Option<&'static str> {
    let article = rulings.iter().flatten().next_back()?.articles.first()?;
    Some(catalogue::article(edition, article)?.matter)
}

/// From which fact on the rulings are asked for: those of the last fact, and of the facts before
/// it where they are few. If nothing follows from anything, that is asked of the last fact.
fn asked(rulings: &[Vec<Line>]) -> usize {
    let mut from = rulings.len().saturating_sub(1);
    let mut count = 0;
    for (at, lines) in rulings.iter().enumerate().rev() {
        if lines.is_empty() {
            continue;
        }
        let enough = count >= FEWEST_ASKED && count + lines.len() > MOST_ASKED;
        let much = count > 0 && count + lines.len() > 2 * MOST_ASKED;
        if enough || much {
            break;
        }
        count += lines.len();
        from = at;
    }
    from
}

/// All situations that are asked in an edition, in the order of their names.
pub(crate) fn sheets(
    edition: Edition,
) -> impl Iterator<Item = (&'static Situation, &'static Sheet)> {
    situations().iter().filter_map(move |it| Some((it, it.sheet(edition)?)))
}

use core::fmt;

use compongo_board::Color;
use compongo_notation::{Alphabet, resolve_token};
use serde_json::{Map, Value};

use super::read::time_ms;
use super::{Case, CaseError, Clocks, Expect};
use crate::Edition;
use crate::game::words::time;
use crate::game::{Act, Effect, Fact, Game, Gesture, Refusal, Regulations, Ruling, Stage, Who};

/// What came out in one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Rulings and refusals in order, as they are written in expectations.
    pub rulings: Vec<String>,
    /// The result, if the game is over.
    pub result: Option<String>,
    /// What the clocks show.
    pub clocks: Option<Clocks>,
    /// The position as a FEN, if it is one.
    pub board: Option<String>,
}

/// A case played through in one edition.
#[derive(Clone, Debug)]
pub struct Played {
    /// The facts in their order.
    pub steps: Vec<Step>,
    /// The game after the last of them.
    pub end: Game,
}

/// A fact and what followed.
#[derive(Clone, Debug)]
pub struct Step {
    /// What happened.
    pub fact: Fact,
    /// The game before it.
    pub before: Game,
    /// What follows, or why the fact is refused.
    pub answer: Result<Vec<Ruling>, Refusal>,
}

/// Where what came out is not what is expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// In which edition.
    pub edition: Edition,
    /// What was compared: `rulings`, `result`, `clocks` or `board`.
    pub what: &'static str,
    /// What is expected.
    pub expected: String,
    /// What came out.
    pub seen: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}, {}:\n  expected {}\n  seen     {}",
            self.edition, self.what, self.expected, self.seen
        )
    }
}

impl Case {
    /// Runs the case in all its editions and compares. Empty if all is as expected.
    ///
    /// # Errors
    ///
    /// If the case cannot be run.
    pub fn check(&self) -> Result<Vec<Mismatch>, CaseError> {
        let mut found = Vec::new();
        for &edition in &self.editions {
            let seen = self.run(edition)?;
            let expect = self.expect.iter().find(|it| it.editions.contains(&edition));
            if let Some(expect) = expect {
                compare(edition, expect, &seen, &mut found);
            }
        }
        Ok(found)
    }

    /// Runs the case in an edition.
    ///
    /// # Errors
    ///
    /// If the regulations, the beginning or a fact are not as they should be.
    pub fn run(&self, edition: Edition) -> Result<Seen, CaseError> {
        let mut rulings = Vec::new();
        // The games in between are not kept: each of them has all moves before it.
        let game = self.walk(
            edition,
            |_| (),
            |(), _, answer| match answer {
                Ok(found) => {
                    let told = found.iter().filter(|it| self.tells(it));
                    rulings.extend(told.map(Ruling::to_string));
                }
                Err(refusal) => {
                    let articles: Vec<_> = refusal.articles().map(|it| it.article).collect();
                    let articles = articles.join(", ");
                    rulings.push(format!("refused {} [{articles}]", refusal.why.code()));
                }
            },
        )?;
        let clocks = game.left_ms(Color::White).zip(game.left_ms(Color::Black));
        Ok(Seen {
            rulings,
            result: match game.stage() {
                Stage::Void => Some("void".to_owned()),
                _ => game.outcome().map(|outcome| outcome.result()),
            },
            clocks: clocks.map(|(white, black)| Clocks { white: time(white), black: time(black) }),
            board: game.position().map(compongo_board::Position::to_fen),
        })
    }

    /// Plays the case in an edition: each fact with what followed.
    ///
    /// ```
    /// # use compongo_laws::case::Case;
    /// # let text = "title = 't'\nsource = 's'\nquestion = 'q'\neditions = ['2018']\n\
    /// #     facts = [{ at = 0, by = 'white', do = 'resign' }]\n\
    /// #     expect = [{ editions = ['2018'], rulings = ['over 0-1 resignation [5.1.2]'] }]";
    /// let played = Case::read(text)?.play("2018".parse().unwrap())?;
    /// let rulings = played.steps[0].answer.as_ref().unwrap();
    /// assert_eq!(rulings[0].to_string(), "over 0-1 resignation [5.1.2]");
    /// assert!(played.steps[0].before.outcome().is_none() && played.end.outcome().is_some());
    /// # Ok::<(), compongo_laws::case::CaseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Case::run`].
    pub fn play(&self, edition: Edition) -> Result<Played, CaseError> {
        let mut steps = Vec::new();
        let end = self.walk(edition, Game::clone, |before, fact, answer| {
            steps.push(Step { fact, before, answer });
        })?;
        Ok(Played { steps, end })
    }

    /// Plays the case in an edition and gives the game after it: `each` gets what was kept of the
    /// game before a fact, the fact, and what followed.
    fn walk<B>(
        &self,
        edition: Edition,
        keep: impl Fn(&Game) -> B,
        mut each: impl FnMut(B, Fact, Result<Vec<Ruling>, Refusal>),
    ) -> Result<Game, CaseError> {
        let mut game = self.begin(edition)?;
        for (number, fields) in (1..).zip(&self.text.facts) {
            let wrong = |it: CaseError| CaseError::Fact(number, it.to_string());
            for fact in facts_of(fields.clone(), &game).map_err(wrong)? {
                let before = keep(&game);
                let answer = game.apply(&fact);
                each(before, fact, answer);
            }
        }
        Ok(game)
    }

    /// Whether a ruling is one that the case is about: what every move has is told only if it is
    /// asked for.
    pub fn tells(&self, ruling: &Ruling) -> bool {
        let routine = matches!(
            ruling.effect,
            Effect::Started
                | Effect::Made { .. }
                | Effect::Completed { .. }
                | Effect::Recorded { .. }
        );
        !routine || self.text.all_rulings
    }

    /// The game as it stands when the case begins.
    fn begin(&self, edition: Edition) -> Result<Game, CaseError> {
        let mut fields = self.text.regulations.clone();
        fields.insert("edition".to_owned(), edition.to_string().into());
        if let Some(ms) = fields.get("default-time") {
            let ms = time_ms(ms)?;
            fields.insert("default-time".to_owned(), ms.into());
        }
        let mut regulations: Regulations =
            serde_json::from_value(fields.into()).map_err(|it| CaseError::Text(it.to_string()))?;
        let start = &self.text.start;
        regulations.start.clone_from(&start.fen);
        let mut game = Game::new(regulations).map_err(CaseError::Regulations)?;
        if start.not_started {
            return Ok(game);
        }
        let tell = |game: &mut Game, by, act| {
            game.apply(&Fact { at_ms: 0, by, act }).map_err(CaseError::Start)
        };
        tell(&mut game, Who::Arbiter, Act::Start { absent: start.absent })?;
        for word in start.moves.as_deref().unwrap_or_default().split_whitespace() {
            if let Some(gesture) = move_of(word, &game)? {
                let by = Who::of(game.table().turn());
                let press = game.regulations().time.is_some();
                tell(&mut game, by, Act::Move { gesture, two_hands: false, press })?;
            }
        }
        if let Some(clocks) = &start.clocks {
            for (player, text) in [(Color::White, &clocks.white), (Color::Black, &clocks.black)] {
                let left = time_ms(&text.as_str().into())?.unsigned_abs();
                tell(
                    &mut game,
                    Who::Arbiter,
                    Act::SetClock { player, left, moves: None, reason: None },
                )?;
            }
        }
        Ok(game)
    }
}

/// A move in any notation that can be read here; none for a move number or a result.
fn move_of(word: &str, game: &Game) -> Result<Option<Gesture>, CaseError> {
    let word = word.trim_start_matches(|it: char| it.is_ascii_digit());
    let word = word.trim_start_matches('.');
    if word.is_empty() {
        return Ok(None);
    }
    if let Ok(gesture) = word.parse() {
        return Ok(Some(gesture));
    }
    let wrong = || CaseError::Move(word.to_owned());
    let position = game.position().ok_or_else(wrong)?;
    let mv = resolve_token(word.as_bytes(), position, Alphabet::ENGLISH).map_err(|_| wrong())?;
    Ok(Some(Gesture::of(position, mv).ok_or_else(wrong)?))
}

/// The fields that are times.
const TIMES: [&str; 7] = ["at", "left", "ms", "every", "session-ends", "starts", "ends"];

/// The facts of one entry: one, or the moves of `play`.
fn facts_of(mut fields: Map<String, Value>, game: &Game) -> Result<Vec<Fact>, CaseError> {
    let bad = |what: String| CaseError::Text(what);
    let act = fields.get("do").and_then(Value::as_str).unwrap_or_default().to_owned();
    let sides: &[&str] = if act == "replace-clock" { &["white", "black"] } else { &[] };
    for &name in TIMES.iter().chain(sides) {
        if let Some(value) = fields.get(name) {
            let ms = time_ms(value)?;
            fields.insert(name.to_owned(), ms.into());
        }
    }
    if act == "play" {
        return played(&fields, game);
    }
    if let Some(text) = fields.get("move").and_then(Value::as_str) {
        let gesture = move_of(text, game)?.ok_or_else(|| CaseError::Move(text.to_owned()))?;
        fields.insert("move".to_owned(), gesture.to_string().into());
    }
    let fact = serde_json::from_value(fields.into()).map_err(|it| bad(it.to_string()))?;
    Ok(vec![fact])
}

/// `play`: moves by both players in turn, each with its press of the clock.
fn played(fields: &Map<String, Value>, game: &Game) -> Result<Vec<Fact>, CaseError> {
    let known = ["at", "do", "moves", "every"];
    if let Some(unknown) = fields.keys().find(|name| !known.contains(&name.as_str())) {
        return Err(CaseError::Text(format!("unknown field `{unknown}`")));
    }
    let number = |name| fields.get(name).and_then(Value::as_u64);
    let at = number("at").ok_or_else(|| CaseError::Text("missing field `at`".to_owned()))?;
    let every = number("every").unwrap_or(0);
    let moves = fields.get("moves").and_then(Value::as_str).unwrap_or_default();
    let press = game.regulations().time.is_some();
    let mut ahead = game.clone();
    let mut facts = Vec::new();
    for word in moves.split_whitespace() {
        let Some(gesture) = move_of(word, &ahead)? else { continue };
        let by = Who::of(ahead.table().turn());
        let at_ms = at.saturating_add(every.saturating_mul(facts.len() as u64));
        let act = Act::Move { gesture, two_hands: false, press };
        let fact = Fact { at_ms, by, act };
        // A refusal is a matter of the case itself.
        let _ = ahead.apply(&fact);
        facts.push(fact);
    }
    Ok(facts)
}

fn compare(edition: Edition, expect: &Expect, seen: &Seen, found: &mut Vec<Mismatch>) {
    let mut differ = |what, expected: String, seen: String| {
        if expected != seen {
            found.push(Mismatch { edition, what, expected, seen });
        }
    };
    differ("rulings", list(&expect.rulings), list(&seen.rulings));
    let result = |it: &Option<String>| it.clone().unwrap_or_else(|| "*".to_owned());
    differ("result", result(&expect.result), result(&seen.result));
    if let Some(clocks) = &expect.clocks {
        let show = |it: &Clocks| format!("{} {}", it.white, it.black);
        differ("clocks", show(clocks), seen.clocks.as_ref().map_or_else(String::new, show));
    }
    if let Some(board) = &expect.board {
        let fields = board.split_whitespace().count();
        let fen = seen.board.as_deref().unwrap_or("none");
        let shown: Vec<&str> = fen.split_whitespace().take(fields).collect();
        differ("board", board.clone(), shown.join(" "));
    }
}

fn list(lines: &[String]) -> String {
    format!("[{}]", lines.iter().map(|it| format!("\"{it}\"")).collect::<Vec<_>>().join(", "))
}

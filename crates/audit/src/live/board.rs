use compongo_board::{ByColor, Color};
use compongo_laws::Edition;
use compongo_pgn::GameResult;

use super::clocks::since;
use super::seen::Seen;
use super::wanted::Wanted;
use super::{Alert, Chance, Event, Face, Label, Standing};

/// How many alerts of a board are remembered that no longer are any.
const MOST_PAST: usize = 200;

/// A board of a round: the game as it is known, and what was told of it.
#[derive(Clone, Debug)]
pub struct Board {
    number: u32,
    /// Which game of the text it is, from 0; `None` if it is no longer there.
    pub(crate) place: Option<usize>,
    /// The text as it was last read: a number made of it, and its length.
    pub(crate) text: (u64, usize),
    pub(crate) seen: Seen,
    told: Vec<Told>,
    /// When the last change of the moves was seen.
    moved_ms: u64,
    /// When something about the clocks changes by itself.
    pub(crate) due_ms: Option<u64>,
}

/// An alert that was told, and the position it stands on.
#[derive(Clone, Debug)]
struct Told {
    alert: Alert,
    after: u32,
    key: Option<u64>,
}

impl Board {
    pub(crate) fn new(number: u32, place: usize, text: (u64, usize), seen: Seen, at: u64) -> Board {
        Board {
            number,
            place: Some(place),
            text,
            seen,
            told: Vec::new(),
            moved_ms: at,
            due_ms: None,
        }
    }

    /// Its number, from 1, which it keeps whatever becomes of its place and its tags.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Which game of the text it is, from 1; `None` if it is no longer there.
    pub fn place(&self) -> Option<usize> {
        self.place.map(|place| place + 1)
    }

    /// Its tags.
    pub fn label(&self) -> &Label {
        &self.seen.label
    }

    /// The edition of the Laws that is applied.
    pub fn edition(&self) -> Edition {
        self.seen.edition
    }

    /// How many plies could be followed.
    pub fn plies(&self) -> u32 {
        self.seen.plies()
    }

    /// The last move that could be followed, with its number.
    pub fn last_move(&self) -> Option<String> {
        self.seen.last_move()
    }

    /// The last position that could be reached.
    pub fn fen(&self) -> String {
        self.seen.last.to_fen()
    }

    /// Who has the move.
    pub fn turn(&self) -> Color {
        self.seen.last.turn()
    }

    /// The result; `None` while there is none.
    pub fn result(&self) -> Option<GameResult> {
        self.seen.result
    }

    /// Whether a move could not be followed, so that nothing is known of the rest.
    pub fn is_stopped(&self) -> bool {
        self.seen.stopped
    }

    /// Whether the moves are looked at: not those of other games than chess.
    pub fn is_followed(&self) -> bool {
        self.seen.followed
    }

    /// The clocks, as far as the game tells them.
    pub fn faces(&self, at_ms: u64) -> ByColor<Option<Face>> {
        let passed = since(self.moved_ms, at_ms);
        ByColor {
            white: self.seen.face(Color::White, passed),
            black: self.seen.face(Color::Black, passed),
        }
    }

    /// What was told of it, in the order in which it was told.
    pub fn alerts(&self) -> impl Iterator<Item = &Alert> {
        self.told.iter().map(|told| &told.alert)
    }

    /// The alerts that hold now.
    pub fn alerts_now(&self) -> impl Iterator<Item = &Alert> {
        self.alerts().filter(|alert| alert.standing == Standing::Now)
    }

    /// Takes the game as it stands now.
    pub(crate) fn read(
        &mut self,
        place: usize,
        text: (u64, usize),
        seen: Seen,
        at: u64,
        events: &mut Vec<Event>,
    ) {
        let common = common(&self.seen, &seen);
        let taken_back = self.seen.plies().saturating_sub(common);
        if seen.plies() != common || taken_back > 0 {
            self.moved_ms = at;
        }
        (self.place, self.text, self.seen) = (Some(place), text, seen);
        events.push(Event::Board { board: self.number, taken_back });
        self.refresh(at, events);
    }

    /// The board is no longer in the text.
    pub(crate) fn leave(&mut self, events: &mut Vec<Event>) {
        self.place = None;
        self.due_ms = None;
        events.push(Event::BoardGone { board: self.number });
        for told in &mut self.told {
            if matches!(told.alert.standing, Standing::Now | Standing::Passed) {
                told.turn(Standing::Gone, None, events);
            }
        }
    }

    /// Compares what the game gives rise to with what was told.
    pub(crate) fn refresh(&mut self, at: u64, events: &mut Vec<Event>) {
        let passed = since(self.moved_ms, at);
        let wanted = self.seen.wanted(passed);
        let next = self.seen.next_change(passed);
        self.due_ms = next.map(|after| self.moved_ms.saturating_add(after));
        let ids: Vec<_> = wanted.iter().map(|it| it.key.id(self.number)).collect();
        for told in &mut self.told {
            let live = matches!(told.alert.standing, Standing::Now | Standing::Passed);
            if live && !ids.contains(&told.alert.id) {
                let stands = self.seen.key_after(told.after) == told.key;
                let standing = if stands { Standing::Settled } else { Standing::Withdrawn };
                told.turn(standing, None, events);
            }
        }
        for wanted in wanted {
            self.tell(wanted, at, events);
        }
        self.forget();
    }

    fn tell(&mut self, wanted: Wanted, at: u64, events: &mut Vec<Event>) {
        let id = wanted.key.id(self.number);
        let standing = if wanted.now { Standing::Now } else { Standing::Passed };
        let key = self.seen.key_after(wanted.after);
        let after = wanted.after;
        let old = self.told.iter_mut().find(|told| told.alert.id == id);
        let first_ms = old.as_ref().map_or(at, |told| told.alert.first_ms);
        let alert = Alert {
            id,
            code: wanted.key.code,
            severity: wanted.severity,
            standing,
            ply: wanted.ply,
            mv: wanted.mv,
            fen: wanted.fen,
            by: wanted.key.by,
            edition: self.seen.edition,
            articles: wanted.articles,
            what: wanted.what,
            chance: wanted.chance,
            first_ms,
        };
        let Some(told) = old else {
            events.push(Event::Alert(Box::new(alert.clone())));
            self.told.push(Told { alert, after, key });
            return;
        };
        let (standing, chance) = (alert.standing, alert.chance.clone());
        // The rest may say more than it did: a move that was intended has been made.
        let before = core::mem::replace(&mut told.alert, alert);
        (told.after, told.key) = (after, key);
        (told.alert.standing, told.alert.chance) = (before.standing, before.chance);
        told.turn(standing, chance, events);
    }

    /// Keeps memory bounded: the oldest of what is no longer so is forgotten.
    fn forget(&mut self) {
        let past =
            |told: &Told| matches!(told.alert.standing, Standing::Settled | Standing::Withdrawn);
        let mut excess =
            self.told.iter().filter(|told| past(told)).count().saturating_sub(MOST_PAST);
        self.told.retain(|told| {
            let forgotten = excess > 0 && past(told);
            excess -= usize::from(forgotten);
            !forgotten
        });
    }
}

impl Told {
    fn turn(&mut self, standing: Standing, chance: Option<Chance>, events: &mut Vec<Event>) {
        if self.alert.standing == standing && self.alert.chance == chance {
            return;
        }
        (self.alert.standing, self.alert.chance) = (standing, chance.clone());
        events.push(Event::Standing { id: self.alert.id, standing, chance });
    }
}

/// How many plies two texts of a game have in common.
pub(crate) fn common(one: &Seen, other: &Seen) -> u32 {
    if one.keys.first() != other.keys.first() {
        return 0;
    }
    one.moves.iter().zip(&other.moves).take_while(|(a, b)| a == b).count() as u32
}

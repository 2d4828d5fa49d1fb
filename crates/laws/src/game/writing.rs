//! How moves are written: the appendix on algebraic notation (E until 2005, C from 2009). A player
//! may use the letters of his own language.

use compongo_board::{CastlingSide, Color, Move, MoveKind, Position, Role};
use compongo_notation::{
    Alphabet, CheckSign, Deviations, Reading, ResolveError, SanError, SanKind, read_lenient,
};

use super::Gesture;
use super::guards::{below, part};
use super::kinds::Conduct;
use super::machine::Game;
use super::ruling::{Effect, Ruling};
use crate::{CaptureSign, Citation, EnPassantMark, Hyphen, Topic, catalogue};

/// What is written of a move.
enum Written {
    /// The move it means, and in whose letters.
    Read(Reading, &'static Alphabet),
    /// Algebraic, but it means no legal move, or several.
    Wrong(Topic, usize),
    /// Not in the algebraic system.
    Foreign,
}

/// What an entry on a scoresheet is found to be.
pub(super) struct Read {
    /// What follows from it.
    pub(super) ruling: Option<Ruling>,
    /// It is in the algebraic system.
    pub(super) algebraic: bool,
    /// The move that it means.
    pub(super) meant: Option<Gesture>,
}

impl Read {
    const fn of(ruling: Option<Ruling>, meant: Option<Gesture>) -> Read {
        Read { ruling, algebraic: true, meant }
    }
}

impl Game {
    /// What a player's entry for a move means, and by which articles it is right or wrong. Nothing
    /// is said of moves that were illegal.
    pub(super) fn entry(&self, player: Color, index: usize, text: &str) -> Read {
        let ply = self.line.plies().get(index);
        let attempted = index == self.line.len() && self.now.hand.attempt.is_some();
        if attempted || ply.is_some_and(|ply| ply.flaw.is_some()) {
            return Read::of(None, None);
        }
        let table = self.line.table_after(index);
        let Some(position) = table.position() else { return Read::of(None, None) };
        let played = ply.and_then(|ply| ply.gesture);
        let played = played.and_then(|it| position.judge(it.from, it.to, it.promotion).ok());
        // Who need not record breaks no rule by what he writes.
        let obliged = self.is_recorded() && !self.now.players[player].exempt;
        let breach = |articles: [Option<Citation>; 2]| {
            let effect = Effect::Breached { player, conduct: Conduct::NotRecording };
            obliged.then(|| Ruling::of(effect, articles))
        };
        let rule = self.recording_article();
        match written(text, position, played) {
            Written::Foreign => Read {
                ruling: breach([self.cite(Topic::NotationSystem), rule]),
                algebraic: false,
                meant: None,
            },
            Written::Wrong(topic, nth) => {
                let article = self.cite(topic).map(|it| if nth > 0 { part(it, nth) } else { it });
                Read::of(breach([article.or(self.cite(Topic::NotationSystem)), rule]), None)
            }
            Written::Read(reading, alphabet) => {
                let meant = Gesture::of(position, reading.mv);
                if played.is_some_and(|played| played != reading.mv) {
                    return Read::of(breach([rule, None]), meant);
                }
                if let Some(article) = self.badly_written(&reading) {
                    return Read::of(breach([Some(article), rule]), meant);
                }
                let Some(gesture) = meant else { return Read::of(None, None) };
                let articles = self.well_written(player, &reading, alphabet, position);
                Read::of(Some(Ruling::of(Effect::Recorded { player, gesture }, articles)), meant)
            }
        }
    }

    /// What the edition does not accept, though the move is certain.
    fn badly_written(&self, reading: &Reading) -> Option<Citation> {
        let rules = &self.rules().notation;
        let found = reading.deviations;
        let has = |one| found.contains(one);
        let passing = reading.mv.kind == MoveKind::EnPassant;
        if has(Deviations::PAWN_LETTER) {
            self.cite(Topic::PawnsWithoutLetter).or(self.cite(Topic::NotationSystem))
        } else if has(Deviations::SMALL_LETTER) {
            Some(rules.piece.citation)
        } else if has(Deviations::MISSING_PAWN_FILE) {
            Some(rules.en_passant.citation)
        } else if has(Deviations::MISSING_CAPTURE) && rules.capture.value == CaptureSign::Written {
            Some(rules.capture.citation)
        } else if passing
            && !has(Deviations::EN_PASSANT_MARK)
            && rules.en_passant.value == EnPassantMark::Added
        {
            Some(rules.en_passant.citation)
        } else if found.intersects(Deviations::LONG_FORM | Deviations::COORDINATES)
            && rules.hyphen.value == Hyphen::None
        {
            Some(rules.hyphen.citation)
        } else {
            None
        }
    }

    /// The article on the sign of a castling.
    fn castling_sign(&self, side: CastlingSide) -> Option<Citation> {
        self.own_sign(side as usize).or(self.cite(Topic::NotationSigns))
    }

    /// The article on one sign, in the order of the list; from 2023 each has one.
    fn own_sign(&self, nth: usize) -> Option<Citation> {
        let edition = self.edition();
        let signs = catalogue::on(edition, Topic::NotationSigns.matter());
        let own = signs.get(nth).filter(|_| signs.len() > 1);
        own.map(|it| Citation { edition, article: it.number })
    }

    /// The articles on the signs that are written with a move: capture, check or mate, en passant.
    fn written_signs(&self, reading: &Reading, takes: bool) -> Vec<Option<Citation>> {
        let has = |one| reading.deviations.contains(one);
        let sign = reading.canonical.sign;
        let written = [
            (2, takes && !has(Deviations::MISSING_CAPTURE)),
            (3, sign == CheckSign::Check && !has(Deviations::MISSING_CHECK)),
            (4, sign == CheckSign::Mate && !has(Deviations::MISSING_MATE)),
            (5, has(Deviations::EN_PASSANT_MARK)),
        ];
        written.into_iter().filter(|(_, it)| *it).map(|(nth, _)| self.own_sign(nth)).collect()
    }

    /// By which articles an entry can be read.
    fn well_written(
        &self,
        player: Color,
        reading: &Reading,
        alphabet: &Alphabet,
        position: &Position,
    ) -> Vec<Option<Citation>> {
        let mv = reading.mv;
        let mut articles = Vec::new();
        if self.play().has_own_rules() {
            articles.push(self.cite(Topic::RapidRecording));
        }
        if self.needs(player).visually_impaired {
            articles.push(self.cite(Topic::BlindRecording));
        }
        let whole = |topic| self.cite(topic);
        let parts = |topic, numbers: &[usize]| -> Vec<Option<Citation>> {
            let whole = self.cite(topic);
            numbers.iter().map(|&n| whole.map(|it| part(it, n))).collect()
        };
        if let Some(side) = mv.castling() {
            articles.push(self.castling_sign(side));
        } else if mv.promotion().is_some() {
            articles.push(whole(Topic::WritingAPromotion));
        } else if let Some((case, others)) = disambiguated(reading, position) {
            let case = whole(Topic::Disambiguation).map(|it| part(it, case));
            if others {
                articles.extend((1..=3).map(|n| case.map(|it| below(it, n))));
            } else {
                articles.push(case);
            }
        }
        let pawn = position.board().role_at(mv.from) == Some(Role::Pawn);
        let onto = mv.castling().is_none() && position.board().piece_at(mv.to).is_some();
        let takes = mv.kind == MoveKind::EnPassant || onto;
        match (pawn, takes) {
            (true, true) => {
                let rule = self.rules().notation.en_passant.citation;
                articles.push(Some(rule));
                if two_pawns_could(position, mv) {
                    articles.push(whole(Topic::TwoPawnsCapture));
                }
            }
            (false, true) if !reading.deviations.contains(Deviations::MISSING_CAPTURE) => {
                articles.push(Some(self.rules().notation.capture.citation));
                articles.extend(parts(Topic::WritingACapture, &[1, 2]));
            }
            (true, false) => articles.extend(
                [Topic::PawnsWithoutLetter, Topic::Files, Topic::Ranks, Topic::SquareNames]
                    .map(whole),
            ),
            _ => {}
        }
        if !pawn && mv.castling().is_none() {
            let own = *alphabet != *Alphabet::ENGLISH;
            let letter = if own { Topic::OwnLanguageLetters } else { Topic::PieceLetter };
            articles.push(whole(letter));
        }
        articles.push(whole(Topic::WritingAMove));
        articles.extend(self.written_signs(reading, takes));
        if articles.iter().all(Option::is_none) {
            articles.push(whole(Topic::NotationSystem));
        }
        articles
    }
}

/// The move a text means: in English letters, or in any others in which it means what was played.
fn written(text: &str, position: &Position, played: Option<Move>) -> Written {
    let read = |alphabet| read_lenient(text.as_bytes(), position, alphabet);
    let fits = |reading: &Reading| played.is_none_or(|played| played == reading.mv);
    let english = read(Alphabet::ENGLISH);
    if let Ok(reading) = english
        && fits(&reading)
    {
        return Written::Read(reading, Alphabet::ENGLISH);
    }
    let mut others =
        Alphabet::all().iter().filter_map(|alphabet| Some((read(alphabet).ok()?, alphabet)));
    let other = others.find(|(reading, _)| fits(reading));
    if let Some((reading, alphabet)) = other {
        return Written::Read(reading, alphabet);
    }
    match english {
        Ok(reading) => Written::Read(reading, Alphabet::ENGLISH),
        Err(SanError::Resolve(error)) => match error {
            ResolveError::Ambiguous { candidates, .. } => {
                let squares: Vec<_> = candidates.into_iter().collect();
                let on_one_rank = squares.windows(2).all(|two| two[0].rank() == two[1].rank());
                let on_one_file = squares.windows(2).all(|two| two[0].file() == two[1].file());
                let case = match (on_one_rank, on_one_file) {
                    (true, _) => 1,
                    (_, true) => 2,
                    _ => 3,
                };
                Written::Wrong(Topic::Disambiguation, case)
            }
            ResolveError::PromotionMissing { .. } => Written::Wrong(Topic::WritingAPromotion, 0),
            _ => Written::Wrong(Topic::Recording, 0),
        },
        Err(_) => off_the_board(text).map_or(Written::Foreign, |topic| Written::Wrong(topic, 0)),
    }
}

/// A move that is algebraic but for its square: there are files a to h and ranks 1 to 8.
fn off_the_board(text: &str) -> Option<Topic> {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    let text = text.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(text);
    let text = text.strip_prefix('x').unwrap_or(text);
    let mut letters = text.chars();
    let (file, rank) = (letters.next()?, letters.next()?);
    if letters.next().is_some() || !file.is_ascii_lowercase() || !rank.is_ascii_digit() {
        return None;
    }
    match (('a'..='h').contains(&file), ('1'..='8').contains(&rank)) {
        (false, true) => Some(Topic::Files),
        (true, false) => Some(Topic::Ranks),
        (false, false) => Some(Topic::SquareNames),
        (true, true) => None,
    }
}

/// If a piece is told from another of its kind: in which of the three cases they stand, and
/// whether that case has parts of its own.
fn disambiguated(reading: &Reading, position: &Position) -> Option<(usize, bool)> {
    let mv = reading.mv;
    if !matches!(reading.canonical.kind, SanKind::Piece(_)) {
        return None;
    }
    let role = position.board().role_at(mv.from).filter(|it| *it != Role::Pawn)?;
    let moves = position.legal_moves();
    let mut others = moves.iter().filter(|it| {
        it.to == mv.to && it.from != mv.from && position.board().role_at(it.from) == Some(role)
    });
    let other = others.next()?.from;
    Some(if other.rank() == mv.from.rank() {
        (1, true)
    } else if other.file() == mv.from.file() {
        (2, true)
    } else {
        (3, false)
    })
}

fn two_pawns_could(position: &Position, mv: Move) -> bool {
    let moves = position.legal_moves();
    moves.iter().any(|it| {
        it.to == mv.to
            && it.from != mv.from
            && position.board().role_at(it.from) == Some(Role::Pawn)
    })
}

/// All legal moves that a text means, in the letters of any language: each once (Appendix E until
/// 2005, C from 2009).
///
/// ```
/// use compongo_board::Position;
/// use compongo_laws::game::readings;
///
/// let start = Position::initial();
/// assert_eq!(readings("Nf3", &start), readings("Cg1-f3", &start));
/// assert_eq!(readings("Nf3", &start).len(), 1);
/// assert!(readings("a knight", &start).is_empty());
/// ```
pub fn readings(text: &str, position: &Position) -> Vec<Move> {
    let mut found = Vec::new();
    for alphabet in Alphabet::all() {
        if let Ok(reading) = read_lenient(text.as_bytes(), position, alphabet)
            && !found.contains(&reading.mv)
        {
            found.push(reading.mv);
        }
    }
    found
}

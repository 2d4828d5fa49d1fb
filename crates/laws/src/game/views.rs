//! What can be seen of a game.

use compongo_board::{Color, Position};
use compongo_clock::{Control, Phase, Side};

use super::guards::side;
use super::line::Ply;
use super::machine::Game;
use super::state::Stage;
use super::table::Table;
use super::{Outcome, Regulations};
use crate::{Edition, Play};

impl Game {
    /// The regulations.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// By which rules the game is played.
    pub fn play(&self) -> Play {
        self.play
    }

    /// The edition in force.
    pub fn edition(&self) -> Edition {
        self.regulations.edition
    }

    /// How far the game has come.
    pub fn stage(&self) -> Stage {
        self.now.stage
    }

    /// The result, if there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.now.outcome
    }

    /// The pieces as they stand, an illegal move that was not completed left out.
    pub fn table(&self) -> &Table {
        &self.now.table
    }

    /// The position, if the pieces stand as one.
    pub fn position(&self) -> Option<&Position> {
        self.now.table.position()
    }

    /// The moves.
    pub fn moves(&self) -> &[Ply] {
        self.line.plies()
    }

    /// The instant of the last fact, in milliseconds.
    pub fn now_ms(&self) -> u64 {
        self.now.at_ms
    }

    /// The time control as the clock is set now: another than that of the regulations once a
    /// setting was corrected (6.10.2) or an increment given (III.4).
    pub fn control(&self) -> Option<&Control> {
        self.setting.as_ref().map(|setting| &setting.control)
    }

    /// Milliseconds left on a player's clock at the last fact.
    pub fn left_ms(&self, player: Color) -> Option<u64> {
        let clock = self.now.clock.as_ref()?;
        Some(clock.left_ms(self.setting.as_ref()?, side(player)))
    }

    /// What the clock shows of a player's side beyond the time left, at the last fact.
    pub fn face(&self, player: Color) -> Option<ClockFace> {
        let (clock, setting) = (self.now.clock.as_ref()?, self.setting.as_ref()?);
        let side = side(player);
        let overtime = setting.control.side(side).overtime();
        Some(ClockFace {
            held_ms: clock.delay_left_ms(setting, side),
            reserve_ms: clock.reserve_ms(setting, side),
            overtime: overtime.time_ms().map(|period_ms| ShownOvertime {
                period_ms,
                moves: clock.overtime_moves(side),
                begun: clock.in_overtime(side),
            }),
        })
    }

    /// Whose flag fell first of those that are down, where the clock marks that.
    pub fn first_flag(&self) -> Option<Color> {
        let marked = self.regulations().clock_marks_first_flag;
        let first = self.now.clock.as_ref()?.first_flag().filter(|_| marked)?;
        Some(Color::from_white(first.is_white()))
    }

    /// Milliseconds that a player's clock will show at an instant if nothing happens until then;
    /// none without a clock, or if the instant has passed.
    ///
    /// ```
    /// use compongo_board::Color;
    /// use compongo_laws::game::{Act, Fact, Game, Regulations, Who};
    ///
    /// let regulations: Regulations = serde_json::from_str(r#"{"edition":"2018","time":"300"}"#)?;
    /// let mut game = Game::new(regulations)?;
    /// let act = Act::Start { absent: Default::default() };
    /// game.apply(&Fact { at_ms: 0, by: Who::Arbiter, act })?;
    /// assert_eq!(game.left_at_ms(Color::White, 10_000), Some(290_000));
    /// assert_eq!(game.left_at_ms(Color::Black, 10_000), Some(300_000));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn left_at_ms(&self, player: Color, at_ms: u64) -> Option<u64> {
        let setting = self.setting.as_ref()?;
        let clock = self.now.clock.as_ref()?.at(setting, at_ms).ok()?;
        Some(clock.left_ms(setting, side(player)))
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        match self.now.clock.as_ref()?.phase() {
            Phase::Running(side) => Some(Color::from_white(side.is_white())),
            _ => None,
        }
    }

    /// At whose right hand the arbiter has put the clock (6.5); none if he has not said.
    pub fn clock_right_of(&self) -> Option<Color> {
        self.now.clock_right_of
    }

    /// The number of the period in which a player's next move is, counted from 1 (6.3.1).
    pub fn period(&self, player: Color) -> Option<u32> {
        self.now.clock.as_ref().map(|clock| clock.period(side(player)))
    }

    /// How many moves a player must still complete in his period; none without a clock, or if all
    /// that remain.
    ///
    /// ```
    /// use compongo_board::Color;
    /// use compongo_laws::game::{Game, Regulations};
    ///
    /// let regulations: Regulations =
    ///     serde_json::from_str(r#"{"edition":"2018","time":"40/5400+30:1800+30"}"#)?;
    /// let game = Game::new(regulations)?;
    /// assert_eq!((game.period(Color::White), game.moves_to_go(Color::White)), (Some(1), Some(40)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn moves_to_go(&self, player: Color) -> Option<u32> {
        self.now.clock.as_ref()?.moves_to_go(self.setting.as_ref()?, side(player))
    }

    /// Whether a player's clock shows a flag that is down. It has fallen only when it is noticed
    /// or claimed (6.8).
    pub fn flag_is_down(&self, player: Color) -> bool {
        self.now.clock.as_ref().is_some_and(|clock| clock.flag(side(player)).is_some())
    }

    /// The instant, in milliseconds, at which the running clock will come to zero if nothing
    /// happens.
    pub fn flag_falls_at_ms(&self) -> Option<u64> {
        self.now.clock.as_ref()?.falls_at(self.setting.as_ref()?)
    }

    /// Whether moves bring time now, in whatever period.
    pub fn has_increment(&self) -> bool {
        let Some(setting) = &self.setting else { return false };
        Side::ALL.into_iter().any(|it| {
            let stages = setting.control.side(it).stages();
            stages.iter().any(|stage| stage.bonus.increment_ms() > 0)
        })
    }

    /// Illegal moves that count against a player (7.5 of 2018).
    pub fn illegal_moves(&self, player: Color) -> u8 {
        self.now.players[player].illegal
    }

    /// Who has offered a draw that is still open.
    pub fn offer(&self) -> Option<Color> {
        self.now.offer
    }

    /// Whether the rules of a quickplay finish are in force now.
    pub fn in_quickplay(&self) -> bool {
        self.quickplay_possible && self.in_last_period(self.now.table.turn())
    }

    /// Whether they can be in force at all in this game.
    pub(crate) fn quickplay_is_possible(&self) -> bool {
        self.quickplay_possible
    }

    /// Whether the period of all remaining moves has begun for a player.
    pub(crate) fn in_last_period(&self, player: Color) -> bool {
        self.moves_to_go(player).is_none()
    }
}

/// What the clock shows of one side beyond the time left. Times are milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockFace {
    /// What is left of a simple delay before the time runs.
    pub held_ms: u64,
    /// What follows when the time left is used up and before the flag falls.
    pub reserve_ms: u64,
    /// The overtime, if the time control has one.
    pub overtime: Option<ShownOvertime>,
}

/// The overtime of one side: byo-yomi or Canadian.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownOvertime {
    /// The milliseconds of one period of it.
    pub period_ms: u64,
    /// The moves left for which it must do; 0 with byo-yomi.
    pub moves: u32,
    /// Whether it is what the clock shows now.
    pub begun: bool,
}

//! Irregularities other than illegal moves: Articles 7.1 to 7.4 and 7.6 (7.1 to 7.3 and 7.5 until
//! 2009), with the limits of rapid and blitz (A.5.1 of 2023, B.4 until 2005).

use compongo_board::Color;
use compongo_clock::Phase;

use super::clock_acts::SetupLimitOf;
use super::fact::Who;
use super::guards::{Answer, Out, below, require_player, side};
use super::kinds::SetupFault;
use super::machine::Game;
use super::ruling::{Effect, LostRight, Ruling};
use super::state::Stage;
use super::{Duty, Refusal, Why};
use crate::{Citation, ColoursReversed, Displaced, MisplacedKing, Topic};

impl Game {
    /// It is found that the game was begun wrongly.
    pub(super) fn report_setup(
        &mut self,
        by: Who,
        fault: SetupFault,
        player: Option<Color>,
        out: Out<'_>,
    ) -> Answer {
        self.require_begun()?;
        if by == Who::Spectator {
            out.push(self.ruling(Effect::ToldArbiter, Topic::Spectators));
            return Ok(());
        }
        match fault {
            SetupFault::Pieces => self.wrong_start(Topic::InitialPosition, out)?,
            SetupFault::Missing => self.wrong_start(Topic::Pieces, out)?,
            SetupFault::King => self.misplaced(LostRight::Castling, player, out)?,
            SetupFault::RookShort => self.misplaced(LostRight::CastlingShort, player, out)?,
            SetupFault::RookLong => self.misplaced(LostRight::CastlingLong, player, out)?,
            SetupFault::Board => {
                self.require_setup_in_time(SetupLimitOf::Board)?;
                let topics = [Topic::BoardTurned, Topic::Board];
                out.push(Ruling::of(Effect::Transferred, topics.map(|topic| self.cite(topic))));
            }
            SetupFault::Colours => self.colours_reversed(out),
            SetupFault::Clocks => {
                self.require_setup_in_time(SetupLimitOf::Clock)?;
                let next = self.on_clock();
                self.halt(next, out);
                let article = match self.rules().clock.wrong_setting {
                    Some(rule) => Some(rule.citation),
                    None => self.cite(Topic::ClockReading),
                };
                out.push(Ruling::new(Effect::ArbiterDecides, article));
            }
        }
        Ok(())
    }

    /// The pieces were not those of the start, or did not stand as they should.
    fn wrong_start(&mut self, broken: Topic, out: Out<'_>) -> Answer {
        self.require_setup_in_time(SetupLimitOf::Board)?;
        self.annul([Topic::WrongStart, broken], out);
        Ok(())
    }

    /// The game does not count.
    fn annul<const N: usize>(&mut self, topics: [Topic; N], out: Out<'_>) {
        out.push(Ruling::of(Effect::Void, topics.map(|topic| self.cite(topic))));
        self.now.stage = Stage::Void;
        self.now.offer = None;
        self.now.claim = None;
        self.stop_for_good();
    }

    /// A king or a rook on a wrong square: corrected in time like other pieces, afterwards without
    /// castling.
    fn misplaced(&mut self, right: LostRight, whose: Option<Color>, out: Out<'_>) -> Answer {
        if self.require_setup_in_time(SetupLimitOf::Board).is_ok() {
            self.annul([Topic::WrongStart, Topic::InitialPosition], out);
            return Ok(());
        }
        let limit = self.rules().fast.setup_limit;
        let king = right == LostRight::Castling;
        let ruled = match limit.value.misplaced_king {
            MisplacedKing::NothingSaid => false,
            MisplacedKing::ExchangedWithQueen => king,
            MisplacedKing::KingOrRookMisplaced => true,
        };
        if !ruled {
            return Err(Refusal::by(Why::TooLate, Some(limit.citation)));
        }
        for player in Color::ALL {
            if whose.is_none_or(|it| it == player) {
                let lost = &mut self.now.players[player].no_castling;
                *lost = match right {
                    LostRight::CastlingShort => [true, lost[1]],
                    LostRight::CastlingLong => [lost[0], true],
                    _ => [true; 2],
                };
                let effect = Effect::Lost { player, right };
                let narrower = below(limit.citation, SetupLimitOf::Board as usize);
                out.push(Ruling::of(effect, [limit.citation, narrower].map(Some)));
            }
        }
        Ok(())
    }

    /// The players have each other's colours: from 2017 a new game before both made ten moves. The
    /// limits of rapid and blitz are for the pieces, the board and the clocks.
    fn colours_reversed(&mut self, out: Out<'_>) {
        let rule = self.rules().irregularities.colours_reversed;
        let made = Color::ALL.into_iter().map(|color| self.line.moves_of(color)).min();
        match rule.value {
            ColoursReversed::NewGameBefore { moves } if made < Some(u32::from(moves)) => {
                self.annul([Topic::ColoursReversed], out);
            }
            _ => out.push(Ruling::new(Effect::GoesOn, Some(rule.citation))),
        }
    }

    /// A player knocks pieces over: he puts them back on his own time.
    pub(super) fn displace(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_playing()?;
        let player = self.require_side(by)?;
        let rule = self.rules().irregularities.displaced;
        let duty = Duty::PutBack;
        let topic = Topic::DisplacedPieces;
        let article = self.cite(topic).or(Some(rule.citation));
        out.push(Ruling::new(Effect::Must { player, duty }, article));
        self.now.displaced = Some(player);
        Ok(())
    }

    /// Displaced pieces stand again where they belong.
    pub(super) fn put_back(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_begun()?;
        let player = self.require_side(by)?;
        if self.now.displaced != Some(player) {
            return Err(self.refuse(Why::NothingBegun, Topic::DisplacedPieces));
        }
        self.now.displaced = None;
        out.push(self.ruling(Effect::Noted, Topic::DisplacedPieces));
        Ok(())
    }

    /// Until 1997 the opponent could start the clock of one who knocked pieces over, without
    /// having moved.
    pub(super) fn restart_his_clock(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_playing()?;
        let player = require_player(by)?;
        let rule = self.rules().irregularities.displaced;
        if rule.value != Displaced::RestartHisClock {
            return Err(Refusal::by(Why::NoSuchRule, Some(rule.citation)));
        }
        if self.now.displaced != Some(!player) {
            return Err(Refusal::by(Why::NothingBegun, Some(rule.citation)));
        }
        if self.now.table.turn() != player {
            return Err(self.not_the_turn());
        }
        // Whoever has touched a piece has begun his move.
        if !self.now.hand.is_empty() {
            return Err(Refusal::by(Why::TouchBinds, Some(rule.citation)));
        }
        self.with_clock(|clock, setting, at| {
            if clock.phase() != Phase::Running(side(player)) {
                return Ok(clock);
            }
            clock.pause(setting, at)?.start(setting, side(!player), at)
        })?;
        out.push(Ruling::new(Effect::ClockRuns { player: !player }, Some(rule.citation)));
        Ok(())
    }

    /// The arbiter restores an earlier position: displaced pieces found later, or whatever else
    /// made the game go wrong.
    pub(super) fn restore(&mut self, by: Who, plies: u32, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        let article = self.cite(Topic::DisplacedFoundLater);
        self.go_back_to(plies, article, out)
    }

    /// The game goes back, the clocks stand, and their readings of then are proposed.
    pub(super) fn go_back_to(
        &mut self,
        plies: u32,
        article: Option<Citation>,
        out: Out<'_>,
    ) -> Answer {
        let index = plies as usize;
        let Some(ply) = self.line.plies().get(index).copied() else {
            return Err(Why::NoSuchMove.into());
        };
        self.halt(ply.by, out);
        let [white, black] = ply.left_ms.map(u64::from);
        self.restore_line(index);
        out.push(Ruling::new(Effect::Restored { plies }, article));
        if self.now.clock.is_some() {
            out.push(self.ruling(Effect::Proposed { white, black }, Topic::RestoredTimes));
        }
        Ok(())
    }
}

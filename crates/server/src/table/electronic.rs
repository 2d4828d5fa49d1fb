//! What a table does by itself. It knows no rule: it tries what an arbiter might say, and the
//! Laws accept it from an arbiter or not.

use compongo_board::Color;
use compongo_laws::game::{Absent, Act, Fact, Game, Stage, Who};

use super::Table;
use super::notice::Cause;

/// How often it is asked whether a player who has not come has lost.
const LATE_EVERY_MS: u64 = 5_000;

impl Table {
    /// Looks at the game as an arbiter does, after each fact and when time has passed.
    pub(super) fn watch(&mut self) {
        if self.lost || self.trouble_until.is_some() {
            return;
        }
        let at_ms = self.now();
        if self.settings.electronic_arbiter {
            // One act may call for the next: an illegal move is reported, a flag is down as well.
            for _ in 0..4 {
                if !self.step_in(at_ms) {
                    break;
                }
            }
        }
        if let Some(falls) = self.followed.game().flag_falls_at_ms().filter(|it| *it <= at_ms) {
            self.flag_seen = Some(falls);
        }
        let changes = self.notice(None, at_ms);
        if !changes.is_empty() {
            self.after_facts(crate::views::Eyes::Arbiter, |table| table.tell_notices(changes));
        }
    }

    /// Does one thing that an arbiter would do, if the Laws accept it from him.
    fn step_in(&mut self, at_ms: u64) -> bool {
        let game = self.followed.game();
        let both_ready = self.ready.white && self.ready.black;
        match game.stage() {
            Stage::Ready if both_ready => self.tell(Act::Start { absent: Absent::None }, at_ms),
            Stage::Playing | Stage::Halted if game.claim().is_some() => {
                self.tell(Act::CheckClaim {}, at_ms)
            }
            Stage::Playing if game.moves().last().is_some_and(|ply| ply.flaw.is_some()) => {
                // Before the clock is pressed nothing is said.
                game.illegal_pending().is_none() && self.tell(Act::ReportIllegal {}, at_ms)
                    || self.call_flag(at_ms)
            }
            Stage::Playing => self.call_flag(at_ms),
            Stage::Halted if both_ready => self.tell(Act::ResumeClocks {}, at_ms),
            _ => false,
        }
    }

    /// The running clock has come to zero: the flag is called once.
    fn call_flag(&mut self, at_ms: u64) -> bool {
        let game = self.followed.game();
        let falls =
            game.flag_falls_at_ms().filter(|it| *it <= at_ms && self.flag_seen != Some(*it));
        let (Some(falls), Some(player)) = (falls, game.running()) else { return false };
        self.flag_seen = Some(falls);
        self.tell(Act::CallFlag { player, unstopped: false, from_display: false }, at_ms)
    }

    /// Who has not come in time, if the Laws would let an arbiter say that he has lost.
    pub(super) fn late(&self, at_ms: u64) -> Vec<Cause> {
        let game = self.followed.game();
        if !is_awaiting(game) {
            return Vec::new();
        }
        let fact = Fact { at_ms, by: Who::Arbiter, act: Act::DeclareDefault {} };
        let is_late = at_ms >= game.now_ms() && game.clone().apply(&fact).is_ok();
        let absent = Color::ALL.into_iter().filter(|color| is_late && game.is_absent(*color));
        absent.map(Cause::Late).collect()
    }

    /// The next instant at which there is something to look at.
    pub(super) fn next_watch(&self) -> Option<u64> {
        let game = self.followed.game();
        let flag = game.flag_falls_at_ms().filter(|it| self.flag_seen != Some(*it));
        let late = is_awaiting(game).then(|| {
            let waited = self.now().saturating_sub(game.now_ms());
            game.now_ms() + (waited / LATE_EVERY_MS + 1) * LATE_EVERY_MS
        });
        flag.into_iter().chain(late).min()
    }
}

/// Whether a player has not come though the game has begun.
fn is_awaiting(game: &Game) -> bool {
    let begun = matches!(game.stage(), Stage::Playing | Stage::Halted | Stage::Adjourned);
    begun && Color::ALL.into_iter().any(|color| game.is_absent(color))
}

//! What waits in a game for something more: a hand in the middle of a move (Article 4), an illegal
//! move that is not completed (7.5), a claim under examination (9.2 to 9.5), an envelope.
//!
//! For whoever shows a game; what the players must and may do about it are their
//! [`duties`](Game::duties) and [`rights`](Game::rights). What a player has sealed is not told.

use compongo_board::{Color, Square};

use super::Gesture;
use super::commitment::{Bytes32, Inside};
use super::machine::Game;
use super::ruling::Binding;
use super::state::{Asked, Attempt, Claim, Partial, Said, Stage};
use crate::Citation;

/// A reply that was sealed for a player who has not come (I.9.3 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SealedReply {
    /// By whom.
    pub by: Color,
    /// The other clock was started: it cannot be changed any more.
    pub closed: bool,
    /// The other player has come, and the arbiter is to open it.
    pub due: bool,
}

impl Game {
    /// The squares of the pieces that the player to move has touched with intent on this move, the
    /// first first (4.3).
    ///
    /// ```
    /// use compongo_board::Square;
    /// use compongo_laws::Edition;
    /// use compongo_laws::game::{Act, Binding, Fact, Game, Regulations, Who};
    ///
    /// let mut game = Game::new(Regulations::new(Edition::E2018))?;
    /// let start = Act::Start { absent: Default::default() };
    /// game.apply(&Fact { at_ms: 0, by: Who::Arbiter, act: start })?;
    /// let touch = Act::Touch { square: Square::G1, accidental: false };
    /// game.apply(&Fact { at_ms: 1, by: Who::White, act: touch })?;
    /// assert_eq!(game.touched(), [Square::G1]);
    /// let (to, article) = game.bound_to().ok_or("bound")?;
    /// assert_eq!(to, Binding::Move(Square::G1));
    /// assert_eq!(article.map(|it| it.article), Some("4.3.1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn touched(&self) -> Vec<Square> {
        self.now.hand.touched().to_vec()
    }

    /// To what the touched pieces bind the player to move, and by which article (4.3 to 4.5); none
    /// if nothing was touched.
    pub fn bound_to(&self) -> Option<(Binding, Option<Citation>)> {
        self.binding().map(|(to, topic)| (to, self.cite(topic)))
    }

    /// The part of a castling or promotion that has been released, if the rest is still to come
    /// (4.7.2, 4.7.3).
    pub fn begun(&self) -> Option<Partial> {
        self.now.hand.partial
    }

    /// The illegal move that stands on the board and has not been completed: it can still be put
    /// right (7.5.1). [`Game::table`] leaves it out.
    pub fn illegal_pending(&self) -> Option<Attempt> {
        self.now.hand.attempt
    }

    /// The move that a player announced with a wrong claim and must play (9.5.3).
    pub fn must_play(&self, player: Color) -> Option<Gesture> {
        self.now.players[player].must_play
    }

    /// The claim of a draw that the arbiter is to examine (9.2, 9.3).
    pub fn claim(&self) -> Option<Claim> {
        self.now.claim
    }

    /// The move that was announced last, where a player does not see, and what the opponent
    /// repeated (D.2.1 of 2018); none once the opponent has replied.
    ///
    /// ```
    /// use compongo_laws::Edition;
    /// use compongo_laws::game::{Act, Fact, Game, Needs, Regulations, Who};
    ///
    /// let black = Needs { visually_impaired: true, ..Needs::default() };
    /// let mut game = Game::new(Regulations { black, ..Regulations::new(Edition::E2018) })?;
    /// let mut tell = |by, act| game.apply(&Fact { at_ms: 0, by, act });
    /// tell(Who::Arbiter, Act::Start { absent: Default::default() })?;
    /// let gesture = "e2e4".parse()?;
    /// tell(Who::White, Act::Move { gesture, two_hands: false, press: false })?;
    /// tell(Who::White, Act::Announce { gesture })?;
    /// let other = tell(Who::Black, Act::Repeat { gesture: "d2d4".parse()? })?;
    /// assert_eq!(other[0].to_string(), "heard-otherwise black [D.2.1]");
    /// tell(Who::Black, Act::Repeat { gesture })?;
    /// assert_eq!(game.said().and_then(|it| it.heard), Some(gesture));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn said(&self) -> Option<Said> {
        self.now.said
    }

    /// What was asked in a quickplay finish and is not decided (III.4 and III.5).
    pub fn asked(&self) -> Option<Asked> {
        self.now.asked
    }

    /// Who has knocked pieces over and not put them back (7.4).
    pub fn displaced_by(&self) -> Option<Color> {
        self.now.displaced
    }

    /// Whether a player has made a move and not yet pressed the clock for it (6.2.1).
    pub fn awaits_press(&self, player: Color) -> bool {
        self.now.players[player].unpressed > 0
    }

    /// Whether a player has not come to the board (6.7).
    pub fn is_absent(&self, player: Color) -> bool {
        self.now.players[player].absent
    }

    /// Whether a player need not record his moves for now (8.4).
    pub fn need_not_record(&self, player: Color) -> bool {
        self.now.players[player].exempt
    }

    /// Whose clock runs when the game goes on; none unless the clocks are stopped (6.11).
    pub fn next_to_run(&self) -> Option<Color> {
        (self.now.stage == Stage::Halted).then_some(self.now.next)
    }

    /// Who seals, or has sealed, the move of an adjourned game (I.1).
    pub fn sealer(&self) -> Option<Color> {
        let adjourned = self.now.adjourned.filter(|_| self.now.stage == Stage::Adjourned);
        adjourned.map(|it| it.sealer)
    }

    /// Whether something is written for the envelope of an adjourned game. Which move it is only
    /// the opened envelope tells.
    pub fn has_sealed(&self) -> bool {
        self.now.adjourned.is_some_and(|it| it.sealed.is_some())
    }

    /// Whether the sealer has stopped his clock, so that his move cannot be changed any more.
    pub fn envelope_is_closed(&self) -> bool {
        self.now.adjourned.is_some_and(|it| it.closed)
    }

    /// What is printed on the envelope that lies closed or is being written, where nothing else is
    /// known of what is in it: the commitment by which it can be checked when it is opened.
    pub fn sealed_commitment(&self) -> Option<Bytes32> {
        let reply = self.now.reply.map(|it| it.inside);
        let inside = reply.or(self.now.adjourned.and_then(|it| it.sealed));
        inside.and_then(Inside::commitment)
    }

    /// Since when, in milliseconds of the game's clock, an adjourned game is being resumed and its
    /// envelope is not opened yet (I.9).
    pub fn resumed_at_ms(&self) -> Option<u64> {
        self.now.adjourned.and_then(|it| it.resumed).map(|(at_ms, _)| at_ms)
    }

    /// Who has sealed a reply, and whether it cannot be changed any more and is to be opened now
    /// (I.9.3).
    pub fn sealed_reply(&self) -> Option<SealedReply> {
        let reply = self.now.reply?;
        let by = self.now.table.turn();
        Some(SealedReply { by, closed: reply.closed, due: reply.due })
    }

    /// When the session ends, in milliseconds of the game's clock, if that was announced.
    pub fn session_ends_ms(&self) -> Option<u64> {
        self.now.session_ends
    }

    /// Whether a reply to the sealed move lies in an envelope of its own, because the player it is
    /// for has not come (I.9.3).
    pub fn has_sealed_reply(&self) -> bool {
        self.now.reply.is_some()
    }
}

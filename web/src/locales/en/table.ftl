# The table of a player.
table-title = Table
table-round = Round { $round }
table-board = Board { $board }
table-flip = Turn the board
table-big-clock = Clock on the whole screen
table-keys = List of keys
table-score = Score and rulings
table-actions = Draws, claims and the arbiter
table-away = not connected
table-adjusts = { $color ->
    [white] White
   *[black] Black
  } adjusts pieces
table-connection-lost = Connection lost. What you do is kept and sent as soon as it is back.
table-closed = This seat is closed
bye-key = Its key is not valid. Ask the arbiter for a new link.
bye-revoked = Its key is no longer valid. Ask the arbiter for a new one.
bye-protocol = The server and this page did not understand each other. Load the page again.
bye-left = You have left it.

press = Press the clock
press-sending = Pressed
press-move-first = Your move
press-waiting = The opponent's clock runs
press-none = No clock in this game
press-auto-yours = Your move. The clock is pressed by itself.
key-space = Space

act-sheet-short = Sheet
act-draw-short = Draw
act-claim-short = Claim
act-flag-short = Flag
act-arbiter-short = Arbiter
act-quickplay-short = Quickplay
act-adjust-short = Adjust
act-resign-short = Resign

adjusting = J'adoube: the pieces you touch now are adjusted, not moved.
adjusting-end = Done

offer-received = { $color ->
    [white] White
   *[black] Black
  } offers a draw.
offer-by-claim = { $color ->
    [white] White
   *[black] Black
  } has claimed a draw. It counts as an offer, too.
offer-accept = Accept
offer-decline = Decline
draw-title = Offer a draw
draw-title-answer = A draw is offered
draw-explained = An offer is made after moving and before pressing the clock. It cannot be withdrawn, and stands until it is accepted, declined or your opponent touches a piece.
draw-offer = Offer a draw

claim-covered = The position is covered while the claim is examined.
claim-title = Claim a draw
claim-ground = On what ground?
claim-threefold = The same position for the third time
claim-fifty = Fifty moves without a capture or a pawn move
claim-when = When?
claim-on-board = It is on the board now
claim-with-move = It will be after the move I intend
claim-write = Write the move you intend
claim-write-hint = Do not play it. Once written it cannot be changed.
claim-choose = Choose one answer to each question.
claim-consequences = The clocks are stopped, the claim is examined, and it cannot be withdrawn. If it is wrong, the game goes on and your opponent gets extra time.
claim-do = Claim the draw

flag-title = Flag
flag-explained = You claim that the flag of { $color ->
    [white] White
   *[black] Black
  } has fallen.
flag-call = { $color ->
    [white] White's
   *[black] Black's
  } flag has fallen

resign-title = Resign
resign-explained = The game ends at once.
resign-sure = { $color ->
    [white] White
   *[black] Black
  } resigns this game.
resign-do = Resign

quickplay-title = Quickplay finish
quickplay-explained = In the last period without increment, with less than two minutes left, you may turn to the arbiter.
quickplay-no-effort = Claim: my opponent makes no effort to win by normal means
quickplay-not-winnable = Claim: my opponent cannot win by normal means
quickplay-increment = Ask for an increment for both players

arbiter-title = Arbiter
stop-title = Stop the clocks
stop-assistance = Call the arbiter
stop-promotion-piece = The new piece is not at hand
stop-illness = I am unwell
stop-none = Another reason
complain-title = At the board
complain-illegal = My opponent made an illegal move
complain-touch = My opponent touched another piece than he moved
complain-displaced = I knocked pieces over
complain-put-back = I have put them back
complain-restart = My opponent knocked pieces over: his clock shall run
complain-take-back = I put back what I just played
setup-title = The game was begun wrongly
setup-pieces = Pieces on wrong squares
setup-king = King and queen exchanged
setup-board = The board is turned
setup-colours = Colours exchanged
setup-clocks = The clocks were set wrongly
ask-title = Questions
ask-explanation = What do the Laws say?
ask-appeal = I appeal against a decision
ask-adjourn = Adjourn now: the rest of the session counts as your time
ask-times = The clocks were set wrongly when the game was resumed

opening-edition = Laws of { $edition }.
opening-auto-press = Moves press the clock: a deviation from the Laws.
opening-guarded = Illegal moves are refused.
opening-free = Pieces go where hands put them.
opening-ready = I am ready
opening-you-are-ready = You are ready
opening-other-ready = { $color ->
    [white] White
   *[black] Black
  } is ready.
opening-other-not-ready = { $color ->
    [white] White
   *[black] Black
  } is not ready yet.
opening-arbiter = The arbiter starts the game.

halted = The clocks are stopped
halted-arbiter = The arbiter decides when the game goes on.
halted-together = They run when both are ready.
halted-claim = The claim of { $color ->
    [white] White
   *[black] Black
  } is being examined.
halted-go-on = Ready to go on

closing-sign = Sign the result
closing-result = Result on the scoresheets
closing-other-signed = Your opponent has signed { $scores }
closing-dispute = I do not agree
closing-signed = Signed
closing-void = This game does not count

adjourned = The game is adjourned.
seal = Seal
seal-yours = Write the move you seal, or make it on the board. Nobody else sees it. Your clock runs until you stop it.
seal-change = It is sealed. You may change it until you stop the clock.
seal-waits = A move is being sealed.
seal-done = A move is sealed.
seal-move = Sealed move
seal-close = Stop the clock
seal-cover = Cover
seal-read = It reads as { $move }.
seal-unread = As it stands: { $problem } You may seal it all the same.
seal-promotion = Add the letter of the new piece: q, r, b or n.
seal-too-long = That is too long for an envelope.
seal-commitment = Commitment
seal-envelope = The envelope
seal-lost = The envelope is lost: the move that was sealed is written anew.
seal-lost-yours = The envelope is lost. Write the move that you sealed, and stop the clock.
seal-reply = Your opponent has not come. Instead of playing your reply you may seal it and press the clock.
seal-reply-done = Your reply is sealed. It is opened when your opponent comes.
seal-reply-due = A reply was sealed while you were away. The arbiter opens it now; the clocks are stopped.

slips-about = Any two of these three slips open the envelope, and no one slip does. Put the first into the paper envelope, keep the second, give the third to your opponent.
slips-own = Your slip of the envelope. The arbiter may ask for it when the game is resumed.
slips-none = The slips of this envelope are not on this device.
slips-show = Show the slips
slips-hide = Hide the slips
slips-print = Print
slips-handed-over = Slips 1 and 3 are handed over
slip-1 = 1 · for the arbiter, into the envelope
slip-2 = 2 · for who sealed
slip-3 = 3 · for the opponent

promotion-title = The pawn on { $square } becomes
promotion-later = Put aside

rulings = Rulings

sheet-title = Your scoresheet
sheet-write = Write a move
sheet-correct = Correct it
sheet-place = { $number }{ $color ->
    [white] .
   *[black] …
  } { $color ->
    [white] White
   *[black] Black
  }
sheet-empty = nothing written
sheet-struck = struck out:
sheet-clock = Time
sheet-keys = Keys for moves
sheet-back = Delete the last sign
sheet-strike = Strike out
sheet-next = Next line
sheet-catch-up = Bring your scoresheet up to date.
sheet-taken-back = Moves were taken back: strike out what you wrote of them, or write over it.
sheet-back-sign = taken back
sheet-to-sheet = Scoresheet
sheet-to-board = Back to the board
sheet-enter = Write
sheet-offer = Mark an offered draw
sheet-complete = Copy the moves that are missing
sheet-ask = Ask for the opponent's
sheet-other = The opponent's scoresheet

duty-bound = You must { $to }.
duty-play-again = The piece you touched must be moved, if it can be.
duty-press = Press the clock.
duty-take-back = Put back what was played.
duty-replace-pawn = Replace the pawn on the last rank.
duty-finish-castling = Finish the castling: move the rook.
duty-play-announced = Play the move you announced.
duty-record = Record the last moves before you move.
duty-complete-sheet = Bring your scoresheet up to date.
duty-sign = Sign the scoresheets.
duty-seal = Seal a move.
duty-put-back = Put the pieces back where they stood, on your own time.
duty-announce = Announce your move:
duty-repeat = Your opponent announced:
announcing-announce = Announced
announcing-repeat = Repeat
assistant-title = Assistant of { $color ->
    [white] White
   *[black] Black
  }
assistant-hands = You may make the moves of both players, announce them, keep the score, press the clock of your player, and write his sealed move.
assistant-asked = The player asked for it
assistant-announce = Announce the last move
assistant-tell-moves = Tell him the number of moves
assistant-tell-times = Tell him both times
assistant-flag = The opponent's flag has fallen
assistant-touch = The opponent touched another piece
right-not-record = You need not record your moves now.

typed-label = Move or command
typed-enter = Enter
typed-not-now = You cannot move now.
typed-unreadable = This is no move. Write it like Nf3, exd5, O-O or e7e8q.
typed-no-piece = No piece of yours could go there.
typed-several = Several pieces could go there: add the file or the rank.
typed-promotion-missing = Say what the pawn becomes, as in e8=Q.

say-no-capture = Nothing was captured yet
say-touched = touched
say-nothing-around = Nothing stands there
spoken-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
spoken-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
spoken-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }

keys-title = Keys
keys-where = Letters mean something only while the board or nothing has the focus.
keys-move = move over the board
keys-lift = take a piece, release it
keys-back = put it back; it stays touched
keys-press = press the clock, away from the board or after your move
keys-rank = go to a rank
keys-file = go to a file
keys-piece = next own piece of that kind; with Shift the opponent's
keys-square = what stands on this square; with Shift: your opponent
keys-around = what stands around: on lines, Shift diagonals, Alt knight's jumps
keys-clocks = both clocks
keys-last = last move
keys-capture = last capture
keys-input = type a move
keys-adjust = j'adoube
keys-flip = turn the board
keys-draw = offer a draw
keys-claim = claim a draw
keys-stop = stop the clocks, call the arbiter
keys-resign = resign
keys-keys = this list
keys-typed = In the field for moves
keys-typed-nf3 = a move
keys-typed-c = both clocks
keys-typed-l = last move
keys-typed-x = last capture
keys-typed-o = your opponent
keys-typed-p-n = where the knights stand
keys-typed-s-e = what stands on file e
keys-typed-press = press the clock
keys-typed-draw = offer a draw
keys-typed-claim = claim a draw
keys-typed-flag = claim a flag
keys-typed-call = call the arbiter
keys-typed-resign = resign
keys-now = Now:
seat-elsewhere = This seat is played in another window.
seat-take-over = Take over here
strip-more = { $count ->
    [one] one more ruling
   *[other] { $count } more rulings
}
strip-less = fewer lines
keys-walk = read back and forth in the score

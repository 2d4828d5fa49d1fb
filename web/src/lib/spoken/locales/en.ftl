# What is said to a player who does not see the board, in English.
color = { $color ->
    [white] White
   *[black] Black
  }
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
clock-of = { $color }, { $time }{ $running ->
    [yes] , running
   *[no] {""}
  }{ $flag ->
    [yes] , flag down
   *[no] {""}
  }.
clock-none = No clock.
time-left = { $time } left.
stage-ready = The game has not begun.
stage-halted = The clocks are stopped.
stage-adjourned = The game is adjourned.
stage-over = The game is over.
stage-void = This game does not count.
stage-begins = The game begins.
turn-own = Your move.
turn-other = { $color } to move.
clock-yours = Your clock runs.
clock-theirs = Clock pressed. The clock of { $color } runs.
played = Played: { $move }.
move-of = { $color }: { $move }.
announced-own = Announced.
announces = { $color } announces: { $move }.
repeat-due = Repeat it.
announce-due = Announce your move.
press-due = Press the clock.
finish-due = Finish your move.
record-due = Write down the moves.
back-due = Put back what was played.
repeated-own = Repeated: { $move }.
repeated-other-own = You repeated { $heard }. Another move was announced: listen again and repeat, or call the arbiter.
repeated-by = { $color } repeats it.
repeated-other-by = { $color } repeats another move: { $heard }. Announce yours again, or call the arbiter.
repeat-first = First repeat what was announced.
repeat-none = Nothing is to be repeated.
slip-own = A slip of the tongue: you played { $move }. Announce it before you press the clock.
announce-none = You have no move to announce.
differ = The arbiter has to decide: the boards may differ.
touched = Out of its hole: { $piece }.
adjusts = { $color } adjusts { $piece }.
offer-of = { $color } offers a draw.
offer-own = Draw offered.
offer-none = No draw is offered.
declines = { $color } declines the draw.
result-white = White has won.
result-black = Black has won.
result-draw = The game is drawn.
result-other = The result is { $result }.
last-none = No moves yet.
no-capture = Nothing was captured yet.
first-move = Before the first move.
numbered = { $number }. { $color }: { $move }.
pieces-of = { $color }: { $pieces }.
piece-at = { $square }: { $piece }.
piece-of = { $color ->
    [white] white
   *[black] black
  } { $piece }
empty = empty
none = none
pawns-on = { $file }: { $pawns }.
ready-own = You are ready.
ready-not = You are not ready.
ready-of = { $color } is ready.
resign-sure = To resign, enter: resign yes.
claim-how = Say on what ground: claim 3, or claim 50; add the move you intend.
claim-covered = The position is covered while the claim is examined.
cleared = Cleared.
connection-lost = Connection lost. What you do is kept and sent as soon as it is back.
connection-back = Connected again.
style-now = Moves are said like this: { $example }.
style-unknown = Choose one of: { $choices }.
not-now = You cannot move now.
not-understood = Not understood: { $text }. Enter h for the commands.
unreadable = This is no move: { $text }. Enter h for the commands.
no-piece = No such piece could go there.
several = Several pieces could go there: add the file or the rank.
promotion-missing = Say what the pawn becomes.
game-of = White: { $white }. Black: { $black }. You are { $color }.
game-time = Time: { $time }.
help-of = { $keys }: { $does }.
help-more = Enter a command after h to hear of it alone.
help-last = last move
help-clocks = both clocks
help-status = how the game stands and what you have to do
help-moves = the last moves; with a number, so many
help-board = the whole board, rank by rank; with a file or rank, that one
help-pieces = where the pieces stand; with a piece, those of its kind
help-pawns = the pawns, file by file
help-square = what stands on a square
help-capture = last capture
help-info = who plays, and at what time control
help-announce = announce your move again; with a move, announce that
help-repeat = repeat what was announced; with a move, repeat that
help-press = press the clock
help-touch = take a piece out of its hole
help-adjust = adjust a piece, saying so
help-back = put back what you played
help-offer = offer a draw
help-accept = accept the draw
help-decline = decline the draw
help-claim = claim a draw: 3 or 50, and the move you intend if it is not played
help-flag = claim that the opponent's flag has fallen
help-call = stop the clocks and call the arbiter
help-touched = the opponent touched another piece than he moved
help-illegal = the opponent made an illegal move
help-boards = ask for two boards
help-write = write a move on your scoresheet
help-ready = ready to begin or to go on
help-sign = sign the result
help-resign = resign, in two steps
help-style = how moves are said: prescribed, plain, nato, san or uci
help-lang = language of what is said: en, es or de
help-help = these commands
help-key-press = in the empty field: press the clock
help-key-due = in the empty field: do what is due: repeat, announce or press the clock
help-key-last = in the empty field: last move
help-key-clocks = in the empty field: both clocks
help-key-status = in the empty field: how the game stands
help-key-pieces = in the empty field: where the pieces stand
help-key-board = in the empty field: the whole board
help-key-help = in the empty field: these commands
help-key-earlier = in the empty field: one move back through the game
help-key-later = in the empty field: one move on through the game
help-key-clear = empty the field

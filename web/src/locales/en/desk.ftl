# The arbiter's desk. es/desk.ftl says the same in Spanish.
desk-title = Arbiter's desk
desk-none = This server watches no games. Start it with compongo serve --watch and a live game file, or with --desk-sources public to add addresses here.
desk-no-key = This desk opens with the link that the server printed when it was started.
desk-totals = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}, { $over } over, { $alerts ->
    [0] no alert
    [one] 1 alert
   *[other] { $alerts } alerts
}
desk-notify = Notifications
desk-wall = Wall
desk-wall-note = For the arbiters' room: the players must not see it.
desk-now = Now
desk-quiet = Nothing to be seen to at the moment.
desk-boards = Boards
desk-only = Only boards with alerts
desk-earlier = Earlier ({ $count })
desk-board = Board { $board }
desk-alert-on = Board { $board }, { $names }
desk-position = Board { $board }, { $names }: the position
desk-not-followed = the moves cannot be followed
desk-positions = Positions
desk-after = after { $move }
desk-start = at the start
desk-see = Seen to
desk-seen = Seen to
desk-claim = Now { player } can claim.
desk-claim-with = Now { player } can claim by announcing { $moves }.
desk-severity-error = Act
desk-severity-warning = Look
desk-severity-note = Note
desk-standing-passed = (no longer now)
desk-standing-settled = (put right)
desk-standing-withdrawn = (the moves were taken back)
desk-standing-gone = (the board is no longer there)
desk-cause-transmission = Probably a fault of the transmission.
desk-cause-board = Perhaps it was played so: look at the board.
desk-cause-signal = Perhaps no move: kings set in the centre show the result.
desk-cause-unclear = It was played so or sent wrongly: look at the board.
desk-verdict-lost = If the flag has fallen, the game is lost.
desk-verdict-drawn = If the flag has fallen, the game is drawn: the opponent cannot mate.
desk-verdict-ended = Nothing follows from a fallen flag: the game had ended before.
desk-verdict-undecided = Whether the opponent can still mate is not decided.
desk-code-claimable-threefold = Third occurrence of the position.
desk-code-claimable-fifty = Fifty moves by each player without capture or pawn move.
desk-code-fivefold = Fifth occurrence of the position: the game is drawn.
desk-code-75-moves = 75 moves by each player without capture or pawn move: the game is drawn.
desk-code-dead-position = Dead position: the game is drawn.
desk-code-checkmate = Checkmate by { player }, and no result yet.
desk-code-stalemate = Stalemate, and no result yet.
desk-code-game-continued-after-mate = A move after checkmate: { $move }.
desk-code-game-continued-after-stalemate = A move after stalemate: { $move }.
desk-code-game-continued-after-dead-position = A move after a dead position: { $move }.
desk-code-game-continued-after-fivefold = A move after the fifth occurrence of a position: { $move }.
desk-code-game-continued-after-75-moves = A move after 75 moves without capture or pawn move: { $move }.
desk-code-illegal-move = Illegal move: { $move }.
desk-illegal-because = Illegal move: { $move } ({ $why }).
desk-code-ambiguous-move = Ambiguous move: { $move }.
desk-code-unreadable-move = Unreadable move: { $move }.
desk-code-null-move = A passed move.
desk-code-flag-at-zero = The clock of { player } is at zero.
desk-code-recording-ends = { $by ->
    [white] White
   *[black] Black
} has less than five minutes and too little increment, and need not record any more.
desk-code-result-contradicts-position = The result contradicts the final position.
desk-code-result-contradicts-termination = The result contradicts how the game is said to have ended.
desk-code-result-tag-mismatch = Two different results are given.
desk-code-time-forfeit-unwinnable = Lost on time, though the opponent could not mate.
desk-code-draw-agreed-too-early = A draw before both players had moved.
desk-code-bad-result = The result cannot be read.
desk-code-clock-inconsistent = The clock of { player } shows what it cannot.
desk-code-flag-unnoticed = The clock of { player } had passed zero, and the game went on.
desk-code-clock-unreadable = A clock reading that is no time.
desk-code-bad-start-position = The start position is not as it should be.
desk-code-unsupported-variant = Another game than chess.
desk-trouble-missing = there is no such file. It is tried again.
desk-trouble-unreadable = it cannot be read. It is tried again.
desk-trouble-empty = there is nothing in it.
desk-trouble-html = a page for a browser instead of games.
desk-trouble-not-games = there are no games in it.
desk-trouble-too-long = it is too long.
desk-trouble-http-status = the server answers with an error. It is asked again.
desk-trouble-slow = the server does not answer in time. It is asked again.
desk-trouble-unreachable = the server cannot be reached. It is asked again.
desk-trouble-bad-answer = what the server answers cannot be read. It is asked again.
desk-trouble-bad-address = this is no address.
desk-trouble-not-public = this is not an address of the public Internet; the server was not allowed to ask others.
desk-trouble-no-files = there is no game file in it yet.
desk-trouble-too-many = there are more files than can be followed.
desk-sources = Sources
desk-sources-none = Nothing is followed yet. Add the address of a live game file (PGN).
desk-sources-about = Addresses that are added here are followed until they are removed, also after the server was stopped.
desk-source-state = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
desk-source-asked = not answered yet
desk-source-address = Address of a live game file (PGN)
desk-source-add = Add
desk-source-remove = Remove
desk-source-remove-named = Remove { $name }
desk-source-removed = { $name } is no longer followed.
desk-source-bad = An address begins with http:// or https://, and has no password in it.
desk-source-full = No more addresses can be added; remove one first.
desk-rules = What the desk is for
desk-rules-use = It helps to check what a player claims, and to see what the arbiter has to declare himself: mate, stalemate, a dead position, the fifth occurrence, 75 moves, an illegal move that he sees.
desk-rules-silence = Threefold repetition and fifty moves are for the players to claim. The arbiter steps in only where the Laws say so: he tells nobody that a draw could be claimed, how many moves were made, or that the opponent has moved or a clock was not pressed (12.6 since 2014).
desk-rules-board = A broadcast comes late and errs. The board decides.

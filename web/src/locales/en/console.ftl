# The arbiter's console. es/console.ftl says the same in Spanish.
console-title = Arbiter’s console
console-closed = This link does not open the hall.
console-closed-about = Ask the chief arbiter for a new link.
console-lost = The connection is lost; it comes back by itself.
console-live = Live
console-connecting = Connecting…
console-add = Add tables
console-wall = Wallboard
console-keys = Keyboard
console-pane-queue = Waiting
console-pane-tables = Tables
console-pane-table = Table

console-queue = Waiting for an arbiter
console-queue-none = Nothing waits.
console-notice-claim = { $who } claims a draw
console-notice-quickplay = { $who } asks for a decision (no increment)
console-notice-flag = { $who }: flag down
console-notice-illegal-move = { $who }: illegal move completed
console-notice-call = { $who } calls the arbiter
console-notice-question = { $who } asks about the Laws
console-notice-late = { $who } has not come
console-notice-restart = The server was down: clocks stopped
console-notice-other = { $who }: { $kind }
console-someone = Someone
console-waits = waiting { $time }
console-taken = Taken by { $role }
console-take = Take
console-dismiss = Done
console-role-arbiter = the arbiter
console-role-deputy = the deputy
console-role-organiser = the organiser

console-search = Find a table: number or name
console-search-short = Number or name
console-filter = Show
console-filter-all = All
console-filter-trouble = Under 5 min
console-filter-no-increment = No increment
console-filter-waiting = Waiting
console-filter-offline = Offline
console-filter-unfinished = Unfinished
console-tables-none = No table fits.
console-tables-empty = No tables yet.
console-board = Board { $board }
console-move = Move { $number }
console-not-started = not started
console-stage-ready = Not started
console-stage-playing = Playing
console-stage-halted = Clocks stopped
console-stage-adjourned = Adjourned
console-stage-over = Over
console-stage-void = Void
console-trouble = under 5 min
console-offline = offline
console-waiting-mark = waiting

console-back = All tables
console-open-game = Game page
console-ready = Ready: { $who }
console-offer = { $who } has offered a draw
console-claim = { $who } claims: { $ground }
console-claim-with = { $who } claims: { $ground }, with { $move }
console-quickplay = { $who } has asked for a decision without increment
console-touched = Touched: { $squares }
console-illegal-pending = An illegal move stands on the board and is not completed
console-illegal-count = Illegal moves: White { $white }, Black { $black }
console-quiet = { $moves ->
    [0] A capture or pawn move was just made
    [one] 1 move by each without capture or pawn move
   *[other] { $moves } moves by each without capture or pawn move
}
console-quiet-half = { $plies } half-moves without capture or pawn move
console-adjourned-sealer = { $who } seals
console-adjourned-closed = { $who } has sealed; the envelope is closed
console-edition = Laws of { $edition }

console-tab-log = Log
console-tab-sheets = Scoresheets
console-tab-chart = Clocks
console-tab-moves = Moves
console-tab-papers = Paper
console-paper-sheets = Scoresheets (PDF)
console-paper-record = Record of the game
console-paper-white = White's sheet
console-paper-black = Black's sheet
console-paper-both = Both on one page
console-paper-forms = Forms, filled in from the record (PDF)
console-paper-claim = Claim of a draw
console-paper-incident = Incident report
console-paper-envelope = Envelope
console-paper-envelope-copy = Envelope, arbiter's copy
console-paper-late = Late list (PDF)
console-paper-nothing = The record has nothing for this form.
console-log-all = All facts
console-log-notable = Decisions and calls only
console-log-none = Nothing has happened yet.
console-log-undo = Make good
console-log-undo-about = Adds a fact that makes this one good; nothing is erased.
console-log-time = at { $time }
console-who-white = White
console-who-black = Black
console-who-white-assistant = White’s assistant
console-who-black-assistant = Black’s assistant
console-who-arbiter = Arbiter
console-who-spectator = Spectator
console-sheets-none = Scoresheets are not kept with this game.
console-sheet-white = White’s scoresheet
console-sheet-black = Black’s scoresheet
console-sheet-played = Played
console-sheet-differs = differs
console-sheet-missing = missing
console-sheet-differences = { $count ->
    [0] Both scoresheets agree with the game.
    [one] One entry differs or is missing.
   *[other] { $count } entries differ or are missing.
}
console-sheet-of-differs = { $count ->
    [one] one differs
   *[other] { $count } differ
}
console-sheet-of-missing = { $count ->
    [one] one missing
   *[other] { $count } missing
}
console-sheet-copied = copied
console-sheet-signed = Signed { $scores }

console-tools = All tools
console-group-game = Game
console-group-clock = Clocks
console-group-board = Board
console-group-conduct = Conduct
console-group-result = Result
console-group-adjourn = Adjournment
console-apply = Apply
console-cancel = Cancel
console-articles = By
console-optional = if it applies

tool-claim = Claim of a draw
tool-repetition = Repetitions
tool-illegal = Illegal move
tool-set-clock = Set the clocks
tool-start = Start
tool-arrive = A player has come
tool-declare-default = Loss by default
tool-stop-clocks = Stop the clocks
tool-resume-clocks = Start the clocks again
tool-add-time = Add or take time
tool-correct-setting = Wrong setting
tool-assistant-time = Time for an assistant
tool-call-flag = Flag has fallen
tool-agree-illegal = Both agree to take back
tool-report-gross = Kings in check, pawn on the last rank
tool-report-touch = Touched piece not moved
tool-report-setup = Wrong beginning
tool-restore = Restore a position
tool-replace-scoresheet = Replace a scoresheet
tool-reconstruct = Reconstruct the game
tool-cannot-show = Scoresheets do not show it
tool-boards-differ = The boards differ
tool-penalise = Penalty
tool-breach = Conduct
tool-device = Device
tool-decide = Decide (no increment)
tool-resigned = Resignation
tool-agreed = Draw agreed
tool-both-lose = Both lose
tool-correct-result = Correct the result
tool-adjourn = Adjourn
tool-resume-game = Resume the game
tool-open-envelope = Open the envelope
tool-lose-envelope = Envelope lost

tool-about-declare-default = Who has not come loses; the program looks whether the default time has passed.
tool-about-agree-illegal = Where an illegal move was found too late and both players agree, the position before it is restored.
tool-about-report-gross = In rapid and blitz without supervision the arbiter acts only on these.
tool-about-report-touch = The program looks what was touched and what was played.
tool-about-replace-scoresheet = An electronic scoresheet has failed. What was recorded stays.
tool-about-reconstruct = No scoresheet is complete: the game is reconstructed on another board.
tool-about-cannot-show = Neither scoresheet shows whether enough moves were made.
tool-about-both-lose = Both players refuse to follow the Laws.
tool-about-agreed = Both players have told you that they agree.
tool-about-adjourn = The session ends: the player having the move seals.
tool-about-correct-setting = The time control as it should be, as people write it.
tool-about-add-time = A sign takes time away: −1:00.
tool-about-resume-clocks = The clock of the player having the move runs.
tool-about-restore = How many half-moves stay on the board.
tool-about-call-flag = The program looks at the clock and at the position.

tool-field-player = Player
tool-field-reason = Why
tool-field-time = Time (h:mm:ss)
tool-field-control = Time control
tool-field-task = What the assistant does
tool-field-fault = What
tool-field-plies = Half-moves
tool-field-penalty = Penalty
tool-field-opponent = The opponent gets
tool-field-conduct = What
tool-field-decision = Decision
tool-field-bonus = The opponent gets time
tool-field-white = White
tool-field-black = Black
tool-field-absent = Who is absent
tool-field-lost = The position cannot be established either
tool-value-white = White
tool-value-black = Black
tool-value-none = nobody
tool-value-both = both
tool-value-win = 1
tool-value-draw = ½
tool-value-loss = 0
tool-value-press = presses the clock
tool-value-write = writes the moves
tool-value-arbiter = the arbiter’s reasons
tool-value-assistance = the arbiter was sought
tool-value-promotion-piece = the new piece is not at hand
tool-value-illness = illness
tool-value-sound = it made a sound
tool-value-possession = found with the player
tool-value-off-in-bag = off, in a bag
tool-value-grant = draw
tool-value-refuse = refused
tool-value-put-off = put off: I watch first

desk-claim-none = No claim waits.
desk-claim-check = Check the claim
desk-claim-check-about = The program looks at every position and rules: a draw, or time for the opponent.
desk-claim-cover = While it is checked neither player should think on: cover the board or ask them to step back.
desk-claim-occurrences = { $count ->
    [one] This position has stood once
   *[other] This position has stood { $count } times
}
desk-claim-occurrence = after { $move }
desk-claim-occurrence-start = at the start
desk-claim-lookalikes = Looks alike, but is another position
desk-claim-lookalikes-none = No position looks alike and differs.
desk-claim-reason-castling = { $color ->
    [white] White
   *[black] Black
} could castle with the rook on { $square } { $there ->
    [true] then, and no longer
   *[false] only now
}
desk-claim-reason-en-passant = a pawn could be taken en passant on { $square } { $there ->
    [true] then, and not now
   *[false] only now
}
desk-claim-reason-turn = the other player had the move
desk-claim-reason-pieces = other pieces stood there
desk-claim-ply = Position after half-move

desk-illegal-none = The program knows of no completed illegal move.
desk-illegal-none-about = You can still restore a position and set the clocks.
desk-illegal-choose = Illegal moves in the game
desk-illegal-which = On which of them can still be ruled, the edition decides.
desk-illegal-restored = The position that is restored
desk-illegal-times = What the clocks showed then
desk-illegal-penalty = The penalty of the edition is added by itself.
desk-illegal-apply = Rule on it
desk-illegal-then-about = Where moves were made since, the arbiter sets the times. Proposed: what the clocks showed, with the penalty.
desk-illegal-set = Set these times
desk-illegal-keep = Leave them
desk-illegal-flaw-illegal = against the rules of the pieces
desk-illegal-flaw-king-captured = a king was captured
desk-illegal-flaw-unreplaced-pawn = pawn not replaced
desk-illegal-flaw-unfinished-castling = castling not finished
desk-illegal-flaw-no-move = clock pressed without a move
desk-illegal-flaw-two-hands = two hands

desk-clock-set-now = shows { $time }
desk-clock-set-left = Time left
desk-clock-set-moves = Moves completed
desk-clock-set-about = Only what you change is set. Both players see it, with the article.
desk-clock-set-wrong = A time as 1:05:00 or 4:30 is expected.

console-key-search = find a table
console-key-go = go to a table (g, then its number)
console-key-stop = stop the clocks
console-key-resume = start the clocks again
console-key-adjust = set the clocks
console-key-result = result
console-key-next = next in the queue
console-key-help = this list
console-seats = Seats
console-seats-table = At this table
console-seats-hall = Of the hall
console-start-all = Start all { $count } tables
console-start-all-about = All tables that wait are started now, with White’s clock. Who has not come is told at each table.
console-start-all-failed = Not started: boards { $boards }
console-seat-linear = By ear
console-seats-life = for one use, { $minutes } minutes
tool-replace-clock = Replace the clock
tool-place-clock = Place of the clock
tool-send-away = Send someone away
tool-about-replace-clock = A defective clock is replaced; the times are for you to decide.
tool-field-right-of = At whose right hand
tool-field-why = What he did
tool-value-speaking = spoke of a game or interfered
tool-value-telephone = used a telephone
tool-value-analysing = analysed where games go on
console-sealed = in the envelope

## Resuming an adjourned game

tool-announce-session = Announce the end of the session
tool-report-times = Wrong times at the resumption
resume-sealing = { $who } is sealing. The game can be resumed when the envelope is closed.
resume-lost = The envelope is lost: { $who } writes the move that he says he sealed, and stops the clock.
resume-step-envelope = The envelope
resume-step-here = The resumption
resume-where = Date, time and place of the resumption
resume-holder = Kept by
resume-check = Checked
resume-print = Print
resume-here-sealer = { $who }, who sealed, is here
resume-here-replier = { $who }, who must reply, is here
resume-case-both = Both are here: the envelope is opened, the sealed move is made and the clock of { $replier } is started.
resume-case-replier = { $sealer } has not come: the envelope is opened and the clock of { $replier } is started. Instead of playing, { $replier } may seal the reply and start the other clock.
resume-case-sealer = { $replier } has not come: the clock of { $replier } is started and the envelope stays closed. On arrival that clock is stopped and the envelope opened.
resume-case-nobody = Nobody has come: the clock of { $replier }, who must reply, is started. The envelope stays closed.
resume-clocks = The clocks are as at the adjournment: White has { $white } left, Black { $black }.
resume-ends = End of the session
resume-too-long = The time that both have left reaches { $time } beyond the end of the session: the game may have to be adjourned again.
resume-away = { $who } has not come.
resume-has-come = Has come
resume-not-yet = The envelope is opened only when { $replier } is here.
resume-open-about = Two of the three slips open the envelope: the one from the envelope and the one of the player who must reply, or any other two. They are used on this screen and sent nowhere.
resume-slip-first = One slip
resume-slip-second = Another slip
resume-unlock = Open the envelope
resume-written = In the envelope:
resume-reading = It means
resume-reading-other = another move
resume-reading-ambiguous = several moves: ambiguous
resume-reading-unclear = what was meant cannot be established
resume-reading-none = no move at all
resume-reading-about = What reads as one legal move in any language is that move. A move that is illegal, ambiguous or cannot be established loses, or is drawn if the opponent could not mate.
resume-play = Make the move
resume-reply-waits = The reply of { $who } lies sealed until { $other } comes.
resume-reply-due = { $other } has come: the sealed reply of { $who } is opened.
resume-otherwise = Otherwise

slip-holder = A slip begins with 1, 2 or 3.
slip-length = A slip has 24 letters and digits after its number.
slip-character = There is a character in it that is on no slip.
slip-mistyped = It was copied wrongly: the last letters do not fit the others.
open-cut = The envelope on record is cut off or damaged. Nothing was changed: if it cannot be had whole from a backup, it is lost.
open-one-holder = Both slips are of the same holder. Two different ones are needed.
open-wrong-slips = These slips do not open this envelope: one of them is of another envelope, or the record was changed.
open-changed = The slips fit, but what is in the envelope was changed after sealing.
open-not-as-printed = What is in the envelope does not fit the commitment printed on it, or the position is another.

desk-reason = Reason
desk-reason-about = Both players see it; it stands in the record and in the PGN.
desk-reason-illegal = illegal move
desk-reason-noise = noise in the hall
desk-reason-wrong = the clock was set wrongly
desk-reason-defect = the clock was defective
desk-reason-disturbed = the player was disturbed
tool-draw-start = Draw the start position
tool-about-draw-start = Chance has drawn this first rank; draw again, or write what was drawn at the board. Black’s pieces stand opposite.
tool-field-rank = White’s pieces from a to h
tool-draw-again = Draw again
console-import = Import a record
console-import-about = A record as this program writes it (.jsonl): the game comes as a new table of this hall, with all its facts. Nothing of other tables changes.
console-import-file = Choose a file
console-import-done = The table is made: { $name }
console-import-open = Open it

boards-about = Both scoresheets are consulted. The clocks are set from what they show at the move to which the game goes back.
boards-whole = Both scoresheets say the same.
boards-alike = Both scoresheets say the same of { $count ->
    [one] the first half-move only
   *[other] the first { $count } half-moves only
  }.
boards-otherwise = { $number }. Both wrote { $written }, and { $color ->
    [white] White
   *[black] Black
  } played { $played }: his board is put right.
boards-scores = The scoresheets
boards-agree = agree: the board that is wrong is put right, and the game goes on
boards-differ = differ: the game goes back to where they agree
boards-plies = Half-moves on which they agree

reconstruct-noted = Noted first
reconstruct-position = The position on the board
reconstruct-runs = Clock that runs
reconstruct-ran = Clock that will run
reconstruct-moves = Moves completed
reconstruct-begin = Stop the clocks and begin
reconstruct-second = The second board
reconstruct-start = the position at the start
reconstruct-together = Each player sees the other's scoresheet until his own is complete, and fills the gaps himself.
reconstruct-lacking = { $name }: { $count ->
    [one] one half-move is missing.
   *[other] { $count } half-moves are missing.
  }
reconstruct-complete = Both scoresheets are complete.
reconstruct-close = Close

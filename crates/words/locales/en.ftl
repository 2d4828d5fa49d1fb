# Facts, rulings and refusals in English. Identifiers are the same in all languages.

## Words

role-a = { $role ->
    [pawn] a pawn
    [knight] a knight
    [bishop] a bishop
    [rook] a rook
    [queen] a queen
   *[king] a king
}
role-the = { $role ->
    [pawn] the pawn
    [knight] the knight
    [bishop] the bishop
    [rook] the rook
    [queen] the queen
   *[king] the king
}
text-article = Art. { $article }
player = { $by ->
    [white] White
   *[black] Black
}
who = { $who ->
    [white] White
    [black] Black
    [white-assistant] White's assistant
    [black-assistant] Black's assistant
    [arbiter] Arbiter
   *[spectator] Spectator
}
absent = { $absent ->
    [white] {" "}(White is not there)
    [black] {" "}(Black is not there)
    [both] {" "}(neither player is there)
   *[none] {""}
}
ground = { $ground ->
    [fifty] fifty moves
   *[threefold] a threefold repetition
}
unstopped = { $unstopped ->
    [true] {" "}without stopping the clocks
   *[false] {""}
}
from-display = { $from-display ->
    [true] , by nothing but a display
   *[false] {""}
}
conduct = { $conduct ->
    [disrepute] bringing the game into disrepute
    [leaving] leaving without permission
    [leaving-area] leaving the playing area with the move without permission
    [leaving-unannounced] leaving the playing area without telling the arbiter
    [entering] entering the playing area without permission
    [search] refusing to be searched
    [advice] notes, advice or another board
    [smoking] smoking outside the place for it
    [distraction] disturbing the opponent
    [refusal] refusing to follow the Laws
    [clock] handling the clock wrongly
    [pressing-hand] pressing the clock with the other hand or waiting with a finger on it
    [displacing] knocking pieces over
    [writing-ahead] writing a move before making it
    [not-recording] not recording
    [two-hands] using two hands
   *[scoresheet] misuse of the scoresheet
}
penalty = { $penalty ->
    [warning] warning
    [opponent-time] more time for the opponent
    [offender-time] less time
    [opponent-points] more points for the opponent
    [offender-points] fewer points
    [loss] loss of the game
    [fine] fine
    [exclusion] exclusion from rounds
   *[expulsion] expulsion from the event
}
setup-fault = { $fault ->
    [pieces] the pieces
    [missing] the set of pieces
    [king] king and queen
    [rook-short] the rook with which one castles short
    [rook-long] the rook with which one castles long
    [board] the board
    [colours] the colours
   *[clocks] the clocks
}
ending = { $ending ->
    [checkmate] checkmate
    [resignation] resignation
    [stalemate] stalemate
    [dead-position] dead position
    [agreement] by agreement
    [threefold] threefold repetition
    [fifty-moves] fifty moves
    [fivefold] fivefold repetition
    [seventy-five-moves] seventy-five moves
    [flag-fall] time
    [both-flags] both flags down
    [absence] absence
    [illegal-moves] illegal moves
    [gross-illegality] gross illegality
    [quickplay-claim] claim in the quickplay finish
    [sealed-move] sealed move
    [device] device
    [penalty] penalty
    [persistent-refusal] persistent refusal to follow the Laws
    [both-lose] both lose
   *[correction] correction by the arbiter
}
outcome = { $result } ({ ending })
scores = { $white ->
    [win] 1
    [draw] ½
   *[loss] 0
}-{ $black ->
    [win] 1
    [draw] ½
   *[loss] 0
}

## Illegal moves

illegal-no-piece = there is no piece on { $from }
illegal-opponents-piece = { role-the } on { $from } belongs to the opponent
illegal-same-square = the piece on { $from } would not move
illegal-castling = castling { $side ->
    [short] short
   *[long] long
} is not possible: { $reasons }
illegal-own-piece = { role-a } of the same colour stands on { $to }
illegal-not-its-move = { role-a } does not move from { $from } to { $to }
illegal-path-blocked = the way is blocked on { $at }
illegal-pawn-blocked = the pawn's way is blocked on { $at }
illegal-pawn-has-moved = the pawn on { $from } has left its first square and may advance only one
illegal-nothing-to-take = the pawn has nothing to take on { $to }
illegal-en-passant = the pawn on { $at } has not just advanced two squares: no capture en passant
illegal-king-attacked = the king would be attacked from { $squares }
illegal-promotion-missing = the pawn reaches { $to } and what it becomes is not said
illegal-promotion-impossible = a pawn cannot become { role-a }
illegal-no-promotion = there is no promotion on { $to }
illegal-wrong-kind = the move is given in the wrong form
castling-right-lost = the king or that rook has moved, or there is no such rook
castling-piece-between = the way is blocked on { $squares }
castling-in-check = the king is in check
castling-crosses-attacked = the king would cross an attacked square ({ $squares })
castling-ends-attacked = the king would end on an attacked square ({ $squares })

## Refusals

start-unusable = the start position cannot be used: { $reason }
start-is-over = the start position leaves no legal move
why-time-goes-backwards = time goes backwards
why-not-started = the game has not been started
why-already-started = the game has been started already
why-game-over = the game is over
why-not-over = the game is not over
why-adjourned = the game is adjourned
why-not-adjourned = the game is not adjourned
why-wrong-person = not for this person to do
why-not-present = the player has not come to the board
why-not-your-move = { player } has the move
why-clocks-stopped = the clocks are stopped
why-not-stopped = the clocks are not stopped
why-no-clock = there is no clock
why-clock = the clock: { $reason }
why-clock-not-started = it has not been started
why-clock-runs = it runs already
why-clock-ended = it has been stopped for good
why-clock-flag = the flag of { player } is down
why-clock-not-on-turn = the clock of { player } does not run
why-clock-below-zero = { player } has less time left
why-clock-too-much = more time than it can show
why-clock-no-period = the time control has no such period
why-empty-square = there is no piece on that square
why-illegal-move = illegal move: { $reason }
why-touch-binds = a touched piece binds
why-announced-move-binds = the announced move must be played
why-promotion-chosen = the new piece has been chosen already
why-put-back-first = what was played must first be put back
why-nothing-to-take-back = there is nothing that could be taken back
why-nothing-begun = no part of a move waits for that
why-no-offer = no draw has been offered
why-offer-stands = an offer is open already
why-too-early = it comes too early
why-forbidden-by-event = the competition forbids it
why-claim-lost = the right to claim is lost for this move
why-claim-without-move = the claim names no move, and the claimant does not have the move
why-must-stop-clocks = the clocks must be stopped for it
why-claim-waits = a claim waits for the arbiter
why-no-claim = there is no claim
why-flag-not-down = the flag of { player } is not down
why-must-not-announce = the arbiter must not say so
why-too-late = it comes too late
why-too-much-time = too much time is left
why-no-proof = what a display shows is no proof
why-nothing-illegal = there is no illegal move to act on
why-nothing-touched = no touched piece was left unmoved
why-no-such-rule = the edition has no such rule
why-not-in-force = that rule is not in force in this game
why-already-done = that has been done already
why-no-such-move = there are not so many moves
why-too-many-moves = too many moves
why-no-such-start = no game of Chess960 begins so
why-incomplete = something that must be told is missing
why-in-the-clear = what is sealed must not be told beside its envelope
why-not-as-sealed = that is not what was put into the envelope: it does not fit the commitment printed on it
why-read-otherwise = what was written means another move
why-too-long = longer than the { $most } characters that there is room for on a line
why-sheet-full = the scoresheet has no room left there
why-no-such-penalty = the edition does not know this penalty

## Facts

act-start = start of the game{ absent }
act-arrive = arrival at the board
act-declare-default = loss by default declared
act-touch = touch of { $square }{ $accidental ->
    [true] {" "}by accident
   *[false] {""}
}
act-adjust = adjustment of { $square }, announced
act-move = { $move }{ $two-hands ->
    [true] {" "}with two hands
   *[false] {""}
}{ $press ->
    [true] , clock pressed
   *[false] {""}
}
act-release = release of the first piece: { $move }
act-place = { role-a } { $held ->
    [true] touches { $square }, still held
   *[false] put on { $square }
}
act-take-back = what was played is put back
act-press = clock pressed
act-resign = resignation
act-offer-draw = draw offered
act-accept-draw = draw accepted
act-decline-draw = draw declined
act-claim-draw = draw claimed: { ground }{ $move ->
    [missing] {""}
   *[other] , move { $move }
}{ $unwritten ->
    [true] , not written down
   *[false] {""}
}{ from-display }{ unstopped }
act-withdraw-claim = claim withdrawn
act-check-claim = claim checked
act-call-flag = flag of { player } called{ from-display }{ unstopped }
act-report-illegal = illegal move reported
act-agree-illegal = both agree that the illegal move is taken back
act-report-gross = two kings in check or a pawn on the last rank reported
act-report-touch = touched piece not moved, reported
reason-given = { $reasoned ->
    [true] {" "}({ $reason })
   *[false] {""}
}
act-stop-clocks = clocks stopped: { $reason ->
    [assistance] the arbiter is sought
    [promotion-piece] the new piece is not at hand
    [arbiter] the arbiter's reasons
    [illness] illness
   *[none] no reason that the Laws know
}
act-resume-clocks = clocks started again
act-set-clock = clock of { player } set to { $ms }{ reason-given }
act-place-clock = the clock is placed at { $right-of ->
    [white] White's
   *[black] Black's
} right hand
act-replace-clock = a defective clock is replaced{ reason-given }
act-add-time = clock of { player }: { $sign ->
    [minus] −
   *[plus] +
}{ $ms }{ reason-given }
act-correct-setting = setting of the clock corrected: { $control }{ reason-given }
act-report-setup = wrong beginning reported: { setup-fault }
act-displace = pieces knocked over
act-put-back = the displaced pieces are put back
act-restart-his-clock = clock of the one who knocked over the pieces started
act-restore = position after { $plies } { $plies ->
    [one] half-move
   *[other] half-moves
} restored
act-write = { $struck ->
    [true] struck out: half-move { $ply }
   *[false] { $ply ->
        [missing] written
       *[other] written for half-move { $ply }
    }: { $text }{ $offer ->
        [true] {" "}(=)
       *[false] {""}
    }{ $clock ->
        [missing] {""}
       *[other] {" "}({ $clock })
    }
}
act-complete-sheet = scoresheet completed
act-reconstruct = game reconstructed
act-cannot-show = neither scoresheet shows whether enough moves were made
act-sign = scoresheets signed: { scores }
act-ask-increment = increment asked for
act-claim-quickplay = draw claimed in the quickplay finish: { $ground ->
    [no-effort] no effort to win by normal means
   *[not-winnable] no win by normal means is possible
}{ unstopped }
act-decide = { $decision ->
    [grant] draw declared
    [refuse] claim refused
   *[put-off] decision put off
}{ $bonus ->
    [true] , time for the opponent
   *[false] {""}
}
act-adjourn = game adjourned{ $session-ends ->
    [missing] {""}
   *[other] {" "}before the session ends
}
act-announce-session = session announced
act-check-envelope = envelope checked
act-keep-envelope = envelope kept by { $holder }
act-draw-start = start position drawn: { $white }{ $black ->
    [missing] {""}
   *[other] , and for Black { $black }
}
act-seal = sealed move: { $envelope ->
    [missing] { $move ->
        [missing] no move at all
       *[other] { $move }
    }
   *[other] in its envelope
}{ $writing ->
    [ambiguous] {" "}(ambiguous)
    [unclear] {" "}(unclear)
   *[clear] {""}
}
act-resume-game = game resumed{ absent }
act-open-envelope = envelope opened{ $content ->
    [missing] {""}
   *[other] : “{ $content }”
}
act-lose-envelope = envelope lost{ $position-lost ->
    [true] , and with it the position
   *[false] {""}
}
act-announce = announced: { $move }
act-repeat = repeated: { $move }
act-breach = breach by { player }: { conduct }
act-device = device of { player }: { $fault ->
    [sound] a sound
    [possession] found with the player
   *[off-in-bag] off, in a bag
}
act-penalise = penalty for { player }: { penalty }{ $ms ->
    [missing] {""}
   *[other] {" "}({ $ms })
}
act-both-lose = both lose
act-correct-result = result corrected: { scores }
act-appeal = appeal
act-ask-explanation = question about the Laws
act-assistant-time = time of { player } shortened by { $ms }: the assistant { $task ->
    [press] presses the clock
   *[write] writes the moves
}
act-tell = said to a player: { $what ->
    [number-of-moves] how many moves were made
    [opponent-moved] that the opponent has moved
    [times] what both clocks show
   *[clock-not-pressed] that he has not pressed his clock
}
act-send-away = sent away: { $why ->
    [speaking] spoke of a game or interfered
    [telephone] used a telephone
   *[analysing] analysed in the playing room
}
act-ask-boards = two boards asked for
act-ask-scoresheet = opponent's scoresheet asked for
act-replace-scoresheet = electronic scoresheet of { player } replaced
act-report-times = wrong times at the resumption reported
act-boards-differ = the boards differ{ $plies ->
    [missing] {""}
   *[other] ; both scores agree for { $plies } half-moves
}

## Rulings

binding = { $kind ->
    [short] castle short
    [long] castle long
    [king] move the king
    [move] move the piece on { $square }
    [capture] capture the piece on { $square }
    [capture-with] capture the piece on { $square } with the one on { $from }
   *[free] make any legal move
}
effect-started = the game begins
effect-arrived = { player } came in time
effect-made = { $move } is made
effect-completed = { player } completed the move
effect-bound = { player } must { $to }
effect-chosen = { role-a } on { $square } is chosen for good
effect-illegal = { player }: illegal move { $flaw ->
    [king-captured] (a king captured)
    [unreplaced-pawn] (pawn not replaced)
    [unfinished-castling] (castling not finished)
    [no-move] (clock pressed without a move)
    [two-hands] (two hands used)
   *[illegal] (against the rules of the pieces)
}, number { $count }
effect-no-offence = no offence of { player }: the move was not completed
effect-restored = the position after { $plies } { $plies ->
    [one] half-move
   *[other] half-moves
} is restored
effect-proposed = proposal for the clocks: White { $white }, Black { $black }
effect-replaced = the pawn on { $square } is replaced by { role-a }
effect-time-added = { player } gets { $ms } more
effect-time-taken = { player } loses { $ms }
effect-clock-set = the clock of { player } shows { $ms }
effect-clocks-stopped = the clocks are stopped
effect-clock-runs = the clock of { player } runs
effect-offered = { player } offered a draw
effect-offer-refused = { player } refused the draw
effect-claimed = { player } claimed a draw: { ground }{ $offer ->
    [true] ; it counts as an offer
   *[false] {""}
}
effect-claim-right = the claim is right: { ground }
effect-claim-wrong = the claim is wrong: { ground }
effect-claim-stays = the claim cannot be withdrawn
effect-must-play = { player } must play { $move }
effect-lost = { player } lost the right { $right ->
    [claim] to claim on this move
    [touch-complaint] to complain of touching
    [castling-short] to castle short
    [castling-long] to castle long
   *[castling] to castle
}
effect-flag = the flag of { player } is down
effect-both-flags = both flags are down, and nobody can say which fell first
effect-heard-otherwise = { player } repeats another move than was announced
effect-goes-on = the game goes on
effect-arbiter-decides = the arbiter has to decide
effect-told-arbiter = the arbiter was told, and judges by what he sees himself
effect-void = the game does not count: a new one is played
effect-transferred = the position is put on a board laid rightly
effect-must = { player } must { $duty ->
    [play-again] move the touched piece, or make another legal move
    [replace-pawn] replace the pawn
    [finish-castling] finish the castling
    [play-announced] play the announced move
    [record] record the move
    [complete-sheet] bring the scoresheet up to date
    [sign] sign the scoresheets
    [seal] seal a move
   *[put-back] put the pieces back
}
effect-quickplay-claimed = { player } claimed a draw in the quickplay finish
effect-put-off = the decision is put off
effect-quickplay-refused = the claim in the quickplay finish is refused
effect-increment-asked = { player } asked for an increment
effect-increment-given = from now on each move brings { $ms }
effect-set-up = start position { $number } is set up
effect-recorded = { player } has written { $move }
effect-envelope-lacks = on the envelope this is missing or wrong: { $part ->
    [players] the players' names
    [position] the position before the sealed move
    [times] the times used
    [sealer] who sealed
    [number] the number of the sealed move
    [offer] the open offer of a draw
   *[resumption] when and where play is resumed
}
effect-adjourned = the game is adjourned: { player } must seal
effect-sealed = { player } sealed a move
effect-resumed = the game is resumed
effect-opened = the sealed move { $move } stands on the board
effect-breached = breach by { player }: { conduct }
effect-penalised = penalty for { player }: { penalty }
effect-signed = { player } signed
effect-noted = this is noted
effect-over = the game is over: { $outcome }

## Time controls

error-time = { $what } at character { $place }: { $hint }
time-unequal = The players have different times
time-classes-differ = By its time the game is { $white ->
    [standard] standard chess
    [rapid] rapid chess
   *[blitz] blitz
} for White and { $black ->
    [standard] standard chess
    [rapid] rapid chess
   *[blitz] blitz
} for Black
time-not-in-the-laws = The Laws of Chess do not know this kind of time control
time-quickplay-always = The last period has no increment: the rules of a quickplay finish apply in it (Art. { $article })
time-quickplay-to-announce = The last period has no increment: draw claims by the rules of a quickplay finish are possible only if these were announced (Art. { $article })
time-quickplay-announced = A quickplay finish is announced
time-draw-odds-black = A draw counts as a win for Black
time-bonus-not-stated = No increment or delay is stated; none is supposed
time-one-period-only = The increment is taken to hold for one period only
time-read-as-hours = A number without a unit was read as hours
time-read-as-seconds = A number without a unit was read as seconds
time-forty-moves-supposed = No number of moves is given for the first period; 40 are supposed

## What the server refuses

error-unreadable = { $detail ->
    [missing] this cannot be read
   *[other] this cannot be read: { $detail }
}
error-key = no key, or one that opens nothing here
error-role = this is not for this role
error-no-such-hall = there is no such hall
error-no-such-table = there is no such table
error-no-such-code = this code opens nothing: it was mistyped, used already, or is older than ten minutes
error-no-notice = this has been dealt with already
error-in-the-clear = a move that is sealed must come in an envelope, so that nobody can read it: seal it with the screens of this program, or as the protocol says
error-envelope = the envelope is cut off or damaged; nothing was sealed: seal the move once more
error-not-found = there is nothing here
error-method = this cannot be asked so
error-too-large = too large
error-begun = { $field } can be changed only before the game begins
error-bounds = { $field } is too long or too large
error-characters = { $field } has characters that cannot be shown
error-date = the date is not one such as 2026-11-30
error-regulations = the game cannot be begun so: { $reason }
error-bad-record = the record does not hold: { $detail }
error-too-often = too often: wait a moment
error-full = there is no room for more
error-record = the record cannot be written now: nothing of this has happened
error-internal = a fault of the server

## Regulations

regulation-change-at-zero = the time of the next period comes when a clock reaches zero
regulation-speed = announced as { $play ->
    [standard] standard chess
    [rapid] rapid chess
   *[blitz] blitz
}
regulation-supervised = there are arbiters enough for the competition rules
regulation-games-per-arbiter = one arbiter for { $number ->
    [one] each game
   *[other] every { $number } games
}
regulation-not-recorded = the arbiters do not record the games
regulation-no-arbiter = no arbiter is present
regulation-guarded = the board refuses what the Laws forbid
regulation-clock-marks-first-flag = the clock shows which flag fell first
regulation-default-time = who comes { $ms } late or more loses
regulation-no-draw-before = no draw may be agreed before move { $number }
regulation-quickplay = the rules of a quickplay finish were announced
regulation-adjournments = games may be adjourned
regulation-mild-device-penalty = a device that is found is punished more mildly than by the loss of the game
regulation-devices-in-bags = devices may be in the players' bags if they are off
regulation-assistant = { player } has an assistant
regulation-visually-impaired = { player } does not see, or badly
regulation-disabled = { player } is disabled
regulation-scale = points: { $win } for a win, { $draw } for a draw, { $loss } for a loss
regulation-chess960 = Chess960

## Exercises

school-refused = not accepted: { $reason }
school-nothing = nothing follows: the game goes on
school-easy = easy
school-medium = medium
school-hard = hard
school-subject-adjournment = adjourned games
school-subject-chess960 = Chess960
school-subject-clock = the clock
school-subject-conduct = conduct and penalties
school-subject-draws = draws: offers and claims
school-subject-endings = the end of the game
school-subject-flag = flag-fall
school-subject-irregular = irregularities
school-subject-moves = the moves
school-subject-quickplay = quickplay finish
school-subject-recording = recording the moves
school-subject-start = the start of the game
school-subject-touch = touching and moving
school-subject-visually-impaired = players who do not see

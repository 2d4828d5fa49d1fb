# Words on paper.

## Every document

paper-event = Event
paper-site = Place
paper-date = Date
paper-round = Round
paper-board = Board
paper-white = White
paper-black = Black
paper-time = Time control
paper-arbiter = Arbiter
paper-result = Result
paper-page = Page { $page } of { $pages }
paper-no-font = No font has: { $characters }
paper-name = Name
paper-sign = Signature
paper-edition = Laws of { $edition }

## Scoresheets

sheet-title = Scoresheet
sheet-of-record = Record of the game
sheet-of-white = White's scoresheet
sheet-of-black = Black's scoresheet
sheet-number = No.
sheet-notes = Notes of the arbiter
sheet-sign = Signature of { $who ->
    [white] White
    [black] Black
   *[arbiter] the arbiter
}
sheet-signed = signed: { $result }
sheet-start = Start position: { $fen }
sheet-unreadable = From here on the moves stand as they are written: this one cannot be read.
sheet-ambiguous = From here on the moves stand as they are written: this one may be several moves.
sheet-illegal = From here on the moves stand as they are written: this one is no legal move.
sheet-lacking = { $count ->
    [one] The last move made is not on this sheet.
   *[other] The last { $count } single moves made are not on this sheet.
}
sheet-gaps = { $count ->
    [one] One move before the last written is missing.
   *[other] { $count } moves before the last written are missing.
}
sheet-struck = Struck out by the player: { $text }
sheet-taken-back = Written of a move that was taken back, and not struck out: { $text }
sheet-whole = { $what } in full: { $text }
sheet-move = Written

## Forms

form-articles = What the Laws say
form-clocks = White { $white }, Black { $black }
form-after = after { $move }
form-at-start = at the start
form-remarks = Remarks
form-signature = { $who ->
    [white] White
    [black] Black
   *[arbiter] Arbiter
}

### Claim of a draw

claim-title = Claim of a draw
claim-part = The claim
claim-by = { player }{ $named ->
    [false] {""}
   *[true] , { $name },
} claims a draw by { $ground ->
    [threefold] threefold repetition
   *[fifty] the fifty-move rule
}.
claim-with = With the move { $move }, written down and not played.
claim-on-board = By the position on the board.
claim-position = The diagram shows the position claimed about.
claim-occurrences = The position has stood on the board { $count ->
    [one] once
   *[other] { $count } times
}
claim-nth = No.
claim-when = When
claim-why = Why it is another position
claim-lookalikes = Positions that look the same
claim-after-announced = after the announced move { $move }
claim-quiet = { $plies ->
    [one] One single move
   *[other] { $plies } single moves
} without capture or pawn move; 100 are needed
claim-moves = The moves from the position { $from } on:
claim-differs-turn = the other player had the move
claim-differs-pieces = other pieces stood on { $squares }
claim-differs-castling = { $earlier ->
    [true] then { player } could still castle { $side ->
        [short] on the king's side
       *[long] on the queen's side
    }
   *[false] only now { player } can castle { $side ->
        [short] on the king's side
       *[long] on the queen's side
    }
}
claim-differs-en-passant = { $earlier ->
    [true] then a pawn could be taken en passant on { $square }
   *[false] only now a pawn can be taken en passant on { $square }
}
claim-ruling = Ruling
claim-correct = The claim is correct: the game is drawn ({ $articles }).
claim-incorrect = The claim is incorrect: the game goes on ({ $articles }).

### Incident report

incident-title = Incident report
incident-nth = { $nth }. After { $time } of the session (line { $line } of the record)
incident-followed = What followed
incident-report = Report
incident-witnesses = Witnesses
incident-chief = Chief arbiter

### Envelope

envelope-title = Sealed move
envelope-copy-title = Adjourned game: arbiter's copy
envelope-players = Players
envelope-position = Position before the sealed move
envelope-see-diagram = see the diagram
envelope-times = Times used
envelope-no-clock = no clock
envelope-sealer = Sealed by
envelope-number = Number of the sealed move
envelope-offer = Offer of a draw
envelope-no-offer = none
envelope-offered = { player } has offered a draw
envelope-resumption = Resumption: date, time and place
envelope-turn = { player } to move
envelope-sealed-by = Signed across the flap
envelope-sealer-signs = Who sealed
envelope-opponent-signs = Opponent
envelope-arbiter-signs = Arbiter
envelope-commitment = Commitment to the sealed move: { $hash }
envelope-warning = To be opened by the arbiter only, when the player who has to reply is present.
envelope-custody = Who had the envelope
envelope-when = Date and time
envelope-who = Handed to
envelope-why = For what
envelope-checks = At the resumption
envelope-check-intact = The envelope is intact, and its commitment is the one printed here.
envelope-check-position = The position is set up as on the envelope.
envelope-check-clocks = The clocks show what is left after the times used.
envelope-check-replier = The player who has to reply is present.
envelope-check-opened = The envelope was opened, the move made on the board, and the clock of the player who has to reply started.

### List of latecomers

late-title = Players not at the board at the start
late-nobody = Everybody was there when the games began.
late-player = Player
late-side = Pieces
late-opponent = Opponent
late-came = Came
late-allowed = May be late
late-by = { $time } late
late-lost = lost after { $time }
late-missing = not yet after { $time }
late-not-yet = not yet
